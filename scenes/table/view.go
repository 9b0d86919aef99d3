package table

import (
	"strings"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// View is what a board is shown of the match: never more than the viewer may know.
type View struct {
	Rules *game.Rules
	Setup game.Setup

	// State is what the viewer knows now; after the end it is the whole truth.
	State game.State
	// Shown is what the viewer knew before the events that are being shown; at rest it equals State.
	Shown game.State

	Viewer game.Seat // who looks; game.NoSeat: everybody
	Actor  game.Seat // whose decision it is; game.NoSeat: the match is over
	Over   bool

	// Spare is the part of the top bar where a board may show its piles; empty where there is no room.
	Spare ui.Rect

	// Picker is the choice that is being made. It is empty unless the one who looks is asked.
	Picker Picker

	table *Table
	seen  map[game.Ref]bool    // what has a hotspot in the picture that is being built
	lay   map[game.Ref]ui.Rect // where things had theirs last
}

// Player is who sits on a seat.
func (v *View) Player(seat game.Seat) match.Player { return v.table.match.Player(seat) }

// Seats is the number of seats.
func (v *View) Seats() int { return v.table.match.Seats() }

// Look is a seat's colour and symbol, 0 to 7: the player's, unless the sides of the game have colours of their own.
func (v *View) Look(seat game.Seat) int {
	if d, ok := v.table.board.(Dresser); ok {
		return d.Dress(v, seat)
	}
	return int(v.Player(seat).Look)
}

// Name is the name of the player on a seat; one who typed none is called by his symbol.
func (v *View) Name(seat game.Seat) string {
	if seat < 0 || int(seat) >= v.Seats() {
		return lang.T("table/nobody")
	}
	if name := v.Player(seat).Name; name != "" {
		return name
	}
	return lang.T("table/seat/" + ui.Dusk.Seats[v.Look(seat)].Name)
}

// FirstName is the first word of Name, for where there is little room; all of it where another seat has the same.
func (v *View) FirstName(seat game.Seat) string {
	first := firstWord(v.Name(seat))
	for other := range game.Seat(v.Seats()) {
		if other != seat && firstWord(v.Name(other)) == first {
			return v.Name(seat)
		}
	}
	return first
}

func firstWord(name string) string {
	first, _, _ := strings.Cut(strings.TrimSpace(name), " ")
	return first
}

// Latest are up to n sentences of the log as the viewer may read it, the newest first.
func (v *View) Latest(n int, buf []Line) []Line {
	lines := v.table.journal.lines
	if v.table.journal.viewer != v.Viewer {
		return buf // what somebody else has read
	}
	for i := len(lines) - 1; i >= 0 && n > 0; i-- {
		buf = append(buf, lines[i])
		n--
	}
	return buf
}

// OpenRule opens the rulebook at a rule.
func (v *View) OpenRule(r game.Rule) { v.table.openRules(r) }

// Asked tells whether the one who looks is to choose now.
func (v *View) Asked() bool { return !v.Picker.Empty() }

// Mine tells whether the viewer sits on the seat. In a review nobody sits there any more.
func (v *View) Mine(seat game.Seat) bool {
	return v.Viewer != game.NoSeat && v.Viewer == seat && !v.table.over
}

// Reviewed tells that a match that is over is looked at as it was, with the eyes of one who sat there: nothing of his
// need be covered from others.
func (v *View) Reviewed() bool { return v.table.over }

// Gone tells whether the seat's player has given up.
func (v *View) Gone(seat game.Seat) bool { return v.table.match.Resigned(seat) }

// Bot tells whether a computer opponent decides for the seat.
func (v *View) Bot(seat game.Seat) bool { return v.table.match.Bot(seat) != "" }

// Moving tells whether events are being shown: Shown is not State.
func (v *View) Moving() bool { return v.table.stage.busy }

// Mark is how a thing stands to the choice.
func (v *View) Mark(r game.Ref) Mark {
	mark := v.Picker.Mark(r)
	if mark == Barred {
		_, mark = v.table.rethink(r)
	}
	return mark
}

// ID is the speaking name of a thing and of its hotspot.
func (v *View) ID(r game.Ref) string { return v.Rules.ID(r) }

// Spot makes a thing one that can be pressed: a tap goes to the picker, a long press looks closer, and what cannot be
// tapped now says why. It draws nothing and returns the mark by which the board draws it. A thing that was added
// before in the same picture is left as it is.
func (v *View) Spot(f *ui.Frame, r game.Ref, rect ui.Rect) Mark { return v.spot(f, r, rect, 0, 0) }

// SpotAbove is Spot for things that overlap: the highest z is pressed. key is a shortcut, 0: none.
func (v *View) SpotAbove(f *ui.Frame, r game.Ref, rect ui.Rect, z int, key ui.Key) Mark {
	return v.spot(f, r, rect, z, key)
}

// Where is where a thing had its hotspot last, such as the card in the hand that has just been played: from there it
// flies to the table. ok is false if it has not been on the screen since the window has its size, or belongs to somebody
// whose hand is not seen.
func (v *View) Where(r game.Ref) (rect ui.Rect, ok bool) {
	rect, ok = v.lay[r]
	return rect, ok
}

// inSight tells whether a thing has a hotspot in the picture that is being built.
func (v *View) inSight(r game.Ref) bool { return v.seen[r] }

func (v *View) spot(f *ui.Frame, r game.Ref, rect ui.Rect, z int, key ui.Key) Mark {
	mark := v.Mark(r)
	if v.seen[r] {
		return mark
	}
	v.seen[r] = true
	v.lay[r] = rect
	h := ui.Hotspot{
		ID:     v.ID(r),
		Label:  v.table.board.Label(v, r),
		Rect:   rect,
		Z:      z,
		Key:    key,
		Look:   func() { v.table.lookAt(r) },
		Silent: true,
	}
	if mark == Barred {
		h.Disabled = true
		h.Reason, h.Vague = v.why(r)
	} else {
		h.Do = func() { v.table.tap(r) }
	}
	f.Hotspot(h)
	return mark
}

// Why says in words why a thing cannot be tapped now, with the number of the rule; there is always something to say.
func (v *View) Why(r game.Ref) string {
	words, _ := v.why(r)
	return words
}

// why is Why; vague tells that no rule says more than that it is not asked for now.
func (v *View) why(r game.Ref) (words string, vague bool) {
	switch {
	case v.Over || v.table.over:
		return lang.T("table/why/over"), false
	case !v.Asked() && v.Actor >= 0:
		return lang.T("table/why/wait", v.Name(v.Actor)), false
	}
	reason := v.Picker.Why(r)
	if reason.Key == "" {
		return lang.T("table/why/not-now"), true
	}
	return v.sentence(reason), false
}

// Say puts a reason of the rules into words, with the number of the rule; empty for the zero Reason.
func (v *View) Say(reason game.Reason) string {
	if reason.Key == "" {
		return ""
	}
	return v.sentence(reason)
}

// sentence puts a reason into words. The message gets the labels of both Refs as {0} and {1}, both amounts as {2} and
// {3}; more are {4} and so on.
func (v *View) sentence(reason game.Reason, more ...any) string {
	var names [2]string
	pattern := lang.Pattern(reason.Key)
	for i, r := range reason.Refs {
		switch first := strings.HasPrefix(pattern, "{"+lang.Number(i)+"}"); {
		case r.Kind == game.NoRef:
		case r.Kind == game.RefSeat:
			names[i] = v.Name(game.Seat(r.A))
		case first:
			names[i] = v.table.board.Label(v, r)
		default:
			names[i] = v.within(r)
		}
	}
	args := append([]any{names[0], names[1], int(reason.Amount[0]), int(reason.Amount[1])}, more...)
	text := lang.T(reason.Key, args...)
	if reason.Rule == 0 {
		return text
	}
	return lang.T("table/why/rule", text, RuleName(v.Rules, reason.Rule))
}

// within is what a thing is called within a sentence.
func (v *View) within(r game.Ref) string {
	if b, ok := v.table.board.(Within); ok {
		if name := b.Within(v, r); name != "" {
			return name
		}
	}
	return v.table.board.Label(v, r)
}

// RuleName is a rule's number as the rulebook prints it: "CE-31".
func RuleName(rules *game.Rules, r game.Rule) string { return rules.Prefix + "-" + lang.Number(int(r)) }

// Viewer is who looks at the table now; game.NoSeat: everybody, or nobody because it is covered.
func (t *Table) Viewer() game.Seat { return t.view.Viewer }
