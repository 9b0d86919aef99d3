package saloon

import (
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var (
	ruleHead = regexp.MustCompile(`(?m)^\*\*HN-(\d+)\*\*`)
	testLine = regexp.MustCompile(`(?m)^func Test.*\{ // (.*)$`)
	citation = regexp.MustCompile(`HN-(\d+)`)
	vector   = regexp.MustCompile(`\bT(\d+)\b`)
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

// lastRule is the highest number of the rulebook; free are those below it that are
// left for later.
const lastRule = 173

var free = []int{83, 84, 134, 135, 136, 137, 138, 139, 158, 159}

func TestEveryRuleHasATest(t *testing.T) {
	rules := numbers(rulebook, ruleHead)
	for n := 1; n <= lastRule; n++ {
		if slices.Contains(rules, n) == slices.Contains(free, n) {
			t.Errorf("the rulebook has HN-%d: %v", n, slices.Contains(rules, n))
		}
	}
	if len(rules) != lastRule-len(free) {
		t.Errorf("%d rules, want each of %d once", len(rules), lastRule-len(free))
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
			t.Errorf("no test is named by HN-%d", n)
		}
		delete(tested, n)
	}
	for n := range tested {
		t.Errorf("HN-%d is tested, but no rule", n)
	}
	for name, text := range sources(t, false) {
		for _, n := range numbers(text, citation) {
			if !slices.Contains(rules, n) {
				t.Errorf("%s cites HN-%d, which is no rule", name, n)
			}
		}
	}
}

// vectors are the positions with known results; their numbers have gaps.
var vectors = []int{1, 2, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 19, 21, 22, 24, 25, 26, 27, 28, 30, 31, 32, 33, 34}

func TestEveryVectorHasATest(t *testing.T) {
	tested := map[int]bool{}
	for _, text := range sources(t, true) {
		for _, line := range testLine.FindAllStringSubmatch(text, -1) {
			for _, n := range numbers(line[1], vector) {
				tested[n] = true
			}
		}
	}
	for _, n := range vectors {
		if !tested[n] {
			t.Errorf("no test is named by T%d", n)
		}
	}
}

// keys finds the keys of messages in a comment at the head of the first of some
// files, and in the calls of all of them that give them.
func keys(t *testing.T, prefix, calls string, files ...string) {
	t.Helper()
	all := sources(t, false)
	listed := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^//\t`+prefix+`\.([a-z-]+) `).FindAllStringSubmatch(all[files[0]], -1) {
		listed[m[1]] = false
	}
	if len(listed) == 0 {
		t.Errorf("%s lists nothing", files[0])
	}
	for _, file := range files {
		for _, m := range regexp.MustCompile(calls).FindAllStringSubmatch(all[file], -1) {
			if _, ok := listed[m[1]]; !ok {
				t.Errorf("%s gives %s.%s, which is not in the list", file, prefix, m[1])
			}
			listed[m[1]] = true
		}
	}
	for key, given := range listed {
		if !given {
			t.Errorf("%s lists %s.%s, which is never given", files[0], prefix, key)
		}
	}
}

func TestAllReasonsAreListed(t *testing.T) {
	keys(t, `saloon\.why`, `because\("([a-z-]+)"`, "why.go", "why_attack.go")
	keys(t, `saloon\.hint`, `say\("([a-z-]+)"`, "mind_why.go")
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
