package street

import (
	"testing"

	"drygulch/game"
)

// nearSuddenDeath is a position in which all Bullets and Handcuffs are spent and
// Green has so many Votes, Red three; a Vote lies before Green's Dancer.
func nearSuddenDeath(t *testing.T, votes uint8) *table {
	t.Helper()
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", "v x x e x x |", "dan may sco sto ban rep gov she | hit rev")
	for side := range sides {
		d := &tb.s.Sides[side]
		d.Stash = [kinds + 1]uint8{Vote: 3}
	}
	tb.green().Stash[Vote] = votes
	tb.s.Discard[Bullet], tb.s.Discard[Handcuffs] = 3, 3
	tb.s.markTurn(false)
	return tb
}

func tokens(lies []Lying) (count [kinds + 1]int) {
	for _, l := range lies {
		count[l.Token]++
	}
	return count
}

func TestSuddenDeathBeginsAtThreeVotesEachAndSixSpent(t *testing.T) { // OL-99
	tb := nearSuddenDeath(t, 2).do("look 1")
	if tb.s.Sudden != 0 {
		t.Error("it begins at two Votes to three")
	}
	if tb.do("take 0 calls vote"); tb.s.Sudden != 1 {
		t.Error("it does not begin at three each")
	}
	four := nearSuddenDeath(t, 3)
	if four.do("take 0 calls vote"); four.s.Sudden != 0 {
		t.Error("it begins at four Votes to three")
	}
	loaded := nearSuddenDeath(t, 2)
	loaded.s.Discard[Bullet], loaded.green().Stash[Bullet] = 2, 1
	if loaded.do("take 0 calls vote"); loaded.s.Sudden != 0 {
		t.Error("it begins with a Bullet unspent")
	}
}

func TestSuddenDeathLaysOutBulletsHandcuffsAndBogus(t *testing.T) { // OL-100
	tb := nearSuddenDeath(t, 2).do("take 0 calls vote")
	if got := tokens(tb.s.Cells[:]); got != [kinds + 1]int{Bullet: 3, Handcuffs: 3, Bogus: 2} || tb.s.Line != 8 || tb.s.Stocked != 0 {
		t.Errorf("tokens %v, %d and %d", got, tb.s.Line, tb.s.Stocked)
	}
	if tb.s.Discard != [kinds + 1]uint8{} {
		t.Errorf("discard %v", tb.s.Discard)
	}
	for i, lies := range tb.s.Cells {
		if lies.Known != 0 {
			t.Errorf("somebody knows token %d", i)
		}
	}
	first := map[Token]int{}
	for seed := range uint64(800) {
		s := nearSuddenDeath(t, 2)
		s.s.Rand = game.NewRand(seed, 3)
		first[s.do("take 0 calls vote").s.Cells[0].Token]++
	}
	if first[Bullet] < 240 || first[Handcuffs] < 240 || first[Bogus] < 150 {
		t.Errorf("first cell: %v", first)
	}
}

func TestSuddenDeathLeavesCharactersAndTheSecondActionAlone(t *testing.T) { // OL-101
	tb := nearSuddenDeath(t, 2).headlined(Red, "ban").immobilized(Red)
	before := tb.s.Sides
	tb.do("take 0 calls vote").asks(Acting, Green)
	if tb.s.Left != 1 {
		t.Errorf("%d actions left", tb.s.Left)
	}
	after := tb.s.Sides
	if after[Red] != before[Red] || after[Green].Row != before[Green].Row || after[Green].Markers != before[Green].Markers {
		t.Error("something else has changed")
	}
}

func TestInSuddenDeathTheGoodWayIsClosed(t *testing.T) { // OL-102
	tb := nearSuddenDeath(t, 2).do("take 0 calls vote")
	tb.green().Stash[Vote] = 6
	tb.mayNot("claim")
	if count := tb.s.lying(); count[Election] != 0 || count[Vote] != 0 {
		t.Error("the Election or a Vote still lies there")
	}
}

func TestInSuddenDeathNothingIsRefilledOrExchangedWithTheReserve(t *testing.T) { // OL-103
	tb := nearSuddenDeath(t, 2).do("take 0 calls vote")
	tb.s.Cells[7] = Lying{Token: Handcuffs}
	tb.do("take 7 calls handcuffs")
	if tb.s.Line != 7 {
		t.Errorf("%d tokens on the street", tb.s.Line)
	}
	tb.turn(Green).mayNot("storekeep exchanges 2 and reserve", "storekeep exchanges 3 and reserve", "look 7")
}

// inSuddenDeath is a position of Sudden Death, carried out so many times, in which
// Green has the last Bullet.
func inSuddenDeath(t *testing.T, times uint8) *table {
	t.Helper()
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", "x x |", "hit may sco sto ban rep gov she | dan rev")
	for side := range sides {
		tb.s.Sides[side].Stash = [kinds + 1]uint8{}
	}
	tb.green().Stash[Bullet] = 1
	tb.s.Discard[Bullet], tb.s.Discard[Handcuffs] = 2, 3
	tb.s.Sudden = times
	tb.s.markTurn(false)
	return tb
}

func TestWhenAllSixAreSpentAgainTheStreetIsLaidOutAgain(t *testing.T) { // OL-104
	tb := inSuddenDeath(t, 1).do("hitman at 0")
	if tb.s.Sudden != 2 || tb.s.Line != 8 {
		t.Errorf("Sudden Death %d times, %d tokens", tb.s.Sudden, tb.s.Line)
	}
	if ev := tb.told(EvSuddenDeath); ev.Rule != 104 {
		t.Errorf("by rule %d", ev.Rule)
	}
}

func TestTheTenthTimeIsADraw(t *testing.T) { // OL-108
	tb := inSuddenDeath(t, 9).do("hitman at 0").heard("shown", "spent", "shown", "shot", "turned-back", "turned-back", "draw")
	if shares, over := tb.s.Outcome(); !over || shares[0] != 0.5 || shares[1] != 0.5 || tb.s.Way != Drawn {
		t.Errorf("over %v, shares %v", over, shares)
	}
}

func TestFortyQuietTurnsLeadToSuddenDeath(t *testing.T) { // OL-107
	tb := example(t)
	for range 39 {
		tb.do("end")
	}
	if tb.s.Sudden != 0 || tb.s.Quiet != 39 {
		t.Fatalf("%d quiet turns, Sudden Death %d times", tb.s.Quiet, tb.s.Sudden)
	}
	tb.do("end").heard("ended", "sudden-death", "turn")
	if tb.s.Sudden != 1 || tb.s.Quiet != 0 || tb.told(EvSuddenDeath).Rule != 107 {
		t.Errorf("Sudden Death %d times, %d quiet turns", tb.s.Sudden, tb.s.Quiet)
	}
	tb.stash(Green, "v0 b0 c0").stash(Red, "v0 b0 c0")
	if got := tokens(tb.s.Cells[:]); got != [kinds + 1]int{Bullet: 3, Handcuffs: 3, Bogus: 2} {
		t.Errorf("tokens %v", got)
	}
}

func TestFortyQuietTurnsInSuddenDeathAreADraw(t *testing.T) { // OL-108
	tb := example(t)
	for range 80 {
		if tb.s.Phase == Over {
			t.Fatal("it is over too soon")
		}
		tb.do("end")
	}
	if tb.s.Way != Drawn {
		t.Error("it is not drawn")
	}
}

func TestWhatIsProgress(t *testing.T) { // OL-107
	quiet := func(tb *table, list ...string) uint8 {
		tb.s.Quiet = 5
		tb.do(list...)
		if tb.s.Turn == 0 {
			tb.do("end")
		}
		return tb.s.Quiet
	}
	shooter := func() *table {
		return given(t, "she gov ban sco sto rev hit may | dan rep", pool, "hit may sco sto ban rep gov she | dan rev")
	}
	for _, c := range []struct {
		name string
		got  uint8
		want uint8
	}{
		{"a token taken", quiet(example(t), "take 0 calls vote"), 0},
		{"a marker used", quiet(example(t), "reporter calls sheriff at 5"), 0},
		{"a Bullet spent", quiet(shooter(), "hitman at 0"), 0},
		{"a look and a wrong call", quiet(example(t), "look 0", "take 1 calls vote"), 6},
		{"moves", quiet(example(t), "move 0 1 exchange", "saloon/0 out with 0 1 goes 0 takes 1"), 6},
		{"a scout", quiet(example(t), "scout at 2"), 6},
	} {
		if c.got != c.want {
			t.Errorf("%s: %d quiet turns, want %d", c.name, c.got, c.want)
		}
	}
	stolen := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan may sco sto she rep ban gov | hit rev")
	if n := quiet(stolen, "bandit calls hitman at 6"); n != 6 {
		t.Errorf("a theft: %d quiet turns", n)
	}
	bound := given(t, "ban gov hit sco sto dan she may | rev rep", pool, "she may sco sto ban rep gov hit | dan rev")
	if n := quiet(bound, "sheriff calls bandit at 0"); n != 6 {
		t.Errorf("an immobilized Bandit: %d quiet turns", n)
	}
}

// One side's Sheriff immobilizes and the other's Reverend frees, again and again:
// it comes to an end.
func TestImmobilizingAndFreeingEnds(t *testing.T) { // OL-107, OL-108
	tb := given(t, "rev ban gov hit sco sto she may | dan rep", pool, "may she sco sto ban rep gov hit | dan rev")
	for n := 0; tb.s.Phase != Over; n++ {
		if n > 300 {
			t.Fatal("it does not end")
		}
		if tb.s.Turn == 0 && tb.s.Phase == Acting && tb.green().Stash[Handcuffs] > 0 && !tb.red().Immobilized {
			tb.do("sheriff calls bandit at 1", "yield")
		} else if tb.s.Turn == 1 && tb.red().Immobilized {
			tb.do("reverend frees")
		}
		if tb.s.Phase != Over {
			tb.do("end")
		}
	}
	if tb.s.Way != Drawn {
		t.Error("it is not drawn")
	}
}

// Two Bandits steal one Bullet to and fro: it comes to an end.
func TestStealingToAndFroEnds(t *testing.T) { // OL-107, OL-108
	tb := given(t, "hit ban gov she sco sto rev may | dan rep", pool, "ban hit sco sto she rep gov dan | may rev")
	tb.green().Stash[Bullet] = 0
	tb.s.Discard[Bullet] = 1
	tb.s.markTurn(false)
	thefts := 0
	for n := 0; tb.s.Phase != Over; n++ {
		if n > 300 {
			t.Fatal("it does not end")
		}
		side := tb.s.SideOf(tb.s.Turn)
		if tb.s.Sides[1-side].Stash[Bullet] > 0 {
			tb.do([]string{"bandit calls hitman at 0", "bandit calls hitman at 1"}[side])
			thefts++
		}
		tb.do("end")
	}
	if tb.s.Way != Drawn || thefts != 40 {
		t.Errorf("%s after %d thefts", WayNames[tb.s.Way], thefts)
	}
}
