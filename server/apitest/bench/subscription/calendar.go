package main

import (
	"context"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

const zoneChange = "time zone changed: each 1,000 planned"

// calendar changes the time zone of the measured store. It measures how long the service takes to recompute the planned
// work of all subscriptions of the store.
func (b *bench) calendar(ctx context.Context) error {
	if !b.only.MatchString(zoneChange) {
		return nil
	}
	planned, err := b.db.Exec(ctx, `UPDATE subscriptions SET due_at = (next_date + time '03:00') AT TIME ZONE 'Pacific/Auckland' + spread * interval '1 second'
		WHERE store_id = $1 AND due_at IS NOT NULL AND next_date IS NOT NULL`, b.store.StoreID)
	if err != nil {
		return err
	}
	if err := b.exec(ctx, "VACUUM ANALYZE subscriptions"); err != nil {
		return err
	}
	_, err = b.db.Exec(ctx, "INSERT INTO calendar_changes (store_id, created_on, timezone, renewal_hour) VALUES ($1, now(), 'Pacific/Auckland', 3)", b.store.StoreID)
	if err != nil {
		return err
	}
	service := store.New(store.Options{DB: b.quick, Clock: &domain.Clock{}, Gateways: payment.NewGateways()})
	var took time.Duration
	for left := 1; left > 0; {
		begun := time.Now()
		if err := service.Ordering.FollowCalendars(ctx); err != nil {
			return err
		}
		took += time.Since(begun)
		// No other process works here, so the lease would only delay the next run.
		if err := b.exec(ctx, "UPDATE calendar_changes SET claimed_until = NULL"); err != nil {
			return err
		}
		if err := b.db.QueryRow(ctx, "SELECT count(*) FROM calendar_changes").Scan(&left); err != nil {
			return err
		}
	}
	b.results[zoneChange] = took.Seconds() * 1e6 / float64(planned.RowsAffected())
	if !slices.Contains(order, zoneChange) {
		order = append(order, zoneChange)
	}
	var moved int64
	err = b.db.QueryRow(ctx, "SELECT count(*) FROM subscriptions WHERE store_id = $1 AND due_at IS DISTINCT FROM (next_date + time '03:00') AT TIME ZONE 'Pacific/Auckland' + spread * interval '1 second' AND due_at IS NOT NULL",
		b.store.StoreID).Scan(&moved)
	b.moved = [2]int64{planned.RowsAffected(), moved}
	return err
}
