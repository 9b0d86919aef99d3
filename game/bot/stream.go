package bot

import "drygulch/game"

// stream is one of the streams of thought about a decision. It has a mind, a tree
// and chance of its own and shares nothing with the others, so that they come to
// the same whether they run one after the other or side by side.
type stream struct {
	seat   game.Seat
	brain  game.Brain
	search game.Search
	trust  trust
	tree   tree
	world  game.State
	rand   game.Rand
	moves  []game.Move
	weight []float32
	quiet  func(game.State) bool
	ways   []uint32 // the tree's node of each move
	path   []uint32
	roots  []game.Move // the moves that are thought about
	done   int         // iterations
	enough int         // iterations that were asked for
}

// trust is how much an opponent imagines by what it believes: in so many of every
// four worlds; in the others everything unknown is as likely.
type trust int

// usual is how a game is searched that does not say how.
var usual = game.Search{Iterations: 4000, Curiosity: 0.5, Plies: 12}

func newStream(rules *game.Rules, seat game.Seat, trust trust) *stream {
	s := &stream{seat: seat, brain: rules.Brain(), world: rules.Blank(), trust: trust}
	s.search, s.quiet = usual, func(game.State) bool { return false }
	if b, ok := s.brain.(game.Searcher); ok {
		s.search, s.quiet = b.Search(), b.Quiet
	}
	s.search.Patience = max(s.search.Patience, 1)
	s.moves = make([]game.Move, 0, 512)
	s.weight = make([]float32, 0, 512)
	s.ways = make([]uint32, 0, 512)
	s.path = make([]uint32, 0, 512)
	return s
}

// begin starts to think about moves, whose weights are given, in their order.
func (s *stream) begin(moves []game.Move, weight []float32, chance game.Rand, enough int) {
	s.tree.clear()
	s.roots, s.rand, s.done, s.enough = moves, chance, 0, enough
	for i, m := range moves {
		_, slot := s.tree.find(0, m, s.seat)
		s.tree.add(slot, 0, m, s.seat, weight[i])
	}
}

// run plays ahead in so many worlds more, or as many as are still asked for.
func (s *stream) run(view game.State, n int) {
	for range min(n, s.enough-s.done) {
		s.iterate(view)
	}
}

// settled tells that thinking on cannot change what the stream would choose.
func (s *stream) settled() bool {
	best, second := s.leaders()
	return s.done >= s.enough || int(s.tree.nodes[best].visits-s.tree.nodes[second].visits) > s.enough-s.done
}

// leaders are the nodes of the two moves that were looked into most.
func (s *stream) leaders() (best, second uint32) {
	best, second = 1, 2
	for i := range s.roots {
		n := uint32(1 + i)
		switch visits := s.tree.nodes[n].visits; {
		case n == best:
		case visits > s.tree.nodes[best].visits:
			best, second = n, best
		case n != second && visits > s.tree.nodes[second].visits || second == best:
			second = n
		}
	}
	return best, second
}

// credit is how often a move would still have been looked into, and which, if the
// stream ended early because it was settled.
func (s *stream) credit() (n uint32, visits uint32) {
	if best, _ := s.leaders(); s.settled() {
		return best, uint32(s.enough - s.done)
	}
	return 0, 0
}

// iterate plays ahead in one world.
func (s *stream) iterate(view game.State) {
	s.world.CopyFrom(view)
	if trust(s.done&3) < s.trust {
		s.brain.Deal(s.world, &s.rand)
	} else {
		s.world.Determinize(&s.rand)
	}
	s.done++
	s.path = s.path[:0]
	for at, fresh := uint32(0), false; !fresh; {
		actor := s.world.Actor()
		if actor == game.NoSeat {
			break
		}
		if at == 0 {
			s.moves = append(s.moves[:0], s.roots...)
		} else {
			s.moves = s.world.Moves(s.moves[:0])
		}
		if !s.match(at, actor) {
			break // no room to remember it
		}
		k := s.way()
		at = s.ways[k]
		s.path = append(s.path, at)
		fresh = s.tree.nodes[at].visits < s.search.Patience
		s.world.Apply(s.moves[k], nil)
	}
	s.learn(s.guess())
}

// guess plays on for a while as sensible players do, and guesses the shares of
// the win.
func (s *stream) guess() game.Shares {
	for range s.search.Plies {
		if s.world.Actor() == game.NoSeat || s.quiet(s.world) {
			break
		}
		s.moves = s.world.Moves(s.moves[:0])
		k := 0
		if n := len(s.moves); n > 1 {
			if s.rand.IntN(whims) == 0 {
				k = s.rand.IntN(n)
			} else {
				s.weigh()
				k = draw(s.weight, &s.rand)
			}
		}
		s.world.Apply(s.moves[k], nil)
	}
	if shares, over := s.world.Outcome(); over {
		return shares
	}
	return s.brain.Value(s.world)
}

// whims: one in so many moves played ahead is any move.
const whims = 8

// learn remembers what the path led to.
func (s *stream) learn(shares game.Shares) {
	for _, i := range s.path {
		n := &s.tree.nodes[i]
		n.visits++
		if n.seat >= 0 {
			n.total += shares[n.seat]
		}
	}
}
