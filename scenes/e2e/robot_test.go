package e2e

import (
	"math/rand/v2"
)

// A robot plays a table as somebody would who cannot read: it taps what can be tapped, and next what lit up by the
// last tap. It knows the kinds of names and no game. On its way it holds every screen to what is true of any screen.
type robot struct {
	p    *program
	by   []hand // used by turns
	rand *rand.Rand
	lit  map[string]bool // what could be tapped before the last tap; nil at first
	last string          // what was tapped last
	taps int

	seat    int  // whose sight the last screen without a cover was
	covered bool // a cover has been lifted since
}

// playable are the kinds of hotspots that a decision is made of.
var playable = []string{"card/", "seat/", "pawn/", "place/", "token/", "choice/", "action/"}

// mostTaps is far more than a game has taps.
const mostTaps = 10000

func newRobot(p *program, seed uint64, by ...hand) *robot {
	return &robot{p: p, by: by, rand: rand.New(rand.NewPCG(seed, 1)), seat: nobody}
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
	r.p.sane(v)
	if isResult(v) {
		return false
	}
	r.guard(v)
	if r.taps++; r.taps > mostTaps {
		r.p.fatalf("%d taps and the game has not ended", mostTaps)
	}
	id := r.choose(v)
	by := r.by[r.taps%len(r.by)]
	r.p.Tap(by, id)
	r.note(v, id)
	return true
}

// nobody is the sight that everybody has.
const nobody = -1

// guard fails the test when one person's sight follows another's without a cover between them.
func (r *robot) guard(v view) {
	r.p.t.Helper()
	switch {
	case isCover(v):
		r.covered = true
	case v.Viewer == nobody:
	default:
		if r.seat != nobody && v.Viewer != r.seat && !r.covered {
			r.p.fatalf("seat %d sees the table after seat %d, and no cover came between", v.Viewer, r.seat)
		}
		r.seat, r.covered = v.Viewer, false
	}
}

// note remembers a tap, for choosing the next.
func (r *robot) note(before view, id string) {
	r.last = id
	r.lit = map[string]bool{}
	for _, h := range before.enabled() {
		r.lit[h.ID] = true
	}
}

// choose picks first what only leads on, such as the cover that hides a hand, then something that the last tap lit, then anything that can be
// played but what was tapped last: tapping it again would put it back.
func (r *robot) choose(v view) string {
	r.p.t.Helper()
	if on := v.enabled(ahead...); len(on) > 0 {
		return on[0].ID
	}
	var lit, rest []string
	for _, h := range v.enabled(playable...) {
		switch {
		case h.ID == r.last || isAside(h.ID):
		case r.lit != nil && !r.lit[h.ID]:
			lit = append(lit, h.ID)
		default:
			rest = append(rest, h.ID)
		}
	}
	for _, ids := range [][]string{lit, rest} {
		if len(ids) > 0 {
			return ids[r.rand.IntN(len(ids))]
		}
	}
	if h, ok := v.find(r.last); ok && h.Enabled {
		return r.last
	}
	r.p.fatalf("there is nothing to play with")
	return ""
}

// sane fails the test when the screen is what no screen may be: two things of one name, a thing without a name to read,
// two with the focus, one that is refused without a reason.
func (p *program) sane(v view) {
	p.t.Helper()
	seen := map[string]bool{}
	focused := ""
	for _, h := range v.Hotspots {
		if seen[h.ID] {
			p.fatalf("two hotspots are named %s", h.ID)
		}
		seen[h.ID] = true
		if h.Label == "" {
			p.fatalf("%s has no label", h.ID)
		}
		if !h.Enabled && h.Reason == "" && !isEndOfRow(h.ID) {
			p.fatalf("%s is not enabled and says not why", h.ID)
		}
		if h.Focused {
			if focused != "" {
				p.fatalf("%s and %s both have the focus", focused, h.ID)
			}
			focused = h.ID
		}
	}
	if len(v.enabled()) == 0 {
		p.fatalf("nothing can be pressed")
	}
}
