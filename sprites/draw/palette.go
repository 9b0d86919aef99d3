package draw

// The palette. Ink is the one outline; paper is the brightest thing; coral means danger and nothing else.
const (
	Ink      = "#1F130E"
	InkSoft  = "#3D281D"
	Paper    = "#F3E4C3"
	PaperLit = "#FBF2DC"
	PaperOld = "#DEC394"
	Kraft    = "#C39A62"

	Wood      = "#7B4A2A"
	WoodLight = "#9C6539"
	WoodDark  = "#4C2B1A"
	WoodDeep  = "#2C1810"

	Barn      = "#9E2F1E"
	BarnDark  = "#6B1D14"
	Brass     = "#E0A63C"
	BrassDark = "#9A6A1C"
	Teal      = "#1F5F5B"
	TealDark  = "#143F3E"
	TealLight = "#3E8A80"

	Lamp   = "#FBD27A"
	Amber  = "#F2A947"
	Orange = "#E27A36"
	Ember  = "#BE4A2E"
	Wine   = "#7C2B3A"
	Plum   = "#482043"
	Night  = "#25152F"
	Deep   = "#160D1C"

	Slate     = "#41617A"
	SlateDark = "#24394B"
	Dust      = "#C98B55"
	DustDark  = "#A2653A"

	Coral = "#FF7A55"
)

// Seat is the colour and the symbol of one player. Never one without the other.
type Seat struct {
	Name   string // the symbol in plain words
	Colour string
	Dark   string // the shaded side of things in the seat's colour
	On     string // what stands on the colour and can be read
	Rim    string // an old-paper rim; only the dark seat needs one
}

// Seats are the eight seats in the order of play. Their names are also the names of their symbols.
var Seats = [8]Seat{
	{Name: "star", Colour: "#D9532C", Dark: "#8A2A12", On: Ink},
	{Name: "shoe", Colour: "#6DB9E8", Dark: "#2B6F9E", On: Ink},
	{Name: "cactus", Colour: "#0B7D5E", Dark: "#064B38", On: PaperLit},
	{Name: "wheel", Colour: "#F4D04E", Dark: "#A87F12", On: Ink},
	{Name: "moon", Colour: "#D58CB4", Dark: "#8F4672", On: Ink},
	{Name: "arrow", Colour: "#2A559B", Dark: "#16315F", On: PaperLit},
	{Name: "steer", Colour: "#EFE7D6", Dark: "#9A8E78", On: Ink},
	{Name: "bell", Colour: "#3A3038", Dark: "#1E171D", On: PaperLit, Rim: PaperOld},
}
