package train

import "drygulch/game"

// tastes is how much each trait of a nature speaks for a card laid or drawn, in
// hundredths of the trait.
var tastes = [...]struct{ aggression, greed, caution int }{
	Move:        {greed: 20, caution: 20},
	FloorChange: {caution: 50},
	Fire:        {aggression: 80, caution: -30},
	Robbery:     {greed: 70},
	Punch:       {aggression: 60, greed: 20, caution: -20},
	Marshal:     {aggression: 20, caution: 10},
}

// Liking implements game.Natured.
func (m *brain) Liking(n game.Nature, state game.State, ms []game.Move, like []float32) {
	s := state.(*State)
	for i, move := range ms {
		like[i] = game.Liked(s.taste(&n, move))
	}
}

// taste is what a nature says of a move, in hundredths.
func (s *State) taste(n *game.Nature, move game.Move) int {
	b, arg := int(s.Bandit), int(move.Args[0])
	aggression, greed, grudge, caution := int(n.Aggression), int(n.Greed), int(n.Grudge), int(n.Caution)
	switch move.Verb {
	case VerbPlay, VerbPlayDown:
		t := tastes[Card(arg).Kind()]
		return (aggression*t.aggression + greed*t.greed + caution*t.caution) / 100
	case VerbDraw:
		return (caution - aggression) / 3
	case VerbMove:
		near := arg - int(s.Sheriff)
		if near*near <= 1 {
			return -caution / 2
		}
	case VerbFire, VerbPunch:
		return grudge*min(s.hitsFrom(b, arg), 3)/4 + greed*min(s.money(arg), 1500)/3000
	case VerbLead:
		return aggression * (s.on(At(arg, Inside)) &^ s.mates(b)).len() / 4
	}
	return 0
}

// hitsFrom counts the bullets that a bandit's owner has received from another.
func (s *State) hitsFrom(b, by int) int { return int(s.Players[s.Owner(b)].Hits[by]) }
