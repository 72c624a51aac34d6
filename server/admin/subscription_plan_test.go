package admin_test

import (
	"encoding/json"
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Subscription plans", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("plans")
		ada = shop.Admin
		ada.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", "USD"}}).OK()
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true}).OK()
	})
	n := func(v any) json.Number { return json.Number(fmt.Sprint(v)) }
	plan := func(name string, more object) object {
		body := object{"name": name, "intervalUnit": "MONTH", "intervalCount": 1}
		for k, v := range more {
			body[k] = v
		}
		return body
	}
	percent := func(value string) object { return object{"type": "PERCENTAGE", "value": value} }
	made := func(name string, more object) *apitest.Answer {
		GinkgoHelper()
		return ada.Once().Post("/admin/subscription-plan", plan(name, more)).OK()
	}
	drop := func(id int64) *apitest.Answer {
		return ada.Delete(fmt.Sprintf("/admin/subscription-plan?subscriptionPlanId=%d", id))
	}
	product := func() *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK()
	}
	seen := func() *apitest.Answer {
		GinkgoHelper()
		return shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d", shop.ProductID)).OK()
	}

	AfterEach(func() {
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true, "subscriptionOnly": false}).OK()
		for _, plan := range ada.Get("/admin/subscription-plan/all").OK().At("items").([]any) {
			id, _ := plan.(object)["subscriptionPlanId"].(json.Number).Int64()
			drop(id).Is(http.StatusNoContent)
		}
	})

	It("can be created with all fields, and are listed by name", func() {
		one := made("Monthly", object{"code": "monthly", "cutoffDays": 2, "pricing": object{"type": "PERCENTAGE", "value": "12.5", "firstCycles": 3, "thenValue": "5"},
			"productIds": []int64{shop.ProductID}, "anchor": object{"type": "MONTHDAY", "value": 15}, "minCycles": 3})
		Expect(one.At("pricing")).To(Equal(object{"type": "PERCENTAGE", "value": "12.5", "currencyCode": nil, "firstCycles": n(3), "thenValue": "5"}))
		Expect(one.At("anchor")).To(Equal(object{"type": "MONTHDAY", "value": n(15)}))
		Expect([]any{one.At("cancelPolicy"), one.At("subscriberCount"), one.At("productIds.0")}).To(Equal([]any{"AFTER_MIN_CYCLES", n(0), n(shop.ProductID)}))
		dollars := made("A dollar off", object{"isActive": false, "pricing": object{"type": "FIXED_AMOUNT", "value": "1", "currencyCode": "USD"}})
		Expect(dollars.At("pricing.value")).To(Equal("1.00"))
		list := ada.Get("/admin/subscription-plan/all").OK()
		Expect([]any{list.At("items.0.name"), list.At("items.1.name")}).To(Equal([]any{"A dollar off", "Monthly"}))
		Expect(list.At("items.1.pricing")).To(Equal(one.At("pricing")))
		Expect(ada.Get("/admin/subscription-plan/all?isActive=true").OK().At("items")).To(HaveLen(1))
		reference := ada.Get("/admin/price/reference").OK().At("subscriptionPlans")
		Expect(reference).To(Equal([]any{object{"subscriptionPlanId": one.At("subscriptionPlanId"), "name": "Monthly"}}))
		drop(dollars.ID("subscriptionPlanId")).Is(http.StatusNoContent)
		drop(one.ID("subscriptionPlanId")).Is(http.StatusNoContent)
		drop(one.ID("subscriptionPlanId")).Is(http.StatusNotFound)
	})

	It("are created once for a repeated request", func() {
		once := ada.Once()
		body := plan("Once", object{"productIds": []int64{shop.ProductID}})
		Expect(once.Post("/admin/subscription-plan", body).OK().Body).To(Equal(once.Post("/admin/subscription-plan", body).OK().Body))
		drop(ada.Get("/admin/subscription-plan/all").OK().ID("items.0.subscriptionPlanId")).Is(http.StatusNoContent)
		Expect(ada.Get("/admin/subscription-plan/all").OK().At("items")).To(BeEmpty())
	})

	It("are refused with a pointer to every invalid field", func() {
		problem := ada.Post("/admin/subscription-plan", plan("x", object{"cutoffDays": 28, "minCycles": 3, "maxCycles": 2, "pricing": object{"type": "FIXED_AMOUNT"},
			"anchor": object{"type": "WEEKDAY"}, "productIds": []int64{999999}, "collectionIds": []int64{999999}})).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(problem.Errors).To(HaveLen(8))
		ada.Post("/admin/subscription-plan", plan("x", object{"pricing": object{"type": "FIXED_PRICE", "value": "1", "currencyCode": "JPY"}})).
			Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
		ada.Post("/admin/subscription-plan", object{"name": "x"}).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
	})

	It("have unique codes", func() {
		first, second := made("First", object{"code": "same"}), made("Second", nil)
		ada.Post("/admin/subscription-plan", plan("Third", object{"code": "same"})).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		ada.Patch("/admin/subscription-plan", object{"subscriptionPlanId": second.ID("subscriptionPlanId"), "code": "same"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		for _, p := range []*apitest.Answer{first, second} {
			drop(p.ID("subscriptionPlanId")).Is(http.StatusNoContent)
		}
	})

	It("change only if the request has the current version, which increases only with a change", func() {
		id := made("Changing", object{"code": "c", "trialDays": 7}).ID("subscriptionPlanId")
		changed := ada.Patch("/admin/subscription-plan", object{"subscriptionPlanId": id, "code": nil, "intervalUnit": "WEEK", "allowSkip": false, "version": 1}).OK()
		Expect([]any{changed.At("code"), changed.At("intervalUnit"), changed.At("allowSkip"), changed.At("trialDays"), changed.At("version")}).To(Equal([]any{nil, "WEEK", false, n(7), n(2)}))
		Expect(ada.Patch("/admin/subscription-plan", object{"subscriptionPlanId": id}).OK().At("version")).To(Equal(n(2)))
		ada.Patch("/admin/subscription-plan", object{"subscriptionPlanId": id, "name": "x", "version": 1}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		ada.With("If-Match", `"1"`).Patch("/admin/subscription-plan", object{"subscriptionPlanId": id, "name": "x"}).Is(http.StatusPreconditionFailed)
		ada.Patch("/admin/subscription-plan", object{"subscriptionPlanId": id, "cutoffDays": 7}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		ada.Patch("/admin/subscription-plan", object{"subscriptionPlanId": 999999, "name": "x"}).Is(http.StatusNotFound)
		drop(id).Is(http.StatusNoContent)
	})

	It("list their products, whose details list the plans", func() {
		id := made("Both ways", object{"productIds": []int64{shop.ProductID}}).ID("subscriptionPlanId")
		Expect(product().At("subscriptionPlanIds")).To(Equal([]any{n(id)}))
		before := product().Header.Get("ETag")
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "subscriptionPlanIds": []int64{}}).OK()
		Expect(product().Header.Get("ETag")).NotTo(Equal(before))
		Expect(ada.Get("/admin/subscription-plan/all").OK().At("items.0.productIds")).To(BeEmpty())
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "subscriptionPlanIds": []int64{id}}).OK()
		Expect(ada.Get("/admin/subscription-plan/all").OK().At("items.0.productIds")).To(Equal([]any{n(shop.ProductID)}))
		Expect(ada.Get(fmt.Sprintf("/admin/product/paged?subscriptionPlanId=%d", id)).OK().At("totalCount")).To(Equal(n(1)))
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "subscriptionPlanIds": []int64{id, 999999}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		drop(id).Is(http.StatusNoContent)
		Expect(product().At("subscriptionPlanIds")).To(BeEmpty())
		Expect(ada.Get(fmt.Sprintf("/admin/product/paged?subscriptionPlanId=%d", id)).OK().At("totalCount")).To(Equal(n(0)))
	})

	It("apply to products in their manual and rule-based collections, which cannot be deleted before the plan", func() {
		rule := ada.Post("/admin/collection", object{"name": "Pour-over", "type": "RULE", "rules": object{"match": "ALL", "conditions": []any{object{"field": "NAME", "operator": "CONTAINS", "value": "pour-over"}}}}).OK().ID("collectionId")
		hand := ada.Post("/admin/collection", object{"name": "By hand", "productIds": []int64{shop.ProductID}}).OK().ID("collectionId")
		for _, collection := range []int64{rule, hand} {
			id := made("By collection", object{"collectionIds": []int64{collection}, "pricing": percent("10")}).ID("subscriptionPlanId")
			Expect(product().At("subscriptionPlanIds")).To(BeEmpty(), "it does not name it")
			page := seen()
			Expect([]any{page.At("isSubscribable"), page.At("subscriptionPriceFrom"), page.At("subscriptionPlans.0.subscriptionPlanId")}).To(Equal([]any{true, "44.10", n(id)}))
			Expect(page.At("variants.1.subscriptionPrices")).To(Equal([]any{object{"subscriptionPlanId": n(id), "price": "46.80"}}))
			Expect(shop.Storefront.Get("/customer/product/paged?isSubscribable=true").OK().At("totalCount")).To(Equal(n(1)))
			Expect(ada.Get(fmt.Sprintf("/admin/product/paged?subscriptionPlanId=%d", id)).OK().At("totalCount")).To(Equal(n(1)))
			browsed := ada.Get(fmt.Sprintf("/admin/product/browse/paged?subscriptionPlanId=%d&sort=sku", id)).OK()
			Expect([]any{browsed.At("items.0.sku"), browsed.At("items.0.unitPrice"), browsed.At("items.0.compareAtAmount")}).To(Equal([]any{"POUR-OVER-BLACK", "46.80", "52.00"}))
			ada.Delete(fmt.Sprintf("/admin/collection?collectionId=%d", collection)).Is(http.StatusConflict).Refused(domain.InUse)
			drop(id).Is(http.StatusNoContent)
			ada.Delete(fmt.Sprintf("/admin/collection?collectionId=%d", collection)).Is(http.StatusNoContent)
		}
		page := seen()
		Expect([]any{page.At("isSubscribable"), page.At("subscriptionPriceFrom"), page.At("subscriptionPlans")}).To(Equal([]any{false, nil, []any{}}))
		Expect(shop.Storefront.Get("/customer/product/paged?isSubscribable=false").OK().At("totalCount")).To(Equal(n(1)))
	})

	It("have separate prices, which are deleted with the plan", func() {
		id := made("Priced", object{"pricing": percent("10"), "productIds": []int64{shop.ProductID}}).ID("subscriptionPlanId")
		price := func(plan int64) object {
			return object{"variantIds": []int64{shop.White}, "prices": []any{
				object{"variantId": shop.White, "currencyCode": "EUR", "amount": "49.00"},
				object{"variantId": shop.White, "currencyCode": "EUR", "amount": "30.00", "subscriptionPlanId": plan}}}
		}
		ada.Put("/admin/price", price(999999)).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		ada.Put("/admin/price", price(id)).OK()
		page := seen()
		Expect([]any{page.At("subscriptionPriceFrom"), page.At("variants.0.subscriptionPrices.0.price"), page.At("variants.1.subscriptionPrices.0.price")}).To(Equal([]any{"30.00", "30.00", "46.80"}))
		drop(id).Is(http.StatusNoContent)
		Expect(product().At("variants.0.prices")).To(HaveLen(1))
	})

	It("can be the only way to buy a product, at a price of their own", func() {
		id := made("Only", object{"pricing": object{"type": "FIXED_PRICE", "value": "20", "currencyCode": "EUR"}, "productIds": []int64{shop.ProductID}}).ID("subscriptionPlanId")
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "subscriptionOnly": true}).OK()
		page := seen()
		Expect([]any{page.At("subscriptionOnly"), page.At("priceFrom"), page.At("variants.0.price"), page.At("subscriptionPlans.0.pricing.value")}).To(Equal([]any{true, "20.00", nil, "20.00"}))
		for query, count := range map[string]int{"priceMax=20": 1, "priceMax=19.99": 0, "priceMin=20.01": 0, "sort=price": 1, "isSubscribable=true": 1, "isSubscribable=false": 0} {
			Expect(shop.Storefront.Get("/customer/product/paged?"+query).OK().At("totalCount")).To(Equal(n(count)), query)
		}
		shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d&currencyCode=USD", shop.ProductID)).Is(http.StatusNotFound)
		ada.Patch("/admin/subscription-plan", object{"subscriptionPlanId": id, "isActive": false}).OK()
		shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d", shop.ProductID)).Is(http.StatusNotFound)
		Expect(shop.Storefront.Get("/customer/product/paged").OK().At("totalCount")).To(Equal(n(0)))
		ada.Patch("/admin/product", object{"productId": shop.ProductID, "subscriptionOnly": false}).OK()
		drop(id).Is(http.StatusNoContent)
	})

	Describe("in a cart", func() {
		It("can be chosen, changed and merged per line, and show recurring amounts", func() {
			monthly := made("Monthly", object{"pricing": object{"type": "PERCENTAGE", "value": "50", "firstCycles": 1, "thenValue": "10"}, "productIds": []int64{shop.ProductID}}).ID("subscriptionPlanId")
			trial := made("Trial", object{"trialDays": 14, "shippingPolicy": "FREE", "productIds": []int64{shop.ProductID}}).ID("subscriptionPlanId")
			guest := shop.Guest(shop.White, 1)
			cart := guest.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 2, "subscriptionPlanId": monthly}).OK()
			Expect(cart.At("items")).To(HaveLen(2))
			Expect([]any{cart.At("items.1.unitPrice"), cart.At("items.1.compareAtPrice"), cart.At("subtotal"), cart.At("amountDueToday")}).To(Equal([]any{"24.50", "49.00", "98.00", "98.00"}))
			summary := guest.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&shippingMethodId=%d", shop.ShippingMethodID)).OK()
			Expect([]any{summary.At("grandTotal"), summary.At("recurringTotal"), summary.At("recurring.0.shippingTotal"), summary.At("recurring.0.grandTotal"), summary.At("recurring.0.regularGrandTotal")}).
				To(Equal([]any{"122.45", "110.79", "4.90", "110.79", "110.79"}))

			line := cart.ID("items.0.cartItemId")
			merged := guest.Patch("/customer/cart/item", object{"cartItemId": line, "subscriptionPlanId": monthly}).OK()
			Expect(merged.At("items")).To(HaveLen(1))
			Expect(merged.At("items.0.quantity")).To(Equal(n(3)))
			tried := guest.Patch("/customer/cart/item", object{"cartItemId": merged.ID("items.0.cartItemId"), "subscriptionPlanId": trial}).OK()
			Expect([]any{tried.At("grandTotal"), tried.At("amountDueToday"), tried.At("requiresShipping"), tried.At("recurring.0.trialDays"), tried.At("recurringTotal")}).
				To(Equal([]any{"0.00", "0.00", false, n(14), "147.00"}))
			once := guest.Patch("/customer/cart/item", object{"cartItemId": tried.ID("items.0.cartItemId"), "subscriptionPlanId": nil}).OK()
			Expect([]any{once.At("items.0.subscriptionPlanId"), once.At("recurring"), once.At("recurringTotal")}).To(Equal([]any{nil, []any{}, "0.00"}))

			guest.Patch("/customer/cart/item", object{"cartItemId": tried.ID("items.0.cartItemId"), "subscriptionPlanId": trial}).OK()
			drop(trial).Is(http.StatusNoContent)
			left := guest.Get("/customer/cart/summary").OK()
			Expect([]any{left.At("items.0.availability"), left.At("problems.0.code"), left.At("grandTotal")}).To(Equal([]any{"UNAVAILABLE", "unavailable", "0.00"}))
			drop(monthly).Is(http.StatusNoContent)
		})

		It("are refused if they are inactive, missing, or for other products", func() {
			other := made("Other", nil).ID("subscriptionPlanId")
			idle := made("Idle", object{"isActive": false, "productIds": []int64{shop.ProductID}}).ID("subscriptionPlanId")
			for _, id := range []int64{other, idle, 999999} {
				problem := shop.Storefront.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": id}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
				Expect(problem.Errors[0].Pointer).To(Equal("/subscriptionPlanId"))
			}
			ada.Patch("/admin/product", object{"productId": shop.ProductID, "subscriptionOnly": true, "subscriptionPlanIds": []int64{other}}).OK()
			shop.Storefront.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			shop.Storefront.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": other}).OK()
			ada.Patch("/admin/product", object{"productId": shop.ProductID, "subscriptionOnly": false, "isSubscribable": false}).OK()
			shop.Storefront.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": other}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			ada.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true}).OK()
		})
	})
})
