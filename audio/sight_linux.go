//go:build linux && !android

package audio

import (
	"os"
	"path/filepath"
	"strconv"
)

// soundInSight reports whether there seems to be a sound server or a sound
// card.
func soundInSight() bool {
	if os.Getenv("PULSE_SERVER") != "" {
		return true
	}
	signs := []string{
		filepath.Join("/run/user", strconv.Itoa(os.Getuid()), "pulse/native"),
		"/run/pulse/native",
		"/dev/snd/pcm*p",
	}
	for _, name := range []string{"XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH"} {
		if dir := os.Getenv(name); dir != "" {
			signs = append(signs, filepath.Join(dir, "pulse/native"), filepath.Join(dir, "native"))
		}
	}
	for _, sign := range signs {
		if found, _ := filepath.Glob(sign); len(found) > 0 {
			return true
		}
	}
	return false
}
