package gametest_test

import (
	"errors"
	"slices"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
	"drygulch/game/gametest/toy"
)

// faulty is the toy with one fault: whichever of the functions are set stand in
// for the toy's own.
type faulty struct{ toy.State }

// fault is what is wrong with the faulty toy. Only the fields that a fault needs
// are set.
type fault struct {
	promise string // that must be found broken

	moves       func(s *toy.State, buf []game.Move) []game.Move
	apply       func(s *toy.State, m game.Move, ev *game.Events)
	spell       func(s *toy.State, m game.Move, i int, buf []game.Ref) []game.Ref
	seen        func(s *toy.State, m game.Move, by game.Seat) game.Move
	observe     func(s *toy.State, seat game.Seat)
	determinize func(s *toy.State, r *game.Rand)
	outcome     func(s *toy.State) (game.Shares, bool)
	why         func(s *toy.State, prefix []game.Ref, r game.Ref) game.Reason
	copyFrom    func(s, other *toy.State)
	rules       func(*game.Rules)
}

var at fault // the fault under test

func (f *faulty) Moves(buf []game.Move) []game.Move {
	if at.moves != nil {
		return at.moves(&f.State, buf)
	}
	return f.State.Moves(buf)
}

func (f *faulty) Apply(m game.Move, ev *game.Events) {
	if at.apply != nil {
		at.apply(&f.State, m, ev)
		return
	}
	f.State.Apply(m, ev)
}

func (f *faulty) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	if at.spell != nil {
		return at.spell(&f.State, m, i, buf)
	}
	return f.State.Spell(m, i, buf)
}

func (f *faulty) Seen(m game.Move, by game.Seat) game.Move {
	if at.seen != nil {
		return at.seen(&f.State, m, by)
	}
	return f.State.Seen(m, by)
}

func (f *faulty) Observe(seat game.Seat) {
	if at.observe != nil {
		at.observe(&f.State, seat)
		return
	}
	f.State.Observe(seat)
}

func (f *faulty) Determinize(r *game.Rand) {
	if at.determinize != nil {
		at.determinize(&f.State, r)
		return
	}
	f.State.Determinize(r)
}

func (f *faulty) Outcome() (game.Shares, bool) {
	if at.outcome != nil {
		return at.outcome(&f.State)
	}
	return f.State.Outcome()
}

func (f *faulty) Why(prefix []game.Ref, r game.Ref) game.Reason {
	if at.why != nil {
		return at.why(&f.State, prefix, r)
	}
	return f.State.Why(prefix, r)
}

func (f *faulty) CopyFrom(other game.State) {
	if at.copyFrom != nil {
		at.copyFrom(&f.State, &other.(*faulty).State)
		return
	}
	f.State = other.(*faulty).State
}

// wrapped lets a mind of the toy think about a faulty toy.
type wrapped struct{ game.Brain }

func (w wrapped) Reset(seat game.Seat, s game.State) { w.Brain.Reset(seat, &s.(*faulty).State) }
func (w wrapped) Value(s game.State) game.Shares     { return w.Brain.Value(&s.(*faulty).State) }

// talker is a mind that gives a reason.
type talker struct{ game.Brain }

func (talker) Why(_ game.State, _ game.Move, buf []game.Reason) []game.Reason {
	return append(buf, game.Reason{Key: "toy.hint.whim"})
}

func faultyRules() *game.Rules {
	r := *toy.Rules
	r.New = func(setup game.Setup) (game.State, error) {
		s, err := toy.Rules.New(setup)
		if err != nil {
			return nil, err
		}
		return &faulty{*s.(*toy.State)}, nil
	}
	r.Blank = func() game.State { return new(faulty) }
	r.Conserve = func(s game.State) error { return toy.Rules.Conserve(&s.(*faulty).State) }
	r.Reshuffle = func(s game.State, seat game.Seat, rnd *game.Rand) {
		toy.Rules.Reshuffle(&s.(*faulty).State, seat, rnd)
	}
	r.Brain = func() game.Brain { return wrapped{toy.Rules.Brain()} }
	if at.rules != nil {
		at.rules(&r)
	}
	return &r
}

// is tells moves apart by their verbs, as the toy describes them.
func is(m game.Move, verb string) bool {
	return len(toy.Rules.Describe(m)) > len(verb) && toy.Rules.Describe(m)[:len(verb)] == verb
}

// louder is ev as a game would tell it that forgot who may know.
func louder(s *toy.State, m game.Move, ev *game.Events, change func(*game.Event)) {
	var own game.Events
	s.Apply(m, &own)
	for _, e := range own.List() {
		change(&e)
		ev.AddSecret(e, e.Faces)
	}
}

var (
	kept   [][]byte // allocated by faults, where the compiler cannot see it go
	counts int
)

var faults = map[string]fault{
	"a move twice": {
		promise: "a legal move is listed once",
		moves: func(s *toy.State, buf []game.Move) []game.Move {
			buf = s.Moves(buf)
			if len(buf) > 3 {
				buf = append(buf, buf[len(buf)-1])
			}
			return buf
		},
	},
	"no way on": {
		promise: "who has to decide has a legal move",
		moves: func(s *toy.State, buf []game.Move) []game.Move {
			return slices.DeleteFunc(s.Moves(buf), func(m game.Move) bool { return is(m, "take") })
		},
	},
	"another order each time": {
		promise: "the list of moves is canonical",
		moves: func(s *toy.State, buf []game.Move) []game.Move {
			n := len(buf)
			buf = s.Moves(buf)
			if counts++; counts%2 == 0 {
				slices.Reverse(buf[n:])
			}
			return buf
		},
	},
	"moves for onlookers": {
		promise: "the view of another has no moves",
		moves: func(s *toy.State, buf []game.Move) []game.Move {
			if s.Phase == 3 {
				return buf
			}
			if view := *s; s.View >= 0 && s.View != s.Turn {
				view.View = s.Turn
				return view.Moves(buf)
			}
			return s.Moves(buf)
		},
	},
	"a card by one tap": {
		promise: "nothing happens by the first tap",
		spell: func(s *toy.State, m game.Move, i int, buf []game.Ref) []game.Ref {
			refs := s.Spell(m, i, buf)
			if is(m, "dodge") && refs != nil {
				return refs[:1]
			}
			return refs
		},
	},
	"a spelling begins another": {
		promise: "no spelling is the beginning of another",
		spell: func(s *toy.State, m game.Move, i int, buf []game.Ref) []game.Ref {
			refs := s.Spell(m, i, buf)
			if is(m, "pick") && s.Picked == 0 && refs != nil {
				return refs[1:]
			}
			return refs
		},
	},
	"no spelling": {
		promise: "every legal move can be tapped",
		spell: func(s *toy.State, m game.Move, i int, buf []game.Ref) []game.Ref {
			if is(m, "toss") {
				return nil
			}
			return s.Spell(m, i, buf)
		},
	},
	"an event shows a drawn card to all": {
		promise: "events show no more than the observation",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			louder(s, m, ev, func(e *game.Event) { e.Faces = game.AllSeats })
		},
	},
	"an event shows a drawn card to the neighbour": {
		promise: "events show no more than the observation",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			louder(s, m, ev, func(e *game.Event) {
				if e.Faces != game.AllSeats {
					e.Faces = e.Faces.With((e.Actor + 1) % game.Seat(s.Seats))
				}
			})
		},
	},
	"an event tells of a draft": {
		promise: "a draft is nobody else's business",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			louder(s, m, ev, func(e *game.Event) { e.Reaches = game.AllSeats })
		},
	},
	"Seen shows a secret choice": {
		promise: "events and Seen tell the same",
		seen: func(s *toy.State, m game.Move, by game.Seat) game.Move {
			if is(m, "choose") {
				return m
			}
			return s.Seen(m, by)
		},
	},
	"one does not see one's own move": {
		promise: "one sees one's own moves",
		seen: func(s *toy.State, m game.Move, by game.Seat) game.Move {
			return s.Seen(m, game.NoSeat)
		},
	},
	"a draft is seen": {
		promise: "a draft is nobody else's business",
		observe: func(s *toy.State, seat game.Seat) {
			picked := s.Picked
			s.Observe(seat)
			s.Picked = picked
		},
	},
	"a hand is seen": {
		promise: "no leak",
		observe: func(s *toy.State, seat game.Seat) {
			hand := s.Hand
			s.Observe(seat)
			s.Hand = hand
		},
	},
	"an imagined world has two of a card": {
		promise: "nothing is lost or doubled in another world",
		determinize: func(s *toy.State, r *game.Rand) {
			s.Determinize(r)
			if s.HandLen[0] > 0 && s.DeckLen > 0 && !s.DeckKnown[0].Has(s.Turn) {
				s.Deck[0] = s.Hand[0][0]
			}
		},
	},
	"an imagined world forgets what was seen": {
		promise: "an imagined world looks like the real one",
		determinize: func(s *toy.State, r *game.Rand) {
			s.Determinize(r)
			game.Shuffle(r, s.Deck[:s.DeckLen])
		},
	},
	"a copy lacks a field": {
		promise:  "CopyFrom makes an equal",
		copyFrom: func(s, other *toy.State) { n := s.Points; *s = *other; s.Points = n },
	},
	"a reason tells of a hand": {
		promise: "what is told openly tells no secret",
		observe: func(s *toy.State, seat game.Seat) {
			hand := s.Hand[0]
			s.Observe(seat)
			if seat == game.NoSeat {
				s.Hand[0] = hand
			}
		},
		rules: func(r *game.Rules) {
			r.Reasons = map[string]bool{"toy.hint.hand": true}
			r.Openly = func(before game.State, _ game.Move, _ game.State, buf []game.Reason) []game.Reason {
				return append(buf, game.Reason{Key: "toy.hint.hand", Amount: [2]int16{int16(before.(*faulty).Hand[0][0])}})
			}
		},
	},
	"a reason is told that is none to be told": {
		promise: "what is told openly tells no secret",
		rules: func(r *game.Rules) {
			r.Reasons = map[string]bool{"toy.hint.plan": false}
			r.Openly = func(_ game.State, _ game.Move, _ game.State, buf []game.Reason) []game.Reason {
				return append(buf, game.Reason{Key: "toy.hint.plan"})
			}
		},
	},
	"nobody has judged a reason": {
		promise: "of each reason it is said whether it may be told",
		rules: func(r *game.Rules) {
			brain := r.Brain
			r.Brain = func() game.Brain { return talker{brain()} }
		},
	},
	"chance depends on who listens": {
		promise: "a move does the same with and without events",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			s.Apply(m, ev)
			if ev == nil {
				s.Chance.Uint64()
			}
		},
	},
	"a card is lost": {
		promise: "nothing is lost or doubled",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			s.Apply(m, ev)
			if is(m, "sell") {
				s.PileLen--
			}
		},
	},
	"a look can be taken back": {
		promise: "nothing that was learned is taken back",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			louder(s, m, ev, func(e *game.Event) { e.Final = false })
		},
	},
	"a step of a draft is final": {
		promise: "a step of a draft can be taken back",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			louder(s, m, ev, func(e *game.Event) { e.Final = e.Final || is(m, "pick") })
		},
	},
	"the win is too large": {
		promise: "the shares of the win sum to 1",
		outcome: func(s *toy.State) (game.Shares, bool) {
			shares, over := s.Outcome()
			shares[0]++
			return shares, over
		},
	},
	"it never ends": {
		promise: "every match ends",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			s.Apply(m, ev)
			s.Round = 0
			s.Lives = [4]uint8{2, 2, 2, 2}
		},
	},
	"it panics": {
		promise: "nothing panics",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			if is(m, "look") {
				panic(errors.New("looked"))
			}
			s.Apply(m, ev)
		},
	},
	"thinking allocates": {
		promise: "thinking allocates nothing",
		apply: func(s *toy.State, m game.Move, ev *game.Events) {
			kept = append(kept[:0], make([]byte, 8))
			s.Apply(m, ev)
		},
	},
	"a reason against what is possible": {
		promise: "what can be tapped needs no reason",
		why:     func(*toy.State, []game.Ref, game.Ref) game.Reason { return game.Reason{Key: "no"} },
	},
	"two things of one name": {
		promise: "ids tell things apart",
		rules: func(r *game.Rules) {
			r.ID = func(ref game.Ref) string { ref.C = 0; return toy.Rules.ID(ref) }
		},
	},
	"a name that does not speak": {
		promise: "ids speak",
		rules:   func(r *game.Rules) { r.ID = func(ref game.Ref) string { return "7" } },
	},
	"two moves told alike": {
		promise: "moves are told apart",
		rules:   func(r *game.Rules) { r.Describe = func(game.Move) string { return "moves" } },
	},
	"a deal that time decides": {
		promise: "the same setup and moves give the same bytes",
		rules: func(r *game.Rules) {
			deal := r.New
			r.New = func(setup game.Setup) (game.State, error) {
				counts++
				setup.Seed += uint64(counts)
				return deal(setup)
			}
		},
	},
}

func TestTheBatteryFindsEachFault(t *testing.T) {
	defer func() { at = fault{} }()
	for name, f := range faults {
		t.Run(name, func(t *testing.T) {
			at = f
			report := gametest.Check(gametest.Subject{Rules: faultyRules(), MaxMoves: 400}, 300, 1)
			var found []string
			for _, v := range report.Violations {
				if v.Promise == f.promise {
					return
				}
				found = append(found, v.String())
			}
			t.Errorf("%q was not found broken, but %q", f.promise, found)
		})
	}
}

func TestAViolationTellsWhereToFindItAgain(t *testing.T) {
	defer func() { at = fault{} }()
	at = faults["a card is lost"]
	rules := faultyRules()
	report := gametest.Check(gametest.Subject{Rules: rules}, 60, 5)
	i := slices.IndexFunc(report.Violations, func(v gametest.Violation) bool { return v.Promise == at.promise })
	if i < 0 {
		t.Fatalf("not found: %v", report.Violations)
	}
	v := report.Violations[i]
	m, err := gametest.Replay(rules, v.Setup, v.Record)
	if err != nil {
		t.Fatal(err)
	}
	if err := rules.Conserve(m.Truth()); err == nil {
		t.Errorf("nothing is lost at %v", v)
	}
	if before, err := gametest.Replay(rules, v.Setup, v.Record-1); err != nil || rules.Conserve(before.Truth()) != nil {
		t.Errorf("it was lost before: %v", err)
	}
}

func TestTheFaultyToyWithoutAFaultPasses(t *testing.T) {
	at = fault{}
	for _, v := range gametest.Check(gametest.Subject{Rules: faultyRules()}, 300, 1).Violations {
		t.Error(v)
	}
}

func TestAnObserverThatShowsNothingIsNoMutant(t *testing.T) {
	sub := gametest.Subject{Rules: toy.Rules, Mutants: []gametest.Mutant{
		{Shows: "nothing", Observe: func(s game.State, seat game.Seat) { s.Observe(seat) }},
	}}
	report := gametest.Check(sub, 60, 1)
	if len(report.Violations) != 1 || report.Violations[0].Promise != "mutants are caught" {
		t.Errorf("got %v", report.Violations)
	}
}
