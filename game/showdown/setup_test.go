package showdown

import (
	"fmt"
	"testing"

	"drygulch/game"
)

func TestRolesGoByTheNumberOfPlayers(t *testing.T) { // BG-2, BG-5, BG-87
	for seats := 3; seats <= 8; seats++ {
		s := dealt(t, seats, uint64(seats))
		left := RoleCounts[seats]
		total := 0
		for _, n := range left {
			total += int(n)
		}
		if total != seats {
			t.Errorf("%d roles for %d players", total, seats)
		}
		for seat, role := range s.Roles[:seats] {
			left[role]--
			if shown := s.Shown.Has(game.Seat(seat)); shown != (role == Sheriff || seats == 3) {
				t.Errorf("%d players: %s shown %v", seats, RoleNames[role], shown)
			}
		}
		if left != ([roles]uint8{}) {
			t.Errorf("%d players: roles %v", seats, s.Roles)
		}
	}
	if want := [roles]uint8{Sheriff: 1, Deputy: 2, Outlaw: 3, Renegade: 2}; RoleCounts[8] != want {
		t.Errorf("eight players are %v", RoleCounts[8])
	}
}

func TestEverybodyChoosesOneOfTwoInSecretAndAllAreShownTogether(t *testing.T) { // BG-6
	s := dealt(t, 5, 3)
	sheriff := s.Turn
	if s.Roles[sheriff] != Sheriff {
		t.Fatal("the Sheriff does not begin")
	}
	for i := range 5 {
		seat := s.Actor()
		if want := (sheriff + game.Seat(i)) % 5; seat != want {
			t.Fatalf("seat %d chooses, want %d", seat, want)
		}
		offers := s.Offers
		var ev game.Events
		s.Apply(game.Move{Verb: VerbChoose, Args: [7]uint8{1}}, &ev)
		if s.Offers != offers && i < 4 {
			t.Fatal("an offer changes before all have chosen")
		}
		for viewer := game.NoSeat; viewer < 5 && i < 4; viewer++ {
			view := *s
			view.Observe(viewer)
			if viewer != seat && (view.Picked[seat] != 0 || view.Offers[seat] != [2]Character{}) {
				t.Errorf("seat %d sees what seat %d chooses", viewer, seat)
			}
			if !view.Told.Has(seat) || view.Characters[seat] != Nobody {
				t.Error("that somebody has chosen is seen, what he is is not")
			}
		}
		if i == 4 {
			for seat := range 5 {
				if s.Characters[seat] != offers[seat][1] || s.Offers[seat] != [2]Character{offers[seat][0]} {
					t.Errorf("seat %d is %d of %v", seat, s.Characters[seat], offers[seat])
				}
			}
		}
	}
	if s.Phase == Choosing {
		t.Error("all have chosen")
	}
	one := dealt(t, 8, 3, "characters", "random1")
	if one.Phase == Choosing || one.Characters[7] == Nobody {
		t.Error("with one character each there is no choice")
	}
}

func TestSixteenCharactersAreEnoughForEightToChoose(t *testing.T) { // BG-6
	s := dealt(t, 8, 1)
	if err := s.conserveCharacters(); err != nil {
		t.Error(err)
	}
	if characters != 16 {
		t.Errorf("%d characters", characters)
	}
}

func TestLifeIsTheCharactersAndTheSheriffHasOneMore(t *testing.T) { // BG-7
	for c := BartCassidy; c <= characters; c++ {
		want := 4
		if c == ElGringo || c == PaulRegret {
			want = 3
		}
		if c.Life() != want {
			t.Errorf("%s has %d life points", CharacterNames[c], c.Life())
		}
	}
	for seed := range uint64(30) {
		s := dealt(t, 6, seed, "characters", "random1")
		for seat := range game.Seat(6) {
			want := s.Characters[seat].Life()
			if s.Roles[seat] == Sheriff {
				want++
			}
			if int(s.Life[seat]) != want || s.MaxLife(seat) != want {
				t.Errorf("%s %s has %d of %d life points", RoleNames[s.Roles[seat]], CharacterNames[s.Characters[seat]], s.Life[seat], s.MaxLife(seat))
			}
		}
	}
}

func TestEverybodyIsDealtAsManyCardsAsHeHasLife(t *testing.T) { // BG-8, BG-88
	for seed := range uint64(30) {
		s := dealt(t, 8, seed, "characters", "random1")
		if s.InDiscard != 0 {
			t.Error("the discard pile starts empty")
		}
		for seat := range game.Seat(8) {
			if seat != s.Turn && int(s.InHand[seat]) != int(s.Life[seat]) {
				t.Errorf("seat %d: %d cards, %d life points", seat, s.InHand[seat], s.Life[seat])
			}
		}
		if s.InDeck < Cards-33-3-1 {
			t.Errorf("%d cards left of eighty", s.InDeck)
		}
	}
}

func TestTheSheriffBeginsAndTurnsGoClockwisePastTheDead(t *testing.T) { // BG-9
	s := dealt(t, 5, 9, "characters", "random1")
	if s.Roles[s.Turn] != Sheriff || s.Turns != 1 {
		t.Errorf("seat %d begins, a %s", s.Turn, RoleNames[s.Roles[s.Turn]])
	}
	tb := given(t, idle("sheriff"), idle("outlaw"), idle("outlaw"), idle("renegade")).kills(1)
	tb.do("0 end").turn(2, Playing)
}

func TestAWrongSetupIsRefused(t *testing.T) {
	for _, setup := range []game.Setup{
		{Seats: 2}, {Seats: 9},
		{Seats: 4, Options: map[string]string{"characters": "three"}},
		{Seats: 4, Options: map[string]string{"gold": "on"}},
	} {
		if _, err := Rules.New(setup); err == nil {
			t.Errorf("%+v was dealt", setup)
		}
	}
}

func TestEveryDealIsAsLikely(t *testing.T) { // BG-5, BG-6, BG-8, BG-9
	const deals, seats = 20_000, 5
	roles, first, sheriffs, offers, hands := map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}, map[string]int{}
	for seed := range uint64(deals) {
		s := dealt(t, seats, seed)
		roles[fmt.Sprint(s.Roles[:seats])]++
		sheriffs[fmt.Sprint(s.Turn)]++
		offers[CharacterNames[s.Offers[1][0]]]++
		s = dealt(t, seats, seed, "characters", "random1")
		first[CharacterNames[s.Characters[4]]]++
		if s.Turn != 2 { // he has drawn already
			for _, c := range s.HandOf(2, nil) {
				hands[cardNames[c]]++
			}
		}
	}
	even(t, roles, 5*4*3) // two Outlaws are alike
	even(t, sheriffs, seats)
	even(t, offers, int(characters))
	even(t, first, int(characters))
	even(t, hands, Cards)
}
