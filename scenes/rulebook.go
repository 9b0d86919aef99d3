package scenes

import (
	"math"
	"sort"

	"drygulch/game"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// rulebook shows the RULES.md of a game, with a table of contents and a way to each
// rule by its number.
type rulebook struct {
	rules  *game.Rules
	blocks []block
	rule   map[string]int // by number: the block that begins with it
	lit    string         // the rule that was asked for
	target bookmark       // what to show at the top when the book is laid out next
	past   []bookmark     // where one read before following a link
	menu   bool           // the contents are open, where there is no room beside the text
	bookLengths
}

// bookmark is a place in a rulebook: so many dp below the top of a block.
type bookmark struct {
	block int // -1: none
	below float64
}

var noBookmark = bookmark{block: -1}

// startOf marks the top of a block, with a little room above it.
func startOf(block int) bookmark { return bookmark{block, -4} }

const bookID = "rulebook/text"

func newRulebook(a *App, rules *game.Rules, rule game.Rule) *rulebook {
	b := &rulebook{rules: rules, blocks: parseBook(rules.Rulebook, rules.Prefix), rule: map[string]int{}, target: startOf(0)}
	for i, k := range b.blocks {
		if k.rule != "" {
			b.rule[k.rule] = i
		}
	}
	if rule != 0 {
		b.turnTo(table.RuleName(rules, rule))
	}
	return b
}

// openRulebooks opens the rulebook of the only game, or asks which.
func (a *App) openRulebooks() {
	if len(shelf.Games) == 1 {
		a.UI.Open(newRulebook(a, shelf.Games[0], 0))
		return
	}
	d := ui.Dialog{Name: "dialog/rulebook", Title: lang.T("rulebook/which"), Cancel: func(*ui.UI) {}}
	for i, rules := range shelf.Games {
		d.Choices = append(d.Choices, ui.Choice{
			ID: "dialog/" + rules.Name, Label: lang.T(rules.Name + "/name"), Kind: ui.PaperButton, Safe: i == 0,
			Do: func(u *ui.UI) { u.Open(newRulebook(a, rules, 0)) },
		})
	}
	a.UI.Ask(d)
}

// turnTo shows a rule at the top and marks it.
func (b *rulebook) turnTo(rule string) {
	if at, ok := b.rule[rule]; ok {
		b.target, b.lit = startOf(at), rule
	}
}

// Name implements ui.Scene.
func (b *rulebook) Name() string { return "rulebook/" + b.rules.Name }

// Tick implements ui.Scene.
func (b *rulebook) Tick(*ui.UI) {}

// Back closes the contents, or goes back to where a link was followed, or closes the
// book.
func (b *rulebook) Back(u *ui.UI) {
	switch n := len(b.past); {
	case b.menu:
		b.menu = false
	case n > 0:
		b.target, b.lit = b.past[n-1], ""
		b.past = b.past[:n-1]
	default:
		u.Close(b)
	}
	u.Rebuild()
}

// readWidth is the width of a page whose lines are at most 60 characters long.
func readWidth(f *ui.Frame) float64 {
	const sixty = "The bandits ride along and rob the train of all it carries, "
	return f.UI.TextWidth(sixty, ui.Body) + 24 + 12 + 18
}

// Build implements ui.Scene.
func (b *rulebook) Build(f *ui.Frame) {
	f.Modal()
	wall(f, "wall/setup")
	area := heading(f, lang.T("rulebook/title", lang.T(b.rules.Name+"/name")), b.Back)
	f.Focus("nav/back")
	width := readWidth(f)
	if beside := area.W - width - wideGap; beside >= 240*math.Max(1, f.Layout.Text*.8) {
		both := column(area, width+wideGap+math.Min(beside, 340*math.Max(1, f.Layout.Text*.8)))
		sheet := both.CutRight(width)
		both.CutRight(wideGap)
		f.Panel(ui.NotePanel, both)
		b.contents(f, both.Pad(12, 12, 6, 12))
		b.text(f, page(f, sheet, width))
		return
	}
	f.IconButton(corner(f), ui.Button{
		ID: "rulebook/contents", Label: lang.T("rulebook/contents"), Icon: sprite("icon/notebook"), Kind: ui.DarkButton, Key: 'C',
		Do: func() { b.menu = !b.menu },
	})
	if b.menu {
		f.Panel(ui.NotePanel, area)
		b.contents(f, area.Pad(12, 12, 6, 12))
		return
	}
	b.text(f, page(f, area, width))
}

// contents lists the headings; the one under which one reads is lit.
func (b *rulebook) contents(f *ui.Frame, r ui.Rect) {
	at := f.UI.Scrolled(bookID) + f.UI.LineHeight(ui.H2)
	here := -1
	for i := range b.blocks {
		if b.blocks[i].chapter() && i < len(b.tops) && b.tops[i] <= at {
			here = i
		}
	}
	scrolling(f, "rulebook/chapters", r, func(c *ui.Rect) {
		for i := range b.blocks {
			k := &b.blocks[i]
			if !k.chapter() {
				continue
			}
			title := k.plain()
			row := c.CutTop(math.Max(control, f.UI.TextHeight(title, ui.NoteBold, c.W-gap-12*float64(k.level-1))+12))
			id := seatID("rulebook/chapter", i)
			color := f.Theme.Paper
			if f.Focused(id) || f.Hovered(id) || i == here {
				color = f.Theme.Lamp
			}
			if i == here {
				f.Rect(ui.Rect{X: row.X, Y: row.Y + 8, W: 4, H: row.H - 16}, f.Theme.Lamp)
			}
			f.Fit(row.Pad(12*float64(k.level), 0, 0, 0), title, ui.NoteBold, color, ui.Left)
			f.Hotspot(ui.Hotspot{ID: id, Label: title, Rect: row, Do: func() {
				b.menu, b.lit, b.past, b.target = false, "", nil, startOf(i)
			}})
		}
	})
}

// text sets the book; only what is in sight is drawn.
func (b *rulebook) text(f *ui.Frame, r ui.Rect) {
	f.List(bookID, r, func(content ui.Rect) float64 {
		content.W -= 4
		b.measure(f, content.W, r.H)
		from := max(0, sort.SearchFloat64s(b.tops, r.Y-content.Y)-1)
		for i := from; i < len(b.blocks) && content.Y+b.tops[i] < r.Bottom(); i++ {
			place := ui.Rect{X: content.X, Y: content.Y + b.tops[i], W: content.W, H: b.tops[i+1] - b.tops[i]}
			b.blocks[i].draw(f, place, b)
		}
		return b.tops[len(b.blocks)]
	})
}

// link leads to another rule; nil if the book does not have it.
func (b *rulebook) link(f *ui.Frame, id, rule string) *ui.Hotspot {
	if _, ok := b.rule[rule]; !ok {
		return nil
	}
	return &ui.Hotspot{ID: id, Label: lang.T("rulebook/go-to", rule), Do: func() {
		b.past = append(b.past, b.reading(f))
		b.turnTo(rule)
	}}
}
