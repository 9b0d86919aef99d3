package gametest

import (
	"maps"
	"slices"

	"drygulch/game"
)

// Subject is a game as the battery takes it.
type Subject struct {
	Rules *game.Rules

	// Setups are the setups to play; their seeds do not matter. Nil: every seat
	// count with every combination of options, as Setups lists them.
	Setups []game.Setup

	// Mutants are observers that hide too little. Each must be caught.
	Mutants []Mutant

	// MaxMoves is the length past which a match counts as endless; 0: 20,000.
	MaxMoves int
}

// Mutant is an Observe with one hiding line removed.
type Mutant struct {
	Shows   string // the secret that it lets out
	Observe func(game.State, game.Seat)
}

const maxMoves = 20_000

// maxCombinations limits the setups of one seat count: beyond it options are
// varied one at a time.
const maxCombinations = 48

// Setups lists the setups of a game: every seat count with every combination of
// the options that matter for it (one at a time where there are very many).
// Options that each seat chooses for itself are left to [vary].
func Setups(rules *game.Rules) []game.Setup {
	var all []game.Setup
	for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
		base := game.Setup{Seats: seats}
		list := combine(rules, base, rules.Options)
		if len(list) > maxCombinations {
			list = []game.Setup{base}
			for i := range rules.Options {
				list = append(list, combine(rules, base, rules.Options[i:i+1])...)
			}
		}
		for _, s := range list {
			known := slices.ContainsFunc(all, func(o game.Setup) bool {
				return o.Seats == s.Seats && maps.Equal(o.Options, s.Options)
			})
			if _, err := rules.New(s); err == nil && !known {
				all = append(all, s)
			}
		}
	}
	return all
}

// combine gives each combination of the options' values, defaults unsaid.
func combine(rules *game.Rules, base game.Setup, options []game.Option) []game.Setup {
	list := []game.Setup{base}
	for _, o := range options {
		if o.PerSeat {
			continue
		}
		for _, s := range list { // list grows behind this copy of it
			for _, v := range o.Values {
				if v != o.Default && (o.Applies == nil || o.Applies(s)) {
					list = append(list, with(s, o.Name, v))
				}
			}
		}
	}
	return list
}

func with(s game.Setup, name, value string) game.Setup {
	s.Options = maps.Clone(s.Options)
	if s.Options == nil {
		s.Options = map[string]string{}
	}
	s.Options[name] = value
	return s
}

// vary lets each seat choose its own options at random, if the game allows the
// choice they make together.
func vary(rules *game.Rules, s game.Setup, r *game.Rand) game.Setup {
	const tries = 20
	for range tries {
		chosen := s
		for _, o := range rules.Options {
			if !o.PerSeat || o.Applies != nil && !o.Applies(s) {
				continue
			}
			for seat := range game.Seat(s.Seats) {
				chosen = with(chosen, game.SeatKey(o.Name, seat), o.Values[r.IntN(len(o.Values))])
			}
		}
		if _, err := rules.New(chosen); err == nil {
			return chosen
		}
	}
	return s
}
