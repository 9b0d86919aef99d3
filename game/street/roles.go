package street

import "math/bits"

// Role is one of the ten characters of a side.
type Role uint8

// The characters (OL-2).
const (
	NoRole Role = iota // a back: the viewer does not see who it is
	Governor
	Hitman
	Sheriff
	Scout
	Storekeep
	Dancer
	Reporter
	Bandit
	Reverend
	Mayor
	roles = int(Mayor)
)

// RoleNames are the stable names of the characters.
var RoleNames = [...]string{"hidden", "governor", "hitman", "sheriff", "scout", "storekeep", "dancer", "reporter", "bandit", "reverend", "mayor"}

// Character is what the rules say of a role.
type Character struct {
	Takes   Tokens // what it may pick up, and so call out (OL-34, OL-35)
	Boosted bool   // the Mayor on its left widens its reach (OL-83)
}

// Characters are the characters by role.
var Characters = [roles + 1]Character{
	Governor:  {Takes: 1 << Election},
	Hitman:    {Takes: 1<<Vote | 1<<Bullet},
	Sheriff:   {Takes: 1<<Vote | 1<<Handcuffs, Boosted: true},
	Scout:     {Takes: 1 << Vote, Boosted: true},
	Storekeep: {Takes: 1 << Vote, Boosted: true},
	Dancer:    {Takes: 1 << Vote},
	Reporter:  {Takes: 1 << Vote, Boosted: true},
	Bandit:    {Takes: 1 << Vote},
	Reverend:  {Takes: 1 << Vote},
	Mayor:     {Takes: 1 << Vote},
}

// Roles is a set of roles, by bit.
type Roles uint16

// allRoles holds each role.
const allRoles Roles = 1<<(roles+1) - 2

// Only is the set of one role.
func (r Role) Only() Roles { return 1 << r }

// Has tells whether a role is in the set.
func (set Roles) Has(r Role) bool { return set>>r&1 != 0 }

// Len counts the roles in the set.
func (set Roles) Len() int { return bits.OnesCount16(uint16(set)) }

// first is the role with the lowest number in the set.
func (set Roles) first() Role { return Role(bits.TrailingZeros16(uint16(set))) }

// one tells that the set holds a single role.
func (set Roles) one() bool { return set&(set-1) == 0 }
