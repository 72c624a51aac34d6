package apitest_test

import (
	"net/http"
	"strings"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A store's account page", Ordered, func() {
	const session, password = "/account/one/session", "seven slow kettles"
	var w *apitest.World
	var one, two *apitest.Shop
	var page apitest.Client // the account page's own script
	email := uuid.NewString() + "@example.com"
	login := object{"email": email, "password": password}
	at := func(code, path string) string { return "/account/" + code + "/customer/" + path }
	cookieOf := func(a *apitest.Answer) *http.Cookie {
		GinkgoHelper()
		cookies := (&http.Response{Header: a.Header}).Cookies()
		Expect(cookies).To(HaveLen(1), "%s", a.Body)
		return cookies[0]
	}
	with := func(cookie *http.Cookie) apitest.Client { return page.With("Cookie", cookie.Name+"="+cookie.Value) }

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		one, two = w.Shop("one"), w.Shop("two")
		page = w.Client().With("Origin", w.URL).With("Account-Request", "1").With("Sec-Fetch-Site", "same-origin")
		page.Once().Post(at("one", "user"), object{"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
	})

	It("uses the Customer API with the store's code instead of the store key", func() {
		Expect(page.Get(at("one", "store/overview")).OK().Text("code")).To(Equal("one"))
		Expect(page.Get(at("two", "store/overview")).OK().Text("code")).To(Equal("two"))
		By("a read, with which browsers send no Origin")
		w.Client().With("Account-Request", "1").With("Sec-Fetch-Site", "same-origin").Get(at("one", "store/overview")).OK()
		By("requests that do not fit the contract")
		page.Once().Post(at("one", "store/login"), object{"email": email}).Refused(domain.InvalidRequest)
		By("a store key of another store, which is ignored")
		Expect(page.Store(two.StoreKey).Get(at("one", "store/overview")).OK().Text("code")).To(Equal("one"))
		Expect(page.Get(at("one", "store/overview") + "?storeKey=" + two.StoreKey).OK().Text("code")).To(Equal("one"))
	})

	It("logs customers in and out, refreshes their login, and hides the refresh token from scripts", func() {
		begun := page.Post(session, login).OK()
		Expect(begun.Text("customer.email")).To(Equal(email))
		Expect(string(begun.Body)).NotTo(ContainSubstring("sp_refresh_"))
		cookie := cookieOf(begun)
		Expect(cookie.HttpOnly).To(BeTrue())
		Expect(cookie.SameSite).To(Equal(http.SameSiteStrictMode))
		Expect(cookie.Path).To(Equal(session), "the pages of other stores must not receive it")
		page.Bearer(begun.Text("accessToken")).Get(at("one", "user/me")).OK()

		renewed := with(cookie).Put(session, nil).OK()
		next := cookieOf(renewed)
		Expect(next.Value).NotTo(Equal(cookie.Value))
		buyer := page.Bearer(renewed.Text("accessToken"))
		buyer.Get(at("one", "user/me")).OK()
		ended := cookieOf(with(next).Delete(session).Is(http.StatusNoContent))
		Expect(ended.MaxAge).To(Equal(-1))
		buyer.Get(at("one", "user/me")).Refused(domain.Unauthenticated)
		with(next).Put(session, nil).Is(http.StatusUnauthorized)
		page.Put(session, nil).Is(http.StatusNoContent)
		page.Post(session, object{"email": email, "password": "another slow kettle"}).Refused(domain.InvalidCredentials)
	})

	It("does not let a customer of one store into another store", func() {
		begun := page.Post(session, login).OK()
		buyer := page.Bearer(begun.Text("accessToken"))
		for _, path := range []string{"user/me", "order/paged", "subscription/all", "user-address/all"} {
			buyer.Get(at("one", path)).OK()
			buyer.Get(at("two", path)).Refused(domain.Unauthenticated)
		}
		By("the refresh token, at the page of the other store")
		with(cookieOf(begun)).Put("/account/two/session", nil).Is(http.StatusUnauthorized)
	})

	It("rejects the token of a guest's cart", func() {
		guest := one.Guest(one.White, 1)
		token := guest.Header("X-Cart-Token")
		Expect(token).NotTo(BeEmpty())
		one.Storefront.With("X-Cart-Token", token).Get("/customer/cart/summary").OK()
		page.With("X-Cart-Token", token).Get(at("one", "cart/summary")).Refused(domain.NotFound)
	})

	It("rejects calls from other origins or sites, or without its page's header", func() {
		cookie := cookieOf(page.Post(session, login).OK())
		token := page.Post(session, login).OK().Text("accessToken")
		bare := w.Client()
		for name, attacker := range map[string]apitest.Client{
			"no header":        bare.With("Origin", w.URL),
			"another header":   bare.With("Origin", w.URL).With("Account-Request", "0"),
			"the console's":    bare.With("Origin", w.URL).With("Console-Request", "1"),
			"a foreign origin": page.With("Origin", "https://evil.example"),
			"a null origin":    page.With("Origin", "null"),
			"a same site":      page.With("Sec-Fetch-Site", "same-site"),
			"a cross site":     page.With("Sec-Fetch-Site", "cross-site"),
		} {
			By(name)
			for _, asked := range []*apitest.Answer{attacker.Post(session, login).Is(http.StatusForbidden), attacker.With("Cookie", cookie.Name+"="+cookie.Value).Put(session, nil).Is(http.StatusForbidden)} {
				Expect(asked.Header.Values("Set-Cookie")).To(BeEmpty())
				Expect(asked.Header.Get("Access-Control-Allow-Origin")).To(BeEmpty())
			}
			for _, asked := range []*apitest.Answer{
				attacker.Get(at("one", "store/overview")), attacker.Bearer(token).Get(at("one", "user/me")),
				attacker.Store(one.StoreKey).Get(at("one", "store/overview")), attacker.Once().Post(at("one", "store/login"), login),
			} {
				asked.Refused(domain.Unauthenticated)
				Expect(asked.Header.Values("Set-Cookie")).To(BeEmpty())
				Expect(asked.Header.Get("Access-Control-Allow-Origin")).To(BeEmpty())
			}
		}
		By("a page of an origin that the store allows")
		one.Admin.Patch("/admin/store/settings", object{"allowedOrigins": []string{"https://shop.example"}}).OK()
		shop := page.With("Origin", "https://shop.example").With("Sec-Fetch-Site", "cross-site")
		Expect(shop.Get(at("one", "user/me")).Is(http.StatusUnauthorized).Header.Get("Access-Control-Allow-Origin")).To(BeEmpty())
		preflight := shop.With("Access-Control-Request-Headers", "account-request").Call(http.MethodOptions, at("one", "user/me"), nil)
		Expect(preflight.Header.Values("Access-Control-Allow-Origin")).To(BeEmpty())
		Expect(preflight.Header.Get("Access-Control-Allow-Headers")).NotTo(ContainSubstring("Account-Request"))
		By("the store's code as a key")
		w.Client().Store("one").Get("/customer/store/overview").Refused(domain.Unauthenticated)
	})

	It("does not serve the Admin API or the Public API", func() {
		admin := page.With("Authorization", one.Admin.Header("Authorization"))
		for _, path := range []string{"/account/one/admin/store/settings", "/account/one/customer/../admin/store/settings", "/account/one/customer//admin/store/settings",
			"/account/one/order/paged", "/account/one/customer/", "/account/customer/store/overview"} {
			admin.Get(path).Refused(domain.NotFound)
		}
		admin.Get(at("one", "user/me")).Refused(domain.Unauthenticated)
	})

	It("is linked in the store overview while the setting accountPages is on", func() {
		link := func() any { return one.Storefront.Get("/customer/store/overview").OK().At("accountUrl") }
		Expect(link()).To(HaveSuffix("/account/one"))
		w.Client().Get(link().(string)[strings.Index(link().(string), "/account/"):]).OK()
		one.Admin.Patch("/admin/store/settings", object{"accountPages": false}).OK()
		Expect(link()).To(BeNil())
		one.Admin.Patch("/admin/store/settings", object{"accountPages": true}).OK()
		Expect(link()).To(HaveSuffix("/account/one"))
	})

	It("does not exist for an unknown store or while accountPages is off", func() {
		token, cookie := "", page.Post(session, login).OK()
		token = cookie.Text("accessToken")
		one.Admin.Patch("/admin/store/settings", object{"accountPages": false}).OK()
		refused := func(code string) {
			GinkgoHelper()
			page.Get(at(code, "store/overview")).Refused(domain.Unauthenticated)
			page.Bearer(token).Get(at(code, "user/me")).Refused(domain.Unauthenticated)
			page.Post("/account/"+code+"/session", login).Refused(domain.Unauthenticated)
			with(cookieOf(cookie)).Put("/account/"+code+"/session", nil).Refused(domain.Unauthenticated)
			w.Client().Get("/account/" + code).Refused(domain.NotFound)
		}
		refused("one")
		refused("three")
		one.Storefront.Bearer(token).Get("/customer/user/me").OK()
		Expect(page.Get(at("two", "store/overview")).OK().Text("code")).To(Equal("two"))
		one.Admin.Patch("/admin/store/settings", object{"accountPages": true}).OK()
		page.Bearer(token).Get(at("one", "user/me")).OK()
	})

	It("counts its requests toward the limits per address and per store", func(ctx SpecContext) {
		const perMinute = 20
		limited := func(change func(*config.Config)) {
			GinkgoHelper()
			w := apitest.Start(ctx, change)
			shop := w.Shop("one")
			strangers := w.Client().With("Account-Request", "1")
			var last *apitest.Answer
			for range 3 * perMinute { // the limiter's budget refills continuously
				if last = strangers.Get(at("one", "store/overview")); last.Status != http.StatusOK {
					break
				}
			}
			last.Refused(domain.RateLimited)
			shop.Storefront.Get("/customer/store/overview").Refused(domain.RateLimited)
		}
		limited(func(c *config.Config) { c.RequestsPerMinute = perMinute })
		limited(func(c *config.Config) { c.StorePerMinute = perMinute })
	})
})
