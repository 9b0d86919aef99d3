package audio

// The Train.
const (
	CueTrainWhistle   Cue = pageTrain*pageSize + iota // a round starts, the train arrives
	CueTrainSteam                                     // the locomotive lets off steam
	CueTrainShot                                      // a revolver, hit
	CueTrainRicochet                                  // a shot that finds nobody
	CueTrainPunch                                     // a fist
	CueTrainStepWood                                  // boots inside a car
	CueTrainStepTin                                   // boots on a roof
	CueTrainClimb                                     // up or down a ladder
	CueTrainPurse                                     // a purse is taken or falls
	CueTrainJewel                                     // a jewel is taken or falls
	CueTrainStrongbox                                 // a strongbox is taken or falls
	CueTrainMarshal                                   // the Marshal walks: spurs
	CueTrainBullet                                    // a bullet is received
	CueTrainBrake                                     // the train brakes
	CueTrainChain                                     // the swivel arm of a mail pole
	CueTrainCash                                      // the loot is counted
)
