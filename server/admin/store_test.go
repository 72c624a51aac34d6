package admin_test

import (
	"net/http"
	"strconv"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("An administrator", func() {
	var (
		w    *apitest.World
		ada  apitest.Client // works in the first store
		one  int64
		full apitest.Client // the same administrator without a store
	)

	BeforeEach(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		full = w.Login(apitest.AdminEmail, apitest.AdminPassword)
		one = full.Post("/admin/store", newStore("one")).OK().ID("storeId")
		ada = full.In(one)
	})

	staff := func(email string, permissions ...string) apitest.Client {
		GinkgoHelper()
		scope := ada.Put("/admin/scope", object{"name": email, "permissions": permissions, "storeIds": []int64{one}}).OK().ID("scopeId")
		w.Invite(ada, email, "lantern-meadow-copper-19", []int64{scope}, object{"firstName": "Bo"})
		return w.Login(email, "lantern-meadow-copper-19")
	}

	It("manages users, scopes and their permissions", func() {
		bob := staff("bob@juniper-oak.example", "store:read", "user:read")
		bob.Get("/admin/store/settings").OK() // a user with only one store need not name it
		problem := bob.Patch("/admin/store/settings", object{"cartExpiryDays": 14}).Is(http.StatusForbidden).Refused(domain.Forbidden)
		Expect(problem.Detail).To(ContainSubstring("store:write"))
		Expect(bob.Get("/admin/scope/me").OK().Body).To(ContainSubstring(`"permissions":["store:read","user:read"]`))

		id := bob.Get("/admin/user/me").OK().ID("id")
		changed := ada.Patch("/admin/user", object{"id": id, "lastName": "Berg", "version": 2}).OK()
		Expect(changed.ID("version")).To(Equal(int64(3)))
		ada.Patch("/admin/user", object{"id": id, "lastName": "Berg", "version": 1}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		ada.With("If-Match", `"1"`).Patch("/admin/user", object{"id": id, "lastName": "Berg"}).Is(http.StatusPreconditionFailed)
		ada.Post("/admin/user", object{"email": "BOB@juniper-oak.example", "scopeIds": []int64{1}}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		ada.Post("/admin/user", object{"email": "new@juniper-oak.example", "password": "lantern-meadow-copper-19", "scopeIds": []int64{1}}).Is(http.StatusBadRequest)
		ada.Patch("/admin/user", object{"id": id, "password": "passwordpassword"}).Is(http.StatusUnprocessableEntity).Refused(domain.WeakPassword)
		Expect(items(ada.Get("/admin/user/all").OK())).To(HaveLen(2))
		ada.Delete("/admin/user?id=" + strconv.FormatInt(id, 10)).Is(http.StatusNoContent)
		bob.Get("/admin/user/me").Is(http.StatusUnauthorized)
		Expect(items(ada.Get("/admin/user/all?isActive=false").OK())).To(HaveLen(1))

		scopes := ada.Get("/admin/scope/all").OK()
		Expect(items(scopes)).To(HaveLen(2))
		scope := ada.Get("/admin/scope?scopeId=1").OK()
		Expect(scope.Header.Get("ETag")).NotTo(BeEmpty())
		ada.Get("/admin/scope?scopeId=99").Is(http.StatusNotFound)
		ada.Put("/admin/scope", object{"scopeId": 1, "name": "Mine", "permissions": []string{}, "storeIds": []int64{}}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		ada.Put("/admin/scope", object{"name": "New", "permissions": []string{"order:fly"}, "storeIds": []int64{one}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
	})

	It("changes their own profile and password", func() {
		bob := staff("bob@juniper-oak.example", "store:read")
		Expect(bob.Patch("/admin/user/me", object{"firstName": nil, "adminPhoneNumber": "+49 30 5550142"}).OK().Body).To(ContainSubstring(`"firstName":null`))
		bob.Patch("/admin/user/me", object{"password": "harbor-violin-cactus-88", "currentPassword": "wrong"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		bob.Patch("/admin/user/me", object{"password": "harbor-violin-cactus-88", "currentPassword": "lantern-meadow-copper-19"}).OK()
		w.Login("bob@juniper-oak.example", "harbor-violin-cactus-88")
	})

	It("has personal preferences, which change only if the request has the current version", func() {
		const path = "/admin/user/me/preference"
		bob := staff("bob@juniper-oak.example", "store:read")
		none := bob.Get(path).OK()
		Expect([]any{none.At("preferences"), none.At("modifiedOn"), none.ID("version")}).To(Equal([]any{map[string]any{}, nil, int64(1)}))
		first := bob.Put(path, object{"preferences": object{"console.views.1": "{}", "other": ""}, "version": 1}).OK()
		Expect([]any{first.At("preferences"), first.ID("version")}).To(Equal([]any{map[string]any{"console.views.1": "{}", "other": ""}, int64(2)}))
		Expect(first.At("modifiedOn")).NotTo(BeNil())
		Expect(bob.Put(path, object{"preferences": object{"console.views.1": "{}", "other": ""}, "version": 2}).OK().ID("version")).To(Equal(int64(2)), "nothing changed")
		bob.Put(path, object{"preferences": object{}, "version": 1}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		Expect(bob.Get(path).OK().At("preferences")).To(HaveLen(2))
		Expect(bob.Get(path).OK().Header.Get("ETag")).NotTo(BeEmpty())
		Expect(ada.Get(path).OK().At("preferences")).To(BeEmpty(), "of another administrator")

		refused := bob.Put(path, object{"preferences": object{"a/b": "", "c d": "", "good": ""}, "version": 2}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect([]string{refused.Errors[0].Pointer, refused.Errors[1].Pointer}).To(Equal([]string{"/preferences/a~1b", "/preferences/c d"}))
		Expect(refused.Errors).To(HaveLen(2))
		long := object{}
		for _, name := range []string{"a", "b", "c", "d"} {
			long[name] = strings.Repeat("x", 20_000)
		}
		bob.Put(path, object{"preferences": long, "version": 2}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		bob.Put(path, object{"preferences": object{"a": strings.Repeat("x", 20_001)}, "version": 2}).Is(http.StatusBadRequest)
		bob.Put(path, object{"preferences": object{}, "version": 1}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		token := w.Client().Bearer(ada.Post("/admin/app-token", object{"name": "Sync", "permissions": []string{"user:read"}}).OK().Text("token"))
		token.Get(path).Is(http.StatusForbidden).Refused(domain.Forbidden)
		token.Put(path, object{"preferences": object{}, "version": 1}).Is(http.StatusForbidden).Refused(domain.Forbidden)

		entries := items(ada.Get("/admin/audit-log/paged?action=replaceMyPreferences").OK())
		Expect(entries).To(HaveLen(1), "one change")
		Expect(entries[0]).To(And(HaveKeyWithValue("objectType", "adminUser"), HaveKeyWithValue("changes", ConsistOf(map[string]any{"field": "preferences", "old": "••••", "new": "••••"}))))
		Expect(bob.Put(path, object{"preferences": object{}}).OK().At("preferences")).To(BeEmpty(), "without a version the request replaces every version")
	})

	It("sees a new app token only once, and the token has only its own permissions", func() {
		made := ada.Post("/admin/app-token", object{"name": "Sync", "permissions": []string{"store:read", "app-token:write"}}).OK()
		token := w.Client().Bearer(made.Text("token"))
		token.Get("/admin/store/settings").OK()
		token.Get("/admin/user/all").Is(http.StatusForbidden)
		for _, path := range []string{"/admin/user/me", "/admin/session/all"} {
			token.Get(path).Is(http.StatusForbidden).Refused(domain.Forbidden)
		}
		token.Post("/admin/logout", nil).Is(http.StatusForbidden)
		token.Post("/admin/store", newStore("two")).Is(http.StatusForbidden)
		token.Post("/admin/app-token", object{"name": "More", "permissions": []string{"order:refund"}}).Is(http.StatusForbidden).Refused(domain.Forbidden)
		Expect(token.Get("/admin/scope/me").OK().ID("appTokenId")).To(Equal(made.ID("appTokenId")))
		Expect(items(token.Get("/admin/store/all").OK())).To(HaveLen(1))
		list := ada.Get("/admin/app-token/all").OK()
		Expect(list.Body).NotTo(ContainSubstring(made.Text("token")))
		id := strconv.FormatInt(made.ID("appTokenId"), 10)
		ada.Patch("/admin/app-token", object{"appTokenId": made.ID("appTokenId"), "permissions": []string{"user:read"}}).OK()
		token.Get("/admin/user/all").OK()
		token.Get("/admin/store/settings").Is(http.StatusForbidden)
		ada.Delete("/admin/app-token?appTokenId=" + id).Is(http.StatusNoContent)
		ada.Delete("/admin/app-token?appTokenId=" + id).Is(http.StatusNoContent)
		token.Get("/admin/user/all").Is(http.StatusUnauthorized)
		Expect(items(ada.Get("/admin/app-token/all").OK())).To(BeEmpty())
		Expect(items(ada.Get("/admin/app-token/all?includeRevoked=true").OK())).To(HaveLen(1))
		ada.Patch("/admin/app-token", object{"appTokenId": made.ID("appTokenId"), "name": "x"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("sets up a store", func() {
		full.Post("/admin/store", newStore("one")).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		full.Post("/admin/store", object{"name": "x", "code": "xx", "timezone": "Mars/North", "defaultCurrencyCode": "EUR", "defaultLanguageCode": "de"}).Is(http.StatusUnprocessableEntity)
		ada.Get("/admin/store/domain").Is(http.StatusNotFound)
		ada.Post("/admin/store/domain/verify", nil).Is(http.StatusNotFound).Refused(domain.NotFound)
		settings := ada.Get("/admin/store/settings").OK()
		Expect(settings.Header.Get("ETag")).NotTo(BeEmpty())
		ada.With("If-None-Match", settings.Header.Get("ETag")).Get("/admin/store/settings").Is(http.StatusNotModified)
		changed := ada.Patch("/admin/store/settings", object{
			"legalName": "Juniper & Oak GmbH", "domain": "shop.juniper-oak.example", "skipLimit": nil, "allowedOrigins": []string{"https://shop.juniper-oak.example"},
			"address":   object{"firstName": "Ada", "lastName": "Novak", "streetLine1": "Oranienstraße 24", "city": "Berlin", "stateProvince": "BE", "postalCode": "10999", "countryCode": "DE"},
			"dunning":   object{"maxAttempts": 2, "intervalsDays": []int{3}, "finalAction": "PAUSE", "graceDays": 1, "notifyOn": []string{}},
			"analytics": object{"matomoSiteId": "3"}, "version": settings.ID("version"),
		}).OK()
		Expect(changed.Body).To(ContainSubstring(`"skipLimit":null`))
		Expect(changed.At("domainVerifiedOn")).To(BeNil())
		challenge := ada.Get("/admin/store/domain").OK()
		Expect(challenge.At("verifiedOn")).To(BeNil())
		Expect(challenge.Text("record.name")).To(Equal("_storeplatform.shop.juniper-oak.example"))
		Expect(challenge.Text("record.value")).To(Equal(challenge.Text("file.content")))
		Expect(challenge.Text("file.url")).To(Equal("https://shop.juniper-oak.example/.well-known/storeplatform-domain"))
		problem := ada.Patch("/admin/store/settings", object{"timezone": "Nowhere", "defaultTaxClassId": 999, "currencyCodes": []string{"USD"}}).Is(http.StatusUnprocessableEntity).Problem()
		Expect(problem.Errors).To(HaveLen(3))
		ada.Patch("/admin/store/settings", object{"code": "two"}).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)

		key := ada.Post("/admin/store/key", object{"name": "Storefront"}).OK()
		ada.Post("/admin/store/key", object{"name": "Storefront"}).Is(http.StatusConflict)
		Expect(ada.Get("/admin/store/key/all").OK().Body).NotTo(ContainSubstring(key.Text("key")))
		ada.Delete("/admin/store/key?storeKeyId=" + strconv.FormatInt(key.ID("storeKeyId"), 10)).Is(http.StatusNoContent)

		method := ada.Post("/admin/shipping-method", object{"name": "DHL Standard", "price": "4.90", "currencyCode": "EUR", "estimatedMaxDays": 3, "freeOverSubtotal": "79.00"}).OK()
		Expect(method.Text("price")).To(Equal("4.90"))
		ada.Post("/admin/shipping-method", object{"name": "dhl standard", "price": "4.90", "currencyCode": "EUR", "estimatedMaxDays": 3}).Is(http.StatusConflict)
		ada.Post("/admin/shipping-method", object{"name": "x", "price": "4.905", "currencyCode": "EUR", "estimatedMaxDays": 3}).Is(http.StatusUnprocessableEntity)
		id := method.ID("shippingMethodId")
		Expect(ada.Patch("/admin/shipping-method", object{"shippingMethodId": id, "freeOverSubtotal": nil, "isActive": false}).OK().Body).To(ContainSubstring(`"freeOverSubtotal":null`))
		Expect(items(ada.Get("/admin/shipping-method/all?isActive=true").OK())).To(BeEmpty())
		ada.Delete("/admin/shipping-method?shippingMethodId=" + strconv.FormatInt(id, 10)).Is(http.StatusNoContent)
		ada.Delete("/admin/shipping-method?shippingMethodId=" + strconv.FormatInt(id, 10)).Is(http.StatusNotFound)

		Expect(ada.Get("/admin/store/payment-provider/all").OK().Text("items.0.providerCode")).To(Equal("SANDBOX"))
		offline := ada.Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Invoice", "maxAmount": "500.00"}).OK()
		ada.Patch("/admin/store/payment-provider", object{"paymentProviderId": offline.ID("paymentProviderId"), "isDefault": true, "captureMode": "MANUAL"}).OK()
		ada.Post("/admin/store/payment-provider", object{"providerCode": "ADYEN", "displayName": "Card"}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		Expect(ada.Get("/admin/store/tax-provider").OK().Text("providerCode")).To(Equal("MANUAL"))
		ada.Patch("/admin/store/tax-provider", object{"nexus": []object{{"countryCode": "DE"}}}).OK()
		Expect(ada.Get("/admin/store/commission-provider").OK().Text("providerCode")).To(Equal("NONE"))
		ada.Patch("/admin/store/commission-provider", object{"referrerParameter": "ref"}).OK()
		Expect(len(items(full.Get("/admin/language/all").OK()))).To(BeNumerically(">", 100))
	})

	It("can put the store into maintenance, which blocks carts, or close it, which blocks visitors", func() {
		key := ada.Post("/admin/store/key", object{"name": "Storefront"}).OK().Text("key")
		visitor := w.Client().Store(key)
		visitor.Get("/customer/collection/all").OK()
		ada.Patch("/admin/store/settings", object{"status": "MAINTENANCE"}).OK()
		visitor.Get("/customer/collection/all").OK()
		resting := visitor.Post("/customer/cart/item", object{"variantId": 1, "quantity": 1}).Is(http.StatusServiceUnavailable)
		resting.Refused(domain.Unavailable)
		ada.Patch("/admin/store/settings", object{"status": "CLOSED"}).OK()
		closed := visitor.Get("/customer/collection/all").Is(http.StatusServiceUnavailable)
		closed.Refused(domain.Unavailable)
		Expect([]string{resting.Header.Get("Retry-After"), closed.Header.Get("Retry-After")}).To(HaveEach("60"))
		w.Client().Store(domain.NewToken(domain.StoreKeyKind)).Get("/customer/collection/all").Is(http.StatusUnauthorized)
	})

	It("cannot see objects of another store", func() {
		two := full.In(full.Post("/admin/store", newStore("two")).OK().ID("storeId"))
		full.Get("/admin/store/settings").Is(http.StatusBadRequest).Refused(domain.StoreRequired)
		full.In(99).Get("/admin/scope?scopeId=1").Is(http.StatusNotFound)
		method := ada.Post("/admin/shipping-method", object{"name": "DHL", "price": "4.90", "currencyCode": "EUR", "estimatedMaxDays": 3}).OK().ID("shippingMethodId")
		two.Patch("/admin/shipping-method", object{"shippingMethodId": method, "name": "x"}).Is(http.StatusNotFound)
		two.Delete("/admin/shipping-method?shippingMethodId=" + strconv.FormatInt(method, 10)).Is(http.StatusNotFound)
		Expect(items(two.Get("/admin/shipping-method/all").OK())).To(BeEmpty())
		bob := staff("bob@juniper-oak.example", "store:read")
		bob.In(99).Get("/admin/product?productId=1").Is(http.StatusNotFound)
		Expect(items(bob.Get("/admin/store/all").OK())).To(HaveLen(1))
	})

	It("sees in the audit log who changed what, by operation and by request", func() {
		ada.With("X-Request-Id", "spec-request-1").Patch("/admin/store/settings", object{"cartExpiryDays": 14}).OK()
		log := ada.Get("/admin/audit-log/paged?requestId=spec-request-1").OK()
		Expect(items(log)).To(HaveLen(1))
		Expect(log.Text("items.0.action")).To(Equal("updateStoreSettings"))
		Expect(log.Text("items.0.changes.0.field")).To(Equal("cartExpiryDays"))
		Expect(log.Text("items.0.changes.0.new")).To(Equal("14"))
		entry := func(id int64) string { return "/admin/audit-log?auditLogId=" + strconv.FormatInt(id, 10) }
		single := ada.Get(entry(log.ID("items.0.auditLogId"))).OK()
		for field, value := range log.At("items.0").(map[string]any) {
			Expect([]any{single.At(field)}).To(Equal([]any{value}), field)
		}
		Expect(single.Header.Get("ETag")).NotTo(BeEmpty())
		other := full.In(full.Post("/admin/store", newStore("other")).OK().ID("storeId"))
		other.Get(entry(log.ID("items.0.auditLogId"))).Is(http.StatusNotFound).Refused(domain.NotFound)
		ada.Get(entry(1 << 40)).Is(http.StatusNotFound)
		staff("bob@juniper-oak.example", "store:read").Get(entry(log.ID("items.0.auditLogId"))).Is(http.StatusForbidden)
		w.Login(apitest.AdminEmail, apitest.AdminPassword) // a new login lists the new store
		Expect(items(ada.Get("/admin/audit-log/paged?action=login").OK())).NotTo(BeEmpty())
		cursor := ada.Get("/admin/audit-log/paged?pageSize=1").OK()
		next := ada.Get("/admin/audit-log/paged?pageSize=1&cursor=" + cursor.Text("nextCursor")).OK()
		Expect(next.ID("items.0.auditLogId")).To(BeNumerically("<", cursor.ID("items.0.auditLogId")))
		ada.Get("/admin/audit-log/paged?sort=name").Is(http.StatusBadRequest)
	})
})

func newStore(code string) object {
	return object{"name": "Juniper & Oak " + code, "code": code, "timezone": "Europe/Berlin", "defaultCurrencyCode": "EUR", "defaultLanguageCode": "de"}
}

// items returns the items of a list.
func items(a *apitest.Answer) []any { return a.At("items").([]any) }
