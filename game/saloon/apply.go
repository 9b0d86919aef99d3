package saloon

import "drygulch/game"

// Apply implements game.State: the actor's decision is carried out, and then all
// that follows from it without anybody having a choice.
func (s *State) Apply(m game.Move, ev *game.Events) {
	k, x, y := Kind(m.Args[0]), m.Args[0], m.Args[1]
	switch m.Verb {
	case VerbToss:
		s.Chosen = s.Chosen.with(k)
		s.step(k, ev)
		return // still the same draft
	case VerbAttack:
		s.begin(Type(x), y, ev)
		return
	case VerbLuck:
		s.Plan.Luck, s.Plan.Bullets, s.Plan.Damage = x, s.Plan.Bullets+x, s.Plan.Damage+int8(x)
		s.step(NoKind, ev)
		return
	case VerbAim:
		a := &s.Plan
		if s.Ask == AskAim {
			a = s.top()
		}
		a.Targets = a.Targets.With(game.Seat(x))
		s.step(NoKind, ev)
		return
	case VerbBoost:
		if s.Ask == AskDeclare {
			s.boost(&s.Plan, k, y)
			s.step(k, ev)
			return
		}
		s.mateBoost(k, ev)
	case VerbCommit:
		s.commit(ev)
	case VerbEquip:
		s.equip(s.Act, k, int(y), ev)
	case VerbPlace:
		s.place(Position(x), ev)
	case VerbDraw:
		s.fill(ev)
	case VerbDone:
		s.endPhase(ev)
	case VerbMove:
		s.shift(s.Act, int(x), ev)
	case VerbSwap:
		s.swap(s.Act, ev)
	case VerbReload:
		s.reload(s.Act, k, int(y), ev)
	case VerbSwig:
		s.swig(s.Act, ev)
	case VerbQuick:
		s.drawInAttack(ev)
	case VerbGo:
		if s.Phase == Dive {
			s.dive(ev)
		} else {
			s.move(s.Act, Position(x), 74, ev)
		}
		s.endPhase(ev)
	case VerbOption:
		s.pick(x, ev)
	case VerbBlock:
		s.block(k, ev)
	case VerbTake:
		s.take(ev)
	case VerbGoOn:
		s.goOn()
	case VerbDecline:
		s.decline(ev)
	case VerbBonus:
		s.bonus(x, ev)
	case VerbHeal:
		s.doctor(k, Kind(y), ev)
	case VerbGive:
		s.Gave = true
		s.hand(s.Act, game.Seat(y), k, 155, ev)
	case VerbPass:
		s.pass()
	default:
		s.teamMove(m, ev)
	}
	s.run(ev)
}

// teamMove plays a team card.
func (s *State) teamMove(m game.Move, ev *game.Events) {
	a := m.Args
	switch m.Verb {
	case VerbCatch:
		s.catch(int(a[0]), game.Seat(a[1]), int(a[2]), ev)
	case VerbShare:
		s.share(game.Seat(a[0]), int(a[1]), ev)
	case VerbScoot:
		s.scoot(game.Seat(a[0]), Position(a[1]), ev)
	case VerbRound:
		s.teamCard(RoundOnTheHouse, ev)
		s.heal(s.Act, houseGrit, 148, ev)
	case VerbWhistle:
		s.whistle(Kind(a[0]), Kind(a[1]), game.Seat(a[2]), ev)
	case VerbCross:
		s.cross(ev)
	case VerbCover:
		s.cover(ev)
	case VerbStepIn:
		s.stepIn(ev)
	case VerbGang:
		s.gang(game.Seat(a[0]), a[1], ev)
	}
}

// goOn draws no other weapon: before the damage, or before a drop.
func (s *State) goOn() {
	a := s.top()
	if s.Ask == AskQuick {
		a.Step = StepLoss
		return
	}
	a.Asked = true
}
