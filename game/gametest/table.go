package gametest

import (
	"errors"
	"slices"

	"drygulch/game"
	"drygulch/game/match"
)

// again deals the match once more and applies its moves with nobody listening.
func (b *battery) again(table *match.Match) {
	s, err := b.rules.New(table.Setup())
	if err != nil {
		b.fail("a setup that is offered can be dealt", "%v", err)
		return
	}
	for _, r := range table.Records() {
		s.Apply(r.Move, nil)
	}
	b.record = len(table.Records())
	if game.Sum(s) != game.Sum(table.Truth()) {
		b.fail("the same setup and moves give the same bytes", "%s", diff(table.Truth(), s))
	}
}

// takeBack walks through the match once more, takes back whatever may be taken
// back and plays it again.
func (b *battery) takeBack(table *match.Match) {
	walk, err := match.New(b.rules, table.Setup(), randomPlayers(b.setup.Seats))
	if err != nil {
		b.fail("a setup that is offered can be dealt", "%v", err)
		return
	}
	const most = 40 // undos a match: each replays it
	undone := 0
	for n, r := range table.Records() {
		b.record = n
		before, actor := key(walk.Truth()), walk.Actor()
		draft := walk.Draft()
		events, err := walk.Play(r.Move)
		if err != nil {
			b.fail("a legal move can be played", "%v", err)
			return
		}
		after := key(walk.Truth())
		final := slices.ContainsFunc(events, func(ev game.Event) bool { return ev.Final })
		for seat := range game.Seat(b.setup.Seats) {
			if walk.CanUndo(seat) && (seat != actor || seat != walk.Actor() || final && !walk.Draft()) {
				b.fail("undo never crosses a secret, chance or another seat", "seat %d may take back seat %d's move", seat, actor)
			}
		}
		if walk.Draft() && walk.Actor() == actor && !walk.CanUndo(actor) {
			b.fail("within a draft undo is always allowed", "seat %d may not take back its step", actor)
		}
		if !walk.CanUndo(actor) || undone == most && !draft {
			continue
		}
		undone++
		if err := walk.Undo(actor); err != nil || key(walk.Truth()) != before {
			b.fail("undo gives the state before", "err %v, the same: %v", err, key(walk.Truth()) == before)
		}
		if _, err := walk.Play(r.Move); err != nil || key(walk.Truth()) != after {
			b.fail("what was taken back can be done again", "err %v, the same: %v", err, key(walk.Truth()) == after)
		}
	}
	for seat := game.NoSeat; int(seat) < b.setup.Seats; seat++ {
		if x, y := walk.Log(seat, 0, nil), table.Log(seat, 0, nil); !slices.Equal(x, y) {
			b.fail("the log is the same however often one went back", "seat %d: %d entries, want %d", seat, len(x), len(y))
		}
	}
}

// saves saves and loads the match at each of its moves, or evenly along a very
// long one.
func (b *battery) saves(table *match.Match) {
	const most = 120
	walk, err := match.New(b.rules, table.Setup(), randomPlayers(b.setup.Seats))
	if err != nil {
		return
	}
	find := func(name string) *game.Rules {
		if name == b.rules.Name {
			return b.rules
		}
		return nil
	}
	each := 1 + len(table.Records())/most
	for n := 0; ; n++ {
		b.record = n
		if n%each == 0 || n == len(table.Records()) {
			b.saveHere(walk, find)
		}
		if n == len(table.Records()) {
			return
		}
		if _, err := walk.Play(table.Records()[n].Move); err != nil {
			b.fail("a legal move can be played", "%v", err)
			return
		}
	}
}

func (b *battery) saveHere(walk *match.Match, find func(string) *game.Rules) {
	data, err := walk.Save()
	if err != nil {
		b.fail("a match can be saved at any move", "%v", err)
		return
	}
	loaded, err := match.Load(data, find)
	if err != nil {
		b.fail("a match can be loaded at any move", "%v", err)
		return
	}
	if key(loaded.Truth()) != key(walk.Truth()) {
		b.fail("a loaded match is the saved one", "%s", diff(walk.Truth(), loaded.Truth()))
	}
	var fault *match.LoadError
	if _, err := match.Load(data[:len(data)*9/10], find); !errors.As(err, &fault) || fault.Fault != match.Torn {
		b.fail("a torn save is refused", "%v", err)
	}
}
