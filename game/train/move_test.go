package train

import "testing"

func TestInsideAMoveIsOneCar(t *testing.T) { // CE-40
	given(t, 5, "ghost 2i, doc 4i").steal("ghost move").may("move car/1", "move car/3").choose("move car/1").stands("ghost", "1i")
}

func TestOnRoofsAMoveIsOneToThreeCars(t *testing.T) { // CE-41, CE-42, CE-Q30
	given(t, 4, "doc 0r, ghost 2i").steal("doc move").may("move car/1", "move car/2", "move car/3").choose("move car/3").stands("doc", "3r")
	given(t, 4, "doc 2r, ghost 2i").steal("doc move").may("move car/0", "move car/1", "move car/3")
	given(t, 7, "doc 3r, ghost 2i").steal("doc move").may("move car/0", "move car/1", "move car/2", "move car/4", "move car/5", "move car/6")
	given(t, 7, "doc 6r, ghost 2i").steal("doc move").may("move car/3", "move car/4", "move car/5")
}

func TestAtTheEndOfTheTrainThereIsOneWay(t *testing.T) { // CE-42, CE-4
	given(t, 5, "doc 0i, ghost 3i, marshal 3i").steal("doc move").stands("doc", "1i")
	given(t, 5, "doc 4i, ghost 3i").steal("doc move").stands("doc", "3i")
}

func TestBanditsDoNotBarTheWay(t *testing.T) { // CE-3
	tb := given(t, 5, "doc 2i, ghost 3i, tuco 3i, belle 3i, django 3i, cheyenne 3i").steal("doc move").choose("move car/3")
	tb.stands("doc", "3i")
}

func TestRoofMovesPassOverOthersAndTheMarshal(t *testing.T) { // CE-43, CE-5
	given(t, 5, "doc 1r, ghost 2r, belle 3r, marshal 2i").steal("doc move").may("move car/0", "move car/2", "move car/3", "move car/4").
		choose("move car/4").stands("doc", "4r").received("doc", 0)
}

func TestOneMayWalkIntoTheMarshalsCar(t *testing.T) { // CE-44, CE-67
	given(t, 5, "doc 1i, ghost 4i, marshal 2i").steal("doc move").may("move car/0", "move car/2").
		choose("move car/2").stands("doc", "2r").received("doc", 1)
}

func TestFloorChangeIsNeverOptional(t *testing.T) { // CE-45
	given(t, 5, "doc 2i, ghost 4i").steal("doc floor-change").stands("doc", "2r")
	given(t, 5, "doc 2r, ghost 4i").steal("doc floor-change").stands("doc", "2i")
}

func TestClimbingDownToTheMarshalGivesABulletAndTheRoof(t *testing.T) { // CE-46
	tb := given(t, 5, "doc 2r, ghost 4i, marshal 2i").steal("doc floor-change").stands("doc", "2r").received("doc", 1)
	if tb.s.Neutral != 12 || tb.heard(EvClimbed) != 1 || tb.heard(EvFled) != 1 {
		t.Errorf("%d neutral left", tb.s.Neutral)
	}
}
