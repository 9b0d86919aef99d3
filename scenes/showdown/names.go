package showdown

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/showdown"
)

// What things are called.

// cardWord is the word for a card. The tests of what a screen may tell give each card a word of its own here.
var cardWord = func(c rules.Card) string { return kindName(c.Kind()) }

// roleWord is the word for the role of a seat. The tests give each seat's role a word of its own here.
var roleWord = func(seat game.Seat, r rules.Role) string { return roleName(r) }

// cardName is what a card is called; one that the viewer does not know is a hidden card.
func cardName(c rules.Card) string {
	if c.Kind() == rules.NoKind {
		return lang.T("showdown/card/hidden")
	}
	return cardWord(c)
}

func kindName(k rules.Kind) string { return lang.T("showdown/card/" + rules.KindNames[k]) }

// fullName is a card with its rank and suit: "BANG!, K of hearts".
func fullName(c rules.Card) string {
	if c.Kind() == rules.NoKind {
		return lang.T("showdown/card/hidden")
	}
	return lang.T("showdown/card/full", cardWord(c), rankAndSuit(c))
}

func rankAndSuit(c rules.Card) string {
	face := c.Face()
	return lang.T("showdown/card/suited", rules.RankNames[face.Rank], lang.T("showdown/suit/"+rules.SuitNames[face.Suit]))
}

func characterName(c rules.Character) string {
	return lang.T("showdown/character/" + rules.CharacterNames[c])
}

func powerOf(c rules.Character) string { return lang.T("showdown/power/" + rules.CharacterNames[c]) }

func roleName(r rules.Role) string { return lang.T("showdown/role/" + rules.RoleNames[r]) }

// weaponName is what a seat shoots with.
func weaponName(s *rules.State, seat game.Seat) string {
	if k := s.Weapon(seat); k != rules.NoKind {
		return kindName(k)
	}
	return lang.T("showdown/colt")
}

// seatIn is a seat in an event's Ref, within the table.
func seatIn(s *rules.State, r game.Ref) game.Seat {
	switch r.Kind {
	case game.RefSeat:
		return min(game.Seat(r.A), game.Seat(s.Seats)-1)
	case game.RefPlace:
		return min(game.Seat(r.B), game.Seat(s.Seats)-1)
	}
	return game.NoSeat
}

// slotIn is a place before a seat in an event's Ref.
func slotIn(r game.Ref) rules.Slot { return rules.Slot(min(int(r.C), len(rules.SlotNames)-1)) }

// gearAt is the card that a Ref points at before a seat; NoCard: none, or it is no such Ref.
func gearAt(s *rules.State, r game.Ref) rules.Card {
	if r.Kind != game.RefPlace || r.A != rules.PlaceGear || int(r.B) >= int(s.Seats) || int(r.C) >= len(rules.SlotNames) {
		return rules.NoCard
	}
	return s.Gear[r.B][r.C]
}

// Label implements table.Board.
func (b *Board) Label(v *table.View, r game.Ref) string {
	s := known(v)
	switch r.Kind {
	case game.RefSeat:
		return v.Name(game.Seat(r.A))
	case game.RefCard:
		return b.cardLabel(v, r)
	case game.RefPlace:
		owner := v.Name(game.Seat(r.B))
		if r.A == rules.PlaceHand {
			return lang.T("showdown/place/hand", owner, int(s.InHand[r.B%game.MaxSeats]))
		}
		if c := gearAt(s, r); c != rules.NoCard {
			if v.Mine(game.Seat(r.B)) {
				return lang.T("showdown/place/own", cardName(c))
			}
			return lang.T("showdown/place/gear", owner, cardName(c))
		}
		return lang.T("showdown/place/none", owner)
	case game.RefChoice:
		if c := offer(v, s, int(r.B)); c != rules.Nobody {
			return characterName(c)
		}
	case game.RefAction:
		if int(r.A) < len(actionKeys) {
			return lang.T("showdown/act/" + actionKeys[r.A])
		}
	}
	return ""
}

// offer is the i-th character that the viewer may choose.
func offer(v *table.View, s *rules.State, i int) rules.Character {
	if v.Viewer == game.NoSeat || s.Phase != rules.Choosing || i < 0 || i > 1 {
		return rules.Nobody
	}
	return s.Offers[v.Viewer][i]
}

func (b *Board) cardLabel(v *table.View, r game.Ref) string {
	s := known(v)
	switch r.A {
	case rules.ZoneHand:
		if v.Viewer == game.NoSeat {
			break
		}
		if c, ok := s.HandCard(v.Viewer, int(r.C)); ok {
			return fullName(c)
		}
	case rules.ZoneDeck:
		return lang.T("showdown/deck/label", int(s.InDeck))
	case rules.ZoneDiscard:
		if top := s.DiscardTop(); top != rules.NoCard {
			return lang.T("showdown/pile/label", int(s.InDiscard), fullName(top))
		}
		return lang.T("showdown/pile/none")
	case rules.ZoneRow:
		if row := s.RowOf(); int(r.C) < len(row) {
			return fullName(row[r.C])
		}
	}
	return lang.T("showdown/card/hidden")
}

// actionKeys are the actions in keys.
var actionKeys = [...]string{
	rules.ActionPlay: "play", rules.ActionEnd: "end", rules.ActionDiscard: "discard", rules.ActionRest: "rest", rules.ActionHeal: "heal",
	rules.ActionFlip: "flip", rules.ActionTake: "take", rules.ActionDie: "die", rules.ActionPick: "pick", rules.ActionDraw: "draw",
	rules.ActionPutBack: "put-back", rules.ActionOver: "over", rules.ActionUnder: "under", rules.ActionChoose: "choose",
}
