package sprites

import (
	"image"
	"image/color"
	"testing"
	"time"
)

func TestPiecesOnASheetDoNotTouch(t *testing.T) {
	s := &sheet{size: image.Pt(sheetSide, sheetSide), line: []edge{{0, 0, sheetSide}}}
	var taken []image.Rectangle
	area := 0
	for i := range 400 {
		size := image.Pt(20+i*37%180, 20+i*53%140)
		at, ok := s.place(size)
		if !ok {
			continue
		}
		r := image.Rectangle{Min: at, Max: at.Add(size)}
		if !r.In(image.Rectangle{Max: s.size}) {
			t.Fatalf("piece %d lies at %v, beyond the sheet", i, r)
		}
		for _, o := range taken {
			if r.Overlaps(o) {
				t.Fatalf("piece %d lies at %v, over %v", i, r, o)
			}
		}
		taken = append(taken, r)
		area += size.X * size.Y
	}
	if share := float64(area) / (sheetSide * sheetSide); share < .8 {
		t.Errorf("only %.0f %% of the sheet are used", 100*share)
	}
}

func TestAPieceLargerThanASheetHasOneOfItsSize(t *testing.T) {
	for _, c := range []struct{ room, want image.Point }{
		{image.Pt(10, 10), image.Pt(1024, 1024)},
		{image.Pt(1024, 1025), image.Pt(1024, 2048)},
		{image.Pt(1928, 1088), image.Pt(2048, 2048)},
		{image.Pt(1928, 96), image.Pt(2048, 512)},
	} {
		s := newSheet(c.room)
		if _, ok := s.place(c.room); s.size != c.want || !ok {
			t.Errorf("%v: on a sheet of %v, %v; want %v", c.room, s.size, ok, c.want)
		}
	}
}

func TestSweepDropsWhatNobodyAskedFor(t *testing.T) {
	Unload()
	Icon("cog").Sprite()
	Portrait("rosa").Sprite()
	Sweep()
	if !Ready("icons", "people") {
		t.Error("what was asked for is gone")
	}
	Recount()
	Icon("cog").Sprite()
	Preload("train")
	for !Ready("train") {
		time.Sleep(time.Millisecond)
	}
	Sweep()
	if !Ready("icons") || Portrait("rosa").held() {
		t.Error("the wrong use is dropped")
	}
	if !Ready("train") {
		t.Error("what is loaded ahead is dropped before it can be asked for")
	}
	Recount()
	Sweep()
	if Ready("icons") || Ready("train") {
		t.Error("nobody asks, yet it is kept")
	}
	Unload()
}

// held reports whether the piece is on the graphics device.
func (id ID) held() bool { return sprites[id].Image != nil }

func TestPictureIsThePieceAlone(t *testing.T) {
	id := Portrait("rosa")
	p := id.Picture()
	if p == nil || p.Bounds() != image.Rect(0, 0, 400, 400) {
		t.Fatalf("%v", p)
	}
	e := id.entry()
	page := decodePage(pageNames[e.page])
	for y := 0; y < 400; y += 7 {
		for x := 0; x < 400; x += 5 {
			want := color.RGBAModel.Convert(page.At(int(e.x)+x, int(e.y)+y))
			if got := p.At(x, y); got != want {
				t.Fatalf("at %d,%d: %v, want %v", x, y, got, want)
			}
		}
	}
	if ID(0).Picture() != nil {
		t.Error("no piece has a picture")
	}
}
