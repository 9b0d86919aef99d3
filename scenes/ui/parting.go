package ui

// parting is a dialog on its way out: nothing of it can be pressed any more, and what it brought about has begun.
type parting struct {
	ops       []op
	at, ticks int
}

// begin lets go what the layer s has drawn, if it is on top and in sight.
func (p *parting) begin(u *UI, s layer) {
	p.stop()
	ticks := u.TicksFor(DialogOutMS)
	if ticks == 0 || s.to == 0 || s.to > len(u.shown) || u.doors.active() {
		return
	}
	p.ops = append(p.ops[:0], u.shown[s.from:s.to]...)
	p.ticks = ticks
}

func (p *parting) active() bool { return p.at < p.ticks }

func (p *parting) stop() { p.at, p.ticks = 0, 0 }

func (p *parting) tick(u *UI) {
	if p.active() {
		p.at++
		u.rebuild = true
	}
}

func (p *parting) draw(f *Frame) {
	if !p.active() {
		return
	}
	alpha := 1 - Accelerate.At(float64(p.at)/float64(p.ticks))
	from := len(f.ops)
	f.ops = append(f.ops, p.ops...)
	for i := from; i < len(f.ops); i++ {
		o := &f.ops[i]
		o.tint = Fade(o.tint, alpha)
		if o.kind == opLayer {
			i += o.n // one picture, which fades as a whole
		}
	}
}
