package lang

// The words of the toolkit and those that every screen shares.
var _ = english(Words{
	"ui/cancel":      "Cancel",
	"ui/close":       "Close",
	"ui/ok":          "OK",
	"ui/settings":    "Settings",
	"ui/unavailable": "That cannot be done now",
})
