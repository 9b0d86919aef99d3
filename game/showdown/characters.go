package showdown

import "drygulch/game"

// Character is who a player is.
type Character uint8

// The characters (BG-66 to BG-81). Nobody is one that the viewer does not know.
const (
	Nobody        Character = iota
	BartCassidy             // draws for each life point that he loses (BG-66)
	BlackJack               // shows his second card and draws a third if it is red (BG-67)
	CalamityJanet           // uses BANG! and Missed! for one another (BG-68)
	ElGringo                // takes a card from whoever wounds him (BG-69)
	JesseJones              // may draw his first card from a hand (BG-70)
	Jourdonnais             // always has a Barrel (BG-71)
	KitCarlson              // draws two of three (BG-72)
	LuckyDuke               // flips two and picks one (BG-73)
	PaulRegret              // is seen farther away (BG-74)
	PedroRamirez            // may draw his first card from the discards (BG-75)
	RoseDoolan              // sees others nearer (BG-76)
	SidKetchum              // discards two cards for a life point (BG-77)
	SlabTheKiller           // his BANG! takes two Missed! (BG-78)
	SuzyLafayette           // draws when her hand is empty (BG-79)
	VultureSam              // takes what the dead leave (BG-80)
	WillyTheKid             // plays any number of BANG! cards (BG-81)
	characters    = WillyTheKid
)

// CharacterNames are the stable names of the characters.
var CharacterNames = [...]string{
	"nobody", "bart-cassidy", "black-jack", "calamity-janet", "el-gringo", "jesse-jones", "jourdonnais", "kit-carlson", "lucky-duke",
	"paul-regret", "pedro-ramirez", "rose-doolan", "sid-ketchum", "slab-the-killer", "suzy-lafayette", "vulture-sam", "willy-the-kid",
}

// Rule is the rule on the character's ability.
func (c Character) Rule() game.Rule {
	if c == Nobody {
		return 0
	}
	return 65 + game.Rule(c)
}

// Life is the number of life points on the character (BG-7).
func (c Character) Life() int {
	if c == ElGringo || c == PaulRegret {
		return 3
	}
	return 4
}

// is tells that a seat, if it is alive, has a character.
func (s *State) is(seat game.Seat, c Character) bool { return s.Characters[seat] == c }

// MaxLife is how many life points a seat can have: those of the character, and
// one more for the Sheriff (BG-7).
func (s *State) MaxLife(seat game.Seat) int {
	life := s.Characters[seat].Life()
	if s.Roles[seat] == Sheriff {
		life++
	}
	return life
}
