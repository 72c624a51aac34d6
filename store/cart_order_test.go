package store_test

import (
	"context"
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// sums returns all prices and totals that a page shows for a cart, as text.
func sums(c *ordering.PricedCart) (out []string) {
	q, money := c.Quote, c.CurrencyCode.Format
	for i, l := range q.Lines {
		out = append(out, fmt.Sprint(c.Items[i].ID, " ", c.Items[i].VariantID, " ", c.Items[i].Quantity, " at ", money(l.UnitPrice), " net ", money(l.LineSubtotal), " ", money(l.LineDiscount), " ", money(l.LineTotal),
			" tax ", money(l.LineTax), " shown ", money(l.ShownSubtotal), " ", money(l.ShownTotal), " ", l.Availability))
	}
	for _, k := range q.Coupons {
		out = append(out, fmt.Sprint(k.Coupon.ID, " ", k.Coupon.Code, " ", money(k.DiscountAmount), " shown ", money(k.Shown)))
	}
	out = append(out, fmt.Sprint("net ", money(q.Subtotal), " ", money(q.DiscountTotal), " ", money(q.ShippingTotal), " tax ", money(q.TaxTotal), " grand ", money(q.GrandTotal), " of ", q.ItemCount, " ships ", q.RequiresShipping, q.PricesIncludeTax),
		fmt.Sprint("shown ", money(q.ShownSubtotal), " ", money(q.ShownDiscount), " ", money(q.ShownShipping), " ", money(q.ShownTax())))
	for _, p := range q.Problems {
		out = append(out, p.Message)
	}
	return out
}

var _ = Describe("A cart that was checked out", func() {
	var (
		t       *checkoutStore
		product *catalog.Product
		guest   domain.Actor
		before  *ordering.PricedCart
		in      ordering.CheckoutInput
	)
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
	})
	summary := func(ctx context.Context) *ordering.PricedCart {
		GinkgoHelper()
		cart, err := t.Ordering.CartSummary(ctx, guest, ordering.Destination{})
		Expect(err).NotTo(HaveOccurred())
		return cart
	}
	// fill puts the last unit of a product into a guest's cart, with a single-use coupon.
	fill := func(ctx context.Context, gross bool) {
		GinkgoHelper()
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{PricesIncludeTax: &gross}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		once := 1
		limit := &once
		product = t.good(ctx, "POUR-OVER", 1)
		t.coupon(ctx, "ONCE", func(in *pricing.CouponInput) { in.UsageLimit = &limit })
		guest, _ = t.visitor(ctx, product.Variants[0].ID, 1)
		_, err = t.Ordering.AddCartCoupon(ctx, another(guest), "ONCE", domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		before, err = t.Ordering.CartSummary(ctx, guest, ordering.Destination{Place: &domain.Place{CountryCode: "DE", PostalCode: "10119"}, ShippingMethodID: &t.method})
		Expect(err).NotTo(HaveOccurred())
		Expect(before.Quote.Problems).To(BeEmpty())
	}
	// disturb changes everything that affects a price.
	disturb := func(ctx context.Context) {
		GinkgoHelper()
		currency, archived := domain.Currency("EUR"), catalog.ProductArchived
		_, err := t.Catalog.ReplacePrices(ctx, another(t.actor), []int64{product.Variants[0].ID}, &currency, []catalog.PriceInput{{VariantID: product.Variants[0].ID, CurrencyCode: "EUR", Amount: domain.MustAmount("88.00"), MinQuantity: 1}})
		Expect(err).NotTo(HaveOccurred())
		other := "Another name"
		_, err = t.Catalog.UpdateProduct(ctx, another(t.actor), product.ID, domain.Expect{}, catalog.ProductInput{Status: &archived, Name: &other})
		Expect(err).NotTo(HaveOccurred())
		price := domain.MustAmount("9.90")
		_, err = t.Settings.UpdateShippingMethod(ctx, another(t.actor), t.method, settings.ShippingMethodInput{Price: &price}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
	}

	for _, gross := range []bool{false, true} {
		It(fmt.Sprintf("shows the sums of the order while it is paid and afterwards, when prices include tax: %t", gross), func(ctx SpecContext) {
			fill(ctx, gross)
			in = t.purchase(before, before.Quote.GrandTotal.Trimmed(), "pm_card_authenticationRequired")
			order, err := t.Ordering.CheckoutCart(ctx, another(guest), in)
			Expect(err).NotTo(HaveOccurred())
			Expect(sums(summary(ctx))).To(Equal(sums(before)), "in checkout")
			disturb(ctx)
			paying := summary(ctx)
			Expect(paying.Status).To(Equal(ordering.CartCheckingOut))
			Expect(sums(paying)).To(Equal(sums(before)), "in checkout, when the catalog changed")
			Expect(paying.PriceChangedFrom).To(BeEmpty())

			Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), true)).To(Succeed())
			t.Data.Clock.Advance(ordering.AttemptLease)
			Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
			bought := summary(ctx)
			Expect(bought.Status).To(Equal(ordering.CartConverted))
			Expect(sums(bought)).To(Equal(sums(before)), "as an order")
			Expect(bought.Bought[0].Title()).To(Equal("Good POUR-OVER"))
		})
	}

	It("shows the lines that the store has added to the order", func(ctx SpecContext) {
		fill(ctx, false)
		order, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(before, before.Quote.GrandTotal.Trimmed(), "pm_card_visa"))
		Expect(err).NotTo(HaveOccurred())
		t.good(ctx, "GRINDER", 5)
		edited, err := t.Ordering.UpdateOrder(ctx, another(t.actor), order.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{SKU: "GRINDER", Quantity: 2}, {LineID: order.Lines[0].ID, Quantity: 1}}}, domain.Expect{Body: &order.Version})
		Expect(err).NotTo(HaveOccurred())
		cart := summary(ctx)
		Expect(quantities(cart)).To(Equal([]int{2, 1}))
		Expect(cart.Items[1].ID).To(Equal(before.Items[0].ID))
		Expect(cart.Items[0].ID).To(BeNumerically(">", before.Items[0].ID))
		Expect(cart.Quote.GrandTotal).To(Equal(edited.GrandTotal))
		Expect(cart.Quote.ShownSubtotal.Trimmed()).To(Equal(domain.MustAmount("147.00").Trimmed()))
	})

	It("shows why the order's payment failed, until the next checkout", func(ctx SpecContext) {
		fill(ctx, false)
		Expect(before.LastPayment).To(BeNil())
		buy := func(token string) (*ordering.Order, error) {
			return t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(before, before.Quote.GrandTotal.Trimmed(), token))
		}
		order, err := buy("pm_card_authenticationRequired")
		Expect(err).NotTo(HaveOccurred())
		paying := summary(ctx)
		Expect(paying.OrderID).To(Equal(order.ID))
		Expect(paying.LastPayment).To(BeNil())
		Expect(t.sandbox.Authenticate(ctx, t.keyOf(ctx, order.Payments[0]), false)).To(Succeed())
		t.Data.Clock.Advance(ordering.AttemptLease)
		Expect(t.Ordering.SettleDue(ctx)).To(Succeed())
		failed := summary(ctx)
		Expect(failed.Status).To(Equal(ordering.CartActive))
		Expect(failed.OrderID).To(BeZero())
		Expect(failed.LastPayment).To(HaveValue(And(HaveField("Status", ordering.AttemptFailed), HaveField("Code", "authentication_failed"), HaveField("Message", Not(BeEmpty())))))

		_, err = buy("pm_card_chargeDeclinedInsufficientFunds")
		Expect(domain.CodeOf(err)).To(Equal(domain.PaymentDeclined))
		Expect(summary(ctx).LastPayment.Code).To(Equal("insufficient_funds"))
		order, err = buy("pm_card_visa")
		Expect(err).NotTo(HaveOccurred())
		bought := summary(ctx)
		Expect(bought.LastPayment).To(BeNil())
		Expect(bought.OrderID).To(Equal(order.ID))
	})

	It("shows the current catalog again after its checkout was canceled", func(ctx SpecContext) {
		fill(ctx, false)
		_, err := t.Ordering.CheckoutCart(ctx, another(guest), t.purchase(before, before.Quote.GrandTotal.Trimmed(), "pm_card_authenticationRequired"))
		Expect(err).NotTo(HaveOccurred())
		disturb(ctx)
		cart, err := t.Ordering.CancelCheckout(ctx, another(guest), before.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(cart.Quote.Lines[0].Availability).To(Equal(pricing.AvailableNoLonger))
	})
})
