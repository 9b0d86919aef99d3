package game_test

import (
	"testing"

	"drygulch/game"
)

// Main Street: an action is declared whole, with its call-outs, before anything is
// turned (OL-13). It is one move with several spellings:
//
//   - The Reporter calls out a role. The Mayor on his left widens his reach to the
//     two diagonal columns instead of the opposite one. Who taps a diagonal column
//     has said that the Mayor helps; one may also tap the Mayor first.
//   - The Storekeep exchanges two tokens near him, tapped in either order, or one
//     with the reserve.

const (
	report uint8 = iota + 1 // target column, role
	exchange
	toReserve
)

// Zones of places: the rival's columns, the token cells, the reserve.
const (
	rival = iota
	cells
	reserve
)

const (
	column   = 4 // the Reporter's and the Storekeep's, in one street for brevity
	mayorAt  = column - 1
	roles    = 9 // all but the Governor
	columns  = 8
	listRole = 1
)

type street struct {
	game.State
	Storekeep bool // he stands in the column, else the Reporter
	Reserve   uint8
}

// reach is the columns around the middle at most so far away.
func reach(far int) (from, to uint8) {
	return uint8(max(0, column-far)), uint8(min(columns-1, column+far))
}

func (s *street) Moves(buf []game.Move) []game.Move {
	if !s.Storekeep {
		for target := uint8(column - 1); target <= column+1; target++ {
			for role := range uint8(roles) {
				buf = append(buf, move(report, target, role))
			}
		}
		return buf
	}
	from, to := reach(2) // with the Mayor
	for i := from; i <= to; i++ {
		for j := i + 1; j <= to; j++ {
			buf = append(buf, move(exchange, i, j))
		}
		for r := range s.Reserve {
			buf = append(buf, move(toReserve, i, r))
		}
	}
	return buf
}

func (s *street) Spell(m game.Move, i int, buf []game.Ref) []game.Ref {
	who := inPlay(column)
	x, y := m.Args[0], m.Args[1]
	switch {
	case m.Verb == report && i == 0:
		return append(buf, who, place(rival, int(x)), choice(listRole, int(y)), action(actPlay))
	case m.Verb == report && i == 1 && x != column:
		return append(buf, who, inPlay(mayorAt), place(rival, int(x)), choice(listRole, int(y)), action(actPlay))
	case m.Verb == exchange && i == 0:
		return append(buf, who, place(cells, int(x)), place(cells, int(y)))
	case m.Verb == exchange && i == 1:
		return append(buf, who, place(cells, int(y)), place(cells, int(x)))
	case m.Verb == toReserve && i == 0:
		return append(buf, who, place(cells, int(x)), place(reserve, int(y)))
	case m.Verb == toReserve && i == 1:
		return append(buf, who, place(reserve, int(y)), place(cells, int(x)))
	}
	return nil
}

func TestTheReportersCallOutIsOneMoveWithOrWithoutTappingTheMayor(t *testing.T) {
	s := &street{}
	who, role := inPlay(column), choice(listRole, 6)
	straight := pick(t, s).tap(who, place(rival, column), role, action(actPlay))
	diagonal := pick(t, s).tap(who, place(rival, column+1), role, action(actPlay))
	byMayor := pick(t, s).tap(who, inPlay(mayorAt), place(rival, column+1), role, action(actPlay))
	if diagonal == game.NoMove || diagonal != byMayor || diagonal == straight {
		t.Errorf("straight %v, diagonal %v, by way of the Mayor %v", straight, diagonal, byMayor)
	}
	if legal(s, who, inPlay(mayorAt), place(rival, column), role, action(actPlay)) { // OL-84
		t.Error("with the Mayor the opposite column is a target")
	}
}

func TestTheStorekeepsTokensAreTappedInEitherOrder(t *testing.T) { // OL-66
	s := &street{Storekeep: true, Reserve: 3}
	who := inPlay(column)
	one := pick(t, s).tap(who, place(cells, 5), place(cells, 2))
	other := pick(t, s).tap(who, place(cells, 2), place(cells, 5))
	if one == game.NoMove || one != other {
		t.Errorf("%v and %v", one, other)
	}
	out := pick(t, s).tap(who, place(reserve, 1), place(cells, 6))
	in := pick(t, s).tap(who, place(cells, 6), place(reserve, 1))
	if out == game.NoMove || out != in || out == one {
		t.Errorf("%v and %v", out, in)
	}
	if legal(s, who, place(cells, 5), place(cells, 5)) || legal(s, who, place(cells, 1), place(cells, 2)) {
		t.Error("a token changes with itself, or one out of reach")
	}
}
