package ordering_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("a capture", func() {
	It("reserves the amount due before the gateway call, and captures it afterwards", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		parts, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(parts).To(HaveLen(1))
		Expect(p.CapturingAmount.String()).To(Equal("128.04"))
		Expect(p.CaptureKey()).To(MatchRegexp(`^capture-[a-z2-7]{26}$`))
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

	It("records the amount that the gateway captured", func() {
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

	It("leaves nothing to capture or release if the gateway has released the rest", func() {
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

	It("takes a part and then the rest, each with an idempotency key of its own", func() {
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
		first := p.CaptureKey()
		_, err = o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(p.CaptureKey()).NotTo(Equal(first))
		_, err = o.SettleCapture(p, succeeded, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("that is final releases the rest of the authorization", func() {
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

	It("that is declined keeps the authorization", func() {
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

	It("is refused without a live authorization", func() {
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

	It("never exceeds the amount due if there are two authorizations", func() {
		for _, ask := range []func(o *ordering.Order){
			func(o *ordering.Order) { o.CaptureDue(every, none, admin, midday) },
			func(o *ordering.Order) { _, _ = o.Capture(ordering.CaptureRequest{}, admin, midday) },
			func(o *ordering.Order) {
				for _, p := range o.Payments {
					_, _ = o.Capture(ordering.CaptureRequest{PaymentID: p.ID}, admin, midday)
				}
			},
		} {
			o := sampleOrder()
			pay(o, "128.04", "0")
			pay(o, "58.31", "0")
			ask(o)
			Expect([]string{o.Payments[0].CapturingAmount.Fixed(2), o.Payments[1].CapturingAmount.Fixed(2), o.Capturable().Fixed(2)}).To(Equal([]string{"128.04", "0.00", "0.00"}))
			Expect(o.CaptureDue(every, none, admin, midday)).To(BeEmpty())
			By("releasing the other one once the order is paid")
			events, err := o.SettleCapture(o.Payments[0], succeeded, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect(actions(events)).To(Equal([]string{"order.payment_captured", "order.authorization_released", "order.payment_status_changed"}))
			Expect(events[1].Note).To(Equal("58.31 EUR"))
			Expect([]any{o.PaymentStatus, o.Payments[1].Status, o.Payments[1].OwesVoid()}).To(Equal([]any{ordering.PaymentPaid, ordering.AttemptVoided, true}))
		}
		By("omitting the amount of a charge under way")
		o := sampleOrder()
		pay(o, "128.04", "0")
		late := pay(o, "28.04", "0")
		late.Status, late.AuthorizedAmount, late.AutoCapture = ordering.AttemptPending, domain.Amount{}, true
		parts, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(parts[0].Amount.String()).To(Equal("100.00"))
	})

	It("ignores awaited transfers and pending authorizations, but is refused while a charge covers the amount due", func() {
		for amount, build := range map[string]func(p *ordering.Payment){
			"128.04": func(p *ordering.Payment) { p.ProviderCode, p.AutoCapture = settings.OfflineProvider, true },
			"128.05": func(p *ordering.Payment) { p.AutoCapture = false },
		} {
			o := sampleOrder()
			pay(o, "128.04", "0")
			other := pay(o, amount, "0")
			other.Status, other.AuthorizedAmount = ordering.AttemptPending, domain.Amount{}
			build(other)
			Expect(o.Capturable().String()).To(Equal("128.04"), amount)
		}
		By("refused while a charge under way covers the amount due")
		o := sampleOrder()
		pay(o, "128.04", "0")
		charge := pay(o, "128.04", "0")
		charge.Status, charge.AuthorizedAmount, charge.AutoCapture = ordering.AttemptPending, domain.Amount{}, true
		_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		Expect(o.Actions(false, false)).NotTo(ContainElement(ordering.CanCapture))
	})

	It("is not planned for a draft or while another capture of the authorization is under way", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		_, err := o.Capture(ordering.CaptureRequest{Amount: some("28.04")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(o.CaptureDue(every, none, admin, midday)).To(BeEmpty())
		Expect(p.CapturingAmount.String()).To(Equal("28.04"))
		o = sampleOrder()
		pay(o, "128.04", "0")
		o.Status = ordering.OrderDraft
		Expect(o.CaptureDue(every, none, admin, midday)).To(BeEmpty())
	})

	It("is still due if no unit is left to ship, unless an administrator must decide first", func() {
		build := func(change func(o *ordering.Order, p *ordering.Payment)) bool {
			o := sampleOrder()
			p := pay(o, "128.04", "0")
			for _, l := range o.Lines {
				l.RequiresShipping = false
			}
			if change != nil {
				change(o, p)
			}
			return o.HeldBack(p)
		}
		Expect(build(nil)).To(BeTrue())
		for why, change := range map[string]func(o *ordering.Order, p *ordering.Payment){
			"a unit is left to ship":       func(o *ordering.Order, _ *ordering.Payment) { o.Lines[0].RequiresShipping = true },
			"the order is on hold":         func(o *ordering.Order, _ *ordering.Payment) { o.OnHold = true },
			"the order is a draft":         func(o *ordering.Order, _ *ordering.Payment) { o.Status = ordering.OrderDraft },
			"its last capture was refused": func(_ *ordering.Order, p *ordering.Payment) { p.FailureCode = "card_declined" },
			"a capture of it is under way": func(_ *ordering.Order, p *ordering.Payment) { p.CapturingAmount = eur("28.04") },
			"a charge covers what is due": func(o *ordering.Order, _ *ordering.Payment) {
				charge := pay(o, "128.04", "0")
				charge.Status, charge.AuthorizedAmount, charge.AutoCapture = ordering.AttemptPending, domain.Amount{}, true
			},
		} {
			Expect(build(change)).To(BeFalse(), why)
		}
	})

	It("of the whole amount due releases the rest of the authorization", func() {
		o := sampleOrder()
		p := pay(o, "150.00", "0")
		_, err := o.Capture(ordering.CaptureRequest{}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.SettleCapture(p, succeeded, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{p.Status, p.AuthorizedAmount.String(), p.OwesVoid()}).To(Equal([]any{ordering.AttemptCaptured, "128.04", true}))
		By("also when another payment covers the rest")
		o = sampleOrder()
		p = pay(o, "128.04", "0")
		_, events, err := o.PayOffline(ordering.OfflinePayment{Method: "CASH"}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(actions(events)).To(ContainElement("order.authorization_released"))
		Expect([]any{p.Status, p.OwesVoid()}).To(Equal([]any{ordering.AttemptVoided, true}))
	})

	It("fails after a partly captured authorization has expired, and makes the rest due again", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "28.04")
		p.AuthorizationExpiresOn = &midday
		_, err := o.Owing()
		refuses(err, domain.InvalidStateTransition)
		o.Lapse(p, midday)
		Expect([]any{p.Status, p.Outstanding().IsZero(), p.OwesVoid()}).To(Equal([]any{ordering.AttemptCaptured, true, true}), "the gateway may still hold it")
		owing, err := o.Owing()
		Expect(err).NotTo(HaveOccurred())
		Expect(owing.String()).To(Equal("100.00"))
	})

	It("fails if the authorization has expired", func() {
		o := sampleOrder()
		p := pay(o, "128.04", "0")
		Expect(o.Lapse(p, midday)).To(BeEmpty())
		p.AuthorizationExpiresOn = &midday
		Expect(o.Lapse(p, midday.Add(-1))).To(BeEmpty())
		Expect(types(o.Lapse(p, midday))).To(Equal([]domain.EventType{domain.OrderPaymentStatusChanged}))
		Expect([]any{o.PaymentStatus, p.OwesVoid()}).To(Equal([]any{ordering.PaymentExpired, true}), "the gateway may still hold it")
		for _, outcome := range []ordering.Result{{Outcome: ordering.OutcomeSucceeded}, {Outcome: ordering.OutcomeDeclined}} {
			again := *p
			again.SettleVoid(outcome, midday)
			Expect([]any{again.Status, again.OwesVoid()}).To(Equal([]any{ordering.AttemptExpired, false}))
		}
	})

	It("is not needed for an offline payment, whose money is recorded", func() {
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
		By("voiding a record whose money never arrived")
		o = sampleOrder()
		o.Payments = nil
		p, _, err = o.PayOffline(ordering.OfflinePayment{Method: "BANK_TRANSFER", PaymentProviderID: 6, Amount: some("449.00")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		p.ID = 31
		events, err = o.VoidOffline(31, "449.00 for 44.90", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(actions(events)).To(Equal([]string{"order.offline_payment_voided", "order.payment_status_changed"}))
		Expect([]string{string(p.Status), p.CapturedAmount.Fixed(2), o.Balance().Due.Fixed(2), o.Balance().Overpaid.Fixed(2), p.Note}).To(Equal([]string{"VOIDED", "0.00", "128.04", "0.00", "449.00 for 44.90"}))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPending))
		Expect(o.Payments).To(HaveLen(2), "the bank transfer is waited for again")
		Expect(o.VoidOffline(31, "", midday)).To(BeEmpty())
		_, err = o.VoidOffline(4711, "", midday)
		refuses(err, domain.InvalidValue, "/paymentId")
		_, err = o.VoidOffline(o.Payments[1].ID, "", midday)
		refuses(err, domain.InvalidStateTransition)
		card := paidOrder()
		_, err = card.VoidOffline(card.Payments[0].ID, "", midday)
		refuses(err, domain.UnsupportedOperation)
		again, _, err := o.PayOffline(ordering.OfflinePayment{Method: "BANK_TRANSFER", Amount: some("128.04")}, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		again.ID = 32
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
		again.RefundedAmount = *some("1.00")
		_, err = o.VoidOffline(32, "", midday)
		refuses(err, domain.InvalidStateTransition)
		By("receiving the awaited payment")
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

var _ = Describe("the cancellation of an order", func() {
	It("releases authorizations and stock, and fires one event at the end", func() {
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

	It("refunds captured money", func() {
		o := paidOrder()
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledOutOfStock}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.RefundIssued, domain.OrderPaymentStatusChanged, domain.OrderFulfillmentStatusChanged, domain.OrderCancelledEvent}))
		Expect(c.Refunds[0].Amount.String()).To(Equal("128.04"))
		Expect(c.Refunds[0].Reason).To(Equal(ordering.OtherReason))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentRefunded))
		Expect(o.FulfillmentStatus).To(Equal(ordering.FulfillmentCancelled))
		Expect(c.Release).To(HaveLen(2))
		By("with a voided refund, and nothing to ship again")
		c.Refunds[0].ID = 81
		end, err := o.VoidRefund(c.Refunds[0], "", midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(end.Reserve).To(BeEmpty())
		Expect(o.FulfillmentStatus).To(Equal(ordering.FulfillmentCancelled))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("keeps the money or writes off the goods on request", func() {
		o := paidOrder()
		o.Lines[2].TrackInventory = true
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledFraud, KeepPayment: true, KeepStock: true}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(types(c.Events)).To(Equal([]domain.EventType{domain.OrderFulfillmentStatusChanged, domain.OrderCancelledEvent}))
		Expect(c.Release).To(BeEmpty())
		Expect(c.WriteOff).To(HaveLen(3))
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("is refused for shipped, completed and undecided orders", func() {
		o := paidOrder()
		s := fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 1})
		_, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
		_, err = o.CancelShipment(s, "", true, midday)
		Expect(err).NotTo(HaveOccurred())
		_, err = o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())

		o = paidOrder()
		o.Lines = o.Lines[2:]
		o.Settle(midday)
		Expect(o.Status).To(Equal(ordering.OrderCompleted))
		_, err = o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	It("without refunds requires that no money has been captured", func() {
		o := sampleOrder()
		pay(o, "128.04", "0")
		c, err := o.Void(ordering.CancelRequest{Reason: ordering.CancelledFraud}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Events[len(c.Events)-1].Action).To(Equal("order.voided"))
		_, err = paidOrder().Void(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		refuses(err, domain.InvalidStateTransition)
	})

	DescribeTable("succeeds before a payment is decided, and returns any money if the payment is later", func(answer ordering.Result, want ordering.PaymentStatus, refunds int, owesVoid bool, happens ...domain.EventType) {
		o, p := open(byCard())
		o.Settle(midday)
		c, err := o.Cancel(ordering.CancelRequest{Reason: ordering.CancelledByRequest}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{c.Done, o.Status, o.PaymentStatus}).To(Equal([]any{true, ordering.OrderCancelled, ordering.PaymentPending}))
		settled, err := o.SettleAttempt(p, answer, settings.DefaultSettings("EUR", "de", "UTC"), midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{settled.Changed, settled.Unpaid, settled.Placed, settled.Released}).To(Equal([]any{true, false, false, false}))
		Expect(types(settled.Events)).To(Equal(append([]domain.EventType{}, happens...)))
		Expect([]any{o.Status, o.PaymentStatus, len(o.Refunds), p.OwesVoid()}).To(Equal([]any{ordering.OrderCancelled, want, refunds, owesVoid}))
		b := o.Balance()
		Expect([]bool{b.Due.IsZero(), b.Authorized.IsZero(), b.Refundable.IsZero()}).To(Equal([]bool{true, true, true}))
		if refunds > 0 {
			Expect([]any{o.Refunds[0].Amount.String(), o.Refunds[0].SettleOn != nil}).To(Equal([]any{p.CapturedAmount.String(), true}), "the sweep sends it")
		}
	},
		Entry("captured", ordering.Result{Outcome: ordering.OutcomeSucceeded, Captured: domain.MustAmount("128.04")}, ordering.PaymentRefunded, 1, false, domain.RefundIssued, domain.OrderPaymentStatusChanged),
		Entry("authorized", ordering.Result{Outcome: ordering.OutcomeSucceeded, Reference: "ch_9", Held: domain.MustAmount("128.04")}, ordering.PaymentVoided, 0, true, domain.OrderPaymentStatusChanged),
		Entry("declined", ordering.Refused(ordering.FailureSoft, "card_declined", "Declined."), ordering.PaymentVoided, 0, false, domain.OrderPaymentStatusChanged),
		Entry("waiting for the customer", ordering.Result{Outcome: ordering.OutcomeActionRequired, Reference: "ch_9"}, ordering.PaymentVoided, 0, true, domain.OrderPaymentStatusChanged),
		Entry("still open", ordering.Result{Outcome: ordering.OutcomePending, Reference: "ch_9"}, ordering.PaymentPending, 0, false))

	It("succeeds while a capture is under way, and refunds the captured amount", func() {
		for _, taken := range []bool{true, false} {
			o := sampleOrder()
			p := pay(o, "128.04", "0")
			_, err := o.Capture(ordering.CaptureRequest{Amount: some("100.00")}, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			_, err = o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect(p.CapturingAmount.String()).To(Equal("100.00"))
			answer := succeeded
			if !taken {
				answer = ordering.Refused(ordering.FailureSoft, "card_declined", "Declined.")
			}
			events, err := o.SettleCapture(p, answer, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect(types(events)).NotTo(ContainElement(domain.OrderPaymentFailed))
			b := o.Balance()
			Expect([]bool{b.Authorized.IsZero(), b.Refundable.IsZero(), p.OwesVoid(), len(o.Refunds) == 1}).To(Equal([]bool{true, true, true, taken}))
			Expect(actions(events)).NotTo(ContainElement("order.authorization_released"), "the end of the order says so")
		}
	})

	It("succeeds for an unpaid shipped order once the goods have come back, and issues a credit note", func() {
		for _, reason := range []ordering.RefundReason{ordering.ReturnSellable, ordering.ReturnNonSellable, ordering.OtherReason} {
			o := sentUnpaid()
			invoices := o.Unissued(nil, midday)
			Expect(invoices).To(HaveLen(1))
			_, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
			refuses(err, domain.InvalidStateTransition)
			refunded(o, ordering.RefundRequest{Reason: reason, Lines: shippedLines(o)})
			c, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
			Expect(err).NotTo(HaveOccurred())
			Expect([]any{o.Status, o.PaymentStatus, o.FulfillmentStatus, o.Balance().Due.IsZero()}).To(Equal([]any{ordering.OrderCancelled, ordering.PaymentVoided, ordering.FulfillmentCancelled, true}))
			Expect(append(c.Release, c.WriteOff...)).To(BeEmpty(), "what came back was put into stock when it did")
			credit := o.Unissued(invoices, midday)
			Expect(credit).To(HaveLen(1))
			Expect([]any{credit[0].Type, credit[0].Total.String()}).To(Equal([]any{ordering.CreditNote, invoices[0].Total.String()}))
		}
	})

	It("succeeds once all goods have come back, even if their refund failed", func() {
		o := paidOrder()
		fulfilled(o, ordering.ShipmentItem{LineItemID: 1, Quantity: 2})
		failedRefund(o, give(ordering.ReturnNonSellable, 1, 2, nil))
		c, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{c.Back().String(), string(o.PaymentStatus)}).To(Equal([]string{"128.04", string(ordering.PaymentRefunded)}))
	})

	It("is suggested instead of a retry if an edit is refused because a bank has not decided yet", func() {
		o, p := open(byCard())
		o.Terms = &ordering.Terms{}
		o.Settle(midday)
		refused := func() *domain.Error {
			GinkgoHelper()
			err := o.Editable()
			refuses(err, domain.InvalidStateTransition)
			return err.(*domain.Error)
		}
		Expect(refused().RetryAfter).To(Equal(5), "nobody has answered yet")
		_, err := o.SettleAttempt(p, ordering.Result{Outcome: ordering.OutcomePending, Reference: "py_9"}, settings.DefaultSettings("EUR", "de", "UTC"), midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(refused().RetryAfter).To(BeZero())
		Expect(refused().Detail).To(ContainSubstring("cancel the order"))
		Expect(o.Actions(false, false)).To(ContainElements(ordering.CanVoid, ordering.CanCancel))
	})

	It("does not fire an event for a draft", func() {
		o := sampleOrder()
		o.Status, o.PlacedOn = ordering.OrderDraft, nil
		c, err := o.Cancel(ordering.CancelRequest{}, domain.HalfUp, admin, midday)
		Expect(err).NotTo(HaveOccurred())
		Expect(c.Done).To(BeTrue())
		Expect(c.Events).To(BeEmpty())
	})
})
