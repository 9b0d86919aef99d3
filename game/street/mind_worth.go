package street

import "drygulch/game"

// secrecy is what it costs when the rival sees where one of the own characters
// stands.
var secrecy = [roles + 1]int{
	Governor: 60, Hitman: 30, Sheriff: 25, Scout: 6, Storekeep: 6, Dancer: 6, Reporter: 6, Bandit: 8, Reverend: 15, Mayor: 8,
}

// prized is what a token is worth in the own stash.
var prized = [kinds + 1]int{Vote: 110, Handcuffs: 80, Bullet: 90}

// worth is what a move seems worth to the actor's side, measured before.
func (m *brain) worth(s *State, side int, move game.Move) int {
	d, rival := &s.Sides[side], &s.Sides[1-side]
	x, y := int(move.Args[0]), int(move.Args[1])
	switch move.Verb {
	case VerbSwap:
		return 3 * m.layout(s, side, move)
	case VerbReady:
		return 30
	case VerbStreet, VerbSaloon:
		m.own = *d
		if move.Verb == VerbStreet {
			m.own.tryStreet(x, y, move.Args[2])
		} else {
			m.own.trySaloon(move)
		}
		return 8 + m.stand(s, side, &m.own, rival) - m.here
	case VerbLook:
		if s.Cells[x].Token != NoToken {
			return 0
		}
		return 45 - m.shown[x]
	case VerbTake:
		// A blind call tells the rival what lies there: mostly it is better to look first.
		p := m.callChance(s, x, Token(y))
		worth := p*prized[y]/1000 - (1000-p)*40/1000 - m.shown[x]
		if Token(y) == Vote {
			worth += p * m.voteTurns(s, side) / 1000
		}
		if s.Sudden > 0 || p == 1000 {
			return worth + 20
		}
		return worth
	case VerbClaim:
		p := m.tokenChance(s.Cells[x], Election)
		return p*13/10 - (1000-p)*m.shown[x]/1000
	case VerbAbility:
		return m.worthOfAbility(s, side, move)
	case VerbRelease:
		return 30 - m.shown[d.column(Reverend)]
	case VerbAnswer:
		return 25 + 35*x
	}
	return 0
}

// voteTurns is what one Vote more is worth to a side for who may claim the Election.
func (m *brain) voteTurns(s *State, side int) int {
	d, rival := &s.Sides[side], &s.Sides[1-side]
	m.own = *d
	m.own.Stash[Vote]++
	return s.claimable(side, &m.own, rival, m.next) - s.claimable(side, d, rival, m.next) +
		s.claimable(1-side, rival, d, m.next) - s.claimable(1-side, rival, &m.own, m.next)
}

// worthOfAbility is what it is worth to use the ability of a character.
func (m *brain) worthOfAbility(s *State, side int, move game.Move) int {
	d, rival := &s.Sides[side], &s.Sides[1-side]
	role, x, called := Role(move.Args[0]), int(move.Args[1]), Role(move.Args[2])
	c := d.column(role)
	worth := -m.shown[c]
	if s.isHelped(move, c) {
		worth -= m.shown[leftOf(side, c)]
	}
	switch role {
	case Hitman:
		win, loss := s.shot(side, c)
		return worth + win*13/10 - loss*15/10 - 380
	case Scout:
		return worth + 10 + rival.news(x)
	case Sheriff:
		worth += rival.news(x)
		if called == Bandit {
			return worth + rival.chance(x, called)*60/1000 - 50
		}
		cancelled := rival.chance(leftOf(side, x), Reverend) // to the right of him, from his chair
		return worth + rival.chance(x, called)*(1000-cancelled)/1000*13/10 - 330
	case Reporter:
		return worth + rival.news(x) + rival.chance(x, called)*secrecy[called]*2/1000 - 15
	case Bandit:
		kind := loot[called]
		if rival.Stash[kind] > 0 {
			worth += rival.chance(x, called) * prized[kind] / 1000
		}
		return worth + rival.news(x)
	case Dancer:
		m.rival = *rival
		m.rival.turn(x, c)
		return worth + 6 + m.stand(s, side, d, &m.rival) - m.here
	case Storekeep:
		a, b := s.shelved(move.Args[1]), s.shelved(move.Args[2])
		worth += s.lieFor(side, d, x, *b) - s.lieFor(side, d, x, *a)
		if y := int(move.Args[2]); y < Columns {
			worth += s.lieFor(side, d, y, *a) - s.lieFor(side, d, y, *b)
		}
		return worth + 4
	}
	return worth
}

// news is what it is worth to see who stands in a column of the rival's.
func (d *Side) news(c int) int {
	unsure := 1000 - d.exposed(c)
	return unsure * 45 / 1000
}

// tryStreet does what a street move would do to a side.
func (d *Side) tryStreet(a, b int, how uint8) {
	seen := d.shows(a, b)
	if how == Exchanged {
		d.Row[a], d.Row[b] = d.Row[b], d.Row[a]
	}
	if !seen {
		d.mingle(a, b)
	} else if how == Exchanged {
		d.trade(a, b)
	}
}

// trySaloon does what a saloon move would do to a side.
func (d *Side) trySaloon(move game.Move) {
	way := d.saloonWay(move)
	d.Row[way.to], d.Row[way.a+way.b-way.to] = way.out, way.stays
	d.Saloon[move.Args[0]] = way.goes
	d.replaced(way)
}

// layout is what an exchange of a layout gains.
func (m *brain) layout(s *State, side int, move game.Move) int {
	d := &s.Sides[side]
	m.own = *d
	x, y := m.own.place(move.Args[0]), m.own.place(move.Args[1])
	*x, *y = *y, *x
	rival := &s.Sides[1-side]
	return s.standing(side, &m.own, rival) - s.standing(side, d, rival)
}
