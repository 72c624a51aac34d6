// Package auth turns credentials into actors and passes them to handlers. The strict server can pass them
// only in the request's context. A handler reads the actor from the context once and passes it on as an
// argument.
package auth

import (
	"context"
	"strconv"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/identity"
)

type key struct{}

// Identity is the caller of a request, to the extent that the router has identified them.
type Identity struct {
	Actor domain.Actor
	// Credential is the verified credential; it may be valid for several stores. It is zero if the request
	// has no credential.
	Credential identity.Credential
	Origin     domain.Origin
	// CartToken is the token of a guest's cart as the caller sent it, for responses that show it; empty
	// means none.
	CartToken string
	// PaymentToken is the token of a payment link whose store was found; empty means none.
	PaymentToken string
}

// With returns a context that carries an identity.
func With(ctx context.Context, identity Identity) context.Context {
	return command.Asked(context.WithValue(ctx, key{}, identity), identity.Origin.RequestID)
}

// WithCommand returns a context that carries the same identity with the given command id. Retries of a
// request use the command id of the first run.
func WithCommand(ctx context.Context, command uuid.UUID) context.Context {
	identity := from(ctx)
	identity.Actor.CommandID = command
	return With(ctx, identity)
}

func from(ctx context.Context) Identity {
	identity, ok := ctx.Value(key{}).(Identity)
	if !ok {
		panic("auth: a handler ran without an identity")
	}
	return identity
}

// Actor returns the actor of the request.
func Actor(ctx context.Context) domain.Actor { return from(ctx).Actor }

// Credential returns the credential of the request.
func Credential(ctx context.Context) identity.Credential { return from(ctx).Credential }

// Origin returns the origin of the request.
func Origin(ctx context.Context) domain.Origin { return from(ctx).Origin }

// CartToken returns the token of a guest's cart in the request; "" means none.
func CartToken(ctx context.Context) string { return from(ctx).CartToken }

// PaymentToken returns the payment-link token of the request; "" means none.
func PaymentToken(ctx context.Context) string { return from(ctx).PaymentToken }

// StorefrontVersion returns the storefront version that was read with the request's store
// key; "" means unknown.
func StorefrontVersion(ctx context.Context) string { return from(ctx).Actor.StorefrontVersion }

type agentKey struct{}

// ByAgent returns a context for requests that an assistant's tool makes.
func ByAgent(ctx context.Context) context.Context { return context.WithValue(ctx, agentKey{}, true) }

// IsAgent reports whether an assistant's tool makes the request.
func IsAgent(ctx context.Context) bool { return ctx.Value(agentKey{}) != nil }

type checkKey struct{}

// OnlyChecked returns a context for a request that the service compares with the contract but does not run. A valid
// request gets the response 204. The response has the header Idempotent-Replayed: true if the same request has already
// ended under its idempotency key.
func OnlyChecked(ctx context.Context) context.Context {
	return context.WithValue(ctx, checkKey{}, true)
}

// IsOnlyChecked reports whether the request must only be checked.
func IsOnlyChecked(ctx context.Context) bool { return ctx.Value(checkKey{}) != nil }

type storeKey struct{}

// InStore returns a context for requests about a store that has already been found. The requests need no
// store key.
func InStore(ctx context.Context, access identity.StoreAccess) context.Context {
	return context.WithValue(ctx, storeKey{}, access)
}

type pageKey struct{}

// Page describes a request that a script of a store's account page or withdrawal page makes.
type Page struct {
	StoreCode string
	Own       bool // the page's own script sent the request
	Withdraws bool // the withdrawal page, which stores without account pages have too
}

// ByPage returns a context for a request from a page of a store. The store's code takes the place of the
// store key. Links and cart tokens are ignored.
func ByPage(ctx context.Context, page Page) context.Context {
	return context.WithValue(ctx, pageKey{}, page)
}

// PageOf returns the page that makes the request. ok is false for other callers.
func PageOf(ctx context.Context) (page Page, ok bool) {
	page, ok = ctx.Value(pageKey{}).(Page)
	return page, ok
}

func theStore(ctx context.Context, s *store.Service, key string) (identity.StoreAccess, error) {
	if page, ok := PageOf(ctx); ok {
		if !page.Own {
			return identity.StoreAccess{}, identity.ErrPage
		}
		return s.Login.StoreByPage(ctx, page.StoreCode, !page.Withdraws)
	}
	if access, found := ctx.Value(storeKey{}).(identity.StoreAccess); found {
		access.StorefrontVersion = "" // the version was read at the start of the assistant's call and may have changed since
		return access, nil
	}
	return s.Login.StoreByKey(ctx, key)
}

// Headers holds the credential headers of a request.
type Headers struct {
	Authorization []string
	StoreID       string // X-Store-Id
	StoreKey      string // X-Store-Key
	CartToken     string // X-Cart-Token
	PaymentToken  string // X-Payment-Token
}

// Rules holds an operation's requirements for its caller, from the contract.
type Rules struct {
	// Kinds lists the accepted kinds of tokens; empty means the operation reads no token.
	Kinds []domain.TokenKind
	// Anonymous means that a token is optional, so a guest may call the operation.
	Anonymous bool
	// Open means that the caller needs no token, cart or link.
	Open bool
	// StoreKey means that the store's public key identifies the store.
	StoreKey bool
	// Permission is the permission that the actor must have; Authenticated and "" require none.
	Permission string
	// NoStore means that the operation is about no store, so the actor must have the permission in all
	// stores.
	NoStore bool
	// Buying means that the operation is about carts and checkout, which are unavailable during maintenance
	// of the store.
	Buying bool
	// Cart means that the operation is about a cart whose token a guest has. CheckoutLink means that the
	// holder of a checkout link may call the operation; the link identifies the store.
	Cart, CheckoutLink bool
	// PaymentLink means that the holder of a payment link may call the operation; the link identifies the
	// store.
	PaymentLink bool
}

// Authenticated is the permission of operations that require only a login.
const Authenticated = "authenticated"

// Identify identifies the caller and checks that the rules admit them. If it returns an error, it also
// returns what it has identified so far.
func Identify(ctx context.Context, s *store.Service, h Headers, origin domain.Origin, rules Rules) (Identity, error) {
	caller := Identity{Origin: origin, Actor: domain.Actor{CommandID: uuid.New(), From: origin}}
	var access identity.StoreAccess
	var link identity.LinkAccess
	if rules.StoreKey {
		var err error
		if access, link, err = storeOf(ctx, s, h, rules); err != nil {
			return caller, err
		}
		if err = access.Admit(rules.Buying); err != nil {
			return caller, err
		}
		caller.Actor.Kind, caller.Actor.StoreID = domain.ActorCustomer, access.StoreID
		caller.Actor.StorefrontVersion = access.StorefrontVersion
		if rules.PaymentLink {
			caller.PaymentToken = h.PaymentToken
		}
	}
	if len(rules.Kinds) == 0 && (rules.Open || !rules.CheckoutLink) {
		caller.takeCart(h, link) // a caller who logs in or signs up keeps the cart
		return caller, nil
	}
	if len(h.Authorization) > 0 && len(rules.Kinds) > 0 {
		credential, err := s.Login.Authenticate(ctx, bearer(h.Authorization, rules.Kinds), h.inStore(rules), origin)
		if err != nil {
			return caller, err
		}
		caller.Credential = credential
		if caller.Actor, err = act(credential, h, access, rules); err != nil {
			return caller, err
		}
		caller.Actor.From, caller.Actor.StorefrontVersion = origin, access.StorefrontVersion
	} else if !rules.Anonymous {
		return caller, domain.Errorf(domain.Unauthenticated, "This needs a token, as Authorization: Bearer.")
	}
	if len(h.Authorization) > 0 && len(rules.Kinds) > 0 || !isLink(h) {
		caller.takeCart(h, identity.LinkAccess{})
	} else if rules.Cart || rules.CheckoutLink && !rules.Open {
		if !rules.CheckoutLink {
			return caller, domain.Errorf(domain.Unauthenticated, "A checkout link is for the checkout of its cart only.")
		}
		if err := caller.takeLink(link, rules); err != nil {
			return caller, err
		}
	}
	if rules.Permission != "" && rules.Permission != Authenticated && !caller.Actor.May(rules.Permission) {
		return caller, &domain.Error{Code: domain.Forbidden, Permission: rules.Permission,
			Detail: "This needs the permission " + rules.Permission + "."}
	}
	return caller, nil
}

// storeOf returns the store of a request, from its store key, checkout link or payment link. If a key and a
// link belong to different stores, it returns an error.
func storeOf(ctx context.Context, s *store.Service, h Headers, rules Rules) (access identity.StoreAccess, link identity.LinkAccess, err error) {
	if rules.CheckoutLink && isLink(h) {
		if link, err = s.Login.StoreByLink(ctx, h.CartToken); err != nil || h.StoreKey == "" {
			return link.StoreAccess, link, err
		}
	}
	if rules.PaymentLink && h.PaymentToken != "" {
		if access, err = s.Login.StoreByPaymentLink(ctx, h.PaymentToken); err != nil || h.StoreKey == "" {
			return access, link, err
		}
		keyed, err := theStore(ctx, s, h.StoreKey)
		if err == nil && keyed.StoreID != access.StoreID {
			err = identity.ErrPaymentLink
		}
		return keyed, link, err
	}
	access, err = theStore(ctx, s, h.StoreKey)
	if err == nil && link.StoreID != 0 && link.StoreID != access.StoreID {
		err = identity.ErrCheckoutLink
	}
	return access, link, err
}

// isLink reports whether the cart token belongs to a checkout link.
func isLink(h Headers) bool {
	kind, ok := domain.TokenKindOf(h.CartToken)
	return ok && kind == domain.CheckoutToken
}

// takeCart sets the token of a guest's cart, from the header or from the link to the guest's cart.
func (i *Identity) takeCart(h Headers, link identity.LinkAccess) {
	if kind, ok := domain.TokenKindOf(h.CartToken); ok && kind == domain.CartTokenKind {
		i.Actor.CartToken, i.CartToken = domain.HashToken(h.CartToken), h.CartToken
	} else if link.CartID != 0 && link.CustomerID == 0 {
		i.Actor.CartToken, i.Actor.LinkID, i.Actor.OwnLink = link.CartToken, link.LinkID, link.IsSession
	}
}

// takeLink makes the holder of a checkout link act for the owner of the cart, for that cart
// only. A link to an order gives no access to carts.
func (i *Identity) takeLink(link identity.LinkAccess, rules Rules) error {
	if link.OrderID != 0 && !rules.Buying { // the holder acts as a guest without a cart who may see the order
		i.Actor.LinkedOrderID = link.OrderID
		return nil
	}
	if link.CartID == 0 {
		return identity.ErrCheckoutLink
	}
	i.Actor.LinkedCartID, i.Actor.ID = link.CartID, link.CustomerID
	i.Actor.LinkID, i.Actor.OwnLink = link.LinkID, link.IsSession
	if link.CustomerID == 0 {
		i.Actor.CartToken = link.CartToken
	}
	return nil
}

// inStore returns the store in X-Store-Id; 0 means that the request names no store, or may be about other
// stores.
func (h Headers) inStore(rules Rules) int64 {
	if rules.NoStore || rules.Permission == "" || rules.Permission == Authenticated {
		return 0
	}
	id, err := h.storeID()
	if err != nil {
		return 0 // act refuses the invalid id
	}
	return id
}

// storeID returns the store in X-Store-Id; 0 means that the header is absent.
func (h Headers) storeID() (int64, error) {
	if h.StoreID == "" {
		return 0, nil
	}
	id, err := strconv.ParseInt(h.StoreID, 10, 64)
	if err != nil || id <= 0 {
		const detail = "X-Store-Id has to be the id of a store."
		return 0, &domain.Error{Code: domain.InvalidRequest, Detail: detail,
			Fields: []domain.Field{{In: "header", Pointer: "/X-Store-Id", Code: "wrong_format", Detail: detail}}}
	}
	return id, nil
}

// act returns the credential's actor in the store of the request.
func act(c identity.Credential, h Headers, access identity.StoreAccess, rules Rules) (domain.Actor, error) {
	if rules.StoreKey {
		actor, err := c.Actor(access.StoreID)
		if err != nil {
			return actor, domain.Errorf(domain.Unauthenticated, "The token belongs to another store.")
		}
		return actor, nil
	}
	if rules.NoStore {
		return c.WithoutStore(), nil
	}
	storeID, err := h.storeID()
	if err != nil {
		return domain.Actor{}, err
	}
	actor, err := c.Actor(storeID)
	if err != nil && storeID == 0 && rules.Permission == Authenticated {
		return c.WithoutStore(), nil
	}
	return actor, err
}

// bearer returns the only token in the Authorization header. It returns "" for a token of another kind, which
// is then rejected like an unknown token.
func bearer(headers []string, kinds []domain.TokenKind) string {
	if len(headers) != 1 {
		return ""
	}
	scheme, token, _ := strings.Cut(headers[0], " ")
	kind, ok := domain.TokenKindOf(token)
	if !strings.EqualFold(scheme, "Bearer") || !ok {
		return ""
	}
	for _, k := range kinds {
		if k == kind {
			return token
		}
	}
	return ""
}
