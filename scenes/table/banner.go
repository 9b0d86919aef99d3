package table

import (
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// banner says whose turn it is and what is asked: in the seat's colour with its symbol when somebody here is to choose,
// in brown with dots while an opponent thinks, in coral when the viewer is threatened. Its second line is the label of
// what is focused or under the mouse, if there is one. Where there is no room for a button it opens the log.
func (t *Table) banner(f *ui.Frame, z *zones) {
	v, r := &t.view, z.banner
	if r.Empty() {
		return
	}
	title, named, ask, look := t.asking()
	seat := 0
	if v.Actor != game.NoSeat {
		seat = v.Look(v.Actor)
	}
	on := f.Plate(r, look, seat)
	in := r.Pad(12, 3, 12, 3)
	mark := ui.Rect{}
	if look == ui.WaitingPlate || r.W >= least { // else the words need the room, and the symbol stands in the tray
		side := min(in.H, 30)
		mark = in.CutLeft(side).Place(side, side, ui.Center)
		in.CutLeft(10)
	}
	if named != "" && f.UI.TextWidth(named, ui.H3)*.8 <= in.W { // else symbol and colour tell whose it is
		title = named
	}
	switch {
	case v.Over:
	case look == ui.WaitingPlate:
		f.SeatDisc(mark.Center(), mark.W/2, seat)
		if !t.due && t.stays == 0 {
			f.Thinking(in.CutRight(40).Center(), f.Theme.Lamp)
		}
	case !mark.Empty():
		f.SeatSymbol(mark, seat, on)
	}
	if ask == "" {
		f.Fit(in, title, ui.H3, on, ui.Left)
	} else if first := f.UI.LineHeight(ui.H3); in.H >= first+f.UI.LineHeight(ui.NoteBold)-4 {
		f.Text(in.CutTop(in.H/2+1), title, ui.H3, on, ui.Left)
		f.StatusLine(in, ask, ui.NoteBold, on, ui.Left)
	} else {
		w := min(f.UI.TextWidth(title, ui.H3), in.W*.45)
		f.Text(in.CutLeft(w), title, ui.H3, on, ui.Left)
		in.CutLeft(12)
		f.StatusLine(in, ask, ui.NoteBold, on, ui.Left)
	}
	if z.icons[1].Empty() {
		f.Hotspot(ui.Hotspot{ID: "table/log", Label: lang.T("table/log"), Rect: r, Key: 'L', Do: t.openLog})
	}
}

// least is the width of a banner that has room for a symbol beside its words.
const least = 220.0

// asking is what the banner says and on which ground. Where several people play, named is the title with the name of who
// is asked.
func (t *Table) asking() (title, named, ask string, look ui.PlateLook) {
	v := &t.view
	switch {
	case v.Over:
		return lang.T("table/over"), "", "", ui.WaitingPlate
	case t.stays > 0:
		return lang.T("table/next", v.Name(v.Actor)), "", "", ui.WaitingPlate
	case !v.Asked():
		return lang.T("table/waiting", v.Name(v.Actor)), "", "", ui.WaitingPlate
	}
	if t.due {
		return lang.T("table/next", v.Name(v.Actor)), "", "", ui.WaitingPlate
	}
	p := t.board.Prompt(v)
	title, ask, look = p.Title, p.Ask, ui.SeatPlate
	if title == "" {
		title = lang.T("table/your-turn")
	}
	if t.people > 1 {
		named = lang.T("table/named-turn", v.FirstName(v.Actor), title)
	}
	if p.Alarm {
		look = ui.DangerPlate
	}
	return title, named, ask, look
}
