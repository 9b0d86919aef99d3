package lang

// The check of the deal, after a match: {0} is who chose.
var _ = english(Words{
	"review/title":     "Check the deal",
	"review/back":      "Back to the result",
	"review/list":      "All that happened",
	"review/at":        "choice {0} of {1}",
	"review/deal":      "How it was dealt",
	"review/go":        "To the choices",
	"review/seed":      "Number of the deal: {0}",
	"review/seed/text": "All chance of this game comes from this number. The same number, seats and choices give the same game on every device.",
	"review/table":     "On the table",
	"review/then":      ", ",
	"review/deck":      "{0} {0|card|cards} in the deck. What comes up is settled when it is drawn, by the same number.",
	"review/first":     "Begins",

	"review/train/purses":   "{0}: {1}",
	"review/train/floor":    "In {0}: {1}",
	"review/train/rounds":   "The rounds: {0}",
	"review/street/saloon":  "In the saloon: {0} and {1}",
	"review/street/tokens":  "Tokens on the street: {0}",
	"review/street/reserve": "Reserve: {0}",

	"review/hand":      "The hand of {0}",
	"review/none":      "Nobody had a choice.",
	"review/before":    "Back",
	"review/after":     "Next",
	"review/end":       "There is no further choice that way.",
	"review/thoughts":  "Thoughts",
	"review/played":    "What {0} chose, seeing this",
	"review/person":    "{0} is a person. What a person thinks nobody can look up.",
	"review/why":       "What spoke for it",
	"review/thinking":  "Thinking it over again…",
	"review/no-search": "{0} goes by what looks sensible at first sight and weighs nothing further.",
	"review/weighed":   "What was weighed",
	"review/same":      "Thought over again with the same seed, the same came out.",
	"review/other":     "Thought over again, something else came out: against the clock one does not get as far every time.",
})
