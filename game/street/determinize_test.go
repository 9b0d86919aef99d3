package street

import (
	"fmt"
	"math"
	"testing"

	"drygulch/game"
)

// orders lists every row that fits what the places of a side can hold.
func orders(d *Side) map[[Columns]Role]int {
	list := map[[Columns]Role]int{}
	var row [Columns]Role
	var place func(c int, used Roles)
	place = func(c int, used Roles) {
		if c == Columns {
			list[row] = 0
			return
		}
		for may := d.May[c] &^ used; may != 0; may &= may - 1 {
			row[c] = may.first()
			place(c+1, used|may.first().Only())
		}
	}
	place(0, 0)
	return list
}

// chiSquare fails where counts are too far from even.
func chiSquare(t *testing.T, what string, counts []int, draws int) {
	t.Helper()
	want := float64(draws) / float64(len(counts))
	chi := 0.0
	for _, n := range counts {
		chi += (float64(n) - want) * (float64(n) - want) / want
	}
	free := float64(len(counts) - 1)
	if limit := free + 5*math.Sqrt(2*free) + 5; chi > limit {
		t.Errorf("%s: chi-square %.1f of %d kinds, want at most %.1f", what, chi, len(counts), limit)
	}
}

func TestEveryOrderThatFitsIsAsLikely(t *testing.T) { // OL-111
	r := game.NewRand(1, 2)
	tried := 0
	for seed := uint64(0); tried < 25; seed++ {
		if seed > 4000 {
			t.Fatalf("only %d positions", tried)
		}
		tb := middleOf(t, seed)
		d := tb.red()
		all := orders(d)
		if len(all) < 2 || len(all) > 400 {
			continue
		}
		tried++
		const each = 60
		row := *d
		for range each * len(all) {
			row.fill(&r)
			if _, fits := all[row.Row]; !fits {
				t.Fatalf("seed %d: %v does not fit", seed, row.Row)
			}
			all[row.Row]++
		}
		counts := make([]int, 0, len(all))
		for _, n := range all {
			counts = append(counts, n)
		}
		chiSquare(t, fmt.Sprint("seed ", seed), counts, each*len(all))
	}
}

func TestOrdersOfUnlikePlacesAreAsLikely(t *testing.T) {
	d := example(t).green()
	for c := range d.May { // everybody in his own place or a later one, or one before
		d.May[c] = 0
		for i := max(0, c-1); i < Columns; i++ {
			d.May[c] |= d.Row[i].Only()
		}
	}
	all := orders(d)
	r := game.NewRand(3, 2)
	const each = 100
	for range each * len(all) {
		d.fill(&r)
		all[d.Row]++
	}
	var counts []int
	for _, n := range all {
		counts = append(counts, n)
	}
	if len(counts) != 128 {
		t.Errorf("%d orders, want 128", len(counts))
	}
	chiSquare(t, "a staircase", counts, each*len(all))
}

func TestUnknownTokensAreDealtEvenly(t *testing.T) { // OL-7
	tb := example(t).do("look 6", "take 1 calls vote") // Green knows the Election, all know a Bogus
	r := game.NewRand(5, 2)
	const worlds = 20_000
	var first [kinds + 1]int
	for range worlds {
		w := tb.view(Green)
		w.Determinize(&r)
		if w.Cells[6].Token != Election || w.Cells[1].Token != Bogus {
			t.Fatal("a token that he knows has changed")
		}
		first[w.Cells[0].Token]++
	}
	// Eleven tokens are left for the rest: six Votes, three Bogus, one of each other.
	for kind, want := range map[Token]float64{Vote: 6, Bogus: 3, Handcuffs: 1, Bullet: 1, Election: 0} {
		want *= worlds / 11.0
		if got := float64(first[kind]); math.Abs(got-want) > 5*math.Sqrt(want)+1 {
			t.Errorf("%s: %v, want about %.0f", TokenNames[kind], got, want)
		}
	}
}

func TestALayoutThatIsNotShownIsAnyLayout(t *testing.T) { // OL-6
	tb := dealt(t, 9).do("ready")
	r := game.NewRand(5, 2)
	me := tb.s.SideOf(tb.s.Act)
	const worlds = 9000
	governor := make([]int, Columns)
	for range worlds {
		w := tb.view(me)
		w.Determinize(&r)
		governor[w.Sides[1-me].column(Governor)]++
	}
	chiSquare(t, "the Governor's column", governor, worlds)
}

func TestThinkingAllocatesNothing(t *testing.T) {
	tb := middleOf(t, 3)
	v, w := tb.view(Green), State{}
	r := game.NewRand(1, 1)
	mind := newBrain()
	if n := testing.AllocsPerRun(100, func() {
		w = v
		mind.Deal(&w, &r)
		w.Observe(0)
		mind.Value(&w)
	}); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
