package store_test

import (
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/report"
)

// noon moves the clock to noon of the store's next day, so no spec crosses midnight.
func (t *checkoutStore) noon() {
	zone := t.store.Location()
	t.Clock.Advance(domain.DateAt(t.Clock.Now(), zone).Add(1).At(12, zone).Sub(t.Clock.Now()))
}

var _ = Describe("The dashboard's sales", func() {
	var t *checkoutStore
	var cups *catalog.Product
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		t.noon()
		cups = t.good(ctx, "POUR-OVER", 40)
	})
	order := func(ctx SpecContext, payment *ordering.PaymentChoice) *ordering.Order {
		GinkgoHelper()
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}},
			ShippingAddress: torstrasse, ShippingMethodID: &t.method, Payment: payment})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	update := func(ctx SpecContext, id int64, u ordering.OrderUpdate) *ordering.Order {
		GinkgoHelper()
		read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		o, err := t.Ordering.UpdateOrder(ctx, another(t.actor), id, u, domain.Expect{Body: &read.Version})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	// shown counts all changes. It returns the days with sales among the last 30 days, and their sum, as
	// text.
	shown := func(ctx SpecContext) (out []string) {
		GinkgoHelper()
		t.Clock.Advance(report.Fresh)
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		f, err := t.Report.Dashboard(ctx, t.actor, nil, nil, report.NoComparison, nil)
		Expect(err).NotTo(HaveOccurred())
		for i, day := range f.Days {
			if !day.Net.IsZero() || day.Orders > 0 {
				out = append(out, fmt.Sprintf("%d: %d %s", i-len(f.Days)+1, day.Orders, day.Net.Fixed(2)))
			}
		}
		for _, p := range f.Products {
			out = append(out, fmt.Sprintf("%d of %s", p.Quantity, p.Name))
		}
		return append(out, fmt.Sprintf("%d orders, %s refunded, %s net", f.Sales.Orders, f.Sales.Refunds.Fixed(2), f.Sales.Net().Fixed(2)))
	}

	It("contain an order edit once, even if the price difference is refunded", func(ctx SpecContext) {
		o := order(ctx, &ordering.PaymentChoice{Token: "pm_card_visa"})
		o = update(ctx, o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 1}}})
		once := []string{"0: 1 49.00", "1 of " + cups.Name, "1 orders, 0.00 refunded, 49.00 net"}
		Expect(shown(ctx)).To(Equal(once))
		over := o.Balance().Overpaid
		Expect(over.Positive()).To(BeTrue())
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Overpayment: &over})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown(ctx)).To(Equal(once))
		half := domain.MustAmount("11.90")
		_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Amount: &half}}})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown(ctx)).To(Equal([]string{"0: 1 39.00", "1 of " + cups.Name, "1 orders, 10.00 refunded, 39.00 net"}))
	})

	It("do not contain the change returned to a buyer who pays cash", func(ctx SpecContext) {
		o := order(ctx, nil)
		note := domain.MustAmount("200.00")
		o, err := t.Ordering.RecordOrderOfflinePayment(ctx, another(t.actor), o.ID, ordering.OfflinePayment{Method: "CASH", Amount: &note})
		Expect(err).NotTo(HaveOccurred())
		change := o.Balance().Overpaid
		_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Overpayment: &change})
		Expect(err).NotTo(HaveOccurred())
		Expect(shown(ctx)).To(Equal([]string{"0: 1 98.00", "2 of " + cups.Name, "1 orders, 0.00 refunded, 98.00 net"}))
	})

	It("contain an order on one day only, however late the order's date changes", func(ctx SpecContext) {
		o := order(ctx, &ordering.PaymentChoice{Token: "pm_card_visa"})
		order(ctx, &ordering.PaymentChoice{Token: "pm_card_visa"})
		Expect(shown(ctx)).To(Equal([]string{"0: 2 196.00", "4 of " + cups.Name, "2 orders, 0.00 refunded, 196.00 net"}))
		t.Clock.Advance(48 * time.Hour) // much longer than the delay until a change is counted
		Expect(shown(ctx)).To(Equal([]string{"-2: 2 196.00", "4 of " + cups.Name, "2 orders, 0.00 refunded, 196.00 net"}))
		for _, back := range []int{9, 5} {
			date := t.Clock.Now().Add(-time.Duration(back) * 24 * time.Hour)
			update(ctx, o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{OrderDate: &date}})
			Expect(shown(ctx)).To(Equal([]string{fmt.Sprintf("-%d: 1 98.00", back), "-2: 1 98.00", "4 of " + cups.Name, "2 orders, 0.00 refunded, 196.00 net"}))
			t.Clock.Advance(10 * time.Minute)
		}
		Expect(t.count(ctx, "SELECT count(*) FROM sales_days")).To(Equal(2), "a day without sales has no row")
	})
})
