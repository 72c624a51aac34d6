package admin_test

import (
	"net/http"
	"strconv"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

type object = map[string]any

var _ = Describe("POST /admin/login", func() {
	var w *apitest.World
	login := object{"email": apitest.AdminEmail, "password": apitest.AdminPassword}

	BeforeEach(func(ctx SpecContext) { w = apitest.Start(ctx) })

	It("opens, refreshes and ends a session", func() {
		first := w.Client().Post("/admin/login", login).OK()
		me := w.Client().Bearer(first.Text("accessToken"))
		Expect(me.Get("/admin/user/me").OK().Text("email")).To(Equal(apitest.AdminEmail))
		Expect(me.Get("/admin/store/all").OK().Body).To(ContainSubstring(`"items":[]`))
		Expect(me.Get("/admin/scope/me").OK().Body).To(ContainSubstring(`"stores":[]`))

		second := w.Client().Post("/admin/login/refresh", object{"refreshToken": first.Text("refreshToken")}).OK()
		Expect(w.Client().Post("/admin/login/refresh", object{"refreshToken": first.Text("refreshToken")}).OK().Body).To(MatchJSON(second.Body), "its answer was still in flight")
		me.Get("/admin/user/me").Is(http.StatusUnauthorized).Refused(domain.Unauthenticated)
		me = w.Client().Bearer(second.Text("accessToken"))
		sessions := me.Get("/admin/session/all").OK()
		Expect(sessions.Body).To(ContainSubstring(`"isCurrent":true`))
		me.Post("/admin/logout", nil).Is(http.StatusNoContent)
		me.Get("/admin/user/me").Is(http.StatusUnauthorized).Refused(domain.Unauthenticated)
		w.Client().Post("/admin/login/refresh", object{"refreshToken": second.Text("refreshToken")}).Is(http.StatusUnauthorized).Refused(domain.Unauthenticated)
	})

	It("responds identically to an unknown address and a wrong password", func() {
		strip := func(a *apitest.Answer) string {
			p := a.Is(http.StatusUnauthorized).Refused(domain.InvalidCredentials)
			return strings.ReplaceAll(string(a.Body), p.RequestID, "")
		}
		unknown := w.Client().Post("/admin/login", object{"email": "nobody@juniper-oak.example", "password": "not the password"})
		wrong := w.Client().Post("/admin/login", object{"email": apitest.AdminEmail, "password": "not the password"})
		Expect(strip(unknown)).To(Equal(strip(wrong)))
	})

	It("returns how long to wait after too many attempts", func() {
		var a *apitest.Answer
		for range 12 {
			a = w.Client().Post("/admin/login", object{"email": apitest.AdminEmail, "password": "not the password"})
		}
		a.Is(http.StatusTooManyRequests).Refused(domain.RateLimited)
		seconds, err := strconv.Atoi(a.Header.Get("Retry-After"))
		Expect(err).NotTo(HaveOccurred())
		Expect(seconds).To(BeNumerically("~", 55, 10))
		w.Clock.Advance(61 * time.Second)
		w.Client().Post("/admin/login", login).OK()
	})

	It("rejects a body that violates the contract", func() {
		for _, body := range []any{object{}, object{"email": apitest.AdminEmail}, object{"email": "x", "password": "y"}, `{"email":"a@b.example","password":"x","password":"y"}`,
			object{"email": apitest.AdminEmail, "password": strings.Repeat("x", 4096)}, object{"email": apitest.AdminEmail, "password": "x", "admin": true}} {
			w.Client().Post("/admin/login", body).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		}
	})

	It("requires a second factor", func() {
		me := w.Login(apitest.AdminEmail, apitest.AdminPassword)
		me.Post("/admin/user/totp", object{"currentPassword": "not the password"}).Is(http.StatusUnprocessableEntity)
		secret := me.Post("/admin/user/totp", object{"currentPassword": apitest.AdminPassword}).OK().Text("secret")
		code := func() string {
			text, err := totp.GenerateCode(secret, w.Clock.Now())
			Expect(err).NotTo(HaveOccurred())
			return text
		}
		recovery := me.Patch("/admin/user/totp", object{"totpCode": code()}).OK().Text("recoveryCodes.0")
		me.Post("/admin/user/totp", object{"currentPassword": apitest.AdminPassword}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		me.Patch("/admin/user/totp", object{"totpCode": code()}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		w.Client().Post("/admin/login", login).Is(http.StatusUnauthorized).Refused(domain.TOTPRequired)
		w.Clock.Advance(30 * time.Second)
		with := func(c string) object {
			return object{"email": apitest.AdminEmail, "password": apitest.AdminPassword, "totpCode": c}
		}
		good := code()
		w.Client().Post("/admin/login", with(good)).OK()
		w.Client().Post("/admin/login", with(good)).Is(http.StatusUnauthorized).Refused(domain.InvalidCredentials)
		w.Client().Post("/admin/login", with(recovery)).OK()
		w.Client().Post("/admin/login", with(recovery)).Is(http.StatusUnauthorized).Refused(domain.InvalidCredentials)
		remove := func(password, code string) *apitest.Answer {
			return me.Post("/admin/user/totp/remove", object{"currentPassword": password, "totpCode": code})
		}
		remove(apitest.AdminPassword, "000000").Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		w.Clock.Advance(30 * time.Second)
		remove("not the password", code()).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		remove(apitest.AdminPassword, code()).Is(http.StatusNoContent)
		remove(apitest.AdminPassword, code()).Is(http.StatusNotFound)
		w.Client().Post("/admin/login", login).OK()
	})
})
