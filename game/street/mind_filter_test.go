package street

import (
	"math"
	"testing"

	"drygulch/game"
)

func TestOrdersAreNumberedByTheirRank(t *testing.T) {
	list := allOrders()
	for i := range list {
		if got := list[i].rank(); got != i {
			t.Fatalf("%v has rank %d, want %d", list[i], got, i)
		}
	}
	if list[rowOrders-1] != (order{7, 6, 5, 4, 3, 2, 1, 0}) {
		t.Errorf("the last is %v", list[rowOrders-1])
	}
}

// laidOut is what a mind believes when eight characters have been laid out unseen.
func laidOut() *filter {
	f := &filter{}
	f.form(allRoles &^ Hitman.Only() &^ Mayor.Only())
	f.hold(anywhere(f))
	return f
}

func anywhere(f *filter) (may [Columns]Roles) {
	for c := range may {
		for _, r := range f.of {
			may[c] |= r.Only()
		}
	}
	return may
}

// believes is how likely a role is in a column.
func (f *filter) believes(c int, r Role) float64 {
	sum := 0.0
	for i, o := range allOrders() {
		if f.of[o[c]] == r {
			sum += float64(f.chance[i])
		}
	}
	return sum
}

// Four known characters, touched two by two, and again across: by the sets of what
// each place can hold 24 orders fit, but the row is one of 16, all as likely.
func TestTheFilterHoldsWhatHangsTogether(t *testing.T) { // OL-25
	f := laidOut()
	may := anywhere(f)
	for c := range 4 {
		may[c] = f.of[c].Only()
	}
	f.hold(may)
	for _, pair := range [][2]int{{0, 1}, {2, 3}, {0, 2}, {1, 3}} {
		f.mix(pair[0], pair[1])
	}
	kinds := map[[4]uint8]float64{}
	for i, o := range allOrders() {
		if f.chance[i] > 0 {
			kinds[[4]uint8(o[:4])] += float64(f.chance[i])
		}
	}
	if len(kinds) != 16 {
		t.Errorf("%d orders of the four can be, want 16", len(kinds))
	}
	for o, p := range kinds {
		if math.Abs(p-1.0/16) > 1e-4 {
			t.Errorf("%v is believed %v", o, p)
		}
	}
}

func TestWhoGoesIntoTheSaloonStoodInOneOfTwoPlaces(t *testing.T) { // OL-29
	f := laidOut()
	may := anywhere(f)
	may[0], may[1] = f.of[0].Only(), f.of[1].Only()
	f.hold(may)
	goes := f.of[0]
	f.replace(0, 1, goes, allRoles&^goes.Only()&^Mayor.Only())
	f.mix(0, 1)
	f.hold(anywhere(f))
	for c := range 2 {
		if p := f.believes(c, Hitman); math.Abs(p-0.5) > 1e-4 {
			t.Errorf("the Hitman is believed in column %d with %v", c, p)
		}
		if p := f.believes(c, goes); p > 0 {
			t.Errorf("who left is still believed in column %d", c)
		}
	}
}

func TestTheDancerTakesWhatIsBelievedAlong(t *testing.T) { // OL-71
	f := laidOut()
	may := anywhere(f)
	may[2] = Governor.Only()
	f.hold(may)
	f.shift(2, 6)
	if p := f.believes(6, Governor); p < 0.999 {
		t.Errorf("the Governor is believed in his new place with %v", p)
	}
	f.shift(0, 7)
	if p := f.believes(5, Governor); p < 0.999 {
		t.Errorf("those between close up: %v", p)
	}
}

// Whatever happens the truth is never ruled out, what is drawn fits what is seen, and
// the filter does not lose the thread.
func TestTheFilterNeverRulesOutTheTruth(t *testing.T) {
	for seed := range uint64(12) {
		tb := dealt(t, seed)
		s := tb.s
		chance := game.NewRand(seed, 5)
		minds := [2]*brain{}
		for seat := range game.Seat(2) {
			view := *s
			view.Observe(seat)
			minds[seat] = newBrain().(*brain)
			minds[seat].Reset(seat, &view)
		}
		var ev, heard game.Events
		for n := 0; n < 300 && s.Actor() != game.NoSeat; n++ {
			ms := s.Moves(nil)
			m := ms[chance.IntN(len(ms))]
			var seen [2]game.Move
			for seat := range minds {
				seen[seat] = s.Seen(m, game.Seat(seat))
			}
			ev.Reset()
			s.Apply(m, &ev)
			for i, mind := range minds {
				seat := game.Seat(i)
				view := *s
				view.Observe(seat)
				heard.Hear(ev.List(), seat)
				mind.Saw(seen[i], &heard, &view)
				if n%9 != 0 || s.Phase == Arranging || s.Phase == Over {
					continue
				}
				world := view
				mind.Deal(&world, &chance)
				if !mind.filter.formed {
					t.Fatalf("seed %d, move %d: the thread is lost", seed, n)
				}
				again := world
				again.Observe(seat)
				if again != view {
					t.Fatalf("seed %d, move %d: the world drawn looks otherwise", seed, n)
				}
				f, d := &mind.filter, &s.Sides[1-s.SideOf(seat)]
				var truth order
				for c, r := range d.Row {
					for number, of := range f.of {
						if of == r {
							truth[c] = uint8(number)
						}
					}
				}
				if f.chance[truth.rank()] <= 0 {
					t.Fatalf("seed %d, move %d: the truth is ruled out", seed, n)
				}
			}
		}
	}
}
