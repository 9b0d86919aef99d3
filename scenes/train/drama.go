package train

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// The events at the end of a round, each with a drama of its own.

// dramas are what is seen and heard when an event begins; its results follow as events of their own.
var dramas = [...]struct {
	cue  audio.Cue
	draw func(*Board, *ui.Frame, *table.View, *effect)
	ms   int
}{
	rules.NoHappening:   {audio.None, nil, 0},
	rules.AngryMarshal:  {audio.CueTrainShot, anger, 900},
	rules.SwivelArm:     {audio.CueTrainChain, arm, 1100},
	rules.Braking:       {audio.CueTrainBrake, brake, 1300},
	rules.TakeItAll:     {audio.CueTrainSteam, anger, 700},
	rules.Rebellion:     {audio.CueTrainShot, volley, 1050},
	rules.Revenge:       {audio.CueTrainMarshal, anger, 900},
	rules.Pickpocketing: {audio.CueTrainCash, nil, 0},
	rules.Hostage:       {audio.CueTrainWhistle, steam, 1000},
}

func happens(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	b.putBack()
	s.Next, s.Phase, s.Turn = s.Laid, rules.Picking, rules.MaxTurns
	which := int(e.Amount[0])
	if which < 0 || which >= len(dramas) {
		return
	}
	d := dramas[which]
	m.Cue = d.cue
	m.Tweens = append(m.Tweens, b.add(&effect{draw: sign, words: lang.T("train/round/" + happeningNames[which]), above: true}, ui.BannerMS, ui.Linear, nil))
	if d.draw != nil {
		t := b.add(&effect{draw: d.draw, to: rules.MarshalRef()}, d.ms, ui.Linear, nil)
		t.After = ui.BannerMS * 4 / 5
		m.Delay = t.After
		m.Tweens = append(m.Tweens, t)
	}
}

// sign names the event before anything happens: it swings in, hangs and swings out as the banner of a round does.
func sign(b *Board, f *ui.Frame, v *table.View, e *effect) {
	area := b.plan.area
	r := ui.Around(area.Center(), math.Min(area.W, 420), 72)
	if !calm(f) {
		const edge = .2
		way := (area.W + r.W) / 2
		switch {
		case e.t < edge:
			r = r.Move(-way*(1-e.t/edge), 0)
		case e.t > 1-edge:
			r = r.Move(way*(e.t-1+edge)/edge, 0)
		}
	}
	f.Panel(ui.SignPanel, r)
	f.Fit(r.Inset(12), e.words, ui.H1, f.Theme.LitPaper, ui.Center)
}

// happeningNames are the names of events in keys: those of the round cards that bring them.
var happeningNames = func() (names [len(dramas)]string) {
	for _, c := range rules.RoundCards {
		if c.Event != rules.NoHappening {
			names[c.Event] = c.Name
		}
	}
	return names
}()

// anger makes the Marshal's star blaze.
func anger(b *Board, f *ui.Frame, v *table.View, e *effect) {
	at := b.chest(rules.MarshalRef())
	s := b.plan.scale
	pulse := .6 + .4*math.Abs(math.Sin(e.t*2*math.Pi))
	if calm(f) {
		pulse = 1
	}
	f.PushAlpha(math.Min(1, (1-e.t)*4))
	f.SpriteAt(sprites.FxFlash, at.Add(ui.Point{Y: -52 * s}), .7*pulse*s)
	f.SpriteAt(sprites.UILawstar, at.Add(ui.Point{Y: -52 * s}), .9*s)
	f.Pop()
}

// arm lets the arm of a mail pole sweep along the roofs, from the locomotive to the last car.
func arm(b *Board, f *ui.Frame, v *table.View, e *effect) {
	p := &b.plan
	lines := len(p.lines)
	at := e.t * float64(lines)
	i := min(int(at), lines-1)
	l := p.lines[i]
	part := at - float64(i)
	x := p.view.X - 60 + (p.view.W+120)*part
	s := p.scale
	y := l.rail - (deck+40)*s
	if calm(f) {
		x = p.view.Center().X
	}
	f.Line(ui.Point{X: x + 60*s, Y: l.top - 10}, ui.Point{X: x + 60*s, Y: l.rail - 20*s}, 12*s, f.Theme.WoodDeep)
	f.Line(ui.Point{X: x + 60*s, Y: y}, ui.Point{X: x - 40*s, Y: y + 14*s}, 9*s, f.Theme.Ink)
	f.Line(ui.Point{X: x + 60*s, Y: y}, ui.Point{X: x - 38*s, Y: y + 13.5*s}, 4*s, f.Theme.Brass)
	f.Icon(sprites.IconPulleyHook, ui.Around(ui.Point{X: x - 40*s, Y: y + 30*s}, 34*s, 34*s), f.Theme.Ink)
}

// brake lets sparks fly from all wheels.
func brake(b *Board, f *ui.Frame, v *table.View, e *effect) {
	s := b.plan.scale
	f.PushAlpha(math.Min(1, (1-e.t)*3))
	for c, k := range b.plan.cars {
		for w := range 2 {
			jump := math.Mod(e.t*9+float64(c)*.37+float64(w)*.5, 1)
			if calm(f) {
				jump = .5
			}
			at := ui.Point{X: k.left + k.width*(.25+.5*float64(w)) + jump*26*s, Y: k.rail - (4+16*jump)*s}
			f.SpriteAt(sprites.FxSpark, at, (1.1-.6*jump)*s)
		}
	}
	f.Pop()
}

// volley lets the passengers shoot from every window, in three waves: more flashes a second would hurt eyes.
func volley(b *Board, f *ui.Frame, v *table.View, e *effect) {
	s := b.plan.scale
	for c := range b.plan.cars {
		when := float64(c%3) * .33
		if t := e.t - when; t > 0 && t < .25 || calm(f) {
			r := b.plan.room(c)
			f.SpriteAt(sprites.FxFlash, ui.Point{X: r.X + r.W*(.25+.5*float64(c%2)), Y: r.Y + r.H*.4}, .5*s)
		}
	}
}

// steam hisses from the locomotive.
func steam(b *Board, f *ui.Frame, v *table.View, e *effect) {
	s := b.plan.scale
	at := ui.Point{X: b.plan.loco + 90*s, Y: b.plan.lines[0].rail - 20*s}
	f.PushAlpha(math.Min(1, (1-e.t)*3) * .9)
	for i := range 3 {
		t := math.Min(1, e.t*1.4+.12*float64(i))
		f.SpriteAt(sprites.FxSmoke, at.Add(ui.Point{X: (-40 + 50*float64(i)) * s, Y: -30 * t * s}), (.3+.8*t)*s)
	}
	f.Pop()
}

// fall draws loot that is let down from above.
func fall(b *Board, f *ui.Frame, v *table.View, e *effect) {
	to := b.point(f, v, e.to)
	at := to
	if !calm(f) {
		at.Y -= (1 - e.t) * 120 * b.plan.scale
	}
	side := lootSize * math.Max(b.plan.scale, .8) * 1.1
	f.PushAlpha(math.Min(1, e.t*3))
	b.drawLoot(f, e.loot, ui.Around(at, side, side))
	f.Pop()
}
