package train

import (
	"slices"
	"testing"
)

func TestTheBoxHoldsSoManyOfEach(t *testing.T) { // CE-1, CE-13
	purses, worth := 0, 0
	for value, n := range PurseCopies {
		purses += int(n)
		worth += int(n) * value * PurseUnit
	}
	if purses != 18 || worth != 6000 {
		t.Errorf("%d purses worth $%d", purses, worth)
	}
	if PurseCopies[startPurse] != 8 || startPurse*PurseUnit != 250 {
		t.Errorf("%d purses of $250", PurseCopies[startPurse])
	}
	for value := 6; value <= 10; value++ {
		if PurseCopies[value] != 2 {
			t.Errorf("%d purses of $%d, want 2", PurseCopies[value], value*PurseUnit)
		}
	}
	if bullets := MaxBandits*CylinderSize + NeutralBullets; bullets != 49 {
		t.Errorf("%d Bullet cards", bullets)
	}
	if n := len(RoundCards) - 1; n != 17 {
		t.Errorf("%d round cards", n)
	}
	if len(CharacterNames)-1 != MaxBandits || int(wagonKinds) != 6 || MaxCars != 7 {
		t.Error("want six characters and six wagons")
	}
}

func TestAllBanditsHaveTheSameTenActionCards(t *testing.T) { // CE-2
	want := [...]uint8{Move: 2, FloorChange: 2, Fire: 2, Robbery: 2, Punch: 1, Marshal: 1, Bullet: 0}
	sum := 0
	for _, n := range Copies {
		sum += int(n)
	}
	if Copies != want || sum != 10 {
		t.Errorf("%v, %d in all", Copies, sum)
	}
}

func TestEachWagonHasItsLoot(t *testing.T) { // CE-10
	want := map[Wagon][3]uint8{
		Locomotive: {0, 0, 1}, Baggage: {1, 0, 0}, SecondClass: {1, 1, 0}, FirstClass: {0, 3, 0},
		DiningCar: {3, 0, 0}, PrivateSaloon: {3, 1, 0}, MailCar: {4, 1, 0},
	}
	purses, jewels := 0, 0
	for i, w := range Wagons {
		if got := [3]uint8{w.Purses, w.Jewels, w.Strongboxes}; got != want[Wagon(i)] {
			t.Errorf("%s: %v, want %v", w.Name, got, want[Wagon(i)])
		}
		purses += int(w.Purses)
		jewels += int(w.Jewels)
	}
	if purses != MaxPurses-MaxBandits || jewels != MaxJewels {
		t.Errorf("%d purses and %d jewels: six players must use up all", purses, jewels)
	}
}

func TestTheRoundCardsAreThosePrinted(t *testing.T) { // CE-12, CE-19
	const s, t2, u, w = Standard, Tunnel, SpeedingUp, Switching
	want := []struct {
		name  string
		icons []Icon
		event Happening
	}{
		{"angry-marshal", []Icon{s, s, t2, w}, AngryMarshal},
		{"swivel-arm", []Icon{s, t2, s, s}, SwivelArm},
		{"braking", []Icon{s, s, s, s}, Braking},
		{"take-it-all", []Icon{s, t2, u, s}, TakeItAll},
		{"rebellion", []Icon{s, s, t2, s, s}, Rebellion},
		{"tunnel", []Icon{s, t2, s, t2, s}, NoHappening},
		{"bridge", []Icon{s, u, s}, NoHappening},
		{"angry-marshal", []Icon{s, s, w}, AngryMarshal},
		{"swivel-arm", []Icon{s, t2, s}, SwivelArm},
		{"braking", []Icon{s, t2, s, s}, Braking},
		{"take-it-all", []Icon{s, u, w}, TakeItAll},
		{"rebellion", []Icon{s, t2, s, w}, Rebellion},
		{"tunnel", []Icon{s, t2, s, t2}, NoHappening},
		{"bridge", []Icon{s, u}, NoHappening},
		{"revenge", []Icon{s, s, t2, s}, Revenge},
		{"pickpocketing", []Icon{s, s, t2, s}, Pickpocketing},
		{"hostage", []Icon{s, s, t2, s}, Hostage},
	}
	for i, w := range want {
		c := &RoundCards[i+1]
		if c.Name != w.name || c.Event != w.event || !slices.Equal(c.Turns[:c.Count], w.icons) {
			t.Errorf("card %d: %+v, want %+v", i+1, c, w)
		}
	}
}

func TestTunnelAndBridgeHaveNoEvent(t *testing.T) { // CE-78
	for _, c := range RoundCards[1:] {
		if none := c.Event == NoHappening; none != (c.Name == "tunnel" || c.Name == "bridge") {
			t.Errorf("%s: event %d", c.Name, c.Event)
		}
	}
}

func TestEveryRoundBeginsWithAStandardTurnAndHasThreeToFiveGoes(t *testing.T) { // CE-85
	for _, c := range RoundCards[1:] {
		goes := 0
		for _, icon := range c.Turns {
			switch icon {
			case SpeedingUp:
				goes += 2
			case Standard, Tunnel, Switching:
				goes++
			}
		}
		if c.Turns[0] != Standard || goes < 3 || goes > 5 {
			t.Errorf("%s: first icon %d, %d goes", c.Name, c.Turns[0], goes)
		}
	}
}
