package showdown

import "drygulch/game"

// What speaks for a move, by the words of a player. The keys:
//
//	showdown.hint.enemy      Refs[0] seems to be an enemy, as far as can be seen
//	showdown.hint.finish     Refs[0] has one life point left
//	showdown.hint.shot-me    Refs[0] has shown ill will to the one who decides
//	showdown.hint.last-two   only two are left: one of them wins
//	showdown.hint.prey       Refs[0] is the one to bring down
//	showdown.hint.heal       life points are missing: Amount[0] of them
//	showdown.hint.draw       it brings cards
//	showdown.hint.gear       it stays and helps turn after turn
//	showdown.hint.reach      it reaches further: Amount[0]
//	showdown.hint.disarm     Refs[0] loses something of use to him
//	showdown.hint.free       it takes away what threatens Refs[0]
//	showdown.hint.all        it hits more enemies than friends
//	showdown.hint.flip       a flip costs nothing
//	showdown.hint.cancel     it saves a life point
//	showdown.hint.save-card  the card is worth more than the life point
//	showdown.hint.least      the card that is least of use
//	showdown.hint.best       the card that is most of use
//	showdown.hint.alive      whoever is out can do nothing more
//	showdown.hint.nothing    nothing more is worth doing
//	showdown.hint.usual      nothing special speaks for it

// Why implements game.Brain.
func (m *brain) Why(state game.State, move game.Move, buf []game.Reason) []game.Reason {
	s := state.(*State)
	start := len(buf)
	say := func(key string, amount int, refs ...game.Ref) {
		r := game.Reason{Key: "showdown.hint." + key, Amount: [2]int16{int16(amount)}}
		copy(r.Refs[:], refs)
		buf = append(buf, r)
	}
	me := s.Actor()
	if me == game.NoSeat {
		return buf
	}
	if s.aims() {
		m.guess.read(s, me, &m.belief)
	}
	s.plain(move, func(at game.Seat) { m.whyHim(s, at, say) }, say)
	switch move.Verb {
	case VerbPlay:
		if kind := Card(move.Args[0]).Kind(); (kind == Gatling || kind == Indians) && m.sweepWorth(s, 10) > 20 {
			say("all", 0)
		}
	case VerbEnd:
		say("nothing", 0)
	case VerbYield:
		if s.top().Kind != Wound && s.Life[me] > 1 && s.InHand[me] > 0 {
			say("save-card", 0)
		}
	case VerbDiscard, VerbPutBack:
		say("least", 0)
	case VerbPick, VerbCount:
		say("best", 0)
	}
	if len(buf) == start {
		say("usual", 0)
	}
	return buf
}

// plain tells what speaks for a move that rests on what lies open, and him what does for
// harming somebody.
func (s *State) plain(m game.Move, him func(at game.Seat), say func(string, int, ...game.Ref)) {
	switch m.Verb {
	case VerbPlay:
		s.plainPlay(m, him, say)
	case VerbHeal:
		me := s.Actor()
		say("heal", s.MaxLife(me)-int(s.Life[me]))
	case VerbFlip:
		say("flip", 0)
	case VerbAnswer:
		if s.top().Kind == Wound {
			say("alive", 0)
		} else {
			say("cancel", 0)
		}
	case VerbDraw:
		if m.Args[0] >= fromHand {
			him(game.Seat(m.Args[0] - fromHand))
		}
	}
}

// plainPlay is plain for a card that is played.
func (s *State) plainPlay(m game.Move, him func(at game.Seat), say func(string, int, ...game.Ref)) {
	me, at := s.Turn, game.Seat(m.Args[1])-1
	switch kind := Card(m.Args[0]).Kind(); kind {
	case Bang, Missed, Duel, Jail:
		him(at)
	case Panic, CatBalou:
		if m.Args[2] >= gearFrom && Slot(m.Args[2]-gearFrom) >= JailSlot {
			say("free", 0, SeatRef(at))
			return
		}
		say("disarm", 0, SeatRef(at))
		him(at)
	case Beer, Saloon:
		if hurt := s.MaxLife(me) - int(s.Life[me]); hurt > 0 {
			say("heal", hurt)
		}
	case Stagecoach, WellsFargo, GeneralStore:
		say("draw", 0)
	default:
		if kind.Weapon() && Reaches[kind] > s.Reach(me) {
			say("reach", Reaches[kind])
		} else if kind.Blue() && kind != Dynamite {
			say("gear", 0)
		}
	}
}

// whyHim tells what speaks for harming a player.
func (m *brain) whyHim(s *State, at game.Seat, say func(string, int, ...game.Ref)) {
	me := s.Turn
	switch {
	case s.Alive.Len() == 2:
		say("last-two", 0, SeatRef(at))
	case s.Three() && Prey(s.Roles[me]) == s.Roles[at]:
		say("prey", 0, SeatRef(at))
	case m.guess.want[at] >= 50:
		say("enemy", 0, SeatRef(at))
	case s.Grudges[at][me] > 0:
		say("shot-me", 0, SeatRef(at))
	}
	if s.Life[at] == 1 && m.guess.want[at] > 0 {
		say("finish", 0, SeatRef(at))
	}
}
