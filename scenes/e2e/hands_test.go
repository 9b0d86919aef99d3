package e2e

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// A hand is one way of touching the screen. press leaves the hotspot pressed for some ticks and lets go.
type hand struct {
	name  string
	press func(p *program, id string, ticks int)
}

// Short is how long a tap lasts, in ticks; a press and its release in one tick would not be seen.
const short = 3

var (
	mouse = hand{"mouse", pressMouse}
	touch = hand{"touch", pressTouch}
	keys  = hand{"keys", pressKeys}
)

// Tap presses the hotspot of that name and lets go.
func (p *program) Tap(by hand, id string) {
	p.t.Helper()
	by.press(p, id, short)
}

// Hold presses the hotspot for that many ticks.
func (p *program) Hold(by hand, id string, ticks int) {
	p.t.Helper()
	by.press(p, id, ticks)
}

func (p *program) pointOf(id string) (x, y float64) {
	p.t.Helper()
	v := p.See()
	h, ok := v.find(id)
	if !ok {
		p.fatalf("there is no %s to press", id)
	}
	x, y, ok = v.point(h, p.w, p.h)
	if !ok {
		p.fatalf("%s lies outside the window of %dx%d", id, p.w, p.h)
	}
	return x, y
}

func pressMouse(p *program, id string, ticks int) {
	p.t.Helper()
	x, y := p.pointOf(id)
	p.guest.MoveCursor(x, y)
	p.Idle(1)
	p.guest.PressMouseButton(ebiten.MouseButtonLeft)
	p.Idle(ticks)
	p.guest.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.Idle(2)
}

func pressTouch(p *program, id string, ticks int) {
	p.t.Helper()
	x, y := p.pointOf(id)
	p.guest.PressTouch(0, x, y)
	p.Idle(ticks)
	p.guest.ReleaseTouch(0)
	p.Idle(2)
}

func pressKeys(p *program, id string, ticks int) {
	p.t.Helper()
	p.Focus(id)
	p.Key(ebiten.KeyEnter, ticks)
}

// Key holds a key for that many ticks.
func (p *program) Key(key ebiten.Key, ticks int) {
	p.t.Helper()
	p.guest.PressKey(key)
	p.Idle(ticks)
	p.guest.ReleaseKey(key)
	p.Idle(2)
}

// Focus walks with the arrow keys until the hotspot of that name has the focus: always the arrow that points best, and
// of those that led nowhere from a place the next one. Where arrows do not lead, Tab goes round.
func (p *program) Focus(id string) {
	p.t.Helper()
	type step struct {
		from string
		key  ebiten.Key
	}
	tried := map[step]bool{}
	arrows := 0
	var way []string
	for limit := 0; ; limit++ {
		v := p.See()
		at := v.focused()
		if at == id {
			return
		}
		goal, ok := v.find(id)
		if !ok {
			p.fatalf("there is no %s to walk to", id)
		}
		if limit > 2*len(v.Hotspots)+24 {
			p.fatalf("keys do not reach %s on the way %s", id, strings.Join(way, " "))
		}
		key := ebiten.KeyTab
		if from, ok := v.find(at); arrows < 16 {
			for _, k := range arrowsTowards(from, goal, ok) {
				if !tried[step{at, k}] {
					key = k
					tried[step{at, k}] = true
					arrows++
					break
				}
			}
		}
		way = append(way, at, key.String())
		p.Key(key, 1)
	}
}

// arrowsTowards lists the two arrow keys that lead from one hotspot towards another, the better one first; both ways
// when nothing has the focus yet.
func arrowsTowards(from, to hotspot, known bool) []ebiten.Key {
	if !known {
		return []ebiten.Key{ebiten.KeyArrowRight, ebiten.KeyArrowDown}
	}
	dx := to.X + to.W/2 - from.X - from.W/2
	dy := to.Y + to.H/2 - from.Y - from.H/2
	across, along := ebiten.KeyArrowRight, ebiten.KeyArrowDown
	if dx < 0 {
		across = ebiten.KeyArrowLeft
	}
	if dy < 0 {
		along = ebiten.KeyArrowUp
	}
	if math.Abs(dx) >= math.Abs(dy) {
		return []ebiten.Key{across, along}
	}
	return []ebiten.Key{along, across}
}
