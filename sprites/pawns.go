package sprites

// Seats are the names of the eight seats in the names of pieces, in the order of
// play: seat/disc/star, ui/plate/shoe.
var Seats = [8]string{"star", "shoe", "cactus", "wheel", "moon", "arrow", "steer", "bell"}

// figures are hat and skin of the pawns of the people that have their own: the
// hat of the portrait, so that the outline tells who it is.
var figures = map[string]string{
	"ghost": "flat/0", "doc": "bowler/1", "django": "stetson/5",
	"tuco": "sombrero/2", "cheyenne": "gambler/3", "belle": "plume/0",

	"fontaine": "gambler/1", "kettle": "stetson/2", "thorne": "bonnet/0", "mcgraw": "flat/1",
	"anvil": "headband/5", "pennyweather": "top/0", "slick": "cap/1", "dolly": "plume/4",
}

// Pawn returns the pawn of a person ("tuco"; anybody else is a plain rider) in
// the colour of a seat, 0 to 7, looking left or right; a clear sprite's ID for
// any other seat. Its pivot is where it stands.
func Pawn(seat int, person string, right bool) ID {
	if seat < 0 || seat >= len(Seats) {
		return 0
	}
	figure, ok := figures[person]
	if !ok {
		figure = "stetson/1"
	}
	name := "pawn/" + Seats[seat] + "/" + figure
	if right {
		name += "/right"
	}
	return find(name)
}
