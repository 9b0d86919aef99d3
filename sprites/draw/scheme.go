package draw

// MiniW and MiniH are the size of a card in the scheme, the row of cards that will happen.
const (
	MiniW = 48
	MiniH = MiniW * 1.34
)

// MiniActions are the actions that a card of the scheme can be: the family of the Train's cards and its icon.
var MiniActions = []struct{ Family, Icon string }{
	{"move", "sprint"}, {"climb", "ladder"}, {"fire", "revolver"}, {"loot", "robber-hand"}, {"punch", "punch-blast"}, {"law", "law-star"},
}

// Mini is a card of the scheme that lies open: its owner's tab on top, below it the n-th of MiniActions.
func Mini(icons Icons, n int, owner Seat) string {
	action := MiniActions[n]
	var dark string
	for _, f := range TrainCards.Families {
		if f.Name == action.Family {
			dark = f.Dark
		}
	}
	return miniCard(Paper, owner) + Icon(icons, action.Icon, MiniW*.17, MiniH*.36, MiniW*.66, dark)
}

// MiniBack is a card of the scheme that lies face down: only its owner shows.
func MiniBack(icons Icons, owner Seat) string {
	return miniCard(SlateDark, owner) + Icon(icons, TrainCards.Backs[0].Emblem, MiniW*.22, MiniH*.44, MiniW*.56, "#8FA7BA")
}

func miniCard(colour string, owner Seat) string {
	const w, h = MiniW, MiniH
	return shadow(box(0, 0, w, h, 5), 2, 2, Ink, .55, Edge{}) + inked(polygon(box(0, 0, w, h, 5)), colour, 1.8) +
		fill(polygon([]Point{{1.5, 4}, {4, 1.5}, {w - 4, 1.5}, {w - 1.5, 4}, {w - 1.5, h * .28}, {1.5, h * .28}}), owner.Colour) +
		line(d("M1 %H%", h*.28, w-1), Ink, 1.4) + Symbol(owner, w/2, h*.15, w*.30, owner.On)
}

// MiniSlot is the free place for a seat's next card.
func MiniSlot(owner Seat) string {
	outer := polygon(box(0, 0, MiniW, MiniH, 5))
	return veil(outer, Lamp, .2) + dashed(outer, Lamp, 2.4, "6 4") + Symbol(owner, MiniW/2, MiniH/2, MiniW*.5, Lamp)
}

// TurnKinds are the icons on a round card: one card open, one face down in a tunnel, two at once, the other way round.
var TurnKinds = []string{"open", "tunnel", "double", "swap"}

// TurnState is whether a turn is to come, is now or is over.
type TurnState string

const (
	TurnAhead TurnState = "ahead"
	TurnNow   TurnState = "now"
	TurnOver  TurnState = "over"
)

// Turn is a turn icon in a square of size s whose upper left corner is 0, 0. It can be read at 28.
func Turn(kind string, state TurnState, s float64) string {
	ground, width := PaperLit, 1.8
	switch state {
	case TurnNow:
		ground, width = Lamp, 3
	case TurnOver:
		ground = PaperOld
	}
	card := func(x, y float64, colour string) string { return plate(s*x, s*y, s*.26, s*.38, 2, colour, 1.8) }
	b := inked(polygon(box(0, 0, s, s, 5)), ground, width)
	switch kind {
	case "open":
		b += card(.37, .31, Paper) + line(d("M% %h%", s*.44, s*.5, s*.12), Ink, 2)
	case "tunnel":
		b += fill(d("M% %V%Q% % % %Q% % % %V%Z", s*.14, s*.84, s*.5, s*.14, s*.14, s*.5, s*.14, s*.86, s*.14, s*.86, s*.5, s*.84), Ink) +
			card(.37, .38, SlateDark)
	case "double":
		b += card(.2, .31, Paper) + card(.54, .31, Paper)
	case "swap":
		b += line(d("M% %A% % 0 1 0 % %", s*.76, s*.36, s*.3, s*.3, s*.8, s*.56), Ink, s*.09) +
			fill(d("M% %L% %L% %Z", s*.64, s*.4, s*.9, s*.42, s*.8, s*.16), Ink)
	}
	if state == TurnOver {
		b += line(d("M% %L% %", s*.2, s*.8, s*.8, s*.2), Barn, 3)
	}
	return b
}
