package street

import "drygulch/game"

// brain is what one seat knows about playing Main Street well. What it has seen
// stands in the observation: who may be where, and which token lies where. All is
// reckoned in whole points, chances in thousandths, so that a bot decides alike on
// every platform; 1,000 points or so are a victory.
type brain struct {
	seat   game.Seat
	filter filter
	passed passed
	own    Side             // scratch: how the own side would stand
	rival  Side             // scratch: and the rival
	next   clock            // after the move that is thought about
	here   int              // how the own side stands if nothing is done
	shown  [Columns]int     // what it costs to show the own character in a column
	unseen [kinds + 1]int32 // tokens of each kind that lie where the actor has not seen them
	hidden int32            // all of these
}

func newBrain() game.Brain { return &brain{} }

// Reset implements game.Brain.
func (m *brain) Reset(seat game.Seat, state game.State) {
	m.seat = seat
	m.filter.reset(seat, state.(*State))
	m.passed = passed{}
}

// Saw implements game.Brain. Most of what matters of the past stands in the
// observation; the filter and what the rival left alone are the rest.
func (m *brain) Saw(move game.Move, ev *game.Events, state game.State) {
	m.passed.saw(move, ev, &m.filter.before, m.seat)
	m.filter.saw(move, ev, state.(*State))
}

// Deal implements game.Brain: the rival's street by belief, and few Votes among the
// tokens that he has left alone.
func (m *brain) Deal(state game.State, r *game.Rand) {
	s := state.(*State)
	view := s.View
	s.Determinize(r)
	if view == m.filter.seat {
		m.filter.draw(s, r)
		m.passed.doubt(s, view, r)
	}
}

// Search implements game.Searcher.
func (m *brain) Search() game.Search {
	return game.Search{Iterations: 14_000, Curiosity: 0.3, Patience: 4, Narrow: 30, Mixes: true}
}

// Quiet implements game.Searcher: the win is guessed wherever the tree ends.
func (m *brain) Quiet(game.State) bool { return true }

// Prior implements game.Brain: the weight is the square of what the move seems to
// be worth.
func (m *brain) Prior(state game.State, ms []game.Move, w []float32) {
	s := state.(*State)
	m.count(s)
	side := s.SideOf(s.Act)
	m.measure(s, side)
	for i, move := range ms {
		w[i] = weight(m.worth(s, side, move))
	}
}

// measure notes how the side stands, and what it would cost to show each of its
// characters: what the rival could do with that.
func (m *brain) measure(s *State, side int) {
	d := &s.Sides[side]
	m.next = s.clock().afterOne()
	m.here = m.stand(s, side, d, &s.Sides[1-side])
	if s.Phase == Arranging {
		return
	}
	for c, r := range d.Row {
		m.shown[c] = 0
		if r == NoRole || d.May[c].one() {
			continue
		}
		m.shown[c] = secrecy[r] * (1000 - d.exposed(c)) / 1000
		if r == Governor || r == Hitman {
			m.own = *d
			m.own.see(c, r)
			m.shown[c] = max(m.here-m.stand(s, side, &m.own, &s.Sides[1-side]), m.shown[c])
		}
	}
}

// stand is how a side would stand after the move that is thought about, in points.
func (m *brain) stand(s *State, side int, d, rival *Side) int {
	return s.standing(side, d, rival) + s.prospects(side, d, rival, m.next)
}

// weight turns points into a move weight.
func weight(points int) float32 {
	p := float32(max(points, 0) + 4)
	return p * p
}

// count notes which tokens lie unseen by the viewer.
func (m *brain) count(s *State) {
	m.hidden = 0
	for kind, n := range s.lying() {
		m.unseen[kind] = int32(n)
	}
	m.unseen[NoToken] = 0
	see := func(tokens []Lying) {
		for _, lies := range tokens {
			if lies.Token == NoToken {
				m.hidden++
			} else {
				m.unseen[lies.Token]--
			}
		}
	}
	see(s.Cells[:s.Line])
	see(s.Reserve[:s.Stocked])
}

// tokenChance is how likely a token is of a kind, in thousandths.
func (m *brain) tokenChance(lies Lying, kind Token) int {
	switch {
	case lies.Token == kind:
		return 1000
	case lies.Token != NoToken || m.hidden == 0:
		return 0
	}
	return int(1000 * m.unseen[kind] / m.hidden)
}

// callChance is how likely a call of a token before a column is right, in thousandths.
func (m *brain) callChance(s *State, c int, called Token) int {
	p := m.tokenChance(s.Cells[c], called)
	if called == Vote && m.passed[c] && s.Cells[c].Token == NoToken {
		return p / hardly
	}
	return p
}

// chance is how likely it is, for who has seen what all saw, that a role stands in
// a column of the side: in thousandths, 0 off the street.
func (d *Side) chance(c int, r Role) int {
	if !on(c) || !d.May[c].Has(r) {
		return 0
	}
	return d.exposed(c)
}

// exposed is how surely the rival of a side knows who stands in a column, in
// thousandths.
func (d *Side) exposed(c int) int { return 1000 / d.May[c].Len() }

// Silly implements game.Brain: what is certain to come to nothing while it gives
// something away, and a shot that is certain to lose.
func (m *brain) Silly(state game.State, move game.Move) bool {
	s := state.(*State)
	m.count(s)
	side := s.SideOf(s.Act)
	d, rival := &s.Sides[side], &s.Sides[1-side]
	x, y := int(move.Args[0]), int(move.Args[1])
	switch move.Verb {
	case VerbSwap:
		return m.layout(s, side, move) <= 0
	case VerbStreet:
		return move.Args[2] == Stayed && d.shows(x, y) // nobody is deceived
	case VerbLook:
		return s.Cells[x].Token != NoToken
	case VerbTake:
		return m.tokenChance(s.Cells[x], Token(y)) == 0
	case VerbClaim:
		return m.tokenChance(s.Cells[x], Election) == 0
	case VerbAbility:
		switch Role(x) {
		case Hitman:
			win, loss := s.shot(side, y)
			return win == 0 || loss == 1000
		case Sheriff, Reporter, Bandit:
			return rival.chance(y, Role(move.Args[2])) == 0
		case Scout:
			return rival.May[y].one()
		case Storekeep:
			a, b := s.shelved(move.Args[1]), s.shelved(move.Args[2])
			return a.Token != NoToken && a.Token == b.Token || s.isHelped(move, d.column(Storekeep)) && !needsMayor(move, d.column(Storekeep))
		}
	}
	return false
}

// shot is how likely a shot of the side's Hitman from a column is to win the match,
// and to lose it because the rival Sheriff is there and nobody stands up for him.
func (s *State) shot(side, c int) (win, loss int) {
	rival := &s.Sides[1-side]
	hit := rival.chance(c, Governor)
	saved := 0
	if rival.Stash[Handcuffs] > 0 {
		saved = min(rival.chance(c-1, Sheriff)+rival.chance(c+1, Sheriff), 1000)
	}
	win = hit * (1000 - saved) / 1000
	if !s.stands(side, c) {
		loss = hit * saved / 1000
	}
	return win, loss
}
