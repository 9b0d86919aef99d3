package gametest

import (
	"errors"
	"maps"

	"drygulch/game"
)

// Subject is a game as the battery takes it.
type Subject struct {
	Rules *game.Rules

	// Setups are the setups to play; their seeds do not matter. Nil: every seat
	// count with every combination of options, as [Setups] lists them.
	Setups []game.Setup

	// Mutants are observers that hide too little. Each must be caught.
	Mutants []Mutant

	// Games is how many random matches a setup Run plays; 0: 200. A game of long
	// matches asks for fewer, so that its test stays quick.
	Games int

	// MaxMoves is the length past which a match counts as endless; 0: 20,000.
	MaxMoves int
}

// Mutant is an Observe with one hiding line removed.
type Mutant struct {
	Shows   string // the secret that it lets out
	Observe func(game.State, game.Seat)
}

const maxMoves = 20_000

// maxValues is how many values an option may have to be tried in each combination.
// Others, such as names, are left to vary.
const maxValues = 3

// Setups lists the setups of a game: every seat count with every combination of
// the options that have few values and matter for it, but for those that clash (New
// says so with a *game.OptionError).
func Setups(rules *game.Rules) []game.Setup {
	var all []game.Setup
	for seats := rules.MinSeats; seats <= rules.MaxSeats; seats++ {
		for _, s := range combine(rules, game.Setup{Seats: seats}) {
			if _, err := rules.New(s); !errors.As(err, new(*game.OptionError)) {
				all = append(all, s)
			}
		}
	}
	return all
}

// isVaried tells whether an option is chosen at random for a match.
func isVaried(o game.Option) bool { return o.PerSeat || len(o.Values) > maxValues }

// combine gives each combination of the options' values, defaults unsaid.
func combine(rules *game.Rules, base game.Setup) []game.Setup {
	list := []game.Setup{base}
	for _, o := range rules.Options {
		if isVaried(o) {
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

// vary chooses at random what a setup leaves open: the options of many values and
// those that each seat chooses for itself. Where the choices clash it tries others.
func vary(rules *game.Rules, s game.Setup, r *game.Rand) game.Setup {
	const tries = 50
	for range tries {
		chosen := s
		for _, o := range rules.Options {
			if !isVaried(o) || o.Applies != nil && !o.Applies(s) {
				continue
			}
			keys := []string{o.Name}
			if o.PerSeat {
				keys = keys[:0]
				for seat := range game.Seat(s.Seats) {
					keys = append(keys, game.SeatKey(o.Name, seat))
				}
			}
			for _, key := range keys {
				if r.IntN(2) == 0 {
					chosen = with(chosen, key, o.Values[r.IntN(len(o.Values))])
				}
			}
		}
		if _, err := rules.New(chosen); err == nil {
			return chosen
		}
	}
	return s
}
