package showdown

import (
	"math"
	"slices"
	"testing"

	"drygulch/game"
)

// watch plays moves and lets a mind see them as its seat does.
func (tb *table) watch(mind *brain, moves ...string) *table {
	tb.t.Helper()
	for _, text := range moves {
		m, ok := tb.way(text)
		if !ok {
			tb.t.Fatalf("%q is not legal, but %q", text, tb.ways())
		}
		seen := tb.s.Seen(m, mind.seat)
		tb.s.Apply(m, nil)
		view := *tb.s
		view.Observe(mind.seat)
		mind.Saw(seen, nil, &view)
	}
	return tb
}

// odds are what a mind believes of everybody.
func (tb *table) odds(mind *brain) [game.MaxSeats][roles]float32 {
	mind.guess.read(tb.s, mind.seat, &mind.belief)
	return mind.guess.odds
}

func TestWhoShootsAtTheSheriffSeemsAnOutlawAndThisBindsTheOthers(t *testing.T) {
	tb := given(t, idle("sheriff"), "outlaw nobody: bang", idle("deputy"), idle("outlaw"), idle("renegade")).begins(1)
	mind := tb.mind(3)
	before := tb.odds(mind)
	after := tb.watch(mind, "play bang seat/0").odds(mind)
	if after[1][Outlaw] < 0.6 || after[1][Deputy] > 0.1 {
		t.Errorf("who shot is believed %v", after[1])
	}
	// There are two Outlaws, and the mind is one itself: then the others are none.
	if after[2][Deputy] <= before[2][Deputy] || after[4][Outlaw] >= before[4][Outlaw] {
		t.Errorf("the others are believed %v and %v, before %v and %v", after[2], after[4], before[2], before[4])
	}
}

func TestTakingAwayADynamiteIsAFavour(t *testing.T) {
	tb := given(t, "sheriff nobody: beer / dynamite", "deputy nobody: cat-balou", idle("outlaw"), idle("outlaw"), idle("renegade")).begins(1)
	mind := tb.mind(4)
	if o := tb.watch(mind, "play cat-balou seat/0 dynamite").odds(mind); o[1][Deputy] < 0.4 || o[1][Deputy] < o[1][Outlaw] {
		t.Errorf("who freed the Sheriff is believed %v", o[1])
	}
}

func TestWhoHoldsHisFireAtTheSheriffSeemsNoOutlaw(t *testing.T) {
	tb := given(t, idle("sheriff"), "outlaw nobody: beer beer", idle("deputy"), idle("outlaw"), idle("renegade")).begins(1)
	mind := tb.mind(4)
	before := tb.odds(mind)
	if after := tb.watch(mind, "end").odds(mind); after[1][Outlaw] >= before[1][Outlaw] || after[1][Deputy] <= before[1][Deputy] {
		t.Errorf("believed %v, before %v", after[1], before[1])
	}
}

func TestTheShownRolesAreCertain(t *testing.T) {
	for seed := range uint64(20) {
		s := dealt(t, 7, seed)
		mind := newBrain().(*brain)
		view := *s
		view.Observe(2)
		mind.Reset(2, &view)
		chance := game.NewRand(seed, 3)
		for s.Actor() != game.NoSeat {
			ms := s.Moves(nil)
			m := ms[chance.IntN(len(ms))]
			seen := s.Seen(m, 2)
			s.Apply(m, nil)
			view = *s
			view.Observe(2)
			mind.Saw(seen, nil, &view)
			sum := float32(0)
			for i, w := range mind.belief.weight[:mind.belief.n] {
				sum += w
				for seat := range game.Seat(7) {
					if s.Shown.Has(seat) && mind.belief.deals[i][seat] != s.Roles[seat] {
						t.Fatalf("seed %d: a deal is kept that seat %d belies", seed, seat)
					}
				}
			}
			if math.Abs(float64(sum)-1) > 1e-3 {
				t.Fatalf("seed %d: the chances sum to %v", seed, sum)
			}
		}
	}
}

func TestImaginedRolesAreAsLikelyAsBelieved(t *testing.T) {
	tb := given(t, idle("sheriff"), "outlaw nobody: bang bang / volcanic", idle("deputy"), idle("outlaw"), idle("renegade")).begins(1)
	mind := tb.mind(2)
	tb.watch(mind, "play bang seat/0")
	odds := tb.odds(mind)
	view := *tb.s
	view.Observe(2)
	r := game.NewRand(1, 1)
	const n = 20_000
	outlaw := 0
	for range n {
		world := view
		mind.Deal(&world, &r)
		if world.Roles[1] == Outlaw {
			outlaw++
		}
	}
	// In some worlds deeds do not count: then two of the three are Outlaws.
	want := (1-1.0/doubt)*float64(odds[1][Outlaw]) + 1.0/doubt*2/3
	if got := float64(outlaw) / n; math.Abs(got-want) > 0.015 {
		t.Errorf("imagined an Outlaw in %.3f, want %.3f", got, want)
	}
}

func TestThereAreAsManyWaysToDealAsReckoned(t *testing.T) { // BG-2
	var got []int
	for seats := 3; seats <= 8; seats++ {
		view := *dealt(t, seats, 1)
		view.Observe(0)
		mind := newBrain().(*brain)
		mind.Reset(0, &view)
		got = append(got, mind.belief.n)
	}
	if want := []int{1, 3, 12, 20, 60, maxDeals}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}
