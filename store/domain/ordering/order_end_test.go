package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("capturing", func() {
	It("reserves what is due, then takes it", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		parts, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(parts).To(HaveLen(1))
		Expect(p.CapturingAmount.String()).To(Equal("128.04"))
		Expect(p.CaptureKey()).To(Equal("capture-11-1"))
		Expect(p.SettleOn).NotTo(BeNil())
		open, asked := o.Asked(admin)
		Expect(open).To(Equal([]*ordering.Payment{p}))
		Expect(asked).To(BeTrue())
		_, err = o.Capture(ordering.CaptureRequest{}, admin, midday)
		refuses(err, domain.Busy)

		events, err := o.SettleCapture(p, succeeded, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderPaymentCaptured, domain.OrderPaymentStatusChanged}))
		Expect(actions(events)).To(Equal([]string{"order.payment_captured", "order.payment_status_changed"}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(o.SettleCapture(p, succeeded, midday)).To(BeEmpty(), "whoever brings the word second brings nothing")
		Expect(p.CapturedAmount.String()).To(Equal("128.04"))
		_, err = o.Capture(ordering.CaptureRequest{}, admin, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("books what the gateway says it took", func() {
		for answered, want := range map[string]struct {
			status      ordering.PaymentStatus
			outstanding string
		}{"100.00": {ordering.PaymentPartiallyPaid, "28.04"}, "130.00": {ordering.PaymentOverpaid, "0.00"}} {
			o := sampleOrder()
			p := pay(o, "128.04", "0")
			_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			_, err = o.SettleCapture(p, ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: domain.MustAmount(answered)}, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.CapturedAmount.String()).To(Equal(answered))
			Expect(o.PaymentStatus).To(Equal(want.status))
			Expect(p.Outstanding().Fixed(2)).To(Equal(want.outstanding))
		}
	})

	It("has nothing left to capture or to release where the gateway let go of the rest", func() {
		for _, final := range []bool{false, true} {
			o := sampleOrder()
			p := pay(o, "128.04", "0")
			_, err := o.Capture(ordering.CaptureRequest{Amount: some("28.04"), Final: final}, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			_, err = o.SettleCapture(p, ordering.Result{Outcome: ordering.OutcomeSucceeded, Amount: domain.MustAmount("28.04"), Released: true}, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{p.Outstanding().Fixed(2), p.OwesVoid(), o.Balance().Due.Fixed(2)}).To(Equal([]any{"0.00", false, "100.00"}))
			_, err = o.Capture(ordering.CaptureRequest{}, admin, midday)
			refuses(err, domain.InvalidStateTransition)
		}
	})

	It("takes a part, then the rest, each under a key of its own", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		_, err := o.Capture(ordering.CaptureRequest{Amount: some("28.04")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		events, err := o.SettleCapture(p, succeeded, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPartiallyPaid))
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderPaymentCaptured, domain.OrderPaymentStatusChanged}))
		_, err = o.Capture(ordering.CaptureRequest{Amount: some("100.01")}, admin, midday)
		refuses(err, domain.InvalidValue, "/amount")
		_, err = o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.CaptureKey()).To(Equal("capture-11-2"))
		_, err = o.SettleCapture(p, succeeded, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("gives the rest of the authorization up when it is final", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		_, err := o.Capture(ordering.CaptureRequest{Amount: some("28.04"), Final: true}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.SettleCapture(p, succeeded, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.OwesVoid()).To(BeTrue())
		Expect(o.Balance().Authorized.IsZero()).To(BeTrue())
		p.SettleVoid(ordering.Result{Outcome: ordering.OutcomeUnknown}, midday)
		Expect(p.OwesVoid()).To(BeTrue(), "nobody knows yet")
		p.SettleVoid(succeeded, midday)
		Expect(p.OwesVoid()).To(BeFalse())
	})

	It("keeps the authorization when a capture is declined", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		events, err := o.SettleCapture(p, ordering.Refused(ordering.FailureSoft, "card_declined", "Declined."), midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderPaymentFailed}))
		Expect(actions(events)).To(Equal([]string{"order.capture_failed"}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentAuthorized))
		Expect(p.CapturingAmount.IsZero()).To(BeTrue())
		Expect(o.SettleCapture(p, ordering.Refused(ordering.FailureSoft, "", ""), midday)).To(BeEmpty())
	})

	It("refuses without a live authorization", func() {
		for _, status := range []ordering.AttemptStatus{ordering.AttemptPending, ordering.AttemptRequiresAction, ordering.AttemptFailed, ordering.AttemptVoided, ordering.AttemptExpired} {
			o := sampleOrder()
			pay(o, "128.04", "0").Status = status
			_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
			refuses(err, domain.InvalidStateTransition)
		}
		o := sampleOrder()
		pay(o, "128.04", "0")
		_, err := o.Capture(ordering.CaptureRequest{PaymentID: 99}, admin, midday)
		refuses(err, domain.InvalidValue, "/paymentId")
		_, err = o.Capture(ordering.CaptureRequest{Amount: some("0")}, admin, midday)
		refuses(err, domain.InvalidValue, "/amount")
		_, err = o.Capture(ordering.CaptureRequest{Amount: some("1.005")}, admin, midday)
		refuses(err, domain.InvalidValue, "/amount")
	})

	It("ends an authorization whose time is over", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		Expect(o.Lapse(p, midday)).To(BeEmpty())
		p.AuthorizationExpiresOn = &midday
		Expect(o.Lapse(p, midday.Add(-1))).To(BeEmpty())
		Expect(types(o.Lapse(p, midday))).To(Equal([]domain.EventType{domain.OrderPaymentStatusChanged}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentExpired))
	})

	It("records money from outside", func() {
		o := sampleOrder()
		p, events, err := o.PayOffline(ordering.OfflinePayment{Method: "BANK_TRANSFER", Reference: "line 3"}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.CapturedAmount.String()).To(Equal("128.04"))
		Expect(types(events)).To(Equal([]domain.EventType{domain.OrderPaymentCaptured, domain.OrderPaymentStatusChanged}))
		Expect(actions(events)).To(Equal([]string{"order.offline_payment_recorded", "order.payment_status_changed"}))
		_, _, err = o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		_, _, err = o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("1.00")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentOverpaid))
		By("taking the payment that was waited for")
		o = sampleOrder()
		pay(o, "128.04", "0").Status = ordering.AttemptPending
		o.Payments[0].ProviderCode, o.Payments[0].AuthorizedAmount = settings.OfflineProvider, domain.Amount{}
		p, _, err = o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("100.00")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.Payments).To(Equal([]*ordering.Payment{p}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPartiallyPaid))
		_, _, err = o.PayOffline(ordering.OfflinePayment{Method: "CASH", Amount: some("0")}, admin, midday)
		refuses(err, domain.InvalidValue, "/amount")
	})
})

var _ = Describe("ending an order", func() {
	It("gives up what is authorized and reserved, and says so last", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest, Note: "changed their mind"}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.OrderPaymentStatusChanged, domain.OrderFulfillmentStatusChanged, domain.OrderCancelledEvent}))
		Expect(c.Events[2].Action).To(Equal("order.cancelled"))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentVoided))
		Expect(o.FulfillmentStatus).To(Equal(ordering.FulfillmentCancelled))
		Expect(p.Status).To(Equal(ordering.AttemptVoided))
		Expect(p.OwesVoid()).To(BeTrue())
		Expect(c.Refunds).To(BeEmpty())
		Expect(c.Release).To(Equal([]catalog.StockMove{{VariantID: 310, Quantity: 2, OrderID: 1}, {VariantID: 311, Quantity: 3, OrderID: 1}}))
		again, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.Done || len(again.Events) > 0).To(BeFalse())
	})

	It("refunds what is captured", func() {
		o := paidOrder()
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledOutOfStock}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.RefundIssued, domain.OrderPaymentStatusChanged, domain.OrderFulfillmentStatusChanged, domain.OrderCancelledEvent}))
		Expect(c.Refunds[0].Amount.String()).To(Equal("128.04"))
		Expect(c.Refunds[0].Reason).To(Equal(ordering.OtherReason))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRefunded))
		Expect(o.FulfillmentStatus).To(Equal(ordering.FulfillmentCancelled))
		Expect(c.Release).To(HaveLen(2))
		By("voiding that refund without shipping anything again")
		c.Refunds[0].ID = 81
		end, err := o.VoidRefund(c.Refunds[0], "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(end.Reserve).To(BeEmpty())
		Expect(o.FulfillmentStatus).To(Equal(ordering.FulfillmentCancelled))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("keeps the money, or writes the goods off, when asked to", func() {
		o := paidOrder()
		o.Lines[2].TrackInventory = true
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud, KeepPayment: true, KeepStock: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged, domain.OrderCancelledEvent}))
		Expect(c.Release).To(BeEmpty())
		Expect(c.WriteOff).To(HaveLen(3))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("refuses what is shipped, done, or not known", func() {
		o := paidOrder()
		s := fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		_, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		_, err = o.CancelShipment(s, "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())

		o = sampleOrder()
		pay(o, "128.04", "0").Status = ordering.AttemptPending
		_, err = o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)

		o = paidOrder()
		o.Lines = o.Lines[2:]
		o.Settle(midday)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		_, err = o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("voids only what is not captured", func() {
		o := sampleOrder()
		pay(o, "128.04", "0")
		c, err := o.Void(ordering.CancelRequest{Reason: ordering.CancelledFraud}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Events[len(c.Events)-1].Action).To(Equal("order.voided"))
		_, err = paidOrder().Void(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("closes a draft without a word", func() {
		o := sampleOrder()
		o.Status, o.PlacedOn = ordering.OrderDraft, nil
		c, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Done).To(BeTrue())
		Expect(c.Events).To(BeEmpty())
	})
})
