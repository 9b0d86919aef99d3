package train

import (
	"strconv"

	"drygulch/game"
)

// deal makes a match (CE-7 to CE-16, for two players CE-107 to CE-110) and plays
// it up to the first decision.
func deal(setup game.Setup) (game.State, error) {
	if err := Rules.Check(setup); err != nil {
		return nil, err
	}
	s := &State{Rand: game.NewRand(setup.Seed, 0), View: Truth, Seats: uint8(setup.Seats)}
	s.Powers = Rules.Value(setup, "powers") == "on"
	s.AskTake = Rules.Value(setup, "cheyenne") == "ask"
	s.Teams = setup.Seats == 2
	s.Expert = s.Teams || Rules.Value(setup, "expert") == "on"
	s.Crew = s.Seats
	if s.Teams { // CE-108
		s.Crew = 4
	}
	wagons := wagonCount(setup)
	s.Cars = uint8(1 + wagons)
	if err := s.chooseCharacters(setup); err != nil {
		return nil, err
	}
	if err := s.chooseWagons(setup, wagons); err != nil {
		return nil, err
	}
	s.layLoot()
	s.stackRounds()
	s.Neutral = NeutralBullets // CE-13
	for b := range s.Crew {
		s.Bandits[b].Bullets = CylinderSize // CE-14
	}
	for seat := range game.Seat(s.Seats) {
		s.buildDeck(seat)
	}
	s.First = game.Seat(s.Rand.IntN(setup.Seats)) // CE-15
	s.place()
	return s, nil
}

// chooseCharacters gives each bandit a different character: the one named, or
// one of those that nobody named (CE-7, CE-108).
func (s *State) chooseCharacters(setup game.Setup) error {
	var used [characters + 1]bool
	for b := 0; b < int(s.Crew) && len(setup.Options) > 0; b++ {
		name, seat := "character", game.Seat(b)
		if s.Teams {
			seat = game.Seat(b >> 1)
			if b&1 == 1 {
				name = "second"
			}
		}
		value := Rules.SeatValue(setup, name, seat)
		for c := Ghost; c <= characters; c++ {
			if CharacterNames[c] != value {
				continue
			}
			if used[c] {
				return &game.OptionError{Name: game.SeatKey(name, seat), Value: value}
			}
			used[c] = true
			s.Bandits[b].Character = c
		}
	}
	var left [characters]Character
	n := 0
	for c := Ghost; c <= characters; c++ {
		if !used[c] {
			left[n] = c
			n++
		}
	}
	game.Shuffle(&s.Rand, left[:n])
	for b := range s.Crew {
		if s.Bandits[b].Character == Nobody {
			n--
			s.Bandits[b].Character = left[n]
		}
	}
	return nil
}

// chooseWagons puts the train together: the wagons named, in their places, and
// for the rest any of those that nobody named (CE-8).
func (s *State) chooseWagons(setup game.Setup, wagons int) error {
	var used [wagonKinds + 1]bool
	for i := 1; i <= wagons && len(setup.Options) > 0; i++ {
		name := wagonOption(i)
		value := Rules.Value(setup, name)
		for w := Baggage; w <= wagonKinds; w++ {
			if Wagons[w].Name != value {
				continue
			}
			if used[w] {
				return &game.OptionError{Name: name, Value: value}
			}
			used[w] = true
			s.Train[i] = w
		}
	}
	var left [wagonKinds]Wagon
	n := 0
	for w := Baggage; w <= wagonKinds; w++ {
		if !used[w] {
			left[n] = w
			n++
		}
	}
	game.Shuffle(&s.Rand, left[:n])
	for i := 1; i <= wagons; i++ {
		if s.Train[i] == Locomotive {
			n--
			s.Train[i] = left[n]
		}
	}
	return nil
}

// wagonOption names the option for the i-th wagon behind the Locomotive.
func wagonOption(i int) string { return "wagon/" + strconv.Itoa(i) }

// layLoot hands out the starting purses and lays the loot into the cars (CE-9,
// CE-10, CE-11).
func (s *State) layLoot() {
	var purses [MaxPurses]uint8
	n := 0
	for value, copies := range PurseCopies {
		for range copies {
			purses[n] = uint8(value)
			n++
		}
	}
	// The first eight are those of $250: hand out from the front, and lay any of
	// the rest on the floors.
	rest := purses[s.Crew:]
	game.Shuffle(&s.Rand, rest)
	for car := range int(s.Cars) {
		loot := &Wagons[s.Train[car]]
		spot := At(car, Inside)
		for range loot.Purses {
			s.Tokens[s.Purses] = Token{Place: uint8(spot), Value: rest[0]}
			s.Purses++
			rest = rest[1:]
		}
		s.Jewels[spot] = loot.Jewels
		s.Strongboxes[spot] = loot.Strongboxes
	}
	for b := range s.Crew { // everybody knows what they hold (CE-120)
		s.Tokens[s.Purses] = Token{Place: OnCard + b, Value: startPurse, Known: game.AllSeats.Without(s.Owner(int(b)))}
		s.Purses++
	}
}

// stackRounds draws four round cards of the band and a station (CE-12).
func (s *State) stackRounds() {
	var ids [perBand]RoundID
	for i := range ids {
		ids[i] = band(int(s.Seats)) + RoundID(i)
	}
	game.Shuffle(&s.Rand, ids[:])
	copy(s.Rounds[:Rounds-1], ids[:])
	s.Rounds[Rounds-1] = firstStation + RoundID(s.Rand.IntN(stations))
}

// buildDeck makes a seat's draw deck of Action cards (CE-2, CE-110).
func (s *State) buildDeck(seat game.Seat) {
	p := &s.Players[seat]
	s.eachAction(seat, func(c Card) {
		p.Pile[p.InDeck] = c
		p.InDeck++
		p.Stock[s.slot(c)]++
	})
	p.Loose = p.InDeck
}

// copies is how many Action cards of a kind bear a bandit (CE-2, CE-110).
func (s *State) copies(k Kind, bandit int) uint8 {
	switch {
	case !s.Teams:
		return Copies[k]
	case k == Marshal && bandit&1 == 1:
		return 0 // one Marshal card a team
	}
	return TeamCopies[k]
}

// eachAction calls f for every Action card that a seat owns.
func (s *State) eachAction(seat game.Seat, f func(Card)) {
	first, n := s.Crewed(seat)
	for b := first; b < first+n; b++ {
		for k := Move; k <= Marshal; k++ {
			for range s.copies(k, b) {
				f(NewCard(k, b))
			}
		}
	}
}

// place puts the bandits into the two rear cars (CE-16), or asks the two teams
// (CE-109), and starts the first round.
func (s *State) place() {
	if s.Teams {
		s.Phase = Placing
		s.Act = s.First
		return
	}
	seat := s.First
	for i := range int(s.Seats) {
		s.Bandits[seat].Spot = At(s.Caboose()-i&1, Inside)
		seat = s.left(seat)
	}
	s.startRound(nil)
}

// left is the next seat clockwise.
func (s *State) left(seat game.Seat) game.Seat {
	if seat++; seat == game.Seat(s.Seats) {
		return 0
	}
	return seat
}

// choosePlace commits a team to which of its bandits starts in the Caboose; when
// both have committed, all four are placed (CE-109).
func (s *State) choosePlace(bandit int, ev *game.Events) {
	s.Placed[s.Act] = uint8(1 + bandit)
	s.Told = s.Told.With(s.Act)
	ev.Add(game.Event{Kind: EvCommitted, Actor: s.Act, Rule: 109})
	s.Act = 1 - s.Act
	if s.Told.Len() < 2 {
		return
	}
	for seat := range game.Seat(2) {
		rear := int(s.Placed[seat]) - 1
		for b := 2 * int(seat); b < 2*int(seat)+2; b++ {
			car := s.Caboose()
			if b != rear {
				car--
			}
			s.Bandits[b].Spot = At(car, Inside)
			ev.Add(game.Event{Kind: EvPlaced, Actor: seat, From: SeatRef(seat), To: SpotRef(s.Bandits[b].Spot), Amount: [2]int16{int16(b)}, Rule: 109, Final: true})
		}
	}
	s.Placed = [2]uint8{}
	s.Told = 0
	s.startRound(ev)
}
