package main

import (
	"bytes"
	"fmt"
	"image"
	imagedraw "image/draw"
	"image/png"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"drygulch/sprites/draw"
)

// renderer is the program that turns SVG into pictures.
const renderer = "rsvg-convert"

// renderAll renders the pieces, as many at a time as the machine has cores.
func renderAll(pieces []draw.Piece) ([]*image.NRGBA, error) {
	if _, err := exec.LookPath(renderer); err != nil {
		return nil, fmt.Errorf("%s is not in PATH: install librsvg (Debian: librsvg2-bin, macOS: brew install librsvg)", renderer)
	}
	pictures := make([]*image.NRGBA, len(pieces))
	errs := make([]error, len(pieces))
	next := make(chan int)
	var workers sync.WaitGroup
	for range runtime.NumCPU() {
		workers.Go(func() {
			for i := range next {
				pictures[i], errs[i] = render(pieces[i])
			}
		})
	}
	for i := range pieces {
		next <- i
	}
	close(next)
	workers.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return pictures, nil
}

// render renders one piece at the scale of the atlas.
func render(p draw.Piece) (*image.NRGBA, error) {
	w, h := pixels(p)
	cmd := exec.Command(renderer, "-w", strconv.Itoa(w), "-h", strconv.Itoa(h))
	cmd.Stdin = strings.NewReader(p.SVG())
	var out, complaint bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &complaint
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("%s: %w: %s", p.Name, err, complaint.String())
	}
	src, err := png.Decode(&out)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.Name, err)
	}
	if src.Bounds().Dx() != w || src.Bounds().Dy() != h {
		return nil, fmt.Errorf("%s: rendered %v instead of %dx%d", p.Name, src.Bounds(), w, h)
	}
	if picture, ok := src.(*image.NRGBA); ok {
		return picture, nil
	}
	picture := image.NewNRGBA(src.Bounds())
	imagedraw.Draw(picture, picture.Bounds(), src, image.Point{}, imagedraw.Src)
	return picture, nil
}
