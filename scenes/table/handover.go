package table

import (
	"math"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// handover covers the whole screen until the person it names says that it is he who looks. It is laid over the table in
// the very tick of the move, and the table below belongs to nobody from that tick on.
type handover struct {
	t     *Table
	seat  game.Seat
	armed bool // where the button is held, a first tap has been made
}

func newHandover(t *Table, seat game.Seat) *handover { return &handover{t: t, seat: seat} }

func (h *handover) Name() string { return "handover" }

func (h *handover) Tick(*ui.UI) {}

// Back opens the pause menu: whoever holds the device may leave it, but not see.
func (h *handover) Back(u *ui.UI) { u.Open(newPause(h.t)) }

// show uncovers the screen.
func (h *handover) show() {
	h.t.ui.Close(h)
	h.t.ui.Play(audio.CueDeal, 0)
	h.t.uncover()
}

// tap shows the hand, or where the button is to be held, asks for a second tap.
func (h *handover) tap() {
	if h.t.habits().Cover == CoverHold && !h.armed {
		h.armed = true
		h.t.ui.Rebuild()
		return
	}
	h.show()
}

func (h *handover) Build(f *ui.Frame) {
	t, v := h.t, &h.t.view
	f.Seats(int(game.NoSeat), int(h.seat))
	h.doors(f)
	safe := f.Layout.Safe()
	f.IconButton(ui.Rect{X: safe.X + f.Layout.Margin(), Y: safe.Y + f.Layout.Margin(), W: control, H: control},
		ui.Button{ID: "nav/back", Label: lang.T("table/back"), Icon: sprites.IconReturnArrow, Kind: ui.DarkButton, Do: func() { h.Back(t.ui) }})

	area := safe.Inset(f.Layout.Margin())
	name := v.Name(h.seat)
	words := v.Rules.Name + "/handover/show" // where nobody has a hand
	if !lang.Has(words) {
		words = "table/handover/show"
	}
	button := ui.Button{ID: "handover/show", Label: lang.T(words, v.FirstName(h.seat)), Kind: ui.Primary, Size: 22,
		Do: h.tap, Look: h.show, Silent: true}
	note := lang.T("table/handover/note")
	if t.habits().Cover == CoverHold {
		note = lang.T("table/handover/hold")
		if h.armed {
			note = lang.T("table/handover/again")
		}
	}
	if f.Layout.Shape == ui.Tiny && area.W > area.H {
		h.lying(f, area, name, button, note)
	} else {
		h.standing(f, area, name, button, note)
	}
	f.Focus("handover/show")
}

// standing is the notice on doors that are higher than wide, or wide enough.
func (h *handover) standing(f *ui.Frame, area ui.Rect, name string, button ui.Button, note string) {
	v := &h.t.view
	r := area.Place(math.Min(area.W, 460), math.Min(area.H, 610), ui.Center)
	if r.Y < area.Y+control+gap && area.W < 600 {
		r = area
		r.CutTop(control + gap)
	}
	f.Panel(ui.PosterPanel, r)
	in := r.Pad(34, 34, 34, 26)
	foot := in.CutBottom(math.Max(22, f.UI.TextHeight(note, ui.Note, in.W)))
	in.CutBottom(10)
	show := in.CutBottom(math.Max(64, f.UI.LineHeight(ui.H2)+26))
	in.CutBottom(14)
	head := in.CutTop(f.UI.LineHeight(ui.H3) + 10)
	f.Fit(head, lang.T("table/handover/pass"), ui.H3, f.Theme.Ink, ui.Center)
	f.Rect(in.CutTop(2), f.Theme.Ink)
	in.CutTop(2)
	f.Rect(in.CutTop(1), f.Theme.Ink)
	f.Fit(in.CutTop(f.UI.LineHeight(ui.Poster.At(46))+8), name, ui.Poster.At(46), f.Theme.Ink, ui.Center)
	in.CutTop(4)
	chip := in.CutBottom(math.Max(30, f.UI.LineHeight(ui.NoteBold)+10))
	in.CutBottom(12)
	side := math.Min(in.W, in.H)
	if side >= 40 {
		f.Bust(in.Place(side, side, ui.Center), ui.Bust{Portrait: portrait(v.Player(h.seat)), Seat: v.Look(h.seat), Disc: true})
	}
	f.SeatChip(chip, h.seatName(), v.Look(h.seat), ui.Center)
	f.Button(show, button)
	f.Paragraph(foot, note, ui.Note, f.Theme.Ink, ui.Top)
}

// lying is the notice on a phone that lies: face at the left, words at the right.
func (h *handover) lying(f *ui.Frame, area ui.Rect, name string, button ui.Button, note string) {
	v := &h.t.view
	area.CutLeft(control + gap)
	r := area.Place(math.Min(area.W, 640), area.H, ui.Center)
	f.Panel(ui.PosterPanel, r)
	in := r.Inset(26)
	face := in.CutLeft(math.Min(in.H, in.W*.34))
	in.CutLeft(20)
	f.Bust(face, ui.Bust{Portrait: portrait(v.Player(h.seat)), Seat: v.Look(h.seat), Disc: true})
	show := in.CutBottom(math.Max(56, f.UI.LineHeight(ui.H2)+16))
	in.CutBottom(6)
	foot := in.CutBottom(f.UI.LineHeight(ui.Note) + 4)
	f.Fit(in.CutTop(f.UI.LineHeight(ui.H3)+4), lang.T("table/handover/pass"), ui.H3, f.Theme.Ink, ui.Center)
	f.Rect(in.CutTop(2), f.Theme.Ink)
	f.Fit(in, name, ui.Poster.At(46), f.Theme.Ink, ui.Center)
	f.Fit(foot, note, ui.Note, f.Theme.Ink, ui.Center)
	f.Button(show, button)
}

// doors are the closed swing doors of the town behind the notice.
func (h *handover) doors(f *ui.Frame) {
	w := f.Layout.Window()
	f.Rect(w, f.Theme.WoodDeep)
	shape := "wide"
	if w.W < w.H {
		shape = "tall"
	}
	for i, side := range []string{"left", "right"} {
		if id, ok := sprites.Named("cover/" + side + "/" + shape); ok {
			f.Sprite(id, w.Column(i, 2, 0))
		}
	}
}

// seatName is the seat by its symbol: "Star seat".
func (h *handover) seatName() string {
	return lang.T("table/handover/seat", lang.T("table/seat/"+ui.Dusk.Seats[h.t.view.Look(h.seat)].Name))
}

// portrait is a player's face; a clear picture if there is none of that name.
func portrait(p match.Player) sprites.ID { return sprites.Portrait(p.Face) }
