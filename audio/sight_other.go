//go:build !linux || android

package audio

// soundInSight is always true where asking in vain costs nothing.
func soundInSight() bool { return true }
