package sprites

import (
	"go/ast"
	"go/parser"
	"go/token"
	"image"
	_ "image/png"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestEveryNameFindsItsPiece(t *testing.T) {
	if len(index) == 0 {
		t.Fatal("nothing is baked")
	}
	for i := range index {
		id, ok := Named(index[i].name)
		if !ok || int(id) != i+1 || id.Name() != index[i].name {
			t.Errorf("%s: found %d, %v as %q", index[i].name, id, ok, id.Name())
		}
	}
	if !slices.IsSortedFunc(index[:], func(a, b entry) int { return strings.Compare(a.name, b.name) }) {
		t.Error("the index is not sorted by name")
	}
}

func TestUnknownNamesAndNumbersAreClear(t *testing.T) {
	if id, ok := Named("ui/no-such-thing"); ok || id != 0 {
		t.Errorf("found %d", id)
	}
	for _, id := range []ID{0, ID(len(index) + 1), 1<<16 - 1} {
		s := id.Sprite()
		if s == nil || s.Image == nil || s.W != .5 || s.H != .5 || id.Name() != "" {
			t.Errorf("%d: %+v, name %q", id, s, id.Name())
		}
	}
	if Icon("no-such-icon") != 0 || Portrait("nobody") != 0 {
		t.Error("an unknown icon or person is a piece")
	}
}

func TestEveryConstantIsThePieceItIsNamedFor(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "ids.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		value, err := strconv.Atoi(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Fatal(err)
		}
		plain := strings.NewReplacer("/", "", "-", "").Replace(ID(value).Name())
		if plain == "" || !strings.EqualFold(spec.Names[0].Name, plain) {
			t.Errorf("%s is %q", spec.Names[0].Name, ID(value).Name())
		}
		found++
		return true
	})
	if found < 200 {
		t.Errorf("only %d constants", found)
	}
}

func TestPiecesLieOnTheirPages(t *testing.T) {
	size := map[uint8]image.Rectangle{}
	for n, name := range pageNames {
		f, err := atlas.Open("atlas/" + name + ".png")
		if err != nil {
			t.Fatal(err)
		}
		c, _, err := image.DecodeConfig(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		if c.Width > 2048 || c.Height > 2048 {
			t.Errorf("%s is %dx%d", name, c.Width, c.Height)
		}
		size[uint8(n)] = image.Rect(0, 0, c.Width, c.Height)
	}
	for i := range index {
		e := &index[i]
		at := image.Rect(int(e.x), int(e.y), int(e.x)+int(e.w), int(e.y)+int(e.h))
		if at.Empty() || !at.In(size[e.page]) {
			t.Errorf("%s lies at %v on %v", e.name, at, size[e.page])
		}
	}
}

func TestArtKeepsToItsBudget(t *testing.T) {
	const budget = 12 << 20
	files, err := atlas.ReadDir("atlas")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != len(pageNames) {
		t.Errorf("%d files, %d pages", len(files), len(pageNames))
	}
	var sum int64
	for _, f := range files {
		info, err := f.Info()
		if err != nil {
			t.Fatal(err)
		}
		sum += info.Size()
	}
	if sum > budget {
		t.Errorf("%d bytes of atlas, at most %d", sum, budget)
	}
}

func TestPagesCanBeDroppedAndLoadAgain(t *testing.T) {
	id, ok := Named("icon/cog")
	if !ok {
		t.Fatal("no icon/cog")
	}
	first := id.Sprite()
	if first.Image.Bounds().Dx() != int(first.W*Scale) || first.PX != first.W/2 {
		t.Errorf("%+v on %v", first, first.Image.Bounds())
	}
	if !Ready("icons") {
		t.Error("a page in use is not ready")
	}
	Unload("icons")
	if Ready("icons") || first.Image != nil {
		t.Error("unloaded, yet there")
	}
	if again := id.Sprite(); again != first || again.Image == nil {
		t.Error("the piece did not come back in its place")
	}
}

func TestPreloadDecodesWhatIsAskedFor(t *testing.T) {
	Unload()
	Preload("ui", "icons")
	for !Ready("ui", "icons") {
		time.Sleep(time.Millisecond) // it has all the time that go test gives
	}
	if Ready("town") || Ready() {
		t.Error("more is decoded than was asked for")
	}
	Unload()
	if Ready("ui") || Ready("icons") {
		t.Error("unloaded, yet ready")
	}
}

func TestEveryPageHasAPalette(t *testing.T) {
	for _, name := range pageNames {
		if decodePage(name) == nil {
			t.Errorf("%s cannot be read", name)
		}
	}
	if decodePage("no-such-page") != nil {
		t.Error("a page that is not there was decoded")
	}
}

func BenchmarkDecodePage(b *testing.B) {
	for b.Loop() {
		decodePage("people-0")
	}
}

func TestEveryFaceIsThereAndUnmodified(t *testing.T) {
	for f, want := range map[Face]int{Rye: 2, Alfa: 3, Slab400: 4, Slab700: 4, Slab900: 4} {
		files := f.Files()
		if len(files) != want {
			t.Errorf("face %d has %d files, want %d", f, len(files), want)
		}
		for _, b := range files {
			if !strings.HasPrefix(string(b), "wOFF") {
				t.Errorf("face %d: a file is no WOFF", f)
			}
		}
	}
	if Face(99).Files() != nil {
		t.Error("an unknown face has files")
	}
}

func TestEverybodyHasAPawnInEverySeat(t *testing.T) {
	seen := map[ID]bool{}
	for seat := range Seats {
		for _, person := range []string{"ghost", "doc", "django", "tuco", "cheyenne", "belle", "anybody",
			"fontaine", "kettle", "thorne", "mcgraw", "anvil", "pennyweather", "slick", "dolly"} {
			for _, right := range []bool{false, true} {
				id := Pawn(seat, person, right)
				if id == 0 || seen[id] {
					t.Errorf("%s in seat %d: pawn %d, %q", person, seat, id, id.Name())
				}
				seen[id] = true
			}
			if person != "anybody" && Portrait(person) == 0 {
				t.Errorf("%s has a pawn but no portrait", person)
			}
		}
	}
	if Pawn(8, "tuco", false) != 0 || Pawn(-1, "tuco", true) != 0 {
		t.Error("a seat that is none has a pawn")
	}
}

func TestWhatTheTablesNeedIsBaked(t *testing.T) {
	for _, family := range []string{"icon/", "portrait/", "bust/frame/", "pawn/", "seat/disc/", "ui/button/", "card/train/", "scheme/", "turn/", "loot/", "train/car/", "house/", "card/showdown/", "showdown/panel", "showdown/play/", "showdown/role/",
		"card/saloon/", "saloon/phase/", "saloon/slot", "saloon/grit",
		"card/street/", "street/token/", "street/note/", "street/badge/", "street/role/", "poster/"} {
		if len(All(family)) < 3 {
			t.Errorf("%s has %d pieces", family, len(All(family)))
		}
	}
	for _, game := range []string{"saloon", "train", "showdown"} {
		for _, size := range []string{"hand", "fan", "zoom"} {
			l := CardLayoutOf(game, size)
			if l.Title.H < 20 || l.Window.Y < l.Title.Y+l.Title.H-1 || l.Foot.Y+l.Foot.H > l.H {
				t.Errorf("%s, %s: %+v", game, size, l)
			}
			if id, ok := Named("card/" + game + "/back/" + size); !ok || id.Sprite().W != l.W+2*Margin {
				t.Errorf("%s, %s: the back is %g wide, the card %g", game, size, id.Sprite().W, l.W)
			}
		}
	}
	for _, size := range []string{"hand", "fan", "zoom"} {
		l := CardLayoutOf("street", size)
		if l.Window.Y > 20 || l.Title.Y < l.Window.Y+l.Window.H-1 || l.Title.H < 20 || l.Foot.Y < l.Title.Y+l.Title.H-1 || l.Foot.Y+l.Foot.H > l.H {
			t.Errorf("a photograph, %s: %+v", size, l)
		}
	}
	if CardLayoutOf("whist", "hand") != (CardLayout{}) {
		t.Error("an unknown game has cards")
	}
}

// The numbers of circles and the reaches are those of the rules, HN-56 and the tables of the map.
func TestMapsOfTheSaloonShowItsRules(t *testing.T) {
	circles := map[string]int{"open": 6, "bar": 2, "piano": 2, "balcony": 2, "stairs": 1, "back": 1, "card-table": 1, "stove-table": 2, "doors": 2}
	orange := []string{"stairs", "card-table", "stove-table", "doors"}
	reaches := map[string][]string{
		"open": {"back", "bar", "card-table", "doors", "piano", "stairs", "stove-table"},
		"bar":  {"back", "card-table"}, "piano": {"stove-table"}, "stairs": {"balcony", "open"}, "back": {"bar"},
		"card-table": {"bar", "open"}, "stove-table": {"open", "piano"}, "doors": {"card-table", "open"},
	}
	for _, shape := range []string{"wide", "tall"} {
		m := SaloonMap(shape)
		if len(m.Places) != len(circles) {
			t.Errorf("%s: %d positions", shape, len(m.Places))
		}
		if id, ok := Named("saloon/room/" + shape); !ok || id.Sprite().PX != 0 {
			t.Errorf("%s has no floor", shape)
		}
		for _, p := range m.Places {
			if _, ok := Named("saloon/place/" + shape + "/" + p.Name); !ok || len(p.Spots) != circles[p.Name] || p.Orange != slices.Contains(orange, p.Name) {
				t.Errorf("%s, %s: drawn %t, %d circles, orange %t", shape, p.Name, ok, len(p.Spots), p.Orange)
			}
			for _, s := range p.Spots {
				if s.X < p.Plate.X || s.X > p.Plate.X+p.Plate.W || s.Y < p.Plate.Y || s.Y > p.Plate.Y+p.Plate.H {
					t.Errorf("%s, %s: a circle at %v is not on %v", shape, p.Name, s, p.Plate)
				}
			}
		}
		got := map[string][]string{}
		for _, r := range m.Reaches {
			if _, ok := Named("saloon/reach/" + shape + "/" + r.From + "/" + r.To); !ok {
				t.Errorf("%s: no arrow from %s to %s", shape, r.From, r.To)
			}
			got[r.From] = append(got[r.From], r.To)
			if r.Both {
				got[r.To] = append(got[r.To], r.From)
			}
		}
		for from, want := range reaches {
			if slices.Sort(got[from]); !slices.Equal(got[from], want) {
				t.Errorf("%s: %s reaches %v, want %v", shape, from, got[from], want)
			}
		}
		if len(got) != len(reaches) {
			t.Errorf("%s: %v", shape, got)
		}
	}
	if SaloonMap("round").Places != nil {
		t.Error("a shape that is none has a map")
	}
}
