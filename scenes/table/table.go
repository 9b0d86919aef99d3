package table

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/match"
	"drygulch/scenes/ui"
)

// Table is the scene of a match: people and opponents around a board.
type Table struct {
	ui    *ui.UI
	house House
	match *match.Match
	board Board

	view    View
	chair   chair
	minds   minds
	stage   stage
	journal journal

	people int                // seats that a person took at the start
	acted  [game.MaxSeats]int // by seat: the records there were when it had last decided
	public game.State         // what everybody sees: before a move, and to ask whether a decision is open
	wait   int                // ticks until the opponent's answer is played
	reply  game.Move          // the opponent's answer, while it waits; NoMove: none yet
	played int64              // the tick of the last move: one tick plays one move
	steps  []step             // of the draft that is being made, as far as they were tapped
	hint   hint               // for the one who is asked
	deeds  deeds              // about which opponents can be asked
	recap  []Line             // what happened since the viewer's last turn, while he reads it
	rush   bool               // only opponents are left and nobody wants to watch them
	stays  int                // ticks for which whoever has decided still sees what came of it; then the screen is covered
	due    bool               // somebody is asked as soon as all has been shown
	left   bool               // the table is closed
	over   bool               // nothing is played here: a match that is over is looked at as it was
	warned bool               // it has been said that the match cannot be saved
	told   bool               // the result has been handed over
	linger int                // ticks until it is
	hand   []Card             // of the viewer, for the picture that is built
	dealt  dealing            // cards on their way into it
	layout ui.Layout          // of the last picture
	refs   []game.Ref         // room
}

// Open opens a table with this match as the scene of the program.
func Open(u *ui.UI, house House, m *match.Match, board Board) *Table {
	t := New(u, house, m, board)
	u.Go(t)
	t.Begin()
	return t
}

// New makes a table. It becomes a scene by ui.UI.Go, Cut or the like, and Begin must follow in the same tick.
func New(u *ui.UI, house House, m *match.Match, board Board) *Table {
	t := &Table{
		ui:      u,
		house:   house,
		match:   m,
		board:   board,
		chair:   newChair(),
		journal: newJournal(),
		minds:   minds{budget: house.Think},
		public:  m.Rules().Blank(),
		played:  -1,
	}
	t.view = View{
		Rules:  m.Rules(),
		Setup:  m.Setup(),
		State:  m.Rules().Blank(),
		Shown:  m.Rules().Blank(),
		Viewer: game.NoSeat,
		Actor:  game.NoSeat,
		table:  t,
		seen:   map[game.Ref]bool{},
		lay:    map[game.Ref]ui.Rect{},
	}
	for seat := range game.Seat(m.Seats()) {
		if m.Player(seat).Human() {
			t.people++
		}
	}
	m.View(t.public, game.NoSeat)
	t.recall()
	t.redraft()
	return t
}

// Begin lets the match go on from where it stands: it covers the screen, if it must be covered, or sets the opponents
// thinking.
func (t *Table) Begin() {
	t.turn(nil)
	if t.people == 1 {
		t.remind()
	}
	t.keep()
}

// Match is what is played here.
func (t *Table) Match() *match.Match { return t.match }

// recall works out from the records when each seat has last decided.
func (t *Table) recall() {
	past := dealt(t.match)
	if past == nil {
		return
	}
	for i, r := range t.match.Records() {
		if r.Move == game.NoMove {
			repeat(past, r)
			continue
		}
		actor := past.Actor()
		if _, err := past.Play(r.Move); err != nil {
			return
		}
		t.acted[actor] = i + 1
	}
}

// Name is the scene's name.
func (t *Table) Name() string { return "table/" + t.board.Name() }

// Tick lets opponents play and ends the table when the match is over.
func (t *Table) Tick(u *ui.UI) {
	switch actor := t.match.Actor(); {
	case t.left:
	case t.stays > 0:
		t.part()
	case actor == game.NoSeat:
		t.finish()
	case t.match.Bot(actor) != "":
		t.answer()
	default:
		t.hearHint()
	}
}

// answer plays an opponent's answer when there is one, what came before has been shown, and he has taken his time.
func (t *Table) answer() {
	if t.reply == game.NoMove {
		if !t.minds.thinking() {
			t.minds.think(t.match)
		}
		if move, ok := t.minds.decided(t.match); ok {
			t.reply = move
		}
	}
	if t.stage.busy && !t.rush {
		return
	}
	if t.wait > 0 && !t.rush {
		t.wait--
		return
	}
	if t.reply == game.NoMove {
		return
	}
	move := t.reply
	t.reply = game.NoMove
	if t.play(move) != nil {
		// An opponent that asks for what is not legal must not stop the table.
		t.play(t.match.Moves()[0])
	}
}

// finish hands the result over, once all has been shown.
func (t *Table) finish() {
	if t.stage.busy || t.told {
		return
	}
	if t.linger--; t.linger > 0 && !t.rush {
		return
	}
	t.told = true
	shares, _ := t.match.Over()
	result := t.board.Result(&t.view, shares)
	result.Tale = tale(&t.view, t.match, t.board.Describe)
	for seat := range game.Seat(t.match.Seats()) {
		result.Looks = append(result.Looks, t.view.Look(seat))
	}
	t.close()
	if t.house.Finished != nil {
		t.house.Finished(t.ui, t.match, result)
	}
}

// close ends everything that goes on here.
func (t *Table) close() {
	t.left = true
	t.cut()
	t.minds.forget()
	t.unhint()
}

// Close ends the table: its opponents stop thinking. The match is kept already. Whoever takes the table away without
// its own doing (a program that ends) calls it.
func (t *Table) Close() { t.close() }

func (t *Table) habits() Habits {
	if t.house.Habits == nil {
		return Habits{}
	}
	return t.house.Habits()
}

// chooser is the seat of the person who is asked now; game.NoSeat while nobody is.
func (t *Table) chooser() game.Seat {
	if !t.view.Asked() {
		return game.NoSeat
	}
	return t.view.Actor
}

// Back takes the last tap back; with none it opens the pause menu.
func (t *Table) Back(u *ui.UI) {
	t.settle()
	switch {
	case t.recap != nil:
		t.recap = nil
		u.Rebuild()
	case t.hint.open:
		t.hint.open = false
		u.Rebuild()
	case t.view.Picker.Back():
		u.Play(audio.CueBack, 0)
		u.Rebuild()
	default:
		u.Open(newPause(t))
	}
}
