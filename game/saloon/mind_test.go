package saloon

import (
	"slices"
	"testing"

	"drygulch/game"
)

// atSight is the move that weighs most, silly ones left out.
func atSight(s *State) game.Move {
	view := *s
	view.Observe(s.Act)
	mind := newBrain()
	mind.Reset(s.Act, &view)
	ms := view.Moves(nil)
	w := make([]float32, len(ms))
	mind.Prior(&view, ms, w)
	for i, m := range ms {
		if mind.Silly(&view, m) {
			w[i] = 0
		}
	}
	return ms[slices.Index(w, slices.Max(w))]
}

func (tb *table) prefers(want string) *table {
	tb.t.Helper()
	if got := describe(atSight(tb.s)); got != want {
		tb.t.Errorf("prefers %q, want %q", got, want)
	}
	return tb
}

// silly checks what nobody in his senses does, and what he may.
func (tb *table) silly(want bool, moves ...string) *table {
	tb.t.Helper()
	view := *tb.s
	view.Observe(tb.s.Act)
	for _, move := range moves {
		m, ok := tb.way(move)
		if !ok {
			tb.t.Fatalf("%q is not legal, but %q", move, tb.ways())
		}
		if got := newBrain().Silly(&view, m); got != want {
			tb.t.Errorf("%q is silly: %v", move, got)
		}
	}
	return tb
}

func TestTheMindArmsItself(t *testing.T) {
	given(t, "bar / / peacemaker strong", "open").at(Gear).prefers("equip peacemaker fist")
	given(t, "bar / peacemaker:0 / every_chamber", "open").at(Gear).prefers("reload every_chamber fist")
	given(t, "bar / - peacemaker:6", "open").at(Gear).prefers("move holster")
	given(t, "bar / peacemaker:6", "open").at(Gear).prefers("done")
}

func TestTheMindGoesForSureDamage(t *testing.T) {
	tb := given(t, "bar / peacemaker:6 / fancy_shootin", "back", "open").prefers("attack gun 2").do("attack gun 2").prefers("boost fancy_shootin 0")
	tb.do("boost fancy_shootin 0").prefers("aim seat/2").do("aim seat/2").prefers("commit")
	given(t, "bar / peacemaker:6", "open 2", "open 20").do("attack gun 1").prefers("aim seat/1")
}

func TestTheMindTakesCover(t *testing.T) {
	tb := given(t, "open", "open", "open").at(Cover)
	if m := atSight(tb.s); m.Verb != VerbGo || Places[m.Args[0]].Shield == 0 {
		t.Errorf("it likes %q", describe(m))
	}
	given(t, "bar 10", "open").at(End).prefers("bonus").silly(true, "done")
}

func TestTheMindBlocksWhatHurts(t *testing.T) {
	tb := given(t, "bar / peacemaker:4", "open 4 / / kiss_the_floor handy_furniture").shoots(2, 1).prefers("block kiss_the_floor").silly(true, "take")
	tb.silly(false, "block kiss_the_floor")
	weak := given(t, "back / carbine:1", "open / / kiss_the_floor").shoots(0, 1).silly(true, "block kiss_the_floor").prefers("take")
	weak.silly(false, "take")
}

func TestTheMindNeverSpoilsItsOwnAttack(t *testing.T) {
	given(t, "bar / peacemaker:4 mule_whip", "open").shoots(2, 1).silly(true, "quick").prefers("go-on")
	given(t, "open / mule_whip", "open / peacemaker:2 toothpick").hits(1).do("1 take").silly(true, "quick").prefers("go-on")
}

func TestTheMindThrowsNothingAway(t *testing.T) {
	given(t, "bar / rotgut_jug", "open").at(Gear).silly(true, "swig")
	given(t, "bar / peacemaker:5 / mule_whip stove_log", "open").at(Gear).silly(true, "equip mule_whip fist").silly(false, "equip mule_whip holster")
	given(t, "back / carbine:1", "open").silly(true, "attack gun 0")
	given(t, "open / / one_for_me", "open").do("attack melee 0").silly(true, "boost one_for_me 0")
}

func TestTheMindDrawsQuicklyOnlyWhenItCannotMoveItsWeapons(t *testing.T) { // HN-33, HN-99
	for _, phase := range []Phase{Gear, Dive, Cover, GearTwo} {
		given(t, "balcony / peacemaker:0 sleeve_gun:2", "open").at(phase).silly(true, "quick")
	}
	given(t, "balcony / - sleeve_gun:2", "open").at(Fight).silly(false, "quick")
}

func TestTheMindDoesNotHoldItsFireForNothing(t *testing.T) { // HN-46, HN-86
	given(t, "balcony / coach_gun:2", "bar", "piano", "open").at(Fight).silly(true, "done")
	given(t, "balcony / sleeve_gun:2", "balcony 4", "piano", "open").at(Fight).silly(true, "done") // whom it would finish
	given(t, "bar 12 / coach_gun:2", "back", "piano").at(Fight).silly(false, "done")               // it gains Grit there
	given(t, "bar 20 / coach_gun:2", "open", "piano").at(Fight).silly(true, "done")
	given(t, "balcony / peacemaker:1", "back", "piano").at(Fight).silly(false, "done") // it would hardly hurt
}

func TestADoomedMindStrikesBack(t *testing.T) {
	tb := given(t, "bar / peacemaker:4", "open 1 / peacemaker:1 / return_to_sender", "doors").shoots(2, 1).do("1 block return_to_sender")
	tb.prefers("attack gun 0").silly(false, "attack gun 0")
}

func TestMatesHelpEachOther(t *testing.T) {
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open", "doors / sleeve_gun:2 / crossfire", "open").do("attack gun 0", "commit").prefers("cross")
	tb.do("2 cross").asks(0, AskAim)
	cover := givenTeams(t, 2, "bar / peacemaker:4", "open / / strong", "doors", "back / / cover_me").do("attack gun 2", "commit", "aim seat/1", "commit").prefers("cover")
	cover.asked(3)
}

func TestEveryHintIsGivenForAReason(t *testing.T) {
	tb := given(t, "bar 10 / peacemaker:4 / fancy_shootin", "open 5", "doors")
	why := func(move string) (list []string) {
		m, _ := tb.way(move)
		for _, r := range newBrain().Why(tb.s, m, nil) {
			list = append(list, r.Key[len("saloon.hint."):])
		}
		return list
	}
	if got := why("attack gun 2"); !slices.Equal(got, []string{"damage", "finish"}) {
		t.Error(got)
	}
	if got := why("done"); !slices.Equal(got, []string{"nothing"}) {
		t.Error(got)
	}
}

// Who plays what weighs most at sight beats those who play at random nearly always.
// The seeds are fixed, so the result is too.
func TestTheMindBeatsRandomPlayers(t *testing.T) {
	const games = 40
	score := float32(0)
	for seed := range uint64(games) {
		s := dealt(t, 4, seed).s
		me := game.Seat(seed % 4)
		chance := game.NewRand(seed, 1)
		for s.Phase != Over {
			m := atSight(s)
			if s.Act != me {
				ms := s.Moves(nil)
				m = ms[chance.IntN(len(ms))]
			}
			s.Apply(m, nil)
		}
		shares, _ := s.Outcome()
		score += shares[me]
	}
	if score < 0.9*games {
		t.Errorf("won %.1f of %d", score, games)
	}
}
