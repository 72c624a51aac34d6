package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Bulk sets how many rows SeedStore adds to a store, for benchmarks.
type Bulk struct {
	Products, Customers, Orders int
	// Livemode permits a store in live mode, which sells to real buyers.
	Livemode bool
	// Progress receives the number of rows so far after each batch. nil means no reports.
	Progress func(noun string, done, of int)
}

// Batch sizes. Each batch is a transaction of a few seconds, so an interrupted run loses only its last batch.
const (
	seedProducts  = 5_000
	seedCustomers = 20_000
	seedOrders    = 10_000
)

// SeedStore adds products, customers and orders to a store, in that order. The rows obey every rule for rows
// that commands write, but have no events. storeID 0 means the store that was created first. A store in
// live mode is refused unless b.Livemode is true.
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
	if store.Livemode && !b.Livemode {
		return fmt.Errorf("store %d (%s) is in live mode: bulk data would use up its document numbers and count as sales; add --livemode to fill it all the same", store.ID, store.Name)
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

// seed adds all rows of one kind, with one transaction per batch.
func (s *Service) seed(ctx context.Context, actor domain.Actor, b Bulk, noun string, all, size int, batch func(tx *command.Tx, done, n int) error) error {
	for done, known := 0, 0; done < all; {
		// PostgreSQL's plans for smaller tables would scan the whole tables for each row. Analyze again
		// whenever the number of rows has doubled.
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
