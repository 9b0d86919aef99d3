package saloon

import (
	"fmt"
	"testing"

	"drygulch/game"
	"drygulch/scenes/ui"

	rules "drygulch/game/saloon"
)

// boards are the areas of the windows that the game is made for, and narrower ones, at several text scales.
var boards = []struct {
	name        string
	w, h, text  float64 // of the window
	area, spare ui.Rect
}{
	{"1280x720", 1280, 720, 1, ui.Rect{Y: 56, W: 1280, H: 456}, ui.Rect{X: 903, Y: 6, W: 146, H: 44}},
	{"1280x720, 200 %", 1280, 720, 2, ui.Rect{Y: 90, W: 1280, H: 374}, ui.Rect{}},
	{"1920x800", 1920, 800, 1, ui.Rect{Y: 56, W: 1728, H: 456}, ui.Rect{X: 1200, Y: 6, W: 300, H: 44}},
	{"1024x768", 1024, 768, 1, ui.Rect{Y: 56, W: 1024, H: 477}, ui.Rect{}},
	{"1024x768, 200 %", 1024, 768, 2, ui.Rect{Y: 90, W: 1024, H: 411}, ui.Rect{}},
	{"700x650", 700, 650, 1, ui.Rect{Y: 56, W: 700, H: 359}, ui.Rect{}},
	{"390x844", 390, 844, 1, ui.Rect{Y: 56, W: 390, H: 514}, ui.Rect{}},
	{"390x844 with a notch", 390, 844, 1, ui.Rect{Y: 103, W: 390, H: 433}, ui.Rect{}},
	{"390x844, 200 %", 390, 844, 2, ui.Rect{Y: 100, W: 390, H: 414}, ui.Rect{}},
	{"360x640", 360, 640, 1, ui.Rect{Y: 56, W: 360, H: 310}, ui.Rect{}},
	{"360x640, 200 %", 360, 640, 2, ui.Rect{Y: 100, W: 360, H: 210}, ui.Rect{}},
	{"768x1024", 768, 1024, 1, ui.Rect{Y: 56, W: 768, H: 690}, ui.Rect{}},
	{"844x390", 844, 390, 1, ui.Rect{Y: 52, W: 844, H: 270}, ui.Rect{}},
	{"844x390, 200 %", 844, 390, 2, ui.Rect{Y: 78, W: 844, H: 244}, ui.Rect{}},
	{"568x320", 568, 320, 1, ui.Rect{Y: 52, W: 568, H: 200}, ui.Rect{}},
	{"320x480", 320, 480, 1, ui.Rect{Y: 52, W: 320, H: 304}, ui.Rect{}},
	{"320x480, 200 %", 320, 480, 2, ui.Rect{Y: 82, W: 320, H: 274}, ui.Rect{}},
}

func eachPlan(t *testing.T, try func(t *testing.T, p plan, seats int, viewer game.Seat)) {
	t.Helper()
	for _, c := range boards {
		l := ui.NewLayout(c.w, c.h, 1, c.text, ui.Insets{})
		for _, n := range []struct{ seats, teams int }{{2, 0}, {3, 0}, {4, 2}, {5, 0}, {6, 0}, {6, 3}} {
			for _, viewer := range []game.Seat{game.NoSeat, 0, game.Seat(n.seats - 1)} {
				t.Run(fmt.Sprintf("%s/%d in %d/%d", c.name, n.seats, n.teams, viewer), func(t *testing.T) {
					try(t, planOf(c.area, c.spare, l, n.seats, n.teams, viewer), n.seats, viewer)
				})
			}
		}
	}
}

func TestEverySeatHasAPanelForAFingerAndNothingOverlaps(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, seats int, viewer game.Seat) {
		parts := map[string]ui.Rect{"phases": p.phases, "pools": p.pools, "slots": p.slots, "room": p.room}
		if p.chip {
			parts["piles"] = p.piles
		}
		for seat := range game.Seat(seats) {
			r := p.seats[seat]
			if seat == viewer {
				if !r.Empty() {
					t.Errorf("the viewer has a panel at %v", r)
				}
				continue
			}
			if r.W < finger-.01 || r.H < finger-.01 {
				t.Errorf("seat %d: %v", seat, r)
			}
			parts[fmt.Sprint("seat ", seat)] = r
		}
		if p.piles.W < finger-.01 || p.piles.H < finger-.01 {
			t.Errorf("piles at %v", p.piles)
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

func TestEveryPositionHasRoomForAFingerAndItsCircles(t *testing.T) {
	eachPlan(t, func(t *testing.T, p plan, _ int, _ game.Seat) {
		for i := rules.Open; i <= rules.Doors; i++ {
			a := p.places[i]
			if a.hit.W < finger-.01 || a.hit.H < finger-.01 || !inside(a.hit, p.area) {
				t.Errorf("%s is pressed at %v in %v", rules.Places[i].Name, a.hit, p.area)
			}
			for j := rules.Open; j < i; j++ {
				if overlap(a.hit, p.places[j].hit) {
					t.Errorf("%s %v lies over %s %v", rules.Places[i].Name, a.hit, rules.Places[j].Name, p.places[j].hit)
				}
			}
			if len(a.spots) != int(rules.Places[i].Circles) {
				t.Errorf("%s has %d circles, the rules say %d", rules.Places[i].Name, len(a.spots), rules.Places[i].Circles)
			}
		}
	})
}

// The arrows on the map are those of the rules, in both shapes (HN-55, HN-56).
func TestTheArrowsOnTheMapAreWhoReachesWhom(t *testing.T) {
	for i := range charts {
		reach := map[[2]rules.Position]bool{}
		for _, r := range charts[i].Reaches {
			from, to := positionNamed(r.From), positionNamed(r.To)
			reach[[2]rules.Position{from, to}] = true
			if r.Both {
				reach[[2]rules.Position{to, from}] = true
			}
		}
		for from := rules.Open; from <= rules.Doors; from++ {
			for to := rules.Open; to <= rules.Doors; to++ {
				if from != to && reach[[2]rules.Position{from, to}] != rules.Reaches(from, to) {
					t.Errorf("%s: %s to %s", charts[i].Shape, rules.Places[from].Name, rules.Places[to].Name)
				}
			}
		}
		for _, place := range charts[i].Places {
			if place.Orange != rules.Places[positionNamed(place.Name)].Orange {
				t.Errorf("%s: the frame of %s", charts[i].Shape, place.Name)
			}
		}
	}
}

func TestSeatsSitClockwiseFromTheViewersLeft(t *testing.T) {
	if got := fmt.Sprint(clockwise(5, 3)); got != "[4 0 1 2]" {
		t.Error(got)
	}
	if got := fmt.Sprint(clockwise(3, game.NoSeat)); got != "[0 1 2]" {
		t.Error(got)
	}
}

func TestTheTableOfTheMockUpsIsAsInThem(t *testing.T) {
	p := planOf(boards[0].area, boards[0].spare, ui.NewLayout(1280, 720, 1, 1, ui.Insets{}), 6, 0, 0)
	for seat := game.Seat(1); seat < 6; seat++ {
		if p.forms[seat] != full || p.seats[seat].Right() > p.room.X {
			t.Errorf("wide: seat %d has form %d at %v", seat, p.forms[seat], p.seats[seat])
		}
	}
	if p.chip || p.room.W < 1000 || p.tall() {
		t.Errorf("wide: piles behind a chip %v, map %v", p.chip, p.room)
	}
	p = planOf(boards[6].area, ui.Rect{}, ui.NewLayout(390, 844, 1, 1, ui.Insets{}), 6, 0, 0)
	for seat := game.Seat(1); seat < 6; seat++ {
		if p.forms[seat] != post || p.seats[seat].Bottom() > p.phases.Y {
			t.Errorf("tall: seat %d has form %d at %v", seat, p.forms[seat], p.seats[seat])
		}
	}
	if !p.chip || p.room.W < 389 || !p.tall() {
		t.Errorf("tall: piles behind a chip %v, map %v", p.chip, p.room)
	}
}
