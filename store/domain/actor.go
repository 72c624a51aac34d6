package domain

import "github.com/google/uuid"

// ActorKind is the capacity in which an actor acts. Its values are those of source.actorType in the
// webhook specification.
type ActorKind string

const (
	ActorAdmin    ActorKind = "ADMIN"
	ActorCustomer ActorKind = "CUSTOMER"
	ActorAPIToken ActorKind = "API_TOKEN"
	ActorSystem   ActorKind = "SYSTEM"
	ActorPlatform ActorKind = "PLATFORM"
)

// Actor identifies who acts, and in which store. Every command and every query takes an Actor, so
// no code can name an order without its store.
type Actor struct {
	Kind ActorKind
	// ID is the id of the admin user, the store customer or the app token. It is 0 for guests, the
	// system and the platform.
	ID      int64
	StoreID int64
	// AccountID is the id of the customer's account on the platform; 0 for other actors.
	AccountID int64
	// CartToken is the hash of the possession token of a guest's cart; empty means none.
	CartToken []byte
	// LinkedCartID is the id of the only cart that the actor reaches, if the actor came through a
	// checkout link instead of being the cart's customer or guest. It is 0 for other actors.
	LinkedCartID int64
	// LinkID is the id of the checkout link that the actor uses, or of the session of a page that opened
	// a link; 0 means neither. OwnLink reports whether LinkID is such a session, whose token only this
	// actor has.
	LinkID  int64
	OwnLink bool
	// LinkedOrderID is the id of the only order that the actor reaches, through a link to the order; 0
	// for other actors.
	LinkedOrderID int64
	// SessionID is the login session of the actor; 0 means none.
	SessionID int64
	// Permissions lists what an admin or an app token may do in this store, as
	// resource:action values; "*" allows everything.
	Permissions []string
	// CommandID identifies the request. Rows that a command creates store the CommandID, so that a retry
	// of the request finds these rows.
	CommandID uuid.UUID
	// From describes where the request comes from.
	From Origin
	// StorefrontVersion is the store's storefront version when the request arrived. Empty means that
	// the request did not read the version.
	StorefrontVersion string
}

// System returns the actor of the service's own jobs in one store, with every permission.
func System(storeID int64) Actor {
	return Actor{Kind: ActorSystem, StoreID: storeID, Permissions: []string{"*"}, CommandID: uuid.New()}
}

// SystemFor returns the actor of a job that creates something in one store. CommandID is derived
// from the store and work, so a job that failed anywhere retries the same command.
func SystemFor(storeID int64, work string) Actor {
	a := System(storeID)
	a.CommandID = uuid.NewSHA1(commandSpace, []byte(Itoa(storeID)+" "+work))
	return a
}

// commandSpace is the UUID namespace of the command ids that SystemFor derives. Its value is arbitrary
// but must not change.
var commandSpace = uuid.MustParse("b0a6a9fc-6c4e-4d5f-9a63-3c1d7e2a4f10")

// Platform returns the actor of platform tooling on a store's behalf, with every
// permission.
func Platform(storeID int64) Actor {
	return Actor{Kind: ActorPlatform, StoreID: storeID, Permissions: []string{"*"}, CommandID: uuid.New()}
}

// May reports whether the actor has a permission.
func (a Actor) May(permission string) bool {
	for _, p := range a.Permissions {
		if p == "*" || p == permission {
			return true
		}
	}
	return false
}

// Require returns a Forbidden error that names the permission if the actor lacks it. The parameter act is
// the beginning of the message, such as "To read this event".
func (a Actor) Require(permission, act string) error {
	if a.May(permission) {
		return nil
	}
	return &Error{Code: Forbidden, Detail: act + " takes " + permission + ".", Permission: permission}
}

// IsGuest reports whether the actor is a storefront visitor who has not logged in.
func (a Actor) IsGuest() bool { return a.Kind == ActorCustomer && a.ID == 0 }

// HasOneCart reports whether the actor reaches at most one cart and its order, as guests and
// holders of a checkout link do.
func (a Actor) HasOneCart() bool { return a.IsGuest() || a.LinkedCartID != 0 }

// Holder identifies the actor among the people who reach a cart. For actors with a link it returns the id
// of the checkout link or of the page's session. It returns 0 for holders of the cart's own token and for
// logged-in customers, and -1 for all others.
func (a Actor) Holder() int64 {
	switch {
	case a.LinkID != 0:
		return a.LinkID
	case a.Kind != ActorCustomer || a.IsGuest() && len(a.CartToken) == 0:
		return -1
	}
	return 0
}

// SeesAll reports whether the actor may read all contact data that they reach, even if another
// holder entered it. This is true for the store, for customers in their own account, and for
// holders of a link mailed to the buyer of an order.
func (a Actor) SeesAll() bool {
	return a.Kind != ActorCustomer || a.LinkedOrderID != 0 || a.ID != 0 && a.LinkedCartID == 0
}

// Sees reports whether the actor may read contact data that a holder entered. A buyer who passes on a checkout link
// shares the data entered through the cart's own token. Data entered through a link is readable only in the session
// that entered it, because two people know the link.
func (a Actor) Sees(holder int64) bool { return a.SeesAll() || a.Entered(holder) }

// Entered reports whether the actor entered the data of the holder, or received the data together with a checkout link.
func (a Actor) Entered(holder int64) bool {
	return holder == 0 || a.OwnLink && holder == a.LinkID
}

// Origin describes where a request comes from, for throttling, the list of logins and the
// audit log. It grants no rights.
type Origin struct {
	RequestID string
	Operation string // the contract's operationId
	Address   string // address of the client, as determined by the edge
	UserAgent string
	// Agent reports whether an assistant's tool made the request.
	Agent bool
}

// Author identifies the actor of a change and is stored with it.
type Author struct {
	Kind ActorKind `json:"kind"`
	ID   int64     `json:"id"`
}

// Author returns the actor as it is stored with a change.
func (a Actor) Author() Author { return Author{Kind: a.Kind, ID: a.ID} }
