package train

import (
	"slices"
	"strings"
	"testing"

	"drygulch/game"
)

// spellings are all ways to tap a move, as ids.
func (tb *table) spellings(move string) []string {
	tb.t.Helper()
	var list []string
	for _, m := range tb.s.Moves(nil) {
		if describe(m) != move {
			continue
		}
		for i := 0; ; i++ {
			way := tb.s.Spell(m, i, nil)
			if way == nil {
				return list
			}
			var names []string
			for _, r := range way {
				names = append(names, id(r))
			}
			list = append(list, strings.Join(names, " "))
		}
	}
	tb.t.Fatalf("%q is not legal: %q", move, tb.ways())
	return nil
}

func (tb *table) spells(move string, want ...string) {
	tb.t.Helper()
	if got := tb.spellings(move); !slices.Equal(got, want) {
		tb.t.Errorf("%s: %q, want %q", move, got, want)
	}
}

func TestMovesAreTappedByWhatIsSeen(t *testing.T) { // CE-23, CE-33
	tb := given(t, 5, "ghost 1i, doc 2i").hold(0, Move, Move, Fire)
	tb.spells("play move/0", "card/hand/0 action/play", "card/hand/1 action/play")
	tb.spells("playdown fire/0", "card/hand/2 action/playdown")
	tb.spells("draw", "card/deck/0 action/draw")
	given(t, 5, "ghost 1r, doc 2i").steal("ghost move").spells("move car/3", "pawn/0 place/roof/3", "place/roof/3 action/move")
	given(t, 5, "ghost 1i, doc 2i, tuco 0i, marshal 4i").steal("ghost fire").spells("fire pawn/2", "pawn/2 action/fire")
	tb = given(t, 5, "ghost 1i, doc 2i, floor 1i $250 $250 jewel jewel").steal("ghost robbery")
	tb.spells("rob purse/1", "token/inside/1/purse/1 action/rob")
	tb.spells("rob jewel/0", "token/inside/1/jewel/0 action/rob", "token/inside/1/jewel/1 action/rob")
	given(t, 5, "ghost 1i, doc 1i jewel, marshal 4i").steal("ghost punch").spells("punch pawn/1 jewel car/2", "pawn/1 token/pawn/1/jewel/0 place/inside/2")
	given(t, 5, "ghost 1i, doc 1i, marshal 4i").steal("ghost punch").spells("punch pawn/1 none car/2", "pawn/1 place/inside/2")
	tb = given(t, 5, "cheyenne 1r, doc 1r $250")
	tb.s.AskTake = true
	tb.steal("cheyenne punch").spells("punch pawn/1 purse car/2 take", "pawn/1 token/pawn/1/purse/0 choice/take place/roof/2")
	tb.spells("punch pawn/1 purse car/2", "pawn/1 token/pawn/1/purse/0 choice/leave place/roof/2")
	given(t, 5, "ghost 1i, doc 2r, marshal 3i").steal("ghost marshal").spells("lead car/2", "pawn/marshal place/inside/2", "place/inside/2 action/lead")
	tb = given(t, 5, "ghost 1i, doc 2r, marshal 3i, floor 2r $250").event(stationPockets)
	tb.spells("pick purse/0", "token/roof/2/purse/0 action/take")
	tb.spells("pick none", "pawn/1 action/leave")
	tb = given(t, 5, "ghost 1i, doc 2r").expert().hold(0, Move, Move, Punch).schemed()
	tb.spells("keep move/0", "card/hand/0", "card/hand/1")
	tb.choose("keep move/0").spells("keep move/0", "card/hand/1")
	tb.spells("commit", "card/discard/0 action/discard")
	tb = dealt(t, 2, 3)
	b, _ := tb.s.Crewed(tb.s.Act)
	m := game.Move{Verb: VerbPlace, Args: [7]uint8{uint8(b)}}
	tb.spells(describe(m), id(PawnRef(b))+" place/inside/4", id(PawnRef(b+1))+" place/inside/3")
}

func TestWhatCannotBeTappedSaysWhy(t *testing.T) { // CE-26, CE-42, CE-49, CE-50, CE-52, CE-59, CE-60, CE-93
	shooting := given(t, 6, "ghost 2i, doc 1i, tuco 3i, belle 1i, django 5i, cheyenne 2r, marshal 4i").steal("ghost fire")
	roofs := given(t, 6, "ghost 2r, doc 1r, tuco 3r, belle 4r, django 2i, cheyenne 2r").steal("ghost fire")
	moving := given(t, 6, "ghost 2i, doc 1i").steal("ghost move")
	roofing := given(t, 6, "ghost 1r, doc 1i").steal("ghost move")
	robbing := given(t, 6, "ghost 2i, doc 1i, floor 2i jewel strongbox, floor 2r $250, floor 4i $250").steal("ghost robbery")
	punching := given(t, 6, "ghost 2i, doc 2i jewel, tuco 2i $250, belle 2i, django 2r, marshal 5i").steal("ghost punch")
	leading := given(t, 6, "ghost 2i, doc 1i, marshal 3i").steal("ghost marshal")
	scheming := given(t, 6, "tuco 2i, doc 1i").hold(0, Move)
	keeping := given(t, 6, "tuco 2i, doc 1i").expert().hold(0, Move, Move).schemed().choose("keep move/0")
	placing := dealt(t, 2, 1)
	for _, c := range []struct {
		tb     *table
		prefix []game.Ref
		tap    game.Ref
		key    string
		rule   game.Rule
	}{
		{shooting, nil, PawnRef(0), "self", 52},
		{shooting, nil, PawnRef(3), "belle", 93},
		{shooting, nil, PawnRef(4), "next-car", 49},
		{shooting, nil, PawnRef(5), "roof", 49},
		{shooting, nil, HandRef(0), "stealing", 34},
		{shooting, nil, SchemeRef(0), "laid", 31},
		{shooting, nil, ActionRef(ActionFire), "pawn-first", 33},
		{shooting, nil, PawnRef(1), "", 0},
		{roofs, nil, PawnRef(3), "sight", 50},
		{roofs, nil, PawnRef(4), "inside", 50},
		{roofs, nil, PawnRef(5), "same-spot", 52},
		{moving, nil, SpotRef(At(4, Inside)), "one-car", 40},
		{moving, []game.Ref{PawnRef(0)}, SpotRef(At(4, Inside)), "one-car", 40},
		{moving, nil, SpotRef(At(2, Inside)), "stay", 42},
		{moving, nil, SpotRef(At(2, Roof)), "level", 45},
		{moving, nil, PawnRef(1), "not-yours", 33},
		{roofing, nil, SpotRef(At(5, Roof)), "three-cars", 41},
		{robbing, nil, TokenRef(int(At(2, Roof)), Purse, 0), "other-floor", 59},
		{robbing, nil, TokenRef(int(At(4, Inside)), Purse, 0), "not-there", 57},
		{robbing, nil, TokenRef(OnCard+1, Jewel, 0), "on-card", 57},
		{punching, nil, PawnRef(3), "belle", 93},
		{punching, nil, PawnRef(4), "punch-spot", 60},
		{punching, nil, PawnRef(0), "self", 60},
		{punching, nil, SpotRef(At(1, Inside)), "punch-first", 60},
		{punching, []game.Ref{PawnRef(1)}, SpotRef(At(1, Inside)), "token-first", 61},
		{punching, []game.Ref{PawnRef(1)}, TokenRef(OnCard+2, Purse, 0), "not-theirs", 61},
		{punching, []game.Ref{PawnRef(1), TokenRef(OnCard+1, Jewel, 0)}, SpotRef(At(4, Inside)), "landing", 64},
		{leading, nil, SpotRef(At(5, Inside)), "marshal-car", 47},
		{leading, nil, PawnRef(0), "marshal-only", 47},
		{scheming, nil, ActionRef(ActionPlay), "card-first", 23},
		{scheming, nil, ActionRef(ActionDraw), "deck-first", 23},
		{scheming, nil, DeckRef(1), "their-deck", 23},
		{scheming, []game.Ref{HandRef(0)}, ActionRef(ActionPlayDown), "ghost", 84},
		{scheming, nil, PawnRef(1), "scheming", 33},
		{keeping, nil, HandRef(0), "kept", 102},
		{placing, nil, PawnRef(2*(1-int(placing.s.Act)) + 1), "not-yours", 109},
		{placing, nil, SpotRef(At(4, Inside)), "pawn-first", 109},
		{placing, []game.Ref{PawnRef(2 * int(placing.s.Act))}, SpotRef(At(1, Inside)), "rear", 109},
	} {
		why := c.tb.s.Why(c.prefix, c.tap)
		if c.key == "" && why != (game.Reason{}) || c.key != "" && (why.Key != "train.why."+c.key || why.Rule != c.rule) {
			t.Errorf("%s in phase %s: %+v, want %s by CE-%d", id(c.tap), PhaseNames[c.tb.s.Phase], why, c.key, c.rule)
		}
	}
	if why := roofs.s.Why(nil, PawnRef(3)); why.Refs[0] != PawnRef(2) {
		t.Errorf("who stands in the way: %v", why.Refs)
	}
}

func TestAnothersDecisionCannotBeTapped(t *testing.T) { // CE-22
	view := *given(t, 5, "tuco 1i, doc 2i").hold(0, Move).s
	view.Observe(1)
	if why := view.Why(nil, HandRef(0)); why.Key != "train.why.turn" || why.Refs[0] != SeatRef(0) {
		t.Errorf("%+v", why)
	}
	over := given(t, 5, "tuco 1i, doc 2i").over()
	if why := over.s.Why(nil, HandRef(0)); why.Key != "train.why.over" {
		t.Errorf("%+v", why)
	}
}
