package stripe

import (
	"context"
	"crypto/hmac"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85"
	"github.com/stripe/stripe-go/v85/webhook"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/stripeapi"
)

// noticeAge is the maximum age of a signature. Stripe signs each delivery attempt separately.
const noticeAge = 5 * time.Minute

// noticed lists the event types that our webhook endpoints receive.
var noticed = []string{
	"payment_intent.succeeded", "payment_intent.payment_failed", "payment_intent.canceled", "payment_intent.processing", "payment_intent.amount_capturable_updated",
	"charge.captured", "charge.expired", "setup_intent.succeeded", "setup_intent.setup_failed", "setup_intent.canceled",
	"refund.created", "refund.updated", "refund.failed",
	"charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed", "charge.dispute.funds_withdrawn", "charge.dispute.funds_reinstated",
	"payment_method.automatically_updated", "payment_method.updated", "payment_method.detached",
	"review.opened", "review.closed",
}

// Subscribe creates a webhook endpoint with this package's API version, and then deletes the account's
// older endpoints for the same URL. Stripe returns the secret only when an endpoint is created.
func (g *Gateway) Subscribe(ctx context.Context, a payment.Account, url string) (payment.Secret, error) {
	client := g.client(a)
	made, err := client.V1WebhookEndpoints.Create(ctx, &stripe.WebhookEndpointCreateParams{
		URL: &url, EnabledEvents: pointers(noticed), APIVersion: stripe.String(stripe.APIVersion), Metadata: map[string]string{metaNamespace: a.Namespace},
	})
	if err != nil {
		return "", stripeapi.Told(err)
	}
	params := &stripe.WebhookEndpointListParams{}
	params.Limit = stripe.Int64(100)
	for old, err := range client.V1WebhookEndpoints.List(ctx, params).All(ctx) {
		if err != nil {
			return "", stripeapi.Told(err)
		}
		if old.ID == made.ID || old.URL != url || !own(a, old.Metadata) {
			continue
		}
		if _, err := client.V1WebhookEndpoints.Delete(ctx, old.ID, nil); err != nil && !missing(err) {
			return "", stripeapi.Told(err)
		}
	}
	return payment.Secret(made.Secret), nil
}

func pointers(all []string) (out []*string) {
	for _, one := range all {
		out = append(out, &one)
	}
	return out
}

// Verify checks the signature and its age. From an event it uses only the type and the reference of the
// object. It omits events of the other mode.
func (g *Gateway) Verify(a payment.Account, h http.Header, body []byte, now time.Time) ([]payment.Notice, error) {
	at, signatures := readSignature(domain.SoleHeader(h, "Stripe-Signature"))
	secret := a.Secrets[payment.WebhookSecret].Reveal()
	if secret == "" || now.Sub(at).Abs() > noticeAge {
		return nil, payment.ErrSignature
	}
	expected := webhook.ComputeSignature(at, body, secret)
	if !slices.ContainsFunc(signatures, func(given []byte) bool { return hmac.Equal(given, expected) }) {
		return nil, payment.ErrSignature
	}
	var e event
	if err := json.Unmarshal(body, &e); err != nil {
		return nil, fmt.Errorf("stripe: event: %w", err)
	}
	if n, known := e.notice(); known && e.Livemode == a.Livemode {
		return []payment.Notice{n}, nil
	}
	return nil, nil
}

// readSignature parses the header Stripe-Signature: "t=1495999758,v1=…". While a secret is rotated, the
// header has one v1 per secret but only one time. If a header has two times, readSignature returns no
// signatures, because the age would depend on which time is used.
func readSignature(header string) (at time.Time, signatures [][]byte) {
	times := 0
	for part := range strings.SplitSeq(header, ",") {
		name, value, _ := strings.Cut(strings.TrimSpace(part), "=")
		switch strings.TrimSpace(name) {
		case "t":
			seconds, err := strconv.ParseInt(value, 10, 64)
			if times++; times > 1 || err != nil {
				return time.Time{}, nil
			}
			at = time.Unix(seconds, 0)
		case "v1":
			if raw, err := hex.DecodeString(value); err == nil {
				signatures = append(signatures, raw)
			}
		}
	}
	return at, signatures
}

// event contains those fields of an event that the gateway uses.
type event struct {
	ID       string `json:"id"`
	Type     string `json:"type"`
	Livemode bool   `json:"livemode"`
	Data     struct {
		Object struct {
			ID            string          `json:"id"`
			Object        string          `json:"object"`
			PaymentIntent json.RawMessage `json:"payment_intent"`
		} `json:"object"`
	} `json:"data"`
}

// notice returns the notice about an event. It returns false if the gateway does not use the event.
func (e event) notice() (payment.Notice, bool) {
	n := payment.Notice{ID: e.ID, Type: e.Type, Reference: e.Data.Object.ID}
	if e.ID == "" || n.Reference == "" || !slices.Contains(noticed, e.Type) {
		return n, false
	}
	switch e.Data.Object.Object {
	case "payment_intent", "setup_intent":
		n.Subject = payment.SubjectPayment
	case "charge", "review":
		n.Subject = payment.SubjectPayment
		if json.Unmarshal(e.Data.Object.PaymentIntent, &n.Reference) != nil || n.Reference == "" {
			return n, false
		}
	case "refund":
		n.Subject = payment.SubjectRefund
	case "dispute":
		n.Subject = payment.SubjectDispute
	case "payment_method":
		n.Subject = payment.SubjectInstrument
	default:
		return n, false
	}
	return n, true
}

// Read implements payment.Notifier.
func (g *Gateway) Read(ctx context.Context, a payment.Account, n payment.Notice) ([]payment.Report, error) {
	client := g.client(a)
	var report *payment.Report
	var err error
	switch n.Subject {
	case payment.SubjectPayment:
		report, err = readPayment(ctx, client, a, n.Reference)
	case payment.SubjectRefund:
		report, err = readRefund(ctx, client, a, n.Reference)
	case payment.SubjectDispute:
		report, err = readDispute(ctx, client, a, n.Reference)
	case payment.SubjectInstrument:
		report, err = readInstrument(ctx, client, a, n.Reference)
	}
	if missing(err) || err == nil && report == nil {
		return nil, nil
	}
	if err != nil {
		return nil, stripeapi.Told(err)
	}
	report.Subject, report.Reference = n.Subject, n.Reference
	return []payment.Report{*report}, nil
}

func readPayment(ctx context.Context, client *stripe.Client, a payment.Account, reference string) (*payment.Report, error) {
	if strings.HasPrefix(reference, "seti_") {
		si, foreign, err := setupOf(ctx, client, a, reference)
		if err != nil || foreign != nil {
			return nil, err
		}
		r := &payment.Report{Key: a.Own(si.Metadata[metaKey]), Ended: si.Status == stripe.SetupIntentStatusCanceled}
		r.Result, err = setupResult(si)
		return r, err
	}
	pi, foreign, err := intentOf(ctx, client, a, reference)
	if err != nil || foreign != nil {
		return nil, err
	}
	if err := readReview(ctx, client, pi); err != nil {
		return nil, err
	}
	r := &payment.Report{Key: a.Own(pi.Metadata[metaKey]), Currency: currencyOf(pi.Currency)}
	switch r.Result, err = paymentResult(pi); {
	case pi.Status == stripe.PaymentIntentStatusCanceled && authorized(pi): // the amount was held before
		r.Ended = true
		r.Result = show(payment.Result{Outcome: payment.Succeeded, Review: reviewOf(pi), Reference: pi.ID, Amount: stripeapi.Amount(pi.Amount, r.Currency), Captured: stripeapi.Amount(pi.AmountReceived, r.Currency)}, pi.PaymentMethod)
	case pi.Status == stripe.PaymentIntentStatusCanceled:
		r.Ended = true
	case pi.Status == stripe.PaymentIntentStatusSucceeded:
		r.Ended = pi.AmountReceived < pi.Amount
	}
	return r, err
}

func readRefund(ctx context.Context, client *stripe.Client, a payment.Account, reference string) (*payment.Report, error) {
	refund, err := client.V1Refunds.Retrieve(ctx, reference, &stripe.RefundRetrieveParams{Expand: pointers([]string{"payment_intent"})})
	if err != nil || refund.PaymentIntent == nil || !own(a, refund.PaymentIntent.Metadata) {
		return nil, err
	}
	r := &payment.Report{Key: a.Own(refund.Metadata[metaKey]), Payment: refund.PaymentIntent.ID, Currency: currencyOf(refund.Currency), Result: refundResult(refund),
		On: time.Unix(refund.Created, 0).UTC()}
	r.Result.Amount = stripeapi.Amount(refund.Amount, r.Currency)
	return r, nil
}

func readDispute(ctx context.Context, client *stripe.Client, a payment.Account, reference string) (*payment.Report, error) {
	d, err := client.V1Disputes.Retrieve(ctx, reference, &stripe.DisputeRetrieveParams{Expand: pointers([]string{"payment_intent"})})
	if err != nil || d.PaymentIntent == nil || !own(a, d.PaymentIntent.Metadata) {
		return nil, err
	}
	r := &payment.Report{Payment: d.PaymentIntent.ID, Currency: currencyOf(d.Currency), On: time.Unix(d.Created, 0).UTC()}
	r.Dispute = &payment.Dispute{Status: disputeStatus(d), Amount: stripeapi.Amount(d.Amount, r.Currency), Reason: string(d.Reason), IsInquiry: strings.HasPrefix(string(d.Status), "warning_")}
	if e := d.EvidenceDetails; e != nil {
		if e.DueBy > 0 {
			r.Dispute.DueOn = time.Unix(e.DueBy, 0).UTC()
		}
		r.Dispute.HasEvidence = e.SubmissionCount > 0 // Stripe does not return the time of the submission
	}
	return r, nil
}

// disputeStatus returns the status of a dispute. A dispute that was lost before its deadline without
// evidence is ACCEPTED.
func disputeStatus(d *stripe.Dispute) payment.DisputeStatus {
	switch d.Status {
	case stripe.DisputeStatusWon, stripe.DisputeStatusWarningClosed, stripe.DisputeStatusPrevented:
		return payment.DisputeWon
	case stripe.DisputeStatusLost:
		if e := d.EvidenceDetails; e != nil && e.SubmissionCount == 0 && !e.PastDue {
			return payment.DisputeAccepted
		}
		return payment.DisputeLost
	default:
		return payment.DisputeOpen
	}
}

func readInstrument(ctx context.Context, client *stripe.Client, a payment.Account, reference string) (*payment.Report, error) {
	pm, err := client.V1PaymentMethods.Retrieve(ctx, reference, &stripe.PaymentMethodRetrieveParams{Expand: pointers([]string{"customer"})})
	switch {
	case err != nil:
		return nil, err
	case pm.Customer == nil: // the method was detached; the store that saved it knows its id
		return &payment.Report{Ended: true, Result: show(payment.Result{Outcome: payment.Succeeded, Instrument: pm.ID}, pm)}, nil
	case !own(a, pm.Customer.Metadata):
		return nil, nil
	}
	return &payment.Report{Result: show(payment.Result{Outcome: payment.Succeeded, Instrument: pm.ID}, pm)}, nil
}

// sincePage is the number of events per page. Each event may require further requests.
const sincePage = 25

// Since reads the objects of the events since a time, newest first. Stripe stores events for 30 days.
func (g *Gateway) Since(ctx context.Context, a payment.Account, from time.Time, cursor string) (payment.ReportPage, error) {
	params := &stripe.EventListParams{CreatedRange: &stripe.RangeQueryParams{GreaterThanOrEqual: from.Unix()}, Types: pointers(noticed)}
	params.Limit, params.Single, params.StartingAfter = stripe.Int64(sincePage), true, optional(cursor)
	var page payment.ReportPage
	read := map[string]bool{}
	n := 0
	for e, err := range g.client(a).V1Events.List(ctx, params).All(ctx) {
		if err != nil {
			return payment.ReportPage{}, stripeapi.Told(err)
		}
		if n++; n > sincePage {
			return page, nil
		}
		if n == sincePage {
			page.Cursor = e.ID
		}
		found := event{ID: e.ID, Type: string(e.Type)}
		if e.Data == nil || json.Unmarshal(e.Data.Raw, &found.Data.Object) != nil {
			continue
		}
		notice, known := found.notice()
		if !known || read[notice.Reference] {
			continue
		}
		read[notice.Reference] = true
		reports, err := g.Read(ctx, a, notice)
		if err != nil {
			return payment.ReportPage{}, err
		}
		page.Reports = append(page.Reports, reports...)
		if n == sincePage {
			break
		}
	}
	return page, nil
}
