package scenes

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"drygulch/game/match"
	"drygulch/game/shelf"
	"drygulch/game/store"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
)

func TestSettingsHoldAtOnceAndAfterTheNextStart(t *testing.T) {
	kept := &store.Mem{}
	v := start(t, Config{Store: kept})
	v.tap("nav/settings", "settings/mute", "settings/mono", "settings/speed/brisk", "settings/cover/hold", "settings/recap",
		"settings/guard", "settings/contrast", "settings/still", "settings/left", "settings/text/more")
	effects, ok := v.find("settings/effects")
	if !ok {
		t.Fatal("no slider of effects")
	}
	effects.Adjust(-1)
	want := DefaultSettings()
	want.Levels.Mute, want.Levels.Mono, want.Levels.Effects = true, true, .7
	want.Prefs = ui.Prefs{Text: 1.15, Haptics: true, Speed: ui.Brisk, LongGuard: true, Contrast: true, ReducedMotion: true, LeftHanded: true}
	want.Table = table.Habits{Cover: table.CoverHold, NoRecap: true}
	if !reflect.DeepEqual(v.settings, want) {
		t.Errorf("set\n%+v, want\n%+v", v.settings, want)
	}
	if v.UI.Prefs != want.Prefs {
		t.Errorf("the interface has %+v", v.UI.Prefs)
	}
	got, aside, err := loadSettings(kept)
	if !reflect.DeepEqual(got, want) || aside != "" || err != nil {
		t.Errorf("after a start\n%+v, %q, %v, want\n%+v", got, aside, err, want)
	}
}

func TestBrokenSettingsAreSetAsideWithAMessage(t *testing.T) {
	for name, data := range map[string]string{
		"torn": `{"version":1,"prefs":{"Te`, "foreign": "\x00\xff not ours", "newer": `{"version":99}`, "empty": "",
	} {
		kept := &store.Mem{}
		kept.Save(settingsFile, []byte(data))
		v := start(t, Config{Store: kept})
		if v.scene() != "dialog/note" || !strings.Contains(v.see(), settingsFile+".broken-1") {
			t.Errorf("%s: nothing is said at %s: %q", name, v.scene(), v.see())
		}
		if got, err := kept.Load(settingsFile + ".broken-1"); err != nil || string(got) != data {
			t.Errorf("%s: kept %q, %v", name, got, err)
		}
		v.tap("dialog/ok", "house/train")
		if v.scene() != "setup/train" {
			t.Errorf("%s: at %s", name, v.scene())
		}
	}
}

func TestSettingsOutOfRangeAreMended(t *testing.T) {
	kept := &store.Mem{}
	kept.Save(settingsFile, []byte(`{"version":1,"levels":{"Master":9,"Effects":-3},"prefs":{"Text":40,"Speed":77},"table":{"Cover":9},
		"names":["`+strings.Repeat("x", 300)+`","","  two\n lines "]}`))
	v := start(t, Config{Store: kept})
	s := v.settings
	if s.Levels.Master != 1 || s.Levels.Effects != 0 || s.Prefs.Text != 1 || s.Table.Cover != table.CoverTap {
		t.Errorf("%+v", s)
	}
	if want := []string{strings.Repeat("x", maxName), "two lines"}; !slices.Equal(s.Names, want) {
		t.Errorf("names %q, want %q", s.Names, want)
	}
}

func TestABrokenSaveIsSetAsideWithAMessageAndTheGameGoesOn(t *testing.T) {
	whole := &store.Mem{}
	v := start(t, Config{Store: whole, Seed: 5})
	v.tap("house/train", "action/deal")
	v.settle()
	good, err := whole.Load(match.FileName("train"))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string]string{
		"torn": string(good[:len(good)/2]), "foreign": "not ours", "empty": "",
	} {
		for _, straight := range []string{"", "train"} {
			kept := &store.Mem{}
			kept.Save(match.FileName("train"), []byte(data))
			v := start(t, Config{Store: kept, Game: straight})
			aside := match.FileName("train") + ".broken-1"
			if v.scene() != "dialog/note" || !strings.Contains(v.see(), aside) {
				t.Errorf("%s: nothing is said at %s: %q", name, v.scene(), v.see())
			}
			if got, err := kept.Load(aside); err != nil || string(got) != data {
				t.Errorf("%s: kept %q, %v", name, got, err)
			}
			v.tap("dialog/ok")
			if straight == "" {
				v.tap("house/train", "action/deal")
			}
			if v.scene() != "table/train" {
				t.Errorf("%s: at %s", name, v.scene())
			}
		}
	}
}

// noStore is a device that answers nothing but errors.
type noStore struct{ store.Store }

var errDevice = errors.New("the device is gone")

func (noStore) Load(string) ([]byte, error)       { return nil, errDevice }
func (noStore) LoadBackup(string) ([]byte, error) { return nil, errDevice }
func (noStore) Save(string, []byte) error         { return errDevice }
func (noStore) Delete(string) error               { return errDevice }
func (noStore) SetAside(string) (string, error)   { return "", errDevice }

func TestWithoutAStoreTheGamePlaysAndSaysSo(t *testing.T) {
	v := start(t, Config{Store: noStore{}, Seed: 3})
	if v.scene() != "dialog/note" || !strings.Contains(v.see(), lang.T("app/store-failed")) {
		t.Errorf("nothing is said at %s", v.scene())
	}
	v.tap("dialog/ok", "nav/settings", "settings/contrast", "nav/back")
	toResult(v)

	a, err := New(Config{Mute: true, Think: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer a.Close()
	v = &visit{a, t}
	v.tick()
	if !strings.Contains(v.see(), lang.T("app/no-store")) {
		t.Errorf("nothing is said at %s", v.scene())
	}
}

func TestTheLanguageIsTheChosenOneElseTheDevicesElseEnglish(t *testing.T) {
	for _, c := range []struct{ chosen, spoken, want string }{
		{"", "", "en"}, {"", "xx-YY", "en"}, {"", "en_GB", "en"}, {"", "EN", "en"}, {"en", lang.Pseudo, "en"}, {"xx", lang.Pseudo, lang.Pseudo},
	} {
		v := start(t, Config{Language: c.spoken})
		v.change(func(s *Settings) { s.Language = c.chosen })
		if got := v.language(); got != c.want {
			t.Errorf("chosen %q, spoken %q: %q, want %q", c.chosen, c.spoken, got, c.want)
		}
	}
}

func TestTheFirstSeedIsTheGivenOneAndLaterOnesAreByChance(t *testing.T) {
	v := start(t, Config{Seed: 42})
	if s := v.nextSeed(); s != 42 {
		t.Errorf("first %d", s)
	}
	seen := map[uint64]bool{42: true}
	for range 50 {
		s := v.nextSeed()
		if seen[s] || s == 0 || s >= 1<<53 {
			t.Errorf("%d", s)
		}
		seen[s] = true
	}
}

func TestWhoSatThereSitsThereTheNextTime(t *testing.T) {
	kept := &store.Mem{}
	v := start(t, Config{Store: kept, Seed: 8})
	v.tap("house/train", "setup/who/4/human", "setup/who/1/empty", "setup/face/0", "seat/name")
	for range 30 {
		v.UI.PressKeys(ui.KeyErase)
	}
	v.UI.Type("Anna")
	v.UI.PressKeys(ui.KeyEnter)
	v.tap("seat/look/6", "seat/face/otto", "option/character/0/more", "option/character/0/more", "action/done")
	v.tap("option/powers/more", "option/wagon/2/more", "action/deal")
	m := v.saved(shelf.Find("train"))
	if m == nil {
		t.Fatal("no match")
	}
	want := match.Player{Name: "Anna", Face: "otto", Look: 6}
	if m.Player(0) != want || m.Seats() != 4 || m.Player(1).Name != "Mei Lin" || !m.Player(3).Human() {
		t.Errorf("%+v, %d seats", m.Player(0), m.Seats())
	}
	options := map[string]string{"powers": "off", "wagon/2": "baggage", "character/0": "doc"}
	if got := m.Setup().Options; !reflect.DeepEqual(got, options) {
		t.Errorf("options %v, want %v", got, options)
	}

	v = start(t, Config{Store: kept})
	v.tap("house/train")
	if words := v.see(); !strings.Contains(words, "Anna") {
		t.Errorf("no Anna in %q", words)
	}
	d := v.lastDeal(shelf.Find("train"))
	if !reflect.DeepEqual(d.Options, options) || len(d.Players) != 4 || d.Players[0] != want {
		t.Errorf("%+v", d)
	}
	if !slices.Equal(v.settings.Names, []string{"Anna"}) {
		t.Errorf("names %q", v.settings.Names)
	}
}
