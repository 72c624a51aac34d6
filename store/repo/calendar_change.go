package repo

import (
	"context"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/subscription"
)

// FormerCalendar is the calendar that a store used before a change of its time zone or renewal
// hour.
type FormerCalendar struct {
	ID          int64
	Timezone    string
	RenewalHour int
	Reached     int64 // id of the last subscription with recalculated due times
}

// NoteFormerCalendar stores the store's former calendar, so that a job recalculates the due times
// of its subscriptions.
func (tx *Tx) NoteFormerCalendar(ctx context.Context, timezone string, hour int) error {
	return classify(tx.on(ctx).Exec("INSERT INTO calendar_changes (store_id, created_on, timezone, renewal_hour) VALUES (?, ?, ?, ?)",
		tx.actor.StoreID, tx.db.clock.Now(), timezone, hour).Error)
}

// ClaimCalendarChanges claims up to limit former calendars of any store, oldest first. Each claim lasts for Lease.
func (db *DB) ClaimCalendarChanges(ctx context.Context, limit int) (due []Due, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE calendar_changes SET claimed_until = `+now+` + make_interval(secs => ?) WHERE (store_id, id) IN (
			SELECT store_id, id FROM calendar_changes WHERE claimed_until IS NULL OR claimed_until <= `+now+` ORDER BY id LIMIT ? FOR NO KEY UPDATE SKIP LOCKED)
			RETURNING store_id, id`, offset, Lease.Seconds(), offset, limit).Scan(&due).Error
	})
	return due, err
}

// LockFormerCalendar locks and returns a former calendar. nil means that its work is complete.
func (tx *Tx) LockFormerCalendar(ctx context.Context, id int64) (*FormerCalendar, error) {
	var found []*FormerCalendar
	err := tx.on(ctx).Raw("SELECT id, timezone, renewal_hour, reached FROM calendar_changes WHERE id = ? FOR UPDATE", id).Scan(&found).Error
	if err != nil || len(found) == 0 {
		return nil, classify(err)
	}
	return found[0], nil
}

// LockDueTimes locks the store's next subscriptions, whose ids are greater than a given id, sorted by id, and returns
// their due times and the last id. It omits subscriptions that a process has claimed, because that process sets their
// due times.
func (tx *Tx) LockDueTimes(ctx context.Context, after int64, limit int) (times []*subscription.DueTimes, last int64, err error) {
	now, offset := tx.db.now()
	var rows []struct {
		subscription.DueTimes
		ClaimedUntil *time.Time
	}
	err = tx.on(ctx).Raw(`SELECT id, spread, due_at, retry_on, resume_on, final_on, remind_on,
			CASE WHEN claimed_until > `+now+` THEN claimed_until END AS claimed_until
		FROM subscriptions WHERE store_id = ? AND id > ? AND next_on IS NOT NULL ORDER BY id LIMIT ? FOR NO KEY UPDATE`,
		offset, tx.actor.StoreID, after, limit).Scan(&rows).Error
	for i := range rows {
		if last = rows[i].ID; rows[i].ClaimedUntil == nil {
			times = append(times, &rows[i].DueTimes)
		}
	}
	return times, last, classify(err)
}

// SaveDueTimes writes due times that LockDueTimes has locked, in one statement.
func (tx *Tx) SaveDueTimes(ctx context.Context, list []*subscription.DueTimes) error {
	if len(list) == 0 {
		return nil
	}
	var ids []int64
	times := make([][]*time.Time, 5)
	for _, p := range list {
		ids = append(ids, p.ID)
		for i, at := range []*time.Time{p.DueAt, p.RetryOn, p.ResumeOn, p.FinalOn, p.RemindOn} {
			times[i] = append(times[i], at)
		}
	}
	return classify(tx.on(ctx).Exec(`UPDATE subscriptions s SET due_at = p.due_at, retry_on = p.retry_on, resume_on = p.resume_on, final_on = p.final_on, remind_on = p.remind_on
		FROM unnest(?::bigint[], ?::timestamptz[], ?::timestamptz[], ?::timestamptz[], ?::timestamptz[], ?::timestamptz[]) AS p (id, due_at, retry_on, resume_on, final_on, remind_on)
		WHERE s.id = p.id`, array(ids), array(times[0]), array(times[1]), array(times[2]), array(times[3]), array(times[4])).Error)
}

// ReachCalendarChange stores the progress of a locked former calendar. If done is true, it deletes the row.
func (tx *Tx) ReachCalendarChange(ctx context.Context, id, reached int64, done bool) error {
	g := tx.on(ctx)
	if done {
		return classify(g.Exec("DELETE FROM calendar_changes WHERE id = ?", id).Error)
	}
	return classify(g.Exec("UPDATE calendar_changes SET reached = ? WHERE id = ?", reached, id).Error)
}
