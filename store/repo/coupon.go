package repo

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = guards(map[string]error{
	"coupons_code_unique": taken("/code", "The store has a coupon with this code."),
	"coupons_in_use":      domain.Errorf(domain.InUse, "The coupon has been used; set its status to PAUSED instead."),
})

// Coupon returns a coupon by id, or by its code, ignoring case, if id is 0.
func (r Reader) Coupon(ctx context.Context, id int64, code string) (c *pricing.Coupon, err error) {
	where, arg := "id = ?", any(id)
	if id == 0 {
		where, arg = "fold(code) = ?", pricing.CouponKey(code)
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = take[pricing.Coupon](g, "coupon", where, arg)
		return err
	})
	return c, err
}

// CouponByCommand returns the coupon that this request created or changed; nil means none.
func (r Reader) CouponByCommand(ctx context.Context) (*pricing.Coupon, error) {
	return optional(func() (c *pricing.Coupon, err error) {
		err = r.in(ctx, func(g *gorm.DB) error {
			c, err = take[pricing.Coupon](g, "coupon", "command_id = ?", r.actor.CommandID)
			return err
		})
		return c, err
	}())
}

// LockCoupon returns a coupon and locks its row for a change. Checkouts that reserve a use of the coupon wait for the
// lock.
func (tx *Tx) LockCoupon(ctx context.Context, id int64) (*pricing.Coupon, error) {
	return lock[pricing.Coupon](ctx, tx, "coupon", "id = ?", id)
}

// CouponsFor returns a cart's coupons in the order of ids, and all other active automatic coupons. The ids of automatic
// coupons are cached (rowCache), so CouponsFor reads no coupons if ids is empty and the store has no automatic coupons.
func (r Reader) CouponsFor(ctx context.Context, ids []int64) (typed, automatic []*pricing.Coupon, err error) {
	var rows []*pricing.Coupon
	err = r.in(ctx, func(g *gorm.DB) error {
		alone, err := scoped.Cached(g, "automatic coupons", 0, func() (*[]int64, error) {
			found := new([]int64)
			return found, g.Model(&pricing.Coupon{}).Where("is_automatic AND status = 'ACTIVE'").Order("id").Pluck("id", found).Error
		})
		if err != nil || len(ids)+len(*alone) == 0 {
			return err
		}
		return g.Where("id = ANY(?) OR id = ANY(?) AND is_automatic AND status = 'ACTIVE'", array(ids), array(*alone)).Order("id").Find(&rows).Error
	})
	for _, c := range rows {
		if c.IsAutomatic && !slices.Contains(ids, c.ID) {
			automatic = append(automatic, c)
		}
	}
	for _, id := range ids {
		if i := slices.IndexFunc(rows, func(c *pricing.Coupon) bool { return c.ID == id }); i >= 0 {
			typed = append(typed, rows[i])
		}
	}
	return typed, automatic, err
}

// CouponUses counts a buyer's reserved and final uses of coupons, by coupon. It includes the uses of the buyer's
// customer and of the buyer's e-mail address.
func (r Reader) CouponUses(ctx context.Context, couponIDs []int64, customerID *int64, email string) (map[int64]int, error) {
	out := map[int64]int{}
	var rows []struct {
		CouponID int64
		N        int
	}
	err := r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT coupon_id, count(*) AS n FROM coupon_uses
			WHERE coupon_id = ANY(?) AND status <> 'RELEASED' AND (customer_id = ? OR email = ? AND email <> '') GROUP BY coupon_id`,
			array(couponIDs), customerID, domain.FoldEmail(email)).Find(&rows).Error
	})
	for _, row := range rows {
		out[row.CouponID] = row.N
	}
	return out, err
}

// HasOrdered reports whether a buyer, identified by customer or e-mail address, has placed an order that is not
// canceled. before limits the search to earlier orders; nil means no limit.
func (r Reader) HasOrdered(ctx context.Context, customerID *int64, email string, before *time.Time) (has bool, err error) {
	const placed = "placed_on IS NOT NULL AND (?::timestamptz IS NULL OR placed_on < ?) AND status <> 'CANCELLED'"
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT EXISTS (SELECT 1 FROM orders WHERE customer_id = ? AND `+placed+`)
			OR ? <> '' AND EXISTS (SELECT 1 FROM orders WHERE store_id = ? AND email_key = ? AND `+placed+`)`,
			customerID, before, before, email, r.actor.StoreID, domain.FoldEmail(email), before, before).Scan(&has).Error
	})
	return has, err
}

// CouponReferences returns the ids in a coupon's input that exist in the store.
func (r Reader) CouponReferences(ctx context.Context, in pricing.CouponInput) (known catalog.References, customers map[int64]bool, err error) {
	products, collections, accountTypes, customerIDs := in.References()
	known, customers = catalog.NewReferences(), map[int64]bool{}
	var rows []struct {
		Kind string
		ID   int64
	}
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Raw(`SELECT 'product' AS kind, id FROM products WHERE id = ANY(?)
			UNION ALL SELECT 'collection', id FROM collections WHERE id = ANY(?)
			UNION ALL SELECT 'account type', id FROM account_types WHERE id = ANY(?)
			UNION ALL SELECT 'customer', id FROM customers WHERE id = ANY(?)`,
			array(products), array(collections), array(accountTypes), array(customerIDs)).Scan(&rows).Error
	})
	for _, row := range rows {
		switch row.Kind {
		case "product":
			known.Products[row.ID] = true
		case "collection":
			known.Collections[row.ID] = true
		case "account type":
			known.AccountTypes[row.ID] = true
		case "customer":
			customers[row.ID] = true
		}
	}
	return known, customers, err
}

var couponSort = map[string]sortKey{
	"createdOn":  {column: "created_on", cast: "timestamptz"},
	"code":       {column: "fold(code)", cast: "text"},
	"endsOn":     {column: "coalesce(ends_on, 'infinity')", cast: "timestamptz"},
	"usageCount": {column: "usage_count", cast: "bigint"},
}

// inStatuses is the SQL condition that a coupon has one of the statuses. Some statuses depend on the time and on the
// number of uses.
func inStatuses(statuses []pricing.CouponStatus, now time.Time) (string, []any) {
	var parts []string
	var args []any
	for _, status := range statuses {
		part, bound := "status = ?", []any{status}
		switch status {
		case pricing.CouponActive:
			part, bound = "status = 'ACTIVE' AND coalesce(ends_on > ?, true) AND coalesce(usage_count < usage_limit, true) AND coalesce(starts_on <= ?, true)", []any{now, now}
		case pricing.CouponScheduled:
			part, bound = "status = 'ACTIVE' AND coalesce(ends_on > ?, true) AND coalesce(usage_count < usage_limit, true) AND starts_on > ?", []any{now, now}
		case pricing.CouponExpired:
			part, bound = "status = 'ACTIVE' AND ends_on <= ?", []any{now}
		case pricing.CouponUsedUp:
			part, bound = "status = 'ACTIVE' AND coalesce(ends_on > ?, true) AND usage_count >= usage_limit", []any{now}
		default: // other statuses are stored
		}
		parts, args = append(parts, "("+part+")"), append(args, bound...)
	}
	return "(" + strings.Join(parts, " OR ") + ")", args
}

// Coupons returns one page of the store's coupons. With ModifiedSince and no sort key, it sorts the coupons by the time
// of their last change.
func (r Reader) Coupons(ctx context.Context, f pricing.CouponFilter, q domain.PageQuery) (out domain.Page[pricing.Coupon], err error) {
	now, query := r.db.clock.Now(), r.query(q, "coupons", f)
	err = r.list(ctx, func(g *gorm.DB) error {
		if f.Search != "" {
			where, args := hasWords(`fold_search(concat_ws(E'\n', code, name))`, f.Search)
			g = g.Where(where, args...)
		}
		if len(f.Status) > 0 {
			where, args := inStatuses(f.Status, now)
			g = g.Where(where, args...)
		}
		g = filtered(g, condition{"discount_type IN ?", f.DiscountType}, condition{"is_automatic = ?", f.IsAutomatic})
		g = containing(containing(g, "product_ids", f.ProductID), "collection_ids", f.CollectionID)
		g = since(g, f.CreatedFrom, f.CreatedTo, f.ModifiedSince)
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = valued(changed[pricing.Coupon](g, "", *f.ModifiedSince, query))
			return err
		}
		out, err = page(g, query, couponSort, func(c pricing.Coupon, key string) (int64, any) {
			switch key {
			case "code":
				return c.ID, pricing.CouponKey(c.Code)
			case "endsOn":
				if c.EndsOn == nil {
					return c.ID, "infinity"
				}
				return c.ID, *c.EndsOn
			case "usageCount":
				return c.ID, c.UsageCount
			}
			return c.ID, c.CreatedOn
		})
		return err
	})
	return out, err
}

// CouponUsage returns one page of the uses of the store's coupons. It omits a subscription's use until the first
// renewal, because the use has no order until then. With ModifiedSince and no sort key, it sorts the uses by the time
// of their last change.
func (r Reader) CouponUsage(ctx context.Context, f pricing.CouponUseFilter, q domain.PageQuery) (out domain.Page[pricing.CouponUse], err error) {
	query := r.query(q, "coupon_uses", f)
	err = r.list(ctx, func(g *gorm.DB) error {
		g = g.Where("order_id IS NOT NULL")
		if f.Search != "" {
			where, args := hasWords(`fold_search(concat_ws(E'\n', code, email))`, f.Search)
			g = g.Where(where, args...)
		}
		if f.Code != "" {
			g = g.Where("coupon_id = (SELECT id FROM coupons WHERE fold(code) = ? LIMIT 1)", pricing.CouponKey(f.Code))
		}
		g = filtered(g,
			condition{"coupon_id IN ?", f.CouponID}, condition{"order_id IN ?", f.OrderID}, condition{"customer_id IN ?", f.CustomerID},
			condition{"status IN ?", f.Status},
		)
		g = since(g, f.CreatedFrom, f.CreatedTo, f.ModifiedSince)
		if f.ModifiedSince != nil && q.Sort == "" {
			out, err = valued(changed[pricing.CouponUse](g, "order_id IS NOT NULL", *f.ModifiedSince, query))
			return err
		}
		out, err = page(g, query, map[string]sortKey{"createdOn": {column: "created_on", cast: "timestamptz"}}, func(u pricing.CouponUse, _ string) (int64, any) {
			return u.ID, u.CreatedOn
		})
		return err
	})
	return out, err
}

// TakeCoupons reserves one use of each coupon for an order or a subscription. If it returns an error, the caller must
// roll back, so that no coupon is reserved. A conditional update enforces the total limit and locks the coupon until
// the transaction ends. The count of the customer's uses that follows is therefore exact. at(code) returns the JSON
// pointer of a code in the request, for errors.
func (tx *Tx) TakeCoupons(ctx context.Context, uses []*pricing.CouponUse, at func(code string) string) error {
	g := tx.on(ctx)
	uses = slices.Clone(uses)
	slices.SortFunc(uses, func(a, b *pricing.CouponUse) int { return cmp.Compare(a.CouponID, b.CouponID) })
	for _, u := range uses {
		var rows []*pricing.Coupon
		err := g.Raw(`UPDATE coupons SET reserved_count = reserved_count + 1
			WHERE id = ? AND status = 'ACTIVE' AND (usage_limit IS NULL OR usage_count + reserved_count < usage_limit)
			RETURNING id, first_order_only, usage_limit_per_customer`, u.CouponID).Scan(&rows).Error
		if err != nil {
			return classify(err)
		}
		if len(rows) == 0 {
			return domain.InvalidAs(domain.CouponExhausted, at(u.Code), "The coupon %s has been used up.", u.Code)
		}
		limit, limited := rows[0].LimitPerCustomer()
		if !limited {
			continue
		}
		var n int
		err = g.Raw(`SELECT count(*) FROM coupon_uses WHERE coupon_id = ? AND (order_id = ?) IS NOT TRUE AND (subscription_id = ?) IS NOT TRUE
			AND status <> 'RELEASED' AND (customer_id = ? OR email = ?)`,
			u.CouponID, u.OrderID, u.SubscriptionID, u.CustomerID, u.Email).Scan(&n).Error
		if err != nil {
			return classify(err)
		}
		if n >= limit {
			return domain.InvalidAs(domain.CouponExhausted, at(u.Code), "You have used the coupon %s already.", u.Code)
		}
	}
	return nil
}

// NoteCoupons writes the uses that TakeCoupons reserved. An order that reserves a coupon again after a failed attempt
// still has one use of the coupon.
func (tx *Tx) NoteCoupons(ctx context.Context, uses []*pricing.CouponUse) error {
	now := tx.db.clock.Now()
	for _, u := range uses {
		err := tx.on(ctx).Exec(`
			INSERT INTO coupon_uses (store_id, created_on, modified_on, coupon_id, code, order_id, order_number, customer_id, email, discount_amount, currency_code, status)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'RESERVED')
			ON CONFLICT (coupon_id, order_id) DO UPDATE SET modified_on = excluded.modified_on, version = coupon_uses.version + 1, code = excluded.code,
				customer_id = excluded.customer_id, email = excluded.email, discount_amount = excluded.discount_amount, status = 'RESERVED', used_on = NULL`,
			tx.actor.StoreID, now, now, u.CouponID, u.Code, u.OrderID, u.OrderNumber, u.CustomerID, u.Email, u.DiscountAmount, u.CurrencyCode).Error
		if err != nil {
			return classify(err)
		}
	}
	return nil
}

// LockCoupons locks coupons by id, in lock order, before several steps change their uses.
func (tx *Tx) LockCoupons(ctx context.Context, ids []int64) error {
	var locked []int64
	err := tx.on(ctx).Raw("SELECT id FROM coupons WHERE id = ANY(?) ORDER BY id FOR UPDATE", array(ids)).Scan(&locked).Error
	return classify(err)
}

// UseCoupons makes an order's reserved uses final.
func (tx *Tx) UseCoupons(ctx context.Context, orderID int64) error {
	return tx.moveCoupons(ctx, orderID, pricing.CouponUsed, nil)
}

// GiveCoupons releases an order's reserved and final uses. Uses that are already released do not change.
func (tx *Tx) GiveCoupons(ctx context.Context, orderID int64) error {
	return tx.moveCoupons(ctx, orderID, pricing.CouponReleased, nil)
}

// GiveCouponsOf is like GiveCoupons but releases only the uses of the given coupons.
func (tx *Tx) GiveCouponsOf(ctx context.Context, orderID int64, couponIDs []int64) error {
	if len(couponIDs) == 0 {
		return nil
	}
	return tx.moveCoupons(ctx, orderID, pricing.CouponReleased, couponIDs)
}

// CouponAmounts stores the current discount amounts of uses.
func (tx *Tx) CouponAmounts(ctx context.Context, uses []*pricing.CouponUse) error {
	for _, u := range uses {
		err := tx.on(ctx).Exec(`UPDATE coupon_uses SET discount_amount = ?, modified_on = ?, version = version + 1
			WHERE coupon_id = ? AND order_id = ? AND discount_amount <> ?`, u.DiscountAmount, tx.db.clock.Now(), u.CouponID, u.OrderID, u.DiscountAmount).Error
		if err != nil {
			return classify(err)
		}
	}
	return nil
}

// CouponBuyer assigns an order's uses to the order's current buyer, to whom the limits per customer then apply.
func (tx *Tx) CouponBuyer(ctx context.Context, orderID int64, customerID *int64, email string) error {
	return classify(tx.on(ctx).Exec(`UPDATE coupon_uses SET customer_id = ?, email = ?, modified_on = ?, version = version + 1
		WHERE order_id = ? AND (customer_id IS DISTINCT FROM ? OR email <> ?)`,
		customerID, domain.FoldEmail(email), tx.db.clock.Now(), orderID, customerID, domain.FoldEmail(email)).Error)
}

// moveCoupons moves an order's uses to a status. The last parameter restricts the coupons; nil means all coupons.
func (tx *Tx) moveCoupons(ctx context.Context, orderID int64, to pricing.CouponUseStatus, only []int64) error {
	g := tx.on(ctx)
	var uses []*pricing.CouponUse
	list := g.Clauses(forUpdate).Where("order_id = ? AND status <> 'RELEASED' AND status <> ?", orderID, to)
	if only != nil {
		list = list.Where("coupon_id = ANY(?)", array(only))
	}
	err := list.Order("coupon_id").Find(&uses).Error
	if err != nil {
		return classify(err)
	}
	now := tx.db.clock.Now()
	for _, u := range uses {
		reserved, used := 0, 0
		switch {
		case u.Status == pricing.CouponReserved && to == pricing.CouponUsed:
			reserved, used = -1, +1
		case u.Status == pricing.CouponReserved:
			reserved = -1
		default:
			used = -1
		}
		if err := g.Exec("UPDATE coupons SET reserved_count = reserved_count + ?, usage_count = usage_count + ? WHERE id = ?", reserved, used, u.CouponID).Error; err != nil {
			return classify(err)
		}
		err := g.Exec(`UPDATE coupon_uses SET status = ?, used_on = CASE WHEN ? = 'USED' THEN ?::timestamptz ELSE used_on END, modified_on = ?, version = version + 1
			WHERE id = ?`, to, to, now, now, u.ID).Error
		if err != nil {
			return classify(err)
		}
	}
	return nil
}
