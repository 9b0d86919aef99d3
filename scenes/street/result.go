package street

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"

	rules "drygulch/game/street"
)

// heroes are those who win a match, by the way.
var heroes = [len(rules.WayNames)]rules.Role{rules.Good: rules.Governor, rules.Bad: rules.Hitman, rules.Ugly: rules.Sheriff}

// Result implements table.Board: each way to win has its own poster.
func (b *Board) Result(v *table.View, shares game.Shares) table.Result {
	s := known(v)
	way := s.Way
	key := rules.WayNames[way]
	if way == rules.NoWay {
		key = "left"
	}
	r := table.Result{
		Head: lang.T("street/end/head/" + key),
		Deed: lang.T("street/end/deed/" + key),
		Line: lang.T("street/end/line", lang.T("street/end/way/"+key), int(s.Turns)),
	}
	order := [2]game.Seat{0, 1}
	if shares[1] > shares[0] {
		order = [2]game.Seat{1, 0}
	}
	for _, seat := range order {
		side := s.SideOf(seat)
		if hero := heroes[way]; hero != rules.NoRole && shares[seat] > .5 {
			r.Face = faces[side][hero]
		}
		r.Rows = append(r.Rows, b.standing(s, seat, side, shares))
	}
	if s.Sudden > 0 {
		r.Notes = append(r.Notes, lang.T("street/end/note/sudden", int(s.Sudden)))
	}
	return r
}

// standing is one side in the ranking: what it held, and who stood where.
func (b *Board) standing(s *rules.State, seat game.Seat, side int, shares game.Shares) table.Row {
	d := &s.Sides[side]
	row := table.Row{
		Seat: seat, Place: 2,
		Line: lang.T("street/end/side", lang.T("street/side/"+rules.SideNames[side])),
		Sum:  lang.T("street/end/votes", int(d.Stash[rules.Vote])),
		Of:   lang.T("street/stash/votes"),
	}
	if shares[seat] >= .5 {
		row.Place = 1
	}
	row.Count = lang.T("street/end/left", int(d.Stash[rules.Handcuffs]), int(d.Stash[rules.Bullet]))
	for _, c := range b.counters(side) {
		row.Parts = append(row.Parts, table.Part{Icon: c.face(), Plain: true, Label: lang.T(c.wordOf), Sum: lang.Number(c.count)})
	}
	for _, role := range append(d.Row[:], d.Saloon[:]...) {
		if role != rules.NoRole {
			row.Cards = append(row.Cards, roleCard(side, role))
		}
	}
	return row
}
