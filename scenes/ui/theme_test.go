package ui

import (
	"math"
	"testing"
)

// contrast is the ratio of WCAG 2 between two opaque colours.
func contrast(a, b Color) float64 {
	light := func(c Color) float64 {
		channel := func(v uint8) float64 {
			x := float64(v) / 255
			if x <= .04045 {
				return x / 12.92
			}
			return math.Pow((x+.055)/1.055, 2.4)
		}
		return .2126*channel(c.R) + .7152*channel(c.G) + .0722*channel(c.B)
	}
	x, y := light(a), light(b)
	return (math.Max(x, y) + .05) / (math.Min(x, y) + .05)
}

func TestWordsStandOutFromTheirGround(t *testing.T) {
	for name, th := range map[string]*Theme{"dusk": &Dusk, "high contrast": &HighContrast} {
		for what, pair := range map[string][2]Color{
			"ink on paper": {th.Ink, th.Paper}, "ink on old paper": {th.Ink, th.OldPaper}, "ink on lamp": {th.Ink, th.Lamp},
			"ink on brass": {th.Ink, th.Brass}, "ink on coral": {th.Ink, th.Coral}, "ink on orange": {th.Ink, th.Orange},
			"soft ink on paper": {th.InkSoft, th.Paper}, "soft ink on lit paper": {th.InkSoft, th.LitPaper},
			"paper on tray": {th.Paper, th.Tray}, "paper on panel": {th.Paper, th.Panel}, "old paper on tray": {th.OldPaper, th.Tray},
			"lamp on night": {th.Lamp, th.Night}, "lamp on tray": {th.Lamp, th.Tray}, "lit paper on wood": {th.LitPaper, th.Wood},
			"lit paper on barn": {th.LitPaper, th.Barn}, "lit paper on teal": {th.LitPaper, th.Teal},
			"dark barn on paper": {th.BarnDark, th.Paper}, "paper on soft ink": {th.Paper, th.InkSoft},
			"coral on tray": {th.Coral, th.Tray}, "paper on deep": {th.Paper, th.Deep},
		} {
			if c := contrast(pair[0], pair[1]); c < 4.5 {
				t.Errorf("%s: %s has %.2f", name, what, c)
			}
		}
		for _, s := range th.Seats {
			if c := contrast(s.On, s.Color); c < 4.5 {
				t.Errorf("%s: seat %s has %.2f", name, s.Name, c)
			}
		}
	}
}
