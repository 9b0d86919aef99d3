package table

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/ui"
)

// dealing is the cards that are on their way into the viewer's hand: when what happened has been shown they come in from
// below, one after the other. Which cards they are is known to the one who sees his hand, and to nobody else.
type dealing struct {
	from    int       // the first of them in the hand
	way     []float64 // of each, from 0 to 1
	started bool
}

// mostStaggered is how many cards come in one after the other; further ones come with the last.
const mostStaggered = 5

// newDealing deals in what a hand has more than before.
func newDealing(before, now int) dealing {
	if now <= before {
		return dealing{}
	}
	return dealing{from: before, way: make([]float64, now-before)}
}

// of is how far the i-th card of the hand has come.
func (d *dealing) of(i int) float64 {
	if i -= d.from; i < 0 || i >= len(d.way) {
		return 1
	}
	return d.way[i]
}

// dealIn begins to deal; false if there is nothing to deal or it has been done.
func (t *Table) dealIn() bool {
	d := &t.dealt
	if len(d.way) == 0 || d.started {
		return false
	}
	d.started = true
	tweens := make([]ui.Tween, len(d.way))
	for i := range tweens {
		way := &d.way[i]
		tweens[i] = ui.Tween{For: ui.DrawCardMS, After: ui.StaggerMS * min(i, mostStaggered-1), Ease: ui.Decelerate, Step: func(t float64) { *way = t }}
	}
	t.sound(Motion{Cue: audio.CueDeal})
	t.ui.Motion.Then(tweens...)
	t.ui.Motion.Call(t.next)
	return true
}

// held counts the cards in the viewer's hand.
func (t *Table) held() int {
	if t.view.Viewer == game.NoSeat {
		return 0
	}
	t.hand = t.board.Hand(&t.view, t.hand[:0])
	return len(t.hand)
}
