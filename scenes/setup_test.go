package scenes

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/shelf"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// laid is the table that is being laid.
func laid(v *visit) *setup {
	v.tap("house/train")
	return v.UI.Top().(*setup)
}

func TestOnlyOptionsThatApplyAreShownAndSent(t *testing.T) {
	v := start(t, Config{})
	s := laid(v)
	shown := func() (list []string) {
		for _, id := range v.ids() {
			if name, ok := strings.CutPrefix(id, "option/"); ok && strings.HasSuffix(id, "/less") {
				list = append(list, strings.TrimSuffix(name, "/less"))
			}
		}
		return list
	}
	if want := []string{"powers", "expert", "cheyenne", "wagon/1", "wagon/2", "wagon/3", "wagon/4"}; !slices.Equal(shown(), want) {
		t.Errorf("four seats: %v", shown())
	}
	v.tap("option/expert/more", "option/cheyenne/more", "option/wagon/4/more", "option/powers/more")
	if slices.Contains(shown(), "cheyenne") {
		t.Error("without powers Cheyenne's catch is still asked for")
	}
	v.tap("setup/who/3/empty", "setup/who/2/empty")
	if want := []string{"powers", "wagons", "wagon/1", "wagon/2", "wagon/3", "wagon/4"}; !slices.Equal(shown(), want) {
		t.Errorf("two seats: %v", shown())
	}
	v.tap("option/wagons/more")
	want := map[string]string{"powers": "off", "wagons": "3"}
	if got := s.chosen(); !maps.Equal(got, want) {
		t.Errorf("chosen %v, want %v", got, want)
	}
}

func TestEveryOptionHasAnExplanation(t *testing.T) {
	for _, rules := range shelf.Games {
		for _, o := range rules.Options {
			if key := rules.Name + "/option/" + family(o.Name) + "/text"; !lang.Has(key) {
				t.Errorf("no %s", key)
			}
			for _, v := range o.Values {
				if key := rules.Name + "/option/" + family(o.Name) + "/" + v; !lang.Has(key) {
					t.Errorf("no %s", key)
				}
			}
		}
		for _, portrait := range rules.Options { // who has a face has a word about what he can do
			for _, v := range portrait.Values {
				if _, ok := sprites.Named("portrait/" + v); ok && portrait.PerSeat && !lang.Has(boards[rules.Name].about+v) {
					t.Errorf("no %s", boards[rules.Name].about+v)
				}
			}
		}
		for _, key := range []string{"name", "kind", "blurb", "time"} {
			if !lang.Has(rules.Name + "/" + key) {
				t.Errorf("no %s/%s", rules.Name, key)
			}
		}
		if _, ok := boards[rules.Name]; !ok {
			t.Errorf("no board for %s", rules.Name)
		}
	}
	for _, level := range append(slices.Clone(bot.Levels), bot.Random) {
		if !lang.Has("setup/level/"+string(level)) || !lang.Has("setup/level-line/"+string(level)) {
			t.Errorf("no words for %s", level)
		}
	}
}

func TestAClashIsExplainedAndNotDealt(t *testing.T) {
	v := start(t, Config{})
	laid(v)
	for _, seat := range []string{"0", "1"} {
		v.tap("setup/face/"+seat, "option/character/"+seat+"/more", "action/done")
	}
	s, _ := v.find("action/deal")
	if !s.Disabled || !strings.Contains(s.Reason, lang.T("train/option/character")) {
		t.Errorf("disabled %v: %q", s.Disabled, s.Reason)
	}
	if words := v.see(); !strings.Contains(words, s.Reason) {
		t.Errorf("not on the screen: %q", words)
	}
	v.tap("action/deal")
	if v.scene() != "setup/train" {
		t.Fatalf("at %s", v.scene())
	}
	v.tap("setup/face/1", "option/character/1/more", "action/done", "action/deal")
	if v.scene() != "table/train" {
		t.Errorf("at %s", v.scene())
	}
}

func TestWhatASeatChoseGoesWithIt(t *testing.T) {
	v := start(t, Config{})
	s := laid(v)
	v.tap("setup/face/2", "option/character/2/more", "option/character/2/more", "seat/up", "action/done")
	if s.deal.Options["character/1"] != "doc" || s.deal.Options["character/2"] != "" || s.deal.Players[1].Name != "Mei Lin" {
		t.Errorf("after moving up: %v %v", s.deal.Options, s.deal.Players)
	}
	v.tap("setup/who/0/empty")
	if s.deal.Options["character/0"] != "doc" || s.deal.Players[0].Name != "Mei Lin" || len(s.deal.Players) != 3 {
		t.Errorf("after the first seat was emptied: %v %v", s.deal.Options, s.deal.Players)
	}
	v.tap("setup/who/0/empty")
	if len(s.deal.Options) != 0 {
		t.Errorf("who left still wants %v", s.deal.Options)
	}
}

func TestATableIsNotEmptiedBelowWhatTheGameNeedsNorFilledAboveIt(t *testing.T) {
	v := start(t, Config{})
	s := laid(v)
	for range 8 {
		for i := range s.deal.Players {
			if spot, ok := v.find(seatID("setup/who", i) + "/empty"); ok && !spot.Disabled {
				v.tap(spot.ID)
				break
			}
		}
	}
	if len(s.deal.Players) != s.rules.MinSeats {
		t.Errorf("%d seats", len(s.deal.Players))
	}
	for range 8 {
		if spot, ok := v.find(seatID("setup/who", len(s.deal.Players)) + "/human"); ok {
			v.tap(spot.ID)
		}
	}
	if len(s.deal.Players) != s.rules.MaxSeats {
		t.Errorf("%d seats", len(s.deal.Players))
	}
	var worn game.Seats
	names := map[string]bool{}
	for _, p := range s.deal.Players {
		worn = worn.With(game.Seat(p.Look))
		names[p.Name] = true
	}
	if worn.Len() != s.rules.MaxSeats || len(names) != s.rules.MaxSeats {
		t.Errorf("two people look or are called alike: %v", s.deal.Players)
	}
}

func TestAColourThatSomebodyWearsIsExchanged(t *testing.T) {
	v := start(t, Config{})
	s := laid(v)
	v.tap("setup/face/0", "seat/look/2")
	if s.deal.Players[0].Look != 2 || s.deal.Players[2].Look != 0 {
		t.Errorf("%v", s.deal.Players)
	}
}

func TestAFaceBringsItsNameUnlessOneWasTyped(t *testing.T) {
	v := start(t, Config{})
	s := laid(v)
	v.tap("setup/face/0", "seat/face/ruth")
	if s.deal.Players[0].Name != "Ruth Okoye" {
		t.Errorf("%q", s.deal.Players[0].Name)
	}
	s.deal.Players[0].Name = "王小明"
	v.UI.Rebuild()
	v.tick()
	v.tap("seat/face/cole")
	if s.deal.Players[0].Name != "王小明" || s.deal.Players[0].Face != "cole" {
		t.Errorf("%+v", s.deal.Players[0])
	}
}

func TestALongNameIsCutWhereverItStands(t *testing.T) {
	v := start(t, Config{Seed: 4})
	s := laid(v)
	v.tap("setup/face/0", "seat/name")
	for range 30 {
		v.UI.PressKeys(ui.KeyErase)
	}
	v.UI.Type(strings.Repeat("W", 200))
	v.UI.PressKeys(ui.KeyEnter)
	if got := s.deal.Players[0].Name; got != strings.Repeat("W", maxName) {
		t.Errorf("%d letters", len(got))
	}
	s.deal.Players[0].Name = strings.Repeat("W", 200) // as a file might have it
	v.tap("action/done")
	for _, w := range windows() {
		v.resize(w)
		if list := faultsButCuts(v); len(list) > 0 {
			t.Errorf("%v: %v", w, list)
		}
	}
	v.tap("action/deal")
	if got := v.saved(s.rules).Player(0).Name; len(got) != maxName {
		t.Errorf("%d letters at the table", len(got))
	}
}

// faultsButCuts are the faults of a picture in which a name may end with an ellipsis.
func faultsButCuts(v *visit) []string {
	return slices.DeleteFunc(faults(v), func(s string) bool { return strings.HasPrefix(s, "cuts WWW") })
}

func TestANamelessSeatIsCalledByItsSymbol(t *testing.T) {
	v := start(t, Config{})
	s := laid(v)
	s.deal.Players[1].Name = "  "
	if words := v.see(); !strings.Contains(words, lang.T("table/seat/horseshoe")) {
		t.Errorf("%q", words)
	}
}

func TestALevelFromTheCommandLineIsShownAsItIs(t *testing.T) {
	v := start(t, Config{Game: "train", Seats: []string{"human", "random", "easy"}, Seed: 2})
	v.toTown(v.UI.Cut)
	s := laid(v)
	if !strings.Contains(v.see(), lang.T("setup/level-line/random")) || s.deal.Players[1].Bot != "random" {
		t.Errorf("%v: %q", s.deal.Players, v.see())
	}
}

func TestCommandLineDealsAreRefusedPlainly(t *testing.T) {
	for _, c := range []Config{
		{Game: "poker"}, {Game: "train", Seats: []string{"human", "genius"}}, {Game: "train", Seats: []string{"human"}},
		{Game: "train", Options: map[string]string{"powers": "maybe"}}, {Game: "train", Options: map[string]string{"character/0": "doc", "character/1": "doc"}},
	} {
		c.Mute = true
		if a, err := New(c); err == nil {
			a.Close()
			t.Errorf("%+v was dealt", c)
		}
	}
}

func TestEveryTownsmanHasAFaceAndANameOfHisOwn(t *testing.T) {
	names, faces := map[string]bool{}, map[string]bool{}
	for _, who := range townsfolk {
		names[who.Name], faces[who.Face] = true, true
		if portrait(who.Face) == 0 || who.Face != townsfolk[0].Face && portrait(who.Face) == portrait(townsfolk[0].Face) {
			t.Errorf("no picture of %s", who.Name)
		}
	}
	if len(names) != len(townsfolk) || len(faces) != len(townsfolk) || len(townsfolk) != 18 {
		t.Errorf("%d names, %d faces", len(names), len(faces))
	}
}

func TestAPersonMayWishForHintsAndTheNextTableRemembersIt(t *testing.T) {
	v := start(t, Config{})
	s := laid(v)
	v.tap("setup/face/1")
	if slices.Contains(v.ids(), "seat/hint") {
		t.Error("an opponent may wish for hints")
	}
	v.tap("action/done", "setup/face/0", "seat/hint", "action/done")
	if !s.deal.Players[0].Hint || s.deal.Players[1].Hint {
		t.Fatalf("the wish is kept as %+v", s.deal.Players)
	}
	v.tap("action/deal")
	for seat, p := range v.App.lastDeal(s.rules).Players {
		if p.Hint != (seat == 0) {
			t.Errorf("the next time seat %d wishes for hints: %v", seat, p.Hint)
		}
	}
}
