package pricing_test

import (
	"fmt"
	"math/rand"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// alone prevents the coupons from being combined with any other coupon.
func alone(coupons ...*pricing.Coupon) []*pricing.Coupon {
	for _, c := range coupons {
		c.CombinesWith = nil
	}
	return coupons
}

// automatic makes the coupons apply without a code.
func automatic(coupons ...*pricing.Coupon) []*pricing.Coupon {
	for _, c := range coupons {
		c.IsAutomatic = true
	}
	return coupons
}

func freeShipping(id int64) *pricing.Coupon {
	c := percentOff(id, "1")
	c.DiscountType, c.AppliesTo, c.Value = pricing.DiscountFreeShipping, pricing.AppliesToShipping, nil
	return c
}

func fixedPrice(id int64, price string) *pricing.Coupon {
	c := amountOff(id, price)
	c.DiscountType = pricing.DiscountFixedPrice
	return c
}

// threeForTwo returns a coupon that gives a free unit for two bought units.
func threeForTwo(id int64) *pricing.Coupon {
	c := buying(pricing.CouponBuyX{BuyQuantity: 2, GetQuantity: 1})
	c.ID, c.Code = id, fmt.Sprintf("C%d", id)
	return c
}

var _ = Describe("A coupon without an effect", func() {
	digital := func(b *pricing.Basket) { b.Lines[0].Sellable.Product.RequiresShipping = false }

	DescribeTable("is refused with a reason, and leaves other discounts in place,", func(c *pricing.Coupon, change func(*pricing.Basket), why string) {
		b := basket(goods(1, "20.00", 1))
		b.Shipping, b.Automatic = dhl("4.90", false), automatic(alone(percentOff(9, "10"))...)
		if change != nil {
			change(&b)
		}
		b.Coupons = alone(c)
		q := quote(b)
		Expect(q.DiscountTotal.Fixed(2)).To(Equal("2.00"), "the automatic discount applies")
		Expect(q.Coupons).To(HaveLen(2))
		Expect(q.Coupons[0].Refused).To(MatchError(ContainSubstring(why)))
		Expect(domain.CodeOf(q.Refused(c.ID, "/code"))).To(Equal(domain.CouponNotApplicable))
		Expect(q.Applied(domain.Reading{})).To(HaveLen(1))
		Expect(q.Problems).To(BeEmpty(), "it does not prevent the order")
	},
		Entry("if there are too few items for its rule", threeForTwo(1), nil, "too few items"),
		Entry("if its fixed price is above the price", fixedPrice(1, "50.00"), nil, "Nothing in the cart costs more"),
		Entry("if its fixed price equals the price", fixedPrice(1, "20.00"), nil, "Nothing in the cart costs more"),
		Entry("if it is for shipping and nothing is shipped", freeShipping(1), digital, "nothing in the cart is shipped"),
		Entry("if it is for shipping and shipping is free", freeShipping(1), func(b *pricing.Basket) { b.Shipping = dhl("0", false) }, "takes nothing off"),
		Entry("if rounding removes its discount", percentOff(1, "0.01"), nil, "takes nothing off"))

	It("does not displace other discounts if it is automatic", func() {
		for _, c := range []*pricing.Coupon{threeForTwo(1), fixedPrice(1, "50.00"), freeShipping(1)} {
			c.Priority = 1
			b := basket(goods(1, "20.00", 1))
			b.Automatic = automatic(alone(c, percentOff(2, "10"))...)
			q := quote(b)
			Expect(q.DiscountTotal.Fixed(2)).To(Equal("2.00"), string(c.DiscountType))
			Expect(q.Coupons).To(HaveLen(1))
		}
	})

	It("is refused if other coupons reduce the total to 0, and does not prevent the order", func() {
		all, rest := percentOff(1, "100"), amountOff(2, "5.00")
		all.Priority = 1
		b := basket(goods(1, "20.00", 1))
		b.Coupons = []*pricing.Coupon{all, rest}
		q := quote(b)
		Expect(q.Coupons[1].Refused).To(MatchError(ContainSubstring("leave nothing")))
		Expect(q.Problems).To(BeEmpty())
	})

	It("applies if it reduces the price together with another coupon", func() {
		b := basket(goods(1, "20.00", 1))
		b.Shipping = dhl("4.90", false)
		b.Shipping.FreeOverSubtotal = new(amount("20.00"))
		b.Coupons = []*pricing.Coupon{percentOff(1, "10"), freeShipping(2)}
		q := quote(b)
		Expect(q.GrandTotal.Fixed(2)).To(Equal("18.00"), "the first coupon ends free shipping, the second takes it off")
		Expect(q.Coupons[1].Refused).NotTo(HaveOccurred())
	})

	It("waits while shipping has no price, without displacing other coupons", func() {
		b := basket(goods(1, "20.00", 1))
		b.Coupons, b.Automatic = alone(freeShipping(1)), automatic(alone(percentOff(2, "20"))...)
		q := quote(b)
		Expect(q.Coupons[0].Refused).NotTo(HaveOccurred())
		Expect(q.DiscountTotal.Fixed(2)).To(Equal("4.00"))
		b.Shipping = dhl("4.90", false)
		q = quote(b)
		Expect([]string{q.DiscountTotal.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"0.00", "0.00"}), "4.90 are more than 4.00")
		b.Shipping = dhl("3.90", false)
		q = quote(b)
		Expect([]string{q.DiscountTotal.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"4.00", "3.90"}))
		Expect(q.Coupons[0].Refused).To(MatchError(ContainSubstring("The coupon C1 cannot be combined with C2, which takes off more.")))
		Expect(q.Problems).To(BeEmpty(), "the better discount is no reason against the order")
	})

	It("is accepted for a trial if it can reduce a later charge of the subscription", func() {
		plan := monthly(4, "0")
		plan.Terms.TrialDays = 14
		trial := basket(onPlan(goods(1, "10.00", 1), plan, 0))
		trial.Coupons = []*pricing.Coupon{percentOff(1, "50")}
		Expect(quote(trial).Coupons[0].Refused).NotTo(HaveOccurred())
		for _, none := range []*pricing.Coupon{threeForTwo(1), fixedPrice(1, "10.00")} {
			trial.Coupons = []*pricing.Coupon{none}
			Expect(quote(trial).Coupons[0].Refused).To(HaveOccurred(), string(none.DiscountType))
		}
		first := monthly(5, "0")
		b := basket(onPlan(goods(1, "10.00", 1), first, 1))
		b.Shipping = dhl("0", false)
		b.Coupons = []*pricing.Coupon{freeShipping(1)}
		Expect(quote(b).Coupons[0].Refused).To(HaveOccurred(), "it counts for the first order only")
	})

	It("is kept on a renewal that was agreed with the coupon", func() {
		b := basket(onPlan(goods(1, "10.00", 1), monthly(4, "0"), 2))
		b.Renewal, b.Coupons = true, []*pricing.Coupon{threeForTwo(1)}
		q := quote(b)
		Expect(q.Coupons[0].Refused).NotTo(HaveOccurred())
		Expect(q.Problems).To(BeEmpty())
	})

	It("is refused on an edited order, whose shipping price is known", func() {
		b := basket(goods(1, "20.00", 1))
		b.Edit, b.Coupons = &pricing.Edit{}, []*pricing.Coupon{freeShipping(1)}
		Expect(quote(b).RefusedCode(func(code string) string { return "/couponCodes/" + code })).To(MatchError(ContainSubstring("takes nothing off")))
	})
})

var _ = Describe("Coupons that cannot be combined", func() {
	It("reduce the order only by the better coupon, whatever the priorities and whoever entered it", func() {
		b := basket(goods(1, "20.00", 1))
		low := percentOff(1, "5")
		low.Priority = 1
		b.Coupons, b.Automatic = alone(low), automatic(alone(percentOff(2, "20"))...)
		q := quote(b)
		Expect(q.DiscountTotal.Fixed(2)).To(Equal("4.00"))
		Expect(q.Coupons[0].Refused).To(MatchError(ContainSubstring("The coupon C1 cannot be combined with C2, which takes off more.")))
		b.Automatic[0].Name = new("Autumn")
		Expect(quote(b).Coupons[0].Refused).To(MatchError(ContainSubstring("with Autumn")))
		b.Coupons = alone(percentOff(1, "25"))
		q = quote(b)
		Expect(q.DiscountTotal.Fixed(2)).To(Equal("5.00"))
		Expect(q.Coupons).To(HaveLen(1))
		b.Coupons, b.Automatic = alone(percentOff(1, "10"), percentOff(2, "20")), nil
		q = quote(b)
		Expect(q.DiscountTotal.Fixed(2)).To(Equal("4.00"))
		Expect(q.RefusedCode(func(string) string { return "/couponCodes/0" })).To(MatchError(ContainSubstring("The coupon C1 cannot be combined with C2.")))
	})

	It("that are equally good are ranked: entered codes first, then the lower priority, then the older coupon", func() {
		b := basket(goods(1, "20.00", 1))
		b.Coupons, b.Automatic = alone(percentOff(3, "10")), automatic(alone(percentOff(1, "10"))...)
		Expect(quote(b).Applied(domain.Reading{})[0].CouponID).To(Equal(int64(3)))
		second := percentOff(1, "10")
		second.Priority = 101
		b.Coupons, b.Automatic = nil, automatic(alone(second, percentOff(4, "10"), percentOff(3, "10"))...)
		Expect(quote(b).Applied(domain.Reading{})[0].CouponID).To(Equal(int64(3)))
	})

	It("are compared as whole combinations", func() {
		b := basket(goods(1, "20.00", 1))
		b.Shipping = dhl("4.90", false)
		single := percentOff(1, "30") // 6.00
		pair := []*pricing.Coupon{percentOff(2, "10"), freeShipping(3)}
		b.Automatic = automatic(append(alone(single), pair...)...)
		q := quote(b)
		Expect([]string{q.DiscountTotal.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"2.00", "0.00"}), "6.90 are more than 6.00")
		b.Shipping = dhl("3.90", false)
		q = quote(b)
		Expect([]string{q.DiscountTotal.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"6.00", "3.90"}))
	})

	It("do not exclude other coupons that can be combined, even if free shipping is then lost", func() {
		b := basket(goods(1, "50.00", 1))
		b.Shipping = dhl("4.90", false)
		b.Shipping.FreeOverSubtotal = new(amount("45.00"))
		b.Coupons = alone(percentOff(1, "10"), amountOff(2, "1.00"))
		b.Coupons[0].CombinesWith, b.Coupons[1].CombinesWith = []pricing.DiscountKind{pricing.OrderDiscount}, []pricing.DiscountKind{pricing.OrderDiscount}
		q := quote(b)
		Expect([]string{q.DiscountTotal.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"6.00", "4.90"}))
		Expect(q.RefusedCode(func(string) string { return "/couponCodes/1" })).To(Succeed())
	})

	It("are chosen for each method in the list of shipping methods as if the method were chosen", func() {
		b := basket(goods(1, "20.00", 1))
		b.Coupons, b.Automatic = alone(freeShipping(1)), automatic(alone(percentOff(2, "20"))...)
		cheap, dear := dhl("3.90", false), dhl("4.90", false)
		dear.ID = 4
		offers, err := b.Offers([]*settings.ShippingMethod{cheap, dear}, noon)
		Expect(err).NotTo(HaveOccurred())
		for _, o := range offers {
			b.Shipping = o.Method
			Expect(o.Charge).To(EqualAmount(quote(b).ShippingTotal), "%s", o.Price)
		}
		Expect(offers).To(HaveLen(2))
	})

	It("do not displace an edited order's own coupons, and the error names the first conflict", func() {
		b := basket(goods(1, "20.00", 1))
		b.Edit, b.Coupons = &pricing.Edit{Granted: []int64{1}}, alone(percentOff(1, "5"), percentOff(2, "50"))
		q := quote(b)
		Expect(q.DiscountTotal.Fixed(2)).To(Equal("1.00"))
		Expect(q.Coupons[1].Refused).To(MatchError(ContainSubstring("The coupon C2 cannot be combined with C1.")))
	})

	It("lead to the lowest total of all combinations, even in random baskets", func() {
		r := rand.New(rand.NewSource(GinkgoRandomSeed()))
		kinds := []pricing.DiscountKind{pricing.OrderDiscount, pricing.ProductDiscount, pricing.ShippingDiscount}
		for range 1000 {
			b := basket(goods(1, "20.00", 1+r.Intn(3)), goods(2, "7.77", 1))
			b.Shipping = dhl("4.90", false)
			for id := range int64(1 + r.Intn(6)) {
				c := []*pricing.Coupon{percentOff(id+1, "10"), amountOff(id+1, "3.33"), freeShipping(id + 1), threeForTwo(id + 1), fixedPrice(id+1, "6.50"),
					ofProducts(percentOff(id+1, "15"), 2)}[r.Intn(6)]
				c.Priority, c.CombinesWith = r.Intn(3), nil
				for _, kind := range kinds {
					if r.Intn(2) == 0 {
						c.CombinesWith = append(c.CombinesWith, kind)
					}
				}
				if c.IsAutomatic = r.Intn(2) == 0; c.IsAutomatic {
					b.Automatic = append(b.Automatic, c)
				} else {
					b.Coupons = append(b.Coupons, c)
				}
			}
			got := quote(b).GrandTotal
			all := append(append([]*pricing.Coupon{}, b.Coupons...), b.Automatic...)
			for set := 1; set < 1<<len(all); set++ {
				one := b
				one.Coupons, one.Automatic = nil, nil
				fits := true
				for i, c := range all {
					if set>>i&1 == 0 {
						continue
					}
					for _, o := range one.Coupons {
						fits = fits && c.CombinesWithCoupon(o)
					}
					one.Coupons = append(one.Coupons, c)
				}
				if fits {
					Expect(quote(one).GrandTotal.Less(got)).To(BeFalse(), "set %b of %d coupons", set, len(all))
				}
			}
		}
	})
})
