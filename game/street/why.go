package street

import "drygulch/game"

// The keys of all reasons why something cannot be tapped, with the rule that each
// rests on. Refs and Amount are given where noted.
//
//	street.why.over             14  the game is over
//	street.why.turn             10  another seat decides: Refs[0] the seat
//	street.why.not-yours         5  only one's own characters are rearranged
//	street.why.governor-lay      5  the Governor may not be laid into the saloon
//	street.why.both-saloon       5  both are in the saloon already
//	street.why.not-beside       79  the Reverend does not stand right of the Bandit
//	street.why.immobilized      18  the Bandit is immobilized
//	street.why.own-first        11  first tap what to do, or a character of one's own
//	street.why.saloon           24  whoever is in the saloon can only be moved out of it
//	street.why.rival-saloon     24  nothing can be done to the rival saloon
//	street.why.who-first        31  first tap who looks at, takes or exchanges it
//	street.why.reserve          66  only the Storekeep reaches the reserve
//	street.why.stash            40  tokens in a stash are used by themselves
//	street.why.empty            42  no token lies before that character
//	street.why.no-tokens        42  no token lies before anybody who could do it
//	street.why.claim-votes      48  the Governor needs more Votes: Amount[0] one has, Amount[1] the rival
//	street.why.claim-sudden    102  in Sudden Death nothing is claimed
//	street.why.not-his          34  that character cannot take such a token: Refs[0] the character
//	street.why.bogus            34  Bogus is never called out
//	street.why.move-own         25  a Move is of two of one's own characters
//	street.why.one-out          28  one comes out of the saloon at a time
//	street.why.governor-in      28  the Governor may not go into the saloon
//	street.why.mayor-alone      82  the Mayor only helps the one on his right
//	street.why.mayor-whom       83  the Mayor helps Sheriff, Scout, Reporter and Storekeep only
//	street.why.mayor-not-left   82  the Mayor does not stand left of that character
//	street.why.no-bullet        51  there is no Bullet in the stash
//	street.why.no-handcuffs     56  there are no Handcuffs in the stash
//	street.why.bound-already    19  the Bandit there is immobilized already
//	street.why.no-markers       74  there is no Headline marker left
//	street.why.headlined        76  that character is headlined already
//	street.why.nothing-near     69  there are no two tokens to exchange
//	street.why.blocked          73  the immobilized Bandit is in the way
//	street.why.nobody-to-free   78  no immobilized Bandit stands on the Reverend's left
//	street.why.no-ability       44  none of one's characters can use an ability
//	street.why.opposite         84  only the character opposite can be aimed at
//	street.why.diagonal         84  with the Mayor only a neighbour of the opposite one can be aimed at
//	street.why.dancer-far       70  the Dancer reaches one or two columns to each side
//	street.why.too-far          66  that token is out of the Storekeep's reach
//	street.why.reserve-empty    69  the reserve is empty
//	street.why.sheriff-calls    56  the Sheriff calls out Hitman or Bandit
//	street.why.bandit-calls     77  the Bandit calls out Hitman or Sheriff
//	street.why.reporter-calls   74  the Reporter calls out anybody but the Governor

// because is a reason of a key and a rule, and what it speaks of.
func because(key string, rule game.Rule, refs ...game.Ref) game.Reason {
	reason := game.Reason{Key: "street.why." + key, Rule: rule}
	copy(reason.Refs[:], refs)
	return reason
}

// Why implements game.State. It has an answer for what a person could sensibly tap
// and may not; of anything else it says nothing.
func (s *State) Why(prefix []game.Ref, r game.Ref) game.Reason {
	actor := s.Actor()
	switch {
	case actor == game.NoSeat:
		return because("over", 14)
	case s.View != Truth && s.View != actor:
		return because("turn", 10, SeatRef(actor))
	}
	side := s.SideOf(actor)
	switch s.Phase {
	case Arranging:
		return s.whyArranging(side, prefix, r)
	case Answering:
		if d := &s.Sides[side]; r == ActionRef(ActionStand) && !s.stands(side, d.column(Bandit)) {
			return because("not-beside", 79)
		}
		return game.Reason{}
	}
	return s.whyActing(readTaps(side, prefix), side, r)
}

func (s *State) whyArranging(side int, prefix []game.Ref, r game.Ref) game.Reason {
	d := &s.Sides[side]
	if r.Kind != game.RefPlace || r.A > PlaceSaloon {
		return game.Reason{}
	}
	if int(r.B) != side {
		return because("not-yours", 5)
	}
	if len(prefix) == 0 || prefix[0] == r || prefix[0].Kind != game.RefPlace {
		return game.Reason{}
	}
	x, y := prefix[0], r
	if x.A == PlaceSaloon {
		x, y = y, x
	}
	switch {
	case x.A == PlaceSaloon:
		return because("both-saloon", 5)
	case y.A == PlaceSaloon && d.stoodBy(x) == Governor:
		return because("governor-lay", 5)
	}
	return game.Reason{}
}

// stoodBy is who stands in a place of the street, NoRole of another thing.
func (d *Side) stoodBy(r game.Ref) Role {
	if r.Kind == game.RefPlace && r.A == PlaceStreet && r.C < Columns {
		return d.Row[r.C]
	}
	return NoRole
}

// taps is what was tapped so far of an action.
type taps struct {
	action int    // -1 before it
	mine   [3]int // columns of one's own, in the order tapped
	places int    // of these
	saloon bool   // one of the saloon was tapped
}

// readTaps sorts what was tapped.
func readTaps(side int, prefix []game.Ref) taps {
	t := taps{action: -1}
	for _, r := range prefix {
		switch {
		case r.Kind == game.RefAction:
			t.action = int(r.A)
		case r.Kind != game.RefPlace || int(r.B) != side:
		case r.A == PlaceSaloon:
			t.saloon = true
		case r.A == PlaceStreet && t.places < len(t.mine):
			t.mine[t.places] = int(r.C)
			t.places++
		}
	}
	return t
}

// whyActing tells of a turn's actions.
func (s *State) whyActing(t taps, side int, r game.Ref) game.Reason {
	d := &s.Sides[side]
	mine := r.Kind == game.RefPlace && r.A == PlaceStreet && int(r.B) == side && r.C < Columns
	switch {
	case r.Kind == game.RefPlace && r.A >= PlaceStash:
		return because("stash", 40)
	case r.Kind == game.RefPlace && r.A == PlaceSaloon && int(r.B) != side:
		return because("rival-saloon", 24)
	case mine && int(r.C) == d.bound() && t.action != int(ActionUse):
		return because("immobilized", 18)
	}
	switch t.action {
	case -1:
		if r.Kind == game.RefAction {
			return s.whyAction(t, side, r.A)
		}
		return s.whyStart(r, side)
	case int(ActionMove):
		return s.whyMove(t, side, r)
	case int(ActionLook), int(ActionTake):
		switch {
		case t.places == 0 && mine:
			return s.whyBefore(side, int(r.C), uint8(t.action))
		case t.places == 0 && !(r.Kind == game.RefPlace && r.A == PlaceSaloon):
			return s.whyStart(r, side)
		case r.Kind == game.RefToken && r.A == InReserve:
			return because("reserve", 66)
		case t.places == 1 && r.Kind == game.RefChoice && r.A == ListToken && t.action == int(ActionTake):
			return s.whyToken(side, t.mine[0], Token(r.B))
		}
	case int(ActionUse):
		return s.whyUsing(t, side, r)
	}
	if r.Kind == game.RefPlace && r.A == PlaceSaloon {
		return because("saloon", 24)
	}
	return game.Reason{}
}

// whyStart tells why a thing does not begin an action.
func (s *State) whyStart(r game.Ref, side int) game.Reason {
	switch {
	case r.Kind == game.RefPlace && int(r.B) != side:
		return because("own-first", 11)
	case r.Kind == game.RefToken && r.A == InReserve:
		return because("reserve", 66)
	case r.Kind == game.RefToken && r.C >= s.Line:
		return because("empty", 42)
	case r.Kind == game.RefToken:
		return because("who-first", 31)
	}
	return game.Reason{}
}

// whyAction tells why a kind of action cannot be chosen, at first or for the
// character that was tapped.
func (s *State) whyAction(t taps, side int, action uint8) game.Reason {
	if action > ActionUse {
		return game.Reason{}
	}
	if t.saloon && action != ActionMove {
		return because("saloon", 24)
	}
	if t.places == 1 {
		switch action {
		case ActionLook, ActionTake:
			return s.whyBefore(side, t.mine[0], action)
		case ActionUse:
			return s.whyUser(side, t.mine[0])
		}
		return game.Reason{}
	}
	if action == ActionMove {
		return game.Reason{}
	}
	for c := range Columns {
		if c == s.Sides[side].bound() {
			continue
		}
		why := s.whyBefore(side, c, action)
		if action == ActionUse {
			why = s.whyUser(side, c)
		}
		if why == (game.Reason{}) {
			return why
		}
	}
	if action == ActionUse {
		return because("no-ability", 44)
	}
	return because("no-tokens", 42)
}

// whyBefore tells why the character in a column cannot look at or take the token
// before it.
func (s *State) whyBefore(side, c int, action uint8) game.Reason {
	if c >= int(s.Line) {
		return because("empty", 42)
	}
	if action == ActionTake && s.Sides[side].Row[c] == Governor {
		return s.whyClaim(side, c)
	}
	return game.Reason{}
}

// whyClaim tells why the Governor cannot claim the Election.
func (s *State) whyClaim(side, c int) game.Reason {
	own, rival := s.Sides[side].Stash[Vote], s.Sides[1-side].Stash[Vote]
	switch {
	case s.Sudden > 0:
		return because("claim-sudden", 102)
	case c >= int(s.Line):
		return because("empty", 42)
	case own <= rival:
		reason := because("claim-votes", 48)
		reason.Amount = [2]int16{int16(own), int16(rival)}
		return reason
	}
	return game.Reason{}
}

// whyToken tells why a token cannot be called out for a character.
func (s *State) whyToken(side, c int, token Token) game.Reason {
	switch {
	case token == Bogus:
		return because("bogus", 34)
	case token > NoToken && int(token) <= kinds && !Characters[s.Sides[side].Row[c]].Takes.Has(token):
		return because("not-his", 34, SlotRef(side, c))
	}
	return game.Reason{}
}

// whyMove tells why a Move does not go on with a thing.
func (s *State) whyMove(t taps, side int, r game.Ref) game.Reason {
	switch {
	case r.Kind == game.RefToken || r.Kind == game.RefPlace && int(r.B) != side:
		return because("move-own", 25)
	case r.Kind != game.RefPlace:
		return game.Reason{}
	case r.A == PlaceSaloon && t.saloon:
		return because("one-out", 28)
	case t.saloon && t.places == 2 && s.Sides[side].stoodBy(r) == Governor && (int(r.C) == t.mine[0] || int(r.C) == t.mine[1]):
		return because("governor-in", 28)
	}
	return game.Reason{}
}
