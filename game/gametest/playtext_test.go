package gametest

import (
	"bytes"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest/toy"
)

func written3(t *testing.T) (game.Setup, string) {
	t.Helper()
	setup := game.Setup{Seed: 11, Seats: 3}
	m, _, err := playText(toy.Rules, setup, "", true)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := Transcript(&text, m); err != nil {
		t.Fatal(err)
	}
	return setup, text.String()
}

func TestAWrittenMatchIsPlayedByItsOwnMoves(t *testing.T) {
	setup, text := written3(t)
	m, illegal, err := playText(toy.Rules, setup, text, false)
	if err != nil || illegal != "" || m.Actor() != game.NoSeat {
		t.Fatalf("illegal %q, err %v, actor %d", illegal, err, m.Actor())
	}
	var again bytes.Buffer
	if err := Transcript(&again, m); err != nil || again.String() != text {
		t.Errorf("err %v; %s", err, firstDifference(again.String(), text))
	}
}

func TestAWrittenMoveThatIsNotLegalIsNamed(t *testing.T) {
	setup, text := written3(t)
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, "4 seat ") {
			lines[i] = "4 seat 0: take 0 0\n"
		}
	}
	m, illegal, err := playText(toy.Rules, setup, strings.Join(lines, ""), false)
	if err != nil || illegal != "seat 0: take 0 0" || len(m.Records()) != 3 {
		t.Errorf("illegal %q, err %v, %d records", illegal, err, len(m.Records()))
	}
}

func TestTheFirstLineThatDiffersIsTold(t *testing.T) {
	if got := firstDifference("a\nb\nc", "a\nb\nc"); got != "" {
		t.Errorf("no difference told as %q", got)
	}
	if got := firstDifference("a\nb\nc\n", "a\nx\nc\n"); !strings.HasPrefix(got, "line 2 differs") {
		t.Errorf("got %q", got)
	}
	if got := firstDifference("a", "a\nb"); !strings.HasPrefix(got, "line 2 differs") {
		t.Errorf("got %q", got)
	}
}
