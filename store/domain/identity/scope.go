package identity

import (
	"slices"
	"strconv"
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

// Holder is somebody who grants: what they may grant is what they have.
type Holder struct {
	Grants     []Grant
	EveryStore []string // their permissions by scopes for all stores; nil without one
}

// HolderOf says what somebody with these scopes holds; all are the stores there are.
func HolderOf(scopes []Scope, all []int64) Holder {
	h := Holder{Grants: Grants(scopes, all)}
	for _, s := range scopes {
		if len(s.StoreIDs) == 0 {
			h.EveryStore = append(h.EveryStore, s.Permissions...)
		}
	}
	return h
}

// In is what they hold in one store.
func (h Holder) In(storeID int64) []string {
	for _, g := range h.Grants {
		if g.StoreID == storeID {
			return g.Permissions
		}
	}
	return nil
}

// StoreIDs lists the stores that they reach.
func (h Holder) StoreIDs() []int64 { return Credential{Grants: h.Grants}.StoreIDs() }

// MayGrant refuses to give, or to take away, permissions that they lack in one of
// the stores. No stores are all stores, which takes a scope for all of them.
func (h Holder) MayGrant(permissions []string, storeIDs []int64) error {
	lacks := func(held []string, where string) error {
		if slices.Contains(held, AnyPermission) {
			return nil
		}
		for _, p := range permissions {
			if !slices.Contains(held, p) {
				return &domain.Error{Code: domain.Forbidden, Permission: p,
					Detail: "Nobody grants what they lack: you do not have " + strconv.Quote(p) + " in " + where + "."}
			}
		}
		return nil
	}
	if len(storeIDs) == 0 {
		if h.EveryStore == nil {
			return domain.Errorf(domain.Forbidden, "Nobody grants what they lack: only somebody with a scope for all stores can give one.")
		}
		return lacks(h.EveryStore, "all stores")
	}
	for _, id := range storeIDs {
		held := h.In(id)
		if held == nil {
			return domain.Errorf(domain.Forbidden, "Nobody grants what they lack: you do not reach store %d.", id)
		}
		if err := lacks(held, "store "+strconv.FormatInt(id, 10)); err != nil {
			return err
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

// Replace gives a scope new content, or a new scope its first.
func (s *Scope) Replace(by Holder, want ScopeContent, e domain.Expect) error {
	if s.ID != 0 {
		if err := e.Check(&s.Row); err != nil {
			return err
		}
		if s.IsSystem {
			return domain.Errorf(domain.UnsupportedOperation, "The scope is the platform's and cannot be changed.")
		}
		if err := by.MayGrant(s.Permissions, s.StoreIDs); err != nil {
			return err
		}
	}
	want.Name = strings.TrimSpace(want.Name)
	if want.Name == "" {
		return domain.Invalid("/name", "The name is empty.")
	}
	if err := checkPermissions("/permissions", want.Permissions); err != nil {
		return err
	}
	if err := by.MayGrant(want.Permissions, want.StoreIDs); err != nil {
		return err
	}
	s.Name, s.Description = want.Name, want.Description
	s.Permissions, s.StoreIDs = Expand(want.Permissions), slices.Compact(slices.Sorted(slices.Values(want.StoreIDs)))
	if s.StoreIDs == nil {
		s.StoreIDs = []int64{}
	}
	return nil
}

// MayManage refuses to change somebody who holds something where the manager
// lacks the permission for it. Somebody who reaches none of their stores looks
// like nobody.
func (h Holder) MayManage(other Holder, permission string) error {
	reaches := false
	for _, g := range other.Grants {
		reaches = reaches || h.In(g.StoreID) != nil
	}
	if !reaches {
		return domain.Missing("user")
	}
	stores := other.StoreIDs()
	if other.EveryStore != nil {
		stores = nil
	}
	if err := h.MayGrant([]string{permission}, stores); err != nil {
		return &domain.Error{Code: domain.Forbidden, Permission: permission, Detail: "The user reaches stores in which you do not have " + strconv.Quote(permission) + "."}
	}
	return nil
}

// EverythingScope is the platform's scope for everything in all stores.
func EverythingScope() *Scope {
	return &Scope{Name: "Everything", Description: "All permissions in all stores, present and future.", IsSystem: true,
		Permissions: []string{AnyPermission}, StoreIDs: []int64{}}
}
