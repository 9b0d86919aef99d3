package street

import "drygulch/game"

// moveStreet exchanges two characters of the actor's, or leaves them (OL-25).
func (s *State) moveStreet(a, b int, how uint8, ev *game.Events) {
	side := s.SideOf(s.Act)
	d := &s.Sides[side]
	seen := d.shows(a, b)
	if how == Exchanged {
		d.Row[a], d.Row[b] = d.Row[b], d.Row[a]
	}
	switch {
	case !seen:
		d.mingle(a, b)
	case how == Exchanged: // OL-26
		d.trade(a, b)
	}
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvMoved, Actor: s.Act, From: SlotRef(side, a), To: SlotRef(side, b), Face: [2]uint8{how}, Rule: 25}, s.told(seen))
	}
	s.finish(noGap, ev)
}

// told are the seats that may read what a Move of the actor's did: all if it was
// seen, otherwise he alone.
func (s *State) told(seen bool) game.Seats {
	if seen {
		return game.AllSeats
	}
	return game.Only(s.Act)
}

// saloonWay is a saloon move in full (OL-28).
type saloonWay struct {
	out, goes, stays Role
	a, b             int  // the places touched
	from, to         int  // where goes comes from, where out stands
	fromSeen, toSeen bool // whether all see that (OL-29)
}

// saloonWay reads a saloon move of the side.
func (d *Side) saloonWay(m game.Move) saloonWay {
	w := saloonWay{out: d.Saloon[m.Args[0]], a: int(m.Args[1]), b: int(m.Args[2])}
	w.from, w.to = int(m.Args[m.Args[3]]), int(m.Args[m.Args[4]]) // 1 and 2 are the arguments of a and b
	w.goes, w.stays = d.Row[w.from], d.Row[w.a+w.b-w.from]
	w.fromSeen = d.Headlined&(w.goes.Only()|w.stays.Only()) != 0
	w.toSeen = d.Headlined&(w.out.Only()|w.stays.Only()) != 0
	return w
}

// moveSaloon takes one character out of the actor's saloon and one of two in
// (OL-28).
func (s *State) moveSaloon(m game.Move, ev *game.Events) {
	side := s.SideOf(s.Act)
	d := &s.Sides[side]
	way := d.saloonWay(m)
	d.Row[way.to], d.Row[way.a+way.b-way.to] = way.out, way.stays
	d.Saloon[m.Args[0]] = way.goes
	d.replaced(way)
	if ev != nil {
		place := SaloonRef(side, int(m.Args[0]))
		ev.Add(game.Event{Kind: EvTakenUp, Actor: s.Act, From: SlotRef(side, way.a), To: SlotRef(side, way.b), Rule: 28})
		ev.AddSecret(game.Event{Kind: EvLeft, Actor: s.Act, From: place, Face: [2]uint8{uint8(1 + way.to)},
			Amount: [2]int16{int16(way.out)}, Rule: 28}, s.told(way.toSeen))
		ev.AddSecret(game.Event{Kind: EvEntered, Actor: s.Act, To: place, Face: [2]uint8{uint8(1 + way.from)},
			Amount: [2]int16{int16(way.goes)}, Rule: 29}, s.told(way.fromSeen))
	}
	s.finish(noGap, ev)
}
