package admin_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	moves "github.com/storeplatform/storeplatform/store/domain/moving"
	"github.com/storeplatform/storeplatform/store/moving"
)

var _ = Describe("Files with former paths", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop, other *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop, other = world.Shop("mover"), world.Shop("neighbor")
	})
	// importing imports a file and returns the counts, the report and the refused rows.
	importing := func(ctx SpecContext, file string, o moving.Options) (map[moves.Outcome]int, string, string) {
		GinkgoHelper()
		var report, failed bytes.Buffer
		o.Report, o.Failed = &report, &failed
		result, err := world.App.Service.Moving.Import(ctx, domain.System(shop.StoreID), strings.NewReader(file), o)
		Expect(err).NotTo(HaveOccurred())
		return result.Outcomes, report.String(), failed.String()
	}
	product := func(of *apitest.Shop, name, slug, sku string) int64 {
		GinkgoHelper()
		return of.Admin.Once().Post("/admin/product", object{"name": name, "slug": slug, "variants": []object{{"sku": sku, "prices": []object{{"currencyCode": "EUR", "amount": "5.00"}}}}}).OK().ID("productId")
	}
	// target returns the product, the collection and the path of a redirect.
	target := func(path string) []any {
		GinkgoHelper()
		d := shop.Admin.Get("/admin/redirect?path=" + path).OK()
		return []any{d.At("productId"), d.At("collectionId"), d.At("targetPath")}
	}
	number := func(id int64) any { return json.Number(fmt.Sprint(id)) }
	stored := func() string { return string(shop.Admin.Get("/admin/redirect/paged?pageSize=100&sort=path").OK().Body) }

	const file = "Redirect from,Redirect to\n" +
		"/old-shirt,/products/linen-shirt\n" +
		"/sale/shirt/,/collections/shirts/products/linen-shirt/\n" +
		"/old-shirts,/collections/shirts\n" +
		"/about-us,/pages/about/\n" +
		"/later,/products/later\n" +
		"/elsewhere,/products/of-the-neighbor\n" +
		"/evil,https://evil.example/\n" +
		"//evil.example,/pages/about\n" +
		"/filtered,/pages/about?a=b\n" +
		"/a,/b\n" +
		"/b,/A/\n" +
		"/s2,/s3\n" +
		"/s3,/s1\n" +
		"/twice,/x\n" +
		"/TWICE/,/y\n" +
		",/x\n"

	It("become redirects to products, collections and paths", func(ctx SpecContext) {
		_, _, failed := importing(ctx, "Handle,Title,Variant SKU,Variant Price\nlinen-shirt,Linen shirt,LS,49.00\n", moving.Options{})
		Expect(strings.Count(failed, "\n")).To(Equal(1))
		shirt := shop.Admin.Get("/admin/product?slug=linen-shirt").OK().ID("productId")
		shop.Admin.Patch("/admin/product", object{"productId": shirt, "slug": "shirt-of-linen"}).OK()
		shirts := shop.Admin.Once().Post("/admin/collection", object{"name": "Shirts"}).OK().ID("collectionId")
		product(other, "Of the neighbor", "of-the-neighbor", "NEIGHBOR")
		shop.Admin.Once().Post("/admin/redirect", object{"path": "/s1", "targetPath": "/s2"}).OK()

		By("checking the file, which stores nothing")
		before := stored()
		want := map[moves.Outcome]int{moves.Created: 8, moves.Refused: 7}
		counts, report, _ := importing(ctx, file, moving.Options{Check: true})
		Expect(counts).To(Equal(want))
		Expect(stored()).To(Equal(before))

		counts, again, failed := importing(ctx, file, moving.Options{})
		Expect(counts).To(Equal(want))
		Expect(again).To(Equal(report), "the check finds what the import finds")
		for _, finding := range []string{
			"8,Redirect to,https://evil.example/,invalid_value,ERROR", "9,Redirect from,//evil.example,invalid_value,ERROR", "10,Redirect to,/pages/about?a=b,invalid_value,ERROR",
			"12,Redirect to,/A/,invalid_value,ERROR,Choose another path. The redirect would lead back to its own path.", "14,Redirect to,/s1,invalid_value,ERROR",
			"16,Redirect to,/y,path_twice,ERROR", "17,,,path_missing,ERROR",
		} {
			Expect(again).To(ContainSubstring(finding))
		}
		Expect(failed).To(And(ContainSubstring("/twice,/x,"), ContainSubstring("/TWICE/,/y,"), ContainSubstring("//evil.example,/pages/about,"), Not(ContainSubstring("old-shirt"))))

		for path, leads := range map[string][]any{
			"/old-shirt": {number(shirt), nil, nil}, "/sale/shirt": {number(shirt), nil, nil}, "/old-shirts": {nil, number(shirts), nil},
			"/about-us": {nil, nil, "/pages/about/"}, "/later": {nil, nil, "/products/later"}, "/elsewhere": {nil, nil, "/products/of-the-neighbor"},
		} {
			Expect(target(path)).To(Equal(leads), path)
		}
		Expect(other.Admin.Get("/admin/redirect/paged").OK().ID("totalCount")).To(BeZero())
	})

	It("write nothing when they are imported again", func(ctx SpecContext) {
		before := stored()
		counts, _, _ := importing(ctx, file, moving.Options{})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Skipped: 8, moves.Refused: 7}))
		counts, _, _ = importing(ctx, file, moving.Options{Update: true})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Unchanged: 8, moves.Refused: 7}))
		Expect(stored()).To(Equal(before))
	})

	It("change stored redirects only with the option to update", func(ctx SpecContext) {
		later := product(shop, "Later", "later", "LATER")
		counts, _, _ := importing(ctx, file, moving.Options{})
		Expect(counts[moves.Skipped]).To(Equal(8))
		Expect(target("/later")).To(Equal([]any{nil, nil, "/products/later"}))
		counts, _, _ = importing(ctx, file, moving.Options{Update: true, Check: true})
		Expect(counts[moves.Updated]).To(Equal(1))
		Expect(target("/later")).To(Equal([]any{nil, nil, "/products/later"}))
		counts, _, _ = importing(ctx, file, moving.Options{Update: true})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Updated: 1, moves.Unchanged: 7, moves.Refused: 7}))
		Expect(target("/later")).To(Equal([]any{number(later), nil, nil}))
	})

	It("are checked against the redirects that earlier rows replace", func(ctx SpecContext) {
		importing(ctx, "Redirect from,Redirect to\n/turn-a,/turn-b\n", moving.Options{})
		turned := "Redirect from,Redirect to\n/turn-a,/turn-c\n/turn-b,/turn-a\n"
		for _, check := range []bool{true, false} {
			counts, _, _ := importing(ctx, turned, moving.Options{Update: true, Check: check})
			Expect(counts).To(Equal(map[moves.Outcome]int{moves.Updated: 1, moves.Created: 1}), "check: %t", check)
		}
	})

	It("can have one JSON object per line, with the names of Shopify's API", func(ctx SpecContext) {
		counts, _, _ := importing(ctx, `{"id":"gid://shopify/UrlRedirect/1","path":"/from-the-api","target":"/products/later"}`+"\n", moving.Options{Profile: "SHOPIFY"})
		Expect(counts).To(Equal(map[moves.Outcome]int{moves.Created: 1}))
		Expect(target("/from-the-api")[0]).NotTo(BeNil())
	})

	It("need the permission to write redirects", func(ctx SpecContext) {
		reader := domain.System(shop.StoreID)
		reader.Permissions = []string{"product:read"}
		_, err := world.App.Service.Moving.Import(ctx, reader, strings.NewReader(file), moving.Options{})
		Expect(domain.CodeOf(err)).To(Equal(domain.Forbidden))
	})

	sitemap := func(addresses ...string) string {
		return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>` + strings.Join(addresses, "</loc></url><url><loc>") + "</loc></url></urlset>"
	}

	It("can be a sitemap of WooCommerce, whose addresses name products by slug or SKU", func(ctx SpecContext) {
		teapot, pot := product(shop, "Teapot", "teapot", "POT-1"), product(shop, "Pot", "pot", "teapot-2")
		product(shop, "Twin A", "twin", "TWIN-A")
		product(shop, "Twin B", "twin-b", "twin")
		file := sitemap("https://shop.example/shop/", "https://shop.example/product/teapot/", "https://shop.example/product/kitchen/teapot-2/", "https://shop.example/product/Teapot-3/",
			"https://shop.example/product/twin/", "https://shop.example/product/of-the-neighbor/", "https://evil.example/product/pot/", "https://shop.example/?p=7")
		want := map[moves.Outcome]int{moves.Created: 2, moves.Refused: 6}
		before := stored()
		counts, report, _ := importing(ctx, file, moving.Options{Check: true})
		Expect(counts).To(Equal(want))
		Expect(stored()).To(Equal(before))
		counts, again, failed := importing(ctx, file, moving.Options{})
		Expect(counts).To(Equal(want))
		Expect(again).To(Equal(report))
		Expect(target("/product/teapot")).To(Equal([]any{number(teapot), nil, nil}))
		Expect(target("/product/kitchen/teapot-2")).To(Equal([]any{number(pot), nil, nil}))
		for _, finding := range []string{
			"1,loc,https://shop.example/shop/,product_unknown,ERROR,\"Import the product first, or write the path and its target to a file with the columns Redirect from and Redirect to.\"",
			"4,loc,https://shop.example/product/Teapot-3/,product_unknown,ERROR", "5,loc,https://shop.example/product/twin/,two_products,ERROR", "6,loc,https://shop.example/product/of-the-neighbor/,product_unknown,ERROR",
			"7,loc,https://evil.example/product/pot/,other_host,ERROR", "8,loc,https://shop.example/?p=7,query_unsupported,ERROR",
		} {
			Expect(again).To(ContainSubstring(finding))
		}
		Expect(failed).To(HavePrefix("\ufeffloc,import_error\r\nhttps://shop.example/shop/,"))

		By("importing it again, which writes nothing, also after the staff has redirected an address by hand")
		shop.Admin.Once().Post("/admin/redirect", object{"path": "/shop", "targetPath": "/"}).OK()
		before = stored()
		for _, update := range []bool{false, true} {
			counts, _, _ = importing(ctx, file, moving.Options{Update: update})
			Expect(counts[moves.Skipped] + counts[moves.Unchanged]).To(Equal(3))
			Expect(counts[moves.Refused]).To(Equal(5))
			Expect(stored()).To(Equal(before))
		}

		By("importing the refused rows again once a product has the slug")
		product(shop, "Teapot 3", "teapot-3", "Teapot-3")
		counts, _, _ = importing(ctx, failed, moving.Options{})
		Expect(counts[moves.Created]).To(Equal(1))
	})

	It("are refused as a whole if they are hostile sitemaps", func(ctx SpecContext) {
		for _, file := range []string{
			`<!DOCTYPE urlset [<!ENTITY a SYSTEM "file:///etc/passwd">]><urlset><url><loc>https://shop.example/product/teapot/&a;</loc></url></urlset>`,
			"<urlset>" + strings.Repeat("<url><loc>https://shop.example/product/teapot/</loc></url>", 50_001) + "</urlset>",
			`<sitemapindex><sitemap><loc>https://shop.example/product-sitemap.xml</loc></sitemap></sitemapindex>`,
		} {
			_, err := world.App.Service.Moving.Import(ctx, domain.System(shop.StoreID), strings.NewReader(file), moving.Options{})
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		}
	})
})
