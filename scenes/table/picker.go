package table

import (
	"slices"

	"drygulch/game"
)

// Picker puts a move together from taps. A legal move is spelled by one or more rows of Refs (game.State.Spell); what
// was tapped so far is a prefix of such rows. Touch, keys, gamepad, hints and tests all go through it. The zero value
// offers nothing.
type Picker struct {
	state  game.State
	paths  []path
	refs   []game.Ref // what the paths lie in
	prefix []game.Ref
	spell  []game.Ref // room for one spelling

	// What follows from the ways and the prefix, worked out when it is first asked for: a game with thousands of ways asks
	// often.
	read bool
	mark map[game.Ref]Mark // but for Selected; what is not in it is Barred
	next []game.Ref
	last []game.Ref
}

// path is one way to tap one move: refs[from:to].
type path struct {
	move     game.Move
	from, to int
}

// Mark is how a thing stands to the choice that is being made.
type Mark uint8

// The marks.
const (
	Barred   Mark = iota // cannot be tapped now; Why may say why
	Legal                // continues what was tapped so far
	Other                // starts over on another way
	Selected             // was tapped
)

// Tapped is what a tap did.
type Tapped uint8

// The outcomes of a tap.
const (
	Refused Tapped = iota // nothing
	Chosen                // the choice has grown, or has been switched to another way
	Stepped               // the choice has gone back to before the tapped thing
	Made                  // the move is whole
)

// Set offers the moves. state is what the chooser sees; it is read until the next Set or Clear.
func (p *Picker) Set(state game.State, moves []game.Move) {
	p.Clear()
	p.state = state
	for _, m := range moves {
		for i := 0; ; i++ {
			p.spell = state.Spell(m, i, p.spell[:0])
			if len(p.spell) == 0 {
				break
			}
			from := len(p.refs)
			p.refs = append(p.refs, p.spell...)
			p.paths = append(p.paths, path{m, from, len(p.refs)})
		}
	}
	seen := map[game.Ref]bool{}
	for _, r := range p.refs {
		if (r.Kind == game.RefAction || r.Kind == game.RefChoice) && !seen[r] {
			seen[r] = true
			p.last = append(p.last, r)
		}
	}
}

// look works out what can be tapped.
func (p *Picker) look() {
	if p.read {
		return
	}
	p.read = true
	if p.mark == nil {
		p.mark = map[game.Ref]Mark{}
	}
	clear(p.mark)
	p.next = p.next[:0]
	whole := len(p.prefix)
	for _, way := range p.paths {
		refs := p.refs[way.from:way.to]
		for keep := range min(whole+1, len(refs)) {
			r := refs[keep]
			switch {
			case keep == whole:
				if p.mark[r] != Legal {
					p.mark[r] = Legal
					p.next = append(p.next, r)
				}
			case p.mark[r] == Barred:
				p.mark[r] = Other
			}
			if keep < whole && r != p.prefix[keep] {
				break
			}
		}
	}
}

// Clear offers nothing.
func (p *Picker) Clear() {
	p.state = nil
	p.paths, p.refs, p.prefix, p.last = p.paths[:0], p.refs[:0], p.prefix[:0], p.last[:0]
	p.read = false
}

// Empty tells that nothing is offered.
func (p *Picker) Empty() bool { return len(p.paths) == 0 }

// Prefix is what was tapped so far; it must not be changed and is valid until the next tap.
func (p *Picker) Prefix() []game.Ref { return p.prefix }

// Tap taps a thing. When the move is whole it is returned and the choice is empty again. A thing that continues the
// choice is added to it; one that is in it takes the choice back to before it; any other that continues an earlier
// part of the choice switches over.
func (p *Picker) Tap(r game.Ref) (game.Move, Tapped) {
	p.read = false
	if m, done, ok := p.extend(len(p.prefix), r); ok {
		return p.grown(m, done)
	}
	if at := slices.Index(p.prefix, r); at >= 0 {
		p.prefix = p.prefix[:at]
		return game.NoMove, Stepped
	}
	for keep := len(p.prefix) - 1; keep >= 0; keep-- {
		if m, done, ok := p.extend(keep, r); ok {
			return p.grown(m, done)
		}
	}
	return game.NoMove, Refused
}

func (p *Picker) grown(m game.Move, done bool) (game.Move, Tapped) {
	if done {
		p.prefix = p.prefix[:0]
		return m, Made
	}
	return game.NoMove, Chosen
}

// extend puts r behind the first keep taps, if some spelling goes on like that; done: m is whole.
func (p *Picker) extend(keep int, r game.Ref) (m game.Move, done, ok bool) {
	for _, way := range p.paths {
		rest, fits := p.after(way, p.prefix[:keep])
		if !fits || rest[0] != r {
			continue
		}
		p.prefix = append(p.prefix[:keep], r)
		return way.move, len(rest) == 1, true
	}
	return game.NoMove, false, false
}

// after is what is left to tap of a way that begins with the prefix; never empty, for no spelling is the beginning of
// another.
func (p *Picker) after(way path, prefix []game.Ref) (rest []game.Ref, ok bool) {
	refs := p.refs[way.from:way.to]
	if len(refs) <= len(prefix) || !slices.Equal(refs[:len(prefix)], prefix) {
		return nil, false
	}
	return refs[len(prefix):], true
}

// Back takes the last tap back; false if there was none.
func (p *Picker) Back() bool {
	if len(p.prefix) == 0 {
		return false
	}
	p.prefix = p.prefix[:len(p.prefix)-1]
	p.read = false
	return true
}

// Mark tells how a thing stands to the choice.
func (p *Picker) Mark(r game.Ref) Mark {
	if slices.Contains(p.prefix, r) {
		return Selected
	}
	p.look()
	return p.mark[r]
}

// Next appends what continues the choice, each thing once, in the order of the moves.
func (p *Picker) Next(buf []game.Ref) []game.Ref {
	p.look()
	return append(buf, p.next...)
}

// Last appends every action and answer that ends or could end a spelling or stands somewhere in one, each once, in the
// order of the moves: the buttons of this decision, whether they can be pressed yet or not.
func (p *Picker) Last(buf []game.Ref) []game.Ref { return append(buf, p.last...) }

// Straight tells whether only one way leads from the choice to r, or several to the same move, and what is to be tapped for
// it: the taps before r and r itself, of several ways those of the first. A button can then tap them all. If none leads on
// from the choice, one that starts over counts.
func (p *Picker) Straight(r game.Ref) (taps []game.Ref, ok bool) {
	for keep := len(p.prefix); keep >= 0; keep-- {
		taps, many := p.straight(p.prefix[:keep], r)
		if taps != nil {
			return taps, !many
		}
	}
	return nil, false
}

func (p *Picker) straight(prefix []game.Ref, r game.Ref) (taps []game.Ref, many bool) {
	var move game.Move
	for _, way := range p.paths {
		rest, fits := p.after(way, prefix)
		if !fits {
			continue
		}
		at := slices.Index(rest, r)
		if at < 0 {
			continue
		}
		switch {
		case taps == nil:
			taps, move = rest[:at+1], way.move
		case move != way.move && !slices.Equal(taps, rest[:at+1]):
			return taps, true
		}
	}
	return taps, false
}

// Otherwise tells whether every move that goes on with r can be tapped by another way too, which goes on with a thing
// that is in sight: a card before a player is reached by way of the player.
func (p *Picker) Otherwise(r game.Ref, inSight func(game.Ref) bool) bool {
	for _, way := range p.paths {
		if rest, fits := p.after(way, p.prefix); fits && rest[0] == r && !p.reached(way.move, r, inSight) {
			return false
		}
	}
	return true
}

func (p *Picker) reached(m game.Move, but game.Ref, inSight func(game.Ref) bool) bool {
	for _, way := range p.paths {
		if rest, fits := p.after(way, p.prefix); fits && way.move == m && rest[0] != but && inSight(rest[0]) {
			return true
		}
	}
	return false
}

// Why tells why a thing cannot be tapped now; the zero Reason when it can or there is nothing to say.
func (p *Picker) Why(r game.Ref) game.Reason {
	if p.state == nil || p.Mark(r) != Barred {
		return game.Reason{}
	}
	return p.state.Why(p.prefix, r)
}

// Moves counts the moves that the choice can still become.
func (p *Picker) Moves() int {
	var last game.Move
	n := 0
	for _, way := range p.paths {
		if _, fits := p.after(way, p.prefix); fits && way.move != last {
			last = way.move
			n++
		}
	}
	return n
}
