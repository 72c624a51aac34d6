package store_test

import (
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = Describe("A capture", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })

	It("takes authorized money once, even with many concurrent requests", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		codes := atOnce(8, func(_ int, same acting) error {
			_, err := d.Ordering.CaptureOrder(ctx, same(d.actor), o.ID, ordering.CaptureRequest{})
			return err
		})
		Expect(codes[""]).To(Equal(1))
		Expect(codes[""] + codes[domain.Busy] + codes[domain.InvalidStateTransition]).To(Equal(8))
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Captured.Fixed(2)).To(Equal("122.69"))
		Expect(d.read(ctx, o.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"order.payment_captured", "order.payment_status_changed"}))
	})

	It("can take part of the money, and release the rest on request", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		_, err := d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{Amount: just(domain.MustAmount("20.00"))})
		Expect(err).NotTo(HaveOccurred())
		read, err := d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{Amount: just(domain.MustAmount("30.00")), Final: true})
		Expect(err).NotTo(HaveOccurred())
		Expect(read.PaymentStatus).To(Equal(ordering.PaymentPartiallyPaid))
		Expect(read.Balance().Authorized.IsZero()).To(BeTrue())
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Captured.Fixed(2)).To(Equal("50.00"))
		Expect(books.Payments[0].Voided).To(BeTrue())
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"order.payment_captured", "order.payment_status_changed", "order.payment_captured"}))
	})

	DescribeTable("is settled once, by a retry or by the sweep, after", func(ctx SpecContext, requests, answers bool) {
		o := d.order(ctx, "pm_card_visa", false)
		line := &mute{Sandbox: d.sandbox, loseRequests: requests, loseAnswers: answers}
		d.Service = d.with(line)
		same := another(d.actor)
		_, err := d.Ordering.CaptureOrder(ctx, same, o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		_, err = d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.Busy))
		line.loseRequests, line.loseAnswers = false, false
		if requests {
			d.Clock.Advance(time.Minute)
			Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
		} else {
			_, err = d.Ordering.CaptureOrder(ctx, same, o.ID, ordering.CaptureRequest{})
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(d.read(ctx, o.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Captured.Fixed(2)).To(Equal("122.69"))
	},
		Entry("a lost request", true, false),
		Entry("a lost response", false, true),
	)

	DescribeTable("is settled and refunded if its order is canceled after", func(ctx SpecContext, requests, answers bool) {
		o := d.order(ctx, "pm_card_visa", false)
		line := &mute{Sandbox: d.sandbox, loseRequests: requests, loseAnswers: answers}
		d.Service = d.with(line)
		_, err := d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		ended, err := d.Ordering.CancelOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(err).NotTo(HaveOccurred())
		Expect(ended.Status).To(Equal(ordering.OrderCancelled))
		_, err = d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.InvalidStateTransition))
		line.loseRequests, line.loseAnswers = false, false
		for range 3 {
			d.Clock.Advance(time.Minute)
			Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
			Expect(d.Ordering.SettleRefundsDue(ctx)).To(Succeed())
		}
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		read := d.read(ctx, o.ID)
		Expect(read.Status).To(Equal(ordering.OrderCancelled))
		Expect(read.PaymentStatus).To(Equal(ordering.PaymentRefunded))
		Expect(books.Payments[0].Captured.Fixed(2)).To(Equal("122.69"), "asked again under the same key, it is taken once at most")
		Expect(books.Payments[0].Refunded.Fixed(2)).To(Equal("122.69"))
		Expect(read.Balance().Authorized.IsZero()).To(BeTrue())
	},
		Entry("a lost request", true, false),
		Entry("a lost response", false, true),
	)

	It("is declined if the authorization was voided at the gateway, and the order's payment is then VOIDED", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		_, err := d.sandbox.Void(ctx, payment.Account{StoreID: d.actor.StoreID}, payment.VoidRequest{Key: "theirs", Reference: o.Payments[0].ProviderReference})
		Expect(err).NotTo(HaveOccurred())
		same := another(d.actor)
		for range 2 {
			_, err = d.Ordering.CaptureOrder(ctx, same, o.ID, ordering.CaptureRequest{})
			Expect(err).To(refuse(domain.PaymentDeclined))
		}
		events := d.events(ctx)
		Expect(typesOf(events)).To(Equal([]string{"order.payment_failed", "order.payment_status_changed"}))
		Expect(events[0].Action).To(Equal("order.capture_failed"))
		read := d.read(ctx, o.ID)
		Expect([]any{read.PaymentStatus, read.Balance().Authorized.Fixed(2)}).To(Equal([]any{ordering.PaymentVoided, "0.00"}))
		_, _, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{}, false)
		Expect(err).To(refuse(domain.PaymentNotSecured))
	})

	It("job repeats a request to void an authorization until the gateway has confirmed it", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		line := &mute{Sandbox: d.sandbox, loseRequests: true}
		d.Service = d.with(line)
		ended, err := d.Ordering.VoidOrder(ctx, another(d.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledFraud})
		Expect(err).NotTo(HaveOccurred())
		Expect(ended.Status).To(Equal(ordering.OrderCancelled))
		Expect(ended.Payments[0].OwesVoid()).To(BeTrue())
		line.loseRequests = false
		d.Clock.Advance(time.Minute)
		Expect(d.Ordering.SettleCapturesDue(ctx)).To(Succeed())
		Expect(d.read(ctx, o.ID).Payments[0].OwesVoid()).To(BeFalse())
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(books.Payments[0].Voided).To(BeTrue())
	})

	It("starts when goods leave with the carrier if the capture mode is ON_FULFILLMENT", func(ctx SpecContext) {
		_, provider, err := d.Settings.CreatePaymentProvider(ctx, another(d.actor), "SANDBOX", settings.PaymentProviderInput{DisplayName: just("Cards")})
		Expect(err).NotTo(HaveOccurred())
		Expect(provider.ID).NotTo(BeZero())
		_, err = d.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{captureMode}', '"ON_FULFILLMENT"')`)
		Expect(err).NotTo(HaveOccurred())
		o := d.order(ctx, "pm_card_visa", false)
		order, shipment, err := d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Items: []ordering.ShipmentItem{{LineItemID: o.Lines[0].ID, Quantity: 1}}}, false)
		Expect(err).NotTo(HaveOccurred())
		Expect(shipment.ID).NotTo(BeZero())
		money := func(o *ordering.Order) []any {
			return []any{o.PaymentStatus, o.Balance().Captured.Fixed(2), o.Balance().Authorized.Fixed(2)}
		}
		Expect(money(order)).To(Equal([]any{ordering.PaymentPartiallyPaid, "58.31", "64.38"}), "one of two cups 52.48 and shipping 5.83")
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"shipment.created", "order.fulfillment_status_changed", "order.payment_captured", "order.payment_status_changed"}))

		By("the capture starts when the carrier has the next parcel, not when it is packed")
		order, shipment, err = d.Ordering.FulfillOrder(ctx, another(d.actor), o.ID, ordering.Fulfillment{Status: ordering.ShipmentLabelCreated}, false)
		Expect(err).NotTo(HaveOccurred())
		Expect(money(order)).To(Equal([]any{ordering.PaymentPartiallyPaid, "58.31", "64.38"}))
		left := ordering.ShipmentPickedUp
		order, _, err = d.Ordering.UpdateShipment(ctx, another(d.actor), shipment.ID, ordering.ShipmentPatch{Status: &left}, false, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(money(order)).To(Equal([]any{ordering.PaymentPaid, "122.69", "0.00"}))
		Expect(order.Status).To(Equal(ordering.OrderCompleted))
		Expect(typesOf(d.events(ctx, 4))).To(Equal([]string{"shipment.created", "shipment.status_changed", "order.fulfillment_status_changed", "order.fulfilled",
			"order.payment_captured", "order.payment_status_changed"}))
		books, err := d.sandbox.Ledger(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{books.Payments[0].Captured.Fixed(2), books.Payments[0].Voided}).To(Equal([]any{"122.69", false}))
	})

	It("is refused once the authorization has expired", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE payments SET authorization_expires_on = now() + interval '7 days'")
		Expect(err).NotTo(HaveOccurred())
		Expect(d.Ordering.LapseAuthorizationsDue(ctx)).To(Succeed())
		Expect(d.events(ctx)).To(BeEmpty())
		d.Clock.Advance(8 * 24 * time.Hour)
		Expect(d.Ordering.LapseAuthorizationsDue(ctx)).To(Succeed())
		Expect(d.read(ctx, o.ID).PaymentStatus).To(Equal(ordering.PaymentExpired))
		Expect(typesOf(d.events(ctx))).To(Equal([]string{"order.payment_status_changed"}))
		_, err = d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.InvalidStateTransition))
	})
})
