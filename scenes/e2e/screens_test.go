package e2e

import "testing"

// sizes are the windows that every screen is pictured in: wide, squarish, a phone upright and on its side.
var sizes = [][2]int{desktop, {1024, 768}, phone, slim}

// pictureEverywhere compares the screen in each of the sizes, after so many ticks in each, and goes back to the first.
func (p *program) pictureEverywhere(name string) {
	p.t.Helper()
	if !inCI && !update {
		return
	}
	for _, size := range append(sizes[1:len(sizes):len(sizes)], sizes[0]) {
		p.Resize(size[0], size[1])
		p.Idle(settle)
		p.golden(name)
	}
}

// settle is how long a screen takes to come to rest after a tap or another size, in ticks. Pictures are taken after a
// count of ticks and not when nothing is busy, so that lamps and smoke are always at the same point of their way.
const settle = 90

func TestScreensLookAsTheyDid(t *testing.T) {
	t.Run("the house", func(t *testing.T) {
		p := start(t, desktop[0], desktop[1])
		p.Idle(settle)
		p.pictureEverywhere("town")
		for _, screen := range []struct {
			name string
			way  []string
		}{
			{"train-setup", []string{"house/train"}},
			{"showdown-setup", []string{"house/showdown"}},
			{"street-setup", []string{"house/street"}},
			{"saloon-setup", []string{"house/saloon"}},
			{"settings", []string{"nav/settings"}},
			{"rulebook", []string{"nav/rulebook", "dialog/train"}},
		} {
			for _, tap := range screen.way {
				p.Tap(mouse, tap)
				p.Idle(settle)
			}
			p.sane(p.See())
			p.pictureEverywhere(screen.name)
			p.Key(escape, 1)
			p.Idle(settle)
			if v := p.See(); v.Scene != "town" {
				p.fatalf("Esc does not lead from %s back to the town", screen.name)
			}
		}
	})
	for _, table := range hotSeats {
		t.Run(table.game, func(t *testing.T) {
			p := start(t, desktop[0], desktop[1], table.args...)
			p.Idle(settle)
			p.pictureEverywhere(table.game + "-handover")
			p.Tap(mouse, p.See().enabled(coverPrefix)[0].ID)
			p.Idle(settle)
			p.pictureEverywhere(table.game + "-table")
			r := newRobot(p, 8, mouse)
			for r.PlayTaps(60); isCover(p.AdvanceIdle()); {
				r.Step()
			}
			p.Idle(settle)
			p.pictureEverywhere(table.game + "-table-later")
			p.Tap(mouse, "table/log")
			p.Idle(settle)
			p.pictureEverywhere(table.game + "-log")
		})
	}
}
