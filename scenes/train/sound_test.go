package train

import (
	"math/rand/v2"
	"testing"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// counted is a board that counts the events that are shown.
type counted struct {
	*Board
	staged int
}

func (c *counted) Stage(v *table.View, e game.Event) table.Motion {
	c.staged++
	return c.Board.Stage(v, e)
}

// ofTheTrain tells the sounds of events from those of the interface and of all tables.
func ofTheTrain(c audio.Cue) bool { return c >= audio.CueTrainWhistle }

func TestOfARowOfEventsThatNobodyWatchesOnlyTheLastIsHeard(t *testing.T) {
	for _, speed := range []ui.Speed{ui.Normal, ui.Instant} {
		board := &counted{Board: &Board{}}
		s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: board, Setup: game.Setup{Seed: 4}, Bots: "hbb", Speed: speed})
		heard, rows := 0, 0
		s.UI.Sound = func(c audio.Cue, _ float32) {
			if ofTheTrain(c) {
				heard++
			}
		}
		r := rand.New(rand.NewPCG(3, 3))
		for range 120 {
			heard, board.staged = 0, 0
			records := len(s.Match.Records())
			if !step(s, r) {
				break
			}
			if speed == ui.Normal {
				s.Update()
				if !s.UI.Motion.Busy() {
					continue
				}
				heard, board.staged = 0, 0
				s.UI.TapAt(ui.Point{X: 1, Y: 1})
			} else if len(s.Match.Records()) > records+1 {
				continue // an opponent has moved, too
			}
			if board.staged > 1 {
				rows++
			}
			if heard > 1 {
				t.Errorf("speed %d: %d sounds at once", speed, heard)
			}
		}
		if rows == 0 {
			t.Errorf("speed %d: there was no row of events", speed)
		}
	}
}

func TestAShotIsHeardWhenTheGunHasBeenAimed(t *testing.T) {
	b := &Board{}
	s := tabletest.Open(t, tabletest.Config{Rules: rules.Rules, Board: b, Setup: game.Setup{Seed: 4}, Bots: "hbb"})
	s.Settle()
	if m := b.Stage(nil, game.Event{Kind: rules.EvShot, From: rules.PawnRef(0), To: rules.PawnRef(1)}); m.Cue != audio.CueTrainShot || m.Delay != ui.AimMS {
		t.Errorf("%v after %d ms", m.Cue, m.Delay)
	}
}
