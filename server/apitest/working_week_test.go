package apitest_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/prometheus/client_golang/prometheus"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A store in a working week", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("week")
		shop.Admin.Patch("/admin/store/settings", object{"currencyCodes": []any{"EUR", "USD"}}).OK()
	})
	product := func(name string, fields object) *apitest.Answer {
		GinkgoHelper()
		body := object{"name": name, "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID}
		for field, value := range fields {
			body[field] = value
		}
		return shop.Admin.Post("/admin/product", body).OK()
	}
	priced := func(sku string, stock int, fields object) object {
		v := object{"sku": sku, "stockOnHand": stock, "prices": []any{object{"currencyCode": "EUR", "amount": "10.00"}}}
		for field, value := range fields {
			v[field] = value
		}
		return v
	}
	settings := func(patch object, back object) {
		GinkgoHelper()
		shop.Admin.Patch("/admin/store/settings", patch).OK()
		DeferCleanup(func() { shop.Admin.Patch("/admin/store/settings", back).OK() })
	}

	It("sells a renamed product under its new name, in carts, orders and the pick list", func() {
		made := product("Basic Hoodie", object{"variants": []any{priced("HOODIE", 9, nil)}})
		shop.Admin.Patch("/admin/product", object{"productId": made.ID("productId"), "name": "Premium Hoodie"}).OK()
		guest := shop.Guest(made.ID("variants.0.variantId"), 1)
		Expect(guest.Get("/customer/cart/summary").OK().Text("items.0.name")).To(Equal("Premium Hoodie"))
		order := guest.Buy().OK().ID("orderId")
		Expect(shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().Text("items.0.name")).To(Equal("Premium Hoodie"))
		Expect(shop.Admin.Get("/admin/order/item/summary?search=HOODIE").OK().Text("items.0.name")).To(Equal("Premium Hoodie"))
	})

	It("lists two products separately on the pick list if they once shared a SKU", func() {
		alpha := product("Alpha", object{"variants": []any{priced("SHARED", 9, nil)}})
		shop.Guest(alpha.ID("variants.0.variantId"), 2).Buy().OK()
		shop.Admin.Patch("/admin/product", object{"productId": alpha.ID("productId"), "variants": []any{object{"variantId": alpha.ID("variants.0.variantId"), "sku": "SHARED-OLD"}}}).OK()
		beta := product("Beta", object{"variants": []any{priced("SHARED", 9, nil)}})
		shop.Guest(beta.ID("variants.0.variantId"), 1).Buy().OK()
		rows := shop.Admin.Get("/admin/order/item/summary?search=SHARED").OK().At("items")
		row := func(p *apitest.Answer, name string, units string) any {
			return And(HaveKeyWithValue("variantId", json.Number(fmt.Sprint(p.ID("variants.0.variantId")))), HaveKeyWithValue("name", name), HaveKeyWithValue("quantityToFulfill", json.Number(units)))
		}
		Expect(rows).To(ConsistOf(row(alpha, "Alpha", "2"), row(beta, "Beta", "1")))
	})

	It("filters and counts only variants that are for sale in the shopper's currency", func() {
		size := func(value string) object {
			return object{"optionValues": []any{object{"optionName": "Size", "value": value}}}
		}
		small, medium := priced("F-S", 0, size("S")), priced("F-M", 9, size("M"))
		small["prices"] = []any{object{"currencyCode": "EUR", "amount": "10.00"}, object{"currencyCode": "USD", "amount": "11.00"}}
		product("Shirt", object{"brand": "Week", "options": []any{object{"name": "Size", "values": []any{object{"value": "S"}, object{"value": "M"}}}}, "variants": []any{small, medium}})
		count := func(query string) int64 {
			GinkgoHelper()
			found := shop.Storefront.Get("/customer/product/paged?brand=Week&" + query).OK().ID("totalCount")
			Expect(shop.Storefront.Get("/customer/product/facets?brand=Week&" + query).OK().ID("productCount")).To(Equal(found))
			return found
		}
		Expect([]int64{count("currencyCode=USD"), count("currencyCode=USD&inStock=true"), count("currencyCode=USD&option=Size:M"), count("currencyCode=USD&option=Size:S")}).To(Equal([]int64{1, 0, 0, 1}))
		Expect([]int64{count("currencyCode=EUR&inStock=true"), count("currencyCode=EUR&option=Size:M")}).To(Equal([]int64{1, 1}))
	})

	It("taxes a digital cart by its billing address, in the cart and at checkout", func() {
		class := shop.Admin.Post("/admin/product/tax-class", object{"name": "Files", "code": "FILES", "rates": []any{
			object{"countryCode": "DE", "rate": "19", "name": "VAT"}, object{"countryCode": "FR", "rate": "20", "name": "TVA"}}}).OK().ID("taxClassId")
		file := product("Album", object{"productType": "DIGITAL", "taxClassId": class, "variants": []any{object{"sku": "ALBUM", "trackInventory": false, "prices": []any{object{"currencyCode": "EUR", "amount": "100.00"}}}}})
		guest := shop.Guest(file.ID("variants.0.variantId"), 1)
		paris := object{"firstName": "Mia", "lastName": "Keller", "streetLine1": "Rue de Rivoli 1", "city": "Paris", "postalCode": "75001", "countryCode": "FR"}
		guest.Patch("/customer/cart", object{"email": "mia@example.com", "billingAddress": paris}).OK()
		total := guest.Get("/customer/cart/summary").OK().Text("grandTotal")
		Expect(total).To(Equal("120.00"))
		bought := guest.Once().Post("/customer/checkout", object{"cartId": guest.CartID, "expectedGrandTotal": total, "acceptTerms": true,
			"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}}).OK()
		Expect(shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", bought.ID("orderId"))).OK().Text("grandTotal")).To(Equal(total))
	})

	It("rejects addresses without a required postal code or with an unknown state", func() {
		account := shop.Storefront.Once().Post("/customer/user", object{"email": "book@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		me := shop.Storefront.Bearer(account.Text("accessToken"))
		home := func(fields object) object {
			address := object{}
			for name, value := range apitest.Home {
				address[name] = value
			}
			for name, value := range fields {
				address[name] = value
			}
			return address
		}
		saved := me.Once().Post("/customer/user-address", home(nil)).OK().ID("customerAddressId")
		for pointer, fields := range map[string]object{"/postalCode": {"postalCode": ""}, "/stateProvince": {"countryCode": "US", "stateProvince": "Narnia", "postalCode": "10118"}} {
			Expect(me.Once().Post("/customer/user-address", home(fields)).Refused(domain.InvalidValue).Errors).To(ContainElement(HaveField("Pointer", pointer)), pointer)
		}
		Expect(me.Patch("/customer/user-address", object{"customerAddressId": saved, "countryCode": "US"}).Refused(domain.InvalidValue).Errors).NotTo(BeEmpty())
	})

	It("lists payment methods for free goods with paid shipping", func() {
		shop.Admin.Once().Post("/admin/coupon", object{"code": "FREE", "name": "Free goods", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "100"}).OK()
		guest := shop.Guest(shop.White, 1)
		guest.Post("/customer/cart/coupon", object{"code": "FREE"}).OK()
		guest.Patch("/customer/cart", object{"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK()
		Expect(guest.Get("/customer/cart/summary").OK().Text("grandTotal")).NotTo(Equal("0.00"))
		Expect(guest.Get("/customer/checkout/payment-methods").OK().At("items")).NotTo(BeEmpty())
		Expect(guest.Get(fmt.Sprint("/customer/checkout/payment-methods?shippingMethodId=", shop.ShippingMethodID)).OK().At("items")).NotTo(BeEmpty())

		settings(object{"allowedCountryCodes": []any{"DE", "AT"}}, object{"allowedCountryCodes": []any{}})
		Expect(guest.Get("/customer/cart/summary?countryCode=FR").OK().At("problems")).NotTo(BeEmpty())
	})

	It("cannot change the address of a placed order to a country that it does not ship to", func() {
		order := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		settings(object{"allowedCountryCodes": []any{"DE"}}, object{"allowedCountryCodes": []any{}})
		shown := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
		paris := object{"firstName": "Mia", "lastName": "Keller", "streetLine1": "Rue de Rivoli 1", "city": "Paris", "postalCode": "75001", "countryCode": "FR"}
		refused := shop.Admin.Once().Patch("/admin/order", object{"orderId": order, "version": shown.ID("version"), "shippingAddress": paris}).Refused(domain.InvalidValue)
		Expect(refused.Errors[0].Pointer).To(Equal("/shippingAddress/countryCode"))
		Expect(shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().Text("taxTotal")).To(Equal(shown.Text("taxTotal")))
	})

	It("replaces and edits orders that were placed before a custom field became required", func() {
		order := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		noted := object{"key": "engraving", "type": "STRING", "value": "Mia"}
		engraved := shop.Guest(shop.White, 1)
		engraved.Patch("/customer/cart/item", object{"cartItemId": engraved.Get("/customer/cart/summary").OK().ID("items.0.cartItemId"), "customFields": []any{noted}}).OK()
		before := engraved.Buy().OK().ID("orderId")
		field := func(on, key string) object {
			return object{"object": on, "key": key, "type": "STRING", "name": "Gift", "isRequired": true}
		}
		settings(object{"customFieldDefinitions": []any{field("ORDER", "gift"), field("ORDER_LINE", "color")}}, object{"customFieldDefinitions": []any{}})
		shown := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
		line := shown.Text("items.0.lineItemId")
		note := object{"key": "note", "type": "STRING", "value": "Ring twice"}
		shop.Admin.Once().Patch("/admin/order", object{"orderId": order, "version": shown.ID("version"), "items": []any{object{"lineItemId": line, "quantity": 2, "customFields": []any{note}}}}).Refused(domain.InvalidValue)
		shop.Admin.Once().Patch("/admin/order", object{"orderId": order, "customFields": []any{note, object{"key": "gift", "type": "STRING", "value": "no"}}}).OK()
		replaced := shop.Admin.Once().Post("/admin/order/replace", object{"orderId": order, "reason": "DAMAGED", "items": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		Expect(replaced.At("customFields")).To(HaveLen(2))
		older := shop.Admin.Once().Post("/admin/order/replace", object{"orderId": before, "reason": "DAMAGED"}).OK()
		Expect([]any{older.At("customFields"), older.At("items.0.customFields")}).To(Equal([]any{[]any{}, []any{noted}}))
		shown = shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
		color := object{"variantId": shop.Black, "quantity": 1, "customFields": []any{object{"key": "color", "type": "STRING", "value": "red"}}}
		shop.Admin.Once().Patch("/admin/order", object{"orderId": order, "version": shown.ID("version"), "items": []any{object{"lineItemId": line, "quantity": 1}, color}}).OK()
	})

	It("refuses an expired card as a default and for a charge by staff", func() {
		account := shop.Storefront.Once().Post("/customer/user", object{"email": "late@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		me := shop.Storefront.Bearer(account.Text("accessToken"))
		save := func(token string) *apitest.Answer {
			GinkgoHelper()
			return me.Once().Post("/customer/customer-payment-method", object{"paymentProviderId": shop.ProviderID, "paymentToken": token})
		}
		good, other, expired := save("pm_card_visa").OK(), save("pm_card_mastercard").OK(), save("pm_card_expires0126").OK()
		card := object{"customerPaymentMethodId": expired.ID("customerPaymentMethodId")}
		me.Patch("/customer/customer-payment-method/default", card).Refused(domain.InvalidValue)
		order := shop.Admin.Once().Post("/admin/order", object{"storeCustomerId": expired.ID("storeCustomerId"), "items": []any{object{"variantId": shop.White, "quantity": 1}},
			"shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
		shop.Admin.Once().Post("/admin/order/charge", object{"orderId": order, "customerPaymentMethodId": expired.ID("customerPaymentMethodId")}).Refused(domain.InvalidValue)
		me.Delete(fmt.Sprint("/customer/customer-payment-method?customerPaymentMethodId=", good.ID("customerPaymentMethodId"))).Is(http.StatusNoContent)
		Expect(me.Get("/customer/customer-payment-method/all").OK().At("items")).To(ContainElement(And(HaveKeyWithValue("isDefault", true), HaveKeyWithValue("lastFour", other.Text("lastFour")))))
	})

	It("withdraws the marketing consent of a deleted account, and refuses its login", func() {
		const email, password = "gone@example.com", "seven slow kettles"
		account := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true, "acceptsMarketing": true}).OK()
		shop.Storefront.Bearer(account.Text("accessToken")).Post("/customer/user/delete-me", object{"currentPassword": password}).Is(http.StatusNoContent)
		Expect(shop.Admin.Get("/admin/customer/paged?search=" + email).OK().At("items.0")).To(HaveKeyWithValue("acceptsMarketing", false))
		Expect(shop.Storefront.Post("/customer/store/login", object{"email": email, "password": password}).Refused(domain.AccountInactive).Detail).NotTo(BeEmpty())
		shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).Refused(domain.AlreadyExists)
	})

	It("lists a coupon as SCHEDULED until it starts, and accepts its code from then on", func() {
		from := world.Clock.Now().Add(time.Hour)
		made := shop.Admin.Once().Post("/admin/coupon", object{"code": "SOON", "name": "Soon", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10", "startsOn": from.UTC().Format(time.RFC3339)}).OK()
		coupon := object{"couponId": made.ID("couponId")}
		shown := func() string {
			GinkgoHelper()
			read := shop.Admin.Get(fmt.Sprint("/admin/coupon?couponId=", coupon["couponId"])).OK().Text("status")
			for _, status := range []string{"DRAFT", "SCHEDULED", "ACTIVE", "PAUSED", "EXPIRED", "EXHAUSTED"} {
				found := shop.Admin.Get("/admin/coupon/paged?search=SOON&status=" + status).OK()
				Expect(found.At("items")).To(HaveLen(map[bool]int{true: 1}[status == read]), status)
			}
			return read
		}
		guest := shop.Guest(shop.White, 1)
		Expect([]string{made.Text("status"), shown()}).To(Equal([]string{"SCHEDULED", "SCHEDULED"}))
		guest.Post("/customer/cart/coupon", object{"code": "SOON"}).Refused(domain.CouponNotApplicable)

		By("a change of the start, of the end or of the status")
		change := func(fields object) string {
			GinkgoHelper()
			maps.Copy(fields, coupon)
			Expect(shop.Admin.Patch("/admin/coupon", fields).OK().Text("status")).To(Equal(shown()))
			return shown()
		}
		Expect([]string{change(object{"status": "PAUSED"}), change(object{"status": "ACTIVE"}), change(object{"startsOn": nil})}).To(Equal([]string{"PAUSED", "SCHEDULED", "ACTIVE"}))
		guest.Post("/customer/cart/coupon", object{"code": "SOON"}).OK()
	})

	It("shows the number of paid deliveries left in a subscription, including a paused one", func() {
		me, id := shop.SubscribeTo("prepaid@example.com", object{"name": "Three in advance", "prepaidCycles": 3})
		left := func() []string {
			GinkgoHelper()
			return []string{shop.Admin.Get(fmt.Sprint("/admin/subscription?subscriptionId=", id)).OK().Text("prepaidDeliveriesLeft"), me.Get(fmt.Sprint("/customer/subscription?subscriptionId=", id)).OK().Text("prepaidDeliveriesLeft")}
		}
		Expect(left()).To(Equal([]string{"2", "2"}))
		shop.Admin.Post("/admin/subscription/pause", object{"subscriptionId": id}).OK()
		Expect(left()).To(Equal([]string{"2", "2"}))
	})

	It("counts the results of payment providers in the metrics, by operation and outcome", func() {
		results := func(outcome string) (n float64) {
			GinkgoHelper()
			families, err := prometheus.DefaultGatherer.Gather()
			Expect(err).NotTo(HaveOccurred())
			for _, family := range families {
				for _, m := range family.GetMetric() {
					if l := m.GetLabel(); family.GetName() == "storeplatform_gateway_results_total" && l[0].GetValue() == "AUTHORIZE" && l[1].GetValue() == outcome {
						n += m.GetCounter().GetValue()
					}
				}
			}
			return n
		}
		before := []float64{results("SUCCEEDED"), results("DECLINED")}
		guest := shop.Guest(shop.White, 1)
		guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_chargeDeclined")).Refused(domain.PaymentDeclined)
		guest.Buy().OK()
		Expect([]float64{results("SUCCEEDED") - before[0], results("DECLINED") - before[1]}).To(HaveEach(BeNumerically(">=", 1)))
	})

	It("locks the address of a renewal after the cutoff of the plan, except for staff", func() {
		me, id := shop.SubscribeTo("cutoff@example.com", object{"name": "Ten days ahead", "cutoffDays": 10})
		address := me.Get("/customer/user-address/all").OK().ID("items.0.customerAddressId")
		other := me.Once().Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		change := func(by apitest.Client, path string, address int64, line string) *apitest.Answer {
			GinkgoHelper()
			return by.Patch(path, object{"customerAddressId": address, "streetLine2": line})
		}
		change(me, "/customer/user-address", address, "c/o Brandt").OK()
		shop.Admin.Post("/admin/subscription/date", object{"subscriptionId": id, "nextProcessingDate": shop.Day(5)}).OK()
		change(me, "/customer/user-address", address, "c/o Berg").Is(http.StatusConflict).Refused(domain.CycleLocked)
		Expect(me.Get("/customer/user-address/all").OK().At("items")).To(ContainElement(And(HaveKeyWithValue("customerAddressId", json.Number(fmt.Sprint(address))), HaveKeyWithValue("streetLine2", "c/o Brandt"))))
		change(me, "/customer/user-address", address, "c/o Brandt").OK()
		change(me, "/customer/user-address", other, "c/o Berg").OK()
		change(shop.Admin, "/admin/customer-address", address, "c/o Berg").OK()
		shop.Admin.Post("/admin/subscription/pause", object{"subscriptionId": id}).OK()
		change(me, "/customer/user-address", address, "c/o Lind").OK()
	})
})
