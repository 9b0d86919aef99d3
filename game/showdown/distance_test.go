package showdown

import (
	"testing"

	"drygulch/game"
)

// five are the seats of a table without abilities or cards.
func five() []string {
	return []string{idle("sheriff"), idle("deputy"), idle("outlaw"), idle("outlaw"), idle("renegade")}
}

func distances(t *testing.T, tb *table, from game.Seat, want ...int) {
	t.Helper()
	for to, d := range want {
		if got := tb.s.Distance(from, game.Seat(to)); got != d {
			t.Errorf("from %d to %d it is %d, want %d", from, to, got, d)
		}
	}
}

func TestDistanceGoesTheNearerWayRoundTheLiving(t *testing.T) { // BG-15
	tb := given(t, five()...)
	distances(t, tb, 0, 0, 1, 2, 2, 1)
	distances(t, tb, 3, 2, 2, 1, 0, 1)
}

func TestTheDeadAreNotCounted(t *testing.T) { // BG-15, BG-59, EC-58
	tb := given(t, five()...).kills(1)
	distances(t, tb, 0, 0, 1, 1, 2, 1)
	tb.kills(4)
	if d := tb.s.Distance(0, 3); d != 1 {
		t.Errorf("distance %d", d)
	}
}

func TestMustangAndPaulAreFartherScopeAndRoseSeeNearer(t *testing.T) { // BG-16, BG-52, BG-74, BG-76
	tb := given(t, "sheriff rose-doolan: / scope", idle("deputy"), "outlaw paul-regret: / mustang", "outlaw nobody: / mustang", "renegade paul-regret")
	distances(t, tb, 0, 0, 1, 2, 1, 1) // card and ability add up, and it is never below 1
	distances(t, tb, 1, 1, 0, 3, 3, 3) // and is not the same both ways
	distances(t, tb, 2, 2, 1, 0, 2, 3)
	tb = given(t, idle("sheriff"), idle("deputy"), "outlaw rose-doolan", idle("outlaw"), "renegade nobody: / scope")
	distances(t, tb, 2, 1, 1, 0, 1, 1)
	distances(t, tb, 4, 1, 1, 1, 1, 0)
}

func TestAWeaponReachesAsFarAsItSays(t *testing.T) { // BG-17, BG-53
	for gun, reach := range map[string]int{"": 1, "volcanic": 1, "schofield": 2, "remington": 3, "rev-carabine": 4, "winchester": 5} {
		seats := []string{"sheriff nobody: / " + gun}
		for range 7 {
			seats = append(seats, idle("outlaw"))
		}
		tb := given(t, seats...)
		if tb.s.Reach(0) != reach {
			t.Errorf("%q reaches %d", gun, tb.s.Reach(0))
		}
		for seat := game.Seat(1); seat < 8; seat++ {
			d := min(int(seat), 8-int(seat))
			if tb.s.InReach(0).Has(seat) != (d <= reach) || tb.s.ReachedBy(seat).Has(0) != (d <= reach) {
				t.Errorf("%q at distance %d", gun, d)
			}
			if tb.s.Distance(0, seat) != d {
				t.Errorf("a %q changes the distance to %d", gun, tb.s.Distance(0, seat))
			}
		}
	}
}

func TestABangNeedsReach(t *testing.T) { // BG-17, BG-37
	tb := given(t, append([]string{"sheriff nobody: bang"}, five()[1:]...)...)
	tb.may("play bang seat/1", "play bang seat/4", "end")
	tb = given(t, append([]string{"sheriff nobody: bang / schofield"}, five()[1:]...)...)
	tb.may("play bang seat/1", "play bang seat/2", "play bang seat/3", "play bang seat/4", "end")
}

func TestPanicNeedsDistanceOneWhateverTheWeapon(t *testing.T) { // BG-18, EC-11
	tb := given(t, "sheriff nobody: panic / winchester", "deputy nobody: beer", "outlaw nobody: beer", "outlaw nobody: beer", "renegade nobody: beer / mustang")
	tb.may("play panic seat/1 hand", "play panic seat/0 weapon", "end")
}

func TestRoseMayPanicAtDistanceTwo(t *testing.T) { // BG-16, BG-18, EC-12
	tb := given(t, "sheriff rose-doolan: panic", "deputy nobody: beer", "outlaw nobody: beer", "outlaw nobody: beer / mustang", "renegade paul-regret: beer")
	tb.may("play panic seat/1 hand", "play panic seat/2 hand", "play panic seat/4 hand", "end")
}

func TestTheOtherCardsIgnoreDistance(t *testing.T) { // BG-19
	tb := given(t, "sheriff nobody: cat-balou duel jail gatling indians saloon general-store", idle("deputy"), "outlaw paul-regret: beer / mustang", idle("outlaw"), idle("renegade"))
	tb.can("play cat-balou seat/2 hand", "play duel seat/2", "play jail seat/2", "play gatling", "play indians", "play saloon", "play general-store")
	tb.do("0 play gatling").asked(2) // the seat without a card is answered for, and who holds one is asked
}
