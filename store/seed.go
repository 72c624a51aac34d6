package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

// Bulk configures SeedStore, which adds many rows to a store for benchmarks.
type Bulk struct {
	Products, Customers, Orders int
	// Livemode allows a store in live mode, which sells to real buyers.
	Livemode bool
	// Progress is called after each batch with the number of rows so far. nil means that no
	// progress is reported.
	Progress func(noun string, done, of int)
}

// Each batch of this size is a transaction of a few seconds, so an interrupted run loses only its last batch.
const (
	seedProducts  = 5_000
	seedCustomers = 20_000
	seedOrders    = 10_000
)

// SeedStore adds products, customers and orders to a store, in this order. The rows obey all rules for rows
// that commands write, but cause no events. storeID 0 means the store that was created first. SeedStore
// refuses a store in live mode unless b.Livemode is true.
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

// seed adds all rows of one kind in batches, each in its own transaction.
func (s *Service) seed(ctx context.Context, actor domain.Actor, b Bulk, noun string, all, size int, batch func(tx *command.Tx, done, n int) error) error {
	for done, known := 0, 0; done < all; {
		// The plans that PostgreSQL makes for small tables would scan whole tables for each row, so the
		// tables are analyzed again whenever the number of rows has doubled.
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
