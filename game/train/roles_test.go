package train

import "testing"

func TestPowersCanBeSwitchedOff(t *testing.T) { // CE-83
	on := dealt(t, 3, 1, "character/1=doc").s
	off := dealt(t, 3, 1, "character/1=doc", "powers=off").s
	if on.Players[1].InHand != 7 || off.Players[1].InHand != 6 {
		t.Errorf("Doc holds %d with his power and %d without", on.Players[1].InHand, off.Players[1].InHand)
	}
	without := func(cars int, text string) *table {
		tb := given(t, cars, text)
		tb.s.Powers = false
		return tb
	}
	without(5, "django 1r, doc 2r").steal("django fire").stands("doc", "2r")
	without(5, "tuco 2r, doc 2i").steal("tuco fire").fizzled(NoTarget)
	without(5, "ghost 2i, belle 1i, doc 3i").steal("ghost fire").may("fire pawn/1", "fire pawn/2")
	without(5, "cheyenne 4i, doc 4i $300").steal("cheyenne punch").lies("4i", "$300")
}

func TestDocDrawsSevenAndThreeOnAGo(t *testing.T) { // CE-86
	s := dealt(t, 4, 2, "character/2=doc").s
	for seat, want := range []uint8{6, 6, 7, 6} {
		if got := s.Players[seat].InHand; got != want {
			t.Errorf("seat %d holds %d, want %d", seat, got, want)
		}
	}
	tb := given(t, 5, "doc 1i, tuco 2i").hold(0, Move)
	tb.choose("draw")
	if got := tb.s.Players[0].InHand; got != 4 {
		t.Errorf("Doc draws %d on a go", got-1)
	}
}
