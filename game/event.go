package game

// Rule is the number of a rule in its game's rulebook: 31 is CE-31 in the
// Train. Zero is no rule.
type Rule uint16

// Event is one thing that happened, told for eyes and ears: the log line, the
// motion on the board and the sound all come from it. What its fields mean
// depends on the kind, and the game documents it there.
//
// An Event names things by place. The one part that can be secret is what is
// written on the faces of cards or tokens; who may read those is in Faces.
type Event struct {
	Kind     uint8 // what happened, numbered by the game from 1
	Actor    Seat  // whose doing it is; NoSeat for the table's own
	From, To Ref   // what moved, from where, or at whom
	Face     [2]uint8
	Amount   [2]int16
	Rule     Rule  // the rule that made it happen
	Reaches  Seats // who learns that it happened at all: AllSeats but for drafts
	Faces    Seats // who may read Face
	Final    bool  // chance fell or a secret was shown: undo stops here
}

// Seen is the event as a seat learns it, with the faces it may not read
// blanked; ok is false when it does not reach that seat at all. Of Faces a seat
// learns only whether all may read them, or whether it may itself: who knew a purse
// before would tell which purse it was.
func (e Event) Seen(by Seat) (seen Event, ok bool) {
	switch {
	case !e.Reaches.Has(by):
		return Event{}, false
	case e.Faces == AllSeats:
	case e.Faces.Has(by):
		e.Faces = Only(by)
	default:
		e.Face, e.Faces = [2]uint8{}, 0
	}
	return e, true
}

// Events collects what one move made happen, in order. A nil *Events collects
// nothing and costs nothing: search plays without it.
type Events struct {
	list []Event
}

// Add appends an event whose faces everybody may read; on a nil receiver it
// does nothing. Reaches left empty means everybody, as in AddSecret: secrets
// are what needs saying.
func (e *Events) Add(ev Event) { e.AddSecret(ev, AllSeats) }

// AddSecret appends an event whose faces only these seats may read: nobody, if
// the set is empty.
func (e *Events) AddSecret(ev Event, faces Seats) {
	if e == nil {
		return
	}
	if ev.Reaches == 0 {
		ev.Reaches = AllSeats
	}
	ev.Faces = faces
	e.list = append(e.list, ev)
}

// Hear makes the collection what a seat learned of these events.
func (e *Events) Hear(told []Event, by Seat) {
	e.Reset()
	for _, ev := range told {
		if seen, ok := ev.Seen(by); ok {
			e.AddSecret(seen, seen.Faces)
		}
	}
}

// List gives the collected events; it is valid until Reset.
func (e *Events) List() []Event {
	if e == nil {
		return nil
	}
	return e.list
}

// Reset empties the collection and keeps its room.
func (e *Events) Reset() {
	if e != nil {
		e.list = e.list[:0]
	}
}
