package main

import (
	"image"
	_ "image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"drygulch/sprites/draw"
)

func pieces(t *testing.T) []draw.Piece {
	t.Helper()
	all, err := allPieces("../art")
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// committed reads a file that the baker wrote into package sprites.
func committed(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", name))
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(b), "\r\n", "\n")
}

func TestArtIsUpToDate(t *testing.T) {
	hash, err := sourceHash("..")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(committed(t, "index.go"), `"`+hash+`"`) {
		t.Error("art out of date: run go generate ./sprites")
	}
}

func TestPackKeepsPiecesApart(t *testing.T) {
	var list []draw.Piece
	var pictures []*image.NRGBA
	for i := range 90 {
		w, h := 8+i*37%400, 8+i*53%500
		list = append(list, draw.Piece{Name: "ui/" + string(rune('a'+i/26)) + string(rune('a'+i%26))})
		picture := image.NewNRGBA(image.Rect(0, 0, w, h))
		for k := range picture.Pix {
			picture.Pix[k] = 255
		}
		pictures = append(pictures, picture)
	}
	b, err := pack(list, pictures)
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range b.spots {
		page := b.pages[s.page].picture.Bounds()
		if s.at.Size() != pictures[i].Bounds().Size() || !s.at.Inset(-padding).In(page) {
			t.Errorf("piece %d lies at %v on a page of %v", i, s.at, page)
		}
		for k, o := range b.spots[:i] {
			if s.page == o.page && s.at.Inset(-padding).Overlaps(o.at.Inset(-padding)) {
				t.Errorf("pieces %d and %d touch: %v, %v", i, k, s.at, o.at)
			}
		}
	}
}

func TestPiecesThatCannotBeBakedAreRefused(t *testing.T) {
	good := draw.Piece{Name: "ui/thing", Box: draw.Box{W: 10, H: 10}, Body: "<path/>"}
	if err := check(good); err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*draw.Piece){
		"an unknown family": func(p *draw.Piece) { p.Name = "nothing/thing" },
		"half a pixel":      func(p *draw.Piece) { p.Box.W = 10.3 },
		"no size":           func(p *draw.Piece) { p.Box.H = 0 },
		"more than a page":  func(p *draw.Piece) { p.Box.W = 1100 },
		"no middle":         func(p *draw.Piece) { p.Slice = draw.Inset{Left: 5, Right: 5} },
		"words":             func(p *draw.Piece) { p.Body = "<text>hello</text>" },
	} {
		bad := good
		spoil(&bad)
		if check(bad) == nil {
			t.Errorf("a piece with %s was accepted", name)
		}
	}
}

// Rendering everything takes a while: one piece in sixteen, or all with DEEP=1.
func TestPagesShowWhatIsDrawn(t *testing.T) {
	if _, err := exec.LookPath(renderer); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("%s is missing: apt-get install librsvg2-bin", renderer)
		}
		t.Skipf("%s is missing: apt-get install librsvg2-bin", renderer)
	}
	all := pieces(t)
	step := 16
	if os.Getenv("DEEP") != "" {
		step = 1
	}
	var some []draw.Piece
	for i := 0; i < len(all); i += step {
		some = append(some, all[i])
	}
	pictures, err := renderAll(some)
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range some {
		kept := cutOut(t, p.Name, pictures[i].Bounds().Size())
		if kept == nil {
			continue
		}
		if d := difference(pictures[i], kept); d > 1.5 {
			t.Errorf("%s differs from its drawing by %.2f of 255 on average: run go generate ./sprites", p.Name, d)
		}
	}
}

var indexLine = regexp.MustCompile(`\{"([^"]+)", (\d+), (\d+), (\d+), (\d+), (\d+),`)

// cutOut is the picture of a piece on its committed page.
func cutOut(t *testing.T, name string, size image.Point) image.Image {
	t.Helper()
	for _, m := range indexLine.FindAllStringSubmatch(committed(t, "index.go"), -1) {
		if m[1] != name {
			continue
		}
		r := image.Rect(number(m[3]), number(m[4]), number(m[3])+number(m[5]), number(m[4])+number(m[6]))
		if r.Size() != size {
			t.Errorf("%s is baked as %v and drawn as %v", name, r.Size(), size)
			return nil
		}
		page := openPage(t, number(m[2]))
		return page.(interface {
			SubImage(image.Rectangle) image.Image
		}).SubImage(r)
	}
	t.Errorf("%s is not in the index", name)
	return nil
}

func number(s string) int {
	n := 0
	for _, c := range s {
		n = n*10 + int(c-'0')
	}
	return n
}

var (
	pageName = regexp.MustCompile(`(?m)^\t"([a-z]+-\d+)",$`)
	opened   = map[int]image.Image{}
)

func openPage(t *testing.T, n int) image.Image {
	t.Helper()
	if opened[n] != nil {
		return opened[n]
	}
	names := pageName.FindAllStringSubmatch(committed(t, "index.go"), -1)
	f, err := os.Open(filepath.Join("..", "atlas", names[n][1]+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	page, _, err := image.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	opened[n] = page
	return page
}

// difference is the mean difference of two pictures of one size, premultiplied, a channel.
func difference(a, b image.Image) float64 {
	var sum, n float64
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			r1, g1, b1, a1 := a.At(a.Bounds().Min.X+x, a.Bounds().Min.Y+y).RGBA()
			r2, g2, b2, a2 := b.At(b.Bounds().Min.X+x, b.Bounds().Min.Y+y).RGBA()
			for _, d := range [4]int{int(r1) - int(r2), int(g1) - int(g2), int(b1) - int(b2), int(a1) - int(a2)} {
				sum += float64(max(d, -d)) / 257
				n++
			}
		}
	}
	return sum / n
}
