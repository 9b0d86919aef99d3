package saloon

import (
	"slices"

	"drygulch/game"
)

// The keys of all reasons why something cannot be tapped, with the rule that each
// rests on. Refs and Amount are given where noted.
//
//	saloon.why.over           94  the game is over
//	saloon.why.turn           15  another seat decides: Refs[0] the seat
//	saloon.why.dead           93  that player is out: Refs[0] the seat
//	saloon.why.full           76  the position has no free circle: Refs[0] the place
//	saloon.why.here           74  the pawn is there already: Refs[0] the place
//	saloon.why.orange         75  Restricted Movement: orange positions only
//	saloon.why.dive           38  a Dive leads to In the Open and nowhere else
//	saloon.why.setup          13  in the set-up round only weapons and a place count
//	saloon.why.setup-slot     13  that slot is filled already: Refs[0] the slot
//	saloon.why.setup-place    11  first a place to start from
//	saloon.why.scavenge       22  first discard what is not wanted and fill up
//	saloon.why.no-icon        26  the weapon has no holster icon
//	saloon.why.slot-first     25  tap the slot that it goes to
//	saloon.why.no-gun         36  there is no gun with room for bullets there
//	saloon.why.no-room        37  no gun on the board has room for bullets
//	saloon.why.arranged       33  the weapons have lain like that already
//	saloon.why.no-weapon      33  there is no weapon in that slot
//	saloon.why.keep           29  a weapon cannot just be thrown away
//	saloon.why.weapon-later   25  weapons are equipped in the Gear phases
//	saloon.why.reload-later   36  Reload cards are played in the Gear phases
//	saloon.why.boost-later    60  boosts are played when an attack is declared
//	saloon.why.block-later    65  blocks are played when one is attacked
//	saloon.why.team-later    148  the time of that team card is another
//	saloon.why.team-cannot   148  the condition of that team card is not met
//	saloon.why.move-later     74  pawns move in the Dive and Cover phases
//	saloon.why.fight-later    42  one attacks in the Fight phase
//	saloon.why.holster        30  only the weapon in the Fist attacks
//	saloon.why.no-gun-fist    45  there is no gun in the Fist
//	saloon.why.empty          50  the gun in the Fist has no bullets: it can be used as a club
//	saloon.why.bullets        49  Amount[0] bullets are needed, Amount[1] are left
//	saloon.why.nobody         64  nobody is in melee range
//	saloon.why.counter-type  113  the block allows another sort of counterattack
//	saloon.why.how            44  first say how to attack
//	saloon.why.fits           58  the boost does not fit the attack
//	saloon.why.same-name      61  a boost of that name is in the attack
//	saloon.why.boosts-first   63  targets are named after the boosts: take the target back
//	saloon.why.range          55  Refs[0] the seat is out of melee range
//	saloon.why.self           46  not oneself
//	saloon.why.mate          149  a mate is no target: Refs[0] the seat
//	saloon.why.one-target    105  the attack has no more targets
//	saloon.why.same-team     154  one target of each team
//	saloon.why.fixed         112  a counterattack is aimed at the attacker
//	saloon.why.aim-first      43  first name a target
//	saloon.why.not-block      65  that is no block
//	saloon.why.block-fits     65  the block is for the other sort of attack
//	saloon.why.iron           65  it takes a weapon in the Fist
//	saloon.why.mate-boost    151  a mate adds one boost
//	saloon.why.not-boost     151  that adds nothing to the attack
//	saloon.why.quick-empty   100  the Holster is empty
//	saloon.why.quick-draft   104  not in the middle of declaring
//	saloon.why.bar-fought     86  an attack was made this turn
//	saloon.why.alone          88  somebody else is there
//	saloon.why.grit-full      91  Grit is at its most
//	saloon.why.gained         85  one bonus a turn; and none after passing a card
//	saloon.why.no-bonus       85  the position gives nothing
//	saloon.why.give-mate     155  a card is passed to a mate
//	saloon.why.deck           19  one draws in Scavenge
//	saloon.why.pile            9  discarded cards stay where they are

// Why implements game.State. It has an answer for what a person could sensibly tap
// and may not; of anything else it says nothing.
func (s *State) Why(prefix []game.Ref, r game.Ref) game.Reason {
	switch {
	case s.Phase == Over:
		return because("over", 94)
	case s.View != Truth && s.View != s.Act:
		return because("turn", 15, SeatRef(s.Act))
	case s.goesOn(prefix, r):
		return game.Reason{}
	}
	if seat, ok := s.seatOf(r); ok && !s.Alive.Has(seat) {
		return because("dead", 93, SeatRef(seat))
	}
	if r == SlotRef(s.Act, Holster) && !s.quickable(s.Act) && s.Phase != Setup && s.Ask != AskGear && len(prefix) == 0 {
		return because("quick-empty", 100)
	}
	switch s.Ask {
	case AskSetup:
		return s.whySetup(prefix, r)
	case AskScavenge:
		return s.whyScavenge(r)
	case AskGear:
		return s.whyGear(prefix, r)
	case AskDive, AskCover:
		return s.whyMove(prefix, r)
	case AskFight, AskCounter:
		return s.whyAttack(prefix, r)
	case AskDeclare, AskAim:
		return s.whyDeclare(r)
	case AskBlock:
		return s.whyBlock(r)
	case AskBoost:
		return s.whyMate(r)
	case AskEnd:
		return s.whyEnd(prefix, r)
	}
	return s.whyCard(prefix, r)
}

// because is a reason of a key and a rule, and what it speaks of.
func because(key string, rule game.Rule, refs ...game.Ref) game.Reason {
	reason := game.Reason{Key: "saloon.why." + key, Rule: rule}
	copy(reason.Refs[:], refs)
	return reason
}

// counting is a reason that speaks of numbers.
func counting(reason game.Reason, amounts ...uint8) game.Reason {
	for i, n := range amounts {
		reason.Amount[i] = int16(n)
	}
	return reason
}

// goesOn tells whether some way to tap a move goes on from the prefix with r.
func (s *State) goesOn(prefix []game.Ref, r game.Ref) bool {
	var refs [5]game.Ref
	for _, m := range s.Moves(nil) {
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

// seatOf is whose a thing is.
func (s *State) seatOf(r game.Ref) (game.Seat, bool) {
	seat := uint8(0)
	switch r.Kind {
	case game.RefSeat, game.RefPawn:
		seat = r.A
	case game.RefPlace:
		if r.A == PlacePosition {
			return 0, false
		}
		seat = r.B
	default:
		return 0, false
	}
	return game.Seat(seat), seat < s.Seats
}

// handCard is the card that a thing in the actor's hand is; NoKind: it is none.
func (s *State) handCard(r game.Ref) Kind {
	if r.Kind != game.RefCard || r.A != ZoneHand {
		return NoKind
	}
	return s.HandCard(s.Act, int(r.C))
}

// chosen is the card of the hand with which a choice has begun.
func (s *State) chosen(prefix []game.Ref) Kind {
	if len(prefix) == 0 {
		return NoKind
	}
	return s.handCard(prefix[0])
}

// position is the place on the map that a thing is.
func position(r game.Ref) (Position, bool) {
	if r.Kind != game.RefPlace || r.A != PlacePosition || r.C == 0 || r.C > uint8(positions) {
		return Nowhere, false
	}
	return Position(r.C), true
}

// slotOf is the own weapon slot that a thing is.
func (s *State) slotOf(r game.Ref) (int, bool) {
	if r.Kind != game.RefPlace || r.A != PlaceSlot || r.B != uint8(s.Act) || r.C > Holster {
		return 0, false
	}
	return int(r.C), true
}

func (s *State) whySetup(prefix []game.Ref, r game.Ref) game.Reason {
	slot, isSlot := s.slotOf(r)
	p, isPlace := position(r)
	switch k := s.chosen(prefix); {
	case isSlot && k != NoKind && s.Boards[s.Act][slot].Kind != NoKind:
		return because("setup-slot", 13, r)
	case isSlot && k != NoKind && slot == Holster:
		return because("no-icon", 26)
	case isPlace && !s.Free(p):
		return because("full", 76, r)
	case s.handCard(r) != NoKind && weaponBits>>s.handCard(r)&1 == 1:
		return because("setup-slot", 13, SlotRef(s.Act, Fist))
	case s.handCard(r) != NoKind:
		return because("setup", 13)
	case r.Kind == game.RefAction:
		return because("setup-place", 11)
	}
	return game.Reason{}
}

func (s *State) whyScavenge(r game.Ref) game.Reason {
	if r.Kind == game.RefCard && r.A == ZoneDiscard {
		return because("pile", 9)
	}
	if r.Kind == game.RefPlace || r.Kind == game.RefPawn || r.Kind == game.RefAction {
		return because("scavenge", 22)
	}
	return game.Reason{}
}

func (s *State) whyGear(prefix []game.Ref, r game.Ref) game.Reason {
	k := s.chosen(prefix)
	slot, isSlot := s.slotOf(r)
	switch {
	case isSlot && k != NoKind && weaponBits>>k&1 == 1:
		return because("no-icon", 26)
	case isSlot && k != NoKind && reloadBits>>k&1 == 1:
		return because("no-gun", 36)
	case isSlot && len(prefix) == 0:
		if b := &s.Boards[s.Act]; b[slot].Kind == NoKind {
			return because("no-weapon", 33)
		} else if !b[slot].Kind.fits(1 - slot) {
			return because("no-icon", 26)
		}
		return because("arranged", 33)
	case r.Kind == game.RefAction && len(prefix) > 0:
		if slot, ok := s.slotOf(prefix[0]); ok && (r.A == ActionMove || r.A == ActionSwap) {
			b := s.Boards[s.Act]
			_, can := b.moved(slot)
			if r.A == ActionSwap {
				_, can = b.swapped()
			}
			if can {
				return because("arranged", 33)
			}
			if b[Fist].Kind != NoKind && !b[Fist].Kind.fits(Holster) {
				return because("no-icon", 26)
			}
			return because("no-weapon", 33)
		}
		if weaponBits>>k&1 == 1 && k != NoKind {
			return because("slot-first", 25)
		}
	case r == DiscardRef() && len(prefix) > 0:
		return because("keep", 29)
	}
	return s.whyCard(prefix, r)
}

func (s *State) whyMove(prefix []game.Ref, r game.Ref) game.Reason {
	if p, ok := position(r); ok {
		switch {
		case p == s.Where[s.Act]:
			return because("here", 74, r)
		case s.Ask == AskDive && p != Open:
			return because("dive", 38)
		case !s.Free(p):
			return because("full", 76, r)
		case s.Ask == AskCover && s.bound(s.Act) && !Places[p].Orange:
			return because("orange", 75)
		}
		return game.Reason{}
	}
	return s.whyCard(prefix, r)
}

// whyEnd tells why a bonus cannot be taken, or a card not be passed.
func (s *State) whyEnd(prefix []game.Ref, r game.Ref) game.Reason {
	me := s.Act
	at := s.Where[me]
	switch {
	case r.Kind == game.RefAction && r.A == ActionBonus:
		switch {
		case at != Bar && at != Piano:
			return because("no-bonus", 85)
		case s.Gained || s.Gave:
			return because("gained", 85)
		case !s.alone(me):
			return because("alone", 88)
		case at == Piano:
			return because("no-room", 37)
		case s.Fought:
			return because("bar-fought", 86)
		}
		return because("grit-full", 91)
	case s.Teams > 0 && s.chosen(prefix) != NoKind && s.handCard(r) == NoKind && r.Kind != game.RefAction:
		return because("give-mate", 155)
	}
	return s.whyCard(prefix, r)
}

// whyCard tells why a card of the hand, or another thing, is not of use now.
func (s *State) whyCard(prefix []game.Ref, r game.Ref) game.Reason {
	k := s.handCard(r)
	if k == NoKind {
		k = s.chosen(prefix) // it is, but not with this
	}
	switch {
	case r == DeckRef():
		return because("deck", 19)
	case r == DiscardRef():
		return because("pile", 9)
	case k == NoKind:
	case s.Ask == AskGear && reloadBits>>k&1 == 1:
		return because("no-room", 37)
	case s.Ask == AskGear && weaponBits>>k&1 == 1:
		return because("slot-first", 25)
	case weaponBits>>k&1 == 1:
		return because("weapon-later", 25)
	case reloadBits>>k&1 == 1:
		return because("reload-later", 36)
	case k >= firstBoost && k <= lastBoost:
		return because("boost-later", 60)
	case k < firstTeam:
		return because("block-later", 65)
	case s.teamTime(k):
		return because("team-cannot", 148)
	default:
		return because("team-later", 148)
	}
	if _, ok := position(r); ok || r.Kind == game.RefPawn && r.A == uint8(s.Act) {
		return because("move-later", 74)
	}
	if r.Kind == game.RefAction && (r.A == ActionGun || r.A == ActionMelee) {
		return because("fight-later", 42)
	}
	return game.Reason{}
}

// teamTime tells that now is the time for a team card, whatever its condition.
func (s *State) teamTime(k Kind) bool {
	switch k {
	case CoverMe, MyFightToo:
		return s.Ask == AskShield
	case Crossfire:
		return s.Ask == AskBoost
	case GangUp:
		return s.Ask == AskGang
	}
	return s.Depth == 0 && s.Ask != AskGang
}
