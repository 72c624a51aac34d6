package stripe

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// Intent creates a SetupIntent, which the customer confirms in the browser.
func (g *Gateway) Intent(ctx context.Context, a payment.Account, r payment.IntentRequest) (payment.Intent, error) {
	client := g.client(a)
	customer, err := customerOf(ctx, client, a, r.Customer)
	if err != nil {
		return payment.Intent{}, stripeapi.Told(err)
	}
	si, err := post(ctx, r.Key, time.Time{}, func(p stripe.Params) (*stripe.SetupIntent, error) {
		return client.V1SetupIntents.Create(ctx, &stripe.SetupIntentCreateParams{Params: p, Customer: customer, Usage: stripe.String(offSession), Metadata: marks(a, r.Key),
			AutomaticPaymentMethods: &stripe.SetupIntentCreateAutomaticPaymentMethodsParams{Enabled: stripe.Bool(true)}})
	})
	if err != nil {
		return payment.Intent{}, stripeapi.Told(err)
	}
	return payment.Intent{Reference: si.ID, ClientSecret: payment.Secret(si.ClientSecret)}, nil
}

// Save saves the payment method of a SetupIntent that the customer confirmed in the browser. It sets up
// any other token in the customer's absence.
func (g *Gateway) Save(ctx context.Context, a payment.Account, r payment.SaveRequest) (payment.Result, error) {
	if !strings.HasPrefix(r.Token, "seti_") {
		return g.saveToken(ctx, a, r)
	}
	client := g.client(a)
	si, refused, err := setupOf(ctx, client, a, r.Token)
	if err != nil {
		return failed(err)
	}
	if refused != nil || si.Customer == nil || !isCustomer(a, r.Customer, si.Customer.Metadata) {
		return payment.RefusedAs(payment.InvalidToken), nil
	}
	if unconfirmed(si) {
		return payment.RefusedAs(payment.InvalidToken), nil
	}
	return withoutCustomer(setupResult(si))
}

// unconfirmed reports whether no attempt was made to confirm the SetupIntent.
func unconfirmed(si *stripe.SetupIntent) bool {
	return si.LastSetupError == nil && (si.Status == stripe.SetupIntentStatusRequiresPaymentMethod || si.Status == stripe.SetupIntentStatusRequiresConfirmation)
}

// withoutCustomer turns a result that requires the customer into a decline, because the caller cannot
// redirect the customer.
func withoutCustomer(r payment.Result, err error) (payment.Result, error) {
	if err == nil && r.Outcome == payment.ActionRequired {
		return payment.RefusedAs(payment.AuthenticationRequired), nil
	}
	return r, err
}

func (g *Gateway) saveToken(ctx context.Context, a payment.Account, r payment.SaveRequest) (payment.Result, error) {
	return withoutCustomer(g.Authorize(ctx, a, r.Verification()))
}

// Forget detaches a payment method from its customer. It returns nil if the method is already detached.
func (g *Gateway) Forget(ctx context.Context, a payment.Account, instrument string) error {
	_, err := g.client(a).V1PaymentMethods.Detach(ctx, instrument, &stripe.PaymentMethodDetachParams{})
	if said, ok := errors.AsType[*stripe.Error](err); ok && (missing(err) || said.HTTPStatusCode == http.StatusBadRequest) {
		return nil // the method is not attached to a customer
	}
	if err != nil {
		return stripeapi.Told(err)
	}
	return nil
}
