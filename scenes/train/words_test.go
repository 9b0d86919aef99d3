package train

import (
	"regexp"
	"testing"

	"drygulch/scenes/lang"
	"drygulch/scenes/table/tabletest"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
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

func TestEveryEventOfARoundHasADramaAndAPicture(t *testing.T) {
	for _, c := range rules.RoundCards[1:] {
		if !lang.Has("train/round/"+c.Name) || !lang.Has("train/round/"+c.Name+"/text") {
			t.Errorf("%s: no words", c.Name)
		}
		if c.Event == rules.NoHappening {
			continue
		}
		if dramas[c.Event].cue == 0 || happenings[c.Event].icon == 0 || happeningNames[c.Event] != c.Name {
			t.Errorf("%s: drama %v, picture %v", c.Name, dramas[c.Event].cue, happenings[c.Event].icon)
		}
		if w := happenings[c.Event].words; w != "" && !lang.Has(w) {
			t.Errorf("%s: %s", c.Name, w)
		}
	}
}

func TestEveryOptionOfTheSetupHasWords(t *testing.T) {
	for _, o := range rules.Rules.Options {
		key := "train/option/" + o.Name
		if !lang.Has(key) {
			t.Errorf("no %s", key)
		}
		group := "train/option/" + regexp.MustCompile(`/.*`).ReplaceAllString(o.Name, "")
		if !lang.Has(group + "/text") {
			t.Errorf("no %s/text", group)
		}
		for _, v := range o.Values {
			if !lang.Has(group + "/" + v) {
				t.Errorf("no %s/%s", group, v)
			}
		}
	}
}

func TestEveryThingOfTheRulesHasWords(t *testing.T) {
	need := func(key string) {
		if !lang.Has(key) {
			t.Errorf("no %s", key)
		}
	}
	for _, name := range rules.CharacterNames[rules.Ghost:] {
		need("train/character/" + name)
		need("train/power/" + name)
	}
	for _, name := range rules.KindNames[rules.Move:] {
		for _, end := range []string{"", "/text"} {
			need("train/card/" + name + end)
		}
		need("train/family/" + name)
	}
	for _, name := range rules.IconNames[rules.Standard:] {
		need("train/turn/" + name)
		need("train/turn/" + name + "/text")
	}
	for _, name := range rules.LootNames[rules.Purse:] {
		need("train/loot/" + name)
		need("train/thing/" + name)
	}
	for _, name := range rules.FizzleNames[rules.NoTarget:] {
		need("train/log/" + name)
	}
	for _, w := range rules.Wagons {
		need("train/car/" + w.Name)
	}
	for action, key := range actionKeys {
		need("train/act/" + key)
		if action != int(rules.ActionDiscard) {
			need("train/do/" + key)
		}
	}
}

func TestEveryReasonOfTheRulesHasWords(t *testing.T) { tabletest.Reasons(t, "train", 30) }

func TestEveryKeyOfTheBoardHasWordsAndEveryWordIsUsed(t *testing.T) {
	tabletest.Words(t, "train", ids, elsewhere)
}

// ids are strings that look like keys and name layers, lists and hotspots.
var ids = map[string]bool{
	"train/line": true, "train/pile": true, "train/sky": true, "train/tunnel": true, "train/memory": true, "train/you": true,
	"train/round/list": true, "train/scheme/list": true, "train/you/list": true,
}

// elsewhere are words for the screens.
var elsewhere = regexp.MustCompile(`^train/(name|title|kind|blurb|time|option/.*)$`)

func TestEveryDrawnPieceExists(t *testing.T) {
	if len(missing) > 0 {
		t.Error(missing)
	}
	for c := rules.Ghost; c <= rules.Belle; c++ {
		for _, seat := range ui.Dusk.Seats {
			for _, side := range []string{"", "/right"} {
				name := "pawn/" + seat.Piece + "/" + figures[c] + side
				if _, ok := sprites.Named(name); !ok {
					t.Errorf("no %s", name)
				}
			}
		}
	}
}
