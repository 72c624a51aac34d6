package customer_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The limits of a payment provider", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("limits")
	})
	cent := domain.MustAmount("0.01")
	limits := func(least, most any) {
		GinkgoHelper()
		shop.Admin.Patch("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "minAmount": least, "maxAmount": most}).OK()
	}
	// compare expects that the list of payment methods offers the provider, and the checkout accepts it, exactly for
	// limits that include the amount.
	compare := func(due, list string, buyer func() (apitest.Guest, object)) {
		GinkgoHelper()
		amount, err := domain.ParseAmount(due)
		Expect(err).NotTo(HaveOccurred())
		over, under := amount.Add(cent).Fixed(2), amount.Sub(cent).Fixed(2)
		for _, c := range []struct {
			least, most any
			offered     bool
		}{{nil, under, false}, {nil, due, true}, {over, nil, false}, {due, nil, true}, {due, due, true}} {
			about := fmt.Sprint("due ", due, ", from ", c.least, " to ", c.most)
			limits(nil, nil)
			guest, body := buyer()
			limits(c.least, c.most)
			methods := guest.Get(list).OK().At("items").([]any)
			Expect(len(methods) == 1).To(Equal(c.offered), about)
			placed := guest.Once().Post("/customer/checkout", body)
			if c.offered {
				placed.OK()
			} else {
				Expect(placed.Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/payment/paymentProviderId"), about)
			}
		}
		limits(nil, nil)
	}
	const methods = "/customer/checkout/payment-methods"

	// chosen names the shipping method in the request, and stored leaves it to the cart.
	chosen := func() string {
		return fmt.Sprintf("%s?countryCode=DE&shippingMethodId=%d", methods, shop.ShippingMethodID)
	}
	const stored = methods

	It("apply to the total including the chosen shipping, both in the list of methods and at checkout", func() {
		compare("64.14", chosen(), func() (apitest.Guest, object) {
			guest := shop.Guest(shop.White, 1)
			return guest, guest.Checkout("pm_card_visa")
		})
		By("with the shipping method and the address that the cart has")
		compare("64.14", stored, func() (apitest.Guest, object) {
			guest := shop.Guest(shop.White, 1)
			guest.Patch("/customer/cart", object{"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK()
			return guest, guest.Checkout("pm_card_visa")
		})
	})

	It("apply to the amount left after store credit, which pays only down to the provider's minimum", func() {
		for n, c := range []struct {
			least, most any
			offered     bool
			due         string // the amount that the provider charges
		}{{nil, "44.13", false, "44.14"}, {nil, "44.14", true, "44.14"}, {"44.14", nil, true, "44.14"}, {"50.00", nil, true, "50.00"}, {"64.15", nil, false, "64.15"}} {
			about := fmt.Sprint("from ", c.least, " to ", c.most)
			limits(nil, nil)
			made := shop.Storefront.Once().Post("/customer/user", object{"email": fmt.Sprintf("credit%d@example.com", n), "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
			mia := shop.Storefront.Bearer(made.Text("accessToken"))
			shop.Admin.Once().Post("/admin/store-credit/adjust", object{"storeCustomerId": mia.Get("/customer/user/me").OK().ID("storeCustomerId"), "currencyCode": "EUR", "amount": "20.00", "reason": "Parcel arrived late"}).OK()
			cart := mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
			mia.Patch("/customer/cart", object{"useStoreCredit": true}).OK()
			body := apitest.Guest{Client: mia, Shop: shop, CartID: cart.ID("cartId")}.Checkout("pm_card_visa")
			delete(body, "email")
			body["expectedAmountDue"] = "44.14" // as the cart shows it
			limits(c.least, c.most)
			list := mia.Get(chosen()).OK().At("items").([]any)
			Expect(len(list) == 1).To(Equal(c.offered), about)
			placed := mia.Once().Post("/customer/checkout", body)
			if !c.offered {
				Expect(placed.Status).To(Equal(422), "%s: %s", about, placed.Body)
				continue
			}
			order := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", placed.OK().ID("orderId"))).OK()
			Expect([]string{order.Text("payments.0.amount"), order.Text("payments.1.amount")}).To(ContainElement(c.due), about)
		}
		limits(nil, nil)
	})
})
