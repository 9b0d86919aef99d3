package street

import (
	"slices"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
)

func TestATurnIsTwoActionsAlsoTwiceTheSame(t *testing.T) { // OL-10
	tb := example(t).do("look 0").asks(Acting, Green).do("look 0").asks(Acting, Red)
	if tb.s.Left != 2 {
		t.Errorf("%d actions", tb.s.Left)
	}
}

func TestAnActionIsAMoveALookATakeOrAnAbility(t *testing.T) { // OL-11
	example(t).may("move 0 1 stay", "saloon/0 out with 0 1 goes 0 takes 1", "look 0", "take 0 calls vote", "scout at 2", "end")
}

func TestATurnMayEndWithActionsUnused(t *testing.T) { // OL-12
	tb := example(t).do("end").heard("ended", "turn").asks(Acting, Red)
	if unused := tb.told(EvEnded).Amount[0]; unused != 2 {
		t.Errorf("%d unused", unused)
	}
	tb.do("look 0", "end").asks(Acting, Green)
}

func TestWhatIsDeclaredIsWholeAndCannotBeTakenBack(t *testing.T) { // OL-13
	if Rules.UndoAfterCommit {
		t.Error("Main Street takes moves back")
	}
	m, err := gametest.Replay(Rules, game.Setup{Seed: 1, Seats: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	play := func(i int) {
		if _, err := m.Play(m.Moves()[i]); err != nil {
			t.Fatal(err)
		}
	}
	play(0)
	if !m.CanUndo(0) {
		t.Error("a step of the layout cannot be taken back")
	}
	for m.Truth().(*State).Phase == Arranging {
		play(len(m.Moves()) - 1)
	}
	actor := m.Actor()
	play(0)
	if m.CanUndo(actor) || m.CanUndo(1-actor) {
		t.Error("an action can be taken back")
	}
}

func TestAWinningShotLeavesEverythingAsItLies(t *testing.T) { // OL-14
	tb := given(t,
		"gov she ban sco sto rev hit may | dan rep",
		"v x v c v x e v | b v x v x",
		"hit may sco sto ban rep gov she | dan rev")
	tb.red().Stash[Handcuffs] = 0
	tb.do("hitman at 0").won(Bad, Green).line("v x v c v x e v | b v x v x")
	if !tb.green().Shown.Has(Hitman) || !tb.red().Shown.Has(Governor) {
		t.Error("shooter and Governor are turned back")
	}
	tb.heard("shown", "spent", "shown", "shot", "winner")
}

func TestAfterAnActionTokensSlideBeforeSuddenDeathIsLookedFor(t *testing.T) { // OL-14, OL-99
	tb := nearSuddenDeath(t, 2)
	tb.do("take 0 calls vote").heard("shown", "called-token", "turned-up", "took", "turned-back", "slid", "sudden-death")
}

func TestShownCharactersAreTurnedBackAfterTheAction(t *testing.T) { // OL-15, OL-16, OL-22
	tb := example(t).do("scout at 1").heard("shown", "shown", "shown", "turned-back", "turned-back", "turned-back")
	if tb.green().Shown|tb.red().Shown != 0 {
		t.Error("somebody is still shown")
	}
	if v := tb.view(Green); v.Sides[Red].Row[1] != NoRole {
		t.Error("the Governor still lies face up")
	}
	causes := []Cause{AsActor, AsBooster, AsTarget}
	for i, ev := range tb.ev.List()[:3] {
		if Cause(ev.Amount[1]) != causes[i] {
			t.Errorf("shown as %s, want %s", CauseNames[ev.Amount[1]], CauseNames[causes[i]])
		}
	}
	tb = example(t).headlined(Green, "sco").do("scout at 2").heard("shown", "shown", "turned-back")
	if v := tb.view(Red); v.Sides[Green].Row[2] != Scout {
		t.Error("a headlined Scout is turned back")
	}
}

func TestAnImmobilizedBanditLiesFaceUpAndDoesNothing(t *testing.T) { // OL-17, OL-18
	tb := example(t).immobilized(Green)
	if v := tb.view(Red); v.Sides[Green].Row[4] != Bandit {
		t.Error("he is hidden")
	}
	tb.mayNot("look 4", "take 4", "bandit", "move 4", "move 0 4", "move 1 4", "move 2 4", "move 3 4")
	for _, m := range tb.s.Moves(nil) {
		if m.Verb == VerbSaloon && (m.Args[1] == 4 || m.Args[2] == 4) {
			t.Errorf("%s is legal", describe(m))
		}
	}
	if n := tb.count("move"); n != 42 {
		t.Errorf("%d street moves, want 42", n)
	}
}

func TestAllButTheSheriffMayAimAtAnImmobilizedBandit(t *testing.T) { // OL-19
	for _, row := range []string{"hit", "sco", "rep", "ban"} {
		others := map[string]string{
			"hit": "gov dan hit sto she rev rep may | sco ban", "sco": "gov dan sco sto she rev rep may | hit ban",
			"rep": "gov dan rep sto she rev sco may | hit ban", "ban": "gov dan ban sto she rev sco may | hit rep",
		}
		tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v x v c v x e v | b v x v x", others[row]).immobilized(Red)
		if name := RoleNames[roleCalled(t, row)]; tb.count(name) == 0 {
			t.Errorf("the %s may not aim at him", name)
		}
	}
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v x v c v x e v | b v x v x",
		"gov dan she sto ban rev rep may | sco hit").immobilized(Red).mayNot("sheriff")
	tb.s.Sides[Green].Row[1], tb.s.Sides[Green].Row[7] = Mayor, Dancer // with the Mayor there are others
	tb.may("sheriff calls bandit at 1", "sheriff calls hitman at 3").mayNot("sheriff calls bandit at 2")
	robbed := given(t, "she gov ban sco sto rev hit may | dan rep", "v x v c v x e v | b v x v x",
		"gov dan ban sto she rev sco may | hit rep").immobilized(Red).do("bandit calls hitman at 2")
	robbed.stash(Green, "v0 b1 c1").stash(Red, "v0 b1 c1")
}

func TestAHeadlinedCharacterLiesFaceUpWhereverItIs(t *testing.T) { // OL-20, OL-21
	tb := example(t).headlined(Green, "sco")
	if v := tb.view(Red); v.Sides[Green].Row[2] != Scout {
		t.Error("he is hidden")
	}
	tb.may("scout at 2", "look 2", "move 0 2 exchange")
	tb.do("saloon/0 out with 2 5 goes 2 takes 2", "end", "end", "saloon/0 out with 2 5 goes 2 takes 5")
	tb.row(Green, "dan may rep sto ban sco gov she | hit rev")
	if v := tb.view(Red); v.Sides[Green].Row[5] != Scout {
		t.Error("he is hidden after he came back")
	}
}

func TestAnArrestedHitmanIsFreeAgainOrTheMatchIsOver(t *testing.T) { // OL-23
	tb := example(t).turn(Red).do("hitman at 6").asks(Acting, Red)
	if tb.red().Immobilized || tb.red().Up() != 0 {
		t.Error("the arrest lasts")
	}
	tb.do("look 6")
}

func TestInTheSaloonNobodyActsReactsOrIsAimedAt(t *testing.T) { // OL-24
	tb := example(t)
	tb.mayNot("hitman", "reverend")
	tb.turn(Red).mayNot("dancer", "reporter")
	v := tb.view(Red)
	if v.Sides[Green].Saloon != [Saloon]Role{Hitman, Reverend} {
		t.Error("the saloon is hidden")
	}
	// No save by a Sheriff, no cancelling by a Reverend from there.
	saved := given(t, "sco gov ban hit sto rev dan may | she rep", "v x v c v x e v | b v x v x", "dan hit sco sto ban rep gov she | may rev")
	saved.do("hitman at 1").won(Bad, Green)
	caught := given(t, "she gov ban hit sto rev dan may | sco rep", "v x v c v x e v | b v x v x", "dan hit sco sto ban rep gov she | may rev")
	caught.do("hitman at 1").won(Ugly, Red)
}

func TestOnlyChanceOfTheRulesIsUsed(t *testing.T) { // OL-109
	tb := example(t)
	before := tb.s.Rand
	for _, m := range tb.s.Moves(nil) {
		s := *tb.s
		s.Apply(m, nil)
		if s.Rand != before {
			t.Fatalf("%s draws by chance", describe(m))
		}
	}
}

func TestAtTheStartThereAreSoManyActions(t *testing.T) { // OL-110
	low, high, sum := 1000, 0, 0
	const deals = 3000
	for seed := range uint64(deals) {
		tb := dealt(t, seed).do("ready", "ready")
		var street, saloon, rest int
		for _, m := range tb.s.Moves(nil) {
			switch m.Verb {
			case VerbStreet:
				street++
			case VerbSaloon:
				saloon++
			default:
				rest++
			}
		}
		if street != 56 || saloon != 196 {
			t.Fatalf("%d street moves and %d saloon moves", street, saloon)
		}
		low, high, sum = min(low, rest), max(high, rest), sum+rest
	}
	if low < 26 || low > 28 || high > 89 || high < 85 || sum/deals < 46 || sum/deals > 50 {
		t.Errorf("%d to %d other actions, %d on average", low, high, sum/deals)
	}
}

// Ten thousand random games end, nobody is ever without a move, and nobody and
// nothing is lost on the way. The rare things all happen.
func TestRandomGamesEndAndLoseNothing(t *testing.T) { // OL-30, OL-110
	games := 10_000
	if testing.Short() {
		games = 1000
	}
	var ways [5]int
	var room [512]game.Move
	seen := map[string]int{}
	for seed := range uint64(games) {
		tb := dealt(t, seed)
		s := tb.s
		r := game.NewRand(seed, 77)
		for n := 0; s.Phase != Over; n++ {
			ms := s.Moves(room[:0])
			if len(ms) == 0 || n > 20_000 {
				t.Fatalf("seed %d: %d moves after %d", seed, len(ms), n)
			}
			s.Apply(ms[r.IntN(len(ms))], nil)
			if n%16 != 0 && s.Phase != Over && s.Phase != Answering {
				continue
			}
			if err := conserve(s); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if s.Phase == Answering {
				seen["asked"]++
			}
		}
		ways[s.Way]++
		if s.Sudden > 0 {
			seen["sudden"]++
		}
	}
	t.Logf("good %d, bad %d, ugly %d, drawn %d; %v", ways[Good], ways[Bad], ways[Ugly], ways[Drawn], seen)
	if slices.Min(ways[Good:]) == 0 || len(seen) < 2 {
		t.Errorf("not every way was seen: %v %v", ways, seen)
	}
}
