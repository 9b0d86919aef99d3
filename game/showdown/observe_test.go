package showdown

import (
	"fmt"
	"testing"

	"drygulch/game"
)

// sees checks which seats see a card in a hand.
func (tb *table) sees(owner game.Seat, name string, want ...game.Seat) *table {
	tb.t.Helper()
	c := card(tb.t, name)
	if !tb.s.Hands[owner].has(c) {
		tb.t.Fatalf("seat %d does not hold %s", owner, name)
	}
	knowers := map[game.Seat]bool{}
	for _, seat := range want {
		knowers[seat] = true
	}
	for viewer := game.NoSeat; viewer < game.Seat(tb.s.Seats); viewer++ {
		view := *tb.s
		view.Observe(viewer)
		if view.Hands[owner].has(c) != knowers[viewer] {
			tb.t.Errorf("seat %d sees %s in hand %d: %v", viewer, name, owner, !knowers[viewer])
		}
		if view.InHand[owner] != tb.s.InHand[owner] {
			tb.t.Error("the size of a hand is public")
		}
	}
	return tb
}

func TestRolesAreHiddenUntilTheirOwnersFall(t *testing.T) { // BG-3
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1", idle("outlaw"), idle("renegade"))
	for viewer := game.NoSeat; viewer < 4; viewer++ {
		view := *tb.s
		view.Observe(viewer)
		for seat := range game.Seat(4) {
			if seen := view.Roles[seat] != NoRole; seen != (seat == 0 || seat == viewer) {
				t.Errorf("seat %d sees the role of %d: %v", viewer, seat, seen)
			}
		}
	}
	tb.do("0 play bang seat/1")
	view := *tb.s
	view.Observe(3)
	if view.Roles[1] != Outlaw || view.Roles[2] != NoRole {
		t.Errorf("roles %v", view.Roles)
	}
}

func TestTheTableIsPublic(t *testing.T) { // BG-3
	s := dealt(t, 6, 11, "characters", "random1")
	r := game.NewRand(1, 2)
	for range 60 {
		ms := s.Moves(nil)
		s.Apply(ms[r.IntN(len(ms))], nil)
	}
	view := *s
	view.Observe(game.NoSeat)
	if view.Life != s.Life || view.Characters != s.Characters || view.Gear != s.Gear || view.InHand != s.InHand || view.InDeck != s.InDeck ||
		view.Discard != s.Discard || view.Alive != s.Alive || view.Stack != s.Stack || view.Turn != s.Turn || view.Grudges != s.Grudges {
		t.Error("something public is hidden")
	}
	if view.Rand != (game.Rand{}) || !view.Deck.empty() {
		t.Error("deck or chance is seen")
	}
}

func TestAHandIsItsOwnersSecret(t *testing.T) { // BG-3
	given(t, "sheriff nobody: bang-2d", "outlaw nobody: beer-6h", idle("outlaw"), idle("renegade")).sees(0, "bang-2d", 0).sees(1, "beer-6h", 1)
}

func TestACardFromHandToHandIsKnownToGiverAndTaker(t *testing.T) { // BG-92
	tb := given(t, "sheriff nobody: panic scope", "outlaw nobody: beer-6h", idle("outlaw"), idle("renegade"))
	tb.do("0 play panic seat/1 hand").sees(0, "beer-6h", 0, 1).sees(0, "scope-as", 0)
	for _, e := range tb.ev.List() {
		if e.Kind == EvTaken && e.Faces != game.Only(0).With(1) {
			t.Errorf("faces for %b", e.Faces)
		}
	}
	tb = given(t, "sheriff nobody: bang beer-6h", "outlaw el-gringo", idle("outlaw"), idle("renegade"))
	tb.do("0 play bang seat/1").sees(1, "beer-6h", 0, 1)
	tb = given(t, "sheriff nobody: beer-6h", "outlaw jesse-jones", idle("outlaw"), idle("renegade"))
	tb.do("0 end", "1 draw seat/0").sees(1, "beer-6h", 0, 1)
}

func TestWhatIsTakenInTheOpenIsKnownToAll(t *testing.T) { // BG-92
	all := []game.Seat{-1, 0, 1, 2, 3}
	tb := given(t, "sheriff nobody: panic general-store", "outlaw nobody: / scope", idle("outlaw"), idle("renegade"))
	tb.do("0 play panic seat/1 scope").sees(0, "scope-as", all...)
	tb.deck("beer-6h", "beer-7h", "beer-8h", "beer-9h", "beer-10h").do("0 play general-store")
	bought := cardNames[tb.s.Row[0]]
	tb.do("0 pick "+bought).sees(0, bought, all...)
	tb = given(t, idle("sheriff"), "outlaw pedro-ramirez", idle("outlaw"), idle("renegade"))
	tb.discards("bang-2d").do("0 end", "1 draw discard").sees(1, "bang-2d", all...)
}

func TestSamsInheritanceIsKnownToTheDead(t *testing.T) { // BG-80, BG-92
	tb := given(t, "sheriff nobody: bang", "outlaw nobody 1: beer-6h / scope", "outlaw vulture-sam: barrel-qs", idle("renegade"))
	tb.do("0 play bang seat/1", "1 yield", "1 yield").sees(2, "beer-6h", 1, 2).sees(2, "scope-as", -1, 0, 1, 2, 3).sees(2, "barrel-qs", 2)
}

func TestWhatIsKnownLastsUntilTheCardLeavesTheHand(t *testing.T) { // BG-92
	tb := given(t, "sheriff nobody: panic stagecoach", "outlaw nobody: beer-6h", idle("outlaw"), idle("renegade"))
	tb.do("0 play panic seat/1 hand", "0 play beer-6h")
	tb.deck("beer-7h") // beer-6h is among the discards, and shuffled in with the second card
	tb.do("0 play stagecoach")
	for viewer := game.NoSeat; viewer < 4; viewer++ {
		view := *tb.s
		view.Observe(viewer)
		if viewer != 0 && !view.Hands[0].empty() {
			t.Errorf("seat %d still knows of%s", viewer, showCards(view.HandOf(0, nil)))
		}
	}
}

func TestWhoDoesNotSeeWhichCardWentNoLongerKnowsTheHand(t *testing.T) { // BG-92
	everybody := []game.Seat{-1, 0, 1, 2, 3}
	for seed := range uint64(8) {
		tb := given(t, "sheriff nobody: panic panic", "outlaw nobody: / scope", "outlaw nobody: mustang-8h", idle("renegade"))
		tb.s.Rand = game.NewRand(seed, 1)
		tb.do("0 play panic seat/1 scope").sees(0, "scope-as", everybody...)
		tb.begins(1)
		tb.s.Hands[1], tb.s.InHand[1] = cardSet{}, 0
		tb.regather()
		tb.s.Deck, tb.s.InDeck = tb.s.Deck.without(card(t, "panic-8d")), tb.s.InDeck-1
		tb.s.gain(1, card(t, "panic-8d"))
		hand := tb.s.Hands[0]
		tb.do("1 play panic seat/0 hand")
		taken := hand.minus(tb.s.Hands[0]).first()
		tb.sees(1, cardNames[taken], 0, 1)
		if taken != card(t, "scope-as") {
			tb.sees(0, "scope-as", 0, 1) // who took another one knows that it is still there
		}
	}
}

func TestOfAHandOfOneCardAllKnowWhatWent(t *testing.T) { // BG-92
	tb := given(t, "sheriff nobody: panic", "outlaw nobody: / scope", idle("outlaw"), "renegade nobody")
	tb.do("0 play panic seat/1 scope").begins(3)
	tb.s.Hands[3], tb.s.InHand[3] = cardSet{}, 0
	tb.regather()
	tb.s.Deck, tb.s.InDeck = tb.s.Deck.without(card(t, "panic-8d")), tb.s.InDeck-1
	tb.s.gain(3, card(t, "panic-8d"))
	tb.do("3 play panic seat/0 hand").sees(3, "scope-as", -1, 0, 1, 2, 3)
}

func TestKitAloneKnowsWhatHeLookedAtAndPutBack(t *testing.T) { // BG-72, BG-92
	tb := given(t, idle("sheriff"), "outlaw kit-carlson", idle("outlaw"), idle("renegade"))
	tb.do("0 end")
	look := func(viewer game.Seat) State { view := *tb.s; view.Observe(viewer); return view }
	for viewer := game.NoSeat; viewer < 4; viewer++ {
		view := look(viewer)
		if got := view.Row[0] != Hidden; got != (viewer == 1) {
			t.Errorf("seat %d sees what Kit looks at: %v", viewer, got)
		}
	}
	tb.do("1 " + describe(tb.s.Moves(nil)[0]))
	for viewer := game.NoSeat; viewer < 4; viewer++ {
		view := look(viewer)
		if got := view.Top != Hidden; got != (viewer == 1) || view.TopBy != 1 {
			t.Errorf("seat %d sees what Kit put back: %v", viewer, got)
		}
	}
	tb.do("1 end")
	if view := look(1); view.Top != NoCard || !view.Hands[2].empty() {
		t.Error("when it is drawn it is nobody else's business")
	}
}

func TestTheRefusedCharacterIsItsOwnersUntilTheEnd(t *testing.T) { // BG-6, BG-92
	s := dealt(t, 4, 6)
	for range 4 {
		s.Apply(s.Moves(nil)[0], nil)
	}
	view := *s
	view.Observe(2)
	for seat := range 4 {
		if (view.Offers[seat][0] != Nobody) != (seat == 2) {
			t.Errorf("seat 2 sees %d refused by %d", view.Offers[seat][0], seat)
		}
	}
	s.finish(1, false, nil)
	view = *s
	view.Observe(2)
	if view.Offers != s.Offers {
		t.Error("at the end all is shown")
	}
}

func TestTheDeadSeeNoMoreThanBefore(t *testing.T) { // BG-92
	tb := given(t, "sheriff nobody: bang beer", "outlaw nobody 1", "outlaw nobody: scope", idle("renegade"))
	tb.do("0 play bang seat/1").sees(2, "scope-as", 2)
	view := *tb.s
	view.Observe(1)
	if view.Roles[2] != NoRole || view.Roles[3] != NoRole {
		t.Error("the dead see roles")
	}
}

func TestAReshuffleKeepsWhatIsKnown(t *testing.T) { // BG-92
	tb := given(t, "sheriff nobody: panic scope", "outlaw nobody: beer-6h missed bang", "outlaw nobody: duel jail", "renegade nobody: barrel")
	tb.do("0 play panic seat/1 hand")
	before := *tb.s
	before.Observe(0)
	r := game.NewRand(3, 3)
	changed := false
	for range 20 {
		world := *tb.s
		reshuffle(&world, 0, &r)
		changed = changed || world.Hands[2] != tb.s.Hands[2]
		world.Observe(0)
		if world != before {
			t.Fatal("seat 0 can tell")
		}
	}
	if !changed {
		t.Error("nothing was moved")
	}
}

// deals counts, over many worlds filled in for a viewer, what shape gives.
func deals(s *State, viewer game.Seat, n int, shape func(*State) string) map[string]int {
	view := *s
	view.Observe(viewer)
	r := game.NewRand(7, 7)
	count := map[string]int{}
	for range n {
		world := view
		world.Determinize(&r)
		count[shape(&world)]++
	}
	return count
}

// even fails unless there are so many worlds, each about as often.
func even(t *testing.T, count map[string]int, worlds int) {
	t.Helper()
	if len(count) != worlds {
		t.Errorf("%d worlds, want %d: %v", len(count), worlds, count)
	}
	total := 0
	for _, n := range count {
		total += n
	}
	expected := float64(total) / float64(worlds)
	chi := 0.0
	for _, n := range count {
		chi += (float64(n) - expected) * (float64(n) - expected) / expected
	}
	// Five standard deviations: the square root of twice the worlds is at most half
	// of the worlds from 8 on.
	if limit := 20 + 3.5*float64(worlds); chi > limit {
		t.Errorf("chi-square %.1f over %d worlds, want at most %.1f", chi, worlds, limit)
	}
}

func TestEveryOrderOfRolesThatFitsIsAsLikely(t *testing.T) { // BG-2, BG-3
	tb := given(t, "sheriff nobody", idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade"))
	roles := func(s *State) string { return fmt.Sprint(s.Roles) }
	even(t, deals(tb.s, 0, 12_000, roles), 12)
	even(t, deals(tb.s, 2, 6_000, roles), 6)
	tb.kills(4)
	even(t, deals(tb.s, 2, 3_000, roles), 2)
}

func TestEveryHandThatFitsIsAsLikely(t *testing.T) { // BG-92
	tb := given(t, "sheriff nobody: panic", "outlaw nobody: beer-6h bang-2d", idle("outlaw"), "renegade nobody: scope")
	tb.deck("beer-7h", "beer-8h", "beer-9h")
	// Of six cards two lie in hand 1 and one in hand 3.
	even(t, deals(tb.s, 0, 30_000, func(s *State) string { return fmt.Sprint(s.Hands[1], s.Hands[3]) }), 6*5/2*4)
	tb.s.Open = tb.s.Open.with(card(t, "bang-2d"))
	even(t, deals(tb.s, 0, 20_000, func(s *State) string { return fmt.Sprint(s.Hands[1], s.Hands[3]) }), 5*4)
}

func TestKitsCardMayBeAnyThatIsNotInSight(t *testing.T) { // BG-72, BG-92
	tb := given(t, "sheriff nobody", "outlaw kit-carlson", idle("outlaw"), idle("renegade"))
	tb.deck("beer-6h", "beer-7h", "beer-8h", "beer-9h", "bang-2d").do("0 end")
	tb.do("1 " + describe(tb.s.Moves(nil)[0]))
	even(t, deals(tb.s, 0, 10_000, func(s *State) string { return cardNames[s.Top] }), 5)
	even(t, deals(tb.s, 1, 1_000, func(s *State) string { return cardNames[s.Top] }), 1)
}

func TestCharactersNotYetSeenAreAnyOfTheRest(t *testing.T) { // BG-6, BG-92
	s := dealt(t, 7, 2)
	s.Apply(s.Moves(nil)[0], nil)
	first := (s.Turn + 6) % 7
	even(t, deals(s, s.Turn, 14_000, func(s *State) string { return fmt.Sprint(s.Offers[first][0]) }), 14)
	even(t, deals(s, s.Turn, 2_000, func(s *State) string { return fmt.Sprint(s.Picked[first]) }), 2)
}
