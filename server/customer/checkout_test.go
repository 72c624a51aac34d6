package customer_test

import (
	"fmt"
	"maps"
	"net/http"
	"strconv"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Cart and checkout:", Ordered, ContinueOnFailure, func() {
	var w *apitest.World
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("checkout")
		shop.Admin.Patch("/admin/store/settings", map[string]any{"address": apitest.Home}).Is(200)
	})
	order := func(g apitest.Guest, total string) map[string]any {
		body := g.Checkout("pm_card_visa")
		body["expectedGrandTotal"] = total
		return body
	}

	Describe("POST /customer/cart/item", func() {
		It("creates a guest's cart, and returns the token for access to it", func() {
			a := shop.Storefront.Post("/customer/cart/item", map[string]any{"sku": "POUR-OVER-WHITE", "quantity": 2,
				"customFields": []any{map[string]any{"key": "engraving", "type": "STRING", "value": "For Mia"}}}).Is(200)
			Expect(a.Header.Get("X-Cart-Token")).To(Equal(a.Text("token")))
			Expect(a.Text("items.0.lineSubtotal")).To(Equal("98.00"))
			Expect(a.Text("taxTotal")).To(Equal("18.62"))
			Expect(a.At("taxIsEstimated")).To(BeTrue())
			guest := shop.Storefront.With("X-Cart-Token", a.Text("token"))
			summary := guest.Get("/customer/cart/summary").Is(200)
			Expect(summary.Text("token")).To(Equal(a.Text("token")))
			Expect(summary.ID("cartId")).To(Equal(a.ID("cartId")))
			item := summary.ID("items.0.cartItemId")
			changed := guest.Patch("/customer/cart/item", map[string]any{"cartItemId": item, "quantity": 3, "version": summary.ID("version")}).Is(200)
			Expect(changed.ID("itemCount")).To(Equal(int64(3)))
			guest.Patch("/customer/cart/item", map[string]any{"cartItemId": item, "quantity": 4, "version": summary.ID("version")}).Refused(domain.VersionConflict)
			Expect(guest.Delete("/customer/cart/item?cartItemId=" + changed.Text("items.0.cartItemId")).Is(200).At("items")).To(BeEmpty())
			guest.Delete("/customer/cart/item?cartItemId=" + changed.Text("items.0.cartItemId")).Refused(domain.NotFound)
		})
		It("refuses items that cannot be ordered, with a pointer to each item", func() {
			for _, c := range []struct {
				body    map[string]any
				code    domain.Code
				pointer string
			}{
				{map[string]any{"variantId": shop.White, "quantity": 999_999}, domain.InsufficientStock, "/quantity"},
				{map[string]any{"variantId": shop.White, "quantity": 1, "currencyCode": "USD"}, domain.CurrencyMismatch, "/currencyCode"},
			} {
				p := shop.Storefront.Post("/customer/cart/item", c.body).Refused(c.code)
				Expect(p.Errors).To(HaveLen(1))
				Expect(p.Errors[0].Pointer).To(Equal(c.pointer))
			}
			shop.Storefront.Post("/customer/cart/item", map[string]any{"variantId": 999_999, "quantity": 1}).Refused(domain.NotFound)
			shop.Storefront.Post("/customer/cart/item", map[string]any{"quantity": 1}).Refused(domain.InvalidRequest)
		})
	})

	It("shows shipping methods, payment methods and the total for a destination before the checkout begins", func() {
		guest := shop.Guest(shop.White, 2)
		methods := guest.Get("/customer/checkout/shipping-methods?countryCode=DE").Is(200)
		Expect(methods.Text("items.0.price")).To(Equal("4.90"))
		Expect(guest.Get("/customer/checkout/shipping-methods?countryCode=FR").Is(200).At("items")).To(BeEmpty())
		guest.Get("/customer/checkout/shipping-methods").Refused(domain.InvalidRequest)
		guest.Get("/customer/checkout/shipping-methods?postalCode=10119").Refused(domain.InvalidRequest)
		Expect(guest.Get("/customer/checkout/payment-methods").Is(200).ID("items.0.paymentProviderId")).To(Equal(shop.ProviderID))
		summary := guest.Get("/customer/cart/summary?countryCode=DE&shippingMethodId=" + methods.Text("items.0.shippingMethodId")).Is(200)
		Expect(summary.Text("grandTotal")).To(Equal("122.45"))
		Expect(summary.At("taxIsEstimated")).To(BeFalse())
		guest.Get("/customer/cart/summary?countryCode=FR&shippingMethodId=" + methods.Text("items.0.shippingMethodId")).Refused(domain.ShippingNotAvailable)
		guest.Get("/customer/cart/summary?customerAddressId=1").Refused(domain.NotFound)
	})

	Describe("DELETE /customer/checkout", func() {
		It("unlocks a cart whose payment is waiting for 3-D Secure", func() {
			guest := shop.Guest(shop.White, 2)
			body := guest.Checkout("pm_card_authenticationRequired")
			body["expectedGrandTotal"] = "122.45"
			waits := guest.Once().Post("/customer/checkout", body).Is(200)
			Expect(waits.Text("paymentStatus")).To(Equal("REQUIRES_ACTION"))
			summary := guest.Get("/customer/cart/summary").Is(200)
			Expect(summary.Text("status")).To(Equal("CHECKING_OUT"))
			Expect(summary.ID("checkoutOrderId")).To(Equal(waits.ID("orderId")))
			Expect(summary.At("lastPayment")).To(BeNil())
			guest.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}).Refused(domain.InvalidStateTransition)
			guest.Delete("/customer/cart/item?cartItemId=" + summary.Text("items.0.cartItemId")).Refused(domain.InvalidStateTransition)
			guest.Post("/customer/cart/coupon", map[string]any{"code": "WELCOME10"}).Refused(domain.InvalidStateTransition)

			cart := guest.Delete("/customer/checkout?cartId=" + summary.Text("cartId")).Is(200)
			Expect(cart.Text("status")).To(Equal("ACTIVE"))
			Expect(cart.At("checkoutOrderId")).To(BeNil())
			Expect([]any{cart.Text("lastPayment.status"), cart.Text("lastPayment.code")}).To(Equal([]any{"FAILED", "payment_voided"}))
			Expect(guest.Delete("/customer/checkout?cartId=" + summary.Text("cartId")).Is(200).ID("version")).To(Equal(cart.ID("version")))
			guest.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 1}).Is(200)
		})
		It("refuses a placed order, and another caller's checkout", func() {
			guest := shop.Guest(shop.White, 2)
			guest.Once().Post("/customer/checkout", order(guest, "122.45")).Is(200)
			id := guest.Get("/customer/cart/summary").Is(200).Text("cartId")
			guest.Delete("/customer/checkout?cartId=" + id).Refused(domain.InvalidStateTransition)
			shop.Guest(shop.White, 1).Delete("/customer/checkout?cartId=" + id).Refused(domain.NotFound)
			guest.Delete("/customer/checkout").Refused(domain.InvalidRequest)
		})
	})

	Describe("POST /customer/checkout", func() {
		It("places the order once for repeated requests", func() {
			guest := shop.Guest(shop.White, 2)
			once := guest.Once()
			a := once.Post("/customer/checkout", order(guest, "122.45")).Is(200)
			Expect(a.Text("paymentStatus")).To(Equal("PAID"))
			Expect(once.Post("/customer/checkout", order(guest, "122.45")).Is(200).Body).To(Equal(a.Body))
			guest.Once().Post("/customer/checkout", order(guest, "122.45")).Refused(domain.InvalidStateTransition)
			Expect(guest.Get("/customer/cart/summary").Is(200).ID("convertedOrderId")).To(Equal(a.ID("orderId")))
			guest.Post("/customer/checkout", order(guest, "122.45")).Is(400) // no Idempotency-Key
		})
		It("charges nothing and returns the new total if the total has changed", func() {
			guest := shop.Guest(shop.White, 2)
			p := guest.Once().Post("/customer/checkout", order(guest, "1.00")).Refused(domain.CartChanged)
			Expect(p.Detail).To(ContainSubstring("122.45 EUR"))
		})
		It("returns the reason for a card decline, and unlocks the cart", func() {
			guest := shop.Guest(shop.White, 2)
			body := order(guest, "122.45")
			body["payment"].(map[string]any)["paymentToken"] = "pm_card_chargeDeclinedLostCard"
			p := guest.Once().Post("/customer/checkout", body).Refused(domain.PaymentDeclined)
			Expect(p.Errors[0].Code).To(Equal("lost_card"))
			Expect(guest.Get("/customer/cart/summary").Is(200).Text("status")).To(Equal("ACTIVE"))
			guest.Once().Post("/customer/checkout", order(guest, "122.45")).Is(200)
		})
		It("delays a buyer after six declined cards, and then accepts the same request", func() {
			guest := shop.Guest(shop.White, 2)
			body := order(guest, "122.45")
			delete(body, "version") // each declined payment changes the cart
			card := func(token string) map[string]any {
				paid := maps.Clone(body)
				paid["payment"] = maps.Clone(body["payment"].(map[string]any))
				paid["payment"].(map[string]any)["paymentToken"] = token
				return paid
			}
			for range 6 {
				guest.Once().Post("/customer/checkout", card("pm_card_chargeDeclined")).Refused(domain.PaymentDeclined)
			}
			key := guest.Once()
			a := key.Post("/customer/checkout", card("pm_card_visa")).Is(http.StatusTooManyRequests)
			Expect(a.Refused(domain.RateLimited).Detail).To(ContainSubstring("Too many payments were declined"))
			wait, err := strconv.Atoi(a.Header.Get("Retry-After"))
			Expect(err).NotTo(HaveOccurred())
			Expect(wait).To(BeNumerically("~", 300, 60))
			w.Clock.Advance(time.Duration(wait+1) * time.Second)
			key.Post("/customer/checkout", card("pm_card_visa")).Is(200)
		})
		It("returns the bank's authentication page if the card requires one", func() {
			guest := shop.Guest(shop.White, 2)
			body := order(guest, "122.45")
			body["payment"].(map[string]any)["paymentToken"] = "pm_card_authenticationRequired"
			a := guest.Once().Post("/customer/checkout", body).Is(200)
			Expect(a.Text("paymentStatus")).To(Equal("REQUIRES_ACTION"))
			Expect(a.Text("nextAction.type")).To(Equal("THREE_DS"))
			waiting := guest.Get("/customer/order").Is(200)
			Expect(waiting.ID("orderId")).To(Equal(a.ID("orderId")))
			Expect(waiting.Text("status")).To(Equal("DRAFT"))
			Expect(waiting.Text("nextAction.url")).To(Equal(a.Text("nextAction.url")))
			shop.Guest(shop.White, 1).Get(fmt.Sprintf("/customer/order?orderId=%d", a.ID("orderId"))).Refused(domain.NotFound)
		})
		It("requires a value for a custom field that became required after the line was added", func() {
			guest := shop.Guest(shop.White, 2)
			body := guest.Checkout("pm_card_visa")
			define := func(definitions ...any) {
				shop.Admin.Patch("/admin/store/settings", map[string]any{"customFieldDefinitions": append([]any{}, definitions...)}).Is(200)
			}
			define(map[string]any{"object": "ORDER_LINE", "key": "color", "name": "Color", "type": "STRING", "isRequired": true})
			DeferCleanup(func() { define() })
			cart := guest.Get("/customer/cart/summary").Is(200)
			Expect([]any{cart.Text("problems.0.code"), cart.ID("problems.0.cartItemId")}).To(Equal([]any{"custom_field_required", cart.ID("items.0.cartItemId")}))
			Expect(guest.Once().Post("/customer/checkout", body).Refused(domain.InvalidValue).Detail).To(ContainSubstring("the field color is required"))
			guest.Patch("/customer/cart/item", map[string]any{"cartItemId": cart.ID("items.0.cartItemId"), "customFields": []any{map[string]any{"key": "color", "type": "STRING", "value": "red"}}}).Is(200)
			Expect(guest.Get("/customer/cart/summary").Is(200).At("problems")).To(BeEmpty())
			guest.Once().Post("/customer/checkout", body).Is(200)
		})
		It("reports a refused line with the same code as the cart does", func() {
			guest := shop.Guest(shop.White, 1)
			line := guest.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 2, "customFields": []any{map[string]any{"key": "size", "type": "STRING", "value": "XL"}}}).Is(200).ID("items.1.cartItemId")
			change := func(body map[string]any) {
				body["productId"] = shop.ProductID
				shop.Admin.Patch("/admin/product", body).Is(200)
			}
			define := func(definitions ...any) {
				shop.Admin.Patch("/admin/store/settings", map[string]any{"customFieldDefinitions": append([]any{}, definitions...)}).Is(200)
			}
			refused := func(code string) {
				GinkgoHelper()
				cart := guest.Get("/customer/cart/summary").Is(200)
				Expect(cart.At("problems")).To(ConsistOf(HaveKeyWithValue("code", code)))
				Expect(cart.ID("problems.0.cartItemId")).To(Equal(line))
				field := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).Refused(domain.InvalidValue).Errors
				Expect(field).To(HaveLen(1))
				Expect([]any{field[0].Pointer, field[0].Code, field[0].Detail, *field[0].CartItemID}).To(Equal([]any{"", code, cart.Text("problems.0.message"), line}))
			}
			change(map[string]any{"maxQuantity": 1})
			DeferCleanup(func() { change(map[string]any{"maxQuantity": nil}); define() })
			refused("quantity_not_allowed")
			change(map[string]any{"maxQuantity": nil})
			define(map[string]any{"object": "ORDER_LINE", "key": "size", "name": "Size", "type": "NUMBER", "isRequired": false})
			refused("custom_field_invalid")
		})
		It("cannot order another guest's cart", func() {
			mine, other := shop.Guest(shop.White, 1), shop.Guest(shop.White, 1)
			body := order(mine, "64.14")
			other.Once().Post("/customer/checkout", body).Refused(domain.NotFound)
		})
		It("requires every mandatory field of an order", func() {
			guest := shop.Guest(shop.White, 2)
			for member, pointer := range map[string]string{"email": "/email", "shippingAddress": "/shippingAddress", "payment": "/payment"} {
				body := order(guest, "122.45")
				delete(body, member)
				p := guest.Once().Post("/customer/checkout", body).Problem()
				Expect(p.Status).To(Equal(int32(422)), "%s: %+v", member, p)
				Expect(p.Errors[0].Pointer).To(Equal(pointer))
			}
		})
	})

	Describe("coupons in the cart", func() {
		It("can be created, changed, used, listed and archived", func() {
			made := shop.Admin.Post("/admin/coupon", map[string]any{"code": "WELCOME10", "name": "Welcome", "description": "10 % off", "status": "ACTIVE",
				"discountType": "PERCENTAGE", "value": "10", "currencyCode": "EUR", "maxDiscountAmount": "20.00", "usageLimit": 1}).Is(200)
			Expect(made.Text("appliesTo")).To(Equal("ORDER"))
			Expect(made.ID("priority")).To(Equal(int64(100)))
			shop.Admin.Post("/admin/coupon", map[string]any{"code": "welcome10", "discountType": "FREE_SHIPPING"}).Refused(domain.AlreadyExists)
			shop.Admin.Post("/admin/coupon", map[string]any{"code": "BROKEN", "discountType": "PERCENTAGE"}).Refused(domain.InvalidValue)

			guest := shop.Guest(shop.White, 2)
			cart := guest.Post("/customer/cart/coupon", map[string]any{"code": "Welcome10"}).Is(200)
			Expect(cart.Text("coupons.0.discountAmount")).To(Equal("9.80"))
			Expect(cart.Text("coupons.0.message")).To(Equal("10 % off"))
			guest.Once().Post("/customer/checkout", order(guest, "110.79")).Is(200)

			Expect(shop.Admin.Get("/admin/coupon?code=WELCOME10").Is(200).Text("status")).To(Equal("EXHAUSTED"))
			Expect(shop.Admin.Get("/admin/coupon/paged?status=EXHAUSTED").Is(200).ID("totalCount")).To(Equal(int64(1)))
			for _, sort := range []string{"code", "-code", "endsOn", "-endsOn", "usageCount", "createdOn"} {
				Expect(shop.Admin.Get("/admin/coupon/paged?sort=" + sort).Is(200).ID("items.0.couponId")).To(Equal(made.ID("couponId")))
			}
			usage := shop.Admin.Get("/admin/coupon/usage?code=welcome10").Is(200)
			Expect(usage.Text("items.0.status")).To(Equal("USED"))
			Expect(usage.Text("items.0.discountAmount")).To(Equal("9.80"))
			shop.Admin.Delete("/admin/coupon?couponId=" + made.Text("couponId")).Refused(domain.InUse)

			late := shop.Guest(shop.White, 2)
			late.Post("/customer/cart/coupon", map[string]any{"code": "WELCOME10"}).Refused(domain.CouponNotApplicable)
			more := shop.Admin.Patch("/admin/coupon", map[string]any{"couponId": made.ID("couponId"), "usageLimit": nil, "version": made.ID("version")}).Is(200)
			Expect(more.Text("status")).To(Equal("ACTIVE"))
			late.Post("/customer/cart/coupon", map[string]any{"code": "WELCOME10"}).Is(200)
			Expect(late.Delete("/customer/cart/coupon?code=welcome10").Is(200).At("coupons")).To(BeEmpty())
			shop.Admin.Patch("/admin/coupon", map[string]any{"couponId": made.ID("couponId"), "name": "x", "version": made.ID("version")}).Refused(domain.VersionConflict)
			shop.Admin.Patch("/admin/coupon", map[string]any{"couponId": made.ID("couponId"), "status": "DRAFT"}).Refused(domain.InvalidStateTransition)

			gift := shop.Admin.Post("/admin/coupon", map[string]any{"code": "3FOR2", "discountType": "BUY_X_GET_Y",
				"buyX": map[string]any{"buyQuantity": 2, "getQuantity": 1, "discountPercent": "100", "buyProductIds": []any{shop.ProductID}}}).Is(200)
			Expect(gift.Text("buyX.discountPercent")).To(Equal("100"))
			shop.Admin.Delete("/admin/coupon?couponId=" + gift.Text("couponId")).Is(204)
			shop.Admin.Get("/admin/coupon?code=3FOR2").Refused(domain.NotFound)
		})
		It("do not exist in other stores", func() {
			other := w.Shop("other")
			foreign := other.Admin.Post("/admin/coupon", map[string]any{"code": "FOREIGN", "status": "ACTIVE", "discountType": "FREE_SHIPPING"}).Is(200)
			shop.Admin.Get("/admin/coupon?couponId=" + foreign.Text("couponId")).Refused(domain.NotFound)
			shop.Admin.Patch("/admin/coupon", map[string]any{"couponId": foreign.ID("couponId"), "name": "mine"}).Refused(domain.NotFound)
			shop.Admin.Delete("/admin/coupon?couponId=" + foreign.Text("couponId")).Refused(domain.NotFound)
			shop.Guest(shop.White, 1).Post("/customer/cart/coupon", map[string]any{"code": "FOREIGN"}).Refused(domain.CouponNotApplicable)
		})
	})
})
