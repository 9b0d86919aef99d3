package saloon

import "drygulch/game"

// Sum is how the Grit that a target loses is reckoned (HN-66, HN-67).
type Sum struct {
	Damage  int // weapon, boosts and bonuses
	Near    int // Point Blank (Big Annie McGraw)
	Blast   int // of the attacker's position; 0 in the same position
	Total   int // of these, at least 0: what the target sees before he blocks (HN-133)
	Shield  int // of the target's position, less what a Long Tom goes through
	Lower   int // Cover Me
	Block   int // of the target's block
	Loss    int // Grit lost
	Missing int // of Damage, what targets that are not there add (HN-160)
}

// Against reckons an attack on one target, with the block at hand if it is that
// target's turn to be worked out. While the attack is declared it counts the
// targets that it is short of.
func (s *State) Against(a *Attack, target game.Seat) Sum {
	sum := Sum{Damage: int(a.Damage)}
	if a.Left == 0 && a.Step <= StepAim {
		sum.Missing = int(s.short(a))
		sum.Damage += sum.Missing
	}
	from, at := s.Where[a.By], s.Where[target]
	if a.Type == Gun && s.is(a.By, McGraw) && Reaches(from, at) {
		sum.Near = pointBlank
	}
	if from != at { // HN-70
		sum.Blast = int(Places[from].Blast)
		sum.Shield = int(Places[at].Shield)
		if a.Type == Gun { // HN-169
			sum.Shield = max(0, sum.Shield-int(a.With.Face().Pierce))
		}
	}
	sum.Total = max(0, sum.Damage+sum.Near+sum.Blast)
	if a.Left != 0 && a.At == target {
		sum.Lower = int(a.Lower)
		sum.Block = int(a.Block.Face().Value)
	}
	sum.Loss = max(0, sum.Total-sum.Shield-sum.Lower-sum.Block)
	return sum
}
