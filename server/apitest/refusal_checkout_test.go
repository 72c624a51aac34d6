package apitest_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A documented rule of carts and checkouts", Ordered, ContinueOnFailure, func() {
	var (
		world *apitest.World
		shop  *apitest.Shop
		admin apitest.Client
	)
	// buys checks out a cart, with some fields of the request replaced.
	buys := func(guest apitest.Guest, more object) *apitest.Answer {
		GinkgoHelper()
		request := guest.Checkout("pm_card_visa")
		for name, value := range more {
			request[name] = value
		}
		return guest.Once().Post("/customer/checkout", request)
	}
	refuses := func(a *apitest.Answer, code domain.Code) {
		GinkgoHelper()
		a.Is(http.StatusUnprocessableEntity).Refused(code)
	}

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("carts")
		admin = shop.Admin
	})

	It("allows payment only for the version of the cart that the buyer has seen", func() {
		guest := shop.Guest(shop.White, 1)
		request := guest.Checkout("pm_card_visa")
		request["version"] = 404
		guest.Once().Post("/customer/checkout", request).Is(http.StatusConflict).Refused(domain.VersionConflict)
	})

	It("forbids the checkout of an empty cart", func() {
		guest := shop.Guest(shop.White, 1)
		request := guest.Checkout("pm_card_visa")
		guest.Delete(fmt.Sprintf("/customer/cart/item?cartItemId=%d", guest.Get("/customer/cart/summary").OK().ID("items.0.cartItemId"))).OK()
		refuses(guest.Once().Post("/customer/checkout", request), domain.CartEmpty)
	})

	It("forbids the sale of more units than are in stock", func() {
		guest := shop.Guest(shop.White, 1)
		line := guest.Get("/customer/cart/summary").OK().ID("items.0.cartItemId")
		refuses(guest.Patch("/customer/cart/item", object{"cartItemId": line, "quantity": 4000}), domain.InsufficientStock)
	})

	It("forbids a coupon that no longer applies", func() {
		coupon := admin.Once().Post("/admin/coupon", object{"code": "FIT", "name": "Fit", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK().ID("couponId")
		guest := shop.Guest(shop.White, 1)
		guest.Post("/customer/cart/coupon", object{"code": "FIT"}).OK()
		request := guest.Checkout("pm_card_visa")
		admin.Patch("/admin/coupon", object{"couponId": coupon, "currencyCode": "EUR", "minSubtotal": "500.00"}).OK()
		refuses(guest.Once().Post("/customer/checkout", request), domain.CouponNotApplicable)
	})

	It("forbids a shipping method that does not serve the address", func() {
		abroad := admin.Once().Post("/admin/shipping-method", object{"name": "Sea freight", "price": "9.90", "currencyCode": "EUR", "estimatedMaxDays": 90, "countryCodes": []string{"AU"}}).OK().ID("shippingMethodId")
		refuses(buys(shop.Guest(shop.White, 1), object{"shippingMethodId": abroad}), domain.ShippingNotAvailable)
	})
})
