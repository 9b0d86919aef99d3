package ui

import (
	"fmt"
	"slices"
	"testing"
)

// trace is a tween that writes down its steps.
func trace(log *[]string, name string, ms int) Tween {
	return Tween{For: ms, Ease: Linear, Step: func(t float64) {
		if t == 1 {
			*log = append(*log, name)
		}
	}, Done: func() { *log = append(*log, name+" done") }}
}

func moving(speed Speed) *UI {
	u := show(func(*Frame) {})
	p := u.Prefs
	p.Speed = speed
	u.SetPrefs(p)
	u.Update(Input{})
	return u
}

func TestGroupsFollowEachOtherAndEndAtOne(t *testing.T) {
	u := moving(Normal)
	var log []string
	u.Motion.Then(trace(&log, "a", 100), trace(&log, "b", 50))
	u.Motion.Then(trace(&log, "c", 50))
	ticks := 0
	for ; u.Motion.Busy() && ticks < 100; ticks++ {
		u.Update(Input{})
	}
	want := []string{"b", "b done", "a", "a done", "c", "c done"}
	if !slices.Equal(log, want) {
		t.Errorf("%v, want %v", log, want)
	}
	if ticks != TicksOf(100)+TicksOf(50) {
		t.Errorf("took %d ticks", ticks)
	}
}

func TestSpeedsScaleAndInstantIsOneTick(t *testing.T) {
	// Each tween is rounded up to whole ticks: Calm 51 + 34, Brisk 20 + 14.
	for speed, want := range map[Speed]int{Normal: 60, Calm: 85, Brisk: 34, Instant: 1} {
		u := moving(speed)
		u.Motion.Then(Tween{For: 600})
		u.Motion.Then(Tween{For: 400, After: 0})
		ticks := 0
		for ; u.Motion.Busy() && ticks < 1000; ticks++ {
			u.Update(Input{})
		}
		if ticks != want {
			t.Errorf("speed %d: %d ticks, want %d", speed, ticks, want)
		}
	}
}

func TestFinishIsTheSameStoryAtOnce(t *testing.T) {
	tell := func(end func(u *UI)) []string {
		u := moving(Normal)
		var log []string
		u.Motion.Then(trace(&log, "a", 100))
		u.Motion.Call(func() { u.Motion.Then(trace(&log, "added", 200)) })
		u.Motion.Hold(300)
		u.Motion.Then(trace(&log, "b", 50))
		u.Update(Input{})
		end(u)
		if u.Motion.Busy() {
			t.Error("still busy")
		}
		return log
	}
	slow := tell(func(u *UI) { u.Settle(1000) })
	fast := tell(func(u *UI) { u.Motion.Finish() })
	if !slices.Equal(slow, fast) {
		t.Errorf("watched %v, skipped %v", slow, fast)
	}
}

func TestATapCompletesWhatMovesAndTheNextActs(t *testing.T) {
	n := 0
	u := show(func(f *Frame) {
		f.Hotspot(Hotspot{ID: "a", Rect: Rect{100, 100, 50, 50}, Do: func() { n++ }, Key: 'L'})
	})
	for name, press := range map[string]func(){
		"finger":   func() { u.TapAt(Point{110, 110}) },
		"enter":    func() { u.PressKeys(KeyConfirm) },
		"shortcut": func() { u.PressShortcut('L') },
		"back":     func() { u.PressKeys(KeyBack) },
	} {
		n = 0
		u.Motion.Then(Tween{For: 1000})
		u.Update(Input{})
		if !u.Busy() {
			t.Fatal("not busy while something moves")
		}
		press()
		if u.Motion.Busy() || n != 0 {
			t.Errorf("%s: busy %v, done %d times", name, u.Motion.Busy(), n)
		}
	}
	u.TapAt(Point{110, 110})
	if n != 1 {
		t.Errorf("the next tap: done %d times", n)
	}
}

func TestAQueueMayBeEmptiedAndRefilledByItsOwnEnd(t *testing.T) {
	u := moving(Normal)
	ran := false
	u.Motion.Call(func() {
		u.Motion = Queue{}
		u.Motion.Then(Tween{For: 50, Done: func() { ran = true }})
	})
	u.Motion.Then(Tween{Done: func() { t.Error("what was thrown away ran") }})
	u.Settle(100)
	if !ran {
		t.Error("what came after was lost")
	}
}

func TestAnEndlessQueueDoesNotHang(t *testing.T) {
	for _, speed := range []Speed{Normal, Instant} {
		u := moving(speed)
		var again func()
		again = func() { u.Motion.Call(again) }
		again()
		u.Update(Input{})
		u.Motion.Finish()
		if u.Motion.Busy() {
			t.Errorf("speed %d: still busy", speed)
		}
	}
}

func TestTravelIsCapped(t *testing.T) {
	for n, want := range map[int]int{0: 0, 1: 280, 2: 400, 4: 640, 5: 700, 40: 700} {
		if got := Travel(n); got != want {
			t.Errorf("%d places: %d ms, want %d", n, got, want)
		}
	}
}

func TestEasingsBeginAtZeroAndEndAtOne(t *testing.T) {
	for e := Standard; e <= Anticipate; e++ {
		t.Run(fmt.Sprint(e), func(t *testing.T) {
			if e.At(0) != 0 || e.At(1) != 1 || e.At(-1) != 0 || e.At(2) != 1 {
				t.Error("ends are not exact")
			}
			for i := range 100 {
				if v := e.At(float64(i) / 100); v < -.2 || v > 1.2 {
					t.Errorf("at %d %%: %v", i, v)
				}
			}
		})
	}
	if !(Decelerate.At(.3) > .5) || !(Accelerate.At(.3) < .2) {
		t.Error("decelerate and accelerate are exchanged")
	}
}

func TestWhatIsPressedThroughMotionNeedsNoSecondTap(t *testing.T) {
	for name, press := range map[string]func(*UI){
		"tap": func(u *UI) { u.TapID("rush") },
		"key": func(u *UI) { u.PressKeys(KeyConfirm) },
	} {
		for _, through := range []bool{true, false} {
			did, ended := 0, 0
			u := show(func(f *Frame) {
				f.Hotspot(Hotspot{ID: "rush", Rect: Rect{0, 0, 100, 100}, Through: through, Do: func() { did++ }})
			})
			if name == "key" {
				u.PressKeys(KeyNext) // the focus is there
			}
			u.Motion.Hold(1000)
			u.Motion.Call(func() { ended++ })
			u.Guard(250)
			press(u)
			want := 0
			if through {
				want = 1
			}
			if did != want || ended != 1 {
				t.Errorf("%s, through %v: pressed %d times, %d motions completed", name, through, did, ended)
			}
		}
	}
}
