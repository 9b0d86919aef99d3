package street

// clock is who moves on and how many actions he has before the other can answer.
type clock struct{ side, actions int }

// clock is the clock as it stands.
func (s *State) clock() clock { return clock{s.SideOf(s.Turn), int(s.Left)} }

// afterOne is the clock after one more action.
func (c clock) afterOne() clock {
	if c.actions > 1 {
		return clock{c.side, c.actions - 1}
	}
	return clock{1 - c.side, actions}
}

// hunt is one of the two ways to win by catching a rival character.
type hunt struct {
	prey, hunter, guard Role // the guard saves the prey or stands up for it
	costs               Token
	points              int // what it is worth to be sure of it
}

// hunts are the Bad and the Ugly way.
var hunts = [...]hunt{
	{Governor, Hitman, Sheriff, Bullet, 700},
	{Hitman, Sheriff, Reverend, Handcuffs, 600},
}

// prospects is what the threats of a side and of its rival amount to, in points for
// the side: who can catch whom, and who can claim the Election, before the other can
// do something about it.
func (s *State) prospects(side int, d, rival *Side, next clock) int {
	points := s.claimable(side, d, rival, next) - s.claimable(1-side, rival, d, next)
	for i := range hunts {
		h := &hunts[i]
		points += h.points * (s.caught(1-side, rival, d, h, next) - s.caught(side, d, rival, h, next)) / 1000
	}
	return points
}

// caught is how likely the prey of a hunt is caught on a side before it can hide, in
// thousandths: by somebody who does not spend on a mere guess.
func (s *State) caught(side int, d, hunters *Side, h *hunt, next clock) int {
	if hunters.Stash[h.costs] == 0 || !d.Street().Has(h.prey) {
		return 0
	}
	c, found := d.traced(h.prey)
	switch {
	case next.side == side:
		found /= 3 // it can be hidden first
	case next.actions > 1: // one to come opposite, one to catch
	case hunters.column(h.hunter) >= 0:
		c = hunters.column(h.hunter)
		found = d.chance(c, h.prey)
	default:
		found = found * hunters.chance(c, h.hunter) / 1000
	}
	found = found * found / 1000
	return found * (1000 - s.guarded(side, d, c, h)*3/4) / 1000
}

// traced is where a role of a side is likeliest to be looked for, and how likely it
// is found there, in thousandths: where it stands, if that is seen.
func (d *Side) traced(r Role) (c, chance int) {
	if c := d.column(r); c >= 0 {
		return c, d.exposed(c)
	}
	for i := range Columns {
		if p := d.chance(i, r); p > chance {
			c, chance = i, p
		}
	}
	return c, chance
}

// guarded is how likely the guard of a hunt stands where it can help the prey in a
// column, in thousandths (OL-57, OL-80).
func (s *State) guarded(side int, d *Side, c int, h *hunt) int {
	if h.guard == Reverend {
		return d.stoodOn(leftOf(1-side, c), Reverend)
	}
	if d.Stash[Handcuffs] == 0 {
		return 0
	}
	return min(d.stoodOn(c-1, Sheriff)+d.stoodOn(c+1, Sheriff), 1000)
}

// stoodOn is how likely a role stands in a column, in thousandths: sure where that is
// seen, 0 off the street.
func (d *Side) stoodOn(c int, r Role) int {
	switch {
	case !on(c):
		return 0
	case d.Row[c] == NoRole:
		return d.chance(c, r)
	case d.Row[c] == r:
		return 1000
	}
	return 0
}

// claimable is what it is worth to a side that it may claim an Election which it
// knows of (OL-48), in points.
func (s *State) claimable(side int, d, rival *Side, next clock) int {
	if s.Sudden > 0 || d.Stash[Vote] <= rival.Stash[Vote] {
		return 0
	}
	seat := s.SeatOf(side)
	for cell, lies := range s.Cells[:s.Line] {
		if lies.Token != Election || !lies.Known.Has(seat) {
			continue
		}
		const sure = 900
		switch there := d.stoodOn(cell, Governor); {
		case next.side != side:
			return sure / 2 // the rival can take a Vote, or the token away
		case next.actions > 1:
			return sure
		default:
			return sure/3 + there*(sure-sure/3)/1000
		}
	}
	return 0
}
