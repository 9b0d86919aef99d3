package street

import "drygulch/game"

// useful is what a character is worth on the street, more than in the saloon.
var useful = [roles + 1]int{
	Hitman: 20, Sheriff: 20, Scout: 14, Storekeep: 4, Dancer: 6, Reporter: 10, Bandit: 8, Reverend: 8, Mayor: 6,
}

// standing is how well a side's characters stand against what it knows of its
// rival, in points: who can be taken and used where they are, how much the rival
// knows, and who stands beside whom. What threatens them is in mind_threat.go.
func (s *State) standing(side int, d, rival *Side) int {
	var at [roles + 1]int // columns; Columns if not on the street
	for r := range at {
		at[r] = Columns
	}
	points := 0
	for c, r := range d.Row {
		at[r] = c
		points += useful[r]
		if c < int(s.Line) {
			points += s.lieFor(side, d, c, s.Cells[c])
		}
	}
	if c := at[Governor]; c < Columns {
		points -= d.exposed(c) * secrecy[Governor] / 1000
		if off := at[Sheriff] - c; off*off == 1 && d.Stash[Handcuffs] > 0 && at[Sheriff] < Columns { // OL-57
			points += 25
		}
	}
	if c := at[Hitman]; c < Columns {
		points -= d.exposed(c) * secrecy[Hitman] / 1000
		if right := leftOf(1-side, c); on(right) && d.Row[right] == Reverend { // OL-80
			points += 15
		}
		if d.Stash[Bullet] > 0 {
			points += rival.chance(c, Governor) * 100 / 1000
		}
	}
	if c := at[Sheriff]; c < Columns && d.Stash[Handcuffs] > 0 {
		points += rival.chance(c, Hitman) * 80 / 1000
		points -= d.exposed(c) * secrecy[Sheriff] / 1000
	}
	if c := at[Mayor]; c < Columns {
		if right := leftOf(1-side, c); on(right) && Characters[d.Row[right]].Boosted { // OL-82
			points += 6
		}
	}
	return points
}

// lieFor is what a token in a cell is worth to a side that knows it: where its
// character there can take it.
func (s *State) lieFor(side int, d *Side, cell int, lies Lying) int {
	if lies.Token == NoToken || !lies.Known.Has(s.SeatOf(side)) {
		return 0
	}
	switch {
	case lies.Token == Election && s.Sudden == 0 && d.Row[cell] == Governor:
		return 20
	case Characters[d.Row[cell]].Takes.Has(lies.Token):
		return 15
	}
	return 0
}

// Value implements game.Brain: how both sides stand, what threatens them, what is in
// their stashes and which tokens they know, as shares of the win.
func (m *brain) Value(state game.State) game.Shares {
	s := state.(*State)
	if shares, over := s.Outcome(); over {
		return shares
	}
	lead := s.wealth(Green) - s.wealth(Red) + s.prospects(Green, &s.Sides[Green], &s.Sides[Red], s.clock())/2
	// Much like a logistic curve, and the same on every platform.
	const flat = 400
	size := max(lead, -lead)
	share := float32(0.5) + float32(lead)/float32(2*(size+flat))
	var shares game.Shares
	shares[s.SeatOf(Green)] = share
	shares[s.SeatOf(Red)] = 1 - share
	return shares
}

// What decides matches, in points. The figures were fitted to some hundreds of
// matches of sensible players; Bullets and Handcuffs count for more than there, for
// a better player makes more of them.
const (
	voteWorth      = 120
	bulletWorth    = 30
	handcuffsWorth = 30
	markerWorth    = 18
	knownWorth     = 40 // a token on the street that one knows
	exposedWorth   = 36 // the Governor or the Hitman surely known
)

// wealth is what a side has, in points.
func (s *State) wealth(side int) int {
	d := &s.Sides[side]
	points := s.standing(side, d, &s.Sides[1-side]) / 5
	if s.Sudden == 0 {
		points += int(d.Stash[Vote]) * voteWorth
	}
	points += int(d.Stash[Bullet])*bulletWorth + int(d.Stash[Handcuffs])*handcuffsWorth + int(d.Markers)*markerWorth
	for _, lies := range s.Cells[:s.Line] {
		if lies.Known.Has(s.SeatOf(side)) {
			points += knownWorth
		}
	}
	for c, r := range d.Row { // what the rival knows
		if r == Governor || r == Hitman {
			points -= d.exposed(c) * exposedWorth / 1000
		}
	}
	return points
}
