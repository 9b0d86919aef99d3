package game

// RefKind says what a [Ref] points at.
type RefKind uint8

// The kinds of things a person can point at, alike for all games.
const (
	NoRef     RefKind = iota
	RefCard           // a card: zone A, owner B, place C
	RefSeat           // a player: seat A
	RefPawn           // a figure on the board: A
	RefPlace          // a place on the board: A, B, C as the game numbers places
	RefToken          // a token: place A, B and index C
	RefChoice         // one of several answers: list A, answer B
	RefAction         // something to do: action A
)

// Ref is one thing that a person can point at. It names things by place, never
// by what is written on a hidden face, so that a Ref tells nothing. Small and
// comparable; the zero Ref is nothing. Its speaking name comes from
// [Rules.ID].
type Ref struct {
	Kind    RefKind
	A, B, C uint8
}
