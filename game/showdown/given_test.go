package showdown

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"drygulch/game"
)

// table is a position under test, a line of text for each seat:
//
//	given(t,
//		"sheriff slab-the-killer 4: bang-9d missed / schofield",
//		"outlaw suzy-lafayette: beer",
//		"renegade nobody")
//
// Role, character, life points if not the most, the hand, and what lies before the
// player. Whoever is "nobody" has four life points and no ability. A card named by
// kind is the first of that kind that is free. All other cards are in the deck. It is
// phase 2 of seat 0.
type table struct {
	t  *testing.T
	s  *State
	ev game.Events
}

func given(t *testing.T, seats ...string) *table {
	t.Helper()
	tb := &table{t: t, s: &State{Rand: game.NewRand(1, 1), View: Truth, Seats: uint8(len(seats)), Phase: Playing, Catch: game.NoSeat, TopBy: game.NoSeat}}
	s := tb.s
	s.Deck, s.InDeck = wholeDeck, Cards
	s.Alive = 1<<len(seats) - 1
	for i := range s.Felled {
		s.Felled[i] = game.NoSeat
	}
	for i, line := range seats {
		seat := game.Seat(i)
		who, cards, _ := strings.Cut(line, ":")
		words := strings.Fields(who)
		s.Roles[seat] = Role(index(t, RoleNames[:], words[0]))
		s.Characters[seat] = Character(index(t, CharacterNames[:], words[1]))
		if s.Roles[seat] == Sheriff {
			s.Shown = s.Shown.With(seat)
		}
		s.Life[seat] = int8(s.MaxLife(seat))
		if len(words) > 2 {
			life, err := strconv.Atoi(words[2])
			if err != nil {
				t.Fatal(err)
			}
			s.Life[seat] = int8(life)
		}
		hand, gear, _ := strings.Cut(cards, "/")
		tb.holds(seat, strings.Fields(hand)...)
		for _, name := range strings.Fields(gear) {
			c := tb.free(name)
			s.Gear[seat][slotOf[c.Kind()]] = c
		}
	}
	return tb
}

func index(t *testing.T, names []string, name string) int {
	t.Helper()
	i := slices.Index(names, name)
	if i < 0 {
		t.Fatalf("there is no %q", name)
	}
	return i
}

// free takes a card out of the deck: "bang-9d", or "bang" for any.
func (tb *table) free(name string) Card {
	tb.t.Helper()
	for c := Card(1); c <= Cards; c++ {
		if tb.s.Deck.has(c) && (cardNames[c] == name || KindNames[c.Kind()] == name) {
			tb.s.Deck = tb.s.Deck.without(c)
			tb.s.InDeck--
			return c
		}
	}
	tb.t.Fatalf("no %s in the deck", name)
	return NoCard
}

func (tb *table) holds(seat game.Seat, names ...string) *table {
	tb.t.Helper()
	for _, name := range names {
		tb.s.gain(seat, tb.free(name))
	}
	return tb
}

// deck makes these cards the deck; the rest of it goes to the discard pile.
func (tb *table) deck(names ...string) *table {
	tb.t.Helper()
	s := tb.s
	var stays []Card
	for _, name := range names {
		stays = append(stays, tb.free(name))
	}
	for ; !s.Deck.empty(); s.Deck = s.Deck.rest() {
		s.discard(s.Deck.first())
	}
	s.InDeck = uint8(len(stays))
	for _, c := range stays {
		s.Deck = s.Deck.with(c)
	}
	return tb
}

// discards lays these cards on the discard pile, the last on top.
func (tb *table) discards(names ...string) *table {
	tb.t.Helper()
	for _, name := range names {
		tb.s.discard(tb.free(name))
	}
	return tb
}

// kills takes a seat out of the game beforehand.
func (tb *table) kills(seat game.Seat) *table {
	tb.s.Alive = tb.s.Alive.Without(seat)
	tb.s.Shown = tb.s.Shown.With(seat)
	tb.s.Life[seat] = 0
	return tb
}

// begins starts a seat's turn.
func (tb *table) begins(seat game.Seat) *table {
	tb.t.Helper()
	tb.ev.Reset()
	tb.s.beginTurn(seat, &tb.ev)
	tb.s.run(&tb.ev)
	tb.whole()
	return tb
}

// plain is a move as Describe tells it, with cards by kind.
func plain(text string) string {
	words := strings.Fields(text)
	for i, word := range words {
		if c := slices.Index(cardNames[:Cards+1], word); c > 0 {
			words[i] = KindNames[Card(c).Kind()]
		}
	}
	return strings.Join(words, " ")
}

// way finds a legal move by its text, with cards by name or by kind.
func (tb *table) way(text string) (game.Move, bool) {
	for _, m := range tb.s.Moves(nil) {
		if d := describe(m); d == text || plain(d) == text {
			return m, true
		}
	}
	return game.NoMove, false
}

// do makes moves; "2 yield" is one of seat 2, which must be asked.
func (tb *table) do(moves ...string) *table {
	tb.t.Helper()
	for _, text := range moves {
		if first, rest, _ := strings.Cut(text, " "); len(first) == 1 {
			seat, _ := strconv.Atoi(first)
			tb.asked(game.Seat(seat))
			text = rest
		}
		m, ok := tb.way(text)
		if !ok {
			tb.t.Fatalf("seat %d cannot %q, but %q", tb.s.Actor(), text, tb.ways())
		}
		tb.ev.Reset()
		tb.s.Apply(m, &tb.ev)
		tb.whole()
	}
	return tb
}

// whole fails if a card is lost.
func (tb *table) whole() {
	tb.t.Helper()
	for _, check := range []func() error{tb.s.conserveCards, tb.s.conserveKnowledge, tb.s.conserveLives} {
		if err := check(); err != nil {
			tb.t.Fatal(err)
		}
	}
}

// ways are the legal moves with cards by kind, each once.
func (tb *table) ways() []string {
	var list []string
	for _, m := range tb.s.Moves(nil) {
		if text := plain(describe(m)); !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}

// may checks all that is legal.
func (tb *table) may(want ...string) *table {
	tb.t.Helper()
	got := tb.ways()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		tb.t.Fatalf("legal: %q, want %q", got, want)
	}
	return tb
}

func (tb *table) can(moves ...string) *table {
	tb.t.Helper()
	for _, text := range moves {
		if _, ok := tb.way(text); !ok {
			tb.t.Fatalf("%q is not legal, but %q", text, tb.ways())
		}
	}
	return tb
}

func (tb *table) cannot(moves ...string) *table {
	tb.t.Helper()
	for _, text := range moves {
		if _, ok := tb.way(text); ok {
			tb.t.Fatalf("%q is legal", text)
		}
	}
	return tb
}

func (tb *table) asked(seat game.Seat) *table {
	tb.t.Helper()
	if got := tb.s.Actor(); got != seat {
		tb.t.Fatalf("seat %d is asked, want seat %d\n%s", got, seat, tb.s)
	}
	return tb
}

func (tb *table) life(seat game.Seat, want int8) *table {
	tb.t.Helper()
	if got := tb.s.Life[seat]; got != want {
		tb.t.Fatalf("seat %d has %d life points, want %d", seat, got, want)
	}
	return tb
}

// hand checks the number of cards in a hand.
func (tb *table) hand(seat game.Seat, want int) *table {
	tb.t.Helper()
	if got := int(tb.s.InHand[seat]); got != want {
		tb.t.Fatalf("seat %d holds %d cards, want %d: %s", seat, got, want, showCards(tb.s.HandOf(seat, nil)))
	}
	return tb
}

// has checks that cards are in a hand.
func (tb *table) has(seat game.Seat, names ...string) *table {
	tb.t.Helper()
	held := showCards(tb.s.HandOf(seat, nil))
	for _, name := range names {
		if !strings.Contains(held+" ", " "+name) {
			tb.t.Fatalf("seat %d holds%s and no %s", seat, held, name)
		}
	}
	return tb
}

// gear checks all that lies before a seat.
func (tb *table) gear(seat game.Seat, want ...string) *table {
	tb.t.Helper()
	var got []string
	for _, c := range tb.s.Gear[seat] {
		if c != NoCard {
			got = append(got, KindNames[c.Kind()])
		}
	}
	if !slices.Equal(got, want) {
		tb.t.Fatalf("before seat %d lie %q, want %q", seat, got, want)
	}
	return tb
}

// pile checks the uppermost cards of the discard pile, the top last, by kind or by
// name.
func (tb *table) pile(want ...string) *table {
	tb.t.Helper()
	n := int(tb.s.InDiscard)
	if n < len(want) {
		tb.t.Fatalf("%d cards are discarded, want %q on top", n, want)
	}
	for i, c := range tb.s.Discard[n-len(want) : n] {
		if want[i] != cardNames[c] && want[i] != KindNames[c.Kind()] {
			tb.t.Fatalf("discards end %s, want %q", showCards(tb.s.Discard[:n]), want)
		}
	}
	return tb
}

func (tb *table) out(seats ...game.Seat) *table {
	tb.t.Helper()
	for _, seat := range seats {
		if tb.s.Lives(seat) {
			tb.t.Fatalf("seat %d lives", seat)
		}
	}
	return tb
}

func (tb *table) lives(seats ...game.Seat) *table {
	tb.t.Helper()
	for _, seat := range seats {
		if !tb.s.Lives(seat) {
			tb.t.Fatalf("seat %d is out", seat)
		}
	}
	return tb
}

// won checks that the game is over and who shares it.
func (tb *table) won(seats ...game.Seat) *table {
	tb.t.Helper()
	shares, over := tb.s.Outcome()
	if !over {
		tb.t.Fatalf("the game goes on, seat %d is asked\n%s", tb.s.Actor(), tb.s)
	}
	for seat := range game.Seat(tb.s.Seats) {
		want := float32(0)
		if slices.Contains(seats, seat) {
			want = 1 / float32(len(seats))
		}
		if shares[seat] != want {
			tb.t.Fatalf("shares %v, want seats %v to win", shares, seats)
		}
	}
	return tb
}

func (tb *table) goesOn() *table {
	tb.t.Helper()
	if _, over := tb.s.Outcome(); over {
		tb.t.Fatalf("the game is over, %b have won", tb.s.Winners)
	}
	return tb
}

// turn checks whose turn it is and in which phase.
func (tb *table) turn(seat game.Seat, phase Phase) *table {
	tb.t.Helper()
	if tb.s.Turn != seat || tb.s.Phase != phase {
		tb.t.Fatalf("it is %s of seat %d, want %s of seat %d", PhaseNames[tb.s.Phase], tb.s.Turn, PhaseNames[phase], seat)
	}
	return tb
}

// heard are the events of the last move as names.
func (tb *table) heard() []string {
	var list []string
	for _, e := range tb.ev.List() {
		list = append(list, eventName(e.Kind))
	}
	return list
}

// told checks that events came in this order, with others between.
func (tb *table) told(want ...string) *table {
	tb.t.Helper()
	rest := tb.heard()
	for _, name := range want {
		i := slices.Index(rest, name)
		if i < 0 {
			tb.t.Fatalf("heard %q, want %q in this order", tb.heard(), want)
		}
		rest = rest[i+1:]
	}
	return tb
}

// untold checks that none of these events came.
func (tb *table) untold(names ...string) *table {
	tb.t.Helper()
	for _, name := range names {
		if slices.Contains(tb.heard(), name) {
			tb.t.Fatalf("heard %q", tb.heard())
		}
	}
	return tb
}

// dealt is a whole match after its deal.
func dealt(t *testing.T, seats int, seed uint64, options ...string) *State {
	t.Helper()
	setup := game.Setup{Seed: seed, Seats: seats, Options: map[string]string{}}
	for i := 0; i < len(options); i += 2 {
		setup.Options[options[i]] = options[i+1]
	}
	s, err := Rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// idle is a seat that has nothing and can do nothing.
func idle(role string) string { return fmt.Sprintf("%s nobody", role) }
