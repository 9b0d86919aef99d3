package table

// Choose is how opponents choose, for tests in which one fails.
var Choose = &choose

// Board is the board of a table.
func (t *Table) Board() Board { return t.board }

// Glints counts the things that are lit up.
func (t *Table) Glints() int { return len(t.stage.glints) }
