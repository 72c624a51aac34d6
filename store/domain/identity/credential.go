package identity

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Credential contains the content of a valid token: its owner, the stores that it reaches and its expiry.
// The Actor of a request is built from the credential alone.
type Credential struct {
	Kind      domain.ActorKind
	ID        int64 // id of the admin user, the store customer or the app token
	AccountID int64 // account of a customer; 0 for other owners
	SessionID int64 // session of the login; 0 for an app token
	// Grants contains one grant per store that the credential reaches, sorted by store id. For a request
	// in one store, Grants omits other stores that are reached only by scopes for all stores.
	Grants []Grant
	// EveryStore contains the permissions that scopes for all stores give, in present and future stores
	// and for operations outside of stores. nil means that no scope is for all stores.
	EveryStore []string
	APIVersion string    // version to which an app token is pinned; empty for other credentials
	ExpiresOn  time.Time // zero means never
	Revoked    bool      // the token was revoked, or its login has ended
	Active     bool      // the owner may still act
	LastUsedOn time.Time // accurate to LastUsedGrain; zero means never
}

// Grant contains the permissions of a credential in one store.
type Grant struct {
	StoreID     int64
	Permissions []string
}

// StoreAccess is the store identified by a public store key or a domain.
type StoreAccess struct {
	StoreKeyID     int64
	StoreID        int64
	Livemode       bool
	Status         settings.StoreStatus
	AllowedOrigins []string
	// StorefrontVersion changes whenever data that the store shows changes.
	StorefrontVersion string
}

// LinkAccess is the access that the token of a link gives. A checkout link gives access to a store. It also gives
// access to a cart, until the cart gets another owner. A link to an order gives access to the order.
type LinkAccess struct {
	StoreAccess
	CartID     int64  // 0 means that the cart now has another owner
	CustomerID int64  // owner of the cart; 0 for a guest
	CartToken  []byte // hash of a guest's cart token
	LinkID     int64  // id of the checkout link, or of a page's session
	IsSession  bool   // the token belongs to a session, which only the page that opened the link has
	OrderID    int64  // 0 means that the link is for a checkout
}

// ErrCheckoutLink is returned for every invalid checkout link. The error does not reveal the reason.
var ErrCheckoutLink = domain.Errorf(domain.Unauthenticated, "The checkout link is invalid or no longer valid.")

// ErrPaymentLink is returned for every invalid payment link. The error does not reveal the reason.
var ErrPaymentLink = domain.Errorf(domain.Unauthenticated, "The payment link is invalid or no longer valid.")

// ErrPage is returned for requests to a page that a store does not have, and for requests that the page's own
// script did not send. It replaces the error for an unknown store key.
var ErrPage = domain.Errorf(domain.Unauthenticated, "Only the store's own page can call this address.")

// Admit returns an error if the store is closed, or if it is under maintenance and the visitor
// wants to buy.
func (a StoreAccess) Admit(buying bool) error {
	if a.Status == settings.StoreClosed {
		return &domain.Error{Code: domain.Unavailable, Detail: "The store is closed.", RetryAfter: settings.ClosedRetry}
	}
	if a.Status == settings.StoreMaintenance && buying {
		return &domain.Error{Code: domain.Unavailable, Detail: "The store is being worked on, and sells nothing at the moment.", RetryAfter: settings.ClosedRetry}
	}
	return nil
}

// LetsIn reports whether pages of a browser origin may read responses about the store.
func (a StoreAccess) LetsIn(origin string) bool {
	return slices.ContainsFunc(settings.OriginEntries(origin), func(entry string) bool { return slices.Contains(a.AllowedOrigins, entry) })
}

// Check returns an error if the credential is revoked, expired or inactive. The error does not
// reveal which.
func (c Credential) Check(now time.Time) error {
	if c.Revoked || !c.Active || !c.ExpiresOn.IsZero() && !now.Before(c.ExpiresOn) {
		return domain.Errorf(domain.Unauthenticated, "The token is invalid or no longer valid.")
	}
	return nil
}

// Actor returns the credential's actor in a store. storeID 0 means that the request named no store, which
// is valid only if the credential reaches exactly one store. Actor returns the same error for a store
// that the credential does not reach and for an unknown store.
func (c Credential) Actor(storeID int64) (domain.Actor, error) {
	if storeID == 0 {
		if len(c.Grants) != 1 {
			return domain.Actor{}, domain.Errorf(domain.StoreRequired, "You reach %d stores: name one in X-Store-Id.", len(c.Grants))
		}
		storeID = c.Grants[0].StoreID
	}
	i := slices.IndexFunc(c.Grants, func(g Grant) bool { return g.StoreID == storeID })
	if i < 0 {
		return domain.Actor{}, domain.Missing("store")
	}
	return domain.Actor{
		Kind: c.Kind, ID: c.ID, StoreID: storeID, AccountID: c.AccountID, SessionID: c.SessionID,
		Permissions: c.Grants[i].Permissions, CommandID: uuid.New(),
	}, nil
}

// WithoutStore returns the credential's actor for operations outside of stores. This actor cannot read
// the rows of any store.
func (c Credential) WithoutStore() domain.Actor {
	return domain.Actor{Kind: c.Kind, ID: c.ID, AccountID: c.AccountID, SessionID: c.SessionID, Permissions: c.EveryStore, CommandID: uuid.New()}
}

// Reaches reports whether the credential reaches an existing store.
func (c Credential) Reaches(storeID int64) bool {
	return c.EveryStore != nil || slices.ContainsFunc(c.Grants, func(g Grant) bool { return g.StoreID == storeID })
}

// StoreIDs returns the ids of the stores that the credential reaches.
func (c Credential) StoreIDs() []int64 {
	ids := make([]int64, len(c.Grants))
	for i, g := range c.Grants {
		ids[i] = g.StoreID
	}
	return ids
}
