package saloon

import "drygulch/game"

// Way is how an attack came about.
type Way uint8

// The ways.
const (
	NoWay   Way = iota
	OwnTurn     // the one attack of the Fight phase (HN-42)
	Counter     // a counterattack (HN-112)
	Ganged      // by Gang Up: no boosts, no counterattack to it
)

// Step is how far an attack has come (HN-129).
type Step uint8

// The steps.
const (
	StepBoosts   Step = iota // teams: mates add boosts and Crossfire
	StepOption               // teams: the attacker picks options of these
	StepAim                  // teams: the attacker names the targets
	StepTarget               // the next target in turn order
	StepShield               // teams: My Fight Too, Cover Me
	StepBlock                // the target blocks or not
	StepQuick                // the attacker may Quick Draw
	StepLoss                 // the target loses Grit; on-hit effects
	StepDrops                // what the target has to drop
	StepSelf                 // what the attacker's cards do to himself
	StepOwnDrops             // what the attacker has to drop
	StepFall                 // knock-outs
	StepCounters             // counterattacks, one after the other
)

// Attack is an attack that is declared or worked out.
type Attack struct {
	By      game.Seat
	Way     Way
	Type    Type
	Step    Step
	With    Kind   // the weapon in the Fist when it was declared; NoKind: the bare Fist
	Option  uint8  // of the gun
	Damage  int8   // weapon, boosts and special bonuses; no blast, which depends on the target (HN-111)
	Bullets uint8  // to be paid for it
	Boosts  uint16 // by kind, from the first boost on (HN-61)
	Picks   uint16 // those of the boosts whose second option was picked (HN-62)
	Splits  uint8  // how many targets more than one it may have (HN-160)
	Luck    uint8  // bullets that Sadie Kettle has added
	Swung   bool   // HN-171
	Void    bool   // the attacker has drawn another weapon (HN-102)
	Pending bool   // an option of a mate's boost is still to be picked (HN-153)

	Mated  game.Seats // mates who have added a boost (HN-151)
	Passed game.Seats // who has passed in the window of the present step
	Last   game.Seat  // after whom they are asked: who played the last card there

	Targets game.Seats
	Left    game.Seats // targets not yet worked out
	At      game.Seat  // the target at hand
	Block   Kind       // its block
	Lower   int8       // what Cover Me takes off for it
	Asked   bool       // its owner has been asked before the drop at hand (HN-97)
	Owed    uint8      // drops to be carried out in the present step (HN-95)
	Drops   uint8      // drops that blocks demand of the attacker

	// Who may still strike back, by the types that his block allows (HN-116).
	Gunners, Brawlers game.Seats
	FirstPlay         uint8 // where in Play its cards begin
}

// HasBoost tells that a boost was played in the attack (HN-61).
func (a *Attack) HasBoost(k Kind) bool { return a.Boosts>>(k-firstBoost)&1 != 0 }

// boosted are the kinds of the boosts of the attack, as bits.
func (a *Attack) boosted() uint64 { return uint64(a.Boosts) << firstBoost }

// striking are the seats that may still strike back (HN-116).
func (a *Attack) striking() game.Seats { return a.Gunners | a.Brawlers }

// strikes are the types with which a seat may strike back.
func (a *Attack) strikes(seat game.Seat) (t Type) {
	if a.Gunners.Has(seat) {
		t |= Gun
	}
	if a.Brawlers.Has(seat) {
		t |= Melee
	}
	return t
}

// NoCounter tells that nobody may strike back (HN-118): a boost says so, or the
// weapon, unless its owner has drawn another (HN-102).
func (a *Attack) NoCounter() bool {
	if a.Way == Ganged || a.HasBoost(YouHeardMe) {
		return true
	}
	f := a.With.Face()
	return !a.Void && f.NoCounter && (a.Type == Gun) == (f.Family == GunFamily)
}
