package ui

import "drygulch/sprites"

// doors are the swing doors between two screens. In the first half they close over the old picture, in the second they
// open on the new one. With reduced motion the old picture fades away instead.
type doors struct {
	old       []op
	at, ticks int
	fade      bool
}

// start closes the doors over what is on the screen.
func (d *doors) start(u *UI) {
	if u.Prefs.ReducedMotion {
		d.begin(u, TicksOf(HighlightMS), true)
		return
	}
	d.begin(u, u.TicksFor(DoorsMS), false)
}

// lift takes what is on the screen away like a cloth.
func (d *doors) lift(u *UI) { d.begin(u, u.TicksFor(CoverOutMS), true) }

func (d *doors) begin(u *UI, ticks int, fade bool) {
	d.stop()
	if len(u.shown) == 0 || len(u.stack) == 0 || u.Prefs.Speed == Instant {
		return
	}
	d.old = append(d.old[:0], u.shown...)
	d.at, d.ticks, d.fade = 0, ticks, fade
}

func (d *doors) active() bool { return d.at < d.ticks }

func (d *doors) stop() { d.at, d.ticks = 0, 0 }

func (d *doors) tick(u *UI) {
	if d.active() {
		d.at++
		u.rebuild = true
	}
}

func (d *doors) draw(f *Frame) {
	if !d.active() {
		return
	}
	t := float64(d.at) / float64(d.ticks)
	if d.fade {
		at := len(f.ops)
		f.add(op{kind: opLayer, box: f.Layout.Window(), text: "doors", tint: Fade(white, 1-t)})
		if len(f.ops) > at {
			f.ops[at].n = len(d.old)
			f.ops = append(f.ops, d.old...)
		}
		return
	}
	open := 2*t - 1
	if t < .5 {
		f.ops = append(f.ops[:0], d.old...)
		open = 1 - 2*t
	}
	f.swingDoors(Standard.At(open))
}

// leaves are the doors for a lying and for a standing window.
var leaves = [2]struct{ left, right sprites.ID }{
	{piece("cover/left/wide"), piece("cover/right/wide")},
	{piece("cover/left/tall"), piece("cover/right/tall")},
}

// swingDoors draws both leaves, turned away by open: 0 is shut, 1 is out of sight. They hang at the sides and are seen
// in perspective as they get narrow.
func (f *Frame) swingDoors(open float64) {
	w := f.Layout.Window()
	left, right := w, w
	left.W = w.W / 2
	right.CutLeft(w.W / 2)
	narrow := 1 - open
	shape := 0
	if w.H > w.W {
		shape = 1
	}
	f.PushScale(Point{w.X, w.Center().Y}, narrow, 1)
	f.Sprite(leaves[shape].left, left)
	f.Pop()
	f.PushScale(Point{w.Right(), w.Center().Y}, narrow, 1)
	f.Sprite(leaves[shape].right, right)
	f.Pop()
}
