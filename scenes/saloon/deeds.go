package saloon

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// How cards are drawn, weapons are readied and pawns move.

func turnBegins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Turn, s.Phase = e.Actor, rules.Scavenge
	s.Turns = uint16(e.Amount[0])
	b.brawl = brawl{}
	m.Hold = ui.StepMS
}

// placed brings a pawn in: it comes from its seat to its circle.
func placed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.walk(m, e.Actor, positionIn(e.To), strolls, ui.Travel(2))
	b.now.Turn = (e.Actor + 1) % game.Seat(max(b.now.Seats, 1))
}

func drew(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.InDeck -= min(b.now.InDeck, 1)
	b.gain(e.Actor)
}

// draws lets so many cards fly into a hand.
func draws(b *Board, v *table.View, e game.Event, m *table.Motion) {
	for i := range min(int(e.Amount[0]), 5) {
		t := b.add(&effect{draw: sail, from: e.From, to: e.To}, ui.DrawCardMS, ui.Decelerate, nil)
		t.After = i * ui.StaggerMS
		m.Tweens = append(m.Tweens, t)
	}
}

func tossed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	k := faceOf(e)
	b.lose(e.Actor)
	b.fly(m, e.From, e.To, k, func() { b.toss(k) })
}

func reshuffled(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.InDeck += uint8(e.Amount[0])
	clear(s.Discard[:])
	s.InDiscard = 0
	b.pop(m, e.To, lang.T("saloon/pop/shuffled"), ui.PaperChip, sprites.IconCardDraw, ui.EffectMS)
}

// discarded shows a card that goes to the discard pile from a hand or a board.
func discarded(b *Board, v *table.View, e game.Event, m *table.Motion) {
	k := faceOf(e)
	b.leaves(e.From)
	b.fly(m, e.From, rules.DiscardRef(), k, func() { b.toss(k) })
	m.Hold = ui.HighlightMS
}

// left clears away without much ado what somebody leaves who is out.
func left(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.leaves(e.From)
	b.toss(faceOf(e))
}

func equipped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	k := faceOf(e)
	b.lose(e.Actor)
	if w := b.slotIn(e.To); w != nil {
		*w = rules.Weapon{Kind: k}
	}
	b.fly(m, e.From, e.To, k, nil)
	m.Hold = ui.HighlightMS
}

// loaded turns up a Loader card: how many bullets a gun gets; one that comes full needs none.
func loaded(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	if w := b.slotIn(e.To); w != nil {
		w.Bullets = uint8(e.Amount[1])
	}
	if e.Amount[0] == 0 {
		m.Cue = audio.CueSaloonReload
		b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/full", int(e.Amount[1])), ui.LampChip, sprites.IconBullets, ui.EffectMS)
		return
	}
	if n := uint8(e.Amount[0]); int(n) < len(s.Loader) {
		s.Loader[n] -= min(s.Loader[n], 1)
		s.InLoader -= min(s.InLoader, 1)
		s.Loaded = n
	}
	x := &effect{draw: spins, from: rules.LoaderRef(), to: e.To, words: lang.T("saloon/pop/loaded", int(e.Amount[1])), look: ui.LampChip, icon: sprites.IconReloadGunBarrel}
	m.Tweens = append(m.Tweens, b.add(x, ui.FlipMS+ui.EffectMS, ui.Linear, nil))
}

// spins draws the cylinder that spins and stops where the Loader card says.
func spins(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.point(e.to)
	turn := 720 * ui.Decelerate.At(min(1, e.t*1.8))
	if calm(f) {
		turn = 0
	}
	f.PushAlpha(min(1, (1-e.t)*5))
	f.PushTurn(at, turn)
	f.Icon(sprites.IconReloadGunBarrel, ui.Around(at, 44, 44), f.Theme.Ink)
	f.Icon(sprites.IconReloadGunBarrel, ui.Around(at, 37, 37), f.Theme.LitPaper)
	f.Pop()
	f.Pop()
	if e.t > .35 || calm(f) {
		bubble(b, f, v, e)
	}
}

func loaderShuffled(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Loader, s.InLoader, s.Loaded = rules.LoaderCopies, uint8(e.Amount[0]), 0
	b.pop(m, rules.LoaderRef(), lang.T("saloon/pop/shuffled"), ui.PaperChip, sprites.IconReloadGunBarrel, ui.StepMS)
}

// shifted moves a weapon to the other slot, or lets both change places.
func shifted(b *Board, v *table.View, e game.Event, m *table.Motion) {
	from, to := b.slotIn(e.From), b.slotIn(e.To)
	if from == nil || to == nil {
		return
	}
	*from, *to = *to, *from
	if e.Amount[0] == 0 {
		*from = rules.Weapon{}
	}
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/slot/"+rules.SlotNames[e.To.C&1]), ui.PaperChip, motifs[to.Kind], ui.StepMS)
}

// reloaded puts bullets into a gun. Behind the piano it is heard and seen who does it.
func reloaded(b *Board, v *table.View, e game.Event, m *table.Motion) {
	w := b.slotIn(e.To)
	if w != nil {
		w.Bullets = uint8(e.Amount[1])
	}
	words := lang.T("saloon/pop/bullets", int(e.Amount[0]))
	k := faceOf(e)
	ms := ui.EffectMS
	if k != rules.NoKind {
		b.lose(e.Actor)
		b.toss(k)
		b.show(m, rules.FanRef(e.Actor), k)
		ms += ui.ToTableMS
	}
	if b.now.Where[e.Actor] == rules.Piano {
		m.Cue = audio.CueSaloonGlissando
		x := &effect{draw: plays, to: rules.PawnRef(e.Actor), words: words, look: ui.LampChip, icon: sprites.IconHeavyBullets}
		m.Tweens = append(m.Tweens, b.add(x, ms+ui.ResultHeldMS, ui.Linear, nil))
		return
	}
	b.pop(m, rules.PawnRef(e.Actor), words, ui.LampChip, sprites.IconBullets, ms)
}

func swigged(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.leaves(e.From)
	b.toss(faceOf(e))
	x := &effect{draw: drinks, to: rules.PawnRef(e.Actor), words: kindName(faceOf(e)), look: ui.PaperChip, icon: sprites.IconJug}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS, ui.Linear, nil))
}

// healed gives Grit back; behind the bar it is poured.
func healed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Grit[s.Side(e.Actor)] = e.Amount[1]
	if e.Rule != 86 {
		m.Cue = audio.CueSaloonGained
	}
	x := &effect{draw: drinks, to: rules.PawnRef(e.Actor), words: lang.T("saloon/pop/gained", int(e.Amount[0])), look: ui.TealChip, icon: sprites.IconHeartPlus}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS, ui.Linear, nil))
}

func moved(b *Board, v *table.View, e game.Event, m *table.Motion) {
	if e.Actor == b.now.Turn && b.now.Depth == 0 && e.Rule == 74 {
		b.now.Phase = rules.Cover
	}
	b.walk(m, e.Actor, positionIn(e.To), strolls, ui.Travel(3))
}

func dived(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Phase = rules.Dive
	m.Delay = ui.BrawlMS / 2
	b.walk(m, e.Actor, positionIn(e.To), dives, ui.BrawlMS+ui.ResultHeldMS)
}

func restricted(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Restricted = b.now.Restricted.With(e.Actor)
	x := &effect{draw: shackles, to: rules.PawnRef(e.Actor), words: lang.T("saloon/pop/restricted"), look: ui.InkChip, icon: sprites.IconManacles}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS, ui.Linear, nil))
}

func freed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Restricted = b.now.Restricted.Without(e.Actor)
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/freed"), ui.PaperChip, sprites.IconPadlockOpen, ui.StepMS)
}

func gave(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.lose(seatIn(&b.now, e.From))
	to := seatIn(&b.now, e.To)
	b.fly(m, e.From, e.To, faceOf(e), func() { b.gain(to) })
	m.Hold = ui.HighlightMS
}

// caught throws a weapon over to a mate.
func caught(b *Board, v *table.View, e game.Event, m *table.Motion) {
	from, to := b.slotIn(e.From), b.slotIn(e.To)
	if from == nil || to == nil {
		return
	}
	w := *from
	*from = rules.Weapon{}
	x := &effect{draw: tossesOver, from: rules.PawnRef(seatOf(e.From)), to: rules.PawnRef(seatOf(e.To)), card: w.Kind}
	m.Tweens = append(m.Tweens, b.add(x, ui.BrawlMS+ui.ResultHeldMS, ui.Linear, func() { *to = w }))
}

// tossesOver draws a weapon in the air between two mates.
func tossesOver(b *Board, f *ui.Frame, v *table.View, e *effect) {
	t := min(1, e.t*1.5)
	at := b.point(e.from).Lerp(b.point(e.to), t)
	turn := 540 * t
	if calm(f) {
		at, turn = b.point(e.to), 0
	} else {
		at.Y -= 220 * t * (1 - t)
	}
	b.thing(f, e.card, at, turn, false)
}
