package train

import (
	"slices"

	"drygulch/game"
)

// The keys of all reasons why something cannot be tapped, with the rule that
// each rests on. Refs and Amount are given where noted.
//
//	train.why.over            95  the game is over
//	train.why.turn            22  another seat decides: Refs[0] the seat
//	train.why.bullet          26  a Bullet can never be played
//	train.why.card-first      23  first tap the card, then this
//	train.why.deck-first      23  first tap the own deck, then this
//	train.why.no-deck         25  there is no card left to draw
//	train.why.their-deck      23  one draws from the own deck only: Refs[0] whose it is
//	train.why.ghost           84  only the Ghost lays a card face down by choice
//	train.why.ghost-late      84  the Ghost may do so only on his first go of a round
//	train.why.tunnel          28  in a Tunnel every card goes face down anyway
//	train.why.scheming        33  where, whom and what is chosen when the card is resolved
//	train.why.laid            31  a card on the pile stays there
//	train.why.stealing        34  no cards are laid or drawn during Stealin'
//	train.why.pawn-first      33  first tap the figure, then this: Refs[0] the figure
//	train.why.not-yours       33  that figure is not the one that acts: Refs[0] the one that does
//	train.why.stay            42  a Move must end in another car
//	train.why.one-car         40  inside a Move is one car
//	train.why.three-cars      41  on the roofs a Move is three cars at most
//	train.why.level           45  a Move stays on its level; only a Floor Change changes it
//	train.why.marshal         5   the Marshal is nobody's target
//	train.why.self            52  not oneself
//	train.why.same-spot       52  nobody in the own spot can be shot
//	train.why.belle           93  Belle is safe while another can be chosen: Refs[0] Belle
//	train.why.next-car        49  from inside one shoots into the next car only
//	train.why.roof            49  from inside one does not shoot at a roof
//	train.why.inside          50  from a roof one does not shoot into a car
//	train.why.sight           50  another bandit stands in the line of sight: Refs[0] that bandit
//	train.why.not-there       57  loot is taken from the own spot
//	train.why.other-floor     59  loot on the other level is out of reach
//	train.why.on-card         57  Robbery takes from the floor, not from a bandit
//	train.why.punch-spot      60  a Punch reaches only bandits in the same spot
//	train.why.punch-first     60  first tap whom to punch
//	train.why.token-first     61  first tap what the bandit loses
//	train.why.not-theirs      61  that is not what the punched bandit owns
//	train.why.landing         64  a punched bandit lands in the next car, on the same level
//	train.why.marshal-car     47  the Marshal goes one car
//	train.why.marshal-inside  5   the Marshal does not climb
//	train.why.marshal-only    47  this card moves the Marshal alone
//	train.why.purse-only      80  Pickpocketing takes purses only
//	train.why.rear            109 the team starts in the two rear cars
//	train.why.kept            102 that card is already chosen to be kept
//	train.why.keep-bullet     102 a Bullet cannot be kept

// Why implements game.State. It has an answer for what a person could sensibly
// tap and may not; of anything else it says nothing.
func (s *State) Why(prefix []game.Ref, r game.Ref) game.Reason {
	if s.Phase == Over {
		return game.Reason{Key: "train.why.over", Rule: 95}
	}
	if s.View != Truth && s.View != s.Act {
		return game.Reason{Key: "train.why.turn", Refs: [2]game.Ref{SeatRef(s.Act)}, Rule: 22}
	}
	if s.goesOn(prefix, r) {
		return game.Reason{}
	}
	switch s.Phase {
	case Placing:
		return s.whyPlacing(prefix, r)
	case Scheming:
		return s.whyScheming(prefix, r)
	case Keeping:
		return s.whyKeeping(r)
	}
	if r.Kind == game.RefCard {
		if r.A == ZoneScheme {
			return because("laid", 31)
		}
		return because("stealing", 34)
	}
	switch s.Phase {
	case Moving:
		return s.whyMoving(r)
	case Firing:
		return s.whyFiring(prefix, r)
	case Robbing:
		return s.whyRobbing(r)
	case Punching:
		return s.whyPunching(prefix, r)
	case Leading:
		return s.whyLeading(r)
	case Picking:
		return s.whyPicking(r)
	}
	return game.Reason{}
}

// because is a reason of a key and a rule, and what it speaks of.
func because(key string, rule game.Rule, refs ...game.Ref) game.Reason {
	reason := game.Reason{Key: "train.why." + key, Rule: rule}
	copy(reason.Refs[:], refs)
	return reason
}

// goesOn tells whether some way to tap a move goes on from the prefix with r.
func (s *State) goesOn(prefix []game.Ref, r game.Ref) bool {
	var moves [64]game.Move
	var refs [8]game.Ref
	for _, m := range s.Moves(moves[:0]) {
		for i := 0; ; i++ {
			way := s.Spell(m, i, refs[:0])
			if way == nil {
				break
			}
			if n := len(prefix); len(way) > n && way[n] == r && slices.Equal(way[:n], prefix) {
				return true
			}
		}
	}
	return false
}

func (s *State) whyPlacing(prefix []game.Ref, r game.Ref) game.Reason {
	switch r.Kind {
	case game.RefPawn:
		if len(prefix) == 0 && r.A != pawnMarshal {
			return because("not-yours", 109, PawnRef(2*int(s.Act)))
		}
	case game.RefPlace:
		if len(prefix) == 0 {
			return because("pawn-first", 109, PawnRef(2*int(s.Act)))
		}
		return because("rear", 109)
	}
	return game.Reason{}
}

func (s *State) whyScheming(prefix []game.Ref, r game.Ref) game.Reason {
	switch r.Kind {
	case game.RefCard:
		return s.whyCard(prefix, r)
	case game.RefPawn, game.RefPlace, game.RefToken:
		return because("scheming", 33)
	case game.RefAction:
		switch {
		case r.A == ActionPlayDown && s.Icon() == Tunnel:
			return because("tunnel", 28)
		case r.A == ActionPlayDown && !s.leads(s.Act, Ghost):
			return because("ghost", 84)
		case r.A == ActionPlayDown && !s.ghostMay():
			return because("ghost-late", 84)
		case r.A == ActionDraw && !s.canDraw(s.Act):
			return because("no-deck", 25)
		case r.A == ActionDraw:
			return because("deck-first", 23, DeckRef(s.Act))
		case r.A == ActionPlay || r.A == ActionPlayDown:
			return because("card-first", 23)
		}
	}
	return game.Reason{}
}

func (s *State) whyCard(prefix []game.Ref, r game.Ref) game.Reason {
	switch r.A {
	case ZoneHand:
		hand := s.HandOf(s.Act)
		if int(r.C) < len(hand) && hand[r.C].Kind() == Bullet {
			return because("bullet", 26)
		}
	case ZoneDeck:
		switch {
		case game.Seat(r.B) != s.Act:
			return because("their-deck", 23, SeatRef(game.Seat(r.B)))
		case !s.canDraw(s.Act):
			return because("no-deck", 25)
		}
	case ZoneScheme:
		return because("laid", 31)
	}
	return game.Reason{}
}

func (s *State) whyKeeping(r game.Ref) game.Reason {
	hand := s.HandOf(s.Act)
	if r.Kind != game.RefCard || r.A != ZoneHand || int(r.C) >= len(hand) {
		return game.Reason{}
	}
	switch c := hand[r.C]; {
	case c.Kind() == Bullet:
		return because("keep-bullet", 102)
	case c.Kept():
		return because("kept", 102)
	}
	return game.Reason{}
}

func (s *State) whyMoving(r game.Ref) game.Reason {
	spot := s.Bandits[s.Bandit].Spot
	switch r.Kind {
	case game.RefPawn:
		return because("not-yours", 33, PawnRef(int(s.Bandit)))
	case game.RefPlace:
		switch {
		case Level(r.A) != spot.Level():
			return because("level", 45)
		case int(r.B) == spot.Car():
			return because("stay", 42)
		case spot.Level() == Roof:
			return because("three-cars", 41)
		}
		return because("one-car", 40)
	}
	return game.Reason{}
}

func (s *State) whyFiring(prefix []game.Ref, r game.Ref) game.Reason {
	if r.Kind == game.RefAction && len(prefix) == 0 {
		return because("pawn-first", 33)
	}
	if r.Kind != game.RefPawn {
		return game.Reason{}
	}
	b, target := int(s.Bandit), int(r.A)
	if target == pawnMarshal {
		return because("marshal", 5)
	}
	if target >= int(s.Crew) {
		return game.Reason{}
	}
	me, spot := s.Bandits[b].Spot, s.Bandits[target].Spot
	switch {
	case target == b:
		return because("self", 52)
	case spot == me:
		return because("same-spot", 52)
	case s.sighted(b).has(target): // and yet no target
		return because("belle", 93, PawnRef(target))
	case me.Level() == Inside && spot.Level() == Roof:
		return because("roof", 49)
	case me.Level() == Inside:
		return because("next-car", 49)
	case spot.Level() == Inside:
		return because("inside", 50)
	}
	return because("sight", 50, PawnRef(s.between(me, spot)))
}

// between is a bandit on a roof between two roofs.
func (s *State) between(x, y Spot) int {
	for b := range int(s.Crew) {
		if spot := s.Bandits[b].Spot; spot.Level() == Roof && spot > min(x, y) && spot < max(x, y) {
			return b
		}
	}
	return int(s.Bandit)
}

func (s *State) whyRobbing(r game.Ref) game.Reason {
	if r.Kind != game.RefToken {
		return game.Reason{}
	}
	switch spot := s.Bandits[s.Bandit].Spot; {
	case r.A >= OnCard:
		return because("on-card", 57)
	case Spot(r.A) == spot^1:
		return because("other-floor", 59)
	case Spot(r.A) != spot:
		return because("not-there", 57)
	}
	return game.Reason{}
}

func (s *State) whyPunching(prefix []game.Ref, r game.Ref) game.Reason {
	b := int(s.Bandit)
	if len(prefix) == 0 {
		switch {
		case r.Kind == game.RefPlace || r.Kind == game.RefToken:
			return because("punch-first", 60)
		case r.Kind != game.RefPawn:
			return game.Reason{}
		case r.A == pawnMarshal:
			return because("marshal", 5)
		case int(r.A) >= int(s.Crew):
			return game.Reason{}
		case int(r.A) == b:
			return because("self", 60)
		case s.Bandits[r.A].Spot == s.Bandits[b].Spot:
			return because("belle", 93, r)
		}
		return because("punch-spot", 60)
	}
	switch r.Kind {
	case game.RefToken:
		if len(prefix) == 1 {
			return because("not-theirs", 61, prefix[0])
		}
	case game.RefPlace:
		if spot := s.Bandits[b].Spot; Level(r.A) == spot.Level() && s.beside(spot.Car()).has(int(r.B)) {
			return because("token-first", 61, prefix[0])
		}
		return because("landing", 64)
	}
	return game.Reason{}
}

func (s *State) whyLeading(r game.Ref) game.Reason {
	switch r.Kind {
	case game.RefPawn:
		return because("marshal-only", 47, MarshalRef())
	case game.RefPlace:
		if Level(r.A) == Roof {
			return because("marshal-inside", 5)
		}
		return because("marshal-car", 47)
	}
	return game.Reason{}
}

func (s *State) whyPicking(r game.Ref) game.Reason {
	switch {
	case r.Kind == game.RefPawn:
		return because("not-yours", 80, PawnRef(int(s.Bandit)))
	case r.Kind != game.RefToken:
		return game.Reason{}
	case Loot(r.B) != Purse && Spot(r.A) == s.Bandits[s.Bandit].Spot:
		return because("purse-only", 80)
	case Spot(r.A) == s.Bandits[s.Bandit].Spot^1:
		return because("other-floor", 59)
	}
	return because("not-there", 57)
}
