package showdown

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// How shots, flips, wounds and deaths are shown.

func shoots(b *Board, v *table.View, e game.Event, m *table.Motion) {
	by, at := seatIn(&b.now, e.From), seatIn(&b.now, e.To)
	b.threat = threat{rules.Shot, by, at, faceOf(e)}
	if faceOf(e).Kind() == rules.Gatling {
		m.Cue = audio.CueShowdownGatling
	}
	m.Delay = ui.AimMS
	x := &effect{draw: fires, from: e.From, to: e.To}
	m.Tweens = append(m.Tweens, b.add(x, ui.AimMS+ui.FlashMS+ui.RecoilMS, ui.Linear, nil))
	m.Hold = ui.HighlightMS
}

func raids(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.threat = threat{rules.Raid, seatIn(&b.now, e.From), seatIn(&b.now, e.To), faceOf(e)}
	m.Tweens = append(m.Tweens, b.add(&effect{draw: gallops, from: e.From, to: e.To}, ui.EffectMS, ui.Linear, nil))
}

func challenges(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.threat = threat{rules.Standoff, seatIn(&b.now, e.From), seatIn(&b.now, e.To), faceOf(e)}
	m.Tweens = append(m.Tweens, b.add(&effect{draw: faceOff, from: e.From, to: e.To}, ui.EffectMS+ui.ResultHeldMS, ui.Linear, nil))
}

// flipIn is what an event's flip is for.
func flipIn(e game.Event) rules.Flip {
	if e.Amount[0] < 0 || int(e.Amount[0]) >= len(rules.FlipNames) {
		return rules.NoFlip
	}
	return rules.Flip(e.Amount[0])
}

func flips(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.flip = flipIn(e)
	b.deal()
	b.reveal(faceOf(e))
	x := &effect{draw: turning, from: e.From, to: e.To, card: faceOf(e), row: int(b.now.InRow)}
	m.Tweens = append(m.Tweens, b.add(x, ui.FlipMS+ui.FlipMS, ui.Linear, nil))
	m.Hold = ui.EffectMS
}

func noFlip(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, rules.SeatRef(e.Actor), lang.T("showdown/pop/no-flip"), ui.InkChip, sprites.IconCrossMark, ui.EffectMS)
}

func counts(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.From, lang.T("showdown/pop/counts"), ui.LampChip, 0, ui.EffectMS)
}

func flipped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	n, c := int(b.now.InRow), faceOf(e)
	what, good := b.flip, b.flip != rules.NoFlip && b.flip.Good(c)
	b.unrow(int(e.From.C))
	x := &effect{draw: sail, from: e.From, to: e.To, card: c, row: n}
	m.Tweens = append(m.Tweens, b.add(x, ui.ToTableMS, ui.Standard, func() {
		b.toss(c)
		if b.now.InRow == 0 {
			b.flip = rules.NoFlip
		}
	}))
	if good && (what == rules.BarrelFlip || what == rules.OwnFlip) {
		m.Cue = audio.CueShowdownBarrel
	}
}

// answered shows a card that somebody plays against what threatens him. In a Duel it is the other one's turn then.
func answered(b *Board, v *table.View, e game.Event, m *table.Motion) {
	c := faceOf(e)
	b.lose(e.Actor)
	if t := &b.threat; t.kind == rules.Standoff && e.Kind == rules.EvAnswered {
		other := t.by
		t.by, t.at = e.Actor, other
		m.Tweens = append(m.Tweens, b.add(&effect{draw: fires, from: rules.SeatRef(e.Actor), to: rules.SeatRef(max(other, 0))},
			ui.AimMS+ui.FlashMS+ui.RecoilMS, ui.Linear, nil))
		m.Delay = ui.AimMS
	} else if t.kind == rules.Raid {
		b.pop(m, rules.SeatRef(e.Actor), kindName(rules.Bang), ui.PaperChip, sprites.IconGunshot, ui.EffectMS)
		b.threat = noThreat
	}
	b.fly(m, e.From, e.To, c, func() { b.toss(c) })
	m.Hold = ui.HighlightMS
}

func cancelled(b *Board, v *table.View, e game.Event, m *table.Motion) {
	x := &effect{draw: passes, from: source(b.threat.by, e.Actor), to: rules.SeatRef(e.Actor), words: kindName(rules.Missed), look: ui.PaperChip, icon: sprites.IconDodging}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS, ui.Linear, nil))
	b.threat = noThreat
}

// source is the seat from which something comes; of nobody the seat that it hits.
func source(by, at game.Seat) game.Ref {
	if by == game.NoSeat {
		by = at
	}
	return rules.SeatRef(by)
}

func wounded(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	shot := b.threat.kind == rules.Shot || b.threat.kind == rules.Standoff
	from := rules.SeatRef(e.Actor)
	if by := seatIn(s, e.From); by != game.NoSeat && shot {
		from = e.From
	}
	b.threat = noThreat
	s.Life[e.Actor] = int8(e.Amount[1])
	x := &effect{draw: hits, from: from, to: rules.SeatRef(e.Actor), words: lang.T("showdown/pop/lost", int(e.Amount[0])), look: ui.BarnChip, icon: sprites.IconSilverBullet}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS+ui.RecoilMS, ui.Linear, nil))
}

func healed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Life[e.Actor] = int8(e.Amount[1])
	b.pop(m, rules.SeatRef(e.Actor), lang.T("showdown/pop/gained", int(e.Amount[0])), ui.TealChip, sprites.IconBeerStein, ui.EffectMS)
}

func dying(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.threat = threat{rules.Wound, game.NoSeat, e.Actor, rules.NoCard}
	b.pop(m, rules.SeatRef(e.Actor), lang.T("showdown/pop/dying"), ui.CoralChip, sprites.IconCoffin, ui.EffectMS)
}

func eliminated(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Alive = s.Alive.Without(e.Actor)
	s.Felled[e.Actor] = seatIn(s, e.From)
	b.threat = noThreat
	m.Tweens = append(m.Tweens, b.add(&effect{draw: falls, to: rules.SeatRef(e.Actor)}, ui.EffectMS, ui.Linear, nil))
}

// roleShown turns a role card: with held breath at a death, faster when all are shown at the end.
func roleShown(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	role := roleIn(e)
	seat := e.Actor
	x := &effect{draw: reveals, to: rules.SeatRef(seat), role: role, words: roleWord(seat, role)}
	ms := ui.RevealMS + ui.ResultHeldMS
	m.Delay = ui.HighlightMS
	if s.Phase != rules.Over {
		ms += ui.BreathMS
		x.slow = true
		m.Delay = ui.BreathMS
	}
	m.Cue = audio.CueShowdownRole
	m.Tweens = append(m.Tweens, b.add(x, ms, ui.Linear, func() {
		s.Shown = s.Shown.With(seat)
		s.Roles[seat] = role
	}))
}

// roleIn is the role in an event.
func roleIn(e game.Event) rules.Role {
	if int(e.Face[0]) < len(roleIcons) {
		return rules.Role(e.Face[0])
	}
	return rules.NoRole
}

func freed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	x := &effect{draw: jails, to: rules.SeatRef(e.Actor), words: lang.T("showdown/pop/freed"), look: ui.TealChip, icon: sprites.IconPadlockOpen}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS, ui.Linear, nil))
}

func jailed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	x := &effect{draw: jails, to: rules.SeatRef(e.Actor), words: lang.T("showdown/pop/jailed"), look: ui.InkChip, icon: sprites.IconImprisoned}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS+ui.ResultHeldMS, ui.Linear, nil))
}

func passedOn(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	from, to := seatIn(s, e.From), seatIn(s, e.To)
	if from == game.NoSeat || to == game.NoSeat {
		return
	}
	c := s.Gear[from][rules.DynamiteSlot]
	s.Gear[from][rules.DynamiteSlot] = rules.NoCard
	m.Tweens = append(m.Tweens, b.add(&effect{draw: hops, from: e.From, to: e.To}, ui.EffectMS, ui.InOut, func() { s.Gear[to][rules.DynamiteSlot] = c }))
}

func exploded(b *Board, v *table.View, e game.Event, m *table.Motion) {
	m.Tweens = append(m.Tweens, b.add(&effect{draw: explodes, to: rules.SeatRef(e.Actor)}, ui.EffectMS+ui.ResultHeldMS, ui.Linear, nil))
}

func over(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Phase = rules.Over
	b.threat = noThreat
	m.Banner = lang.T("showdown/banner/over")
	if e.Amount[0] == 1 {
		m.Banner = lang.T("showdown/banner/draw")
	}
}

func wins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Winners = b.now.Winners.With(e.Actor)
	b.pop(m, rules.SeatRef(e.Actor), v.Name(e.Actor), ui.LampChip, sprites.IconLaurelsTrophy, ui.EffectMS)
}
