package train_test

import (
	"testing"

	"drygulch/game/gametest"
	"drygulch/game/train"
)

func TestOfEachReasonItIsSaidWhetherItMayBeTold(t *testing.T) { gametest.Reasons(t, train.Rules) }
