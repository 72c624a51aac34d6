package store_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// renewalStore is a store with a monthly plan and a customer who subscribes to it.
type renewalStore struct {
	*checkoutStore
	mia     domain.Actor
	address int64
	plan    *catalog.SubscriptionPlan
	good    *catalog.Variant
	numbers int64
}

func newRenewalStore(ctx context.Context) *renewalStore {
	GinkgoHelper()
	t := &renewalStore{checkoutStore: newCheckoutStore(ctx), numbers: subscription.FirstNumber}
	t.changeLanguages(ctx, "en", "en") // the specs read the store's mails in English
	product := t.checkoutStore.good(ctx, "POUR-OVER", 1000)
	t.good = product.Variants[0]
	unit, name := catalog.Month, "Monthly"
	var err error
	t.plan, err = t.Ordering.CreateSubscriptionPlan(ctx, another(t.actor), catalog.SubscriptionPlanInput{Name: &name, IntervalUnit: &unit, IntervalCount: new(1), ProductIDs: []int64{product.ID}})
	Expect(err).NotTo(HaveOccurred())
	t.customer(ctx, "mia.keller@example.com")
	return t
}

// customer signs up a customer, for whom the store then creates all subscriptions.
func (t *renewalStore) customer(ctx context.Context, email string) {
	GinkgoHelper()
	_, t.mia = t.signUp(ctx, t.store.ID, email)
	address, err := t.Customer.CreateCustomerAddress(ctx, another(t.mia), t.mia.ID, *torstrasse, true)
	Expect(err).NotTo(HaveOccurred())
	t.address = address.ID
}

// card saves a card of the customer through a purchase, and returns its id.
func (t *renewalStore) card(ctx context.Context, token string) int64 {
	GinkgoHelper()
	return t.cardAt(ctx, token, "64.14")
}

// cardAt is like card, for a purchase with the given total.
func (t *renewalStore) cardAt(ctx context.Context, token, total string) int64 {
	GinkgoHelper()
	cart, err := t.Ordering.AddCartItem(ctx, another(t.mia), ordering.CartItemAdd{VariantID: t.good.ID, CartItemInput: ordering.CartItemInput{Quantity: 1}})
	Expect(err).NotTo(HaveOccurred())
	in := t.purchase(cart, total, "")
	in.Email, in.Payment = "", &ordering.PaymentChoice{ProviderID: t.provider, Token: token, Save: true, Recurring: true}
	order, err := t.Ordering.CheckoutCart(ctx, another(t.mia), in)
	Expect(err).NotTo(HaveOccurred())
	if order.PaymentStatus == ordering.PaymentRequiresAction {
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		t.Data.Clock.Advance(10 * time.Second)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
	}
	wallet, err := t.As(t.mia).CustomerPaymentMethods(ctx, t.mia.ID, false)
	Expect(err).NotTo(HaveOccurred())
	return slices.MaxFunc(wallet, func(a, b *customer.CustomerPaymentMethod) int { return int(a.ID - b.ID) }).ID
}

// calendar returns the store's calendar as of now.
func (t *renewalStore) calendar(ctx context.Context) subscription.Calendar {
	GinkgoHelper()
	s, err := t.As(t.actor).Store(ctx)
	Expect(err).NotTo(HaveOccurred())
	return subscription.CalendarOf(s, t.Clock.Now())
}

// subscribe stores a subscription that begins today, with the first renewal in a month.
func (t *renewalStore) subscribe(ctx context.Context, method int64, change ...func(*subscription.Subscription)) *subscription.Subscription {
	GinkgoHelper()
	c := t.calendar(ctx)
	today := c.Today()
	_, _, day := today.Calendar()
	next := today.AddMonths(1)
	s := &subscription.Subscription{
		SubscriptionNumber: t.numbers, CommandID: uuid.New(), CustomerID: t.mia.ID, SubscriptionPlanID: t.plan.ID, Terms: t.plan.Terms, CurrencyCode: "EUR",
		Status: subscription.Active, AnchorDate: today, AnchorDay: day, SlotNumber: 1, NextDate: &next, LastDate: next, Spread: subscription.Spread(t.numbers),
		CycleNumber: 1, ShippingAddressID: &t.address, ShippingMethodID: &t.method, CustomerPaymentMethodID: &method, DunningState: subscription.NotDunning,
		Coupons: []subscription.Coupon{}, CustomFields: []domain.CustomField{},
		Items: []*subscription.SubscriptionItem{{VariantID: t.good.ID, ProductID: t.good.ProductID, SKU: t.good.SKU, Name: "Good POUR-OVER", Quantity: 1,
			UnitPrice: domain.MustAmount("49.00"), AcceptedPrice: domain.MustAmount("49.00"), CustomFields: []domain.CustomField{}}},
	}
	t.numbers++
	for _, f := range change {
		f(s)
	}
	if s.Status == subscription.Active {
		s.DueAt = new(c.At(*s.NextDate).Add(time.Duration(s.Spread) * time.Second))
	}
	tx, err := t.Data.Repo.Begin(ctx, domain.System(t.store.ID))
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	Expect(tx.SaveSubscription(ctx, s)).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
	t.forget(ctx)
	return s
}

// forget deletes all events so far.
func (t *renewalStore) forget(ctx context.Context) {
	GinkgoHelper()
	_, err := t.Data.SQL.ExecContext(ctx, "DELETE FROM webhook_events")
	Expect(err).NotTo(HaveOccurred())
}

// until moves the clock past the store's renewal time on a day, and runs the due renewals.
func (t *renewalStore) until(ctx context.Context, d domain.Date) {
	GinkgoHelper()
	c := t.calendar(ctx)
	t.Data.Clock.Advance(c.At(d).Add(time.Hour).Sub(c.Now))
	t.due(ctx)
}

func (t *renewalStore) due(ctx context.Context) {
	GinkgoHelper()
	Expect(t.Ordering.ProcessSubscriptionsDue(ctx)).To(Succeed())
}

func (t *renewalStore) shown(ctx context.Context, id int64) *subscription.Subscription {
	GinkgoHelper()
	s, err := t.As(t.actor).Subscription(ctx, subscription.Key{ID: id})
	Expect(err).NotTo(HaveOccurred())
	return s
}

// slots returns the number, status and cycle of each slot of a subscription, as text.
func (t *renewalStore) slots(ctx context.Context, id int64) string {
	GinkgoHelper()
	var text string
	Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT coalesce(string_agg(slot || ' ' || status || coalesce(' ' || cycle_number, ''), ', ' ORDER BY slot), '')
		FROM renewals WHERE subscription_id = $1`, id).Scan(&text)).To(Succeed())
	return text
}

// happened returns the actions of all recorded events.
func (t *renewalStore) happened(ctx context.Context) string {
	GinkgoHelper()
	var text string
	Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT coalesce(string_agg(action, ' ' ORDER BY sequence), '') FROM webhook_events`).Scan(&text)).To(Succeed())
	return text
}

// dunning changes the store's rules for failed renewals.
func (t *renewalStore) dunning(ctx context.Context, change func(*settings.Dunning)) {
	GinkgoHelper()
	s, err := t.As(t.actor).Store(ctx)
	Expect(err).NotTo(HaveOccurred())
	d := s.Settings.Dunning
	change(&d)
	_, err = t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Dunning: &d}, domain.Expect{})
	Expect(err).NotTo(HaveOccurred())
}

// taken returns the captured amounts of the gateway's books, and marks voided payments.
func (t *renewalStore) taken(ctx context.Context) string {
	GinkgoHelper()
	ledger, err := t.sandbox.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	var list []string
	for _, p := range ledger.Payments {
		text := p.Captured.Fixed(2)
		if p.Voided {
			text += " voided"
		}
		list = append(list, text)
	}
	return fmt.Sprint(strings.Join(list, ", "))
}

// process returns a second service on the same database, as another process would run it.
func (t *renewalStore) process() *store.Service {
	return newService(store.Options{
		DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example",
	})
}
