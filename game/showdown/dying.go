package showdown

import "drygulch/game"

// The steps of a wound.
const (
	struck uint8 = iota // the life points are yet to be lost
	dying               // they are lost; below one of them he may be rescued
)

// The steps of a fall.
const (
	fallen    uint8 = iota // it begins
	inherited              // his cards are gone: reward or penalty
	punished               // the penalty is paid
)

// askWounded takes life points off, lets the dying be rescued, and then either
// gives way to what wounds set off or to the end (BG-55 to BG-58).
func (s *State) askWounded(f *Frame, ev *game.Events) (asks bool) {
	if f.Step == struck {
		s.Life[f.At] -= int8(f.Need)
		s.Quiet = -1
		f.Step = dying
		if ev != nil {
			from := game.Ref{}
			if f.By != game.NoSeat {
				from = SeatRef(f.By)
			}
			ev.Add(game.Event{Kind: EvWounded, Actor: f.At, From: from, Amount: [2]int16{int16(f.Need), int16(s.Life[f.At])}, Rule: hitRule(f.Card)})
			if s.Life[f.At] < 1 {
				ev.Add(game.Event{Kind: EvDying, Actor: f.At, Amount: [2]int16{1 - int16(s.Life[f.At])}, Rule: 55})
			}
		}
	}
	switch {
	case s.Life[f.At] > 0:
		s.survive(f, ev)
		return false
	case !s.maybeRescued(f.At):
		s.die(f)
		return false
	}
	return true
}

// maybeRescued tells whether a dying seat can be rescued for all that everybody
// knows: by the number of its cards.
func (s *State) maybeRescued(seat game.Seat) bool {
	need, held := 1-int(s.Life[seat]), int(s.InHand[seat])
	if s.Alive.Len() > 2 {
		return held >= need // they might all be Beers
	}
	return s.is(seat, SidKetchum) && held >= 2*need
}

// canBeRescued tells whether a dying seat holds what it takes: an attempt that
// cannot succeed is not begun (BG-56).
func (s *State) canBeRescued(seat game.Seat) bool {
	return s.rescues(seat, s.Hands[seat]) > -int(s.Life[seat])
}

// rescues is how many life points a dying seat can get out of cards.
func (s *State) rescues(seat game.Seat, held cardSet) int {
	beers := 0
	if s.Alive.Len() > 2 {
		beers = held.and(ofKind[Beer]).len()
	}
	if s.is(seat, SidKetchum) {
		return beers + (held.len()-beers)/2
	}
	return beers
}

// drinkUp is a Beer of the dying (BG-39, BG-56).
func (s *State) drinkUp(f *Frame, c Card, ev *game.Events) {
	s.toss(f.At, c)
	if ev != nil {
		ev.Add(game.Event{Kind: EvPlayed, Actor: f.At, From: FanRef(f.At), To: DiscardRef(), Face: [2]uint8{uint8(c)}, Rule: 56})
	}
	s.heal(f.At, 56, ev)
}

// survive ends a wound that did not kill: what it sets off follows (BG-58).
func (s *State) survive(f *Frame, ev *game.Events) {
	at, by, lost := f.At, f.By, int(f.Need)
	s.pop()
	switch s.Characters[at] {
	case BartCassidy: // BG-66
		s.draw(at, lost, 66, ev)
	case ElGringo: // BG-69
		if by != game.NoSeat {
			s.refill(by, ev) // BG-79: Suzy draws before it
			s.steal(by, at, 69, ev)
		}
	}
	s.refill(at, ev)
}

// die turns a wound into a fall.
func (s *State) die(f *Frame) {
	f.Kind, f.Step, f.Asked = Fall, fallen, game.NoSeat
}

// fall eliminates a player: the role is shown, the cards go, reward or penalty
// follow (BG-59).
func (s *State) fall(f *Frame, ev *game.Events) {
	switch f.Step {
	case fallen:
		f.Step = inherited
		s.eliminate(f, ev)
	case inherited:
		f.Step = punished
		s.reckon(f, ev)
	default:
		by, paid := f.By, s.punishable(f)
		s.pop()
		if paid {
			s.refill(by, ev) // BG-79: after all the cards of the penalty
		}
	}
}

// eliminate shows the role and clears away the cards.
func (s *State) eliminate(f *Frame, ev *game.Events) {
	at := f.At
	s.Alive = s.Alive.Without(at)
	s.Felled[at] = f.By
	if ev != nil {
		from := game.Ref{}
		if f.By != game.NoSeat {
			from = SeatRef(f.By)
		}
		ev.Add(game.Event{Kind: EvEliminated, Actor: at, From: from, Rule: 59})
	}
	s.showRole(at, 3, ev)
	if s.Three() && f.By != game.NoSeat && Prey(s.Roles[f.By]) == s.Roles[at] { // BG-83
		s.Catch = f.By
	}
	for heirs := s.Alive; heirs != 0; heirs &= heirs - 1 {
		if sam := firstSeat(heirs); s.is(sam, VultureSam) {
			s.inherit(sam, at, ev)
			return
		}
	}
	s.push(Frame{Kind: Laying, By: game.NoSeat, At: at, Asked: at})
}

// showRole makes a role public (BG-3).
func (s *State) showRole(seat game.Seat, rule game.Rule, ev *game.Events) {
	if s.Shown.Has(seat) {
		return
	}
	s.Shown = s.Shown.With(seat)
	if ev != nil {
		ev.Add(game.Event{Kind: EvRole, Actor: seat, Face: [2]uint8{uint8(s.Roles[seat])}, Rule: rule, Final: true})
	}
}

// inherit gives Vulture Sam all that the dead leave (BG-80). The dead knows what
// he left in the hand, and what lay before him all have seen (BG-92).
func (s *State) inherit(sam, at game.Seat, ev *game.Events) {
	if ev != nil {
		ev.Add(game.Event{Kind: EvInherits, Actor: sam, From: SeatRef(at), To: SeatRef(sam), Amount: [2]int16{int16(s.InHand[at]) + int16(s.gears(at))}, Rule: 80, Final: true})
		for held := s.Hands[at]; !held.empty(); held = held.rest() {
			ev.AddSecret(game.Event{Kind: EvTaken, Actor: sam, From: FanRef(at), To: FanRef(sam), Face: [2]uint8{uint8(held.first())}, Rule: 80, Final: true},
				game.Only(at).With(sam))
		}
	}
	s.Hands[sam] = s.Hands[sam].or(s.Hands[at])
	s.InHand[sam] += s.InHand[at]
	s.Known[at] = s.Known[at].or(s.Hands[at])
	s.Known[sam] = s.Known[sam].minus(s.Hands[at])
	s.Hands[at], s.InHand[at] = cardSet{}, 0
	for slot, c := range s.Gear[at] {
		if c == NoCard {
			continue
		}
		s.Gear[at][slot] = NoCard
		s.gainOpenly(sam, c)
		if ev != nil {
			ev.Add(game.Event{Kind: EvTaken, Actor: sam, From: GearRef(at, Slot(slot)), To: FanRef(sam), Face: [2]uint8{uint8(c)}, Rule: 80})
		}
	}
}

// rewardDraw is how many cards a reward is (BG-61, BG-85).
const rewardDraw = 3

// reckon rewards or punishes whoever is responsible, if he lives (BG-61 to BG-65).
func (s *State) reckon(f *Frame, ev *game.Events) {
	by := f.By
	if by == game.NoSeat || !s.Alive.Has(by) {
		return
	}
	switch {
	case s.Three():
		s.reward(by, 85, ev)
	case s.Roles[f.At] == Outlaw:
		s.reward(by, 61, ev)
	case s.punishable(f):
		if ev != nil {
			ev.Add(game.Event{Kind: EvPenalty, Actor: by, To: SeatRef(f.At), Rule: 62})
		}
		s.push(Frame{Kind: Laying, By: by, At: by, Asked: by})
	}
}

// punishable tells that a Sheriff has brought down his Deputy; with three players
// there is no Sheriff (BG-62, BG-85).
func (s *State) punishable(f *Frame) bool {
	return f.By != game.NoSeat && s.Roles[f.By] == Sheriff && s.Roles[f.At] == Deputy
}

func (s *State) reward(by game.Seat, rule game.Rule, ev *game.Events) {
	if ev != nil {
		ev.Add(game.Event{Kind: EvReward, Actor: by, Amount: [2]int16{rewardDraw}, Rule: rule})
	}
	s.draw(by, rewardDraw, rule, ev)
}

// layRule is the rule by which somebody lays down all that he has: the dead, or
// the Sheriff.
func layRule(f *Frame) game.Rule {
	if f.By == f.At {
		return 62
	}
	return 59
}

// askLaying lets a player lay down all that he has in the order he likes (BG-59,
// BG-62, BG-90); the last card goes by itself, and so do all when the game is over
// with them.
func (s *State) askLaying(f *Frame, ev *game.Events) (asks bool) {
	switch n := int(s.InHand[f.At]) + s.gears(f.At); {
	case n == 0:
		s.pop()
		return false
	case n == 1 || s.atTheEnd():
		s.layRest(ev)
		return false
	}
	return true
}

// atTheEnd tells that the game is decided and the card being resolved hits nobody
// else.
func (s *State) atTheEnd() bool { return s.Stack[0].Kind != Sweep && s.victors() != 0 }

// lay discards one of a player's cards, from hand or play.
func (s *State) lay(seat game.Seat, c Card, ev *game.Events) {
	rule := layRule(s.top())
	if slot, ok := s.slotWith(seat, c); ok {
		s.dropGear(seat, slot, EvDiscarded, rule, ev)
		return
	}
	s.throw(seat, c, rule, ev)
}

// slotWith is the slot before a seat where a card lies.
func (s *State) slotWith(seat game.Seat, c Card) (Slot, bool) {
	for slot, lies := range s.Gear[seat] {
		if lies == c {
			return Slot(slot), true
		}
	}
	return 0, false
}

// layRest discards what is left, the hand first.
func (s *State) layRest(ev *game.Events) {
	f := s.top()
	at, rule := f.At, layRule(f)
	for !s.Hands[at].empty() {
		s.throw(at, s.Hands[at].first(), rule, ev)
	}
	for slot, c := range s.Gear[at] {
		if c != NoCard {
			s.dropGear(at, Slot(slot), EvDiscarded, rule, ev)
		}
	}
}
