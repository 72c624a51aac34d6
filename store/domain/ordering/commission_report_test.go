package ordering_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Commission reports", func() {
	var o *ordering.Order
	var had []*ordering.CommissionReport
	var service *settings.CommissionProvider
	BeforeEach(func() {
		o, had = paidOrder(), nil
		service = &settings.CommissionProvider{ProviderCode: settings.HTTPCommission, IsActive: true, SyncOrders: true, Connection: 1, ConnectedOn: new(midday.Add(-24 * time.Hour))}
	})
	told := func() (kinds []string) {
		for _, r := range o.CommissionReports(service, had, false) {
			r.ID = int64(len(had)) + 1
			had, kinds = append(had, r), append(kinds, string(r.Kind))
		}
		return kinds
	}

	It("omit a refund of an overpayment, because the edit has already reduced the sale", func() {
		Expect(told()).To(Equal([]string{"QUALIFIED"}))
		o.Lines[2].Quantity, o.Lines[2].LineTotal, o.GrandTotal = 0, eur("0.00"), eur("122.69")
		Expect(told()).To(Equal([]string{"QUALIFIED"}))
		over := &ordering.Refund{OrderID: o.ID, Status: ordering.RefundCompleted, Amount: eur("5.35"), Subtotal: eur("5.00"), TaxTotal: eur("0.35"),
			Overpaid: ordering.Difference{Net: eur("5.00"), Tax: eur("0.35")}}
		over.ID = 1
		o.Refunds = []*ordering.Refund{over}
		Expect(told()).To(BeEmpty())
		over.Amount, over.Subtotal = eur("6.35"), eur("6.00")
		Expect(told()).To(Equal([]string{"REVERSED"}))
		over.Amount, over.Subtotal = eur("5.35"), eur("5.00")
		Expect(told()).To(Equal([]string{"UNDONE"}), "an earlier release reported it")
	})

	It("are not started by the cancellation of a partly paid order", func() {
		o.Payments[0].CapturedAmount = eur("20.00")
		Expect(told()).To(BeEmpty())
		o.Status = ordering.OrderCancelled
		Expect(told()).To(BeEmpty())
	})
})
