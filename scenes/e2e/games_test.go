package e2e

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// hotSeats asks, for each game on the shelf, for a table of people who pass the device on.
var hotSeats = []struct {
	game string
	args []string
}{
	{"train", []string{"-game", "train", "-seats", "human,human,human", "-seed", "7"}},
	{"showdown", []string{"-game", "showdown", "-seats", "human,human,human,human", "-seed", "7"}},
	{"street", []string{"-game", "street", "-seats", "human,human", "-seed", "7"}},
	{"saloon", []string{"-game", "saloon", "-seats", "human,human", "-seed", "7"}},
}

// phone and slim are a telephone held upright and on its side, in dp.
var (
	desktop = [2]int{1280, 720}
	phone   = [2]int{390, 844}
	slim    = [2]int{844, 390}
)

func TestAWholeGameReachesTheWantedPoster(t *testing.T) {
	type table struct {
		game, name string
		size       [2]int
		seats      string
		by         []hand
		options    string
		settings   string
	}
	tables := []table{
		{game: "train", name: "three people, mouse and touch and keys by turns", size: desktop, seats: "human,human,human", by: []hand{mouse, touch, keys}},
		{game: "showdown", name: "four people by touch", size: phone, seats: "human,human,human,human", by: []hand{touch}},
		{game: "street", name: "one against a bot by touch", size: phone, seats: "human,easy", by: []hand{touch}},
		{game: "saloon", name: "one against two bots by touch", size: phone, seats: "human,easy,easy", by: []hand{touch}},
	}
	if deep {
		tables = append(tables, []table{
			{game: "train", name: "three people by mouse", size: desktop, seats: "human,human,human", by: []hand{mouse}},
			{game: "train", name: "one against three bots by touch", size: phone, seats: "human,easy,easy,easy", by: []hand{touch}},
			{game: "train", name: "two people by keys", size: slim, seats: "human,human", by: []hand{keys}},
			{game: "train", name: "two people by gamepad", size: desktop, seats: "human,human", by: []hand{gamepad}},
			{game: "train", name: "six people by touch", size: slim, seats: "human,human,human,human,human,human", by: []hand{touch}},
			{game: "train", name: "bots alone", size: desktop, seats: "easy,random,easy", by: []hand{mouse}},
			{game: "train", name: "experts without powers", size: [2]int{1024, 768}, seats: "human,random,human,human,easy", by: []hand{touch, keys},
				options: "powers=off,expert=on"},
			{game: "train", name: "words twice as large, by keys", size: slim, seats: "human,human,easy", by: []hand{keys},
				settings: `{"version":1,"prefs":{"Text":2}}`},
			{game: "train", name: "words twice as large, by touch", size: phone, seats: "human,human", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":2,"Speed":2}}`},
			{game: "train", name: "small words, high contrast, left-handed, at once", size: [2]int{320, 480}, seats: "human,easy,human", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":0.85,"Speed":3,"ReducedMotion":true,"Contrast":true,"LeftHanded":true,"LongGuard":true}}`},
			{game: "showdown", name: "one against six bots by mouse", size: desktop, seats: "human,easy,easy,easy,easy,easy,easy", by: []hand{mouse}},
			{game: "showdown", name: "eight, two of them people, by keys", size: slim, seats: "human,easy,easy,easy,human,easy,easy,easy", by: []hand{keys}},
			{game: "showdown", name: "three people by gamepad", size: [2]int{1024, 768}, seats: "human,human,human", by: []hand{gamepad}},
			{game: "showdown", name: "eight people by touch", size: phone, seats: "human,human,human,human,human,human,human,human", by: []hand{touch}},
			{game: "showdown", name: "bots alone", size: slim, seats: "easy,random,easy,easy,random", by: []hand{mouse}},
			{game: "showdown", name: "words twice as large, by touch", size: phone, seats: "human,easy,human,easy,easy", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":2,"Speed":2}}`},
			{game: "showdown", name: "small words, high contrast, left-handed, at once", size: [2]int{320, 480}, seats: "human,easy,human,easy", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":0.85,"Speed":3,"ReducedMotion":true,"Contrast":true,"LeftHanded":true,"LongGuard":true}}`},
			{game: "street", name: "two people by touch", size: phone, seats: "human,human", by: []hand{touch}},
			{game: "street", name: "one against a bot by mouse", size: desktop, seats: "human,easy", by: []hand{mouse}},
			{game: "street", name: "one against a bot by keys", size: slim, seats: "easy,human", by: []hand{keys}},
			{game: "street", name: "two people by gamepad", size: [2]int{1024, 768}, seats: "human,human", by: []hand{gamepad}},
			{game: "saloon", name: "two people by mouse", size: desktop, seats: "human,human", by: []hand{mouse}},
			{game: "saloon", name: "two teams, two of them people, by touch", size: phone, seats: "human,easy,human,easy", by: []hand{touch},
				options: "teams=two,abilities=advanced"},
			{game: "saloon", name: "one against five bots by keys", size: slim, seats: "human,easy,easy,easy,easy,easy", by: []hand{keys}},
			{game: "saloon", name: "three teams by gamepad", size: [2]int{1024, 768}, seats: "human,easy,easy,human,easy,easy", by: []hand{gamepad},
				options: "teams=three"},
			{game: "saloon", name: "bots alone", size: slim, seats: "easy,easy,random,easy", by: []hand{mouse}},
			{game: "saloon", name: "words twice as large, by touch", size: phone, seats: "human,easy,easy", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":2,"Speed":2}}`},
			{game: "saloon", name: "small words, high contrast, left-handed, at once", size: [2]int{320, 480}, seats: "human,easy,human", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":0.85,"Speed":3,"ReducedMotion":true,"Contrast":true,"LeftHanded":true,"LongGuard":true}}`},
			{game: "street", name: "bots alone", size: slim, seats: "easy,easy", by: []hand{mouse}},
			{game: "street", name: "words twice as large, by touch", size: phone, seats: "human,easy", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":2,"Speed":2}}`},
			{game: "street", name: "small words, high contrast, left-handed, at once", size: [2]int{320, 480}, seats: "human,human", by: []hand{touch},
				settings: `{"version":1,"prefs":{"Text":0.85,"Speed":3,"ReducedMotion":true,"Contrast":true,"LeftHanded":true,"LongGuard":true}}`},
		}...)
	}
	pictured := map[string]bool{} // the result of the first table of each game
	for i, g := range tables {
		t.Run(g.game+": "+g.name, func(t *testing.T) {
			p := startWith(t, g.settings, g.size[0], g.size[1],
				"-game", g.game, "-seats", g.seats, "-options", g.options, "-seed", fmt.Sprint(i+1))
			r := newRobot(p, uint64(i), g.by...)
			r.PlayToEnd()
			t.Logf("%d taps, %d ticks", r.taps, p.See().Tick)
			if !pictured[g.game] {
				pictured[g.game] = true
				p.Idle(settle)
				p.pictureEverywhere(g.game + "-result")
			}
			p.checkTheDeal(g.game, g.by[0])
		})
	}
}

func TestKilledAtAnyMomentTheTableGoesOn(t *testing.T) {
	kills := 3
	if deep {
		kills = 10
	}
	for _, table := range hotSeats {
		t.Run(table.game, func(t *testing.T) {
			random := rand.New(rand.NewPCG(3, 4))
			p := start(t, desktop[0], desktop[1], table.args...)
			for kill := range kills {
				r := newRobot(p, uint64(kill), mouse, touch)
				r.PlayTaps(3 + random.IntN(25))
				// The kill comes while things move, while a tap is taken and kept, and when all is still.
				if kill%2 == 0 {
					x, y := p.pointOf(r.choose(p.AdvanceIdle()))
					p.guest.PressTouch(0, x, y)
					p.Idle(short)
					p.guest.ReleaseTouch(0)
					p.guest.AdvanceTicks(random.IntN(8))
					time.Sleep(time.Duration(random.IntN(6)) * time.Millisecond)
				} else {
					p.Idle(random.IntN(60))
				}
				p.Kill()
				left, record := p.match(), p.records()
				if record == 0 {
					t.Fatalf("kill %d: nothing was kept", kill)
				}
				p.Restart()
				p.AdvanceIdle()
				p.Tap(mouse, resumeSign)
				v := p.WaitFor("the table", func(v view) bool { return !v.Busy && (strings.HasPrefix(v.Scene, "table/") || isCover(v)) })
				if again := p.match(); again != left {
					t.Fatalf("kill %d: the table has changed by going on:\n%s\n%s", kill, left, again)
				}
				p.noBrokenFiles()
				p.sane(v)
			}
			newRobot(p, 99, mouse).PlayToEnd()
		})
	}
}

func TestThreeTapsInOneTickAreOneDecision(t *testing.T) {
	for _, table := range hotSeats {
		t.Run(table.game, func(t *testing.T) {
			p := start(t, phone[0], phone[1], table.args...)
			r := newRobot(p, 5, touch)
			for played := 0; played < 5; {
				// Play on to the tap that would commit a card, and give it three times at once.
				v := p.AdvanceIdle()
				id := r.choose(v)
				if isCover(v) || strings.HasPrefix(id, "card/") {
					if !r.Step() {
						return
					}
					continue
				}
				before := p.records()
				x, y := p.pointOf(id)
				for finger := range 3 {
					p.guest.PressTouch(touchID(finger), x+float64(finger), y)
				}
				p.Idle(short)
				for finger := range 3 {
					p.guest.ReleaseTouch(touchID(finger))
				}
				p.Idle(2)
				r.note(v, id)
				p.AdvanceIdle()
				if n := p.records() - before; n > 1 {
					p.fatalf("three taps on %s at once made %d records", id, n)
				} else {
					played += n
				}
			}
		})
	}
}

func TestAnySizeAtAnyMomentLosesNothing(t *testing.T) {
	for _, table := range hotSeats {
		t.Run(table.game, func(t *testing.T) {
			p := start(t, desktop[0], desktop[1], table.args...)
			r := newRobot(p, 11, mouse)
			sizes := [][2]int{{1, 1}, {320, 480}, {3840, 1080}, phone, slim}
			rounds := 1
			if deep {
				rounds = 4
			}
			for range rounds {
				for _, size := range sizes {
					r.PlayTaps(4) // ends in the middle of what the last tap sets moving
					record := p.records()
					p.Resize(size[0], size[1])
					p.Idle(1)
					p.Picture()
					p.AdvanceIdle()
					there := p.names()
					p.Resize(desktop[0], desktop[1])
					p.Idle(2)
					p.Picture()
					back := p.names()
					p.Resize(size[0], size[1])
					p.Idle(2)
					if again := p.names(); again != there {
						p.fatalf("%v: by going there and back the screen changed from\n%s\nto\n%s", size, there, again)
					}
					p.Resize(desktop[0], desktop[1])
					p.Idle(2)
					if again := p.names(); again != back {
						p.fatalf("%v: by going there and back the screen changed from\n%s\nto\n%s", size, back, again)
					}
					if p.records() != record {
						p.fatalf("%v: %d records before, %d after", size, record, p.records())
					}
				}
			}
			r.PlayTaps(10)
		})
	}
}

// A monkey hits keys and points at random and pulls the window about.
func TestNothingAMonkeyDoesBreaksTheProgram(t *testing.T) {
	monkeys, hits := 3, 100
	if deep {
		monkeys, hits = 6, 3000
	}
	for m := range monkeys {
		t.Run(fmt.Sprint(m), func(t *testing.T) {
			random := rand.New(rand.NewPCG(uint64(m), 6))
			args := []string{}
			if m%2 == 0 {
				args = hotSeats[m/2%len(hotSeats)].args
			}
			p := start(t, slim[0], slim[1], args...)
			p.reopens = true
			for range hits {
				monkey(p, random)
			}
			p.Resize(desktop[0], desktop[1])
			for _, k := range monkeyKeys {
				p.guest.ReleaseKey(k)
			}
			p.Idle(1) // what was seen last was seen in another window
			if v := p.AdvanceIdle(); len(v.enabled()) == 0 {
				p.fatalf("nothing can be pressed any more")
			}
			p.noBrokenFiles()
			p.Kill()
			p.Restart()
			p.AdvanceIdle()
			p.noBrokenFiles()
		})
	}
}

var monkeyKeys = []ebiten.Key{
	ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyTab, ebiten.KeyEnter,
	ebiten.KeySpace, ebiten.KeyEscape, ebiten.KeyBackspace, ebiten.KeyShift, ebiten.KeyF11, ebiten.KeyA, ebiten.KeyZ,
}

func monkey(p *program, random *rand.Rand) {
	p.t.Helper()
	x, y := random.Float64()*float64(p.w), random.Float64()*float64(p.h)
	if spots := p.See().Hotspots; len(spots) > 0 && random.IntN(3) > 0 {
		h := spots[random.IntN(len(spots))]
		x, y = h.X+random.Float64()*h.W, h.Y+random.Float64()*h.H
	}
	switch random.IntN(8) {
	case 0:
		key := monkeyKeys[random.IntN(len(monkeyKeys))]
		p.guest.PressKey(key)
		p.Idle(random.IntN(4))
		if random.IntN(4) > 0 {
			p.guest.ReleaseKey(key)
		}
	case 1:
		p.guest.TypeRune([]rune("aé字\x00 ")[random.IntN(5)])
	case 2:
		p.guest.ScrollWheel(random.NormFloat64(), random.NormFloat64())
	case 3:
		finger := touchID(random.IntN(3))
		p.guest.PressTouch(finger, x, y)
		p.Idle(random.IntN(40))
		p.guest.MoveTouch(finger, x+20*random.NormFloat64(), y+20*random.NormFloat64())
		p.Idle(random.IntN(3))
		p.guest.ReleaseTouch(finger)
	case 4:
		if random.IntN(6) == 0 {
			p.Resize(1+random.IntN(1500), 1+random.IntN(1000))
		}
	default:
		p.guest.MoveCursor(x, y)
		p.Idle(1)
		button := ebiten.MouseButtonLeft
		if random.IntN(6) == 0 {
			button = ebiten.MouseButtonRight
		}
		p.guest.PressMouseButton(button)
		p.Idle(1 + random.IntN(3))
		p.guest.ReleaseMouseButton(button)
	}
	p.Idle(1 + random.IntN(20))
	if random.IntN(25) == 0 {
		p.Picture()
	}
}

// checkTheDeal goes through some choices of a match that is over, from its result and back there.
func (p *program) checkTheDeal(game string, by hand) {
	p.t.Helper()
	press := func(id, scene string) {
		p.t.Helper()
		p.sane(p.AdvanceIdle())
		p.Tap(by, id)
		p.WaitFor(scene+" after "+id, func(v view) bool { return v.Scene == scene })
	}
	check := "table/" + game + "/review"
	press("result/review", check+"/deal")
	press("nav/back", check)
	for range 3 {
		if h, ok := p.AdvanceIdle().find("review/next"); !ok || !h.Enabled {
			p.fatalf("there is no next choice")
		}
		press("review/next", check)
	}
	press("review/thoughts", check)
	press("review/list", check+"/list")
	press("nav/back", check)
	press("review/back", check)
	press("nav/back", "result/"+game)
}
