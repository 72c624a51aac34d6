package admin_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Redirects", Ordered, ContinueOnFailure, func() {
	var world *apitest.World
	var shop, other *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx)
		shop, other = world.Shop("moved"), world.Shop("bystander")
	})
	create := func(body object) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Once().Post("/admin/redirect", body)
	}

	It("are created, read by id and by path, changed and deleted", func() {
		made := create(object{"path": "/Old%20Mug/", "productId": shop.ProductID}).OK()
		Expect([]any{made.At("path"), made.ID("productId"), made.At("collectionId"), made.At("targetPath")}).To(Equal([]any{"/Old Mug", shop.ProductID, nil, nil}))
		read := shop.Admin.Get("/admin/redirect?redirectId=" + made.Text("redirectId")).OK()
		Expect(read.Body).To(Equal(made.Body))
		Expect(shop.Admin.Get("/admin/redirect?path=" + url.QueryEscape("/OLD%20mug")).OK().Body).To(Equal(made.Body))
		shop.Admin.With("If-None-Match", read.Header.Get("ETag")).Get("/admin/redirect?redirectId=" + made.Text("redirectId")).Is(http.StatusNotModified)
		shop.Admin.Get("/admin/redirect").Is(http.StatusBadRequest)
		shop.Admin.Get("/admin/redirect?path=/nothing").Is(http.StatusNotFound)

		patch := object{"redirectId": made.ID("redirectId"), "version": 1, "targetPath": "/mugs/"}
		changed := shop.Admin.Patch("/admin/redirect", patch).OK()
		Expect([]any{changed.At("path"), changed.At("productId"), changed.At("targetPath"), changed.ID("version")}).To(Equal([]any{"/Old Mug", nil, "/mugs/", int64(2)}))
		shop.Admin.Patch("/admin/redirect", patch).Is(http.StatusConflict).Refused(domain.VersionConflict)
		shop.Admin.With("If-Match", `"1"`).Patch("/admin/redirect", object{"redirectId": made.ID("redirectId"), "path": "/x"}).Is(http.StatusPreconditionFailed)
		shop.Admin.Patch("/admin/redirect", object{"redirectId": made.ID("redirectId"), "targetPath": "/x", "productId": shop.ProductID}).Is(http.StatusBadRequest)
		Expect(shop.Admin.Patch("/admin/redirect", object{"redirectId": made.ID("redirectId")}).OK().ID("version")).To(BeEquivalentTo(2))

		entries := shop.Admin.Get("/admin/audit-log/paged?objectType=redirect&objectId=" + made.Text("redirectId")).OK()
		Expect([]string{entries.Text("items.0.action"), entries.Text("items.1.action")}).To(Equal([]string{"updateRedirect", "createRedirect"}))
		shop.Admin.Delete("/admin/redirect?redirectId=" + made.Text("redirectId")).Is(http.StatusNoContent)
		shop.Admin.Delete("/admin/redirect?redirectId=" + made.Text("redirectId")).Is(http.StatusNotFound)
		shop.Admin.Patch("/admin/redirect", object{"redirectId": made.ID("redirectId"), "path": "/x"}).Is(http.StatusNotFound)
	})

	It("have exactly one target", func() {
		create(object{"path": "/none"}).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		create(object{"path": "/two", "productId": shop.ProductID, "targetPath": "/x"}).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		create(object{"path": "/null", "productId": nil}).Is(http.StatusBadRequest)
	})

	It("refuse paths that could lead to another site or that no request can have", func() {
		for _, path := range []string{"//evil.example", "/%2Fevil.example", `/\evil.example`, "/%5cevil.example", "/%2e%2e/", "/a/../b", "/a?b=c", "/a#b", "/%0d%0aLocation:%20x", "/%00", "/%ff", "/100%", "/" + strings.Repeat("ж", 1200), "/" + strings.Repeat("a", 2000)} {
			refusal := create(object{"path": path, "productId": shop.ProductID}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(refusal.Errors[0].Pointer).To(Equal("/path"), path)
			refusal = create(object{"path": "/from", "targetPath": path}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
			Expect(refusal.Errors[0].Pointer).To(Equal("/targetPath"), path)
		}
		for _, path := range []string{"", "mug", "https://evil.example/", "javascript:alert(1)", "/" + strings.Repeat("a", 6000)} {
			create(object{"path": path, "productId": shop.ProductID}).Is(http.StatusBadRequest)
			create(object{"path": "/from", "targetPath": path}).Is(http.StatusBadRequest)
		}
		create(object{"path": "/", "productId": shop.ProductID}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		long := "/" + strings.Repeat("a", 1999)
		Expect(create(object{"path": long, "targetPath": "/"}).OK().Text("path")).To(Equal(long))
	})

	It("have paths of 2,000 bytes, however long their percent-escapes are", func() {
		tea := "/" + strings.Repeat("茶", 666)
		escaped := "/" + url.PathEscape(tea[1:])
		Expect(create(object{"path": escaped, "targetPath": escaped + "?"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors).To(HaveLen(1))
		Expect(create(object{"path": escaped, "targetPath": "/tea"}).OK().Text("path")).To(Equal(tea))
		Expect(shop.Admin.Get("/admin/redirect?path=" + url.QueryEscape(tea)).OK().Text("path")).To(Equal(tea))
		short := "/" + url.PathEscape(strings.Repeat("茶", 500))
		create(object{"path": short, "targetPath": "/tea"}).OK()
		shop.Admin.Get("/admin/redirect?path=" + url.QueryEscape(short)).OK()
		Expect(shop.Storefront.Get("/customer/redirect?path=" + url.QueryEscape(short)).OK().Text("targetPath")).To(Equal("/tea"))
	})

	It("cannot share a path with another redirect or lead to their own path", func() {
		create(object{"path": "/caf%C3%A9", "targetPath": "/coffee"}).OK()
		for _, twin := range []string{"/café", "/cafe\u0301/", "/CAFÉ"} {
			create(object{"path": twin, "targetPath": "/coffee"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		}
		create(object{"path": "/coffee/", "targetPath": "/Caf%c3%a9"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		create(object{"path": "/self", "targetPath": "/self/"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		id := create(object{"path": "/tea", "targetPath": "/teas"}).OK().ID("redirectId")
		shop.Admin.Patch("/admin/redirect", object{"redirectId": id, "path": "/Café/"}).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		shop.Admin.Patch("/admin/redirect", object{"redirectId": id, "targetPath": "/TEA"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		answers := make(chan int, 6)
		for range cap(answers) {
			go func() {
				defer GinkgoRecover()
				answers <- create(object{"path": "/at-once", "targetPath": "/x"}).Status
			}()
		}
		seen := map[int]int{}
		for range cap(answers) {
			seen[<-answers]++
		}
		Expect(seen).To(Equal(map[int]int{http.StatusOK: 1, http.StatusConflict: cap(answers) - 1}))
	})

	It("belong to one store", func() {
		foreign := other.Admin.Once().Post("/admin/redirect", object{"path": "/foreign", "productId": other.ProductID}).OK()
		id := foreign.ID("redirectId")
		shop.Admin.Get(fmt.Sprint("/admin/redirect?redirectId=", id)).Is(http.StatusNotFound)
		shop.Admin.Get("/admin/redirect?path=/foreign").Is(http.StatusNotFound)
		shop.Admin.Patch("/admin/redirect", object{"redirectId": id, "path": "/mine"}).Is(http.StatusNotFound)
		shop.Admin.Delete(fmt.Sprint("/admin/redirect?redirectId=", id)).Is(http.StatusNotFound)
		Expect(shop.Admin.Get("/admin/redirect/paged?search=foreign").OK().ID("totalCount")).To(BeZero())
		Expect(shop.Admin.Get(fmt.Sprint("/admin/redirect/paged?productId=", other.ProductID)).OK().ID("totalCount")).To(BeZero())
		create(object{"path": "/stolen", "productId": other.ProductID}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		create(object{"path": "/foreign", "productId": shop.ProductID}).OK()
		Expect(other.Admin.Get(fmt.Sprint("/admin/redirect?redirectId=", id)).OK().Body).To(Equal(foreign.Body))
	})

	It("require the permissions for products", func() {
		reader := shop.AppToken("product:read")
		reader.Get("/admin/redirect/paged").OK()
		reader.Once().Post("/admin/redirect", object{"path": "/reader", "targetPath": "/x"}).Is(http.StatusForbidden)
		shop.AppToken("collection:write").Get("/admin/redirect/paged").Is(http.StatusForbidden)
	})

	It("are listed by path, page by page", func() {
		for _, path := range []string{"/list/c", "/list/A", "/list/b"} {
			create(object{"path": path, "targetPath": "/list"}).OK()
		}
		var listed []string
		for next := ""; ; {
			page := shop.Admin.Get("/admin/redirect/paged?search=list&sort=path&pageSize=2" + next).OK()
			for i := range page.At("items").([]any) {
				listed = append(listed, page.Text(fmt.Sprintf("items.%d.path", i)))
			}
			if page.At("nextCursor") == nil {
				break
			}
			next = "&cursor=" + page.Text("nextCursor")
		}
		Expect(listed).To(Equal([]string{"/list/A", "/list/b", "/list/c"}))
	})
})
