package match_test

import (
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
)

func TestNotesSurviveASaveAndAreNobodysBusinessInTheGame(t *testing.T) {
	m := table(t, 3)
	before := game.Sum(m.Truth())
	m.SetNote(0, 2, 3)
	m.SetNote(2, 1, 1)
	m.SetNote(2, 1, 0)
	m.SetNote(1, 7, 2) // nobody sits there
	m.SetNote(game.NoSeat, 0, 2)

	back, err := match.Load(save(t, m), find)
	if err != nil {
		t.Fatal(err)
	}
	for seat := range game.Seat(3) {
		for about := range game.Seat(3) {
			want := uint8(0)
			if seat == 0 && about == 2 {
				want = 3
			}
			if got := back.Note(seat, about); got != want {
				t.Errorf("seat %d about %d: %d, want %d", seat, about, got, want)
			}
		}
	}
	if back.Note(1, 7) != 0 || back.Note(game.NoSeat, 0) != 0 {
		t.Error("a note where nobody sits")
	}
	if game.Sum(m.Truth()) != before {
		t.Error("a note changed the game")
	}
}

func TestATableWithoutNotesSavesNone(t *testing.T) {
	m := table(t, 2)
	m.SetNote(0, 1, 2)
	m.SetNote(0, 1, 0)
	if strings.Contains(string(save(t, m)), `"notes"`) {
		t.Error("notes in the save")
	}
}

func TestNotesOfAnotherTableAreRefused(t *testing.T) {
	m := table(t, 2)
	m.SetNote(0, 1, 2)
	for _, notes := range []string{`["AAI="]`, `["AAI=","AA=="]`} {
		if fault := refused(t, altered(t, m, `["AAI=","AAA="]`, notes)); fault != match.Illegal {
			t.Errorf("%s: %v", notes, fault)
		}
	}
}

func TestTakingAMoveBackLeavesNotesAlone(t *testing.T) {
	m := table(t, 3)
	for range 3 {
		play(t, m, "choose 1")
	}
	play(t, m, "pick 0")
	m.SetNote(0, 1, 5)
	if err := m.Undo(0); err != nil {
		t.Fatal(err)
	}
	if m.Note(0, 1) != 5 {
		t.Error("the note is gone")
	}
}
