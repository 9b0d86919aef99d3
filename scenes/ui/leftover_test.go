package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"drygulch/sprites"
)

func TestPicturesOfASceneThatIsLeftAreDropped(t *testing.T) {
	sprites.Unload()
	screen := ebiten.NewImage(800, 600)
	u := show(func(f *Frame) {
		f.Icon(sprites.Icon("cog"), Rect{0, 0, 24, 24}, f.Theme.Lamp)
		f.Sprite(sprites.Portrait("rosa"), Rect{0, 0, 200, 200})
	})
	pass := func(ticks int) {
		for range ticks {
			u.Update(Input{})
			u.Draw(screen)
		}
	}
	pass(10 * leftoverTicks)
	if !sprites.Ready("icons", "people") {
		t.Fatal("what a scene at rest shows is dropped")
	}
	u.Go(&sheet{name: "next", build: func(f *Frame) { f.Icon(sprites.Icon("cog"), Rect{0, 0, 24, 24}, f.Theme.Lamp) }})
	pass(u.TicksFor(DoorsMS))
	if !sprites.Ready("people") {
		t.Error("dropped while the doors still show it")
	}
	pass(2 * leftoverTicks)
	if sprites.Ready("people") {
		t.Error("nobody shows it any more, yet it is kept")
	}
	if !sprites.Ready("icons") {
		t.Error("what the new scene shows is dropped")
	}
}
