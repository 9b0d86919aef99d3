package sprites

import (
	"bytes"
	"embed"
	"image"
	"image/png"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed atlas/*.png
var atlas embed.FS

// page is one atlas picture as it lies in the program file. Decoding may run on
// any goroutine. It is kept with its palette, a byte a pixel: what is asked for
// is spread out as RGBA piece by piece.
type page struct {
	mu      sync.Mutex
	decoded *image.Paletted // nil: not read
}

// use is what a part of the game draws: the pages whose names begin alike, and
// the sheets on the graphics device with the pieces of them that were asked for.
// A scene draws a small part of most pages, so this takes far less room than the
// pages would.
type use struct {
	name   string
	sheets []*sheet
	asked  bool // for a piece, since Recount
	wanted bool // preloaded since the last Sweep
}

var (
	pages   [len(pageNames)]page
	uses    []*use
	useOf   [len(pageNames)]*use
	sprites [len(index) + 1]Sprite // filled on first use; [0] is the clear sprite
	clear1  *ebiten.Image          // what stands for a piece or a page that is not there
)

func init() {
	for i, name := range pageNames {
		prefix, _, _ := strings.Cut(name, "-")
		k := slices.IndexFunc(uses, func(u *use) bool { return u.name == prefix })
		if k < 0 {
			k = len(uses)
			uses = append(uses, &use{name: prefix})
		}
		useOf[i] = uses[k]
	}
}

// Sprite returns the piece, loading it on first use (some 10 ms if its page is
// not decoded by Preload). It is never nil and its Image never nil. To be called
// on the game goroutine.
func (id ID) Sprite() *Sprite {
	e := id.entry()
	if e == nil {
		s := &sprites[0]
		if s.Image == nil {
			*s = Sprite{Image: clearImage(), W: 1.0 / Scale, H: 1.0 / Scale}
		}
		return s
	}
	s, u := &sprites[id], useOf[e.page]
	u.asked = true
	if s.Image == nil {
		*s = Sprite{
			Image: clearImage(),
			W:     float64(e.w) / Scale, H: float64(e.h) / Scale,
			PX: float64(e.px) / Scale, PY: float64(e.py) / Scale,
			Tile: e.tile,
		}
		for i, px := range e.inset {
			s.Inset[i] = float64(px) / Scale
		}
		if picture := e.picture(); picture != nil {
			s.Image = u.lay(picture)
		}
	}
	return s
}

// Picture returns a copy of the piece for other eyes than the game's, such as the
// window system's; nil for a piece that is not there.
func (id ID) Picture() image.Image {
	if e := id.entry(); e != nil {
		if p := e.picture(); p != nil {
			return p
		}
	}
	return nil
}

// picture is the piece as premultiplied RGBA, the form the GPU wants; nil if its
// page cannot be read, which only a damaged program file can cause.
func (e *entry) picture() *image.RGBA {
	src := pages[e.page].decode(pageNames[e.page])
	if src == nil {
		return nil
	}
	dst := image.NewRGBA(image.Rect(0, 0, int(e.w), int(e.h)))
	spread(dst, src, image.Pt(int(e.x), int(e.y)))
	return dst
}

func clearImage() *ebiten.Image {
	if clear1 == nil {
		clear1 = ebiten.NewImage(1, 1)
	}
	return clear1
}

// Preload decodes the pages of the given uses ("ui", "icons", "people",
// "cards", "town", "train"; none: all) on other goroutines, so that the first
// frame that needs them does not wait. It may be called at any time, on the game
// goroutine.
func Preload(names ...string) {
	for _, u := range uses {
		u.wanted = u.wanted || u.is(names)
	}
	var next atomic.Int32
	for range max(1, runtime.NumCPU()-1) { // one is left for the game loop
		go func() {
			for i := next.Add(1) - 1; int(i) < len(pageNames); i = next.Add(1) - 1 {
				if useOf[i].is(names) {
					pages[i].decode(pageNames[i])
				}
			}
		}()
	}
}

// Ready reports whether the pages of the given uses (none: all) are decoded, so
// that drawing their pieces will not wait.
func Ready(names ...string) bool {
	for i := range pages {
		if useOf[i].is(names) && !pages[i].ready() {
			return false
		}
	}
	return true
}

// Unload drops the pieces and pages of the given uses (none: all): when the
// device is short of memory. They load again when they are next asked for. To be
// called on the game goroutine, outside Draw.
func Unload(names ...string) {
	for _, u := range uses {
		if u.is(names) {
			u.drop()
		}
	}
}

// Recount begins a new count of what is asked for. See Sweep.
func Recount() {
	for _, u := range uses {
		u.asked = false
	}
}

// Sweep drops every use of which no piece was asked for since Recount and which
// was not preloaded since the last Sweep: what a scene needed that is left. To be
// called like Unload.
func Sweep() {
	for _, u := range uses {
		if !u.asked && !u.wanted {
			u.drop()
		}
		u.wanted = false
	}
}

// is reports whether the use is one of those; it is if none are named.
func (u *use) is(names []string) bool { return len(names) == 0 || slices.Contains(names, u.name) }

func (u *use) drop() {
	for _, s := range u.sheets {
		s.image.Deallocate()
	}
	u.sheets, u.asked, u.wanted = nil, false, false
	for i := range pages {
		if useOf[i] == u {
			pages[i].drop()
		}
	}
	for k := range index {
		if useOf[index[k].page] == u {
			sprites[k+1].Image = nil
		}
	}
}

func (p *page) ready() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.decoded != nil
}

// decode reads the page, or waits for a decoding under way.
func (p *page) decode(name string) *image.Paletted {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.decoded == nil {
		p.decoded = decodePage(name)
	}
	return p.decoded
}

func (p *page) drop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.decoded = nil
}

// decodePage reads a page, or returns nil if the file is not there or not a
// picture with a palette.
func decodePage(name string) *image.Paletted {
	b, err := atlas.ReadFile("atlas/" + name + ".png")
	if err != nil {
		return nil
	}
	src, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		return nil
	}
	p, _ := src.(*image.Paletted)
	return p
}

// spread fills dst with the part of a picture with a palette that begins at from.
// Package draw does the same twenty times as slowly, colour by colour through an
// interface.
func spread(dst *image.RGBA, src *image.Paletted, from image.Point) {
	var table [256][4]uint8
	for i, c := range src.Palette {
		r, g, b, a := c.RGBA()
		table[i] = [4]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}
	}
	w := dst.Rect.Dx()
	for y := range dst.Rect.Dy() {
		row := dst.Pix[y*dst.Stride:]
		at := src.PixOffset(from.X, from.Y+y)
		for x, n := range src.Pix[at : at+w] {
			copy(row[4*x:4*x+4], table[n][:])
		}
	}
}
