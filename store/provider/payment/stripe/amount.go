package stripe

import (
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// minor converts an amount to Stripe's units. It returns a Malformed error for an amount that Stripe
// cannot represent.
func minor(amount domain.Amount, c domain.Currency) (int64, error) {
	units, fits := stripeapi.Units(amount, c)
	if !fits {
		return 0, payment.Malformed("Stripe takes no amount of %s %s", amount, c)
	}
	return units, nil
}
