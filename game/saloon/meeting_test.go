package saloon

import "testing"

// Rules that meet.

func TestATeamWindowOpensWhenTheBonusLeavesNothingElseToDo(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar 20", "open / / scoot_over", "open", "open").calls(CallAll).at(End).do("bonus")
	tb.phase(0, Leave).asks(1, AskTeam).do("1 pass").phase(1, Scavenge)
	gave := givenTeams(t, 2, "open / / strong", "open", "open", "open").calls(CallAll).at(End).do("give strong seat/2")
	gave.phase(0, Leave).asks(2, AskTeam)
	drawn := givenTeams(t, 2, "bar / - mule_whip", "back", "open", "open / / strong").calls(CallAll).do("quick", "done")
	drawn.phase(0, Cover).asks(3, AskTeam)
	skipped := givenTeams(t, 2, "open 20", "bar / / scoot_over", "open", "open").calls(CallAll).at(GearTwo).do("done", "1 pass")
	skipped.phase(1, Scavenge) // with nothing done at End of turn there is no second window
}

func TestAfterAGangUpTheNextIsAskedWhoFollowsWhoPlayedIt(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "open / peacemaker:1 / strong", "open", "open / / strong", "balcony", "open / / gang_up strong", "back")
	tb.do("attack gun 0", "commit", "2 pass", "4 pass", "0 aim seat/1", "commit").asks(2, AskGang).do("2 pass")
	tb.do("4 gang seat/1 0").grit(1, 36).asks(0, AskGang).do("0 pass").asks(2, AskGang).do("2 pass").asks(4, AskGang).do("4 pass").phase(0, Cover)
}

func TestAnAttackThatEndsBeforeATargetIsNamedStillHealsItsAttacker(t *testing.T) { // HN-102, HN-163
	tb := givenTeams(t, 2, "open 10 / peacemaker:1 mule_whip / one_for_me", "open", "open", "open").do("attack gun 0", "boost one_for_me 0", "commit")
	tb.asks(0, AskAim).do("quick").grit(0, 13).grit(1, 40).pile("peacemaker", "one_for_me").phase(0, Cover)
}

func TestEachThingThatDisarmsMakesADropOfItsOwn(t *testing.T) { // HN-95, HN-97, HN-161
	attack := func() *table {
		tb := given(t, "open / mule_whip / boot_stomp haymaker strong", "open / stove_log toothpick / on_the_iron")
		return tb.hits(1, "boot_stomp", "haymaker", "strong").do("1 block on_the_iron").grit(1, 17) // 2 + 1 + 3 + 2 − 5
	}
	attack().asks(1, AskDrop).do("1 go-on").board(1, "- toothpick").asks(1, AskDrop).do("1 go-on").asks(1, AskDrop).do("1 go-on").board(1, "- toothpick").phase(0, Cover)
	attack().do("1 quick").board(1, "- -").phase(0, Cover)
	attack().do("1 go-on", "1 quick").board(1, "- -").phase(0, Cover)
}

func TestTheTargetMayDrawAWeaponToBlockWithIt(t *testing.T) { // HN-65, HN-104
	tb := given(t, "open", "open / - toothpick / on_the_iron").hits(1).cannot("block on_the_iron")
	tb.do("1 quick", "1 block on_the_iron").board(1, "- -").grit(1, 20)
}

func TestTheSwoopServesACounterattack(t *testing.T) { // HN-40
	tb := given(t, "balcony / peacemaker:1 / ruined_the_hat", "open / sleeve_gun:2 / return_to_sender", "doors").at(Dive).do("go open").shoots(0, 1)
	tb.s.Boards[1][Fist] = Weapon{MuleWhip, 0}
	tb.s.Deck = tb.s.Deck.without(MuleWhip).with(SleeveGun)
	tb.do("1 block return_to_sender").phase(0, Cover) // no gun to strike back with
	back := given(t, "balcony / peacemaker:1 / ruined_the_hat", "open / old_trooper:1 / return_to_sender", "doors").at(Dive).do("go open").shoots(0, 1)
	back.do("1 block return_to_sender", "1 attack gun 0", "commit", "0 block ruined_the_hat", "0 attack melee 0").do("commit").told("counter", "swooped", "hit")
	back.grit(1, 20-1-4) // 2 − 1, then 2 for the club and 2 for the dive
}

func TestThorneRestrictsWhoStrikesBackAtHer(t *testing.T) { // HN-5, HN-78
	tb := given(t, "open thorne / / duck_and_weave", "open / / one_for_you").hits(1).do("1 block one_for_you", "1 attack melee 0", "commit")
	tb.do("0 block duck_and_weave").restricted(1, true).restricted(0, false)
}

func TestMatesHelpWithTheLastCounterattackOfADoomedTeam(t *testing.T) { // HN-123, HN-146
	lines := []string{"bar 4 / peacemaker:2 / strong", "open 1 / peacemaker:1 / return_to_sender", "doors / / cover_me", "open / sleeve_gun:1 / crossfire fancy_shootin"}
	tb := givenTeams(t, 2, lines...).do("attack gun 1", "commit", "2 pass", "0 aim seat/1", "commit", "3 pass", "1 block return_to_sender")
	tb.do("1 attack gun 0", "commit", "3 boost fancy_shootin 0").asks(3, AskBoost).may("cross", "pass")
	tb.do("3 cross").asks(2, AskShield).do("2 cover").asks(0, AskBlock).do("0 take").grit(0, 2).out(1, 3).won(0, 2) // 2 + 2 + 2 − 2 − 2
}

func TestInThreePairsTwoTeamsMayStrikeBackAndAllFall(t *testing.T) { // HN-116, HN-128, HN-146
	lines := []string{"bar 1 / peacemaker:3 / fan_the_hammer", "open 1 / peacemaker:4 / return_to_sender", "open 1 / peacemaker:2 / return_to_sender", "doors", "doors", "balcony"}
	tb := givenTeams(t, 3, lines...).do("attack gun 1", "boost fan_the_hammer 0", "commit", "aim seat/2", "aim seat/1", "commit")
	tb.do("1 block return_to_sender", "2 block return_to_sender").out().asks(1, AskCounter).do("1 attack gun 2", "commit")
	tb.out(0, 1, 2, 3, 4, 5).told("hit", "out", "over").won(0, 1, 2, 3, 4, 5)
}

func TestWhoStepsInForTheTargetOfACounterattackBlocksIt(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open / peacemaker:4 / return_to_sender", "back / / my_fight_too kiss_the_floor", "open")
	tb.do("attack gun 0", "commit", "2 pass", "0 aim seat/1", "commit", "1 block return_to_sender", "1 attack gun 2", "commit")
	tb.asks(2, AskShield).do("2 step-in").asks(2, AskBlock).do("2 block kiss_the_floor").grit(0, 40) // 5 − 3 − 3
}

func TestACounterBlockOfWhoSteppedInStrikesBack(t *testing.T) { // HN-148, HN-112
	tb := givenTeams(t, 2, "open / peacemaker:1", "open / / strong", "balcony", "open / / my_fight_too ruined_the_hat").do("attack gun 0", "commit", "aim seat/1", "commit")
	tb.do("3 step-in", "1 pass", "3 block ruined_the_hat").asks(3, AskCounter).do("3 attack melee 0", "commit", "1 pass").grit(0, 38).grit(1, 39)
}

func TestAThrownWeaponGangsUpAcrossTheRoom(t *testing.T) { // HN-148, HN-167
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open", "back / toothpick / gang_up", "balcony").do("attack gun 0", "commit", "2 pass", "0 aim seat/1", "commit")
	tb.asks(2, AskGang).do("2 gang seat/1 0").grit(1, 37).board(2, "- -").told("team-card", "attack", "hit", "dropped") // 2, then 3 − 2
	tb.pile("toothpick", "gang_up")
}

func TestAQuickDrawOfAMateDuringAnAttackDoesNotMakeItVoid(t *testing.T) { // HN-103, HN-104
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open / / strong", "doors / - sleeve_gun:1 / crossfire", "open / - mule_whip / strong")
	tb.do("attack gun 0", "commit").asks(2, AskBoost).may("quick", "pass").do("2 quick").asks(2, AskBoost).do("2 cross", "0 aim seat/1", "commit")
	tb.asks(3, AskShield).do("3 quick", "3 pass", "1 take").grit(1, 36).untold("void")
}

func TestTheLightThatFailsEndsATeamGame(t *testing.T) { // HN-173, HN-144
	tb := givenTeams(t, 2, "bar 20", "open 12", "doors", "doors").calls(CallNone)
	tb.s.Turns = 200
	tb.at(Leave).won(0, 2)
	same := givenTeams(t, 2, "bar 12", "open 12", "doors", "doors").calls(CallNone)
	same.s.Turns = 200
	same.at(Leave).won(0, 1, 2, 3)
}

func TestMatesOfTheTargetOfACounterattackAreAskedInTurnOrderFromTheActivePlayer(t *testing.T) { // HN-148
	tb := givenTeams(t, 2, "bar / peacemaker:1", "open", "back / / strong", "open / peacemaker:1 / return_to_sender", "balcony / / strong", "open")
	tb.do("attack gun 0", "commit", "2 pass", "4 pass", "0 aim seat/3", "commit", "3 block return_to_sender", "3 attack gun 0", "commit")
	tb.asks(2, AskShield).do("2 pass").asks(4, AskShield)
}

func TestWhoHasBoostedIsAskedAgainOnlyIfHeCouldPlayACrossfire(t *testing.T) { // HN-148, HN-151
	drawn := givenTeams(t, 2, "bar / peacemaker:1", "open", "doors / - sleeve_gun:1 / fancy_shootin crossfire", "open").do("attack gun 0", "commit", "2 boost fancy_shootin 0")
	drawn.asks(2, AskBoost).may("quick", "pass").do("2 quick", "2 cross").asks(0, AskAim)
	melee := givenTeams(t, 2, "open", "open", "doors / sleeve_gun:1 / strong crossfire", "open").do("attack melee 0", "commit", "2 boost strong 0")
	melee.asks(0, AskAim)
}

func TestWhoIsKnockedOutInHisOwnTurnLeavesNoWindowBehind(t *testing.T) { // HN-17, HN-148
	tb := givenTeams(t, 3, "open 1", "open / / one_for_you strong", "bar / / strong", "back", "doors", "doors").calls(CallAll)
	tb.do("attack melee 0", "commit", "aim seat/1", "commit", "1 block one_for_you", "1 attack melee 0", "commit").out(0, 3)
	tb.phase(1, Scavenge).asks(1, AskScavenge)
}

func TestAWeaponIsThrownAtWhoStepsInFarAway(t *testing.T) { // HN-148, HN-167
	tb := givenTeams(t, 2, "open / toothpick", "open", "back", "balcony / / my_fight_too").do("attack melee 0", "commit", "aim seat/1", "commit")
	tb.do("3 step-in").grit(1, 38).board(0, "- -").told("hit", "dropped") // 3 − 1
}

func TestDollyStaysLightWhenSheScootsOverInHerCoverPhase(t *testing.T) { // HN-5, HN-148
	tb := givenTeams(t, 2, "open dolly restricted / / scoot_over", "open", "open", "open").calls(CallNone).at(Cover)
	tb.do("scoot pawn/0 doors").can("go bar", "go balcony")
}

func TestAnotherPhaseLetsWeaponsMoveBack(t *testing.T) { // HN-33
	tb := given(t, "open / peacemaker:3", "open").at(Gear).do("move fist").cannot("move holster").do("done")
	tb.asks(0, AskFight).do("done").asks(0, AskCover).do("done").asks(0, AskGear).do("move holster").board(0, "peacemaker:3 -")
}

func TestNeitherAQuickDrawNorASwigLetsWeaponsMoveBack(t *testing.T) { // HN-33
	given(t, "bar / peacemaker:1 mule_whip", "open").at(Gear).do("quick", "move fist").board(0, "- mule_whip").cannot("move holster")
	given(t, "bar 10 / rotgut_jug mule_whip", "open").at(Gear).do("swig", "move holster").board(0, "mule_whip -").cannot("move fist")
}

func TestATurnBeginsWithNothingUsedUpOrLeftOver(t *testing.T) { // HN-40, HN-42, HN-85, HN-155
	tb := given(t, "bar", "open")
	fresh := *tb.turn(1).s
	tb.s.Fought, tb.s.Swoop, tb.s.Light, tb.s.Gained, tb.s.Gave, tb.s.Cured = true, true, true, true, true, true
	tb.turn(1)
	tb.s.Turns--
	if *tb.s != fresh {
		t.Error(tb.s)
	}
}

func TestThePianoGivesOnceAndNotAfterACardWasPassed(t *testing.T) { // HN-85, HN-87, HN-155
	line := "piano / peacemaker:1 sleeve_gun:0 / strong"
	given := givenTeams(t, 2, line, "open", "open", "open").calls(CallNone).at(End).do("bonus fist")
	given.cannot("bonus fist", "bonus holster").can("give strong seat/2")
	passed := givenTeams(t, 2, line, "open", "open", "open").calls(CallNone).at(End).do("give strong seat/2")
	passed.phase(1, Scavenge).board(0, "peacemaker:1 sleeve_gun:0")
}

func TestWhenACardLeavesUnseenItMayHaveBeenTheKnownOne(t *testing.T) { // HN-132
	tb := givenTeams(t, 2, "bar", "open", "open / / mean_streak strong", "open", "open", "open").calls(CallNone)
	tb.s.Known[2][tb.s.mateIndex(2, 0)] = Cards{}.with(MeanStreak) // seat 0 gave it
	tb.s.hand(2, 4, Strong, 155, nil)
	if !tb.s.Known[2][tb.s.mateIndex(2, 0)].empty() {
		t.Error("he knows which card it was")
	}
}
