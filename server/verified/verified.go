// Package verified caches responses of storefront reads in memory, and checks in PostgreSQL before each use
// whether the response is still valid.
//
// The data that a store shows has a version (storefront_versions). Triggers change it in
// the transaction that changes the data, for every writer and every process. A request
// reads the version with its store key, in a statement that it needs anyway. A cached
// response of that version is valid. On any other version the handler computes the
// response, which is cached under the version that was read before the handler's first
// row. So no response is older than the last commit before its request, whichever process
// made it: server/apitest/kill_verified_test.go checks this with four processes that it kills.
//
// Three things change a response without a version:
//   - Time. A response is cached until the next time at which something is published or
//     a price starts (StorefrontHorizon), which is read once per version.
//   - Exact stock, which changes with every sale. A cached response names the product whose
//     stock it shows. One statement reads the current stock and the version, and Find
//     compares them. If a collection's rules count stock, no response is cached.
//   - The caller. A response is cached per account type, and for all callers without one.
//     A caller whose cart holds stock gets no cached response, and their response is not cached.
//
// On a miss the handler computes the response, which is always right. A handler must
// declare what its response depends on (Keep); otherwise, or if it fails, its response is
// not cached. Authentication, limits, contract checks and response headers are the
// router's, and are the same with and without the cache.
package verified

import (
	"context"
	"net/url"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// operations lists the operations with cached responses. true means that the response is the same for all
// callers.
var operations = map[string]bool{
	"listProducts": false, "getProduct": false, "getProductCard": false, "getProductFacets": false, "suggestProducts": false,
	"getRedirect":     false,
	"listCollections": true, "getStoreOverview": true,
}

// Has reports whether responses of an operation of the Customer API are cached.
func Has(operation string) bool { _, found := operations[operation]; return found }

// Answer is a whole response with its ETag, which is expensive to compute.
type Answer struct {
	Body        []byte
	ContentType string
	Tag         string // ETag of the response; empty means none
}

// Source reads the current state of an actor's store.
type Source interface {
	StorefrontState(ctx context.Context, productID int64) (catalog.StorefrontState, error)
	StorefrontHorizon(ctx context.Context, now time.Time) (catalog.StorefrontHorizon, error)
}

// Answers is the cache of a process.
type Answers struct {
	memory *memory
	clock  *domain.Clock
	as     func(domain.Actor) Source
}

// New returns a cache that uses at most the given number of bytes.
func New(bytes int, clock *domain.Clock, as func(domain.Actor) Source) *Answers {
	return &Answers{memory: newMemory(bytes), clock: clock, as: as}
}

// Question is the part of a request that determines its response.
type Question struct {
	Operation string
	Query     url.Values // the query parameters that the operation reads
	Actor     domain.Actor
	// Version was read with the request's store key; empty means it was not read.
	Version string
}

// Making is a response that the handler must compute.
type Making struct {
	of      key
	actor   domain.Actor
	version string
	began   time.Time
	basis   *Basis
}

// Find returns a valid cached response. On a miss it returns a Making: pass it to the
// handler with With, and to Done after the handler.
func (a *Answers) Find(ctx context.Context, q Question) (*Answer, *Making, error) {
	m := &Making{of: key{storeID: q.Actor.StoreID, request: q.Operation + " " + q.Query.Encode()}, actor: q.Actor, version: q.Version, began: a.clock.Now()}
	state := catalog.StorefrontState{Version: q.Version}
	var productID int64 // the product whose stock was read
	read := func(of int64) (err error) {
		state, err = a.as(q.Actor).StorefrontState(ctx, of)
		m.version, m.of.kind, productID = state.Version, state.AccountTypeID, of
		return err
	}
	alike := operations[q.Operation] || q.Actor.IsGuest() && len(q.Actor.CartToken) == 0
	if !alike || q.Version == "" {
		if hint := a.memory.get(key{m.of.storeID, productKind, m.of.request}); hint != nil {
			productID = hint.productID
		}
		if err := read(productID); err != nil {
			return nil, nil, err
		}
		if operations[q.Operation] {
			m.of.kind, state.Holds = 0, false
		}
	}
	found := a.memory.get(m.of)
	if found != nil && found.productID != productID && found.productID != 0 && alike && found.version == state.Version && found.holdsAt(m.began) {
		if err := read(found.productID); err != nil {
			return nil, nil, err
		}
	}
	if found == nil || state.Version == "" || found.version != state.Version || state.Holds || !found.holdsAt(m.began) || !found.shows(productID, state.Available) {
		asked.WithLabelValues("miss").Inc()
		return nil, m, nil
	}
	asked.WithLabelValues("hit").Inc()
	a.memory.used(found)
	return &found.Answer, nil, nil
}

// shows reports whether the stock in an entry equals the current stock of a product.
func (e *entry) shows(productID int64, available map[int64]int) bool {
	if e.productID == 0 {
		return true
	}
	if e.productID != productID {
		return false
	}
	for id, n := range e.available {
		if now, found := available[id]; !found || now != n {
			return false
		}
	}
	return true
}

// Basis lists what a response depends on in addition to the store's version and the time.
type Basis struct {
	AccountTypeID *int64 // account type that the response is for; nil means customers without one
	ProductID     int64  // product whose stock the response shows; 0 means none
	Available     map[int64]int
}

type making struct{}

// With returns a context in which a handler computes a response.
func With(ctx context.Context, m *Making) context.Context {
	return context.WithValue(ctx, making{}, m)
}

// Keep declares that the handler's response depends only on b, on the time and on data
// that the store's version covers. Only then is the response cached.
func Keep(ctx context.Context, b Basis) {
	if m, ok := ctx.Value(making{}).(*Making); ok {
		m.basis = &b
	}
}

// Made reports whether the response may be cached.
func (m *Making) Made() bool { return m.basis != nil && m.version != "" }

// Done caches a response if the handler has declared its basis.
func (a *Answers) Done(ctx context.Context, m *Making, answer Answer) {
	if !m.Made() {
		return
	}
	if t := m.basis.AccountTypeID; t != nil {
		m.of.kind = *t
	} else {
		m.of.kind = 0
	}
	horizon := a.horizon(ctx, m)
	if horizon == nil || horizon.never || !horizon.holdsAt(m.began) || !horizon.holdsAt(a.clock.Now()) {
		return
	}
	e := &entry{key: m.of, Answer: answer, version: m.version, from: m.began, until: horizon.until, productID: m.basis.ProductID, available: m.basis.Available}
	a.memory.put(e)
	if e.productID != 0 {
		a.memory.put(&entry{key: key{m.of.storeID, productKind, m.of.request}, productID: e.productID})
	}
}

// horizon returns the time until which the version remains valid. nil means that the time cannot be read, or
// that the store's version has changed.
func (a *Answers) horizon(ctx context.Context, m *Making) *entry {
	at := key{storeID: m.of.storeID, kind: horizonKind}
	if known := a.memory.get(at); known != nil && known.version == m.version && known.holdsAt(m.began) {
		a.memory.used(known)
		return known
	}
	read, err := a.as(m.actor).StorefrontHorizon(ctx, m.began)
	if err != nil || read.Version != m.version {
		return nil
	}
	e := &entry{key: at, version: read.Version, from: m.began, never: read.CountsStock}
	if read.Until != nil {
		e.until = *read.Until
	}
	a.memory.put(e)
	return e
}
