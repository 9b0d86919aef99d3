package scenes

import (
	"maps"
	"math"
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

// chosen are the options that matter: what was set for a table of another size is
// left out.
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

// options draws the options of the table that matter now, each with a line that says
// what it does. Those of a family ("wagon/1" to "wagon/6") share the line.
func (s *setup) options(f *ui.Frame, c *ui.Rect) {
	last := ""
	for _, o := range s.rules.Options {
		if o.PerSeat || !s.applies(o) {
			continue
		}
		kin := family(o.Name)
		if kin == o.Name {
			s.setter(f, c, o, o.Name, s.optionName(o))
			s.about(f, c, o)
		} else {
			if kin != last {
				paragraph(f, c, s.word(kin), ui.H3.At(16), f.Theme.Ink)
				c.CutTop(4)
				s.about(f, c, o)
			}
			s.setter(f, c, o, o.Name, s.optionName(o))
		}
		last = kin
	}
}

func (s *setup) about(f *ui.Frame, c *ui.Rect, o game.Option) {
	paragraph(f, c, s.word(family(o.Name)+"/text"), ui.Note, f.Theme.InkSoft)
	c.CutTop(12)
}

// setter draws the name of an option and its stepper, side by side or, where a value
// needs room, one above the other.
func (s *setup) setter(f *ui.Frame, c *ui.Rect, o game.Option, key, name string) {
	height := math.Max(control, f.UI.LineHeight(ui.H3)+wideGap)
	values := 0.0
	for _, v := range o.Values {
		values = math.Max(values, f.UI.TextWidth(s.valueName(o, v), ui.H3.At(16)))
	}
	values += 2*control + 4
	if values+f.UI.TextWidth(name, ui.NoteBold.At(15))+gap > c.W {
		paragraph(f, c, name, ui.NoteBold.At(15), f.Theme.Ink)
		c.CutTop(4)
		s.stepper(f, c.CutTop(height), o, key)
	} else {
		row := c.CutTop(height)
		s.stepper(f, row.CutRight(math.Max(values, 142)), o, key)
		f.Fit(row.Pad(0, 0, gap, 0), name, ui.NoteBold.At(15), f.Theme.Ink, ui.Left)
	}
	c.CutTop(gap)
}

// stepper is the control of one option, under the key that a setup keeps it by.
func (s *setup) stepper(f *ui.Frame, r ui.Rect, o game.Option, key string) {
	value := s.value(o, key)
	at := slices.Index(o.Values, value)
	to := func(i int) func() {
		if i < 0 || i >= len(o.Values) {
			return nil
		}
		return func() { s.set(key, o.Values[i]) }
	}
	f.Stepper(r, ui.Stepper{
		ID: "option/" + key, Label: s.optionName(o), Value: s.valueName(o, value),
		Less: to(at - 1), More: to(at + 1),
	})
}

// value is what is chosen under a key.
func (s *setup) value(o game.Option, key string) string {
	if v := s.deal.Options[key]; v != "" {
		return v
	}
	return o.Default
}

func (s *setup) word(key string) string { return lang.T(s.rules.Name + "/option/" + key) }

func (s *setup) optionName(o game.Option) string { return s.word(o.Name) }

func (s *setup) valueName(o game.Option, value string) string {
	return s.word(family(o.Name) + "/" + value)
}

// family is the name that options like "wagon/2" have in common.
func family(option string) string {
	name, _, _ := strings.Cut(option, "/")
	return name
}
