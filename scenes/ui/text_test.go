package ui

import (
	"strings"
	"testing"

	"drygulch/sprites"
)

var longName = strings.Repeat("Ngô Đình Ξένος Wolfeschlegelstein ", 7)[:200]

func textUI(text float64) *UI {
	u := New()
	u.Prefs.Text = text
	u.SetWindow(1280, 720, 1)
	return u
}

func TestFallbackIsByWholeString(t *testing.T) {
	for _, c := range []struct {
		face sprites.Face
		s    string
		want sprites.Face
	}{
		{sprites.Rye, "Dry Gulch", sprites.Rye},
		{sprites.Rye, "Quán rượu", sprites.Alfa},
		{sprites.Rye, "Το Σαλούν", sprites.Slab900},
		{sprites.Rye, "Dry Γ", sprites.Slab900},
		{sprites.Alfa, "Quán rượu 26", sprites.Alfa},
		{sprites.Alfa, "Σ", sprites.Slab900},
		{sprites.Slab400, "Παίξε μία άμυνα", sprites.Slab400},
		{sprites.Rye, "日本", sprites.Slab900},
		{sprites.Rye, "", sprites.Rye},
	} {
		if got := FaceFor(c.face, c.s); got != c.want {
			t.Errorf("face %d for %q: %d, want %d", c.face, c.s, got, c.want)
		}
	}
}

func TestWrappedLinesFitAndLoseNothing(t *testing.T) {
	u := textUI(1)
	texts := []string{
		"One bandit shoots another who is in the next car, or anywhere along the roof as far as the eye sees.",
		"Supercalifragilisticexpialidocious", "日本語の名前はここで折り返されます", longName, "two\nlines", "", " leading and  double",
	}
	for _, s := range texts {
		for _, w := range []float64{40, 90, 200, 600} {
			set := u.setter.set(u.Layout, s, Body, w, 0, wrapped)
			var got strings.Builder
			for _, l := range set.lines {
				if l.w > w+1 {
					t.Errorf("%q in %v: line %q is %v wide", s, w, l.s, l.w)
				}
				got.WriteString(l.s)
			}
			squash := strings.NewReplacer(" ", "", "\n", "")
			if squash.Replace(got.String()) != squash.Replace(s) {
				t.Errorf("%q in %v became %q", s, w, got.String())
			}
		}
	}
}

func TestLinesBreakAtBlanks(t *testing.T) {
	u := textUI(1)
	for _, l := range u.setter.set(u.Layout, "a bandit on the roof of the train", Body, 100, 0, wrapped).lines {
		for _, word := range strings.Fields(l.s) {
			if !strings.Contains(" a bandit on the roof of the train ", " "+word+" ") {
				t.Errorf("word %q was broken", word)
			}
		}
	}
}

func TestNoTextIsSmallerThanTwelve(t *testing.T) {
	for _, scale := range []float64{1, 1.5, 3} {
		for _, text := range TextScales {
			l := NewLayout(1280*scale, 720*scale, scale, text, Insets{})
			var s typesetter
			for _, st := range []Style{H1, H3, Body, CardTitle, Label} {
				for _, mode := range []fitMode{oneLine, boxed} {
					set := s.set(l, longName, st, 60, 20, mode)
					if got, floor := float64(set.font.px), 12*scale; got < floor-.01 {
						t.Errorf("scale %v, text %v, size %v: %v px", scale, text, st.Size, got)
					}
				}
			}
		}
	}
}

func TestOneLineEndsWithAnEllipsisAndFits(t *testing.T) {
	u := textUI(1)
	for _, w := range []float64{20, 60, 140, 400} {
		set := u.setter.set(u.Layout, longName, H3, w, 0, oneLine)
		l := set.lines[0]
		if len(set.lines) != 1 || !strings.HasSuffix(l.s, "…") || l.w > w+.5 {
			t.Errorf("in %v: %q, %v wide", w, l.s, l.w)
		}
	}
	if l := u.setter.set(u.Layout, "Tuco", H3, 200, 0, oneLine).lines[0]; l.s != "Tuco" {
		t.Errorf("a short name became %q", l.s)
	}
}

func TestFitPrefersOneLineThenBreaksAtBlanks(t *testing.T) {
	u := textUI(1)
	if n := len(u.setter.set(u.Layout, "Lay it down", H2, 140, 50, boxed).lines); n != 1 {
		t.Errorf("what nearly fits takes %d lines", n)
	}
	set := u.setter.set(u.Layout, "Passengers’ Rebellion", CardTitle, 90, 32, boxed)
	if len(set.lines) != 2 || set.font.px < 12 || set.height() > 33 {
		t.Errorf("card title: %+v", set)
	}
}

func TestAtALargeScaleSeveralLargeLinesBeatASmallOne(t *testing.T) {
	const words = "Takes all the cards of whoever is eliminated."
	for scale, lines := range map[float64]int{1: 1, 2: 2} {
		u := textUI(scale)
		set := u.setter.set(u.Layout, words, Note, 310, 200, boxed)
		if n := len(set.lines); n < lines || lines == 1 && n > 1 || float64(set.font.px) < .8*float64(pxOf(u.Layout, Note.Size)) {
			t.Errorf("scale %v: %d lines of %d px", scale, n, set.font.px)
		}
	}
}

func TestTextGrowsWithThePlayersScale(t *testing.T) {
	one, two := textUI(1), textUI(2)
	if a, b := one.LineHeight(Body), two.LineHeight(Body); b < a*1.9 || b > a*2.1 {
		t.Errorf("line heights %v and %v", a, b)
	}
	if a, b := one.TextWidth("Tuco", H3), two.TextWidth("Tuco", H3); b < a*1.9 {
		t.Errorf("widths %v and %v", a, b)
	}
}

func TestAskingAgainForTheSameTextAllocatesNothing(t *testing.T) {
	u := textUI(1)
	const s = "One bandit shoots another who is in the next car."
	u.TextHeight(s, Body, 120)
	if n := testing.AllocsPerRun(100, func() { u.TextHeight(s, Body, 120) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestTheRecorderHearsWhatIsCut(t *testing.T) {
	var cut []string
	u := show(func(f *Frame) {
		f.Text(Rect{0, 0, 300, 40}, "Tuco", H3, f.Theme.Paper, Left)
		f.Text(Rect{0, 0, 100, 40}, longName, H3, f.Theme.Paper, Left)
		f.Fit(Rect{0, 0, 100, 40}, longName+"!", H3, f.Theme.Paper, Left)
		f.Fit(Rect{0, 0, 100, 40}, "Passengers’ Rebellion", CardTitle, f.Theme.Paper, Left)
	})
	u.Recorder = func(kind, s string) {
		if kind == "cut" {
			cut = append(cut, s)
		}
	}
	u.Rebuild()
	u.Update(Input{})
	if len(cut) != 2 || cut[0] != longName || cut[1] != longName+"!" {
		t.Errorf("%q", cut)
	}
}

func TestAnIconOnAButtonGivesWayBeforeAWordIsBroken(t *testing.T) {
	for _, c := range []struct {
		words         string
		width, height float64
		whole         bool
	}{{"Shoot", 90, 30, true}, {"Shoot", 30, 60, false}, {"Go on", 30, 60, true}, {"Go on", 30, 20, false}, {"", 0, 0, true}} {
		show(func(f *Frame) {
			if got := f.whole(c.words, H2, c.width, c.height); got != c.whole {
				t.Errorf("%q in %v × %v dp: %v", c.words, c.width, c.height, got)
			}
		})
	}
}

func TestAWordOnANarrowButtonReachesCloserToTheEdgeBeforeItIsBroken(t *testing.T) {
	show(func(f *Frame) {
		narrow, wide := Rect{W: 84, H: 56}, Rect{W: 200, H: 56}
		if in := f.inner(narrow, "Handcuffs"); in.W <= narrow.W-20 || !f.whole("Handcuffs", H2, in.W, in.H) {
			t.Errorf("on %v there is %v for the words", narrow, in)
		}
		if in := f.inner(wide, "Handcuffs"); in.W != wide.W-20 {
			t.Errorf("on %v there is %v for the words", wide, in)
		}
	})
}
