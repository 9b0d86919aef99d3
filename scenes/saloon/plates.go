package saloon

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// Plate implements table.Board: the figures of a seat, for who asks the table; the board draws its seats itself.
func (b *Board) Plate(v *table.View, seat game.Seat) table.Plate {
	s := &b.now
	if b.out(seat) {
		return table.Plate{Note: lang.T("saloon/seat/gone"), Out: true}
	}
	p := table.Plate{
		Counters: []table.Counter{
			{Icon: sprites.IconHeartPlus, Count: max(s.GritOf(seat), 0), Label: lang.T("saloon/plate/grit")},
			{Icon: sprites.IconPokerHand, Count: int(s.InHand[seat]), Label: lang.T("saloon/plate/hand")},
		},
		Danger: b.brawl.on() && b.brawl.attack.Targets.Has(seat),
	}
	if s.Restricted.Has(seat) {
		p.Note = lang.T("saloon/pop/restricted")
	}
	return p
}

// seatLines tell of a seat what all can know: Grit, place, weapons, hand, and of a mate what one has given him.
func (b *Board) seatLines(v *table.View, s *rules.State, seat game.Seat) []string {
	if !s.Alive.Has(seat) {
		return []string{lang.T("saloon/seat/out", v.Name(seat))}
	}
	lines := []string{lang.T("saloon/seat/grit", max(s.GritOf(seat), 0), int(s.MaxGrit))}
	if s.Teams > 0 {
		lines = append(lines, lang.T("saloon/seat/team", teamName(s.Side(seat))))
	}
	if pos := s.Where[seat]; pos != rules.Nowhere {
		lines = append(lines, lang.T("saloon/seat/place", placeName(pos), gives(pos)))
	}
	if s.Restricted.Has(seat) {
		lines = append(lines, lang.T("saloon/seat/restricted"))
	}
	for slot, name := range rules.SlotNames {
		switch w := s.Boards[seat][slot]; {
		case w.Kind == rules.NoKind:
			lines = append(lines, lang.T("saloon/seat/"+name+"/empty", punch(s, seat)))
		case w.Kind.IsGun():
			lines = append(lines, lang.T("saloon/seat/"+name+"/gun", kindName(w.Kind), int(w.Bullets), int(w.Kind.Face().Max)))
		default:
			lines = append(lines, lang.T("saloon/seat/"+name, kindName(w.Kind)))
		}
	}
	lines = append(lines, lang.T("saloon/seat/hand", int(s.InHand[seat])))
	if !v.Mine(seat) {
		if given := s.HandOf(seat, nil); len(given) > 0 {
			var names []string
			for _, k := range given {
				names = append(names, kindName(k))
			}
			lines = append(lines, lang.T("saloon/seat/given", join(names)))
		}
	}
	return append(lines, b.ways(v, s, seat)...)
}

// ways tell who of the viewer and a seat has the other in melee range.
func (b *Board) ways(v *table.View, s *rules.State, seat game.Seat) []string {
	me := v.Viewer
	if me == game.NoSeat || me == seat || !s.Alive.Has(me) || s.Where[me] == rules.Nowhere || s.Where[seat] == rules.Nowhere {
		return nil
	}
	if s.Side(me) == s.Side(seat) {
		return []string{lang.T("saloon/seat/mate")}
	}
	key := func(from, to game.Seat, key string) string {
		if s.Targets(from, rules.Melee).Has(to) {
			return lang.T("saloon/seat/" + key + "/yes")
		}
		return lang.T("saloon/seat/" + key + "/no")
	}
	return []string{key(me, seat, "reach"), key(seat, me, "back")}
}
