package showdown

import "drygulch/game"

// deal makes a match (BG-5 to BG-9) and plays it up to the first decision.
func deal(setup game.Setup) (game.State, error) {
	if err := Rules.Check(setup); err != nil {
		return nil, err
	}
	s := &State{Rand: game.NewRand(setup.Seed, 0), View: Truth, Seats: uint8(setup.Seats), Catch: game.NoSeat, TopBy: game.NoSeat}
	s.Counts = Rules.Value(setup, "counts") == "on"
	s.Alive = 1<<setup.Seats - 1
	for seat := range s.Felled {
		s.Felled[seat] = game.NoSeat
	}
	s.Deck, s.InDeck = wholeDeck, Cards
	s.dealRoles()
	s.Dealt2 = Rules.Value(setup, "characters") == "choose2"
	s.dealCharacters()
	return s, nil
}

// dealRoles deals a role each; the Sheriff shows his and begins (BG-2, BG-5,
// BG-9), with three players all show theirs and the Deputy begins (BG-82).
func (s *State) dealRoles() {
	roles := s.Roles[:s.Seats]
	n := 0
	for role, count := range RoleCounts[s.Seats] {
		for range count {
			roles[n] = Role(role)
			n++
		}
	}
	game.Shuffle(&s.Rand, roles)
	first := Sheriff
	if s.Three() {
		first = Deputy
		s.Shown = s.Alive
	}
	for seat, role := range roles {
		if role == first {
			s.Turn = game.Seat(seat)
			s.Shown = s.Shown.With(s.Turn)
		}
	}
}

// dealCharacters deals one character each, or two to choose from (BG-6).
func (s *State) dealCharacters() {
	var all [characters]Character
	for i := range all {
		all[i] = Character(i + 1)
	}
	game.Shuffle(&s.Rand, all[:])
	for seat := range s.Seats {
		if s.Dealt2 {
			s.Offers[seat] = [2]Character(all[2*seat:])
		} else {
			s.Characters[seat] = all[seat]
		}
	}
	if !s.Dealt2 {
		s.dealHands(nil)
	}
}

// choose notes the actor's choice; when all have chosen, all is revealed (BG-6).
func (s *State) choose(i uint8, ev *game.Events) {
	s.Picked[s.Turn] = 1 + i
	s.Told = s.Told.With(s.Turn)
	if ev != nil {
		ev.Add(game.Event{Kind: EvChosen, Actor: s.Turn, Rule: 6})
	}
	s.Turn = s.left(s.Turn)
	if s.Told != s.Alive {
		return
	}
	seat := s.Turn // it has gone round
	for range s.Seats {
		pick := s.Picked[seat] - 1
		s.Characters[seat] = s.Offers[seat][pick]
		s.Offers[seat] = [2]Character{s.Offers[seat][1-pick]}
		s.Picked[seat] = 0
		if ev != nil {
			ev.Add(game.Event{Kind: EvCharacter, Actor: seat, Face: [2]uint8{uint8(s.Characters[seat])}, Amount: [2]int16{int16(s.MaxLife(seat))}, Rule: 6, Final: true})
		}
		seat = s.left(seat)
	}
	s.Told = 0
	s.dealHands(ev)
}

// dealHands gives everybody his life points and as many cards (BG-7, BG-8), and
// begins the first turn (BG-9).
func (s *State) dealHands(ev *game.Events) {
	seat := s.Turn
	for range s.Seats {
		life := s.MaxLife(seat)
		s.Life[seat] = int8(life)
		if ev != nil {
			ev.Add(game.Event{Kind: EvDealt, Actor: seat, From: DeckRef(), To: FanRef(seat), Amount: [2]int16{int16(life)}, Rule: 8, Final: true})
		}
		for range life {
			s.drawOne(seat, 8, ev)
		}
		seat = s.left(seat)
	}
	s.beginTurn(s.Turn, ev)
	s.run(ev)
}
