package street

import (
	"testing"

	"drygulch/game"
)

// favourite is the move that weighs most at sight, silly ones left out.
func (tb *table) favourite() string {
	tb.t.Helper()
	return describe(atSight(tb.s))
}

func atSight(s *State) game.Move {
	v := *s
	v.Observe(s.Act)
	ms := v.Moves(nil)
	w := make([]float32, len(ms))
	mind := newBrain()
	mind.Prior(&v, ms, w)
	best := -1
	for i, m := range ms {
		if !mind.Silly(&v, m) && (best < 0 || w[i] > w[best]) {
			best = i
		}
	}
	return ms[best]
}

// silly checks that moves are silly, or that they are not.
func (tb *table) silly(want bool, list ...string) {
	tb.t.Helper()
	v := *tb.s
	v.Observe(tb.s.Act)
	for _, text := range list {
		if got := newBrain().Silly(&v, tb.move(text)); got != want {
			tb.t.Errorf("%s: silly %v", text, got)
		}
	}
}

func TestTheMindShootsWhenItKnows(t *testing.T) {
	tb := armedToWin(t)
	if got := tb.favourite(); got == "hitman at 0" {
		t.Error("it shoots without knowing")
	}
	tb.red().see(0, Governor)
	tb.red().see(4, Sheriff) // far from him; where he really is does not matter here
	tb.red().Row[2], tb.red().Row[4] = Storekeep, Sheriff
	if got := tb.favourite(); got != "hitman at 0" {
		t.Errorf("it knows the Governor and likes %q", got)
	}
	arrest := given(t, "hit gov ban sco sto rev she may | dan rep", pool, "she may sco sto ban rep gov hit | dan rev")
	arrest.red().see(0, Hitman)
	if got := arrest.favourite(); got != "sheriff calls hitman at 0" {
		t.Errorf("it knows the Hitman and likes %q", got)
	}
}

func TestTheMindTakesWhatItHasSeen(t *testing.T) {
	tb := example(t).do("look 2").turn(Green)
	if got := tb.favourite(); got != "take 2 calls vote" {
		t.Errorf("it knows a Vote and likes %q", got)
	}
	claim := example(t).do("look 6").turn(Green)
	claim.green().Stash[Vote] = 1
	if got := claim.favourite(); got != "claim 6" {
		t.Errorf("it knows the Election and likes %q", got)
	}
}

func TestTheMindGuardsItsGovernor(t *testing.T) {
	tb := example(t)
	tb.green().see(6, Governor) // and Red knows it, with his Hitman opposite
	tb.red().see(6, Hitman)
	tb.green().Stash[Handcuffs] = 0
	got := tb.move(tb.favourite())
	if (got.Verb != VerbStreet || got.Args[0] != 6 && got.Args[1] != 6) && (got.Verb != VerbSaloon || got.Args[1] != 6 && got.Args[2] != 6) {
		t.Errorf("it likes %q", describe(got))
	}
}

// weighs is what a move weighs at sight.
func (tb *table) weighs(text string) float32 {
	tb.t.Helper()
	v := *tb.s
	v.Observe(tb.s.Act)
	var w [1]float32
	newBrain().Prior(&v, []game.Move{tb.move(text)}, w[:])
	return w[0]
}

// prefers checks that at sight a move weighs more than another.
func (tb *table) prefers(more, less string) {
	tb.t.Helper()
	if x, y := tb.weighs(more), tb.weighs(less); x <= y {
		tb.t.Errorf("%s weighs %v, %s %v", more, x, less, y)
	}
}

func TestTheMindHidesAGovernorBeforeTheHitmanComes(t *testing.T) { // two actions: one to come opposite, one to shoot
	tb := example(t)
	tb.green().see(6, Governor)
	tb.green().Stash[Handcuffs] = 0
	tb.s.Left = 1
	got := tb.move(tb.favourite())
	if (got.Verb != VerbStreet || got.Args[0] != 6 && got.Args[1] != 6) && (got.Verb != VerbSaloon || got.Args[1] != 6 && got.Args[2] != 6) {
		t.Errorf("it likes %q", describe(got))
	}
	urgent := tb.weighs("move 6 7 stay")
	tb.red().Stash[Bullet] = 0 // nobody can shoot
	if calm := tb.weighs("move 6 7 stay"); calm >= urgent/10 {
		t.Errorf("to hide him weighs %v, and %v if nobody can shoot", urgent, calm)
	}
}

func TestTheMindHidesAHitmanBeforeTheSheriffComes(t *testing.T) {
	tb := given(t, "she gov ban sco sto rev hit may | dan rep", pool, "dan may sco sto hit rep gov she | ban rev")
	tb.green().see(4, Hitman)
	tb.s.Left = 1
	tb.prefers("move 4 5 exchange", "look 0")
	tb.red().Stash[Handcuffs] = 0
	tb.prefers("look 0", "move 4 5 exchange")
}

func TestTheMindDoesNotLeaveItsGovernorInTheOpen(t *testing.T) {
	tb := example(t)
	tb.green().Stash[Vote], tb.green().Stash[Handcuffs] = 1, 0
	for c := range 5 { // the Election is one of few
		tb.s.Cells[c].Known, tb.s.Reserve[c].Known = game.AllSeats, game.AllSeats
	}
	early := tb.weighs("claim 6")
	tb.s.Left = 1 // he could not be hidden any more
	if late := tb.weighs("claim 6"); late >= early {
		t.Errorf("a claim at random weighs %v, as the last action %v", early, late)
	}
	tb.prefers("look 7", "claim 6")
	tb.prefers("look 7", "look 6")
	tb.s.Cells[6].Known = game.AllSeats
	if got := tb.favourite(); got != "claim 6" {
		t.Errorf("it is sure of the Election and likes %q", got)
	}
}

func TestTheMindLooksBeforeItTakes(t *testing.T) {
	example(t).prefers("look 0", "take 0 calls vote")
}

func TestTheMindSpoilsTheClaimOfARivalWhoLeads(t *testing.T) {
	tb := example(t)
	tb.red().Stash[Vote] = 1
	tb.s.Left = 1
	tb.prefers("look 0", "take 0 calls vote")
	tb.s.Cells[6].Known = game.AllSeats // now he only needs to bring his Governor there
	tb.prefers("take 0 calls vote", "look 0")
}

func TestTheMindBringsItsGovernorToTheElection(t *testing.T) {
	tb := example(t)
	tb.s.Cells[3].Known, tb.s.Cells[6].Known = game.AllSeats, game.AllSeats
	tb.s.Cells[3].Token, tb.s.Cells[6].Token = Election, Handcuffs
	tb.green().Stash[Vote] = 1
	tb.do(tb.favourite())
	if got := tb.favourite(); got != "claim 3" {
		t.Errorf("it likes %q", got)
	}
}

func TestNoSillyMoves(t *testing.T) {
	tb := example(t).do("look 2", "take 1 calls vote").turn(Green)
	tb.silly(true, "look 2", "take 1 calls vote", "reporter calls dancer at 5", "look 1")
	tb.silly(false, "take 2 calls vote", "look 0", "move 0 1 stay", "end", "scout at 2", "reporter calls mayor at 5")
	tb.red().see(2, Bandit)
	tb.silly(true, "scout at 2")
	shot := armedToWin(t)
	shot.silly(false, "hitman at 0")
	shot.red().see(0, Governor)
	shot.red().see(1, Sheriff)
	shot.red().Row[1], shot.red().Row[2] = Sheriff, Bandit
	shot.silly(true, "hitman at 0") // the save wins for the rival
	plain := armedToWin(t)
	plain.red().see(0, Mayor)
	plain.silly(true, "hitman at 0")
	stays := example(t).headlined(Green, "may")
	stays.silly(true, "move 0 1 stay")
	stays.silly(false, "move 0 1 exchange", "move 0 2 stay")
}

// Who plays what weighs most at sight beats one who plays at random nearly always.
// The seeds are fixed, so the result is too.
func TestTheMindBeatsRandomPlayers(t *testing.T) {
	const games = 40
	score := float32(0)
	for seed := range uint64(games) {
		s := dealt(t, seed).s
		me := game.Seat(seed % 2)
		chance := game.NewRand(seed, 1)
		for s.Phase != Over {
			m := atSight(s)
			if s.Act != me {
				ms := s.Moves(nil)
				m = ms[chance.IntN(len(ms))]
			}
			s.Apply(m, nil)
		}
		shares, _ := s.Outcome()
		score += shares[me]
	}
	if score < 0.9*games {
		t.Errorf("won %.1f of %d", score, games)
	}
}
