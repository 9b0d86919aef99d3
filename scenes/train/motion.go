package train

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// act is how one kind of event looks and sounds, and what the log says of it.
type act struct {
	cue   audio.Cue // what is heard when it begins; None: nothing
	stage func(*Board, *table.View, game.Event, *table.Motion)
	say   func(*Board, *table.View, game.Event) string
}

// acts are all kinds of events. still and silent are said, not left out.
var acts = [...]act{
	rules.EvCommitted:  {audio.CueToken, still, sayCommitted},
	rules.EvPlaced:     {audio.CueTrainStepWood, placed, sayPlaced},
	rules.EvRound:      {audio.CueTrainWhistle, roundBegins, sayRound},
	rules.EvTurn:       {audio.CueFlip, turnBegins, sayTurn},
	rules.EvDraws:      {audio.CueDeal, draws, sayDraws},
	rules.EvDrawn:      {audio.None, drew, sayDrawn},
	rules.EvReshuffled: {audio.CueShuffle, reshuffled, sayReshuffled},
	rules.EvPlayed:     {audio.CueLay, played, sayPlayed},
	rules.EvPlayedDown: {audio.CueLay, played, sayPlayedDown},
	rules.EvMarked:     {audio.CueSelect, still, sayMarked},
	rules.EvDiscarded:  {audio.None, still, sayDiscarded},
	rules.EvKept:       {audio.CueDeal, kept, sayKept},
	rules.EvStealing:   {audio.CueTrainSteam, stealing, sayStealing},
	rules.EvResolves:   {audio.CueFlip, resolves, sayResolves},
	rules.EvFizzled:    {audio.None, fizzled, sayFizzled},
	rules.EvMoved:      {audio.CueTrainStepWood, moved, sayTo("train/log/moved")},
	rules.EvClimbed:    {audio.CueTrainClimb, climbed, sayClimbed},
	rules.EvKnocked:    {audio.CueTrainStepWood, flung, sayTo("train/log/knocked")},
	rules.EvPushed:     {audio.CueTrainStepWood, flung, sayTo("train/log/pushed")},
	rules.EvFled:       {audio.CueTrainClimb, climbed, sayTo("train/log/fled")},
	rules.EvSwept:      {audio.CueTrainStepTin, flung, sayTo("train/log/swept")},
	rules.EvThrown:     {audio.CueTrainStepTin, flung, sayTo("train/log/thrown")},
	rules.EvMarshal:    {audio.CueTrainMarshal, marshalWalks, sayMarshal},
	rules.EvShot:       {audio.CueTrainShot, shoots, sayShot},
	rules.EvStung:      {audio.CueTrainBullet, stung, sayStung},
	rules.EvSpared:     {audio.CueTrainRicochet, spared, saySpared},
	rules.EvRobbed:     {audio.None, taken, sayRobbed},
	rules.EvPunched:    {audio.CueTrainPunch, punches, sayPunched},
	rules.EvDropped:    {audio.None, dropped, sayDropped},
	rules.EvSnatched:   {audio.CueTrainPurse, snatched, saySnatched},
	rules.EvHappening:  {audio.None, happens, sayHappening},
	rules.EvStrongbox:  {audio.CueTrainStrongbox, boxLaid, sayStrongbox},
	rules.EvLost:       {audio.CueTrainPurse, dropped, sayLost},
	rules.EvRansom:     {audio.CueTrainCash, ransomed, sayRansom},
	rules.EvPicked:     {audio.CueTrainPurse, taken, sayPicked},
	rules.EvDeclined:   {audio.CueToken, declined, sayDeclined},
	rules.EvScore:      {audio.CueTrainCash, scored, sayScore},
	rules.EvGunslinger: {audio.CueTrainShot, gunslinger, sayGunslinger},
	rules.EvWinner:     {audio.CueTrainWhistle, wins, sayWinner},
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
	return m
}

// panOf is where on the board an event is heard.
func (b *Board) panOf(e game.Event) float64 {
	if len(b.plan.cars) == 0 {
		return 0
	}
	for _, r := range [...]game.Ref{e.From, e.To} {
		car := -1
		switch r.Kind {
		case game.RefPawn:
			if r == rules.MarshalRef() {
				car = int(b.now.Sheriff)
			} else if int(r.A) < rules.MaxBandits {
				car = b.now.Bandits[r.A].Spot.Car()
			}
		case game.RefPlace:
			car = int(r.B)
		case game.RefToken:
			if r.A < rules.OnCard {
				car = rules.Spot(r.A).Car()
			}
		}
		if car >= 0 && car < len(b.plan.cars) {
			k := b.plan.cars[car]
			return b.plan.pan(k.left + k.width/2)
		}
	}
	return 0
}

// still shows nothing: what has changed is seen when the next event comes or all have been shown.
func still(*Board, *table.View, game.Event, *table.Motion) {}

// bandit is the bandit in an event's amount or pawn.
func banditIn(n int) int { return max(0, min(n, rules.MaxBandits-1)) }

// pop shows a word over a thing.
func (b *Board) pop(m *table.Motion, over game.Ref, words string, look ui.ChipLook, icon sprites.ID, ms int) {
	e := &effect{draw: bubble, to: over, words: words, look: look, icon: icon}
	m.Tweens = append(m.Tweens, b.add(e, ms, ui.Linear, nil))
}

// over is the pawn of a seat over which words about the seat pop up.
func (b *Board) over(seat game.Seat) game.Ref {
	if seat < 0 {
		return rules.MarshalRef()
	}
	first, _ := b.now.Crewed(seat)
	return rules.PawnRef(first)
}

func placed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	bandit := banditIn(int(e.Amount[0]))
	b.now.Bandits[bandit].Spot = b.spotOf(e.To)
	if b.now.Phase == rules.Placing && bandit == int(b.now.Crew)-1 {
		b.now.Phase = rules.Scheming
	}
	m.Hold = ui.HighlightMS
}

func roundBegins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	b.putBack()
	s.Round = uint8(max(0, min(int(e.Amount[0])-1, rules.Rounds-1)))
	s.Rounds[s.Round] = rules.RoundID(e.Amount[1])
	s.Phase, s.Turn, s.Pos, s.Laid, s.Next = rules.Scheming, 0, 0, 0, 0
	s.First, s.Act = e.Actor, e.Actor
	s.Scheme = [rules.MaxScheme]rules.Played{}
	m.Banner = lang.T("train/banner/round", int(e.Amount[0]))
	if int(e.Amount[0]) == rules.Rounds {
		m.Banner = lang.T("train/banner/last")
	}
}

func turnBegins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Turn = uint8(max(0, int(e.Amount[0])-1))
	b.now.Act, b.now.Pos = b.now.First, 0
	m.Hold = ui.StepMS
	if rules.Icon(e.Amount[1]) == rules.Tunnel {
		m.Cue, m.Hold = audio.CueTrainWhistle, ui.BreathMS
	}
}

func draws(b *Board, v *table.View, e game.Event, m *table.Motion) {
	n := int(e.Amount[0])
	ms := ui.EffectMS
	if e.Rule != 23 { // the hands of a new round: one after the other, quickly
		b.putBack()
		ms = ui.DrawCardMS
	}
	b.pop(m, b.over(e.Actor), lang.T("train/plus", n), ui.PaperChip, sprites.IconCardDraw, ms)
}

// drew counts a card on its way from the deck into the hand; that it happens was shown for all of them at once.
func drew(b *Board, v *table.View, e game.Event, m *table.Motion) {
	p := &b.now.Players[e.Actor]
	p.InDeck -= min(p.InDeck, 1)
	p.InHand = min(p.InHand+1, rules.MaxHand)
}

func reshuffled(b *Board, v *table.View, e game.Event, m *table.Motion) {
	p := &b.now.Players[e.Actor] // what was drawn before it is told only afterwards
	p.InDeck, p.Discards = p.InDeck+uint8(e.Amount[0]), 0
	b.pop(m, b.over(e.Actor), lang.Number(int(e.Amount[0])), ui.PaperChip, sprites.IconCardDraw, ui.StepMS)
}

func played(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	down := e.Kind == rules.EvPlayedDown
	card := rules.Card(e.Face[0])
	if down && card == rules.NoCard {
		card = rules.Hidden
	}
	at := min(int(e.To.C), rules.MaxScheme-1)
	s.Act = e.Actor
	if p := &s.Players[e.Actor]; p.InHand > 0 {
		p.InHand--
	}
	x := &effect{draw: sail, from: e.From, to: e.To, card: card, down: down, above: true}
	m.Tweens = append(m.Tweens, b.add(x, ui.ToTableMS, ui.Standard, func() {
		s.Scheme[at] = rules.Played{Card: card, Seat: e.Actor, Turn: s.Turn, Down: down}
		s.Laid = uint8(at + 1)
	}))
	m.Hold = ui.HighlightMS
}

func kept(b *Board, v *table.View, e game.Event, m *table.Motion) {
	p := &b.now.Players[e.Actor]
	p.InHand = uint8(e.Amount[0])
	p.Discards += uint8(e.Amount[1])
	b.pop(m, b.over(e.Actor), lang.T("train/you/of", int(e.Amount[0]), int(e.Amount[0]+e.Amount[1])), ui.PaperChip, sprites.IconPokerHand, ui.StepMS)
}

func stealing(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Phase, b.now.Next, b.now.Turn = rules.Moving, 0, rules.MaxTurns
	if e.Amount[0] > 0 {
		m.Banner = lang.T("train/banner/stealing")
	}
	if b.now.Expert {
		return
	}
	for i := range b.now.Players { // CE-32
		p := &b.now.Players[i]
		p.InDeck, p.InHand = p.InDeck+p.InHand, 0
	}
}

// putBack returns the card that has been resolved to its owner (CE-37, CE-103).
func (b *Board) putBack() {
	if !b.resolving {
		return
	}
	b.resolving = false
	p := &b.now.Players[b.now.Scheme[b.now.Next].Seat]
	if b.now.Expert {
		p.Discards++
	} else {
		p.InDeck++
	}
	b.now.Next++
}

func resolves(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	b.putBack()
	b.resolving = true
	at := min(int(e.From.C), rules.MaxScheme-1)
	if !s.Scheme[at].Down {
		m.Cue = audio.None
	}
	s.Scheme[at].Card, s.Scheme[at].Down = rules.Card(e.Face[0]), false
	s.Next, s.Phase = uint8(at), rules.Moving
	s.Bandit, s.Act = uint8(banditIn(int(e.Amount[0]))), e.Actor
	m.Hold = ui.StepMS
}
