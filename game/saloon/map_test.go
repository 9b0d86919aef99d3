package saloon

import "testing"

func TestTheMapHas19CirclesSixOfThemOrangeAnd13OutsideInTheOpen(t *testing.T) { // HN-76
	circles, orange := 0, 0
	for p := Open; p <= positions; p++ {
		circles += int(Places[p].Circles)
		if Places[p].Orange {
			orange += int(Places[p].Circles)
		}
		if Places[p].Orange != (orangeBits>>p&1 == 1) {
			t.Errorf("%s: orange %v", Places[p].Name, Places[p].Orange)
		}
	}
	if circles != 19 || orange != 6 || circles-int(Places[Open].Circles) != 13 {
		t.Errorf("%d circles, %d orange", circles, orange)
	}
}

func TestBlastsShieldsAndArrowsOfTheMapAddUp(t *testing.T) { // HN-55, HN-66, HN-67
	blast, shield, arrows := 0, 0, 0
	for p := Open; p <= positions; p++ {
		blast += int(Places[p].Blast)
		shield += int(Places[p].Shield)
		arrows += len(Places[p].Reaches)
	}
	if blast != 4 || shield != 11 || arrows != 19 {
		t.Errorf("blast %d, shield %d, %d arrows", blast, shield, arrows)
	}
}

func TestRangeNeedNotBeSymmetric(t *testing.T) { // HN-56, T7
	for _, c := range []struct {
		from, to Position
		want     bool
	}{
		{Stairs, Open, true}, {Stairs, Balcony, true}, {Balcony, Stairs, false}, {Open, Stairs, true}, {Bar, Piano, false},
		{Balcony, Balcony, true}, {Bar, BackRoom, true}, {Doors, CardTable, true}, {CardTable, Doors, false},
	} {
		if got := Reaches(c.from, c.to); got != c.want {
			t.Errorf("%s reaches %s: %v", Places[c.from].Name, Places[c.to].Name, got)
		}
	}
	for p := Open; p <= positions; p++ {
		if want := p == Open || p == Stairs; Reaches(p, Stairs) != want {
			t.Errorf("%s reaches the Stairs: %v", Places[p].Name, !want)
		}
	}
}

func TestABilliardCueAlsoReachesWhoeverReachesYou(t *testing.T) { // HN-168
	if reachWith(Balcony, BilliardCue) != 1<<Balcony|1<<Stairs || reachWith(Balcony, Strong) != 1<<Balcony {
		t.Error("from the Balcony")
	}
}

func TestAThrownToothpickReachesTheWholeMap(t *testing.T) { // HN-167
	for p := Open; p <= positions; p++ {
		if reachWith(BackRoom, Toothpick)>>p&1 == 0 {
			t.Errorf("not %s", Places[p].Name)
		}
	}
}
