package table

import (
	"context"
	"math"
	"slices"
	"strings"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// hint is what the one who is asked has been advised to do. It is his alone and holds for this one decision: once
// anything is played or taken back, or somebody else looks, it is gone.
type hint struct {
	answer <-chan []advice    // nil: nobody thinks
	cancel context.CancelFunc // of whoever thinks
	tips   []tip              // the best first
	open   bool               // the words are in sight; else the marks alone
	way    []game.Ref         // the taps of the best move, for the picture that is built
	drawn  []game.Ref         // those that are marked in it already
}

// tip is one move in words.
type tip struct {
	move  game.Move
	words string
	share float32
	why   string
}

// A hint names so many moves at most, and after the first none that so little of the thinking leans to.
const (
	mostTips = 3
	leastTip = .05
)

// hints tells whether the one who is asked may ask for hints.
func (t *Table) hints() bool {
	seat := t.chooser()
	return seat != game.NoSeat && t.match.Player(seat).Hint
}

// askHint asks for a hint, or brings the one that was given into sight again. Where everybody looks there is none: it
// would tell what the one who is asked holds.
func (t *Table) askHint() {
	h := &t.hint
	if !t.hints() || t.view.Viewer != t.view.Actor {
		return
	}
	t.settle()
	t.recap = nil
	h.open = true
	if h.answer == nil && h.tips == nil {
		h.answer, h.cancel = t.consult(t.view.Actor)
	}
	t.ui.Rebuild()
}

// unhint ends the thinking and forgets what came of it.
func (t *Table) unhint() {
	if t.hint.cancel != nil {
		t.hint.cancel()
	}
	t.hint = hint{}
}

// hearHint fetches the hint when it is there.
func (t *Table) hearHint() {
	h := &t.hint
	if h.answer == nil {
		return
	}
	select {
	case list := <-h.answer:
		h.cancel()
		h.answer, h.cancel = nil, nil
		h.tips = t.tips(list, t.view.Say)
		t.ui.Play(audio.CueSelect, 0)
		t.ui.Rebuild()
	default:
	}
}

// tips puts advice into words, reasons by say; never nil. Moves that read alike, such as to play either of two cards of a
// name, are one.
func (t *Table) tips(list []advice, say func(game.Reason) string) []tip {
	tips := []tip{}
	for _, a := range list {
		words := t.wordsOf(a.move)
		if at := slices.IndexFunc(tips, func(x tip) bool { return x.words == words }); at >= 0 {
			tips[at].share += a.share
			continue
		}
		tips = append(tips, tip{a.move, words, a.share, whyOf(a, say)})
	}
	slices.SortStableFunc(tips, func(x, y tip) int {
		switch {
		case x.share > y.share:
			return -1
		case x.share < y.share:
			return 1
		}
		return 0
	})
	n := min(len(tips), mostTips)
	for n > 1 && tips[n-1].share < leastTip {
		n--
	}
	return tips[:n]
}

// wordsOf is how a move of the viewer is tapped, by the names of what is tapped.
func (t *Table) wordsOf(move game.Move) string {
	v := &t.view
	var names []string
	for i, r := range v.State.Spell(move, 0, nil) {
		name := ""
		if r.Kind == game.RefAction || r.Kind == game.RefChoice {
			name = t.board.Button(v, r).Label
		}
		switch {
		case name != "":
		case i == 0:
			name = t.board.Label(v, r)
		default:
			name = v.within(r)
		}
		names = append(names, name)
	}
	return strings.Join(names, lang.T("table/hint/then"))
}

// whyOf is what speaks for a move, in two sentences at most.
func whyOf(a advice, say func(game.Reason) string) string {
	var says []string
	for _, reason := range a.why[:min(len(a.why), 2)] {
		says = append(says, say(reason))
	}
	return strings.Join(says, " ")
}

// aim works out what is to be tapped for the best move: by a way that goes on from the present choice, if there is one.
func (t *Table) aim() {
	h, p := &t.hint, &t.view.Picker
	h.way, h.drawn = h.way[:0], h.drawn[:0]
	if len(h.tips) == 0 || t.view.Viewer == game.NoSeat {
		return
	}
	for _, way := range p.paths {
		if way.move != h.tips[0].move {
			continue
		}
		if rest, fits := p.after(way, p.prefix); fits {
			h.way = append(h.way[:0], rest...)
			return
		}
		if len(h.way) == 0 {
			h.way = append(h.way, p.refs[way.from:way.to]...)
		}
	}
}

// point marks a thing if the hint points to it. Whoever draws things that scroll or lie over each other calls it for
// them; pointOut marks the rest.
func (t *Table) point(f *ui.Frame, ref game.Ref, r ui.Rect) {
	h := &t.hint
	if !slices.Contains(h.way, ref) || slices.Contains(h.drawn, ref) {
		return
	}
	h.drawn = append(h.drawn, ref)
	const bulb = 16
	f.Mark(ui.ChoiceMark, r)
	at := ui.Point{X: r.X + math.Min(10, r.W/2), Y: r.Y + math.Min(10, r.H/2)}
	f.Badge(at, ui.DeepBadge, "")
	f.Icon(sprites.IconLightBulb, ui.Around(at, bulb, bulb), f.Theme.Lamp)
}

// pointOut marks what the hint points to on the board.
func (t *Table) pointOut(f *ui.Frame) {
	for _, ref := range t.hint.way {
		if r, ok := t.view.lay[ref]; ok && t.view.seen[ref] {
			t.point(f, ref, r)
		}
	}
}

// hintButton is how one asks.
func (t *Table) hintButton(f *ui.Frame, r ui.Rect, words bool) {
	b := ui.Button{ID: "table/hint", Label: lang.T("table/hint"), Icon: sprites.IconLightBulb, Kind: ui.DarkButton, Key: 'I',
		Disabled: t.view.Viewer != t.view.Actor, Reason: lang.T("table/hint/watched"), Do: t.askHint}
	if words {
		f.Button(r, b)
	} else {
		f.IconButton(r, b)
	}
}

// hintPanel tells what was advised. It lies over the upper right of the board and keeps nobody from playing.
func (t *Table) hintPanel(f *ui.Frame, z *zones) {
	h := &t.hint
	if !h.open || t.view.Viewer == game.NoSeat {
		return
	}
	u := f.UI
	room := z.board.Inset(gap)
	w := noteWidth(f, room, 400)
	inner := w - 2*14 - 14
	about := lang.T("table/hint/about")
	height := u.TextHeight(about, ui.Note, inner) + 8
	for _, tip := range h.tips {
		height += tip.height(f, inner, ui.Body)
	}
	if len(h.tips) == 0 {
		height = math.Max(40, u.LineHeight(ui.Body))
	}
	head := math.Max(control, u.LineHeight(ui.H3))
	r := room.Place(w, math.Min(room.H, height+head+36), ui.TopRight)
	f.Cover(r)
	f.Panel(ui.DialogPanel, r)
	in := r.Inset(14)
	top := in.CutTop(head)
	f.Button(top.CutRight(math.Min(132, top.W*.45)), ui.Button{ID: "hint/done", Label: lang.T("table/recap/done"), Kind: ui.GoAhead,
		Do: func() { h.open = false; u.Rebuild() }})
	f.Fit(top.Pad(0, 0, 8, 0), lang.T("table/hint/title"), ui.H3, f.Theme.BarnDark, ui.Left)
	in.CutTop(6)
	switch {
	case h.answer != nil:
		f.Thinking(in.CutRight(48).Center(), f.Theme.BarnDark)
		f.Fit(in, lang.T("table/hint/thinking"), ui.Body, f.Theme.Ink, ui.Left)
		return
	case len(h.tips) == 0:
		f.Fit(in, lang.T("table/hint/nothing"), ui.Body, f.Theme.Ink, ui.Left)
		return
	}
	f.List("table/hint", in, func(c ui.Rect) float64 {
		y := c.Y
		for _, tip := range h.tips {
			y += tip.set(f, ui.Rect{X: c.X, Y: y, W: c.W}, ui.Body)
		}
		return y + f.Paragraph(ui.Rect{X: c.X, Y: y, W: c.W}, about, ui.Note, f.Theme.InkSoft, ui.TopLeft) - c.Y
	})
}

// noteWidth is the width of a panel over the board: so much, and more for large text, as far as there is room.
func noteWidth(f *ui.Frame, room ui.Rect, width float64) float64 {
	return math.Min(room.W, width*(1+math.Max(0, f.Layout.Text-1)/2))
}

// leastWords is the width from which a tip stands beside its share, in dp at text scale 100 %; below, under it.
const leastWords = 200.0

// column is how wide the column of the shares is before words of a width in all; 0: the share has a line of its own.
func (tip *tip) column(f *ui.Frame, width float64) float64 {
	share := f.UI.TextWidth(lang.T("table/hint/share", 100), ui.H3) + 12
	if width-share < leastWords*math.Max(1, f.Layout.Text) {
		return 0
	}
	return share
}

// height is how high a tip is in a width, with its reasons in a style.
func (tip *tip) height(f *ui.Frame, width float64, why ui.Style) float64 {
	u, share, h := f.UI, tip.column(f, width), 0.0
	if share == 0 {
		h = u.LineHeight(ui.H3)
	}
	return h + u.TextHeight(tip.words, ui.BodyBold, width-share) + u.TextHeight(tip.why, why, width-share) + 10
}

// set draws a tip: its share of the thinking, its words and what speaks for it. It returns the height.
func (tip *tip) set(f *ui.Frame, in ui.Rect, why ui.Style) float64 {
	u, share := f.UI, tip.column(f, in.W)
	words := ui.Rect{X: in.X + share, Y: in.Y, W: in.W - share}
	line := ui.Rect{X: in.X, Y: in.Y, W: share - 8, H: u.LineHeight(ui.BodyBold)}
	if share == 0 {
		line.W, line.H = in.W, u.LineHeight(ui.H3)
		words.Y += line.H
	}
	f.Fit(line, lang.T("table/hint/share", int(math.Round(float64(tip.share)*100))), ui.H3, f.Theme.BarnDark, ui.Left)
	words.Y += f.Paragraph(words, tip.words, ui.BodyBold, f.Theme.Ink, ui.TopLeft)
	return words.Y + f.Paragraph(words, tip.why, why, f.Theme.Ink, ui.TopLeft) + 10 - in.Y
}
