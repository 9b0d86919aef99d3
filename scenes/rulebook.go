package scenes

import (
	"strings"

	"drygulch/game"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// rulebook shows the RULES.md of a game, with a table of contents and a way to
// each rule by its number.
type rulebook struct {
	app    *App
	rules  *game.Rules
	blocks []block
	target string // the rule to show when the book is laid out next; empty: stay
	lit    string // the rule that was asked for
	menu   bool   // the contents are open, where there is no room beside the text
	tops   []float64
}

const bookID = "rulebook/text"

func newRulebook(a *App, rules *game.Rules, rule game.Rule) *rulebook {
	b := &rulebook{app: a, rules: rules, blocks: parseBook(rules.Rulebook, rules.Prefix)}
	a.UI.ScrollTo(bookID, 0)
	if rule != 0 {
		b.jump(table.RuleName(rules, rule))
	}
	return b
}

// openRulebooks opens the rulebook of the only game, or asks which.
func (a *App) openRulebooks() {
	if len(shelf.Games) == 1 {
		a.UI.Open(newRulebook(a, shelf.Games[0], 0))
		return
	}
	d := ui.Dialog{Name: "dialog/rulebook", Title: lang.T("rulebook/which")}
	for i, rules := range shelf.Games {
		d.Choices = append(d.Choices, ui.Choice{
			ID: "dialog/" + rules.Name, Label: lang.T(rules.Name + "/name"), Kind: ui.PaperButton, Safe: i == 0,
			Do: func(u *ui.UI) { u.Open(newRulebook(a, rules, 0)) },
		})
	}
	a.UI.Ask(d)
}

func (b *rulebook) jump(rule string) { b.target, b.lit = rule, rule }

// Name implements ui.Scene.
func (b *rulebook) Name() string { return "rulebook/" + b.rules.Name }

// Tick implements ui.Scene.
func (b *rulebook) Tick(*ui.UI) {}

// Back closes the contents, then the book.
func (b *rulebook) Back(u *ui.UI) {
	if b.menu {
		b.menu = false
		u.Rebuild()
		return
	}
	u.Close(b)
}

// Build implements ui.Scene.
func (b *rulebook) Build(f *ui.Frame) {
	f.Modal()
	wall(f)
	area := heading(f, lang.T("rulebook/title", lang.T(b.rules.Name+"/name")), b.Back)
	if f.Layout.Shape == ui.Wide && f.Layout.W >= 900 {
		contents := area.CutLeft(300)
		area.CutLeft(16)
		f.Panel(ui.NotePanel, contents)
		b.contents(f, contents.Inset(10))
	} else {
		f.IconButton(cornerOf(f), ui.Button{
			ID: "rulebook/contents", Label: lang.T("rulebook/contents"), Icon: sprite("icon/notebook"), Kind: ui.DarkButton, Key: 'C',
			Do: func() { b.menu = !b.menu },
		})
		if b.menu {
			f.Panel(ui.NotePanel, area)
			b.contents(f, area.Inset(10))
			return
		}
	}
	page := column(area, 760)
	f.Panel(ui.PaperPanel, page)
	f.List(bookID, page.Pad(20, 16, 12, 16), func(content ui.Rect) float64 { return b.text(f, content) })
}

// contents lists the headings.
func (b *rulebook) contents(f *ui.Frame, r ui.Rect) {
	f.List("rulebook/contents", r, func(content ui.Rect) float64 {
		c := content
		for i, k := range b.blocks {
			if k.kind != headingBlock || k.level > 2 {
				continue
			}
			row := c.CutTop(48)
			id := seatID("rulebook/chapter", i)
			color := f.Theme.Paper
			if f.Focused(id) || f.Hovered(id) {
				color = f.Theme.Lamp
			}
			f.Fit(row.Pad(8+float64(k.level-1)*12, 0, 4, 0), k.plain(), ui.NoteBold, color, ui.Left)
			f.Hotspot(ui.Hotspot{ID: id, Label: k.plain(), Rect: row, Do: func() {
				b.menu, b.lit = false, ""
				if i < len(b.tops) {
					f.UI.ScrollTo(bookID, b.tops[i])
				}
			}})
		}
		return c.Y - content.Y
	})
}

// text sets the book and returns its height; only what is in sight is drawn.
func (b *rulebook) text(f *ui.Frame, content ui.Rect) float64 {
	y := content.Y
	b.tops = b.tops[:0]
	for i := range b.blocks {
		k := &b.blocks[i]
		b.tops = append(b.tops, y-content.Y)
		y += k.draw(f, ui.Rect{X: content.X, Y: y, W: content.W - 8}, b)
	}
	if b.target != "" {
		for i, k := range b.blocks {
			if k.rule == b.target {
				f.UI.ScrollTo(bookID, b.tops[i])
			}
		}
		b.target = ""
	}
	return y - content.Y
}

// link makes the number of another rule one that can be pressed.
func (b *rulebook) link(f *ui.Frame, id, rule string) *ui.Hotspot {
	return &ui.Hotspot{ID: id, Label: lang.T("rulebook/go-to", rule), Do: func() {
		b.jump(rule)
		f.UI.Rebuild()
	}}
}

func (b *rulebook) has(rule string) bool {
	for i := range b.blocks {
		if b.blocks[i].rule == rule {
			return true
		}
	}
	return false
}

// isRule tells whether a word is a rule's number, "CE-31", and gives it without
// what stands around it.
func isRule(word, prefix string) (rule string, ok bool) {
	rule = strings.Trim(word, ".,;:()[]*")
	digits, found := strings.CutPrefix(rule, prefix+"-")
	return rule, found && digits != "" && strings.Trim(digits, "0123456789") == ""
}
