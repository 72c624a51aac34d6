package customer_test

import (
	"fmt"
	"net/http"
	"net/url"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("GET /customer/redirect", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var world *apitest.World
	var shop, other *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop, other = world.Shop("former"), world.Shop("latter")
		shop.Admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}}).OK()
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "translations": []any{object{"languageCode": "de", "name": "Kanne", "slug": "kanne"}}}).OK()
		shop.Admin.Once().Post("/admin/redirect", object{"path": "/products/pour-over", "productId": shop.ProductID}).OK()
	})
	get := func(path, more string) *apitest.Answer {
		GinkgoHelper()
		return shop.Storefront.Get("/customer/redirect?path=" + url.QueryEscape(path) + more)
	}
	slug := func() string {
		return shop.Admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).OK().Text("slug")
	}

	It("returns the product of a former path in any notation of the path", func() {
		for _, path := range []string{"/products/pour-over", "/Products/POUR-over/", "/products/pour%2Dover"} {
			found := get(path, "").OK()
			Expect([]any{found.At("path"), found.ID("productId"), found.At("collectionId"), found.At("slug"), found.At("url"), found.At("targetPath")}).
				To(Equal([]any{"/products/pour-over", shop.ProductID, nil, slug(), nil, nil}))
		}
		Expect(get("/products/pour-over", "&languageCode=de").OK().Text("slug")).To(Equal("kanne"))
	})

	It("returns a target path encoded for the Location header", func() {
		shop.Admin.Once().Post("/admin/redirect", object{"path": "/über", "targetPath": "/über uns/100%25/"}).OK()
		Expect(get("/%C3%BCber", "").OK().Text("targetPath")).To(Equal("/%C3%BCber%20uns/100%25/"))
	})

	It("returns 404 for a path without a redirect and for an invalid path", func() {
		for _, path := range []string{"/nothing", "/", "//evil.example", "/%2e%2e/", "/100%", "/products/pour-over?variant=1"} {
			get(path, "").Is(http.StatusNotFound).Refused(domain.NotFound)
		}
		for _, path := range []string{"", "products/pour-over", "https://evil.example/"} {
			get(path, "").Is(http.StatusBadRequest)
		}
		shop.Storefront.Get("/customer/redirect").Is(http.StatusBadRequest)
		other.Storefront.Get("/customer/redirect?path=/products/pour-over").Is(http.StatusNotFound)
		world.Client().Get("/customer/redirect?path=/products/pour-over").Is(http.StatusUnauthorized)
	})

	It("returns 404 while the product's page is at its former path again", func() {
		shop.Admin.Patch("/admin/store/settings", object{"productUrlTemplate": "https://shop.example.com/products/{slug}"}).OK()
		Expect(get("/products/pour-over", "").OK().Text("url")).To(Equal("https://shop.example.com/products/" + slug()))
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "slug": "pour-over"}).OK()
		for _, path := range []string{"/products/pour-over", "/products/pour-over/"} { // a storefront may add the slash to each path
			get(path, "").Is(http.StatusNotFound)
		}
		Expect(get("/Products/Pour-Over", "").OK().Text("url")).To(Equal("https://shop.example.com/products/pour-over"))
		Expect(get("/products/pour-over", "&languageCode=de").OK().Text("url")).To(HaveSuffix("/kanne"))
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "slug": "pour-over-set"}).OK()
		Expect(get("/products/pour-over", "").OK().Text("slug")).To(Equal("pour-over-set"))
	})

	It("returns 304 for an unchanged target, and reflects every change of the redirect or the product", func() {
		first := get("/products/pour-over", "").OK()
		shop.Storefront.With("If-None-Match", first.Header.Get("ETag")).Get("/customer/redirect?path=/products/pour-over").Is(http.StatusNotModified)
		Expect(get("/products/pour-over", "").OK().Body).To(Equal(first.Body))
		id := shop.Admin.Get("/admin/redirect?path=/products/pour-over").OK().ID("redirectId")
		shop.Admin.Patch("/admin/redirect", object{"redirectId": id, "targetPath": "/coffee"}).OK()
		Expect(get("/products/pour-over", "").OK().Text("targetPath")).To(Equal("/coffee"))
		shop.Admin.Patch("/admin/redirect", object{"redirectId": id, "productId": shop.ProductID}).OK()
		Expect(get("/products/pour-over", "").OK().ID("productId")).To(Equal(shop.ProductID))

		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "status": "DRAFT"}).OK()
		get("/products/pour-over", "").Is(http.StatusNotFound)
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "status": "ACTIVE"}).OK()
		get("/products/pour-over", "").OK()
		shop.Admin.Delete(fmt.Sprint("/admin/product?productId=", shop.ProductID))
		get("/products/pour-over", "").Is(http.StatusNotFound)
		shop.Admin.Delete(fmt.Sprint("/admin/redirect?redirectId=", id)).Is(http.StatusNoContent)
		get("/products/pour-over", "").Is(http.StatusNotFound)
	})
})
