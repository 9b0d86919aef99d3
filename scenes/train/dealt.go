package train

import (
	"strings"

	"drygulch/game"
	rules "drygulch/game/train"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
)

// Dealt implements table.Dealer: the hands, the round cards in their order, and the purses with what is in them.
func (b *Board) Dealt(v *table.View) (lots []table.Lot, whole bool) {
	s := known(v)
	for seat := range game.Seat(v.Seats()) {
		lot := table.Lot{Seat: seat}
		first, n := s.Crewed(seat)
		for bandit := first; bandit < first+n; bandit++ {
			line := character(s, bandit)
			if purses := pursesAt(s, rules.OnCard+bandit); purses != "" {
				line = lang.T("review/train/purses", line, purses)
			}
			lot.Lines = append(lot.Lines, line)
		}
		for _, c := range s.HandOf(seat) {
			lot.Cards = append(lot.Cards, b.face(v, c.Face()))
		}
		lots = append(lots, lot)
	}
	var rounds []string
	for _, id := range s.Rounds {
		if id != 0 {
			rounds = append(rounds, lang.T("train/round/"+rules.RoundCards[id].Name))
		}
	}
	train := table.Lot{Seat: game.NoSeat, Lines: []string{lang.T("review/train/rounds", strings.Join(rounds, lang.T("review/then")))}}
	for car := range int(s.Cars) {
		if purses := pursesAt(s, int(rules.At(car, rules.Inside))); purses != "" {
			train.Lines = append(train.Lines, lang.T("review/train/floor", carName(s, car), purses))
		}
	}
	return append(lots, train), true
}

// pursesAt are the values of the purses in a place; empty: there are none.
func pursesAt(s *rules.State, place int) string {
	var list []string
	for _, t := range s.TokensAt(place) {
		list = append(list, money(t.Value))
	}
	return strings.Join(list, lang.T("review/then"))
}
