package bot

import (
	"math"

	"drygulch/game"
)

// tree is what one stream of thought has found out: which moves were tried after
// which, and how they did. It is one tree for all worlds: its edges are moves as
// the thinker sees them, so that worlds that look alike to him share a path, and
// he cannot play differently in each.
type tree struct {
	nodes []node // the first is the present position
}

// node is a position reached by a move.
type node struct {
	move   game.Move // as the thinker sees it
	total  float32   // what it came to for the seat that made the move
	weight float32   // of the move by Brain.Prior, when it was first met
	visits uint32
	open   uint32 // times that the move could have been made
	first  uint32 // of the moves from here; 0: none yet
	next   uint32 // move from where this one was made; 0: the last
	seat   game.Seat
}

// maxNodes bounds the memory of a tree; when it is full it grows no more.
const maxNodes = 1 << 16

func (t *tree) clear() { t.nodes = append(t.nodes[:0], node{seat: game.NoSeat}) }

func (t *tree) full() bool { return len(t.nodes) >= maxNodes }

// find looks for the move of a seat from a node, at first where the last search
// ended: moves come in their order. 0 if it is not there.
func (t *tree) find(at, after uint32, m game.Move, seat game.Seat) uint32 {
	start := t.nodes[at].first
	if after != 0 {
		if next := t.nodes[after].next; next != 0 {
			start = next
		}
	}
	for i := start; i != 0; i = t.nodes[i].next {
		if n := &t.nodes[i]; n.move == m && n.seat == seat {
			return i
		}
	}
	for i := t.nodes[at].first; i != start; i = t.nodes[i].next {
		if n := &t.nodes[i]; n.move == m && n.seat == seat {
			return i
		}
	}
	return 0
}

// add puts a move behind the last of a node.
func (t *tree) add(at uint32, m game.Move, seat game.Seat, weight float32) uint32 {
	i := uint32(len(t.nodes))
	t.nodes = append(t.nodes, node{move: m, seat: seat, weight: weight})
	link := &t.nodes[at].first
	for *link != 0 {
		link = &t.nodes[*link].next
	}
	*link = i
	return i
}

// choose picks among moves that are open now, by index into ways: how well each
// did, and how promising it is for how little it was tried (the rule of PUCT, with
// the times that it was open in place of the visits of the position).
func (t *tree) choose(ways []uint32, curiosity float32) int {
	var weight, total float32
	visits := uint32(0)
	for _, i := range ways {
		n := &t.nodes[i]
		weight += n.weight
		total += n.total
		visits += n.visits
	}
	untried := float32(0)
	if visits > 0 {
		untried = total / float32(visits)
	}
	even := evenShare / float32(len(ways))
	scale := float32(0)
	if weight > 0 {
		scale = (1 - evenShare) / weight
	} else {
		even = 1 / float32(len(ways))
	}
	best, most := 0, float32(math.Inf(-1))
	for k, i := range ways {
		n := &t.nodes[i]
		share := float32(n.weight*scale) + even
		did := untried
		if n.visits > 0 {
			did = n.total / float32(n.visits)
		}
		promise := float32(float32(curiosity*share)*root(n.open)) / float32(1+n.visits)
		if score := did + promise; score > most {
			best, most = k, score
		}
	}
	return best
}

// evenShare is the part of the promise that all moves have alike, whatever the
// first sight says: it may be wrong.
const evenShare = 0.25

// root is the square root, which is exact everywhere.
func root(n uint32) float32 { return float32(math.Sqrt(float64(n))) }
