package ui

import (
	"strings"
	"testing"
)

func typing(value *string, max int) *UI {
	u := show(func(f *Frame) {
		f.Field(Rect{0, 0, 300, 48}, Field{ID: "name", Label: "Name", Value: *value, Max: max, Set: func(s string) { *value = s }})
		f.Hotspot(Hotspot{ID: "shortcut", Key: 'L', Rect: Rect{0, 100, 50, 50}, Do: func() { *value = "shortcut" }})
	})
	if err := u.TapID("name"); err != nil {
		panic(err)
	}
	return u
}

func TestAFieldTakesEveryScript(t *testing.T) {
	for _, s := range []string{"Rosa Vega", "Σοφία", "Nguyễn Thị", "王小明", "מרים", "😀 Kid"} {
		v := ""
		typing(&v, 0).Type(s)
		if v != s {
			t.Errorf("typed %q, got %q", s, v)
		}
	}
}

func TestAFieldComposesAndCleansWhatIsTyped(t *testing.T) {
	v := ""
	u := typing(&v, 0)
	u.Type("e\u0301")
	u.Type("\u0301")
	u.Type("a\n\tb\x7f")
	if v != "é\u0301ab" {
		t.Errorf("%q", v)
	}
}

func TestAFieldHasALongestLength(t *testing.T) {
	v := "1234"
	u := typing(&v, 6)
	u.Type("56")
	u.Type("7")
	if v != "123456" {
		t.Errorf("%q", v)
	}
	v = "ab"
	u = typing(&v, 6)
	u.PressKeys(KeyHome)
	u.Type(strings.Repeat("γ", 200))
	if v != "γγγγab" {
		t.Errorf("pasted: %q", v)
	}
}

func TestEditingKeysWorkOnWholeRunes(t *testing.T) {
	v := "aγ王"
	u := typing(&v, 0)
	u.PressKeys(KeyErase)
	u.PressKeys(KeyLeft)
	u.Type("x")
	u.PressKeys(KeyDelete)
	u.PressKeys(KeyHome)
	u.Type("^")
	u.PressKeys(KeyErase)
	u.PressKeys(KeyErase)
	u.PressKeys(KeyEnd)
	u.Type("$")
	if v != "ax$" {
		t.Errorf("%q", v)
	}
}

func TestShortcutsRestWhileTyping(t *testing.T) {
	v := ""
	u := typing(&v, 0)
	u.Update(Input{Typed: []rune("L"), Shortcuts: []Key{'L'}})
	if v != "L" {
		t.Errorf("%q", v)
	}
	u.PressKeys(KeyConfirm | KeyEnter)
	u.PressShortcut('L')
	if v != "shortcut" {
		t.Error("Enter does not end typing")
	}
}

func TestEscapeEndsTypingAndNothingElse(t *testing.T) {
	v, back := "", 0
	u := New()
	u.Cut(&sheet{name: "s", build: func(f *Frame) {
		f.Field(Rect{0, 0, 300, 48}, Field{ID: "name", Value: v, Set: func(s string) { v = s }})
	}, back: func(*UI) { back++ }})
	u.Update(Input{})
	u.TapID("name")
	u.PressKeys(KeyBack)
	if back != 0 || u.editing != "" {
		t.Errorf("went back %d times, editing %q", back, u.editing)
	}
	u.PressKeys(KeyBack)
	if back != 1 {
		t.Error("the second Escape does not go back")
	}
}

func TestSpaceTypesABlank(t *testing.T) {
	v := "Kid"
	u := typing(&v, 0)
	u.Update(Input{Typed: []rune(" "), Keys: KeyConfirm})
	if v != "Kid " || u.editing == "" {
		t.Errorf("%q", v)
	}
}
