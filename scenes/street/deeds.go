package street

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// How layouts, Moves, Looks and what is done with tokens are shown.

func swapped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	x, y := b.slot(e.From), b.slot(e.To)
	fx := &effect{draw: crossing, from: e.From, to: e.To, role: *x, other: *y, how: rules.Exchanged, lifts: []game.Ref{e.From, e.To}}
	b.play(m, fx, ui.StepMS, ui.Standard, func() { *x, *y = *y, *x })
}

func readied(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Ready = b.now.Ready.With(e.Actor)
	b.pop(m, rules.StashRef(b.now.SideOf(e.Actor)), lang.T("street/pop/ready"), ui.PaperChip, sprites.IconWesternHat, ui.EffectMS)
}

// opened turns up a saloon.
func opened(b *Board, v *table.View, e game.Event, m *table.Motion) {
	d := &b.now.Sides[e.To.B&1]
	for i := range d.Saloon {
		d.Saloon[i] = rules.Role(min(int(e.Face[i]), len(rules.RoleNames)-1))
	}
	m.Hold = ui.ResultHeldMS
}

func starts(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Phase, b.now.Turn = rules.Acting, e.Actor
	m.Banner = lang.T("street/banner/starts", v.FirstName(e.Actor))
}

func turnBegins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	s.Phase, s.Turn, s.Turns, s.Left = rules.Acting, e.Actor, uint16(e.Amount[0]), uint8(e.Amount[1])
	m.Hold = ui.HighlightMS
}

func moved(b *Board, v *table.View, e game.Event, m *table.Motion) {
	x, y := b.slot(e.From), b.slot(e.To)
	how := e.Face[0]
	fx := &effect{draw: crossing, from: e.From, to: e.To, role: *x, other: *y, how: how, lifts: []game.Ref{e.From, e.To}}
	b.play(m, fx, ui.TravelCapMS+ui.StepMS, ui.Linear, func() {
		if how == rules.Exchanged {
			*x, *y = *y, *x
		}
	})
}

func takesUp(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.took = saloonMove{on: true, side: int(e.From.B & 1), a: int(e.From.C), b: int(e.To.C), from: -1, to: -1,
		roles: [2]rules.Role{*b.slot(e.From), *b.slot(e.To)}}
	m.Tweens = append(m.Tweens, ui.Tween{For: ui.StepMS, Ease: ui.InOut, Step: func(t float64) { b.took.gather = t }})
}

func leaves(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.took.out, b.took.door, b.took.to = roleIn(e), int(e.From.C), int(e.Face[0])-1
	m.Tweens = append(m.Tweens, ui.Tween{For: ui.StepMS, Ease: ui.InOut, Step: func(t float64) { b.took.come = t }})
}

func enters(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.took.goes, b.took.from = roleIn(e), int(e.Face[0])-1
	m.Tweens = append(m.Tweens, ui.Tween{For: ui.StepMS + ui.FurtherMS, Ease: ui.InOut, Step: func(t float64) { b.took.lay = t }, Done: func() {
		// What the viewer sees in the two places now follows from all that he knows.
		d, is := &b.now.Sides[b.took.side], &known(v).Sides[b.took.side]
		for _, c := range [...]int{b.took.a, b.took.b} {
			d.Row[c] = is.Row[c]
		}
		*b.slot(e.To) = b.took.goes
		b.took = saloonMove{}
	}})
	m.Hold = ui.ResultHeldMS
}

// peeks shows the token to the one who looks, to others that he does.
func peeks(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind := rules.Token(min(int(e.Face[0]), len(rules.TokenNames)-1))
	fx := &effect{draw: looksAt, from: e.From, to: e.To, token: kind}
	ms := ui.EffectMS
	if kind != rules.NoToken {
		fx.lifts = []game.Ref{e.To}
		ms += 2 * ui.ResultHeldMS
	}
	b.play(m, fx, ms, ui.Linear, func() {
		lies := b.lying(e.To)
		lies.Known = lies.Known.With(e.Actor)
		if kind != rules.NoToken {
			lies.Token = kind
		}
	})
}

// callsToken stamps what is called out on the token.
func callsToken(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.To, lang.T("street/pop/call", tokenName(tokenIn(e))), ui.BarnChip, sprites.IconMegaphone, ui.EffectMS)
}

func tokenUp(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind := tokenIn(e)
	lies := b.lying(e.To)
	fx := &effect{turns: e.To, token: kind, up: true, breath: breathPart}
	m.Cue, m.Delay = audio.CueStreetHeld, 0
	b.play(m, fx, ui.BreathMS+ui.RevealMS, ui.Linear, func() {
		lies.Token, lies.Known = kind, game.AllSeats
		b.open = int(e.To.C)
	})
	m.Hold = ui.ResultHeldMS
}

// breathPart is how much of a slow reveal is held breath.
const breathPart = float64(ui.BreathMS) / float64(ui.BreathMS+ui.RevealMS)

func tokenDown(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind := rules.NoToken
	if lies := b.lying(e.To); lies != nil {
		kind = lies.Token
	}
	b.open = -1
	b.play(m, &effect{turns: e.To, token: kind}, ui.RevealMS, ui.Linear, nil)
}

func took(b *Board, v *table.View, e game.Event, m *table.Motion) {
	d, kind := b.side(e.Actor), tokenIn(e)
	if kind == rules.Vote {
		m.Cue = audio.CueStreetBallot
	}
	b.open = -1
	b.play(m, &effect{draw: flies, from: e.From, to: e.To, token: kind, lifts: []game.Ref{e.From}}, ui.TravelCapMS, ui.Standard, func() {
		b.gap = e.From
		d.Stash[kind] = uint8(e.Amount[1])
	})
	b.grows(m, sideIn(e.To), kind)
}

// grows lets a figure of a stash swell when a token has arrived there.
func (b *Board) grows(m *table.Motion, side int, kind rules.Token) {
	m.Tweens = append(m.Tweens, ui.Tween{For: 2 * ui.PipMS, After: ui.TravelCapMS, Ease: ui.Linear,
		Step: func(t float64) { b.bump = bump{true, side, kind, t} }, Done: func() { b.bump = bump{} }})
}

func slid(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	gap, last := int(e.From.C), min(int(e.To.C), rules.Columns-1)
	fed := e.Amount[0] == 1
	fx := &effect{draw: slides, from: e.From, to: e.To, up: fed}
	for c := gap; c <= last; c++ {
		fx.lifts = append(fx.lifts, rules.CellRef(c))
	}
	if fed {
		for i := range rules.Stock {
			fx.lifts = append(fx.lifts, rules.ReserveRef(i))
		}
	}
	b.gap = game.Ref{}
	b.play(m, fx, ui.StepMS+ui.FurtherMS, ui.Standard, func() {
		copy(s.Cells[gap:last], s.Cells[gap+1:last+1])
		s.Cells[last] = rules.Lying{}
		if fed && s.Stocked > 0 {
			s.Cells[last] = s.Reserve[0]
			s.Stocked--
			copy(s.Reserve[:s.Stocked], s.Reserve[1:s.Stocked+1])
			s.Reserve[s.Stocked] = rules.Lying{}
		}
		s.Line = uint8(min(max(int(e.Amount[1]), 0), rules.Columns))
	})
}

func spent(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind := tokenIn(e)
	b.side(e.Actor).Stash[kind] = uint8(e.Amount[1])
	b.play(m, &effect{draw: spends, from: e.From, token: kind}, ui.EffectMS, ui.Linear, func() { b.now.Discard[kind]++ })
}

func recovered(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind := tokenIn(e)
	d := b.side(e.Actor)
	b.play(m, &effect{draw: flies, from: game.Ref{}, to: e.To, token: kind}, ui.ToTableMS, ui.Standard, func() {
		d.Stash[kind] = uint8(e.Amount[1])
		b.now.Discard[kind] -= min(b.now.Discard[kind], 1)
	})
}

func rearranged(b *Board, v *table.View, e game.Event, m *table.Motion) {
	x, y := b.lying(e.From), b.lying(e.To)
	if x == nil || y == nil {
		return
	}
	fx := &effect{draw: swaps, from: e.From, to: e.To, lifts: []game.Ref{e.From, e.To}}
	b.play(m, fx, ui.TravelCapMS, ui.InOut, func() { *x, *y = *y, *x })
}

func danced(b *Board, v *table.View, e game.Event, m *table.Motion) {
	from, to := int(e.From.C), int(e.To.C)
	d := &b.now.Sides[e.From.B&1]
	step := 1
	if to < from {
		step = -1
	}
	fx := &effect{draw: dances, from: e.From, to: e.To}
	for c := from; ; c += step {
		fx.lifts = append(fx.lifts, rules.SlotRef(int(e.From.B&1), c))
		if c == to {
			break
		}
	}
	b.play(m, fx, ui.TravelCapMS, ui.InOut, func() {
		for c := from; c != to; c += step {
			d.Row[c], d.Row[c+step] = d.Row[c+step], d.Row[c]
		}
	})
	m.Hold = ui.PipMS
}

func stole(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind := tokenIn(e)
	from, to := &b.now.Sides[e.From.B&1], b.side(e.Actor)
	from.Stash[kind] -= min(from.Stash[kind], 1)
	b.play(m, &effect{draw: flies, from: e.From, to: e.To, token: kind}, ui.TravelCapMS, ui.Standard, func() {
		to.Stash[kind] = uint8(e.Amount[1])
	})
	b.grows(m, sideIn(e.To), kind)
}

func nothing(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.From, lang.T("street/pop/nothing", tokenName(tokenIn(e))), ui.InkChip, sprites.IconCrossMark, ui.EffectMS)
}

// suddenDeath lays the street out anew, in another light.
func suddenDeath(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s, is := &b.now, known(v)
	m.Banner = lang.T("street/banner/sudden")
	s.Sudden = uint8(e.Amount[0])
	was := b.dusk
	m.Tweens = append(m.Tweens, ui.Tween{For: ui.BannerMS, Ease: ui.InOut, Step: func(t float64) { b.dusk = was + (1-was)*t }, Done: func() {
		b.dusk = 1
		s.Cells, s.Reserve = [rules.Columns]rules.Lying{}, [rules.Stock]rules.Lying{}
		s.Line, s.Stocked = uint8(min(max(int(e.Amount[1]), 0), rules.Columns)), 0
		s.Discard = is.Discard
		for side := range s.Sides {
			s.Sides[side].Stash = is.Sides[side].Stash
		}
	}})
	m.Hold = ui.ResultHeldMS
}
