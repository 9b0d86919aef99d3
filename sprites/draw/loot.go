package draw

// LootKinds are the three kinds of loot.
var LootKinds = []string{"purse", "jewel", "strongbox"}

// Loot is a piece of loot in a 48 box whose upper left corner is 0, 0; it reaches to 51 at the bottom.
func Loot(kind string) string {
	switch kind {
	case "purse":
		const bag = "M20 14Q12 22 8 32Q4 50 24 50Q44 50 40 32Q36 22 28 14"
		return inked(bag+"L32 6 16 6Z", "#9A6338", 2.6) + clip(bag+"Z", fill("M26 10H50V52H22Q34 30 26 10Z", "#6B4122")) +
			inked("M16 13H32V18H16Z", Brass, 2)
	case "jewel":
		return inked("M4 20L14 8H34L44 20 24 48Z", "#C23A52", 2.6) + fill("M24 48L44 20H30Z", "#7E1E36") +
			fill("M14 8L18 20H4Z", "#E88A96") + outline("M4 20H44M14 8L18 20 24 48 30 20 34 8", Ink, 1.6)
	}
	return inked("M4 16H44V46H4Z", "#B98A3A", 2.8) + inked("M4 16L10 8H38L44 16Z", "#E0B35C", 2.6) +
		fill("M26 17H44V45H26Z", "#8A611E") + outline("M10 16V46M38 16V46", Ink, 3) +
		inked("M18 24H30V36H18Z", Paper, 2.2) + dot(24, 29, 2.4, Ink) + line("M24 30v4", Ink, 2)
}
