package train

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/train"
)

// What things are called.

// cardName is what a card is called; one that the viewer does not know is a face-down card.
func cardName(c rules.Card) string {
	if c.Kind() == rules.NoKind {
		return lang.T("train/card/hidden")
	}
	return cardWord(c)
}

// cardWord is the word for a known card: that of its kind. The tests of what a screen may tell give each card a word of
// its own here.
var cardWord = func(c rules.Card) string { return lang.T("train/card/" + rules.KindNames[c.Kind()]) }

// cardOf is a card's name with the bandit whose it is, where a seat has two.
func cardOf(s *rules.State, c rules.Card) string {
	name := cardName(c)
	if !s.Teams || c.Kind() == rules.NoKind || c.Kind() == rules.Bullet || c.Kind() == rules.Marshal {
		return name
	}
	return lang.T("train/card/of", name, character(s, c.Bandit()))
}

// character is the name of the bandit on a figure.
func character(s *rules.State, bandit int) string {
	if bandit < 0 || bandit >= rules.MaxBandits {
		return lang.T("train/character/nobody")
	}
	return lang.T("train/character/" + rules.CharacterNames[s.Bandits[bandit].Character])
}

// who is how sentences call a bandit: by its character where a seat has two, else by its player.
func who(v *table.View, bandit int) string {
	s := known(v)
	if s.Teams {
		return character(s, bandit)
	}
	return v.Name(s.Owner(bandit))
}

// carName is a car with its number: "car 2, dining car".
func carName(s *rules.State, car int) string {
	if car < 0 || car >= int(s.Cars) {
		car = 0
	}
	name := lang.T("train/car/" + rules.Wagons[s.Train[car]].Name)
	if car == 0 {
		return name
	}
	return lang.T("train/place/car", car, name)
}

var levelKeys = [...]string{rules.Inside: "inside", rules.Roof: "roof"}

// placeName is a place as a title: "Roof of car 2, dining car".
func placeName(s *rules.State, r game.Ref) string {
	return lang.T("train/place/"+levelKeys[r.A&1], carName(s, int(r.B)))
}

// whereName is a place within a sentence: "on the roof of car 2, dining car".
func whereName(s *rules.State, r game.Ref) string {
	return lang.T("train/where/"+levelKeys[r.A&1], carName(s, int(r.B)))
}

func thingName(kind rules.Loot) string { return lang.T("train/thing/" + rules.LootNames[kind]) }

// money is the worth of a purse from its value in units.
func money(units uint8) string { return lang.Money(int(units) * rules.PurseUnit) }

// lootName is what a piece of loot is called, with its worth where the viewer knows it.
func lootName(s *rules.State, r game.Ref) string {
	kind := rules.Loot(r.B)
	if kind == rules.NoLoot || int(kind) >= len(rules.LootNames) {
		return ""
	}
	if r.A >= rules.OnCard { // of somebody's card one chooses a kind, unseen
		name := lang.T("train/loot/" + rules.LootNames[kind])
		if kind == rules.Purse {
			name = lang.T("train/loot/unseen")
		}
		return lang.T("train/loot/theirs", name, character(s, int(r.A)-rules.OnCard))
	}
	name := lang.T("train/loot/" + rules.LootNames[kind])
	switch kind {
	case rules.Jewel:
		return lang.T("train/loot/worth", name, lang.Money(rules.JewelWorth))
	case rules.Strongbox:
		return lang.T("train/loot/worth", name, lang.Money(rules.StrongboxWorth))
	}
	purses := s.TokensAt(int(r.A))
	if int(r.C) < len(purses) && purses[r.C].Value != 0 {
		return lang.T("train/loot/worth", name, money(purses[r.C].Value))
	}
	return lang.T("train/loot/purse/unknown")
}

// Label implements table.Board.
func (b *Board) Label(v *table.View, r game.Ref) string {
	s := known(v)
	switch r.Kind {
	case game.RefSeat:
		return v.Name(game.Seat(r.A))
	case game.RefPawn:
		return b.pawnLabel(v, r)
	case game.RefPlace:
		return placeName(s, r)
	case game.RefToken:
		return lootName(s, r)
	case game.RefCard:
		return b.cardLabel(v, r)
	case game.RefAction, game.RefChoice:
		return b.deedLabel(v, r)
	}
	return ""
}

func (b *Board) pawnLabel(v *table.View, r game.Ref) string {
	s := known(v)
	if r == rules.MarshalRef() {
		return lang.T("train/marshal")
	}
	name, player := character(s, int(r.A)), v.Name(s.Owner(int(r.A)))
	if name == player {
		return name
	}
	return lang.T("train/bandit", name, player)
}

func (b *Board) cardLabel(v *table.View, r game.Ref) string {
	s := known(v)
	seat := game.Seat(r.B)
	switch r.A {
	case rules.ZoneHand:
		if v.Viewer == game.NoSeat {
			break
		}
		if hand := s.HandOf(v.Viewer); int(r.C) < len(hand) {
			return cardOf(s, hand[r.C].Face())
		}
	case rules.ZoneScheme:
		if r.C < s.Laid {
			p := s.Scheme[r.C]
			return lang.T("train/scheme/place", int(r.C)+1, cardOf(s, p.Card), v.Name(p.Seat))
		}
	case rules.ZoneDeck:
		if seat >= 0 && int(seat) < v.Seats() {
			n := int(s.Players[seat].InDeck)
			if v.Mine(seat) {
				return lang.T("train/deck/own", n)
			}
			return lang.T("train/deck/other", v.Name(seat), n)
		}
	case rules.ZoneDiscard:
		if seat >= 0 && int(seat) < v.Seats() {
			n := int(s.Players[seat].Discards)
			if v.Mine(seat) {
				return lang.T("train/discard/own", n)
			}
			return lang.T("train/discard/other", v.Name(seat), n)
		}
	}
	return lang.T("train/card/hidden")
}

// actionKeys are the actions in keys.
var actionKeys = [...]string{
	rules.ActionPlay: "play", rules.ActionPlayDown: "playdown", rules.ActionDraw: "draw", rules.ActionMove: "move", rules.ActionFire: "fire",
	rules.ActionRob: "rob", rules.ActionLead: "lead", rules.ActionTake: "take", rules.ActionLeave: "leave", rules.ActionDiscard: "discard",
}

// deedLabel is what an action or an answer does.
func (b *Board) deedLabel(v *table.View, r game.Ref) string {
	if r.Kind == game.RefChoice {
		if r.B == rules.ChoiceTake {
			return lang.T("train/do/choose/take")
		}
		return lang.T("train/do/choose/let")
	}
	if int(r.A) >= len(actionKeys) {
		return ""
	}
	if r.A == rules.ActionDraw {
		return lang.T("train/act/draw", drawn(known(v)))
	}
	return lang.T("train/act/" + actionKeys[r.A])
}

// drawn is how many cards a go spent on drawing brings: three, or what is left (CE-25).
func drawn(s *rules.State) int {
	if s.Act < 0 {
		return 0
	}
	p := &s.Players[s.Act]
	return min(3, int(p.InDeck)+int(p.Discards))
}
