package street

import (
	"slices"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// Prompt implements table.Board.
func (b *Board) Prompt(v *table.View) table.Prompt {
	s := known(v)
	switch s.Phase {
	case rules.Arranging:
		p := table.Prompt{Title: lang.T("street/title/arrange"), Ask: lang.T("street/ask/arrange")}
		if prefix := v.Picker.Prefix(); len(prefix) > 0 && prefix[0].Kind == game.RefPlace {
			p.Ask = lang.T("street/ask/arrange/one", roleName(*roleAt(s, prefix[0])))
		}
		return p
	case rules.Answering:
		return table.Prompt{Title: lang.T("street/title/asked"), Ask: lang.T("street/ask/stand"), Alarm: true}
	case rules.Over:
		return table.Prompt{}
	}
	return table.Prompt{Title: lang.T("street/title/turn", int(s.Left)), Ask: b.ask(v, s)}
}

// ask is what the next tap is to be.
func (b *Board) ask(v *table.View, s *rules.State) string {
	c := b.choice(v)
	d := &s.Sides[c.side]
	switch {
	case len(v.Picker.Prefix()) == 0:
		return lang.T("street/ask/turn")
	case v.Picker.Prefix()[0].Kind == game.RefSeat:
		return lang.T("street/ask/end")
	case c.action < 0 && c.saloon >= 0:
		return lang.T("street/ask/from-saloon", roleName(d.Saloon[c.saloon]))
	case c.action < 0:
		return lang.T("street/ask/what", roleName(c.role))
	case c.action == int(rules.ActionMove):
		return askMove(&c, d)
	case c.user < 0 || c.role == rules.Mayor && c.action == int(rules.ActionUse):
		key := "street/ask/who/" + actionKeys[c.action]
		if c.mayor {
			key = "street/ask/who/helped"
		}
		return lang.T(key)
	case c.action == int(rules.ActionTake):
		return lang.T("street/ask/call/token", roleName(c.role))
	case c.target != game.Ref{} && c.role == rules.Storekeep:
		return lang.T("street/ask/exchange/other")
	case len(c.calls) > 0:
		if c.role == rules.Governor {
			return lang.T("street/ask/call/election")
		}
		return lang.T("street/ask/call/role", roleName(c.role))
	}
	return lang.T("street/ask/use/" + rules.RoleNames[c.role])
}

// askMove asks for the rest of a Move.
func askMove(c *choice, d *rules.Side) string {
	name := func(i int) string { return roleName(d.Row[c.places[i]]) }
	switch c.stage() {
	case whoGoesIn:
		return lang.T("street/ask/move/in", roleName(d.Saloon[c.saloon]))
	case whereStand:
		return lang.T("street/ask/move/where", roleName(d.Saloon[c.saloon]))
	}
	switch n := len(c.places); {
	case c.saloon >= 0 && n == 0:
		return lang.T("street/ask/move/two", roleName(d.Saloon[c.saloon]))
	case c.saloon >= 0:
		return lang.T("street/ask/move/one-more", roleName(d.Saloon[c.saloon]), name(0))
	case n == 0:
		return lang.T("street/ask/move")
	case n == 1:
		return lang.T("street/ask/move/second", name(0))
	}
	return lang.T("street/ask/move/how")
}

// buttons are how the actions look; the words are in the catalogue.
var buttons = [...]table.Button{
	rules.ActionMove:  {Icon: sprites.IconCowboyBoot, Hidden: true, Order: 1, Key: 'M'},
	rules.ActionLook:  {Icon: sprites.IconSunkenEye, Hidden: true, Order: 2, Key: 'O'},
	rules.ActionTake:  {Icon: sprites.IconGrab, Hidden: true, Order: 3, Key: 'T'},
	rules.ActionUse:   {Icon: sprites.IconStarMedal, Hidden: true, Order: 4, Key: 'A'},
	rules.ActionEnd:   {Direct: true, Order: 9, Key: 'E'},
	rules.ActionReady: {Direct: true, Primary: true, Key: 'E', Icon: sprites.IconThreeFriends},
	rules.ActionStand: {Direct: true, Order: 1, Icon: sprites.IconChurch, Key: 'S'},
	rules.ActionYield: {Direct: true, Order: 2, Icon: sprites.IconHandcuffs, Key: 'Y'},
}

// Button implements table.Board.
func (b *Board) Button(v *table.View, r game.Ref) table.Button {
	switch {
	case r.Kind == game.RefChoice:
		c := b.choice(v)
		asked := slices.Contains(c.calls, r)
		return table.Button{Label: b.callWord(r), Icon: callIcon(r), Direct: asked, Primary: asked, Order: 5}
	case r.Kind != game.RefAction || int(r.A) >= len(buttons):
		return table.Button{}
	}
	k := buttons[r.A]
	k.Label = lang.T("street/do/" + actionKeys[r.A])
	return k
}

// callWord is a call or decision as a button.
func (b *Board) callWord(r game.Ref) string {
	switch r.A {
	case rules.ListRole:
		return roleName(rules.Role(r.B))
	case rules.ListToken:
		return tokenName(rules.Token(r.B))
	}
	return lang.T("street/do/" + howKey(r.B))
}

// callIcon is the sign of what is called out or decided.
func callIcon(r game.Ref) sprites.ID {
	switch {
	case r.A == rules.ListRole && int(r.B) < len(roleIcons):
		return roleIcons[r.B]
	case r.A == rules.ListToken && int(r.B) < len(tokenIcons):
		return tokenIcons[r.B]
	case r.A == rules.ListHow && r.B == rules.Exchanged:
		return sprites.IconSwapBag
	case r.A == rules.ListHow:
		return sprites.IconPadlock
	}
	return 0
}
