package train

import (
	"math"

	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// The train runs to the left, so the land passes to the right: the nearer, the faster. All of it hangs on one figure,
// the ticks for which the town has breathed.
const (
	trackSpeed = 2.6 // dp a tick at scale 1
	ridgeSpeed = .5
	rockSpeed  = .11
)

// rocks are the mountains: where each stands as a part of the way on which they come round, and how fast it passes.
var rocks = [...]struct {
	id    sprites.ID
	at    float64
	speed float64
}{
	{sprites.TrainMesa2, .2, .8}, {sprites.TrainMesa3, .66, .8}, {sprites.TrainMesa1, .48, 1}, {sprites.TrainMesa2, .92, 1},
}

// travelled is how far the train has come, in dp at scale 1.
func travelled(f *ui.Frame) float64 { return float64(f.UI.Breath()) }

// scenery is sky, mountains, ground and track; in a tunnel it is dark.
func (b *Board) scenery(f *ui.Frame) {
	p := &b.plan
	all := ui.Rect{X: 0, Y: p.area.Y, W: f.Layout.W, H: p.area.H}
	if p.length > 0 {
		all.X, all.W = p.view.X, p.view.W
	}
	id, align := sprites.TrainSkyWide, ui.BottomLeft
	if all.W < all.H*1.5 {
		id, align = sprites.TrainSkyTall, ui.Center
	}
	f.PushClip(all)
	f.Layer("train/sky", all, func() {
		if f.Theme.Plain {
			f.Rect(all, f.Theme.Slate)
			return
		}
		s := id.Sprite()
		f.Sprite(id, all.Cover(s.W, s.H, align))
		for i, l := range p.lines {
			if i > 0 {
				f.Sprite(sprites.TrainSkyLine, ui.Rect{X: all.X, Y: l.top, W: all.W, H: l.rail - l.top})
			}
		}
	})
	b.smoke(f)
	for i := range p.lines {
		b.land(f, all, i)
	}
	night := 0.0
	if b.InTunnel() {
		night = 1
	}
	if dark := f.UI.Eased("train/tunnel", night, 500, ui.InOut); dark > 0 {
		f.Rect(all, ui.Fade(f.Theme.Deep, .82*dark))
		for _, l := range p.lines {
			b.lamps(f, all, l, dark)
		}
	}
	f.Pop()
}

// InTunnel tells whether the picture shows the train in a tunnel: in a turn in which cards go face down. There it is
// dark, and sounds are dull.
func (b *Board) InTunnel() bool {
	return b.now.Phase == rules.Scheming && b.now.Turn < rules.MaxTurns && b.now.Icon() == rules.Tunnel
}

// lamps pass along the wall of a tunnel.
func (b *Board) lamps(f *ui.Frame, all ui.Rect, l line, dark float64) {
	const apart = 420.0
	s := b.plan.scale
	y := l.rail - (deck+62)*s
	for x := all.X + math.Mod(travelled(f)*trackSpeed*s, apart*s) - apart*s; x < all.Right(); x += apart * s {
		f.Tinted(sprites.UICircle, ui.Around(ui.Point{X: x, Y: y}, 46*s, 46*s), ui.Fade(f.Theme.Lamp, .16*dark))
		f.Tinted(sprites.UICircle, ui.Around(ui.Point{X: x, Y: y}, 14*s, 14*s), ui.Fade(f.Theme.Lamp, .8*dark))
	}
}

// land is mountains, ridge, ground and track of one line.
func (b *Board) land(f *ui.Frame, all ui.Rect, i int) {
	p := &b.plan
	l := p.lines[i]
	s := math.Max(.6, math.Min(1.15, p.scale*1.05))
	if i > 0 {
		all.Y, all.H = l.top, l.bottom-l.top
		f.PushClip(all)
		defer f.Pop()
	}
	ground := l.rail - 22*s
	const wide = 520.0
	round := all.W + wide*s
	for k, r := range rocks {
		if f.Theme.Plain || i > 0 && k%2 == i%2 {
			continue // fewer where there is less room
		}
		x := all.X + math.Mod(r.at*round+travelled(f)*rockSpeed*r.speed+float64(i)*round/3, round) - wide*s/2
		f.SpriteAt(r.id, ui.Point{X: x, Y: ground - 2}, s)
	}
	b.repeat(f, sprites.TrainRidge, all, ground, ridgeSpeed, s)
	b.repeat(f, sprites.TrainGround, all, ground, trackSpeed*p.scale, s)
	if bottom := ground + 48*s; bottom < l.bottom {
		f.Rect(ui.Rect{X: all.X, Y: bottom - 1, W: all.W, H: l.bottom - bottom + 1}, groundDark)
	}
	b.repeat(f, sprites.TrainRails, all, l.rail, trackSpeed*p.scale, p.scale)
}

// groundDark continues the drawn ground downwards.
var groundDark = ui.Color{R: 0x7A, G: 0x44, B: 0x28, A: 255}

// repeat lays copies of a piece beside each other so that they pass.
func (b *Board) repeat(f *ui.Frame, id sprites.ID, all ui.Rect, y, speed, scale float64) {
	s := id.Sprite()
	w := s.W * scale
	if w <= 1 {
		return
	}
	px := f.Layout.Scale
	x := math.Round((all.X+math.Mod(travelled(f)*speed, w)-w)*px) / px
	for ; x < all.Right(); x += w {
		f.Sprite(id, ui.Rect{X: x, Y: y - s.PY*scale, W: w + 1/px, H: s.H * scale})
	}
}

// smoke rises from the chimney and drifts back over the train.
func (b *Board) smoke(f *ui.Frame) {
	const puffs = 9
	p := &b.plan
	s := p.scale * 1.3
	from := ui.Point{X: p.loco + 58*p.scale, Y: p.lines[0].rail - 164*p.scale}
	phase := math.Mod(travelled(f)/46+.4, 1)
	for i := puffs - 1; i >= 0; i-- {
		t := (float64(i) + phase) / puffs
		wave := math.Sin(float64(i)*2.4) * 7 * s
		c := ui.Point{X: from.X + (t*235+wave)*s*.9, Y: from.Y - (14+t*52)*s + wave*.6}
		r := (11 + 25*t) * s
		f.PushAlpha(math.Min(1, math.Min(t*6+.3, (1-t)*4)))
		f.Sprite(sprites.TrainPuff, ui.Around(c, r*2.2, r*2.2))
		f.Pop()
	}
}
