package repo

import (
	"cmp"
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/letter"
)

// mailLease is for how long a mail stays with the process that sends it; longer
// than a mail server may take for one.
const mailLease = 2 * time.Minute

// ClaimMails takes mails that are due, the first to be sent first and at most
// limit, counts an attempt for each and keeps them from others until its lease is over. Of a process that died in
// between, they are due again then.
func (db *DB) ClaimMails(ctx context.Context, limit int) (due []*letter.Mail, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`UPDATE mails SET attempts = attempts + 1, lease_until = `+now+` + make_interval(secs => ?) WHERE id IN (
			SELECT id FROM mails WHERE status = 'PENDING' AND next_attempt_on <= `+now+` AND (lease_until IS NULL OR lease_until < `+now+`)
			ORDER BY next_attempt_on, id LIMIT ? FOR UPDATE SKIP LOCKED) RETURNING *`,
			offset, mailLease.Seconds(), offset, offset, limit).Scan(&due).Error
	})
	slices.SortFunc(due, func(a, b *letter.Mail) int {
		return cmp.Or(a.NextAttemptOn.Compare(b.NextAttemptOn), cmp.Compare(a.ID, b.ID))
	})
	return due, err
}

// SubscriptionMailed tells whether the outbox has had a mail about a subscription,
// whose row is held.
func (tx *Tx) SubscriptionMailed(ctx context.Context, id int64, slot int, kind letter.MailKind, occasion string) (had bool, err error) {
	err = tx.tx.WithContext(ctx).Raw(`SELECT EXISTS (SELECT FROM mails WHERE subscription_id = ? AND subscription_slot = ? AND kind = ? AND occasion = ?)`,
		id, slot, kind, occasion).Scan(&had).Error
	return had, classify(err)
}

// SettleMail keeps how the attempt at a claimed mail ended. It is nothing when
// the lease was lost and somebody else has tried since.
func (db *DB) SettleMail(ctx context.Context, m *letter.Mail) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec(`UPDATE mails SET status = ?, next_attempt_on = ?, lease_until = NULL, last_error = ?, sent_on = ?, modified_on = ?, version = version + 1
			WHERE id = ? AND attempts = ? AND status = 'PENDING'`,
			m.Status, m.NextAttemptOn, m.LastError, m.SentOn, db.clock.Now(), m.ID, m.Attempts).Error
	})
}

// ReturnMails gives claimed mails back as if they had not been tried.
func (db *DB) ReturnMails(ctx context.Context, claimed []*letter.Mail) error {
	ids := make([]int64, len(claimed))
	for i, m := range claimed {
		ids[i] = m.ID
	}
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE mails SET attempts = attempts - 1, lease_until = NULL WHERE id = ANY(?) AND status = 'PENDING'", array(ids)).Error
	})
}

// MailsTo lists the newest mails of the store to an address, the newest first;
// for an actor in no store, those of the service itself.
func (r Reader) MailsTo(ctx context.Context, address string, limit int) (list []*letter.Mail, err error) {
	read := r.in
	if r.actor.StoreID == 0 {
		read = r.anywhere
	}
	err = read(ctx, func(g *gorm.DB) error {
		if r.actor.StoreID == 0 {
			g = g.Where("store_id IS NULL")
		}
		return g.Where("to_address = ?", address).Order("id DESC").Limit(limit).Find(&list).Error
	})
	return list, err
}

// WaitingMails lists mails of the service and of all stores that nobody has tried to
// send, to an address or, where it is empty, to all; the newest first. Where there is
// a mail server there are none, but for a moment.
func (db *DB) WaitingMails(ctx context.Context, address string, limit int) (list []*letter.Mail, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT * FROM mails WHERE status = 'PENDING' AND attempts = 0 AND (expires_on IS NULL OR expires_on > `+now+`)
			AND (? = '' OR to_address = ?) ORDER BY id DESC LIMIT ?`, offset, address, address, limit).Scan(&list).Error
	})
	return list, err
}

// SweepMails forgets mails that were sent or given up long ago, and at once
// those that were never to be sent and those that nobody needs any more.
func (db *DB) SweepMails(ctx context.Context) error {
	now := db.clock.Now()
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec(`DELETE FROM mails WHERE status IN ('SENT', 'FAILED') AND modified_on < ?
			OR status = 'WITHHELD' AND modified_on < ? OR expires_on < ?`, now.Add(-letter.MailRetention), now, now).Error
	})
}
