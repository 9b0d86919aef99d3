package main

import (
	"strconv"
	"strings"

	"drygulch/game"
	"drygulch/game/bot"
)

// kind is a kind of opponent, as the command line names it:
//
//	LEVEL[@WORLDS][+even][+truth][+PERSON]
//
// WORLDS is how many worlds it imagines or plays ahead in for a decision. With
// even it takes every world that fits what it sees for as likely as the next,
// whatever others' moves betray. With truth it is given the true state, chance to
// come included: a cheat, against whom one can tell that the others do not. Only the
// hard level deals all its worlds so.
type kind struct {
	level       bot.Level
	worlds      int
	even, truth bool
	who         string
}

func parseKind(text string) (k kind, err error) {
	name, traits, _ := strings.Cut(text, "+")
	level, worlds, counted := strings.Cut(name, "@")
	k.level = bot.Level(level)
	if !bot.Known(level) {
		return k, usage("no level %q; there are: %s, %s", level, bot.Random, join(bot.Levels))
	}
	if counted {
		if k.worlds, err = strconv.Atoi(worlds); err != nil || k.worlds < 1 {
			return k, usage("%q worlds in %q", worlds, text)
		}
	}
	for _, trait := range strings.FieldsFunc(traits, func(r rune) bool { return r == '+' }) {
		switch trait {
		case "even":
			k.even = true
		case "truth":
			if k.truth = true; k.level != bot.Hard {
				return k, usage("only hard opponents can be given the truth, not %q", text)
			}
		default:
			if !bot.Person(trait) {
				return k, usage("no trait %q; there are even, truth and the people of the town", trait)
			}
			k.who = trait
		}
	}
	return k, nil
}

// bot makes an opponent of the kind.
func (k kind) bot(rules *game.Rules, seat game.Seat, seed uint64) *bot.Bot {
	if k.even || k.truth {
		plain, brain := *rules, rules.Brain
		deal := game.State.Determinize
		if k.truth {
			deal = func(game.State, *game.Rand) {} // there is nothing to fill
		}
		plain.Brain = func() game.Brain {
			b := brain()
			if searcher, ok := b.(game.Searcher); ok {
				return dealingSearcher{searcher, deal}
			}
			return dealing{b, deal}
		}
		rules = &plain
	}
	b := bot.New(rules, k.level, seat, seed)
	b.As(k.who)
	return b
}

// budget is how long it thinks.
func (k kind) budget(worlds int) bot.Budget {
	if k.worlds > 0 {
		worlds = k.worlds
	}
	return bot.Budget{Worlds: worlds}
}

// dealing is a mind that fills worlds in some way of its own.
type dealing struct {
	game.Brain
	deal func(game.State, *game.Rand)
}

func (d dealing) Deal(s game.State, r *game.Rand) { d.deal(s, r) }

// dealingSearcher is the same of a mind that says how to search.
type dealingSearcher struct {
	game.Searcher
	deal func(game.State, *game.Rand)
}

func (d dealingSearcher) Deal(s game.State, r *game.Rand) { d.deal(s, r) }
