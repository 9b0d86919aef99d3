package saloon

import "drygulch/game"

// fits tells that a weapon can go to a slot (HN-26).
func (k Kind) fits(slot int) bool { return slot == Fist || holsterBits>>k&1 == 1 }

// keepBoard notes how the weapons of the player whose turn it is lie (HN-33).
func (s *State) keepBoard() {
	if b := s.Boards[s.Turn]; !s.arranged(b) {
		s.Past[s.Kept] = b
		s.Kept++
	}
}

// forgetBoards: a card was played, or the phase is over (HN-33).
func (s *State) forgetBoards() {
	for i := range s.Past[:s.Kept] {
		s.Past[i] = Board{}
	}
	s.Kept = 0
}

// arranged tells that the weapons have lain so before (HN-33).
func (s *State) arranged(b Board) bool {
	for _, old := range s.Past[:s.Kept] {
		if old == b {
			return true
		}
	}
	return false
}

// moved is a board after the weapon of a slot went to the other (HN-34); ok is
// false if it cannot.
func (b Board) moved(from int) (after Board, ok bool) {
	if b[from].Kind == NoKind || !b[from].Kind.fits(1-from) {
		return b, false
	}
	after[1-from] = b[from]
	return after, true
}

// swapped is a board after its two weapons have changed slots; ok is false if they
// cannot.
func (b Board) swapped() (after Board, ok bool) {
	if b[Holster].Kind == NoKind || b[Fist].Kind == NoKind || !b[Fist].Kind.fits(Holster) {
		return b, false
	}
	return Board{b[Holster], b[Fist]}, true
}

// equip plays a weapon to a slot, discards what is there (HN-25, HN-28), and loads
// a gun (HN-31).
func (s *State) equip(seat game.Seat, k Kind, slot int, ev *game.Events) {
	s.forgetBoards()
	at := &s.Boards[seat][slot]
	if at.Kind != NoKind {
		s.toss(at.Kind)
		if ev != nil {
			ev.Add(game.Event{Kind: EvReplaced, Actor: seat, From: SlotRef(seat, slot), To: DiscardRef(), Face: [2]uint8{uint8(at.Kind)}, Rule: 28})
		}
	}
	s.leave(seat, k)
	*at = Weapon{Kind: k}
	if ev != nil {
		ev.Add(game.Event{Kind: EvEquipped, Actor: seat, From: FanRef(seat), To: SlotRef(seat, slot), Face: [2]uint8{uint8(k)}, Rule: 25})
	}
	if !k.IsGun() {
		return
	}
	if s.is(seat, Fontaine) {
		at.Bullets = k.Face().Max
		if ev != nil {
			ev.Add(game.Event{Kind: EvLoaded, Actor: seat, To: SlotRef(seat, slot), Amount: [2]int16{0, int16(at.Bullets)}, Rule: 5})
		}
		return
	}
	// The event that tells of the card comes before the one that tells of shuffling.
	shown := s.peekLoader()
	at.Bullets = min(shown, k.Face().Max)
	if ev != nil {
		ev.Add(game.Event{Kind: EvLoaded, Actor: seat, From: LoaderRef(), To: SlotRef(seat, slot), Amount: [2]int16{int16(shown), int16(at.Bullets)}, Rule: 31, Final: true})
	}
	s.spendLoader(shown, ev)
}

// shift moves the weapon of a slot to the other; what was there is discarded
// (HN-34).
func (s *State) shift(seat game.Seat, from int, ev *game.Events) {
	b := &s.Boards[seat]
	if old := b[1-from].Kind; old != NoKind {
		s.toss(old)
		if ev != nil {
			ev.Add(game.Event{Kind: EvReplaced, Actor: seat, From: SlotRef(seat, 1-from), To: DiscardRef(), Face: [2]uint8{uint8(old)}, Rule: 34})
		}
	}
	*b, _ = b.moved(from)
	if ev != nil {
		ev.Add(game.Event{Kind: EvShifted, Actor: seat, From: SlotRef(seat, from), To: SlotRef(seat, 1-from), Rule: 33})
	}
	s.keepBoard()
}

// swap lets the weapons of a seat change slots (HN-33).
func (s *State) swap(seat game.Seat, ev *game.Events) {
	s.Boards[seat], _ = s.Boards[seat].swapped()
	if ev != nil {
		ev.Add(game.Event{Kind: EvShifted, Actor: seat, From: SlotRef(seat, Fist), To: SlotRef(seat, Holster), Amount: [2]int16{1}, Rule: 33})
	}
	s.keepBoard()
}

// reload plays a Reload card for the gun in a slot (HN-36).
func (s *State) reload(seat game.Seat, k Kind, slot int, ev *game.Events) {
	s.forgetBoards()
	s.leave(seat, k)
	s.toss(k)
	s.load(seat, slot, k.Face().Max, k, 36, ev)
}

// load puts bullets into a gun, as many as go in.
func (s *State) load(seat game.Seat, slot int, bullets uint8, card Kind, rule game.Rule, ev *game.Events) {
	w := &s.Boards[seat][slot]
	n := min(int(bullets), w.room())
	w.Bullets += uint8(n)
	if ev != nil {
		ev.Add(game.Event{Kind: EvReloaded, Actor: seat, To: SlotRef(seat, slot), Face: [2]uint8{uint8(card)}, Amount: [2]int16{int16(n), int16(w.Bullets)}, Rule: rule})
	}
}

// swig empties the jug in the Fist (HN-172).
func (s *State) swig(seat game.Seat, ev *game.Events) {
	k := s.weapon(seat).Kind
	s.toss(k)
	*s.weapon(seat) = Weapon{}
	if ev != nil {
		ev.Add(game.Event{Kind: EvSwigged, Actor: seat, From: SlotRef(seat, Fist), To: DiscardRef(), Face: [2]uint8{uint8(k)}, Rule: 172})
	}
	s.heal(seat, k.Face().Swig, 172, ev)
	s.keepBoard()
}

// quickDraw discards the weapon in the Fist and draws that in the Holster (HN-98,
// HN-99).
func (s *State) quickDraw(seat game.Seat, ev *game.Events) {
	b := &s.Boards[seat]
	old, drawn := b[Fist].Kind, b[Holster]
	if old != NoKind {
		s.toss(old)
	}
	*b = Board{Fist: drawn}
	if ev != nil {
		ev.Add(game.Event{Kind: EvQuickDraw, Actor: seat, From: SlotRef(seat, Holster), To: SlotRef(seat, Fist), Face: [2]uint8{uint8(drawn.Kind), uint8(old)}, Rule: 99})
	}
	if s.Kept > 0 && seat == s.Turn {
		s.keepBoard()
	}
}

// drop discards the weapon in the Fist, if there is one (HN-95, HN-96).
func (s *State) drop(seat game.Seat, ev *game.Events) {
	w := s.weapon(seat)
	if w.Kind == NoKind {
		return
	}
	s.toss(w.Kind)
	if ev != nil {
		ev.Add(game.Event{Kind: EvDropped, Actor: seat, From: SlotRef(seat, Fist), To: DiscardRef(), Face: [2]uint8{uint8(w.Kind)}, Rule: 95})
	}
	*w = Weapon{}
}
