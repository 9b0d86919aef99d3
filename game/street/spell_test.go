package street

import (
	"slices"
	"testing"

	"drygulch/game"
)

// tapped is the move that a row of taps makes.
func (tb *table) tapped(refs ...game.Ref) string {
	tb.t.Helper()
	for _, m := range tb.s.Moves(nil) {
		for i := 0; ; i++ {
			way := tb.s.Spell(m, i, nil)
			if way == nil {
				break
			}
			if slices.Equal(way, refs) {
				return describe(m)
			}
		}
	}
	return ""
}

// makes checks that each of the rows of taps makes a move.
func (tb *table) makes(want string, ways ...[]game.Ref) {
	tb.t.Helper()
	for _, way := range ways {
		if got := tb.tapped(way...); got != want {
			var names []string
			for _, r := range way {
				names = append(names, id(r))
			}
			tb.t.Errorf("%q make %q, want %q", names, got, want)
		}
	}
}

type refs = []game.Ref

func TestTheTwoPlacesOfAMoveAreTappedInEitherOrder(t *testing.T) { // OL-25, OL-28
	move := ActionRef(ActionMove)
	own := func(c int) game.Ref { return SlotRef(Green, c) }
	tb := example(t)
	tb.makes("move 1 5 exchange",
		refs{move, own(1), own(5), HowRef(Exchanged)}, refs{move, own(5), own(1), HowRef(Exchanged)},
		refs{own(1), move, own(5), HowRef(Exchanged)}, refs{own(5), move, own(1), HowRef(Exchanged)})
	out := SaloonRef(Green, 0)
	tb.makes("saloon/0 out with 1 5 goes 5 takes 1",
		refs{move, out, own(1), own(5), own(5), own(1)}, refs{move, out, own(5), own(1), own(5), own(1)},
		refs{move, own(1), out, own(5), own(5), own(1)}, refs{own(5), move, own(1), out, own(5), own(1)},
		refs{out, move, own(5), own(1), own(5), own(1)}, refs{own(1), move, own(5), out, own(5), own(1)})
}

func TestTheStorekeepsTokensAreTappedInEitherOrder(t *testing.T) { // OL-66, OL-85
	use, who := ActionRef(ActionUse), SlotRef(Green, 3)
	tb := example(t)
	tb.makes("storekeep exchanges 2 and 4", refs{use, who, CellRef(2), CellRef(4)}, refs{who, use, CellRef(4), CellRef(2)})
	tb.makes("storekeep exchanges 2 and reserve/1", refs{use, who, CellRef(2), ReserveRef(1)}, refs{who, use, ReserveRef(1), CellRef(2)})

	with := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan hit may sto ban rep gov she | sco rev")
	mayor := SlotRef(Green, 2)
	with.makes("storekeep exchanges 2 and 4", refs{use, who, CellRef(4), CellRef(2)})
	with.makes("storekeep exchanges 2 and 4 with mayor", refs{use, who, mayor, CellRef(2), CellRef(4)}, refs{mayor, use, who, CellRef(4), CellRef(2)})
	with.makes("storekeep exchanges 1 and 4 with mayor", refs{use, who, CellRef(4), CellRef(1)}, refs{use, mayor, who, CellRef(1), CellRef(4)})
}

func TestWhoTapsADiagonalTargetHasSaidThatTheMayorHelps(t *testing.T) { // OL-84
	use, who, mayor := ActionRef(ActionUse), SlotRef(Green, 2), SlotRef(Green, 1)
	tb := example(t)
	tb.makes("scout at 2", refs{who, use, SlotRef(Red, 2)})
	tb.makes("scout at 3", refs{who, use, SlotRef(Red, 3)}, refs{use, who, mayor, SlotRef(Red, 3)}, refs{mayor, use, who, SlotRef(Red, 3)})
	tb.makes("", refs{who, use, mayor, SlotRef(Red, 2)}) // with him it is not the opposite one
	tb.makes("reporter calls dancer at 5", refs{use, SlotRef(Green, 5), SlotRef(Red, 5), RoleRef(Dancer)})
}

func TestCallOutsArePickedFromFaces(t *testing.T) { // OL-33
	take, look, who := ActionRef(ActionTake), ActionRef(ActionLook), SlotRef(Green, 7)
	tb := example(t)
	tb.makes("take 7 calls handcuffs", refs{take, who, TokenRef(Handcuffs)}, refs{who, take, TokenRef(Handcuffs)})
	tb.makes("look 7", refs{look, who}, refs{who, look})
	tb.makes("end", refs{SeatRef(0), ActionRef(ActionEnd)})
	tb.green().Stash[Vote] = 1
	tb.makes("claim 6", refs{take, SlotRef(Green, 6), TokenRef(Election)}, refs{SlotRef(Green, 6), ActionRef(ActionUse), TokenRef(Election)})
}
