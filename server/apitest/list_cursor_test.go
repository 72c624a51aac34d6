package apitest_test

import (
	"fmt"
	"net/http"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("The cursor of a list", func() {
	It("continues after rows with long sort values, and is refused once its row changes", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("long-names")
		long := func(letter string, n int) func(i int) string {
			return func(i int) string { return strings.Repeat(letter, n-1) + string(rune('a'+i)) }
		}
		folder, product, family := long("\U0001F600", 100), long("茶", 200), long("<", 100)
		var folders []int64
		for i := range 3 {
			folders = append(folders, shop.Admin.Post("/admin/media/folder", map[string]any{"name": folder(i)}).OK().ID("folderId"))
			shop.Admin.Once().Post("/admin/product", map[string]any{"name": product(i), "productType": "DIGITAL", "status": "ACTIVE",
				"variants": []any{map[string]any{"sku": fmt.Sprint("LONG-", i), "optionValues": []any{}, "prices": []any{map[string]any{"currencyCode": "EUR", "amount": "1.00"}}}}}).OK()
			shop.Admin.Once().Post("/admin/customer", map[string]any{"email": fmt.Sprintf("long%d@example.com", i), "firstName": "Mia", "lastName": family(i)}).OK()
		}
		walk := func(client apitest.Client, path, field string) (seen []string) {
			GinkgoHelper()
			for more := ""; ; {
				page := client.Get(path + more).OK()
				seen = append(seen, page.Text("items.0."+field))
				next, ok := page.At("nextCursor").(string)
				if !ok {
					return seen
				}
				more = "&cursor=" + next
			}
		}
		names := func(of func(int) string) []string { return []string{of(0), of(1), of(2)} }
		Expect(walk(shop.Admin, "/admin/media/folder/paged?pageSize=1&sort=name", "name")).To(Equal(names(folder)))
		Expect(walk(shop.Admin, "/admin/product/paged?pageSize=1&sort=name", "name")).To(ContainElements(names(product)))
		Expect(walk(shop.Storefront, "/customer/product/paged?pageSize=1&sort=-name", "name")).To(ContainElements(names(product)))
		Expect(walk(shop.Admin, "/admin/customer/paged?pageSize=1&sort=lastName", "lastName")).To(ContainElements(names(family)))

		cursor := shop.Admin.Get("/admin/media/folder/paged?pageSize=1&sort=name").OK().Text("nextCursor")
		shop.Admin.Patch("/admin/media/folder", map[string]any{"folderId": folders[0], "name": "Renamed"}).OK()
		shop.Admin.Get("/admin/media/folder/paged?pageSize=1&sort=name&cursor=" + cursor).Is(http.StatusBadRequest).Refused(domain.InvalidCursor)
	})
})
