package draw

// TrainCast is the six bandits and the Marshal.
var TrainCast = []Person{
	{ID: "ghost", Ground: slateGround, Seed: 61,
		Face:    Face{Skin: 0, Temple: 29, Jaw: 24, Chin: 11, ChinY: 144, Hair: "long", HairColour: "white", Eye: "narrow", Iris: "#6DB9E8", Brow: "flat", Nose: "straight"},
		Costume: Costume{Hat: "flat", HatTones: whiteFelt, Band: Slate, Outfit: "coat", Cloth: [2]string{"#CFC4AE", "#8F8672"}, Shirt: PaperLit, Neck: "mask", NeckCloth: [2]string{"#E4D8BF", "#B3A483"}}},
	{ID: "doc", Ground: tealGround, Seed: 62,
		Face:    Face{Skin: 1, Temple: 30, Jaw: 25, Chin: 12, ChinY: 145, Hair: "short", HairColour: "brown", Eye: "open", Brow: "flat", Nose: "straight", Mouth: "line", Beard: "vandyke"},
		Costume: Costume{Hat: "bowler", HatTones: blueFelt, Band: Paper, Outfit: "suit", Cloth: navyCloth, Neck: "bowtie", NeckCloth: [2]string{"#2A559B", "#16315F"}, Details: []string{"glasses"}}},
	{ID: "django", Ground: goldGround, Seed: 63,
		Face:    Face{Skin: 5, Temple: 31, Jaw: 28, Chin: 16, ChinY: 144, Hair: "short", HairColour: "black", Eye: "narrow", Brow: "angry", Nose: "broad", Mouth: "line", Beard: "stubble"},
		Costume: Costume{Hat: "stetson", HatTones: blackFelt, Band: Lamp, Outfit: "coat", Cloth: [2]string{"#3A2A1E", "#1E150F"}, Shirt: "#B98746", Neck: "scarf", NeckCloth: [2]string{Brass, BrassDark}}},
	{ID: "tuco", Ground: redGround, Seed: 64,
		Face:    Face{Skin: 2, Temple: 32, Jaw: 29, Chin: 16, ChinY: 143, Hair: "short", HairColour: "black", Eye: "wide", Brow: "arched", Nose: "broad", Mouth: "smirk", Beard: "stubble"},
		Costume: Costume{Hat: "sombrero", HatTones: redFelt, Band: Lamp, HatShade: 94, Outfit: "poncho", Cloth: oxbloodCloth, Stripes: [2]string{Lamp, Paper}, Details: []string{"scar", "earrings"}}},
	{ID: "cheyenne", Ground: sandGround, Seed: 65,
		Face:    Face{Skin: 3, Temple: 30, Jaw: 25, Chin: 11, ChinY: 141, Hair: "wavy", HairColour: "black", Eye: "narrow", Lash: true, Brow: "flat", Nose: "straight", Mouth: "smirk"},
		Costume: Costume{Hat: "gambler", HatTones: [3]string{"#2F6F5A", "#174A3A", "#4E8F78"}, Band: Brass, Outfit: "vest", Cloth: greenCloth, Shirt: PaperOld, Neck: "bandana", NeckCloth: [2]string{"#0E8A68", "#075240"}}},
	{ID: "belle", Ground: duskGround, Seed: 66,
		Face:    Face{Skin: 0, Temple: 29, Jaw: 24, Chin: 9, ChinY: 140, Hair: "curls", HairColour: "auburn", Eye: "closed", Lash: true, Brow: "arched", Nose: "button", Mouth: "lips", Lips: "#B0382C"},
		Costume: Costume{Hat: "plume", HatTones: [3]string{"#5C2B50", "#3B1934", "#7C4470"}, Band: "#D58CB4", Outfit: "dress", Cloth: [2]string{"#7A3E70", "#4A2047"}, Lace: PaperLit, Neck: "choker", Details: []string{"earrings", "mole"}}},
	{ID: "marshal", Ground: plumGround, Seed: 67,
		Face:    Face{Skin: 1, Temple: 32, Jaw: 31, Chin: 20, ChinY: 145, Hair: "short", HairColour: "grey", Eye: "narrow", Brow: "bushy", Nose: "hook", Beard: "walrus", Age: 2},
		Costume: Costume{Hat: "stetson", HatTones: whiteFelt, Band: Ink, Outfit: "coat", Cloth: [2]string{"#E4D8BF", "#B3A483"}, Shirt: InkSoft, Neck: "bolo", Details: []string{"badge"}}},
}
