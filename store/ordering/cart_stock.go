package ordering

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/pricing"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/repo"
)

// sellablesFor reads the cart's variants and the variants in others, by variant id. Stock
// that the cart has reserved is available to the cart.
func sellablesFor(ctx context.Context, r repo.Reader, cart *ordering.Cart, others ...int64) (map[int64]catalog.Sellable, error) {
	goods, err := r.Sellables(ctx, append(variantsIn(cart), others...))
	return cart.Available(goods), err
}

// reserveStock reserves the stock of the cart's lines if the store reserves stock in carts, and releases all other
// stock that the cart has reserved. If a variant is short, the cart reserves no more of it than before. The parameter
// must is the id of a variant whose shortage is an error (insufficient_stock); 0 means no variant. The caller saves the
// cart.
func reserveStock(ctx context.Context, t *command.Tx, cart *ordering.Cart, b pricing.Basket, q pricing.Quote, settings settings.Settings, must int64) error {
	take, release := cart.StockChange(b, q, settings)
	if len(take) > 0 && len(release) > 0 {
		if err := holdVariants(ctx, t, take, release); err != nil {
			return err
		}
	}
	if err := t.GiveStock(ctx, release); err != nil {
		return err
	}
	taken, err := t.TakeStockLeft(ctx, take, must)
	if err != nil {
		return err
	}
	cart.KeepStock(taken, release, settings, t.At)
	return nil
}

// takeStock reserves the stock that an order needs. The stock that the order's cart has reserved
// passes to the order under lock, so no other buyer can take it. A nil cart means that the order
// does not come from a cart. The caller saves the cart.
func takeStock(ctx context.Context, t *command.Tx, cart *ordering.Cart, moves []catalog.StockMove) error {
	if cart != nil {
		if held := cart.GiveUpStock(); len(held) > 0 {
			if err := holdVariants(ctx, t, held, moves); err != nil {
				return err
			}
			if err := t.GiveStock(ctx, held); err != nil {
				return err
			}
		}
	}
	return t.TakeStock(ctx, moves)
}

// ReleaseCartStock releases the stock of carts that were not changed within their store's
// reservation time. Stores take turns, with cartsReleased carts per turn. Several processes may
// run it at the same time. It skips locked carts, so a cart that is being checked out keeps its
// stock.
func (s *Service) ReleaseCartStock(ctx context.Context) error {
	due, err := s.DB.CartStockDue(ctx)
	for len(due) > 0 && ctx.Err() == nil {
		storeID := due[0]
		due = due[1:]
		more, failed := s.releaseCartStock(ctx, domain.System(storeID))
		if more && failed == nil {
			due = append(due, storeID)
		}
		err = errors.Join(err, failed)
	}
	return err
}

// cartsReleased is the maximum number of carts of a store that one transaction releases.
const cartsReleased = 100

func (s *Service) releaseCartStock(ctx context.Context, system domain.Actor) (more bool, err error) {
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return false, err
	}
	defer tx.Rollback()
	carts, moves, err := tx.LapseCartStock(ctx, cartsReleased)
	if err != nil {
		return false, err
	}
	if err := tx.GiveStock(ctx, moves); err != nil {
		return false, err
	}
	return carts == cartsReleased, tx.Commit(ctx)
}
