package bot

import (
	"slices"

	"drygulch/game"
)

// match finds the tree's node of each move of the actor, and makes those that are
// new; of many moves it drops those that are not worth a look. false: the tree is
// full.
func (s *stream) match(at uint32, actor game.Seat) bool {
	switch few := s.search.Narrow; {
	case at == 0: // begin put them there, in their order
		s.ways = s.ways[:0]
		for i := range s.moves {
			s.ways = append(s.ways, uint32(1+i))
		}
		return true
	case few == 0 || len(s.moves) <= few:
		return s.matchAll(at, actor)
	case s.due(at) && !s.look(at, actor):
		return false
	}
	if s.matchKnown(at, actor); len(s.ways) > 0 {
		return true
	}
	// What was worth a look in other worlds cannot be done in this one.
	s.moves = s.world.Moves(s.moves[:0])
	if !s.look(at, actor) {
		return false
	}
	s.matchKnown(at, actor)
	return true
}

// matchAll finds or makes the node of each move.
func (s *stream) matchAll(at uint32, actor game.Seat) bool {
	n := len(s.moves)
	s.ways = slices.Grow(s.ways[:0], n)[:n]
	weighed := false
	for i, m := range s.moves {
		m = s.seen(m, actor)
		way, slot := s.tree.find(at, m, actor)
		if way == 0 {
			if s.tree.full() {
				return false
			}
			if !weighed {
				s.weigh()
				weighed = true
			}
			way = s.tree.add(slot, at, m, actor, s.weight[i])
		}
		s.ways[i] = way
	}
	return true
}

// matchKnown keeps of the moves those that have a node.
func (s *stream) matchKnown(at uint32, actor game.Seat) {
	s.ways = s.ways[:0]
	n := 0
	for _, m := range s.moves {
		if way, _ := s.tree.find(at, s.seen(m, actor), actor); way != 0 {
			s.moves[n] = m
			n++
			s.ways = append(s.ways, way)
		}
	}
	s.moves = s.moves[:n]
}

// due tells that the moves of a node are to be looked over: at first, and whenever
// it was reached four times as often, as other worlds may have other good moves.
func (s *stream) due(at uint32) bool {
	n := &s.tree.nodes[at]
	return n.visits >= s.search.Patience<<(2*n.looks)
}

// look gives a node to each of the few moves that weigh most; false: the tree is
// full.
func (s *stream) look(at uint32, actor game.Seat) bool {
	if n := &s.tree.nodes[at]; n.looks < maxLooks {
		n.looks++
	}
	s.weigh()
	for range s.search.Narrow {
		best := 0
		for i, w := range s.weight {
			if w > s.weight[best] {
				best = i
			}
		}
		m := s.seen(s.moves[best], actor)
		if way, slot := s.tree.find(at, m, actor); way == 0 {
			if s.tree.full() {
				return false
			}
			s.tree.add(slot, at, m, actor, s.weight[best])
		}
		s.weight[best] = -1
	}
	return true
}

// maxLooks keeps the count of visits in which the next look is due in 32 bits.
const maxLooks = 12

// seen is the move as the thinker sees it.
func (s *stream) seen(m game.Move, actor game.Seat) game.Move {
	if actor == s.seat {
		return m
	}
	return s.world.Seen(m, s.seat)
}

// weigh asks the mind what it thinks of the moves.
func (s *stream) weigh() {
	n := len(s.moves)
	s.weight = slices.Grow(s.weight[:0], n)[:n]
	s.brain.Prior(s.world, s.moves, s.weight)
}

// way chooses a move from a node, by index.
func (s *stream) way() int {
	for _, i := range s.ways {
		s.tree.nodes[i].open++
	}
	if len(s.ways) == 1 {
		return 0
	}
	k := s.tree.choose(s.ways, s.search.Curiosity)
	// Several moves may look alike to the thinker: then any of them.
	first := s.ways[k]
	same := 0
	for i, way := range s.ways {
		if way == first {
			if same++; same == 1 || s.rand.IntN(same) == 0 {
				k = i
			}
		}
	}
	return k
}
