package street

// What can be known of a row. Everything is drawn from what all saw, so it is the
// same for the rival and for a stranger, and it never rules out the truth. It is
// kept place by place, as a set of roles: it does not hold that one of two places
// is this if the other is that. So it can allow orders that cannot be.

// see notes that a role is seen in a place.
func (d *Side) see(c int, r Role) {
	d.Last[c], d.Since[c] = r, 0
	if d.May[c] != r.Only() {
		d.May[c] = r.Only()
		d.settle()
	}
}

// settle draws the conclusions: a role that must be in one place is in no other, a
// role that can be in one place alone is there, and where a few places can hold only
// as many roles as there are of them, these are in no other.
func (d *Side) settle() {
	for d.settleOnes() || d.settleFew() {
	}
	d.forget()
}

// forget drops who was last seen where he can no longer be.
func (d *Side) forget() {
	for c, r := range d.Last {
		if r != NoRole && !d.May[c].Has(r) {
			d.Last[c], d.Since[c] = NoRole, 0
		}
	}
}

// settleOnes draws the conclusions from single places and single roles.
func (d *Side) settleOnes() (changed bool) {
	var fixed, once, twice Roles
	for _, may := range d.May {
		if may.one() {
			fixed |= may
		}
	}
	for c, may := range d.May {
		if may.one() {
			continue
		}
		if may&fixed != 0 {
			may &^= fixed
			d.May[c] = may
			changed = true
		}
		twice |= once & may
		once |= may
	}
	alone := once &^ twice
	if alone == 0 {
		return changed
	}
	for c, may := range d.May {
		if may&alone != 0 && !may.one() {
			d.May[c] = may & alone
			changed = true
		}
	}
	return changed
}

// few is of how many roles in a place conclusions are drawn for others: the more,
// the less they tell.
const few = 4

// settleFew draws the conclusions from places that share out a few roles: two that
// can hold the same two, three that can hold no others than the same three.
func (d *Side) settleFew() (changed bool) {
	for _, share := range d.May {
		n := share.Len()
		if n == 1 || n > few {
			continue
		}
		for _, may := range d.May {
			if may&^share == 0 {
				n--
			}
		}
		if n > 0 {
			continue
		}
		for c, may := range d.May {
			if may&^share != 0 && may&share != 0 {
				d.May[c] = may &^ share
				changed = true
			}
		}
	}
	return changed
}

// shows tells that all see what becomes of the two characters in these places: one
// of them is headlined (OL-26).
func (d *Side) shows(a, b int) bool {
	return d.Headlined&(d.Row[a].Only()|d.Row[b].Only()) != 0
}

// mingle notes that two places were touched by a street move that nobody could
// follow (OL-25).
func (d *Side) mingle(a, b int) {
	both := d.May[a] | d.May[b]
	d.May[a], d.May[b] = both, both
	d.touch(a)
	d.touch(b)
}

// trade notes that the characters of two places were seen to be exchanged.
func (d *Side) trade(a, b int) {
	d.May[a], d.May[b] = d.May[b], d.May[a]
	d.Last[a], d.Last[b] = d.Last[b], d.Last[a]
	d.Since[a], d.Since[b] = d.Since[b], d.Since[a]
}

// touch counts a Move that touched a place.
func (d *Side) touch(c int) {
	if d.Last[c] != NoRole && d.Since[c] < 255 {
		d.Since[c]++
	}
}

// replaced notes a saloon move (OL-29): in the two places stand the one who came
// out and the one who stayed, in either order unless that was seen.
func (d *Side) replaced(way saloonWay) {
	a, b := way.a, way.b
	stays := d.May[a] | d.May[b]
	if way.fromSeen || !d.May[a].Has(way.goes) || !d.May[b].Has(way.goes) { // it is plain who stayed
		stays = d.May[a+b-way.from]
	}
	d.touch(a)
	d.touch(b)
	if way.toSeen {
		other := a + b - way.to
		if way.fromSeen && way.from == other { // all saw the one who stayed change his place
			d.Last[other], d.Since[other] = d.Last[way.to], d.Since[way.to]
		}
		d.May[other] = stays
		d.May[way.to] = way.out.Only()
		d.Last[way.to], d.Since[way.to] = way.out, 0
	} else {
		stays |= way.out.Only()
		d.May[a], d.May[b] = stays, stays
	}
	for c := range d.May {
		d.May[c] &^= way.goes.Only()
	}
	for d.settleOnes() { // of a few places there is seldom anything to tell here
	}
	d.forget()
}

// turn notes that the Dancer drew the character in a place to another, those
// between shifting one place toward the gap (OL-71): what is known goes along.
func (d *Side) turn(from, to int) {
	step := 1
	if to < from {
		step = -1
	}
	for c := from; c != to; c += step {
		d.Row[c], d.Row[c+step] = d.Row[c+step], d.Row[c]
		d.trade(c, c+step)
	}
}
