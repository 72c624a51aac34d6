package payment_test

import (
	"bytes"
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("The sandbox's ledger in a database", func() {
	It("survives the process, and is shared by all processes", func(ctx SpecContext) {
		address := storetest.URL(ctx)
		processes := []*payment.Sandbox{payment.NewSandbox(booksAt(address), ""), payment.NewSandbox(booksAt(address), "")}
		answers := make([]string, 20)
		atOnce(20, func(i int) {
			r, err := processes[i%2].Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			answers[i] = text(r)
		})
		Expect(answers).To(HaveEach(And(Equal(answers[0]), ContainSubstring("SUCCEEDED"))))
		later := payment.NewSandbox(booksAt(address), "")
		Expect(books(ctx, later)).To(HaveExactElements("50.00/50.00/0.00 USD"))
		snapshot, err := later.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
		Expect(err).NotTo(HaveOccurred())
		Expect(text(snapshot.Result)).To(Equal(answers[0]))
	})

	It("cannot be read by the platform's database roles", func(ctx SpecContext) {
		db := storetest.Open(ctx)
		for _, role := range []string{"store_app", "platform"} {
			for _, table := range []string{"entries", "payments"} {
				tx, err := db.SQL.BeginTx(ctx, nil)
				Expect(err).NotTo(HaveOccurred())
				_, err = tx.ExecContext(ctx, "SET LOCAL ROLE "+role)
				Expect(err).NotTo(HaveOccurred())
				_, err = tx.ExecContext(ctx, "SELECT FROM sandbox."+table)
				Expect(err).To(MatchError(ContainSubstring("permission denied")))
				Expect(tx.Rollback()).To(Succeed())
			}
		}
	})

	It("cannot be overdrawn, even by an SQL statement", func(ctx SpecContext) {
		db := storetest.Open(ctx)
		s := payment.NewSandbox(booksAt(db.URL), "")
		_, err := s.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		for set, rule := range map[string]string{"captured = 50.01": "captured_within_authorized", "refunded = 50.01": "refunded_within_captured",
			"refunded = -0.01": "refunded_within_captured", "confirmed = false": "captured_within_authorized"} {
			_, err := db.SQL.ExecContext(ctx, "UPDATE sandbox.payments SET "+set)
			Expect(err).To(MatchError(ContainSubstring(rule)), set)
		}
	})

	It("leaves outcomes unknown while the database does not respond, but returns an error if the schema is missing", func(ctx SpecContext) {
		pool, err := postgres.Open(storetest.URL(ctx), postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		s := payment.NewSandbox(payment.InDatabase(pool), "")
		Expect(pool.Close()).To(Succeed())
		r, err := s.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Outcome).To(Equal(payment.Unknown))
		_, err = s.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
		Expect(err).To(HaveOccurred())

		empty := storetest.Open(ctx)
		_, err = empty.SQL.ExecContext(ctx, "DROP SCHEMA sandbox CASCADE")
		Expect(err).NotTo(HaveOccurred())
		_, err = payment.NewSandbox(booksAt(empty.URL), "").Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
		Expect(err).To(HaveOccurred())
	})
})

var _ = Describe("A sandbox in another process", func() {
	fetch := func(ctx context.Context, s subject, key string) payment.Snapshot {
		GinkgoHelper()
		snapshot, err := s.Fetch(ctx, shop, payment.FetchRequest{Key: key})
		Expect(err).NotTo(HaveOccurred())
		return snapshot
	}

	It("charges nothing if a fault occurs before the charge", func(ctx SpecContext) {
		client, _ := serve(payment.InMemory())
		Expect(client.SetFaults(ctx, payment.Faults{FailBefore: 1})).To(Succeed())
		r, err := client.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Outcome).To(Equal(payment.Unknown))
		Expect(fetch(ctx, client, "payment-1").Found).To(BeFalse())

		By("succeeding once the faults are gone")
		Expect(client.SetFaults(ctx, payment.Faults{})).To(Succeed())
		r, err = client.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Outcome).To(Equal(payment.Succeeded))
	})

	DescribeTable("returns Unknown for a completed charge, which Fetch then finds,", func(ctx SpecContext, faults payment.Faults) {
		client, _ := serve(payment.InMemory())
		Expect(client.SetFaults(ctx, faults)).To(Succeed())
		short, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
		defer cancel()
		r, err := client.Authorize(short, shop, sale("payment-1", "50.00", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(r.Outcome).To(Equal(payment.Unknown))
		Expect(r.Decline).To(BeNil())
		Eventually(func() payment.Snapshot { return fetch(ctx, client, "payment-1") }).Should(
			And(HaveField("Found", true), HaveField("Result.Outcome", payment.Succeeded)))
		Expect(books(ctx, client)).To(HaveExactElements("50.00/50.00/0.00 USD"))
	},
		Entry("if the sandbox never responds", payment.Faults{NeverAnswer: 1}),
		Entry("if the sandbox breaks the connection", payment.Faults{Reset: 1}),
		Entry("if the caller disconnects before the charge", payment.Faults{Delay: 1, DelayMilliseconds: 400}),
	)

	It("charges exactly the payments that its callers consider paid, even with all faults at once", func(ctx SpecContext) {
		client, _ := serve(payment.InMemory())
		Expect(client.SetFaults(ctx, payment.Faults{FailBefore: .2, NeverAnswer: .1, Reset: .2, Delay: .2, DelayMilliseconds: 5, Seed: 7})).To(Succeed())
		var mu sync.Mutex
		outcomes, believed := map[payment.Outcome]int{}, domain.Amount{}
		atOnce(20, func(buyer int) {
			for n := range 10 {
				key := "payment-" + strconv.Itoa(buyer*10+n)
				short, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
				r, err := client.Authorize(short, shop, sale(key, "10.00", "pm_card_visa"))
				cancel()
				Expect(err).NotTo(HaveOccurred())
				paid := r.Outcome == payment.Succeeded
				if r.Outcome == payment.Unknown {
					paid = fetch(ctx, client, key).Found
				}
				mu.Lock()
				outcomes[r.Outcome]++
				if paid {
					believed = believed.Add(domain.MustAmount("10.00"))
				}
				mu.Unlock()
			}
		})
		ledger, err := client.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		var charged domain.Amount
		for _, p := range ledger.Payments {
			charged = charged.Add(p.Captured)
		}
		Expect(charged.String()).To(Equal(believed.String()))
		Expect(outcomes[payment.Unknown]).To(BeNumerically(">", 50))
		Expect(outcomes[payment.Succeeded]).To(BeNumerically(">", 50))
		Expect(outcomes).To(HaveLen(2))
	})

	It("fails for the same calls with the same seed", func(ctx SpecContext) {
		run := func(seed uint64) (outcomes []payment.Outcome) {
			client, _ := serve(payment.InMemory())
			Expect(client.SetFaults(ctx, payment.Faults{FailBefore: .5, Seed: seed})).To(Succeed())
			for n := range 32 {
				r, err := client.Authorize(ctx, shop, sale("payment-"+strconv.Itoa(n), "10.00", "pm_card_visa"))
				Expect(err).NotTo(HaveOccurred())
				outcomes = append(outcomes, r.Outcome)
			}
			return outcomes
		}
		Expect(run(1)).To(Equal(run(1)))
		Expect(run(1)).NotTo(Equal(run(2)))
	})

	It("refuses fault rates below 0 or above 1, and a sum above 1", func(ctx SpecContext) {
		client, _ := serve(payment.InMemory())
		for _, faults := range []payment.Faults{{FailBefore: -.1}, {Reset: 1.1}, {FailBefore: .5, NeverAnswer: .4, Reset: .2}} {
			Expect(client.SetFaults(ctx, faults)).NotTo(Succeed())
		}
	})

	It("leaves the outcome unknown if it cannot be reached or its response is invalid", func(ctx SpecContext) {
		gone := httptest.NewServer(nil)
		gone.Close()
		answers := map[string]http.HandlerFunc{
			"a truncated response": func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Length", "100")
				_, _ = io.WriteString(w, `{"outcome":"DECL`)
			},
			"no JSON":    func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "<html>") },
			"no outcome": func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, "{}") },
			"another outcome": func(w http.ResponseWriter, _ *http.Request) {
				_, _ = io.WriteString(w, `{"found":true,"outcome":"FINE"}`)
			},
			"500": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusInternalServerError) },
			"502": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusBadGateway) },
			"429": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusTooManyRequests) },
		}
		addresses := map[string]string{"no server": gone.URL}
		for name, answer := range answers {
			server := httptest.NewServer(answer)
			DeferCleanup(server.Close)
			addresses[name] = server.URL
		}
		for name, address := range addresses {
			client, err := payment.NewSandboxClient(address)
			Expect(err).NotTo(HaveOccurred())
			r, err := client.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred(), name)
			Expect(r.Outcome).To(Equal(payment.Unknown), name)
			Expect(r.Cause).To(HaveOccurred(), name)
			_, err = client.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})
			Expect(err).To(HaveOccurred(), name)
		}
	})

	It("is refused if another service answers at its address", func(ctx SpecContext) {
		elsewhere := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
			switch req.URL.Path {
			case "/moved/authorize":
				http.Redirect(w, req, "/here", http.StatusTemporaryRedirect)
			case "/here":
				_, _ = io.WriteString(w, `{"outcome":"SUCCEEDED"}`)
			default:
				http.NotFound(w, req)
			}
		}))
		DeferCleanup(elsewhere.Close)
		for _, path := range []string{"", "/moved"} {
			client, err := payment.NewSandboxClient(elsewhere.URL + path)
			Expect(err).NotTo(HaveOccurred())
			_, err = client.Authorize(ctx, shop, sale("payment-1", "50.00", "pm_card_visa"))
			Expect(err).To(HaveOccurred())
		}
		for _, address := range []string{"", "127.0.0.1:8090", "ftp://127.0.0.1", "http://", "http://127.0.0.1?x=y"} {
			_, err := payment.NewSandboxClient(address)
			Expect(err).To(HaveOccurred(), address)
		}
	})

	It("refuses keys that are not valid text", func() {
		_, server := serve(payment.InDatabase(nil))
		for _, key := range []string{"%00", "%ff"} {
			answer, err := http.Get(server.URL + "/fetch?key=" + key)
			Expect(err).NotTo(HaveOccurred())
			Expect(answer.Body.Close()).To(Succeed())
			Expect(answer).To(HaveHTTPStatus(http.StatusBadRequest), key)
		}
	})

	It("refuses bodies that do not have the expected format", func(ctx SpecContext) {
		client, server := serve(payment.InMemory())
		for _, body := range []string{"", "[]", `{"key":1}`, `{"storeId":1,"key":"a","amount":"1.00","currency":"USD","token":"pm_card_visa","tip":"1.00"}`,
			`{"amount":1.5}`, `{"amount":"1e5"}`, `{"key":"` + string(bytes.Repeat([]byte("a"), 100<<10)) + `"}`} {
			answer, err := http.Post(server.URL+"/authorize", "application/json", bytes.NewReader([]byte(body)))
			Expect(err).NotTo(HaveOccurred())
			Expect(answer.Body.Close()).To(Succeed())
			Expect(answer).To(HaveHTTPStatus(http.StatusBadRequest), "%.40s", body)
		}
		Expect(books(ctx, client)).To(BeEmpty())
	})
})

var _ = Describe("The sandbox's consent page", func() {
	// consenting requests a payment that requires consent, and returns the key from its link.
	consenting := func(ctx context.Context, client *payment.SandboxClient, key string) string {
		GinkgoHelper()
		answer, err := client.Authorize(ctx, shop, authorization(key, "12.50", "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		Expect(answer.Outcome).To(Equal(payment.ActionRequired))
		link, err := url.Parse(answer.Action.URL)
		Expect(err).NotTo(HaveOccurred())
		return link.Query().Get("key")
	}
	post := func(server *httptest.Server, key string) *http.Response {
		GinkgoHelper()
		answered, err := http.PostForm(server.URL+"/authenticate", map[string][]string{"key": {key}, "consent": {"yes"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(answered.Body.Close()).To(Succeed())
		return answered
	}
	get := func(server *httptest.Server, key string) *http.Response {
		GinkgoHelper()
		shown, err := http.Get(server.URL + "/authenticate?key=" + url.QueryEscape(key))
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(shown.Body.Close)
		return shown
	}
	secret := domain.NewToken("consent")

	It("responds with 503 while the database is unreachable", func(ctx SpecContext) {
		pool, err := postgres.Open(storetest.URL(ctx), postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		Expect(pool.Close()).To(Succeed())
		_, server := serve(payment.InDatabase(pool))
		Expect(post(server, "payment-1."+secret)).To(HaveHTTPStatus(http.StatusServiceUnavailable))
	})

	It("requires the secret in the payment's link for a consent", func(ctx SpecContext) {
		pool, err := postgres.Open(storetest.URL(ctx), postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(pool.Close)
		client, server := serve(payment.InDatabase(pool))
		one, two := consenting(ctx, client, "payment-1"), consenting(ctx, client, "payment-2")
		kind, whole := domain.TokenKindOf(strings.TrimPrefix(one, "payment-1."))
		Expect(whole).To(BeTrue(), one)
		Expect(kind).To(BeEquivalentTo("consent"))
		for key, status := range map[string]int{
			"payment-1." + secret: http.StatusNotFound, "payment-404." + secret: http.StatusNotFound,
			"payment-1." + strings.TrimPrefix(two, "payment-2."): http.StatusNotFound,
			"": http.StatusBadRequest, "payment-1": http.StatusBadRequest, "payment-1.": http.StatusBadRequest, "." + secret: http.StatusBadRequest,
			"payment-1." + domain.NewToken(domain.CartTokenKind): http.StatusBadRequest,
			one + "\x00": http.StatusBadRequest, "\x00." + secret: http.StatusBadRequest, "\xff\xfe." + secret: http.StatusBadRequest,
			"payment 1." + secret: http.StatusBadRequest, strings.Repeat("a", 600) + "." + secret: http.StatusBadRequest, strings.Repeat("a", 9000): http.StatusBadRequest,
			"<script>": http.StatusBadRequest,
		} {
			Expect(post(server, key)).To(HaveHTTPStatus(status), "%q", key)
			Expect(get(server, key)).To(HaveHTTPStatus(status), "%q", key)
			Expect(get(server, key)).NotTo(HaveHTTPBody(ContainSubstring("<script>")), "%q", key)
		}
		Expect(client.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})).To(HaveField("Result.Outcome", payment.ActionRequired))

		shown := get(server, one)
		Expect(shown).To(HaveHTTPBody(And(ContainSubstring("12.50 USD"), ContainSubstring(one))))
		Expect(shown).To(HaveHTTPHeaderWithValue("Content-Security-Policy", ContainSubstring("default-src 'none'")))
		Expect(post(server, one)).To(HaveHTTPStatus(http.StatusOK))
		Expect(client.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-1"})).To(HaveField("Result.Outcome", payment.Succeeded))
		Expect(client.Fetch(ctx, shop, payment.FetchRequest{Key: "payment-2"})).To(HaveField("Result.Outcome", payment.ActionRequired))
	})
})

var _ = It("The sandbox accepts exactly the tokens that settings lists for storefronts", func() {
	Expect(payment.SandboxTokens()).To(ConsistOf(settings.SandboxTokens))
})
