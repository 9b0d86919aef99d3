package saloon

import "drygulch/game"

// Positions that give something at End of turn, and how much (HN-86, HN-87).
const (
	barGrit      = 2
	pianoBullets = 2
	doctorGrit   = 1
	doctorCards  = 2
)

// atTheBar tells that a seat can have the Grit of the Bar (HN-86, HN-88).
func (s *State) atTheBar(seat game.Seat) bool {
	return s.Where[seat] == Bar && !s.Fought && !s.Gained && !s.Gave && s.Grit[s.Side(seat)] < s.MaxGrit && s.alone(seat)
}

// atThePiano tells that a seat can have bullets for the gun in a slot (HN-87,
// HN-88).
func (s *State) atThePiano(seat game.Seat, slot int) bool {
	return s.Where[seat] == Piano && !s.Gained && !s.Gave && s.Boards[seat][slot].room() > 0 && s.alone(seat)
}

// mayDoctor tells that Doc Pennyweather can trade cards for Grit.
func (s *State) mayDoctor(seat game.Seat) bool {
	return s.is(seat, Pennyweather) && !s.Cured && s.InHand[seat] >= doctorCards && s.Grit[s.Side(seat)] < s.MaxGrit
}

// mayGive tells that a seat can pass a card to a mate (HN-155).
func (s *State) mayGive(seat game.Seat) bool {
	return s.Teams > 0 && !s.Gave && s.InHand[seat] > 0 && s.Mates(seat) != 0
}

// endOffers tells that there is something to choose at End of turn.
func (s *State) endOffers(seat game.Seat) bool {
	return s.atTheBar(seat) || s.atThePiano(seat, Fist) || s.atThePiano(seat, Holster) || s.mayDoctor(seat) || s.mayGive(seat)
}

// bonus gives what the position gives: Grit, or bullets for the gun in a slot.
func (s *State) bonus(arg uint8, ev *game.Events) {
	s.Gained = true
	if arg == 0 {
		s.heal(s.Turn, barGrit, 86, ev)
		return
	}
	s.load(s.Turn, int(arg-1), pianoBullets, NoKind, 87, ev)
}

// doctor discards two cards for a Grit (Doc Pennyweather).
func (s *State) doctor(x, y Kind, ev *game.Events) {
	me := s.Turn
	s.Cured = true
	for _, k := range [...]Kind{x, y} {
		s.leave(me, k)
		s.toss(k)
		if ev != nil {
			ev.Add(game.Event{Kind: EvTraded, Actor: me, From: FanRef(me), To: DiscardRef(), Face: [2]uint8{uint8(k)}, Rule: 5})
		}
	}
	s.heal(me, doctorGrit, 5, ev)
}
