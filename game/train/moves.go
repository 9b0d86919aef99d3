package train

import (
	"math/bits"

	"drygulch/game"
)

// The verbs of moves, with their arguments.
const (
	VerbPlace    uint8 = 1 + iota // bandit that starts in the Caboose
	VerbPlay                      // card, face up or as the Tunnel has it
	VerbPlayDown                  // card, face down by the Ghost's choice
	VerbDraw                      // nothing: draw three
	VerbMove                      // car
	VerbFire                      // bandit
	VerbRob                       // loot, place among the purses there
	VerbPunch                     // bandit, loot that falls, car it lands in, takeIt or leaveIt
	VerbLead                      // car for the Marshal
	VerbPick                      // 1 + place among the purses there, or 0 for none
	VerbKeep                      // card: one more to keep (a step of a draft)
	VerbCommit                    // nothing: the rest is discarded
)

// Whether the puncher takes the purse that falls (CE-91).
const (
	leaveIt = 0
	takeIt  = 1
)

// Moves implements game.State.
func (s *State) Moves(buf []game.Move) []game.Move {
	if s.View != Truth && s.View != s.Act {
		return buf
	}
	b := int(s.Bandit)
	switch s.Phase {
	case Placing:
		first, n := s.Crewed(s.Act)
		for b := first; b < first+n; b++ {
			buf = add(buf, VerbPlace, b)
		}
	case Scheming:
		buf = s.schemes(buf)
	case Moving:
		buf = eachIn(buf, VerbMove, s.reach(b))
	case Firing:
		buf = eachIn(buf, VerbFire, s.targets(b))
	case Robbing:
		buf = s.robberies(buf)
	case Punching:
		buf = s.punches(buf)
	case Leading:
		buf = eachIn(buf, VerbLead, s.beside(int(s.Sheriff)))
	case Picking:
		from, to := s.tokensAt(int(s.Bandits[b].Spot))
		for i := range to - from {
			buf = add(buf, VerbPick, i+1)
		}
		buf = add(buf, VerbPick, 0)
	case Keeping:
		buf = s.keeps(buf)
	}
	return buf
}

// add appends a move with one argument. It is written where it will lie: a move
// put together elsewhere and copied costs three times as much.
func add(buf []game.Move, verb uint8, arg int) []game.Move {
	buf = append(buf, game.Move{})
	m := &buf[len(buf)-1]
	m.Verb = verb
	m.Args[0] = uint8(arg)
	return buf
}

// eachIn appends a move for each member of a set.
func eachIn(buf []game.Move, verb uint8, members set) []game.Move {
	for ; members != 0; members &= members - 1 {
		buf = add(buf, verb, members.first())
	}
	return buf
}

// cardSet is a set of different cards, by bit. Read from a set they come in the
// order of a hand, and each once.
type cardSet uint64

// actions are all cards that can be laid on the pile (CE-26).
const actions = cardSet(1)<<(Card(Bullet)<<3) - cardSet(1)<<(Card(Move)<<3)

// schemes lists what a go can be: each card in hand that may be played, once
// however many copies there are, and drawing (CE-23, CE-25, CE-26).
func (s *State) schemes(buf []game.Move) []game.Move {
	p := &s.Players[s.Act]
	start := len(buf)
	held := cardSet(0)
	for _, c := range p.Hand[:p.InHand] {
		held |= 1 << c.Face()
	}
	for held &= actions; held != 0; held &= held - 1 {
		buf = add(buf, VerbPlay, bits.TrailingZeros64(uint64(held)))
	}
	if s.Turn == 0 && s.ghostMay() { // CE-84
		for _, m := range buf[start:] {
			buf = add(buf, VerbPlayDown, int(m.Args[0]))
		}
	}
	if s.canDraw(s.Act) {
		buf = add(buf, VerbDraw, 0)
	}
	return buf
}

// robberies lists the tokens on the floor of the robber's spot (CE-57).
func (s *State) robberies(buf []game.Move) []game.Move {
	spot := s.Bandits[s.Bandit].Spot
	from, to := s.tokensAt(int(spot))
	for i := range to - from {
		buf = append(buf, game.Move{Verb: VerbRob, Args: [7]uint8{uint8(Purse), uint8(i)}})
	}
	if s.Jewels[spot] > 0 {
		buf = add(buf, VerbRob, int(Jewel))
	}
	if s.Strongboxes[spot] > 0 {
		buf = add(buf, VerbRob, int(Strongbox))
	}
	return buf
}

// punches lists whom to punch, what falls and where the target lands (CE-60 to
// CE-64).
func (s *State) punches(buf []game.Move) []game.Move {
	b := int(s.Bandit)
	cheyenne := s.is(b, Cheyenne)
	for targets := s.victims(b); targets != 0; targets &= targets - 1 {
		target := targets.first()
		kinds, n := s.loses(target)
		for i := range max(n, 1) {
			for cars := s.beside(s.Bandits[b].Spot.Car()); cars != 0; cars &= cars - 1 {
				m := game.Move{Verb: VerbPunch, Args: [7]uint8{uint8(target), uint8(kinds[i]), uint8(cars.first()), leaveIt}}
				if cheyenne && kinds[i] == Purse {
					if s.AskTake { // CE-92
						buf = append(buf, m)
					}
					m.Args[3] = takeIt
				}
				buf = append(buf, m)
			}
		}
	}
	return buf
}

// keeps lists the Action cards in hand that are not yet chosen to be kept, and
// the commit (CE-102).
func (s *State) keeps(buf []game.Move) []game.Move {
	p := &s.Players[s.Act]
	last := NoCard
	for _, c := range p.Hand[:p.InHand] {
		if c.playable() && !c.Kept() && c != last {
			buf = add(buf, VerbKeep, int(c))
			last = c
		}
	}
	return add(buf, VerbCommit, 0)
}
