package train

import (
	rules "drygulch/game/train"
)

// The picture's loot moves as the events tell. It is as right as what the viewer knows; when all events have been shown
// it is taken anew from the state.

// takeUp takes the i-th token of a kind from a spot's floor.
func (b *Board) takeUp(spot rules.Spot, kind rules.Loot, i int) {
	s := &b.now
	switch kind {
	case rules.Purse:
		b.drop(int(spot), i)
	case rules.Jewel:
		s.Jewels[spot] -= min(s.Jewels[spot], 1)
	case rules.Strongbox:
		s.Strongboxes[spot] -= min(s.Strongboxes[spot], 1)
	}
}

// layDown lays a token onto a spot's floor, behind those of its kind.
func (b *Board) layDown(spot rules.Spot, kind rules.Loot, value uint8) {
	s := &b.now
	switch kind {
	case rules.Purse:
		b.insert(rules.Token{Place: uint8(spot), Value: value})
	case rules.Jewel:
		s.Jewels[spot]++
	case rules.Strongbox:
		s.Strongboxes[spot]++
	}
}

// pocket puts a token onto a bandit's card.
func (b *Board) pocket(bandit int, kind rules.Loot, value uint8) {
	k := &b.now.Bandits[bandit]
	switch kind {
	case rules.Purse:
		b.insert(rules.Token{Place: uint8(rules.OnCard + bandit), Value: value})
	case rules.Jewel:
		k.Jewels++
	case rules.Strongbox:
		k.Strongboxes++
	}
}

// takeOff takes a token from a bandit's card: of purses one of that value, or else any.
func (b *Board) takeOff(bandit int, kind rules.Loot, value uint8) {
	k := &b.now.Bandits[bandit]
	switch kind {
	case rules.Purse:
		at := 0
		for i, t := range b.now.TokensAt(rules.OnCard + bandit) {
			if t.Value == value {
				at = i
			}
		}
		b.drop(rules.OnCard+bandit, at)
	case rules.Jewel:
		k.Jewels -= min(k.Jewels, 1)
	case rules.Strongbox:
		k.Strongboxes -= min(k.Strongboxes, 1)
	}
}

// drop takes the i-th purse of a place out of the picture.
func (b *Board) drop(place, i int) {
	s := &b.now
	for at := range int(s.Purses) {
		if int(s.Tokens[at].Place) != place {
			continue
		}
		if i > 0 {
			i--
			continue
		}
		copy(s.Tokens[at:s.Purses], s.Tokens[at+1:s.Purses])
		s.Purses--
		s.Tokens[s.Purses] = rules.Token{}
		return
	}
}

// insert puts a purse into the picture, behind those of its place.
func (b *Board) insert(t rules.Token) {
	s := &b.now
	if int(s.Purses) >= len(s.Tokens) {
		return
	}
	at := int(s.Purses)
	for at > 0 && s.Tokens[at-1].Place > t.Place {
		s.Tokens[at] = s.Tokens[at-1]
		at--
	}
	s.Tokens[at] = t
	s.Purses++
}
