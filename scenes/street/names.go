package street

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/street"
)

// What things are called.

// personWord is the word for a character of a side that somebody sees or has seen. The tests of what a screen may tell
// give each a word of its own here.
var personWord = func(side int, r rules.Role) string { return roleName(r) }

// roleName is a role as such: what can be called out, who somebody might be.
func roleName(r rules.Role) string {
	if int(r) >= len(rules.RoleNames) {
		r = rules.NoRole
	}
	return lang.T("street/role/" + rules.RoleNames[r])
}

// abilityOf says what a role can do.
func abilityOf(r rules.Role) string { return lang.T("street/ability/" + rules.RoleNames[r]) }

// tokenName is a kind of token.
func tokenName(t rules.Token) string {
	if int(t) >= len(rules.TokenNames) {
		t = rules.NoToken
	}
	return lang.T("street/token/" + rules.TokenNames[t])
}

// numberOf is the place of a column as the viewer counts: from his left, others from Green's.
func numberOf(v *table.View, column uint8) int {
	if below(known(v), v.Viewer) == rules.Red {
		return rules.Columns - int(column)
	}
	return int(column) + 1
}

// mine tells whether a side is the viewer's.
func mine(v *table.View, side uint8) bool { return v.Mine(known(v).SeatOf(int(side))) }

// Label implements table.Board.
func (b *Board) Label(v *table.View, r game.Ref) string {
	s := known(v)
	switch r.Kind {
	case game.RefSeat:
		return v.Name(game.Seat(r.A))
	case game.RefPlace:
		return b.placeLabel(v, s, r)
	case game.RefToken:
		return b.tokenLabel(v, s, r)
	case game.RefChoice:
		switch r.A {
		case rules.ListRole:
			return lang.T("street/call/role", roleName(rules.Role(r.B)))
		case rules.ListToken:
			return lang.T("street/call/token", tokenName(rules.Token(r.B)))
		}
		return lang.T("street/act/" + howKey(r.B))
	case game.RefAction:
		if int(r.A) < len(actionKeys) {
			return lang.T("street/act/" + actionKeys[r.A])
		}
	}
	return ""
}

// howKey is what a street move does with the two, as a key.
func howKey(how uint8) string {
	if how == rules.Exchanged {
		return "exchange"
	}
	return "stay"
}

// Within implements table.Within: what is the viewer's own, and tokens that he does not know, begin small.
func (b *Board) Within(v *table.View, r game.Ref) string {
	s := known(v)
	switch {
	case r.Kind == game.RefToken && r.A == rules.InReserve:
		if r.C < s.Stocked && (s.Reserve[r.C].Token == rules.NoToken || !b.tells(v)) {
			return lang.T("street/within/reserve", int(r.C)+1)
		}
	case r.Kind == game.RefToken:
		if r.C < s.Line && r.C < rules.Columns && (s.Cells[r.C].Token == rules.NoToken || !b.tells(v)) {
			return lang.T("street/within/cell", numberOf(v, r.C))
		}
	case r.Kind != game.RefPlace || !mine(v, r.B&1):
	case r.A == rules.PlaceStreet && r.C < rules.Columns:
		if role := s.Sides[r.B&1].Row[r.C]; role != rules.NoRole {
			return lang.T("street/within/own", personWord(int(r.B&1), role), numberOf(v, r.C))
		}
		return lang.T("street/within/own/any", numberOf(v, r.C))
	case r.A == rules.PlaceSaloon && r.C < rules.Saloon:
		if role := s.Sides[r.B&1].Saloon[r.C]; role != rules.NoRole {
			return lang.T("street/within/saloon", personWord(int(r.B&1), role))
		}
	}
	return ""
}

func (b *Board) placeLabel(v *table.View, s *rules.State, r game.Ref) string {
	side := int(r.B & 1)
	owner := v.Name(s.SeatOf(side))
	switch r.A {
	case rules.PlaceStreet:
		if r.C >= rules.Columns {
			return ""
		}
		role, n := s.Sides[side].Row[r.C], numberOf(v, r.C)
		switch {
		case role == rules.NoRole && mine(v, r.B):
			return lang.T("street/place/own/any", n)
		case role == rules.NoRole:
			return lang.T("street/place/back", owner, n)
		case mine(v, r.B):
			return lang.T("street/place/own", personWord(side, role), n)
		}
		return lang.T("street/place/shown", owner, personWord(side, role), n)
	case rules.PlaceSaloon:
		if r.C >= rules.Saloon {
			return ""
		}
		role := s.Sides[side].Saloon[r.C]
		switch {
		case role == rules.NoRole:
			return lang.T("street/place/saloon/back", owner)
		case mine(v, r.B):
			return lang.T("street/place/saloon/own", personWord(side, role))
		}
		return lang.T("street/place/saloon", owner, personWord(side, role))
	case rules.PlaceStash:
		return lang.T("street/place/stash", owner)
	}
	return lang.T("street/place/discard")
}

func (b *Board) tokenLabel(v *table.View, s *rules.State, r game.Ref) string {
	if r.A == rules.InReserve {
		if r.C >= s.Stocked {
			return lang.T("street/place/reserve/empty")
		}
		if t := s.Reserve[r.C].Token; t != rules.NoToken && b.tells(v) {
			return lang.T("street/place/reserve/known", int(r.C)+1, tokenName(t))
		}
		return lang.T("street/place/reserve", int(r.C)+1)
	}
	n := numberOf(v, r.C)
	if r.C >= s.Line || r.C >= rules.Columns {
		return lang.T("street/place/cell/empty", n)
	}
	if t := s.Cells[r.C].Token; t != rules.NoToken && b.tells(v) {
		return lang.T("street/place/cell/known", tokenName(t), n)
	}
	return lang.T("street/place/cell", n)
}

// tells whether what the viewer knows of tokens is told: he is helped, or all lies open.
func (b *Board) tells(v *table.View) bool { return b.remembers(v) || known(v).Phase == rules.Over }

// stashLabel is a stash in words.
func (b *Board) stashLabel(v *table.View, side int) string {
	d := &b.now.Sides[side]
	return lang.T("street/stash/line", v.Name(b.now.SeatOf(side)), lang.T("street/side/"+rules.SideNames[side]),
		int(d.Stash[rules.Vote]), int(d.Stash[rules.Handcuffs]), int(d.Stash[rules.Bullet]), int(d.Markers))
}

// actionKeys are the actions in keys.
var actionKeys = [...]string{
	rules.ActionMove: "move", rules.ActionLook: "look", rules.ActionTake: "take", rules.ActionUse: "use", rules.ActionEnd: "end",
	rules.ActionReady: "ready", rules.ActionStand: "stand", rules.ActionYield: "yield",
}
