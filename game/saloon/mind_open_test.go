package saloon_test

import (
	"testing"

	"drygulch/game/gametest"
	"drygulch/game/saloon"
)

func TestOfEachReasonItIsSaidWhetherItMayBeTold(t *testing.T) { gametest.Reasons(t, saloon.Rules) }
