// Package sprites holds everything that is drawn or lettered in Dry Gulch: the
// drawings, the baker that turns them into atlas pages, the baked pages and the
// fonts, and the loader the game uses.
//
// # Names
//
// A baked piece has a speaking name. Where code knows the name when it is
// written it uses the constant (IconSprint, UIButtonPrimary); where the name is
// made from data it asks Named, Icon or Portrait. No piece contains words or
// figures: text is set at run time. <seat> is star, shoe, cactus, wheel, moon,
// arrow, steer or bell. The families:
//
//	ui/panel/ ui/row/ ui/plate/ ui/chip/ ui/end/   grounds for words, sliced
//	ui/button/<kind> ui/square/<kind>              sliced; with /pressed for the finger
//	ui/segment/ ui/field ui/tab/ ui/sign           sliced
//	ui/slider/ ui/scroll/ ui/toggle/ ui/box/       controls
//	ui/focus/ ui/frame/ ui/veil                    lie round or over a thing: its state, sliced
//	ui/arrow/ ui/check ui/circle ui/ring ui/white  white, to be tinted
//	ui/badge/ ui/aim/ ui/bullet/ ui/grain fx/      marks, aim line, cartridges, the speck tile, flashes
//	icon/<game-icons name>                         white, to be tinted
//	seat/disc/<seat> seat/symbol/<seat>            the disc as it is, the symbol white
//	portrait/<person> bust/frame/<seat>            200 dp; the frame is scaled with the portrait
//	pawn/<seat>/<hat>/<skin>[/right]               looks left, or right; the pivot is where it stands
//	pawn/ring pawn/marshal pawn/hat/<hat>
//	card/<game>/<family>/<size>                    see CardLayoutOf; also back, legal, chosen (below), off (above)
//	scheme/<action>/<seat> turn/<kind>/<state>     the Train's row of cards and its round
//	train/loco… train/car/<kind>[/narrow] loot/    the train in parts: body, then wheels, bogie or rod, plate or cylinder
//	saloon/room/ saloon/place/ saloon/reach/       the map in the shapes wide (its room at three quarters) and tall: see SaloonMap
//	saloon/sign saloon/shield saloon/blast         a position's sign, sliced, and what hangs on it: also none, minus
//	saloon/spot saloon/restricted saloon/badge/    circles for pawns; the ring under a pawn, on its foot, and its shackles
//	saloon/panel[/<state>] saloon/stripe/          sliced, as in the Showdown
//	saloon/slot saloon/grit saloon/phase/          sliced: weapons, the Grit bar with its fill and notch, the strip of phases
//	saloon/chair saloon/mug saloon/dizzy/ …        what stands and flies; stars over the head, 1 to 3
//	showdown/room showdown/felt/                   the room is a tile, the pivot of a felt its middle (wide: at three quarters)
//	showdown/panel[/<state>] showdown/stripe/      sliced: a player's panel, and his colour at the left or the top of it
//	showdown/play/<rim> showdown/role/             sliced: grounds of cards that lie open; roles 46 x 70; the plate under one's own
//	showdown/jail showdown/buried                  over a portrait (scaled like bust/frame), over a panel
//	showdown/flip showdown/deck                    round and under a hand card: the slot of a Draw!, good, bad; the deck's edges
//	showdown/dynamite/ showdown/explosion/ …       frames 1 to 3; shots fly to the right from their tip
//	card/street/photo/<size> card/street/bars/     frame with a clear window: draw the portrait in the window first, then bars, then the frame
//	street/board/ street/saloons/                  lying (at three quarters) and standing; may be turned by 180 degrees, never mirrored
//	street/token/ street/note/ street/hole         tokens 60 and small 28 across, their rings legal, chosen, target; tags; empty places
//	street/badge/<state> street/role/<role>        discs; street/bars/small lies over a portrait, scaled like bust/small
//	street/row street/action street/call …         sliced, like street/sign; a back is street/row/back, 116 x 48
//	street/pip street/feed street/aim/ …           the two actions of a turn; from the reserve to the left; an aim in lamp light
//	train/sky/ train/mesa/ train/ridge … town/ house/ wall/ cover/ poster/   places; see the pieces themselves
//
// A sliced piece reaches Margin beyond its body on every side, for its shadow
// and its rough edge: to fill a rectangle, lay the piece round it.
//
// # Baking
//
// go generate ./sprites bakes everything again; it needs rsvg-convert (librsvg).
// The pages are kept in the repository, so go build needs nothing but Go.
package sprites

//go:generate go run ./bake

// Margin is how far a sliced piece reaches beyond its body on every side, in dp.
const Margin = 8
