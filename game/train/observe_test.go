package train

import (
	"fmt"
	"slices"
	"testing"

	"drygulch/game"
)

// knows checks which seats know of a purse of so many dollars at a place.
func (tb *table) knows(place, dollars int, want ...game.Seat) *table {
	tb.t.Helper()
	for viewer := range game.Seat(tb.s.Seats) {
		view := *tb.s
		view.Observe(viewer)
		known := slices.ContainsFunc(view.TokensAt(place), func(t Token) bool { return int(t.Value)*PurseUnit == dollars })
		if known != slices.Contains(want, viewer) {
			tb.t.Errorf("seat %d knows of $%d at place %d: %v, want the seats %v", viewer, dollars, place, known, want)
		}
	}
	return tb
}

func TestTheBoardAndAllCountsArePublic(t *testing.T) { // CE-117
	tb := dealt(t, 4, 11)
	r := game.NewRand(1, 2)
	for range 40 {
		ms := tb.s.Moves(nil)
		tb.s.Apply(ms[r.IntN(len(ms))], nil)
	}
	view := *tb.s
	view.Observe(game.NoSeat)
	if view.Bandits != tb.s.Bandits || view.Sheriff != tb.s.Sheriff || view.Jewels != tb.s.Jewels || view.Strongboxes != tb.s.Strongboxes ||
		view.Neutral != tb.s.Neutral || view.Purses != tb.s.Purses || view.Act != tb.s.Act || view.Phase != tb.s.Phase || view.Rounds[0] != tb.s.Rounds[0] {
		t.Error("something public is hidden")
	}
	for i, token := range tb.s.Tokens {
		if view.Tokens[i].Place != token.Place {
			t.Error("the places of purses are public")
		}
	}
	for i := range tb.s.Players {
		x, y := &view.Players[i], &tb.s.Players[i]
		if x.InHand != y.InHand || x.InDeck != y.InDeck || x.Hits != y.Hits {
			t.Errorf("seat %d: counts are public", i)
		}
	}
	for i, played := range tb.s.Scheme[:tb.s.Laid] {
		if !played.Down && view.Scheme[i] != played {
			t.Error("cards that lie face up are public")
		}
	}
}

func TestHandAndOwnPursesAreTheOwnersAlone(t *testing.T) { // CE-118, CE-Q54
	tb := given(t, 5, "tuco 1i $300 $450, doc 2i $250 $500, belle 3i").hold(0, Move, Fire, Punch)
	for viewer := game.NoSeat; viewer < 3; viewer++ {
		view := *tb.s
		view.Observe(viewer)
		for _, c := range view.HandOf(0) {
			if (c != Hidden) != (viewer == 0) {
				t.Errorf("seat %d sees %s in Tuco's hand", viewer, cardID(c))
			}
		}
		for b := range 2 {
			for _, purse := range view.TokensAt(OnCard + b) {
				if (purse.Value != 0) != (int(viewer) == b) {
					t.Errorf("seat %d sees $%d of bandit %d", viewer, int(purse.Value)*PurseUnit, b)
				}
			}
		}
	}
}

func TestDecksFloorPursesAndRoundsToComeAreHidden(t *testing.T) { // CE-119, CE-Q54
	s := dealt(t, 5, 9).s
	for viewer := game.NoSeat; viewer < 5; viewer++ {
		view := *s
		view.Observe(viewer)
		if view.Rand != (game.Rand{}) {
			t.Error("the chance to come")
		}
		for seat := range view.Seats {
			p := &view.Players[seat]
			for _, c := range p.Pile[:p.Loose] {
				if c != Hidden {
					t.Errorf("seat %d sees %s in the deck of %d", viewer, cardID(c), seat)
				}
			}
		}
		for _, purse := range view.Tokens[:view.Purses] {
			if purse.Place < OnCard && purse.Value != 0 {
				t.Errorf("seat %d sees a purse on a floor", viewer)
			}
		}
	}
}

func TestTheStartingPurseIsPublicUntilASecondJoinsIt(t *testing.T) { // CE-120
	tb := dealt(t, 3, 1).knows(OnCard, 250, 0, 1, 2)
	tb.s.pocket(Token{Value: 9}, 0)
	// Both lie mixed: the others know that one of them is $250.
	tb.knows(OnCard, 250, 0, 1, 2).knows(OnCard, 450, 0)
}

func TestWhoHasSeenAPurseStillKnowsItOnTheFloor(t *testing.T) { // CE-120
	tb := given(t, 5, "tuco 2i, doc 2i $450, belle 4r").steal("tuco punch").choose("punch pawn/1 purse car/1")
	tb.knows(int(At(2, Inside)), 450, 1)
	tb = given(t, 5, "tuco 2i, doc 2i $450, belle 4r").steal("tuco punch, tuco robbery").choose("punch pawn/1 purse car/1")
	tb.knows(OnCard, 450, 0, 1) // Doc's only purse fell and Tuco took it
}

func TestOfSeveralPursesOnlyTheOwnerKnowsWhichFell(t *testing.T) { // CE-120, CE-62
	for range 5 {
		tb := dealt(t, 3, 1)
		tb.s.pocket(Token{Value: 9, Known: game.Only(1)}, 0) // seat 1 had seen it on a floor
		tb.knows(OnCard, 250, 0, 1, 2).knows(OnCard, 450, 0, 1)
		tb.s.Rand.Uint64()
		fallen := tb.s.lift(0, 0)
		tb.s.drop(fallen, At(0, Roof))
		fell, left := int(fallen.Value)*PurseUnit, 700-int(fallen.Value)*PurseUnit
		tb.knows(int(At(0, Roof)), fell, 0)
		tb.knows(OnCard, left, 0) // nor do the others know which is left
	}
}

func TestPursesThatAreAllAlikeTellTheirValue(t *testing.T) { // CE-120
	tb := dealt(t, 3, 1)
	tb.s.pocket(Token{Value: startPurse, Known: game.AllSeats}, 0)
	tb.s.drop(tb.s.lift(0, 0), At(0, Roof))
	tb.knows(int(At(0, Roof)), 250, 0, 1, 2).knows(OnCard, 250, 0, 1, 2)
	// Of two alike among three, one at least is left.
	tb = dealt(t, 3, 1)
	tb.s.pocket(Token{Value: startPurse, Known: game.AllSeats}, 0)
	tb.s.pocket(Token{Value: 10}, 0)
	tb.s.drop(tb.s.lift(0, 0), At(0, Roof))
	tb.knows(OnCard, 250, 0, 1, 2)
}

func TestAReshuffleKeepsWhatIsKnown(t *testing.T) { // CE-119
	tb := given(t, 5, "tuco 1i, doc 2i").expert().hold(0, Move, Fire)
	before := *tb.s
	before.Observe(1)
	r := game.NewRand(3, 3)
	changed := false
	for range 20 {
		world := *tb.s
		reshuffle(&world, 1, &r)
		changed = changed || world.Players[0].Hand != tb.s.Players[0].Hand
		world.Observe(1)
		if world != before {
			t.Fatal("seat 1 can tell")
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
	if limit := float64(worlds) + 5*sqrt(2*float64(worlds)); chi > limit {
		t.Errorf("chi-square %.1f over %d worlds, want at most %.1f: %v", chi, worlds, limit, count)
	}
}

func sqrt(x float64) float64 {
	y := x
	for range 40 {
		y = (y + x/y) / 2
	}
	return y
}

func TestEveryWorldThatFitsIsAsLikely(t *testing.T) { // CE-119
	// Two of Tuco's ten cards: ten over two, copies told apart by weight.
	tb := given(t, 5, "tuco 1i, doc 2i").hold(0, Move, Punch)
	count := deals(tb.s, 1, 45_000, func(s *State) string { return fmt.Sprint(s.HandOf(0)) })
	weights := 0
	for hand, n := range count {
		ways := 0
		var a, b int
		fmt.Sscanf(hand, "[%d %d]", &a, &b)
		x, y := Card(a), Card(b)
		if x == y {
			ways = 1
		} else {
			ways = int(Copies[x.Kind()]) * int(Copies[y.Kind()])
		}
		weights += ways
		if want := float64(ways) * 1000; float64(n) < want-5*sqrt(want) || float64(n) > want+5*sqrt(want) {
			t.Errorf("hand %s: %d times, want about %.0f", hand, n, want)
		}
	}
	if weights != 45 {
		t.Errorf("%d ways to hold two of ten cards", weights)
	}
	// What is face down is an Action card, any of them.
	tb = given(t, 5, "tuco 1i, doc 2i").hold(0, Move)
	tb.s.hit(0, 1)
	tb.s.Players[0].Loose++ // shuffled in
	tb.round(cardTunnel)
	tb.s.Turn = 1
	tb.choose("play move/0")
	count = deals(tb.s, 1, 20_000, func(s *State) string { return cardID(s.Scheme[0].Card) })
	for kind := Move; kind <= Marshal; kind++ {
		want := 2000 * float64(Copies[kind])
		if got := float64(count[cardID(NewCard(kind, 0))]); got < want-250 || got > want+250 {
			t.Errorf("%s face down %v times, want about %v", KindNames[kind], got, want)
		}
	}
}

func TestPursesAreAnyOfThoseNotInSight(t *testing.T) { // CE-10, CE-119
	tb := given(t, 5, "tuco 1i $300 $300, doc 2i, floor 3i $250 $500")
	count := deals(tb.s, 0, 16_000, func(s *State) string { return fmt.Sprint(s.TokensAt(int(At(3, Inside)))[0].Value) })
	// 16 are not in sight: eight of $250, two each of $350 to $500.
	for value, copies := range map[string]float64{"5": 8, "7": 2, "8": 2, "9": 2, "10": 2} {
		if got := float64(count[value]); got < 1000*copies-300 || got > 1000*copies+300 {
			t.Errorf("value %s: %v times, want about %v", value, got, 1000*copies)
		}
	}
	if count["6"] > 0 {
		t.Error("both purses of $300 are in sight")
	}
}

func TestRoundsToComeAreAnyOfThoseNotSeen(t *testing.T) { // CE-12, CE-119
	tb := given(t, 5, "tuco 1i, doc 2i")
	count := deals(tb.s, 0, 12_000, func(s *State) string { return fmt.Sprint(s.Rounds[1]) })
	even(t, count, 6)
	count = deals(tb.s, 0, 3_000, func(s *State) string { return fmt.Sprint(s.Rounds[4]) })
	even(t, count, 3)
}

func TestOfAnExpertsDeckOnlyWhatWasShuffledIntoItCanLieThere(t *testing.T) { // CE-101, CE-119
	tb := given(t, 5, "tuco 1i, doc 2i").expert().hold(0, Move, Fire, Robbery)
	p := &tb.s.Players[0]
	for p.InDeck > 0 {
		p.Loose--
		p.discard(p.top2())
	}
	tb.s.draw(0, 3, 23, nil) // the seven discards are shuffled and three drawn
	stock := p.Stock
	for range 3 {
		count := deals(tb.s, 1, 7_000, func(s *State) string {
			var in [slots]uint8
			q := &s.Players[0]
			for _, c := range q.Pile[:q.Loose] {
				if slot := s.slot(c); in[slot] == stock[slot] {
					t.Fatal("a card in the deck that was not shuffled into it")
				} else {
					in[slot]++
				}
			}
			return "fits"
		})
		if count["fits"] != 7_000 {
			t.Error(count)
		}
	}
}

func TestKeptCardsAreActionCardsInEveryWorld(t *testing.T) { // CE-105, CE-119
	tb := given(t, 5, "tuco 1i, doc 2i").expert().hold(0, Move, Fire, Robbery).hold(1, Move)
	for range 6 {
		tb.s.hit(0, 1)
	}
	p := &tb.s.Players[0]
	p.Loose = p.InDeck // they came back with an earlier shuffle
	p.Stock[12+1] = 6
	tb.s.Turn = MaxTurns
	p.Kept = 3
	deals(tb.s, 1, 3_000, func(s *State) string {
		for _, c := range s.HandOf(0) {
			if c.Kind() == Bullet {
				t.Fatal("a Bullet among the kept cards")
			}
		}
		return ""
	})
}

func TestAnExpertsFaceDownCardWeighsTheDecksThatGoWithIt(t *testing.T) { // CE-28, CE-101, CE-119
	tb := given(t, 5, "tuco 1i, doc 2i").expert().hold(0, Move, FloorChange, Marshal)
	s, p := tb.s, &tb.s.Players[0]
	for _, text := range []string{"tuco move", "tuco floor-change", "tuco fire", "tuco robbery"} { // lie open
		s.Scheme[s.Laid] = Played{Card: tb.card(text), Seat: 0}
		s.Laid++
	}
	p.Stock = [slots]uint8{}
	for _, c := range p.Pile[:p.Loose] { // Fire, Robbery and Punch were shuffled
		p.Stock[s.slot(c)]++
	}
	p.take(p.top(&s.Rand))
	s.Scheme[s.Laid] = Played{Card: p.removeAt(0), Seat: 0, Down: true}
	s.Laid++
	s.Turn = MaxTurns
	// Face down an old card (3) and any two of three in the deck (3), or one of
	// the shuffled (3) and the other two in the deck (1).
	even(t, deals(s, 1, 24_000, func(s *State) string {
		deck := slices.Clone(s.Players[0].Pile[:2])
		slices.Sort(deck)
		return fmt.Sprint(s.Scheme[4].Card, deck)
	}), 12)
	// Laid before that shuffle it is an old card for certain.
	p.Shuffled = s.Laid
	even(t, deals(s, 1, 9_000, func(s *State) string { return cardID(s.Scheme[4].Card) }), 3)
}
