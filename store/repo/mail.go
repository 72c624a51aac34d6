package repo

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

// mailLease is the time for which a claimed mail is reserved for its process. It is longer than a mail server may take
// for one mail.
const mailLease = 2 * time.Minute

// ClaimMails claims at most limit due mails, sorted by due time, and counts an attempt for each. No other process
// gets these mails until the lease expires. If the process dies, the mails are due again after the lease.
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

// SubscriptionMailed reports whether the outbox has a mail of this kind, slot and occasion about
// a subscription. The caller has locked the subscription's row.
func (tx *Tx) SubscriptionMailed(ctx context.Context, id int64, slot int, kind letter.MailKind, occasion string) (had bool, err error) {
	err = tx.on(ctx).Raw(`SELECT EXISTS (SELECT FROM mails WHERE subscription_id = ? AND subscription_slot = ? AND kind = ? AND occasion = ?)`,
		id, slot, kind, occasion).Scan(&had).Error
	return had, classify(err)
}

// Suppressed returns, by id, which claimed mails must not be sent because their store has suppressed the address. Mails
// of secret kinds are never suppressed.
func (db *DB) Suppressed(ctx context.Context, claimed []*letter.Mail) (suppressed map[int64]bool, err error) {
	ids := make([]int64, 0, len(claimed))
	for _, m := range claimed {
		if !m.Kind.Secret() {
			ids = append(ids, m.ID)
		}
	}
	var found []int64
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT m.id FROM mails m JOIN email_suppressions s ON s.store_id = m.store_id AND s.email = fold_email(m.to_address) WHERE m.id = ANY(?)`, array(ids)).Scan(&found).Error
	})
	suppressed = map[int64]bool{}
	for _, id := range found {
		suppressed[id] = true
	}
	return suppressed, err
}

// MailWaits reports whether a claimed mail still waits: nothing has deleted or withheld it, and no other process has
// claimed it since.
func (db *DB) MailWaits(ctx context.Context, m *letter.Mail) (waits bool, err error) {
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT EXISTS (SELECT FROM mails WHERE id = ? AND attempts = ? AND status = 'PENDING')", m.ID, m.Attempts).Scan(&waits).Error
	})
	return waits, err
}

// SettleMail stores the outcome of the attempt to send a claimed mail, and deletes its content if m has none. If
// suppress is true, it also suppresses the address for the store. SettleMail does nothing if the lease expired and
// another process has claimed the mail since.
func (db *DB) SettleMail(ctx context.Context, m *letter.Mail, suppress bool) error {
	now := db.clock.Now()
	return db.platform(ctx, func(g *gorm.DB) error {
		done := g.Exec(`UPDATE mails SET status = ?, next_attempt_on = ?, lease_until = NULL, last_error = ?, sent_on = ?, modified_on = ?, version = version + 1,
				content = CASE WHEN ? THEN '' ELSE content END
			WHERE id = ? AND attempts = ? AND status = 'PENDING'`,
			m.Status, m.NextAttemptOn, m.LastError, m.SentOn, now, m.Content == "", m.ID, m.Attempts)
		if done.Error != nil || done.RowsAffected == 0 || !suppress {
			return done.Error
		}
		return g.Exec(`INSERT INTO email_suppressions (store_id, created_on, modified_on, email, kind, last_error)
			VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (store_id, email) DO NOTHING`,
			m.StoreID, now, now, domain.FoldEmail(m.ToAddress), m.Kind, m.LastError).Error
	})
}

var newestFirst = map[string]sortKey{"createdOn": {column: "created_on", cast: "timestamptz"}}

// listedMail is the condition for mails that administrators see. Its argument is letter.WithoutTemplate().
const listedMail = "status <> 'WITHHELD' AND kind NOT IN ?"

// Mails returns one page of the store's mails. It omits withheld mails, and kinds that have no template type,
// because the contract's list of types is closed.
func (r Reader) Mails(ctx context.Context, f letter.MailFilter, q domain.PageQuery) (out domain.Page[*letter.Mail], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		rows := filtered(g.Where(listedMail, letter.WithoutTemplate()),
			condition{"fold_email(to_address) = ?", domain.FoldEmail(f.To)},
			condition{"kind IN ?", f.Kinds},
			condition{"status IN ?", f.Status},
			condition{"order_id IN ?", f.OrderID},
			condition{"created_on >= ?", f.CreatedFrom},
			condition{"created_on < ?", f.CreatedTo},
		)
		out, err = page(rows, r.query(q, "mails", f), newestFirst, func(m *letter.Mail, _ string) (int64, any) { return m.ID, m.CreatedOn })
		return err
	})
	return out, err
}

// Mail returns one of the store's mails. It returns not_found for a withheld mail.
func (r Reader) Mail(ctx context.Context, id int64) (m *letter.Mail, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		m, err = take[letter.Mail](g, "e-mail", listedMail+" AND id = ?", letter.WithoutTemplate(), id)
		return err
	})
	return m, err
}

// LockMail reads and locks one of the store's mails. It returns not_found for a withheld mail.
func (tx *Tx) LockMail(ctx context.Context, id int64) (*letter.Mail, error) {
	return lock[letter.Mail](ctx, tx, "e-mail", listedMail+" AND id = ?", letter.WithoutTemplate(), id)
}

// LockFailedMails reads and locks at most limit failed mails of the store, sorted by id.
func (tx *Tx) LockFailedMails(ctx context.Context, f letter.MailRetry, limit int) (failed []*letter.Mail, err error) {
	rows := filtered(tx.on(ctx).Where(listedMail+" AND status = 'FAILED' AND id >= ?", letter.WithoutTemplate(), f.FromID),
		condition{"kind IN ?", f.Kinds}, condition{"created_on >= ?", f.CreatedFrom}, condition{"created_on < ?", f.CreatedTo})
	return lockAllIn[letter.Mail](rows.Limit(limit), tx, "")
}

// MarkResent records that a copy of a locked mail was queued in place of the mail.
func (tx *Tx) MarkResent(ctx context.Context, id int64) error {
	return classify(tx.on(ctx).Exec("UPDATE mails SET resent_on = ? WHERE id = ?", tx.db.clock.Now(), id).Error)
}

// OrderEmails returns the current e-mail addresses of orders by id; an empty address means none.
func (r Reader) OrderEmails(ctx context.Context, orders []int64) (emails map[int64]string, err error) {
	var rows []struct {
		ID    int64
		Email string
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT id, email FROM orders WHERE id = ANY(?)", array(orders)).Scan(&rows).Error
	})
	emails = make(map[int64]string, len(rows))
	for _, o := range rows {
		emails[o.ID] = o.Email
	}
	return emails, err
}

// SuppressedOf returns the given addresses that the store has suppressed, folded.
func (r Reader) SuppressedOf(ctx context.Context, addresses []string) (suppressed map[string]bool, err error) {
	folded, found := make([]string, len(addresses)), []string{}
	for i, a := range addresses {
		folded[i] = domain.FoldEmail(a)
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT email FROM email_suppressions WHERE email = ANY(?)", array(folded)).Scan(&found).Error
	})
	suppressed = make(map[string]bool, len(found))
	for _, email := range found {
		suppressed[email] = true
	}
	return suppressed, err
}

// FailedMails counts the failed mails of all stores and of the service. It omits expired mails, and mails that were
// sent again as a copy.
func (db *DB) FailedMails(ctx context.Context) (n int64, err error) {
	now, offset := db.now()
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT count(*) FROM mails WHERE status = 'FAILED' AND resent_on IS NULL AND (expires_on IS NULL OR expires_on > "+now+")", offset).Row().Scan(&n)
	})
	return n, err
}

// OrderEmail returns the current e-mail address of an order; empty means none.
func (r Reader) OrderEmail(ctx context.Context, orderID int64) (email string, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT email FROM orders WHERE id = ?", orderID).Row().Scan(&email)
	})
	return email, err
}

// RedirectMails sends the waiting mails about orders to another address. It excludes mails with a link that becomes
// invalid when the address changes.
func (tx *Tx) RedirectMails(ctx context.Context, was, to string, orders []int64) error {
	return classify(tx.on(ctx).Exec("UPDATE mails SET to_address = ? WHERE status = 'PENDING' AND order_id = ANY(?) AND fold_email(to_address) = fold_email(?) AND kind NOT IN ?",
		to, array(orders), was, []letter.MailKind{letter.MailPaymentLink, letter.MailOrderLink}).Error)
}

// MailByCommand returns the mail that this request has resent; nil means none yet.
func (r Reader) MailByCommand(ctx context.Context) (*letter.Mail, error) {
	return optional(func() (m *letter.Mail, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			m, err = take[letter.Mail](g, "e-mail", "command_id = ?", r.actor.CommandID)
			return err
		})
		return m, err
	}())
}

// EmailSuppressions returns one page of the store's suppressed addresses.
func (r Reader) EmailSuppressions(ctx context.Context, f letter.SuppressionFilter, q domain.PageQuery) (out domain.Page[*letter.EmailSuppression], err error) {
	err = r.list(ctx, func(g *gorm.DB) error {
		rows := filtered(g, condition{"email = ?", domain.FoldEmail(f.Email)}, condition{"created_on >= ?", f.CreatedFrom}, condition{"created_on < ?", f.CreatedTo})
		out, err = page(rows, r.query(q, "email_suppressions", f), newestFirst, func(s *letter.EmailSuppression, _ string) (int64, any) { return s.ID, s.CreatedOn })
		return err
	})
	return out, err
}

// EmailSuppression returns one of the store's suppressed addresses.
func (r Reader) EmailSuppression(ctx context.Context, id int64) (s *letter.EmailSuppression, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		s, err = take[letter.EmailSuppression](g, "suppressed address", "id = ?", id)
		return err
	})
	return s, err
}

// LockEmailSuppression reads and locks a suppressed address.
func (tx *Tx) LockEmailSuppression(ctx context.Context, id int64) (*letter.EmailSuppression, error) {
	return lock[letter.EmailSuppression](ctx, tx, "suppressed address", "id = ?", id)
}

// EmailSuppressed reports whether the store has suppressed an address.
func (tx *Tx) EmailSuppressed(ctx context.Context, email string) (suppressed bool, err error) {
	err = tx.on(ctx).Raw("SELECT EXISTS (SELECT FROM email_suppressions WHERE email = ?)", domain.FoldEmail(email)).Scan(&suppressed).Error
	return suppressed, classify(err)
}

// ReturnMails releases claimed mails and subtracts the attempt that each claim added.
func (db *DB) ReturnMails(ctx context.Context, claimed []*letter.Mail) error {
	ids := make([]int64, len(claimed))
	for i, m := range claimed {
		ids[i] = m.ID
	}
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec("UPDATE mails SET attempts = attempts - 1, lease_until = NULL WHERE id = ANY(?) AND status = 'PENDING'", array(ids)).Error
	})
}

// MailsTo lists at most limit of the store's mails to an address, newest first. The address must be in lower case. For
// an actor without a store, MailsTo lists the service's own mails.
func (r Reader) MailsTo(ctx context.Context, address string, limit int) (list []*letter.Mail, err error) {
	read := r.in
	if r.actor.StoreID == 0 {
		read = r.anywhere
	}
	err = read(ctx, func(g *gorm.DB) error {
		if r.actor.StoreID == 0 {
			g = g.Where("store_id IS NULL")
		}
		return g.Where("fold_email(to_address) = ?", address).Order("created_on DESC, id DESC").Limit(limit).Find(&list).Error
	})
	return list, err
}

// WaitingMails lists unexpired mails that no process has tried to send, of the service and of all stores. It returns at
// most limit mails, newest first. address is in lower case; empty means all addresses. If a mail server is configured,
// a mail is in this list only briefly.
func (db *DB) WaitingMails(ctx context.Context, address string, limit int) (list []*letter.Mail, err error) {
	now, offset := db.now()
	err = db.platform(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT * FROM mails WHERE status = 'PENDING' AND attempts = 0 AND (expires_on IS NULL OR expires_on > `+now+`)
			AND (? = '' OR fold_email(to_address) = ?) ORDER BY id DESC LIMIT ?`, offset, address, address, limit).Scan(&list).Error
	})
	return list, err
}

// SweepMails deletes sent, failed and suppressed mails after letter.MailRetention, and withheld and expired mails at
// once. A mail with the code of a gift card whose outcome is not recorded on the card (SettledGiftCardMail) is kept for
// another letter.MailRetention.
func (db *DB) SweepMails(ctx context.Context) error {
	now := db.clock.Now()
	sweep := func(column, where string, end time.Time) error {
		return db.sweepRows(ctx, "mails", column+" < ? AND (gift_card_id IS NULL OR "+column+" < ?)"+where, end, end.Add(-letter.MailRetention))
	}
	return errors.Join(
		sweep("modified_on", " AND status IN ('SENT', 'FAILED', 'SUPPRESSED')", now.Add(-letter.MailRetention)),
		sweep("modified_on", " AND status = 'WITHHELD'", now),
		sweep("expires_on", "", now))
}
