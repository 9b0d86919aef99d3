package match_test

import (
	"errors"
	"io/fs"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest/toy"
	"drygulch/game/match"
	"drygulch/game/store"
)

func resume(t *testing.T, s store.Store) match.Found {
	t.Helper()
	found, err := match.Resume(s, toy.Rules)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

func TestWhereNothingWasKeptNothingIsFound(t *testing.T) {
	if found := resume(t, &store.Mem{}); found != (match.Found{}) {
		t.Errorf("got %+v", found)
	}
}

func TestTheLastKeptMoveIsResumed(t *testing.T) {
	var s store.Mem
	m := table(t, 3)
	for range 15 {
		playOut(t, m, 1)
		if err := m.Keep(&s); err != nil {
			t.Fatal(err)
		}
		found := resume(t, &s)
		if found.Match == nil || found.Bad != nil || game.Sum(found.Match.Truth()) != game.Sum(m.Truth()) {
			t.Fatalf("after %d: %+v", len(m.Records()), found)
		}
	}
	if err := match.Forget(&s, "toy"); err != nil {
		t.Fatal(err)
	}
	if found := resume(t, &s); found != (match.Found{}) {
		t.Errorf("forgotten: got %+v", found)
	}
}

// What is wrong with the latest save, and how it is called.
var spoilt = map[match.Fault]func(data []byte) []byte{
	match.Torn:    func(data []byte) []byte { return data[:len(data)/2] },
	match.Foreign: func([]byte) []byte { return []byte("hello\n") },
	match.Newer:   func([]byte) []byte { return []byte("drygulch-match 9 x\n{}") },
	match.Illegal: func([]byte) []byte { return withSum(`{"game":"toy","setup":{"seed":1,"seats":99}}`) },
}

func TestABadSaveIsKeptAsideAndTheOneBeforeResumes(t *testing.T) {
	for fault, spoil := range spoilt {
		t.Run(fault.String(), func(t *testing.T) {
			s := &store.Mem{}
			m := table(t, 3)
			playOut(t, m, 4)
			keep(t, m, s)
			before := game.Sum(m.Truth())
			playOut(t, m, 1)
			bad := spoil(save(t, m))
			if err := s.Save(match.FileName("toy"), bad); err != nil {
				t.Fatal(err)
			}

			found := resume(t, s)
			if found.Bad == nil || found.Bad.Fault != fault {
				t.Fatalf("found %v, want %v", found.Bad, fault)
			}
			if kept, err := s.Load(found.Aside); err != nil || string(kept) != string(bad) {
				t.Errorf("kept aside as %q: %v", found.Aside, err)
			}
			if found.Match == nil || game.Sum(found.Match.Truth()) != before {
				t.Fatal("the save before it is lost")
			}

			// It is told once, and the match goes on from there.
			keep(t, found.Match, s)
			if again := resume(t, s); again.Bad != nil || again.Match == nil || game.Sum(again.Match.Truth()) != before {
				t.Errorf("afterwards: %+v", again)
			}
			if kept, err := s.Load(found.Aside); err != nil || string(kept) != string(bad) {
				t.Errorf("the bad save is gone later: %v", err)
			}
		})
	}
}

func keep(t *testing.T, m *match.Match, s store.Store) {
	t.Helper()
	if err := m.Keep(s); err != nil {
		t.Fatal(err)
	}
}

func TestWhereBothSavesAreBadThereIsNoMatchAndBothAreThere(t *testing.T) {
	var s store.Mem
	for _, bad := range []string{"older", "newer"} {
		if err := s.Save(match.FileName("toy"), []byte(bad)); err != nil {
			t.Fatal(err)
		}
	}
	found := resume(t, &s)
	if found.Match != nil || found.Bad == nil || found.Aside == "" {
		t.Fatalf("got %+v", found)
	}
	if kept, _ := s.Load(found.Aside); string(kept) != "newer" {
		t.Errorf("kept aside: %q", kept)
	}
	if kept, _ := s.LoadBackup(match.FileName("toy")); string(kept) != "older" {
		t.Errorf("the backup: %q", kept)
	}
}

// deaf is a store that fails.
type deaf struct{ store.Mem }

func (*deaf) Load(string) ([]byte, error) { return nil, fs.ErrPermission }
func (*deaf) Save(string, []byte) error   { return fs.ErrPermission }

func TestWhatTheStoreRefusesIsTold(t *testing.T) {
	if _, err := match.Resume(&deaf{}, toy.Rules); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("resuming: got %v", err)
	}
	if err := table(t, 2).Keep(&deaf{}); !errors.Is(err, fs.ErrPermission) {
		t.Errorf("keeping: got %v", err)
	}
}
