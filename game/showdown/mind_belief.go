package showdown

import "drygulch/game"

// belief is what everybody can make of who has which role: how likely each way to
// deal the roles is, by all that was ever aimed at whom. It holds no secret; what a
// seat knows besides, its own role, is put in when it is asked (guess.read).
//
// The reckoning is exact: all ways to deal are kept, and each choice that somebody
// makes multiplies the chance of each of them by how likely a player of that role
// would have chosen so, knowing what he could know.
type belief struct {
	n      int
	deals  [maxDeals][game.MaxSeats]Role
	weight [maxDeals]float32                  // sum 1
	noted  [game.MaxSeats][game.MaxSeats]int8 // the grudges that the weights already speak of
	before State                              // the observation before the next move
}

// maxDeals is how many ways there are at most to deal the roles, the Sheriff's
// known: eight seats, 7!/(2!·3!·2!).
const maxDeals = 210

// reset starts with every deal as likely.
func (b *belief) reset(s *State) {
	b.n, b.before = 0, *s
	b.noted = [game.MaxSeats][game.MaxSeats]int8{}
	left := RoleCounts[s.Seats]
	var deal [game.MaxSeats]Role
	for seat := range game.Seat(s.Seats) {
		if s.Shown.Has(seat) {
			deal[seat] = s.Roles[seat]
			left[s.Roles[seat]]--
		}
	}
	b.list(0, game.Seat(s.Seats), &deal, &left)
	for i := range b.weight[:b.n] {
		b.weight[i] = 1 / float32(b.n)
	}
}

// list notes all ways to give the seats from one on the roles that are left.
func (b *belief) list(seat, seats game.Seat, deal *[game.MaxSeats]Role, left *[roles]uint8) {
	switch {
	case seat == seats:
		b.deals[b.n] = *deal
		b.n++
		return
	case deal[seat] != NoRole:
		b.list(seat+1, seats, deal, left)
		return
	}
	for role := Sheriff; role <= Renegade; role++ {
		if left[role] > 0 {
			left[role]--
			deal[seat] = role
			b.list(seat+1, seats, deal, left)
			deal[seat] = NoRole
			left[role]++
		}
	}
}

// saw learns from a move, made in the position last seen, that leads to this one.
func (b *belief) saw(move game.Move, after *State) {
	switch was := &b.before; {
	case move.Verb == VerbPlay && move.Args[1] > 0:
		b.learn(was, was.Turn, move)
	case move.Verb == VerbEnd && was.heldFire():
		b.multiply(was.Turn, &heldBack)
	}
	b.rule(after)
	b.noted = after.Grudges
	b.before = *after
}

// rule drops the deals that the roles shown belie.
func (b *belief) rule(s *State) {
	if s.Shown == b.before.Shown {
		return
	}
	n, sum := 0, float32(0)
	for i := range b.n {
		fits := true
		for seat := range game.Seat(s.Seats) {
			fits = fits && (!s.Shown.Has(seat) || s.Roles[seat] == b.deals[i][seat])
		}
		if fits {
			b.deals[n], b.weight[n] = b.deals[i], b.weight[i]
			sum += b.weight[n]
			n++
		}
	}
	b.n = n
	b.scale(sum)
}

func (b *belief) scale(sum float32) {
	for i := range b.weight[:b.n] {
		b.weight[i] /= sum
	}
}

// How sharply a choice speaks: a player who cares for nobody still aims somewhere,
// and one choice in twenty is any.
const (
	careless = 25
	noise    = 0.05
)

// learn weighs the deals by how likely each role was to aim so.
func (b *belief) learn(s *State, by game.Seat, move game.Move) {
	if s.Shown.Has(by) {
		return
	}
	at := game.Seat(move.Args[1]) - 1
	targets := s.couldAim(by, Card(move.Args[0]).Kind()).With(at)
	helps := move.Args[2] >= gearFrom && Slot(move.Args[2]-gearFrom) >= JailSlot
	var likely [roles]float32
	for role := Deputy; role <= Renegade; role++ {
		likely[role] = b.aimed(s, by, role, at, targets, helps)
	}
	b.multiply(by, &likely)
}

// multiply weighs the deals by how likely a seat was to do what it did, by its role.
func (b *belief) multiply(by game.Seat, likely *[roles]float32) {
	sum := float32(0)
	for i := range b.weight[:b.n] {
		b.weight[i] *= likely[b.deals[i][by]]
		sum += b.weight[i]
	}
	b.scale(sum)
}

// heldBack is how likely each role is to let a turn pass without a shot when the Sheriff
// stands in reach.
var heldBack = [roles]float32{Sheriff: 1, Deputy: 1, Outlaw: 0.35, Renegade: 0.85}

// heldFire tells that a player whose role is not shown has not fired in his turn,
// with cards in hand and the Sheriff in reach.
func (s *State) heldFire() bool {
	if s.Shown.Has(s.Turn) || s.Shots > 0 || s.InHand[s.Turn] < 2 {
		return false
	}
	for reach := s.InReach(s.Turn); reach != 0; reach &= reach - 1 {
		if s.Roles[firstSeat(reach)] == Sheriff {
			return true
		}
	}
	return false
}

// couldAim is the set of the seats that a card of a kind can be aimed at.
func (s *State) couldAim(by game.Seat, kind Kind) game.Seats {
	switch kind {
	case Bang, Missed:
		return s.InReach(by)
	case Panic:
		return s.Within(by, 1)
	case Jail:
		others := s.Alive.Without(by)
		for seat := range game.Seat(s.Seats) {
			if s.Roles[seat] == Sheriff {
				others = others.Without(seat)
			}
		}
		return others
	}
	return s.Alive.Without(by)
}

// aimed is how likely a player of a role aims at one of these targets, or at nobody:
// the more the more he wants to harm him by what he can know.
func (b *belief) aimed(s *State, by game.Seat, role Role, at game.Seat, targets game.Seats, helps bool) float32 {
	var odds [game.MaxSeats][roles]float32
	sum := float32(0)
	for i, w := range b.weight[:b.n] {
		if b.deals[i][by] == role {
			sum += w
			for seat := range game.Seat(s.Seats) {
				odds[seat][b.deals[i][seat]] += w
			}
		}
	}
	if sum == 0 {
		return noise
	}
	all, his := float32(careless*careless), float32(0) // at nobody
	for rest := targets; rest != 0; rest &= rest - 1 {
		seat := firstSeat(rest)
		want := float32(0)
		for other := Sheriff; other <= Renegade; other++ {
			want += float32(odds[seat][other]/sum) * wants[role][other]
		}
		if helps {
			want = -want
		}
		want = max(want, 0) + careless
		want = float32(want * want)
		all += want
		if seat == at {
			his = want
		}
	}
	return float32((1-noise)*his/all) + noise/float32(1+targets.Len())
}

// fits tells that a deal agrees with what a seat knows: its own role and those
// shown.
func (b *belief) fits(i int, s *State, me game.Seat) bool {
	for seat, role := range b.deals[i][:s.Seats] {
		if (game.Seat(seat) == me || s.Shown.Has(game.Seat(seat))) && s.Roles[seat] != role {
			return false
		}
	}
	return true
}

// doubt is the part of all imagined worlds in which nobody's deeds count: they may
// deceive.
const doubt = 20

// deal gives the seats whose role the owner of a view does not know one, as likely
// as he believes it.
func (b *belief) deal(s *State, r *game.Rand) {
	even := r.IntN(doubt) == 0
	sum := float32(0)
	var chance [maxDeals]float32
	for i, w := range b.weight[:b.n] {
		if b.fits(i, s, s.View) {
			if even {
				w = 1
			}
			chance[i] = w
			sum += w
		}
	}
	if sum == 0 {
		return
	}
	at := float32(r.Float32() * sum)
	pick := -1
	for i, w := range chance[:b.n] {
		if w > 0 {
			pick = i
			if at < w {
				break
			}
			at -= w
		}
	}
	copy(s.Roles[:s.Seats], b.deals[pick][:s.Seats])
}
