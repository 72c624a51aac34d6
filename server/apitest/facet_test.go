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

var _ = Describe("A storefront", func() {
	It("shows in its facets how many products a filter returns, and completes a partially typed word", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("found")
		facets := shop.Storefront.Get("/customer/product/facets").OK()
		Expect(facets.ID("productCount")).To(BeEquivalentTo(shop.Storefront.Get("/customer/product/paged").OK().ID("totalCount")))
		Expect(facets.At("isSample")).To(BeFalse())
		option := facets.Text("options.0.name") + ":" + facets.Text("options.0.values.0.value")
		listed := shop.Storefront.Get("/customer/product/paged?option=" + strings.ReplaceAll(option, " ", "%20")).OK()
		Expect(listed.ID("totalCount")).To(Equal(facets.ID("options.0.values.0.productCount")))
		band := fmt.Sprintf("/customer/product/paged?priceMin=%s&priceMax=%s", facets.Text("price.bands.0.priceMin"), facets.Text("price.bands.0.priceMax"))
		Expect(shop.Storefront.Get(band).OK().ID("totalCount")).To(Equal(facets.ID("price.bands.0.productCount")))
		none := shop.Storefront.Get("/customer/product/facets?search=nothing-like-this").OK()
		Expect([]any{none.ID("productCount"), none.At("price"), none.At("options"), none.At("tags")}).To(Equal([]any{int64(0), nil, []any{}, []any{}}))
		shop.Storefront.Get("/customer/product/facets?collectionId=1&collectionSlug=a").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)

		name := listed.Text("items.0.name")
		found := shop.Storefront.Get("/customer/product/suggest?limit=1&search=" + strings.ToUpper(name[:3])).OK()
		Expect(found.ID("products.0.productId")).To(Equal(listed.ID("items.0.productId")))
		Expect(strings.ToLower(name)).To(HavePrefix(found.Text("queries.0")))
		shop.Storefront.Get("/customer/product/suggest?search=%20").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		shop.Storefront.Get("/customer/product/suggest").Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
	})

	It("encodes commas, colons and percent signs in facet values so that a filter accepts them", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("separators")
		const name = "Fit: EU, wide"
		var values, variants []any
		for i, value := range []string{"42", "42,5", "100% wool", "4:3"} {
			values = append(values, map[string]any{"value": value})
			variants = append(variants, map[string]any{"sku": fmt.Sprintf("FIT-%d", i), "optionValues": []any{map[string]any{"optionName": name, "value": value}}, "prices": []any{map[string]any{"currencyCode": "EUR", "amount": "9.00"}}})
		}
		shop.Admin.Post("/admin/product", map[string]any{"name": "Shoe", "productType": "PHYSICAL", "status": "ACTIVE", "options": []any{map[string]any{"name": name, "values": values}}, "variants": variants}).OK()
		facets := shop.Storefront.Get("/customer/product/facets?search=shoe").OK()
		var filters []string
		for _, v := range facets.At("options.0.values").([]any) {
			filters = append(filters, v.(map[string]any)["filter"].(string))
		}
		Expect(filters).To(HaveLen(4))
		for _, filter := range append(filters, strings.Join(filters, ",")) {
			for _, path := range []string{"/customer/product/paged", "/customer/product/facets"} {
				count := map[bool]string{true: "totalCount", false: "productCount"}[strings.HasSuffix(path, "paged")]
				Expect(shop.Storefront.Get(path+"?option="+url.QueryEscape(filter)).OK().ID(count)).To(BeEquivalentTo(1), filter)
			}
		}
	})

	It("shows in its overview only the custom fields that buyers fill in", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("fields")
		field := func(object, key string, required bool) map[string]any {
			return map[string]any{"object": object, "key": key, "type": "STRING", "name": key + " name", "isRequired": required}
		}
		asked := []any{field("ORDER_LINE", "engraving", false), field("ORDER", "floor", true)}
		shop.Admin.Patch("/admin/store/settings", map[string]any{"customFieldDefinitions": []any{field("CUSTOMER", "rating", false), asked[0], field("PRODUCT", "supplier", true), asked[1], field("VARIANT", "bin", false)}}).OK()
		for _, shown := range asked {
			shown.(map[string]any)["untranslated"] = []any{}
		}
		Expect(shop.Storefront.Get("/customer/store/overview").OK().At("customFieldDefinitions")).To(Equal(asked))
	})
})
