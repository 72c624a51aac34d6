package identity

import (
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Scope is a named role: a set of permissions, together with the stores to which they apply. The scope
// itself belongs to no store.
type Scope struct {
	domain.Row
	Name        string
	Description string
	IsSystem    bool     // created by the platform; cannot be changed
	Permissions []string `gorm:"serializer:json"`
	StoreIDs    []int64  `gorm:"serializer:json"` // empty means every store, present and future
	UserCount   int64    `gorm:"->"`              // number of active users; loaded only by reads that request it
}

// Reaches reports whether the scope applies in a store.
func (s *Scope) Reaches(storeID int64) bool {
	return len(s.StoreIDs) == 0 || slices.Contains(s.StoreIDs, storeID)
}

// ReachesAny reports whether the scope applies in any of the stores.
func (s *Scope) ReachesAny(storeIDs []int64) bool {
	return len(s.StoreIDs) == 0 || slices.ContainsFunc(storeIDs, s.Reaches)
}

// These permissions are required for changes of users, scopes and app tokens.
const (
	UserWrite     = "user:write"
	scopeWrite    = "scope:write"
	appTokenWrite = "app-token:write"
)

var errScopeFurther = domain.Errorf(domain.Forbidden, "The scope holds more than you do, or reaches stores in which you do not have scope:write.")

// MayReplace returns an error if a user with the scope has more permissions than the caller, because the
// user would also lose each permission that is removed from the scope.
func (s *Scope) MayReplace(by Holder, holders []Holder) error {
	for _, h := range holders {
		if !by.Covers(h) {
			return domain.Errorf(domain.Forbidden, "A user with this scope holds more than you do.")
		}
	}
	return nil
}

// ScopeContent contains the fields of a new or replaced scope.
type ScopeContent struct {
	Name        string
	Description string
	Permissions []string
	StoreIDs    []int64
}

// Replace sets the content of a new or existing scope. In all of the scope's stores, the caller needs
// scope:write and every permission that the scope has before or after the change.
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
	if !domain.Visible(want.Name) {
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

// EverythingScope returns the platform's scope with all permissions in all stores.
func EverythingScope() *Scope {
	return &Scope{Name: "Everything", Description: "All permissions in all stores, present and future.", IsSystem: true,
		Permissions: []string{AnyPermission}, StoreIDs: []int64{}}
}
