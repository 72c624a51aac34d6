package admin_test

import (
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var mailedLink = regexp.MustCompile(`http://store\.example(/admin-\w+)#token=(\w+)`)

var _ = Describe("An administrator's invitation", Ordered, func() {
	const password = "violet-harbor-pencil-31"
	var (
		w        *apitest.World
		mails    *apitest.Mailbox
		shop     *apitest.Shop
		one, two int64 // a scope of the first store and a scope of another store
	)

	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		w = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
		shop = w.Shop("one")
		other := w.Shop("two")
		scope := func(s *apitest.Shop, name string) int64 {
			return s.Admin.Put("/admin/scope", object{"name": name, "permissions": []string{"order:read", "user:read"}, "storeIds": []int64{s.StoreID}}).OK().ID("scopeId")
		}
		one, two = scope(shop, "Staff"), scope(other, "Staff of two")
		w.Invite(other.Admin, "zoe@juniper-oak.example", password, []int64{two}, nil)
	})

	// link returns the path and the token of the newest link that was mailed to an address.
	link := func(to, kind string) (path, token string) {
		GinkgoHelper()
		Eventually(func() string {
			raw := strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(mails.To(to).Raw)
			if found := mailedLink.FindStringSubmatch(raw); found != nil {
				path, token = found[1], found[2]
			}
			return token
		}).Should(HavePrefix(kind))
		return path, token
	}
	form := func(path string, values url.Values) (status int, page string) {
		GinkgoHelper()
		res, err := http.PostForm(w.URL+path, values)
		Expect(err).NotTo(HaveOccurred())
		defer res.Body.Close()
		body, err := io.ReadAll(res.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(res.Header.Get("Content-Security-Policy")).To(ContainSubstring("frame-ancestors 'none'"))
		Expect(res.Header.Get("Cache-Control")).To(Equal("no-store"))
		return res.StatusCode, string(body)
	}

	It("can be accepted on the platform's page, whether or not another store knows the address", func() {
		answer := func(email string) string {
			a := shop.Admin.Post("/admin/user", object{"email": email, "scopeIds": []int64{one}}).OK()
			Expect(a.At("confirmedOn")).To(BeNil())
			return regexp.MustCompile(`"(id|createdOn|modifiedOn)":[^,}]*|"email":"[^"]*"`).ReplaceAllString(string(a.Body), "")
		}
		Expect(answer("zoe@juniper-oak.example")).To(Equal(answer("new@juniper-oak.example")))

		path, token := link("new@juniper-oak.example", "iv_")
		status, page := form(path, url.Values{"token": {token}})
		Expect(status).To(Equal(http.StatusOK))
		Expect(page).To(And(ContainSubstring("Choose a password"), ContainSubstring("new@juniper-oak.example"), Not(ContainSubstring(`role="alert"`))))
		status, page = form(path, url.Values{"token": {token}, "password": {"too short"}})
		Expect(status).To(Equal(http.StatusUnprocessableEntity))
		Expect(page).To(And(ContainSubstring("Choose a password"), ContainSubstring(`role="alert"`)))
		status, page = form(path, url.Values{"token": {token}, "password": {password}})
		Expect(status).To(Equal(http.StatusOK))
		Expect(page).To(ContainSubstring(`role="status"`))
		w.Login("new@juniper-oak.example", password).Get("/admin/user/me").OK()

		path, token = link("zoe@juniper-oak.example", "iv_")
		_, page = form(path, url.Values{"token": {token}})
		Expect(page).To(And(ContainSubstring("administrator already"), ContainSubstring("totpCode")))
		status, page = form(path, url.Values{"token": {token}, "password": {"lantern-meadow-copper-19"}})
		Expect(status).To(Equal(http.StatusUnauthorized))
		Expect(page).To(ContainSubstring("administrator already"))
		w.Login("zoe@juniper-oak.example", password).In(shop.StoreID).Get("/admin/user/all").Is(http.StatusNotFound)
		status, _ = form(path, url.Values{"token": {token}, "password": {password}})
		Expect(status).To(Equal(http.StatusOK))
		w.Login("zoe@juniper-oak.example", password).In(shop.StoreID).Get("/admin/user/all").OK()
	})

	It("cannot be accepted through an invalid link, and can be mailed again", func() {
		for _, path := range []string{"/admin-invitation", "/admin-email"} {
			res, err := http.Get(w.URL + path)
			Expect(err).NotTo(HaveOccurred())
			Expect(res.StatusCode).To(Equal(http.StatusOK))
			Expect(res.Body.Close()).To(Succeed())
			for _, strange := range []string{"", "\x00", "\xff", `"><script>`, domain.NewToken("iv"), strings.Repeat("a", 15000)} {
				status, page := form(path, url.Values{"token": {strange}, "password": {strange}, "totpCode": {strange}})
				Expect(status).To(And(BeNumerically(">=", 400), BeNumerically("<", 500)))
				Expect(page).NotTo(ContainSubstring(`"><script>`))
			}
		}
		w.Clock.Advance(2 * time.Minute) // the limit allows another attempt
		id := shop.Admin.Post("/admin/user", object{"email": "late@juniper-oak.example", "scopeIds": []int64{one}}).OK().ID("id")
		path, token := link("late@juniper-oak.example", "iv_")
		shop.Admin.Post("/admin/user/resend-invitation", object{"id": id}).Is(http.StatusNoContent)
		status, _ := form(path, url.Values{"token": {token}})
		Expect(status).To(Equal(http.StatusUnprocessableEntity))
		shop.Admin.Post("/admin/user/resend-invitation", object{"id": 987654}).Is(http.StatusNotFound)
	})

	It("creates an account whose e-mail address can be changed by a mailed link", func() {
		id := w.Invite(shop.Admin, "moves@juniper-oak.example", password, []int64{one}, nil)
		changed := shop.Admin.Patch("/admin/user", object{"id": id, "email": "moved@juniper-oak.example"}).OK()
		Expect([]string{changed.Text("email"), changed.Text("pendingEmail")}).To(Equal([]string{"moves@juniper-oak.example", "moved@juniper-oak.example"}))
		path, token := link("moved@juniper-oak.example", "ae_")
		status, page := form(path, url.Values{"token": {token}})
		Expect(status).To(Equal(http.StatusOK))
		Expect(page).To(ContainSubstring(`role="status"`))
		w.Login("moved@juniper-oak.example", password).Get("/admin/user/me").OK()
		Eventually(func() string { return mails.To("moves@juniper-oak.example").Raw }).Should(ContainSubstring("Subject: Your e-mail address was changed"))
	})
})
