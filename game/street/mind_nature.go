package street

import "drygulch/game"

// tastes is how much each trait of a nature speaks for using an ability, in
// hundredths of the trait.
var tastes = [roles + 1]struct{ aggression, greed, caution, veil int }{
	Hitman: {aggression: 90, caution: -40}, Sheriff: {aggression: 50}, Scout: {caution: 50, veil: -20}, Storekeep: {greed: 30, caution: 20},
	Dancer: {aggression: 20, veil: -20}, Reporter: {aggression: 30, caution: 30, veil: -30}, Bandit: {greed: 70, aggression: 30},
}

// Liking implements game.Natured.
func (m *brain) Liking(n game.Nature, state game.State, ms []game.Move, like []float32) {
	s := state.(*State)
	for i, move := range ms {
		like[i] = fancy(s.taste(&n, move))
	}
}

// fancy turns hundredths for and against a move into how much it is liked.
func fancy(points int) float32 {
	points = min(max(2*points, -200), 200)
	if points < 0 {
		return 100 / float32(100-points)
	}
	return float32(100+points) / 100
}

// taste is what a nature says of a move, in hundredths: some like to shoot, some to
// gather, some to look before they act, and some to keep everybody guessing.
func (s *State) taste(n *game.Nature, move game.Move) int {
	switch move.Verb {
	case VerbStreet, VerbSaloon:
		return (int(n.Veil)*60 + int(n.Caution)*20) / 100
	case VerbLook:
		return (int(n.Caution)*50 + int(n.Greed)*20) / 100
	case VerbTake:
		return (int(n.Greed)*60 - int(n.Caution)*20) / 100
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
