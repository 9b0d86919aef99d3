package scenes

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// posterShape is the paper of a wanted poster at text scale 100 %.
var posterShape = ui.Rect{W: 470, H: 664}

// mostWanted is how many winners share a poster by picture; all do by name.
const mostWanted = 4

// poster shows who won. It is a picture: its words fill their places and do not grow
// with the reading text.
func (s *result) poster(f *ui.Frame, r ui.Rect) {
	if len(s.end.Rows) == 0 {
		return
	}
	if !f.UI.Prefs.ReducedMotion {
		f.PushTurn(r.Center(), -1.2)
		defer f.Pop()
	}
	f.Panel(ui.PosterPanel, r)
	unit := r.H / posterShape.H
	in := r.Pad(34*unit, 14*unit, 34*unit, 18*unit)
	sized := func(style ui.Style, size float64) ui.Style {
		return style.At(math.Max(size*unit, ui.MinSize) / f.Layout.Text)
	}
	small := sized(ui.BodyBold, 17)
	// tall is the height of a small line, or of several where the poster is narrow.
	tall := func(height float64, text string) float64 {
		return math.Max(height*unit, f.UI.TextHeight(text, small, in.W)+2)
	}
	rule := func(place ui.Rect) { f.Rect(place.Place(place.W, math.Max(1, 1.8*unit), ui.Top), f.Theme.Ink) }

	head := s.end.Head
	if head == "" {
		head = lang.T("result/wanted")
	}
	f.Fit(in.CutTop(88*unit), head, sized(ui.Poster, 92), f.Theme.Ink, ui.Center)
	f.Fit(in.CutTop(tall(26, s.end.Deed)), s.end.Deed, small, f.Theme.Ink, ui.Center)
	rule(in.CutTop(5.3 * unit))
	rule(in.CutTop(5.3 * unit))
	in.CutTop(12 * unit)
	if s.end.Reward != "" {
		reward := in.CutBottom(70 * unit)
		f.Fit(reward.CutLeft(reward.W*.34), lang.T("result/reward"), sized(ui.Caps, 16), f.Theme.Ink, ui.Left)
		f.Fit(reward, s.end.Reward, sized(ui.Number, 58), f.Theme.Barn, ui.Right)
		in.CutBottom(4 * unit)
	}
	f.Fit(in.CutBottom(tall(32, s.end.Line)), s.end.Line, small, f.Theme.Ink, ui.Center)
	in.CutBottom(4 * unit)
	rule(in.CutBottom(5.3 * unit))
	f.Fit(in.CutBottom(58*unit), s.names(), sized(ui.Poster, 54), f.Theme.Ink, ui.Center)
	in.CutBottom(.107*in.H - 6*unit) // the seat's disc hangs out of a face by .12 of its side, and not into the name
	s.faces(f, in)
}

// faces are the portraits of those who won.
func (s *result) faces(f *ui.Frame, r ui.Rect) {
	if s.end.Face != 0 {
		f.Bust(r, ui.Bust{Portrait: s.end.Face, Seat: s.look(s.end.Rows[0].Seat), Disc: true})
		return
	}
	var winners []ui.Bust
	for _, row := range s.end.Rows {
		if p := s.match.Player(row.Seat); row.Place == 1 {
			winners = append(winners, ui.Bust{Portrait: portrait(p.Face), Seat: s.look(row.Seat), Disc: true})
		}
	}
	winners = winners[:min(len(winners), mostWanted)]
	switch n := len(winners); {
	case n <= 2:
		for i, w := range winners {
			f.Bust(r.Column(i, n, r.W*.06), w)
		}
	default:
		for i, w := range winners {
			f.Bust(r.Cell(i, 2, 2, r.H*.07), w)
		}
	}
}
