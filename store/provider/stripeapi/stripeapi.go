// Package stripeapi is what every client of Stripe's API shares: how it is reached, how
// it counts money, and its failures in words.
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

// Backends reaches Stripe at an address; an empty one is Stripe's own. A request may take
// that long, and is made once: whoever asks again knows how often it was asked.
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

// KeyFault is what is wrong with the form of a key of one of some kinds ("sk"): it is
// none, or is for the other mode. Empty: nothing.
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

// Replayed tells whether an answer is one that was given before.
func Replayed(said *stripe.Error) bool {
	return said.LastResponse != nil && said.LastResponse.Header.Get("Idempotent-Replayed") == "true"
}

// Told is an error in words that may be kept: Stripe's own has the objects that it is
// about in it, and their secrets.
func Told(err error) error {
	if said, ok := errors.AsType[*stripe.Error](err); ok {
		return fmt.Errorf("stripe: %d %s %s: %s (request %s)", said.HTTPStatusCode, said.Type, said.Code, said.Msg, said.RequestID)
	}
	return fmt.Errorf("stripe: %w", err)
}

// Stripe counts amounts in units of its own (docs.stripe.com/currencies): most
// currencies have two digits, those of wholeUnits none and those of thousandths
// three. Of hundreds it wants two digits that are 0, and of thousandths a last digit
// that is 0.
const (
	wholeUnits  = " BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF "
	thousandths = " BHD JOD KWD OMR TND "
	hundreds    = " ISK UGX "
)

// scale is how many digits Stripe's units have, and of how many of them an amount is
// a multiple.
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

// Digits is how many digits an amount may have that Stripe takes.
func Digits(c domain.Currency) int {
	digits, step := scale(c)
	for ; step > 1; step /= 10 {
		digits--
	}
	return min(digits, c.Digits())
}

// Units is an amount in Stripe's units; false: it does not come to them.
func Units(amount domain.Amount, c domain.Currency) (int64, bool) {
	digits, step := scale(c)
	units, whole := amount.Units(digits)
	return units, whole && units%step == 0
}

// Amount is an amount of Stripe's units.
func Amount(units int64, c domain.Currency) domain.Amount {
	digits, _ := scale(c)
	return domain.AmountOf(units, digits).Round(c.Digits(), domain.HalfUp)
}
