package store_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
	"github.com/storeplatform/storeplatform/webhooks"
)

// hooked returns a platform whose service can call endpoints at loopback addresses.
func hooked(ctx context.Context) *platform {
	GinkgoHelper()
	p := newPlatform(ctx)
	out := egress.New(egress.Options{Allow: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}})
	p.Service = newService(store.Options{
		DB: p.Data.Repo, Clock: p.Data.Clock, Keys: storetest.Keyring(), Gateways: payment.NewGateways(), PublicURL: "http://store.example",
		Webhooks: webhooks.NewSender(out, p.Data.Clock),
	})
	return p
}

// happened records an event for each of the orders, and returns the event ids.
func (p *platform) happened(ctx context.Context, actor domain.Actor, orders ...int64) (ids []uuid.UUID) {
	GinkgoHelper()
	tx, err := p.Data.Repo.Begin(ctx, actor)
	Expect(err).NotTo(HaveOccurred())
	defer tx.Rollback()
	var events []repo.WebhookEvent
	for _, order := range orders {
		id := uuid.Must(uuid.NewV7())
		ids = append(ids, id)
		events = append(events, repo.WebhookEvent{
			ID: id, Type: domain.OrderUpdated, ObjectType: "order", ObjectID: order, ObjectVersion: 1, Action: "order.updated", ActorType: actor.Kind, ActorID: actor.ID,
			APIVersion: domain.APIVersion, Payload: fmt.Sprintf(`{"id":%q}`, domain.EventID(id)), CreatedOn: p.Clock.Now(),
		})
	}
	Expect(tx.Record(ctx, events)).To(Succeed())
	Expect(tx.Commit()).To(Succeed())
	return ids
}

var firstPage = domain.PageQuery{Number: 1, Size: 100, Sort: "createdOn"}

var _ = Describe("Webhook endpoints", func() {
	var (
		p     *platform
		actor domain.Actor
		url   = "http://127.0.0.1:8091/events"
	)
	BeforeEach(func(ctx SpecContext) {
		p = hooked(ctx)
		_, actor = p.newStore(ctx, "one")
	})
	create := func(ctx context.Context, change ...func(*webhook.WebhookEndpointChange)) *webhook.WebhookEndpoint {
		GinkgoHelper()
		c := webhook.WebhookEndpointChange{URL: &url}
		for _, f := range change {
			f(&c)
		}
		e, err := p.Webhook.CreateWebhookEndpoint(ctx, again(actor), c)
		Expect(err).NotTo(HaveOccurred())
		return e
	}
	deliveries := func(ctx context.Context, e *webhook.WebhookEndpoint) []webhook.WebhookDelivery {
		GinkgoHelper()
		page, err := p.As(actor).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{EndpointID: []int64{e.ID}}, firstPage)
		Expect(err).NotTo(HaveOccurred())
		return page.Items
	}

	It("are created with a secret that is shown once and encrypted in the database", func(ctx SpecContext) {
		value := "warehouse-secret-4f2a"
		e := create(ctx, func(c *webhook.WebhookEndpointChange) {
			c.CustomHeaders = &[]webhook.CustomHeaderInput{{Name: "X-Key", Value: &value}}
		})
		secret := e.CurrentKey(webhook.SchemeHMAC).Secret
		Expect(secret).To(HavePrefix("whsec_"))
		Expect(e.Version).To(BeNumerically("==", 1))

		read, err := p.As(actor).WebhookEndpoint(ctx, e.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(read.CurrentKey(webhook.SchemeHMAC).Secret).To(BeEmpty())
		Expect(read.CustomHeaders[0].Value).To(BeEmpty())
		Expect(read.CustomHeaders[0].Masked).To(Equal("••••4f2a"))
		Expect(read.Open(storetest.Keyring())).To(Succeed())
		Expect(read.CurrentKey(webhook.SchemeHMAC).Secret).To(Equal(secret))

		var kept, audited string
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT string_agg(e::text, '') FROM webhook_endpoints e").Scan(&kept)).To(Succeed())
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT coalesce(string_agg(a::text, ''), '') FROM audit_logs a WHERE object_type LIKE '%ebhook%'").Scan(&audited)).To(Succeed())
		Expect(audited).To(ContainSubstring(url))
		for _, text := range []string{kept, audited} {
			Expect(text).NotTo(ContainSubstring(strings.TrimPrefix(secret, "whsec_")))
			Expect(text).NotTo(ContainSubstring(value))
		}
	})

	It("are refused if their URL is not public, and no row is stored", func(ctx SpecContext) {
		inside := "http://10.0.0.1/"
		_, err := p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &inside})
		Expect(err).To(refuse(domain.InvalidValue))
		Expect(p.As(actor).WebhookEndpoints(ctx)).To(BeEmpty())
	})

	It("use the API version of the store unless the request names another version", func(ctx SpecContext) {
		_, err := p.Data.SQL.ExecContext(ctx, `UPDATE stores SET settings = jsonb_set(settings, '{webhookApiVersion}', '"2020-01-01"') WHERE id = $1`, actor.StoreID)
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &url})
		Expect(err).To(refuse(domain.UnknownAPIVersion), "there is one version so far")
		e, err := p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &url, APIVersion: new(string(domain.APIVersion))})
		Expect(err).NotTo(HaveOccurred())
		Expect(e.APIVersion).To(Equal(domain.APIVersion))
	})

	It("are limited to fifty per store, even with concurrent requests", func(ctx SpecContext) {
		for range 45 {
			create(ctx)
		}
		var group sync.WaitGroup
		results := make(chan error, 12)
		for range 12 {
			group.Go(func() {
				_, err := p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &url})
				results <- err
			})
		}
		group.Wait()
		close(results)
		made := 0
		for err := range results {
			if err == nil {
				made++
			} else {
				Expect(err).To(refuse(domain.UnsupportedOperation))
			}
		}
		Expect(made).To(Equal(5))
	})

	It("reject a stale version, and keep their version if nothing changes", func(ctx SpecContext) {
		e := create(ctx)
		text := "Warehouse"
		description := &text
		stale := int64(7)
		_, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, e.ID, webhook.WebhookEndpointChange{Description: &description}, domain.Expect{Body: &stale})
		Expect(err).To(refuse(domain.VersionConflict))
		changed, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, e.ID, webhook.WebhookEndpointChange{Description: &description}, domain.Expect{Body: &e.Version})
		Expect(err).NotTo(HaveOccurred())
		Expect(*changed.Description).To(Equal("Warehouse"))
		Expect(changed.Version).To(BeNumerically("==", 2))
		same, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, e.ID, webhook.WebhookEndpointChange{Description: &description}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(same.Version).To(BeNumerically("==", 2))
		Expect(same.Open(storetest.Keyring())).To(Succeed())
		Expect(same.CurrentKey(webhook.SchemeHMAC).Secret).To(Equal(e.CurrentKey(webhook.SchemeHMAC).Secret))
	})

	It("cannot be reached from another store", func(ctx SpecContext) {
		e := create(ctx)
		_, stranger := p.newStore(ctx, "two")
		_, err := p.As(stranger).WebhookEndpoint(ctx, e.ID)
		Expect(err).To(refuse(domain.NotFound))
		_, err = p.Webhook.UpdateWebhookEndpoint(ctx, stranger, e.ID, webhook.WebhookEndpointChange{}, domain.Expect{})
		Expect(err).To(refuse(domain.NotFound))
		Expect(p.Webhook.DeleteWebhookEndpoint(ctx, stranger, e.ID)).To(refuse(domain.NotFound))
		_, _, err = p.Webhook.RotateWebhookEndpointSecret(ctx, again(stranger), e.ID, webhook.SchemeHMAC, 0)
		Expect(err).To(refuse(domain.NotFound))
		_, err = p.Webhook.TestWebhookEndpoint(ctx, stranger, e.ID, domain.OrderCreated)
		Expect(err).To(refuse(domain.NotFound))
		event := p.happened(ctx, actor, 1)[0]
		_, err = p.As(stranger).WebhookEvent(ctx, event)
		Expect(err).To(refuse(domain.NotFound))
		_, err = p.Webhook.ResendWebhookEvent(ctx, stranger, event, nil)
		Expect(err).To(refuse(domain.NotFound))
		_, err = p.As(stranger).WebhookDelivery(ctx, deliveries(ctx, e)[0].ID)
		Expect(err).To(refuse(domain.NotFound))
		own := p.happened(ctx, stranger, 1)[0]
		_, err = p.Webhook.ResendWebhookEvent(ctx, stranger, own, &e.ID)
		Expect(err).To(refuse(domain.NotFound))
	})

	It("can be deleted with their waiting deliveries, while past deliveries stay readable", func(ctx SpecContext) {
		e := create(ctx)
		p.happened(ctx, actor, 1, 2)
		Expect(p.Webhook.DeleteWebhookEndpoint(ctx, actor, e.ID)).To(Succeed())
		_, err := p.As(actor).WebhookEndpoint(ctx, e.ID)
		Expect(err).To(refuse(domain.NotFound))
		Expect(p.Webhook.DeleteWebhookEndpoint(ctx, actor, e.ID)).To(refuse(domain.NotFound))
		p.happened(ctx, actor, 3)
		list := deliveries(ctx, e)
		Expect(list).To(HaveLen(2))
		for _, d := range list {
			Expect(d.Status).To(Equal(webhook.DeliveryCancelled))
			Expect(d.NextAttemptOn).To(BeNil())
		}
	})

	It("get no new deliveries while disabled, and receive the waiting ones once enabled", func(ctx SpecContext) {
		e := create(ctx)
		p.happened(ctx, actor, 1)
		off := false
		disabled, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, e.ID, webhook.WebhookEndpointChange{IsActive: &off}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(*disabled.DisabledReason).To(Equal(webhook.DisabledManually))
		p.happened(ctx, actor, 2)
		Expect(deliveries(ctx, e)).To(HaveLen(1))
		Expect(deliveries(ctx, e)[0].NextAttemptReason).To(Equal(webhook.EndpointDisabled))
		event := p.happened(ctx, actor, 3)[0]
		_, err = p.Webhook.ResendWebhookEvent(ctx, actor, event, &e.ID)
		Expect(err).To(refuse(domain.InvalidStateTransition))

		_, err = p.Data.SQL.ExecContext(ctx, "UPDATE webhook_deliveries SET next_attempt_on = now() + interval '1 day'")
		Expect(err).NotTo(HaveOccurred())
		enabled, err := p.Webhook.EnableWebhookEndpoint(ctx, actor, e.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(enabled.IsActive).To(BeTrue())
		Expect(*deliveries(ctx, e)[0].NextAttemptOn).To(BeTemporally("<=", p.Clock.Now().Add(time.Second)))
		Expect(deliveries(ctx, e)[0].NextAttemptReason).To(Equal(webhook.EndpointDisabled))
	})

	It("move their waiting deliveries to the queues of a new ordering", func(ctx SpecContext) {
		e := create(ctx)
		p.happened(ctx, actor, 1, 2)
		lanes := func() (lanes []string) {
			rows, err := p.Data.SQL.QueryContext(ctx, "SELECT coalesce(lane, '') FROM webhook_deliveries ORDER BY id")
			Expect(err).NotTo(HaveOccurred())
			defer rows.Close()
			for rows.Next() {
				var lane string
				Expect(rows.Scan(&lane)).To(Succeed())
				lanes = append(lanes, lane)
			}
			return lanes
		}
		Expect(lanes()).To(Equal([]string{"order/1", "order/2"}))
		for order, want := range map[webhook.WebhookOrdering][]string{webhook.OrderStrict: {"*", "*"}, webhook.OrderNone: {"", ""}, webhook.OrderPerObject: {"order/1", "order/2"}} {
			_, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, e.ID, webhook.WebhookEndpointChange{Ordering: &order}, domain.Expect{})
			Expect(err).NotTo(HaveOccurred())
			Expect(lanes()).To(Equal(want))
		}
	})

	It("sign with the old and the new secret for a while after a rotation", func(ctx SpecContext) {
		var mu sync.Mutex
		var header http.Header
		var body []byte
		server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
			mu.Lock()
			defer mu.Unlock()
			header = r.Header.Clone()
			body, _ = io.ReadAll(r.Body)
		}))
		DeferCleanup(server.Close)
		e := create(ctx, func(c *webhook.WebhookEndpointChange) { c.URL = &server.URL })
		old := e.CurrentKey(webhook.SchemeHMAC).Secret
		rotated, key, err := p.Webhook.RotateWebhookEndpointSecret(ctx, again(actor), e.ID, webhook.SchemeHMAC, 24*time.Hour)
		Expect(err).NotTo(HaveOccurred())
		Expect(key.Secret).NotTo(Equal(old))
		Expect(rotated.Version).To(BeNumerically("==", 2))

		verified := func(secret string) error {
			test, err := p.Webhook.TestWebhookEndpoint(ctx, actor, e.ID, domain.OrderCreated)
			Expect(err).NotTo(HaveOccurred())
			Expect(test.Attempt.Outcome()).To(Equal(webhook.AttemptSuccess))
			verifier, err := standardwebhooks.NewWebhook(secret)
			Expect(err).NotTo(HaveOccurred())
			mu.Lock()
			defer mu.Unlock()
			return verifier.Verify(body, header)
		}
		Expect(verified(old)).To(Succeed())
		Expect(verified(key.Secret)).To(Succeed())
		p.Clock.Advance(24 * time.Hour)
		Expect(verified(old)).NotTo(Succeed())
		Expect(verified(key.Secret)).To(Succeed())
		read, err := p.As(actor).WebhookEndpoint(ctx, e.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(read.SigningKeys).To(HaveLen(1))
	})

	It("can be tested with a sample of every event type, and the sample is not stored", func(ctx SpecContext) {
		var mu sync.Mutex
		var got []http.Header
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			mu.Lock()
			defer mu.Unlock()
			got = append(got, r.Header.Clone())
			w.WriteHeader(http.StatusTeapot)
		}))
		DeferCleanup(server.Close)
		off, only := false, webhook.EventFilters{"refund.issued"}
		e := create(ctx, func(c *webhook.WebhookEndpointChange) { c.URL, c.IsActive, c.EventTypes = &server.URL, &off, &only })
		for _, t := range domain.EventTypes() {
			test, err := p.Webhook.TestWebhookEndpoint(ctx, actor, e.ID, t)
			Expect(err).NotTo(HaveOccurred())
			Expect(test.Attempt.Outcome()).To(Equal(webhook.AttemptFailure))
			Expect(*test.Attempt.StatusCode).To(Equal(http.StatusTeapot))
			var payload struct {
				ID       string
				Type     domain.EventType
				StoreID  int64
				Livemode bool
			}
			Expect(json.Unmarshal(test.Payload, &payload)).To(Succeed())
			Expect(payload.Type).To(Equal(t))
			Expect(payload.StoreID).To(Equal(actor.StoreID))
			Expect(payload.Livemode).To(BeFalse())
			mu.Lock()
			last := got[len(got)-1]
			mu.Unlock()
			Expect(last.Get("webhook-test")).To(Equal("true"))
			Expect(last.Get("webhook-id")).To(Equal(payload.ID))
		}
		var n int
		Expect(p.Data.SQL.QueryRowContext(ctx, "SELECT (SELECT count(*) FROM webhook_events) + (SELECT count(*) FROM webhook_deliveries) + (SELECT count(*) FROM webhook_attempts) + (SELECT count(*) FROM webhook_endpoint_states WHERE last_success_on IS NOT NULL OR last_failure_on IS NOT NULL)").Scan(&n)).To(Succeed())
		Expect(n).To(BeZero())
	})
})

var _ = Describe("Webhook events", func() {
	var (
		p     *platform
		actor domain.Actor
		url   = "http://127.0.0.1:8091/events"
	)
	BeforeEach(func(ctx SpecContext) {
		p = hooked(ctx)
		_, actor = p.newStore(ctx, "one")
	})
	endpoint := func(ctx context.Context, filters ...string) *webhook.WebhookEndpoint {
		GinkgoHelper()
		types := webhook.EventFilters(filters)
		e, err := p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &url, EventTypes: &types})
		Expect(err).NotTo(HaveOccurred())
		return e
	}
	list := func(ctx context.Context, f webhook.WebhookEventFilter, q domain.PageQuery) domain.Page[*webhook.WebhookEvent] {
		GinkgoHelper()
		page, err := p.As(actor).WebhookEvents(ctx, f, q)
		Expect(err).NotTo(HaveOccurred())
		return page
	}
	orders := func(page domain.Page[*webhook.WebhookEvent]) (ids []int64) {
		for _, e := range page.Items {
			ids = append(ids, e.ObjectID)
		}
		return ids
	}
	newest := domain.PageQuery{Number: 1, Size: 100, Sort: "-sequence"}

	It("are listed in order, with filters and cursors", func(ctx SpecContext) {
		e := endpoint(ctx, "order.*")
		p.happened(ctx, actor, 1, 2, 3)
		p.happened(ctx, actor, 2)
		page := list(ctx, webhook.WebhookEventFilter{}, newest)
		Expect(orders(page)).To(Equal([]int64{2, 3, 2, 1}))
		Expect(page.TotalCount).To(BeNumerically("==", 4))
		Expect(page.Items[0].Counts).To(Equal(webhook.WebhookDeliveryCount{webhook.DeliveryPending: 1}))
		Expect(page.Items[0].Payload).To(BeEmpty())

		oldest := domain.PageQuery{Number: 1, Size: 3, Sort: "sequence"}
		page = list(ctx, webhook.WebhookEventFilter{}, oldest)
		Expect(orders(page)).To(Equal([]int64{1, 2, 3}))
		page = list(ctx, webhook.WebhookEventFilter{}, domain.PageQuery{Size: 3, Sort: "sequence", Cursor: page.NextCursor})
		Expect(orders(page)).To(Equal([]int64{2}))
		Expect(page.NextCursor).To(BeEmpty())

		second := list(ctx, webhook.WebhookEventFilter{}, oldest).Items[1].Sequence
		for _, c := range []struct {
			filter webhook.WebhookEventFilter
			want   []int64
		}{
			{webhook.WebhookEventFilter{SequenceAfter: second}, []int64{2, 3}},
			{webhook.WebhookEventFilter{ObjectType: []string{"order"}, ObjectID: []int64{2}}, []int64{2, 2}},
			{webhook.WebhookEventFilter{Type: webhook.EventFilters{"order.*"}}, []int64{2, 3, 2, 1}},
			{webhook.WebhookEventFilter{Type: webhook.EventFilters{"order.updated"}, ObjectID: []int64{3}}, []int64{3}},
			{webhook.WebhookEventFilter{Type: webhook.EventFilters{"refund.*"}}, nil},
			{webhook.WebhookEventFilter{EndpointID: []int64{e.ID}, DeliveryStatus: []webhook.DeliveryStatus{webhook.DeliveryPending}}, []int64{2, 3, 2, 1}},
			{webhook.WebhookEventFilter{EndpointID: []int64{e.ID + 1}}, nil},
			{webhook.WebhookEventFilter{DeliveryStatus: []webhook.DeliveryStatus{webhook.DeliverySucceeded}}, nil},
		} {
			Expect(orders(list(ctx, c.filter, newest))).To(Equal(c.want), "%+v", c.filter)
		}
		_, err := p.As(actor).WebhookEvents(ctx, webhook.WebhookEventFilter{}, domain.PageQuery{Size: 3, Sort: "sequence", Cursor: "nonsense"})
		Expect(err).To(refuse(domain.InvalidCursor))
		_, err = p.As(actor).WebhookEvents(ctx, webhook.WebhookEventFilter{}, domain.PageQuery{Number: 101, Size: 100, Sort: "sequence"})
		Expect(err).To(refuse(domain.PageTooDeep))
	})

	It("are listed up to the last settled event, so polling by sequence misses none", func(ctx SpecContext) {
		const writers, each = 8, 40
		var group sync.WaitGroup
		for range writers {
			group.Go(func() {
				defer GinkgoRecover()
				for i := range each {
					tx, err := p.Data.Repo.Begin(ctx, actor)
					Expect(err).NotTo(HaveOccurred())
					id := uuid.Must(uuid.NewV7())
					Expect(tx.Record(ctx, []repo.WebhookEvent{{ID: id, Type: domain.OrderUpdated, ObjectType: "order", ObjectID: int64(i + 1), ObjectVersion: 1,
						Action: "order.updated", ActorType: actor.Kind, APIVersion: domain.APIVersion, Payload: "{}", CreatedOn: p.Clock.Now()}})).To(Succeed())
					time.Sleep(time.Duration(i%5) * time.Millisecond) // so sequences are committed in a different order than they were taken
					if i%10 == 9 {
						tx.Rollback()
						continue
					}
					Expect(tx.Commit()).To(Succeed())
				}
			})
		}
		seen := map[int64]bool{}
		after := int64(0)
		poll := func() (events int) {
			page := list(ctx, webhook.WebhookEventFilter{SequenceAfter: after}, domain.PageQuery{Number: 1, Size: 100, Sort: "sequence"}).Items
			for _, e := range page {
				seen[e.Sequence], after = true, e.Sequence
			}
			return len(page)
		}
		done := make(chan struct{})
		go func() { group.Wait(); close(done) }()
		for running := true; running; {
			select {
			case <-done:
				running = false
			default:
			}
			poll()
		}
		for poll() > 0 { // the last page is empty
		}
		Expect(seen).To(HaveLen(writers * each * 9 / 10))
	})

	It("can be resent in place of a waiting delivery, without delaying other deliveries", func(ctx SpecContext) {
		a, b := endpoint(ctx, "order.*"), endpoint(ctx, "refund.*")
		ids := p.happened(ctx, actor, 1, 1)
		made, err := p.Webhook.ResendWebhookEvent(ctx, actor, ids[0], nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(made).To(HaveLen(1)) // there is no delivery to endpoint b, which is not subscribed to the event
		Expect(made[0].EndpointID).To(Equal(a.ID))
		Expect(made[0].Origin).To(Equal(webhook.OriginResend))
		Expect(made[0].Status).To(Equal(webhook.DeliveryPending))
		Expect(*made[0].Lane).To(Equal("order/1"))

		event, err := p.As(actor).WebhookEvent(ctx, ids[0])
		Expect(err).NotTo(HaveOccurred())
		Expect(event.Counts).To(Equal(webhook.WebhookDeliveryCount{webhook.DeliveryPending: 1, webhook.DeliveryCancelled: 1}))
		Expect(event.Deliveries).To(HaveLen(2))
		Expect(event.Deliveries[0].ID).To(Equal(made[0].ID))
		Expect(event.Payload).To(Equal(fmt.Sprintf(`{"id":%q}`, domain.EventID(ids[0]))))

		// Only the first delivery of an object is claimed, and that is the resent one.
		claimed, err := p.Data.Repo.ClaimDeliveries(ctx, repo.Claim{By: uuid.New(), Slots: 10, Lease: time.Minute})
		Expect(err).NotTo(HaveOccurred())
		Expect(claimed.Deliveries).To(HaveLen(1))
		Expect(claimed.Deliveries[0].ID).To(Equal(made[0].ID))

		made, err = p.Webhook.ResendWebhookEvent(ctx, actor, ids[0], &b.ID) // b is not subscribed
		Expect(err).NotTo(HaveOccurred())
		Expect(made).To(HaveLen(1))
		Expect(made[0].Lane).To(BeNil())
		_, err = p.Webhook.ResendWebhookEvent(ctx, actor, uuid.New(), nil)
		Expect(err).To(refuse(domain.NotFound))
	})

	It("let waiting deliveries of the same object continue after a resend", func(ctx SpecContext) {
		e := endpoint(ctx, "order.*")
		ids := p.happened(ctx, actor, 1, 1)
		_, err := p.Data.SQL.ExecContext(ctx, "UPDATE webhook_deliveries SET next_attempt_on = now() + interval '1 day', next_attempt_reason = 'ORDERING'")
		Expect(err).NotTo(HaveOccurred())
		_, err = p.Webhook.ResendWebhookEvent(ctx, actor, ids[0], &e.ID)
		Expect(err).NotTo(HaveOccurred())
		page, err := p.As(actor).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{Status: []webhook.DeliveryStatus{webhook.DeliveryPending}}, domain.PageQuery{Number: 1, Size: 10, Sort: "nextAttemptOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(HaveLen(2))
		for _, d := range page.Items {
			Expect(*d.NextAttemptOn).To(BeTemporally("<", time.Now().Add(time.Minute)))
		}
	})

	It("have deliveries that can be listed in the order of their displayed next attempts", func(ctx SpecContext) {
		a, b, limited := endpoint(ctx, "order.*"), endpoint(ctx, "order.*"), endpoint(ctx, "order.*")
		p.happened(ctx, actor, 1, 2, 3)
		execute := func(statement string, args ...any) {
			_, err := p.Data.SQL.ExecContext(ctx, statement, args...)
			Expect(err).NotTo(HaveOccurred())
		}
		now := p.Clock.Now()
		execute("UPDATE webhook_deliveries SET next_attempt_on = $1::timestamptz + (id * 7 % 9) * interval '10 minutes'", now)
		execute("UPDATE webhook_endpoint_states SET breaker = 'OPEN', probe_on = $2 WHERE endpoint_id = $1", a.ID, now.Add(45*time.Minute))
		execute("UPDATE webhook_endpoint_states SET limited_until = $2 WHERE endpoint_id = $1", limited.ID, now.Add(25*time.Minute))
		execute("UPDATE webhook_endpoints SET rate_per_second = 1 WHERE id = $1", limited.ID)
		shown := func(size int) (ids []int64, times []time.Time) {
			for q := (domain.PageQuery{Number: 1, Size: size, Sort: "nextAttemptOn"}); ; {
				page, err := p.As(actor).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{}, q)
				Expect(err).NotTo(HaveOccurred())
				for _, d := range page.Items {
					ids, times = append(ids, d.ID), append(times, *d.NextAttemptOn)
				}
				if page.NextCursor == "" {
					return ids, times
				}
				q.Cursor = page.NextCursor
			}
		}
		ids, times := shown(100)
		Expect(ids).To(HaveLen(9))
		Expect(slices.IsSortedFunc(times, time.Time.Compare)).To(BeTrue(), "%v", times)
		Expect(times).To(ContainElement(BeTemporally("==", now.Add(45*time.Minute))))
		Expect(times).To(ContainElement(BeTemporally("==", now.Add(25*time.Minute))))
		walked, _ := shown(2)
		Expect(walked).To(Equal(ids))
		execute("UPDATE webhook_endpoints SET is_active = false, disabled_reason = 'MANUAL', disabled_on = now() WHERE id = $1", b.ID)
		_, times = shown(2)
		Expect(slices.IsSortedFunc(times, time.Time.Compare)).To(BeTrue(), "%v", times)
	})

	It("have deliveries that can be filtered by endpoint, event, status, origin, type, object or error", func(ctx SpecContext) {
		a, b := endpoint(ctx, "*"), endpoint(ctx, "order.*")
		ids := p.happened(ctx, actor, 1, 2)
		_, err := p.Webhook.ResendWebhookEvent(ctx, actor, ids[0], &a.ID)
		Expect(err).NotTo(HaveOccurred())
		count := func(f webhook.WebhookDeliveryFilter) int {
			page, err := p.As(actor).WebhookDeliveries(ctx, f, firstPage)
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(BeNumerically("==", len(page.Items)))
			return len(page.Items)
		}
		Expect(count(webhook.WebhookDeliveryFilter{})).To(Equal(5))
		Expect(count(webhook.WebhookDeliveryFilter{EndpointID: []int64{b.ID}})).To(Equal(2))
		Expect(count(webhook.WebhookDeliveryFilter{EventID: []uuid.UUID{ids[0]}})).To(Equal(3))
		Expect(count(webhook.WebhookDeliveryFilter{Status: []webhook.DeliveryStatus{webhook.DeliveryCancelled}})).To(Equal(1))
		Expect(count(webhook.WebhookDeliveryFilter{Origin: []webhook.DeliveryOrigin{webhook.OriginResend}})).To(Equal(1))
		Expect(count(webhook.WebhookDeliveryFilter{Type: webhook.EventFilters{"order.*"}})).To(Equal(5))
		Expect(count(webhook.WebhookDeliveryFilter{Type: webhook.EventFilters{"refund.*"}})).To(BeZero())
		Expect(count(webhook.WebhookDeliveryFilter{ObjectType: []string{"order"}, ObjectID: []int64{2}})).To(Equal(2))
		Expect(count(webhook.WebhookDeliveryFilter{ErrorCode: []webhook.AttemptError{webhook.ErrorTimeout}})).To(BeZero())
		Expect(count(webhook.WebhookDeliveryFilter{ReplayID: []int64{1}})).To(BeZero())

		first, err := p.As(actor).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{}, domain.PageQuery{Number: 1, Size: 3, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		rest, err := p.As(actor).WebhookDeliveries(ctx, webhook.WebhookDeliveryFilter{}, domain.PageQuery{Size: 3, Sort: "-createdOn", Cursor: first.NextCursor})
		Expect(err).NotTo(HaveOccurred())
		Expect(rest.Items).To(HaveLen(2))
		seen := map[int64]bool{}
		for _, d := range append(first.Items, rest.Items...) {
			seen[d.ID] = true
		}
		Expect(seen).To(HaveLen(5))
	})
})
