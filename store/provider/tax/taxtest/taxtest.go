// Package taxtest is a tax service as a partner would write it. It is the example for the contract in
// openapi/partners, and tests run against it. It checks signatures, and validates requests and responses
// against the contract's document.
package taxtest

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/big"
	"net/http"
	"slices"
	"sync"

	"github.com/storeplatform/storeplatform/openapi/partners"
	"github.com/storeplatform/storeplatform/store/provider/partner/partnertest"
)

// Secret is the secret with which New expects calls to be signed.
const Secret = partnertest.Secret

// Service is a tax service in memory. It uses one rate per country for everything, and stores the
// reports.
type Service struct {
	mu       sync.Mutex
	secret   string
	rates    map[string]string // percent by country
	instead  http.HandlerFunc  // handles calls in place of Work; nil means that Work handles them
	quotes   []map[string]any
	seen     map[string]bool // ids of the reports that the service acted on
	commits  map[int64]map[string]any
	refunds  map[int64]map[string]any
	faults   []string
	contract partnertest.Document
}

// New returns a Service.
func New() *Service {
	return &Service{secret: Secret, rates: map[string]string{"DE": "19", "AT": "20", "US": "8.875"}, seen: map[string]bool{},
		commits: map[int64]map[string]any{}, refunds: map[int64]map[string]any{}, contract: partnertest.Read(partners.Tax, "Quote", "QuoteAnswer", "Commit", "Refund", "Void")}
}

// Replace sets the only secret that the service accepts.
func (s *Service) Replace(secret string) { s.do(func() { s.secret = secret }) }

// Tax sets the tax rate of a country, in percent.
func (s *Service) Tax(country, percent string) { s.do(func() { s.rates[country] = percent }) }

// Instead sets the handler that responds to calls; nil restores Work.
func (s *Service) Instead(do http.HandlerFunc) { s.do(func() { s.instead = do }) }

func (s *Service) do(change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
}

// Quotes returns the quote requests to which the service responded.
func (s *Service) Quotes() (out []map[string]any) {
	s.do(func() { out = append(out, s.quotes...) })
	return out
}

// Books returns the number of reports that the service acted on, the total tax of its orders and the refunded tax.
// Amounts are in currency units with two digits, summed over all currencies.
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

// Ledger returns the latest reports of all orders and of all refunds.
func (s *Service) Ledger() (commits, refunds []map[string]any) {
	s.do(func() {
		commits, refunds = slices.Collect(maps.Values(s.commits)), slices.Collect(maps.Values(s.refunds))
	})
	return commits, refunds
}

// Commit returns the latest report of an order's charges; nil means none.
func (s *Service) Commit(orderID int64) (in map[string]any) {
	s.do(func() { in = s.commits[orderID] })
	return in
}

// Faults returns the store's violations of the contract; an empty list means that the store complies.
func (s *Service) Faults() (out []string) {
	s.do(func() { out = append(out, s.faults...) })
	return out
}

// ServeHTTP implements the contract.
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

// Work responds to a call according to the contract, even if Instead has set another handler.
func (s *Service) Work(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	if err != nil || !partnertest.Signed(s.secret, r.Header, body) {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	kind := map[string]string{"/quote": "Quote", "/commit": "Commit", "/refund": "Refund", "/void": "Void"}[r.URL.Path]
	if r.Method != http.MethodPost || kind == "" {
		w.WriteHeader(http.StatusNotFound)
		return
	}
	in, err := s.contract.Valid(kind, body)
	if err != nil {
		s.faults = append(s.faults, kind+": "+err.Error())
		partnertest.Refuse(w, err.Error())
		return
	}
	if kind == "Quote" {
		s.quotes = append(s.quotes, in)
		answer, err := json.Marshal(s.quote(in))
		if err != nil {
			panic(err)
		}
		if _, err := s.contract.Valid("QuoteAnswer", answer); err != nil {
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

// record stores or removes a report.
func (s *Service) record(kind string, in map[string]any) {
	order, refund := partnertest.Number(in["orderId"]), partnertest.Number(in["refundId"])
	switch {
	case kind == "Commit":
		if before := s.commits[order]; before == nil || partnertest.Number(before["version"]) <= partnertest.Number(in["version"]) {
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

// quote computes the tax of each charge at the rate of the destination country.
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
