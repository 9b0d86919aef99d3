package street

import (
	"testing"

	"drygulch/game"
)

// watched is a mind that watches what is done at a table.
type watched struct {
	*table
	seat game.Seat
	mind *brain
}

func (tb *table) watchedBy(side int) *watched {
	w := &watched{table: tb, seat: tb.s.SeatOf(side), mind: newBrain().(*brain)}
	view := tb.view(side)
	w.mind.Reset(w.seat, &view)
	return w
}

// sees does moves while the mind looks on.
func (w *watched) sees(list ...string) *watched {
	w.t.Helper()
	for _, text := range list {
		seen := w.s.Seen(w.move(text), w.seat)
		w.ev.Reset()
		w.do(text)
		view := w.view(w.s.SideOf(w.seat))
		var heard game.Events
		heard.Hear(w.ev.List(), w.seat)
		w.mind.Saw(seen, &heard, &view)
	}
	return w
}

// votes is in how many of a hundred worlds that it imagines a Vote lies in a cell.
func (w *watched) votes(cell int) int {
	chance := game.NewRand(1, 1)
	n := 0
	for range 400 {
		world := w.view(w.s.SideOf(w.seat))
		w.mind.Deal(&world, &chance)
		if world.Cells[cell].Token == Vote {
			n++
		}
	}
	return n / 4
}

func (w *watched) believes(cell, least, most int) {
	w.t.Helper()
	if got := w.votes(cell); got < least || got > most {
		w.t.Errorf("it believes in a Vote in cell %d with %d in a hundred, want %d to %d", cell, got, least, most)
	}
}

func TestTheMindDoesNotCallAVoteThatItsRivalHasSeenAndLeft(t *testing.T) {
	w := example(t).watchedBy(Red).sees("look 2", "look 6")
	w.believes(2, 5, 20)
	w.believes(0, 40, 55)
	w.believes(6, 40, 55) // he had no action left to take it
	view := w.view(Red)
	ms := []game.Move{w.move("take 2 calls vote"), w.move("take 0 calls vote")}
	var weight [2]float32
	w.mind.Prior(&view, ms, weight[:])
	if weight[0] >= weight[1] {
		t.Errorf("the token that was left weighs %v, another %v", weight[0], weight[1])
	}
}

func TestTheMindFollowsATokenThatWasLeft(t *testing.T) {
	w := example(t).watchedBy(Red).sees("look 3", "look 6", "take 2 calls vote") // it slides to cell 2 (OL-41)
	w.believes(2, 5, 20)
	w.believes(3, 35, 55)
	w.sees("take 7 calls vote")
	w.believes(2, 5, 20)
}

func TestWhoTakesAnotherVoteFirstHasLeftNothing(t *testing.T) {
	w := example(t).watchedBy(Red).sees("look 0", "take 2 calls vote")
	w.believes(0, 30, 60)
}
