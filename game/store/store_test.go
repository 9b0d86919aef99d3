//go:build !js

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

func stores(t *testing.T) map[string]Store {
	t.Helper()
	dir, err := OpenDir(filepath.Join(t.TempDir(), "made", "for us"))
	if err != nil {
		t.Fatal(err)
	}
	return map[string]Store{"mem": &Mem{}, "dir": dir}
}

func TestWhatWasSavedComesBackAndTheOneBeforeIsTheBackup(t *testing.T) {
	for kind, s := range stores(t) {
		t.Run(kind, func(t *testing.T) {
			if _, err := s.Load("a.json"); !errors.Is(err, fs.ErrNotExist) {
				t.Fatalf("nothing saved: got %v", err)
			}
			for _, v := range []string{"one", "two", "three"} {
				if err := s.Save("a.json", []byte(v)); err != nil {
					t.Fatal(err)
				}
			}
			if got, err := s.Load("a.json"); string(got) != "three" || err != nil {
				t.Errorf("got %q, %v", got, err)
			}
			if got, err := s.LoadBackup("a.json"); string(got) != "two" || err != nil {
				t.Errorf("backup: got %q, %v", got, err)
			}
			if err := s.Delete("a.json"); err != nil {
				t.Fatal(err)
			}
			for _, load := range []func(string) ([]byte, error){s.Load, s.LoadBackup} {
				if _, err := load("a.json"); !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("deleted: got %v", err)
				}
			}
			if err := s.Delete("a.json"); err != nil {
				t.Errorf("deleting nothing: %v", err)
			}
		})
	}
}

func TestABrokenValueIsKeptAsideEachUnderItsOwnName(t *testing.T) {
	for kind, s := range stores(t) {
		t.Run(kind, func(t *testing.T) {
			for i, want := range []string{"a.json.broken-1", "a.json.broken-2"} {
				content := string(rune('x' + i))
				if err := s.Save("a.json", []byte(content)); err != nil {
					t.Fatal(err)
				}
				aside, err := s.SetAside("a.json")
				if aside != want || err != nil {
					t.Fatalf("got %q, %v", aside, err)
				}
				if got, _ := s.Load(aside); string(got) != content {
					t.Errorf("%s holds %q", aside, got)
				}
				if _, err := s.Load("a.json"); !errors.Is(err, fs.ErrNotExist) {
					t.Errorf("the name is not free: %v", err)
				}
			}
		})
	}
}

func TestANameThatIsAPathIsRefused(t *testing.T) {
	for kind, s := range stores(t) {
		for _, name := range []string{"", "../a", "a/b", `a\b`, ".a", "A", "a b"} {
			if err := s.Save(name, nil); err == nil {
				t.Errorf("%s: saved as %q", kind, name)
			}
			if _, err := s.Load(name); err == nil || errors.Is(err, fs.ErrNotExist) {
				t.Errorf("%s: loaded %q: %v", kind, name, err)
			}
		}
	}
}

// A crash may come between any two steps of Save.
func TestACrashWithinSaveLeavesTheOldOrTheNew(t *testing.T) {
	path := t.TempDir()
	d, err := OpenDir(path)
	if err != nil {
		t.Fatal(err)
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(d.Save("a.json", []byte("old")))
	file := filepath.Join(path, "a.json")

	// torn while writing the new one
	must(os.WriteFile(file+".tmp", []byte("ne"), 0o600))
	if got, _ := d.Load("a.json"); string(got) != "old" {
		t.Errorf("torn temporary file: got %q", got)
	}
	// between the two renames
	must(os.Rename(file, file+".bak"))
	if got, _ := d.LoadBackup("a.json"); string(got) != "old" {
		t.Errorf("between the renames: got %q", got)
	}
	// and the next save heals it
	must(d.Save("a.json", []byte("new")))
	if got, _ := d.Load("a.json"); string(got) != "new" {
		t.Errorf("after the crash: got %q", got)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("others may read the save: %v, %v", info.Mode(), err)
	}
}
