package store

import (
	"context"
	"errors"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Bulk is how much a store is filled with, for benchmarks.
type Bulk struct {
	Products, Customers, Orders int
	// Progress is told after every batch how many of a noun are there. May be nil.
	Progress func(noun string, done, of int)
}

// Sizes of batches: each is a transaction of a few seconds, whose progress stays if the
// next one is interrupted.
const (
	seedProducts  = 5_000
	seedCustomers = 20_000
	seedOrders    = 10_000
)

// SeedStore fills a store with products, customers and orders, in that order.
// They obey every rule that rows of commands obey, but no event tells of them.
// The store 0 is the one that was made first.
func (s *Service) SeedStore(ctx context.Context, storeID int64, b Bulk) error {
	if storeID == 0 {
		var err error
		if storeID, err = s.DB.FirstStore(ctx); err != nil {
			return err
		}
		if storeID == 0 {
			return errors.New("there is no store to fill: make one first, or start once with DEMO=true")
		}
	}
	actor := domain.Platform(storeID)
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return err
	}
	currency := store.Settings.DefaultCurrencyCode
	if err := s.seed(ctx, actor, b, "products", b.Products, seedProducts, func(tx *command.Tx, _, n int) error {
		return tx.SeedProducts(ctx, n, currency)
	}); err != nil {
		return err
	}
	if err := s.seed(ctx, actor, b, "customers", b.Customers, seedCustomers, func(tx *command.Tx, _, n int) error {
		return tx.SeedCustomers(ctx, n)
	}); err != nil {
		return err
	}
	var pool repo.SeedPool
	return s.seed(ctx, actor, b, "orders", b.Orders, seedOrders, func(tx *command.Tx, done, n int) (err error) {
		if done == 0 {
			if pool, err = tx.SeedPool(ctx, currency); err != nil {
				return err
			}
		}
		return tx.SeedOrders(ctx, repo.SeedBatch{From: done, Count: n, Total: b.Orders}, pool, currency)
	})
}

// seed makes all of a noun, a transaction a batch.
func (s *Service) seed(ctx context.Context, actor domain.Actor, b Bulk, noun string, all, size int, batch func(tx *command.Tx, done, n int) error) error {
	for done, known := 0, 0; done < all; {
		// What was planned for empty tables would read whatever is in them by now for
		// each row.
		if done >= 2*known {
			known = done
			if err := s.DB.Analyze(ctx); err != nil {
				return err
			}
		}
		n := min(size, all-done)
		tx, err := s.Begin(ctx, actor)
		if err != nil {
			return err
		}
		err = errors.Join(tx.Unhurried(ctx), batch(tx, done, n))
		if err == nil {
			err = tx.Commit(ctx)
		}
		tx.Rollback()
		if err != nil {
			return err
		}
		done += n
		if b.Progress != nil {
			b.Progress(noun, done, all)
		}
	}
	return nil
}
