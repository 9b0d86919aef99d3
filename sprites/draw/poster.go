package draw

// PosterW and PosterH are the size of the picture on the notice that announces a game.
const PosterW, PosterH = 312, 210

// Posters are the pictures on the notices of the games that are built. The pivot is the upper left corner.
func Posters(Icons) []Piece {
	return []Piece{{Name: "poster/train", Box: Box{-2, -2, PosterW + 4, PosterH + 4}, Pivot: Point{0, 0}, Body: TrainPoster()}}
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
	body := sky + land + Rails(0, rail, w) + train + tuco
	shape := polygon(box(0, 0, w, h, 6))
	return clip(shape, body) + outline(shape, Ink, 2.4)
}
