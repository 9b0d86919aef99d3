package street

import "math/bits"

// columnSet is a set of columns, by bit.
type columnSet uint8

// first is the lowest column in the set.
func (set columnSet) first() int { return bits.TrailingZeros8(uint8(set)) }

// on tells that a column lies on the street.
func on(column int) bool { return column >= 0 && column < Columns }

// opposite is the set of one column, empty off the street.
func opposite(column int) columnSet {
	if !on(column) {
		return 0
	}
	return 1 << column
}

// targets is the set of rival columns that the character in a column can aim at:
// the opposite one, and with the Mayor one of its neighbours instead (OL-84).
func (s *State) targets(side, c int) columnSet {
	set := opposite(c)
	if s.helps(side, c) {
		set |= opposite(c-1) | opposite(c+1)
	}
	return set
}

// helps tells that the Mayor can widen the reach of the character in a column: he
// stands on its left, and it is one whom he helps (OL-82, OL-83).
func (s *State) helps(side, c int) bool {
	d := &s.Sides[side]
	left := leftOf(side, c)
	return on(left) && d.Row[left] == Mayor && Characters[d.Row[c]].Boosted
}

// shelf is the cells from low to high, tokens in them, among which the Storekeep in
// a column can choose; mayor tells whether he is helped (OL-66, OL-69, OL-85). With
// none high is below low.
func (s *State) shelf(c, mayor int) (low, high int) {
	return max(c-1-mayor, 0), min(c+1+mayor, int(s.Line)-1)
}

// drawable tells that a Dancer in column c can draw the rival in column from: one
// or two columns off (OL-70), and nobody in between them may be immobilized (OL-73).
func (s *State) drawable(side, c, from int) bool {
	far := from - c
	if !on(from) || far == 0 || far*far > 4 {
		return false
	}
	bound := s.Sides[1-side].bound()
	return bound < min(c, from) || bound > max(c, from)
}

// stands tells that the Reverend of a side can stand up for its character in a
// column: it is immediately on his left (OL-79, OL-80).
func (s *State) stands(side, c int) bool {
	d := &s.Sides[side]
	right := leftOf(1-side, c)
	return on(right) && d.Row[right] == Reverend
}

// saves tells that a side's Sheriff can save its Governor in a column: he stands
// beside him and there are Handcuffs (OL-57).
func (s *State) saves(side, c int) (sheriff int, ok bool) {
	d := &s.Sides[side]
	sheriff = d.column(Sheriff)
	off := sheriff - c
	return sheriff, sheriff >= 0 && off*off == 1 && d.Stash[Handcuffs] > 0
}

// mayClaim tells that a side's Governor can claim the Election: more Votes than the
// rival, a token before him, and no Sudden Death (OL-48, OL-102).
func (s *State) mayClaim(side, governor int) bool {
	return s.Sudden == 0 && governor < int(s.Line) && s.Sides[side].Stash[Vote] > s.Sides[1-side].Stash[Vote]
}
