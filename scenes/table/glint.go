package table

import (
	"drygulch/game"
	"drygulch/scenes/ui"
)

// glint lights up a thing for a moment. At Instant speed nothing travels, so this is how one sees where something has
// happened.
type glint struct {
	ref  game.Ref
	till int64 // tick
}

// glint lights up what an event is about, at Instant speed.
func (t *Table) glint(e game.Event) {
	if t.ui.Prefs.Speed != ui.Instant {
		return
	}
	till := t.ui.Tick() + int64(ui.TicksOf(ui.HighlightMS))
	for _, r := range [...]game.Ref{e.From, e.To} {
		if r.Kind != game.NoRef {
			t.stage.glints = append(t.stage.glints, glint{r, till})
		}
	}
}

// glimmer draws the things that are lit up, where they lie now.
func (t *Table) glimmer(f *ui.Frame) {
	s := &t.stage
	for len(s.glints) > 0 && f.UI.Tick() >= s.glints[0].till {
		s.glints = s.glints[1:]
	}
	lit := map[game.Ref]bool{}
	for _, g := range s.glints {
		if r, ok := t.view.lay[g.ref]; ok && t.view.seen[g.ref] && !lit[g.ref] {
			lit[g.ref] = true
			f.Mark(ui.ChoiceMark, r)
		}
	}
	if len(s.glints) > 0 {
		f.Again(int(s.glints[0].till - f.UI.Tick()))
	}
}
