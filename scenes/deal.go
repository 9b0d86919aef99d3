package scenes

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"

	"drygulch/game"
	"drygulch/game/bot"
	"drygulch/game/match"
	"drygulch/sprites"
)

// Deal is who sits at a table and what was agreed: all of a setup but chance.
type Deal struct {
	Players []match.Player    `json:"players"`
	Options map[string]string `json:"options,omitempty"`
}

// townsfolk are the people of the town in the order in which they take free
// seats: their names, as far as nobody types another, and their portraits.
var townsfolk = []struct{ Name, Face string }{
	{"Rosa Vega", "rosa"},
	{"Josiah Reed", "josiah"},
	{"Mei Lin", "mei"},
	{"Silas Grimm", "silas"},
	{"Pearl Duval", "pearl"},
	{"Kid Calloway", "kid"},
	{"Nell Barrow", "nell"},
	{"Amos Tull", "amos"},
	{"Eli Tsosie", "eli"},
	{"Hattie Moon", "hattie"},
	{"Bad-Tooth Bill", "bill"},
	{"Don Lupe", "lupe"},
	{"Doc Whitlow", "whitlow"},
	{"Old Zeke", "zeke"},
	{"Chen Bo", "chen"},
	{"Otto Krause", "otto"},
	{"Ruth Okoye", "ruth"},
	{"Cole Stanton", "cole"},
}

// townsman is the name of the townsman with a face; empty if it is nobody's.
func townsman(face string) string {
	for _, who := range townsfolk {
		if who.Face == face {
			return who.Name
		}
	}
	return ""
}

// nextSeed is the seed of the next deal.
func (a *App) nextSeed() uint64 {
	if seed := a.seed; seed != 0 {
		a.seed = 0
		return seed
	}
	var b [8]byte
	rand.Read(b[:]) // never fails
	// JSON numbers are exact up to 2^53 in every reader
	return binary.LittleEndian.Uint64(b[:])>>11 | 1
}

// stranger is who takes seat number i when nobody is named.
func stranger(i int, level string) match.Player {
	who := townsfolk[i%len(townsfolk)]
	return match.Player{Name: who.Name, Face: who.Face, Look: uint8(i % game.MaxSeats), Bot: level}
}

// hinted is how a command line seats a human who may ask for hints.
const hinted = "human+hints"

// dealFor makes a deal from the words of a command line: "human", "human+hints" or a
// level for each seat; without any, one human against easy opponents at a table of
// four, or of as many as the game takes.
func dealFor(rules *game.Rules, seats []string, options map[string]string) (Deal, error) {
	if len(seats) == 0 {
		seats = quickSeats(rules)
	}
	d := Deal{Options: options}
	for i, who := range seats {
		level := strings.TrimSpace(who)
		hint := level == hinted
		if level == "human" || hint {
			level = ""
		} else if !bot.Known(level) {
			return Deal{}, fmt.Errorf("nobody plays like %q", who)
		}
		p := stranger(i, level)
		p.Hint = hint
		d.Players = append(d.Players, p)
	}
	return d, rules.Check(game.Setup{Seats: len(d.Players), Options: options})
}

// quickSeats is a table for one human who just wants to play.
func quickSeats(rules *game.Rules) []string {
	seats := slices.Repeat([]string{string(bot.Easy)}, min(max(4, rules.MinSeats), rules.MaxSeats))
	seats[0] = "human"
	return seats
}

// lastDeal is who sat at a game's table the last time, or a quick table.
func (a *App) lastDeal(rules *game.Rules) Deal {
	if d, ok := a.settings.Last[rules.Name]; ok && d.fits(rules) {
		return Deal{slices.Clone(d.Players), maps.Clone(d.Options)}
	}
	d, _ := dealFor(rules, nil, nil) // a quick table always fits
	return d
}

// fits tells whether a remembered deal is still one of the present rules.
func (d Deal) fits(rules *game.Rules) bool {
	var worn game.Seats
	for _, p := range d.Players {
		if p.Look >= game.MaxSeats || worn.Has(game.Seat(p.Look)) || !p.Human() && !bot.Known(p.Bot) {
			return false
		}
		worn = worn.With(game.Seat(p.Look))
	}
	return rules.Check(game.Setup{Seats: len(d.Players), Options: d.Options}) == nil
}

// remember keeps a deal for the next time, and the names that people typed.
func (a *App) remember(rules *game.Rules, d Deal) {
	a.change(func(s *Settings) {
		if s.Last == nil {
			s.Last = map[string]Deal{}
		}
		s.Last[rules.Name] = d
		for _, p := range d.Players {
			if p.Human() && p.Name != "" && p.Name != townsman(p.Face) {
				s.Names = slices.DeleteFunc(s.Names, func(n string) bool { return n == p.Name })
				s.Names = slices.Insert(s.Names, 0, p.Name)
			}
		}
	})
}

// portrait is the picture of a player; a name that the art does not know gets
// the first face.
func portrait(face string) sprites.ID {
	if id, ok := sprites.Named("portrait/" + face); ok {
		return id
	}
	return sprite("portrait/" + townsfolk[0].Face)
}
