package scenes

import (
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// inline tells of a link amid a paragraph, which cannot keep others away.
func inline(id string) bool {
	return slices.ContainsFunc(shelf.Games, func(r *game.Rules) bool { return strings.HasPrefix(id, "rulebook/"+r.Prefix+"-") })
}

// faults finds what is wrong with the words and hotspots of the present picture.
func faults(v *visit) []string {
	var list []string
	for _, words := range v.cut() {
		list = append(list, "cuts "+words)
	}
	return append(list, spotFaults(v)...)
}

// spotFaults finds what is wrong with the hotspots of the present picture.
func spotFaults(v *visit) []string {
	var list []string
	seen := map[string]bool{}
	safe := v.UI.Layout.Safe()
	spots := v.UI.Spots()
	if len(spots) == 0 {
		return []string{"nothing can be pressed"}
	}
	for i, s := range spots {
		fault := func(what string) { list = append(list, s.ID+" "+what) }
		if seen[s.ID] {
			fault("is there twice")
		}
		seen[s.ID] = true
		if strings.TrimSpace(s.Label) == "" {
			fault("has no label")
		}
		if s.Disabled && s.Reason == "" && !strings.HasPrefix(s.ID, "option/") && !strings.HasPrefix(s.ID, "settings/text/") {
			fault("does not say why it cannot be used")
		}
		const least = 48 - .01
		if s.Window.W < least || s.Window.H < least {
			fault("is too small")
		}
		if s.Window.X < safe.X-1 || s.Window.Right() > safe.Right()+1 {
			fault("reaches out of the window")
		}
		if !s.Visible.Empty() && (s.Visible.Y < safe.Y-1 || s.Visible.Bottom() > safe.Bottom()+1) {
			fault("reaches out of the window")
		}
		for _, o := range spots[:i] {
			if both := s.Visible.Intersect(o.Visible); both.W > 1 && both.H > 1 && !inline(s.ID) && !inline(o.ID) {
				fault("lies over " + o.ID)
			}
		}
	}
	return list
}

// cut are the words on the screen that end with an ellipsis.
func (v *visit) cut() []string {
	var list []string
	v.UI.Recorder = func(kind, s string) {
		if kind == "cut" {
			list = append(list, s)
		}
	}
	v.UI.Rebuild()
	v.tick()
	v.UI.Recorder = nil
	return list
}

func TestEveryScreenCanBeUsedAtEverySizeAndTextScale(t *testing.T) {
	for _, screen := range screens {
		v := start(t, Config{Seed: 3})
		screen.open(v)
		v.settle()
		if v.scene() != screen.name {
			t.Fatalf("came to %s instead of %s", v.scene(), screen.name)
		}
		for _, w := range windows() {
			v.resize(w)
			for _, fault := range faults(v) {
				t.Errorf("%s, %v: %s", screen.name, w, fault)
			}
		}
	}
}

func TestEveryScreenCanBeUsedInALongLanguage(t *testing.T) {
	for _, screen := range screens {
		v := start(t, Config{Seed: 3, Language: lang.Pseudo})
		screen.open(v)
		v.settle()
		for _, w := range windows() {
			v.resize(w)
			for _, fault := range faults(v) {
				t.Errorf("%s, %v: %s", screen.name, w, fault)
			}
		}
	}
}

func TestNoScreenAsksForWordsOrPicturesThatAreNotThere(t *testing.T) {
	for _, screen := range screens {
		v := start(t, Config{Seed: 3})
		screen.open(v)
		v.settle()
		for _, w := range []window{desktop, {390, 844, 1}, {844, 390, 1}} {
			v.resize(w)
		}
	}
	for _, key := range lang.Missing() {
		t.Errorf("no words for %q", key)
	}
	for _, name := range missing {
		t.Errorf("no picture %q", name)
	}
}

func TestKeysReachEverythingOnEveryScreen(t *testing.T) {
	for _, screen := range screens {
		for _, w := range []window{desktop, {390, 844, 1}, {844, 390, 2}} {
			v := start(t, Config{Seed: 3})
			screen.open(v)
			v.settle()
			v.resize(w)
			p := &probe{Scene: v.UI.Top(), reached: map[string]bool{}}
			v.UI.Cut(p)
			v.tick()
			for range len(v.UI.Spots())*5/4 + 8 {
				v.UI.PressKeys(ui.KeyNext)
			}
			for _, id := range v.ids() {
				if !p.reached[id] && !inline(id) {
					t.Errorf("%s, %v: keys do not reach %s", screen.name, w, id)
				}
			}
		}
	}
}

// probe is a scene that notes to what the keys have pointed.
type probe struct {
	ui.Scene
	reached map[string]bool
}

func (p *probe) Build(f *ui.Frame) {
	p.Scene.Build(f)
	for _, s := range f.UI.Spots() {
		if f.Focused(s.ID) {
			p.reached[s.ID] = true
		}
	}
}

func TestControlsKeepClearOfANotch(t *testing.T) {
	ui.SetInsets(40, 30, 20, 24)
	defer ui.SetInsets(0, 0, 0, 0)
	for _, screen := range screens {
		v := start(t, Config{Seed: 3})
		screen.open(v)
		v.settle()
		for _, w := range []window{{390, 844, 1}, {844, 390, 1}} {
			v.resize(w)
			for _, fault := range faults(v) {
				t.Errorf("%s, %v: %s", screen.name, w, fault)
			}
		}
	}
}
