package scenes

import (
	"drygulch/scenes/lang"
	"drygulch/scenes/ui"
)

// askQuit leaves the program, where programs can be left.
func (a *App) askQuit() {
	if !windowed {
		return
	}
	a.UI.Ask(ui.Dialog{
		Name: "dialog/quit", Title: lang.T("app/quit"), Text: lang.T("app/quit-text"),
		Choices: []ui.Choice{
			{ID: "dialog/stay", Label: lang.T("app/quit-no"), Kind: ui.PaperButton, Safe: true},
			{ID: "dialog/leave", Label: lang.T("app/quit-yes"), Kind: ui.Primary, Do: func(u *ui.UI) { u.Quit() }},
		},
	})
}
