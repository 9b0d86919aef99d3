package train

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
)

// table is a position under test, written as text:
//
//	given(t, 5, "django 1r, doc 3r $250 jewel, marshal 0i, floor 2i $300 strongbox")
//
// is a train of five cars, with Django (bandit and seat 0) on the roof of car 1 and
// Doc (1) on that of car 3, who owns a purse and a jewel; the Marshal in the
// Locomotive, where he is if nothing is said; and loot on the floor inside car 2.
// The round is one without an event.
type table struct {
	t     *testing.T
	s     *State
	ev    game.Events
	names []string
}

// bridge is a round card without an event, in either band.
const (
	cardAngry = firstSmall + iota
	cardSwivel
	cardBraking
	cardTakeAll
	cardRebellion
	cardTunnel
	cardBridge
)

const (
	stationRevenge = firstStation + iota
	stationPockets
	stationHostage
)

func given(t *testing.T, cars int, text string) *table {
	t.Helper()
	tb := &table{t: t, s: &State{Rand: game.NewRand(1, 1), View: Truth, Phase: Scheming, Powers: true, Cars: uint8(cars), Neutral: NeutralBullets}}
	s := tb.s
	s.Rounds = [Rounds]RoundID{cardBridge, cardTunnel, cardSwivel, cardBraking, stationHostage}
	for i := 1; i < cars; i++ {
		s.Train[i] = Wagon(i)
	}
	for _, item := range strings.Split(text, ",") {
		words := strings.Fields(item)
		who, spot := words[0], spotOf(t, words[1])
		switch who {
		case "marshal":
			s.Sheriff = uint8(spot.Car())
		case "floor":
			tb.lay(spot, words[2:])
		default:
			b := int(s.Crew)
			s.Crew++
			tb.names = append(tb.names, who)
			s.Bandits[b] = Bandit{Character: Character(slices.Index(CharacterNames[:], who)), Spot: spot, Bullets: CylinderSize}
			tb.own(b, words[2:])
		}
	}
	s.Seats = s.Crew
	tb.decks()
	return tb
}

// teams makes two teams of the four bandits.
func (tb *table) teams() *table {
	tb.s.Teams, tb.s.Expert, tb.s.Seats = true, true, 2
	tb.decks()
	return tb
}

// expert plays the Expert Variant.
func (tb *table) expert() *table {
	tb.s.Expert = true
	return tb
}

func (tb *table) decks() {
	tb.s.Players = [MaxPlayers]Player{}
	for seat := range game.Seat(tb.s.Seats) {
		tb.s.buildDeck(seat)
	}
}

func spotOf(t *testing.T, text string) Spot {
	t.Helper()
	var car int
	var level rune
	if _, err := fmt.Sscanf(text, "%d%c", &car, &level); err != nil {
		t.Fatalf("spot %q: %v", text, err)
	}
	return At(car, Level(strings.IndexRune("ir", level)))
}

func dollars(text string) uint8 {
	n := 0
	fmt.Sscanf(text, "$%d", &n)
	return uint8(n / PurseUnit)
}

func (tb *table) lay(spot Spot, things []string) {
	for _, thing := range things {
		switch {
		case thing == "jewel":
			tb.s.Jewels[spot]++
		case thing == "strongbox":
			tb.s.Strongboxes[spot]++
		default:
			tb.s.drop(Token{Value: dollars(thing)}, spot)
		}
	}
}

func (tb *table) own(b int, things []string) {
	for _, thing := range things {
		switch {
		case thing == "jewel":
			tb.s.Bandits[b].Jewels++
		case thing == "strongbox":
			tb.s.Bandits[b].Strongboxes++
		default:
			tb.s.pocket(Token{Value: dollars(thing)}, b)
		}
	}
}

func (tb *table) bandit(who string) int {
	tb.t.Helper()
	b := slices.Index(tb.names, who)
	if b < 0 {
		tb.t.Fatalf("nobody is called %q", who)
	}
	return b
}

// card takes a card out of its owner's deck: "doc fire".
func (tb *table) card(text string) Card {
	tb.t.Helper()
	who, kind, _ := strings.Cut(strings.TrimSpace(text), " ")
	c := NewCard(Kind(slices.Index(KindNames[:], kind)), tb.bandit(who))
	p := &tb.s.Players[tb.s.Owner(c.Bandit())]
	i := slices.Index(p.Pile[:p.Loose], c)
	if i < 0 {
		tb.t.Fatalf("no %s in the deck", text)
	}
	p.InDeck--
	p.Loose--
	p.Pile[i], p.Pile[p.Loose] = p.Pile[p.Loose], NoCard
	return c
}

// steal carries out a pile of these cards up to the first choice: "doc fire, tuco
// move".
func (tb *table) steal(cards string) *table {
	tb.t.Helper()
	s := tb.s
	for text := range strings.SplitSeq(cards, ",") {
		c := tb.card(text)
		s.Scheme[s.Laid] = Played{Card: c, Seat: s.Owner(c.Bandit())}
		s.Laid++
	}
	s.startStealing(&tb.ev)
	return tb
}

// event makes the round's card one with an event and ends the round.
func (tb *table) event(card RoundID) *table {
	s := tb.s
	if card >= firstStation {
		s.Round = Rounds - 1
	}
	s.Rounds[s.Round] = card
	s.startStealing(&tb.ev)
	return tb
}

// ways are the legal moves, as Describe tells them.
func (tb *table) ways() []string {
	var list []string
	for _, m := range tb.s.Moves(nil) {
		list = append(list, describe(m))
	}
	return list
}

// may checks the legal moves, in their order.
func (tb *table) may(want ...string) *table {
	tb.t.Helper()
	if got := tb.ways(); !slices.Equal(got, want) {
		tb.t.Fatalf("legal: %q, want %q", got, want)
	}
	return tb
}

// choose plays the legal move that is told so.
func (tb *table) choose(text string) *table {
	tb.t.Helper()
	for _, m := range tb.s.Moves(nil) {
		if describe(m) == text {
			tb.s.Apply(m, &tb.ev)
			return tb
		}
	}
	tb.t.Fatalf("%q is not legal: %q", text, tb.ways())
	return tb
}

// stands checks where a bandit or the Marshal is.
func (tb *table) stands(who, where string) *table {
	tb.t.Helper()
	got := At(int(tb.s.Sheriff), Inside)
	if who != "marshal" {
		got = tb.s.Bandits[tb.bandit(who)].Spot
	}
	if want := spotOf(tb.t, where); got != want {
		tb.t.Errorf("%s stands %s, want %s", who, spotID(got), spotID(want))
	}
	return tb
}

// lies checks what lies on a floor or on somebody's card.
func (tb *table) lies(place string, want ...string) *table {
	tb.t.Helper()
	var got []string
	at, jewels, boxes := 0, uint8(0), uint8(0)
	if b := slices.Index(tb.names, place); b >= 0 {
		at, jewels, boxes = OnCard+b, tb.s.Bandits[b].Jewels, tb.s.Bandits[b].Strongboxes
	} else {
		spot := spotOf(tb.t, place)
		at, jewels, boxes = int(spot), tb.s.Jewels[spot], tb.s.Strongboxes[spot]
	}
	for _, t := range tb.s.TokensAt(at) {
		got = append(got, fmt.Sprintf("$%d", int(t.Value)*PurseUnit))
	}
	for range jewels {
		got = append(got, "jewel")
	}
	for range boxes {
		got = append(got, "strongbox")
	}
	if !slices.Equal(got, want) {
		tb.t.Errorf("%s has %q, want %q", place, got, want)
	}
	return tb
}

// received checks the Bullet cards that a bandit's owner has received.
func (tb *table) received(who string, want int) *table {
	tb.t.Helper()
	if got := tb.s.Received(tb.s.Owner(tb.bandit(who))); got != want {
		tb.t.Errorf("%s received %d bullets, want %d", who, got, want)
	}
	return tb
}

// bullets checks what a bandit has left to fire.
func (tb *table) bullets(who string, want uint8) *table {
	tb.t.Helper()
	if got := tb.s.Bandits[tb.bandit(who)].Bullets; got != want {
		tb.t.Errorf("%s has %d bullets left, want %d", who, got, want)
	}
	return tb
}

// heard counts the events of a kind.
func (tb *table) heard(kind uint8) int {
	n := 0
	for _, e := range tb.ev.List() {
		if e.Kind == kind {
			n++
		}
	}
	return n
}

// fizzled checks that a card fizzled for a reason.
func (tb *table) fizzled(why Fizzle) *table {
	tb.t.Helper()
	for _, e := range tb.ev.List() {
		if e.Kind == EvFizzled && Fizzle(e.Amount[0]) == why {
			return tb
		}
	}
	tb.t.Errorf("no card fizzled by %q", FizzleNames[why])
	return tb
}

// dealt is a match as it is dealt, with options as "expert=on".
func dealt(t *testing.T, seats int, seed uint64, options ...string) *table {
	t.Helper()
	setup := game.Setup{Seed: seed, Seats: seats, Options: map[string]string{}}
	for _, o := range options {
		name, value, _ := strings.Cut(o, "=")
		setup.Options[name] = value
	}
	state, err := Rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return &table{t: t, s: state.(*State)}
}

// hold gives a seat a hand of exactly these kinds of its first bandit's cards.
func (tb *table) hold(seat game.Seat, kinds ...Kind) *table {
	tb.t.Helper()
	s := tb.s
	p := &s.Players[seat]
	for p.InHand > 0 {
		p.under(p.removeAt(0).Face())
	}
	first, _ := s.Crewed(seat)
	for _, k := range kinds {
		c := NewCard(k, first)
		i := slices.Index(p.Pile[:p.Loose], c)
		if i < 0 {
			tb.t.Fatalf("seat %d has no %s left", seat, KindNames[k])
		}
		p.InDeck--
		p.Loose--
		p.Pile[i], p.Pile[p.Loose] = p.Pile[p.Loose], NoCard
		p.take(c)
	}
	return tb
}

// card sets the round card of the present round.
func (tb *table) round(id RoundID) *table {
	tb.s.Rounds[tb.s.Round] = id
	return tb
}

type (
	refs = game.Ref
	seat = game.Seat
)
