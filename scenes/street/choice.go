package street

import (
	"slices"

	"drygulch/game"
	"drygulch/scenes/table"

	rules "drygulch/game/street"
)

// choice is what the viewer has tapped so far of an action, in the words of the rules.
type choice struct {
	side   int
	action int        // -1: not chosen
	user   int        // the column of the one who acts, -1: nobody yet
	role   rules.Role // who that is
	mayor  bool       // the Mayor was tapped to help
	saloon int        // which of the saloon was tapped, -1: nobody
	places []int      // the columns of one's own that were tapped, in their order
	target game.Ref   // the rival character or the first token that was tapped
	next   []game.Ref // what can be tapped now

	targets []game.Ref // rival characters, and the own Bandit, that can be tapped now
	calls   []game.Ref // what can be called out or decided now
}

// choice reads what was tapped so far.
func (b *Board) choice(v *table.View) choice {
	c := choice{action: -1, user: -1, saloon: -1}
	s := known(v)
	if !v.Asked() || v.Viewer == game.NoSeat {
		return c
	}
	c.side = s.SideOf(v.Viewer)
	for _, r := range v.Picker.Prefix() {
		switch {
		case r.Kind == game.RefAction:
			c.action = int(r.A)
		case r.Kind == game.RefToken, r.Kind == game.RefPlace && int(r.B) != c.side:
			c.target = r
		case r.Kind == game.RefPlace && r.A == rules.PlaceSaloon:
			c.saloon = int(r.C)
		case r.Kind == game.RefPlace && r.A == rules.PlaceStreet:
			c.places = append(c.places, int(r.C))
		}
	}
	c.who(&s.Sides[c.side])
	c.next = v.Picker.Next(nil)
	for _, r := range c.next {
		if r.Kind == game.RefPlace && c.action == int(rules.ActionUse) && c.user >= 0 && (int(r.B) != c.side || c.role == rules.Reverend) {
			c.targets = append(c.targets, r)
		}
	}
	if c.action < 0 || c.user < 0 || c.action == int(rules.ActionUse) && c.role == rules.Mayor {
		return c
	}
	for _, r := range v.Picker.Last(nil) {
		if r.Kind == game.RefChoice && (slices.Contains(c.next, r) || v.Leads(r)) {
			c.calls = append(c.calls, r)
		}
	}
	slices.SortFunc(c.calls, func(x, y game.Ref) int { return int(x.B) - int(y.B) })
	return c
}

// aimedAt is the rival column that a call-out is about, -1 if that is still open.
func (c *choice) aimedAt() int {
	switch {
	case c.target.Kind == game.RefPlace:
		return int(c.target.C)
	case len(c.targets) == 1 && int(c.targets[0].B) != c.side:
		return int(c.targets[0].C)
	}
	return -1
}

// cannotBe tells that a role that can be called out is known not to stand there: it is in the saloon, or, where the
// viewer is helped to remember, all that was seen speaks against it.
func (b *Board) cannotBe(v *table.View, c choice, call game.Ref) bool {
	column := c.aimedAt()
	if call.A != rules.ListRole || column < 0 || column >= rules.Columns {
		return false
	}
	d, role := &known(v).Sides[1-c.side], rules.Role(call.B)
	return slices.Contains(d.Saloon[:], role) || b.remembers(v) && !d.May[column].Has(role)
}

// who finds out who acts: the first that was tapped, unless that is the Mayor, who helps.
func (c *choice) who(d *rules.Side) {
	for _, column := range c.places {
		if column >= rules.Columns {
			return
		}
		if role := d.Row[column]; role == rules.Mayor && c.action == int(rules.ActionUse) {
			c.mayor = true
		}
		if c.user < 0 || c.role == rules.Mayor && c.action == int(rules.ActionUse) {
			c.user, c.role = column, d.Row[column]
		}
	}
}

// stages of a saloon move, after the three have been chosen.
const (
	noStage    = iota
	whoGoesIn  // one of the two goes into the saloon
	whereStand // and the one who comes out stands in one of their places
)

// stage tells what of a saloon move is still asked once the three have been chosen.
func (c *choice) stage() int {
	if c.action != int(rules.ActionMove) || c.saloon < 0 {
		return noStage
	}
	switch len(c.places) {
	case 2:
		return whoGoesIn
	case 3:
		return whereStand
	}
	return noStage
}
