package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("The parts of a document by tax rate", func() {
	DescribeTable("have converted taxes that add up to the document's tax, for", func(kind ordering.InvoiceType, rate string, taxes, converted []string) {
		inv := &ordering.Invoice{Type: kind, CurrencyCode: "USD"}
		for i, tax := range taxes {
			amount := eur(tax)
			inv.TaxTotal = inv.TaxTotal.Add(amount)
			inv.Content.Rows = append(inv.Content.Rows, ordering.InvoiceCharge{Kind: ordering.LineCharge, Tax: amount,
				Taxes: []pricing.LineTax{{Name: "VAT", Rate: domain.AmountOf(int64(i+1), 0), Amount: amount}}})
		}
		if rate != "" {
			price := eur(rate)
			inv.TaxConversion = &ordering.TaxConversion{CurrencyCode: "EUR", Rate: price, TaxTotal: inv.TaxTotal.Mul(price).Round(2, domain.HalfUp)}
		}
		var got []string
		for _, s := range inv.ByRate() {
			if s.Converted != nil {
				got = append(got, s.Converted.Fixed(2))
			}
		}
		Expect(got).To(Equal(converted))
	},
		Entry("one rate", ordering.PlainInvoice, "0.92", []string{"7.17"}, []string{"6.60"}),
		Entry("a cent lost in rounding (added to the largest part)", ordering.PlainInvoice, "0.5", []string{"0.01", "1.01", "0.05"}, []string{"0.01", "0.50", "0.03"}),
		Entry("a credit note", ordering.CreditNote, "0.5", []string{"0.01", "1.01", "0.05"}, []string{"-0.01", "-0.50", "-0.03"}),
		Entry("an edit that moves tax from one rate to another", ordering.PlainInvoice, "0.92", []string{"-1.00", "7.17"}, []string{"-0.92", "6.60"}),
		Entry("a document without an exchange rate", ordering.PlainInvoice, "", []string{"7.17"}, nil))
})
