package store_test

import (
	"context"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("The parameters of a checkout", func() {
	var (
		t     *checkoutStore
		good  int64
		mia   domain.Actor
		saved int64 // the id of the customer's saved address
		cart  *ordering.PricedCart
		in    ordering.CheckoutInput
	)
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		good = t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		mia = t.patron(ctx, "mia@example.com")
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT id FROM customer_addresses").Scan(&saved)).To(Succeed())
		cart = t.put(ctx, mia, good, 1)
		in = t.purchase(cart, "64.14", "pm_card_visa")
		in.Email = ""
	})
	checkout := func(ctx context.Context) (*ordering.Order, error) {
		return t.Ordering.CheckoutCart(ctx, another(mia), in)
	}
	refusedAt := func(ctx context.Context, pointer string) {
		GinkgoHelper()
		_, err := checkout(ctx)
		Expect(err).To(refuse(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal(pointer))
	}
	vienna := *torstrasse
	vienna.City, vienna.CountryCode, vienna.StateProvince = "Wien", "AT", ""

	It("contain either an address or a saved address, but not both", func(ctx SpecContext) {
		in.Shipping = ordering.AddressChoice{Address: torstrasse, SavedID: &saved}
		refusedAt(ctx, "/shippingAddress")
		in.Shipping = ordering.AddressChoice{SavedID: &saved}
		in.Billing = ordering.AddressChoice{Address: torstrasse}
		refusedAt(ctx, "/billingSameAsShipping")
		in.Billing = ordering.AddressChoice{SavedID: &saved}
		refusedAt(ctx, "/billingSameAsShipping")
		in.Billing = ordering.AddressChoice{}
		order, err := checkout(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{order.ShippingAddress.StreetLine1, order.BillingAddress.StreetLine1}).To(Equal([]string{"Torstraße 140", "Torstraße 140"}))
	})

	It("may include a billing address in a country to which the store does not ship", func(ctx SpecContext) {
		_, err := t.Settings.UpdateStoreSettings(ctx, t.actor, settings.SettingsPatch{AllowedCountryCodes: &[]string{"DE"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		in.BillingIsShipping, in.Billing = false, ordering.AddressChoice{Address: &vienna}
		in.Shipping = ordering.AddressChoice{Address: &vienna}
		_, err = checkout(ctx)
		Expect(err).To(HaveOccurred(), "it is not shipped there")
		in.Shipping = ordering.AddressChoice{SavedID: &saved}
		order, err := checkout(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{order.ShippingAddress.City, order.BillingAddress.City}).To(Equal([]string{"Berlin", "Wien"}))
	})

	It("may name a referrer, which takes precedence over the cart's referrer", func(ctx SpecContext) {
		_, err := t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: good, CartItemInput: ordering.CartItemInput{Quantity: 1}, ReferrerCode: ref("max")})
		Expect(err).NotTo(HaveOccurred())
		in.ExpectedGrandTotal = domain.MustAmount("122.45")
		order, err := checkout(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.ReferrerCode).To(HaveValue(Equal("max")))
		Expect(t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: good, CartItemInput: ordering.CartItemInput{Quantity: 2}, ReferrerCode: ref("max")})).
			To(HaveField("ReferrerCode", HaveValue(Equal("max"))))
		again, err := t.Ordering.CartSummary(ctx, mia, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		in = t.purchase(again, "122.45", "pm_card_visa")
		in.Email, in.ReferrerCode = "", ref("tom")
		order, err = checkout(ctx)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.ReferrerCode).To(HaveValue(Equal("tom")))
	})

	It("are refused if the payment provider does not serve the billing country", func(ctx SpecContext) {
		_, _, err := t.Settings.UpdatePaymentProvider(ctx, another(t.actor), t.provider, settings.PaymentProviderInput{CountryCodes: &[]string{"AT"}}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		offered := func(country string) bool {
			GinkgoHelper()
			_, means, err := t.Ordering.CheckoutPayments(ctx, mia, country, nil)
			Expect(err).NotTo(HaveOccurred())
			return slices.ContainsFunc(means, func(m ordering.CheckoutMeans) bool { return m.Provider.ID == t.provider })
		}
		Expect([]bool{offered("AT"), offered("DE")}).To(Equal([]bool{true, false}))
		Expect(checkout(ctx)).Error().To(HaveOccurred())
		t.nothingIsHeld(ctx)
		in.BillingIsShipping, in.Billing = false, ordering.AddressChoice{Address: &vienna}
		in.Payment.Token = "pm_card_chargeDeclined"
		Expect(checkout(ctx)).Error().To(refuse(domain.PaymentDeclined))
		Expect(offered("")).To(BeTrue(), "the cart's own, from its last checkout")
		in.Payment.Token = "pm_card_visa"
		Expect(checkout(ctx)).Error().NotTo(HaveOccurred())
	})

	It("are refused if the total including shipping is outside the payment provider's limits", func(ctx SpecContext) {
		total := in.ExpectedGrandTotal
		for _, most := range []domain.Amount{total, total.Sub(domain.MustAmount("0.01"))} {
			limit := &most
			_, _, err := t.Settings.UpdatePaymentProvider(ctx, another(t.actor), t.provider, settings.PaymentProviderInput{MaxAmount: &limit}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			_, means, err := t.Ordering.CheckoutPayments(ctx, mia, "DE", &t.method)
			Expect(err).NotTo(HaveOccurred())
			offered := slices.ContainsFunc(means, func(m ordering.CheckoutMeans) bool { return m.Provider.ID == t.provider })
			Expect(offered).To(Equal(most.Equal(total)), most.String())
		}
		Expect(checkout(ctx)).Error().To(HaveOccurred())
	})

	It("use the cart's currency: the cart rejects an item in another currency", func(ctx SpecContext) {
		add := func(currency domain.Currency) error {
			_, err := t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: good, CurrencyCode: currency, CartItemInput: ordering.CartItemInput{Quantity: 1}})
			return err
		}
		Expect(add("EUR")).To(Succeed())
		Expect(add("USD")).To(refuse(domain.CurrencyMismatch))
	})

	It("can be previewed in a cart summary, and a saved payment method is listed only under its provider", func(ctx SpecContext) {
		summary, err := t.Ordering.CartSummary(ctx, mia, ordering.Destination{CustomerAddressID: &saved, ShippingMethodID: &t.method})
		Expect(err).NotTo(HaveOccurred())
		Expect(summary.ShippingAddress).To(HaveField("City", "Berlin"))
		Expect(summary.Basket.Destination).To(HaveValue(HaveField("CountryCode", "DE")))
		Expect(summary.ShippingMethodID).To(HaveValue(Equal(t.method)))
		Expect(t.Ordering.CartSummary(ctx, mia, ordering.Destination{CustomerAddressID: &saved, Place: summary.Basket.Destination})).Error().To(refuse(domain.InvalidRequest))
		By("the customer's saved payment method is listed only at its own provider")
		in.Payment.Save = true
		Expect(checkout(ctx)).Error().NotTo(HaveOccurred())
		t.put(ctx, mia, good, 1)
		currency, means, err := t.Ordering.CheckoutPayments(ctx, mia, "", nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(currency).To(Equal(domain.Currency("EUR")))
		for _, m := range means {
			if m.Provider.ID == t.provider {
				Expect(m.Saved).To(HaveLen(1))
			} else {
				Expect(m.Saved).To(BeEmpty())
			}
		}
		guest, _ := t.visitor(ctx, good, 1)
		_, theirs, err := t.Ordering.CheckoutPayments(ctx, guest, "", nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(theirs).To(HaveLen(len(means)))
		Expect(theirs).To(HaveEach(HaveField("Saved", BeEmpty())))
	})
})
