package pricing_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// tax returns a tax rate with a name.
func tax(name, percent string, included, compound bool) settings.TaxRate {
	r := rate(percent, "DE", included)
	r.Name, r.IsCompound = name, compound
	return r
}

// rows formats taxes as charged: name, amount and base.
func rows(taxes []pricing.LineTax) (out []string) {
	for _, t := range taxes {
		text := t.Name + " " + t.Amount.Fixed(2) + " of " + t.Base.Fixed(2)
		if t.Included {
			text += ", included"
		}
		out = append(out, text)
	}
	return out
}

// taxed returns the tax rows of each line.
func taxed(b pricing.Basket) (out [][]string) {
	GinkgoHelper()
	for _, l := range quote(b).Lines {
		out = append(out, rows(l.Taxes))
	}
	return out
}

var _ = Describe("Included taxes", func() {
	including := func(rounding settings.TaxRounding, target settings.TaxRoundingTarget, lines ...pricing.BasketLine) pricing.Basket {
		b := basket(lines...)
		b.PricesIncludeTax, b.Tax.Rounding, b.Tax.Target = true, rounding, target
		return b
	}

	// At 100 %, half of 57, 105 and 245 cents is tax: 28.5, 52.5 and 122.5; per unit 9.5, 10.5 and 24.5.
	DescribeTable("are computed by rounding", func(rounding settings.TaxRounding, target settings.TaxRoundingTarget, want ...string) {
		half := func(id int64, price string, quantity int) pricing.BasketLine {
			return goods(id, price, quantity, tax("VAT", "100", true, false))
		}
		var got []string
		for _, l := range quote(including(rounding, target, half(1, "0.19", 3), half(2, "0.21", 5), half(3, "0.49", 5), goods(4, "9.00", 1))).Lines {
			got = append(got, l.LineTax.Fixed(2))
		}
		Expect(got).To(Equal(append(want, "0.00")))
	},
		Entry("the tax of a line", settings.RoundLine, settings.RoundTax, "0.29", "0.53", "1.23"),
		Entry("the net amount of a line", settings.RoundLine, settings.RoundNet, "0.28", "0.52", "1.22"),
		Entry("the tax of a unit", settings.RoundUnit, settings.RoundTax, "0.30", "0.55", "1.25"),
		Entry("the net amount of a unit", settings.RoundUnit, settings.RoundNet, "0.27", "0.50", "1.20"),
		Entry("the total tax", settings.RoundTotal, settings.RoundTax, "0.28", "0.53", "1.23"),
		Entry("the total net amount", settings.RoundTotal, settings.RoundNet, "0.29", "0.52", "1.22"))

	It("are the difference between the price and the net amount if the net amount is rounded", func() {
		b := including(settings.RoundTotal, settings.RoundNet, goods(1, "0.15", 1, tax("VAT", "20", true, false))) // 0.125 net
		Expect(totals(quote(b))).To(Equal("0.13 -0.00 +0.00 +0.02 = 0.15"))
	})

	It("are divided by rate: simple rates on the net amount, compound rates on the sum", func() {
		line := goods(1, "303.60", 1, tax("C", "20", true, true), tax("D", "10", true, true), tax("A", "10", true, false), tax("B", "5", true, false), tax("0", "0", true, false))
		Expect(taxed(including(settings.RoundLine, settings.RoundTax, line))[0]).To(Equal([]string{
			"A 20.00 of 200.00, included", "B 10.00 of 200.00, included", "0 0.00 of 200.00, included", "C 46.00 of 230.00, included", "D 27.60 of 276.00, included"}))
	})

	It("are computed before excluded taxes, which apply to the net amount, or to the sum so far if they are compound", func() {
		line := goods(1, "120.00", 1, tax("Duty", "10", false, true), tax("City", "10", false, false), tax("VAT", "20", true, false))
		b := including(settings.RoundLine, settings.RoundTax, line)
		Expect(taxed(b)[0]).To(Equal([]string{"VAT 20.00 of 100.00, included", "City 10.00 of 100.00", "Duty 13.00 of 130.00"}))
		Expect(totals(quote(b))).To(Equal("100.00 -0.00 +0.00 +43.00 = 143.00"))
		b.Buyer.TaxExempt = true
		Expect(totals(quote(b))).To(Equal("100.00 -0.00 +0.00 +0.00 = 100.00"))
		Expect(quote(b).Lines[0].Taxes).To(BeEmpty())
	})

	It("are not deducted from untaxed lines if they are rounded over the whole order", func() {
		// The rounded tax of the first line exceeds its price, and the excess goes to the other taxed
		// lines.
		lines := []pricing.BasketLine{goods(1, "0.01", 1, tax("VAT", "9900", true, false)), goods(9, "5.00", 1)}
		for i := range 6 {
			lines = append(lines, goods(int64(i+2), "0.01", 1, tax("VAT", "9.3", true, false)))
		}
		var got []string
		for _, l := range quote(including(settings.RoundTotal, settings.RoundTax, lines...)).Lines {
			got = append(got, l.LineTax.Fixed(2))
		}
		Expect(got).To(ConsistOf("0.01", "0.01", "0.00", "0.00", "0.00", "0.00", "0.00", "0.00"))
		Expect([]string{got[0], got[1]}).To(Equal([]string{"0.01", "0.00"}))
	})
})

var _ = Describe("Excluded taxes", func() {
	// 10 % of 0.99 is 0.099, and 250 % of 1.089 is 2.7225. Per unit, the taxes are 0.033 and 0.9075.
	DescribeTable("are computed from rounded amounts, unless the store rounds over the whole order:", func(rounding settings.TaxRounding, first, second []string) {
		line := func(id int64) pricing.BasketLine {
			return goods(id, "0.33", 3, tax("B", "250", false, true), tax("A", "10", false, false))
		}
		b := basket(line(1), line(2))
		b.Tax.Rounding = rounding
		Expect(taxed(b)).To(Equal([][]string{first, second}))
	},
		Entry("by line", settings.RoundLine, []string{"A 0.10 of 0.99", "B 2.73 of 1.09"}, []string{"A 0.10 of 0.99", "B 2.73 of 1.09"}),
		Entry("by unit", settings.RoundUnit, []string{"A 0.09 of 0.99", "B 2.70 of 1.08"}, []string{"A 0.09 of 0.99", "B 2.70 of 1.08"}),
		Entry("in total", settings.RoundTotal, []string{"A 0.10 of 0.99", "B 2.73 of 1.09"}, []string{"A 0.10 of 0.99", "B 2.72 of 1.09"}))

	DescribeTable("on two lines, in a store that rounds in total, are rounded", func(other settings.TaxRate, first, second string) {
		b := basket(goods(1, "0.50", 1, tax("VAT", "5", false, false)), goods(2, "1.50", 1, other))
		b.Tax.Rounding = settings.RoundTotal
		q := quote(b)
		Expect([]string{q.Lines[0].LineTax.Fixed(2), q.Lines[1].LineTax.Fixed(2)}).To(Equal([]string{first, second}))
	},
		Entry("together if name and rate are equal (0.025 and 0.075)", tax("VAT", "5.0", false, false), "0.03", "0.07"),
		Entry("separately if the names differ", tax("GST", "5", false, false), "0.03", "0.08"),
		Entry("separately if the rates differ (0.025 and 0.165)", tax("VAT", "11", false, false), "0.03", "0.17"),
		Entry("separately if one of them is compound", tax("VAT", "5", false, true), "0.03", "0.08"))

	It("are charged on other taxes only if marked as compound", func() {
		Expect(taxed(basket(goods(1, "100.00", 1, tax("GST", "5", false, false), tax("QST", "9.975", false, false))))[0]).To(Equal([]string{"GST 5.00 of 100.00", "QST 9.98 of 100.00"}))
	})

	It("are zero without a tax class or a known address", func() {
		b := basket(goods(1, "100.00", 1, rate("19", "DE", false)))
		b.Destination = nil
		Expect(quote(b).TaxTotal.IsZero()).To(BeTrue())
		b = basket(goods(1, "100.00", 1))
		b.Lines[0].Sellable.TaxClass = nil
		Expect(quote(b).TaxTotal.IsZero()).To(BeTrue())
	})
})

var _ = Describe("The tax on shipping", func() {
	ship := func(included bool) pricing.Quote {
		GinkgoHelper()
		b := basket(goods(1, "10.00", 1))
		b.Shipping, b.ShippingTaxClass = dhl("11.90", included), &settings.TaxClass{Rates: []settings.TaxRate{rate("19", "DE", !included)}}
		return quote(b)
	}
	It("is included or added according to the method's setting, regardless of the goods", func() {
		q := ship(true)
		Expect([]string{q.ShippingTotal.Fixed(2), q.ShippingTax.Fixed(2), q.GrandTotal.Fixed(2)}).To(Equal([]string{"10.00", "1.90", "21.90"}))
		Expect(rows(q.ShippingTaxes)).To(Equal([]string{"VAT 1.90 of 10.00, included"}))
		q = ship(false)
		Expect([]string{q.ShippingTotal.Fixed(2), q.ShippingTax.Fixed(2), q.GrandTotal.Fixed(2)}).To(Equal([]string{"11.90", "2.26", "24.16"}))
	})

	It("does not change the rates of the tax class", func() {
		class := &settings.TaxClass{Rates: []settings.TaxRate{rate("19", "DE", false)}}
		b := basket(goods(1, "10.00", 1))
		b.Shipping, b.ShippingTaxClass, b.Lines[0].Sellable.TaxClass = dhl("11.90", true), class, class
		Expect(quote(b).TaxTotal.Fixed(2)).To(Equal("3.80"))
		Expect(class.Rates[0].IncludedInPrice).To(BeFalse())
	})
})

var _ = Describe("A discount that moves a cent of tax", func() {
	It("is never negative on a line or on shipping, even if tax is rounded in total", func() {
		for cents := range int64(60) {
			b := basket(goods(1, "0.19", 3, tax("VAT", "100", true, false)), goods(2, "0.21", 5, tax("VAT", "100", true, false)))
			b.PricesIncludeTax, b.Tax.Rounding = true, settings.RoundTotal
			b.Shipping, b.ShippingTaxClass = dhl("0.45", true), &settings.TaxClass{Rates: []settings.TaxRate{tax("VAT", "100", true, false)}}
			b.Coupons = []*pricing.Coupon{ofProducts(amountOff(1, domain.AmountOf(cents+1, 2).String()), 2)}
			q := quote(b)
			Expect(q.Lines[0].LineDiscount.IsZero()).To(BeTrue(), "nothing was taken off it at %d", cents)
			for _, c := range q.Coupons {
				Expect(c.DiscountAmount).To(EqualAmount(q.DiscountTotal))
			}
		}
	})
})
