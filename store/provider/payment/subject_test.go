package payment_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/onsi/gomega/types"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// subject is a gateway whose books the specs can read.
type subject interface {
	payment.Gateway
	Ledger(ctx context.Context) (payment.Ledger, error)
}

// inMemory, inDatabase and overHTTP open the three variants of the sandbox.
func inMemory(context.Context) subject { return withPage(payment.InMemory()) }

func inDatabase(ctx context.Context) subject { return withPage(booksAt(storetest.URL(ctx))) }

func overHTTP(context.Context) subject { client, _ := serve(payment.InMemory()); return client }

func booksAt(url string) payment.Home {
	pool, err := postgres.Open(url, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(pool.Close)
	return payment.InDatabase(pool)
}

// withPage opens a sandbox, and serves its consent page.
func withPage(home payment.Home) *payment.Sandbox {
	var page http.Handler
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) { page.ServeHTTP(w, req) }))
	DeferCleanup(server.Close)
	s := payment.NewSandbox(home, server.URL)
	page = payment.SandboxPage(s)
	return s
}

// serve serves a sandbox over HTTP.
func serve(home payment.Home) (*payment.SandboxClient, *httptest.Server) {
	var handler http.Handler
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) { handler.ServeHTTP(w, req) }))
	DeferCleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	handler = payment.SandboxHandler(payment.NewSandbox(home, server.URL+"/authenticate"))
	client, err := payment.NewSandboxClient(server.URL + "/")
	Expect(err).NotTo(HaveOccurred())
	return client, server
}

// shop is the account that moves money, and elsewhere is an account of another store.
var shop, elsewhere = payment.Account{StoreID: 1, ProviderID: 11}, payment.Account{StoreID: 2, ProviderID: 12}

func authorization(key, amount, token string) payment.AuthorizeRequest {
	return payment.AuthorizeRequest{Key: key, Amount: domain.MustAmount(amount), Currency: "USD", Token: token}
}

func sale(key, amount, token string) payment.AuthorizeRequest {
	r := authorization(key, amount, token)
	r.AutoCapture = true
	return r
}

func capture(key, reference, amount string) payment.CaptureRequest {
	return payment.CaptureRequest{Key: key, Reference: reference, Amount: domain.MustAmount(amount), Currency: "USD"}
}

func void(key, reference string) payment.VoidRequest {
	return payment.VoidRequest{Key: key, Reference: reference}
}

func refund(key, reference, amount string) payment.RefundRequest {
	return payment.RefundRequest{Key: key, Reference: reference, Amount: domain.MustAmount(amount), Currency: "USD"}
}

// have matches the outcome of a call and the amount that the call moved; "" matches any amount.
func have(outcome payment.Outcome, amount string) types.GomegaMatcher {
	matchers := []types.GomegaMatcher{HaveField("Outcome", outcome)}
	if amount != "" {
		matchers = append(matchers, HaveField("Amount.String()", amount))
	}
	return And(matchers...)
}

// books describes every payment by its authorized/captured/refunded amounts and its flags.
func books(ctx context.Context, s subject) (payments []string) {
	GinkgoHelper()
	ledger, err := s.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	for _, p := range ledger.Payments {
		text := p.Authorized.String() + "/" + p.Captured.String() + "/" + p.Refunded.String() + " " + string(p.Currency)
		if p.Voided {
			text += " voided"
		}
		if !p.Confirmed {
			text += " unconfirmed"
		}
		payments = append(payments, text)
	}
	return payments
}

func text(v any) string {
	b, err := json.Marshal(v)
	Expect(err).NotTo(HaveOccurred())
	return string(b)
}

// answer submits the customer's decision on the page to which the result sent the customer.
func answer(result payment.Result, consent string) {
	GinkgoHelper()
	page, err := url.Parse(result.Action.URL)
	Expect(err).NotTo(HaveOccurred())
	shown, err := http.Get(page.String())
	Expect(err).NotTo(HaveOccurred())
	defer shown.Body.Close()
	Expect(shown).To(HaveHTTPBody(ContainSubstring(page.Query().Get("key"))))
	form := url.Values{"key": page.Query()["key"], "consent": {consent}}
	page.RawQuery = ""
	answered, err := http.PostForm(page.String(), form)
	Expect(err).NotTo(HaveOccurred())
	defer answered.Body.Close()
	_, err = io.Copy(io.Discard, answered.Body)
	Expect(err).NotTo(HaveOccurred())
	Expect(answered).To(HaveHTTPStatus(http.StatusOK))
}

// atOnce runs f n times concurrently.
func atOnce(n int, f func(i int)) {
	var ready, done sync.WaitGroup
	ready.Add(1)
	for i := range n {
		done.Go(func() {
			defer GinkgoRecover()
			ready.Wait()
			f(i)
		})
	}
	ready.Done()
	done.Wait()
}

// settled returns the result of a call, and expects that the outcome is known.
func settled(r payment.Result, err error) payment.Result {
	GinkgoHelper()
	Expect(err).NotTo(HaveOccurred())
	return r
}
