package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
)

var _ = Describe("An administrator's order", func() {
	var t *checkoutStore
	BeforeEach(func(ctx SpecContext) { t = newCheckoutStore(ctx) })

	var in ordering.OrderCreate
	var variant int64
	BeforeEach(func(ctx SpecContext) {
		variant = t.good(ctx, "POUR-OVER", 40).Variants[0].ID
		in = ordering.OrderCreate{
			Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}}, ShippingAddress: torstrasse, ShippingMethodID: &t.method,
			Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}, Tags: []string{"phone"}, NotifyCustomer: true,
		}
	})
	It("has the prices of a checkout, and is charged once", func(ctx SpecContext) {
		t.coupon(ctx, "WELCOME10")
		in.CouponCodes = []string{"welcome10"}
		actor := another(t.actor)
		for range 2 {
			order, err := t.Ordering.CreateOrder(ctx, actor, in)
			Expect(err).NotTo(HaveOccurred())
			Expect(order.GrandTotal.Fixed(2)).To(Equal("110.79"))
			Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
			Expect(order.Source).To(Equal(ordering.FromAdmin))
			Expect(order.CartID).To(BeNil())
		}
		Expect(t.events(ctx)).To(Equal([]string{"order.created ADMIN", "order.payment_captured ADMIN"}))
		Expect(t.count(ctx, "SELECT count(*) FROM webhook_events WHERE action = 'order.created_by_admin'")).To(Equal(1))
		Expect(t.count(ctx, "SELECT count(*) FROM mails WHERE kind = 'ORDER_CONFIRMATION'")).To(Equal(1))
		payments, _ := t.charged(ctx)
		Expect(payments).To(Equal(1))
	})
	It("may have a price, a shipping charge and a discount that the administrator sets", func(ctx SpecContext) {
		forty, shipping := domain.MustAmount("40.00"), domain.MustAmount("2.00")
		in.Items[0].UnitPrice, in.ShippingPrice, in.Payment = &forty, &shipping, nil
		in.Discount = &pricing.ManualDiscount{DiscountType: pricing.DiscountFixedAmount, Value: domain.MustAmount("10.00")}
		order, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.GrandTotal.Fixed(2)).To(Equal("85.68")) // (80 - 10 + 2) + 19 %
		Expect(order.Discount.Amount.Fixed(2)).To(Equal("10.00"))
		Expect(order.Coupons).To(BeEmpty())
		Expect(order.PaymentStatus).To(Equal(ordering.PaymentPending), "it waits for its money")
		Expect(t.events(ctx)).To(Equal([]string{"order.created ADMIN"}))
	})
	It("is refused with a pointer to each invalid field", func(ctx SpecContext) {
		in.Items = append(in.Items, ordering.OrderItem{SKU: "POUR-OVER", Quantity: 39})
		_, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).To(refuse(domain.InsufficientStock))
		Expect(err.(*domain.Error).Fields).To(HaveLen(2))
		Expect(err.(*domain.Error).Fields[1].Pointer).To(Equal("/items/1"))
		in.Items, in.CouponCodes = in.Items[:1], []string{"NOTHING"}
		_, err = t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).To(refuse(domain.CouponNotApplicable))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/couponCodes/0"))
		in.CouponCodes, in.Discount = nil, &pricing.ManualDiscount{DiscountType: pricing.DiscountPercentage, Value: domain.MustAmount("100.1")}
		_, err = t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).To(refuse(domain.InvalidValue))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(HavePrefix("/discount"))
	})
	Describe("for a customer", func() {
		var mia, tom domain.Actor
		var card int64
		BeforeEach(func(ctx SpecContext) {
			_, mia = t.signUp(ctx, t.store.ID, "mia.keller@example.com")
			_, tom = t.signUp(ctx, t.store.ID, "tom@example.com")
			cart, err := t.Ordering.AddCartItem(ctx, another(mia), ordering.CartItemAdd{VariantID: variant, CartItemInput: ordering.CartItemInput{Quantity: 1}})
			Expect(err).NotTo(HaveOccurred())
			bought := t.purchase(cart, "64.14", "pm_card_visa")
			bought.Email, bought.Payment.Save = "", true
			Expect(t.Ordering.CheckoutCart(ctx, another(mia), bought)).Error().NotTo(HaveOccurred())
			wallet, err := t.As(mia).CustomerPaymentMethods(ctx, mia.ID, true)
			Expect(err).NotTo(HaveOccurred())
			card = wallet[0].ID
			in.Email, in.CustomerID, in.Payment = "", &mia.ID, &ordering.PaymentChoice{MethodID: &card}
		})

		It("can be charged to a saved card of the customer", func(ctx SpecContext) {
			order, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
			Expect(err).NotTo(HaveOccurred())
			Expect(*order.CustomerID).To(Equal(mia.ID))
			Expect(order.PaymentStatus).To(Equal(ordering.PaymentPaid))
			Expect(*order.Payments[0].CustomerPaymentMethodID).To(Equal(card))
			Expect(order.Payments[0].PaymentProviderID).To(Equal(t.provider), "the card's")
			in.Payment.ProviderID = t.provider + 1000
			Expect(t.Ordering.CreateOrder(ctx, another(t.actor), in)).Error().To(refuse(domain.NotFound), "and no other that is named")
		})
		It("cannot be charged to a card of another customer", func(ctx SpecContext) {
			in.CustomerID = &tom.ID
			Expect(t.Ordering.CreateOrder(ctx, another(t.actor), in)).Error().To(refuse(domain.NotFound))
			in.CustomerID, in.Email = nil, "phone@example.com"
			Expect(t.Ordering.CreateOrder(ctx, another(t.actor), in)).Error().To(refuse(domain.NotFound))
			payments, _ := t.charged(ctx)
			Expect(payments).To(Equal(1), "the customer's own")
		})
	})
	It("has a billing address, and shows that an integration created it", func(ctx SpecContext) {
		abroad := *torstrasse
		abroad.City, abroad.CountryCode, abroad.StateProvince = "Wien", "AT", ""
		in.BillingAddress, in.Payment = &abroad, nil
		integration := another(t.actor)
		integration.Kind = domain.ActorAPIToken
		order, err := t.Ordering.CreateOrder(ctx, integration, in)
		Expect(err).NotTo(HaveOccurred())
		Expect([]string{order.ShippingAddress.City, order.BillingAddress.City}).To(Equal([]string{"Berlin", "Wien"}))
		Expect(order.Source).To(Equal(ordering.FromAPI))
		abroad.CountryCode = "XX"
		Expect(t.Ordering.CreateOrder(ctx, another(t.actor), in)).Error().To(refuse(domain.InvalidValue))
	})
	It("uses the store's default provider if the request names none, and is refused without a default", func(ctx SpecContext) {
		order, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).NotTo(HaveOccurred())
		Expect(order.Payments[0].PaymentProviderID).To(Equal(t.provider))
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE payment_providers SET is_default = false")
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Ordering.CreateOrder(ctx, another(t.actor), in)).Error().To(MatchError(ContainSubstring("no default provider")))
	})
	It("is not placed if the payment is declined", func(ctx SpecContext) {
		in.Payment.Token = "pm_card_chargeDeclined"
		_, err := t.Ordering.CreateOrder(ctx, another(t.actor), in)
		Expect(err).To(refuse(domain.PaymentDeclined))
		t.nothingIsHeld(ctx)
		Expect(t.events(ctx)).To(Equal([]string{"order.payment_failed ADMIN"}))
	})
})
