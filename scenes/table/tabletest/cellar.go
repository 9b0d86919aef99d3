package tabletest

import (
	"fmt"

	"drygulch/game"
)

// Cellar is the smallest game with everything that a table has to deal with. Each of 2 to 4 seats holds cards that only
// it knows. In its turn it lays one card face up or face down, or draws two, or gives one away (a draft of two steps).
// Whoever lays a card of more than 20 face up points at somebody, in the open. After some turns it is over; the most
// cards laid win.
var Cellar = &game.Rules{
	Name:            "cellar",
	Prefix:          "CL",
	MinSeats:        2,
	MaxSeats:        4,
	Rulebook:        "# Cellar\n\n**CL-1** A seat lays, draws or gives.\n",
	UndoAfterCommit: true,
	New:             newCellar,
	Blank:           func() game.State { return &State{} },
	Brain:           func() game.Brain { return mind{} },
	Reasons:         map[string]bool{"saloon.hint.mate": true, "train.hint.draw": false}, // words of others, for it has none
	Openly:          openly,
	Conserve:        conserve,
	Reshuffle:       reshuffle,
	ID:              cellarID,
	Describe:        func(m game.Move) string { return fmt.Sprintf("%s %d", verbs[m.Verb], m.Args[0]) },
	EventName: func(kind uint8) string {
		if int(kind) >= len(happenings) {
			return ""
		}
		return happenings[kind]
	},
}

// The moves of the Cellar; the argument is a card's place in the hand or a seat.
const (
	LayUp = 1 + iota
	LayDown
	Draw
	Point
	Aside
	Give
)

var verbs = [...]string{"", "up", "down", "draw", "point", "aside", "give"}

// What happens in the Cellar.
const (
	Laid    = 1 + iota // Face: the card; Amount: its place in the pile
	Drawn              // Amount: how many
	Pointed            // To: the seat
	SetBy              // the first step of giving; reaches its owner alone
	Given              // To: the seat; Face: the card
)

var happenings = [...]string{"", "laid", "drawn", "pointed", "set-by", "given"}

const (
	cards     = 36
	unknown   = 255
	turns     = 14
	handRoom  = 12
	firstHand = 4
	loud      = 20 // a card above it makes its owner point
)

// Hole is a leak in what a seat sees of the Cellar. The tests of this package's own promises open it: a watchman who
// has never raised the alarm may be asleep.
var Hole bool

// State is a match of the Cellar.
type State struct {
	Whole  bool
	Viewer int8
	Seats  uint8
	Turn   uint8
	Turner int8 // whose turn it is; -1: over
	Points bool // he has to point at somebody
	Set    int8 // the place of the card that he is about to give; -1: none
	Hands  [4][handRoom]uint8
	Held   [4]uint8
	Deck   [cards]uint8
	Left   uint8
	Pile   [cards]uint8
	Owner  [cards]uint8
	Down   [cards]bool
	Piled  uint8
	Laid   [4]uint8
	Gave   [cards]uint8 // by card: the seats that gave it away and so know where it is, a bit each
	Rand   game.Rand
}

func newCellar(s game.Setup) (game.State, error) {
	if s.Seats < 2 || s.Seats > 4 {
		return nil, &game.SeatsError{Seats: s.Seats, Min: 2, Max: 4}
	}
	c := &State{Whole: true, Viewer: -1, Seats: uint8(s.Seats), Set: -1, Rand: game.NewRand(s.Seed, 0)}
	for i := range c.Deck {
		c.Deck[i] = uint8(i)
	}
	c.Left = cards
	shuffle(&c.Rand, c.Deck[:])
	for seat := range s.Seats {
		c.draw(seat, firstHand)
	}
	c.Turner = int8(c.Rand.IntN(s.Seats))
	return c, nil
}

func shuffle(r *game.Rand, list []uint8) {
	for i := len(list) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		list[i], list[j] = list[j], list[i]
	}
}

func (c *State) draw(seat, n int) int {
	drawn := 0
	for range n {
		if c.Left == 0 || c.Held[seat] == handRoom {
			break
		}
		c.Left--
		c.Hands[seat][c.Held[seat]] = c.Deck[c.Left]
		c.Deck[c.Left] = 0
		c.Held[seat]++
		drawn++
	}
	return drawn
}

func (c *State) take(seat, at int) uint8 {
	card := c.Hands[seat][at]
	copy(c.Hands[seat][at:], c.Hands[seat][at+1:])
	c.Held[seat]--
	c.Hands[seat][c.Held[seat]] = 0
	return card
}

func (c *State) Actor() game.Seat { return game.Seat(c.Turner) }

func (c *State) mine() bool { return c.Whole || c.Viewer == c.Turner }

func (c *State) Moves(buf []game.Move) []game.Move {
	if c.Turner < 0 || !c.mine() {
		return buf
	}
	move := func(verb, arg int) { buf = append(buf, game.Move{Verb: uint8(verb), Args: [7]uint8{uint8(arg)}}) }
	me := int(c.Turner)
	if c.Points || c.Set >= 0 {
		verb := Point
		if c.Set >= 0 {
			verb = Give
		}
		for seat := range int(c.Seats) {
			if seat != me && (verb == Point || c.Held[seat] < handRoom) {
				move(verb, seat)
			}
		}
		return buf
	}
	for i := range int(c.Held[me]) {
		move(LayUp, i)
		move(LayDown, i)
		if c.room() {
			move(Aside, i)
		}
	}
	if c.Left > 0 && c.Held[me] < handRoom || c.Held[me] == 0 {
		move(Draw, 0)
	}
	return buf
}

func (c *State) room() bool {
	for seat := range int(c.Seats) {
		if seat != int(c.Turner) && c.Held[seat] < handRoom {
			return true
		}
	}
	return false
}

func (c *State) Apply(m game.Move, ev *game.Events) {
	me, arg := int(c.Turner), int(m.Args[0])
	actor := game.Seat(me)
	switch m.Verb {
	case LayUp, LayDown:
		card := c.take(me, arg)
		at := c.Piled
		c.Pile[at], c.Owner[at], c.Down[at] = card, uint8(me), m.Verb == LayDown
		c.Piled++
		c.Laid[me]++
		e := game.Event{Kind: Laid, Actor: actor, From: HandCard(me, arg), Face: [2]uint8{card + 1}, Amount: [2]int16{int16(at)}, Rule: 2}
		if m.Verb == LayDown {
			ev.AddSecret(e, game.Only(actor))
		} else {
			ev.Add(e)
			if card > loud {
				c.Points = true
				return
			}
		}
	case Draw:
		n := c.draw(me, 2)
		ev.Add(game.Event{Kind: Drawn, Actor: actor, Amount: [2]int16{int16(n)}, Rule: 3, Final: true})
	case Point:
		c.Points = false
		ev.Add(game.Event{Kind: Pointed, Actor: actor, To: Chair(arg), Rule: 4})
	case Aside:
		c.Set = int8(arg)
		ev.AddSecret(game.Event{Kind: SetBy, Actor: actor, From: HandCard(me, arg), Reaches: game.Only(actor)}, game.Only(actor))
		return
	case Give:
		card := c.take(me, int(c.Set))
		c.Set = -1
		c.Gave[card] |= 1 << me
		c.Hands[arg][c.Held[arg]] = card
		c.Held[arg]++
		ev.AddSecret(game.Event{Kind: Given, Actor: actor, To: Chair(arg), Face: [2]uint8{card + 1}, Rule: 5}, game.Only(actor).With(game.Seat(arg)))
	}
	c.Turn++
	c.Turner = (c.Turner + 1) % int8(c.Seats)
	if c.Turn >= turns {
		c.Turner = -1
	}
}

func (c *State) CopyFrom(s game.State) { *c = *s.(*State) }

func (c *State) Observe(seat game.Seat) {
	c.Whole, c.Viewer, c.Rand = false, int8(seat), game.Rand{}
	if !Hole {
		for _, place := range c.hidden(seat) {
			*place = unknown
		}
	}
	for card := range c.Gave {
		c.Gave[card] &= uint8(game.Only(seat))
	}
	if c.Turner != int8(seat) {
		c.Set = -1
	}
}

// hidden are the places whose cards a seat cannot know.
func (c *State) hidden(seat game.Seat) []*uint8 {
	var list []*uint8
	hide := func(place *uint8) {
		if *place == unknown || c.Gave[*place]&uint8(game.Only(seat)) == 0 {
			list = append(list, place)
		}
	}
	for i := range c.Left {
		hide(&c.Deck[i])
	}
	for s := range int(c.Seats) {
		if s == int(seat) {
			continue
		}
		for i := range c.Held[s] {
			hide(&c.Hands[s][i])
		}
	}
	for i := range c.Piled {
		if c.Down[i] && int(c.Owner[i]) != int(seat) {
			hide(&c.Pile[i])
		}
	}
	return list
}

func (c *State) Determinize(r *game.Rand) {
	var seen [cards]bool
	for _, list := range [][]uint8{c.Deck[:c.Left], c.Pile[:c.Piled]} {
		for _, card := range list {
			mark(&seen, card)
		}
	}
	for s := range c.Seats {
		for _, card := range c.Hands[s][:c.Held[s]] {
			mark(&seen, card)
		}
	}
	var free []uint8
	for card, known := range seen {
		if !known {
			free = append(free, uint8(card))
		}
	}
	shuffle(r, free)
	for i, place := range c.hidden(game.Seat(c.Viewer)) {
		*place = free[i]
	}
	c.Whole = true
	c.Rand = game.NewRand(r.Uint64(), 0)
}

func mark(seen *[cards]bool, card uint8) {
	if card != unknown {
		seen[card] = true
	}
}

func reshuffle(s game.State, seat game.Seat, r *game.Rand) {
	c := s.(*State)
	places := c.hidden(seat)
	for i := len(places) - 1; i > 0; i-- {
		j := r.IntN(i + 1)
		*places[i], *places[j] = *places[j], *places[i]
	}
	if c.Set >= 0 && c.Turner != int8(seat) {
		c.Set = int8(r.IntN(int(c.Held[c.Turner])))
	}
	c.Rand = game.NewRand(r.Uint64(), 0)
}

// openly is what everybody can see to speak for giving somebody a card.
func openly(_ game.State, m game.Move, _ game.State, buf []game.Reason) []game.Reason {
	if m.Verb == Give {
		buf = append(buf, game.Reason{Key: "saloon.hint.mate", Refs: [2]game.Ref{Chair(int(m.Args[0]))}})
	}
	return buf
}

func conserve(s game.State) error {
	c := s.(*State)
	if n := int(c.Left) + int(c.Piled) + int(c.Held[0]) + int(c.Held[1]) + int(c.Held[2]) + int(c.Held[3]); n != cards {
		return fmt.Errorf("%d cards", n)
	}
	return nil
}

func (c *State) Outcome() (game.Shares, bool) {
	var shares game.Shares
	if c.Turner >= 0 {
		return shares, false
	}
	best, n := uint8(0), float32(0)
	for s := range c.Seats {
		best = max(best, c.Laid[s])
	}
	for s := range c.Seats {
		if c.Laid[s] == best {
			n++
		}
	}
	for s := range c.Seats {
		if c.Laid[s] == best {
			shares[s] = 1 / n
		}
	}
	return shares, true
}

func (c *State) Seen(m game.Move, by game.Seat) game.Move {
	if m.Verb == Aside && by != game.Seat(c.Turner) {
		m.Args = [7]uint8{}
	}
	return m
}

func (c *State) Draft() bool { return c.Set >= 0 && c.mine() }

// What can be pointed at.
var (
	Play = game.Ref{Kind: game.RefAction, A: 1}
	Hide = game.Ref{Kind: game.RefAction, A: 2}
	Take = game.Ref{Kind: game.RefAction, A: 3}
	Pass = game.Ref{Kind: game.RefAction, A: 4}
	Heap = game.Ref{Kind: game.RefPlace, A: 1} // the deck
	Spot = game.Ref{Kind: game.RefPlace, A: 2} // the pile
)

// Chair is a seat.
func Chair(seat int) game.Ref { return game.Ref{Kind: game.RefSeat, A: uint8(seat)} }

// HandCard is a card in a hand.
func HandCard(seat, at int) game.Ref {
	return game.Ref{Kind: game.RefCard, A: 1, B: uint8(seat), C: uint8(at)}
}

func (c *State) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	if i > 1 || i == 1 && m.Verb != LayUp {
		return nil
	}
	card := HandCard(int(c.Turner), int(m.Args[0]))
	switch m.Verb {
	case LayUp:
		if i == 1 {
			return append(buf, card, Spot) // onto the pile, or by the button
		}
		return append(buf, card, Play)
	case LayDown:
		return append(buf, card, Hide)
	case Draw:
		return append(buf, Heap, Take)
	case Aside:
		return append(buf, card, Pass)
	}
	return append(buf, Chair(int(m.Args[0])))
}

func (c *State) Why(prefix []game.Ref, r game.Ref) game.Reason {
	if r == Spot || r == Play {
		return game.Reason{Key: "table/why/choose-first", Rule: 2}
	}
	return game.Reason{}
}

var actionNames = [...]string{"", "play", "hide", "draw", "pass"}

func cellarID(r game.Ref) string {
	switch r.Kind {
	case game.RefSeat:
		return fmt.Sprintf("seat/%d", r.A)
	case game.RefCard:
		return fmt.Sprintf("card/hand/%d", r.C)
	case game.RefAction:
		return "action/" + actionNames[r.A]
	}
	return fmt.Sprintf("place/%d", r.A)
}

// mind thinks nothing of anything.
type mind struct{}

func (mind) Reset(game.Seat, game.State)                                    {}
func (mind) Saw(game.Move, *game.Events, game.State)                        {}
func (mind) Deal(s game.State, r *game.Rand)                                { s.Determinize(r) }
func (mind) Value(game.State) game.Shares                                   { return game.Shares{} }
func (mind) Silly(game.State, game.Move) bool                               { return false }
func (mind) Why(_ game.State, _ game.Move, buf []game.Reason) []game.Reason { return buf }
func (mind) Prior(_ game.State, ms []game.Move, w []float32) {
	for i := range ms {
		w[i] = 1
	}
}
