package apitest_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// After the failed attempts an administrator reads over HTTP why deliveries to a receiver failed. Each attempt shows
// the response and the time planned for the next attempt, which must happen at that time.
var _ = Describe("The log of deliveries to a receiver that fails in five ways", func() {
	It("explains each failed attempt and summarizes all of them", func(ctx SpecContext) {
		world := apitest.Start(ctx)
		shop := world.Shop("glance")
		app := shop.AppToken("webhook:read", "customer:read") // a login would expire during the spec
		var answer atomic.Int64
		answer.Store(http.StatusServiceUnavailable)
		const never = 1
		receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body) // the server notices a closed connection only after it has read the body
			status := int(answer.Load())
			switch status {
			case never:
				<-r.Context().Done()
				return
			case http.StatusFound:
				w.Header().Set("Location", "https://elsewhere.example/")
			case http.StatusTooManyRequests:
				w.Header().Set("Retry-After", "600")
			}
			w.Header().Set("X-Upstream", "three")
			w.WriteHeader(status)
			fmt.Fprint(w, "upstream is restarting")
		}))
		DeferCleanup(receiver.Close)
		endpoint := shop.Admin.Post("/admin/webhook-endpoint", map[string]any{"url": receiver.URL, "timeoutSeconds": 1, "eventTypes": []string{"customer.*"}}).OK().ID("webhookEndpointId")
		customer := shop.Admin.Post("/admin/customer", map[string]any{"email": "mia@example.com", "firstName": "Mia", "lastName": "Keller"}).OK().ID("storeCustomerId")
		shop.Admin.Patch("/admin/store-customer", map[string]any{"storeCustomerId": customer, "lastName": "Berg"}).OK()
		list := func() *apitest.Answer { return app.Get("/webhook-delivery/paged?sort=createdOn").OK() }
		tried := func(n int) {
			Eventually(func() int64 { return list().ID("items.0.attemptCount") }).Should(BeNumerically(">=", n))
		}
		tried(1)
		for i, step := range []struct {
			status int
			wait   time.Duration
		}{{http.StatusFound, 10 * time.Second}, {http.StatusTooManyRequests, 40 * time.Second}, {never, 13 * time.Minute}, {0, 13 * time.Minute}} {
			answer.Store(int64(step.status))
			if step.status == 0 {
				receiver.Close()
			}
			world.Clock.Advance(step.wait)
			tried(i + 2)
		}

		read := app.Get("/webhook-delivery?webhookDeliveryId=" + list().Text("items.0.webhookDeliveryId")).OK()
		attempts := read.At("attempts").([]any)
		Expect(attempts).To(HaveLen(5))
		expected := []map[string]any{ // newest first
			{"errorCode": "connection_refused", "outcome": "FAILURE", "nextAttemptReason": "RETRY_SCHEDULE"},
			{"errorCode": "timeout", "outcome": "TIMEOUT", "nextAttemptReason": "RETRY_SCHEDULE"},
			{"errorCode": "http_status", "outcome": "FAILURE", "nextAttemptReason": "RETRY_AFTER", "responseBody": "upstream is restarting"},
			{"errorCode": "redirect", "outcome": "FAILURE", "nextAttemptReason": "RETRY_SCHEDULE", "responseBody": "upstream is restarting"},
			{"errorCode": "http_status", "outcome": "FAILURE", "nextAttemptReason": "RETRY_SCHEDULE", "responseBody": "upstream is restarting"},
		}
		at := func(path string) time.Time {
			GinkgoHelper()
			t, err := time.Parse(time.RFC3339, read.Text(path))
			Expect(err).NotTo(HaveOccurred())
			return t
		}
		for i, want := range expected {
			one, path := attempts[i].(map[string]any), fmt.Sprintf("attempts.%d.", i)
			for member, value := range want {
				Expect(one).To(HaveKeyWithValue(member, value), "attempt %d", len(attempts)-i)
			}
			Expect(read.Text(path + "attemptNumber")).To(Equal(fmt.Sprint(len(attempts) - i)))
			Expect(one["errorMessage"]).NotTo(BeEmpty())
			Expect(one["url"]).To(Equal(receiver.URL))
			Expect(one["remoteAddress"]).NotTo(BeNil(), "something was dialed")
			if i > 0 { // each attempt was made at the planned time
				Expect(at(fmt.Sprintf("attempts.%d.startedOn", i-1))).To(BeTemporally(">=", at(path+"nextAttemptOn")))
			}
		}
		for i, status := range map[int]string{2: "429", 3: "302", 4: "503"} {
			Expect(read.Text(fmt.Sprintf("attempts.%d.statusCode", i))).To(Equal(status))
		}
		Expect(read.At("attempts.2.responseHeaders")).To(ContainElement(map[string]any{"name": "Retry-After", "value": "600"}))
		asked := at("attempts.2.nextAttemptOn").Sub(at("attempts.2.startedOn"))
		Expect(asked).To(And(BeNumerically(">=", 10*time.Minute), BeNumerically("<=", 12*time.Minute+time.Second)))
		// The list, the delivery and its last attempt show the same next attempt.
		Expect([]any{read.At("status"), read.At("lastErrorCode"), read.At("lastStatusCode"), read.At("nextAttemptOn"), read.At("nextAttemptReason"), read.At("lastAttemptOn")}).To(
			Equal([]any{"RETRYING", "connection_refused", nil, read.At("attempts.0.nextAttemptOn"), "RETRY_SCHEDULE", read.At("attempts.0.startedOn")}))
		Expect(list().At("items.0.nextAttemptOn")).To(Equal(read.At("nextAttemptOn")))
		// The second delivery, which waits for the first delivery, shows the reason.
		Expect([]any{list().At("items.1.status"), list().At("items.1.nextAttemptReason"), list().At("items.1.lastErrorCode")}).To(Equal([]any{"PENDING", "ORDERING", nil}))
		Expect(list().At("items.1.nextAttemptOn")).To(Equal(read.At("nextAttemptOn")))
		Expect(app.Get("/webhook-delivery/paged?errorCode=connection_refused").OK().At("items")).To(HaveLen(1))

		health := app.Get("/webhook-endpoint/all").OK()
		for member, want := range map[string]string{"attempts24h": "5", "failures24h": "5", "successRate24h": "0", "consecutiveFailures": "5", "lastErrorCode": "connection_refused",
			"pendingCount": "2", "parkedCount": "0", "breakerState": "CLOSED"} {
			Expect(health.Text("items.0.health."+member)).To(Equal(want), member)
		}
		Expect(health.Text("items.0.health.failingSince")).To(Equal(read.Text("attempts.4.startedOn")))
		Expect(health.At("items.0.health.lastSuccessOn")).To(BeNil())
		Expect(health.Text("items.0.health.oldestPendingOn")).To(Equal(read.Text("createdOn")))

		// While the endpoint is disabled, the waiting delivery shows that as the reason.
		world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID).Patch("/admin/webhook-endpoint", map[string]any{"webhookEndpointId": endpoint, "isActive": false}).OK()
		Expect(list().At("items.0.nextAttemptReason")).To(Equal("ENDPOINT_DISABLED"))
		Expect(app.Get("/webhook-endpoint/all").OK().Text("items.0.health.status")).To(Equal("DISABLED"))
	})
})
