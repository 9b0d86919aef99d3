package ui

import "drygulch/sprites"

// piece finds a baked piece by name once, when the program starts. A test asks that every name used here exists.
func piece(name string) sprites.ID {
	id, ok := sprites.Named(name)
	if !ok {
		missingPieces = append(missingPieces, name)
	}
	return id
}

var missingPieces []string

// ButtonKind is the look of a button.
type ButtonKind uint8

const (
	Primary ButtonKind = iota // barn red: the one thing to do here
	GoAhead                   // teal: calm confirm
	PaperButton
	DarkButton
	BrassButton
)

var buttonLooks = [...]struct {
	rest, pressed sprites.ID
	on            func(*Theme) Color
}{
	Primary:     {piece("ui/button/primary"), piece("ui/button/primary/pressed"), func(t *Theme) Color { return t.LitPaper }},
	GoAhead:     {piece("ui/button/go"), piece("ui/button/go/pressed"), func(t *Theme) Color { return t.LitPaper }},
	PaperButton: {piece("ui/button/paper"), piece("ui/button/paper/pressed"), func(t *Theme) Color { return t.Ink }},
	DarkButton:  {piece("ui/button/dark"), piece("ui/button/dark/pressed"), func(t *Theme) Color { return t.Paper }},
	BrassButton: {piece("ui/button/brass"), piece("ui/button/brass/pressed"), func(t *Theme) Color { return t.Ink }},
}

// squareLooks are the icon buttons.
var squareLooks = map[ButtonKind]struct{ rest, pressed sprites.ID }{
	Primary:     {piece("ui/square/barn"), piece("ui/square/barn/pressed")},
	PaperButton: {piece("ui/square/paper"), piece("ui/square/paper/pressed")},
	DarkButton:  {piece("ui/square/dark"), piece("ui/square/dark/pressed")},
	BrassButton: {piece("ui/square/wood"), piece("ui/square/wood/pressed")},
}

// Panel is a ground on which words stand. Its text colour is ink on the light ones, paper on the dark ones.
type Panel uint8

const (
	PaperPanel  Panel = iota // a notice with an inner line
	PosterPanel              // the same with nails
	DialogPanel
	BrownPanel // a player's panel
	NotePanel  // dark, quiet
	DeepPanel  // night with a brass line: the scheme, the bar of a board
	TrayPanel  // bottom of the screen; only its upper edge is seen
	BarPanel   // top of the screen; only its lower edge is seen
	ToastPanel
	PaperRow // a row of a list
	LitRow   // the chosen or winning row
	OldRow
	EmptyRow // dashed
	SignPanel
	LitSign
	FieldPanel
	DarkField
	ShadowPanel
)

var panels = [...]sprites.ID{
	PaperPanel: piece("ui/panel/paper"), PosterPanel: piece("ui/panel/poster"), DialogPanel: piece("ui/panel/dialog"),
	BrownPanel: piece("ui/panel/brown"), NotePanel: piece("ui/panel/note"), DeepPanel: piece("ui/panel/deep"),
	TrayPanel: piece("ui/panel/tray"), BarPanel: piece("ui/panel/bar"), ToastPanel: piece("ui/panel/toast"),
	PaperRow: piece("ui/row/paper"), LitRow: piece("ui/row/lit"), OldRow: piece("ui/row/old"), EmptyRow: piece("ui/row/empty"),
	SignPanel: piece("ui/sign"), LitSign: piece("ui/sign/lit"), FieldPanel: piece("ui/field"), DarkField: piece("ui/field/dark"),
	ShadowPanel: piece("ui/panel/shadow"),
}

// Mark is a frame around a thing that says what it is.
type Mark uint8

const (
	LegalMark    Mark = iota // lamp line outside
	SelectedMark             // brass frame with ink inner line
	TargetMark               // coral corners
	CoralMark                // coral frame: the chosen target
	ChoiceMark               // lamp corners
	PlaceMark                // lamp dashes, lit ground: a legal place
	CouldMark                // the same, fainter: where a card could lead
	EmptyMark                // faint dashes: an empty place
	DangerMark               // coral and ink stripes
	VeilMark                 // old paper and gouges: disabled
	FocusMark
	FocusMarkInk
)

var marks = [...]struct {
	id    sprites.ID
	tiled bool // edges repeat
}{
	LegalMark: {piece("ui/frame/legal"), false}, SelectedMark: {piece("ui/frame/selected"), false},
	TargetMark: {piece("ui/frame/target"), false}, CoralMark: {piece("ui/frame/coral"), false},
	ChoiceMark: {piece("ui/frame/choice"), false}, PlaceMark: {piece("ui/frame/place"), true},
	CouldMark: {piece("ui/frame/could"), true}, EmptyMark: {piece("ui/frame/empty"), true},
	DangerMark: {piece("ui/frame/danger"), true}, VeilMark: {piece("ui/veil"), false},
	FocusMark: {piece("ui/focus/lamp"), false}, FocusMarkInk: {piece("ui/focus/ink"), false},
}

// Panel lays a ground in r.
func (f *Frame) Panel(p Panel, r Rect) {
	if p == EmptyRow {
		f.NineTiled(panels[p], r)
		return
	}
	f.Nine(panels[p], r)
}

// Mark lays a frame around r.
func (f *Frame) Mark(m Mark, r Rect) {
	if marks[m].tiled {
		f.NineTiled(marks[m].id, r)
		return
	}
	f.Nine(marks[m].id, r)
}
