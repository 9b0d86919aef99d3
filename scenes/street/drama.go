package street

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// How characters are turned up, called out, shot at, arrested, saved and headlined.

// turnsUp turns up a character: at once if it acts, with held breath if something is done to it or it steps in.
func turnsUp(b *Board, v *table.View, e game.Event, m *table.Motion) {
	role, place := roleIn(e), b.slot(e.From)
	d := &b.now.Sides[e.From.B&1]
	cause := rules.Cause(e.Amount[1])
	fx := &effect{turns: e.From, role: role, up: true}
	ms := ui.RevealMS
	if (cause == rules.AsTarget || cause == rules.AsReactor) && *place == rules.NoRole {
		fx.breath, ms = breathPart, ms+ui.BreathMS
		m.Cue = audio.CueStreetHeld
	}
	b.play(m, fx, ms, ui.Linear, func() {
		*place = role
		if !d.Up().Has(role) {
			d.Shown |= role.Only()
		}
	})
	m.Hold = ui.ResultHeldMS
	switch cause {
	case rules.AsBooster, rules.AsReactor:
		b.pop(m, e.From, lang.T("street/pop/"+rules.CauseNames[cause]), ui.LampChip, roleIcons[role], ms+ui.ResultHeldMS)
		m.Hold = 0
	}
}

func turnsBack(b *Board, v *table.View, e game.Event, m *table.Motion) {
	d, place := &b.now.Sides[e.From.B&1], b.slot(e.From)
	was := *place
	d.Shown &^= was.Only()
	fx := &effect{turns: e.From}
	if b.own(int(e.From.B & 1)) {
		fx.role = was
	}
	after := fx.role
	b.play(m, fx, ui.FlipMS, ui.Linear, func() { *place = after })
}

// callsRole stamps what is called out on the one who is meant.
func callsRole(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.To, lang.T("street/pop/call", roleName(roleIn(e))), ui.BarnChip, sprites.IconMegaphone, ui.EffectMS+ui.ResultHeldMS)
}

func wrong(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.To, lang.T("street/pop/wrong"), ui.InkChip, sprites.IconCrossMark, ui.EffectMS)
}

func shot(b *Board, v *table.View, e game.Event, m *table.Motion) {
	fx := &effect{draw: fires, from: e.From, to: e.To, up: e.Amount[0] == 1}
	b.play(m, fx, ui.AimMS+ui.FlashMS+ui.RecoilMS+ui.ResultHeldMS, ui.Linear, nil)
	m.Delay = ui.AimMS
	m.Hold = ui.FurtherMS
}

func saved(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.To, lang.T("street/pop/saved"), ui.TealChip, sprites.IconLawStar, ui.EffectMS+ui.ResultHeldMS)
	b.play(m, &effect{draw: stepsIn, from: e.From, to: e.To}, ui.EffectMS, ui.Standard, nil)
}

func arrested(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.play(m, &effect{draw: throwsCuffs, from: e.From, to: e.To}, ui.EffectMS, ui.Linear, nil)
	m.Delay = ui.AimMS * 2
	m.Hold = ui.ResultHeldMS
}

func cancelled(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.To, lang.T("street/pop/cancelled"), ui.LampChip, sprites.IconChurch, ui.EffectMS+ui.ResultHeldMS)
	b.play(m, &effect{draw: stepsIn, from: e.From, to: e.To}, ui.EffectMS, ui.Standard, nil)
}

func asked(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Phase = rules.Answering
	b.pop(m, e.To, lang.T("street/pop/asked"), ui.LampChip, sprites.IconChurch, ui.EffectMS)
}

func declined(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Phase = rules.Acting
	b.pop(m, e.To, lang.T("street/pop/declined"), ui.InkChip, sprites.IconChurch, ui.EffectMS)
}

func immobilized(b *Board, v *table.View, e game.Event, m *table.Motion) {
	d := &b.now.Sides[e.To.B&1]
	b.play(m, &effect{draw: bars, to: e.To, up: false}, ui.EffectMS, ui.Linear, func() {
		d.Immobilized = true
		d.Shown &^= rules.Bandit.Only()
	})
	m.Hold = ui.ResultHeldMS
}

func freed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	d := &b.now.Sides[e.To.B&1]
	d.Immobilized = false
	if !d.Headlined.Has(rules.Bandit) {
		d.Shown |= rules.Bandit.Only()
	}
	b.play(m, &effect{draw: bars, to: e.To, up: true}, ui.EffectMS, ui.Linear, nil)
	b.pop(m, e.To, lang.T("street/pop/freed"), ui.TealChip, sprites.IconPadlockOpen, ui.EffectMS)
}

func headlined(b *Board, v *table.View, e game.Event, m *table.Motion) {
	d := &b.now.Sides[e.To.B&1]
	role := roleIn(e)
	b.side(e.Actor).Markers = uint8(e.Amount[1])
	b.play(m, &effect{draw: slaps, to: e.To, role: role}, ui.EffectMS+ui.ResultHeldMS, ui.Linear, func() {
		d.Headlined |= role.Only()
		d.Shown &^= role.Only()
	})
	m.Delay = ui.AimMS
}

func misprinted(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.side(e.Actor).Markers = uint8(e.Amount[1])
	b.pop(m, rules.StashRef(b.now.SideOf(e.Actor)), lang.T("street/pop/misprint"), ui.InkChip, sprites.IconNewspaper, ui.EffectMS)
}

// wins turns up all that was hidden (OL-112).
func wins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.revealAll(v, m)
	if way := rules.Way(e.Amount[0]); way == rules.Good {
		m.Cue = audio.CueStreetElection
	}
	m.Banner = lang.T("street/banner/"+wayKey(e.Amount[0]), v.FirstName(e.Actor))
	m.Hold = 2 * ui.BannerMS
}

func draws(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.revealAll(v, m)
	m.Banner = lang.T("street/banner/drawn")
	m.Hold = 2 * ui.BannerMS
}

// wayKey is a way to win as a key.
func wayKey(way int16) string {
	if way < 0 || int(way) >= len(rules.WayNames) {
		way = 0
	}
	return rules.WayNames[way]
}

// revealAll turns up both rows and all tokens, now that the match is over and nothing is a secret any more.
func (b *Board) revealAll(v *table.View, m *table.Motion) {
	truth := known(v)
	if truth.Phase != rules.Over {
		return
	}
	for side := range b.now.Sides {
		for c, role := range b.now.Sides[side].Row {
			if role == rules.NoRole {
				b.play(m, &effect{turns: rules.SlotRef(side, c), role: truth.Sides[side].Row[c], up: true}, ui.BannerMS, ui.InOut, nil)
			}
		}
	}
	for c := range int(b.now.Line) {
		if c != b.open {
			b.play(m, &effect{turns: rules.CellRef(c), token: truth.Cells[c].Token, up: true}, ui.BannerMS, ui.InOut, nil)
		}
	}
	m.Tweens = append(m.Tweens, ui.Tween{For: ui.BannerMS, Done: func() { b.now = *truth }})
}
