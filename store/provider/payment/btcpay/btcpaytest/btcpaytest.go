// Package btcpaytest is a BTCPay Server for tests, written from the published description of the
// Greenfield API. The server has one store with invoices, payments and signed webhooks. Only tests import
// the package.
package btcpaytest

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// StoreID is the id of the store. APIKey is the key that the server accepts.
const (
	StoreID = "9TN7iFS5GxyPHJBmVqD1"
	APIKey  = "b5d27e00cafe00000000000000000000spec"
)

// rate is the value of one bitcoin in every currency.
var rate = domain.MustAmount("20000")

type object = map[string]any

// Server is a BTCPay Server with one store.
type Server struct {
	URL string
	// Permissions lists the permissions of the key.
	Permissions []string

	mu       sync.Mutex
	last     int
	invoices []*Invoice // oldest first
	webhooks []webhook
	lose     bool // the response to the next POST is dropped
	told     []Told
	now      func() time.Time
}

// Invoice is an invoice in the server's books.
type Invoice struct {
	ID, Currency       string
	Amount, Paid       domain.Amount // in the currency of the invoice
	Status, Additional string
	OrderID            string
	confirmed          bool
	created, expires   time.Time
	metadata           json.RawMessage
}

type webhook struct{ ID, URL, Secret string }

// Told is an event that the server sends.
type Told struct {
	URL    string
	Header http.Header
	Body   []byte
}

// Serve starts a server for a test. The function now is the server's clock; nil means the machine's clock.
func Serve(now func() time.Time) *Server {
	if now == nil {
		now = time.Now
	}
	s := &Server{Permissions: []string{"btcpay.store.canmodifyinvoices:" + StoreID, "btcpay.store.webhooks.canmodifywebhooks:" + StoreID}, now: now}
	mux := http.NewServeMux()
	mux.HandleFunc("GET /api/v1/api-keys/current", s.key)
	const store = "/api/v1/stores/{store}"
	mux.HandleFunc("GET "+store+"/invoices", s.list)
	mux.HandleFunc("POST "+store+"/invoices", s.create)
	mux.HandleFunc("GET "+store+"/invoices/{invoice}", s.one(func(w http.ResponseWriter, _ *http.Request, i *Invoice) { write(w, s.show(i)) }))
	mux.HandleFunc("GET "+store+"/invoices/{invoice}/payment-methods", s.one(s.methods))
	mux.HandleFunc("POST "+store+"/invoices/{invoice}/status", s.one(s.mark))
	mux.HandleFunc("GET "+store+"/webhooks", s.listWebhooks)
	mux.HandleFunc("POST "+store+"/webhooks", s.createWebhook)
	mux.HandleFunc("DELETE "+store+"/webhooks/{webhook}", s.deleteWebhook)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		if req.Header.Get("Authorization") != "token "+APIKey {
			refuse(w, http.StatusUnauthorized, "unauthenticated", "Authentication is required for accessing this endpoint")
			return
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		s.age()
		if s.lose && req.Method == http.MethodPost {
			s.lose = false
			mux.ServeHTTP(httptest.NewRecorder(), req)
			panic(http.ErrAbortHandler)
		}
		mux.ServeHTTP(w, req)
	}))
	ginkgo.DeferCleanup(server.Close)
	s.URL = server.URL
	return s
}

func write(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(w).Encode(v)
}

func refuse(w http.ResponseWriter, status int, code, message string) {
	w.WriteHeader(status)
	write(w, object{"code": code, "message": message})
}

// foreign refuses a request that names another store, and reports whether it did so.
func foreign(w http.ResponseWriter, req *http.Request) bool {
	if req.PathValue("store") == StoreID {
		return false
	}
	refuse(w, http.StatusForbidden, "missing-permission", "Insufficient API Permissions.")
	return true
}

// age expires the invoices whose time is over.
func (s *Server) age() {
	for _, i := range s.invoices {
		if i.Status == "New" && !s.now().Before(i.expires) {
			s.expire(i)
		}
	}
}

func (s *Server) expire(i *Invoice) {
	if i.Status = "Expired"; i.Paid.Positive() {
		i.Additional = "PaidPartial"
	}
	s.tell(i, "InvoiceExpired")
}

func (s *Server) key(w http.ResponseWriter, _ *http.Request) {
	write(w, object{"apiKey": APIKey, "label": "spec", "permissions": s.Permissions})
}

func (s *Server) list(w http.ResponseWriter, req *http.Request) {
	if foreign(w, req) {
		return
	}
	query, out := req.URL.Query(), []object{}
	skip, _ := strconv.Atoi(query.Get("skip"))
	take, err := strconv.Atoi(query.Get("take"))
	if err != nil {
		take = 50
	}
	start, _ := strconv.ParseInt(query.Get("startDate"), 10, 64)
	for _, i := range slices.Backward(s.invoices) {
		if orders := query["orderId"]; len(orders) > 0 && !slices.Contains(orders, i.OrderID) || i.created.Unix() < start {
			continue
		}
		if skip--; skip < 0 && len(out) < take {
			out = append(out, s.show(i))
		}
	}
	write(w, out)
}

func (s *Server) create(w http.ResponseWriter, req *http.Request) {
	if foreign(w, req) {
		return
	}
	var in struct {
		Amount   domain.Amount
		Currency string
		Metadata json.RawMessage
		Checkout struct{ RedirectURL string }
	}
	var names struct{ OrderID string }
	if json.NewDecoder(req.Body).Decode(&in) != nil || json.Unmarshal(in.Metadata, &names) != nil || in.Currency == "" || !in.Amount.Positive() {
		refuse(w, http.StatusUnprocessableEntity, "generic-error", "The request is malformed.")
		return
	}
	s.last++
	i := &Invoice{ID: fmt.Sprintf("inv%020d", s.last), Currency: in.Currency, Amount: in.Amount, Status: "New", Additional: "None", OrderID: names.OrderID,
		created: s.now(), expires: s.now().Add(15 * time.Minute), metadata: in.Metadata}
	s.invoices = append(s.invoices, i)
	write(w, s.show(i))
}

func (s *Server) one(do func(http.ResponseWriter, *http.Request, *Invoice)) http.HandlerFunc {
	return func(w http.ResponseWriter, req *http.Request) {
		if foreign(w, req) {
			return
		}
		if i := s.find(req.PathValue("invoice")); i != nil {
			do(w, req, i)
			return
		}
		refuse(w, http.StatusNotFound, "invoice-not-found", "The invoice was not found")
	}
}

func (s *Server) find(id string) *Invoice {
	for _, i := range s.invoices {
		if i.ID == id {
			return i
		}
	}
	return nil
}

func (s *Server) show(i *Invoice) object {
	return object{"id": i.ID, "storeId": StoreID, "amount": i.Amount.String() + "000", "currency": i.Currency, "type": "Standard", "checkoutLink": s.URL + "/i/" + i.ID,
		"createdTime": i.created.Unix(), "expirationTime": i.expires.Unix(), "monitoringExpiration": i.expires.Add(24 * time.Hour).Unix(),
		"status": i.Status, "additionalStatus": i.Additional, "archived": false, "metadata": i.metadata}
}

func (s *Server) methods(w http.ResponseWriter, _ *http.Request, i *Invoice) {
	payments := []object{}
	if i.Paid.Positive() {
		status := "Processing"
		if i.confirmed {
			status = "Settled"
		}
		payments = append(payments, object{"id": "tx-" + i.ID, "value": i.Paid.Quo(rate).Fixed(10), "fee": "0.0", "status": status})
	}
	write(w, []object{{"paymentMethodId": "BTC-CHAIN", "currency": "BTC", "rate": rate.String(), "paymentMethodPaid": i.Paid.Quo(rate).Fixed(10), "payments": payments}})
}

func (s *Server) mark(w http.ResponseWriter, req *http.Request, i *Invoice) {
	var in struct{ Status string }
	if json.NewDecoder(req.Body).Decode(&in) != nil || in.Status != "Invalid" && in.Status != "Settled" || i.Status == "Invalid" {
		refuse(w, http.StatusUnprocessableEntity, "generic-error", "Status can only be marked to invalid or settled within certain conditions.")
		return
	}
	i.Status, i.Additional = in.Status, "Marked"
	s.tell(i, "Invoice"+in.Status)
	write(w, s.show(i))
}

func (s *Server) listWebhooks(w http.ResponseWriter, req *http.Request) {
	if foreign(w, req) || s.lacks(w) {
		return
	}
	out := []object{}
	for _, h := range s.webhooks {
		out = append(out, object{"id": h.ID, "url": h.URL, "enabled": true})
	}
	write(w, out)
}

func (s *Server) lacks(w http.ResponseWriter) bool {
	if slices.Contains(s.Permissions, "btcpay.store.webhooks.canmodifywebhooks:"+StoreID) {
		return false
	}
	refuse(w, http.StatusForbidden, "missing-permission", "Insufficient API Permissions.")
	return true
}

func (s *Server) createWebhook(w http.ResponseWriter, req *http.Request) {
	if foreign(w, req) || s.lacks(w) {
		return
	}
	var in struct{ URL string }
	if json.NewDecoder(req.Body).Decode(&in) != nil || in.URL == "" {
		refuse(w, http.StatusUnprocessableEntity, "generic-error", "The URL is missing.")
		return
	}
	s.last++
	h := webhook{ID: fmt.Sprintf("hook%d", s.last), URL: in.URL, Secret: rand.Text()}
	s.webhooks = append(s.webhooks, h)
	write(w, object{"id": h.ID, "url": h.URL, "secret": h.Secret, "enabled": true})
}

func (s *Server) deleteWebhook(w http.ResponseWriter, req *http.Request) {
	s.webhooks = slices.DeleteFunc(s.webhooks, func(h webhook) bool { return h.ID == req.PathValue("webhook") })
	w.WriteHeader(http.StatusOK)
}

// tell queues an event for every webhook. Told and Post remove queued events.
func (s *Server) tell(i *Invoice, what string) {
	s.last++
	id := fmt.Sprintf("delivery%d", s.last)
	body, err := json.Marshal(object{"deliveryId": id, "originalDeliveryId": id, "isRedelivery": false, "type": what, "timestamp": s.now().Unix(), "storeId": StoreID, "invoiceId": i.ID})
	gomega.Expect(err).NotTo(gomega.HaveOccurred())
	for _, h := range s.webhooks {
		mac := hmac.New(sha256.New, []byte(h.Secret))
		_, _ = mac.Write(body)
		s.told = append(s.told, Told{h.URL, http.Header{"Btcpay-Sig": {"sha256=" + hex.EncodeToString(mac.Sum(nil))}, "Content-Type": {"application/json"}}, body})
	}
}

// Pay pays an amount to an invoice and confirms the payment at once. Late payments also count.
func (s *Server) Pay(id string, amount domain.Amount) {
	s.Send(id, amount)
	s.Confirm(id)
}

// Send pays an amount to an invoice without a confirmation.
func (s *Server) Send(id string, amount domain.Amount) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.age()
	i := s.find(id)
	i.Paid, i.confirmed = i.Paid.Add(amount), false
	switch {
	case i.Status == "Expired" && !i.Paid.Less(i.Amount):
		i.Additional = "PaidLate"
	case i.Status == "New" && !i.Paid.Less(i.Amount):
		i.Status = "Processing"
		s.tell(i, "InvoiceProcessing")
	}
	if i.Status == "Processing" && i.Amount.Less(i.Paid) {
		i.Additional = "PaidOver"
	}
}

// Confirm confirms the payments of an invoice.
func (s *Server) Confirm(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	i := s.find(id)
	i.confirmed = true
	if i.Status == "Processing" {
		i.Status = "Settled"
	}
	s.tell(i, "InvoicePaymentSettled")
}

// Expire expires a new invoice.
func (s *Server) Expire(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := s.find(id); i.Status == "New" {
		s.expire(i)
	}
}

// Again creates a copy of an invoice, as two concurrent calls would, and returns the id of the copy.
func (s *Server) Again(id string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.last++
	again := *s.find(id)
	again.ID, again.Status, again.Additional = fmt.Sprintf("inv%020d", s.last), "New", "None"
	s.invoices = append(s.invoices, &again)
	return again.ID
}

// Lose makes the server carry out the next POST and drop the response.
func (s *Server) Lose() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lose = true
}

// Invoices returns the server's books, oldest invoice first.
func (s *Server) Invoices() (all []Invoice) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, i := range s.invoices {
		all = append(all, *i)
	}
	return all
}

// Told returns and removes the queued events.
func (s *Server) Told() []Told {
	s.mu.Lock()
	defer s.mu.Unlock()
	told := s.told
	s.told = nil
	return told
}

// Post sends the queued events. In their URLs it replaces old by here, the address of the service in the
// test.
func (s *Server) Post(old, here string) {
	ginkgo.GinkgoHelper()
	for _, t := range s.Told() {
		req, err := http.NewRequest(http.MethodPost, string(bytes.Replace([]byte(t.URL), []byte(old), []byte(here), 1)), bytes.NewReader(t.Body))
		gomega.Expect(err).NotTo(gomega.HaveOccurred())
		req.Header = t.Header
		answer, err := http.DefaultClient.Do(req)
		gomega.Expect(err).NotTo(gomega.HaveOccurred())
		gomega.Expect(answer.Body.Close()).To(gomega.Succeed())
		gomega.Expect(answer).To(gomega.HaveHTTPStatus(http.StatusOK))
	}
}

// Described returns the descriptions of the invoices.
func (s *Server) Described() (all []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, i := range s.invoices {
		var of struct{ ItemDesc string }
		if json.Unmarshal(i.metadata, &of) == nil {
			all = append(all, of.ItemDesc)
		}
	}
	return all
}
