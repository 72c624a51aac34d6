package admin_test

import (
	"fmt"
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Test clocks", func() {
	It("can be created, advanced, read and deleted, and process a day's renewals", func(ctx SpecContext) {
		shop := apitest.Start(ctx).Shop("clocks")
		ada := shop.Admin
		customer := shop.Storefront.Post("/customer/user", object{"email": "mia.keller@example.com", "password": "a long enough password", "firstName": "Mia", "lastName": "Keller"}).OK().ID("customer.storeCustomerId")
		clock := ada.Once().Post("/admin/test-clock", object{"storeCustomerId": customer}).OK()
		id := clock.ID("testClockId")
		Expect([]any{clock.At("status"), clock.At("targetTime"), clock.At("failureDetail")}).To(Equal([]any{"READY", nil, nil}))
		ada.Once().Post("/admin/test-clock", object{"storeCustomerId": customer}).Refused(domain.AlreadyExists)
		ada.Once().Post("/admin/test-clock", object{"storeCustomerId": 404404}).Refused(domain.NotFound)
		ada.Once().Post("/admin/test-clock/advance", object{"testClockId": id, "targetTime": "2020-01-01T00:00:00.000Z"}).Refused(domain.InvalidValue)
		to := time.Now().AddDate(0, 1, 0).UTC().Format("2006-01-02T15:04:05.000Z")
		ada.Once().Post("/admin/test-clock/advance", object{"testClockId": id, "targetTime": to, "version": 99}).Refused(domain.VersionConflict)
		moving := ada.Once().Post("/admin/test-clock/advance", object{"testClockId": id, "targetTime": to}).OK()
		Expect([]any{moving.At("status"), moving.At("targetTime")}).To(Equal([]any{"ADVANCING", to}))
		Eventually(func() any { return ada.Get(fmt.Sprintf("/admin/test-clock?testClockId=%d", id)).OK().At("status") }).Should(Equal("READY"))
		Expect(ada.Get("/admin/test-clock/all").OK().At("items.0.currentTime")).To(Equal(to))
		ada.Delete(fmt.Sprintf("/admin/test-clock?testClockId=%d", id)).Is(http.StatusNoContent)
		ada.Get(fmt.Sprintf("/admin/test-clock?testClockId=%d", id)).Refused(domain.NotFound)

		done := ada.Once().Post("/admin/subscription/process/all", object{}).OK()
		Expect([]any{fmt.Sprint(done.At("dueCount")), fmt.Sprint(done.At("queuedCount")), done.At("integrationTaskId")}).To(Equal([]any{"0", "0", nil}))
		ada.Once().Post("/admin/subscription/process/all", object{"processingDate": "2099-01-01"}).Refused(domain.InvalidValue)
	})
})
