package saloon

import (
	"errors"
	"testing"

	"drygulch/game"
)

func TestFourPlayTwoTeamsAndSixTwoOrThree(t *testing.T) { // HN-140
	for _, c := range []struct {
		seats int
		teams string
		ok    bool
	}{{4, "two", true}, {6, "two", true}, {6, "three", true}, {4, "three", false}, {2, "two", false}, {3, "two", false}, {5, "two", false}, {3, "three", false}} {
		_, err := Rules.New(game.Setup{Seats: c.seats, Options: map[string]string{"teams": c.teams}})
		if (err == nil) != c.ok || err != nil && !errors.As(err, new(*game.OptionError)) {
			t.Errorf("%d seats, teams %s: %v", c.seats, c.teams, err)
		}
	}
}

func TestTeamCardsAreShuffledIn(t *testing.T) { // HN-141
	s := dealt(t, 4, 1, "teams", "two").s
	if s.InDeck != 98-4*7 {
		t.Errorf("%d in the deck", s.InDeck)
	}
}

func TestTeamsAlternate(t *testing.T) { // HN-142
	for _, c := range []struct {
		seats int
		teams string
		sides []int
	}{{4, "two", []int{0, 1, 0, 1}}, {6, "two", []int{0, 1, 0, 1, 0, 1}}, {6, "three", []int{0, 1, 2, 0, 1, 2}}} {
		setup := game.Setup{Seats: c.seats, Options: map[string]string{"teams": c.teams}}
		s := dealt(t, c.seats, 1, "teams", c.teams).s
		for seat, side := range c.sides {
			if s.Side(game.Seat(seat)) != side || Rules.Side(setup, game.Seat(seat)) != side || s.Mates(game.Seat(seat)).Len() != c.seats/(c.sides[len(c.sides)-1]+1)-1 {
				t.Errorf("%s: seat %d is on side %d", c.teams, seat, s.Side(game.Seat(seat)))
			}
		}
	}
}

func TestEachHasHisOwnBoardAndHand(t *testing.T) { // HN-143
	tb := givenTeams(t, 2, "bar / / peacemaker", "open", "open", "open").at(Gear).do("equip peacemaker fist")
	tb.board(2, "- -").hand(2, 0).hand(0, 0)
}

func TestATeamHas40GritForAll(t *testing.T) { // HN-144
	tb := dealt(t, 6, 1, "teams", "two", "grit", "30")
	tb.grit(0, 40).grit(1, 40).grit(4, 40)
}

func TestDamageAndHealingGoToTheTeam(t *testing.T) { // HN-145
	tb := givenTeams(t, 2, "bar 20 / peacemaker:1", "open", "open", "open")
	tb.do("attack gun 0", "commit", "aim seat/3", "commit").grit(1, 38).grit(3, 38)
	tb.at(End).grit(2, 20)
	given := givenTeams(t, 2, "bar 20", "open", "open", "open").at(End).do("bonus")
	given.grit(0, 22).grit(2, 22)
}

func TestWithoutGritTheWholeTeamIsOutAfterItsCounterattack(t *testing.T) { // HN-146, HN-147, T34
	lines := []string{"bar / peacemaker:2", "open 1 / peacemaker:1 / return_to_sender one_for_me", "doors", "open / / strong"}
	tb := givenTeams(t, 2, lines...).do("attack gun 1", "commit", "aim seat/1", "commit")
	tb.asks(3, AskShield).do("3 pass", "1 block return_to_sender").out().goesOn()
	tb.do("1 attack gun 0", "boost one_for_me 0", "commit").asks(3, AskBoost).do("3 pass").untold("healed")
	tb.grit(0, 40).out(1, 3).won(0, 2) // 2 − 2
	three := givenTeams(t, 3, "bar / peacemaker:4", "open 1", "open", "open", "open", "open").do("attack gun 2", "commit", "aim seat/4", "commit")
	three.out(1, 4).goesOn()
}

func TestAPlayerOfATeamIsNeverOutAlone(t *testing.T) { // HN-147
	tb := givenTeams(t, 2, "bar / peacemaker:6", "open 1", "bar", "doors").do("attack gun 2", "commit", "aim seat/1", "commit")
	tb.out(1, 3).won(0, 2)
}

func TestTeamCardsCanBePlayedInEveryOwnDecisionOutsideAnAttack(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar 30 / peacemaker:1 / round_on_the_house scoot_over", "open", "open / sleeve_gun:0", "open").calls(CallNone)
	for phase := Gear; phase <= End; phase++ {
		tb.at(phase).can("round", "scoot pawn/0 doors", "scoot pawn/2 stairs")
	}
	tb.do("round").grit(0, 34).can("scoot pawn/2 stairs").pile("round_on_the_house").told("team-card", "healed")
}

func TestBetweenPhasesThoseAreAskedWhoseCallIsAll(t *testing.T) { // HN-148
	lines := []string{"bar / / strong", "open / / scoot_over", "open / / strong", "open"}
	givenTeams(t, 2, lines...).at(Gear).do("done").phase(0, Dive).asks(0, AskDive)
	tb := givenTeams(t, 2, lines...).calls(CallAll).at(Gear).do("done")
	tb.asks(1, AskTeam).may("scoot pawn/1 stairs", "scoot pawn/1 card-table", "scoot pawn/1 stove-table", "scoot pawn/1 doors",
		"scoot pawn/3 stairs", "scoot pawn/3 card-table", "scoot pawn/3 stove-table", "scoot pawn/3 doors", "pass")
	tb.do("1 pass").asks(2, AskTeam).do("2 pass").asks(0, AskTeam).do("0 pass").phase(0, Dive) // seat 3 has no card
	again := givenTeams(t, 2, append(lines[:3:3], "open / / strong")...).calls(CallAll).at(Gear).do("done", "1 pass", "2 pass", "3 pass").asks(0, AskTeam)
	again.do("0 pass").asks(0, AskDive)
	played := givenTeams(t, 2, append(lines[:3:3], "open / / strong")...).calls(CallAll).at(Gear).do("done", "1 scoot pawn/3 doors").where(3, Doors)
	played.do("2 pass", "3 pass", "0 pass").phase(0, Dive) // seat 1 has no card left
}

func TestEverybodySeesWhoCanStillBeAsked(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open / / strong", "doors / / strong", "back / / strong").do("attack gun 0", "commit")
	for _, c := range []struct {
		want game.Seats
		move string
	}{{0b0100, "2 pass"}, {0, "0 aim seat/1"}, {0, "0 commit"}, {0b1000, "3 pass"}, {0, "1 take"}} {
		view := *tb.s
		view.Observe(game.NoSeat)
		if got := view.Waiting(); got != c.want {
			t.Errorf("before %q %04b wait, want %04b", c.move, got, c.want)
		}
		tb.do(c.move)
	}
}

func TestWindowsAreAskedInTurnOrderFromTheActivePlayer(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / / strong", "open / / strong", "open / / strong", "open / / mean_streak").calls(CallAll)
	tb.s.Turn = 2
	tb.at(Gear).do("done").asks(3, AskTeam).do("3 pass", "0 pass", "1 pass", "2 pass").asks(2, AskFight)
	shield := givenTeams(t, 2, "open", "open / / strong", "open", "open / / strong", "bar / peacemaker:1", "open / / strong")
	shield.s.Turn = 4
	shield.at(Fight).do("attack gun 0", "commit", "aim seat/1", "commit").asks(5, AskShield).do("5 pass").asks(3, AskShield)
}

func TestATeamCardInGearLetsWeaponsMoveBack(t *testing.T) { // HN-33
	tb := givenTeams(t, 2, "bar / peacemaker:1 / scoot_over", "open", "open", "open").calls(CallNone).at(Gear).do("move fist").cannot("move holster")
	tb.do("scoot pawn/2 doors").can("move holster")
}

func TestAfterACardAllAreAskedAgain(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / / strong", "open / / strong", "open / / scoot_over strong", "open").calls(CallAll).at(Gear).do("done")
	tb.do("1 pass", "2 scoot pawn/2 doors").restricted(2, false).asks(0, AskTeam).do("0 pass").asks(1, AskTeam).do("1 pass").asks(2, AskTeam).do("2 pass").phase(0, Dive)
}

func TestWhoIsAskedInAnAttackGivesNothingAway(t *testing.T) { // HN-148
	lines := []string{"bar / peacemaker:1", "open / / strong", "doors", "back / / cover_me"}
	tb := givenTeams(t, 2, lines...).do("attack gun 0", "commit", "aim seat/3", "commit")
	tb.asks(1, AskShield).may("pass").do("1 pass").asks(3, AskBlock)
	cover := givenTeams(t, 2, lines...).do("attack gun 0", "commit", "aim seat/1", "commit").asks(3, AskShield).may("cover", "pass")
	cover.do("3 cover").told("team-card", "cover-me").do("1 take").grit(1, 40).pile("cover_me")
	silent := givenTeams(t, 2, lines...).calls(CallNone).do("attack gun 0", "commit", "aim seat/1", "commit")
	silent.asks(1, AskBlock)
}

func TestMyFightTooMakesAMateTheTarget(t *testing.T) { // HN-148
	lines := []string{"bar / peacemaker:1 / strong", "open / / cover_me", "doors / / strong", "back / / my_fight_too"}
	tb := givenTeams(t, 2, lines...).do("attack gun 0", "commit", "2 pass", "0 aim seat/1", "commit").asks(3, AskShield).do("3 step-in").told("stepped-in")
	tb.asks(1, AskShield).do("1 cover").grit(1, 40) // 2 − 3
	block := givenTeams(t, 2, "bar / peacemaker:2", "open / / strong", "doors", "open / / my_fight_too kiss_the_floor").do("attack gun 1", "commit", "aim seat/1", "commit")
	block.do("3 step-in", "1 pass", "3 block kiss_the_floor").grit(1, 40)
	far := givenTeams(t, 2, "open / mule_whip", "bar / / strong", "doors / / strong", "balcony / / my_fight_too").do("attack melee 0", "commit", "2 pass", "0 aim seat/1", "commit")
	far.asks(3, AskShield).may("pass") // out of range
}

func TestWhatCoveredTheMateDoesNotCoverWhoStepsIn(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / peacemaker:2", "open / / strong", "doors", "open / / cover_me my_fight_too strong").do("attack gun 1", "commit", "aim seat/1", "commit")
	tb.do("3 cover", "3 step-in", "1 pass", "3 take").grit(1, 37)
}

func TestCrossfireAddsToAGunAttackOfAMate(t *testing.T) { // HN-148
	lines := []string{"bar / peacemaker:1", "open", "doors / sleeve_gun:2 / crossfire strong", "open"}
	tb := givenTeams(t, 2, lines...).do("attack gun 0", "commit").asks(2, AskBoost).may("cross", "pass").do("2 cross").told("team-card", "crossfire")
	tb.board(2, "sleeve_gun:1 -").do("2 pass", "0 aim seat/1", "commit").grit(1, 36)
	melee := givenTeams(t, 2, "open / peacemaker:1", "open", "doors / sleeve_gun:2 / crossfire", "open").do("attack melee 0", "commit")
	melee.asks(2, AskBoost).may("pass")
}

func TestMatesGangUpOnWhoWasJustHurt(t *testing.T) { // HN-148
	lines := []string{"bar / peacemaker:1", "open / / one_for_you", "open / stove_log / gang_up strong", "balcony"}
	tb := givenTeams(t, 2, lines...).do("attack gun 0", "commit", "2 pass", "0 aim seat/1", "commit", "1 take").grit(1, 38)
	tb.asks(2, AskGang).may("gang seat/1 0", "gang seat/1 1", "pass").do("2 gang seat/1 1").told("team-card", "attack", "swung")
	tb.asks(1, AskBlock).do("1 block one_for_you").grit(1, 35).board(2, "- -") // 3 + 2 − 2, and no counterattack
	tb.asks(2, AskGang).may("pass").do("2 pass").phase(0, Cover)
	missed := givenTeams(t, 2, "back / carbine:1", "open", "open / stove_log / gang_up", "balcony").do("attack gun 0", "commit", "2 pass", "0 aim seat/1", "commit")
	missed.grit(1, 40).phase(0, Cover)
	out := givenTeams(t, 2, "bar / peacemaker:1", "balcony", "open / stove_log / gang_up", "balcony").do("attack gun 0", "commit", "2 pass", "0 aim seat/1", "commit")
	out.phase(0, Cover) // not in range
}

func TestOneGangsUpForAnAttackNotForACounterattackAndNotLater(t *testing.T) { // HN-148
	counter := givenTeams(t, 2, "open / peacemaker:1", "open / mule_whip / ruined_the_hat", "balcony", "open / / strong").do("attack gun 0", "commit", "aim seat/1", "commit")
	counter.do("3 pass", "1 block ruined_the_hat", "1 attack melee 0", "commit", "3 pass").grit(0, 38).phase(0, Cover)
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open / / roll_under", "open / / strong", "balcony").do("attack gun 0", "commit", "2 pass", "0 aim seat/1", "commit", "1 take", "2 pass")
	tb.s.Turn, tb.s.Fought = 2, false
	tb.at(Fight).do("attack melee 0", "commit", "aim seat/1", "commit", "1 block roll_under").grit(1, 38).phase(2, Cover)
}

func TestAWeaponIsCaughtWithItsBullets(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / stove_log peacemaker:3 / catch_partner", "open", "open / - mule_whip", "open").calls(CallNone).at(Gear)
	tb.can("catch fist seat/2 fist", "catch holster seat/2 fist").cannot("catch fist seat/2 holster", "catch holster seat/2 holster")
	givenTeams(t, 2, "bar / stove_log / catch_partner", "open", "open", "open").calls(CallNone).at(Gear).can("catch fist seat/2 fist").cannot("catch fist seat/2 holster")
	tb.do("catch holster seat/2 fist").board(0, "stove_log -").board(2, "peacemaker:3 mule_whip").told("team-card", "caught")
}

func TestShellsAreSharedWithAMatesGun(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / / share_the_shells", "open", "open / peacemaker:1 sleeve_gun:1", "open").calls(CallNone).at(Gear)
	tb.can("share seat/2 fist", "share seat/2 holster").do("share seat/2 fist").board(2, "peacemaker:4 sleeve_gun:1").told("team-card", "reloaded")
}

func TestALowWhistlePassesOneOrTwoCardsFaceDown(t *testing.T) { // HN-148, HN-132
	tb := givenTeams(t, 2, "bar / / low_whistle strong haymaker", "open", "open", "open").calls(CallNone).at(Gear)
	tb.can("whistle strong none seat/2", "whistle strong haymaker seat/2")
	m, _ := tb.way("whistle strong haymaker seat/2")
	if seen := tb.s.Seen(m, 1); seen.Args[0] != 0 || seen.Args[1] != 0 || tb.s.Seen(m, 2) != m {
		t.Error("others see which cards they are, or the mate does not")
	}
	tb.do("whistle strong haymaker seat/2").hand(0, 0).hand(2, 2).told("team-card", "gave", "gave").pile("low_whistle")
	giver, other := *tb.s, *tb.s
	giver.Observe(0)
	other.Observe(1)
	if giver.Hands[2] != (Cards{}).with(Strong).with(Haymaker) || !other.Hands[2].empty() {
		t.Error("the giver does not know them, or another does")
	}
}

func TestRoundOnTheHouseNeedsOneOfTheTeamAtTheBar(t *testing.T) { // HN-148
	givenTeams(t, 2, "open 20 / / round_on_the_house", "bar", "open", "open").calls(CallNone).at(Gear).cannot("round")
	givenTeams(t, 2, "open 20 / / round_on_the_house", "open", "bar", "open").calls(CallNone).at(Gear).do("round").grit(2, 24)
}

func TestTheCallIsPublicAndChangedOutsideADraft(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / / strong", "open", "open", "open").turn(0)
	if !tb.s.SetCall(3, CallAll) || tb.s.Call(3) != CallAll || tb.s.SetCall(3, calls) || tb.s.SetCall(4, CallAll) {
		t.Error("the switch does not work")
	}
	view := *tb.s
	view.Observe(1)
	if view.Calls != tb.s.Calls {
		t.Error("it is not public")
	}
	tb.do("toss strong")
	if tb.s.SetCall(3, CallNone) || given(t, "bar", "open").s.SetCall(0, CallAll) {
		t.Error("it works in a draft, or without teams")
	}
}

func TestAnAttackTargetsAnotherTeam(t *testing.T) { // HN-149
	tb := givenTeams(t, 3, "bar / peacemaker:1", "open", "open", "open", "open", "open").do("attack gun 0", "commit")
	tb.may("aim seat/1", "aim seat/2", "aim seat/4", "aim seat/5")
	givenTeams(t, 2, "bar", "open", "bar", "open").phase(0, Cover)
}

func TestOnlyTheTargetsPositionCountsAndOnlyHeMayBlock(t *testing.T) { // HN-149
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open / / strong", "doors", "back / / kiss_the_floor").do("attack gun 0", "commit", "aim seat/1", "commit")
	tb.do("3 pass").asks(1, AskBlock).do("1 take").grit(1, 38)
}

func TestTheMeleeRangeOfTheAttackerCounts(t *testing.T) { // HN-150
	givenTeams(t, 2, "bar", "open", "open", "balcony").phase(0, Cover)
}

func TestEachMateMayAddOneBoostBeforeTheTargetIsNamed(t *testing.T) { // HN-151, HN-152, T27
	tb := givenTeams(t, 2, "open / / strong", "open", "open / / strong haymaker mean_streak fancy_shootin", "open", "bar / / strong mean_streak", "open")
	tb.do("attack melee 0", "boost strong 0", "commit").asks(2, AskBoost).may("boost haymaker 0", "boost mean_streak 0", "pass")
	tb.do("2 boost haymaker 0").asks(4, AskBoost).may("boost mean_streak 0", "pass").do("4 boost mean_streak 0").asks(0, AskAim)
	tb.do("0 aim seat/1", "commit").grit(1, 32).restricted(0, true).restricted(2, false) // "you" is the attacker
	rest := givenTeams(t, 2, "open", "open", "open / / strong", "open", "bar / / mean_streak", "open").do("attack melee 0", "commit", "2 pass")
	rest.do("4 boost mean_streak 0").asks(2, AskBoost) // after a card those who passed are asked again
}

func TestTheAttackerPicksTheOptionOfAMatesBoostAndPays(t *testing.T) { // HN-153, T28
	tb := givenTeams(t, 2, "bar / peacemaker:3", "open", "open / / two_for_the_road", "open").do("attack gun 0", "commit", "2 boost two_for_the_road 0")
	tb.asks(0, AskOption).may("option 0", "option 1").do("0 option 1").board(0, "peacemaker:0 -").told("option").do("0 aim seat/1", "commit").grit(1, 35)
	one := givenTeams(t, 2, "bar / peacemaker:2", "open", "open / / two_for_the_road", "open").do("attack gun 0", "commit", "2 boost two_for_the_road 0")
	one.may("option 0")
	none := givenTeams(t, 2, "bar / peacemaker:1", "open", "open / / two_for_the_road fan_the_hammer", "open").do("attack gun 0", "commit")
	none.asks(2, AskBoost).may("pass")
	both := givenTeams(t, 2, "bar / peacemaker:2", "open", "open / / two_for_the_road", "open", "open / / fan_the_hammer", "open").do("attack gun 0", "commit", "2 boost two_for_the_road 0")
	both.asks(4, AskBoost).may("pass") // the last bullet is spoken for
}

func TestTheAttackerMayQuickDrawBeforeHeNamesATarget(t *testing.T) { // HN-102, HN-104
	tb := givenTeams(t, 2, "open / peacemaker:3 mule_whip", "open", "open / / two_for_the_road", "open").do("attack gun 0", "commit", "2 boost two_for_the_road 0")
	tb.asks(0, AskOption).do("0 quick").told("quick-draw", "void").grit(1, 40).phase(0, Cover).board(0, "mule_whip -")
	if !tb.s.Fought {
		t.Error("it was no attack")
	}
	aim := givenTeams(t, 2, "open / peacemaker:3 mule_whip", "open", "open", "open").do("attack gun 0", "commit").asks(0, AskAim).can("quick")
	aim.do("aim seat/1").cannot("quick")
	draw := givenTeams(t, 2, "open / peacemaker:3 mule_whip / haymaker", "open", "open", "open").do("attack melee 0", "boost haymaker 0", "commit", "quick")
	draw.restricted(0, true).phase(0, Cover)
}

func TestMatesBoostCounterattacks(t *testing.T) { // HN-123, HN-151
	tb := givenTeams(t, 2, "bar / peacemaker:1 / handy_furniture", "open / peacemaker:1 / return_to_sender", "doors", "open / / fancy_shootin")
	tb.do("attack gun 0", "commit", "aim seat/1", "commit", "3 pass", "1 block return_to_sender", "1 attack gun 0", "commit")
	tb.asks(3, AskBoost).do("3 boost fancy_shootin 0").asks(0, AskBlock).do("0 take").grit(0, 38) // 2 + 2 − 2
}

func TestASplitHasOneTargetOfEachTeam(t *testing.T) { // HN-154, HN-160, T24
	two := givenTeams(t, 2, "bar / peacemaker:2 / fan_the_hammer", "open", "open", "open").do("attack gun 0", "boost fan_the_hammer 0", "commit", "aim seat/1")
	two.may("commit").do("commit").told("spare").grit(1, 37)
	three := givenTeams(t, 3, "bar / peacemaker:2 / fan_the_hammer", "open", "open", "open", "open", "open").do("attack gun 0", "boost fan_the_hammer 0", "commit", "aim seat/1")
	three.may("aim seat/2", "aim seat/5", "commit").do("aim seat/5", "commit").grit(1, 38).grit(2, 38).untold("spare")
}

func TestAtEndOfTurnOneCardMayBePassedAfterTheBonus(t *testing.T) { // HN-155
	tb := givenTeams(t, 2, "bar 20 / / strong haymaker", "open", "open", "open").calls(CallNone).at(End)
	tb.can("bonus", "give strong seat/2", "give haymaker seat/2").cannot("give strong seat/1")
	m, _ := tb.way("give strong seat/2")
	if tb.s.Seen(m, 1).Args[0] != 0 || tb.s.Seen(m, 2) != m {
		t.Error("others see the card, or the mate does not")
	}
	tb.do("give strong seat/2").hand(2, 1).phase(1, Scavenge).grit(0, 20)
	first := givenTeams(t, 2, "bar 20 / / strong haymaker", "open", "open", "open").calls(CallNone).at(End).do("bonus").grit(0, 22)
	first.can("give strong seat/2", "done")
}

func TestWhoGaveACardKnowsItUntilItLeavesTheHand(t *testing.T) { // HN-132, HN-155
	tb := givenTeams(t, 2, "bar 20 / / strong haymaker", "open", "open / / mean_streak", "open").calls(CallNone).at(End).do("give strong seat/2")
	sees := func() Cards {
		v := *tb.s
		v.Observe(0)
		return v.Hands[2]
	}
	if sees() != (Cards{}).with(Strong) {
		t.Fatal("he has forgotten it")
	}
	tb.s.leave(2, MeanStreak)
	tb.s.toss(MeanStreak)
	if sees() != (Cards{}).with(Strong) {
		t.Error("another card has made him forget")
	}
	tb.s.leave(2, Strong)
	tb.s.toss(Strong)
	if !sees().empty() {
		t.Error("it is gone, and he knows it still")
	}
}

func TestACardThatLeavesUnseenMakesTheOthersForget(t *testing.T) { // HN-132
	tb := givenTeams(t, 2, "bar / / strong", "open", "open / / mean_streak", "open", "open", "open").calls(CallNone)
	tb.s.Known[2][1] = Cards{}.with(MeanStreak) // seat 0 gave it
	tb.s.hand(2, 4, MeanStreak, 155, nil)
	if !tb.s.Known[2][1].empty() || !tb.s.Known[4][0].empty() && tb.s.mateIndex(4, 2) != 0 || !tb.s.Known[4][tb.s.mateIndex(4, 2)].has(MeanStreak) {
		t.Errorf("%v", tb.s.Known)
	}
}

func TestTalkIsHeardByAll(t *testing.T) { // HN-157
	// The rules know no secret channel: what reaches one seat alone are faces of
	// cards that it holds or has given, and its own draft.
	tb := givenTeams(t, 2, "bar / / strong", "open", "open", "open").calls(CallNone).at(End).do("give strong seat/2")
	for _, e := range tb.ev.List() {
		if e.Reaches != game.AllSeats || e.Faces != game.AllSeats && e.Kind != EvGave {
			t.Errorf("%s reaches %b", eventName(e.Kind), e.Reaches)
		}
	}
}
