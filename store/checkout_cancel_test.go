package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("A cart in checkout", func() {
	var (
		t     *checkoutStore
		good  int64
		guest domain.Actor
		order *ordering.Order
		in    ordering.CheckoutInput
	)
	// consent checks out an actor's cart up to the step at which the buyer has to authenticate.
	consent := func(ctx context.Context, actor domain.Actor, cart *ordering.PricedCart) *ordering.Order {
		GinkgoHelper()
		in = t.purchase(cart, "110.79", "pm_card_authenticationRequired")
		order, err := t.Ordering.CheckoutCart(ctx, another(actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentRequiresAction))
		return order
	}
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		t.coupon(ctx, "WELCOME10")
		t.coupon(ctx, "OTHER", func(in *pricing.CouponInput) { in.CombinesWith = &[]pricing.DiscountKind{pricing.OrderDiscount} })
		var cart *ordering.PricedCart
		guest, _ = t.visitor(ctx, good, 2)
		cart, err := t.Ordering.AddCartCoupon(ctx, another(guest), "WELCOME10", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		order = consent(ctx, guest, cart)
	})
	// rows returns everything that the database stores about a cart, as text.
	rows := func(ctx context.Context, cartID int64) (text string) {
		GinkgoHelper()
		Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT row_to_json(c)::text || (SELECT string_agg(row_to_json(i)::text, '' ORDER BY id) FROM cart_items i WHERE i.cart_id = c.id)
			FROM carts c WHERE id = $1`, cartID).Scan(&text)).To(Succeed())
		return text
	}

	It("rejects every change, so it always shows the items of the purchase", func(ctx SpecContext) {
		was := rows(ctx, in.CartID)
		item := t.count(ctx, "SELECT id FROM cart_items WHERE cart_id = $1", in.CartID)
		five := 5
		customer := t.patron(ctx, "mia@example.com")
		customer.CartToken = guest.CartToken
		changes := map[string]func(domain.Actor) error{
			"add": func(a domain.Actor) error {
				_, err := t.Ordering.AddCartItem(ctx, a, ordering.CartItemAdd{VariantID: good, CartItemInput: ordering.CartItemInput{Quantity: 1}})
				return err
			},
			"change": func(a domain.Actor) error {
				_, err := t.Ordering.UpdateCartItem(ctx, a, int64(item), domain.Expect{}, ordering.CartItemUpdate{Quantity: &five})
				return err
			},
			"delete": func(a domain.Actor) error { _, err := t.Ordering.DeleteCartItem(ctx, a, int64(item)); return err },
			"add a coupon": func(a domain.Actor) error {
				_, err := t.Ordering.AddCartCoupon(ctx, a, "OTHER", domain.Expect{})
				return err
			},
			"add a coupon again": func(a domain.Actor) error {
				_, err := t.Ordering.AddCartCoupon(ctx, a, "WELCOME10", domain.Expect{})
				return err
			},
			"delete a coupon": func(a domain.Actor) error { _, err := t.Ordering.DeleteCartCoupon(ctx, a, "WELCOME10"); return err },
			"take over":       func(domain.Actor) error { _, err := t.Ordering.MergeCart(ctx, another(customer)); return err },
		}
		for name, change := range changes {
			Expect(change(another(guest))).To(refuse(domain.InvalidStateTransition), name)
		}
		t.put(ctx, customer, good, 1)
		_, err := t.Ordering.MergeCart(ctx, another(customer))
		Expect(err).To(refuse(domain.InvalidStateTransition), "merge it")
		Expect(rows(ctx, in.CartID)).To(Equal(was))

		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
		t.Data.Clock.Advance(ordering.AttemptLease)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		bought, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(bought.Status).To(Equal(ordering.CartConverted))
		Expect(quantities(bought)).To(Equal([]int{2}))
	})

	It("refuses a request without its token at once, even while the cart is locked", func(ctx SpecContext) {
		holds, err := t.Data.SQL.BeginTx(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		defer func() { _ = holds.Rollback() }()
		_, err = holds.ExecContext(ctx, "SELECT FROM cart_items WHERE cart_id = $1 FOR UPDATE", in.CartID)
		Expect(err).NotTo(HaveOccurred())
		stranger, _ := t.visitor(ctx, good, 1)
		_, err = t.Ordering.CheckoutCart(ctx, another(stranger), in)
		Expect(err).To(refuse(domain.NotFound))
	})

	It("is not merged with a guest's cart", func(ctx SpecContext) {
		customer := t.patron(ctx, "mia@example.com")
		t.put(ctx, customer, good, 2)
		cart, err := t.Ordering.AddCartCoupon(ctx, another(customer), "WELCOME10", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		consent(ctx, customer, cart)
		was := rows(ctx, cart.ID)
		visitor, other := t.visitor(ctx, good, 1)
		customer.CartToken = visitor.CartToken
		_, err = t.Ordering.MergeCart(ctx, another(customer))
		Expect(err).To(refuse(domain.InvalidStateTransition))
		Expect(rows(ctx, cart.ID)).To(Equal(was))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE id = $1 AND status = 'ACTIVE' AND customer_id IS NULL", other.ID)).To(Equal(1))
	})

	Describe("whose buyer cancels", func() {
		It("can be changed and checked out again with the same order number", func(ctx SpecContext) {
			for range 2 {
				cart, err := t.Ordering.CancelCheckout(ctx, another(guest), in.CartID)
				Expect(err).NotTo(HaveOccurred())
				Expect(cart.Status).To(Equal(ordering.CartActive))
				Expect(quantities(cart)).To(Equal([]int{2}))
			}
			t.nothingIsHeld(ctx)
			Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed CUSTOMER"}))
			Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE status = 'FAILED' AND failure_code = 'payment_voided' AND settle_on IS NULL")).To(Equal(1))
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
			t.Data.Clock.Advance(time.Hour)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			Expect(t.Ordering.ExpireDrafts(ctx)).To(Succeed())
			payments, _ := t.charged(ctx)
			Expect(payments).To(BeZero(), "consent comes too late")

			cart, err := t.Ordering.DeleteCartCoupon(ctx, another(guest), "WELCOME10")
			Expect(err).NotTo(HaveOccurred())
			placed, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "122.45", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(placed.ID).To(Equal(order.ID))
			Expect(placed.OrderNumber).To(Equal(order.OrderNumber))
			Expect(placed.PaymentStatus).To(Equal(ordering.PaymentPaid))
		})

		It("becomes an order if the buyer confirms the payment first", func(ctx SpecContext) {
			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
			for range 2 {
				_, err := t.Ordering.CancelCheckout(ctx, another(guest), in.CartID)
				Expect(err).To(refuse(domain.InvalidStateTransition))
				Expect(err.(*domain.Error).From).To(Equal("CONVERTED"))
			}
			Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER", "order.payment_captured CUSTOMER"}))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1))
		})

		It("becomes an order or an active cart if confirmation, settlement and cancellation run concurrently", func(ctx SpecContext) {
			t.Data.Clock.Advance(ordering.AttemptLease)
			outcomes := together(9, func(i int) error {
				switch i % 3 {
				case 0:
					return t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)
				case 1:
					return t.Ordering.SettleDue(ctx)
				}
				request := another(guest)
				_, err := patiently(func() (*ordering.PricedCart, error) { return t.Ordering.CancelCheckout(ctx, request, in.CartID) })
				return err
			})
			Expect(outcomes[""]+outcomes[domain.InvalidStateTransition]).To(Equal(9), "%v", outcomes)
			t.Data.Clock.Advance(ordering.AttemptLease)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			payments, _ := t.charged(ctx)
			if payments == 1 {
				Expect(t.events(ctx)).To(ConsistOf(HavePrefix("order.created"), HavePrefix("order.payment_captured")))
				Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'CONVERTED'")).To(Equal(1))
				return
			}
			Expect(payments).To(BeZero())
			Expect(t.events(ctx)).To(ConsistOf(HavePrefix("order.payment_failed")))
			Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'ACTIVE'")).To(Equal(1))
			t.nothingIsHeld(ctx)
		})

		It("stays in checkout until the gateway has responded", func(ctx SpecContext) {
			visitor, cart := t.visitor(ctx, good, 1)
			t.gateway.mute = 1
			_, err := t.Ordering.CheckoutCart(ctx, visitor, t.purchase(cart, "64.14", "pm_card_visa"))
			Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
			_, err = t.Ordering.CancelCheckout(ctx, another(visitor), cart.ID)
			Expect(err).To(refuse(domain.InvalidStateTransition))
			Expect(err.(*domain.Error).RetryAfter).To(BeNumerically(">", 0))
			t.Data.Clock.Advance(ordering.AttemptLease + time.Second)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			_, err = t.Ordering.CancelCheckout(ctx, another(visitor), cart.ID)
			Expect(err).To(refuse(domain.InvalidStateTransition), "it was charged")
		})

		It("can be canceled only by that buyer", func(ctx SpecContext) {
			thief, cart := t.visitor(ctx, good, 1)
			_, err := t.Ordering.CancelCheckout(ctx, another(thief), in.CartID)
			Expect(err).To(refuse(domain.NotFound))
			_, err = t.Ordering.CancelCheckout(ctx, another(t.patron(ctx, "eve@example.com")), in.CartID)
			Expect(err).To(refuse(domain.NotFound))
			shown, err := t.Ordering.CancelCheckout(ctx, another(thief), cart.ID)
			Expect(err).NotTo(HaveOccurred())
			Expect(shown.Version).To(Equal(cart.Version), "an active cart stays as it is")
		})

		It("can be checked out again after an administrator has closed the buyer's draft", func(ctx SpecContext) {
			cart, err := t.Ordering.CancelCheckout(ctx, another(guest), in.CartID)
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.CancelOrder(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
			Expect(err).NotTo(HaveOccurred())
			placed, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
			Expect(err).NotTo(HaveOccurred())
			Expect(placed.Status).To(Equal(ordering.OrderOpen))
			Expect(placed.CancelledOn).To(BeNil())
		})
	})
})
