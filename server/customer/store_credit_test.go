package customer_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = Describe("Store credit in the Customer API", func() {
	It("is shown only to its customer", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("credit")
		signUp := func(email string) apitest.Client {
			GinkgoHelper()
			return shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", map[string]any{
				"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
			}).OK().Text("accessToken"))
		}
		mia, tom := signUp("mia@example.com"), signUp("tom@example.com")
		Expect(mia.Get("/customer/store-credit/all").OK().At("items")).To(BeEmpty())
		shop.Admin.Once().Post("/admin/store-credit/adjust", map[string]any{
			"storeCustomerId": mia.Get("/customer/user/me").OK().ID("storeCustomerId"), "currencyCode": "EUR", "amount": "12.30", "reason": "Parcel arrived late",
		}).OK()
		Expect(mia.Get("/customer/store-credit/all").OK().At("items")).To(Equal([]any{map[string]any{"currencyCode": "EUR", "balance": "12.30", "heldAmount": "0.00", "availableAmount": "12.30"}}))
		Expect(tom.Get("/customer/store-credit/all").OK().At("items")).To(BeEmpty())
		shop.Storefront.Get("/customer/store-credit/all").Is(http.StatusUnauthorized)
		far := world.Shop(fmt.Sprint("far-", shop.StoreID))
		mia.Store(far.StoreKey).Get("/customer/store-credit/all").Is(http.StatusUnauthorized)
	})
})
