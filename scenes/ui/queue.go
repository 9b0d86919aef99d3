package ui

// Queue is a row of groups of tweens: those of a group run together, the groups one after the other. The state of a
// match never waits for it. The zero value is empty and ready.
type Queue struct {
	groups    []*group
	finishing bool
}

type group struct{ tweens []running }

type running struct {
	Tween
	wait, ticks int // taken from the player's speed when the tween begins
	at          int
	over        bool
}

// Then appends a group that begins when all before it is over.
func (q *Queue) Then(tweens ...Tween) {
	q.groups = append(q.groups, &group{})
	q.With(tweens...)
}

// With adds tweens to the last group; an empty queue gets a new one.
func (q *Queue) With(tweens ...Tween) {
	if len(q.groups) == 0 {
		q.groups = append(q.groups, &group{})
	}
	last := q.groups[len(q.groups)-1]
	for _, t := range tweens {
		last.tweens = append(last.tweens, running{Tween: t})
	}
}

// Hold appends a pause of ms at Normal speed.
func (q *Queue) Hold(ms int) { q.Then(Tween{For: ms}) }

// Call appends something to do when all before it is over.
func (q *Queue) Call(do func()) { q.Then(Tween{Done: do}) }

// Busy reports whether anything is moving or waiting.
func (q *Queue) Busy() bool { return len(q.groups) > 0 }

// Finishing reports whether everything is being brought to its end at once: what is added or done now is not watched.
func (q *Queue) Finishing() bool { return q.finishing }

// mostAtOnce bounds what may follow each other in one tick: a Done that always adds another would never end.
const mostAtOnce = 10_000

// advance runs the first group for one tick. Groups that take no time follow in the same tick: at Instant a whole queue
// is over at once.
func (q *Queue) advance(u *UI) {
	for range mostAtOnce {
		if len(q.groups) == 0 {
			return
		}
		g := q.groups[0]
		alive := false
		for i := 0; i < len(g.tweens); i++ { // a Done may add to this very group
			g.step(i, u)
			alive = alive || !g.tweens[i].over
		}
		if alive {
			return
		}
		q.drop(g)
		if len(q.groups) == 0 || !q.groups[0].timeless(u) {
			return
		}
	}
}

// drop takes g from the front. A Done may have emptied or refilled the queue; then g is not there any more.
func (q *Queue) drop(g *group) {
	if len(q.groups) > 0 && q.groups[0] == g {
		q.groups = q.groups[1:]
	}
}

// timeless reports whether a group takes no time at all.
func (g *group) timeless(u *UI) bool {
	for _, r := range g.tweens {
		if u.TicksFor(r.After)+u.TicksFor(r.For) > 0 {
			return false
		}
	}
	return true
}

// step advances one tween by a tick.
func (g *group) step(i int, u *UI) {
	r := &g.tweens[i]
	if r.over {
		return
	}
	if r.at == 0 {
		r.wait, r.ticks = u.TicksFor(r.After), u.TicksFor(r.For)
	}
	r.at++
	if r.at <= r.wait {
		return
	}
	if passed := r.at - r.wait; passed < r.ticks {
		if r.Step != nil {
			r.Step(r.Ease.At(float64(passed) / float64(r.ticks)))
		}
		return
	}
	g.complete(i)
}

// complete brings one tween to its end. Step and Done may change the group, so nothing of it is held meanwhile.
func (g *group) complete(i int) {
	if g.tweens[i].over {
		return
	}
	g.tweens[i].over = true
	step, done := g.tweens[i].Step, g.tweens[i].Done
	if step != nil {
		step(1)
	}
	if done != nil {
		done()
	}
}

// Finish completes everything at once, in order, with what the Dones add.
func (q *Queue) Finish() {
	if q.finishing {
		return // by a Done that is part of it
	}
	q.finishing = true
	defer func() { q.finishing = false }()
	for range mostAtOnce {
		if len(q.groups) == 0 {
			return
		}
		g := q.groups[0]
		for i := 0; i < len(g.tweens); i++ {
			g.complete(i)
		}
		q.drop(g)
	}
	q.groups = nil
}
