package street

import "drygulch/game"

// scout is the Scout's ability: he shows who stands there (OL-65).
func (s *State) scout(side, _ int, m game.Move, ev *game.Events) {
	s.show(1-side, int(m.Args[1]), AsTarget, ev)
	s.finish(noGap, ev)
}

// exchange is the Storekeep's ability: two tokens change places (OL-66, OL-68).
// Nobody sees them, and who knew them still does (OL-67).
func (s *State) exchange(side, _ int, m game.Move, ev *game.Events) {
	a, b := s.shelved(m.Args[1]), s.shelved(m.Args[2])
	*a, *b = *b, *a
	s.tell(ev, EvRearranged, side, shelvedRef(m.Args[1]), shelvedRef(m.Args[2]), 67)
	s.finish(noGap, ev)
}

// shelved is a token that the Storekeep exchanges: that of a cell, or after these of
// the reserve.
func (s *State) shelved(i uint8) *Lying {
	if i < Columns {
		return &s.Cells[i]
	}
	return &s.Reserve[i-Columns]
}

func shelvedRef(i uint8) game.Ref {
	if i < Columns {
		return CellRef(int(i))
	}
	return ReserveRef(int(i - Columns))
}

// dance is the Dancer's ability: a rival character comes to her column (OL-70,
// OL-71). Nothing is turned up or down by it (OL-72).
func (s *State) dance(side, c int, m game.Move, ev *game.Events) {
	from := int(m.Args[1])
	s.Sides[1-side].turn(from, c)
	s.tell(ev, EvDanced, side, SlotRef(1-side, from), SlotRef(1-side, c), 71)
	s.finish(noGap, ev)
}

// report is the Reporter's ability: he calls out a role, and if that is right it is
// headlined. It costs a marker either way (OL-74, OL-75).
func (s *State) report(side, c int, m game.Move, ev *game.Events) {
	target, called := int(m.Args[1]), Role(m.Args[2])
	s.call(side, c, called, target, ev)
	d, rival := &s.Sides[side], &s.Sides[1-side]
	d.Markers--
	s.Progress = true // OL-107
	e := game.Event{Kind: EvMisprint, Actor: s.Act, Amount: [2]int16{0, int16(d.Markers)}, Rule: 75}
	if s.show(1-side, target, AsTarget, ev) != called {
		ev.Add(e)
		s.wrong(side, target, 75, ev)
		return
	}
	rival.Headlined |= called.Only()
	e.Kind, e.Amount[0], e.To = EvHeadlined, int16(called), SlotRef(1-side, target)
	ev.Add(e)
	s.finish(noGap, ev)
}

// loot is what the Bandit takes from the rival's stash by the role that he called
// out (OL-77).
var loot = [roles + 1]Token{Hitman: Bullet, Sheriff: Handcuffs}

// rob is the Bandit's ability: he calls out Hitman or Sheriff and robs him (OL-77).
func (s *State) rob(side, c int, m game.Move, ev *game.Events) {
	called := Role(m.Args[2])
	s.call(side, c, called, c, ev)
	kind, rival := loot[called], &s.Sides[1-side]
	switch {
	case s.show(1-side, c, AsTarget, ev) != called:
		s.wrong(side, c, 77, ev)
		return
	case rival.Stash[kind] == 0:
		if ev != nil {
			ev.Add(game.Event{Kind: EvNothing, Actor: s.Act, From: StashRef(1 - side), Amount: [2]int16{int16(kind)}, Rule: 77})
		}
	default:
		rival.Stash[kind]--
		s.gain(side, kind, EvStole, StashRef(1-side), 77, ev)
	}
	s.finish(noGap, ev)
}
