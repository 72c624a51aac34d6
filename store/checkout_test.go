package store_test

import (
	"context"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Checkout", func() {
	var t *checkoutStore
	BeforeEach(func(ctx SpecContext) { t = newCheckoutStore(ctx) })

	It("places a guest's order with exact amounts and charges it once", func(ctx SpecContext) {
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		t.coupon(ctx, "WELCOME10")
		guest, _ := t.visitor(ctx, good, 2)
		cart, err := t.Ordering.AddCartCoupon(ctx, another(guest), "welcome10", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		summary, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{Place: &domain.Place{CountryCode: "DE"}, ShippingMethodID: &t.method})
		Expect(err).NotTo(HaveOccurred())
		Expect(summary.Quote.GrandTotal.Fixed(2)).To(Equal("110.79"))

		order, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(order.OrderNumber).To(Equal(int64(100001)))
		Expect(order.Status).To(Equal(ordering.OrderOpen))
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(order.FulfillmentStatus).To(Equal(ordering.Unfulfilled))
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

		converted, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(converted.Status).To(Equal(ordering.CartConverted))
		Expect(*converted.ConvertedOrderID).To(Equal(order.ID))
		_, err = t.Ordering.AddCartItem(ctx, another(guest), ordering.CartItemAdd{VariantID: good, CartItemInput: ordering.CartItemInput{Quantity: 1}})
		Expect(err).To(refuse(domain.NotFound), "a converted cart's token buys nothing more")
		_, err = t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
		Expect(err).To(refuse(domain.InvalidStateTransition))
	})

	It("sells the last 5 units to 5 of 100 concurrent buyers", func(ctx SpecContext) {
		good := t.good(ctx, "LAST", 5).Variants[0].ID
		type buyer struct {
			actor domain.Actor
			in    ordering.CheckoutInput
		}
		buyers := make([]buyer, 100)
		for i := range buyers {
			actor, cart := t.visitor(ctx, good, 1)
			buyers[i] = buyer{actor, t.purchase(cart, "64.14", "pm_card_visa")} // (49.00 + 4.90) + 19 %
		}
		outcomes := together(len(buyers), func(i int) error {
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, buyers[i].actor, buyers[i].in) })
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

	It("grants a coupon with 3 uses to 3 of 50 concurrent buyers", func(ctx SpecContext) {
		good := t.good(ctx, "MANY", 1000).Variants[0].ID
		three := 3
		t.coupon(ctx, "THREE", func(in *pricing.CouponInput) { limit := &three; in.UsageLimit = &limit })
		actors, inputs := make([]domain.Actor, 50), make([]ordering.CheckoutInput, 50)
		for i := range actors {
			actor, _ := t.visitor(ctx, good, 1)
			cart, err := t.Ordering.AddCartCoupon(ctx, another(actor), "THREE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			actors[i], inputs[i] = actor, t.purchase(cart, "58.31", "pm_card_visa") // (44.10 + 4.90) + 19 %
		}
		outcomes := together(50, func(i int) error {
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, actors[i], inputs[i]) })
			return err
		})
		Expect(outcomes).To(Equal(map[domain.Code]int{"": 3, domain.CouponExhausted: 47}))
		Expect(t.count(ctx, "SELECT usage_count FROM coupons")).To(Equal(3))
		Expect(t.count(ctx, "SELECT reserved_count FROM coupons")).To(BeZero())
		Expect(t.stock(ctx, good).Reserved).To(Equal(3))
	})

	It("limits a coupon's uses per customer, and for guests per e-mail address", func(ctx SpecContext) {
		good := t.good(ctx, "MANY", 1000).Variants[0].ID
		one := 1
		t.coupon(ctx, "ONCE", func(in *pricing.CouponInput) { limit := &one; in.UsageLimitPerCustomer = &limit })
		actors, inputs := make([]domain.Actor, 10), make([]ordering.CheckoutInput, 10)
		for i := range actors {
			actor, _ := t.visitor(ctx, good, 1)
			cart, err := t.Ordering.AddCartCoupon(ctx, another(actor), "ONCE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			actors[i], inputs[i] = actor, t.purchase(cart, "58.31", "pm_card_visa")
			inputs[i].Email = []string{"Mia@Example.com", "mia@example.com"}[i%2]
		}
		Expect(together(10, func(i int) error {
			_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, actors[i], inputs[i]) })
			return err
		})).To(Equal(map[domain.Code]int{"": 1, domain.CouponExhausted: 9}))
	})

	It("creates one order and one charge for 20 concurrent copies of a request", func(ctx SpecContext) {
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		guest, cart := t.visitor(ctx, good, 1)
		var mu sync.Mutex
		ids := map[int64]int{}
		Expect(together(20, func(int) error {
			order, err := patiently(func() (*ordering.Order, error) {
				return t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_visa"))
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

	It("creates one order if 20 different requests check out a cart at the same time", func(ctx SpecContext) {
		good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		guest, cart := t.visitor(ctx, good, 1)
		Expect(together(20, func(int) error {
			request := another(guest) // patiently repeats this request
			_, err := patiently(func() (*ordering.Order, error) {
				return t.Ordering.CheckoutCart(ctx, request, t.purchase(cart, "64.14", "pm_card_visa"))
			})
			return err
		})).To(Equal(map[domain.Code]int{"": 1, domain.InvalidStateTransition: 19}))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1))
	})

	Describe("with a card that the gateway declines", func() {
		It("leaves only a failed attempt, and the next attempt uses the same order number", func(ctx SpecContext) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			t.coupon(ctx, "WELCOME10")
			guest, _ := t.visitor(ctx, good, 2)
			cart, err := t.Ordering.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			declined := another(guest)
			_, err = t.Ordering.CheckoutCart(ctx, declined, t.purchase(cart, "110.79", "pm_card_chargeDeclinedInsufficientFunds"))
			Expect(err).To(refuse(domain.PaymentDeclined))
			Expect(err.(*domain.Error).Fields[0].Code).To(Equal("insufficient_funds"))
			t.nothingIsHeld(ctx)
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed CUSTOMER"}))
			Expect(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL")).To(BeZero())
			Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE status = 'FAILED' AND failure_code = 'insufficient_funds' AND token = ''")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE payload::jsonb #>> '{data,object,paymentStatus}' = 'FAILED'")).To(Equal(1))
			after, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(after.Status).To(Equal(ordering.CartActive))
			Expect(after.Basket.Destination).To(Equal(new(torstrasse.Place())), "it remembers where it was to go")

			_, err = t.Ordering.CheckoutCart(ctx, declined, t.purchase(cart, "110.79", "pm_card_chargeDeclinedInsufficientFunds"))
			Expect(err).To(refuse(domain.PaymentDeclined), "the same request again has the same answer")
			Expect(t.count(ctx, "SELECT count(*) FROM payments")).To(Equal(1))

			order, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(order.OrderNumber).To(Equal(int64(100001)))
			Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
			Expect(order.Lines).To(HaveLen(1))
			Expect(t.count(ctx, "SELECT count(*) FROM order_lines")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'USED'")).To(Equal(1))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))
		})
	})

	Describe("without a gateway response to the charge", func() {
		It("queries the gateway when the request is repeated, and never charges twice", func(ctx SpecContext) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			guest, cart := t.visitor(ctx, good, 1)
			in := t.purchase(cart, "64.14", "pm_card_visa")
			t.gateway.mute = 1
			_, err := t.Ordering.CheckoutCart(ctx, guest, in)
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			Expect(err.(*domain.Error).RetryAfter).To(BeNumerically(">", 0))
			Expect(t.events(ctx)).To(BeEmpty())
			_, err = t.Ordering.CheckoutCart(ctx, another(guest), in)
			Expect(err).To(refuse(domain.InvalidStateTransition), "another request does not get in between")
			order, err := t.Ordering.CheckoutCart(ctx, guest, in)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))
		})

		DescribeTable("is settled by the sweep after the checkout request has ended, if the gateway", func(ctx SpecContext, fault func(), card string, events ...string) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			guest, cart := t.visitor(ctx, good, 1)
			fault()
			_, err := t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", card))
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(BeEmpty(), "the lease is not over")
			t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal(events))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL")))
			if payments == 0 {
				t.nothingIsHeld(ctx)
			}
			Expect(t.gateway.authorizing).To(Equal(1), "nobody is charged who may be gone")
		},
			Entry("charged the card, but the response was lost", func() { t.gateway.mute = 1 }, "pm_card_visa", "order.created SYSTEM", "order.payment_captured SYSTEM"),
			Entry("never received the request", func() { t.gateway.lost = 1 }, "pm_card_visa", "order.payment_failed SYSTEM"),
			Entry("declined the card, but the response was lost", func() { t.gateway.mute = 1 }, "pm_card_chargeDeclined", "order.payment_failed SYSTEM"))

		It("is not abandoned while the buyer repeats the request", func(ctx SpecContext) {
			guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
			in := t.purchase(cart, "64.14", "pm_card_visa")
			for _, wait := range []time.Duration{ordering.AttemptLease - time.Second, 3 * time.Second} {
				t.gateway.lost = 1
				_, err := t.Ordering.CheckoutCart(ctx, guest, in)
				Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
				t.Data.Clock.Advance(wait) // the first call has ended by then; the second call may still arrive
			}
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE payments SET settle_on = now()")
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(BeEmpty())
			order, err := t.Ordering.CheckoutCart(ctx, guest, in)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
		})

		It("is declined without a query once the sweep has abandoned it", func(ctx SpecContext) {
			guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
			in := t.purchase(cart, "64.14", "pm_card_visa")
			t.gateway.lost = 1
			_, err := t.Ordering.CheckoutCart(ctx, guest, in)
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
			Expect(together(10, func(i int) error {
				if i%2 == 0 {
					return t.Ordering.SettleDue(ctx)
				}
				_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, guest, in) })
				if domain.CodeOf(err) == domain.PaymentDeclined {
					err = nil
				}
				return err
			})).To(Equal(map[domain.Code]int{"": 10}))
			payments, _ := t.charged(ctx)
			placed := t.count(ctx, "SELECT count(*) FROM orders WHERE placed_on IS NOT NULL")
			Expect(payments).To(Equal(placed), "either of them was first, and its word holds")
			if placed == 0 {
				t.nothingIsHeld(ctx)
			}
		})

		It("is settled once by concurrent requests and sweeps", func(ctx SpecContext) {
			good := t.good(ctx, "POUR-OVER", 40).Variants[0].ID
			guest, cart := t.visitor(ctx, good, 1)
			in := t.purchase(cart, "64.14", "pm_card_visa")
			t.gateway.mute = 1
			_, err := t.Ordering.CheckoutCart(ctx, guest, in)
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
			Expect(together(10, func(i int) error {
				if i%2 == 0 {
					return t.Ordering.SettleDue(ctx)
				}
				_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, guest, in) })
				return err
			})).To(Equal(map[domain.Code]int{"": 10}))
			Expect(t.events(ctx)).To(HaveLen(2))
		})
	})

	Describe("with a card whose bank requires the customer's consent", func() {
		var guest domain.Actor
		var order *ordering.Order
		BeforeEach(func(ctx SpecContext) {
			var cart *ordering.PricedCart
			guest, cart = t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
			var err error
			order, err = t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, "64.14", "pm_card_authenticationRequired"))
			Expect(err).NotTo(HaveOccurred())
			Expect(order.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
			Expect(order.Payments[0].NextAction.Type).To(Equal("THREE_DS"))
			Expect(t.events(ctx)).To(BeEmpty())
		})
		It("places the order once the customer consents", func(ctx SpecContext) {
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
			t.Data.Clock.Advance(ordering.AttemptLease)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal([]string{"order.created SYSTEM", "order.payment_captured SYSTEM"}))
		})
		It("fails if the customer refuses to consent", func(ctx SpecContext) {
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), false)).To(Succeed())
			t.Data.Clock.Advance(ordering.AttemptLease)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed SYSTEM"}))
			t.nothingIsHeld(ctx)
		})
		It("fails if the customer does not act in time, and a later consent charges nothing", func(ctx SpecContext) {
			t.Data.Clock.Advance(time.Hour)
			Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed SYSTEM"}))
			t.nothingIsHeld(ctx)
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
			payments, _ := t.charged(ctx)
			Expect(payments).To(BeZero(), "consent comes too late")
			cart, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
			Expect(err).NotTo(HaveOccurred())
			Expect(cart.Status).To(Equal(ordering.CartActive))
		})
	})

	It("needs no payment if the total is zero", func(ctx SpecContext) {
		good := t.good(ctx, "FREE", 5, func(in *catalog.ProductInput) { in.Variants[0].Prices[0].Amount = domain.MustAmount("0.00") }).Variants[0].ID
		guest, cart := t.visitor(ctx, good, 1)
		t.coupon(ctx, "SHIPFREE", func(in *pricing.CouponInput) {
			kind := pricing.DiscountFreeShipping
			in.DiscountType, in.Value = &kind, nil
		})
		_, err := t.Ordering.AddCartCoupon(ctx, another(guest), "SHIPFREE", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		in := t.purchase(cart, "0.00", "")
		in.Payment = nil
		order, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER"}))
		Expect(t.count(ctx, "SELECT count(*) FROM payments")).To(BeZero())
	})

	It("with an offline payment places an order that awaits the payment", func(ctx SpecContext) {
		name := "Bank transfer"
		_, provider, err := t.Settings.CreatePaymentProvider(ctx, another(t.actor), settings.OfflineProvider, settings.PaymentProviderInput{DisplayName: &name})
		Expect(err).NotTo(HaveOccurred())
		guest, cart := t.visitor(ctx, t.good(ctx, "POUR-OVER", 40).Variants[0].ID, 1)
		in := t.purchase(cart, "64.14", "")
		in.Payment.ProviderID = provider.ID
		order, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPending))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER"}))
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		Expect(t.events(ctx)).To(HaveLen(1))
	})

	Describe("refuses", func() {
		var guest domain.Actor
		var cart *ordering.PricedCart
		var in ordering.CheckoutInput
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
			_, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
			Expect(err).To(refuse(code))
		}
		It("a changed total, and returns the new total", func(ctx SpecContext) {
			in.ExpectedGrandTotal = domain.MustAmount("64.13")
			_, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
			Expect(err).To(refuse(domain.CartChanged))
			Expect(err.(*domain.Error).Detail).To(ContainSubstring("64.14 EUR"))
		})
		It("a stale version of the cart", func(ctx SpecContext) {
			stale := cart.Version + 7
			in.Expect.Body = &stale
			refused(ctx, domain.VersionConflict)
		})
		It("a cart of another guest", func(ctx SpecContext) {
			other, _ := t.visitor(ctx, cart.Items[0].VariantID, 1)
			_, err := t.Ordering.CheckoutCart(ctx, other, in)
			Expect(err).To(refuse(domain.NotFound))
			nobody := guest
			nobody.CartToken = nil
			_, err = t.Ordering.CheckoutCart(ctx, another(nobody), in)
			Expect(err).To(refuse(domain.NotFound))
		})
		It("a guest who names saved addresses or payment methods", func(ctx SpecContext) {
			id := int64(1)
			in.Payment.Token, in.Payment.MethodID = "", &id
			refused(ctx, domain.NotFound)
			in.Shipping = ordering.AddressChoice{SavedID: &id}
			refused(ctx, domain.NotFound)
		})
		It("a request without e-mail address, address, shipping method or payment", func(ctx SpecContext) {
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
			in.Payment = &ordering.PaymentChoice{ProviderID: t.provider}
			refused(ctx, domain.InvalidValue)
		})
		It("an empty cart", func(ctx SpecContext) {
			_, err := t.Ordering.DeleteCartItem(ctx, another(guest), cart.Items[0].ID)
			Expect(err).NotTo(HaveOccurred())
			refused(ctx, domain.CartEmpty)
		})
	})
})
