// Package jobs is the clock: what the service does by itself, again and again.
// Each job is a sweep over a work list in PostgreSQL, claimed item by item with
// a lease, so that any number of processes may run all of them at once and one
// that dies loses nothing.
//
// What has a row of its own (a payment, a refund, a mail, a draft, a delivery)
// keeps its due time there and is swept; a job queue would store it a second
// time. Work without a row of its own, such as imports and exports, is for River.
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
}

// Of lists the jobs of a service.
func Of(s *store.Service) []Job {
	return []Job{
		{"settle payments", time.Second, s.SettleDue},
		{"settle captures", time.Second, s.SettleCapturesDue},
		{"settle refunds", time.Second, s.SettleRefundsDue},
		{"end authorizations", time.Minute, s.LapseAuthorizationsDue},
		{"expire drafts", 15 * time.Second, s.ExpireDrafts},
		{"expire carts", 10 * time.Minute, s.ExpireCarts},
		{"replay events", 400 * time.Millisecond, s.ReplayEvents},
		{"watch webhook endpoints", time.Second, s.WatchWebhookEndpoints},
		{"send mails", 500 * time.Millisecond, s.SendMails},
		{"forget mails", time.Hour, s.SweepMails},
		{"erase customers", time.Hour, s.EraseCustomers},
		{"follow accounts", time.Hour, s.FollowAccounts},
		{"check domains", time.Hour, s.RecheckDomains},
		{"forget idempotency keys", 10 * time.Minute, s.SweepKeys},
		{"forget logins", time.Hour, s.SweepLogins},
		{"make webhook partitions", time.Minute, s.MakeWebhookPartitions},
		{"forget webhook history", time.Hour, s.ForgetWebhooks},
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
	for {
		if err := j.once(ctx); err != nil && ctx.Err() == nil {
			slog.ErrorContext(ctx, "job failed", "job", j.Name, "error", err)
		}
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
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
