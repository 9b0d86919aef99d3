package train

import (
	"slices"
	"testing"

	"drygulch/game"
)

const four = "tuco 1i, doc 2i, belle 3i, ghost 4i"

func TestTwoPlayersRideWithFourWagonsOrThree(t *testing.T) { // CE-107
	for option, cars := range map[string]uint8{"wagons=4": 5, "wagons=3": 4} {
		s := dealt(t, 2, 1, option).s
		if s.Cars != cars || s.Rounds[0] >= firstLarge || s.Rounds[4] < firstStation {
			t.Errorf("%s: %d cars, rounds %v", option, s.Cars, s.Rounds)
		}
	}
}

func TestEachOfTheFourHasItsOwnBulletsAndPurse(t *testing.T) { // CE-108, CE-Q57
	s := dealt(t, 2, 1, "character/0=tuco", "second/0=doc").s
	if s.Crew != 4 || s.Bandits[0].Character != Tuco || s.Bandits[1].Character != Doc || !s.Expert {
		t.Errorf("%+v", s.Bandits)
	}
	for b := range 4 {
		if s.Bandits[b].Bullets != 6 || s.owns(b) != 1 || int(s.Owner(b)) != b/2 {
			t.Errorf("bandit %d: %+v", b, s.Bandits[b])
		}
	}
}

func TestPlacesAreChosenInSecretAndShownTogether(t *testing.T) { // CE-109
	tb := dealt(t, 2, 1)
	s := tb.s
	one, two := s.Act, 1-s.Act
	first, _ := s.Crewed(one)
	tb.may(describe(game.Move{Verb: VerbPlace, Args: [7]uint8{uint8(first)}}), describe(game.Move{Verb: VerbPlace, Args: [7]uint8{uint8(first + 1)}}))
	other := *s
	m := s.Moves(nil)[1]
	if seen := s.Seen(m, two); seen != (game.Move{Verb: VerbPlace}) {
		t.Errorf("the other sees %v", seen)
	}
	s.Apply(m, &tb.ev)
	other.Apply(other.Moves(nil)[0], nil)
	x, y := *s, other
	x.Observe(two)
	y.Observe(two)
	if x != y || !x.Told.Has(one) {
		t.Error("the other can tell, or does not see the commit")
	}
	s.Apply(s.Moves(nil)[0], &tb.ev)
	second, _ := s.Crewed(two)
	caboose := s.Caboose()
	want := map[int]int{first: caboose - 1, first + 1: caboose, second: caboose, second + 1: caboose - 1}
	for b, car := range want {
		if s.Bandits[b].Spot != At(car, Inside) {
			t.Errorf("bandit %d stands %s, want car %d", b, spotID(s.Bandits[b].Spot), car)
		}
	}
	if tb.heard(EvPlaced) != 4 || s.Phase != Scheming {
		t.Errorf("%d placed, phase %s", tb.heard(EvPlaced), PhaseNames[s.Phase])
	}
}

func TestATeamsDeckHasElevenCards(t *testing.T) { // CE-110, CE-Q57
	s := dealt(t, 2, 1).s
	for seat := range game.Seat(2) {
		p := &s.Players[seat]
		if p.InDeck != 11 {
			t.Errorf("seat %d: %d cards", seat, p.InDeck)
		}
		var count [8]int
		for _, c := range p.Pile[:p.InDeck] {
			count[c.Kind()]++
			if s.Owner(c.Bandit()) != seat {
				t.Errorf("seat %d has %s", seat, cardID(c))
			}
		}
		if count != [8]int{0, 2, 2, 2, 2, 2, 1, 0} {
			t.Errorf("seat %d: %v", seat, count)
		}
	}
}

func TestACardActsForTheBanditOnIt(t *testing.T) { // CE-111
	tb := given(t, 5, four).teams().steal("doc floor-change, tuco floor-change, ghost floor-change").
		stands("doc", "2r").stands("tuco", "1r").stands("ghost", "4r").stands("belle", "3i")
	if tb.s.Act < 0 {
		t.Error("over")
	}
	given(t, 5, "tuco 1r, doc 2r, belle 3i, ghost 4i").teams().steal("tuco marshal").stands("marshal", "1i")
}

func TestTwoPlayersAlternate(t *testing.T) { // CE-112
	tb := given(t, 5, four).teams().hold(0, Move, Fire, Punch, Robbery).hold(1, Move, Fire, Punch, Robbery).round(cardAngry)
	for i, seat := range []game.Seat{0, 1, 0, 1, 0, 1, 0, 1} { // S S T R
		if tb.s.Act != seat {
			t.Fatalf("go %d: seat %d", i, tb.s.Act)
		}
		tb.choose(tb.ways()[0])
	}
}

func TestABulletGoesToTheTeamsOneDeck(t *testing.T) { // CE-113
	teams := given(t, 5, "tuco 1i, doc 4r, belle 2i, ghost 2r").teams().steal("tuco fire, doc move")
	if p := &teams.s.Players[1]; p.InDeck != 12 || teams.s.Received(1) != 1 || teams.s.Received(0) != 0 {
		t.Errorf("deck of %d", p.InDeck)
	}
}

func TestAMateIsATargetLikeAnyOther(t *testing.T) { // CE-114, CE-Q58
	tb := given(t, 5, "ghost 1r, doc 2r, tuco 3i, belle 4i").teams().steal("ghost fire, doc move")
	if tb.s.Received(0) != 1 || tb.s.Bandits[0].Bullets != 5 {
		t.Errorf("received %d", tb.s.Received(0))
	}
	// The mate hides those behind, and Belle is spared for it.
	given(t, 5, "ghost 1r, doc 2r, tuco 3r, belle 4i").teams().steal("ghost fire, ghost move").received("tuco", 0).received("doc", 1)
	given(t, 5, "ghost 2i, doc 3i, belle 1i, tuco 4r").teams().steal("ghost fire, ghost move").received("doc", 1).received("belle", 0)
	tb = given(t, 5, "ghost 2i, doc 2i, belle 2i, tuco 4r").teams().steal("ghost punch")
	if slices.Contains(tb.ways(), "punch pawn/2 none car/1") || !slices.Contains(tb.ways(), "punch pawn/1 none car/1") {
		t.Errorf("%q", tb.ways())
	}
}

func TestTheRicherTeamWinsWithoutAGunslinger(t *testing.T) { // CE-115
	tb := given(t, 5, "tuco 1i $250, doc 2i $300, belle 3i jewel, ghost 4i").teams()
	tb.s.Bandits[2].Bullets = 0
	if got := tb.over().totals(); !slices.Equal(got, []int{550, 500}) || tb.heard(EvGunslinger) != 0 {
		t.Errorf("%v", got)
	}
	if got := tb.shares(); !slices.Equal(got, []float32{1, 0}) {
		t.Errorf("%v", got)
	}
	tb = given(t, 5, "tuco 1i $250, doc 2i $250, belle 3i jewel, ghost 4i").teams()
	tb.s.hit(2, 0)
	if got := tb.over().shares(); !slices.Equal(got, []float32{1, 0}) {
		t.Errorf("equally rich: %v", got)
	}
}

func TestDocAndGhostServeTheirTeam(t *testing.T) { // CE-116
	tb := given(t, 5, "tuco 1i, doc 2i, belle 3i, ghost 4i").teams()
	tb.s.startRound(&tb.ev)
	if a, b := tb.s.Players[0].InHand, tb.s.Players[1].InHand; a != 7 || b != 6 {
		t.Errorf("hands of %d and %d", a, b)
	}
	tb = given(t, 5, "belle 3i, ghost 4i, tuco 1i, doc 2i").teams().hold(0, Move) // Belle's card
	tb.may("play move/0", "playdown move/0", "draw")
	// Tuco's, Django's and Belle's powers are their own.
	given(t, 5, "ghost 2i, django 4r, doc 3i, belle 1r").teams().steal("ghost fire, ghost move").stands("doc", "3i").received("doc", 1)
}
