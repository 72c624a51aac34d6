// Package stripeapi contains the code that all clients of Stripe's API share: the HTTP backends, the conversion of
// amounts and the formatting of errors.
package stripeapi

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
)

// Backends returns backends for Stripe's API at an address; empty means Stripe's real address. The
// parameter timeout limits each request. The backends do not retry, because callers that retry must know
// the number of requests.
func Backends(address string, timeout time.Duration) *stripe.Backends {
	if address == "" {
		address = stripe.APIURL
	}
	return stripe.NewBackendsWithConfig(&stripe.BackendConfig{
		URL:               stripe.String(strings.TrimSuffix(address, "/")),
		HTTPClient:        egress.ForOperator(timeout, 64),
		MaxNetworkRetries: stripe.Int64(0),
		LeveledLogger:     &stripe.LeveledLogger{Level: stripe.LevelNull},
		EnableTelemetry:   stripe.Bool(false),
	})
}

// KeyFault returns the text of an error unless key begins with one of the kinds (such as "sk") and the
// store's mode ("_test_" or "_live_"). It returns "" if the form of the key is valid.
func KeyFault(key string, livemode bool, kinds ...string) string {
	mode := "_test_"
	if livemode {
		mode = "_live_"
	}
	var begins []string
	for _, kind := range kinds {
		if strings.HasPrefix(key, kind+mode) {
			return ""
		}
		begins = append(begins, kind+mode)
	}
	return "The key of this store begins with " + strings.Join(begins, " or ") + "."
}

// Replayed reports whether Stripe replayed the error from an earlier request with the same
// idempotency key.
func Replayed(said *stripe.Error) bool {
	return said.LastResponse != nil && said.LastResponse.Header.Get("Idempotent-Replayed") == "true"
}

// Told returns an error whose text may be stored, unlike Stripe's own error text, which contains objects
// with their secrets.
func Told(err error) error {
	if said, ok := errors.AsType[*stripe.Error](err); ok {
		return fmt.Errorf("stripe: %d %s %s: %s (request %s)", said.HTTPStatusCode, said.Type, said.Code, said.Msg, said.RequestID)
	}
	return fmt.Errorf("stripe: %w", err)
}

// Stripe states amounts in units of its own (docs.stripe.com/currencies). Most currencies have two
// digits; the currencies in wholeUnits have none, and those in thousandths have three. For the currencies
// in hundreds, the last two digits must be 0; for those in thousandths, the last digit.
const (
	wholeUnits  = " BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF "
	thousandths = " BHD JOD KWD OMR TND "
	hundreds    = " ISK UGX "
)

// scale returns the number of digits in Stripe's units of a currency. An amount in these units must be a multiple
// of step.
func scale(c domain.Currency) (digits int, step int64) {
	code := " " + string(c) + " "
	switch {
	case strings.Contains(wholeUnits, code):
		return 0, 1
	case strings.Contains(thousandths, code):
		return 3, 10
	case strings.Contains(hundreds, code):
		return 2, 100
	}
	return 2, 1
}

// Digits returns the number of decimal digits that Stripe accepts in an amount, at most the number that
// the currency has.
func Digits(c domain.Currency) int {
	digits, step := scale(c)
	for ; step > 1; step /= 10 {
		digits--
	}
	return min(digits, c.Digits())
}

// Units converts an amount to Stripe's units. It returns false if Stripe cannot represent the amount.
func Units(amount domain.Amount, c domain.Currency) (int64, bool) {
	digits, step := scale(c)
	units, whole := amount.Units(digits)
	return units, whole && units%step == 0
}

// Amount converts Stripe's units to an amount, rounded half up to the currency's digits.
func Amount(units int64, c domain.Currency) domain.Amount {
	digits, _ := scale(c)
	return domain.AmountOf(units, digits).Round(c.Digits(), domain.HalfUp)
}
