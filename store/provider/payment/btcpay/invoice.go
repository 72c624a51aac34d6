package btcpay

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// These constants are the statuses of an invoice.
const (
	statusNew        = "New"
	statusProcessing = "Processing" // paid, but not confirmed yet
	statusExpired    = "Expired"
	statusInvalid    = "Invalid" // canceled, or never confirmed
	statusSettled    = "Settled"
	additionalNone   = "None"
	additionalMarked = "Marked" // marked manually, or by this gateway
)

// invoice is an invoice of BTCPay Server.
type invoice struct {
	ID               string          `json:"id"`
	Amount           decimal         `json:"amount"`
	Currency         domain.Currency `json:"currency"`
	CheckoutLink     string          `json:"checkoutLink"`
	CreatedTime      int64           `json:"createdTime"`
	ExpirationTime   int64           `json:"expirationTime"`
	Status           string          `json:"status"`
	AdditionalStatus string          `json:"additionalStatus"`
	Metadata         metadata        `json:"metadata"`
}

// decimal is a number from BTCPay Server. It may have more digits than an Amount.
type decimal struct{ domain.Amount }

// UnmarshalJSON reads a decimal from a JSON string or number.
func (d *decimal) UnmarshalJSON(b []byte) error { return d.Scan(strings.Trim(string(b), `"`)) }

// metadata is the data that the gateway stores with an invoice: the call's key and the account's
// namespace.
type metadata struct {
	OrderID   string `json:"orderId,omitempty"`
	Namespace string `json:"storeplatformNamespace"`
	ItemDesc  string `json:"itemDesc,omitempty"` // shown on the page and in the server's list and files
}

// Authorize creates an invoice, or finds the invoice that has the same key.
func (g *Gateway) Authorize(ctx context.Context, a payment.Account, r payment.AuthorizeRequest) (payment.Result, error) {
	if _, err := r.Call(a).Checked(); err != nil {
		return payment.Result{}, err
	}
	if !r.Link {
		return payment.RefusedAs(payment.InvalidToken), nil
	}
	found, err := g.find(ctx, a, r.Key)
	if err != nil {
		return failed(err)
	}
	if found == nil {
		if found, err = g.make(ctx, a, r); err != nil {
			return failed(err)
		}
	}
	if found.Currency != r.Currency || !found.Amount.Amount.Equal(r.Amount) {
		return payment.Result{}, payment.ErrKeyReused
	}
	result, err := g.result(ctx, a, found)
	if err != nil {
		return failed(err)
	}
	return result, nil
}

// make creates an invoice. If a concurrent call created another invoice with the same key, the older invoice
// counts.
func (g *Gateway) make(ctx context.Context, a payment.Account, r payment.AuthorizeRequest) (*invoice, error) {
	in := map[string]any{"amount": r.Amount, "currency": r.Currency, "metadata": metadata{OrderID: r.Key, Namespace: a.Namespace}}
	if r.OrderNumber > 0 {
		in["metadata"] = metadata{OrderID: r.Key, Namespace: a.Namespace, ItemDesc: "Order " + strconv.FormatInt(r.OrderNumber, 10)}
	}
	if r.ReturnURL != "" {
		in["checkout"] = map[string]any{"redirectURL": r.ReturnURL, "redirectAutomatically": false}
	}
	var made invoice
	if err := g.do(ctx, a, http.MethodPost, "/invoices", in, &made); err != nil {
		return nil, err
	}
	oldest, err := g.find(ctx, a, r.Key)
	if err != nil {
		return nil, err
	}
	if oldest == nil || oldest.ID == made.ID {
		return &made, nil
	}
	return oldest, g.mark(ctx, a, made.ID)
}

// find returns the oldest invoice with a key; nil means that no invoice has the key.
func (g *Gateway) find(ctx context.Context, a payment.Account, key string) (*invoice, error) {
	var list []invoice // sorted from newest to oldest
	if err := g.do(ctx, a, http.MethodGet, "/invoices?"+url.Values{"orderId": {key}, "take": {"50"}}.Encode(), nil, &list); err != nil {
		return nil, err
	}
	for i := len(list) - 1; i >= 0; i-- {
		switch {
		case list[i].Metadata.OrderID != key:
		case list[i].Metadata.Namespace != a.Namespace:
			return nil, payment.ErrKeyReused
		default:
			return &list[i], nil
		}
	}
	return nil, nil
}

// mark marks an invoice as invalid.
func (g *Gateway) mark(ctx context.Context, a payment.Account, id string) error {
	return g.do(ctx, a, http.MethodPost, "/invoices/"+url.PathEscape(id)+"/status", map[string]string{"status": statusInvalid}, nil)
}

// get returns an invoice of the account; nil means that the invoice does not exist.
func (g *Gateway) get(ctx context.Context, a payment.Account, id string) (*invoice, error) {
	var i invoice
	err := g.do(ctx, a, http.MethodGet, "/invoices/"+url.PathEscape(id), nil, &i)
	if missing(err) || err == nil && i.Metadata.Namespace != a.Namespace {
		return nil, nil
	}
	return &i, err
}

// result returns the current result of an invoice.
func (g *Gateway) result(ctx context.Context, a payment.Account, i *invoice) (payment.Result, error) {
	waits := payment.Result{Outcome: payment.ActionRequired, Reference: i.ID, Amount: i.asked(), PaymentType: payment.Crypto,
		Action: &payment.Action{Type: payment.CryptoLink, URL: i.CheckoutLink, ExpiresOn: time.Unix(i.ExpirationTime, 0).UTC()}}
	switch {
	case i.Status == statusNew:
		return waits, nil
	case i.Status == statusProcessing:
		waits.Action.ExpiresOn = time.Time{} // the wait ends when the payments are confirmed
		return waits, nil
	case i.Status == statusSettled && (i.AdditionalStatus == additionalNone || i.AdditionalStatus == additionalMarked):
		return i.paid(i.asked()), nil
	case i.Status != statusSettled && i.Status != statusExpired && i.Status != statusInvalid:
		return payment.Result{}, fmt.Errorf("btcpay: an invoice is %q", i.Status)
	}
	came, coming, err := g.received(ctx, a, i)
	switch {
	case err != nil:
		return payment.Result{}, err
	case coming:
		waits.Action.ExpiresOn = time.Time{}
		return waits, nil
	case came.Positive():
		return i.paid(came), nil
	case i.Status == statusSettled: // settled manually
		return i.paid(i.asked()), nil
	}
	over := payment.RefusedAs(payment.PaymentExpired)
	if i.Status == statusInvalid && i.AdditionalStatus == additionalMarked {
		over = payment.RefusedAs(payment.PaymentVoided)
	}
	over.Reference, over.PaymentType = i.ID, payment.Crypto
	return over, nil
}

// asked returns the amount that the invoice requests.
func (i *invoice) asked() domain.Amount { return i.Amount.Round(i.Currency.Digits(), domain.HalfUp) }

func (i *invoice) paid(amount domain.Amount) payment.Result {
	return payment.Result{Outcome: payment.Succeeded, Reference: i.ID, Amount: amount, Held: amount.Sub(amount), Captured: amount, PaymentType: payment.Crypto}
}

// received returns the confirmed payments of an invoice, in the invoice's currency and at its rates. The result coming
// reports whether any payments are still unconfirmed.
func (g *Gateway) received(ctx context.Context, a payment.Account, i *invoice) (came domain.Amount, coming bool, err error) {
	var methods []struct {
		Rate     decimal `json:"rate"`
		Payments []struct {
			Value  decimal `json:"value"`
			Status string  `json:"status"`
		} `json:"payments"`
	}
	if err := g.do(ctx, a, http.MethodGet, "/invoices/"+url.PathEscape(i.ID)+"/payment-methods?onlyAccountedPayments=true", nil, &methods); err != nil {
		return came, false, err
	}
	for _, m := range methods {
		for _, p := range m.Payments {
			switch p.Status {
			case statusSettled:
				came = came.Add(p.Value.Mul(m.Rate.Amount))
			case statusProcessing:
				coming = true
			}
		}
	}
	return came.Round(i.Currency.Digits(), domain.HalfUp), coming, nil
}

// Void marks an unpaid invoice as invalid.
func (g *Gateway) Void(ctx context.Context, a payment.Account, r payment.VoidRequest) (payment.Result, error) {
	if _, err := r.Call(a).Checked(); err != nil {
		return payment.Result{}, err
	}
	i, err := g.get(ctx, a, r.Reference)
	if err != nil {
		return failed(err)
	}
	ended := payment.Result{Outcome: payment.Succeeded, Reference: r.Reference}
	switch {
	case i == nil:
		return payment.RefusedAs(payment.PaymentNotFound), nil
	case i.Status == statusProcessing || i.Status == statusSettled:
		return payment.RefusedAs(payment.PaymentCaptured), nil
	case i.Status == statusInvalid && i.AdditionalStatus == additionalMarked:
		return ended, nil
	case i.Status != statusNew:
		return payment.RefusedAs(payment.PaymentVoided), nil
	}
	if err := g.mark(ctx, a, i.ID); err != nil {
		if decided(err) { // the customer paid in the meantime
			return payment.RefusedAs(payment.PaymentCaptured), nil
		}
		return failed(err)
	}
	return ended, nil
}

// Capture returns payment_not_found, because crypto payments are never held.
func (g *Gateway) Capture(context.Context, payment.Account, payment.CaptureRequest) (payment.Result, error) {
	return payment.RefusedAs(payment.PaymentNotFound), nil
}

// Refund returns refund_failed, because the gateway does not know the receiving address.
func (g *Gateway) Refund(context.Context, payment.Account, payment.RefundRequest) (payment.Result, error) {
	refused := payment.RefusedAs(payment.RefundFailed)
	refused.Decline.Message = "Refund crypto payments by hand."
	return refused, nil
}

// Fetch implements payment.Gateway.
func (g *Gateway) Fetch(ctx context.Context, a payment.Account, r payment.FetchRequest) (known payment.Snapshot, err error) {
	switch r.Operation {
	case payment.OperationAuthorize:
		i, err := g.find(ctx, a, r.Key)
		if err != nil || i == nil {
			return known, err
		}
		known.Result, err = g.result(ctx, a, i)
		known.Found = err == nil
		return known, err
	case payment.OperationVoid:
		i, err := g.get(ctx, a, r.Reference)
		if err != nil || i == nil || i.Status != statusInvalid || i.AdditionalStatus != additionalMarked {
			return known, err
		}
		return payment.Snapshot{Found: true, Result: payment.Result{Outcome: payment.Succeeded, Reference: i.ID}}, nil
	default: // the gateway never carries out other operations
		return known, nil
	}
}

// failed converts the error of a call. The result is Unknown unless the server responded that it did not
// carry out the call.
func failed(err error) (payment.Result, error) {
	if errors.Is(err, payment.ErrKeyReused) || decided(err) {
		return payment.Result{}, err
	}
	return payment.Unanswered(err), nil
}
