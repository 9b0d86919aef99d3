package scenes

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

func seatID(prefix string, i int) string { return prefix + "/" + strconv.Itoa(i) }

// applies tells whether an option matters for the table as it is laid now.
func (s *setup) applies(o game.Option) bool {
	return o.Applies == nil || o.Applies(game.Setup{Seats: len(s.deal.Players), Options: s.deal.Options})
}

// set chooses the value of an option by its key; empty: the default.
func (s *setup) set(key, value string) {
	if value == "" {
		delete(s.deal.Options, key)
		return
	}
	if s.deal.Options == nil {
		s.deal.Options = map[string]string{}
	}
	s.deal.Options[key] = value
}

// chosen are the options that matter: what was set for a table of another size
// is left out.
func (s *setup) chosen() map[string]string {
	options := maps.Clone(s.deal.Options)
	for _, o := range s.rules.Options {
		if s.applies(o) {
			continue
		}
		delete(options, o.Name)
		for seat := range game.Seat(game.MaxSeats) {
			delete(options, game.SeatKey(o.Name, seat))
		}
	}
	return options
}

// tableOptions are the options of the whole table that matter now.
func (s *setup) tableOptions() []game.Option {
	return slices.DeleteFunc(slices.Clone(s.rules.Options), func(o game.Option) bool { return o.PerSeat || !s.applies(o) })
}

func (s *setup) optionsHeight(f *ui.Frame) float64 {
	h := 0.0
	for _, o := range s.tableOptions() {
		h += s.optionHeight(f, o)
	}
	return h
}

func (s *setup) optionHeight(f *ui.Frame, o game.Option) float64 {
	return optionRow + 4 + f.UI.LineHeight(ui.Note)*2*f.Layout.Text
}

// options draws the options of the table, each with a line that says what it
// does.
func (s *setup) options(f *ui.Frame, content ui.Rect) {
	for _, o := range s.tableOptions() {
		row := content.CutTop(s.optionHeight(f, o))
		control := row.CutTop(48)
		words := control.CutLeft(control.W * .46)
		f.Fit(words.Pad(0, 0, 8, 0), s.optionName(o), ui.NoteBold, f.Theme.Ink, ui.Left)
		s.stepper(f, control, o, o.Name)
		f.Fit(row.Pad(0, 2, 4, 6), lang.T(s.rules.Name+"/option/"+family(o.Name)+"/line"), ui.Note, f.Theme.InkSoft, ui.TopLeft)
	}
}

// stepper is the control of one option, under the key that a setup keeps it by.
func (s *setup) stepper(f *ui.Frame, r ui.Rect, o game.Option, key string) {
	value := s.deal.Options[key]
	if value == "" {
		value = o.Default
	}
	at := slices.Index(o.Values, value)
	to := func(i int) func() {
		if i < 0 || i >= len(o.Values) {
			return nil
		}
		return func() { s.set(key, o.Values[i]) }
	}
	f.Stepper(r, ui.Stepper{
		ID: "option/" + key, Label: s.optionName(o),
		Value: lang.T(s.rules.Name + "/option/" + family(o.Name) + "/" + value),
		Less:  to(at - 1), More: to(at + 1),
	})
}

// optionName is what an option is called. Options of a family ("wagon/2") share
// their words and tell their number.
func (s *setup) optionName(o game.Option) string {
	_, number, _ := strings.Cut(o.Name, "/")
	return lang.T(s.rules.Name+"/option/"+family(o.Name), number)
}

func family(option string) string {
	name, _, _ := strings.Cut(option, "/")
	return name
}
