package apitest_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/gen/openapi"
	"github.com/storeplatform/storeplatform/server/apitest"
)

// Every operation whose request contains lines has an entry here. The contract determines which operations have lines.
var _ = Describe("A request with lines", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop
	var app apitest.Client
	var subscription, plan, buyer, method, address, item int64
	var customer apitest.Client
	var placed *apitest.Answer
	var line string
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("lines")
		app = shop.AppToken("subscription:read", "subscription:write", "subscription:cancel", "customer:read")
		subscription = shop.Subscribe("lines@example.com")
		shown := shop.Admin.Get(fmt.Sprint("/admin/subscription?subscriptionId=", subscription)).OK()
		plan, buyer, item = shown.ID("subscriptionPlanId"), shown.ID("storeCustomerId"), shown.ID("items.0.subscriptionItemId")
		method, address = shown.ID("customerPaymentMethodId"), shown.ID("shippingAddressId")
		customer = shop.Storefront.Bearer(shop.Storefront.Post("/customer/store/login", object{"email": "lines@example.com", "password": "seven slow kettles"}).OK().Text("accessToken"))
		placed = shop.Guest(shop.White, 2).Buy()
		line = shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", placed.ID("orderId"))).OK().Text("items.0.lineItemId")
	})
	order := func(more object) object {
		body := object{"orderId": placed.ID("orderId")}
		for name, value := range more {
			body[name] = value
		}
		return body
	}
	const nobody = 987654321
	good := func() object { return object{"variantId": shop.White, "quantity": 1} }
	bad := func() object { return object{"variantId": nobody, "quantity": 1} }
	unknownLine := func() object { return object{"lineItemId": fmt.Sprint(nobody), "quantity": 1} }
	knownLine := func() object { return object{"lineItemId": line, "quantity": 1} }
	// sent creates an order whose units were shipped, and returns the ids of the order and its line.
	sent := func() (order int64, line string) {
		order = shop.Guest(shop.White, 2).Buy().ID("orderId")
		line = shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().Text("items.0.lineItemId")
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		return order, line
	}
	// returned creates a return of a shipped order, and returns the ids of the return and its line.
	returned := func(approved bool) (id int64, line string) {
		order, line := sent()
		return shop.Admin.Once().Post("/admin/return", object{"orderId": order, "kind": "RETURN", "isApproved": approved,
			"lines": []any{object{"lineItemId": line, "quantity": 2}}}).OK().ID("returnId"), line
	}
	// linked returns a client with the link of a shipped order, and the ids of the order and its line.
	linked := func() (page apitest.Client, order int64, own string) {
		guest := shop.Guest(shop.White, 2)
		order = guest.Buy().ID("orderId")
		own = shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().Text("items.0.lineItemId")
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		return w.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token")), order, own
	}
	// claimed requests a return through the link.
	claimed := func(path string) *apitest.Answer {
		page, order, own := linked()
		return page.Once().Post(path, object{"orderId": order, "kind": "CLAIM", "lines": []any{object{"lineItemId": own, "quantity": 1}, unknownLine()}})
	}
	// exchanged requests an exchange whose second wanted variant is unknown.
	exchanged := func(path string) *apitest.Answer {
		client, order, own := linked()
		if strings.HasPrefix(path, "/admin") {
			client = shop.Admin
		}
		wants := func(variant int64) object { return object{"lineItemId": own, "variantId": variant, "quantity": 1} }
		return client.Once().Post(path, object{"orderId": order, "kind": "EXCHANGE", "lines": []any{object{"lineItemId": own, "quantity": 2}}, "exchangeLines": []any{wants(shop.Black), wants(nobody)}})
	}
	start := func() object {
		return object{"storeCustomerId": buyer, "subscriptionPlanId": plan, "items": []any{good(), bad()}, "nextProcessingDate": shop.Day(40),
			"customerPaymentMethodId": method, "shippingAddressId": address, "shippingMethodId": shop.ShippingMethodID}
	}
	replace := func() object {
		return object{"subscriptionId": subscription, "subscriptionPlanId": plan, "items": []any{good(), bad()}}
	}
	// requests maps each list of lines, named as in the contract, to a request whose second line is
	// unknown.
	requests := map[string]func() *apitest.Answer{
		"admin createOrder items": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/order", object{"email": "a@example.com", "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID,
				"items": []any{good(), object{"sku": "NOPE", "quantity": 1}, bad()}})
		},
		"admin updateOrder items": func() *apitest.Answer {
			version := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", placed.ID("orderId"))).OK().ID("version")
			return shop.Admin.Once().Patch("/admin/order", order(object{"version": version, "items": []any{knownLine(), bad()}}))
		},
		"admin refundOrder lines": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/order/refund", order(object{"reason": "OTHER", "lines": []any{knownLine(), unknownLine()}}))
		},
		"admin previewOrderRefund lines": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/order/refund/preview", order(object{"reason": "OTHER", "lines": []any{knownLine(), unknownLine()}}))
		},
		"admin fulfillOrder items": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/order/fulfill", order(object{"items": []any{knownLine(), unknownLine()}}))
		},
		"admin replaceOrder items": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/order/replace", order(object{"reason": "LOST", "items": []any{knownLine(), unknownLine()}}))
		},
		"admin createReturn lines": func() *apitest.Answer {
			id, own := sent()
			return shop.Admin.Once().Post("/admin/return", object{"orderId": id, "kind": "RETURN", "lines": []any{object{"lineItemId": own, "quantity": 1}, unknownLine()}})
		},
		"admin previewReturn lines": func() *apitest.Answer {
			id, own := sent()
			return shop.Admin.Once().Post("/admin/return/preview", object{"orderId": id, "kind": "RETURN", "lines": []any{object{"lineItemId": own, "quantity": 1}, unknownLine()}})
		},
		"admin createReturn exchangeLines":  func() *apitest.Answer { return exchanged("/admin/return") },
		"admin previewReturn exchangeLines": func() *apitest.Answer { return exchanged("/admin/return/preview") },
		"admin approveReturn lines": func() *apitest.Answer {
			id, own := returned(false)
			return shop.Admin.Once().Post("/admin/return/approve", object{"returnId": id, "lines": []any{object{"lineItemId": own, "quantity": 1}, unknownLine()}})
		},
		"admin receiveReturn lines": func() *apitest.Answer {
			id, own := returned(true)
			return shop.Admin.Once().Post("/admin/return/receive", object{"returnId": id, "lines": []any{
				object{"lineItemId": own, "quantity": 1, "condition": "SELLABLE"}, object{"lineItemId": fmt.Sprint(nobody), "quantity": 1, "condition": "SELLABLE"}}})
		},
		"admin replacePrices prices": func() *apitest.Answer {
			return shop.Admin.Once().Put("/admin/price", object{"prices": []any{
				object{"variantId": shop.White, "currencyCode": "EUR", "amount": "49.00"}, object{"variantId": nobody, "currencyCode": "EUR", "amount": "49.00"}}})
		},
		"admin updateProduct variants": func() *apitest.Answer {
			return shop.Admin.Once().Patch("/admin/product", object{"productId": shop.ProductID, "variants": []any{object{"variantId": shop.White}, object{"variantId": nobody}}})
		},
		"admin adjustStock items": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "delta": 1}, object{"variantId": nobody, "delta": 1}}})
		},
		"admin createSubscription items":  func() *apitest.Answer { return shop.Admin.Once().Post("/admin/subscription", start()) },
		"admin replaceSubscription items": func() *apitest.Answer { return shop.Admin.Once().Post("/admin/subscription/replace", replace()) },
		"admin changeSubscriptionItems update": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/subscription/items", object{"subscriptionId": subscription, "update": []any{
				object{"subscriptionItemId": item, "quantity": 2}, object{"subscriptionItemId": nobody, "quantity": 2}}})
		},
		"admin changeSubscriptionItems add": func() *apitest.Answer {
			return shop.Admin.Once().Post("/admin/subscription/items", object{"subscriptionId": subscription, "add": []any{object{"variantId": shop.Black, "quantity": 1}, bad()}})
		},
		"customer createReturn lines":          func() *apitest.Answer { return claimed("/customer/return") },
		"customer previewReturn lines":         func() *apitest.Answer { return claimed("/customer/return/preview") },
		"customer createReturn exchangeLines":  func() *apitest.Answer { return exchanged("/customer/return") },
		"customer previewReturn exchangeLines": func() *apitest.Answer { return exchanged("/customer/return/preview") },
		"customer setCartItems items": func() *apitest.Answer {
			return shop.Storefront.Once().Put("/customer/cart/item/all", object{"items": []any{good(), bad()}})
		},
		"customer updateSubscription updateItems": func() *apitest.Answer {
			return customer.Once().Patch("/customer/subscription", object{"subscriptionId": subscription, "updateItems": []any{
				object{"subscriptionItemId": item, "quantity": 2}, object{"subscriptionItemId": nobody, "quantity": 2}}})
		},
		"customer updateSubscription addItems": func() *apitest.Answer {
			return customer.Once().Patch("/customer/subscription", object{"subscriptionId": subscription, "addItems": []any{object{"variantId": shop.Black, "quantity": 1}, bad()}})
		},
		"public updateSubscription updateItems": func() *apitest.Answer {
			return app.Once().Patch("/subscription", object{"subscriptionId": subscription, "updateItems": []any{
				object{"subscriptionItemId": item, "quantity": 2}, object{"subscriptionItemId": nobody, "quantity": 2}}})
		},
		"public updateSubscription addItems": func() *apitest.Answer {
			return app.Once().Patch("/subscription", object{"subscriptionId": subscription, "addItems": []any{object{"variantId": shop.Black, "quantity": 1}, bad()}})
		},
		"public createSubscription items":  func() *apitest.Answer { return app.Once().Post("/subscription", start()) },
		"public replaceSubscription items": func() *apitest.Answer { return app.Once().Post("/subscription/replace", replace()) },
	}
	// ownLines lists the lists of lines that create objects instead of naming existing objects.
	ownLines := []string{"admin createProduct variants"}

	It("is in the test data for every operation that accepts lines", func() {
		Expect(append(slices.Collect(maps.Keys(requests)), ownLines...)).To(ConsistOf(lists()))
	})

	It("is refused with the index of the unknown line", func() {
		for name, send := range requests {
			list := name[strings.LastIndexByte(name, ' ')+1:]
			answer := send()
			Expect(answer.Status).To(BeElementOf(404, 422), "%s: %s", name, answer.Body)
			var problem struct{ Errors []struct{ Pointer string } }
			Expect(json.Unmarshal([]byte(answer.Body), &problem)).To(Succeed())
			var lines []string
			for _, e := range problem.Errors {
				lines = append(lines, e.Pointer)
			}
			Expect(lines).To(ContainElement(HavePrefix("/"+list+"/1")), "%s: %s", name, answer.Body)
			Expect(lines).NotTo(ContainElement(HavePrefix("/"+list+"/0")), "%s: %s", name, answer.Body)
		}
	})

	It("is refused with a pointer to every unknown line of an order", func() {
		Expect(requests["admin createOrder items"]().Is(404).Body).To(And(ContainSubstring(`"/items/1/sku"`), Not(ContainSubstring(`"/items/0`))))
		Expect(shop.Admin.Once().Post("/admin/order", object{"email": "a@example.com", "isDraft": true, "items": []any{bad(), good(), bad()}}).Is(404).Body).
			To(And(ContainSubstring(`"/items/0/variantId"`), ContainSubstring(`"/items/2/variantId"`)))
		Expect(shop.Admin.Once().Post("/admin/order", object{"storeCustomerId": buyer, "items": []any{good(), with(good(), "subscriptionPlanId", nobody)}, "shippingAddress": apitest.Home}).Is(404).Body).
			To(ContainSubstring(`"/items/1/subscriptionPlanId"`))
	})
})

// lists returns the lists of lines in the contract's requests, such as "admin createOrder items".
func lists() (out []string) {
	GinkgoHelper()
	type object = map[string]any
	for _, surface := range []string{"admin", "customer", "public"} {
		raw, err := openapi.Files.ReadFile(surface + ".json")
		Expect(err).NotTo(HaveOccurred())
		var doc object
		Expect(json.Unmarshal(raw, &doc)).To(Succeed())
		resolve := func(s object) object {
			for s["$ref"] != nil {
				at := any(doc)
				for _, part := range strings.Split(strings.TrimPrefix(s["$ref"].(string), "#/"), "/") {
					at = at.(object)[part]
				}
				s = at.(object)
			}
			return s
		}
		for _, path := range doc["paths"].(object) {
			for _, op := range path.(object) {
				op, is := op.(object)
				if !is || op["requestBody"] == nil {
					continue
				}
				body, is := resolve(op["requestBody"].(object))["content"].(object)["application/json"].(object)
				if !is {
					continue
				}
				members, _ := resolve(body["schema"].(object))["properties"].(object)
				for name, member := range members {
					items, is := resolve(member.(object))["items"].(object)
					if !is {
						continue
					}
					of, _ := resolve(items)["properties"].(object)
					if of["variantId"] != nil || of["lineItemId"] != nil || of["sku"] != nil || of["subscriptionItemId"] != nil {
						out = append(out, fmt.Sprint(surface, " ", op["operationId"], " ", name))
					}
				}
			}
		}
	}
	return out
}
