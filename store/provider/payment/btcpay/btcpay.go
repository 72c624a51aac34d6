// Package btcpay is the gateway to BTCPay Server, by its Greenfield API: an invoice is a
// page on which an amount is paid with coins.
//
// The API has no idempotency keys. An invoice has the key that it was asked for under as
// its order's id, by which it is found again; where two calls at once made two, the
// older one counts and the other is made invalid. Coins cannot be turned away: what came
// is what the invoice has, more or less than its amount, and however late. Nothing is
// given back through the API, which would need to know where to: refunds are made by hand.
package btcpay

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// Code is the provider code of the gateway.
const Code = "BTCPAY"

// Credentials of an account.
const (
	ServerURL = "serverUrl" // of the BTCPay Server
	StoreID   = "storeId"   // of the store there
	APIKey    = "apiKey"
)

// Gateway speaks to the BTCPay Servers that accounts name. Merchants name them, so that
// they are reached through egress alone.
type Gateway struct{ http *egress.Client }

// New makes the gateway.
func New(client *egress.Client) *Gateway { return &Gateway{http: client} }

// Code is the provider code that the gateway goes by.
func (g *Gateway) Code() string { return Code }

// Can says what BTCPay Server does: links, and nothing else.
func (g *Gateway) Can(_ payment.Account, t payment.PaymentType, c domain.Currency) payment.Capabilities {
	if t != payment.Crypto {
		return payment.Capabilities{}
	}
	return payment.Capabilities{Link: true, Void: true, Digits: c.Digits()}
}

// permissions are what the key needs, each with those that contain it.
var permissions = [][]string{
	{"btcpay.store.canviewinvoices", "btcpay.store.canmodifyinvoices"},
	{"btcpay.store.cancreateinvoice", "btcpay.store.canmodifyinvoices"},
	{"btcpay.store.canmodifyinvoices"},
}

// Check reads the store's invoices, and what the key may do.
func (g *Gateway) Check(ctx context.Context, a payment.Account) error {
	if err := checkForm(a); err != nil {
		return err
	}
	var list []invoice
	if err := wrong(g.do(ctx, a, http.MethodGet, "/invoices?take=1", nil, &list)); err != nil {
		return err
	}
	var key struct {
		Permissions []string `json:"permissions"`
	}
	if err := wrong(g.exchange(ctx, a, http.MethodGet, "/api/v1/api-keys/current", nil, &key)); err != nil {
		return err
	}
	for _, needed := range permissions {
		if !slices.ContainsFunc(key.Permissions, func(p string) bool { return permits(p, needed, a.Secrets[StoreID].Reveal()) }) {
			return &payment.CredentialError{Credential: APIKey, Reason: "The key lacks the permission " + needed[0] + "."}
		}
	}
	return nil
}

// permits tells whether a permission of a key is, or contains, one of those needed at a
// store. A permission may be for one store alone.
func permits(p string, needed []string, store string) bool {
	p, of, _ := strings.Cut(p, ":")
	if of != "" && of != store {
		return false
	}
	return p == "unrestricted" || p == "btcpay.store.canmodifystoresettings" || slices.Contains(needed, p)
}

func checkForm(a payment.Account) error {
	u, err := url.Parse(a.Secrets[ServerURL].Reveal())
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return &payment.CredentialError{Credential: ServerURL, Reason: "This is not the address of a server, such as https://pay.example.com."}
	}
	for _, name := range []string{StoreID, APIKey} {
		if strings.ContainsFunc(a.Secrets[name].Reveal(), func(r rune) bool { return r <= ' ' || r > '~' }) {
			return &payment.CredentialError{Credential: name, Reason: "It has characters that none of BTCPay Server's has."}
		}
	}
	return nil
}

// wrong tells which credential an answer is about, where it is about one.
func wrong(err error) error {
	said, ok := errors.AsType[*refusal](err)
	_, closed := errors.AsType[*egress.Refused](err)
	switch {
	case closed:
		return &payment.CredentialError{Credential: ServerURL, Reason: "The server is at an address that may not be reached from here."}
	case !ok:
		return err
	case said.status == http.StatusUnauthorized:
		return &payment.CredentialError{Credential: APIKey, Reason: "BTCPay Server does not take the key."}
	case said.status == http.StatusForbidden || said.status == http.StatusNotFound:
		return &payment.CredentialError{Credential: StoreID, Reason: "BTCPay Server has no such store, or the key is not for it."}
	}
	return err
}

// refusal is an answer that says no.
type refusal struct {
	status  int
	message string
}

// Error has the status and what BTCPay Server says.
func (r *refusal) Error() string { return fmt.Sprintf("btcpay: %d %s", r.status, r.message) }

// decided tells whether BTCPay Server has said that it did not do what it was asked for.
func decided(err error) bool {
	said, ok := errors.AsType[*refusal](err)
	return ok && said.status < http.StatusInternalServerError && said.status != http.StatusTooManyRequests && said.status != http.StatusRequestTimeout
}

// do makes a call about the account's store.
func (g *Gateway) do(ctx context.Context, a payment.Account, method, path string, in, out any) error {
	return g.exchange(ctx, a, method, "/api/v1/stores/"+url.PathEscape(a.Secrets[StoreID].Reveal())+path, in, out)
}

// largestAnswer bounds what is read of one.
const largestAnswer = 4 << 20

func (g *Gateway) exchange(ctx context.Context, a payment.Account, method, path string, in, out any) error {
	var body io.Reader
	if in != nil {
		text, err := json.Marshal(in)
		if err != nil {
			return err
		}
		body = bytes.NewReader(text)
	}
	req, err := http.NewRequestWithContext(ctx, method, strings.TrimRight(a.Secrets[ServerURL].Reveal(), "/")+path, body)
	if err != nil {
		return fmt.Errorf("btcpay: %w", err)
	}
	req.Header.Set("Authorization", "token "+a.Secrets[APIKey].Reveal())
	req.Header.Set("Content-Type", "application/json")
	answer, err := g.http.Do(req)
	if err != nil {
		return fmt.Errorf("btcpay: %w", err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, largestAnswer))
	if err != nil {
		return fmt.Errorf("btcpay: %w", err)
	}
	if answer.StatusCode != http.StatusOK {
		var said struct {
			Message string `json:"message"`
		}
		_ = json.Unmarshal(text, &said) // lists of faults have no message
		return &refusal{answer.StatusCode, cmp.Or(said.Message, http.StatusText(answer.StatusCode))}
	}
	if out == nil {
		return nil
	}
	if err := json.Unmarshal(text, out); err != nil {
		return fmt.Errorf("btcpay: %w", err)
	}
	return nil
}
