package train

import "drygulch/game"

// Spell implements game.State. The ways to tap moves:
//
//	lay a card       card/hand/2 action/play          any copy of the card
//	face down        card/hand/2 action/playdown      the Ghost's choice; in a Tunnel action/play
//	draw             card/deck/1 action/draw          one's own deck
//	Move             pawn/1 place/roof/3              the figure, then where to
//	                 place/roof/3 action/move         or the place alone
//	Fire             pawn/3 action/fire
//	Robbery          token/inside/2/purse/0 action/rob
//	Punch            pawn/3 token/pawn/3/jewel/0 place/inside/1
//	                 pawn/3 place/inside/1            of one who owns nothing
//	                 pawn/3 token/pawn/3/purse/0 choice/take place/inside/1   Cheyenne, if she is asked
//	Marshal          pawn/marshal place/inside/2
//	                 place/inside/2 action/lead
//	Pickpocketing    token/roof/2/purse/0 action/take
//	                 pawn/1 action/leave
//	keep (a step)    card/hand/2                      any copy that is not yet chosen
//	commit           card/discard/1 action/discard    one's own discard pile
//	place the team   pawn/0 place/inside/4            either bandit in its car
func (s *State) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	b := int(s.Bandit)
	arg := int(m.Args[0])
	switch m.Verb {
	case VerbPlay, VerbPlayDown:
		if at, ok := s.copyInHand(Card(arg), i); ok {
			action := ActionPlay
			if m.Verb == VerbPlayDown {
				action = ActionPlayDown
			}
			return append(buf, HandRef(at), ActionRef(action))
		}
		return nil
	case VerbKeep:
		if at, ok := s.copyInHand(Card(arg), i); ok {
			return append(buf, HandRef(at))
		}
		return nil
	case VerbMove:
		return either(i, buf, PawnRef(b), SpotRef(At(arg, s.Bandits[b].Spot.Level())), ActionMove)
	case VerbLead:
		return either(i, buf, MarshalRef(), SpotRef(At(arg, Inside)), ActionLead)
	case VerbRob:
		return s.spellRob(Loot(arg), int(m.Args[1]), i, buf)
	case VerbPlace:
		switch i {
		case 0:
			return append(buf, PawnRef(arg), SpotRef(At(s.Caboose(), Inside)))
		case 1:
			return append(buf, PawnRef(arg^1), SpotRef(At(s.Caboose()-1, Inside)))
		}
		return nil
	}
	if i > 0 {
		return nil
	}
	switch m.Verb {
	case VerbDraw:
		return append(buf, DeckRef(s.Act), ActionRef(ActionDraw))
	case VerbFire:
		return append(buf, PawnRef(arg), ActionRef(ActionFire))
	case VerbPunch:
		return s.spellPunch(m, buf)
	case VerbPick:
		if arg == 0 {
			return append(buf, PawnRef(b), ActionRef(ActionLeave))
		}
		return append(buf, TokenRef(int(s.Bandits[b].Spot), Purse, arg-1), ActionRef(ActionTake))
	case VerbCommit:
		return append(buf, DiscardRef(s.Act), ActionRef(ActionDiscard))
	}
	return nil
}

// either spells a way of a figure to a place: by the figure, or by the place and
// an action.
func either(i int, buf []game.Ref, pawn, place game.Ref, action uint8) []game.Ref {
	switch i {
	case 0:
		return append(buf, pawn, place)
	case 1:
		return append(buf, place, ActionRef(action))
	}
	return nil
}

// copyInHand is the place of the i-th copy of a card in the actor's hand that is
// not chosen to be kept.
func (s *State) copyInHand(c Card, i int) (at int, ok bool) {
	p := &s.Players[s.Act]
	for at, held := range p.Hand[:p.InHand] {
		if held != c {
			continue
		}
		if i == 0 {
			return at, true
		}
		i--
	}
	return 0, false
}

// spellRob spells the taking of a purse, or of a jewel or strongbox by any of
// those that lie there.
func (s *State) spellRob(kind Loot, purse, i int, buf []game.Ref) []game.Ref {
	spot := s.Bandits[s.Bandit].Spot
	alike, index := 1, purse
	if kind != Purse {
		alike, index = int(s.Jewels[spot]), i
		if kind == Strongbox {
			alike = int(s.Strongboxes[spot])
		}
	}
	if i >= alike {
		return nil
	}
	return append(buf, TokenRef(int(spot), kind, index), ActionRef(ActionRob))
}

func (s *State) spellPunch(m game.Move, buf []game.Ref) []game.Ref {
	target, falls := int(m.Args[0]), Loot(m.Args[1])
	buf = append(buf, PawnRef(target))
	if falls != NoLoot {
		buf = append(buf, TokenRef(OnCard+target, falls, 0))
		if falls == Purse && s.asksTake(int(s.Bandit)) {
			buf = append(buf, ChoiceRef(m.Args[3]))
		}
	}
	return append(buf, SpotRef(At(int(m.Args[2]), s.Bandits[s.Bandit].Spot.Level())))
}

// Seen implements game.State: a card laid face down, a figure placed and the
// cards kept are their owner's alone (CE-28, CE-84, CE-102, CE-109).
func (s *State) Seen(m game.Move, by game.Seat) game.Move {
	if by == s.Act {
		return m
	}
	switch m.Verb {
	case VerbPlace, VerbPlayDown:
		return game.Move{Verb: m.Verb}
	case VerbPlay:
		if s.Icon() == Tunnel {
			return game.Move{Verb: m.Verb}
		}
	case VerbKeep:
		return game.NoMove
	}
	return m
}
