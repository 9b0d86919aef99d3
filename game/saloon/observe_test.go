package saloon

import (
	"testing"

	"drygulch/game"
)

// played is a match of teams after some random moves.
func played(t *testing.T, moves int, options ...string) *table {
	tb := dealt(t, 4, 11, options...)
	r := game.NewRand(1, 2)
	for range moves {
		ms := tb.s.Moves(nil)
		tb.s.Apply(ms[r.IntN(len(ms))], nil)
	}
	return tb
}

func TestAllButHandsDecksAndDraftsIsPublic(t *testing.T) { // HN-132
	s := played(t, 200, "teams", "two").s
	for s.Draft() {
		s.Apply(s.Moves(nil)[0], nil)
	}
	v := *s
	v.Observe(game.NoSeat)
	if v.Where != s.Where || v.Boards != s.Boards || v.InHand != s.InHand || v.Grit != s.Grit || v.Restricted != s.Restricted || v.Discard != s.Discard ||
		v.InDeck != s.InDeck || v.Loader != s.Loader || v.Loaded != s.Loaded || v.Calls != s.Calls || v.Play != s.Play || v.Stack != s.Stack || v.Ask != s.Ask || v.Act != s.Act {
		t.Error("something public is hidden")
	}
	if v.Rand != (game.Rand{}) || v.Hands != ([MaxPlayers]Cards{}) || v.Known != ([MaxPlayers][2]Cards{}) {
		t.Error("something secret is seen")
	}
}

func TestADeclarationLooksToOthersAsIfItHadNotBegun(t *testing.T) { // HN-43, HN-132
	tb := given(t, "bar / peacemaker:4", "open / peacemaker:1 / return_to_sender fancy_shootin", "doors").shoots(0, 1).do("1 block return_to_sender")
	before := *tb.s
	before.Observe(0)
	tb.do("1 attack gun 0", "boost fancy_shootin 0")
	after := *tb.s
	after.Observe(0)
	if after != before || after.Ask != AskCounter {
		t.Error("the draft of a counterattack is seen")
	}
	own := *tb.s
	own.Observe(1)
	if own.Plan != tb.s.Plan || !own.Draft() {
		t.Error("the own draft is not seen")
	}
}

// Each card of those that are unseen is in each unknown place as often as another.
func TestImaginedWorldsAreEven(t *testing.T) {
	tb := given(t, "bar / peacemaker:4 / strong", "open / / kiss_the_floor grandmas_bible", "doors / / rotgut_jug")
	view := *tb.s
	view.Observe(0)
	r := game.NewRand(3, 3)
	const worlds = 20000
	var found [MaxPlayers][kinds + 1]int
	for range worlds {
		w := view
		w.Determinize(&r)
		if err := conserve(&w); err != nil {
			t.Fatal(err)
		}
		for seat := range 3 {
			for k := Peacemaker; k <= kinds; k++ {
				found[seat][k] += w.Hands[seat].count(k)
			}
		}
	}
	for seat, held := range map[int]int{1: 2, 2: 1} {
		for k := Peacemaker; k < firstTeam; k++ {
			n := saloonDeck.count(k)
			if k == Peacemaker || k == Strong {
				n-- // one is seen
			}
			want := worlds * held * n / 78
			if got := found[seat][k]; got < want*8/10 || got > want*12/10 {
				t.Errorf("%s is with seat %d %d times, want about %d", k.Face().Name, seat, got, want)
			}
		}
	}
	if found[0][Strong] != worlds {
		t.Error("the own hand changes")
	}
}

func TestAWorldKeepsWhatIsKnownOfAMate(t *testing.T) { // HN-132
	tb := givenTeams(t, 2, "bar 20 / / strong haymaker", "open", "open / / mean_streak", "open").calls(CallNone).at(End).do("give strong seat/2")
	view := *tb.s
	view.Observe(0)
	r := game.NewRand(1, 1)
	for range 50 {
		w := view
		w.Determinize(&r)
		if !w.Hands[2].has(Strong) || w.Hands[2].len() != 2 {
			t.Fatal(showCards(w.Hands[2]))
		}
	}
}
