package customer_test

import (
	"fmt"
	"math/rand/v2"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The displayed amounts of an order", Ordered, func() {
	var shop *apitest.Shop
	including := func(taxes bool) {
		GinkgoHelper()
		shop.Admin.Patch("/admin/store/settings", map[string]any{"pricesIncludeTax": taxes}).Is(200)
	}
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("shown")
		shop.Admin.Post("/admin/coupon", map[string]any{"code": "SEVENTH", "discountType": "PERCENTAGE", "value": "14.29", "status": "ACTIVE"}).Is(200)
		shop.Admin.Post("/admin/coupon", map[string]any{"code": "THIRTEEN", "discountType": "FIXED_AMOUNT", "value": "13.37", "currencyCode": "EUR", "status": "ACTIVE"}).Is(200)
	})
	amount := func(a *apitest.Answer, at string) domain.Amount {
		GinkgoHelper()
		out, err := domain.ParseAmount(a.Text(at))
		Expect(err).NotTo(HaveOccurred())
		return out
	}
	totals := []string{"pricesIncludeTax", "shownSubtotal", "shownDiscountTotal", "shownShippingTotal", "shownTaxTotal", "grandTotal"}
	// equalSums expects that an order shows the same sums as its cart, and that the sums add up.
	equalSums := func(cart, order *apitest.Answer) {
		GinkgoHelper()
		for _, at := range totals {
			Expect(order.At(at)).To(Equal(cart.At(at)), at)
		}
		sum := amount(order, "shownSubtotal").Sub(amount(order, "shownDiscountTotal"))
		for i := range order.At("items").([]any) {
			for _, name := range []string{"unitPrice", "shownSubtotal", "shownDiscount", "shownTotal"} {
				at := fmt.Sprintf("items.%d.%s", i, name)
				Expect(order.Text(at)).To(Equal(cart.Text(at)), at)
			}
			sum = sum.Sub(amount(order, fmt.Sprintf("items.%d.shownTotal", i)))
		}
		Expect(sum.IsZero()).To(BeTrue(), "the lines add up to the sums")
		off := amount(order, "shownDiscountTotal")
		for i := range order.At("coupons").([]any) {
			at := fmt.Sprintf("coupons.%d.shownDiscountAmount", i)
			Expect(order.Text(at)).To(Equal(cart.Text(at)), at)
			off = off.Sub(amount(order, at))
		}
		Expect(off.IsZero()).To(BeTrue(), "the coupons add up to the discount")
		sum = amount(order, "shownSubtotal").Sub(amount(order, "shownDiscountTotal")).Add(amount(order, "shownShippingTotal")).Add(amount(order, "shownTaxTotal"))
		Expect(sum.Equal(amount(order, "grandTotal"))).To(BeTrue(), "the sums add up to the total")
	}

	It("equal the cart's amounts in both price modes, and do not change with the store's mode", func() {
		draw := rand.New(rand.NewPCG(11, 7))
		for n := range 8 {
			taxes := n%2 == 0
			including(taxes)
			guest := shop.Guest(shop.White, 1+draw.IntN(3))
			if draw.IntN(2) == 0 {
				guest.Post("/customer/cart/item", map[string]any{"variantId": shop.Black, "quantity": 1 + draw.IntN(2)}).Is(200)
			}
			if coupon := []string{"", "SEVENTH", "THIRTEEN"}[n%3]; coupon != "" {
				guest.Post("/customer/cart/coupon", map[string]any{"code": coupon}).Is(200)
			}
			cart := guest.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=%d", shop.ShippingMethodID)).Is(200)
			guest.Buy().Is(200)
			order := guest.Get("/customer/order").Is(200)
			Expect(order.At("pricesIncludeTax")).To(Equal(taxes))
			equalSums(cart, order)
			including(!taxes)
			equalSums(cart, guest.Get("/customer/order").Is(200))
		}
	})
})
