package saloon

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/saloon"
)

// How an attack adds up, in figures and in words.

// sum is how an attack works out against one target, with its damage taken apart.
type sum struct {
	rules.Sum
	weapon, boosts, extra int // together the damage
}

// against works an attack out against one target; of a draft as it would be if it was carried out now.
func against(s *rules.State, a *rules.Attack, at game.Seat) sum {
	whole := *a
	whole.Damage += swoop(s, a)
	return taken(s, a, s.Against(&whole, at))
}

// alone works an attack out without a target: nothing of what depends on where people stand.
func alone(s *rules.State, a *rules.Attack) sum {
	damage := int(a.Damage + swoop(s, a))
	return taken(s, a, rules.Sum{Damage: damage, Total: damage, Loss: damage})
}

// taken takes the damage of a sum apart.
func taken(s *rules.State, a *rules.Attack, whole rules.Sum) sum {
	x := sum{Sum: whole, weapon: weaponDamage(s, a)}
	for k := rules.FancyShootin; k <= rules.MeanStreak; k++ {
		if a.HasBoost(k) {
			damage, _, _ := k.Boosts(uint8(a.Picks >> (k - rules.FancyShootin) & 1))
			x.boosts += int(damage)
		}
	}
	x.extra = x.Damage - x.weapon - x.boosts
	return x
}

// swoop is what a dive from the Balcony will add to an attack that is still a draft (HN-40).
func swoop(s *rules.State, a *rules.Attack) int8 {
	if s.Ask == rules.AskDeclare && a.Type == rules.Melee && a.By == s.Turn && s.Swoop {
		return swoopBonus
	}
	return 0
}

// weaponDamage is what the weapon itself does in an attack, as it is printed (HN-47, HN-52, HN-53).
func weaponDamage(s *rules.State, a *rules.Attack) int {
	f := a.With.Face()
	if a.Type == rules.Gun && int(a.Option) < len(f.Options) {
		return int(f.Options[a.Option].Damage)
	}
	damage := int(f.Damage)
	if a.With == rules.NoKind {
		damage = bareFist
	}
	if s.Advanced && a.By >= 0 && s.Characters[a.By] == rules.Anvil {
		damage = max(damage, anvilFists)
	}
	return damage
}

// punch is what a seat's bare fist does.
func punch(s *rules.State, seat game.Seat) int {
	return weaponDamage(s, &rules.Attack{By: seat, Type: rules.Melee})
}

// What a bare fist does (HN-52), what Otis Boone's blows start from, what a dive from the Balcony adds (HN-40).
const (
	bareFist   = 2
	anvilFists = 3
	swoopBonus = 2
)

// drafting is the attack that the viewer puts together, as far as it has come; ok is false if he does not.
func drafting(v *table.View) (a rules.Attack, ok bool) {
	s := known(v)
	if v.Viewer == game.NoSeat || s.Actor() != v.Viewer {
		return rules.Attack{}, false
	}
	switch s.Ask {
	case rules.AskDeclare:
		return s.Plan, s.Plan.Way != rules.NoWay
	case rules.AskAim:
		a, ok = s.Attacking()
		return a, ok
	}
	return rules.Attack{}, false
}

// aimedAt are the seats that the viewer may still name as targets.
func aimedAt(v *table.View) game.Seats {
	var set game.Seats
	for _, r := range v.Picker.Next(nil) {
		if r.Kind == game.RefSeat || r.Kind == game.RefPawn {
			set = set.With(game.Seat(r.A))
		}
	}
	return set
}

// bill is what is to be said at length over the map, and of whom: how the attack that goes on adds up, or what the place
// or card gives that the viewer has tapped; ok is false if it is nothing.
func (b *Board) bill(v *table.View) (words string, by game.Seat, ok bool) {
	if a, mine := drafting(v); mine && !v.Moving() {
		return b.draftBill(v, &a), a.By, true
	}
	if words, ok := b.atLength(v); ok && !v.Moving() {
		return words, v.Viewer, true
	}
	if !b.brawl.on() {
		return "", game.NoSeat, false
	}
	s, a := &b.now, &b.brawl.attack
	if a.Targets == 0 || a.At < 0 && a.Targets.Len() > 1 {
		words = lang.T("saloon/bill/attack", v.FirstName(a.By), parts(a, alone(s, a)))
		if s.Ask == rules.AskBoost && !v.Moving() {
			words = lang.T("saloon/bill/waiting", words, b.waiting(v))
		}
		return words, a.By, true
	}
	at := a.At
	if at < 0 || !a.Targets.Has(at) {
		at = firstOf(a.Targets)
	}
	x := against(s, a, at)
	return lang.T("saloon/bill", v.FirstName(a.By), v.FirstName(at), parts(a, x), x.Loss), a.By, true
}

// waiting names those who may still add a card in the window at hand.
func (b *Board) waiting(v *table.View) string {
	var names []string
	for seat := range game.Seat(b.now.Seats) {
		if b.now.Waiting().Has(seat) {
			names = append(names, v.FirstName(seat))
		}
	}
	if len(names) == 0 {
		return v.FirstName(b.now.Act)
	}
	return join(names)
}

// draftBill is the sentence about the attack that the viewer puts together: against the target that he has named, or
// without what depends on it.
func (b *Board) draftBill(v *table.View, a *rules.Attack) string {
	s := known(v)
	at := named(v, a)
	if at == game.NoSeat {
		x := alone(s, a)
		return lang.T("saloon/bill/draft", parts(a, x), x.Loss)
	}
	x := against(s, a, at)
	return lang.T("saloon/bill/at", v.FirstName(at), parts(a, x), x.Loss)
}

// named is the target of a draft that the viewer tapped last; NoSeat: none yet.
func named(v *table.View, a *rules.Attack) game.Seat {
	prefix := v.Picker.Prefix()
	for i := len(prefix) - 1; i >= 0; i-- {
		if r := prefix[i]; r.Kind == game.RefSeat || r.Kind == game.RefPawn {
			return game.Seat(r.A)
		}
	}
	if a.Targets == 0 {
		return game.NoSeat
	}
	return firstOf(a.Targets)
}

// firstOf is the lowest of some seats; NoSeat if there is none.
func firstOf(set game.Seats) game.Seat {
	for seat := range game.Seat(game.MaxSeats) {
		if set.Has(seat) {
			return seat
		}
	}
	return game.NoSeat
}

// weaponIn is what an attack is made with, in words.
func weaponIn(a *rules.Attack) string {
	if a.Type == rules.Melee && a.With.IsGun() {
		return lang.T("saloon/bill/club", kindName(a.With))
	}
	return weaponName(a.With)
}

// parts lists what an attack is made of: "Peacemaker, 2 bullets: 3, boosts +2, blast +1, shield −1".
func parts(a *rules.Attack, x sum) string {
	words := lang.T("saloon/bill/weapon", weaponIn(a), x.weapon)
	if a.Type == rules.Gun {
		words = lang.T("saloon/bill/gun", weaponIn(a), int(a.Bullets), x.weapon)
	}
	for _, part := range [...]struct {
		key string
		n   int
	}{
		{"boosts", x.boosts}, {"extra", x.extra}, {"near", x.Near}, {"blast", x.Blast}, {"shield", -x.Shield}, {"cover", -x.Lower}, {"block", -x.Block},
	} {
		if part.n != 0 {
			words = lang.T("saloon/list", words, lang.T("saloon/bill/"+part.key, signed(part.n)))
		}
	}
	return words
}
