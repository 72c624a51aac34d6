package domain

import "github.com/google/uuid"

// ActorKind says in which capacity somebody acts. The values are the
// specification's source.actorType.
type ActorKind string

const (
	ActorAdmin    ActorKind = "ADMIN"
	ActorCustomer ActorKind = "CUSTOMER"
	ActorAPIToken ActorKind = "API_TOKEN"
	ActorSystem   ActorKind = "SYSTEM"
	ActorPlatform ActorKind = "PLATFORM"
)

// Actor is who acts, and in which store. Every command and every query takes
// one: there is no way to name an order without saying whose store it is in.
type Actor struct {
	Kind ActorKind
	// ID is the admin user, the store customer or the app token; 0 for a guest,
	// the system and the platform.
	ID      int64
	StoreID int64
	// AccountID is the customer's account on the platform; 0 for everybody else.
	AccountID int64
	// CartToken is the possession token of a guest's cart, hashed; empty without one.
	CartToken []byte
	// LinkedCartID is the one cart that a checkout link reaches, in the customer's or the
	// guest's place, and all that it reaches; 0 for everybody who came in by themselves.
	LinkedCartID int64
	// LinkID is the checkout link that the actor came in by, or the session of a page that
	// opened one; 0 without one. OwnLink reports that it is such a session, whose token
	// nobody else has.
	LinkID  int64
	OwnLink bool
	// LinkedOrderID is the one order that a link to it reaches, and all that it reaches.
	LinkedOrderID int64
	// SessionID is the login that this actor came in by; 0 without one.
	SessionID int64
	// Permissions are what an admin or an app token may do in this store, as
	// resource:action values; "*" is everything.
	Permissions []string
	// CommandID names this request. What a command creates carries it, so that a
	// second run of the same request finds what the first one did.
	CommandID uuid.UUID
	// From is where the request came from, for the audit log.
	From Origin
	// StorefrontVersion is the version of what the store shows, as it was when the
	// request came; empty: it was not read for it.
	StorefrontVersion string
}

// System acts for the service's own jobs inside one store.
func System(storeID int64) Actor {
	return Actor{Kind: ActorSystem, StoreID: storeID, CommandID: uuid.New()}
}

// SystemFor acts for a job that creates something, inside one store. The work names
// the command: done again, wherever it broke off, it is the same command.
func SystemFor(storeID int64, work string) Actor {
	a := System(storeID)
	a.CommandID = uuid.NewSHA1(commandSpace, []byte(Itoa(storeID)+" "+work))
	return a
}

// commandSpace is what commands are named in; it is arbitrary and ours.
var commandSpace = uuid.MustParse("b0a6a9fc-6c4e-4d5f-9a63-3c1d7e2a4f10")

// Platform acts for platform tooling on a store's behalf.
func Platform(storeID int64) Actor {
	return Actor{Kind: ActorPlatform, StoreID: storeID, Permissions: []string{"*"}, CommandID: uuid.New()}
}

// May tells whether the actor holds a permission.
func (a Actor) May(permission string) bool {
	for _, p := range a.Permissions {
		if p == "*" || p == permission {
			return true
		}
	}
	return false
}

// IsGuest tells whether the actor is a storefront visitor who has not logged in.
func (a Actor) IsGuest() bool { return a.Kind == ActorCustomer && a.ID == 0 }

// HasOneCart tells whether the actor reaches one cart, and the order that it becomes,
// and no other: a guest, and whoever has a checkout link.
func (a Actor) HasOneCart() bool { return a.IsGuest() || a.LinkedCartID != 0 }

// Holder is who the actor is among those who reach a guest's cart: 0 with the cart's own
// token or as the customer whose cart it is, with a checkout link the id of that link or of
// the page's session, -1 without any of these.
func (a Actor) Holder() int64 {
	switch {
	case a.LinkID != 0:
		return a.LinkID
	case a.Kind != ActorCustomer || a.IsGuest() && len(a.CartToken) == 0:
		return -1
	}
	return 0
}

// SeesAll reports whether the actor reads all that they reach, whoever entered it: the
// store, a customer in their own account, and whoever has a link that was mailed to the
// buyer of an order.
func (a Actor) SeesAll() bool {
	return a.Kind != ActorCustomer || a.LinkedOrderID != 0 || a.ID != 0 && a.LinkedCartID == 0
}

// Sees reports whether the actor may read contact data that a holder entered. Whoever hands
// a cart over hands over what they entered themselves; what is entered by a checkout link is
// read in the session that entered it only, since two people know the link.
func (a Actor) Sees(holder int64) bool { return a.SeesAll() || a.Entered(holder) }

// Entered reports whether what a holder entered is the actor's own, or was handed over to
// them.
func (a Actor) Entered(holder int64) bool {
	return holder == 0 || a.OwnLink && holder == a.LinkID
}

// Origin is where a request comes from. It decides nothing about rights; it is
// for throttling, for the list of logins and for the audit log.
type Origin struct {
	RequestID string
	Operation string // the contract's operationId
	Address   string // of the client, as the edge trusts it
	UserAgent string
	// Agent tells that an assistant made the request, by a tool.
	Agent bool
}

// Author is who did something, as it is kept beside what they did.
type Author struct {
	Kind ActorKind `json:"kind"`
	ID   int64     `json:"id"`
}

// Author is the actor as it is kept beside what they did.
func (a Actor) Author() Author { return Author{Kind: a.Kind, ID: a.ID} }
