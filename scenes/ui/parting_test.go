package ui

import "testing"

// askedOver is a dialog over a scene that draws one rectangle, three seconds later.
func askedOver(do func(*UI)) *UI {
	u := show(func(f *Frame) {
		f.Rect(Rect{0, 0, 10, 10}, f.Theme.Lamp)
		f.Hotspot(Hotspot{ID: "below", Rect: Rect{0, 0, 48, 48}, Do: func() {}})
	})
	u.Ask(Dialog{Name: "d", Title: "Sure?", Text: "Words", Choices: []Choice{{ID: "d/yes", Label: "Yes", Safe: true, Do: do}}})
	for range 180 {
		u.Update(Input{})
	}
	return u
}

func yes(t *testing.T, u *UI) {
	t.Helper()
	if err := u.TapID("d/yes"); err != nil {
		t.Fatal(err)
	}
}

// texts are the words of the picture and how clear they are.
func texts(u *UI) map[string]uint8 {
	m := map[string]uint8{}
	for _, o := range u.shown {
		if o.kind == opText {
			m[o.text] = o.tint.A
		}
	}
	return m
}

func TestADialogFadesAfterItIsAnswered(t *testing.T) {
	done := false
	u := askedOver(func(*UI) { done = true })
	full := texts(u)["Words"]
	if full == 0 {
		t.Fatal("the dialog is not there")
	}
	yes(t, u)
	if !done || u.Top().Name() != "test" {
		t.Error("the answer waits for the picture")
	}
	u.Update(Input{})
	if len(u.Spots()) != 1 || u.Spots()[0].ID != "below" {
		t.Error("what is leaving can be pressed")
	}
	last := full
	for i := range TicksOf(DialogOutMS) {
		now := texts(u)["Words"]
		if now > last || i > 2 && now == full {
			t.Fatalf("tick %d: %d after %d", i, now, last)
		}
		last = now
		u.Update(Input{})
	}
	if n := len(u.shown); n != 1 {
		t.Errorf("%d things are left of scene and dialog, want the scene's one", n)
	}
}

func TestNothingOfADialogStaysOverWhatCoversIt(t *testing.T) {
	cover := &sheet{name: "cover", build: func(f *Frame) {}}
	for name, do := range map[string]func(*UI){
		"cover":   func(u *UI) { u.Cover(cover) },
		"another": func(u *UI) { u.Cut(cover) },
		"instant": func(u *UI) { u.Prefs.Speed = Instant },
	} {
		u := askedOver(do)
		if name == "instant" {
			do(u)
		}
		yes(t, u)
		u.Update(Input{})
		if _, there := texts(u)["Words"]; there {
			t.Errorf("%s: the dialog is still in the picture", name)
		}
	}
	u := askedOver(nil)
	yes(t, u)
	u.Update(Input{})
	u.SetWindow(300, 700, 1)
	u.Update(Input{})
	if _, there := texts(u)["Words"]; there {
		t.Error("the window turned, and the dialog fades where it does not belong")
	}
}
