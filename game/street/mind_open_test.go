package street_test

import (
	"testing"

	"drygulch/game/gametest"
	"drygulch/game/street"
)

func TestOfEachReasonItIsSaidWhetherItMayBeTold(t *testing.T) { gametest.Reasons(t, street.Rules) }
