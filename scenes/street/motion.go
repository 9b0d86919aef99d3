package street

import (
	"slices"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// act is how one kind of event looks and sounds, and what the log says of it.
type act struct {
	cue   audio.Cue // what is heard when it begins; None: nothing
	stage func(*Board, *table.View, game.Event, *table.Motion)
	say   func(*table.View, game.Event) string
}

// acts are all kinds of events. still and unsaid are said, not left out.
var acts = [...]act{
	rules.EvSwapped:     {audio.CueLay, swapped, unsaid},
	rules.EvReady:       {audio.CueToken, readied, sayReady},
	rules.EvSaloon:      {audio.CueFlip, opened, saySaloon},
	rules.EvStarts:      {audio.CueRound, starts, sayStarts},
	rules.EvTurn:        {audio.None, turnBegins, sayTurn},
	rules.EvMoved:       {audio.CueDeal, moved, sayMoved},
	rules.EvTakenUp:     {audio.CueDeal, takesUp, unsaid},
	rules.EvLeft:        {audio.None, leaves, sayLeft},
	rules.EvEntered:     {audio.CueDeal, enters, sayEntered},
	rules.EvShown:       {audio.CueStreetTurned, turnsUp, sayShown},
	rules.EvTurnedBack:  {audio.CueFlip, turnsBack, unsaid},
	rules.EvPeeked:      {audio.CueStreetLook, peeks, sayPeeked},
	rules.EvCalledToken: {audio.CueStreetCall, callsToken, sayCalledToken},
	rules.EvCalledRole:  {audio.CueStreetCall, callsRole, sayCalledRole},
	rules.EvTurnedUp:    {audio.None, tokenUp, sayTurnedUp},
	rules.EvTurnedDown:  {audio.CueStreetWrong, tokenDown, unsaid},
	rules.EvTook:        {audio.CueStreetRight, took, sayTook},
	rules.EvSlid:        {audio.CueStreetSlide, slid, unsaid},
	rules.EvSpent:       {audio.CueToken, spent, saySpent},
	rules.EvShot:        {audio.CueStreetShot, shot, sayShot},
	rules.EvSaved:       {audio.CueStreetEscape, saved, saySaved},
	rules.EvArrested:    {audio.CueStreetHandcuffs, arrested, sayArrested},
	rules.EvCancelled:   {audio.CueStreetEscape, cancelled, sayCancelled},
	rules.EvAsked:       {audio.None, asked, sayAsked},
	rules.EvDeclined:    {audio.None, declined, sayDeclined},
	rules.EvImmobilized: {audio.CueStreetHandcuffs, immobilized, sayImmobilized},
	rules.EvRecovered:   {audio.CueToken, recovered, sayRecovered},
	rules.EvFreed:       {audio.CueStreetEscape, freed, sayFreed},
	rules.EvWrong:       {audio.CueStreetWrong, wrong, sayWrong},
	rules.EvRearranged:  {audio.CueStreetSlide, rearranged, sayRearranged},
	rules.EvDanced:      {audio.CueDeal, danced, sayDanced},
	rules.EvHeadlined:   {audio.CueStreetNewspaper, headlined, sayHeadlined},
	rules.EvMisprint:    {audio.CueStreetWrong, misprinted, sayMisprint},
	rules.EvStole:       {audio.CueStreetSteal, stole, sayStole},
	rules.EvNothing:     {audio.CueStreetWrong, nothing, sayNothing},
	rules.EvEnded:       {audio.None, still, sayEnded},
	rules.EvSuddenDeath: {audio.CueStreetSudden, suddenDeath, saySuddenDeath},
	rules.EvWinner:      {audio.None, wins, sayWinner},
	rules.EvDraw:        {audio.None, draws, sayDraw},
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
	switch words := a.say(v, e); {
	case words == "" || e.Rule == turnRule:
	case m.Cue == audio.CueStreetHeld: // no word before the face is seen
		m.Tweens = append(m.Tweens, ui.Tween{For: ui.BreathMS + ui.RevealMS, Done: func() { b.hear(table.Line{Actor: e.Actor, Text: words, Rule: e.Rule}) }})
	default:
		b.hear(table.Line{Actor: e.Actor, Text: words, Rule: e.Rule})
	}
	return m
}

// panOf is where on the board an event is heard.
func (b *Board) panOf(e game.Event) float64 {
	for _, r := range [...]game.Ref{e.To, e.From} {
		if r.Kind == game.RefPlace || r.Kind == game.RefToken {
			return b.plan.pan(b.point(r).X)
		}
	}
	return 0
}

// newest is how many lines of the log are kept for the board.
const newest = 6

// turnRule is the rule of the line that says whose turn it is, which the banner says all the time.
const turnRule = 10

// worthTelling are the newest lines of the log without those that say nothing new. It changes the list.
func worthTelling(lines []table.Line) []table.Line {
	lines = slices.DeleteFunc(lines, func(l table.Line) bool { return l.Rule == turnRule })
	return lines[:min(len(lines), newest)]
}

// hear puts what an event says before the other lines.
func (b *Board) hear(line table.Line) {
	b.news = append(b.news, table.Line{})
	copy(b.news[1:], b.news)
	b.news[0] = line
	b.news = b.news[:min(len(b.news), newest)]
}

// still shows nothing: what has changed is seen when all has been shown.
func still(*Board, *table.View, game.Event, *table.Motion) {}

// play lets an effect run.
func (b *Board) play(m *table.Motion, e *effect, ms int, ease ui.Easing, after func()) {
	m.Tweens = append(m.Tweens, b.add(e, ms, ease, after))
}

// pop shows words over a thing.
func (b *Board) pop(m *table.Motion, over game.Ref, words string, look ui.ChipLook, icon sprites.ID, ms int) {
	b.play(m, &effect{draw: bubble, to: over, words: words, look: look, icon: icon}, ms, ui.Linear, nil)
}

// roleIn is the role in an event's amount.
func roleIn(e game.Event) rules.Role {
	if e.Amount[0] < 0 || int(e.Amount[0]) >= len(rules.RoleNames) {
		return rules.NoRole
	}
	return rules.Role(e.Amount[0])
}

// tokenIn is the token in an event's amount.
func tokenIn(e game.Event) rules.Token {
	if e.Amount[0] < 0 || int(e.Amount[0]) >= len(rules.TokenNames) {
		return rules.NoToken
	}
	return rules.Token(e.Amount[0])
}

// roleAt is who stands in a place of a row or a saloon, as a state shows it.
func roleAt(s *rules.State, r game.Ref) *rules.Role {
	d := &s.Sides[r.B&1]
	switch {
	case r.Kind != game.RefPlace:
	case r.A == rules.PlaceStreet && r.C < rules.Columns:
		return &d.Row[r.C]
	case r.A == rules.PlaceSaloon && r.C < rules.Saloon:
		return &d.Saloon[r.C]
	}
	return new(rules.Role)
}

// slot is who the picture shows in a place.
func (b *Board) slot(r game.Ref) *rules.Role { return roleAt(&b.now, r) }

// side is the side that a seat plays.
func (b *Board) side(seat game.Seat) *rules.Side { return &b.now.Sides[b.now.SideOf(seat)&1] }
