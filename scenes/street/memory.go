package street

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/street"
)

// The memory aid: what the viewer could know by heart of his rival's backs and of the tokens. Each seat may do without.

// Whether a seat is helped is its note about the rival, which is kept with the match: 0, as nobody has touched it, is yes.
const (
	helped uint8 = iota
	unhelped
)

// remembers tells whether the viewer is helped. The public view remembers nothing.
func (b *Board) remembers(v *table.View) bool {
	return v.Viewer != game.NoSeat && b.now.Phase != rules.Arranging && v.Note(1-v.Viewer) == helped
}

// setHelp has the viewer helped or not.
func setHelp(v *table.View, on bool) {
	value := unhelped
	if on {
		value = helped
	}
	v.SetNote(1-v.Viewer, value)
}

// fewRoles is how many roles are shown on a back that it can still be.
const fewRoles = 3

// memory writes on a back who it must be, who was last seen there, or the few that it can still be.
func (b *Board) memory(f *ui.Frame, v *table.View, side, column int, r ui.Rect) {
	if side == b.plan.me || !b.remembers(v) || b.now.Phase == rules.Over || v.Moving() {
		return
	}
	d := &b.now.Sides[side]
	may, last := d.May[column], d.Last[column]
	foot := r.Pad(6, 0, 6, 6)
	foot = foot.CutBottom(min(28, foot.H*.5))
	if b.plan.form == row {
		in := r.Inset(5)
		foot = in.CutRight(r.W * .34)
		foot = foot.Place(foot.W, min(26, foot.H), ui.Center)
	}
	switch {
	case may.Len() == 1:
		b.recall(f, r, foot, only(may), "")
	case last != rules.NoRole && d.Since[column] > 0:
		b.recall(f, r, foot, last, lang.T("street/memory/maybe"))
	case last != rules.NoRole:
		b.recall(f, r, foot, last, "")
	case may.Len() <= fewRoles:
		f.Rect(foot, ui.Fade(f.Theme.Deep, .82))
		n := may.Len()
		i := 0
		for role := rules.Governor; role <= rules.Mayor; role++ {
			if may.Has(role) {
				cell := foot.Column(i, n, 1)
				side := min(cell.W, cell.H) - 3
				f.Icon(roleIcons[role], cell.Place(side, side, ui.Center), f.Theme.Paper)
				i++
			}
		}
	}
}

// recall writes a role on a back: as a word where there is room, else as its sign.
func (b *Board) recall(f *ui.Frame, r, foot ui.Rect, role rules.Role, doubt string) {
	words := roleName(role) + doubt
	if b.plan.form == photo && f.UI.TextWidth(words, ui.Label) < foot.W-4 {
		f.Rect(foot.Inset(-2), ui.Fade(f.Theme.Deep, .82))
		f.DashedBox(foot.Inset(-2), 1.4, 5, 3, f.Theme.Lamp)
		f.Text(foot, words, ui.Label, f.Theme.LitPaper, ui.Center)
		f.SpriteAt(roleBadges[role], ui.Point{X: r.X + 8, Y: r.Y + 10}, .9)
		return
	}
	f.Rect(foot, ui.Fade(f.Theme.Deep, .82))
	f.DashedBox(foot, 1.4, 5, 3, f.Theme.Lamp)
	icon := foot
	if doubt != "" {
		f.Text(icon.CutRight(foot.W*.38), doubt, figureStyle(f), f.Theme.Lamp, ui.Left)
	}
	side := min(icon.W, icon.H) - 3
	f.Icon(roleIcons[role], icon.Place(side, side, ui.Center), f.Theme.LitPaper)
}

// only is the one role of a set of one.
func only(set rules.Roles) rules.Role {
	for role := rules.Governor; role <= rules.Mayor; role++ {
		if set.Has(role) {
			return role
		}
	}
	return rules.NoRole
}

// canBe lists in words who can stand in a place for all that was seen.
func canBe(set rules.Roles) string {
	words := ""
	for role := rules.Governor; role <= rules.Mayor; role++ {
		switch {
		case !set.Has(role):
		case words == "":
			words = roleName(role)
		default:
			words = lang.T("street/list", words, roleName(role))
		}
	}
	return words
}

// recalled tells in words what the viewer can know of a back, one sentence a line.
func (b *Board) recalled(v *table.View, side, column int) []string {
	d := &known(v).Sides[side]
	var lines []string
	switch may := d.May[column]; {
	case may.Len() == 1:
		lines = append(lines, lang.T("street/memory/must", roleName(only(may))))
	case may != 0:
		lines = append(lines, lang.T("street/memory/may", canBe(may)))
	}
	if last := d.Last[column]; last != rules.NoRole {
		if since := int(d.Since[column]); since > 0 {
			lines = append(lines, lang.T("street/memory/last/since", roleName(last), since))
		} else {
			lines = append(lines, lang.T("street/memory/last", roleName(last)))
		}
	}
	return lines
}

// signs of what is known of tokens.
var tokenIcons = [...]sprites.ID{
	rules.NoToken: 0, rules.Vote: sprites.IconVote, rules.Handcuffs: sprites.IconHandcuffs, rules.Bullet: sprites.IconSilverBullet,
	rules.Bogus: sprites.IconCrossMark, rules.Election: sprites.IconLaurels,
}
