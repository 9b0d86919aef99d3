package saloon

import (
	"drygulch/audio"
	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/scenes/ui"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// How attacks, blocks and what follows from them are shown.

// attacks begins an attack: whose it is and with what. What it adds up to is taken from what is known by now, if it is
// still going on then.
func attacks(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	if e.Kind == rules.EvAttack && e.Actor == s.Turn {
		s.Phase, s.Fought = rules.Fight, true
	}
	b.pays(e.Actor, e.Amount[1])
	a := rules.Attack{
		By: e.Actor, Way: rules.OwnTurn, Type: rules.Type(e.Amount[0]), With: faceOf(e), Bullets: uint8(e.Amount[1]), At: game.NoSeat, Step: rules.StepAim,
	}
	if e.Kind == rules.EvCounter {
		a.Way = rules.Counter
	}
	for i, o := range a.With.Face().Options { // of which an option is told by the bullets that it takes
		if a.Type == rules.Gun && o.Bullets <= a.Bullets {
			a.Option = uint8(i)
		}
	}
	if now, ok := known(v).Attacking(); ok && known(v).Depth > 0 && now.By == e.Actor && now.Type == a.Type {
		a.Option, a.Bullets, a.Splits = now.Option, now.Bullets, now.Splits
	}
	a.Damage = int8(weaponDamage(s, &a))
	b.brawl = brawl{attack: a}
	words := "saloon/pop/attack"
	if e.Kind == rules.EvCounter {
		words = "saloon/pop/counter"
	}
	b.pop(m, rules.PawnRef(e.Actor), lang.T(words, weaponIn(&a)), ui.CoralChip, motifs[a.With], ui.EffectMS)
}

// pays takes bullets out of the gun in a Fist.
func (b *Board) pays(seat game.Seat, bullets int16) {
	if w := b.slotIn(rules.SlotRef(seat, rules.Fist)); w != nil {
		w.Bullets -= min(w.Bullets, uint8(bullets))
	}
}

// more adds to the attack that is shown.
func (b *Board) more(damage int16) {
	if b.brawl.on() {
		b.brawl.attack.Damage += int8(damage)
	}
}

func swung(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.more(e.Amount[0])
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/swung", int(e.Amount[0])), ui.LampChip, motifs[b.brawl.attack.With], ui.StepMS)
}

func swooped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.more(e.Amount[0])
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/swooped", int(e.Amount[0])), ui.LampChip, sprites.IconFalling, ui.StepMS)
}

func luck(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.more(e.Amount[0])
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/luck", int(e.Amount[0])), ui.LampChip, sprites.IconBullets, ui.StepMS)
}

func spares(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.more(e.Amount[0])
	b.brawl.attack.Splits = 0 // no target is missing any more
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/spare", int(e.Amount[0])), ui.LampChip, 0, ui.StepMS)
}

// boosts holds up a card that strengthens the attack.
func boosts(b *Board, v *table.View, e game.Event, m *table.Motion) {
	k := faceOf(e)
	b.lose(e.Actor)
	b.lay(k)
	b.more(e.Amount[0])
	if b.brawl.on() && e.Actor != b.brawl.attack.By { // a mate's boost: the attacker pays for it now (HN-153)
		b.pays(b.brawl.attack.By, e.Amount[1])
	}
	if k >= rules.FancyShootin && k <= rules.MeanStreak && b.brawl.on() {
		b.brawl.attack.Boosts |= 1 << (k - rules.FancyShootin)
		if o := k.Face().Options; len(o) > 1 && int16(o[1].Damage) == e.Amount[0] {
			b.brawl.attack.Picks |= 1 << (k - rules.FancyShootin)
		}
	}
	b.show(m, e.From, k)
}

func option(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.more(e.Amount[0])
	b.pays(e.Actor, e.Amount[1])
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/option", kindName(faceOf(e)), int(e.Amount[0])), ui.LampChip, motifs[faceOf(e)], ui.StepMS)
}

func aimed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	at := seatIn(&b.now, e.To)
	if at == game.NoSeat || !b.brawl.on() {
		return
	}
	a := &b.brawl.attack
	a.Targets, a.Left = a.Targets.With(at), a.Left.With(at)
	m.Hold = ui.AimMS
}

// blocked holds up the block, and shows it in the way.
func blocked(b *Board, v *table.View, e game.Event, m *table.Motion) {
	k := faceOf(e)
	b.lose(e.Actor)
	b.lay(k)
	if a := &b.brawl.attack; b.brawl.on() {
		a.At, a.Block = e.Actor, k
	}
	b.show(m, e.From, k)
	x := &effect{draw: wards, to: rules.PawnRef(e.Actor), card: k, words: lang.T("saloon/pop/block", int(e.Amount[0])), look: ui.PaperChip, icon: sprites.IconShield}
	m.Tweens = append(m.Tweens, b.add(x, ui.ToTableMS+ui.EffectMS, ui.Linear, nil))
}

func void(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.brawl = brawl{}
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/void"), ui.InkChip, sprites.IconCrossMark, ui.EffectMS)
}

// strikeCues are what is heard of an attack by its weapon; guns have each their own voice.
var strikeCues = [...]audio.Cue{
	rules.NoKind: audio.CueSaloonFist, rules.Peacemaker: audio.CueSaloonRevolver, rules.Carbine: audio.CueSaloonCarbine,
	rules.CoachGun: audio.CueSaloonShotgun, rules.SleeveGun: audio.CueSaloonDerringer, rules.LongTom: audio.CueSaloonRifle,
	rules.PepperPot: audio.CueSaloonPepperbox, rules.OldTrooper: audio.CueSaloonRevolver, rules.StoveLog: audio.CueSaloonClub,
	rules.SomeonesChair: audio.CueSaloonChair, rules.BrokenBottle: audio.CueSaloonBottle, rules.RotgutJug: audio.CueSaloonJug,
	rules.Toothpick: audio.CueSaloonKnife, rules.FullSpittoon: audio.CueSaloonSpittoon, rules.MuleWhip: audio.CueSaloonWhip,
	rules.BilliardCue: audio.CueSaloonClub,
}

// strikeCue is what is heard of a blow or shot; a gun that is swung is a club.
func strikeCue(t rules.Type, k rules.Kind) audio.Cue {
	switch {
	case t == rules.Melee && k.IsGun():
		return audio.CueSaloonClub
	case int(k) < len(strikeCues):
		return strikeCues[k]
	}
	return audio.CueSaloonFist
}

// hit carries out a shot or a blow, and shows what the target loses; if nothing, his hat.
func hit(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	by, at := seatIn(s, e.From), e.Actor
	s.Grit[s.Side(at)] = e.Amount[1]
	a := b.brawl.attack
	m.Cue = strikeCue(a.Type, a.With)
	way := &effect{draw: strikes, from: rules.PawnRef(max(by, 0)), to: rules.PawnRef(at), card: a.With}
	ms := ui.BrawlMS
	m.Delay = ui.BrawlMS * 6 / 10
	if a.Type == rules.Gun {
		way.draw, ms = fires, ui.AimMS+ui.FlashMS+ui.RecoilMS
		m.Delay = ui.AimMS
	}
	m.Tweens = append(m.Tweens, b.add(way, ms, ui.Linear, func() { b.workedOut(at) }))
	m.Echo = audio.CueSaloonLost
	x := &effect{draw: hurts, to: rules.PawnRef(at), words: lang.T("saloon/pop/lost", int(e.Amount[0])), look: ui.BarnChip, icon: sprites.IconPunchBlast}
	if e.Kind == rules.EvMissed {
		m.Echo = audio.CueSaloonHat
		x.draw, x.words, x.look, x.icon = spared, lang.T("saloon/pop/missed"), ui.PaperChip, sprites.IconDodging
	}
	m.EchoIn = m.Delay + ui.RecoilMS
	t := b.add(x, ui.EffectMS+ui.RecoilMS, ui.Linear, nil)
	t.After = m.Delay
	x.late = true
	m.Tweens = append(m.Tweens, t)
}

// workedOut takes a target out of the attack that is shown.
func (b *Board) workedOut(at game.Seat) {
	k := &b.brawl.attack
	k.Left, k.At, k.Block, k.Lower = k.Left.Without(at), game.NoSeat, rules.NoKind, 0
	if k.Targets = k.Targets.Without(at); k.Targets == 0 {
		b.brawl = brawl{}
	}
}

func dropped(b *Board, v *table.View, e game.Event, m *table.Motion) {
	k := faceOf(e)
	b.leaves(e.From)
	b.toss(k)
	x := &effect{draw: tumbles, seat: e.Actor, to: rules.PawnRef(e.Actor), card: k, words: lang.T("saloon/pop/dropped"), look: ui.InkChip, icon: motifs[k]}
	m.Tweens = append(m.Tweens, b.add(x, ui.BrawlMS+ui.ResultHeldMS, ui.Linear, nil))
}

func quickDraw(b *Board, v *table.View, e game.Event, m *table.Motion) {
	from, to := b.slotIn(e.From), b.slotIn(e.To)
	if from != nil && to != nil {
		b.toss(to.Kind)
		*to, *from = *from, rules.Weapon{}
	}
	k := faceOf(e)
	x := &effect{draw: quickens, seat: e.Actor, to: rules.PawnRef(e.Actor), card: k, words: lang.T("saloon/pop/quick"), look: ui.LampChip, icon: sprites.IconCowboyHolster}
	m.Tweens = append(m.Tweens, b.add(x, ui.EffectMS, ui.Linear, nil))
}

func doomed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Doomed = b.now.Doomed.With(e.Actor)
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/doomed"), ui.CoralChip, sprites.IconCoffin, ui.EffectMS)
}

func lapsed(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/lapsed"), ui.InkChip, sprites.IconCrossMark, ui.EffectMS)
}

// knockedOut sends a pawn through the swinging doors.
func knockedOut(b *Board, v *table.View, e game.Event, m *table.Motion) {
	s := &b.now
	b.walk(m, e.Actor, rules.Nowhere, goesOut, ui.EffectMS+ui.ResultHeldMS)
	s.Alive, s.Doomed, s.Restricted = s.Alive.Without(e.Actor), s.Doomed.Without(e.Actor), s.Restricted.Without(e.Actor)
	m.Hold = ui.HighlightMS
}

func teamCard(b *Board, v *table.View, e game.Event, m *table.Motion) {
	k := faceOf(e)
	b.lose(e.Actor)
	if b.now.Depth > 0 || k == rules.GangUp {
		b.lay(k) // until the attack is over (HN-73)
	} else {
		b.toss(k)
	}
	b.show(m, rules.FanRef(e.Actor), k)
}

func crossfire(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.more(e.Amount[0])
	b.pays(e.Actor, 1)
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/crossfire", int(e.Amount[0])), ui.LampChip, sprites.IconCrossedAxes, ui.EffectMS)
}

func coverMe(b *Board, v *table.View, e game.Event, m *table.Motion) {
	at := seatIn(&b.now, e.To)
	if b.brawl.on() {
		b.brawl.attack.At = at
		b.brawl.attack.Lower += int8(e.Amount[0])
	}
	b.pop(m, rules.PawnRef(max(at, 0)), lang.T("saloon/pop/cover", int(e.Amount[0])), ui.PaperChip, sprites.IconAttachedShield, ui.EffectMS)
}

// steppedIn makes somebody the target instead of his mate.
func steppedIn(b *Board, v *table.View, e game.Event, m *table.Motion) {
	if was := seatIn(&b.now, e.To); was != game.NoSeat && b.brawl.on() {
		a := &b.brawl.attack
		a.Targets, a.Left = a.Targets.Without(was).With(e.Actor), a.Left.Without(was).With(e.Actor)
		a.At, a.Lower = e.Actor, 0
	}
	b.pop(m, rules.PawnRef(e.Actor), lang.T("saloon/pop/stepped-in"), ui.CoralChip, sprites.IconBackup, ui.EffectMS)
}

func over(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Phase = rules.Over
	b.brawl = brawl{}
	m.Banner = lang.T("saloon/banner/over")
	if e.Amount[0] == 1 {
		m.Banner = lang.T("saloon/banner/draw")
	}
}

func wins(b *Board, v *table.View, e game.Event, m *table.Motion) {
	b.now.Winners = b.now.Winners.With(e.Actor)
	b.pop(m, rules.SeatRef(e.Actor), v.Name(e.Actor), ui.LampChip, sprites.IconLaurelsTrophy, ui.EffectMS)
}
