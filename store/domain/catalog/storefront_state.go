package catalog

import "time"

// StorefrontState is the state that determines whether a cached storefront response is still current. All
// of its fields are read at one moment.
type StorefrontState struct {
	// Version changes whenever the data that the store shows changes, except for exact stock figures. Empty means
	// unknown.
	Version string
	// AccountTypeID is the customer's account type; 0 means a guest or no account type.
	AccountTypeID int64
	// Holds reports whether the shopper's cart reserves stock. If so, the available stock differs from
	// that of other shoppers.
	Holds bool
	// Available is the number of available units by variant, for the variants of one
	// product.
	Available map[int64]int
}

// StorefrontHorizon describes how long a version of a store's data stays valid without a write.
type StorefrontHorizon struct {
	Version string
	// Until is the next moment at which the data changes without a write, such as the end of a price; nil
	// means never.
	Until *time.Time
	// CountsStock reports whether a collection's rules depend on exact stock figures. In that case
	// every sale can change the displayed data without changing the version.
	CountsStock bool
}

// Next sets Until to the earliest of Until and the given moments; nil is ignored.
func (h *StorefrontHorizon) Next(moments ...*time.Time) {
	for _, at := range moments {
		if at != nil && (h.Until == nil || at.Before(*h.Until)) {
			h.Until = at
		}
	}
}

// NewSince returns the time after which a product must have been published to count as new at now.
func NewSince(now time.Time) time.Time { return now.Add(-newFor) }

// NewUntil returns the time until which a product counts as new. The parameter since is the time when the product was
// first shown.
func NewUntil(since time.Time) time.Time { return since.Add(newFor) }
