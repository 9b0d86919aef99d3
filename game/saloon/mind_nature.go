package saloon

import "drygulch/game"

// tastes is how much each trait of a nature speaks for a sort of move, in hundredths
// of the trait. What depends on more than the sort stands in taste.
var tastes = [lastVerb + 1]struct{ aggression, greed, caution, loyalty, veil int }{
	VerbDraw:    {greed: -10}, // with what he has
	VerbToss:    {greed: 10},
	VerbReload:  {aggression: 20, greed: 20},
	VerbSwig:    {caution: 40, aggression: -20},
	VerbAttack:  {aggression: 70, caution: -20},
	VerbBoost:   {aggression: 50, veil: -60}, // who plays all has nothing up his sleeve
	VerbLuck:    {aggression: 30, greed: -40},
	VerbCommit:  {aggression: -30, veil: 40},
	VerbBlock:   {caution: 30, greed: -10},
	VerbTake:    {caution: -30, greed: 10, veil: 10},
	VerbDecline: {aggression: -60, caution: 30},
	VerbBonus:   {greed: 50},
	VerbHeal:    {caution: 50, greed: -30},
	VerbGive:    {loyalty: 70, greed: -40},
	VerbPass:    {loyalty: -50, greed: 30},
	VerbShare:   {loyalty: 70},
	VerbRound:   {loyalty: 50, caution: 20},
	VerbWhistle: {loyalty: 60},
	VerbCross:   {loyalty: 40, aggression: 40},
	VerbCover:   {loyalty: 60, caution: 20},
	VerbStepIn:  {loyalty: 90, caution: -50},
	VerbGang:    {aggression: 60, loyalty: 30},
}

// Liking implements game.Natured.
func (m *brain) Liking(n game.Nature, state game.State, ms []game.Move, like []float32) {
	s := state.(*State)
	for i, move := range ms {
		like[i] = game.Liked(m.taste(s, &n, move))
	}
}

// taste is what a nature says of a move, in hundredths.
func (m *brain) taste(s *State, n *game.Nature, move game.Move) int {
	t := &tastes[move.Verb]
	points := int(n.Aggression)*t.aggression + int(n.Greed)*t.greed + int(n.Caution)*t.caution + int(n.Loyalty)*t.loyalty + int(n.Veil)*t.veil
	points /= 100
	switch move.Verb {
	case VerbPlace, VerbGo:
		points += tasteOfPlace(n, Position(move.Args[0]))
	case VerbDone:
		points += tasteOfLeaving(s.Ask, n)
	case VerbAim:
		points += m.tasteOfTarget(s, n, game.Seat(move.Args[0]))
	case VerbAttack:
		if Type(move.Args[0]) == Melee { // face to face
			points += (int(n.Aggression) - int(n.Caution)) / 3
		}
	}
	return points
}

// tasteOfPlace: some stand where they strike from, some where they are safe, and some
// where there is something to be had.
func tasteOfPlace(n *game.Nature, p Position) int {
	at := &Places[p]
	points := int(n.Aggression)*(8*int(at.Blast)+3*len(at.Reaches)) + int(n.Caution)*(12*int(at.Shield)-2*len(at.Reaches))
	if p == Bar || p == Piano {
		points += 20 * int(n.Greed)
	}
	return points / 100
}

// tasteOfLeaving is what a nature says of going on without an attack, or without
// another place.
func tasteOfLeaving(ask Ask, n *game.Nature) int {
	switch ask {
	case AskFight:
		return (int(n.Caution) - 2*int(n.Aggression)) / 3
	case AskDive:
		return (int(n.Caution) - int(n.Aggression)) / 6
	case AskCover:
		return (int(n.Aggression) - int(n.Caution)) / 10
	}
	return 0
}

// tasteOfTarget: a grudge goes for who drew blood, aggression for whom it can finish
// off, loyalty for the strongest, so that no one is picked on.
func (m *brain) tasteOfTarget(s *State, n *game.Nature, at game.Seat) int {
	points := int(n.Grudge) * int(min(m.harm[at], mostHarm)) / mostHarm
	weak := 10 * (int(s.MaxGrit) - s.GritOf(at)) / int(s.MaxGrit) // 0 to 10
	points += int(n.Aggression) * (weak - 5) / 25
	points -= int(n.Loyalty) * (weak - 5) / 25
	return points
}

// mostHarm is so much Grit that it makes the grudge no deeper to lose more.
const mostHarm = 8

// harm is the Grit that the owner of the mind has lost to each seat.
type harm [MaxPlayers]uint8

// feel remembers who hit a seat.
func (h *harm) feel(seat game.Seat, ev *game.Events) {
	for _, e := range ev.List() {
		if e.Kind == EvHit && e.Actor == seat && e.From.A < MaxPlayers {
			h[e.From.A] = uint8(min(int(h[e.From.A])+int(e.Amount[0]), mostHarm))
		}
	}
}
