package tabletest

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"drygulch/scenes/lang"
)

// Reasons fails the test unless the catalogue has words for every reason of a game's rules, and no others. The rules
// list the keys of all their reasons in a comment of why.go; there are at least so many.
func Reasons(t *testing.T, game string, least int) {
	t.Helper()
	source, err := os.ReadFile("../../game/" + game + "/why.go")
	if err != nil {
		t.Fatal(err)
	}
	beginning := game + ".why."
	keys := regexp.MustCompile(regexp.QuoteMeta(beginning)+`[a-z-]+`).FindAllString(string(source), -1)
	if len(keys) < least {
		t.Fatalf("the rules list %d reasons", len(keys))
	}
	for _, key := range keys {
		if !lang.Has(key) {
			t.Errorf("no %s", key)
		}
	}
	for _, key := range lang.Keys(beginning) {
		if !slices.Contains(keys, key) {
			t.Errorf("%s is no reason of the rules", key)
		}
	}
}

// Words fails the test unless every key in the sources of a game's board, which is the package under test, has words in
// the catalogue, and every word of the game is used there. A key that ends with a slash in the sources stands for all
// that begin with it. NotWords look like keys and name layers, lists, pieces and hotspots; elsewhere are the words that
// are used by others, or whose keys are put together from two parts.
func Words(t *testing.T, game string, notWords map[string]bool, elsewhere *regexp.Regexp) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	use := regexp.MustCompile(`"(` + game + `/[a-z0-9/-]+)"`)
	used := map[string]bool{}
	var beginnings []string
	for _, file := range files {
		source, err := os.ReadFile(file.Name())
		if err != nil || strings.HasSuffix(file.Name(), "_test.go") {
			continue
		}
		for _, m := range use.FindAllStringSubmatch(string(source), -1) {
			if key := m[1]; strings.HasSuffix(key, "/") {
				beginnings = append(beginnings, key)
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
	begun := func(key string) bool {
		return slices.ContainsFunc(beginnings, func(b string) bool { return len(key) > len(b) && strings.HasPrefix(key, b) })
	}
	for _, key := range lang.Keys(game + "/") {
		if !used[key] && !begun(key) && !elsewhere.MatchString(key) {
			t.Errorf("nobody says %s", key)
		}
	}
}
