package street

import "drygulch/game"

// tastes is how much each trait of a nature speaks for using an ability, in
// hundredths of the trait.
var tastes = [roles + 1]struct{ aggression, greed, caution, veil int }{
	Hitman: {aggression: 90, caution: -40}, Sheriff: {aggression: 60, veil: -30}, Scout: {caution: 90, veil: -20}, Storekeep: {greed: 40, veil: 40},
	Dancer: {aggression: 50, veil: -20}, Reporter: {aggression: 50, veil: -30}, Bandit: {greed: 70, aggression: 50},
}

// Liking implements game.Natured.
func (m *brain) Liking(n game.Nature, state game.State, ms []game.Move, like []float32) {
	s := state.(*State)
	for i, move := range ms {
		like[i] = game.Liked(s.taste(&n, move))
	}
}

// taste is what a nature says of a move, in hundredths: some like to shoot, some to
// gather, some to look before they act, and some to keep everybody guessing.
func (s *State) taste(n *game.Nature, move game.Move) int {
	switch move.Verb {
	case VerbStreet:
		return (int(n.Veil)*60 - int(n.Aggression)*20) / 100
	case VerbSaloon:
		return (int(n.Veil)*30 + int(n.Caution)*50 - int(n.Aggression)*30) / 100
	case VerbLook:
		return (int(n.Caution)*90 - int(n.Aggression)*40) / 100
	case VerbTake:
		points := int(n.Greed) * 80
		if s.Cells[move.Args[0]].Token == NoToken { // on the off chance
			points += int(n.Aggression)*60 - int(n.Caution)*90
		}
		return points / 100
	case VerbAbility:
		t := tastes[Role(move.Args[0])]
		return (int(n.Aggression)*t.aggression + int(n.Greed)*t.greed + int(n.Caution)*t.caution + int(n.Veil)*t.veil) / 100
	case VerbAnswer:
		if move.Args[0] == Stands {
			return int(n.Loyalty) / 2
		}
		return -int(n.Loyalty) / 2
	}
	return 0
}
