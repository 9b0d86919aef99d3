package ui

import (
	"math"
	"sync/atomic"
)

// Shape is the proportion of the window; layouts are written once for each.
type Shape uint8

const (
	Wide     Shape = iota // every other: desktop, tablet lying
	Tiny                  // h < 480 or w < 340: a phone lying
	Tall                  // w/h < 0.8: a phone standing
	Squarish              // w/h < 1.35: a tablet
)

// Insets are the margins, in dp, that a notch, a system bar or rounded corners take from the window.
type Insets struct{ Left, Top, Right, Bottom float64 }

// Layout is all that the place of things may depend on.
type Layout struct {
	W, H   float64 // window in dp
	Insets Insets
	Scale  float64 // physical pixels per dp
	Text   float64 // the player's text scale, 0.85–2.0
	Shape  Shape
	Zoom   float64 // dp of the window system per dp of the layout: > 1 only on windows larger than 1280×720
}

// Window is the whole window: backgrounds bleed to its edges.
func (l Layout) Window() Rect { return Rect{0, 0, l.W, l.H} }

// Safe is the part of the window where controls may lie.
func (l Layout) Safe() Rect {
	return l.Window().Pad(l.Insets.Left, l.Insets.Top, l.Insets.Right, l.Insets.Bottom)
}

// Margin is the distance of things from the edge of the safe area: 16, on phones 8.
func (l Layout) Margin() float64 {
	if l.Shape == Tall || l.Shape == Tiny {
		return 8
	}
	return 16
}

// Phone reports whether the window has the size of a phone in either posture.
func (l Layout) Phone() bool { return l.Shape == Tiny || (l.Shape == Tall && l.W < 600) }

// NewLayout works out the layout of a window of the given physical pixels. Sizes below one pixel and scales that are
// no numbers are taken as 1.
func NewLayout(pxW, pxH, deviceScale, text float64, in Insets) Layout {
	pxW, pxH = atLeastOne(pxW), atLeastOne(pxH)
	if !(deviceScale > 0) || math.IsInf(deviceScale, 0) {
		deviceScale = 1
	}
	if !(text >= MinText) {
		text = 1
	}
	w, h := pxW/deviceScale, pxH/deviceScale
	// The drawings are made for 1280×720. A larger window shows them larger, not more of them.
	zoom := math.Max(1, math.Min(w/1280, h/720))
	l := Layout{
		W: w / zoom, H: h / zoom, Zoom: zoom, Scale: deviceScale * zoom,
		Text:   math.Min(text, MaxText),
		Insets: Insets{in.Left / zoom, in.Top / zoom, in.Right / zoom, in.Bottom / zoom},
	}
	l.Shape = shapeOf(l.Safe())
	return l
}

func shapeOf(r Rect) Shape {
	switch {
	case r.H < 480 || r.W < 340:
		return Tiny
	case r.W/r.H < .8:
		return Tall
	case r.W/r.H < 1.35:
		return Squarish
	}
	return Wide
}

func atLeastOne(v float64) float64 {
	if !(v >= 1) || math.IsInf(v, 0) {
		return 1
	}
	return v
}

// The player's text scales: 85 % to 200 %.
const (
	MinText = .85
	MaxText = 2.0
)

// TextScales are the steps offered in the settings.
var TextScales = [...]float64{.85, 1, 1.15, 1.3, 1.5, 1.75, 2}

var safeInsets atomic.Pointer[Insets]

// SetInsets tells the safe area, in dp of the window system. It may be called from any goroutine: the mobile shell
// calls it on its own thread.
func SetInsets(left, top, right, bottom float64) {
	safeInsets.Store(&Insets{nonNegative(left), nonNegative(top), nonNegative(right), nonNegative(bottom)})
}

func nonNegative(v float64) float64 {
	if !(v > 0) || math.IsInf(v, 0) {
		return 0
	}
	return v
}

func currentInsets() Insets {
	if in := safeInsets.Load(); in != nil {
		return *in
	}
	return Insets{}
}
