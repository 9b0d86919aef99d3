package draw

// Bars are the iron bars before somebody who is locked up, in a rectangle whose upper left corner is 0, 0: they can be
// told in grey as well.
func Bars(w, h float64) string {
	const iron, light = "#6B625C", "#A39A90"
	t := max(4, w*.055)
	var s string
	bar := func(x, y, w, h float64) {
		s += block(x, y, w, h, 0, iron) + outline(d("M% %H%V%H%Z", x, y, x+w, y+h, x), Ink, 1.6)
	}
	bar(-4, h*.2, w+8, t)
	for _, k := range []float64{.14, .38, .62, .86} {
		bar(w*k-t/2, -4, t, h+8)
		s += block(w*k-t/2+.8, -4, max(1, t*.22), h+8, 0, light)
	}
	bar(-4, h*.8, w+8, t)
	return s
}
