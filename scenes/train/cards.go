package train

import (
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// motifs are the pictures of the cards, and the small glyphs in their foot, by kind.
var motifs = [...]struct{ picture, glyph sprites.ID }{
	rules.NoKind:      {},
	rules.Move:        {sprites.IconSprint, sprites.IconSprint},
	rules.FloorChange: {sprites.IconLadder, sprites.IconLadder},
	rules.Fire:        {sprites.IconRevolver, sprites.IconRevolver},
	rules.Robbery:     {sprites.IconRobberHand, sprites.IconRobberHand},
	rules.Punch:       {sprites.IconPunchBlast, sprites.IconFist},
	rules.Marshal:     {sprites.IconLawStar, sprites.IconLawStar},
	rules.Bullet:      {sprites.IconSilverBullet, sprites.IconBullets},
}

// cardRules are where the rulebook speaks of a card.
var cardRules = [...]game.Rule{rules.Move: 40, rules.FloorChange: 45, rules.Fire: 49, rules.Robbery: 57, rules.Punch: 60, rules.Marshal: 47, rules.Bullet: 6}

// Hand implements table.Board.
func (b *Board) Hand(v *table.View, buf []table.Card) []table.Card {
	if v.Viewer == game.NoSeat {
		return buf
	}
	s := known(v)
	for i, c := range s.HandOf(v.Viewer) {
		card := b.face(v, c.Face())
		card.Ref = rules.HandRef(i)
		if c.Kept() {
			card.Corner, card.Chosen = lang.T("train/card/kept"), true
		}
		buf = append(buf, card)
	}
	return buf
}

// face is the face of a card, or its back if the viewer does not know it.
func (b *Board) face(v *table.View, c rules.Card) table.Card {
	kind := c.Kind()
	if kind == rules.NoKind {
		return table.Card{Back: true}
	}
	s := known(v)
	key := rules.KindNames[kind]
	card := table.Card{
		Title:  cardName(c),
		Text:   lang.T("train/card/" + key + "/text"),
		Family: families[kind],
		Word:   lang.T("train/family/" + key),
		Motif:  motifs[kind].picture,
		Glyph:  motifs[kind].glyph,
		Rule:   cardRules[kind],
	}
	switch {
	case kind == rules.Bullet && c.Bandit() == rules.Neutral:
		card.Text += " " + lang.T("train/card/bullet/neutral")
	case kind == rules.Bullet:
		card.Text += " " + lang.T("train/card/bullet/from", character(s, c.Bandit()))
	case s.Teams && kind != rules.Marshal:
		card.Corner = character(s, c.Bandit())
		card.Text += " " + lang.T("train/card/acts", character(s, c.Bandit()))
	}
	return card
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
	case game.RefPawn:
		if r == rules.MarshalRef() {
			return table.Card{Ref: r, Title: lang.T("train/marshal"), Text: lang.T("train/card/marshal/text"), Rule: 67}, true
		}
		if int(r.A) < int(s.Crew) {
			return b.lookSeat(v, s.Owner(int(r.A))), true
		}
	case game.RefToken:
		return table.Card{Ref: r, Title: lootName(s, r), Text: lang.T("train/loot/text"), Rule: 58}, true
	}
	return table.Card{}, false
}

func (b *Board) lookCard(v *table.View, r game.Ref) (table.Card, bool) {
	s := known(v)
	switch r.A {
	case rules.ZoneHand:
		if v.Viewer == game.NoSeat {
			return table.Card{}, false
		}
		if hand := s.HandOf(v.Viewer); int(r.C) < len(hand) {
			card := b.face(v, hand[r.C].Face())
			card.Ref = r
			return card, true
		}
	case rules.ZoneScheme:
		if r.C < s.Laid {
			card := b.face(v, s.Scheme[r.C].Card)
			card.Ref = r
			return card, true
		}
	case rules.ZoneDeck:
		return table.Card{Ref: r, Title: b.Label(v, r), Rule: 23}, true
	case rules.ZoneDiscard:
		if seat := game.Seat(r.B); int(seat) < v.Seats() {
			return table.Card{Ref: r, Title: b.Label(v, r), Text: pileWords(s, s.DiscardsOf(seat)), Rule: 99}, true
		}
	}
	return table.Card{}, false
}

// lookSeat tells who a seat's bandits are, what they can do and what of theirs all may see.
func (b *Board) lookSeat(v *table.View, seat game.Seat) table.Card {
	s := known(v)
	first, n := s.Crewed(seat)
	var lines, names []string
	for i := first; i < first+n; i++ {
		names = append(names, character(s, i))
		power := lang.T("train/power/off")
		if s.Powers {
			power = lang.T("train/power/" + rules.CharacterNames[s.Bandits[i].Character])
		}
		if n > 1 {
			power = lang.T("train/seat/power", character(s, i), power)
		}
		lines = append(lines, power)
	}
	p := &s.Players[seat]
	lines = append(lines, lang.T("train/seat/cards", int(p.InHand), int(p.InDeck)), lang.T("train/seat/received", s.Received(seat)))
	if s.Expert {
		lines = append(lines, lang.T("train/seat/discards", pileWords(s, s.DiscardsOf(seat))))
	}
	card := table.Card{Ref: rules.SeatRef(seat), Title: join(names), Text: strings.Join(lines, "\n"), Rule: 83}
	if n == 1 {
		card.Motif, card.Plain = sprites.Portrait(rules.CharacterNames[s.Bandits[first].Character]), true
	}
	return card
}

// join lists names in a sentence.
func join(names []string) string {
	if len(names) == 0 {
		return lang.T("train/seat/none")
	}
	words := names[0]
	for _, n := range names[1:] {
		words = lang.T("train/list", words, n)
	}
	return words
}

// pileWords counts the cards of an open pile by kind: "Move × 2, Fire × 1".
func pileWords(s *rules.State, cards []rules.Card) string {
	var counts [256]int
	for _, c := range cards {
		f := c.Face()
		if f.Kind() == rules.Bullet {
			f = rules.NewCard(rules.Bullet, 0)
		}
		counts[f]++
	}
	var words []string
	for c, n := range counts {
		if n > 0 {
			words = append(words, lang.T("train/count", n, cardOf(s, rules.Card(c))))
		}
	}
	return join(words)
}
