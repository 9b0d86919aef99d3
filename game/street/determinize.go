package street

import (
	"math/bits"

	"drygulch/game"
)

// Determinize implements game.State. Every order of a row that fits what each of
// its places can hold is as likely as the next, and so is every order of the tokens
// that the viewer does not know.
func (s *State) Determinize(r *game.Rand) {
	s.Rand = game.NewRand(r.Uint64(), r.Uint64())
	by := s.View
	s.View = Truth
	if s.Phase == Over {
		return
	}
	for side := range s.Sides {
		switch {
		case s.SeatOf(side) == by:
		case s.Phase == Arranging:
			s.Sides[side].propose(r)
		default:
			s.Sides[side].fill(r)
		}
	}
	s.fillTokens(r)
}

// fill draws a row from all that fit: as many as the ways to give each place one of
// the roles that it can hold. It counts them over the subsets of the roles, then
// draws place by place from the last, each role as often as there are ways to fill
// the places before it with the rest.
func (d *Side) fill(r *game.Rand) {
	var open [Columns]int // the places that can hold more than one role
	n, left := 0, Roles(0)
	for c, may := range d.May {
		if may.one() {
			d.Row[c] = may.first()
			continue
		}
		open[n] = c
		n++
		left |= may
	}
	if n == 0 {
		return
	}
	var role [Columns]Role // the roles for them, numbered anew
	var number [roles + 1]uint8
	for i := 0; left != 0; i++ {
		role[i] = left.first()
		number[role[i]] = uint8(i)
		left &= left - 1
	}
	all := 1<<n - 1
	var fits [Columns]int
	free := true
	for i, c := range open[:n] {
		for may := d.May[c]; may != 0; may &= may - 1 {
			fits[i] |= 1 << number[may.first()]
		}
		free = free && fits[i] == all
	}
	if free {
		game.Shuffle(r, role[:n])
		for i, c := range open[:n] {
			d.Row[c] = role[i]
		}
		return
	}
	var ways [1 << Columns]uint16 // to fill the first places with a subset: 8! at most
	ways[0] = 1
	for subset := 1; subset <= all; subset++ {
		sum := uint16(0)
		for fit := subset & fits[bits.OnesCount8(uint8(subset))-1]; fit != 0; fit &= fit - 1 {
			sum += ways[subset&^(fit&-fit)]
		}
		ways[subset] = sum
	}
	for i, subset := n-1, all; i >= 0; i-- {
		at := uint16(r.IntN(int(ways[subset])))
		for fit := subset & fits[i]; ; fit &= fit - 1 {
			bit := fit & -fit
			w := ways[subset&^bit]
			if at < w {
				d.Row[open[i]] = role[bits.TrailingZeros8(uint8(bit))]
				subset &^= bit
				break
			}
			at -= w
		}
	}
}

// fillTokens deals the tokens out that the viewer does not know.
func (s *State) fillTokens(r *game.Rand) {
	count := s.lying()
	for _, lies := range s.Cells[:s.Line] {
		count[lies.Token]--
	}
	for _, lies := range s.Reserve[:s.Stocked] {
		count[lies.Token]--
	}
	var pool [Columns + Stock]Token
	n := 0
	for kind := Vote; int(kind) <= kinds; kind++ {
		for range count[kind] {
			pool[n] = kind
			n++
		}
	}
	game.Shuffle(r, pool[:n])
	draw := func(tokens []Lying) {
		for i := range tokens {
			if tokens[i].Token == NoToken {
				n--
				tokens[i].Token = pool[n]
			}
		}
	}
	draw(s.Cells[:s.Line])
	draw(s.Reserve[:s.Stocked])
}

// lying counts the tokens of each kind on the street and in the reserve, which all
// can reckon: those of the game less those in stashes and in the discard. Of the
// first entry nothing can be said.
func (s *State) lying() (count [kinds + 1]int8) {
	for kind, supply := range Supplies {
		switch {
		case s.Sudden == 0:
			count[kind] = int8(supply.Total)
		case supply.Refill == 0: // what was there is gone
			continue
		default:
			count[kind] = int8(supply.Refill)
		}
		count[kind] -= int8(s.Discard[kind] + s.Sides[Green].Stash[kind] + s.Sides[Red].Stash[kind])
	}
	return count
}
