package identity

import (
	"slices"
	"strconv"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Holder contains a user's permissions per store. Users cannot grant, change or revoke permissions that
// they lack.
type Holder struct {
	Grants     []Grant
	EveryStore []string // permissions of scopes for all stores, present and future; nil means no such scope
}

// HolderOf returns the permissions that the scopes give. The parameter all contains the ids of all
// stores.
func HolderOf(scopes []Scope, all []int64) Holder {
	h := Holder{Grants: Grants(scopes, all)}
	for _, s := range scopes {
		if len(s.StoreIDs) > 0 {
			continue
		}
		if h.EveryStore == nil {
			h.EveryStore = []string{} // even a scope without permissions can reach all stores
		}
		h.EveryStore = append(h.EveryStore, s.Permissions...)
	}
	return h
}

// In returns the permissions in one store. The result reaches is false if the holder does not reach the store.
func (h Holder) In(storeID int64) (held []string, reaches bool) {
	for _, g := range h.Grants {
		if g.StoreID == storeID {
			return g.Permissions, true
		}
	}
	return nil, false
}

// StoreIDs returns the stores that the holder reaches.
func (h Holder) StoreIDs() []int64 { return Credential{Grants: h.Grants}.StoreIDs() }

// lacking returns the first wanted permission that is missing from held; the result lacks is false if none is missing.
func lacking(held, wanted []string) (permission string, lacks bool) {
	if slices.Contains(held, AnyPermission) {
		return "", false
	}
	for _, p := range wanted {
		if !slices.Contains(held, p) {
			return p, true
		}
	}
	return "", false
}

// Covers reports whether h has every permission that other has, in every store.
func (h Holder) Covers(other Holder) bool { return h.covers(other, nil) }

// covers reports whether h has, in every store that other reaches, all permissions of other and the extra ones.
func (h Holder) covers(other Holder, besides []string) bool {
	if other.EveryStore != nil {
		if _, lacks := lacking(h.EveryStore, slices.Concat(other.EveryStore, besides)); lacks || h.EveryStore == nil {
			return false
		}
	}
	for _, g := range other.Grants {
		held, reaches := h.In(g.StoreID)
		if _, lacks := lacking(held, slices.Concat(g.Permissions, besides)); lacks || !reaches {
			return false
		}
	}
	return true
}

// meets reports whether h and other reach a common store.
func (h Holder) meets(other Holder) bool {
	for _, g := range other.Grants {
		if _, reaches := h.In(g.StoreID); reaches {
			return true
		}
	}
	return h.EveryStore != nil && other.EveryStore != nil // true even if no store exists yet
}

// MayGrant returns an error unless h may grant or revoke the permissions in granted. In each store, h
// needs these permissions and also the permission to grant. An empty storeIDs means all stores, for which
// h needs a scope for all stores.
func (h Holder) MayGrant(permission string, granted []string, storeIDs []int64) error {
	wanted := slices.Concat([]string{permission}, granted)
	refuse := func(held []string, where string) error {
		p, lacks := lacking(held, wanted)
		if !lacks {
			return nil
		}
		return &domain.Error{Code: domain.Forbidden, Permission: p,
			Detail: "Nobody grants what they lack: you do not have " + strconv.Quote(p) + " in " + where + "."}
	}
	if len(storeIDs) == 0 {
		return refuse(h.EveryStore, "all stores")
	}
	for _, id := range storeIDs {
		held, _ := h.In(id)
		if err := refuse(held, "store "+domain.Itoa(id)); err != nil {
			return err
		}
	}
	return nil
}

// MayManage returns an error if other has a permission that h lacks, or reaches a store in which h lacks
// user:write. The error does not name the permission or the store, because h may not reach the store. A
// user who reaches none of h's stores is not found.
func (h Holder) MayManage(other Holder) error {
	if !h.meets(other) {
		return domain.Missing("user")
	}
	if !h.covers(other, []string{UserWrite}) {
		return domain.Errorf(domain.Forbidden, "The user holds more than you do, or reaches stores in which you do not have user:write.")
	}
	return nil
}

// MayRescope returns an error unless h may change the scopes of other in h's stores. In these stores, h
// needs all permissions of other and user:write. Other stores do not matter, because a store can always
// revoke the access that it granted. A user who reaches none of h's stores is not found.
func (h Holder) MayRescope(other Holder) error {
	if other.EveryStore != nil {
		return h.MayManage(other)
	}
	here := Holder{}
	for _, g := range other.Grants {
		if _, reaches := h.In(g.StoreID); reaches {
			here.Grants = append(here.Grants, g)
		}
	}
	return h.MayManage(here)
}
