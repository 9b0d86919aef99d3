package ui

// doors are the swing doors between two screens. In the first half they close over the old picture, in the second they
// open on the new one. With reduced motion the old picture fades away instead.
type doors struct {
	old       []op
	at, ticks int
	fade      bool
}

func (d *doors) start(u *UI) {
	if len(u.shown) == 0 || len(u.stack) == 0 || u.TicksFor(DoorsMS) == 0 {
		return
	}
	d.old = append(d.old[:0], u.shown...)
	d.at, d.fade = 0, u.Prefs.ReducedMotion
	d.ticks = u.TicksFor(DoorsMS)
	if d.fade {
		d.ticks = TicksOf(HighlightMS)
	}
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
		for _, o := range d.old {
			if o.kind != opLayer {
				o.tint = Fade(o.tint, 1-t)
				f.ops = append(f.ops, o)
			}
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

// swingDoors draws both leaves, turned away by open: 0 is shut, 1 is out of sight. They hang at the sides and are seen
// in perspective as they get narrow.
func (f *Frame) swingDoors(open float64) {
	w := f.Layout.Window()
	left, right := w, w
	left.W = w.W / 2
	right.CutLeft(w.W / 2)
	narrow := 1 - open
	f.PushScale(Point{w.X, w.Center().Y}, narrow, 1)
	f.doorLeaf(left)
	f.Pop()
	f.PushScale(Point{w.Right(), w.Center().Y}, narrow, 1)
	f.doorLeaf(right)
	f.Pop()
}

// doorLeaf is a leaf with two slatted panels.
func (f *Frame) doorLeaf(r Rect) {
	t := f.Theme
	f.Rect(r, t.WoodDeep)
	f.Rect(r.Inset(2), t.Wood)
	inner := r.Pad(r.W*.08, r.H*.08, r.W*.08, r.H*.08)
	for i := range 2 {
		panel := inner.Row(i, 2, r.H*.08)
		f.Rect(panel, t.Ink)
		panel = panel.Inset(3)
		f.Rect(panel, t.WoodDark)
		slats := max(3, int(panel.H/28))
		for k := range slats {
			slat := panel.Row(k, slats, 4).Pad(6, 0, 6, 0)
			f.Rect(slat, t.WoodLight)
			f.Rect(slat.CutBottom(slat.H*.3), t.Wood)
		}
	}
}
