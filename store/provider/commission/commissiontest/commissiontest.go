// Package commissiontest is a commission service as a partner would write it. It is the example for the
// contract in openapi/partners, and tests run against it. It checks signatures, and validates requests
// and responses against the contract's document.
package commissiontest

import (
	"bytes"
	"context"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/openapi/partners"
	"github.com/storeplatform/storeplatform/store/provider/partner/partnertest"
)

// Secret is the secret with which New expects calls to be signed.
const Secret = partnertest.Secret

// linkLife is how long a link is valid.
const linkLife = time.Minute

// Service is a commission service in memory. Its id of a customer is "P-" followed by the store's id of
// the customer.
type Service struct {
	mu        sync.Mutex
	secret    string
	key       []byte           // key that signs links
	instead   http.HandlerFunc // handles calls in place of Work; nil means that Work handles them
	later     bool             // the service does not assign ids to customers yet
	seen      map[string]bool  // ids of the reports that the service acted on
	customers map[int64]map[string]any
	orders    map[int64]map[string]any
	reversals map[string]map[string]any // latest report of each reversal, by reversalId
	referrers map[string]map[string]any
	used      map[string]bool // links that were already used
	faults    []string
	contract  partnertest.Document
}

// New returns a Service.
func New() *Service {
	key := make([]byte, 32)
	_, _ = rand.Read(key) // never fails
	return &Service{secret: Secret, key: key, seen: map[string]bool{}, customers: map[int64]map[string]any{}, orders: map[int64]map[string]any{},
		reversals: map[string]map[string]any{}, referrers: map[string]map[string]any{}, used: map[string]bool{},
		contract: partnertest.Read(partners.Commission, "Customer", "CustomerAnswer", "CustomerLinked", "Order", "Reversal", "ReferrerAnswer", "Sso", "SsoAnswer")}
}

// Replace sets the only secret that the service accepts.
func (s *Service) Replace(secret string) { s.do(func() { s.secret = secret }) }

// Instead sets the handler that responds to calls; nil restores Work.
func (s *Service) Instead(do http.HandlerFunc) { s.do(func() { s.instead = do }) }

// Later sets whether the service assigns ids to customers only later.
func (s *Service) Later(is bool) { s.do(func() { s.later = is }) }

// Refers registers a referral code. The parameter customer is the service's id of the customer who owns
// the code; empty means that the owner is not a customer.
func (s *Service) Refers(code, name, customer string, active bool) {
	s.do(func() {
		r := map[string]any{"displayName": name, "isActive": active, "siteUrl": "https://" + strings.ToLower(code) + ".example/"}
		if customer != "" {
			r["providerCustomerId"] = customer
		}
		s.referrers[code] = r
	})
}

// Forget removes a code.
func (s *Service) Forget(code string) { s.do(func() { delete(s.referrers, code) }) }

func (s *Service) do(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

// Books returns the number of reports that the service acted on, the volume of the qualified orders and the total
// of their reversals. Amounts are in currency units with two digits, summed over all currencies.
func (s *Service) Books() (reports int, volume, reversed string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	earned, back := new(big.Rat), new(big.Rat)
	add := func(to *big.Rat, text any) {
		amount, _ := new(big.Rat).SetString(text.(string))
		to.Add(to, amount)
	}
	for _, o := range s.orders {
		if o["status"] == "QUALIFIED" {
			add(earned, o["volume"])
		}
	}
	for _, r := range s.reversals {
		if r["status"] == "REVERSED" {
			add(back, r["total"])
		}
	}
	return len(s.seen), earned.FloatString(2), back.FloatString(2)
}

// Ledger returns the latest reports of the qualified orders, and of the reversals that were not undone.
func (s *Service) Ledger() (orders, reversals []map[string]any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, o := range s.orders {
		if o["status"] == "QUALIFIED" {
			orders = append(orders, o)
		}
	}
	for _, r := range s.reversals {
		if r["status"] == "REVERSED" {
			reversals = append(reversals, r)
		}
	}
	return orders, reversals
}

// Linked notifies a store, at its webhookUrl, that a customer now has an id. The parameter message is the
// id of the message. Linked returns the status of the response.
func (s *Service) Linked(ctx context.Context, url, message string, customerID int64) (int, error) {
	body, err := json.Marshal(map[string]any{"type": "customer.linked", "timestamp": time.Now().UTC().Format(time.RFC3339), "data": map[string]any{"customerId": customerID}})
	if err != nil {
		return 0, err
	}
	if _, err := s.contract.Valid("CustomerLinked", body); err != nil {
		return 0, err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, url, bytes.NewReader(body))
	if err != nil {
		return 0, err
	}
	s.do(func() { r.Header = partnertest.Sign(s.secret, message, time.Now(), body) })
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err
	}
	defer answer.Body.Close()
	return answer.StatusCode, nil
}

// Order returns the latest report of an order; nil means that there is no report.
func (s *Service) Order(id int64) (out map[string]any) {
	s.do(func() { out = s.orders[id] })
	return out
}

// Customer returns the latest report of a customer; nil means that there is no report.
func (s *Service) Customer(id int64) (out map[string]any) {
	s.do(func() { out = s.customers[id] })
	return out
}

// Faults returns the store's violations of the contract; an empty list means that the store complies.
func (s *Service) Faults() (out []string) {
	s.do(func() { out = append(out, s.faults...) })
	return out
}

// ServeHTTP implements the contract and the page to which links lead.
func (s *Service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	instead := s.instead
	s.mu.Unlock()
	switch {
	case r.URL.Path == "/office":
		s.welcome(w, r)
	case instead != nil:
		instead(w, r)
	default:
		s.Work(w, r)
	}
}

// Work responds to a call according to the contract, even if Instead has set another handler.
func (s *Service) Work(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	if err != nil || !partnertest.Signed(s.secret, r.Header, body) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	id := r.Header.Get("webhook-id")
	call := r.Method + " /" + strings.Split(strings.TrimPrefix(r.URL.Path, "/"), "/")[0]
	kind, known := map[string]string{"POST /customers": "Customer", "PUT /orders": "Order", "POST /refunds": "Reversal", "POST /sso": "Sso", "GET /referrers": ""}[call]
	if !known {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	var in map[string]any
	if kind != "" {
		if in, err = s.contract.Valid(kind, body); err != nil {
			s.faults = append(s.faults, kind+": "+err.Error())
			partnertest.Refuse(w, err.Error())
			return
		}
	}
	switch kind {
	case "Customer":
		s.answer(w, "CustomerAnswer", s.meet(in))
	case "Sso":
		s.answer(w, "SsoAnswer", s.link(r, in))
	case "":
		code := strings.TrimPrefix(r.URL.Path, "/referrers/")
		s.answer(w, "ReferrerAnswer", map[string]any{"referrer": s.referrers[code]})
	default:
		if s.seen[id] {
			w.WriteHeader(http.StatusConflict)
			return
		}
		s.seen[id] = true
		s.record(kind, in)
		w.WriteHeader(http.StatusNoContent)
	}
}

func (s *Service) answer(w http.ResponseWriter, schema string, answer map[string]any) {
	text, err := json.Marshal(answer)
	if err != nil {
		panic(err) // cannot happen, because the maps contain only strings
	}
	if _, err := s.contract.Valid(schema, text); err != nil {
		s.faults = append(s.faults, schema+": "+err.Error())
	}
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(text)
}

// meet records a report about a customer, and returns the response.
func (s *Service) meet(in map[string]any) map[string]any {
	id := partnertest.Number(in["customerId"])
	if before := s.customers[id]; before == nil || partnertest.Number(before["version"]) <= partnertest.Number(in["version"]) {
		s.customers[id] = in
	}
	if s.later {
		return map[string]any{"providerCustomerId": nil}
	}
	return map[string]any{"providerCustomerId": fmt.Sprint("P-", id), "referrerCode": fmt.Sprint("own-", id)}
}

// record stores a report unless a newer one is stored.
func (s *Service) record(kind string, in map[string]any) {
	newer := func(before map[string]any, by string) bool {
		return before == nil || partnertest.Number(before[by]) <= partnertest.Number(in[by])
	}
	switch id, name := partnertest.Number(in["orderId"]), fmt.Sprint(in["reversalId"]); {
	case kind == "Order" && newer(s.orders[id], "version"):
		s.orders[id] = in
	case kind == "Reversal" && s.orders[id] == nil:
		s.faults = append(s.faults, "a reversal came before its order")
	case kind == "Reversal" && newer(s.reversals[name], "sequence"):
		s.reversals[name] = in
	}
}

// link returns a link whose signed token contains the customer and the expiry.
func (s *Service) link(r *http.Request, in map[string]any) map[string]any {
	until := time.Now().Add(linkLife)
	token := fmt.Sprintf("%s.%d.%s", base64.RawURLEncoding.EncodeToString([]byte(in["providerCustomerId"].(string))), until.Unix(), rand.Text())
	back, _ := in["returnTo"].(string)
	query := url.Values{"token": {token + "." + s.sign(token)}, "returnTo": {back}}
	return map[string]any{"url": "http://" + r.Host + "/office?" + query.Encode(), "expiresOn": until.UTC().Format(time.RFC3339)}
}

func (s *Service) sign(text string) string {
	mac := hmac.New(sha256.New, s.key)
	mac.Write([]byte(text))
	return base64.RawURLEncoding.EncodeToString(mac.Sum(nil))
}

// welcome logs in the holder of a link, once.
func (s *Service) welcome(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	token := r.URL.Query().Get("token")
	at := strings.LastIndex(token, ".")
	if at < 0 || !hmac.Equal([]byte(s.sign(token[:at])), []byte(token[at+1:])) {
		http.Error(w, "This link is not ours.", http.StatusForbidden)
		return
	}
	parts := strings.Split(token, ".")
	until, err := strconv.ParseInt(parts[1], 10, 64)
	if err != nil || time.Now().Unix() > until || s.used[token] {
		http.Error(w, "This link was used, or is too old.", http.StatusGone)
		return
	}
	s.used[token] = true
	who, _ := base64.RawURLEncoding.DecodeString(parts[0])
	fmt.Fprintf(w, "Welcome, %s.", who)
}
