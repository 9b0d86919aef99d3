package bot

import (
	"slices"

	"drygulch/game"
)

// draw takes an index by the weights; any, if all are 0.
func draw(weight []float32, r *game.Rand) int {
	var sum float32
	for _, w := range weight {
		sum += w
	}
	if sum <= 0 {
		return r.IntN(len(weight))
	}
	at := float32(r.Float32() * sum)
	last := 0
	for i, w := range weight {
		if w == 0 {
			continue
		}
		if at < w {
			return i
		}
		at -= w
		last = i
	}
	return last // lost by rounding
}

// sharpen makes weights ready to draw by their squares: mostly the best, and never
// one of no weight while another has any.
func sharpen(weight []float32) {
	best := slices.Max(weight)
	if best <= 0 {
		return
	}
	for i, w := range weight {
		w /= best // so that no square is too large or too small
		weight[i] = float32(w * w)
	}
}
