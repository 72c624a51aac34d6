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

var _ = Describe("The webhook replay API for administrators", Ordered, func() { describeReplays("/admin") })
var _ = Describe("The webhook replay API for integrations", Ordered, func() { describeReplays("") })

func describeReplays(prefix string) {
	var (
		w                     *apitest.World
		full                  apitest.Client
		stores, customers     int
		admin, api, other     apitest.Client
		r                     *apitest.Receiver
		endpoints, event, out string
		replays               string
	)
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		full = w.Login(apitest.AdminEmail, apitest.AdminPassword)
		endpoints, event, out, replays = prefix+"/webhook-endpoint", prefix+"/webhook-event", prefix+"/webhook-delivery", prefix+"/webhook-event/replay"
	})
	BeforeEach(func() {
		r = apitest.NewReceiver()
		in := func() (apitest.Client, apitest.Client) {
			stores++
			client := full.In(full.Post("/admin/store", newStore(fmt.Sprint("again-", stores))).OK().ID("storeId"))
			if prefix == "/admin" {
				return client, client
			}
			token := client.Post("/admin/app-token", object{"name": "Warehouse", "permissions": apitest.OfEvents("webhook:read", "webhook:write")}).OK().Text("token")
			return client, w.Client().Bearer(token)
		}
		admin, api = in()
		_, other = in()
	})
	register := func(r *apitest.Receiver, more object) *apitest.Answer {
		GinkgoHelper()
		body := object{"url": r.URL}
		for k, v := range more {
			body[k] = v
		}
		return api.Post(endpoints, body).OK()
	}
	happen := func(n int) {
		GinkgoHelper()
		for range n {
			customers++
			admin.Post("/admin/customer", object{"email": fmt.Sprintf("noa%d@example.com", customers), "firstName": "Noa", "lastName": "Berg"}).OK()
		}
	}
	arrived := func(r *apitest.Receiver, n int) {
		GinkgoHelper()
		Eventually(r.Deliveries).Should(HaveLen(n))
	}
	replayed := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return api.Get(fmt.Sprintf("%s?webhookReplayId=%d", replays, id)).OK()
	}
	deliveries := func(query string) []any {
		GinkgoHelper()
		return items(api.Get(out + "/paged?sort=createdOn&" + query).OK())
	}

	It("replays events that an endpoint never received, oldest first and byte for byte", func() {
		register(r, nil)
		happen(4)
		arrived(r, 4)
		late := apitest.NewReceiver()
		made := register(late, object{"eventTypes": []string{"customer.created"}})
		id := made.ID("webhookEndpointId")
		ask := object{"webhookEndpointId": id, "deliveryStatuses": []string{"NONE"}}

		preview := api.Post(replays, object{"webhookEndpointId": id, "deliveryStatuses": []string{"NONE"}, "dryRun": true}).Is(http.StatusOK)
		Expect(preview.Text("eventCount")).To(Equal("4"))
		Expect(preview.At("types")).To(HaveLen(1))
		Expect(preview.Text("types.0.type")).To(Equal("customer.created"))
		Expect(preview.Text("types.0.eventCount")).To(Equal("4"))
		first := api.Get(event + "/paged?sort=sequence").OK()
		Expect(preview.Text("firstEventOn")).To(Equal(first.Text("items.0.createdOn")))
		Expect(preview.Text("lastEventOn")).To(Equal(first.Text("items.3.createdOn")))
		Expect(late.Deliveries()).To(BeEmpty())

		once := api.Once()
		queued := once.Post(replays, ask).Is(http.StatusAccepted)
		Expect(once.Post(replays, ask).Is(http.StatusAccepted).Body).To(Equal(queued.Body))
		Expect(queued.Text("status")).To(Equal("QUEUED"))
		Expect(queued.Text("eventCount")).To(Equal("4"))
		Expect(queued.At("eventTypes")).To(Equal([]any{"customer.created"}))
		replay := queued.ID("webhookReplayId")
		Eventually(func() string { return replayed(replay).Text("status") }).Should(Equal("COMPLETED"))
		done := replayed(replay)
		Expect([]string{done.Text("queuedCount"), done.Text("succeededCount"), done.Text("failedCount"), done.Text("cancelledCount")}).To(Equal([]string{"4", "4", "0", "0"}))
		Expect(done.At("finishedOn")).NotTo(BeNil())

		late.Verify(made.Text("secret"))
		bodies := func(r *apitest.Receiver) (out []string) {
			for _, d := range r.Deliveries() {
				out = append(out, d.Headers.Get("webhook-id")+" "+d.Headers.Get("webhook-sequence")+" "+d.Body)
			}
			return out
		}
		Expect(bodies(late)).To(ConsistOf(bodies(r)))
		for _, d := range deliveries(fmt.Sprintf("webhookReplayId=%d", replay)) {
			Expect(d).To(And(HaveKeyWithValue("origin", "REPLAY"), HaveKeyWithValue("status", "SUCCEEDED")))
		}
		Expect(deliveries(fmt.Sprintf("webhookReplayId=%d", replay))).To(HaveLen(4))
		Expect(api.Post(replays, object{"webhookEndpointId": id, "deliveryStatuses": []string{"NONE"}, "dryRun": true}).OK().Text("eventCount")).To(Equal("0"))
		api.Delete(fmt.Sprintf("%s?webhookReplayId=%d", replays, replay)).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	})

	It("replays events to a strict endpoint in order of their sequence", func() {
		happen(6)
		register(r, object{"ordering": "STRICT"})
		id := api.Get(endpoints + "/all").OK().ID("items.0.webhookEndpointId")
		api.Post(replays, object{"webhookEndpointId": id, "eventTypes": []string{"customer.*"}}).Is(http.StatusAccepted)
		arrived(r, 6)
		var sequences []string
		for _, d := range r.Deliveries() {
			sequences = append(sequences, d.Headers.Get("webhook-sequence"))
		}
		var want []string
		for _, e := range items(api.Get(event + "/paged?sort=sequence").OK()) {
			want = append(want, fmt.Sprint(e.(map[string]any)["sequence"]))
		}
		Expect(sequences).To(Equal(want))
	})

	It("allows one replay per endpoint at a time, and stops a canceled replay", func() {
		made := register(r, nil)
		id := made.ID("webhookEndpointId")
		r.Down(true)
		happen(3)
		all := object{"webhookEndpointId": id, "eventTypes": []string{"*"}}
		replay := api.Post(replays, all).Is(http.StatusAccepted).ID("webhookReplayId")
		api.Post(replays, all).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		all["dryRun"] = true
		api.Post(replays, all).Is(http.StatusOK)
		Expect(api.Get(fmt.Sprintf("%s?webhookEndpointId=%d", endpoints, id)).OK().ID("activeWebhookReplayId")).To(Equal(replay))
		Expect(api.Get(endpoints + "/all").OK().ID("items.0.activeWebhookReplayId")).To(Equal(replay))
		Eventually(func() string { return replayed(replay).Text("queuedCount") }).Should(Equal("3"))
		// The replay replaces the waiting deliveries of its events.
		Expect(deliveries("origin=EVENT&status=CANCELLED")).To(HaveLen(3))

		cancel := fmt.Sprintf("%s?webhookReplayId=%d", replays, replay)
		other.Delete(cancel).Is(http.StatusNotFound)
		other.Get(cancel).Is(http.StatusNotFound)
		api.Delete(cancel).Is(http.StatusNoContent)
		api.Delete(cancel).Is(http.StatusNoContent)
		done := replayed(replay)
		Expect(done.Text("status")).To(Equal("CANCELLED"))
		Expect(done.Text("cancelledCount")).To(Equal("3"))
		Expect(deliveries("origin=REPLAY&status=CANCELLED")).To(HaveLen(3))
		Expect(api.Get(fmt.Sprintf("%s?webhookEndpointId=%d", endpoints, id)).OK().At("activeWebhookReplayId")).To(BeNil())

		// The canceled replay sends no more deliveries. The next replay sends the remaining events.
		r.Down(false)
		w.Clock.Advance(time.Minute)
		next := api.Post(replays, object{"webhookEndpointId": id, "deliveryStatuses": []string{"CANCELLED"}, "ratePerSecond": 500}).Is(http.StatusAccepted).ID("webhookReplayId")
		Eventually(func() string { return replayed(next).Text("status") }).Should(Equal("COMPLETED"))
		sent := map[string]bool{} // an attempt that was under way at the cancellation may have sent an event, too
		for _, d := range r.Deliveries() {
			sent[d.Headers.Get("Webhook-Id")] = true
		}
		Expect(sent).To(HaveLen(3))
		Expect(replayed(next).Text("succeededCount")).To(Equal("3"))
		r.Verify(made.Text("secret"))
	})

	It("refuses invalid requests, unknown endpoints and disabled endpoints", func() {
		id := register(r, nil).ID("webhookEndpointId")
		refused := func(more object) *apitest.Answer {
			GinkgoHelper()
			body := object{"webhookEndpointId": id}
			for k, v := range more {
				body[k] = v
			}
			return api.Post(replays, body)
		}
		for _, more := range []object{
			{}, {"createdTo": "2026-11-20T09:15:30Z"}, {"objectId": 7}, {"createdFrom": "2026-11-20T09:15:30Z", "createdTo": "2026-11-20T09:15:30Z"},
			{"eventTypes": []string{"order.exploded"}}, {"dryRun": true},
		} {
			refused(more).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		}
		for _, more := range []object{
			{"eventTypes": []string{}}, {"deliveryStatuses": []string{"LOST"}}, {"objectType": "cart"}, {"ratePerSecond": 0, "eventTypes": []string{"*"}}, {"limit": 5},
		} {
			refused(more).Is(http.StatusBadRequest)
		}
		refused(object{"webhookEndpointId": id + 1000, "eventTypes": []string{"*"}}).Is(http.StatusNotFound)
		other.Post(replays, object{"webhookEndpointId": id, "eventTypes": []string{"*"}}).Is(http.StatusNotFound)
		api.Patch(endpoints, object{"webhookEndpointId": id, "isActive": false}).OK()
		refused(object{"eventTypes": []string{"*"}}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		api.Get(replays + "?webhookReplayId=999999").Is(http.StatusNotFound)
		api.Delete(replays + "?webhookReplayId=999999").Is(http.StatusNotFound)
	})

	It("resends an event byte for byte, and cancels the event's waiting deliveries", func() {
		made := register(r, object{"eventTypes": []string{"customer.created"}})
		id := made.ID("webhookEndpointId")
		second := apitest.NewReceiver()
		register(second, object{"eventTypes": []string{"customer.*"}})
		third := apitest.NewReceiver()
		unasked := register(third, object{"eventTypes": []string{"order.*"}}).ID("webhookEndpointId")
		r.Down(true)
		happen(1)
		arrived(second, 1)
		Eventually(func() any { return deliveries(fmt.Sprintf("webhookEndpointId=%d", id))[0].(map[string]any)["status"] }).Should(Equal("RETRYING"))
		eventID := api.Get(event + "/paged").OK().Text("items.0.webhookEventId")

		// Resending an event to one endpoint cancels that endpoint's pending retry and keeps the retries of other
		// endpoints.
		again := api.Post(event+"/resend", object{"webhookEventId": eventID, "webhookEndpointId": id}).Is(http.StatusOK)
		Expect(again.At("items")).To(HaveLen(1))
		Expect([]string{again.Text("items.0.origin"), again.Text("items.0.status"), again.Text("items.0.attemptCount"), again.Text("items.0.nextAttemptReason")}).
			To(Equal([]string{"RESEND", "PENDING", "0", "FIRST_ATTEMPT"}))
		Expect(deliveries(fmt.Sprintf("webhookEndpointId=%d&origin=EVENT&status=CANCELLED", id))).To(HaveLen(1))
		Eventually(func() []any { return deliveries("status=SUCCEEDED") }).Should(HaveLen(1))
		r.Down(false)
		w.Clock.Advance(time.Minute)
		arrived(r, 1)
		r.Verify(made.Text("secret"))
		Expect(r.Deliveries()[0].Body).To(Equal(second.Deliveries()[0].Body))
		Expect(r.Deliveries()[0].Headers.Get("webhook-id")).To(Equal(eventID))

		// An event that was delivered can be resent, too. It goes to every endpoint that now subscribes to its type.
		Expect(api.Post(event+"/resend", object{"webhookEventId": eventID}).OK().At("items")).To(HaveLen(2))
		arrived(r, 2)
		arrived(second, 2)
		// An event can be resent to a named endpoint, whatever types the endpoint subscribes to.
		Expect(api.Post(event+"/resend", object{"webhookEventId": eventID, "webhookEndpointId": unasked}).OK().At("items")).To(HaveLen(1))
		arrived(third, 1)
		for _, d := range append(append(r.Deliveries(), second.Deliveries()...), third.Deliveries()...) {
			Expect(d.Body).To(Equal(r.Deliveries()[0].Body))
		}
		api.Patch(endpoints, object{"webhookEndpointId": id, "isActive": false}).OK()
		Expect(api.Post(event+"/resend", object{"webhookEventId": eventID}).OK().At("items")).To(HaveLen(1))
		api.Post(event+"/resend", object{"webhookEventId": eventID, "webhookEndpointId": id}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(api.Get(event + "?webhookEventId=" + eventID).OK().At("deliveries")).To(HaveLen(7))
	})

	It("sends a sample of every type, which verifies with each valid key", func() {
		made := register(r, object{"asymmetricSignature": true})
		id := made.ID("webhookEndpointId")
		rotated := api.Post(endpoints+"/rotate-secret", object{"webhookEndpointId": id}).OK()
		var types []string
		for _, t := range items(api.Get(event + "/type/all").OK()) {
			name := t.(map[string]any)["type"].(string)
			types = append(types, name)
			test := api.Post(endpoints+"/test", object{"webhookEndpointId": id, "type": name}).OK()
			Expect(test.At("succeeded")).To(BeTrue(), name)
			Expect(test.Text("payload.type")).To(Equal(name))
			Expect(test.Text("attempt.statusCode")).To(Equal("204"))
		}
		Expect(types).To(HaveLen(len(domain.EventTypes())))
		Expect(r.Types()).To(Equal(types))
		r.Verify(made.Text("secret"))
		r.Verify(rotated.Text("secret"))
		for _, d := range r.Deliveries() {
			Expect(d.Headers.Get("webhook-test")).To(Equal("true"))
			Expect(d.Headers.Get("webhook-signature")).To(MatchRegexp(`^(v1,\S+ v1,\S+ v1a,\S+|v1a,\S+ v1,\S+ v1,\S+|v1,\S+ v1a,\S+ v1,\S+)$`))
		}
		Expect(items(api.Get(event + "/paged").OK())).To(BeEmpty())
		Expect(deliveries("")).To(BeEmpty())
		Expect(api.Get(endpoints + "/all").OK().Text("items.0.health.attempts24h")).To(Equal("0"))
	})
}
