package game_test

import (
	"testing"

	"drygulch/game"
)

// The Showdown: Slab the Killer shoots somebody who has a Barrel and two Missed!
// cards. It takes two of them to cancel his BANG!, and a lucky Barrel is one.
//
// The shot is one frame that counts what is still needed. Each answer is a move of
// the target: a flip, a Missed!, or taking the hit. Nothing is asked twice, and a
// Missed! alone is allowed and in vain.

const (
	flip uint8 = iota + 1
	missed
	hit
)

const (
	actFlip uint8 = iota
	actPlay
	actTake
)

// bang is the frame: who shot, at whom, and what is still needed.
type bang struct {
	By, At  game.Seat
	Need    uint8
	Flipped bool // the Barrel has been tried
}

type slab struct {
	game.State // the rest of the contract is not needed here
	Shot       bang
	Open       bool  // the frame is on the stack
	Missed     uint8 // in the target's hand, at places 0, 1, …
	Hearts     bool  // what the flip will show
	Life       uint8
}

func (s *slab) Actor() game.Seat {
	if s.Open {
		return s.Shot.At
	}
	return s.Shot.By // his turn goes on
}

func (s *slab) Moves(buf []game.Move) []game.Move {
	if !s.Open {
		return buf
	}
	if !s.Shot.Flipped {
		buf = append(buf, move(flip))
	}
	for i := range s.Missed {
		buf = append(buf, move(missed, i))
	}
	return append(buf, move(hit))
}

func (s *slab) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	if i > 0 {
		return nil
	}
	switch m.Verb {
	case flip:
		return append(buf, inPlay(0), action(actFlip))
	case missed:
		return append(buf, hand(int(m.Args[0])), action(actPlay))
	}
	return append(buf, seat(s.Shot.At), action(actTake))
}

func (s *slab) Apply(m game.Move, ev *game.Events) {
	switch m.Verb {
	case flip:
		s.Shot.Flipped = true
		if s.Hearts {
			s.Shot.Need--
		}
		ev.Add(game.Event{Kind: flip, Actor: s.Shot.At, Rule: 51, Final: true})
	case missed:
		s.Missed--
		s.Shot.Need--
		ev.Add(game.Event{Kind: missed, Actor: s.Shot.At, From: hand(int(m.Args[0])), Rule: 78})
	case hit:
		s.Life--
		s.Open = false
		ev.Add(game.Event{Kind: hit, Actor: s.Shot.At, Rule: 37})
	}
	if s.Shot.Need == 0 {
		s.Open = false
	}
}

func slabShoots(hearts bool) *slab {
	return &slab{Shot: bang{By: 0, At: 2, Need: 2}, Open: true, Missed: 2, Hearts: hearts, Life: 4}
}

func TestAfterALuckyBarrelOneMissedCancelsSlabsShot(t *testing.T) { // EC-1
	s := slabShoots(true)
	play(t, s, inPlay(0), action(actFlip))
	if legal(s, inPlay(0), action(actFlip)) || s.Actor() != 2 {
		t.Error("the Barrel can be tried again, or the target is not asked on")
	}
	play(t, s, hand(1), action(actPlay))
	if s.Actor() != 0 || s.Life != 4 || s.Missed != 1 {
		t.Errorf("actor %d, life %d, %d Missed! left", s.Actor(), s.Life, s.Missed)
	}
}

func TestAfterAFailedBarrelItTakesBothMissed(t *testing.T) {
	s := slabShoots(false)
	play(t, s, hand(0), action(actPlay)) // the Barrel may come in between
	play(t, s, inPlay(0), action(actFlip))
	play(t, s, hand(0), action(actPlay))
	if s.Actor() != 0 || s.Life != 4 {
		t.Errorf("actor %d, life %d", s.Actor(), s.Life)
	}
}

func TestOneMissedAloneIsAllowedAndInVain(t *testing.T) { // BG-89
	s := slabShoots(false)
	play(t, s, hand(0), action(actPlay))
	play(t, s, seat(2), action(actTake))
	if s.Actor() != 0 || s.Life != 3 || s.Missed != 1 {
		t.Errorf("actor %d, life %d, %d Missed! left", s.Actor(), s.Life, s.Missed)
	}
}
