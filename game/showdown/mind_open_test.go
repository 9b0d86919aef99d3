package showdown_test

import (
	"testing"

	"drygulch/game/gametest"
	"drygulch/game/showdown"
)

func TestOfEachReasonItIsSaidWhetherItMayBeTold(t *testing.T) { gametest.Reasons(t, showdown.Rules) }
