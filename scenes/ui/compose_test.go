package ui

import (
	"errors"
	"strings"
	"testing"
)

// fakeMethod is an input method that does in each tick what the test has laid ready.
type fakeMethod struct {
	u        *UI
	next     func(*UI) bool
	fails    bool
	pending  string // written by Confirm
	confirms int
}

func (m *fakeMethod) Update() (bool, error) {
	if m.fails {
		return false, errors.New("no input method")
	}
	if do := m.next; do != nil {
		m.next = nil
		return do(m.u), nil
	}
	return false, nil
}

func (m *fakeMethod) Confirm() {
	m.confirms++
	if m.pending != "" {
		k := m.u.typed()
		m.u.committed(k.field.Value[:k.at], m.pending, k.field.Value[k.at:])
		m.pending = ""
	}
}

func composing(value *string, max int) (*UI, *fakeMethod) {
	u := typing(value, max)
	m := &fakeMethod{u: u}
	u.method = m
	return u, m
}

// tick lets the input method do something in a tick with that input.
func (m *fakeMethod) tick(in Input, do func(*UI) bool) {
	m.next = do
	m.u.Update(in)
}

func TestADraftIsShownButNotYetWritten(t *testing.T) {
	v := "Bà "
	u, m := composing(&v, 0)
	m.tick(Input{}, func(u *UI) bool { u.composed("Nguyê", len("Nguyê")); return true })
	if _, there := texts(u)["Bà Nguyê"]; !there || v != "Bà " {
		t.Errorf("value %q, picture %v", v, texts(u))
	}
	m.tick(Input{Keys: KeyErase | KeyBack}, func(u *UI) bool { u.composed("Ngu", 3); return true })
	if u.editing == "" || v != "Bà " {
		t.Error("keys that the input method has taken do something else too")
	}
	m.tick(Input{Typed: []rune("Nguyễn")}, func(u *UI) bool { u.committed("Bà ", "Nguyễn", ""); return true })
	if _, there := texts(u)["Bà Nguyễn"]; !there || v != "Bà Nguyễn" {
		t.Errorf("value %q, picture %v", v, texts(u))
	}
}

func TestNothingIsWrittenTwice(t *testing.T) {
	v := ""
	u, m := composing(&v, 0)
	u.Type("王") // the key comes first, the input method writes it in the next tick
	m.tick(Input{}, func(u *UI) bool { u.committed("", "王", ""); return false })
	for range 10 {
		u.Update(Input{})
	}
	u.Type("小")
	m.tick(Input{}, func(u *UI) bool { u.committed("王", "小", ""); return false })
	if v != "王小" {
		t.Errorf("%q", v)
	}
}

func TestWithoutAnInputMethodKeysWrite(t *testing.T) {
	for name, fails := range map[string]bool{"it is silent": false, "it fails": true} {
		v := ""
		u, m := composing(&v, 0)
		m.fails = fails
		u.Type("Ro")
		u.Type("sa")
		for range heldTicks {
			u.Update(Input{})
		}
		if v != "Rosa" {
			t.Errorf("%s: %q", name, v)
		}
	}
}

func TestNoLetterIsLostWhenTypingEndsAtOnce(t *testing.T) {
	for name, end := range map[string]func(u *UI){
		"a tap beside it": func(u *UI) { u.TapAt(Point{700, 500}) },
		"Enter":           func(u *UI) { u.PressKeys(KeyConfirm | KeyEnter) },
	} {
		v := ""
		u, _ := composing(&v, 0)
		u.Type("a")
		end(u)
		if v != "a" || u.editing != "" {
			t.Errorf("%s: %q", name, v)
		}
	}
}

func TestSpaceIsALetterWhileTyping(t *testing.T) {
	v := "Big"
	u, m := composing(&v, 0)
	m.tick(Input{Keys: KeyConfirm, Typed: []rune(" ")}, func(u *UI) bool { u.committed("Big", " ", ""); return false })
	m.tick(Input{Keys: KeyConfirm}, nil)
	if v != "Big " || u.editing == "" {
		t.Errorf("%q, editing %q", v, u.editing)
	}
}

func TestAnInputMethodMayReplaceWhatIsThere(t *testing.T) {
	v := "teh Kid"
	u, m := composing(&v, 0)
	m.tick(Input{}, func(u *UI) bool { u.committed("", "the", " Kid"); return true })
	if k := u.typed(); v != "the Kid" || k.at != 3 {
		t.Errorf("%q, caret at %d", v, k.at)
	}
	m.tick(Input{}, func(u *UI) bool { u.committed("", "a\nb\t", " Kid"); return true })
	if v != "ab Kid" {
		t.Errorf("%q", v)
	}
}

func TestAnInputMethodKeepsToTheLongestLength(t *testing.T) {
	v := "1234"
	_, m := composing(&v, 6)
	m.tick(Input{}, func(u *UI) bool { u.committed("1234", strings.Repeat("x", 3), ""); return true })
	if v != "1234xx" {
		t.Errorf("%q", v)
	}
	m.tick(Input{}, func(u *UI) bool { u.committed("123", "", ""); return true })
	if v != "123" {
		t.Errorf("%q: nothing can be erased", v)
	}
}

func TestWhatIsBegunIsWrittenWhenTypingEnds(t *testing.T) {
	for name, end := range map[string]func(u *UI){
		"a tap beside it": func(u *UI) { u.TapAt(Point{700, 500}) },
		"another screen":  func(u *UI) { u.Cut(&sheet{name: "other", build: func(*Frame) {}}) },
		"Enter":           func(u *UI) { u.PressKeys(KeyConfirm | KeyEnter) },
		"an arrow":        func(u *UI) { u.PressKeys(KeyLeft) },
	} {
		v := "B"
		u, m := composing(&v, 0)
		m.tick(Input{}, func(u *UI) bool { u.composed("elle", 4); return true })
		m.pending = "elle"
		end(u)
		if v != "Belle" || m.confirms == 0 {
			t.Errorf("%s: %q after %d", name, v, m.confirms)
		}
	}
}

func TestPuttingTheKeyboardAwayEndsTyping(t *testing.T) {
	v := ""
	u, m := composing(&v, 0)
	m.tick(Input{}, func(u *UI) bool { u.stopEditing(); return false })
	if u.editing != "" {
		t.Error("still typing")
	}
}

func TestAFieldAtRestIsNotBuiltEveryTick(t *testing.T) {
	v := "Rosa"
	builds := 0
	u := show(func(f *Frame) {
		builds++
		f.Field(Rect{0, 0, 300, 48}, Field{ID: "name", Label: "Name", Value: v, Set: func(s string) { v = s }})
	})
	if err := u.TapID("name"); err != nil {
		t.Fatal(err)
	}
	before := builds
	for range 10 * caretBlink {
		u.Update(Input{})
	}
	if n := builds - before; n < 8 || n > 12 {
		t.Errorf("built %d times while the caret blinked ten times", n)
	}
}
