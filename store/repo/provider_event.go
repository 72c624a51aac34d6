package repo

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// StoreOfPaymentProvider returns the id of the store that owns an account at a payment service. It returns not_found
// for an unknown account.
func (db *DB) StoreOfPaymentProvider(ctx context.Context, code string, id int64) (storeID int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT store_id FROM payment_providers WHERE id = ? AND provider_code = ?", id, code).Scan(&storeID).Error
	})
	if err == nil && storeID == 0 {
		err = domain.Missing("payment provider")
	}
	return storeID, err
}

// KeepProviderEvents stores the events of an account's service, and returns the number of new events.
func (tx *Tx) KeepProviderEvents(ctx context.Context, events []*integration.ProviderEvent) (kept int64, err error) {
	if len(events) == 0 {
		return 0, nil
	}
	done := tx.on(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&events)
	return done.RowsAffected, classify(done.Error)
}

// noticeEvery is the precision of noticed_on and notice_refused_on.
const noticeEvery = time.Minute

// Noticed records the time of a notice from an account's service. If refused is true, the notice failed the check of
// its sender.
func (tx *Tx) Noticed(ctx context.Context, providerID int64, refused bool) error {
	column := "noticed_on"
	if refused {
		column = "notice_refused_on"
	}
	now := tx.db.clock.Now()
	return classify(tx.on(ctx).Exec("UPDATE payment_providers SET "+column+" = ? WHERE id = ? AND ("+column+" IS NULL OR "+column+" < ?)",
		now, providerID, now.Add(-noticeEvery)).Error)
}

// KeepNoticeSecret stores the encrypted secret with which an account's service signs its notices; an empty secret keeps
// the current secret. The parameter again is the time to request a new secret; nil means never. The row's version does
// not change, since no user edits these columns.
func (tx *Tx) KeepNoticeSecret(ctx context.Context, providerID int64, sealed string, again *time.Time) error {
	return classify(tx.on(ctx).Exec("UPDATE payment_providers SET notice_secret = CASE WHEN ? = '' THEN notice_secret ELSE ? END, subscribe_on = ? WHERE id = ?",
		sealed, sealed, again, providerID).Error)
}

// ClaimProviderEvents claims due events of payment services. Each claim lasts for a lease.
func (db *DB) ClaimProviderEvents(ctx context.Context, slots Slots) ([]Due, error) {
	return db.claimDue(ctx, slots, claim{table: "provider_events", due: "due_on", condition: "true", account: "provider_events p ON p.id = t.id"})
}

// ClaimSubscriptionsToNotices claims accounts that are due to subscribe to their service's notices. Each claim
// lasts for a lease.
func (db *DB) ClaimSubscriptionsToNotices(ctx context.Context, slots Slots) ([]Due, error) {
	return db.claimDue(ctx, slots, claim{table: "payment_providers", due: "subscribe_on", condition: "true",
		account: "(SELECT x.id, x.store_id, x.id AS payment_provider_id, x.provider_code FROM payment_providers x) p ON p.id = t.id"})
}

// ClaimReconciliations claims accounts that are due to be reconciled with their service's records. Each claim lasts
// for a lease.
func (db *DB) ClaimReconciliations(ctx context.Context, slots Slots) ([]Due, error) {
	return db.claimDue(ctx, slots, claim{table: "payment_providers", due: "reconcile_on", condition: "true",
		account: "(SELECT x.id, x.store_id, x.id AS payment_provider_id, x.provider_code FROM payment_providers x) p ON p.id = t.id"})
}

// Reconciled stores the time up to which an account is reconciled, the cursor to continue from, and the time of the
// next run. The row's version does not change, since no user edits these columns.
func (tx *Tx) Reconciled(ctx context.Context, providerID int64, until *time.Time, cursor string, next time.Time) error {
	return classify(tx.on(ctx).Exec("UPDATE payment_providers SET reconciled_on = ?, reconcile_cursor = ?, reconcile_on = ? WHERE id = ?", until, cursor, next, providerID).Error)
}

// PaymentsOfAccount returns an account's authorized or captured payments that have a reference of its service and were
// created in [from, to). It returns only the first 10,000 payments, with only id and reference.
func (r Reader) PaymentsOfAccount(ctx context.Context, providerID int64, from, to time.Time) (list []*ordering.Payment, err error) {
	const most = 10_000
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Select("id", "provider_reference").Where("payment_provider_id = ? AND provider_reference <> '' AND created_on >= ? AND created_on < ? AND status IN ('AUTHORIZED', 'CAPTURED')", providerID, from, to).
			Order("created_on").Limit(most).Find(&list).Error
	})
	return list, err
}

// RefundsOfAccount returns the completed refunds that an account's service made under a reference and that were created
// in [from, to). It returns only the first 10,000 refunds, with only id and reference.
func (r Reader) RefundsOfAccount(ctx context.Context, providerID int64, from, to time.Time) (list []*ordering.Refund, err error) {
	const most = 10_000
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Select("id", "provider_reference").Where("provider_reference <> '' AND created_on >= ? AND created_on < ? AND status = 'COMPLETED' AND NOT by_hand", from, to).
			Where("EXISTS (SELECT FROM payments p WHERE p.id = refunds.payment_id AND p.payment_provider_id = ? AND p.provider_code = (SELECT x.provider_code FROM payment_providers x WHERE x.id = ?))", providerID, providerID).
			Order("created_on").Limit(most).Find(&list).Error
	})
	return list, err
}

// ProviderEvent returns an event of one of the store's accounts.
func (r Reader) ProviderEvent(ctx context.Context, id int64) (e *integration.ProviderEvent, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		e, err = take[integration.ProviderEvent](g, "provider event", "id = ?", id)
		return err
	})
	return e, err
}

// EndProviderEvent stores the outcome of an attempt to process an event. It does not change an event that has
// already ended.
func (tx *Tx) EndProviderEvent(ctx context.Context, e *integration.ProviderEvent) error {
	return classify(tx.on(ctx).Model(e).Where("due_on IS NOT NULL").Select("DueOn", "Attempts", "LastError", "EndedOn").UpdateColumns(e).Error)
}

// ForgetProviderEvents deletes events that ended more than integration.ProviderEventRetention ago.
func (db *DB) ForgetProviderEvents(ctx context.Context) error {
	return db.sweepRows(ctx, "provider_events", "ended_on < ?", db.clock.Now().Add(-integration.ProviderEventRetention))
}
