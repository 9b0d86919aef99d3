package train

import (
	"fmt"
	"slices"
	"testing"

	"drygulch/game"
)

// purseWorld is one way in which the purses of a small train can lie: those on the
// one floor in order, and those on each card by value.
type purseWorld struct {
	floor []uint8
	cards [3][]uint8
}

func (w purseWorld) clone() purseWorld {
	c := purseWorld{floor: slices.Clone(w.floor)}
	for i := range c.cards {
		c.cards[i] = slices.Clone(w.cards[i])
	}
	return c
}

// taken is the world after bandit b has taken the i-th purse of the floor.
func (w purseWorld) taken(b, i int) purseWorld {
	c := w.clone()
	c.cards[b] = append(c.cards[b], c.floor[i])
	slices.Sort(c.cards[b])
	c.floor = slices.Delete(c.floor, i, i+1)
	return c
}

// fallen is the world after bandit b has lost the i-th purse of its card: to the
// floor, or to a taker.
func (w purseWorld) fallen(b, i, taker int) purseWorld {
	c := w.clone()
	c.floor = append(c.floor, c.cards[b][i])
	c.cards[b] = slices.Delete(c.cards[b], i, i+1)
	if taker >= 0 {
		c = c.taken(taker, len(c.floor)-1)
	}
	return c
}

// thinker is a seat that forgets nothing: it has in mind every world that can be
// after all that it has seen.
type thinker []purseWorld

// sees lets each world go on in all the ways that fit what the seat has seen.
func (k *thinker) sees(ways func(w purseWorld, is func(purseWorld))) {
	seen := map[string]bool{}
	var next thinker
	for _, w := range *k {
		ways(w, func(c purseWorld) {
			if key := fmt.Sprint(c); !seen[key] {
				seen[key] = true
				next = append(next, c)
			}
		})
	}
	*k = next
}

// What the table remembers of purses for a seat is what that seat, thinking
// without a fault, can be certain of: never more.
func TestWhatIsRememberedOfPursesIsCertain(t *testing.T) { // CE-62, CE-91, CE-119, CE-120
	const onFloor = 4
	values := [onFloor]uint8{5, 5, 6, 7}
	spot := At(2, Inside)
	for seed := range uint64(300) {
		r := game.NewRand(seed, 3)
		tb := given(t, 5, "cheyenne 2i, doc 2i, ghost 2i")
		s := tb.s
		s.Rand = game.NewRand(seed, 1)
		for b := range 3 {
			s.pocket(Token{Value: startPurse, Known: game.AllSeats}, b)
		}
		lie := values
		game.Shuffle(&r, lie[:])
		minds := make([]thinker, 3)
		for _, value := range lie {
			s.drop(Token{Value: value}, spot)
		}
		for range 200 { // by then every order in which they can lie
			game.Shuffle(&r, lie[:])
			for seat := range minds {
				minds[seat] = append(minds[seat], purseWorld{lie[:], [3][]uint8{{startPurse}, {startPurse}, {startPurse}}}.clone())
			}
		}
		for range 8 {
			if n := len(s.TokensAt(int(spot))); n > 0 && r.IntN(2) == 0 {
				b, i := r.IntN(3), r.IntN(n)
				value := s.TokensAt(int(spot))[i].Value
				s.pickUp(b, i, game.Event{}, nil)
				for seat := range minds {
					minds[seat].sees(func(w purseWorld, is func(purseWorld)) {
						if seat != b || w.floor[i] == value {
							is(w.taken(b, i))
						}
					})
				}
			} else if b := r.IntN(3); s.owns(b) > 0 {
				taker, see := -1, game.Seats(0)
				if b != 0 && r.IntN(2) == 0 {
					taker, see = 0, game.Only(0) // Cheyenne
				}
				purse := s.lift(b, see)
				if taker == 0 {
					s.pocket(purse, 0)
				} else {
					s.drop(purse, spot)
				}
				for seat := range minds {
					minds[seat].sees(func(w purseWorld, is func(purseWorld)) {
						for i, value := range w.cards[b] {
							if seat != b && seat != taker || value == purse.Value {
								is(w.fallen(b, i, taker))
							}
						}
					})
				}
			}
			for seat, mind := range minds {
				tb.certain(seat, mind, spot)
			}
		}
	}
}

// certain checks all that a seat's view tells of purses against what is so in
// every world that it has in mind.
func (tb *table) certain(seat int, mind thinker, spot Spot) {
	tb.t.Helper()
	view := *tb.s
	view.Observe(game.Seat(seat))
	for _, w := range mind {
		for i, purse := range view.TokensAt(int(spot)) {
			if purse.Value != 0 && purse.Value != w.floor[i] {
				tb.t.Fatalf("seat %d is told of $%d on the floor, which it cannot know", seat, int(purse.Value)*PurseUnit)
			}
		}
		for b := range w.cards {
			left := slices.Clone(w.cards[b])
			for _, purse := range view.TokensAt(OnCard + b) {
				if purse.Value == 0 {
					continue
				}
				i := slices.Index(left, purse.Value)
				if i < 0 {
					tb.t.Fatalf("seat %d is told of $%d on the card of %d, which it cannot know", seat, int(purse.Value)*PurseUnit, b)
				}
				left = slices.Delete(left, i, i+1)
			}
		}
	}
}
