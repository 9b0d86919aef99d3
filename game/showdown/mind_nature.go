package showdown

import "drygulch/game"

// tastes is how much each trait of a nature speaks for playing a card, in hundredths
// of the trait.
var tastes = [...]struct{ aggression, greed, caution int }{
	Bang: {aggression: 60}, Missed: {aggression: 60, caution: -60}, Beer: {caution: 60}, Panic: {aggression: 10, greed: 70}, CatBalou: {aggression: 40},
	Duel: {aggression: 90, caution: -40}, Stagecoach: {greed: 60}, GeneralStore: {greed: 40, aggression: -20}, Indians: {aggression: 60, caution: -20},
	WellsFargo: {greed: 60}, Gatling: {aggression: 70}, Saloon: {caution: 40, aggression: -40}, Jail: {aggression: 10, caution: 30},
	Dynamite: {aggression: 50, caution: -90}, Barrel: {caution: 60}, Scope: {aggression: 30}, Mustang: {caution: 60}, Volcanic: {aggression: 60},
	Schofield: {aggression: 30}, Remington: {aggression: 30}, RevCarabine: {aggression: 30}, Winchester: {aggression: 30},
}

// Liking implements game.Natured.
func (m *brain) Liking(n game.Nature, state game.State, ms []game.Move, like []float32) {
	s := state.(*State)
	if s.aims() {
		m.guess.read(s, s.Actor(), &m.belief)
	}
	for i, move := range ms {
		like[i] = game.Liked(m.taste(s, &n, move))
	}
}

// taste is what a nature says of a move, in hundredths.
func (m *brain) taste(s *State, n *game.Nature, move game.Move) int {
	me, c := s.Actor(), Card(move.Args[0])
	switch move.Verb {
	case VerbPlay:
		t := tastes[c.Kind()]
		points := (int(n.Aggression)*t.aggression + int(n.Greed)*t.greed + int(n.Caution)*t.caution) / 100
		if at := game.Seat(move.Args[1]) - 1; at >= 0 && at != me {
			points += m.tasteOfAim(s, n, at)
		}
		return points
	case VerbEnd:
		return -int(n.Aggression) / 3
	case VerbDiscard: // what one will miss most
		switch c.Kind() {
		case Bang, Duel, Indians, Gatling:
			return -int(n.Aggression) / 2
		case Missed, Beer, Barrel, Mustang:
			return -int(n.Caution) / 2
		}
	case VerbAnswer, VerbYield:
		return m.tasteOfAnswer(s, n, move)
	}
	return 0
}

// tasteOfAim is what a nature says of aiming at a seat: a grudge remembers who aimed
// here first, loyalty holds to its side, and who likes to stay veiled leaves the
// Sheriff alone as long as he is strong.
func (m *brain) tasteOfAim(s *State, n *game.Nature, at game.Seat) int {
	me := s.Actor()
	points := int(n.Grudge) * min(max(int(s.Grudges[at][me]), 0), 6) / 10
	points += int(n.Loyalty) * m.guess.want[at] / 300
	if s.Roles[at] == Sheriff && s.Roles[me] != Deputy {
		points -= int(n.Veil) * min(max(int(s.Life[at])-1, 0), 4) / 5
	}
	return points
}

// tasteOfAnswer: the loyal Deputy takes the hit of his Sheriff's Duel, the cautious
// answer sooner.
func (m *brain) tasteOfAnswer(s *State, n *game.Nature, move game.Move) int {
	f := s.top()
	yields := move.Verb == VerbYield
	if f.Kind == Standoff && s.Roles[f.Asked] == Deputy && s.Roles[f.By+f.At-f.Asked] == Sheriff {
		if yields {
			return int(n.Loyalty)
		}
		return -int(n.Loyalty)
	}
	if yields {
		return -int(n.Caution) / 2
	}
	return int(n.Caution) / 2
}
