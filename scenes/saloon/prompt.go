package saloon

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/saloon"
)

// Prompt implements table.Board.
func (b *Board) Prompt(v *table.View) table.Prompt {
	s := known(v)
	me := s.Actor()
	if me == game.NoSeat {
		return table.Prompt{}
	}
	p := table.Prompt{Title: b.title(v, s, me)}
	switch s.Ask {
	case rules.AskBlock:
		p.Alarm = true
		p.Ask = b.blockAsk(v, s)
	case rules.AskDeclare, rules.AskAim:
		if a, ok := drafting(v); ok {
			p.Ask = b.declareAsk(v, s, &a)
			p.Hand = b.draftBill(v, &a)
		}
	case rules.AskOption:
		p.Ask = lang.T("saloon/ask/option", kindName(rules.TwoForTheRoad))
	case rules.AskDrop:
		p.Ask = lang.T("saloon/ask/drop", weaponName(s.Boards[me][rules.Fist].Kind), weaponName(s.Boards[me][rules.Holster].Kind))
	case rules.AskScavenge:
		p.Ask = scavengeAsk(s, me)
	case rules.AskCover:
		p.Ask = lang.T("saloon/ask/cover")
		if s.Restricted.Has(me) {
			p.Ask = lang.T("saloon/ask/cover/restricted")
		}
	case rules.AskDive:
		p.Ask = lang.T("saloon/ask/dive")
		if s.Where[me] == rules.Balcony {
			p.Ask = lang.T("saloon/ask/dive/balcony")
		}
	case rules.AskEnd:
		p.Ask = lang.T("saloon/ask/end")
		if s.Teams > 0 && !s.Gave && s.InHand[me] > 0 {
			p.Ask = lang.T("saloon/ask/end/give")
		}
	case rules.AskSetup:
		p.Ask = lang.T("saloon/ask/setup")
	default:
		p.Ask = lang.T("saloon/ask/" + rules.AskNames[s.Ask])
	}
	if hint := b.hint(v, s); hint != "" {
		p.Ask, p.Hand = hint, hint
	}
	if words, ok := b.atLength(v); ok {
		p.Hand = words
	}
	return p
}

// title names what the table waits for.
func (b *Board) title(v *table.View, s *rules.State, me game.Seat) string {
	switch s.Ask {
	case rules.AskSetup:
		return lang.T("saloon/title/setup")
	case rules.AskBlock:
		if a, ok := s.Attacking(); ok {
			return lang.T("saloon/title/block", v.FirstName(a.By))
		}
	case rules.AskCounter:
		if a, ok := s.Attacking(); ok {
			return lang.T("saloon/title/counter", v.FirstName(a.By))
		}
	case rules.AskDeclare, rules.AskAim:
		if a, ok := drafting(v); ok {
			return weaponIn(&a)
		}
	case rules.AskTeam, rules.AskBoost, rules.AskShield, rules.AskGang, rules.AskOption:
		return lang.T("saloon/title/" + rules.AskNames[s.Ask])
	case rules.AskQuick, rules.AskDrop:
		return lang.T("saloon/title/quick")
	}
	return lang.T("saloon/title/phase", lang.T("saloon/phase/"+dashed(rules.PhaseNames[s.Phase])))
}

// blockAsk says what comes at the target before he blocks (HN-133).
func (b *Board) blockAsk(v *table.View, s *rules.State) string {
	a, ok := s.Attacking()
	if !ok || a.At < 0 {
		return lang.T("saloon/ask/block", 0)
	}
	x := against(s, &a, a.At)
	if x.Loss == 0 {
		return lang.T("saloon/ask/block/none")
	}
	return lang.T("saloon/ask/block", x.Loss)
}

// declareAsk says what the declared attack still wants.
func (b *Board) declareAsk(v *table.View, s *rules.State, a *rules.Attack) string {
	if a.Targets != 0 && aimedAt(v) == 0 || a.Way == rules.Counter {
		if at := firstOf(a.Targets); at != game.NoSeat {
			return lang.T("saloon/ask/attack", v.FirstName(at), against(s, a, at).Loss)
		}
	}
	if a.Targets != 0 {
		return lang.T("saloon/ask/aim/more")
	}
	if s.Teams > 0 && s.Ask == rules.AskDeclare {
		return lang.T("saloon/ask/boosts")
	}
	key := "saloon/ask/aim/"
	if s.Ask == rules.AskAim {
		key = "saloon/ask/who/"
	}
	return lang.T(key + rules.TypeNames[a.Type])
}

// scavengeAsk says how many cards will be drawn as it stands.
func scavengeAsk(s *rules.State, me game.Seat) string {
	toss := 0
	for k := rules.Peacemaker; k <= rules.LowWhistle; k++ {
		toss += count(s.Chosen, k)
	}
	size := handSize
	if s.Advanced && s.Characters[me] == rules.Slick {
		size++
	}
	return lang.T("saloon/ask/scavenge", toss, max(0, size-int(s.InHand[me])+toss))
}

// handSize is up to how many cards a hand is filled (HN-19); Slick Delaney's up to one more.
const handSize = 7

// hint says what the things tapped so far will do, or what is to be tapped next; empty: nothing is tapped.
func (b *Board) hint(v *table.View, s *rules.State) string {
	prefix := v.Picker.Prefix()
	if len(prefix) == 0 {
		return ""
	}
	last := prefix[len(prefix)-1]
	switch {
	case last.Kind == game.RefPlace && last.A == rules.PlacePosition:
		return b.Label(v, last)
	case last.Kind == game.RefPawn && mine(v, last):
		if free := legalPlaces(v); free == 1 {
			return lang.T("saloon/hint/move/one")
		}
		return lang.T("saloon/hint/move")
	case last.Kind == game.RefPawn:
		return lang.T("saloon/hint/move/mate", v.FirstName(seatOf(last)))
	case last.Kind == game.RefCard && last.A == rules.ZoneHand && v.Viewer != game.NoSeat:
		return b.cardHint(v, s, s.HandCard(v.Viewer, int(last.C)))
	case last.Kind == game.RefPlace && last.A == rules.PlaceSlot:
		if w, ok := slotAt(s, last); ok && w.Kind != rules.NoKind {
			return lang.T("saloon/hint/weapon", kindName(w.Kind))
		}
	case last == rules.ActionRef(rules.ActionGun):
		return lang.T("saloon/hint/gun")
	case last == rules.ActionRef(rules.ActionMelee):
		return lang.T("saloon/hint/melee")
	}
	return ""
}

// atLength says what the banner has no room for: what the position gives, or the boost or team card does, that was
// tapped last; ok is false if none was.
func (b *Board) atLength(v *table.View) (words string, ok bool) {
	prefix := v.Picker.Prefix()
	if len(prefix) == 0 {
		return "", false
	}
	last := prefix[len(prefix)-1]
	if pos := positionIn(last); pos != rules.Nowhere {
		return lang.T("saloon/hint/place", placeName(pos), gives(pos)), true
	}
	s := known(v)
	if last.Kind != game.RefCard || last.A != rules.ZoneHand || v.Viewer == game.NoSeat || s.Ask == rules.AskEnd {
		return "", false
	}
	k := s.HandCard(v.Viewer, int(last.C))
	if f := k.Face().Family; f != rules.BoostFamily && f != rules.TeamFamily {
		return "", false
	}
	return lang.T("saloon/card/" + key(k) + "/text"), true
}

// legalPlaces counts the positions that can be tapped now.
func legalPlaces(v *table.View) int {
	n := 0
	for _, r := range v.Picker.Next(nil) {
		if positionIn(r) != rules.Nowhere {
			n++
		}
	}
	return n
}

// cardHint says what a tapped card will do.
func (b *Board) cardHint(v *table.View, s *rules.State, k rules.Kind) string {
	f := k.Face()
	switch {
	case s.Ask == rules.AskEnd && v.Mark(rules.ActionRef(rules.ActionHeal)) == table.Legal:
		return lang.T("saloon/hint/heal")
	case s.Ask == rules.AskEnd:
		return lang.T("saloon/hint/end", kindName(k))
	case f.Family == rules.GunFamily || f.Family == rules.MeleeFamily:
		if f.Holster {
			return lang.T("saloon/hint/equip/either", kindName(k))
		}
		return lang.T("saloon/hint/equip", kindName(k))
	case f.Family == rules.ReloadFamily:
		return lang.T("saloon/hint/reload", kindName(k), int(f.Max))
	case f.Family == rules.BlockFamily:
		return b.blockHint(s, k)
	case f.Family == rules.TeamFamily:
		if asks, ok := teamAsks[k]; ok {
			return lang.T(asks, kindName(k))
		}
		return lang.T("saloon/hint/play", kindName(k))
	case len(f.Options) > 0 && s.Ask == rules.AskDeclare:
		return lang.T("saloon/ask/option", kindName(k))
	}
	return lang.T("saloon/hint/add", kindName(k))
}

// teamAsks are what is to be tapped next after a team card that wants more than to be played.
var teamAsks = map[rules.Kind]string{
	rules.ScootOver: "saloon/hint/play/pawn", rules.CatchPartner: "saloon/hint/play/weapon", rules.ShareTheShells: "saloon/hint/play/gun",
	rules.LowWhistle: "saloon/hint/play/cards", rules.GangUp: "saloon/hint/play/target",
}

// blockHint says what a block leaves of the attack.
func (b *Board) blockHint(s *rules.State, k rules.Kind) string {
	a, ok := s.Attacking()
	if !ok || a.At < 0 || s.Ask != rules.AskBlock {
		return lang.T("saloon/card/" + key(k) + "/text")
	}
	a.Block = k
	return lang.T("saloon/hint/block", kindName(k), against(s, &a, a.At).Loss)
}
