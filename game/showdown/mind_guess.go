package showdown

import "drygulch/game"

// guess is what one seat makes of the others: how likely each is to have each
// role, and from that whom it wants to harm.
type guess struct {
	seats  int
	odds   [game.MaxSeats][roles]float32 // sum 1 by seat
	trace  [game.MaxSeats][roles]float32 // how well what a seat did fits each role
	dealt  [game.MaxSeats]Role           // while counting: the roles as assumed
	unsure [game.MaxSeats]game.Seat
	n      int
	total  float32
	// want is how much the seat wants to harm each other: 100 an enemy, -100 a
	// friend.
	want [game.MaxSeats]int
}

// read fills the guess of a seat from what it knows of the table: its own role,
// the roles shown, and what everybody was seen to do.
func (g *guess) read(s *State, me game.Seat) {
	g.seats = int(s.Seats)
	g.odds = [game.MaxSeats][roles]float32{}
	left := RoleCounts[s.Seats]
	g.n = 0
	for seat := range game.Seat(s.Seats) {
		if role := s.Roles[seat]; role != NoRole && (seat == me || s.Shown.Has(seat)) {
			g.odds[seat][role] = 1
			left[role]--
		} else {
			g.unsure[g.n] = seat
			g.n++
		}
	}
	if g.n > 0 {
		g.weigh(s, false)
		g.count(&left)
		g.weigh(s, true)
		g.count(&left)
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

// weigh reckons how well the record of each unsure seat fits each role; the second
// time with what the first count makes of those who were harmed.
func (g *guess) weigh(s *State, again bool) {
	for _, seat := range g.unsure[:g.n] {
		hostile := 0
		for at := range game.Seat(s.Seats) {
			grudge := int(s.Grudges[seat][at])
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

// count adds up all ways to deal what roles are left to the unsure seats.
func (g *guess) count(left *[roles]uint8) {
	for _, seat := range g.unsure[:g.n] {
		g.odds[seat] = [roles]float32{}
	}
	g.total = 0
	g.assume(0, 1, left)
	if g.total == 0 {
		return
	}
	for _, seat := range g.unsure[:g.n] {
		for role := range g.odds[seat] {
			g.odds[seat][role] /= g.total
		}
	}
}

// assume gives the i-th unsure seat each role that is left, and the rest after it.
func (g *guess) assume(i int, fit float32, left *[roles]uint8) {
	if i == g.n {
		g.total += fit
		for _, seat := range g.unsure[:g.n] {
			g.odds[seat][g.dealt[seat]] += fit
		}
		return
	}
	seat := g.unsure[i]
	for role := Deputy; role <= Renegade; role++ {
		if left[role] == 0 {
			continue
		}
		left[role]--
		g.dealt[seat] = role
		g.assume(i+1, fit*g.trace[seat][role], left)
		left[role]++
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
