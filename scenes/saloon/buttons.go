package saloon

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// buttons are how the actions look; the words are in the catalogue.
var buttons = [...]table.Button{
	rules.ActionDone:    {Direct: true, Order: 5, Key: 'E'},
	rules.ActionDraw:    {Direct: true, Primary: true, Key: 'D', Icon: sprites.IconCardDraw},
	rules.ActionMove:    {Order: 2},
	rules.ActionSwap:    {Order: 3},
	rules.ActionSwig:    {Direct: true, Order: 1, Icon: sprites.IconJug},
	rules.ActionQuick:   {Direct: true, Order: 4, Key: 'Q', Icon: sprites.IconCowboyHolster},
	rules.ActionGun:     {Order: 0, Key: 'G', Icon: sprites.IconGunshot},
	rules.ActionMelee:   {Order: 1, Key: 'H', Icon: sprites.IconFist},
	rules.ActionBoost:   {Primary: true},
	rules.ActionAttack:  {Primary: true, Key: 'F'},
	rules.ActionBlock:   {Primary: true},
	rules.ActionTake:    {Direct: true, Order: 5, Key: 'T'},
	rules.ActionGoOn:    {Direct: true, Order: 5, Key: 'E'},
	rules.ActionDecline: {Direct: true, Order: 5, Key: 'E'},
	rules.ActionBonus:   {Direct: true, Order: 0, Key: 'B'},
	rules.ActionHeal:    {Order: 1, Icon: sprites.IconHeartPlus},
	rules.ActionPlay:    {Primary: true},
	rules.ActionGive:    {Primary: true},
	rules.ActionPass:    {Direct: true, Order: 5, Key: 'E'},
	rules.ActionGo:      {Primary: true, Key: 'M'},
}

// Button implements table.Board.
func (b *Board) Button(v *table.View, r game.Ref) table.Button {
	s := known(v)
	if r.Kind == game.RefChoice {
		return b.choiceButton(v, s, r)
	}
	if int(r.A) >= len(buttons) {
		return table.Button{}
	}
	k := buttons[r.A]
	k.Hidden = answering(v)
	key := "saloon/do/" + actionKeys[r.A]
	switch r.A {
	case rules.ActionDone:
		switch s.Ask {
		case rules.AskDive, rules.AskCover:
			key += "/stay"
		case rules.AskFight:
			key += "/fight"
		case rules.AskEnd:
			key += "/end"
		}
	case rules.ActionBonus:
		key += "/piano"
		if s.Act >= 0 && s.Where[s.Act] == rules.Bar {
			key = "saloon/do/bonus/bar"
		}
	case rules.ActionAttack:
		return b.attackButton(v, s, k)
	}
	k.Label = lang.T(key)
	return k
}

// answering tells whether it is being asked how to attack: the answers have the room of all other buttons then.
func answering(v *table.View) bool {
	if len(v.Picker.Prefix()) == 0 {
		return false
	}
	for _, r := range v.Picker.Next(nil) {
		if r.Kind == game.RefChoice && (r.A == rules.ListGun || r.A == rules.ListMelee) {
			return true
		}
	}
	return false
}

// attackButton says what the attack does as it is put together: "Fire: 4 Grit".
func (b *Board) attackButton(v *table.View, s *rules.State, k table.Button) table.Button {
	a, ok := drafting(v)
	key := "saloon/do/attack/melee"
	if ok && a.Type == rules.Gun {
		key = "saloon/do/attack/gun"
	}
	k.Label = lang.T(key)
	if !ok {
		return k
	}
	switch at := firstOf(a.Targets); {
	case at == game.NoSeat && s.Teams > 0 && s.Ask == rules.AskDeclare:
		k.Label = lang.T("saloon/do/attack/mates")
	case at != game.NoSeat:
		k.Sub = lang.T("saloon/tag", against(s, &a, at).Loss)
	}
	return k
}

// choiceButton is an answer as a button: bullets and what they do.
func (b *Board) choiceButton(v *table.View, s *rules.State, r game.Ref) table.Button {
	k := table.Button{Label: choiceLabel(v, s, r), Order: 10 + int(r.B)}
	switch r.A {
	case rules.ListGun, rules.ListBoost:
		o, ok := optionOf(v, s, r)
		if !ok {
			break
		}
		k.Icon = sprites.IconBullets
		k.Label = lang.T("saloon/do/bullets", int(o.Bullets))
		k.Sub = lang.T("saloon/do/damage", int(o.Damage))
		switch {
		case o.Split && o.Damage == 0:
			k.Sub = lang.T("saloon/do/split/plain")
		case o.Split:
			k.Sub = lang.T("saloon/do/split", int(o.Damage))
		case r.A == rules.ListBoost:
			k.Sub = lang.T("saloon/plus", int(o.Damage))
		}
	case rules.ListMelee:
		a := rules.Attack{By: s.Act, Type: rules.Melee}
		if s.Act >= 0 {
			a.With = s.Boards[s.Act][rules.Fist].Kind
		}
		damage := weaponDamage(s, &a)
		k.Label = lang.T("saloon/do/hit")
		if r.B == 1 {
			k.Label = lang.T("saloon/do/swing")
			damage += int(a.With.Face().Swing)
		}
		if s.Ask == rules.AskFight && s.Swoop { // HN-40
			damage += swoopBonus
		}
		k.Sub = lang.T("saloon/do/damage", damage)
	case rules.ListLuck:
		k.Label = lang.T("saloon/do/luck", int(r.B))
		k.Order = 6 + int(r.B)
	}
	return k
}
