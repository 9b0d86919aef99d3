package bot

import "drygulch/game"

// natures are the people of the town, by the name of their portrait: each plays in
// his own way, none much better or worse for it.
var natures = map[string]game.Nature{
	"rosa":    {Aggression: 60, Greed: 0, Grudge: 80, Caution: -20, Loyalty: 60, Veil: -40},
	"josiah":  {Aggression: -40, Greed: 20, Grudge: -60, Caution: 70, Loyalty: 80, Veil: 10},
	"mei":     {Aggression: -10, Greed: 60, Grudge: -30, Caution: 40, Loyalty: 20, Veil: 70},
	"silas":   {Aggression: 30, Greed: 80, Grudge: 30, Caution: 10, Loyalty: -80, Veil: 80},
	"pearl":   {Aggression: -30, Greed: 70, Grudge: 50, Caution: 20, Loyalty: -10, Veil: 90},
	"kid":     {Aggression: 100, Greed: -20, Grudge: 40, Caution: -90, Loyalty: 10, Veil: -80},
	"nell":    {Aggression: 20, Greed: 10, Grudge: 0, Caution: 60, Loyalty: 90, Veil: -20},
	"amos":    {Aggression: -60, Greed: 40, Grudge: 20, Caution: 80, Loyalty: 30, Veil: 20},
	"eli":     {Aggression: 0, Greed: -40, Grudge: -80, Caution: 50, Loyalty: 70, Veil: 50},
	"hattie":  {Aggression: 40, Greed: 30, Grudge: 90, Caution: -10, Loyalty: 40, Veil: -30},
	"bill":    {Aggression: 90, Greed: 70, Grudge: 60, Caution: -70, Loyalty: -60, Veil: -60},
	"lupe":    {Aggression: 10, Greed: 50, Grudge: 70, Caution: 30, Loyalty: 50, Veil: 60},
	"whitlow": {Aggression: -80, Greed: 0, Grudge: -70, Caution: 90, Loyalty: 60, Veil: 0},
	"zeke":    {Aggression: 50, Greed: 90, Grudge: 10, Caution: -40, Loyalty: -30, Veil: 10},
	"chen":    {Aggression: -20, Greed: 30, Grudge: 0, Caution: 30, Loyalty: 40, Veil: 80},
	"otto":    {Aggression: 70, Greed: 10, Grudge: 20, Caution: 20, Loyalty: 30, Veil: -70},
	"ruth":    {Aggression: -70, Greed: 80, Grudge: 10, Caution: 70, Loyalty: 10, Veil: 40},
	"cole":    {Aggression: 80, Greed: -50, Grudge: -20, Caution: -30, Loyalty: 80, Veil: 30},
}

// As lets the bot play like one of the people of the town, by the name of the
// portrait; like nobody in particular if there is none of that name. The same seed
// then gives other choices, but each person the same.
func (b *Bot) As(who string) { b.nature = natures[who] }

// Person tells whether there is one of that name in town.
func Person(who string) bool {
	_, ok := natures[who]
	return ok
}

// liking fills b.like with how much the bot's nature likes each of b.moves.
func (b *Bot) liking(view game.State) {
	b.like = b.like[:0]
	for range b.moves {
		b.like = append(b.like, 1)
	}
	if mind, ok := b.brain.(game.Natured); ok && b.nature != (game.Nature{}) {
		mind.Liking(b.nature, view, b.moves, b.like)
	}
}

// worthwhile is the least part of the thinking that went into the best move which a
// move must have had too, for liking it to count.
const worthwhile = 0.5

// bestLiked is the index of the move that was looked into most, weighed by how the bot likes it
// where that is close; of moves alike the one that did better; without any thought
// the one that seems best at sight.
func (b *Bot) bestLiked() int {
	most := float32(0)
	for _, t := range b.thoughts {
		most = max(most, t.Share)
	}
	best, score := -1, float32(-1)
	for i, t := range b.thoughts {
		s := t.Share
		if s >= float32(worthwhile*most) {
			s *= b.like[i]
		} else {
			s *= 0.5 // no liking lifts it above those
		}
		switch {
		case best < 0 || s > score:
		case s < score:
			continue
		case t.Worth < b.thoughts[best].Worth || t.Worth == b.thoughts[best].Worth && b.weight[i] <= b.weight[best]:
			continue
		}
		best, score = i, s
	}
	return best
}
