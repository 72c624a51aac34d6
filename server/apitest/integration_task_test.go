package apitest_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
)

var _ = Describe("Integration tasks over HTTP", func() {
	It("can be queued, listed, read, canceled and retried", func(ctx SpecContext) {
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop := world.Shop("tasks")
		admin := shop.Admin
		bought := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		synced := admin.Once().Post("/admin/order/sync", object{"orderIds": []int64{bought}, "targets": []string{"PAYMENT", "SHIPPING"}}).Is(http.StatusAccepted)
		Expect(synced.At("items.0.integrationTaskIds")).To(HaveLen(1))
		id := synced.ID("items.0.integrationTaskIds.0")
		admin.Once().Post("/admin/order/sync", object{"orderIds": []int64{bought, 404}}).Is(http.StatusNotFound)

		one := admin.Get(fmt.Sprint("/admin/integration-task?integrationTaskId=", id)).OK()
		for member, want := range map[string]any{"taskType": "ORDER_PAYMENT_SYNC", "integration": "PAYMENT", "providerCode": "SANDBOX", "objectType": "order", "objectId": fmt.Sprint(bought),
			"status": "QUEUED", "startedOn": nil, "finishedOn": nil, "lastError": nil, "lockedUntil": nil, "progress": nil, "payload": fmt.Sprintf(`{"orderId":%d}`, bought),
			"allowedActions": []any{"CANCEL"}, "errors": []any{}} {
			if want == nil {
				Expect(one.At(member)).To(BeNil(), member)
			} else {
				Expect(one.At(member)).To(Equal(want), member)
			}
		}
		Expect(one.At("nextAttemptOn")).NotTo(BeNil())
		admin.With("If-None-Match", one.Header.Get("ETag")).Get(fmt.Sprint("/admin/integration-task?integrationTaskId=", id)).Is(http.StatusNotModified)
		admin.Get("/admin/integration-task?integrationTaskId=404").Is(http.StatusNotFound)

		list := func(query string) []any {
			return admin.Get("/admin/integration-task/paged?" + query).OK().At("items").([]any)
		}
		for query, n := range map[string]int{
			"": 1, "status=QUEUED,RETRYING": 1, "status=FAILED": 0, "taskType=ORDER_PAYMENT_SYNC": 1, "taskType=CUSTOMER_IMPORT": 0, "integration=PAYMENT": 1, "integration=TAX": 0,
			"providerCode=SANDBOX": 1, "providerCode=STRIPE": 0, fmt.Sprint("objectType=order&objectId=", bought): 1, "objectType=order&objectId=9": 0, "objectType=refund": 0,
			"search=payment_sync": 1, "search=nothing%20of%20it": 0, "createdFrom=2020-01-01T00:00:00Z": 1, "createdTo=2020-01-01T00:00:00Z": 0, "modifiedSince=2020-01-01T00:00:00Z": 1,
			"sort=nextAttemptOn": 1, "sort=-nextAttemptOn": 1, "sort=modifiedOn": 1, "sort=-modifiedOn": 1, "sort=createdOn": 1,
		} {
			Expect(list(query)).To(HaveLen(n), query)
		}
		admin.Get("/admin/integration-task/paged?objectId=9").Is(http.StatusBadRequest)

		ids := object{"integrationTaskIds": []int64{404, id}}
		canceled := admin.Once().Post("/admin/integration-task/cancel", ids).OK()
		Expect([]any{canceled.At("items.0.cancelled"), canceled.At("items.0.reason"), canceled.At("items.1.cancelled"), canceled.At("items.1.reason")}).To(Equal([]any{false, "not_found", true, nil}))
		Expect(admin.Once().Post("/admin/integration-task/cancel", ids).OK().At("items.1.reason")).To(Equal("CANCELLED"))
		one = admin.Get(fmt.Sprint("/admin/integration-task?integrationTaskId=", id)).OK()
		Expect([]any{one.At("status"), one.At("nextAttemptOn"), one.At("allowedActions")}).To(Equal([]any{"CANCELLED", nil, []any{"RETRY"}}))
		retried := admin.Once().Post("/admin/integration-task/retry", ids).OK()
		Expect([]any{retried.At("items.0.retried"), retried.At("items.0.reason"), retried.At("items.1.retried"), retried.At("items.1.reason")}).To(Equal([]any{false, "not_found", true, nil}))
		Expect(admin.Once().Post("/admin/integration-task/retry", ids).OK().At("items.1.reason")).To(Equal("QUEUED"))

		By("requiring the permission of each integration")
		reader := shop.AppToken("integration-task:read", "order:read")
		reader.Get("/admin/integration-task/paged").OK()
		reader.Once().Post("/admin/integration-task/cancel", ids).Is(http.StatusForbidden)
		reader.Once().Post("/admin/order/sync", object{"orderIds": []int64{bought}}).Is(http.StatusForbidden)

		By("recording the actor in the audit log")
		audit := admin.Get("/admin/audit-log/paged?objectType=integrationTask").OK()
		Expect([]any{audit.At("items.0.action"), audit.At("items.1.action"), audit.At("items.2.action")}).To(Equal([]any{"retryIntegrationTasks", "cancelIntegrationTasks", "syncOrders"}))
	})

	It("are run by the service in the background", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("worker")
		bought := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		id := shop.Admin.Once().Post("/admin/order/sync", object{"orderIds": []int64{bought}}).OK().ID("items.0.integrationTaskIds.0")
		Eventually(func() any {
			return shop.Admin.Get(fmt.Sprint("/admin/integration-task?integrationTaskId=", id)).OK().At("status")
		}).Should(Equal("SUCCEEDED"))
	})
})
