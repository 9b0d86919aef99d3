package train

import "drygulch/game"

// What speaks for a move, by the words of a player. The keys:
//
//	train.hint.robbery    there is loot to take: Amount[0] dollars or so
//	train.hint.fire       somebody will be in the line of sight
//	train.hint.punch      somebody will be close enough to punch
//	train.hint.move       there is better loot to move to: Amount[0] dollars or so
//	train.hint.climb      there is better loot on the other level: Amount[0] dollars or so
//	train.hint.marshal    the Marshal will meet others
//	train.hint.draw       too few useful cards in hand
//	train.hint.secret     nobody sees what is laid
//	train.hint.take       the token is worth Amount[0] dollars or so
//	train.hint.loot-there loot lies there: Amount[0] dollars or so
//	train.hint.rich       the target is rich: Refs[0] the figure, Amount[0] dollars or so
//	train.hint.meets      the Marshal waits where the target lands, or meets somebody there
//	train.hint.keep       a good card to have next round
//	train.hint.usual      nothing special speaks for it

// Why implements game.Brain.
func (m *brain) Why(state game.State, move game.Move, buf []game.Reason) []game.Reason {
	s := state.(*State)
	b, arg := int(s.Bandit), int(move.Args[0])
	start := len(buf)
	say := func(key string, dollars int, refs ...game.Ref) {
		r := game.Reason{Key: "train.hint." + key, Amount: [2]int16{int16(dollars)}}
		copy(r.Refs[:], refs)
		buf = append(buf, r)
	}
	switch move.Verb {
	case VerbPlay, VerbPlayDown:
		m.project(s)
		if hint := m.plan.hint(Card(arg)); hint.key != "" {
			say(hint.key, hint.dollars)
		}
		if move.Verb == VerbPlayDown || s.Icon() == Tunnel {
			say("secret", 0)
		}
	case VerbDraw:
		say("draw", 0)
	case VerbMove:
		if loot := s.lying(At(arg, s.Bandits[b].Spot.Level())); loot > 0 {
			say("loot-there", loot)
		}
	case VerbFire:
		say("rich", s.money(arg), PawnRef(arg))
	case VerbRob:
		say("take", s.tokenWorth(Loot(arg), int(move.Args[1])))
	case VerbPunch:
		say("rich", s.money(arg), PawnRef(arg))
		if At(int(move.Args[2]), s.Bandits[b].Spot.Level()) == At(int(s.Sheriff), Inside) {
			say("meets", 0, MarshalRef())
		}
	case VerbLead:
		if s.on(At(arg, Inside))&^s.mates(b) != 0 {
			say("meets", 0, MarshalRef())
		}
	case VerbPick:
		if arg > 0 {
			say("take", s.tokenWorth(Purse, arg-1))
		}
	case VerbKeep:
		say("keep", 0)
	}
	if len(buf) == start {
		say("usual", 0)
	}
	return buf
}

// hint is what speaks for laying a card.
type hint struct {
	key     string
	dollars int
}

// hint tells what speaks for a card on the train as it stands.
func (s *State) hint(c Card) hint {
	b := c.Bandit()
	spot := s.Bandits[b].Spot
	switch c.Kind() {
	case Robbery:
		if loot := s.lying(spot); loot > 0 {
			return hint{"robbery", loot}
		}
	case Fire:
		if s.Bandits[b].Bullets > 0 && s.targets(b) != 0 {
			return hint{"fire", 0}
		}
	case Punch:
		if s.victims(b) != 0 {
			return hint{"punch", 0}
		}
	case Move:
		best := 0
		for cars := s.reach(b); cars != 0; cars &= cars - 1 {
			best = max(best, s.lying(At(cars.first(), spot.Level())))
		}
		if best > s.lying(spot) {
			return hint{"move", best}
		}
	case FloorChange:
		if loot := s.lying(spot ^ 1); loot > s.lying(spot) {
			return hint{"climb", loot}
		}
	case Marshal:
		for cars := s.beside(int(s.Sheriff)); cars != 0; cars &= cars - 1 {
			if s.on(At(cars.first(), Inside))&^s.mates(b) != 0 {
				return hint{"marshal", 0}
			}
		}
	}
	return hint{}
}
