package draw

import "slices"

// Face is what a person is born with. Lengths are in the 200 box of a portrait, whose middle line is x = 100.
// The words are the keys of the tables in hair.go, features.go and beard.go.
type Face struct {
	Skin       int     // 0 to 5, an index of skins
	Temple     float64 // half width at the temples
	Jaw        float64 // half width at the jaw
	Chin       float64 // half width of the chin
	ChinY      float64 // the chin line
	Hair       string  // "": short
	HairColour string  // "": brown
	Eye        string  // open, narrow, wide, closed
	Iris       string  // a colour; "": ink
	Lash       bool
	Brow       string // flat, angry, arched, bushy
	Nose       string // straight, hook, broad, button
	Mouth      string // "": line
	MouthY     float64
	Lips       string // the colour of painted lips; "": the skin's own
	GoldTooth  bool
	Beard      string
	Age        int // 0, 1 lines about the mouth, 2 under the eyes too
}

// Costume is what a person wears. The words are the keys of the tables in hats.go, outfits.go, neck.go and details.go.
type Costume struct {
	Hat       string
	HatTones  [3]string // felt, shade, light
	Band      string    // of the hat; "": brass
	HatShade  float64   // down to which y the brim shades the face; 0: 88
	Outfit    string    // "": coat
	Cloth     [2]string // light side, shade
	Shirt     string
	Under     string    // at the neck of the shirt, under suspenders
	Lace      string    // of a dress
	Stripes   [2]string // of a poncho
	Neck      string
	NeckCloth [2]string
	Details   []string
}

// Person is anybody with a portrait.
type Person struct {
	ID string
	Face
	Costume
	Ground [2]string // behind the head: field and rays
	Seed   int       // of the rays
}

// skins are the six skins: light, base, shade, lip.
var skins = [6][4]string{
	{"#FBE3C2", "#EDC79C", "#C08A5E", "#A85440"},
	{"#F0CB9D", "#DBA672", "#A86E42", "#93472F"},
	{"#E0B080", "#C18A56", "#8A5730", "#7E3A26"},
	{"#C4875A", "#9F6339", "#6B3C20", "#6A2C1E"},
	{"#AE7148", "#85502C", "#512C17", "#5A2418"},
	{"#96603C", "#6E4225", "#43240F", "#6E2A1E"},
}

// sitter is a person with what all layers of the portrait need.
type sitter struct {
	Person
	left, right       float64 // x of the temples
	leftJaw, rightJaw float64
	outline           string // of the face
	light, base, dark string // skin
	lip               string
	hair, hairLight   string // colours
	felt              [3]string
	band              string
}

// eyeX is how far the eyes are from the middle line, eyeY where they are.
const eyeX, eyeY = 14.5, 96

func sit(p Person) sitter {
	s := skins[p.Skin]
	colour := hairColours[orText(p.HairColour, "brown")]
	f := sitter{Person: p, left: 100 - p.Temple, right: 100 + p.Temple, leftJaw: 100 - p.Jaw, rightJaw: 100 + p.Jaw,
		light: s[0], base: s[1], dark: s[2], lip: s[3], hair: colour[0], hairLight: colour[1],
		felt: p.HatTones, band: orText(p.Band, Brass)}
	if f.felt[0] == "" {
		f.felt = [3]string{"#4A2F20", "#2C1A12", "#6E4A32"}
	}
	f.outline = d("M% 84C% 46 % 46 % 84C% 102 % 112 % 122Q% % 100 %Q% % % 122C% 112 % 102 % 84Z",
		f.left, f.left, f.right, f.right, f.right, f.rightJaw+1, f.rightJaw-2,
		100+p.Chin+5, p.ChinY, p.ChinY, 100-p.Chin-5, p.ChinY, f.leftJaw+2, f.leftJaw-1, f.left, f.left)
	return f
}

func (f *sitter) has(detail string) bool { return slices.Contains(f.Details, detail) }

// Portrait is a person's bust in a 200 box whose upper left corner is 0, 0, with the ground behind.
func Portrait(p Person) string {
	f := sit(p)
	return clip("M0 0H200V200H0Z", f.ground()+f.backHair()+f.body()+f.head()+
		f.eyes()+f.brows()+f.nose()+f.mouth()+f.skinMarks()+
		f.beard()+f.neckwear()+f.frontHair()+f.hat()+f.trinkets())
}

func (f *sitter) ground() string {
	return block(0, 0, 200, 200, 0, f.Ground[0]) +
		rays(100, 96, 40, 170, 26, f.Ground[1], Sun{Seed: f.Seed})
}

// body is neck and clothes. A low neckline lies below the neck, every other over it; two collars hide it.
func (f *sitter) body() string {
	const neck = "M80 118L78 152Q100 166 122 152L120 118Z"
	shade := clip(neck, fill("M76 116H124V140Q100 156 84 140Z", f.dark)+fill("M106 120H126V164H108Z", f.dark))
	switch f.Outfit {
	case "mandarin", "preacher":
		return fill(neck, f.dark) + f.torso()
	case "dress":
		return f.torso() + fill(neck, f.base) + shade
	}
	return inked(neck, f.base, 3.5) + shade + f.torso()
}

// head is ears and face, with the rim of light on the left, the shade on the right and the shade of the hat.
func (f *sitter) head() string {
	ears := inked(d("M% 86c-10-8 -13 6 -8 14c2 5 7 6 9 2Z", f.left+1), f.base, 3.5) +
		inked(d("M% 86c10-8 13 6 8 14c-2 5 -7 6 -9 2Z", f.right-1), f.dark, 3.5)
	light := fill(d("M60 40H%Q% 96 % 124Q90 140 96 150H50Z", f.left+9, f.left+4, f.leftJaw+12), f.light)
	shade := fill("M114 40H160V160H98Q118 146 112 118Q108 106 118 92Q112 70 114 40Z", f.dark) +
		hatch(100, 96, 40, 50, Gouge{Gap: 5.2, Width: 2.2, Seed: f.Seed, Min: .2, Max: .55})
	var brim string
	if y := f.brimShade(); y > 0 {
		brim = veil(d("M50 40H150V%Q124 % 100 %Q76 % 50 %Z", y, y-7, y-3, y-6, y+3), f.dark, .92)
	}
	return ears + fill(f.outline, f.base) + clip(f.outline, light+shade+brim)
}

// brimShade is down to where the hat shades the face; 0: it has no brim, or none in front.
func (f *sitter) brimShade() float64 {
	switch f.Hat {
	case "none", "bonnet", "plume":
		return 0
	}
	return or(f.HatShade, 88)
}
