package sprites

import (
	"bytes"
	"embed"
	"image"
	"image/draw"
	"image/png"
	"strings"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed atlas/*.png
var atlas embed.FS

// page is one atlas picture on its way from the program file to the screen.
// Decoding may run on any goroutine; the ebiten image belongs to the game's.
type page struct {
	mu      sync.Mutex
	decoded *image.RGBA   // decoded ahead by Preload, dropped once it is an ebiten image
	image   *ebiten.Image // nil: not loaded
}

var (
	pages   [len(pageNames)]page
	sprites [len(index) + 1]Sprite // filled on first use; [0] is the clear sprite
	clear1  *ebiten.Image          // what stands for a piece or a page that is not there
)

// Sprite returns the piece, loading its page on first use (some 10 ms for a
// page that Preload has not decoded). It is never nil and its Image never nil.
// To be called on the game goroutine.
func (id ID) Sprite() *Sprite {
	e := id.entry()
	if e == nil {
		s := &sprites[0]
		if s.Image == nil {
			*s = Sprite{Image: clearImage(), W: 1.0 / Scale, H: 1.0 / Scale}
		}
		return s
	}
	s := &sprites[id]
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
		if img := pages[e.page].load(pageNames[e.page]); img != nil {
			r := image.Rect(int(e.x), int(e.y), int(e.x)+int(e.w), int(e.y)+int(e.h))
			s.Image = img.SubImage(r).(*ebiten.Image)
		}
	}
	return s
}

func clearImage() *ebiten.Image {
	if clear1 == nil {
		clear1 = ebiten.NewImage(1, 1)
	}
	return clear1
}

// Preload decodes the pages of the given uses ("ui", "icons", "people",
// "cards", "town", "train"; none: all) on a goroutine of its own, so that the
// first frame that needs them does not wait. It may be called at any time.
func Preload(uses ...string) {
	go func() {
		for i, name := range pageNames {
			if len(uses) > 0 && !isUsed(name, uses) {
				continue
			}
			pages[i].decode(name)
		}
	}()
}

// Ready reports whether the pages of the given uses (none: all) are decoded, so
// that drawing their pieces will not wait.
func Ready(uses ...string) bool {
	for i, name := range pageNames {
		if len(uses) > 0 && !isUsed(name, uses) {
			continue
		}
		if !pages[i].ready() {
			return false
		}
	}
	return true
}

// Unload drops the pages of the given uses (none: all): when a scene is left or
// the device is short of memory. They load again when they are next asked for.
// To be called on the game goroutine, outside Draw.
func Unload(uses ...string) {
	for i, name := range pageNames {
		if len(uses) > 0 && !isUsed(name, uses) {
			continue
		}
		pages[i].drop()
		for k := range index {
			if int(index[k].page) == i {
				sprites[k+1].Image = nil
			}
		}
	}
}

// isUsed reports whether the page "train-2" belongs to one of the uses.
func isUsed(page string, uses []string) bool {
	use, _, _ := strings.Cut(page, "-")
	for _, u := range uses {
		if u == use {
			return true
		}
	}
	return false
}

func (p *page) ready() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.image != nil || p.decoded != nil
}

func (p *page) decode(name string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.image == nil && p.decoded == nil {
		p.decoded = decodePage(name)
	}
}

// load waits for a decode under way, or decodes. A page that cannot be read,
// which only a damaged program file can cause, is nil.
func (p *page) load(name string) *ebiten.Image {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.image == nil {
		if p.decoded == nil {
			p.decoded = decodePage(name)
		}
		if p.decoded != nil {
			p.image = ebiten.NewImageFromImage(p.decoded)
			p.decoded = nil
		}
	}
	return p.image
}

func (p *page) drop() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.image != nil {
		p.image.Deallocate()
	}
	p.image, p.decoded = nil, nil
}

// decodePage reads a page as premultiplied RGBA, the form the GPU wants, or
// returns nil if the file is not there or not a picture.
func decodePage(name string) *image.RGBA {
	b, err := atlas.ReadFile("atlas/" + name + ".png")
	if err != nil {
		return nil
	}
	src, err := png.Decode(bytes.NewReader(b))
	if err != nil {
		return nil
	}
	dst := image.NewRGBA(src.Bounds())
	if p, ok := src.(*image.Paletted); ok {
		spread(dst, p)
	} else {
		draw.Draw(dst, dst.Bounds(), src, src.Bounds().Min, draw.Src)
	}
	return dst
}

// spread writes a picture with a palette as RGBA. Package draw does the same
// twenty times as slowly, colour by colour through an interface.
func spread(dst *image.RGBA, src *image.Paletted) {
	var table [256][4]uint8
	for i, c := range src.Palette {
		r, g, b, a := c.RGBA()
		table[i] = [4]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8), uint8(a >> 8)}
	}
	w := src.Rect.Dx()
	for y := range src.Rect.Dy() {
		row := dst.Pix[y*dst.Stride:]
		for x, n := range src.Pix[y*src.Stride : y*src.Stride+w] {
			copy(row[4*x:4*x+4], table[n][:])
		}
	}
}
