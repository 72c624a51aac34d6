package admin_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strconv"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The catalog API", Ordered, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("catalog")
		ada = shop.Admin
	})
	get := func(format string, args ...any) *apitest.Answer { return ada.Get(fmt.Sprintf(format, args...)) }
	good := func(sku string, more object) object {
		body := object{"name": "Good " + sku, "status": "ACTIVE", "variants": []any{object{"sku": sku, "stockOnHand": 5, "prices": []any{object{"currencyCode": "EUR", "amount": "10"}}}}}
		for k, v := range more {
			body[k] = v
		}
		return body
	}

	Describe("with GET /admin/product", func() {
		It("finds a product by id, slug or SKU, with an ETag for the whole response", func() {
			one := get("/admin/product?productId=%d", shop.ProductID).Is(http.StatusOK)
			Expect(one.At("variants.0.optionValues.0.value")).To(Equal("White"))
			Expect(one.Text("variants.0.weight")).To(Equal("1.2"))
			Expect(one.Text("variants.0.prices.0.amount")).To(Equal("49.00"))
			Expect(get("/admin/product?slug=%s", one.Text("slug")).OK().Body).To(Equal(one.Body))
			Expect(get("/admin/product?sku=POUR-OVER-BLACK").OK().Body).To(Equal(one.Body))
			tag := one.Header.Get("ETag")
			ada.With("If-None-Match", tag).Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).Is(http.StatusNotModified)
			ada.Once().Post("/admin/stock/adjust", object{"reason": "CORRECTED", "items": []any{object{"variantId": shop.White, "delta": 1}}}).OK()
			Expect(get("/admin/product?productId=%d", shop.ProductID).OK().Header.Get("ETag")).NotTo(Equal(tag))
		})
		It("requires exactly one key", func() {
			get("/admin/product").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			get("/admin/product?productId=1&slug=x").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		})
		It("does not find products of other stores", func() { get("/admin/product?productId=999999").Is(http.StatusNotFound) })
	})

	Describe("with POST /admin/product", func() {
		It("returns the created product in the same form as a read", func() {
			made := ada.Post("/admin/product", good("NEW", object{
				"description": "<p>x<script>y</script></p>", "tags": []string{"a"}, "seo": object{"title": "T"}, "visibility": object{"unpublishOn": "2030-01-01T00:00:00.000Z"},
				"customFields": []any{object{"key": "k", "type": "BOOLEAN", "value": "true"}}, "translations": []any{object{"languageCode": "de", "name": "Gut"}},
			})).Is(http.StatusOK)
			Expect(made.At("description")).To(Equal("<p>x</p>"))
			Expect(get("/admin/product?productId=%d", made.ID("productId")).OK().Body).To(Equal(made.Body))
		})
		It("reports every invalid field", func() {
			problem := ada.Post("/admin/product", object{"name": "x", "status": "ACTIVE", "taxClassId": 9999, "minQuantity": 5, "maxQuantity": 2}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(problem.Errors).To(HaveLen(3))
		})
		It("refuses a currency that the store does not use and an amount with too many decimals", func() {
			price := func(currency, amount string) object {
				return good("P", object{"variants": []any{object{"sku": "P", "prices": []any{object{"currencyCode": currency, "amount": amount}}}}})
			}
			ada.Post("/admin/product", price("USD", "1")).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
			ada.Post("/admin/product", price("EUR", "1.005")).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		})
		It("refuses a taken slug or SKU", func() {
			ada.Post("/admin/product", good("POUR-OVER-WHITE", nil)).Is(http.StatusConflict).Refused(domain.AlreadyExists)
			ada.Post("/admin/product", good("P", object{"slug": "ceramic-pour-over-set"})).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		})
		It("returns the first response to a repeated request", func() {
			once := ada.Once()
			first := once.Post("/admin/product", good("ONCE", nil)).OK()
			again := once.Post("/admin/product", good("ONCE", nil)).OK()
			Expect(again.Body).To(Equal(first.Body))
			Expect(again.Header.Get("Idempotent-Replayed")).To(Equal("true"))
		})
	})

	Describe("with PATCH /admin/product", func() {
		It("changes the given fields, clears fields that are null, and keeps all others", func() {
			made := ada.Post("/admin/product", good("PATCH", object{"brand": "Juniper", "shortDescription": "short", "tags": []string{"a", "b"}})).OK()
			id := made.ID("productId")
			tag := get("/admin/product?productId=%d", id).OK().Header.Get("ETag")
			changed := ada.Patch("/admin/product", object{"productId": id, "version": 1, "brand": nil, "tags": []string{}}).Is(http.StatusOK)
			Expect(changed.At("brand")).To(BeNil())
			Expect(changed.At("shortDescription")).To(Equal("short"))
			Expect(changed.At("tags")).To(BeEmpty())
			Expect(changed.ID("version")).To(BeEquivalentTo(2))
			Expect(ada.Patch("/admin/product", object{"productId": id}).OK().ID("version")).To(BeEquivalentTo(2))
			ada.Patch("/admin/product", object{"productId": id, "version": 1, "brand": "x"}).Is(http.StatusConflict).Refused(domain.VersionConflict)
			ada.With("If-Match", tag).Patch("/admin/product", object{"productId": id, "brand": "x"}).Is(http.StatusPreconditionFailed)
			ada.Patch("/admin/product", object{"productId": id, "variants": []any{object{"variantId": shop.White}}}).Is(http.StatusUnprocessableEntity)
			ada.Patch("/admin/product", object{"productId": 999999}).Is(http.StatusNotFound)
		})
		It("adds an option value and a variant, and deletes a variant", func() {
			made := ada.Post("/admin/product", good("OPT", object{"options": []any{object{"name": "Size", "values": []any{object{"value": "S"}}}},
				"variants": []any{object{"sku": "OPT-S", "optionValues": []any{object{"optionName": "Size", "value": "S"}}}}})).OK()
			option := made.ID("options.0.productOptionId")
			changed := ada.Patch("/admin/product", object{"productId": made.ID("productId"),
				"options":  []any{object{"productOptionId": option, "values": []any{object{"value": "L"}}}},
				"variants": []any{object{"sku": "OPT-L", "stockOnHand": 3, "optionValues": []any{object{"optionName": "Size", "value": "L"}}}}}).OK()
			Expect(changed.At("variants")).To(HaveLen(1))
			Expect(changed.Text("variants.0.name")).To(Equal("L"))
			Expect(changed.Text("variants.0.stockAvailable")).To(Equal("3"))
		})
	})

	It("archives a product on DELETE /admin/product", func() {
		id := ada.Post("/admin/product", good("OFF", nil)).OK().ID("productId")
		path := fmt.Sprintf("/admin/product?productId=%d", id)
		ada.Delete(path).Is(http.StatusNoContent)
		ada.Delete(path).Is(http.StatusNoContent)
		Expect(ada.Get(path).OK().Text("status")).To(Equal("ARCHIVED"))
		ada.Delete("/admin/product?productId=999999").Is(http.StatusNotFound)
	})

	It("lists products as compact rows on GET /admin/product/paged", func() {
		page := ada.Get("/admin/product/paged?search=pour-over&sort=name").Is(http.StatusOK)
		Expect(page.At("items")).To(HaveLen(1))
		Expect(page.Text("items.0.priceFrom")).To(Equal("49.00"))
		Expect(page.Text("items.0.priceTo")).To(Equal("52.00"))
		Expect(page.Text("items.0.variantCount")).To(Equal("2"))
		ada.Get("/admin/product/paged?pageSize=1").OK()
		Expect(ada.Get("/admin/product/paged?collectionId=424242").OK().At("items")).To(BeEmpty())
		ada.Get("/admin/product/paged?page=10000&pageSize=100").Is(http.StatusBadRequest).Refused(domain.PageTooDeep)
	})

	It("lists variants on GET /admin/product/browse/paged", func() {
		page := ada.Get("/admin/product/browse/paged?search=" + url.QueryEscape("POUR-OVER") + "&sort=sku").Is(http.StatusOK)
		Expect(page.At("items")).To(HaveLen(2))
		Expect(page.Text("items.0.unitPrice")).To(Equal("52.00"))
		ada.Get("/admin/product/browse/paged?storeCustomerId=1&accountTypeId=1").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		Expect(ada.Get("/admin/product/browse/paged?currencyCode=USD").OK().At("items")).To(BeEmpty())
	})

	It("replaces price rows on PUT /admin/price", func() {
		row := func(variant int64, amount string) object {
			return object{"variantId": variant, "currencyCode": "EUR", "amount": amount}
		}
		rows := ada.Put("/admin/price", object{"currencyCode": "EUR", "prices": []any{row(shop.White, "49.00"), row(shop.Black, "52")}}).Is(http.StatusOK)
		Expect(rows.At("items")).To(HaveLen(2))
		stale := row(shop.White, "1.00")
		stale["version"] = 99
		ada.Put("/admin/price", object{"prices": []any{stale}}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		ada.Put("/admin/price", object{"prices": []any{row(999999, "1")}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		ada.Put("/admin/price", object{"currencyCode": "USD", "prices": []any{row(shop.White, "1")}}).Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
	})

	It("returns the reference data for price forms on GET /admin/price/reference", func() {
		ref := ada.Get("/admin/price/reference").Is(http.StatusOK)
		Expect(ref.Text("currencies.0.symbol")).To(Equal("€"))
		Expect(ref.At("taxClasses")).To(HaveLen(2))
		Expect(ref.At("accountTypes")).NotTo(BeEmpty())
	})

	Describe("with POST /admin/stock/adjust", func() {
		item := func(more ...any) object {
			return object{"reason": "COUNTED", "note": "Stocktake", "items": more}
		}
		It("sets and adds stock in the order of the request", func() {
			done := ada.Once().Post("/admin/stock/adjust", item(object{"sku": "POUR-OVER-BLACK", "stockOnHand": 30}, object{"variantId": shop.White, "delta": -1})).Is(http.StatusOK)
			Expect(done.Text("items.0.stockOnHand")).To(Equal("30"))
			Expect(done.Text("items.1.delta")).To(Equal("-1"))

			By("recording in the audit log the change of each stock")
			log := ada.Get(fmt.Sprintf("/admin/audit-log/paged?action=adjustStock&objectType=stock&objectId=%d", shop.Black)).OK()
			Expect(log.At("items")).To(HaveLen(1))
			Expect(log.At("items.0.changes")).To(Equal([]any{object{"field": "stockOnHand", "old": strconv.FormatInt(30-done.ID("items.0.delta"), 10), "new": "30"},
				object{"field": fmt.Sprintf("stock/%d.stockOnHand", shop.White), "old": strconv.FormatInt(done.ID("items.1.stockOnHand")+1, 10), "new": done.Text("items.1.stockOnHand")}}))
		})
		It("requires an idempotency key", func() {
			ada.Post("/admin/stock/adjust", item(object{"sku": "X", "delta": 1})).Is(http.StatusBadRequest)
		})
		It("refuses a count if the stock has changed since the units were counted", func() {
			ada.Once().Post("/admin/stock/adjust", item(object{"variantId": shop.Black, "stockOnHand": 1, "expectedStockOnHand": 12345})).Is(http.StatusConflict).Refused(domain.VersionConflict)
		})
		It("refuses an adjustment below zero", func() {
			ada.Once().Post("/admin/stock/adjust", item(object{"variantId": shop.Black, "delta": -100000})).Is(http.StatusUnprocessableEntity).Refused(domain.InsufficientStock)
		})
		It("refuses unknown variants, and a count combined with an adjustment", func() {
			problem := ada.Once().Post("/admin/stock/adjust", item(object{"variantId": shop.Black, "delta": 1, "stockOnHand": 1}, object{"sku": "NONE", "delta": 1})).
				Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			Expect(problem.Errors).To(HaveLen(2))
			problem = ada.Once().Post("/admin/stock/adjust", item(object{"variantId": shop.Black, "delta": 1}, object{"sku": "NONE", "delta": 1})).
				Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(problem.Errors).To(HaveExactElements(HaveField("Pointer", "/items/1")))
		})
	})

	Describe("with /admin/product/tax-class", func() {
		It("creates, changes, lists and deletes tax classes", func() {
			books := ada.Post("/admin/product/tax-class", object{"name": "Books", "code": "BOOKS", "rates": []any{object{"countryCode": "DE", "rate": "7.000", "name": "VAT 7 %"}}}).Is(http.StatusOK)
			Expect(books.Text("rates.0.rate")).To(Equal("7"))
			Expect(books.At("rates.0.includedInPrice")).To(BeFalse())
			id := books.ID("taxClassId")
			changed := ada.Patch("/admin/product/tax-class", object{"taxClassId": id, "version": 1, "code": nil, "name": "Books and maps"}).Is(http.StatusOK)
			Expect(changed.At("code")).To(BeNil())
			ada.Patch("/admin/product/tax-class", object{"taxClassId": id, "version": 1, "name": "x"}).Is(http.StatusConflict)
			Expect(ada.Get("/admin/product/tax-class/all").Is(http.StatusOK).At("items.0.isDefault")).To(BeTrue())
			ada.Delete(fmt.Sprintf("/admin/product/tax-class?taxClassId=%d", shop.TaxClassID)).Is(http.StatusConflict).Refused(domain.InUse)
			ada.Delete(fmt.Sprintf("/admin/product/tax-class?taxClassId=%d&replacementTaxClassId=%d", id, id)).Is(http.StatusUnprocessableEntity)
			ada.Delete(fmt.Sprintf("/admin/product/tax-class?taxClassId=%d", id)).Is(http.StatusNoContent)
			ada.Delete(fmt.Sprintf("/admin/product/tax-class?taxClassId=%d", id)).Is(http.StatusNotFound)
		})
		It("refuses a taken name and two rates for the same region", func() {
			ada.Post("/admin/product/tax-class", object{"name": "Standard catalog"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
			rate := object{"countryCode": "DE", "rate": "7", "name": "VAT"}
			ada.Post("/admin/product/tax-class", object{"name": "Twice", "rates": []any{rate, rate}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		})
	})

	Describe("with /admin/collection", func() {
		It("creates, reads, changes, lists and deletes collections", func() {
			made := ada.Post("/admin/collection", object{"name": "Coffee", "productIds": []int64{shop.ProductID}}).Is(http.StatusOK)
			id := made.ID("collectionId")
			Expect(made.Text("productCount")).To(Equal("1"))
			Expect(ada.Get("/admin/collection?slug=coffee").Is(http.StatusOK).Body).To(Equal(made.Body))
			ada.Get("/admin/collection").Is(http.StatusBadRequest)
			ada.Get("/admin/collection?collectionId=999999").Is(http.StatusNotFound)
			rule := ada.Post("/admin/collection", object{"name": "Cheap", "type": "RULE", "parentCollectionId": id,
				"rules": object{"match": "ALL", "conditions": []any{object{"field": "PRICE", "operator": "LESS_THAN", "value": "11"}}}}).Is(http.StatusOK)
			Expect(rule.At("productCount")).NotTo(Equal("0"))
			Expect(rule.Text("sortOrder")).To(Equal("NEWEST"))
			changed := ada.Patch("/admin/collection", object{"collectionId": id, "version": 1, "productIds": []int64{}, "description": "<p>x</p>"}).Is(http.StatusOK)
			Expect(changed.At("productIds")).To(BeEmpty())
			ada.Patch("/admin/collection", object{"collectionId": id, "parentCollectionId": rule.ID("collectionId")}).Is(http.StatusUnprocessableEntity)
			ada.Patch("/admin/collection", object{"collectionId": id, "version": 1, "name": "x"}).Is(http.StatusConflict)
			Expect(ada.Get("/admin/collection/all").Is(http.StatusOK).At("items")).To(HaveLen(2))
			check := ada.Get("/admin/collection/check?name=Coffee").Is(http.StatusOK)
			Expect(check.At("available")).To(BeFalse())
			Expect(check.Text("suggestion")).To(Equal("coffee-2"))
			Expect(ada.Get(fmt.Sprintf("/admin/collection/check?slug=coffee&collectionId=%d", id)).OK().At("available")).To(BeTrue())
			ada.Post("/admin/collection", object{"name": "x", "slug": "coffee"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
			ada.Post("/admin/collection", object{"name": "x", "type": "RULE"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			coupon := ada.Post("/admin/coupon", object{"code": "COFFEE", "discountType": "PERCENTAGE", "value": "5", "appliesTo": "COLLECTIONS", "collectionIds": []int64{id}})
			if coupon.Status == http.StatusOK {
				ada.Delete(fmt.Sprintf("/admin/collection?collectionId=%d", id)).Is(http.StatusConflict).Refused(domain.InUse)
			}
			ada.Delete(fmt.Sprintf("/admin/collection?collectionId=%d", rule.ID("collectionId"))).Is(http.StatusNoContent)
		})
	})

	It("needs a permission for each operation", func() {
		reader := shop.AppToken("product:read")
		reader.Get("/admin/product/paged").OK()
		problem := reader.Delete(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).Is(http.StatusForbidden).Refused(domain.Forbidden)
		Expect(problem.Detail).To(ContainSubstring("product:write"))
	})

	Describe("for the storefront", func() {
		It("shows product cards, product details and collections", func() {
			guest := shop.Storefront
			card := guest.Get(fmt.Sprintf("/customer/product/card?productId=%d", shop.ProductID)).Is(http.StatusOK)
			Expect(card.Text("priceFrom")).To(Equal("49.00"))
			Expect(card.At("hasVariants")).To(BeTrue())
			details := guest.Get("/customer/product?slug=ceramic-pour-over-set").Is(http.StatusOK)
			Expect(details.Text("variants.1.optionValues.0.value")).To(Equal("Black"))
			Expect(details.Text("variants.1.price")).To(Equal("52.00"))
			list := guest.Get("/customer/product/paged?search=pour&sort=price").Is(http.StatusOK)
			Expect(list.At("items")).To(HaveLen(1))
			guest.Get("/customer/collection/all").Is(http.StatusOK)
			guest.Get("/customer/product?productId=999999").Is(http.StatusNotFound)
			guest.Get("/customer/product").Is(http.StatusBadRequest)
			guest.Get("/customer/product/card?slug=ceramic-pour-over-set&currencyCode=USD").Is(http.StatusUnprocessableEntity).Refused(domain.CurrencyMismatch)
			guest.Get("/customer/product/paged?sort=collection").Is(http.StatusBadRequest)
			guest.Get("/customer/product/paged?collectionId=1&collectionSlug=x").Is(http.StatusBadRequest)
		})
		It("lists all products on GET /product/paged of the Public API", func() {
			integration := shop.AppToken("product:read")
			page := integration.Get("/product/paged?sku=POUR-OVER-WHITE").Is(http.StatusOK)
			Expect(page.Text("items.0.variants.0.prices.0.amount")).To(Equal("49.00"))
			ada.Post("/admin/product", object{"name": "Filter papers", "slug": "filter-papers", "variants": []object{{"sku": "FILTER-PAPERS", "prices": []object{{"currencyCode": "EUR", "amount": "4.00"}}}}}).OK()
			since := integration.Get("/product/paged?modifiedSince=2020-01-01T00:00:00Z&pageSize=1").Is(http.StatusOK)
			Expect(since.At("nextCursor")).NotTo(BeNil())
			integration.Get("/product/paged?modifiedSince=2020-01-01T00:00:00Z&pageSize=1&cursor=" + since.Text("nextCursor")).Is(http.StatusOK)
		})
	})
})
