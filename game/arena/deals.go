package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/saloon"
	"drygulch/game/showdown"
	"drygulch/game/street"
	"drygulch/game/train"
)

// lot is one sort of thing that everybody is dealt one of.
type lot struct {
	name   string
	heap   int       // how many things they are dealt from; 0: each from a heap of his own
	copies []float64 // how often each value is among these
	// of is the value that a seat, or a place of the table, got.
	of func(s game.State, seat game.Seat, pick *game.Rand) int
}

// dealtSeats is at how large tables it is looked.
var dealtSeats = map[string]int{saloon.Rules.Name: 4, showdown.Rules.Name: 5, street.Rules.Name: 2, train.Rules.Name: 4}

// lots are what is dealt in each game. Of a hand one card is looked at, whichever.
var lots = map[string][]lot{
	saloon.Rules.Name: {
		{"characters", len(saloon.CharacterNames) - 1, ones(1, len(saloon.CharacterNames)), func(s game.State, seat game.Seat, _ *game.Rand) int {
			return int(s.(*saloon.State).Characters[seat])
		}},
		{"who begins", 4, []float64{1, 3}, func(s game.State, seat game.Seat, _ *game.Rand) int {
			return is(s.(*saloon.State).First == seat)
		}},
		{"cards", copiesInTheSaloon.total(), copiesInTheSaloon, func(s game.State, seat game.Seat, pick *game.Rand) int {
			hand := s.(*saloon.State).HandOf(seat, nil)
			return int(hand[pick.IntN(len(hand))])
		}},
	},
	showdown.Rules.Name: {
		{"roles", 5, counts(showdown.RoleCounts[5][:]), func(s game.State, seat game.Seat, _ *game.Rand) int {
			return int(s.(*showdown.State).Roles[seat])
		}},
		{"characters", len(showdown.CharacterNames) - 1, ones(1, len(showdown.CharacterNames)), func(s game.State, seat game.Seat, _ *game.Rand) int {
			return int(s.(*showdown.State).Characters[seat])
		}},
		{"cards", showdown.Cards, cardsOfTheShowdown(), func(s game.State, seat game.Seat, pick *game.Rand) int {
			hand := s.(*showdown.State).HandOf(seat, nil)
			return int(hand[pick.IntN(len(hand))].Kind())
		}},
	},
	street.Rules.Name: {
		{"sides", 2, []float64{1, 1}, func(s game.State, seat game.Seat, _ *game.Rand) int {
			return s.(*street.State).SideOf(seat)
		}},
		{"who begins", 2, []float64{1, 1}, func(s game.State, seat game.Seat, _ *game.Rand) int {
			return is(s.(*street.State).Turn == seat)
		}},
		{"places of the Governor", 0, ones(0, street.Columns), func(s game.State, seat game.Seat, _ *game.Rand) int {
			st := s.(*street.State)
			for c, role := range st.Sides[st.SideOf(seat)].Row {
				if role == street.Governor {
					return c
				}
			}
			return street.Columns
		}},
		{"tokens before him", 0, tokensOfTheStreet(), func(s game.State, seat game.Seat, _ *game.Rand) int {
			st := s.(*street.State)
			return int(st.Cells[st.SideOf(seat)*(street.Columns-1)].Token) // to the left of Green, to the right of Red
		}},
	},
	train.Rules.Name: {
		{"characters", len(train.CharacterNames) - 1, ones(1, len(train.CharacterNames)), func(s game.State, seat game.Seat, _ *game.Rand) int {
			return int(s.(*train.State).Bandits[seat].Character)
		}},
		{"who begins", 4, []float64{1, 3}, func(s game.State, seat game.Seat, _ *game.Rand) int {
			return is(s.(*train.State).First == seat)
		}},
		{"cards", 0, counts(train.Copies[:]), func(s game.State, seat game.Seat, pick *game.Rand) int {
			hand := s.(*train.State).HandOf(seat)
			return int(hand[pick.IntN(len(hand))].Kind())
		}},
	},
}

// quantities is how often each value is in a heap.
type quantities []float64

func (q quantities) total() (n int) {
	for _, x := range q {
		n += int(x)
	}
	return n
}

func counts(list []uint8) quantities {
	q := make(quantities, len(list))
	for i, n := range list {
		q[i] = float64(n)
	}
	return q
}

// ones is each value from first below n once.
func ones(first, n int) quantities {
	q := make(quantities, n)
	for i := first; i < n; i++ {
		q[i] = 1
	}
	return q
}

// is numbers a thing that only one has: 0 who has it.
func is(mine bool) int {
	if mine {
		return 0
	}
	return 1
}

var copiesInTheSaloon = func() quantities {
	q := make(quantities, len(saloon.Faces))
	for kind := range q {
		if kind < int(saloon.CoverMe) { // the rest are team cards (HN-141)
			q[kind] = float64(saloon.Faces[kind].Copies)
		}
	}
	return q
}()

func cardsOfTheShowdown() quantities {
	q := make(quantities, len(showdown.KindNames))
	for c := showdown.Card(1); c <= showdown.Cards; c++ {
		q[c.Kind()]++
	}
	return q
}

func tokensOfTheStreet() quantities {
	q := make(quantities, len(street.TokenNames))
	for kind, supply := range street.Supplies {
		q[kind] = float64(supply.Total) - 2*float64(supply.Stash)
	}
	return q
}

// fairDeals tells how evenly a game deals.
type fairDeals struct {
	Game  string    `json:"game"`
	Games int       `json:"games"`
	Seats int       `json:"seats"`
	Lots  []fairLot `json:"lots"`
}

// fairLot is how likely it is by chance alone that deals lie as far from even, or
// farther.
type fairLot struct {
	Name  string  `json:"name"`
	Seats float64 `json:"seats"` // between the seats: that one gets more of something than another
	All   float64 `json:"all"`   // over all seats: that something is dealt more often than it should be; 1 where all is dealt out
}

// leastChance is below what chance a deal is not believed to be fair.
const leastChance = 0.001

func (r *fairDeals) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %d matches of %d\n", r.Game, r.Games, r.Seats)
	for _, l := range r.Lots {
		fmt.Fprintf(&b, "%-24s p %.3f between the seats, p %.3f in all\n", l.Name, l.Seats, l.All)
	}
	return b.String()
}

// deals deals matches in which a person sits down with opponents, and compares what
// each seat got.
func (q *request) deals(out io.Writer) error {
	rules, err := q.rules()
	if err != nil {
		return err
	}
	list := lots[rules.Name]
	if list == nil {
		return usage("nothing is known of what is dealt at the table of %q", rules.Name)
	}
	seats := dealtSeats[rules.Name]
	players := make([]match.Player, seats)
	for seat := range players {
		players[seat].Look = uint8(seat)
		if seat > 0 {
			players[seat].Bot = string(bot.Hard)
		}
	}
	got := make([][][]float64, len(list)) // by lot, seat and value
	for i, l := range list {
		for range seats {
			got[i] = append(got[i], make([]float64, len(l.copies)))
		}
	}
	pick := game.NewRand(q.seed, 41)
	for i := range q.dealt {
		m, err := match.New(rules, game.Setup{Seed: q.seed + uint64(i), Seats: seats}, players)
		if err != nil {
			return err
		}
		if err := layOut(m); err != nil {
			return err
		}
		for i, l := range list {
			for seat := range game.Seat(seats) {
				got[i][seat][l.of(m.Truth(), seat, &pick)]++
			}
		}
	}
	r := &fairDeals{Game: rules.Name, Games: q.dealt, Seats: seats}
	fair := true
	for i, l := range list {
		f := fairLot{Name: l.name}
		f.Seats, f.All = l.chances(got[i], float64(q.dealt))
		fair = fair && min(f.Seats, f.All) > leastChance
		r.Lots = append(r.Lots, f)
	}
	if err := q.write(out, r); err != nil {
		return err
	}
	if !fair {
		return errors.New("the deals are not even")
	}
	return nil
}

// layOut plays on as long as cards are not dealt or chance has not yet said who
// begins: everybody takes the first of the characters that he is offered, and the
// streets stay as they lie.
func layOut(m *match.Match) error {
	for {
		move := m.Moves()[0]
		switch s := m.Truth().(type) {
		case *showdown.State:
			if s.Phase != showdown.Choosing {
				return nil
			}
		case *street.State:
			if s.Phase != street.Arranging {
				return nil
			}
			move = game.Move{Verb: street.VerbReady}
		default:
			return nil
		}
		if _, err := m.Play(move); err != nil {
			return err
		}
	}
}

// chances compares how often each value came to each seat in n matches with what
// one must expect.
//
// What one seat got another cannot have got, so that counts of the same value at
// different seats are not independent: from a heap of N things, one to each of k
// seats, they differ between the seats N/(N-1) times as much as if they were, and
// their sum varies (N-k)/(N-1) times as much.
func (l *lot) chances(got [][]float64, n float64) (seats, all float64) {
	k, values := float64(len(got)), 0
	between, sum := 0.0, 0.0
	for value, copies := range l.copies {
		if copies == 0 {
			continue
		}
		values++
		expected := n * copies / float64(quantities(l.copies).total())
		total := 0.0
		for _, seat := range got {
			total += seat[value]
		}
		for _, seat := range got {
			d := seat[value] - total/k
			between += d * d / expected
		}
		d := total - k*expected
		sum += d * d / (k * expected)
	}
	size := float64(l.heap)
	apart, together := 1.0, 1.0
	if l.heap > 0 {
		apart, together = (size-1)/size, (size-1)/max(size-k, 1)
	}
	seats = chance(between*apart, (len(got)-1)*(values-1))
	if l.heap == len(got) {
		return seats, 1
	}
	return seats, chance(sum*together, values-1)
}
