package audio

// The interface: what a finger hears.
const (
	CuePress   Cue = pageInterface*pageSize + 1 + iota // a button goes down
	CueBack                                            // the way back, a lower press
	CueSelect                                          // a card is lifted
	CueLay                                             // a card is laid: the move is made
	CueRefused                                         // this cannot be done now
	CueToggle                                          // a switch changes over
	CueTick                                            // a slider moves one step
	CuePage                                            // a page is turned
	CueDialog                                          // a board swings in
	CueToast                                           // a note is pinned up
)
