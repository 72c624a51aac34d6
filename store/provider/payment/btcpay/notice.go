package btcpay

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
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

// signatureHeader is the header with the HMAC-SHA256 of the body.
const signatureHeader = "BTCPay-Sig"

// told lists the types of webhook events that may change the result of a payment.
var told = []string{"InvoiceReceivedPayment", "InvoicePaymentSettled", "InvoiceProcessing", "InvoiceExpired", "InvoiceSettled", "InvoiceInvalid"}

// Subscribe creates a webhook, and then deletes older webhooks for the same URL. If the key may not
// manage webhooks, the secret is empty and the merchant must create the webhook.
func (g *Gateway) Subscribe(ctx context.Context, a payment.Account, address string) (payment.Secret, error) {
	type webhook struct {
		ID     string `json:"id,omitempty"`
		URL    string `json:"url"`
		Secret string `json:"secret,omitempty"`
	}
	var before []webhook
	if err := g.do(ctx, a, http.MethodGet, "/webhooks", nil, &before); err != nil {
		if said, ok := errors.AsType[*refusal](err); ok && said.status == http.StatusForbidden {
			return "", nil
		}
		return "", err
	}
	var made webhook
	if err := g.do(ctx, a, http.MethodPost, "/webhooks", map[string]any{"url": address, "enabled": true, "automaticRedelivery": true,
		"authorizedEvents": map[string]any{"everything": false, "specificEvents": told}}, &made); err != nil {
		return "", err
	}
	for _, w := range before { // deleted after the creation, so that no event is missed
		if w.URL == address {
			if err := g.do(ctx, a, http.MethodDelete, "/webhooks/"+url.PathEscape(w.ID), nil, nil); err != nil && !missing(err) {
				return "", err
			}
		}
	}
	return payment.Secret(made.Secret), nil
}

// Verify implements payment.Notifier.
func (g *Gateway) Verify(a payment.Account, h http.Header, body []byte, _ time.Time) ([]payment.Notice, error) {
	secret := a.Secrets[payment.WebhookSecret]
	sum, signed := strings.CutPrefix(domain.SoleHeader(h, signatureHeader), "sha256=")
	given, err := hex.DecodeString(sum)
	if secret == "" || !signed || err != nil {
		return nil, payment.ErrSignature
	}
	mac := hmac.New(sha256.New, []byte(secret.Reveal()))
	_, _ = mac.Write(body)
	if !hmac.Equal(mac.Sum(nil), given) {
		return nil, payment.ErrSignature
	}
	var event struct {
		DeliveryID         string `json:"deliveryId"`
		OriginalDeliveryID string `json:"originalDeliveryId"`
		Type               string `json:"type"`
		StoreID            string `json:"storeId"`
		InvoiceID          string `json:"invoiceId"`
	}
	if err := json.Unmarshal(body, &event); err != nil {
		return nil, fmt.Errorf("btcpay: %w", err)
	}
	if event.InvoiceID == "" || event.StoreID != a.Secrets[StoreID].Reveal() {
		return nil, nil
	}
	id := event.OriginalDeliveryID
	if id == "" {
		id = event.DeliveryID
	}
	return []payment.Notice{{ID: id, Type: event.Type, Subject: payment.SubjectPayment, Reference: event.InvoiceID}}, nil
}

// Read implements payment.Notifier.
func (g *Gateway) Read(ctx context.Context, a payment.Account, n payment.Notice) ([]payment.Report, error) {
	if n.Subject != payment.SubjectPayment {
		return nil, nil
	}
	i, err := g.get(ctx, a, n.Reference)
	if err != nil || i == nil {
		return nil, err
	}
	return g.report(ctx, a, i)
}

// report returns the state of an invoice. A newer invoice with the same key is a duplicate, and is
// reported only if it was paid.
func (g *Gateway) report(ctx context.Context, a payment.Account, i *invoice) ([]payment.Report, error) {
	result, err := g.result(ctx, a, i)
	if err != nil {
		return nil, err
	}
	if i.Metadata.OrderID != "" && result.Outcome != payment.Succeeded {
		counts, err := g.find(ctx, a, i.Metadata.OrderID)
		if err != nil || counts == nil || counts.ID != i.ID {
			return nil, err
		}
	}
	return []payment.Report{{Subject: payment.SubjectPayment, Reference: i.ID, Key: a.Own(i.Metadata.OrderID), Currency: i.Currency, Result: result,
		Ended: i.Status != statusNew && i.Status != statusProcessing, On: time.Unix(i.CreatedTime, 0).UTC()}}, nil
}

// watched is the time during which an invoice may change after its creation, with the default settings of BTCPay
// Server.
const watched = 48 * time.Hour

// Since lists the invoices that were created after the given time or in the period watched before it, newest first. New
// invoices shift the pages, so the list may contain an invoice twice.
func (g *Gateway) Since(ctx context.Context, a payment.Account, from time.Time, cursor string) (page payment.ReportPage, err error) {
	const most = 50
	skip := 0
	if cursor != "" {
		if skip, err = strconv.Atoi(cursor); err != nil || skip < 0 {
			return page, payment.Malformed("cursor %q", cursor)
		}
	}
	var list []invoice
	query := url.Values{"startDate": {domain.Itoa(from.Add(-watched).Unix())}, "skip": {strconv.Itoa(skip)}, "take": {strconv.Itoa(most)}}
	if err := g.do(ctx, a, http.MethodGet, "/invoices?"+query.Encode(), nil, &list); err != nil {
		return page, err
	}
	for _, i := range list {
		if i.Metadata.Namespace != a.Namespace {
			continue
		}
		reports, err := g.report(ctx, a, &i)
		if err != nil {
			return page, err
		}
		page.Reports = append(page.Reports, reports...)
	}
	if len(list) == most {
		page.Cursor = strconv.Itoa(skip + most)
	}
	return page, nil
}

// missing reports whether BTCPay Server responded with 404.
func missing(err error) bool {
	said, ok := errors.AsType[*refusal](err)
	return ok && said.status == http.StatusNotFound
}
