package saloon

// Kind is what a saloon card is called. Cards of one kind are alike.
type Kind uint8

// The kinds, in the order in which a hand is sorted: guns, melee weapons, boosts,
// blocks, Reload cards, team cards.
const (
	NoKind Kind = iota

	Peacemaker
	Carbine
	CoachGun
	SleeveGun
	LongTom
	PepperPot
	OldTrooper

	StoveLog
	SomeonesChair
	BrokenBottle
	RotgutJug
	Toothpick
	FullSpittoon
	MuleWhip
	BilliardCue

	FancyShootin
	TwoForTheRoad
	FanTheHammer
	FingerTingler
	Strong
	Haymaker
	BarnDance
	BootStomp
	YouHeardMe
	OneForMe
	MeanStreak

	KissTheFloor
	DiveForDaylight
	GrandmasBible
	ReturnToSender
	DuckAndWeave
	RollUnder
	NotSoFast
	OneForYou
	HandyFurniture
	RuinedTheHat
	OnTheIron

	LooseShells
	BorrowedBelt
	BoxOfShells
	EveryChamber

	CoverMe
	MyFightToo
	CatchPartner
	ShareTheShells
	Crossfire
	GangUp
	ScootOver
	RoundOnTheHouse
	LowWhistle

	kinds = LowWhistle

	firstBoost = FancyShootin
	lastBoost  = MeanStreak
	firstTeam  = CoverMe
)

// Family is what sort of card a kind is.
type Family uint8

// The families.
const (
	NoFamily     Family = iota
	GunFamily           // a weapon that shoots
	MeleeFamily         // a weapon to hit with
	BoostFamily         // strengthens an attack
	BlockFamily         // defends
	ReloadFamily        // bullets
	TeamFamily          // team games alone
)

// FamilyNames are the stable names of the families.
var FamilyNames = [...]string{"none", "gun", "melee", "boost", "block", "reload", "team"}

// Type is a sort of attack, or a set of the two.
type Type uint8

// The types of attack (HN-44).
const (
	Gun   Type = 1
	Melee Type = 2
	Any        = Gun | Melee
)

// TypeNames are the stable names of the types.
var TypeNames = [...]string{"none", "gun", "melee", "any"}

// Option is a way to use a gun or a boost: so many bullets for so much damage
// (HN-47).
type Option struct {
	Bullets uint8
	Damage  int8
	Split   bool
}

// Face is what is printed on a card. Effects are those of HN-160 to HN-172.
type Face struct {
	Name    string
	Copies  uint8
	Family  Family
	Fits    Type     // the attacks that a boost strengthens or a block stops (HN-58, HN-65)
	Options []Option // of guns and of boosts that cost bullets
	Max     uint8    // the bullets a gun holds; what a Reload card adds
	Damage  int8     // as a melee weapon or club; of a boost without options
	Value   int8     // damage that a block takes off
	Holster bool     // has the holster icon (HN-26)

	Split     bool  // HN-160
	Disarm    bool  // HN-161
	NoCounter bool  // HN-162; of a gun for gun attacks alone
	Heal      int16 // HN-163
	Restrict  bool  // HN-164
	SelfDrop  bool  // HN-165
	Counter   Type  // HN-166
	Throw     bool  // HN-167
	LongReach bool  // HN-168
	Pierce    int8  // HN-169, of gun attacks
	Spill     uint8 // HN-170
	Swing     int8  // HN-171
	Swig      int16 // HN-172
	Disarming bool  // the attacker drops his weapon after the attack (HN-95)
	Iron      bool  // needs a weapon in the Fist, which is dropped (HN-95)
}

// Faces are the cards of the saloon deck by kind (HN-2, HN-160); the team cards
// stand in teamcards.go. Our own but for the names and numbers of Peacemaker,
// Repeating Carbine, Fancy Shootin' and Strong that the published rules give.
var Faces = [kinds + 1]Face{
	Peacemaker: {Name: "peacemaker", Copies: 3, Family: GunFamily, Max: 6, Options: []Option{{1, 2, false}, {2, 3, false}, {4, 5, false}}, Damage: 2, Holster: true},
	Carbine:    {Name: "carbine", Copies: 2, Family: GunFamily, Max: 8, Options: []Option{{1, 1, false}, {2, 3, false}, {3, 4, false}}, Damage: 3},
	CoachGun:   {Name: "coach_gun", Copies: 2, Family: GunFamily, Max: 2, Options: []Option{{1, 3, false}, {2, 5, false}}, Damage: 3},
	SleeveGun:  {Name: "sleeve_gun", Copies: 2, Family: GunFamily, Max: 2, Options: []Option{{1, 2, false}, {2, 4, false}}, Damage: 1, Holster: true, NoCounter: true},
	LongTom:    {Name: "long_tom", Copies: 1, Family: GunFamily, Max: 1, Options: []Option{{1, 5, false}}, Damage: 3, Pierce: 2},
	PepperPot:  {Name: "pepper_pot", Copies: 2, Family: GunFamily, Max: 5, Options: []Option{{1, 1, false}, {2, 2, false}, {5, 5, false}, {3, 2, true}}, Damage: 2, Holster: true},
	OldTrooper: {Name: "old_trooper", Copies: 1, Family: GunFamily, Max: 6, Options: []Option{{1, 2, false}, {2, 3, false}, {3, 4, false}}, Damage: 2, Holster: true},

	StoveLog:      {Name: "stove_log", Copies: 2, Family: MeleeFamily, Damage: 3, Swing: 2},
	SomeonesChair: {Name: "someones_chair", Copies: 2, Family: MeleeFamily, Damage: 5, SelfDrop: true},
	BrokenBottle:  {Name: "broken_bottle", Copies: 2, Family: MeleeFamily, Damage: 3, Holster: true, NoCounter: true},
	RotgutJug:     {Name: "rotgut_jug", Copies: 2, Family: MeleeFamily, Damage: 2, Holster: true, Swig: 3},
	Toothpick:     {Name: "toothpick", Copies: 2, Family: MeleeFamily, Damage: 3, Holster: true, Throw: true},
	FullSpittoon:  {Name: "full_spittoon", Copies: 1, Family: MeleeFamily, Damage: 2, Spill: 1},
	MuleWhip:      {Name: "mule_whip", Copies: 1, Family: MeleeFamily, Damage: 2, Holster: true, Disarm: true},
	BilliardCue:   {Name: "billiard_cue", Copies: 1, Family: MeleeFamily, Damage: 3, LongReach: true},

	FancyShootin:  {Name: "fancy_shootin", Copies: 3, Family: BoostFamily, Fits: Gun, Damage: 2},
	TwoForTheRoad: {Name: "two_for_the_road", Copies: 2, Family: BoostFamily, Fits: Gun, Options: []Option{{1, 1, false}, {2, 3, false}}},
	FanTheHammer:  {Name: "fan_the_hammer", Copies: 2, Family: BoostFamily, Fits: Gun, Options: []Option{{1, 0, true}}, Split: true},
	FingerTingler: {Name: "finger_tingler", Copies: 2, Family: BoostFamily, Fits: Gun, Damage: 1, Disarm: true},
	Strong:        {Name: "strong", Copies: 3, Family: BoostFamily, Fits: Melee, Damage: 2},
	Haymaker:      {Name: "haymaker", Copies: 2, Family: BoostFamily, Fits: Melee, Damage: 3, Restrict: true},
	BarnDance:     {Name: "barn_dance", Copies: 1, Family: BoostFamily, Fits: Melee, Split: true},
	BootStomp:     {Name: "boot_stomp", Copies: 1, Family: BoostFamily, Fits: Melee, Damage: 1, Disarm: true},
	YouHeardMe:    {Name: "you_heard_me", Copies: 2, Family: BoostFamily, Fits: Any, Damage: 1, NoCounter: true},
	OneForMe:      {Name: "one_for_me", Copies: 2, Family: BoostFamily, Fits: Any, Heal: 3},
	MeanStreak:    {Name: "mean_streak", Copies: 2, Family: BoostFamily, Fits: Any, Damage: 1},

	KissTheFloor:    {Name: "kiss_the_floor", Copies: 4, Family: BlockFamily, Fits: Gun, Value: 3},
	DiveForDaylight: {Name: "dive_for_daylight", Copies: 2, Family: BlockFamily, Fits: Gun, Value: 5, Restrict: true},
	GrandmasBible:   {Name: "grandmas_bible", Copies: 2, Family: BlockFamily, Fits: Gun, Value: 4},
	ReturnToSender:  {Name: "return_to_sender", Copies: 2, Family: BlockFamily, Fits: Gun, Value: 1, Counter: Gun},
	DuckAndWeave:    {Name: "duck_and_weave", Copies: 4, Family: BlockFamily, Fits: Melee, Value: 3},
	RollUnder:       {Name: "roll_under", Copies: 2, Family: BlockFamily, Fits: Melee, Value: 5, Restrict: true},
	NotSoFast:       {Name: "not_so_fast", Copies: 2, Family: BlockFamily, Fits: Melee, Value: 2, Disarming: true},
	OneForYou:       {Name: "one_for_you", Copies: 2, Family: BlockFamily, Fits: Melee, Value: 2, Counter: Melee},
	HandyFurniture:  {Name: "handy_furniture", Copies: 2, Family: BlockFamily, Fits: Any, Value: 2},
	RuinedTheHat:    {Name: "ruined_the_hat", Copies: 1, Family: BlockFamily, Fits: Any, Value: 1, Counter: Any},
	OnTheIron:       {Name: "on_the_iron", Copies: 1, Family: BlockFamily, Fits: Any, Value: 5, Iron: true},

	LooseShells:  {Name: "loose_shells", Copies: 3, Family: ReloadFamily, Max: 2},
	BorrowedBelt: {Name: "borrowed_belt", Copies: 3, Family: ReloadFamily, Max: 3},
	BoxOfShells:  {Name: "box_of_shells", Copies: 1, Family: ReloadFamily, Max: 4},
	EveryChamber: {Name: "every_chamber", Copies: 1, Family: ReloadFamily, Max: 6},

	CoverMe:         {Name: "cover_me", Copies: 3, Family: TeamFamily},
	MyFightToo:      {Name: "my_fight_too", Copies: 2, Family: TeamFamily},
	CatchPartner:    {Name: "catch_partner", Copies: 2, Family: TeamFamily},
	ShareTheShells:  {Name: "share_the_shells", Copies: 2, Family: TeamFamily},
	Crossfire:       {Name: "crossfire", Copies: 2, Family: TeamFamily},
	GangUp:          {Name: "gang_up", Copies: 2, Family: TeamFamily},
	ScootOver:       {Name: "scoot_over", Copies: 2, Family: TeamFamily},
	RoundOnTheHouse: {Name: "round_on_the_house", Copies: 2, Family: TeamFamily},
	LowWhistle:      {Name: "low_whistle", Copies: 1, Family: TeamFamily},
}

// Numbers of cards (HN-2, HN-7, HN-141).
const (
	SaloonCards = 80
	TeamCards   = 18
	AllCards    = SaloonCards + TeamCards
)

// Face is what is printed on cards of the kind.
func (k Kind) Face() *Face { return &Faces[k] }

// IsGun tells that the kind is a gun.
func (k Kind) IsGun() bool { return k >= Peacemaker && k <= OldTrooper }

// LoaderCopies is how many of the 18 Loader cards show so many bullets (HN-2,
// HN-31).
var LoaderCopies = [...]uint8{1: 2, 2: 4, 3: 5, 4: 4, 5: 2, 6: 1}

// loaderCards is the number of Loader cards.
const loaderCards = 18

// Sets of kinds by what they are good for, as bits, worked out from the table.
var (
	weaponBits, gunBits, holsterBits, reloadBits, teamBits uint64
	boostBits, blockBits                                   [Any + 1]uint64 // by the type of the attack
	bulletBits                                             uint64          // boosts that cost bullets
	saloonDeck, teamDeck                                   Cards
)

func init() {
	for k := Peacemaker; k <= kinds; k++ {
		f, bit := k.Face(), uint64(1)<<k
		for range f.Copies {
			if f.Family == TeamFamily {
				teamDeck = teamDeck.with(k)
			} else {
				saloonDeck = saloonDeck.with(k)
			}
		}
		switch f.Family {
		case GunFamily, MeleeFamily:
			weaponBits |= bit
			if k.IsGun() {
				gunBits |= bit
			}
			if f.Holster {
				holsterBits |= bit
			}
		case BoostFamily:
			if len(f.Options) > 0 {
				bulletBits |= bit
			}
			for t := Gun; t <= Melee; t++ {
				if f.Fits&t != 0 {
					boostBits[t] |= bit
				}
			}
		case BlockFamily:
			for t := Gun; t <= Melee; t++ {
				if f.Fits&t != 0 {
					blockBits[t] |= bit
				}
			}
		case ReloadFamily:
			reloadBits |= bit
		case TeamFamily:
			teamBits |= bit
		}
	}
}

// kindName is the stable name of a kind.
func kindName(k uint8) string {
	if k == 0 || int(k) >= len(Faces) {
		return "none"
	}
	return Faces[k].Name
}
