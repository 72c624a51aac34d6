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

// sellablesFor reads the goods of a cart, and others, as its holder has them.
func sellablesFor(ctx context.Context, r repo.Reader, cart *ordering.Cart, others ...int64) (map[int64]catalog.Sellable, error) {
	goods, err := r.Sellables(ctx, append(variantsIn(cart), others...))
	return cart.Available(goods), err
}

// reserveStock has a cart hold the stock of its lines, where the store reserves it in
// carts, and release what it holds besides. Of a line of which there is too little it
// holds no more than before; must is a variant that it has to hold whole, 0 none. The
// caller writes the cart.
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

// takeStock reserves what an order needs. What its cart holds goes over to it, so that
// nobody comes between; cart is nil where it comes from none. The caller writes it.
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

// ReleaseCartStock releases what carts hold that nobody has changed for the time that
// their store sets, some of each store in turn. Any number of processes may run it at
// once, and no cart is waited for: what is being checked out is not released.
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

// cartsReleased is how many carts of a store are released in one transaction.
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
