package saloon

import (
	"math/bits"

	"drygulch/game"
)

// Cards is a multiset of cards: how many there are of each kind, at most seven,
// written in binary across three words. Bit k of One, Two and Four are the digits of
// the number of cards of kind k, so that whole zones add up in a few steps.
type Cards struct{ One, Two, Four uint64 }

// kinds are the kinds of which there is a card, as bits.
func (c Cards) kinds() uint64 { return c.One | c.Two | c.Four }

func (c Cards) empty() bool     { return c.kinds() == 0 }
func (c Cards) has(k Kind) bool { return c.kinds()>>k&1 != 0 }

// count is how many there are of a kind.
func (c Cards) count(k Kind) int {
	return int(c.One>>k&1 | c.Two>>k&1<<1 | c.Four>>k&1<<2)
}

func (c Cards) len() int {
	return bits.OnesCount64(c.One) + 2*bits.OnesCount64(c.Two) + 4*bits.OnesCount64(c.Four)
}

// of are the cards of these kinds.
func (c Cards) of(set uint64) Cards { return Cards{c.One & set, c.Two & set, c.Four & set} }

// add is all of both.
func (c Cards) add(d Cards) Cards {
	carry := c.One & d.One
	two := c.Two ^ d.Two
	return Cards{c.One ^ d.One, two ^ carry, c.Four ^ d.Four ^ (c.Two&d.Two | two&carry)}
}

// minus is what is left of c without d, which must be in it.
func (c Cards) minus(d Cards) Cards {
	borrow := ^c.One & d.One
	two := c.Two ^ d.Two
	return Cards{c.One ^ d.One, two ^ borrow, c.Four ^ d.Four ^ (^c.Two&d.Two | ^two&borrow)}
}

func (c Cards) with(k Kind) Cards    { return c.add(Cards{One: 1 << k}) }
func (c Cards) without(k Kind) Cards { return c.minus(Cards{One: 1 << k}) }

// inside tells that no kind is there more often than in d.
func (c Cards) inside(d Cards) bool {
	for left := c.kinds(); left != 0; left &= left - 1 {
		if k := first(left); c.count(k) > d.count(k) {
			return false
		}
	}
	return true
}

// place is how many cards of lower kinds there are: where the first card of the
// kind lies in the sorted row.
func (c Cards) place(k Kind) int { return c.of(1<<k - 1).len() }

// nth is the n-th card of the sorted row, from 0; NoKind if there are not so many.
func (c Cards) nth(n int) Kind {
	for left := c.kinds(); left != 0; left &= left - 1 {
		k := first(left)
		if n -= c.count(k); n < 0 {
			return k
		}
	}
	return NoKind
}

// spread lays the cards out in a row and tells how many there are. It is quicker
// than any where many of them are dealt.
func (c Cards) spread(row *[AllCards]Kind) int {
	n := 0
	for left := c.One; left != 0; left &= left - 1 {
		row[n] = first(left)
		n++
	}
	for left := c.Two; left != 0; left &= left - 1 {
		k := first(left)
		row[n], row[n+1] = k, k
		n += 2
	}
	for left := c.Four; left != 0; left &= left - 1 {
		k := first(left)
		row[n], row[n+1], row[n+2], row[n+3] = k, k, k, k
		n += 4
	}
	return n
}

// any is one of the cards, each as likely; there must be one.
func (c Cards) any(r *game.Rand) Kind {
	ones, twos := bits.OnesCount64(c.One), 2*bits.OnesCount64(c.Two)
	n := r.IntN(ones + twos + 4*bits.OnesCount64(c.Four))
	if n < ones {
		return Kind(nthBit(c.One, n))
	}
	if n -= ones; n < twos {
		return Kind(nthBit(c.Two, n>>1))
	}
	return Kind(nthBit(c.Four, (n-twos)>>2))
}

// first is the lowest of some kinds.
func first(set uint64) Kind { return Kind(bits.TrailingZeros64(set)) }

// nthBit is the number of the n-th bit that is set, found by halves.
func nthBit(word uint64, n int) int {
	at := 0
	for width := 32; width > 0; width >>= 1 {
		half := word & (1<<width - 1)
		if ones := bits.OnesCount64(half); n >= ones {
			n -= ones
			word >>= width
			at += width
		} else {
			word = half
		}
	}
	return at
}

// firstSeat is the first of a set of seats that is not empty.
func firstSeat(seats game.Seats) game.Seat { return game.Seat(bits.TrailingZeros8(uint8(seats))) }

// nextSeat is the first of a set that is not empty clockwise after a seat, the
// seat itself last.
func nextSeat(seats game.Seats, after game.Seat) game.Seat {
	if above := seats &^ (1<<(after+1) - 1); above != 0 {
		return firstSeat(above)
	}
	return firstSeat(seats)
}

// toss lays a card that all see on the discard pile (HN-9).
func (s *State) toss(k Kind) {
	s.Discard[s.InDiscard] = k
	s.InDiscard++
}

// leave takes a card that all see leave it out of a hand. Nobody can tell whether
// it was the one that he once gave there (HN-132).
func (s *State) leave(seat game.Seat, k Kind) {
	s.Hands[seat] = s.Hands[seat].without(k)
	s.InHand[seat]--
	if s.Teams == 0 {
		return
	}
	for i := range s.Known[seat] {
		if s.Known[seat][i].has(k) {
			s.Known[seat][i] = s.Known[seat][i].without(k)
		}
	}
}

// show takes a card out of a hand to be played: it lies in the open until its
// attack is over (HN-73).
func (s *State) show(seat game.Seat, k Kind) {
	s.leave(seat, k)
	s.Play[s.InPlay] = k
	s.InPlay++
}

// clearPlay discards the cards in play from the n-th on (HN-73).
func (s *State) clearPlay(n uint8) {
	for i := n; i < s.InPlay; i++ {
		s.toss(s.Play[i])
		s.Play[i] = NoKind
	}
	s.InPlay = n
}

// hand gives a card to a mate, unseen by all others (HN-155). The giver knows it
// there; whoever knew cards in the giver's hand cannot tell whether it was one of
// them (HN-132).
func (s *State) hand(from, to game.Seat, k Kind, rule game.Rule, ev *game.Events) {
	s.Hands[from] = s.Hands[from].without(k)
	s.InHand[from]--
	s.Hands[to] = s.Hands[to].with(k)
	s.InHand[to]++
	for i := range s.Known[from] {
		known := &s.Known[from][i]
		switch {
		case i != s.mateIndex(from, to):
			*known = Cards{}
		case known.has(k):
			*known = known.without(k)
		}
	}
	known := &s.Known[to][s.mateIndex(to, from)]
	*known = known.with(k)
	if ev != nil {
		ev.AddSecret(game.Event{Kind: EvGave, Actor: from, From: FanRef(from), To: FanRef(to), Face: [2]uint8{uint8(k)}, Rule: rule, Final: true}, game.Only(from).With(to))
	}
}

// draw takes cards from the deck into a hand. When the last is drawn the discard
// pile becomes the deck at once; when both are empty drawing stops (HN-23).
func (s *State) draw(seat game.Seat, n int, rule game.Rule, ev *game.Events) {
	if n <= 0 {
		return
	}
	if s.InDeck == 0 {
		s.reshuffle(ev)
	}
	for ; n > 0 && s.InDeck > 0; n-- {
		k := s.Deck.any(&s.Rand)
		s.Deck = s.Deck.without(k)
		s.InDeck--
		s.Hands[seat] = s.Hands[seat].with(k)
		s.InHand[seat]++
		if ev != nil {
			ev.AddSecret(game.Event{Kind: EvDrawn, Actor: seat, From: DeckRef(), To: FanRef(seat), Face: [2]uint8{uint8(k)}, Rule: rule, Final: true}, game.Only(seat))
		}
		if s.InDeck == 0 {
			s.reshuffle(ev)
		}
	}
}

// reshuffle makes the discard pile the deck.
func (s *State) reshuffle(ev *game.Events) {
	if s.InDiscard == 0 {
		return
	}
	for i, k := range s.Discard[:s.InDiscard] {
		s.Deck = s.Deck.with(k)
		s.Discard[i] = NoKind
	}
	s.InDeck, s.InDiscard = s.InDiscard, 0
	if ev != nil {
		ev.Add(game.Event{Kind: EvReshuffled, Actor: game.NoSeat, From: DiscardRef(), To: DeckRef(), Amount: [2]int16{int16(s.InDeck)}, Rule: 23, Final: true})
	}
}

// peekLoader picks the Loader card that is turned up next (HN-31).
func (s *State) peekLoader() (bullets uint8) {
	n := s.Rand.IntN(int(s.InLoader))
	for bullets = 1; n >= int(s.Loader[bullets]); bullets++ {
		n -= int(s.Loader[bullets])
	}
	return bullets
}

// spendLoader discards a Loader card; after the last all are shuffled at once
// (HN-31, HN-32).
func (s *State) spendLoader(bullets uint8, ev *game.Events) {
	s.Loader[bullets]--
	s.InLoader--
	s.Loaded = bullets
	if s.InLoader > 0 {
		return
	}
	s.Loader, s.InLoader, s.Loaded = LoaderCopies, loaderCards, 0
	if ev != nil {
		ev.Add(game.Event{Kind: EvLoaderShuffled, Actor: game.NoSeat, Amount: [2]int16{loaderCards}, Rule: 32, Final: true})
	}
}
