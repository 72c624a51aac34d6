package store_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// checkoutStore is a store with stock, a shipping method and a sandbox gateway.
type checkoutStore struct {
	*stockedStore
	sandbox  *payment.Sandbox
	gateway  *faulty
	provider int64
	method   int64
}

// faulty is a gateway that loses calls when the spec asks for it: a lost request never reaches the
// sandbox, and a mute call loses its response.
type faulty struct {
	*payment.Sandbox
	mu          sync.Mutex
	lost, mute  int
	unread      error            // error that the next read of a notification returns
	reports     []payment.Report // reports that replace those of the sandbox
	authorizing int
	least       int64 // the smallest charge, as Capabilities.Least
}

func (f *faulty) Authorize(ctx context.Context, a payment.Account, r payment.AuthorizeRequest) (payment.Result, error) {
	f.mu.Lock()
	f.authorizing++
	lost, mute := f.lost > 0, f.mute > 0
	if lost {
		f.lost--
	} else if mute {
		f.mute--
	}
	f.mu.Unlock()
	if lost {
		return payment.Result{Outcome: payment.Unknown}, nil
	}
	result, err := f.Sandbox.Authorize(ctx, a, r)
	if mute {
		return payment.Result{Outcome: payment.Unknown}, nil
	}
	return result, err
}

func (f *faulty) Can(a payment.Account, t payment.PaymentType, c domain.Currency) payment.Capabilities {
	can := f.Sandbox.Can(a, t, c)
	if can.Digits > 0 {
		can.Least = f.least
	}
	return can
}

func newCheckoutStore(ctx context.Context) *checkoutStore {
	GinkgoHelper()
	t := &checkoutStore{stockedStore: newStockedStore(ctx), sandbox: payment.NewSandbox(payment.InMemory(), "http://store.example/sandbox")}
	t.gateway = &faulty{Sandbox: t.sandbox}
	t.Service = newService(store.Options{
		DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example",
	})
	t.equip(ctx)
	return t
}

// equip adds a shipping method and a tax to the store.
func (t *checkoutStore) equip(ctx context.Context) {
	GinkgoHelper()
	providers, err := t.As(t.actor).PaymentProviders(ctx)
	Expect(err).NotTo(HaveOccurred())
	t.provider = providers[0].ID
	name, price, currency, days := "DHL Standard", domain.MustAmount("4.90"), domain.Currency("EUR"), 3
	method, err := t.Settings.CreateShippingMethod(ctx, another(t.actor), settings.ShippingMethodInput{Name: &name, Price: &price, CurrencyCode: &currency, EstimatedMaxDays: &days})
	Expect(err).NotTo(HaveOccurred())
	t.method = method.ID
	rate := settings.TaxRateInput{TaxRate: settings.TaxRate{CountryCode: "DE", Rate: domain.MustAmount("19"), Name: "VAT"}}
	_, err = t.Settings.UpdateTaxClass(ctx, another(t.actor), t.defaultTaxClass(ctx), domain.Expect{}, settings.TaxClassInput{Rates: []settings.TaxRateInput{rate}})
	Expect(err).NotTo(HaveOccurred())
}

func (t *checkoutStore) defaultTaxClass(ctx context.Context) int64 {
	s, err := t.As(t.actor).Store(ctx)
	Expect(err).NotTo(HaveOccurred())
	return s.Settings.DefaultTaxClassID
}

// visitor returns a guest with a cart.
func (t *checkoutStore) visitor(ctx context.Context, variantID int64, quantity int) (domain.Actor, *ordering.PricedCart) {
	GinkgoHelper()
	actor := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID, CommandID: uuid.New()}
	cart, err := t.Ordering.AddCartItem(ctx, actor, ordering.CartItemAdd{VariantID: variantID, CartItemInput: ordering.CartItemInput{Quantity: quantity}})
	Expect(err).NotTo(HaveOccurred())
	actor.CartToken = domain.HashToken(cart.Token)
	return another(actor), cart
}

var torstrasse = &domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", StateProvince: "BE", PostalCode: "10119", CountryCode: "DE"}

// purchase returns the input for the checkout of a guest's cart with a card and an expected total.
func (t *checkoutStore) purchase(cart *ordering.PricedCart, total, card string) ordering.CheckoutInput {
	return ordering.CheckoutInput{
		CartID: cart.ID, ExpectedGrandTotal: domain.MustAmount(total), Email: fmt.Sprintf("guest%d@example.com", cart.ID),
		Shipping: ordering.AddressChoice{Address: torstrasse}, BillingIsShipping: true, ShippingMethodID: &t.method,
		Payment: &ordering.PaymentChoice{ProviderID: t.provider, Token: card}, AcceptTerms: true,
	}
}

// patiently repeats a command that lost a race, as the router does.
func patiently[T any](run func() (T, error)) (T, error) {
	return despite(run, func(err error) bool {
		return slices.Contains([]domain.Code{domain.Busy, domain.Unavailable}, domain.CodeOf(err))
	})
}

// waiting repeats a command that timed out while it waited for a connection or a lock, as happens under
// load. A deadlock's error is returned at once.
func waiting[T any](run func() (T, error)) (T, error) {
	return despite(run, func(err error) bool {
		pg, is := errors.AsType[*pgconn.PgError](err)
		return domain.CodeOf(err) == domain.Unavailable || is && pg.Code == "55P03"
	})
}

func despite[T any](run func() (T, error), again func(error) bool) (T, error) {
	for begun := time.Now(); ; {
		out, err := run()
		if err == nil || !again(err) || time.Since(begun) > 2*time.Minute {
			return out, err
		}
	}
}

// charged returns the gateway's captured total and the number of its confirmed payments that are not
// voided.
func (t *checkoutStore) charged(ctx context.Context) (payments int, total domain.Amount) {
	ledger, err := t.sandbox.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	for _, p := range ledger.Payments {
		if p.Confirmed && !p.Voided {
			payments, total = payments+1, total.Add(p.Captured)
		}
	}
	return payments, total
}

// keyOf returns the key under which the gateway knows a payment.
func (t *checkoutStore) keyOf(ctx context.Context, p *ordering.Payment) string {
	GinkgoHelper()
	var namespace string
	Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT namespace FROM payment_providers WHERE id = $1", p.PaymentProviderID).Scan(&namespace)).To(Succeed())
	Expect(namespace).To(HaveLen(16))
	return namespace + "-" + p.Key()
}

// count runs a counting query on a separate connection.
func (t *checkoutStore) count(ctx context.Context, query string, args ...any) (n int) {
	GinkgoHelper()
	Expect(t.Data.SQL.QueryRowContext(ctx, query, args...).Scan(&n)).To(Succeed())
	return n
}

func (t *checkoutStore) events(ctx context.Context) (types []string) {
	GinkgoHelper()
	rows, err := t.Data.SQL.QueryContext(ctx, "SELECT type || ' ' || actor_type FROM webhook_events WHERE object_type = 'order' ORDER BY sequence")
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	for rows.Next() {
		var s string
		Expect(rows.Scan(&s)).To(Succeed())
		types = append(types, s)
	}
	return types
}

// nothingIsHeld fails the spec if stock or a coupon is reserved.
func (t *checkoutStore) nothingIsHeld(ctx context.Context) {
	GinkgoHelper()
	Expect(t.count(ctx, "SELECT coalesce(sum(reserved), 0) FROM stocks")).To(BeZero())
	Expect(t.count(ctx, "SELECT coalesce(sum(reserved_count), 0) FROM coupons")).To(BeZero())
}

func (t *checkoutStore) coupon(ctx context.Context, code string, change ...func(*pricing.CouponInput)) *pricing.Coupon {
	GinkgoHelper()
	ten, kind, active := domain.MustAmount("10"), pricing.DiscountPercentage, pricing.CouponActive
	value := &ten
	in := pricing.CouponInput{Code: &code, DiscountType: &kind, Value: &value, Status: &active}
	for _, f := range change {
		f(&in)
	}
	c, err := t.Ordering.CreateCoupon(ctx, another(t.actor), in)
	Expect(err).NotTo(HaveOccurred())
	return c
}

// together runs n calls at once and counts their outcomes by code; "" stands for success.
func together(n int, run func(i int) error) map[domain.Code]int {
	GinkgoHelper()
	outcomes := make([]error, n)
	start := make(chan struct{})
	var all sync.WaitGroup
	for i := range n {
		all.Go(func() {
			defer GinkgoRecover()
			<-start
			outcomes[i] = run(i)
		})
	}
	close(start)
	all.Wait()
	out := map[domain.Code]int{}
	for _, err := range outcomes {
		if err == nil {
			out[""]++
			continue
		}
		code := domain.CodeOf(err)
		if code == domain.Internal {
			GinkgoWriter.Println(err)
		}
		out[code]++
	}
	return out
}
