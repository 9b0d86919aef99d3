package train

import "drygulch/game"

// brain is what one seat knows about playing the Train well. Everything is
// reckoned in dollars and whole numbers, so that a bot decides alike on every
// platform.
type brain struct {
	seat game.Seat
	plan State // scratch: how the train will stand when the pile is resolved
}

func newBrain() game.Brain { return &brain{} }

// Reset implements game.Brain.
func (m *brain) Reset(seat game.Seat, _ game.State) { m.seat = seat }

// Saw implements game.Brain. What matters of the past stands in the observation.
func (m *brain) Saw(game.Move, *game.Events, game.State) {}

// Search implements game.Searcher.
func (m *brain) Search() game.Search {
	return game.Search{Iterations: 24_000, Curiosity: 0.25, Plies: 200}
}

// Quiet implements game.Searcher: between two rounds.
func (m *brain) Quiet(state game.State) bool { return state.(*State).betweenRounds() }

// betweenRounds tells that nothing of a round has happened yet.
func (s *State) betweenRounds() bool {
	return s.Phase == Scheming && s.Turn == 0 && s.Pos == 0 && s.Laid == 0
}

// meanPurse is what a purse of unknown value is worth on average, in dollars.
const meanPurse = 333

// Prior implements game.Brain: the weight is the square of what the move seems
// to be worth.
func (m *brain) Prior(state game.State, ms []game.Move, w []float32) {
	s := state.(*State)
	switch s.Phase {
	case Scheming:
		m.priorScheme(s, ms, w)
		return
	case Keeping:
		priorKeep(s, ms, w)
		return
	}
	for i, move := range ms {
		w[i] = weight(s.worth(move))
	}
}

// weight turns dollars into a move weight.
func weight(dollars int) float32 {
	d := float32(max(dollars, 0) + 10)
	return d * d
}

// priorScheme projects the train along the visible plan and weighs each card by
// what it would do there.
func (m *brain) priorScheme(s *State, ms []game.Move, w []float32) {
	m.project(s)
	useful, playable := 0, 0
	last := s.lastGo()
	for i, move := range ms {
		if move.Verb == VerbDraw {
			continue
		}
		c := Card(move.Args[0])
		dollars := m.plan.promise(c.Bandit(), c.Kind())
		if last {
			dollars = m.plan.parting(c.Bandit(), c.Kind(), dollars)
		}
		if move.Verb == VerbPlay {
			copies := 0
			for _, held := range s.HandOf(s.Act) {
				if held == c {
					copies++
				}
			}
			playable += copies
			if dollars >= 100 {
				useful += copies
			}
		}
		w[i] = weight(dollars)
	}
	if last := len(ms) - 1; ms[last].Verb == VerbDraw {
		w[last] = weight(drawWorth(useful, playable, s.goesLeft(), m.hope(s)))
	}
}

// drawWorth is what drawing is worth with so many useful and playable cards in
// hand, so many goes to come, and hope of something that promises so much.
func drawWorth(useful, playable, goes, hope int) int {
	switch {
	case goes <= 1: // what is drawn cannot be laid any more
		return 20
	case playable >= goes && hope < 100: // more of what is in hand already
		return 30
	case useful == 0:
		return 260
	case playable < goes:
		return 160
	case useful < 2:
		return 110
	}
	return 50
}

// hope is what the best of the actor's Action cards promises that may still be
// drawn, on the train as it will stand.
func (m *brain) hope(s *State) int {
	var seen [faceBits + 1]uint8
	for _, c := range s.HandOf(s.Act) {
		seen[c.Face()]++
	}
	for _, played := range s.Scheme[:s.Laid] {
		seen[played.Card]++ // its own it knows, and others bear other bandits
	}
	best := 0
	first, n := s.Crewed(s.Act)
	for b := first; b < first+n; b++ {
		for k := Move; k <= Marshal; k++ {
			if s.copies(k, b) > seen[NewCard(k, b)] {
				best = max(best, m.plan.promise(b, k))
			}
		}
	}
	return best
}

// goesLeft counts the goes that the actor still has in the round, this one
// included.
func (s *State) goesLeft() int {
	goes := 0
	card := s.Card()
	for turn := s.Turn; turn < card.Count; turn++ {
		goes++
		if card.Turns[turn] == SpeedingUp && !(turn == s.Turn && s.Second) {
			goes++
		}
	}
	return goes
}

// priorKeep keeps what is good to have next round, and ends the choice sooner
// the less of it is left.
func priorKeep(s *State, ms []game.Move, w []float32) {
	best := 0
	for i, move := range ms {
		if move.Verb == VerbCommit {
			continue
		}
		dollars := keepWorth[Card(move.Args[0]).Kind()]
		best = max(best, dollars)
		w[i] = weight(dollars)
	}
	for i, move := range ms {
		if move.Verb == VerbCommit {
			w[i] = weight(140 - best)
		}
	}
}

// keepWorth is what it is worth to know a card in hand for the next round,
// against a card from the deck.
var keepWorth = [...]int{Move: 110, FloorChange: 60, Fire: 120, Robbery: 150, Punch: 90, Marshal: 30, Bullet: 0}

// Silly implements game.Brain.
func (m *brain) Silly(state game.State, move game.Move) bool {
	s := state.(*State)
	b, arg := int(s.Bandit), int(move.Args[0])
	switch move.Verb {
	case VerbPlay, VerbPlayDown: // a Fire card without a bullet, if anything else can be done
		c := Card(arg)
		return c.Kind() == Fire && s.Bandits[c.Bandit()].Bullets == 0 && s.hasOther(c)
	case VerbFire: // at a mate, while there are others
		return s.Teams && s.Owner(arg) == s.Owner(b) && s.targets(b)&^s.mates(b) != 0
	case VerbPunch:
		if s.Teams && s.Owner(arg) == s.Owner(b) && s.victims(b)&^s.mates(b) != 0 {
			return true
		}
		return s.asksTake(b) && Loot(move.Args[1]) == Purse && move.Args[3] == leaveIt
	case VerbMove: // into the Marshal's arms, while there is another way
		return s.Bandits[b].Spot.Level() == Inside && arg == int(s.Sheriff) && s.reach(b).len() > 1
	case VerbLead: // the Marshal at oneself alone, while he can go elsewhere
		other := 2*int(s.Sheriff) - arg // one is asked only if there are two ways
		return s.hurtsOnly(s.mates(b), arg) && !s.hurtsOnly(s.mates(b), other)
	case VerbRob: // what cannot be worth more than something else there
		return s.lesser(Loot(arg), int(move.Args[1]))
	case VerbPick:
		return arg == 0 || s.poorer(arg-1)
	}
	return false
}

// hasOther tells that the actor can do something other than lay a card.
func (s *State) hasOther(c Card) bool {
	if s.canDraw(s.Act) {
		return true
	}
	for _, held := range s.HandOf(s.Act) {
		if held.playable() && held != c && held.Kind() != Fire {
			return true
		}
	}
	return false
}

// mates is the set of bandits of a bandit's owner.
func (s *State) mates(b int) set {
	first, n := s.Crewed(s.Owner(b))
	return set(1<<n-1) << first
}

// hurtsOnly tells that the Marshal would meet somebody in a car, and only some of
// these.
func (s *State) hurtsOnly(some set, car int) bool {
	met := s.on(At(car, Inside))
	return met != 0 && met&^some == 0
}

// lesser tells that a token on the floor of the acting bandit is worth less than
// another there, or at best as much.
func (s *State) lesser(kind Loot, i int) bool {
	spot := s.Bandits[s.Bandit].Spot
	switch {
	case kind == Strongbox:
		return false
	case s.Strongboxes[spot] > 0:
		return true
	case kind == Jewel:
		return false
	case s.Jewels[spot] > 0:
		return int(s.TokensAt(int(spot))[i].Value)*PurseUnit < JewelWorth
	}
	return s.poorer(i)
}

// poorer tells that the i-th purse on the floor of the acting bandit is known to
// hold less than another there.
func (s *State) poorer(i int) bool {
	purses := s.TokensAt(int(s.Bandits[s.Bandit].Spot))
	for _, t := range purses {
		if purses[i].Value > 0 && t.Value > purses[i].Value {
			return true
		}
	}
	return false
}
