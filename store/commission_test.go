package store_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/commission"
	"github.com/storeplatform/storeplatform/store/provider/commission/commissiontest"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// referredStore is a store that uses a commission service.
type referredStore struct {
	*checkoutStore
	service *commissiontest.Service
	url     string
	good    int64
}

func newReferredStore(ctx context.Context) *referredStore {
	GinkgoHelper()
	t := &referredStore{checkoutStore: newCheckoutStore(ctx), service: commissiontest.New()}
	server := httptest.NewServer(t.service)
	DeferCleanup(server.Close)
	t.url = server.URL
	t.Service = newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example",
		Commissions: commission.New(egress.New(egress.Options{Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}}))})
	t.good = t.checkoutStore.good(ctx, "POUR-OVER", 40).Variants[0].ID
	return t
}

func (t *referredStore) provide(ctx context.Context, in settings.CommissionProviderInput) (*settings.CommissionProvider, error) {
	return t.Partner.UpdateCommissionProvider(ctx, another(t.actor), in, domain.Expect{})
}

func (t *referredStore) connection(change ...func(*settings.CommissionProviderInput)) settings.CommissionProviderInput {
	in := settings.CommissionProviderInput{ProviderCode: new(settings.HTTPCommission), DisplayName: new(new("Partner program")), BaseURL: new(&t.url), IsActive: new(true),
		SyncCustomers: new(true), SyncOrders: new(true), SSOEnabled: new(true), Credentials: map[string]*string{settings.SigningSecret: new(commissiontest.Secret)}}
	for _, c := range change {
		c(&in)
	}
	return in
}

func (t *referredStore) connect(ctx context.Context, change ...func(*settings.CommissionProviderInput)) {
	GinkgoHelper()
	_, err := t.provide(ctx, t.connection(change...))
	Expect(err).NotTo(HaveOccurred())
}

// work runs the due tasks, and then the tasks that waited for them.
func (t *referredStore) work(ctx context.Context) {
	GinkgoHelper()
	for range 3 {
		Expect(t.WorkTasks(ctx)).To(Succeed())
		t.Data.Clock.Advance(time.Minute)
	}
}

func (t *referredStore) buy(ctx context.Context, actor domain.Actor, code *string) *ordering.Order {
	GinkgoHelper()
	cart, err := t.Ordering.AddCartItem(ctx, another(actor), ordering.CartItemAdd{VariantID: t.good, CartItemInput: ordering.CartItemInput{Quantity: 2}, ReferrerCode: code})
	Expect(err).NotTo(HaveOccurred())
	return t.checkout(ctx, actor, cart)
}

func (t *referredStore) checkout(ctx context.Context, actor domain.Actor, cart *ordering.PricedCart) *ordering.Order {
	GinkgoHelper()
	if cart.Token != "" {
		actor.CartToken = domain.HashToken(cart.Token)
	}
	in := t.purchase(cart, "122.45", "pm_card_visa")
	if !actor.IsGuest() {
		in.Email = ""
	}
	o, err := t.Ordering.CheckoutCart(ctx, another(actor), in)
	Expect(err).NotTo(HaveOccurred())
	return o
}

func (t *referredStore) guest() domain.Actor {
	return another(domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID})
}

func (t *referredStore) refund(ctx context.Context, o *ordering.Order, quantity int) *ordering.Refund {
	GinkgoHelper()
	_, r, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.ReturnSellable,
		Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: quantity}}})
	Expect(err).NotTo(HaveOccurred())
	return r
}

func (t *referredStore) books() []any {
	reports, volume, reversed := t.service.Books()
	return []any{reports, volume, reversed}
}

func (t *referredStore) status(ctx context.Context, o *ordering.Order) ordering.CommissionStatus {
	GinkgoHelper()
	d, err := t.As(t.actor).OrderDetails(ctx, ordering.OrderKey{ID: o.ID})
	Expect(err).NotTo(HaveOccurred())
	return d.Commission
}

func (t *referredStore) known(ctx context.Context, id int64) *customer.Customer {
	GinkgoHelper()
	c, err := t.As(t.actor).Customer(ctx, id)
	Expect(err).NotTo(HaveOccurred())
	return c
}

var _ = Describe("A store's commission service", func() {
	var t *referredStore
	BeforeEach(func(ctx SpecContext) { t = newReferredStore(ctx) })
	AfterEach(func() { Expect(t.service.Faults()).To(BeEmpty()) })

	It("receives each paid order and refund once, and the order shows the state of the report", func(ctx SpecContext) {
		before := t.buy(ctx, t.guest(), nil)
		t.connect(ctx)
		Expect(t.status(ctx, before)).To(Equal(ordering.CommissionNotRequired))
		o := t.buy(ctx, t.guest(), new("lena"))
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionPending))
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{1, "98.00", "0.00"}))
		Expect(t.service.Order(o.ID)).To(And(HaveKeyWithValue("referrerCode", "lena"), HaveKeyWithValue("status", "QUALIFIED"), HaveKeyWithValue("total", "122.45")))
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced))

		t.refund(ctx, o, 1)
		t.refund(ctx, before, 1)
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionPending))
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{2, "98.00", "58.31"}))
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced))
		Expect(t.status(ctx, before)).To(Equal(ordering.CommissionNotRequired))

		By("staff can request a report of an earlier order and a repeated report")
		synced, err := t.Ordering.SyncOrders(ctx, another(t.actor), []int64{before.ID, o.ID}, []integration.Integration{integration.Commission})
		Expect(err).NotTo(HaveOccurred())
		Expect(synced[0].TaskIDs).To(HaveLen(2), "the order and its refund")
		Expect(synced[1].TaskIDs).To(HaveLen(1))
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{5, "196.00", "116.62"}))
		Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE status <> 'SUCCEEDED'")).To(BeZero())
		provider, err := t.As(t.actor).CommissionProvider(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(provider.LastSyncedOn).NotTo(BeNil())
		Expect(provider.Version).To(Equal(int64(2)), "that is no change of the provider")
	})

	It("receives totals without gift cards, even when a lost dispute reverses the order", func(ctx SpecContext) {
		t.connect(ctx)
		o := t.buy(ctx, t.guest(), new("lena"))
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE order_lines SET product_type = 'GIFT_CARD' WHERE order_id = $1", o.ID)
		Expect(err).NotTo(HaveOccurred())
		t.work(ctx)
		Expect(t.service.Order(o.ID)).To(HaveKeyWithValue("total", "5.83"), "shipping alone")
		_, _, err = t.Ordering.ReportChargeback(ctx, another(t.actor), o.ID, ordering.ChargebackReport{Reference: "dp_1", Amount: new(domain.MustAmount("122.45")), Status: new(ordering.ChargebackLost)})
		Expect(err).NotTo(HaveOccurred())
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{2, "0.00", "5.83"}))
	})

	It("receives the volume from a configured field, on payment or on fulfillment", func(ctx SpecContext) {
		_, err := t.Data.SQL.ExecContext(ctx, `UPDATE variants SET custom_fields = '[{"key":"cv","type":"NUMBER","value":"20.5"}]' WHERE id = $1`, t.good)
		Expect(err).NotTo(HaveOccurred())
		t.connect(ctx, func(in *settings.CommissionProviderInput) {
			in.VolumeField, in.QualifyingOn = new(new("cv")), new(settings.QualifyingOnFulfilled)
		})
		o := t.buy(ctx, t.guest(), nil)
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{0, "0.00", "0.00"}))
		_, err = t.provide(ctx, settings.CommissionProviderInput{QualifyingOn: new(settings.QualifyingOnPaid)})
		Expect(err).NotTo(HaveOccurred())
		t.refund(ctx, o, 1) // a refund is a change that reports the order
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{2, "41.00", "58.31"}))
	})

	It("receives all customers when it is connected, and later each new or changed customer", func(ctx SpecContext) {
		old := t.patron(ctx, "old@example.com")
		t.connect(ctx)
		Expect(t.known(ctx, old.ID).CommissionProviderName).To(HaveValue(Equal("Partner program")))
		Expect(t.known(ctx, old.ID).CommissionProviderID).To(BeNil())
		t.work(ctx)
		Expect(t.known(ctx, old.ID).CommissionProviderID).To(HaveValue(Equal("P-" + domain.Itoa(old.ID))))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE type = 'customer.updated' AND payload::text LIKE '%\"commissionProviderId\":\"P-%'")).To(Equal(1))
		fresh := t.patron(ctx, "new@example.com")
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE type = 'customer.created' AND object_id = $1 AND payload::text LIKE '%\"commissionProviderName\":\"Partner program\"%'", fresh.ID)).To(Equal(1))
		t.work(ctx)
		Expect(t.known(ctx, fresh.ID).CommissionProviderID).To(HaveValue(Equal("P-" + domain.Itoa(fresh.ID))))

		By("only a change of a reported field causes a report")
		tasks := t.count(ctx, "SELECT count(*) FROM integration_tasks")
		_, err := t.Customer.UpdateCustomer(ctx, another(t.actor), fresh.ID, customer.CustomerPatch{Note: new(new("x"))}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks")).To(Equal(tasks))
		_, err = t.Customer.UpdateCustomer(ctx, another(t.actor), fresh.ID, customer.CustomerPatch{LastName: new("Roth")}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.work(ctx)
		Expect(t.service.Customer(fresh.ID)).To(And(HaveKeyWithValue("lastName", "Roth"), HaveKeyWithValue("providerCustomerId", "P-"+domain.Itoa(fresh.ID))))

		By("a new service may assign its customer ids later")
		_, err = t.provide(ctx, settings.CommissionProviderInput{ProviderCode: new(settings.NoCommission), SSOEnabled: new(false)})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{t.known(ctx, fresh.ID).CommissionProviderName, t.known(ctx, fresh.ID).CommissionProviderID}).To(Equal([]any{(*string)(nil), (*string)(nil)}))
		t.service.Later(true)
		t.connect(ctx)
		t.work(ctx)
		Expect(t.known(ctx, fresh.ID).CommissionProviderID).To(BeNil())
		t.service.Later(false)
		t.Data.Clock.Advance(2 * time.Hour)
		t.work(ctx)
		Expect(t.known(ctx, fresh.ID).CommissionProviderID).To(HaveValue(Equal("P-" + domain.Itoa(fresh.ID))))
		Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE status <> 'SUCCEEDED'")).To(BeZero())
	})

	It("receives each report once after an outage of a day", func(ctx SpecContext) {
		t.connect(ctx)
		var last *ordering.Order
		for range 3 {
			last = t.buy(ctx, t.guest(), nil)
		}
		lost := 0
		t.service.Instead(func(w http.ResponseWriter, r *http.Request) {
			if lost++; lost%2 == 0 { // the service processes half of the requests, but no response arrives
				t.service.Work(httptest.NewRecorder(), r)
			}
			w.WriteHeader(http.StatusBadGateway)
		})
		t.refund(ctx, last, 2)
		for range 22 {
			Expect(t.WorkTasks(ctx)).To(Succeed())
			t.Data.Clock.Advance(time.Hour)
		}
		Expect(t.status(ctx, last)).To(Equal(ordering.CommissionPending))
		t.service.Instead(nil)
		t.Data.Clock.Advance(2 * time.Hour)
		t.work(ctx)
		t.Data.Clock.Advance(2 * time.Hour)
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{4, "294.00", "116.62"}))
		Expect(t.status(ctx, last)).To(Equal(ordering.CommissionSynced))
	})

	It("can refuse an order, and the task then fails with the reason until staff retry it", func(ctx SpecContext) {
		t.connect(ctx)
		o := t.buy(ctx, t.guest(), nil)
		t.service.Instead(func(w http.ResponseWriter, r *http.Request) {
			w.WriteHeader(http.StatusUnprocessableEntity)
			_, _ = io.WriteString(w, `{"detail":"No such market."}`)
		})
		t.work(ctx)
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionFailed))
		Expect(t.FlushLogs(ctx)).To(Succeed())
		health, err := t.Partner.CommissionHealth(ctx, t.actor)
		Expect(err).NotTo(HaveOccurred())
		Expect(*health.LastError).To(Equal("The commission service answered 422: No such market."))
		t.service.Instead(nil)
		outcomes := together(4, func(int) error {
			_, err := t.Ordering.SyncOrders(ctx, another(t.actor), []int64{o.ID}, nil)
			return err
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 4}))
		together(4, func(int) error { return t.WorkTasks(ctx) })
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{1, "98.00", "0.00"}))
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced))
	})

	DescribeTable("does not delay a buyer if it", func(ctx SpecContext, why string, do http.HandlerFunc) {
		t.connect(ctx)
		t.service.Instead(do)
		o := t.buy(ctx, t.guest(), new("lena"))
		_, _, err := t.Partner.Referrer(ctx, t.guest(), "lena")
		Expect(err).To(refuse(domain.Unavailable))
		Expect(t.FlushLogs(ctx)).To(Succeed())
		health, err := t.Partner.CommissionHealth(ctx, t.actor)
		Expect(err).NotTo(HaveOccurred())
		Expect(*health.LastError).To(ContainSubstring(why))
		t.service.Instead(nil)
		t.work(ctx)
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced))
	},
		Entry("responds with 500", "answered 500", says(500, "")),
		Entry("responds with invalid JSON", "not as the contract says", says(200, "<html>")),
		Entry("responds with 10 MB", "longer than", says(200, strings.Repeat(" ", 10<<20))),
		Entry("omits the name", "a name is empty", says(200, `{"referrer":{"displayName":"","isActive":true}}`)),
		Entry("returns a script as the URL of a picture", "not one of HTTPS", says(200, `{"referrer":{"displayName":"Lena","isActive":true,"avatarUrl":"javascript:alert(1)"}}`)),
		Entry("redirects", "redirects are not followed", func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, "http://169.254.169.254/latest", http.StatusFound)
		}),
	)

	It("is tested by a call before it is saved, and never called at a private address", func(ctx SpecContext) {
		for at, change := range map[string]func(*settings.CommissionProviderInput){
			"/baseUrl":  func(in *settings.CommissionProviderInput) { in.BaseURL = new(new("http://10.0.0.1/")) },
			"/baseUrl ": func(in *settings.CommissionProviderInput) { in.BaseURL = new(new(t.url + "/elsewhere")) },
			"/credentials/signingSecret": func(in *settings.CommissionProviderInput) {
				in.Credentials[settings.SigningSecret] = new("whsec_" + strings.Repeat("QUFB", 8))
			},
			"/credentials/signingSecret ": func(in *settings.CommissionProviderInput) { in.Credentials[settings.SigningSecret] = new("secret") },
			"/credentials":                func(in *settings.CommissionProviderInput) { in.Credentials = nil },
		} {
			_, err := t.provide(ctx, t.connection(change))
			Expect(err).To(refuse(domain.InvalidValue), at)
			Expect(pointers(err)).To(Equal([]string{strings.TrimSpace(at)}), "%v", err)
		}
		kept, err := t.As(t.actor).CommissionProvider(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{kept.ProviderCode, kept.Version}).To(Equal([]any{settings.NoCommission, int64(1)}))
	})

	It("resolves codes to referrers, whom the store remembers during an outage", func(ctx SpecContext) {
		_, _, err := t.Partner.Referrer(ctx, t.guest(), "lena")
		Expect(err).To(refuse(domain.NotFound))
		t.service.Refers("lena", "Lena Brandt", "", true)
		t.connect(ctx)
		r, _, err := t.Partner.Referrer(ctx, t.guest(), "lena")
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{r.DisplayName, *r.SiteURL, r.IsActive}).To(Equal([]any{"Lena Brandt", "https://lena.example/", true}))
		for _, code := range []string{"mia", "../sso", "a\nb", strings.Repeat("x", 101)} {
			_, _, err = t.Partner.Referrer(ctx, t.guest(), code)
			Expect(err).To(refuse(domain.NotFound), code)
		}
		t.service.Instead(says(502, ""))
		t.Data.Clock.Advance(time.Hour)
		r, _, err = t.Partner.Referrer(ctx, t.guest(), "lena")
		Expect(err).NotTo(HaveOccurred())
		Expect(r.IsActive).To(BeTrue())
		t.service.Instead(nil)
		t.service.Forget("lena")
		r, _, err = t.Partner.Referrer(ctx, t.guest(), "lena")
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{r.DisplayName, r.IsActive}).To(Equal([]any{"Lena Brandt", false}))

		By("a store without a commission service knows no referrer")
		_, other := t.newStore(ctx, "other")
		_, _, err = t.Partner.Referrer(ctx, other, "lena")
		Expect(err).To(refuse(domain.NotFound))
	})

	It("receives the last code's referrer for 7 days, then the customer's referrer, and never the buyer", func(ctx SpecContext) {
		t.connect(ctx, func(in *settings.CommissionProviderInput) { in.AttributionDays = new(7) })
		Expect(t.buy(ctx, t.guest(), new("lena")).ReferrerCode).To(Equal("lena"))
		mia := t.patron(ctx, "mia@example.com")
		t.work(ctx)
		own := "own-" + domain.Itoa(mia.ID)
		_, err := t.Customer.UpdateCustomer(ctx, another(t.actor), mia.ID, customer.CustomerPatch{ReferrerCode: new(new("tom"))}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.buy(ctx, mia, nil).ReferrerCode).To(Equal("tom"))
		Expect(t.buy(ctx, mia, new("lena")).ReferrerCode).To(Equal("lena"))
		Expect(t.buy(ctx, mia, &own).ReferrerCode).To(Equal("tom"), "a code of their own")
		t.service.Refers("alias", "Mia", "P-"+domain.Itoa(mia.ID), true)
		t.service.Refers("gone", "Gone", "", false)
		for _, code := range []string{"alias", "gone"} {
			_, _, err = t.Partner.Referrer(ctx, mia, code)
			Expect(err).NotTo(HaveOccurred())
			Expect(t.buy(ctx, mia, &code).ReferrerCode).To(Equal("tom"), code)
		}

		By("a code expires after some days")
		cart, err := t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: t.good, CartItemInput: ordering.CartItemInput{Quantity: 2}, ReferrerCode: new("lena")})
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(8 * 24 * time.Hour)
		Expect(t.checkout(ctx, mia, cart).ReferrerCode).To(Equal("tom"))

		By("a code is renewed by a cart update with the same code")
		_, err = t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: t.good, CartItemInput: ordering.CartItemInput{Quantity: 2}})
		Expect(err).NotTo(HaveOccurred())
		touch := func(code *string) int64 {
			GinkgoHelper()
			updated, err := t.Ordering.UpdateCart(ctx, another(mia), domain.Expect{}, ordering.CartUpdate{ReferrerCode: &code})
			Expect(err).NotTo(HaveOccurred())
			return updated.Version
		}
		first := touch(new("lena"))
		Expect(touch(new("lena"))).To(Equal(first), "the same again writes nothing")
		t.Data.Clock.Advance(6 * 24 * time.Hour)
		Expect(touch(new("lena"))).To(Equal(first + 1))
		t.Data.Clock.Advance(6 * 24 * time.Hour)
		cart, err = t.Ordering.CartSummary(ctx, mia, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.checkout(ctx, mia, cart).ReferrerCode).To(Equal("lena"))
	})

	It("returns referrers' names, which orders keep until the referrer is erased", func(ctx SpecContext) {
		t.connect(ctx)
		unasked := t.buy(ctx, t.guest(), new("lena"))
		Expect([]any{unasked.ReferrerCode, unasked.ReferrerName}).To(Equal([]any{"lena", (*string)(nil)}), "nobody has asked whose it is")
		mia := t.patron(ctx, "mia@example.com")
		t.work(ctx)
		name := func(o *ordering.Order) any {
			GinkgoHelper()
			found, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			if found.ReferrerName == nil {
				return found.ReferrerCode + " "
			}
			return found.ReferrerCode + " " + *found.ReferrerName
		}
		calls := func(code, name, whose string) {
			GinkgoHelper()
			t.service.Refers(code, name, whose, true)
			t.Data.Clock.Advance(customer.ReferrerFresh + time.Second)
			Expect(told(t.Partner.Referrer(ctx, t.guest(), code))).To(Succeed())
		}
		calls("lena", "Lena Brandt", "")
		calls("mia-k", "Mia Keller", "P-"+domain.Itoa(mia.ID))
		first, fromMia := t.buy(ctx, t.guest(), new("lena")), t.buy(ctx, t.guest(), new("mia-k"))
		own := "own-" + domain.Itoa(mia.ID)
		calls(own, "Mia K.", "")
		coded := t.buy(ctx, t.guest(), &own)
		calls("lena", "Lena Brandt-Vogel", "")
		later := t.buy(ctx, t.guest(), new("lena"))
		Expect([]any{name(first), name(fromMia), name(coded), name(later), name(unasked)}).To(Equal([]any{"lena Lena Brandt", "mia-k Mia Keller", own + " Mia K.", "lena Lena Brandt-Vogel", "lena "}))
		drawn, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "guest@example.com", ReferrerCode: new("lena"), Items: []ordering.OrderItem{{VariantID: t.good, Quantity: 1}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method})
		Expect(err).NotTo(HaveOccurred())
		Expect(name(drawn)).To(Equal("lena Lena Brandt-Vogel"))

		By("erasing a customer who is a referrer removes their name")
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE customers SET status = 'DEACTIVATED', erase_on = $1 WHERE id = $2", t.Clock.Now(), mia.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Customer.EraseCustomers(ctx)).To(Succeed())
		Expect([]any{name(first), name(fromMia), name(coded)}).To(Equal([]any{"lena Lena Brandt", "mia-k ", own + " "}))
		Expect(t.count(ctx, "SELECT count(*) FROM referrers WHERE display_name LIKE 'Mia%'")).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM audit_logs WHERE to_jsonb(audit_logs)::text LIKE '%Mia K%' OR to_jsonb(audit_logs)::text LIKE '%Lena Brandt%'")).To(BeZero())
	})

	It("returns a login link for a customer, and the link is never logged", func(ctx SpecContext) {
		mia := t.patron(ctx, "mia@example.com")
		_, err := t.Partner.CommissionSSO(ctx, mia, nil)
		Expect(err).To(refuse(domain.UnsupportedOperation))
		t.connect(ctx)
		_, err = t.Partner.CommissionSSO(ctx, mia, nil)
		Expect(err).To(refuse(domain.UnsupportedOperation), "it does not know the customer yet")
		t.work(ctx)
		link, err := t.Partner.CommissionSSO(ctx, mia, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(link.URL).To(HavePrefix(t.url + "/office?"))
		for _, address := range []string{"https://elsewhere.example/", "javascript:alert(1)", "//elsewhere.example", "https://store.example.evil.example/"} {
			_, err = t.Partner.CommissionSSO(ctx, mia, &address)
			Expect(pointers(err)).To(Equal([]string{"/returnTo"}), address)
		}
		Expect(t.FlushLogs(ctx)).To(Succeed())
		token := strings.Split(strings.Split(link.URL, "token=")[1], "&")[0]
		Expect(t.count(ctx, "SELECT count(*) FROM integration_logs WHERE operation = 'sso'")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM integration_logs WHERE to_jsonb(integration_logs)::text LIKE '%' || $1 || '%'", token)).To(BeZero())
		for _, answer := range []string{`{"url":"javascript:alert(1)","expiresOn":"2099-01-01T00:00:00Z"}`, `{"url":"https://a.example/","expiresOn":"2099-01-01T00:00:00Z"}`,
			`{"url":"https://a.example/","expiresOn":"2020-01-01T00:00:00Z"}`, `{}`} {
			t.service.Instead(says(200, answer))
			_, err = t.Partner.CommissionSSO(ctx, mia, nil)
			Expect(err).To(refuse(domain.Unavailable), answer)
		}
	})
})

// told returns the error from resolving a referrer's code.
func told(_ *customer.Referrer, _ *settings.CommissionProvider, err error) error { return err }

// says returns a handler that sends the same response to every request.
func says(status int, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}
}
