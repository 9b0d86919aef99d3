package showdown

import "drygulch/game"

// brain is what one seat knows about playing the Showdown well. What it believes of
// others rests on what all have seen (State.Grudges), so that it decides alike
// wherever the table looks alike.
type brain struct {
	seat  game.Seat
	guess guess // scratch
}

func newBrain() game.Brain { return &brain{} }

// Reset implements game.Brain.
func (m *brain) Reset(seat game.Seat, _ game.State) { m.seat = seat }

// Saw implements game.Brain. What matters of the past stands in the observation.
func (m *brain) Saw(game.Move, *game.Events, game.State) {}

// Deal implements game.Brain.
func (m *brain) Deal(s game.State, r *game.Rand) { s.Determinize(r) }

// Prior implements game.Brain: the weight is the square of what the move seems to
// be worth, in points of which a good card is about a hundred.
func (m *brain) Prior(state game.State, ms []game.Move, w []float32) {
	s := state.(*State)
	if s.aims() {
		m.guess.read(s, s.Actor())
	}
	for i, move := range ms {
		w[i] = weight(m.worth(s, move))
	}
}

// weight turns points into a move weight.
func weight(points int) float32 {
	p := float32(max(points, 0) + 5)
	return p * p
}

// aims tells that the actor's choice may be about other players, so that it
// matters who they are.
func (s *State) aims() bool { return s.Depth == 0 && (s.Phase == Playing || s.Phase == Drawing) }

// Silly implements game.Brain.
func (m *brain) Silly(state game.State, move game.Move) bool {
	s := state.(*State)
	if s.Depth > 0 {
		return s.sillyAnswer(s.top(), move)
	}
	if s.Phase != Playing {
		return false
	}
	m.guess.read(s, s.Actor())
	switch move.Verb {
	case VerbPlay:
		return m.sillyPlay(s, move)
	case VerbEnd:
		return m.forgetsToShoot(s)
	}
	return false
}

// sure is how far one must be set on harming somebody, or on sparing him, for the
// opposite to be a folly.
const sure = 70

// sillyPlay: harming one's own side, drinking at full life, a worse gun, throwing
// away what is one's own.
func (m *brain) sillyPlay(s *State, move game.Move) bool {
	me, c := s.Turn, Card(move.Args[0])
	at := game.Seat(move.Args[1]) - 1
	kind := c.Kind()
	switch kind {
	case Beer:
		return int(s.Life[me]) >= s.MaxLife(me) || s.Alive.Len() == 2
	case Gatling, Indians:
		return m.endangersOwn(s)
	case Panic, CatBalou:
		helps := move.Args[2] >= gearFrom && Slot(move.Args[2]-gearFrom) >= JailSlot
		if at == me {
			return !helps
		}
		want := m.guess.want[at]
		return helps && want >= sure || !helps && want <= -sure
	case Bang, Missed, Duel, Jail:
		return m.guess.want[at] <= -sure
	}
	if kind.Weapon() {
		return s.worseGun(me, kind)
	}
	return false
}

// endangersOwn tells that a card which hits all may bring down the Sheriff whom the
// actor needs alive.
func (m *brain) endangersOwn(s *State) bool {
	for others := s.Alive.Without(s.Turn); others != 0; others &= others - 1 {
		seat := firstSeat(others)
		if s.Roles[seat] == Sheriff && s.Life[seat] == 1 && m.guess.want[seat] < 0 {
			return true
		}
	}
	return false
}

// worseGun tells that a weapon reaches less far than the one that lies there and
// makes up for it by nothing.
func (s *State) worseGun(me game.Seat, kind Kind) bool {
	if kind == Volcanic {
		return s.Weapon(me) > Volcanic && (s.is(me, WillyTheKid) || s.Hands[me].and(s.bangs(me)).len() < 2)
	}
	return Reaches[kind] < s.Reach(me)
}

// forgetsToShoot tells that the turn would end with a BANG! in hand, leave to play
// it and somebody in reach who surely deserves it.
func (m *brain) forgetsToShoot(s *State) bool {
	me := s.Turn
	if !s.MayShoot(me) || s.Hands[me].and(ofKind[Bang]).empty() {
		return false
	}
	for targets := s.InReach(me); targets != 0; targets &= targets - 1 {
		if m.guess.want[firstSeat(targets)] >= sure {
			return true
		}
	}
	return false
}

// sillyAnswer: dying with a Beer in hand, being hit with a flip or a Missed! left
// at the last life point, spending a Missed! that cannot suffice, counting the
// worse of two flips.
func (s *State) sillyAnswer(f *Frame, move game.Move) bool {
	held := s.Hands[f.Asked]
	switch f.Kind {
	case Shot:
		flips := 0
		for flip := BarrelFlip; flip <= OwnFlip; flip++ {
			if s.canFlip(f, flip) {
				flips++
			}
		}
		cards := held.and(s.cancels(f.At)).len()
		switch move.Verb {
		case VerbYield:
			return flips > 0 || cards >= int(f.Need) && s.Life[f.At] == 1
		case VerbAnswer:
			return cards+flips < int(f.Need) && !s.is(f.At, SuzyLafayette)
		}
	case Raid:
		return move.Verb == VerbYield && s.Life[f.At] == 1 && !held.and(s.bangs(f.At)).empty()
	case Wound:
		return move.Verb == VerbYield && s.canBeRescued(f.At)
	case Flipping:
		good := f.Flip.Good(Card(move.Args[0]))
		return !good && (f.Flip.Good(s.Row[0]) || f.Flip.Good(s.Row[1]))
	}
	return false
}
