package table

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/ui"
)

// stage shows what happened, one event after the other, in ui.UI.Motion. The match is always ahead of it and never
// waits: a tap, or the next move, brings everything to its end at once.
type stage struct {
	events []game.Event // as the viewer learned them
	at     int          // the next one to begin
	busy   bool

	banner string // words that cross the board
	cross  float64

	late   motionSound // of what is not watched the last sound is heard, when all is over
	glints []glint     // at Instant speed, what has just happened to
}

type motionSound struct {
	cue audio.Cue
	pan float64
}

// show begins to show events; v.Shown must be what the viewer saw before them. What was being shown is over.
func (t *Table) show(events []game.Event) {
	t.settle()
	for _, e := range events {
		if seen, ok := e.Seen(t.view.Viewer); ok {
			t.stage.events = append(t.stage.events, seen)
		}
	}
	if len(t.stage.events) == 0 {
		t.rest()
		return
	}
	t.stage.busy = true
	t.next()
}

// next begins the next event, or comes to rest.
func (t *Table) next() {
	s := &t.stage
	s.banner = ""
	if s.at >= len(s.events) {
		if !t.dealIn() {
			t.rest()
		}
		return
	}
	e := s.events[s.at]
	s.at++
	m := t.board.Stage(&t.view, e)
	t.glint(e)
	motion := &t.ui.Motion
	if m.Delay > 0 {
		m.Tweens = append(m.Tweens, ui.Tween{For: m.Delay, Done: func() { t.sound(m) }})
	} else {
		t.sound(m)
	}
	if m.Echo != audio.None {
		echo := Motion{Cue: m.Echo, Pan: m.Pan}
		m.Tweens = append(m.Tweens, ui.Tween{For: m.EchoIn, Done: func() { t.sound(echo) }})
	}
	if m.Banner != "" {
		s.banner, s.cross = m.Banner, 0
		m.Tweens = append(m.Tweens, ui.Tween{For: ui.BannerMS, Ease: ui.Linear, Step: func(at float64) { s.cross = at }})
	}
	if len(m.Tweens) > 0 {
		motion.Then(m.Tweens...)
	}
	if m.Hold > 0 {
		motion.Hold(m.Hold)
	}
	motion.Call(t.next)
}

// sound plays what is heard of an event: the sound follows the picture. Of a row of events that a tap brings to its end,
// or that takes no time at all, only the last sound is heard.
func (t *Table) sound(m Motion) {
	if t.ui.Prefs.Speed != ui.Instant && !t.ui.Motion.Finishing() {
		t.hear(m.Cue, m.Pan)
	} else if m.Cue != audio.None {
		t.stage.late = motionSound{m.Cue, m.Pan}
	}
}

// hear plays a cue and lets it be felt, in as many pulses as it has.
func (t *Table) hear(cue audio.Cue, pan float64) {
	t.ui.Play(cue, pan)
	t.ui.Buzz(int(cue.Haptic().Milliseconds()), cue.Pulses())
}

// rest ends the show: what is shown is what is.
func (t *Table) rest() {
	s := &t.stage
	s.events, s.at, s.busy, s.banner = s.events[:0], 0, false, ""
	late := s.late
	s.late = motionSound{}
	t.hear(late.cue, late.pan)
	if t.due {
		t.due = false
		t.ui.Play(audio.CueYourTurn, 0)
	}
	t.dealt = dealing{}
	t.view.Shown.CopyFrom(t.view.State)
	t.board.Sync(&t.view)
	t.ui.Rebuild()
}

// settle brings what is being shown to its end.
func (t *Table) settle() {
	if t.stage.busy {
		t.ui.Motion.Finish()
	}
	if t.stage.busy { // the motion was taken away under us
		t.rest()
	}
}

// cut drops what is being shown without another sound or picture of it: the viewer is somebody else.
func (t *Table) cut() {
	if !t.stage.busy {
		return
	}
	t.hush(t.settle)
}

// hush does something without a sound.
func (t *Table) hush(do func()) {
	sound, haptic := t.ui.Sound, t.ui.Haptic
	t.ui.Sound, t.ui.Haptic = nil, nil
	do()
	t.ui.Sound, t.ui.Haptic = sound, haptic
	t.stage.glints = t.stage.glints[:0]
}
