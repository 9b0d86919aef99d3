package ui

import (
	"math"

	"drygulch/audio"
)

// Slider is a value between 0 and 1 with its words.
type Slider struct {
	ID, Label string
	Value     string  // the value in words: "70 %"
	At        float64 // 0–1
	Step      float64 // of keys and of the thumb; 0: a tenth
	Set       func(float64)
	Light     bool // words on paper instead of on a dark ground
}

// Slider draws a slider: its words in the left part of r, the value at the right, the track between. In a narrow row the
// words stand above the track. The track with its thumb is the target, at least 48 high.
func (f *Frame) Slider(r Rect, s Slider) {
	c := f.Theme.Paper
	if s.Light {
		c = f.Theme.Ink
	}
	words, value := r, Rect{}
	row := r
	if r.W >= 420 {
		words = row.CutLeft(r.W * .38)
		value = row.CutRight(64)
	} else {
		words = row.CutTop(math.Max(r.H-48, r.H*.4))
		value = words.CutRight(64)
	}
	f.Fit(words.Pad(0, 0, 8, 0), s.Label, BodyBold, c, Left)
	f.Text(value, s.Value, BodyBold, c, Right)
	target := row.Place(row.W, math.Max(row.H, 48), Center)
	line := row.Place(row.W, 10, Center).Pad(18, 0, 18, 0)
	at := clamp(s.At, 0, 1)
	f.Nine(track, line)
	if at > 0 {
		f.Nine(trackFill, Rect{line.X, line.Y, line.W * at, line.H})
	}
	f.Sprite(thumb, Around(Point{line.X + line.W*at, line.Center().Y}, 36, 36))

	step := s.Step
	if step <= 0 {
		step = .1
	}
	set := func(v float64) {
		v = clamp(math.Round(v/step)*step, 0, 1)
		if math.Abs(v-s.At) > step/2 || v != s.At && (v == 0 || v == 1) {
			f.UI.Play(audio.CueTick, 0)
			s.Set(v)
		}
	}
	track := f.now.m.bounds(line)
	place := func(p Point) { set((p.X - track.X) / track.W) }
	f.Hotspot(Hotspot{
		ID: s.ID, Label: s.Label + ": " + s.Value, Rect: target, Silent: true,
		Do:     func() { place(f.UI.Input.At) },
		Drag:   func(d Drag) { place(d.At) },
		Adjust: func(n int) { set(s.At + float64(n)*step) },
	})
}
