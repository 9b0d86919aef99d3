package ui

import (
	"fmt"
	"testing"
)

// board is a grid of hotspots named by column and row, of a map drawn as text; '#' is a hotspot.
func board(rows ...string) *UI {
	return show(func(f *Frame) {
		for y, row := range rows {
			for x, c := range row {
				if c != ' ' {
					f.Hotspot(Hotspot{ID: fmt.Sprint(x, ",", y), Rect: Rect{float64(60 * x), float64(60 * y), 50, 50}, Do: func() {}})
				}
			}
		}
	})
}

func TestArrowsMoveToTheNearestInTheirDirection(t *testing.T) {
	for _, c := range []struct {
		name string
		rows []string
		from string
		key  Keys
		want string
	}{
		{"straight", []string{"###", "###"}, "1,0", KeyRight, "2,0"},
		{"down", []string{"###", "###"}, "1,0", KeyDown, "1,1"},
		{"over a gap", []string{"#    #"}, "0,0", KeyRight, "5,0"},
		{"same row before nearer one aside", []string{"#  #", " #  "}, "0,0", KeyRight, "3,0"},
		{"aside if nothing is straight ahead", []string{"#   ", "  # "}, "0,0", KeyDown, "2,1"},
		{"nothing there", []string{"##"}, "1,0", KeyRight, "1,0"},
	} {
		u := board(c.rows...)
		u.focus = focus{id: c.from, shown: true}
		u.PressKeys(c.key)
		if u.focus.id != c.want {
			t.Errorf("%s: from %s to %s, want %s", c.name, c.from, u.focus.id, c.want)
		}
	}
}

func TestTabWalksAllInReadingOrder(t *testing.T) {
	u := board("# #", " # ", "###")
	want := []string{"0,0", "2,0", "1,1", "0,2", "1,2", "2,2", "0,0"}
	for _, id := range want {
		u.PressKeys(KeyNext)
		if u.focus.id != id {
			t.Fatalf("at %s, want %s", u.focus.id, id)
		}
	}
	u.PressKeys(KeyPrevious)
	if u.focus.id != "2,2" {
		t.Errorf("back at %s", u.focus.id)
	}
}

func TestTheFirstKeyShowsTheFocusAndPressesNothing(t *testing.T) {
	n := 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{0, 0, 50, 50}, Do: func() { n++ }})
	})
	u.PressKeys(KeyConfirm)
	if n != 0 || !u.focus.shown {
		t.Errorf("pressed %d, shown %v", n, u.focus.shown)
	}
	u.PressKeys(KeyConfirm)
	if n != 1 {
		t.Errorf("the second Enter pressed %d times", n)
	}
	u.TapAt(Point{400, 400})
	if u.focus.shown {
		t.Error("the ring stays after a tap")
	}
}

func TestTheFocusFollowsItsHotspotThroughRebuilds(t *testing.T) {
	x, there := 0.0, true
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "other", Rect: Rect{300, 300, 50, 50}, Do: func() {}})
		f.Hotspot(Hotspot{ID: "near", Rect: Rect{520, 0, 50, 50}, Do: func() {}})
		if there {
			f.Hotspot(Hotspot{ID: "a", Rect: Rect{x, 0, 50, 50}, Do: func() {}})
		}
	})
	u.focus = focus{id: "a", shown: true}
	x = 500
	u.Rebuild()
	u.Update(Input{})
	if u.focus.id != "a" {
		t.Errorf("moved hotspot: focus on %q", u.focus.id)
	}
	there = false
	u.Rebuild()
	u.Update(Input{})
	if u.focus.id != "near" {
		t.Errorf("vanished hotspot: focus on %q, want the nearest", u.focus.id)
	}
}

func TestFocusAndHoverAreToldInTheStatusLine(t *testing.T) {
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Label: "Fire", Rect: Rect{0, 0, 50, 50}, Do: func() {}})
		f.StatusLine(Rect{0, 500, 400, 40}, "Your turn", Body, f.Theme.Paper, Left)
	})
	var said string
	u.Recorder = func(kind, s string) {
		if kind == "text" {
			said = s
		}
	}
	u.Update(Input{At: Point{10, 10}, Hover: true})
	if said != "Fire" {
		t.Errorf("hovering says %q", said)
	}
	u.Update(Input{At: Point{400, 10}, Hover: true})
	if said != "Your turn" {
		t.Errorf("elsewhere says %q", said)
	}
}

func TestTabPassesThroughAListBetweenOtherThings(t *testing.T) {
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "above", Label: "Above", Rect: Rect{0, 0, 50, 50}})
		f.List("list", Rect{0, 60, 100, 120}, func(c Rect) float64 {
			for i := range 9 {
				f.Hotspot(Hotspot{ID: fmt.Sprint("item/", i), Label: "Item", Rect: Rect{c.X, c.Y + float64(60*i), 80, 50}})
			}
			return 540
		})
		f.Hotspot(Hotspot{ID: "below", Label: "Below", Rect: Rect{0, 200, 50, 50}})
	})
	want := []string{"above", "item/0", "item/1", "item/2", "item/3", "item/4", "item/5", "item/6", "item/7", "item/8", "below", "above"}
	for _, id := range want {
		u.PressKeys(KeyNext)
		if u.focus.id != id {
			t.Fatalf("at %s, want %s", u.focus.id, id)
		}
	}
}

func TestTabAndArrowsPassThroughAStripBesideOtherThings(t *testing.T) {
	u := show(func(f *Frame) {
		for i := range 4 {
			f.Hotspot(Hotspot{ID: fmt.Sprint("card/", i), Label: "Card", Rect: Rect{float64(60 * i), 0, 50, 50}})
		}
		f.Strip("strip", Rect{240, 0, 130, 50}, func(c Rect) float64 {
			for i := range 5 {
				f.Hotspot(Hotspot{ID: fmt.Sprint("item/", i), Label: "Item", Rect: Rect{c.X + float64(60*i), 0, 50, 50}})
			}
			return 290
		})
	})
	all := []string{"card/0", "card/1", "card/2", "card/3", "item/0", "item/1", "item/2", "item/3", "item/4"}
	for _, id := range append(all, all...) {
		u.PressKeys(KeyNext)
		if u.focus.id != id {
			t.Fatalf("Tab: at %s, want %s", u.focus.id, id)
		}
	}
	for i := len(all) - 2; i >= 0; i-- {
		u.PressKeys(KeyLeft)
		if u.focus.id != all[i] {
			t.Fatalf("Left: at %s, want %s", u.focus.id, all[i])
		}
	}
	for _, id := range all[1:] {
		u.PressKeys(KeyRight)
		if u.focus.id != id {
			t.Fatalf("Right: at %s, want %s", u.focus.id, id)
		}
	}
}
