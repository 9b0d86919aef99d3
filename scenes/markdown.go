package scenes

import (
	"strings"

	"drygulch/scenes/ui"
)

// blockKind is what a block of a rulebook is.
type blockKind uint8

const (
	paragraphBlock blockKind = iota
	headingBlock
	itemBlock
	rowBlock // of a table
)

// block is a paragraph, heading, list item or table row of a rulebook. The
// rulebooks are ours, so they keep to the part of Markdown that is read here:
// headings, paragraphs, items, tables, **bold** and *italic*.
type block struct {
	kind  blockKind
	level int      // of a heading, from 1
	head  bool     // a table's first row
	cells []string // one, but for a table
	rule  string   // the number a rule begins with: "CE-31"

	prefix string // of rule numbers
}

// parseBook cuts a rulebook into blocks.
func parseBook(text, prefix string) []block {
	var blocks []block
	var open bool  // the last block takes another line
	var table bool // the last line was of a table
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n ")
		trimmed := strings.TrimLeft(line, " ")
		wasTable := table
		table = strings.HasPrefix(trimmed, "|")
		switch {
		case trimmed == "":
			open = false
		case table:
			cells := strings.Split(strings.Trim(trimmed, "|"), "|")
			if strings.Trim(trimmed, "|-: ") == "" {
				break // the line under a table's head
			}
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			blocks = append(blocks, block{kind: rowBlock, head: !wasTable, cells: cells})
			open = false
		case trimmed[0] == '#':
			level := len(trimmed) - len(strings.TrimLeft(trimmed, "#"))
			blocks = append(blocks, block{kind: headingBlock, level: level, cells: []string{strings.TrimSpace(trimmed[level:])}})
			open = false
		case strings.HasPrefix(trimmed, "- ") || strings.HasPrefix(trimmed, "* "):
			blocks = append(blocks, block{kind: itemBlock, cells: []string{trimmed[2:]}})
			open = true
		case open:
			last := &blocks[len(blocks)-1]
			last.cells[0] += " " + trimmed
		default:
			blocks = append(blocks, block{cells: []string{trimmed}})
			open = true
		}
	}
	for i := range blocks {
		blocks[i].prefix = prefix
		blocks[i].rule, _ = blocks[i].number()
	}
	return blocks
}

// number is the rule that a block begins with.
func (k *block) number() (rule string, ok bool) {
	for word := range strings.FieldsSeq(k.cells[0]) {
		if rule, ok = isRule(word, k.prefix); ok {
			return rule, true
		}
		break
	}
	return "", false
}

// plain is a block's text without marks.
func (k *block) plain() string { return strings.ReplaceAll(k.cells[0], "*", "") }

// draw sets a block and returns the height it used. What is out of sight is only
// measured.
func (k *block) draw(f *ui.Frame, r ui.Rect, b *rulebook) float64 {
	switch k.kind {
	case headingBlock:
		return k.heading(f, r)
	case rowBlock:
		return k.row(f, r)
	case itemBlock:
		r.X, r.W = r.X+18, r.W-18
		h := k.runs(f, r, b)
		f.Icon(sprite("ui/bullet"), ui.Rect{X: r.X - 16, Y: r.Y + f.UI.LineHeight(ui.Body)/2 - 5, W: 10, H: 10}, f.Theme.Barn)
		return h + 6
	}
	return k.runs(f, r, b) + 12
}

var headings = [...]ui.Style{ui.H1, ui.H2, ui.H3}

func (k *block) heading(f *ui.Frame, r ui.Rect) float64 {
	style := headings[min(k.level, len(headings))-1]
	r.Y += 12
	h := f.UI.TextHeight(k.plain(), style, r.W)
	if r.H = h; f.Visible(r) {
		f.Paragraph(r, k.plain(), style, f.Theme.BarnDark, ui.TopLeft)
	}
	return h + 22
}

func (k *block) row(f *ui.Frame, r ui.Rect) float64 {
	style := ui.Note
	if k.head {
		style = ui.NoteBold
	}
	var h float64
	for i := range k.cells {
		h = max(h, f.UI.TextHeight(k.plainCell(i), style, r.Column(i, len(k.cells), 8).W))
	}
	r.H = h + 10
	if f.Visible(r) {
		if k.head {
			f.Rect(r, f.Theme.OldPaper)
		}
		for i := range k.cells {
			f.Paragraph(r.Column(i, len(k.cells), 8).Pad(4, 5, 0, 0), k.plainCell(i), style, f.Theme.Ink, ui.TopLeft)
		}
		f.Rect(ui.Rect{X: r.X, Y: r.Bottom() - 1, W: r.W, H: 1}, f.Theme.Kraft)
	}
	return r.H
}

func (k *block) plainCell(i int) string { return strings.ReplaceAll(k.cells[i], "*", "") }

// runs sets a paragraph with its bold parts and the numbers of other rules, which
// lead there.
func (k *block) runs(f *ui.Frame, r ui.Rect, b *rulebook) float64 {
	h := f.UI.TextHeight(k.plain(), ui.Body, r.W) // bold words may take a line more
	r.H = h + 2*f.UI.LineHeight(ui.Body)
	if !f.Visible(r) {
		return h
	}
	if k.rule != "" && k.rule == b.lit {
		f.Rect(ui.Rect{X: r.X - 10, Y: r.Y - 3, W: 4, H: h + 6}, f.Theme.Barn)
	}
	var runs []ui.Run
	bold := false
	for i, part := range strings.Split(k.cells[0], "**") {
		bold = i%2 == 1
		style := ui.Body
		if bold {
			style = ui.BodyBold
		}
		runs = append(runs, k.linked(f, b, strings.ReplaceAll(part, "*", ""), style)...)
	}
	return max(h, f.Runs(r, runs))
}

// linked cuts a text at the numbers of rules.
func (k *block) linked(f *ui.Frame, b *rulebook, text string, style ui.Style) []ui.Run {
	var runs []ui.Run
	plain := func(s string) {
		if s != "" {
			runs = append(runs, ui.Run{Text: s, Style: style, Color: f.Theme.Ink})
		}
	}
	for {
		at := strings.Index(text, k.prefix+"-")
		if at < 0 {
			break
		}
		end := at + len(k.prefix) + 1
		for end < len(text) && text[end] >= '0' && text[end] <= '9' {
			end++
		}
		rule := text[at:end]
		if rule == k.rule || !b.has(rule) {
			plain(text[:end])
		} else {
			plain(text[:at])
			runs = append(runs, ui.Run{Text: rule, Style: ui.BodyBold, Color: f.Theme.Barn, Link: b.link(f, "rulebook/"+k.rule+"/"+rule, rule)})
		}
		text = text[end:]
	}
	plain(text)
	return runs
}
