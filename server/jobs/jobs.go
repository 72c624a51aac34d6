// Package jobs runs the service's periodic work. Each job is a sweep over a work list in
// PostgreSQL. It claims each item with a lease, so any number of processes may run all
// jobs at once, and a process that dies loses nothing.
//
// A payment, refund, mail, draft or delivery has a row that also contains its due time; a job queue would
// store the work a second time. Work without its own row, such as a sync or an import, has a task.
package jobs

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promauto"

	"github.com/storeplatform/storeplatform/store"
)

// Job is one periodic sweep.
type Job struct {
	Name  string
	Every time.Duration
	Run   func(context.Context) error
	// Overlaps means that a run may start before earlier runs have ended. Jobs that call outside systems set
	// it, so an outside system that does not respond delays no other work.
	Overlaps bool
}

// Of returns the jobs of a service.
func Of(s *store.Service) []Job {
	return []Job{
		{Name: "settle payments", Every: time.Second, Run: s.Ordering.SettleDue, Overlaps: true},
		{Name: "settle captures", Every: time.Second, Run: s.Ordering.SettleCapturesDue, Overlaps: true},
		{Name: "settle refunds", Every: time.Second, Run: s.Ordering.SettleRefundsDue, Overlaps: true},
		{Name: "follow payment services", Every: time.Second, Run: s.Ordering.WorkProviderEvents, Overlaps: true},
		{Name: "subscribe to payment services", Every: 5 * time.Second, Run: s.Ordering.SubscribeToNotices, Overlaps: true},
		{Name: "reconcile payments", Every: time.Minute, Run: s.Ordering.ReconcilePayments, Overlaps: true},
		{Name: "expire drafts", Every: 15 * time.Second, Run: s.Ordering.ExpireDrafts, Overlaps: true},
		{Name: "renew subscriptions", Every: time.Second, Run: s.Ordering.ProcessSubscriptionsDue, Overlaps: true},
		{Name: "announce prices", Every: time.Second, Run: s.Ordering.AnnouncePrices, Overlaps: true},
		{Name: "advance test clocks", Every: time.Second, Run: s.Ordering.AdvanceTestClocks, Overlaps: true},
		{Name: "follow calendars", Every: time.Second, Run: s.Ordering.FollowCalendars, Overlaps: true},
		{Name: "end authorizations", Every: time.Minute, Run: s.Ordering.LapseAuthorizationsDue},
		{Name: "count sales", Every: 30 * time.Second, Run: s.Report.CountSales},
		{Name: "refresh dashboards", Every: 30 * time.Second, Run: s.Report.RefreshDashboards},
		{Name: "check tiers", Every: 10 * time.Minute, Run: s.Ordering.CheckTiers},
		{Name: "expire carts", Every: 10 * time.Minute, Run: s.Ordering.ExpireCarts},
		{Name: "expire gift cards", Every: time.Minute, Run: s.Value.ExpireGiftCards},
		{Name: "mail gift cards", Every: 500 * time.Millisecond, Run: s.Value.MailGiftCards},
		{Name: "issue stock", Every: 5 * time.Second, Run: s.Ordering.IssueStock},
		{Name: "release stock of carts", Every: 5 * time.Second, Run: s.Ordering.ReleaseCartStock},
		{Name: "replay events", Every: 400 * time.Millisecond, Run: s.Webhook.ReplayEvents},
		{Name: "watch webhook endpoints", Every: time.Second, Run: s.Webhook.WatchWebhookEndpoints},
		{Name: "mail new passwords", Every: 500 * time.Millisecond, Run: s.Account.MailResets},
		{Name: "mail links to orders", Every: 500 * time.Millisecond, Run: s.Ordering.MailOrderLinks},
		{Name: "send mails", Every: 500 * time.Millisecond, Run: s.Letter.SendMails},
		{Name: "process media", Every: 500 * time.Millisecond, Run: s.Media.ProcessMedia},
		{Name: "delete unused media", Every: 10 * time.Minute, Run: s.Media.DeleteUnusedMedia},
		{Name: "tell of expiring cards", Every: time.Hour, Run: s.Ordering.TellOfExpiringCards},
		{Name: "work on tasks", Every: 500 * time.Millisecond, Run: s.WorkTasks, Overlaps: true},
		{Name: "forget tasks", Every: time.Hour, Run: s.ForgetTasks},
		{Name: "delete files", Every: 10 * time.Minute, Run: s.Transfer.DeleteFiles},
		{Name: "forget integration logs", Every: time.Hour, Run: s.ForgetLogs},
		{Name: "forget requests", Every: time.Hour, Run: s.ForgetRequests},
		{Name: "forget provider events", Every: time.Hour, Run: s.Ordering.ForgetProviderEvents},
		{Name: "forget mails", Every: time.Hour, Run: s.Letter.SweepMails},
		{Name: "erase customers", Every: time.Hour, Run: s.Customer.EraseCustomers},
		{Name: "follow accounts", Every: time.Hour, Run: s.Account.FollowAccounts},
		{Name: "check domains", Every: time.Hour, Run: s.Settings.RecheckDomains},
		{Name: "forget idempotency keys", Every: 10 * time.Minute, Run: s.SweepKeys},
		{Name: "forget questions of assistants", Every: 10 * time.Minute, Run: s.Ordering.ForgetAgentQuestions},
		{Name: "forget logins", Every: time.Hour, Run: s.Login.SweepLogins},
		{Name: "make webhook partitions", Every: time.Minute, Run: s.Webhook.MakeWebhookPartitions},
		{Name: "forget webhook history", Every: time.Hour, Run: s.Webhook.ForgetWebhooks},
	}
}

// Run runs jobs until ctx ends, then waits for the jobs in progress.
func Run(ctx context.Context, jobs []Job) {
	var all sync.WaitGroup
	for _, job := range jobs {
		all.Go(func() { job.repeat(ctx) })
	}
	all.Wait()
}

func (j Job) repeat(ctx context.Context) {
	tick := time.NewTicker(j.Every)
	defer tick.Stop()
	var running sync.WaitGroup
	defer running.Wait()
	for ctx.Err() == nil {
		if j.Overlaps {
			running.Go(func() { j.logged(ctx) })
		} else {
			j.logged(ctx)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
	}
}

var runs = promauto.NewHistogramVec(prometheus.HistogramOpts{
	Name:    "storeplatform_job_seconds",
	Help:    "Time that runs of jobs took, by how they ended.",
	Buckets: []float64{.01, .1, 1, 10, 60},
}, []string{"job", "outcome"})

func (j Job) logged(ctx context.Context) {
	begun := time.Now()
	err := j.once(ctx)
	if err != nil && ctx.Err() != nil {
		return // the service is stopping
	}
	outcome := "succeeded"
	if err != nil {
		outcome = "failed"
		slog.ErrorContext(ctx, "job failed", "job", j.Name, "error", err)
	}
	runs.WithLabelValues(j.Name, outcome).Observe(time.Since(begun).Seconds())
}

// limit limits one run of a job; the next run continues the work.
const limit = time.Minute

// once runs a job and turns a panic into an error, so a panic ends the run and not the process.
func (j Job) once(ctx context.Context) (err error) {
	ctx, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	return j.Run(ctx)
}
