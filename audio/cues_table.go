package audio

// The table: what every game does with its cards and pieces.
const (
	CueDeal     Cue = pageTable*pageSize + iota // one card is dealt; a deal is one of these each 60 to 70 ms
	CueShuffle                                  // a deck is riffled
	CueFlip                                     // a card is turned over
	CueToken                                    // a wooden piece is put down
	CueCoin                                     // a coin is put down
	CueYourTurn                                 // a person is asked
	CueHandOver                                 // the device changes hands
	CueRound                                    // a round begins
	CueWin                                      // the person here has won
	CueLoss                                     // the person here has lost
	CueDraw                                     // nobody has won alone
	CueUndo                                     // a move is taken back
)
