package scenes

import "strings"

// blockKind is what a block of a rulebook is.
type blockKind uint8

const (
	paragraphBlock blockKind = iota
	headingBlock
	itemBlock
	rowBlock // of a table
)

// block is a paragraph, heading, list item or table row of a rulebook. The
// rulebooks are ours, so they keep to the part of Markdown that is read here:
// headings, paragraphs, items, tables, **bold** and *italic*.
type block struct {
	kind  blockKind
	level int      // of a heading, from 1
	head  bool     // a table's first row
	cells []string // one, but for a table
	rule  string   // the number a rule begins with: "CE-31"

	prefix string // of rule numbers
}

// parseBook cuts a rulebook into blocks.
func parseBook(text, prefix string) []block {
	var blocks []block
	var open bool  // the last block takes another line
	var table bool // the last line was of a table
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n ")
		trimmed := strings.TrimLeft(line, " ")
		wasTable := table
		table = strings.HasPrefix(trimmed, "|")
		switch {
		case trimmed == "":
			open = false
		case table:
			cells := strings.Split(strings.Trim(trimmed, "|"), "|")
			if strings.Trim(trimmed, "|-: ") == "" {
				break // the line under a table's head
			}
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			blocks = append(blocks, block{kind: rowBlock, head: !wasTable, cells: cells})
			open = false
		case trimmed[0] == '#':
			level := len(trimmed) - len(strings.TrimLeft(trimmed, "#"))
			blocks = append(blocks, block{kind: headingBlock, level: level, cells: []string{strings.TrimSpace(trimmed[level:])}})
			open = false
		case strings.HasPrefix(trimmed, "- ") || strings.HasPrefix(trimmed, "* "):
			blocks = append(blocks, block{kind: itemBlock, cells: []string{trimmed[2:]}})
			open = true
		case open:
			last := &blocks[len(blocks)-1]
			last.cells[0] += " " + trimmed
		default:
			blocks = append(blocks, block{cells: []string{trimmed}})
			open = true
		}
	}
	for i := range blocks {
		blocks[i].prefix = prefix
		blocks[i].rule = blocks[i].number()
	}
	return blocks
}

// number is the rule that a block begins with.
func (k *block) number() string {
	first, _, _ := strings.Cut(strings.TrimLeft(k.cells[0], "*"), " ")
	rule := strings.Trim(first, "*.:")
	if digits, found := strings.CutPrefix(rule, k.prefix+"-"); found && digits != "" && strings.Trim(digits, "0123456789") == "" {
		return rule
	}
	return ""
}

// chapter tells whether a block stands in the contents.
func (k *block) chapter() bool { return k.kind == headingBlock && k.level <= 2 }

// plain is a block's text without marks.
func (k *block) plain() string { return unmarked(k.cells[0]) }

func unmarked(s string) string { return strings.ReplaceAll(s, "*", "") }
