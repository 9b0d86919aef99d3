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

// How cards are chosen, dealt, drawn, played and discarded.

func chose(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Told = s.Told.With(e.Actor)
	s.Turn = (e.Actor + 1) % game.Seat(max(s.Seats, 1)) // everybody is still alive
	b.pop(m, rules.SeatRef(e.Actor), lang.T("showdown/seat/chosen"), ui.PaperChip, 0, ui.StepMS)
}

func introduced(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Phase, s.Told = rules.Fuse, 0
	s.Characters[e.Actor] = characterIn(e)
	s.Life[e.Actor] = int8(e.Amount[0])
	b.pop(m, rules.SeatRef(e.Actor), characterName(characterIn(e)), ui.LampChip, 0, ui.RevealMS)
}

// characterIn is the character in an event.
func characterIn(e game.Event) rules.Character {
	if int(e.Face[0]) < len(faces) {
		return rules.Character(e.Face[0])
	}
	return rules.Nobody
}

// dealt shows a first hand at once; the cards that are told of one by one only count.
func dealt(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Life[e.Actor] = int8(e.Amount[0])
	x := &effect{draw: sail, from: e.From, to: e.To, card: rules.Hidden}
	m.Tweens = append(m.Tweens, b.add(x, ui.DrawCardMS*3/4, ui.Decelerate, nil))
}

func turnBegins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Turn, s.Phase, s.Shots = e.Actor, rules.Fuse, 0
	s.Turns = uint16(e.Amount[0])
	b.threat, b.flip = noThreat, rules.NoFlip
	m.Hold = ui.StepMS
}

var noThreat = threat{by: game.NoSeat, at: game.NoSeat}

// draws lets so many cards fly into a hand.
func draws(b *Board, v *table.View, e game.Event, m *table.Motion) {
	for i := range min(int(e.Amount[0]), 5) {
		t := b.add(&effect{draw: sail, from: e.From, to: e.To, card: rules.Hidden}, ui.DrawCardMS, ui.Decelerate, nil)
		t.After = i * ui.StaggerMS
		m.Tweens = append(m.Tweens, t)
	}
}

// drew counts a card on its way into the hand; one that all may see is shown.
func drew(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.deal()
	b.gain(e.Actor)
	if b.now.Phase == rules.Fuse || b.now.Phase == rules.Cell {
		b.now.Phase = rules.Drawing
	}
	if shownToAll(e) {
		m.Cue = audio.CueFlip
		x := &effect{draw: turning, from: e.From, to: e.To, card: faceOf(e)}
		m.Tweens = append(m.Tweens, b.add(x, ui.FlipMS+ui.ResultHeldMS, ui.Linear, nil))
	}
}

// shownToAll tells that everybody may read the card in an event.
func shownToAll(e game.Event) bool {
	return e.Faces == game.AllSeats && rules.Card(e.Face[0]).Kind() != rules.NoKind
}

func reshuffled(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.InDeck += uint8(e.Amount[0])
	clear(s.Discard[:s.InDiscard])
	s.InDiscard = 0
	b.pop(m, e.To, lang.T("showdown/pop/shuffled"), ui.PaperChip, sprites.IconCardDraw, ui.EffectMS)
}

func looks(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.deal()
	b.now.Phase = rules.Drawing
	b.reveal(faceOf(e))
	b.fly(m, e.From, e.To, faceOf(e), nil)
}

func putsBack(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	at := int(s.InRow) - 1
	for i, c := range s.RowOf() {
		if c == faceOf(e) {
			at = i
		}
	}
	from := rules.RowRef(max(at, 0))
	n := int(s.InRow)
	b.unrow(at)
	x := &effect{draw: sail, from: from, to: e.To, card: rules.Hidden, row: n}
	m.Tweens = append(m.Tweens, b.add(x, ui.ToTableMS, ui.Standard, func() { s.InDeck++ }))
}

func keeps(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	n := int(s.InRow)
	for i := range n {
		x := &effect{draw: sail, from: rules.RowRef(i), to: e.To, card: s.Row[i], row: n}
		m.Tweens = append(m.Tweens, b.add(x, ui.ToTableMS, ui.Standard, nil))
	}
	for range n {
		b.unrow(0)
		b.gain(e.Actor)
	}
}

// playCues are what is heard of cards that have a sound of their own.
var playCues = map[rules.Kind]audio.Cue{
	rules.Beer: audio.CueShowdownBeer, rules.Saloon: audio.CueShowdownSaloon, rules.Stagecoach: audio.CueShowdownStagecoach,
	rules.WellsFargo: audio.CueShowdownCoins, rules.Gatling: audio.CueShowdownGatling, rules.Indians: audio.CueShowdownGallop,
	rules.Mustang: audio.CueShowdownHooves, rules.Jail: audio.CueShowdownJail, rules.Dynamite: audio.CueShowdownFuse,
	rules.Barrel: audio.CueShowdownBarrel,
}

func played(b *Board, v *table.View, e game.Event, m *table.Motion) {
	c := faceOf(e)
	if cue, ok := playCues[c.Kind()]; ok {
		m.Cue = cue
	}
	if e.Actor == b.now.Turn {
		b.now.Phase = rules.Playing
	}
	b.lose(e.Actor)
	b.fly(m, e.From, e.To, c, func() { b.toss(c) })
	m.Hold = ui.HighlightMS
	if c.Kind() == rules.Gatling || c.Kind() == rules.Indians || c.Kind() == rules.GeneralStore {
		m.Hold = ui.ResultHeldMS
	}
}

func equipped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	c := faceOf(e)
	if cue, ok := playCues[c.Kind()]; ok {
		m.Cue = cue
	}
	b.now.Phase = rules.Playing
	b.lose(e.Actor)
	at, slot := seatIn(&b.now, e.To), slotIn(e.To)
	b.fly(m, e.From, e.To, c, func() {
		if at >= 0 {
			b.now.Gear[at][slot] = c
		}
	})
	m.Hold = ui.ResultHeldMS
}

// discarded shows a card that goes to the discard pile from a hand or from before somebody.
func discarded(b *Board, v *table.View, e game.Event, m *table.Motion) {
	c := faceOf(e)
	b.leaves(e.From)
	b.fly(m, e.From, rules.DiscardRef(), c, func() { b.toss(c) })
	m.Hold = ui.HighlightMS
}

func taken(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.leaves(e.From)
	b.fly(m, e.From, e.To, faceOf(e), func() { b.gain(e.Actor) })
	m.Hold = ui.HighlightMS
}

func inherits(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.To, lang.T("showdown/pop/inherits", int(e.Amount[0])), ui.PaperChip, sprites.IconPokerHand, ui.EffectMS)
}

func topped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	if s.InDiscard > 0 {
		s.InDiscard--
		s.Discard[s.InDiscard] = rules.NoCard
	}
	b.fly(m, e.From, e.To, faceOf(e), func() { b.gain(e.Actor) })
}

func sold(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.deal()
	b.flip = rules.NoFlip
	b.reveal(faceOf(e))
	x := &effect{draw: turning, from: e.From, to: e.To, card: faceOf(e), row: int(b.now.InRow)}
	m.Tweens = append(m.Tweens, b.add(x, ui.FlipMS, ui.Linear, nil))
}

func bought(b *Board, v *table.View, e game.Event, m *table.Motion) {
	n := int(b.now.InRow)
	b.unrow(int(e.From.C))
	x := &effect{draw: sail, from: e.From, to: e.To, card: faceOf(e), row: n}
	m.Tweens = append(m.Tweens, b.add(x, ui.ToTableMS, ui.Standard, func() { b.gain(e.Actor) }))
	m.Hold = ui.HighlightMS
}

func noEffect(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, rules.SeatRef(e.Actor), lang.T("showdown/pop/nothing"), ui.InkChip, sprites.IconCrossMark, ui.EffectMS)
}

func rewarded(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, rules.SeatRef(e.Actor), lang.T("showdown/pop/reward", int(e.Amount[0])), ui.BrassChip, sprites.IconMoneyStack, ui.EffectMS)
}

func punished(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, rules.SeatRef(e.Actor), lang.T("showdown/pop/penalty"), ui.BarnChip, sprites.IconLawStar, ui.EffectMS+ui.ResultHeldMS)
}
