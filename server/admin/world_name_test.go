package admin_test

import (
	"fmt"
	"maps"
	"net/url"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = Describe("Names from all over the world", Ordered, ContinueOnFailure, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }).Shop("words")
		ada = shop.Admin
	})
	made := 0
	product := func(name, tag string) *apitest.Answer {
		GinkgoHelper()
		made++
		return ada.Post("/admin/product", object{"name": name, "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID, "tags": []any{tag},
			"variants": []any{object{"sku": fmt.Sprint("WORDS-", made), "stockOnHand": 5, "prices": []any{object{"currencyCode": "EUR", "amount": "9.00"}}}}}).OK()
	}

	It("are found in every search, regardless of case, accents, Unicode form and small mistakes", func() {
		names := map[string][]string{
			"Crème brûlée":   {"CRÈME", "creme", "cre\u0300me", "brulee creme"},
			"Özils Glas":     {"özils", "ÖZILS", "o\u0308zils", "ozils"},
			"Straße Becher":  {"strasse", "STRASSE", "straße"},
			"Кружка чёрная":  {"кружка", "КРУЖКА", "чёрная кружка"},
			"İnce Bardak":    {"ince", "İNCE", "bardak"},
			"Ceramic coffee": {"cofee", "COFFEE", "coffee ceramic"},
		}
		for name, searches := range names {
			id := product(name, name+" tag").Text("productId")
			for _, text := range searches {
				for path, client := range map[string]apitest.Client{"/admin/product/paged": ada, "/customer/product/paged": shop.Storefront} {
					found := client.Get(path + "?search=" + url.QueryEscape(text)).OK()
					Expect(found.Text("items.0.productId")).To(Equal(id), "%s: %s finds %s", path, text, name)
				}
			}
			listed := shop.Storefront.Get("/customer/product/paged?tag=" + url.QueryEscape(name+" tag")).OK()
			Expect(listed.At("items")).To(HaveLen(1), "the facet of %s leads to a list", name)
		}
		for first, searches := range map[string][]string{"Özil": {"özil", "OZIL"}, "Иванова": {"иванова", "ИВАНОВА"}} {
			id := ada.Once().Post("/admin/customer", object{"email": fmt.Sprintf("words%d@example.com", len(first)+len(searches[0])), "firstName": first, "lastName": "Keller"}).OK().Text("storeCustomerId")
			for _, text := range append(searches, "Keller "+first) {
				found := ada.Get("/admin/customer/paged?search=" + url.QueryEscape(text)).OK()
				Expect(found.Text("items.0.storeCustomerId")).To(Equal(id), text)
			}
		}
	})

	It("become slugs in Latin letters, by which the storefront finds the product", func() {
		for name, slug := range map[string]string{"Фарфоровая кружка": "farforovaia-kruzhka", "Κούπα καφέ": "koupa-kaphe", "コーヒーカップ": "kohikatsupu", "قميص قطن": "qmys-qtn", "Baker’s dozen": "bakers-dozen", "Size 42": "size-42"} {
			one := product(name, "slugs")
			Expect(one.Text("slug")).To(Equal(slug), name)
			Expect(shop.Storefront.Get("/customer/product?slug=" + slug).OK().ID("productId")).To(Equal(one.ID("productId")))
		}
	})

	It("are printed on labels and invoices in the scripts of India, Sri Lanka, Thailand and their neighbors", func() {
		for country, name := range map[string]string{"IN": "प्रिया शर्मा", "LK": "නිමල් පෙරේරා", "TH": "สมชาย ใจดี", "BD": "রহিম উদ্দিন", "MM": "အောင်ဆန်း", "KH": "សុខ ចាន់", "LA": "ສົມຊາຍ"} {
			home := maps.Clone(apitest.Home)
			home["lastName"] = name
			guest := shop.Guest(shop.White, 1)
			body := guest.Checkout("pm_card_visa")
			body["shippingAddress"] = home
			order := guest.Once().Post("/customer/checkout", body).OK().ID("orderId")
			parcel := ada.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK().ID("shipmentId")
			for _, kind := range []string{"INVOICE", "SHIPPING_LABEL", "PACKING_SLIP"} {
				path := fmt.Sprintf("/admin/order/pdf?orderId=%d&type=%s", order, kind)
				if kind != "INVOICE" {
					path += fmt.Sprintf("&shipmentId=%d", parcel)
				}
				Expect(ada.Get(path).OK().Body).To(HavePrefix("%PDF-"), "%s: %s", country, kind)
			}
		}
	})
})
