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
	nodes []node   // the first is the present position
	slots []uint32 // nodes by what leads to them, hashed; 0: free
}

// node is a position reached by a move.
type node struct {
	move   game.Move // as the thinker sees it
	total  float32   // what it came to for the seat that made the move
	weight float32   // of the move by Brain.Prior, when it was first met
	visits uint32
	open   uint32 // times that the move could have been made
	from   uint32 // the node where it is made
	seat   game.Seat
	looks  uint8 // how often its moves were looked over (see stream.look)
}

// maxNodes bounds the memory of a tree; when it is full it grows no more. There are
// twice as many slots, so that few collide.
const (
	maxNodes = 1 << 16
	slotBits = 17
)

func (t *tree) clear() {
	if t.slots == nil {
		t.slots = make([]uint32, 1<<slotBits)
	}
	clear(t.slots)
	t.nodes = append(t.nodes[:0], node{seat: game.NoSeat})
}

func (t *tree) full() bool { return len(t.nodes) >= maxNodes }

// find looks for the move of a seat from a node: 0, and the slot where it belongs, if
// it is not there.
func (t *tree) find(from uint32, m game.Move, seat game.Seat) (n, slot uint32) {
	a := &m.Args
	key := uint64(m.Verb) | uint64(a[0])<<8 | uint64(a[1])<<16 | uint64(a[2])<<24 | uint64(a[3])<<32 | uint64(a[4])<<40 | uint64(a[5])<<48 | uint64(a[6])<<56
	key ^= (uint64(from)<<8 | uint64(uint8(seat))) * 0x9e3779b97f4a7c15
	key *= 0xbf58476d1ce4e5b9
	for slot = uint32(key >> (64 - slotBits)); ; slot = (slot + 1) % (1 << slotBits) {
		i := t.slots[slot]
		if i == 0 {
			return 0, slot
		}
		if n := &t.nodes[i]; n.from == from && n.move == m && n.seat == seat {
			return i, slot
		}
	}
}

// add puts a move that was not found into its slot.
func (t *tree) add(slot, from uint32, m game.Move, seat game.Seat, weight float32) uint32 {
	i := uint32(len(t.nodes))
	t.nodes = append(t.nodes, node{move: m, from: from, seat: seat, weight: weight})
	t.slots[slot] = i
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
