package bot

import "time"

// In a browser there is one thread: every few milliseconds of thought it is given
// back, so that pictures and taps get their turn.
const stretch = 4 * time.Millisecond

var breathed time.Time

func breathe() {
	if now := time.Now(); now.Sub(breathed) > stretch {
		time.Sleep(time.Millisecond)
		breathed = time.Now()
	}
}
