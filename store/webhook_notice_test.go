package store_test

import (
	"context"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

var _ = Describe("Failing webhook endpoints", func() {
	const support = "hello@juniper-oak.example"
	var (
		p     *platform
		actor domain.Actor
		e     *webhook.WebhookEndpoint
	)
	BeforeEach(func(ctx SpecContext) {
		p = hooked(ctx)
		_, actor = p.newStore(ctx, "one")
		_, err := p.Data.SQL.ExecContext(ctx, "UPDATE stores SET settings = settings || jsonb_build_object('supportEmail', $1::text)", support)
		Expect(err).NotTo(HaveOccurred())
		url := "http://127.0.0.1:8091/events?key=k3y"
		e, err = p.Webhook.CreateWebhookEndpoint(ctx, again(actor), webhook.WebhookEndpointChange{URL: &url})
		Expect(err).NotTo(HaveOccurred())
	})
	// attempted records n attempts that ended with the given status, as a dispatcher does.
	attempted := func(ctx context.Context, n, status int) {
		GinkgoHelper()
		var all []repo.Settlement
		for range n {
			a := webhook.WebhookAttempt{ID: uuid.Must(uuid.NewV7()), StoreID: e.StoreID, EndpointID: e.ID, Number: 1, StartedOn: p.Clock.Now(), URL: e.URL}
			a.Answered(status)
			all = append(all, repo.Settlement{Attempt: a, Delivery: webhook.WebhookDelivery{EndpointID: e.ID}, Next: webhook.NextStep{Status: webhook.DeliveryRetrying, Disable: status == http.StatusGone}})
		}
		Expect(p.Data.Repo.Settle(ctx, uuid.New(), all)).To(Succeed())
	}
	// watch runs the check of endpoints in several processes at once.
	watch := func(ctx context.Context) {
		GinkgoHelper()
		var all sync.WaitGroup
		failed := make(chan error, 6)
		for range 6 {
			all.Go(func() { failed <- p.Webhook.WatchWebhookEndpoints(ctx) })
		}
		all.Wait()
		close(failed)
		for err := range failed {
			Expect(err).NotTo(HaveOccurred())
		}
	}
	mails := func(ctx context.Context) (subjects []string) {
		GinkgoHelper()
		list, err := p.Letter.MailsTo(ctx, actor, support, 50)
		Expect(err).NotTo(HaveOccurred())
		for _, m := range list {
			Expect(m.Text).NotTo(ContainSubstring("k3y"))
			subjects = append([]string{m.Subject}, subjects...)
		}
		return subjects
	}
	entries := func(ctx context.Context) (list []domain.AuditLog) {
		GinkgoHelper()
		page, err := p.As(actor).AuditLogs(ctx, domain.AuditFilter{ActorKind: []domain.ActorKind{domain.ActorPlatform}, ObjectType: []string{"webhookEndpoint"}}, domain.PageQuery{Number: 1, Size: 25, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		return page.Items
	}
	read := func(ctx context.Context) *webhook.WebhookEndpoint {
		GinkgoHelper()
		read, err := p.As(actor).WebhookEndpoint(ctx, e.ID)
		Expect(err).NotTo(HaveOccurred())
		return read
	}
	// at moves the clock to the given time after the first failure.
	at := func(began time.Time, later time.Duration) { p.Clock.Advance(began.Add(later).Sub(p.Clock.Now())) }

	It("cause a warning after an hour, a day and three days, and are disabled after five days", func(ctx SpecContext) {
		attempted(ctx, 20, http.StatusInternalServerError)
		began := *read(ctx).Health.FailingSince
		const failing, disabled = "Webhooks to http://127.0.0.1:8091/events keep failing", "The webhook endpoint http://127.0.0.1:8091/events was disabled"
		var want []string
		for _, warning := range []time.Duration{time.Hour, 24 * time.Hour, 72 * time.Hour} {
			at(began, warning-time.Second)
			watch(ctx)
			Expect(mails(ctx)).To(HaveLen(len(want)), "a second before %v", warning)
			at(began, warning+time.Millisecond)
			watch(ctx)
			want = append(want, failing)
			Expect(mails(ctx)).To(Equal(want), "after %v", warning)
			watch(ctx)
			Expect(mails(ctx)).To(Equal(want), "once")
		}
		at(began, 5*24*time.Hour-time.Second)
		watch(ctx)
		Expect(read(ctx).IsActive).To(BeTrue())
		at(began, 5*24*time.Hour+time.Millisecond)
		watch(ctx)
		Expect(mails(ctx)).To(Equal(append(want, disabled)))

		now := read(ctx)
		Expect(now.IsActive).To(BeFalse())
		Expect(*now.DisabledReason).To(Equal(webhook.DisabledFailing))
		Expect(*now.DisabledOn).To(BeTemporally("~", began.Add(5*24*time.Hour), time.Second))
		Expect(now.Version).To(Equal(e.Version + 1))
		Expect(now.Health.Status(now.IsActive)).To(Equal("DISABLED"))
		Expect(now.Health.ProbeOn).To(BeNil())
		log := entries(ctx)
		Expect(log).To(HaveLen(4))
		for i, action := range []string{"warnOfWebhookEndpoint", "warnOfWebhookEndpoint", "warnOfWebhookEndpoint", "disableWebhookEndpoint"} {
			Expect(log[i].Action).To(Equal(action))
			Expect(log[i].ObjectID).To(Equal(strconv.FormatInt(e.ID, 10)))
			Expect(*log[i].StoreID).To(Equal(e.StoreID))
		}
		Expect(log[0].Changes[0].Field).To(Equal("failingSince"))
		Expect(log[3].Changes).To(ContainElement(HaveField("Field", "isActive")))

		// An enabled endpoint starts with new counts, so the next failure does not disable it.
		_, err := p.Webhook.EnableWebhookEndpoint(ctx, actor, e.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(read(ctx).Health.Breaker).To(Equal(webhook.BreakerClosed))
		attempted(ctx, 1, http.StatusInternalServerError)
		watch(ctx)
		Expect(read(ctx).IsActive).To(BeTrue())
		Expect(mails(ctx)).To(HaveLen(4))
	})

	It("are not disabled with fewer than twenty failures or after a success", func(ctx SpecContext) {
		attempted(ctx, 19, http.StatusInternalServerError)
		began := *read(ctx).Health.FailingSince
		at(began, 6*24*time.Hour)
		watch(ctx)
		Expect(read(ctx).IsActive).To(BeTrue())
		Expect(mails(ctx)).To(HaveLen(1), "the warnings that were missed are one")
		attempted(ctx, 1, http.StatusInternalServerError)
		attempted(ctx, 1, http.StatusOK)
		watch(ctx)
		Expect(read(ctx).IsActive).To(BeTrue())
		Expect(read(ctx).Health.FailingSince).To(BeNil())

		attempted(ctx, 1, http.StatusInternalServerError)
		attempted(ctx, 1, http.StatusInternalServerError)
		watch(ctx)
		Expect(mails(ctx)).To(HaveLen(1))
		p.Clock.Advance(time.Hour + time.Second)
		watch(ctx)
		Expect(mails(ctx)).To(HaveLen(2))
	})

	It("cause a notice at once after a response with status 410", func(ctx SpecContext) {
		attempted(ctx, 1, http.StatusGone)
		Expect(read(ctx).IsActive).To(BeFalse())
		p.Clock.Advance(time.Second)
		watch(ctx)
		watch(ctx)
		Expect(mails(ctx)).To(HaveLen(1))
		log := entries(ctx)
		Expect(log).To(HaveLen(1))
		Expect(log[0].Changes).To(ContainElement(And(HaveField("Field", "disabledReason"), HaveField("New", HaveValue(Equal("GONE"))))))
	})

	It("are only recorded in the audit log if the store has no support address", func(ctx SpecContext) {
		_, err := p.Data.SQL.ExecContext(ctx, "UPDATE stores SET settings = settings - 'supportEmail'")
		Expect(err).NotTo(HaveOccurred())
		attempted(ctx, 3, http.StatusInternalServerError)
		p.Clock.Advance(time.Hour + time.Second)
		watch(ctx)
		Expect(mails(ctx)).To(BeEmpty())
		Expect(entries(ctx)).To(HaveLen(1))
	})

	It("lose all counts at a new URL, but keep them if an active endpoint is enabled again", func(ctx SpecContext) {
		attempted(ctx, 20, http.StatusInternalServerError)
		h := read(ctx).Health
		Expect(h.Breaker).To(Equal(webhook.BreakerOpen))
		Expect(h.ProbeOn).NotTo(BeNil())
		enabled, err := p.Webhook.EnableWebhookEndpoint(ctx, actor, e.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(enabled.Health.Breaker).To(Equal(webhook.BreakerClosed))
		Expect(enabled.Health.ConsecutiveFailures).To(Equal(20))

		attempted(ctx, 10, http.StatusInternalServerError)
		Expect(read(ctx).Health.Breaker).To(Equal(webhook.BreakerOpen))
		url := "http://127.0.0.1:8092/events"
		moved, err := p.Webhook.UpdateWebhookEndpoint(ctx, actor, e.ID, webhook.WebhookEndpointChange{URL: &url}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(moved.Health.Breaker).To(Equal(webhook.BreakerClosed))
		Expect(moved.Health.ConsecutiveFailures).To(BeZero())
		Expect(moved.Health.FailingSince).To(BeNil())
	})
})
