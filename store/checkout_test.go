package store_test

import (
	"context"
	"fmt"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/storetest"
)

// till is a shelf with a way to ship and a sandbox to pay at.
type till struct {
	*shelf
	sandbox  *payment.Sandbox
	gateway  *faulty
	provider int64
	method   int64
}

// faulty is a gateway that loses calls on demand: those that never reach it, and
// those whose answer never comes back.
type faulty struct {
	*payment.Sandbox
	mu          sync.Mutex
	lost, mute  int
	authorizing int
}

func (f *faulty) Authorize(ctx context.Context, r payment.AuthorizeRequest) (payment.Result, error) {
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
	result, err := f.Sandbox.Authorize(ctx, r)
	if mute {
		return payment.Result{Outcome: payment.Unknown}, nil
	}
	return result, err
}

func newTill(ctx context.Context) *till {
	GinkgoHelper()
	t := &till{shelf: newShelf(ctx), sandbox: payment.NewSandbox(payment.InMemory(), "http://store.example/sandbox")}
	t.gateway = &faulty{Sandbox: t.sandbox}
	t.Service = store.New(store.Options{
		DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), PublicURL: "http://store.example",
	})
	providers, err := t.As(t.actor).PaymentProviders(ctx)
	Expect(err).NotTo(HaveOccurred())
	t.provider = providers[0].ID
	name, price, currency, days := "DHL Standard", domain.MustAmount("4.90"), domain.Currency("EUR"), 3
	method, err := t.CreateShippingMethod(ctx, another(t.actor), domain.ShippingMethodInput{Name: &name, Price: &price, CurrencyCode: &currency, EstimatedMaxDays: &days})
	Expect(err).NotTo(HaveOccurred())
	t.method = method.ID
	rate := domain.TaxRateInput{TaxRate: domain.TaxRate{CountryCode: "DE", Rate: domain.MustAmount("19"), Name: "VAT"}}
	_, err = t.UpdateTaxClass(ctx, another(t.actor), t.defaultTaxClass(ctx), domain.Expect{}, domain.TaxClassInput{Rates: []domain.TaxRateInput{rate}})
	Expect(err).NotTo(HaveOccurred())
	return t
}

func (t *till) defaultTaxClass(ctx context.Context) int64 {
	s, err := t.As(t.actor).Store(ctx)
	Expect(err).NotTo(HaveOccurred())
	return s.Settings.DefaultTaxClassID
}

// visitor is a guest with a cart.
func (t *till) visitor(ctx context.Context, variantID int64, quantity int) (domain.Actor, *store.PricedCart) {
	GinkgoHelper()
	actor := domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID, CommandID: uuid.New()}
	cart, err := t.AddCartItem(ctx, actor, store.CartItemAdd{VariantID: variantID, CartItemInput: domain.CartItemInput{Quantity: quantity}})
	Expect(err).NotTo(HaveOccurred())
	actor.CartToken = domain.HashToken(cart.Token)
	return another(actor), cart
}

var torstrasse = &domain.Address{FirstName: "Mia", LastName: "Keller", StreetLine1: "Torstraße 140", City: "Berlin", StateProvince: "BE", PostalCode: "10119", CountryCode: "DE"}

// purchase is the checkout of a guest's cart with a card, for a total.
func (t *till) purchase(cart *store.PricedCart, total, card string) store.CheckoutInput {
	return store.CheckoutInput{
		CartID: cart.ID, ExpectedGrandTotal: domain.MustAmount(total), Email: fmt.Sprintf("guest%d@example.com", cart.ID),
		Shipping: store.AddressChoice{Address: torstrasse}, BillingIsShipping: true, ShippingMethodID: &t.method,
		Payment: &store.PaymentChoice{ProviderID: t.provider, Token: card}, AcceptTerms: true,
	}
}

// patiently does what the edge does: it runs again what lost a race.
func patiently[T any](run func() (T, error)) (T, error) {
	for {
		out, err := run()
		if code := domain.CodeOf(err); err == nil || code != domain.Busy && code != domain.Unavailable {
			return out, err
		}
	}
}

// charged is what the gateway holds or has taken, and released nothing of.
func (t *till) charged(ctx context.Context) (payments int, total domain.Amount) {
	ledger, err := t.sandbox.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	for _, p := range ledger.Payments {
		if p.Confirmed && !p.Voided {
			payments, total = payments+1, total.Add(p.Captured)
		}
	}
	return payments, total
}

// count asks the database from outside.
func (t *till) count(ctx context.Context, query string, args ...any) (n int) {
	GinkgoHelper()
	Expect(t.Data.SQL.QueryRowContext(ctx, query, args...).Scan(&n)).To(Succeed())
	return n
}

func (t *till) events(ctx context.Context) (types []string) {
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

// nothingIsHeld tells that no stock and no coupon is reserved.
func (t *till) nothingIsHeld(ctx context.Context) {
	GinkgoHelper()
	Expect(t.count(ctx, "SELECT coalesce(sum(reserved), 0) FROM stocks")).To(BeZero())
	Expect(t.count(ctx, "SELECT coalesce(sum(reserved_count), 0) FROM coupons")).To(BeZero())
}

func (t *till) coupon(ctx context.Context, code string, change ...func(*domain.CouponInput)) *domain.Coupon {
	GinkgoHelper()
	ten, kind, active := domain.MustAmount("10"), domain.DiscountPercentage, domain.CouponActive
	value := &ten
	in := domain.CouponInput{Code: &code, DiscountType: &kind, Value: &value, Status: &active}
	for _, f := range change {
		f(&in)
	}
	c, err := t.CreateCoupon(ctx, another(t.actor), in)
	Expect(err).NotTo(HaveOccurred())
	return c
}

var _ = Describe("Checkout", func() {
	var t *till
	BeforeEach(func(ctx SpecContext) { t = newTill(ctx) })

	It("places a guest's order to the cent, and charges it once", func(ctx SpecContext) {
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		t.coupon(ctx, "WELCOME10")
		guest, cart := t.visitor(ctx, good, 2)
		cart, err := t.AddCartCoupon(ctx, another(guest), "welcome10", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		summary, err := t.CartSummary(ctx, guest, store.Destination{Place: &domain.Place{CountryCode: "DE"}, ShippingMethodID: &t.method})
		Expect(err).NotTo(HaveOccurred())
		Expect(summary.Quote.GrandTotal.Fixed(2)).To(Equal("110.79"))

		order, err := t.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.OrderNumber).To(Equal(int64(100001)))
		Expect(order.Status).To(Equal(domain.OrderOpen))
		Expect(order.PaymentStatus).To(Equal(domain.PaymentPaid))
		Expect(order.FulfillmentStatus).To(Equal(domain.Unfulfilled))
		Expect([]string{order.Subtotal.Fixed(2), order.DiscountTotal.Fixed(2), order.ShippingTotal.Fixed(2), order.TaxTotal.Fixed(2), order.GrandTotal.Fixed(2)}).
			To(Equal([]string{"98.00", "9.80", "4.90", "17.69", "110.79"}))
		payments, total := t.charged(ctx)
		Expect(payments).To(Equal(1))
		Expect(total.Fixed(2)).To(Equal("110.79"))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER", "order.payment_captured CUSTOMER"}))
		stock := t.stock(ctx, good)
		Expect(stock.Available()).To(Equal(38))
		Expect(t.count(ctx, "SELECT usage_count FROM coupons WHERE reserved_count = 0")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'USED' AND order_id = $1 AND order_number = 100001", order.ID)).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE token <> '' OR settle_on IS NOT NULL")).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'ORDER_CONFIRMATION'")).To(Equal(1))

		converted, err := t.CartSummary(ctx, guest, store.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(converted.Status).To(Equal(domain.CartConverted))
		Expect(*converted.ConvertedOrderID).To(Equal(order.ID))
		_, err = t.AddCartItem(ctx, another(guest), store.CartItemAdd{VariantID: good, CartItemInput: domain.CartItemInput{Quantity: 1}})
		Expect(err).To(refuse(domain.NotFound), "a converted cart's token buys nothing more")
		_, err = t.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
		Expect(err).To(refuse(domain.InvalidStateTransition))
	})

	It("sells the last 5 to 5 of 100 buyers at once", func(ctx SpecContext) {
		good := t.good(ctx, "LAST", 5).Variants[0].ID
		type buyer struct {
			actor domain.Actor
			in    store.CheckoutInput
		}
		buyers := make([]buyer, 100)
		for i := range buyers {
			actor, cart := t.visitor(ctx, good, 1)
			buyers[i] = buyer{actor, t.purchase(cart, "64.14", "pm_card_visa")} // (49.00 + 4.90) + 19 %
		}
		outcomes := together(len(buyers), func(i int) error {
			_, err := patiently(func() (*domain.Order, error) { return t.CheckoutCart(ctx, buyers[i].actor, buyers[i].in) })
			return err
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 5, domain.InsufficientStock: 95}))
		stock := t.stock(ctx, good)
		Expect(stock.Available()).To(BeZero())
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(5))
		Expect(t.count(ctx, "SELECT count(*) FROM orders")).To(Equal(5), "who was refused left no row behind")
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'ACTIVE'")).To(Equal(95))
		Expect(t.count(ctx, "SELECT max(order_number) - min(order_number) FROM orders")).To(Equal(4))
	})

	It("gives a coupon limited to 3 to 3 of 50 at once", func(ctx SpecContext) {
		good := t.good(ctx, "MANY", 1000).Variants[0].ID
		three := 3
		t.coupon(ctx, "THREE", func(in *domain.CouponInput) { limit := &three; in.UsageLimit = &limit })
		actors, inputs := make([]domain.Actor, 50), make([]store.CheckoutInput, 50)
		for i := range actors {
			actor, cart := t.visitor(ctx, good, 1)
			cart, err := t.AddCartCoupon(ctx, another(actor), "THREE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			actors[i], inputs[i] = actor, t.purchase(cart, "58.31", "pm_card_visa") // (44.10 + 4.90) + 19 %
		}
		outcomes := together(50, func(i int) error {
			_, err := patiently(func() (*domain.Order, error) { return t.CheckoutCart(ctx, actors[i], inputs[i]) })
			return err
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 3, domain.CouponExhausted: 47}))
		Expect(t.count(ctx, "SELECT usage_count FROM coupons")).To(Equal(3))
		Expect(t.count(ctx, "SELECT reserved_count FROM coupons")).To(BeZero())
		Expect(t.stock(ctx, good).Reserved).To(Equal(3))
	})

	It("gives each customer his share of a coupon, guests by e-mail address", func(ctx SpecContext) {
		good := t.good(ctx, "MANY", 1000).Variants[0].ID
		one := 1
		t.coupon(ctx, "ONCE", func(in *domain.CouponInput) { limit := &one; in.UsageLimitPerCustomer = &limit })
		actors, inputs := make([]domain.Actor, 10), make([]store.CheckoutInput, 10)
		for i := range actors {
			actor, cart := t.visitor(ctx, good, 1)
			cart, err := t.AddCartCoupon(ctx, another(actor), "ONCE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			actors[i], inputs[i] = actor, t.purchase(cart, "58.31", "pm_card_visa")
			inputs[i].Email = []string{"Mia@Example.com", "mia@example.com"}[i%2]
		}
		Expect(together(10, func(i int) error {
			_, err := patiently(func() (*domain.Order, error) { return t.CheckoutCart(ctx, actors[i], inputs[i]) })
			return err
		})).To(Equal(map[domain.Code]int{"": 1, domain.CouponExhausted: 9}))
	})

	It("makes one order and one charge of the same request sent 20 times at once", func(ctx SpecContext) {
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		guest, cart := t.visitor(ctx, good, 1)
		var mu sync.Mutex
		ids := map[int64]int{}
		Expect(together(20, func(int) error {
			order, err := patiently(func() (*domain.Order, error) {
				return t.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_visa"))
			})
			if err == nil {
				mu.Lock()
				defer mu.Unlock()
				ids[order.ID]++
			}
			return err
		})).To(Equal(map[domain.Code]int{"": 20}))
		Expect(ids).To(HaveLen(1))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER", "order.payment_captured CUSTOMER"}))
		Expect(t.stock(ctx, good).Reserved).To(Equal(1))
	})

	It("makes one order of a cart that 20 requests check out at once", func(ctx SpecContext) {
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		guest, cart := t.visitor(ctx, good, 1)
		Expect(together(20, func(int) error {
			request := another(guest) // the same one, when it is run again
			_, err := patiently(func() (*domain.Order, error) {
				return t.CheckoutCart(ctx, request, t.purchase(cart, "64.14", "pm_card_visa"))
			})
			return err
		})).To(Equal(map[domain.Code]int{"": 1, domain.InvalidStateTransition: 19}))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1))
	})

	Describe("a declined card", func() {
		It("leaves nothing behind but an attempt, and the next one takes its number up", func(ctx SpecContext) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			t.coupon(ctx, "WELCOME10")
			guest, cart := t.visitor(ctx, good, 2)
			cart, err := t.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			declined := another(guest)
			_, err = t.CheckoutCart(ctx, declined, t.purchase(cart, "110.79", "pm_card_chargeDeclinedInsufficientFunds"))
			Expect(err).To(refuse(domain.PaymentDeclined))
			Expect(err.(*domain.Error).Fields[0].Code).To(Equal("insufficient_funds"))
			t.nothingIsHeld(ctx)
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed CUSTOMER"}))
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL")).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE status = 'FAILED' AND failure_code = 'insufficient_funds' AND token = ''")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE payload::jsonb #>> '{data,object,paymentStatus}' = 'FAILED'")).To(Equal(1))
			after, err := t.CartSummary(ctx, guest, store.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(after.Status).To(Equal(domain.CartActive))

			_, err = t.CheckoutCart(ctx, declined, t.purchase(cart, "110.79", "pm_card_chargeDeclinedInsufficientFunds"))
			Expect(err).To(refuse(domain.PaymentDeclined), "the same request again has the same answer")
			Expect(t.count(ctx, "SELECT count(*) FROM payments")).To(Equal(1))

			order, err := t.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(order.OrderNumber).To(Equal(int64(100001)))
			Expect(order.PaymentStatus).To(Equal(domain.PaymentPaid))
			Expect(order.Lines).To(HaveLen(1))
			Expect(t.count(ctx, "SELECT count(*) FROM order_lines")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'USED'")).To(Equal(1))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))
		})
	})

	Describe("a gateway that does not answer", func() {
		It("is asked again by the same request, which never charges twice", func(ctx SpecContext) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			guest, cart := t.visitor(ctx, good, 1)
			in := t.purchase(cart, "64.14", "pm_card_visa")
			t.gateway.mute = 1
			_, err := t.CheckoutCart(ctx, guest, in)
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			Expect(err.(*domain.Error).RetryAfter).To(BeNumerically(">", 0))
			Expect(t.events(ctx)).To(BeEmpty())
			_, err = t.CheckoutCart(ctx, another(guest), in)
			Expect(err).To(refuse(domain.InvalidStateTransition), "another request does not get in between")
			order, err := t.CheckoutCart(ctx, guest, in)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.PaymentStatus).To(Equal(domain.PaymentPaid))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))
		})

		DescribeTable("is asked again by the sweep, when its request is gone", func(ctx SpecContext, fault func(), card string, events ...string) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			guest, cart := t.visitor(ctx, good, 1)
			fault()
			_, err := t.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", card))
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			Expect(t.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(BeEmpty(), "the lease is not over")
			t.Data.Clock.Advance(domain.AttemptLease + time.Second)
			Expect(t.SettleDue(ctx)).To(Succeed())
			Expect(t.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal(events))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL")))
			if payments == 0 {
				t.nothingIsHeld(ctx)
			}
		},
			Entry("it charged and was not heard", func() { t.gateway.mute = 1 }, "pm_card_visa", "order.created SYSTEM", "order.payment_captured SYSTEM"),
			Entry("it was never reached", func() { t.gateway.lost = 1 }, "pm_card_visa", "order.created SYSTEM", "order.payment_captured SYSTEM"),
			Entry("it declined and was not heard", func() { t.gateway.mute = 1 }, "pm_card_chargeDeclined", "order.payment_failed SYSTEM"))

		It("is settled once by request and sweep at once", func(ctx SpecContext) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			guest, cart := t.visitor(ctx, good, 1)
			in := t.purchase(cart, "64.14", "pm_card_visa")
			t.gateway.mute = 1
			_, err := t.CheckoutCart(ctx, guest, in)
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			t.Data.Clock.Advance(domain.AttemptLease + time.Second)
			Expect(together(10, func(i int) error {
				if i%2 == 0 {
					return t.SettleDue(ctx)
				}
				_, err := patiently(func() (*domain.Order, error) { return t.CheckoutCart(ctx, guest, in) })
				return err
			})).To(Equal(map[domain.Code]int{"": 10}))
			Expect(t.events(ctx)).To(HaveLen(2))
		})
	})

	Describe("a card that wants the customer's consent", func() {
		var guest domain.Actor
		var order *domain.Order
		BeforeEach(func(ctx SpecContext) {
			var cart *store.PricedCart
			guest, cart = t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
			var err error
			order, err = t.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_authenticationRequired"))
			Expect(err).NotTo(HaveOccurred())
			Expect(order.PaymentStatus).To(Equal(domain.PaymentRequiresAction))
			Expect(order.Payments[0].NextAction.Type).To(Equal("THREE_DS"))
			Expect(t.events(ctx)).To(BeEmpty())
		})
		It("places the order when it is given", func(ctx SpecContext) {
			Expect(t.sandbox.Authenticate(ctx, order.Payments[0].Key(), true)).To(Succeed())
			t.Data.Clock.Advance(domain.AttemptLease)
			Expect(t.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal([]string{"order.created SYSTEM", "order.payment_captured SYSTEM"}))
		})
		It("ends when it is refused", func(ctx SpecContext) {
			Expect(t.sandbox.Authenticate(ctx, order.Payments[0].Key(), false)).To(Succeed())
			t.Data.Clock.Advance(domain.AttemptLease)
			Expect(t.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed SYSTEM"}))
			t.nothingIsHeld(ctx)
		})
		It("ends when nobody acts in time, and nothing stays held at the gateway", func(ctx SpecContext) {
			t.Data.Clock.Advance(time.Hour)
			Expect(t.ExpireDrafts(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed SYSTEM"}))
			t.nothingIsHeld(ctx)
			Expect(t.sandbox.Authenticate(ctx, order.Payments[0].Key(), true)).To(Succeed())
			payments, _ := t.charged(ctx)
			Expect(payments).To(BeZero(), "consent comes too late")
			cart, err := t.CartSummary(ctx, guest, store.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(cart.Status).To(Equal(domain.CartActive))
		})
	})

	It("asks for no payment when there is nothing to pay", func(ctx SpecContext) {
		good := t.good(ctx, "FREE", 5, func(in *domain.ProductInput) { in.Variants[0].Prices[0].Amount = domain.MustAmount("0.00") }).Variants[0].ID
		guest, cart := t.visitor(ctx, good, 1)
		t.coupon(ctx, "SHIPFREE", func(in *domain.CouponInput) {
			kind := domain.DiscountFreeShipping
			in.DiscountType, in.Value = &kind, nil
		})
		_, err := t.AddCartCoupon(ctx, another(guest), "SHIPFREE", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		in := t.purchase(cart, "0.00", "")
		in.Payment = nil
		order, err := t.CheckoutCart(ctx, another(guest), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(domain.PaymentPaid))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER"}))
		Expect(t.count(ctx, "SELECT count(*) FROM payments")).To(BeZero())
	})

	It("waits for money that comes in outside of a gateway", func(ctx SpecContext) {
		name := "Bank transfer"
		_, provider, err := t.CreatePaymentProvider(ctx, another(t.actor), domain.OfflineProvider, domain.PaymentProviderInput{DisplayName: &name})
		Expect(err).NotTo(HaveOccurred())
		guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
		in := t.purchase(cart, "64.14", "")
		in.Payment.ProviderID = provider.ID
		order, err := t.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(domain.PaymentPending))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER"}))
		t.Data.Clock.Advance(time.Hour)
		Expect(t.SettleDue(ctx)).To(Succeed())
		Expect(t.events(ctx)).To(HaveLen(1))
	})

	Describe("an administrator's order", func() {
		var in store.OrderCreate
		BeforeEach(func(ctx SpecContext) {
			t.good(ctx, "POUR-OVER", 40)
			in = store.OrderCreate{
				Email: "phone@example.com", Items: []store.OrderItem{{SKU: "POUR-OVER", Quantity: 2}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
				Payment: &store.PaymentChoice{Token: "pm_card_visa"}, Tags: []string{"phone"}, NotifyCustomer: true,
			}
		})
		It("is priced and charged as at checkout, once", func(ctx SpecContext) {
			t.coupon(ctx, "WELCOME10")
			in.CouponCodes = []string{"welcome10"}
			actor := another(t.actor)
			for range 2 {
				order, err := t.CreateOrder(ctx, actor, in)
				Expect(err).NotTo(HaveOccurred())
				Expect(order.GrandTotal.Fixed(2)).To(Equal("110.79"))
				Expect(order.PaymentStatus).To(Equal(domain.PaymentPaid))
				Expect(order.Source).To(Equal(domain.FromAdmin))
				Expect(order.CartID).To(BeNil())
			}
			Expect(t.events(ctx)).To(Equal([]string{"order.created ADMIN", "order.payment_captured ADMIN"}))
			Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'order.created_by_admin'")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'ORDER_CONFIRMATION'")).To(Equal(1))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))
		})
		It("may have prices, shipping and a discount of its own", func(ctx SpecContext) {
			forty, shipping := domain.MustAmount("40.00"), domain.MustAmount("2.00")
			in.Items[0].UnitPrice, in.ShippingPrice, in.Payment = &forty, &shipping, nil
			in.Discount = &domain.ManualDiscount{DiscountType: domain.DiscountFixedAmount, Value: domain.MustAmount("10.00")}
			order, err := t.CreateOrder(ctx, another(t.actor), in)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.GrandTotal.Fixed(2)).To(Equal("85.68")) // (80 - 10 + 2) + 19 %
			Expect(order.Discount.Amount.Fixed(2)).To(Equal("10.00"))
			Expect(order.Coupons).To(BeEmpty())
			Expect(order.PaymentStatus).To(Equal(domain.PaymentPending), "it waits for its money")
			Expect(t.events(ctx)).To(Equal([]string{"order.created ADMIN"}))
		})
		It("names what is refused by its place", func(ctx SpecContext) {
			in.Items = append(in.Items, store.OrderItem{SKU: "POUR-OVER", Quantity: 39})
			_, err := t.CreateOrder(ctx, another(t.actor), in)
			Expect(err).To(refuse(domain.InsufficientStock))
			Expect(err.(*domain.Error).Fields).To(HaveLen(2))
			Expect(err.(*domain.Error).Fields[1].Pointer).To(Equal("/items/1"))
			in.Items, in.CouponCodes = in.Items[:1], []string{"NOTHING"}
			_, err = t.CreateOrder(ctx, another(t.actor), in)
			Expect(err).To(refuse(domain.CouponNotApplicable))
			Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/couponCodes/0"))
		})
		It("that is declined places nothing", func(ctx SpecContext) {
			in.Payment.Token = "pm_card_chargeDeclined"
			_, err := t.CreateOrder(ctx, another(t.actor), in)
			Expect(err).To(refuse(domain.PaymentDeclined))
			t.nothingIsHeld(ctx)
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed ADMIN"}))
		})
	})

	Describe("refuses", func() {
		var guest domain.Actor
		var cart *store.PricedCart
		var in store.CheckoutInput
		BeforeEach(func(ctx SpecContext) {
			guest, cart = t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
			in = t.purchase(cart, "64.14", "pm_card_visa")
		})
		AfterEach(func(ctx SpecContext) {
			t.nothingIsHeld(ctx)
			Expect(t.count(ctx, "SELECT count(*) FROM orders")).To(BeZero())
			payments, _ := t.charged(ctx)
			Expect(payments).To(BeZero())
		})
		refused := func(ctx context.Context, code domain.Code) {
			GinkgoHelper()
			_, err := t.CheckoutCart(ctx, another(guest), in)
			Expect(err).To(refuse(code))
		}
		It("a total that has changed, with the new one", func(ctx SpecContext) {
			in.ExpectedGrandTotal = domain.MustAmount("64.13")
			_, err := t.CheckoutCart(ctx, another(guest), in)
			Expect(err).To(refuse(domain.CartChanged))
			Expect(err.(*domain.Error).Detail).To(ContainSubstring("64.14 EUR"))
		})
		It("a stale version", func(ctx SpecContext) {
			stale := cart.Version + 7
			in.Expect.Body = &stale
			refused(ctx, domain.VersionConflict)
		})
		It("another guest's cart", func(ctx SpecContext) {
			other, _ := t.visitor(ctx, cart.Items[0].VariantID, 1)
			_, err := t.CheckoutCart(ctx, other, in)
			Expect(err).To(refuse(domain.NotFound))
			nobody := guest
			nobody.CartToken = nil
			_, err = t.CheckoutCart(ctx, another(nobody), in)
			Expect(err).To(refuse(domain.NotFound))
		})
		It("a guest's use of saved addresses and payment methods", func(ctx SpecContext) {
			id := int64(1)
			in.Payment.Token, in.Payment.MethodID = "", &id
			refused(ctx, domain.NotFound)
			in.Shipping = store.AddressChoice{SavedID: &id}
			refused(ctx, domain.NotFound)
		})
		It("no e-mail address, no address, no method, no payment", func(ctx SpecContext) {
			whole := in
			in.Email = ""
			refused(ctx, domain.InvalidValue)
			in = whole
			in.BillingIsShipping = false
			refused(ctx, domain.InvalidValue)
			in = whole
			in.ShippingMethodID = nil
			in.ExpectedGrandTotal = domain.MustAmount("58.31")
			refused(ctx, domain.ShippingNotAvailable)
			in = whole
			in.Payment = nil
			refused(ctx, domain.InvalidValue)
			in = whole
			in.Payment = &store.PaymentChoice{ProviderID: t.provider}
			refused(ctx, domain.InvalidValue)
		})
		It("an empty cart", func(ctx SpecContext) {
			_, err := t.DeleteCartItem(ctx, another(guest), cart.Items[0].ID)
			Expect(err).NotTo(HaveOccurred())
			refused(ctx, domain.CartEmpty)
		})
	})
})

// together runs n at once and counts their outcomes by code; "" is success.
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
