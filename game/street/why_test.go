package street

import (
	"testing"

	"drygulch/game"
)

func TestWhyNot(t *testing.T) {
	own := func(c int) game.Ref { return SlotRef(Green, c) }
	rival := func(c int) game.Ref { return SlotRef(Red, c) }
	move, look, take, use := ActionRef(ActionMove), ActionRef(ActionLook), ActionRef(ActionTake), ActionRef(ActionUse)
	plain := func() *table { return example(t) }
	armed := func() *table {
		return given(t, "she gov ban sco sto rev hit may | dan rep", pool, "hit may she dan ban rep gov rev | sco sto")
	}
	broke := func() *table {
		tb := armed()
		tb.green().Stash[Bullet], tb.green().Stash[Handcuffs], tb.green().Markers = 0, 0, 0
		return tb
	}
	short := func() *table {
		tb := plain()
		tb.s.Line, tb.s.Stocked = 3, 0
		return tb
	}
	sudden := func() *table {
		tb := plain()
		tb.s.Sudden = 1
		return tb
	}
	for _, c := range []struct {
		key    string
		tb     *table
		prefix refs
		r      game.Ref
	}{
		{"over", armedToWin(t).do("hitman at 0"), nil, own(1)},
		{"turn", &table{t: t, s: ptr(plain().view(Red))}, nil, own(1)},
		{"not-yours", dealtGreen(t), nil, rival(1)},
		{"governor-lay", dealtGreen(t), refs{own(0)}, SaloonRef(Green, 0)},
		{"governor-lay", dealtGreen(t), refs{SaloonRef(Green, 0)}, own(0)},
		{"both-saloon", dealtGreen(t), refs{SaloonRef(Green, 1)}, SaloonRef(Green, 0)},
		{"immobilized", plain().immobilized(Green), nil, own(4)},
		{"immobilized", plain().immobilized(Green), refs{move, own(1)}, own(4)},
		{"immobilized", plain().immobilized(Green), refs{use}, own(4)},
		{"own-first", plain(), nil, rival(3)},
		{"saloon", plain(), refs{SaloonRef(Green, 0)}, look},
		{"saloon", plain(), refs{look}, SaloonRef(Green, 0)},
		{"rival-saloon", plain(), nil, SaloonRef(Red, 1)},
		{"who-first", plain(), nil, CellRef(2)},
		{"who-first", plain(), refs{look}, CellRef(2)},
		{"own-first", plain(), refs{take}, rival(3)},
		{"reserve", plain(), nil, ReserveRef(2)},
		{"reserve", plain(), refs{look}, ReserveRef(2)},
		{"reserve", plain(), refs{take, own(0)}, ReserveRef(2)},
		{"reserve", plain(), refs{use, own(2)}, ReserveRef(2)},
		{"empty", short(), refs{look}, CellRef(5)},
		{"stash", plain(), nil, StashRef(Green)},
		{"empty", short(), nil, CellRef(5)},
		{"empty", short(), refs{own(5)}, look},
		{"empty", short(), refs{take}, own(5)},
		{"claim-votes", plain(), refs{own(6)}, take},
		{"claim-votes", plain(), refs{use}, own(6)},
		{"claim-sudden", sudden(), refs{own(6)}, use},
		{"not-his", plain(), refs{own(0), take}, TokenRef(Bullet)},
		{"bogus", plain(), refs{take, own(0)}, TokenRef(Bogus)},
		{"move-own", plain(), refs{move, own(1)}, rival(1)},
		{"one-out", plain(), refs{move, SaloonRef(Green, 0)}, SaloonRef(Green, 1)},
		{"governor-in", plain(), refs{move, SaloonRef(Green, 0), own(6), own(1)}, own(6)},
		{"mayor-whom", armedMayor(t), refs{own(1)}, use},
		{"mayor-alone", plain(), refs{own(1), use}, own(4)},
		{"mayor-not-left", plain(), refs{own(3), use}, own(1)},
		{"no-bullet", broke(), refs{own(0)}, use},
		{"no-handcuffs", broke(), refs{own(2)}, use},
		{"no-markers", broke(), refs{use}, own(5)},
		{"bound-already", plain().immobilized(Red).sheriffAt(2), refs{use}, own(2)},
		{"headlined", plain().headlined(Red, "rev"), refs{own(5)}, use},
		{"nothing-near", short(), refs{own(3)}, use}, // one token in reach and no reserve
		{"blocked", dancerBefore(t), refs{own(3)}, use},
		{"nobody-to-free", armed(), refs{own(7)}, use},
		{"opposite", plain(), refs{own(4), use}, rival(2)},
		{"diagonal", plain(), refs{own(2), use, own(1)}, rival(2)},
		{"dancer-far", plain(), refs{own(0), use}, rival(5)},
		{"too-far", plain(), refs{own(3), use}, CellRef(6)},
		{"reserve-empty", short(), refs{own(3), use}, ReserveRef(0)},
		{"sheriff-calls", armed(), refs{use, own(2), rival(2)}, RoleRef(Mayor)},
		{"bandit-calls", plain(), refs{use, own(4), rival(4)}, RoleRef(Bandit)},
		{"reporter-calls", plain(), refs{use, own(5), rival(5)}, RoleRef(Governor)},
		{"not-beside", asked(t), refs{SeatRef(1)}, ActionRef(ActionStand)},
		{"no-tokens", withoutTokens(t), nil, look},
		{"no-ability", withoutAbilities(t), nil, use},
	} {
		if got := c.tb.s.Why(c.prefix, c.r); got.Key != "street.why."+c.key || got.Rule == 0 {
			t.Errorf("%s after %v: %q by rule %d, want %s", id(c.r), c.prefix, got.Key, got.Rule, c.key)
		}
	}
}

func ptr(s State) *State { return &s }

// armedToWin is a position in which Green's Hitman faces an unguarded Governor.
func armedToWin(t *testing.T) *table {
	return given(t, "gov ban she sco sto rev hit may | dan rep", pool, "hit may sco sto ban rep gov she | dan rev")
}

// armedMayor is a position in which the Mayor stands left of one whom he does not help.
func armedMayor(t *testing.T) *table {
	return given(t, "she gov ban sco sto rev hit may | dan rep", pool, "hit may dan she ban rep gov rev | sco sto")
}

// dealtGreen is a layout of Green's with the Governor in column 0.
func dealtGreen(t *testing.T) *table {
	for seed := uint64(0); ; seed++ {
		if tb := dealt(t, seed); tb.s.Green == 0 && tb.green().Row[0] == Governor {
			return tb
		}
	}
}

// sheriffAt exchanges Green's Sheriff with whoever stands in a column.
func (tb *table) sheriffAt(c int) *table {
	d := tb.green()
	at := d.column(Sheriff)
	d.Row[at], d.Row[c] = d.Row[c], d.Row[at]
	d.Row[1], d.Row[0] = d.Row[0], d.Row[1] // and the Mayor out of the way
	return tb
}

// dancerBefore is a position in which Green's Dancer faces the immobilized Bandit.
func dancerBefore(t *testing.T) *table {
	return given(t, "she gov hit ban sto rev sco may | dan rep", pool, "gov may sco dan ban rep sto she | hit rev").immobilized(Red)
}

// asked is a position in which Red is asked but his Reverend stands elsewhere.
func asked(t *testing.T) *table {
	return given(t, "she ban gov hit sco sto rev may | dan rep", pool, "may she sco sto ban rep gov hit | dan rev").do("sheriff calls bandit at 1")
}

// withoutTokens is a position in which the only token lies before Green's
// immobilized Bandit.
func withoutTokens(t *testing.T) *table {
	return given(t, "she gov hit ban sto rev sco may | dan rep", "v |", "ban may sco dan gov rep sto she | hit rev").immobilized(Green)
}

// withoutAbilities is a position in which nobody of Green's can do anything special:
// all that he could spend is spent, and no token is near.
func withoutAbilities(t *testing.T) *table {
	tb := given(t, "gov ban hit dan sto rev sco may | she rep", "v |", "hit she rep dan sto ban gov rev | sco may").immobilized(Green)
	tb.red().Row = [Columns]Role{Governor, Hitman, Storekeep, Bandit, Dancer, Reverend, Scout, Mayor}
	tb.immobilized(Red)
	tb.green().Stash[Bullet], tb.green().Stash[Handcuffs], tb.green().Markers = 0, 0, 0
	return tb
}
