package ui

import (
	"math"
	"testing"
)

func TestShapesByFirstMatch(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		want Shape
	}{
		{1280, 720, Wide}, {1024, 768, Squarish}, {390, 844, Tall}, {844, 390, Tiny}, {320, 480, Tiny}, {339, 900, Tiny},
		{340, 480, Tall}, {3840, 1080, Wide}, {768, 1024, Tall}, {820, 1024, Squarish}, {1, 1, Tiny},
	} {
		if got := NewLayout(c.w, c.h, 1, 1, Insets{}).Shape; got != c.want {
			t.Errorf("%v×%v: shape %d, want %d", c.w, c.h, got, c.want)
		}
	}
}

func TestLayoutSurvivesEverySize(t *testing.T) {
	bad := []float64{math.NaN(), math.Inf(1), math.Inf(-1), 0, -5, 1e-9, 1, 2, 100_000}
	for _, w := range bad {
		for _, h := range bad {
			for _, s := range bad {
				l := NewLayout(w, h, s, s, Insets{s, s, s, s})
				for name, v := range map[string]float64{"W": l.W, "H": l.H, "Scale": l.Scale, "Text": l.Text, "Zoom": l.Zoom} {
					if !(v > 0) || math.IsInf(v, 0) {
						t.Fatalf("%v×%v at %v: %s is %v", w, h, s, name, v)
					}
				}
			}
		}
	}
}

func TestDeviceScaleMakesPixelsNotRoom(t *testing.T) {
	l := NewLayout(1170, 2532, 3, 1, Insets{})
	if l.W != 390 || l.H != 844 || l.Scale != 3 || l.Shape != Tall {
		t.Errorf("%+v", l)
	}
}

func TestALargeWindowIsLargerNotEmptier(t *testing.T) {
	l := NewLayout(2560, 1440, 1, 1, Insets{})
	if l.W != 1280 || l.H != 720 || l.Zoom != 2 || l.Scale != 2 {
		t.Errorf("%+v", l)
	}
}

func TestShapeIsOfTheSafeArea(t *testing.T) {
	if got := NewLayout(900, 500, 1, 1, Insets{Top: 30}).Shape; got != Tiny {
		t.Errorf("470 high: shape %d, want tiny", got)
	}
}

func TestCutsLeaveTheRest(t *testing.T) {
	r := Rect{10, 20, 100, 50}
	top := r.CutTop(20)
	left := r.CutLeft(300) // more than there is
	if top != (Rect{10, 20, 100, 20}) || left != (Rect{10, 40, 100, 30}) || !r.Empty() {
		t.Errorf("top %v, left %v, rest %v", top, left, r)
	}
}

func TestFlowBreaksLikeWords(t *testing.T) {
	boxes, h := Rect{0, 0, 100, 100}.Flow([]float64{60, 30, 40, 300}, 20, 10)
	want := []Rect{{0, 0, 60, 20}, {70, 0, 30, 20}, {0, 30, 40, 20}, {0, 60, 100, 20}}
	for i := range want {
		if boxes[i] != want[i] {
			t.Errorf("box %d: %v, want %v", i, boxes[i], want[i])
		}
	}
	if h != 80 {
		t.Errorf("height %v", h)
	}
}
