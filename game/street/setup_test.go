package street

import (
	"testing"

	"drygulch/game"
)

func TestChanceDecidesWhoIsGreen(t *testing.T) { // OL-1, OL-109
	var count [2]int
	for seed := range uint64(1000) {
		count[dealt(t, seed).s.Green]++
	}
	if count[0] < 400 || count[1] < 400 {
		t.Errorf("seat 0 is Green %d times, seat 1 %d times", count[0], count[1])
	}
}

func TestEachSideHasTheSameTenCharacters(t *testing.T) { // OL-2
	if len(RoleNames) != 11 || allRoles.Len() != 10 {
		t.Errorf("%d names, %d roles", len(RoleNames), allRoles.Len())
	}
	for seed := range uint64(200) {
		if err := conserve(dealt(t, seed).s); err != nil {
			t.Fatal(err)
		}
	}
}

func TestThereAre17TokensAndEachStashBeginsWithABulletAndHandcuffs(t *testing.T) { // OL-3
	total, pool, refill := 0, 0, 0
	for _, supply := range Supplies {
		total += int(supply.Total)
		pool += int(pooled(supply))
		refill += int(supply.Refill)
	}
	if total != 17 || pool != Columns+Stock || refill != Columns {
		t.Errorf("%d tokens, %d in the pool, %d in Sudden Death", total, pool, refill)
	}
	tb := dealt(t, 1).stash(Green, "v0 b1 c1").stash(Red, "v0 b1 c1")
	if tb.green().Markers != 3 || tb.red().Markers != 3 {
		t.Errorf("%d and %d markers", tb.green().Markers, tb.red().Markers)
	}
}

func TestTheProposedLayoutIsAnyButWithTheGovernorOnTheStreet(t *testing.T) { // OL-4
	var street [Columns]int
	var saloon [roles + 1]int
	const deals = 4000
	for seed := range uint64(deals) {
		d := dealt(t, seed).green()
		street[d.column(Governor)]++
		for _, r := range d.Saloon {
			saloon[r]++
		}
	}
	for c, n := range street {
		if n < deals/8*8/10 || n > deals/8*12/10 {
			t.Errorf("the Governor is in column %d %d times", c, n)
		}
	}
	for r := Governor; int(r) <= roles; r++ {
		n, want := saloon[r], deals*2/9
		if r == Governor {
			want = 0
		}
		if n < want*9/10 || n > want*11/10 {
			t.Errorf("the %s is in the saloon %d times, want about %d", RoleNames[r], n, want)
		}
	}
}

func TestALayoutIsRearrangedByAnyExchangeButTheGovernorIntoTheSaloon(t *testing.T) { // OL-5
	tb := dealt(t, 1)
	if n := tb.count("swap"); n != 42 {
		t.Errorf("%d exchanges, want 42", n)
	}
	for _, m := range tb.s.Moves(nil) {
		s := *tb.s
		s.Apply(m, nil)
		if err := conserve(&s); err != nil {
			t.Errorf("%s: %v", describe(m), err)
		}
	}
	// Any order can be reached: put everybody where he shall be, one after the other.
	side := tb.s.SideOf(0)
	want := [places]Role{Mayor, Scout, Governor, Bandit, Sheriff, Hitman, Reverend, Dancer, Storekeep, Reporter}
	place := func(r Role) int {
		for i := range uint8(places) {
			if *tb.s.Sides[side].place(i) == r {
				return int(i)
			}
		}
		return -1
	}
	swap := func(a, b int) {
		tb.s.Apply(game.Move{Verb: VerbSwap, Args: [7]uint8{uint8(min(a, b)), uint8(max(a, b))}}, nil)
	}
	for i, r := range want[:Columns] {
		if from := place(r); from != i {
			if from >= Columns && *tb.s.Sides[side].place(uint8(i)) == Governor {
				swap(i, 2) // he must not be laid down there
				from = place(r)
			}
			swap(from, i)
		}
	}
	for i, r := range want[:Columns] {
		if place(r) != i {
			t.Errorf("%s is at %d, want %d", RoleNames[r], place(r), i)
		}
	}
}

func TestNeitherSideSeesTheOthersLayoutUntilBothAreDone(t *testing.T) { // OL-6
	tb := dealt(t, 1)
	var views [2]State
	for i := range views {
		s := *tb.s
		if i == 1 {
			for range 5 {
				ms := s.Moves(nil)
				s.Apply(ms[7], nil)
			}
		}
		views[i] = s
		views[i].Observe(1)
	}
	if views[0] != views[1] {
		t.Error("seat 1 sees that seat 0 rearranges")
	}
	tb.do("ready").heard("ready")
	if v := tb.view(tb.s.SideOf(1)); v.Sides[v.SideOf(0)].Saloon != [Saloon]Role{} || v.Sides[v.SideOf(0)].Row != [Columns]Role{} {
		t.Error("seat 1 sees the layout of seat 0")
	}
	tb.do("ready").heard("ready", "saloon", "saloon", "starts", "turn")
	if v := tb.view(tb.s.SideOf(1)); v.Sides[v.SideOf(0)].Saloon != tb.s.Sides[tb.s.SideOf(0)].Saloon {
		t.Error("seat 1 does not see the saloon of seat 0")
	}
}

func TestEightTokensLieOnTheStreetAndFiveInTheReserveUnseen(t *testing.T) { // OL-7
	tb := dealt(t, 3)
	if tb.s.Line != 8 || tb.s.Stocked != 5 {
		t.Errorf("%d on the street, %d in the reserve", tb.s.Line, tb.s.Stocked)
	}
	for side := range sides {
		v := tb.view(side)
		for i := range Columns + Stock {
			if v.lies(i).Token != NoToken {
				t.Errorf("%s sees token %d", SideNames[side], i)
			}
		}
	}
}

func TestTheRowsStandWithTheirBacksToTheRival(t *testing.T) { // OL-8
	v := example(t).view(Green)
	if v.Sides[Red].Row != [Columns]Role{} {
		t.Errorf("Green sees %v", v.Sides[Red].Row)
	}
	if v.Sides[Green].Row != example(t).green().Row {
		t.Error("Green does not see his own")
	}
}

func TestChanceNamesTheFirstPlayerWhenBothAreDone(t *testing.T) { // OL-9
	var count [2]int
	for seed := range uint64(1000) {
		tb := dealt(t, seed).do("ready", "ready")
		count[tb.s.Turn]++
		if tb.s.Left != 2 {
			t.Fatalf("%d actions", tb.s.Left)
		}
	}
	if count[0] < 400 || count[1] < 400 {
		t.Errorf("seat 0 begins %d times, seat 1 %d times", count[0], count[1])
	}
	state, err := Rules.New(game.Setup{Seats: 2, Options: map[string]string{"opening": "one"}})
	if err != nil {
		t.Fatal(err)
	}
	tb := (&table{t: t, s: state.(*State)}).do("ready", "ready")
	if tb.s.Left != 1 {
		t.Errorf("%d actions in a short opening turn", tb.s.Left)
	}
	if tb.do("end"); tb.s.Left != 2 {
		t.Errorf("%d actions in the second turn", tb.s.Left)
	}
}
