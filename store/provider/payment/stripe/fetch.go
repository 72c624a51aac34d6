package stripe

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// clockSkew is the maximum assumed difference between Stripe's clock and ours.
const clockSkew = 5 * time.Minute

// errReference means that a change to a payment was to be fetched without the payment's reference.
var errReference = errors.New("stripe: a look for what was done to a payment needs its reference")

// Fetch looks up the object that a call created. It finds an intent by its reference or, without
// one, among the intents created since the request. It finds a capture in the metadata of its
// PaymentIntent, and a refund among the refunds of its PaymentIntent.
func (g *Gateway) Fetch(ctx context.Context, a payment.Account, r payment.FetchRequest) (payment.Snapshot, error) {
	client := g.client(a)
	if r.Operation == payment.OperationAuthorize {
		result, found, err := authorization(ctx, client, a, r)
		return snapshot(result, found, err)
	}
	switch {
	case r.Reference == "":
		return payment.Snapshot{}, errReference
	case r.Operation == payment.OperationRefund:
		refund, err := refundOf(ctx, client, a, r.Reference, r.Key)
		if err != nil || refund == nil {
			return snapshot(payment.Result{}, false, err)
		}
		return snapshot(refundResult(refund), true, nil)
	case strings.HasPrefix(r.Reference, "seti_"):
		si, refused, err := setupOf(ctx, client, a, r.Reference)
		found := err == nil && refused == nil && si.Status == stripe.SetupIntentStatusCanceled
		return snapshot(payment.Result{Outcome: payment.Succeeded, Reference: r.Reference}, found, err)
	}
	pi, refused, err := intentOf(ctx, client, a, r.Reference)
	if err != nil || refused != nil {
		return snapshot(payment.Result{}, false, err)
	}
	if r.Operation == payment.OperationVoid {
		return snapshot(voidResult(pi), pi.Status == stripe.PaymentIntentStatusCanceled, nil)
	}
	done, found := captureOf(a, pi, r.Key)
	return snapshot(done, found, nil)
}

// snapshot returns the result as a Snapshot. If Stripe did not respond properly, snapshot returns an
// error.
func snapshot(r payment.Result, found bool, err error) (payment.Snapshot, error) {
	switch {
	case errors.Is(err, payment.ErrKeyReused):
		return payment.Snapshot{}, err
	case err != nil:
		return payment.Snapshot{}, stripeapi.Told(err)
	case !found:
		return payment.Snapshot{}, nil
	}
	return payment.Snapshot{Found: true, Result: r}, nil
}

// authorization looks up the intent that a call created. It reports whether it found the intent.
func authorization(ctx context.Context, client *stripe.Client, a payment.Account, r payment.FetchRequest) (payment.Result, bool, error) {
	switch {
	case strings.HasPrefix(r.Reference, "seti_"):
		si, refused, err := setupOf(ctx, client, a, r.Reference)
		if err != nil || refused != nil || si.Metadata[metaKey] != r.Key {
			return payment.Result{}, false, err
		}
		result, err := setupResult(si)
		return result, true, err
	case r.Reference != "":
		pi, refused, err := intentOf(ctx, client, a, r.Reference)
		if err != nil || refused != nil || pi.Metadata[metaKey] != r.Key {
			return payment.Result{}, false, err
		}
		return reviewed(ctx, client, pi)
	}
	since := stripe.RangeQueryParams{GreaterThanOrEqual: r.AskedOn.Add(-clockSkew).Unix()}
	payments := &stripe.PaymentIntentListParams{CreatedRange: &since, Expand: expanded("data.")}
	payments.Limit = stripe.Int64(100)
	for pi, err := range client.V1PaymentIntents.List(ctx, payments).All(ctx) {
		if err != nil {
			return payment.Result{}, false, err
		}
		if ours, err := made(a, pi.Metadata, r.Key); err != nil {
			return payment.Result{}, false, err
		} else if ours {
			return reviewed(ctx, client, pi)
		}
	}
	setups := &stripe.SetupIntentListParams{CreatedRange: &since, Expand: expandedSetup("data.")}
	setups.Limit = stripe.Int64(100)
	for si, err := range client.V1SetupIntents.List(ctx, setups).All(ctx) {
		if err != nil {
			return payment.Result{}, false, err
		}
		if ours, err := made(a, si.Metadata, r.Key); err != nil {
			return payment.Result{}, false, err
		} else if ours {
			result, err := setupResult(si)
			return result, true, err
		}
	}
	return payment.Result{}, false, nil
}

// reviewed returns the result of an intent, with the current state of its review.
func reviewed(ctx context.Context, client *stripe.Client, pi *stripe.PaymentIntent) (payment.Result, bool, error) {
	if err := readReview(ctx, client, pi); err != nil {
		return payment.Result{}, false, err
	}
	result, err := paymentResult(pi)
	return result, true, err
}

// intentOf retrieves a PaymentIntent of the account. If the intent does not exist or belongs to another
// account, the second result is the refusal to return.
func intentOf(ctx context.Context, client *stripe.Client, a payment.Account, reference string) (*stripe.PaymentIntent, *payment.Result, error) {
	refused := payment.RefusedAs(payment.PaymentNotFound)
	if !strings.HasPrefix(reference, "pi_") {
		return nil, &refused, nil
	}
	pi, err := client.V1PaymentIntents.Retrieve(ctx, reference, &stripe.PaymentIntentRetrieveParams{Expand: expanded("")})
	switch {
	case missing(err):
		return nil, &refused, nil
	case err != nil:
		return nil, nil, err
	case !own(a, pi.Metadata):
		return nil, &refused, nil
	}
	return pi, nil, nil
}

// setupOf retrieves a SetupIntent of the account; see intentOf.
func setupOf(ctx context.Context, client *stripe.Client, a payment.Account, reference string) (*stripe.SetupIntent, *payment.Result, error) {
	refused := payment.RefusedAs(payment.PaymentNotFound)
	si, err := client.V1SetupIntents.Retrieve(ctx, reference, &stripe.SetupIntentRetrieveParams{Expand: expandedSetup("")})
	switch {
	case missing(err):
		return nil, &refused, nil
	case err != nil:
		return nil, nil, err
	case !own(a, si.Metadata):
		return nil, &refused, nil
	}
	return si, nil, nil
}

// refundOf returns the refund of a PaymentIntent that a call created; nil means none.
func refundOf(ctx context.Context, client *stripe.Client, a payment.Account, reference, key string) (*stripe.Refund, error) {
	params := &stripe.RefundListParams{PaymentIntent: &reference}
	params.Limit = stripe.Int64(100)
	for refund, err := range client.V1Refunds.List(ctx, params).All(ctx) {
		if missing(err) {
			return nil, nil
		}
		if err != nil {
			return nil, err
		}
		if ours, err := made(a, refund.Metadata, key); err != nil || ours {
			return refund, err
		}
	}
	return nil, nil
}
