package showdown

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"drygulch/scenes/lang"

	rules "drygulch/game/showdown"
)

func TestEveryKindOfEventHasMotionSoundAndWords(t *testing.T) {
	for kind := uint8(1); rules.Rules.EventName(kind) != ""; kind++ {
		if int(kind) >= len(acts) {
			t.Errorf("%s: no entry", rules.Rules.EventName(kind))
			continue
		}
		if a := acts[kind]; a.stage == nil || a.say == nil {
			t.Errorf("%s: motion %v, words %v", rules.Rules.EventName(kind), a.stage != nil, a.say != nil)
		}
	}
}

func TestEveryOptionOfTheSetupHasWords(t *testing.T) {
	for _, o := range rules.Rules.Options {
		key := "showdown/option/" + o.Name
		for _, end := range append([]string{"/text"}, o.Values...) {
			if end[0] != '/' {
				end = "/" + end
			}
			if !lang.Has(key) || !lang.Has(key+end) {
				t.Errorf("no %s%s", key, end)
			}
		}
	}
}

func TestEveryThingOfTheRulesHasWordsAndPictures(t *testing.T) {
	need := func(key string) {
		t.Helper()
		if !lang.Has(key) {
			t.Errorf("no %s", key)
		}
	}
	for c, name := range rules.CharacterNames {
		if rules.Character(c) == rules.Nobody {
			continue
		}
		need("showdown/character/" + name)
		need("showdown/power/" + name)
		if portraits[c] == 0 {
			t.Errorf("%s has no portrait", name)
		}
	}
	for k, name := range rules.KindNames {
		kind := rules.Kind(k)
		if kind == rules.NoKind {
			continue
		}
		need("showdown/card/" + name)
		need("showdown/card/" + name + "/text")
		if kind != rules.Bang && kind != rules.Missed && !kind.Weapon() {
			need("showdown/hint/" + name)
		}
		if motifs[k] == 0 {
			t.Errorf("%s has no picture", name)
		}
	}
	for r, name := range rules.RoleNames {
		need("showdown/role/" + name)
		need("showdown/end/deed/" + name)
		need("showdown/end/side/" + name)
		if rules.Role(r) != rules.NoRole && (roleIcons[r] == 0 || roleCards[r] == 0) {
			t.Errorf("%s has no picture", name)
		}
	}
	for s, name := range rules.SuitNames {
		if rules.Suit(s) == rules.NoSuit {
			continue
		}
		need("showdown/suit/" + name)
		if suitIcons[s] == 0 {
			t.Errorf("%s have no picture", name)
		}
	}
	for _, name := range rules.FlipNames {
		need("showdown/flip/" + name)
		need("showdown/ask/flip/" + name)
	}
	for action, key := range actionKeys {
		need("showdown/act/" + key)
		need("showdown/do/" + key)
		if action >= len(buttons) {
			t.Errorf("%s has no button", key)
		}
	}
	for _, kind := range []rules.FrameKind{rules.Shot, rules.Raid, rules.Standoff} {
		need("showdown/says/" + rules.FrameNames[kind])
		need("showdown/do/play/" + rules.FrameNames[kind])
		need("showdown/do/take/" + rules.FrameNames[kind])
		need("showdown/aside/" + rules.FrameNames[kind])
		need("showdown/aside/" + rules.FrameNames[kind] + "/text")
	}
	need("showdown/do/play/" + rules.FrameNames[rules.Wound])
	for _, key := range []string{"three", "left", "draw"} {
		need("showdown/end/deed/" + key)
		need("showdown/end/side/" + key)
	}
}

// The rules list the keys of all their reasons in a comment, so that the words can be held against it.
func TestEveryReasonOfTheRulesHasWords(t *testing.T) {
	source, err := os.ReadFile("../../game/showdown/why.go")
	if err != nil {
		t.Fatal(err)
	}
	keys := regexp.MustCompile(`showdown\.why\.[a-z-]+`).FindAllString(string(source), -1)
	if len(keys) < 40 {
		t.Fatalf("the rules list %d reasons", len(keys))
	}
	for _, key := range keys {
		if key != "showdown.why." && !lang.Has(key) {
			t.Errorf("no %s", key)
		}
	}
	for _, key := range lang.Keys("showdown.why.") {
		if !slices.Contains(keys, key) {
			t.Errorf("%s is no reason of the rules", key)
		}
	}
}

var useOfKey = regexp.MustCompile(`"(showdown/[a-z0-9/-]+)"`)

func TestEveryKeyOfTheBoardHasWordsAndEveryWordIsUsed(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	var prefixes []string
	for _, file := range files {
		source, err := os.ReadFile(file.Name())
		if err != nil || strings.HasSuffix(file.Name(), "_test.go") {
			continue
		}
		for _, m := range useOfKey.FindAllStringSubmatch(string(source), -1) {
			if key := m[1]; strings.HasSuffix(key, "/") {
				prefixes = append(prefixes, key)
			} else {
				used[key] = true
			}
		}
	}
	for key := range used {
		if !lang.Has(key) && !notWords[key] {
			t.Errorf("no words for %s", key)
		}
	}
	starts := func(key string) bool {
		return slices.ContainsFunc(prefixes, func(p string) bool { return len(key) > len(p) && strings.HasPrefix(key, p) })
	}
	for _, key := range lang.Keys("showdown/") {
		if !used[key] && !starts(key) && !elsewhere.MatchString(key) {
			t.Errorf("nobody says %s", key)
		}
	}
}

// notWords are strings that look like keys and name layers, lists and hotspots.
var notWords = map[string]bool{"showdown/room": true, "showdown/role": true, "showdown/seat/list": true, "showdown/seat/rule": true, "showdown/note": true}

// elsewhere are words for the screens, and those whose keys are put together from two parts.
var elsewhere = regexp.MustCompile(`^showdown/(name|title|kind|time|blurb|option/.*|ask/shot/.*|ask/rescue/.*)$`)

func TestEveryDrawnPieceExists(t *testing.T) {
	if len(missing) > 0 {
		t.Error(missing)
	}
}
