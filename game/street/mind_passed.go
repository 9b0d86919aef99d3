package street

import "drygulch/game"

// passed are the tokens that the rival has seen and left where they lie, though he
// had an action for something that could wait: those of the street, then those of
// the reserve. Such a token is hardly a Vote, which nearly everybody may take.
type passed [Columns + Stock]bool

// hardly: one in so many tokens that were left is a Vote after all, where else one
// would be: his Governor stood there, or he had worries.
const hardly = 4

// saw notes what the rival did with what he knew, and follows the tokens as they
// move. was is what the seat saw before.
func (p *passed) saw(move game.Move, ev *game.Events, was *State, seat game.Seat) {
	if was.Phase == Acting && was.Act != seat && canWait(move.Verb) {
		for c, lies := range was.Cells[:was.Line] {
			if lies.Known.Has(was.Act) && !lies.Known.Has(seat) {
				p[c] = true
			}
		}
	}
	for _, e := range ev.List() {
		switch e.Kind {
		case EvSlid:
			p.slide(int(e.From.C), e.Amount[0] == 1)
		case EvRearranged:
			a, b := &p[shelf(e.From)], &p[shelf(e.To)]
			*a, *b = *b, *a
		case EvSuddenDeath:
			*p = passed{}
		}
	}
}

// canWait tells of what nobody does before he takes a Vote that he knows of.
func canWait(verb uint8) bool {
	switch verb {
	case VerbStreet, VerbSaloon, VerbLook, VerbEnd:
		return true
	}
	return false
}

// slide follows the tokens into the gap that a taken one left, and the first of the
// reserve if there is one (OL-41).
func (p *passed) slide(gap int, follows bool) {
	copy(p[gap:Columns], p[gap+1:Columns])
	p[Columns-1] = false
	if follows {
		p[Columns-1] = p[Columns]
		copy(p[Columns:], p[Columns+1:])
		p[len(p)-1] = false
	}
}

// shelf is the number of a token by its name: those of the reserve after the street.
func shelf(token game.Ref) int {
	if token.A == InReserve {
		return Columns + int(token.C)
	}
	return int(token.C)
}

// doubt puts some other token, which he has not left, in the place of most Votes that
// the rival would have left in an imagined world.
func (p *passed) doubt(s *State, seat game.Seat, r *game.Rand) {
	if *p == (passed{}) {
		return
	}
	var others [len(p)]*Lying
	n := 0
	for i, left := range p {
		if lies := s.unseen(i, seat); lies != nil && !left && lies.Token != Vote {
			others[n] = lies
			n++
		}
	}
	for i, left := range p {
		if lies := s.unseen(i, seat); lies != nil && n > 0 && left && lies.Token == Vote && r.IntN(hardly) > 0 {
			k := r.IntN(n)
			lies.Token, others[k].Token = others[k].Token, lies.Token
			n--
			others[k] = others[n]
		}
	}
}

// unseen is a token by its number, those of the reserve after the street; nil if it
// is not there or the seat has seen it.
func (s *State) unseen(i int, seat game.Seat) *Lying {
	if i < Columns && i >= int(s.Line) || i >= Columns+int(s.Stocked) {
		return nil
	}
	if lies := s.shelved(uint8(i)); !lies.Known.Has(seat) {
		return lies
	}
	return nil
}
