package street

import "testing"

const pool = "v x v c v x e v | b v x v x"

func TestAnAbilityIsUsedByACharacterOnTheStreetThatIsFree(t *testing.T) { // OL-44
	tb := example(t).may("scout at 2").mayNot("hitman", "reverend")
	tb.immobilized(Green).mayNot("bandit")
}

func TestWhatCannotBeDoneCannotBeDeclared(t *testing.T) { // OL-45
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "hit may sco sto she rep gov ban | dan rev")
	tb.green().Stash[Bullet], tb.green().Stash[Handcuffs], tb.green().Markers = 0, 0, 0
	tb.mayNot("hitman", "sheriff", "reporter", "reverend", "claim")
}

func TestAnAbilityWithoutEffectCostsTheAction(t *testing.T) { // OL-46, OL-47
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "ban may sco sto she rep gov hit | dan rev")
	tb.do("bandit calls hitman at 0").heard("shown", "called-role", "shown", "wrong", "turned-back", "turned-back")
	if tb.s.Left != 1 {
		t.Errorf("%d actions left", tb.s.Left)
	}
	tb.known(Red, 0, "she").stash(Red, "v0 b1 c1").stash(Green, "v0 b1 c1")
}

func TestTheHitmanSpendsABulletOnTheOneOpposite(t *testing.T) { // OL-51, OL-53, OL-54
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "hit may sco sto ban rep gov she | dan rev")
	tb.headlined(Red, "she") // plainly not the Governor
	tb.do("hitman at 0").heard("shown", "spent", "shown", "shot", "turned-back")
	tb.stash(Green, "v0 b0 c1").known(Green, 0, "hit").mayNot("hitman")
}

func TestTheHitmanShootsTheGovernor(t *testing.T) { // OL-52, OL-95
	tb := given(t, "gov ban she sco sto rev hit may | dan rep", pool, "hit may sco sto ban rep gov she | dan rev")
	tb.do("hitman at 0").won(Bad, Green)
	if shares, over := tb.s.Outcome(); !over || shares[0] != 1 || shares[1] != 0 {
		t.Errorf("shares %v", shares)
	}
}

func TestTheMayorDoesNotHelpEverybody(t *testing.T) { // OL-55, OL-83
	for _, who := range []string{"hitman", "dancer", "bandit", "governor", "reverend"} {
		row := map[string]string{
			"hitman": "may hit sco sto ban rep gov she | dan rev", "dancer": "may dan sco sto ban rep gov she | hit rev",
			"bandit": "may ban sco sto dan rep gov she | hit rev", "governor": "may gov sco sto ban rep dan she | hit rev",
			"reverend": "may rev sco sto ban rep gov she | hit dan",
		}[who]
		tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, row)
		for _, m := range tb.s.Moves(nil) {
			if m.Verb == VerbAbility && RoleNames[m.Args[0]] == who && tb.s.isHelped(m, 1) {
				t.Errorf("he helps: %s", describe(m))
			}
		}
		if tb.s.helps(Green, 1) {
			t.Errorf("he helps the %s", who)
		}
	}
}

func TestTheSheriffSpendsHandcuffsAndCallsOutHitmanOrBandit(t *testing.T) { // OL-56, OL-62
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "she may sco sto ban rep gov hit | dan rev")
	if n := tb.count("sheriff"); n != 2 {
		t.Errorf("%d calls, want 2", n)
	}
	tb.do("sheriff calls hitman at 0").heard("shown", "called-role", "spent", "shown", "wrong", "turned-back", "turned-back")
	tb.stash(Green, "v0 b1 c0").mayNot("sheriff").known(Red, 0, "she")
}

func TestTheSheriffBesideTheGovernorSavesHim(t *testing.T) { // OL-57, OL-58, OL-64, OL-88, OL-96
	for _, red := range []string{
		"she gov ban sco sto rev hit may | dan rep", "sco gov she ban sto rev hit may | dan rep",
	} {
		tb := given(t, red, pool, "dan hit sco sto ban rep gov she | may rev")
		tb.do("hitman at 1").won(Ugly, Red).stash(Red, "v0 b1 c0")
		tb.heard("shown", "spent", "shown", "shot", "shown", "spent", "saved", "arrested", "winner")
	}
	far := given(t, "sco gov ban she sto rev hit may | dan rep", pool, "dan hit sco sto ban rep gov she | may rev")
	far.red().Row[4], far.red().Row[2] = Mayor, Storekeep // the Mayor beside him does not help
	far.do("hitman at 1").won(Bad, Green)
	broke := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan hit sco sto ban rep gov she | may rev")
	broke.red().Stash[Handcuffs] = 0
	broke.do("hitman at 1").won(Bad, Green)
}

func TestTheSheriffArrestsTheHitmanHeCalledOut(t *testing.T) { // OL-59, OL-89, OL-96
	tb := given(t, "hit gov ban sco sto rev she may | dan rep", pool, "she may sco sto ban rep gov hit | dan rev")
	tb.do("sheriff calls hitman at 0").won(Ugly, Green).heard("shown", "called-role", "spent", "shown", "arrested", "winner")
}

func TestACalledOutBanditIsImmobilizedAndTheHandcuffsComeBack(t *testing.T) { // OL-60, OL-61, OL-63
	tb := given(t, "ban gov hit sco sto dan she may | rev rep", pool, "she may sco sto ban rep gov hit | dan rev")
	tb.do("sheriff calls bandit at 0")
	tb.heard("shown", "called-role", "spent", "shown", "immobilized", "recovered", "turned-back")
	tb.stash(Green, "v0 b1 c1").asks(Acting, Green)
	if !tb.red().Immobilized || tb.s.Discard[Handcuffs] != 0 {
		t.Error("he is not immobilized, or the Handcuffs lie on the discard")
	}
}

func TestTheReverendFreesTheBanditOnHisLeft(t *testing.T) { // OL-78
	// Green's left is the lower column.
	tb := given(t, "she gov hit sco sto dan rep may | rev ban", pool, "ban rev sco sto she rep gov hit | dan may").immobilized(Green)
	tb.do("reverend frees").heard("shown", "freed", "turned-back", "turned-back").stash(Green, "v0 b1 c1").stash(Red, "v0 b1 c1")
	if v := tb.view(Red); tb.green().Immobilized || v.Sides[Green].Row[0] != NoRole {
		t.Error("the Bandit is not free, or not hidden")
	}
	tb.may("bandit calls hitman at 0")
	given(t, "she gov hit sco sto dan rep may | rev ban", pool, "rev ban sco sto she rep gov hit | dan may").immobilized(Green).mayNot("reverend")
	// Red's left is the higher column.
	given(t, "rev ban hit sco sto dan gov may | she rep", pool, "ban rev sco sto she rep gov hit | dan may").immobilized(Red).turn(Red).may("reverend frees")
	given(t, "ban rev hit sco sto dan gov may | she rep", pool, "ban rev sco sto she rep gov hit | dan may").immobilized(Red).turn(Red).mayNot("reverend")
	// At the ends of the street.
	given(t, "she gov hit sco sto dan rep may | rev ban", pool, "rev sco sto she rep gov hit ban | dan may").immobilized(Green).mayNot("reverend")
	given(t, "ban she gov hit sco sto dan rev | may rep", pool, "ban rev sco sto she rep gov hit | dan may").immobilized(Red).turn(Red).mayNot("reverend")
	// A headlined one stays face up.
	seen := given(t, "she gov hit sco sto dan rep may | rev ban", pool, "ban rev sco sto she rep gov hit | dan may").headlined(Green, "ban").immobilized(Green)
	seen.do("reverend frees")
	if v := seen.view(Red); v.Sides[Green].Row[0] != Bandit {
		t.Error("a headlined Bandit is hidden when he is freed")
	}
}

func TestTheReverendMayStandUpForTheBandit(t *testing.T) { // OL-79, OL-90, OL-91
	base := given(t, "rev ban gov hit sco sto she may | dan rep", pool, "may she sco sto ban rep gov hit | dan rev")
	base.do("sheriff calls bandit at 1").heard("shown", "called-role", "spent", "shown", "asked").asks(Answering, Red)
	if v := base.view(Green); v.Sides[Red].Row[1] != Bandit {
		t.Error("he is not face up while it is asked")
	}
	base.after("stand").asks(Acting, Green).stash(Green, "v0 b1 c0").known(Red, 0, "rev")
	stood := base.after("stand")
	if stood.red().Immobilized || stood.s.Discard[Handcuffs] != 1 || stood.s.Left != 1 {
		t.Error("he is immobilized, the Handcuffs came back or it cost another action")
	}
	yielded := base.after("yield").heard("declined", "immobilized", "recovered", "turned-back").stash(Green, "v0 b1 c1")
	if !yielded.red().Immobilized {
		t.Error("he is not immobilized")
	}
}

func TestTheQuestionForTheReverendIsAskedEvenly(t *testing.T) { // OL-93
	elsewhere := given(t, "she ban gov hit sco sto rev may | dan rep", pool, "may she sco sto ban rep gov hit | dan rev")
	elsewhere.do("sheriff calls bandit at 1").asks(Answering, Red)
	if ways := elsewhere.ways(); len(ways) != 1 || ways[0] != "yield" {
		t.Errorf("he may %q", ways)
	}
	// The rival cannot tell whether he could have stood up.
	beside := given(t, "rev ban gov hit sco sto she may | dan rep", pool, "may she sco sto ban rep gov hit | dan rev")
	beside.do("sheriff calls bandit at 1")
	if beside.view(Green) != elsewhere.view(Green) {
		t.Error("the question tells where the Reverend stands")
	}
	beside.do("yield")
	elsewhere.do("yield")
	if beside.view(Green) != elsewhere.view(Green) {
		t.Error("the answer tells where the Reverend stands")
	}
	given(t, "she ban gov hit sco sto rep may | dan rev", pool, "may she sco sto ban rep gov hit | dan rev").
		do("sheriff calls bandit at 1").asks(Acting, Green)
}

func TestTheReverendStandsUpForTheHitmanWithoutBeingAsked(t *testing.T) { // OL-80, OL-91, OL-92
	tb := given(t, "rev hit gov ban sco sto she may | dan rep", pool, "may she sco sto ban rep gov hit | dan rev")
	tb.do("sheriff calls hitman at 1").heard("shown", "called-role", "spent", "shown", "arrested", "shown", "cancelled",
		"turned-back", "turned-back", "turned-back").asks(Acting, Green).stash(Green, "v0 b1 c0")
	if tb.s.Discard[Handcuffs] != 1 {
		t.Error("the Handcuffs do not stay discarded")
	}
	wrong := given(t, "hit rev gov ban sco sto she may | dan rep", pool, "she may sco sto ban rep gov hit | dan rev")
	wrong.do("sheriff calls hitman at 0").won(Ugly, Green) // he stands on Red's left
}

func TestASaveThatIsCancelledStillSavesTheGovernor(t *testing.T) { // OL-81, OL-88, OL-91
	tb := example(t).turn(Red).do("hitman at 6")
	tb.heard("shown", "spent", "shown", "shot", "shown", "spent", "saved", "arrested", "shown", "cancelled",
		"turned-back", "turned-back", "turned-back", "turned-back")
	tb.asks(Acting, Red).stash(Red, "v0 b0 c1").stash(Green, "v0 b1 c0").row(Green, "dan may sco sto ban rep gov she | hit rev")
}

func TestOnlySheriffAndReverendReact(t *testing.T) { // OL-87
	for seed := range uint64(40) {
		tb := middleOf(t, seed)
		for _, m := range tb.s.Moves(nil) {
			tb.ev.Reset()
			s := *tb.s
			s.Apply(m, &tb.ev)
			for _, ev := range tb.ev.List() {
				if ev.Kind == EvShown && Cause(ev.Amount[1]) == AsReactor && Role(ev.Amount[0]) != Sheriff && Role(ev.Amount[0]) != Reverend {
					t.Errorf("%s reacts", RoleNames[ev.Amount[0]])
				}
			}
		}
	}
}

func TestNoActionWinsForBoth(t *testing.T) { // OL-97
	for seed := range uint64(200) {
		tb := middleOf(t, seed)
		for _, m := range tb.s.Moves(nil) {
			tb.ev.Reset()
			s := *tb.s
			s.Apply(m, &tb.ev)
			wins := 0
			for _, ev := range tb.ev.List() {
				if ev.Kind == EvWinner {
					wins++
				}
			}
			if over := s.Phase == Over; over != (wins == 1) {
				t.Errorf("%s: over %v, %d winners", describe(m), over, wins)
			}
		}
	}
}
