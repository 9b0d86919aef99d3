package street

import (
	"math/bits"
	"sort"
	"sync"

	"drygulch/game"
)

// filter is how likely each order of the rival's street is for who has seen what the
// owner of the mind saw. The sets of the observation (Side.May) say what each place
// can hold; the filter also holds what hangs together: if this one is there, that one
// is not. It is exact, but for one guess: that of two characters that were touched
// unseen it is as likely that they were exchanged as that they were not (OL-25).
//
// Steps are noted as they are seen and reckoned with when the orders are asked for:
// who does not ask pays nothing.
type filter struct {
	seat   game.Seat
	steps  []step
	formed bool
	before State          // the last observation
	of     [Columns]Role  // the roles on the street, by the numbers that orders are made of
	may    [Columns]Roles // what the orders were last held against
	chance []float32      // of each order; they are made when they are first asked for
	up     []float64      // sums of the chances, up to each
	drawn  bool           // up is right
}

// step is one thing that changed what can be known of the rival's street.
type step struct {
	verb uint8 // VerbReady: it was laid out; VerbStreet, VerbSaloon; VerbAbility: the Dancer; 0: only something was shown
	a, b int   // columns
	out  Role  // who came out of the saloon
	goes Role  // who went in
	may  [Columns]Roles
	row  Roles // who is on the street
}

// rowOrders is how many orders eight characters have.
const rowOrders = 40_320

// order is who stands in each column, by number.
type order [Columns]uint8

// allOrders lists them in the order of their ranks.
var allOrders = sync.OnceValue(func() *[rowOrders]order {
	var list [rowOrders]order
	o := order{0, 1, 2, 3, 4, 5, 6, 7}
	for i := range list {
		list[i] = o
		o = o.next()
	}
	return &list
})

// next is the order that follows in the dictionary.
func (o order) next() order {
	i := Columns - 2
	for i >= 0 && o[i] > o[i+1] {
		i--
	}
	if i < 0 {
		return o
	}
	j := Columns - 1
	for o[j] < o[i] {
		j--
	}
	o[i], o[j] = o[j], o[i]
	for i, j = i+1, Columns-1; i < j; i, j = i+1, j-1 {
		o[i], o[j] = o[j], o[i]
	}
	return o
}

// rank is the place of an order in the list.
func (o *order) rank() int {
	rank, left := 0, uint(1<<Columns-1)
	for i, n := range o {
		rank = rank*(Columns-i) + bits.OnesCount(left&(1<<n-1))
		left &^= 1 << n
	}
	return rank
}

// reset starts a match; s is the observation of its deal.
func (f *filter) reset(seat game.Seat, s *State) {
	f.seat, f.before = seat, *s
	f.steps, f.formed, f.drawn = f.steps[:0], false, false
}

// saw notes what a move did to the rival's street.
func (f *filter) saw(move game.Move, ev *game.Events, s *State) {
	was, by := f.before.Phase, f.before.Act
	f.before = *s
	if s.Phase == Arranging || s.Phase == Over {
		return
	}
	side := 1 - s.SideOf(f.seat)
	d := &s.Sides[side]
	now := step{may: d.May, row: d.Street()}
	switch {
	case was == Arranging:
		now.verb = VerbReady
	case by != f.seat && (move.Verb == VerbStreet || move.Verb == VerbSaloon):
		now.verb = move.Verb
		now.a, now.b = int(move.Args[0]), int(move.Args[1])
		if move.Verb == VerbSaloon {
			now.a, now.b = int(move.Args[1]), int(move.Args[2])
			now.goes = d.Saloon[move.Args[0]]
		}
	default:
		for _, e := range ev.List() {
			if e.Kind == EvDanced && e.From.B == uint8(side) {
				now.verb, now.a, now.b = VerbAbility, int(e.From.C), int(e.To.C)
			}
		}
	}
	if n := len(f.steps); now.verb == 0 && n > 0 && f.steps[n-1].may == now.may {
		return
	}
	f.steps = append(f.steps, now)
}

// catchUp reckons with the steps that were noted.
func (f *filter) catchUp() {
	for i := range f.steps {
		f.take(&f.steps[i])
	}
	f.steps = f.steps[:0]
}

func (f *filter) take(now *step) {
	f.drawn = false
	switch now.verb {
	case VerbReady:
		f.form(now.row)
	case VerbStreet:
		f.mix(now.a, now.b)
	case VerbSaloon:
		f.replace(now.a, now.b, now.goes, now.row)
		f.mix(now.a, now.b)
	case VerbAbility:
		f.shift(now.a, now.b)
	}
	if f.formed {
		f.hold(now.may)
	}
}

// form makes every order of these roles as likely.
func (f *filter) form(on Roles) {
	if f.chance == nil {
		f.chance, f.up = make([]float32, rowOrders), make([]float64, rowOrders)
	}
	for i := range f.of {
		f.of[i] = on.first()
		on &= on - 1
	}
	for i := range f.chance {
		f.chance[i] = 1
	}
	f.formed = true
}

// mix has two columns exchanged in half of all cases.
func (f *filter) mix(a, b int) {
	if a == b {
		return
	}
	list := allOrders()
	for i := range f.chance {
		o := list[i]
		if o[a] > o[b] {
			continue // it is met from the other side
		}
		o[a], o[b] = o[b], o[a]
		j := o.rank()
		mean := (f.chance[i] + f.chance[j]) / 2
		f.chance[i], f.chance[j] = mean, mean
	}
}

// replace puts who is new on the street in the place of who went into the saloon, who
// stood in one of two columns.
func (f *filter) replace(a, b int, goes Role, on Roles) {
	number := -1
	for n, r := range f.of {
		if r == goes {
			number = n
		}
		on &^= r.Only()
	}
	if number < 0 || on == 0 {
		f.formed = false
		return
	}
	f.of[number] = on.first()
	list := allOrders()
	for i := range f.chance {
		if o := &list[i]; int(o[a]) != number && int(o[b]) != number {
			f.chance[i] = 0
		}
	}
}

// shift takes the character in a column to another; those between close up.
func (f *filter) shift(from, to int) {
	list, moved := allOrders(), f.up
	clear(moved)
	stride := 1
	if to < from {
		stride = -1
	}
	for i, chance := range f.chance {
		if chance == 0 {
			continue
		}
		o := list[i]
		for c := from; c != to; c += stride {
			o[c], o[c+stride] = o[c+stride], o[c]
		}
		moved[o.rank()] = float64(chance)
	}
	for i := range f.chance {
		f.chance[i] = float32(moved[i])
	}
}

// hold drops the orders that do not fit what the places can hold, and brings the
// chances to a sum of 1. If nothing is left, everything that fits is as likely: then
// something was missed.
func (f *filter) hold(may [Columns]Roles) {
	f.may = may
	var fits [Columns]uint8
	for c := range fits {
		for n, r := range f.of {
			if may[c].Has(r) {
				fits[c] |= 1 << n
			}
		}
	}
	list := allOrders()
	sum := float64(0)
	for even := range 2 {
		for i := range f.chance {
			o := &list[i]
			ok := fits[0] >> o[0] & (fits[1] >> o[1]) & (fits[2] >> o[2]) & (fits[3] >> o[3]) &
				(fits[4] >> o[4]) & (fits[5] >> o[5]) & (fits[6] >> o[6]) & (fits[7] >> o[7]) & 1
			switch {
			case ok == 0:
				f.chance[i] = 0
			case even == 1:
				f.chance[i] = 1
			}
			sum += float64(f.chance[i])
		}
		if sum > 0 {
			break
		}
	}
	if sum == 0 {
		f.formed = false
		return
	}
	for i := range f.chance {
		f.chance[i] /= float32(sum)
	}
}

// draw gives the rival of an imagined world a street, as likely as it is; false: the
// filter knows nothing of this position.
func (f *filter) draw(s *State, r *game.Rand) bool {
	f.catchUp()
	d := &s.Sides[1-s.SideOf(f.seat)]
	if !f.formed || s.Phase == Arranging || s.Phase == Over || d.May != f.may {
		return false
	}
	if !f.drawn {
		sum := float64(0)
		for i, chance := range f.chance {
			sum += float64(chance)
			f.up[i] = sum
		}
		f.drawn = true
	}
	at := float64(r.Uint64()>>11) / (1 << 53) * f.up[rowOrders-1]
	i := sort.Search(rowOrders-1, func(i int) bool { return f.up[i] > at })
	for f.chance[i] == 0 { // lost by rounding
		i--
	}
	for c, n := range allOrders()[i] {
		d.Row[c] = f.of[n]
	}
	return true
}
