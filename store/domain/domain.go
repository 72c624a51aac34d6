// Package domain says what is true of a store: its types, its rules, its state
// tables, its events and its errors. It does no I/O and imports nothing of
// ours: a rule takes values and the time, and gives back the new value, the
// event that tells the world, or an error. Every rule can be tested without a
// database.
//
// This package is the kernel, which every room may know: who acts, money, time,
// addresses, errors, events. The rooms below it hold one area each:
//
//	settings   the store, tax classes, shipping methods, providers as configured
//	identity   administrators, app tokens, credentials, permissions, sessions
//	customer   accounts, account types, customers and what they saved
//	catalog    products, variants, collections, prices, stock
//	pricing    quotes, discounts, coupons, taxes
//	ordering   carts, checkout, orders, payments, refunds, shipments
//	subscription  subscriptions, their lines and the slots of their schedule
//	webhook    endpoints, events, deliveries and how they are retried
//	letter     mails and their texts
//	integration  work with the outside, as tasks
//
// Which room may know which other one is a table in server/structure_test.go.
package domain

import "time"

// Row is what every object kept for a store has. ID, CreatedOn, ModifiedOn and
// Version are set by the repository; a rule never writes them.
type Row struct {
	ID      int64 `gorm:"primaryKey;autoIncrement"`
	StoreID int64
	// Version starts at 1 and rises with every update; it is what If-Match and
	// the body's version are compared with.
	Version    int64
	CreatedOn  time.Time
	ModifiedOn time.Time
}

// Stored gives the repository access to the members that it keeps.
func (r *Row) Stored() *Row { return r }

// Entity is anything that embeds Row.
type Entity interface{ Stored() *Row }

// ByID finds the row with an id among rows that are loaded.
func ByID[E Entity](rows []E, id int64) (row E, found bool) {
	for _, row := range rows {
		if row.Stored().ID == id {
			return row, true
		}
	}
	return row, false
}

// Find is ByID; a row that is not there is not_found, named by what.
func Find[E Entity](rows []E, id int64, what string) (row E, err error) {
	row, found := ByID(rows, id)
	if !found {
		err = Missing(what)
	}
	return row, err
}

// Expect is the version that a caller believes to be current; the zero value
// expects nothing.
type Expect struct {
	Body   *int64 // the version member of the body: a mismatch is a conflict
	Header *int64 // If-Match: a mismatch is a failed precondition
}

// Check compares the expectation with the current version of a locked row.
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

// Set changes *field to *value when a patch carries one, and tells whether that
// changed anything.
func Set[T comparable](field *T, value *T) bool {
	if value == nil || *field == *value {
		return false
	}
	*field = *value
	return true
}
