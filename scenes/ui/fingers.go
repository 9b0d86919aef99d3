package ui

// touch is one finger as the system reports it, in px.
type touch struct {
	id int
	at Point
}

// fingers makes one pointer out of all fingers: the one that appeared last. Android may leave a finger pressed for ever
// when the system takes it away, and its next tap then gives no new touch; so a finger that has not moved for long is
// forgotten, and one that moves again counts as new.
type fingers struct {
	known   map[int]finger
	pointer int
	active  bool // pointer names a finger that is down
}

// finger is what is remembered of one touch.
type finger struct {
	at    Point // px
	still int   // ticks without a move
	stale bool  // of before a pause, or left behind by the system: not a finger any more until it moves
	there bool  // reported in this tick
}

const (
	staleAfter = 10 * TicksPerSecond // a finger that lies still that long is taken for one the system forgot to lift
	staleMove  = 8                   // px that wake a stale finger
)

// forget treats all fingers now on the screen as stale: after a pause nobody knows which of them are still there.
func (f *fingers) forget() {
	for id, known := range f.known {
		known.stale = true
		f.known[id] = known
	}
	f.active = false
}

// read takes the fingers that are down and those that went down and up within the tick, and fills in the pointer.
// Positions in the input are px; the caller scales them. Without a finger, in.Touch stays false.
func (f *fingers) read(down, flicked []touch, in *Input) {
	if len(down) == 0 && len(flicked) == 0 && len(f.known) == 0 {
		return
	}
	if f.known == nil {
		f.known = map[int]finger{}
	}
	appeared := false
	meet := func(t touch) {
		known, old := f.known[t.id]
		switch {
		case !old || known.stale && known.at.Dist(t.at) > staleMove:
			known = finger{at: t.at}
			in.Lost = in.Lost || f.active // the finger before is let go without effect
			f.pointer, f.active, appeared = t.id, true, true
		case known.at != t.at:
			known.at, known.still = t.at, 0
		default:
			known.still++
			known.stale = known.stale || known.still > staleAfter
		}
		known.there = true
		f.known[t.id] = known
	}
	for _, t := range down {
		meet(t)
	}
	for _, t := range flicked {
		meet(t)
	}
	in.Pressed = appeared
	isDown := false
	for _, t := range down {
		isDown = isDown || t.id == f.pointer
	}
	pointer, met := f.known[f.pointer]
	for id, known := range f.known {
		if !known.there {
			delete(f.known, id)
			continue
		}
		known.there = false
		f.known[id] = known
	}
	for _, t := range flicked {
		delete(f.known, t.id)
	}
	if !f.active || !met {
		f.active = false
		return
	}
	in.Touch, in.At = true, pointer.at
	switch {
	case pointer.stale:
		in.Lost, f.active = true, false
	case isDown:
		in.Down = true
	default:
		in.Released, f.active = true, false
	}
}
