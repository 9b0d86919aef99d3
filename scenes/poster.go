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
	line := func(height float64, text string, style ui.Style, size float64, color ui.Color, at ui.Align) {
		f.Fit(in.CutTop(height*unit), text, style.At(math.Max(size*unit, ui.MinSize)/f.Layout.Text), color, at)
	}
	rule := func() {
		f.Rect(in.CutTop(math.Max(1, 1.8*unit)), f.Theme.Ink)
		in.CutTop(3.5 * unit)
	}
	line(88, lang.T("result/wanted"), ui.Poster, 92, f.Theme.Ink, ui.Center)
	line(26, s.end.Deed, ui.BodyBold, 17, f.Theme.Ink, ui.Center)
	rule()
	rule()
	in.CutTop(12 * unit)
	s.faces(f, in.CutTop(280*unit))
	in.CutTop(24 * unit)
	line(58, s.names(), ui.Poster, 54, f.Theme.Ink, ui.Center)
	rule()
	in.CutTop(8 * unit)
	line(30, s.end.Line, ui.BodyBold, 17, f.Theme.Ink, ui.Center)
	if s.end.Reward == "" {
		return
	}
	in.CutTop(6 * unit)
	reward := in.CutTop(70 * unit)
	f.Fit(reward.CutLeft(reward.W*.34), lang.T("result/reward"), ui.Caps.At(math.Max(16*unit, ui.MinSize)/f.Layout.Text), f.Theme.Ink, ui.Left)
	f.Fit(reward, s.end.Reward, ui.Number.At(math.Max(58*unit, ui.MinSize)/f.Layout.Text), f.Theme.Barn, ui.Right)
}

// faces are the portraits of those who won.
func (s *result) faces(f *ui.Frame, r ui.Rect) {
	var winners []ui.Bust
	for _, row := range s.end.Rows {
		if p := s.match.Player(row.Seat); row.Place == 1 {
			winners = append(winners, ui.Bust{Portrait: portrait(p.Face), Seat: int(p.Look), Disc: true})
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
