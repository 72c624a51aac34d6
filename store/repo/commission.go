package repo

import (
	"cmp"
	"context"
	"slices"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// SavedCustomers returns the customers that the transaction has inserted or updated, by id.
func (tx *Tx) SavedCustomers() []*customer.Customer {
	slices.SortStableFunc(tx.people, func(a, b *customer.Customer) int { return cmp.Compare(a.ID, b.ID) })
	return tx.people
}

// CommissionCustomer returns a commission service's data about a customer; nil means none.
func (r Reader) CommissionCustomer(ctx context.Context, customerID int64, connection int) (*customer.CommissionCustomer, error) {
	return optional(func() (c *customer.CommissionCustomer, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			c, err = take[customer.CommissionCustomer](g, "commission customer", "customer_id = ? AND connection = ?", customerID, connection)
			return err
		})
		return c, err
	}())
}

// LockCommissionCustomer is like CommissionCustomer but locks the row. The caller has locked the customer.
func (tx *Tx) LockCommissionCustomer(ctx context.Context, customerID int64, connection int) (*customer.CommissionCustomer, error) {
	return optional(lock[customer.CommissionCustomer](ctx, tx, "commission customer", "customer_id = ? AND connection = ?", customerID, connection))
}

// CommissionCustomersAfter returns the ids of customers that the commission service does not know yet, sorted by id. It
// returns at most limit ids, all greater than a given id. It omits erased customers.
func (r Reader) CommissionCustomersAfter(ctx context.Context, after int64, connection, limit int) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT c.id FROM customers c WHERE c.id > ? AND c.erased_on IS NULL
			AND NOT EXISTS (SELECT FROM commission_customers k WHERE k.store_id = c.store_id AND k.customer_id = c.id AND k.connection = ? AND k.provider_customer_id IS NOT NULL)
			ORDER BY c.id LIMIT ?`, after, connection, limit).Scan(&ids).Error
	})
	return ids, err
}

// CommissionReportsOf lists the sent and pending reports about an order to commission services, oldest first.
func (r Reader) CommissionReportsOf(ctx context.Context, orderID int64) (rows []*ordering.CommissionReport, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where("order_id = ?", orderID).Order("id").Find(&rows).Error
	})
	return rows, err
}

// LockCommissionReport locks and returns a report so that it can be settled.
func (tx *Tx) LockCommissionReport(ctx context.Context, id int64) (*ordering.CommissionReport, error) {
	return lock[ordering.CommissionReport](ctx, tx, "commission report", "id = ?", id)
}

// commissionStatus returns the status of an order's reports to the store's current commission
// service.
func commissionStatus(g *gorm.DB, orderID int64) (status ordering.CommissionStatus, err error) {
	var rows []struct{ Open, Failed bool }
	err = g.Raw(`SELECT r.settled_on IS NULL AS open, r.settled_on IS NULL AND (
			SELECT t.status IN ('FAILED', 'CANCELLED') FROM integration_tasks t
			WHERE t.store_id = r.store_id AND t.object_type = 'order' AND t.object_id = r.order_id::text AND t.live_key = 'COMMISSION_ORDER_SYNC/' || r.id
			ORDER BY t.created_on DESC, t.id DESC LIMIT 1) IS NOT FALSE AS failed
		FROM commission_reports r JOIN commission_providers p ON p.store_id = r.store_id AND p.connection = r.connection WHERE r.order_id = ?`, orderID).Scan(&rows).Error
	status = ordering.CommissionNotRequired
	for _, row := range rows {
		switch {
		case row.Failed:
			return ordering.CommissionFailed, err
		case row.Open:
			status = ordering.CommissionPending
		case status == ordering.CommissionNotRequired:
			status = ordering.CommissionSynced
		}
	}
	return status, err
}

// KeepCommissionSynced records that the store's commission service received a report now, at most once a minute. The
// provider's version does not change, because a report is not an edit.
func (tx *Tx) KeepCommissionSynced(ctx context.Context, p *settings.CommissionProvider) error {
	now := tx.db.clock.Now()
	return classify(tx.on(ctx).Exec("UPDATE commission_providers SET last_synced_on = ? WHERE id = ? AND connection = ? AND (last_synced_on IS NULL OR last_synced_on < ?)",
		now, p.ID, p.Connection, now.Add(-time.Minute)).Error)
}

// Referrer returns the owner of a referral code according to the commission service's last response; nil means that the
// service has not responded for the code.
func (r Reader) Referrer(ctx context.Context, connection int, code string) (*customer.Referrer, error) {
	return optional(func() (out *customer.Referrer, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			out, err = take[customer.Referrer](g, "referrer", "connection = ? AND code = ?", connection, code)
			return err
		})
		return out, err
	}())
}

// KeepReferrer stores a service's response about a referral code. Of concurrent calls, the last one
// wins.
func (tx *Tx) KeepReferrer(ctx context.Context, r *customer.Referrer) error {
	now := tx.db.clock.Now()
	return classify(tx.on(ctx).Exec(`
		INSERT INTO referrers (store_id, version, created_on, modified_on, connection, code, display_name, avatar_url, site_url, is_active, provider_customer_id, checked_on)
		VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (store_id, connection, code) DO UPDATE SET version = referrers.version + 1, modified_on = excluded.modified_on, display_name = excluded.display_name,
			avatar_url = excluded.avatar_url, site_url = excluded.site_url, is_active = excluded.is_active, provider_customer_id = excluded.provider_customer_id, checked_on = excluded.checked_on`,
		tx.actor.StoreID, now, now, r.Connection, r.Code, r.DisplayName, r.AvatarURL, r.SiteURL, r.IsActive, r.ProviderCustomerID, r.CheckedOn).Error)
}

// FirstReferrer returns the referral code of the order that started a subscription, and the referrer's name at that
// time. An empty code means that the order had no referrer.
func (r Reader) FirstReferrer(ctx context.Context, subscriptionID int64) (code string, name *string, err error) {
	var first struct {
		Code string
		Name *string
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT o.referrer_code AS code, o.referrer_name AS name FROM orders o JOIN order_lines l ON l.store_id = o.store_id AND l.order_id = o.id
			WHERE l.subscription_id = ? AND o.subscription_id IS NULL ORDER BY o.id LIMIT 1`, subscriptionID).Scan(&first).Error
	})
	return first.Code, first.Name, err
}
