//go:build linux && !android

package audio

import (
	"os"
	"path/filepath"
	"testing"
)

func TestASoundServerIsSeenByItsSocket(t *testing.T) {
	t.Setenv("PULSE_SERVER", "")
	t.Setenv("PULSE_RUNTIME_PATH", "")
	dir := t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", dir)
	before := soundInSight() // a machine may have a sound card
	if err := os.MkdirAll(filepath.Join(dir, "pulse"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "pulse/native"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if !soundInSight() {
		t.Error("the socket is not seen")
	}
	if before {
		t.Log("this machine has a sound card or server of its own")
	}
}
