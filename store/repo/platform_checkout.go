package repo

import (
	"context"

	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

// PlatformCheckoutsOfToken returns the checkouts that assistants created from the cart to which a guest's token
// belongs, oldest first.
func (r Reader) PlatformCheckoutsOfToken(ctx context.Context, tokenHash []byte) ([]*ordering.PlatformCheckout, error) {
	return r.platformCheckouts(ctx, "cart_id = (SELECT c.id FROM carts c WHERE c.token_hash = ? AND c.store_id = platform_checkouts.store_id)", tokenHash)
}

// PlatformCheckouts returns the checkouts that assistants created from a cart, oldest first.
func (r Reader) PlatformCheckouts(ctx context.Context, cartID int64) ([]*ordering.PlatformCheckout, error) {
	return r.platformCheckouts(ctx, "cart_id = ?", cartID)
}

// PlatformCheckoutsOfOrder returns the checkouts that assistants created from the cart that became an order.
func (r Reader) PlatformCheckoutsOfOrder(ctx context.Context, orderID int64) ([]*ordering.PlatformCheckout, error) {
	return r.platformCheckouts(ctx, "cart_id = (SELECT o.cart_id FROM orders o WHERE o.id = ? AND o.store_id = platform_checkouts.store_id)", orderID)
}

func (r Reader) platformCheckouts(ctx context.Context, condition string, arg any) (rows []*ordering.PlatformCheckout, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		return g.Where(condition, arg).Order("id").Find(&rows).Error
	})
	return rows, err
}

// PlatformCheckout returns a checkout that an assistant created.
func (r Reader) PlatformCheckout(ctx context.Context, id int64) (c *ordering.PlatformCheckout, err error) {
	err = r.in(ctx, func(g *gorm.DB) error {
		c, err = take[ordering.PlatformCheckout](g, "platform checkout", "id = ?", id)
		return err
	})
	return c, err
}

// LockPlatformCheckout locks a checkout that an assistant created.
func (tx *Tx) LockPlatformCheckout(ctx context.Context, id int64) (*ordering.PlatformCheckout, error) {
	return lock[ordering.PlatformCheckout](ctx, tx, "platform checkout", "id = ?", id)
}

// LockPlatformCheckouts locks the checkouts that assistants created from a cart, sorted by id.
func (tx *Tx) LockPlatformCheckouts(ctx context.Context, cartID int64) ([]*ordering.PlatformCheckout, error) {
	return lockAll[ordering.PlatformCheckout](ctx, tx, "cart_id = ?", cartID)
}
