package ui

import "testing"

func TestOnlyOneDoInATick(t *testing.T) {
	n := 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{0, 0, 50, 50}, Key: '1', Do: func() { n++ }})
		f.Hotspot(Hotspot{ID: "b", Rect: Rect{60, 0, 50, 50}, Key: '2', Do: func() { n++ }})
	})
	u.Update(Input{Shortcuts: []Key{'1', '2', '1'}})
	if n != 1 {
		t.Errorf("three shortcuts: %d", n)
	}
	u.Update(Input{At: Point{70, 10}, Pressed: true, Down: true})
	u.Update(Input{At: Point{70, 10}, Released: true, Keys: KeyConfirm, Shortcuts: []Key{'1'}})
	if n != 2 {
		t.Errorf("tap, Enter and a shortcut together: %d more", n-1)
	}
	u.PressKeys(KeyNext)
	u.Update(Input{Keys: KeyConfirm, Shortcuts: []Key{'1'}})
	if n != 3 {
		t.Errorf("Enter and a shortcut together: %d more", n-2)
	}
}

func TestTheTopOneOfOverlappingCardsWins(t *testing.T) {
	got := ""
	u := show(func(f *Frame) {
		for i, z := range []int{0, 5, 0, 0} {
			id := string(rune('a' + i))
			f.Hotspot(Hotspot{ID: id, Z: z, Rect: Rect{float64(100 + 44*i), 100, 100, 140}, Do: func() { got = id }})
		}
	})
	for _, c := range []struct {
		x    float64
		want string
	}{{105, "a"}, {150, "b"}, {190, "b"}, {240, "b"}, {260, "d"}, {330, "d"}} {
		got = ""
		u.TapAt(Point{c.x, 150})
		if got != c.want {
			t.Errorf("x %v: %q, want %q", c.x, got, c.want)
		}
	}
}

func TestTheGuardIgnoresTapsAndKeysForAWhile(t *testing.T) {
	n := 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{0, 0, 50, 50}, Key: '1', Do: func() { n++ }})
	})
	u.Guard(0)
	if !u.Busy() {
		t.Error("a robot is not told to wait")
	}
	u.TapAt(Point{10, 10})
	u.PressShortcut('1')
	u.PressKeys(KeyNext)
	u.PressKeys(KeyConfirm)
	if n != 0 {
		t.Fatalf("pressed %d times under guard", n)
	}
	for range TicksOf(GuardMS) {
		u.Update(Input{})
	}
	u.TapAt(Point{10, 10})
	if n != 1 || u.Busy() {
		t.Errorf("after the guard: %d, busy %v", n, u.Busy())
	}
}

func TestAPressThatOutlivesItsHotspotDoesNothing(t *testing.T) {
	there, n := true, 0
	u := show(func(f *Frame) {
		if there {
			f.Hotspot(Hotspot{ID: "a", Rect: Rect{0, 0, 50, 50}, Do: func() { n++ }})
		} else {
			f.Hotspot(Hotspot{ID: "b", Rect: Rect{0, 0, 50, 50}, Do: func() { n++ }})
		}
	})
	u.Update(Input{At: Point{10, 10}, Pressed: true, Down: true})
	there = false
	u.Rebuild()
	u.Update(Input{At: Point{10, 10}, Down: true})
	u.Update(Input{At: Point{10, 10}, Released: true})
	if n != 0 {
		t.Error("pressed what came after")
	}
}

func TestAFingerTakenAwayDoesNothing(t *testing.T) {
	n := 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{0, 0, 50, 50}, Do: func() { n++ }})
	})
	u.Update(Input{At: Point{10, 10}, Pressed: true, Down: true, Touch: true})
	u.Update(Input{Lost: true})
	u.Update(Input{At: Point{10, 10}, Released: true, Touch: true})
	if n != 0 {
		t.Error("pressed")
	}
}

func TestWhatADialogCoversCannotBePressed(t *testing.T) {
	below, closed := 0, 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "below", Key: '1', Rect: f.Layout.Window(), Do: func() { below++ }})
	})
	u.Ask(Dialog{Name: "dialog/quit", Title: "Leave?", Text: "It is saved.", Choices: []Choice{
		{ID: "dialog/stay", Label: "Stay", Safe: true}, {ID: "dialog/leave", Label: "Leave", Do: func(*UI) { closed++ }},
	}})
	u.Update(Input{})
	u.TapAt(Point{2, 2})
	u.PressShortcut('1')
	for range 6 {
		u.PressKeys(KeyNext)
		if u.focus.id == "below" {
			t.Error("the focus went below")
		}
	}
	if below != 0 {
		t.Fatal("pressed through the dialog")
	}
	if err := u.TapID("dialog/leave"); err != nil {
		t.Fatal(err)
	}
	if closed != 1 || u.Top().Name() != "test" {
		t.Errorf("did %d, top %s", closed, u.Top().Name())
	}
	u.TapAt(Point{2, 2})
	if below != 1 {
		t.Error("the scene below does not come back to life")
	}
}

func TestADialogHasItsFocusOnTheSafeChoiceAndBackTakesIt(t *testing.T) {
	stayed := 0
	u := show(func(f *Frame) { f.Hotspot(Hotspot{ID: "x", Rect: Rect{0, 0, 48, 48}, Do: func() {}}) })
	u.PressKeys(KeyNext)
	ask := func() {
		u.Ask(Dialog{Name: "dialog/quit", Text: "?", Choices: []Choice{
			{ID: "dialog/leave", Label: "Leave", Do: func(*UI) { t.Error("left") }},
			{ID: "dialog/stay", Label: "Stay", Safe: true, Do: func(*UI) { stayed++ }},
		}})
		u.Update(Input{})
	}
	ask()
	u.PressKeys(KeyConfirm)
	ask()
	u.PressKeys(KeyBack)
	if stayed != 2 {
		t.Errorf("stayed %d times, want 2", stayed)
	}
	u.Update(Input{})
	if u.focus.id != "x" {
		t.Errorf("the focus came back to %q", u.focus.id)
	}
}

func TestADragFollowsTheFingerAndTapsNothing(t *testing.T) {
	var phases []DragPhase
	var sum Point
	u := show(func(f *Frame) {
		f.Area(Area{Rect: Rect{0, 0, 400, 400}, Drag: func(d Drag) {
			phases = append(phases, d.Phase)
			sum = sum.Add(d.Step)
		}})
		f.Hotspot(Hotspot{ID: "card", Rect: Rect{100, 100, 80, 80}, Do: func() { t.Error("tapped") }, Look: func() { t.Error("looked") }})
	})
	u.DragFrom(Point{120, 120}, Point{120, 220})
	if len(phases) < 3 || phases[0] != DragBegin || phases[len(phases)-1] != DragEnd {
		t.Fatalf("phases %v", phases)
	}
	if sum.Y < 85 || sum.Y > 100 {
		t.Errorf("moved by %v in all", sum)
	}
}

func TestAListScrollsByFingerWheelKeysAndFocus(t *testing.T) {
	u := show(func(f *Frame) {
		f.List("log", Rect{0, 0, 300, 200}, func(c Rect) float64 {
			for i := range 20 {
				id := string(rune('a' + i))
				f.Hotspot(Hotspot{ID: id, Rect: Rect{c.X, c.Y + float64(50*i), c.W, 50}, Do: func() {}})
			}
			return 1000
		})
	})
	rest := func() {
		for range 200 {
			u.Update(Input{})
		}
	}
	u.DragFrom(Point{100, 150}, Point{100, 50})
	rest()
	if at := u.Scrolled("log"); at < 85 {
		t.Errorf("dragged to %v", at)
	}
	u.ScrollTo("log", 0)
	u.Update(Input{})
	u.Update(Input{At: Point{100, 100}, Hover: true, Wheel: Point{0, -48}})
	if at := u.Scrolled("log"); at != 48 {
		t.Errorf("wheel: %v", at)
	}
	u.PressKeys(KeyEnd)
	if at := u.Scrolled("log"); at != 800 {
		t.Errorf("End: %v", at)
	}
	u.PressKeys(KeyHome)
	for range 15 {
		u.PressKeys(KeyDown)
	}
	s := u.spot(u.focus.id)
	if s == nil || s.Visible.H < 50 {
		t.Errorf("the focus on %q is out of sight", u.focus.id)
	}
	u.ScrollTo("log", 1e9)
	u.Update(Input{})
	if at := u.Scrolled("log"); at != 800 {
		t.Errorf("beyond the end: %v", at)
	}
}

func TestWhatIsScrolledAwayCannotBeTapped(t *testing.T) {
	u := show(func(f *Frame) {
		f.List("log", Rect{0, 100, 300, 100}, func(c Rect) float64 {
			f.Hotspot(Hotspot{ID: "far", Rect: Rect{c.X, c.Y + 300, c.W, 50}, Do: func() { t.Error("tapped") }})
			return 400
		})
	})
	if err := u.TapID("far"); err == nil {
		t.Error("a robot could tap what cannot be seen")
	}
	u.TapAt(Point{50, 420})
}

func TestASliderTakesTapDragAndKeys(t *testing.T) {
	v := .5
	u := show(func(f *Frame) {
		f.Slider(Rect{100, 100, 300, 96}, Slider{ID: "music", Label: "Music", Value: "x", At: v, Set: func(n float64) { v = n }})
	})
	s := *u.spot("music")
	u.TapAt(Point{s.Window.Right() - 20, s.Window.Center().Y})
	if v != 1 {
		t.Errorf("tap at the end: %v", v)
	}
	u.DragFrom(s.Window.Center(), Point{s.Window.X - 100, s.Window.Center().Y})
	if v != 0 {
		t.Errorf("dragged beyond the begin: %v", v)
	}
	u.PressKeys(KeyNext)
	u.PressKeys(KeyRight)
	u.PressKeys(KeyRight)
	if v < .19 || v > .21 {
		t.Errorf("two steps by key: %v", v)
	}
}

func TestADialogCanBeAnsweredInTheSmallestWindows(t *testing.T) {
	u := show(func(f *Frame) {})
	u.Ask(Dialog{Name: "dialog/quit", Title: "Leave?", Text: "It is saved.", Choices: []Choice{
		{ID: "dialog/stay", Label: "Stay", Safe: true}, {ID: "dialog/leave", Label: "Leave"},
	}})
	for _, size := range []Point{{800, 60}, {80, 600}, {100, 100}, {1280, 720}} {
		u.SetWindow(size.X, size.Y, 1)
		u.Update(Input{})
		for _, id := range []string{"dialog/stay", "dialog/leave"} {
			if s := u.spot(id); s == nil || s.Visible.Empty() {
				t.Errorf("%v: no %s", size, id)
			}
		}
	}
}

func TestWhatASheetWouldHaveOnePressFirstIsInSight(t *testing.T) {
	u := show(func(f *Frame) {})
	u.SetWindow(400, 100, 1)
	u.Open(&sheet{name: "pause", build: func(f *Frame) {
		f.List("pause", f.Layout.Window(), func(c Rect) float64 {
			for i, id := range []string{"resume", "leave"} {
				f.Hotspot(Hotspot{ID: id, Rect: Rect{c.X, c.Y + 200 + 60*float64(i), c.W, 52}})
			}
			return 320
		})
		f.Focus("resume")
	}})
	u.Update(Input{})
	if s := u.spot("resume"); s.Visible.H < 52 {
		t.Errorf("%v of it is seen", s.Visible)
	}
	u.ScrollTo("pause", 0)
	for range 3 {
		u.Update(Input{})
	}
	if u.Scrolled("pause") != 0 {
		t.Error("it is held in sight against the player's will")
	}
}
