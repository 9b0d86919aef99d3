package showdown

import "drygulch/game"

// guess is what one seat makes of the others: how likely each is to have each
// role, and from that whom it wants to harm.
type guess struct {
	seats  int
	odds   [game.MaxSeats][roles]float32 // sum 1 by seat
	trace  [game.MaxSeats][roles]float32 // how well what a seat did fits each role
	unsure [game.MaxSeats]game.Seat
	n      int
	// want is how much the seat wants to harm each other: 100 an enemy, -100 a
	// friend.
	want [game.MaxSeats]int
}

// read fills the guess of a seat from what it knows of the table: its own role,
// the roles shown, and what everybody believes. What was done since (ahead, in a
// world imagined) is weighed besides, more roughly.
func (g *guess) read(s *State, me game.Seat, b *belief) {
	g.seats = int(s.Seats)
	g.odds = [game.MaxSeats][roles]float32{}
	g.n = 0
	for seat := range game.Seat(s.Seats) {
		if role := s.Roles[seat]; role != NoRole && (seat == me || s.Shown.Has(seat)) {
			g.odds[seat][role] = 1
		} else {
			g.unsure[g.n] = seat
			g.n++
		}
	}
	if g.n > 0 {
		rough := s.Grudges != b.noted
		g.weigh(s, b, rough, false)
		g.count(s, me, b)
		if rough {
			g.weigh(s, b, true, true)
			g.count(s, me, b)
		}
	}
	g.wish(s, me)
}

// How far the record can speak for or against a role, and by how much a point of
// hostility to the Sheriff does: an Outlaw shoots at him, a Deputy hardly ever, a
// Renegade by halves. Whoever harms those who seem to be Outlaws seems a Deputy.
const mostTrace = 6

var (
	againstLaw = [roles]float32{Deputy: 0.45, Outlaw: 1.5, Renegade: 0.95}
	forLaw     = [roles]float32{Deputy: 1.3, Outlaw: 0.65, Renegade: 1.1}
)

// weigh reckons how well what each unsure seat has done since the belief was formed
// fits each role; the second time with what the first count makes of those who were
// harmed.
func (g *guess) weigh(s *State, b *belief, rough, again bool) {
	for _, seat := range g.unsure[:g.n] {
		if !rough {
			g.trace[seat] = [roles]float32{1, 1, 1, 1, 1}
			continue
		}
		hostile := 0
		for at := range game.Seat(s.Seats) {
			grudge := int(s.Grudges[seat][at]) - int(b.noted[seat][at])
			switch {
			case grudge == 0:
			case s.Roles[at] == Sheriff:
				hostile += grudge
			case again:
				outlawry := g.odds[at][Outlaw] - g.odds[at][Deputy]
				hostile -= int(float32(float32(grudge)*outlawry) / 2)
			}
		}
		hostile = min(max(hostile, -mostTrace), mostTrace)
		for role := Deputy; role <= Renegade; role++ {
			fit, step := float32(1), againstLaw[role]
			if hostile < 0 {
				step = forLaw[role]
			}
			for range max(hostile, -hostile) {
				fit *= step
			}
			g.trace[seat][role] = max(fit, 0.01)
		}
	}
}

// count adds up all ways to deal the roles that agree with what the seat knows.
func (g *guess) count(s *State, me game.Seat, b *belief) {
	for _, seat := range g.unsure[:g.n] {
		g.odds[seat] = [roles]float32{}
	}
	total := float32(0)
	for i, fit := range b.weight[:b.n] {
		if !b.fits(i, s, me) {
			continue
		}
		deal := &b.deals[i]
		for _, seat := range g.unsure[:g.n] {
			fit *= g.trace[seat][deal[seat]]
		}
		total += fit
		for _, seat := range g.unsure[:g.n] {
			g.odds[seat][deal[seat]] += fit
		}
	}
	if total == 0 {
		return
	}
	for _, seat := range g.unsure[:g.n] {
		for role := range g.odds[seat] {
			g.odds[seat][role] /= total
		}
	}
}

// wants is how much each role wants to harm each other role, while there are
// more than two.
var wants = [roles][roles]float32{
	Sheriff:  {Deputy: -140, Outlaw: 100, Renegade: 80},
	Deputy:   {Sheriff: -200, Deputy: -100, Outlaw: 100, Renegade: 70},
	Outlaw:   {Sheriff: 140, Deputy: 70, Outlaw: -80, Renegade: 40},
	Renegade: {Sheriff: -60, Deputy: 50, Outlaw: 70, Renegade: 40},
}

// wish reckons whom a seat wants to harm.
func (g *guess) wish(s *State, me game.Seat) {
	mine := s.Roles[me]
	alive := s.Alive.Len()
	lonely := mine == Renegade && g.lawRules(s, me)
	for seat := range game.Seat(s.Seats) {
		g.want[seat] = 0
		switch {
		case seat == me || !s.Lives(seat):
		case alive == 2: // the last two fight
			g.want[seat] = 100
		case s.Three():
			g.want[seat] = s.wishOfThree(mine, s.Roles[seat])
		default:
			sum := float32(0)
			for role := Sheriff; role <= Renegade; role++ {
				sum += float32(g.odds[seat][role] * wants[mine][role])
			}
			g.want[seat] = int(sum)
			if lonely && s.Roles[seat] != Sheriff {
				g.want[seat] += 20
			}
			if s.Grudges[seat][me] > 2 && g.want[seat] > -40 { // who shot first
				g.want[seat] += min(int(s.Grudges[seat][me])*2, 20)
			}
		}
	}
}

// lawRules tells that more of those who live seem to be with the Sheriff than
// against him.
func (g *guess) lawRules(s *State, me game.Seat) bool {
	sum := float32(0)
	for seats := s.Alive.Without(me); seats != 0; seats &= seats - 1 {
		seat := firstSeat(seats)
		sum += g.odds[seat][Sheriff] + g.odds[seat][Deputy] - g.odds[seat][Outlaw]
	}
	return sum > 0
}

// wishOfThree is whom a role wants to harm with three players: its prey most, and
// then whoever is after it (BG-83).
func (s *State) wishOfThree(mine, theirs Role) int {
	if Prey(mine) == theirs {
		return 140
	}
	return 40
}
