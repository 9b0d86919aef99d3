package scenes

import (
	"math"

	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// The street is drawn in a plane of its own, streetWidth wide, whose ground line is
// y = 0. A window that lies sees all of it; one that stands walks along it and sees
// one house at a time.
const (
	streetWidth = 1280.0
	streetDepth = 114.0 // from the ground line to the lower edge, above the bar
	sunBelow    = .622  // where in the wide sky the sun is, from its top
	sunInTall   = .40
	sunHeight   = 72.0 // of the sun over the ground line
	leastScale  = .05  // in a window with no room for a street: never none or less, for pieces are repeated along it
)

// house is a front in the street.
type house struct {
	piece, shadow sprites.ID
	pivot         float64
	left, width   float64 // of what one takes for the house
	height        float64
	game          string  // whose house it is; one whose game is not there is scenery
	sign          ui.Rect // at text scale 100 %
}

// houses are the fronts from left to right, as they overlap.
var houses = []house{
	{sprite("house/saloon"), sprite("house/saloon/shadow"), 172, 18, 308, 322, "saloon", ui.Rect{X: 52, Y: -270, W: 240, H: 58}},
	{sprite("house/depot"), sprite("house/depot/shadow"), 550, 340, 300, 244, "train", ui.Rect{X: 396, Y: -214, W: 214, H: 58}},
	{sprite("house/printer"), sprite("house/printer/shadow"), 723, 0, 0, 0, "", ui.Rect{}},
	{sprite("house/store"), sprite("house/store/shadow"), 897, 654, 312, 284, "street", ui.Rect{X: 692, Y: -232, W: 240, H: 58}},
	{sprite("house/sheriff"), sprite("house/sheriff/shadow"), 1118, 974, 288, 304, "showdown", ui.Rect{X: 1000, Y: -206, W: 236, H: 58}},
}

// prop is a piece that stands in the street.
type prop struct {
	piece sprites.ID
	x, y  float64
}

var (
	mesas = []prop{
		{sprite("town/mesa/1"), 150, 0}, {sprite("town/mesa/2"), 1130, 0},
		{sprite("town/mesa/3"), 455, 0}, {sprite("town/mesa/4"), 830, 0},
	}
	onTheWalk = []prop{
		{sprite("town/duelist"), 810, 12}, {sprite("town/barrel"), 347, 8},
		{sprite("town/barrel"), 655, 8}, {sprite("town/crate"), 973, 4},
	}
	foreground = []prop{{sprite("town/wheel"), 58, 92}, {sprite("town/saguaro"), 1108, 126}, {sprite("town/post"), 1210, 120}}

	lantern    = prop{sprite("town/lamp"), 1204, 36}
	lampGlow   = prop{sprite("town/lamp/glow"), 1204, 36}
	smoke      = prop{sprite("town/smoke"), 412, -128}
	engine     = prop{sprite("town/loco"), 346, -2}
	tumbleweed = sprite("town/tumbleweed")
)

// streetView is how the plane of the street lies in the window: x·scale + left,
// ground + y·scale.
type streetView struct {
	left, ground, scale float64
	walks               bool // one sees a part of the street only
}

// viewStreet lays the street above y = low, in a standing window with x = middle in
// its middle.
func viewStreet(l ui.Layout, low, middle float64) streetView {
	v := streetView{walks: standing(l)}
	if v.walks {
		v.scale = math.Max(math.Min((l.W-32)/316, low/560), leastScale)
		v.left = l.W/2 - middle*v.scale
	} else {
		v.scale = math.Max(math.Min(l.W/streetWidth, low/490), leastScale)
		v.left = (l.W - streetWidth*v.scale) / 2
	}
	v.ground = low - math.Min(streetDepth*v.scale, math.Max(34, low*.2))
	return v
}

func (v streetView) x(x float64) float64 { return v.left + x*v.scale }
func (v streetView) y(y float64) float64 { return v.ground + y*v.scale }
func (v streetView) rect(x, y, w, h float64) ui.Rect {
	return ui.Rect{X: v.x(x), Y: v.y(y), W: w * v.scale, H: h * v.scale}
}
func (v streetView) put(f *ui.Frame, p prop) {
	f.SpriteAt(p.piece, ui.Point{X: v.x(p.x), Y: v.y(p.y)}, v.scale)
}

// along repeats a piece over the whole width of the window.
func (v streetView) along(f *ui.Frame, piece sprites.ID, y float64) {
	w := piece.Sprite().W
	for x := math.Floor(-v.left/v.scale/w) * w; v.x(x) < f.Layout.W; x += w {
		v.put(f, prop{piece, x, y})
	}
}

// draw shows the street without its signs.
func (v streetView) draw(f *ui.Frame) {
	window := f.Layout.Window()
	f.Layer("street/back", window, func() {
		v.sky(f)
		for _, p := range mesas {
			v.put(f, p)
		}
		v.along(f, sprite("town/ridge"), 20)
		f.Sprite(sprite("town/street"), ui.Rect{Y: v.y(-6), W: window.W, H: math.Max(window.H-v.y(-6), 0)})
		for _, h := range houses {
			v.put(f, prop{h.shadow, h.pivot, 0})
		}
		v.put(f, prop{sprite("town/duelist/shadow"), 810, 0})
	})
	v.breath(f)
	f.Layer("street/front", window, func() {
		for _, h := range houses {
			v.put(f, prop{h.piece, h.pivot, 0})
			if h.game == "train" {
				v.put(f, engine)
			}
		}
		v.along(f, sprite("town/boardwalk"), 0)
		for _, p := range onTheWalk {
			v.put(f, p)
		}
	})
	v.lamp(f)
	if !f.UI.Prefs.ReducedMotion {
		v.tumble(f)
	}
}

// sky covers everything above the ground, with the sun low behind the houses.
func (v streetView) sky(f *ui.Frame) {
	l := f.Layout
	id, at := sprite("town/sky/wide"), sunBelow
	sun := v.y(-sunHeight)
	if v.walks {
		id, at = sprite("town/sky/tall"), sunInTall
		sun = v.ground * .54
	}
	s := id.Sprite()
	h := math.Max(math.Max(sun/at, (v.ground-sun)/(1-at)), l.W*s.H/s.W)
	w := h * s.W / s.H
	f.Rect(ui.Rect{W: l.W, H: v.ground}, f.Theme.Plum)
	f.Sprite(id, ui.Rect{X: (l.W - w) / 2, Y: sun - h*at, W: w, H: h})
}

// breath is the smoke of the engine.
func (v streetView) breath(f *ui.Frame) {
	t := float64(f.UI.Breath())
	f.PushAlpha(.9 + .1*math.Cos(t/50))
	v.put(f, prop{smoke.piece, smoke.x + 5*math.Sin(t/70), smoke.y - 3*math.Sin(t/45)})
	f.Pop()
}

// lamp is what stands before the street, with the flickering lamp.
func (v streetView) lamp(f *ui.Frame) {
	for _, p := range foreground {
		v.put(f, p)
	}
	t := float64(f.UI.Breath())
	f.PushAlpha(.85 + .15*math.Sin(t/17)*math.Sin(t/7))
	v.put(f, lampGlow)
	f.Pop()
	v.put(f, lantern)
}

// tumble lets a tumbleweed roll across the street every half minute of the town's
// breath.
func (v streetView) tumble(f *ui.Frame) {
	const every, crossing, first = 30 * ui.TicksPerSecond, 6 * ui.TicksPerSecond, 4 * ui.TicksPerSecond
	at := (f.UI.Breath() + every - first) % every
	if at >= crossing {
		return
	}
	along := float64(at) / crossing
	p := ui.Point{X: -60 + along*(f.Layout.W+120), Y: v.y(70) - 16*math.Abs(math.Sin(along*18))*v.scale}
	f.PushTurn(p, along*1400)
	f.SpriteAt(tumbleweed, p, v.scale)
	f.Pop()
}
