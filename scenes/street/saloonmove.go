package street

import (
	"drygulch/game"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// A saloon move is shown as it is made: two from the street and one from the saloon are taken up together, and laid
// down again, so that nobody can follow whom he does not see.

// saloonMove are the three characters that have been taken up.
type saloonMove struct {
	on     bool
	side   int
	a, b   int // the two places on the street
	roles  [2]rules.Role
	out    rules.Role // who came out of the saloon; NoRole: not yet
	door   int        // which place of the saloon
	goes   rules.Role // who goes in
	from   int        // where goes comes from; -1: not to be seen
	to     int        // where out comes to stand; -1: not to be seen
	gather float64    // how far the two have been taken up
	come   float64    // how far the third has come out
	lay    float64    // how far all three have been laid down
}

// holds tells whether somebody has been taken up from a place.
func (m *saloonMove) holds(r game.Ref) bool {
	if !m.on || r.Kind != game.RefPlace || int(r.B) != m.side {
		return false
	}
	switch r.A {
	case rules.PlaceStreet:
		return int(r.C) == m.a || int(r.C) == m.b
	case rules.PlaceSaloon:
		return m.out != rules.NoRole && int(r.C) == m.door
	}
	return false
}

// ends are where the three come to lie: those of the street in the order of their places, then the one who came out.
// Of what is not to be seen any way is as good as another, for these are backs.
func (m *saloonMove) ends() [3]game.Ref {
	from, to := m.from, m.to
	if from < 0 {
		from = m.a
	}
	if to < 0 {
		to = m.b
	}
	other := m.a + m.b - to
	door := rules.SaloonRef(m.side, m.door)
	ends := [3]game.Ref{2: rules.SlotRef(m.side, to)}
	if from == m.a {
		ends[0], ends[1] = door, rules.SlotRef(m.side, other)
	} else {
		ends[0], ends[1] = rules.SlotRef(m.side, other), door
	}
	return ends
}

// takenUp draws the three.
func (b *Board) takenUp(f *ui.Frame) {
	m := &b.took
	if !m.on {
		return
	}
	p := &b.plan
	slots := [2]ui.Rect{p.slots[m.side][m.a], p.slots[m.side][m.b]}
	pile := slots[0].Lerp(slots[1], .5)
	off := 26.0
	if m.side == p.me {
		off = -off
	}
	if p.stands {
		pile = pile.Move(off, 0)
	} else {
		pile = pile.Move(0, off*.7)
	}
	ends := m.ends()
	draw := func(i int, start ui.Rect, way float64, role, after rules.Role) {
		spread := float64(i-1) * pile.W * .14
		held := pile.Move(spread, float64(i-1)*3)
		r := start.Lerp(held, way)
		if m.lay > 0 {
			r = held.Lerp(b.box(ends[i]), m.lay)
		}
		if calm(f) && m.lay > 0 {
			r = b.box(ends[i])
		}
		if m.lay > .5 {
			role = after
		}
		b.figure(f, r, b.formOf(ends[i], r), b.stranger(ends[i], role))
	}
	for i, role := range m.roles {
		after := role
		if ends[i].A == rules.PlaceSaloon {
			after = m.goes
		}
		draw(i, slots[i], m.gather, role, after)
	}
	if m.out == rules.NoRole {
		return
	}
	after := m.out
	if !b.own(m.side) && !b.now.Sides[m.side].Headlined.Has(m.out) {
		after = rules.NoRole
	}
	role := m.out
	if m.come >= 1 {
		role = after
	}
	draw(2, p.saloon[m.side][m.door], m.come, role, after)
}

// own tells whether the viewer sees the row of a side.
func (b *Board) own(side int) bool {
	return b.viewer != game.NoSeat && b.now.SideOf(b.viewer) == side || b.now.Phase == rules.Over
}
