package e2e

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// A golden picture is kept at half size in 256 colours: small enough for the repository, and insensitive to what may
// differ between two builds of a software renderer. Two pictures are compared by the averages of blocks.
const (
	goldenColours = 256
	blockSide     = 8  // px of the halved picture: 16 of the screen
	blockSlack    = 14 // of 255: how far a block's average may be off, in any channel
	blocksOff     = 3  // so many blocks may be further off
)

// golden compares the screen with testdata/<name>-<w>x<h>.png, where CI=true: other renderers draw other pixels.
// UPDATE_GOLDEN=1 writes the picture instead. Where they differ, the picture seen is left beside the golden one.
func (p *program) golden(name string) {
	p.t.Helper()
	if !inCI && !update {
		return
	}
	path := filepath.Join("testdata", fmt.Sprintf("%s-%dx%d.png", name, p.w, p.h))
	seen := halve(p.Picture())
	if update {
		if err := writePNG(path, fewColours(seen, goldenColours)); err != nil {
			p.t.Fatal(err)
		}
		return
	}
	kept, err := readPNG(path)
	if err != nil {
		p.t.Errorf("%v; UPDATE_GOLDEN=1 writes it", err)
		return
	}
	if kept.Bounds() != seen.Bounds() {
		p.t.Errorf("%s is %v, the screen halved is %v", path, kept.Bounds().Max, seen.Bounds().Max)
		return
	}
	if off := differing(kept, seen); len(off) > blocksOff {
		got := path[:len(path)-len(".png")] + ".got.png"
		p.t.Errorf("%s differs in %d blocks, the first at %v of the screen; see %s", path, len(off), off[0].Mul(2), got)
		if err := writePNG(got, seen); err != nil {
			p.t.Error(err)
		}
	}
}

// differing returns the corners of the blocks whose averages are too far apart.
func differing(a, b *image.RGBA) []image.Point {
	var off []image.Point
	bounds := a.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y += blockSide {
		for x := bounds.Min.X; x < bounds.Max.X; x += blockSide {
			block := image.Rect(x, y, x+blockSide, y+blockSide).Intersect(bounds)
			ma, mb := average(a, block), average(b, block)
			for i := range ma {
				if d := ma[i] - mb[i]; d > blockSlack || d < -blockSlack {
					off = append(off, block.Min)
					break
				}
			}
		}
	}
	return off
}

func average(m *image.RGBA, r image.Rectangle) (mean [3]int) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			at := m.Pix[m.PixOffset(x, y):]
			for i := range mean {
				mean[i] += int(at[i])
			}
		}
	}
	for i := range mean {
		mean[i] /= r.Dx() * r.Dy()
	}
	return mean
}

// halve returns the picture at half its size, each pixel the average of four.
func halve(m *image.RGBA) *image.RGBA {
	small := image.NewRGBA(image.Rect(0, 0, m.Bounds().Dx()/2, m.Bounds().Dy()/2))
	for y := range small.Bounds().Dy() {
		for x := range small.Bounds().Dx() {
			c := average(m, image.Rect(2*x, 2*y, 2*x+2, 2*y+2))
			small.SetRGBA(x, y, color.RGBA{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255})
		}
	}
	return small
}

// fewColours returns the picture in at most n colours. Its colours are cut in two again and again where one colour for
// them would be most wrong, until there are n groups of them.
func fewColours(m *image.RGBA, n int) *image.Paletted {
	counts := map[[3]uint8]int{}
	for i := 0; i < len(m.Pix); i += 4 {
		counts[[3]uint8(m.Pix[i:i+3])]++
	}
	all := make([]shade, 0, len(counts))
	for c, count := range counts {
		all = append(all, shade{c, math.Sqrt(float64(count))}) // small things count too
	}
	slices.SortFunc(all, func(a, b shade) int { return slices.Compare(a.rgb[:], b.rgb[:]) }) // the same file each time
	groups := []group{groupOf(all)}
	for len(groups) < n {
		worst := 0
		for i, g := range groups {
			if g.wrong > groups[worst].wrong {
				worst = i
			}
		}
		g := groups[worst]
		if g.wrong == 0 {
			break
		}
		var low, high []shade
		for _, s := range g.shades {
			if float64(s.rgb[g.channel]) <= g.mean[g.channel] {
				low = append(low, s)
			} else {
				high = append(high, s)
			}
		}
		groups[worst] = groupOf(low)
		groups = append(groups, groupOf(high))
	}
	palette := make(color.Palette, len(groups))
	for i, g := range groups {
		palette[i] = color.RGBA{uint8(g.mean[0] + .5), uint8(g.mean[1] + .5), uint8(g.mean[2] + .5), 255}
	}
	few := image.NewPaletted(m.Bounds(), palette)
	draw.Draw(few, few.Bounds(), m, image.Point{}, draw.Src)
	return few
}

// A shade is a colour of a picture and how much it counts.
type shade struct {
	rgb    [3]uint8
	weight float64
}

// A group is some shades that get one colour, their mean. They lie furthest apart in one channel, and are wrong by so
// much in it: the sum of the squares.
type group struct {
	shades  []shade
	mean    [3]float64
	channel int
	wrong   float64
}

func groupOf(shades []shade) group {
	g := group{shades: shades}
	var total float64
	var squares [3]float64
	for _, s := range shades {
		total += s.weight
		for i, v := range s.rgb {
			g.mean[i] += float64(v) * s.weight
			squares[i] += float64(v) * float64(v) * s.weight
		}
	}
	for i := range g.mean {
		g.mean[i] /= total
		if wrong := squares[i] - g.mean[i]*g.mean[i]*total; wrong > g.wrong+1e-6 {
			g.channel, g.wrong = i, wrong
		}
	}
	return g
}

func writePNG(path string, m image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(f, m); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

func readPNG(path string) (*image.RGBA, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	plain := image.NewRGBA(m.Bounds())
	draw.Draw(plain, plain.Bounds(), m, m.Bounds().Min, draw.Src)
	return plain, nil
}

func TestComparingPicturesSeesAMovedButtonAndNotAColourRounded(t *testing.T) {
	plain := image.NewRGBA(image.Rect(0, 0, 320, 180))
	for y := range 180 {
		for x := range 320 {
			plain.SetRGBA(x, y, color.RGBA{uint8(x / 2), uint8(y), uint8((x ^ y) & 31), 255})
		}
	}
	button := image.Rect(40, 40, 88, 64)
	with := image.NewRGBA(plain.Bounds())
	draw.Draw(with, with.Bounds(), plain, image.Point{}, draw.Src)
	draw.Draw(with, button, image.NewUniform(color.RGBA{158, 47, 30, 255}), image.Point{}, draw.Src)
	moved := image.NewRGBA(plain.Bounds())
	draw.Draw(moved, moved.Bounds(), plain, image.Point{}, draw.Src)
	draw.Draw(moved, button.Add(image.Pt(16, 0)), image.NewUniform(color.RGBA{158, 47, 30, 255}), image.Point{}, draw.Src)

	rounded := image.NewRGBA(plain.Bounds())
	draw.Draw(rounded, rounded.Bounds(), fewColours(with, goldenColours), image.Point{}, draw.Src)
	if off := differing(with, rounded); len(off) > blocksOff {
		t.Errorf("%d blocks of a picture differ from itself in %d colours", len(off), goldenColours)
	}
	if off := differing(with, moved); len(off) <= blocksOff {
		t.Errorf("a button moved by 16 px changed only %d blocks", len(off))
	}
}
