package draw

// PosterW and PosterH are the size of the picture on the notice that announces a game.
const PosterW, PosterH = 312, 210

// Posters are the pictures on the notices of the games that are built. The pivot is the upper left corner.
func Posters(icons Icons) []Piece {
	poster := func(game, body string) Piece {
		return Piece{Name: "poster/" + game, Box: Box{-2, -2, PosterW + 4, PosterH + 4}, Pivot: Point{0, 0}, Body: body}
	}
	return []Piece{poster("train", TrainPoster()), poster("showdown", ShowdownPoster(icons)), poster("saloon", SaloonPoster()),
		poster("street", StreetPoster(icons))}
}

// posterFrame cuts a picture to the shape of a poster.
func posterFrame(body string) string {
	shape := polygon(box(0, 0, PosterW, PosterH, 6))
	return clip(shape, body) + outline(shape, Ink, 2.4)
}

// TrainPoster is the picture on the notice of the Train: the express in the evening, a bandit on the roof of its first car.
func TrainPoster() string {
	const w, h, rail = PosterW, PosterH, 182
	sky := Sky(0, 0, w, h, Dusk{SunX: .24, SunY: .72, SunR: 40, Bands: []string{"#3D1B40", "#712A3F", "#B54530", Orange, Amber}})
	land := Mesa(150, rail, 150, 62, "#8B3040", "#74263A", 4) + Mesa(238, rail, 120, 48, "#A93F38", "#8E3438", 6) +
		fill(cut([]Point{{0, rail - 6}, {w * .4, rail - 10}, {w, rail - 4}, {w, h}, {0, h}}, Edge{Amp: 2, Step: 24, Seed: 4}), "#4C1F36") +
		block(0, rail-2, w, h-rail+2, 0, "#7A4428")
	const scale, carX = .56, 190.
	train := scaled(18, rail, scale, Smoke(58, -150, .9, 5)+Loco()) +
		fill(d("M% %H%V%H%Z", 18+284*scale, rail-26., carX, rail-21., 18+284*scale), Ink) +
		scaled(carX, rail, scale, Car(CarKinds[0], CarWidth))
	tuco := scaled(carX+48, rail-152*scale-54, .62, flipped(30, PawnBody(Seats[0], "sombrero", 2)))
	return posterFrame(sky + land + Rails(0, rail, w) + train + tuco)
}

// ShowdownPoster is the picture on the notice of the Showdown: two who wait in the lane, and roles that nobody shows.
func ShowdownPoster(icons Icons) string {
	const w, h, ground = PosterW, PosterH, 138
	sky := Sky(0, 0, w, h, Dusk{SunX: .56, SunY: .56, SunR: 44, Bands: []string{"#3D1B40", "#712A3F", "#B54530", Orange, Amber}})
	land := Mesa(96, ground, 90, 50, "#8B3040", "#74263A", 4) + Mesa(196, ground, 84, 36, "#A93F38", "#8E3438", 6) +
		block(0, ground, w, h-ground, 0, DustDark) +
		fill(d("M% %H%L% %H%Z", 152., ground, 200., 290., h, 30.), "#C98350") +
		veil(d("M% %L% %H%L% %Z", 171., ground+6., 96., h, 156., 181., ground+6.), "#4A2338", .55)
	houses := scaled(-30, ground+4, .46, DrawHouse(SheriffHouse)+LawStar(SheriffHouse.W/2, -246, 28, Brass)) +
		scaled(238, ground+4, .5, DrawHouse(StoreHouse))
	far := scaled(176, ground+8, .5, duelist())
	near := scaled(72, h+34, 1.36, gunman())
	var roles string // two hidden, and the Sheriff's
	for i, r := range []struct {
		icon, ground, colour string
		turn                 float64
	}{{"western-hat", WoodDeep, "#8B6A50", -15}, {"western-hat", WoodDeep, "#8B6A50", 0}, {"law-star", Lamp, Ink, 13}} {
		x := 176 + float64(i)*31
		roles += turned(r.turn, x+RoleW/2, h+40, at(x, h-60, SmallRole(icons, r.icon, r.ground, r.colour)))
	}
	return posterFrame(sky + land + houses + far + near + roles)
}

// gunman is somebody from behind, about 0, 0 where he stands, 128 high, with the sun on his right.
func gunman() string {
	const (
		coat  = "M-24-84Q0-92 24-84L29-60L24-36L36 12H9L0-22L-9 12H-36L-24-36L-29-60Z"
		hat   = "M-15-107C-17-127-10-130-5-127L0-123 5-127C10-130 17-127 15-107Z"
		brim  = "M-31-113C-22-105 22-105 31-113Q27-100 0-99Q-27-100-31-113Z"
		right = "M23-84Q33-82 36-70L47-46L42-31L33-33L29-54L20-66Z"
	)
	dark, sun := "#2A1A13", Amber
	return inked("M-23-84Q-33-82-36-70L-47-46L-42-31L-33-33L-29-54L-20-66Z", dark, 2) +
		inked("M-20-24L-18 40H-4L0-10L4 40H18L20-24Z", Ink, 2) +
		inked(coat, dark, 2) + clip(coat, fill("M18-90H40V20H26L20-30L25-60Z", "#5A3522")+line("M0-84V-22M-26-36H26", Ink, 2.4)) +
		inked(right, "#3B2418", 2) + fill("M23-84Q33-82 36-70L47-46L43-42L33-64Q30-76 23-80Z", sun) +
		inked("M25-40L37-36L35-14L27-16Z", "#4C2B1A", 2) + fill("M30-42L34-50L40-48L37-38Z", Ink) +
		inked("M-9-104H9V-92L13-84H-13L-9-92Z", dark, 2) +
		inked(hat, dark, 2) + fill("M8-127C13-128 16-122 14.5-107L9-107Z", sun) + fill("M-15.4-113H15.4L15-107H-15Z", Ink) +
		inked(brim, dark, 2) + fill("M12-107.4C22-108.6 28-110.6 31-113Q29-105 20-102.4Z", sun)
}

// SaloonPoster is the picture on the notice of the Saloon: a brawl before the bar.
func SaloonPoster() string {
	const w, h, floor = PosterW, PosterH, 150
	wall := block(0, 0, w, floor, 0, "#6E2A2A")
	for x := 8.0; x < w; x += 18 {
		wall += line(d("M% 0V%", x, floor), "#83393A", 4)
	}
	shelf := inked("M70 8H242V96H70Z", "#5C3820", 2.8) + edged("M126 14H188V88H126Z", "#8FB0B8", Brass, 4) + veil("M132 84L158 18H178L150 86Z", "#C4D8D8", .7) +
		Bottles(76, 50, 46, 3) + Bottles(194, 50, 46, 5) + Bottles(76, 92, 46, 7) + Bottles(194, 92, 46, 9) + fill("M74 50H122V54H74ZM192 50H240V54H192Z", Ink)
	bar := inked("M-4 104H316V114H-4Z", "#C08A52", 2.6) + block(0, 114, w, 38, 0, "#7A3A24")
	for x := 6.0; x < w; x += 50 {
		bar += inked(d("M% 120H%V146H%Z", x, x+42, x), "#8F4A2E", 1.8)
	}
	bar += line("M0 115H312M0 151H312", Ink, 2.4) + at(36, 92, Mug()) + Bottles(266, 104, 30, 6)
	boards := Planks(0, floor, w, h-floor, Boards{N: 4, Seed: 7, Colours: []string{"#A8703F", "#B0783F", "#9E6839"}, Gap: "#6B3F22"})
	lamp := line("M156-4V10", Ink, 3) + inked("M142 10H170L164 22H148Z", Lamp, 2.4)
	table := at(60, 184, turned(-14, 0, 0, RoundTable(50, true)))
	left := scaled(92, 104, .94, flipped(30, PawnBody(Seats[0], "stetson", 2)))
	right := scaled(176, 102, .94, PawnBody(Seats[1], "bowler", 1))
	blow := at(162, 138, scaled(0, 0, .56, inked(burst(11, 52, 27, 9), Brass, 5)+inked(burst(11, 36, 18, 10), PaperLit, 3.4)))
	chair := at(256, 74, turned(38, 0, 0, scaled(0, 0, 1.5, Chair())))
	flying := at(206, 60, turned(-50, 0, 0, bottle(22, glassColours[0]))) + at(118, 72, turned(24, 0, 0, scaled(0, 0, .8, Mug())))
	watcher := scaled(252, 110, .9, PawnBody(Seats[2], "bonnet", 0))
	return posterFrame(wall + at(w/2, 60, Glow(190)) + shelf + bar + boards + lamp + watcher + table + left + right + blow + chair + flying)
}

// StreetPoster is the picture on the notice of Main Street: faces from both sides of it, one nobody knows, and tokens.
func StreetPoster(icons Icons) string {
	const w, h, ground = PosterW, PosterH, 132
	sky := Sky(0, 0, w, h, Dusk{SunX: .5, SunY: .5, SunR: 46, Bands: []string{"#3D1B40", "#712A3F", "#B54530", Orange, Amber}})
	land := Mesa(104, ground, 104, 44, "#8B3040", "#74263A", 4) + block(0, ground, w, h-ground, 0, DustDark) +
		fill(d("M% %H%L% %H%Z", 140., ground, 172., 268., h, 44.), "#C98350")
	houses := scaled(-8, ground+4, .5, DrawHouse(PrinterHouse)) + scaled(58, ground+4, .4, DrawHouse(DepotHouse)) +
		scaled(262, ground+4, .5, DrawHouse(StoreHouse)) + scaled(204, ground+4, .4, DrawHouse(PrinterHouse))
	photo := func(x, y, turn float64, body string) string { return at(x, y, turned(turn, 48, 67, body)) }
	cards := photo(108, 48, 0, CardBack(icons, StreetCards, StreetCards.Backs[0], 96)) +
		photo(26, 62, -9, Photograph(streetPerson("g-sheriff"), 96)) + photo(190, 62, 9, Photograph(streetPerson("r-dancer"), 96))
	coins := at(134, 184, Token(icons, "back", 19, false)) + at(178, 184, Token(icons, "vote", 19, false))
	return posterFrame(sky + land + houses + cards + coins)
}

func streetPerson(id string) Person {
	for _, p := range StreetCast() {
		if p.ID == id {
			return p
		}
	}
	return Person{}
}
