package stripe

import (
	"context"
	"strconv"
	"strings"

	"github.com/stripe/stripe-go/v85"

	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// Capture captures a hold or a part of it. If the account cannot capture the rest later, a partial
// capture releases the rest. A capture has no id of its own, so the call also writes its mark into the
// metadata of the PaymentIntent.
func (g *Gateway) Capture(ctx context.Context, a payment.Account, r payment.CaptureRequest) (payment.Result, error) {
	c, err := r.Call(a).Checked()
	if err != nil {
		return payment.Result{}, err
	}
	amount, err := minor(c.Amount, c.Currency)
	if err != nil {
		return payment.Result{}, err
	}
	client := g.client(a)
	pi, refused, err := intentOf(ctx, client, a, r.Reference)
	if err != nil || refused != nil {
		return orRefused(refused, err)
	}
	if currencyOf(pi.Currency) != c.Currency {
		return payment.RefusedAs(payment.CurrencyMismatch), nil
	}
	if done, found := captureOf(a, pi, r.Key); found {
		if !done.Amount.Equal(c.Amount) {
			return payment.Result{}, payment.ErrKeyReused
		}
		return done, nil
	}
	if code := capturable(pi, amount); code != "" {
		return payment.RefusedAs(code), nil
	}
	rest := amount < pi.AmountCapturable
	after, err := post(ctx, r.Key, r.AskedOn, func(p stripe.Params) (*stripe.PaymentIntent, error) {
		params := &stripe.PaymentIntentCaptureParams{Params: p, AmountToCapture: &amount, Expand: expanded("")}
		if rest && multicapture(pi) {
			params.FinalCapture = stripe.Bool(false)
		}
		params.Metadata = map[string]string{captureMark(a, r.Key): captureText(amount, rest && !multicapture(pi))}
		return client.V1PaymentIntents.Capture(ctx, pi.ID, params)
	})
	if said := invalid(err); said != nil {
		switch now := said.PaymentIntent; {
		case said.Code == stripe.ErrorCodeAmountTooLarge || said.Param == "amount_to_capture":
			return payment.RefusedAs(payment.CaptureExceedsAuthorized), nil
		case said.Code == stripe.ErrorCodeCaptureChargeAuthorizationExpired || said.Code == stripe.ErrorCodeChargeExpiredForCapture:
			return payment.RefusedAs(payment.PaymentVoided), nil
		case now != nil: // captured or voided in the meantime
			if code := capturable(now, amount); code != "" {
				return payment.RefusedAs(code), nil
			}
		}
	}
	if err != nil {
		return failed(err)
	}
	done, found := captureOf(a, after, r.Key)
	if !found {
		return payment.Unanswered(errUnderWay), nil
	}
	return done, nil
}

// capturable returns the reason why an amount cannot be captured; empty means that it can be captured.
func capturable(pi *stripe.PaymentIntent, amount int64) payment.DeclineCode {
	switch pi.Status {
	case stripe.PaymentIntentStatusRequiresCapture:
		if amount <= pi.AmountCapturable {
			return ""
		}
		return payment.CaptureExceedsAuthorized
	case stripe.PaymentIntentStatusSucceeded:
		return payment.CaptureExceedsAuthorized
	case stripe.PaymentIntentStatusCanceled:
		return payment.PaymentVoided
	case stripe.PaymentIntentStatusRequiresPaymentMethod:
		return payment.PaymentNotFound
	default:
		return payment.AuthenticationRequired
	}
}

// multicapture reports whether the rest of a hold can be captured later.
func multicapture(pi *stripe.PaymentIntent) bool {
	if pi.LatestCharge == nil || pi.LatestCharge.PaymentMethodDetails == nil || pi.LatestCharge.PaymentMethodDetails.Card == nil {
		return false
	}
	granted := pi.LatestCharge.PaymentMethodDetails.Card.Multicapture
	return granted != nil && granted.Status == stripe.ChargePaymentMethodDetailsCardMulticaptureStatusAvailable
}

// releasing is the suffix of a capture's mark in the metadata if the capture released the rest.
const releasing = " released"

func captureText(amount int64, released bool) string {
	text := strconv.FormatInt(amount, 10)
	if released {
		text += releasing
	}
	return text
}

// captureMark returns the name of a capture in the metadata: its key without the namespace. Stripe limits
// the length of such names, and the metadata already contains the namespace.
func captureMark(a payment.Account, key string) string { return strings.TrimPrefix(key, a.Key("")) }

// captureOf returns the result of a capture as the metadata states it. It returns false if the metadata
// does not mention the capture.
func captureOf(a payment.Account, pi *stripe.PaymentIntent, key string) (payment.Result, bool) {
	text, found := pi.Metadata[captureMark(a, key)]
	if !found {
		return payment.Result{}, false
	}
	units, released := strings.CutSuffix(text, releasing)
	amount, err := strconv.ParseInt(units, 10, 64)
	if err != nil {
		return payment.Result{}, false
	}
	r := payment.Result{Outcome: payment.Succeeded, Amount: stripeapi.Amount(amount, currencyOf(pi.Currency)), Released: released}
	if pi.LatestCharge != nil {
		r.Reference = pi.LatestCharge.ID
	}
	return r, true
}

// Void cancels an intent whose amount is held and not captured, or that waits for its customer.
func (g *Gateway) Void(ctx context.Context, a payment.Account, r payment.VoidRequest) (payment.Result, error) {
	if _, err := r.Call(a).Checked(); err != nil {
		return payment.Result{}, err
	}
	client := g.client(a)
	if strings.HasPrefix(r.Reference, "seti_") {
		return voidSetup(ctx, client, a, r)
	}
	_, refused, err := intentOf(ctx, client, a, r.Reference)
	if err != nil || refused != nil {
		return orRefused(refused, err)
	}
	after, err := post(ctx, r.Key, r.AskedOn, func(p stripe.Params) (*stripe.PaymentIntent, error) {
		return client.V1PaymentIntents.Cancel(ctx, r.Reference, &stripe.PaymentIntentCancelParams{Params: p, Expand: expanded("")})
	})
	if said := invalid(err); said != nil && said.Code == stripe.ErrorCodePaymentIntentUnexpectedState {
		now, refused, err := intentOf(ctx, client, a, r.Reference)
		if err != nil || refused != nil {
			return orRefused(refused, err)
		}
		switch now.Status {
		case stripe.PaymentIntentStatusCanceled:
			return payment.RefusedAs(payment.PaymentVoided), nil
		case stripe.PaymentIntentStatusSucceeded:
			return payment.RefusedAs(payment.PaymentCaptured), nil
		default: // a debit in progress cannot be canceled
			return payment.RefusedAs(payment.ProcessingError), nil
		}
	}
	if err != nil {
		return failed(err)
	}
	return voidResult(after), nil
}

// voidResult returns the result of a canceled PaymentIntent, with the released amount.
func voidResult(pi *stripe.PaymentIntent) payment.Result {
	r := payment.Result{Outcome: payment.Succeeded, Reference: pi.ID}
	if authorized(pi) {
		r.Amount = stripeapi.Amount(pi.Amount-pi.AmountReceived, currencyOf(pi.Currency))
	}
	return r
}

func voidSetup(ctx context.Context, client *stripe.Client, a payment.Account, r payment.VoidRequest) (payment.Result, error) {
	si, refused, err := setupOf(ctx, client, a, r.Reference)
	if err != nil || refused != nil {
		return orRefused(refused, err)
	}
	after, err := post(ctx, r.Key, r.AskedOn, func(p stripe.Params) (*stripe.SetupIntent, error) {
		return client.V1SetupIntents.Cancel(ctx, si.ID, &stripe.SetupIntentCancelParams{Params: p})
	})
	if invalid(err) != nil {
		if si.Status == stripe.SetupIntentStatusCanceled {
			return payment.RefusedAs(payment.PaymentVoided), nil
		}
		return payment.RefusedAs(payment.PaymentCaptured), nil // the SetupIntent was already set up
	}
	if err != nil {
		return failed(err)
	}
	return payment.Result{Outcome: payment.Succeeded, Reference: after.ID}, nil
}

// Refund refunds a part of the captured amount. Stripe treats pending refunds as refunded, but not failed
// refunds.
func (g *Gateway) Refund(ctx context.Context, a payment.Account, r payment.RefundRequest) (payment.Result, error) {
	c, err := r.Call(a).Checked()
	if err != nil {
		return payment.Result{}, err
	}
	amount, err := minor(c.Amount, c.Currency)
	if err != nil {
		return payment.Result{}, err
	}
	client := g.client(a)
	pi, refused, err := intentOf(ctx, client, a, r.Reference)
	switch {
	case err != nil || refused != nil:
		return orRefused(refused, err)
	case currencyOf(pi.Currency) != c.Currency:
		return payment.RefusedAs(payment.CurrencyMismatch), nil
	case pi.AmountReceived == 0: // refunding a hold would release it
		return payment.RefusedAs(payment.RefundExceedsCaptured), nil
	}
	if !r.AskedOn.IsZero() {
		if done, err := refundOf(ctx, client, a, pi.ID, r.Key); err != nil {
			return failed(err)
		} else if done != nil {
			return refundResult(done), nil
		}
	}
	refund, err := post(ctx, r.Key, r.AskedOn, func(p stripe.Params) (*stripe.Refund, error) {
		return client.V1Refunds.Create(ctx, &stripe.RefundCreateParams{Params: p, PaymentIntent: &pi.ID, Amount: &amount, Metadata: marks(a, r.Key)})
	})
	if said := invalid(err); said != nil {
		switch {
		case said.Code == stripe.ErrorCodeChargeAlreadyRefunded || said.Param == "amount":
			return payment.RefusedAs(payment.RefundExceedsCaptured), nil
		case said.Code == stripe.ErrorCodeChargeDisputed || said.Code == stripe.ErrorCodeChargeNotRefundable || said.Code == stripe.ErrorCodeBalanceInsufficient:
			return payment.RefusedAs(payment.RefundFailed), nil
		}
	}
	if err != nil {
		return failed(err)
	}
	return refundResult(refund), nil
}

// orRefused returns a refusal, or the result of an error.
func orRefused(refused *payment.Result, err error) (payment.Result, error) {
	if err != nil {
		return failed(err)
	}
	return *refused, nil
}
