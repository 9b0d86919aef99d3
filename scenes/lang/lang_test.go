package lang

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

func try(pattern string, args ...any) string { return format(languages[0], pattern, args) }

func TestPatternsTakeArgumentsAndPlurals(t *testing.T) {
	for _, c := range []struct {
		pattern string
		args    []any
		want    string
	}{
		{"plain", nil, "plain"},
		{"{0} robs {1}", []any{"Tuco", "Belle"}, "Tuco robs Belle"},
		{"{1} of {0}", []any{6, 2}, "2 of 6"},
		{"{0} {0|bullet|bullets}", []any{1}, "1 bullet"},
		{"{0} {0|bullet|bullets}", []any{0}, "0 bullets"},
		{"{0} {0|bullet|bullets}", []any{int8(3)}, "3 bullets"},
		{"{0|once|often}", []any{-1}, "once"},
		{"{{0}", []any{1}, "{0}"},
		{"{2}", []any{1}, "{2}"},
		{"{x}", []any{1}, "{x}"},
		{"{0|a|b}", []any{"no number"}, "{0|a|b}"},
		{"open {0", []any{1}, "open {0"},
		{"", nil, ""},
		{"{0}", []any{"{1}"}, "{1}"},
		{"{0}", []any{12345}, "12,345"},
	} {
		if got := try(c.pattern, c.args...); got != c.want {
			t.Errorf("%q with %v: %q, want %q", c.pattern, c.args, got, c.want)
		}
	}
}

func TestMoneyAndNumbers(t *testing.T) {
	for n, want := range map[int]string{0: "$0", 250: "$250", 1000: "$1,000", 12500: "$12,500", -250: "−$250", 1234567: "$1,234,567"} {
		if got := Money(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
	if Number(9999) != "9999" || Number(10000) != "10,000" || Number(-12345) != "−12,345" {
		t.Error(Number(9999), Number(10000), Number(-12345))
	}
}

func TestAnUnknownKeyIsSeenAndKept(t *testing.T) {
	if got := T("no/such/key"); !strings.Contains(got, "no/such/key") {
		t.Errorf("%q", got)
	}
	if !slices.Contains(Missing(), "no/such/key") {
		t.Error("not kept")
	}
	missing.keys = nil
}

func TestNoKeyIsGivenTwice(t *testing.T) {
	for _, k := range doubles {
		t.Errorf("%s is given twice", k)
	}
}

func TestTheOverrideHasTheLastWord(t *testing.T) {
	Override = func(key, text string) string {
		if key == "ui/close" {
			return "canary"
		}
		return text
	}
	defer func() { Override = nil }()
	if T("ui/close") != "canary" || T("ui/cancel") != "Cancel" {
		t.Error(T("ui/close"), T("ui/cancel"))
	}
}

func TestEveryWordIsComposed(t *testing.T) {
	for _, l := range languages {
		for k, v := range l.words {
			if !norm.NFC.IsNormalString(v) {
				t.Errorf("%s %s: %q is not NFC", l.Code, k, v)
			}
			isJoint := !strings.ContainsFunc(v, unicode.IsLetter) // such as the comma of a list
			if v == "" || v != strings.TrimSpace(v) && !isJoint {
				t.Errorf("%s %s: %q is empty or has blanks at its ends", l.Code, k, v)
			}
		}
	}
}

var placeholder = regexp.MustCompile(`\{[^{}]*\}`)

func TestPlaceholdersAreWellFormed(t *testing.T) {
	good := regexp.MustCompile(`^\{[0-9](\|[^|{}]*){0,6}\}$`)
	for _, l := range languages {
		for k, v := range l.words {
			rest := strings.ReplaceAll(v, "{{", "")
			for _, p := range placeholder.FindAllString(rest, -1) {
				if !good.MatchString(p) {
					t.Errorf("%s %s: %s in %q", l.Code, k, p, v)
				}
			}
			if rest = placeholder.ReplaceAllString(rest, ""); strings.ContainsAny(rest, "{}") {
				t.Errorf("%s %s: a brace is left in %q", l.Code, k, v)
			}
		}
	}
}

func TestOtherLanguagesHaveTheKeysAndArgumentsOfEnglish(t *testing.T) {
	number := func(s string) []string {
		var n []string
		for _, p := range placeholder.FindAllString(s, -1) {
			n = append(n, p[1:2])
		}
		slices.Sort(n)
		return slices.Compact(n)
	}
	for _, l := range languages[1:] {
		for k, v := range languages[0].words {
			w, ok := l.words[k]
			if !ok {
				t.Errorf("%s has no %s", l.Code, k)
			} else if !slices.Equal(number(v), number(w)) {
				t.Errorf("%s %s: other arguments than English", l.Code, k)
			}
		}
	}
}

func TestThePseudoLanguageIsAThirdLonger(t *testing.T) {
	Use(Pseudo)
	defer Use("en")
	for _, k := range Keys("") {
		english, got := []rune(Pattern(k)), []rune(T(k))
		if len(got) < len(english)*13/10 {
			t.Errorf("%s: %d runes, English has %d", k, len(got), len(english))
		}
	}
	Use("xx")
	if Current() != "en" {
		t.Error("an unknown language is not English")
	}
}
