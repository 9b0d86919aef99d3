package train

import (
	"slices"
	"strings"
	"testing"

	"drygulch/game"
)

func TestEveryTurnStartsWithTheFirstPlayer(t *testing.T) { // CE-22, CE-27, CE-30
	tb := dealt(t, 4, 4)
	tb.s.Rounds[0] = cardAngry // S S T R
	tb.s.First, tb.s.Act = 1, 1
	want := []game.Seat{1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 0, 3, 2}
	for i, seat := range want {
		if tb.s.Phase != Scheming || tb.s.Act != seat {
			t.Fatalf("go %d: seat %d, want %d", i, tb.s.Act, seat)
		}
		tb.s.Apply(tb.s.Moves(nil)[0], &tb.ev)
	}
	if tb.s.Turn < MaxTurns && tb.s.Round == 0 {
		t.Error("Schemin' goes on after the last turn")
	}
}

func TestAGoIsToLayACardOrToDraw(t *testing.T) { // CE-23, CE-24
	tb := given(t, 5, "tuco 1i, doc 2i, ghost 3i").hold(0, Move, Move, Punch)
	tb.may("play move/0", "play punch/0", "draw")
	tb.choose("draw")
	if tb.s.Laid != 0 || tb.s.Players[0].InHand != 6 {
		t.Errorf("drawing laid %d cards and left %d in hand", tb.s.Laid, tb.s.Players[0].InHand)
	}
	if tb.s.Act != 1 {
		t.Errorf("drawing is a whole go: seat %d acts", tb.s.Act)
	}
}

func TestFewerThanThreeAreDrawnWhenTheDeckRunsOut(t *testing.T) { // CE-25, CE-Q41
	tb := given(t, 5, "tuco 1i, doc 2i").hold(0, Move, Move, Punch, Fire, Fire, Robbery, Robbery, Marshal)
	tb.choose("draw")
	if got := tb.s.Players[0].InHand; got != 10 {
		t.Errorf("%d in hand, want 10: two were left", got)
	}
	tb = given(t, 5, "tuco 1i, doc 2i").hold(0, Move, Move, Punch, Fire, Fire, Robbery, Robbery, Marshal, FloorChange, FloorChange)
	if ways := tb.ways(); slices.Contains(ways, "draw") || len(ways) != 6 {
		t.Errorf("with nothing to draw: %q", ways)
	}
	if why := tb.s.Why(nil, DeckRef(0)); why.Key != "train.why.no-deck" || why.Rule != 25 {
		t.Errorf("%+v", why)
	}
}

func TestBulletsCannotBeLaid(t *testing.T) { // CE-6, CE-26, CE-Q39
	tb := given(t, 5, "doc 1i, tuco 2i").hold(0, Move, Robbery)
	for range 5 {
		tb.s.hit(0, 1)
	}
	p := &tb.s.Players[0]
	for p.InDeck > p.Loose {
		p.take(p.top(&tb.s.Rand).Face())
	}
	tb.may("play move/0", "play robbery/0", "draw")
	if why := tb.s.Why(nil, HandRef(2)); why.Key != "train.why.bullet" || why.Rule != 26 {
		t.Errorf("%+v", why)
	}
}

func TestDocsBulletsCountTowardHisSeven(t *testing.T) { // CE-18, CE-86, CE-Q39
	tb := given(t, 5, "doc 1i, tuco 2i, ghost 4r")
	for range 30 {
		tb.s.hit(0, 1)
	}
	tb.steal("ghost move")
	if tb.ways(); tb.s.Phase == Moving {
		tb.choose(tb.ways()[0])
	}
	if n := tb.s.Players[0].InHand; n != 7 {
		t.Errorf("Doc holds %d", n)
	}
}

func TestTunnelCardsAreHiddenFromTheOthers(t *testing.T) { // CE-28, CE-118
	tb := given(t, 5, "tuco 1i, doc 2i, belle 3i").hold(0, Move, Fire)
	tb.round(cardTunnel)
	tb.s.Turn = 1
	tb.choose("play fire/0")
	if p := tb.s.Scheme[0]; !p.Down || p.Card != NewCard(Fire, 0) {
		t.Fatalf("%+v", p)
	}
	for viewer := game.NoSeat; viewer < 3; viewer++ {
		view := *tb.s
		view.Observe(viewer)
		want := Hidden
		if viewer == 0 {
			want = NewCard(Fire, 0)
		}
		if view.Scheme[0].Card != want || view.Scheme[0].Seat != 0 {
			t.Errorf("seat %d sees %+v", viewer, view.Scheme[0])
		}
		for _, e := range tb.ev.List() {
			if seen, _ := e.Seen(viewer); seen.Kind == EvPlayedDown && (seen.Face[0] != 0) != (viewer == 0) {
				t.Errorf("seat %d hears of card %d", viewer, seen.Face[0])
			}
		}
	}
	if !slices.Contains(tb.ways(), "draw") {
		t.Error("drawing is allowed in a tunnel")
	}
}

func TestOfATunnelCardTheOtherTeamDoesNotKnowTheBandit(t *testing.T) { // CE-28
	tb := given(t, 5, "tuco 1i, doc 2i, belle 3i, ghost 4i").teams().hold(0, Move, Fire)
	tb.round(cardTunnel)
	tb.s.Turn = 1
	m := game.Move{Verb: VerbPlay, Args: [7]uint8{uint8(NewCard(Fire, 0))}}
	if seen := tb.s.Seen(m, 1); seen != (game.Move{Verb: VerbPlay}) {
		t.Errorf("the other team sees %v", seen)
	}
	if seen := tb.s.Seen(m, 0); seen != m {
		t.Errorf("its owner sees %v", seen)
	}
}

func TestSpeedingUpGivesTwoGoesInARow(t *testing.T) { // CE-29, CE-Q38
	tb := given(t, 5, "tuco 1i, doc 2i").hold(0, Move).hold(1, Fire, Punch)
	tb.s.Turn = 1 // of the bridge: S 2 S
	tb.choose("draw")
	if tb.s.Act != 0 || !tb.s.Second || tb.s.Players[0].InHand != 4 {
		t.Fatalf("seat %d acts, second %v", tb.s.Act, tb.s.Second)
	}
	drawn := tb.s.Players[0].Hand[3]
	tb.choose("play " + cardID(drawn))
	if tb.s.Act != 1 || tb.s.Second {
		t.Errorf("after both goes seat %d acts", tb.s.Act)
	}
	tb.choose("play fire/1").choose("draw")
	if tb.s.Turn != 2 || tb.s.Act != 0 {
		t.Errorf("turn %d, seat %d", tb.s.Turn, tb.s.Act)
	}
}

func TestThePileKeepsTheOrderOfPlay(t *testing.T) { // CE-31
	tb := given(t, 5, "tuco 1i, doc 2i, belle 3i").hold(0, Move, Fire).hold(1, Punch, Robbery).hold(2, Marshal, Move)
	for _, m := range []string{"play move/0", "play robbery/1", "play marshal/2"} {
		tb.choose(m)
	}
	for i, want := range []Card{NewCard(Move, 0), NewCard(Robbery, 1), NewCard(Marshal, 2)} {
		if p := tb.s.Scheme[i]; p.Card != want || p.Seat != game.Seat(i) || p.Turn != 0 || p.Down {
			t.Errorf("place %d: %+v", i, p)
		}
	}
}

func TestCardsLeftInHandGoBackOnTheDeck(t *testing.T) { // CE-32
	tb := given(t, 5, "tuco 1i, doc 2i").hold(0, Move, Punch, Fire, Robbery).hold(1, Move)
	tb.s.Turn, tb.s.Pos, tb.s.Act = 2, 1, 1
	tb.choose("play move/1") // the last go
	if tb.s.Phase != Moving {
		t.Fatalf("phase %s", PhaseNames[tb.s.Phase])
	}
	if p := &tb.s.Players[0]; p.InHand != 0 || p.InDeck != 10 {
		t.Errorf("%d in hand, %d in deck", p.InHand, p.InDeck)
	}
}

func TestACardFixesOnlyWhatIsDone(t *testing.T) { // CE-33
	tb := given(t, 5, "tuco 1i, doc 2i").hold(0, Move, Fire)
	tb.may("play move/0", "play fire/0", "draw")
	if why := tb.s.Why([]game.Ref{HandRef(0)}, SpotRef(At(2, Inside))); why.Key != "train.why.scheming" || why.Rule != 33 {
		t.Errorf("%+v", why)
	}
}

func TestGhostMayLayTheFirstCardFaceDown(t *testing.T) { // CE-84, CE-Q34, CE-Q35, CE-Q36
	tb := given(t, 5, "ghost 1i, doc 2i").hold(0, Move, Fire).hold(1, Move, Fire)
	tb.may("play move/0", "play fire/0", "playdown move/0", "playdown fire/0", "draw")
	tb.choose("playdown fire/0")
	if !tb.s.Scheme[0].Down {
		t.Error("it lies face up")
	}
	tb.may("play move/1", "play fire/1", "draw") // Doc has no such choice

	tb = given(t, 5, "ghost 1i, doc 2i").hold(0, Move, Fire).hold(1, Move)
	tb.choose("draw").choose("play move/1")
	for _, m := range tb.ways() { // the second turn: the chance is gone
		if strings.HasPrefix(m, "playdown") {
			t.Errorf("after drawing: %q", m)
		}
	}
	if why := tb.s.Why([]game.Ref{HandRef(0)}, ActionRef(ActionPlayDown)); why.Key != "train.why.ghost-late" || why.Rule != 84 {
		t.Errorf("%+v", why)
	}

	tb = given(t, 5, "ghost 1i, doc 2i").hold(0, Move, Fire).hold(1, Move, Fire).round(cardTunnel)
	tb.choose("play move/0").choose("play move/1")
	tb.may("play fire/0", "draw") // a Tunnel: down anyway
	tb.choose("play fire/0")
	if !tb.s.Scheme[2].Down {
		t.Error("a tunnel card lies face up")
	}

	tb = given(t, 5, "ghost 1i, doc 2i").hold(0, Move)
	tb.s.Powers = false
	tb.may("play move/0", "draw")
}
