package train

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"

	rules "drygulch/game/train"
)

// rough are windows that come by in the middle of anything: nothing, the smallest phone, the widest desk.
var rough = []ui.Point{{X: 1, Y: 1}, {X: 320, Y: 480}, {X: 3840, Y: 1080}, {X: 480, Y: 320}, {X: 1280, Y: 720}, {X: 390, Y: 844}, {X: 844, Y: 390}, {X: 1024, Y: 768}}

// unruly is a crowd at one device: everybody touches, types and turns it at once.
type unruly struct {
	*tabletest.Session
	r     *rand.Rand
	seen  *sights
	leak  string
	count int // moves
}

// open sits down at a match, a new one or one that has been left.
func (u *unruly) open(t *testing.T, c tabletest.Config) {
	u.Session = tabletest.Open(t, c)
	var secrets []string
	told := struct {
		records int
		viewer  game.Seat
	}{records: -1}
	u.UI.Recorder = func(kind, said string) {
		now := told
		now.records, now.viewer = len(u.Match.Records()), u.Table.Viewer()
		if now != told {
			told, secrets = now, nil
			if u.Match.Actor() != game.NoSeat {
				secrets = u.seen.secrets(u.Match.Truth(), now.viewer)
			}
		}
		for _, secret := range secrets {
			if strings.Contains(said, secret) {
				u.leak = fmt.Sprintf("record %d: the %s %q on the screen of seat %d tells %q", now.records, kind, said, now.viewer, secret)
			}
		}
	}
	u.UI.Rebuild()
	u.Update()
}

// fuss is one tick of it.
func (u *unruly) fuss() {
	r := u.r
	in := ui.Input{}
	switch r.IntN(40) {
	case 0:
		w := rough[r.IntN(len(rough))]
		u.UI.SetWindow(w.X, w.Y, 1)
	case 1:
		u.UI.SetPrefs(ui.Prefs{
			Text: []float64{.85, 1, 2}[r.IntN(3)], Speed: ui.Speed(r.IntN(4)), ReducedMotion: r.IntN(3) == 0,
			Contrast: r.IntN(3) == 0, LeftHanded: r.IntN(2) == 0, LongGuard: r.IntN(4) == 0, Haptics: true,
		})
	case 2:
		lang.Use([]string{"en", lang.Pseudo}[r.IntN(2)])
		u.UI.Rebuild()
	}
	spots := u.UI.Spots()
	if len(spots) > 0 {
		in.At = spots[r.IntN(len(spots))].Visible.Center()
	}
	switch r.IntN(8) {
	case 0, 1, 2:
		in.Pressed, in.Down, in.Touch = true, true, true
	case 3, 4:
		in.Released, in.Touch = true, true
	case 5:
		in.LookAt, in.Hover = true, true
	case 6:
		in.Down, in.Touch = true, true
	}
	if r.IntN(3) == 0 {
		in.Keys = ui.Keys(1) << r.IntN(18)
	}
	if r.IntN(4) == 0 {
		in.Shortcuts = []ui.Key{[]ui.Key{'1', '2', '5', '9', 'U', 'L', 'R', 'D'}[r.IntN(8)]}
	}
	u.UI.Update(in)
}

// decide plays on as somebody would who waits for the others to be quiet.
func (u *unruly) decide() {
	for range 20 {
		if u.UI.Top() == ui.Scene(u.Table) || u.UI.Top().Name() == "handover" {
			break
		}
		u.UI.PressKeys(ui.KeyBack)
		for range 30 {
			u.Update()
		}
		if u.Left {
			return
		}
	}
	u.UI.SetWindow(1280, 720, 1)
	u.Update()
	step(u.Session, u.r)
}

func TestWhateverAllHandsDoAtOnceTheTableHolds(t *testing.T) {
	plain := cardWord
	defer func() { cardWord = plain; lang.Use("en") }()
	cardWord = func(c rules.Card) string { return fmt.Sprintf("Canary-%d-%d.", c.Kind(), c.Bandit()) }
	for i, row := range []string{"hb", "hhb", "hh", "hhhb", "hhh"} {
		t.Run(row, func(t *testing.T) {
			setup := game.Setup{Seed: uint64(i) + 20, Options: map[string]string{"cheyenne": "ask"}}
			if i >= 3 {
				setup.Options["expert"] = "on"
			}
			u := &unruly{r: rand.New(rand.NewPCG(uint64(i), 8)), seen: newSights()}
			u.open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Setup: setup, Bots: row})
			for n := range 1500 {
				u.fuss()
				if n%12 == 11 && !u.Left && u.Result == nil {
					u.decide()
				}
				if u.leak != "" {
					t.Fatal(u.leak)
				}
				if n%50 == 49 && u.Result == nil && u.Match.Actor() != game.NoSeat {
					u.resumable(t)
				}
				if u.Result != nil {
					break
				}
				if u.Left {
					u.count += len(u.Match.Records())
					u.open(t, tabletest.Config{Rules: rules.Rules, Board: New(), Match: u.Match})
				}
			}
			if u.count+len(u.Match.Records()) < 10 {
				t.Errorf("only %d moves were played", u.count+len(u.Match.Records()))
			}
		})
	}
}

// resumable holds that what is kept is what is played, byte for byte.
func (u *unruly) resumable(t *testing.T) {
	t.Helper()
	found, err := match.Resume(u.Store, rules.Rules)
	if err != nil || found.Match == nil {
		t.Fatalf("nothing is kept: %v, %v", err, found.Bad)
	}
	if string(game.Bytes(found.Match.Truth())) != string(game.Bytes(u.Match.Truth())) {
		t.Fatal("what is kept is not what is played")
	}
}
