package draw

// Scheme is the cards of the scheme by action and owner, face down by owner, the free slots, and the turns of a round.
func Scheme(icons Icons) []Piece {
	var out []Piece
	mini := func(name, body string) {
		out = append(out, Piece{Name: "scheme/" + name, Box: Box{-3, -3, MiniW + 7, 71}, Pivot: Point{0, 0}, Body: body})
	}
	for _, s := range Seats {
		for n, action := range MiniActions {
			mini(action.Family+"/"+s.Name, Mini(icons, n, s))
		}
		mini("back/"+s.Name, MiniBack(icons, s))
		mini("slot/"+s.Name, MiniSlot(s))
	}
	for _, kind := range TurnKinds {
		for _, state := range []TurnState{TurnAhead, TurnNow, TurnOver} {
			const size = 44
			out = append(out, Piece{Name: "turn/" + kind + "/" + string(state), Box: Box{-2, -2, size + 4, size + 4},
				Pivot: Point{0, 0}, Body: Turn(kind, state, size)})
		}
	}
	return out
}
