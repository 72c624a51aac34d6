package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("A report to a tax service", func() {
	var o *ordering.Order
	var had []*ordering.TaxReport
	BeforeEach(func() {
		o, had = sampleOrder(), nil
		o.TaxSource = pricing.TaxByProvider
	})
	// told creates the missing reports, and returns their kinds.
	told := func() (kinds []string) {
		for _, r := range o.TaxReports(had) {
			r.ID = int64(len(had)) + 1
			had, kinds = append(had, r), append(kinds, string(r.Kind)+" "+r.TaxTotal.Fixed(2))
		}
		return kinds
	}

	It("contains an order's charges once part of the total is paid, and is repeated when the charges change", func() {
		Expect(told()).To(BeEmpty(), "nothing is paid")
		p := pay(o, "128.04", "28.04")
		Expect(told()).To(Equal([]string{"COMMIT 19.94"}))
		p.CapturedAmount = eur("128.04")
		Expect(told()).To(BeEmpty(), "it is the same order")
		o.TaxTotal, o.GrandTotal = eur("20.94"), eur("129.04")
		Expect(told()).To(Equal([]string{"COMMIT 20.94"}))
		o.GrandTotal = eur("130.04")
		Expect(told()).To(Equal([]string{"COMMIT 20.94"}))
		p.CapturedAmount = eur("0") // a bank debit that failed later
		Expect(told()).To(Equal([]string{"VOID 20.94"}))
		Expect(told()).To(BeEmpty())
		p.CapturedAmount = eur("130.04")
		Expect(told()).To(Equal([]string{"COMMIT 20.94"}))
	})

	It("is created for each completed refund, and voided if the refund fails later", func() {
		pay(o, "128.04", "128.04")
		told()
		r := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundPending, Amount: eur("11.90"), TaxTotal: eur("1.90")}
		goods := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundCompleted}
		r.ID, goods.ID = 1, 2
		o.Refunds = []*ordering.Refund{r, goods}
		Expect(told()).To(BeEmpty(), "nothing has gone back")
		r.Status = ordering.RefundCompleted
		Expect(told()).To(Equal([]string{"REFUND 1.90"}))
		Expect(*had[1].RefundID).To(Equal(int64(1)))
		Expect(told()).To(BeEmpty())
		r.Status = ordering.RefundFailed
		Expect(told()).To(Equal([]string{"VOID 1.90"}))
		Expect(told()).To(BeEmpty())
		Expect([]bool{had[1].SameSubject(had[2]), had[0].SameSubject(had[2])}).To(Equal([]bool{true, false}))
	})

	It("is voided for a canceled order if the store keeps no money and the refunds do not cover the charges", func() {
		pay(o, "128.04", "28.04")
		Expect(told()).To(Equal([]string{"COMMIT 19.94"}))
		r := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundCompleted, Amount: eur("11.90"), Subtotal: eur("10.00"), TaxTotal: eur("1.90")}
		r.ID = 1
		o.Refunds = append(o.Refunds, r)
		Expect(told()).To(Equal([]string{"REFUND 1.90"}))
		rest := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundPending, Amount: eur("16.14"), Subtotal: eur("13.56"), TaxTotal: eur("2.58")}
		rest.ID = 2
		o.Status, o.Refunds = ordering.OrderCancelled, append(o.Refunds, rest)
		Expect(told()).To(BeEmpty(), "the money is not back yet")
		rest.Status = ordering.RefundCompleted
		Expect(told()).To(Equal([]string{"VOID 19.94", "VOID 1.90"}))
		Expect(told()).To(BeEmpty())
		rest.Status = ordering.RefundFailed
		Expect(told()).To(Equal([]string{"COMMIT 19.94", "REFUND 1.90"}), "the store has money of the order again")

		By("a lost dispute")
		o, had = sampleOrder(), nil
		o.TaxSource, o.Status = pricing.TaxByProvider, ordering.OrderCancelled
		p := pay(o, "128.04", "128.04")
		p.ID = 7
		Expect(told()).To(Equal([]string{"COMMIT 19.94"}))
		c := &ordering.Chargeback{OrderID: o.ID, PaymentID: p.ID, Amount: eur("128.04"), Status: ordering.ChargebackLost}
		o.Chargebacks = []*ordering.Chargeback{c}
		Expect(told()).To(Equal([]string{"VOID 19.94"}))
		c.Status = ordering.ChargebackWon
		Expect(told()).To(Equal([]string{"COMMIT 19.94"}))

		By("refunds that cover the order")
		o, had = sampleOrder(), nil
		o.TaxSource, o.Status = pricing.TaxByProvider, ordering.OrderCancelled
		pay(o, "128.04", "128.04")
		whole := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundCompleted, Amount: o.GrandTotal, Subtotal: o.GrandTotal.Sub(o.TaxTotal), TaxTotal: o.TaxTotal}
		whole.ID = 3
		o.Refunds = []*ordering.Refund{whole}
		Expect(told()).To(Equal([]string{"COMMIT 19.94", "REFUND 19.94"}))
	})

	It("is repeated if an edit changes the address, date or goods but not the totals", func() {
		pay(o, "128.04", "128.04")
		told()
		for what, change := range map[string]func(){
			"place":    func() { o.ShippingAddress = &domain.Address{CountryCode: "FR", PostalCode: "75001"} },
			"postcode": func() { o.ShippingAddress = &domain.Address{CountryCode: "FR", PostalCode: "75002"} },
			"date":     func() { o.OrderDate = o.OrderDate.Add(-48 * time.Hour) },
			"goods":    func() { o.Lines[0].SKU = "MUG" },
			"line":     func() { o.Lines[0].ID += 100 },
			"quantity": func() { o.Lines[1].Quantity++ },
			"tax":      func() { o.Lines[0].Taxes = []pricing.LineTax{{Name: "TVA", Rate: eur("20"), Amount: eur("16.76")}} },
			"shipping": func() { o.ShippingTaxes = []pricing.LineTax{{Name: "TVA", Rate: eur("20"), Amount: eur("0.93")}} },
		} {
			change()
			Expect(told()).To(Equal([]string{"COMMIT 19.94"}), what)
			Expect(told()).To(BeEmpty(), what)
		}
		had[len(had)-1].Content = "" // an earlier release stored reports in this way
		o.Lines[0].SKU = "CUP"
		Expect(told()).To(BeEmpty(), "its content is unknown")
	})

	It("omits a refund of an overpayment, because the order no longer charges the amount", func() {
		pay(o, "128.04", "128.04")
		told()
		over := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundCompleted, Amount: eur("11.90"), Subtotal: eur("10.00"), TaxTotal: eur("1.90"),
			Overpaid: ordering.Difference{Net: eur("10.00"), Tax: eur("1.90")}}
		both := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundCompleted, Amount: eur("23.80"), Subtotal: eur("20.00"), TaxTotal: eur("3.80"),
			Overpaid: ordering.Difference{Net: eur("15.00"), Tax: eur("2.85")}}
		over.ID, both.ID = 1, 2
		o.Refunds = []*ordering.Refund{over, both}
		Expect(told()).To(Equal([]string{"REFUND 0.95"}))
		Expect(had[1].Total.Fixed(2)).To(Equal("5.95"))
		By("voiding what an earlier release reported of one")
		earlier := &ordering.TaxReport{OrderID: o.ID, RefundID: &over.ID, Kind: ordering.TaxRefund, TaxTotal: eur("1.90"), Total: eur("11.90")}
		had = append(had, earlier)
		Expect(told()).To(Equal([]string{"VOID 1.90"}))
		Expect(told()).To(BeEmpty())
	})

	It("is omitted if the service did not tax the order, or if the order is not placed", func() {
		pay(o, "128.04", "128.04")
		for _, source := range []pricing.TaxSource{pricing.TaxByRates, pricing.TaxFallback} {
			o.TaxSource = source
			Expect(told()).To(BeEmpty())
		}
		o.TaxSource, o.PlacedOn = pricing.TaxByProvider, nil
		Expect(told()).To(BeEmpty())
	})
})
