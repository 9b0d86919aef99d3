package saloon

import (
	"slices"

	"drygulch/game"
)

// Numbers that the rules give.
const (
	handSize = 7   // HN-8, HN-19
	teamGrit = 40  // HN-144
	lastTurn = 200 // HN-173
)

// deal makes a match (HN-4 to HN-10): the set-up round is the first that is asked.
func deal(setup game.Setup) (game.State, error) {
	if err := Rules.Check(setup); err != nil {
		return nil, err
	}
	s := &State{Rand: game.NewRand(setup.Seed, 0), View: Truth, Seats: uint8(setup.Seats), Alive: 1<<setup.Seats - 1}
	teams := Rules.Value(setup, "teams")
	s.Teams = teamCounts[teams]
	if s.Teams > 0 && (!canTeam(setup) || setup.Seats%int(s.Teams) != 0) { // HN-140
		return nil, &game.OptionError{Name: "teams", Value: teams}
	}
	s.Advanced = Rules.Value(setup, "abilities") == "advanced"
	if err := s.dealCharacters(setup); err != nil {
		return nil, err
	}
	s.MaxGrit = 20
	switch {
	case s.Teams > 0:
		s.MaxGrit = teamGrit
	case Rules.Value(setup, "grit") == "30":
		s.MaxGrit = 30
	}
	s.Loader, s.InLoader = LoaderCopies, loaderCards // HN-6
	s.Deck = saloonDeck                              // HN-7
	if s.Teams > 0 {
		s.Deck = s.Deck.add(teamDeck) // HN-141
	}
	s.InDeck = uint8(s.Deck.len())
	for seat := range game.Seat(s.Seats) {
		s.Grit[s.Side(seat)] = s.MaxGrit
		if s.Teams > 0 {
			s.Calls[seat] = uint8(slices.Index(CallNames[:], Rules.SeatValue(setup, "call", seat)))
		}
		s.draw(seat, handSize, 8, nil)
	}
	s.First = game.Seat(s.Rand.IntN(setup.Seats)) // HN-10
	s.Turn = s.First
	s.run(nil)
	return s, nil
}

// dealCharacters gives each seat the character that it chose, or one that is left;
// no two the same (HN-5).
func (s *State) dealCharacters(setup game.Setup) error {
	var all [characters]Character
	for i := range all {
		all[i] = Character(i + 1)
	}
	game.Shuffle(&s.Rand, all[:])
	var taken uint16
	for seat := range game.Seat(s.Seats) {
		name := Rules.SeatValue(setup, "character", seat)
		c := Character(max(slices.Index(CharacterNames[1:], name)+1, 0))
		if c != Nobody && taken>>c&1 == 1 {
			return &game.OptionError{Name: game.SeatKey("character", seat), Value: name}
		}
		taken |= 1 << c
		s.Characters[seat] = c
	}
	next := 0
	for seat := range s.Seats {
		for s.Characters[seat] == Nobody {
			if c := all[next]; taken>>c&1 == 0 {
				s.Characters[seat] = c
			}
			next++
		}
	}
	return nil
}

// place puts the actor's pawn where he starts, and it is the next one's turn to do
// so; after the last the first player begins (HN-11, HN-14).
func (s *State) place(p Position, ev *game.Events) {
	s.Where[s.Turn] = p
	if ev != nil {
		ev.Add(game.Event{Kind: EvPlaced, Actor: s.Turn, From: PawnRef(s.Turn), To: PositionRef(p), Rule: 11})
	}
	s.Turn = nextSeat(s.Alive, s.Turn)
	if s.Turn == s.First {
		s.beginTurn(s.First, ev)
	}
}
