package showdown

import (
	"regexp"
	"testing"

	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"

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

func TestEveryReasonOfTheRulesHasWords(t *testing.T) { tabletest.Reasons(t, "showdown", 40) }

func TestEveryKeyOfTheBoardHasWordsAndEveryWordIsUsed(t *testing.T) {
	tabletest.Words(t, "showdown", notWords, elsewhere)
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
