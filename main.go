// Dry Gulch is one Wild West town with table games in it, for one player
// against computer opponents or for several round one device.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"drygulch/game/store"
	"drygulch/scenes"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "drygulch:", err)
		os.Exit(1)
	}
}

func run() error {
	var config scenes.Config
	var dir, size, seats, options string
	flag.Uint64Var(&config.Seed, "seed", 0, "deal the first match from this `number`; 0: by chance")
	flag.StringVar(&dir, "data", "", "keep matches and settings in this `folder`")
	flag.BoolVar(&config.Mute, "mute", false, "open no sound device")
	flag.StringVar(&size, "size", "1280x720", "`width x height` of the window")
	flag.StringVar(&config.Inspect, "inspect", "", "write what can be pressed to this `file` whenever it changes")
	flag.IntVar(&config.Think, "think", 0, "let opponents imagine so many `worlds` a decision; 0: as their level does")
	flag.StringVar(&config.Game, "game", "", "go straight to a table of this `game`: train, showdown, saloon or street")
	flag.StringVar(&seats, "seats", "", "who sits there, such as human,easy,random (a `list`); human+hints may ask for hints")
	flag.StringVar(&options, "options", "", "what is agreed there, such as powers=off,expert=on (a `list`)")
	flag.Parse()
	if flag.NArg() > 0 {
		return fmt.Errorf("%q: want flags only; -help lists them", flag.Arg(0))
	}

	var w, h int
	if n, err := fmt.Sscanf(size, "%dx%d", &w, &h); n != 2 || err != nil || w < 1 || h < 1 {
		return fmt.Errorf("-size %q: want something like 1280x720", size)
	}
	var err error
	if config.Options, err = pairs(options); err != nil {
		return err
	}
	if seats != "" {
		config.Seats = strings.Split(seats, ",")
	}
	if config.Store, err = open(dir); err != nil {
		// The game plays on without keeping anything, and says so on the screen.
		fmt.Fprintln(os.Stderr, "drygulch: nothing will be kept:", err)
	}
	if err := screenless(); err != nil {
		return err
	}

	app, err := scenes.New(config)
	if err != nil {
		return err
	}
	defer app.Close()
	ebiten.SetWindowTitle("Dry Gulch")
	ebiten.SetWindowSize(w, h)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	return ebiten.RunGame(app)
}

// open opens the place where matches and settings are kept. A nil Store comes
// with an error.
func open(dir string) (store.Store, error) {
	if dir == "" {
		return store.Default("drygulch")
	}
	return openFolder(dir)
}

// pairs reads "k=v,k=v".
func pairs(list string) (map[string]string, error) {
	if list == "" {
		return nil, nil
	}
	options := map[string]string{}
	for _, pair := range strings.Split(list, ",") {
		k, v, ok := strings.Cut(pair, "=")
		if !ok {
			return nil, fmt.Errorf("-options %q: want something like powers=off", pair)
		}
		options[k] = v
	}
	return options, nil
}

// screenless tells how to play on a machine without a screen.
func screenless() error {
	if runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" || os.Getenv("EBITENGINE_VM_ENDPOINT") != "" {
		return nil
	}
	return errors.New("there is no screen (DISPLAY is empty). On a machine without one, sh .ci/headless go run . brings a virtual one")
}
