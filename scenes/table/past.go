package table

import (
	"math"
	"strings"

	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// Why did he do that? While the match runs the answer is what everybody can see to speak for the move (game.Rules.Openly):
// whoever asks learns nothing that he could not see himself. What else the opponent thought rests on his hand, his role
// or his plans, and comes to light in the review after the end.

// deeds are the decisions of opponents so far.
type deeds struct {
	by   []game.Seat  // by record: the opponent whose decision it ended; game.NoSeat: none
	past *match.Match // after these records
}

// deed is the opponent whose decision a record ended, so that he can be asked about it; game.NoSeat if there is none.
func (t *Table) deed(record int) game.Seat {
	t.count()
	if record >= len(t.deeds.by) {
		return game.NoSeat
	}
	return t.deeds.by[record]
}

// lastDeed is the record of the last decision of an opponent; ok is false if he has made none.
func (t *Table) lastDeed(seat game.Seat) (record int, ok bool) {
	t.count()
	for i := len(t.deeds.by) - 1; i >= 0; i-- {
		if t.deeds.by[i] == seat {
			return i, true
		}
	}
	return 0, false
}

// count takes in the records that are new.
func (t *Table) count() {
	d, records := &t.deeds, t.match.Records()
	if d.past == nil || len(d.by) > len(records) {
		if *d = (deeds{past: dealt(t.match)}); d.past == nil {
			return
		}
	}
	for _, r := range records[len(d.by):] {
		by := game.NoSeat
		if r.Move == game.NoMove {
			repeat(d.past, r)
		} else {
			actor := d.past.Actor()
			opponent := d.past.Bot(actor) != ""
			if _, err := d.past.Play(r.Move); err != nil {
				return
			}
			if opponent && !d.past.Draft() {
				by = actor
			}
		}
		d.by = append(d.by, by)
	}
}

// openly is what everybody could see to speak for the move of a record.
func (t *Table) openly(record int) []game.Reason {
	tell := t.view.Rules.Openly
	past, err := t.match.At(record)
	if tell == nil || err != nil {
		return nil
	}
	before, after := t.view.Rules.Blank(), t.view.Rules.Blank()
	past.View(before, game.NoSeat)
	move := past.Seen(t.match.Records()[record].Move, game.NoSeat)
	if _, err := past.Play(t.match.Records()[record].Move); err != nil {
		return nil
	}
	past.View(after, game.NoSeat)
	return tell(before, move, after, nil)
}

// Past puts what spoke for a move of a seat into words, when it has been made.
func (v *View) Past(reason game.Reason, by game.Seat) string {
	reason.Key = strings.Replace(reason.Key, ".hint.", ".past.", 1)
	return v.sentence(reason, v.FirstName(by))
}

// askWhy asks the opponent who made the move of a record why.
func (t *Table) askWhy(record int) {
	t.settle()
	t.ui.Play(audio.CueSelect, 0)
	t.ui.Open(&afterthought{t: t, seat: t.deed(record), record: record, open: t.openly(record)})
}

// afterthought tells why an opponent did something, as far as everybody may know. A tap beside it puts it away.
type afterthought struct {
	t      *Table
	seat   game.Seat
	record int
	open   []game.Reason
	height float64 // of what it says; 0: not known yet
}

func (a *afterthought) Name() string { return a.t.Name() + "/why" }

func (a *afterthought) Tick(*ui.UI) {}

func (a *afterthought) Back(u *ui.UI) {
	u.Play(audio.CueBack, 0)
	u.Close(a)
}

// says are the reasons in words, each once.
func (a *afterthought) says() []string {
	var list []string
	said := map[string]bool{}
	for _, reason := range a.open {
		if words := a.t.view.Past(reason, a.seat); !said[words] {
			said[words] = true
			list = append(list, words)
		}
	}
	return list
}

func (a *afterthought) Build(f *ui.Frame) {
	u, v := f.UI, &a.t.view
	f.Hotspot(ui.Hotspot{ID: "nav/back", Label: lang.T("ui/close"), Rect: f.Layout.Window(), Do: func() { a.Back(u) }, Silent: true})
	area := f.Layout.Safe().Inset(f.Layout.Margin())
	r := area.Place(math.Min(area.W, 480), math.Min(area.H, math.Max(a.height, 84)+40), ui.Center)
	f.Panel(ui.DialogPanel, r)
	measured(f, "table/why", r.Inset(20), &a.height, func(in ui.Rect) float64 {
		const side = 64.0
		title := lang.T("table/past/title", v.FirstName(a.seat))
		row := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: math.Max(side, u.TextHeight(title, ui.H2, in.W-side-16))}
		f.Bust(row.CutLeft(side).Place(side, side, ui.Center), ui.Bust{Portrait: portrait(v.Player(a.seat)), Seat: v.Look(a.seat), Disc: true})
		row.CutLeft(16)
		f.Fit(row, title, ui.H2, f.Theme.Ink, ui.Left)
		y := row.Bottom() + 12
		for i, line := range a.t.journal.of(a.record) {
			y += a.t.line(f, ui.Rect{X: in.X, Y: y, W: in.W}, line, i, lineLinks{rule: "why/rule/%d"}, f.Theme.InkSoft)
		}
		says, rest := a.says(), "table/past/secret"
		if len(says) > 0 {
			y += 4 + f.Paragraph(ui.Rect{X: in.X, Y: y + 4, W: in.W}, lang.T("table/past/open"), ui.H3, f.Theme.BarnDark, ui.TopLeft)
			for _, words := range says {
				y += 4 + f.Paragraph(ui.Rect{X: in.X, Y: y + 4, W: in.W}, words, ui.Body, f.Theme.Ink, ui.TopLeft)
			}
			rest = "table/past/more"
		}
		const lock = 20.0
		f.Icon(sprites.IconPadlock, ui.Rect{X: in.X, Y: y + 12, W: lock, H: lock}, f.Theme.InkSoft)
		text := lang.T(rest, v.FirstName(a.seat))
		y += 12 + math.Max(lock, f.Paragraph(ui.Rect{X: in.X + lock + 8, Y: y + 12, W: in.W - lock - 8}, text, ui.Note, f.Theme.InkSoft, ui.TopLeft))
		return y - in.Y
	})
}

// whyButton asks about the last decision of an opponent, under what he did; it returns the height.
func (s *seatSheet) whyButton(f *ui.Frame, in ui.Rect) float64 {
	record, ok := s.t.lastDeed(s.seat)
	if !ok || s.t.over || !s.t.view.Bot(s.seat) {
		return 0
	}
	y := in.Y + 8
	for i, line := range s.t.journal.of(record) {
		y += s.t.line(f, ui.Rect{X: in.X, Y: y, W: in.W}, line, i, lineLinks{}, f.Theme.InkSoft)
	}
	label := lang.T("table/past/title", s.t.view.FirstName(s.seat))
	h := math.Max(control, f.UI.TextHeight(label, ui.H3, in.W-48)+16)
	f.Button(ui.Rect{X: in.X, Y: y + 2, W: in.W, H: h}, ui.Button{ID: "seat/why", Label: label, Icon: sprites.IconLightBulb, Kind: ui.DarkButton,
		Size: 16, Key: 'W', Do: func() {
			f.UI.Close(s)
			s.t.askWhy(record)
		}})
	return y + 2 + h - in.Y
}
