package table

// Choose is how opponents choose, for tests in which one fails.
var Choose = &choose

// Glints counts the things that are lit up.
func (t *Table) Glints() int { return len(t.stage.glints) }
