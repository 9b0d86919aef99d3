package main

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

func TestWhatTheReadmePointsToIsThere(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	links := regexp.MustCompile(`\]\(([^)]+)\)`).FindAllSubmatch(text, -1)
	if len(links) == 0 {
		t.Error("the README points to nothing")
	}
	for _, link := range links {
		if to := string(link[1]); !strings.Contains(to, "://") {
			if _, err := os.Stat(to); err != nil {
				t.Error(err)
			}
		}
	}
}
