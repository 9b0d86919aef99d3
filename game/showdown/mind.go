package showdown

import "drygulch/game"

// brain is what one seat knows about playing the Showdown well. What it believes of
// others rests on what all have seen, so that it decides alike wherever the table
// looks alike.
type brain struct {
	seat   game.Seat
	belief belief
	guess  guess // scratch
}

func newBrain() game.Brain { return &brain{} }

// Reset implements game.Brain.
func (m *brain) Reset(seat game.Seat, state game.State) {
	m.seat = seat
	m.belief.reset(state.(*State))
}

// Saw implements game.Brain.
func (m *brain) Saw(move game.Move, _ *game.Events, state game.State) {
	m.belief.saw(move, state.(*State))
}

// Deal implements game.Brain: the roles by belief, everything else uniformly.
func (m *brain) Deal(state game.State, r *game.Rand) {
	s := state.(*State)
	m.belief.deal(s, r)
	s.Determinize(r)
}

// Search implements game.Searcher.
func (m *brain) Search() game.Search {
	return game.Search{Iterations: 24_000, Curiosity: 0.3, Plies: 20}
}

// Quiet implements game.Searcher: between two turns.
func (m *brain) Quiet(state game.State) bool { return false }

// Prior implements game.Brain: the weight is the square of what the move seems to
// be worth, in points of which a good card is about a hundred.
func (m *brain) Prior(state game.State, ms []game.Move, w []float32) {
	s := state.(*State)
	if s.aims() {
		m.guess.read(s, s.Actor(), &m.belief)
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
	switch s.Phase {
	case Discarding:
		return s.throwsTheGood(Card(move.Args[0]))
	case Playing:
		m.guess.read(s, s.Actor(), &m.belief)
		switch move.Verb {
		case VerbPlay:
			return m.sillyPlay(s, move)
		case VerbEnd:
			return m.forgetsToShoot(s) || s.forgetsToLay() || s.forgetsToDraw()
		case VerbHeal:
			return s.dearlyBought(s.Turn, move)
		}
	}
	return false
}

// muchBetter is how many points of worth nobody in his senses overlooks.
const muchBetter = 40

// throwsTheGood tells that a card is discarded while one of far less use is kept.
func (s *State) throwsTheGood(c Card) bool {
	worth := s.keepWorth(s.Turn, c)
	for held := s.Hands[s.Turn]; !held.empty(); held = held.rest() {
		if s.keepWorth(s.Turn, held.first()) <= worth-muchBetter {
			return true
		}
	}
	return false
}

// dearlyBought tells that Sid gives two good cards for a life point that he hardly
// needs.
func (s *State) dearlyBought(sid game.Seat, move game.Move) bool {
	return s.Life[sid] > 2 && s.keepWorth(sid, Card(move.Args[0]))+s.keepWorth(sid, Card(move.Args[1])) >= 2*dear[Jail]
}

// sure is how far one must be set on harming somebody, or on sparing him, for the
// opposite to be a folly.
const sure = 70

// sillyPlay: harming one's own side, drinking at full life, a worse gun, throwing
// away what is one's own, attacking before one has drawn what one can draw.
func (m *brain) sillyPlay(s *State, move game.Move) bool {
	me, c := s.Turn, Card(move.Args[0])
	at := game.Seat(move.Args[1]) - 1
	kind := c.Kind()
	if attacks[kind] && s.forgetsToDraw() {
		return true
	}
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
	case Duel:
		return m.guess.want[at] <= -sure || s.hopeless(me, at)
	case Bang, Missed, Jail:
		return m.guess.want[at] <= -sure
	}
	switch {
	case kind == Volcanic:
		return s.worseGun(me, kind) || (s.Weapon(me) > Volcanic || s.betterInHand(me, kind)) && !m.canUnload(s, me)
	case kind.Weapon():
		return s.worseGun(me, kind) || s.betterInHand(me, kind)
	}
	return false
}

// attacks are the kinds of cards that take life points off others.
var attacks = [...]bool{Bang: true, Missed: true, Duel: true, Gatling: true, Indians: true, lastKind: false}

// forgetsToDraw tells that a card is held which brings others for nothing: these are
// looked at first.
func (s *State) forgetsToDraw() bool {
	return !s.Hands[s.Turn].and(ofKind[Stagecoach].or(ofKind[WellsFargo])).empty()
}

// forgetsToLay tells that something is held that protects or helps as soon as it lies
// before its owner, and costs nothing.
func (s *State) forgetsToLay() bool {
	for kind := Barrel; kind <= Mustang; kind++ {
		if !s.Hands[s.Turn].and(ofKind[kind]).empty() && s.mayEquip(s.Turn, kind) {
			return true
		}
	}
	return false
}

// hopeless tells that who plays a Duel at his last life point loses it, and with it
// himself, to the first BANG! of the other: he has none of his own, and no Beer.
func (s *State) hopeless(me, at game.Seat) bool {
	if s.Life[me] > 1 || s.InHand[at] == 0 || !s.Hands[me].and(s.bangs(me)).empty() {
		return false
	}
	return s.Alive.Len() == 2 || s.Hands[me].and(ofKind[Beer]).empty()
}

// canUnload tells that a Volcanic, for which a gun that reaches farther is laid aside
// or kept back, can be fired more than once at somebody who is worth it.
func (m *brain) canUnload(s *State, me game.Seat) bool {
	if s.Hands[me].and(s.bangs(me)).len() < 2 {
		return false
	}
	for targets := s.Within(me, Reaches[Volcanic]); targets != 0; targets &= targets - 1 {
		if m.guess.want[firstSeat(targets)] >= muchBetter {
			return true
		}
	}
	return false
}

// betterInHand tells that a gun is held which reaches farther, so that it would be
// laid over this one at once.
func (s *State) betterInHand(me game.Seat, kind Kind) bool {
	for better := kind + 1; better <= lastKind; better++ {
		if !s.Hands[me].and(ofKind[better]).empty() {
			return true
		}
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
// it and somebody in reach who surely deserves it; against the last other player
// also with a card that hits all.
func (m *brain) forgetsToShoot(s *State) bool {
	me := s.Turn
	if s.Alive.Len() == 2 && !s.Hands[me].and(ofKind[Gatling].or(ofKind[Indians])).empty() {
		return true
	}
	if !s.MayShoot(me) || s.Hands[me].and(ofKind[Bang]).empty() {
		return false
	}
	for targets := s.InReach(me); targets != 0; targets &= targets - 1 {
		if seat := firstSeat(targets); m.guess.want[seat] >= sure && !m.stillOfUse(s, seat) {
			return true
		}
	}
	return false
}

// stillOfUse tells that a player is likely the Renegade, who has to bring down the
// Outlaws too, while one of these lives: the law may leave him alone till then.
func (m *brain) stillOfUse(s *State, seat game.Seat) bool {
	if s.Roles[s.Turn] > Deputy || s.Three() || m.guess.odds[seat][Renegade] < 0.5 {
		return false
	}
	for others := s.Alive.Without(seat); others != 0; others &= others - 1 {
		if m.guess.odds[firstSeat(others)][Outlaw] >= 0.5 {
			return true
		}
	}
	return false
}

// sillyAnswer: dying with a Beer in hand, or wasting what could have rescued; being
// hit with a flip or a Missed! left at the last life point; spending a Missed! that
// cannot suffice, or before a flip that costs nothing; counting the worse of two
// flips.
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
			return (flips > 0 || cards < int(f.Need)) && !s.is(f.At, SuzyLafayette)
		case VerbHeal:
			return flips > 0 || s.dearlyBought(f.At, move)
		}
	case Raid:
		return move.Verb == VerbYield && s.Life[f.At] == 1 && !held.and(s.bangs(f.At)).empty()
	case Wound:
		return move.Verb == VerbYield && s.canBeRescued(f.At) || move.Verb == VerbHeal && s.breaksTheRescue(f.At, move)
	case Flipping:
		good := f.Flip.Good(Card(move.Args[0]))
		return !good && (f.Flip.Good(s.Row[0]) || f.Flip.Good(s.Row[1]))
	}
	return false
}

// breaksTheRescue tells that Sid, dying, gives away with a pair what he still needs
// to live.
func (s *State) breaksTheRescue(sid game.Seat, move game.Move) bool {
	after := s.Hands[sid].without(Card(move.Args[0])).without(Card(move.Args[1]))
	return s.rescues(sid, after) < -int(s.Life[sid])
}
