package street

import "drygulch/game"

// Apply implements game.State. Every action runs through in the same order (OL-14):
// shown and called out, paid, shown to, answered, carried out; finish does the rest.
func (s *State) Apply(m game.Move, ev *game.Events) {
	x, y := int(m.Args[0]), int(m.Args[1])
	switch m.Verb {
	case VerbSwap:
		s.swap(m.Args[0], m.Args[1], ev)
	case VerbReady:
		s.ready(ev)
	case VerbStreet:
		s.moveStreet(x, y, m.Args[2], ev)
	case VerbSaloon:
		s.moveSaloon(m, ev)
	case VerbLook:
		s.look(x, ev)
	case VerbTake:
		s.take(x, Token(y), ev)
	case VerbClaim:
		s.claim(x, ev)
	case VerbAbility:
		side, c := s.act(m, ev)
		abilities[x].do(s, side, c, m, ev)
	case VerbRelease:
		s.release(ev)
	case VerbAnswer:
		s.answer(m.Args[0], ev)
	case VerbEnd:
		ev.Add(game.Event{Kind: EvEnded, Actor: s.Act, Amount: [2]int16{int16(s.Left)}, Rule: 12})
		s.endTurn(ev)
	}
}

// show turns up the character of a side in a column for the action (OL-16).
func (s *State) show(side, c int, cause Cause, ev *game.Events) Role {
	d := &s.Sides[side]
	r := d.Row[c]
	d.Shown |= r.Only()
	d.see(c, r)
	if ev != nil {
		ev.Add(game.Event{Kind: EvShown, Actor: s.SeatOf(side), From: SlotRef(side, c), Amount: [2]int16{int16(r), int16(cause)}, Rule: 16, Final: true})
	}
	return r
}

// act shows the character of the actor's side that uses its ability (OL-44), and
// the Mayor if he helps (OL-86), and gives its column.
func (s *State) act(m game.Move, ev *game.Events) (side, c int) {
	side = s.SideOf(s.Act)
	c = s.Sides[side].column(Role(m.Args[0]))
	s.show(side, c, AsActor, ev)
	if s.isHelped(m, c) {
		s.show(side, leftOf(side, c), AsBooster, ev)
	}
	return side, c
}

// isHelped tells that the Mayor helps the character in a column with this use of
// its ability (OL-84, OL-85).
func (s *State) isHelped(m game.Move, c int) bool {
	switch Role(m.Args[0]) {
	case Sheriff, Scout, Reporter:
		return int(m.Args[1]) != c
	}
	return m.Args[3] == helped
}

// spend discards a Bullet or Handcuffs from a stash.
func (s *State) spend(side int, kind Token, rule game.Rule, ev *game.Events) {
	s.Sides[side].Stash[kind]--
	s.Discard[kind]++
	if ev != nil {
		ev.Add(game.Event{Kind: EvSpent, Actor: s.SeatOf(side), From: StashRef(side), To: DiscardRef(),
			Amount: [2]int16{int16(kind), int16(s.Sides[side].Stash[kind])}, Rule: rule})
	}
}

// tell adds an event that concerns two things and needs no more words.
func (s *State) tell(ev *game.Events, kind uint8, side int, from, to game.Ref, rule game.Rule) {
	if ev != nil {
		ev.Add(game.Event{Kind: kind, Actor: s.SeatOf(side), From: from, To: to, Rule: rule})
	}
}

// call tells of a character called out (OL-47).
func (s *State) call(side, c int, called Role, target int, ev *game.Events) {
	if ev != nil {
		ev.Add(game.Event{Kind: EvCalledRole, Actor: s.SeatOf(side), From: SlotRef(side, c), To: SlotRef(1-side, target),
			Amount: [2]int16{int16(called)}, Rule: 47})
	}
}

// wrong ends an action whose call-out was wrong: nothing happens (OL-47).
func (s *State) wrong(side, target int, rule game.Rule, ev *game.Events) {
	s.tell(ev, EvWrong, side, game.Ref{}, SlotRef(1-side, target), rule)
	s.finish(noGap, ev)
}
