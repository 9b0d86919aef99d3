package table

import (
	"slices"
	"testing"

	"drygulch/game"
)

// Marks are worked out once for all things; they must be what the rows of taps say, whatever was tapped before.
func TestMarksFollowEveryTap(t *testing.T) {
	words := []string{"aXb", "aXc", "Xab", "bXc", "bYa", "cZ"}
	p := pickerOf(words[:2], words[2:3], words[3:4], words[4:5], words[5:])
	plain := func(r game.Ref) Mark {
		if slices.Contains(p.prefix, r) {
			return Selected
		}
		for keep := len(p.prefix); keep >= 0; keep-- {
			for _, way := range p.paths {
				if rest, fits := p.after(way, p.prefix[:keep]); fits && rest[0] == r {
					if keep == len(p.prefix) {
						return Legal
					}
					return Other
				}
			}
		}
		return Barred
	}
	check := func(when string) {
		t.Helper()
		for _, c := range []byte("abcXYZ") {
			if got, want := p.Mark(letter(c)), plain(letter(c)); got != want {
				t.Errorf("%s: %c is %d, want %d", when, c, got, want)
			}
		}
	}
	check("at first")
	for _, taps := range []string{"a", "X", "c", "Z", "b", "Y", "Yb", "X"} {
		for _, c := range []byte(taps) {
			p.Tap(letter(c))
			check("after " + taps)
		}
	}
	p.Back()
	check("after a step back")
}

// Where one way alone leads on from what was tapped, taps between can be spared; another way that would start over does
// not count.
func TestOneWayLeadsOn(t *testing.T) {
	p := pickerOf([]string{"zZ"}, []string{"aXbC"}, []string{"aXbD"}, []string{"bYaE"})
	v := &View{Picker: *p}
	v.Picker.Tap(letter('a'))
	for _, c := range []struct {
		ref  byte
		want bool
	}{{'X', true}, {'b', true}, {'C', true}, {'D', true}, {'E', false}, {'Y', false}} {
		if got := v.Leads(letter(c.ref)); got != c.want {
			t.Errorf("leads to %c: %v", c.ref, got)
		}
	}
	if v.Rest() != nil {
		t.Error("two moves are left, and one is offered")
	}
	v.Picker.Tap(letter('X'))
	v.Picker.Tap(letter('b'))
	v.Picker.Tap(letter('C'))
}
