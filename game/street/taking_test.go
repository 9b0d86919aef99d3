package street

import (
	"fmt"
	"testing"

	"drygulch/game"
)

func TestAnyCharacterLooksWithATokenBeforeIt(t *testing.T) { // OL-31
	tb := example(t)
	if n := tb.count("look"); n != 8 {
		t.Errorf("%d looks, want 8: the Governor's too", n)
	}
	tb.s.Line, tb.s.Stocked = 5, 0
	if n := tb.count("look"); n != 5 {
		t.Errorf("%d looks at 5 tokens", n)
	}
}

func TestALookIsSeenButOnlyTheLookerSeesTheToken(t *testing.T) { // OL-32
	tb := example(t).do("look 3").heard("shown", "peeked", "turned-back")
	if v := tb.view(Green); v.Cells[3].Token != Handcuffs {
		t.Error("Green does not know what he has seen")
	}
	if v := tb.view(Red); v.Cells[3].Token != NoToken || !v.Cells[3].Known.Has(0) {
		t.Error("Red must see that Green has looked, and nothing more")
	}
	if seen, _ := tb.told(EvPeeked).Seen(1); seen.Face != [2]uint8{} {
		t.Error("Red hears which token it is")
	}
	if seen, _ := tb.told(EvPeeked).Seen(0); Token(seen.Face[0]) != Handcuffs {
		t.Error("Green does not hear which token it is")
	}
	tb.line("v x v c v x e v | b v x v x")
}

func TestATakeShowsTheCharacterCallsATokenOutAndTurnsItUp(t *testing.T) { // OL-33, OL-36
	tb := example(t).do("take 0 calls vote").heard("shown", "called-token", "turned-up", "took", "turned-back", "slid")
	tb.stash(Green, "v1 b1 c1").line("x v c v x e v b | v x v x")
}

// Each cell of the table of what may be picked up.
func TestACharacterCallsOutWhatItMayTake(t *testing.T) { // OL-34, OL-35
	want := map[Role]string{
		Governor: "e", Hitman: "vb", Sheriff: "vc", Scout: "v", Storekeep: "v", Dancer: "v", Reporter: "v", Bandit: "v", Reverend: "v", Mayor: "v",
	}
	letters := "vcbxe"
	tb := example(t)
	d := tb.green()
	for r := Governor; int(r) <= roles; r++ {
		for i, kind := range []Token{Vote, Handcuffs, Bullet, Bogus, Election} {
			may := false
			for _, letter := range want[r] {
				may = may || letter == rune(letters[i])
			}
			if Characters[r].Takes.Has(kind) != may {
				t.Errorf("the %s and %s: %v", RoleNames[r], TokenNames[kind], !may)
			}
			c := d.column(r)
			if c < 0 || r == Governor {
				continue
			}
			if n := tb.count(fmt.Sprintf("take %d calls %s", c, TokenNames[kind])); (n == 1) != may {
				t.Errorf("the %s calls out %s: %d", RoleNames[r], TokenNames[kind], n)
			}
		}
	}
	tb.mayNot("take 6") // the Governor's is a claim
}

func TestAWronglyCalledTokenIsSeenByBothAndTurnedDownAgain(t *testing.T) { // OL-37, OL-38
	tb := example(t).do("take 7 calls handcuffs").heard("shown", "called-token", "turned-up", "turned-down", "turned-back")
	tb.stash(Green, "v0 b1 c1").line("v x v c v x e v | b v x v x").asks(Acting, Green)
	for side := range sides {
		if v := tb.view(side); v.Cells[7].Token != Vote {
			t.Errorf("%s does not know it", SideNames[side])
		}
	}
	if tb.s.Left != 1 {
		t.Error("it cost more or less than the action")
	}
	tb.do("take 1 calls vote").heard("shown", "called-token", "turned-up", "turned-down", "turned-back", "turn") // Bogus
	everybody := *tb.s
	if everybody.Observe(game.NoSeat); everybody.Cells[1].Token != Bogus {
		t.Error("a stranger has not seen it")
	}
}

func TestThereIsNoLimitOnVotesAndStashesLieOpen(t *testing.T) { // OL-39, OL-40
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v v v v v v x e | b c x x x",
		"dan may sco sto ban rep gov she | hit rev")
	for range 6 {
		tb.turn(Green).do("take 0 calls vote")
	}
	tb.stash(Green, "v6 b1 c1")
	if v := tb.view(Red); v.Sides[Green].Stash[Vote] != 6 {
		t.Error("Red does not see it")
	}
}

func TestTokensSlideFromTheReserveIntoTheGap(t *testing.T) { // OL-41
	for cell, want := range map[int]string{
		0: "v x c x v b e v | c x x v",
		3: "v v x x v b e v | c x x v",
		7: "v v x c x v b v | c x x v",
	} {
		tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v v x c x v b e | v c x x v", "dan gov may sto sco rep ban hit | she rev")
		tb.s.slide(cell, &tb.ev)
		tb.line(want)
		if ev := tb.told(EvSlid); ev.Amount != [2]int16{1, 8} || ev.Rule != 41 {
			t.Errorf("cell %d: %+v", cell, ev)
		}
	}
}

func TestWithoutAReserveTheLineGetsShorter(t *testing.T) { // OL-42
	for cell, want := range map[int]string{0: "v x c x v b e |", 3: "v v x x v b e |", 7: "v v x c x v b |"} {
		tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v v x c x v b e |", "dan gov may sto sco rep ban hit | she rev")
		tb.s.slide(cell, &tb.ev)
		tb.line(want).mayNot("look 7", "take 7")
		if ev := tb.told(EvSlid); ev.Amount != [2]int16{0, 7} || ev.Rule != 42 {
			t.Errorf("cell %d: %+v", cell, ev)
		}
	}
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v v |", "dan hit may sto sco rep ban gov | she rev")
	tb.green().Stash[Vote] = 3
	tb.mayNot("claim", "look 2", "take 2").may("look 1")
}

func TestSpentTokensStayOnTheDiscard(t *testing.T) { // OL-43
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v x v c v x e v | b v x v x",
		"hit may sco sto ban rep gov she | dan rev").do("hitman at 0", "take 0 calls vote")
	tb.line("x v c v x e v b | v x v x")
	if tb.s.Discard[Bullet] != 1 {
		t.Error("the Bullet is not on the discard")
	}
}

func TestTheGovernorClaimsWithMoreVotesBeforeSuddenDeath(t *testing.T) { // OL-48, OL-94
	tb := example(t).mayNot("claim")
	tb.green().Stash[Vote], tb.red().Stash[Vote] = 2, 2
	tb.mayNot("claim")
	tb.green().Stash[Vote] = 3
	tb.may("claim 6")
	tb.after("claim 6").won(Good, Green).heard("shown", "called-token", "turned-up", "winner")
	tb.s.Sudden = 1
	tb.mayNot("claim")
}

func TestAClaimThatFailsOnlyCostsTheActionAndTheSecret(t *testing.T) { // OL-49
	tb := example(t).do("move 6 7 exchange")
	tb.green().Stash[Vote] = 1
	tb.do("claim 7").heard("shown", "called-token", "turned-up", "turned-down", "turned-back", "turn")
	tb.stash(Green, "v1 b1 c1").known(Green, 7, "gov")
	again := example(t)
	again.green().Stash[Vote] = 1
	m := again.move("claim 6")
	paths := map[string]bool{}
	for i := range 4 {
		refs := again.s.Spell(m, i, nil)
		for _, r := range refs {
			if r.Kind == game.RefAction {
				paths[id(r)] = true
			}
		}
	}
	if !paths["action/take"] || !paths["action/ability"] {
		t.Errorf("it is offered under %v", paths)
	}
}

func TestTheGovernorLooksAndMovesAndIsNeverHeadlined(t *testing.T) { // OL-50
	tb := example(t).may("look 6", "move 6 7 exchange")
	for _, m := range tb.s.Moves(nil) {
		if m.Verb == VerbAbility && Role(m.Args[0]) == Reporter && Role(m.Args[2]) == Governor {
			t.Errorf("%s is legal", describe(m))
		}
	}
}
