// Package auth turns a credential into an Actor and hands it to handlers. The
// strict server leaves no other way than the request's context; a handler takes
// the actor out in its one call, and from there on it is an argument.
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

// Identity is who makes a request, as far as the edge found out.
type Identity struct {
	Actor domain.Actor
	// Credential is what the actor was made from: all the stores that it reaches.
	Credential identity.Credential
	Origin     domain.Origin
	// CartToken is the guest's possession token as they sent it, to be shown to them
	// again; empty without one.
	CartToken string
	// PaymentToken is the token of a payment link that was found to be good; empty
	// without one.
	PaymentToken string
}

// With returns a context that carries an identity to the handler.
func With(ctx context.Context, identity Identity) context.Context {
	return command.Asked(context.WithValue(ctx, key{}, identity), identity.Origin.RequestID)
}

// WithCommand returns a context that carries the same identity for a command that has its
// id already: the request was made before.
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

// Actor is who makes this request.
func Actor(ctx context.Context) domain.Actor { return from(ctx).Actor }

// Credential is what the actor came in with.
func Credential(ctx context.Context) identity.Credential { return from(ctx).Credential }

// Origin is where the request comes from.
func Origin(ctx context.Context) domain.Origin { return from(ctx).Origin }

// CartToken is the possession token of a cart that the request carries.
func CartToken(ctx context.Context) string { return from(ctx).CartToken }

// PaymentToken is the token of the payment link that the request carries.
func PaymentToken(ctx context.Context) string { return from(ctx).PaymentToken }

// StorefrontVersion is the version of what the store shows when the request came;
// empty: it is not known.
func StorefrontVersion(ctx context.Context) string { return from(ctx).Actor.StorefrontVersion }

type agentKey struct{}

// ByAgent returns a context in which requests are made by a tool of an assistant.
func ByAgent(ctx context.Context) context.Context { return context.WithValue(ctx, agentKey{}, true) }

// IsAgent tells whether a tool of an assistant makes the request.
func IsAgent(ctx context.Context) bool { return ctx.Value(agentKey{}) != nil }

type storeKey struct{}

// InStore returns a context in which requests need no store key: they are about a store
// that was found already.
func InStore(ctx context.Context, access identity.StoreAccess) context.Context {
	return context.WithValue(ctx, storeKey{}, access)
}

func theStore(ctx context.Context, s *store.Service, key string) (identity.StoreAccess, error) {
	if access, found := ctx.Value(storeKey{}).(identity.StoreAccess); found {
		access.StorefrontVersion = "" // read when the assistant's call began: there may have been others since
		return access, nil
	}
	return s.Login.StoreByKey(ctx, key)
}

// Headers are the credentials that a request carries.
type Headers struct {
	Authorization []string
	StoreID       string // X-Store-Id
	StoreKey      string // X-Store-Key
	CartToken     string // X-Cart-Token
	PaymentToken  string // X-Payment-Token
}

// Rules are what an operation asks of its caller, from the contract.
type Rules struct {
	// Kinds are the tokens that are accepted; without any the operation is open.
	Kinds []domain.TokenKind
	// Anonymous tells that a token is not needed: a guest may call it.
	Anonymous bool
	// Open reports that the caller needs neither a token nor a cart or a link.
	Open bool
	// StoreKey tells that the store is known by its public key.
	StoreKey bool
	// Permission is the one that the actor must hold; Authenticated and "" ask for none.
	Permission string
	// NoStore tells that the operation is about no store: the permission must hold
	// in all of them.
	NoStore bool
	// Buying tells that the operation is about carts and checkout, which rest while
	// the store is being worked on.
	Buying bool
	// Cart tells that the operation is about a cart that a guest has the token of, and
	// CheckoutLink that whoever has a checkout link may call it: it names the store.
	Cart, CheckoutLink bool
	// PaymentLink tells that whoever has a payment link may call it: it names the store.
	PaymentLink bool
}

// Authenticated is the permission of operations that ask for a login and no more.
const Authenticated = "authenticated"

// Identify finds out who calls, and whether they may.
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
		caller.takeCart(h, link) // who logs in or signs up brings their cart
		return caller, nil
	}
	if len(h.Authorization) > 0 && len(rules.Kinds) > 0 {
		credential, err := s.Login.Authenticate(ctx, bearer(h.Authorization, rules.Kinds), origin)
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

// storeOf is the store that a request is about: the one that its key names, or that of
// its checkout link or payment link. Where both come along, it has to be the same.
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

// isLink tells whether the token of a checkout link stands in the place of a cart's.
func isLink(h Headers) bool {
	kind, ok := domain.TokenKindOf(h.CartToken)
	return ok && kind == domain.CheckoutToken
}

// takeCart keeps the token of a guest's cart, if it can be one, or the guest's cart that
// a link is for.
func (i *Identity) takeCart(h Headers, link identity.LinkAccess) {
	if kind, ok := domain.TokenKindOf(h.CartToken); ok && kind == domain.CartTokenKind {
		i.Actor.CartToken, i.CartToken = domain.HashToken(h.CartToken), h.CartToken
	} else if link.CartID != 0 && link.CustomerID == 0 {
		i.Actor.CartToken, i.Actor.LinkID, i.Actor.OwnLink = link.CartToken, link.LinkID, link.IsSession
	}
}

// takeLink puts whoever has a checkout link in the place of whoever the cart belongs to,
// for that cart only. A link to an order reaches nothing that is about carts.
func (i *Identity) takeLink(link identity.LinkAccess, rules Rules) error {
	if link.OrderID != 0 && !rules.Buying { // a guest without a cart, who sees the order
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

// act puts the credential into the store that the request is about.
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
	var storeID int64
	if h.StoreID != "" {
		var err error
		if storeID, err = strconv.ParseInt(h.StoreID, 10, 64); err != nil || storeID <= 0 {
			const detail = "X-Store-Id has to be the id of a store."
			return domain.Actor{}, &domain.Error{Code: domain.InvalidRequest, Detail: detail,
				Fields: []domain.Field{{In: "header", Pointer: "/X-Store-Id", Code: "wrong_format", Detail: detail}}}
		}
	}
	actor, err := c.Actor(storeID)
	if err != nil && storeID == 0 && rules.Permission == Authenticated {
		return c.WithoutStore(), nil
	}
	return actor, err
}

// bearer reads the one token of an Authorization header. What is not a token of
// an accepted kind comes out empty, and is refused like an unknown one.
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
