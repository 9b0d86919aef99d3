package street

import (
	"math"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// The tokens: those on the street and in the reserve, and what the stashes hold.

// tokenFaces are the faces of tokens, large and small; NoToken is a back.
var tokenFaces = [...][2]sprites.ID{
	rules.NoToken:   {sprites.StreetTokenBack, sprites.StreetTokenSmallBack},
	rules.Vote:      {sprites.StreetTokenVote, sprites.StreetTokenSmallVote},
	rules.Handcuffs: {sprites.StreetTokenCuffs, sprites.StreetTokenSmallCuffs},
	rules.Bullet:    {sprites.StreetTokenBullet, sprites.StreetTokenSmallBullet},
	rules.Bogus:     {sprites.StreetTokenBogus, sprites.StreetTokenSmallBogus},
	rules.Election:  {sprites.StreetTokenElection, sprites.StreetTokenSmallElection},
}

// tags hang on tokens that the viewer has seen.
var tags = [...]sprites.ID{
	rules.NoToken: 0, rules.Vote: sprites.StreetNoteVote, rules.Handcuffs: sprites.StreetNoteCuffs, rules.Bullet: sprites.StreetNoteBullet,
	rules.Bogus: sprites.StreetNoteBogus, rules.Election: sprites.StreetNoteElection,
}

// disc draws a token of a radius around a point.
func disc(f *ui.Frame, c ui.Point, radius float64, kind rules.Token) {
	if radius > 20 {
		f.SpriteAt(tokenFaces[kind][0], c, radius/30)
		return
	}
	f.SpriteAt(tokenFaces[kind][1], c, radius/14)
}

// marker draws a Headline marker.
func marker(f *ui.Frame, c ui.Point, radius float64) {
	if radius > 20 {
		f.SpriteAt(sprites.StreetTokenHeadline, c, radius/30)
		return
	}
	f.SpriteAt(sprites.StreetTokenSmallHeadline, c, radius/14)
}

// line draws the tokens on the street.
func (b *Board) line(f *ui.Frame, v *table.View) {
	s, p := &b.now, &b.plan
	for c := range rules.Columns {
		ref := rules.CellRef(c)
		mark := v.Spot(f, ref, p.cell(c))
		at := p.cells[c]
		if c >= int(s.Line) || b.moving(ref) {
			f.SpriteAt(sprites.StreetHole, at, p.token/34)
			continue
		}
		at.Y -= 3 * f.Lifted(v.ID(ref))
		b.tokenMark(f, v, at, p.token, mark)
		if x := b.turning(ref); x != nil {
			x.turnToken(f, at, p.token)
			continue
		}
		if c == b.open || s.Phase == rules.Over {
			disc(f, at, p.token, s.Cells[c].Token)
			continue
		}
		disc(f, at, p.token, rules.NoToken)
		b.tag(f, v, at, p.token, s.Cells[c])
	}
}

// tokenMark rings a token that can be or has been chosen.
func (b *Board) tokenMark(f *ui.Frame, v *table.View, at ui.Point, radius float64, mark table.Mark) {
	switch {
	case b.quiet(v):
	case mark == table.Selected:
		f.SpriteAt(sprites.StreetTokenChosen, at, radius/30)
	case mark == table.Legal:
		f.SpriteAt(sprites.StreetTokenLegal, at, radius/30)
	}
}

// tag hangs on a token what the viewer has seen of it, and that his rival has.
func (b *Board) tag(f *ui.Frame, v *table.View, at ui.Point, radius float64, lies rules.Lying) {
	if !b.remembers(v) {
		return
	}
	scale := math.Max(.6, math.Min(1, radius/28))
	if id := tags[lies.Token]; id != 0 {
		f.SpriteAt(id, at.Add(ui.Point{X: radius * .84, Y: radius * .72}), scale)
	}
	if rival := 1 - v.Viewer; v.Viewer != game.NoSeat && lies.Known.Has(rival) && lies.Known != game.AllSeats {
		f.SpriteAt(sprites.StreetBadgeHidden, at.Add(ui.Point{X: -radius * .84, Y: radius * .72}), .62*scale)
	}
}

// reserve draws the tokens that will follow.
func (b *Board) reserve(f *ui.Frame, v *table.View) {
	s, p := &b.now, &b.plan
	b.reserveMarks(f)
	for i, at := range p.stock {
		ref := rules.ReserveRef(i)
		mark := v.Mark(ref)
		if i < int(s.Stocked) && !(p.stands && mark != table.Barred) { // else there is a window
			mark = v.Spot(f, ref, p.queued(i))
		}
		if i >= int(s.Stocked) || b.moving(ref) {
			f.SpriteAt(sprites.StreetHoleSmall, at, p.small/15)
			continue
		}
		b.tokenMark(f, v, at, p.small, mark)
		if s.Phase == rules.Over {
			disc(f, at, p.small, s.Reserve[i].Token)
			continue
		}
		disc(f, at, p.small, rules.NoToken)
		b.tag(f, v, at, p.small, s.Reserve[i])
	}
}

// reserveMarks draws which way the reserve moves, what it is, and how much of it is left.
func (b *Board) reserveMarks(f *ui.Frame) {
	p := &b.plan
	if !p.sign.Empty() {
		f.Nine(sprites.StreetSign, p.sign)
		words := lang.T("street/saloons")
		if b.now.Sudden > 0 {
			words = lang.T("street/sudden")
		}
		f.Fit(p.sign.Inset(4), words, ui.H1.At(20), f.Theme.LitPaper, ui.Center)
	}
	feed := ui.Point{X: p.block.X - 2, Y: p.stock[0].Y}
	turn := 0.0
	switch {
	case p.stands && p.me == rules.Green:
		feed, turn = ui.Point{X: p.stock[0].X, Y: p.stock[0].Y + p.small + 7}, -90
	case p.stands:
		feed, turn = ui.Point{X: p.stock[0].X, Y: p.stock[0].Y - p.small - 7}, 90
	case p.me == rules.Red:
		feed.X, turn = p.block.Right()+2, 180
	}
	scale := .9
	if p.stands {
		scale = .5
	}
	f.PushTurn(feed, turn)
	f.SpriteAt(sprites.StreetFeed, feed, scale)
	f.Pop()
}

// choosesReserve tells whether the Storekeep can choose a token of the reserve now.
func (b *Board) choosesReserve(v *table.View) bool {
	c := b.choice(v)
	if c.action != int(rules.ActionUse) || c.role != rules.Storekeep {
		return false
	}
	for i := range int(b.now.Stocked) {
		if v.Mark(rules.ReserveRef(i)) != table.Barred {
			return true
		}
	}
	return false
}

// counter is one figure of a stash.
type counter struct {
	kind   rules.Token // NoToken: Headline markers
	count  int
	wordOf string
}

// counters are the figures of a side's stash, always in this order.
func (b *Board) counters(side int) [4]counter {
	d := &b.now.Sides[side]
	return [4]counter{
		{rules.Vote, int(d.Stash[rules.Vote]), "street/stash/votes"},
		{rules.Handcuffs, int(d.Stash[rules.Handcuffs]), "street/stash/cuffs"},
		{rules.Bullet, int(d.Stash[rules.Bullet]), "street/stash/bullets"},
		{rules.NoToken, int(d.Markers), "street/stash/headlines"},
	}
}

// face is the small picture of what is counted.
func (c counter) face() sprites.ID {
	if c.kind == rules.NoToken {
		return sprites.StreetTokenSmallHeadline
	}
	return tokenFaces[c.kind][1]
}

// put draws what is counted.
func (c counter) put(f *ui.Frame, at ui.Point, radius float64) {
	if c.kind == rules.NoToken {
		marker(f, at, radius)
		return
	}
	disc(f, at, radius, c.kind)
}

// stash draws a side's stash on the board, unless it is shown elsewhere. It opens the sheet about its owner.
func (b *Board) stash(f *ui.Frame, v *table.View, side int) {
	r := b.plan.stash[side]
	if r.Empty() {
		return
	}
	mark := b.seatSpot(f, v, side, target(r))
	if b.plan.stands {
		r = r.Place(r.W, math.Min(r.H, 40), ui.Center).Pad(4, 0, 4, 0)
	}
	f.Panel(ui.NotePanel, r)
	if mark == table.Selected {
		f.Mark(ui.SelectedMark, r)
	}
	in := r.Inset(4)
	if r.W > 2*r.H {
		at := in.CutLeft(math.Min(26, in.H))
		f.SeatDisc(at.Center(), at.W/2-1, v.Look(b.now.SeatOf(side)))
		in.CutLeft(4)
		b.figures(f, in, side, 4)
		return
	}
	b.figures(f, in, side, 2)
}

// figures draws the counters of a side in so many columns.
func (b *Board) figures(f *ui.Frame, r ui.Rect, side, columns int) {
	for i, c := range b.counters(side) {
		cell := r.Cell(i, columns, 4/columns, 2)
		radius := math.Min(14, math.Min(cell.H*.44, cell.W*.27))
		c.put(f, ui.Point{X: cell.X + radius, Y: cell.Center().Y}, radius)
		cell.CutLeft(2*radius + 3)
		f.Text(cell.Pad(0, 0, -3, 0), lang.Number(c.count), figureStyle(f), f.Theme.LitPaper, ui.Left)
	}
}

// figureStyle is that of a figure beside a token, the same at every text scale.
func figureStyle(f *ui.Frame) ui.Style { return ui.H3.At(15 / f.Layout.Text) }

// seatSpot makes something the seat of a side to press: where that is asked it is chosen, else it tells all about it.
func (b *Board) seatSpot(f *ui.Frame, v *table.View, side int, r ui.Rect) table.Mark {
	seat := b.now.SeatOf(side)
	ref := rules.SeatRef(seat)
	if v.Mark(ref) != table.Barred {
		return v.Spot(f, ref, r)
	}
	open := func() { f.UI.Open(&seatSheet{b: b, v: v, side: side}) }
	f.Hotspot(ui.Hotspot{ID: "plate/" + lang.Number(int(seat)), Label: b.stashLabel(v, side), Rect: r, Do: open, Look: open})
	return table.Barred
}
