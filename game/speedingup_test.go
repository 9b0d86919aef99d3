package game_test

import (
	"testing"

	"drygulch/game"
)

// The Train: on Speeding-Up everybody takes two goes in a row. They are two whole
// decisions, no draft: what the first one draws may change the second. A card that
// was laid can be taken back before the second go, because nothing fell by it but
// what its owner chose; drawing cannot.

const (
	goPlay uint8 = iota + 1
	goDraw
)

const actDraw uint8 = 9

type speedingUp struct {
	game.State
	Act    game.Seat
	Second bool
	InHand uint8 // cards of the actor
	Laid   uint8
}

func (s *speedingUp) Actor() game.Seat { return s.Act }

func (s *speedingUp) Moves(buf []game.Move) []game.Move {
	for i := range s.InHand {
		buf = append(buf, move(goPlay, i))
	}
	return append(buf, move(goDraw))
}

func (s *speedingUp) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	if i > 0 {
		return nil
	}
	if m.Verb == goPlay {
		return append(buf, hand(int(m.Args[0])), action(actPlay))
	}
	return append(buf, place(0, 0), action(actDraw)) // the deck, then draw
}

func (s *speedingUp) Apply(m game.Move, ev *game.Events) {
	if m.Verb == goPlay {
		s.InHand--
		s.Laid++
		ev.Add(game.Event{Kind: goPlay, Actor: s.Act, From: hand(int(m.Args[0])), Rule: 29})
	} else {
		s.InHand += 3
		ev.AddSecret(game.Event{Kind: goDraw, Actor: s.Act, Rule: 23, Face: [2]uint8{7}, Final: true}, game.Only(s.Act))
	}
	if s.Second = !s.Second; !s.Second {
		s.Act++
		s.InHand = 6
	}
}

func TestThePlayerWhoDrawsFirstMayPlayACardJustDrawn(t *testing.T) { // CE-Q38
	s := &speedingUp{InHand: 2}
	drawn := play(t, s, place(0, 0), action(actDraw))
	if s.Actor() != 0 || !drawn[0].Final {
		t.Fatalf("actor %d, final %v", s.Actor(), drawn[0].Final)
	}
	if seen, _ := drawn[0].Seen(1); seen.Face != ([2]uint8{}) {
		t.Error("another player reads what was drawn")
	}
	laid := play(t, s, hand(4), action(actPlay))
	if s.Actor() != 1 || s.Laid != 1 || laid[0].Final {
		t.Errorf("actor %d, %d cards laid, final %v", s.Actor(), s.Laid, laid[0].Final)
	}
}

func TestTheNextPlayerActsAfterBothGoesOnly(t *testing.T) { // CE-29
	s := &speedingUp{InHand: 6}
	for _, want := range []game.Seat{0, 1, 1, 2} {
		play(t, s, hand(0), action(actPlay))
		if s.Actor() != want {
			t.Fatalf("actor %d, want %d", s.Actor(), want)
		}
	}
}
