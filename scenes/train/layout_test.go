package train

import (
	"fmt"
	"testing"

	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// areas are the boards of the windows that the game is made for, and narrower ones.
var areas = map[string]ui.Rect{
	"1280x720":         {X: 0, Y: 56, W: 1280, H: 461},
	"1920x800":         {X: 0, Y: 56, W: 1728, H: 461},
	"1024x768":         {X: 0, Y: 140, W: 1024, H: 393},
	"700x650":          {X: 0, Y: 140, W: 700, H: 270},
	"390x844":          {X: 0, Y: 112, W: 390, H: 458},
	"390x844, six":     {X: 0, Y: 164, W: 390, H: 406},
	"360x640":          {X: 0, Y: 164, W: 360, H: 260},
	"390x844, 200 %":   {X: 0, Y: 280, W: 390, H: 214},
	"844x390":          {X: 0, Y: 52, W: 844, H: 270},
	"568x320":          {X: 0, Y: 52, W: 568, H: 200},
	"320x480":          {X: 0, Y: 104, W: 320, H: 252},
	"320x480, largest": {X: 0, Y: 104, W: 320, H: 200},
}

func eachPlan(t *testing.T, try func(t *testing.T, p plan, cars int)) {
	t.Helper()
	for name, area := range areas {
		for _, text := range []float64{.85, 1, 1.5, 2} {
			for cars := 4; cars <= rules.MaxCars; cars++ {
				t.Run(fmt.Sprintf("%s/%v/%d", name, text, cars), func(t *testing.T) {
					try(t, planOf(area, text, cars, 0), cars)
				})
			}
		}
	}
}

// content is where the train may lie: the view, or all of a train that scrolls through it.
func (p *plan) content() ui.Rect {
	r := p.view
	if p.length > 0 {
		r.W = p.length
	}
	return r
}

func inside(r, in ui.Rect) bool {
	const slack = .5
	return r.X >= in.X-slack && r.Y >= in.Y-slack && r.Right() <= in.Right()+slack && r.Bottom() <= in.Bottom()+slack
}

func overlap(a, b ui.Rect) bool {
	c := a.Intersect(b)
	return c.W > .5 && c.H > .5
}

func TestEveryPlaceIsLargeEnoughForAFinger(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		for spot := range rules.Spot(2 * cars) {
			if z := p.zone(spot); z.W < finger-.01 || z.H < finger-.01 {
				t.Errorf("spot %d: %.1f × %.1f", spot, z.W, z.H)
			}
		}
	})
}

func TestPlacesLieInsideAndDoNotOverlap(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		for a := range rules.Spot(2 * cars) {
			if !inside(p.zone(a), p.content().Pad(-1, -finger, -1, 0)) {
				t.Errorf("spot %d: %v outside %v", a, p.zone(a), p.content())
			}
			for b := range a {
				if overlap(p.zone(a), p.zone(b)) {
					t.Errorf("spots %d and %d: %v %v", a, b, p.zone(a), p.zone(b))
				}
			}
		}
	})
}

func TestPlatesAndNumbersLieInTheirPlaces(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		for spot := range rules.Spot(2 * cars) {
			if r := p.plate(spot); !inside(r, p.zone(spot)) || r.W < 24 || r.H < 24 {
				t.Errorf("spot %d: plate %v, zone %v", spot, r, p.zone(spot))
			}
		}
		for c := 1; c < cars; c++ {
			if !p.content().Contains(p.number(c)) {
				t.Errorf("car %d: number at %v", c, p.number(c))
			}
		}
	})
}

func TestFiguresAndLootStandInTheirPlacesHoweverManyThereAre(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		for spot := range rules.Spot(2 * cars) {
			zone := p.zone(spot)
			for n := 1; n <= rules.MaxBandits; n++ {
				for i := range n {
					q := p.pawn(spot, i, n)
					if q.X < zone.X || q.X > zone.Right() {
						t.Errorf("spot %d: figure %d of %d at %v, zone %v", spot, i, n, q, zone)
					}
					if i > 0 && q == p.pawn(spot, i-1, n) {
						t.Errorf("spot %d: figures %d and %d of %d in one place", spot, i-1, i, n)
					}
				}
			}
			for n := 1; n <= 20; n++ {
				for i := range n {
					r := p.loot(spot, i, n)
					if r.X < zone.X-.5 || r.Right() > zone.Right()+.5 {
						t.Errorf("spot %d: token %d of %d at %v, zone %v", spot, i, n, r, zone)
					}
					if i > 0 && r.X-p.loot(spot, i-1, n).X < 1 {
						t.Errorf("spot %d: token %d of %d lies on the one before", spot, i, n)
					}
				}
			}
		}
	})
}

func TestAHatOnARoofStaysOnTheBoard(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		for c := range cars {
			top := p.pawn(rules.At(c, rules.Roof), 1, rules.MaxBandits).Y - 114*pawnScale*p.scale
			if top < p.lines[p.cars[c].line].top-2 && top < p.view.Y-2 {
				t.Errorf("car %d: hat at %.1f, the line begins at %.1f", c, top, p.lines[p.cars[c].line].top)
			}
		}
	})
}

func TestPanelsLieBesideTheTrainAndLeaveRoomForWords(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		if overlap(p.round, p.scheme) || overlap(p.round, p.view) || overlap(p.scheme, p.view) {
			t.Errorf("round %v, scheme %v, train %v", p.round, p.scheme, p.view)
		}
		for _, r := range []ui.Rect{p.round, p.scheme} {
			if r.W < finger || r.H < finger || !inside(r, p.area) {
				t.Errorf("panel %v in %v", r, p.area)
			}
		}
	})
}

func TestRowsOfThingsToChooseStayOnTheBoard(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		for spot := range rules.Spot(2 * cars) {
			for n := 1; n <= 6; n++ {
				panel, _, _, cell := p.rowOf(n, spot, 1)
				if !inside(panel, p.area) {
					t.Errorf("spot %d: row of %d in %v, board %v", spot, n, panel, p.area)
				}
				if cell.X < finger || cell.Y < finger {
					t.Errorf("cells of %v", cell)
				}
			}
		}
	})
}

func TestATrainIsBrokenIntoLinesThatKeepItsOrder(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, cars int) {
		next := 0
		for _, l := range p.lines {
			if l.first != next || l.last < l.first {
				t.Fatalf("lines %v", p.lines)
			}
			next = l.last + 1
		}
		if next != cars {
			t.Fatalf("lines %v of %d cars", p.lines, cars)
		}
		for c := 1; c < cars; c++ {
			if p.cars[c].line == p.cars[c-1].line && p.cars[c].left <= p.cars[c-1].left {
				t.Errorf("car %d stands before car %d", c, c-1)
			}
		}
	})
}

func TestTheTrainOfTheMockUpsIsAsLargeAsInThem(t *testing.T) {
	if p := planOf(areas["1280x720"], 1, 7, 0); len(p.lines) != 1 || p.scale < .95 {
		t.Errorf("six wagons wide: %d lines at %.2f", len(p.lines), p.scale)
	}
	if p := planOf(areas["390x844"], 1, 5, 0); len(p.lines) != 2 || p.scale < .7 {
		t.Errorf("four wagons tall: %d lines at %.2f", len(p.lines), p.scale)
	}
	if p := planOf(areas["390x844, six"], 1, 7, 0); p.length > 0 || p.scale < .5 {
		t.Errorf("six wagons tall: scrolls %.0f at %.2f", p.length, p.scale)
	}
}
