package audio

import (
	"testing"
	"time"
)

// outcome waits until a device of oto's either could play or has failed.
func outcome(t *testing.T, d device) (ready bool, err error) {
	t.Helper()
	for range 1500 {
		if ready, err = d.ready(); ready || err != nil {
			return ready, err
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatal("after half a minute it neither plays nor fails")
	return false, nil
}

// On a machine with sound this plays a moment of silence; on one without it
// shows that oto can be asked again, which oto itself does not allow: see
// otoTaken.
func TestTheSystemsSoundPlaysOrCanBeAskedForAgain(t *testing.T) {
	d, err := openOto()
	if err != nil {
		t.Fatalf("the first asking is refused: %v", err)
	}
	ready, broken := outcome(t, d)
	if ready {
		if _, err := openOto(); err == nil {
			t.Error("there are two contexts at once")
		}
		d.play(newMixer(full))
		defer d.stop()
		if err := d.suspend(); err != nil {
			t.Errorf("suspend: %v", err)
		}
		if err := d.resume(); err != nil {
			t.Errorf("resume: %v", err)
		}
		return
	}
	t.Logf("no sound here: %v", broken)
	again, err := openOto()
	if err != nil {
		t.Fatalf("after a failure the next asking is refused: %v", err)
	}
	if _, err := outcome(t, again); err == nil {
		t.Log("the second has found a sound card")
	}
}
