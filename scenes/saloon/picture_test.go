package saloon

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// watched is a board that tells, when all events have been shown, where its picture differs from the state.
type watched struct {
	*Board
	viewer game.Seat
	staged []string
	kinds  map[uint8]bool
	report func(string)
}

func (w *watched) Stage(v *table.View, e game.Event) table.Motion {
	w.viewer = v.Viewer
	w.staged = append(w.staged, fmt.Sprint(rules.Rules.EventName(e.Kind), e.Actor, e.From, e.To, e.Amount, e.Face))
	w.kinds[e.Kind] = true
	return w.Board.Stage(v, e)
}

func (w *watched) Prompt(v *table.View) table.Prompt {
	p := w.Board.Prompt(v)
	if v.Asked() && (p.Ask == "" || strings.Contains(p.Title+p.Ask+p.Hand, "«")) {
		w.report(fmt.Sprintf("asked in %s: %+v", rules.AskNames[stateOf(v.State).Ask], p))
	}
	return p
}

func (w *watched) Button(v *table.View, r game.Ref) table.Button {
	k := w.Board.Button(v, r)
	if k.Label == "" || strings.Contains(k.Label, "«") {
		w.report(fmt.Sprintf("button %s has no words", v.ID(r)))
	}
	return k
}

func (w *watched) Sync(v *table.View) {
	if len(w.staged) > 0 && v.Viewer == w.viewer {
		if a, b := seen(&w.now), seen(stateOf(v.Shown)); a != b {
			w.report(fmt.Sprintf("the picture shows\n%s\nthe state is\n%s\nafter\n%s", a, b, strings.Join(w.staged, "\n")))
		}
	}
	w.staged = w.staged[:0]
	w.Board.Sync(v)
}

// seen is what a picture shows of a state. Cards played in an attack go to the discards when it is over, which no event
// tells: they are counted together.
func seen(s *rules.State) string {
	var b strings.Builder
	out := map[rules.Kind]int{}
	for _, k := range append(append([]rules.Kind(nil), s.Discard[:s.InDiscard]...), s.Play[:s.InPlay]...) {
		out[k]++
	}
	fmt.Fprintln(&b, "turns", s.Turns, "deck", s.InDeck, "out", out, "loader", s.InLoader, s.Loaded, "over", s.Phase == rules.Over)
	for seat := range game.Seat(s.Seats) {
		fmt.Fprintln(&b, "seat", seat, "grit", s.GritOf(seat), "at", s.Where[seat], "hand", s.InHand[seat], "board", s.Boards[seat],
			"lives", s.Alive.Has(seat), "restricted", s.Restricted.Has(seat))
	}
	return b.String()
}

func TestThePictureThatTheEventsPaintIsTheState(t *testing.T) {
	kinds := map[uint8]bool{}
	for seed := range uint64(len(tables) + 3) {
		c := tables[int(seed)%len(tables)]
		w := &watched{Board: &Board{}, kinds: kinds, report: func(s string) { t.Errorf("seed %d, %d seats, %v: %s", seed, c.seats, c.options, s) }}
		s := tabletest.Open(t, tabletest.Config{
			Rules: rules.Rules, Board: w, Setup: game.Setup{Seed: seed, Options: c.options},
			Bots: "h" + strings.Repeat("b", c.seats-1), Speed: ui.Instant,
		})
		r := rand.New(rand.NewPCG(seed, 2))
		for range 500 {
			if !step(s, r) || t.Failed() {
				break
			}
		}
		if t.Failed() {
			return
		}
	}
	for kind := uint8(1); rules.Rules.EventName(kind) != ""; kind++ {
		if !kinds[kind] {
			t.Logf("never happened: %s", rules.Rules.EventName(kind))
		}
	}
}
