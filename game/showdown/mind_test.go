package showdown

import (
	"slices"
	"testing"

	"drygulch/game"
)

// best is the move that weighs most at sight, silly ones left out.
func (tb *table) best() string { return plain(describe(atSight(tb.s))) }

func atSight(s *State) game.Move {
	view := *s
	view.Observe(s.Actor())
	mind := newBrain()
	mind.Reset(s.Actor(), &view)
	ms := view.Moves(nil)
	w := make([]float32, len(ms))
	mind.Prior(&view, ms, w)
	for i, m := range ms {
		if mind.Silly(&view, m) {
			w[i] = 0
		}
	}
	return ms[slices.Index(w, slices.Max(w))]
}

// mind is the mind of a seat that sits down now.
func (tb *table) mind(seat game.Seat) *brain {
	view := *tb.s
	view.Observe(seat)
	mind := newBrain().(*brain)
	mind.Reset(seat, &view)
	return mind
}

func (tb *table) prefers(want string) *table {
	tb.t.Helper()
	if got := tb.best(); got != want {
		tb.t.Errorf("prefers %q, want %q", got, want)
	}
	return tb
}

// silly checks what nobody in his senses does, and what he may.
func (tb *table) silly(move string, want bool) *table {
	tb.t.Helper()
	m, ok := tb.way(move)
	if !ok {
		tb.t.Fatalf("%q is not legal, but %q", move, tb.ways())
	}
	view := *tb.s
	view.Observe(tb.s.Actor())
	mind := newBrain()
	mind.Reset(tb.s.Actor(), &view)
	if got := mind.Silly(&view, m); got != want {
		tb.t.Errorf("%q is silly: %v", move, got)
	}
	return tb
}

// shot notes how often one has shot at another.
func (tb *table) shot(by, at game.Seat, times int) *table {
	for range times {
		tb.s.resent(by, at, card(tb.t, "bang-2d"), 0)
	}
	return tb
}

func TestTheSheriffSparesAProvenDeputy(t *testing.T) {
	tb := given(t, "sheriff nobody: bang duel", idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade")).kills(2).kills(3).kills(4)
	tb.s.Alive = tb.s.Alive.With(4)
	tb.s.Life[4] = 3 // all but two have shown what they are, and one of these is seen
	tb.silly("play bang seat/1", true).silly("play bang seat/4", false).prefers("play bang seat/4")
}

func TestTheSheriffShootsWhoShootsAtHim(t *testing.T) {
	tb := given(t, "sheriff nobody: bang / schofield", idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade")).shot(3, 0, 2)
	tb.prefers("play bang seat/3").silly("end", true)
	tb = given(t, "sheriff nobody: bang / schofield", idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade")).shot(3, 0, 2).shot(1, 3, 2).kills(3)
	tb.prefers("play bang seat/2") // not the one who shot at him
}

func TestADeputyNeverHarmsTheSheriff(t *testing.T) {
	tb := given(t, "sheriff nobody 1: beer / barrel", "deputy nobody", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.begins(1)
	tb.holds(1, "bang", "duel", "cat-balou", "indians", "gatling")
	tb.silly("play bang seat/0", true).silly("play duel seat/0", true).silly("play cat-balou seat/0 hand", true).silly("play cat-balou seat/0 barrel", true)
	tb.silly("play indians", true).silly("play gatling", true)
	tb.s.Gear[0][JailSlot] = NoCard
	tb.s.Gear[0][DynamiteSlot] = tb.free("dynamite")
	tb.silly("play cat-balou seat/0 dynamite", false)
}

func TestOutlawsFireAtTheSheriffInRange(t *testing.T) {
	tb := given(t, idle("sheriff"), "outlaw nobody", idle("outlaw"), idle("deputy"), idle("renegade"))
	tb.begins(1)
	tb.s.Hands[1], tb.s.InHand[1] = cardSet{}, 0
	tb.regather()
	tb.holds(1, "bang")
	tb.prefers("play bang seat/0").silly("end", true)
}

func TestNobodySwapsToAWorseGun(t *testing.T) {
	tb := given(t, "sheriff nobody: schofield volcanic / remington", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.silly("play schofield", true).silly("play volcanic", true)
	tb = given(t, "sheriff nobody: winchester / schofield", idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.silly("play winchester", false).prefers("play winchester")
	tb = given(t, "sheriff nobody: volcanic bang bang bang / schofield", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.silly("play volcanic", false)
}

func TestTheLastTwoFight(t *testing.T) {
	tb := given(t, "sheriff nobody: bang", idle("outlaw"), idle("outlaw"), "renegade nobody").kills(1).kills(2)
	tb.silly("end", true).prefers("play bang seat/3")
	tb.begins(3)
	tb.s.Hands[3], tb.s.InHand[3] = cardSet{}, 0
	tb.regather()
	tb.holds(3, "duel", "bang")
	tb.silly("end", true).silly("play bang seat/0", false)
}

func TestARenegadeSparesTheSheriffWhileOthersLive(t *testing.T) {
	tb := given(t, "sheriff nobody 1", "renegade nobody", idle("outlaw"), idle("outlaw"), idle("deputy"))
	tb.begins(1)
	tb.s.Hands[1], tb.s.InHand[1] = cardSet{}, 0
	tb.regather()
	tb.holds(1, "bang", "gatling")
	tb.prefers("play bang seat/2").silly("play gatling", true)
}

func TestNobodyDrinksForNothing(t *testing.T) {
	given(t, "sheriff nobody: beer", idle("outlaw"), idle("outlaw"), idle("renegade")).silly("play beer", true)
	given(t, "sheriff nobody 2: beer", idle("outlaw"), idle("outlaw"), idle("renegade")).silly("play beer", false).prefers("play beer")
	given(t, "sheriff nobody 2: beer", idle("outlaw"), idle("outlaw"), idle("renegade")).kills(1).kills(2).silly("play beer", true)
}

func TestNobodyDiesWithTheMeansToLive(t *testing.T) {
	tb := given(t, "sheriff nobody: bang bang / volcanic", "outlaw nobody 1: missed beer / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("bang-5d").do("0 play bang seat/1").silly("yield", true).prefers("flip barrel").do("1 flip barrel").silly("yield", true).prefers("answer missed")
	tb.do("1 answer missed", "0 play bang seat/1")
	for _, m := range []string{"flip barrel"} {
		tb.silly(m, false)
	}
	tb.s.top().Tried = 255
	tb.do("1 yield").silly("yield", true).prefers("answer beer")
}

func TestAMissedThatCannotSufficeIsKept(t *testing.T) { // BG-78
	tb := given(t, "sheriff slab-the-killer: bang", "outlaw nobody: missed beer", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").silly("answer missed", true).silly("yield", false)
	tb = given(t, "sheriff slab-the-killer: bang", "outlaw nobody: missed beer / barrel", idle("outlaw"), idle("renegade"))
	tb.deck("beer-7h", "beer-8h").do("0 play bang seat/1", "1 flip barrel").silly("answer missed", false)
}

func TestNobodyPaysForWhatAFlipMayGive(t *testing.T) { // BG-35, BG-89
	tb := given(t, "sheriff nobody: bang", "outlaw nobody: missed / barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").silly("answer missed", true).silly("flip barrel", false).prefers("flip barrel")
	tb = given(t, "sheriff nobody: bang", "outlaw suzy-lafayette: missed / barrel", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").silly("answer missed", false) // it brings her a card
}

func TestNobodyLaysAGunUnderABetterOne(t *testing.T) { // BG-29
	tb := given(t, "sheriff nobody: schofield remington volcanic", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.silly("play schofield", true).silly("play remington", false).silly("play volcanic", true)
	tb = given(t, "sheriff nobody: volcanic schofield bang bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.silly("play volcanic", false) // to be fired first
}

func TestNobodyChangesAGunForAVolcanicWithNobodyToFireItAt(t *testing.T) { // BG-53
	tb := given(t, "sheriff nobody: volcanic bang bang bang / schofield", idle("deputy"), idle("deputy"), idle("outlaw"), idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.silly("play volcanic", true)
	tb.shot(1, 0, 2).silly("play volcanic", false)
}

func TestNobodyKeepsInHandWhatProtectsWhereItLies(t *testing.T) { // BG-51, BG-52
	for _, what := range []string{"barrel", "mustang", "scope"} {
		given(t, "sheriff nobody: missed "+what, idle("outlaw"), idle("outlaw"), idle("renegade")).silly("end", true)
	}
	given(t, "sheriff nobody: missed mustang-8h / mustang-9h", idle("outlaw"), idle("outlaw"), idle("renegade")).silly("end", false)
}

func TestNobodyAttacksOrEndsHisTurnBeforeHeHasDrawnWhatHeCan(t *testing.T) { // BG-41
	for _, draw := range []string{"stagecoach", "wells-fargo"} {
		tb := given(t, "sheriff nobody: bang duel gatling indians missed "+draw, idle("outlaw"), idle("outlaw"), idle("renegade"))
		tb.silly("play bang seat/1", true).silly("play duel seat/1", true).silly("play gatling", true).silly("play indians", true).silly("end", true)
		tb.silly("play "+draw, false)
	}
}

func TestTheSheriffMaySpareTheRenegadeWhileAnOutlawLives(t *testing.T) { // BG-10, BG-12
	tb := given(t, "sheriff nobody: bang", "outlaw nobody: / mustang", "outlaw nobody", "renegade nobody", "deputy nobody").kills(2).kills(4).shot(1, 0, 3)
	tb.silly("end", false)
	tb.kills(1).silly("end", true) // then he is the last
}

func TestNobodyThrowsAwayTheGoodAndKeepsTheUseless(t *testing.T) { // BG-24
	tb := given(t, "sheriff nobody 2: missed beer schofield / winchester", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 end").silly("discard missed", true).silly("discard beer", true).silly("discard schofield", false)
}

func TestNobodyStakesHisLastLifeOnADuelWithoutABang(t *testing.T) { // BG-47
	given(t, "sheriff nobody 1: duel missed", "outlaw nobody: beer", idle("outlaw"), idle("renegade")).silly("play duel seat/1", true).silly("play duel seat/2", false)
	given(t, "sheriff nobody 1: duel bang", "outlaw nobody: beer", idle("outlaw"), idle("renegade")).silly("play duel seat/1", false)
	given(t, "sheriff nobody 1: duel beer", "outlaw nobody: beer", idle("outlaw"), idle("renegade")).silly("play duel seat/1", false)
}

func TestADeputyRatherLosesTheSheriffsDuel(t *testing.T) { // BG-47
	tb := given(t, "sheriff nobody: duel", "deputy nobody: bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1").prefers("yield")
	tb = given(t, "sheriff nobody: duel", "deputy nobody 1: bang", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 play duel seat/1").prefers("answer bang") // but does not die for it
}

func TestDynamiteIsForThoseWhoHaveLittleToLose(t *testing.T) { // BG-50
	all := []string{idle("sheriff"), idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade")}
	for seat, lays := range []bool{false, false, true, true, false} {
		tb := given(t, all...)
		tb.begins(game.Seat(seat))
		tb.s.Hands[seat], tb.s.InHand[seat] = cardSet{}, 0
		tb.regather()
		want := "end"
		if lays {
			want = "play dynamite"
		}
		if got := tb.holds(game.Seat(seat), "dynamite").best(); got != want {
			t.Errorf("a %s prefers %q, want %q", all[seat], got, want)
		}
	}
}

func TestSidGivesNoTwoGoodCardsForALifePointHeHardlyNeeds(t *testing.T) { // BG-77
	given(t, "sheriff sid-ketchum 4: bang missed", idle("outlaw"), idle("outlaw"), idle("renegade")).silly("heal bang missed", true)
	given(t, "sheriff sid-ketchum 2: bang missed", idle("outlaw"), idle("outlaw"), idle("renegade")).silly("heal bang missed", false)
}

func TestSidDyingKeepsWhatHeNeedsToLive(t *testing.T) { // BG-56, BG-77
	tb := given(t, idle("sheriff"), "outlaw sid-ketchum 2: beer scope mustang / dynamite", idle("outlaw"), idle("renegade"))
	tb.deck("missed-5s", "missed-6s", "missed-7s", "missed-8s", "missed-2s").do("0 end")
	tb.silly("heal beer scope", true).silly("heal mustang beer", true).silly("heal scope mustang", false).silly("answer beer", false)
}

func TestTheLastTwoUseWhatHitsAll(t *testing.T) {
	for _, what := range []string{"gatling", "indians"} {
		given(t, "sheriff nobody: "+what, idle("outlaw"), idle("outlaw"), idle("renegade")).kills(1).kills(2).silly("end", true).silly("play "+what, false)
	}
}

func TestLuckyDukeTakesTheLuckyCard(t *testing.T) { // BG-34
	tb := given(t, idle("sheriff"), "outlaw lucky-duke: / jail", idle("outlaw"), idle("renegade"))
	tb.deck("missed-2s", "beer-6h").do("0 end").silly("count missed over", true).silly("count beer over", false)
}

func TestOneKeepsWhatIsOfUse(t *testing.T) {
	tb := given(t, "sheriff nobody 1: bang beer schofield / winchester", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.do("0 end").prefers("discard schofield")
	tb = given(t, "sheriff nobody: general-store", idle("outlaw"), idle("outlaw"), idle("renegade"))
	tb.deck("wells-fargo", "jail-10s", "dynamite", "duel-js", "missed-2s").do("0 play general-store")
	if want := slices.ContainsFunc(tb.s.RowOf(), func(c Card) bool { return c.Kind() == WellsFargo }); want {
		tb.prefers("pick wells-fargo")
	}
}

func TestWithThreeOneGoesForOnesPrey(t *testing.T) { // BG-83
	three(t, "nobody: bang", "nobody", "nobody").prefers("play bang seat/2")
}

func TestOnlyWhatEverybodySawDecidesWhomOneBelieves(t *testing.T) {
	tb := given(t, "sheriff nobody: bang beer", idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade")).shot(3, 0, 1)
	mind := tb.mind(0)
	r := game.NewRand(5, 5)
	mind.guess.read(tb.s, 0, &mind.belief)
	want := mind.guess.want
	for range 20 {
		world := *tb.s
		reshuffle(&world, 0, &r)
		mind.guess.read(&world, 0, &mind.belief)
		if mind.guess.want != want {
			t.Fatal("what the Sheriff cannot know changes whom he wants to harm")
		}
	}
}

func TestBeliefsSumToTheRolesThatAreLeft(t *testing.T) { // BG-2
	tb := given(t, "sheriff nobody", idle("deputy"), idle("deputy"), idle("outlaw"), idle("outlaw"), idle("outlaw"), idle("renegade")).shot(3, 0, 3).shot(1, 3, 2)
	mind := tb.mind(0)
	mind.guess.read(tb.s, 0, &mind.belief)
	var sum [roles]float32
	for seat := range 7 {
		for role, p := range mind.guess.odds[seat] {
			sum[role] += p
		}
	}
	for role, n := range RoleCounts[7] {
		if d := sum[role] - float32(n); d > 1e-3 || d < -1e-3 {
			t.Errorf("%v %s are believed, want %d", sum[role], RoleNames[role], n)
		}
	}
	if o := mind.guess.odds; o[3][Outlaw] < 0.8 || o[1][Deputy] < o[4][Deputy] || o[1][Outlaw] > o[4][Outlaw] {
		t.Errorf("who shot at the Sheriff: %v, who shot at him: %v, who did nothing: %v", o[3], o[1], o[4])
	}
}

// sides plays matches in which some roles are played sensibly and the others at
// random, and gives how often each side won.
func sides(t *testing.T, games int, sensible ...Role) (law, outlaws, renegade int) {
	t.Helper()
	for seed := range uint64(games) {
		s := dealt(t, 5, seed)
		chance := game.NewRand(seed, 1)
		for s.Actor() != game.NoSeat {
			if slices.Contains(sensible, s.Roles[s.Actor()]) {
				s.Apply(atSight(s), nil)
				continue
			}
			ms := s.Moves(nil)
			s.Apply(ms[chance.IntN(len(ms))], nil)
		}
		for seat, role := range s.Roles[:5] {
			switch {
			case !s.Winners.Has(game.Seat(seat)) || s.Drawn():
			case role == Sheriff:
				law++
			case role == Renegade:
				renegade++
			case role == Outlaw:
				outlaws++
			}
		}
	}
	return law, outlaws / 2, renegade
}

func TestEachSideGainsBySense(t *testing.T) {
	const games = 30
	law, outlaws, renegade := sides(t, games)
	if better, _, _ := sides(t, games, Sheriff, Deputy); better < law+games/5 {
		t.Errorf("the law wins %d of %d with sense and %d without", better, games, law)
	}
	if _, better, _ := sides(t, games, Outlaw); better < outlaws+games/5 {
		t.Errorf("the Outlaws win %d of %d with sense and %d without", better, games, outlaws)
	}
	if _, _, better := sides(t, games, Renegade); better < renegade+games/10 {
		t.Errorf("the Renegade wins %d of %d with sense and %d without", better, games, renegade)
	}
}

func TestReasonsSpeakOfWhatMatters(t *testing.T) {
	tb := given(t, "sheriff nobody 2: bang beer stagecoach barrel cat-balou gatling / schofield", "outlaw nobody 1: missed / volcanic", "outlaw nobody: beer", "renegade nobody").shot(1, 0, 2)
	for move, want := range map[string]string{
		"play bang seat/1": "enemy", "play beer": "heal", "play stagecoach": "draw", "play barrel": "gear", "play cat-balou seat/1 weapon": "disarm", "end": "nothing", "play gatling": "all",
	} {
		m, ok := tb.way(move)
		if !ok {
			t.Fatalf("%q is not legal", move)
		}
		why := tb.mind(0).Why(tb.s, m, nil)
		if len(why) == 0 || why[0].Key != "showdown.hint."+want {
			t.Errorf("%s: %v, want %s", move, why, want)
		}
	}
}
