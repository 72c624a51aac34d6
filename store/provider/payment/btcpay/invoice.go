package btcpay

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Where an invoice is.
const (
	statusNew        = "New"
	statusProcessing = "Processing" // paid, and not confirmed yet
	statusExpired    = "Expired"
	statusInvalid    = "Invalid" // given up, or never confirmed
	statusSettled    = "Settled"
	additionalNone   = "None"
	additionalMarked = "Marked" // by hand, or by us
)

// invoice is one of BTCPay Server's.
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

// decimal is a number of BTCPay Server's, which has more digits than an amount of ours.
type decimal struct{ domain.Amount }

// UnmarshalJSON reads a decimal, which is a text.
func (d *decimal) UnmarshalJSON(b []byte) error { return d.Scan(strings.Trim(string(b), `"`)) }

// metadata is what we note at an invoice: the key that it was made under, and whose it is.
type metadata struct {
	OrderID   string `json:"orderId,omitempty"`
	Namespace string `json:"storeplatformNamespace"`
}

// Authorize makes an invoice, or finds the one that was made under the key.
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

// make makes an invoice. Where another one was made under the key at the same time, the
// older one counts.
func (g *Gateway) make(ctx context.Context, a payment.Account, r payment.AuthorizeRequest) (*invoice, error) {
	in := map[string]any{"amount": r.Amount, "currency": r.Currency, "metadata": metadata{OrderID: r.Key, Namespace: a.Namespace}}
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

// find is the invoice that was made under a key: the oldest one. nil: there is none.
func (g *Gateway) find(ctx context.Context, a payment.Account, key string) (*invoice, error) {
	var list []invoice // the newest first
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

// mark makes an invoice invalid.
func (g *Gateway) mark(ctx context.Context, a payment.Account, id string) error {
	return g.do(ctx, a, http.MethodPost, "/invoices/"+url.PathEscape(id)+"/status", map[string]string{"status": statusInvalid}, nil)
}

// get is an invoice of the account's; nil: there is none.
func (g *Gateway) get(ctx context.Context, a payment.Account, id string) (*invoice, error) {
	var i invoice
	err := g.do(ctx, a, http.MethodGet, "/invoices/"+url.PathEscape(id), nil, &i)
	if missing(err) || err == nil && i.Metadata.Namespace != a.Namespace {
		return nil, nil
	}
	return &i, err
}

// result is what has become of an invoice.
func (g *Gateway) result(ctx context.Context, a payment.Account, i *invoice) (payment.Result, error) {
	waits := payment.Result{Outcome: payment.ActionRequired, Reference: i.ID, Amount: i.asked(), PaymentType: payment.Crypto,
		Action: &payment.Action{Type: payment.CryptoLink, URL: i.CheckoutLink, ExpiresOn: time.Unix(i.ExpirationTime, 0).UTC()}}
	switch {
	case i.Status == statusNew:
		return waits, nil
	case i.Status == statusProcessing:
		waits.Action.ExpiresOn = time.Time{} // its confirmations end it
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
	case i.Status == statusSettled: // by hand
		return i.paid(i.asked()), nil
	}
	over := payment.RefusedAs(payment.PaymentExpired)
	if i.Status == statusInvalid && i.AdditionalStatus == additionalMarked {
		over = payment.RefusedAs(payment.PaymentVoided)
	}
	over.Reference, over.PaymentType = i.ID, payment.Crypto
	return over, nil
}

// asked is the amount of the invoice.
func (i *invoice) asked() domain.Amount { return i.Amount.Round(i.Currency.Digits(), domain.HalfUp) }

func (i *invoice) paid(amount domain.Amount) payment.Result {
	return payment.Result{Outcome: payment.Succeeded, Reference: i.ID, Amount: amount, Held: amount.Sub(amount), Captured: amount, PaymentType: payment.Crypto}
}

// received is what came for an invoice and is confirmed, in its currency at the rates
// that it was made with; coming: more is there and not confirmed.
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

// Void ends an invoice that nobody has paid on.
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
		if decided(err) { // somebody has paid meanwhile
			return payment.RefusedAs(payment.PaymentCaptured), nil
		}
		return failed(err)
	}
	return ended, nil
}

// Capture finds nothing held: coins are there, or they are not.
func (g *Gateway) Capture(context.Context, payment.Account, payment.CaptureRequest) (payment.Result, error) {
	return payment.RefusedAs(payment.PaymentNotFound), nil
}

// Refund gives nothing back: nobody has said where to.
func (g *Gateway) Refund(context.Context, payment.Account, payment.RefundRequest) (payment.Result, error) {
	refused := payment.RefusedAs(payment.RefundFailed)
	refused.Decline.Message = "Coins are given back by hand."
	return refused, nil
}

// Fetch is the Gateway's.
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
	default: // nothing else was ever carried out
		return known, nil
	}
}

// failed is a call that went wrong: without a word that it was not done, it has no answer.
func failed(err error) (payment.Result, error) {
	if errors.Is(err, payment.ErrKeyReused) || decided(err) {
		return payment.Result{}, err
	}
	return payment.Unanswered(err), nil
}
