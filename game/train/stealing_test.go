package train

import (
	"testing"

	"drygulch/game"
)

func TestCardsAreCarriedOutInTheOrderOfPlay(t *testing.T) { // CE-34
	tb := given(t, 5, "ghost 4i, doc 3i").steal("ghost move, doc marshal, ghost floor-change")
	tb.stands("ghost", "3r").stands("marshal", "1i")
	at := []uint8{}
	for _, e := range tb.ev.List() {
		if e.Kind == EvResolves {
			at = append(at, e.From.C)
		}
	}
	if len(at) != 3 || at[0] != 0 || at[1] != 1 || at[2] != 2 {
		t.Errorf("resolved %v", at)
	}
}

func TestAFaceDownCardIsSeenByAllWhenReached(t *testing.T) { // CE-34, CE-121
	tb := given(t, 5, "ghost 1i, doc 3i, belle 2r")
	s := tb.s
	s.Scheme[0] = Played{Card: tb.card("ghost move"), Seat: 0, Down: true}
	s.Scheme[1] = Played{Card: tb.card("doc punch"), Seat: 1, Down: true}
	s.Laid = 2
	s.startStealing(&tb.ev)
	view := *s
	view.Observe(2)
	if view.Scheme[0].Card != NewCard(Move, 0) {
		t.Errorf("Belle sees %d at the card being resolved", view.Scheme[0].Card)
	}
	if view.Scheme[1].Card != Hidden {
		t.Errorf("Belle sees %d before its time", view.Scheme[1].Card)
	}
	for _, e := range tb.ev.List() {
		if e.Kind == EvResolves && (e.Faces != game.AllSeats || !e.Final) {
			t.Errorf("turning it up: %+v", e)
		}
	}
}

func TestWhatCanBeDoneMustBeDone(t *testing.T) { // CE-35, CE-45, CE-56
	given(t, 5, "ghost 2i, doc 3i, floor 2i jewel strongbox").steal("ghost robbery").may("rob jewel/0", "rob strongbox/0")
	given(t, 5, "ghost 2i, doc 3i, belle 1i, tuco 1i").steal("ghost fire").may("fire pawn/1", "fire pawn/3")
	given(t, 5, "ghost 2i, doc 3i").steal("ghost move").may("move car/1", "move car/3")
}

func TestTheBoardAsItStandsDecides(t *testing.T) { // CE-36
	tb := given(t, 5, "ghost 2i, doc 3i").steal("doc floor-change, ghost fire").fizzled(NoTarget)
	tb.stands("doc", "3r").bullets("ghost", 6)
}

func TestTheCardGoesBackOnItsOwnersDeck(t *testing.T) { // CE-37, CE-Q12
	tb := given(t, 5, "ghost 2i, doc 4i, belle 2r").steal("ghost fire, ghost robbery, belle move")
	if p := &tb.s.Players[0]; tb.s.Phase != Moving || p.InDeck != 10 {
		t.Errorf("Ghost's deck has %d cards, want 10", p.InDeck)
	}
	if p := &tb.s.Players[2]; p.InDeck != 9 {
		t.Errorf("Belle's card is still on the pile; her deck has %d", p.InDeck)
	}
}

func TestABulletGoesOnTheDeckAtOnce(t *testing.T) { // CE-38
	tb := given(t, 5, "ghost 2i, doc 3i, belle 2r").steal("ghost fire, belle move")
	if p := &tb.s.Players[1]; p.InDeck != 11 || p.Pile[10] != NewCard(Bullet, 0) {
		t.Errorf("%d cards, on top %s", p.InDeck, cardID(p.Pile[10]))
	}
}

func TestAnEmptyPileLeadsToTheEvent(t *testing.T) { // CE-39, CE-Q42
	tb := given(t, 5, "ghost 2r, doc 3i")
	tb.round(cardSwivel)
	for tb.s.Round == 0 {
		tb.choose("draw")
		if tb.s.Players[tb.s.Act].InDeck == 0 { // keep something to draw
			p := &tb.s.Players[tb.s.Act]
			for p.InHand > 0 {
				p.under(p.removeAt(0).Face())
			}
		}
	}
	tb.stands("ghost", "4r").stands("doc", "3i")
	if tb.heard(EvResolves) != 0 || tb.heard(EvStealing) != 1 || tb.heard(EvHappening) != 1 {
		t.Error("nothing was to be resolved")
	}
}

func TestOneWayOnlyNeedsNoDecision(t *testing.T) { // CE-122, CE-35
	tb := given(t, 5, "ghost 0i, doc 4i, belle 3i, marshal 2i, floor 0i jewel jewel")
	tb.steal("ghost robbery, doc move, belle fire, belle robbery, ghost punch")
	if tb.s.Round != 1 {
		t.Fatalf("asked in phase %s", PhaseNames[tb.s.Phase])
	}
	tb.stands("doc", "3i").lies("ghost", "jewel").lies("0i", "jewel").fizzled(NoTarget).fizzled(NothingHere).fizzled(NobodyHere)
}

func TestLikeThingsAreOneWay(t *testing.T) { // CE-122
	given(t, 5, "ghost 2i, doc 4i, floor 2i jewel jewel jewel strongbox").steal("ghost robbery").may("rob jewel/0", "rob strongbox/0")
}
