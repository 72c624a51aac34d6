// Package stripe is the gateway to Stripe: the store's own account, by PaymentIntents
// and SetupIntents.
//
// Every object that a call makes carries the account's namespace and the call's key in
// its metadata. Stripe forgets idempotency keys after a day and answers a failure of
// its own again and again until then, so that what became of a call is learned by
// looking for what it left there, and never by making it again.
package stripe

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// Code is the provider code of Stripe.
const Code = "STRIPE"

// Names of the credentials that an account has.
const (
	SecretKey      = "secretKey"
	PublishableKey = "publishableKey"
)

// Names in the metadata of what is made at Stripe.
const (
	metaNamespace = "namespace"
	metaKey       = "key"
	metaCustomer  = "customer"
)

// Gateway is Stripe. It keeps nothing of any account.
type Gateway struct {
	backends *stripe.Backends
}

// New opens the gateway. An empty address is Stripe's own.
func New(address string) *Gateway {
	return &Gateway{stripeapi.Backends(address, payment.AnswerTimeout)}
}

// Code is Code.
func (g *Gateway) Code() string { return Code }

// Can says what Stripe does. Whether the rest of an authorization can be captured
// later, an account has to be granted: the Result of each capture tells.
func (g *Gateway) Can(_ payment.Account, t payment.PaymentType, c domain.Currency) payment.Capabilities {
	switch t {
	case payment.Card, payment.DigitalWallet:
		return payment.Capabilities{Hold: true, PartialCapture: true, Void: true, PartialRefund: true, Save: true, OffSession: true, ThreeDS: t == payment.Card, Digits: stripeapi.Digits(c)}
	case payment.Bank: // debits are taken at once, and nothing is held
		return payment.Capabilities{PartialRefund: true, Save: true, OffSession: true, Digits: stripeapi.Digits(c)}
	default:
		return payment.Capabilities{}
	}
}

// Check lists one payment, which the gateway has to be allowed to.
func (g *Gateway) Check(ctx context.Context, a payment.Account) error {
	if err := cmp.Or(checkForm(a, SecretKey, "sk", "rk"), checkForm(a, PublishableKey, "pk")); err != nil {
		return err
	}
	if secret := a.Secrets[payment.WebhookSecret].Reveal(); secret != "" && !strings.HasPrefix(secret, "whsec_") {
		return &payment.CredentialError{Credential: payment.WebhookSecret, Reason: "The signing secret of a webhook endpoint at Stripe begins with whsec_."}
	}
	params := &stripe.PaymentIntentListParams{}
	params.Limit = stripe.Int64(1)
	params.Single = true
	for _, err := range g.client(a).V1PaymentIntents.List(ctx, params).All(ctx) {
		if said, ok := errors.AsType[*stripe.Error](err); ok && (said.HTTPStatusCode == http.StatusUnauthorized || said.HTTPStatusCode == http.StatusForbidden) {
			return &payment.CredentialError{Credential: SecretKey, Reason: "Stripe does not take the key: " + said.Msg}
		}
		if err != nil {
			return stripeapi.Told(err)
		}
	}
	return nil
}

// checkForm refuses a key that is none, or is for the other mode.
func checkForm(a payment.Account, name string, kinds ...string) error {
	if fault := stripeapi.KeyFault(a.Secrets[name].Reveal(), a.Livemode, kinds...); fault != "" {
		return &payment.CredentialError{Credential: name, Reason: fault}
	}
	return nil
}

func (g *Gateway) client(a payment.Account) *stripe.Client {
	return stripe.NewClient(a.Secrets[SecretKey].Reveal(), stripe.WithBackends(g.backends))
}

// own tells whether metadata is of an account of ours.
func own(a payment.Account, metadata map[string]string) bool {
	return metadata[metaNamespace] == a.Namespace
}

// made tells whether metadata is of a call of ours. A key that is another account's
// is ErrKeyReused.
func made(a payment.Account, metadata map[string]string, key string) (bool, error) {
	switch {
	case metadata[metaKey] != key:
		return false, nil
	case !own(a, metadata):
		return false, payment.ErrKeyReused
	}
	return true, nil
}

// marks is the metadata of what a call makes.
func marks(a payment.Account, key string) map[string]string {
	return map[string]string{metaNamespace: a.Namespace, metaKey: key}
}

// post makes a call under its key. Where the same call is being made elsewhere, it
// waits for that. Where Stripe answers with a failure of its own that is as old as a
// call can be late, and the caller has seen that nothing came of it, it is made under
// the next number of the key, whoever makes it.
func post[T any](ctx context.Context, key string, askedOn time.Time, do func(params stripe.Params) (T, error)) (T, error) {
	const most = 50 // numbers of a key
	for n, pause := 1, 50*time.Millisecond; ; {
		under := key
		if n > 1 {
			under += "." + strconv.Itoa(n)
		}
		out, err := do(stripe.Params{Context: ctx, IdempotencyKey: &under})
		said, ok := errors.AsType[*stripe.Error](err)
		switch {
		case !ok:
			return out, err
		case said.Code == stripe.ErrorCodeIdempotencyKeyInUse || said.Code == stripe.ErrorCodeLockTimeout:
			select {
			case <-ctx.Done():
				return out, err
			case <-time.After(pause):
				pause *= 2
			}
		case said.HTTPStatusCode >= http.StatusInternalServerError && stripeapi.Replayed(said) && !askedOn.IsZero() && time.Since(askedOn) >= 2*payment.AnswerTimeout && n < most:
			n++
		default:
			return out, err
		}
	}
}
