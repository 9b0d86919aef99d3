package draw

// Role is one of the ten roles of Main Street: the costume is the role, the face is the side.
type Role struct {
	ID, Icon   string
	Costume    Costume
	Green, Red Face
}

// Roles are in the order of the rules.
var Roles = []Role{
	{ID: "governor", Icon: "capitol",
		Costume: Costume{Hat: "top", HatTones: blackFelt, Band: Brass, Outfit: "suit", Cloth: navyCloth, Neck: "bowtie", NeckCloth: redKerchief, Details: []string{"monocle"}},
		Green:   Face{Skin: 0, Temple: 31, Jaw: 28, Chin: 16, ChinY: 144, Hair: "short", HairColour: "white", Eye: "open", Brow: "bushy", Nose: "straight", Mouth: "line", Beard: "chops", Age: 1},
		Red:     Face{Skin: 2, Temple: 32, Jaw: 30, Chin: 18, ChinY: 144, Hair: "short", HairColour: "grey", Eye: "open", Brow: "flat", Nose: "broad", Beard: "walrus", Age: 1}},
	{ID: "hitman", Icon: "crosshair",
		Costume: Costume{Hat: "stetson", HatTones: blackFelt, Band: Ink, Outfit: "coat", Cloth: blackCloth, Shirt: "#8A3A2C", Neck: "scarf", NeckCloth: [2]string{Ink, InkSoft}, Details: []string{"cigar"}},
		Green:   Face{Skin: 1, Temple: 30, Jaw: 28, Chin: 16, ChinY: 144, Hair: "short", HairColour: "black", Eye: "narrow", Brow: "angry", Nose: "straight", Mouth: "line", MouthY: 129, Beard: "stubble"},
		Red:     Face{Skin: 4, Temple: 29, Jaw: 25, Chin: 11, ChinY: 142, Hair: "long", HairColour: "black", Eye: "narrow", Lash: true, Brow: "angry", Nose: "hook", Mouth: "line", MouthY: 129}},
	{ID: "sheriff", Icon: "law-star",
		Costume: Costume{Hat: "stetson", HatTones: tanFelt, Band: WoodDark, Outfit: "vest", Cloth: brownCloth, Neck: "bolo", Details: []string{"badge"}},
		Green:   Face{Skin: 4, Temple: 31, Jaw: 28, Chin: 16, ChinY: 143, Hair: "short", HairColour: "black", Eye: "open", Brow: "flat", Nose: "broad", Mouth: "line", Beard: "goatee"},
		Red:     Face{Skin: 1, Temple: 32, Jaw: 30, Chin: 18, ChinY: 144, Hair: "short", HairColour: "grey", Eye: "narrow", Brow: "bushy", Nose: "hook", Mouth: "line", Beard: "walrus", Age: 2}},
	{ID: "scout", Icon: "spyglass",
		Costume: Costume{Hat: "cavalry", HatTones: blueFelt, Band: Brass, Outfit: "coat", Cloth: khakiCloth, Shirt: "#9FA58A", Neck: "bandana", NeckCloth: [2]string{Brass, BrassDark}},
		Green:   Face{Skin: 3, Temple: 30, Jaw: 26, Chin: 12, ChinY: 141, Hair: "curly", HairColour: "brown", Eye: "narrow", Lash: true, Brow: "flat", Nose: "straight", Mouth: "smirk"},
		Red:     Face{Skin: 0, Temple: 31, Jaw: 27, Chin: 14, ChinY: 143, Hair: "short", HairColour: "sand", Eye: "narrow", Brow: "flat", Nose: "hook", Mouth: "line", Beard: "full"}},
	{ID: "storekeep", Icon: "shop",
		Costume: Costume{Hat: "bowler", HatTones: brownFelt, Band: Paper, Outfit: "suspenders", Cloth: [2]string{"#C9B48C", "#8C7650"}, Shirt: Teal, Under: PaperLit, Details: []string{"glasses"}},
		Green:   Face{Skin: 2, Temple: 33, Jaw: 31, Chin: 19, ChinY: 143, Hair: "short", HairColour: "grey", Eye: "open", Brow: "bushy", Nose: "broad", Mouth: "smile", Beard: "handlebar", Age: 1},
		Red:     Face{Skin: 5, Temple: 30, Jaw: 26, Chin: 13, ChinY: 141, Hair: "bun", HairColour: "grey", Eye: "open", Lash: true, Brow: "arched", Nose: "broad", Mouth: "smile"}},
	{ID: "dancer", Icon: "handheld-fan",
		Costume: Costume{Hat: "plume", HatTones: wineFelt, Band: Brass, Outfit: "dress", Cloth: [2]string{"#B5772B", "#7E4E17"}, Lace: PaperLit, Neck: "pearls", Details: []string{"earrings"}},
		Green:   Face{Skin: 5, Temple: 29, Jaw: 24, Chin: 10, ChinY: 141, Hair: "afro", HairColour: "black", Eye: "closed", Lash: true, Brow: "arched", Nose: "broad", Mouth: "lips", Lips: "#B0382C"},
		Red:     Face{Skin: 0, Temple: 29, Jaw: 24, Chin: 9, ChinY: 140, Hair: "curls", HairColour: "auburn", Eye: "narrow", Lash: true, Brow: "arched", Nose: "button", Mouth: "lips", Lips: "#A4302A"}},
	{ID: "reporter", Icon: "quill-ink",
		Costume: Costume{Hat: "cap", HatTones: greyFelt, HatShade: 80, Outfit: "vest", Cloth: greyCloth, Shirt: PaperLit, Neck: "bowtie", NeckCloth: [2]string{Slate, SlateDark}, Details: []string{"pencil"}},
		Green:   Face{Skin: 1, Temple: 31, Jaw: 26, Chin: 11, ChinY: 139, Hair: "short", HairColour: "auburn", Eye: "wide", Brow: "arched", Nose: "button", Mouth: "grin", MouthY: 129},
		Red:     Face{Skin: 2, Temple: 29, Jaw: 24, Chin: 10, ChinY: 141, Hair: "bun", HairColour: "black", Eye: "open", Lash: true, Brow: "flat", Nose: "straight", Mouth: "smirk"}},
	{ID: "bandit", Icon: "bandit",
		Costume: Costume{Hat: "stetson", HatTones: greyFelt, Band: Ink, Outfit: "coat", Cloth: leatherCloth, Neck: "mask", NeckCloth: [2]string{"#2A559B", "#16315F"}},
		Green:   Face{Skin: 2, Temple: 32, Jaw: 29, Chin: 17, ChinY: 142, Hair: "short", HairColour: "brown", Eye: "narrow", Brow: "angry", Nose: "broad"},
		Red:     Face{Skin: 5, Temple: 31, Jaw: 28, Chin: 16, ChinY: 143, Hair: "long", HairColour: "black", Eye: "wide", Brow: "angry", Nose: "straight"}},
	{ID: "reverend", Icon: "church",
		Costume: Costume{Hat: "flat", HatTones: blackFelt, Band: Ink, Outfit: "preacher", Cloth: blackCloth},
		Green:   Face{Skin: 5, Temple: 30, Jaw: 26, Chin: 12, ChinY: 145, Hair: "short", HairColour: "grey", Eye: "closed", Brow: "arched", Nose: "broad", Mouth: "smile", Age: 1},
		Red:     Face{Skin: 0, Temple: 28, Jaw: 23, Chin: 9, ChinY: 148, Hair: "long", HairColour: "white", Eye: "open", Brow: "bushy", Nose: "hook", Mouth: "frown", MouthY: 132, Age: 2}},
	{ID: "mayor", Icon: "key",
		Costume: Costume{Hat: "gambler", HatTones: whiteFelt, Band: Barn, Outfit: "suit", Cloth: oxbloodCloth, Neck: "scarf", NeckCloth: [2]string{Brass, BrassDark}, Details: []string{"pin"}},
		Green:   Face{Skin: 1, Temple: 33, Jaw: 32, Chin: 22, ChinY: 144, Hair: "short", HairColour: "brown", Eye: "open", Brow: "flat", Nose: "broad", Mouth: "smile", Beard: "handlebar"},
		Red:     Face{Skin: 3, Temple: 32, Jaw: 30, Chin: 17, ChinY: 144, Hair: "short", HairColour: "black", Eye: "closed", Brow: "bushy", Nose: "broad", Mouth: "smile", Beard: "goatee"}},
}

// StreetCast is the twenty people of Main Street: each role on the green side (g-) and on the red side (r-).
func StreetCast() []Person {
	var all []Person
	for i, r := range Roles {
		seed := 81 + 2*i
		all = append(all,
			Person{ID: "g-" + r.ID, Face: r.Green, Costume: r.Costume, Ground: greenSide, Seed: seed},
			Person{ID: "r-" + r.ID, Face: r.Red, Costume: r.Costume, Ground: redSide, Seed: seed + 1})
	}
	return all
}
