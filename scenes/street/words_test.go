package street

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"drygulch/scenes/lang"

	rules "drygulch/game/street"
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
		key := "street/option/" + o.Name
		for _, end := range append([]string{"text"}, o.Values...) {
			if !lang.Has(key) || !lang.Has(key+"/"+end) {
				t.Errorf("no %s/%s", key, end)
			}
		}
	}
}

func TestEveryThingOfTheRulesHasWordsAndPictures(t *testing.T) {
	need := func(keys ...string) {
		t.Helper()
		for _, key := range keys {
			if !lang.Has(key) {
				t.Errorf("no %s", key)
			}
		}
	}
	for i, name := range rules.RoleNames {
		need("street/role/"+name, "street/ability/"+name, "street/ask/use/"+name)
		if roleIcons[i] == 0 || roleBadges[i] == 0 {
			t.Errorf("%s has no sign", name)
		}
		if rules.Role(i) == rules.NoRole {
			continue
		}
		need("street/short/"+name, "street/go/"+name)
		if roleRules[i] == 0 || faces[rules.Green][i] == 0 || faces[rules.Red][i] == 0 {
			t.Errorf("%s has no rule or no face", name)
		}
	}
	for i, name := range rules.TokenNames {
		need("street/token/"+name, "street/token/"+name+"/text")
		if tokenFaces[i][0] == 0 || tokenFaces[i][1] == 0 || i > 0 && (tags[i] == 0 || tokenIcons[i] == 0) {
			t.Errorf("%s has no picture", name)
		}
	}
	for _, r := range []rules.Role{rules.Governor, rules.Sheriff, rules.Reporter, rules.Bandit} {
		need("street/calls/" + rules.RoleNames[r])
	}
	for _, name := range rules.SideNames {
		need("street/side/"+name, "street/stash/side/"+name)
	}
	for i, name := range rules.WayNames {
		need("street/banner/"+name, "street/log/winner/"+name)
		if i > 0 {
			need("street/end/head/"+name, "street/end/deed/"+name, "street/end/way/"+name)
		}
	}
	for _, name := range rules.CauseNames[1:] {
		need("street/log/shown/" + name)
	}
	for is, key := range conditionKeys {
		if condition(is) != plain {
			need("street/is/"+key, "street/is/"+key+"/text")
		}
	}
	for action, key := range actionKeys {
		need("street/act/"+key, "street/do/"+key, "street/about/"+key)
		if action >= len(buttons) || aboutRules[action] == 0 {
			t.Errorf("%s has no button or no rule", key)
		}
	}
	for _, kind := range kinds {
		need("street/note/"+actionKeys[kind], "street/ask/who/"+actionKeys[kind])
	}
	for _, how := range []uint8{rules.Stayed, rules.Exchanged} {
		need("street/act/"+howKey(how), "street/do/"+howKey(how), "street/about/"+howKey(how))
	}
	for _, way := range []string{"good", "bad", "ugly", "all"} {
		need("street/way/" + way)
	}
	need("street/end/head/left", "street/end/deed/left", "street/end/way/left", "street/pop/booster", "street/pop/reactor")
}

// The rules list the keys of all their reasons in a comment, so that the words can be held against it.
func TestEveryReasonOfTheRulesHasWords(t *testing.T) {
	source, err := os.ReadFile("../../game/street/why.go")
	if err != nil {
		t.Fatal(err)
	}
	keys := regexp.MustCompile(`street\.why\.[a-z-]+`).FindAllString(string(source), -1)
	if len(keys) < 40 {
		t.Fatalf("the rules list %d reasons", len(keys))
	}
	for _, key := range keys {
		if key != "street.why." && !lang.Has(key) {
			t.Errorf("no %s", key)
		}
	}
	for _, key := range lang.Keys("street.why.") {
		if !slices.Contains(keys, key) {
			t.Errorf("%s is no reason of the rules", key)
		}
	}
}

var useOfKey = regexp.MustCompile(`"(street/[a-z0-9/-]+)"`)

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
	for _, key := range lang.Keys("street/") {
		if !used[key] && !starts(key) && !elsewhere.MatchString(key) {
			t.Errorf("nobody says %s", key)
		}
	}
}

// notWords are strings that look like keys and name layers, lists and hotspots.
var notWords = map[string]bool{"street/ground": true, "street/scroll": true, "street/seat/list": true, "street/do": true}

// elsewhere are words for the screens.
var elsewhere = regexp.MustCompile(`^street/(name|title|kind|time|blurb|option(/.*)?|handover/show)$`)
