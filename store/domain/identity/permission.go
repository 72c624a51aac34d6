package identity

import (
	"cmp"
	"slices"

	"github.com/storeplatform/storeplatform/store/domain"
)

// AnyPermission stands for every permission, present and future. Only the platform's own scope has
// it; other scopes list each permission.
const AnyPermission = "*"

// Unattended lets an app token's agent act without confirmation by a person. No operation requires this
// permission.
const Unattended = "mcp:unattended"

// Permissions returns every permission that a scope or an app token can have: the permissions of
// the contract's operations, and Unattended.
func Permissions() []string {
	return []string{
		"account-type:write",
		"app-token:read", "app-token:write",
		"audit-log:read",
		"collection:read", "collection:write",
		"coupon:read", "coupon:write",
		"customer-payment-method:read", "customer-payment-method:write",
		"customer:export", "customer:import", "customer:read", "customer:status", "customer:write",
		"dashboard:read",
		"email-template:read", "email-template:write",
		"email:read", "email:write",
		"gift-card:issue", "gift-card:read", "gift-card:write",
		"integration-log:read",
		"integration-task:read", "integration-task:write",
		Unattended,
		"media:read", "media:write",
		"order:cancel", "order:capture", "order:export", "order:fulfill", "order:read", "order:refund", "order:write",
		"pdf-template:read", "pdf-template:write",
		"price:read", "price:write",
		"product:export", "product:read", "product:write",
		"refund:export", "refund:read",
		"return:export", "return:read", "return:write",
		"request-log:read",
		"scope:read", "scope:write",
		"shipment:read", "shipment:write",
		"shipping-method:read", "shipping-method:write",
		"stock:write", "store-credit:read", "store-credit:write",
		"store:read", "store:write",
		"subscription-plan:read", "subscription-plan:write",
		"subscription:cancel", "subscription:process", "subscription:read", "subscription:write",
		"user:read", "user:write",
		"webhook:read", "webhook:write",
	}
}

// Expand lists the known permissions in held, each once, in the order of Permissions. If held contains
// AnyPermission, Expand returns all permissions.
func Expand(held []string) []string {
	all := Permissions()
	if slices.Contains(held, AnyPermission) {
		return all
	}
	out := []string{}
	for _, p := range all {
		if slices.Contains(held, p) {
			out = append(out, p)
		}
	}
	return out
}

// checkPermissions returns an error for an unknown permission.
func checkPermissions(pointer string, wanted []string) error {
	all := Permissions()
	for i, p := range wanted {
		if !slices.Contains(all, p) {
			return domain.Invalid(domain.ItemPointer(pointer, i), "There is no permission %q; GET /admin/scope/all lists them.", p)
		}
	}
	return nil
}

// Grants combines scopes into one grant per store. The parameter all contains the ids of the stores that
// a scope for every store reaches.
func Grants(scopes []Scope, all []int64) (grants []Grant) {
	held := map[int64][]string{}
	for _, s := range scopes {
		stores := s.StoreIDs
		if len(stores) == 0 {
			stores = all
		}
		for _, id := range stores {
			held[id] = append(held[id], s.Permissions...)
		}
	}
	for id, permissions := range held {
		slices.Sort(permissions)
		grants = append(grants, Grant{StoreID: id, Permissions: slices.Compact(permissions)})
	}
	slices.SortFunc(grants, func(a, b Grant) int { return cmp.Compare(a.StoreID, b.StoreID) })
	return grants
}
