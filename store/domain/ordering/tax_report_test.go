package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("What a tax service is told", func() {
	var o *ordering.Order
	var had []*ordering.TaxReport
	BeforeEach(func() {
		o, had = sampleOrder(), nil
		o.TaxSource = pricing.TaxByProvider
	})
	// told makes the reports that are missing, and names them.
	told := func() (kinds []string) {
		for _, r := range o.TaxReports(had) {
			r.ID = int64(len(had)) + 1
			had, kinds = append(had, r), append(kinds, string(r.Kind)+" "+r.TaxTotal.Fixed(2))
		}
		return kinds
	}

	It("is what an order charges, once some of it is paid, and again when it is another", func() {
		Expect(told()).To(BeEmpty(), "nothing is paid")
		p := pay(o, "128.04", "28.04")
		Expect(told()).To(Equal([]string{"COMMIT 19.94"}))
		p.CapturedAmount = eur("128.04")
		Expect(told()).To(BeEmpty(), "it is the same order")
		o.TaxTotal, o.GrandTotal = eur("20.94"), eur("129.04")
		Expect(told()).To(Equal([]string{"COMMIT 20.94"}))
		o.GrandTotal = eur("130.04")
		Expect(told()).To(Equal([]string{"COMMIT 20.94"}))
		p.CapturedAmount = eur("0") // a bank debit that failed late
		Expect(told()).To(Equal([]string{"VOID 20.94"}))
		Expect(told()).To(BeEmpty())
		p.CapturedAmount = eur("130.04")
		Expect(told()).To(Equal([]string{"COMMIT 20.94"}))
	})

	It("is each refund that is completed, and that it came back", func() {
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

	It("is nothing of orders that it did not tax, or that are not placed", func() {
		pay(o, "128.04", "128.04")
		for _, source := range []pricing.TaxSource{pricing.TaxByRates, pricing.TaxFallback} {
			o.TaxSource = source
			Expect(told()).To(BeEmpty())
		}
		o.TaxSource, o.PlacedOn = pricing.TaxByProvider, nil
		Expect(told()).To(BeEmpty())
	})
})
