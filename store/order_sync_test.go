package store_test

import (
	"context"
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("A synchronization of orders with their gateway", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })

	queue := func(ctx context.Context, targets []integration.Integration, orders ...int64) []int64 {
		GinkgoHelper()
		synced, err := d.Ordering.SyncOrders(ctx, another(d.actor), orders, targets)
		Expect(err).NotTo(HaveOccurred())
		var ids []int64
		for i, o := range synced {
			Expect(o.OrderID).To(Equal(orders[i]))
			ids = append(ids, o.TaskIDs...)
		}
		return ids
	}
	task := func(ctx context.Context, id int64) *integration.IntegrationTask {
		GinkgoHelper()
		t, err := d.As(d.actor).IntegrationTask(ctx, id)
		Expect(err).NotTo(HaveOccurred())
		return t
	}

	It("settles open payments, and records events that were missed", func(ctx SpecContext) {
		paid := d.order(ctx, "pm_card_visa", true)
		d.Service = d.with(&mute{Sandbox: d.sandbox, loseRequests: true})
		_, refund, err := d.Ordering.RefundOrder(ctx, another(d.actor), paid.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		Expect(refund.Status).To(Equal(ordering.RefundProcessing))
		captured := d.order(ctx, "pm_card_visa", false)
		_, err = d.Ordering.CaptureOrder(ctx, another(d.actor), captured.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		unpaid := d.order(ctx, "", false)

		d.Service = d.with(d.sandbox)
		Expect(queue(ctx, []integration.Integration{integration.Shipping, integration.Tax, integration.Commission}, paid.ID)).To(BeEmpty(), "nobody is connected")
		ids := queue(ctx, nil, paid.ID, unpaid.ID, captured.ID)
		Expect(ids).To(HaveLen(2), "none for an order without a payment")
		Expect(queue(ctx, []integration.Integration{integration.Payment}, captured.ID, paid.ID)).To(Equal([]int64{ids[1], ids[0]}), "each once at a time")
		Expect(d.WorkTasks(ctx)).To(Succeed())
		for i, o := range []*ordering.Order{paid, captured} {
			t := task(ctx, ids[i])
			Expect([]any{t.Status, t.TaskType, t.Integration, t.ProviderCode, t.ObjectType, t.ObjectID, t.Payload, t.LastError}).To(Equal([]any{integration.TaskSucceeded,
				integration.OrderPaymentSync, integration.Payment, "SANDBOX", "order", fmt.Sprint(o.ID), fmt.Sprintf(`{"orderId":%d}`, o.ID), ""}))
		}
		Expect(d.read(ctx, paid.ID).PaymentStatus).To(Equal(ordering.PaymentRefunded))
		Expect(d.read(ctx, captured.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		before := d.events(ctx)
		Expect(fmt.Sprint(before)).To(And(ContainSubstring("refund.completed"), ContainSubstring("order.payment_status_changed")))
		Expect(queue(ctx, nil, paid.ID)).NotTo(ContainElement(ids[0]), "it may be asked again")
		Expect(d.WorkTasks(ctx)).To(Succeed())
		Expect(d.events(ctx)).To(Equal(before))
	})

	It("releases the amount that a failed void left authorized", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		d.Service = d.with(&unusable{d.sandbox})
		_, err := d.Ordering.VoidOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(err).NotTo(HaveOccurred())
		Expect(d.read(ctx, o.ID).Payments[0].OwesVoid()).To(BeTrue())
		d.Service = d.with(d.sandbox)
		ids := queue(ctx, []integration.Integration{integration.Payment}, o.ID)
		Expect(d.WorkTasks(ctx)).To(Succeed())
		Expect(task(ctx, ids[0]).Status).To(Equal(integration.TaskSucceeded))
		Expect(d.read(ctx, o.ID).Payments[0].OwesVoid()).To(BeFalse())
	})

	It("fails while the gateway does not respond", func(ctx SpecContext) {
		paid := d.order(ctx, "pm_card_visa", true)
		d.Service = d.with(&mute{Sandbox: d.sandbox, loseRequests: true})
		_, _, err := d.Ordering.RefundOrder(ctx, another(d.actor), paid.ID, ordering.RefundRequest{Reason: ordering.Goodwill})
		Expect(err).NotTo(HaveOccurred())
		over := make(chan struct{})
		close(over)
		d.Service = d.with(&silent{Sandbox: d.sandbox, store: d.actor.StoreID, over: over})
		id := queue(ctx, nil, paid.ID)[0]
		Expect(d.WorkTasks(ctx)).To(Succeed())
		t := task(ctx, id)
		Expect([]any{t.Status, t.Attempts}).To(Equal([]any{integration.TaskRetrying, 1}))
		Expect(t.LastError).To(HavePrefix("The payment service does not say what became of refund "))
		d.Service = d.with(d.sandbox)
		Expect(d.WorkTasks(ctx)).To(Succeed())
		Expect(task(ctx, id).Attempts).To(Equal(1), "it is not due yet")
		d.Clock.Advance(time.Minute)
		Expect(d.WorkTasks(ctx)).To(Succeed())
		Expect(task(ctx, id).Status).To(Equal(integration.TaskSucceeded))
	})

	It("refuses orders of other stores", func(ctx SpecContext) {
		_, other := d.newStore(ctx, "other")
		o := d.order(ctx, "pm_card_visa", true)
		Expect(d.Ordering.SyncOrders(ctx, another(other), []int64{o.ID}, nil)).Error().To(refuse(domain.NotFound))
		mine := queue(ctx, nil, o.ID)
		Expect(d.RetryTasks(ctx, another(other), mine)).To(Equal([]integration.Answer{{TaskID: mine[0], Reason: "not_found"}}))
		Expect(d.CancelTasks(ctx, another(other), mine)).To(Equal([]integration.Answer{{TaskID: mine[0], Reason: "not_found"}}))
		Expect(d.As(other).IntegrationTask(ctx, mine[0])).Error().To(refuse(domain.NotFound))
	})
})
