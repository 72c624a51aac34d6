package repo

import (
	"context"
	"errors"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/scoped"
)

var _ = guards(map[string]error{
	// Two requests created the customer's first cart at once. The second request finds the cart on retry.
	"carts_one_a_customer": &domain.Error{Code: domain.Busy, RetryAfter: 1, Detail: "The cart is being created. Try again."},
})

// Cart returns the actor's cart with its items: an active cart that has not expired, or a cart in checkout. An actor
// with one cart (HasOneCart) can also read a converted cart, for ordering.ReadableAfterConversion. If the actor has no
// such cart, Cart returns a not_found error.
func (r Reader) Cart(ctx context.Context) (c *ordering.Cart, err error) {
	now := r.db.clock.Now()
	condition, args := r.mine()
	condition += " AND (status = 'ACTIVE' AND expires_on > ? OR status = 'CHECKING_OUT' OR ? AND status = 'CONVERTED' AND converted_on > ?)"
	args = append(args, now, r.actor.HasOneCart(), now.Add(-ordering.ReadableAfterConversion))
	err = r.in(ctx, func(g *gorm.DB) error {
		if c, err = take[ordering.Cart](g, "cart", condition, args...); err != nil {
			return err
		}
		return g.Where("cart_id = ?", c.ID).Order("id").Find(&c.Items).Error
	})
	return c, err
}

// CartByID returns a cart that the actor may access, with its items, in any status.
func (r Reader) CartByID(ctx context.Context, id int64) (c *ordering.Cart, err error) {
	condition, args := r.mine()
	err = r.in(ctx, func(g *gorm.DB) error {
		if c, err = take[ordering.Cart](g, "cart", condition+" AND id = ?", append(args, id)...); err != nil {
			return err
		}
		return g.Where("cart_id = ?", c.ID).Order("id").Find(&c.Items).Error
	})
	return c, err
}

// LockCart locks and returns the actor's cart with its items; nil means that the actor has no cart that can still be
// bought. For actors with one cart (HasOneCart), LockCart returns a not_found error for a converted, expired or unknown
// cart. It marks a customer's expired cart as expired.
func (tx *Tx) LockCart(ctx context.Context) (*ordering.Cart, error) {
	guest := tx.actor.IsGuest()
	if guest && len(tx.actor.CartToken) == 0 {
		return nil, nil
	}
	condition, args := tx.mine()
	c, err := optional(lock[ordering.Cart](ctx, tx, "cart", condition+" AND status IN ('ACTIVE', 'CHECKING_OUT')", args...))
	switch {
	case err != nil:
		return nil, err
	case c != nil && !c.Gone(tx.db.clock.Now()):
		return c, tx.cartItems(ctx, c)
	case tx.actor.HasOneCart():
		return nil, domain.Missing("cart")
	case c != nil:
		if err := c.Expire(); err != nil {
			return nil, err
		}
		return nil, tx.Update(ctx, c)
	}
	return nil, nil
}

// LockCartByID locks and returns a cart that the actor may access, with its items, in any status.
func (tx *Tx) LockCartByID(ctx context.Context, id int64) (*ordering.Cart, error) {
	var c *ordering.Cart
	var items []*ordering.CartItem
	err := scoped.Together(tx.on(ctx),
		func(g *gorm.DB) (err error) {
			c, err = tx.lockCart(g, id)
			return err
		},
		func(g *gorm.DB) (err error) {
			condition, args := tx.mine() // so that no row of another actor's cart is locked
			items, err = lockAllIn[ordering.CartItem](g, tx, "cart_id = (SELECT c.id FROM carts c WHERE "+condition+" AND c.id = ?)", append(args, id)...)
			return err
		})
	if err != nil {
		return nil, classify(err)
	}
	c.Items = items
	return c, nil
}

// LockCartAlone is like LockCartByID without the items. Code that changes items locks the cart first.
func (tx *Tx) LockCartAlone(ctx context.Context, id int64) (*ordering.Cart, error) {
	return tx.lockCart(tx.on(ctx), id)
}

func (tx *Tx) lockCart(g *gorm.DB, id int64) (*ordering.Cart, error) {
	condition, args := tx.mine()
	return lockIn[ordering.Cart](g, tx, "cart", condition+" AND id = ?", append(args, id)...)
}

// LockGuestCart locks and returns the cart for which a token was issued, whoever owns the cart now. The caller merges
// the cart into a customer's cart.
func (tx *Tx) LockGuestCart(ctx context.Context, tokenHash []byte) (*ordering.Cart, error) {
	c, err := lock[ordering.Cart](ctx, tx, "cart", "token_hash = ?", tokenHash)
	if err != nil {
		return nil, err
	}
	return c, tx.cartItems(ctx, c)
}

// RemoveCartCoupon removes a coupon from the store's carts that can still be bought, and raises their versions.
func (tx *Tx) RemoveCartCoupon(ctx context.Context, couponID int64) error {
	return classify(tx.on(ctx).Exec(`WITH held AS (
			SELECT id FROM carts WHERE status IN ('ACTIVE', 'CHECKING_OUT') AND coupons <> '[]' AND coupons @> jsonb_build_array(jsonb_build_object('couponId', ?::bigint))
				ORDER BY id FOR NO KEY UPDATE
		) UPDATE carts c SET version = version + 1, modified_on = ?, coupons = coalesce((SELECT jsonb_agg(e.coupon ORDER BY e.place)
			FROM jsonb_array_elements(c.coupons) WITH ORDINALITY e(coupon, place) WHERE (e.coupon->>'couponId')::bigint <> ?), '[]')
		FROM held WHERE c.id = held.id`, couponID, tx.db.clock.Now(), couponID).Error)
}

func (tx *Tx) cartItems(ctx context.Context, c *ordering.Cart) error {
	items, err := lockAll[ordering.CartItem](ctx, tx, "cart_id = ?", c.ID)
	c.Items = items
	return err
}

// GuestCartMade locks and returns the active guest cart that an earlier run of this request created; nil means
// none.
func (tx *Tx) GuestCartMade(ctx context.Context) (*ordering.Cart, error) {
	c, err := optional(lock[ordering.Cart](ctx, tx, "cart", "command_id = ? AND customer_id IS NULL AND status = 'ACTIVE'", tx.actor.CommandID))
	if err != nil || c == nil {
		return nil, err
	}
	return c, tx.cartItems(ctx, c)
}

// SaveCart writes a cart with its changed and new items.
func (tx *Tx) SaveCart(ctx context.Context, c *ordering.Cart) error {
	var changed []domain.Entity
	if c.ID == 0 {
		if err := tx.Insert(ctx, c); err != nil {
			return err
		}
	} else {
		changed = append(changed, c)
	}
	for _, item := range c.Items {
		item.CartID = c.ID
	}
	lines, added, err := tx.held.Differences(entities(c.Items))
	if err != nil {
		return err
	}
	return tx.write(ctx, append(changed, lines...), added)
}

// VariantBySKU returns the id of the variant with a SKU, or a not_found error.
func (r Reader) VariantBySKU(ctx context.Context, sku string) (id int64, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		v, err := take[catalog.Variant](g.Select("id"), "variant", "sku = ? AND removed_on IS NULL", sku)
		if err == nil {
			id = v.ID
		}
		return err
	})
	return id, err
}

// CartStockDue lists the stores with carts whose stock reservation has expired. Its cost does not
// depend on the number of carts that hold stock.
func (db *DB) CartStockDue(ctx context.Context) (storeIDs []int64, err error) {
	now, offset := db.now()
	const holding = "FROM carts c WHERE c.reserved_until IS NOT NULL"
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw(`
			WITH RECURSIVE holding AS (
				(SELECT c.store_id `+holding+` ORDER BY c.store_id LIMIT 1)
				UNION ALL
				SELECT n.store_id FROM holding h CROSS JOIN LATERAL (SELECT c.store_id `+holding+` AND c.store_id > h.store_id ORDER BY c.store_id LIMIT 1) n)
			SELECT h.store_id FROM holding h
			WHERE (SELECT c.reserved_until `+holding+` AND c.store_id = h.store_id ORDER BY c.reserved_until LIMIT 1) <= `+now, offset).Scan(&storeIDs).Error
	})
	return storeIDs, err
}

// LapseCartStock ends the store's expired stock reservations, earliest first, and returns the moves that release the
// stock. The parameter most is the maximum number of carts. LapseCartStock skips carts that another transaction has
// locked. The carts' versions do not change, because their contents do not.
func (tx *Tx) LapseCartStock(ctx context.Context, most int) (carts int, moves []catalog.StockMove, err error) {
	var rows []struct {
		Reserved []catalog.Holding `gorm:"serializer:json"`
	}
	now, offset := tx.db.now()
	err = tx.on(ctx).Raw(`
		WITH due AS (SELECT id, reserved FROM carts WHERE reserved_until <= `+now+` ORDER BY reserved_until LIMIT ? FOR NO KEY UPDATE SKIP LOCKED)
		UPDATE carts c SET reserved = '[]', reserved_until = NULL FROM due WHERE due.id = c.id RETURNING due.reserved`, offset, most).Scan(&rows).Error
	for _, row := range rows {
		moves = append(moves, catalog.Moves(row.Reserved)...)
	}
	return len(rows), moves, classify(err)
}

// ExpireCarts marks active carts past their expiry as expired, across stores. It deletes a cart without an order
// ordering.CartRetention after the cart expired or was merged. It deletes the contact data of a cart with an order, and
// the recipients of its gift cards, ordering.CartRetention after the order, which has its own copy of the data.
func (db *DB) ExpireCarts(ctx context.Context) error {
	now := db.clock.Now()
	before := now.Add(-ordering.CartRetention)
	return errors.Join(
		db.sweep(ctx, `UPDATE carts SET status = 'EXPIRED', modified_on = ?, version = version + 1 WHERE (store_id, id) IN
			(SELECT store_id, id FROM carts WHERE status = 'ACTIVE' AND expires_on <= ? ORDER BY expires_on LIMIT ? FOR UPDATE SKIP LOCKED)`, now, now),
		db.sweepRows(ctx, "carts", "status IN ('EXPIRED', 'ABANDONED') AND modified_on < ?", before),
		db.sweepChange(ctx, "cart_items", "gift_card = NULL", `jsonb_typeof(gift_card) = 'object' AND EXISTS (SELECT FROM carts c
			WHERE c.store_id = cart_items.store_id AND c.id = cart_items.cart_id AND c.status = 'CONVERTED' AND c.converted_on < ?)`, before),
		db.sweepChange(ctx, "carts", cartWithoutContact, "status = 'CONVERTED' AND "+cartHasContact+" AND converted_on < ?", before))
}

// cartHasContact is the condition for carts with data that cartWithoutContact clears. The index carts_contact_kept uses
// the same condition. Both follow Cart.contact of store/domain/ordering.
const cartHasContact = `(email IS NOT NULL OR shipping_address IS NOT NULL OR billing_address IS NOT NULL OR notes IS NOT NULL
	OR custom_fields <> '[]' OR marketing_consent IS NOT NULL)`

// cartWithoutContact clears all of a cart's data about its buyer.
const cartWithoutContact = `email = NULL, shipping_address = NULL, billing_address = NULL, notes = NULL, custom_fields = '[]', contact_by = '{}', marketing_consent = NULL`
