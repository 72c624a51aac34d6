package identity

import (
	"slices"
	"strconv"

	"github.com/storeplatform/storeplatform/store/domain"
)

// Holder is what somebody holds, store by store. Nobody grants, changes or takes
// away what reaches further than that.
type Holder struct {
	Grants     []Grant
	EveryStore []string // by scopes for all stores, present and future; nil without one
}

// HolderOf says what somebody with these scopes holds; all are the stores there are.
func HolderOf(scopes []Scope, all []int64) Holder {
	h := Holder{Grants: Grants(scopes, all)}
	for _, s := range scopes {
		if len(s.StoreIDs) > 0 {
			continue
		}
		if h.EveryStore == nil {
			h.EveryStore = []string{} // a scope without permissions reaches all stores too
		}
		h.EveryStore = append(h.EveryStore, s.Permissions...)
	}
	return h
}

// In is what is held in one store; reaches is false where nothing is.
func (h Holder) In(storeID int64) (held []string, reaches bool) {
	for _, g := range h.Grants {
		if g.StoreID == storeID {
			return g.Permissions, true
		}
	}
	return nil, false
}

// StoreIDs lists the stores that are reached.
func (h Holder) StoreIDs() []int64 { return Credential{Grants: h.Grants}.StoreIDs() }

// lacking finds a permission that is wanted and not held.
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

// Covers tells whether h holds everything that another holds, wherever that is.
func (h Holder) Covers(other Holder) bool { return h.covers(other, nil) }

// covers asks for some permissions besides, wherever the other reaches.
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

// meets tells whether the two reach a store in common.
func (h Holder) meets(other Holder) bool {
	for _, g := range other.Grants {
		if _, reaches := h.In(g.StoreID); reaches {
			return true
		}
	}
	return h.EveryStore != nil && other.EveryStore != nil // before there is a store
}

// MayGrant refuses to give, or to take away, permissions in some stores to
// somebody who lacks one of them there, or lacks the permission that granting
// takes. No stores are all stores, which takes a scope for all of them.
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

// MayManage refuses to change an administrator who holds something that the
// manager lacks, or reaches a store in which the manager lacks user:write. What
// it is stays unsaid: it may be in a store that the manager does not reach.
// Somebody who reaches none of the manager's stores looks like nobody.
func (h Holder) MayManage(other Holder) error {
	if !h.meets(other) {
		return domain.Missing("user")
	}
	if !h.covers(other, []string{UserWrite}) {
		return domain.Errorf(domain.Forbidden, "The user holds more than you do, or reaches stores in which you do not have user:write.")
	}
	return nil
}

// MayRescope refuses to give an administrator other scopes in the manager's stores
// who holds something there that the manager lacks, or where the manager lacks
// user:write. What the administrator holds at stores that the manager does not
// reach is their own business: a store can always end what it gave. Somebody who
// reaches none of the manager's stores looks like nobody.
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
