package showdown

import "testing"

func TestThereAre103Cards(t *testing.T) { // BG-1
	if got := 7 + int(characters) + Cards; got != 103 || wholeDeck.len() != Cards {
		t.Errorf("%d cards, %d of them in the deck", got, wholeDeck.len())
	}
}

func TestTheCardsAreThoseOfTheTable(t *testing.T) { // BG-1, BG-37, BG-38, BG-39, BG-53
	want := map[Kind]int{
		Bang: 25, Missed: 12, Beer: 6, Panic: 4, CatBalou: 4, Duel: 3, Stagecoach: 2, GeneralStore: 2, Indians: 2, WellsFargo: 1, Gatling: 1, Saloon: 1,
		Jail: 3, Dynamite: 1, Barrel: 2, Scope: 1, Mustang: 2, Volcanic: 2, Schofield: 3, Remington: 1, RevCarabine: 1, Winchester: 1,
	}
	brown, blue, weapons := 0, 0, 0
	for kind := Bang; kind <= lastKind; kind++ {
		n := ofKind[kind].len()
		if n != want[kind] {
			t.Errorf("%d of %s, want %d", n, KindNames[kind], want[kind])
		}
		switch {
		case kind.Weapon():
			weapons += n
		case kind.Blue():
			blue += n
		default:
			brown += n
		}
	}
	if brown != 63 || blue != 9 || weapons != 8 {
		t.Errorf("%d brown, %d blue, %d weapons", brown, blue, weapons)
	}
}

func TestEverySuitHas2To7OnceAnd8ToAceTwice(t *testing.T) { // BG-33
	var count [Clubs + 1][Ace + 1]int
	for c := Card(1); c <= Cards; c++ {
		f := c.Face()
		count[f.Suit][f.Rank]++
	}
	for suit := Spades; suit <= Clubs; suit++ {
		for rank := uint8(2); rank <= Ace; rank++ {
			want := 1
			if rank >= 8 {
				want = 2
			}
			if count[suit][rank] != want {
				t.Errorf("%d of %s %s", count[suit][rank], RankNames[rank], SuitNames[suit])
			}
		}
	}
}

func TestOfEightyCardsTwentyFreeAndTenExplode(t *testing.T) { // BG-49, BG-50, BG-51
	free, explode := 0, 0
	for c := Card(1); c <= Cards; c++ {
		if JailFlip.Good(c) && BarrelFlip.Good(c) && OwnFlip.Good(c) {
			free++
		}
		if !FuseFlip.Good(c) {
			explode++
		}
	}
	if free != 20 || explode != 10 {
		t.Errorf("%d hearts, %d explode", free, explode)
	}
}

func TestCardsAreNamedByFace(t *testing.T) {
	seen := map[string]bool{}
	for c := Card(1); c <= Cards; c++ {
		if seen[cardNames[c]] {
			t.Errorf("%s is there twice", cardNames[c])
		}
		seen[cardNames[c]] = true
	}
	for _, name := range []string{"bang-10d", "missed-ac", "beer-jh", "stagecoach-9s", "stagecoach-9s-b", "rev-carabine-ac", "dynamite-2h"} {
		if !seen[name] {
			t.Errorf("no %s", name)
		}
	}
	if Hidden.Kind() != NoKind || NoCard.Face() != (Face{}) {
		t.Error("a card that nobody sees has a face")
	}
}

func TestSetsOfCardsCountRightly(t *testing.T) {
	var set cardSet
	cards := []Card{1, 2, 31, 32, 63, 64, 65, 79, 80}
	for _, c := range cards {
		set = set.with(c)
	}
	if set.len() != len(cards) || set.empty() || !(cardSet{}).empty() {
		t.Errorf("%d cards", set.len())
	}
	i := 0
	for rest := set; !rest.empty(); rest = rest.rest() {
		if rest.first() != cards[i] || set.nth(i) != cards[i] || set.place(cards[i]) != i || !set.has(cards[i]) {
			t.Errorf("card %d of the set is %d, %d, place %d", i, rest.first(), set.nth(i), set.place(cards[i]))
		}
		i++
	}
	for _, c := range cards {
		set = set.without(c)
	}
	if !set.empty() {
		t.Error("something is left")
	}
}
