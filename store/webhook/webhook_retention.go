package webhook

import (
	"bytes"
	"context"
	"log/slog"
	"math/rand/v2"
	"time"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Recording and delivery continue while the job creates and drops partitions, because each change waits for
// its lock only for milliseconds and is retried. If a reader, such as a backup, keeps its lock during all
// attempts, the next run of the job continues.
const (
	partitionTries = 20
	partitionPause = 100 * time.Millisecond
)

// patiently calls f again while it returns Busy, at most partitionTries times, and returns the last
// error. The average pause between two calls is partitionPause.
func patiently(ctx context.Context, f func() error) (err error) {
	for range partitionTries {
		if err = f(); domain.CodeOf(err) != domain.Busy {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Duration(rand.Int64N(int64(2 * partitionPause)))):
		}
	}
	return err
}

// MakeWebhookPartitions creates the partitions of events, attempts and deliveries that will be needed next.
// Several processes may run it at the same time. Each process runs it at its start, so even after a long
// downtime the partitions exist before the first record.
func (s *Service) MakeWebhookPartitions(ctx context.Context) error {
	partitions, err := s.DB.WebhookPartitions(ctx)
	if err != nil {
		return err
	}
	var ranges []repo.WebhookPartition
	for _, table := range []string{repo.WebhookEventTable, repo.WebhookAttemptTable} {
		for _, m := range webhook.WebhookMonths(s.Clock.Now()) {
			if covered(partitions, table, m) {
				continue
			}
			if err := patiently(ctx, func() error { return s.DB.MakeWebhookMonth(ctx, table, m) }); err != nil {
				return err
			}
		}
	}
	for _, p := range partitions {
		if p.Table == repo.EndedDeliveriesTable {
			ranges = append(ranges, p)
		}
	}
	return s.makeDeliveryRange(ctx, ranges)
}

// covered reports whether a month lies within an existing partition. The first partition has no lower bound
// and may end after any month.
func covered(partitions []repo.WebhookPartition, table string, m webhook.WebhookMonth) bool {
	for _, p := range partitions {
		if p.Table == table && bytes.Compare(p.LowID[:], m.Low[:]) <= 0 && bytes.Compare(m.High[:], p.HighID[:]) <= 0 {
			return true
		}
	}
	return false
}

// idsAhead is the distance from the last id to the start of a range that is created too late. The distance
// is needed because deliveries are created at the same time.
const idsAhead = 10_000

// makeDeliveryRange creates the next range as soon as ids of the last range are in use, so that there is
// always one unused range.
func (s *Service) makeDeliveryRange(ctx context.Context, ranges []repo.WebhookPartition) error {
	last, err := s.DB.LastDeliveryID(ctx)
	if err != nil {
		return err
	}
	low, size := last+1, webhook.NextDeliveryRange(0, 0)
	if n := len(ranges); n > 0 {
		newest := ranges[n-1]
		if last < newest.Low {
			return nil
		}
		low = newest.High
		if last >= newest.High { // ids have passed the range; the default partition has the later rows
			low = last + idsAhead
		}
		lasted := ranges[max(n-2, 0)] // the duration of the newest range is not known yet
		first, _, err := s.DB.DeliveriesMade(ctx, lasted.Low, last+1)
		if err != nil {
			return err
		}
		var age time.Duration
		if first != nil {
			age = s.Clock.Now().Sub(*first)
		}
		size = webhook.NextDeliveryRange(lasted.High-max(lasted.Low, 1), age)
	}
	return patiently(ctx, func() error { return s.DB.MakeDeliveryRange(ctx, low, low+size) })
}

// expiredAtOnce is the maximum number of deliveries that expire in one transaction.
const expiredAtOnce = 1000

// ForgetWebhooks drops events, attempts and deliveries whose retention period (webhook.WebhookRetention) has
// ended, and expires deliveries that have waited longer than webhook.WebhookLongestWait. Several processes
// may run it at the same time.
func (s *Service) ForgetWebhooks(ctx context.Context) error {
	now := s.Clock.Now()
	for {
		n, err := s.DB.ExpireDeliveries(ctx, now.Add(-webhook.WebhookLongestWait), expiredAtOnce)
		if err != nil {
			return err
		}
		if n < expiredAtOnce {
			break
		}
	}
	partitions, err := s.DB.WebhookPartitions(ctx)
	if err != nil {
		return err
	}
	last, err := s.DB.LastDeliveryID(ctx)
	if err != nil {
		return err
	}
	oldest := domain.LowestID(webhook.WebhookDroppable(now))
	for _, p := range partitions {
		old := p.Table != repo.EndedDeliveriesTable && bytes.Compare(p.HighID[:], oldest[:]) <= 0
		if p.Table == repo.EndedDeliveriesTable && last >= p.High {
			_, made, err := s.DB.DeliveriesMade(ctx, p.Low, p.High)
			if err != nil {
				return err
			}
			old = made != nil && made.Before(webhook.DeliveriesDroppable(now))
		}
		if !old {
			continue
		}
		var dropped bool
		if err := patiently(ctx, func() (err error) { dropped, err = s.DB.DropWebhookPartition(ctx, p); return err }); err != nil {
			return err
		}
		if dropped {
			slog.InfoContext(ctx, "dropped what was kept long enough", "partition", p.Name)
		}
	}
	_, err = s.DB.DeleteWebhookRest(ctx, webhook.WebhookDroppable(now), webhook.CountsDroppable(now))
	return err
}
