package store_test

import (
	"context"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// mute is a sandbox behind a connection that loses requests or responses.
type mute struct {
	*payment.Sandbox
	loseRequests, loseAnswers bool
	asked                     int
}

func (m *mute) lost(call func() (payment.Result, error)) (payment.Result, error) {
	m.asked++
	if m.loseRequests {
		return payment.Result{Outcome: payment.Unknown}, nil
	}
	result, err := call()
	if m.loseAnswers && err == nil {
		return payment.Result{Outcome: payment.Unknown}, nil
	}
	return result, err
}

func (m *mute) Refund(ctx context.Context, a payment.Account, r payment.RefundRequest) (payment.Result, error) {
	return m.lost(func() (payment.Result, error) { return m.Sandbox.Refund(ctx, a, r) })
}

func (m *mute) Capture(ctx context.Context, a payment.Account, r payment.CaptureRequest) (payment.Result, error) {
	return m.lost(func() (payment.Result, error) { return m.Sandbox.Capture(ctx, a, r) })
}

func (m *mute) Void(ctx context.Context, a payment.Account, r payment.VoidRequest) (payment.Result, error) {
	return m.lost(func() (payment.Result, error) { return m.Sandbox.Void(ctx, a, r) })
}

// declining is a sandbox whose merchant's bank declines every refund.
type declining struct{ *payment.Sandbox }

func (*declining) Refund(context.Context, payment.Account, payment.RefundRequest) (payment.Result, error) {
	return payment.RefusedAs(payment.RefundFailed), nil
}

// sums returns the refunded amount of an order by its payment, by its refunds, and by the
// gateway's books.
func (d *orderStore) sums(ctx context.Context, orderID int64) (payments, refunds, gateway string) {
	GinkgoHelper()
	row := d.Data.SQL.QueryRowContext(ctx, `SELECT (SELECT sum(refunded_amount)::text FROM payments WHERE order_id = $1),
		(SELECT coalesce(sum(amount), 0)::numeric(20,4)::text FROM refunds WHERE order_id = $1 AND status NOT IN ('FAILED', 'VOIDED'))`, orderID)
	Expect(row.Scan(&payments, &refunds)).To(Succeed())
	books, err := d.sandbox.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	return payments, refunds, books.Payments[len(books.Payments)-1].Refunded.Fixed(4)
}

func (d *orderStore) refunded(ctx context.Context, orderID int64, want string) {
	GinkgoHelper()
	payments, refunds, gateway := d.sums(ctx, orderID)
	Expect([]string{payments, refunds, gateway}).To(Equal([]string{want, want, want}))
}

var _ = Describe("A refund", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })
	goodwill := func(amount string) ordering.RefundRequest {
		return ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount(amount))}
	}

	It("gets an unused number after every change of the number sequence", func(ctx SpecContext) {
		set := func(patch settings.SettingsPatch) {
			GinkgoHelper()
			Expect(d.Settings.UpdateStoreSettings(ctx, another(d.actor), patch, domain.Expect{})).Error().NotTo(HaveOccurred())
		}
		o := d.order(ctx, "pm_card_visa", true)
		sequences := []settings.NumberSequence{settings.OwnSequence, settings.SharedSequence, settings.OwnSequence, settings.SharedSequence}
		var numbers []int64
		for _, sequence := range sequences {
			set(settings.SettingsPatch{RefundNumberSequence: &sequence})
			for range 2 {
				_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("0.10"))
				Expect(err).NotTo(HaveOccurred(), "%s after %v", sequence, numbers)
				numbers = append(numbers, refund.RefundNumber)
			}
			// Sets both counters below the number of an existing refund.
			_, err := d.Data.SQL.ExecContext(ctx, `UPDATE store_counters SET last = CASE name WHEN 'refund' THEN (SELECT min(refund_number) - 1 FROM refunds)
				ELSE (SELECT max(refund_number) - 1 FROM refunds) END WHERE name IN ('refund', 'order')`)
			Expect(err).NotTo(HaveOccurred())
		}
		seen := map[int64]bool{}
		for _, n := range numbers {
			Expect(seen[n]).To(BeFalse(), "%v", numbers)
			seen[n] = true
		}
	})

	It("of the full amount is created once, even by eight concurrent requests", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		codes := atOnce(8, func(_ int, same acting) error {
			_, _, err := d.Ordering.RefundOrder(ctx, same(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
			return err
		})
		Expect(codes).To(Equal(map[domain.Code]int{"": 1, domain.RefundExceedsRemaining: 7}))
		d.refunded(ctx, o.ID, "122.6900")
		Expect(typesOf(d.events(ctx))).To(ConsistOf("refund.issued", "order.payment_status_changed", "order.fulfillment_status_changed", "refund.completed"))
	})

	It("of half the amount is created exactly twice by eight concurrent requests", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		codes := atOnce(8, func(_ int, same acting) error {
			_, _, err := d.Ordering.RefundOrder(ctx, same(d.actor), o.ID, goodwill("61.34"))
			return err
		})
		Expect(codes).To(Equal(map[domain.Code]int{"": 2, domain.RefundExceedsRemaining: 6}))
		d.refunded(ctx, o.ID, "122.6800")
		read := d.read(ctx, o.ID)
		Expect(read.Balance().Refundable.Fixed(2)).To(Equal("0.01"))
		Expect(read.PaymentStatus).To(Equal(ordering.PaymentPartiallyRefunded))
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Amount.Fixed(2)).To(Equal("0.01"))
		d.refunded(ctx, o.ID, "122.6900")
	})

	It("never exceeds the captured amount, even with concurrent requests", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		requests := []ordering.RefundRequest{
			goodwill("60.00"), goodwill("33.33"), {Reason: ordering.Goodwill}, {Reason: ordering.OtherReason, Shipping: just(domain.MustAmount("5.83"))},
			{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 2}}},
			{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[1].ID, Quantity: 1}}},
		}
		codes := atOnce(18, func(i int, same acting) error {
			_, _, err := d.Ordering.RefundOrder(ctx, same(d.actor), o.ID, requests[i%len(requests)])
			return err
		})
		Expect(codes[""] + codes[domain.RefundExceedsRemaining]).To(Equal(18))
		// The job settles the refunds whose requests waited too long for the order's lock.
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		payments, refunds, gateway := d.sums(ctx, o.ID)
		Expect(refunds).To(Equal(payments))
		Expect(gateway).To(Equal(payments))
		Expect(domain.MustAmount("122.69").Less(domain.MustAmount(payments))).To(BeFalse())
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE payments SET refunded_amount = captured_amount + 0.01 WHERE order_id = $1", o.ID)
		Expect(err).To(MatchError(ContainSubstring("payments_refund_limit")), "the database would not have it either")
	})

	It("returns the money for each unit of a line once, even with many concurrent requests", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		codes := atOnce(8, func(_ int, same acting) error {
			_, _, err := d.Ordering.RefundOrder(ctx, same(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason,
				Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[1].ID, Quantity: 1}}})
			return err
		})
		Expect(codes).To(Equal(map[domain.Code]int{"": 3, domain.RefundExceedsRemaining: 5}))
		d.refunded(ctx, o.ID, "11.9000")
		Expect(d.stock(ctx)).To(Equal([]int{10, 2, 10, 0}))
	})

	It("gets its number from a separate sequence or from the orders' sequence", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		numbers := []int64{}
		for range 2 {
			_, r, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("1.00"))
			Expect(err).NotTo(HaveOccurred())
			numbers = append(numbers, r.RefundNumber)
		}
		_, err := d.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{refundNumberSequence}', '"SHARED"')`)
		Expect(err).NotTo(HaveOccurred())
		_, r, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("1.00"))
		Expect(err).NotTo(HaveOccurred())
		Expect(append(numbers, r.RefundNumber)).To(Equal([]int64{1, 2, 100001}))
	})

	DescribeTable("stays open and is settled with the same key after", func(ctx SpecContext, requests, answers bool) {
		o := d.order(ctx, "pm_card_visa", true)
		line := &mute{Sandbox: d.sandbox, loseRequests: requests, loseAnswers: answers}
		d.Service = d.with(line)
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("50.00"))
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundProcessing))
		_, _, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("100.00"))
		Expect(err).To(refuse(domain.RefundExceedsRemaining), "it counts meanwhile")
		_, _, err = d.Ordering.VoidRefund(ctx, another(d.actor), refund.ID, "")
		Expect(err).To(refuse(domain.UnsupportedOperation), "the money may be on its way")

		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect(line.asked).To(Equal(1), "not before its time")
		line.loseRequests, line.loseAnswers = false, false
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect(d.read(ctx, o.ID).Refunds[0].Status).To(Equal(ordering.RefundCompleted))
		d.refunded(ctx, o.ID, "50.0000")
		d.Clock.Advance(time.Hour)
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		d.refunded(ctx, o.ID, "50.0000")
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"refund.issued", "order.payment_status_changed", "refund.completed"}))
	},
		Entry("a lost request", true, false),
		Entry("a lost response", false, true),
	)

	It("is sent by the sweep if the process died before it sent the refund", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		d.Service = d.with(&mute{Sandbox: d.sandbox, loseRequests: true})
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("50.00"))
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE refunds SET status = 'PENDING'") // this is the state after the first commit
		Expect(err).NotTo(HaveOccurred())
		d.Service = d.with(d.sandbox)
		d.Clock.Advance(time.Minute)
		codes := atOnce(4, func(_ int, same acting) error { return d.Ordering.SettleRefundsDue(ctx) })
		Expect(codes).To(Equal(map[domain.Code]int{"": 4}))
		_, settled, err := d.As(d.actor).RefundOrder(ctx, ordering.RefundKey{ID: refund.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(settled.Status).To(Equal(ordering.RefundCompleted))
		d.refunded(ctx, o.ID, "50.0000")
	})

	It("can be voided before it is sent to the gateway, and its goods must be shipped again", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		d.Service = d.with(&mute{Sandbox: d.sandbox, loseRequests: true})
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{10, 0, 10, 0}))
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE refunds SET status = 'PENDING'")
		Expect(err).NotTo(HaveOccurred())
		order, voided, err := d.Ordering.VoidRefund(ctx, another(d.actor), refund.ID, "by mistake")
		Expect(err).NotTo(HaveOccurred())
		Expect(voided.Status).To(Equal(ordering.RefundVoided))
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(order.FulfillmentStatus).To(Equal(ordering.Unfulfilled))
		Expect(d.stock(ctx)).To(Equal([]int{10, 2, 10, 3}))
		d.Service = d.with(d.sandbox)
		d.Clock.Advance(time.Hour)
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		d.refunded(ctx, o.ID, "0.0000")
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"refund.issued", "order.payment_status_changed", "order.fulfillment_status_changed",
			"refund.voided", "order.payment_status_changed", "order.fulfillment_status_changed"}))
	})

	It("is completed, or fails and can be retried, when the bank decides later", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_pendingRefund", true)
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("50.00"))
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundProcessing))
		d.Clock.Advance(6 * time.Second) // the sandbox decides within this time
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect(d.read(ctx, o.ID).Refunds[0].Status).To(Equal(ordering.RefundCompleted))

		o = d.order(ctx, "pm_card_refundFail", true)
		_, refund, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason})
		Expect(err).NotTo(HaveOccurred())
		_, _, err = d.Ordering.RetryRefund(ctx, another(d.actor), refund.ID, "")
		Expect(err).To(refuse(domain.InvalidStateTransition))
		d.Clock.Advance(6 * time.Second) // the sandbox decides within this time
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		read := d.read(ctx, o.ID)
		Expect(read.Refunds[0].Status).To(Equal(ordering.RefundFailed))
		Expect(read.Refunds[0].FailureCode).To(Equal("refund_failed"))
		Expect(read.PaymentStatus).To(Equal(ordering.PaymentPaid))
		same := another(d.actor)
		var retries [2]*ordering.Refund
		for i := range retries {
			_, retries[i], err = d.Ordering.RetryRefund(ctx, same, refund.ID, "")
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(retries[0].ID).To(Equal(retries[1].ID))
		Expect(*retries[0].RetryOfRefundID).To(Equal(refund.ID))
		Expect(*d.read(ctx, o.ID).Refunds[0].RetriedByRefundID).To(Equal(retries[0].ID))
		_, _, err = d.Ordering.RetryRefund(ctx, another(d.actor), refund.ID, "")
		Expect(err).To(refuse(domain.InvalidStateTransition))
	})

	// mails returns the number of mails about completed refunds.
	mails := func(ctx context.Context) (n int) {
		GinkgoHelper()
		Expect(d.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM mails WHERE kind = 'REFUND_COMPLETED'").Scan(&n)).To(Succeed())
		return n
	}
	announced := ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("50.00")), NotifyCustomer: true}

	It("causes one mail to the customer when it is completed", func(ctx SpecContext) {
		By("the gateway pays at once")
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), d.order(ctx, "pm_card_visa", true).ID, announced)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, mails(ctx)}).To(Equal([]any{ordering.RefundCompleted, 1}))

		By("the bank decides later")
		o := d.order(ctx, "pm_card_pendingRefund", true)
		_, refund, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, announced)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, mails(ctx)}).To(Equal([]any{ordering.RefundProcessing, 1}))
		d.Clock.Advance(6 * time.Second) // the sandbox decides within this time
		atOnce(4, func(int, acting) error { return d.Ordering.SettleRefundsDue(ctx) })
		Expect([]any{d.read(ctx, o.ID).Refunds[0].Status, mails(ctx)}).To(Equal([]any{ordering.RefundCompleted, 2}))

		By("the gateway's response is lost")
		o = d.order(ctx, "pm_card_visa", true)
		line := &mute{Sandbox: d.sandbox, loseAnswers: true}
		d.Service = d.with(line)
		_, refund, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, announced)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, mails(ctx)}).To(Equal([]any{ordering.RefundProcessing, 2}))
		line.loseAnswers = false
		for range 2 {
			d.Clock.Advance(time.Minute)
			Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
			Expect([]any{d.read(ctx, o.ID).Refunds[0].Status, mails(ctx)}).To(Equal([]any{ordering.RefundCompleted, 3}))
		}

		By("an administrator completes the refund by hand")
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 10, reserved = 0")
		Expect(err).NotTo(HaveOccurred())
		o = d.order(ctx, "", false)
		Expect(d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})).Error().NotTo(HaveOccurred())
		_, refund, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, announced)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, mails(ctx)}).To(Equal([]any{ordering.RefundPending, 3}))
		for range 2 {
			_, _, err = d.Ordering.CompleteRefund(ctx, another(d.actor), refund.ID, "SEPA 17", "", nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(mails(ctx)).To(Equal(4))
		}

		By("the request asks for no mail")
		Expect(d.Ordering.RefundOrder(ctx, another(d.actor), d.order(ctx, "pm_card_visa", true).ID, goodwill("50.00"))).Error().NotTo(HaveOccurred())
		Expect(mails(ctx)).To(Equal(4))
	})

	It("causes no mail if it is declined, and one mail when a retry completes it", func(ctx SpecContext) {
		By("the bank declines the refund later")
		o := d.order(ctx, "pm_card_refundFail", true)
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, announced)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, mails(ctx)}).To(Equal([]any{ordering.RefundProcessing, 0}))
		d.Clock.Advance(6 * time.Second) // the sandbox decides within this time
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect([]any{d.read(ctx, o.ID).Refunds[0].Status, mails(ctx)}).To(Equal([]any{ordering.RefundFailed, 0}))

		By("the gateway declines the refund at once")
		o = d.order(ctx, "pm_card_visa", true)
		d.Service = d.with(&declining{d.sandbox})
		_, refund, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, announced)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, mails(ctx)}).To(Equal([]any{ordering.RefundFailed, 0}))

		By("a retry completes the refund")
		d.Service = d.with(d.sandbox)
		_, again, err := d.Ordering.RetryRefund(ctx, another(d.actor), refund.ID, "")
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{again.Status, mails(ctx)}).To(Equal([]any{ordering.RefundCompleted, 1}))

		By("an administrator voids the refund")
		o = d.order(ctx, "", false)
		Expect(d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH"})).Error().NotTo(HaveOccurred())
		_, refund, err = d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, announced)
		Expect(err).NotTo(HaveOccurred())
		_, refund, err = d.Ordering.VoidRefund(ctx, another(d.actor), refund.ID, "")
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{refund.Status, mails(ctx)}).To(Equal([]any{ordering.RefundVoided, 1}))
	})

	It("releases on a retry the units that a canceled shipment had reserved again", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_refundFail", true)
		cups := o.Lines[0]
		_, shipment, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: cups.ID, Quantity: cups.Quantity}}}, false)
		Expect(err).NotTo(HaveOccurred())
		shipped := d.stock(ctx)
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: cups.ID, Quantity: cups.Quantity}}})
		Expect(err).NotTo(HaveOccurred())
		d.Clock.Advance(6 * time.Second) // the sandbox decides within this time
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		_, _, err = d.Ordering.CancelShipment(ctx, another(d.actor), shipment.ID, "", true)
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + cups.Quantity, shipped[1] + cups.Quantity, shipped[2], shipped[3]}))
		_, _, err = d.Ordering.RetryRefund(ctx, another(d.actor), refund.ID, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(d.stock(ctx)).To(Equal([]int{shipped[0] + cups.Quantity, shipped[1], shipped[2], shipped[3]}))
	})

	It("requires a payment, and an offline payment can be recorded only at an offline provider", func(ctx SpecContext) {
		o := d.order(ctx, "", false)
		_, offline, err := d.Settings.CreatePaymentProvider(ctx, another(d.actor), settings.OfflineProvider, settings.PaymentProviderInput{DisplayName: ref("Invoice")})
		Expect(err).NotTo(HaveOccurred())
		for _, wrong := range []int64{d.provider(ctx), offline.ID + 1000} {
			Expect(d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH", PaymentProviderID: wrong})).Error().To(refuse(domain.InvalidValue))
		}
		paid, err := d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH", PaymentProviderID: offline.ID})
		Expect(err).NotTo(HaveOccurred())
		Expect(paid.PaymentStatus).To(Equal(ordering.PaymentPaid))
		By("a failure of the database is an internal error")
		_, err = d.Data.SQL.ExecContext(ctx, "ALTER TABLE payment_providers RENAME TO away")
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "CASH", PaymentProviderID: offline.ID})
		Expect(err).To(refuse(domain.Internal))
		_, err = d.Data.SQL.ExecContext(ctx, "ALTER TABLE away RENAME TO payment_providers; ALTER TABLE customers RENAME TO gone")
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Ordering.UpdateOrder(ctx, another(d.actor), o.ID, ordering.OrderUpdate{OrderPatch: ordering.OrderPatch{CustomerID: ref(ref(int64(1)))}}, domain.Expect{})
		Expect(err).To(refuse(domain.Internal))
	})

	It("of an offline payment stays pending until an administrator completes it", func(ctx SpecContext) {
		o := d.order(ctx, "", false)
		_, err := d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), o.ID, ordering.OfflinePayment{Method: "BANK_TRANSFER", Reference: "line 3"})
		Expect(err).NotTo(HaveOccurred())
		_, err = d.Ordering.RecordOrderOfflinePayment(ctx, another(d.actor), d.order(ctx, "", false).ID, ordering.OfflinePayment{Method: "BANK_TRANSFER", Reference: "line 3"})
		Expect(err).NotTo(HaveOccurred(), "two may have the same reference")
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), o.ID, goodwill("10.00"))
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundPending))
		d.Clock.Advance(time.Hour)
		Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		begun := d.Clock.Now().Truncate(time.Millisecond)
		later := begun.Add(time.Hour)
		_, _, err = d.Ordering.CompleteRefund(ctx, another(d.actor), refund.ID, "SEPA 17", "", &later)
		Expect(err).To(refuse(domain.InvalidValue))
		d.Clock.Advance(time.Minute)
		for _, note := range []string{"by Ada", ""} {
			_, done, err := d.Ordering.CompleteRefund(ctx, another(d.actor), refund.ID, "SEPA 17", note, &begun)
			Expect(err).NotTo(HaveOccurred())
			Expect(done.Status).To(Equal(ordering.RefundCompleted))
			Expect([]any{done.ProviderReference, done.Note, done.CompletedOn.Equal(begun)}).To(Equal([]any{"SEPA 17", "by Ada", true}))
		}
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"order.payment_captured", "order.payment_status_changed",
			"order.payment_captured", "order.payment_status_changed", "refund.issued", "order.payment_status_changed", "refund.completed"}))
	})
})

var _ = Describe("A shipment", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })

	It("contains at most the open units, even with many concurrent requests", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", true)
		codes := atOnce(10, func(_ int, same acting) error {
			_, _, err := d.Ordering.FulfillOrder(ctx, same(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[1].ID, Quantity: 1}}}, false)
			return err
		})
		Expect(codes).To(Equal(map[domain.Code]int{"": 3, domain.QuantityExceedsUnfulfilled: 7}))
		read := d.read(ctx, o.ID)
		Expect(read.Lines[1].FulfilledQuantity).To(Equal(3))
		Expect(read.Shipments).To(HaveLen(3))
		Expect(d.stock(ctx)).To(Equal([]int{10, 2, 7, 0}))
		numbers := map[int64]bool{}
		for _, s := range read.Shipments {
			numbers[s.ShipmentNumber] = true
		}
		Expect(numbers).To(Equal(map[int64]bool{1: true, 2: true, 3: true}))
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE order_lines SET fulfilled_quantity = quantity + 1 WHERE order_id = $1", o.ID)
		Expect(err).To(MatchError(ContainSubstring("order_lines_shipped_limit")))
	})

	It("contains all or none of the units that a concurrent refund names", func(ctx SpecContext) {
		for range 5 {
			o := d.order(ctx, "pm_card_visa", true)
			codes := atOnce(2, func(i int, same acting) (err error) {
				if i == 0 {
					_, _, err = d.Ordering.FulfillOrder(ctx, same(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 2}}}, false)
				} else {
					_, _, err = d.Ordering.RefundOrder(ctx, same(d.actor), o.ID, ordering.RefundRequest{Reason: ordering.OtherReason, Lines: []ordering.RefundRequestLine{{LineItemID: o.Lines[0].ID, Quantity: 2}}})
				}
				return err
			})
			line := d.read(ctx, o.ID).Lines[0]
			Expect(line.RefundedQuantity).To(Equal(2))
			if codes[domain.QuantityExceedsUnfulfilled] == 1 {
				Expect([]int{line.FulfilledQuantity, line.ReleasedQuantity}).To(Equal([]int{0, 2}))
			} else {
				Expect(codes[""]).To(Equal(2))
				Expect([]int{line.FulfilledQuantity, line.ReleasedQuantity}).To(Equal([]int{2, 0}))
			}
			_, err := d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 10, reserved = 0")
			Expect(err).NotTo(HaveOccurred())
		}
	})
})
