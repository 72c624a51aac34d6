package store_test

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("A report to the commission service", func() {
	var t *referredStore
	BeforeEach(func(ctx SpecContext) { t = newReferredStore(ctx); t.connect(ctx) })
	AfterEach(func() { Expect(t.service.Faults()).To(BeEmpty()) })

	It("is repeated by another process if the first dies after its call, but counts once", func(ctx SpecContext) {
		o := t.buy(ctx, t.guest(), nil)
		heard, die := make(chan bool, 1), make(chan bool)
		t.service.Instead(func(w http.ResponseWriter, r *http.Request) {
			t.service.Work(httptest.NewRecorder(), r)
			heard <- true
			<-die
			w.WriteHeader(http.StatusBadGateway)
		})
		ended := make(chan error, 1)
		go func() {
			defer GinkgoRecover()
			ended <- t.WorkTasks(ctx)
		}()
		<-heard
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionPending))
		t.service.Instead(nil)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE integration_tasks SET claimed_until = now() - interval '1 day' WHERE claimed_until IS NOT NULL")
		Expect(err).NotTo(HaveOccurred())
		t.work(ctx)
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced))
		close(die)
		Expect(<-ended).To(Succeed())
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{1, "98.00", "0.00"}))
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced), "the one that had died takes nothing back")
		tasks, err := t.As(t.actor).IntegrationTasks(ctx, integration.TaskFilter{}, domain.PageQuery{Number: 1, Size: 10, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		for _, task := range tasks.Items {
			Expect(task.Status).To(Equal(integration.TaskSucceeded))
		}
	})

	It("times out without delaying other tasks if the service does not respond", func(ctx SpecContext) {
		waiting := make(chan bool, 10)
		t.service.Instead(func(_ http.ResponseWriter, r *http.Request) {
			_, _ = io.Copy(io.Discard, r.Body) // the server notices a closed connection only after it has read the body
			waiting <- true
			<-r.Context().Done()
		})
		o := t.buy(ctx, t.guest(), new("lena"))
		work, stop := context.WithCancel(ctx)
		ended := make(chan error, 1)
		go func() {
			defer GinkgoRecover()
			ended <- t.WorkTasks(work)
		}()
		<-waiting
		Eventually(func() int { return t.idle(ctx) }).Should(BeZero(), "nobody holds anything while it is waited for")
		other := t.buy(ctx, t.guest(), nil)
		t.refund(ctx, o, 1)
		stop() // the process ends during its call
		<-ended
		t.service.Instead(nil)
		t.Data.Clock.Advance(time.Hour)
		t.work(ctx)
		t.Data.Clock.Advance(time.Hour)
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{3, "196.00", "58.31"}))
		Expect([]ordering.CommissionStatus{t.status(ctx, o), t.status(ctx, other)}).To(Equal([]ordering.CommissionStatus{ordering.CommissionSynced, ordering.CommissionSynced}))
	})

	It("is reversed when a dispute of the order is lost, but not while the dispute is open", func(ctx SpecContext) {
		o := t.buy(ctx, t.guest(), nil)
		t.work(ctx)
		report := func(status ordering.ChargebackStatus) {
			GinkgoHelper()
			_, _, err := t.Ordering.ReportChargeback(ctx, another(t.actor), o.ID, ordering.ChargebackReport{Reference: "dp_1", Amount: new(domain.MustAmount("122.45")), Status: &status})
			Expect(err).NotTo(HaveOccurred())
			t.work(ctx)
		}
		report(ordering.ChargebackOpen)
		Expect(t.books()).To(Equal([]any{1, "98.00", "0.00"}))
		report(ordering.ChargebackLost)
		Expect(t.books()).To(Equal([]any{2, "98.00", "122.45"}))
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced))
	})

	It("is reversed completely when the paid order is canceled", func(ctx SpecContext) {
		o := t.buy(ctx, t.guest(), nil)
		t.work(ctx)
		_, err := t.Ordering.CancelOrder(ctx, another(t.actor), o.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{2, "98.00", "122.45"}))
		Expect(t.status(ctx, o)).To(Equal(ordering.CommissionSynced))
	})

	It("is sent before the order's reversals even if a later report of the order replaces it", func(ctx SpecContext) {
		o := t.buy(ctx, t.guest(), nil)
		t.refund(ctx, o, 1)
		read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: []ordering.OrderItem{{LineID: o.Lines[0].ID, Quantity: 2}, {VariantID: t.good, Quantity: 1}}}, domain.Expect{Body: &read.Version})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Data.SQL.ExecContext(ctx, "UPDATE integration_tasks SET due_on = due_on + interval '1 hour' WHERE id = (SELECT max(id) FROM integration_tasks WHERE task_type = 'COMMISSION_ORDER_SYNC')")).
			Error().NotTo(HaveOccurred())
		t.work(ctx)
		Expect(t.books()).To(Equal([]any{0, "0.00", "0.00"}))
		for range 2 { // a reversal that finds its order unsent waits until the order was sent
			t.Data.Clock.Advance(2 * time.Hour)
			t.work(ctx)
		}
		Expect(t.books()).To(Equal([]any{2, "147.00", "58.31"}))
	})
})
