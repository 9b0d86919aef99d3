package train

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/train"
)

// The sentences of the log. They may be about events of long ago, so that they rest on the event alone, and on what
// never changes: names, characters and cars.

// Describe implements table.Board.
func (b *Board) Describe(v *table.View, e game.Event) string {
	if int(e.Kind) >= len(acts) || acts[e.Kind].say == nil {
		return ""
	}
	return acts[e.Kind].say(b, v, e)
}

// actor names the seat whose event it is.
func actor(v *table.View, e game.Event) string { return v.Name(e.Actor) }

// name is how the log calls a figure in an event.
func name(v *table.View, r game.Ref) string { return who(v, banditIn(int(r.A))) }

func sayCommitted(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/committed", actor(v, e))
}

func sayPlaced(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/placed", who(v, banditIn(int(e.Amount[0]))), whereName(known(v), e.To))
}

func sayRound(b *Board, v *table.View, e game.Event) string {
	id := int(e.Amount[1])
	if id <= 0 || id >= len(rules.RoundCards) {
		return ""
	}
	return lang.T("train/log/round", int(e.Amount[0]), lang.T("train/round/"+rules.RoundCards[id].Name), actor(v, e))
}

func sayTurn(b *Board, v *table.View, e game.Event) string {
	icon := int(e.Amount[1])
	if icon <= 0 || icon >= len(rules.IconNames) {
		return ""
	}
	return lang.T("train/log/turn", int(e.Amount[0]), lang.T("train/turn/"+rules.IconNames[icon]))
}

func sayDraws(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/draws", actor(v, e), int(e.Amount[0]))
}

// sayDrawn names a card that was drawn in one's own go, or that all have seen; the hands of a new round are in sight.
func sayDrawn(b *Board, v *table.View, e game.Event) string {
	if e.Face[0] == 0 || e.Rule != 23 && v.Mine(e.Actor) {
		return ""
	}
	return lang.T("train/log/drawn", actor(v, e), cardOf(known(v), rules.Card(e.Face[0])))
}

func sayReshuffled(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/reshuffled", actor(v, e), int(e.Amount[0]))
}

func sayPlayed(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/played", actor(v, e), cardOf(known(v), rules.Card(e.Face[0])))
}

func sayPlayedDown(b *Board, v *table.View, e game.Event) string {
	if e.Face[0] == 0 {
		return lang.T("train/log/played-down", actor(v, e))
	}
	return lang.T("train/log/played-own", actor(v, e), cardOf(known(v), rules.Card(e.Face[0])))
}

func sayMarked(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/marked", actor(v, e), cardOf(known(v), rules.Card(e.Face[0])))
}

func sayDiscarded(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/discarded", actor(v, e), cardOf(known(v), rules.Card(e.Face[0])))
}

func sayKept(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/kept", actor(v, e), int(e.Amount[0]), int(e.Amount[1]))
}

func sayStealing(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] == 0 {
		return lang.T("train/log/stealing/none")
	}
	return lang.T("train/log/stealing", int(e.Amount[0]))
}

func sayResolves(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/resolves", actor(v, e), cardOf(known(v), rules.Card(e.Face[0])))
}

func sayFizzled(b *Board, v *table.View, e game.Event) string {
	why := int(e.Amount[0])
	if why <= 0 || why >= len(rules.FizzleNames) {
		return ""
	}
	return lang.T("train/log/"+rules.FizzleNames[why], who(v, banditIn(int(e.Amount[1]))))
}

// sayTo tells that a bandit has come to a place.
func sayTo(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string {
		return lang.T(key, who(v, banditIn(int(e.Amount[0]))), placeName(known(v), e.To))
	}
}

func sayClimbed(b *Board, v *table.View, e game.Event) string {
	key := "train/log/climbed/up"
	if rules.Level(e.To.A) == rules.Inside {
		key = "train/log/climbed/down"
	}
	return sayTo(key)(b, v, e)
}

func sayMarshal(b *Board, v *table.View, e game.Event) string {
	if e.Actor == game.NoSeat {
		return lang.T("train/log/marshal/self", placeName(known(v), e.To))
	}
	return lang.T("train/log/marshal", actor(v, e), placeName(known(v), e.To))
}

func sayShot(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/shot", name(v, e.From), name(v, e.To), int(e.Amount[0]))
}

func sayStung(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/stung", name(v, e.To))
}

func saySpared(b *Board, v *table.View, e game.Event) string { return lang.T("train/log/spared") }

func sayRobbed(b *Board, v *table.View, e game.Event) string {
	if kindIn(e) == rules.Purse && e.Face[0] != 0 {
		return lang.T("train/log/robbed/value", name(v, e.To), money(e.Face[0]))
	}
	return lang.T("train/log/robbed", name(v, e.To), thingName(kindIn(e)))
}

func sayPunched(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/punched", name(v, e.From), name(v, e.To))
}

func sayDropped(b *Board, v *table.View, e game.Event) string {
	if kindIn(e) == rules.Purse && e.Face[0] != 0 {
		return lang.T("train/log/dropped/value", name(v, e.From), money(e.Face[0]))
	}
	return lang.T("train/log/dropped", name(v, e.From), thingName(kindIn(e)))
}

func saySnatched(b *Board, v *table.View, e game.Event) string {
	if e.Face[0] != 0 {
		return lang.T("train/log/snatched/at", name(v, e.To), name(v, e.From), money(e.Face[0]))
	}
	return lang.T("train/log/snatched", name(v, e.To), name(v, e.From))
}

func sayHappening(b *Board, v *table.View, e game.Event) string {
	which := int(e.Amount[0])
	if which <= 0 || which >= len(happeningNames) {
		return ""
	}
	key := "train/round/" + happeningNames[which]
	return lang.T("train/log/happening", lang.T(key), lang.T(key+"/text"))
}

func sayStrongbox(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/strongbox", whereName(known(v), rules.SpotRef(rules.Spot(e.To.A))))
}

func sayLost(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/lost", name(v, e.From), money(e.Face[0]))
}

func sayRansom(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/ransom", name(v, e.To), lang.Money(int(e.Amount[0])))
}

func sayPicked(b *Board, v *table.View, e game.Event) string {
	if e.Face[0] != 0 {
		return lang.T("train/log/picked/value", name(v, e.To), money(e.Face[0]))
	}
	return lang.T("train/log/picked", name(v, e.To))
}

func sayDeclined(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/declined", name(v, e.From))
}

func sayScore(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/score", actor(v, e), lang.Money(int(e.Amount[0])), int(e.Amount[1]))
}

func sayGunslinger(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/gunslinger", name(v, e.To), int(e.Amount[1]), lang.Money(int(e.Amount[0])))
}

func sayWinner(b *Board, v *table.View, e game.Event) string {
	return lang.T("train/log/winner", actor(v, e))
}
