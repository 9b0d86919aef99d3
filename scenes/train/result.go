package train

import (
	"cmp"
	"slices"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// Result implements table.Board.
func (b *Board) Result(v *table.View, shares game.Shares) table.Result {
	s := known(v)
	places := s.Ranking()
	if s.Phase != rules.Over { // somebody gave up and left the others the win
		for seat := range v.Seats() {
			places[seat] = 2
			if shares[seat] > 0 {
				places[seat] = 1
			}
		}
	}
	order := make([]int, v.Seats())
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(places[i], places[j]) })
	r := table.Result{Deed: lang.T("train/end/deed")}
	for _, seat := range order {
		r.Rows = append(r.Rows, b.standingOf(v, s, game.Seat(seat), places[seat]))
	}
	if len(order) == 0 {
		return r
	}
	best := game.Seat(order[0])
	total := lang.Money(s.Tally(best).Total)
	r.Line = lang.T("train/end/line", total, fired(s, best))
	r.Reward = total
	winners, rich := 0, 0
	for seat := range v.Seats() {
		if places[seat] == 1 {
			winners++
		}
		if s.Tally(game.Seat(seat)).Total == s.Tally(best).Total {
			rich++
		}
	}
	switch {
	case winners > 1:
		r.Deed = lang.T("train/end/deed/tie")
		r.Notes = append(r.Notes, lang.T("train/end/shared"))
	case s.Teams:
		r.Deed = lang.T("train/end/deed/team")
	}
	if winners == 1 && rich > 1 {
		r.Notes = append(r.Notes, lang.T("train/end/tie"))
	}
	shots := 0
	for seat := range game.Seat(v.Seats()) {
		shots += fired(s, seat)
	}
	switch {
	case s.Teams:
		r.Notes = append(r.Notes, lang.T("train/end/no-slinger"))
	case shots == 0:
		r.Notes = append(r.Notes, lang.T("train/end/no-shots"))
	}
	return r
}

// fired is how often a seat's bandits have shot.
func fired(s *rules.State, seat game.Seat) int {
	first, n := s.Crewed(seat)
	shots := 0
	for i := first; i < first+n; i++ {
		shots += s.Fired(i)
	}
	return shots
}

// standingOf is one seat in the ranking, with how its money came together and its open hand.
func (b *Board) standingOf(v *table.View, s *rules.State, seat game.Seat, place int) table.Row {
	t := s.Tally(seat)
	first, n := s.Crewed(seat)
	var names []string
	purses, jewels, boxes := 0, 0, 0
	for i := first; i < first+n; i++ {
		names = append(names, character(s, i))
		purses += len(s.TokensAt(rules.OnCard + i))
		jewels += int(s.Bandits[i].Jewels)
		boxes += int(s.Bandits[i].Strongboxes)
	}
	row := table.Row{
		Seat: seat, Place: place,
		Line:  join(names),
		Count: lang.T("train/end/received", s.Received(seat)),
		Sum:   lang.Money(t.Total),
	}
	part := func(icon sprites.ID, plain bool, label string, sum int) {
		if sum > 0 {
			row.Parts = append(row.Parts, table.Part{Icon: icon, Plain: plain, Label: label, Sum: lang.Money(sum)})
		}
	}
	part(sprites.LootPurse, true, lang.T("train/end/purses", purses), t.Purses)
	part(sprites.LootJewel, true, lang.T("train/end/jewels", jewels), t.Jewels)
	part(sprites.LootStrongbox, true, lang.T("train/end/boxes", boxes), t.Strongboxes)
	part(sprites.IconMoneyStack, false, lang.T("train/end/ransom"), t.Ransom)
	part(sprites.IconRevolver, false, lang.T("train/end/gunslinger"), t.Gunslinger)
	for _, c := range s.HandOf(seat) {
		row.Cards = append(row.Cards, b.face(v, c.Face()))
	}
	return row
}
