package apitest_test

import (
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A store's withdrawal page", Ordered, func() {
	const address, declaration = "/withdraw/away", "/withdraw/away/customer/return/withdrawal"
	var w *apitest.World
	var shop *apitest.Shop
	var page apitest.Client // the page's own script
	unknown := object{"orderName": "JO-1", "email": "nobody@example.com"}

	policy := func(countries ...string) object {
		return object{"needsApproval": true, "exclusions": []any{}, "reasons": []any{},
			"terms": []any{object{"countryCodes": append([]string{}, countries...), "accountTypeIds": []any{}, "windowDays": 30, "withdrawalDays": 14, "restockingRate": "0", "returnShipping": []any{}}}}
	}

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("away")
		shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": policy()}).OK()
		page = w.Client().With("Origin", w.URL).With("Account-Request", "1").With("Sec-Fetch-Site", "same-origin")
	})

	It("accepts a withdrawal by order number and e-mail address, including while accountPages is off", func(ctx SpecContext) {
		email := "away@example.com"
		order := shop.Admin.Once().Post("/admin/order", object{"email": email, "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home,
			"shippingMethodId": shop.ShippingMethodID, "payment": object{"paymentToken": "pm_card_visa"}}).OK()
		shop.Admin.Patch("/admin/store/settings", object{"accountPages": false}).OK()
		w.Client().Get(address).OK()
		page.Once().Post(declaration, object{"orderName": order.Text("orderNumber"), "email": email}).Is(http.StatusNoContent)
		Expect(w.App.Service.Ordering.MailOrderLinks(ctx)).To(Succeed())
		returns := shop.Admin.Get("/admin/return/paged?orderId=" + order.Text("orderId")).OK()
		Expect([]any{returns.Text("totalCount"), returns.Text("items.0.kind"), returns.Text("items.0.status")}).To(Equal([]any{"1", "WITHDRAWAL", "APPROVED"}))
		shop.Admin.Patch("/admin/store/settings", object{"accountPages": true}).OK()
	})

	It("is linked in the store overview and in order mails while the return policy grants a right of withdrawal", func(ctx SpecContext) {
		link := func() any { return shop.Storefront.Get("/customer/store/overview").OK().At("withdrawalUrl") }
		placed := func(email string) string {
			GinkgoHelper()
			number := shop.Admin.Once().Post("/admin/order", object{"email": email, "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home,
				"shippingMethodId": shop.ShippingMethodID, "payment": object{"paymentToken": "pm_card_visa"}}).OK().Text("orderNumber")
			list, err := w.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), email, 20)
			Expect(err).NotTo(HaveOccurred())
			Expect(list).To(HaveLen(1))
			return strings.ReplaceAll(list[0].Text, number, "NUMBER")
		}
		Expect(link()).To(HaveSuffix(address))
		Expect(placed("linked@example.com")).To(ContainSubstring(address + "#order=NUMBER"))
		shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": policy("AT")}).OK()
		Expect(link()).To(HaveSuffix(address), "for buyers in Austria")
		Expect(placed("abroad@example.com")).NotTo(ContainSubstring(address))
		shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": true, "exclusions": []any{}, "reasons": []any{}, "terms": []any{}}}).OK()
		Expect(link()).To(BeNil())
		shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": policy()}).OK()
	})

	It("returns pointers to the invalid fields of a withdrawal", func() {
		refused := page.Once().Post(declaration, object{"orderName": "none", "email": "nobody"}).Is(http.StatusBadRequest)
		Expect([]string{refused.Text("errors.0.pointer"), refused.Text("errors.1.pointer")}).To(ConsistOf("/orderName", "/email"))
	})

	It("rejects other origins, unknown stores, and operations other than the withdrawal", func() {
		bare := w.Client()
		page.Once().Post(declaration, unknown).Is(http.StatusNoContent)
		bare.With("Origin", w.URL).Once().Post(declaration, unknown).Refused(domain.Unauthenticated)
		page.With("Origin", "https://evil.example").Once().Post(declaration, unknown).Refused(domain.Unauthenticated)
		page.With("Sec-Fetch-Site", "cross-site").Once().Post(declaration, unknown).Refused(domain.Unauthenticated)
		page.Once().Post("/withdraw/nobody/customer/return/withdrawal", unknown).Refused(domain.Unauthenticated)
		for _, path := range []string{"/customer/store/overview", "/customer/user/me", "/admin/store/settings", "/customer/return/withdrawal/"} {
			page.Get(address + path).Refused(domain.NotFound)
		}
		w.Client().Get("/withdraw/nobody").Refused(domain.NotFound)
	})
})
