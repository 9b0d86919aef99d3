package saloon

import (
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/saloon"
)

// What things are called.

// kindWord is the word for a kind of card. The tests of what a screen may tell give each kind a word of its own here.
var kindWord = func(k rules.Kind) string { return lang.T("saloon/card/" + key(k)) }

// key is a card's name in keys.
func key(k rules.Kind) string { return dashed(k.Face().Name) }

func dashed(name string) string { return strings.ReplaceAll(name, "_", "-") }

// kindName is what a card is called; one that the viewer does not know is a hidden card.
func kindName(k rules.Kind) string {
	if k == rules.NoKind || int(k) >= len(rules.Faces) {
		return lang.T("saloon/hidden")
	}
	return kindWord(k)
}

func characterName(c rules.Character) string {
	return lang.T("saloon/character/" + rules.CharacterNames[c])
}

func powerOf(c rules.Character) string { return lang.T("saloon/power/" + rules.CharacterNames[c]) }

// placeName is what a position is called.
func placeName(p rules.Position) string {
	if p == rules.Nowhere || int(p) >= len(rules.Places) {
		return lang.T("saloon/place/nowhere")
	}
	return lang.T("saloon/place/" + dashed(rules.Places[p].Name))
}

// placeShort is the same in one word.
func placeShort(p rules.Position) string {
	return lang.T("saloon/place/" + dashed(rules.Places[p].Name) + "/short")
}

// weaponName is what a seat hits or shoots with.
func weaponName(k rules.Kind) string {
	if k == rules.NoKind {
		return lang.T("saloon/fist/bare")
	}
	return kindName(k)
}

// seatIn is a seat in an event's Ref, within the table; NoSeat: there is none.
func seatIn(s *rules.State, r game.Ref) game.Seat {
	seat := seatOf(r)
	if seat >= game.Seat(s.Seats) {
		return game.NoSeat
	}
	return seat
}

// seatOf is the seat that a Ref belongs to.
func seatOf(r game.Ref) game.Seat {
	switch r.Kind {
	case game.RefSeat, game.RefPawn:
		return game.Seat(r.A)
	case game.RefPlace:
		if r.A != rules.PlacePosition {
			return game.Seat(r.B)
		}
	}
	return game.NoSeat
}

// positionIn is the position in a Ref.
func positionIn(r game.Ref) rules.Position {
	if r.Kind == game.RefPlace && r.A == rules.PlacePosition && int(r.C) < len(rules.Places) {
		return rules.Position(r.C)
	}
	return rules.Nowhere
}

// Label implements table.Board.
func (b *Board) Label(v *table.View, r game.Ref) string {
	s := known(v)
	switch r.Kind {
	case game.RefSeat:
		return v.Name(game.Seat(r.A))
	case game.RefPawn:
		if v.Mine(game.Seat(r.A)) {
			return lang.T("saloon/pawn/own")
		}
		return lang.T("saloon/pawn", v.Name(game.Seat(r.A)))
	case game.RefCard:
		return b.cardLabel(v, s, r)
	case game.RefPlace:
		return b.placeLabel(v, s, r)
	case game.RefChoice:
		return choiceLabel(v, s, r)
	case game.RefAction:
		if int(r.A) < len(actionKeys) {
			return lang.T("saloon/act/" + actionKeys[r.A])
		}
	}
	return ""
}

func (b *Board) cardLabel(v *table.View, s *rules.State, r game.Ref) string {
	switch r.A {
	case rules.ZoneHand:
		if v.Viewer != game.NoSeat && int(r.C) < int(s.InHand[v.Viewer]) {
			return kindName(s.HandCard(v.Viewer, int(r.C)))
		}
	case rules.ZoneDeck:
		return lang.T("saloon/deck/label", int(s.InDeck))
	case rules.ZoneDiscard:
		if top := s.DiscardTop(); top != rules.NoKind {
			return lang.T("saloon/pile/label", int(s.InDiscard), kindName(top))
		}
		return lang.T("saloon/pile/none")
	case rules.ZonePlay:
		if int(r.C) < int(s.InPlay) {
			return kindName(s.Play[r.C])
		}
	case rules.ZoneLoader, rules.ZoneLoaded:
		return lang.T("saloon/loader/label", int(s.InLoader))
	}
	return lang.T("saloon/hidden")
}

func (b *Board) placeLabel(v *table.View, s *rules.State, r game.Ref) string {
	switch r.A {
	case rules.PlacePosition:
		pos := positionIn(r)
		if pos == rules.Nowhere {
			return placeName(pos)
		}
		return lang.T("saloon/place/label", placeName(pos), int(rules.Places[pos].Shield), signed(int(rules.Places[pos].Blast)))
	case rules.PlaceHand:
		return lang.T("saloon/hand/label", v.Name(game.Seat(r.B)), int(s.InHand[r.B%rules.MaxPlayers]))
	}
	w, _ := slotAt(s, r)
	name := lang.T("saloon/slot/" + rules.SlotNames[r.C&1])
	whose := "saloon/slot/of"
	if mine(v, r) {
		whose = "saloon/slot/own"
	}
	what := lang.T("saloon/slot/empty")
	switch {
	case w.Kind.IsGun():
		what = lang.T("saloon/slot/gun", kindName(w.Kind), int(w.Bullets), int(w.Kind.Face().Max))
	case w.Kind != rules.NoKind:
		what = kindName(w.Kind)
	}
	return lang.T(whose, name, what, v.Name(game.Seat(r.B)))
}

// choiceLabel is an answer in words: what a bullet option gives.
func choiceLabel(v *table.View, s *rules.State, r game.Ref) string {
	switch r.A {
	case rules.ListGun, rules.ListBoost:
		if o, ok := optionOf(v, s, r); ok {
			key := "saloon/choice/" + choiceKeys[r.A]
			if o.Split {
				key += "/split"
			}
			return lang.T(key, int(o.Bullets), int(o.Damage))
		}
	case rules.ListMelee:
		a := rules.Attack{By: s.Act, Type: rules.Melee}
		if s.Act >= 0 {
			a.With = s.Boards[s.Act][rules.Fist].Kind
		}
		if r.B == 1 {
			return lang.T("saloon/choice/swing", weaponDamage(s, &a)+int(a.With.Face().Swing))
		}
		return lang.T("saloon/choice/hit", weaponIn(&a), weaponDamage(s, &a))
	case rules.ListLuck:
		return lang.T("saloon/choice/luck", int(r.B))
	}
	return lang.T("saloon/hidden")
}

// choiceKeys are the lists of bullet options in keys.
var choiceKeys = [...]string{rules.ListGun: "gun", rules.ListMelee: "hit", rules.ListBoost: "boost", rules.ListLuck: "luck"}

// optionOf is the bullet option that an answer stands for: of the gun in the Fist, of the boost that was tapped, or of
// the boost that a mate has added.
func optionOf(v *table.View, s *rules.State, r game.Ref) (o rules.Option, ok bool) {
	k := rules.NoKind
	switch {
	case s.Act < 0:
	case r.A == rules.ListGun:
		k = s.Boards[s.Act][rules.Fist].Kind
	case s.Ask == rules.AskOption:
		k = rules.TwoForTheRoad // the only boost with a choice
	default:
		for _, tapped := range v.Picker.Prefix() {
			if tapped.Kind == game.RefCard && tapped.A == rules.ZoneHand && v.Viewer != game.NoSeat {
				k = s.HandCard(v.Viewer, int(tapped.C))
			}
		}
	}
	if options := k.Face().Options; int(r.B) < len(options) {
		return options[r.B], true
	}
	return rules.Option{}, false
}

// actionKeys are the actions in keys.
var actionKeys = [...]string{
	rules.ActionDone: "done", rules.ActionDraw: "draw", rules.ActionMove: "move", rules.ActionSwap: "swap", rules.ActionSwig: "swig",
	rules.ActionQuick: "quick", rules.ActionGun: "gun", rules.ActionMelee: "melee", rules.ActionBoost: "boost", rules.ActionAttack: "attack",
	rules.ActionBlock: "block", rules.ActionTake: "take", rules.ActionGoOn: "go-on", rules.ActionDecline: "decline", rules.ActionBonus: "bonus",
	rules.ActionHeal: "heal", rules.ActionPlay: "play", rules.ActionGive: "give", rules.ActionPass: "pass", rules.ActionGo: "go",
}
