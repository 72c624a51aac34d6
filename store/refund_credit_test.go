package store_test

import (
	"context"
	"errors"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = Describe("A refund to store credit", func() {
	var t *renewalStore
	var id int64 // the order of the customer, paid with 64.14 by card
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		t.card(ctx, "pm_card_visa")
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT max(id) FROM orders").Scan(&id)).To(Succeed())
		t.forget(ctx)
	})

	refund := func(ctx context.Context, actor domain.Actor, amount string, to ordering.RefundDestination) (*ordering.Order, *ordering.Refund, error) {
		req := ordering.RefundRequest{Reason: ordering.OtherReason, Destination: to, NotifyCustomer: true}
		if amount != "" {
			req.Amount = new(domain.MustAmount(amount))
		}
		return t.Ordering.RefundOrder(ctx, actor, id, req)
	}
	balance := func(ctx context.Context) string {
		GinkgoHelper()
		accounts, err := t.Value.StoreCreditOf(ctx, t.actor, t.mia.ID)
		Expect(err).NotTo(HaveOccurred())
		if len(accounts) == 0 {
			return "none"
		}
		Expect(accounts).To(HaveLen(1))
		return accounts[0].Balance.Fixed(2)
	}
	refunded := func(ctx context.Context) string {
		GinkgoHelper()
		var given domain.Amount
		ledger, err := t.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		for _, p := range ledger.Payments {
			given = given.Add(p.Refunded)
		}
		return given.Fixed(2)
	}

	It("is completed at once without the provider, and opens the customer's account", func(ctx SpecContext) {
		Expect(balance(ctx)).To(Equal("none"))
		by := another(t.actor)
		o, r, err := refund(ctx, by, "20.00", ordering.ToStoreCredit)
		Expect(err).NotTo(HaveOccurred())
		p, _ := o.PaymentOf(r)
		Expect([]any{r.Status, r.Destination, r.Offline(p), r.Amount.Fixed(2), p.RefundedAmount.Fixed(2), o.PaymentStatus}).
			To(Equal([]any{ordering.RefundCompleted, ordering.ToStoreCredit, false, "20.00", "20.00", ordering.PaymentPartiallyRefunded}))
		Expect([]any{balance(ctx), refunded(ctx)}).To(Equal([]any{"20.00", "0.00"}))
		Expect(t.happened(ctx)).To(Equal("order_refund.issued order_refund.completed order.payment_status_changed stored_value.refunded"))
		Expect(t.count(ctx, "SELECT count(*) FROM payment_transactions WHERE type = 'REFUND' AND amount = -20 AND provider_code = 'STORED_VALUE' AND payment_provider_id = 0")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'REFUND_COMPLETED'")).To(Equal(1))

		By("the same request again returns the same refund")
		_, again, err := refund(ctx, by, "20.00", ordering.ToStoreCredit)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{again.ID, balance(ctx)}).To(Equal([]any{r.ID, "20.00"}))

		By("nothing undoes it, and nothing sends it to the provider")
		_, _, err = t.Ordering.FailRefund(ctx, another(t.actor), r.ID, "returned", "")
		Expect(err).To(refuse(domain.UnsupportedOperation))
		_, _, err = t.Ordering.VoidRefund(ctx, another(t.actor), r.ID, "")
		Expect(err).To(refuse(domain.InvalidStateTransition))
		_, _, err = t.Ordering.RetryRefund(ctx, another(t.actor), r.ID, "")
		Expect(err).To(refuse(domain.InvalidStateTransition))
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		Expect([]any{balance(ctx), refunded(ctx)}).To(Equal([]any{"20.00", "0.00"}))

		By("the rest returns to the card, and no more than that")
		Expect(refund(ctx, another(t.actor), "44.15", ordering.ToOriginal)).Error().To(refuse(domain.RefundExceedsRemaining))
		o, _, err = refund(ctx, another(t.actor), "", ordering.ToOriginal)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{o.PaymentStatus, balance(ctx), refunded(ctx)}).To(Equal([]any{ordering.PaymentRefunded, "20.00", "44.14"}))
	})

	It("is refused for the order of a guest", func(ctx SpecContext) {
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE orders SET customer_id = NULL WHERE id = $1", id)
		Expect(err).NotTo(HaveOccurred())
		_, _, err = refund(ctx, another(t.actor), "20.00", ordering.ToStoreCredit)
		Expect(err).To(refuse(domain.InvalidValue))
		refused, _ := errors.AsType[*domain.Error](err)
		Expect(refused.Fields).To(ConsistOf(HaveField("Pointer", "/destination")))
		_, err = t.Ordering.PreviewOrderRefund(ctx, t.actor, id, ordering.RefundRequest{Destination: ordering.ToStoreCredit})
		Expect(err).To(refuse(domain.InvalidValue))
	})

	It("never returns more than was paid, whatever 24 concurrent refunds choose", func(ctx SpecContext) {
		var wait sync.WaitGroup
		for i := range 24 {
			to := []ordering.RefundDestination{ordering.ToOriginal, ordering.ToStoreCredit}[i%2]
			wait.Go(func() {
				defer GinkgoRecover()
				by := another(t.actor)
				_, err := patiently(func() (any, error) { _, _, err := refund(ctx, by, "10.00", to); return nil, err })
				Expect(err).To(Or(BeNil(), refuse(domain.RefundExceedsRemaining)))
			})
		}
		wait.Wait()
		t.Data.Clock.Advance(time.Hour)
		Expect(t.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		credit := domain.Amount{}
		if b := balance(ctx); b != "none" {
			credit = domain.MustAmount(b)
		}
		Expect(credit.Add(domain.MustAmount(refunded(ctx))).Fixed(2)).To(Equal("60.00"))
		Expect(t.count(ctx, "SELECT count(*) FROM stored_value_entries WHERE type = 'REFUND'")).To(Equal(t.count(ctx, "SELECT count(*) FROM refunds WHERE destination = 'STORE_CREDIT'")))
	})

	It("directs only the money of the card, and returns the credit that paid a part to its account", func(ctx SpecContext) {
		_, err := t.Value.AdjustStoreCredit(ctx, another(t.actor), value.CreditAdjustment{CustomerID: t.mia.ID, CurrencyCode: "EUR", Amount: domain.MustAmount("10.00"), Reason: "Parcel arrived late"})
		Expect(err).NotTo(HaveOccurred())
		wallet, err := t.As(t.mia).CustomerPaymentMethods(ctx, t.mia.ID, false)
		Expect(err).NotTo(HaveOccurred())
		s := t.subscribe(ctx, wallet[0].ID, func(s *subscription.Subscription) { s.UseStoreCredit = true })
		t.until(ctx, *s.NextDate)
		id = *t.shown(ctx, s.ID).LastOrderID
		Expect(balance(ctx)).To(Equal("0.00"))
		o, _, err := refund(ctx, another(t.actor), "", ordering.ToStoreCredit)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{o.PaymentStatus, balance(ctx), refunded(ctx)}).To(Equal([]any{ordering.PaymentRefunded, "64.14", "0.00"}))
		Expect([]ordering.RefundDestination{o.Refunds[0].Destination, o.Refunds[1].Destination}).To(ConsistOf(ordering.ToStoreCredit, ordering.ToOriginal))
	})

	It("loses what the customer has not spent while a bank disputes the payment, and regains it if the store wins", func(ctx SpecContext) {
		_, _, err := refund(ctx, another(t.actor), "20.00", ordering.ToStoreCredit)
		Expect(err).NotTo(HaveOccurred())
		spent, err := t.Value.AdjustStoreCredit(ctx, another(t.actor), value.CreditAdjustment{CustomerID: t.mia.ID, CurrencyCode: "EUR", Amount: domain.MustAmount("-5.00"), Reason: "Spent in the shop"})
		Expect(err).NotTo(HaveOccurred())
		Expect(spent.BalanceAfter.Fixed(2)).To(Equal("15.00"))
		report := func(status ordering.ChargebackStatus, inquiry bool) string {
			GinkgoHelper()
			_, _, err := t.Ordering.ReportChargeback(ctx, another(t.actor), id, ordering.ChargebackReport{Reference: "dp_1", Status: &status, IsInquiry: &inquiry})
			Expect(err).NotTo(HaveOccurred())
			return balance(ctx)
		}
		Expect(report(ordering.ChargebackOpen, true)).To(Equal("15.00"), "an inquiry takes no money")
		Expect(report(ordering.ChargebackOpen, false)).To(Equal("0.00"))
		_, err = t.Value.AdjustStoreCredit(ctx, another(t.actor), value.CreditAdjustment{CustomerID: t.mia.ID, CurrencyCode: "EUR", Amount: domain.MustAmount("3.00"), Reason: "Parcel arrived late"})
		Expect(err).NotTo(HaveOccurred())
		Expect(report(ordering.ChargebackOpen, false)).To(Equal("3.00"), "a repeated report takes nothing more")
		Expect(report(ordering.ChargebackWon, false)).To(Equal("18.00"))
		Expect(report(ordering.ChargebackWon, false)).To(Equal("18.00"))
		Expect(report(ordering.ChargebackLost, false)).To(Equal("0.00"), "the bank decided otherwise, and the customer has 18.00 of the 20.00")
	})

	It("is refused for a customer whose data was erased", func(ctx SpecContext) {
		_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: customer.CustomerDeactivated}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.Data.Clock.Advance(customer.CustomerRetention + time.Hour)
		Expect(t.Customer.EraseCustomers(ctx)).To(Succeed())
		Expect(refund(ctx, another(t.actor), "20.00", ordering.ToStoreCredit)).Error().To(HaveOccurred())
		Expect([]any{balance(ctx), refunded(ctx)}).To(Equal([]any{"none", "0.00"}))
	})
})
