package saloon

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// act is how one kind of event looks and sounds, and what the log says of it.
type act struct {
	cue   audio.Cue // what is heard when it begins; None: nothing
	stage func(*Board, *table.View, game.Event, *table.Motion)
	say   func(*Board, *table.View, game.Event) string
}

// acts are all kinds of events. still and unsaid are said, not left out.
var acts = [...]act{
	rules.EvDealt:          {audio.CueDeal, still, sayDealt},
	rules.EvDrawn:          {audio.None, drew, sayDrawn},
	rules.EvTurn:           {audio.None, turnBegins, sayTurn},
	rules.EvStep:           {audio.None, still, unsaid},
	rules.EvPlaced:         {audio.CueToken, placed, sayPlaced},
	rules.EvTossed:         {audio.CueLay, tossed, sayTossed},
	rules.EvDraws:          {audio.CueDeal, draws, sayDraws},
	rules.EvReshuffled:     {audio.CueShuffle, reshuffled, sayReshuffled},
	rules.EvEquipped:       {audio.CueLay, equipped, sayEquipped},
	rules.EvReplaced:       {audio.CueLay, discarded, sayReplaced},
	rules.EvLoaded:         {audio.CueSaloonLoader, loaded, sayLoaded},
	rules.EvLoaderShuffled: {audio.CueShuffle, loaderShuffled, sayLoaderShuffled},
	rules.EvShifted:        {audio.CueLay, shifted, sayShifted},
	rules.EvReloaded:       {audio.CueSaloonReload, reloaded, sayReloaded},
	rules.EvSwigged:        {audio.CueSaloonJug, swigged, saySwigged},
	rules.EvQuickDraw:      {audio.CueSaloonQuickDraw, quickDraw, sayQuickDraw},
	rules.EvDived:          {audio.CueSaloonDive, dived, sayDived},
	rules.EvAttack:         {audio.None, attacks, sayAttack},
	rules.EvCounter:        {audio.None, attacks, sayCounter},
	rules.EvSwung:          {audio.None, swung, saySwung},
	rules.EvSwooped:        {audio.None, swooped, saySwooped},
	rules.EvLuck:           {audio.None, luck, sayLuck},
	rules.EvBoost:          {audio.CueLay, boosts, sayBoost},
	rules.EvOption:         {audio.CueLay, option, sayOption},
	rules.EvAimed:          {audio.None, aimed, sayAimed},
	rules.EvSpare:          {audio.None, spares, saySpare},
	rules.EvBlocked:        {audio.CueSaloonBlock, blocked, sayBlocked},
	rules.EvNoBlock:        {audio.None, still, sayNoBlock},
	rules.EvVoid:           {audio.CueRefused, void, sayVoid},
	rules.EvHit:            {audio.None, hit, sayHit},
	rules.EvMissed:         {audio.None, hit, sayMissed},
	rules.EvSpilled:        {audio.CueSaloonSpittoon, discarded, saySpilled},
	rules.EvDropped:        {audio.CueSaloonClub, dropped, sayDropped},
	rules.EvRestricted:     {audio.CueSaloonShackle, restricted, sayRestricted},
	rules.EvFreed:          {audio.None, freed, sayFreed},
	rules.EvHealed:         {audio.CueSaloonPour, healed, sayHealed},
	rules.EvDoomed:         {audio.None, doomed, sayDoomed},
	rules.EvLapsed:         {audio.CueRefused, lapsed, sayLapsed},
	rules.EvDeclined:       {audio.None, still, sayDeclined},
	rules.EvOut:            {audio.CueSaloonOut, knockedOut, sayOut},
	rules.EvLeft:           {audio.None, left, unsaid},
	rules.EvMoved:          {audio.CueSaloonStairs, moved, sayMoved},
	rules.EvTraded:         {audio.CueLay, discarded, sayTraded},
	rules.EvGave:           {audio.CueDeal, gave, sayGave},
	rules.EvTeamCard:       {audio.CueLay, teamCard, sayTeamCard},
	rules.EvCrossfire:      {audio.CueSaloonRevolver, crossfire, sayCrossfire},
	rules.EvCoverMe:        {audio.CueSaloonBlock, coverMe, sayCoverMe},
	rules.EvSteppedIn:      {audio.CueSaloonFist, steppedIn, saySteppedIn},
	rules.EvCaught:         {audio.CueSaloonQuickDraw, caught, sayCaught},
	rules.EvStalemate:      {audio.None, still, sayStalemate},
	rules.EvOver:           {audio.None, over, sayOver},
	rules.EvWinner:         {audio.None, wins, sayWinner},
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

// panOf is where on the board an event is heard: where its pawn stands.
func (b *Board) panOf(e game.Event) float64 {
	for _, r := range [...]game.Ref{e.To, e.From} {
		if pos := positionIn(r); pos != rules.Nowhere {
			return b.plan.pan(b.plan.places[pos].plate.Center().X)
		}
		if seat := seatIn(&b.now, r); seat != game.NoSeat {
			return b.plan.pan(b.chest(seat).X)
		}
	}
	if e.Actor >= 0 {
		return b.plan.pan(b.chest(e.Actor).X)
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
func (b *Board) fly(m *table.Motion, from, to game.Ref, k rules.Kind, after func()) {
	m.Tweens = append(m.Tweens, b.add(&effect{draw: sail, from: from, to: to, card: k}, ui.ToTableMS, ui.Standard, after))
}

// show holds a card up that somebody plays.
func (b *Board) show(m *table.Motion, from game.Ref, k rules.Kind) {
	m.Tweens = append(m.Tweens, b.add(&effect{draw: shows, from: from, card: k}, ui.ToTableMS+ui.EffectMS, ui.Linear, nil))
}

// faceOf is the card in an event; NoKind, if the viewer did not see it.
func faceOf(e game.Event) rules.Kind {
	if k := rules.Kind(e.Face[0]); inSight(k) {
		return k
	}
	return rules.NoKind
}

// The picture's cards move as the events tell.

// lose takes a card out of a seat's hand, as far as its number goes.
func (b *Board) lose(seat game.Seat) {
	if seat >= 0 && int(seat) < int(b.now.Seats) {
		b.now.InHand[seat] -= min(b.now.InHand[seat], 1)
	}
}

// gain puts a card into a seat's hand, as far as its number goes.
func (b *Board) gain(seat game.Seat) {
	if seat >= 0 && int(seat) < int(b.now.Seats) {
		b.now.InHand[seat]++
	}
}

// toss lays a card on the discard pile.
func (b *Board) toss(k rules.Kind) {
	if s := &b.now; k != rules.NoKind && int(s.InDiscard) < len(s.Discard) {
		s.Discard[s.InDiscard] = k
		s.InDiscard++
	}
}

// lay puts a card among those that are played and not yet discarded.
func (b *Board) lay(k rules.Kind) {
	if s := &b.now; int(s.InPlay) < len(s.Play) {
		s.Play[s.InPlay] = k
		s.InPlay++
	}
}

// slotIn is the weapon slot in an event's Ref; nil: it is none.
func (b *Board) slotIn(r game.Ref) *rules.Weapon {
	if _, ok := slotAt(&b.now, r); !ok {
		return nil
	}
	return &b.now.Boards[r.B][r.C]
}

// leaves takes a card from where an event says that it was.
func (b *Board) leaves(r game.Ref) {
	if w := b.slotIn(r); w != nil {
		*w = rules.Weapon{}
		return
	}
	b.lose(seatIn(&b.now, r))
}
