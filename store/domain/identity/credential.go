package identity

import (
	"slices"
	"time"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Credential is what a token stands for: who acts, in which stores, and until
// when. It says everything that an Actor is made of.
type Credential struct {
	Kind      domain.ActorKind
	ID        int64 // the admin user, the store customer or the app token
	AccountID int64 // of a customer
	SessionID int64 // the login; 0 for an app token
	// Grants are the stores that the credential reaches, each once, by id.
	Grants []Grant
	// EveryStore are the permissions that hold in all stores, present and future,
	// and outside of any; nil without a scope for all stores.
	EveryStore []string
	APIVersion string    // that an app token is pinned to; empty for others
	ExpiresOn  time.Time // zero: never
	Revoked    bool      // the token, or the login that it came from, was ended
	Active     bool      // the person behind it may still act
	LastUsedOn time.Time // exact to LastUsedGrain; zero: never
}

// Grant is what a credential may do in one store.
type Grant struct {
	StoreID     int64
	Permissions []string
}

// StoreAccess is the store that a public store key names, or a domain.
type StoreAccess struct {
	StoreKeyID     int64
	StoreID        int64
	Livemode       bool
	Status         settings.StoreStatus
	AllowedOrigins []string
	// StorefrontVersion is another one with every change of what the store shows.
	StorefrontVersion string
}

// LinkAccess is what the token of a checkout link opens: a store and, as long as it is
// whose it was when the link was made, a cart. That of a link to an order opens the order.
type LinkAccess struct {
	StoreAccess
	CartID     int64  // 0: the cart has become somebody's since
	CustomerID int64  // whose the cart is; 0 for a guest's
	CartToken  []byte // the hash of a guest's
	LinkID     int64  // of the checkout link, or of a page's session
	IsSession  bool   // it is a session: only the page that opened the link has its token
	OrderID    int64  // 0: the link is to a checkout
}

// ErrCheckoutLink refuses a checkout link. Which of the reasons it was is nobody's business.
var ErrCheckoutLink = domain.Errorf(domain.Unauthenticated, "The checkout link is not valid, or not any more.")

// ErrPaymentLink refuses a payment link. Which of the reasons it was is nobody's business.
var ErrPaymentLink = domain.Errorf(domain.Unauthenticated, "The payment link is not valid, or not any more.")

// Admit refuses visitors of a store that is closed, and buyers while it is being
// worked on.
func (a StoreAccess) Admit(buying bool) error {
	if a.Status == settings.StoreClosed {
		return &domain.Error{Code: domain.Unavailable, Detail: "The store is closed.", RetryAfter: settings.ClosedRetry}
	}
	if a.Status == settings.StoreMaintenance && buying {
		return &domain.Error{Code: domain.Unavailable, Detail: "The store is being worked on, and sells nothing at the moment.", RetryAfter: settings.ClosedRetry}
	}
	return nil
}

// LetsIn tells whether pages of a browser origin may read the store's answers.
func (a StoreAccess) LetsIn(origin string) bool {
	return slices.ContainsFunc(settings.OriginEntries(origin), func(entry string) bool { return slices.Contains(a.AllowedOrigins, entry) })
}

// Check refuses a credential that is not good any more. Which of the reasons it
// was is nobody's business.
func (c Credential) Check(now time.Time) error {
	if c.Revoked || !c.Active || !c.ExpiresOn.IsZero() && !now.Before(c.ExpiresOn) {
		return domain.Errorf(domain.Unauthenticated, "The token is not valid, or not any more.")
	}
	return nil
}

// Actor is the credential in one store. Store 0 means that the request named
// none: that is enough for who reaches exactly one. A store that the credential
// does not reach looks like one that does not exist.
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

// WithoutStore is the credential outside of any store, for the operations that need
// none: no store's rows can be read with it.
func (c Credential) WithoutStore() domain.Actor {
	return domain.Actor{Kind: c.Kind, ID: c.ID, AccountID: c.AccountID, SessionID: c.SessionID, Permissions: c.EveryStore, CommandID: uuid.New()}
}

// StoreIDs lists the stores that the credential reaches.
func (c Credential) StoreIDs() []int64 {
	ids := make([]int64, len(c.Grants))
	for i, g := range c.Grants {
		ids[i] = g.StoreID
	}
	return ids
}
