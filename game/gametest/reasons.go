package gametest

import (
	"os"
	"regexp"
	"testing"

	"drygulch/game"
)

// toldOpenly is what is told of a move while the match runs. It must rest on what
// everybody sees, whatever the position hides.
func (b *battery) toldOpenly(before game.State, st step) []game.Reason {
	if b.rules.Openly == nil {
		return nil
	}
	was, is := b.copyOf(before), b.copyOf(st.after)
	seen := was.Seen(st.move, game.NoSeat)
	was.Observe(game.NoSeat)
	is.Observe(game.NoSeat)
	told := b.rules.Openly(was, seen, is, nil)
	for _, why := range told {
		if !b.rules.Reasons[why.Key] {
			b.fail("what is told openly tells no secret", "%s, of %s, is none to be told", why.Key, b.rules.Describe(st.move))
		}
	}
	return told
}

// looksAlike tells whether a seat sees the same after a move in two worlds: who sees
// more by it in one of them may also be told more.
func (b *battery) looksAlike(here, there step, viewer game.Seat) bool {
	x, y := b.copyOf(here.after), b.copyOf(there.after)
	x.Observe(viewer)
	y.Observe(viewer)
	return key(x) == key(y)
}

// Reasons fails the test unless the game judges every reason that the words at the head
// of its mind_why.go list, and no other: whether it may be told while the match runs.
func Reasons(t *testing.T, rules *game.Rules) {
	t.Helper()
	source, err := os.ReadFile("mind_why.go")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^//\s+(`+rules.Name+`\.hint\.[a-z-]+)\s`).FindAllStringSubmatch(string(source), -1) {
		listed[m[1]] = true
		if _, judged := rules.Reasons[m[1]]; !judged {
			t.Errorf("nothing says whether %s may be told", m[1])
		}
	}
	open := 0
	for key, told := range rules.Reasons {
		if !listed[key] {
			t.Errorf("%s is no reason of mind_why.go", key)
		}
		if told {
			open++
		}
	}
	if open == 0 || open == len(rules.Reasons) {
		t.Errorf("%d of %d reasons may be told", open, len(rules.Reasons))
	}
}
