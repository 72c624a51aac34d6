package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/storeplatform/storeplatform/store/domain/ordering"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("An administrator's order with plans", func() {
	var t *planStore
	var card int64
	var in ordering.OrderCreate
	BeforeEach(func(ctx SpecContext) {
		t = newPlanStore(ctx)
		first := t.purchase(t.shop(ctx, line{t.pot, 1, nil}), "64.14", "pm_card_visa")
		first.Email, first.Payment.Save, first.Payment.Recurring = "", true, true
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), first)
		Expect(err).NotTo(HaveOccurred())
		wallet, err := t.As(t.mia).CustomerPaymentMethods(ctx, t.mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		card = wallet[0].ID
		_, err = t.Data.SQL.ExecContext(ctx, "DELETE FROM webhook_deliveries; DELETE FROM webhook_events")
		Expect(err).NotTo(HaveOccurred())
		in = ordering.OrderCreate{
			CustomerID: &t.mia.ID, Items: []ordering.OrderItem{{VariantID: t.pot, Quantity: 1}, {VariantID: t.filter, Quantity: 2, PlanID: &t.monthly.ID}},
			ShippingAddress: torstrasse, ShippingMethodID: &t.method, Payment: &ordering.PaymentChoice{MethodID: &card}, NotifyCustomer: true,
			ConsentText: new("On the telephone, at noon."),
		}
	})

	It("starts the subscription like a checkout, with the consent that the administrator recorded", func(ctx SpecContext) {
		command := another(t.actor)
		for range 2 {
			order, err := t.Ordering.CreateOrder(ctx, command, in)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.GrandTotal.Fixed(2)).To(Equal("169.10"), "49 + 2 x 44.10 + 4.90 and 19 % of it")
		}
		begun := t.begun(ctx)
		Expect(begun).To(HaveLen(1))
		s := begun[0]
		book, err := t.As(t.mia).CustomerAddresses(ctx, t.mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{s.CustomerID, s.CycleNumber, *s.CustomerPaymentMethodID, *s.ShippingAddressID, *s.ShippingMethodID, s.BillingAddressID, s.Items[0].UnitPrice.Fixed(2)}).
			To(Equal([]any{t.mia.ID, 1, card, book[0].ID, t.method, (*int64)(nil), "44.10"}))
		Expect([]any{s.Consent.Text, s.Consent.Author.Kind, s.Consent.GrandTotal, s.Consent.IPHash, s.Consent.Mandate}).
			To(Equal([]any{"On the telephone, at noon.", domain.ActorAdmin, (*domain.Amount)(nil), "", ""}))
		Expect(t.told(ctx)).To(Equal([]string{"customer.address_changed", "order.created", "order.payment_captured", "subscription.created"}))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'subscription.created_by_admin'")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM subscription_history_entries WHERE action = 'subscription.created_by_admin' AND actor_kind = 'ADMIN' AND order_id IS NOT NULL")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE recurring")).To(Equal(1), "the buyer's own word for the card stays the only one")
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'SUBSCRIPTION_CREATED'")).To(Equal(1))
	})

	It("keeps the administrator's price for renewals, and records no consent if none was given", func(ctx SpecContext) {
		in.Items, in.ConsentText, in.NotifyCustomer = []ordering.OrderItem{{SKU: "FILTER", Quantity: 1, PlanID: &t.monthly.ID, UnitPrice: just(domain.MustAmount("30.00"))}}, nil, false
		integration := another(t.actor)
		integration.Kind = domain.ActorAPIToken
		_, err := t.Ordering.CreateOrder(ctx, integration, in)
		Expect(err).NotTo(HaveOccurred())
		s := t.begun(ctx)[0]
		Expect([]any{s.Items[0].FixedPrice.Fixed(2), s.Items[0].UnitPrice.Fixed(2), s.Consent}).To(Equal([]any{"30.00", "30.00", (*subscription.Consent)(nil)}))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'subscription.created_by_admin'")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'SUBSCRIPTION_CREATED'")).To(BeZero())
	})

	It("verifies the card if the first charge comes later", func(ctx SpecContext) {
		trial := t.plan(ctx, "Trial", func(in *catalog.SubscriptionPlanInput) { in.TrialDays = new(14) })
		in.Items = []ordering.OrderItem{{VariantID: t.filter, Quantity: 1, PlanID: &trial.ID}}
		_, before := t.charged(ctx)
		order, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.GrandTotal.IsZero()).To(BeTrue())
		s := t.begun(ctx)[0]
		Expect([]any{s.CycleNumber, *s.ShippingMethodID, *s.CustomerPaymentMethodID}).To(Equal([]any{0, t.method, card}))
		_, after := t.charged(ctx)
		Expect(after.Equal(before)).To(BeTrue(), "no money was")
		Expect(t.count(ctx, "SELECT count(*) FROM payments WHERE amount = 0 AND status = 'CAPTURED' AND customer_payment_method_id = $1", card)).To(Equal(1))
	})

	It("starts the subscription once its draft is placed, and not before", func(ctx SpecContext) {
		placed := ordering.OrderPlace{Payment: in.Payment, ConsentText: in.ConsentText}
		in.IsDraft, in.Payment, in.ConsentText = true, nil, nil
		draft, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), draft.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: draft.Lines[1].ID, Quantity: 3}}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.begun(ctx)).To(BeEmpty())
		placed.OrderID = draft.ID
		_, err = t.Ordering.PlaceOrder(ctx, another(t.actor), placed)
		Expect(err).NotTo(HaveOccurred())
		s := t.begun(ctx)[0]
		Expect([]any{s.Items[0].Quantity, s.Consent.Text, *s.CustomerPaymentMethodID, s.CycleNumber}).To(Equal([]any{3, *placed.ConsentText, card, 1}))
	})

	It("does not start a subscription if the charge is declined", func(ctx SpecContext) {
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE customer_payment_methods SET provider_reference = 'ins_gone'")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).To(refuse(domain.PaymentDeclined))
		Expect(t.begun(ctx)).To(BeEmpty())
		Expect(t.told(ctx)).To(Equal([]string{"customer.address_changed", "order.payment_failed"}))
	})

	DescribeTable("is refused", func(ctx SpecContext, code domain.Code, change func(ctx SpecContext, in *ordering.OrderCreate), pointers ...string) {
		change(ctx, &in)
		_, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).To(refuse(code))
		var at []string
		for _, f := range err.(*domain.Error).Fields {
			at = append(at, f.Pointer)
		}
		Expect(at).To(HaveExactElements(pointers))
		Expect(t.begun(ctx)).To(BeEmpty())
		Expect(t.count(ctx, "SELECT count(*) FROM orders")).To(Equal(1), "the first one")
	},
		Entry("for a guest", domain.InvalidValue, func(_ SpecContext, in *ordering.OrderCreate) {
			in.CustomerID, in.Email, in.Payment = nil, "phone@example.com", &ordering.PaymentChoice{Token: "pm_card_visa"}
		}, "/storeCustomerId", "/payment/customerPaymentMethodId"),
		Entry("for a suspended customer", domain.InvalidValue, func(ctx SpecContext, _ *ordering.OrderCreate) {
			_, err := t.Customer.SetCustomerStatus(ctx, another(t.actor), t.mia.ID, customer.StatusInput{Status: customer.CustomerSuspended}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
		}, "/storeCustomerId"),
		Entry("for an account type without subscriptions", domain.UnsupportedOperation, func(ctx SpecContext, _ *ordering.OrderCreate) {
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE account_types SET can_subscribe = false")
			Expect(err).NotTo(HaveOccurred())
		}, "/storeCustomerId"),
		Entry("with a card that is not saved", domain.InvalidValue, func(_ SpecContext, in *ordering.OrderCreate) {
			in.Payment = &ordering.PaymentChoice{Token: "pm_card_visa", Save: true}
		}, "/payment/customerPaymentMethodId"),
		Entry("without a payment method", domain.InvalidValue, func(_ SpecContext, in *ordering.OrderCreate) { in.Payment = nil }, "/payment/customerPaymentMethodId"),
		Entry("without an address", domain.InvalidValue, func(_ SpecContext, in *ordering.OrderCreate) { in.ShippingAddress = nil }, "/shippingAddress", "/billingAddress"),
		Entry("without a shipping method", domain.ShippingNotAvailable, func(_ SpecContext, in *ordering.OrderCreate) { in.ShippingMethodID = nil }, "/shippingMethodId"),
		Entry("for a variant that the plan does not cover", domain.InvalidValue, func(_ SpecContext, in *ordering.OrderCreate) { in.Items[0].PlanID = &t.monthly.ID }, "/items/0/subscriptionPlanId"),
		Entry("on an unknown plan", domain.NotFound, func(_ SpecContext, in *ordering.OrderCreate) { in.Items[1].PlanID = new(int64(999)) }, "/items/1/subscriptionPlanId"),
		Entry("on an inactive plan", domain.InvalidValue, func(ctx SpecContext, _ *ordering.OrderCreate) {
			_, err := t.Ordering.UpdateSubscriptionPlan(ctx, another(t.actor), t.monthly.ID, domain.Expect{}, catalog.SubscriptionPlanInput{IsActive: new(false)})
			Expect(err).NotTo(HaveOccurred())
		}, "/items/1/subscriptionPlanId"),
		Entry("as a draft of a trial, since a draft does not keep the address", domain.InvalidValue, func(ctx SpecContext, in *ordering.OrderCreate) {
			trial := t.plan(ctx, "Trial", func(in *catalog.SubscriptionPlanInput) { in.TrialDays = new(14) })
			in.IsDraft, in.Payment, in.ConsentText, in.Items = true, nil, nil, []ordering.OrderItem{{VariantID: t.filter, Quantity: 1, PlanID: &trial.ID}}
		}, "/items/0/subscriptionPlanId"),
		Entry("with consent to no plan", domain.InvalidValue, func(_ SpecContext, in *ordering.OrderCreate) { in.Items = in.Items[:1] }, "/consentText"))
})
