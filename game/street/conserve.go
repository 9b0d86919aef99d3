package street

import (
	"fmt"

	"drygulch/game"
)

// conserve finds what is lost or doubled in a state that is the whole truth: ten
// different characters a side, eight of them on the street (OL-2, OL-30), the
// Governor among them (OL-50), all tokens (OL-110), and knowledge that fits.
func conserve(state game.State) error {
	s := state.(*State)
	for side := range s.Sides {
		if err := s.Sides[side].conserve(s.Phase); err != nil {
			return fmt.Errorf("%s: %w", SideNames[side], err)
		}
	}
	return s.conserveTokens()
}

func (d *Side) conserve(phase Phase) error {
	var seen Roles
	for i := range uint8(places) {
		r := *d.place(i)
		if r < Governor || int(r) > roles || seen.Has(r) {
			return fmt.Errorf("place %d holds role %d", i, r)
		}
		seen |= r.Only()
	}
	for c, r := range d.Row {
		if !d.May[c].Has(r) {
			return fmt.Errorf("column %d can hold %011b, but holds %s", c, d.May[c], RoleNames[r])
		}
		if d.Last[c] != NoRole && !d.May[c].Has(d.Last[c]) {
			return fmt.Errorf("column %d cannot hold %s who was last seen there", c, RoleNames[d.Last[c]])
		}
		if phase > Arranging && d.Up().Has(r) && d.May[c] != r.Only() {
			return fmt.Errorf("column %d lies face up and can hold %011b", c, d.May[c])
		}
	}
	switch {
	case d.column(Governor) < 0:
		return fmt.Errorf("the Governor is in the saloon")
	case d.Immobilized && d.column(Bandit) < 0:
		return fmt.Errorf("an immobilized Bandit is in the saloon")
	case d.Headlined.Has(Governor):
		return fmt.Errorf("the Governor is headlined")
	case phase < Answering && d.Shown != 0:
		return fmt.Errorf("%011b are shown after the action", d.Shown)
	}
	return nil
}

// conserveTokens counts the tokens, and the Headline markers used.
func (s *State) conserveTokens() error {
	count := s.lying()
	for i, lies := range s.Cells {
		if (lies.Token != NoToken) != (i < int(s.Line)) {
			return fmt.Errorf("cell %d of %d holds token %d", i, s.Line, lies.Token)
		}
		count[lies.Token]--
	}
	for i, lies := range s.Reserve {
		if (lies.Token != NoToken) != (i < int(s.Stocked)) {
			return fmt.Errorf("place %d of %d in the reserve holds token %d", i, s.Stocked, lies.Token)
		}
		count[lies.Token]--
	}
	for kind := Vote; int(kind) <= kinds; kind++ {
		if count[kind] != 0 {
			return fmt.Errorf("%d too few of token %s", count[kind], TokenNames[kind])
		}
	}
	for side := range s.Sides {
		if used := markers - int(s.Sides[side].Markers); used < s.Sides[1-side].Headlined.Len() {
			return fmt.Errorf("%s used %d markers for more headlines", SideNames[side], used)
		}
	}
	return nil
}
