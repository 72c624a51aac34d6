package apitest_test

import (
	"crypto/sha256"
	"net/http"
	"strconv"
	"strings"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("An Idempotency-Key", Ordered, func() {
	type object = map[string]any
	const password = "lantern-meadow-copper-19"
	var w *apitest.World
	var shop, other *apitest.Shop

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop, other = w.Shop("one"), w.Shop("two")
	})

	keyed := func(c apitest.Client, key string) apitest.Client { return c.With("Idempotency-Key", key) }
	replayed := func(a *apitest.Answer) bool { return a.Header.Get("Idempotent-Replayed") == "true" }
	// staff creates a user of both stores and returns the response of their login.
	staff := func(email string) *apitest.Answer {
		GinkgoHelper()
		scope := shop.Admin.Put("/admin/scope", object{"name": email, "permissions": []string{"order:refund"}, "storeIds": []int64{shop.StoreID, other.StoreID}}).OK().ID("scopeId")
		w.Invite(shop.Admin, email, password, []int64{scope}, object{"firstName": "Bo"})
		return w.Client().Post("/admin/login", object{"email": email, "password": password}).OK()
	}
	signedUp := func(email string) *apitest.Answer {
		GinkgoHelper()
		return shop.Storefront.Post("/customer/user", object{"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
	}

	It("belongs to a user across the user's tokens, so a refund is not repeated after a token refresh", func() {
		login := staff("bo@juniper-oak.example")
		order := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		key, refund := uuid.NewString(), object{"orderId": order, "reason": "GOODWILL", "amount": "5.00"}
		first := keyed(w.Client().Bearer(login.Text("accessToken")).In(shop.StoreID), key).Post("/admin/order/refund", refund).OK()

		renewed := w.Client().Post("/admin/login/refresh", object{"refreshToken": login.Text("refreshToken")}).OK()
		again := keyed(w.Client().Bearer(renewed.Text("accessToken")).In(shop.StoreID), key).Post("/admin/order/refund", refund).OK()
		Expect(again.Body).To(Equal(first.Body))
		Expect(replayed(again)).To(BeTrue())
		anew := keyed(w.Login("bo@juniper-oak.example", password).In(shop.StoreID), key).Post("/admin/order/refund", refund).OK()
		Expect(anew.Body).To(Equal(first.Body))
		Expect(shop.Admin.Get("/admin/refund/paged?orderId=" + strconv.FormatInt(order, 10)).OK().Text("totalCount")).To(Equal("1"))

		By("and to no other user with the same key")
		theirs := keyed(shop.Admin, key).Post("/admin/order/refund", refund).OK()
		Expect(replayed(theirs)).To(BeFalse())
		Expect(shop.Admin.Get("/admin/refund/paged?orderId=" + strconv.FormatInt(order, 10)).OK().Text("totalCount")).To(Equal("2"))
	})

	It("replays a response that was stored by an earlier version of the service, byte for byte", func(ctx SpecContext) {
		key, body := uuid.NewString(), `{"name": "Magazines", "code": "MAGAZINES"}`
		first := keyed(shop.Admin, key).Post("/admin/product/tax-class", body).OK()
		earlier := sha256.Sum256([]byte(strings.Repeat("\x000\x00", 3) + body)) // the fingerprint of a request without cart, query and If-Match
		execute(ctx, w.DatabaseURL, "UPDATE idempotency_keys SET request_hash = $1 WHERE key = $2", earlier[:], key)
		again := keyed(shop.Admin, key).Post("/admin/product/tax-class", body).OK()
		Expect(again.Body).To(Equal(first.Body))
		Expect(replayed(again)).To(BeTrue())
		keyed(shop.Admin, key).Post("/admin/product/tax-class", `{"name": "Newspapers"}`).Refused(domain.IdempotencyKeyReuse)
	})

	It("is independent of the same key in another store", func() {
		key, class := uuid.NewString(), object{"name": "Books", "code": "BOOKS", "rates": []any{}}
		here := keyed(shop.Admin, key).Post("/admin/product/tax-class", class).OK()
		there := keyed(shop.Admin.In(other.StoreID), key).Post("/admin/product/tax-class", class).OK()
		Expect(replayed(there)).To(BeFalse())
		Expect(there.ID("taxClassId")).NotTo(Equal(here.ID("taxClassId")))
		Expect(replayed(keyed(shop.Admin, key).Post("/admin/product/tax-class", class).OK())).To(BeTrue())
	})

	It("belongs to one app token", func() {
		key, coupon := uuid.NewString(), func(code string) object {
			return object{"code": code, "discountType": "PERCENTAGE", "value": "5", "status": "ACTIVE"}
		}
		one, two := shop.AppToken("coupon:write"), shop.AppToken("coupon:write")
		keyed(one, key).Post("/admin/coupon", coupon("FIVE")).OK()
		Expect(replayed(keyed(one, key).Post("/admin/coupon", coupon("FIVE")).OK())).To(BeTrue())
		keyed(two, key).Post("/admin/coupon", coupon("FIVE-MORE")).OK()
		keyed(one, key).Post("/admin/coupon", coupon("FIVE-MORE")).Is(http.StatusUnprocessableEntity).Refused(domain.IdempotencyKeyReuse)
	})

	It("belongs to a customer across the customer's tokens", func() {
		login := signedUp("mia@example.com")
		key, item := uuid.NewString(), object{"variantId": shop.White, "quantity": 1}
		first := keyed(shop.Storefront.Bearer(login.Text("accessToken")), key).Post("/customer/cart/item", item).OK()
		renewed := shop.Storefront.Post("/customer/store/refresh", object{"refreshToken": login.Text("refreshToken")}).OK()
		again := keyed(shop.Storefront.Bearer(renewed.Text("accessToken")), key).Post("/customer/cart/item", item).OK()
		Expect(again.Body).To(Equal(first.Body))
		tom := shop.Storefront.Bearer(signedUp("tom@example.com").Text("accessToken"))
		Expect(replayed(keyed(tom, key).Post("/customer/cart/item", item).OK())).To(BeFalse())
		Expect(tom.Get("/customer/cart/summary").OK().ID("cartId")).NotTo(Equal(first.ID("cartId")))
	})

	It("belongs to a guest's cart or, without a cart, to the network address", func() {
		key, item := uuid.NewString(), object{"variantId": shop.White, "quantity": 1}
		visitor := keyed(shop.Storefront.From("198.51.100.1"), key)
		first := visitor.Post("/customer/cart/item", item).OK()
		Expect(visitor.Post("/customer/cart/item", item).OK().Body).To(Equal(first.Body))
		elsewhere := keyed(shop.Storefront.From("198.51.100.2"), key).Post("/customer/cart/item", item).OK()
		Expect(elsewhere.ID("cartId")).NotTo(Equal(first.ID("cartId")))

		one, two := shop.Guest(shop.White, 1), shop.Guest(shop.White, 1)
		added := keyed(one.Client, key).Post("/customer/cart/item", item).OK()
		Expect(keyed(one.Client.From("198.51.100.2"), key).Post("/customer/cart/item", item).OK().Body).To(Equal(added.Body))
		Expect(keyed(two.Client, key).Post("/customer/cart/item", item).OK().ID("cartId")).To(Equal(two.CartID))
	})
})
