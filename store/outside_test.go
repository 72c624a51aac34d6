package store_test

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	"github.com/storeplatform/storeplatform/store/command"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

var _ = Describe("The integration log", func() {
	var d *orderStore
	BeforeEach(func(ctx SpecContext) { d = newOrderStore(ctx) })

	logs := func(ctx context.Context, f integration.LogFilter) []*integration.IntegrationLog {
		GinkgoHelper()
		Expect(d.FlushLogs(ctx)).To(Succeed())
		page, err := d.As(d.actor).IntegrationLogs(ctx, f, domain.PageQuery{Number: 1, Size: 100, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		return page.Items
	}

	It("shows every call to a gateway with its order, request and task, but only to the call's own store", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		d.Service = d.with(lost{d.sandbox})
		_, err := d.Ordering.CaptureOrder(command.Asked(ctx, "req-capture-1"), another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		asked := logs(ctx, integration.LogFilter{})
		Expect(asked).To(HaveLen(2))
		for i, operation := range []string{"fetch", "capture"} {
			l := asked[i]
			Expect([]any{l.Integration, l.ProviderCode, l.Direction, l.Operation, l.ObjectType, l.ObjectID, l.CorrelationID, l.Attempt, l.IntegrationTaskID, l.RequestMethod}).To(Equal([]any{
				integration.Payment, "SANDBOX", integration.Outbound, operation, "order", fmt.Sprint(o.ID), "req-capture-1", 1, (*int64)(nil), ""}))
		}
		whole, err := d.As(d.actor).IntegrationLog(ctx, asked[1].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(*whole.RequestBody).To(And(ContainSubstring("122.69"), ContainSubstring("capture-")))
		Expect(*whole.ResponseBody).To(ContainSubstring("UNKNOWN"))

		synced, err := d.Ordering.SyncOrders(ctx, another(d.actor), []int64{o.ID}, nil)
		Expect(err).NotTo(HaveOccurred())
		Expect(d.WorkTasks(ctx)).To(Succeed())
		task := synced[0].TaskIDs[0]
		of := logs(ctx, integration.LogFilter{TaskID: []int64{task}})
		Expect(of).To(HaveLen(2))
		t, err := d.As(d.actor).IntegrationTask(ctx, task)
		Expect(err).NotTo(HaveOccurred())
		Expect(t.LastLogID).To(HaveValue(Equal(of[1].ID)))

		_, other := d.newStore(ctx, "other")
		page, err := d.As(other).IntegrationLogs(ctx, integration.LogFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(BeEmpty())
		Expect(d.As(other).IntegrationLog(ctx, of[0].ID)).Error().To(refuse(domain.NotFound))
	})

	It("shows HTTP requests and responses without secrets, truncated at a limit", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		gateway := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Set-Cookie", "session=a-cookie-that-nobody-reads")
			w.WriteHeader(http.StatusBadGateway)
			fmt.Fprint(w, `{"card":"4242 4242 4242 4242","api_key":"sk_live_51HabcdefGhiJKLmno","pad":"`, strings.Repeat("x", 10<<20), `"}`)
		}))
		DeferCleanup(gateway.Close)
		client, err := payment.NewSandboxClient(gateway.URL)
		Expect(err).NotTo(HaveOccurred())
		d.Service = d.with(client)
		_, err = d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})
		Expect(err).To(refuse(domain.PaymentOutcomeUnknown))
		seen := logs(ctx, integration.LogFilter{Outcome: []integration.Outcome{integration.Failure}})
		Expect(seen).To(HaveLen(1), "who does not say what it knows is not asked to act")
		l, err := d.As(d.actor).IntegrationLog(ctx, seen[0].ID)
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{l.RequestMethod, l.ResponseStatus, l.ErrorCode, l.IsTruncated, len(*l.ResponseBody)}).To(Equal([]any{"GET", just(502), "http_status", true, integration.MaxBody}))
		Expect(l.ErrorMessage).NotTo(BeEmpty(), "a provider's lastError says it in words")
		Expect(l.RequestURL).To(HavePrefix(gateway.URL + "/fetch?key="))
		Expect(*l.ResponseBody).To(HavePrefix(`{"card":"••••4242","api_key":"••••Lmno","pad":"xxx`))
		Expect(fmt.Sprint(l.ResponseHeaders)).To(And(ContainSubstring("Set-Cookie"), Not(ContainSubstring("nobody-reads"))))
	})

	It("does not fail a call whose entry cannot be written", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		_, err := d.Data.SQL.ExecContext(ctx, "ALTER TABLE integration_logs RENAME TO away")
		Expect(err).NotTo(HaveOccurred())
		Expect(d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})).Error().NotTo(HaveOccurred())
		Expect(d.FlushLogs(ctx)).NotTo(Succeed())
		Expect(d.read(ctx, o.ID).PaymentStatus).To(Equal(ordering.PaymentPaid))
	})

	It("shows the time of a call even if its entry is written late", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		Expect(d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})).Error().NotTo(HaveOccurred())
		answered := d.Clock.Now()
		d.Clock.Advance(time.Hour)
		all := logs(ctx, integration.LogFilter{})
		Expect(all).NotTo(BeEmpty())
		for _, l := range all {
			Expect(l.CreatedOn).NotTo(BeTemporally(">", answered), l.Operation)
		}
	})

	It("keeps entries for 90 days", func(ctx SpecContext) {
		o := d.order(ctx, "pm_card_visa", false)
		Expect(d.Ordering.CaptureOrder(ctx, another(d.actor), o.ID, ordering.CaptureRequest{})).Error().NotTo(HaveOccurred())
		Expect(logs(ctx, integration.LogFilter{})).NotTo(BeEmpty())
		d.Clock.Advance(89 * 24 * time.Hour)
		Expect(d.ForgetLogs(ctx)).To(Succeed())
		Expect(logs(ctx, integration.LogFilter{})).NotTo(BeEmpty())
		d.Clock.Advance(2 * 24 * time.Hour)
		Expect(d.ForgetLogs(ctx)).To(Succeed())
		Expect(logs(ctx, integration.LogFilter{})).To(BeEmpty())
	})
})
