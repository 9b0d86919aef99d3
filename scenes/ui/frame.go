package ui

import (
	"math"
	"slices"

	"drygulch/sprites"
)

// Frame collects one picture and its hotspots. A scene gets it in Build and must not keep it.
//
// Positions are layout dp. Push… changes the coordinates, the opacity or the clip for what is added until the matching
// Pop.
type Frame struct {
	UI     *UI
	Layout Layout
	Theme  *Theme

	ops    []op
	spots  []Spot
	areas  []area
	stack  []context
	now    context
	reveal func(Rect) func() // set by a list: brings a hotspot into sight

	scene         string
	viewer, actor int
	busy          bool
	ambient       bool
	wantFocus     string
	pulse         int     // ticks until the picture wants to be built again; 0: never
	pinAbove      float64 // notes stay above that many dp at the bottom
}

// area is an Area as it lies in the window.
type area struct {
	Area
	visible Rect
}

// context is what Push… changes.
type context struct {
	m     matrix
	clip  Rect
	alpha float64
}

func (f *Frame) reset(u *UI) {
	f.UI, f.Layout, f.Theme = u, u.Layout, u.Theme
	f.ops, f.spots, f.areas, f.stack = f.ops[:0], f.spots[:0], f.areas[:0], f.stack[:0]
	f.now = context{m: identity, clip: u.Layout.Window(), alpha: 1}
	f.reveal = nil
	f.scene, f.viewer, f.actor = "", -1, -1
	f.busy, f.ambient, f.wantFocus, f.pulse, f.pinAbove = false, false, "", 0, 0
}

// unwind ends what a scene has pushed and not popped.
func (f *Frame) unwind() {
	f.stack = f.stack[:0]
	f.now = context{m: identity, clip: f.Layout.Window(), alpha: 1}
	f.reveal = nil
}

func (f *Frame) push() { f.stack = append(f.stack, f.now) }

// Pop ends the last Push….
func (f *Frame) Pop() {
	if n := len(f.stack); n > 0 {
		f.now, f.stack = f.stack[n-1], f.stack[:n-1]
	}
}

// PushMove shifts what follows.
func (f *Frame) PushMove(x, y float64) {
	f.push()
	f.now.m = matrix{1, 0, 0, 1, x, y}.then(f.now.m)
}

// PushTurn turns what follows around pivot, clockwise, by an angle in degrees.
func (f *Frame) PushTurn(pivot Point, degrees float64) {
	f.push()
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	f.now.m = matrix{1, 0, 0, 1, -pivot.X, -pivot.Y}.
		then(matrix{cos, -sin, sin, cos, 0, 0}).
		then(matrix{1, 0, 0, 1, pivot.X, pivot.Y}).then(f.now.m)
}

// PushScale makes what follows sx and sy times as large around pivot. A negative factor mirrors; 0 shows nothing.
func (f *Frame) PushScale(pivot Point, sx, sy float64) {
	f.push()
	f.now.m = matrix{sx, 0, 0, sy, pivot.X - sx*pivot.X, pivot.Y - sy*pivot.Y}.then(f.now.m)
}

// PushAlpha multiplies the opacity of what follows.
func (f *Frame) PushAlpha(a float64) {
	f.push()
	f.now.alpha *= clamp(a, 0, 1)
}

// PushClip hides what follows outside r. Hotspots out of sight cannot be pressed but are still reached by keys.
func (f *Frame) PushClip(r Rect) {
	f.push()
	f.now.clip = f.now.clip.Intersect(f.now.m.bounds(r))
}

// Visible reports whether anything of r would be seen: a way to skip what a list has scrolled out of sight.
func (f *Frame) Visible(r Rect) bool { return !f.now.clip.Intersect(f.now.m.bounds(r)).Empty() }

func (f *Frame) add(o op) {
	if f.now.alpha <= 0 || f.now.clip.Empty() || o.tint.A == 0 {
		return
	}
	o.m, o.clip = f.now.m, f.now.clip
	if f.now.alpha < 1 {
		o.tint = Fade(o.tint, f.now.alpha)
	}
	if o.kind != opText && o.m.bounds(o.box).Intersect(o.clip).Empty() {
		return
	}
	f.ops = append(f.ops, o)
}

var white = hex(0xFFFFFF)

// Rect fills r.
func (f *Frame) Rect(r Rect, c Color) { f.add(op{kind: opRect, box: r, tint: c}) }

// Box fills r with its corners cut off by c dp.
func (f *Frame) Box(r Rect, c float64, col Color) { f.add(op{kind: opBox, box: r, tint: col, lift: c}) }

// Border draws the outline of r, of the given width, inside r.
func (f *Frame) Border(r Rect, width float64, c Color) {
	f.Rect(Rect{r.X, r.Y, r.W, width}, c)
	f.Rect(Rect{r.X, r.Bottom() - width, r.W, width}, c)
	f.Rect(Rect{r.X, r.Y + width, width, r.H - 2*width}, c)
	f.Rect(Rect{r.Right() - width, r.Y + width, width, r.H - 2*width}, c)
}

// Line draws a straight line of the given width.
func (f *Frame) Line(a, b Point, width float64, c Color) {
	d := b.Sub(a)
	if d.Y == 0 {
		f.Rect(Rect{math.Min(a.X, b.X), a.Y - width/2, math.Abs(d.X), width}, c)
		return
	}
	if d.X == 0 {
		f.Rect(Rect{a.X - width/2, math.Min(a.Y, b.Y), width, math.Abs(d.Y)}, c)
		return
	}
	f.PushTurn(a, math.Atan2(d.Y, d.X)*180/math.Pi)
	f.Rect(Rect{a.X, a.Y - width/2, math.Hypot(d.X, d.Y), width}, c)
	f.Pop()
}

// Dashes draws a broken line: on and off are the lengths of dash and gap, shift moves the pattern along the line.
func (f *Frame) Dashes(a, b Point, width, on, off, shift float64, c Color) {
	length := a.Dist(b)
	if length == 0 || on+off <= 0 {
		return
	}
	for at := math.Mod(shift, on+off) - (on + off); at < length; at += on + off {
		from, to := math.Max(at, 0), math.Min(at+on, length)
		if to > from {
			f.Line(a.Lerp(b, from/length), a.Lerp(b, to/length), width, c)
		}
	}
}

// DashedBox draws a dashed outline inside r (legal place: lamp, 9–6).
func (f *Frame) DashedBox(r Rect, width, on, off float64, c Color) {
	h := width / 2
	in := r.Inset(h)
	tl, tr := Point{in.X, in.Y}, Point{in.Right(), in.Y}
	bl, br := Point{in.X, in.Bottom()}, Point{in.Right(), in.Bottom()}
	f.Dashes(tl, tr, width, on, off, on/2, c)
	f.Dashes(tr, br, width, on, off, on/2, c)
	f.Dashes(br, bl, width, on, off, on/2, c)
	f.Dashes(bl, tl, width, on, off, on/2, c)
}

// Sprite draws a piece stretched to r.
func (f *Frame) Sprite(id sprites.ID, r Rect) { f.Tinted(id, r, white) }

// Tinted draws a piece stretched to r, multiplied with a colour: white silhouettes take the colour.
func (f *Frame) Tinted(id sprites.ID, r Rect, c Color) {
	if id != 0 {
		f.add(op{kind: opSprite, box: r, id: id, tint: c})
	}
}

// SpriteAt draws a piece with its pivot at p, scale times its own size.
func (f *Frame) SpriteAt(id sprites.ID, p Point, scale float64) {
	s := id.Sprite()
	f.Sprite(id, Rect{p.X - s.PX*scale, p.Y - s.PY*scale, s.W * scale, s.H * scale})
}

// Icon draws a silhouette as large as fits in r, keeping its shape.
func (f *Frame) Icon(id sprites.ID, r Rect, c Color) {
	s := id.Sprite()
	f.Tinted(id, r.Fit(s.W, s.H, Center), c)
}

// Nine draws a nine-slice around r: corners in their own size, edges and middle stretched. The piece's margin (shadow,
// rough edge, outer line) lies outside r.
func (f *Frame) Nine(id sprites.ID, r Rect) { f.NineTinted(id, r, white) }

// NineTinted draws a nine-slice multiplied with a colour.
func (f *Frame) NineTinted(id sprites.ID, r Rect, c Color) {
	if f.Theme.Plain && c == white && f.drawPlain(id, r) {
		return
	}
	if s := id.Sprite(); id != 0 {
		f.add(op{kind: opNine, box: r.Pad(-s.PX, -s.PY, -s.PX, -s.PY), id: id, tint: c})
	}
}

// NineTiled draws a nine-slice whose edges are repeated instead of stretched: dashes and stripes.
func (f *Frame) NineTiled(id sprites.ID, r Rect) {
	if s := id.Sprite(); id != 0 {
		f.add(op{kind: opNineTiled, box: r.Pad(-s.PX, -s.PY, -s.PX, -s.PY), id: id, tint: white})
	}
}

// Tile covers r with copies of a piece in its own size (grain, planks).
func (f *Frame) Tile(id sprites.ID, r Rect, c Color) {
	if id != 0 {
		f.add(op{kind: opTile, box: r, id: id, tint: c})
	}
}

// Hotspot adds something to press. The later of two overlapping ones lies on top, unless Z says otherwise.
func (f *Frame) Hotspot(h Hotspot) {
	f.record("label", h.Label)
	f.record("reason", h.Reason)
	f.record("id", h.ID)
	window := f.now.m.bounds(h.Rect)
	s := Spot{Hotspot: h, Window: window, Visible: window.Intersect(f.now.clip), clip: f.now.clip}
	if f.reveal != nil {
		s.reveal = f.reveal(h.Rect)
	}
	f.spots = append(f.spots, s)
}

// Area adds a part of the picture that can be dragged or scrolled.
func (f *Frame) Area(a Area) {
	f.areas = append(f.areas, area{a, f.now.m.bounds(a.Rect).Intersect(f.now.clip)})
}

// Cover lays a window over part of what has been added so far: there it can no longer be pressed. What still looks out
// keeps the largest part that does; what hardly does is gone.
func (f *Frame) Cover(r Rect) {
	window := f.now.m.bounds(r)
	f.spots = slices.DeleteFunc(f.spots, func(s Spot) bool {
		return !s.Visible.Intersect(window).Empty() && tooLittle(s.Visible.Besides(window))
	})
	for i := range f.spots {
		s := &f.spots[i]
		s.Visible = s.Visible.Besides(window)
	}
}

// tooLittle tells that nobody would know a thing by what looks out of it.
func tooLittle(r Rect) bool { return min(r.W, r.H) < 16 }

// Modal takes away all hotspots and areas added so far: what follows covers them. What lies below stands still, so
// nobody need wait for it.
func (f *Frame) Modal() {
	f.spots, f.areas, f.wantFocus, f.pinAbove = f.spots[:0], f.areas[:0], "", 0
	f.busy = false
}

// Focus names the hotspot that has the focus when this scene appears: the safe choice of a dialog.
func (f *Frame) Focus(id string) { f.wantFocus = id }

// Seats tells the inspector who looks and whose decision it is; -1: nobody.
func (f *Frame) Seats(viewer, actor int) { f.viewer, f.actor = viewer, actor }

// Busy tells the inspector that something is under way which a robot should wait for, such as a thinking bot.
func (f *Frame) Busy(b bool) { f.busy = f.busy || b }

// Ambient says that this picture has ambient motion, drawn from UI.Breath. It is built again as long as the town
// breathes.
func (f *Frame) Ambient() { f.ambient = true }

// Again asks for the picture to be built again after so many ticks, such as for thinking dots.
func (f *Frame) Again(ticks int) {
	if ticks > 0 && (f.pulse == 0 || ticks < f.pulse) {
		f.pulse = ticks
	}
}

// record shows a string to the recorder: every word drawn or put in a hotspot passes here.
func (f *Frame) record(kind, s string) {
	if f.UI.Recorder != nil && s != "" {
		f.UI.Recorder(kind, s)
	}
}

// Layer keeps what build draws as one picture until it changes, for large still parts behind something that moves; r
// bounds it. Inside turned, scaled or half clear parts it is drawn piece by piece.
func (f *Frame) Layer(name string, r Rect, build func()) {
	at := len(f.ops)
	plain := f.now.alpha == 1 && f.now.m.upright()
	if plain {
		f.add(op{kind: opLayer, box: r, text: name, tint: white})
	}
	marked := len(f.ops) > at
	build()
	if marked {
		f.ops[at].n = len(f.ops) - at - 1
	}
}
