package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Coupon uses", func() {
	var t *checkoutStore
	var good int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 400).Variants[0].ID
	})
	oncePerCustomer := func(in *pricing.CouponInput) { in.UsageLimitPerCustomer = ref(ref(1)) }
	forFirstOrders := func(in *pricing.CouponInput) { in.FirstOrderOnly = ref(true) }

	// filled returns a buyer with one unit in the cart. Without an actor the buyer is a guest.
	filled := func(ctx context.Context, actor domain.Actor) (domain.Actor, *ordering.PricedCart) {
		GinkgoHelper()
		if actor.Kind == "" {
			return t.visitor(ctx, good, 1)
		}
		return another(actor), t.put(ctx, actor, good, 1)
	}
	// buy checks out a cart in which the buyer has entered a coupon.
	buy := func(ctx context.Context, actor domain.Actor, email, code, total string) (*ordering.Order, error) {
		GinkgoHelper()
		actor, cart := filled(ctx, actor)
		if code != "" {
			if _, err := t.Ordering.AddCartCoupon(ctx, another(actor), code, domain.Expect{}); err != nil {
				return nil, err
			}
		}
		in := t.purchase(cart, total, "pm_card_visa")
		in.Email = email
		return t.Ordering.CheckoutCart(ctx, another(actor), in)
	}

	DescribeTable("are released when an order is canceled, so the coupon can be used again once by", func(ctx SpecContext, customer bool) {
		t.coupon(ctx, "ONCE", oncePerCustomer)
		var mia domain.Actor
		first, second := "mia@example.com", "MIA@Example.com"
		if customer {
			mia, first, second = t.patron(ctx, "mia@example.com"), "", ""
		}
		order, err := buy(ctx, mia, first, "ONCE", "58.31")
		Expect(err).NotTo(HaveOccurred())
		Expect(buy(ctx, mia, second, "ONCE", "58.31")).Error().To(refuse(domain.CouponExhausted), "it is used")
		Expect(t.Ordering.CancelOrder(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})).Error().NotTo(HaveOccurred())
		Expect(t.count(ctx, "SELECT usage_count + reserved_count FROM coupons")).To(BeZero())
		if customer {
			_, err := t.Ordering.DeleteCartItem(ctx, another(mia), onlyItem(ctx, t, mia))
			Expect(err).NotTo(HaveOccurred())
		}
		again, err := buy(ctx, mia, second, "ONCE", "58.31")
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{again.Status, again.Coupons[0].DiscountAmount.Fixed(2)}).To(Equal([]any{ordering.OrderOpen, "4.90"}))
		Expect(t.count(ctx, "SELECT usage_count FROM coupons WHERE reserved_count = 0")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'USED' AND order_id = $1", again.ID)).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'RELEASED' AND order_id = $1", order.ID)).To(Equal(1))
		Expect(buy(ctx, mia, first, "ONCE", "58.31")).Error().To(refuse(domain.CouponExhausted), "it is used again")
	},
		Entry("the same customer", true),
		Entry("a guest with the same e-mail address", false))

	// told adds a coupon to a guest's cart, sets the e-mail address, and returns the cart's problems and
	// discount.
	told := func(ctx context.Context, code, email string) (problems []pricing.ProblemCode, discount string) {
		GinkgoHelper()
		guest, _ := filled(ctx, domain.Actor{})
		_, err := t.Ordering.AddCartCoupon(ctx, another(guest), code, domain.Expect{})
		Expect(err).NotTo(HaveOccurred(), "while nobody knows who it is")
		_, err = t.Ordering.UpdateCart(ctx, another(guest), domain.Expect{}, ordering.CartUpdate{Email: ref(ref(email))})
		Expect(err).NotTo(HaveOccurred())
		cart, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		for _, p := range cart.Quote.Problems {
			problems = append(problems, p.Code)
		}
		return problems, cart.Quote.DiscountTotal.Fixed(2)
	}

	It("are counted for a guest by e-mail address, in any letter case", func(ctx SpecContext) {
		t.coupon(ctx, "ONCE", oncePerCustomer)
		Expect(buy(ctx, domain.Actor{}, "Mia@Example.com", "ONCE", "58.31")).Error().NotTo(HaveOccurred())
		for _, email := range []string{"mia@example.com", "MIA@EXAMPLE.COM", "Mia@Example.com"} {
			problems, discount := told(ctx, "ONCE", email)
			Expect(problems).To(Equal([]pricing.ProblemCode{pricing.CouponHasRunOut}), email)
			Expect(discount).To(Equal("0.00"), email)
			Expect(buy(ctx, domain.Actor{}, email, "ONCE", "58.31")).Error().To(refuse(domain.CouponExhausted), email)
		}
		problems, discount := told(ctx, "ONCE", "tom@example.com")
		Expect(problems).To(BeEmpty())
		Expect(discount).To(Equal("4.90"))
	})

	It("are refused for a first-order coupon after any order with the guest's e-mail address", func(ctx SpecContext) {
		t.coupon(ctx, "FIRST", forFirstOrders)
		order, err := buy(ctx, domain.Actor{}, "Mia@Example.com", "", "64.14")
		Expect(err).NotTo(HaveOccurred())
		for _, email := range []string{"mia@example.com", "MIA@EXAMPLE.COM"} {
			problems, discount := told(ctx, "FIRST", email)
			Expect(problems).To(Equal([]pricing.ProblemCode{pricing.CouponDoesNotApply}), email)
			Expect(discount).To(Equal("0.00"), email)
			Expect(buy(ctx, domain.Actor{}, email, "FIRST", "58.31")).Error().To(refuse(domain.CouponNotApplicable), email)
		}
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses")).To(BeZero())
		By("canceling the order makes the coupon usable again")
		Expect(t.Ordering.CancelOrder(ctx, another(t.actor), order.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})).Error().NotTo(HaveOccurred())
		problems, discount := told(ctx, "FIRST", "MIA@example.com")
		Expect(problems).To(BeEmpty())
		Expect(discount).To(Equal("4.90"))
	})

	// blocked waits until two commands wait for the first coupon while the second is unlocked. It
	// then calls release.
	blocked := func(ctx context.Context, first, second int64, release func()) {
		GinkgoHelper()
		Eventually(func(g Gomega) {
			g.Expect(t.count(ctx, "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")).To(Equal(2))
			_, err := t.Data.SQL.ExecContext(ctx, "SELECT FROM coupons WHERE id = $1 FOR UPDATE NOWAIT", second)
			g.Expect(err).NotTo(HaveOccurred(), "who waits for the first coupon holds the second")
		}).WithTimeout(30 * time.Second).Should(Succeed())
		release()
	}
	// holding locks a coupon until the returned function is called.
	holding := func(ctx context.Context, id int64) (release func()) {
		GinkgoHelper()
		hold, err := t.Data.SQL.BeginTx(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		_, err = hold.ExecContext(ctx, "SELECT FROM coupons WHERE id = $1 FOR UPDATE", id)
		Expect(err).NotTo(HaveOccurred())
		DeferCleanup(func() { _ = hold.Rollback() })
		return func() { _ = hold.Rollback() }
	}
	withBoth := func(in *pricing.CouponInput) {
		in.UsageLimit, in.CombinesWith = ref(ref(5)), &[]pricing.DiscountKind{pricing.OrderDiscount}
	}

	It("lock their coupons in a fixed sequence even if two checkouts name them in opposite sequences", func(ctx SpecContext) {
		first, second := t.coupon(ctx, "ALPHA", withBoth), t.coupon(ctx, "BETA", withBoth)
		var guests [2]domain.Actor
		var inputs [2]ordering.CheckoutInput
		for i, codes := range [][]string{{"ALPHA", "BETA"}, {"BETA", "ALPHA"}} {
			guest, cart := filled(ctx, domain.Actor{})
			for _, code := range codes {
				_, err := t.Ordering.AddCartCoupon(ctx, another(guest), code, domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
			}
			guests[i], inputs[i] = another(guest), t.purchase(cart, "53.06", "pm_card_visa") // 49.00 less two times 10 %, plus 4.90 for shipping and 19 % tax
		}
		release := holding(ctx, first.ID)
		done := make(chan map[domain.Code]int)
		go func() {
			defer GinkgoRecover()
			done <- together(2, func(i int) error {
				_, err := patiently(func() (*ordering.Order, error) { return t.Ordering.CheckoutCart(ctx, guests[i], inputs[i]) })
				return err
			})
		}()
		blocked(ctx, first.ID, second.ID, release)
		Expect(<-done).To(Equal(map[domain.Code]int{"": 2}))
		Expect(t.count(ctx, "SELECT sum(usage_count) FROM coupons WHERE reserved_count = 0")).To(Equal(4))
	})

	It("are released in the sequence in which a concurrent checkout locks the coupons", func(ctx SpecContext) {
		first, second := t.coupon(ctx, "ALPHA", withBoth), t.coupon(ctx, "BETA", withBoth)
		typed := func() (domain.Actor, ordering.CheckoutInput) {
			GinkgoHelper()
			guest, cart := filled(ctx, domain.Actor{})
			for _, code := range []string{"ALPHA", "BETA"} {
				_, err := t.Ordering.AddCartCoupon(ctx, another(guest), code, domain.Expect{})
				Expect(err).NotTo(HaveOccurred())
			}
			return another(guest), t.purchase(cart, "53.06", "pm_card_visa")
		}
		guest, in := typed()
		order, err := t.Ordering.CheckoutCart(ctx, guest, in)
		Expect(err).NotTo(HaveOccurred())
		guest, in = typed()
		canceling := another(t.actor)
		release := holding(ctx, first.ID)
		done := make(chan map[domain.Code]int)
		go func() {
			defer GinkgoRecover()
			done <- together(2, func(i int) error {
				_, err := patiently(func() (*ordering.Order, error) {
					if i == 0 {
						return t.Ordering.CancelOrder(ctx, canceling, order.ID, ordering.CancelRequest{Reason: ordering.CancelledByRequest})
					}
					return t.Ordering.CheckoutCart(ctx, guest, in)
				})
				return err
			})
		}()
		blocked(ctx, first.ID, second.ID, release)
		Expect(<-done).To(Equal(map[domain.Code]int{"": 2}))
		Expect(t.count(ctx, "SELECT count(*) FROM coupons WHERE usage_count = 1 AND reserved_count = 0")).To(Equal(2))
	})

	It("lock their coupons in a fixed sequence even if two edits swap the coupons", func(ctx SpecContext) {
		first, second := t.coupon(ctx, "ALPHA", withBoth), t.coupon(ctx, "BETA", withBoth)
		var orders [2]*ordering.Order
		var err error
		for i, code := range []string{"ALPHA", "BETA"} {
			orders[i], err = buy(ctx, domain.Actor{}, code+"@example.com", code, "58.31")
			Expect(err).NotTo(HaveOccurred())
		}
		release := holding(ctx, first.ID)
		done := make(chan map[domain.Code]int)
		go func() {
			defer GinkgoRecover()
			done <- together(2, func(i int) error {
				actor := another(t.actor)
				_, err := patiently(func() (*ordering.Order, error) {
					return t.Ordering.UpdateOrder(ctx, actor, orders[i].ID, ordering.OrderUpdate{CouponCodes: &[]string{[]string{"BETA", "ALPHA"}[i]}}, domain.Expect{Body: &orders[i].Version})
				})
				return err
			})
		}()
		blocked(ctx, first.ID, second.ID, release)
		Expect(<-done).To(Equal(map[domain.Code]int{"": 2}))
		Expect(t.count(ctx, "SELECT count(*) FROM coupons WHERE usage_count = 1 AND reserved_count = 0")).To(Equal(2))
	})

	Describe("that reduce only the tax because of rounding", func() {
		BeforeEach(func(ctx SpecContext) {
			_, err := t.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = settings || '{"pricesIncludeTax": true, "taxRounding": "UNIT", "taxRoundingTarget": "NET"}'`)
			Expect(err).NotTo(HaveOccurred())
			rate := settings.TaxRateInput{TaxRate: settings.TaxRate{CountryCode: "DE", Rate: domain.MustAmount("19"), Name: "VAT", IncludedInPrice: true}}
			_, err = t.Settings.UpdateTaxClass(ctx, another(t.actor), t.defaultTaxClass(ctx), domain.Expect{}, settings.TaxClassInput{Rates: []settings.TaxRateInput{rate}})
			Expect(err).NotTo(HaveOccurred())
			good = t.good(ctx, "BEAN", 5000, func(in *catalog.ProductInput) {
				in.Variants[0].Prices[0].Amount, in.RequiresShipping = domain.MustAmount("1.00"), ref(false)
			}).Variants[0].ID
			t.coupon(ctx, "THREE", func(in *pricing.CouponInput) {
				value := domain.MustAmount("3.00")
				worth := &value
				in.DiscountType, in.Value, in.CurrencyCode = ref(pricing.DiscountFixedAmount), &worth, ref(ref(domain.Currency("EUR")))
			})
		})

		It("are counted once, and survive an order edit and its undo", func(ctx SpecContext) {
			guest, cart := t.visitor(ctx, good, 1000)
			_, err := t.Ordering.AddCartCoupon(ctx, another(guest), "THREE", domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			priced, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{Place: &domain.Place{CountryCode: "DE"}})
			Expect(err).NotTo(HaveOccurred())
			shown := func(q pricing.Quote) []string {
				return []string{q.Coupons[0].Shown.Fixed(2), q.Coupons[0].DiscountAmount.Fixed(2), q.DiscountTotal.Fixed(2), q.GrandTotal.Fixed(2)}
			}
			Expect(shown(priced.Quote)).To(Equal([]string{"3.00", "2.52", "2.52", "997.00"}))
			in := t.purchase(cart, "997.00", "pm_card_visa")
			in.ShippingMethodID = nil
			o, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
			Expect(err).NotTo(HaveOccurred())
			picture := func(o *ordering.Order) []string {
				b := o.Balance()
				Expect(o.Coupons).To(HaveLen(1))
				return []string{o.Coupons[0].Code, o.Coupons[0].DiscountAmount.Fixed(2), o.DiscountTotal.Fixed(2), o.TaxTotal.Fixed(2), o.GrandTotal.Fixed(2), b.Due.Fixed(2), b.Overpaid.Fixed(2)}
			}
			before := picture(o)
			Expect(before).To(Equal([]string{"THREE", "2.52", "2.52", "157.00", "997.00", "0.00", "0.00"}))
			Expect(t.count(ctx, "SELECT usage_count FROM coupons WHERE reserved_count = 0")).To(Equal(1))
			Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE status = 'USED' AND discount_amount = 2.52")).To(Equal(1))
			edited := func(quantity int) *ordering.Order {
				GinkgoHelper()
				read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
				Expect(err).NotTo(HaveOccurred())
				items := []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: quantity}}
				o, err := t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: items}, domain.Expect{Body: &read.Version})
				Expect(err).NotTo(HaveOccurred())
				return o
			}
			Expect(picture(edited(999))[4:]).To(Equal([]string{"996.00", "0.00", "1.00"}))
			Expect(picture(edited(1000))).To(Equal(before))
			Expect(t.count(ctx, "SELECT usage_count FROM coupons WHERE reserved_count = 0")).To(Equal(1))
		})
	})
})

// onlyItem returns the line id of a cart that has one line.
func onlyItem(ctx context.Context, t *checkoutStore, actor domain.Actor) int64 {
	GinkgoHelper()
	cart, err := t.Ordering.CartSummary(ctx, actor, ordering.Destination{})
	Expect(err).NotTo(HaveOccurred())
	Expect(cart.Items).To(HaveLen(1))
	return cart.Items[0].ID
}
