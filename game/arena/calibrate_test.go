package main

import (
	"encoding/json"
	"strings"
	"testing"

	"drygulch/game/shelf"
	"drygulch/game/showdown"
)

// What opponents believe comes true about as often as they believe it, and not more
// often: then they would know what they cannot.
func TestWhatOpponentsBelieveComesTrue(t *testing.T) {
	const (
		slack = 0.12 // between believed and true
		many  = 150  // facts that say something
	)
	for name := range secretsOf {
		t.Run(name, func(t *testing.T) {
			var out, errs strings.Builder
			if code := run([]string{"-game", name, "-calibrate", "20", "-think", "2", "-json"}, shelf.Games, &out, &errs); code != 0 {
				t.Fatalf("exits with %d: %s", code, errs.String())
			}
			var r reliability
			if err := json.Unmarshal([]byte(out.String()), &r); err != nil {
				t.Fatal(err)
			}
			told := 0
			for _, b := range r.Bins {
				if b.Facts < many {
					continue
				}
				told++
				if d := b.Believed - b.True; d > slack || d < -slack {
					t.Errorf("%d facts are believed %.3f, and %.3f are true", b.Facts, b.Believed, b.True)
				}
			}
			if told < 3 {
				t.Errorf("only %d bins say something: %s", told, r.String())
			}
			if u := r.Roles; name == showdown.Rules.Name && (u.First <= 0 || u.First > 0.6 || u.Veiled < 0.8 || u.Firsts < 15 || u.Veils < 20) {
				t.Errorf("before the first role comes out opponents know too little, or of Outlaws who kept still too much: %+v", *u)
			}
		})
	}
	if _, errs := ask(t, exitUsage, "-game", "toy", "-calibrate", "1"); !strings.Contains(errs, "nothing is believed") {
		t.Errorf("got %q", errs)
	}
}
