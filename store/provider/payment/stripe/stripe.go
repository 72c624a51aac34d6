// Package stripe is the gateway to a store's own Stripe account, through PaymentIntents and SetupIntents.
//
// Every object that a call creates carries the account's namespace and the call's key in its metadata.
// Stripe forgets idempotency keys after a day, and until then it replays even its own failures. Therefore
// the gateway does not repeat a call to learn its outcome, but looks up the object that the call created.
package stripe

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// Code is the provider code of Stripe.
const Code = "STRIPE"

// These constants are the names of an account's credentials.
const (
	SecretKey      = "secretKey"
	PublishableKey = "publishableKey"
)

// These constants are names in the metadata of objects at Stripe.
const (
	metaNamespace = "namespace"
	metaKey       = "key"
	metaCustomer  = "customer"
	metaOrder     = "order_number"
)

// Gateway calls Stripe. It stores no data about accounts.
type Gateway struct {
	backends *stripe.Backends
}

// New returns a gateway to Stripe's API at an address; empty means Stripe's real address.
func New(address string) *Gateway {
	return &Gateway{stripeapi.Backends(address, payment.AnswerTimeout)}
}

// Code returns Code.
func (g *Gateway) Code() string { return Code }

// least contains Stripe's smallest charges, in units of stripeapi.Digits. Stripe documents them by the currency of
// the merchant's bank account ("Minimum and maximum charge amounts"). For another currency it converts the amount, so
// its smallest charge is not known here.
var least = map[domain.Currency]int64{
	"AED": 200, "AUD": 50, "BGN": 100, "BRL": 50, "CAD": 50, "CHF": 50, "CZK": 1500, "DKK": 250, "EUR": 50, "GBP": 30, "HKD": 400, "HUF": 175,
	"INR": 50, "JPY": 50, "MXN": 1000, "MYR": 200, "NOK": 300, "NZD": 50, "PLN": 200, "RON": 200, "SEK": 300, "SGD": 50, "THB": 1000, "USD": 50,
}

// Can returns the capabilities of Stripe. Stripe decides per account whether the rest of an authorization
// can be captured later. If it cannot, the Result of a partial capture has Released set.
func (g *Gateway) Can(_ payment.Account, t payment.PaymentType, c domain.Currency) payment.Capabilities {
	switch t {
	case payment.Card, payment.DigitalWallet:
		return payment.Capabilities{Hold: true, PartialCapture: true, Void: true, PartialRefund: true, Save: true, OffSession: true, ThreeDS: t == payment.Card, Digits: stripeapi.Digits(c), Least: least[c]}
	case payment.Bank: // debits are captured at once, without a hold
		return payment.Capabilities{PartialRefund: true, Save: true, OffSession: true, Digits: stripeapi.Digits(c), Least: least[c]}
	default:
		return payment.Capabilities{}
	}
}

func (g *Gateway) client(a payment.Account) *stripe.Client {
	return stripe.NewClient(a.Secrets[SecretKey].Reveal(), stripe.WithBackends(g.backends))
}

// own reports whether an object with this metadata belongs to the account.
func own(a payment.Account, metadata map[string]string) bool {
	return metadata[metaNamespace] == a.Namespace
}

// made reports whether the call with a key created the object with this metadata. It returns ErrKeyReused
// if the key belongs to another account.
func made(a payment.Account, metadata map[string]string, key string) (bool, error) {
	switch {
	case metadata[metaKey] != key:
		return false, nil
	case !own(a, metadata):
		return false, payment.ErrKeyReused
	}
	return true, nil
}

// marks returns the metadata for objects that a call creates.
func marks(a payment.Account, key string) map[string]string {
	return map[string]string{metaNamespace: a.Namespace, metaKey: key}
}

// orderMarks returns the metadata for an intent, with the order's number if there is an order.
func orderMarks(a payment.Account, r payment.AuthorizeRequest) map[string]string {
	all := marks(a, r.Key)
	if r.OrderNumber > 0 {
		all[metaOrder] = strconv.FormatInt(r.OrderNumber, 10)
	}
	return all
}

// orderText returns words followed by an order's number; nil means that there is no order.
func orderText(words string, r payment.AuthorizeRequest) *string {
	if r.OrderNumber <= 0 {
		return nil
	}
	return stripe.String(words + " " + strconv.FormatInt(r.OrderNumber, 10))
}

// post makes a call under its key. While the same call is in progress elsewhere, post waits and retries.
// Stripe replays its own failures (5xx) under the same key. If the last request was at least
// 2×AnswerTimeout ago, the caller has verified that it had no effect; post then appends the next number
// to the key. Concurrent callers use the same numbers.
func post[T any](ctx context.Context, key string, askedOn time.Time, do func(params stripe.Params) (T, error)) (T, error) {
	const most = 50 // highest number of a key
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
