package table

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/ui"
	"drygulch/sprites"
)

// Board is how one game looks and speaks: where its things lie, how its events move and sound, what its cards, moves
// and events are called. Everything else about a table is the table's.
//
// A board draws from observations alone: View.State is what the viewer knows now, View.Shown what he knew before the
// events that are being shown. It is called on the goroutine of the game loop and may keep what it likes, as long as
// Sync makes it true again.
type Board interface {
	// Name is the name of the game (game.Rules.Name): the scene is "table/train".
	Name() string

	// Seating tells where the plates of the seats lie.
	Seating() Seating

	// Sync takes the whole picture from v.Shown: nothing moves. It is called at the start, after the events of a move
	// have been shown or skipped, after undo, and whenever the viewer changes.
	Sync(v *View)

	// Stage begins to show an event on the picture: its motion and what is heard. It is called when the event's turn
	// comes, after the events before it have come to rest, and never for an event that the viewer does not learn of. The
	// tweens keep how far things are on their way, never where on the screen: the window may change under them.
	Stage(v *View, e game.Event) Motion

	// Build draws the board in area and adds its hotspots with View.Spot. Backgrounds may bleed to the left and right
	// edges of the window (f.Layout.W), controls stay inside area.
	Build(f *ui.Frame, area ui.Rect, v *View)

	// Plate is what stands on a seat's plate.
	Plate(v *View, seat game.Seat) Plate

	// You draws what the viewer has of his own (life, gear, money) in area, beside or above the hand. The size differs:
	// 210 × 190 (wide), 340 × 64 and flatter (phones). It is not called while the view is the public one.
	You(f *ui.Frame, area ui.Rect, v *View)

	// Hand appends the cards in the viewer's hand, in order. Of the public view: none.
	Hand(v *View, buf []Card) []Card

	// Aside draws what goes on, where no hand is to be seen: the hand is empty, or everybody looks. It tells what the
	// picture shows, so it keeps pace with the events. The size differs: 700 × 160 (wide), 370 × 120 and flatter (phones).
	Aside(f *ui.Frame, area ui.Rect, v *View)

	// Look is what is to be seen of a thing from close by: a card with its full text. ok is false where there is no more
	// to see. It must know no more than v.State.
	Look(v *View, r game.Ref) (card Card, ok bool)

	// Prompt tells what is asked now, and of whom.
	Prompt(v *View) Prompt

	// Button tells how an action or an answer (RefAction, RefChoice) looks as a button.
	Button(v *View, r game.Ref) Button

	// Label is what a thing is called, for the status line, hotspots and reasons: "Roof of the second car". It must know
	// no more than v.State.
	Label(v *View, r game.Ref) string

	// Describe is the sentence of the log about an event as the viewer learned it; empty: no line. It may be about an
	// event of long ago: only the event and the names at the table can be relied on.
	Describe(v *View, e game.Event) string

	// Open tells that what is asked now needs nobody's secrets, so that it can be decided on the public view, without
	// covering the screen. The table makes sure that the moves are seen by all.
	Open(v *View) bool

	// Result is what the wanted poster says when the match is over. v.State is then the whole truth.
	Result(v *View, shares game.Shares) Result
}

// Warner is a board that asks before a move which gives something up and cannot be taken back.
type Warner interface {
	// Warn is what is asked before the viewer makes a move; ok is false where nothing is asked.
	Warn(v *View, m game.Move) (w Warning, ok bool)
}

// Warning is a question with verbs.
type Warning struct {
	Title, Text string
	No, Yes     string // what the answers do
}

// Within is a board some of whose things are called otherwise within a sentence than at its beginning.
type Within interface {
	// Within is what a thing is called within a sentence; empty: as Label says.
	Within(v *View, r game.Ref) string
}

// Dresser is a board whose sides have colours of their own, whatever the players chose.
type Dresser interface {
	// Dress is the colour and symbol that a seat wears at this table, 0 to 7.
	Dress(v *View, seat game.Seat) int
}

// Seating is where the plates of the seats lie.
type Seating uint8

// The seatings. On tall windows InBar and InColumn are a strip under the bar; on tiny ones their plates fold away behind
// the discs of the seats.
const (
	InBar    Seating = iota // in the top bar (the Train)
	InColumn                // a column left of the board (the Saloon)
	OnBoard                 // the board draws them, with View.Plate (the Showdown)
	Facing                  // the same, and nobody has a hand: Aside has its place, which is lower, and on tiny windows that of You (Main Street)
)

// onBoard tells that the board draws the seats.
func (s Seating) onBoard() bool { return s == OnBoard || s == Facing }

// Motion is what an event looks and sounds like.
type Motion struct {
	Tweens []ui.Tween // run together
	Cue    audio.Cue  // is heard when they begin
	Delay  int        // ms at normal speed after which the cue is heard: the aim is silent, the shot is not
	Echo   audio.Cue  // what is heard besides, EchoIn ms at normal speed after the beginning: the shot, then the pain
	EchoIn int
	Pan    float64 // from -1, the left edge of the board, to 1
	Hold   int     // ms at normal speed for which the result stays in sight
	Banner string  // words of a banner that crosses the board while the tweens run ("Round 3"); empty: none
}

// Plate is what stands on a seat's plate under the name.
type Plate struct {
	Counters []Counter
	Note     string // a word instead of or beside the counters: "Outlaw", "Restricted"
	Danger   bool   // the seat is threatened
	Out      bool   // eliminated
}

// Counter is a figure with its picture.
type Counter struct {
	Icon  sprites.ID
	Plain bool     // draw the icon as it is; else it is a white silhouette to be tinted
	Tint  ui.Color // of a silhouette; zero: lamp
	Count int
	Label string // what is counted, for the status line: "bullets left"
}

// Prompt is what is asked, in words.
type Prompt struct {
	Title string // "Your turn", "BANG! from Slab"; empty: the table says whose turn it is
	Ask   string // "Play a card or draw three"
	Hand  string // beside "Your hand": what the chosen card will do; empty: Ask
	Alarm bool   // somebody threatens the viewer: the banner is coral
}

// Button is how an action or an answer looks.
type Button struct {
	Label   string
	Sub     string // a second line
	Icon    sprites.ID
	Primary bool // barn red: what one mostly wants, bottom right
	Direct  bool // where one way alone leads to it, one tap of the button taps that whole way
	Hidden  bool // the board draws it itself, with View.Spot
	Order   int  // buttons stand from the smallest to the largest; the primary ones last
	Key     ui.Key
}

// Card is the face of a card, or of what is looked at like one.
type Card struct {
	Ref    game.Ref
	Title  string
	Text   string     // the rules text, at zoom
	Family string     // one of the game's card families: frame and colours
	Word   string     // what the family is called, at zoom
	Motif  sprites.ID // the picture
	Plain  bool       // the motif is a picture in colours of its own (a portrait); else a silhouette
	Glyph  sprites.ID // of the family, in the foot
	Foot   []Counter  // figures in the foot, from the right
	Corner string     // rank and suit in words of the foot's left
	Suit   sprites.ID // drawn behind Corner
	Red    bool       // Corner and Suit are red: hearts and diamonds
	Back   bool       // face down: nothing but Ref counts
	Chosen bool       // it has been chosen by an earlier step of this decision, such as a card to be kept
	Rule   game.Rule  // where the rulebook speaks of it
}

// Result is what the wanted poster and the ranking say.
type Result struct {
	Head   string     // in place of WANTED; empty: that
	Face   sprites.ID // on the poster in place of the winners' faces; 0: those
	Deed   string     // under WANTED: "For robbing the train fair and square"
	Line   string     // under the winner's name: "$2,150 · six shots"
	Reward string     // in large figures; empty: none
	Rows   []Row      // from the first place on; seats that share a win all have place 1
	Notes  []string
	Tale   []Line // all that happened, with nothing hidden; the table adds it
	Looks  []int  // by seat, the colours worn at the table; the table adds them
}

// Row is one seat in the ranking.
type Row struct {
	Seat  game.Seat
	Place int    // from 1
	Line  string // under the name
	Count string // a figure in small
	Sum   string // the figure that counts
	Of    string // what Sum is, where it is accounted for; empty: all in all
	Parts []Part // how the sum came together
	Cards []Card // what was in the hand, face up
}

// Part is one part of a sum.
type Part struct {
	Icon  sprites.ID
	Plain bool
	Label string
	Sum   string
}
