package draw

// A pawn is a figure in its seat's colour on a coin with the seat's symbol. Its plane is 60 wide; the coin's centre is
// 30, 90 and its lower edge, on which the pawn stands, is 30, 106. The figure aims to the left.

// PawnFoot is where a pawn stands on its plane.
var PawnFoot = Point{30, 106}

// pawnHats are hat outlines on the pawn's plane: the same hats as in portraits, so that the outline tells who it is.
var pawnHats = map[string]string{
	"none":     "M20 19Q18 6 30 6Q42 6 40 19Q30 11 20 19Z", // hair
	"stetson":  "M20 16C19 4 24 1 27 2L30 4 33 2C36 1 41 4 40 16ZM8 12Q14 18 30 18Q46 18 52 12Q50 22 30 23Q10 22 8 12Z",
	"gambler":  "M20 16L22 2H38L40 16ZM6 16Q30 20 54 16Q48 23 30 23Q12 23 6 16Z",
	"bowler":   "M20 17Q18 1 30 1Q42 1 40 17ZM13 16Q30 21 47 16Q46 23 30 23Q14 23 13 16Z",
	"sombrero": "M23 16Q24-3 30-3Q36-3 37 16ZM0 12Q6 18 30 18Q54 18 60 12Q58 23 30 24Q2 23 0 12Z",
	"top":      "M20 17L19-6H41L40 17ZM12 16Q30 20 48 16Q48 23 30 23Q12 23 12 16Z",
	"flat":     "M21 16L22 4H38L39 16ZM2 17Q30 20 58 17Q50 23 30 23Q10 23 2 17Z",
	"bonnet":   "M16 32Q12 1 30 1Q48 1 44 32L38 27Q41 12 30 11Q19 12 22 27Z",
	"cap":      "M20 16Q20 3 31 3Q42 3 40 16ZM18 15Q30 11 45 17Q43 21 31 19Q22 19 18 15Z",
	"plume":    "M18 16Q20 6 30 6Q42 6 42 16ZM12 16Q30 21 48 16Q46 23 30 23Q14 23 12 16ZM36 8C40-4 50-8 56-2C56 6 46 10 38 12Z",
	"headband": "M18.5 13Q30 9 41.5 13V18Q30 14 18.5 18Z",
}

// PawnBody is the figure without its coin, for a seat, a hat and a skin (0 to 5).
func PawnBody(s Seat, hat string, skin int) string {
	const coat = "M17 38Q30 31 43 38L52 74 40 78 30 64 20 78 8 74Z"
	const head = "M22 18H38V30Q38 37 30 37Q22 37 22 30Z"
	tone := skins[skin]
	b := element("ellipse", []string{"cx", "34", "cy", "90", "rx", "27", "ry", "7", "fill", Deep, "opacity", ".5"}) +
		inked("M19 66L17 88H28L30 70 32 88H43L41 66Z", InkSoft, 2.4) + // legs
		inked("M18 39L2 50-2 46-5 50 3 58 22 49Z", s.Colour, 2.4) + // the arm that aims
		fill("M-4 49L-16 46-16 42-2 43 2 48Z", Ink) + // the gun
		fill(coat, s.Colour) +
		clip(coat, fill("M31 30H60V90H31Z", s.Dark)+hatch(26, 36, 26, 44, Gouge{Width: 1.8, Min: .1, Max: .5}))
	if s.Rim != "" {
		b += outline("M19 40L12 72M41 40L48 72", s.Rim, 2) // lapels
	}
	b += outline(coat, Ink, 2.6) +
		inked("M43 39L53 56 47 62 39 48Z", s.Dark, 2.4) + // the other arm
		fill("M21 60H39V65H21Z", Ink) + block(27, 59.5, 6, 6, 0, Brass) + // belt
		fill(head, tone[1]) + fill("M31 18H38V30Q38 37 31 37Z", tone[2]) + outline(head, Ink, 2.4) +
		inked("M21 31Q30 35 39 31L38 38 30 45 22 38Z", s.Dark, 2.2) + // kerchief
		dot(26, 25, 1.5, Ink) + dot(33, 25, 1.5, Ink)
	switch hat {
	case "plume":
		return b + inked(pawnHats[hat], s.Dark, 2.4) + hatRibbon(s)
	case "headband":
		return b + inked(pawnHats[hat], s.Dark, 2.4)
	case "none", "bonnet":
		return b + inked(pawnHats[hat], pawnFelt, 2.4)
	}
	return b + inked(pawnHats[hat], pawnFelt, 2.4) + hatRibbon(s)
}

const pawnFelt = "#3A261B"

func hatRibbon(s Seat) string { return fill("M20 13Q30 17 40 13V16.5Q30 20 20 16.5Z", s.Colour) }

// Coin is what a pawn stands on, on the pawn's plane. It is never mirrored, whichever way the figure looks.
func Coin(s Seat) string {
	field := dot(30, 90, 13.4, s.Colour)
	if s.Rim != "" {
		field = rimmed(30, 90, 13.4, s.Colour, s.Rim, 1.6)
	}
	return dot(30, 90, 15.5, Ink) + field + Symbol(s, 30, 90, 18, s.On)
}

// PawnRing lies under a pawn, on its plane: paper says you, lamp says legal.
func PawnRing(colour string) string { return hoop(30, 90, 30, 17, colour, 5, "") }

// MarshalPawn is the Marshal in white with his star, on a plane of 60 where he stands at 30, 93.
func MarshalPawn() string {
	const coat = "M15 38Q30 30 45 38L50 80H10Z"
	return element("ellipse", []string{"cx", "34", "cy", "90", "rx", "27", "ry", "7", "fill", Deep, "opacity", ".5"}) +
		fill("M19 70L17 90H28L30 76 32 90H43L41 70Z", Ink) +
		fill(coat, PaperLit) +
		clip(coat, fill("M30 30H60V90H30Z", PaperOld)+hatch(26, 36, 26, 46, Gouge{Width: 1.8, Min: .1, Max: .5})) +
		outline(coat, Ink, 2.8) +
		inked("M22 18H38V30Q38 37 30 37Q22 37 22 30Z", skins[1][1], 2.4) +
		fill("M21 28Q25 25 30 28Q35 25 39 28Q40 33 36 33Q30 30 24 33Q20 33 21 28Z", Ink) + // moustache
		inked("M19 16C18 2 25-2 30 3C35-2 42 2 41 16ZM4 12Q12 18 30 18Q48 18 56 12Q54 23 30 24Q6 23 4 12Z", PaperLit, 2.6) +
		fill("M19 13Q30 17 41 13V17Q30 20 19 17Z", Ink) +
		LawStar(30, 56, 14, Brass)
}
