package audio

import (
	"io"
	"sync"
	"time"

	"drygulch/audio/synth"
)

// A nullDevice reads the stream as fast as a real one would and lets it go. So
// the same code runs with and without a sound card.
type nullDevice struct {
	reader io.Reader
	end    chan struct{}
	ended  sync.WaitGroup
}

const nullBuffer = 20 * time.Millisecond

func (d *nullDevice) ready() (bool, error) { return true, nil }

func (d *nullDevice) play(r io.Reader) {
	d.reader = r
	_ = d.resume()
}

func (d *nullDevice) stop() {
	_ = d.suspend()
	d.reader = nil
}

func (d *nullDevice) suspend() error {
	if d.end != nil {
		close(d.end)
		d.end = nil
		d.ended.Wait()
	}
	return nil
}

func (d *nullDevice) resume() error {
	if d.end != nil || d.reader == nil {
		return nil
	}
	d.end = make(chan struct{})
	end, reader := d.end, d.reader
	d.ended.Go(func() {
		buffer := make([]byte, int(synth.Rate*nullBuffer/time.Second)*frameSize)
		tick := time.NewTicker(nullBuffer)
		defer tick.Stop()
		for {
			select {
			case <-end:
				return
			case <-tick.C:
				_, _ = reader.Read(buffer) // a mixer never fails
			}
		}
	})
	return nil
}
