package ui

import (
	"encoding/json"
	"log"
	"math"
	"os"
	"slices"
)

// inspector writes what is on the screen for a program outside: which scene, who looks, whose decision it is, whether to
// wait, and every hotspot that can be seen, in dp of the window.
type inspector struct {
	shot   screenshot
	last   []byte
	failed bool
}

type screenshot struct {
	Tick     int64     `json:"tick"`
	Scene    string    `json:"scene"`
	Viewer   int       `json:"viewer"`
	Actor    int       `json:"actor"`
	Busy     bool      `json:"busy"`
	Hotspots []hotspot `json:"hotspots"`
}

type hotspot struct {
	ID      string  `json:"id"`
	Label   string  `json:"label"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	W       float64 `json:"w"`
	H       float64 `json:"h"`
	Enabled bool    `json:"enabled"`
	Focused bool    `json:"focused"`
	Reason  string  `json:"reason"`
}

// write writes the file if something in it has changed since the last time; the tick alone is no change.
func (p *inspector) write(u *UI) {
	if u.InspectFile == "" || !p.take(u) && p.last != nil {
		return
	}
	p.shot.Tick = u.tick
	data, err := json.Marshal(p.shot)
	if err == nil {
		p.last = append(data, '\n')
		err = replaceFile(u.InspectFile, p.last)
	}
	if err != nil && !p.failed {
		p.failed = true
		log.Print("inspect: ", err)
	}
}

// take fills the shot and reports whether it differs from the one before.
func (p *inspector) take(u *UI) bool {
	f, s := &u.frame, &p.shot
	changed := s.Scene != f.scene || s.Viewer != f.viewer || s.Actor != f.actor || s.Busy != u.Busy()
	s.Scene, s.Viewer, s.Actor, s.Busy = f.scene, f.viewer, f.actor, u.Busy()
	n := 0
	for i := range f.spots {
		h := describe(u, &f.spots[i])
		if h.W <= 0 || h.H <= 0 {
			continue
		}
		if n == len(s.Hotspots) {
			s.Hotspots, changed = append(s.Hotspots, h), true
		} else if s.Hotspots[n] != h {
			s.Hotspots[n], changed = h, true
		}
		n++
	}
	changed = changed || n != len(s.Hotspots) || s.Hotspots == nil
	s.Hotspots = slices.Grow(s.Hotspots, 1)[:n]
	return changed
}

func describe(u *UI, s *Spot) hotspot {
	tenth := func(v float64) float64 { return math.Round(v*u.Layout.Zoom*10) / 10 }
	return hotspot{
		ID: s.ID, Label: s.Label,
		X: tenth(s.Visible.X), Y: tenth(s.Visible.Y), W: tenth(s.Visible.W), H: tenth(s.Visible.H),
		Enabled: !s.Disabled, Focused: u.focus.shown && u.focus.id == s.ID, Reason: s.Reason,
	}
}

// replaceFile writes a file so that a reader sees either the old or the new one.
func replaceFile(name string, data []byte) error {
	temp := name + ".tmp"
	if err := os.WriteFile(temp, data, 0o600); err != nil {
		return err
	}
	return os.Rename(temp, name)
}
