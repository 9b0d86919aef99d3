package train

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// Prompt implements table.Board.
func (b *Board) Prompt(v *table.View) table.Prompt {
	s := known(v)
	prefix := v.Picker.Prefix()
	me := b.called(v, int(s.Bandit)%rules.MaxBandits)
	resolving := lang.T("train/title/scheme")
	if p, ok := s.Resolving(); ok {
		resolving = lang.T("train/title/resolve", cardOf(s, p.Card))
	}
	ask := func(key string, args ...any) table.Prompt {
		return table.Prompt{Title: resolving, Ask: lang.T(key, args...)}
	}
	switch s.Phase {
	case rules.Placing:
		p := ask("train/ask/place")
		if len(prefix) > 0 {
			p = ask("train/ask/place/where", character(s, int(prefix[0].A)))
		}
		p.Title = lang.T("train/title/place")
		return p
	case rules.Scheming:
		return b.schemePrompt(v, s, prefix)
	case rules.Moving:
		if chosen(prefix, game.RefPlace) {
			return ask("train/ask/move/there", me)
		}
		return ask("train/ask/move", me)
	case rules.Firing:
		if chosen(prefix, game.RefPawn) {
			return ask("train/ask/fire/at", me, b.called(v, int(prefix[0].A)))
		}
		return ask("train/ask/fire", me)
	case rules.Robbing:
		if chosen(prefix, game.RefToken) {
			return ask("train/ask/rob/it", me)
		}
		return ask("train/ask/rob", me)
	case rules.Punching:
		return b.punchPrompt(v, prefix, me, ask)
	case rules.Leading:
		if chosen(prefix, game.RefPlace) {
			return ask("train/ask/lead/there")
		}
		return ask("train/ask/lead")
	case rules.Picking:
		p := ask("train/ask/pick", me)
		p.Title = lang.T("train/title/pick")
		return p
	case rules.Keeping:
		return b.keepPrompt(s)
	}
	return table.Prompt{}
}

// called is what a bandit is called in a prompt: by the first name on phones, whose banner has one short line.
func (b *Board) called(v *table.View, bandit int) string {
	if s := known(v); b.plan.slim && !s.Teams {
		return v.FirstName(s.Owner(bandit))
	}
	return who(v, bandit)
}

// chosen tells whether something of a kind has been tapped first.
func chosen(prefix []game.Ref, kind game.RefKind) bool {
	return len(prefix) > 0 && prefix[0].Kind == kind
}

func (b *Board) punchPrompt(v *table.View, prefix []game.Ref, me string, ask func(string, ...any) table.Prompt) table.Prompt {
	if len(prefix) == 0 {
		return ask("train/ask/punch", me)
	}
	target := b.called(v, int(prefix[0].A))
	for _, r := range v.Picker.Next(nil) {
		switch r.Kind {
		case game.RefToken:
			return ask("train/ask/punch/loot", target)
		case game.RefChoice:
			return ask("train/ask/punch/take", me)
		}
	}
	return ask("train/ask/punch/where", target)
}

// schemePrompt asks for a go of Schemin'.
func (b *Board) schemePrompt(v *table.View, s *rules.State, prefix []game.Ref) table.Prompt {
	p := table.Prompt{Title: lang.T("train/title/scheme")}
	n := drawn(s)
	hand := s.HandOf(s.Act)
	cards := 0
	for _, c := range hand {
		if k := c.Kind(); k != rules.Bullet && k != rules.NoKind {
			cards++
		}
	}
	key := "train/ask/scheme"
	switch {
	case n == 0:
		key = "train/ask/scheme/no-draw"
	case cards == 0:
		key = "train/ask/scheme/no-card"
	case s.Icon() == rules.SpeedingUp && !s.Second:
		key = "train/ask/scheme/first"
	case s.Icon() == rules.SpeedingUp:
		key = "train/ask/scheme/second"
	case s.Icon() == rules.Tunnel:
		key = "train/ask/scheme/down"
	case offers(v, rules.ActionRef(rules.ActionPlayDown)):
		key = "train/ask/scheme/ghost"
	}
	p.Ask = lang.T(key, n)
	if chosen(prefix, game.RefCard) && prefix[0].A == rules.ZoneHand && int(prefix[0].C) < len(hand) {
		c := hand[prefix[0].C].Face()
		p.Hand = cardHint(s, c)
		p.Ask = p.Hand
		if b.plan.slim { // the banner of a phone has one short line
			p.Ask = lang.T("train/ask/scheme/chosen", cardOf(s, c))
		}
	}
	return p
}

// offers tells whether an action is among the ways of this decision.
func offers(v *table.View, action game.Ref) bool {
	for _, r := range v.Picker.Last(nil) {
		if r == action {
			return true
		}
	}
	return false
}

// cardHint says what a card will do when its turn comes, as far as that can be said now.
func cardHint(s *rules.State, c rules.Card) string {
	bandit := s.Bandits[min(c.Bandit(), rules.MaxBandits-1)]
	key := "train/hint/" + rules.KindNames[c.Kind()]
	switch {
	case c.Kind() == rules.Move && bandit.Spot.Level() == rules.Roof:
		key += "/roof"
	case c.Kind() == rules.Move:
		key += "/inside"
	case c.Kind() == rules.Fire && bandit.Bullets == 0:
		key += "/empty"
	}
	hint := lang.T(key)
	if s.Teams && c.Kind() != rules.Marshal {
		hint = lang.T("train/hint/team", lang.T("train/hint/for", character(s, c.Bandit())), hint)
	}
	return hint
}

// keepPrompt asks which cards to keep (CE-102), with how many have been chosen so far.
func (b *Board) keepPrompt(s *rules.State) table.Prompt {
	keep, of := keeping(s)
	p := table.Prompt{Title: lang.T("train/title/keep"), Hand: lang.T("train/ask/keep", keep, of)}
	p.Ask = p.Hand
	if b.plan.slim {
		p.Ask = lang.T("train/ask/keep/short", keep, of)
	}
	return p
}

// keeping counts the cards that the actor has chosen to keep, and those that could be.
func keeping(s *rules.State) (keep, of int) {
	if s.Act < 0 {
		return 0, 0
	}
	for _, c := range s.HandOf(s.Act) {
		if k := c.Kind(); k == rules.Bullet || k == rules.NoKind {
			continue
		}
		of++
		if c.Kept() {
			keep++
		}
	}
	return keep, of
}

// buttons are how the actions look; the words are in the catalogue.
var buttons = [...]table.Button{
	rules.ActionPlay:     {Primary: true},
	rules.ActionPlayDown: {Icon: sprites.IconSteamLocomotive, Order: 2},
	rules.ActionDraw:     {Icon: sprites.IconCardDraw, Direct: true, Order: 1, Key: 'D'},
	rules.ActionMove:     {Primary: true},
	rules.ActionFire:     {Primary: true},
	rules.ActionRob:      {Primary: true},
	rules.ActionLead:     {Primary: true},
	rules.ActionTake:     {Primary: true},
	rules.ActionLeave:    {Direct: true, Order: 1},
	rules.ActionDiscard:  {Primary: true, Direct: true},
}

// Button implements table.Board.
func (b *Board) Button(v *table.View, r game.Ref) table.Button {
	s := known(v)
	if r.Kind == game.RefChoice {
		if r.B == rules.ChoiceTake {
			return table.Button{Label: lang.T("train/do/choose/take"), Icon: sprites.IconRobberHand, Primary: true}
		}
		return table.Button{Label: lang.T("train/do/choose/let"), Order: 1}
	}
	if int(r.A) >= len(buttons) {
		return table.Button{}
	}
	k := buttons[r.A]
	switch key := "train/do/" + actionKeys[r.A]; r.A {
	case rules.ActionDraw:
		k.Label = lang.T(key, drawn(s))
	case rules.ActionPlay:
		k.Label = lang.T(key)
		if s.Turn < rules.MaxTurns && s.Icon() == rules.Tunnel {
			k.Label = lang.T("train/do/play/down")
		}
	case rules.ActionDiscard:
		switch keep, of := keeping(s); {
		case keep == 0:
			key += "/all"
		case keep == of && keep == len(s.HandOf(s.Act)):
			key += "/no"
		}
		k.Label = lang.T(key)
	default:
		k.Label = lang.T(key)
	}
	return k
}
