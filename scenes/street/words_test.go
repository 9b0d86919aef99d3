package street

import (
	"regexp"
	"testing"

	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"

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

func TestEveryReasonOfTheRulesHasWords(t *testing.T) { tabletest.Reasons(t, "street", 40) }

func TestEveryKeyOfTheBoardHasWordsAndEveryWordIsUsed(t *testing.T) {
	tabletest.Words(t, "street", notWords, elsewhere)
}

// notWords are strings that look like keys and name layers, lists and hotspots.
var notWords = map[string]bool{"street/ground": true, "street/scroll": true, "street/seat/list": true, "street/do": true}

// elsewhere are words for the screens.
var elsewhere = regexp.MustCompile(`^street/(name|title|kind|time|blurb|option(/.*)?|handover/show)$`)
