package street

import "drygulch/game"

// places is how many places a side lays out: the columns, then the saloon (OL-5).
const places = Columns + Saloon

// deal makes a match up to the first decision (OL-1 to OL-8).
func deal(setup game.Setup) (game.State, error) {
	if err := Rules.Check(setup); err != nil {
		return nil, err
	}
	s := &State{Rand: game.NewRand(setup.Seed, 0), View: Truth, Winner: game.NoSeat}
	s.Short = Rules.Value(setup, "opening") == "one"
	s.Green = game.Seat(s.Rand.IntN(sides)) // OL-1
	for side := range s.Sides {
		d := &s.Sides[side]
		d.Markers = markers // OL-3
		for kind, supply := range Supplies {
			d.Stash[kind] = supply.Stash
		}
		d.propose(&s.Rand)
		for c := range d.May {
			d.May[c] = allRoles
		}
	}
	s.layPool()
	return s, nil
}

// markers is how many Headline markers each side has (OL-3).
const markers = 3

// propose lays out a side's characters at random, the Governor on the street
// (OL-4).
func (d *Side) propose(r *game.Rand) {
	var all [places]Role
	for i := range all {
		all[i] = Role(i + 1)
	}
	game.Shuffle(r, all[1:])
	at := r.IntN(Columns)
	all[0], all[at] = all[at], all[0] // he is the first, and the saloon comes last
	copy(d.Row[:], all[:Columns])
	copy(d.Saloon[:], all[Columns:])
}

// layPool shuffles the pool; eight tokens go on the street, five into the reserve
// (OL-7).
func (s *State) layPool() {
	var pool [Columns + Stock]Lying
	fill(pool[:], pooled)
	game.Shuffle(&s.Rand, pool[:])
	copy(s.Cells[:], pool[:Columns])
	copy(s.Reserve[:], pool[Columns:])
	s.Line, s.Stocked = Columns, Stock
}

// place is where one of a side's ten places is kept.
func (d *Side) place(i uint8) *Role {
	if i < Columns {
		return &d.Row[i]
	}
	return &d.Saloon[i-Columns]
}

// placeRef is one of a side's ten places.
func placeRef(side int, i uint8) game.Ref {
	if i < Columns {
		return SlotRef(side, int(i))
	}
	return SaloonRef(side, int(i-Columns))
}

// swap exchanges two places of the actor's layout (OL-5).
func (s *State) swap(a, b uint8, ev *game.Events) {
	side := s.SideOf(s.Act)
	d := &s.Sides[side]
	x, y := d.place(a), d.place(b)
	*x, *y = *y, *x
	s.Begun = true
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvSwapped, Actor: s.Act, From: placeRef(side, a), To: placeRef(side, b), Rule: 5, Reaches: game.Only(s.Act)}, game.Only(s.Act))
	}
}

// ready ends the actor's layout; when both have, the saloons are turned up together
// (OL-6) and chance names who begins (OL-9).
func (s *State) ready(ev *game.Events) {
	s.Ready = s.Ready.With(s.Act)
	s.Begun = false
	ev.Add(game.Event{Kind: EvReady, Actor: s.Act, Rule: 6})
	s.Act = 1 - s.Act
	if s.Ready.Len() < sides {
		return
	}
	for side := range s.Sides {
		d := &s.Sides[side]
		for c := range d.May {
			d.May[c] = d.Street()
		}
		if ev != nil {
			ev.Add(game.Event{Kind: EvSaloon, Actor: s.SeatOf(side), To: SaloonRef(side, 0),
				Face: [2]uint8{uint8(d.Saloon[0]), uint8(d.Saloon[1])}, Rule: 6, Final: true})
		}
	}
	first := game.Seat(s.Rand.IntN(sides))
	ev.Add(game.Event{Kind: EvStarts, Actor: first, Rule: 9, Final: true})
	s.startTurn(first, ev)
}
