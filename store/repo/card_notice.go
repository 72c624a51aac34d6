package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// untold are the payment methods m that expire and whose customers were not told of
// it; the index customer_payment_methods_untold is on them. chargedTo is a live
// subscription u that is charged to one of them, and charged again.
const (
	untold    = "m.is_active AND m.expiry_months IS NOT NULL AND m.expiry_told IS DISTINCT FROM m.expiry_months"
	chargedTo = "EXISTS (SELECT FROM subscriptions u WHERE u.customer_payment_method_id = m.id AND u.status = 'ACTIVE' AND NOT u.cancel_at_period_end"
)

// CardsToTell finds cards that expire and whose customers are to be told: of each
// store some, those that expire first before the others. Days begin at the stores'
// hour. Who lives in a test clock is not among them. Closed stores rest.
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

// CardsOfClock are the cards that the subscriptions of a test clock are charged to
// and whose customer was not told that they expire.
func (r Reader) CardsOfClock(ctx context.Context, clockID int64) (list []*customer.CustomerPaymentMethod, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT m.* FROM test_clocks c JOIN customer_payment_methods m ON m.customer_id = c.customer_id WHERE c.id = ? AND "+untold+" AND "+chargedTo+" AND u.test_clock_id = c.id) ORDER BY m.id",
			clockID).Scan(&list).Error
	})
	return list, err
}

// SubscriptionsChargedTo are the numbers of the live subscriptions that are charged to
// a payment method, and charged again.
func (r Reader) SubscriptionsChargedTo(ctx context.Context, methodID int64) (numbers []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT subscription_number FROM subscriptions WHERE customer_payment_method_id = ? AND status = 'ACTIVE' AND NOT cancel_at_period_end ORDER BY id", methodID).Scan(&numbers).Error
	})
	return numbers, err
}

// TellExpiry notes that the customer of a payment method, which is held, is told of
// its expiry; told is false where they were before. Nobody edits that, and the row's
// version stays.
func (tx *Tx) TellExpiry(ctx context.Context, methodID int64) (told bool, err error) {
	done := tx.on(ctx).Exec("UPDATE customer_payment_methods SET expiry_told = expiry_months WHERE id = ? AND expiry_told IS DISTINCT FROM expiry_months", methodID)
	return done.RowsAffected > 0, classify(done.Error)
}
