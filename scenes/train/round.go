package train

import (
	"math"

	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// turnPieces are the drawn turns of a round card: over, now, ahead.
var turnPieces = [...][3]sprites.ID{
	rules.Standard:   {sprites.TurnOpenOver, sprites.TurnOpenNow, sprites.TurnOpenAhead},
	rules.Tunnel:     {sprites.TurnTunnelOver, sprites.TurnTunnelNow, sprites.TurnTunnelAhead},
	rules.SpeedingUp: {sprites.TurnDoubleOver, sprites.TurnDoubleNow, sprites.TurnDoubleAhead},
	rules.Switching:  {sprites.TurnSwapOver, sprites.TurnSwapNow, sprites.TurnSwapAhead},
}

// happenings are the pictures of the events of round cards, and what they hand out.
var happenings = [...]struct {
	icon  sprites.ID
	words string // key; empty: none
}{
	rules.NoHappening:   {},
	rules.AngryMarshal:  {sprites.IconLawStar, "train/event/bullet"},
	rules.SwivelArm:     {sprites.IconPulleyHook, ""},
	rules.Braking:       {sprites.IconLever, ""},
	rules.TakeItAll:     {sprites.IconLockedChest, "train/event/box"},
	rules.Rebellion:     {sprites.IconHeavyBullets, "train/event/bullet"},
	rules.Revenge:       {sprites.IconSwapBag, "train/event/purse"},
	rules.Pickpocketing: {sprites.IconRobberHand, ""},
	rules.Hostage:       {sprites.IconMoneyStack, "train/event/ransom"},
}

// round is the round card that lies open; ok is false before the first.
func (b *Board) round() (card *rules.RoundCard, ok bool) {
	s := &b.now
	if s.Phase == rules.Placing || int(s.Round) >= rules.Rounds {
		return nil, false
	}
	id := s.Rounds[s.Round]
	return &rules.RoundCards[id], id != 0
}

// turnState is how the i-th turn stands: 0 over, 1 now, 2 ahead.
func (b *Board) turnState(i int) int {
	switch {
	case !b.nextSlot() || i < int(b.now.Turn):
		return 0
	case i == int(b.now.Turn):
		return 1
	}
	return 2
}

// roundCard draws the round card. Closer by it explains its turns and its event.
func (b *Board) roundCard(f *ui.Frame, v *table.View) {
	p := &b.plan
	if p.slim {
		f.Panel(ui.DeepPanel, p.round.Union(p.scheme))
	} else {
		f.Panel(ui.PaperPanel, p.round)
	}
	card, ok := b.round()
	if !ok {
		if p.slim {
			f.Fit(p.round.Inset(8), lang.T("train/title/place"), ui.H3, f.Theme.LitPaper, ui.Left)
		} else {
			f.Fit(p.round.Inset(14), lang.T("train/title/place"), ui.H2, f.Theme.Ink, ui.Center)
		}
		return
	}
	open := func() { f.UI.Open(&roundSheet{b: b, v: v}) }
	f.Hotspot(ui.Hotspot{
		ID: "train/round", Label: lang.T("train/round/look", int(b.now.Round)+1, rules.Rounds, lang.T("train/round/"+card.Name)),
		Rect: p.round, Do: open, Look: open,
	})
	if p.slim {
		b.slimRound(f, card)
		return
	}
	b.fullRound(f, card)
}

func (b *Board) fullRound(f *ui.Frame, card *rules.RoundCard) {
	in := b.plan.round.Pad(14, 10, 14, 10)
	head := in.CutTop(f.UI.LineHeight(ui.H3) + 4)
	title := lang.T("train/round/of", int(b.now.Round)+1, rules.Rounds)
	f.Text(head.CutLeft(f.UI.TextWidth(title, ui.H3)+4), title, ui.H3, f.Theme.Ink, ui.Left)
	head.CutLeft(12)
	f.Text(head, lang.T("train/round/"+card.Name), ui.Note, f.Theme.Ink, ui.Right)
	in.CutTop(4)
	side := math.Min(44, in.H)
	row := in.Place(in.W, side, ui.Left)
	for i := range int(card.Count) {
		b.turn(f, row.CutLeft(side), card.Turns[i], b.turnState(i))
		row.CutLeft(4)
	}
	h := happenings[card.Event]
	if h.icon == 0 || row.W < 40 {
		return
	}
	row.CutLeft(6)
	f.Line(ui.Point{X: row.X, Y: row.Y + 2}, ui.Point{X: row.X, Y: row.Bottom() - 2}, 1.4, f.Theme.Ink)
	row.CutLeft(8)
	tint := f.Theme.Barn
	f.Icon(h.icon, row.CutLeft(math.Min(36, row.W)).Place(36, 36, ui.Center), tint)
	row.CutLeft(4)
	if h.words != "" && row.W > 24 {
		f.Text(row, lang.T(h.words), ui.H3, tint, ui.Left)
	}
}

func (b *Board) slimRound(f *ui.Frame, card *rules.RoundCard) {
	in := b.plan.round.Pad(10, 7, 6, 7)
	head := in.CutTop(math.Max(f.UI.LineHeight(ui.H3.At(15)), in.H*.4))
	if h := happenings[card.Event]; h.icon != 0 && head.W > 60 {
		f.Icon(h.icon, head.CutRight(20).Place(20, 20, ui.Center), f.Theme.Lamp)
		head.CutRight(4)
	}
	if b.plan.round.W > 220 {
		f.Text(head.CutRight(head.W*.55), lang.T("train/round/"+card.Name), ui.Label, f.Theme.Paper, ui.Right)
	}
	f.Text(head, lang.T("train/round", int(b.now.Round)+1), ui.H3.At(15), f.Theme.LitPaper, ui.Left)
	side := math.Min(28, in.H)
	if side < 14 {
		return // there is room for the round alone; closer by there is all of it
	}
	fit := max(1, int((in.W+3)/(side+3)))
	first := 0
	if n := int(card.Count); fit < n { // the turns around the present one
		first = max(0, min(int(b.now.Turn), n-fit))
		if !b.nextSlot() {
			first = n - fit
		}
	}
	row := in.Place(in.W, side, ui.Left)
	for i := first; i < min(first+fit, int(card.Count)); i++ {
		b.turn(f, row.CutLeft(side), card.Turns[i], b.turnState(i))
		row.CutLeft(3)
	}
}

// turn draws one turn of a round card.
func (b *Board) turn(f *ui.Frame, r ui.Rect, icon rules.Icon, state int) {
	if icon == rules.NoIcon || int(icon) >= len(turnPieces) {
		return
	}
	f.SpriteAt(turnPieces[icon][state], ui.Point{X: r.X, Y: r.Y}, r.W/44)
}
