package game_test

import (
	"slices"
	"testing"

	"drygulch/game"
)

// The Saloon: an attack on two targets at once. Declaring it is a draft of the
// attacker: type, option, boosts and targets are moves one after the other, nobody
// else sees them, and each may be taken back until the commit. Then the targets are
// worked out in turn order (HN-110): one blocks, the attacker has a window for a
// Quick Draw (HN-104), the loss follows. Counterattacks wait in a queue and come when
// the whole attack is over (HN-115). Whoever is asked is the top of a small stack.

const (
	gun     uint8 = iota + 1 // option
	boost                    // place in the hand
	aim                      // seat
	fire                     // commit
	block                    // place in the hand
	suffer                   // no block
	quick                    // Quick Draw
	goOn                     // no Quick Draw
	counter                  // at the attacker
	decline
)

const (
	actFire uint8 = iota + 20
	actBlock
	actQuick
	actGoOn
	actCounter
)

// frame is a question that is open.
type frame struct {
	Ask  uint8 // block, quick or counter
	Seat game.Seat
}

type split struct {
	game.State
	View game.Seat // -2: the truth

	// The draft.
	Option  uint8
	Boosts  uint8
	Targets game.Seats

	// The attack.
	Fired   bool
	Left    game.Seats // targets not yet worked out
	Void    bool       // the attacker drew another weapon (HN-102)
	Blocked uint8      // by the target at hand
	Queue   game.Seats // who may counterattack
	Stack   [4]frame
	Depth   uint8
	Grit    [4]int8
}

const (
	truth    game.Seat = -2
	attacker game.Seat = 1
	damage             = 3
	blocks             = 2 // what a block takes off
)

func (s *split) push(f frame) { s.Stack[s.Depth] = f; s.Depth++ }

func (s *split) Actor() game.Seat {
	if s.Depth == 0 {
		return attacker
	}
	return s.Stack[s.Depth-1].Seat
}

func (s *split) Draft() bool { return !s.Fired && s.Option != 0 }

func (s *split) Observe(by game.Seat) {
	if by != attacker && !s.Fired {
		s.Option, s.Boosts, s.Targets = 0, 0, 0
	}
	s.View = by
}

func (s *split) Seen(m game.Move, by game.Seat) game.Move {
	if by != attacker && m.Verb <= aim {
		return game.NoMove
	}
	return m
}

func (s *split) Moves(buf []game.Move) []game.Move {
	if s.View != truth && s.View != s.Actor() {
		return buf
	}
	switch {
	case s.Fired && s.Depth == 0:
		return buf // over
	case s.Depth > 0:
		switch s.Stack[s.Depth-1].Ask {
		case block:
			return append(buf, move(block, 0), move(suffer))
		case quick:
			return append(buf, move(quick), move(goOn))
		}
		return append(buf, move(counter), move(decline))
	case s.Option == 0:
		return append(buf, move(gun, 1), move(gun, 2))
	}
	if s.Targets == 0 && s.Boosts == 0 {
		buf = append(buf, move(boost, 0))
	}
	for other := range game.Seat(4) {
		if other != attacker && !s.Targets.Has(other) && s.Targets.Len() < 2 {
			buf = append(buf, move(aim, uint8(other)))
		}
	}
	if s.Targets != 0 {
		buf = append(buf, move(fire))
	}
	return buf
}

func (s *split) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	if i > 0 {
		return nil
	}
	me := seat(s.Actor())
	switch m.Verb {
	case gun:
		return append(buf, choice(0, int(m.Args[0])))
	case boost:
		return append(buf, hand(int(m.Args[0])))
	case aim:
		return append(buf, seat(game.Seat(m.Args[0])))
	case fire:
		return append(buf, action(actFire))
	case block:
		return append(buf, hand(int(m.Args[0])), action(actBlock))
	case quick:
		return append(buf, inPlay(1), action(actQuick)) // the weapon in the Holster
	case counter:
		return append(buf, seat(attacker), action(actCounter))
	}
	return append(buf, me, action(actGoOn))
}

func (s *split) Apply(m game.Move, ev *game.Events) {
	who := s.Actor()
	secret := game.Event{Kind: m.Verb, Actor: who, Reaches: game.Only(attacker)}
	switch m.Verb {
	case gun:
		s.Option = m.Args[0]
		ev.AddSecret(secret, game.Only(attacker))
		return
	case boost:
		s.Boosts++
		ev.AddSecret(secret, game.Only(attacker))
		return
	case aim:
		s.Targets = s.Targets.With(game.Seat(m.Args[0]))
		ev.AddSecret(secret, game.Only(attacker))
		return
	case fire:
		s.Fired, s.Left = true, s.Targets
	case block:
		s.Depth--
		s.Blocked = blocks
		s.Queue = s.Queue.With(who)
		s.push(frame{quick, attacker})
	case suffer:
		s.Depth--
		s.lose(who)
	case quick:
		s.Depth--
		s.Void = true
		s.Left, s.Blocked = 0, 0 // those not yet worked out are spared
	case goOn:
		s.Depth--
		s.lose(s.target())
	case counter:
		s.Depth--
		s.Queue = s.Queue.Without(who)
		s.Grit[attacker]--
	case decline:
		s.Depth--
		s.Queue = s.Queue.Without(who)
	}
	ev.Add(game.Event{Kind: m.Verb, Actor: who})
	s.ask()
}

// target is the next one in turn order from the attacker.
func (s *split) target() game.Seat { return nextOf(s.Left) }

func nextOf(set game.Seats) game.Seat {
	for i := range game.Seat(4) {
		if next := (attacker + 1 + i) % 4; set.Has(next) {
			return next
		}
	}
	return game.NoSeat
}

func (s *split) lose(target game.Seat) {
	s.Grit[target] -= int8(max(0, damage+int(s.Boosts)-int(s.Blocked)))
	s.Left, s.Blocked = s.Left.Without(target), 0
}

// ask opens the next question.
func (s *split) ask() {
	switch {
	case s.Depth > 0:
	case s.Left != 0:
		s.push(frame{block, s.target()})
	case s.Queue != 0:
		s.push(frame{counter, nextOf(s.Queue)})
	}
}

func newSplit() *split { return &split{View: truth, Grit: [4]int8{20, 20, 20, 20}} }

func TestASplitAttackIsDeclaredInSecretAndCanBeTakenBack(t *testing.T) {
	s := newSplit()
	before := *s
	before.Observe(3)
	var declared []game.Move
	step := func(refs ...game.Ref) {
		t.Helper()
		m := pick(t, s).tap(refs...)
		declared = append(declared, m)
		if s.Seen(m, 3) != game.NoMove {
			t.Errorf("seat 3 learns of %v", m)
		}
		var ev game.Events
		s.Apply(m, &ev)
		for _, e := range ev.List() {
			if _, heard := e.Seen(3); heard {
				t.Errorf("seat 3 hears %v", e)
			}
		}
		view := *s
		view.Observe(3)
		if view != before || !s.Draft() {
			t.Errorf("seat 3 sees the draft %v", view)
		}
	}
	step(choice(0, 2))
	step(hand(0))
	step(seat(0))

	// The wrong target: the match deals again and plays all records but the last.
	s = newSplit()
	for _, m := range declared[:len(declared)-1] {
		s.Apply(m, nil)
	}
	if s.Targets != 0 || s.Boosts != 1 || !s.Draft() {
		t.Fatalf("taken back: %+v", s)
	}
	step(seat(3))
	step(seat(2))
	play(t, s, action(actFire))
	if s.Draft() || s.Actor() != 2 {
		t.Errorf("draft %v, actor %d", s.Draft(), s.Actor())
	}
}

func TestTwoBlocksAQuickDrawAndTwoCounterattacksComeOneByOne(t *testing.T) {
	s := newSplit()
	for _, m := range []game.Move{move(gun, 2), move(aim, 3), move(aim, 2), move(fire)} {
		s.Apply(m, nil)
	}
	var asked []game.Seat
	for _, taps := range [][]game.Ref{
		{hand(0), action(actBlock)},          // 2 blocks
		{seat(attacker), action(actGoOn)},    // no Quick Draw: 2 loses 3 − 2
		{hand(0), action(actBlock)},          // 3 blocks
		{inPlay(1), action(actQuick)},        // Quick Draw: 3 is spared, 2 is not
		{seat(attacker), action(actCounter)}, // 2 strikes back
		{seat(attacker), action(actCounter)}, // then 3
	} {
		asked = append(asked, s.Actor())
		play(t, s, taps...)
	}
	if want := []game.Seat{2, 1, 3, 1, 2, 3}; !slices.Equal(asked, want) {
		t.Errorf("asked were %v, want %v", asked, want)
	}
	if want := [4]int8{20, 18, 19, 20}; s.Grit != want || s.Depth != 0 || len(s.Moves(nil)) != 0 {
		t.Errorf("Grit %v, want %v; %d questions open", s.Grit, want, s.Depth)
	}
}
