package street

import (
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/street"
)

// What is to be seen of things from close by.

// Hand implements table.Board: nobody holds cards on Main Street.
func (b *Board) Hand(_ *table.View, buf []table.Card) []table.Card { return buf }

// Plate implements table.Board.
func (b *Board) Plate(v *table.View, seat game.Seat) table.Plate {
	side := b.now.SideOf(seat)
	p := table.Plate{Note: lang.T("street/side/" + rules.SideNames[side])}
	for _, c := range b.counters(side) {
		p.Counters = append(p.Counters, table.Counter{Icon: c.face(), Plain: true, Count: c.count, Label: lang.T(c.wordOf)})
	}
	return p
}

// Look implements table.Board.
func (b *Board) Look(v *table.View, r game.Ref) (table.Card, bool) {
	s := known(v)
	switch r.Kind {
	case game.RefPlace:
		return b.lookAtPlace(v, s, r)
	case game.RefToken:
		return b.lookAtToken(v, s, r)
	case game.RefSeat:
		side := s.SideOf(game.Seat(r.A))
		return table.Card{Ref: r, Title: b.Label(v, r), Text: b.stashLabel(v, side) + ". " + b.spentWords(), Rule: 40}, true
	case game.RefChoice:
		return b.lookAtCall(r)
	case game.RefAction:
		if int(r.A) < len(actionKeys) {
			return table.Card{Ref: r, Title: lang.T("street/do/" + actionKeys[r.A]), Text: lang.T("street/about/" + actionKeys[r.A]), Rule: aboutRules[r.A]}, true
		}
	}
	return table.Card{}, false
}

// aboutRules are where the rulebook speaks of the actions.
var aboutRules = [...]game.Rule{
	rules.ActionMove: 25, rules.ActionLook: 31, rules.ActionTake: 33, rules.ActionUse: 44, rules.ActionEnd: 12,
	rules.ActionReady: 6, rules.ActionStand: 79, rules.ActionYield: 79,
}

// roleRules are where the rulebook speaks of the characters.
var roleRules = [len(rules.RoleNames)]game.Rule{
	rules.Governor: 48, rules.Hitman: 51, rules.Sheriff: 56, rules.Scout: 65, rules.Storekeep: 66,
	rules.Dancer: 70, rules.Reporter: 74, rules.Bandit: 77, rules.Reverend: 78, rules.Mayor: 82,
}

func (b *Board) lookAtPlace(v *table.View, s *rules.State, r game.Ref) (table.Card, bool) {
	if r.A > rules.PlaceSaloon {
		return table.Card{Ref: r, Title: b.Label(v, r), Text: b.spentWords(), Rule: 40}, true
	}
	side, role := int(r.B&1), *roleAt(s, r)
	if role != rules.NoRole {
		c := roleCard(side, role)
		c.Ref = r
		if r.A == rules.PlaceStreet {
			c.Text = lang.T("street/look/who", conditionText(conditionOf(&s.Sides[side], int(r.C))), c.Text)
		}
		return c, true
	}
	lines := []string{lang.T("street/look/back")}
	if r.A == rules.PlaceStreet && b.remembers(v) {
		lines = append(lines, b.recalled(v, side, int(r.C))...)
	}
	return table.Card{Ref: r, Title: b.Label(v, r), Text: strings.Join(lines, " "), Rule: 25}, true
}

// roleCard is a character of a side as a photograph.
func roleCard(side int, role rules.Role) table.Card {
	return table.Card{Title: personWord(side, role), Text: lang.T("street/look/takes", abilityOf(role), takesOf(role)), Family: "photo", Motif: faces[side][role], Plain: true,
		Glyph: roleIcons[role], Word: lang.T("street/side/" + rules.SideNames[side]), Rule: roleRules[role]}
}

// conditionText says in a sentence what is the matter with a character.
func conditionText(c condition) string {
	if c == plain {
		return ""
	}
	return lang.T("street/is/" + conditionKeys[c] + "/text")
}

func (b *Board) lookAtToken(v *table.View, s *rules.State, r game.Ref) (table.Card, bool) {
	lies := rules.Lying{}
	if at := (&Board{now: *s}).lying(r); at != nil {
		lies = *at
	}
	if lies.Token == rules.NoToken || !b.tells(v) {
		text := lang.T("street/token/hidden/text")
		if v.Viewer != game.NoSeat && lies.Known.Has(1-v.Viewer) && b.remembers(v) {
			text = lang.T("street/look/rival-knows", text, v.Name(1-v.Viewer))
		}
		return table.Card{Ref: r, Title: b.Label(v, r), Text: text, Rule: 31}, true
	}
	return table.Card{Ref: r, Title: b.Label(v, r), Text: lang.T("street/token/" + rules.TokenNames[lies.Token] + "/text"), Rule: 35}, true
}

func (b *Board) lookAtCall(r game.Ref) (table.Card, bool) {
	switch {
	case r.A == rules.ListRole && int(r.B) < len(rules.RoleNames):
		return table.Card{Ref: r, Title: roleName(rules.Role(r.B)), Text: abilityOf(rules.Role(r.B)), Rule: roleRules[r.B]}, true
	case r.A == rules.ListToken && int(r.B) < len(rules.TokenNames):
		return table.Card{Ref: r, Title: tokenName(rules.Token(r.B)), Text: lang.T("street/token/" + rules.TokenNames[r.B] + "/text"), Rule: 34}, true
	}
	return table.Card{Ref: r, Title: lang.T("street/do/" + howKey(r.B)), Text: lang.T("street/about/" + howKey(r.B)), Rule: 25}, true
}
