package table

import (
	"math"
	"slices"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// press is one button beside the hand.
type press struct {
	ref  game.Ref
	look Button
	taps []game.Ref // what one tap of it taps; nil: not now
}

// presses are the buttons of the decision: every action and answer in a spelling that the board does not draw itself,
// and whatever else could be tapped next and has not got a hotspot anywhere. So there is always a way on.
func (t *Table) presses() []press {
	v := &t.view
	if !v.Asked() {
		return nil
	}
	next := v.Picker.Next(nil)
	t.refs = v.Picker.Last(t.refs[:0])
	var list []press
	for _, r := range t.refs {
		p := press{ref: r, look: t.board.Button(v, r)}
		if v.seen[r] || p.look.Hidden && v.Mark(r) != Legal {
			continue // the board has it
		}
		legal := v.Mark(r) == Legal
		if !legal && p.look.Direct {
			if taps, straight := v.Picker.Straight(r); straight {
				p.taps = slices.Clone(taps)
			}
		}
		switch {
		case legal:
			p.taps = []game.Ref{r}
		case p.taps == nil && r.Kind == game.RefChoice:
			continue // an answer to a question that is not asked yet
		}
		list = append(list, p)
	}
	for _, r := range next {
		if r.Kind != game.RefAction && r.Kind != game.RefChoice && !v.seen[r] && !v.Picker.Otherwise(r, v.inSight) {
			list = append(list, press{ref: r, look: Button{Label: t.board.Label(v, r)}, taps: []game.Ref{r}})
		}
	}
	slices.SortStableFunc(list, func(a, b press) int {
		if a.look.Primary != b.look.Primary {
			if a.look.Primary {
				return 1
			}
			return -1
		}
		return a.look.Order - b.look.Order
	})
	// What is left to do with what was chosen becomes what one mostly wants, but nothing changes its place under a finger.
	if at := slices.IndexFunc(list, func(p press) bool { return len(next) == 1 && next[0] == p.ref }); at >= 0 {
		for i := range list {
			list[i].look.Primary = i == at
		}
	}
	return list
}

// buttons lays out what can be done beside the hand. The primary one is the last: lowest, or outermost on the side of the
// hand that holds the device.
func (t *Table) buttons(f *ui.Frame, z *zones) {
	area := z.actions
	list := t.presses()
	if z.icons[0].Empty() && t.canUndo() {
		cut := area.CutLeft
		if z.left {
			cut = area.CutRight
		}
		t.undoButton(f, cut(control).Place(control, math.Min(control, area.H), ui.Center))
		cut(gap)
	}
	if rush := t.match.Humans() == 0 && !t.view.Over; rush {
		f.Button(area.Place(area.W, math.Min(area.H, 64), ui.Center), ui.Button{ID: "table/rush", Label: lang.T("table/rush"),
			Icon: sprites.IconFastForwardButton, Kind: ui.Primary, Disabled: t.rush, Reason: lang.T("table/rushing"), Through: true,
			Do: func() { t.rush = true; t.settle() }})
		return
	}
	if t.hints() {
		if z.upright {
			t.hintButton(f, area.CutTop(math.Max(control, f.UI.LineHeight(ui.H3)+12)), true)
			area.CutTop(gap)
		} else {
			cut := area.CutLeft
			if z.left {
				cut = area.CutRight
			}
			t.hintButton(f, cut(control).Place(control, math.Min(control, area.H), ui.Center), false)
			cut(gap)
		}
	}
	if len(list) == 0 {
		return
	}
	columns, rows := gridOf(len(list), area, z.upright, f.Layout.Text)
	if rows > 0 {
		if z.upright { // few buttons stay as high as a finger likes, at the bottom
			h := math.Min(area.H, float64(rows)*(tallest+gap)-gap)
			area = area.CutBottom(h)
		}
		for i, p := range list {
			r := area.Cell(i, columns, rows, gap)
			if z.left {
				r.X = area.X + area.Right() - r.Right()
			}
			t.button(f, r, p)
		}
		return
	}
	if !z.upright {
		t.buttonStrip(f, area, list)
		return
	}
	slices.Reverse(list)
	h := math.Max(control, f.UI.LineHeight(ui.H3)+18)
	f.List("table/actions", area, func(c ui.Rect) float64 {
		for i, p := range list {
			t.button(f, ui.Rect{X: c.X, Y: c.Y + float64(i)*(h+gap), W: c.W, H: h}, p)
		}
		return float64(len(list))*(h+gap) - gap
	})
}

// buttonStrip is a row of buttons that scrolls sideways, the primary one first.
func (t *Table) buttonStrip(f *ui.Frame, area ui.Rect, list []press) {
	slices.Reverse(list)
	f.Strip("table/actions", area, func(c ui.Rect) float64 {
		x := c.X
		for _, p := range list {
			w := math.Max(leastButton(1), f.UI.TextWidth(p.look.Label, ui.H3)+32)
			if p.look.Icon != 0 {
				w += 30
			}
			t.button(f, ui.Rect{X: x, Y: c.Y, W: w, H: c.H}, p)
			x += w + gap
		}
		return x - gap - c.X
	})
}

// tallest is how high a button becomes where there is room.
const tallest = 76.0

// leastButton is how narrow a button may be beside others.
func leastButton(text float64) float64 { return 84 + 20*(text-1) }

// gridOf is how many columns and rows of buttons lie in an area; rows 0: they do not fit and scroll.
func gridOf(n int, area ui.Rect, upright bool, text float64) (columns, rows int) {
	least, narrow := control, leastButton(text)
	if upright {
		for columns = 1; columns <= 2; columns++ {
			rows = (n + columns - 1) / columns
			if float64(rows)*(least+gap)-gap <= area.H && (columns == 1 || (area.W+gap)/float64(columns)-gap >= narrow) {
				return columns, rows
			}
		}
		return 1, 0
	}
	for rows = 1; float64(rows)*(least+gap)-gap <= area.H+1; rows++ {
		columns = (n + rows - 1) / rows
		if (area.W+gap)/float64(columns)-gap >= narrow || n == 1 {
			return columns, rows
		}
	}
	return 1, 0
}

func (t *Table) button(f *ui.Frame, r ui.Rect, p press) {
	v := &t.view
	v.seen[p.ref] = true
	b := ui.Button{
		ID:     v.ID(p.ref),
		Label:  p.look.Label,
		Sub:    p.look.Sub,
		Icon:   p.look.Icon,
		Key:    p.look.Key,
		Kind:   ui.DarkButton,
		Hint:   t.board.Label(v, p.ref),
		Silent: true,
		Look:   func() { t.lookAt(p.ref) },
	}
	if p.look.Primary {
		b.Kind = ui.Primary
	}
	if r.W < 120 && b.Label != "" && r.H < 60 {
		b.Icon = 0
	}
	if p.taps == nil {
		b.Disabled = true
		b.Reason = t.missing(p.ref)
	} else {
		b.Do = func() { t.taps(p.taps) }
	}
	f.Button(r, b)
	if v.Mark(p.ref) == Selected {
		f.Mark(ui.SelectedMark, r)
	}
	t.point(f, p.ref, r)
}

// missing says what an action that can be reached only by another tap waits for.
func (t *Table) missing(r game.Ref) string {
	if reason := t.view.Picker.Why(r); reason.Key != "" {
		return t.view.sentence(reason)
	}
	return lang.T("table/why/choose-first")
}
