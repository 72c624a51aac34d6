package catalog

import "time"

// StorefrontState is what an answer of a storefront that was made before is compared
// with, all of it read at one moment.
type StorefrontState struct {
	// Version is another one with every change of what the store shows, but for exact
	// numbers of stock; empty: it is not known.
	Version string
	// AccountTypeID is the customer's; 0: whoever asks is no customer.
	AccountTypeID int64
	// Holds tells that the shopper's cart has reserved stock: what is there is another
	// thing to them than to everybody else.
	Holds bool
	// Available is what is neither sold nor held of the variants of one product.
	Available map[int64]int
}

// StorefrontHorizon is until when a version of what a store shows stays the same by
// itself.
type StorefrontHorizon struct {
	Version string
	// Until is when time alone changes something next; nil: never.
	Until *time.Time
	// CountsStock tells that a collection's rules ask for exact numbers of stock: then
	// every sale may change what is shown, and the version does not tell of it.
	CountsStock bool
}

// Next finds the earliest of some moments; nil is none.
func (h *StorefrontHorizon) Next(moments ...*time.Time) {
	for _, at := range moments {
		if at != nil && (h.Until == nil || at.Before(*h.Until)) {
			h.Until = at
		}
	}
}

// NewSince is since when a product has to be shown to count as new.
func NewSince(now time.Time) time.Time { return now.Add(-newFor) }

// NewUntil is until when a product counts as new that is shown since a moment.
func NewUntil(since time.Time) time.Time { return since.Add(newFor) }
