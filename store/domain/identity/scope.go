package identity

import (
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Scope is a named role: permissions, and the stores that they hold in. It
// belongs to no store.
type Scope struct {
	domain.Row
	Name        string
	Description string
	IsSystem    bool     // made by the platform; cannot be changed
	Permissions []string `gorm:"serializer:json"`
	StoreIDs    []int64  `gorm:"serializer:json"` // empty: every store, present and future
	UserCount   int64    `gorm:"->"`              // active users; filled in by reads that ask for it
}

// Reaches tells whether the scope holds in a store.
func (s *Scope) Reaches(storeID int64) bool {
	return len(s.StoreIDs) == 0 || slices.Contains(s.StoreIDs, storeID)
}

// ReachesAny tells whether the scope holds in one of the stores.
func (s *Scope) ReachesAny(storeIDs []int64) bool {
	return len(s.StoreIDs) == 0 || slices.ContainsFunc(storeIDs, s.Reaches)
}

// The permissions that changes of users, scopes and app tokens take.
const (
	UserWrite     = "user:write"
	scopeWrite    = "scope:write"
	appTokenWrite = "app-token:write"
)

var errScopeFurther = domain.Errorf(domain.Forbidden, "The scope holds more than you do, or reaches stores in which you do not have scope:write.")

// MayReplace refuses to change a scope while somebody has it who holds more than
// the one who changes it: what is taken out of it is taken from them.
func (s *Scope) MayReplace(by Holder, holders []Holder) error {
	for _, h := range holders {
		if !by.Covers(h) {
			return domain.Errorf(domain.Forbidden, "A user with this scope holds more than you do.")
		}
	}
	return nil
}

// ScopeContent is what a scope is made of, or replaced with.
type ScopeContent struct {
	Name        string
	Description string
	Permissions []string
	StoreIDs    []int64
}

// Replace gives a scope new content, or a new scope its first. It takes
// scope:write and everything that the scope holds, before and after, in all of
// its stores.
func (s *Scope) Replace(by Holder, want ScopeContent, e domain.Expect) error {
	if s.ID != 0 {
		if err := e.Check(&s.Row); err != nil {
			return err
		}
		if s.IsSystem {
			return domain.Errorf(domain.UnsupportedOperation, "The scope is the platform's and cannot be changed.")
		}
		if by.MayGrant(scopeWrite, s.Permissions, s.StoreIDs) != nil {
			return errScopeFurther
		}
	}
	want.Name = strings.TrimSpace(want.Name)
	if want.Name == "" {
		return domain.Invalid("/name", "The name is empty.")
	}
	if err := checkPermissions("/permissions", want.Permissions); err != nil {
		return err
	}
	if err := by.MayGrant(scopeWrite, want.Permissions, want.StoreIDs); err != nil {
		return err
	}
	s.Name, s.Description = want.Name, want.Description
	s.Permissions, s.StoreIDs = Expand(want.Permissions), slices.Compact(slices.Sorted(slices.Values(want.StoreIDs)))
	if s.StoreIDs == nil {
		s.StoreIDs = []int64{}
	}
	return nil
}

// EverythingScope is the platform's scope for everything in all stores.
func EverythingScope() *Scope {
	return &Scope{Name: "Everything", Description: "All permissions in all stores, present and future.", IsSystem: true,
		Permissions: []string{AnyPermission}, StoreIDs: []int64{}}
}
