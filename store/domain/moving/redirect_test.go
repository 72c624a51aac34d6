package moving_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/moving"
)

// redirects reads the redirects of a file.
func redirects(text string) (out []moving.Redirect, codes []string) {
	GinkgoHelper()
	s := sheetOf(text)
	l := s.layout()
	for _, rows := range s.grouped(l) {
		r, findings := l.Redirect(rows)
		for _, f := range findings {
			codes = append(codes, f.Code)
		}
		if !findings.Refused() {
			out = append(out, r)
		}
	}
	return out, codes
}

var _ = Describe("A redirect of a file", func() {
	It("is recognized by the columns of Shopify's export and of its API, and by no other file's", func() {
		for _, header := range []string{"Redirect from|Redirect to", "REDIRECT TO |redirect  from", "id|path|target"} {
			p := moving.Detect(sheetOf(header).header)
			Expect(p).NotTo(BeNil(), header)
			Expect([]any{p.Kind, p.Code}).To(Equal([]any{moving.Redirects, "SHOPIFY"}), header)
		}
		for _, header := range []string{"Redirect from", "path", "Redirect from|Target URL"} {
			Expect(moving.Detect(sheetOf(header).header)).To(BeNil(), header)
		}
		Expect(moving.DetectOf("WOOCOMMERCE", []string{"Redirect from", "Redirect to"})).To(BeNil())
	})

	DescribeTable("names the product or the collection whose page its target is", func(target string, product moving.ProductName, collection string) {
		all, codes := redirects("Redirect from|Redirect to\n/old|" + target)
		Expect(codes).To(BeEmpty())
		Expect(all).To(HaveLen(1))
		Expect([]any{all[0].Path, all[0].Target, all[0].Product, all[0].Collection}).To(Equal([]any{"/old", target, product, collection}))
	},
		Entry("a product", "/products/Mug", moving.ProductName{Key: "handle:mug", Slug: "Mug"}, ""),
		Entry("a product with a slash at the end", "/products/mug/", moving.ProductName{Key: "handle:mug", Slug: "mug"}, ""),
		Entry("a product with escaped letters", "/products/gr%C3%B6%C3%9Fe", moving.ProductName{Key: "handle:grösse", Slug: "größe"}, ""),
		Entry("a product within a collection", "/collections/cups/products/mug", moving.ProductName{Key: "handle:mug", Slug: "mug"}, ""),
		Entry("a collection", "/collections/cups", moving.ProductName{}, "cups"),
		Entry("a page", "/pages/about", moving.ProductName{}, ""),
		Entry("a page below a product", "/products/mug/reviews", moving.ProductName{}, ""),
		Entry("a product with a filter", "/collections/cups/red", moving.ProductName{}, ""),
		Entry("a host", "//products/mug", moving.ProductName{}, ""),
		Entry("an address", "https://products/mug", moving.ProductName{}, ""),
		Entry("a path without a slash", "products/mug", moving.ProductName{}, ""),
		Entry("the list of products", "/products/", moving.ProductName{}, ""),
		Entry("the start page", "/", moving.ProductName{}, ""),
	)

	It("combines all rows with the same path, in any form of the path", func() {
		all, codes := redirects("Redirect from|Redirect to\n/Caf%C3%A9/|/x\n/b|/y\n/cafe\u0301|/x\n/c|/z")
		Expect(codes).To(BeEmpty())
		Expect(all).To(HaveLen(3))
		Expect(all[0].Path).To(Equal("/Caf%C3%A9/"))
	})

	It("is refused without a path, without a target, and with several targets", func() {
		all, codes := redirects("Redirect from|Redirect to\n|/x\n|/y\n/b|\n/c|/x\n/C/|/y\n/d|/z")
		Expect(codes).To(Equal([]string{"path_missing", "path_missing", "target_missing", "path_twice"}))
		Expect(all).To(HaveLen(1))
	})

	It("of a sitemap leads from the path of an address to the product that its last part names", func() {
		all, codes := redirects("loc\nhttps://www.shop.example/product/Mug/\nhttp://SHOP.example:8080/shop/cups/gr%C3%B6%C3%9Fe\nhttps://shop.example/product/mug\nhttps://shop.example")
		Expect(codes).To(BeEmpty())
		Expect(all).To(HaveLen(3))
		Expect([]any{all[0].Path, all[0].Product, all[0].Target, all[0].Collection}).To(Equal([]any{"/product/Mug/", moving.ProductName{Slug: "Mug", SKU: "Mug"}, "", ""}))
		Expect([]any{all[1].Path, all[1].Product}).To(Equal([]any{"/shop/cups/gr%C3%B6%C3%9Fe", moving.ProductName{Slug: "größe", SKU: "größe"}}))
		Expect(all[2].Product).To(Equal(moving.ProductName{}))
	})

	It("of a sitemap is refused without a path of its own, and with another host", func() {
		all, codes := redirects("loc\nhttps://shop.example/product/mug/\nhttps://evil.example/product/cup/\nhttps://shop.example/?product=mug\nhttps://shop.example/product/pot/#top\n/product/mug\njavascript:alert(1)\nhttps://user@shop.example/product/tray/\nhttps://shop.example/%zz\nhttps://evil.example/product/mug")
		Expect(codes).To(Equal([]string{"not_a_url", "other_host", "other_host", "query_unsupported", "query_unsupported", "not_a_url", "not_a_url", "not_a_url"}))
		Expect(all).To(BeEmpty(), "the first address has the path of an address of another host")
	})
})
