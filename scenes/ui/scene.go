package ui

// Scene is one screen, or something that lies over one.
type Scene interface {
	// Name is what the inspector calls it: "town", "table/train".
	Name() string
	// Tick is called once per Update while the scene is on top: time passes, results of others arrive. It calls
	// UI.Rebuild if picture or hotspots changed.
	Tick(*UI)
	// Build describes picture and hotspots, from layout and model alone. It changes nothing.
	Build(*Frame)
	// Back is Escape, Android's back, gamepad B.
	Back(*UI)
}
