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

// SavedCustomers are the customers that a transaction has written, by their ids.
func (tx *Tx) SavedCustomers() []*customer.Customer {
	slices.SortStableFunc(tx.people, func(a, b *customer.Customer) int { return cmp.Compare(a.ID, b.ID) })
	return tx.people
}

// CommissionCustomer is what a commission service says of a customer; nil: nothing.
func (r Reader) CommissionCustomer(ctx context.Context, customerID int64, connection int) (*customer.CommissionCustomer, error) {
	return optional(func() (c *customer.CommissionCustomer, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			c, err = take[customer.CommissionCustomer](g, "commission customer", "customer_id = ? AND connection = ?", customerID, connection)
			return err
		})
		return c, err
	}())
}

// LockCommissionCustomer is CommissionCustomer, held. The customer is held already.
func (tx *Tx) LockCommissionCustomer(ctx context.Context, customerID int64, connection int) (*customer.CommissionCustomer, error) {
	return optional(lock[customer.CommissionCustomer](ctx, tx, "commission customer", "customer_id = ? AND connection = ?", customerID, connection))
}

// CommissionCustomersAfter are some of the store's customers whom a commission service
// has not been told of, by their ids, after one. Who is erased is nobody's any more.
func (r Reader) CommissionCustomersAfter(ctx context.Context, after int64, connection, limit int) (ids []int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT c.id FROM customers c WHERE c.id > ? AND c.erased_on IS NULL
			AND NOT EXISTS (SELECT FROM commission_customers k WHERE k.store_id = c.store_id AND k.customer_id = c.id AND k.connection = ? AND k.provider_customer_id IS NOT NULL)
			ORDER BY c.id LIMIT ?`, after, connection, limit).Scan(&ids).Error
	})
	return ids, err
}

// CommissionReportsOf are what commission services are, or were, to be told of an order,
// the first report first.
func (r Reader) CommissionReportsOf(ctx context.Context, orderID int64) (rows []*ordering.CommissionReport, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where("order_id = ?", orderID).Order("id").Find(&rows).Error
	})
	return rows, err
}

// LockCommissionReport holds one of them, to settle it.
func (tx *Tx) LockCommissionReport(ctx context.Context, id int64) (*ordering.CommissionReport, error) {
	return lock[ordering.CommissionReport](ctx, tx, "commission report", "id = ?", id)
}

// commissionStatus says how far the reports of an order are to the present service.
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

// KeepCommissionSynced notes that the store's commission service was told something, to
// the minute. It is no change of the provider: the version stays.
func (tx *Tx) KeepCommissionSynced(ctx context.Context, p *settings.CommissionProvider) error {
	now := tx.db.clock.Now()
	return classify(tx.on(ctx).Exec("UPDATE commission_providers SET last_synced_on = ? WHERE id = ? AND connection = ? AND (last_synced_on IS NULL OR last_synced_on < ?)",
		now, p.ID, p.Connection, now.Add(-time.Minute)).Error)
}

// Referrer is whom a code belongs to, as the service said last; nil: it has not said.
func (r Reader) Referrer(ctx context.Context, connection int, code string) (*customer.Referrer, error) {
	return optional(func() (out *customer.Referrer, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			out, err = take[customer.Referrer](g, "referrer", "connection = ? AND code = ?", connection, code)
			return err
		})
		return out, err
	}())
}

// KeepReferrer keeps what a service says of a code. Of two answers at once the last one
// stays.
func (tx *Tx) KeepReferrer(ctx context.Context, r *customer.Referrer) error {
	now := tx.db.clock.Now()
	return classify(tx.on(ctx).Exec(`
		INSERT INTO referrers (store_id, version, created_on, modified_on, connection, code, display_name, avatar_url, site_url, is_active, provider_customer_id, checked_on)
		VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (store_id, connection, code) DO UPDATE SET version = referrers.version + 1, modified_on = excluded.modified_on, display_name = excluded.display_name,
			avatar_url = excluded.avatar_url, site_url = excluded.site_url, is_active = excluded.is_active, provider_customer_id = excluded.provider_customer_id, checked_on = excluded.checked_on`,
		tx.actor.StoreID, now, now, r.Connection, r.Code, r.DisplayName, r.AvatarURL, r.SiteURL, r.IsActive, r.ProviderCustomerID, r.CheckedOn).Error)
}

// FirstReferrer is by whose code the order came that began a subscription, and what they
// were called then; empty: by nobody's.
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
