package tabletest

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/game/store"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// Config is a table to be opened.
type Config struct {
	Rules  *game.Rules
	Board  table.Board
	Setup  game.Setup // Seats may be left to Sitting
	Bots   string     // who sits there, from seat 0: 'h' a person, 'H' one who may ask for hints, 'b' an opponent: "hHb"
	Habits table.Habits
	Speed  ui.Speed
	Match  *match.Match // instead of a new one
	W, H   float64      // of the window; 0: 1280 × 720
	Text   float64      // the text scale; 0: 1
}

// Session is a match at a table in a window that nobody sees.
type Session struct {
	T      testing.TB
	UI     *ui.UI
	Table  *table.Table
	Match  *match.Match
	Store  store.Store
	Result *table.Result // when it is over
	Left   bool          // somebody went back to town
	Rules  []game.Rule   // at which the rulebook was opened
	Said   []string      // every string drawn or put in a hotspot since Forget
}

// Players are the players of a row of seats: 'h' a person, 'H' one who may ask for hints, 'b' an opponent.
func Players(row string) []match.Player {
	names := []string{"Ada", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gus", "Hal"}
	var list []match.Player
	for i, kind := range row {
		p := match.Player{Name: names[i], Look: uint8(i), Hint: kind == 'H'}
		if kind == 'b' {
			p.Bot = string(bot.Random)
		}
		list = append(list, p)
	}
	return list
}

// Open opens a table.
func Open(t testing.TB, c Config) *Session {
	t.Helper()
	s := &Session{T: t, UI: ui.New(), Store: &store.Mem{}, Match: c.Match}
	if c.W == 0 {
		c.W, c.H = 1280, 720
	}
	s.UI.SetPrefs(ui.Prefs{Text: max(c.Text, ui.MinText), Speed: c.Speed})
	if c.Text == 0 {
		s.UI.SetPrefs(ui.Prefs{Text: 1, Speed: c.Speed})
	}
	s.UI.SetWindow(c.W, c.H, 1)
	s.UI.Recorder = func(_, text string) { s.Said = append(s.Said, text) }
	if s.Match == nil {
		c.Setup.Seats = len(c.Bots)
		m, err := match.New(c.Rules, c.Setup, Players(c.Bots))
		if err != nil {
			t.Fatal(err)
		}
		s.Match = m
	}
	house := table.House{
		Store:    s.Store,
		Think:    bot.Budget{Worlds: 1},
		Habits:   func() table.Habits { return c.Habits },
		Rulebook: func(_ *ui.UI, _ *game.Rules, r game.Rule) { s.Rules = append(s.Rules, r) },
		Leave:    func(*ui.UI) { s.Left = true },
		Finished: func(_ *ui.UI, _ *match.Match, r table.Result) { s.Result = &r },
	}
	s.Table = table.Open(s.UI, house, s.Match, c.Board)
	t.Cleanup(s.Table.Close)
	s.Update()
	return s
}

// Update lets one tick pass.
func (s *Session) Update() { s.UI.Update(ui.Input{}) }

// Forget empties Said.
func (s *Session) Forget() { s.Said = s.Said[:0] }

// Settle lets time pass until a person is asked or the table is done.
func (s *Session) Settle() {
	s.T.Helper()
	for range 100_000 {
		if s.Result != nil || s.Left || !s.UI.Busy() {
			return
		}
		s.Update()
		runtime.Gosched() // opponents think on goroutines of their own
	}
	s.T.Fatal("the table never comes to rest")
}

// Find is the hotspot of this name; ok is false if there is none.
func (s *Session) Find(id string) (ui.Spot, bool) {
	for _, spot := range s.UI.Spots() {
		if spot.ID == id {
			return spot, true
		}
	}
	return ui.Spot{}, false
}

// Tap waits until a tap counts and taps.
func (s *Session) Tap(id string) {
	s.T.Helper()
	s.Settle()
	if _, ok := s.Find(id); !ok {
		s.T.Fatalf("there is no %s among %v", id, s.IDs())
	}
	s.tap(id)
}

func (s *Session) tap(id string) {
	s.T.Helper()
	if err := s.UI.TapID(id); err != nil {
		s.T.Fatal(err)
	}
}

// IDs are the names of all hotspots.
func (s *Session) IDs() []string {
	var ids []string
	for _, spot := range s.UI.Spots() {
		ids = append(ids, spot.ID)
	}
	return ids
}

// playable are the kinds of hotspots that a decision is made of.
var playable = []string{"card/", "seat/", "pawn/", "place/", "token/", "choice/", "action/"}

// Offers are the hotspots that a decision can be made with now; the recap or a hint, which may lie over some of them, is
// put away first, and who is asked whether he means it means it.
func (s *Session) Offers() []string {
	for _, id := range []string{"warn/yes", "recap/done", "hint/done"} {
		if _, told := s.Find(id); told {
			return []string{id}
		}
	}
	var ids []string
	for _, spot := range s.UI.Spots() {
		if spot.Disabled || !slices.ContainsFunc(playable, func(kind string) bool { return strings.HasPrefix(spot.ID, kind) }) {
			continue
		}
		ids = append(ids, spot.ID)
	}
	return ids
}

// Step uncovers a hand or makes one tap that can be part of a decision, as somebody would who cannot read: what the last
// tap lit first. It reports whether the match goes on.
func (s *Session) Step(r *rand.Rand) bool {
	s.T.Helper()
	s.Settle()
	if s.Result != nil || s.Left {
		return false
	}
	if _, covered := s.Find("handover/show"); covered {
		s.tap("handover/show")
		return true
	}
	offers := s.Offers()
	if len(offers) == 0 {
		s.T.Fatalf("there is nothing to play with among %v", s.IDs())
	}
	for _, i := range r.Perm(len(offers)) { // what is scrolled out of sight he does not tap
		if s.UI.TapID(offers[i]) == nil {
			return true
		}
	}
	s.T.Fatalf("nothing of %v can be tapped", offers)
	return false
}
