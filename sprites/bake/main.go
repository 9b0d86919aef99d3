// Command bake renders every drawn piece of Dry Gulch into the atlas pages that
// the game embeds, together with the index of names and the constants for them.
//
// It is run by go generate in package sprites and needs rsvg-convert (librsvg)
// in PATH. Same sources, same librsvg: same bytes.
//
//	go run ./bake        bake sprites/atlas, index.go and ids.go
//	go run ./bake -list  print name, page, size, pivot and insets of each piece
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"drygulch/sprites/draw"
)

func main() {
	list := flag.Bool("list", false, "print the pieces instead of baking them")
	flag.Parse()
	if err := run(".", *list); err != nil {
		fmt.Fprintln(os.Stderr, "bake:", err)
		os.Exit(1)
	}
}

// run bakes into dir, the folder of package sprites.
func run(dir string, list bool) error {
	pieces, err := allPieces(filepath.Join(dir, "art"))
	if err != nil {
		return err
	}
	if list {
		for _, p := range pieces {
			fmt.Println(describe(p))
		}
		return nil
	}
	hash, err := sourceHash(dir)
	if err != nil {
		return err
	}
	baked, err := bake(pieces)
	if err != nil {
		return err
	}
	return write(dir, baked, hash)
}

// baked is the outcome: pages by name, and where each piece lies.
type baked struct {
	pages []page
	spots []spot // sorted by the piece's name
}

// bake renders and packs the pieces.
func bake(pieces []draw.Piece) (baked, error) {
	pictures, err := renderAll(pieces)
	if err != nil {
		return baked{}, err
	}
	return pack(pieces, pictures)
}
