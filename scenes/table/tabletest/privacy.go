package tabletest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

// Subject is a board whose promise is held.
type Subject struct {
	Rules  *game.Rules
	Board  func() table.Board
	Setups []game.Setup // which matches; empty: one for every number of seats

	// Secrets gives the words that must not be on the screen of a viewer (game.NoSeat: everybody) while the true state
	// is this. They must not be words that stand there anyhow. Canaries needs it.
	Secrets func(truth game.State, viewer game.Seat) []string
}

func (s Subject) setups() []game.Setup {
	if len(s.Setups) > 0 {
		return s.Setups
	}
	var list []game.Setup
	for n := s.Rules.MinSeats; n <= s.Rules.MaxSeats; n++ {
		list = append(list, game.Setup{Seed: uint64(n) * 7, Seats: n})
	}
	return list
}

// Worlds plays matches at random, and at many positions moves all that a seat cannot know (Rules.Reshuffle). Everything
// on the screen of that seat, every word and every hotspot, must stay as it was.
func Worlds(t *testing.T, s Subject) {
	for _, setup := range s.setups() {
		t.Run(fmt.Sprintf("%d seats", setup.Seats), func(t *testing.T) { report(t, s.worlds(t, setup)) })
	}
}

func report(t *testing.T, leak string) {
	t.Helper()
	if leak != "" {
		t.Error(leak)
	}
}

// Leaks is the first leak that Worlds and the first that Canaries finds in matches of one setup; empty: none.
func Leaks(t testing.TB, s Subject, setup game.Setup) (worlds, canaries string) {
	return s.worlds(t, setup), s.canaries(t, setup)
}

const (
	eachMove = 7  // at every so manieth move of a match the screens are compared
	redeals  = 2  // so many worlds
	mostMove = 90 // moves of a match that are looked at
)

func (s Subject) worlds(t testing.TB, setup game.Setup) string {
	truth, err := s.Rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(setup.Seed, 3))
	dice := game.NewRand(setup.Seed, 99)
	for n := range mostMove {
		if truth.Actor() == game.NoSeat {
			return ""
		}
		if n%eachMove == 0 {
			for viewer := game.NoSeat; viewer < game.Seat(setup.Seats); viewer++ {
				was := s.screen(t, setup, truth, viewer)
				for range redeals {
					other := s.Rules.Blank()
					other.CopyFrom(truth)
					s.Rules.Reshuffle(other, viewer, &dice)
					if is := s.screen(t, setup, other, viewer); is != was {
						return fmt.Sprintf("move %d: the screen of seat %d tells what lies hidden:\n%s", n, viewer, firstDifference(was, is))
					}
				}
			}
		}
		moves := truth.Moves(nil)
		truth.Apply(moves[r.IntN(len(moves))], nil)
	}
	return ""
}

// screen is all that stands on the screen of a viewer when the match is at this state.
func (s Subject) screen(t testing.TB, setup game.Setup, truth game.State, viewer game.Seat) string {
	at := *s.Rules
	at.New = func(game.Setup) (game.State, error) {
		state := s.Rules.Blank()
		state.CopyFrom(truth)
		return state, nil
	}
	row := []byte(strings.Repeat("b", setup.Seats))
	if viewer >= 0 {
		row[viewer] = 'H'
	}
	m, err := match.New(&at, setup, Players(string(row)))
	if err != nil {
		t.Fatal(err)
	}
	session := Open(t, Config{Rules: &at, Board: s.Board(), Match: m})
	defer session.Table.Close()
	var b strings.Builder
	tell := func() {
		for _, spot := range session.UI.Spots() {
			fmt.Fprintln(&b, spot.ID, spot.Label, spot.Window, spot.Disabled, spot.Reason)
		}
		for _, said := range session.Said {
			fmt.Fprintln(&b, said)
		}
	}
	tell()
	if session.hint() {
		session.Forget() // how long somebody has thought
		session.UI.Rebuild()
		session.Update()
		tell()
	}
	return b.String()
}

func firstDifference(a, b string) string {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(as), len(bs)) {
		if as[i] != bs[i] {
			return as[i] + "\n" + bs[i]
		}
	}
	return "one has more lines"
}

// Canaries plays matches of several people at one device from their screens, looks closer at everything on the way and
// reads the logs. No word that Secrets names may ever be drawn or stand in a hotspot, in the very tick in which the
// viewer changes as little as later.
func Canaries(t *testing.T, s Subject) {
	for _, setup := range s.setups() {
		t.Run(fmt.Sprintf("%d seats", setup.Seats), func(t *testing.T) { report(t, s.canaries(t, setup)) })
	}
}

const mostSteps = 400

func (s Subject) canaries(t testing.TB, setup game.Setup) (leak string) {
	row := strings.Repeat("H", setup.Seats)
	if setup.Seats > 3 {
		row = row[:setup.Seats-1] + "b"
	}
	session := Open(t, Config{Rules: s.Rules, Board: s.Board(), Setup: setup, Bots: row, Speed: ui.Brisk})
	r := rand.New(rand.NewPCG(setup.Seed, 4))
	var secrets []string
	told := struct {
		records int
		viewer  game.Seat
	}{records: -1}
	keep := session.UI.Recorder
	watch := func(kind, said string) {
		keep(kind, said)
		// A picture is built after everything else in a tick: what it says belongs to the viewer of this moment.
		now := told
		now.records, now.viewer = len(session.Match.Records()), session.Table.Viewer()
		if now != told {
			told, secrets = now, nil
			if session.Match.Actor() != game.NoSeat { // after the end everything is open
				secrets = s.Secrets(session.Match.Truth(), now.viewer)
			}
		}
		for _, secret := range secrets {
			if strings.Contains(said, secret) {
				leak = fmt.Sprintf("record %d: the %s %q on the screen of seat %d tells %q", now.records, kind, said, now.viewer, secret)
			}
		}
	}
	session.UI.Recorder = watch
	session.UI.Rebuild()
	session.Update()
	for range mostSteps {
		if leak != "" || !session.Step(r) {
			return leak
		}
		s.pry(session, r)
		session.Forget()
	}
	return leak
}

// hint asks for a hint and waits for it; false if that cannot be done now.
func (s *Session) hint() bool {
	s.T.Helper()
	if spot, ok := s.Find("table/hint"); !ok || spot.Disabled || s.UI.TapID("table/hint") != nil {
		return false
	}
	s.Settle()
	return true
}

// askWhy asks an opponent about the last move that the log on the screen tells of, if there is one in sight.
func (s *Session) askWhy() {
	s.T.Helper()
	ids := s.IDs()
	for _, id := range slices.Backward(ids) {
		if strings.HasPrefix(id, "log/why/") && s.UI.TapID(id) == nil {
			s.UI.PressKeys(ui.KeyBack)
			return
		}
	}
}

// pry looks closer at something, and at the log, where it asks an opponent why, and asks for a hint.
func (s Subject) pry(session *Session, r *rand.Rand) {
	session.Settle()
	if session.Result != nil {
		return
	}
	spot := session.UI.Spots()[r.IntN(len(session.UI.Spots()))]
	if spot.Look != nil && spot.ID != "handover/show" && session.UI.LookID(spot.ID) == nil {
		if session.UI.Top() != ui.Scene(session.Table) {
			session.UI.PressKeys(ui.KeyBack)
		}
	}
	if _, ok := session.Find("table/log"); ok && r.IntN(5) == 0 {
		session.tap("table/log")
		session.Update()
		session.askWhy()
		session.UI.PressKeys(ui.KeyBack)
	}
	if r.IntN(10) == 0 {
		session.hint()
	}
}
