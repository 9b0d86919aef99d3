package table

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/scenes/lang"
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
	recap  []Line             // what happened since the viewer's last turn, while he reads it
	rush   bool               // only opponents are left and nobody wants to watch them
	left   bool               // the table is closed
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
	case actor == game.NoSeat:
		t.finish()
	case t.match.Bot(actor) != "":
		t.answer()
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
}

// Close ends the table: its opponents stop thinking. The match is kept already. Whoever takes the table away without
// its own doing (a program that ends) calls it.
func (t *Table) Close() { t.close() }

// tap is a tap on a thing.
func (t *Table) tap(r game.Ref) { t.taps([]game.Ref{r}) }

// taps is one tap that taps several things.
func (t *Table) taps(refs []game.Ref) {
	if t.ui.Tick() == t.played {
		return
	}
	t.settle()
	t.ui.Rebuild()
	for _, r := range refs {
		move, did := t.view.Picker.Tap(r)
		switch did {
		case Refused:
			t.ui.Refuse(t.view.Why(r))
			return
		case Stepped:
			t.ui.Play(audio.CueBack, 0)
		case Chosen:
			t.ui.Play(audio.CueSelect, 0)
			t.ui.Buzz(selectBuzz)
		case Made:
			t.ui.Play(audio.CueLay, 0)
			t.ui.Buzz(commitBuzz)
			t.play(move)
			return
		}
	}
}

// What the hand feels, in ms.
const (
	selectBuzz = 10
	commitBuzz = 20
)

// play carries out a move, keeps the match and shows what happened.
func (t *Table) play(move game.Move) error {
	t.settle()
	actor := t.match.Actor()
	t.match.View(t.public, game.NoSeat)
	if t.minds.thinking() {
		t.minds.forget() // nobody may think while he is shown what happens
	}
	if t.minds.up {
		t.minds.before(t.match, move)
	}
	events, err := t.match.Play(move)
	if err != nil {
		t.turn(nil)
		return err
	}
	if t.minds.up {
		t.minds.after(t.match, events)
	}
	t.acted[actor] = len(t.match.Records())
	t.played = t.ui.Tick()
	t.recap = nil
	t.turn(events)
	t.keep()
	if !t.match.Draft() {
		t.ui.Guard(0)
	}
	return nil
}

// turn makes the table ready for the next decision and shows the events that led to it.
func (t *Table) turn(events []game.Event) {
	before, asked, held := t.chair.viewer, t.view.Actor, t.held()
	open := t.open()
	t.chair.settle(sitting{
		people: t.people,
		humans: t.match.Humans(),
		actor:  t.match.Actor(),
		open:   open,
		policy: t.habits().Cover,
	})
	if t.chair.viewer != before {
		t.cut()
		t.hush(func() { t.ui.Toast("") }) // a note may speak of what only the last viewer knew
	}
	t.look(t.chair.viewer != before, open)
	switch {
	case t.chair.covered != game.NoSeat:
		t.rest()
		t.ui.Cover(newHandover(t, t.chair.covered))
		t.ui.Play(audio.CueHandOver, 0)
	case events != nil:
		if t.chair.viewer == before {
			t.dealt = newDealing(held, t.held())
		}
		t.show(events)
	default:
		t.rest()
	}
	t.reply = game.NoMove
	t.wait = t.ui.TicksFor(pause(t.view.Setup.Seed, len(t.match.Records())))
	switch actor := t.match.Actor(); {
	case actor == game.NoSeat:
		t.linger = t.ui.TicksFor(ui.EffectMS)
	case t.match.Bot(actor) != "":
		t.minds.think(t.match)
	case asked != actor && asked != game.NoSeat && t.view.Asked():
		t.ui.Play(audio.CueYourTurn, 0)
	}
	t.ui.Rebuild()
}

// look makes the view that of whoever looks now. If that is somebody else than before, what was shown is what the new
// viewer saw of it.
func (t *Table) look(changed, open bool) {
	v := &t.view
	v.Viewer, v.Actor = t.chair.viewer, t.match.Actor()
	_, v.Over = t.match.Over()
	if changed {
		// What everybody saw before the move is the most that is sure to be known to the new viewer.
		v.Shown.CopyFrom(t.public)
	}
	t.match.View(v.State, v.Viewer)
	if v.Over {
		v.State.CopyFrom(t.match.Truth())
	}
	v.Picker.Clear()
	if v.Actor != game.NoSeat && t.match.Bot(v.Actor) == "" && (v.Viewer == v.Actor || open) {
		v.Picker.Set(v.State, t.match.Moves())
	}
	if changed {
		t.board.Sync(v)
		t.journal.retell()
	}
	t.journal.catchUp(v, t.match, t.board.Describe)
}

// open tells whether the present decision can be made on the public view: the board says that it needs nobody's
// secrets, and no move is one that others will not see whole.
func (t *Table) open() bool {
	actor := t.match.Actor()
	if t.people < 2 || actor == game.NoSeat || t.match.Bot(actor) != "" || t.match.Draft() {
		return false
	}
	v := View{Rules: t.view.Rules, Setup: t.view.Setup, Viewer: game.NoSeat, Actor: actor, table: t, seen: t.view.seen}
	v.State = t.match.Rules().Blank()
	t.match.View(v.State, game.NoSeat)
	v.Shown = v.State
	if !t.board.Open(&v) {
		return false
	}
	for _, m := range t.match.Moves() {
		if t.match.Seen(m, game.NoSeat) != m || len(v.State.Spell(m, 0, t.refs[:0])) == 0 {
			return false
		}
	}
	return true
}

// uncover takes the cover off.
func (t *Table) uncover() {
	t.match.View(t.public, game.NoSeat)
	t.chair.show()
	t.look(true, false)
	t.rest()
	t.remind()
	t.ui.Guard(0)
	t.ui.Rebuild()
}

// remind fills the recap with what others did since the viewer's last turn.
func (t *Table) remind() {
	viewer := t.view.Viewer
	if viewer == game.NoSeat || t.habits().NoRecap || t.acted[viewer] == 0 {
		return
	}
	t.recap = t.journal.since(t.acted[viewer], viewer)
}

// keep saves the match.
func (t *Table) keep() {
	if t.house.Store == nil {
		return
	}
	if err := t.match.Keep(t.house.Store); err != nil {
		t.ui.Toast(lang.T("table/not-kept"))
	}
}

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

// canUndo tells whether a tap or a move can be taken back.
func (t *Table) canUndo() bool {
	seat := t.chooser()
	return seat != game.NoSeat && (len(t.view.Picker.Prefix()) > 0 || t.match.CanUndo(seat))
}

// undo takes the last tap of the present choice back, or else the last move.
func (t *Table) undo() {
	seat := t.chooser()
	if seat == game.NoSeat {
		return
	}
	t.settle()
	if t.view.Picker.Back() {
		t.ui.Play(audio.CueBack, 0)
		t.ui.Rebuild()
		return
	}
	if t.match.Undo(seat) != nil {
		t.ui.Refuse(lang.T("table/why/no-undo"))
		return
	}
	t.ui.Play(audio.CueUndo, 0)
	t.rewound()
}

// rewound starts over from what the match has become.
func (t *Table) rewound() {
	for seat := range t.acted {
		t.acted[seat] = min(t.acted[seat], len(t.match.Records()))
	}
	t.minds.forget()
	t.journal.retell()
	t.match.View(t.public, game.NoSeat)
	t.turn(nil)
	t.keep()
}

// resign lets the chooser give up.
func (t *Table) resign(seat game.Seat) {
	t.settle()
	if t.match.Resign(seat, string(bot.Easy)) == nil {
		t.rewound()
	}
}

// takeBack gives a seat back to the person who had given up.
func (t *Table) takeBack(seat game.Seat) {
	t.settle()
	if t.match.TakeBack(seat) == nil {
		t.rewound()
	}
}

// Call sets the viewer's public switch (game.Caller): whether he wants to be asked in between. It reports whether that
// could be done.
func (v *View) Call(value uint8) bool {
	t := v.table
	if v.Viewer == game.NoSeat || t.match.Draft() && v.Actor == v.Viewer {
		return false
	}
	t.settle()
	if t.match.Call(v.Viewer, value) != nil {
		return false
	}
	t.rewound()
	return true
}

// leave goes back to town.
func (t *Table) leave() {
	t.keep()
	t.close()
	if t.house.Leave != nil {
		t.house.Leave(t.ui)
	}
}

// Back takes the last tap back; with none it opens the pause menu.
func (t *Table) Back(u *ui.UI) {
	t.settle()
	switch {
	case t.recap != nil:
		t.recap = nil
		u.Rebuild()
	case t.view.Picker.Back():
		u.Play(audio.CueBack, 0)
		u.Rebuild()
	default:
		u.Open(newPause(t))
	}
}
