package pricing_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("A basket of a store", func() {
	It("has the store's settings, and the tax at the store's address until the destination is known", func() {
		store := &settings.Store{Settings: settings.DefaultSettings("EUR", "de", "UTC")}
		store.Settings.PricesIncludeTax, store.Settings.AllowedCountryCodes = true, []string{"DE"}
		store.Settings.TaxRounding, store.Settings.TaxRoundingTarget, store.Settings.RoundingMode = settings.RoundUnit, settings.RoundNet, domain.HalfEven
		b := pricing.NewBasket(store, "JPY", pricing.Buyer{Email: "mia@example.com"})
		Expect([]any{b.Currency, b.PricesIncludeTax, b.Allowed, b.WeightUnit, b.Buyer.Email}).To(Equal([]any{domain.Currency("JPY"), true, []string{"DE"}, domain.Kilogram, "mia@example.com"}))
		Expect(b.Tax).To(Equal(pricing.TaxTerms{Currency: "JPY", Rounding: settings.RoundUnit, Target: settings.RoundNet, Mode: domain.HalfEven}))
		Expect(b.Home).To(BeNil())
		store.Settings.Address = &domain.Address{CountryCode: "DE", StateProvince: "HB", PostalCode: "28195"}
		b = pricing.NewBasket(store, "EUR", pricing.Buyer{})
		Expect(*b.Home).To(Equal(domain.Place{CountryCode: "DE", StateProvince: "HB", PostalCode: "28195"}))
	})
})

var _ = Describe("A line of a basket", func() {
	sale := func(change func(l *pricing.BasketLine)) pricing.QuoteLine {
		GinkgoHelper()
		l := goods(1, "10.00", 2)
		l.Sellable.Prices[0].CompareAtAmount = new(amount("12.00"))
		change(&l)
		return quote(basket(l)).Lines[0]
	}

	It("has the list price, or a price that an administrator set", func() {
		l := sale(func(*pricing.BasketLine) {})
		Expect([]string{l.UnitPrice.Fixed(2), l.UnitPriceBeforeDiscount.Fixed(2), l.CompareAt.Fixed(2), l.LineTotal.Fixed(2)}).To(Equal([]string{"10.00", "10.00", "12.00", "20.00"}))
		l = sale(func(l *pricing.BasketLine) { l.UnitPrice = new(amount("9.00")) })
		Expect([]string{l.UnitPrice.Fixed(2), l.UnitPriceBeforeDiscount.Fixed(2), l.LineTotal.Fixed(2)}).To(Equal([]string{"9.00", "9.00", "18.00"}))
		Expect(l.CompareAt).To(BeNil())
	})

	DescribeTable("is not for sale", func(own bool, change func(l *pricing.BasketLine)) {
		l := sale(change)
		Expect(l.Availability).To(Equal(pricing.AvailableNoLonger))
		Expect(l.LineTotal.IsZero()).To(BeTrue())
		l = sale(func(l *pricing.BasketLine) { change(l); l.UnitPrice = new(amount("9.00")) })
		Expect(l.Availability == pricing.Available).To(Equal(own), "at an administrator's own price")
	},
		Entry("without a price", true, func(l *pricing.BasketLine) { l.Sellable.Prices = nil }),
		Entry("if its product is archived", true, func(l *pricing.BasketLine) { l.Sellable.Product.Status = catalog.ProductArchived }),
		Entry("if its variant is removed", false, func(l *pricing.BasketLine) { l.Sellable.Variant.RemovedOn = &noon }))

	DescribeTable("reports the available units and the availability for", func(quantity int, stock *catalog.Stock, want pricing.Availability, left *int) {
		l := goods(1, "1.00", quantity)
		l.Sellable.Stock = stock
		got := quote(basket(l)).Lines[0]
		Expect(got.Availability).To(Equal(want))
		Expect(got.AvailableQuantity).To(Equal(left))
	},
		Entry("enough units", 3, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 4}, pricing.Available, new(4)),
		Entry("just enough units", 3, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 3}, pricing.Available, new(3)),
		Entry("too few units", 3, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 2}, pricing.AvailableTooFew, new(2)),
		Entry("few units left", 3, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 4, LowThreshold: new(5)}, pricing.AvailableLow, new(4)),
		Entry("unlimited units", 3, &catalog.Stock{Policy: catalog.Deny}, pricing.Available, nil),
		Entry("untracked units", 3, nil, pricing.Available, nil))

	It("does not reserve stock or report a shortage if it is not for sale", func() {
		gone, there := goods(1, "1.00", 3), goods(1, "1.00", 3)
		gone.Sellable.Prices = nil
		for _, l := range []*pricing.BasketLine{&gone, &there} {
			l.Sellable.Stock = &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 3}
		}
		q := quote(basket(gone, there))
		Expect([]pricing.Availability{q.Lines[0].Availability, q.Lines[1].Availability}).To(Equal([]pricing.Availability{pricing.AvailableNoLonger, pricing.Available}))
		Expect(q.Lines[0].AvailableQuantity).To(BeNil())
		Expect(codes(q)).To(Equal([]pricing.ProblemCode{pricing.NoLongerSold}))
	})

	It("describes in words the quantities that can be ordered", func() {
		s := goods(7, "1.00", 1).Sellable
		Expect(pricing.StockRule(s, 0)).To(Equal("Nothing is left of Product 7."))
		Expect(pricing.StockRule(s, 2)).To(Equal("Only 2 of Product 7 are left."))
		p := &catalog.Product{Name: "Tea", MinQuantity: 2, QuantityStep: 1}
		Expect(pricing.QuantityRule(p)).To(Equal("Tea is sold from 2 on."))
		p.MaxQuantity, p.QuantityStep = new(8), 2
		Expect(pricing.QuantityRule(p)).To(Equal("Tea is sold from 2 to 8, in steps of 2."))
	})
})

var _ = Describe("A quote", func() {
	It("ignores lines that are not for sale when it checks coupons", func() {
		gone := goods(2, "1.00", 5)
		gone.Sellable.Prices = nil
		b := basket(goods(1, "10.00", 1), gone)
		few := percentOff(1, "10")
		few.MinQuantity = new(2)
		b.Coupons = []*pricing.Coupon{few}
		Expect(codes(quote(b))).To(ContainElement(pricing.CouponDoesNotApply))
		b.Coupons = []*pricing.Coupon{buying(pricing.CouponBuyX{BuyQuantity: 1, GetQuantity: 1})}
		Expect(quote(b).DiscountTotal.IsZero()).To(BeTrue(), "one is bought, and none of the others is there to be given")
	})

	It("applies an administrator's discount after all coupons, and shows it as a separate amount", func() {
		b := basket(goods(1, "100.00", 1))
		b.Coupons = []*pricing.Coupon{percentOff(1, "10")}
		b.Manual = &pricing.ManualDiscount{DiscountType: pricing.DiscountPercentage, Value: amount("50")}
		q := quote(b)
		Expect(totals(q)).To(Equal("100.00 -55.00 +0.00 +0.00 = 45.00"))
		Expect(q.ManualAmount.Fixed(2)).To(Equal("45.00"))
		Expect(q.Coupons).To(HaveLen(1))
		Expect(q.Coupons[0].DiscountAmount.Fixed(2)).To(Equal("10.00"))
		b.Manual.DiscountType, b.Manual.Value = pricing.DiscountFixedAmount, amount("5.00")
		Expect(totals(quote(b))).To(Equal("100.00 -15.00 +0.00 +0.00 = 85.00"))
	})

	It("charges the shipping price that an administrator set instead of the method's price", func() {
		b := basket(goods(1, "10.00", 1))
		b.Shipping, b.ShippingPrice = dhl("4.90", false), new(amount("1.00"))
		q := quote(b)
		Expect([]string{q.ShippingPrice.Fixed(2), q.ShippingTotal.Fixed(2)}).To(Equal([]string{"1.00", "1.00"}))
		b.Shipping = nil
		Expect(quote(b).ShippingTotal.IsZero()).To(BeTrue(), "nothing without a method")
	})

	It("lists only the discounts that reduce a line", func() {
		b := basket(goods(1, "10.00", 1), goods(2, "10.00", 1))
		b.Coupons = []*pricing.Coupon{ofProducts(percentOff(1, "10"), 1), ofProducts(percentOff(2, "10"), 2), ofProducts(percentOff(3, "50"), 1)}
		q := quote(b)
		Expect(q.Lines[0].Discounts).To(Equal([]pricing.LineDiscount{{CouponID: 1, Code: "C1", Amount: amount("1.00"), Shown: amount("1.00")}, {CouponID: 3, Code: "C3", Amount: amount("4.50"), Shown: amount("4.50")}}))
		Expect(q.Lines[1].Discounts).To(Equal([]pricing.LineDiscount{{CouponID: 2, Code: "C2", Amount: amount("1.00"), Shown: amount("1.00")}}))
		Expect([]string{q.Coupons[0].DiscountAmount.Fixed(2), q.Coupons[1].DiscountAmount.Fixed(2), q.Coupons[2].DiscountAmount.Fixed(2)}).To(Equal([]string{"1.00", "1.00", "4.50"}))
		Expect(q.Lines[0].LineDiscount.Fixed(2)).To(Equal("5.50"))
	})

	It("contains the shipped goods and their total weight", func() {
		digital := goods(2, "1.00", 9)
		digital.Sellable.Product.RequiresShipping = false
		b := basket(goods(1, "1.00", 3), digital)
		q := quote(b)
		Expect([]any{q.RequiresShipping, q.Weight.Fixed(1), q.ItemCount}).To(Equal([]any{true, "1.5", 12}))
		Expect(b.RequiresShipping()).To(BeTrue())
		b.Lines[0].Kept = &pricing.Kept{UnitPrice: amount("1.00"), Ships: true, Gone: 2}
		Expect(quote(b).Weight.Fixed(1)).To(Equal("0.5"), "no parcel carries two of the units any longer")
		b.Lines[0].Kept.Gone = 4
		Expect(quote(b).Weight.IsZero()).To(BeTrue())
		b.Lines = b.Lines[1:]
		Expect(b.RequiresShipping()).To(BeFalse())
		Expect(quote(b).Weight.IsZero()).To(BeTrue())
	})

	It("is refused above ten trillion", func() {
		b := basket(goods(1, "10000000000000.00", 1))
		Expect(quote(b).GrandTotal.Fixed(2)).To(Equal("10000000000000.00"))
		b.Lines = append(b.Lines, goods(2, "0.01", 1))
		_, err := b.Quote(noon)
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
	})

	Describe("with coupons", func() {
		It("lists each entered coupon once, in order, and automatic coupons that have an effect", func() {
			b := basket(goods(1, "10.00", 1))
			vain, good, nothing, auto := percentOff(1, "10"), percentOff(2, "10"), amountOff(3, "5.00"), percentOff(4, "10")
			vain.Status = pricing.CouponPaused
			nothing.DiscountType, nothing.Value = pricing.DiscountFixedPrice, new(amount("99.00"))
			nothing.IsAutomatic, auto.IsAutomatic = true, true
			b.Coupons, b.Automatic = []*pricing.Coupon{good, vain, good}, []*pricing.Coupon{nothing, auto}
			q := quote(b)
			var listed []int64
			for _, c := range q.Coupons {
				listed = append(listed, c.Coupon.ID)
			}
			Expect(listed).To(Equal([]int64{2, 1, 4}))
			Expect(q.Coupons[0].Refused).To(BeNil())
			Expect(q.Refused(1, "/code")).To(MatchError(ContainSubstring("is not running")))
			Expect(refusal(q.Refused(1, "/code")).Fields[0].Pointer).To(Equal("/code"))
			Expect(q.Refused(2, "/code")).To(Succeed())
			Expect(q.Problems).To(Equal([]pricing.Problem{{Code: pricing.CouponDoesNotApply, Line: pricing.WholeCart, Message: "The coupon C1 is not running.", Coupon: &domain.CouponRefusal{Code: "C1", Reason: domain.CouponNotRunning, AllItems: true}}}))
			auto.Name = new("Ten off")
			Expect(q.Applied(domain.Reading{})).To(Equal([]pricing.AppliedCoupon{{CouponID: 2, Code: "C2", Name: "C2", DiscountAmount: amount("1.00")}, {CouponID: 4, Code: "C4", Name: "Ten off", DiscountAmount: amount("0.90"), Automatic: true}}))
			Expect([]string{q.Applied(domain.Reading{})[0].TypedCode(), q.Applied(domain.Reading{})[1].TypedCode()}).To(Equal([]string{"C2", ""}))
			Expect([]string{q.Lines[0].Discounts[0].Code, q.Lines[0].Discounts[1].Code}).To(Equal([]string{"C2", ""}), "nobody learns the code of an automatic discount")
		})

		It("drops an entered coupon that has no effect", func() {
			b := basket(goods(1, "10.00", 1))
			free := amountOff(3, "99.00")
			free.DiscountType = pricing.DiscountFixedPrice
			b.Coupons = []*pricing.Coupon{free}
			q := quote(b)
			Expect(q.Coupons).To(HaveLen(1))
			Expect(q.Applied(domain.Reading{})).To(Equal([]pricing.AppliedCoupon{}))
		})
	})

	Describe("with a method that does not ship the goods", func() {
		far := func() pricing.Basket {
			b := basket(goods(1, "1.00", 1))
			b.Shipping = dhl("5.00", false)
			b.Shipping.CountryCodes = []string{"FR"}
			return b
		}
		It("reports a problem", func() {
			q := quote(far())
			Expect(domain.CodeOf(q.NotShipped())).To(Equal(domain.ShippingNotAvailable))
			b := far()
			b.Shipping.CountryCodes = nil
			Expect(quote(b).NotShipped()).To(Succeed())
			gone := goods(2, "1.00", 1)
			gone.Sellable.Prices = nil
			b.Lines = append(b.Lines, gone)
			Expect(quote(b).NotShipped()).To(Succeed(), "another problem is none of shipping")
		})
		It("reports no problem before the destination is known, or if nothing is shipped", func() {
			b := far()
			b.Destination = nil
			Expect(quote(b).Problems).To(BeEmpty())
			b = far()
			b.Lines[0].Sellable.Product.RequiresShipping = false
			Expect(quote(b).Problems).To(BeEmpty())
		})
		It("describes the shipment by destination, weight, currency and allowed countries", func() {
			b := far()
			b.Allowed = []string{"DE"}
			Expect(b.Parcel(quote(b))).To(Equal(settings.Parcel{To: *berlin(), Weight: amount("0.5"), WeightUnit: domain.Kilogram, Currency: "EUR", Allowed: []string{"DE"}}))
		})
	})

	It("rejects orders whose discounted goods are below the buyer's minimum in its currency", func() {
		b := basket(goods(1, "10.00", 1))
		b.Buyer.MinOrder, b.Buyer.MinOrderCurrency = new(amount("9.00")), "EUR"
		b.Coupons = []*pricing.Coupon{percentOff(1, "10")}
		Expect(quote(b).Problems).To(BeEmpty(), "9.00 are enough")
		b.Coupons[0].Value = new(amount("10.1"))
		Expect(quote(b).Problems).To(Equal([]pricing.Problem{{Code: pricing.BelowMinOrder, Line: pricing.WholeCart, Message: "Orders start at 9.00 EUR after discounts."}}))
		b.Buyer.MinOrderCurrency = "USD"
		Expect(quote(b).Problems).To(BeEmpty())
		b.Buyer.MinOrderCurrency, b.Buyer.MinOrder = "EUR", nil
		Expect(quote(b).Problems).To(BeEmpty())
		b.Buyer.MinOrder, b.Lines = new(amount("9.00")), nil
		Expect(codes(quote(b))).NotTo(ContainElement(pricing.BelowMinOrder), "an empty cart is another matter")
	})

	It("of a changed cart contains the new total and the expected total in its error", func() {
		b := basket(goods(1, "49.00", 2, rate("19", "DE", false)))
		e := refusal(quote(b).Changed(amount("100")))
		Expect(e.Code).To(Equal(domain.CartChanged))
		Expect(e.Detail).To(Equal("The order now comes to 116.62 EUR: subtotal 98.00, discounts 0.00, shipping 0.00, tax 18.62."))
		Expect(e.Fields).To(Equal([]domain.Field{{In: "body", Pointer: "/expectedGrandTotal", Code: "cart_changed", Detail: "It is 116.62 now, not 100.00."}}))
	})
})
