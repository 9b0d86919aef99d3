package table

import (
	"slices"
	"testing"

	"drygulch/game"
)

// spelled is a state that only spells: move n by the rows words[n].
type spelled struct {
	game.State
	words [][]string
}

func letter(c byte) game.Ref {
	if c >= 'A' && c <= 'Z' { // capitals are actions
		return game.Ref{Kind: game.RefAction, A: c}
	}
	return game.Ref{Kind: game.RefCard, A: c}
}

func (s spelled) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	if i >= len(s.words[m.Verb]) {
		return nil
	}
	for _, c := range []byte(s.words[m.Verb][i]) {
		buf = append(buf, letter(c))
	}
	return buf
}

func (s spelled) Why(prefix []game.Ref, r game.Ref) game.Reason {
	return game.Reason{Key: "why", Amount: [2]int16{int16(len(prefix))}}
}

func pickerOf(words ...[]string) *Picker {
	var p Picker
	var moves []game.Move
	for i := range words {
		moves = append(moves, game.Move{Verb: uint8(i)})
	}
	p.Set(spelled{words: words}, moves)
	return &p
}

// A table of taps: each letter a thing, capitals actions, and what the last tap does.
func TestTapsSpellMoves(t *testing.T) {
	play := [][]string{{"aP"}, {"bP"}, {"dW"}}                      // play a, play b, draw from the deck
	columns := [][]string{{"xy", "yx"}, {"xz", "zx"}, {"yz", "zy"}} // two columns in either order
	attack := [][]string{{"a1s"}, {"a1t"}, {"a2s"}, {"bsG"}}
	answers := [][]string{{"M"}, {"H"}}
	for _, c := range []struct {
		name   string
		words  [][]string
		taps   string
		did    Tapped
		move   uint8
		prefix string
	}{
		{"a first tap chooses", play, "a", Chosen, 0, "a"},
		{"the second makes the move", play, "aP", Made, 0, ""},
		{"the chosen one again steps back", play, "aa", Stepped, 0, ""},
		{"another first thing switches", play, "ab", Chosen, 0, "b"},
		{"and its second makes its move", play, "abP", Made, 1, ""},
		{"an action alone does nothing", play, "P", Refused, 0, ""},
		{"what does not go on is refused", play, "aW", Refused, 0, "a"},
		{"what is unknown is refused", play, "q", Refused, 0, ""},
		{"either order: first x", columns, "xy", Made, 0, ""},
		{"either order: first y", columns, "yx", Made, 0, ""},
		{"either order: z then y", columns, "zy", Made, 2, ""},
		{"a deeper one again steps back to before it", attack, "a11", Stepped, 0, "a"},
		{"the first again steps back to the start", attack, "a1a", Stepped, 0, ""},
		{"another option switches in the middle", attack, "a12", Chosen, 0, "a2"},
		{"and can be finished", attack, "a12s", Made, 2, ""},
		{"a thing that continues wins over one that starts over", attack, "bs", Chosen, 0, "bs"},
		{"an answer is one tap", answers, "H", Made, 1, ""},
	} {
		p := pickerOf(c.words...)
		var move game.Move
		var did Tapped
		for _, tap := range []byte(c.taps) {
			move, did = p.Tap(letter(tap))
		}
		if did != c.did || did == Made && move.Verb != c.move {
			t.Errorf("%s: %q did %d with move %d, want %d with %d", c.name, c.taps, did, move.Verb, c.did, c.move)
		}
		var want []game.Ref
		for _, r := range []byte(c.prefix) {
			want = append(want, letter(r))
		}
		if !slices.Equal(p.Prefix(), want) {
			t.Errorf("%s: %q left %v, want %q", c.name, c.taps, p.Prefix(), c.prefix)
		}
	}
}

func TestMarksTellWhatATapWouldDo(t *testing.T) {
	p := pickerOf([]string{"aP"}, []string{"bP"}, []string{"bQ"}, []string{"dW"})
	p.Tap(letter('b'))
	for _, c := range []struct {
		r    byte
		want Mark
	}{{'b', Selected}, {'P', Legal}, {'Q', Legal}, {'a', Other}, {'d', Other}, {'W', Barred}, {'q', Barred}} {
		if got := p.Mark(letter(c.r)); got != c.want {
			t.Errorf("%c is marked %d, want %d", c.r, got, c.want)
		}
	}
	if p.Why(letter('W')).Key != "why" || p.Why(letter('P')).Key != "" {
		t.Error("what is barred says why, what is not says nothing")
	}
	if !p.Back() || p.Back() {
		t.Error("Back takes the one tap back and then has nothing to take")
	}
}

func TestNextListsWhatGoesOnOnce(t *testing.T) {
	p := pickerOf([]string{"aP"}, []string{"aQ"}, []string{"bP"})
	if got, want := p.Next(nil), []game.Ref{letter('a'), letter('b')}; !slices.Equal(got, want) {
		t.Errorf("at first %v, want %v", got, want)
	}
	p.Tap(letter('a'))
	if got, want := p.Next(nil), []game.Ref{letter('P'), letter('Q')}; !slices.Equal(got, want) {
		t.Errorf("after a %v, want %v", got, want)
	}
}

func TestOneWayToAnActionCanBeTappedAtOnce(t *testing.T) {
	p := pickerOf([]string{"aP"}, []string{"bP"}, []string{"dW"})
	if _, ok := p.Straight(letter('P')); ok {
		t.Error("two ways lead to P")
	}
	taps, ok := p.Straight(letter('W'))
	if !ok || !slices.Equal(taps, []game.Ref{letter('d'), letter('W')}) {
		t.Errorf("to W by %v, %v", taps, ok)
	}
	p.Tap(letter('a'))
	if taps, ok = p.Straight(letter('P')); !ok || len(taps) != 1 {
		t.Errorf("after a to P by %v, %v", taps, ok)
	}
	if taps, ok = p.Straight(letter('W')); !ok || len(taps) != 2 {
		t.Errorf("after a still to W by %v, %v", taps, ok)
	}
	var move game.Move
	var did Tapped
	for _, r := range taps {
		move, did = p.Tap(r)
	}
	if did != Made || move.Verb != 2 {
		t.Errorf("tapping them did %d with move %d", did, move.Verb)
	}
}

func TestAnEmptyPickerRefusesEverything(t *testing.T) {
	var p Picker
	if _, did := p.Tap(letter('a')); did != Refused || !p.Empty() || p.Mark(letter('a')) != Barred || p.Why(letter('a')) != (game.Reason{}) {
		t.Error("nothing is offered, so nothing can be tapped")
	}
}

func TestWhatIsReachedByAnotherWayInSightNeedsNoButton(t *testing.T) {
	p := pickerOf([]string{"xy", "yx"}, []string{"xz", "zx"}, []string{"yz", "zy"})
	sees := func(letters string) func(game.Ref) bool {
		return func(r game.Ref) bool {
			return slices.ContainsFunc([]byte(letters), func(c byte) bool { return letter(c) == r })
		}
	}
	if !p.Otherwise(letter('y'), sees("xz")) {
		t.Error("y is reached by x and z")
	}
	if p.Otherwise(letter('y'), sees("x")) {
		t.Error("y with z is not reached by x")
	}
	if p.Otherwise(letter('y'), sees("y")) {
		t.Error("y itself is no other way")
	}
}

func TestSeveralWaysToTheSameMoveAreAsGoodAsOne(t *testing.T) {
	p := pickerOf([]string{"sD", "dD"}, []string{"aP", "bP"}, []string{"cP"})
	if taps, ok := p.Straight(letter('D')); !ok || !slices.Equal(taps, []game.Ref{letter('s'), letter('D')}) {
		t.Errorf("to D by %v, %v", taps, ok)
	}
	if _, ok := p.Straight(letter('P')); ok {
		t.Error("two moves end with P")
	}
}
