package train

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
)

// Positions in which several rules meet.

func TestBelleIsSpareForTucosOtherLevelToo(t *testing.T) { // CE-87, CE-93, CE-94
	for _, p := range []struct {
		text string
		hit  string
	}{
		{"tuco 2i, belle 2r, doc 3i", "doc"},
		{"tuco 2i, belle 3i, doc 2r", "doc"},
		{"tuco 2r, belle 2i, doc 4r", "doc"},
		{"tuco 2r, belle 4r, doc 2i", "doc"},
		{"tuco 2r, belle 2i, doc 2r", "belle"}, // Doc is in Tuco's own spot
		{"tuco 2i, belle 2r, doc 4i", "belle"}, // and here he is too far
	} {
		tb := given(t, 5, p.text).steal("tuco fire")
		for _, who := range []string{"belle", "doc"} {
			want := 0
			if who == p.hit {
				want = 1
			}
			tb.received(who, want)
		}
	}
	off := given(t, 5, "tuco 2i, belle 3i, doc 2r, ghost 1i")
	off.s.Powers = false
	off.steal("tuco fire").may("fire pawn/1", "fire pawn/3")
	// Her own mate does not choose her either.
	tb := given(t, 5, "tuco 2i, belle 2r, doc 3i, ghost 4r").teams().steal("tuco fire, tuco move")
	tb.received("belle", 0).received("doc", 1)
}

func TestDjangoPushesBelleToTheMarshal(t *testing.T) { // CE-89, CE-90, CE-93
	tb := given(t, 5, "django 1i, belle 2i, doc 4r, marshal 3i").expert().steal("django fire, doc move")
	tb.stands("belle", "3r").received("belle", 2)
	p := &tb.s.Players[1]
	if top := p.Pile[p.InDeck-2 : p.InDeck]; top[0] != NewCard(Bullet, 0) || top[1] != NewCard(Bullet, Neutral) {
		t.Errorf("on her deck lie %s and on top %s", cardID(top[0]), cardID(top[1]))
	}
	none := given(t, 5, "django 1i, belle 2i, doc 4r, marshal 3i")
	none.s.Neutral = 0
	none.steal("django fire, doc move").stands("belle", "3r").received("belle", 1)
}

func TestDjangoPushesAlongTheRoofsToTheEnds(t *testing.T) { // CE-4, CE-89
	given(t, 5, "django 1r, doc 2r, ghost 4i, marshal 3i").steal("django fire, ghost move").stands("doc", "3r").received("doc", 1)
	given(t, 5, "django 0r, doc 4r, ghost 4i").steal("django fire, ghost move").stands("doc", "4r").received("doc", 1)
	given(t, 5, "django 4r, doc 1r, ghost 4i").steal("django fire, django fire, ghost move").stands("doc", "0r").received("doc", 2)
	given(t, 5, "django 1i, doc 0i, ghost 4i, marshal 2i").steal("django fire").stands("doc", "0i").received("doc", 1)
	given(t, 5, "django 2i, tuco 3i, doc 1r, ghost 4i").teams().steal("django fire, ghost move").stands("tuco", "4i") // a mate too
}

func TestWhomCheyenneKnocksToTheMarshalHasLostThePurseBefore(t *testing.T) { // CE-65, CE-92
	tb := given(t, 5, "cheyenne 2i, doc 2i $300, marshal 3i").steal("cheyenne punch").choose("punch pawn/1 purse car/3 take")
	tb.lies("cheyenne", "$300").lies("doc").lies("3i").stands("doc", "3r").received("doc", 1)
	var kinds []uint8
	for _, e := range tb.ev.List() {
		switch e.Kind {
		case EvSnatched, EvKnocked, EvStung, EvFled:
			kinds = append(kinds, e.Kind)
		}
	}
	if want := []uint8{EvSnatched, EvKnocked, EvStung, EvFled}; !slices.Equal(kinds, want) {
		t.Errorf("told as %v, want %v", kinds, want)
	}
}

func TestTheLastNeutralBulletWaitsForASingleOne(t *testing.T) { // CE-68, CE-71, CE-Q32
	tb := given(t, 5, "doc 1i, ghost 1i, tuco 4r, belle 2r, marshal 0i")
	tb.s.Neutral = 1
	tb.steal("tuco marshal, belle floor-change, belle move").choose("move car/1")
	tb.stands("doc", "1r").stands("ghost", "1r").received("doc", 0).received("ghost", 0)
	tb.stands("belle", "1r").received("belle", 1)
	if tb.s.Neutral != 0 || tb.heard(EvSpared) != 1 {
		t.Errorf("%d left, %d groups spared", tb.s.Neutral, tb.heard(EvSpared))
	}
}

func TestAngryMarshalsLastBullet(t *testing.T) { // CE-71, CE-73
	one := given(t, 5, "doc 2r, ghost 3i, marshal 2i")
	one.s.Neutral = 1
	one.event(cardAngry).received("doc", 1).received("ghost", 0).stands("ghost", "3r")
	two := given(t, 5, "doc 2r, tuco 2r, ghost 3i, marshal 2i")
	two.s.Neutral = 1
	two.event(cardAngry).received("doc", 0).received("tuco", 0).received("ghost", 1).stands("ghost", "3r")
}

func TestGhostsFirstGoIsNotMadeUpForBySpeedingUp(t *testing.T) { // CE-84, CE-29
	for _, mode := range []string{"plain", "expert", "teams"} {
		tb := given(t, 5, "ghost 1i, doc 2i, tuco 3i, belle 4r")
		other := game.Seat(3)
		switch mode {
		case "expert":
			tb.expert()
		case "teams":
			tb.teams()
			other = 1
		}
		tb.hold(0, Move)
		for seat := game.Seat(1); seat <= other; seat++ {
			tb.hold(seat, Move)
		}
		tb.round(cardBridge) // S 2 S
		tb.may("play move/0", "playdown move/0", "draw").choose("draw")
		for tb.s.Act != 0 {
			tb.choose("draw")
		}
		for go2 := range 2 {
			for _, way := range tb.ways() {
				if strings.HasPrefix(way, "playdown") {
					t.Errorf("%s: %q on go %d of Speeding Up", mode, way, go2+1)
				}
			}
			tb.choose(tb.ways()[0])
		}
	}
}

func TestDocFillsUpOnlyWhatIsMissing(t *testing.T) { // CE-86, CE-100
	for kept, want := range []uint8{7, 7, 7, 7, 7, 7, 7, 7, 8, 9} {
		tb := given(t, 5, "doc 1i, tuco 2i").expert()
		all := []Kind{Move, Move, FloorChange, FloorChange, Fire, Fire, Robbery, Robbery, Punch, Marshal}
		tb.hold(0, all[:kept]...)
		tb.s.startRound(&tb.ev)
		if got := tb.s.Players[0].InHand; got != want {
			t.Errorf("with %d kept Doc holds %d, want %d", kept, got, want)
		}
	}
}

func TestRevengeTakesOneOfEqualPurses(t *testing.T) { // CE-79
	given(t, 5, "doc 2r $250 $250 $300, ghost 2r $500, marshal 2i").event(stationRevenge).
		lies("doc", "$250", "$300").lies("ghost").lies("2r", "$250", "$500")
}

func TestBothOfATeamPickPockets(t *testing.T) { // CE-80, CE-82
	tb := given(t, 5, "doc 1i, ghost 2r, tuco 3i, belle 4r, floor 1i $250, floor 2r $300, floor 4r $500").teams().event(stationPockets)
	tb.choose("pick purse/0").choose("pick purse/0").choose("pick purse/0")
	tb.lies("doc", "$250").lies("ghost", "$300").lies("belle", "$500")
	if tb.s.Phase != Over {
		t.Errorf("phase %s", PhaseNames[tb.s.Phase])
	}
}

func TestAStolenPurseKeepsItsWitnesses(t *testing.T) { // CE-120
	// The starting purse that Cheyenne snatches: all know both of hers.
	tb := dealt(t, 3, 1, "character/0=cheyenne")
	s := tb.s
	s.punch(0, blow{1, Purse, s.Caboose() - 1, true}, &tb.ev)
	view := *s
	view.Observe(2)
	for _, purse := range view.TokensAt(OnCard) {
		if purse.Value != startPurse {
			t.Errorf("seat 2 does not know Cheyenne's purses: %v", view.TokensAt(OnCard))
		}
	}
	// One that lay on a floor, known to seat 2, and that seat 1 takes.
	tb = given(t, 5, "doc 2i, ghost 3i, tuco 4r")
	s = tb.s
	s.drop(Token{Value: 8, Known: game.Only(2)}, At(3, Inside))
	tb.steal("ghost robbery, tuco move").knows(OnCard+1, 400, 1, 2)
	for _, e := range tb.ev.List() {
		if e.Kind != EvRobbed {
			continue
		}
		for viewer := game.NoSeat; viewer < 3; viewer++ {
			seen, _ := e.Seen(viewer)
			if knows := viewer == 1 || viewer == 2; (seen.Face[0] != 0) != knows {
				t.Errorf("seat %d hears of %d", viewer, seen.Face[0])
			}
		}
	}
}

func TestCheyenneKnowsWhatIsLeftOfWhatSheKnew(t *testing.T) { // CE-120
	for range 8 {
		tb := dealt(t, 3, 1, "character/0=cheyenne")
		s := tb.s
		s.pocket(Token{Value: 9, Known: game.Only(0)}, 1) // she and Doc know of $250 and $450
		s.pocket(Token{Value: 9, Known: game.Only(0)}, 1) // twice
		s.Rand.Uint64()
		s.punch(0, blow{1, Purse, s.Caboose() - 1, true}, &tb.ev)
		view := *s
		view.Observe(0)
		for i, purse := range view.TokensAt(OnCard + 1) {
			if want := s.TokensAt(OnCard + 1)[i].Value; purse.Value != want {
				t.Errorf("she takes one of three that she knows and no longer knows of a $%d", int(want)*PurseUnit)
			}
		}
		third := *s
		third.Observe(2) // knew of the $250 alone, and not which was taken
		for _, purse := range third.TokensAt(OnCard + 1) {
			if purse.Value != 0 {
				t.Error("the third knows what is left")
			}
		}
	}
}

func TestWhatOthersKeepIsAnythingInAnImaginedWorld(t *testing.T) { // CE-102
	tb := given(t, 5, "tuco 1i, doc 2i").expert().hold(0, Move, Move, Fire).hold(1, Punch).schemed()
	tb.choose("commit")
	kept := map[string]int{}
	deals(tb.s, 1, 8_000, func(s *State) string {
		n := 0
		for i, c := range s.HandOf(0) {
			if c.Kept() {
				n++
				if i > 0 && s.HandOf(0)[i-1] == c.Face() {
					t.Fatal("of two alike the second is marked")
				}
			}
		}
		kept[fmt.Sprint(n)]++
		return ""
	})
	for n, ways := range []int{1, 3, 3, 1} {
		if got := kept[fmt.Sprint(n)]; got < 1000*ways-200*ways || got > 1000*ways+200*ways {
			t.Errorf("%d of three cards kept in %d of 8000 worlds", n, got)
		}
	}
}

func TestACardLaidBeforeTheShuffleIsTheCopyThatWasNotShuffled(t *testing.T) { // CE-101, CE-119
	tb := given(t, 5, "tuco 1i, doc 2i").expert()
	s, p := tb.s, &tb.s.Players[0]
	for _, text := range []string{"tuco floor-change", "tuco floor-change", "tuco robbery", "tuco robbery", "tuco punch"} { // lie open
		s.Scheme[s.Laid] = Played{Card: tb.card(text), Seat: 0}
		s.Laid++
	}
	tb.hold(0, Fire)
	s.Scheme[s.Laid] = Played{Card: tb.card("tuco move"), Seat: 0, Down: true}
	s.Laid++
	p.Stock = [slots]uint8{}
	for _, c := range p.Pile[:p.Loose] { // Move, Fire and Marshal were shuffled after that
		p.Stock[s.slot(c)]++
	}
	p.Shuffled = s.Laid
	p.take(p.top(&s.Rand))
	s.Turn = MaxTurns
	// Face down one of two, and any two of three in the deck.
	even(t, deals(s, 1, 12_000, func(s *State) string {
		deck := slices.Clone(s.Players[0].Pile[:2])
		slices.Sort(deck)
		return fmt.Sprint(s.Scheme[5].Card, deck)
	}), 6)
}
