package apitest_test

import (
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("CORS", Ordered, func() {
	const ours, theirs = "https://one.example.com", "https://two.example.com:8443"
	var w *apitest.World
	var one, two *apitest.Shop

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		one, two = w.Shop("one"), w.Shop("two")
		one.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []string{ours}}).OK()
		two.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []string{theirs}}).OK()
	})

	readable := func(a *apitest.Answer) string {
		Expect(a.Header.Values("Access-Control-Allow-Credentials")).To(BeEmpty())
		Expect(a.Header.Values("Access-Control-Allow-Origin")).To(Or(BeEmpty(), HaveLen(1)))
		Expect(a.Header.Get("Access-Control-Allow-Origin")).NotTo(Equal("*"))
		return a.Header.Get("Access-Control-Allow-Origin")
	}
	const overview = "/customer/store/overview"

	It("lets only pages of a store's allowed origins read the store's responses", func() {
		answer := one.Storefront.With("Origin", ours).Get(overview).OK()
		Expect(readable(answer)).To(Equal(ours))
		Expect(answer.Header.Get("Access-Control-Expose-Headers")).To(ContainSubstring("RateLimit"))
		Expect(answer.Header.Values("Vary")).To(ContainElements("Origin", "X-Store-Key"))
		Expect(readable(two.Storefront.With("Origin", theirs).Get(overview).OK())).To(Equal(theirs))
		Expect(readable(one.Storefront.With("Origin", theirs).Get(overview).OK())).To(BeEmpty())
		Expect(readable(two.Storefront.With("Origin", ours).Get(overview).OK())).To(BeEmpty())
		for _, origin := range []string{"null", "https://evil.example.com", "https://one.example.com.evil.example", "http://one.example.com", ours + ":444", ours + "/", "*", "\xff", ours + ", " + theirs} {
			Expect(readable(one.Storefront.With("Origin", origin).Get(overview).OK())).To(BeEmpty(), "%q", origin)
		}
		Expect(readable(one.Storefront.Get(overview).OK())).To(BeEmpty())
		By("refusing a request that names two origins")
		request, err := http.NewRequest(http.MethodGet, w.URL+overview, nil)
		Expect(err).NotTo(HaveOccurred())
		request.Header = http.Header{"Origin": {ours, ours}, "X-Store-Key": {one.StoreKey}}
		response, err := http.DefaultClient.Do(request)
		Expect(err).NotTo(HaveOccurred())
		Expect(response.Body.Close()).To(Succeed())
		Expect(response.StatusCode).To(Equal(http.StatusOK))
		Expect(response.Header.Values("Access-Control-Allow-Origin")).To(BeEmpty())
	})

	It("lets pages of allowed origins read refusals, even for a missing or unknown store key", func() {
		Expect(readable(one.Storefront.With("Origin", ours).Post("/customer/cart/item", map[string]any{"quantity": 0}).Is(http.StatusBadRequest))).To(Equal(ours))
		Expect(readable(one.Storefront.With("Origin", ours).Get("/customer/user/me").Is(http.StatusUnauthorized))).To(Equal(ours))
		for _, key := range []string{"", "pk_wrong", domain.NewToken(domain.StoreKeyKind)} {
			for _, path := range []string{overview, "/customer/user/me"} {
				stranger := w.Client().Store(key)
				Expect(readable(stranger.With("Origin", ours).Get(path).Is(http.StatusUnauthorized))).To(Equal(ours), "%s with the key %q", path, key)
				Expect(readable(stranger.With("Origin", "https://evil.example.com").Get(path).Is(http.StatusUnauthorized))).To(BeEmpty())
			}
		}
		Expect(readable(one.Admin.With("Origin", ours).Get("/admin/store/settings").OK())).To(BeEmpty(), "other surfaces are not for browsers")
		By("not with the store key")
		for _, path := range []string{"/admin/store/settings", "/order/paged"} {
			Expect(readable(one.Storefront.With("Origin", ours).Get(path).Is(http.StatusUnauthorized))).To(BeEmpty())
			Expect(readable(w.Client().With("Origin", ours).With("Access-Control-Request-Method", "GET").Call(http.MethodOptions, path, nil))).To(BeEmpty())
		}
	})

	It("hides successful responses to a checkout token without a valid store key", func() {
		_, token, found := strings.Cut(one.Guest(one.White, 1).Once().Post("/customer/checkout/link", object{}).OK().Text("url"), "#c=")
		Expect(found).To(BeTrue())
		token = w.Client().With("X-Cart-Token", token).Once().Post("/customer/checkout/session", nil).OK().Text("token")
		for _, key := range []string{"", domain.NewToken(domain.StoreKeyKind)} {
			for _, origin := range []string{ours, theirs} {
				linked := w.Client().Store(key).With("X-Cart-Token", token).With("Origin", origin).Get("/customer/cart/summary")
				Expect(linked.Status).To(BeElementOf(http.StatusOK, http.StatusUnauthorized))
				Expect(readable(linked) == "").To(Equal(linked.Status == http.StatusOK), "%s with the key %q: %d", origin, key, linked.Status)
			}
		}
		Expect(w.Client().With("X-Cart-Token", token).Get("/customer/cart/summary").Status).To(Equal(http.StatusOK), "a link names its store")
	})

	It("allows a preflight, which cannot name a store, if any store allows the origin", func() {
		preflight := func(origin string) *apitest.Answer {
			return w.Client().With("Origin", origin).With("Access-Control-Request-Method", "POST").
				With("Access-Control-Request-Headers", "x-store-key,content-type").Call(http.MethodOptions, "/customer/cart/item", nil).Is(http.StatusNoContent)
		}
		for _, origin := range []string{ours, theirs} {
			answer := preflight(origin)
			Expect(readable(answer)).To(Equal(origin))
			Expect(answer.Header.Get("Access-Control-Allow-Headers")).To(And(ContainSubstring("X-Store-Key"), ContainSubstring("traceparent"), ContainSubstring("baggage"), ContainSubstring("sentry-trace")))
			Expect(answer.Header.Get("Access-Control-Allow-Methods")).To(And(ContainSubstring("PATCH"), ContainSubstring("DELETE")))
			Expect(answer.Header.Get("Access-Control-Max-Age")).To(Equal("600"))
		}
		for _, origin := range []string{"https://evil.example.com", "null", "\xff\xfe", `https://"]}'`} {
			answer := preflight(origin)
			Expect(readable(answer)).To(BeEmpty())
			Expect(answer.Header.Values("Access-Control-Allow-Methods")).To(BeEmpty())
		}
	})

	It("lets storefronts on any local port read responses if the store allows them", func() {
		one.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []string{ours, "http://localhost:*", "http://[::1]:*"}}).OK()
		for origin, in := range map[string]bool{
			"http://localhost:5173": true, "http://localhost": true, "http://[::1]:3000": true, ours: true,
			"https://localhost:5173": false, "http://127.0.0.1:5173": false, "http://localhost.evil.example:5173": false, "http://localhost:5173.evil.example": false,
			"http://evil.example:80": false, "http://localhost:*": false, "http://notlocalhost:80": false, "http://localhost:": false,
		} {
			want := ""
			if in {
				want = origin
			}
			Expect(readable(one.Storefront.With("Origin", origin).Get(overview).OK())).To(Equal(want), origin)
			Expect(readable(w.Client().With("Origin", origin).With("Access-Control-Request-Method", "GET").Call(http.MethodOptions, overview, nil).Is(http.StatusNoContent))).To(Equal(want), origin)
			Expect(readable(two.Storefront.With("Origin", origin).Get(overview).OK())).To(BeEmpty(), origin)
		}
		for _, refused := range []string{"http://shop.example.com:*", "http://*:80", "http://*.example.com", "*", "http://localhost:5*"} {
			answer := one.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []string{refused}})
			Expect(answer.Status).To(BeElementOf(http.StatusBadRequest, http.StatusUnprocessableEntity), refused)
		}
	})
})
