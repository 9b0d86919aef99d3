package showdown

import (
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// motifs are the pictures of the cards by kind.
var motifs = [...]sprites.ID{
	rules.NoKind: 0, rules.Bang: sprites.IconGunshot, rules.Missed: sprites.IconDodging, rules.Beer: sprites.IconBeerStein,
	rules.Panic: sprites.IconRobberHand, rules.CatBalou: sprites.IconCat, rules.Duel: sprites.IconCrossedPistols,
	rules.Stagecoach: sprites.IconOldWagon, rules.GeneralStore: sprites.IconShop, rules.Indians: sprites.IconDustCloud,
	rules.WellsFargo: sprites.IconMoneyStack, rules.Gatling: sprites.IconMinigun, rules.Saloon: sprites.IconSaloonDoors,
	rules.Jail: sprites.IconImprisoned, rules.Dynamite: sprites.IconDynamite, rules.Barrel: sprites.IconBarrel,
	rules.Scope: sprites.IconSpyglass, rules.Mustang: sprites.IconHorseHead, rules.Volcanic: sprites.IconBlunderbuss,
	rules.Schofield: sprites.IconRevolver, rules.Remington: sprites.IconMusket, rules.RevCarabine: sprites.IconLeeEnfield,
	rules.Winchester: sprites.IconWinchesterRifle,
}

// roleIcons are the signs of the roles.
var roleIcons = [...]sprites.ID{
	rules.NoRole: 0, rules.Sheriff: sprites.IconLawStar, rules.Deputy: sprites.IconJusticeStar, rules.Outlaw: sprites.IconBandit,
	rules.Renegade: sprites.IconDuel,
}

var suitIcons = [...]sprites.ID{
	rules.NoSuit: 0, rules.Spades: sprites.IconSpades, rules.Hearts: sprites.IconHearts, rules.Diamonds: sprites.IconDiamonds, rules.Clubs: sprites.IconClubs,
}

// faces are the people whose portraits the characters have.
var faces = [...]string{
	rules.BartCassidy: "bart", rules.BlackJack: "jack", rules.CalamityJanet: "janet", rules.ElGringo: "gringo", rules.JesseJones: "jesse",
	rules.Jourdonnais: "jourdonnais", rules.KitCarlson: "kit", rules.LuckyDuke: "lucky", rules.PaulRegret: "paul", rules.PedroRamirez: "pedro",
	rules.RoseDoolan: "rose", rules.SidKetchum: "sid", rules.SlabTheKiller: "slab", rules.SuzyLafayette: "suzy", rules.VultureSam: "sam",
	rules.WillyTheKid: "willy",
}

// portraits are the pictures of the characters.
var portraits = func() (ids [len(faces)]sprites.ID) {
	for c, face := range faces[1:] {
		ids[c+1] = sprites.Portrait(face)
	}
	return ids
}()

// family is the frame of a kind of card.
func family(k rules.Kind) string {
	if k.Blue() {
		return "blue"
	}
	return "brown"
}

// face is the face of a card, or its back if the viewer does not know it.
func (b *Board) face(c rules.Card) table.Card {
	f := c.Face()
	if f.Kind == rules.NoKind {
		return table.Card{Back: true}
	}
	name := rules.KindNames[f.Kind]
	word := "showdown/family/" + family(f.Kind)
	if f.Kind.Weapon() {
		word = "showdown/family/weapon"
	}
	card := table.Card{
		Title:  cardName(c),
		Text:   lang.T("showdown/card/" + name + "/text"),
		Family: family(f.Kind),
		Word:   lang.T(word),
		Motif:  motifs[f.Kind],
		Corner: rules.RankNames[f.Rank],
		Suit:   suitIcons[f.Suit],
		Red:    f.Suit == rules.Hearts || f.Suit == rules.Diamonds,
		Rule:   f.Kind.Rule(),
	}
	if f.Kind.Weapon() {
		card.Foot = []table.Counter{{Icon: sprites.IconConvergenceTarget, Count: rules.Reaches[f.Kind], Label: lang.T("showdown/reach")}}
	}
	return card
}

// Hand implements table.Board.
func (b *Board) Hand(v *table.View, buf []table.Card) []table.Card {
	if v.Viewer == game.NoSeat {
		return buf
	}
	s := known(v)
	for i := 0; ; i++ {
		c, ok := s.HandCard(v.Viewer, i)
		if !ok {
			return buf
		}
		card := b.face(c)
		card.Ref = rules.HandRef(i)
		buf = append(buf, card)
	}
}

// Look implements table.Board.
func (b *Board) Look(v *table.View, r game.Ref) (table.Card, bool) {
	s := known(v)
	switch r.Kind {
	case game.RefCard:
		return b.lookCard(v, r)
	case game.RefSeat:
		if seat := game.Seat(r.A); int(seat) < v.Seats() {
			return b.lookSeat(v, seat), true
		}
	case game.RefPlace:
		if c := gearAt(s, r); c != rules.NoCard {
			card := b.face(c)
			card.Ref = r
			return card, true
		}
		if r.A == rules.PlaceHand {
			return table.Card{Ref: r, Title: b.Label(v, r), Text: knownCards(s, game.Seat(r.B)), Rule: 92}, true
		}
	case game.RefChoice:
		if c := offer(v, s, int(r.B)); c != rules.Nobody {
			return table.Card{Ref: r, Title: characterName(c), Text: powerOf(c), Rule: c.Rule()}, true
		}
	}
	return table.Card{}, false
}

func (b *Board) lookCard(v *table.View, r game.Ref) (table.Card, bool) {
	s := known(v)
	c := rules.NoCard
	switch r.A {
	case rules.ZoneHand:
		if v.Viewer != game.NoSeat {
			c, _ = s.HandCard(v.Viewer, int(r.C))
		}
	case rules.ZoneRow:
		if row := s.RowOf(); int(r.C) < len(row) {
			c = row[r.C]
		}
	case rules.ZoneDiscard:
		c = s.DiscardTop()
		if c == rules.NoCard {
			return table.Card{Ref: r, Title: b.Label(v, r), Text: lang.T("showdown/pile/text"), Rule: 31}, true
		}
	case rules.ZoneDeck:
		text := lang.T("showdown/deck/text")
		if s.Top.Kind() != rules.NoKind {
			text = lang.T("showdown/deck/top", fullName(s.Top))
		}
		return table.Card{Ref: r, Title: b.Label(v, r), Text: text, Rule: 31}, true
	}
	if c == rules.NoCard {
		return table.Card{}, false
	}
	card := b.face(c)
	card.Ref = r
	return card, true
}

// lookSeat tells who a seat is and what can be known of it.
func (b *Board) lookSeat(v *table.View, seat game.Seat) table.Card {
	s := known(v)
	c := s.Characters[seat]
	if c == rules.Nobody {
		return table.Card{Ref: rules.SeatRef(seat), Title: v.Name(seat), Text: lang.T("showdown/seat/choosing"), Rule: 6}
	}
	lines := append([]string{powerOf(c)}, b.ways(v, s, seat)...)
	return table.Card{
		Ref: rules.SeatRef(seat), Title: characterName(c), Text: strings.Join(lines, "\n"), Rule: c.Rule(),
		Motif: portraits[c], Plain: true,
	}
}

// knownCards lists the cards in a seat's hand that the viewer has seen go there.
func knownCards(s *rules.State, seat game.Seat) string {
	if int(seat) >= int(s.Seats) {
		return ""
	}
	var names []string
	for _, c := range s.HandOf(seat, nil) {
		names = append(names, cardName(c))
	}
	if len(names) == 0 {
		return lang.T("showdown/hand/unknown")
	}
	return lang.T("showdown/hand/known", join(names))
}

// join lists names in a sentence.
func join(names []string) string {
	words := names[0]
	for _, n := range names[1:] {
		words = lang.T("showdown/list", words, n)
	}
	return words
}
