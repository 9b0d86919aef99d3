package street

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/street"
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
		w.report(fmt.Sprintf("asked in %s: %+v", rules.PhaseNames[stateOf(v.State).Phase], p))
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

// seen is what a picture shows of a state.
func seen(s *rules.State) string {
	var b strings.Builder
	fmt.Fprintln(&b, "turn", s.Turn, s.Turns, "over", s.Phase == rules.Over, "sudden", s.Sudden, "discard", s.Discard)
	fmt.Fprintln(&b, "cells", s.Line, s.Cells, "reserve", s.Stocked, s.Reserve)
	for side := range s.Sides {
		d := &s.Sides[side]
		fmt.Fprintln(&b, rules.SideNames[side], d.Row, d.Saloon, "up", d.Up(), "headlined", d.Headlined, "immobilized", d.Immobilized, "markers", d.Markers, "stash", d.Stash)
	}
	return b.String()
}

func TestThePictureThatTheEventsPaintIsTheState(t *testing.T) {
	kinds := map[uint8]bool{}
	for seed := range uint64(12) {
		w := &watched{Board: &Board{}, kinds: kinds, report: func(s string) { t.Errorf("seed %d: %s", seed, s) }}
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: w, Setup: game.Setup{Seed: seed}, Bots: []string{"hb", "bh", "hh"}[seed%3], Speed: ui.Instant})
		r := rand.New(rand.NewPCG(seed, 2))
		for range 160 {
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
