package stripe

import (
	"context"
	"errors"
	"net/http"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// readReview fetches Radar's review of a PaymentIntent, if there is one. The review is not expanded in
// the intent, because a restricted key without access to reviews could then not read the intent. With
// such a key, the review stays open.
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

// reviewOf returns the status of a PaymentIntent's review. A review that was not fetched is OPEN, like
// the review of a new intent.
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
