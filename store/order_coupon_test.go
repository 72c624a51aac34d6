package store_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("An order's coupons", func() {
	var t *checkoutStore
	var good int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 40).Variants[0].ID
	})
	order := func(ctx SpecContext, email string, codes ...string) (*ordering.Order, error) {
		t.Clock.Advance(time.Second)
		return t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: email, Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}},
			ShippingAddress: torstrasse, ShippingMethodID: &t.method, CouponCodes: codes, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}})
	}
	ordered := func(ctx SpecContext, email string, codes ...string) *ordering.Order {
		GinkgoHelper()
		o, err := order(ctx, email, codes...)
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	update := func(ctx SpecContext, id int64, u ordering.OrderUpdate) (*ordering.Order, error) {
		read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		if err != nil {
			return nil, err
		}
		return t.Ordering.UpdateOrder(ctx, another(t.actor), id, u, domain.Expect{Body: &read.Version})
	}
	combines := func(in *pricing.CouponInput) { in.CombinesWith = &[]pricing.DiscountKind{pricing.OrderDiscount} }

	It("keep an automatic discount when an edit changes the codes, and hide the automatic code", func(ctx SpecContext) {
		t.coupon(ctx, "AUTO", combines, func(in *pricing.CouponInput) { in.IsAutomatic, in.Name = ref(true), new(new("Autumn")) })
		t.coupon(ctx, "TYPED", combines)
		o := ordered(ctx, "phone@example.com")
		Expect(o.GrandTotal.Fixed(2)).To(Equal("110.79"))
		Expect(o.Coupons).To(HaveLen(1))
		Expect([]string{o.Coupons[0].TypedCode(), o.Coupons[0].Name, o.Lines[0].Discounts[0].Code}).To(Equal([]string{"", "Autumn", ""}))
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE code = 'AUTO' AND status = 'USED'")).To(Equal(1))
		for _, codes := range [][]string{{}, {"TYPED"}, {}} {
			edited, err := update(ctx, o.ID, ordering.OrderUpdate{CouponCodes: &codes})
			Expect(err).NotTo(HaveOccurred())
			want := "110.79"
			if len(codes) > 0 {
				want = "100.29" // (98.00 - 9.80 - 8.82 + 4.90) + 19 %
			}
			Expect(edited.GrandTotal.Fixed(2)).To(Equal(want))
			Expect(edited.Coupons[0].TypedCode()).To(BeEmpty())
		}
	})

	It("exclude a code that is worse than an applied discount, and the error names the discount", func(ctx SpecContext) {
		t.coupon(ctx, "AUTO", func(in *pricing.CouponInput) {
			in.IsAutomatic, in.Value, in.Name = ref(true), just(just(domain.MustAmount("20"))), new(new("Autumn"))
		})
		t.coupon(ctx, "FIVE", func(in *pricing.CouponInput) { in.Value = just(just(domain.MustAmount("5"))) })
		_, err := order(ctx, "phone@example.com", "FIVE")
		Expect(err).To(refuse(domain.CouponNotApplicable))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/couponCodes/0"))
		Expect(err.(*domain.Error).Fields[0].Detail).To(ContainSubstring("Autumn"))
		guest, _ := t.visitor(ctx, good, 2)
		_, err = t.Ordering.AddCartCoupon(ctx, another(guest), "FIVE", domain.Expect{})
		Expect(err).To(refuse(domain.CouponNotApplicable))
		Expect(err.(*domain.Error).Fields[0].Detail).To(ContainSubstring("Autumn"))
	})

	It("omit an entered code, without using it up, if a better discount starts before the checkout", func(ctx SpecContext) {
		t.coupon(ctx, "FIVE", func(in *pricing.CouponInput) { in.Value = just(just(domain.MustAmount("5"))) })
		guest, _ := t.visitor(ctx, good, 2)
		_, err := t.Ordering.AddCartCoupon(ctx, another(guest), "FIVE", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.coupon(ctx, "AUTO", func(in *pricing.CouponInput) { in.IsAutomatic = ref(true) })
		cart, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{cart.Quote.DiscountTotal.Fixed(2), len(cart.Quote.Problems)}).To(Equal([]any{"9.80", 0}))
		o, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(cart, "110.79", "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Coupons).To(HaveLen(1))
		Expect(t.count(ctx, "SELECT usage_count + reserved_count FROM coupons WHERE code = 'FIVE'")).To(BeZero())
	})

	It("may include a first-order coupon if the edited order is the buyer's first", func(ctx SpecContext) {
		t.coupon(ctx, "FIRST", func(in *pricing.CouponInput) { in.FirstOrderOnly = ref(true) })
		first, second := ordered(ctx, "mia@example.com"), ordered(ctx, "Mia@example.com")
		_, err := update(ctx, second.ID, ordering.OrderUpdate{CouponCodes: &[]string{"FIRST"}})
		Expect(err).To(refuse(domain.CouponNotApplicable))
		edited, err := update(ctx, first.ID, ordering.OrderUpdate{CouponCodes: &[]string{"FIRST"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(edited.DiscountTotal.Fixed(2)).To(Equal("9.80"))
	})

	It("are counted for the new buyer when the order's buyer changes", func(ctx SpecContext) {
		t.coupon(ctx, "ONCE", func(in *pricing.CouponInput) { in.UsageLimitPerCustomer = new(new(1)) })
		o := ordered(ctx, "mia@example.com", "ONCE")
		Expect(order(ctx, "mia@example.com", "ONCE")).Error().To(refuse(domain.CouponExhausted))
		_, err := update(ctx, o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{Email: new("Tom@example.com")}})
		Expect(err).NotTo(HaveOccurred())
		Expect(order(ctx, "tom@example.com", "ONCE")).Error().To(refuse(domain.CouponExhausted))
		ordered(ctx, "mia@example.com", "ONCE")
		_, ada := t.signUp(ctx, t.store.ID, "ada@example.com")
		_, err = update(ctx, o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{CustomerID: new(new(ada.ID))}})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.count(ctx, "SELECT count(*) FROM coupon_uses WHERE order_id = $1 AND customer_id = $2 AND email = 'tom@example.com'", o.ID, ada.ID)).To(Equal(1))
	})
})
