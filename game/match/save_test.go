package match_test

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest/toy"
	"drygulch/game/match"
)

func find(name string) *game.Rules {
	if name == "toy" {
		return toy.Rules
	}
	return nil
}

func save(t *testing.T, m *match.Match) []byte {
	t.Helper()
	data, err := m.Save()
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// refused loads data and gives in which way it is bad; it fails if it is not.
func refused(t *testing.T, data []byte) match.Fault {
	t.Helper()
	m, err := match.Load(data, find)
	var bad *match.LoadError
	if !errors.As(err, &bad) || m != nil {
		t.Fatalf("loaded, or refused otherwise: %v", err)
	}
	return bad.Fault
}

// withSum gives a document a head whose checksum is right.
func withSum(body string) []byte {
	return fmt.Appendf(nil, "drygulch-match 1 %08x\n%s", crc32.ChecksumIEEE([]byte(body)), body)
}

// altered is a save in which text was replaced and the checksum made right again.
func altered(t *testing.T, m *match.Match, old, new string) []byte {
	t.Helper()
	_, body, _ := strings.Cut(string(save(t, m)), "\n")
	if !strings.Contains(body, old) {
		t.Fatalf("no %q in %s", old, body)
	}
	return withSum(strings.Replace(body, old, new, 1))
}

func TestALoadedMatchIsTheSavedOne(t *testing.T) {
	names := map[string]string{
		"long":     strings.Repeat("Wilhelmina ", 20)[:200],
		"Greek":    strings.Repeat("Αγλαΐα η Ατρόμητη ", 12),
		"Arabic":   strings.Repeat("عاصفة الصحراء ", 15),
		"Chinese":  strings.Repeat("西部牛仔", 50),
		"emoji":    strings.Repeat("🤠🐎", 100),
		"quotes":   `"'\` + "\n\t<b>&amp;\u2028\x00",
		"combined": "e\u0301\u0323 ZWJ \u200d",
	}
	for kind, name := range names {
		t.Run(kind, func(t *testing.T) {
			players := []match.Player{{Name: name, Face: "doc", Look: 7, Hint: true}, {Bot: "easy"}, {Name: "Bo"}}
			m, err := match.New(toy.Rules, game.Setup{Seed: 1<<64 - 1, Seats: 3, Options: map[string]string{"slab": "on"}}, players)
			if err != nil {
				t.Fatal(err)
			}
			playOut(t, m, 12)
			if err := m.Resign(2, "easy"); err != nil {
				t.Fatal(err)
			}
			playOut(t, m, 3)
			loaded, err := match.Load(save(t, m), find)
			if err != nil {
				t.Fatal(err)
			}
			if game.Sum(loaded.Truth()) != game.Sum(m.Truth()) || loaded.Bot(2) != "easy" || loaded.Setup().Seed != m.Setup().Seed {
				t.Error("another match")
			}
			for seat := range game.Seat(3) {
				if loaded.Player(seat) != players[seat] {
					t.Errorf("seat %d: %+v, want %+v", seat, loaded.Player(seat), players[seat])
				}
				if !slices.Equal(loaded.Log(seat, 0, nil), m.Log(seat, 0, nil)) {
					t.Errorf("seat %d has another log", seat)
				}
			}
			if !bytes.Equal(save(t, loaded), save(t, m)) {
				t.Error("saved again it is another file")
			}
		})
	}
}

func TestAMatchThatIsOverIsKeptAsItEnded(t *testing.T) {
	ended, given := table(t, 3), table(t, 2)
	playOut(t, ended, toTheEnd)
	if err := given.Resign(1, "easy"); err != nil {
		t.Fatal(err)
	}
	for _, m := range []*match.Match{ended, given} {
		loaded, err := match.Load(save(t, m), find)
		if err != nil {
			t.Fatal(err)
		}
		want, _ := m.Over()
		if shares, over := loaded.Over(); !over || shares != want {
			t.Errorf("over %v, shares %v, want %v", over, shares, want)
		}
	}
}

func TestASaveCutAtAnyLengthIsTorn(t *testing.T) {
	m := table(t, 3)
	playOut(t, m, 10)
	data := save(t, m)
	for n := range data {
		if fault := refused(t, data[:n]); fault != match.Torn {
			t.Fatalf("cut at %d of %d: %v", n, len(data), fault)
		}
	}
}

func TestASaveWithAByteAlteredIsRefused(t *testing.T) {
	m := table(t, 2)
	playOut(t, m, 4)
	data := save(t, m)
	for n := range data {
		bad := bytes.Clone(data)
		bad[n] ^= 0x20
		if m, err := match.Load(bad, find); err == nil {
			// Upper case in the checksum's digits says the same.
			if !bytes.Equal(save(t, m), data) {
				t.Fatalf("byte %d of %d altered: loaded as another match", n, len(data))
			}
		}
	}
}

func TestWhatIsNotOursIsForeign(t *testing.T) {
	m := table(t, 2)
	for name, data := range map[string][]byte{
		"text":         []byte("Dear diary,\nnothing happened.\n"),
		"a blank line": []byte("\n{}"),
		"a short word": []byte("d\n{}"),
		"binary":       {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n', 0, 0},
		"no document":  withSum("[1,2]"),
		"another game": altered(t, m, `"game":"toy"`, `"game":"chess"`),
	} {
		if fault := refused(t, data); fault != match.Foreign {
			t.Errorf("%s: %v", name, fault)
		}
	}
}

func TestASaveOfALaterVersionIsNewer(t *testing.T) {
	_, body, _ := strings.Cut(string(save(t, table(t, 2))), "\n")
	for _, head := range []string{"drygulch-match 2 00000000", "drygulch-match 17", "drygulch-match 2 sha256 0011"} {
		if fault := refused(t, []byte(head+"\n"+body)); fault != match.Newer {
			t.Errorf("%q: %v", head, fault)
		}
	}
}

func TestASaveThatTheRulesRefuseIsIllegal(t *testing.T) {
	m := table(t, 3)
	for range 3 {
		play(t, m, "choose 1")
	}
	if err := m.Resign(1, "easy"); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"a move nobody can make": altered(t, m, `"m":"0101`, `"m":"0107`),
		"no move at all":         altered(t, m, `{"m":"0101000000000000"}`, `{}`),
		"two things at once":     altered(t, m, `{"resign"`, `{"m":"0101000000000000","resign"`),
		"a seat nobody has":      altered(t, m, `"resign":{"seat":1`, `"resign":{"seat":99`),
		"seats nobody has":       altered(t, m, `"seats":3`, `"seats":2`),
		"an option nobody has":   altered(t, m, `"seats":3`, `"seats":3,"options":{"slab":"wet"}`),
		"a colour nobody has":    altered(t, m, `"look":0`, `"look":200`),
		"another deal":           altered(t, m, `"seed":7`, `"seed":8`),
		"another state":          altered(t, m, `"state":"`, `"state":"0`),
	} {
		if fault := refused(t, data); fault != match.Illegal {
			t.Errorf("%s: %v", name, fault)
		}
	}
}

func TestEveryFaultHasAName(t *testing.T) {
	want := []string{"torn", "foreign", "newer", "illegal"}
	for i, f := range []match.Fault{match.Torn, match.Foreign, match.Newer, match.Illegal} {
		if f.String() != want[i] {
			t.Errorf("got %q, want %q", f, want[i])
		}
	}
}
