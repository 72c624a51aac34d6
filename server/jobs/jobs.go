// Package jobs is the clock: what the service does by itself, again and again.
// Each job is a sweep over a work list in PostgreSQL, claimed item by item with
// a lease, so that any number of processes may run all of them at once and one
// that dies loses nothing.
//
// What has a row of its own (a payment, a refund, a mail, a draft, a delivery)
// keeps its due time there and is swept; a job queue would store it a second
// time. Work without a row of its own, such as a sync or an import, has a task.
package jobs

import (
	"context"
	"fmt"
	"log/slog"
	"runtime/debug"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store"
)

// Job is one sweep.
type Job struct {
	Name  string
	Every time.Duration
	Run   func(context.Context) error
	// Overlaps: a run begins although earlier ones have not ended. So is what waits
	// for somebody outside: one who never answers holds up nobody else's work.
	Overlaps bool
}

// Of lists the jobs of a service.
func Of(s *store.Service) []Job {
	return []Job{
		{Name: "settle payments", Every: time.Second, Run: s.SettleDue, Overlaps: true},
		{Name: "settle captures", Every: time.Second, Run: s.SettleCapturesDue, Overlaps: true},
		{Name: "settle refunds", Every: time.Second, Run: s.SettleRefundsDue, Overlaps: true},
		{Name: "follow payment services", Every: time.Second, Run: s.WorkProviderEvents, Overlaps: true},
		{Name: "subscribe to payment services", Every: 5 * time.Second, Run: s.SubscribeToNotices, Overlaps: true},
		{Name: "reconcile payments", Every: time.Minute, Run: s.ReconcilePayments, Overlaps: true},
		{Name: "expire drafts", Every: 15 * time.Second, Run: s.ExpireDrafts, Overlaps: true},
		{Name: "renew subscriptions", Every: time.Second, Run: s.ProcessSubscriptionsDue, Overlaps: true},
		{Name: "announce prices", Every: time.Second, Run: s.AnnouncePrices, Overlaps: true},
		{Name: "advance test clocks", Every: time.Second, Run: s.AdvanceTestClocks, Overlaps: true},
		{Name: "follow calendars", Every: time.Second, Run: s.FollowCalendars, Overlaps: true},
		{Name: "end authorizations", Every: time.Minute, Run: s.LapseAuthorizationsDue},
		{Name: "count sales", Every: 30 * time.Second, Run: s.CountSales},
		{Name: "refresh dashboards", Every: 30 * time.Second, Run: s.RefreshDashboards},
		{Name: "check tiers", Every: 10 * time.Minute, Run: s.CheckTiers},
		{Name: "expire carts", Every: 10 * time.Minute, Run: s.ExpireCarts},
		{Name: "issue stock", Every: 5 * time.Second, Run: s.IssueStock},
		{Name: "release stock of carts", Every: 5 * time.Second, Run: s.ReleaseCartStock},
		{Name: "replay events", Every: 400 * time.Millisecond, Run: s.ReplayEvents},
		{Name: "watch webhook endpoints", Every: time.Second, Run: s.WatchWebhookEndpoints},
		{Name: "mail new passwords", Every: 500 * time.Millisecond, Run: s.MailResets},
		{Name: "mail links to orders", Every: 500 * time.Millisecond, Run: s.MailOrderLinks},
		{Name: "send mails", Every: 500 * time.Millisecond, Run: s.SendMails},
		{Name: "process media", Every: 500 * time.Millisecond, Run: s.ProcessMedia},
		{Name: "delete unused media", Every: 10 * time.Minute, Run: s.DeleteUnusedMedia},
		{Name: "tell of expiring cards", Every: time.Hour, Run: s.TellOfExpiringCards},
		{Name: "work on tasks", Every: 500 * time.Millisecond, Run: s.WorkTasks, Overlaps: true},
		{Name: "forget tasks", Every: time.Hour, Run: s.ForgetTasks},
		{Name: "delete files", Every: 10 * time.Minute, Run: s.DeleteFiles},
		{Name: "forget integration logs", Every: time.Hour, Run: s.ForgetLogs},
		{Name: "forget requests", Every: time.Hour, Run: s.ForgetRequests},
		{Name: "forget provider events", Every: time.Hour, Run: s.ForgetProviderEvents},
		{Name: "forget mails", Every: time.Hour, Run: s.SweepMails},
		{Name: "erase customers", Every: time.Hour, Run: s.EraseCustomers},
		{Name: "follow accounts", Every: time.Hour, Run: s.FollowAccounts},
		{Name: "check domains", Every: time.Hour, Run: s.RecheckDomains},
		{Name: "forget idempotency keys", Every: 10 * time.Minute, Run: s.SweepKeys},
		{Name: "forget logins", Every: time.Hour, Run: s.SweepLogins},
		{Name: "make webhook partitions", Every: time.Minute, Run: s.MakeWebhookPartitions},
		{Name: "forget webhook history", Every: time.Hour, Run: s.ForgetWebhooks},
	}
}

// Run runs jobs until the context ends, and then waits for those in flight.
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

func (j Job) logged(ctx context.Context) {
	if err := j.once(ctx); err != nil && ctx.Err() == nil {
		slog.ErrorContext(ctx, "job failed", "job", j.Name, "error", err)
	}
}

// limit is how long one sweep may take; the next one goes on.
const limit = time.Minute

// once runs a job and makes an error of a panic: it ends the sweep, not the process.
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
