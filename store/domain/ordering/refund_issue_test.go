package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// give returns a refund request for a single line.
func give(reason ordering.RefundReason, line int64, quantity int, amount *domain.Amount) ordering.RefundRequest {
	return ordering.RefundRequest{Reason: reason, Lines: []ordering.RefundRequestLine{{LineItemID: line, Quantity: quantity, Amount: amount}}}
}

var _ = Describe("Returned units", func() {
	DescribeTable("are restocked or not, depending on whether their variant is or was tracked:", func(tracked bool, now *catalog.Stock, restocked int) {
		o := paidOrder()
		o.Lines[0].TrackInventory = tracked
		fulfilled(o)
		back := give(ordering.ReturnSellable, 1, 2, nil)
		if now != nil {
			back.Stock = map[int64]*catalog.Stock{310: now}
		}
		issue, err := o.Refund(back, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		r := issue.Refunds[0]
		Expect([]int{r.Lines[0].Returned, r.Lines[0].Restocked, len(issue.Restock)}).To(Equal([]int{2, restocked, restocked / 2}))
		end, err := o.VoidRefund(r, "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(end.Unstock).To(HaveLen(restocked / 2))
	},
		Entry("tracked at the sale (restocked)", true, nil, 2),
		Entry("untracked at the sale (not restocked)", false, nil, 0),
		Entry("no longer tracked (restocked)", true, &catalog.Stock{}, 2),
		Entry("tracked since the sale (restocked)", false, &catalog.Stock{Tracked: true}, 2),
		Entry("never tracked (not restocked)", false, &catalog.Stock{}, 0),
		Entry("deleted since the sale (not restocked)", true, &catalog.Stock{Tracked: true, Withdrawn: true}, 0))
})

func failedRefund(o *ordering.Order, req ordering.RefundRequest) *ordering.Refund {
	GinkgoHelper()
	r := refunded(o, req)
	_, err := o.FailRefund(r, "refund_failed", "", midday)
	Expect(err).NotTo(HaveOccurred())
	return r
}

// shown formats a refund's money and its lines. A line has its units, net and tax, and * if the amount is
// not the price of the units.
func shown(r *ordering.Refund) []string {
	out := []string{r.Subtotal.Fixed(2) + " + " + r.TaxTotal.Fixed(2) + " + " + r.ShippingTotal.Fixed(2) + " = " + r.Amount.Fixed(2)}
	for _, l := range r.Lines {
		text := domain.Itoa(l.LineItemID) + ": " + domain.Itoa(l.Quantity) + " for " + l.Subtotal.Fixed(2) + " + " + l.Tax.Fixed(2)
		if l.Custom {
			text += " *"
		}
		out = append(out, text)
	}
	return out
}

var _ = Describe("a refund over several payments", func() {
	paidBy := func(parts ...string) *ordering.Order {
		o := sampleOrder()
		for _, part := range parts {
			pay(o, part, part)
		}
		return o
	}
	all := func(o *ordering.Order) (out [][]string) {
		issue, err := o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		for _, r := range issue.Refunds {
			out = append(out, shown(r))
		}
		return out
	}

	It("divides a line's net and tax by the rest of each payment, and counts the units in its first part", func() {
		Expect(all(paidBy("50.00", "78.04"))).To(Equal([][]string{
			{"42.02 + 7.98 + 0.00 = 50.00", "1: 2 for 42.02 + 7.98"},
			{"61.18 + 11.96 + 4.90 = 78.04", "1: 0 for 46.18 + 8.78", "2: 3 for 10.00 + 1.90", "3: 1 for 5.00 + 0.35"},
		}))
	})

	It("can be divided between two lines", func() {
		Expect(all(paidBy("104.96", "23.08"))).To(Equal([][]string{
			{"88.20 + 16.76 + 0.00 = 104.96", "1: 2 for 88.20 + 16.76"},
			{"15.00 + 3.18 + 4.90 = 23.08", "2: 3 for 10.00 + 1.90", "3: 1 for 5.00 + 0.35"},
		}))
	})

	It("returns the overpayment first, and divides shipping", func() {
		Expect(all(paidBy("125.00", "4.00"))).To(Equal([][]string{
			{"104.16 + 19.30 + 1.54 = 125.00", "1: 2 for 88.20 + 16.76", "2: 3 for 10.00 + 1.90", "3: 1 for 5.00 + 0.35"},
			{"0.00 + 0.64 + 3.36 = 4.00"},
		}))
	})

	It("is a single refund if units come back without money", func() {
		o := paidBy("100.00", "28.04")
		fulfilled(o)
		issue, err := o.Refund(give(ordering.ReturnSellable, 1, 1, some("0.00")), domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(issue.Refunds).To(HaveLen(1))
		Expect(issue.Refunds[0].PaymentID).To(HaveValue(Equal(int64(11))))
		Expect(shown(issue.Refunds[0])[1:]).To(Equal([]string{"1: 1 for 0.00 + 0.00 *"}))
	})
})

var _ = Describe("an issued refund", func() {
	It("contains its order, and reports whether its units are for sale again", func() {
		o := paidOrder()
		fulfilled(o)
		req := give(ordering.ReturnSellable, 1, 1, nil)
		req.Lines = append(req.Lines, ordering.RefundRequestLine{LineItemID: 3, Quantity: 1})
		req.NotifyCustomer = true
		r := refunded(o, req)
		Expect([]any{r.OrderID, r.OrderNumber, r.CurrencyCode, r.Restocked, r.NotifyCustomer, r.RefundedOn}).To(Equal([]any{int64(1), int64(100042), domain.Currency("EUR"), true, true, midday}))
		Expect(refunded(o, give(ordering.ReturnNonSellable, 1, 1, nil)).Restocked).To(BeFalse())
	})

	It("restocks only tracked units", func() {
		o := paidOrder()
		o.Lines[0].TrackInventory = false
		fulfilled(o)
		r := refunded(o, give(ordering.ReturnSellable, 1, 1, nil))
		Expect([]int{r.Lines[0].Returned, r.Lines[0].Restocked}).To(Equal([]int{1, 0}))
	})

	It("returns at most the shipped units, including a unit that a failed refund has returned", func() {
		o := paidOrder()
		fulfilled(o)
		failedRefund(o, give(ordering.ReturnSellable, 2, 1, nil))
		r := refunded(o, give(ordering.ReturnSellable, 2, 3, nil))
		Expect([]int{r.Lines[0].Returned, o.Lines[1].ReturnedQuantity}).To(Equal([]int{3, 3}), "two more, and the one of the failed refund")
	})

	It("releases unshipped units if there are too few shipped units", func() {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 2, Quantity: 2})
		refunded(o, give(ordering.DamagedGoods, 2, 1, nil))
		r := refunded(o, give(ordering.ReturnSellable, 2, 2, nil))
		Expect([]int{r.Lines[0].Released, r.Lines[0].Returned, r.Lines[0].Restocked}).To(Equal([]int{1, 1, 1}))
	})

	It("releases unissued units without shipping, and restocks issued ones only for a return", func() {
		books := func() *ordering.Order {
			o := paidOrder()
			o.Lines[2].Quantity, o.Lines[2].CancelledQuantity, o.Lines[2].TrackInventory = 4, 1, true
			return o
		}
		reasons := []ordering.RefundReason{ordering.OtherReason, ordering.ReturnSellable, ordering.ReturnNonSellable, ordering.DamagedGoods, ordering.Goodwill}
		for _, reason := range reasons {
			line := refunded(books(), give(reason, 3, 1, nil)).Lines[0]
			Expect([]int{line.Released, line.Returned, line.Restocked}).To(Equal([]int{1, 0, 0}), string(reason))
			issued := books()
			issued.Lines[2].IssuedQuantity = 3
			line = refunded(issued, give(reason, 3, 1, nil)).Lines[0]
			want := map[ordering.RefundReason][]int{ordering.ReturnSellable: {0, 1, 1}, ordering.ReturnNonSellable: {0, 1, 0}}[reason]
			if want == nil {
				want = []int{0, 0, 0}
			}
			Expect([]int{line.Released, line.Returned, line.Restocked}).To(Equal(want), string(reason))
		}
		o := books()
		Expect(refunded(o, give(ordering.ReturnSellable, 3, 1, nil)).Lines[0].Released).To(Equal(1))
		failedRefund(o, give(ordering.ReturnSellable, 3, 1, nil))
		Expect(refunded(o, give(ordering.ReturnSellable, 3, 2, nil)).Lines[0].Released).To(Equal(2), "the one of the failed refund, and the last one")
		Expect(o.Lines[2].ReleasedQuantity).To(Equal(3), "four less one canceled")
	})
})

var _ = Describe("a refund request", func() {
	DescribeTable("is refused if an amount is negative or has too many decimals:", EntryDescription("%[1]s of %[2]s"), func(pointer, amount string) {
		req := give(ordering.Goodwill, 1, 0, some(amount))
		if pointer == "/shippingAmount" {
			req = ordering.RefundRequest{Shipping: some(amount)}
		}
		_, err := paidOrder().PlanRefund(req, domain.HalfUp)
		refuses(err, domain.InvalidValue, pointer)
	},
		Entry(nil, "/lines/0/amount", "1.005"), Entry(nil, "/lines/0/amount", "-1.00"),
		Entry(nil, "/shippingAmount", "1.005"), Entry(nil, "/shippingAmount", "-1.00"))

	It("is refused without a payment, and points to the payment only if the request names one", func() {
		_, err := sampleOrder().PlanRefund(ordering.RefundRequest{}, domain.HalfUp)
		refuses(err, domain.InvalidStateTransition)
		_, err = sampleOrder().PlanRefund(ordering.RefundRequest{PaymentID: 11}, domain.HalfUp)
		refuses(err, domain.InvalidValue, "/paymentId")
	})

	It("does not cover units that were canceled with the order", func() {
		o := paidOrder()
		_, err := o.Cancel(ordering.CancelRequest{KeepPayment: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		p, err := o.PlanRefund(ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("1.00")}, domain.HalfUp)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.Lines[0].RefundableQuantity).To(BeZero())
	})

	It("for an amount includes more tax if earlier refunds included too little", func() {
		o := paidOrder()
		for range 10 {
			refunded(o, give(ordering.Goodwill, 2, 0, some("0.03"))) // contains 0.0048 of tax
		}
		r := refunded(o, give(ordering.OtherReason, 2, 0, some("11.60")))
		Expect(shown(r)).To(Equal([]string{"9.70 + 1.90 + 0.00 = 11.60", "2: 0 for 9.70 + 1.90 *"}))
	})

	It("for the full amount marks the planned lines whose amount differs from the price of their units", func() {
		// Goodwill above the first line's tax or net amount is taken from the rest of the second line.
		for _, c := range []struct{ net, tax, want string }{{"1.00", "0.19", "0.99 + 0.19"}, {"0.10", "0.19", "0.10 + 0.18"}} {
			o := sampleOrder()
			o.Lines = o.Lines[:2]
			o.Lines[0].LineTotal, o.Lines[0].LineTax = eur("1.00"), domain.Amount{}
			o.Lines[1].LineTotal, o.Lines[1].LineTax, o.Lines[1].Quantity = eur(c.net), eur(c.tax), 1
			o.ShippingTotal, o.TaxTotal = domain.Amount{}, eur(c.tax)
			o.GrandTotal = domain.Sum(eur("1.00"), eur(c.net), eur(c.tax))
			pay(o, o.GrandTotal.String(), o.GrandTotal.String())
			refunded(o, give(ordering.Goodwill, 1, 0, some("1.01")))
			p, err := o.PlanRefund(ordering.RefundRequest{Reason: ordering.OtherReason}, domain.HalfUp)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.Lines[1].Subtotal.Fixed(2) + " + " + p.Lines[1].Tax.Fixed(2)).To(Equal(c.want))
			Expect([]any{p.Lines[1].Quantity, p.Lines[1].Custom}).To(Equal([]any{1, true}))
		}
	})
})

var _ = Describe("the retry of a refund", func() {
	retry := func(o *ordering.Order, r *ordering.Refund) error {
		_, err := o.Retry(r, "", admin, midday)
		return err
	}

	It("refunds as much goodwill as the failed refund, even above the line's price", func() {
		o := paidOrder()
		Expect(retry(o, failedRefund(o, give(ordering.Goodwill, 1, 0, some("110.00"))))).To(Succeed())
		o = paidOrder()
		r := failedRefund(o, give(ordering.Goodwill, 1, 0, some("110.00")))
		r.Reason = ordering.OtherReason
		refuses(retry(o, r), domain.RefundExceedsRemaining)
	})

	It("is refused for units that another refund has released, even with an amount of 0.00", func() {
		o := paidOrder()
		r := failedRefund(o, give(ordering.OtherReason, 2, 2, nil))
		refunded(o, give(ordering.OtherReason, 2, 2, some("0.00")))
		refuses(retry(o, r), domain.RefundExceedsRemaining)
	})

	It("is refused if the order lacks the payment or the line", func() {
		o := paidOrder()
		r := failedRefund(o, give(ordering.OtherReason, 2, 1, nil))
		r.PaymentID = new(int64(99))
		refuses(retry(o, r), domain.RefundExceedsRemaining)
		r.PaymentID, r.Lines[0].LineItemID = new(int64(11)), 99
		refuses(retry(o, r), domain.NotFound)
	})
})
