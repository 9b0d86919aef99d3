package street

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"drygulch/game"
	"drygulch/game/gametest"
)

var (
	ruleHead = regexp.MustCompile(`(?m)^\*\*OL-(\d+)\*\*`)
	testLine = regexp.MustCompile(`(?m)^func Test.*\{ // (.*)$`)
	citation = regexp.MustCompile(`OL-(\d+)`)
)

// sources gives the text of the package's files whose names end so.
func sources(t *testing.T, tests bool) map[string]string {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, f := range files {
		if name := f.Name(); strings.HasSuffix(name, ".go") && strings.HasSuffix(name, "_test.go") == tests {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			texts[name] = string(text)
		}
	}
	return texts
}

func numbers(text string, re *regexp.Regexp) []int {
	var list []int
	for _, m := range re.FindAllStringSubmatch(text, -1) {
		n, _ := strconv.Atoi(m[1])
		list = append(list, n)
	}
	return list
}

// lastRule is the highest number of the rulebook.
const lastRule = 112

// kept are the numbers that the rulebook keeps free: OL-105, OL-106 and OL-113.
var kept = []int{105, 106, 113}

func TestEveryRuleHasATest(t *testing.T) {
	rules := numbers(rulebook, ruleHead)
	for n := 1; n <= lastRule; n++ {
		if slices.Contains(rules, n) == slices.Contains(kept, n) {
			t.Errorf("OL-%d is missing, or should be", n)
		}
	}
	if len(rules) != lastRule-2 {
		t.Errorf("%d rules, want each of %d once", len(rules), lastRule-2)
	}
	tested := map[int]bool{}
	for _, text := range sources(t, true) {
		for _, line := range testLine.FindAllStringSubmatch(text, -1) {
			for _, n := range numbers(line[1], citation) {
				tested[n] = true
			}
		}
	}
	for _, n := range rules {
		if !tested[n] {
			t.Errorf("no test is named by OL-%d", n)
		}
		delete(tested, n)
	}
	for n := range tested {
		t.Errorf("OL-%d is tested, but no rule", n)
	}
	for name, text := range sources(t, false) {
		for _, n := range numbers(text, citation) {
			if !slices.Contains(rules, n) && !slices.Contains(kept, n) {
				t.Errorf("%s cites OL-%d, which is no rule", name, n)
			}
		}
	}
}

// The rulebook and the code speak of the Scout by no other name.
func TestTheScoutHasOneName(t *testing.T) { // OL-2
	other := strings.Join([]string{"ind", "ian"}, "")
	for name, text := range sources(t, false) {
		if strings.Contains(strings.ToLower(text), other) {
			t.Errorf("%s names him otherwise", name)
		}
	}
	if strings.Contains(strings.ToLower(rulebook), other) {
		t.Error("the rulebook names him otherwise")
	}
}

func TestWhoGivesUpHasLost(t *testing.T) { // OL-98
	m, err := gametest.Replay(Rules, game.Setup{Seed: 1, Seats: 2}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Resign(0, "easy"); err != nil {
		t.Fatal(err)
	}
	if shares, over := m.Over(); !over || shares[1] != 1 {
		t.Errorf("over %v, shares %v", over, shares)
	}
	if s := m.Truth().(*State); s.Way != NoWay {
		t.Errorf("it counts as the %s way", WayNames[s.Way])
	}
}

// keys finds the keys of messages in the comment of one file and in the calls of
// some that give them.
func keys(t *testing.T, list, prefix, calls string, files ...string) {
	t.Helper()
	texts := sources(t, false)
	listed := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^//\t`+prefix+`\.([a-z-]+) `).FindAllStringSubmatch(texts[list], -1) {
		listed[m[1]] = false
	}
	for _, file := range files {
		for _, m := range regexp.MustCompile(calls).FindAllStringSubmatch(texts[file], -1) {
			if _, ok := listed[m[1]]; !ok {
				t.Errorf("%s gives %s.%s, which is not in its list", file, prefix, m[1])
			}
			listed[m[1]] = true
		}
	}
	for key, given := range listed {
		if !given {
			t.Errorf("%s lists %s.%s, which is never given", list, prefix, key)
		}
	}
}

func TestAllReasonsAreListed(t *testing.T) {
	keys(t, "why.go", `street\.why`, `because\("([a-z-]+)"`, "why.go", "why_ability.go")
	keys(t, "mind_why.go", `street\.hint`, `say\("([a-z-]+)"`, "mind_why.go")
}

func TestEveryKindOfEventHasAName(t *testing.T) {
	seen := map[string]bool{}
	for kind := uint8(1); kind <= lastEvent; kind++ {
		name := Rules.EventName(kind)
		if name == "" || seen[name] {
			t.Errorf("kind %d is called %q", kind, name)
		}
		seen[name] = true
	}
	if Rules.EventName(0) != "" || Rules.EventName(lastEvent+1) != "" {
		t.Error("there are more names than kinds")
	}
}
