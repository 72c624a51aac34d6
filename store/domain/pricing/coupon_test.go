package pricing_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Coupons", func() {
	with := func(b pricing.Basket, coupons ...*pricing.Coupon) pricing.Quote {
		b.Coupons = coupons
		return quote(b)
	}
	off := func(q pricing.Quote) string { return q.DiscountTotal.Fixed(2) }

	It("divide an order discount over the lines by largest remainder", func() {
		q := with(basket(goods(1, "33.33", 1), goods(2, "33.33", 1), goods(3, "33.34", 1)), amountOff(1, "10.00"))
		Expect(off(q)).To(Equal("10.00"))
		Expect([]string{q.Lines[0].LineDiscount.Fixed(2), q.Lines[1].LineDiscount.Fixed(2), q.Lines[2].LineDiscount.Fixed(2)}).
			To(Equal([]string{"3.33", "3.33", "3.34"}))
	})

	It("round a percentage of the order half up: 25 % of 19.99 is 5.00", func() {
		Expect(off(with(basket(goods(1, "19.99", 1)), percentOff(1, "25")))).To(Equal("5.00"))
	})

	It("limit a fixed amount to the price", func() {
		Expect(with(basket(goods(1, "3.00", 1)), amountOff(1, "10.00")).GrandTotal.IsZero()).To(BeTrue())
	})

	It("apply line discounts first, and order discounts to the rest", func() {
		products := percentOff(1, "50")
		products.AppliesTo, products.ProductIDs, products.Priority = pricing.AppliesToProducts, []int64{1}, 900
		q := with(basket(goods(1, "10.00", 1), goods(2, "10.00", 1)), percentOff(2, "10"), products)
		Expect(off(q)).To(Equal("6.50")) // 5.00, and 10 % of the remaining 15.00
		Expect(q.Coupons[0].DiscountAmount).To(EqualAmount(amount("1.50")))
		Expect(q.Coupons[1].DiscountAmount).To(EqualAmount(amount("5.00")))
	})

	It("respect their maximum discount", func() {
		c := percentOff(1, "50")
		c.MaxDiscountAmount = new(amount("7.00"))
		Expect(off(with(basket(goods(1, "10.00", 4), goods(2, "5.00", 1)), c))).To(Equal("7.00"))
		c.AppliesTo, c.ProductIDs = pricing.AppliesToProducts, []int64{1, 2}
		Expect(off(with(basket(goods(1, "10.00", 4), goods(2, "5.00", 1)), c))).To(Equal("7.00"))
	})

	It("can sell each unit at a fixed price, but never above its price", func() {
		c := amountOff(1, "7.00")
		c.DiscountType = pricing.DiscountFixedPrice
		Expect(off(with(basket(goods(1, "10.00", 3), goods(2, "5.00", 1)), c))).To(Equal("9.00"))
	})

	It("can reduce only shipping and not the lines", func() {
		c := percentOff(1, "1")
		c.DiscountType, c.Value, c.AppliesTo = pricing.DiscountFreeShipping, nil, pricing.AppliesToShipping
		b := basket(goods(1, "10.00", 1))
		b.Shipping, b.ShippingTaxClass = dhl("4.90", false), &settings.TaxClass{Rates: []settings.TaxRate{rate("19", "DE", false)}}
		q := with(b, c)
		Expect(totals(q)).To(Equal("10.00 -0.00 +0.00 +0.00 = 10.00"))
		Expect(q.Coupons[0].DiscountAmount).To(EqualAmount(amount("4.90")))
		half := percentOff(2, "50")
		half.AppliesTo = pricing.AppliesToShipping
		Expect(with(b, half).ShippingTotal).To(EqualAmount(amount("2.45")))
	})

	Describe("with BUY_X_GET_Y", func() {
		buy := func(x, y int, percent string) *pricing.Coupon {
			c := percentOff(1, "1")
			c.DiscountType, c.Value, c.BuyX = pricing.DiscountBuyXGetY, nil, &pricing.CouponBuyX{BuyQuantity: x, GetQuantity: y, DiscountPercent: amount(percent)}
			return c
		}
		It("discount the cheapest units", func() {
			Expect(off(with(basket(goods(1, "10.00", 2), goods(2, "4.00", 1)), buy(2, 1, "100")))).To(Equal("4.00"))
			Expect(off(with(basket(goods(1, "10.00", 4), goods(2, "4.00", 2)), buy(2, 1, "100")))).To(Equal("8.00"))
			Expect(off(with(basket(goods(1, "10.00", 2)), buy(2, 1, "100")))).To(Equal("0.00"), "two are not three")
		})
		It("discount further units per bought unit, by their percentage and up to their limit", func() {
			c := buy(2, 1, "50")
			c.BuyX.BuyProductIDs, c.BuyX.GetProductIDs = []int64{1}, []int64{2}
			b := basket(goods(1, "10.00", 5), goods(2, "8.00", 5))
			Expect(off(with(b, c))).To(Equal("8.00")) // half of 8.00 for each of two applications
			c.BuyX.MaxApplications = new(1)
			Expect(off(with(b, c))).To(Equal("4.00"))
		})
		It("price a million units without counting them one by one", func() {
			Expect(off(with(basket(goods(1, "0.03", 1_000_000)), buy(1, 1, "100")))).To(Equal("15000.00"))
		})
	})

	DescribeTable("do not apply", func(change func(*pricing.Coupon, *pricing.Basket), code pricing.ProblemCode) {
		c, b := percentOff(1, "10"), basket(goods(1, "10.00", 1))
		Expect(off(with(b, c))).To(Equal("1.00"))
		change(c, &b)
		q := with(b, c)
		Expect(off(q)).To(Equal("0.00"))
		Expect(codes(q)).To(Equal([]pricing.ProblemCode{code}))
		Expect(q.Applied(domain.Reading{})).To(BeEmpty())
	},
		Entry("if they are drafts", func(c *pricing.Coupon, _ *pricing.Basket) { c.Status = pricing.CouponDraft }, pricing.CouponDoesNotApply),
		Entry("if they are paused", func(c *pricing.Coupon, _ *pricing.Basket) { c.Status = pricing.CouponPaused }, pricing.CouponDoesNotApply),
		Entry("before they start", func(c *pricing.Coupon, _ *pricing.Basket) { c.StartsOn = new(noon.Add(1)) }, pricing.CouponDoesNotApply),
		Entry("from their end on", func(c *pricing.Coupon, _ *pricing.Basket) { c.EndsOn = new(noon) }, pricing.CouponDoesNotApply),
		Entry("in another currency", func(c *pricing.Coupon, _ *pricing.Basket) { c.CurrencyCode = new(domain.Currency("USD")) }, pricing.CouponDoesNotApply),
		Entry("below their minimum", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinSubtotal = new(amount("10.01")) }, pricing.CouponDoesNotApply),
		Entry("below their number of units", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinQuantity = new(2) }, pricing.CouponDoesNotApply),
		Entry("to other products", func(c *pricing.Coupon, _ *pricing.Basket) {
			c.AppliesTo, c.ProductIDs = pricing.AppliesToProducts, []int64{2}
		}, pricing.CouponDoesNotApply),
		Entry("to other collections", func(c *pricing.Coupon, _ *pricing.Basket) {
			c.AppliesTo, c.CollectionIDs = pricing.AppliesToCollections, []int64{2}
		}, pricing.CouponDoesNotApply),
		Entry("to excluded products", func(c *pricing.Coupon, _ *pricing.Basket) { c.ExcludedProductIDs = []int64{1} }, pricing.CouponDoesNotApply),
		Entry("to sale items", func(c *pricing.Coupon, b *pricing.Basket) {
			c.ExcludeSaleItems, b.Lines[0].Sellable.Prices[0].CompareAtAmount = true, new(amount("12.00"))
		}, pricing.CouponDoesNotApply),
		Entry("to guests if they are limited to customers", func(c *pricing.Coupon, _ *pricing.Basket) { c.CustomerIDs = []int64{501} }, pricing.CouponDoesNotApply),
		Entry("to other account types", func(c *pricing.Coupon, b *pricing.Basket) {
			c.AccountTypeIDs, b.Buyer.AccountTypeID = []int64{1}, new(int64(2))
		}, pricing.CouponDoesNotApply),
		Entry("to a second order", func(c *pricing.Coupon, b *pricing.Basket) { c.FirstOrderOnly, b.Buyer.HasOrdered = true, true }, pricing.CouponDoesNotApply),
		Entry("if they are used up", func(c *pricing.Coupon, _ *pricing.Basket) { c.UsageLimit, c.UsageCount = new(3), 3 }, pricing.CouponHasRunOut),
		Entry("if all remaining uses are reserved", func(c *pricing.Coupon, _ *pricing.Basket) {
			c.UsageLimit, c.UsageCount, c.ReservedCount = new(3), 1, 2
		}, pricing.CouponHasRunOut),
		Entry("if the customer has used them up", func(c *pricing.Coupon, b *pricing.Basket) {
			c.UsageLimitPerCustomer, b.Buyer.CouponUses = new(1), map[int64]int{1: 1}
		}, pricing.CouponHasRunOut))

	DescribeTable("apply even", func(change func(*pricing.Coupon, *pricing.Basket)) {
		c, b := percentOff(1, "10"), basket(goods(1, "10.00", 2))
		change(c, &b)
		q := with(b, c)
		Expect(off(q)).To(Equal("2.00"))
		Expect(q.Problems).To(BeEmpty())
	},
		Entry("at their start", func(c *pricing.Coupon, _ *pricing.Basket) { c.StartsOn = new(noon) }),
		Entry("until their end", func(c *pricing.Coupon, _ *pricing.Basket) { c.EndsOn = new(noon.Add(1)) }),
		Entry("at their minimum", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinSubtotal = new(amount("20.00")) }),
		Entry("at their number of units", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinQuantity = new(2) }),
		Entry("for the last use", func(c *pricing.Coupon, _ *pricing.Basket) { c.UsageLimit, c.UsageCount, c.ReservedCount = new(3), 1, 1 }),
		Entry("for a customer's last use", func(c *pricing.Coupon, b *pricing.Basket) {
			c.UsageLimitPerCustomer, b.Buyer.CouponUses = new(2), map[int64]int{1: 1, 2: 5}
		}))

	It("can be combined only if each allows the other's kind", func() {
		order, other := percentOff(1, "10"), percentOff(2, "10")
		other.CombinesWith = []pricing.DiscountKind{pricing.ShippingDiscount}
		q := with(basket(goods(1, "10.00", 1)), order, other)
		Expect(off(q)).To(Equal("1.00"))
		Expect(q.Coupons[1].Refused).To(MatchError(ContainSubstring("cannot be combined with C1")))
	})

	It("apply in the order in which they were entered, followed by the automatic coupons that apply", func() {
		automatic, late := percentOff(3, "20"), percentOff(4, "30")
		automatic.IsAutomatic, late.IsAutomatic = true, true
		late.MinSubtotal = new(amount("1000"))
		b := basket(goods(1, "10.00", 1))
		b.Automatic = []*pricing.Coupon{automatic, late}
		Expect(off(with(b))).To(Equal("2.00"))
		q := with(b, percentOff(1, "10"))
		Expect(off(q)).To(Equal("2.80"))
		Expect(q.Problems).To(BeEmpty())
		Expect(q.Coupons).To(HaveLen(2))
	})

	Describe("that are changed", func() {
		terms := pricing.CouponTerms{Currencies: []domain.Currency{"EUR"}, Known: catalog.References{Products: map[int64]bool{31: true}}}
		kind := func(t pricing.DiscountType) pricing.CouponInput {
			return pricing.CouponInput{Code: new("X"), DiscountType: &t}
		}
		DescribeTable("reject contradicting fields, such as", func(in pricing.CouponInput, pointers ...string) {
			_, err := pricing.NewCoupon(in, terms)
			e, ok := err.(*domain.Error)
			Expect(ok).To(BeTrue(), "%v", err)
			var at []string
			for _, f := range e.Fields {
				at = append(at, f.Pointer)
			}
			Expect(at).To(Equal(pointers))
		},
			Entry("a percentage without a value", kind(pricing.DiscountPercentage), "/value"),
			Entry("a percentage above 100", func() pricing.CouponInput {
				in := kind(pricing.DiscountPercentage)
				in.Value = new(new(amount("100.01")))
				return in
			}(), "/value"),
			Entry("an amount without a currency", func() pricing.CouponInput {
				in := kind(pricing.DiscountFixedAmount)
				in.Value = new(new(amount("5")))
				return in
			}(), "/currencyCode"),
			Entry("a currency that the store does not sell in", func() pricing.CouponInput {
				in := kind(pricing.DiscountFixedAmount)
				in.Value, in.CurrencyCode = new(new(amount("5"))), new(new(domain.Currency("USD")))
				return in
			}(), "/currencyCode"),
			Entry("PRODUCTS without product ids", func() pricing.CouponInput {
				in := kind(pricing.DiscountPercentage)
				in.Value, in.AppliesTo = new(new(amount("5"))), new(pricing.AppliesToProducts)
				return in
			}(), "/productIds"),
			Entry("BUY_X_GET_Y without its rule", kind(pricing.DiscountBuyXGetY), "/buyX"),
			Entry("unknown products", func() pricing.CouponInput {
				in := kind(pricing.DiscountPercentage)
				in.Value, in.ExcludedProductIDs = new(new(amount("5"))), &[]int64{31, 99}
				return in
			}(), "/excludedProductIds/1"))

		It("return to DRAFT only if they were never used", func() {
			c := percentOff(1, "10")
			changed, err := c.Change(pricing.CouponInput{Status: new(pricing.CouponDraft)}, terms)
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeTrue())
			used := percentOff(1, "10")
			used.UsageCount = 1
			_, err = used.Change(pricing.CouponInput{Status: new(pricing.CouponDraft)}, terms)
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
		})
		It("report no change if nothing differs", func() {
			c := percentOff(1, "10")
			changed, err := c.Change(pricing.CouponInput{Code: new("C1"), Value: new(new(amount("10.00")))}, terms)
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeFalse())
		})
	})
})
