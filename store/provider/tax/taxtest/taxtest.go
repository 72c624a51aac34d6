// Package taxtest is a tax service as a partner would write it: the example for the
// contract in openapi/partners, and the other side of the specs. It believes nothing:
// signatures are checked, and what comes and goes is held against the document.
package taxtest

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"math/big"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"

	"github.com/storeplatform/storeplatform/openapi/partners"
)

// Secret is one that calls may be signed with.
const Secret = "whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE="

// Service taxes everything by one rate a country, and keeps books of what it is told.
type Service struct {
	mu      sync.Mutex
	secret  string
	rates   map[string]string // percent, by country
	instead http.HandlerFunc  // what it does today instead of its work; nil: its work
	quotes  []map[string]any
	seen    map[string]bool // the ids of reports that it acted on
	commits map[int64]map[string]any
	refunds map[int64]map[string]any
	faults  []string
	schemas map[string]*jsonschema.Schema
}

// New makes a Service.
func New() *Service {
	s := &Service{secret: Secret, rates: map[string]string{"DE": "19", "AT": "20", "US": "8.875"}, seen: map[string]bool{},
		commits: map[int64]map[string]any{}, refunds: map[int64]map[string]any{}, schemas: map[string]*jsonschema.Schema{}}
	var document any
	must(yaml.Unmarshal(partners.Tax, &document))
	compiler := jsonschema.NewCompiler()
	must(compiler.AddResource("tax.json", document))
	for _, name := range []string{"Quote", "QuoteAnswer", "Commit", "Refund", "Void"} {
		schema, err := compiler.Compile("tax.json#/components/schemas/" + name)
		must(err)
		s.schemas[name] = schema
	}
	return s
}

// must panics: the document is part of the repository.
func must(err error) {
	if err != nil {
		panic(err)
	}
}

// Replace has it take another secret, and no other.
func (s *Service) Replace(secret string) { s.do(func() { s.secret = secret }) }

// Tax changes a rate.
func (s *Service) Tax(country, percent string) { s.do(func() { s.rates[country] = percent }) }

// Instead has it do something else than its work; nil: its work again.
func (s *Service) Instead(do http.HandlerFunc) { s.do(func() { s.instead = do }) }

func (s *Service) do(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

// Quotes are the questions that it answered.
func (s *Service) Quotes() (out []map[string]any) {
	s.do(func() { out = append(out, s.quotes...) })
	return out
}

// Books are how many reports it acted on, what the orders that it knows of are taxed in
// all, by currency unit, and what of that was given back.
func (s *Service) Books() (reports int, taxes, refunded string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	sum := func(of map[int64]map[string]any) string {
		total := new(big.Rat)
		for _, r := range of {
			amount, _ := new(big.Rat).SetString(r["taxTotal"].(string))
			total.Add(total, amount)
		}
		return total.FloatString(2)
	}
	return len(s.seen), sum(s.commits), sum(s.refunds)
}

// Faults are what was wrong with calls: nothing, where the store is right.
func (s *Service) Faults() (out []string) {
	s.do(func() { out = append(out, s.faults...) })
	return out
}

// ServeHTTP is the contract.
func (s *Service) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	instead := s.instead
	s.mu.Unlock()
	if instead != nil {
		instead(w, r)
		return
	}
	s.Work(w, r)
}

// Work is its work.
func (s *Service) Work(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	if err != nil || !signed(s.secret, r.Header, body) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	kind := map[string]string{"/quote": "Quote", "/commit": "Commit", "/refund": "Refund", "/void": "Void"}[r.URL.Path]
	if r.Method != http.MethodPost || kind == "" {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	in, err := s.valid(kind, body)
	if err != nil {
		s.faults = append(s.faults, kind+": "+err.Error())
		problem(w, err.Error())
		return
	}
	if kind == "Quote" {
		s.quotes = append(s.quotes, in)
		answer, err := json.Marshal(s.quote(in))
		must(err)
		if _, err := s.valid("QuoteAnswer", answer); err != nil {
			s.faults = append(s.faults, "QuoteAnswer: "+err.Error())
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write(answer)
		return
	}
	id := r.Header.Get("webhook-id")
	if s.seen[id] {
		w.WriteHeader(http.StatusConflict)
		return
	}
	s.seen[id] = true
	s.record(kind, in)
	w.WriteHeader(http.StatusNoContent)
}

// record acts on a report.
func (s *Service) record(kind string, in map[string]any) {
	order, refund := number(in["orderId"]), number(in["refundId"])
	switch {
	case kind == "Commit":
		if before := s.commits[order]; before == nil || number(before["version"]) <= number(in["version"]) {
			s.commits[order] = in
		}
	case kind == "Refund":
		s.refunds[refund] = in
	case in["refundId"] != nil:
		delete(s.refunds, refund)
	default:
		delete(s.commits, order)
	}
}

// valid reads a body and holds it against the contract.
func (s *Service) valid(schema string, body []byte) (map[string]any, error) {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(body))
	if err == nil {
		err = s.schemas[schema].Validate(value)
	}
	object, _ := value.(map[string]any)
	return object, err
}

// quote taxes each charge by the rate of the country that it goes to.
func (s *Service) quote(in map[string]any) map[string]any {
	rate := s.rates[in["to"].(map[string]any)["countryCode"].(string)]
	total, charges := new(big.Rat), []any{}
	digits := 2
	if in["currencyCode"] == "JPY" {
		digits = 0
	}
	for _, each := range in["charges"].([]any) {
		c, taxes := each.(map[string]any), []any{}
		if rate != "" {
			percent, _ := new(big.Rat).SetString(rate)
			amount, _ := new(big.Rat).SetString(c["amount"].(string))
			per := big.NewRat(100, 1)
			if c["taxIncluded"] == true {
				per.Add(per, percent)
			}
			tax := new(big.Rat).Mul(amount, percent)
			text := tax.Quo(tax, per).FloatString(digits)
			rounded, _ := new(big.Rat).SetString(text)
			total.Add(total, rounded)
			taxes = append(taxes, map[string]any{"name": "Sales tax", "rate": rate, "amount": text})
		}
		charges = append(charges, map[string]any{"charge": c["charge"], "taxes": taxes})
	}
	return map[string]any{"reference": fmt.Sprintf("quote-%d", len(s.quotes)), "charges": charges, "taxTotal": total.FloatString(digits)}
}

func number(v any) int64 {
	n, _ := v.(json.Number)
	out, _ := n.Int64()
	return out
}

func problem(w http.ResponseWriter, detail string) {
	w.Header().Set("Content-Type", "application/problem+json")
	w.WriteHeader(http.StatusUnprocessableEntity)
	_ = json.NewEncoder(w).Encode(map[string]string{"detail": detail})
}

// signed tells whether one of a call's signatures is right, and the call is not old.
func signed(secret string, h http.Header, body []byte) bool {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	sent, bad := strconv.ParseInt(h.Get("webhook-timestamp"), 10, 64)
	if err != nil || bad != nil || time.Since(time.Unix(sent, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%d.%s", h.Get("webhook-id"), sent, body)
	want := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, got := range strings.Fields(h.Get("webhook-signature")) {
		if hmac.Equal([]byte(got), want) {
			return true
		}
	}
	return false
}
