package draw

// The grounds behind heads: field and rays.
var (
	redGround   = [2]string{Ember, "#CF5F33"}
	goldGround  = [2]string{"#DE9A3B", "#EDB455"}
	plumGround  = [2]string{"#5C2B50", "#703A60"}
	tealGround  = [2]string{"#2C6C66", "#3B8078"}
	slateGround = [2]string{"#3E5C75", "#527089"}
	duskGround  = [2]string{"#8A3340", "#A04648"}
	sandGround  = [2]string{"#C79A5E", "#D8B078"}
	greenSide   = [2]string{TealDark, "#22635A"}
	redSide     = [2]string{"#7E2A22", "#9A3A2A"}
)

// Felt of hats: light side, shade, rim of light.
var (
	brownFelt = [3]string{"#4A2F20", "#2C1A12", "#6E4A32"}
	blackFelt = [3]string{"#2B201B", "#150E0A", "#4A3A32"}
	tanFelt   = [3]string{"#C29058", "#8D6236", "#E0B47C"}
	greyFelt  = [3]string{"#7D7468", "#554D44", "#A09686"}
	whiteFelt = [3]string{"#E4D8BF", "#B3A483", PaperLit}
	redFelt   = [3]string{"#8A2B20", "#5A1812", "#AC4532"}
	blueFelt  = [3]string{Slate, SlateDark, "#6487A0"}
	wineFelt  = [3]string{Wine, "#541A28", "#9C4450"}
)

// Cloth: light side, shade.
var (
	brownCloth   = [2]string{"#5B3A26", "#3A2417"}
	blackCloth   = [2]string{"#2B201B", "#17100C"}
	navyCloth    = [2]string{"#2E4A63", "#1A2E40"}
	oxbloodCloth = [2]string{Barn, BarnDark}
	greenCloth   = [2]string{Teal, TealDark}
	violetCloth  = [2]string{"#4A2148", "#2E1330"}
	khakiCloth   = [2]string{"#8C6B3E", "#5E4626"}
	oliveCloth   = [2]string{"#4F5A3A", "#343D25"}
	greyCloth    = [2]string{"#5A5A4C", "#38382E"}
	leatherCloth = [2]string{"#6B4A2E", "#452D1A"}
	redKerchief  = [2]string{Barn, BarnDark}
)

// Everybody is all people of the town and the four games.
func Everybody() []Person {
	all := append([]Person{}, Townsfolk...)
	all = append(all, TrainCast...)
	all = append(all, SaloonCast...)
	all = append(all, ShowdownCast...)
	return append(all, StreetCast()...)
}
