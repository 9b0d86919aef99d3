package street

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/street"
)

// The sentences of the log. They may be about events of long ago, so that they rest on the event alone, and on what
// never changes: names, and who plays which side.

// Describe implements table.Board.
func (b *Board) Describe(v *table.View, e game.Event) string {
	if int(e.Kind) >= len(acts) || acts[e.Kind].say == nil {
		return ""
	}
	return acts[e.Kind].say(v, e)
}

// line is a sentence about who does it alone.
func line(key string) func(*table.View, game.Event) string {
	return func(v *table.View, e game.Event) string { return lang.T(key, v.Name(e.Actor)) }
}

// spot is a sentence about who does it and the place to which it is done.
func spot(key string) func(*table.View, game.Event) string {
	return func(v *table.View, e game.Event) string { return lang.T(key, v.Name(e.Actor), placeNumber(v, e.To)) }
}

// unsaid is for what another line says.
func unsaid(*table.View, game.Event) string { return "" }

// placeNumber is the number of a place as the viewer counts.
func placeNumber(v *table.View, r game.Ref) int { return numberOf(v, r.C) }

// sideIn is the side that a place in an event belongs to.
func sideIn(r game.Ref) int { return int(r.B & 1) }

// person names the role in an event, who belongs to the seat whose event it is.
func personOf(v *table.View, seat game.Seat, role rules.Role) string {
	return personWord(known(v).SideOf(seat)&1, role)
}

var (
	sayReady       = line("street/log/ready")
	sayStarts      = line("street/log/starts")
	sayTurn        = line("street/log/turn")
	saySaved       = spot("street/log/saved")
	sayArrested    = spot("street/log/arrested")
	sayAsked       = line("street/log/asked")
	sayDeclined    = line("street/log/declined")
	sayImmobilized = spot("street/log/immobilized")
	sayRecovered   = line("street/log/recovered")
	sayFreed       = line("street/log/freed")
	sayWrong       = line("street/log/wrong")
	sayEnded       = line("street/log/ended")
)

func saySaloon(v *table.View, e game.Event) string {
	var names [2]string
	for i, face := range e.Face {
		names[i] = personOf(v, e.Actor, rules.Role(face))
	}
	return lang.T("street/log/saloon", v.Name(e.Actor), names[0], names[1])
}

// pair are the numbers of two places, the lower first.
func pair(v *table.View, e game.Event) (int, int) {
	a, b := placeNumber(v, e.From), placeNumber(v, e.To)
	return min(a, b), max(a, b)
}

func sayMoved(v *table.View, e game.Event) string {
	a, b := pair(v, e)
	switch e.Face[0] {
	case rules.Stayed:
		return lang.T("street/log/moved/stayed", v.Name(e.Actor), a, b)
	case rules.Exchanged:
		return lang.T("street/log/moved/exchanged", v.Name(e.Actor), a, b)
	}
	return lang.T("street/log/moved", v.Name(e.Actor), a, b)
}

func sayLeft(v *table.View, e game.Event) string {
	who := personOf(v, e.Actor, roleIn(e))
	if e.Face[0] == 0 {
		return lang.T("street/log/left", v.Name(e.Actor), who)
	}
	return lang.T("street/log/left/to", v.Name(e.Actor), who, numberOf(v, e.Face[0]-1))
}

func sayEntered(v *table.View, e game.Event) string {
	who := personOf(v, e.Actor, roleIn(e))
	if e.Face[0] == 0 {
		return lang.T("street/log/entered", v.Name(e.Actor), who)
	}
	return lang.T("street/log/entered/from", v.Name(e.Actor), who, numberOf(v, e.Face[0]-1))
}

func sayShown(v *table.View, e game.Event) string {
	cause := rules.Cause(e.Amount[1])
	if cause < rules.AsActor || int(cause) >= len(rules.CauseNames) {
		return ""
	}
	return lang.T("street/log/shown/"+rules.CauseNames[cause], v.Name(e.Actor), personOf(v, e.Actor, roleIn(e)), placeNumber(v, e.From))
}

func sayPeeked(v *table.View, e game.Event) string {
	if e.Face[0] == 0 || int(e.Face[0]) >= len(rules.TokenNames) {
		return lang.T("street/log/peeked", v.Name(e.Actor), placeNumber(v, e.To))
	}
	return lang.T("street/log/peeked/token", v.Name(e.Actor), placeNumber(v, e.To), tokenName(rules.Token(e.Face[0])))
}

func sayCalledToken(v *table.View, e game.Event) string {
	return lang.T("street/log/called/token", v.Name(e.Actor), tokenName(tokenIn(e)))
}

func sayCalledRole(v *table.View, e game.Event) string {
	return lang.T("street/log/called/role", v.Name(e.Actor), roleName(roleIn(e)), placeNumber(v, e.To))
}

func sayTurnedUp(v *table.View, e game.Event) string {
	if e.Amount[1] == 1 {
		return lang.T("street/log/turned-up/right", tokenName(tokenIn(e)))
	}
	return lang.T("street/log/turned-up/wrong", tokenName(tokenIn(e)))
}

func sayTook(v *table.View, e game.Event) string {
	return lang.T("street/log/took", v.Name(e.Actor), tokenName(tokenIn(e)), int(e.Amount[1]))
}

func saySpent(v *table.View, e game.Event) string {
	return lang.T("street/log/spent", v.Name(e.Actor), tokenName(tokenIn(e)), int(e.Amount[1]))
}

func sayShot(v *table.View, e game.Event) string {
	if e.Amount[0] == 1 {
		return lang.T("street/log/shot/governor", v.Name(e.Actor))
	}
	return lang.T("street/log/shot", v.Name(e.Actor))
}

func sayCancelled(v *table.View, e game.Event) string {
	if e.Rule == 80 {
		return lang.T("street/log/cancelled/hitman", v.Name(e.Actor))
	}
	return lang.T("street/log/cancelled", v.Name(e.Actor))
}

func sayRearranged(v *table.View, e game.Event) string {
	if e.To.A == rules.InReserve {
		return lang.T("street/log/rearranged/reserve", v.Name(e.Actor), placeNumber(v, e.From), int(e.To.C)+1)
	}
	a, b := pair(v, e)
	return lang.T("street/log/rearranged", v.Name(e.Actor), a, b)
}

func sayDanced(v *table.View, e game.Event) string {
	return lang.T("street/log/danced", v.Name(e.Actor), placeNumber(v, e.From), placeNumber(v, e.To))
}

func sayHeadlined(v *table.View, e game.Event) string {
	return lang.T("street/log/headlined", v.Name(e.Actor), personWord(sideIn(e.To), roleIn(e)), int(e.Amount[1]))
}

func sayMisprint(v *table.View, e game.Event) string {
	return lang.T("street/log/misprint", v.Name(e.Actor), int(e.Amount[1]))
}

func sayStole(v *table.View, e game.Event) string {
	return lang.T("street/log/stole", v.Name(e.Actor), tokenName(tokenIn(e)), v.Name(1-e.Actor))
}

func sayNothing(v *table.View, e game.Event) string {
	return lang.T("street/log/nothing", v.Name(1-e.Actor), tokenName(tokenIn(e)))
}

func saySuddenDeath(v *table.View, e game.Event) string {
	if e.Amount[0] > 1 {
		return lang.T("street/log/sudden/again", int(e.Amount[0]), int(e.Amount[1]))
	}
	if e.Rule == 107 {
		return lang.T("street/log/sudden/quiet")
	}
	return lang.T("street/log/sudden")
}

func sayWinner(v *table.View, e game.Event) string {
	return lang.T("street/log/winner/"+wayKey(e.Amount[0]), v.Name(e.Actor))
}

func sayDraw(*table.View, game.Event) string { return lang.T("street/log/draw") }
