package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
)

// A view is the screen by name, as -inspect writes it. Places are in dp of the window.
type view struct {
	Tick     int       `json:"tick"`
	Scene    string    `json:"scene"`
	Viewer   int       `json:"viewer"`
	Actor    int       `json:"actor"`
	Busy     bool      `json:"busy"` // events move, a bot thinks or the input guard is on
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
	Reason  string  `json:"reason"` // why it is not enabled, as a player reads it
}

func readView(path string) (view, error) {
	var v view
	text, err := os.ReadFile(path)
	if err != nil {
		return v, err
	}
	if err := json.Unmarshal(text, &v); err != nil {
		return v, fmt.Errorf("the inspector's file: %w\n%s", err, text)
	}
	return v, nil
}

// find returns the hotspot of that name.
func (v view) find(id string) (hotspot, bool) {
	for _, h := range v.Hotspots {
		if h.ID == id {
			return h, true
		}
	}
	return hotspot{}, false
}

// enabled returns the hotspots that can be pressed and whose names begin with one of the prefixes, all without any.
func (v view) enabled(prefixes ...string) []hotspot {
	var found []hotspot
	for _, h := range v.Hotspots {
		if h.Enabled && hasPrefix(h.ID, prefixes) {
			found = append(found, h)
		}
	}
	return found
}

func hasPrefix(id string, prefixes []string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(id, p) {
			return true
		}
	}
	return len(prefixes) == 0
}

func (v view) focused() string {
	for _, h := range v.Hotspots {
		if h.Focused {
			return h.ID
		}
	}
	return ""
}

// String lists the view for a failure's message.
func (v view) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "tick %d, %s, viewer %d, actor %d, busy %v\n", v.Tick, v.Scene, v.Viewer, v.Actor, v.Busy)
	for _, h := range v.Hotspots {
		state := ""
		if !h.Enabled {
			state = " not enabled: " + h.Reason
		}
		if h.Focused {
			state += " focused"
		}
		fmt.Fprintf(&b, "  %-24s %q at %.0f,%.0f %.0fx%.0f%s\n", h.ID, h.Label, h.X, h.Y, h.W, h.H, state)
	}
	return b.String()
}

func (h hotspot) holds(x, y float64) bool {
	return x >= h.X && x < h.X+h.W && y >= h.Y && y < h.Y+h.H
}

// point returns where a finger would go for h: the place of it inside the window that the fewest other hotspots share,
// and the nearest such place to its middle. The cards of a fan and a plate with buttons on it lie over one another.
func (v view) point(h hotspot, width, height int) (x, y float64, ok bool) {
	const steps = 9 // odd, so that the middle is tried
	best := [2]float64{}
	for i := range steps {
		for j := range steps {
			px := h.X + h.W*(float64(i)+0.5)/steps
			py := h.Y + h.H*(float64(j)+0.5)/steps
			if px < 0 || py < 0 || px >= float64(width) || py >= float64(height) {
				continue
			}
			shared := 0
			for _, o := range v.Hotspots {
				if o.ID != h.ID && o.holds(px, py) {
					shared++
				}
			}
			di, dj := i-steps/2, j-steps/2
			if rank := [2]float64{float64(shared), float64(di*di + dj*dj)}; !ok || less(rank, best) {
				best, x, y, ok = rank, px, py, true
			}
		}
	}
	return x, y, ok
}

func less(a, b [2]float64) bool {
	return a[0] < b[0] || a[0] == b[0] && a[1] < b[1]
}
