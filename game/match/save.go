package match

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"

	"drygulch/game"
)

// A save is one line of head and one JSON document:
//
//	drygulch-match 1 9a3c01ff
//	{"game":"train","setup":{…},"players":[…],"records":[…],"state":"…"}
//
// The head holds the version of the format and a CRC-32 of the document, so that
// a torn file is known before it is read; "state" is the checksum of the state
// that the records must lead to, so that a save from rules that meant something
// else is known before it is played on.
const (
	saveMagic   = "drygulch-match"
	saveVersion = 1
)

type document struct {
	Game    string     `json:"game"`
	Setup   game.Setup `json:"setup"`
	Players []Player   `json:"players"`
	Records []Record   `json:"records"`
	Notes   [][]uint8  `json:"notes,omitempty"` // by seat, about each seat
	State   string     `json:"state"`
}

// Fault says in which way a save is bad.
type Fault uint8

// What can be wrong with a save.
const (
	Torn    Fault = iota // cut off or altered
	Foreign              // not a save of ours, or of a game that is not here
	Newer                // written by a later version of the program
	Illegal              // its moves are not legal, or lead elsewhere, by the present rules
)

var faultNames = [...]string{"torn", "foreign", "newer", "illegal"}

// String is the fault's name, by which the catalogue finds its message.
func (f Fault) String() string { return faultNames[f] }

// LoadError says why a save was refused.
type LoadError struct {
	Fault Fault
	Err   error // what was found, for developers; may be nil
}

func (e *LoadError) Error() string { return fmt.Sprintf("match: the save is %s: %v", e.Fault, e.Err) }

// Unwrap gives what was found.
func (e *LoadError) Unwrap() error { return e.Err }

// Save writes the match.
func (m *Match) Save() ([]byte, error) {
	body, err := json.Marshal(document{
		Game:    m.rules.Name,
		Setup:   m.setup,
		Players: m.players,
		Records: m.records,
		Notes:   m.written(),
		State:   strconv.FormatUint(game.Sum(m.state), 16),
	})
	if err != nil {
		return nil, err
	}
	head := fmt.Sprintf("%s %d %08x\n", saveMagic, saveVersion, crc32.ChecksumIEEE(body))
	return append([]byte(head), body...), nil
}

// Load reads what Save wrote, replaying it through Play. find gives the game of
// a name, nil if there is none (shelf.Find). Every failure is a *LoadError.
func Load(data []byte, find func(name string) *game.Rules) (*Match, error) {
	body, err := open(data)
	if err != nil {
		return nil, err
	}
	var d document
	if err := json.Unmarshal(body, &d); err != nil {
		return nil, &LoadError{Foreign, err}
	}
	rules := find(d.Game)
	if rules == nil {
		return nil, &LoadError{Foreign, fmt.Errorf("no game %q", d.Game)}
	}
	for _, p := range d.Players {
		if p.Look >= game.MaxSeats {
			return nil, &LoadError{Illegal, fmt.Errorf("no colour %d", p.Look)}
		}
	}
	m, err := New(rules, d.Setup, d.Players)
	if err != nil {
		return nil, &LoadError{Illegal, err}
	}
	if err := m.replay(d.Records); err != nil {
		return nil, &LoadError{Illegal, fmt.Errorf("record %d: %w", len(m.records), err)}
	}
	if err := m.read(d.Notes); err != nil {
		return nil, &LoadError{Illegal, err}
	}
	if sum := strconv.FormatUint(game.Sum(m.state), 16); sum != d.State {
		return nil, &LoadError{Illegal, fmt.Errorf("state %s, want %s", sum, d.State)}
	}
	return m, nil
}

var errHead = errors.New("no head of ours")

// open checks the head and gives the document.
func open(data []byte) ([]byte, error) {
	head, body, whole := strings.Cut(string(data), "\n")
	fields := strings.Fields(head)
	switch {
	case !whole && strings.HasPrefix(saveMagic+" ", firstOf(fields)):
		return nil, &LoadError{Torn, errHead} // cut off within the head, or empty
	case firstOf(fields) != saveMagic:
		return nil, &LoadError{Foreign, errHead}
	case len(fields) < 2:
		return nil, &LoadError{Torn, errHead}
	}
	version, err := strconv.Atoi(fields[1])
	if err != nil || version < 1 {
		return nil, &LoadError{Torn, errHead}
	}
	if version > saveVersion {
		return nil, &LoadError{Newer, fmt.Errorf("version %d", version)}
	}
	if len(fields) != 3 {
		return nil, &LoadError{Torn, errHead}
	}
	sum, err := strconv.ParseUint(fields[2], 16, 32)
	if err != nil || uint32(sum) != crc32.ChecksumIEEE([]byte(body)) {
		return nil, &LoadError{Torn, errors.New("checksum")}
	}
	return []byte(body), nil
}

func firstOf(fields []string) string {
	if len(fields) == 0 {
		return ""
	}
	return fields[0]
}
