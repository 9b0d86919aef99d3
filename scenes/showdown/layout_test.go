package showdown

import (
	"fmt"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/showdown"
)

// boards are the areas of the windows that the game is made for, and narrower ones, at several text scales.
var boards = []struct {
	name       string
	w, h, text float64 // of the window
	area       ui.Rect
}{
	{"1280x720", 1280, 720, 1, ui.Rect{Y: 56, W: 1280, H: 456}},
	{"1280x720, 200 %", 1280, 720, 2, ui.Rect{Y: 90, W: 1280, H: 374}},
	{"1920x800", 1920, 800, 1, ui.Rect{Y: 56, W: 1728, H: 456}},
	{"1024x768", 1024, 768, 1, ui.Rect{Y: 56, W: 1024, H: 477}},
	{"1024x768, 200 %", 1024, 768, 2, ui.Rect{Y: 90, W: 1024, H: 411}},
	{"700x650", 700, 650, 1, ui.Rect{Y: 56, W: 700, H: 359}},
	{"390x844", 390, 844, 1, ui.Rect{Y: 56, W: 390, H: 512}},
	{"390x844 with a notch", 390, 844, 1, ui.Rect{Y: 103, W: 390, H: 431}},
	{"390x844, 200 %", 390, 844, 2, ui.Rect{Y: 100, W: 390, H: 412}},
	{"360x640", 360, 640, 1, ui.Rect{Y: 56, W: 360, H: 370}},
	{"768x1024", 768, 1024, 1, ui.Rect{Y: 56, W: 768, H: 690}},
	{"844x390", 844, 390, 1, ui.Rect{Y: 52, W: 844, H: 270}},
	{"844x390, 200 %", 844, 390, 2, ui.Rect{Y: 78, W: 844, H: 244}},
	{"568x320", 568, 320, 1, ui.Rect{Y: 52, W: 568, H: 200}},
	{"320x480", 320, 480, 1, ui.Rect{Y: 52, W: 320, H: 304}},
}

func eachPlan(t *testing.T, try func(t *testing.T, p plan, seats int, viewer game.Seat)) {
	t.Helper()
	for _, c := range boards {
		l := ui.NewLayout(c.w, c.h, 1, c.text, ui.Insets{})
		for seats := 3; seats <= 8; seats++ {
			for _, viewer := range []game.Seat{game.NoSeat, 0, game.Seat(seats - 1)} {
				t.Run(fmt.Sprintf("%s/%d/%d", c.name, seats, viewer), func(t *testing.T) {
					try(t, planOf(c.area, l, seats, viewer), seats, viewer)
				})
			}
		}
	}
}

func TestEverySeatHasAPanelForAFingerAndNothingOverlaps(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, seats int, viewer game.Seat) {
		parts := map[string]ui.Rect{"deck": p.deck, "discards": p.pile, "strip": p.strip, "counts": p.counts, "news": p.news}
		for seat := range game.Seat(seats) {
			r := p.seats[seat]
			if seat == viewer {
				if !r.Empty() {
					t.Errorf("the viewer has a panel at %v", r)
				}
				continue
			}
			if r.W < finger || r.H < finger-.01 {
				t.Errorf("seat %d: %v", seat, r)
			}
			parts[fmt.Sprint("seat ", seat)] = r
		}
		for a, r := range parts {
			if r.Empty() {
				continue
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

func TestSeatsSitClockwiseFromTheViewersLeft(t *testing.T) {
	if got := fmt.Sprint(clockwise(5, 3)); got != "[4 0 1 2]" {
		t.Error(got)
	}
	if got := fmt.Sprint(clockwise(3, game.NoSeat)); got != "[0 1 2]" {
		t.Error(got)
	}
	l := ui.NewLayout(1280, 720, 1, 1, ui.Insets{})
	p := planOf(boards[0].area, l, 7, 0)
	for _, c := range []struct {
		left, right game.Seat
	}{{1, 6}, {2, 5}, {3, 4}} {
		if p.seats[c.left].X >= p.seats[c.right].X {
			t.Errorf("seat %d sits right of seat %d", c.left, c.right)
		}
	}
	if p.seats[1].Y <= p.seats[2].Y || p.seats[6].Y <= p.seats[5].Y {
		t.Error("neighbours do not sit nearest")
	}
}

func TestTheTableOfTheMockUpsIsAsLargeAsInThem(t *testing.T) {
	p := planOf(boards[0].area, ui.NewLayout(1280, 720, 1, 1, ui.Insets{}), 7, 0)
	for seat := game.Seat(1); seat < 7; seat++ {
		if p.forms[seat] != broad {
			t.Errorf("wide: seat %d has form %d", seat, p.forms[seat])
		}
	}
	if p.counts.Empty() || p.news.Empty() || p.card != 104 {
		t.Errorf("wide: counts %v, news %v, cards %v", p.counts, p.news, p.card)
	}
	p = planOf(boards[6].area, ui.NewLayout(390, 844, 1, 1, ui.Insets{}), 7, 0)
	for seat := game.Seat(1); seat < 7; seat++ {
		if p.forms[seat] != narrow {
			t.Errorf("tall: seat %d has form %d", seat, p.forms[seat])
		}
	}
}

func TestWithEightOnAPhoneThoseFarAwayFold(t *testing.T) {
	p := planOf(boards[6].area, ui.NewLayout(390, 844, 1, 1, ui.Insets{}), 8, 0)
	for seat := game.Seat(1); seat < 8; seat++ {
		want := flat
		if seat >= 3 && seat <= 5 {
			want = badge
		}
		if p.forms[seat] != want {
			t.Errorf("seat %d has form %d, want %d", seat, p.forms[seat], want)
		}
	}
}

func TestRevealedCardsLieOnTheBoardAndApart(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, seats int, _ game.Seat) {
		for n := 1; n <= 8; n++ {
			ground, head, cards := p.rowOf(n)
			if !inside(ground, p.area) {
				t.Errorf("%d cards: %v leaves %v", n, ground, p.area)
			}
			for i, r := range cards {
				if r.W < finger || r.H < finger || !inside(r, ground) || overlap(r, head) {
					t.Errorf("%d cards: card %d at %v on %v, title %v", n, i, r, ground, head)
				}
				for _, o := range cards[:i] {
					if overlap(r, o) {
						t.Errorf("%d cards: %v lies over %v", n, r, o)
					}
				}
			}
		}
	})
}

func TestBarsBulletHolesAndHatsAreWhereTheFacesAre(t *testing.T) {
	for _, w := range windows {
		for _, seats := range []int{3, 5, 8} {
			b := &Board{}
			s := tabletest.Open(t, tabletest.Config{
				Rules: rules.Rules, Board: b, Setup: game.Setup{Seed: 3, Options: map[string]string{"characters": "random1"}},
				Bots: strings.Repeat("h", seats), Speed: ui.Instant, W: w.X, H: w.Y,
			})
			s.Settle()
			s.UI.TapID("handover/show")
			s.Settle()
			for seat, panel := range b.plan.seats {
				face := b.head(game.Seat(seat))
				switch {
				case panel.Empty():
				case b.plan.forms[seat] != badge && b.heads[seat].Empty():
					t.Errorf("%v, %d seats: seat %d has no face", w, seats, seat)
				case !panel.Contains(face.Center()):
					t.Errorf("%v, %d seats: the face of seat %d is at %v, its panel at %v", w, seats, seat, face, panel)
				}
			}
		}
	}
}
