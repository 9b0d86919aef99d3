package gametest

import (
	"slices"

	"drygulch/game"
)

// quick is checked at every position.
func (b *battery) quick() {
	s := b.table.Truth()
	if b.rules.Conserve != nil {
		if err := b.rules.Conserve(s); err != nil {
			b.fail("nothing is lost or doubled", "%v", err)
		}
	}
	shares, over := s.Outcome()
	if over != (s.Actor() == game.NoSeat) {
		b.fail("a match is over when nobody has to decide", "over %v, actor %d", over, s.Actor())
		return
	}
	if !over {
		if s.Actor() < 0 || int(s.Actor()) >= b.setup.Seats {
			b.fail("a match is over when nobody has to decide", "actor %d", s.Actor())
		}
		if len(b.table.Moves()) == 0 {
			b.fail("who has to decide has a legal move", "seat %d has none", s.Actor())
		}
		if m, twice := repeated(b.table.Moves()); twice {
			b.fail("a legal move is listed once", "%s is there twice", b.rules.Describe(m))
		}
		return
	}
	if s.Draft() || len(s.Moves(nil)) > 0 {
		b.fail("a match that is over asks nobody", "draft %v, %d moves", s.Draft(), len(s.Moves(nil)))
	}
	sum := float32(0)
	for seat, share := range shares {
		if share < 0 || seat >= b.setup.Seats && share != 0 {
			b.fail("the shares of the win sum to 1", "seat %d has %v", seat, share)
		}
		sum += share
	}
	if sum < 1-1e-4 || sum > 1+1e-4 {
		b.fail("the shares of the win sum to 1", "they sum to %v", sum)
	}
}

func repeated(moves []game.Move) (game.Move, bool) {
	const few = 24 // where comparing each with each is quickest
	if len(moves) <= few {
		for i, m := range moves {
			if slices.Contains(moves[:i], m) {
				return m, true
			}
		}
		return game.NoMove, false
	}
	seen := make(map[game.Move]bool, len(moves))
	for _, m := range moves {
		if seen[m] {
			return m, true
		}
		seen[m] = true
	}
	return game.NoMove, false
}

// checkEvents looks at what a move was told as.
func (b *battery) checkEvents(events []game.Event) {
	for _, ev := range events {
		if b.rules.EventName(ev.Kind) == "" {
			b.fail("every kind of event has a name", "kind %d has none", ev.Kind)
		}
		if ev.Actor < game.NoSeat || int(ev.Actor) >= b.setup.Seats {
			b.fail("an event is a seat's or the table's", "%s by %d", b.rules.EventName(ev.Kind), ev.Actor)
		}
		for _, ref := range [...]game.Ref{ev.From, ev.To} {
			if ref != (game.Ref{}) && !speaking.MatchString(b.rules.ID(ref)) {
				b.fail("ids speak", "%s names %v as %q", b.rules.EventName(ev.Kind), ref, b.rules.ID(ref))
			}
		}
	}
	if b.table.Draft() {
		for _, ev := range events {
			if ev.Final {
				b.fail("a step of a draft can be taken back", "%s is final", b.rules.EventName(ev.Kind))
			}
		}
	}
}
