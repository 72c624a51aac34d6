package stripe

import (
	"context"
	"errors"
	"net/http"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// readReview fetches Radar's review of a PaymentIntent that has one. It does not come
// with the intent: a restricted key that may not read reviews could not read intents
// then. Such a key learns that there is one, and never how it ends.
func readReview(ctx context.Context, client *stripe.Client, pi *stripe.PaymentIntent) error {
	if pi.Review == nil {
		return nil
	}
	review, err := client.V1Reviews.Retrieve(ctx, pi.Review.ID, nil)
	var said *stripe.Error
	if missing(err) || errors.As(err, &said) && said.HTTPStatusCode == http.StatusForbidden {
		return nil
	}
	if err != nil {
		return err
	}
	pi.Review = review
	return nil
}

// reviewOf is where the review of a PaymentIntent is. One that was not fetched is open,
// as it is when the intent is made.
func reviewOf(pi *stripe.PaymentIntent) payment.ReviewStatus {
	switch r := pi.Review; {
	case r == nil:
		return ""
	case r.Open || r.ClosedReason == "":
		return payment.ReviewOpen
	case r.ClosedReason == stripe.ReviewClosedReasonApproved:
		return payment.ReviewApproved
	}
	return payment.ReviewClosed
}
