package train

import "drygulch/game"

// tokensAt is the range of Tokens at a place.
func (s *State) tokensAt(place int) (from, to int) {
	n := int(s.Purses)
	for from < n && int(s.Tokens[from].Place) < place {
		from++
	}
	to = from
	for to < n && int(s.Tokens[to].Place) == place {
		to++
	}
	return from, to
}

// insert puts a token into Tokens at an index.
func (s *State) insert(i int, t Token) {
	copy(s.Tokens[i+1:s.Purses+1], s.Tokens[i:s.Purses])
	s.Tokens[i] = t
	s.Purses++
}

// pull takes the token at an index out of Tokens.
func (s *State) pull(i int) Token {
	t := s.Tokens[i]
	s.Purses--
	copy(s.Tokens[i:s.Purses], s.Tokens[i+1:s.Purses+1])
	s.Tokens[s.Purses] = Token{}
	return t
}

// drop lays a purse on the floor of a spot, after those that lie there (CE-120).
func (s *State) drop(t Token, spot Spot) {
	t.Place = uint8(spot)
	_, to := s.tokensAt(int(spot))
	s.insert(to, t)
}

// pocket puts a purse on a bandit's card, where it lies mixed with the others:
// who knew its value now knows that such a value is among them (CE-120). Of
// purses alike the first bear the names of those who know of them.
func (s *State) pocket(t Token, bandit int) {
	place := OnCard + bandit
	t.Place = uint8(place)
	t.Known = t.Known.Without(s.Owner(bandit))
	i, to := s.tokensAt(place)
	for i < to && s.Tokens[i].Value < t.Value {
		i++
	}
	for i < to && s.Tokens[i].Value == t.Value {
		had := s.Tokens[i].Known
		s.Tokens[i].Known = had | t.Known
		t.Known &= had
		i++
	}
	s.insert(i, t)
}

// lift takes a purse from a bandit's card, unseen: any of them (CE-62). The
// former owner knows which it was; the others know it only if it was the single
// one, or if they know that all were alike, and of what remains they can no
// longer count on one purse of each value (CE-120); seats that will see the purse
// can, but for its own value.
func (s *State) lift(bandit int, see game.Seats) Token {
	from, to := s.tokensAt(OnCard + bandit)
	n := to - from
	if n == 1 {
		t := s.pull(from)
		t.Known = t.Known.With(s.Owner(bandit))
		return t
	}
	value := s.Tokens[from+s.Rand.IntN(n)].Value
	known := game.Seats(0)
	if s.Tokens[from].Value == s.Tokens[to-1].Value {
		known = s.Tokens[to-1].Known // who knows of the last knows of all
	}
	gone := from
	for i := from; i < to; i++ { // each value's names move up by one purse
		still := game.Seats(0)
		if s.Tokens[i].Value != value {
			still = s.Tokens[i].Known & see
		}
		if i+1 < to && s.Tokens[i+1].Value == s.Tokens[i].Value {
			s.Tokens[i].Known = s.Tokens[i+1].Known | still
			continue
		}
		s.Tokens[i].Known = still
		if s.Tokens[i].Value == value {
			gone = i
		}
	}
	t := s.pull(gone)
	t.Known = known.With(s.Owner(bandit))
	return t
}

// owns counts the purses on a bandit's card.
func (s *State) owns(bandit int) int {
	from, to := s.tokensAt(OnCard + bandit)
	return to - from
}
