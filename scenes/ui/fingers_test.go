package ui

import "testing"

func TestTheFirstFingerIsThePointerWhateverItsID(t *testing.T) {
	var f fingers
	var in Input
	f.read([]touch{{id: 140_000_000, at: Point{10, 20}}}, nil, &in)
	if !in.Touch || !in.Pressed || !in.Down || in.At != (Point{10, 20}) {
		t.Errorf("%+v", in)
	}
	in = Input{}
	f.read(nil, nil, &in)
	if !in.Released || in.Down || in.At != (Point{10, 20}) {
		t.Errorf("up: %+v", in)
	}
	in = Input{}
	f.read(nil, nil, &in)
	if in.Touch || in.Released {
		t.Errorf("after: %+v", in)
	}
}

func TestThreeFingersInOneTickAreOnePress(t *testing.T) {
	var f fingers
	presses, releases := 0, 0
	step := func(down ...touch) {
		var in Input
		f.read(down, nil, &in)
		if in.Pressed {
			presses++
		}
		if in.Released {
			releases++
		}
	}
	a, b, c := touch{1, Point{1, 1}}, touch{2, Point{2, 2}}, touch{3, Point{3, 3}}
	step(a, b, c)
	step(a, b, c)
	step(a, b)
	step(a)
	step()
	if presses != 1 || releases != 1 {
		t.Errorf("%d presses, %d releases, want one of each", presses, releases)
	}
}

func TestANewFingerLetsTheOldOneGoWithoutEffect(t *testing.T) {
	var f fingers
	var in Input
	f.read([]touch{{1, Point{1, 1}}}, nil, &in)
	in = Input{}
	f.read([]touch{{1, Point{1, 1}}, {2, Point{9, 9}}}, nil, &in)
	if !in.Lost || !in.Pressed || in.At != (Point{9, 9}) {
		t.Errorf("%+v", in)
	}
}

func TestAFingerTheSystemForgotIsLetGoAndItsNextTapCounts(t *testing.T) {
	var f fingers
	lost := false
	stuck := touch{1, Point{50, 50}}
	for range staleAfter + 3 {
		var in Input
		f.read([]touch{stuck}, nil, &in)
		lost = lost || in.Lost
	}
	if !lost {
		t.Fatal("a finger that never moves is held for ever")
	}
	var in Input
	f.read([]touch{{1, Point{200, 50}}}, nil, &in)
	if !in.Pressed || !in.Down {
		t.Errorf("its next tap: %+v", in)
	}
}

func TestAfterAPauseFingersOfBeforeAreForgotten(t *testing.T) {
	var f fingers
	var in Input
	f.read([]touch{{1, Point{50, 50}}}, nil, &in)
	f.forget()
	in = Input{}
	f.read([]touch{{1, Point{50, 50}}}, nil, &in)
	if in.Down || in.Pressed {
		t.Errorf("still there: %+v", in)
	}
	in = Input{}
	f.read([]touch{{1, Point{50, 50}}, {2, Point{70, 70}}}, nil, &in)
	if !in.Pressed || in.At != (Point{70, 70}) {
		t.Errorf("a new finger: %+v", in)
	}
}

func TestATapWithinOneTickIsSeen(t *testing.T) {
	var f fingers
	var in Input
	f.read(nil, []touch{{4, Point{5, 6}}}, &in)
	if !in.Pressed || !in.Released || in.At != (Point{5, 6}) {
		t.Errorf("%+v", in)
	}
}
