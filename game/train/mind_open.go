package train

import "drygulch/game"

// reasons are what mind_why.go can say, and whether it may be told while the match
// runs: the train, the loot and the cards that lie face up everybody sees; what is in
// a hand nobody else.
var reasons = map[string]bool{
	"train.hint.robbery":    true,
	"train.hint.fire":       true,
	"train.hint.punch":      true,
	"train.hint.move":       true,
	"train.hint.climb":      true,
	"train.hint.marshal":    true,
	"train.hint.secret":     true,
	"train.hint.take":       true,
	"train.hint.loot-there": true,
	"train.hint.rich":       true,
	"train.hint.meets":      true,
	"train.hint.draw":       false,
	"train.hint.keep":       false,
	"train.hint.usual":      false,
}

// openly is what everybody can see to speak for a move. The pile is projected
// without the cards that lie face down, purses count as much as one does on average.
func openly(before game.State, m game.Move, _ game.State, buf []game.Reason) []game.Reason {
	s := before.(*State)
	switch m.Verb {
	case VerbPlayDown:
		return append(buf, game.Reason{Key: "train.hint.secret"})
	case VerbPlay:
		if s.Icon() == Tunnel {
			return append(buf, game.Reason{Key: "train.hint.secret"})
		}
	case VerbMove, VerbFire, VerbRob, VerbPunch, VerbLead, VerbPick:
	default:
		return buf
	}
	start := len(buf)
	buf = new(brain).Why(s, m, buf)
	n := start
	for _, r := range buf[start:] {
		if reasons[r.Key] {
			buf[n] = r
			n++
		}
	}
	return buf[:n]
}
