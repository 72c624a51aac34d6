package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("an order in a list", func() {
	It("has the name on its billing address, or else on its shipping address", func() {
		o := sampleOrder()
		Expect(o.Buyer()).To(BeEmpty())
		o.ShippingAddress = &domain.Address{LastName: "Sato"}
		Expect(o.Buyer()).To(Equal("Sato"))
		o.BillingAddress = addressIn("DE")
		Expect(o.Buyer()).To(Equal("Mia Keller"))
	})

	It("lists the variants of its lines that still exist", func() {
		o := sampleOrder()
		o.Lines[1].VariantID = nil
		Expect(o.VariantIDs()).To(Equal([]int64{310, 312}))
		o.Lines = nil
		Expect(o.VariantIDs()).To(Equal([]int64{}))
	})

	It("shows its taxes by name and rate, in the order of first occurrence", func() {
		tax := func(name, rate, base, amount string) pricing.LineTax {
			return pricing.LineTax{Name: name, Rate: eur(rate), Base: eur(base), Amount: eur(amount)}
		}
		o := sampleOrder()
		o.Lines[0].Taxes = []pricing.LineTax{tax("VAT", "19", "10.00", "1.90"), tax("VAT", "7", "1.00", "0.07")}
		o.Lines[1].Taxes = []pricing.LineTax{tax("VAT", "19.0", "20.00", "3.80"), tax("Duty", "19", "5.00", "0.95")}
		o.ShippingTaxes = []pricing.LineTax{tax("VAT", "7", "2.00", "0.14"), tax("City", "1", "3.00", "0.03")}
		var sums []string
		for _, t := range o.Taxes() {
			sums = append(sums, t.Name+" "+t.Rate.String()+": "+t.Amount.Fixed(2)+" of "+t.Base.Fixed(2))
		}
		Expect(sums).To(Equal([]string{"VAT 19: 5.70 of 30.00", "VAT 7: 0.21 of 3.00", "Duty 19: 0.95 of 5.00", "City 1: 0.03 of 3.00"}))
		Expect(o.Lines[0].Taxes[0].Amount.Fixed(2)).To(Equal("1.90"), "the lines keep theirs")
	})

	It("shows its author if known", func() {
		ada, somebody := domain.Author{Kind: domain.ActorAdmin, ID: 7}, domain.Author{Kind: domain.ActorAdmin, ID: 8}
		d := &ordering.OrderDetails{Names: map[domain.Author]string{ada: "Ada", somebody: ""}}
		Expect(*d.Name(ada)).To(Equal("Ada"))
		Expect(d.Name(somebody)).To(BeNil())
		Expect(d.Name(domain.Author{})).To(BeNil())
	})
})
