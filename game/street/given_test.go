package street

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
)

// table is a position under test, written as it looks from Green's chair:
//
//	given(t,
//		"she gov ban sco sto rev hit may | dan rep", // Red, column 0 first, then his saloon
//		"v x v c v x e v | b v x v x",               // the tokens, then the reserve
//		"dan may sco sto ban rep gov she | hit rev") // Green
//
// Seat 0 plays Green and has the first action of a turn. Each stash is that of the
// start. Nobody has seen anything but the saloons.
type table struct {
	t  *testing.T
	s  *State
	ev game.Events
}

func given(t *testing.T, red, tokens, green string) *table {
	t.Helper()
	s := &State{Rand: game.NewRand(1, 1), View: Truth, Winner: game.NoSeat, Ready: 3}
	for side, text := range [...]string{Green: green, Red: red} {
		d := &s.Sides[side]
		row, saloon, _ := strings.Cut(text, "|")
		for c, name := range strings.Fields(row) {
			d.Row[c] = roleCalled(t, name)
		}
		for i, name := range strings.Fields(saloon) {
			d.Saloon[i] = roleCalled(t, name)
		}
		for c := range d.May {
			d.May[c] = d.Street()
		}
		d.Markers = markers
		d.Stash[Bullet], d.Stash[Handcuffs] = 1, 1
	}
	line, stock, _ := strings.Cut(tokens, "|")
	for _, name := range strings.Fields(line) {
		s.Cells[s.Line] = Lying{Token: tokenCalled(t, name)}
		s.Line++
	}
	for _, name := range strings.Fields(stock) {
		s.Reserve[s.Stocked] = Lying{Token: tokenCalled(t, name)}
		s.Stocked++
	}
	s.startTurn(0, nil)
	return &table{t: t, s: s}
}

// example is the position of the rulebook's worked example.
func example(t *testing.T) *table {
	t.Helper()
	return given(t,
		"she gov ban sco sto rev hit may | dan rep",
		"v x v c v x e v | b v x v x",
		"dan may sco sto ban rep gov she | hit rev")
}

func roleCalled(t *testing.T, short string) Role {
	t.Helper()
	i := slices.IndexFunc(RoleNames[:], func(name string) bool { return strings.HasPrefix(name, short) })
	if i <= 0 {
		t.Fatalf("nobody is called %q", short)
	}
	return Role(i)
}

var tokenLetters = map[string]Token{"v": Vote, "c": Handcuffs, "b": Bullet, "x": Bogus, "e": Election}

func tokenCalled(t *testing.T, letter string) Token {
	t.Helper()
	if tokenLetters[letter] == NoToken {
		t.Fatalf("no token is called %q", letter)
	}
	return tokenLetters[letter]
}

// dealt is a match as it is dealt.
func dealt(t *testing.T, seed uint64) *table {
	t.Helper()
	state, err := Rules.New(game.Setup{Seed: seed, Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	return &table{t: t, s: state.(*State)}
}

// ways are the legal moves, as Describe tells them.
func (tb *table) ways() []string {
	var list []string
	for _, m := range tb.s.Moves(nil) {
		list = append(list, describe(m))
	}
	return list
}

// count is the number of legal moves that are told beginning with a text.
func (tb *table) count(prefix string) int {
	n := 0
	for _, way := range tb.ways() {
		if strings.HasPrefix(way, prefix) {
			n++
		}
	}
	return n
}

// may checks that moves are legal.
func (tb *table) may(list ...string) *table {
	tb.t.Helper()
	for _, want := range list {
		if !slices.Contains(tb.ways(), want) {
			tb.t.Errorf("%q is not legal", want)
		}
	}
	return tb
}

// mayNot checks that no legal move is told beginning with one of these texts.
func (tb *table) mayNot(list ...string) *table {
	tb.t.Helper()
	for _, way := range tb.ways() {
		for _, not := range list {
			if strings.HasPrefix(way, not) {
				tb.t.Errorf("%q is legal", way)
			}
		}
	}
	return tb
}

// move is the legal move that is told so.
func (tb *table) move(text string) game.Move {
	tb.t.Helper()
	for _, m := range tb.s.Moves(nil) {
		if describe(m) == text {
			return m
		}
	}
	tb.t.Fatalf("%q is not legal: %q", text, tb.ways())
	return game.NoMove
}

// do plays legal moves and keeps the events of the last.
func (tb *table) do(list ...string) *table {
	tb.t.Helper()
	for _, text := range list {
		m := tb.move(text)
		tb.ev.Reset()
		tb.s.Apply(m, &tb.ev)
	}
	return tb
}

// turn hands the turn to a side.
func (tb *table) turn(side int) *table {
	tb.s.startTurn(tb.s.SeatOf(side), nil)
	return tb
}

// after is a copy of the table after a move.
func (tb *table) after(text string) *table {
	tb.t.Helper()
	s := *tb.s
	return (&table{t: tb.t, s: &s}).do(text)
}

func (tb *table) green() *Side { return &tb.s.Sides[Green] }
func (tb *table) red() *Side   { return &tb.s.Sides[Red] }

// stash checks what a side holds: "v2 b1 c0".
func (tb *table) stash(side int, want string) *table {
	tb.t.Helper()
	d := &tb.s.Sides[side]
	if got := fmt.Sprintf("v%d b%d c%d", d.Stash[Vote], d.Stash[Bullet], d.Stash[Handcuffs]); got != want {
		tb.t.Errorf("%s holds %s, want %s", SideNames[side], got, want)
	}
	return tb
}

// line checks the tokens on the street and in the reserve.
func (tb *table) line(want string) *table {
	tb.t.Helper()
	letters := map[Token]string{NoToken: "?"}
	for letter, token := range tokenLetters {
		letters[token] = letter
	}
	var list []string
	for _, lies := range tb.s.Cells[:tb.s.Line] {
		list = append(list, letters[lies.Token])
	}
	list = append(list, "|")
	for _, lies := range tb.s.Reserve[:tb.s.Stocked] {
		list = append(list, letters[lies.Token])
	}
	if got := strings.Join(list, " "); got != want {
		tb.t.Errorf("tokens %s, want %s", got, want)
	}
	return tb
}

// row checks who stands on a side's street and who is in its saloon.
func (tb *table) row(side int, want string) *table {
	tb.t.Helper()
	d := &tb.s.Sides[side]
	var list []string
	for _, r := range d.Row {
		list = append(list, RoleNames[r][:3])
	}
	list = append(list, "|")
	for _, r := range d.Saloon {
		list = append(list, RoleNames[r][:3])
	}
	if got := strings.Join(list, " "); got != want {
		tb.t.Errorf("%s stands %s, want %s", SideNames[side], got, want)
	}
	return tb
}

// known checks who a place of a side can hold for all that was seen.
func (tb *table) known(side, c int, want string) *table {
	tb.t.Helper()
	var list []string
	for may := tb.s.Sides[side].May[c]; may != 0; may &= may - 1 {
		list = append(list, RoleNames[may.first()][:3])
	}
	if got := strings.Join(list, " "); got != want {
		tb.t.Errorf("%s %d can be %q, want %q", SideNames[side], c, got, want)
	}
	return tb
}

// heard checks the events of the last move by name, in order.
func (tb *table) heard(want ...string) *table {
	tb.t.Helper()
	var got []string
	for _, ev := range tb.ev.List() {
		got = append(got, eventName(ev.Kind))
	}
	if !slices.Equal(got, want) {
		tb.t.Errorf("heard %q, want %q", got, want)
	}
	return tb
}

// told is the first event of a kind in the last move.
func (tb *table) told(kind uint8) game.Event {
	tb.t.Helper()
	for _, ev := range tb.ev.List() {
		if ev.Kind == kind {
			return ev
		}
	}
	tb.t.Fatalf("nothing was %s", eventName(kind))
	return game.Event{}
}

// asks checks who has to decide, and what.
func (tb *table) asks(phase Phase, side int) *table {
	tb.t.Helper()
	if tb.s.Phase != phase || tb.s.Act != tb.s.SeatOf(side) {
		tb.t.Errorf("%s asks seat %d, want %s and %s", PhaseNames[tb.s.Phase], tb.s.Act, PhaseNames[phase], SideNames[side])
	}
	return tb
}

// won checks that the match is over and how.
func (tb *table) won(way Way, side int) *table {
	tb.t.Helper()
	if tb.s.Phase != Over || tb.s.Way != way || tb.s.Winner != tb.s.SeatOf(side) {
		tb.t.Errorf("%s, %s way, seat %d; want the %s way and %s", PhaseNames[tb.s.Phase], WayNames[tb.s.Way], tb.s.Winner, WayNames[way], SideNames[side])
	}
	return tb
}

// view is what a side sees.
func (tb *table) view(side int) State {
	v := *tb.s
	v.Observe(tb.s.SeatOf(side))
	return v
}

// immobilized binds a side's Bandit, which all see.
func (tb *table) immobilized(side int) *table {
	d := &tb.s.Sides[side]
	d.Immobilized = true
	d.see(d.column(Bandit), Bandit)
	return tb
}

// headlined puts markers on characters of a side, which all see.
func (tb *table) headlined(side int, names ...string) *table {
	d := &tb.s.Sides[side]
	for _, name := range names {
		r := roleCalled(tb.t, name)
		d.Headlined |= r.Only()
		if c := d.column(r); c >= 0 {
			d.see(c, r)
		}
		tb.s.Sides[1-side].Markers--
	}
	return tb
}

// middleOf is a position after some random turns, an action to be chosen.
func middleOf(t *testing.T, seed uint64) *table {
	t.Helper()
	tb := dealt(t, seed)
	r := game.NewRand(seed, 5)
	for n := 0; n < 60 || tb.s.Phase != Acting; n++ {
		ms := tb.s.Moves(nil)
		s := *tb.s
		if s.Apply(ms[r.IntN(len(ms))], nil); s.Phase != Over {
			*tb.s = s
		}
	}
	return tb
}
