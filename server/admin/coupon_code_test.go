package admin_test

import (
	"fmt"
	"net/http"
	"net/url"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A coupon code", func() {
	It("can contain umlauts and spaces, and matches regardless of case, extra spaces and Unicode form", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("codes")
		coupon := func(code string) *apitest.Answer {
			return shop.Admin.Once().Post("/admin/coupon", object{"code": code, "discountType": "PERCENTAGE", "value": "10", "status": "ACTIVE"})
		}
		Expect(coupon("  WINTERGRÜSSE   2026 ").OK().Text("code")).To(Equal("WINTERGRÜSSE 2026"))
		coupon("wintergrüße 2026").Is(http.StatusConflict).Refused(domain.AlreadyExists)
		for _, typed := range []string{"wintergrüsse 2026", "Wintergru\u0308ße  2026", " WINTERGRÜSSE\u00a02026"} {
			guest := shop.Guest(shop.White, 1)
			cart := guest.Post("/customer/cart/coupon", object{"code": typed}).OK()
			Expect(cart.Text("coupons.0.code")).To(Equal("WINTERGRÜSSE 2026"))
			guest.Delete("/customer/cart/coupon?code=" + url.QueryEscape(typed)).OK()
		}
		for _, code := range []string{" ", "\u200b", "TEN\u200b", "TEN\u0007"} {
			refused := coupon(code).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(refused.Errors).To(HaveLen(1))
			Expect(refused.Errors[0].Pointer).To(Equal("/code"))
		}
		used := shop.Guest(shop.White, 1)
		used.Post("/customer/cart/coupon", object{"code": "wintergrüsse 2026"}).OK()
		order := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", used.Buy().OK().ID("orderId"))).OK()
		Expect(order.Text("coupons.0.code")).To(Equal("WINTERGRÜSSE 2026"))
		uses := shop.Admin.Get("/admin/coupon/usage?code=" + url.QueryEscape("wintergrüße 2026")).OK()
		Expect(uses.Text("items.0.code")).To(Equal("WINTERGRÜSSE 2026"))
	})
})
