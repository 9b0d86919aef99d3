package street

import "testing"

// The worked example of the rulebook's makers: six actions, two chains of reactions,
// an Ugly end.
func TestTheWorkedExample(t *testing.T) { // OL-14, OL-22, OL-28, OL-41, OL-57, OL-77, OL-80, OL-81, OL-82, OL-84
	tb := example(t).asks(Acting, Green)

	// The Scout looks past the one opposite, with the Mayor on his left.
	tb.may("scout at 1", "scout at 2", "scout at 3").do("scout at 1")
	tb.heard("shown", "shown", "shown", "turned-back", "turned-back", "turned-back")
	tb.known(Red, 1, "gov").known(Green, 1, "may").known(Green, 2, "sco")

	// The Hitman comes out of the saloon, the Scout goes in. Red knows that Hitman and Mayor are in columns 1 and 2.
	tb.do("saloon/0 out with 1 2 goes 2 takes 1").row(Green, "dan hit may sto ban rep gov she | sco rev")
	tb.known(Green, 1, "hit may").known(Green, 2, "hit may").asks(Acting, Red)

	// Red's Bandit calls the one opposite the Hitman. It is the Mayor, so the Hitman faces Red's Governor.
	tb.do("bandit calls hitman at 2").heard("shown", "called-role", "shown", "wrong", "turned-back", "turned-back")
	tb.known(Green, 2, "may").known(Green, 1, "hit").stash(Red, "v0 b1 c1").stash(Green, "v0 b1 c1")

	// Red's Hitman shoots the Governor, the Sheriff saves him, the Reverend stands up for the Hitman.
	tb.do("hitman at 6").heard("shown", "spent", "shown", "shot", "shown", "spent", "saved", "arrested", "shown", "cancelled",
		"turned-back", "turned-back", "turned-back", "turned-back", "turn")
	tb.stash(Green, "v0 b1 c0").stash(Red, "v0 b0 c1").asks(Acting, Green)
	if tb.s.Discard[Bullet] != 1 || tb.s.Discard[Handcuffs] != 1 {
		t.Errorf("discard %v", tb.s.Discard)
	}

	// The Dancer takes a Vote, and the Election slides from 6 to 5.
	tb.do("take 0 calls vote").stash(Green, "v1 b1 c0").line("x v c v x e v b | v x v x")

	// Green's Hitman shoots. The Sheriff saves, and in the saloon nobody stands up for the Hitman.
	tb.do("hitman at 1").heard("shown", "spent", "shown", "shot", "shown", "spent", "saved", "arrested", "winner").won(Ugly, Red)
}
