package ordering_test

import (
	"encoding/json"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// sentUnpaid returns an unpaid order whose goods were shipped.
func sentUnpaid() *ordering.Order {
	o := sampleOrder()
	_, _, _, err := o.Fulfill(ordering.Fulfillment{}, true, midday)
	Expect(err).NotTo(HaveOccurred())
	return o
}

// copyOf returns a copy of the order that a spec may change.
func copyOf(o *ordering.Order) *ordering.Order {
	raw, err := json.Marshal(o)
	Expect(err).NotTo(HaveOccurred())
	out := &ordering.Order{}
	Expect(json.Unmarshal(raw, out)).To(Succeed())
	return out
}

// accepted lists the actions that the commands accept for an order.
func accepted(o *ordering.Order, unsecured, saved bool) []ordering.OrderAction {
	var out []ordering.OrderAction
	for _, try := range []struct {
		action ordering.OrderAction
		rule   func(o *ordering.Order) error
	}{
		{ordering.CanCapture, func(o *ordering.Order) error {
			_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
			return err
		}},
		{ordering.CanVoid, func(o *ordering.Order) error {
			c, err := o.Void(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
			return done(c, err)
		}},
		{ordering.CanPayOffline, func(o *ordering.Order) error {
			_, _, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, admin, midday)
			return err
		}},
		{ordering.CanCharge, func(o *ordering.Order) error {
			if !saved {
				return domain.Missing("payment method")
			}
			_, _, err := o.Pay(byCard(), &settings.Store{Status: settings.StoreActive, Settings: settings.DefaultSettings("EUR", "de", "UTC")}, admin, midday)
			return err
		}},
		{ordering.CanLinkPay, func(o *ordering.Order) error {
			_, _, err := o.PaymentLink([]byte("hash"), "", nil, midday)
			return err
		}},
		{ordering.CanRefund, func(o *ordering.Order) error {
			_, err := o.Refund(ordering.RefundRequest{Reason: ordering.OtherReason}, domain.HalfUp, admin, midday)
			if lines := shippedLines(o); err != nil && len(lines) > 0 {
				_, err = o.Refund(ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: lines}, domain.HalfUp, admin, midday)
			}
			return err
		}},
		{ordering.CanCancel, func(o *ordering.Order) error {
			c, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
			return done(c, err)
		}},
		{ordering.CanFulfill, func(o *ordering.Order) error {
			_, _, _, err := o.Fulfill(ordering.Fulfillment{}, unsecured, midday)
			return err
		}},
		{ordering.CanHold, func(o *ordering.Order) error {
			if o.OnHold {
				return domain.Missing("shipping") // the reason can be changed, but the order is already on hold
			}
			_, err := o.HoldShipping(ordering.HoldOther, nil, admin, midday)
			return err
		}},
		{ordering.CanRelease, func(o *ordering.Order) error {
			if !o.OnHold {
				return domain.Missing("hold")
			}
			_, err := o.Release("", midday)
			return err
		}},
		{ordering.CanEdit, func(o *ordering.Order) error {
			return o.Editable()
		}},
		{ordering.CanReplace, func(o *ordering.Order) error {
			if err := o.FreelyReplaceable(); err != nil {
				return err
			}
			_, err := o.Replaced(nil, true)
			return err
		}},
		{ordering.CanPlace, func(o *ordering.Order) error { return o.Placeable() }},
	} {
		if try.rule(copyOf(o)) == nil {
			out = append(out, try.action)
		}
	}
	return out
}

// shippedLines returns request lines for the goods that the buyer has received, without money.
func shippedLines(o *ordering.Order) (lines []ordering.RefundRequestLine) {
	for _, l := range o.Lines {
		if n := min(l.FulfilledQuantity-l.ReturnedQuantity, l.Quantity-l.CancelledQuantity-l.RefundedQuantity); n > 0 {
			lines = append(lines, ordering.RefundRequestLine{LineItemID: l.ID, Quantity: n, Amount: &domain.Amount{}})
		}
	}
	return lines
}

func done(c ordering.Cancellation, err error) error {
	if err == nil && !c.Done {
		return domain.Missing("order that is not canceled")
	}
	return err
}

var _ = Describe("The listed actions", func() {
	DescribeTable("match the accepted commands for an order that is", func(build func() *ordering.Order, want ...ordering.OrderAction) {
		for _, unsecured := range []bool{false, true} {
			o, saved := build(), !unsecured
			o.CustomerID = id(3)
			Expect(o.Actions(unsecured, saved)).To(ConsistOf(accepted(o, unsecured, saved)), "unsecured: %v", unsecured)
		}
		if want == nil {
			want = []ordering.OrderAction{}
		}
		Expect(build().Actions(false, false)).To(Equal(want))
	},
		Entry("unpaid", sampleOrder, ordering.CanVoid, ordering.CanPayOffline, ordering.CanLinkPay, ordering.CanCancel, ordering.CanHold, ordering.CanEdit),
		Entry("authorized", func() *ordering.Order { o := sampleOrder(); pay(o, "128.04", "0"); return o },
			ordering.CanCapture, ordering.CanVoid, ordering.CanPayOffline, ordering.CanCancel, ordering.CanFulfill, ordering.CanHold, ordering.CanEdit, ordering.CanReplace),
		Entry("partly authorized", func() *ordering.Order { o := sampleOrder(); pay(o, "100.00", "0"); return o },
			ordering.CanCapture, ordering.CanVoid, ordering.CanPayOffline, ordering.CanLinkPay, ordering.CanCancel, ordering.CanHold, ordering.CanEdit),
		Entry("partly captured", func() *ordering.Order { o := sampleOrder(); pay(o, "128.04", "28.04"); return o },
			ordering.CanCapture, ordering.CanPayOffline, ordering.CanRefund, ordering.CanCancel, ordering.CanFulfill, ordering.CanHold, ordering.CanEdit),
		Entry("being captured", func() *ordering.Order {
			o := sampleOrder()
			pay(o, "128.04", "0")
			_, _ = o.Capture(ordering.CaptureRequest{Amount: some("28.04")}, admin, midday)
			return o
		}, ordering.CanVoid, ordering.CanPayOffline, ordering.CanCancel, ordering.CanFulfill, ordering.CanHold, ordering.CanReplace),
		Entry("paid, and with another open authorization", func() *ordering.Order {
			o := paidOrder()
			pay(o, "10.00", "0")
			return o
		}, ordering.CanRefund, ordering.CanCancel, ordering.CanFulfill, ordering.CanHold, ordering.CanEdit, ordering.CanReplace),
		Entry("waiting for the gateway", func() *ordering.Order { o, _ := open(byCard()); o.Settle(midday); return o },
			ordering.CanVoid, ordering.CanPayOffline, ordering.CanLinkPay, ordering.CanCancel, ordering.CanHold),
		Entry("paid", paidOrder, ordering.CanRefund, ordering.CanCancel, ordering.CanFulfill, ordering.CanHold, ordering.CanEdit, ordering.CanReplace),
		Entry("paid and refunded", func() *ordering.Order {
			o := paidOrder()
			refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("128.04")})
			return o
		}, ordering.CanCancel, ordering.CanFulfill, ordering.CanHold, ordering.CanEdit),
		Entry("in dispute", func() *ordering.Order { o := paidOrder(); dispute(o, "50.00", ordering.ChargebackOpen); return o },
			ordering.CanHold, ordering.CanReplace),
		Entry("fully disputed", func() *ordering.Order { o := paidOrder(); dispute(o, "128.04", ordering.ChargebackOpen); return o },
			ordering.CanCancel, ordering.CanHold, ordering.CanReplace),
		Entry("fully disputed, with the dispute lost", func() *ordering.Order { o := paidOrder(); dispute(o, "128.04", ordering.ChargebackLost); return o },
			ordering.CanCancel, ordering.CanHold, ordering.CanEdit),
		Entry("shipped but unpaid", func() *ordering.Order { return sentUnpaid() },
			ordering.CanPayOffline, ordering.CanLinkPay, ordering.CanRefund, ordering.CanEdit),
		Entry("shipped but unpaid, and returned", func() *ordering.Order {
			o := sentUnpaid()
			refunded(o, ordering.RefundRequest{Reason: ordering.ReturnSellable, Lines: shippedLines(o)})
			return o
		}, ordering.CanVoid, ordering.CanPayOffline, ordering.CanLinkPay, ordering.CanCancel, ordering.CanEdit),
		Entry("partly shipped", func() *ordering.Order {
			o := paidOrder()
			fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
			return o
		}, ordering.CanRefund, ordering.CanFulfill, ordering.CanEdit, ordering.CanReplace),
		Entry("shipped", func() *ordering.Order { o := paidOrder(); fulfilled(o); return o }, ordering.CanRefund, ordering.CanEdit, ordering.CanReplace),
		Entry("completed without a shipment", func() *ordering.Order {
			o := paidOrder()
			o.Lines = o.Lines[2:]
			o.Settle(midday)
			return o
		}, ordering.CanRefund, ordering.CanEdit, ordering.CanReplace),
		Entry("on hold", func() *ordering.Order {
			o := paidOrder()
			_, _ = o.HoldShipping(ordering.HoldOther, nil, admin, midday)
			return o
		}, ordering.CanRefund, ordering.CanCancel, ordering.CanRelease, ordering.CanEdit, ordering.CanReplace),
		Entry("canceled before payment", func() *ordering.Order {
			o := sampleOrder()
			_, _ = o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
			return o
		}),
		Entry("canceled", func() *ordering.Order {
			o := paidOrder()
			_, _ = o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud}, domain.HalfUp, admin, midday)
			return o
		}),
		Entry("canceled with the money kept", func() *ordering.Order {
			o := paidOrder()
			_, _ = o.Cancel(ordering.CancelRequest{KeepPayment: true}, domain.HalfUp, admin, midday)
			return o
		}, ordering.CanRefund),
	)

	It("for an administrator's draft are place, cancel and edit", func() {
		o := sampleOrder()
		o.Status, o.IsDraft = ordering.OrderDraft, true
		Expect(o.Actions(true, true)).To(Equal([]ordering.OrderAction{ordering.CanPlace, ordering.CanVoid, ordering.CanCancel, ordering.CanEdit}))
		p := pay(o, "128.04", "0.00")
		p.Status = ordering.AttemptPending
		Expect(o.Actions(true, true)).To(BeEmpty(), "its payment is under way")
		p.Status = ordering.AttemptFailed
		o.IsDraft = false
		Expect(o.Actions(true, true)).To(Equal([]ordering.OrderAction{ordering.CanVoid, ordering.CanCancel}), "a declined checkout's")
	})

	DescribeTable("match the accepted commands for a refund:", func(status ordering.RefundStatus, offline, retried bool, want ...ordering.RefundAction) {
		o := paidOrder()
		if offline {
			o.Payments[0].ProviderCode = settings.OfflineProvider
		}
		r := refunded(o, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: some("5.00")})
		switch status {
		case ordering.RefundFailed:
			_, err := o.FailRefund(r, "refund_failed", "", midday)
			Expect(err).NotTo(HaveOccurred())
		default:
			r.Status = status
		}
		if retried {
			r.RetriedByRefundID = id(99)
		}
		accepted := []ordering.RefundAction{}
		try := func(action ordering.RefundAction, rule func(o *ordering.Order, r *ordering.Refund) (bool, error)) {
			o := copyOf(o)
			if changed, err := rule(o, o.Refunds[0]); err == nil && changed {
				accepted = append(accepted, action)
			}
		}
		try(ordering.CanVoidRefund, func(o *ordering.Order, r *ordering.Refund) (bool, error) {
			end, err := o.VoidRefund(r, "", midday)
			return end.Changed, err
		})
		try(ordering.CanCompleteRefund, func(o *ordering.Order, r *ordering.Refund) (bool, error) {
			end, err := o.CompleteOffline(r, "", midday, midday)
			return end.Changed, err
		})
		try(ordering.CanRetryRefund, func(o *ordering.Order, r *ordering.Refund) (bool, error) {
			_, err := o.Retry(r, "", admin, midday)
			return true, err
		})
		Expect(accepted).To(HaveExactElements(want))
		Expect(r.Actions(offline)).To(ConsistOf(accepted))
	},
		Entry("pending", ordering.RefundPending, false, false, ordering.CanVoidRefund),
		Entry("pending, offline", ordering.RefundPending, true, false, ordering.CanVoidRefund, ordering.CanCompleteRefund),
		Entry("processing at the gateway", ordering.RefundProcessing, false, false),
		Entry("processing, offline", ordering.RefundProcessing, true, false, ordering.CanVoidRefund, ordering.CanCompleteRefund),
		Entry("completed", ordering.RefundCompleted, false, false),
		Entry("completed, offline", ordering.RefundCompleted, true, false),
		Entry("failed", ordering.RefundFailed, false, false, ordering.CanCompleteRefund, ordering.CanRetryRefund),
		Entry("failed and retried", ordering.RefundFailed, false, true),
		Entry("failed, offline", ordering.RefundFailed, true, false, ordering.CanRetryRefund),
		Entry("voided", ordering.RefundVoided, true, false))

	It("for a shipment match the accepted commands in the shipment's status", func() {
		for _, status := range ordering.ShipmentStatuses() {
			o := paidOrder()
			s := fulfilled(o)
			s.Status = status
			listed := s.Actions()
			_, _, err := (&ordering.Shipment{Status: status}).Change(ordering.ShipmentPatch{LocationName: new("Berlin")}, midday)
			Expect(slices.Contains(listed, ordering.CanUpdateShipment)).To(Equal(err == nil), string(status))
			Expect(slices.Contains(listed, ordering.CanResendEmail)).To(Equal(s.Announceable() == nil), string(status))
			c, err := o.CancelShipment(s, "", true, midday)
			Expect(slices.Contains(listed, ordering.CanCancelShipment)).To(Equal(err == nil && c.Done), string(status))
		}
	})
})
