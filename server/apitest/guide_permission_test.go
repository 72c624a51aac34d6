package apitest_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/openapi/guides"
	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The permission guide lists the permissions that a token needs for each task. A token with all of these permissions
// can call every operation of the task; a token that lacks one of them cannot.
var _ = Describe("The permissions of a task", Ordered, func() {
	var (
		shop     *apitest.Shop
		receiver *apitest.Receiver
	)
	quoted := regexp.MustCompile("`([^`]+)`")
	each := func(cell string) (texts []string) {
		for _, found := range quoted.FindAllStringSubmatch(cell, -1) {
			texts = append(texts, found[1])
		}
		return texts
	}
	// lacking calls the operations and returns the permissions that their responses say are missing. The service checks
	// the permission first and the missing fields second.
	lacking := func(operations, permissions []string) (missing []string) {
		GinkgoHelper()
		app := shop.AppToken(permissions...)
		for _, operation := range operations {
			method, path, _ := strings.Cut(operation, " ")
			var body any
			if method != "GET" {
				body = object{}
			}
			if operation == "POST /webhook-endpoint" {
				body = object{"url": receiver.URL, "eventTypes": []string{"order.*"}, "isActive": false}
			}
			answer := app.Once().Call(method, path, body)
			Expect(answer.Status).NotTo(BeElementOf(401, 404, 405, 500), "%s: %s", operation, answer.Body)
			if answer.Status == 403 {
				missing = append(missing, *answer.Refused(domain.Forbidden).Permission)
			}
		}
		return missing
	}

	BeforeAll(func(ctx SpecContext) { shop, receiver = apitest.Start(ctx).Shop("tasks"), apitest.NewReceiver() })

	It("are exactly the permissions that the guide lists", func() {
		guide, err := guides.Of("permissions")
		Expect(err).NotTo(HaveOccurred())
		rows := 0
		for line := range strings.Lines(string(guide.Markdown)) {
			cells := strings.Split(strings.Trim(line, "| \n"), " | ")
			if len(cells) != 3 || !strings.Contains(cells[2], " /") {
				continue
			}
			rows++
			task, permissions, operations := cells[0], each(cells[1]), each(cells[2])
			By(task)
			Expect(lacking(operations, permissions)).To(BeEmpty(), task)
			for i, one := range permissions {
				less := slices.Delete(slices.Clone(permissions), i, i+1)
				if len(less) == 0 {
					continue
				}
				Expect(lacking(operations, less)).To(ContainElement(one), "%s without %s", task, one)
			}
		}
		Expect(rows).To(BeNumerically(">=", 7))
	})

	It("include price:write for every way to change a product's prices", func() {
		catalog, pricing := shop.AppToken("product:read", "product:write"), shop.AppToken("product:read", "product:write", "price:write")
		version := func() int64 {
			GinkgoHelper()
			return shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().ID("version")
		}
		at := func(amount string) []any { return []any{object{"currencyCode": "EUR", "amount": amount}} }
		change := func(prices []any) object {
			return object{"productId": shop.ProductID, "brand": "Juniper", "variants": []any{object{"variantId": shop.White, "prices": prices}, object{"variantId": shop.Black}}}
		}
		lacks := func(answer *apitest.Answer) {
			GinkgoHelper()
			Expect(answer.Refused(domain.Forbidden).Permission).To(HaveValue(Equal("price:write")), answer.Request)
		}
		before := version()
		lacks(catalog.Patch("/admin/product", change(at("0.01"))))
		lacks(catalog.Patch("/admin/product", change([]any{})))
		lacks(catalog.Once().Post("/admin/product", object{"name": "Cup", "variants": []any{object{"sku": "CUP", "prices": at("0.01")}}}))
		Expect(version()).To(Equal(before), "refused as a whole")

		catalog.Patch("/admin/product", change(at("49.00"))).OK() // a request with unchanged prices
		catalog.Once().Post("/admin/product", object{"name": "Cup", "variants": []any{object{"sku": "CUP"}}}).OK()
		pricing.Patch("/admin/product", change(at("0.01"))).OK()

		line, err := json.Marshal(change(at("0.02")))
		Expect(err).NotTo(HaveOccurred())
		result := func(app apitest.Client) string { // reads the result of the task as the administrator
			GinkgoHelper()
			task := app.Once().Upload("/admin/product/bulk", "lines.jsonl", line, nil).OK().ID("integrationTaskId")
			var url string
			Eventually(func(g Gomega) {
				read := shop.Admin.Get(fmt.Sprintf("/admin/integration-task?integrationTaskId=%d", task)).OK()
				g.Expect(read.At("resultFileUrl")).NotTo(BeNil())
				url = read.Text("resultFileUrl")
			}).Should(Succeed())
			return string(shop.Admin.Get(url[strings.Index(url, "/admin/"):]).OK().Body)
		}
		Expect(result(catalog)).To(And(ContainSubstring(`"REFUSED"`), ContainSubstring("price:write")))
		Expect(result(pricing)).To(ContainSubstring(`"DONE"`))
	})
})
