package ui

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// widgets is a scene with one of everything.
func widgets(f *Frame) {
	w := f.Layout.Window()
	f.Rect(w, f.Theme.WoodDeep)
	f.Grain(w)
	opts := []Option{{ID: "a", Label: "Human", Look: Human}, {ID: "b", Label: "Easy", Disabled: true, Reason: "Not yet"}}
	f.List("all", w, func(c Rect) float64 {
		y := c.Y
		row := func(h float64) Rect { r := Rect{c.X, y, c.W, h}; y += h + 8; return r }
		f.Button(row(52), Button{ID: "button", Label: "Lay it down", Sub: "on the roof", Do: func() {}})
		f.IconButton(row(48).Place(48, 48, Left), Button{ID: "icon", Label: "Settings", Do: func() {}})
		f.Segments(row(48), "seg", opts, 0, func(int) {})
		f.Tabs(row(48), "tab", opts, 1, func(int) {})
		f.Stepper(row(48), Stepper{ID: "step", Label: "Grit", Value: "30", More: func() {}})
		f.Toggle(row(48), Toggle{ID: "toggle", Label: "Mute", Set: func(bool) {}})
		f.Slider(row(48), Slider{ID: "slider", Label: "Music", Value: "70 %", At: .7, Set: func(float64) {}})
		f.Field(row(48), Field{ID: "field", Label: "Name", Value: "Tuco", Set: func(string) {}})
		f.Chip(row(24), "1 hit", InkChip, 0, Left)
		f.SeatChip(row(24), "Star", 0, Left)
		f.Badge(row(32).Center(), BrassBadge, "3")
		f.Bust(row(60), Bust{Seat: 2, Disc: true, Out: true})
		f.Plate(row(48), SeatPlateLit, 4)
		f.SeatEnd(row(72).Place(53, 72, Left), 1)
		f.Runs(row(60), []Run{{Text: "See ", Style: Body, Color: f.Theme.Paper},
			{Text: "CE-31", Style: BodyBold, Color: f.Theme.Lamp, Link: &Hotspot{ID: "rule/31", Label: "CE-31", Do: func() {}}}})
		for m := LegalMark; m <= FocusMarkInk; m++ {
			f.Mark(m, row(40))
		}
		for p := PaperPanel; p <= ShadowPanel; p++ {
			f.Panel(p, row(60))
		}
		f.DashedBox(row(40), 2, 9, 6, f.Theme.Lamp)
		f.Layer("layer", row(40), func() { f.Text(Rect{c.X, y - 48, c.W, 40}, "kept", Body, f.Theme.Paper, Left) })
		f.PushTurn(c.Center(), 3)
		f.Box(row(40), 6, f.Theme.Teal)
		f.Text(row(40), "WANTED", Poster.Outlined(2, f.Theme.Ink), f.Theme.Paper, Center)
		f.Text(row(40), "BULLETS", Caps, f.Theme.Paper, Center)
		f.Pop()
		return y - c.Y
	})
}

func TestAnIdleTickBuildsNothingAndAllocatesNothing(t *testing.T) {
	builds := 0
	u := show(func(f *Frame) { builds++; widgets(f); f.Ambient() })
	u.InspectFile = filepath.Join(t.TempDir(), "inspect.json")
	screen := ebiten.NewImage(800, 600)
	for range TicksOf(AmbientMS) + 20 {
		u.Update(Input{Hover: true, At: Point{5, 5}})
		u.Draw(screen)
	}
	before := builds
	n := testing.AllocsPerRun(200, func() {
		u.Update(Input{Hover: true, At: Point{5, 5}})
		if u.Draw(screen) {
			t.Error("touched the screen")
		}
	})
	if n > 0 || builds != before {
		t.Errorf("%v allocations and %d builds in 200 idle ticks", n, builds-before)
	}
}

func TestAmbientMotionStopsTenSecondsAfterTheLastInput(t *testing.T) {
	u := show(func(f *Frame) { f.Ambient() })
	u.TapAt(Point{1, 1})
	for range TicksOf(AmbientMS) - 10 {
		u.Update(Input{})
	}
	at := u.Breath()
	if at < TicksOf(AmbientMS)-20 {
		t.Errorf("breathed only %d ticks", at)
	}
	for range 100 {
		u.Update(Input{})
	}
	still := u.Breath()
	for range 100 {
		u.Update(Input{})
	}
	if u.Breath() != still {
		t.Error("still breathing")
	}
	p := u.Prefs
	p.ReducedMotion = true
	u.SetPrefs(p)
	u.TapAt(Point{1, 1})
	if u.Breath() != still {
		t.Error("breathes with reduced motion")
	}
}

func TestTheSamePictureIsNotDrawnAgain(t *testing.T) {
	x := 0.0
	u := show(func(f *Frame) { f.Rect(Rect{x, 0, 10, 10}, f.Theme.Lamp) })
	screen := ebiten.NewImage(800, 600)
	if !u.Draw(screen) {
		t.Error("the first picture was not drawn")
	}
	u.Rebuild()
	u.Update(Input{})
	if u.Draw(screen) {
		t.Error("the same picture was drawn again")
	}
	x = 5
	u.Rebuild()
	u.Update(Input{})
	if !u.Draw(screen) {
		t.Error("a new picture was not drawn")
	}
	if !u.Draw(ebiten.NewImage(801, 600)) {
		t.Error("a new screen was left empty")
	}
}

func TestEverythingDrawsAtEverySizeScaleAndTheme(t *testing.T) {
	for _, size := range [][2]float64{{1, 1}, {320, 480}, {390, 844}, {844, 390}, {1024, 768}, {1280, 720}, {3840, 1080}} {
		for _, text := range []float64{.85, 1, 2} {
			for _, contrast := range []bool{false, true} {
				u := New()
				u.SetPrefs(Prefs{Text: text, Contrast: contrast})
				u.SetWindow(size[0], size[1], 1)
				u.Cut(&sheet{name: "test", build: widgets})
				u.Update(Input{})
				u.Draw(ebiten.NewImage(int(size[0]), int(size[1])))
				u.Ask(Dialog{Name: "d", Title: longName, Text: longName, Choices: []Choice{{ID: "d/a", Label: longName}, {ID: "d/b", Label: "No", Safe: true}}})
				u.Toast(longName)
				u.Update(Input{})
				u.Draw(ebiten.NewImage(int(size[0]), int(size[1])))
			}
		}
	}
}

func TestIDsOfHotspotsAreUnique(t *testing.T) {
	u := show(widgets)
	seen := map[string]bool{}
	for _, s := range u.Spots() {
		if s.ID == "" || seen[s.ID] {
			t.Errorf("id %q twice or empty", s.ID)
		}
		seen[s.ID] = true
	}
}

func TestTheInspectorWritesWhatIsOnTheScreen(t *testing.T) {
	dis := false
	s := &sheet{name: "table/train", build: func(f *Frame) {
		f.Seats(2, 1)
		f.Hotspot(Hotspot{ID: "card/hand/0", Label: "Move", Rect: Rect{10, 20, 30, 40}, Disabled: dis, Reason: map[bool]string{true: "Not now"}[dis], Do: func() {}})
		f.PushClip(Rect{0, 0, 5, 5})
		f.Hotspot(Hotspot{ID: "hidden", Rect: Rect{100, 100, 30, 40}})
		f.Pop()
	}}
	u := New()
	u.SetWindow(2560, 1440, 1) // drawn twice as large
	u.InspectFile = filepath.Join(t.TempDir(), "inspect.json")
	u.Cut(s)
	read := func() (r struct {
		Tick          int64
		Scene         string
		Viewer, Actor int
		Busy          bool
		Hotspots      []map[string]any
	}) {
		data, err := os.ReadFile(u.InspectFile)
		if err == nil {
			err = json.Unmarshal(data, &r)
		}
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	u.Update(Input{})
	got := read()
	if got.Tick != 1 || got.Scene != "table/train" || got.Viewer != 2 || got.Actor != 1 || got.Busy || len(got.Hotspots) != 1 {
		t.Fatalf("%+v", got)
	}
	want := `map[enabled:true focused:false h:80 id:card/hand/0 label:Move reason: w:60 x:20 y:40]`
	if s := fmt.Sprint(got.Hotspots[0]); s != want {
		t.Errorf("%s\nwant %s", s, want)
	}
	u.Update(Input{})
	if read().Tick != 1 {
		t.Error("written though nothing changed")
	}
	dis = true
	u.PressKeys(KeyNext)
	got = read()
	if h := got.Hotspots[0]; got.Tick != 3 || h["enabled"] != false || h["focused"] != true || h["reason"] != "Not now" {
		t.Errorf("%+v", got)
	}
	u.Motion.Then(Tween{For: 500})
	u.Update(Input{})
	if !read().Busy {
		t.Error("not busy while something moves")
	}
}

func TestACoverIsThereInTheTickOfTheCommit(t *testing.T) {
	secret := false
	u := New()
	var heard []string
	u.Recorder = func(_, s string) { heard = append(heard, s) }
	cover := &sheet{name: "handover", build: func(f *Frame) { f.Text(f.Layout.Window(), "Pass the device", H1, f.Theme.Paper, Center) }}
	u.Cut(&sheet{name: "table", build: func(f *Frame) {
		words := "your cards"
		if secret {
			words = "CANARY"
		}
		f.Text(f.Layout.Window(), words, Body, f.Theme.Paper, Center)
		f.Hotspot(Hotspot{ID: "go", Label: words, Rect: f.Layout.Window(), Do: func() {
			secret = true
			u.Toast("yours alone")
			u.Cover(cover)
		}})
	}})
	u.Update(Input{})
	heard = nil
	u.TapAt(Point{9, 9})
	for _, s := range heard {
		if s == "CANARY" || s == "yours alone" {
			t.Errorf("%q was shown", s)
		}
	}
	if len(u.Spots()) != 0 || u.frame.scene != "handover" {
		t.Errorf("below the cover %d hotspots are left, scene %s", len(u.Spots()), u.frame.scene)
	}
	u.Close(cover)
	u.Update(Input{})
	if u.frame.scene != "table" || !u.Busy() {
		t.Error("the table does not come back from under the cover")
	}
	if !u.Settle(TicksOf(CoverOutMS) + 2) {
		t.Error("the cover never goes")
	}
}

func TestOnlyTheTopSceneTicks(t *testing.T) {
	low, high := 0, 0
	u := New()
	u.Cut(&sheet{name: "low", build: func(*Frame) {}, tick: func(*UI) { low++ }})
	u.Update(Input{})
	top := &sheet{name: "high", build: func(*Frame) {}, tick: func(*UI) { high++ }}
	u.Open(top)
	u.Update(Input{})
	u.Update(Input{})
	u.Close(top)
	u.Update(Input{})
	if low != 2 || high != 2 {
		t.Errorf("low %d, high %d", low, high)
	}
}

func TestTheLastSceneCannotBeClosed(t *testing.T) {
	u := show(func(*Frame) {})
	u.Close(u.Top())
	if u.Top() == nil {
		t.Error("nothing is left")
	}
}

func TestDoorsShowTheOldPictureThenTheNew(t *testing.T) {
	one := func(c Color) *sheet {
		return &sheet{name: "s", build: func(f *Frame) { f.Rect(f.Layout.Window(), c) }}
	}
	u := New()
	u.Cut(one(Dusk.Lamp))
	u.Update(Input{})
	u.Go(one(Dusk.Teal))
	u.Update(Input{})
	if u.shown[0].tint != Dusk.Lamp || !u.Busy() {
		t.Error("the old picture is gone at once")
	}
	for range TicksOf(DoorsMS) * 3 / 4 {
		u.Update(Input{})
	}
	if u.shown[0].tint != Dusk.Teal {
		t.Error("the doors open on the old picture")
	}
	u.Settle(100)
	if len(u.shown) != 1 {
		t.Errorf("%d ops are left of the doors", len(u.shown)-1)
	}
	u.SetPrefs(Prefs{Speed: Instant})
	u.Go(one(Dusk.Lamp))
	u.Update(Input{})
	if u.Busy() || u.shown[0].tint != Dusk.Lamp {
		t.Error("at Instant the doors take time")
	}
}

func TestEasedValuesArriveExactlyAndThenRest(t *testing.T) {
	target, got := 0.0, 0.0
	u := show(func(f *Frame) { got = f.UI.Eased("x", target, 100, Decelerate) })
	target = 1
	u.Rebuild()
	u.Update(Input{})
	if got != 0 {
		t.Errorf("jumped to %v", got)
	}
	for range TicksOf(100) + 2 {
		u.Update(Input{})
	}
	if got != 1 || u.rebuild || u.eased >= u.tick {
		t.Errorf("at %v, still building", got)
	}
}
