package draw

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
)

// artIcons reads the silhouettes that the baker reads.
func artIcons(t *testing.T) Icons {
	t.Helper()
	return func(name string) string {
		b, err := os.ReadFile("../art/icons/" + name + ".svg")
		if err != nil {
			t.Errorf("a drawing asks for icon %q: %v", name, err)
			return ""
		}
		svg := string(b)
		return svg[strings.IndexByte(svg, '>')+1 : strings.LastIndex(svg, "</svg>")]
	}
}

func TestADrawingIsTheSameEveryTime(t *testing.T) {
	first, second := All(artIcons(t)), All(artIcons(t))
	for i, p := range first {
		if p.SVG() != second[i].SVG() {
			t.Errorf("%s: two drawings differ", p.Name)
		}
	}
}

// Flat shapes, strokes and clips: what every renderer of SVG draws alike. No words among them.
var allowed = []string{"svg", "g", "path", "circle", "ellipse", "rect", "clipPath"}

func TestEveryPieceIsWellFormedAndMadeOfFlatShapes(t *testing.T) {
	for _, p := range All(artIcons(t)) {
		ids := map[string]bool{}
		for dec := xml.NewDecoder(strings.NewReader(p.SVG())); ; {
			token, err := dec.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Errorf("%s: %v", p.Name, err)
				break
			}
			start, ok := token.(xml.StartElement)
			if !ok {
				continue
			}
			if !slices.Contains(allowed, start.Name.Local) {
				t.Errorf("%s: <%s> in a drawing", p.Name, start.Name.Local)
			}
			for _, a := range start.Attr {
				if a.Name.Local == "id" && ids[a.Value] {
					t.Errorf("%s: two elements are called %s", p.Name, a.Value)
				}
				if a.Name.Local == "id" {
					ids[a.Value] = true
				}
				if strings.ContainsAny(a.Value, "%") || strings.Contains(a.Value, "NaN") || strings.Contains(a.Value, "Inf") {
					t.Errorf("%s: %s=%q", p.Name, a.Name.Local, a.Value)
				}
			}
		}
	}
}

func TestEveryPieceHasASizeAndANameOfItsOwn(t *testing.T) {
	seen := map[string]bool{}
	for _, p := range All(artIcons(t)) {
		if p.Box.W <= 0 || p.Box.H <= 0 {
			t.Errorf("%s is %g by %g", p.Name, p.Box.W, p.Box.H)
		}
		if seen[p.Name] {
			t.Errorf("two pieces are called %s", p.Name)
		}
		seen[p.Name] = true
	}
}

func TestEverybodyIsMadeOfFeaturesThatCanBeDrawn(t *testing.T) {
	skinDeep := []string{"freckles", "scar", "mole", "patch"}
	ids := map[string]bool{}
	for _, p := range Everybody() {
		known := func(what, word string, ok bool) {
			if !ok {
				t.Errorf("%s: no such %s: %q", p.ID, what, word)
			}
		}
		known("skin", fmt.Sprint(p.Skin), p.Skin >= 0 && p.Skin < len(skins))
		known("hair", p.Hair, backHairs[p.Hair] != nil || slices.Contains([]string{"short", "slick", "curls", "bald"}, p.Hair))
		known("hair colour", p.HairColour, p.HairColour == "" || hairColours[p.HairColour][0] != "")
		known("eye", p.Eye, p.Eye == "closed" || eyeHeights[p.Eye] > 0)
		_, brow := browLines[p.Brow]
		known("brow", p.Brow, brow)
		known("nose", p.Nose, noses[p.Nose].line != "")
		known("mouth", p.Mouth, p.Mouth == "" || mouths[p.Mouth] != nil)
		known("beard", p.Beard, p.Beard == "" || beards[p.Beard] != nil)
		known("hat", p.Hat, oddHats[p.Hat] != nil || brimmedHats[p.Hat].crown != "")
		known("outfit", p.Outfit, outfits[p.Outfit] != nil)
		known("neckwear", p.Neck, p.Neck == "" || neckwear[p.Neck] != nil)
		for _, detail := range p.Details {
			worn := slices.ContainsFunc(trinkets, func(t trinket) bool { return t.name == detail })
			known("detail", detail, worn || slices.Contains(skinDeep, detail))
		}
		known("id of his own", p.ID, p.ID != "" && !ids[p.ID])
		ids[p.ID] = true
	}
}

func TestTheCastIsComplete(t *testing.T) {
	for _, c := range []struct {
		who       string
		got, want int
	}{
		{"townsfolk", len(Townsfolk), 18}, {"bandits and the Marshal", len(TrainCast), 7}, {"brawlers", len(SaloonCast), 8},
		{"shooters", len(ShowdownCast), 16}, {"roles, two faces each", len(StreetCast()), 20},
	} {
		if c.got != c.want {
			t.Errorf("%d %s, want %d", c.got, c.who, c.want)
		}
	}
}

// The rough edges of all art hang on this row of numbers: were it another, every picture would change.
func TestRandomKeepsItsRow(t *testing.T) {
	next := random(1)
	for i, want := range []float64{0.5464560757391155, 0.45955629041418433, 0.2470416973810643, 0.5192999374121428} {
		if got := next(); got != want {
			t.Errorf("number %d is %v, want %v", i, got, want)
		}
	}
}

func TestNumbersArePrintedShortAndNeverAsMinusZero(t *testing.T) {
	for _, c := range []struct {
		x    float64
		want string
	}{{0, "0"}, {-.0001, "0"}, {2.5, "2.5"}, {-3, "-3"}, {1.0 / 3, "0.333"}, {1e6, "1000000"}} {
		if got := num(c.x); got != c.want {
			t.Errorf("num(%v) = %s, want %s", c.x, got, c.want)
		}
	}
	if got := d("M% %L%", 1, 2.25, -3); got != "M1 2.25L-3" {
		t.Errorf("d fills marks to %q", got)
	}
}
