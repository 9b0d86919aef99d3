package showdown

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/showdown"
)

// The sentences of the log. They may be about events of long ago, so that they rest on the event alone, and on what
// never changes: names.

// Describe implements table.Board.
func (b *Board) Describe(v *table.View, e game.Event) string {
	if int(e.Kind) >= len(acts) || acts[e.Kind].say == nil {
		return ""
	}
	return acts[e.Kind].say(b, v, e)
}

// actor names the seat whose event it is.
func actor(v *table.View, e game.Event) string { return v.Name(e.Actor) }

// named names the seat that a Ref belongs to.
func named(v *table.View, r game.Ref) string { return v.Name(seatOf(r)) }

// line is a sentence about who does it alone.
func line(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string { return lang.T(key, actor(v, e)) }
}

// card is a sentence about who does it and a card.
func withCard(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string {
		return lang.T(key, actor(v, e), cardName(faceOf(e)))
	}
}

// counted is a sentence about who does it and how many.
func counted(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string { return lang.T(key, actor(v, e), int(e.Amount[0])) }
}

// unsaid is for what another line says.
func unsaid(*Board, *table.View, game.Event) string { return "" }

var (
	sayChosen     = line("showdown/log/chosen")
	sayDealt      = counted("showdown/log/dealt")
	sayTurn       = line("showdown/log/turn")
	sayDraws      = counted("showdown/log/draws")
	sayPutBack    = withCard("showdown/log/put-back")
	sayKept       = counted("showdown/log/kept")
	sayReplaced   = withCard("showdown/log/replaced")
	sayCancelled  = line("showdown/log/cancelled")
	sayNoEffect   = withCard("showdown/log/no-effect")
	sayDying      = counted("showdown/log/dying")
	sayBought     = withCard("showdown/log/bought")
	sayTopped     = withCard("showdown/log/topped")
	sayFreed      = line("showdown/log/freed")
	sayJailed     = line("showdown/log/jailed")
	sayExploded   = line("showdown/log/exploded")
	sayReward     = counted("showdown/log/reward")
	sayWinner     = line("showdown/log/winner")
	sayDiscarded  = withCard("showdown/log/discarded")
	sayFlipped    = unsaid // the flip has told which card it was
	sayReshuffled = func(b *Board, v *table.View, e game.Event) string {
		return lang.T("showdown/log/reshuffled", int(e.Amount[0]))
	}
)

func sayCharacter(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/character", actor(v, e), characterName(characterIn(e)), int(e.Amount[0]))
}

// sayDrawn names a card that was drawn in one's own turn, or that all have seen; the first hands are in sight.
func sayDrawn(b *Board, v *table.View, e game.Event) string {
	switch {
	case faceOf(e) == rules.Hidden || e.Rule == 8:
		return ""
	case shownToAll(e):
		return lang.T("showdown/log/shows", actor(v, e), fullName(faceOf(e)))
	}
	return lang.T("showdown/log/drawn", actor(v, e), cardName(faceOf(e)))
}

// sayLooks is told once, of the first of the three cards; to Kit himself which they are.
func sayLooks(b *Board, v *table.View, e game.Event) string {
	switch {
	case faceOf(e) != rules.Hidden:
		return lang.T("showdown/log/sees", actor(v, e), cardName(faceOf(e)))
	case e.To.C == 0:
		return lang.T("showdown/log/looks", actor(v, e))
	}
	return ""
}

func sayPlayed(b *Board, v *table.View, e game.Event) string {
	if at := game.Seat(e.Amount[0]) - 1; at >= 0 && at != e.Actor {
		return lang.T("showdown/log/played/at", actor(v, e), cardName(faceOf(e)), v.Name(at))
	}
	return lang.T("showdown/log/played", actor(v, e), cardName(faceOf(e)))
}

func sayEquipped(b *Board, v *table.View, e game.Event) string {
	if at := seatOf(e.To); at != e.Actor {
		return lang.T("showdown/log/equipped/at", actor(v, e), cardName(faceOf(e)), v.Name(at))
	}
	return lang.T("showdown/log/equipped", actor(v, e), cardName(faceOf(e)))
}

func sayShot(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] > 1 {
		return lang.T("showdown/log/shot/two", actor(v, e), named(v, e.To), int(e.Amount[0]))
	}
	if faceOf(e).Kind() != rules.Gatling { // who plays what at whom has just been told
		return ""
	}
	return lang.T("showdown/log/shot", actor(v, e), named(v, e.To))
}

func sayRaid(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/raid", named(v, e.To))
}

func sayChallenged(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/challenged", actor(v, e), named(v, e.To))
}

func sayFlip(b *Board, v *table.View, e game.Event) string {
	key := "showdown/log/flip/bad"
	if e.Amount[1] == 1 {
		key = "showdown/log/flip/good"
	}
	return lang.T(key, actor(v, e), flipTitle(flipIn(e)), rankAndSuit(faceOf(e)))
}

func sayNoFlip(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/no-flip", actor(v, e), flipTitle(flipIn(e)))
}

func sayCounts(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/counts", actor(v, e), rankAndSuit(faceOf(e)))
}

func sayMissed(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] > 0 {
		return lang.T("showdown/log/missed/more", actor(v, e), cardName(faceOf(e)), int(e.Amount[0]))
	}
	return lang.T("showdown/log/missed", actor(v, e), cardName(faceOf(e)))
}

func sayAnswered(b *Board, v *table.View, e game.Event) string {
	if e.Rule == 46 {
		return lang.T("showdown/log/answered/raid", actor(v, e), cardName(faceOf(e)))
	}
	return lang.T("showdown/log/answered", actor(v, e), cardName(faceOf(e)))
}

// sayTookHit tells of a Duel or of Indians! that somebody gives in; of a shot the wound says it all.
func sayTookHit(b *Board, v *table.View, e game.Event) string {
	switch e.Rule {
	case 46:
		return lang.T("showdown/log/took/raid", actor(v, e))
	case 47:
		return lang.T("showdown/log/took/duel", actor(v, e))
	}
	return lang.T("showdown/log/took", actor(v, e))
}

func sayWounded(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/wounded", actor(v, e), int(e.Amount[0]), max(int(e.Amount[1]), 0))
}

func sayHealed(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/healed", actor(v, e), int(e.Amount[0]), int(e.Amount[1]))
}

func sayEliminated(b *Board, v *table.View, e game.Event) string {
	if by := seatOf(e.From); by != game.NoSeat {
		return lang.T("showdown/log/eliminated/by", actor(v, e), v.Name(by))
	}
	return lang.T("showdown/log/eliminated", actor(v, e))
}

func sayRole(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/role", actor(v, e), roleWord(e.Actor, roleIn(e)))
}

func sayInherits(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/inherits", actor(v, e), named(v, e.From), int(e.Amount[0]))
}

func sayTaken(b *Board, v *table.View, e game.Event) string {
	switch {
	case seatOf(e.From) == e.Actor:
		return lang.T("showdown/log/taken/own", actor(v, e), cardName(faceOf(e)))
	case faceOf(e) == rules.Hidden:
		return lang.T("showdown/log/taken/hidden", actor(v, e), named(v, e.From))
	case e.From.A == rules.PlaceGear:
		return lang.T("showdown/log/taken/gear", actor(v, e), named(v, e.From), cardName(faceOf(e)))
	}
	return lang.T("showdown/log/taken", actor(v, e), named(v, e.From), cardName(faceOf(e)))
}

func sayStruck(b *Board, v *table.View, e game.Event) string {
	if game.Seat(e.Amount[0])-1 == e.Actor {
		return lang.T("showdown/log/struck/own", actor(v, e), cardName(faceOf(e)))
	}
	return lang.T("showdown/log/struck", actor(v, e), cardName(faceOf(e)))
}

func saySold(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/sold", cardName(faceOf(e)))
}

func sayPassedOn(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/passed-on", named(v, e.From), named(v, e.To))
}

func sayPenalty(b *Board, v *table.View, e game.Event) string {
	return lang.T("showdown/log/penalty", actor(v, e), named(v, e.To))
}

func sayOver(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] == 1 {
		return lang.T("showdown/log/draw")
	}
	return lang.T("showdown/log/over")
}
