package draw

// Smoke is a plume from a chimney at x, y that drifts to the right; s is its size: 1 is about 270 wide and 100 high.
func Smoke(x, y, s float64, seed int) string {
	next := random(seed)
	var shade, light string
	for i := range 9 {
		t := float64(i) / 8
		cx := x + (t*230+next()*14)*s
		cy := y - (18+t*46+next()*18)*s
		r := (12 + t*24 + next()*7) * s
		shade += dot(tenth(cx), tenth(cy), tenth(r), smokeShade)
		light += dot(tenth(cx-r*.22), tenth(cy-r*.24), tenth(r*.72), smokeLight)
	}
	return faint(.9, shade+light)
}

const smokeShade, smokeLight = "#E8D2B0", "#F9EBD0"

// sleeperGap is how far sleepers lie apart; a piece of track of a whole number of them can be repeated.
const sleeperGap = 22

// Rails is a piece of track w long; the top of the rail is y.
func Rails(x, y, w float64) string {
	var s string
	for k := x; k < x+w; k += sleeperGap {
		s += fill(d("M% %h13l3 8h-17Z", k, y+2), WoodDeep)
	}
	return s + fill(d("M% %H%V%H%Z", x, y-2, x+w, y+4, x), Ink) +
		path(d("M% %H%", x, y-1.5, x+w), "fill", "none", "stroke", Amber, "stroke-width", "1.4", "opacity", ".8")
}

// trainDusk is the sky over the train: seven bands about a sun that stands behind the locomotive.
var trainDusk = []string{"#1C0F26", "#331836", "#552241", "#82303F", "#B54530", Orange, Amber}

// The mountains beside the track, far and near: rock and shade.
var (
	farRock  = [2]string{"#7E3040", "#6A2638"}
	nearRock = [2]string{"#6B2A40", "#552038"}
)

// TrainSky is the sky over the train, wide (across a screen) or tall (of a phone).
func TrainSky(w, h float64) string {
	if w > h {
		return Sky(0, 0, w, h, Dusk{SunX: .14, SunY: .74, SunR: w * .05, Bands: trainDusk, Tight: .95})
	}
	return Sky(0, 0, w, h, Dusk{SunX: .2, SunY: .5, SunR: w * .118, Bands: trainDusk})
}

// LowSky is a strip of dusk behind the second and third line of a train that is broken into lines.
func LowSky(w, h float64) string {
	return Sky(0, 0, w, h, Dusk{SunX: .2, SunY: 1.3, SunR: 30, Bands: trainDusk[3:6], NoRays: true})
}
