package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// untold is the SQL condition for active payment methods m whose customers have not been notified of their expiry;
// the index customer_payment_methods_untold covers it. chargedTo is the SQL, without its closing parenthesis, for
// an active subscription u that will charge the method m again.
const (
	untold    = "m.is_active AND m.expiry_months IS NOT NULL AND m.expiry_told IS DISTINCT FROM m.expiry_months"
	chargedTo = "EXISTS (SELECT FROM subscriptions u WHERE u.customer_payment_method_id = m.id AND u.status = 'ACTIVE' AND NOT u.cancel_at_period_end"
)

// CardsToTell finds expiring cards that an active subscription will charge again and whose customers have not been
// notified, sorted by expiry. The parameter most is the maximum number of cards per store. A card is due from the
// store's renewalReminderDays before its expiry until the end of its last month; 0 days means never. Days begin at the
// store's renewal hour in its time zone. Closed stores and subscriptions with a test clock are excluded.
func (db *DB) CardsToTell(ctx context.Context, most int) (due []Due, err error) {
	now, offset := db.now()
	month := func(day string) string {
		return "(extract(year FROM " + day + ")::int * 12 + extract(month FROM " + day + ")::int)"
	}
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`
			WITH RECURSIVE holding AS (
				(SELECT m.store_id FROM customer_payment_methods m WHERE `+untold+` ORDER BY m.store_id LIMIT 1)
				UNION ALL
				SELECT (SELECT m.store_id FROM customer_payment_methods m WHERE `+untold+` AND m.store_id > h.store_id ORDER BY m.store_id LIMIT 1) FROM holding h WHERE h.store_id IS NOT NULL)
			SELECT h.store_id, d.id FROM holding h JOIN stores s ON s.id = h.store_id AND s.status <> 'CLOSED'
			CROSS JOIN LATERAL (SELECT (((`+now+`) AT TIME ZONE (s.settings->>'timezone')) - make_interval(hours => (s.settings->>'renewalHour')::int))::date AS today,
				(s.settings->>'renewalReminderDays')::int AS days) t
			CROSS JOIN LATERAL (SELECT m.id FROM customer_payment_methods m WHERE m.store_id = h.store_id AND `+untold+`
				AND m.expiry_months BETWEEN `+month("t.today")+` AND `+month("(t.today + t.days + 1)")+` - 1
				AND `+chargedTo+` AND u.test_clock_id IS NULL) ORDER BY m.expiry_months, m.id LIMIT ?) d
			WHERE t.days > 0`, offset, most).Scan(&due).Error
	})
	return due, err
}

// CardsOfClock lists the cards that a test clock's subscriptions charge, if their customers have not been notified
// of the expiry.
func (r Reader) CardsOfClock(ctx context.Context, clockID int64) (list []*customer.CustomerPaymentMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT m.* FROM test_clocks c JOIN customer_payment_methods m ON m.customer_id = c.customer_id WHERE c.id = ? AND "+untold+" AND "+chargedTo+" AND u.test_clock_id = c.id) ORDER BY m.id",
			clockID).Scan(&list).Error
	})
	return list, err
}

// SubscriptionsChargedTo returns the numbers of the active subscriptions that will charge a payment
// method again.
func (r Reader) SubscriptionsChargedTo(ctx context.Context, methodID int64) (numbers []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT subscription_number FROM subscriptions WHERE customer_payment_method_id = ? AND status = 'ACTIVE' AND NOT cancel_at_period_end ORDER BY id", methodID).Scan(&numbers).Error
	})
	return numbers, err
}

// TellExpiry records that the customer of a locked payment method was notified of its expiry. It returns false if an
// earlier call has recorded this. The version does not change, because a notice is not an edit.
func (tx *Tx) TellExpiry(ctx context.Context, methodID int64) (told bool, err error) {
	done := tx.on(ctx).Exec("UPDATE customer_payment_methods SET expiry_told = expiry_months WHERE id = ? AND expiry_told IS DISTINCT FROM expiry_months", methodID)
	return done.RowsAffected > 0, classify(done.Error)
}
