package e2e

import (
	"math/rand/v2"
	"strings"
)

// A robot plays a table as somebody would who cannot read: it taps what can be tapped, and next what lit up by the
// last tap. It knows the kinds of names and no game.
type robot struct {
	p    *program
	by   hand
	rand *rand.Rand
	lit  map[string]bool // what could be tapped before the last tap
	last string
	taps int
}

// playable are the kinds of hotspots that a decision is made of; see game.Ref.
var playable = []string{"card/", "place/", "roof/", "car/", "seat/", "choice/", "action/", "token/", "pawn/", "loot/"}

// mostTaps is far more than a game has taps.
const mostTaps = 4000

func newRobot(p *program, by hand, seed uint64) *robot {
	return &robot{p: p, by: by, rand: rand.New(rand.NewPCG(seed, 1))}
}

// PlayToEnd plays on until the result is shown.
func (r *robot) PlayToEnd() {
	r.p.t.Helper()
	for r.Step() {
	}
}

// PlayTaps plays n taps, fewer when the game ends before.
func (r *robot) PlayTaps(n int) {
	r.p.t.Helper()
	for range n {
		if !r.Step() {
			return
		}
	}
}

// Step waits until it is somebody's turn and taps once. It reports whether the game goes on.
func (r *robot) Step() bool {
	r.p.t.Helper()
	v := r.p.AdvanceIdle()
	if strings.HasPrefix(v.Scene, "result") {
		return false
	}
	if r.taps++; r.taps > mostTaps {
		r.p.fatalf("%d taps and the game has not ended", mostTaps)
	}
	id, ok := r.choose(v)
	if !ok {
		r.p.fatalf("nothing to tap")
	}
	r.lit = map[string]bool{}
	for _, h := range v.enabled() {
		r.lit[h.ID] = true
	}
	r.last = id
	if strings.HasPrefix(id, "handover/") {
		r.p.Hold(r.by, id, 90)
		return true
	}
	r.p.Tap(r.by, id)
	return true
}

// choose picks the cover that hides a hand first, then something that the last tap lit, then anything that can be
// played but what was tapped last: tapping it again would put it back.
func (r *robot) choose(v view) (string, bool) {
	if covers := v.enabled("handover/"); len(covers) > 0 {
		return covers[0].ID, true
	}
	var lit, rest []string
	for _, h := range v.enabled(playable...) {
		switch {
		case h.ID == r.last:
		case r.lit != nil && !r.lit[h.ID]:
			lit = append(lit, h.ID)
		default:
			rest = append(rest, h.ID)
		}
	}
	for _, ids := range [][]string{lit, rest} {
		if len(ids) > 0 {
			return ids[r.rand.IntN(len(ids))], true
		}
	}
	if _, ok := v.find(r.last); ok {
		return r.last, true
	}
	return "", false
}
