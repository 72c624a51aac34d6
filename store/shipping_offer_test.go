package store_test

import (
	"context"
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("The price of a shipping method in a list", func() {
	var t *checkoutStore
	var cup, film int64
	var free *settings.ShippingMethod
	german := ordering.Destination{Place: &domain.Place{CountryCode: "DE"}}
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		cup = t.good(ctx, "CUP", 40, func(in *catalog.ProductInput) { in.Variants[0].Prices[0].Amount = domain.MustAmount("19.99") }).Variants[0].ID
		film = t.good(ctx, "FILM", 40, func(in *catalog.ProductInput) {
			in.Type, in.RequiresShipping = ref(catalog.Digital), ref(false)
			in.Variants[0].Prices[0].Amount = domain.MustAmount("1234.56")
		}).Variants[0].ID
		worth, from := domain.MustAmount("3.33"), domain.MustAmount("200.00")
		limit := &from
		var err error
		free, err = t.Settings.CreateShippingMethod(ctx, another(t.actor), settings.ShippingMethodInput{Name: ref("Free from 200"), Price: &worth,
			CurrencyCode: ref(domain.Currency("EUR")), EstimatedMaxDays: ref(3), FreeOverSubtotal: &limit})
		Expect(err).NotTo(HaveOccurred())
	})
	// charges maps the id of each listed method to its charge.
	charges := func(offers []settings.ShippingOffer) map[int64]string {
		out := map[int64]string{}
		for _, o := range offers {
			out[o.Method.ID] = o.Charge.Fixed(2)
		}
		return out
	}
	// same expects that each listed charge equals the shipping charge of the cart with that method. It
	// returns the charges.
	same := func(ctx context.Context, guest domain.Actor) map[int64]string {
		GinkgoHelper()
		offers, err := t.Ordering.CheckoutShipping(ctx, guest, german)
		Expect(err).NotTo(HaveOccurred())
		charged := map[int64]string{}
		for _, o := range offers {
			to := german
			to.ShippingMethodID = &o.Method.ID
			cart, err := t.Ordering.CartSummary(ctx, guest, to)
			Expect(err).NotTo(HaveOccurred())
			charged[o.Method.ID] = cart.Quote.ShownShipping.Fixed(2)
		}
		Expect(charges(offers)).To(Equal(charged))
		return charged
	}

	It("equals the cart's charge after coupons, and digital goods do not count toward free shipping", func(ctx SpecContext) {
		guest, _ := t.visitor(ctx, film, 1)
		Expect(t.Ordering.CheckoutShipping(ctx, guest, german)).To(BeEmpty(), "nothing is shipped")
		cart := t.put(ctx, guest, cup, 1)
		Expect(same(ctx, guest)).To(Equal(map[int64]string{t.method: "4.90", free.ID: "3.33"}))
		in := t.purchase(cart, "1496.88", "pm_card_visa") // (1254.55 + 3.33) + 19 %
		in.ShippingMethodID = &free.ID
		order, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.ShippingTotal.Fixed(2)).To(Equal("3.33"))

		By("the price is zero from exactly the threshold, after discounts")
		guest, _ = t.visitor(ctx, cup, 11) // 219.89
		Expect(same(ctx, guest)).To(Equal(map[int64]string{t.method: "4.90", free.ID: "0.00"}))
		t.coupon(ctx, "TEN", func(in *pricing.CouponInput) { in.CombinesWith = &[]pricing.DiscountKind{pricing.ShippingDiscount} }) // 197.90
		Expect(t.Ordering.AddCartCoupon(ctx, another(guest), "TEN", domain.Expect{})).Error().NotTo(HaveOccurred())
		Expect(same(ctx, guest)).To(Equal(map[int64]string{t.method: "4.90", free.ID: "3.33"}))
		t.coupon(ctx, "SHIPFREE", func(in *pricing.CouponInput) {
			in.DiscountType, in.Value, in.CombinesWith = ref(pricing.DiscountFreeShipping), nil, &[]pricing.DiscountKind{pricing.OrderDiscount}
		})
		Expect(t.Ordering.AddCartCoupon(ctx, another(guest), "SHIPFREE", domain.Expect{})).Error().NotTo(HaveOccurred())
		Expect(same(ctx, guest)).To(Equal(map[int64]string{t.method: "0.00", free.ID: "0.00"}))
	})

	DescribeTable("equals the charge after the method is chosen for", func(ctx SpecContext, draft bool) {
		prices := func(id int64) (out map[int64]string) {
			GinkgoHelper()
			offers, _, err := t.Ordering.OrderShipping(ctx, t.actor, ordering.ShippingQuestion{OrderID: id})
			Expect(err).NotTo(HaveOccurred())
			out = map[int64]string{}
			for _, o := range offers {
				out[o.Method.ID] = o.Price.Fixed(2)
			}
			return out
		}
		for _, c := range []struct {
			items []ordering.OrderItem
			want  string
		}{
			{[]ordering.OrderItem{{SKU: "CUP", Quantity: 1}, {SKU: "FILM", Quantity: 1}}, "3.33"},
			{[]ordering.OrderItem{{SKU: "CUP", Quantity: 11}, {SKU: "FILM", Quantity: 1}}, "0.00"},
		} {
			o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{IsDraft: draft, Email: "phone@example.com", Items: c.items, ShippingAddress: torstrasse, ShippingMethodID: &t.method})
			Expect(err).NotTo(HaveOccurred())
			Expect(prices(o.ID)).To(Equal(map[int64]string{t.method: "4.90", free.ID: c.want}))
			version, chosen := o.Version, &free.ID
			o, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{ShippingMethodID: &chosen}, domain.Expect{Body: &version})
			Expect(err).NotTo(HaveOccurred())
			Expect(o.ShippingTotal.Fixed(2)).To(Equal(c.want))
			Expect(prices(o.ID)[free.ID]).To(Equal(c.want))
		}
	},
		Entry("a draft", true),
		Entry("a placed order", false))

	It("depends on the value of the goods if no order exists yet", func(ctx SpecContext) {
		for goods, want := range map[string]string{"199.99": "3.33", "200.00": "0.00"} {
			offers, _, err := t.Ordering.OrderShipping(ctx, t.actor, ordering.ShippingQuestion{To: domain.Place{CountryCode: "DE"}, Goods: just(domain.MustAmount(goods))})
			Expect(err).NotTo(HaveOccurred())
			Expect(charges(offers)[free.ID]).To(Equal(want))
		}
	})

	It("is shown for the 100 cheapest methods, and a store can have at most 1,000", func(ctx SpecContext) {
		add := func(from, to int) {
			GinkgoHelper()
			_, err := t.Data.SQL.ExecContext(ctx, `INSERT INTO shipping_methods (store_id, created_on, modified_on, name, price, currency_code, tax_included, estimated_max_days, weight_unit, position)
				SELECT store_id, created_on, modified_on, 'Method ' || i, i, currency_code, tax_included, estimated_max_days, weight_unit, position
				FROM shipping_methods CROSS JOIN generate_series($2::int, $3::int) i WHERE id = $1`, t.method, from, to)
			Expect(err).NotTo(HaveOccurred())
		}
		add(1, 120)
		guest, _ := t.visitor(ctx, cup, 1)
		offers, err := t.Ordering.CheckoutShipping(ctx, guest, german)
		Expect(err).NotTo(HaveOccurred())
		Expect(offers).To(HaveLen(100))
		Expect([]string{offers[0].Charge.Fixed(2), offers[99].Charge.Fixed(2)}).To(Equal([]string{"1.00", "98.00"}), "3.33 and 4.90 are among them")
		create := func(name string) error {
			_, err := t.Settings.CreateShippingMethod(ctx, another(t.actor), settings.ShippingMethodInput{Name: &name, Price: ref(domain.MustAmount("1.00")),
				CurrencyCode: ref(domain.Currency("EUR")), EstimatedMaxDays: ref(3)})
			return err
		}
		add(121, 997)
		Expect(atOnce(4, func(i int, _ acting) error { return create(fmt.Sprint("Last ", i)) })).To(Equal(map[domain.Code]int{"": 1, domain.InvalidValue: 3}))
	})

	It("is omitted for a placed order of only digital goods", func(ctx SpecContext) {
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "FILM", Quantity: 1}}, ShippingAddress: torstrasse})
		Expect(err).NotTo(HaveOccurred())
		offers, _, err := t.Ordering.OrderShipping(ctx, t.actor, ordering.ShippingQuestion{OrderID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(offers).To(BeEmpty())
	})
})
