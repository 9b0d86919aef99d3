package table

// Choose is how opponents choose, for tests in which one fails.
var Choose = &choose
