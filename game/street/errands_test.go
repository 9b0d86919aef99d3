package street

import (
	"fmt"
	"testing"
)

func TestTheScoutShowsTheTargetAndBothAreTurnedBack(t *testing.T) { // OL-65
	tb := example(t).do("scout at 2").heard("shown", "shown", "turned-back", "turned-back")
	tb.known(Red, 2, "ban").stash(Green, "v0 b1 c1")
}

func TestTheStorekeepExchangesTokensNearHimOrOneWithTheReserve(t *testing.T) { // OL-66, OL-68
	tb := example(t)
	if n := tb.count("storekeep"); n != 3+3*5 {
		t.Errorf("%d exchanges, want 18", n)
	}
	tb.after("storekeep exchanges 2 and 4").line("v x v c v x e v | b v x v x")
	tb.after("storekeep exchanges 3 and 4").line("v x v v c x e v | b v x v x")
	tb.after("storekeep exchanges 3 and reserve/0").line("v x v b v x e v | c v x v x")
	tb.after("storekeep exchanges 3 and reserve/2").line("v x v x v x e v | b v c v x").heard("shown", "rearranged", "turned-back")
}

func TestExchangedTokensStayHiddenAndWhoKnewThemStillDoes(t *testing.T) { // OL-67
	tb := example(t).do("look 3", "end", "storekeep exchanges 4 and 5") // Red's Storekeep is in column 4
	tb.do("storekeep exchanges 3 and reserve/1")
	green, red := tb.view(Green), tb.view(Red)
	if green.Reserve[1].Token != Handcuffs || green.Cells[3].Token != NoToken {
		t.Error("Green has lost sight of the token that he had looked at")
	}
	if red.Reserve[1].Token != NoToken || red.Cells[4].Token != NoToken {
		t.Error("Red has seen what he exchanged")
	}
	if ev := tb.told(EvRearranged); ev.From != CellRef(3) || ev.To != ReserveRef(1) {
		t.Error("it is not told which places were exchanged")
	}
}

func TestEmptyPlacesAreNotExchanged(t *testing.T) { // OL-69
	end := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "sto may sco dan ban rep gov she | hit rev")
	if n := end.count("storekeep"); n != 1+2*5 {
		t.Errorf("%d exchanges at the end of the street, want 11", n)
	}
	short := example(t)
	short.s.Line, short.s.Stocked = 4, 0 // he stands in column 3
	if n := short.count("storekeep"); n != 1 {
		t.Errorf("%d exchanges among two tokens, want 1", n)
	}
	short.s.Line = 3
	short.mayNot("storekeep")
	short.s.Stocked = 2
	if n := short.count("storekeep"); n != 2 {
		t.Errorf("%d exchanges of one token with the reserve, want 2", n)
	}
}

func TestTheDancerDrawsARivalFromOneOrTwoColumnsAway(t *testing.T) { // OL-70, OL-71
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "gov may sco dan ban rep sto she | hit rev")
	for from, want := range map[int]string{
		1: "she ban sco gov sto rev hit may | dan rep",
		2: "she gov sco ban sto rev hit may | dan rep",
		4: "she gov ban sto sco rev hit may | dan rep",
		5: "she gov ban rev sco sto hit may | dan rep",
	} {
		after := tb.after(fmt.Sprintf("dancer at %d", from)).row(Red, want)
		if ev := after.told(EvDanced); ev.From != SlotRef(Red, from) || ev.To != SlotRef(Red, 3) {
			t.Errorf("%d: from %s to %s", from, id(ev.From), id(ev.To))
		}
	}
	if n := tb.count("dancer"); n != 4 {
		t.Errorf("%d ways, want 4", n)
	}
	if n := example(t).may("dancer at 1", "dancer at 2").count("dancer"); n != 2 {
		t.Errorf("%d ways at the end of the street, want 2", n)
	}
}

func TestTheDancerTurnsNobodyUpOrDown(t *testing.T) { // OL-72
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "gov may sco dan ban rep sto she | hit rev").headlined(Red, "rev")
	tb.do("dancer at 5").heard("shown", "danced", "turned-back")
	v := tb.view(Green)
	if v.Sides[Red].Row[3] != Reverend || v.Sides[Red].Row[4] != NoRole || v.Sides[Red].Row[5] != NoRole {
		t.Errorf("Green sees %v", v.Sides[Red].Row)
	}
	// What was known of them goes along.
	tb = given(t, "she gov ban sco sto rev hit may | dan rep", pool, "gov may sco dan ban rep sto she | hit rev").do("scout at 2")
	tb.do("dancer at 1").known(Red, 1, "ban")
	if tb.red().Last[1] != Bandit {
		t.Error("it is forgotten who was last seen there")
	}
}

func TestTheDancerMovesNobodyPastAnImmobilizedOne(t *testing.T) { // OL-73
	for where, ways := range map[string]int{
		"she ban gov sco sto rev hit may | dan rep": 3, "she gov ban sco sto rev hit may | dan rep": 2,
		"she gov sco ban sto rev hit may | dan rep": 0, "she gov sco sto ban rev hit may | dan rep": 2,
		"she gov sco sto rev ban hit may | dan rep": 3, "ban gov sco sto rev she hit may | dan rep": 4,
	} {
		tb := given(t, where, pool, "gov may sco dan ban rep sto she | hit rev").immobilized(Red)
		if n := tb.count("dancer"); n != ways {
			t.Errorf("%s: %d ways, want %d", where, n, ways)
		}
	}
}

func TestTheReporterCallsOutAnybodyButTheGovernor(t *testing.T) { // OL-74, OL-76
	tb := example(t)
	if n := tb.count("reporter"); n != 9 {
		t.Errorf("%d call-outs, want 9", n)
	}
	tb.mayNot("reporter calls governor").may("reporter calls dancer at 5") // who is in the saloon, for all to see
	tb.after("reporter calls reverend at 5").mayNot("reporter")
	tb.green().Markers = 0
	tb.mayNot("reporter")
}

func TestARightCallHeadlinesAndAWrongOneCostsTheMarkerToo(t *testing.T) { // OL-75
	right := example(t).do("reporter calls reverend at 5").heard("shown", "called-role", "shown", "headlined", "turned-back")
	if !right.red().Headlined.Has(Reverend) || right.green().Markers != 2 {
		t.Error("no marker is on him")
	}
	if v := right.view(Green); v.Sides[Red].Row[5] != Reverend {
		t.Error("he is turned back")
	}
	wrong := example(t).do("reporter calls sheriff at 5").heard("shown", "called-role", "shown", "misprint", "wrong", "turned-back", "turned-back")
	if wrong.red().Headlined != 0 || wrong.green().Markers != 2 {
		t.Error("the marker is not discarded")
	}
	wrong.known(Red, 5, "rev")
	for range 2 {
		wrong.turn(Green).do("reporter calls sheriff at 5")
	}
	wrong.turn(Green).mayNot("reporter")
}

func TestTheBanditRobsHitmanOrSheriff(t *testing.T) { // OL-77
	hitman := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan may sco sto she rep ban gov | hit rev")
	if n := hitman.count("bandit"); n != 2 {
		t.Errorf("%d call-outs, want 2", n)
	}
	hitman.after("bandit calls hitman at 6").stash(Green, "v0 b2 c1").stash(Red, "v0 b0 c1").heard("shown", "called-role", "shown", "stole", "turned-back", "turned-back")
	hitman.after("bandit calls sheriff at 6").stash(Green, "v0 b1 c1").stash(Red, "v0 b1 c1")
	sheriff := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "ban may sco sto she rep dan gov | hit rev")
	sheriff.after("bandit calls sheriff at 0").stash(Green, "v0 b1 c2").stash(Red, "v0 b1 c0")
	sheriff.red().Stash[Handcuffs] = 0
	sheriff.after("bandit calls sheriff at 0").stash(Green, "v0 b1 c1").heard("shown", "called-role", "shown", "nothing", "turned-back", "turned-back")
}

func TestTheMayorHelpsTheOneOnHisRight(t *testing.T) { // OL-82, OL-84
	for green, may := range map[string]bool{
		"may sco dan sto ban rep gov she | hit rev": true,
		"sco may dan sto ban rep gov she | hit rev": false,
		"dan sto ban rep gov she may sco | hit rev": true,
		"dan sto ban rep gov she sco may | hit rev": false,
	} {
		tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, green)
		c := tb.green().column(Scout)
		if tb.s.helps(Green, c) != may {
			t.Errorf("Green %s: helps %v", green, !may)
		}
	}
	for red, may := range map[string]bool{ // his right is the lower column
		"may sco dan sto ban rep gov she | hit rev": false,
		"sco may dan sto ban rep gov she | hit rev": true,
		"dan sto ban rep gov she may sco | hit rev": false,
		"dan sto ban rep gov she sco may | hit rev": true,
	} {
		tb := given(t, red, pool, "she gov ban sco sto rev hit may | dan rep").turn(Red)
		c := tb.red().column(Scout)
		if tb.s.helps(Red, c) != may {
			t.Errorf("Red %s: helps %v", red, !may)
		}
	}
	// One target, one of the two neighbours of the opposite one, or this itself without him.
	tb := example(t).may("scout at 1", "scout at 2", "scout at 3")
	if n := tb.count("scout"); n != 3 {
		t.Errorf("%d targets, want 3", n)
	}
	tb.after("scout at 2").heard("shown", "shown", "turned-back", "turned-back")
	tb.after("scout at 3").heard("shown", "shown", "shown", "turned-back", "turned-back", "turned-back").known(Red, 3, "sco").known(Green, 1, "may")
	edge := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan sto ban rep gov sco may she | hit rev")
	if n := edge.count("sheriff"); n != 4 {
		t.Errorf("%d calls at the end of the street, want 4", n)
	}
}

func TestWithTheMayorTheStorekeepPicksFromFiveCells(t *testing.T) { // OL-85
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan hit may sto ban rep gov she | sco rev")
	if n := tb.count("storekeep"); n != 18+10+5*5 {
		t.Errorf("%d exchanges, want 53", n)
	}
	tb.after("storekeep exchanges 1 and 5 with mayor").line("v x v c v x e v | b v x v x").known(Green, 2, "may")
	tb.after("storekeep exchanges 1 and reserve/0 with mayor").line("v b v c v x e v | x v x v x")
	tb.mayNot("storekeep exchanges 0", "storekeep exchanges 5 and 6")
}

func TestTheMayorIsShownAlsoIfItComesToNothing(t *testing.T) { // OL-86
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan hit may rep ban sto gov she | sco rev")
	tb.do("reporter calls sheriff at 2").known(Green, 2, "may")
	tb.heard("shown", "shown", "called-role", "shown", "misprint", "wrong", "turned-back", "turned-back", "turned-back")
}
