package customer_test

import (
	"bytes"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var oneToken = regexp.MustCompile(`rs_[0-9A-Za-z]+`)

// syncBuffer is a log buffer that is safe for concurrent use.
type syncBuffer struct {
	mu sync.Mutex
	bytes.Buffer
}

func (b *syncBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Buffer.Write(p)
}

func (b *syncBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.Buffer.String()
}

var _ = Describe("An account under attack", func() {
	var (
		w     *apitest.World
		mails *apitest.Mailbox
		shop  *apitest.Shop
	)

	BeforeEach(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		w = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
		shop = w.Shop("one")
	})

	signUp := func(s *apitest.Shop, email string) (login *apitest.Answer, me apitest.Client) {
		GinkgoHelper()
		login = s.Storefront.Post("/customer/user", map[string]any{"email": email, "password": miaPassword, "firstName": "Mia", "lastName": "Keller"}).OK()
		return login, s.Storefront.Bearer(login.Text("accessToken"))
	}
	// mailed waits for the newest mail with a subject to an address, and returns the mail as one text.
	mailed := func(to, subject string) (text string) {
		GinkgoHelper()
		Eventually(func() string {
			text = strings.NewReplacer("=\r\n", "", "=3D", "=").Replace(mails.To(to).Raw)
			return text
		}).Should(MatchRegexp("Subject: .*" + subject))
		return text
	}
	token := func(to string) string {
		GinkgoHelper()
		return oneToken.FindString(mailed(to, "Set a new password"))
	}
	form := func(path string, values url.Values) (int, string) {
		GinkgoHelper()
		res, err := http.PostForm(w.URL+path, values)
		Expect(err).NotTo(HaveOccurred())
		defer res.Body.Close()
		body, err := io.ReadAll(res.Body)
		Expect(err).NotTo(HaveOccurred())
		Expect(res.Header.Get("Content-Security-Policy")).To(ContainSubstring("default-src 'none'"))
		Expect(res.Header.Get("Cache-Control")).To(Equal("no-store"))
		return res.StatusCode, string(body)
	}

	It("gets mails that link to the configured host, whatever host a request names", func() {
		signUp(shop, mia)
		body := `{"email":"` + mia + `"}`
		req, err := http.NewRequest(http.MethodPost, w.URL+"/customer/user/forgot-password", strings.NewReader(body))
		Expect(err).NotTo(HaveOccurred())
		req.Host = "evil.example"
		for name, value := range map[string]string{"Content-Type": "application/json", "X-Store-Key": shop.StoreKey, "X-Forwarded-Host": "evil.example",
			"X-Forwarded-Server": "evil.example", "X-Host": "evil.example", "X-Original-Host": "evil.example", "Forwarded": "host=evil.example",
			"X-Forwarded-Proto": "http", "Origin": "https://evil.example", "Referer": "https://evil.example/"} {
			req.Header.Set(name, value)
		}
		res, err := http.DefaultClient.Do(req)
		Expect(err).NotTo(HaveOccurred())
		defer res.Body.Close()
		Expect(res.StatusCode).To(Equal(http.StatusNoContent))
		mail := mailed(mia, "Set a new password")
		Expect(mail).To(ContainSubstring("http://store.example/reset-password#token=rs_"))
		Expect(mail).NotTo(ContainSubstring("evil.example"))
	})

	It("accepts a reset token once from concurrent requests, and then ends every login", func() {
		login, me := signUp(shop, mia)
		shop.Storefront.Post("/customer/user/forgot-password", map[string]any{"email": mia}).Is(http.StatusNoContent)
		reset := token(mia)
		statuses := make(chan int, 2)
		for range 2 {
			go func() {
				a, err := shop.Storefront.Try(http.MethodPost, "/customer/user/reset-password", map[string]any{"token": reset, "newPassword": "eight slower kettles"})
				if err != nil {
					statuses <- 0
					return
				}
				statuses <- a.Status
			}()
		}
		Expect([]int{<-statuses, <-statuses}).To(ConsistOf(http.StatusNoContent, http.StatusUnprocessableEntity))
		me.Get("/customer/user/me").Is(http.StatusUnauthorized)
		shop.Storefront.Post("/customer/store/refresh", map[string]any{"refreshToken": login.Text("refreshToken")}).Is(http.StatusUnauthorized)
		mailed(mia, "Your password was changed")
	})

	It("notifies its old address when the address changes", func() {
		_, me := signUp(shop, mia)
		other := shop.Storefront.Post("/customer/store/login", map[string]any{"email": mia, "password": miaPassword}).OK()
		me.Post("/customer/user/email-change", map[string]any{"newEmail": "new@example.com"}).Is(http.StatusBadRequest)
		me.Post("/customer/user/email-change", map[string]any{"newEmail": "new@example.com", "currentPassword": miaPassword}).Is(http.StatusNoContent)
		pending := me.Get("/customer/user/me").OK()
		Expect(pending.Text("email")).To(Equal(mia))
		Expect(pending.At("emailVerified")).To(BeFalse())
		changed := me.Patch("/customer/user/email-change", map[string]any{"pin": mails.To("new@example.com").Pin()}).OK()
		Expect(changed.Text("email")).To(Equal("new@example.com"))
		Expect(changed.At("emailVerified")).To(BeTrue())
		mailed(mia, "Your e-mail address was changed")
		shop.Storefront.Bearer(other.Text("accessToken")).Get("/customer/user/me").Is(http.StatusUnauthorized)
		shop.Storefront.Post("/customer/store/refresh", map[string]any{"refreshToken": other.Text("refreshToken")}).Is(http.StatusUnauthorized)
		me.Get("/customer/user/me").OK()
		for path, body := range map[string]map[string]any{
			"/customer/user/change-password": {"newPassword": "eight slower kettles"},
			"/customer/user/delete-me":       {},
		} {
			me.Post(path, body).Is(http.StatusBadRequest)
			body["currentPassword"] = "not the password"
			me.Post(path, body).Is(http.StatusForbidden)
		}
	})

	It("rejects another account's pin and a pin for another purpose, without using up the pin", func() {
		_, me := signUp(shop, mia)
		pin := mails.To(mia).Pin()
		_, tom := signUp(shop, "tom@example.com")
		for range 6 {
			tom.Post("/customer/user/verify-email", map[string]any{"email": mia, "pin": pin}).Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		}
		me.Patch("/customer/user/email-change", map[string]any{"pin": pin}).Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		shop.Storefront.Post("/customer/user/reset-password", map[string]any{"token": pin, "newPassword": "eight slower kettles"}).Is(http.StatusUnprocessableEntity)
		shop.Storefront.Post("/customer/user/verify-email", map[string]any{"email": mia, "pin": pin}).Is(http.StatusNoContent)
	})

	It("hides a guest's orders from another person who signs up with the guest's address", func() {
		guest := shop.Guest(shop.White, 1)
		order := guest.Checkout("pm_card_visa")
		order["email"] = mia
		placed := guest.Once().Post("/customer/checkout", order).OK()
		mailed(mia, "Your order")
		_, thief := signUp(shop, mia)
		sees := func() {
			GinkgoHelper()
			Expect(thief.Get("/customer/order/paged").OK().At("items")).To(BeEmpty())
			thief.Get("/customer/order?orderId=" + placed.Text("orderId")).Is(http.StatusNotFound)
		}
		sees()
		By("not even after the address is verified, because the account did not order")
		shop.Storefront.Post("/customer/user/verify-email", map[string]any{"email": mia, "pin": apitest.Mail{Raw: mailed(mia, "verification pin")}.Pin()}).Is(http.StatusNoContent)
		sees()
	})

	It("rejects a token after the logout and a token in a URL, and keeps the latter out of every log", func() {
		var log syncBuffer
		was := slog.Default()
		slog.SetDefault(slog.New(slog.NewTextHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
		DeferCleanup(func() { slog.SetDefault(was) })
		login, me := signUp(shop, mia)
		access := login.Text("accessToken")
		for _, name := range []string{"access_token", "token", "authorization", "Authorization"} {
			shop.Storefront.Get("/customer/user/me?" + name + "=" + access).Is(http.StatusUnauthorized)
			shop.Storefront.Get("/customer/user/me?" + name + "=Bearer%20" + access).Is(http.StatusUnauthorized)
		}
		me.Get("/customer/user/me?access_token=" + access).Is(http.StatusBadRequest)
		me.Post("/customer/user/logout", nil).Is(http.StatusNoContent)
		me.Get("/customer/user/me").Is(http.StatusUnauthorized)
		shop.Storefront.Post("/customer/store/refresh", map[string]any{"refreshToken": login.Text("refreshToken")}).Is(http.StatusUnauthorized)
		Expect(log.String()).To(ContainSubstring("/customer/user/me"), "requests are logged")
		Expect(log.String()).NotTo(ContainSubstring(access))
		Expect(log.String()).NotTo(ContainSubstring(login.Text("refreshToken")))
	})

	It("remains usable for its owner while strangers guess its password", func() {
		signUp(shop, mia)
		other := w.Shop("two")
		login := func(s *apitest.Shop, from, password string) *apitest.Answer {
			return s.Storefront.With("X-Forwarded-For", from).Post("/customer/store/login", map[string]any{"email": mia, "password": password})
		}
		slowed := 0
		for i := range 20 {
			if login(other, "198.51.100."+string(rune('0'+i%10))+string(rune('0'+i/10)), "not the password").Status == http.StatusTooManyRequests {
				slowed++
			}
		}
		Expect(slowed).To(BeNumerically(">=", 10))
		shop.Storefront.Post("/customer/store/login", map[string]any{"email": mia, "password": miaPassword}).Is(http.StatusOK)
	})

	It("has password pages that the platform serves", func() {
		signUp(shop, mia)
		for _, path := range []string{"/reset-password", "/forgot-password", "/reset-password/token.js"} {
			res, err := http.Get(w.URL + path)
			Expect(err).NotTo(HaveOccurred())
			Expect(res.StatusCode).To(Equal(http.StatusOK))
			Expect(res.Body.Close()).To(Succeed())
		}
		status, page := form("/forgot-password", url.Values{"email": {mia}})
		Expect(status).To(Equal(http.StatusOK))
		statusOfNobody, pageOfNobody := form("/forgot-password", url.Values{"email": {"nobody@example.com"}})
		Expect(statusOfNobody).To(Equal(status))
		Expect(pageOfNobody).To(Equal(page))

		reset := token(mia)
		status, page = form("/reset-password", url.Values{"token": {reset}, "newPassword": {"password1234"}})
		Expect(status).To(Equal(http.StatusUnprocessableEntity))
		Expect(page).To(ContainSubstring(`value="` + reset + `"`))
		Expect(page).To(ContainSubstring(`role="alert"`))
		By("which read nothing from the URL")
		status, _ = form("/reset-password?token="+reset+"&newPassword=eight+slower+kettles", url.Values{})
		Expect(status).To(Equal(http.StatusUnprocessableEntity))
		status, page = form("/reset-password", url.Values{"token": {`"><script>`}, "newPassword": {"eight slower kettles"}})
		Expect(status).To(Equal(http.StatusUnprocessableEntity))
		Expect(page).NotTo(ContainSubstring(`"><script>`))
		for _, strange := range []string{"\x00", "\xff", strings.Repeat("a", 15000)} {
			status, _ = form("/forgot-password", url.Values{"email": {strange}})
			Expect(status).To(BeNumerically("<", 500))
			status, _ = form("/reset-password", url.Values{"token": {strange}, "newPassword": {strange}})
			Expect(status).To(BeNumerically("<", 500))
		}
		status, _ = form("/reset-password", url.Values{"token": {reset}, "newPassword": {"eight slower kettles"}})
		Expect(status).To(Equal(http.StatusOK))
		shop.Storefront.Post("/customer/store/login", map[string]any{"email": mia, "password": "eight slower kettles"}).Is(http.StatusOK)
	})
})
