package audio

import (
	"drygulch/audio/synth"
)

// crossing is the air of Main Street: wind between the fronts, a sign that
// creaks in it, two crickets, and now and then a dog somewhere behind. When it
// storms the crickets are gone and the wind and the sign have it all.
type crossing struct {
	storms   bool
	wind     wind
	crickets [2]cricket
	chance   chance
	creak    int // samples until the sign swings
	bark     int // samples until the dog is heard
	again    int // samples until its second bark; 0: it has none
}

// The dog barks twice, at most once a minute.
const (
	dogRests = 60.0 // seconds
	dogAgain = 0.34
)

func newCrossing(storms bool) *crossing {
	c := &crossing{storms: storms, wind: wind{chance: 0x3C6EF372, low: 150, high: 460}, chance: 0x1F83D9AB}
	if storms {
		c.wind.low, c.wind.high = 210, 900
	}
	c.creak = c.chance.seconds(3, 9)
	c.bark = c.chance.seconds(15, 50)
	for i := range c.crickets {
		c.crickets[i] = cricket{
			chance: chance(0x5BE0CD19 + 1409*uint32(i)), hz: []float32{4390, 4120}[i],
			right: []float32{0.15, 0.8}[i], loud: []float32{0.4, 0.3}[i], period: []float32{0.58, 0.66}[i],
		}
		c.crickets[i].wait = c.crickets[i].chance.seconds(0.2, 3)
	}
	return c
}

func (c *crossing) fill(m *mixer, left, right []float32, fade float32) {
	clear(left)
	clear(right)
	if c.storms {
		c.wind.blow(left, right, 0.04)
	} else {
		c.wind.blow(left, right, 0.028)
		for i := range c.crickets {
			c.crickets[i].sing(left, right)
		}
		c.dog(m, len(left), fade)
	}
	if c.creak -= len(left); c.creak <= 0 {
		c.creak = c.chance.seconds(7, 19)
		if c.storms {
			c.creak /= 3
		}
		loud := fade * c.chance.between(0.3, 0.8)
		m.sound(cueSignCreak, busAmbience, c.chance.between(0.88, 1.1), loud, loud*0.6)
	}
}

// dog lets n samples pass for the dog.
func (c *crossing) dog(m *mixer, n int, fade float32) {
	rate := c.chance.between(0.97, 1.03)
	loud := fade * c.chance.between(0.25, 0.5)
	if c.again > 0 {
		if c.again -= n; c.again <= 0 {
			c.again = 0
			m.sound(cueDog, busAmbience, rate*0.97, loud*0.5, loud*0.8)
		}
	}
	if c.bark -= n; c.bark <= 0 {
		c.bark = c.chance.seconds(dogRests, 2.5*dogRests)
		c.again = int(dogAgain * synth.Rate)
		m.sound(cueDog, busAmbience, rate, loud*0.6, loud)
	}
}
