package saloon

import (
	"testing"

	"drygulch/game"
)

func TestThereAre98SaloonCards80NormalAnd18TeamAnd18LoaderCards(t *testing.T) { // HN-2, HN-7, HN-141
	if saloonDeck.len() != SaloonCards || teamDeck.len() != TeamCards || saloonDeck.add(teamDeck).len() != 98 {
		t.Errorf("%d and %d cards", saloonDeck.len(), teamDeck.len())
	}
	var families [TeamFamily + 1]int
	var types [Any + 1]int
	for _, f := range Faces[1:] {
		families[f.Family] += int(f.Copies)
		types[f.Fits] += int(f.Copies)
	}
	if want := [...]int{0, 13, 13, 22, 24, 8, 18}; families != want {
		t.Errorf("by family %v, want %v", families, want)
	}
	if types[Gun] != 19 || types[Melee] != 17 || types[Any] != 10 {
		t.Errorf("boosts and blocks by type %v", types)
	}
	cards, bullets := 0, 0
	for n, copies := range LoaderCopies {
		cards += int(copies)
		bullets += n * int(copies)
	}
	if cards != loaderCards || bullets != 57 {
		t.Errorf("%d Loader cards with %d bullets", cards, bullets)
	}
}

func TestTheNumbersOnTheCardsAddUp(t *testing.T) { // HN-2
	type numbers struct{ holsters, max, bullets, optional, damage, value, effects int }
	var got [TeamFamily + 1]numbers
	for _, f := range Faces[1:] {
		n, sum := int(f.Copies), &got[f.Family]
		if f.Holster {
			sum.holsters += n
		}
		for _, o := range f.Options {
			sum.bullets += n * int(o.Bullets)
			sum.optional += n * int(o.Damage)
		}
		sum.max += n * int(f.Max)
		sum.damage += n * int(f.Damage)
		sum.value += n * int(f.Value)
		sum.effects += n * (int(f.Heal) + int(f.Pierce) + int(f.Spill) + int(f.Swing) + int(f.Swig))
	}
	want := [TeamFamily + 1]numbers{
		GunFamily:    {holsters: 8, max: 59, bullets: 74, optional: 108, damage: 29, effects: 2},
		MeleeFamily:  {holsters: 7, damage: 39, effects: 1 + 4 + 6},
		BoostFamily:  {bullets: 8, optional: 8, damage: 25, effects: 6},
		BlockFamily:  {value: 72},
		ReloadFamily: {max: 25},
	}
	for family, sum := range want {
		if got[family] != sum {
			t.Errorf("%s: %+v, want %+v", FamilyNames[family], got[family], sum)
		}
	}
}

func TestARepeatingCarbineTurnsOneTwoOrThreeBulletsIntoOneThreeOrFourDamage(t *testing.T) { // HN-48
	want := []Option{{1, 1, false}, {2, 3, false}, {3, 4, false}}
	for i, o := range Carbine.Face().Options {
		if o != want[i] {
			t.Errorf("option %d is %v", i, o)
		}
	}
}

func TestZonesOfCardsAddUp(t *testing.T) {
	all := saloonDeck.add(teamDeck)
	r := game.NewRand(1, 1)
	left, taken := all, Cards{}
	for n := all.len(); n > 0; n-- {
		if left.len() != n || taken.len() != AllCards-n || left.add(taken) != all || all.minus(taken) != left || !taken.inside(all) {
			t.Fatalf("with %d left: %v and %v", n, left, taken)
		}
		k := left.any(&r)
		if left.count(k) == 0 || left.nth(left.place(k)) != k {
			t.Fatalf("%s is drawn, but not there", Faces[k].Name)
		}
		left, taken = left.without(k), taken.with(k)
	}
	if !left.empty() || all.inside(all.without(Strong)) {
		t.Error("what is left is not nothing, or more lies inside less")
	}
}

func TestEachCardIsAsLikelyToBeDrawn(t *testing.T) {
	r := game.NewRand(2, 2)
	var drawn [kinds + 1]int
	const each = 400
	for range each * SaloonCards {
		drawn[saloonDeck.any(&r)]++
	}
	for k, n := range drawn {
		if want := each * saloonDeck.count(Kind(k)); n < want-want/5 || n > want+want/5 {
			t.Errorf("%s is drawn %d times, want about %d", Faces[k].Name, n, want)
		}
	}
}
