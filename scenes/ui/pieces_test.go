package ui

import "testing"

func TestEveryPieceTheToolkitDrawsIsBaked(t *testing.T) {
	for _, name := range missingPieces {
		t.Errorf("no piece %q in the atlas", name)
	}
}
