package admin_test

import (
	"fmt"
	"net/http"
	"strconv"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// Administrators and integrations have the same operations. Each test uses separate stores.
var _ = Describe("The webhook API for administrators", Ordered, webhookSpecs("/admin"))
var _ = Describe("The webhook API for integrations", Ordered, webhookSpecs(""))

func webhookSpecs(prefix string) func() {
	return func() { describeWebhooks(prefix) }
}

func describeWebhooks(prefix string) {
	var (
		w                     *apitest.World
		full                  apitest.Client
		stores                int
		r                     *apitest.Receiver
		admin, api, other     apitest.Client
		endpoints, event, out string
	)

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		full = w.Login(apitest.AdminEmail, apitest.AdminPassword)
	})
	BeforeEach(func() {
		r = apitest.NewReceiver()
		in := func() (apitest.Client, apitest.Client) {
			stores++
			client := full.In(full.Post("/admin/store", newStore(fmt.Sprint("hooks-", stores))).OK().ID("storeId"))
			if prefix == "/admin" {
				return client, client
			}
			token := client.Post("/admin/app-token", object{"name": "Warehouse", "permissions": apitest.OfEvents("webhook:read", "webhook:write")}).OK().Text("token")
			return client, w.Client().Bearer(token)
		}
		admin, api = in()
		_, other = in()
		endpoints, event, out = prefix+"/webhook-endpoint", prefix+"/webhook-event", prefix+"/webhook-delivery"
	})
	at := func(path, name string, id any) string { return fmt.Sprintf("%s?%s=%v", path, name, id) }
	register := func(more object) *apitest.Answer {
		GinkgoHelper()
		body := object{"url": r.URL}
		for k, v := range more {
			body[k] = v
		}
		return api.Post(endpoints, body).OK()
	}
	customers := 0
	happen := func() {
		GinkgoHelper()
		customers++
		admin.Post("/admin/customer", object{"email": fmt.Sprintf("mia%d@example.com", customers), "firstName": "Mia", "lastName": "Keller"}).OK()
	}
	// succeeded waits until the delivery of the only event to the endpoint has succeeded.
	succeeded := func(id int64) *apitest.Answer {
		GinkgoHelper()
		Eventually(func() any {
			return api.Get(at(out+"/paged", "webhookEndpointId", id)).OK().At("items.0.status")
		}).Should(Equal("SUCCEEDED"))
		return api.Get(at(out, "webhookDeliveryId", api.Get(at(out+"/paged", "webhookEndpointId", id)).OK().ID("items.0.webhookDeliveryId"))).OK()
	}

	It("checks the permission, the endpoint and the version before it resolves the host of the URL", func() {
		const inside = "https://10.0.0.1/hook" // the lookup refuses this host
		token := admin.Post("/admin/app-token", object{"name": "Parcels", "permissions": []string{"webhook:read", "webhook:write", "shipment:read"}}).OK().Text("token")
		parcels, path := w.Client().Bearer(token), "/webhook-endpoint"
		parcels.Post(path, object{"url": inside}).Refused(domain.Forbidden)
		parcels.Post(path, object{"url": inside, "eventTypes": []string{"shipment.*", "order.created"}}).Refused(domain.Forbidden)
		parcels.Post(path, object{"url": inside, "eventTypes": []string{"shipment.*"}}).Refused(domain.InvalidValue)
		id := register(nil).ID("webhookEndpointId")
		parcels.Patch(path, object{"webhookEndpointId": id, "url": inside}).Refused(domain.Forbidden)
		api.Patch(endpoints, object{"webhookEndpointId": id + 1e6, "url": inside}).Refused(domain.NotFound)
		api.Patch(endpoints, object{"webhookEndpointId": id, "url": inside, "version": 99}).Refused(domain.VersionConflict)
		api.Patch(endpoints, object{"webhookEndpointId": id, "url": inside}).Refused(domain.InvalidValue)
	})

	It("registers an endpoint, returns its secret once, and delivers to it", func() {
		made := register(object{"description": "Warehouse", "eventTypes": []string{"customer.*"}, "customHeaders": []object{{"name": "X-Warehouse-Key", "value": "warehouse-secret-4f2a"}},
			"asymmetricSignature": true, "ratePerSecond": 50, "timeoutSeconds": 5})
		id := made.ID("webhookEndpointId")
		Expect(made.Text("secret")).To(HavePrefix("whsec_"))
		Expect(made.Text("publicKey")).To(HavePrefix("whpk_"))
		read := api.Get(at(endpoints, "webhookEndpointId", id)).OK()
		Expect(read.At("secret")).To(BeNil())
		Expect(string(read.Body)).NotTo(ContainSubstring("whsec_"))
		Expect(string(read.Body)).NotTo(ContainSubstring("warehouse-secret"))
		Expect(read.Text("customHeaders.0.maskedValue")).To(Equal("••••4f2a"))
		Expect(read.Text("health.status")).To(Equal("UNKNOWN"))
		Expect(read.Header.Get("ETag")).NotTo(BeEmpty())

		happen()
		delivery := succeeded(id)
		Expect(delivery.Text("eventType")).To(Equal("customer.created"))
		Expect(delivery.Text("attempts.0.outcome")).To(Equal("SUCCESS"))
		Expect(delivery.Text("attempts.0.statusCode")).To(Equal("204"))
		Expect(r.Types()).To(Equal([]string{"customer.created"}))
		Expect(r.Deliveries()[0].Headers.Get("X-Warehouse-Key")).To(Equal("warehouse-secret-4f2a"))
		r.Verify(made.Text("secret"))
		Eventually(func() string { return api.Get(endpoints + "/all").OK().Text("items.0.health.status") }).Should(Equal("HEALTHY"))

		events := api.Get(event + "/paged?type=customer.*").OK()
		Expect(events.Text("items.0.deliveryCounts.succeeded")).To(Equal("1"))
		one := api.Get(at(event, "webhookEventId", events.Text("items.0.webhookEventId"))).OK()
		Expect(one.Text("payload.id")).To(Equal(one.Text("webhookEventId")))
		Expect(one.Text("payload.data.object.firstName")).To(Equal("Mia"))
		Expect(one.Text("deliveries.0.webhookDeliveryId")).To(Equal(delivery.Text("webhookDeliveryId")))
	})

	It("reports the invalid fields of a new endpoint", func() {
		p := api.Post(endpoints, object{"url": r.URL + "#here", "eventTypes": []string{"order.*", "order.exploded"},
			"customHeaders": []object{{"name": "Host", "value": "evil"}}}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(p.Errors).To(HaveLen(3))
		api.Post(endpoints, object{"url": "http://10.0.0.1/"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		api.Post(endpoints, object{"url": "http://user:secret@127.0.0.1/"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		api.Post(endpoints, object{"url": "ftp://127.0.0.1/"}).Is(http.StatusBadRequest)
		api.Post(endpoints, object{"url": r.URL, "secret": "mine"}).Is(http.StatusBadRequest)
		Expect(items(api.Get(endpoints + "/all").OK())).To(BeEmpty())
	})

	It("returns the same response, including the secret, to a repeated request with the same key", func() {
		once := api.Once()
		first := once.Post(endpoints, object{"url": r.URL}).OK()
		Expect(once.Post(endpoints, object{"url": r.URL}).OK().Body).To(Equal(first.Body))
		Expect(items(api.Get(endpoints + "/all").OK())).To(HaveLen(1))
	})

	It("changes an endpoint only if the request has the endpoint's version", func() {
		id := register(object{"description": "Warehouse", "ratePerSecond": 5}).ID("webhookEndpointId")
		change := func(more object) *apitest.Answer {
			body := object{"webhookEndpointId": id}
			for k, v := range more {
				body[k] = v
			}
			return api.Patch(endpoints, body)
		}
		changed := change(object{"description": nil, "ratePerSecond": nil, "ordering": "STRICT", "version": 1}).OK()
		Expect(changed.At("description")).To(BeNil())
		Expect(changed.At("ratePerSecond")).To(BeNil())
		Expect(changed.Text("ordering")).To(Equal("STRICT"))
		Expect(changed.ID("version")).To(BeNumerically("==", 2))
		Expect(change(object{}).OK().ID("version")).To(BeNumerically("==", 2))
		change(object{"timeoutSeconds": 3, "version": 1}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		api.With("If-Match", `"1"`).Patch(endpoints, object{"webhookEndpointId": id, "timeoutSeconds": 3}).Is(http.StatusPreconditionFailed)
		change(object{"url": "http://10.0.0.1/"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		change(object{"timeoutSeconds": 31}).Is(http.StatusBadRequest)

		disabled := change(object{"isActive": false}).OK()
		Expect(disabled.Text("disabledReason")).To(Equal("MANUAL"))
		Expect(disabled.Text("health.status")).To(Equal("DISABLED"))
		enabled := api.Post(endpoints+"/enable", object{"webhookEndpointId": id}).OK()
		Expect(enabled.At("disabledReason")).To(BeNil())
		api.Delete(at(endpoints, "webhookEndpointId", id)).Is(http.StatusNoContent)
		api.Get(at(endpoints, "webhookEndpointId", id)).Is(http.StatusNotFound)
		api.Post(endpoints+"/enable", object{"webhookEndpointId": id}).Is(http.StatusNotFound)
	})

	It("rotates a secret, and signs the next delivery with both the old and the new secret", func() {
		made := register(nil)
		id := made.ID("webhookEndpointId")
		rotated := api.Post(endpoints+"/rotate-secret", object{"webhookEndpointId": id}).OK()
		Expect(rotated.Text("secret")).NotTo(Equal(made.Text("secret")))
		Expect(rotated.At("previousKeysExpireOn")).NotTo(BeNil())
		happen()
		succeeded(id)
		r.Verify(made.Text("secret"))
		r.Verify(rotated.Text("secret"))
		api.Post(endpoints+"/rotate-secret", object{"webhookEndpointId": id, "scheme": "v1a"}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		ended := api.Post(endpoints+"/rotate-secret", object{"webhookEndpointId": id, "overlapHours": 0}).OK()
		Expect(ended.At("previousKeysExpireOn")).To(BeNil())
		Expect(ended.At("signingKeys")).To(HaveLen(1))
	})

	It("sends a sample to the receiver and returns the receiver's response", func() {
		made := register(object{"isActive": false})
		body := object{"webhookEndpointId": made.ID("webhookEndpointId"), "type": "refund.completed"}
		test := api.Post(endpoints+"/test", body).OK()
		Expect(test.At("succeeded")).To(BeTrue())
		Expect(test.At("payload.livemode")).To(BeFalse())
		Expect(r.Types()).To(Equal([]string{"refund.completed"}))
		r.Verify(made.Text("secret"))
		r.Down(true)
		failed := api.Post(endpoints+"/test", body).OK()
		Expect(failed.At("succeeded")).To(BeFalse())
		Expect(failed.Text("attempt.errorCode")).To(Equal("http_status"))
		Expect(items(api.Get(event + "/paged").OK())).To(BeEmpty())
	})

	It("lists the event types with their samples", func() {
		types := items(api.Get(event + "/type/all").OK())
		Expect(types).To(HaveLen(len(domain.EventTypes())))
		for _, t := range types {
			Expect(t).To(HaveKeyWithValue("description", Not(BeEmpty())))
		}
	})

	It("resends an event", func() {
		id := register(nil).ID("webhookEndpointId")
		happen()
		succeeded(id)
		eventID := api.Get(event + "/paged").OK().Text("items.0.webhookEventId")
		again := api.Post(event+"/resend", object{"webhookEventId": eventID, "webhookEndpointId": id}).OK()
		Expect(again.Text("items.0.origin")).To(Equal("RESEND"))
		Eventually(r.Deliveries).Should(HaveLen(2))
		Expect(r.Deliveries()[1].Body).To(Equal(r.Deliveries()[0].Body))
		api.Post(event+"/resend", object{"webhookEventId": "evt_0000000000000000000000000Z"}).Is(http.StatusNotFound)
		api.Post(event+"/resend", object{"webhookEventId": eventID, "webhookEndpointId": id + 1000}).Is(http.StatusNotFound)
		api.Patch(endpoints, object{"webhookEndpointId": id, "isActive": false}).OK()
		api.Post(event+"/resend", object{"webhookEventId": eventID, "webhookEndpointId": id}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("filters lists, and refuses contradictory filters", func() {
		id := register(nil).ID("webhookEndpointId")
		happen()
		happen()
		succeeded(id)
		page := api.Get(event + "/paged?sort=sequence&pageSize=1").OK()
		next := api.Get(event + "/paged?sort=sequence&pageSize=1&cursor=" + page.Text("nextCursor")).OK()
		Expect(next.ID("items.0.sequence")).To(BeNumerically(">", page.ID("items.0.sequence")))
		Expect(items(api.Get(event + "/paged?sequenceAfter=" + strconv.FormatInt(page.ID("items.0.sequence"), 10)).OK())).To(HaveLen(1))
		Expect(items(api.Get(event + "/paged?objectType=customer&objectId=" + page.Text("items.0.objectId")).OK())).To(HaveLen(1))
		api.Get(event + "/paged?objectId=1").Is(http.StatusBadRequest)
		api.Get(out + "/paged?objectId=1").Is(http.StatusBadRequest)
		api.Get(event + "/paged?cursor=nonsense").Is(http.StatusBadRequest).Refused(domain.InvalidCursor)
		api.Get(out + "/paged?status=LOST").Is(http.StatusBadRequest)
		Expect(items(api.Get(out + "/paged?sort=nextAttemptOn").OK())).To(BeEmpty())
		Expect(items(api.Get(out + "/paged?status=SUCCEEDED&type=customer.created&origin=EVENT&webhookEventId=" + page.Text("items.0.webhookEventId")).OK())).To(HaveLen(1))
	})

	It("hides endpoints from other stores", func() {
		id := register(nil).ID("webhookEndpointId")
		happen()
		delivery := succeeded(id)
		eventID := delivery.Text("webhookEventId")
		other.Get(at(endpoints, "webhookEndpointId", id)).Is(http.StatusNotFound)
		other.Patch(endpoints, object{"webhookEndpointId": id, "isActive": false}).Is(http.StatusNotFound)
		other.Delete(at(endpoints, "webhookEndpointId", id)).Is(http.StatusNotFound)
		other.Post(endpoints+"/rotate-secret", object{"webhookEndpointId": id}).Is(http.StatusNotFound)
		other.Post(endpoints+"/test", object{"webhookEndpointId": id, "type": "order.created"}).Is(http.StatusNotFound)
		other.Get(at(event, "webhookEventId", eventID)).Is(http.StatusNotFound)
		other.Post(event+"/resend", object{"webhookEventId": eventID}).Is(http.StatusNotFound)
		other.Get(at(out, "webhookDeliveryId", delivery.Text("webhookDeliveryId"))).Is(http.StatusNotFound)
		for _, path := range []string{event, out} {
			Expect(items(other.Get(path + "/paged").OK())).To(BeEmpty())
		}
		Expect(items(other.Get(endpoints + "/all").OK())).To(BeEmpty())
		Expect(r.Deliveries()).To(HaveLen(1))
	})
}
