// Package lang is the message catalogue: every word a player reads, apart from the rulebooks.
//
// A message has a key ("train/prompt/play") and, in each language, a pattern. Words are kept in one file for each area
// (ui.go, train.go …), each of which registers a map:
//
//	var _ = english(Words{
//		"train/bullets": "{0} {0|bullet|bullets} left",
//	})
//
// and is asked by T: lang.T("train/bullets", 3) is "3 bullets left". See Format for the patterns. A new language is a
// line in languages and a file of words for each area.
package lang

import (
	"slices"
	"strings"
	"sync"
)

// Words are the patterns of one area in one language, by key.
type Words map[string]string

// Language is one that the player can choose.
type Language struct {
	Code string // "en"
	Name string // in the language itself
}

type language struct {
	Language
	plural   func(n int) int // which of the forms of {0|…} a number takes
	thousand string          // between groups of three digits
	words    Words
}

// The first language is the one whose words stand in for what another lacks.
var languages = []*language{
	{Language: Language{"en", "English"}, plural: oneOther, thousand: ",", words: Words{}},
}

var current = languages[0]

// Override, if set, has the last word on every message: tests plant canaries with it in the words of hidden cards.
// It gets key and finished text and returns what is shown.
var Override func(key, text string) string

func english(w Words) bool { return add("en", w) }

// add registers words. A key given twice is a fault that a test reports.
func add(code string, w Words) bool {
	for _, l := range languages {
		if l.Code != code {
			continue
		}
		for k, v := range w {
			if _, twice := l.words[k]; twice {
				doubles = append(doubles, code+" "+k)
			}
			l.words[k] = v
		}
		return true
	}
	return false
}

var doubles []string

// Languages lists what the player can choose, English first.
func Languages() []Language {
	list := make([]Language, len(languages))
	for i, l := range languages {
		list[i] = l.Language
	}
	return list
}

// Use chooses a language by its code; an unknown one is English. The pseudo-language Pseudo lengthens every English
// word, for tests of layouts.
func Use(code string) {
	pseudo = code == Pseudo
	current = languages[0]
	for _, l := range languages {
		if l.Code == code {
			current = l
		}
	}
}

// Current is the code of the language in use.
func Current() string {
	if pseudo {
		return Pseudo
	}
	return current.Code
}

// T is the message of a key with its arguments in the language in use. A key that no language knows is shown between
// double angle brackets and kept for Missing.
func T(key string, args ...any) string {
	l := current
	pattern, ok := l.words[key]
	if !ok && l != languages[0] {
		l = languages[0]
		pattern, ok = l.words[key]
	}
	var text string
	if ok {
		text = format(l, pattern, args)
	} else {
		text = "«" + key + "»"
		note(key)
	}
	if pseudo {
		text = lengthen(text)
	}
	if Override != nil {
		text = Override(key, text)
	}
	return text
}

// Has reports whether there is a message of this key.
func Has(key string) bool {
	_, ok := languages[0].words[key]
	return ok
}

// Keys lists all keys that begin with prefix, sorted.
func Keys(prefix string) []string {
	var keys []string
	for k := range languages[0].words {
		if strings.HasPrefix(k, prefix) {
			keys = append(keys, k)
		}
	}
	slices.Sort(keys)
	return keys
}

// Pattern is the unformatted message of a key in English, for tests.
func Pattern(key string) string { return languages[0].words[key] }

var missing struct {
	sync.Mutex
	keys map[string]bool
}

func note(key string) {
	missing.Lock()
	defer missing.Unlock()
	if missing.keys == nil {
		missing.keys = map[string]bool{}
	}
	missing.keys[key] = true
}

// Missing lists the keys that T was asked for in vain, sorted. A test that has walked the screens expects none.
func Missing() []string {
	missing.Lock()
	defer missing.Unlock()
	keys := make([]string, 0, len(missing.keys))
	for k := range missing.keys {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
