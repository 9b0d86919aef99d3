package showdown

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var (
	ruleHead = regexp.MustCompile(`(?m)^\*\*BG-(\d+)\*\*`)
	testLine = regexp.MustCompile(`(?m)^func Test.*\{ // (.*)$`)
	citation = regexp.MustCompile(`BG-(\d+)`)
	edgeCase = regexp.MustCompile(`EC-(\d+)`)
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

// lastRule is the highest number of the rulebook; none below it is missing.
const lastRule = 92

func TestEveryRuleHasATest(t *testing.T) {
	rules := numbers(rulebook, ruleHead)
	for n := 1; n <= lastRule; n++ {
		if !slices.Contains(rules, n) {
			t.Errorf("the rulebook has no BG-%d", n)
		}
	}
	if len(rules) != lastRule {
		t.Errorf("%d rules, want each of %d once", len(rules), lastRule)
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
			t.Errorf("no test is named by BG-%d", n)
		}
		delete(tested, n)
	}
	for n := range tested {
		t.Errorf("BG-%d is tested, but no rule", n)
	}
	for name, text := range sources(t, false) {
		for _, n := range numbers(text, citation) {
			if !slices.Contains(rules, n) {
				t.Errorf("%s cites BG-%d, which is no rule", name, n)
			}
		}
	}
}

// edgeCases are the known cases in which rules meet; their numbers have gaps.
var edgeCases = []int{
	1, 2, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19, 21, 22, 23, 24, 26, 27, 29, 30, 31, 32, 33, 34, 36, 38,
	40, 41, 43, 45, 46, 47, 48, 50, 51, 52, 53, 55, 56, 58, 59, 60, 61, 62, 63,
}

func TestEveryEdgeCaseHasATest(t *testing.T) {
	tested := map[int]bool{}
	for _, text := range sources(t, true) {
		for _, line := range testLine.FindAllStringSubmatch(text, -1) {
			for _, n := range numbers(line[1], edgeCase) {
				tested[n] = true
			}
		}
	}
	for _, n := range edgeCases {
		if !tested[n] {
			t.Errorf("no test is named by EC-%d", n)
		}
	}
}

// keys finds the keys of messages in a comment and in the calls that give them.
func keys(t *testing.T, file, prefix, calls string) {
	t.Helper()
	text := sources(t, false)[file]
	listed := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^//\t`+prefix+`\.([a-z-]+) `).FindAllStringSubmatch(text, -1) {
		listed[m[1]] = false
	}
	for _, m := range regexp.MustCompile(calls).FindAllStringSubmatch(text, -1) {
		if _, ok := listed[m[1]]; !ok {
			t.Errorf("%s gives %s.%s, which is not in its list", file, prefix, m[1])
		}
		listed[m[1]] = true
	}
	for key, given := range listed {
		if !given {
			t.Errorf("%s lists %s.%s, which is never given", file, prefix, key)
		}
	}
}

func TestAllReasonsAreListed(t *testing.T) {
	keys(t, "why.go", `showdown\.why`, `because\("([a-z-]+)"`)
	keys(t, "mind_why.go", `showdown\.hint`, `say\("([a-z-]+)"`)
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
