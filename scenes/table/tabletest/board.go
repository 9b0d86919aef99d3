package tabletest

import (
	"fmt"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// Board is a board for the Cellar. Its words are its own: nobody but tests reads them.
type Board struct {
	Builds  int             // how often it was drawn
	Staged  []game.Event    // what was shown, as the viewer learned it
	Covered bool            // true: no decision is made in the open
	Peek    bool            // it names every card that it is shown, whoever's it is
	Placed  table.Seating   // where the plates lie
	Now     func(*ui.Frame) // called while it is drawn
	laid    int
}

// CardName is what a card is called: a word that stands nowhere else.
func CardName(card uint8) string { return fmt.Sprintf("Canary%02dx", card) }

func name(card uint8) string {
	if card == unknown {
		return "a card"
	}
	return CardName(card)
}

func state(v *table.View) *State { return v.State.(*State) }

func (b *Board) Name() string           { return "cellar" }
func (b *Board) Seating() table.Seating { return b.Placed }
func (b *Board) Sync(v *table.View)     { b.laid = int(v.Shown.(*State).Piled) }

func (b *Board) Stage(v *table.View, e game.Event) table.Motion {
	b.Staged = append(b.Staged, e)
	if e.Kind == Laid {
		b.laid = int(e.Amount[0]) + 1
	}
	return table.Motion{Tweens: []ui.Tween{{For: ui.ToTableMS, Step: func(float64) {}}}, Cue: audio.CueLay, Hold: ui.ResultHeldMS}
}

func (b *Board) Build(f *ui.Frame, area ui.Rect, v *table.View) {
	b.Builds++
	if b.Now != nil {
		b.Now(f)
	}
	s := state(v)
	deck := ui.Around(area.Center(), 80, 80).Move(-60, 0)
	f.Rect(deck, f.Theme.Slate)
	f.Text(deck, fmt.Sprint(s.Left), ui.H2, f.Theme.Paper, ui.Center)
	v.Spot(f, Heap, deck)
	pile := deck.Move(120, 0)
	f.Rect(pile, f.Theme.Kraft)
	if b.laid > 0 && b.laid <= int(s.Piled) {
		f.Text(pile, name(s.Pile[b.laid-1]), ui.Note, f.Theme.Ink, ui.Center)
	}
	if v.Spot(f, Spot, pile) == table.Legal {
		f.Mark(ui.PlaceMark, pile)
	}
	for seat := range s.Seats {
		for _, card := range s.Hands[seat][:s.Held[seat]] {
			if b.Peek && int(seat) != int(v.Viewer) {
				f.Text(area, name(card), ui.Note, f.Theme.Paper, ui.Bottom)
			}
		}
	}
}

func (b *Board) Plate(v *table.View, seat game.Seat) table.Plate {
	return table.Plate{Counters: []table.Counter{{Count: int(state(v).Held[seat]), Label: "cards"}}}
}

func (b *Board) Aside(f *ui.Frame, area ui.Rect, v *table.View) {
	f.Fit(area, fmt.Sprint("laid in all ", b.laid), ui.Body, f.Theme.Paper, ui.Left)
}

func (b *Board) You(f *ui.Frame, area ui.Rect, v *table.View) {
	f.Fit(area, fmt.Sprint("laid ", state(v).Laid[v.Viewer]), ui.Body, f.Theme.Paper, ui.Left)
}

func (b *Board) Hand(v *table.View, buf []table.Card) []table.Card {
	s := state(v)
	for i, card := range s.Hands[v.Viewer][:s.Held[v.Viewer]] {
		buf = append(buf, table.Card{Ref: HandCard(int(v.Viewer), i), Title: name(card), Family: "move", Text: "Lay " + name(card), Rule: 2})
	}
	return buf
}

func (b *Board) Look(v *table.View, r game.Ref) (table.Card, bool) {
	if r.Kind != game.RefCard || v.Viewer != game.Seat(r.B) {
		return table.Card{}, false
	}
	return b.Hand(v, nil)[r.C], true
}

func (b *Board) Prompt(v *table.View) table.Prompt {
	return table.Prompt{Ask: "Lay, draw or give", Hand: "More cards win"}
}

func (b *Board) Button(v *table.View, r game.Ref) table.Button {
	switch r {
	case Play:
		return table.Button{Label: "Lay it down", Primary: true}
	case Take:
		return table.Button{Label: "Draw two", Direct: true}
	}
	return table.Button{Label: actionNames[r.A]}
}

func (b *Board) Label(v *table.View, r game.Ref) string {
	switch {
	case r.Kind == game.RefCard && v.Viewer == game.Seat(r.B):
		return name(state(v).Hands[r.B][r.C])
	case r.Kind == game.RefSeat:
		return v.Name(game.Seat(r.A))
	}
	return cellarID(r)
}

func (b *Board) Describe(v *table.View, e game.Event) string {
	card := "a card"
	if e.Face[0] != 0 {
		card = CardName(e.Face[0] - 1)
	}
	switch e.Kind {
	case Laid:
		return fmt.Sprintf("%s lays %s.", v.Name(e.Actor), card)
	case Drawn:
		return fmt.Sprintf("%s draws %d.", v.Name(e.Actor), e.Amount[0])
	case Pointed:
		return fmt.Sprintf("%s points at %s.", v.Name(e.Actor), v.Name(game.Seat(e.To.A)))
	case Given:
		return fmt.Sprintf("%s gives %s to %s.", v.Name(e.Actor), card, v.Name(game.Seat(e.To.A)))
	}
	return ""
}

func (b *Board) Open(v *table.View) bool { return !b.Covered && state(v).Points }

func (b *Board) Result(v *table.View, shares game.Shares) table.Result {
	r := table.Result{Deed: "For the cellar"}
	for seat := range game.Seat(v.Seats()) {
		r.Rows = append(r.Rows, table.Row{Seat: seat, Place: 1, Sum: fmt.Sprint(state(v).Laid[seat])})
	}
	return r
}

// Secrets are the names of the cards that a viewer of the Cellar must not read.
func Secrets(truth game.State, viewer game.Seat) []string {
	var words []string
	c := *truth.(*State)
	for _, place := range c.hidden(viewer) {
		words = append(words, CardName(*place))
	}
	return words
}
