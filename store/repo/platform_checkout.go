package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// PlatformCheckoutsOfToken are the checkouts that assistants have made of the cart of a
// guest's token, the first one first.
func (r Reader) PlatformCheckoutsOfToken(ctx context.Context, tokenHash []byte) ([]*ordering.PlatformCheckout, error) {
	return r.platformCheckouts(ctx, "cart_id = (SELECT c.id FROM carts c WHERE c.token_hash = ? AND c.store_id = platform_checkouts.store_id)", tokenHash)
}

// PlatformCheckouts are those of a cart.
func (r Reader) PlatformCheckouts(ctx context.Context, cartID int64) ([]*ordering.PlatformCheckout, error) {
	return r.platformCheckouts(ctx, "cart_id = ?", cartID)
}

// PlatformCheckoutsOfOrder are those of the cart that an order was made of.
func (r Reader) PlatformCheckoutsOfOrder(ctx context.Context, orderID int64) ([]*ordering.PlatformCheckout, error) {
	return r.platformCheckouts(ctx, "cart_id = (SELECT o.cart_id FROM orders o WHERE o.id = ? AND o.store_id = platform_checkouts.store_id)", orderID)
}

func (r Reader) platformCheckouts(ctx context.Context, condition string, arg any) (rows []*ordering.PlatformCheckout, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where(condition, arg).Order("id").Find(&rows).Error
	})
	return rows, err
}

// PlatformCheckout is one of them.
func (r Reader) PlatformCheckout(ctx context.Context, id int64) (c *ordering.PlatformCheckout, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = take[ordering.PlatformCheckout](g, "platform checkout", "id = ?", id)
		return err
	})
	return c, err
}

// LockPlatformCheckout holds one of them.
func (tx *Tx) LockPlatformCheckout(ctx context.Context, id int64) (*ordering.PlatformCheckout, error) {
	return lock[ordering.PlatformCheckout](ctx, tx, "platform checkout", "id = ?", id)
}

// LockPlatformCheckouts holds those of a cart, in the order of their ids.
func (tx *Tx) LockPlatformCheckouts(ctx context.Context, cartID int64) ([]*ordering.PlatformCheckout, error) {
	return lockAll[ordering.PlatformCheckout](ctx, tx, "cart_id = ?", cartID)
}
