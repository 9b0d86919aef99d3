package gametest

import (
	"slices"

	"drygulch/game"
)

const (
	worlds   = 2  // how many worlds are imagined for each seat at a position
	mostOnes = 10 // how many moves are carried out there
)

// sight checks what each seat, and everybody, can see of a position and of what
// is done there.
func (b *battery) sight(truth game.State, moves []game.Move) {
	some := b.someOf(moves)
	here := b.steps(truth, some)
	for _, st := range here {
		b.quietly(truth, st)
	}
	for viewer := game.NoSeat; int(viewer) < b.setup.Seats; viewer++ {
		view := b.copyOf(truth)
		view.Observe(viewer)
		b.viewOf(truth, view, viewer, moves)
		b.imagined(truth, view, viewer, moves)
		b.alike(view, viewer, here, truth)
		for range worlds {
			b.elsewhere(truth, view, viewer, moves, here)
		}
	}
}

func (b *battery) someOf(moves []game.Move) []game.Move {
	some := slices.Clone(moves)
	game.Shuffle(&b.chance, some)
	return some[:min(len(some), mostOnes)]
}

// step is a move carried out at a position.
type step struct {
	move  game.Move
	after game.State
	told  []game.Event
	draft bool // it leads into or on in a decision that is half made
}

func (b *battery) steps(s game.State, moves []game.Move) []step {
	var list []step
	for _, m := range moves {
		var ev game.Events
		st := step{move: m, after: b.copyOf(s)}
		st.after.Apply(m, &ev)
		st.told = ev.List()
		st.draft = st.after.Draft() && st.after.Actor() == s.Actor()
		list = append(list, st)
	}
	return list
}

// quietly checks that a move does the same when nobody listens.
func (b *battery) quietly(s game.State, st step) {
	quiet := b.copyOf(s)
	quiet.Apply(st.move, nil)
	if key(quiet) != key(st.after) {
		b.fail("a move does the same with and without events", "%s: %s", b.rules.Describe(st.move), diff(st.after, quiet))
	}
}

// viewOf checks an observation against the truth.
func (b *battery) viewOf(truth, view game.State, viewer game.Seat, moves []game.Move) {
	again := b.copyOf(view)
	again.Observe(viewer)
	if key(again) != key(view) {
		b.fail("observing twice is observing once", "seat %d: %s", viewer, diff(view, again))
	}
	if view.Actor() != truth.Actor() {
		b.fail("everybody sees who has to decide", "seat %d sees %d, it is %d", viewer, view.Actor(), truth.Actor())
	}
	if _, over := truth.Outcome(); over {
		seen, ended := view.Outcome()
		if shares, _ := truth.Outcome(); !ended || seen != shares {
			b.fail("everybody sees how it ended", "seat %d sees %v, it is %v", viewer, seen, shares)
		}
	}
	list := view.Moves(nil)
	if viewer != truth.Actor() {
		if len(list) > 0 {
			b.fail("the view of another has no moves", "seat %d has %d in place of seat %d", viewer, len(list), truth.Actor())
		}
		if view.Draft() {
			b.fail("a draft is nobody else's business", "seat %d sees that of seat %d", viewer, truth.Actor())
		}
		return
	}
	if !slices.Equal(list, moves) {
		b.fail("the moves of one's own view are the true ones", "seat %d: %v, true are %v", viewer, list, moves)
		return
	}
	if view.Draft() != truth.Draft() {
		b.fail("one sees one's own draft", "seat %d: %v", viewer, view.Draft())
	}
	for _, m := range moves {
		for i := range 2 {
			if x, y := truth.Spell(m, i, nil), view.Spell(m, i, nil); !slices.Equal(x, y) {
				b.fail("one's own view spells like the truth", "%s: %v, true is %v", b.rules.Describe(m), b.names(y), b.names(x))
			}
		}
	}
}

// imagined checks the worlds that Determinize makes of an observation.
func (b *battery) imagined(truth, view game.State, viewer game.Seat, moves []game.Move) {
	for range worlds {
		world := b.copyOf(view)
		world.Determinize(&b.chance)
		b.world("Determinize", world, truth, viewer, moves)
		world.Observe(viewer)
		if key(world) != key(view) {
			b.fail("an imagined world looks like the real one", "seat %d: %s", viewer, diff(view, world))
		}
	}
}

// world checks that a world which looks like the true one to a seat can be.
func (b *battery) world(made string, world, truth game.State, viewer game.Seat, moves []game.Move) {
	if b.rules.Conserve != nil {
		if err := b.rules.Conserve(world); err != nil {
			b.fail("nothing is lost or doubled in another world", "%s for seat %d: %v", made, viewer, err)
		}
	}
	if world.Actor() != truth.Actor() {
		b.fail("everybody sees who has to decide", "%s for seat %d: %d, it is %d", made, viewer, world.Actor(), truth.Actor())
		return
	}
	if truth.Actor() == game.NoSeat {
		return
	}
	list := world.Moves(nil)
	if len(list) == 0 {
		b.fail("who has to decide has a legal move", "%s for seat %d: none", made, viewer)
	}
	if viewer == truth.Actor() && !slices.Equal(list, moves) {
		b.fail("one's own moves are the same in every world", "%s for seat %d: %v, true are %v", made, viewer, list, moves)
	}
	b.playOn(made, world, viewer)
}

// playOn plays some random moves in a world, as a search does.
func (b *battery) playOn(made string, world game.State, viewer game.Seat) {
	const far = 12
	s := b.copyOf(world)
	var moves []game.Move
	for range far {
		if moves = s.Moves(moves[:0]); len(moves) == 0 {
			break
		}
		s.Apply(randomMove(moves, &b.chance), nil)
	}
	if (s.Actor() == game.NoSeat) != (len(s.Moves(moves[:0])) == 0) {
		b.fail("another world can be played on", "%s for seat %d: seat %d has no move", made, viewer, s.Actor())
	}
	if b.rules.Conserve != nil {
		if err := b.rules.Conserve(s); err != nil {
			b.fail("another world can be played on", "%s for seat %d: %v", made, viewer, err)
		}
	}
}

// learned is what a seat learns of a move.
type learned struct {
	view  any // after it
	heard []game.Event
	seen  game.Move
}

func (b *battery) learn(before game.State, st step, viewer game.Seat) learned {
	after := b.copyOf(st.after)
	after.Observe(viewer)
	l := learned{view: key(after), seen: before.Seen(st.move, viewer)}
	var heard game.Events
	heard.Hear(st.told, viewer)
	l.heard = heard.List()
	return l
}

// alike compares different moves from the same position, as one seat learns them.
// A draft is not learned of at all; and where a seat sees the same after two moves,
// events and Seen must not tell them apart in different ways.
func (b *battery) alike(view game.State, viewer game.Seat, steps []step, truth game.State) {
	if viewer == truth.Actor() {
		for _, st := range steps {
			if seen := truth.Seen(st.move, viewer); seen != st.move {
				b.fail("one sees one's own moves", "%s seen as %s", b.rules.Describe(st.move), b.rules.Describe(seen))
			}
		}
		return
	}
	bySight, bySeen := map[any]int{}, map[game.Move]int{}
	list := make([]learned, len(steps))
	for i, st := range steps {
		name := b.rules.Describe(st.move)
		l := b.learn(truth, st, viewer)
		list[i] = l
		if st.draft && l.view != key(view) {
			after := b.copyOf(st.after)
			after.Observe(viewer)
			b.fail("a draft is nobody else's business", "seat %d sees %s: %s", viewer, name, diff(view, after))
		}
		if st.draft && (len(l.heard) > 0 || l.seen != game.NoMove) {
			b.fail("a draft is nobody else's business", "seat %d hears of %s: %d events, %v", viewer, name, len(l.heard), l.seen)
		}
		if j, known := bySight[l.view]; known && l.seen != list[j].seen && slices.Equal(l.heard, list[j].heard) {
			b.fail("events and Seen tell the same", "seat %d has Seen %v and %v of %q and %q, but sees and hears the same",
				viewer, list[j].seen, l.seen, b.rules.Describe(steps[j].move), name)
		}
		bySight[l.view] = i
		if j, known := bySeen[l.seen]; known {
			b.compare(viewer, name, list[j], l)
		}
		bySeen[l.seen] = i
	}
}

// elsewhere reshuffles what a seat cannot know and checks that it cannot tell:
// neither at sight nor by what it learns of the same moves there.
func (b *battery) elsewhere(truth, view game.State, viewer game.Seat, moves []game.Move, here []step) {
	if b.rules.Reshuffle == nil {
		return
	}
	world := b.copyOf(truth)
	b.rules.Reshuffle(world, viewer, &b.chance)
	b.world("Reshuffle", world, truth, viewer, moves)
	b.mutants(truth, world, viewer)
	seen := b.copyOf(world)
	seen.Observe(viewer)
	if key(seen) != key(view) {
		b.fail("no leak", "seat %d can tell two worlds apart: %s", viewer, diff(view, seen))
		return
	}
	if truth.Actor() == game.NoSeat {
		return
	}
	legal := world.Moves(nil)
	for _, st := range here {
		if !slices.Contains(legal, st.move) {
			continue
		}
		there := b.steps(world, []game.Move{st.move})[0]
		b.sameNews(truth, world, viewer, st, there)
	}
}

// sameNews compares one move in two worlds that look alike to a seat.
func (b *battery) sameNews(truth, world game.State, viewer game.Seat, here, there step) {
	name := b.rules.Describe(here.move)
	x, y := b.learn(truth, here, viewer), b.learn(world, there, viewer)
	if x, y := b.toldOpenly(truth, here), b.toldOpenly(world, there); !slices.Equal(x, y) && b.looksAlike(here, there, viewer) {
		b.fail("what is told openly tells no secret", "to seat %d, of %s: %v and %v", viewer, name, x, y)
	}
	if x.seen != y.seen {
		b.fail("Seen shows no more than the observation", "seat %d sees %s as %v and %v", viewer, name, x.seen, y.seen)
	}
	b.compare(viewer, name, x, y)
	if x.view != y.view && viewer == truth.Actor() && b.canGoBack(viewer, here) && b.canGoBack(viewer, there) {
		after, other := b.copyOf(here.after), b.copyOf(there.after)
		after.Observe(viewer)
		other.Observe(viewer)
		b.fail("nothing that was learned is taken back", "seat %d learns by %s: %s", viewer, name, diff(after, other))
	}
}

// canGoBack tells whether the actor might undo a move, as match does.
func (b *battery) canGoBack(actor game.Seat, st step) bool {
	if st.after.Actor() != actor || !st.draft && !b.rules.UndoAfterCommit {
		return false
	}
	return st.draft || !slices.ContainsFunc(st.told, func(ev game.Event) bool { return ev.Final })
}

// mutants lets each observer that hides too little look at both worlds. It is
// caught when it can tell them apart.
func (b *battery) mutants(truth, world game.State, viewer game.Seat) {
	for i, m := range b.sub.Mutants {
		if b.caught[i] {
			continue
		}
		x, y := b.copyOf(truth), b.copyOf(world)
		m.Observe(x, viewer)
		m.Observe(y, viewer)
		b.caught[i] = key(x) != key(y)
	}
}
