package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

var _ = Describe("A subscription created by staff", func() {
	var t *planStore
	var in subscription.SubscriptionCreate
	BeforeEach(func(ctx SpecContext) {
		t = newPlanStore(ctx)
		first := t.purchase(t.shop(ctx, line{t.pot, 1, nil}), "64.14", "pm_card_visa")
		first.Email, first.Payment.Save, first.Payment.Recurring = "", true, true
		_, err := t.Ordering.CheckoutCart(ctx, another(t.mia), first)
		Expect(err).NotTo(HaveOccurred())
		wallet, err := t.As(t.mia).CustomerPaymentMethods(ctx, t.mia.ID, true)
		Expect(err).NotTo(HaveOccurred())
		address, err := t.Customer.CreateCustomerAddress(ctx, another(t.mia), t.mia.ID, *torstrasse, true)
		Expect(err).NotTo(HaveOccurred())
		s, err := t.As(t.actor).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		in = subscription.SubscriptionCreate{PlanID: t.monthly.ID, ConsentText: new("On the telephone."), CreateRequest: subscription.CreateRequest{
			CustomerID: t.mia.ID, Items: []subscription.ItemAdd{{VariantID: t.filter, Quantity: 2}}, Date: subscription.CalendarOf(s, t.Data.Clock.Now()).Today().Add(10),
			PaymentMethodID: wallet[0].ID, ShippingAddressID: &address.ID, ShippingMethodID: &t.method}}
	})

	It("starts once at cycle 0, and is not charged before its first day", func(ctx SpecContext) {
		t.coupon(ctx, "FIRST", func(*pricing.CouponInput) {})
		in.CouponCodes = []string{"first"}
		before, _ := t.charged(ctx)
		command := another(t.actor)
		s, err := t.Ordering.CreateSubscription(ctx, command, in)
		Expect(err).NotTo(HaveOccurred())
		again, err := t.Ordering.CreateSubscription(ctx, command, in)
		Expect(err).NotTo(HaveOccurred())
		Expect(again.ID).To(Equal(s.ID))
		Expect([]any{s.Status, s.CycleNumber, *s.NextDate, s.Items[0].UnitPrice.Fixed(2), *s.Coupons[0].RemainingCycles, s.Consent.Text, s.Consent.IPHash}).
			To(Equal([]any{subscription.Active, 0, in.Date, "44.10", 1, "On the telephone.", ""}))
		Expect(s.DateOf(s.SlotNumber + 1)).To(Equal(in.Date.AddMonths(1)))
		after, _ := t.charged(ctx)
		Expect(after).To(Equal(before))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE type = 'subscription.created' AND action = 'subscription.created_by_admin'")).To(Equal(1))
	})

	It("can start without a recorded consent, since the saved card has one", func(ctx SpecContext) {
		in.ConsentText = nil
		s, err := t.Ordering.CreateSubscription(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.Consent).To(BeNil())
	})

	It("accepts custom fields that the store defines for orders", func(ctx SpecContext) {
		fields := []domain.CustomFieldDefinition{{Object: "ORDER", Key: "channel", Type: "STRING", Name: "Channel"}}
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{CustomFieldDefinitions: &fields}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		in.CustomFields = []domain.CustomField{{Key: "channel", Type: "INTEGER", Value: new("1")}}
		_, err = t.Ordering.CreateSubscription(ctx, another(t.actor), in)
		Expect(err).To(MatchError(ContainSubstring("channel")))
		in.CustomFields = []domain.CustomField{{Key: "channel", Type: "STRING", Value: new("telephone")}}
		s, err := t.Ordering.CreateSubscription(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(s.CustomFields).To(Equal(in.CustomFields))
	})

	DescribeTable("causes", func(ctx SpecContext, notify bool, mails int) {
		in.NotifyCustomer = notify
		command := another(t.actor)
		for range 2 {
			_, err := t.Ordering.CreateSubscription(ctx, command, in)
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'SUBSCRIPTION_CREATED'")).To(Equal(mails))
	},
		Entry("a mail if the request wants one", true, 1), Entry("no mail unless the request wants one", false, 0))

	DescribeTable("is refused", func(ctx SpecContext, code domain.Code, change func(t *planStore, in *subscription.SubscriptionCreate)) {
		change(t, &in)
		_, err := t.Ordering.CreateSubscription(ctx, another(t.actor), in)
		Expect(err).To(refuse(code))
		Expect(t.begun(ctx)).To(BeEmpty())
	},
		Entry("for an unknown customer", domain.NotFound, func(_ *planStore, in *subscription.SubscriptionCreate) { in.CustomerID = 999 }),
		Entry("with an unknown plan", domain.NotFound, func(_ *planStore, in *subscription.SubscriptionCreate) { in.PlanID = 999 }),
		Entry("with an unknown variant", domain.NotFound, func(_ *planStore, in *subscription.SubscriptionCreate) { in.Items[0].VariantID = 999 }),
		Entry("with a variant that the plan does not cover", domain.InvalidValue, func(t *planStore, in *subscription.SubscriptionCreate) { in.Items[0].VariantID = t.pot }),
		Entry("with another customer's card", domain.NotFound, func(_ *planStore, in *subscription.SubscriptionCreate) { in.PaymentMethodID = 999 }),
		Entry("with another customer's address", domain.NotFound, func(_ *planStore, in *subscription.SubscriptionCreate) { in.ShippingAddressID = new(int64(999)) }),
		Entry("without an address", domain.InvalidValue, func(_ *planStore, in *subscription.SubscriptionCreate) { in.ShippingAddressID = nil }),
		Entry("without a shipping method", domain.ShippingNotAvailable, func(_ *planStore, in *subscription.SubscriptionCreate) { in.ShippingMethodID = nil }),
		Entry("with a first day in the past", domain.InvalidValue, func(_ *planStore, in *subscription.SubscriptionCreate) { in.Date = in.Date.Add(-11) }),
		Entry("with another currency", domain.CurrencyMismatch, func(_ *planStore, in *subscription.SubscriptionCreate) { in.Currency = "JPY" }),
		Entry("with an unknown coupon", domain.CouponNotApplicable, func(_ *planStore, in *subscription.SubscriptionCreate) { in.CouponCodes = []string{"NONE"} }))

	It("is refused if the plan is inactive", func(ctx SpecContext) {
		_, err := t.Ordering.UpdateSubscriptionPlan(ctx, another(t.actor), t.monthly.ID, domain.Expect{}, catalog.SubscriptionPlanInput{IsActive: new(false)})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.CreateSubscription(ctx, another(t.actor), in)
		Expect(err).To(refuse(domain.InvalidValue))
	})
})
