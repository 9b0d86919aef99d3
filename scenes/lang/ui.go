package lang

// The words of the toolkit.
var _ = english(Words{
	"ui/ok":            "All right",
	"ui/cancel":        "Cancel",
	"ui/close":         "Close",
	"ui/back":          "Back",
	"ui/settings":      "Settings",
	"ui/unavailable":   "That cannot be done now",
	"ui/slider/less":   "Less",
	"ui/slider/more":   "More",
	"ui/on":            "On",
	"ui/off":           "Off",
	"ui/field/edit":    "{0}: {1}",
	"ui/scroll/more":   "More below",
	"ui/language/self": "English",
})
