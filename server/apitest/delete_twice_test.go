package apitest_test

import (
	"encoding/json"
	"net/http"
	"slices"
	"sync"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

var _ = Describe("Concurrent deletions of one object", Ordered, func() {
	var (
		shop    *apitest.Shop
		owns    *estate
		clients map[string]apitest.Client
	)
	// atOnce sends a request four times concurrently and returns the statuses. An undocumented response fails the
	// suite.
	atOnce := func(send func() *apitest.Answer) []int {
		statuses := make([]int, 4)
		var wait sync.WaitGroup
		for i := range statuses {
			wait.Go(func() {
				defer GinkgoRecover()
				statuses[i] = send().Status
			})
		}
		wait.Wait()
		return statuses
	}

	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("twice")
		owns = newEstate(shop)
		owns.furnish()
		mia := owns.live("mia@example.com")
		owns.fill(mia)
		clients = map[string]apitest.Client{"admin": shop.Admin, "customer": mia, "public": shop.AppToken(permissions(shop)...)}
	})

	It("get documented responses from every DELETE operation", func() {
		deleted := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			if method != http.MethodDelete {
				return
			}
			at := owns.first(op)
			target, body := apitest.Naming(path, op, at, owns.ids[at.Object], owns.own)
			for _, status := range atOnce(func() *apitest.Answer { return clients[surface].Call(method, target, body) }) {
				Expect(op.Responses.Status(status)).NotTo(BeNil(), "%s: %d", op.OperationID, status)
				if status < 300 {
					deleted++
				}
			}
		})
		Expect(deleted).To(BeNumerically(">", 10))
	})

	It("get documented responses when customers delete their own accounts", func() {
		for _, email := range []string{"ada@example.com", "bo@example.com", "cy@example.com", "di@example.com", "ed@example.com", "fay@example.com"} {
			token := shop.Storefront.Once().Post("/customer/user", object{
				"email": email, "password": "seven slow kettles", "firstName": "Ada", "lastName": "Novak", "acceptTerms": true,
			}).OK().Text("accessToken")
			statuses := atOnce(func() *apitest.Answer {
				return shop.Storefront.Bearer(token).Post("/customer/user/delete-me", json.RawMessage(`{"currentPassword": "seven slow kettles"}`))
			})
			Expect(slices.Contains(statuses, http.StatusNoContent)).To(BeTrue())
			Expect(statuses).To(HaveEach(BeElementOf(http.StatusNoContent, http.StatusUnauthorized, http.StatusTooManyRequests)))
		}
	})
})
