package train

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/train"
)

// How the deeds of Stealin' look.

// fizzles are why a card comes to nothing: what is heard.
var fizzles = [...]audio.Cue{
	rules.NoTarget: audio.CueTrainRicochet, rules.NoBullets: audio.CueRefused, rules.NothingHere: audio.CueTrainStepWood, rules.NobodyHere: audio.CueTrainPunch,
}

func fizzled(b *Board, v *table.View, e game.Event, m *table.Motion) {
	if why := int(e.Amount[0]); why >= 0 && why < len(fizzles) {
		m.Cue = fizzles[why]
	}
	x := &effect{draw: puff, to: rules.PawnRef(banditIn(int(e.Amount[1]))), words: lang.T("train/fizzle"), look: ui.InkChip, icon: sprites.IconCrossMark}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS, ui.Linear, nil))
}

// boots is what is heard of somebody who walks, by level.
var boots = [...]audio.Cue{rules.Inside: audio.CueTrainStepWood, rules.Roof: audio.CueTrainStepTin}

func moved(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.mover(e, walk, ui.InOut, m)
	m.Cue = boots[e.To.A&1]
}

func climbed(b *Board, v *table.View, e game.Event, m *table.Motion) { b.mover(e, climb, ui.InOut, m) }

func flung(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.mover(e, fling, ui.Anticipate, m)
	m.Cue = boots[e.To.A&1]
}

// mover moves a bandit to another spot of the picture.
func (b *Board) mover(e game.Event, draw func(*Board, *ui.Frame, *table.View, *effect), ease ui.Easing, m *table.Motion) {
	bandit := banditIn(int(e.Amount[0]))
	to := b.spotOf(e.To)
	far := to.Car() - b.now.Bandits[bandit].Spot.Car()
	if far < 0 {
		far = -far
	}
	x := b.leave(bandit, to, draw)
	m.Tweens = append(m.Tweens, b.add(x, ui.Travel(max(far, 1))+140, ease, nil))
	m.Hold = ui.HighlightMS
}

func marshalWalks(b *Board, v *table.View, e game.Event, m *table.Motion) {
	x := &effect{draw: walk, who: rules.MarshalRef(), from: e.From, to: e.To}
	b.now.Sheriff = uint8(b.spotOf(e.To).Car())
	m.Tweens = append(m.Tweens, b.add(x, ui.TravelCapMS, ui.InOut, nil))
	m.Hold = ui.HighlightMS
}

func shoots(b *Board, v *table.View, e game.Event, m *table.Motion) {
	from, to := banditIn(int(e.From.A)), banditIn(int(e.To.A))
	b.now.Bandits[from].Bullets = uint8(max(0, int(e.Amount[0])))
	if a, z := b.now.Bandits[from].Spot.Car(), b.now.Bandits[to].Spot.Car(); a != z {
		b.right[from] = z > a
	}
	b.receive(to, from)
	x := &effect{draw: shot, from: e.From, to: e.To}
	m.Tweens = append(m.Tweens, b.add(x, shotMS, ui.Linear, nil))
	m.Delay = ui.AimMS
}

// receive counts a Bullet card that a bandit gets.
func (b *Board) receive(bandit, colour int) {
	p := &b.now.Players[b.now.Owner(bandit)]
	p.Hits[colour]++
	p.InDeck++
}

func stung(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Neutral = uint8(max(0, int(e.Amount[0])))
	b.receive(banditIn(int(e.To.A)), rules.Neutral)
	m.Tweens = append(m.Tweens, b.add(&effect{draw: sting, from: e.From, to: e.To}, ui.ResultHeldMS+ui.RecoilMS, ui.Linear, nil))
	if e.Rule == 77 { // the passengers' rebellion is a volley
		m.Cue = audio.CueTrainShot
	}
}

func spared(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, rules.MarshalRef(), lang.T("train/fizzle"), ui.InkChip, sprites.IconCrossMark, ui.EffectMS)
}

// lootCues are what is heard of loot.
var lootCues = [...]audio.Cue{rules.NoLoot: audio.None, rules.Purse: audio.CueTrainPurse, rules.Jewel: audio.CueTrainJewel, rules.Strongbox: audio.CueTrainStrongbox}

// kindIn is the kind of loot in an event's amount.
func kindIn(e game.Event) rules.Loot {
	if e.Amount[0] < 0 || int(e.Amount[0]) >= len(lootCues) {
		return rules.NoLoot
	}
	return rules.Loot(e.Amount[0])
}

func taken(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind, bandit := kindIn(e), banditIn(int(e.To.A))
	m.Cue = lootCues[kind]
	// It flies from where it lay: from behind all that still lies there.
	from := e.From
	b.takeUp(rules.Spot(min(int(e.From.A), rules.OnCard-1)), kind, int(e.From.C))
	x := &effect{draw: hop, from: from, to: e.To, loot: kind}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS*3/5, ui.InOut, func() { b.pocket(bandit, kind, e.Face[0]) }))
	m.Hold = ui.HighlightMS
}

func punches(b *Board, v *table.View, e game.Event, m *table.Motion) {
	m.Tweens = append(m.Tweens, b.add(&effect{draw: blow, from: e.From, to: e.To}, ui.BrawlMS, ui.Linear, nil))
}

func dropped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	kind, bandit := kindIn(e), banditIn(int(e.From.A))
	m.Cue = lootCues[kind]
	b.takeOff(bandit, kind, e.Face[0])
	x := &effect{draw: hop, from: e.From, to: e.To, loot: kind}
	spot := rules.Spot(min(int(e.To.A), rules.OnCard-1))
	m.Tweens = append(m.Tweens, b.add(x, ui.BrawlMS, ui.InOut, func() { b.layDown(spot, kind, e.Face[0]) }))
}

func snatched(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.takeOff(banditIn(int(e.From.A)), rules.Purse, e.Face[0])
	x := &effect{draw: hop, from: e.From, to: e.To, loot: rules.Purse}
	m.Tweens = append(m.Tweens, b.add(x, ui.BrawlMS, ui.InOut, func() { b.pocket(banditIn(int(e.To.A)), rules.Purse, e.Face[0]) }))
}

func boxLaid(b *Board, v *table.View, e game.Event, m *table.Motion) {
	spot := rules.Spot(min(int(e.To.A), rules.OnCard-1))
	x := &effect{draw: fall, to: e.To, loot: rules.Strongbox}
	m.Tweens = append(m.Tweens, b.add(x, ui.BrawlMS, ui.Accelerate, func() { b.layDown(spot, rules.Strongbox, 0) }))
	m.Delay, m.Hold = ui.BrawlMS, ui.ResultHeldMS
}

func ransomed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Ransom |= 1 << banditIn(int(e.To.A))
	b.pop(m, e.To, lang.Money(int(e.Amount[0])), ui.BrassChip, sprites.IconMoneyStack, ui.EffectMS)
}

func declined(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.From, lang.T("train/do/leave"), ui.PaperChip, sprites.IconCrossMark, ui.EffectMS)
}

func scored(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.putBack()
	b.now.Phase = rules.Over
	b.pop(m, b.over(e.Actor), lang.Money(int(e.Amount[0])), ui.BrassChip, sprites.IconMoneyStack, ui.EffectMS)
}

func gunslinger(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, e.To, lang.T("train/end/gunslinger"), ui.BarnChip, sprites.IconRevolver, ui.EffectMS+ui.ResultHeldMS)
}

func wins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, b.over(e.Actor), v.Name(e.Actor), ui.LampChip, sprites.IconLaurelsTrophy, ui.EffectMS+ui.ResultHeldMS)
}
