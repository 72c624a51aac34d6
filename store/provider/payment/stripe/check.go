package stripe

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// Check validates the form of the credentials and tests both keys. With the secret key it lists one
// payment and creates a SetupIntent, which it then reads with the publishable key as a browser would.
// Stripe finds the SetupIntent only if both keys belong to the same account.
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
	client := g.client(a)
	for _, err := range client.V1PaymentIntents.List(ctx, params).All(ctx) {
		if err != nil {
			return keyFault(SecretKey, err)
		}
	}
	si, err := client.V1SetupIntents.Create(ctx, &stripe.SetupIntentCreateParams{PaymentMethodTypes: []*string{stripe.String("card")}})
	if err != nil {
		return keyFault(SecretKey, err)
	}
	browser := stripe.NewClient(a.Secrets[PublishableKey].Reveal(), stripe.WithBackends(g.backends))
	_, err = browser.V1SetupIntents.Retrieve(ctx, si.ID, &stripe.SetupIntentRetrieveParams{ClientSecret: &si.ClientSecret})
	_, _ = client.V1SetupIntents.Cancel(ctx, si.ID, &stripe.SetupIntentCancelParams{}) // otherwise the SetupIntent would remain open
	switch {
	case missing(err):
		return &payment.CredentialError{Credential: PublishableKey, Reason: "The publishable key and the secret key are of different accounts at Stripe."}
	case err != nil:
		return keyFault(PublishableKey, err)
	}
	return nil
}

// keyFault returns a CredentialError if Stripe rejects the key with which the request was made.
func keyFault(name string, err error) error {
	if said, ok := errors.AsType[*stripe.Error](err); ok && (said.HTTPStatusCode == http.StatusUnauthorized || said.HTTPStatusCode == http.StatusForbidden) {
		return &payment.CredentialError{Credential: name, Reason: "Stripe does not take the key: " + said.Msg}
	}
	return stripeapi.Told(err)
}

// checkForm returns a CredentialError if a key is malformed or belongs to the other mode.
func checkForm(a payment.Account, name string, kinds ...string) error {
	if fault := stripeapi.KeyFault(a.Secrets[name].Reveal(), a.Livemode, kinds...); fault != "" {
		return &payment.CredentialError{Credential: name, Reason: fault}
	}
	return nil
}

// Owns implements payment.Owner. A PaymentIntent, a SetupIntent or a payment method exists only in its own account.
func (g *Gateway) Owns(ctx context.Context, a payment.Account, reference string) (bool, error) {
	client, err := g.client(a), error(nil)
	switch {
	case strings.HasPrefix(reference, "pi_"):
		_, err = client.V1PaymentIntents.Retrieve(ctx, reference, &stripe.PaymentIntentRetrieveParams{})
	case strings.HasPrefix(reference, "seti_"):
		_, err = client.V1SetupIntents.Retrieve(ctx, reference, &stripe.SetupIntentRetrieveParams{})
	default:
		_, err = client.V1PaymentMethods.Retrieve(ctx, reference, &stripe.PaymentMethodRetrieveParams{})
	}
	switch {
	case missing(err):
		return false, nil
	case err != nil:
		return false, keyFault(SecretKey, err)
	}
	return true, nil
}
