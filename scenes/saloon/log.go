package saloon

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/saloon"
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

// nameOf names the seat that a Ref belongs to.
func nameOf(v *table.View, r game.Ref) string { return v.Name(seatOf(r)) }

// line is a sentence about who does it alone.
func line(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string { return lang.T(key, actor(v, e)) }
}

// withCard is a sentence about who does it and a card.
func withCard(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string {
		return lang.T(key, actor(v, e), kindName(faceOf(e)))
	}
}

// counted is a sentence about who does it and how many.
func counted(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string { return lang.T(key, actor(v, e), int(e.Amount[0])) }
}

// toPlace is a sentence about who goes where.
func toPlace(key string) func(*Board, *table.View, game.Event) string {
	return func(b *Board, v *table.View, e game.Event) string {
		return lang.T(key, actor(v, e), placeName(positionIn(e.To)))
	}
}

// unsaid is for what another line says.
func unsaid(*Board, *table.View, game.Event) string { return "" }

var (
	sayDealt      = counted("saloon/log/dealt")
	sayTurn       = line("saloon/log/turn")
	sayPlaced     = toPlace("saloon/log/placed")
	sayTossed     = withCard("saloon/log/tossed")
	sayDraws      = counted("saloon/log/draws")
	sayReplaced   = withCard("saloon/log/replaced")
	saySwigged    = withCard("saloon/log/swigged")
	saySwung      = counted("saloon/log/swung")
	saySwooped    = counted("saloon/log/swooped")
	sayLuck       = counted("saloon/log/luck")
	saySpare      = counted("saloon/log/spare")
	sayNoBlock    = line("saloon/log/no-block")
	sayVoid       = line("saloon/log/void")
	sayMissed     = line("saloon/log/missed")
	saySpilled    = withCard("saloon/log/spilled")
	sayDropped    = withCard("saloon/log/dropped")
	sayRestricted = line("saloon/log/restricted")
	sayFreed      = line("saloon/log/freed")
	sayDoomed     = line("saloon/log/doomed")
	sayLapsed     = line("saloon/log/lapsed")
	sayDeclined   = line("saloon/log/declined")
	sayOut        = line("saloon/log/out")
	sayMoved      = toPlace("saloon/log/moved")
	sayTraded     = withCard("saloon/log/traded")
	sayTeamCard   = withCard("saloon/log/team-card")
	sayCrossfire  = counted("saloon/log/crossfire")
	sayWinner     = line("saloon/log/winner")
)

// sayDrawn names a card that the reader drew himself in a turn of his; the first hands are in sight.
func sayDrawn(b *Board, v *table.View, e game.Event) string {
	if faceOf(e) == rules.NoKind || e.Rule == 8 {
		return ""
	}
	return lang.T("saloon/log/drawn", actor(v, e), kindName(faceOf(e)))
}

func sayReshuffled(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/reshuffled", int(e.Amount[0]))
}

func sayLoaderShuffled(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/loader-shuffled")
}

func slotName(r game.Ref) string { return lang.T("saloon/slot/" + rules.SlotNames[r.C&1]) }

func sayEquipped(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/equipped/"+rules.SlotNames[e.To.C&1], actor(v, e), kindName(faceOf(e)))
}

func sayLoaded(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] == 0 {
		return lang.T("saloon/log/loaded/full", actor(v, e), int(e.Amount[1]))
	}
	return lang.T("saloon/log/loaded", actor(v, e), int(e.Amount[0]), int(e.Amount[1]))
}

func sayShifted(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] == 1 {
		return lang.T("saloon/log/swapped", actor(v, e))
	}
	return lang.T("saloon/log/shifted/"+rules.SlotNames[e.To.C&1], actor(v, e))
}

func sayReloaded(b *Board, v *table.View, e game.Event) string {
	if k := faceOf(e); k != rules.NoKind {
		return lang.T("saloon/log/reloaded/card", actor(v, e), kindName(k), int(e.Amount[0]), int(e.Amount[1]))
	}
	return lang.T("saloon/log/reloaded", actor(v, e), int(e.Amount[0]), int(e.Amount[1]))
}

func sayQuickDraw(b *Board, v *table.View, e game.Event) string {
	if old := rules.Kind(e.Face[1]); inSight(old) {
		return lang.T("saloon/log/quick/old", actor(v, e), kindName(faceOf(e)), kindName(old))
	}
	return lang.T("saloon/log/quick", actor(v, e), kindName(faceOf(e)))
}

func sayDived(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/dived", actor(v, e), placeName(positionIn(e.From)))
}

// sayAttack tells with what somebody attacks: with a gun how many bullets, a gun that is swung is a club.
func sayAttack(b *Board, v *table.View, e game.Event) string {
	return attackLine("saloon/log/attack", v, e)
}

func sayCounter(b *Board, v *table.View, e game.Event) string {
	return attackLine("saloon/log/counter", v, e)
}

func attackLine(key string, v *table.View, e game.Event) string {
	a := rules.Attack{Type: rules.Type(e.Amount[0]), With: faceOf(e)}
	if a.Type == rules.Gun {
		return lang.T(key+"/gun", actor(v, e), kindName(a.With), int(e.Amount[1]))
	}
	return lang.T(key+"/melee", actor(v, e), weaponIn(&a))
}

func sayBoost(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] == 0 {
		return lang.T("saloon/log/boost/plain", actor(v, e), kindName(faceOf(e)))
	}
	return lang.T("saloon/log/boost", actor(v, e), kindName(faceOf(e)), int(e.Amount[0]))
}

func sayOption(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/option", actor(v, e), kindName(faceOf(e)), int(e.Amount[0]))
}

func sayAimed(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/aimed", actor(v, e), nameOf(v, e.To))
}

func sayBlocked(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/blocked", actor(v, e), kindName(faceOf(e)), int(e.Amount[0]))
}

func sayHit(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/hit", actor(v, e), int(e.Amount[0]), max(int(e.Amount[1]), 0))
}

func sayHealed(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/healed", actor(v, e), int(e.Amount[0]), int(e.Amount[1]))
}

func sayGave(b *Board, v *table.View, e game.Event) string {
	if k := faceOf(e); k != rules.NoKind {
		return lang.T("saloon/log/gave", actor(v, e), kindName(k), nameOf(v, e.To))
	}
	return lang.T("saloon/log/gave/hidden", actor(v, e), nameOf(v, e.To))
}

func sayCoverMe(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/cover-me", actor(v, e), nameOf(v, e.To), int(e.Amount[0]))
}

func saySteppedIn(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/stepped-in", actor(v, e), nameOf(v, e.To))
}

func sayCaught(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/caught", nameOf(v, e.To), kindName(faceOf(e)), nameOf(v, e.From))
}

func sayStalemate(b *Board, v *table.View, e game.Event) string {
	return lang.T("saloon/log/stalemate", int(e.Amount[0]))
}

func sayOver(b *Board, v *table.View, e game.Event) string {
	if e.Amount[0] == 1 {
		return lang.T("saloon/log/draw")
	}
	return lang.T("saloon/log/over")
}
