package gametest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"drygulch/game"
)

// Violation is a broken promise and where to find it again: deal the setup with
// its seed and play random moves (Replay).
type Violation struct {
	Promise string     `json:"promise"` // what must hold: "no leak"
	What    string     `json:"what"`    // what was found instead
	Setup   game.Setup `json:"setup"`   // with the seed of the deal
	Record  int        `json:"record"`  // records made before; -1: not at a position
}

// String tells all that is needed to play it again.
func (v Violation) String() string {
	var options []string
	for _, name := range slices.Sorted(maps.Keys(v.Setup.Options)) {
		options = append(options, name+"="+v.Setup.Options[name])
	}
	return fmt.Sprintf("%s: %s\n\tat: seed %d, %d seats, options %q, after %d records",
		v.Promise, v.What, v.Setup.Seed, v.Setup.Seats, strings.Join(options, ","), v.Record)
}

// maxViolations is how many violations are enough to know that work is needed.
const maxViolations = 12

// report keeps violations, a few of each promise.
type report struct {
	list  []Violation
	count map[string]int
}

const maxOfOne = 2

func (r *report) add(v Violation) {
	if r.count == nil {
		r.count = map[string]int{}
	}
	if r.count[v.Promise]++; r.count[v.Promise] <= maxOfOne {
		r.list = append(r.list, v)
	}
}

func (r *report) full() bool { return len(r.list) >= maxViolations }
