package train

import "testing"

// lastGo brings a table to the last go of the match, at a station.
func (tb *table) lastGo(station RoundID) *table {
	tb.s.Round = Rounds - 1
	tb.s.Rounds[tb.s.Round] = station
	tb.s.Turn = tb.s.Card().Count - 1
	return tb
}

func TestTheMindDoesNotLeaveTheLocomotiveBeforeTheRansom(t *testing.T) { // CE-81
	given(t, 5, "tuco 0r, doc 4r, marshal 3i").lastGo(stationHostage).hold(0, Move).thinks("draw")
	given(t, 5, "tuco 0r, doc 4r, marshal 0i").lastGo(stationHostage).hold(0, Move, FloorChange).thinks("draw")
	given(t, 5, "tuco 2r, doc 4r, marshal 3i").lastGo(stationHostage).hold(0, Move, FloorChange).thinks("play move/0")
	given(t, 5, "tuco 0r, doc 4r, marshal 3i").lastGo(stationRevenge).hold(0, Move).thinks("draw")
}

func TestTheMindStaysAloneWithAPurseThatItCanPick(t *testing.T) { // CE-80
	given(t, 5, "tuco 2i, doc 4r, floor 2i $250").lastGo(stationPockets).hold(0, Move).thinks("draw")
	given(t, 5, "tuco 2i, doc 2i, floor 3i $250").lastGo(stationPockets).hold(0, Move).thinks("play move/0")
	given(t, 5, "tuco 2i, doc 1i, marshal 3i, floor 2i $250, floor 3i $500").lastGo(stationPockets).hold(0, Move).thinks("draw")
	given(t, 5, "tuco 2i, doc 2i, belle 3i, floor 3i $250").lastGo(stationPockets).hold(0, Move).thinks("draw")
}

func TestTheMindKeepsOffTheRoofWhereTheMarshalTakesRevenge(t *testing.T) { // CE-79
	given(t, 5, "tuco 3r $250, doc 4r, marshal 3i").lastGo(stationRevenge).hold(0, Move).thinks("play move/0")
	given(t, 3, "tuco 0r $250, doc 2i, marshal 1i").lastGo(stationRevenge).steal("tuco move").thinks("move car/2")
}

func TestTheMindGoesWhereTheLastEventPays(t *testing.T) { // CE-20
	tb := given(t, 5, "tuco 1i, doc 4r, marshal 4i, floor 2i strongbox").lastGo(stationHostage)
	tb.steal("tuco move").thinks("move car/0") // nobody robs the strongbox any more
	given(t, 5, "tuco 1i, doc 4r, marshal 4i, floor 2i strongbox").lastGo(stationHostage).steal("tuco move, tuco robbery").thinks("move car/2")
}

func TestTheMindSendsTheMarshalOffTheLootBesideIt(t *testing.T) {
	given(t, 5, "tuco 1r, doc 4r, marshal 1i, floor 1i $250 jewel strongbox").hold(0, Marshal, FloorChange, Robbery).thinks("play marshal/0")
}
