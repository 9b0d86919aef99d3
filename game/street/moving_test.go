package street

import (
	"fmt"
	"testing"

	"drygulch/game"
)

// sameFor checks that a seat learns the same of moves: it sees, hears and is told
// the same.
func (tb *table) sameFor(side int, moves ...string) {
	tb.t.Helper()
	if n := tb.outcomesFor(side, moves...); n != 1 {
		tb.t.Errorf("%s tells %d outcomes of %q apart", SideNames[side], n, moves)
	}
}

// outcomesFor counts what a side can tell apart of moves.
func (tb *table) outcomesFor(side int, moves ...string) int {
	tb.t.Helper()
	apart := map[string]bool{}
	for _, text := range moves {
		after := tb.after(text)
		var heard game.Events
		heard.Hear(after.ev.List(), tb.s.SeatOf(side))
		seen := tb.s.Seen(tb.move(text), tb.s.SeatOf(side))
		apart[fmt.Sprint(after.view(side), heard.List(), seen)] = true
	}
	return len(apart)
}

func TestOfAStreetMoveTheRivalSeesTheTwoPlacesNotWhetherTheyChanged(t *testing.T) { // OL-25, OL-111
	tb := example(t)
	tb.sameFor(Red, "move 1 6 stay", "move 1 6 exchange")
	if tb.outcomesFor(Green, "move 1 6 stay", "move 1 6 exchange") != 2 {
		t.Error("the owner cannot tell them apart")
	}
	if tb.outcomesFor(Red, "move 1 6 stay", "move 1 5 stay") != 2 {
		t.Error("the rival does not see which places were touched")
	}
	tb.do("move 1 6 exchange").row(Green, "dan gov sco sto ban rep may she | hit rev")
	ev := tb.told(EvMoved)
	if ev.From != SlotRef(Green, 1) || ev.To != SlotRef(Green, 6) {
		t.Error("the places are not named in column order")
	}
}

func TestOfAHeadlinedOneEverybodySeesWhatAStreetMoveDid(t *testing.T) { // OL-26
	tb := example(t).headlined(Green, "may")
	if tb.outcomesFor(Red, "move 1 6 stay", "move 1 6 exchange") != 2 {
		t.Error("the rival does not see it")
	}
	tb.do("move 1 6 exchange").known(Green, 6, "may")
}

func TestTheTwoOfAStreetMoveNeedNotBeNeighbours(t *testing.T) { // OL-27
	tb := example(t)
	for a := range Columns {
		for b := a + 1; b < Columns; b++ {
			tb.may(fmt.Sprintf("move %d %d exchange", a, b), fmt.Sprintf("move %d %d stay", a, b))
		}
	}
}

func TestASaloonMoveHasFourOutcomesOrTwoWithTheGovernor(t *testing.T) { // OL-28, OL-50
	tb := example(t)
	if n := tb.count("saloon/0 out with 1 2 "); n != 4 {
		t.Errorf("%d outcomes, want 4", n)
	}
	if n := tb.count("saloon/0 out with 1 6 "); n != 2 {
		t.Errorf("%d outcomes with the Governor, want 2", n)
	}
	tb.mayNot("saloon/0 out with 1 6 goes 6", "saloon/1 out with 6 7 goes 6")
	tb.after("saloon/0 out with 1 2 goes 2 takes 1").row(Green, "dan hit may sto ban rep gov she | sco rev")
	tb.after("saloon/0 out with 1 2 goes 2 takes 2").row(Green, "dan may hit sto ban rep gov she | sco rev")
	tb.after("saloon/1 out with 1 2 goes 1 takes 1").row(Green, "dan rev sco sto ban rep gov she | hit may")
	tb.after("saloon/1 out with 1 2 goes 1 takes 2").row(Green, "dan sco rev sto ban rep gov she | hit may")
}

func TestOfASaloonMoveTheRivalSeesWhoWentInAndNoMore(t *testing.T) { // OL-29, OL-111
	tb := example(t)
	all := []string{
		"saloon/0 out with 1 2 goes 1 takes 1", "saloon/0 out with 1 2 goes 1 takes 2",
		"saloon/0 out with 1 2 goes 2 takes 1", "saloon/0 out with 1 2 goes 2 takes 2",
	}
	if n := tb.outcomesFor(Red, all...); n != 2 {
		t.Errorf("the rival tells %d outcomes apart, want one for each newcomer", n)
	}
	if n := tb.outcomesFor(Green, all...); n != 4 {
		t.Errorf("the owner tells %d outcomes apart", n)
	}
	tb.sameFor(Red, all[0], all[1])
	tb.sameFor(Red, all[2], all[3])
	tb.sameFor(Red, "saloon/0 out with 1 6 goes 1 takes 1", "saloon/0 out with 1 6 goes 1 takes 6")

	// The one who comes out is headlined: all see where it stands, not whence the other came.
	out := example(t).headlined(Green, "hit")
	out.after(all[0]).known(Green, 1, "hit").known(Green, 2, "gov she sco sto dan rep ban")
	if n := out.outcomesFor(Red, all...); n != 4 {
		t.Errorf("%d outcomes if he who comes out is headlined", n)
	}
	ev := out.after(all[0]).told(EvEntered)
	if _, ok := ev.Seen(1); !ok || ev.Faces == game.AllSeats {
		t.Error("all may read where the newcomer came from")
	}
	// The one who stays is headlined: all is seen. The one who goes in: where from.
	stays := example(t).headlined(Green, "sco")
	stays.after(all[0]).known(Green, 1, "hit").known(Green, 2, "sco")
	stays.after(all[1]).known(Green, 1, "sco").known(Green, 2, "hit")
	stays.after(all[2]).known(Green, 1, "gov hit she sto dan rep ban may").known(Green, 2, "gov hit she sto dan rep ban may")
	stays.sameFor(Red, all[2], all[3])
}

// The same newcomer from either place, with the same one left: the rival learns the
// same, whoever of the others is headlined but he who stays.
func TestTheRivalDoesNotSeeFromWhereTheNewcomerCame(t *testing.T) { // OL-29, OL-111
	for _, headlined := range [][]string{nil, {"hit"}, {"rev", "ban"}} {
		learned := func(how, move string) string { // the Mayor was seen in 1, then he may have changed with the Scout
			tb := example(t).headlined(Green, headlined...).do("look 1", "move 1 2 "+how).turn(Green)
			seen := tb.s.Seen(tb.move(move), 1)
			tb.do(move)
			var heard game.Events
			heard.Hear(tb.ev.List(), 1)
			return fmt.Sprint(tb.view(Red), heard.List(), seen)
		}
		for _, takes := range []string{"1", "2"} {
			from2 := learned("stay", "saloon/0 out with 1 2 goes 2 takes "+takes)
			from1 := learned("exchange", "saloon/0 out with 1 2 goes 1 takes "+takes)
			if from1 != from2 {
				t.Errorf("%v headlined: he sees it\n%s\n%s", headlined, from1, from2)
			}
		}
	}
}

func TestEightAreOnTheStreetAndTwoInTheSaloon(t *testing.T) { // OL-30
	tb := example(t)
	for _, m := range tb.s.Moves(nil) {
		s := *tb.s
		s.Apply(m, nil)
		if err := s.Sides[Green].conserve(s.Phase); err != nil {
			t.Errorf("%s: %v", describe(m), err)
		}
	}
}
