package lang

import (
	"fmt"
	"strconv"
	"strings"
)

// format fills a pattern.
//
//	{0}             the first argument: a string as it is, an integer in digits
//	{0|car|cars}    the form that the integer argument 0 takes; the forms in the order of the language's plural: in
//	                English one, other
//	{{              an opening brace
//
// An argument that is not there leaves the placeholder standing, so that it is seen.
func format(l *language, pattern string, args []any) string {
	if !strings.Contains(pattern, "{") {
		return pattern
	}
	var b strings.Builder
	for {
		i := strings.IndexByte(pattern, '{')
		if i < 0 {
			b.WriteString(pattern)
			return b.String()
		}
		b.WriteString(pattern[:i])
		pattern = pattern[i+1:]
		if strings.HasPrefix(pattern, "{") {
			b.WriteByte('{')
			pattern = pattern[1:]
			continue
		}
		end := strings.IndexByte(pattern, '}')
		if end < 0 {
			b.WriteByte('{')
			continue
		}
		field := pattern[:end]
		pattern = pattern[end+1:]
		text, ok := fill(l, field, args)
		if !ok {
			text = "{" + field + "}"
		}
		b.WriteString(text)
	}
}

func fill(l *language, field string, args []any) (string, bool) {
	number, forms, plural := strings.Cut(field, "|")
	i, err := strconv.Atoi(number)
	if err != nil || i < 0 || i >= len(args) {
		return "", false
	}
	if !plural {
		return show(l, args[i]), true
	}
	n, ok := whole(args[i])
	if !ok {
		return "", false
	}
	choices := strings.Split(forms, "|")
	return choices[min(l.plural(n), len(choices)-1)], true
}

func show(l *language, arg any) string {
	if n, ok := whole(arg); ok {
		return number(l, n)
	}
	return fmt.Sprint(arg)
}

func whole(arg any) (int, bool) {
	switch n := arg.(type) {
	case int:
		return n, true
	case int8:
		return int(n), true
	case int16:
		return int(n), true
	case int32:
		return int(n), true
	case int64:
		return int(n), true
	case uint8:
		return int(n), true
	case uint16:
		return int(n), true
	case uint32:
		return int(n), true
	}
	return 0, false
}

// Number is n in digits of the language in use, with groups of three from five digits on, or from four as Money has it.
func Number(n int) string { return number(current, n) }

// Digits is a number that is a name, such as a seed: without groups.
func Digits(n uint64) string { return strconv.FormatUint(n, 10) }

func number(l *language, n int) string {
	if n > -10000 && n < 10000 {
		return strconv.Itoa(n)
	}
	return grouped(n, l.thousand)
}

// Money is an amount of dollars: $1,250.
func Money(dollars int) string {
	if dollars < 0 {
		return "−$" + grouped(-dollars, current.thousand)
	}
	return "$" + grouped(dollars, current.thousand)
}

func grouped(n int, separator string) string {
	s := strconv.Itoa(n)
	sign := ""
	if n < 0 {
		sign, s = "−", s[1:]
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + separator + s[i:]
	}
	return sign + s
}

// oneOther is the plural of English, Greek, German …: one, other.
func oneOther(n int) int {
	if n == 1 || n == -1 {
		return 0
	}
	return 1
}
