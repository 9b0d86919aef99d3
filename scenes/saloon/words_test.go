package saloon

import (
	"regexp"
	"testing"

	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"

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

func TestEveryReasonOfTheRulesHasWords(t *testing.T) { tabletest.Reasons(t, "saloon", 40) }

func TestEveryKeyOfTheBoardHasWordsAndEveryWordIsUsed(t *testing.T) {
	tabletest.Words(t, "saloon", notWords, elsewhere)
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
