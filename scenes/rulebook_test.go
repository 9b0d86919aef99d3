package scenes

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"drygulch/game"
	"drygulch/game/shelf"
	"drygulch/scenes/ui"
)

func openBook(v *visit, rule game.Rule) *rulebook {
	b := newRulebook(v.App, shelf.Find("train"), rule)
	v.UI.Open(b)
	v.tick()
	v.tick()
	return b
}

// readAll waits until every block of a book has been measured.
func (v *visit) readAll(b *rulebook) {
	v.t.Helper()
	for range len(b.blocks) {
		if b.left == 0 {
			return
		}
		v.tick()
	}
	v.t.Fatalf("%d of %d blocks are not measured", b.left, len(b.blocks))
}

func TestTheBookIsCutIntoItsBlocks(t *testing.T) {
	blocks := parseBook(`# The Game

A first line
and a second of *one* paragraph.

## Part

**TG-1** Do this.

- **TG-2** An item
  that goes on
- another

| Card | Count |
|---|---:|
| **Fire** | 2 |
`, "TG")
	type want struct {
		kind  blockKind
		cells string
		rule  string
		head  bool
	}
	list := []want{
		{headingBlock, "The Game", "", false},
		{paragraphBlock, "A first line and a second of *one* paragraph.", "", false},
		{headingBlock, "Part", "", false},
		{paragraphBlock, "**TG-1** Do this.", "TG-1", false},
		{itemBlock, "**TG-2** An item that goes on", "TG-2", false},
		{itemBlock, "another", "", false},
		{rowBlock, "Card|Count", "", true},
		{rowBlock, "**Fire**|2", "", false},
	}
	if len(blocks) != len(list) {
		t.Fatalf("%d blocks: %+v", len(blocks), blocks)
	}
	for i, k := range blocks {
		if got := (want{k.kind, strings.Join(k.cells, "|"), k.rule, k.head}); got != list[i] {
			t.Errorf("block %d is %+v, want %+v", i, got, list[i])
		}
	}
}

func TestEveryRuleOfABookCanBeTurnedTo(t *testing.T) {
	v := start(t, Config{})
	for _, rules := range shelf.Games {
		b := newRulebook(v.App, rules, 0)
		numbers := regexp.MustCompile(`(?m)^(?:[-*] )?\*\*(`+rules.Prefix+`-\d+)\*\*`).FindAllStringSubmatch(rules.Rulebook, -1)
		if len(numbers) < 90 {
			t.Errorf("only %d rules found in the book of %s", len(numbers), rules.Name)
		}
		for _, n := range numbers {
			if _, ok := b.rule[n[1]]; !ok {
				t.Errorf("%s cannot be turned to", n[1])
			}
		}
	}
}

func TestARuleThatIsAskedForStandsAtTheTop(t *testing.T) {
	for _, w := range windows() {
		v := start(t, Config{})
		v.resize(w)
		for _, rule := range []game.Rule{3, 40, 88} {
			b := openBook(v, rule)
			at := b.tops[b.rule[b.lit]] - v.UI.Scrolled(bookID)
			if b.lit == "" || at < 0 || at > 8 {
				t.Errorf("%v: CE-%d stands %.0f below the top", w, rule, at)
			}
			v.UI.Close(b)
		}
	}
}

func TestTurningThePhoneKeepsThePlaceInTheBook(t *testing.T) {
	v := start(t, Config{})
	v.resize(window{390, 844, 1})
	b := openBook(v, 60)
	for _, w := range []window{{844, 390, 1}, {390, 844, 2}, {1280, 720, .85}, {390, 844, 1}} {
		v.resize(w)
		v.tick()
		v.tick()
		at := b.tops[b.rule[b.lit]] - v.UI.Scrolled(bookID)
		if at < -20 || at > 20 {
			t.Errorf("%v: the rule stands %.0f from the top", w, at)
		}
	}
}

func TestALinkLeadsToItsRuleAndBackLeadsBack(t *testing.T) {
	v := start(t, Config{})
	b := openBook(v, 0)
	from, link := -1, ""
	for i, k := range b.blocks {
		at, to := ruleIn(strings.TrimPrefix(k.plain(), k.rule), k.prefix)
		if other := strings.TrimPrefix(k.plain(), k.rule)[at:to]; k.rule != "" && other != "" && other != k.rule {
			from, link = i, other
			break
		}
	}
	if from < 0 {
		t.Fatal("no rule names another")
	}
	b.turnTo(b.blocks[from].rule)
	v.UI.Rebuild()
	v.tick()
	v.tick()
	before := v.UI.Scrolled(bookID)
	v.tap("rulebook/" + b.blocks[from].rule + "/" + link)
	v.tick()
	if b.lit != link {
		t.Errorf("at %s, want %s", b.lit, link)
	}
	v.UI.PressKeys(ui.KeyBack)
	v.tick()
	if got := v.UI.Scrolled(bookID); got != before {
		t.Errorf("back at %.0f, want %.0f", got, before)
	}
	v.UI.PressKeys(ui.KeyBack)
	if v.scene() != "town" {
		t.Errorf("at %s", v.scene())
	}
}

func TestLinesOfTheBookHaveAtMostSixtyCharactersOrSo(t *testing.T) {
	v := start(t, Config{})
	for _, text := range []float64{.85, 1, 2} {
		v.resize(window{2560, 1440, text})
		b := openBook(v, 0)
		v.readAll(b)
		letters, lines := 0, 0.0
		for i, k := range b.blocks {
			if k.kind != paragraphBlock {
				continue
			}
			letters += utf8.RuneCountInString(k.plain())
			lines += (b.tops[i+1] - b.tops[i] - belowBlock) / v.UI.LineHeight(ui.Body)
		}
		if mean := float64(letters) / lines; mean > 60 || mean < 30 {
			t.Errorf("at %v a line has %.1f characters", text, mean)
		}
		v.UI.Close(b)
	}
}

func TestOnlyWhatIsInSightOfTheBookIsDrawn(t *testing.T) {
	v := start(t, Config{})
	openBook(v, 50)
	words := v.see()
	if !strings.Contains(words, "CE-50") || strings.Contains(words, "CE-1\n") || strings.Contains(words, "CE-120") {
		t.Errorf("drawn: %q", words)
	}
}

func TestContentsLeadToTheirChapters(t *testing.T) {
	for _, w := range []window{desktop, {390, 844, 1}} {
		v := start(t, Config{})
		v.resize(w)
		b := openBook(v, 0)
		if w != desktop {
			v.tap("rulebook/contents")
		}
		last := 0
		for i := range b.blocks {
			if b.blocks[i].chapter() && i < len(b.blocks)-20 {
				last = i
			}
		}
		v.tap(seatID("rulebook/chapter", last))
		v.tick()
		v.tick()
		if at := b.tops[last] - v.UI.Scrolled(bookID); at < 0 || at > 8 {
			t.Errorf("%v: the chapter stands %.0f below the top", w, at)
		}
		if slices.Contains(v.ids(), seatID("rulebook/chapter", last)) != (w == desktop) {
			t.Errorf("%v: the contents are still open", w)
		}
	}
}

func TestABookOpensWithoutMeasuringAllOfIt(t *testing.T) {
	v := start(t, Config{})
	b := newRulebook(v.App, shelf.Find("train"), 0)
	v.UI.Open(b)
	v.tick()
	if done := len(b.blocks) - b.left; done == 0 || done > len(b.blocks)/3 {
		t.Errorf("%d of %d blocks were measured at once", done, len(b.blocks))
	}
	v.readAll(b)
	v.tick()
	before := b.tops
	v.UI.Rebuild()
	v.tick()
	if !slices.Equal(before, b.tops) {
		t.Error("what is measured changes")
	}
}

func TestWhatOneReadsStaysWhereItIsWhileTheRestIsMeasured(t *testing.T) {
	for _, w := range []window{desktop, {390, 844, 1}} {
		v := start(t, Config{})
		v.resize(w)
		for _, rule := range []game.Rule{50, 88} {
			b := newRulebook(v.App, shelf.Find("train"), rule)
			v.UI.Open(b)
			v.tick()
			at := func() float64 { return b.tops[b.rule[b.lit]] - v.UI.Scrolled(bookID) }
			for first := at(); b.left > 0; v.tick() {
				if got := at(); got-first > .01 || first-got > .01 {
					t.Fatalf("%v: CE-%d moves from %.1f to %.1f", w, rule, first, got)
				}
			}
			v.UI.Close(b)
		}
	}
}
