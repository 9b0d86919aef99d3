package street

import (
	"slices"
	"testing"

	"drygulch/game"
)

// Everything that can be known of a row follows from what a stranger is told. Here it
// is reckoned from that alone, order by order and not place by place: an order is a
// row in one number, four bits a column.

type row uint32

func (o row) at(c int) Role          { return Role(o >> (4 * c) & 15) }
func (o row) with(c int, r Role) row { return o&^(15<<(4*c)) | row(r)<<(4*c) }
func (o row) swapped(a, b int) row   { return o.with(a, o.at(b)).with(b, o.at(a)) }

// listener follows both rows by what everybody is told.
type listener struct {
	can    [sides][]row // the orders that can be
	left   Role         // of a saloon move under way: who comes out,
	places [2]int       // the two places,
	takes  int          // where he stands, -1 if that is not told
}

// begin lists every order of who is on the street.
func (l *listener) begin(s *State) {
	for side := range s.Sides {
		var here []Role
		for set := s.Sides[side].Street(); set != 0; set &= set - 1 {
			here = append(here, set.first())
		}
		l.can[side] = l.can[side][:0]
		var place func(o row, c int)
		place = func(o row, c int) {
			if c == Columns {
				l.can[side] = append(l.can[side], o)
			}
			for i := c; i < Columns; i++ {
				here[c], here[i] = here[i], here[c]
				place(o.with(c, here[c]), c+1)
				here[c], here[i] = here[i], here[c]
			}
		}
		place(0, 0)
	}
}

// becomes replaces the orders of a side by what each of them can become.
func (l *listener) becomes(side int, each func(o row, to func(row))) {
	var next []row
	for _, o := range l.can[side] {
		each(o, func(o row) { next = append(next, o) })
	}
	slices.Sort(next)
	l.can[side] = slices.Compact(next)
}

// hear takes in one event as everybody hears it.
func (l *listener) hear(ev game.Event) {
	side, a, b := int(ev.From.B), int(ev.From.C), int(ev.To.C)
	told := int(ev.Face[0])
	switch ev.Kind {
	case EvMoved:
		l.becomes(side, func(o row, to func(row)) {
			if told != int(Exchanged) {
				to(o)
			}
			if told != int(Stayed) {
				to(o.swapped(a, b))
			}
		})
	case EvTakenUp:
		l.places = [2]int{a, b}
	case EvLeft:
		l.left, l.takes = Role(ev.Amount[0]), told-1
	case EvEntered:
		l.entered(int(ev.To.B), Role(ev.Amount[0]), told-1)
	case EvShown:
		l.becomes(side, func(o row, to func(row)) {
			if o.at(a) == Role(ev.Amount[0]) {
				to(o)
			}
		})
	case EvDanced:
		step := 1
		if b < a {
			step = -1
		}
		l.becomes(side, func(o row, to func(row)) {
			for c := a; c != b; c += step {
				o = o.swapped(c, c+step)
			}
			to(o)
		})
	}
}

// entered ends a saloon move: who went in came from a column, -1 if that is not told.
func (l *listener) entered(side int, goes Role, from int) {
	l.becomes(side, func(o row, to func(row)) {
		for i, c := range l.places {
			other := l.places[1-i]
			if o.at(c) != goes || from >= 0 && from != c {
				continue
			}
			for j, takes := range l.places {
				if l.takes < 0 || l.takes == takes {
					to(o.with(takes, l.left).with(l.places[1-j], o.at(other)))
				}
			}
		}
	})
}

// What a place can still hold rules nothing out that all that was told leaves
// possible, or it would tell more; and it seldom leaves in what is impossible.
func TestWhatAPlaceCanHoldFollowsFromWhatAllWereTold(t *testing.T) { // OL-111, OL-25, OL-29
	games := uint64(40)
	if testing.Short() {
		games = 8
	}
	places, exact := 0, 0
	for seed := range games {
		s := dealt(t, seed).do("ready", "ready").s
		r := game.NewRand(seed, 9)
		var l listener
		l.begin(s)
		var ev game.Events
		for n := 0; n < 120 && s.Phase != Over; n++ {
			m := sortOfMove(s, &r)
			ev.Reset()
			s.Apply(m, &ev)
			for _, e := range ev.List() {
				if heard, ok := e.Seen(game.NoSeat); ok {
					l.hear(heard)
				}
			}
			for side := range s.Sides {
				var can [Columns]Roles
				for _, o := range l.can[side] {
					for c := range can {
						can[c] |= o.at(c).Only()
					}
				}
				for c, may := range s.Sides[side].May {
					places++
					if can[c] == may {
						exact++
					}
					if can[c]&^may != 0 {
						t.Fatalf("seed %d after %s: %s %d can hold %011b, is said to hold one of %011b", seed, describe(m), SideNames[side], c, can[c], may)
					}
				}
			}
		}
	}
	if exact < places*95/100 {
		t.Errorf("only %d of %d places are told as narrowly as can be", exact, places)
	}
}

// sortOfMove is a random move, each sort of them and each ability as likely, so that
// much is shown and not everything mixed.
func sortOfMove(s *State, r *game.Rand) game.Move {
	type sort struct{ verb, role uint8 }
	of := func(m game.Move) sort {
		if m.Verb == VerbAbility {
			return sort{m.Verb, m.Args[0]}
		}
		return sort{verb: m.Verb}
	}
	var sorts []sort
	ms := s.Moves(nil)
	for _, m := range ms {
		if k := of(m); !slices.Contains(sorts, k) {
			sorts = append(sorts, k)
		}
	}
	chosen := sorts[r.IntN(len(sorts))]
	ms = slices.DeleteFunc(ms, func(m game.Move) bool { return of(m) != chosen })
	return ms[r.IntN(len(ms))]
}
