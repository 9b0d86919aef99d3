package saloon

import (
	"strings"

	"drygulch/game"
	"drygulch/scenes/lang"
	"drygulch/scenes/table"
	"drygulch/sprites"

	rules "drygulch/game/saloon"
)

// motifs are the pictures of the cards by kind.
var motifs = [...]sprites.ID{
	rules.NoKind: sprites.IconFist, rules.Peacemaker: sprites.IconRevolver, rules.Carbine: sprites.IconWinchesterRifle,
	rules.CoachGun: sprites.IconSawedOffShotgun, rules.SleeveGun: sprites.IconGunRose, rules.LongTom: sprites.IconMusket,
	rules.PepperPot: sprites.IconBulletImpacts, rules.OldTrooper: sprites.IconCrossedPistols,
	rules.StoveLog: sprites.IconLog, rules.SomeonesChair: sprites.IconWoodenChair, rules.BrokenBottle: sprites.IconBrokenBottle,
	rules.RotgutJug: sprites.IconJug, rules.Toothpick: sprites.IconBowieKnife, rules.FullSpittoon: sprites.IconSpill,
	rules.MuleWhip: sprites.IconWhip, rules.BilliardCue: sprites.IconPoolTriangle,
	rules.FancyShootin: sprites.IconBullseye, rules.TwoForTheRoad: sprites.IconBullets, rules.FanTheHammer: sprites.IconHammerDrop,
	rules.FingerTingler: sprites.IconHand, rules.Strong: sprites.IconMuscleUp, rules.Haymaker: sprites.IconPunchBlast,
	rules.BarnDance: sprites.IconBanjo, rules.BootStomp: sprites.IconBootStomp, rules.YouHeardMe: sprites.IconTalk,
	rules.OneForMe: sprites.IconBeerStein, rules.MeanStreak: sprites.IconAngryEyes,
	rules.KissTheFloor: sprites.IconFalling, rules.DiveForDaylight: sprites.IconWindow, rules.GrandmasBible: sprites.IconBookmarklet,
	rules.ReturnToSender: sprites.IconEnvelope, rules.DuckAndWeave: sprites.IconDodging, rules.RollUnder: sprites.IconTable,
	rules.NotSoFast: sprites.IconGrab, rules.OneForYou: sprites.IconFist, rules.HandyFurniture: sprites.IconWoodenCrate,
	rules.RuinedTheHat: sprites.IconWesternHat, rules.OnTheIron: sprites.IconMetalBar,
	rules.LooseShells: sprites.IconHeavyBullets, rules.BorrowedBelt: sprites.IconBelt, rules.BoxOfShells: sprites.IconAmmoBox,
	rules.EveryChamber: sprites.IconReloadGunBarrel,
	rules.CoverMe:      sprites.IconAttachedShield, rules.MyFightToo: sprites.IconBackup, rules.CatchPartner: sprites.IconJuggler,
	rules.ShareTheShells: sprites.IconShotgunRounds, rules.Crossfire: sprites.IconCrossedAxes, rules.GangUp: sprites.IconThreeFriends,
	rules.ScootOver: sprites.IconArmchair, rules.RoundOnTheHouse: sprites.IconBeerBottle, rules.LowWhistle: sprites.IconWhistle,
}

// glyphOf are the signs in the feet of cards by family; those that go with one sort of attack wear the sign of it.
var (
	familyGlyphs = [...]sprites.ID{
		rules.NoFamily: 0, rules.GunFamily: sprites.IconGunshot, rules.MeleeFamily: sprites.IconFist, rules.BoostFamily: 0,
		rules.BlockFamily: 0, rules.ReloadFamily: sprites.IconBullets, rules.TeamFamily: sprites.IconThreeFriends,
	}
	typeGlyphs = [...]sprites.ID{0, rules.Gun: sprites.IconGunshot, rules.Melee: sprites.IconFist, rules.Any: sprites.IconCrossedPistols}
)

// inSight tells whether a kind is one of a card whose face is known.
func inSight(k rules.Kind) bool { return k != rules.NoKind && int(k) < len(rules.Faces) }

// face is the face of a card, or its back if the viewer does not know it.
func (b *Board) face(k rules.Kind) table.Card {
	if !inSight(k) {
		return table.Card{Back: true}
	}
	f := k.Face()
	family := rules.FamilyNames[f.Family]
	card := table.Card{
		Title: kindName(k), Text: cardText(k), Family: family, Word: lang.T("saloon/family/" + family),
		Motif: motifs[k], Glyph: familyGlyphs[f.Family], Rule: ruleOf(f.Family),
	}
	if card.Glyph == 0 {
		card.Glyph = typeGlyphs[f.Fits]
	}
	if foot, ok := numberOf(f); ok {
		card.Foot = []table.Counter{foot}
	}
	return card
}

// cardText is what a card does, and what is printed on it.
func cardText(k rules.Kind) string {
	return lang.T("saloon/card/"+key(k)+"/text") + "\n" + lang.T("saloon/joke", lang.T("saloon/card/"+key(k)+"/joke"))
}

// numberOf is the one number that counts most on a card.
func numberOf(f *rules.Face) (c table.Counter, ok bool) {
	most := int(f.Damage)
	for _, o := range f.Options {
		most = max(most, int(o.Damage))
	}
	switch f.Family {
	case rules.GunFamily:
		return table.Counter{Icon: sprites.IconGunshot, Count: most, Label: lang.T("saloon/figure/damage")}, true
	case rules.MeleeFamily:
		return table.Counter{Icon: sprites.IconPunchBlast, Count: most, Label: lang.T("saloon/figure/damage")}, true
	case rules.BoostFamily:
		switch {
		case most > 0:
			return table.Counter{Icon: sprites.IconPunchBlast, Count: most, Label: lang.T("saloon/figure/damage")}, true
		case f.Heal > 0:
			return table.Counter{Icon: sprites.IconHeartPlus, Count: int(f.Heal), Label: lang.T("saloon/figure/heal")}, true
		case f.Split:
			return table.Counter{Icon: sprites.IconPerson, Count: 2, Label: lang.T("saloon/figure/targets")}, true
		}
	case rules.BlockFamily:
		return table.Counter{Icon: sprites.IconShield, Count: int(f.Value), Label: lang.T("saloon/figure/block")}, true
	case rules.ReloadFamily:
		return table.Counter{Icon: sprites.IconBullets, Count: int(f.Max), Label: lang.T("saloon/figure/bullets")}, true
	}
	return table.Counter{}, false
}

// ruleOf is where the rulebook speaks of a family.
func ruleOf(f rules.Family) game.Rule {
	switch f {
	case rules.GunFamily, rules.MeleeFamily:
		return 25
	case rules.BoostFamily:
		return 58
	case rules.BlockFamily:
		return 65
	case rules.ReloadFamily:
		return 36
	}
	return 148
}

// Hand implements table.Board.
func (b *Board) Hand(v *table.View, buf []table.Card) []table.Card {
	if v.Viewer == game.NoSeat {
		return buf
	}
	s := known(v)
	for i := range int(s.InHand[v.Viewer]) {
		card := b.face(s.HandCard(v.Viewer, i))
		card.Ref = rules.HandRef(i)
		card.Chosen = b.chosen(v, s, i)
		buf = append(buf, card)
	}
	return buf
}

// chosen tells whether an earlier step of the viewer's draft took the i-th card: it waits to be discarded, or
// strengthens the attack that he puts together.
func (b *Board) chosen(v *table.View, s *rules.State, i int) bool {
	if s.Actor() != v.Viewer {
		return false
	}
	k := s.HandCard(v.Viewer, i)
	switch s.Ask {
	case rules.AskScavenge:
		nth := 0 // of the cards of this name the first ones are chosen
		for nth < i && s.HandCard(v.Viewer, i-1-nth) == k {
			nth++
		}
		return nth < count(s.Chosen, k)
	case rules.AskDeclare:
		// Of several of a name the first is the one in the attack (HN-61).
		first := i == 0 || s.HandCard(v.Viewer, i-1) != k
		return first && k >= rules.FancyShootin && k <= rules.MeanStreak && s.Plan.HasBoost(k)
	}
	return false
}

// count is how many cards of a kind there are among some.
func count(c rules.Cards, k rules.Kind) int { return int(c.One>>k&1 | c.Two>>k&1<<1 | c.Four>>k&1<<2) }

// Look implements table.Board.
func (b *Board) Look(v *table.View, r game.Ref) (table.Card, bool) {
	s := known(v)
	switch r.Kind {
	case game.RefCard:
		return b.lookCard(v, s, r)
	case game.RefSeat, game.RefPawn:
		if seat := game.Seat(r.A); int(seat) < v.Seats() {
			return b.lookSeat(v, s, seat), true
		}
	case game.RefPlace:
		switch r.A {
		case rules.PlacePosition:
			if pos := positionIn(r); pos != rules.Nowhere {
				return b.lookPlace(v, s, r, pos), true
			}
		case rules.PlaceSlot:
			if w, ok := slotAt(s, r); ok && inSight(w.Kind) {
				card := b.face(w.Kind)
				card.Ref = r
				if w.Kind.IsGun() {
					card.Text += "\n" + lang.T("saloon/slot/holds", int(w.Bullets), int(w.Kind.Face().Max))
				}
				return card, true
			}
			return table.Card{Ref: r, Title: b.Label(v, r), Text: lang.T("saloon/slot/" + rules.SlotNames[r.C&1] + "/text"), Rule: 26}, true
		}
	}
	return table.Card{}, false
}

func (b *Board) lookCard(v *table.View, s *rules.State, r game.Ref) (table.Card, bool) {
	k := rules.NoKind
	switch r.A {
	case rules.ZoneHand:
		if v.Viewer != game.NoSeat && int(r.C) < int(s.InHand[v.Viewer]) {
			k = s.HandCard(v.Viewer, int(r.C))
		}
	case rules.ZonePlay:
		if int(r.C) < int(s.InPlay) {
			k = s.Play[r.C]
		}
	case rules.ZoneDiscard:
		k = s.DiscardTop()
		if k == rules.NoKind {
			return table.Card{Ref: r, Title: b.Label(v, r), Text: lang.T("saloon/pile/text"), Rule: 9}, true
		}
	case rules.ZoneDeck:
		return table.Card{Ref: r, Title: b.Label(v, r), Text: lang.T("saloon/deck/text"), Rule: 23}, true
	case rules.ZoneLoader, rules.ZoneLoaded:
		return table.Card{Ref: r, Title: b.Label(v, r), Text: lang.T("saloon/loader/text"), Rule: 31}, true
	}
	if k == rules.NoKind {
		return table.Card{}, false
	}
	card := b.face(k)
	card.Ref = r
	return card, true
}

// lookSeat tells who a seat is and what it can do.
func (b *Board) lookSeat(v *table.View, s *rules.State, seat game.Seat) table.Card {
	c := s.Characters[seat]
	lines := b.seatLines(v, s, seat)
	if s.Advanced && c != rules.Nobody {
		lines = append([]string{powerOf(c)}, lines...)
	}
	card := table.Card{Ref: rules.SeatRef(seat), Title: v.Name(seat), Text: strings.Join(lines, "\n"), Rule: 5}
	if c != rules.Nobody {
		card.Motif, card.Plain = portraits[c], true
	}
	return card
}

// lookPlace tells what a position gives and who can hit whom from there.
func (b *Board) lookPlace(v *table.View, s *rules.State, r game.Ref, pos rules.Position) table.Card {
	lines := []string{gives(pos), circlesLeft(s, pos)}
	if rules.Places[pos].Orange {
		lines = append(lines, lang.T("saloon/gives/orange"))
	}
	return table.Card{Ref: r, Title: placeName(pos), Text: strings.Join(append(lines, hitting(pos)), "\n"), Rule: placeRules[pos]}
}

// placeRules are where the rulebook speaks of the positions.
var placeRules = [...]game.Rule{
	rules.Nowhere: 0, rules.Open: 38, rules.Bar: 86, rules.Piano: 87, rules.Balcony: 40, rules.Stairs: 56, rules.BackRoom: 69,
	rules.CardTable: 75, rules.StoveTable: 75, rules.Doors: 75,
}

// circlesLeft tells how many can still stand at a position.
func circlesLeft(s *rules.State, pos rules.Position) string {
	return lang.T("saloon/place/room", max(int(rules.Places[pos].Circles)-s.At(pos).Len(), 0), int(rules.Places[pos].Circles))
}

// portraits are the pictures of the characters.
var portraits = func() (ids [len(rules.CharacterNames)]sprites.ID) {
	for c, name := range rules.CharacterNames[1:] {
		ids[c+1] = sprites.Portrait(name)
	}
	return ids
}()
