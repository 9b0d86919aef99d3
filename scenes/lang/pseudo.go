package lang

import "strings"

// Pseudo is the code of a language for tests of layouts: English with accents, a third longer.
const Pseudo = "qps"

var pseudo bool

var accents = strings.NewReplacer("a", "á", "e", "ê", "i", "ï", "o", "ö", "u", "ü", "y", "ý", "A", "Å", "E", "É", "O", "Ø", "U", "Ü", "c", "ç", "n", "ñ")

// lengthen makes s look foreign and 35 % longer, the more the shorter it is, as translations do.
func lengthen(s string) string {
	n := len([]rune(s))
	if n == 0 {
		return s
	}
	more := (n*35 + 99) / 100
	if n < 10 {
		more = (n*6 + 9) / 10
	}
	var b strings.Builder
	b.WriteString(accents.Replace(s))
	for i := range more {
		if i%6 == 5 {
			b.WriteByte(' ')
		} else {
			b.WriteByte("lorem"[i%6])
		}
	}
	return strings.TrimRight(b.String(), " ")
}
