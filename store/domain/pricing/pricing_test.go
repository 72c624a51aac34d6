package pricing_test

import (
	"fmt"
	"math/rand"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var noon = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

func amount(s string) domain.Amount { return domain.MustAmount(s) }

// rate returns a tax of a country or of a state.
func rate(percent, country string, included bool) settings.TaxRate {
	return settings.TaxRate{CountryCode: country, Rate: amount(percent), Name: "VAT", IncludedInPrice: included}
}

// goods returns a line with the product that has the given id.
func goods(id int64, price string, quantity int, rates ...settings.TaxRate) pricing.BasketLine {
	return pricing.BasketLine{Quantity: quantity, Sellable: catalog.Sellable{
		Product: &catalog.Product{Row: domain.Row{ID: id}, Name: fmt.Sprintf("Product %d", id), Status: catalog.ProductActive, Type: catalog.Physical,
			RequiresShipping: true, MinQuantity: 1, QuantityStep: 1},
		Variant: &catalog.Variant{Row: domain.Row{ID: 10 * id}, SKU: fmt.Sprintf("SKU-%d", id), Status: catalog.VariantActive,
			Weight: new(amount("0.5")), WeightUnit: domain.Kilogram},
		Prices:   []*catalog.Price{{CurrencyCode: "EUR", Amount: amount(price), MinQuantity: 1}},
		Stock:    &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 1_000_000},
		TaxClass: &settings.TaxClass{Rates: rates},
	}}
}

func berlin() *domain.Place {
	return &domain.Place{CountryCode: "DE", StateProvince: "BE", PostalCode: "10999"}
}

func basket(lines ...pricing.BasketLine) pricing.Basket {
	return pricing.Basket{
		Currency: "EUR", Lines: lines, Destination: berlin(), WeightUnit: domain.Kilogram,
		Tax: pricing.TaxTerms{Currency: "EUR", Rounding: settings.RoundLine, Target: settings.RoundTax, Mode: domain.HalfUp},
	}
}

func percentOff(id int64, percent string) *pricing.Coupon {
	return &pricing.Coupon{Row: domain.Row{ID: id}, Code: fmt.Sprintf("C%d", id), Status: pricing.CouponActive, DiscountType: pricing.DiscountPercentage,
		AppliesTo: pricing.AppliesToOrder, Value: new(amount(percent)), Priority: 100,
		CombinesWith: []pricing.DiscountKind{pricing.OrderDiscount, pricing.ProductDiscount, pricing.ShippingDiscount}}
}

func amountOff(id int64, value string) *pricing.Coupon {
	c := percentOff(id, value)
	c.DiscountType, c.CurrencyCode = pricing.DiscountFixedAmount, new(domain.Currency("EUR"))
	return c
}

func dhl(price string, taxIncluded bool) *settings.ShippingMethod {
	return &settings.ShippingMethod{Row: domain.Row{ID: 3}, Name: "DHL Standard", Price: amount(price), CurrencyCode: "EUR", TaxIncluded: taxIncluded,
		WeightUnit: domain.Kilogram, IsActive: true, EstimatedMaxDays: 3}
}

// quote prices a basket, and checks the laws that every quote must obey.
func quote(b pricing.Basket) pricing.Quote {
	GinkgoHelper()
	q, err := b.Quote(noon)
	Expect(err).NotTo(HaveOccurred())
	keepsTheLaws(b, q)
	return q
}

func keepsTheLaws(b pricing.Basket, q pricing.Quote) {
	GinkgoHelper()
	var subtotal, discount, tax domain.Amount
	for i, l := range q.Lines {
		Expect(l.LineSubtotal.Sub(l.LineDiscount)).To(EqualAmount(l.LineTotal), "line %d", i)
		for _, a := range []domain.Amount{l.LineSubtotal, l.LineDiscount, l.LineTotal, l.LineTax} {
			Expect(a.Sign()).To(BeNumerically(">=", 0), "line %d: %+v", i, l)
			Expect(b.Currency.Fits(a)).To(BeTrue(), "line %d: %s", i, a)
		}
		var rows, parts domain.Amount
		for _, t := range l.Taxes {
			rows = rows.Add(t.Amount)
		}
		for _, d := range l.Discounts {
			parts = parts.Add(d.Amount)
		}
		Expect(rows).To(EqualAmount(l.LineTax), "line %d: taxes", i)
		Expect(parts).To(EqualAmount(l.LineDiscount), "line %d: discounts", i)
		Expect(l.LineTotal.Add(l.LineTax)).To(EqualAmount(l.LineGross), "line %d: net and tax", i)
		subtotal, discount, tax = subtotal.Add(l.LineSubtotal), discount.Add(l.LineDiscount), tax.Add(l.LineTax)
	}
	Expect(q.Subtotal).To(EqualAmount(subtotal))
	Expect(q.DiscountTotal).To(EqualAmount(discount))
	Expect(q.TaxTotal).To(EqualAmount(tax.Add(q.ShippingTax)))
	Expect(q.GrandTotal).To(EqualAmount(q.Subtotal.Sub(q.DiscountTotal).Add(q.ShippingTotal).Add(q.TaxTotal)))
	Expect(q.GrandTotal.Sign()).To(BeNumerically(">=", 0))
	Expect(q.ShippingTotal.Sign()).To(BeNumerically(">=", 0))
}

func EqualAmount(want domain.Amount) OmegaMatcher {
	return WithTransform(func(a domain.Amount) string { return a.Trimmed() }, Equal(want.Trimmed()))
}

// totals formats a quote: subtotal, discounts, shipping, tax, total.
func totals(q pricing.Quote) string {
	f := q.Currency.Format
	return fmt.Sprintf("%s -%s +%s +%s = %s", f(q.Subtotal), f(q.DiscountTotal), f(q.ShippingTotal), f(q.TaxTotal), f(q.GrandTotal))
}

var _ = Describe("A quote of a basket", func() {
	It("equals the contract's example: 19 % on top, 10 % off, shipping taxed", func() {
		b := basket(goods(31, "49.00", 2, rate("19", "DE", false)))
		b.Coupons = []*pricing.Coupon{percentOff(12, "10")}
		b.Shipping, b.ShippingTaxClass = dhl("4.90", false), &settings.TaxClass{Rates: []settings.TaxRate{rate("19", "DE", false)}}
		q := quote(b)
		Expect(totals(q)).To(Equal("98.00 -9.80 +4.90 +17.69 = 110.79"))
		Expect(q.Lines[0].LineTax).To(EqualAmount(amount("16.76")))
		Expect(q.Lines[0].Discounts).To(ConsistOf(pricing.LineDiscount{CouponID: 12, Code: "C12", Amount: amount("9.80"), Shown: amount("9.80")}))
		Expect(q.ItemCount).To(Equal(2))
		Expect(q.TaxIsEstimated).To(BeFalse())
		Expect(q.Problems).To(BeEmpty())
	})

	It("rounds tax only once per line", func() {
		// 24.99 at 10.75 % is 2.686425. Other systems failed in this case with 34.116425.
		Expect(totals(quote(basket(goods(1, "24.99", 1, rate("10.75", "DE", false)))))).To(Equal("24.99 -0.00 +0.00 +2.69 = 27.68"))
	})

	DescribeTable("rounds half a cent by the store's mode", func(mode domain.RoundingMode, want string) {
		b := basket(goods(1, "0.50", 1, rate("5", "DE", false)), goods(2, "1.50", 1, rate("5", "DE", false)))
		b.Tax.Mode = mode
		q := quote(b)
		Expect(q.Lines[0].LineTax.Fixed(2) + " " + q.Lines[1].LineTax.Fixed(2)).To(Equal(want)) // 0.025 and 0.075 before rounding
	},
		Entry("up", domain.HalfUp, "0.03 0.08"), Entry("to even", domain.HalfEven, "0.02 0.08"), Entry("down", domain.HalfDown, "0.02 0.07"))

	Describe("with prices that include tax", func() {
		It("keeps the price and deducts the tax from it", func() {
			b := basket(goods(1, "119.99", 1, rate("20", "DE", true)))
			b.PricesIncludeTax = true
			Expect(totals(quote(b))).To(Equal("99.99 -0.00 +0.00 +20.00 = 119.99"))
		})

		It("deducts a fixed discount from the price and not from the net amount", func() {
			b := basket(goods(1, "50.00", 1, rate("19", "DE", true)))
			b.PricesIncludeTax, b.Coupons = true, []*pricing.Coupon{amountOff(1, "10.00")}
			q := quote(b)
			Expect(q.GrandTotal).To(EqualAmount(amount("40.00"))) // other systems compute 39
			Expect(totals(q)).To(Equal("42.02 -8.41 +0.00 +6.39 = 40.00"))
		})

		It("is exactly 0 with a discount of 100 %", func() {
			b := basket(goods(1, "19.99", 3, rate("19", "DE", true)), goods(2, "0.07", 7, rate("7", "DE", true)))
			b.PricesIncludeTax, b.Coupons = true, []*pricing.Coupon{percentOff(1, "100")}
			q := quote(b)
			Expect(q.GrandTotal.IsZero()).To(BeTrue())
			Expect(q.TaxTotal.IsZero()).To(BeTrue())
			Expect(q.Subtotal).To(EqualAmount(q.DiscountTotal))
		})

		It("deducts the tax from the price for an exempt buyer", func() {
			b := basket(goods(1, "119.00", 1, rate("19", "DE", true)))
			b.PricesIncludeTax, b.Buyer.TaxExempt = true, true
			Expect(totals(quote(b))).To(Equal("100.00 -0.00 +0.00 +0.00 = 100.00"))
		})

		It("keeps the tax of a unit whose net amount is rounded to 0", func() {
			line := goods(1, "0.01", 3, rate("150", "DE", true), settings.TaxRate{CountryCode: "DE", Rate: amount("20"), Name: "Duty", IncludedInPrice: true, IsCompound: true})
			b := basket(line) // 0.0033 net per unit
			b.PricesIncludeTax, b.Tax.Rounding, b.Tax.Target = true, settings.RoundUnit, settings.RoundNet
			q := quote(b)
			Expect(totals(q)).To(Equal("0.00 -0.00 +0.00 +0.03 = 0.03"))
			Expect(q.Lines[0].Taxes).To(HaveLen(2))
			Expect(q.Lines[0].Taxes[0].Amount).To(EqualAmount(amount("0.02"))) // the ratio is 150 to 50
			Expect(q.Lines[0].Taxes[1].Amount).To(EqualAmount(amount("0.01")))
		})

		It("deducts at most the included tax, if tax is rounded over all lines", func() {
			// The exact taxes, 0.0099 and six times 0.00085, have the sum 0.01501, which is rounded to 0.02 in total.
			// Of this tax, two thirds belong to the first line, which costs 0.01.
			lines := []pricing.BasketLine{goods(1, "0.01", 1, rate("9900", "DE", true))}
			for i := range 6 {
				lines = append(lines, goods(int64(i+2), "0.01", 1, rate("9.3", "DE", true)))
			}
			b := basket(lines...)
			b.PricesIncludeTax, b.Tax.Rounding = true, settings.RoundTotal
			Expect(totals(quote(b))).To(Equal("0.05 -0.00 +0.00 +0.02 = 0.07"))
		})

		It("can round the net amount instead of the tax", func() {
			line := goods(1, "0.15", 1, rate("20", "DE", true)) // net 0.125, tax 0.025
			b := basket(line)
			Expect(totals(quote(b))).To(Equal("0.12 -0.00 +0.00 +0.03 = 0.15"))
			b.Tax.Target = settings.RoundNet
			Expect(totals(quote(b))).To(Equal("0.13 -0.00 +0.00 +0.02 = 0.15"))
		})
	})

	Describe("with taxes", func() {
		quebec := func(compound bool) pricing.BasketLine {
			return goods(1, "100.00", 1,
				settings.TaxRate{CountryCode: "CA", StateProvince: new("QC"), Rate: amount("5"), Name: "GST"},
				settings.TaxRate{CountryCode: "CA", StateProvince: new("QC"), Rate: amount("9.975"), Name: "QST", IsCompound: compound},
				settings.TaxRate{CountryCode: "CA", Rate: amount("5"), Name: "GST"})
		}
		It("uses the rates of the most specific region", func() {
			b := basket(quebec(true))
			b.Destination = &domain.Place{CountryCode: "CA", StateProvince: "ON", PostalCode: "M5V 2T6"}
			Expect(totals(quote(b))).To(Equal("100.00 -0.00 +0.00 +5.00 = 105.00"))
		})

		It("computes compound rates on top of the other rates", func() {
			b := basket(quebec(true))
			b.Destination = &domain.Place{CountryCode: "CA", StateProvince: "qc", PostalCode: "H2X 1Y4"}
			q := quote(b)
			Expect(q.Lines[0].Taxes[1].Base).To(EqualAmount(amount("105.00")))
			Expect(totals(q)).To(Equal("100.00 -0.00 +0.00 +15.47 = 115.47")) // 5.00 + 10.47
		})

		It("uses the store's own address while the destination is unknown", func() {
			b := basket(goods(1, "100.00", 1, rate("19", "DE", false)))
			b.Destination, b.Home = nil, berlin()
			q := quote(b)
			Expect(q.TaxIsEstimated).To(BeTrue())
			Expect(q.TaxTotal).To(EqualAmount(amount("19.00")))
		})

		It("charges no tax if there is no rate", func() {
			b := basket(goods(1, "100.00", 1, rate("19", "FR", false)))
			Expect(quote(b).TaxTotal.IsZero()).To(BeTrue())
		})
	})

	DescribeTable("rounds tax as the store has configured:", func(rounding settings.TaxRounding, included bool, want string) {
		b := basket(goods(1, "0.99", 3, rate("19", "DE", included)), goods(2, "0.99", 2, rate("19", "DE", included)))
		b.PricesIncludeTax, b.Tax.Rounding = included, rounding
		Expect(totals(quote(b))).To(Equal(want))
	},
		Entry("by line, tax added to the price", settings.RoundLine, false, "4.95 -0.00 +0.00 +0.94 = 5.89"),   // 0.5643 + 0.3762
		Entry("by unit, tax added to the price", settings.RoundUnit, false, "4.95 -0.00 +0.00 +0.95 = 5.90"),   // 5 × 0.19
		Entry("in total, tax added to the price", settings.RoundTotal, false, "4.95 -0.00 +0.00 +0.94 = 5.89"), // 0.9405
		Entry("by line, tax included in the price", settings.RoundLine, true, "4.16 -0.00 +0.00 +0.79 = 4.95"), // 0.4742 + 0.3161
		Entry("by unit, tax included in the price", settings.RoundUnit, true, "4.15 -0.00 +0.00 +0.80 = 4.95"), // 5 × 0.16
		Entry("in total, tax included in the price", settings.RoundTotal, true, "4.16 -0.00 +0.00 +0.79 = 4.95"))

	Describe("for a buyer with an account type", func() {
		It("discounts public prices, but not the type's own prices", func() {
			b := basket(goods(1, "10.00", 1), goods(2, "20.00", 1))
			b.Buyer.AccountTypeID, b.Buyer.AccountDiscount = new(int64(5)), amount("25")
			b.Lines[1].Sellable.Prices = append(b.Lines[1].Sellable.Prices,
				&catalog.Price{CurrencyCode: "EUR", Amount: amount("18.00"), MinQuantity: 1, AccountTypeID: new(int64(5))})
			q := quote(b)
			Expect(q.Lines[0].UnitPrice).To(EqualAmount(amount("7.50")))
			Expect(q.Lines[0].UnitPriceBeforeDiscount).To(EqualAmount(amount("10.00")))
			Expect(q.Lines[1].UnitPrice).To(EqualAmount(amount("18.00")))
		})
		It("rejects orders below the type's minimum", func() {
			b := basket(goods(1, "10.00", 1))
			b.Buyer.MinOrder, b.Buyer.MinOrderCurrency = new(amount("10.01")), "EUR"
			Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.BelowMinOrder}))
			b.Lines[0].Quantity = 2
			Expect(quote(b).Problems).To(BeEmpty())
		})
	})

	Describe("with problems", func() {
		It("counts lines of the same variant together against the stock", func() {
			one, two := goods(1, "1.00", 3), goods(1, "1.00", 3)
			one.Sellable.Stock, two.Sellable.Stock = &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 5}, &catalog.Stock{Tracked: true, Policy: catalog.Deny, OnHand: 5}
			q := quote(basket(one, two))
			Expect(codes(q)).To(Equal([]pricing.ProblemCode{pricing.TooFewInStock, pricing.TooFewInStock}))
			Expect(q.Lines[0].Availability).To(Equal(pricing.AvailableTooFew))
			Expect([]int{*q.Lines[0].AvailableQuantity, *q.Lines[1].AvailableQuantity}).To(Equal([]int{2, 2}), "the units that the other line leaves")
			Expect(q.Problems[0].Message).To(Equal("Only 5 of Product 1 are left for all of its lines together."))
			one.Quantity, two.Quantity = 1, 6
			q = quote(basket(one, two))
			Expect([]int{*q.Lines[0].AvailableQuantity, *q.Lines[1].AvailableQuantity}).To(Equal([]int{0, 4}))
			two.Quantity = 4
			q = quote(basket(one, two))
			Expect(q.Problems).To(BeEmpty())
			Expect([]int{*q.Lines[0].AvailableQuantity, *q.Lines[1].AvailableQuantity}).To(Equal([]int{1, 4}))
			one.Sellable.Stock.OnHand, two.Sellable.Stock.OnHand = 0, 0
			Expect(quote(basket(one, two)).Problems[0].Message).To(Equal("Nothing is left of Product 1."))
		})
		It("excludes lines that are no longer sold from the totals", func() {
			gone := goods(2, "100.00", 1)
			gone.Sellable.Product.Status = catalog.ProductArchived
			q := quote(basket(goods(1, "1.00", 1), gone))
			Expect(totals(q)).To(Equal("1.00 -0.00 +0.00 +0.00 = 1.00"))
			Expect(codes(q)).To(Equal([]pricing.ProblemCode{pricing.NoLongerSold}))
			Expect(q.ItemCount).To(Equal(2), "the sum of the quantities of all lines")
			b := basket(gone)
			b.Buyer.MinOrder, b.Buyer.MinOrderCurrency = new(amount("10.00")), "EUR"
			Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.NoLongerSold}), "no minimum for a cart of which nothing is sold")
		})
		It("reports quantities between order increments", func() {
			l := goods(1, "1.00", 5)
			l.Sellable.Product.MinQuantity, l.Sellable.Product.QuantityStep = 2, 2
			Expect(codes(quote(basket(l)))).To(Equal([]pricing.ProblemCode{pricing.QuantityNotAllowed}))
		})
		It("reports a shipping method that does not serve the destination", func() {
			b := basket(goods(1, "1.00", 1))
			b.Shipping = dhl("5.00", false)
			b.Shipping.CountryCodes = []string{"FR"}
			Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.CannotBeShipped}))
			b.Shipping.CountryCodes, b.Shipping.MaxWeight = nil, new(amount("0.4"))
			Expect(codes(quote(b))).To(Equal([]pricing.ProblemCode{pricing.CannotBeShipped}))
		})
		It("reports a country that the store does not ship to, even before a method is chosen", func() {
			b := basket(goods(1, "1.00", 1))
			b.Allowed, b.Destination = []string{"DE"}, &domain.Place{CountryCode: "FR"}
			Expect(quote(b).Problems).To(Equal([]pricing.Problem{{Code: pricing.CannotBeShipped, Line: pricing.WholeCart, Message: "The store does not ship to FR."}}))
			b.Allowed = []string{"DE", "FR"}
			Expect(quote(b).Problems).To(BeEmpty())
			b.Allowed, b.Lines[0].Sellable.Product.RequiresShipping = []string{"DE"}, false
			Expect(quote(b).Problems).To(BeEmpty(), "nothing is shipped")
		})
		It("rejects amounts that are too large to be stored", func() {
			_, err := basket(goods(1, "99999999999999.00", 1_000_000)).Quote(noon)
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		})
	})

	It("has free shipping if the discounted subtotal reaches the method's limit", func() {
		b := basket(goods(1, "50.00", 2))
		b.Shipping = dhl("4.90", false)
		b.Shipping.FreeOverSubtotal = new(amount("100.00"))
		Expect(quote(b).ShippingTotal.IsZero()).To(BeTrue())
		b.Coupons = []*pricing.Coupon{amountOff(1, "0.01")}
		Expect(quote(b).ShippingTotal).To(EqualAmount(amount("4.90")))
	})

	It("does not charge shipping for goods that are not shipped", func() {
		l := goods(1, "5.00", 1)
		l.Sellable.Product.RequiresShipping = false
		b := basket(l)
		b.Shipping = dhl("4.90", false)
		q := quote(b)
		Expect(q.ShippingTotal.IsZero()).To(BeTrue())
		Expect(q.RequiresShipping).To(BeFalse())
	})

	It("obeys the rules for sums of amounts in random baskets, and is the same if repeated", func() {
		seed := GinkgoRandomSeed()
		random := rand.New(rand.NewSource(seed))
		for n := range 4000 {
			b := randomBasket(random)
			q, err := b.Quote(noon)
			Expect(err).NotTo(HaveOccurred())
			if message := InterceptGomegaFailure(func() { keepsTheLaws(b, q) }); message != nil {
				Fail(fmt.Sprintf("seed %d, basket %d: %v\n%+v", seed, n, message, b))
			}
			again, _ := b.Quote(noon)
			Expect(totals(again)).To(Equal(totals(q)), "the same basket has the same quote")
		}
	})
})

func codes(q pricing.Quote) []pricing.ProblemCode {
	var out []pricing.ProblemCode
	for _, p := range q.Problems {
		out = append(out, p.Code)
	}
	return out
}

// randomPlan returns a random plan.
func randomPlan(r *rand.Rand, money func(int64) domain.Amount) *catalog.SubscriptionPlan {
	plan := monthly(int64(r.Intn(3)), "10")
	plan.Pricing.Value = new(domain.AmountOf(r.Int63n(10_001), 2))
	if r.Intn(2) == 0 {
		plan.Pricing.Type, plan.Pricing.Value = catalog.PlanPriceAmount, new(money(500))
	}
	if r.Intn(2) == 0 {
		plan.Pricing.FirstCycles, plan.Pricing.ThenValue = new(1+r.Intn(4)), new(domain.AmountOf(r.Int63n(100), 0))
	}
	plan.Terms.PrepaidCycles = 1 + r.Intn(4)
	plan.ShippingPolicy = []catalog.ShippingPolicy{catalog.ShippingCharged, catalog.ShippingFree, catalog.ShippingFirstFree}[r.Intn(3)]
	return plan
}

// randomBasket returns a random basket. The currency has 0, 2 or 3 digits, and prices exclude or include
// tax at several rates. The basket has coupons of every kind, one-time lines and lines on plans.
func randomBasket(r *rand.Rand) pricing.Basket {
	currency := []domain.Currency{"EUR", "USD", "JPY", "KWD"}[r.Intn(4)]
	money := func(most int64) domain.Amount { return domain.AmountOf(r.Int63n(most), currency.Digits()) }
	included := r.Intn(2) == 0
	var rates []settings.TaxRate
	for i := range r.Intn(4) {
		one := rate([]string{"19", "7", "0", "10.75", "33.333333", "0.000001", "99", "250", "99999"}[r.Intn(9)], "DE", included != (r.Intn(6) == 0))
		one.Name, one.IsCompound = fmt.Sprintf("T%d", i), i > 0
		rates = append(rates, one)
	}
	b := basket()
	b.Currency, b.Tax.Currency, b.PricesIncludeTax = currency, currency, included
	b.Tax.Rounding = []settings.TaxRounding{settings.RoundLine, settings.RoundUnit, settings.RoundTotal}[r.Intn(3)]
	b.Tax.Target = []settings.TaxRoundingTarget{settings.RoundTax, settings.RoundNet}[r.Intn(2)]
	b.Tax.Mode = []domain.RoundingMode{domain.HalfUp, domain.HalfEven, domain.HalfDown}[r.Intn(3)]
	b.Buyer.TaxExempt = r.Intn(10) == 0
	if r.Intn(3) == 0 {
		b.Buyer.AccountDiscount = domain.AmountOf(r.Int63n(10_000), 2)
	}
	for i := range r.Intn(8) {
		l := goods(int64(i+1), "1", 1+r.Intn(50), rates[:r.Intn(len(rates)+1)]...)
		l.Sellable.Prices[0].Amount, l.Sellable.Prices[0].CurrencyCode = money([]int64{2, 100, 1_000_000}[r.Intn(3)]), currency
		l.CollectionIDs = []int64{int64(r.Intn(3))}
		if r.Intn(3) == 0 {
			l = onPlan(l, randomPlan(r, money), r.Intn(8))
			l.Cycle.Paid = r.Intn(8) == 0
		}
		b.Lines = append(b.Lines, l)
	}
	if r.Intn(2) == 0 {
		b.Shipping = dhl("0", r.Intn(2) == 0)
		b.Shipping.Price, b.Shipping.CurrencyCode, b.ShippingTaxClass = money(2000), currency, &settings.TaxClass{Rates: rates}
	}
	for i := range r.Intn(5) {
		c := percentOff(int64(i+1), "10")
		c.Value, c.Priority = new(domain.AmountOf(1+r.Int63n(10_000), 2)), r.Intn(3)
		switch r.Intn(6) {
		case 0:
			c.AppliesTo, c.ProductIDs = pricing.AppliesToProducts, []int64{1, 2}
		case 1:
			c.DiscountType, c.Value = pricing.DiscountFixedAmount, new(money(5000))
		case 2:
			c.DiscountType, c.Value = pricing.DiscountFixedPrice, new(money(500))
		case 3:
			c.DiscountType, c.AppliesTo = pricing.DiscountFreeShipping, pricing.AppliesToShipping
		case 4:
			c.DiscountType, c.BuyX = pricing.DiscountBuyXGetY, &pricing.CouponBuyX{BuyQuantity: 1 + r.Intn(3), GetQuantity: 1 + r.Intn(2),
				DiscountPercent: domain.AmountOf(1+r.Int63n(10_000), 2), GetCollectionIDs: []int64{1}[:r.Intn(2)]}
		}
		if r.Intn(3) == 0 {
			c.MaxDiscountAmount = new(money(1000))
		}
		b.Coupons = append(b.Coupons, c)
	}
	return b
}
