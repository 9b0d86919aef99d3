package table

import (
	"math"

	"drygulch/scenes/ui"
)

// zones is where the parts of a table lie: a function of the layout, the seating and the number of seats alone.
type zones struct {
	bar     ui.Rect    // ground of the top bar, to the edges of the window
	back    ui.Rect    // the way back
	title   ui.Rect    // the game's name; empty: no room
	banner  ui.Rect    // whose turn it is and what is asked
	spare   ui.Rect    // of the bar, for the board's piles; empty: no room
	icons   [4]ui.Rect // undo, log, rulebook, settings; what is empty lies elsewhere
	seats   ui.Rect    // plates; empty: the board draws them
	stacked bool       // the plates stand in a column
	columns int        // of plates beside each other
	discs   bool       // the seats are discs only
	board   ui.Rect
	tray    ui.Rect // ground of the tray, to the edges of the window
	you     ui.Rect
	head    ui.Rect // "Your hand"; empty: no room
	hand    ui.Rect
	actions ui.Rect
	upright bool    // the buttons stand above each other
	left    bool    // all this is for the left hand
	card    float64 // width of the cards in the hand; miniWidth: minis
}

const (
	control   = 48.0 // the smallest control
	gap       = 8.0
	handWidth = 108.0
	fanWidth  = 84.0
	miniWidth = 48.0 // a mini is 48 × 56: motif and family colour
	lift      = 16.0 // of a chosen card
	minBoard  = 200.0
	minPlate  = 88.0
)

// CardHeight is the height of the cards in the hand of a wide table, in dp.
const CardHeight = 151.0

// cardHeight is the height of a card of a width: 5 to 7, but for minis.
func cardHeight(w float64) float64 {
	if w <= miniWidth {
		return 56
	}
	return math.Floor(w*1.4 + .5)
}

func zonesOf(l ui.Layout, seating Seating, seats int, leftHanded bool) zones {
	var z zones
	switch l.Shape {
	case ui.Tall:
		z = tallZones(l, seating, seats)
	case ui.Tiny:
		z = tinyZones(l, seating, seats)
	case ui.Squarish:
		z = squareZones(l, seating, seats)
	default:
		z = wideZones(l, seating, seats)
	}
	if leftHanded {
		z.mirror(l.Safe())
	}
	return z
}

// grow is a length of which so much is text: it grows with the player's text scale.
func grow(l ui.Layout, length, text float64) float64 {
	return length + text*(math.Max(l.Text, 1)-1)
}

// titleWidth is the room for the name of the game: more of it where no plates stand beside it.
func titleWidth(l ui.Layout, seating Seating) float64 {
	if seating.onBoard() {
		return grow(l, 240, 110)
	}
	return grow(l, 150, 110)
}

// barRow cuts the top bar from the safe area, with the way back at its left and n icons at its right, and returns what
// is between them.
func (z *zones) barRow(l ui.Layout, safe *ui.Rect, h float64, n int) ui.Rect {
	row := safe.CutTop(h)
	z.bar = ui.Rect{X: 0, Y: 0, W: l.W, H: row.Bottom()}
	row = row.Pad(gap, 0, gap, 0)
	z.back = row.CutLeft(control).Place(control, control, ui.Center)
	for i := len(z.icons) - 1; i >= len(z.icons)-n; i-- {
		z.icons[i] = row.CutRight(control).Place(control, control, ui.Center)
		row.CutRight(gap)
	}
	row.CutLeft(gap)
	return row
}

// ground is a tray of the height h at the bottom of the safe area; what is left of it for things is returned.
func (z *zones) ground(l ui.Layout, safe *ui.Rect, h float64) ui.Rect {
	row := safe.CutBottom(h)
	z.tray = ui.Rect{X: 0, Y: row.Y, W: l.W, H: l.H - row.Y}
	return row
}

func wideZones(l ui.Layout, seating Seating, seats int) zones {
	z := zones{card: handWidth, upright: true, columns: seats}
	safe := l.Safe()
	row := z.barRow(l, &safe, grow(l, 56, 34), 4)
	if row.W > 900 {
		z.title = row.CutLeft(titleWidth(l, seating))
		row.CutLeft(12)
	}
	head := grow(l, 36, 48)
	tray := z.ground(l, &safe, head+lift+cardHeight(handWidth)+5)
	inner := tray.Pad(12, 0, 12, 0)
	z.you = inner.CutLeft(math.Min(324, inner.W*.27)).Pad(0, gap, 0, gap)
	inner.CutLeft(12)
	z.actions = inner.CutRight(grow(l, math.Max(128, math.Min(190, inner.W*.22)), 50)).Pad(0, head, 0, gap+2)
	inner.CutRight(12)
	if seating == Facing {
		z.hand = inner.Pad(0, gap, 0, gap)
	} else {
		z.head = inner.CutTop(head).Pad(0, 5, 0, 1)
		z.hand = inner.Pad(0, lift-2, 0, 7)
	}
	switch seating {
	case InBar:
		z.seats, z.banner, z.head = row.Pad(0, 4, 0, 4), z.head, ui.Rect{}
	case InColumn:
		z.seats, z.stacked, z.columns = safe.CutLeft(220).Inset(gap), true, 1
		z.bannerInBar(l, row, .1) // what is right of it has words
	case Facing:
		z.bannerInBar(l, row, 0)
	default:
		z.bannerInBar(l, row, .5)
	}
	z.board = safe
	return z
}

// bannerInBar puts the banner in the bar, at a part of the room from its left, and leaves what is right of it to the
// board.
func (z *zones) bannerInBar(l ui.Layout, row ui.Rect, at float64) {
	row = row.Pad(0, 6, 0, 6)
	if w := grow(l, 420, 200); row.W > w+180 {
		z.spare = row
		z.spare.CutLeft((row.W - w) * at)
		z.banner = z.spare.CutLeft(w)
		z.spare.CutLeft(12)
		return
	}
	z.banner = row
}

func squareZones(l ui.Layout, seating Seating, seats int) zones {
	z := zones{card: handWidth, upright: true, columns: seats}
	safe := l.Safe()
	row := z.barRow(l, &safe, grow(l, 56, 34), 4)
	if row.W > 640 {
		z.title = row.CutLeft(titleWidth(l, seating))
		row.CutLeft(12)
	}
	z.banner = row.Pad(0, 4, 0, 4)
	if !seating.onBoard() {
		z.strip(l, &safe, seats, 84)
	}
	you, over, hand := grow(l, 52, 32), lift, cardHeight(handWidth)
	if seating == Facing {
		over, hand = gap, grow(l, 116, 60)
	}
	tray := z.ground(l, &safe, gap+you+over+hand+gap)
	inner := tray.Pad(12, gap, 12, gap)
	z.actions = inner.CutRight(grow(l, math.Max(128, math.Min(190, inner.W*.2)), 50))
	inner.CutRight(12)
	z.you = inner.CutTop(you)
	inner.CutTop(over)
	z.hand = inner
	z.board = safe
	return z
}

// strip cuts a strip of plates from the top: one row, or two where plates would be too narrow for their names.
func (z *zones) strip(l ui.Layout, safe *ui.Rect, seats int, h float64) {
	room := safe.W - gap
	narrow := minPlate * math.Max(l.Text, 1)
	z.columns = seats
	rows := 1
	if room/float64(seats) < narrow {
		rows = 2
		z.columns = (seats + 1) / 2
	}
	if each := grow(l, 48, 36); rows == 2 || h < each {
		h = each*float64(rows) + 4*float64(rows-1) + gap
	}
	z.seats = safe.CutTop(h).Pad(4, 4, 4, 4)
}

func tallZones(l ui.Layout, seating Seating, seats int) zones {
	z := zones{card: fanWidth, columns: seats}
	safe := l.Safe()
	bar := grow(l, 56, 44)
	z.banner = z.barRow(l, &safe, bar, 1).Pad(0, 4, 0, 4)
	buttons := safe.CutBottom(grow(l, 56, 20) + gap)
	if !seating.onBoard() {
		z.strip(l, &safe, seats, 56)
	}
	you, over := grow(l, 60, 36), lift
	rest := func(card float64) float64 { return safe.H - you - cardHeight(card) - lift - 2*gap }
	if rest(z.card) < minBoard {
		z.card = miniWidth
	}
	hand := cardHeight(z.card)
	if seating == Facing {
		you, over, hand = grow(l, 60, 16), gap, grow(l, 54, 14)
	}
	tray := z.ground(l, &safe, gap+you+over+hand+gap)
	tray = tray.Pad(gap, gap, gap, gap)
	z.you = tray.CutTop(you)
	z.icons[0] = z.you.CutRight(control).Place(control, control, ui.Center)
	z.you.CutRight(gap)
	tray.CutTop(over)
	z.hand = tray
	z.actions = buttons.Pad(gap, 0, gap, gap)
	z.tray.H = l.H - z.tray.Y
	z.board = safe
	return z
}

func tinyZones(l ui.Layout, seating Seating, seats int) zones {
	z := zones{card: miniWidth, discs: true, columns: seats}
	safe := l.Safe()
	lying := safe.W >= safe.H
	row := z.barRow(l, &safe, math.Max(control+4, math.Min(grow(l, control+4, 30), safe.H*.2)), 1)
	if lying {
		z.icons[0] = row.CutRight(control).Place(control, control, ui.Center)
		row.CutRight(gap)
	}
	switch discs := float64(seats)*(control+2) - 2; {
	case seating.onBoard(): // which has its own place for them
	case lying && row.W-discs > 180:
		z.seats = row.CutLeft(discs)
		row.CutLeft(gap)
	default:
		z.seats = safe.CutTop(control+4).Pad(gap, 0, gap, 4)
	}
	z.banner = row.Pad(0, 2, 0, 2)
	if !lying {
		z.actions = safe.CutBottom(control+gap).Pad(gap, 0, gap, gap)
		tray := z.ground(l, &safe, 6+cardHeight(miniWidth)+6)
		tray = tray.Pad(gap, 6, gap, 6)
		if seating != Facing { // which tells on the board what one has
			z.you = tray.CutLeft(math.Min(120, tray.W*.34))
			tray.CutLeft(gap)
		}
		z.hand = tray
		z.board = safe
		return z
	}
	tray := z.ground(l, &safe, 6+cardHeight(miniWidth)+6)
	tray = tray.Pad(gap, 6, gap, 6)
	if seating != Facing {
		z.you = tray.CutLeft(tray.W * .24)
		tray.CutLeft(gap)
	}
	three := 3*(leastButton(l.Text)+gap) - gap
	if seating == Facing {
		z.actions = tray.CutRight(math.Min(three, tray.W*.56))
	} else {
		z.actions = tray.CutRight(math.Min(math.Max(tray.W*.42, three), tray.W*.56))
	}
	tray.CutRight(gap)
	z.hand = tray
	z.board = safe
	return z
}

// mirror turns the tray for the left hand; never the board.
func (z *zones) mirror(safe ui.Rect) {
	z.left = true
	for _, r := range []*ui.Rect{&z.you, &z.hand, &z.actions, &z.head, &z.banner, &z.icons[0]} {
		if z.tray.Contains(r.Center()) {
			r.X = safe.X + safe.Right() - r.Right()
		}
	}
}
