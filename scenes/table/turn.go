package table

import (
	"slices"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// tap is a tap on a thing.
func (t *Table) tap(r game.Ref) { t.taps([]game.Ref{r}) }

// taps is one tap that taps several things.
func (t *Table) taps(refs []game.Ref) {
	if t.ui.Tick() == t.played {
		return
	}
	t.settle()
	t.ui.Rebuild()
	for _, r := range refs {
		move, did := t.view.Picker.Tap(r)
		switch did {
		case Refused:
			if !t.rethought(r) {
				t.ui.Refuse(t.view.Why(r))
			}
			return
		case Stepped:
			t.ui.Play(audio.CueBack, 0)
		case Chosen:
			t.recap = nil // who begins to play has read it
			t.ui.Play(audio.CueSelect, 0)
			t.ui.Buzz(selectBuzz, 1)
		case Made:
			if w, ok := t.board.(Warner); ok {
				if warning, asks := w.Warn(&t.view, move); asks {
					t.warn(warning, move)
					return
				}
			}
			t.make(move)
			return
		}
	}
}

// make plays a move that somebody has tapped together.
func (t *Table) make(move game.Move) {
	t.ui.Play(audio.CueLay, 0)
	t.ui.Buzz(commitBuzz, 1)
	t.play(move)
}

// warn asks before a move is made.
func (t *Table) warn(w Warning, move game.Move) {
	t.ui.Play(audio.CueDialog, 0)
	t.ui.Ask(ui.Dialog{
		Name: t.Name() + "/warn", Title: w.Title, Text: w.Text,
		Choices: []ui.Choice{
			{ID: "warn/no", Label: w.No, Kind: ui.GoAhead, Safe: true},
			{ID: "warn/yes", Label: w.Yes, Kind: ui.Primary, Do: func(*ui.UI) {
				if slices.Contains(t.match.Moves(), move) {
					t.make(move)
				}
			}},
		},
	})
}

// What the hand feels, in ms.
const (
	selectBuzz = 10
	commitBuzz = 20
)

// play carries out a move, keeps the match and shows what happened.
func (t *Table) play(move game.Move) error {
	t.settle()
	actor, made := t.match.Actor(), t.stepOf(move)
	t.match.View(t.public, game.NoSeat)
	if t.minds.thinking() {
		t.minds.forget() // nobody may think while he is shown what happens
	}
	if t.minds.up {
		t.minds.before(t.match, move)
	}
	events, err := t.match.Play(move)
	if err != nil {
		t.turn(nil)
		return err
	}
	if t.minds.up {
		t.minds.after(t.match, events)
	}
	for move, ok := t.attended(); ok; move, ok = t.attended() {
		if t.minds.up {
			t.minds.before(t.match, move)
		}
		more, err := t.match.Play(move)
		if err != nil {
			break // then he is asked
		}
		if t.minds.up {
			t.minds.after(t.match, more)
		}
		events = append(events[:len(events):len(events)], more...)
	}
	if t.steps = append(t.steps, made); !t.match.Draft() {
		t.steps = nil
	}
	t.acted[actor] = len(t.match.Records())
	t.played = t.ui.Tick()
	t.recap = nil
	t.turn(events)
	t.keep()
	if !t.match.Draft() {
		t.ui.Guard(0)
	}
	return nil
}

// turn makes the table ready for the next decision and shows the events that led to it.
func (t *Table) turn(events []game.Event) {
	t.unhint()
	if t.parts(events) {
		return
	}
	before, asked, held := t.chair.viewer, t.view.Actor, t.held()
	t.due = false
	open := t.open()
	t.chair.settle(t.sitting(open))
	if t.chair.viewer != before {
		t.cut()
		t.hush(func() { t.ui.Toast("") }) // a note may speak of what only the last viewer knew
	}
	t.look(t.chair.viewer != before, open)
	switch {
	case t.chair.covered != game.NoSeat:
		t.rest()
		t.ui.Cover(newHandover(t, t.chair.covered))
		t.ui.Play(audio.CueHandOver, 0)
	case events != nil:
		if t.chair.viewer == before {
			t.dealt = newDealing(held, t.held())
		}
		t.show(events)
	default:
		t.rest()
	}
	t.reply = game.NoMove
	t.wait = t.ui.TicksFor(pause(t.view.Setup.Seed, len(t.match.Records())))
	switch actor := t.match.Actor(); {
	case actor == game.NoSeat:
		t.linger = t.ui.TicksFor(ui.EffectMS)
	case t.match.Bot(actor) != "":
		t.minds.think(t.match)
	case asked != actor && asked != game.NoSeat && t.view.Asked():
		if t.due = t.stage.busy; !t.due {
			t.ui.Play(audio.CueYourTurn, 0)
		}
	}
	t.ui.Rebuild()
}

// sitting is what decides whose eyes are on the screen.
func (t *Table) sitting(open bool) sitting {
	return sitting{people: t.people, humans: t.match.Humans(), actor: t.match.Actor(), open: open, policy: t.habits().Cover}
}

// look makes the view that of whoever looks now. If that is somebody else than before, what was shown is what the new
// viewer saw of it.
func (t *Table) look(changed, open bool) {
	v := &t.view
	v.Viewer, v.Actor = t.chair.viewer, t.match.Actor()
	_, v.Over = t.match.Over()
	if changed {
		// What everybody saw before the move is the most that is sure to be known to the new viewer.
		v.Shown.CopyFrom(t.public)
	}
	t.match.View(v.State, v.Viewer)
	if v.Over {
		v.State.CopyFrom(t.match.Truth())
	}
	v.Picker.Clear()
	if v.Actor != game.NoSeat && t.match.Bot(v.Actor) == "" && (v.Viewer == v.Actor || open) {
		v.Picker.Set(v.State, t.match.Moves())
	}
	if changed {
		t.board.Sync(v)
		t.journal.retell()
	}
	t.journal.catchUp(v, t.match, t.board.Describe)
}

// open tells whether the present decision can be made on the public view: the board says that it needs nobody's
// secrets, and no move is one that others will not see whole.
func (t *Table) open() bool {
	actor := t.match.Actor()
	if t.people < 2 || actor == game.NoSeat || t.match.Bot(actor) != "" || t.match.Draft() {
		return false
	}
	v := View{Rules: t.view.Rules, Setup: t.view.Setup, Viewer: game.NoSeat, Actor: actor, table: t, seen: t.view.seen}
	v.State = t.match.Rules().Blank()
	t.match.View(v.State, game.NoSeat)
	v.Shown = v.State
	if !t.board.Open(&v) {
		return false
	}
	for _, m := range t.match.Moves() {
		if t.match.Seen(m, game.NoSeat) != m || len(v.State.Spell(m, 0, t.refs[:0])) == 0 {
			return false
		}
	}
	return true
}

// uncover takes the cover off.
func (t *Table) uncover() {
	t.match.View(t.public, game.NoSeat)
	t.chair.show()
	t.look(true, false)
	t.rest()
	t.remind()
	t.ui.Guard(0)
	t.ui.Rebuild()
}

// remind fills the recap with what others did since the viewer's last turn.
func (t *Table) remind() {
	viewer := t.view.Viewer
	if viewer == game.NoSeat || t.habits().NoRecap || t.acted[viewer] == 0 {
		return
	}
	t.recap = t.journal.since(t.acted[viewer], viewer)
}

// keep saves the match. That it cannot be saved is said once.
func (t *Table) keep() {
	if t.house.Store == nil {
		return
	}
	if err := t.match.Keep(t.house.Store); err != nil && !t.warned {
		t.warned = true
		t.ui.Toast(lang.T("table/not-kept"))
	}
}
