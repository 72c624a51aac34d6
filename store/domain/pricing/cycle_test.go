package pricing_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// monthly returns a monthly plan with a discount in percent.
func monthly(id int64, percent string) *catalog.SubscriptionPlan {
	return &catalog.SubscriptionPlan{Row: domain.Row{ID: id}, ShippingPolicy: catalog.ShippingCharged,
		Terms:   catalog.PlanTerms{IntervalUnit: catalog.Month, IntervalCount: 1, PrepaidCycles: 1},
		Pricing: catalog.PlanPricing{Type: catalog.PlanPricePercentage, Value: new(amount(percent))}}
}

// onPlan returns the line as a line on a plan, in a given cycle.
func onPlan(l pricing.BasketLine, plan *catalog.SubscriptionPlan, cycle int) pricing.BasketLine {
	l.PlanID, l.Cycle = &plan.ID, pricing.FirstCycle(plan)
	l.Cycle.Number = cycle
	return l
}

var _ = Describe("A subscription line", func() {
	line := func(l pricing.BasketLine) []string {
		GinkgoHelper()
		got := quote(basket(l)).Lines[0]
		compare := ""
		if got.CompareAt != nil {
			compare = got.CompareAt.Fixed(2)
		}
		return []string{got.UnitPrice.Fixed(2), compare, got.LineTotal.Fixed(2)}
	}

	It("has a price that the plan's pricing computes from the one-time price, and shows both", func() {
		Expect(line(onPlan(goods(1, "9.99", 2), monthly(4, "15"), 1))).To(Equal([]string{"8.49", "9.99", "16.98"}))
	})

	It("lists the price of each delivery that it pays for, and costs their sum", func() {
		plan := monthly(4, "50")
		plan.Terms.PrepaidCycles, plan.Pricing.FirstCycles, plan.Pricing.ThenValue = 3, new(2), new(amount("10"))
		prices := func(l pricing.BasketLine) []string {
			q := quote(basket(l)).Lines[0]
			out := []string{q.UnitPrice.Fixed(2), q.UnitPriceBeforeDiscount.Fixed(2), q.DeliveryPrice.Fixed(2)}
			for _, each := range q.DeliveryPrices {
				out = append(out, each.Fixed(2))
			}
			return out
		}
		Expect(prices(onPlan(goods(1, "10.00", 2), plan, 1))).To(Equal([]string{"19.00", "30.00", "5.00", "5.00", "5.00", "9.00"}))
		Expect(prices(onPlan(goods(1, "10.00", 2), plan, 4))).To(Equal([]string{"27.00", "30.00", "9.00", "9.00", "9.00", "9.00"}))
		paid := onPlan(goods(1, "10.00", 2), plan, 3)
		paid.Cycle.Paid = true
		Expect(prices(paid)).To(Equal([]string{"0.00", "10.00", "9.00"}), "the delivery has a price, and this order costs nothing")
		own := onPlan(goods(1, "10.00", 2), plan, 1)
		own.UnitPrice = new(amount("8.00"))
		Expect(prices(own)).To(Equal([]string{"24.00", "24.00", "8.00", "8.00", "8.00", "8.00"}))
		Expect(prices(goods(1, "10.00", 2))).To(Equal([]string{"10.00", "10.00", "10.00"}))
	})

	It("has the plan's own price in every cycle if the plan has one", func() {
		plan := monthly(4, "15")
		plan.Pricing.FirstCycles, plan.Pricing.ThenValue = new(1), new(amount("5"))
		l := goods(1, "9.99", 1)
		l.Sellable.Prices = append(l.Sellable.Prices, &catalog.Price{CurrencyCode: "EUR", Amount: amount("7"), MinQuantity: 1, SubscriptionPlanID: &plan.ID})
		for _, cycle := range []int{1, 2, 9} {
			Expect(line(onPlan(l, plan, cycle))).To(Equal([]string{"7.00", "9.99", "7.00"}))
		}
		Expect(line(onPlan(l, monthly(5, "15"), 1))).To(Equal([]string{"8.49", "9.99", "8.49"}), "another plan's price is nobody else's")
	})

	It("first gets the account type's discount on the list price, then the plan's discount", func() {
		b := basket(onPlan(goods(1, "10.00", 1), monthly(4, "10"), 1))
		b.Buyer.AccountDiscount = amount("20")
		Expect(quote(b).Lines[0].UnitPrice.Fixed(2)).To(Equal("7.20"))
	})

	It("costs the introductory value in the first cycles, and the later value afterwards", func() {
		plan := monthly(4, "50")
		plan.Pricing.FirstCycles, plan.Pricing.ThenValue = new(3), new(amount("10"))
		for cycle, want := range map[int]string{1: "5.00", 3: "5.00", 4: "9.00", 40: "9.00"} {
			Expect(line(onPlan(goods(1, "10.00", 1), plan, cycle))[0]).To(Equal(want), "cycle %d", cycle)
		}
	})

	It("counts as a sale item for coupons only if it has a compare-at price", func() {
		coupon := percentOff(1, "10")
		coupon.ExcludeSaleItems = true
		b := basket(onPlan(goods(1, "10.00", 1), monthly(4, "10"), 1))
		b.Coupons = []*pricing.Coupon{coupon}
		Expect(quote(b).DiscountTotal.Fixed(2)).To(Equal("0.90"))
		b.Lines[0].Sellable.Prices[0].CompareAtAmount = new(amount("12"))
		q := quote(b)
		Expect(q.DiscountTotal.IsZero()).To(BeTrue())
		Expect(q.Lines[0].CompareAt.Fixed(2)).To(Equal("12.00"))
	})

	It("costs nothing in a trial, does not ship, and reserves no stock", func() {
		plan := monthly(4, "10")
		plan.Terms.TrialDays = 14
		l := onPlan(goods(1, "10.00", 1), plan, plan.Terms.FirstCycle())
		l.Sellable.Stock.OnHand = 0
		b := basket(l)
		b.Shipping, b.Buyer.MinOrder, b.Buyer.MinOrderCurrency = dhl("4.90", false), new(amount("5")), "EUR"
		q := quote(b)
		Expect([]string{q.GrandTotal.Fixed(2), q.Weight.Fixed(1)}).To(Equal([]string{"0.00", "0.0"}))
		Expect([]bool{q.RequiresShipping, b.RequiresShipping()}).To(Equal([]bool{false, true}), "an address is needed for what comes later")
		Expect(q.Problems).To(BeEmpty())
		b.Lines = append(b.Lines, goods(2, "1.00", 1))
		Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.BelowMinOrder}))
	})

	It("costs at most the agreed price, and less if the price has fallen", func() {
		l := onPlan(goods(1, "10.00", 1), monthly(4, "10"), 5)
		l.Cycle.AtMost = new(amount("8.50"))
		Expect(line(l)[0]).To(Equal("8.50"))
		l.Cycle.AtMost = new(amount("9.50"))
		Expect(line(l)[0]).To(Equal("9.00"))
	})

	It("keeps a price that an administrator fixed", func() {
		l := onPlan(goods(1, "10.00", 2), monthly(4, "10"), 2)
		l.UnitPrice = new(amount("3.00"))
		Expect(line(l)).To(Equal([]string{"3.00", "", "6.00"}))
	})

	DescribeTable("is not for sale", func(change func(b *pricing.Basket)) {
		b := basket(onPlan(goods(1, "10.00", 1), monthly(4, "10"), 1))
		change(&b)
		Expect(quote(b).Lines[0].Availability).To(Equal(pricing.AvailableNoLonger))
	},
		Entry("on a plan that does not sell it", func(b *pricing.Basket) { b.Lines[0].Cycle = nil }),
		Entry("on a plan that does not sell it, even at a fixed price", func(b *pricing.Basket) { b.Lines[0].Cycle, b.Lines[0].UnitPrice = nil, new(amount("1")) }),
		Entry("to an account type that excludes subscriptions", func(b *pricing.Basket) { b.Buyer.NoSubscriptions = true }),
		Entry("in a currency without a price on the plan", func(b *pricing.Basket) {
			b.Lines[0].Cycle.Plan.Pricing = catalog.PlanPricing{Type: catalog.PlanPriceFixed, Value: new(amount("1")), CurrencyCode: new(domain.Currency("JPY"))}
		}),
		Entry("as a one-time purchase if the product is sold on plans only", func(b *pricing.Basket) {
			b.Lines[0].PlanID, b.Lines[0].Cycle, b.Lines[0].Sellable.Product.SubscriptionOnly = nil, nil, true
		}),
	)
})

var _ = Describe("Prepaid deliveries", func() {
	prepaid := func(deliveries int) *catalog.SubscriptionPlan {
		plan := monthly(4, "10")
		plan.Terms.PrepaidCycles = deliveries
		return plan
	}

	It("are charged together with the first delivery: goods and shipping of each at the price of its cycle", func() {
		plan := prepaid(3)
		plan.Pricing.FirstCycles, plan.Pricing.ThenValue = new(2), new(amount("0"))
		b := basket(onPlan(goods(1, "10.00", 2), plan, 1))
		b.Shipping = dhl("4.90", false)
		q := quote(b)
		Expect([]string{q.Lines[0].UnitPrice.Fixed(2), q.Lines[0].CompareAt.Fixed(2), q.Subtotal.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"28.00", "30.00", "56.00", "14.70"}))
		Expect([]any{q.ItemCount, q.Weight.Fixed(1)}).To(Equal([]any{2, "1.0"}), "one delivery is shipped")
		b.Lines[0].Cycle.Number = 4
		Expect(quote(b).Subtotal.Fixed(2)).To(Equal("60.00"))
	})

	It("cost nothing after the charge for all of them", func() {
		b := basket(onPlan(goods(1, "10.00", 2), prepaid(3), 2))
		b.Lines[0].Cycle.Paid, b.Renewal, b.Shipping = true, true, dhl("4.90", false)
		q := quote(b)
		Expect(q.GrandTotal.Fixed(2)).To(Equal("0.00"))
		Expect([]bool{q.RequiresShipping, q.Problems == nil}).To(Equal([]bool{true, true}))
	})

	It("ship for free if the value of one delivery reaches the limit", func() {
		b := basket(onPlan(goods(1, "10.00", 2), prepaid(3), 1))
		b.Shipping = dhl("4.90", false)
		b.Shipping.FreeOverSubtotal = new(amount("30"))
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("14.70"), "54.00 are three deliveries of 18.00")
		b.Lines[0].Quantity = 4
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("0.00"))
	})

	It("have shipping charges according to the plan's policy", func() {
		plan := prepaid(3)
		plan.ShippingPolicy = catalog.ShippingFirstFree
		b := basket(onPlan(goods(1, "10.00", 1), plan, 1))
		b.Shipping = dhl("4.90", false)
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("9.80"))
		b.Lines = append(b.Lines, goods(2, "10.00", 1))
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("14.70"), "what is bought once is charged")
		plan.ShippingPolicy = catalog.ShippingFree
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("4.90"))
		b.Lines = b.Lines[:1]
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("0.00"))
	})

	It("are limited to the remaining cycles of the plan", func() {
		plan := prepaid(3)
		plan.Terms.MaxCycles = new(4)
		Expect(quote(basket(onPlan(goods(1, "10.00", 1), plan, 4))).Subtotal.Fixed(2)).To(Equal("9.00"))
	})

	It("of a replacement are limited by its own cycles, and priced by all cycles since the first subscription", func() {
		plan := prepaid(3)
		plan.Terms.MaxCycles = new(6)
		plan.Pricing.FirstCycles, plan.Pricing.ThenValue, plan.ShippingPolicy = new(6), new(amount("0")), catalog.ShippingFirstFree
		b := basket(onPlan(goods(1, "10.00", 1), plan, 1))
		b.Lines[0].Cycle.Before, b.Renewal, b.Shipping = 5, true, dhl("5.00", false)
		q := quote(b)
		Expect([]string{q.Subtotal.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"29.00", "15.00"}), "one introductory price is left, and no first shipment")
		b.Lines[0].Cycle.Number = 6
		Expect(quote(b).Subtotal.Fixed(2)).To(Equal("10.00"), "the last one of six")
		b.Lines[0].Cycle.Number = 4
		_, more := b.Next(plan.ID, quote(b))
		Expect(more).To(BeFalse())
	})

	It("each cost the fixed price of a coupon", func() {
		coupon := percentOff(1, "5")
		coupon.DiscountType, coupon.CurrencyCode = pricing.DiscountFixedPrice, new(domain.Currency("EUR"))
		b := basket(onPlan(goods(1, "10.00", 1), prepaid(3), 1))
		b.Coupons = []*pricing.Coupon{coupon}
		q := quote(b)
		Expect(q.Subtotal.Sub(q.DiscountTotal).Fixed(2)).To(Equal("15.00"))
	})
})

var _ = Describe("A renewal", func() {
	It("ships by the agreed method even if carts no longer offer the method", func() {
		b := basket(onPlan(goods(1, "10.00", 1), monthly(4, "10"), 2))
		b.Renewal, b.Shipping, b.Destination = true, dhl("4.90", false), &domain.Place{CountryCode: "DE"}
		b.Shipping.IsActive = false
		Expect(quote(b).NotShipped()).NotTo(Succeed(), "the next charge of a cart")
		b.ShippingAgreed = true
		Expect(quote(b).NotShipped()).To(Succeed())
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("4.90"))
		b.Destination = &domain.Place{CountryCode: "US"}
		b.Shipping.CountryCodes = []string{"DE"}
		Expect(quote(b).NotShipped()).NotTo(Succeed(), "it still goes where it goes")
	})

	It("is sold regardless of later changes to the product, the plan or the minimum order", func() {
		b := basket(onPlan(goods(1, "10.00", 3), monthly(4, "10"), 2))
		b.Renewal, b.Buyer.MinOrder, b.Buyer.MinOrderCurrency, b.Buyer.NoSubscriptions = true, new(amount("500")), "EUR", true
		p := b.Lines[0].Sellable.Product
		p.Status, p.MaxQuantity = catalog.ProductArchived, new(1)
		q := quote(b)
		Expect(q.GrandTotal.Fixed(2)).To(Equal("27.00"))
		Expect(q.Problems).To(BeEmpty())
		b.Lines[0].Sellable.Stock.OnHand = 2
		Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.TooFewInStock}))
		b.Lines[0].Sellable.Prices = nil
		Expect(quote(b).Lines[0].Availability).To(Equal(pricing.AvailableNoLonger))
	})

	It("keeps the discounts of expired and first-order coupons, but not of coupons that no longer apply", func() {
		b := basket(onPlan(goods(1, "10.00", 1), monthly(4, "0"), 2))
		b.Renewal = true
		coupon := percentOff(1, "10")
		coupon.UsageLimit, coupon.UsageCount, coupon.EndsOn, coupon.FirstOrderOnly, coupon.Status = new(1), 1, &noon, true, pricing.CouponPaused
		b.Buyer.HasOrdered = true
		b.Coupons = []*pricing.Coupon{coupon}
		Expect(quote(b).DiscountTotal.Fixed(2)).To(Equal("1.00"))
		coupon.MinSubtotal = new(amount("11"))
		Expect(quote(b).DiscountTotal.IsZero()).To(BeTrue())
		coupon.MinSubtotal, b.Renewal = nil, false
		Expect(quote(b).DiscountTotal.IsZero()).To(BeTrue(), "at a first order all of it counts")
	})
})

var _ = Describe("The next charge of a plan in a basket", func() {
	everyOrder := func(id int64) *pricing.Coupon {
		c := percentOff(id, "10")
		c.AppliesToSubscriptions = pricing.CouponEveryOrder
		return c
	}
	next := func(b pricing.Basket, plan *catalog.SubscriptionPlan) (pricing.Basket, string) {
		GinkgoHelper()
		n, more := b.Next(plan.ID, quote(b))
		Expect(more).To(BeTrue())
		return n, quote(n).GrandTotal.Fixed(2)
	}

	It("has the plan's lines, second-cycle prices, shipping, and the coupons that still apply", func() {
		plan, other := monthly(4, "50"), monthly(5, "0")
		plan.Pricing.FirstCycles, plan.Pricing.ThenValue, plan.ShippingPolicy = new(1), new(amount("20")), catalog.ShippingFirstFree
		b := basket(onPlan(goods(1, "10.00", 1), plan, 1), goods(2, "100.00", 1), onPlan(goods(3, "1.00", 1), other, 1))
		first, thrice := percentOff(2, "5"), percentOff(3, "20")
		thrice.AppliesToSubscriptions, thrice.SubscriptionCycleLimit = pricing.CouponFirstN, new(3)
		b.Shipping, b.Coupons, b.Automatic = dhl("4.90", false), []*pricing.Coupon{first, thrice}, []*pricing.Coupon{everyOrder(7)}
		b.Manual = &pricing.ManualDiscount{DiscountType: pricing.DiscountPercentage, Value: amount("50")}
		n, total := next(b, plan)
		Expect(total).To(Equal("10.66"), "8.00, less 20 % and 10 %, and 4.90")
		Expect(n.Plans()).To(HaveLen(1))
		Expect(n.Lines[0].Cycle.Number).To(Equal(2))
		Expect(b.Lines[0].Cycle.Number).To(Equal(1), "the basket stays as it is")
		Expect(quote(n.Regular()).GrandTotal.Fixed(2)).To(Equal("12.10"), "8.00, less 10 %, and 4.90")
		_, total = next(b, other)
		Expect(total).To(Equal("5.62"))
	})

	It("is the first charge after a trial, with the trial's coupons", func() {
		plan := monthly(4, "10")
		plan.Terms.TrialDays = 14
		b := basket(onPlan(goods(1, "10.00", 1), plan, 0))
		b.Coupons = []*pricing.Coupon{percentOff(1, "50")}
		n, total := next(b, plan)
		Expect(total).To(Equal("4.50"))
		Expect(n.Lines[0].Cycle.Number).To(Equal(1))
	})

	It("comes after the prepaid deliveries if cycles are left", func() {
		plan := monthly(4, "10")
		plan.Terms.PrepaidCycles, plan.Terms.MaxCycles = 3, new(6)
		b := basket(onPlan(goods(1, "10.00", 1), plan, 1))
		n, total := next(b, plan)
		Expect([]any{n.Lines[0].Cycle.Number, total}).To(Equal([]any{4, "27.00"}))
		_, more := n.Next(plan.ID, quote(n))
		Expect(more).To(BeFalse())
	})

	It("has the regular price after the introductory prices", func() {
		plan := monthly(4, "50")
		plan.Terms.MaxCycles, plan.Pricing.FirstCycles, plan.Pricing.ThenValue = new(3), new(6), new(amount("0"))
		b := basket(onPlan(goods(1, "10.00", 1), plan, 1))
		n, total := next(b, plan)
		Expect([]string{total, quote(n.Regular()).GrandTotal.Fixed(2)}).To(Equal([]string{"5.00", "10.00"}))
	})
})

var _ = Describe("A coupon on a subscription", func() {
	It("applies to the number of charges in its terms", func() {
		c := percentOff(1, "10")
		Expect(*c.Cycles()).To(Equal(1))
		c.AppliesToSubscriptions, c.SubscriptionCycleLimit = pricing.CouponFirstN, new(3)
		Expect(*c.Cycles()).To(Equal(3))
		c.AppliesToSubscriptions = pricing.CouponEveryOrder
		Expect(c.Cycles()).To(BeNil())
	})
})
