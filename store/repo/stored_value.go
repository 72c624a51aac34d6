package repo

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/value"
)

var _ = guards(map[string]error{
	"gift_cards_code_unique":              taken("/code", "The store has a gift card with this code."),
	"gift_cards_external_unique":          taken("/externalId", "The store has a gift card with this external id."),
	"gift_cards_unit_unique":              domain.Errorf(domain.AlreadyExists, "The unit of the order has its gift card already."),
	"gift_cards_held":                     domain.Errorf(domain.Busy, "The balance has changed. Try again."),
	"store_credit_accounts_held":          domain.Errorf(domain.Busy, "The balance has changed. Try again."),
	"stored_value_entries_step_unique":    domain.Errorf(domain.AlreadyExists, "The payment has this entry already."),
	"stored_value_entries_command_unique": domain.Errorf(domain.AlreadyExists, "The request has made its adjustment already."),
})

// LockGiftCard returns a gift card and locks its row.
func (tx *Tx) LockGiftCard(ctx context.Context, id int64) (*value.GiftCard, error) {
	return lock[value.GiftCard](ctx, tx, "gift card", "id = ?", id)
}

// LockStoreCredit returns a customer's account in a currency and locks its row. If the customer has no such
// account, it creates one without balance.
func (tx *Tx) LockStoreCredit(ctx context.Context, customerID int64, currency domain.Currency) (*value.StoreCreditAccount, error) {
	now := tx.db.clock.Now()
	if err := tx.on(ctx).Exec(`INSERT INTO store_credit_accounts (store_id, created_on, modified_on, customer_id, currency_code, balance)
		VALUES (?, ?, ?, ?, ?, 0) ON CONFLICT (store_id, customer_id, currency_code) DO NOTHING`,
		tx.actor.StoreID, now, now, customerID, currency).Error; err != nil {
		return nil, classify(err)
	}
	return lock[value.StoreCreditAccount](ctx, tx, "store credit account", "customer_id = ? AND currency_code = ?", customerID, currency)
}

// Post changes balances and records each change in the ledger. The caller has locked the accounts. Post inserts
// an account without an id. It applies the postings in the given order, and returns their entries in the same
// order. After an error the caller must roll back. A *value.ShortError means that a posting takes more than the
// account has.
func (tx *Tx) Post(ctx context.Context, postings ...value.Posting) ([]*value.StoredValueEntry, error) {
	entries := make([]*value.StoredValueEntry, len(postings))
	var changed, added []domain.Entity
	for i, p := range postings {
		var err error
		if entries[i], err = value.Apply(p, tx.db.clock.Now()); err != nil {
			return nil, err
		}
		rows := &changed
		if p.Account.Stored().ID == 0 {
			rows = &added
		}
		if !slices.Contains(*rows, domain.Entity(p.Account)) {
			*rows = append(*rows, p.Account)
		}
	}
	if len(entries) == 0 {
		return nil, nil
	}
	if err := tx.write(ctx, changed, added); err != nil {
		return nil, err
	}
	for _, a := range added {
		tx.history(a.(value.Account)).Inserted = true
	}
	for i, p := range postings {
		h := tx.history(p.Account)
		h.Entries = append(h.Entries, entries[i])
		e, id := entries[i], p.Account.Stored().ID
		e.StoreID, e.CommandID, e.ActorKind, e.ActorID = tx.actor.StoreID, tx.actor.CommandID, tx.actor.Kind, tx.actor.ID
		switch p.Account.Kind() {
		case value.KindGiftCard:
			e.GiftCardID = &id
		case value.KindStoreCredit:
			e.StoreCreditAccountID, e.CustomerID = &id, p.Account.(*value.StoreCreditAccount).CustomerID
		}
	}
	return entries, classify(tx.on(ctx).Create(&entries).Error)
}

// CodeKey returns the store's sealed key for the hashes of gift card codes; empty means that the store has
// none yet.
func (r Reader) CodeKey(ctx context.Context) (sealed string, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT code_key FROM stored_value_keys WHERE store_id = ?", r.actor.StoreID).Scan(&sealed).Error
	})
	return sealed, err
}

// KeepCodeKey stores a sealed key if the store has none, and returns the store's sealed key.
func (tx *Tx) KeepCodeKey(ctx context.Context, sealed string) (string, error) {
	if err := tx.on(ctx).Exec("INSERT INTO stored_value_keys (store_id, code_key) VALUES (?, ?) ON CONFLICT (store_id) DO NOTHING", tx.actor.StoreID, sealed).Error; err != nil {
		return "", classify(err)
	}
	return tx.CodeKey(ctx)
}

// GiftCard returns a gift card by id.
func (r Reader) GiftCard(ctx context.Context, id int64) (c *value.GiftCard, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = take[value.GiftCard](g, "gift card", "id = ?", id)
		return err
	})
	return c, err
}

// OrderOfLine returns the order that has a line, without its lines and ledgers.
func (r Reader) OrderOfLine(ctx context.Context, lineItemID int64) (o *ordering.Order, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		o, err = take[ordering.Order](g, "order", "id = (SELECT l.order_id FROM order_lines l WHERE l.id = ?)", lineItemID)
		return err
	})
	return o, err
}

// GiftCardByHash returns the card whose code has the hash; nil means none.
func (r Reader) GiftCardByHash(ctx context.Context, hash []byte) (*value.GiftCard, error) {
	return optional(func() (c *value.GiftCard, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			c, err = take[value.GiftCard](g, "gift card", "code_hash = ?", hash)
			return err
		})
		return c, err
	}())
}

// GiftCardByCommand returns the card that this request issued; nil means none.
func (r Reader) GiftCardByCommand(ctx context.Context) (*value.GiftCard, error) {
	return optional(func() (c *value.GiftCard, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			c, err = take[value.GiftCard](g, "gift card", "command_id = ?", r.actor.CommandID)
			return err
		})
		return c, err
	}())
}

// StoreCreditOf returns the store credit of a customer, sorted by currency. If the actor is a customer, it returns only
// their own accounts.
func (r Reader) StoreCreditOf(ctx context.Context, customerID int64) (all []*value.StoreCreditAccount, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return r.own(g, "customer_id").Where("customer_id = ?", customerID).Order("currency_code").Find(&all).Error
	})
	return all, err
}

// AdjustmentByCommand returns the entry of the adjustment that this request made; nil means none.
func (r Reader) AdjustmentByCommand(ctx context.Context) (*value.StoredValueEntry, error) {
	return optional(func() (e *value.StoredValueEntry, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			if e, err = take[value.StoredValueEntry](g, "entry", "command_id = ? AND type = ?", r.actor.CommandID, value.Adjust); err != nil {
				return err
			}
			return owned(g, e)
		})
		return e, err
	}())
}

// LockStaffValue makes transactions of the store that call it run one after another. The store must have a
// code key.
func (tx *Tx) LockStaffValue(ctx context.Context) error {
	if err := tx.waits("the limit of staff"); err != nil {
		return err
	}
	return classify(tx.on(ctx).Exec("UPDATE stored_value_keys SET code_key = code_key WHERE store_id = ?", tx.actor.StoreID).Error)
}

// StaffPosted returns the sum of the value that the actor has issued or added since a time, in a currency. Gift cards
// that customers bought are not included.
func (r Reader) StaffPosted(ctx context.Context, currency domain.Currency, since time.Time) (sum domain.Amount, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT coalesce(sum(amount), 0) FROM stored_value_entries
			WHERE type IN ('ISSUE', 'ADJUST') AND amount > 0 AND order_id IS NULL AND actor_kind = ? AND actor_id = ? AND currency_code = ? AND created_on >= ?`,
			r.actor.Kind, r.actor.ID, currency, since).Scan(&sum).Error
	})
	return sum, err
}

// GiftCardsDue lists at most limit gift cards of all stores that have expired and that no order holds, earliest
// expiry first.
func (db *DB) GiftCardsDue(ctx context.Context, limit int) (list []Due, err error) {
	now, offset := db.now()
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT store_id, id FROM gift_cards WHERE expires_on <= "+now+" AND status = 'ACTIVE' AND held_amount = 0 ORDER BY expires_on LIMIT ?", offset, limit).Scan(&list).Error
	})
	return list, err
}

// GiftCardMailsDue lists gift cards of all stores whose code has to be mailed, or whose mail has ended or expired
// without being recorded on the card. It lists at most limit cards of each kind, and only from the 10,000 that have
// been due longest. The list begins with one card of each store, so cards of a store that fail at every run delay no
// other store.
func (db *DB) GiftCardMailsDue(ctx context.Context, limit int) (list []Due, err error) {
	now, offset := db.now()
	kind := func(id, dueOn, where string) string {
		return "(SELECT store_id, id FROM (SELECT store_id, id, due_on, row_number() OVER (PARTITION BY store_id ORDER BY due_on, id) AS place FROM (SELECT store_id, " + id + " AS id, " + dueOn + " AS due_on " +
			where + " ORDER BY " + dueOn + " LIMIT 10000) first) due ORDER BY place, due_on, id LIMIT ?)"
	}
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(kind("id", "deliver_on", "FROM gift_cards WHERE deliver_on <= "+now+" AND delivery_status = 'SCHEDULED' AND mail_id IS NULL AND status = 'ACTIVE' AND balance > held_amount AND coalesce(expires_on > "+now+", true)")+
			" UNION "+kind("gift_card_id", "modified_on", "FROM mails WHERE gift_card_id IS NOT NULL AND status <> 'PENDING'")+
			" UNION "+kind("gift_card_id", "expires_on", "FROM mails WHERE gift_card_id IS NOT NULL AND status = 'PENDING' AND expires_on < "+now+" AND (lease_until IS NULL OR lease_until < "+now+")"),
			offset, offset, limit, limit, offset, offset, limit).Scan(&list).Error
	})
	return list, err
}

// SettledGiftCardMail returns whether the mail with a locked card's code was sent. ended is false while the mail
// waits. A mail that expired while it waited fails. A mail in the middle of an attempt waits until the lease of the
// attempt ends. GiftCardMailsDue then omits the card's mails that have ended, and SweepMails may delete them.
func (tx *Tx) SettledGiftCardMail(ctx context.Context, c *value.GiftCard) (sent, ended bool, err error) {
	var rows []struct {
		ID     int64
		Status letter.MailStatus
	}
	now := tx.db.clock.Now()
	if err := tx.on(ctx).Exec(`UPDATE mails SET status = ?, last_error = ?, content = '', modified_on = ?, version = version + 1
		WHERE gift_card_id = ? AND status = 'PENDING' AND expires_on < ? AND (lease_until IS NULL OR lease_until < ?)`,
		letter.MailFailed, letter.ContentExpired, now, c.ID, now, now).Error; err != nil {
		return false, false, classify(err)
	}
	err = tx.on(ctx).Raw("UPDATE mails SET gift_card_id = NULL WHERE gift_card_id = ? AND status <> 'PENDING' RETURNING id, status", c.ID).Scan(&rows).Error
	for _, m := range rows {
		if c.MailID != nil && m.ID == *c.MailID {
			sent, ended = m.Status == letter.MailSent, true
		}
	}
	return sent, ended, classify(err)
}

// WithholdMail stops a mail that waits for the mail server, deletes its content, and reports whether the mail waited. A
// process that sends the mail at this moment may still send it.
func (tx *Tx) WithholdMail(ctx context.Context, id int64) (waited bool, err error) {
	done := tx.on(ctx).Exec("UPDATE mails SET status = ?, content = '', gift_card_id = NULL, modified_on = ?, version = version + 1 WHERE id = ? AND status = 'PENDING'",
		letter.MailWithheld, tx.db.clock.Now(), id)
	return done.RowsAffected > 0, classify(done.Error)
}

// EndGiftCardMail stops the mail with a locked card's code if it waits, and otherwise records its outcome. It changes
// only cards whose delivery is scheduled. The caller ends a delivery that is still scheduled afterwards.
func (tx *Tx) EndGiftCardMail(ctx context.Context, c *value.GiftCard) error {
	if c.MailID == nil || c.DeliveryStatus != value.Scheduled {
		return nil
	}
	// The mail may end at this moment, so it is stopped first. A mail that did not wait has an outcome.
	if waited, err := tx.WithholdMail(ctx, *c.MailID); err != nil || waited {
		return err
	}
	sent, ended, err := tx.SettledGiftCardMail(ctx, c)
	if ended {
		c.Delivered(sent)
	}
	return err
}

var giftCardSort = map[string]sortKey{
	"createdOn": {column: "created_on", cast: "timestamptz"},
	"expiresOn": {column: "coalesce(expires_on, 'infinity')", cast: "timestamptz"},
}

// GiftCards returns one page of the store's gift cards.
func (r Reader) GiftCards(ctx context.Context, f value.CardFilter, q domain.PageQuery) (out domain.Page[*value.GiftCard], err error) {
	now, query := r.db.clock.Now(), r.query(q, "gift_cards", f)
	err = r.list(ctx, func(g *gorm.DB) error {
		if f.Search != "" {
			where, args := hasWords("search", f.Search)
			g = g.Where(where, args...)
		}
		if len(f.Status) > 0 {
			where, args := inCardStatuses(f.Status, now)
			g = g.Where(where, args...)
		}
		g = filtered(g, condition{"currency_code IN ?", f.CurrencyCode}, condition{"external_id = ?", f.ExternalID})
		out, err = page(since(g, f.CreatedFrom, f.CreatedTo, nil), query, giftCardSort, func(c *value.GiftCard, key string) (int64, any) {
			switch {
			case key == "createdOn":
				return c.ID, c.CreatedOn
			case c.ExpiresOn == nil:
				return c.ID, "infinity"
			}
			return c.ID, *c.ExpiresOn
		})
		return err
	})
	return out, err
}

// inCardStatuses is the SQL condition that a gift card has one of the statuses that callers see.
func inCardStatuses(statuses []value.Status, now time.Time) (string, []any) {
	const live = "status = 'ACTIVE' AND coalesce(expires_on > ?, true)"
	var parts []string
	var args []any
	for _, status := range statuses {
		part, bound := "status = ?", []any{status}
		switch status {
		case value.Active:
			part, bound = live+" AND balance > 0", []any{now}
		case value.Spent:
			part, bound = live+" AND balance = 0", []any{now}
		case value.Expired:
			part, bound = "status = 'EXPIRED' OR status = 'ACTIVE' AND expires_on <= ?", []any{now}
		case value.Disabled:
		}
		parts, args = append(parts, "("+part+")"), append(args, bound...)
	}
	return "(" + strings.Join(parts, " OR ") + ")", args
}

// StoredValueEntries returns one page of the ledger, of gift cards or of store credit.
func (r Reader) StoredValueEntries(ctx context.Context, kind value.Kind, f value.EntryFilter, q domain.PageQuery) (out domain.Page[*value.StoredValueEntry], err error) {
	query := r.query(q, "stored_value_entries", string(kind), f)
	of := map[value.Kind]string{value.KindGiftCard: "gift_card_id IS NOT NULL", value.KindStoreCredit: "store_credit_account_id IS NOT NULL"}[kind]
	if of == "" {
		return out, fmt.Errorf("repo: entries of kind %q", kind)
	}
	err = r.list(ctx, func(g *gorm.DB) error {
		list := filtered(g.Where(of),
			condition{"gift_card_id IN ?", f.GiftCardID},
			condition{"store_credit_account_id IN (SELECT a.id FROM store_credit_accounts a WHERE a.customer_id IN ?)", f.StoreCustomerID},
			condition{"type IN ?", f.Type},
			condition{"created_on >= ?", f.CreatedFrom},
			condition{"created_on < ?", f.CreatedTo},
		)
		out, err = page(list, query, map[string]sortKey{"createdOn": {column: "id", cast: "bigint"}}, func(e *value.StoredValueEntry, _ string) (int64, any) {
			return e.ID, e.ID // ids ascend in the order of creation
		})
		if err != nil || kind != value.KindStoreCredit {
			return err
		}
		return owned(g, out.Items...)
	})
	return out, err
}

// owned sets the customers of entries of store credit.
func owned(g *gorm.DB, entries ...*value.StoredValueEntry) error {
	var ids []int64
	for _, e := range entries {
		if e.StoreCreditAccountID != nil {
			ids = append(ids, *e.StoreCreditAccountID)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	var accounts []*value.StoreCreditAccount
	if err := g.Where("id = ANY(?)", array(ids)).Find(&accounts).Error; err != nil {
		return err
	}
	for _, e := range entries {
		for _, a := range accounts {
			if e.StoreCreditAccountID != nil && a.ID == *e.StoreCreditAccountID {
				e.CustomerID = a.CustomerID
			}
		}
	}
	return nil
}

// StoredValueMovements sums entries by group. Entries before the first time have one sum per group. Entries between the
// two times also have separate sums per type and day in the time zone.
func (r Reader) StoredValueMovements(ctx context.Context, from, to time.Time, zone string) (all []value.Movement, err error) {
	var rows []struct {
		CurrencyCode domain.Currency
		Kind         value.Kind
		Source       value.Source
		Day          *domain.Date
		Type         value.EntryType
		Amount       domain.Amount
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT e.currency_code, CASE WHEN e.gift_card_id IS NULL THEN 'STORE_CREDIT' ELSE 'GIFT_CARD' END AS kind, coalesce(c.source, '') AS source,
				CASE WHEN e.created_on >= @from THEN (e.created_on AT TIME ZONE @zone)::date END AS day, CASE WHEN e.created_on >= @from THEN e.type ELSE '' END AS type, sum(e.amount) AS amount
			FROM stored_value_entries e LEFT JOIN gift_cards c ON c.store_id = e.store_id AND c.id = e.gift_card_id
			WHERE e.store_id = @store AND e.created_on < @to
			GROUP BY 1, 2, 3, 4, 5`, map[string]any{"from": from, "to": to, "zone": zone, "store": r.actor.StoreID}).Scan(&rows).Error
	})
	for _, row := range rows {
		all = append(all, value.Movement{Group: value.Group{CurrencyCode: row.CurrencyCode, Kind: row.Kind, Source: row.Source}, Date: row.Day, Type: row.Type, Amount: row.Amount})
	}
	return all, err
}
