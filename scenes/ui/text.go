package ui

import (
	"math"
	"strings"
	"unicode"

	"drygulch/sprites"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// line is one line of set text: its words and its width in px.
type line struct {
	s string
	w float64
}

// setting is a string broken into lines at one size.
type setting struct {
	font  fontAt
	lines []line
	pitch float64 // distance of lines in px
	track float64 // tracking in px
	cut   bool    // an ellipsis stands for what did not fit
}

func (s setting) height() float64 { return s.pitch * float64(len(s.lines)) }

// textKey is all that a setting depends on, in px.
type textKey struct {
	s         string
	face      sprites.Face
	px, pxLow uint16 // wanted and smallest size
	pxOne     uint16 // smallest size for which one line is preferred to several
	w, h      int    // room; 0: none asked
	line, gap float32
	mode      fitMode
}

type fitMode uint8

const (
	oneLine fitMode = iota // shrink a little, then end with an ellipsis
	wrapped                // break into lines of width w, as many as it takes
	boxed                  // shrink and break until it fits w × h
)

// keptSettings bounds the cache: the words of a few screens.
const keptSettings = 4096

// typesetter breaks and measures strings and remembers the results.
type typesetter struct {
	settings map[textKey]setting
	faces    map[faceKey]sprites.Face
}

type faceKey struct {
	face sprites.Face
	s    string
}

func (t *typesetter) clear() { clear(t.settings); clear(t.faces) }

func (t *typesetter) faceFor(f sprites.Face, s string) sprites.Face {
	if t.faces == nil {
		t.faces = map[faceKey]sprites.Face{}
	}
	k := faceKey{f, s}
	face, ok := t.faces[k]
	if !ok {
		if len(t.faces) >= keptSettings {
			clear(t.faces)
		}
		face = FaceFor(f, s)
		t.faces[k] = face
	}
	return face
}

// pxOf is a size in dp at text scale 100 % in whole physical pixels: never less than 12 dp.
func pxOf(l Layout, size float64) uint16 {
	return uint16(clamp(math.Round(size*l.Text*l.Scale), math.Ceil(MinSize*l.Scale), 2000))
}

// set breaks s for a room of w × h dp.
func (t *typesetter) set(l Layout, s string, st Style, w, h float64, mode fitMode) setting {
	px, low := pxOf(l, st.Size), pxOf(l, 0)
	one := max(low, min(px, uint16(math.Ceil(st.Size*.8*math.Min(l.Text, 1)*l.Scale))))
	k := textKey{
		s: s, face: st.Face, px: px, pxLow: low, pxOne: one,
		w: int(w*l.Scale + .01), h: int(h*l.Scale + .01),
		line: float32(st.Line), gap: float32(st.Tracking * l.Scale), mode: mode,
	}
	if got, ok := t.settings[k]; ok {
		return got
	}
	if t.settings == nil {
		t.settings = map[textKey]setting{}
	}
	if len(t.settings) >= keptSettings {
		clear(t.settings)
	}
	face := t.faceFor(st.Face, s)
	var got setting
	switch mode {
	case oneLine:
		got = setOneLine(k, face)
	case wrapped:
		got = setAt(k, face, k.px, true)
	case boxed:
		got = setBoxed(k, face)
	}
	t.settings[k] = got
	return got
}

func setAt(k textKey, face sprites.Face, px uint16, breakWords bool) setting {
	f := fontAt{face, px}
	gap := float64(k.gap) * float64(px) / float64(k.px)
	got := setting{font: f, pitch: math.Round(float64(px) * float64(k.line)), track: gap}
	for para := range strings.SplitSeq(k.s, "\n") {
		got.lines = appendLines(got.lines, f, gap, para, float64(k.w), breakWords)
	}
	return got
}

func setOneLine(k textKey, face sprites.Face) setting {
	s := strings.ReplaceAll(k.s, "\n", " ")
	for px := k.px; ; px-- {
		f := fontAt{face, px}
		gap := float64(k.gap) * float64(px) / float64(k.px)
		w := advance(f, gap, s)
		if w <= float64(k.w) || px <= k.pxOne || k.w <= 0 {
			l := line{s, w}
			cut := w > float64(k.w) && k.w > 0
			if cut {
				l = ellipsis(f, gap, s, float64(k.w))
			}
			return setting{cut: cut, font: f, lines: []line{l}, pitch: math.Round(float64(px) * float64(k.line)), track: gap}
		}
	}
}

// setBoxed tries one line of at least four fifths of the size at text scale 100 %, then several lines of any size down
// to the floor. At a large text scale several lines win where they are much larger: whoever needs large words does not
// mind more lines. What does not fit even then ends with an ellipsis.
func setBoxed(k textKey, face sprites.Face) setting {
	one, ok := setInOne(k, face)
	if ok && k.px <= muchLarger(one.font.px) {
		return one
	}
	several := setInSeveral(k, face)
	if ok && several.font.px <= muchLarger(one.font.px) {
		return one
	}
	return several
}

// muchLarger is the size up to which another is not worth a second line.
func muchLarger(px uint16) uint16 { return px * 13 / 10 }

// setInOne sets one line as large as it fits the width, if that is large enough for a line.
func setInOne(k textKey, face sprites.Face) (setting, bool) {
	if strings.Contains(k.s, "\n") {
		return setting{}, false
	}
	for px := k.px; px >= k.pxOne; px-- {
		f := fontAt{face, px}
		gap := float64(k.gap) * float64(px) / float64(k.px)
		if w := advance(f, gap, k.s); w <= float64(k.w) {
			return setting{font: f, lines: []line{{k.s, w}}, pitch: math.Round(float64(px) * float64(k.line)), track: gap}, true
		}
	}
	return setting{}, false
}

// setInSeveral sets as many lines as fit, as large as they can be.
func setInSeveral(k textKey, face sprites.Face) setting {
	for px := k.px; ; px-- {
		last := px <= k.pxLow
		got := setAt(k, face, px, last)
		fits := got.height() <= float64(k.h)+1
		for _, l := range got.lines {
			fits = fits && l.w <= float64(k.w)+.5
		}
		if fits {
			return got
		}
		if last {
			n := max(1, int(float64(k.h)/got.pitch))
			if n < len(got.lines) {
				rest := make([]string, 0, len(got.lines)-n+1)
				for _, l := range got.lines[n-1:] {
					rest = append(rest, l.s)
				}
				got.lines, got.cut = got.lines[:n], true
				got.lines[n-1] = ellipsis(got.font, got.track, strings.Join(rest, " "), float64(k.w))
			}
			return got
		}
	}
}

func advance(f fontAt, gap float64, s string) float64 {
	if s == "" {
		return 0
	}
	face := openFace(f.face).at(f.px)
	if face == nil {
		return 0
	}
	w := text.Advance(s, face)
	if gap > 0 {
		w = 0
		for i, r := range s {
			w += text.Advance(s[i:i+runeLen(s, i, r)], face) + gap
		}
		w -= gap
	}
	return w
}

func runeLen(s string, i int, r rune) int {
	if r == unicode.ReplacementChar { // may be a stray byte
		n := 1
		for i+n < len(s) && s[i+n]&0xC0 == 0x80 && n < 3 {
			n++
		}
		return n
	}
	return len(string(r))
}

// ellipsis cuts s at the end so that it and "…" fit w.
func ellipsis(f fontAt, gap float64, s string, w float64) line {
	const dots = "…"
	var cuts []int
	for i := range s {
		cuts = append(cuts, i)
	}
	low, high := 0, len(cuts) // runes kept
	for low < high {
		mid := (low + high + 1) / 2
		end := len(s)
		if mid < len(cuts) {
			end = cuts[mid]
		}
		if advance(f, gap, strings.TrimRight(s[:end], " ")+dots) <= w {
			low = mid
		} else {
			high = mid - 1
		}
	}
	end := len(s)
	if low < len(cuts) {
		end = cuts[low]
	}
	cut := strings.TrimRight(s[:end], " ") + dots
	return line{cut, advance(f, gap, cut)}
}

// appendLines breaks one paragraph at blanks, and with breakWords also inside words that are wider than a line.
func appendLines(lines []line, f fontAt, gap float64, s string, w float64, breakWords bool) []line {
	start, end := 0, 0 // the line so far is s[start:end]
	width := 0.0
	for at := 0; at < len(s); {
		next := nextBreak(s, at)
		word := strings.TrimRight(s[at:next], " ")
		candidate := s[start : at+len(word)]
		cw := advance(f, gap, candidate)
		if cw > w && end > start {
			lines = append(lines, line{strings.TrimRight(s[start:end], " "), width})
			start = at
			candidate, cw = word, advance(f, gap, word)
		}
		for cw > w && breakWords {
			n := runesThatFit(f, gap, candidate, w)
			if n >= len(candidate) {
				break
			}
			lines = append(lines, line{candidate[:n], advance(f, gap, candidate[:n])})
			start += n
			candidate = candidate[n:]
			cw = advance(f, gap, candidate)
		}
		end, width = start+len(candidate), cw
		at = next
	}
	return append(lines, line{s[start:end], width})
}

// nextBreak is the end of the word that begins at i, with the blanks after it. Scripts written without blanks may break
// after every letter.
func nextBreak(s string, i int) int {
	inBlank := false
	for j, r := range s[i:] {
		switch {
		case r == ' ':
			inBlank = true
		case inBlank:
			return i + j
		case j > 0 && unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai):
			return i + j
		}
	}
	return len(s)
}

// runesThatFit is how many bytes of s, at least one rune of it, are not wider than w.
func runesThatFit(f fontAt, gap float64, s string, w float64) int {
	n := 0
	for i := range s {
		if i > 0 && advance(f, gap, s[:i]) > w {
			break
		}
		n = i
	}
	if n == 0 {
		for i := range s {
			if i > 0 {
				return i
			}
		}
		return len(s)
	}
	if advance(f, gap, s) <= w {
		return len(s)
	}
	return n
}
