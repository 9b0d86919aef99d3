package train

import (
	"slices"
	"testing"

	"drygulch/game"
)

// schemed brings the Expert Variant to the choice at the end of Schemin'.
func (tb *table) schemed() *table {
	tb.s.Turn, tb.s.Pos = tb.s.Card().Count, 0
	tb.s.endScheming(&tb.ev)
	return tb
}

func TestTheDiscardPileIsOpenToAll(t *testing.T) { // CE-99, CE-103, CE-117
	tb := given(t, 5, "doc 2i, ghost 4r").expert().steal("doc floor-change, ghost move").choose("move car/1")
	view := *tb.s
	view.Observe(1)
	if got := view.DiscardsOf(0); !slices.Equal(got, []Card{NewCard(FloorChange, 0)}) {
		t.Errorf("Ghost sees %v in Doc's discard pile", got)
	}
}

func TestHandsAreFilledNotDealt(t *testing.T) { // CE-100, CE-86
	tb := given(t, 5, "tuco 2i, doc 2i, ghost 4r, belle 1r").expert().hold(0, Move, Fire).hold(2, Move, Move, Fire, Fire, Punch, Robbery, Robbery)
	tb.s.startRound(&tb.ev)
	for seat, want := range []uint8{6, 7, 7, 6} {
		if got := tb.s.Players[seat].InHand; got != want {
			t.Errorf("seat %d holds %d, want %d", seat, got, want)
		}
	}
	if hand := tb.s.HandOf(0); !slices.Contains(hand, NewCard(Move, 0)) || !slices.Contains(hand, NewCard(Fire, 0)) {
		t.Errorf("kept cards are gone: %v", hand)
	}
}

func TestTheDiscardPileBecomesTheDeckInTheMiddleOfADraw(t *testing.T) { // CE-101
	tb := given(t, 5, "tuco 2i, ghost 4r").expert().hold(0, Move, Fire, Robbery)
	p := &tb.s.Players[0]
	for p.InDeck > 1 {
		p.Loose--
		p.discard(p.top2())
	}
	tb.choose("draw")
	if p.InHand != 6 || p.Discards != 0 || p.InDeck != 4 || tb.heard(EvReshuffled) != 1 {
		t.Errorf("%d in hand, %d in the deck, %d discards", p.InHand, p.InDeck, p.Discards)
	}
	if err := tb.s.conserveCards(0); err != nil {
		t.Error(err)
	}
}

// top2 takes the last loose card, whichever it is.
func (p *Player) top2() Card {
	p.InDeck--
	c := p.Pile[p.InDeck]
	p.Pile[p.InDeck] = NoCard
	return c
}

func TestWithDeckAndDiscardsEmptyThereIsNothingToDraw(t *testing.T) { // CE-101, CE-25, CE-Q41
	all := []Kind{Move, Move, FloorChange, FloorChange, Fire, Fire, Robbery, Robbery, Punch, Marshal}
	tb := given(t, 5, "tuco 2i, ghost 4r").expert().hold(0, all...)
	if slices.Contains(tb.ways(), "draw") {
		t.Error("drawing is offered")
	}
	tb.s.Players[0].discard(tb.s.Players[0].removeAt(0))
	if !slices.Contains(tb.ways(), "draw") {
		t.Error("a discard pile can be drawn from")
	}
	tb = given(t, 5, "doc 2i, ghost 4r").expert().hold(0, all[:5]...) // at the start of a round
	p := &tb.s.Players[0]
	for p.InDeck > 0 {
		p.top2()
	}
	p.Loose = 0
	tb.s.startRound(&tb.ev)
	if p.InHand != 5 {
		t.Errorf("%d in hand: the draw stops short", p.InHand)
	}
}

func TestBulletsMustBeDiscardedAndActionsMayBeKept(t *testing.T) { // CE-102, CE-Q56, CE-105
	tb := given(t, 5, "tuco 2i, ghost 4r").expert().hold(0, Move, Fire, Robbery).hold(1, Punch)
	p := &tb.s.Players[0]
	for range 2 {
		tb.s.hit(0, 1)
	}
	p.take(p.top(&tb.s.Rand))
	p.take(p.top(&tb.s.Rand))
	if p.InHand != 5 {
		t.Fatalf("bullets are not thrown out at once: %d in hand", p.InHand)
	}
	tb.schemed().may("keep move/0", "keep fire/0", "keep robbery/0", "commit")
	tb.choose("keep move/0").choose("keep robbery/0").choose("keep fire/0").choose("commit")
	if p.InHand != 5 || p.Discards != 0 {
		t.Error("shown before all have committed")
	}
	tb.may("keep punch/1", "commit").choose("commit")
	// Nothing was laid: the next round has begun and filled the hands.
	if p.InHand != 6 || p.Discards != 2 || tb.s.Round != 1 {
		t.Errorf("round %d: %d in hand, %d discards", tb.s.Round+1, p.InHand, p.Discards)
	}
	for _, c := range []Card{NewCard(Move, 0), NewCard(Fire, 0), NewCard(Robbery, 0)} {
		if !slices.Contains(tb.s.HandOf(0), c) {
			t.Errorf("%s was not kept", cardID(c))
		}
	}
	if got := tb.s.DiscardsOf(1); !slices.Equal(got, []Card{NewCard(Punch, 1)}) {
		t.Errorf("Ghost discarded %v", got)
	}
}

func TestWhatIsKeptIsSecretUntilAllHaveCommitted(t *testing.T) { // CE-102, CE-105
	tb := given(t, 5, "tuco 2i, ghost 4r").expert().hold(0, Move, Fire, Robbery).hold(1, Punch).schemed()
	before := *tb.s
	before.Observe(1)
	tb.choose("keep fire/0")
	if !tb.s.Draft() {
		t.Error("no draft")
	}
	during := *tb.s
	during.Observe(1)
	if during != before {
		t.Error("the other sees the draft")
	}
	for _, e := range tb.ev.List() {
		if _, ok := e.Seen(1); ok && e.Kind == EvMarked {
			t.Error("the other hears of the draft")
		}
	}
	m := game.Move{Verb: VerbKeep, Args: [7]uint8{uint8(NewCard(Fire, 0))}}
	if tb.s.Seen(m, 1) != game.NoMove {
		t.Error("the other is told of the step")
	}
	tb.choose("commit")
	after := *tb.s
	after.Observe(1)
	if !after.Told.Has(0) || after.Players[0].InHand != 3 || after.HandOf(0)[1] != Hidden {
		t.Errorf("after the commit the other sees %v of %d", after.HandOf(0), after.Players[0].InHand)
	}
	tb.choose("commit")
	if tb.s.Players[0].Kept != 1 {
		t.Errorf("number kept: %d", tb.s.Players[0].Kept)
	}
}

func TestTheOrderOfKeepingDoesNotMatter(t *testing.T) { // CE-102
	play := func(steps ...string) State {
		tb := given(t, 5, "tuco 2i, ghost 4r").expert().hold(0, Move, Move, Fire, Robbery).hold(1, Punch).schemed()
		for _, step := range steps {
			tb.choose(step)
		}
		return *tb.s
	}
	if play("keep move/0", "keep robbery/0", "commit") != play("keep robbery/0", "keep move/0", "commit") {
		t.Error("two orders, two states")
	}
}

func TestWhoHasNothingSecretIsNotAsked(t *testing.T) { // CE-102
	tb := given(t, 5, "tuco 2i, ghost 4r, doc 1r").expert().hold(1, Move)
	tb.s.hit(2, 0)
	p := &tb.s.Players[2]
	p.take(p.top(&tb.s.Rand)) // a Bullet that all have seen
	tb.schemed()
	if tb.s.Act != 1 {
		t.Errorf("seat %d is asked", tb.s.Act)
	}
	tb.choose("commit")
	if tb.s.Phase == Keeping {
		t.Errorf("seat %d is asked", tb.s.Act)
	}
}

func TestTheLastRoundLeavesTheChoiceOut(t *testing.T) { // CE-102
	tb := given(t, 5, "tuco 2i, ghost 4r").expert().hold(0, Move, Fire)
	tb.s.Round = Rounds - 1
	tb.schemed()
	if tb.s.Phase != Over {
		t.Errorf("phase %s", PhaseNames[tb.s.Phase])
	}
}

func TestBulletsLieOnTopOfTheDeckAndAreDrawnFirst(t *testing.T) { // CE-104, CE-119
	tb := given(t, 5, "tuco 1i, ghost 3i, doc 2i").expert().hold(2, Move, Fire, Robbery, Punch, Marshal)
	tb.s.Rounds[0] = cardRebellion
	tb.steal("tuco fire, ghost fire") // Tuco and Ghost at Doc, then the passengers
	p := &tb.s.Players[2]
	if p.InHand != 7 {
		t.Fatalf("Doc holds %d", p.InHand)
	}
	// He had five and drew two: the latest two.
	hand := tb.s.HandOf(2)
	if hand[5].Face() != NewCard(Bullet, 1) || hand[6].Face() != NewCard(Bullet, Neutral) {
		t.Errorf("drawn: %s, %s", cardID(hand[5].Face()), cardID(hand[6].Face()))
	}
	if p.InDeck-p.Loose != 1 || p.Pile[p.Loose] != NewCard(Bullet, 0) {
		t.Error("the first bullet is no longer on top")
	}
	view := *tb.s
	view.Observe(0)
	if got := view.HandOf(2); got[4] != Hidden || got[5].Face() != NewCard(Bullet, 1) || got[6].Face() != NewCard(Bullet, Neutral) {
		t.Errorf("all have seen these bullets, Tuco sees %v", got)
	}
}

func TestDiscardedBulletsComeBack(t *testing.T) { // CE-105
	tb := given(t, 5, "tuco 2i, ghost 4r").expert()
	p := &tb.s.Players[0]
	for p.InDeck > 0 {
		p.top2()
	}
	p.Loose = 0
	p.discard(NewCard(Bullet, 1))
	tb.s.draw(0, 1, 23, nil)
	if tb.s.HandOf(0)[0] != NewCard(Bullet, 1) {
		t.Error("the bullet is gone")
	}
}

func TestAllElseStandsInTheExpertVariant(t *testing.T) { // CE-106, CE-21
	tb := dealt(t, 4, 6, "expert=on")
	first := tb.s.First
	r := game.NewRand(5, 5)
	tb.playOn(&r)
	if tb.s.First != (first+1)%4 {
		t.Errorf("first was %d, is %d", first, tb.s.First)
	}
	if err := conserve(tb.s); err != nil {
		t.Error(err)
	}
}
