package main

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strconv"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// shopCode is the code of the measured store.
const shopCode = "bench"

// open uses the store that an earlier run has filled, or else creates and fills a store.
func (b *bench) open(ctx context.Context, binary string) error {
	world := &apitest.World{URL: b.server.URL, Clock: &domain.Clock{}}
	b.shop = &apitest.Shop{World: world}
	err := b.db.QueryRow(ctx, "SELECT id FROM stores WHERE code = $1", shopCode).Scan(&b.shop.StoreID)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		b.shop = world.Shop(shopCode)
		return b.fill(ctx, binary)
	case err != nil:
		return err
	}
	if _, err := b.db.Exec(ctx, "DELETE FROM store_keys WHERE store_id = $1 AND name LIKE 'Measured %'", b.shop.StoreID); err != nil { // deletes the keys of earlier runs, since a store can have only twenty
		return err
	}
	b.login(b.server)
	b.shop.StoreKey = b.shop.Admin.Post("/admin/store/key", map[string]any{"name": "Measured " + time.Now().UTC().Format(time.RFC3339Nano)}).OK().Text("key")
	b.shop.Storefront = world.Client().Store(b.shop.StoreKey)
	return nil
}

// putOff selects the indexes and foreign keys that fill drops, with the statements that restore them. Updating them row
// by row would take most of the time.
const putOff = `
	WITH filled AS (SELECT unnest('{orders,order_lines,payments,shipments,customers,customer_addresses,customer_last_orders,stock_movements,products,product_options,product_option_values,variants,prices,product_prices,product_units_sold,stocks}'::regclass[]) AS id)
	SELECT 'DROP INDEX ' || c.oid::regclass, pg_get_indexdef(c.oid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
	WHERE NOT i.indisunique AND i.indrelid IN (SELECT id FROM filled) AND c.relname NOT IN ('variants_by_product', 'product_prices_by_product')
		AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)
	UNION ALL
	SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname), format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
	FROM pg_constraint WHERE contype = 'f' AND conrelid IN (SELECT id FROM filled)`

// fill fills the store through the seed command. It drops secondary indexes and foreign keys first, and restores them
// afterwards.
func (b *bench) fill(ctx context.Context, binary string) error {
	begun := time.Now()
	type part struct{ Drop, Make string }
	rows, err := b.db.Query(ctx, putOff)
	if err != nil {
		return err
	}
	parts, err := pgx.CollectRows(rows, pgx.RowToStructByPos[part])
	if err != nil {
		return err
	}
	for _, one := range parts {
		if _, err := b.db.Exec(ctx, one.Drop); err != nil {
			return fmt.Errorf("%s: %w", one.Drop, err)
		}
	}
	seed := exec.CommandContext(ctx, binary, "seed", "--store", strconv.FormatInt(b.shop.StoreID, 10), "--products", strconv.Itoa(max(10, b.orders/7)),
		"--customers", strconv.Itoa(max(10, b.orders*5/7)), "--orders", strconv.Itoa(b.orders))
	seed.Env = append(seed.Environ(), b.environment("-c synchronous_commit=off")...)
	if out, err := seed.CombinedOutput(); err != nil {
		return fmt.Errorf("seed: %w\n%s", err, out)
	}
	seeded := time.Since(begun)
	statements := []string{
		// One order in a thousand has a tag. One order in a hundred was refunded.
		`UPDATE orders SET tags = '["rare"]' WHERE id % 1000 = 0`,
		`INSERT INTO refunds (store_id, created_on, modified_on, order_id, order_number, payment_id, refund_number, command_id, status, reason, currency_code, subtotal, tax_total, shipping_total, amount,
				refunded_on, completed_on, created_by_kind, created_by_id)
			SELECT o.store_id, order_date, order_date, o.id, order_number, p.id, order_number, gen_random_uuid(), 'COMPLETED', 'GOODWILL', o.currency_code, 1, 0, 0, 1, order_date, order_date, 'SYSTEM', 0
			FROM orders o JOIN payments p ON p.order_id = o.id WHERE o.id % 100 = 1`,
		"SET maintenance_work_mem = '1GB'",
	}
	for _, one := range parts {
		statements = append(statements, one.Make)
	}
	for _, statement := range append(statements, "VACUUM (ANALYZE)", "CHECKPOINT") {
		if _, err := b.db.Exec(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	fmt.Printf("%d orders seeded in %s, and indexed in %s\n", b.orders, seeded.Round(time.Second), (time.Since(begun) - seeded).Round(time.Second))
	return nil
}
