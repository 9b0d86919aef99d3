package ui

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictures are the tests that look at pixels.
var pictures = []struct {
	name string
	test func(*testing.T)
}{
	{"rectangles lie on whole pixels", pictureRectanglesLieOnWholePixels},
	{"clips hide what is outside", pictureClipsHideWhatIsOutside},
	{"nine slices have no seams", pictureNineSlicesHaveNoSeams},
	{"words stay in their box and in the middle", pictureWordsStayInTheirBoxAndInTheMiddle},
	{"letters aligned left and right touch the edges", pictureLettersAlignedLeftAndRightTouchTheEdges},
	{"a layer looks like its parts", pictureALayerLooksLikeItsParts},
	{"a layer follows its parts", pictureALayerFollowsItsParts},
	{"turned boxes are filled without holes", pictureTurnedBoxesAreFilledWithoutHoles},
	{"covers every pixel of any size", pictureCoversEveryPixelOfAnySize},
}

// paint draws a picture of w × h px at a device scale on a deep ground and returns its pixels.
func paint(t *testing.T, w, h int, scale float64, build func(*Frame)) *image.RGBA {
	t.Helper()
	u := New()
	u.SetWindow(float64(w), float64(h), scale)
	u.Cut(&sheet{name: "picture", build: build})
	u.Update(Input{})
	return shoot(u, w, h)
}

func shoot(u *UI, w, h int) *image.RGBA {
	screen := ebiten.NewImage(w, h)
	u.Draw(screen)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	screen.ReadPixels(img.Pix)
	screen.Deallocate()
	return img
}

func near(a color.Color, b Color) bool {
	r, g, bl, _ := a.RGBA()
	d := func(x uint32, y uint8) float64 { return math.Abs(float64(x>>8) - float64(y)) }
	return d(r, b.R)+d(g, b.G)+d(bl, b.B) < 12
}

// inkBox is the smallest rectangle around all pixels that are not the ground.
func inkBox(img *image.RGBA, ground Color) image.Rectangle {
	var box image.Rectangle
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if !near(img.At(x, y), ground) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}

func pictureRectanglesLieOnWholePixels(t *testing.T) {
	for _, scale := range []float64{1, 1.25, 2} {
		img := paint(t, 100, 100, scale, func(f *Frame) { f.Rect(Rect{10.3, 20, 30, 0.2}, f.Theme.Lamp) })
		box := inkBox(img, Dusk.Deep)
		if box.Dy() != 1 {
			t.Errorf("scale %v: a hairline is %d px high", scale, box.Dy())
		}
		for x := box.Min.X; x < box.Max.X; x++ {
			if !near(img.At(x, box.Min.Y), Dusk.Lamp) {
				t.Errorf("scale %v: blurred at %d", scale, x)
			}
		}
	}
}

func pictureClipsHideWhatIsOutside(t *testing.T) {
	img := paint(t, 200, 200, 1, func(f *Frame) {
		f.PushClip(Rect{50, 60, 40, 30})
		f.Rect(f.Layout.Window(), f.Theme.Teal)
		f.Panel(PaperPanel, f.Layout.Window().Inset(10))
		f.Text(f.Layout.Window(), "WWWWWWWWWWWWWWWWWW", Poster, f.Theme.Barn, Center)
		f.PushTurn(Point{100, 100}, 30)
		f.Box(f.Layout.Window(), 8, f.Theme.Coral)
		f.Pop()
		f.Pop()
	})
	if box := inkBox(img, Dusk.Deep); box != image.Rect(50, 60, 90, 90) {
		t.Errorf("seen in %v", box)
	}
}

func pictureNineSlicesHaveNoSeams(t *testing.T) {
	for _, scale := range []float64{1, 1.37, 2} {
		img := paint(t, 420, 300, scale, func(f *Frame) { f.Panel(PaperRow, Rect{20, 20, 170, 100}) })
		// Well inside the row all is paper: corner, edge and middle meet there.
		for y := int(30 * scale); y < int(100*scale); y++ {
			for x := int(30 * scale); x < int(180*scale); x++ {
				if !near(img.At(x, y), Dusk.Paper) {
					t.Fatalf("scale %v: %v at %d, %d", scale, img.At(x, y), x, y)
				}
			}
		}
	}
}

func pictureWordsStayInTheirBoxAndInTheMiddle(t *testing.T) {
	for _, st := range []Style{Poster.At(44), H1, H2, H3, Body, NoteBold} {
		for _, scale := range []float64{1, 2.625} {
			w, h := int(300*scale), int(100*scale)
			img := paint(t, w, h, scale, func(f *Frame) { f.Text(f.Layout.Window(), "HEH", st, f.Theme.Paper, Center) })
			box := inkBox(img, Dusk.Deep)
			dx := math.Abs(float64(box.Min.X+box.Max.X-w)) / 2 / scale
			dy := math.Abs(float64(box.Min.Y+box.Max.Y-h)) / 2 / scale
			if box.Empty() || dx > 3 || dy > 1.6 {
				t.Errorf("face %d size %v scale %v: in %v of %d×%d", st.Face, st.Size, scale, box, w, h)
			}
		}
	}
}

func pictureLettersAlignedLeftAndRightTouchTheEdges(t *testing.T) {
	for _, a := range []Align{Left, Right} {
		img := paint(t, 300, 60, 1, func(f *Frame) { f.Text(Rect{50, 0, 200, 60}, "HEH", H2, f.Theme.Paper, a) })
		box := inkBox(img, Dusk.Deep)
		if a == Left && (box.Min.X < 49 || box.Min.X > 53) || a == Right && (box.Max.X > 251 || box.Max.X < 247) {
			t.Errorf("align %d: %v", a, box)
		}
	}
}

func pictureALayerLooksLikeItsParts(t *testing.T) {
	scene := func(layer bool) func(*Frame) {
		return func(f *Frame) {
			draw := func() {
				f.Rect(Rect{10, 10, 80, 60}, f.Theme.Wood)
				f.Panel(BrownPanel, Rect{20, 20, 60, 40})
				f.Text(Rect{20, 20, 60, 40}, "Roof", H3, f.Theme.Paper, Center)
			}
			if layer {
				f.Layer("board", Rect{5, 5, 95, 80}, draw)
			} else {
				draw()
			}
		}
	}
	a, b := paint(t, 120, 90, 1, scene(false)), paint(t, 120, 90, 1, scene(true))
	for y := range 90 {
		for x := range 120 {
			c := b.RGBAAt(x, y)
			if !near(a.At(x, y), Color{R: c.R, G: c.G, B: c.B, A: 255}) {
				t.Fatalf("at %d, %d: %v and %v", x, y, a.At(x, y), c)
			}
		}
	}
}

func pictureALayerFollowsItsParts(t *testing.T) {
	c := Dusk.Lamp
	u := New()
	u.SetWindow(50, 50, 1)
	u.Cut(&sheet{name: "picture", build: func(f *Frame) {
		f.Layer("board", f.Layout.Window(), func() { f.Rect(f.Layout.Window(), c) })
	}})
	u.Update(Input{})
	first := shoot(u, 50, 50)
	c = Dusk.Teal
	u.Rebuild()
	u.Update(Input{})
	second := shoot(u, 50, 50)
	if !near(first.At(25, 25), Dusk.Lamp) || !near(second.At(25, 25), Dusk.Teal) {
		t.Errorf("%v, then %v", first.At(25, 25), second.At(25, 25))
	}
}

func pictureTurnedBoxesAreFilledWithoutHoles(t *testing.T) {
	img := paint(t, 200, 200, 1, func(f *Frame) {
		f.PushTurn(Point{100, 100}, 17)
		f.Box(Rect{40, 40, 120, 120}, 12, f.Theme.Lamp)
		f.Line(Point{40, 100}, Point{160, 100}, 4, f.Theme.Lamp)
		f.Pop()
	})
	for y := 60; y < 140; y++ {
		for x := 60; x < 140; x++ {
			if !near(img.At(x, y), Dusk.Lamp) {
				t.Fatalf("%v at %d, %d", img.At(x, y), x, y)
			}
		}
	}
	if near(img.At(41, 41), Dusk.Lamp) {
		t.Error("the corner is not cut")
	}
}

func pictureCoversEveryPixelOfAnySize(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {321, 479}, {640, 360}} {
		img := paint(t, size.X, size.Y, 1, func(f *Frame) { f.Rect(f.Layout.Window(), f.Theme.Lamp) })
		for y := range size.Y {
			for x := range size.X {
				if !near(img.At(x, y), Dusk.Lamp) {
					t.Fatalf("%v: %d, %d is not covered", size, x, y)
				}
			}
		}
	}
}
