package table

import (
	"math"
	"testing"

	"drygulch/game/shelf"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

func TestThingsLieOnACardWhereItsFrameHasRoomForThem(t *testing.T) {
	for _, rules := range shelf.Games {
		for _, size := range []cardSize{handSize, fanSize, zoomSize} {
			l := sprites.CardLayoutOf(rules.Name, size.name)
			if l.W == 0 {
				t.Fatalf("%s has no cards of the size %s", rules.Name, size.name)
			}
			for _, scale := range []float64{1, .5} {
				r := ui.Rect{X: 30, Y: 50, W: size.width * scale, H: cardHeight(size.width) * scale}
				q := partsOf(rules.Name, size, scale, r)
				drawn := func(part sprites.Rect) ui.Rect {
					return ui.Rect{X: r.X + part.X*scale, Y: r.Y + part.Y*scale, W: part.W * scale, H: part.H * scale}
				}
				if q.header != drawn(l.Title) || q.window != drawn(l.Window) || q.foot != drawn(l.Foot) {
					t.Errorf("%s %s: %+v, drawn for %+v", rules.Name, size.name, q, l)
				}
				parts := map[string]ui.Rect{"motif": q.motif}
				if size == zoomSize {
					parts["text"] = q.text()
				}
				for name, part := range parts {
					if math.Abs(part.Intersect(r).W-part.W) > .01 || math.Abs(part.Intersect(r).H-part.H) > .01 {
						t.Errorf("%s %s: %s at %v leaves the card %v", rules.Name, size.name, name, part, r)
					}
				}
				if !q.photo && q.glyph.Y < q.foot.Y {
					t.Errorf("%s %s: the glyph lies at %v above the foot %v", rules.Name, size.name, q.glyph, q.foot)
				}
			}
		}
	}
}

// What is baked says which games have photographs and which have heads of two lines.
func TestPhotographsHaveTheirTitlesBelowAndTheSaloonHasRoomForTwoLines(t *testing.T) {
	for game, photo := range map[string]bool{"train": false, "saloon": false, "street": true, "showdown": false} {
		if q := partsOf(game, handSize, 1, ui.Rect{W: handWidth, H: CardHeight}); q.photo != photo {
			t.Errorf("%s: photograph %v", game, q.photo)
		}
	}
	if q := partsOf("saloon", handSize, 1, ui.Rect{W: handWidth, H: CardHeight}); q.header.H != 32 {
		t.Errorf("the head of a card of the Saloon is %v high", q.header.H)
	}
}

func TestEveryFamilyOfCardsHasAColour(t *testing.T) {
	for _, family := range []string{
		"move", "climb", "fire", "loot", "punch", "law", "lead", // Train
		"gun", "melee", "boost", "block", "reload", "team", "loaded", // Saloon
		"photo",         // Main Street
		"brown", "blue", // Showdown
	} {
		if _, ok := familyTones[family]; !ok {
			t.Errorf("%s has none", family)
		}
	}
}
