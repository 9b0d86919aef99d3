package saloon

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"drygulch/scenes/lang"

	rules "drygulch/game/saloon"
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
		key := "saloon/option/" + o.Name
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
		need("saloon/character/" + name)
		need("saloon/power/" + name)
		if portraits[c] == 0 {
			t.Errorf("%s has no portrait", name)
		}
	}
	for k := rules.Peacemaker; k <= rules.LowWhistle; k++ {
		need("saloon/card/" + key(k))
		need("saloon/card/" + key(k) + "/text")
		need("saloon/card/" + key(k) + "/joke")
		if motifs[k] == 0 {
			t.Errorf("%s has no picture", key(k))
		}
		family := rules.FamilyNames[k.Face().Family]
		need("saloon/family/" + family)
		if card := (&Board{}).face(k); card.Glyph == 0 || card.Rule == 0 {
			t.Errorf("%s: glyph %v, rule %d", key(k), card.Glyph, card.Rule)
		}
	}
	for pos := rules.Open; pos <= rules.Doors; pos++ {
		need("saloon/place/" + dashed(rules.Places[pos].Name))
		need("saloon/place/" + dashed(rules.Places[pos].Name) + "/short")
		if placeRules[pos] == 0 {
			t.Errorf("%s has no rule", rules.Places[pos].Name)
		}
	}
	for _, name := range rules.PhaseNames {
		need("saloon/phase/" + dashed(name))
		need("saloon/aside/" + dashed(name))
	}
	for ask, name := range rules.AskNames {
		if a := rules.Ask(ask); a != rules.AskNothing && a != rules.AskDeclare && a != rules.AskAim {
			need("saloon/ask/" + name)
		}
	}
	for action, key := range actionKeys {
		need("saloon/act/" + key)
		need("saloon/do/" + key)
		if action >= len(buttons) {
			t.Errorf("%s has no button", key)
		}
	}
	for _, name := range rules.CallNames {
		need("saloon/call/" + name)
		need("saloon/call/of/" + name)
	}
	for _, name := range rules.SlotNames {
		for _, end := range []string{"", "/gun", "/empty"} {
			need("saloon/seat/" + name + end)
		}
		need("saloon/slot/" + name)
		need("saloon/slot/" + name + "/text")
		need("saloon/you/" + name)
		need("saloon/log/equipped/" + name)
		need("saloon/log/shifted/" + name)
	}
}

func TestEveryWeaponIsHeard(t *testing.T) {
	for k := rules.NoKind; k <= rules.BilliardCue; k++ {
		if strikeCues[k] == 0 {
			t.Errorf("%d is not heard", k)
		}
	}
}

// The rules list the keys of all their reasons in a comment, so that the words can be held against it.
func TestEveryReasonOfTheRulesHasWords(t *testing.T) {
	source, err := os.ReadFile("../../game/saloon/why.go")
	if err != nil {
		t.Fatal(err)
	}
	keys := regexp.MustCompile(`saloon\.why\.[a-z-]+`).FindAllString(string(source), -1)
	if len(keys) < 40 {
		t.Fatalf("the rules list %d reasons", len(keys))
	}
	for _, key := range keys {
		if key != "saloon.why." && !lang.Has(key) {
			t.Errorf("no %s", key)
		}
	}
	for _, key := range lang.Keys("saloon.why.") {
		if !slices.Contains(keys, key) {
			t.Errorf("%s is no reason of the rules", key)
		}
	}
}

var useOfKey = regexp.MustCompile(`"(saloon/[a-z0-9/-]+)"`)

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
	for _, key := range lang.Keys("saloon/") {
		if !used[key] && !starts(key) && !elsewhere.MatchString(key) {
			t.Errorf("nobody says %s", key)
		}
	}
}

// notWords are strings that look like keys and name layers, lists, pieces and hotspots.
var notWords = map[string]bool{
	"saloon/room": true, "saloon/piles/list": true, "saloon/seat/list": true, "saloon/seat/rule": true, "saloon/call": true,
	"saloon/log/attack": true, "saloon/log/counter": true, "saloon/quick": true, "saloon/you": true,
}

// elsewhere are words for the screens, and those whose keys are put together from two parts.
var elsewhere = regexp.MustCompile(`^saloon/(name|title|kind|time|blurb|option/.*|log/(attack|counter)/.*)$`)

func TestEveryDrawnPieceExists(t *testing.T) {
	if len(missing) > 0 {
		t.Error(missing)
	}
}
