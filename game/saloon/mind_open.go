package saloon

import "drygulch/game"

// reasons are what mind_why.go can say, and whether it may be told while the match
// runs: boards, positions and Grit everybody sees. That a card is kept, is of little
// use, or that nothing more is worth doing betrays a hand.
var reasons = map[string]bool{
	"saloon.hint.armed":    true,
	"saloon.hint.spare":    true,
	"saloon.hint.better":   true,
	"saloon.hint.reload":   true,
	"saloon.hint.heal":     true,
	"saloon.hint.cover":    true,
	"saloon.hint.blast":    true,
	"saloon.hint.bar":      true,
	"saloon.hint.piano":    true,
	"saloon.hint.reach":    true,
	"saloon.hint.damage":   true,
	"saloon.hint.finish":   true,
	"saloon.hint.boost":    true,
	"saloon.hint.split":    true,
	"saloon.hint.save":     true,
	"saloon.hint.alive":    true,
	"saloon.hint.strike":   true,
	"saloon.hint.harmless": true,
	"saloon.hint.mate":     true,
	"saloon.hint.fill":     true,
	"saloon.hint.keep":     false,
	"saloon.hint.useless":  false,
	"saloon.hint.nothing":  false,
	"saloon.hint.usual":    false,
}

// openly is what everybody can see to speak for a move. An attack is declared in
// secret: what speaks for it is seen when it is carried out.
func openly(before game.State, m game.Move, after game.State, buf []game.Reason) []game.Reason {
	s := before.(*State)
	say := func(key string, amount int, refs ...game.Ref) {
		if key = "saloon.hint." + key; !reasons[key] {
			return
		}
		r := game.Reason{Key: key, Amount: [2]int16{int16(amount)}}
		copy(r.Refs[:], refs)
		buf = append(buf, r)
	}
	switch m.Verb {
	case game.NoMove.Verb, VerbToss, VerbAttack, VerbLuck, VerbAim:
	case VerbCommit:
		if then := after.(*State); then.Depth > 0 && then.top().By == s.Act {
			then.whyHit(then.top(), then.top().Targets, say)
		}
	case VerbBoost:
		if s.Ask == AskBoost {
			s.reasons(m, say)
		}
	default:
		s.reasons(m, say)
	}
	return buf
}
