package table

import (
	"slices"

	"drygulch/audio"
	"drygulch/game"
)

// A decision of several steps is a draft, and whoever makes it taps the way he thinks: a card that was chosen is tapped
// again to be left out, another player to be named instead. So the table remembers what each step of the draft was
// tapped with.

// step is one step of the draft that is being made.
type step struct {
	record int // the number of its record
	move   game.Move
	refs   []game.Ref // what it can be tapped with
	firsts []game.Ref // what could be tapped at first when it was made
}

// stepOf is a move that is about to be made as a step, with nothing in it if nobody has tapped it.
func (t *Table) stepOf(move game.Move) step {
	if !t.view.Asked() {
		return step{record: len(t.match.Records()), move: move}
	}
	return stepIn(t.view.State, &t.view.Picker, len(t.match.Records()), move)
}

// stepIn is a move of a state as a step, p offering the moves of the state.
func stepIn(state game.State, p *Picker, record int, move game.Move) step {
	s := step{record: record, move: move, firsts: p.Next(nil)}
	for i := 0; ; i++ {
		way := state.Spell(move, i, nil)
		if len(way) == 0 {
			return s
		}
		s.refs = append(s.refs, way...)
	}
}

// redraft remembers the steps of a draft that was begun before the table was opened.
func (t *Table) redraft() {
	records := t.match.Records()
	from := len(records)
	past, err := t.match.At(from)
	for err == nil && from > 0 && past.Draft() {
		from--
		past, err = t.match.At(from)
	}
	if err != nil {
		return
	}
	state := t.match.Rules().Blank()
	var p Picker
	for i, r := range records[from:] {
		past.View(state, past.Actor())
		p.Set(state, past.Moves())
		s := stepIn(state, &p, from+i, r.Move)
		if _, err := past.Play(r.Move); err != nil {
			return
		}
		t.steps = append(t.steps, s)
	}
}

// names tells whether a step names a player.
func (s *step) names() bool {
	return slices.ContainsFunc(s.refs, func(r game.Ref) bool { return r.Kind == game.RefSeat || r.Kind == game.RefPawn })
}

// rethink is how a thing that does not continue the choice stands to the draft: Selected, and in which step; or Other,
// where the last step named a player, and another one could have been named instead or a card been added before.
func (t *Table) rethink(r game.Ref) (at int, mark Mark) {
	if len(t.steps) == 0 || !t.view.Asked() || r.Kind == game.RefAction || r.Kind == game.RefChoice {
		return 0, Barred
	}
	last := len(t.steps) - 1
	for at = last; at >= 0; at-- {
		if slices.Contains(t.steps[at].refs, r) {
			return at, Selected
		}
	}
	s := &t.steps[last]
	if r.Kind != game.RefPlace && s.names() && slices.Contains(s.firsts, r) && r != (game.Ref{Kind: game.RefSeat, A: uint8(t.view.Actor)}) {
		return last, Other
	}
	return 0, Barred
}

// rethought answers the tap of a thing that does not continue the choice: one that an earlier step of the draft chose is
// left out, one that could have been tapped instead of the last step takes its place. What else was chosen stays as far
// as it goes together. False if the thing has nothing to do with the draft.
func (t *Table) rethought(r game.Ref) bool {
	at, mark := t.rethink(r)
	if mark == Barred {
		return false
	}
	again := slices.Clone(t.steps[at:])
	for len(t.match.Records()) > again[0].record {
		if t.match.Undo(t.view.Actor) != nil {
			return false
		}
	}
	t.rewound()
	if mark == Other {
		t.taps([]game.Ref{r})
	} else {
		again = again[1:]
		t.ui.Play(audio.CueBack, 0)
	}
	for _, s := range again {
		if len(t.view.Picker.Prefix()) == 0 && slices.Contains(t.match.Moves(), s.move) {
			t.play(s.move)
		}
	}
	return true
}

// forget leaves the steps out that are no longer among the records.
func (t *Table) forget() {
	t.steps = slices.DeleteFunc(t.steps, func(s step) bool { return s.record >= len(t.match.Records()) })
}
