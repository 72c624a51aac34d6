package admin_test

import (
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("The dashboard", func() {
	It("shows the store's sales, and refuses an invalid range", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("dashboard")
		shop.Guest(shop.White, 2).Buy().OK()
		Expect(world.App.Service.Report.CountSales(ctx)).To(Succeed())
		shown := shop.Admin.Get("/admin/dashboard").OK()
		for member, want := range map[string]any{
			"currencyCode": "EUR", "sales.gross": "98.00", "sales.shipping": "4.90", "sales.tax": "19.55", "sales.net": "98.00", "sales.previousNet": "0.00", "sales.changePercent": nil,
			"orders.averageValue": "122.45", "topProducts.0.net": "98.00", "topProducts.0.name": "Ceramic pour-over set", "range.timezone": "Europe/Berlin", "range.compareTo": "PREVIOUS_PERIOD",
		} {
			if want == nil {
				Expect(shown.At(member)).To(BeNil(), member)
			} else {
				Expect(shown.At(member)).To(Equal(want), member)
			}
		}
		Expect(shown.ID("orders.count")).To(BeEquivalentTo(1))
		Expect(shown.ID("unfulfilledCount")).To(BeEquivalentTo(1))
		Expect(shown.At("salesByDay")).To(HaveLen(30))
		Expect(shop.Admin.Get("/admin/dashboard?currencyCode=USD&compareTo=NONE").OK().At("range.previousFrom")).To(BeNil())

		refused := shop.Admin.Get("/admin/dashboard?from=2026-03-02&to=2026-03-02&currencyCode=XXY").Is(http.StatusUnprocessableEntity)
		Expect(refused.At("errors")).To(HaveLen(2))
		shop.AppToken("order:read").In(shop.StoreID).Get("/admin/dashboard").Is(http.StatusForbidden)
		other := world.Shop("dashboard-two")
		Expect(other.Admin.Get("/admin/dashboard").OK().ID("orders.count")).To(BeZero())
	})
})
