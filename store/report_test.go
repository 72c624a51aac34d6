package store_test

import (
	"context"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/google/uuid"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = Describe("A change made at the payment service", func() {
	var t *checkoutStore
	var good int64
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		t.sandbox.Now = t.Data.Clock.Now
		good = t.good(ctx, uuid.NewString()[:8], 5).Variants[0].ID
		Expect(t.Ordering.SubscribeToNotices(ctx)).To(Succeed())
	})

	now := func(ctx context.Context, id int64) *ordering.Order {
		GinkgoHelper()
		o, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: id})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	buy := func(ctx context.Context, card string, quantity int, total string) *ordering.Order {
		GinkgoHelper()
		guest, cart := t.visitor(ctx, good, quantity)
		order, err := t.Ordering.CheckoutCart(ctx, guest, t.purchase(cart, total, card))
		Expect(err).NotTo(HaveOccurred())
		return order
	}
	manually := func(ctx context.Context) {
		GinkgoHelper()
		_, _, err := t.Settings.UpdatePaymentProvider(ctx, another(t.actor), t.provider, settings.PaymentProviderInput{CaptureMode: new(new(settings.CaptureManual))}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}
	byHand := func(ctx context.Context, operation payment.Operation, p *ordering.Payment, amount string) {
		GinkgoHelper()
		c := payment.Call{Operation: operation, StoreID: t.store.ID, ProviderID: t.provider, Reference: p.ProviderReference, Currency: "EUR"}
		if amount != "" {
			c.Amount = domain.MustAmount(amount)
		}
		result, err := t.sandbox.ByHand(ctx, c)
		Expect(err).NotTo(HaveOccurred())
		Expect(result.Outcome).To(Equal(payment.Succeeded))
	}
	// again delivers all notifications a second time and expects that they change nothing.
	again := func(ctx context.Context, id int64) {
		GinkgoHelper()
		before, events := now(ctx, id), t.count(ctx, "SELECT count(*) FROM webhook_events")
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE provider_events SET due_on = now(), ended_on = NULL")
		Expect(err).NotTo(HaveOccurred())
		t.follows(ctx)
		Expect(now(ctx, id).Version).To(Equal(before.Version))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events")).To(Equal(events))
	}
	// equal expects that the store's state of all payments equals the sandbox's state.
	equal := func(ctx context.Context) {
		GinkgoHelper()
		book, err := t.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		for _, p := range book.Payments {
			var captured, refunded, held string
			Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT captured_amount::numeric(20,2), refunded_amount::numeric(20,2),
				(CASE WHEN status IN ('AUTHORIZED', 'CAPTURED') THEN authorized_amount - captured_amount ELSE 0 END)::numeric(20,2) FROM payments WHERE provider_reference = $1`, p.Reference).
				Scan(&captured, &refunded, &held)).To(Succeed())
			left := p.Authorized.Sub(p.Captured)
			if p.Voided {
				left = domain.Amount{}
			}
			Expect([]string{captured, refunded, held}).To(Equal([]string{p.Captured.Fixed(2), p.Refunded.Fixed(2), left.Fixed(2)}))
		}
	}

	It("is recorded as a capture of a part or of the full amount", func(ctx SpecContext) {
		manually(ctx)
		order := buy(ctx, "pm_card_visa", 1, "64.14")
		byHand(ctx, payment.OperationCapture, order.Payments[0], "20.00")
		t.follows(ctx)
		Expect([]any{now(ctx, order.ID).PaymentStatus, now(ctx, order.ID).Payments[0].CapturedAmount.Fixed(2)}).To(Equal([]any{ordering.PaymentPartiallyPaid, "20.00"}))
		byHand(ctx, payment.OperationCapture, order.Payments[0], "44.14")
		t.follows(ctx)
		Expect(now(ctx, order.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER", "order.payment_captured SYSTEM", "order.payment_status_changed SYSTEM", "order.payment_captured SYSTEM", "order.payment_status_changed SYSTEM"}))
		again(ctx, order.ID)
		equal(ctx)
	})

	It("is recorded as a release of the remaining authorization", func(ctx SpecContext) {
		manually(ctx)
		whole, part := buy(ctx, "pm_card_visa", 1, "64.14"), buy(ctx, "pm_card_visa", 1, "64.14")
		byHand(ctx, payment.OperationVoid, whole.Payments[0], "")
		_, err := t.Ordering.CaptureOrder(ctx, another(t.actor), part.ID, ordering.CaptureRequest{Amount: new(domain.MustAmount("10.00"))})
		Expect(err).NotTo(HaveOccurred())
		byHand(ctx, payment.OperationVoid, part.Payments[0], "")
		t.follows(ctx)
		Expect([]any{now(ctx, whole.ID).PaymentStatus, now(ctx, whole.ID).Payments[0].Status}).To(Equal([]any{ordering.PaymentVoided, ordering.AttemptVoided}))
		Expect([]any{now(ctx, part.ID).PaymentStatus, now(ctx, part.ID).Balance().Authorized.IsZero()}).To(Equal([]any{ordering.PaymentPartiallyPaid, true}))
		again(ctx, whole.ID)
		equal(ctx)
	})

	It("is recorded as a refund, which the store does not send to the gateway", func(ctx SpecContext) {
		order := buy(ctx, "pm_card_visa", 1, "64.14")
		byHand(ctx, payment.OperationRefund, order.Payments[0], "4.14")
		t.follows(ctx)
		o := now(ctx, order.ID)
		Expect([]any{o.PaymentStatus, o.Refunds[0].Status, o.Refunds[0].Amount.Fixed(2), o.Refunds[0].RefundNumber > 0, o.Refunds[0].ByProvider}).
			To(Equal([]any{ordering.PaymentPartiallyRefunded, ordering.RefundCompleted, "4.14", true, true}))
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), order.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: new(domain.MustAmount("60.01"))})
		Expect(err).To(refuse(domain.RefundExceedsRemaining))
		again(ctx, order.ID)

		slow := buy(ctx, "pm_card_pendingRefund", 1, "64.14")
		c := payment.Call{Operation: payment.OperationRefund, StoreID: t.store.ID, ProviderID: t.provider, Reference: slow.Payments[0].ProviderReference, Currency: "EUR", Amount: domain.MustAmount("1.00")}
		_, err = t.sandbox.ByHand(ctx, c)
		Expect(err).NotTo(HaveOccurred())
		t.follows(ctx)
		Expect(now(ctx, slow.ID).Refunds[0].Status).To(Equal(ordering.RefundProcessing))
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		equal(ctx)
	})

	It("is recorded as a failure of a completed refund, which can then be retried", func(ctx SpecContext) {
		order := buy(ctx, "pm_card_visa", 1, "64.14")
		_, refund, err := t.Ordering.RefundOrder(ctx, another(t.actor), order.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundCompleted))
		Expect(t.sandbox.Bounce(ctx, refund.ProviderReference)).To(Succeed())
		t.follows(ctx)
		o := now(ctx, order.ID)
		Expect([]any{o.PaymentStatus, o.Refunds[0].Status, o.Refunds[0].FailureCode}).To(Equal([]any{ordering.PaymentPaid, ordering.RefundFailed, "refund_failed"}))
		again(ctx, order.ID)
		equal(ctx)
		_, _, err = t.Ordering.RetryRefund(ctx, another(t.actor), refund.ID, "")
		Expect(err).NotTo(HaveOccurred())
		equal(ctx)
	})

	// late starts a payment whose request reaches the gateway after the store has abandoned the
	// payment.
	late := func(ctx context.Context, total string) (guest domain.Actor, cart int64, order *ordering.Order, arrive func()) {
		GinkgoHelper()
		actor, basket := t.visitor(ctx, good, 1)
		t.gateway.lost = 1
		_, err := t.Ordering.CheckoutCart(ctx, actor, t.purchase(basket, total, "pm_card_visa"))
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		t.Data.Clock.Advance(2 * time.Minute)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		id := int64(t.count(ctx, "SELECT max(id) FROM orders"))
		order = now(ctx, id)
		Expect([]any{order.Status, order.Payments[0].Status}).To(Equal([]any{ordering.OrderDraft, ordering.AttemptFailed}))
		Expect(t.count(ctx, "SELECT coalesce(sum(reserved_change), 0) FROM stock_movements WHERE variant_id = $1 AND order_id IS NOT NULL", good)).To(BeZero())
		return actor, basket.ID, order, func() {
			GinkgoHelper()
			t.sandbox.TellAll = true
			_, err := t.sandbox.Authorize(ctx, payment.Account{StoreID: t.store.ID, ProviderID: t.provider},
				payment.AuthorizeRequest{Key: t.keyOf(ctx, order.Payments[0]), Amount: domain.MustAmount(total), Currency: "EUR", AutoCapture: true, Token: "pm_card_visa"})
			Expect(err).NotTo(HaveOccurred())
			t.follows(ctx)
		}
	}

	It("places the order of a late payment if stock and coupons suffice", func(ctx SpecContext) {
		_, _, order, arrive := late(ctx, "64.14")
		arrive()
		o := now(ctx, order.ID)
		Expect([]any{o.Status, o.PaymentStatus, o.Payments[0].FailureCode}).To(Equal([]any{ordering.OrderOpen, ordering.PaymentPaid, ""}))
		stock := t.stock(ctx, good)
		Expect(stock.Available()).To(Equal(4))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE status = 'CONVERTED' AND converted_order_id = $1", order.ID)).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'ORDER_CONFIRMATION'")).To(Equal(1))
		again(ctx, order.ID)
		equal(ctx)
	})

	It("places the order of a late payment if its cart still reserves the stock", func(ctx SpecContext) {
		t.reserves(ctx, settings.ReserveAtCart)
		good = t.good(ctx, uuid.NewString()[:8], 1).Variants[0].ID // its only unit
		_, _, order, arrive := late(ctx, "64.14")
		Expect(t.held(ctx, good)).To(Equal(1))
		arrive()
		Expect(now(ctx, order.ID).Status).To(Equal(ordering.OrderOpen))
		Expect(t.held(ctx, good)).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM carts WHERE reserved_until IS NOT NULL")).To(BeZero())
	})

	It("causes a refund of a late payment if the goods are gone or the cart was paid another way", func(ctx SpecContext) {
		_, _, gone, arrive := late(ctx, "64.14")
		buy(ctx, "pm_card_mastercard", 5, "297.38")
		arrive()
		Expect([]any{now(ctx, gone.ID).Status, now(ctx, gone.ID).Refunds[0].Amount.Fixed(2)}).To(Equal([]any{ordering.OrderDraft, "64.14"}))
		t.Data.Clock.Advance(time.Minute)
		Expect(t.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect(now(ctx, gone.ID).Refunds[0].Status).To(Equal(ordering.RefundCompleted))
		equal(ctx)

		good, t.sandbox.TellAll = t.good(ctx, uuid.NewString()[:8], 5).Variants[0].ID, false
		guest, cart, order, arrive := late(ctx, "64.14")
		basket, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		Expect(basket.ID).To(Equal(cart))
		paid, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(basket, "64.14", "pm_card_mastercard"))
		Expect(err).NotTo(HaveOccurred())
		Expect(paid.ID).To(Equal(order.ID))
		arrive()
		t.Data.Clock.Advance(time.Minute)
		Expect(t.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		o := now(ctx, order.ID)
		Expect([]any{o.Status, o.PaymentStatus, o.Refunds[0].Status, o.Balance().Due.IsZero(), o.Balance().Overpaid.IsZero()}).
			To(Equal([]any{ordering.OrderOpen, ordering.PaymentPaid, ordering.RefundCompleted, true, true}))
		again(ctx, order.ID)
		equal(ctx)
	})

	It("is recorded as a dispute of the order, with the bank's decision", func(ctx SpecContext) {
		order := buy(ctx, "pm_card_createDispute", 1, "64.14")
		t.follows(ctx)
		o := now(ctx, order.ID)
		Expect(o.PaymentStatus).To(Equal(ordering.PaymentChargeback))
		c := o.Chargebacks[0]
		Expect([]any{c.Status, c.Amount.Fixed(2), c.Reason, c.IsInquiry, c.DueOn.After(t.Data.Clock.Now())}).To(Equal([]any{ordering.ChargebackOpen, "64.14", "fraudulent", false, true}))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER", "order.payment_captured CUSTOMER", "order.chargeback_reported SYSTEM", "order.payment_status_changed SYSTEM"}))
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), order.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).To(refuse(domain.InvalidStateTransition))
		again(ctx, order.ID)
		Expect(t.sandbox.Decide(ctx, c.Reference, func(d *payment.LedgerDispute) { d.Status = payment.DisputeWon })).To(Succeed())
		t.follows(ctx)
		Expect([]any{now(ctx, order.ID).PaymentStatus, now(ctx, order.ID).Chargebacks[0].Status}).To(Equal([]any{ordering.PaymentPaid, ordering.ChargebackWon}))
		again(ctx, order.ID)
		Expect(t.sandbox.Decide(ctx, c.Reference, func(d *payment.LedgerDispute) { d.Status = payment.DisputeOpen })).To(Succeed())
		t.follows(ctx) // these notifications are older than the known state
		Expect(now(ctx, order.ID).Chargebacks[0].Status).To(Equal(ordering.ChargebackWon))

		asked := buy(ctx, "pm_card_createDisputeInquiry", 1, "64.14")
		t.follows(ctx)
		Expect([]any{now(ctx, asked.ID).PaymentStatus, now(ctx, asked.ID).Chargebacks[0].IsInquiry}).To(Equal([]any{ordering.PaymentPaid, true}))
		Expect(t.sandbox.Decide(ctx, now(ctx, asked.ID).Chargebacks[0].Reference, func(d *payment.LedgerDispute) { d.IsInquiry, d.Status = false, payment.DisputeLost })).To(Succeed())
		t.follows(ctx)
		Expect([]any{now(ctx, asked.ID).PaymentStatus, now(ctx, asked.ID).Balance().Refundable.IsZero()}).To(Equal([]any{ordering.PaymentChargeback, true}))
	})

	It("is recorded as a fraud review that holds the order until an approval or a decision of staff", func(ctx SpecContext) {
		end := func(o *ordering.Order, to payment.ReviewStatus) *ordering.Order {
			GinkgoHelper()
			Expect(t.sandbox.Review(ctx, o.Payments[0].ProviderReference, to)).To(Succeed())
			t.follows(ctx)
			return now(ctx, o.ID)
		}
		held := func(o *ordering.Order) []any {
			return []any{o.FulfillmentStatus, o.Hold != nil, o.Payments[0].Review}
		}
		order := buy(ctx, "pm_card_riskLevelElevated", 1, "64.14")
		Expect(held(order)).To(Equal([]any{ordering.OnHold, true, ordering.ReviewOpen}))
		Expect([]any{order.Hold.Reason, order.Hold.HeldBy.Kind, *order.Hold.Note, order.PaymentStatus}).To(Equal([]any{ordering.HoldFraud, domain.ActorSystem, "The payment provider reviews the payment for fraud.", ordering.PaymentPaid}))
		Expect(t.events(ctx)).To(Equal([]string{"order.created CUSTOMER", "order.payment_captured CUSTOMER"}))
		_, _, err := t.Ordering.FulfillOrder(ctx, another(t.actor), order.ID, ordering.Fulfillment{}, false)
		Expect(err).To(refuse(domain.InvalidStateTransition))
		again(ctx, order.ID)
		Expect(held(end(order, payment.ReviewApproved))).To(Equal([]any{ordering.Unfulfilled, false, ordering.ReviewApproved}))
		Expect(t.events(ctx)).To(HaveExactElements("order.created CUSTOMER", "order.payment_captured CUSTOMER", "order.fulfillment_status_changed SYSTEM"))
		again(ctx, order.ID)
		Expect(held(end(order, payment.ReviewOpen))).To(Equal([]any{ordering.Unfulfilled, false, ordering.ReviewApproved}), "what is older than what is known")

		closed := end(buy(ctx, "pm_card_riskLevelElevated", 1, "64.14"), payment.ReviewClosed)
		Expect(held(closed)).To(Equal([]any{ordering.OnHold, true, ordering.ReviewClosed}))

		released := buy(ctx, "pm_card_riskLevelElevated", 1, "64.14")
		_, err = t.Ordering.ReleaseOrder(ctx, another(t.actor), released.ID, "")
		Expect(err).NotTo(HaveOccurred())
		Expect(held(end(released, payment.ReviewOpen))).To(Equal([]any{ordering.Unfulfilled, false, ordering.ReviewOpen}), "somebody decided")

		other := buy(ctx, "pm_card_riskLevelElevated", 1, "64.14")
		_, err = t.Ordering.HoldOrder(ctx, another(t.actor), other.ID, ordering.HoldAddress, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(held(end(other, payment.ReviewApproved))).To(Equal([]any{ordering.OnHold, true, ordering.ReviewApproved}), "held for another reason")
	})

	It("is recorded as a fraud review that starts after the order was placed", func(ctx SpecContext) {
		order, canceled, shipped := buy(ctx, "pm_card_visa", 1, "64.14"), buy(ctx, "pm_card_visa", 1, "64.14"), buy(ctx, "pm_card_visa", 1, "64.14")
		_, _, err := t.Ordering.FulfillOrder(ctx, another(t.actor), shipped.ID, ordering.Fulfillment{}, false)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), canceled.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		for _, o := range []*ordering.Order{order, canceled, shipped} {
			Expect(t.sandbox.Review(ctx, o.Payments[0].ProviderReference, payment.ReviewOpen)).To(Succeed())
		}
		t.follows(ctx)
		Expect(now(ctx, order.ID).FulfillmentStatus).To(Equal(ordering.OnHold))
		for _, o := range []*ordering.Order{canceled, shipped} {
			Expect([]any{now(ctx, o.ID).Hold, now(ctx, o.ID).OnHold, now(ctx, o.ID).Payments[0].Review}).To(Equal([]any{(*ordering.Hold)(nil), false, ordering.ReviewOpen}), "nothing is left to hold")
		}
		Expect(t.events(ctx)).To(ContainElement("order.fulfillment_status_changed SYSTEM"))
		again(ctx, order.ID)
	})

	It("is found once a day without a notification, and unexplained differences are reported", func(ctx SpecContext) {
		manually(ctx)
		order, other := buy(ctx, "pm_card_visa", 1, "64.14"), buy(ctx, "pm_card_visa", 1, "64.14")
		byHand(ctx, payment.OperationCapture, order.Payments[0], "64.14")
		byHand(ctx, payment.OperationRefund, order.Payments[0], "4.14")
		_, err := t.sandbox.Authorize(ctx, payment.Account{StoreID: t.store.ID, ProviderID: t.provider}, payment.AuthorizeRequest{Key: strings.Replace(t.keyOf(ctx, order.Payments[0]), "payment-", "payment-99", 1), Amount: domain.MustAmount("5.00"), Currency: "EUR", Token: "pm_card_visa"})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.sandbox.Authorize(ctx, payment.Account{StoreID: t.store.ID, ProviderID: t.provider}, payment.AuthorizeRequest{Key: "somebody-else", Amount: domain.MustAmount("5.00"), Currency: "EUR", Token: "pm_card_visa"})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE payments SET provider_reference = 'pay_gone' WHERE id = $1", other.Payments[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.ReconcilePayments(ctx)).To(Succeed())
		Expect(now(ctx, order.ID).Refunds).To(BeEmpty(), "not before its time")
		t.Data.Clock.Advance(25 * time.Hour)
		Expect(t.Ordering.ReconcilePayments(ctx)).To(Succeed())
		o := now(ctx, order.ID)
		Expect([]any{o.PaymentStatus, o.Payments[0].CapturedAmount.Fixed(2), o.Refunds[0].Amount.Fixed(2)}).To(Equal([]any{ordering.PaymentPartiallyRefunded, "64.14", "4.14"}))
		Expect(t.FlushLogs(ctx)).To(Succeed())
		var said string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT error_message FROM integration_logs WHERE operation = 'reconcile' AND outcome = 'FAILURE' AND error_code = 'books_differ'").Scan(&said)).To(Succeed())
		Expect(strings.Split(said, ";")).To(HaveExactElements(MatchRegexp("^only the payment service has: pay_sandbox_[0-9a-f]+$"), Equal(" only the store has: pay_gone")))
		Expect(t.count(ctx, "SELECT count(*) FROM payment_providers WHERE reconcile_on > now() + interval '40 hours' AND reconcile_cursor = ''")).To(Equal(1))
		version := o.Version
		t.Data.Clock.Advance(25 * time.Hour)
		Expect(t.Ordering.ReconcilePayments(ctx)).To(Succeed())
		Expect(now(ctx, order.ID).Version).To(Equal(version))

		_, _, err = t.Ordering.RefundOrder(ctx, another(t.actor), order.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE refunds SET provider_reference = 'ref_gone' WHERE NOT by_provider")
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(25 * time.Hour)
		Expect(t.Ordering.ReconcilePayments(ctx)).To(Succeed())
		Expect(t.FlushLogs(ctx)).To(Succeed())
		Expect(t.count(ctx, "SELECT count(*) FROM integration_logs WHERE operation = 'reconcile' AND error_message LIKE '%only the store has: ref_gone'")).To(Equal(1))
	})

	It("is recorded on a card that its network has replaced or closed", func(ctx SpecContext) {
		miaID := t.count(ctx, `INSERT INTO customers (store_id, created_on, modified_on, command_id, email, email_verified, first_name, last_name, status, account_type_id) SELECT $1, now(), now(), gen_random_uuid(), 'mia@example.com', true, 'Mia', 'Keller', 'ACTIVE', id FROM account_types LIMIT 1 RETURNING id`, t.store.ID)
		_, err := t.Data.SQL.ExecContext(ctx, "INSERT INTO customer_payment_methods (store_id, version, created_on, modified_on, customer_id, command_id, payment_provider_id, provider_reference, payment_type, brand, last_four, expiry_month, expiry_year, is_default, is_active) VALUES ($1, 1, now(), now(), $2, gen_random_uuid(), $3, 'ins_1', 'CARD', 'visa', '4242', '01', '2027', true, true)", t.store.ID, miaID, t.provider)
		Expect(err).NotTo(HaveOccurred())
		report := func(r payment.Report) {
			GinkgoHelper()
			t.gateway.reports = []payment.Report{r}
			_, err := t.Data.SQL.ExecContext(ctx, `INSERT INTO provider_events (store_id, created_on, payment_provider_id, provider_code, event_id, event_type, subject, reference, body, due_on)
				VALUES ($1, now(), $2, 'SANDBOX', gen_random_uuid()::text, '', 'INSTRUMENT', 'ins_1', '', now())`, t.store.ID, t.provider)
			Expect(err).NotTo(HaveOccurred())
			Expect(t.Ordering.WorkProviderEvents(ctx)).To(Succeed())
		}
		shown := payment.Report{Subject: payment.SubjectInstrument, Reference: "ins_1", Result: payment.Result{Brand: "mastercard", LastFour: "4444", ExpiryMonth: 3, ExpiryYear: 2031}}
		report(shown)
		report(shown)
		Expect(t.count(ctx, "SELECT count(*) FROM customer_payment_methods WHERE brand = 'mastercard' AND last_four = '4444' AND expiry_month = '03' AND expiry_year = '2031' AND version = 2 AND is_active")).To(Equal(1))
		shown.Ended = true
		report(shown)
		report(shown)
		Expect(t.count(ctx, "SELECT count(*) FROM customer_payment_methods WHERE is_active")).To(BeZero())
	})
})
