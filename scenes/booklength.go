package scenes

import (
	"math"
	"sort"
	"unicode/utf8"

	"drygulch/scenes/ui"
)

// bookLengths is how high the blocks of a rulebook are. Setting a whole book takes long, so what is in sight is measured
// at once, the rest by and by, a few blocks a tick; until then their heights are guessed from the number of letters.
type bookLengths struct {
	set      bookSetting
	tops     []float64 // of the blocks, and the end
	measured []bool
	next     int // the first block that may not be measured yet
	left     int // blocks that are not measured
}

// bookSetting is what the heights depend on.
type bookSetting struct {
	width, text, scale float64
}

// blocksATick is how many blocks out of sight are measured in one tick.
const blocksATick = 6

// measure makes tops true for what is in sight, a little truer for the rest, and scrolls so that what one reads stays
// where it is, or comes to the top if it was asked for.
func (b *rulebook) measure(f *ui.Frame, width, room float64) {
	if set := (bookSetting{width, f.Layout.Text, f.Layout.Scale}); set != b.set || b.tops == nil {
		if b.tops != nil && b.target == noBookmark {
			b.target = startOf(b.reading(f).block)
		}
		b.set = set
		b.guess(f, width)
	}
	at := b.target
	if at == noBookmark {
		at = b.reading(f)
	}
	before := b.tops[at.block]
	if b.left > 0 {
		f.PushAlpha(0)
		b.settle(f, width, at, room)
		f.Pop()
		f.Again(1)
		f.Busy(true)
	}
	if moved := b.tops[at.block] - before; b.target != noBookmark || moved != 0 {
		to := f.UI.Scrolled(bookID) + moved
		if b.target != noBookmark {
			to = b.tops[at.block] + at.below
		}
		f.UI.ScrollTo(bookID, math.Max(0, to))
		b.target = noBookmark
	}
}

// guess takes heights for all blocks from their letters.
func (b *rulebook) guess(f *ui.Frame, width float64) {
	const sample = "the quick brown fox jumps over the lazy dog "
	letter := f.UI.TextWidth(sample, ui.Body) / float64(len(sample))
	b.tops = make([]float64, len(b.blocks)+1)
	b.measured = make([]bool, len(b.blocks))
	b.next, b.left = 0, len(b.blocks)
	for i := range b.blocks {
		letters := 0
		for _, cell := range b.blocks[i].cells {
			letters += utf8.RuneCountInString(cell)
		}
		lines := math.Ceil(float64(letters) * letter / width)
		b.tops[i+1] = b.tops[i] + lines*f.UI.LineHeight(ui.Body) + belowBlock
	}
}

// settle measures what is in sight from a place on, and a few more blocks.
func (b *rulebook) settle(f *ui.Frame, width float64, at bookmark, room float64) {
	heights := make([]float64, len(b.blocks))
	for i := range heights {
		heights[i] = b.tops[i+1] - b.tops[i]
	}
	measure := func(i int) {
		if !b.measured[i] {
			b.measured[i] = true
			b.left--
			heights[i] = b.blocks[i].height(f, width)
		}
	}
	measure(max(at.block-1, 0)) // the one before may look in
	for i, y := at.block, -at.below; i < len(heights) && y < room; i++ {
		measure(i)
		y += heights[i]
	}
	for n := 0; n < blocksATick && b.left > 0; b.next++ {
		if !b.measured[b.next] {
			measure(b.next)
			n++
		}
	}
	for i, h := range heights {
		b.tops[i+1] = b.tops[i] + h
	}
}

// reading is the place at the top of what is in sight: by the first block that begins there.
func (b *rulebook) reading(f *ui.Frame) bookmark {
	if b.tops == nil {
		return startOf(0)
	}
	at := f.UI.Scrolled(bookID)
	block := min(sort.SearchFloat64s(b.tops, at), len(b.blocks)-1)
	return bookmark{block, at - b.tops[block]}
}
