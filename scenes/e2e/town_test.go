package e2e

import (
	"strings"
	"testing"
)

func TestFromTheTownToATableAndBackAndOn(t *testing.T) {
	for _, way := range []struct {
		size [2]int
		by   hand
	}{{desktop, mouse}, {phone, touch}, {slim, keys}, {desktop, gamepad}} {
		t.Run(way.by.name, func(t *testing.T) {
			p := start(t, way.size[0], way.size[1], "-seed", "3")
			press := func(id, scene string) {
				t.Helper()
				p.sane(p.AdvanceIdle())
				p.Tap(way.by, id)
				p.WaitFor(scene+" after "+id, func(v view) bool { return strings.HasPrefix(v.Scene, scene) })
			}
			press("town/enter", "setup/")
			game := strings.TrimPrefix(p.See().Scene, "setup/")
			press("setup/who/1/human", "setup/"+game)
			press("action/deal", "handover")
			press("nav/back", "table/"+game+"/pause")
			press("pause/resume", "handover")
			press(p.See().enabled(coverPrefix)[0].ID, "table/"+game)
			newRobot(p, 1, way.by).PlayTaps(6)
			for tries := 0; !strings.HasSuffix(p.AdvanceIdle().Scene, "/pause"); tries++ {
				if tries == 5 {
					p.fatalf("going back does not lead to the pause menu")
				}
				p.Tap(way.by, "nav/back") // the first ones may take back what was half chosen
			}
			press("pause/leave", "town")
			record := p.records()
			p.AdvanceIdle()
			p.Tap(way.by, resumeSign)
			p.WaitFor("the table", func(v view) bool { return strings.HasPrefix(v.Scene, "table/"+game) || isCover(v) })
			if p.records() != record {
				t.Errorf("left with %d records, came back to %d", record, p.records())
			}
			newRobot(p, 2, way.by).PlayTaps(6)
		})
	}
}
