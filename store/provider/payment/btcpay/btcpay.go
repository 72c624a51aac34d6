// Package btcpay is the gateway to BTCPay Server, through its Greenfield API. An invoice is a page on
// which the customer pays an amount in crypto.
//
// The API has no idempotency keys. An invoice stores the call's key as its order id, by which the gateway
// finds the invoice again. If two concurrent calls create two invoices, the older invoice counts and the
// other is marked invalid. Crypto payments cannot be rejected, so an invoice may receive more or less
// than its amount, and may receive it late. The gateway makes no refunds, because it does not know the
// receiving address; merchants refund manually.
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

// These constants are the names of an account's credentials.
const (
	ServerURL = "serverUrl" // base URL of the BTCPay Server
	StoreID   = "storeId"   // id of the store on the server
	APIKey    = "apiKey"
)

// Gateway calls the BTCPay Servers of its accounts. Merchants choose the URLs of these servers, so all
// calls go through egress.
type Gateway struct{ http *egress.Client }

// New returns a gateway that sends its calls through the client.
func New(client *egress.Client) *Gateway { return &Gateway{http: client} }

// Code returns Code.
func (g *Gateway) Code() string { return Code }

// Can returns the capabilities of BTCPay Server, which supports only payment links.
func (g *Gateway) Can(_ payment.Account, t payment.PaymentType, c domain.Currency) payment.Capabilities {
	if t != payment.Crypto {
		return payment.Capabilities{}
	}
	return payment.Capabilities{Link: true, Void: true, Digits: c.Digits()}
}

// permissions maps each permission that the key needs to the permissions that include it.
var permissions = [][]string{
	{"btcpay.store.canviewinvoices", "btcpay.store.canmodifyinvoices"},
	{"btcpay.store.cancreateinvoice", "btcpay.store.canmodifyinvoices"},
	{"btcpay.store.canmodifyinvoices"},
}

// Check validates the form of the credentials, lists an invoice, and reads the permissions of the key.
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

// Owns implements payment.Owner. An invoice belongs to one store of one server.
func (g *Gateway) Owns(ctx context.Context, a payment.Account, reference string) (bool, error) {
	i, err := g.get(ctx, a, reference)
	return i != nil && err == nil, wrong(err)
}

// permits reports whether a key's permission equals or includes one of the permissions needed for a
// store. A permission may be limited to one store.
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

// wrong converts an error about a credential to a CredentialError.
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

// refusal is a response with a status other than 200.
type refusal struct {
	status  int
	message string
}

// Error returns the status and BTCPay Server's message.
func (r *refusal) Error() string { return fmt.Sprintf("btcpay: %d %s", r.status, r.message) }

// decided reports whether BTCPay Server responded that it did not carry out the request.
func decided(err error) bool {
	said, ok := errors.AsType[*refusal](err)
	return ok && said.status < http.StatusInternalServerError && said.status != http.StatusTooManyRequests && said.status != http.StatusRequestTimeout
}

// do sends a request about the account's store.
func (g *Gateway) do(ctx context.Context, a payment.Account, method, path string, in, out any) error {
	return g.exchange(ctx, a, method, "/api/v1/stores/"+url.PathEscape(a.Secrets[StoreID].Reveal())+path, in, out)
}

// largestAnswer is the maximum number of bytes read from a response.
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
		_ = json.Unmarshal(text, &said) // validation errors are lists, which have no message
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
