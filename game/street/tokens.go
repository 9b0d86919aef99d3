package street

import "drygulch/game"

// Token is a kind of token.
type Token uint8

// The kinds of tokens.
const (
	NoToken Token = iota // a back that the viewer does not know, or an empty place
	Vote
	Handcuffs
	Bullet
	Bogus
	Election
	kinds = int(Election)
)

// TokenNames are the stable names of the tokens.
var TokenNames = [...]string{"hidden", "vote", "handcuffs", "bullet", "bogus", "election"}

// Tokens is a set of kinds, by bit.
type Tokens uint8

// Has tells whether a kind is in the set.
func (set Tokens) Has(t Token) bool { return set>>t&1 != 0 }

// Supply is how many tokens of a kind there are and where they are used.
type Supply struct {
	Total  uint8 // in the box
	Stash  uint8 // in each stash at the start (OL-3)
	Refill uint8 // on the street in Sudden Death (OL-100)
}

// Supplies are the tokens by kind.
var Supplies = [kinds + 1]Supply{
	Vote:      {Total: 6},
	Handcuffs: {Total: 3, Stash: 1, Refill: 3},
	Bullet:    {Total: 3, Stash: 1, Refill: 3},
	Bogus:     {Total: 4, Refill: 2},
	Election:  {Total: 1},
}

// Lying is a token that lies on the street or in the reserve.
type Lying struct {
	Token Token      // NoToken: unknown to the viewer
	Known game.Seats // who knows it; both see who looked, and when it was turned up
}

// fill lists the pool of the start (OL-7) or that of Sudden Death (OL-100).
func fill(pool []Lying, count func(Supply) uint8) int {
	n := 0
	for kind := Vote; int(kind) <= kinds; kind++ {
		for range count(Supplies[kind]) {
			pool[n] = Lying{Token: kind}
			n++
		}
	}
	return n
}

// pooled is how many tokens of a kind are shuffled at the start.
func pooled(s Supply) uint8 { return s.Total - 2*s.Stash }

// refilled is how many tokens of a kind lie on the street in Sudden Death.
func refilled(s Supply) uint8 { return s.Refill }
