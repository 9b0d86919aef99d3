package street

import (
	"fmt"
	"testing"

	"drygulch/scenes/ui"

	rules "drygulch/game/street"
)

// areas are those of the windows that the game is made for, and narrower ones, at several text scales.
var areas = []struct {
	name       string
	w, h, text float64 // of the window
	area       ui.Rect
}{
	{"1280x720", 1280, 720, 1, ui.Rect{Y: 56, W: 1280, H: 457}},
	{"1280x720, 200 %", 1280, 720, 2, ui.Rect{Y: 90, W: 1280, H: 374}},
	{"1920x800", 1920, 800, 1, ui.Rect{Y: 56, W: 1920, H: 537}},
	{"1024x768", 1024, 768, 1, ui.Rect{Y: 56, W: 1024, H: 508}},
	{"1024x768, 200 %", 1024, 768, 2, ui.Rect{Y: 90, W: 1024, H: 411}},
	{"700x650", 700, 650, 1, ui.Rect{Y: 56, W: 700, H: 390}},
	{"390x844", 390, 844, 1, ui.Rect{Y: 56, W: 390, H: 586}},
	{"390x844 with a notch", 390, 844, 1, ui.Rect{Y: 103, W: 390, H: 505}},
	{"390x844, 200 %", 390, 844, 2, ui.Rect{Y: 100, W: 390, H: 482}},
	{"360x640", 360, 640, 1, ui.Rect{Y: 56, W: 360, H: 382}},
	{"768x1024", 768, 1024, 1, ui.Rect{Y: 56, W: 768, H: 760}},
	{"844x390", 844, 390, 1, ui.Rect{Y: 52, W: 844, H: 270}},
	{"844x390, 200 %", 844, 390, 2, ui.Rect{Y: 78, W: 844, H: 244}},
	{"568x320", 568, 320, 1, ui.Rect{Y: 52, W: 568, H: 200}},
	{"320x480", 320, 480, 1, ui.Rect{Y: 52, W: 320, H: 304}},
}

// eachPlan lays out the board in every area, as large as it must be at least.
func eachPlan(t *testing.T, try func(t *testing.T, p plan)) {
	t.Helper()
	for _, c := range areas {
		l := ui.NewLayout(c.w, c.h, 1, c.text, ui.Insets{})
		area, least := c.area, leastOf(l, c.area)
		area.W, area.H = max(area.W, least.W), max(area.H, least.H)
		for me, name := range rules.SideNames {
			for _, stashes := range []away{{}, {true, true}, {me == 0, me == 1}} {
				t.Run(fmt.Sprintf("%s/%s/%v", c.name, name, stashes), func(t *testing.T) { try(t, planOf(area, l, me, stashes)) })
			}
		}
	}
}

func TestEverythingOnTheBoardIsForAFingerAndNothingOverlaps(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan) {
		parts := map[string]ui.Rect{}
		for side, name := range rules.SideNames {
			for c, r := range p.slots[side] {
				parts[fmt.Sprint(name, " ", c)] = target(r)
			}
			for i, r := range p.saloon[side] {
				parts[fmt.Sprint(name, " saloon ", i)] = target(r)
			}
			if r := p.stash[side]; !r.Empty() {
				parts[name+" stash"] = target(r)
			}
		}
		for c := range p.cells {
			parts[fmt.Sprint("token ", c)] = p.cell(c)
		}
		if !p.stands {
			for i := range p.stock {
				parts[fmt.Sprint("reserve ", i)] = p.queued(i)
			}
		}
		for a, r := range parts {
			if r.W < finger-.01 || r.H < finger-.01 {
				t.Errorf("%s is %.0f × %.0f", a, r.W, r.H)
			}
			if !inside(r, p.area) {
				t.Errorf("%s at %v leaves %v", a, r, p.area)
			}
			for b, o := range parts {
				if a < b && overlap(r, o) {
					t.Errorf("%s %v lies over %s %v", a, r, b, o)
				}
			}
		}
	})
}

// The rows keep their neighbours however the board lies: Red sees it turned by half, and a board that stands is turned
// by a quarter; mirrored, left and right would be exchanged and the Mayor would help the wrong one.
func TestTheBoardIsTurnedAndNeverMirrored(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan) {
		own := &p.slots[p.me]
		along := func(r ui.Rect) float64 { return r.Center().X } // grows to the owner's right
		if p.stands {
			along = func(r ui.Rect) float64 { return -r.Center().Y } // he sits at the right and looks to the left
		}
		for c := range rules.Columns - 1 {
			right := c + 1
			if p.me == rules.Red {
				right = rules.Columns - 2 - c
			}
			left := right - 1
			if p.me == rules.Red {
				left = right + 1
			}
			if along(own[left]) >= along(own[right]) {
				t.Errorf("column %d does not lie left of %d", left, right)
			}
		}
		for c := range rules.Columns { // who is opposite is across the token
			a, b, cell := p.slots[rules.Green][c].Center(), p.slots[rules.Red][c].Center(), p.cells[c]
			off := cell.X - (a.X+b.X)/2
			if p.stands {
				off = cell.Y - (a.Y+b.Y)/2
			}
			if off > 4 || off < -4 {
				t.Errorf("token %d lies %.1f beside the line between its characters", c, off)
			}
		}
		if p.stands && p.slots[p.me][0].X < p.slots[1-p.me][0].X || !p.stands && p.slots[p.me][0].Y < p.slots[1-p.me][0].Y {
			t.Error("one's own row is not next to oneself")
		}
	})
}

// The reserve lies at the end of column 7, its first token next to the street (OL-41).
func TestTheReserveLiesAtItsEndOfTheStreet(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan) {
		far := p.cells[0].Dist(p.stock[0])
		near := p.cells[rules.Columns-1].Dist(p.stock[0])
		if near >= far {
			t.Errorf("the first of the reserve is %.0f from column 7 and %.0f from column 0", near, far)
		}
		if !p.stands {
			last := p.cells[rules.Columns-1].Dist(p.stock[rules.Stock-1])
			if near >= last {
				t.Error("the first of the reserve is not the nearest")
			}
		}
	})
}

func TestTheBoardOfTheMockUpsIsAsLargeAsInThem(t *testing.T) {
	p := planOf(areas[0].area, ui.NewLayout(1280, 720, 1, 1, ui.Insets{}), rules.Green, away{true, true})
	if p.form != photo || p.slots[0][0].W < 88 || p.token < 30 || p.small < 20 || p.sign.Empty() {
		t.Errorf("wide: form %d, photographs %v, tokens %v and %v, sign %v", p.form, p.slots[0][0], p.token, p.small, p.sign)
	}
	p = planOf(areas[6].area, ui.NewLayout(390, 844, 1, 1, ui.Insets{}), rules.Green, away{})
	if p.form != row || p.slots[0][0].W < 116 || p.token < 20 {
		t.Errorf("tall: form %d, rows %v, tokens %v", p.form, p.slots[0][0], p.token)
	}
}

func inside(r, in ui.Rect) bool {
	const slack = .5
	return r.X >= in.X-slack && r.Y >= in.Y-slack && r.Right() <= in.Right()+slack && r.Bottom() <= in.Bottom()+slack
}

func overlap(a, b ui.Rect) bool {
	c := a.Intersect(b)
	return c.W > .5 && c.H > .5
}
