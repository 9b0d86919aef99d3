package table

import (
	"testing"

	"drygulch/game"
)

// moment is one decision and who must see the screen then.
type moment struct {
	actor         game.Seat
	open          bool
	viewer, asked game.Seat // asked: whom the cover names
	show          bool      // he then uncovers it
}

func TestWhoSeesTheScreen(t *testing.T) {
	const nobody = game.NoSeat
	for _, c := range []struct {
		name    string
		people  int
		humans  game.Seats
		policy  Cover
		moments []moment
	}{
		{"one person keeps his view and meets no cover", 1, game.Only(1), CoverTap, []moment{
			{actor: 0, viewer: 1, asked: nobody}, {actor: 1, viewer: 1, asked: nobody}, {actor: 2, viewer: 1, asked: nobody}, {actor: nobody, viewer: 1, asked: nobody}}},
		{"opponents alone are watched by everybody", 0, 0, CoverTap, []moment{{actor: 0, viewer: nobody, asked: nobody}}},
		{"the first seat after the deal is covered", 2, 0b11, CoverTap, []moment{{actor: 1, viewer: nobody, asked: 1}}},
		{"each change of hands is covered", 2, 0b11, CoverTap, []moment{
			{actor: 0, viewer: nobody, asked: 0, show: true}, {actor: 1, viewer: nobody, asked: 1, show: true}, {actor: 0, viewer: nobody, asked: 0}}},
		{"a second decision in a row needs no cover", 2, 0b11, CoverTap, []moment{
			{actor: 0, viewer: nobody, asked: 0, show: true}, {actor: 0, viewer: 0, asked: nobody}}},
		{"while opponents play everybody watches, and then even the same person is covered", 2, 0b011, CoverTap, []moment{
			{actor: 0, viewer: nobody, asked: 0, show: true}, {actor: 2, viewer: nobody, asked: nobody}, {actor: 0, viewer: nobody, asked: 0}}},
		{"an open decision is made on the public view", 2, 0b11, CoverTap, []moment{
			{actor: 0, viewer: nobody, asked: 0, show: true}, {actor: 1, open: true, viewer: nobody, asked: nobody}, {actor: 0, viewer: nobody, asked: 0}}},
		{"a family with open hands meets no cover", 2, 0b011, CoverOff, []moment{
			{actor: 0, viewer: 0, asked: nobody}, {actor: 1, viewer: 1, asked: nobody}, {actor: 2, viewer: 1, asked: nobody}}},
		{"when the match is over it belongs to everybody", 2, 0b11, CoverTap, []moment{
			{actor: 0, viewer: nobody, asked: 0, show: true}, {actor: nobody, viewer: nobody, asked: nobody}}},
		{"the last person left is covered once and then left in peace", 2, game.Only(1), CoverTap, []moment{
			{actor: 0, viewer: nobody, asked: nobody}, {actor: 1, viewer: nobody, asked: 1, show: true}, {actor: 0, viewer: 1, asked: nobody}, {actor: 1, viewer: 1, asked: nobody}}},
	} {
		chair := newChair()
		for i, m := range c.moments {
			chair.settle(sitting{people: c.people, humans: c.humans, actor: m.actor, open: m.open, policy: c.policy})
			if chair.viewer != m.viewer || chair.covered != m.asked {
				t.Errorf("%s, decision %d: seat %d looks and the cover names %d, want %d and %d", c.name, i, chair.viewer, chair.covered, m.viewer, m.asked)
			}
			if m.show {
				chair.show()
			}
		}
	}
}
