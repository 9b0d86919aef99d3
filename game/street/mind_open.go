package street

import "drygulch/game"

// reasons are what mind_why.go can say, and whether it may be told while the match
// runs. What all saw says who may stand where (Side.May), and who has seen a token is
// no secret either. Who really stands there, why somebody was moved, and what is known
// of a token that not all have seen is his alone.
var reasons = map[string]bool{
	"street.hint.hide":        true,
	"street.hint.look":        true,
	"street.hint.sure":        true,
	"street.hint.shot":        true,
	"street.hint.call":        true,
	"street.hint.news":        true,
	"street.hint.free":        true,
	"street.hint.stand":       true,
	"street.hint.layout":      false,
	"street.hint.ready":       false,
	"street.hint.aim":         false,
	"street.hint.mix":         false,
	"street.hint.guess":       false,
	"street.hint.tokens":      false,
	"street.hint.draw":        false,
	"street.hint.keep-hidden": false,
	"street.hint.usual":       false,
}

// openly is what everybody can see to speak for a move.
func openly(before game.State, m game.Move, _ game.State, buf []game.Reason) []game.Reason {
	s := before.(*State)
	side := s.SideOf(s.Act)
	rival := &s.Sides[1-side]
	x, y := int(m.Args[0]), int(m.Args[1])
	say := func(key string, chance int, ref game.Ref) []game.Reason {
		return append(buf, game.Reason{Key: "street.hint." + key, Refs: [2]game.Ref{ref}, Amount: [2]int16{int16(chance / 10)}})
	}
	switch m.Verb {
	case VerbStreet:
		for _, c := range [...]int{x, y} {
			if d := &s.Sides[side]; d.May[c].one() && secrecy[d.May[c].first()] > secrecy[Reverend] {
				return say("hide", 0, SlotRef(side, c))
			}
		}
	case VerbLook:
		return say("look", 0, CellRef(x))
	case VerbTake, VerbClaim:
		if s.Cells[x].Known.Has(s.Act) {
			return say("sure", 0, CellRef(x))
		}
	case VerbAbility:
		switch at := SlotRef(1-side, y); Role(x) {
		case Hitman:
			return say("shot", rival.chance(y, Governor), at)
		case Scout:
			return say("news", 0, at)
		case Sheriff, Reporter, Bandit:
			return say("call", rival.chance(y, Role(m.Args[2])), at)
		}
	case VerbRelease:
		return say("free", 0, game.Ref{})
	case VerbAnswer:
		if m.Args[0] == Stands {
			return say("stand", 0, game.Ref{})
		}
	}
	return buf
}
