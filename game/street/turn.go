package street

import "drygulch/game"

// The bounds of a match that gets nowhere (OL-107, OL-108).
const (
	actions    = 2  // a turn
	quietTurns = 40 // in a row
	lastSudden = 9  // the tenth time is a draw
)

// startTurn begins a seat's turn (OL-10).
func (s *State) startTurn(seat game.Seat, ev *game.Events) {
	s.Phase = Acting
	s.Turn, s.Act = seat, seat
	s.Left = actions
	if s.Short && s.Turns == 0 {
		s.Left = 1
	}
	s.Turns++
	s.markTurn(false)
	ev.Add(game.Event{Kind: EvTurn, Actor: seat, Amount: [2]int16{int16(s.Turns), int16(s.Left)}, Rule: 10})
}

// markTurn notes what progress is measured against from here on (OL-107).
func (s *State) markTurn(progress bool) {
	s.Progress = progress
	s.Before = [2]uint8{s.Discard[Bullet], s.Discard[Handcuffs]}
}

// finish ends an action that did not end the match: characters are turned back, the
// gap that a taken token left is closed, Sudden Death is looked for (OL-14). gap is
// noGap or the cell that was emptied.
func (s *State) finish(gap int, ev *game.Events) {
	s.turnBack(ev)
	if gap != noGap {
		s.slide(gap, ev)
	}
	if s.exhausted() {
		s.suddenDeath(99, ev)
		if s.Phase == Over {
			return
		}
	}
	s.Phase, s.Act = Acting, s.Turn
	if s.Left--; s.Left == 0 {
		s.endTurn(ev)
	}
}

const noGap = -1

// turnBack hides the characters that were shown for the action (OL-22).
func (s *State) turnBack(ev *game.Events) {
	for side := range s.Sides {
		d := &s.Sides[side]
		shown := d.Shown
		d.Shown = 0
		if ev == nil || shown == 0 {
			continue
		}
		for c, r := range d.Row {
			if shown.Has(r) && !d.Up().Has(r) {
				ev.Add(game.Event{Kind: EvTurnedBack, Actor: s.SeatOf(side), From: SlotRef(side, c), Rule: 22})
			}
		}
	}
}

// exhausted tells that Sudden Death begins: three Votes each and all Bullets and
// Handcuffs spent (OL-99), or begins again (OL-104).
func (s *State) exhausted() bool {
	if s.Discard[Bullet] < Supplies[Bullet].Total || s.Discard[Handcuffs] < Supplies[Handcuffs].Total {
		return false
	}
	half := Supplies[Vote].Total / sides
	return s.Sudden > 0 || s.Sides[Green].Stash[Vote] == half && s.Sides[Red].Stash[Vote] == half
}

// suddenDeath clears street and reserve and lays out Bullets, Handcuffs and Bogus
// anew (OL-100), those in stashes among them (OL-107). All else stays as it is
// (OL-101).
func (s *State) suddenDeath(rule game.Rule, ev *game.Events) {
	if s.Sudden == lastSudden {
		s.end(Drawn, game.NoSeat, 108, ev)
		return
	}
	if s.Sudden > 0 && rule == 99 {
		rule = 104
	}
	s.Sudden++
	s.Quiet = 0
	for _, kind := range [...]Token{Bullet, Handcuffs} {
		s.Discard[kind] = 0
		for side := range s.Sides {
			s.Sides[side].Stash[kind] = 0
		}
	}
	s.Cells, s.Reserve = [Columns]Lying{}, [Stock]Lying{}
	s.Line, s.Stocked = uint8(fill(s.Cells[:], refilled)), 0
	game.Shuffle(&s.Rand, s.Cells[:])
	s.markTurn(true)
	ev.Add(game.Event{Kind: EvSuddenDeath, Actor: game.NoSeat, To: CellRef(0), Amount: [2]int16{int16(s.Sudden), int16(s.Line)}, Rule: rule, Final: true})
}

// endTurn looks whether the turn brought any progress (OL-107, OL-108) and hands
// over to the rival.
func (s *State) endTurn(ev *game.Events) {
	s.Quiet++
	if s.Progress || s.Discard[Bullet] > s.Before[0] || s.Discard[Handcuffs] > s.Before[1] {
		s.Quiet = 0
	}
	if s.Quiet == quietTurns {
		if s.Sudden > 0 {
			s.end(Drawn, game.NoSeat, 108, ev)
			return
		}
		s.suddenDeath(107, ev)
	}
	s.startTurn(1-s.Turn, ev)
}

// end ends the match at once: nothing is turned back or refilled (OL-14).
func (s *State) end(way Way, winner game.Seat, rule game.Rule, ev *game.Events) {
	s.Phase, s.Way, s.Winner, s.Left = Over, way, winner, 0
	if way == Drawn {
		ev.Add(game.Event{Kind: EvDraw, Actor: game.NoSeat, Rule: rule, Final: true})
		return
	}
	ev.Add(game.Event{Kind: EvWinner, Actor: winner, Amount: [2]int16{int16(way)}, Rule: rule, Final: true})
}
