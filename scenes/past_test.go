package scenes

import (
	"regexp"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
)

// Whatever a mind can say there are words for, before the move for whom it advises and after the move of another. Those
// must not speak to whoever reads them.
func TestEveryReasonHasWordsBeforeAndAfterTheMove(t *testing.T) {
	you := regexp.MustCompile(`(?i)\byou`)
	for _, rules := range shelf.Games {
		for key := range rules.Reasons {
			past := strings.Replace(key, ".hint.", ".past.", 1)
			if !lang.Has(key) || !lang.Has(past) {
				t.Errorf("no words for %s or %s", key, past)
			}
			if you.MatchString(lang.Pattern(past)) {
				t.Errorf("%s speaks to the wrong one: %q", past, lang.Pattern(past))
			}
		}
		for _, key := range lang.Keys(rules.Name + ".past.") {
			if _, known := rules.Reasons[strings.Replace(key, ".past.", ".hint.", 1)]; !known {
				t.Errorf("nobody says %s", key)
			}
		}
	}
}

// An opponent has something to tell of many of his moves, at every table.
func TestOpponentsHaveSomethingToTell(t *testing.T) {
	for _, rules := range shelf.Games {
		told, kept := map[string]bool{}, 0
		for seed := range uint64(3) {
			seats := min(4, rules.MaxSeats)
			players := make([]match.Player, seats)
			for i := range players {
				players[i] = match.Player{Look: uint8(i), Bot: string(bot.Easy)}
			}
			m, err := match.New(rules, game.Setup{Seed: seed, Seats: seats}, players)
			if err != nil {
				t.Fatal(err)
			}
			bots := make([]*bot.Bot, seats)
			before, after := rules.Blank(), rules.Blank()
			for seat := range bots {
				bots[seat] = bot.New(rules, bot.Easy, game.Seat(seat), seed)
				m.View(before, game.Seat(seat))
				bots[seat].Reset(before)
			}
			for n := 0; n < 250 && m.Actor() != game.NoSeat; n++ {
				actor := m.Actor()
				m.View(before, actor)
				move := bots[actor].Choose(t.Context(), before, n, bot.Budget{Worlds: 1})
				m.View(before, game.NoSeat)
				seen := m.Seen(move, game.NoSeat)
				if _, err := m.Play(move); err != nil {
					t.Fatal(err)
				}
				m.View(after, game.NoSeat)
				list := rules.Openly(before, seen, after, nil)
				if len(list) == 0 {
					kept++
				}
				for _, why := range list {
					told[why.Key] = true
				}
			}
		}
		if len(told) < 4 || kept == 0 {
			t.Errorf("%s: told %v, kept %d to himself", rules.Name, told, kept)
		}
		t.Logf("%s: told %d reasons, %d moves kept: %v", rules.Name, len(told), kept, told)
	}
}
