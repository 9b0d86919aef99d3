package scenes

import (
	"math"
	"strings"

	"drygulch/scenes/ui"
)

// How the blocks of a rulebook are set, in dp.
const (
	aboveHeading = 14.0
	belowHeading = 10.0
	belowBlock   = 12.0
	belowItem    = 6.0
	indent       = 20.0
	cellPad      = 5.0
	cellGap      = 8.0
)

var headings = [...]ui.Style{ui.H1, ui.H2, ui.H3}

func (k *block) headingStyle() ui.Style { return headings[min(k.level, len(headings))-1] }

// height is what a block takes of a page of the given width, with the room below it.
func (k *block) height(f *ui.Frame, width float64) float64 {
	switch k.kind {
	case headingBlock:
		return aboveHeading + f.UI.TextHeight(k.plain(), k.headingStyle(), width) + belowHeading
	case rowBlock:
		h := 0.0
		for i, cell := range k.cells {
			h = math.Max(h, f.UI.TextHeight(unmarked(cell), k.cellStyle(), k.cell(ui.Rect{W: width}, i).W))
		}
		return h + 2*cellPad
	case itemBlock:
		return f.Runs(ui.Rect{W: width - indent}, k.runs(f, nil)) + belowItem
	}
	return f.Runs(ui.Rect{W: width}, k.runs(f, nil)) + belowBlock
}

// draw sets a block in r, which has the height that was measured.
func (k *block) draw(f *ui.Frame, r ui.Rect, b *rulebook) {
	switch k.kind {
	case headingBlock:
		f.Paragraph(r.Pad(0, aboveHeading, 0, 0), k.plain(), k.headingStyle(), f.Theme.BarnDark, ui.TopLeft)
		return
	case rowBlock:
		k.row(f, r)
		return
	case itemBlock:
		line := f.UI.LineHeight(ui.Body)
		f.Icon(sprite("ui/bullet"), ui.Rect{X: r.X + 4, Y: r.Y, W: 10, H: line}, f.Theme.Barn)
		r = r.Pad(indent, 0, 0, 0)
	}
	if k.rule != "" && k.rule == b.lit {
		mark := r.Pad(-12, -4, -4, belowBlock-6)
		f.Rect(mark, ui.Fade(f.Theme.Lamp, .45))
		f.Rect(ui.Rect{X: mark.X, Y: mark.Y, W: 4, H: mark.H}, f.Theme.Barn)
	}
	f.Runs(r, k.runs(f, b))
}

func (k *block) cellStyle() ui.Style {
	if k.head {
		return ui.NoteBold
	}
	return ui.Note
}

// cell is the place of a cell in its row.
func (k *block) cell(r ui.Rect, i int) ui.Rect {
	return r.Column(i, len(k.cells), cellGap).Pad(4, cellPad, 0, cellPad)
}

func (k *block) row(f *ui.Frame, r ui.Rect) {
	if k.head {
		f.Rect(r, f.Theme.OldPaper)
	}
	for i, cell := range k.cells {
		f.Paragraph(k.cell(r, i), unmarked(cell), k.cellStyle(), f.Theme.Ink, ui.TopLeft)
	}
	f.Rect(ui.Rect{X: r.X, Y: r.Bottom() - 1, W: r.W, H: 1}, f.Theme.Kraft)
}

// runs are the plain and bold parts of a paragraph, with the numbers of other rules
// as links into b; nil: without links, to measure.
func (k *block) runs(f *ui.Frame, b *rulebook) []ui.Run {
	var runs []ui.Run
	for i, part := range strings.Split(k.cells[0], "**") {
		style := ui.Body
		if i%2 == 1 {
			style = ui.BodyBold
		}
		runs = k.linked(f, b, runs, unmarked(part), style)
	}
	return runs
}

// linked appends a text, cut at the numbers of rules.
func (k *block) linked(f *ui.Frame, b *rulebook, runs []ui.Run, text string, style ui.Style) []ui.Run {
	for text != "" {
		from, to := ruleIn(text, k.prefix)
		if from > 0 {
			runs = append(runs, ui.Run{Text: text[:from], Style: style, Color: f.Theme.Ink})
		}
		if rule := text[from:to]; rule != "" {
			run := ui.Run{Text: rule, Style: ui.BodyBold, Color: f.Theme.Barn}
			if b != nil && rule != k.rule {
				run.Link = b.link(f, "rulebook/"+k.rule+"/"+rule, rule)
			}
			runs = append(runs, run)
		}
		text = text[to:]
	}
	return runs
}

// ruleIn finds the first number of a rule in a text; without one both ends are the
// text's end.
func ruleIn(text, prefix string) (from, to int) {
	from = strings.Index(text, prefix+"-")
	if from < 0 {
		return len(text), len(text)
	}
	to = from + len(prefix) + 1
	for to < len(text) && text[to] >= '0' && text[to] <= '9' {
		to++
	}
	return from, to
}
