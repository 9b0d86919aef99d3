package street

import "drygulch/game"

// Moves implements game.State. What depends on few places is listed once for all:
// the arrangements by the Governor's place, the Moves by his and that of the
// immobilized Bandit. There are hundreds of them.
func (s *State) Moves(buf []game.Move) []game.Move {
	if s.View != Truth && s.View != s.Act {
		return buf
	}
	side := s.SideOf(s.Act)
	switch s.Phase {
	case Arranging:
		buf = append(buf, arrangements[s.Sides[side].column(Governor)]...)
		buf = append(buf, game.Move{Verb: VerbReady})
	case Acting:
		buf = s.actions(side, buf)
	case Answering:
		buf = append(buf, game.Move{Verb: VerbAnswer, Args: [7]uint8{Yields}})
		if s.stands(side, s.Sides[side].column(Bandit)) { // OL-93
			buf = append(buf, game.Move{Verb: VerbAnswer, Args: [7]uint8{Stands}})
		}
	}
	return buf
}

// actions lists what a side can do with an action of its turn (OL-11).
func (s *State) actions(side int, buf []game.Move) []game.Move {
	d := &s.Sides[side]
	bound := d.bound()
	governor := d.column(Governor)
	buf = append(buf, streetMoves[bound]...)
	buf = append(buf, saloonMoves[governor][bound]...)
	for c := range int(s.Line) { // OL-42
		if c != bound {
			buf = add(buf, VerbLook, c, 0)
		}
	}
	for c, r := range d.Row[:s.Line] {
		if c == bound || r == Governor {
			continue
		}
		for kind := Vote; kind < Election; kind++ {
			if Characters[r].Takes.Has(kind) { // OL-34
				buf = add(buf, VerbTake, c, int(kind))
			}
		}
	}
	if s.mayClaim(side, governor) {
		buf = add(buf, VerbClaim, governor, 0)
	}
	for c, r := range d.Row {
		if list := abilities[r].list; list != nil && c != bound {
			buf = list(s, side, c, buf)
		}
	}
	return append(buf, game.Move{Verb: VerbEnd}) // OL-12
}

// add appends a move with two arguments. It is written where it will lie.
func add(buf []game.Move, verb uint8, x, y int) []game.Move {
	buf = append(buf, game.Move{})
	m := &buf[len(buf)-1]
	m.Verb = verb
	m.Args[0], m.Args[1] = uint8(x), uint8(y)
	return buf
}

// use appends the use of an ability.
func use(buf []game.Move, r Role, x, y, mayor int) []game.Move {
	buf = add(buf, VerbAbility, int(r), x)
	m := &buf[len(buf)-1]
	m.Args[2], m.Args[3] = uint8(y), uint8(mayor)
	return buf
}

// ability is what a role can do with an action.
type ability struct {
	// list appends its uses by the character in a column.
	list func(s *State, side, c int, buf []game.Move) []game.Move
	// do carries one out, the character in column c shown.
	do func(s *State, side, c int, m game.Move, ev *game.Events)
}

// abilities are the abilities by role (OL-44). The Governor's is a claim, the Mayor
// has none of his own (OL-82), and the Reverend's is a move of its own.
var abilities = [roles + 1]ability{
	Hitman:    {(*State).listShots, (*State).shoot},
	Sheriff:   {(*State).listArrests, (*State).arrest},
	Scout:     {(*State).listTargets, (*State).scout},
	Storekeep: {(*State).listExchanges, (*State).exchange},
	Dancer:    {(*State).listDances, (*State).dance},
	Reporter:  {(*State).listReports, (*State).report},
	Bandit:    {(*State).listRobberies, (*State).rob},
	Reverend:  {(*State).listReleases, nil},
}

func (s *State) listShots(side, c int, buf []game.Move) []game.Move {
	if s.Sides[side].Stash[Bullet] == 0 { // OL-51
		return buf
	}
	return use(buf, Hitman, c, 0, 0)
}

func (s *State) listArrests(side, c int, buf []game.Move) []game.Move {
	if s.Sides[side].Stash[Handcuffs] == 0 { // OL-56
		return buf
	}
	bound := s.Sides[1-side].bound()
	for targets := s.targets(side, c); targets != 0; targets &= targets - 1 {
		if t := targets.first(); t != bound { // OL-19
			buf = use(buf, Sheriff, t, int(Hitman), 0)
			buf = use(buf, Sheriff, t, int(Bandit), 0)
		}
	}
	return buf
}

func (s *State) listTargets(side, c int, buf []game.Move) []game.Move {
	for targets := s.targets(side, c); targets != 0; targets &= targets - 1 {
		buf = use(buf, Scout, targets.first(), 0, 0)
	}
	return buf
}

// listExchanges lists what the Storekeep can exchange, without and with the Mayor
// (OL-66, OL-69, OL-85).
func (s *State) listExchanges(side, c int, buf []game.Move) []game.Move {
	for mayor := range 2 {
		if mayor == helped && !s.helps(side, c) {
			break
		}
		low, high := s.shelf(c, mayor)
		for i := low; i <= high; i++ {
			for j := i + 1; j <= high; j++ {
				buf = use(buf, Storekeep, i, j, mayor)
			}
			for r := range int(s.Stocked) {
				buf = use(buf, Storekeep, i, Columns+r, mayor)
			}
		}
	}
	return buf
}

func (s *State) listDances(side, c int, buf []game.Move) []game.Move {
	for _, far := range [...]int{-2, -1, 1, 2} { // OL-70
		if s.drawable(side, c, c+far) {
			buf = use(buf, Dancer, c+far, 0, 0)
		}
	}
	return buf
}

func (s *State) listReports(side, c int, buf []game.Move) []game.Move {
	if s.Sides[side].Markers == 0 { // OL-74
		return buf
	}
	rival := &s.Sides[1-side]
	for targets := s.targets(side, c); targets != 0; targets &= targets - 1 {
		t := targets.first()
		if rival.Headlined.Has(rival.Row[t]) { // OL-76
			continue
		}
		for r := Hitman; int(r) <= roles; r++ {
			buf = use(buf, Reporter, t, int(r), 0)
		}
	}
	return buf
}

func (s *State) listRobberies(side, c int, buf []game.Move) []game.Move {
	buf = use(buf, Bandit, c, int(Hitman), 0) // OL-77
	return use(buf, Bandit, c, int(Sheriff), 0)
}

func (s *State) listReleases(side, c int, buf []game.Move) []game.Move {
	if d := &s.Sides[side]; !d.Immobilized || leftOf(side, c) != d.column(Bandit) { // OL-78
		return buf
	}
	return add(buf, VerbRelease, 0, 0)
}

// arrangements are the exchanges of a layout by the Governor's column: any two
// places but both of the saloon, and he never goes there (OL-5).
var arrangements = func() (table [Columns][]game.Move) {
	for governor := range Columns {
		for a := range Columns {
			for b := a + 1; b < places; b++ {
				if b < Columns || a != governor {
					table[governor] = add(table[governor], VerbSwap, a, b)
				}
			}
		}
	}
	return table
}()

// streetMoves are the street moves by the column of the immobilized Bandit (OL-25).
var streetMoves = func() (table [Columns + 1][]game.Move) {
	for bound := range table {
		eachPair(bound, func(a, b uint8) {
			for how := Stayed; how <= Exchanged; how++ {
				table[bound] = append(table[bound], game.Move{Verb: VerbStreet, Args: [7]uint8{a, b, how}})
			}
		})
	}
	return table
}()

// saloonMoves are the saloon moves by the Governor's column and that of the
// immobilized Bandit (OL-28).
var saloonMoves = func() (table [Columns][Columns + 1][]game.Move) {
	for governor := range table {
		for bound := range table[governor] {
			list := &table[governor][bound]
			eachPair(bound, func(a, b uint8) {
				for out := range uint8(Saloon) {
					for goes := range uint8(2) {
						if [2]uint8{a, b}[goes] == uint8(governor) {
							continue
						}
						for takes := range uint8(2) {
							*list = append(*list, game.Move{Verb: VerbSaloon, Args: [7]uint8{out, a, b, 1 + goes, 1 + takes}})
						}
					}
				}
			})
		}
	}
	return table
}()

// eachPair gives each two columns but the immobilized one's, the lower first.
func eachPair(bound int, f func(a, b uint8)) {
	for a := range Columns {
		for b := a + 1; b < Columns; b++ {
			if a != bound && b != bound {
				f(uint8(a), uint8(b))
			}
		}
	}
}
