package apitest_test

import (
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"github.com/pquerna/otp/totp"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A documented rule of administrators", Ordered, ContinueOnFailure, func() {
	const password = "eight slower kettles"
	var (
		world *apitest.World
		shop  *apitest.Shop
		admin apitest.Client
	)
	scope := func(name string, permissions ...string) int64 {
		GinkgoHelper()
		return admin.Put("/admin/scope", object{"name": name, "permissions": permissions, "storeIds": []int64{shop.StoreID}}).OK().ID("scopeId")
	}
	me := func(client apitest.Client) int64 {
		GinkgoHelper()
		return client.Get("/admin/user/me").OK().ID("id")
	}

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop = world.Shop("administrators")
		admin = shop.Admin
	})

	It("requires at least one user with all permissions", func() {
		readers := scope("Readers", "order:read")
		myself := me(admin)
		admin.Patch("/admin/user", object{"id": myself, "scopeIds": []int64{readers}}).Is(http.StatusConflict).Refused(domain.InUse)
		admin.Patch("/admin/user", object{"id": myself, "isActive": false}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
	})

	It("forbids changes to an outdated version of a scope", func() {
		packers := scope("Packers", "order:read")
		change := object{"scopeId": packers, "name": "Packers", "permissions": []string{"order:read", "order:write"}, "storeIds": []int64{shop.StoreID}, "version": 1}
		admin.Put("/admin/scope", change).OK()
		admin.Put("/admin/scope", change).Is(http.StatusConflict).Refused(domain.VersionConflict)
	})

	It("requires a longer password from a user without a second factor", func() {
		world.Invite(admin, "short@example.com", password, []int64{scope("Shippers", "order:read")}, nil)
		user := world.Login("short@example.com", password).In(shop.StoreID)
		user.Patch("/admin/user/me", object{"password": "kettles 9", "currentPassword": password}).Is(http.StatusUnprocessableEntity).Refused(domain.WeakPassword)
		secret := user.Once().Post("/admin/user/totp", object{"currentPassword": password}).OK().Text("secret")
		code := func() string {
			GinkgoHelper()
			world.Clock.Advance(time.Minute) // each code is valid only once
			text, err := totp.GenerateCode(secret, world.Clock.Now())
			Expect(err).NotTo(HaveOccurred())
			return text
		}
		user.Patch("/admin/user/totp", object{"totpCode": code()}).OK()
		const short = "kettles 99"
		user.Patch("/admin/user/me", object{"password": short, "currentPassword": password}).OK()
		login := world.Client().Post("/admin/login", object{"email": "short@example.com", "password": short, "totpCode": code()}).OK().Text("accessToken")
		world.Client().Bearer(login).In(shop.StoreID).Once().Post("/admin/user/totp/remove", object{"currentPassword": short, "totpCode": code()}).
			Is(http.StatusUnprocessableEntity).Refused(domain.WeakPassword)
	})
})
