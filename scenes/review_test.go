package scenes

import (
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// playedOut is a match that sensible opponents have played to its end.
func playedOut(t *testing.T, rules *game.Rules, seed uint64) *match.Match {
	t.Helper()
	seats := min(3, rules.MaxSeats)
	if rules.MinSeats > seats {
		seats = rules.MinSeats
	}
	var players []match.Player
	for i := range seats {
		players = append(players, stranger(i, string(bot.Easy)))
	}
	m, err := match.New(rules, game.Setup{Seed: seed, Seats: seats}, players)
	if err != nil {
		t.Fatal(err)
	}
	view := rules.Blank()
	bots := make([]*bot.Bot, seats)
	for seat := range bots {
		bots[seat] = bot.New(rules, bot.Easy, game.Seat(seat), seed)
		m.View(view, game.Seat(seat))
		bots[seat].Reset(view)
	}
	for n := 0; m.Actor() != game.NoSeat; n++ {
		actor := m.Actor()
		m.View(view, actor)
		if _, err := m.Play(bots[actor].Choose(t.Context(), view, n, bot.Budget{Worlds: 1})); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// review opens the check of the deal of a match, at the sheet that tells how it was dealt.
func review(v *visit, m *match.Match) {
	var tale []table.Line
	for _, e := range m.Tale() {
		tale = append(tale, table.Line{Record: e.Record, Actor: e.Event.Actor, Text: "it goes on"})
	}
	v.UI.Cut(&result{app: v.App, match: m, end: table.Result{Tale: tale}})
	v.tick()
	v.tap("result/review")
}

// heard is everything that a new picture says.
func heard(v *visit) string {
	var said []string
	v.UI.Recorder = func(_, s string) { said = append(said, s) }
	v.UI.Rebuild()
	v.tick()
	v.UI.Recorder = nil
	return strings.Join(said, "\n")
}

func TestTheCheckTellsTheSeedAndWhatEverybodyWasDealt(t *testing.T) {
	for _, rules := range shelf.Games {
		v := start(t, Config{})
		v.resize(window{1280, 4000, 1})
		m := playedOut(t, rules, 123456)
		review(v, m)
		said := heard(v)
		for _, want := range []string{lang.T("review/seed", "123456"), lang.T("review/table")} {
			if !strings.Contains(said, want) {
				t.Errorf("%s: no %q", rules.Name, want)
			}
		}
		for seat := range game.Seat(m.Seats()) {
			if !strings.Contains(said, m.Player(seat).Name) {
				t.Errorf("%s: nothing of %s", rules.Name, m.Player(seat).Name)
			}
		}
	}
}

func TestTheCheckCanBeUsedAtEverySizeAtEveryTable(t *testing.T) {
	for _, rules := range shelf.Games {
		v := start(t, Config{})
		m := playedOut(t, rules, 5)
		review(v, m)
		v.tap("nav/back", "review/next", "review/next")
		for _, w := range windows() {
			v.resize(w)
			v.settle()
			for _, thoughts := range []bool{false, true} {
				var own []ui.Spot
				for _, s := range v.UI.Spots() {
					if strings.HasPrefix(s.ID, "nav/") || strings.HasPrefix(s.ID, "review/") && !strings.HasPrefix(s.ID, "review/rule") {
						own = append(own, s)
					}
				}
				for _, id := range []string{"nav/back", "review/list", "review/deal", "review/back", "review/thoughts", "review/next"} {
					if !slices.ContainsFunc(own, func(s ui.Spot) bool { return s.ID == id }) {
						t.Errorf("%s, %v, thoughts %v: no %s", rules.Name, w, thoughts, id)
					}
				}
				safe := v.UI.Layout.Safe()
				for i, s := range own {
					if s.Window.W < 47.9 || s.Window.H < 47.9 {
						t.Errorf("%s, %v: %s is too small: %v", rules.Name, w, s.ID, s.Window)
					}
					if s.Window.X < safe.X-1 || s.Window.Right() > safe.Right()+1 || s.Window.Bottom() > safe.Bottom()+1 {
						t.Errorf("%s, %v: %s reaches out of the window", rules.Name, w, s.ID)
					}
					for _, o := range own[:i] {
						if both := s.Visible.Intersect(o.Visible); both.W > 1 && both.H > 1 {
							t.Errorf("%s, %v: %s lies over %s", rules.Name, w, s.ID, o.ID)
						}
					}
				}
				v.tap("review/thoughts")
				v.settle()
			}
		}
	}
}

func TestTheSheetsOfTheCheckCanBeUsedAtEverySize(t *testing.T) {
	for _, language := range []string{"", lang.Pseudo} {
		v := start(t, Config{Language: language})
		review(v, playedOut(t, shelf.Find("train"), 5))
		check := func() {
			for _, w := range windows() {
				v.resize(w)
				for _, fault := range spotFaults(v) {
					t.Errorf("%s, %v: %s", v.scene(), w, fault)
				}
			}
			v.resize(desktop)
		}
		check()
		v.tap("nav/back", "review/list")
		check()
		p := &probe{Scene: v.UI.Top(), reached: map[string]bool{}}
		v.UI.Cut(p)
		v.tick()
		for range 2 * len(v.UI.Spots()) { // while it scrolls more comes into sight
			v.UI.PressKeys(ui.KeyNext)
		}
		for range 3 * len(v.UI.Spots()) { // and back, beyond the first line
			v.UI.PressKeys(ui.KeyPrevious)
		}
		if !p.reached["nav/back"] || len(p.reached) < 20 {
			t.Errorf("keys reach %v", p.reached)
		}
	}
}

func TestTheCheckGoesThroughTheWholeMatchAtEveryTable(t *testing.T) {
	for _, rules := range shelf.Games {
		v := start(t, Config{})
		m := playedOut(t, rules, 9)
		review(v, m)
		v.tap("nav/back")
		v.settle()
		for n := range 40 {
			if n%8 == 0 {
				if said := heard(v); strings.Contains(said, ".past.") || strings.Contains(said, lang.T("table/hint/nothing")) {
					t.Errorf("%s, choice %d: it says\n%s", rules.Name, n, said)
				}
			}
			if !v.has("review/next") {
				break
			}
			v.tap("review/next")
			v.settle()
		}
		for _, words := range lang.Missing() {
			t.Errorf("%s: no words for %s", rules.Name, words)
		}
	}
}

// has tells whether something can be pressed now.
func (v *visit) has(id string) bool {
	return slices.ContainsFunc(v.UI.Spots(), func(s ui.Spot) bool { return s.ID == id && !s.Disabled })
}
