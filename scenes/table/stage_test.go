package table_test

import (
	"testing"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
)

// loud is a board of whose every event a shot is heard, after a while.
type loud struct {
	*tabletest.Board
	delay int
}

func (b loud) Stage(v *table.View, e game.Event) table.Motion {
	m := b.Board.Stage(v, e)
	m.Cue, m.Delay = audio.CueTrainShot, b.delay
	return m
}

// shots opens a table with a loud board and counts the shots that are heard.
func shots(t *testing.T, row string, delay int, speed ui.Speed) (s *tabletest.Session, heard *int) {
	heard = new(int)
	s = open(t, row, func(c *tabletest.Config) { c.Board, c.Speed = loud{&tabletest.Board{Covered: true}, delay}, speed })
	s.UI.Sound = func(c audio.Cue, _ float32) {
		if c == audio.CueTrainShot {
			*heard++
		}
	}
	return s, heard
}

func TestASoundMayComeLaterThanTheMotionItBelongsTo(t *testing.T) {
	s, heard := shots(t, "hb", ui.AimMS, ui.Normal)
	s.Settle()
	*heard = 0
	if err := s.UI.TapID("action/draw"); err != nil {
		t.Fatal(err)
	}
	for range ui.TicksOf(ui.AimMS) - 2 {
		s.Update()
	}
	if *heard != 0 {
		t.Error("the shot is heard while the gun is aimed")
	}
	for range 4 {
		s.Update()
	}
	if *heard != 1 {
		t.Errorf("%d shots are heard", *heard)
	}
}

func TestAtInstantSpeedWhatHappenedLightsUpForAMoment(t *testing.T) {
	board := &tabletest.Board{Covered: true}
	s := asked(t, "hb", func(c *tabletest.Config) { c.Board, c.Speed = board, ui.Instant })
	s.Tap("card/hand/0")
	s.Tap("action/hide")
	if s.Table.Glints() == 0 {
		t.Fatal("nothing lights up")
	}
	for range 10 * ui.TicksOf(ui.HighlightMS) {
		s.Update()
	}
	s.UI.Rebuild()
	s.Update()
	if n := s.Table.Glints(); s.Match.Actor() == 0 && n > 0 {
		t.Errorf("%d things are still lit", n)
	}
}

// echoing is a board of whose every event a shot is heard, and then a purse.
type echoing struct{ *tabletest.Board }

func (b echoing) Stage(v *table.View, e game.Event) table.Motion {
	m := b.Board.Stage(v, e)
	m.Cue, m.Echo, m.EchoIn = audio.CueTrainShot, audio.CueTrainPurse, ui.AimMS
	return m
}

func TestASecondSoundFollowsTheFirst(t *testing.T) {
	s := open(t, "hb", func(c *tabletest.Config) { c.Board, c.Speed = echoing{&tabletest.Board{Covered: true}}, ui.Normal })
	s.Settle()
	var heard []audio.Cue
	s.UI.Sound = func(c audio.Cue, _ float32) {
		if c == audio.CueTrainShot || c == audio.CueTrainPurse {
			heard = append(heard, c)
		}
	}
	if err := s.UI.TapID("action/draw"); err != nil {
		t.Fatal(err)
	}
	for range ui.TicksOf(ui.AimMS) - 2 {
		s.Update()
	}
	if len(heard) != 1 || heard[0] != audio.CueTrainShot {
		t.Fatalf("at first %v is heard", heard)
	}
	for range 4 {
		s.Update()
	}
	if len(heard) < 2 || heard[1] != audio.CueTrainPurse {
		t.Errorf("then %v is heard", heard)
	}
}
