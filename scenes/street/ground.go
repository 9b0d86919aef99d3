package street

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// ground draws the street, the boardwalks and the saloons, and the light on them.
func (b *Board) ground(f *ui.Frame) {
	p := &b.plan
	all := p.area
	if all.W >= f.Layout.Safe().W { // it bleeds to the edges of the window
		all.X, all.W = 0, f.Layout.W
	}
	draw := func() {
		if f.Theme.Plain {
			f.Rect(all, f.Theme.Deep)
			f.Rect(p.lane, f.Theme.WoodDark)
			f.Rect(p.block, f.Theme.BarnDark)
			return
		}
		f.PushClip(all)
		if p.stands {
			b.groundStanding(f, all)
		} else {
			b.groundLying(f, all)
		}
		f.Pop()
	}
	if b.scrolls(f) {
		draw()
	} else {
		f.Layer("street/ground", all, draw)
	}
	if b.dusk > 0 && !f.Theme.Plain {
		f.Rect(all, ui.Fade(f.Theme.Deep, .42*b.dusk))
		f.Rect(all, ui.Fade(f.Theme.Wine, .2*b.dusk))
	}
}

// scrolls tells whether the board is larger than its place: then it is drawn piece by piece.
func (b *Board) scrolls(f *ui.Frame) bool {
	return b.plan.area.W > f.Layout.W || b.plan.area.H > f.Layout.H*.9
}

// groundLying draws the board that lies: the street to the saloons, and the saloons, each as long as it must be.
func (b *Board) groundLying(f *ui.Frame, all ui.Rect) {
	p := &b.plan
	turned := 0.0
	block := ui.Rect{X: p.block.X, Y: p.area.Y, W: all.Right() - p.block.X, H: p.area.H}
	if p.me == rules.Red {
		turned = 180
		block = ui.Rect{X: all.X, Y: p.area.Y, W: p.block.Right() - all.X, H: p.area.H}
	}
	const part = drawnBlock / drawnWide
	piece := func(r ui.Rect, whole func(r ui.Rect) ui.Rect) {
		f.PushClip(r)
		f.PushTurn(r.Center(), turned)
		f.Sprite(sprites.StreetBoardWide, whole(r))
		f.Pop()
		f.Pop()
	}
	street := ui.Rect{X: all.X, Y: p.area.Y, W: block.X - all.X, H: p.area.H}
	if p.me == rules.Red {
		street = ui.Rect{X: block.Right(), Y: p.area.Y, W: all.Right() - block.Right(), H: p.area.H}
	}
	piece(street, func(r ui.Rect) ui.Rect { return ui.Rect{X: r.X, Y: r.Y, W: r.W / part, H: r.H} })
	piece(block, func(r ui.Rect) ui.Rect {
		w := r.W / (1 - part)
		return ui.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}
	})
}

// groundStanding draws the board that stands: the lane and, at its end, the saloons over the stashes.
func (b *Board) groundStanding(f *ui.Frame, all ui.Rect) {
	p := &b.plan
	street := ui.Rect{X: all.X, Y: p.area.Y, W: all.W, H: p.area.H}
	end := street.CutTop(p.block.H)
	if p.me == rules.Red {
		street = ui.Rect{X: all.X, Y: p.area.Y, W: all.W, H: p.area.H}
		end = street.CutBottom(p.block.H)
	}
	turned := 0.0
	if p.me == rules.Red {
		turned = 180
	}
	f.PushTurn(street.Center(), turned)
	f.Sprite(sprites.StreetBoardTall, street)
	f.Pop()
	f.Rect(end, f.Theme.Deep)
	saloons := end.CutTop(end.H - p.stash[0].H)
	if p.me == rules.Red {
		saloons = ui.Rect{X: end.X, Y: p.block.Y + p.stash[0].H, W: end.W, H: saloons.H}
	}
	f.PushTurn(saloons.Center(), turned)
	f.Sprite(sprites.StreetSaloonsTall, saloons)
	f.Pop()
}

// stripes draws at the far end of each row whose it is, and what is left of the actions of his turn.
func (b *Board) stripes(f *ui.Frame, v *table.View) {
	for side, r := range b.plan.stripe {
		if r.Empty() {
			continue
		}
		seat := b.now.SeatOf(side)
		look := &f.Theme.Seats[v.Look(seat)]
		r = r.Pad(0, 2, 0, 2)
		f.Rect(r, look.Color)
		f.Border(r, 2, f.Theme.Ink)
		f.SeatSymbol(ui.Around(r.Center(), 20, 20), v.Look(seat), look.On)
		if b.now.Turn == seat && b.now.Phase != rules.Arranging && b.now.Phase != rules.Over {
			b.pips(f, ui.Point{X: r.Center().X, Y: r.Y + 20}, 9, false)
		}
	}
}

// actionsOfATurn is how many actions a turn has.
const actionsOfATurn = 2

// pips draws the two actions of the turn from a point on, along or downwards.
func (b *Board) pips(f *ui.Frame, at ui.Point, radius float64, along bool) {
	for i := range actionsOfATurn {
		id := sprites.StreetPipSpent
		if i < int(b.now.Left) {
			id = sprites.StreetPip
		}
		f.SpriteAt(id, at, radius/12)
		if along {
			at.X += 2*radius + 4
		} else {
			at.Y += 2*radius + 4
		}
	}
}

// point is where something is or comes from on the board.
func (b *Board) point(r game.Ref) ui.Point { return b.box(r).Center() }

// box is where something lies.
func (b *Board) box(r game.Ref) ui.Rect {
	p := &b.plan
	switch r.Kind {
	case game.RefToken:
		if r.A == rules.InReserve {
			at := p.stock[min(int(r.C), rules.Stock-1)]
			return ui.Around(at, 2*p.small, 2*p.small)
		}
		at := p.cells[min(int(r.C), rules.Columns-1)]
		return ui.Around(at, 2*p.token, 2*p.token)
	case game.RefPlace:
		side := min(int(r.B), 1)
		switch r.A {
		case rules.PlaceStreet:
			return p.slots[side][min(int(r.C), rules.Columns-1)]
		case rules.PlaceSaloon:
			return p.saloon[side][min(int(r.C), rules.Saloon-1)]
		case rules.PlaceStash:
			return b.pile(side)
		}
	case game.RefSeat:
		return b.pile(b.now.SideOf(game.Seat(r.A & 1)))
	}
	return ui.Around(p.lane.Center(), 2*p.token, 2*p.token)
}

// pile is where a side's stash is, seen from the board.
func (b *Board) pile(side int) ui.Rect {
	p := &b.plan
	if r := p.stash[side]; !r.Empty() {
		return r
	}
	at := ui.Point{X: p.area.X + math.Min(160, p.area.W*.2), Y: p.area.Bottom() - 8}
	if side != p.me {
		at = ui.Point{X: p.area.X + p.area.W*.7, Y: p.area.Y + 8}
	}
	return ui.Around(at, 56, 40)
}
