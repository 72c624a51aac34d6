package apitest_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A storefront in several languages", Ordered, func() {
	var shop *apitest.Shop
	var admin apitest.Client
	var productID int64
	named := func(pairs ...string) (all []any) {
		for i := 0; i < len(pairs); i += 2 {
			all = append(all, object{"languageCode": pairs[i], "name": pairs[i+1]})
		}
		return all
	}
	read := func(language string) *apitest.Answer {
		GinkgoHelper()
		return shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d&languageCode=%s", productID, language)).OK()
	}
	texts := func(a *apitest.Answer) []any {
		return []any{a.At("name"), a.At("shortDescription"), a.At("description"), a.At("seo.title"), a.At("options.0.name"), a.At("options.0.values.0.value"), a.At("variants.0.name")}
	}

	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("tongues")
		admin = shop.Admin.Once()
		admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de", "de-AT", "fr", "ar"}}).OK()
		productID = admin.Post("/admin/product", object{
			"name": "Cup", "status": "ACTIVE", "shortDescription": "A cup.", "description": "<p>Round.</p>", "seo": object{"title": "Cups"},
			"options": []any{object{"name": "Glaze", "translations": named("de", "Glasur", "ar", "طلاء"), "values": []any{
				object{"value": "Moss", "translations": named("de", "Moos", "de-AT", "Mooserl", "ar", "طحلب")}, object{"value": "Clay", "translations": named("de", "Ton", "ar", "طين")}}}},
			"variants": []any{
				object{"sku": "CUP-M", "trackInventory": false, "optionValues": []any{object{"optionName": "Glaze", "value": "Moss"}}, "prices": []any{object{"currencyCode": "EUR", "amount": "9.00"}}},
				object{"sku": "CUP-C", "name": "Set", "translations": named("de", "Satz"), "optionValues": []any{object{"optionName": "Glaze", "value": "Clay"}}, "prices": []any{object{"currencyCode": "EUR", "amount": "9.00"}}}},
			"translations": []any{
				object{"languageCode": "de", "name": "Tasse", "shortDescription": "Eine Tasse.", "description": "<p>Rund.</p>", "seo": object{"title": "Tassen"}},
				object{"languageCode": "fr", "name": "Tasse (fr)"},
				object{"languageCode": "ar", "name": "فنجان", "shortDescription": "فنجان.", "slug": "finjan"}},
		}).OK().ID("productId")
	})

	It("returns every text of a product in the requested language, and lists texts without a translation", func() {
		german := read("de")
		Expect(texts(german)).To(Equal([]any{"Tasse", "Eine Tasse.", "<p>Rund.</p>", "Tassen", "Glasur", "Moos", "Moos"}))
		Expect([]any{german.At("untranslated"), german.At("languageCode"), german.At("variants.1.name")}).To(Equal([]any{[]any{}, "de", "Satz"}))
		Expect([]any{german.At("variants.0.optionValues.0.optionName"), german.At("variants.0.optionValues.0.value")}).To(Equal([]any{"Glasur", "Moos"}))
		austrian := read("de-AT")
		Expect(texts(austrian)).To(Equal([]any{"Tasse", "Eine Tasse.", "<p>Rund.</p>", "Tassen", "Glasur", "Mooserl", "Mooserl"}), "a region has its own, or those of its language")
		Expect(austrian.At("untranslated")).To(Equal([]any{}))
		Expect(texts(read("de-CH"))).To(Equal(texts(german)))
		french := read("fr-CA")
		Expect(texts(french)).To(Equal([]any{"Tasse (fr)", "A cup.", "<p>Round.</p>", "Cups", "Glaze", "Moss", "Moss"}))
		Expect(french.At("untranslated")).To(Equal([]any{"shortDescription", "description", "options", "variants", "seo"}))
		arabic := read("ar")
		Expect(texts(arabic)).To(Equal([]any{"فنجان", "فنجان.", "<p>Round.</p>", "Cups", "طلاء", "طحلب", "طحلب"}))
		Expect([]any{arabic.At("slug"), arabic.At("untranslated")}).To(Equal([]any{"finjan", []any{"description", "variants", "seo"}}), "the set has no Arabic name")
		Expect(read("en").At("untranslated")).To(Equal([]any{}))
		card := shop.Storefront.Get(fmt.Sprintf("/customer/product/paged?productId=%d&languageCode=fr", productID)).OK()
		Expect([]any{card.At("items.0.name"), card.At("items.0.shortDescription"), card.At("items.0.untranslated")}).To(Equal([]any{"Tasse (fr)", "A cup.", []any{"shortDescription"}}))
	})

	It("labels facets in the requested language without changing their filter values", func() {
		facets := shop.Storefront.Get("/customer/product/facets?search=cup&languageCode=de-AT").OK()
		Expect(facets.At("options.0")).To(And(HaveKeyWithValue("name", "Glasur"), HaveKeyWithValue("untranslated", []any{})))
		Expect([]any{facets.At("options.0.values.0.value"), facets.At("options.0.values.1.value")}).To(ConsistOf("Mooserl", "Ton"))
		for i := range 2 {
			filter := facets.Text(fmt.Sprintf("options.0.values.%d.filter", i))
			Expect(filter).To(HavePrefix("Glaze:"))
			Expect(shop.Storefront.Get("/customer/product/paged?languageCode=de-AT&option=" + url.QueryEscape(filter)).OK().ID("totalCount")).To(BeEquivalentTo(1))
		}
		Expect(shop.Storefront.Get("/customer/product/facets?search=cup&languageCode=fr").OK().At("options.0")).To(And(HaveKeyWithValue("name", "Glaze"), HaveKeyWithValue("untranslated", []any{"name", "values"})))
	})

	It("returns a changed translation immediately, and 304 to a client that has the current translation", func() {
		product := admin.Get(fmt.Sprintf("/admin/product?productId=%d", productID)).OK()
		option, moss, clay := product.ID("options.0.productOptionId"), product.ID("options.0.values.0.productOptionValueId"), product.ID("options.0.values.1.productOptionValueId")
		Expect(product.At("options.0.values.0.translations")).To(Equal([]any{
			map[string]any{"languageCode": "de", "name": "Moos"}, map[string]any{"languageCode": "de-AT", "name": "Mooserl"}, map[string]any{"languageCode": "ar", "name": "طحلب"}}))
		change := func(body object) *apitest.Answer {
			body["productId"] = productID
			return shop.Admin.Once().Patch("/admin/product", body)
		}
		values := func(names []any) object {
			return object{"options": []any{object{"productOptionId": option, "values": []any{object{"productOptionValueId": moss, "translations": names}, object{"productOptionValueId": clay}}}}}
		}
		paths := []string{fmt.Sprintf("/customer/product?productId=%d&languageCode=de-AT", productID), "/customer/product/facets?search=cup&languageCode=de-AT"}
		for i, name := range []string{"Moos I", "Moos II", "Moos III"} {
			var tags []string
			for _, path := range paths {
				tag := shop.Storefront.Get(path).OK().Header.Get("ETag")
				shop.Storefront.With("If-None-Match", tag).Get(path).Is(http.StatusNotModified)
				tags = append(tags, tag)
			}
			changed := change(values(named("de-AT", name))).OK()
			Expect(changed.ID("version")).To(Equal(product.ID("version")+int64(i)+1), "the product has another version, for who edits it as well")
			for k, path := range paths {
				Expect(string(shop.Storefront.With("If-None-Match", tags[k]).Get(path).OK().Body)).To(ContainSubstring(`"` + name + `"`))
			}
		}
		change(object{"version": product.ID("version"), "translations": []any{}}).Refused(domain.VersionConflict)
		Expect(read("de").At("options.0.values.0.value")).To(Equal("Moss"), "the list of a value was replaced")
		change(values(named("de", "Moos", "de-AT", "Mooserl", "ar", "طحلب"))).OK()
		Expect(texts(read("de-AT"))).To(ContainElement("Mooserl"))
	})

	It("keeps translated fields that an older client omits, and accepts at most 50 translations", func() {
		change := func(translations ...any) *apitest.Answer {
			return shop.Admin.Once().Patch("/admin/product", object{"productId": productID, "translations": translations})
		}
		before := admin.Get(fmt.Sprintf("/admin/product?productId=%d", productID)).OK().At("translations").([]any)
		old := []any{}
		for _, t := range before {
			one := t.(map[string]any)
			old = append(old, object{"languageCode": one["languageCode"], "name": one["name"], "description": one["description"], "slug": one["slug"]})
		}
		Expect(change(old...).OK().At("translations")).To(Equal(before))
		change(object{"languageCode": "de", "name": " "}).Refused(domain.InvalidValue)
		change(object{"languageCode": "de", "name": "a"}, object{"languageCode": "de", "name": "b"}).Refused(domain.InvalidValue)
		change(object{"languageCode": "de", "name": "a", "shortDescription": strings.Repeat("a", 501)}).Refused(domain.InvalidRequest)
		var fifty []any
		for i := range 50 {
			fifty = append(fifty, object{"languageCode": fmt.Sprintf("x%c%c", 'a'+i/26, 'a'+i%26), "name": "a", "shortDescription": strings.Repeat("ä", 500)})
		}
		Expect(change(fifty...).OK().At("translations")).To(HaveLen(50))
		change(append(fifty, object{"languageCode": "de", "name": "a"})...).Refused(domain.InvalidRequest)
		change(before...).OK()
	})

	It("translates collections, which have no short description", func() {
		body := object{"name": "Cups", "description": "<p>All.</p>", "seo": object{"title": "Our cups"}, "productIds": []int64{productID},
			"translations": []any{object{"languageCode": "de", "name": "Tassen", "seo": object{"title": "Unsere Tassen", "description": nil}}}}
		id := admin.Post("/admin/collection", body).OK().ID("collectionId")
		at := func(a *apitest.Answer) map[string]any {
			for _, c := range a.OK().At("items").([]any) {
				if one := c.(map[string]any); one["name"] == "Tassen" {
					return one
				}
			}
			return nil
		}
		Expect(at(shop.Storefront.Get("/customer/collection/all?languageCode=de-AT"))).To(And(HaveKeyWithValue("untranslated", []any{"description"}),
			HaveKeyWithValue("seo", map[string]any{"title": "Unsere Tassen", "description": nil})))
		shop.Admin.Once().Patch("/admin/collection", object{"collectionId": id, "translations": []any{object{"languageCode": "de", "name": "Tassen", "shortDescription": "x"}}}).Refused(domain.InvalidValue)
		facets := shop.Storefront.Get("/customer/product/facets?languageCode=de").OK()
		Expect(facets.At("collections")).To(ContainElement(And(HaveKeyWithValue("name", "Tassen"), HaveKeyWithValue("untranslated", []any{}))))
	})

	It("lists missing translations for administrators who may read the catalog", func() {
		missing := func(of, language string) map[string]any {
			found := map[string]any{}
			for _, m := range shop.Admin.Get("/admin/translation/missing/paged?pageSize=100&objectType=" + of + "&languageCode=" + language).OK().At("items").([]any) {
				one := m.(map[string]any)
				Expect(one).To(HaveKeyWithValue("objectType", of))
				for _, kind := range []string{"product", "collection", "shippingMethod", "subscriptionPlan", "coupon", "paymentProvider"} {
					Expect(one[kind+"Id"] != nil).To(Equal(kind == of), kind)
				}
				found[one["name"].(string)] = one["missing"]
			}
			return found
		}
		Expect(missing("product", "fr")).To(HaveKeyWithValue("Cup", []any{"shortDescription", "description", "options", "seo", "variants"}))
		Expect(missing("product", "ar")).To(HaveKeyWithValue("Cup", []any{"description", "seo", "variants"}))
		for _, language := range []string{"de", "de-AT", "en"} {
			Expect(missing("product", language)).NotTo(HaveKey("Cup"), language)
		}
		Expect(missing("collection", "de-AT")).To(HaveKeyWithValue("Cups", []any{"description"}))
		shop.Admin.Get("/admin/translation/missing/paged?objectType=product").Refused(domain.InvalidRequest)
		shop.AppToken("order:read").Get("/admin/translation/missing/paged?objectType=product&languageCode=de").Is(http.StatusForbidden)
	})

	It("shows a cart in the cart's language, and an order in the language of the purchase", func() {
		variant := shop.Storefront.Get(fmt.Sprint("/customer/product?productId=", productID)).OK().ID("variants.0.variantId")
		cart := shop.Storefront.Post("/customer/cart/item", object{"variantId": variant, "quantity": 1, "languageCode": "de-LI"}).OK()
		line := func(a *apitest.Answer) []any {
			return []any{a.At("languageCode"), a.At("items.0.name"), a.At("items.0.slug"), a.At("items.0.optionValues.0.value")}
		}
		Expect(line(cart)).To(Equal([]any{"de", "Tasse – Moos", "cup", "Moos"}))
		guest := apitest.Guest{Client: shop.Storefront.With("X-Cart-Token", cart.Text("token")), Shop: shop, CartID: cart.ID("cartId")}
		Expect(line(guest.Patch("/customer/cart", object{"languageCode": "ar"}).OK())).To(Equal([]any{"ar", "فنجان – طحلب", "finjan", "طحلب"}))
		Expect(line(guest.Put("/customer/cart/item/all", object{"items": []any{object{"variantId": variant, "quantity": 1}}, "languageCode": "de-AT"}).OK())).To(Equal([]any{"de-AT", "Tasse – Mooserl", "cup", "Mooserl"}))
		Expect(line(guest.Patch("/customer/cart", object{"languageCode": nil}).OK())).To(Equal([]any{"en", "Cup – Moss", "cup", "Moss"}))
		for _, refused := range []*apitest.Answer{
			guest.Patch("/customer/cart", object{"languageCode": "xx"}), guest.Put("/customer/cart/item/all", object{"items": []any{}, "languageCode": "xx"}),
			guest.Post("/customer/cart/item", object{"variantId": variant, "quantity": 1, "languageCode": "xx"}),
		} {
			Expect(refused.Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/languageCode"))
		}
		body := guest.Checkout("pm_card_visa")
		body["languageCode"] = "de-AT"
		order := guest.Once().Post("/customer/checkout", body).OK().ID("orderId")
		bought := guest.Get(fmt.Sprint("/customer/order?orderId=", order)).OK()
		Expect([]any{bought.At("languageCode"), bought.At("items.0.name")}).To(Equal([]any{"de-AT", "Tasse – Mooserl"}))
		known := admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
		Expect([]any{known.At("languageCode"), known.At("items.0.name"), known.At("items.0.localName")}).To(Equal([]any{"de-AT", "Cup – Moss", "Tasse – Mooserl"}))
		admin.Once().Patch("/admin/product", object{"productId": productID, "name": "Mug"}).OK()
		Expect(guest.Get(fmt.Sprint("/customer/order?orderId=", order)).OK().At("items.0.name")).To(Equal("Tasse – Mooserl"))
		admin.Once().Patch("/admin/product", object{"productId": productID, "name": "Cup"}).OK()
		again := admin.Once().Post("/admin/order/replace", object{"orderId": order, "reason": "LOST", "isFree": true}).OK()
		Expect([]any{again.At("languageCode"), again.At("items.0.localName")}).To(Equal([]any{"de-AT", "Tasse – Mooserl"}), "sent again in the language of the order")
		draft := admin.Once().Post("/admin/order", object{"isDraft": true, "email": "ann@example.com", "languageCode": "ar", "items": []any{object{"variantId": variant, "quantity": 1}}, "shippingAddress": apitest.Home}).OK()
		Expect([]any{draft.At("languageCode"), draft.At("items.0.localName")}).To(Equal([]any{"ar", "فنجان – طحلب"}))
		redrawn := admin.Once().Patch("/admin/order", object{"orderId": draft.ID("orderId"), "items": []any{object{"variantId": variant, "quantity": 2}}}).OK()
		Expect([]any{redrawn.At("languageCode"), redrawn.At("items.0.localName")}).To(Equal([]any{"ar", "فنجان – طحلب"}))
		By("found by the name that the buyer read, and by that of the catalog")
		for _, text := range []string{"mooserl", "TASSE – MOOSERL", "cup – moss"} {
			Expect(admin.Get("/admin/order/paged?search="+url.QueryEscape(text)).OK().At("items")).To(ContainElement(HaveKeyWithValue("orderId", known.At("orderId"))), text)
		}
		Expect(admin.Get("/admin/order/paged?status=DRAFT&search=" + url.QueryEscape("فنجان")).OK().At("items")).To(HaveExactElements(HaveKeyWithValue("orderId", draft.At("orderId"))))
		By("in another language that an administrator sets")
		set := func(id int64, code string) *apitest.Answer {
			return admin.Once().Patch("/admin/order", object{"orderId": id, "languageCode": code})
		}
		read := func(a *apitest.Answer) []any {
			return []any{a.At("languageCode"), a.At("items.0.name"), a.At("items.0.localName")}
		}
		Expect(read(set(order, "ar").OK())).To(Equal([]any{"ar", "Cup – Moss", "فنجان – طحلب"}))
		Expect(guest.Get(fmt.Sprint("/customer/order?orderId=", order)).OK().At("items.0.name")).To(Equal("فنجان – طحلب"))
		Expect(read(set(order, "de-LI").OK())).To(Equal([]any{"de", "Cup – Moss", "Tasse – Moos"}), "the one of the store's that the buyer reads")
		version := set(order, "en").OK().ID("version")
		Expect(read(set(order, "en").OK())).To(Equal([]any{"en", "Cup – Moss", nil}))
		Expect(set(order, "en").OK().ID("version")).To(Equal(version), "no change")
		Expect(set(order, "xx").Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/languageCode"))
		Expect(read(set(draft.ID("orderId"), "de").OK())).To(Equal([]any{"de", "Cup – Moss", "Tasse – Moos"}), "a draft")
		admin.Once().Post("/admin/order", object{"isDraft": true, "email": "ann@example.com", "languageCode": "xx", "items": []any{object{"variantId": variant, "quantity": 1}}}).Refused(domain.InvalidValue)
	})

	It("names shipping, plans, coupons and payments in the language of the cart or of the purchase", func() {
		german := func(name string) []any { return named("de", name) }
		change := func(path string, body object) { admin.Once().Patch(path, body).OK() }
		change("/admin/shipping-method", object{"shippingMethodId": shop.ShippingMethodID, "translations": german("Paket")})
		change("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "translations": german("Testkarte")})
		coupon := admin.Once().Post("/admin/coupon", object{"code": "TEN", "name": "Ten off", "translations": german("Zehn weniger"), "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10", "appliesToSubscriptions": "EVERY_ORDER"}).OK()
		Expect(coupon.At("translations")).To(Equal(german("Zehn weniger")))
		plan := admin.Once().Post("/admin/subscription-plan", object{"name": "Monthly", "translations": german("Monatlich"), "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []any{shop.ProductID}}).OK().ID("subscriptionPlanId")
		change("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true, "translations": []any{object{"languageCode": "de", "name": "Handfilter"}}})
		details := shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d&languageCode=de", shop.ProductID)).OK()
		Expect(details.At("subscriptionPlans.0.name")).To(Equal("Monatlich"))
		account := shop.Storefront.Once().Post("/customer/user", object{"email": "uli@example.com", "password": "seven slow kettles", "firstName": "Uli", "lastName": "Keller", "acceptTerms": true}).OK()
		customer := shop.Storefront.Bearer(account.Text("accessToken"))
		cart := customer.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": plan, "languageCode": "de"}).OK()
		Expect([]any{cart.At("recurring.0.subscriptionPlanName"), cart.At("items.0.plan.name")}).To(Equal([]any{"Monatlich", "Monatlich"}))
		customer.Post("/customer/cart/coupon", object{"code": "TEN"}).OK()
		Expect(customer.Get("/customer/checkout/shipping-methods?countryCode=DE&postalCode=10119").OK().At("items.0.name")).To(Equal("Paket"))
		Expect(customer.Get("/customer/checkout/payment-methods").OK().At("items.0.displayName")).To(Equal("Testkarte"))
		body := apitest.Guest{Client: customer, CartID: cart.ID("cartId"), Shop: shop}.Checkout("pm_card_visa")
		delete(body, "email")
		total := customer.Get(fmt.Sprintf("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=%d", shop.ShippingMethodID)).OK()
		body["subscriptionConsent"] = object{"text": "Each month.", "recurring": []any{object{"subscriptionPlanId": plan, "grandTotal": total.Text("recurring.0.grandTotal")}}}
		order := customer.Once().Post("/customer/checkout", body).OK().ID("orderId")
		change("/admin/shipping-method", object{"shippingMethodId": shop.ShippingMethodID, "translations": []any{}})
		bought := customer.Get(fmt.Sprint("/customer/order?orderId=", order)).OK()
		Expect([]any{bought.At("shippingMethodName"), bought.At("coupons.0.name"), bought.At("payments.0.displayName")}).To(Equal([]any{"Paket", "Zehn weniger", "Testkarte"}))
		change("/admin/order", object{"orderId": order, "languageCode": "fr"})
		french := customer.Get(fmt.Sprint("/customer/order?orderId=", order)).OK()
		Expect([]any{french.At("shippingMethodName"), french.At("coupons.0.name")}).To(Equal([]any{"DHL Standard", "Ten off"}), "without a translation")
		change("/admin/order", object{"orderId": order, "languageCode": "de"})
		Expect(customer.Get(fmt.Sprint("/customer/order?orderId=", order)).OK().At("coupons.0.name")).To(Equal("Zehn weniger"))
		known := admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
		Expect([]any{known.At("shippingMethodName"), known.At("coupons.0.name")}).To(Equal([]any{"DHL Standard", "Ten off"}))
		By("listing names without a translation, to users who may read the objects")
		admin.Once().Post("/admin/coupon", object{"code": "NAMELESS", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK()
		missing := func(of, language string) (found []any) {
			for _, m := range admin.Get("/admin/translation/missing/paged?objectType=" + of + "&languageCode=" + language).OK().At("items").([]any) {
				one := m.(map[string]any)
				Expect(one).To(And(HaveKeyWithValue("missing", []any{"name"}), HaveKeyWithValue(of+"Id", Not(BeNil()))))
				found = append(found, one["name"])
			}
			return found
		}
		names := map[string]string{"shippingMethod": "DHL Standard", "subscriptionPlan": "Monthly", "coupon": "Ten off", "paymentProvider": admin.Get("/admin/store/payment-provider/all").OK().Text("items.0.displayName")}
		permissions := map[string]string{"shippingMethod": "shipping-method:read", "subscriptionPlan": "subscription-plan:read", "coupon": "coupon:read", "paymentProvider": "store:read"}
		for of, name := range names {
			Expect(missing(of, "fr")).To(ContainElement(name), of)
			Expect(missing(of, "en")).To(BeEmpty(), of)
			if translated := of != "shippingMethod"; translated {
				Expect(missing(of, "de-AT")).NotTo(ContainElement(name), of)
			}
			path := "/admin/translation/missing/paged?languageCode=de&objectType=" + of
			Expect(shop.AppToken("product:read").Get(path).Is(http.StatusForbidden).Refused(domain.Forbidden).Detail).To(ContainSubstring(permissions[of]), of)
			shop.AppToken("product:read", permissions[of]).Get(path).OK()
		}
		subscribed := customer.Get(fmt.Sprint("/customer/subscription?subscriptionId=", bought.ID("subscriptionIds.0"))).OK()
		Expect([]any{subscribed.At("subscriptionPlanName"), subscribed.At("items.0.name"), subscribed.At("coupons.0.name")}).To(Equal([]any{"Monatlich", "Handfilter – White", "Zehn weniger"}))
		id := bought.ID("subscriptionIds.0")
		for path, member := range map[string]string{
			"/customer/subscription/estimate?subscriptionId=%d":     "items.0.name",
			"/customer/subscription/upcoming/all?subscriptionId=%d": "items.0.estimate.items.0.name",
			"/customer/subscription?subscriptionId=%d":              "upcoming.0.estimate.items.0.name",
			"/customer/subscription/all?status=ACTIVE":              "items.0.items.0.name",
		} {
			if strings.Contains(path, "%d") {
				path = fmt.Sprintf(path, id)
			}
			Expect(customer.Get(path).OK().At(member)).To(Equal("Handfilter – White"), path)
		}
		Expect(admin.Get(fmt.Sprint("/admin/subscription/estimate?subscriptionId=", id)).OK().At("items.0.name")).NotTo(Equal("Handfilter – White"), "staff read the language of the catalog")
		admin.Once().Patch("/admin/coupon", object{"couponId": coupon.ID("couponId"), "translations": append(german("Zehn"), german("Zwei")...)}).Refused(domain.InvalidValue)
		admin.Once().Patch("/admin/shipping-method", object{"shippingMethodId": shop.ShippingMethodID, "translations": german(" ")}).Refused(domain.InvalidValue)
		admin.Once().Patch("/admin/subscription-plan", object{"subscriptionPlanId": plan, "translations": german(strings.Repeat("ä", 101))}).Refused(domain.InvalidValue)
		admin.Once().Patch("/admin/store/payment-provider", object{"paymentProviderId": shop.ProviderID, "translations": append(german("Karte"), german("Karte")...)}).Refused(domain.InvalidValue)
	})

	It("sends mails in the customer's language unless the checkout names another language", func() {
		for _, t := range admin.Get("/admin/email-template-type/all").OK().At("items").([]any) {
			if typ := t.(map[string]any); typ["code"] == "ORDER_CONFIRMATION" {
				admin.Once().Post("/admin/email-template", object{"emailTemplateTypeId": typ["emailTemplateTypeId"], "languageCode": "de", "name": "Bestellung", "subject": "Danke {{ order.orderNumber }}",
					"bodyHtml": "<p>{% for i in order.lines %}{{ i.name }}{% endfor %}</p>"}).OK()
			}
		}
		account := shop.Storefront.Once().Post("/customer/user", object{"email": "lea@example.com", "password": "seven slow kettles", "firstName": "Lea", "lastName": "Keller", "acceptTerms": true, "languageCode": "de"}).OK()
		customer := shop.Storefront.Bearer(account.Text("accessToken"))
		variant := shop.Storefront.Get(fmt.Sprint("/customer/product?productId=", productID)).OK().ID("variants.0.variantId")
		subject := func(language any) (string, any) {
			cart := customer.Post("/customer/cart/item", object{"variantId": variant, "quantity": 1}).OK()
			body := apitest.Guest{Client: customer, CartID: cart.ID("cartId"), Shop: shop}.Checkout("pm_card_visa")
			if delete(body, "email"); language != nil {
				body["languageCode"] = language
			}
			order := customer.Once().Post("/customer/checkout", body).OK().ID("orderId")
			return admin.Get("/admin/email/paged?emailTemplateTypeCode=ORDER_CONFIRMATION&to=lea@example.com").OK().Text("items.0.renderedSubject"), admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().At("languageCode")
		}
		for _, c := range []struct{ asked, language any }{{nil, "de"}, {"en", "en"}, {"de-CH", "de"}} {
			got, language := subject(c.asked)
			Expect(language).To(Equal(c.language))
			Expect(strings.HasPrefix(got, "Danke ")).To(Equal(c.language == "de"), got)
		}
	})

	It("falls back to the default language for a removed language, and follows a change of the default language", func() {
		set := func(body object) { shop.Admin.Once().Patch("/admin/store/settings", body).OK() }
		set(object{"languageCodes": []string{"en", "de", "fr"}})
		Expect(read("ar").At("name")).To(Equal("Cup"))
		Expect(read("ar").At("untranslated")).To(Equal([]any{"name", "shortDescription", "description", "options", "variants", "seo"}))
		Expect(texts(read("de-AT"))).To(ContainElement("Moos"), "de is what is left for Austria")
		set(object{"defaultLanguageCode": "de"})
		Expect(shop.Storefront.Get(fmt.Sprintf("/customer/product?productId=%d", productID)).OK().At("name")).To(Equal("Tasse"))
		Expect(texts(read("fr"))).To(Equal([]any{"Tasse (fr)", "Eine Tasse.", "<p>Rund.</p>", "Tassen", "Glasur", "Moos", "Moos"}))
		Expect(read("fr").At("untranslated")).To(Equal([]any{"shortDescription", "description", "options", "variants", "seo"}))
		Expect(texts(read("en"))).To(Equal([]any{"Cup", "A cup.", "<p>Round.</p>", "Cups", "Glaze", "Moss", "Moss"}), "the catalog stays in its language")
		set(object{"languageCodes": []string{"en", "de", "fr", "ar"}})
		Expect(read("ar").At("name")).To(Equal("فنجان"), "a language that comes back finds its texts")
	})
})
