package table

import (
	"slices"

	"drygulch/game"
	"drygulch/scenes/ui"
)

// Where one way alone leads on, a board may spare the player the taps between.

// Leads tells whether a thing can be tapped next, or one way alone leads from the present choice to it.
func (v *View) Leads(r game.Ref) bool {
	taps, many := v.Picker.straight(v.Picker.prefix, r)
	return taps != nil && !many
}

// SpotThrough is SpotAbove for a thing that lies at the end of the only way: a tap taps all that leads to it. It returns
// Legal for what can be pressed so.
func (v *View) SpotThrough(f *ui.Frame, r game.Ref, rect ui.Rect, z int, key ui.Key) Mark {
	taps, many := v.Picker.straight(v.Picker.prefix, r)
	if taps == nil || many || v.Picker.Mark(r) == Selected || v.seen[r] {
		return v.spot(f, r, rect, z, key)
	}
	v.seen[r] = true
	v.lay[r] = rect
	way := slices.Clone(taps)
	f.Hotspot(ui.Hotspot{
		ID: v.ID(r), Label: v.table.board.Label(v, r), Rect: rect, Z: z, Key: key, Silent: true,
		Look: func() { v.table.lookAt(r) },
		Do:   func() { v.table.taps(way) },
	})
	return Legal
}

// Rest is what makes the only move that the present choice can still become; nil while there are several, or nothing
// has been chosen.
func (v *View) Rest() func() {
	p := &v.Picker
	if len(p.prefix) == 0 || p.Moves() != 1 {
		return nil
	}
	for _, way := range p.paths {
		if rest, fits := p.after(way, p.prefix); fits {
			rest = slices.Clone(rest)
			return func() { v.table.taps(rest) }
		}
	}
	return nil
}
