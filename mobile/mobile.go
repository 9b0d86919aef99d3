// Package mobile is the game as a library for a phone: what ebitenmobile binds for Android and iOS. The Activity or the
// view controller of the shell calls it; the game itself is the one that a desktop runs.
//
// All functions return at once and may be called from the shell's own thread. What a shell has to do:
//
//   - [Start] when it is created, before or after the view is;
//   - [SetInsets] whenever the system tells other insets: at the start, when the phone turns, when bars come and go;
//   - [Suspend] before it suspends Ebitengine's view, [Resume] after it has resumed it;
//   - [BackPressed] for Android's back, be it button or gesture: Ebitengine's view does not see it.
package mobile

import (
	"log"
	"sync"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2/mobile"

	"drygulch/game/store"
	"drygulch/scenes"
	"drygulch/scenes/ui"
)

var (
	once sync.Once
	app  atomic.Pointer[scenes.App] // the running game; nil before Start
)

// Start begins the game. dir is a folder of the app's own for matches and settings: getFilesDir() on Android,
// Application Support on iOS; it is made if need be, and without it the game plays on and says that it keeps nothing.
// lang is the language of the system ("de", "pt-BR"); empty: as in the settings. A second call does nothing: Android
// may create the Activity again while the process lives on.
func Start(dir, lang string) {
	once.Do(func() {
		a, err := scenes.New(configFor(dir, lang))
		if err != nil {
			log.Print("drygulch: ", err)
			return
		}
		app.Store(a)
		mobile.SetGame(a)
	})
}

func configFor(dir, lang string) scenes.Config {
	config := scenes.Config{Language: lang}
	kept, err := store.OpenDir(dir)
	if err != nil {
		log.Print("drygulch: nothing will be kept: ", err)
		return config // with no Store, and not with a nil *Dir in it
	}
	config.Store = kept
	return config
}

// SetInsets tells how far notches, rounded corners and system bars reach into the view, in dp. Buttons stay clear of
// them, backgrounds do not.
func SetInsets(left, top, right, bottom float64) { ui.SetInsets(left, top, right, bottom) }

// Suspend silences the game, which the system is about to hide. There is nothing to save: every move was.
func Suspend() {
	if a := app.Load(); a != nil {
		a.Suspend()
	}
}

// Resume gives the game its sound back and has it forget the fingers that lay on the screen before.
func Resume() {
	if a := app.Load(); a != nil {
		a.Resume()
	}
}

// BackPressed is Android's back: it closes what is open, steps back in a choice, or opens the pause menu.
func BackPressed() { ui.PressBack() }
