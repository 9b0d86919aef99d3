package showdown

import "drygulch/game"

// worth is what a move seems worth to the actor, in points.
func (m *brain) worth(s *State, move game.Move) int {
	me, c := s.Actor(), Card(move.Args[0])
	switch move.Verb {
	case VerbChoose:
		return liking[s.Offers[me][move.Args[0]]]
	case VerbPlay:
		return m.playWorth(s, move)
	case VerbEnd:
		return 15
	case VerbDiscard, VerbPutBack:
		return 130 - s.keepWorth(me, c)
	case VerbHeal:
		return s.healWorth(me, c, Card(move.Args[1]))
	case VerbFlip:
		return 140
	case VerbAnswer, VerbYield:
		return s.answerWorth(s.top(), move)
	case VerbPick:
		return s.keepWorth(me, c)
	case VerbCount:
		return s.countWorth(c)
	case VerbDraw:
		return m.drawWorth(s, move.Args[0])
	case VerbRest:
		return 60
	}
	return 10 // to lay down a card when all must go
}

// liking is how well a character usually does.
var liking = [...]int{
	Nobody: 0, BartCassidy: 75, BlackJack: 75, CalamityJanet: 75, ElGringo: 60, JesseJones: 75, Jourdonnais: 80, KitCarlson: 80, LuckyDuke: 65,
	PaulRegret: 70, PedroRamirez: 75, RoseDoolan: 65, SidKetchum: 75, SlabTheKiller: 80, SuzyLafayette: 80, VultureSam: 65, WillyTheKid: 85,
}

// dear is what a card is worth in the hand, by kind.
var dear = [...]int{
	Bang: 60, Missed: 65, Beer: 75, Panic: 65, CatBalou: 60, Duel: 50, Stagecoach: 80, GeneralStore: 45, Indians: 55, WellsFargo: 95, Gatling: 75, Saloon: 40,
	Jail: 45, Dynamite: 25, Barrel: 75, Scope: 55, Mustang: 65, Volcanic: 60, Schofield: 50, Remington: 55, RevCarabine: 60, Winchester: 65,
}

// keepWorth is what it is worth to a seat to hold a card: less for what it cannot
// use.
func (s *State) keepWorth(me game.Seat, c Card) int {
	kind := c.Kind()
	points := dear[kind]
	same := s.Hands[me].and(ofKind[kind]).without(c).len()
	switch {
	case kind == Beer && s.Alive.Len() == 2:
		return 5
	case kind == Bang && !s.is(me, WillyTheKid) && s.Weapon(me) != Volcanic:
		points -= 12 * same
	case kind == Missed:
		points -= 10 * same
	case kind.Weapon() && s.worseGun(me, kind), kind.Blue() && kind != Jail && !s.mayEquip(me, kind):
		points = 5
	case kind.Blue():
		points -= 30 * same
	}
	return points
}

// healWorth is what it is worth to Sid to give two cards for a life point.
func (s *State) healWorth(me game.Seat, x, y Card) int {
	cost := s.keepWorth(me, x) + s.keepWorth(me, y)
	if s.Life[me] < 1 {
		return 200 - cost/2
	}
	return 110 + 15*(s.MaxLife(me)-int(s.Life[me])) - cost
}

// answerWorth is what an answer is worth: cards are there to be used, life points
// are dear when few.
func (s *State) answerWorth(f *Frame, move game.Move) int {
	held := s.Hands[f.Asked]
	if move.Verb == VerbAnswer {
		points := 110
		if f.Kind == Standoff {
			points = 90
			if s.Roles[f.Asked] == Deputy && s.Roles[f.By+f.At-f.Asked] == Sheriff && s.Life[f.Asked] > 2 {
				points = 20 // rather lose a life point than take it off the Sheriff
			}
		}
		if f.Kind == Shot && held.and(s.cancels(f.At)).len() < int(f.Need) {
			points = 25 // will hardly suffice
		}
		return points - s.keepWorth(f.Asked, Card(move.Args[0]))/4
	}
	switch s.Life[f.Asked] {
	case 1:
		return 10
	case 2:
		return 30
	}
	return 40
}

// countWorth prefers the flip that is hoped for.
func (s *State) countWorth(c Card) int {
	if s.top().Flip.Good(c) {
		return 150
	}
	return 10
}

// drawWorth is what the first card of phase 1 is worth by where it comes from.
func (m *brain) drawWorth(s *State, from uint8) int {
	switch from {
	case fromTheDeck:
		return 60
	case fromTheDiscard:
		return s.keepWorth(s.Turn, s.DiscardTop())
	}
	return 55 + m.guess.want[from-fromHand]/3 // the other one loses it besides
}

// playWorth is what it is worth to play a card.
func (m *brain) playWorth(s *State, move game.Move) int {
	me, c := s.Turn, Card(move.Args[0])
	at := game.Seat(move.Args[1]) - 1
	hurt := s.MaxLife(me) - int(s.Life[me])
	switch kind := c.Kind(); kind {
	case Bang, Missed:
		points := m.shotWorth(s, at)
		if kind == Missed {
			points -= 20 // it may be needed to live
		}
		return points
	case Duel:
		mine := s.Hands[me].and(s.bangs(me)).len()
		return m.shotWorth(s, at) - 45 + 20*min(mine, 3) - 5*int(s.InHand[at])
	case Beer:
		if hurt == 0 || s.Alive.Len() == 2 {
			return 0
		}
		return 60 + 25*hurt
	case Saloon:
		return m.saloonWorth(s, hurt)
	case Stagecoach:
		return 120
	case WellsFargo:
		return 140
	case GeneralStore:
		return 60
	case Gatling:
		return m.sweepWorth(s, 5)
	case Indians:
		return m.sweepWorth(s, 4)
	case Panic, CatBalou:
		return m.snatchWorth(s, kind, at, move.Args[2])
	case Jail:
		return 35 + m.guess.want[at]/2
	case Dynamite:
		return m.fuseWorth(s)
	case Barrel, Mustang:
		return 110
	case Scope:
		return 90
	default:
		return m.gunWorth(s, kind)
	}
}

// shotWorth is what it is worth to take a life point off a player.
func (m *brain) shotWorth(s *State, at game.Seat) int {
	points := m.guess.want[at]
	if points <= 0 {
		return points / 10
	}
	if s.Life[at] == 1 {
		points += 40
	}
	if s.Gear[at][BarrelSlot] != NoCard || s.is(at, Jourdonnais) {
		points -= 10
	}
	if s.is(at, ElGringo) && s.InHand[s.Turn] > 1 {
		points -= 10
	}
	return points + 15
}

// sweepWorth is what it is worth to hit everybody else, each with so many tenths
// of a chance.
func (m *brain) sweepWorth(s *State, tenths int) int {
	sum := 0
	for others := s.Alive.Without(s.Turn); others != 0; others &= others - 1 {
		seat := firstSeat(others)
		points := m.guess.want[seat]
		if s.Life[seat] == 1 {
			points *= 2
		}
		sum += points
	}
	return 20 + sum*tenths/10
}

// saloonWorth weighs the own life point against those of the others.
func (m *brain) saloonWorth(s *State, hurt int) int {
	points := 0
	if hurt > 0 {
		points = 90
	}
	for others := s.Alive.Without(s.Turn); others != 0; others &= others - 1 {
		seat := firstSeat(others)
		if int(s.Life[seat]) < s.MaxLife(seat) {
			points -= m.guess.want[seat] / 4
		}
	}
	return points
}

// gearDear is what a card in play is worth to who has it.
var gearDear = [...]int{WeaponSlot: 55, BarrelSlot: 75, ScopeSlot: 45, MustangSlot: 60, JailSlot: -60, DynamiteSlot: -40}

// snatchWorth is what it is worth to take a card from a player, or to have it
// discarded.
func (m *brain) snatchWorth(s *State, kind Kind, at game.Seat, what uint8) int {
	mine := 0 // what the card itself brings
	if kind == Panic {
		mine = 40
	}
	if at == s.Turn {
		return -gearDear[what-gearFrom]*2 - 10
	}
	want := m.guess.want[at]
	if what == wholeHand {
		return mine + want*55/100
	}
	loss := gearDear[what-gearFrom]
	return mine/2 + want*loss/100
}

// dread is how much each role has to fear from a Dynamite that it must check first
// itself: the Sheriff's life is everything, dead Outlaws may still win.
var dread = [roles]int{Sheriff: 250, Deputy: 100, Outlaw: 60, Renegade: 150}

// fuseWorth is what it is worth to send the Dynamite round the table.
func (m *brain) fuseWorth(s *State) int {
	sum := -dread[s.Roles[s.Turn]]
	if s.Three() {
		sum = -dread[Sheriff] // everybody's own life is all that he has
	}
	for others := s.Alive.Without(s.Turn); others != 0; others &= others - 1 {
		sum += m.guess.want[firstSeat(others)]
	}
	return 15 + sum/4
}

// gunWorth is what a weapon is worth: most for whom it brings into reach.
func (m *brain) gunWorth(s *State, kind Kind) int {
	me := s.Turn
	if s.worseGun(me, kind) {
		return 0
	}
	if kind == Volcanic {
		return 30 + 25*s.Hands[me].and(s.bangs(me)).len()
	}
	points := 45 + 8*(Reaches[kind]-s.Reach(me))
	for more := s.Within(me, Reaches[kind]) &^ s.InReach(me); more != 0; more &= more - 1 {
		points = max(points, 70+m.guess.want[firstSeat(more)]/3)
	}
	return points
}
