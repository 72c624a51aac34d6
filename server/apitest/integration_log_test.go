package apitest_test

import (
	"encoding/json"
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = Describe("The integration log over HTTP", func() {
	It("can be filtered, sorted and read", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("logs")
		admin := shop.Admin
		bought := shop.Guest(shop.White, 1).Buy().OK()
		request := bought.Header.Get("X-Request-Id")
		list := func(query string) []any {
			return admin.Get("/admin/integration-log/paged?" + query).OK().At("items").([]any)
		}
		Eventually(func() []any { return list("correlationId=" + request) }).Should(HaveLen(1))
		shown := admin.Get("/admin/integration-log/paged?correlationId=" + request)
		id := shown.ID("items.0.integrationLogId")
		for member, want := range map[string]any{"integration": "PAYMENT", "providerCode": "SANDBOX", "direction": "OUTBOUND", "operation": "authorize", "objectType": "order", "objectId": bought.Text("orderId"),
			"paymentProviderId": json.Number(fmt.Sprint(shop.ProviderID)), "outcome": "SUCCESS", "errorCode": nil, "errorMessage": nil, "requestMethod": nil, "requestUrl": nil, "responseStatus": nil, "integrationTaskId": nil} {
			if want == nil {
				Expect(shown.At("items.0."+member)).To(BeNil(), member)
			} else {
				Expect(shown.At("items.0."+member)).To(Equal(want), member)
			}
		}
		for query, n := range map[string]int{
			"integration=PAYMENT": 1, "integration=TAX,EMAIL": 0, "providerCode=SANDBOX": 1, "providerCode=STRIPE": 0, "objectType=order&objectId=" + bought.Text("orderId"): 1,
			"objectType=order&objectId=9": 0, "direction=INBOUND": 0, "outcome=SUCCESS": 1, "outcome=FAILURE,TIMEOUT": 0, "integrationTaskId=9": 0, fmt.Sprint("paymentProviderId=999,", shop.ProviderID): 1, "paymentProviderId=999": 0, "search=authorize": 1, "search=" + request[:12]: 1,
			"search=nothing": 0, "createdFrom=2020-01-01T00:00:00Z": 1, "createdTo=2020-01-01T00:00:00Z": 0, "sort=durationMs": 1, "sort=-durationMs": 1, "sort=createdOn": 1,
		} {
			Expect(list(query)).To(HaveLen(n), query)
		}
		admin.Get("/admin/integration-log/paged?objectId=9").Is(http.StatusBadRequest)
		one := admin.Get(fmt.Sprint("/admin/integration-log?integrationLogId=", id)).OK()
		Expect(one.Text("requestBody")).To(And(ContainSubstring(bought.Text("orderId")), Not(ContainSubstring("pm_card_visa"))))
		Expect(one.Text("responseBody")).To(ContainSubstring("SUCCEEDED"))
		admin.With("If-None-Match", one.Header.Get("ETag")).Get(fmt.Sprint("/admin/integration-log?integrationLogId=", id)).Is(http.StatusNotModified)
		admin.Get("/admin/integration-log?integrationLogId=9007199254740000").Is(http.StatusNotFound)
		shop.AppToken("order:read").Get("/admin/integration-log/paged").Is(http.StatusForbidden)
	})
})
