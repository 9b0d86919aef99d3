package showdown

import "strings"

// Kind is what a playing card is called.
type Kind uint8

// The 22 kinds (BG-37 to BG-53). Up to Saloon they are brown, played and
// discarded; from Jail on blue, laid down and left there; from Volcanic on weapons.
const (
	NoKind Kind = iota
	Bang
	Missed
	Beer
	Panic
	CatBalou
	Duel
	Stagecoach
	GeneralStore
	Indians
	WellsFargo
	Gatling
	Saloon
	Jail
	Dynamite
	Barrel
	Scope
	Mustang
	Volcanic
	Schofield
	Remington
	RevCarabine
	Winchester
	lastKind = Winchester
)

// KindNames are the stable names of the kinds, for ids and texts.
var KindNames = [...]string{
	"none", "bang", "missed", "beer", "panic", "cat-balou", "duel", "stagecoach", "general-store", "indians", "wells-fargo", "gatling", "saloon",
	"jail", "dynamite", "barrel", "scope", "mustang", "volcanic", "schofield", "remington", "rev-carabine", "winchester",
}

// Blue tells that a card of the kind stays before somebody until it is removed
// (BG-28).
func (k Kind) Blue() bool { return k >= Jail }

// Weapon tells that the kind is a weapon.
func (k Kind) Weapon() bool { return k >= Volcanic }

// Reaches is how far each weapon shoots; with NoKind the Colt .45 that
// everybody has (BG-17, BG-53).
var Reaches = [...]int{NoKind: 1, Volcanic: 1, Schofield: 2, Remington: 3, RevCarabine: 4, Winchester: 5}

// Slot is a place before a player where a blue card lies. Nobody has two cards of
// one name before him, nor two weapons (BG-22), so that there is one for each.
type Slot uint8

// The slots.
const (
	WeaponSlot Slot = iota
	BarrelSlot
	ScopeSlot
	MustangSlot
	JailSlot
	DynamiteSlot
	slots
)

// SlotNames are the stable names of the slots.
var SlotNames = [...]string{"weapon", "barrel", "scope", "mustang", "jail", "dynamite"}

// Slot is where a blue card of the kind lies.
func (k Kind) Slot() Slot { return slotOf[k] }

// slotOf is where a blue card of a kind lies.
var slotOf = [...]Slot{
	Jail: JailSlot, Dynamite: DynamiteSlot, Barrel: BarrelSlot, Scope: ScopeSlot, Mustang: MustangSlot,
	Volcanic: WeaponSlot, Schofield: WeaponSlot, Remington: WeaponSlot, RevCarabine: WeaponSlot, Winchester: WeaponSlot,
}

// Suit is a suit.
type Suit uint8

// The suits.
const (
	NoSuit Suit = iota
	Spades
	Hearts
	Diamonds
	Clubs
)

// SuitNames are the stable names of the suits.
var SuitNames = [...]string{"none", "spades", "hearts", "diamonds", "clubs"}

// The ranks run from 2 to 10, then Jack, Queen, King, Ace (BG-33).
const (
	Jack uint8 = 11 + iota
	Queen
	King
	Ace
)

// RankNames are the ranks as they are printed.
var RankNames = [...]string{2: "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"}

// Cards is the number of playing cards (BG-1).
const Cards = 80

// Card is one of the playing cards, from 1 to Cards, in the order of their kinds.
type Card uint8

const (
	// NoCard is none.
	NoCard Card = 0
	// Hidden is a card that the viewer of a state does not know.
	Hidden Card = 0xFF
)

// Face is what is printed on a card. That of NoCard and Hidden is empty.
type Face struct {
	Kind Kind
	Suit Suit
	Rank uint8 // 2 to Ace
}

// Face is what is printed on the card.
func (c Card) Face() Face { return faces[c] }

// Name is the stable name of the card: its kind, rank and suit, "bang-9d".
func (c Card) Name() string { return cardNames[c] }

// Kind is what the card is called; NoKind for NoCard and Hidden.
func (c Card) Kind() Kind { return faces[c].Kind }

// printed lists the cards: of each kind the ranks by suit, T for ten.
var printed = [...]struct {
	kind                            Kind
	spades, hearts, diamonds, clubs string
}{
	{Bang, "A", "QKA", "23456789TJQKA", "23456789"},
	{Missed, "2345678", "", "", "TJQKA"},
	{Beer, "", "6789TJ", "", ""},
	{Panic, "", "JQA", "8", ""},
	{CatBalou, "", "K", "9TJ", ""},
	{Duel, "J", "", "Q", "8"},
	{Stagecoach, "99", "", "", ""},
	{GeneralStore, "Q", "", "", "9"},
	{Indians, "", "", "KA", ""},
	{WellsFargo, "", "3", "", ""},
	{Gatling, "", "T", "", ""},
	{Saloon, "", "5", "", ""},
	{Jail, "TJ", "4", "", ""},
	{Dynamite, "", "2", "", ""},
	{Barrel, "QK", "", "", ""},
	{Scope, "A", "", "", ""},
	{Mustang, "", "89", "", ""},
	{Volcanic, "T", "", "", "T"},
	{Schofield, "K", "", "", "JQ"},
	{Remington, "", "", "", "K"},
	{RevCarabine, "", "", "", "A"},
	{Winchester, "8", "", "", ""},
}

var (
	faces     [256]Face             // by Card; the places past Cards are empty
	cardNames [256]string           // "bang-9d"
	ofKind    [lastKind + 1]cardSet // all cards of a kind
	hearts    cardSet               // all hearts
	wholeDeck cardSet
)

func init() {
	n := Card(0)
	for _, p := range printed {
		for i, ranks := range [...]string{p.spades, p.hearts, p.diamonds, p.clubs} {
			for j, r := range ranks {
				n++
				f := Face{p.kind, Spades + Suit(i), uint8(2 + strings.IndexRune("23456789TJQKA", r))}
				faces[n] = f
				cardNames[n] = KindNames[f.Kind] + "-" + strings.ToLower(RankNames[f.Rank]) + SuitNames[f.Suit][:1]
				if j > 0 && ranks[j-1] == ranks[j] { // the second of two alike
					cardNames[n] += "-b"
				}
				ofKind[f.Kind] = ofKind[f.Kind].with(n)
				if f.Suit == Hearts {
					hearts = hearts.with(n)
				}
				wholeDeck = wholeDeck.with(n)
			}
		}
	}
	cardNames[NoCard], cardNames[Hidden] = "none", "hidden"
}
