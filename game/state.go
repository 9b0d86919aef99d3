package game

// State is a match at one moment. A concrete state is a struct without
// pointers, maps or slices, at most 1.5 KB; zones are fixed arrays of card
// numbers with a length, so that a card nobody knows is a sentinel in its
// place and a copy is a plain assignment. Its fields are of fixed size, so that
// [Bytes] is the same on every platform.
//
// A State knows whose view it is. What New deals and Determinize fills in is
// the whole truth; Observe turns it into the view of one seat. Moves of the
// actor's own view are the true ones, of anybody else's view there are none.
type State interface {
	// Actor is the seat that has to decide, NoSeat when the game is over.
	Actor() Seat

	// Moves appends the legal moves of the actor: each once, in an order that
	// depends on the state alone. It changes nothing.
	Moves(buf []Move) []Move

	// Apply carries out a move, which must be one of Moves: it does not check
	// (match.Play does). What happens is added to ev unless ev is nil.
	Apply(m Move, ev *Events)

	// CopyFrom makes the state equal to another of the same game.
	CopyFrom(State)

	// Observe hides, in place, all that a seat cannot know, the generator
	// included, in one canonical form: two states that look alike to the seat
	// become equal. NoSeat sees what everybody sees.
	Observe(Seat)

	// Determinize fills, in place, what an observation hides: one of the worlds
	// that fit it, each as likely as the next, its future from r. Observing the
	// result again gives the same observation.
	Determinize(r *Rand)

	// Outcome gives the shares of the win, by seat, summing to 1, and whether
	// the game is over.
	Outcome() (Shares, bool)

	// Spell appends the i-th way to tap a move together, i from 0; nil when
	// there are no more. Over all legal moves the spellings are distinct and
	// none is the beginning of another. Where a card is played or a turn ends a
	// spelling has two Refs at least, the last a seat, a place or an action.
	Spell(m Move, i int, buf []Ref) []Ref

	// Seen is a move of the actor as a seat learns it, with what it cannot see
	// blanked: to the actor the move itself, to others NoMove for a step of a draft.
	// It is asked before the move is applied.
	Seen(m Move, by Seat) Move

	// Draft tells that the actor is within a decision of several steps, which
	// is nobody else's business and may be taken back until its commit.
	Draft() bool

	// Why tells why r cannot be tapped after the prefix; the zero Reason when
	// it can, or when there is nothing to say.
	Why(prefix []Ref, r Ref) Reason
}

// Shares is a division of the win among the seats.
type Shares [MaxSeats]float32

// Reason is a sentence for a player, before it is put into words: the key of a
// message, what it speaks of, and the rule it rests on.
type Reason struct {
	Key    string
	Refs   [2]Ref
	Amount [2]int16
	Rule   Rule
}

// Caller is a State with a public switch for each seat, which its owner may set
// at any time outside a draft, also when it is not his turn: whether he wants to
// be asked in between (HN-148). A call is a record of the match, never a move.
type Caller interface {
	// Call is how a seat's switch stands.
	Call(Seat) uint8
	// SetCall sets it; false: there is no such position, or not now.
	SetCall(Seat, uint8) bool
}

// Brain is what one game knows about playing it well, made per seat and match.
// Opponents of package bot think with it and know no game themselves.
type Brain interface {
	// Reset starts a match: s is the seat's observation at the start.
	Reset(seat Seat, s State)
	// Saw tells of a move as the seat saw it (State.Seen, faces blanked) and of
	// the observation after it.
	Saw(m Move, ev *Events, s State)
	// Deal fills an observation like Determinize, weighted by belief.
	Deal(s State, r *Rand)
	// Prior fills w with the weights (>= 0) of the moves ms of the actor of s:
	// how likely a sensible player is to choose each.
	Prior(s State, ms []Move, w []float32)
	// Value guesses the shares of the win without playing on.
	Value(s State) Shares
	// Silly tells of a move that nobody in his senses makes.
	Silly(s State, m Move) bool
	// Why appends what speaks for a move, for hints and afterthoughts.
	Why(s State, m Move, buf []Reason) []Reason
}

// Search is how a game is best searched by opponents who play ahead.
type Search struct {
	// Iterations is how many worlds a hard opponent plays ahead for a decision.
	Iterations int
	// Curiosity is how much a move that was tried little is preferred to one that
	// did well: about 1, more where guesses of the win lie far apart.
	Curiosity float32
	// Plies is how many moves at most are played beyond the tree, each the choice
	// of a sensible player, before the win is guessed.
	Plies int
	// Patience is how often the win is guessed from a position before the moves from
	// there are looked into: 0 or 1, where that costs little; more, where a position
	// has many moves.
	Patience uint32
	// Narrow is how many of the moves from a position, but not of those to be chosen
	// from, are looked into: those that Prior gives most in one world, and in some
	// others as the position is reached more often; 0: all.
	Narrow int
	// Mixes draws among moves that look alike to everybody else, each as often as it
	// seems good: who always chooses alike is read.
	Mixes bool
}

// Searcher is a Brain that says how its game is best searched.
type Searcher interface {
	Brain
	Search() Search
	// Quiet tells of a position at which Value guesses well, because nothing is
	// under way: playing ahead ends there.
	Quiet(State) bool
}

// Nature is how somebody likes to play, each trait from -100 to 100; the zero Nature
// is nobody in particular.
type Nature struct {
	Aggression int8 // fights where he could do something else
	Greed      int8 // takes what he can get
	Grudge     int8 // remembers who harmed him
	Caution    int8 // keeps out of harm's way
	Loyalty    int8 // stands by his side at a cost
	Veil       int8 // hides what he is
}

// Natured is a Brain that knows what a move has to do with somebody's nature.
type Natured interface {
	Brain
	// Liking fills like with how much more (above 1) or less (below 1) than others
	// somebody of a nature likes each of the moves ms of the owner of s: from 1/3
	// to 3.
	Liking(n Nature, s State, ms []Move, like []float32)
}

// Liked turns hundredths for and against a move into how much it is liked, for Liking.
func Liked(points int) float32 {
	points = min(max(2*points, -200), 200)
	if points < 0 {
		return 100 / float32(100-points)
	}
	return float32(100+points) / 100
}
