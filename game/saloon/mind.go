package saloon

import "drygulch/game"

// brain is what one seat knows about playing the Saloon well. What it has seen
// stands in the observation. All is reckoned in whole points, so that a bot decides
// alike on every platform: a Grit is 10 points.
type brain struct {
	seat game.Seat
	harm harm
}

func newBrain() game.Brain { return &brain{} }

// Reset implements game.Brain.
func (m *brain) Reset(seat game.Seat, _ game.State) { m.seat, m.harm = seat, harm{} }

// Saw implements game.Brain. What matters of the past stands in the observation, but
// for what a grudge remembers.
func (m *brain) Saw(_ game.Move, ev *game.Events, _ game.State) { m.harm.feel(m.seat, ev) }

// Deal implements game.Brain.
func (m *brain) Deal(s game.State, r *game.Rand) { s.Determinize(r) }

// Search implements game.Searcher.
func (m *brain) Search() game.Search {
	return game.Search{Iterations: 60_000, Curiosity: 0.8, Plies: 40}
}

// Quiet implements game.Searcher: when a turn begins.
func (m *brain) Quiet(state game.State) bool {
	s := state.(*State)
	return s.Ask == AskScavenge && s.Chosen.empty()
}

// Prior implements game.Brain: the weight is the square of what the move seems to
// be worth.
func (m *brain) Prior(state game.State, ms []game.Move, w []float32) {
	s := state.(*State)
	for i, move := range ms {
		w[i] = weight(s.worth(move))
	}
}

// weight turns points into a move weight.
func weight(points int) float32 {
	p := float32(max(points, 0) + 2)
	return p * p
}

// Value implements game.Brain: the cube of the strength, by sides. The numbers were
// fitted to games of sensible players.
func (m *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	shares, over := s.Outcome()
	if over {
		return shares
	}
	sum := float32(0)
	for side := range s.sideCount() {
		members := s.side(side) & s.Alive
		if members == 0 {
			continue
		}
		strength := 10 * int(s.Grit[side])
		for left := members; left != 0; left &= left - 1 {
			strength += s.arms(firstSeat(left))
		}
		x := float32(strength + 1)
		chance := float32(float32(x*x) * x)
		for left := members; left != 0; left &= left - 1 {
			shares[firstSeat(left)] = chance / float32(members.Len())
		}
		sum += chance
	}
	for seat := range s.Seats {
		shares[seat] /= sum
	}
	return shares
}

// sideCount is how many sides began.
func (s *State) sideCount() int {
	if s.Teams > 0 {
		return int(s.Teams)
	}
	return int(s.Seats)
}

// arms is what a living seat has besides Grit, in points. The hand counts for
// nothing: it is filled up every turn.
func (s *State) arms(seat game.Seat) int {
	b := &s.Boards[seat]
	points := (3*weaponWorth(b[Fist])+weaponWorth(b[Holster]))/6 + placeWorth[s.Where[seat]]*3/4
	if seat == s.Turn && s.Phase <= Fight && !s.Fought {
		points += 15 // an attack
	}
	return points
}

// placeWorth is what it is worth to be at a position, the others there left out.
var placeWorth = [positions + 1]int{Open: 0, Bar: 22, Piano: 19, Balcony: 26, Stairs: 16, BackRoom: 12, CardTable: 13, StoveTable: 9, Doors: 8}

// weaponWorth is what a weapon is worth in the Fist.
func weaponWorth(w Weapon) int {
	f := w.Kind.Face()
	switch {
	case w.Kind == NoKind:
		return 8
	case !w.Kind.IsGun():
		points := 5 * int(f.Damage)
		if f.SelfDrop {
			points -= 8
		}
		if f.Throw || f.LongReach || f.Disarm || f.NoCounter || f.Spill > 0 {
			points += 5
		}
		return points
	}
	points := 3 * int(f.Damage)
	for _, o := range f.Options {
		if o.Bullets <= w.Bullets && !o.Split {
			points = max(points, 9*int(o.Damage))
		}
	}
	return points + 3*min(int(w.Bullets), 6)
}

// fresh is a weapon as it is expected to be when it is equipped.
func (s *State) fresh(seat game.Seat, k Kind) Weapon {
	const usual = 3
	f := k.Face()
	switch {
	case !k.IsGun():
		return Weapon{Kind: k}
	case s.is(seat, Fontaine):
		return Weapon{k, f.Max}
	}
	return Weapon{k, min(usual, f.Max)}
}

// Silly implements game.Brain: what gives something away for nothing.
func (m *brain) Silly(state game.State, move game.Move) bool {
	s := state.(*State)
	me, k := s.Act, Kind(move.Args[0])
	full := s.Grit[s.Side(me)] >= s.MaxGrit
	switch move.Verb {
	case VerbQuick:
		return s.sillyDraw()
	case VerbSwig:
		return full
	case VerbDone:
		return s.Ask == AskFight && s.holdsFire(me) || s.Ask == AskEnd && (s.atTheBar(me) || s.atThePiano(me, Fist) || s.atThePiano(me, Holster))
	case VerbEquip:
		return s.sillyEquip(me, k, int(move.Args[1]))
	case VerbAttack:
		return s.pointless(move)
	case VerbBoost:
		return k == OneForMe && full
	case VerbAim:
		return s.sillyAim(game.Seat(move.Args[0]))
	case VerbBlock:
		a := s.top()
		return s.Against(a, a.At).Loss == 0 && k.Face().Counter == 0
	case VerbTake:
		return s.diesUnblocked()
	case VerbRound:
		return full
	case VerbCover:
		a := s.top()
		return s.Against(a, a.At).Loss == 0
	}
	return false
}

// sillyDraw tells that a Quick Draw spoils one's own attack, or does at the price of
// the weapon in the Fist what a move in Gear does for nothing.
func (s *State) sillyDraw() bool {
	switch s.Ask {
	case AskQuick, AskDrop, AskOption, AskAim, AskGear, AskDive, AskCover, AskEnd:
		return true
	}
	return false
}

// holdsFire tells that a turn would pass without an attack though one, as it is, hits
// hard or brings somebody down, and keeping still brings nothing.
func (s *State) holdsFire(me game.Seat) bool {
	const hard = 30
	return !s.atTheBar(me) && s.bestHere(me, 0) >= hard
}

// sillyEquip tells that a loaded gun is thrown away though the other slot would do.
func (s *State) sillyEquip(me game.Seat, k Kind, slot int) bool {
	b := &s.Boards[me]
	return b[slot].Bullets > 1 && b[1-slot].Kind == NoKind && (k.fits(1-slot) || slot == Holster)
}

// pointless tells that an attack hurts nobody, even with all boosts.
func (s *State) pointless(move game.Move) bool {
	a, targets := s.imagine(move)
	a.Damage += int8(s.boosting(&a))
	for left := targets; left != 0; left &= left - 1 {
		if s.Against(&a, firstSeat(left)).Loss > 0 {
			return false
		}
	}
	return s.Ask != AskCounter || !s.Doomed.Has(s.Act)
}

// sillyAim tells that a target loses nothing while another would.
func (s *State) sillyAim(target game.Seat) bool {
	a := &s.Plan
	if s.Ask == AskAim {
		a = s.top()
	}
	if s.Against(a, target).Loss > 0 {
		return false
	}
	for left := s.aimable(a); left != 0; left &= left - 1 {
		if s.Against(a, firstSeat(left)).Loss > 0 {
			return true
		}
	}
	return false
}

// diesUnblocked tells that a block in hand saves from being brought to 0 now, or at
// least lets one strike back.
func (s *State) diesUnblocked() bool {
	a := s.top()
	grit := s.GritOf(a.At)
	loss := s.Against(a, a.At).Loss
	if loss < grit || s.Doomed.Has(a.At) {
		return false
	}
	for set := s.blocks(a); set != 0; set &= set - 1 {
		f := first(set).Face()
		if loss-int(f.Value) < grit || f.Counter != 0 && !a.NoCounter() && s.canStrike(a.At, f.Counter, game.Only(a.By)) {
			return true
		}
	}
	return false
}
