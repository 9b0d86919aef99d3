package table

import (
	"fmt"
	"testing"

	"drygulch/scenes/ui"
)

// windows are sizes in dp from the smallest phone to the widest screen.
var windows = []struct{ w, h float64 }{
	{1280, 720}, {1024, 768}, {390, 844}, {844, 390}, {320, 480}, {360, 640}, {768, 1024}, {3840, 1080}, {1000, 620}, {900, 500}, {480, 320},
}

func TestThePartsOfATableNeverOverlapAndNeverLeaveTheWindow(t *testing.T) {
	for _, size := range windows {
		for _, text := range ui.TextScales {
			for _, seating := range []Seating{InBar, InColumn, OnBoard, Facing} {
				for seats := 2; seats <= 8; seats++ {
					for _, left := range []bool{false, true} {
						l := ui.NewLayout(size.w, size.h, 1, text, ui.Insets{Top: 20, Left: 10})
						z := zonesOf(l, seating, seats, left)
						name := fmt.Sprintf("%v×%v text %v seating %d seats %d left %v", size.w, size.h, text, seating, seats, left)
						z.check(t, name, l, seating == Facing && l.Shape == ui.Tiny)
					}
				}
			}
		}
	}
}

// check looks at the parts of a table; bare: one has nothing of one's own beside the hand.
func (z zones) check(t *testing.T, name string, l ui.Layout, bare bool) {
	t.Helper()
	parts := map[string]ui.Rect{"back": z.back, "title": z.title, "banner": z.banner, "spare": z.spare, "undo": z.icons[0], "log": z.icons[1],
		"rules": z.icons[2], "settings": z.icons[3], "seats": z.seats, "board": z.board, "you": z.you, "head": z.head, "hand": z.hand, "actions": z.actions}
	safe := l.Safe().Inset(-.01)
	for a, r := range parts {
		if r.Empty() {
			continue
		}
		if r.X < safe.X || r.Y < safe.Y || r.Right() > safe.Right() || r.Bottom() > safe.Bottom() {
			t.Errorf("%s: %s %v leaves the safe area %v", name, a, r, safe)
		}
		for b, o := range parts {
			if a < b && !o.Empty() && !r.Inset(.01).Intersect(o.Inset(.01)).Empty() {
				t.Errorf("%s: %s %v lies over %s %v", name, a, r, b, o)
			}
		}
	}
	for _, must := range []string{"back", "banner", "settings", "board", "you", "hand", "actions"} {
		if must == "you" && bare {
			if !z.you.Empty() {
				t.Errorf("%s: you is %v", name, z.you)
			}
			continue
		}
		if r := parts[must]; r.W < control-.01 || must != "banner" && must != "you" && r.H < control-.01 {
			t.Errorf("%s: %s is %v × %v", name, must, r.W, r.H)
		}
	}
}

func TestAFanLeavesEnoughOfEachCardInSight(t *testing.T) {
	for _, width := range []float64{handWidth, fanWidth, miniWidth} {
		for n := 1; n <= 20; n++ {
			r := ui.Rect{W: 374, H: 140}
			step, scrolls := fan(r, n, width, 0)
			if step < minShown {
				t.Errorf("%d cards of %v: only %v of each is seen", n, width, step)
			}
			if used := step*float64(n-1) + width; !scrolls && n > 1 && used > r.W+.01 {
				t.Errorf("%d cards of %v use %v of %v and do not scroll", n, width, used, r.W)
			}
		}
	}
}

func TestAsManyButtonsAsItTakesFitOrScroll(t *testing.T) {
	for _, area := range []ui.Rect{{W: 190, H: 160}, {W: 374, H: 56}, {W: 250, H: 56}, {W: 160, H: 210}} {
		for n := 1; n <= 12; n++ {
			for _, upright := range []bool{false, true} {
				columns, rows := gridOf(n, area, upright, 1)
				if rows == 0 {
					continue
				}
				cell := area.Cell(0, columns, rows, gap)
				if cell.H < control-.01 || cell.W < control || columns*rows < n {
					t.Errorf("%d buttons in %v: %d × %d cells of %v × %v", n, area, columns, rows, cell.W, cell.H)
				}
			}
		}
	}
}

func TestThreeAnswersStandBesideEachOtherOnALyingPhone(t *testing.T) {
	for _, c := range []struct{ w, h, text float64 }{{844, 390, 1}, {844, 390, 1.3}, {932, 430, 1.3}, {667, 375, 1}} {
		z := zonesOf(ui.NewLayout(c.w, c.h, 1, c.text, ui.Insets{}), InBar, 4, false)
		if columns, rows := gridOf(3, z.actions, z.upright, c.text); columns != 3 || rows != 1 {
			t.Errorf("%v: %d × %d in %v", c, columns, rows, z.actions)
		}
		if z.hand.W < 4*control {
			t.Errorf("%v: %v are left for the hand", c, z.hand.W)
		}
	}
}
