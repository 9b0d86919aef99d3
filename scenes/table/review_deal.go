package table

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// Dealer is a board that can tell how its match was dealt.
type Dealer interface {
	// Dealt tells what was dealt; v.State is the whole truth. whole is false while more is dealt before play begins, such
	// as when characters are chosen first: then it is asked again a choice later.
	Dealt(v *View) (lots []Lot, whole bool)
}

// Lot is what one seat was dealt, or what lies on the table.
type Lot struct {
	Seat  game.Seat // game.NoSeat: the table
	Lines []string
	Cards []Card
}

// lotsOf tells how the match was dealt; none if the board cannot.
func (r *Review) lotsOf() []Lot {
	dealer, ok := r.t.board.(Dealer)
	if !ok {
		return nil
	}
	past := dealt(r.whole)
	v := View{Rules: r.t.view.Rules, Setup: r.t.view.Setup, Viewer: game.NoSeat, Actor: game.NoSeat, Over: true, table: r.t, seen: map[game.Ref]bool{}}
	for _, rec := range r.whole.Records() {
		v.State = past.Truth()
		v.Shown = v.State
		lots, whole := dealer.Dealt(&v)
		if whole {
			return lots
		}
		if rec.Move == game.NoMove {
			repeat(past, rec)
		} else if _, err := past.Play(rec.Move); err != nil {
			break
		}
	}
	v.State = past.Truth()
	v.Shown = v.State
	lots, _ := dealer.Dealt(&v)
	return lots
}

// Deal is the sheet that tells the seed and what everybody was dealt, to be laid over the review.
func (r *Review) Deal() ui.Scene { return &dealSheet{r: r, lots: r.lotsOf()} }

type dealSheet struct {
	r    *Review
	lots []Lot
}

func (d *dealSheet) Name() string { return d.r.Name() + "/deal" }

func (d *dealSheet) Tick(*ui.UI) {}

func (d *dealSheet) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(d)
}

func (d *dealSheet) Build(f *ui.Frame) {
	u := f.UI
	safe := f.Layout.Safe()
	r := safe.Place(math.Min(safe.W, 900), safe.H, ui.Center).Inset(gap)
	f.Panel(ui.DialogPanel, r)
	r = r.Inset(16)
	head := r.CutTop(math.Max(control, u.LineHeight(ui.H1)))
	f.Button(head.CutRight(math.Min(150, head.W*.42)), ui.Button{ID: "nav/back", Label: lang.T("review/go"), Kind: ui.GoAhead, Size: 16, Do: func() { d.Back(u) }})
	f.Fit(head.Pad(0, 0, gap, 0), lang.T("review/deal"), ui.H1, f.Theme.Ink, ui.Left)
	r.CutTop(gap)
	f.List("review/deal", r, func(in ui.Rect) float64 {
		y := in.Y
		put := func(text string, st ui.Style, ink ui.Color, after float64) {
			y += f.Paragraph(ui.Rect{X: in.X, Y: y, W: in.W}, text, st, ink, ui.TopLeft) + after
		}
		put(lang.T("review/seed", lang.Digits(d.r.whole.Setup().Seed)), ui.H2, f.Theme.BarnDark, 2)
		put(lang.T("review/seed/text"), ui.Note, f.Theme.InkSoft, 12)
		for _, lot := range d.lots {
			y += d.lot(f, ui.Rect{X: in.X, Y: y, W: in.W}, lot) + 12
		}
		return y - in.Y
	})
	f.Focus("nav/back")
}

// lot tells what one seat was dealt; it returns the height.
func (d *dealSheet) lot(f *ui.Frame, in ui.Rect, lot Lot) float64 {
	u, v, y := f.UI, &d.r.t.view, in.Y
	f.Rect(ui.Rect{X: in.X, Y: y, W: in.W, H: 1}, ui.Fade(f.Theme.Kraft, .6))
	y += 8
	const side = 40.0
	name := lang.T("review/table")
	row := ui.Rect{X: in.X, Y: y, W: in.W, H: math.Max(side, u.LineHeight(ui.H3))}
	if lot.Seat != game.NoSeat {
		name = v.Name(lot.Seat)
		f.Bust(row.CutLeft(side).Place(side, side, ui.Center), ui.Bust{Portrait: portrait(v.Player(lot.Seat)), Seat: v.Look(lot.Seat), Disc: true})
	} else {
		f.Icon(sprites.IconTable, row.CutLeft(side).Place(side*.8, side*.8, ui.Center), f.Theme.Ink)
	}
	row.CutLeft(12)
	f.Fit(row, name, ui.H3, f.Theme.Ink, ui.Left)
	y = row.Bottom() + 4
	for _, line := range lot.Lines {
		y += f.Paragraph(ui.Rect{X: in.X, Y: y, W: in.W}, line, ui.Body, f.Theme.Ink, ui.TopLeft) + 2
	}
	if len(lot.Cards) == 0 {
		return y - in.Y
	}
	y += 4
	const width, between = 84.0, 8.0
	height := cardHeight(width) + between
	columns := max(1, int((in.W+between)/(width+between)))
	for i, c := range lot.Cards {
		at := ui.Point{X: in.X + float64(i%columns)*(width+between), Y: y + float64(i/columns)*height}
		if f.Visible(ui.Rect{X: at.X, Y: at.Y, W: width, H: height}) {
			v.DrawCard(f, at, width, c, CardState{})
		}
	}
	return y + float64((len(lot.Cards)+columns-1)/columns)*height - in.Y
}
