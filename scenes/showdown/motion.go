package showdown

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// act is how one kind of event looks and sounds, and what the log says of it.
type act struct {
	cue   audio.Cue // what is heard when it begins; None: nothing
	stage func(*Board, *table.View, game.Event, *table.Motion)
	say   func(*Board, *table.View, game.Event) string
}

// acts are all kinds of events. still and unsaid are said, not left out.
var acts = [...]act{
	rules.EvChosen:     {audio.CueToken, chose, sayChosen},
	rules.EvCharacter:  {audio.CueFlip, introduced, sayCharacter},
	rules.EvDealt:      {audio.CueDeal, dealt, sayDealt},
	rules.EvTurn:       {audio.None, turnBegins, sayTurn},
	rules.EvDraws:      {audio.CueDeal, draws, sayDraws},
	rules.EvDrawn:      {audio.None, drew, sayDrawn},
	rules.EvReshuffled: {audio.CueShuffle, reshuffled, sayReshuffled},
	rules.EvLooks:      {audio.CueDeal, looks, sayLooks},
	rules.EvPutBack:    {audio.CueLay, putsBack, sayPutBack},
	rules.EvKept:       {audio.CueDeal, keeps, sayKept},
	rules.EvPlayed:     {audio.CueLay, played, sayPlayed},
	rules.EvEquipped:   {audio.CueLay, equipped, sayEquipped},
	rules.EvReplaced:   {audio.CueLay, discarded, sayReplaced},
	rules.EvShot:       {audio.CueShowdownShot, shoots, sayShot},
	rules.EvRaid:       {audio.CueShowdownGallop, raids, sayRaid},
	rules.EvChallenged: {audio.CueShowdownDuel, challenges, sayChallenged},
	rules.EvFlip:       {audio.CueShowdownFlip, flips, sayFlip},
	rules.EvNoFlip:     {audio.CueRefused, noFlip, sayNoFlip},
	rules.EvCounts:     {audio.CueSelect, counts, sayCounts},
	rules.EvFlipped:    {audio.CueLay, flipped, sayFlipped},
	rules.EvMissed:     {audio.CueShowdownMissed, answered, sayMissed},
	rules.EvCancelled:  {audio.CueShowdownMissed, cancelled, sayCancelled},
	rules.EvAnswered:   {audio.CueShowdownShot, answered, sayAnswered},
	rules.EvTookHit:    {audio.None, still, sayTookHit},
	rules.EvWounded:    {audio.CueShowdownLost, wounded, sayWounded},
	rules.EvHealed:     {audio.CueShowdownGained, healed, sayHealed},
	rules.EvNoEffect:   {audio.CueRefused, noEffect, sayNoEffect},
	rules.EvDying:      {audio.None, dying, sayDying},
	rules.EvEliminated: {audio.CueShowdownDeath, eliminated, sayEliminated},
	rules.EvRole:       {audio.None, roleShown, sayRole},
	rules.EvInherits:   {audio.CueDeal, inherits, sayInherits},
	rules.EvTaken:      {audio.CueDeal, taken, sayTaken},
	rules.EvDiscarded:  {audio.CueLay, discarded, sayDiscarded},
	rules.EvStruck:     {audio.CueLay, discarded, sayStruck},
	rules.EvSold:       {audio.CueFlip, sold, saySold},
	rules.EvBought:     {audio.CueDeal, bought, sayBought},
	rules.EvFreed:      {audio.CueShowdownJail, freed, sayFreed},
	rules.EvJailed:     {audio.CueShowdownJail, jailed, sayJailed},
	rules.EvPassedOn:   {audio.CueShowdownFuse, passedOn, sayPassedOn},
	rules.EvExploded:   {audio.CueShowdownExplosion, exploded, sayExploded},
	rules.EvReward:     {audio.CueShowdownCoins, rewarded, sayReward},
	rules.EvPenalty:    {audio.CueRefused, punished, sayPenalty},
	rules.EvTopped:     {audio.CueDeal, topped, sayTopped},
	rules.EvOver:       {audio.None, over, sayOver},
	rules.EvWinner:     {audio.None, wins, sayWinner},
}

// Stage implements table.Board.
func (b *Board) Stage(v *table.View, e game.Event) table.Motion {
	m := table.Motion{}
	if int(e.Kind) >= len(acts) || acts[e.Kind].stage == nil {
		return m
	}
	a := acts[e.Kind]
	m.Cue = a.cue
	m.Pan = b.panOf(e)
	a.stage(b, v, e, &m)
	if words := a.say(b, v, e); words != "" {
		b.hear(table.Line{Actor: e.Actor, Text: words, Rule: e.Rule})
	}
	return m
}

// panOf is where on the board an event is heard.
func (b *Board) panOf(e game.Event) float64 {
	for _, r := range [...]game.Ref{e.To, e.From} {
		if seat := seatIn(&b.now, r); seat != game.NoSeat {
			return b.plan.pan(b.plan.seat(seat).X)
		}
	}
	if e.Actor >= 0 {
		return b.plan.pan(b.plan.seat(e.Actor).X)
	}
	return 0
}

// still shows nothing: what has changed is seen when the next event comes or all have been shown.
func still(*Board, *table.View, game.Event, *table.Motion) {}

// pop shows words over a thing.
func (b *Board) pop(m *table.Motion, over game.Ref, words string, look ui.ChipLook, icon sprites.ID, ms int) {
	m.Tweens = append(m.Tweens, b.add(&effect{draw: bubble, to: over, words: words, look: look, icon: icon}, ms, ui.Linear, nil))
}

// fly sends a card from one place to another.
func (b *Board) fly(m *table.Motion, from, to game.Ref, c rules.Card, after func()) {
	m.Tweens = append(m.Tweens, b.add(&effect{draw: sail, from: from, to: to, card: c, row: int(b.now.InRow)}, ui.ToTableMS, ui.Standard, after))
}

// faceOf is the card in an event: a hidden one, if the viewer did not see it.
func faceOf(e game.Event) rules.Card {
	if c := rules.Card(e.Face[0]); c.Kind() != rules.NoKind {
		return c
	}
	return rules.Hidden
}

// The picture's cards move as the events tell.

// lose takes a card out of a seat's hand, as far as its number goes.
func (b *Board) lose(seat game.Seat) {
	if seat >= 0 {
		b.now.InHand[seat] -= min(b.now.InHand[seat], 1)
	}
}

// gain puts a card into a seat's hand, as far as its number goes.
func (b *Board) gain(seat game.Seat) {
	if seat >= 0 {
		b.now.InHand[seat]++
	}
}

// deal takes a card off the deck.
func (b *Board) deal() { b.now.InDeck -= min(b.now.InDeck, 1) }

// toss lays a card on the discard pile.
func (b *Board) toss(c rules.Card) {
	s := &b.now
	if int(s.InDiscard) < len(s.Discard) {
		s.Discard[s.InDiscard] = c
		s.InDiscard++
	}
}

// reveal lays a card at the end of the row.
func (b *Board) reveal(c rules.Card) {
	if s := &b.now; int(s.InRow) < len(s.Row) {
		s.Row[s.InRow] = c
		s.InRow++
	}
}

// unrow takes the i-th card out of the row.
func (b *Board) unrow(i int) {
	s := &b.now
	if i < 0 || i >= int(s.InRow) {
		return
	}
	s.InRow--
	copy(s.Row[i:], s.Row[i+1:s.InRow+1])
	s.Row[s.InRow] = rules.NoCard
}

// leaves takes a card from where an event says that it was.
func (b *Board) leaves(r game.Ref) {
	seat := seatIn(&b.now, r)
	switch {
	case seat == game.NoSeat:
	case r.A == rules.PlaceGear:
		b.now.Gear[seat][slotIn(r)] = rules.NoCard
	default:
		b.lose(seat)
	}
}
