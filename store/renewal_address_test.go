package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/subscription"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/provider/payment/stripe/stripetest"
	"github.com/storeplatform/storeplatform/store/provider/tax/stripetax"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A renewal with an address unknown to the tax service", func() {
	var t *renewalStore
	var s *subscription.Subscription
	address := func(ctx SpecContext, postalCode string) {
		GinkgoHelper()
		_, err := t.Customer.UpdateCustomerAddress(ctx, another(t.mia), t.address, customer.AddressPatch{PostalCode: &postalCode}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}
	BeforeEach(func(ctx SpecContext) {
		t = newRenewalStore(ctx)
		s = t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		stripe := stripetest.Serve()
		t.Service = newService(store.Options{DB: t.Data.Repo, Clock: t.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(t.gateway), StripeTax: stripetax.New(stripe.URL),
			PublicURL: "http://store.example"})
		stripe.Tax("DE", "VAT", "19")
		code, yes, ms, block, key := settings.StripeTax, true, 5000, settings.BlockOrders, stripetest.SecretKey
		_, err := t.Taxes.UpdateTaxProvider(ctx, another(t.actor), settings.TaxProviderInput{ProviderCode: &code, Credentials: map[string]*string{settings.SecretKey: &key}, CommitOnCapture: &yes, TimeoutMS: &ms, Fallback: &block}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		support := new("help@oak.example")
		_, err = t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{SupportEmail: &support}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		address(ctx, stripetest.Nowhere)
	})

	It("waits, causes mails to customer and support, and is charged once the address is corrected", func(ctx SpecContext) {
		for day := range 3 {
			t.until(ctx, s.NextDate.Add(day))
			t.due(ctx)
		}
		Expect(t.slots(ctx, s.ID)).To(Equal("1 WAITING_FOR_STOCK"))
		Expect(t.mailed(ctx)).To(Equal("SUBSCRIPTION_ADDRESS_NEEDED 1 WAITING_FOR_STOCK, ADMIN_RENEWAL_NOTICE 1 WAITING_FOR_STOCK"))
		told, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		until := t.calendar(ctx).Zone
		slot := t.shown(ctx, s.ID).Open()
		Expect(told[0].Text).To(And(ContainSubstring("Please correct the address before "+slot.WaitUntil.In(until).Format("January 2, 2006")), ContainSubstring("http://store.example/account/")))
		support, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "help@oak.example", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(support[0].Text).To(And(ContainSubstring("mia.keller@example.com"), ContainSubstring("The renewal of "+s.NextDate.Midnight().Format("January 2, 2006")+" waits until ")))
		_, err = t.Ordering.RetrySubscription(ctx, another(t.mia), s.ID, nil)
		Expect(err).To(refuse(domain.InvalidStateTransition), "no payment has failed")

		address(ctx, "10119")
		t.until(ctx, s.NextDate.Add(3))
		Expect(t.slots(ctx, s.ID)).To(Equal("1 CHARGED 2"))
		Expect(t.kinds(ctx)).To(Equal("SUBSCRIPTION_ADDRESS_NEEDED ADMIN_RENEWAL_NOTICE"))
	})

	It("causes mails after an automatic attempt, but not after a request", func(ctx SpecContext) {
		address(ctx, "10119")
		failing := t.subscribe(ctx, t.card(ctx, "pm_card_chargeCustomerFail"))
		t.until(ctx, *failing.NextDate)
		Expect(t.slots(ctx, failing.ID)).To(Equal("1 RETRYING"))
		address(ctx, stripetest.Nowhere)
		told := t.kinds(ctx)
		for _, who := range []domain.Actor{t.mia, t.actor} {
			_, err := t.Ordering.RetrySubscription(ctx, another(who), failing.ID, nil)
			Expect(err).To(refuse(domain.InvalidValue))
			Expect([]any{t.slots(ctx, failing.ID), t.kinds(ctx)}).To(Equal([]any{"1 WAITING_FOR_STOCK", told}))
		}
		t.until(ctx, failing.NextDate.Add(1))
		Expect(t.kinds(ctx)).To(Equal(told + " SUBSCRIPTION_ADDRESS_NEEDED ADMIN_RENEWAL_NOTICE"))
	})

	It("is skipped if the store does not wait, and causes mails to customer and support", func(ctx SpecContext) {
		policy := "SKIP"
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{RenewalStockPolicy: &policy}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.until(ctx, *s.NextDate)
		Expect(t.slots(ctx, s.ID)).To(Equal("1 SKIPPED"))
		Expect(t.happened(ctx)).To(Equal("customer.address_updated subscription.cycle_auto_skipped"))
		Expect(t.mailed(ctx)).To(Equal("SUBSCRIPTION_ADDRESS_NEEDED 1 SKIPPED, ADMIN_RENEWAL_NOTICE 1 SKIPPED"))
		told, err := t.Letter.MailsTo(ctx, domain.System(t.store.ID), "mia.keller@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(told[0].Text).To(ContainSubstring("This renewal is left out, and the next one is on " + t.shown(ctx, s.ID).NextDate.Midnight().Format("January 2, 2006") + ": please correct the address before then."))
		Expect(t.taken(ctx)).To(Equal("64.14"))
	})
})
