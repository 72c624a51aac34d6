package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = guards(map[string]error{
	// Two requests made the customer's first cart at once: the second one finds it when it runs again.
	"carts_one_a_customer": &domain.Error{Code: domain.Busy, RetryAfter: 1, Detail: "The cart is being created. Try again."},
})

// mine is the condition on carts that an actor reaches: a customer their own, a
// guest the one that they have the token of, whoever has a checkout link the one that
// it is for, others all of the store.
func (r Reader) mine() (condition string, args []any) {
	switch {
	case r.actor.Kind != domain.ActorCustomer:
		return "true", nil
	case r.actor.LinkedCartID != 0:
		return "id = ?", []any{r.actor.LinkedCartID}
	case r.actor.IsGuest():
		// An actor without a token reaches none: no cart's hash is null to a guest.
		return "customer_id IS NULL AND token_hash = ?", []any{r.actor.CartToken}
	}
	return "customer_id = ?", []any{r.actor.ID}
}

// Cart is the actor's cart with its lines: the one that can be bought, or for a
// guest also the one that has become an order, for as long as their token reads it.
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

// CartByID is a cart that the actor reaches with its lines, in whatever status.
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

// LockCart holds the actor's cart that can be bought, with its lines; nil when
// they have none. For a guest's token a cart that has become an order or expired is
// not_found, as is one that nobody gave out.
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

// LockCartByID holds a cart that the actor reaches, in whatever status.
func (tx *Tx) LockCartByID(ctx context.Context, id int64) (*ordering.Cart, error) {
	var c *ordering.Cart
	var items []*ordering.CartItem
	err := together(tx.on(ctx),
		func(g *gorm.DB) (err error) {
			c, err = tx.lockCart(g, id)
			return err
		},
		func(g *gorm.DB) (err error) {
			condition, args := tx.mine() // of somebody else's cart nothing is held
			items, err = lockAllIn[ordering.CartItem](g, tx, "cart_id = (SELECT c.id FROM carts c WHERE "+condition+" AND c.id = ?)", append(args, id)...)
			return err
		})
	if err != nil {
		return nil, classify(err)
	}
	c.Items = items
	return c, nil
}

// LockCartAlone is LockCartByID without the cart's items, which nobody changes who does
// not hold the cart.
func (tx *Tx) LockCartAlone(ctx context.Context, id int64) (*ordering.Cart, error) {
	return tx.lockCart(tx.on(ctx), id)
}

func (tx *Tx) lockCart(g *gorm.DB, id int64) (*ordering.Cart, error) {
	condition, args := tx.mine()
	return lockIn[ordering.Cart](g, tx, "cart", condition+" AND id = ?", append(args, id)...)
}

// LockGuestCart holds the cart that a token was given out for, whoever has it
// now, to be merged into a customer's.
func (tx *Tx) LockGuestCart(ctx context.Context, tokenHash []byte) (*ordering.Cart, error) {
	c, err := lock[ordering.Cart](ctx, tx, "cart", "token_hash = ?", tokenHash)
	if err != nil {
		return nil, err
	}
	return c, tx.cartItems(ctx, c)
}

func (tx *Tx) cartItems(ctx context.Context, c *ordering.Cart) error {
	items, err := lockAll[ordering.CartItem](ctx, tx, "cart_id = ?", c.ID)
	c.Items = items
	return err
}

// GuestCartMade is the cart that this request made for a guest when it ran
// before, held; nil when it did not.
func (tx *Tx) GuestCartMade(ctx context.Context) (*ordering.Cart, error) {
	c, err := optional(lock[ordering.Cart](ctx, tx, "cart", "command_id = ? AND customer_id IS NULL AND status = 'ACTIVE'", tx.actor.CommandID))
	if err != nil || c == nil {
		return nil, err
	}
	return c, tx.cartItems(ctx, c)
}

// SaveCart writes a cart, with those of its lines that were changed, and what is new of
// it.
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
	lines, added, err := tx.differences(entities(c.Items))
	if err != nil {
		return err
	}
	return tx.write(ctx, append(changed, lines...), added)
}

// VariantBySKU finds the variant that is sold under a SKU.
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

// CartStockDue lists the stores with carts that hold stock although their time for that
// is over. How many carts still hold it costs nothing.
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

// LapseCartStock takes from carts of the store what they hold although their time for
// that is over, from at most so many, the longest due first, and gives it back to be
// released. Carts that somebody is at are left alone. What is in a cart has not changed:
// its version stays.
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

// ExpireCarts marks carts that nobody touched for their time, some at a time.
func (db *DB) ExpireCarts(ctx context.Context) error {
	return db.platform(ctx, func(g *gorm.DB) error {
		return g.Exec(`UPDATE carts SET status = 'EXPIRED', modified_on = ?, version = version + 1 WHERE (store_id, id) IN
			(SELECT store_id, id FROM carts WHERE status = 'ACTIVE' AND expires_on <= ? ORDER BY expires_on LIMIT 500 FOR UPDATE SKIP LOCKED)`,
			db.clock.Now(), db.clock.Now()).Error
	})
}
