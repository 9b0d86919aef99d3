package showdown

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/showdown"
)

// Prompt implements table.Board.
func (b *Board) Prompt(v *table.View) table.Prompt {
	s := known(v)
	if f, ok := s.Asking(); ok {
		return b.answerPrompt(v, s, f)
	}
	me := s.Actor()
	if me == game.NoSeat {
		return table.Prompt{}
	}
	switch s.Phase {
	case rules.Choosing:
		p := table.Prompt{Title: lang.T("showdown/title/choose"), Ask: lang.T("showdown/ask/choose")}
		if prefix := v.Picker.Prefix(); len(prefix) > 0 {
			p.Ask = lang.T("showdown/ask/choose/one", b.Label(v, prefix[0]))
		}
		return p
	case rules.Drawing:
		return b.drawPrompt(s, me)
	case rules.Discarding:
		return table.Prompt{Title: lang.T("showdown/title/discard"), Ask: lang.T("showdown/ask/discard", int(s.InHand[me]), int(s.Life[me]))}
	}
	return b.turnPrompt(v, s, me)
}

// drawPrompt asks those whose characters leave them a choice in phase 1.
func (b *Board) drawPrompt(s *rules.State, me game.Seat) table.Prompt {
	key := "showdown/ask/draw/jesse"
	switch s.Characters[me] {
	case rules.KitCarlson:
		key = "showdown/ask/draw/kit"
	case rules.PedroRamirez:
		key = "showdown/ask/draw/pedro"
	}
	return table.Prompt{Title: characterName(s.Characters[me]), Ask: lang.T(key)}
}

// turnPrompt asks in phase 2, and says what the chosen card will do.
func (b *Board) turnPrompt(v *table.View, s *rules.State, me game.Seat) table.Prompt {
	p := table.Prompt{Ask: lang.T("showdown/ask/turn")}
	if s.Shots > 0 && !s.MayShoot(me) {
		p.Ask = lang.T("showdown/ask/turn/shot")
	}
	prefix := v.Picker.Prefix()
	if len(prefix) == 0 {
		return p
	}
	if prefix[0].Kind != game.RefCard || prefix[0].A != rules.ZoneHand {
		p.Ask = lang.T("showdown/ask/end")
		return p
	}
	c, ok := s.HandCard(me, int(prefix[0].C))
	if !ok {
		return p
	}
	last := prefix[len(prefix)-1]
	if len(prefix) == 2 && last.Kind == game.RefCard {
		p.Ask = lang.T("showdown/ask/heal")
		return p
	}
	if len(prefix) > 1 && last.Kind == game.RefSeat {
		p.Ask = lang.T("showdown/ask/snatch", v.Name(game.Seat(last.A)))
		return p
	}
	p.Ask = hint(v, s, me, c)
	p.Hand = p.Ask
	return p
}

// hint says what a chosen card will do, or asks at whom.
func hint(v *table.View, s *rules.State, me game.Seat, c rules.Card) string {
	kind := c.Kind()
	full := int(s.Life[me]) >= s.MaxLife(me)
	switch {
	case kind == rules.Bang || kind == rules.Missed:
		return lang.T("showdown/hint/shoot", s.Reach(me))
	case kind == rules.Beer && s.Alive.Len() == 2:
		return lang.T("showdown/hint/beer/two")
	case kind == rules.Beer && full:
		return lang.T("showdown/hint/beer/full")
	case kind.Weapon() && s.Weapon(me) != rules.NoKind:
		return lang.T("showdown/hint/replace", rules.Reaches[kind], s.Reach(me))
	case kind.Weapon():
		return lang.T("showdown/hint/weapon", rules.Reaches[kind])
	}
	return lang.T("showdown/hint/" + rules.KindNames[kind])
}

// answerPrompt asks for an answer.
func (b *Board) answerPrompt(v *table.View, s *rules.State, f rules.Frame) table.Prompt {
	by := v.FirstName(f.By)
	if v.Mine(f.By) {
		by = lang.T("showdown/you/self")
	}
	switch f.Kind {
	case rules.Shot:
		title := lang.T("showdown/title/shot", by)
		if f.Card.Kind() == rules.Gatling {
			title = lang.T("showdown/title/gatling", by)
		}
		return table.Prompt{Title: title, Ask: b.shotAsk(v, s, f), Alarm: true}
	case rules.Raid:
		return table.Prompt{Title: lang.T("showdown/title/raid", by), Ask: lang.T("showdown/ask/raid"), Alarm: true}
	case rules.Standoff:
		other := f.By + f.At - f.Asked
		return table.Prompt{Title: lang.T("showdown/title/duel", v.FirstName(other)), Ask: lang.T("showdown/ask/duel"), Alarm: true}
	case rules.Shopping:
		return table.Prompt{Title: kindName(rules.GeneralStore), Ask: lang.T("showdown/ask/store", int(s.InRow))}
	case rules.Flipping:
		return table.Prompt{Title: flipTitle(f.Flip), Ask: lang.T("showdown/ask/flip/" + flipKeys[f.Flip])}
	case rules.Wound:
		return b.rescuePrompt(v, s, f)
	case rules.Laying:
		title := lang.T("showdown/title/laying")
		if f.By == f.At {
			title = lang.T("showdown/title/penalty")
		}
		return table.Prompt{Title: title, Ask: lang.T("showdown/ask/laying", left(s, f.At))}
	}
	return table.Prompt{}
}

// left is how many cards a seat has in hand and before it.
func left(s *rules.State, seat game.Seat) int {
	n := int(s.InHand[seat])
	for _, c := range s.Gear[seat] {
		if c != rules.NoCard {
			n++
		}
	}
	return n
}

// shotAsk says what can be done against a shot, and how much of it is needed.
func (b *Board) shotAsk(v *table.View, s *rules.State, f rules.Frame) string {
	key := "showdown/ask/shot"
	if offers(v, rules.ActionRef(rules.ActionFlip)) {
		key += "/flip"
	}
	if f.Need > 1 {
		key += "/two"
	}
	return lang.T(key, int(f.Need))
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

// rescuePrompt tells the dying what it takes.
func (b *Board) rescuePrompt(v *table.View, s *rules.State, f rules.Frame) table.Prompt {
	need := 1 - int(s.Life[f.At])
	key := "showdown/ask/rescue"
	switch can := offers(v, rules.ActionRef(rules.ActionPlay)) || offers(v, rules.ActionRef(rules.ActionHeal)); {
	case !can && s.Alive.Len() == 2:
		key += "/two"
	case !can:
		key += "/none"
	case s.Characters[f.At] == rules.SidKetchum:
		key += "/sid"
	}
	return table.Prompt{Title: lang.T("showdown/title/dying"), Ask: lang.T(key, need), Alarm: true}
}

// buttons are how the actions look; the words are in the catalogue.
var buttons = [...]table.Button{
	rules.ActionPlay:    {Primary: true},
	rules.ActionEnd:     {Direct: true, Order: 3, Key: 'E'},
	rules.ActionDiscard: {Primary: true},
	rules.ActionRest:    {Direct: true, Order: 3},
	rules.ActionHeal:    {Order: 1, Icon: sprites.IconHeartPlus},
	rules.ActionFlip:    {Direct: true, Order: 1, Key: 'F'},
	rules.ActionTake:    {Direct: true, Order: 2, Key: 'T'},
	rules.ActionDie:     {Direct: true, Order: 2, Icon: sprites.IconCoffin},
	rules.ActionPick:    {Primary: true},
	rules.ActionDraw:    {Primary: true, Key: 'D', Icon: sprites.IconCardDraw},
	rules.ActionPutBack: {Primary: true},
	rules.ActionOver:    {Primary: true},
	rules.ActionUnder:   {Order: 1},
	rules.ActionChoose:  {Primary: true},
}

// Button implements table.Board.
func (b *Board) Button(v *table.View, r game.Ref) table.Button {
	if r.Kind == game.RefChoice {
		return table.Button{Label: b.Label(v, r), Hidden: true}
	}
	if int(r.A) >= len(buttons) {
		return table.Button{}
	}
	k := buttons[r.A]
	key := "showdown/do/" + actionKeys[r.A]
	f, asked := known(v).Asking()
	switch {
	case r.A == rules.ActionPlay && asked:
		key += "/" + rules.FrameNames[f.Kind]
		k.Direct = true
	case r.A == rules.ActionTake && asked:
		key += "/" + rules.FrameNames[f.Kind]
	}
	k.Label = lang.T(key)
	return k
}
