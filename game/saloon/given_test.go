package saloon

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"drygulch/game"
)

// table is a position under test, a line of text for each seat:
//
//	given(t,
//		"stairs kettle 12 restricted / carbine:4 toothpick / strong strong",
//		"open / - peacemaker:6",
//		"bar")
//
// Where the pawn is, who it is, Grit if not the most, then what is in Fist and
// Holster with the bullets, then the hand. Whoever is not named is nobody in
// particular and has no ability. All other cards are in the deck. It is the Fight
// phase of seat 0.
type table struct {
	t  *testing.T
	s  *State
	ev game.Events
}

func given(t *testing.T, seats ...string) *table {
	t.Helper()
	return givenTeams(t, 0, seats...)
}

// givenTeams is the same with teams.
func givenTeams(t *testing.T, teams uint8, seats ...string) *table {
	t.Helper()
	tb := &table{t: t, s: &State{Rand: game.NewRand(1, 1), View: Truth, Seats: uint8(len(seats)), Teams: teams, MaxGrit: 20, Advanced: true}}
	s := tb.s
	if teams > 0 {
		s.MaxGrit = 40
	}
	s.Deck = s.wholeDeck()
	s.InDeck = uint8(s.Deck.len())
	s.Loader, s.InLoader = LoaderCopies, loaderCards
	s.Alive = 1<<len(seats) - 1
	s.Turns = 1
	for i := range s.Grit[:max(int(teams), len(seats)*b2i(teams == 0))] {
		s.Grit[i] = s.MaxGrit
	}
	for i, line := range seats {
		tb.seat(game.Seat(i), line)
	}
	return tb.at(Fight)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// seat sets up a player from his line.
func (tb *table) seat(seat game.Seat, line string) {
	tb.t.Helper()
	s := tb.s
	parts := strings.Split(line+"//", "/")
	for i, word := range strings.Fields(parts[0]) {
		switch n, err := strconv.Atoi(word); {
		case i == 0:
			s.Where[seat] = Position(slices.IndexFunc(Places[:], func(p Place) bool { return p.Name == word }))
		case err == nil:
			s.Grit[s.Side(seat)] = int16(n)
		case word == "restricted":
			s.Restricted = s.Restricted.With(seat)
		default:
			s.Characters[seat] = Character(slices.Index(CharacterNames[:], word))
		}
	}
	if s.Where[seat] > positions {
		tb.t.Fatalf("%q begins with no position", line)
	}
	for slot, word := range strings.Fields(parts[1]) {
		if name, bullets, _ := strings.Cut(word, ":"); name != "-" {
			n, _ := strconv.Atoi(bullets)
			s.Boards[seat][slot] = Weapon{tb.free(name), uint8(n)}
		}
	}
	tb.holds(seat, strings.Fields(parts[2])...)
}

// kind is a kind by its name.
func (tb *table) kind(name string) Kind {
	tb.t.Helper()
	for k := Peacemaker; k <= kinds; k++ {
		if Faces[k].Name == name {
			return k
		}
	}
	tb.t.Fatalf("there is no %q", name)
	return NoKind
}

// free takes a card out of the deck.
func (tb *table) free(name string) Kind {
	tb.t.Helper()
	k := tb.kind(name)
	if !tb.s.Deck.has(k) {
		tb.t.Fatalf("no %s in the deck", name)
	}
	tb.s.Deck = tb.s.Deck.without(k)
	tb.s.InDeck--
	return k
}

func (tb *table) holds(seat game.Seat, names ...string) *table {
	tb.t.Helper()
	for _, name := range names {
		tb.s.Hands[seat] = tb.s.Hands[seat].with(tb.free(name))
		tb.s.InHand[seat]++
	}
	return tb
}

// deck makes these cards the deck; the rest of it goes to the discard pile.
func (tb *table) deck(names ...string) *table {
	tb.t.Helper()
	s := tb.s
	var stays Cards
	for _, name := range names {
		stays = stays.with(tb.free(name))
	}
	for left := s.Deck; !left.empty(); {
		k := first(left.kinds())
		left = left.without(k)
		s.toss(k)
	}
	s.Deck, s.InDeck = stays, uint8(len(names))
	return tb
}

// loads leaves one Loader card face down.
func (tb *table) loads(bullets uint8) *table {
	tb.s.Loader = [7]uint8{}
	tb.s.Loader[bullets], tb.s.InLoader, tb.s.Loaded = 1, 1, 1
	return tb
}

// at begins a phase of the turn at hand.
func (tb *table) at(phase Phase) *table {
	tb.s.forgetBoards()
	tb.s.Phase = phase
	tb.s.run(&tb.ev)
	tb.whole()
	return tb
}

// turn makes it somebody's turn, from its beginning.
func (tb *table) turn(seat game.Seat) *table {
	tb.s.beginTurn(seat, &tb.ev)
	tb.s.run(&tb.ev)
	tb.whole()
	return tb
}

// calls sets what all seats call.
func (tb *table) calls(call Call) *table {
	for seat := range tb.s.Seats {
		tb.s.Calls[seat] = call
	}
	return tb
}

// way finds a legal move by its text.
func (tb *table) way(text string) (game.Move, bool) {
	for _, m := range tb.s.Moves(nil) {
		if describe(m) == text {
			return m, true
		}
	}
	return game.NoMove, false
}

// do makes moves; "2 take" is one of seat 2, which must be asked.
func (tb *table) do(moves ...string) *table {
	tb.t.Helper()
	for _, text := range moves {
		if first, rest, ok := strings.Cut(text, " "); ok && len(first) == 1 {
			seat, _ := strconv.Atoi(first)
			tb.asked(game.Seat(seat))
			text = rest
		}
		m, ok := tb.way(text)
		if !ok {
			tb.t.Fatalf("seat %d, asked for %s, cannot %q, but %q\n%s", tb.s.Act, AskNames[tb.s.Ask], text, tb.ways(), tb.s)
		}
		tb.ev.Reset()
		tb.s.Apply(m, &tb.ev)
		tb.whole()
	}
	return tb
}

// shoots declares a gun attack and names the target: "2" is the option, then
// boosts with their option, as in "two_for_the_road 1".
func (tb *table) shoots(option int, target game.Seat, boosts ...string) *table {
	tb.t.Helper()
	return tb.strikes("attack gun "+strconv.Itoa(option), target, boosts...)
}

// hits declares a melee attack and names the target.
func (tb *table) hits(target game.Seat, boosts ...string) *table {
	tb.t.Helper()
	return tb.strikes("attack melee 0", target, boosts...)
}

func (tb *table) strikes(attack string, target game.Seat, boosts ...string) *table {
	tb.t.Helper()
	tb.do(attack)
	for _, boost := range boosts {
		if !strings.Contains(boost, " ") {
			boost += " 0"
		}
		tb.do("boost " + boost)
	}
	if tb.s.Plan.Way == Counter {
		return tb.do("commit")
	}
	return tb.do("aim seat/"+strconv.Itoa(int(target)), "commit")
}

// whole fails if something is lost or out of bounds.
func (tb *table) whole() {
	tb.t.Helper()
	if err := conserve(tb.s); err != nil {
		tb.t.Fatalf("%v\n%s", err, tb.s)
	}
}

// ways are the legal moves.
func (tb *table) ways() []string {
	var list []string
	for _, m := range tb.s.Moves(nil) {
		list = append(list, describe(m))
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
		tb.t.Fatalf("legal: %q, want %q\n%s", got, want, tb.s)
	}
	return tb
}

func (tb *table) can(moves ...string) *table {
	tb.t.Helper()
	for _, text := range moves {
		if _, ok := tb.way(text); !ok {
			tb.t.Fatalf("%q is not legal, but %q\n%s", text, tb.ways(), tb.s)
		}
	}
	return tb
}

func (tb *table) cannot(moves ...string) *table {
	tb.t.Helper()
	for _, text := range moves {
		if _, ok := tb.way(text); ok {
			tb.t.Fatalf("%q is legal\n%s", text, tb.s)
		}
	}
	return tb
}

func (tb *table) asked(seat game.Seat) *table {
	tb.t.Helper()
	if got := tb.s.Actor(); got != seat {
		tb.t.Fatalf("seat %d is asked for %s, want seat %d\n%s", got, AskNames[tb.s.Ask], seat, tb.s)
	}
	return tb
}

// asks checks who is asked what.
func (tb *table) asks(seat game.Seat, ask Ask) *table {
	tb.t.Helper()
	if tb.s.Act != seat || tb.s.Ask != ask {
		tb.t.Fatalf("seat %d is asked for %s, want seat %d for %s\n%s", tb.s.Act, AskNames[tb.s.Ask], seat, AskNames[ask], tb.s)
	}
	return tb
}

// phase checks whose turn it is and in which phase.
func (tb *table) phase(seat game.Seat, phase Phase) *table {
	tb.t.Helper()
	if tb.s.Turn != seat || tb.s.Phase != phase {
		tb.t.Fatalf("it is %s of seat %d, want %s of seat %d\n%s", PhaseNames[tb.s.Phase], tb.s.Turn, PhaseNames[phase], seat, tb.s)
	}
	return tb
}

func (tb *table) grit(seat game.Seat, want int) *table {
	tb.t.Helper()
	if got := tb.s.GritOf(seat); got != want {
		tb.t.Fatalf("seat %d has %d Grit, want %d\n%s", seat, got, want, tb.s)
	}
	return tb
}

// hand checks the number of cards in a hand.
func (tb *table) hand(seat game.Seat, want int) *table {
	tb.t.Helper()
	if got := int(tb.s.InHand[seat]); got != want {
		tb.t.Fatalf("seat %d holds %d cards, want %d:%s", seat, got, want, showCards(tb.s.Hands[seat]))
	}
	return tb
}

// board checks Fist and Holster, as "carbine:4 -".
func (tb *table) board(seat game.Seat, want string) *table {
	tb.t.Helper()
	var got []string
	for _, w := range tb.s.Boards[seat] {
		switch {
		case w.Kind == NoKind:
			got = append(got, "-")
		case w.Kind.IsGun():
			got = append(got, w.Kind.Face().Name+":"+strconv.Itoa(int(w.Bullets)))
		default:
			got = append(got, w.Kind.Face().Name)
		}
	}
	if text := strings.Join(got, " "); text != want {
		tb.t.Fatalf("the board of seat %d is %q, want %q", seat, text, want)
	}
	return tb
}

// where checks at which position a pawn is.
func (tb *table) where(seat game.Seat, want Position) *table {
	tb.t.Helper()
	if got := tb.s.Where[seat]; got != want {
		tb.t.Fatalf("seat %d is at %s, want %s", seat, Places[got].Name, Places[want].Name)
	}
	return tb
}

func (tb *table) restricted(seat game.Seat, want bool) *table {
	tb.t.Helper()
	if got := tb.s.Restricted.Has(seat); got != want {
		tb.t.Fatalf("seat %d under Restricted Movement: %v, want %v", seat, got, want)
	}
	return tb
}

// pile checks the uppermost discards, the top last.
func (tb *table) pile(want ...string) *table {
	tb.t.Helper()
	n := int(tb.s.InDiscard)
	var got []string
	for _, k := range tb.s.Discard[max(0, n-len(want)):n] {
		got = append(got, k.Face().Name)
	}
	if !slices.Equal(got, want) {
		tb.t.Fatalf("the discards end %q, want %q", got, want)
	}
	return tb
}

// out checks that just these seats are out.
func (tb *table) out(seats ...game.Seat) *table {
	tb.t.Helper()
	for seat := range game.Seat(tb.s.Seats) {
		if got, want := !tb.s.Alive.Has(seat), slices.Contains(seats, seat); got != want {
			tb.t.Fatalf("seat %d is out: %v, want %v\n%s", seat, got, want, tb.s)
		}
	}
	return tb
}

// won checks that the game is over and who shares it.
func (tb *table) won(seats ...game.Seat) *table {
	tb.t.Helper()
	shares, over := tb.s.Outcome()
	if !over {
		tb.t.Fatalf("the game goes on\n%s", tb.s)
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
		tb.t.Fatalf("the game is over, %06b have won", tb.s.Winners)
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
func dealt(t *testing.T, seats int, seed uint64, options ...string) *table {
	t.Helper()
	setup := game.Setup{Seed: seed, Seats: seats, Options: map[string]string{}}
	for i := 0; i < len(options); i += 2 {
		setup.Options[options[i]] = options[i+1]
	}
	s, err := Rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return &table{t: t, s: s.(*State)}
}
