package pricing_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

// discounts returns the discount on each line of the basket.
func discounts(b pricing.Basket, coupons ...*pricing.Coupon) (out []string) {
	GinkgoHelper()
	b.Coupons = coupons
	for _, l := range quote(b).Lines {
		out = append(out, l.LineDiscount.Fixed(b.Currency.Digits()))
	}
	return out
}

// ofProducts limits a coupon to some products.
func ofProducts(c *pricing.Coupon, ids ...int64) *pricing.Coupon {
	c.AppliesTo, c.ProductIDs = pricing.AppliesToProducts, ids
	return c
}

// buying returns a coupon that discounts units if the buyer also buys other units.
func buying(rule pricing.CouponBuyX) *pricing.Coupon {
	c := percentOff(1, "1")
	if rule.DiscountPercent.IsZero() {
		rule.DiscountPercent = domain.Hundred
	}
	c.DiscountType, c.Value, c.BuyX = pricing.DiscountBuyXGetY, nil, &rule
	return c
}

// in adds the product of a line to collections.
func in(l pricing.BasketLine, collections ...int64) pricing.BasketLine {
	l.CollectionIDs = collections
	return l
}

var _ = Describe("A coupon", func() {
	DescribeTable("has a kind that depends on its value and its target:", EntryDescription("%[1]s of %[2]s is %[3]s"), func(kind pricing.DiscountType, of pricing.CouponAppliesTo, want pricing.DiscountKind) {
		Expect((&pricing.Coupon{DiscountType: kind, AppliesTo: of}).Kind()).To(Equal(want))
	},
		Entry(nil, pricing.DiscountPercentage, pricing.AppliesToOrder, pricing.OrderDiscount),
		Entry(nil, pricing.DiscountFixedAmount, pricing.AppliesToOrder, pricing.OrderDiscount),
		Entry(nil, pricing.DiscountPercentage, pricing.AppliesToProducts, pricing.ProductDiscount),
		Entry(nil, pricing.DiscountFixedAmount, pricing.AppliesToCollections, pricing.ProductDiscount),
		Entry(nil, pricing.DiscountFixedPrice, pricing.AppliesToOrder, pricing.ProductDiscount),
		Entry(nil, pricing.DiscountBuyXGetY, pricing.AppliesToOrder, pricing.ProductDiscount),
		Entry(nil, pricing.DiscountFreeShipping, pricing.AppliesToShipping, pricing.ShippingDiscount),
		Entry(nil, pricing.DiscountPercentage, pricing.AppliesToShipping, pricing.ShippingDiscount))

	It("has a label for buyers: the coupon's name, or else its code", func() {
		c := &pricing.Coupon{Code: "TEN"}
		Expect(c.Label()).To(Equal("TEN"))
		c.Name = new("")
		Expect(c.Label()).To(Equal("TEN"))
		c.Name = new("Ten off")
		Expect(c.Label()).To(Equal("Ten off"))
	})

	It("can become a draft again only while it has no uses and no reserved uses", func() {
		for _, c := range []*pricing.Coupon{{Status: pricing.CouponPaused, ReservedCount: 1}, {Status: pricing.CouponPaused, UsageCount: 1}} {
			_, err := c.Change(pricing.CouponInput{Status: new(pricing.CouponDraft)}, pricing.CouponTerms{})
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidStateTransition))
			Expect(c.Status).To(Equal(pricing.CouponPaused))
		}
	})
})

var _ = Describe("An entered code", func() {
	named := func() (*pricing.Coupon, pricing.Buyer) {
		c := percentOff(1, "10")
		c.StartsOn, c.UsageLimit, c.UsageCount, c.ReservedCount = &noon, new(3), 1, 1
		c.CustomerIDs, c.AccountTypeIDs = []int64{501}, []int64{5}
		return c, pricing.Buyer{CustomerID: new(int64(501)), AccountTypeID: new(int64(5))}
	}

	It("is valid for the coupon's customers, from its start until its uses run out", func() {
		c, who := named()
		Expect(c.KnownTo(who, noon)).To(BeTrue())
	})

	DescribeTable("is not valid", func(change func(c *pricing.Coupon, who *pricing.Buyer)) {
		c, who := named()
		change(c, &who)
		Expect(c.KnownTo(who, noon)).To(BeFalse())
		Expect(domain.CodeOf(pricing.ErrNoCoupon("/code"))).To(Equal(domain.CouponNotApplicable))
	},
		Entry("for an automatic coupon", func(c *pricing.Coupon, _ *pricing.Buyer) { c.IsAutomatic = true }),
		Entry("before its start", func(c *pricing.Coupon, _ *pricing.Buyer) { c.StartsOn = new(noon.Add(1)) }),
		Entry("for a paused coupon", func(c *pricing.Coupon, _ *pricing.Buyer) { c.Status = pricing.CouponPaused }),
		Entry("while the last use is reserved", func(c *pricing.Coupon, _ *pricing.Buyer) { c.ReservedCount = 2 }),
		Entry("for a guest", func(_ *pricing.Coupon, who *pricing.Buyer) { who.CustomerID = nil }),
		Entry("for another customer", func(_ *pricing.Coupon, who *pricing.Buyer) { who.CustomerID = new(int64(502)) }),
		Entry("for a buyer without an account type", func(_ *pricing.Coupon, who *pricing.Buyer) { who.AccountTypeID = nil }),
		Entry("for another account type", func(_ *pricing.Coupon, who *pricing.Buyer) { who.AccountTypeID = new(int64(6)) }))
})

var _ = Describe("The conditions of a coupon", func() {
	DescribeTable("are met", func(change func(c *pricing.Coupon, b *pricing.Basket)) {
		c, b := percentOff(1, "10"), basket(goods(1, "5.00", 1), goods(2, "5.00", 1))
		change(c, &b)
		b.Coupons = []*pricing.Coupon{c}
		q := quote(b)
		Expect(q.DiscountTotal.Fixed(2)).To(Equal("1.00"), "%v", q.Coupons[0].Refused)
	},
		Entry("at its start", func(c *pricing.Coupon, _ *pricing.Basket) { c.StartsOn = &noon }),
		Entry("before its end", func(c *pricing.Coupon, _ *pricing.Basket) { c.EndsOn = new(noon.Add(1)) }),
		Entry("with a use left", func(c *pricing.Coupon, _ *pricing.Basket) { c.UsageLimit, c.UsageCount, c.ReservedCount = new(3), 1, 1 }),
		Entry("for its customers", func(c *pricing.Coupon, b *pricing.Basket) {
			c.CustomerIDs, b.Buyer.CustomerID = []int64{7, 501}, new(int64(501))
		}),
		Entry("for its account types", func(c *pricing.Coupon, b *pricing.Basket) {
			c.AccountTypeIDs, b.Buyer.AccountTypeID = []int64{4, 5}, new(int64(5))
		}),
		Entry("for a first order", func(c *pricing.Coupon, _ *pricing.Basket) { c.FirstOrderOnly = true }),
		Entry("for a later order", func(_ *pricing.Coupon, b *pricing.Basket) { b.Buyer.HasOrdered = true }),
		Entry("for a customer with uses left", func(c *pricing.Coupon, b *pricing.Basket) {
			c.UsageLimitPerCustomer, b.Buyer.CouponUses = new(2), map[int64]int{1: 1}
		}),
		Entry("at its minimum", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinSubtotal = new(amount("10.00")) }),
		Entry("at its number of units, over all lines", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinQuantity = new(2) }),
		Entry("in its currency", func(c *pricing.Coupon, _ *pricing.Basket) { c.CurrencyCode = new(domain.Currency("EUR")) }),
		Entry("for goods that are not on sale", func(c *pricing.Coupon, _ *pricing.Basket) { c.ExcludeSaleItems = true }),
		Entry("for goods on sale", func(_ *pricing.Coupon, b *pricing.Basket) {
			b.Lines[0].Sellable.Prices[0].CompareAtAmount = new(amount("6.00"))
		}),
		Entry("once for a code that is typed twice", func(c *pricing.Coupon, b *pricing.Basket) { b.Automatic = []*pricing.Coupon{c, c} }))

	// data returns a refusal's data with its amounts as texts.
	data := func(r *domain.CouponRefusal) []any {
		fixed := func(a *domain.Amount) any {
			if a == nil {
				return nil
			}
			return a.Fixed(2)
		}
		count := func(n *int) any {
			if n == nil {
				return nil
			}
			return *n
		}
		return []any{r.Code, r.Reason, r.AllItems, r.Currency, fixed(r.MinSubtotal), fixed(r.MissingSubtotal), count(r.MinQuantity), count(r.MissingQuantity)}
	}

	DescribeTable("are stated as data in the refusal, the cart's problem and the error of the order:", func(change func(c *pricing.Coupon, b *pricing.Basket), code domain.Code, want ...any) {
		c, b := percentOff(1, "10"), basket(goods(1, "5.00", 1), goods(2, "5.00", 1))
		change(c, &b)
		b.Coupons = []*pricing.Coupon{c}
		q := quote(b)
		Expect(q.Problems).To(HaveLen(1))
		Expect(data(q.Problems[0].Coupon)).To(Equal(append([]any{"C1"}, want...)))
		for _, err := range []error{q.Coupons[0].Refused, q.Refused(1, "/code"), q.Obstacle(func(int) string { return "" })} {
			Expect(refusal(err).Code).To(Equal(code))
			Expect(data(refusal(err).Coupon)).To(Equal(append([]any{"C1"}, want...)))
		}
	},
		Entry("below the minimum", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinSubtotal = new(amount("22.50")) },
			domain.CouponNotApplicable, domain.CouponMinSubtotal, true, domain.Currency("EUR"), "22.50", "12.50", nil, nil),
		Entry("a cent below the minimum of some products", func(c *pricing.Coupon, _ *pricing.Basket) {
			c.AppliesTo, c.ProductIDs, c.MinSubtotal = pricing.AppliesToProducts, []int64{2}, new(amount("5.01"))
		}, domain.CouponNotApplicable, domain.CouponMinSubtotal, false, domain.Currency("EUR"), "5.01", "0.01", nil, nil),
		Entry("below the minimum without the excluded product", func(c *pricing.Coupon, _ *pricing.Basket) {
			c.ExcludedProductIDs, c.MinSubtotal = []int64{2}, new(amount("10.00"))
		}, domain.CouponNotApplicable, domain.CouponMinSubtotal, false, domain.Currency("EUR"), "10.00", "5.00", nil, nil),
		Entry("below the number of units", func(c *pricing.Coupon, _ *pricing.Basket) { c.MinQuantity = new(5) },
			domain.CouponNotApplicable, domain.CouponMinQuantity, true, domain.Currency(""), nil, nil, 5, 3),
		Entry("for other products", func(c *pricing.Coupon, _ *pricing.Basket) {
			c.AppliesTo, c.ProductIDs = pricing.AppliesToProducts, []int64{9}
		}, domain.CouponNotApplicable, domain.CouponNoItems, false, domain.Currency(""), nil, nil, nil, nil),
		Entry("for another currency", func(c *pricing.Coupon, _ *pricing.Basket) { c.CurrencyCode = new(domain.Currency("USD")) },
			domain.CouponNotApplicable, domain.CouponCurrency, true, domain.Currency("USD"), nil, nil, nil, nil),
		Entry("for a first order", func(c *pricing.Coupon, b *pricing.Basket) { c.FirstOrderOnly, b.Buyer.HasOrdered = true, true },
			domain.CouponNotApplicable, domain.CouponFirstOrder, true, domain.Currency(""), nil, nil, nil, nil),
		Entry("for other customers", func(c *pricing.Coupon, _ *pricing.Basket) { c.CustomerIDs = []int64{7} },
			domain.CouponNotApplicable, domain.CouponOtherBuyers, true, domain.Currency(""), nil, nil, nil, nil),
		Entry("after its end", func(c *pricing.Coupon, _ *pricing.Basket) { c.EndsOn = &noon },
			domain.CouponNotApplicable, domain.CouponEnded, true, domain.Currency(""), nil, nil, nil, nil),
		Entry("without a use left", func(c *pricing.Coupon, _ *pricing.Basket) { c.UsageLimit, c.UsageCount = new(1), 1 },
			domain.CouponExhausted, domain.CouponUsedUp, true, domain.Currency(""), nil, nil, nil, nil),
		Entry("without a use left for the customer", func(c *pricing.Coupon, b *pricing.Basket) {
			c.UsageLimitPerCustomer, b.Buyer.CouponUses = new(1), map[int64]int{1: 1}
		}, domain.CouponExhausted, domain.CouponUsedByBuyer, true, domain.Currency(""), nil, nil, nil, nil))

	It("name the end as the reason if a coupon has ended", func() {
		c, b := percentOff(1, "10"), basket(goods(1, "5.00", 1))
		c.EndsOn, b.Coupons = &noon, []*pricing.Coupon{c}
		Expect(quote(b).Coupons[0].Refused).To(MatchError(ContainSubstring("has ended")))
	})

	It("name the first conflicting earlier coupon as the reason", func() {
		b := basket(goods(1, "5.00", 1))
		b.Coupons = []*pricing.Coupon{percentOff(1, "10"), percentOff(2, "10"), percentOff(3, "10")}
		b.Coupons[2].CombinesWith = nil
		Expect(quote(b).Coupons[2].Refused).To(MatchError(ContainSubstring("cannot be combined with C1")))
	})

	It("are checked in order of priority, on the amounts that earlier coupons leave", func() {
		first, second := percentOff(2, "50"), amountOff(1, "1.00")
		first.Priority, second.Priority = 1, 2
		Expect(discounts(basket(goods(1, "10.00", 1)), second, first)).To(Equal([]string{"6.00"}))
		first.Priority = 3
		Expect(discounts(basket(goods(1, "10.00", 1)), second, first)).To(Equal([]string{"5.50"}))
	})
})

var _ = Describe("The discount of a coupon", func() {
	cheap := func() pricing.Basket { return basket(goods(1, "0.05", 1), goods(2, "0.05", 1)) }

	DescribeTable("is rounded", func(c *pricing.Coupon, want ...string) {
		Expect(discounts(cheap(), c)).To(Equal(want))
	},
		Entry("on each line for a percentage of products", ofProducts(percentOff(1, "10"), 1, 2), "0.01", "0.01"),
		Entry("only once for a percentage of the order", percentOff(1, "10"), "0.01", "0.00"),
		Entry("only once for a fixed amount on products", ofProducts(amountOff(1, "0.03"), 1, 2), "0.02", "0.01"))

	It("is a fixed price only for the coupon's products", func() {
		c := ofProducts(amountOff(1, "7.00"), 1)
		c.DiscountType = pricing.DiscountFixedPrice
		Expect(discounts(basket(goods(1, "10.00", 2), goods(2, "10.00", 2)), c)).To(Equal([]string{"6.00", "0.00"}))
	})

	It("is limited to the coupon's maximum, even on shipping", func() {
		c := percentOff(1, "50")
		c.AppliesTo, c.MaxDiscountAmount = pricing.AppliesToShipping, new(amount("2.00"))
		b := basket(goods(1, "10.00", 1))
		b.Shipping, b.Coupons = dhl("4.90", false), []*pricing.Coupon{c}
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("2.90"))
		c.MaxDiscountAmount = new(amount("2.46"))
		Expect(quote(b).ShippingTotal.Fixed(2)).To(Equal("2.45"))
	})

	DescribeTable("for bought units reduces the cheapest units, once per bought quantity, if its rule names", func(rule pricing.CouponBuyX, want ...string) {
		b := basket(in(goods(1, "5.00", 2), 10), in(goods(2, "3.00", 2), 20), in(goods(3, "4.00", 2), 30))
		Expect(discounts(b, buying(rule))).To(Equal(want))
	},
		Entry("no goods", pricing.CouponBuyX{BuyQuantity: 2, GetQuantity: 1}, "0.00", "6.00", "0.00"),
		Entry("more units than one line has", pricing.CouponBuyX{BuyQuantity: 3, GetQuantity: 3}, "0.00", "6.00", "4.00"),
		Entry("one product, both to buy and to discount", pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, BuyProductIDs: []int64{1}}, "5.00", "0.00", "0.00"),
		Entry("one collection, both to buy and to discount", pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, BuyCollectionIDs: []int64{30}}, "0.00", "0.00", "4.00"),
		Entry("a product and a collection to buy", pricing.CouponBuyX{BuyQuantity: 2, GetQuantity: 2, BuyProductIDs: []int64{1}, BuyCollectionIDs: []int64{30}}, "0.00", "0.00", "8.00"),
		Entry("a product to discount that is more expensive than the product to buy", pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, BuyProductIDs: []int64{2}, GetProductIDs: []int64{1}}, "10.00", "0.00", "0.00"),
		Entry("a product and a collection to discount", pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, BuyProductIDs: []int64{2}, GetProductIDs: []int64{1}, GetCollectionIDs: []int64{30}}, "0.00", "0.00", "8.00"),
		Entry("a product to discount for bought units of any product", pricing.CouponBuyX{BuyQuantity: 3, GetQuantity: 1, GetProductIDs: []int64{2}}, "0.00", "3.00", "0.00"),
		Entry("too many units for a second round", pricing.CouponBuyX{BuyQuantity: 2, GetQuantity: 2}, "0.00", "6.00", "0.00"),
		Entry("exactly enough units for two rounds", pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 2}, "0.00", "6.00", "8.00"),
		Entry("a maximum below the possible number of rounds", pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, MaxApplications: new(1)}, "0.00", "3.00", "0.00"),
		Entry("a maximum above the possible number of rounds", pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1, MaxApplications: new(9)}, "0.00", "6.00", "4.00"))

	It("does not apply to excluded lines", func() {
		c := buying(pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1})
		c.ExcludedProductIDs = []int64{2}
		Expect(discounts(basket(goods(1, "5.00", 2), goods(2, "3.00", 2)), c)).To(Equal([]string{"5.00", "0.00"}))
	})

	It("depends on the remaining price of each unit and not of the line", func() {
		Expect(discounts(basket(goods(1, "5.00", 1), goods(2, "3.00", 3)), buying(pricing.CouponBuyX{BuyQuantity: 3, GetQuantity: 1}))).To(Equal([]string{"0.00", "3.00"}))
		dear := ofProducts(amountOff(2, "2.50"), 1)
		dear.Priority = 1
		Expect(discounts(basket(goods(1, "5.00", 1), goods(2, "3.00", 3)), dear, buying(pricing.CouponBuyX{BuyQuantity: 3, GetQuantity: 1}))).To(Equal([]string{"5.00", "0.00"}))
	})
})

var _ = Describe("A new coupon", func() {
	It("can start at once, and is refused without a discount type", func() {
		c, err := pricing.NewCoupon(pricing.CouponInput{Code: new("TEN"), DiscountType: new(pricing.DiscountPercentage), Value: new(new(amount("10"))), Status: new(pricing.CouponActive)},
			pricing.CouponTerms{Known: catalog.NewReferences()})
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Status).To(Equal(pricing.CouponActive))
		_, err = pricing.NewCoupon(pricing.CouponInput{Value: new(new(amount("10")))}, pricing.CouponTerms{})
		Expect(refusal(err).Fields[0].Pointer).To(Equal("/value"))
	})

	It("can be changed in a single field if all rules are still met", func() {
		c := buying(pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1})
		c.StartsOn = new(noon.Add(-time.Hour))
		terms := pricing.CouponTerms{Known: catalog.NewReferences()}
		for _, change := range []pricing.CouponInput{
			{AppliesToSubscriptions: new(pricing.CouponEveryOrder)},
			{BuyX: new(&pricing.CouponBuyX{BuyQuantity: 2, GetQuantity: 1, DiscountPercent: domain.Hundred})},
		} {
			changed, err := c.Change(change, terms)
			Expect([]any{changed, err}).To(Equal([]any{true, nil}))
		}
	})
})
