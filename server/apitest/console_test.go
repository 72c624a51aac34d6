package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The console", Ordered, func() {
	const session = "/console/session"
	var world *apitest.World
	var page apitest.Client // a client that sends requests like the console's page
	password := object{"email": apitest.AdminEmail, "password": apitest.AdminPassword}
	// cookieOf returns the cookie that a response sets.
	cookieOf := func(a *apitest.Answer) *http.Cookie {
		GinkgoHelper()
		cookies := (&http.Response{Header: a.Header}).Cookies()
		Expect(cookies).To(HaveLen(1), "%s", a.Body)
		return cookies[0]
	}
	with := func(c apitest.Client, cookie *http.Cookie) apitest.Client {
		return c.With("Cookie", cookie.Name+"="+cookie.Value)
	}

	BeforeAll(func(ctx context.Context) {
		world = apitest.Start(ctx)
		page = world.Client().With("Origin", world.URL).With("Console-Request", "1").With("Sec-Fetch-Site", "same-origin")
	})

	It("logs administrators in and out, refreshes their login, and hides the refresh token from scripts", func() {
		begun := page.Post(session, password).OK()
		Expect(begun.Text("accessToken")).To(HavePrefix("sp_admin_"))
		Expect(begun.Text("user.email")).To(Equal(apitest.AdminEmail))
		Expect(string(begun.Body)).NotTo(ContainSubstring("sp_refresh_"))
		Expect(begun.At("refreshExpiresOn")).To(BeNil())
		Expect(begun.Header.Get("Cache-Control")).To(Equal("no-store"))
		cookie := cookieOf(begun)
		Expect(cookie.Value).To(HavePrefix("sp_refresh_"))
		Expect(cookie.HttpOnly).To(BeTrue())
		Expect(cookie.SameSite).To(Equal(http.SameSiteStrictMode))
		Expect(cookie.Path).To(Equal(session), "other paths must not receive it")
		Expect(cookie.Domain).To(BeEmpty())
		Expect(cookie.Secure).To(BeFalse(), "Safari takes no Secure cookie from http://localhost")

		renewed := with(page, cookie).Put(session, nil).OK()
		next := cookieOf(renewed)
		Expect(next.Value).NotTo(Equal(cookie.Value), "a refresh token is used once")
		admin := world.Client().Bearer(renewed.Text("accessToken"))
		admin.Get("/admin/user/me").OK()
		By("repeating a refresh whose response was lost")
		Expect(cookieOf(with(page, cookie).Put(session, nil).OK()).Value).To(Equal(next.Value))

		ended := cookieOf(with(page, next).Delete(session).Is(http.StatusNoContent))
		Expect(ended.Value).To(BeEmpty())
		Expect(ended.MaxAge).To(Equal(-1))
		Expect(ended.Path).To(Equal(session), "else the browser keeps the cookie")
		admin.Get("/admin/user/me").Refused(domain.Unauthenticated)
		gone := with(page, next).Put(session, nil).Is(http.StatusUnauthorized)
		Expect(cookieOf(gone).MaxAge).To(Equal(-1))
	})

	It("sets a Secure cookie if its page is opened at PUBLIC_URL", func() {
		begun := page.With("Origin", "http://store.example").Post(session, password).OK()
		Expect(cookieOf(begun).Secure).To(BeTrue())
	})

	It("ends a session if a refresh token is reused after its successor was used", func() {
		first := cookieOf(page.Post(session, password).OK())
		second := cookieOf(with(page, first).Put(session, nil).OK())
		third := with(page, second).Put(session, nil).OK()
		world.Clock.Advance(2 * time.Minute)
		DeferCleanup(func() { world.Clock.Advance(-2 * time.Minute) })
		with(page, first).Put(session, nil).Is(http.StatusUnauthorized)
		with(page, cookieOf(third)).Put(session, nil).Is(http.StatusUnauthorized)
		world.Client().Bearer(third.Text("accessToken")).Get("/admin/user/me").Refused(domain.Unauthenticated)
	})

	It("returns 204 to refreshes and logouts without a cookie", func() {
		page.Put(session, nil).Is(http.StatusNoContent)
		page.Delete(session).Is(http.StatusNoContent)
		page.With("Cookie", "console_refresh=nonsense").Put(session, nil).Is(http.StatusUnauthorized)
		page.With("Cookie", "console_refresh=nonsense").Delete(session).Is(http.StatusNoContent)
		kept := cookieOf(page.Post(session, password).OK())
		twice := page.With("Cookie", kept.Name+"=sp_refresh_of_another_site; "+kept.Name+"="+kept.Value)
		twice.Put(session, nil).Is(http.StatusNoContent)
	})

	It("rejects calls from other origins or sites, or without its page's header", func() {
		cookie := cookieOf(page.Post(session, password).OK())
		bare := world.Client()
		for name, attacker := range map[string]apitest.Client{
			"no origin, no header": bare,
			"no origin":            bare.With("Console-Request", "1"),
			"no header":            bare.With("Origin", world.URL),
			"a foreign origin":     page.With("Origin", "https://evil.example"),
			"a null origin":        page.With("Origin", "null"),
			"another port":         page.With("Origin", "http://127.0.0.1:1"),
			"a name in front":      page.With("Origin", "http://store.example.evil.example"),
			"a same site":          page.With("Sec-Fetch-Site", "same-site"),
			"another header":       bare.With("Origin", world.URL).With("Console-Request", "0"),
		} {
			By(name)
			for _, asked := range []*apitest.Answer{attacker.Post(session, password), with(attacker, cookie).Put(session, nil), with(attacker, cookie).Delete(session)} {
				asked.Refused(domain.Forbidden)
				Expect(asked.Header.Values("Set-Cookie")).To(BeEmpty())
				Expect(asked.Header.Get("Access-Control-Allow-Origin")).To(BeEmpty())
			}
		}
		with(page, cookie).Put(session, nil).OK()
		By("a page whose own name resolves to this machine")
		request, err := http.NewRequest(http.MethodPost, world.URL+session, strings.NewReader("{}"))
		Expect(err).NotTo(HaveOccurred())
		request.Host = "rebound.example"
		request.Header.Set("Origin", "http://rebound.example")
		request.Header.Set("Console-Request", "1")
		res, err := http.DefaultClient.Do(request)
		Expect(err).NotTo(HaveOccurred())
		Expect(res.Body.Close()).To(Succeed())
		Expect(res.StatusCode).To(Equal(http.StatusForbidden))
		By("a preflight")
		Expect(page.With("Origin", "https://evil.example").With("Access-Control-Request-Method", "PUT").Call(http.MethodOptions, session, nil).Header).
			NotTo(HaveKey("Access-Control-Allow-Origin"))
	})

	It("validates, limits and refuses logins like the login operation of the API", func() {
		form := page.With("Content-Type", "application/x-www-form-urlencoded").Post(session, "email=a&password=b")
		form.Refused(domain.UnsupportedMediaType)
		Expect(page.Post(session, object{"email": apitest.AdminEmail}).Is(http.StatusBadRequest).Problem().Errors).NotTo(BeNil())
		page.Post(session, object{"email": apitest.AdminEmail, "password": "not that password"}).Refused(domain.InvalidCredentials)
		page.Post(session, `{"email": "`+strings.Repeat("a", 9<<10)+`"}`).Refused(domain.InvalidRequest)
		guesser := page.From("203.0.113.77")
		Eventually(func() int {
			return guesser.Post(session, object{"email": "nobody@juniper-oak.example", "password": "not that password"}).Status
		}).
			WithPolling(time.Millisecond).Should(Equal(http.StatusTooManyRequests))
		Expect(guesser.Post(session, object{"email": "nobody@juniper-oak.example", "password": "not that password"}).Header.Get("Retry-After")).NotTo(BeEmpty())
	})

	It("accepts its cookie only at the session path", func() {
		cookie := cookieOf(page.Post(session, password).OK())
		for _, path := range []string{"/admin/user/me", "/admin/order/paged", "/customer/account", "/console"} {
			Expect(with(page, cookie).Get(path).Header.Values("Set-Cookie")).To(BeEmpty())
		}
		with(page, cookie).Get("/admin/user/me").Refused(domain.Unauthenticated)
		with(page, cookie).Post("/admin/login/refresh", object{}).Is(http.StatusBadRequest)
	})

	It("asks for a code if the login requires one, and locks out deactivated administrators", func() {
		shop := world.Shop("console")
		scope := shop.Admin.Put("/admin/scope", object{"name": "Reads", "permissions": []string{"order:read"}, "storeIds": []int64{shop.StoreID}}).OK().ID("scopeId")
		id := world.Invite(shop.Admin, "mia@juniper-oak.example", "a quiet lake in autumn", []int64{scope}, nil)
		login := object{"email": "mia@juniper-oak.example", "password": "a quiet lake in autumn"}
		begun := page.Post(session, login).OK()
		me := world.Client().Bearer(begun.Text("accessToken"))
		secret := me.Post("/admin/user/totp", object{"currentPassword": login["password"]}).OK().Text("secret")
		code := func() string {
			GinkgoHelper()
			text, err := totp.GenerateCode(secret, world.Clock.Now())
			Expect(err).NotTo(HaveOccurred())
			return text
		}
		me.Patch("/admin/user/totp", object{"totpCode": code()}).OK()
		asked := page.Post(session, login)
		asked.Refused(domain.TOTPRequired)
		Expect(asked.Header.Values("Set-Cookie")).To(BeEmpty())
		world.Clock.Advance(30 * time.Second)
		login["totpCode"] = code()
		cookie := cookieOf(page.Post(session, login).OK())
		shop.Admin.Delete(fmt.Sprint("/admin/user?id=", id)).OK()
		refused := with(page, cookie).Put(session, nil)
		Expect(refused.Status).To(BeElementOf(http.StatusUnauthorized, http.StatusForbidden))
		Expect(cookieOf(refused).MaxAge).To(Equal(-1))
	})

	It("serves its page at all of its paths, and allows only its own scripts", func() {
		for _, path := range []string{"/console", "/console/", "/console/orders", "/console/orders/1042?tab=history"} {
			shown := world.Client().Get(path).OK()
			Expect(shown.Header.Get("Content-Type")).To(HavePrefix("text/html"))
			Expect(shown.Header.Get("Cache-Control")).To(Equal("no-cache"))
			Expect(shown.Header.Get("Content-Security-Policy")).To(And(HavePrefix("default-src 'none'; script-src 'self'; "),
				ContainSubstring("require-trusted-types-for 'script'"), ContainSubstring("trusted-types 'none'"), ContainSubstring("frame-ancestors 'none'"), Not(ContainSubstring("unsafe"))))
			Expect(string(shown.Body)).NotTo(ContainSubstring("<script>"))
			for _, reference := range strings.Split(string(shown.Body), `"/console/`)[1:] {
				address, _, _ := strings.Cut(reference, `"`)
				file := world.Client().Get("/console/" + address).OK()
				Expect(file.Header.Get("Cache-Control")).To(ContainSubstring("immutable"))
				Expect(file.Header.Get("Cross-Origin-Resource-Policy")).To(Equal("same-origin"))
			}
		}
		for _, path := range []string{"/console/assets/none.js", "/console/none.js", "/console/assets/index.html", "/console/contract/..%2findex.html"} {
			world.Client().Get(path).Is(http.StatusNotFound)
		}
	})

	It("is not served with CONSOLE=off", func(ctx SpecContext) {
		without := world.Beside(ctx, func(c *config.Config) { c.ConsoleOff = true })
		Expect(without.App.Ready.Console).To(BeEmpty())
		for _, path := range []string{"/console", "/console/", "/console/orders"} {
			without.Client().Get(path).Is(http.StatusNotFound)
		}
		without.Client().With("Origin", without.URL).With("Console-Request", "1").Post(session, password).Is(http.StatusNotFound)
	})
})
