package gametest

import (
	"cmp"
	"maps"
	"slices"

	"drygulch/game"
)

// Events may show no more than observations: what an event tells a seat, the seat
// must be able to see afterwards. It cannot always: one move may lead through many
// happenings, and a card that is turned up may be shuffled in before anybody can look
// at the table. So one case is no proof. But of a kind of event that lets out what it
// must not, no difference is ever seen afterwards, while of an honest one nearly every
// difference is.

// whisper is a kind of event as it is heard by its actor or by another.
type whisper struct {
	kind uint8
	own  bool
}

// tally counts, among pairs of moves that a seat heard differently by events of this
// kind alone, those after which it sees the same and those after which it sees a
// difference.
type tally struct {
	same, different int
	example         Violation
}

// enough cases to judge.
const enough = 3

// compare notes how a seat learned of two moves that it could not tell apart when
// they were made.
func (b *battery) compare(viewer game.Seat, name string, x, y learned) {
	w, only := onlyDifference(viewer, x.heard, y.heard)
	if !only {
		return
	}
	if b.whispers == nil {
		b.whispers = map[whisper]*tally{}
	}
	t := b.whispers[w]
	if t == nil {
		t = &tally{}
		b.whispers[w] = t
	}
	if x.view != y.view {
		t.different++
		return
	}
	if t.same++; t.same == 1 {
		t.example = b.violation("events show no more than the observation", "seat %d sees the same after %s but hears\n%s\n%s",
			viewer, name, b.tell(x.heard), b.tell(y.heard))
	}
}

// onlyDifference gives the one kind of event in which two tellings differ; only is
// false if there is none or more than one.
func onlyDifference(viewer game.Seat, x, y []game.Event) (w whisper, only bool) {
	if len(x) != len(y) {
		return w, false
	}
	for i := range x {
		if x[i] == y[i] {
			continue
		}
		this := whisper{x[i].Kind, x[i].Actor == viewer}
		if x[i].Kind != y[i].Kind || only && this != w {
			return this, false
		}
		w, only = this, true
	}
	return w, only
}

// judge reports the kinds of events that let out what they must not.
func (b *battery) judge() {
	for _, w := range slices.SortedFunc(maps.Keys(b.whispers), func(x, y whisper) int { return cmp.Compare(x.kind, y.kind) }) {
		if t := b.whispers[w]; t.same >= enough && t.same > t.different {
			b.add(t.example)
		}
	}
}
