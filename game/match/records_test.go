package match_test

import (
	"errors"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest/toy"
	"drygulch/game/match"
)

func TestWithinADraftUndoGoesBackStepByStep(t *testing.T) {
	m := table(t, 3)
	for range 3 {
		play(t, m, "choose 1")
	}
	before := game.Sum(m.Truth())
	play(t, m, "pick 0")
	first := game.Sum(m.Truth())
	play(t, m, "pick 1")
	if !m.Draft() {
		t.Fatal("a half-made sale is a draft")
	}
	for _, other := range []game.Seat{1, 2, game.NoSeat, 5} {
		if m.CanUndo(other) || !errors.Is(m.Undo(other), match.ErrNoUndo) {
			t.Errorf("seat %d takes back seat 0's step", other)
		}
	}
	for _, want := range []uint64{first, before} {
		if err := m.Undo(0); err != nil || game.Sum(m.Truth()) != want {
			t.Errorf("err %v, the state before: %v", err, game.Sum(m.Truth()) == want)
		}
	}
	// Before it lies the choice of another seat, which was revealed.
	if m.CanUndo(0) {
		t.Error("undo crosses into another seat's decision")
	}
	play(t, m, "pick 0")
	play(t, m, "pick 1")
	play(t, m, "sell")
	if m.CanUndo(0) || m.CanUndo(1) {
		t.Error("undo crosses to the next seat's turn")
	}
}

// lookFirst gives a match in which the actor has just looked at the top card, with
// its turn still going.
func lookFirst(t *testing.T, rules *game.Rules) *match.Match {
	t.Helper()
	for seed := range uint64(200) {
		m := tableOf(t, rules, game.Setup{Seed: seed, Seats: 2})
		play(t, m, "choose 1")
		play(t, m, "choose 1")
		if tryPlay(t, m, "look") {
			return m
		}
	}
	t.Fatal("nobody has a glass")
	return nil
}

func TestUndoStopsAtASecretThatWasShown(t *testing.T) {
	m := lookFirst(t, toy.Rules)
	if m.CanUndo(m.Actor()) {
		t.Error("a look at a card is taken back")
	}
}

// ducked gives a match in which a target has put down the first of two ducks.
func ducked(t *testing.T, rules *game.Rules) *match.Match {
	t.Helper()
	for seed := range uint64(400) {
		m := tableOf(t, rules, game.Setup{Seed: seed, Seats: 2, Options: map[string]string{"slab": "on"}})
		play(t, m, "choose 1")
		play(t, m, "choose 1")
		if tryPlay(t, m, "shoot") && tryPlay(t, m, "dodge") && m.Actor() == 1 {
			return m
		}
	}
	t.Fatal("nobody could duck")
	return nil
}

func TestAWholeDecisionIsTakenBackWhereTheGameAllowsIt(t *testing.T) {
	m := ducked(t, toy.Rules)
	records := len(m.Records())
	if m.CanUndo(0) {
		t.Error("the shooter takes back the target's duck")
	}
	if err := m.Undo(1); err != nil || len(m.Records()) != records-1 {
		t.Errorf("err %v, %d records", err, len(m.Records()))
	}
	if m.CanUndo(1) {
		t.Error("the target takes back the shot")
	}

	strict := *toy.Rules
	strict.UndoAfterCommit = false
	if m := ducked(t, &strict); m.CanUndo(1) {
		t.Error("taken back where the game does not allow it")
	}
}

func TestAnOpponentsMoveIsNotTakenBack(t *testing.T) {
	players := []match.Player{{}, {Bot: "easy"}}
	m, err := match.New(toy.Rules, game.Setup{Seed: 7, Seats: 2}, players)
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, "choose 1")
	play(t, m, "choose 1")
	play(t, m, "draw")
	play(t, m, "pick 0")
	if m.CanUndo(1) || m.CanUndo(0) {
		t.Error("the step of a computer opponent is taken back")
	}
}

func TestWithTwoSidesWhoResignsHasLost(t *testing.T) {
	m := table(t, 2)
	playOut(t, m, 3)
	if err := m.Resign(0, "easy"); err != nil {
		t.Fatal(err)
	}
	if shares, over := m.Over(); !over || shares != (game.Shares{0, 1}) || m.Actor() != game.NoSeat || !m.Resigned(0) {
		t.Errorf("over %v, shares %v, actor %d", over, shares, m.Actor())
	}
	if len(m.Moves()) != 0 || m.Draft() || m.CanUndo(0) {
		t.Error("it goes on")
	}
	if err := m.TakeBack(0); !errors.Is(err, match.ErrOver) {
		t.Errorf("taking the seat back: got %v", err)
	}
}

func TestMatesWinTogetherWhenTheOtherSideResigns(t *testing.T) {
	teams := *toy.Rules
	teams.Side = func(_ game.Setup, seat game.Seat) int { return int(seat) % 2 }
	m := tableOf(t, &teams, game.Setup{Seed: 7, Seats: 4})
	if err := m.Resign(3, "easy"); err != nil {
		t.Fatal(err)
	}
	if shares, over := m.Over(); !over || shares != (game.Shares{0.5, 0, 0.5, 0}) {
		t.Errorf("over %v, shares %v", over, shares)
	}
}

func TestAmongManyABotPlaysOnUntilTheSeatIsTakenBack(t *testing.T) {
	m := table(t, 3)
	if err := m.Resign(1, "easy"); err != nil {
		t.Fatal(err)
	}
	if m.Bot(1) != "easy" || !m.Resigned(1) || m.Humans() != game.Only(0).With(2) || m.Actor() != 0 {
		t.Errorf("bot %q, humans %b, actor %d", m.Bot(1), m.Humans(), m.Actor())
	}
	if err := m.Resign(1, "easy"); !errors.Is(err, match.ErrRecord) {
		t.Errorf("resigning twice: got %v", err)
	}
	playOut(t, m, 4)
	if err := m.TakeBack(1); err != nil || m.Bot(1) != "" || m.Resigned(1) {
		t.Errorf("err %v, bot %q", err, m.Bot(1))
	}
	if err := m.TakeBack(1); !errors.Is(err, match.ErrRecord) {
		t.Errorf("taking back twice: got %v", err)
	}
	if m.CanUndo(m.Actor()) {
		t.Error("undo crosses the taking back of a seat")
	}
	playOut(t, m, toTheEnd)
	if _, over := m.Over(); !over {
		t.Error("it does not end")
	}
}

func TestOnlyAHumanWhoSitsThereResigns(t *testing.T) {
	m, err := match.New(toy.Rules, game.Setup{Seats: 3}, []match.Player{{}, {Bot: "easy"}, {}})
	if err != nil {
		t.Fatal(err)
	}
	for _, seat := range []game.Seat{1, 3, game.NoSeat, 100} {
		if err := m.Resign(seat, "easy"); !errors.Is(err, match.ErrRecord) {
			t.Errorf("seat %d: got %v", seat, err)
		}
		if err := m.TakeBack(seat); !errors.Is(err, match.ErrRecord) {
			t.Errorf("seat %d comes back: got %v", seat, err)
		}
	}
	if err := m.Resign(0, ""); !errors.Is(err, match.ErrRecord) {
		t.Errorf("nobody plays on: got %v", err)
	}
	if len(m.Records()) != 0 {
		t.Errorf("%d records of nothing", len(m.Records()))
	}
}

// calling is the toy with a public switch for each seat.
type calling struct {
	toy.State
	Calls [4]uint8
}

func (c *calling) CopyFrom(s game.State)     { *c = *s.(*calling) }
func (c *calling) Call(seat game.Seat) uint8 { return c.Calls[seat] }
func (c *calling) SetCall(seat game.Seat, value uint8) bool {
	if value > 2 || c.Draft() {
		return false
	}
	c.Calls[seat] = value
	return true
}

func callingRules() *game.Rules {
	r := *toy.Rules
	r.New = func(setup game.Setup) (game.State, error) {
		s, err := toy.Rules.New(setup)
		if err != nil {
			return nil, err
		}
		return &calling{State: *s.(*toy.State)}, nil
	}
	r.Blank = func() game.State { return new(calling) }
	return &r
}

func TestACallIsARecordOfItsOwn(t *testing.T) {
	m := tableOf(t, callingRules(), game.Setup{Seed: 7, Seats: 3})
	if err := m.Call(2, 1); err != nil || m.Truth().(game.Caller).Call(2) != 1 {
		t.Fatalf("err %v", err)
	}
	if err := m.Call(2, 9); !errors.Is(err, match.ErrRecord) {
		t.Errorf("no such position: got %v", err)
	}
	if err := m.Call(3, 1); !errors.Is(err, match.ErrRecord) {
		t.Errorf("nobody sits there: got %v", err)
	}
	playOut(t, m, 2)
	past, err := m.At(1)
	if err != nil || past.Truth().(game.Caller).Call(2) != 1 {
		t.Errorf("a replay forgets the call: %v", err)
	}
	if err := table(t, 3).Call(2, 1); !errors.Is(err, match.ErrRecord) {
		t.Errorf("a game without calls: got %v", err)
	}
}
