package catalog_test

import (
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
)

var _ = Describe("A redirect", func() {
	DescribeTable("normalizes its path:", func(written, want string) {
		path, advice := catalog.RedirectPath(written)
		Expect(advice).To(BeEmpty())
		Expect(path).To(Equal(want))
		again, advice := catalog.RedirectPath(path)
		Expect([]string{again, advice}).To(Equal([]string{path, ""}), "the form is the form of itself")
	},
		Entry("without the slash at the end", "/product/mug/", "/product/mug"),
		Entry("the start page is unchanged", "/", "/"),
		Entry("with decoded percent-escapes", "/caf%C3%A9%20bar", "/café bar"),
		Entry("in normalization form C", "/cafe\u0301", "/café"),
		Entry("decoded only once", "/a%2525b%252e%252e", "/a%2525b%252e%252e"),
		Entry("without surrounding spaces", " /mug ", "/mug"),
		Entry("2,000 bytes are unchanged", "/"+strings.Repeat("a", 1999), "/"+strings.Repeat("a", 1999)),
	)

	DescribeTable("rejects a path", func(written string) {
		_, advice := catalog.RedirectPath(written)
		Expect(advice).NotTo(BeEmpty())
		_, ok := catalog.RedirectKey(written)
		Expect(ok).To(BeFalse())
	},
		Entry("that is empty", ""), Entry("without a slash", "mug"), Entry("with a scheme", "https://evil.example/"),
		Entry("with a host", "//evil.example"), Entry("with an encoded host", "/%2Fevil.example"), Entry("with a host after a backslash", `/\evil.example`),
		Entry("with an encoded backslash", "/%5Cevil.example"), Entry("with two slashes", "/a//b"), Entry("with two slashes at the end", "/a//"),
		Entry("with dots", "/a/../b"), Entry("with encoded dots", "/%2e%2e/"), Entry("with one encoded dot", "/a/%2E"),
		Entry("with a query", "/a?b"), Entry("with an encoded query", "/a%3Fb"), Entry("with a fragment", "/a#b"),
		Entry("with half an escape", "/100%"), Entry("with an escape of half a character", "/%C3"), Entry("with a line break", "/a%0D%0ASet-Cookie:x"), Entry("with a NUL", "/a%00"),
		Entry("of HTML", "/<script>"), Entry("with 2,001 bytes", "/"+strings.Repeat("a", 2000)), Entry("with 2,001 bytes of UTF-8", "/"+strings.Repeat("ж", 1000)),
		Entry("whose folding has 2,001 bytes", "/"+strings.Repeat("ŉ", 999)),
	)

	It("is found by its path in upper or lower case, encoded or not", func() {
		want, ok := catalog.RedirectKey("/Straße/Öl")
		Expect(ok).To(BeTrue())
		for _, path := range []string{"/STRASSE/ÖL/", "/stra%C3%9Fe/%C3%B6l", "/strasse/o\u0308l"} {
			key, ok := catalog.RedirectKey(path)
			Expect(ok).To(BeTrue())
			Expect(key).To(Equal(want))
		}
	})

	It("leads to paths that a Location header can contain", func() {
		for path, want := range map[string]string{"/café bar": "/caf%C3%A9%20bar", "/a%25b/": "/a%25b/", "/": "/"} {
			Expect(catalog.Location(path)).To(Equal(want))
		}
	})

	path, product, collection := "/a", int64(1), int64(2)
	known := catalog.NewReferences()
	known.Products[product], known.AnyCollections[collection] = true, true

	It("gets the target in the request, which replaces a target of another kind", func() {
		r := &catalog.Redirect{}
		target := "/b/"
		for _, in := range []catalog.RedirectInput{{Path: &path, ProductID: &product}, {CollectionID: &collection}, {TargetPath: &target}} {
			changed, err := r.Change(in, catalog.RedirectTerms{Known: known})
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeTrue())
			Expect([]any{r.ProductID, r.CollectionID, r.TargetPath}).To(HaveExactElements(Equal(in.ProductID), Equal(in.CollectionID), Equal(in.TargetPath)))
			changed, err = r.Change(in, catalog.RedirectTerms{Known: known})
			Expect(err).NotTo(HaveOccurred())
			Expect(changed).To(BeFalse())
		}
	})

	It("reports every invalid field", func() {
		for _, refused := range []struct {
			in       catalog.RedirectInput
			pointers []string
		}{
			{catalog.RedirectInput{Path: new("//evil.example"), ProductID: new(int64(7))}, []string{"/path", "/productId"}},
			{catalog.RedirectInput{Path: new("/"), CollectionID: new(int64(7))}, []string{"/path", "/collectionId"}},
			{catalog.RedirectInput{Path: &path, TargetPath: new("https://evil.example/")}, []string{"/targetPath"}},
		} {
			_, err := (&catalog.Redirect{}).Change(refused.in, catalog.RedirectTerms{Known: known})
			Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
			var pointers []string
			for _, f := range err.(*domain.Error).Fields {
				pointers = append(pointers, f.Pointer)
			}
			Expect(pointers).To(Equal(refused.pointers))
		}
	})

	It("does not lead back to its own path", func() {
		r := &catalog.Redirect{}
		_, err := r.Change(catalog.RedirectInput{Path: &path, TargetPath: new("/c")}, catalog.RedirectTerms{Beyond: []string{"/c", "/a"}})
		Expect(domain.CodeOf(err)).To(Equal(domain.InvalidValue))
		r = &catalog.Redirect{Path: "/b", TargetPath: new("/A/")}
		_, err = r.Change(catalog.RedirectInput{Path: &path}, catalog.RedirectTerms{Beyond: []string{"/a"}})
		Expect(err).To(MatchError(ContainSubstring("its own path")))
		Expect(err.(*domain.Error).Fields[0].Pointer).To(Equal("/path"))
	})

	It("is recognized as leading to itself if its page has the requested path, on any host", func() {
		for _, t := range []struct {
			requested, page string
			same            bool
		}{
			{"/products/%C3%B6l", "https://shop.example/products/%C3%B6l", true}, {"/products/öl", "https://other.example/products/öl", true},
			{"/products/%C3%96l", "https://shop.example/products/%C3%B6l", false}, {"/products/öl/", "https://shop.example/products/öl", true}, {"/products/öl", "https://shop.example/products/öl/", true},
			{"/products/öl", "https://shop.example/products/oil", false}, {"/", "https://shop.example/?p=1", false}, {"/100%25", "https://shop.example/100%25", true},
			{"/products/öl", "https://shop.example/products/öl?variant=1", false}, {"/100%", "https://shop.example/100%25", false},
		} {
			Expect(catalog.IsPage(t.requested, t.page)).To(Equal(t.same), "%s %s", t.requested, t.page)
		}
	})
})
