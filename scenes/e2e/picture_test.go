package e2e

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// A golden picture is kept at half size in few colours: small enough for the repository, and insensitive to what may
// differ between two builds of a software renderer. Two pictures are compared by the averages of blocks.
const (
	goldenColours = 96
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

// fewColours returns the picture in at most n colours: its colours are cut in two again and again where they spread
// widest, until there are n boxes of them.
func fewColours(m *image.RGBA, n int) *image.Paletted {
	counts := map[[3]uint8]int{}
	for i := 0; i < len(m.Pix); i += 4 {
		counts[[3]uint8(m.Pix[i:i+3])]++
	}
	all := make([]shade, 0, len(counts))
	for c, count := range counts {
		all = append(all, shade{c, count})
	}
	slices.SortFunc(all, func(a, b shade) int { return slices.Compare(a.rgb[:], b.rgb[:]) }) // the same file each time
	boxes := [][]shade{all}
	for len(boxes) < n {
		widest, channel, spread := 0, 0, 0
		for i, box := range boxes {
			if c, s := spreadOf(box); s > spread {
				widest, channel, spread = i, c, s
			}
		}
		if spread == 0 {
			break
		}
		box := boxes[widest]
		slices.SortStableFunc(box, func(a, b shade) int { return int(a.rgb[channel]) - int(b.rgb[channel]) })
		boxes[widest] = box[:len(box)/2]
		boxes = append(boxes, box[len(box)/2:])
	}
	palette := make(color.Palette, len(boxes))
	for i, box := range boxes {
		palette[i] = meanOf(box)
	}
	few := image.NewPaletted(m.Bounds(), palette)
	draw.Draw(few, few.Bounds(), m, image.Point{}, draw.Src)
	return few
}

// A shade is a colour of a picture and on how many pixels it is.
type shade struct {
	rgb   [3]uint8
	count int
}

// spreadOf returns in which channel the colours of a box lie furthest apart, and how far.
func spreadOf(box []shade) (channel, spread int) {
	for c := range 3 {
		low, high := 255, 0
		for _, s := range box {
			low, high = min(low, int(s.rgb[c])), max(high, int(s.rgb[c]))
		}
		if high-low > spread {
			channel, spread = c, high-low
		}
	}
	return channel, spread
}

func meanOf(box []shade) color.RGBA {
	var sum [3]int
	total := 0
	for _, s := range box {
		for i := range sum {
			sum[i] += int(s.rgb[i]) * s.count
		}
		total += s.count
	}
	return color.RGBA{uint8(sum[0] / total), uint8(sum[1] / total), uint8(sum[2] / total), 255}
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
