package audio

import "syscall/js"

// watchPage suspends the sound while the page is hidden: a hidden page has no
// ticks in which the game could do it.
func watchPage(p *Player) {
	document := js.Global().Get("document")
	if !document.Truthy() {
		return
	}
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		p.leave(awayByPage, document.Get("hidden").Truthy())
		return nil
	}))
}
