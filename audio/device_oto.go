package audio

import (
	"errors"
	"fmt"
	"io"
	"time"
	_ "unsafe" // for go:linkname

	"github.com/ebitengine/oto/v3"

	"drygulch/audio/synth"
)

const (
	// 2048 frames: old browsers take powers of two only. The odd nanosecond
	// makes up for oto's rounding down.
	otoBuffer = 2048*time.Second/synth.Rate + 1
	// What is read ahead on top of it, in bytes: 30 ms. Left to itself oto
	// reads half a second ahead and every cue comes that much late.
	otoAhead = synth.Rate * 30 / 1000 * frameSize
)

// otoTaken is oto's own mark that its one context has been made.
//
// Oto allows one context for a process and has no way to close it, not even
// after an error which, as it says itself, leaves the context useless: a game
// started before the sound server, or one whose server was restarted, would be
// silent to its end. So once a context has broken, its mark is taken away and
// another may follow; there is never more than one that works. Should oto give
// the mark another name, this one is nobody's and the game stays silent then,
// as it would without it.
//
//go:linkname otoTaken github.com/ebitengine/oto/v3.contextCreated
var otoTaken bool

// otoDevice plays through the system's own sound.
type otoDevice struct {
	context *oto.Context
	started chan struct{} // closed by oto; on Android never if it fails
	player  *oto.Player
}

// askOto returns what opens the system's sound. The first asking always goes
// out; later ones only when there is a sign of something to find, for each
// costs a little memory and makes some systems' libraries write complaints.
func askOto() func() (device, error) {
	asked := false
	return func() (device, error) {
		if asked && !soundInSight() {
			return nil, errors.New("sound device: none in sight")
		}
		asked = true
		return openOto()
	}
}

// openOto begins to open the system's sound and returns at once.
func openOto() (found device, err error) {
	if otoTaken {
		return nil, errors.New("sound device: somebody else has it")
	}
	defer func() {
		if r := recover(); r != nil { // a browser may throw
			found, err = nil, fmt.Errorf("sound device: %v", r)
			otoTaken = false
		}
	}()
	context, started, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate:      synth.Rate,
		ChannelCount:    2,
		Format:          oto.FormatFloat32LE,
		BufferSize:      otoBuffer,
		ApplicationName: "Dry Gulch",
	})
	if err != nil {
		otoTaken = false
		return nil, err
	}
	return &otoDevice{context: context, started: started}, nil
}

func (d *otoDevice) ready() (bool, error) {
	err := d.context.Err()
	if err == nil && d.player != nil {
		err = d.player.Err()
	}
	if err != nil {
		otoTaken = false
		return false, err
	}
	select {
	case <-d.started:
		return true, nil
	default:
		return false, nil
	}
}

func (d *otoDevice) play(r io.Reader) {
	d.player = d.context.NewPlayer(r)
	d.player.SetBufferSize(otoAhead)
	d.player.Play()
}

func (d *otoDevice) stop() { d.player.PauseAndStopReading() }

func (d *otoDevice) suspend() error { return d.context.Suspend() }

func (d *otoDevice) resume() error { return d.context.Resume() }
