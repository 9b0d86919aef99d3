package draw

// SaloonCast is the eight brawlers.
var SaloonCast = []Person{
	{ID: "fontaine", Ground: goldGround, Seed: 71,
		Face:    Face{Skin: 1, Temple: 29, Jaw: 24, Chin: 10, ChinY: 143, Hair: "slick", HairColour: "black", Eye: "narrow", Brow: "arched", Nose: "straight", Mouth: "smirk", Beard: "pencil"},
		Costume: Costume{Hat: "gambler", HatTones: greyFelt, Band: Wine, Outfit: "suit", Cloth: violetCloth, Neck: "bowtie", NeckCloth: [2]string{Brass, BrassDark}, Details: []string{"pin"}}},
	{ID: "kettle", Ground: goldGround, Seed: 72,
		Face:    Face{Skin: 2, Temple: 29, Jaw: 24, Chin: 9, ChinY: 141, Hair: "wavy", HairColour: "black", Eye: "narrow", Lash: true, Brow: "arched", Nose: "straight", Mouth: "lips", Lips: "#A4302A"},
		Costume: Costume{Hat: "stetson", HatTones: redFelt, Band: Ink, Outfit: "coat", Cloth: khakiCloth, Shirt: PaperLit, Neck: "bandana", NeckCloth: redKerchief, Details: []string{"earrings"}}},
	{ID: "thorne", Ground: slateGround, Seed: 73,
		Face:    Face{Skin: 0, Temple: 28, Jaw: 23, Chin: 10, ChinY: 142, Hair: "short", HairColour: "white", Eye: "wide", Brow: "arched", Nose: "hook", Mouth: "frown", Age: 2},
		Costume: Costume{Hat: "bonnet", HatTones: blackFelt, Band: PaperOld, Outfit: "preacher", Cloth: blackCloth, Details: []string{"glasses"}}},
	{ID: "mcgraw", Ground: sandGround, Seed: 74,
		Face:    Face{Skin: 1, Temple: 33, Jaw: 31, Chin: 18, ChinY: 144, Hair: "braids", HairColour: "sand", Eye: "open", Lash: true, Brow: "flat", Nose: "broad", Mouth: "grin"},
		Costume: Costume{Hat: "flat", HatTones: brownFelt, Band: Kraft, Outfit: "coat", Cloth: leatherCloth, Shirt: Barn, Neck: "scarf", NeckCloth: [2]string{"#6DB9E8", "#2B6F9E"}, Details: []string{"freckles"}}},
	{ID: "anvil", Ground: redGround, Seed: 75,
		Face:    Face{Skin: 5, Temple: 33, Jaw: 32, Chin: 22, ChinY: 145, Hair: "bald", HairColour: "black", Eye: "narrow", Brow: "flat", Nose: "broad", Mouth: "line", Beard: "full"},
		Costume: Costume{Hat: "headband", Band: Barn, Outfit: "suspenders", Cloth: [2]string{"#8A7A5E", "#5E523C"}, Shirt: WoodDark}},
	{ID: "pennyweather", Ground: tealGround, Seed: 76,
		Face:    Face{Skin: 0, Temple: 29, Jaw: 24, Chin: 11, ChinY: 146, Hair: "short", HairColour: "auburn", Eye: "open", Brow: "arched", Nose: "straight", Mouth: "smile", Beard: "vandyke"},
		Costume: Costume{Hat: "top", HatTones: blueFelt, Band: Brass, Outfit: "suit", Cloth: greyCloth, Neck: "bowtie", NeckCloth: redKerchief, Details: []string{"glasses"}}},
	{ID: "slick", Ground: plumGround, Seed: 77,
		Face:    Face{Skin: 1, Temple: 30, Jaw: 24, Chin: 9, ChinY: 141, Hair: "short", HairColour: "brown", Eye: "wide", Brow: "flat", Nose: "hook", Mouth: "smirk"},
		Costume: Costume{Hat: "cap", HatTones: greyFelt, HatShade: 80, Outfit: "vest", Cloth: brownCloth, Shirt: "#B9A27A", Neck: "scarf", NeckCloth: [2]string{Teal, TealDark}, Details: []string{"scar", "straw"}}},
	{ID: "dolly", Ground: duskGround, Seed: 78,
		Face:    Face{Skin: 4, Temple: 29, Jaw: 24, Chin: 10, ChinY: 141, Hair: "afro", HairColour: "black", Eye: "closed", Lash: true, Brow: "arched", Nose: "broad", Mouth: "lips", Lips: "#B0382C"},
		Costume: Costume{Hat: "plume", HatTones: wineFelt, Band: Brass, Outfit: "dress", Cloth: [2]string{"#B5772B", "#7E4E17"}, Lace: PaperLit, Neck: "pearls", Details: []string{"earrings"}}},
}
