// Package domain contains the rules of a store: types, state tables, events and errors. It does no
// I/O and imports no other package of this module. A rule takes values and the time, and returns
// the new value, the event to publish, or an error. Every rule can be tested without a database.
//
// This package is the kernel, which every other package of the rules may import: actors, money,
// time, addresses, errors, events. Each package below it covers one area:
//
//	settings   the store, tax classes, shipping methods, providers as configured
//	identity   administrators, app tokens, credentials, permissions, sessions
//	customer   accounts, account types, customers and what they saved
//	catalog    products, variants, collections, prices, stock
//	media      images and files
//	pricing    quotes, discounts, coupons, taxes
//	ordering   carts, checkout, orders, payments, refunds, shipments
//	subscription  subscriptions, their lines and the slots of their schedule
//	value      gift cards, store credit and their ledger
//	webhook    endpoints, events, deliveries and their retries
//	letter     mails and their texts
//	document   printed documents
//	liquid     the engine of merchants' templates
//	transfer   files that tasks import or change in bulk
//	integration  tasks that call outside systems
//	report     dashboard figures
//
// A table in server/structure_test.go lists which of these packages may import which.
package domain

import "time"

// Row contains the fields that every stored object of a store has. The repository sets ID, CreatedOn,
// ModifiedOn and Version; rules never write them.
type Row struct {
	ID      int64 `gorm:"primaryKey;autoIncrement"`
	StoreID int64
	// Version starts at 1 and increases with every update. Expect.Check compares it with If-Match and
	// with the version in the body.
	Version    int64
	CreatedOn  time.Time
	ModifiedOn time.Time
}

// Stored returns r, so that the repository can set its fields.
func (r *Row) Stored() *Row { return r }

// Entity is implemented by every type that embeds Row.
type Entity interface{ Stored() *Row }

// ByID returns the row with an id from loaded rows.
func ByID[E Entity](rows []E, id int64) (row E, found bool) {
	for _, row := range rows {
		if row.Stored().ID == id {
			return row, true
		}
	}
	return row, false
}

// Find is ByID with a not_found error for a missing row. The parameter what is the noun for the object in
// the error.
func Find[E Entity](rows []E, id int64, what string) (row E, err error) {
	row, found := ByID(rows, id)
	if !found {
		err = Missing(what)
	}
	return row, err
}

// Expect contains the version that the caller expects the row to have. The zero value matches any
// version.
type Expect struct {
	Body   *int64 // version field of the body: a different version returns VersionConflict
	Header *int64 // If-Match header: a different version returns PreconditionFailed
}

// Check returns an error if the current version of a locked row differs from the expected version.
func (e Expect) Check(r *Row) error {
	stale := func(code Code, want *int64) error {
		if want == nil || *want == r.Version {
			return nil
		}
		return &Error{Code: code, Detail: "The object has changed since you read it.", CurrentVersion: r.Version}
	}
	if err := stale(PreconditionFailed, e.Header); err != nil {
		return err
	}
	return stale(VersionConflict, e.Body)
}

// Set sets *field to *value and reports whether the field changed. A nil value leaves the field
// unchanged.
func Set[T comparable](field *T, value *T) bool {
	if value == nil || *field == *value {
		return false
	}
	*field = *value
	return true
}
