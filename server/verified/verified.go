// Package verified keeps answers of storefront reads in memory, and gives none without
// having asked PostgreSQL whether it is still right.
//
// What a store shows has a version (storefront_versions), which changes in the same
// transaction as whatever an answer is made from: triggers see to it, for every writer
// and every process. A request reads the version with its store key, in the statement
// that it needs anyway. An answer of that version is right; any other is made anew, by
// the handler as ever, and kept under the version that was read before its first row
// was. So no answer is older than the last commit before its request, whoever made it:
// server/apitest/kill_verified_test.go holds four processes to it that are killed.
//
// Three things change an answer without a version:
//   - Time. An answer is kept until the next moment at which something is published or
//     a price begins (StorefrontHorizon), which is read once for each version.
//   - Exact numbers of stock, which change with every sale. An answer that shows them
//     says which, and they are compared with what is there now, by one statement that
//     reads the version too. Where a collection's rules count stock, nothing is kept.
//   - Who asks. An answer is kept for an account type, and for everybody without one.
//     Whoever's cart holds stock gets no kept answer, and theirs is not kept.
//
// What is not kept is always right: a handler has to say what its answer hangs on
// (Keep), and one that does not, or that fails, leaves nothing behind. Authentication,
// limits, the contract's checks and the answer's headers are the router's, and are
// the same with and without.
package verified

import (
	"context"
	"net/url"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

// operations are those whose answers are kept, and whether everybody gets the same.
var operations = map[string]bool{
	"listProducts": false, "getProduct": false, "getProductCard": false, "getProductFacets": false, "suggestProducts": false,
	"listCollections": true, "getStoreOverview": true,
}

// Has tells whether answers of an operation of the Customer API are kept.
func Has(operation string) bool { _, found := operations[operation]; return found }

// Answer is a whole answer, with what is dear to work out about it.
type Answer struct {
	Body        []byte
	ContentType string
	Tag         string // its ETag; empty: it has none
}

// Source is what answers are compared with: what an actor reads.
type Source interface {
	StorefrontState(ctx context.Context, productID int64) (catalog.StorefrontState, error)
	StorefrontHorizon(ctx context.Context, now time.Time) (catalog.StorefrontHorizon, error)
}

// Answers are those that a process has.
type Answers struct {
	memory *memory
	clock  *domain.Clock
	as     func(domain.Actor) Source
}

// New makes a place for answers of so many bytes.
func New(bytes int, clock *domain.Clock, as func(domain.Actor) Source) *Answers {
	return &Answers{memory: newMemory(bytes), clock: clock, as: as}
}

// Question is a request, as far as its answer hangs on it.
type Question struct {
	Operation string
	Query     url.Values // what the operation reads of it
	Actor     domain.Actor
	// Version is the one that was read with the request's store key; empty: none was.
	Version string
}

// Making is an answer that is not there yet.
type Making struct {
	of      key
	actor   domain.Actor
	version string
	began   time.Time
	basis   *Basis
}

// Find looks for an answer that is right. Without one it gives back what makes one, to
// be handed to the handler with With and to Done after it.
func (a *Answers) Find(ctx context.Context, q Question) (*Answer, *Making, error) {
	m := &Making{of: key{storeID: q.Actor.StoreID, request: q.Operation + " " + q.Query.Encode()}, actor: q.Actor, version: q.Version, began: a.clock.Now()}
	state := catalog.StorefrontState{Version: q.Version}
	var productID int64 // whose numbers were read
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

// shows tells whether the numbers that an answer shows are those of a product.
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

// Basis is what an answer hangs on beside the store's version and the time.
type Basis struct {
	AccountTypeID *int64 // that it was made for; nil: for everybody without one
	ProductID     int64  // whose numbers of stock it shows; 0: it shows none
	Available     map[int64]int
}

type making struct{}

// With is the context in which a handler makes an answer.
func With(ctx context.Context, m *Making) context.Context {
	return context.WithValue(ctx, making{}, m)
}

// Keep says that the answer that a handler makes hangs on its basis, on what the
// version tells of, and on nothing else.
func Keep(ctx context.Context, b Basis) {
	if m, ok := ctx.Value(making{}).(*Making); ok {
		m.basis = &b
	}
}

// Made tells whether the handler wants its answer to be kept.
func (m *Making) Made() bool { return m.basis != nil && m.version != "" }

// Done keeps an answer. Where that cannot be, it is made anew next time.
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

// horizon is until when the version stays right by itself; nil: the store has another
// one by now.
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
