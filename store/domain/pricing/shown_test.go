package pricing_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A discount that rounding moves into the tax", func() {
	rounded := func(rounding settings.TaxRounding, lines ...pricing.BasketLine) pricing.Basket {
		b := basket(lines...)
		b.PricesIncludeTax, b.Tax.Rounding, b.Tax.Target = true, rounding, settings.RoundNet
		return b
	}

	It("is shown with a net amount if prices are rounded by unit", func() {
		b := rounded(settings.RoundUnit, goods(1, "1.00", 1000, rate("19", "DE", true)))
		Expect(totals(quote(b))).To(Equal("840.00 -0.00 +0.00 +160.00 = 1000.00"))
		b.Coupons = []*pricing.Coupon{amountOff(5, "3.00")}
		q := quote(b)
		Expect(totals(q)).To(Equal("842.52 -2.52 +0.00 +157.00 = 997.00"))
		Expect(q.Applied(domain.Reading{})).To(Equal([]pricing.AppliedCoupon{{CouponID: 5, Code: "C5", Name: "C5", DiscountAmount: q.DiscountTotal}}))
		Expect([]string{q.Coupons[0].Shown.Fixed(2), q.ShownDiscount.Fixed(2)}).To(Equal([]string{"3.00", "3.00"}))
	})

	It("is at least one cent if prices are rounded by line", func() {
		b := rounded(settings.RoundLine, goods(1, "10.06", 1, rate("19", "DE", true)))
		b.Coupons = []*pricing.Coupon{amountOff(5, "0.01")}
		Expect(totals(quote(b))).To(Equal("8.46 -0.01 +0.00 +1.60 = 10.05"))
		b = rounded(settings.RoundLine, goods(1, "0.02", 1, rate("150", "DE", true)))
		b.Coupons = []*pricing.Coupon{amountOff(5, "0.01")} // 0.004 net
		q := quote(b)
		Expect([]string{q.DiscountTotal.Fixed(2), q.GrandTotal.Fixed(2)}).To(Equal([]string{"0.01", "0.01"}))
		Expect(q.Applied(domain.Reading{})).To(HaveLen(1))
	})

	It("is also shown for automatic coupons, manual discounts and shipping", func() {
		automatic := amountOff(5, "3.00")
		automatic.Code, automatic.IsAutomatic, automatic.Name = "", true, new("Three off")
		b := rounded(settings.RoundUnit, goods(1, "1.00", 1000, rate("19", "DE", true)))
		b.Automatic = []*pricing.Coupon{automatic}
		Expect(quote(b).Applied(domain.Reading{})).To(HaveLen(1))
		b.Automatic = nil
		b.Manual = &pricing.ManualDiscount{DiscountType: pricing.DiscountFixedAmount, Value: amount("3.00")}
		Expect(quote(b).ManualAmount.Fixed(2)).To(Equal("2.52"))

		free := percentOff(6, "100")
		free.DiscountType, free.AppliesTo, free.Value = pricing.DiscountFreeShipping, pricing.AppliesToShipping, nil
		b = rounded(settings.RoundLine, goods(1, "1.00", 1, rate("150", "DE", true)))
		b.Shipping, b.ShippingTaxClass = dhl("0.01", true), &settings.TaxClass{Rates: []settings.TaxRate{rate("150", "DE", true)}} // 0.00 net
		b.Coupons = []*pricing.Coupon{free}
		q := quote(b)
		Expect(q.Applied(domain.Reading{})).To(HaveLen(1))
		Expect([]string{q.Applied(domain.Reading{})[0].DiscountAmount.Fixed(2), q.Coupons[0].Shown.Fixed(2)}).To(Equal([]string{"0.01", "0.01"}))
	})

	It("is zero for an exempt buyer, but its coupon is kept on the order", func() {
		b := rounded(settings.RoundUnit, goods(1, "1.00", 1000, rate("19", "DE", true)))
		b.Buyer.TaxExempt = true
		b.Coupons = []*pricing.Coupon{amountOff(5, "3.00")}
		q := quote(b)
		Expect(totals(q)).To(Equal("840.00 -0.00 +0.00 +0.00 = 840.00"))
		Expect(q.Applied(domain.Reading{})).To(HaveLen(1))
	})

	It("has its net amount rounded in the store's rounding mode", func() {
		for mode, want := range map[domain.RoundingMode]string{domain.HalfUp: "0.03 0.08", domain.HalfEven: "0.02 0.08", domain.HalfDown: "0.02 0.07"} {
			var got []string
			for _, off := range []string{"0.03", "0.09"} { // 0.025 and 0.075 net
				b := rounded(settings.RoundUnit, goods(1, "1.00", 1000, rate("20", "DE", true)))
				b.Tax.Mode, b.Coupons = mode, []*pricing.Coupon{amountOff(5, off)}
				got = append(got, quote(b).Applied(domain.Reading{})[0].DiscountAmount.Fixed(2))
			}
			Expect(got[0]+" "+got[1]).To(Equal(want), string(mode))
		}
	})

	It("is not shown for a coupon that has no effect", func() {
		b := rounded(settings.RoundUnit, goods(1, "1.00", 1000, rate("19", "DE", true)))
		b.Coupons = []*pricing.Coupon{percentOff(5, "100"), amountOff(6, "3.00")}
		b.Coupons[0].Priority = 1
		applied := quote(b).Applied(domain.Reading{})
		Expect(applied).To(HaveLen(1))
		Expect(applied[0].CouponID).To(Equal(int64(5)))
	})

	It("can become 0, and its coupon is then kept on the edited order", func() {
		ids := func(q pricing.Quote) (ids []int64) {
			for _, c := range q.Applied(domain.Reading{}) {
				ids = append(ids, c.CouponID)
			}
			return ids
		}
		all, rest := percentOff(5, "100"), amountOff(6, "3.00")
		all.Priority = 1
		b := basket(goods(1, "1.00", 10))
		b.Coupons, b.Edit = []*pricing.Coupon{all, rest}, &pricing.Edit{Granted: []int64{6}}
		Expect(ids(quote(b))).To(Equal([]int64{5, 6}))
		rest.IsAutomatic = true
		b.Coupons, b.Automatic = []*pricing.Coupon{all}, []*pricing.Coupon{rest}
		Expect(ids(quote(b))).To(Equal([]int64{5, 6}))
	})
})

var _ = Describe("Half a cent of tax", func() {
	DescribeTable("is rounded in the store's mode, in net amounts and in taxes, if prices include tax:", EntryDescription("%[1]s and %[2]s, price %[3]s at %[4]s %%"), func(rounding settings.TaxRounding, target settings.TaxRoundingTarget, price, percent string, up, even, down string) {
		for mode, want := range map[domain.RoundingMode]string{domain.HalfUp: up, domain.HalfEven: even, domain.HalfDown: down} {
			b := basket(goods(1, price, 1, rate(percent, "DE", true)))
			b.PricesIncludeTax, b.Tax.Rounding, b.Tax.Target, b.Tax.Mode = true, rounding, target, mode
			q := quote(b)
			Expect(q.Lines[0].LineTotal.Fixed(2)+"+"+q.Lines[0].LineTax.Fixed(2)).To(Equal(want), string(mode))
		}
	},
		// 20 % of 0.03: 0.025 net and 0.005 tax. 100 % of 0.01: 0.005 each. 20 % of 0.09: 0.075 net and
		// 0.015 tax.
		Entry(nil, settings.RoundUnit, settings.RoundNet, "0.03", "20", "0.03+0.00", "0.02+0.01", "0.02+0.01"),
		Entry(nil, settings.RoundUnit, settings.RoundTax, "0.03", "20", "0.02+0.01", "0.03+0.00", "0.03+0.00"),
		Entry(nil, settings.RoundUnit, settings.RoundNet, "0.01", "100", "0.01+0.00", "0.00+0.01", "0.00+0.01"),
		Entry(nil, settings.RoundUnit, settings.RoundTax, "0.01", "100", "0.00+0.01", "0.01+0.00", "0.01+0.00"),
		Entry(nil, settings.RoundUnit, settings.RoundNet, "0.09", "20", "0.08+0.01", "0.08+0.01", "0.07+0.02"),
		Entry(nil, settings.RoundUnit, settings.RoundTax, "0.09", "20", "0.07+0.02", "0.07+0.02", "0.08+0.01"),
		Entry(nil, settings.RoundLine, settings.RoundNet, "0.03", "20", "0.03+0.00", "0.02+0.01", "0.02+0.01"),
		Entry(nil, settings.RoundLine, settings.RoundTax, "0.03", "20", "0.02+0.01", "0.03+0.00", "0.03+0.00"),
		Entry(nil, settings.RoundTotal, settings.RoundNet, "0.03", "20", "0.03+0.00", "0.02+0.01", "0.02+0.01"),
		Entry(nil, settings.RoundTotal, settings.RoundTax, "0.03", "20", "0.02+0.01", "0.03+0.00", "0.03+0.00"))

	DescribeTable("is rounded in the store's mode if thirds and sixths of a cent add up to it:", EntryDescription("prices %[1]s and %[2]s"), func(one, other, up, even, down string) {
		for mode, want := range map[domain.RoundingMode]string{domain.HalfUp: up, domain.HalfEven: even, domain.HalfDown: down} {
			b := basket(goods(1, one, 1, rate("20", "DE", true)), goods(2, other, 1, rate("20", "DE", true)))
			b.PricesIncludeTax, b.Tax.Rounding, b.Tax.Mode = true, settings.RoundTotal, mode
			Expect(quote(b).TaxTotal.Fixed(2)).To(Equal(want), string(mode))
		}
	},
		Entry(nil, "0.01", "0.02", "0.01", "0.00", "0.00"), // 0.001666… and 0.003333…
		Entry(nil, "0.01", "0.14", "0.03", "0.02", "0.02"),
		Entry(nil, "0.01", "0.20", "0.04", "0.04", "0.03"))

	DescribeTable("is rounded in the store's mode if tax is added by unit or by line:", EntryDescription("%[1]s, quantity %[2]d"), func(rounding settings.TaxRounding, quantity int, up, even, down string) {
		for mode, want := range map[domain.RoundingMode]string{domain.HalfUp: up, domain.HalfEven: even, domain.HalfDown: down} {
			b := basket(goods(1, "0.10", quantity, rate("5", "DE", false)), goods(2, "0.30", quantity, rate("5", "DE", false))) // 0.005 and 0.015
			b.Tax.Rounding, b.Tax.Mode = rounding, mode
			q := quote(b)
			Expect(q.Lines[0].LineTax.Fixed(2)+" "+q.Lines[1].LineTax.Fixed(2)).To(Equal(want), string(mode))
		}
	},
		Entry(nil, settings.RoundUnit, 2, "0.02 0.04", "0.00 0.04", "0.00 0.02"),
		Entry(nil, settings.RoundUnit, 3, "0.03 0.06", "0.00 0.06", "0.00 0.03"),
		Entry(nil, settings.RoundLine, 1, "0.01 0.02", "0.00 0.02", "0.00 0.01"),
		Entry(nil, settings.RoundLine, 3, "0.02 0.05", "0.02 0.04", "0.01 0.04"))

	DescribeTable("is rounded in the store's mode if tax is added to the whole order:", EntryDescription("prices %[1]s and %[2]s"), func(one, other, up, even, down string) {
		for mode, want := range map[domain.RoundingMode]string{domain.HalfUp: up, domain.HalfEven: even, domain.HalfDown: down} {
			b := basket(goods(1, one, 1, rate("5", "DE", false)), goods(2, other, 1, rate("5", "DE", false)))
			b.Tax.Rounding, b.Tax.Mode = settings.RoundTotal, mode
			Expect(quote(b).TaxTotal.Fixed(2)).To(Equal(want), string(mode))
		}
	},
		Entry(nil, "0.04", "0.06", "0.01", "0.00", "0.00"), // 0.002 and 0.003
		Entry(nil, "0.10", "0.20", "0.02", "0.02", "0.01"))

	DescribeTable("in the base of a compound tax is rounded in the store's mode if taxes are", func(included bool, price, up, even, down string) {
		compound := rate("10", "DE", included)
		compound.IsCompound = true
		for mode, want := range map[domain.RoundingMode]string{domain.HalfUp: up, domain.HalfEven: even, domain.HalfDown: down} {
			b := basket(goods(1, price, 1, rate("5", "DE", included), compound))
			b.PricesIncludeTax, b.Tax.Rounding, b.Tax.Mode = included, settings.RoundTotal, mode
			Expect(quote(b).Lines[0].Taxes[1].Base.Fixed(2)).To(Equal(want), string(mode))
		}
	},
		// With 5 % added, 0.10 and 1.10 become bases of 0.105 and 1.155.
		Entry("included in the price", true, "0.12", "0.11", "0.10", "0.10"),
		Entry("included in the price, after an odd cent", true, "1.27", "1.16", "1.16", "1.15"),
		Entry("added to the price", false, "0.10", "0.11", "0.10", "0.10"),
		Entry("added to the price, after an odd cent", false, "1.10", "1.16", "1.16", "1.15"))
})

var _ = Describe("Free shipping above a minimum subtotal", func() {
	digital := func(l pricing.BasketLine) pricing.BasketLine {
		l.Sellable.Product.RequiresShipping = false
		return l
	}
	freeFrom := func(id int64, price, worth string) *settings.ShippingMethod {
		m := dhl(price, false)
		m.ID, m.FreeOverSubtotal = id, new(amount(worth))
		return m
	}
	// agree compares the list of methods with a quote for each method, and formats the list.
	agree := func(b pricing.Basket, methods ...*settings.ShippingMethod) (out []string) {
		GinkgoHelper()
		offers, err := b.Offers(methods, noon)
		Expect(err).NotTo(HaveOccurred())
		for _, o := range offers {
			chosen := b
			chosen.Shipping = o.Method
			q := quote(chosen)
			Expect(o.Price).To(EqualAmount(q.ShippingPrice))
			Expect(o.Charge).To(EqualAmount(q.ShownShipping))
			out = append(out, domain.Itoa(o.Method.ID)+" "+o.Price.Fixed(2)+" "+o.Charge.Fixed(2))
		}
		return out
	}

	It("is based only on shipped goods, both in the list of methods and in the quote", func() {
		b := basket(goods(1, "19.99", 1), digital(goods(2, "1234.56", 1)))
		Expect(agree(b, freeFrom(3, "3.33", "200.00"))).To(Equal([]string{"3 3.33 3.33"}))
		Expect(agree(b, freeFrom(3, "3.33", "19.99"), freeFrom(4, "3.33", "20.00"))).To(Equal([]string{"3 0.00 0.00", "4 3.33 3.33"}))
		b.Coupons = []*pricing.Coupon{amountOff(5, "12.55")} // 0.20 of this is on shipped goods
		Expect(agree(b, freeFrom(3, "3.33", "19.79"), freeFrom(4, "3.33", "19.80"))).To(Equal([]string{"3 0.00 0.00", "4 3.33 3.33"}))
		Expect(agree(b, freeFrom(3, "3.33", "19.79"), freeFrom(4, "4.44", "19.79"))).To(Equal([]string{"3 0.00 0.00", "4 0.00 0.00"}), "each method counts the discount once")
		Expect(agree(basket(digital(goods(2, "1234.56", 1))), freeFrom(3, "3.33", "1.00"))).To(BeEmpty())
	})

	It("takes coupons on shipping into account in the list of methods", func() {
		b := basket(goods(1, "19.99", 1))
		half := percentOff(5, "50")
		half.AppliesTo = pricing.AppliesToShipping
		b.Coupons = []*pricing.Coupon{half}
		Expect(agree(b, dhl("4.90", false), freeFrom(4, "9.90", "19.99"))).To(Equal([]string{"4 0.00 0.00", "3 4.90 2.45"}))
	})

	It("depends on the discounted price of one delivery if several are prepaid", func() {
		plan := monthly(4, "10")
		plan.Terms.PrepaidCycles = 3
		Expect(agree(basket(onPlan(goods(1, "10.00", 1), plan, 1)), dhl("4.90", false))).To(Equal([]string{"3 14.70 14.70"}))
		Expect(agree(basket(onPlan(goods(1, "10.00", 1), plan, 1)), freeFrom(3, "4.90", "9.00"))).To(Equal([]string{"3 0.00 0.00"}), "each delivery comes to 9.00")
	})

	It("counts all prepaid lines of a delivery together", func() {
		plan := monthly(4, "0")
		plan.Terms.PrepaidCycles = 3
		var lines []pricing.BasketLine
		for id := range int64(3) {
			l := goods(id+1, "3.34", 1)
			l.UnitPrice = new(amount("3.34"))
			lines = append(lines, onPlan(l, plan, 1))
		}
		b := basket(lines...)
		b.Coupons = []*pricing.Coupon{amountOff(5, "0.06")} // 30.00 for three deliveries, in thirds of 10.00
		Expect(agree(b, freeFrom(3, "4.90", "10.00"), freeFrom(4, "4.90", "10.01"))).To(Equal([]string{"3 0.00 0.00", "4 14.70 14.70"}))
	})

	It("is offered only for methods that serve the destination and the weight", func() {
		heavy, elsewhere := dhl("1.00", false), dhl("1.00", false)
		heavy.ID, heavy.MinWeight = 8, new(amount("0.6"))
		elsewhere.ID, elsewhere.CountryCodes = 9, []string{"FR"}
		b := basket(goods(1, "19.99", 1), digital(goods(2, "5.00", 1)))
		Expect(agree(b, heavy, elsewhere, dhl("2.00", false))).To(Equal([]string{"3 2.00 2.00"}))
		b.Destination = nil
		Expect(agree(b, dhl("2.00", false))).To(BeEmpty())
	})

	It("does not change the price of an edited order's own method", func() {
		b := basket(goods(1, "19.99", 1))
		b.Shipping, b.Edit = freeFrom(3, "4.90", "10.00"), &pricing.Edit{Shipping: &pricing.Kept{UnitPrice: amount("7.77")}}
		offers, err := b.Offers([]*settings.ShippingMethod{b.Shipping, freeFrom(4, "4.90", "10.00")}, noon)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{offers[0].Price.Fixed(2), offers[1].Price.Fixed(2)}).To(Equal([]string{"0.00", "7.77"}))
	})

	It("is based on a given value and weight if the goods are unknown", func() {
		store := &settings.Store{}
		store.Settings.WeightUnit = string(domain.Kilogram)
		m := freeFrom(3, "4.90", "50.00")
		m.MaxWeight = new(amount("2"))
		for _, ask := range [][]string{{"49.99", "2", "4.90"}, {"50.00", "2", "0.00"}, {"50.00", "2.1"}} {
			offers, err := pricing.Goods(store, "EUR", *berlin(), amount(ask[0]), amount(ask[1])).Offers([]*settings.ShippingMethod{m}, noon)
			Expect(err).NotTo(HaveOccurred())
			var prices []string
			for _, o := range offers {
				prices = append(prices, o.Price.Fixed(2))
			}
			Expect(prices).To(Equal(append([]string(nil), ask[2:]...)))
		}
	})
})
