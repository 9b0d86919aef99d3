package saloon

import (
	"testing"

	"drygulch/game"
)

// likes is how much somebody of a nature likes a move of the actor, after what he has
// heard.
func (tb *table) likes(n game.Nature, move string, heard ...game.Event) float32 {
	tb.t.Helper()
	m, ok := tb.way(move)
	if !ok {
		tb.t.Fatalf("%q is not legal, but %q", move, tb.ways())
	}
	mind := newBrain().(game.Natured)
	mind.Reset(tb.s.Act, tb.s)
	var ev game.Events
	for _, e := range heard {
		ev.Add(e)
	}
	mind.Saw(m, &ev, tb.s)
	like := make([]float32, 1)
	mind.Liking(n, tb.s, []game.Move{m}, like)
	return like[0]
}

func TestHotheadsFightAndCarefulPeopleLeaveIt(t *testing.T) {
	tb := given(t, "bar / peacemaker:6", "open", "open")
	hot, careful := game.Nature{Aggression: 90, Caution: -80}, game.Nature{Aggression: -80, Caution: 90}
	if tb.likes(hot, "attack gun 0") <= 1.5 || tb.likes(careful, "attack gun 0") >= 0.8 {
		t.Errorf("an attack: %v and %v", tb.likes(hot, "attack gun 0"), tb.likes(careful, "attack gun 0"))
	}
	if tb.likes(hot, "done") >= 0.8 || tb.likes(careful, "done") <= 1.2 {
		t.Errorf("none: %v and %v", tb.likes(hot, "done"), tb.likes(careful, "done"))
	}
}

func TestCarefulPeopleStandBehindSomething(t *testing.T) {
	tb := given(t, "open", "bar", "open").at(Cover)
	careful := game.Nature{Caution: 90}
	if back, doors := tb.likes(careful, "go back"), tb.likes(careful, "go doors"); back <= doors {
		t.Errorf("the Back Room %v, the Doors %v", back, doors)
	}
}

func TestAGrudgeGoesForWhoDrewBlood(t *testing.T) {
	tb := given(t, "bar / peacemaker:6", "open", "open").do("attack gun 0")
	hit := game.Event{Kind: EvHit, Actor: 0, From: SeatRef(2), To: SeatRef(0), Amount: [2]int16{4, 16}}
	other := game.Event{Kind: EvHit, Actor: 1, From: SeatRef(2), To: SeatRef(1), Amount: [2]int16{4, 16}}
	sore := game.Nature{Grudge: 90}
	if one, two := tb.likes(sore, "aim seat/1", hit), tb.likes(sore, "aim seat/2", hit); two <= 1.2*one {
		t.Errorf("who hit him %v, another %v", two, one)
	}
	if one, two := tb.likes(sore, "aim seat/1", other), tb.likes(sore, "aim seat/2", other); one != two {
		t.Errorf("what was done to others counts: %v, %v", one, two)
	}
	if two := tb.likes(game.Nature{}, "aim seat/2", hit); two != 1 {
		t.Errorf("nobody in particular likes it %v", two)
	}
}

func TestLoyalPeopleStepInForTheirMates(t *testing.T) {
	tb := givenTeams(t, 2, "bar / peacemaker:4", "open", "doors", "back / / cover_me").do("attack gun 2", "commit", "aim seat/1", "commit")
	loyal, selfish := game.Nature{Loyalty: 90}, game.Nature{Loyalty: -80}
	if tb.likes(loyal, "cover") <= 1.3 || tb.likes(selfish, "cover") >= 0.8 {
		t.Errorf("%v and %v", tb.likes(loyal, "cover"), tb.likes(selfish, "cover"))
	}
}
