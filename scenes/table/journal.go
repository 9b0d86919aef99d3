package table

import (
	"drygulch/game"
	"drygulch/game/match"
)

// Line is one sentence of the log.
type Line struct {
	Record int // of the match, that made it happen
	Actor  game.Seat
	Text   string
	Rule   game.Rule // the rule that made it happen; 0: none
}

// journal is the log in words as one viewer may read it. It is told again from the match whenever the viewer changes or
// something is taken back, so it never knows more than he does.
type journal struct {
	lines   []Line
	viewer  game.Seat
	told    int // records that are in lines
	entries []match.Entry
}

func newJournal() journal { return journal{viewer: game.NoSeat} }

// catchUp tells what is new.
func (j *journal) catchUp(v *View, m *match.Match, describe func(*View, game.Event) string) {
	records := len(m.Records())
	if j.viewer != v.Viewer || records < j.told {
		clear(j.lines)
		j.lines, j.told, j.viewer = j.lines[:0], 0, v.Viewer
	}
	if records == j.told {
		return
	}
	j.entries = m.Log(v.Viewer, j.told, j.entries[:0])
	for _, e := range j.entries {
		if text := describe(v, e.Event); text != "" {
			j.lines = append(j.lines, Line{e.Record, e.Event.Actor, text, e.Event.Rule})
		}
	}
	clear(j.entries)
	j.told = records
}

// retell forgets everything: what was told may be put otherwise now.
func (j *journal) retell() { *j = journal{viewer: game.NoSeat, lines: j.lines[:0], entries: j.entries} }

// since are the lines of what others did from a record on.
func (j *journal) since(record int, but game.Seat) []Line {
	var lines []Line
	for _, l := range j.lines {
		if l.Record >= record && l.Actor != but {
			lines = append(lines, l)
		}
	}
	return lines
}

// of are the lines of one record.
func (j *journal) of(record int) []Line {
	var lines []Line
	for _, l := range j.lines {
		if l.Record == record {
			lines = append(lines, l)
		}
	}
	return lines
}

// tale is all that happened in a match that is over, with nothing hidden.
func tale(v *View, m *match.Match, describe func(*View, game.Event) string) []Line {
	var lines []Line
	for _, e := range m.Tale() {
		if text := describe(v, e.Event); text != "" {
			lines = append(lines, Line{e.Record, e.Event.Actor, text, e.Event.Rule})
		}
	}
	return lines
}
