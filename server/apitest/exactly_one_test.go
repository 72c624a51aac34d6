package apitest_test

import (
	"fmt"
	"net/http"

	"github.com/getkin/kin-openapi/openapi3"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A request that lacks all of several alternative parameters", func() {
	It("is rejected with the same status and code by every operation that requires one of them", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("keys")
		mia := shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK().Text("accessToken")
		clients := map[string]apitest.Client{"admin": shop.Admin, "customer": shop.Storefront.Bearer(mia), "public": shop.AppToken(permissions(shop)...)}
		count := 0
		operations(func(surface, path, method string, op *openapi3.Operation) {
			groups, ok := op.Extensions["x-exactly-one"].([]any)
			if !ok {
				return
			}
			Expect(method).To(Equal(http.MethodGet))
			refused := clients[surface].Get(path).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
			for _, name := range groups[0].([]any) {
				Expect(refused.Errors).To(ContainElement(And(HaveField("Pointer", fmt.Sprint("/", name)), HaveField("Code", "invalid_request"))), op.OperationID)
			}
			count++
		})
		Expect(count).To(BeNumerically(">=", 16))
		for path, body := range map[string]map[string]any{
			"/admin/order":        {"email": "a@example.com", "items": []any{map[string]any{"quantity": 1}}},
			"/admin/app-token":    {"name": "none"},
			"/admin/stock/adjust": {"items": []any{map[string]any{"sku": "POUR-OVER-WHITE"}}, "reason": "COUNT"},
		} {
			shop.Admin.Once().Post(path, body).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
		}
		shop.Storefront.Once().Post("/customer/cart/item", map[string]any{"quantity": 1}).Is(http.StatusBadRequest).Refused(domain.InvalidRequest)
	})
})
