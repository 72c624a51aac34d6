package apitest_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("A store with its own branding and pages", Ordered, ContinueOnFailure, func() {
	var w *apitest.World
	var shop, far *apitest.Shop

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop, far = w.Shop("branded"), w.Shop("plain")
	})
	set := func(change object) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Patch("/admin/store/settings", change)
	}
	failing := func(a *apitest.Answer) (pointers []string) {
		GinkgoHelper()
		for _, f := range a.Is(http.StatusUnprocessableEntity).Problem().Errors {
			pointers = append(pointers, f.Pointer)
		}
		return pointers
	}
	page := func(path string) string {
		GinkgoHelper()
		a := w.Client().Get(path).Is(http.StatusOK)
		Expect(a.Header.Get("Content-Security-Policy")).To(And(HavePrefix("default-src 'none'"), ContainSubstring("frame-ancestors 'none'"), Not(ContainSubstring("unsafe"))))
		Expect(string(a.Body)).NotTo(ContainSubstring("ZgotmplZ"), "what the template takes for no address")
		return string(a.Body)
	}

	It("shows its branding on the checkout, payment, withdrawal and policy pages", func() {
		Expect(page("/checkout/branded")).NotTo(ContainSubstring("<style>"))
		icon := shop.Admin.Upload("/admin/media", "icon.png", aPNG(64, 64, 31), nil).OK()
		set(object{"branding": object{"colors": object{"accent": "#1F5F4A", "background": "#101010", "text": "#fafafa"}, "font": "SERIF", "radius": 3, "iconMediaId": icon.ID("mediaId")},
			"policies": []any{object{"type": "REFUND_POLICY", "title": "Returns <b>", "html": `<h2>Thirty days</h2><script>alert(1)</script><p onclick="x()">Send it back.</p>`},
				object{"type": "LEGAL_NOTICE", "title": "Imprint", "url": "https://shop.example/imprint"}}}).OK()
		overview := shop.Storefront.Get("/customer/store/overview").OK()
		Expect(overview.At("branding.colors")).To(Equal(map[string]any{"accent": "#1F5F4A", "accentText": "#ffffff", "background": "#101010", "text": "#fafafa"}))
		Expect([]any{overview.At("branding.font"), overview.Text("branding.radius"), overview.At("branding.icon.url")}).To(Equal([]any{"SERIF", "3", icon.At("url")}))
		Expect(overview.At("policies.pages.0.url")).To(Equal("http://store.example/policy/branded/refund-policy"))
		Expect(overview.At("policies.pages.0.html")).To(Equal("<h2>Thirty days</h2><p>Send it back.</p>"))
		Expect([]any{overview.At("policies.pages.1.url"), overview.At("policies.pages.1.html"), overview.At("policies.termsUrl")}).To(Equal([]any{"https://shop.example/imprint", nil, nil}))

		style := "<style>:root{color-scheme:dark;--page:#101010;--field:#101010;--dark:#fafafa;"
		for _, path := range []string{"/checkout/branded", "/pay/branded", "/withdraw/branded", "/policy/branded/refund-policy"} {
			shown := page(path)
			Expect(shown).To(And(ContainSubstring(style), ContainSubstring("--accent:#1F5F4A;--on:#ffffff;--radius:3px;--font:ui-serif"), ContainSubstring(icon.Text("url"))), path)
			Expect(w.Client().Get(path).Header.Get("Content-Security-Policy")).To(MatchRegexp(`style-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'`), path)
		}
		policy := page("/policy/branded/refund-policy")
		Expect(policy).To(And(ContainSubstring("<h1>Returns &lt;b&gt;</h1>"), ContainSubstring("<h2>Thirty days</h2>"), Not(ContainSubstring("script")), Not(ContainSubstring("onclick"))))
		for _, path := range []string{"/policy/branded/legal-notice", "/policy/branded/shipping-policy", "/policy/plain/refund-policy", "/policy/nobody/refund-policy", "/checkout/nobody", "/pay/nobody", "/withdraw/nobody"} {
			w.Client().Get(path).Is(http.StatusNotFound)
		}
		Expect(page("/checkout/plain")).NotTo(ContainSubstring("<style>"))
	})

	It("cannot save invalid branding, policies or page URLs, and gets pointers to the fields", func() {
		terms := object{"type": "TERMS_OF_SERVICE", "title": "Terms", "html": "<p>Pay.</p>"}
		for _, c := range []struct {
			change object
			fields []string
		}{
			{object{"branding": object{"colors": object{"background": "#ffffff", "text": "#777777"}}}, []string{"/branding/colors/text"}},
			{object{"branding": object{"colors": object{"background": "#ffffff"}}}, []string{"/branding/colors/text"}},
			{object{"branding": object{"colors": object{"text": "#ffffff"}, "iconMediaId": 999999}}, []string{"/branding/colors/background", "/branding/iconMediaId"}},
			{object{"policies": []any{terms, terms}}, []string{"/policies/1/type"}},
			{object{"policies": []any{object{"type": "LEGAL_NOTICE", "title": " ", "url": "https://a.example"}}}, []string{"/policies/0/title"}},
			{object{"policies": []any{object{"type": "LEGAL_NOTICE", "title": "A", "html": "<script>b</script>"}}}, []string{"/policies/0/url"}},
			{object{"policies": []any{terms}, "termsUrl": "https://a.example/terms"}, []string{"/policies/0/type"}},
			{object{"productUrlTemplate": "https://a.example/p", "checkoutUrl": "https://a.example/c"}, []string{"/productUrlTemplate", "/checkoutUrl"}},
			{object{"productUrlTemplate": "javascript:{slug}"}, []string{"/productUrlTemplate"}},
			{object{"productUrlTemplate": "https://{slug}.example/"}, []string{"/productUrlTemplate"}},
			{object{"productUrlTemplate": "https://me@a.example/{slug}"}, []string{"/productUrlTemplate"}},
			{object{"allowedOrigins": []any{"https://a.example"}, "checkoutUrl": "https://a.example/c#x"}, []string{"/checkoutUrl"}},
			{object{"allowedOrigins": []any{"https://a.example"}, "checkoutUrl": "https://a.example.evil.example/c"}, []string{"/checkoutUrl"}},
		} {
			Expect(failing(set(c.change))).To(Equal(c.fields), "%v", c.change)
		}
		for _, policy := range []object{{"type": "LEGAL_NOTICE", "title": "A"}, {"type": "LEGAL_NOTICE", "title": "A", "url": "https://a.example", "html": "<p>b</p>"}} {
			set(object{"policies": []any{policy}}).Is(http.StatusBadRequest)
		}
		set(object{"policies": []any{terms}}).OK()
		Expect(failing(set(object{"termsUrl": "https://a.example/terms"}))).To(Equal([]string{"/termsUrl"}))
		Expect(shop.Storefront.Get("/customer/store/overview").OK().At("policies.termsUrl")).To(Equal("http://store.example/policy/branded/terms-of-service"))
		set(object{"policies": []any{}, "termsUrl": "https://a.example/terms"}).OK()
		set(object{"termsUrl": nil}).OK()
	})

	It("gets checkout links that lead to its own checkout page", func() {
		guest := shop.Guest(shop.White, 1)
		link := func() string { return guest.Once().Post("/customer/checkout/link", object{}).OK().Text("url") }
		Expect(link()).To(HavePrefix("http://store.example/checkout/branded#c=chk_"))
		set(object{"allowedOrigins": []any{"https://shop.example"}, "checkoutUrl": "https://shop.example/buy?now"}).OK()
		Expect(link()).To(HavePrefix("https://shop.example/buy?now#c=chk_"))
		Expect(shop.Storefront.Get("/customer/store/overview").OK().At("checkoutUrl")).To(Equal("https://shop.example/buy?now"))
		Expect(far.Storefront.Get("/customer/store/overview").OK().At("checkoutUrl")).To(Equal("http://store.example/checkout/plain"))
		Expect(failing(set(object{"allowedOrigins": []any{}}))).To(Equal([]string{"/allowedOrigins"}), "a link would lead to a page that is not let in")
		set(object{"allowedOrigins": []any{}, "checkoutUrl": nil}).OK()
	})

	It("shows the URL of its product page in each product", func() {
		path := fmt.Sprintf("/customer/product?productId=%d", shop.ProductID)
		Expect(shop.Storefront.Get(path).OK().At("url")).To(BeNil())
		set(object{"productUrlTemplate": "https://shop.example/p/{slug}?id={productId}"}).OK()
		want := fmt.Sprintf("https://shop.example/p/%s?id=%d", shop.Storefront.Get(path).OK().Text("slug"), shop.ProductID)
		Expect(shop.Storefront.Get(path).OK().At("url")).To(Equal(want))
		Expect(shop.Storefront.Get("/customer/product/paged").OK().At("items.0.url")).To(Equal(want))
		set(object{"productUrlTemplate": nil}).OK()
	})

	It("lists its allowed countries with their translated names, states and address formats", func() {
		all := shop.Storefront.Get("/customer/country/all").OK()
		Expect(len(all.At("items").([]any))).To(BeNumerically(">", 240))
		set(object{"allowedCountryCodes": []any{"US", "DE"}}).OK()
		some := shop.Storefront.Get("/customer/country/all?languageCode=de").OK()
		Expect([]any{some.At("items.0.name"), some.At("items.1.name"), some.At("items.2")}).To(Equal([]any{"Deutschland", "Vereinigte Staaten", nil}))
		Expect([]any{some.At("items.0.postalCodeFormat"), some.At("items.0.stateName"), some.At("items.1.stateName"), some.At("items.1.postalCodeName")}).To(Equal([]any{"[0-9]{5}", nil, "STATE", "ZIP_CODE"}))
		Expect(some.At("items.1.states")).To(HaveLen(62))
		Expect([]any{some.At("items.0.isShippedTo"), some.At("items.1.isShippedTo")}).To(Equal([]any{true, false}), "the shipping methods decide it")
		tag := some.Header.Get("ETag")
		shop.Storefront.With("If-None-Match", tag).Get("/customer/country/all?languageCode=de").Is(http.StatusNotModified)
		w.Client().Get("/customer/country/all").Refused("unauthenticated")
		shop.Storefront.Get("/customer/country/all?languageCode=1").Refused("invalid_request")
		set(object{"allowedCountryCodes": []any{}}).OK()
	})
})
