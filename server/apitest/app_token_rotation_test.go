package apitest_test

import (
	"fmt"
	"net/http"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("An app token with a rotated secret", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("rotation")
	})
	create := func(name string) (id int64, with func(secret string) apitest.Client, secret string) {
		GinkgoHelper()
		made := shop.Admin.Post("/admin/app-token", object{"name": name, "permissions": []string{"order:read", "order:write"}}).OK()
		Expect(made.At("previousSecretExpiresOn")).To(BeNil())
		return made.ID("appTokenId"), func(secret string) apitest.Client { return w.Client().Bearer(secret) }, made.Text("token")
	}
	rotate := func(id int64, overlap any) *apitest.Answer {
		GinkgoHelper()
		body := object{"appTokenId": id}
		if overlap != nil {
			body["overlapHours"] = overlap
		}
		return shop.Admin.Once().Post("/admin/app-token/rotate-secret", body)
	}
	login := func() { shop.Admin = w.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID) }

	It("identifies the same caller by both secrets until the old secret expires", func() {
		id, with, old := create("Overlap")
		key := uuid.NewString()
		order := object{"email": "erp@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}
		placed := with(old).With("Idempotency-Key", key).Post("/admin/order", order).OK()
		rotated := rotate(id, nil).OK()
		Expect(rotated.ID("appTokenId")).To(Equal(id))
		next := rotated.Text("token")
		Expect(next).NotTo(Equal(old))
		Expect(rotated.At("prefix")).NotTo(BeNil())
		until, err := time.Parse(time.RFC3339, rotated.Text("previousSecretExpiresOn"))
		Expect(err).NotTo(HaveOccurred())
		Expect(until).To(BeTemporally("~", w.Clock.Now().Add(24*time.Hour), time.Minute))

		again := with(next).With("Idempotency-Key", key).Post("/admin/order", order).OK()
		Expect(again.ID("orderId")).To(Equal(placed.ID("orderId")))
		Expect(again.Header.Get("Idempotent-Replayed")).To(Equal("true"))
		Expect(with(next).Get("/admin/scope/me").OK().ID("appTokenId")).To(Equal(id))
		Expect(with(old).Get("/admin/scope/me").OK().ID("appTokenId")).To(Equal(id))
		shop.Admin.Patch("/admin/app-token", object{"appTokenId": id, "permissions": []string{"order:read"}}).OK()
		with(old).Get("/order/paged").OK()
		Expect(shop.Admin.Get("/admin/app-token/all").OK().Body).NotTo(ContainSubstring(next))

		w.Clock.Advance(24*time.Hour - time.Minute)
		with(old).Get("/order/paged").OK()
		w.Clock.Advance(time.Minute)
		with(old).Get("/order/paged").Is(http.StatusUnauthorized).Refused(domain.Unauthenticated)
		with(next).Get("/order/paged").OK()
	})

	It("has at most two secrets, and only one after a rotation without overlap", func() {
		login()
		id, with, first := create("Leak")
		second := rotate(id, 168).OK().Text("token")
		rotate(id, 1).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		third := rotate(id, 0).OK().Text("token")
		with(first).Get("/order/paged").Is(http.StatusUnauthorized)
		with(second).Get("/order/paged").Is(http.StatusUnauthorized)
		with(third).Get("/order/paged").OK()
		rotate(id, 169).Is(http.StatusBadRequest)
	})

	It("is rejected with either secret once it expires or is revoked", func() {
		login()
		id, with, old := create("Expiry")
		shop.Admin.Patch("/admin/app-token", object{"appTokenId": id, "expiresOn": w.Clock.Now().Add(time.Hour).UTC().Format(time.RFC3339)}).OK()
		next := rotate(id, 48).OK().Text("token")
		w.Clock.Advance(time.Hour)
		with(old).Get("/order/paged").Is(http.StatusUnauthorized)
		with(next).Get("/order/paged").Is(http.StatusUnauthorized)
		login()
		shop.Admin.Patch("/admin/app-token", object{"appTokenId": id, "expiresOn": nil}).OK()
		with(old).Get("/order/paged").OK()
		with(next).Get("/order/paged").OK()
		shop.Admin.Delete(fmt.Sprint("/admin/app-token?appTokenId=", id)).Is(http.StatusNoContent)
		with(old).Get("/order/paged").Is(http.StatusUnauthorized)
		with(next).Get("/order/paged").Is(http.StatusUnauthorized)
		rotate(id, nil).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("has one rate limit for both secrets", func(ctx SpecContext) {
		const perMinute = 60
		limited := apitest.Start(ctx, func(c *config.Config) { c.RequestsPerMinute = perMinute })
		shop := limited.Shop("limited")
		made := shop.Admin.Post("/admin/app-token", object{"name": "Limited", "permissions": []string{"order:read"}}).OK()
		next := shop.Admin.Once().Post("/admin/app-token/rotate-secret", object{"appTokenId": made.ID("appTokenId")}).OK().Text("token")
		served := map[bool]int{}
		for i := range 2 * perMinute {
			secret := made.Text("token")
			if i >= perMinute {
				secret = next
			}
			served[limited.Client().Bearer(secret).Get("/order/paged?pageSize=1").Status == http.StatusOK]++
		}
		Expect(served[true]).To(BeNumerically("<", 2*perMinute), "the second secret has what the first one left")
		Expect(served[true]).To(BeNumerically(">=", perMinute))
	})

	It("appears in the audit log without its secrets, and cannot be rotated by callers with fewer permissions", func() {
		login()
		id, _, old := create("Audit")
		next := rotate(id, nil).OK().Text("token")
		log := shop.Admin.Get(fmt.Sprintf("/admin/audit-log/paged?objectType=appToken&objectId=%d&pageSize=1", id)).OK()
		Expect(log.Body).To(And(ContainSubstring("previousSecretExpiresOn"), ContainSubstring("prefix"), Not(ContainSubstring(old)), Not(ContainSubstring(next))))
		clerk := shop.AppToken("app-token:write")
		clerk.Once().Post("/admin/app-token/rotate-secret", object{"appTokenId": id}).Is(http.StatusForbidden).Refused(domain.Forbidden)
	})
})
