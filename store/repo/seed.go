package repo

import (
	"context"
	"errors"
	"math/rand/v2"

	"github.com/jackc/pgx/v5/stdlib"
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/scoped"
)

// Seeding writes bulk data with one statement per batch, because creating it through the API would take hours. The rows
// are equal to rows that commands write, and meet the same constraints. Seeding records stock movements, but no events
// and no audit entries.

// FirstStore returns the id of the oldest store; 0 means that no store exists.
func (db *DB) FirstStore(ctx context.Context) (id int64, err error) {
	err = db.across(ctx, func(g *gorm.DB) error {
		return g.Raw("SELECT coalesce(min(id), 0) FROM stores").Scan(&id).Error
	})
	return id, err
}

// Unhurried lifts the statement timeout for the rest of the transaction.
func (tx *Tx) Unhurried(ctx context.Context) error {
	return classify(tx.in.Unhurried(ctx))
}

// Analyze refreshes PostgreSQL's statistics of the seeded tables, so that it plans statements for
// their new size.
func (db *DB) Analyze(ctx context.Context) error {
	conn, err := db.pool.Conn(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	unhurried := func(is bool) error {
		return conn.Raw(func(c any) error { scoped.Unhurried(c.(*stdlib.Conn).Conn(), is); return nil })
	}
	if err := unhurried(true); err != nil {
		return err
	}
	defer func() { _ = unhurried(false) }()
	_, err = conn.ExecContext(ctx, "SET statement_timeout = 0; ANALYZE products, product_options, product_option_values, variants, prices, stocks, customers, customer_addresses, orders, order_lines; RESET statement_timeout")
	return classify(err)
}

// scatter returns SQL for a non-negative number that looks random but is the same in every run. The number is derived
// from a row's number and a salt.
func scatter(number, salt string) string {
	return "(hashint8(" + number + " * 31 + " + salt + ") & 2147483647)"
}

// pick returns SQL that selects one of the texts in list.
func pick(list, number, salt string) string {
	return "(ARRAY[" + list + "])[1 + " + scatter(number, salt) + " % array_length(ARRAY[" + list + "], 1)]"
}

const (
	seedTraits    = "'Stoneware', 'Linen', 'Oak', 'Copper', 'Enamel', 'Walnut', 'Ceramic', 'Cotton', 'Slate', 'Glass'"
	seedThings    = "'mug', 'teapot', 'tray', 'towel', 'bowl', 'kettle', 'board', 'jar', 'apron', 'carafe'"
	seedBrands    = "'Juniper & Oak', 'Fjord', 'Atelier Nord', 'Kiln & Co', 'Havel', 'Tidewater', 'Plain Goods', 'Marrow', 'Sundry', 'Lotte'"
	seedNames     = "'Mia', 'Noah', 'Emma', 'Liam', 'Ida', 'Jonas', 'Clara', 'Elias', 'Frida', 'Anton', 'Greta', 'Paul'"
	seedLastNames = "'Keller', 'Vogel', 'Brandt', 'Moreau', 'Rossi', 'Novak', 'Lind', 'Fischer', 'Okafor', 'Silva', 'Hansen', 'Weber'"
	seedCities    = "'Berlin', 'Hamburg', 'Köln', 'Leipzig', 'Bremen', 'Dresden', 'Kassel', 'Mainz'"
)

// seedAmount returns SQL for the price of a variant. The variant at position 0 has the lowest price.
func seedAmount(number, position string) string {
	return "round(5 + " + scatter(number, "4") + " % 180 * 0.5 + " + position + " * 4, 2)"
}

// SeedProducts inserts products of the store's default tax class, with 1.6 variants on average.
// Each variant has a price in the store's default currency and 1,000,000 units in stock.
func (tx *Tx) SeedProducts(ctx context.Context, count int, currency domain.Currency) error {
	var last int64
	g := tx.on(ctx)
	if err := g.Raw("SELECT coalesce(max(id), 0) FROM products").Scan(&last).Error; err != nil {
		return classify(err)
	}
	err := g.Exec(`
		WITH base AS MATERIALIZED (SELECT coalesce(max(id), 0) AS id FROM products),
		n AS MATERIALIZED ( -- of five products three have one variant, one has two and one has three
			SELECT base.id + i AS n, CASE i % 5 WHEN 4 THEN 2 WHEN 0 THEN 3 ELSE 1 END AS variants FROM base, generate_series(1, CAST(@count AS bigint)) AS i
		), named AS MATERIALIZED (
			SELECT n, variants, `+pick(seedTraits, "n", "1")+` AS trait, `+pick(seedThings, "n", "2")+` AS thing, `+pick(seedBrands, "n", "3")+` AS brand,
				(SELECT string_agg('seed-' || n || '-' || i, E'\n' ORDER BY i) FROM generate_series(0, variants - 1) AS i) AS skus,
				CASE variants WHEN 2 THEN E'Size\nSmall\nMedium' WHEN 3 THEN E'Size\nSmall\nMedium\nLarge' END AS sizes FROM n
		), p AS ( -- with the columns that Product.index and Reprice would write
			INSERT INTO products (store_id, created_on, modified_on, name, slug, type, status, description, short_description, brand, tags, tax_class_id, requires_shipping, external_id, command_id,
				search, shop_search, list_prices, choices)
			SELECT @store, @now, @now, trait || ' ' || thing || ' No. ' || n, fold(trait || '-' || thing) || '-' || n, 'PHYSICAL', 'ACTIVE',
				'<p>' || repeat('Made in small batches, and made to be used every day. ', 8) || '</p>', 'Made to be used every day.',
				brand, jsonb_build_array('seeded', fold(thing)), `+defaultTaxClass+`, true, 'seed-' || n, gen_random_uuid(),
				fold_search(concat_ws(E'\n', trait || ' ' || thing || ' No. ' || n, brand, 'seed-' || n, skus, sizes)), fold_search(concat_ws(E'\n', trait || ' ' || thing || ' No. ' || n, brand, 'seeded', thing, skus, sizes)),
				jsonb_build_object(CAST(@currency AS text), CAST(`+seedAmount("n", "0")+` AS numeric(20, 4))),
				CASE variants WHEN 1 THEN '{}' ELSE (SELECT jsonb_build_object('values', jsonb_agg(jsonb_build_object('key', 'size:' || fold(size), 'option', 'Size', 'value', size)),
					'variants', jsonb_agg(jsonb_build_array('size:' || fold(size)))) FROM unnest((ARRAY['Small', 'Medium', 'Large'])[1:variants]) AS size) END
			FROM named ORDER BY n RETURNING id, external_id
		), m AS MATERIALIZED (
			SELECT p.id, n.n, n.variants FROM p JOIN n ON p.external_id = 'seed-' || n.n
		), o AS (
			INSERT INTO product_options (store_id, created_on, modified_on, product_id, name, position)
			SELECT @store, @now, @now, id, 'Size', 0 FROM m WHERE variants > 1 RETURNING id, product_id
		), w AS (
			INSERT INTO product_option_values (store_id, created_on, modified_on, product_id, product_option_id, value, position)
			SELECT @store, @now, @now, m.id, o.id, (ARRAY['Small', 'Medium', 'Large'])[i + 1], i
			FROM m JOIN o ON o.product_id = m.id CROSS JOIN LATERAL generate_series(0, m.variants - 1) AS i
			RETURNING id, product_id, value, position
		), v AS (
			INSERT INTO variants (store_id, created_on, modified_on, product_id, sku, name, option_value_ids, status, position, weight, weight_unit, dimension_unit)
			SELECT @store, @now, @now, m.id, 'SEED-' || m.n || '-' || i, coalesce(w.value, ''), CASE WHEN w.id IS NULL THEN '[]' ELSE jsonb_build_array(w.id) END, 'ACTIVE', i, 0.4, 'KG', 'CM'
			FROM m CROSS JOIN LATERAL generate_series(0, m.variants - 1) AS i LEFT JOIN w ON w.product_id = m.id AND w.position = i
			ORDER BY m.id, i RETURNING id, product_id, position
		), amounts AS (
			INSERT INTO prices (store_id, created_on, modified_on, variant_id, currency_code, amount, source)
			SELECT @store, @now, @now, v.id, @currency, `+seedAmount("m.n", "v.position")+`, 'IMPORT' FROM v JOIN m ON m.id = v.product_id
		), stocked AS (
			INSERT INTO stocks (variant_id, store_id, product_id, on_hand) SELECT id, @store, product_id, 1000000 FROM v RETURNING variant_id, on_hand
		), moves AS (
			INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, command_id, actor_kind, actor_id)
			SELECT @store, @now, variant_id, @kind, on_hand, 0, on_hand, 0, @command, @actorKind, @actor FROM stocked
		)
		SELECT`,
		tx.seedArgs(map[string]any{"count": count, "currency": string(currency), "kind": string(catalog.StockOpened)})).Error
	if err != nil {
		return classify(err)
	}
	// product_prices_write would write the same rows.
	return classify(g.Exec(`INSERT INTO product_prices (store_id, product_id, currency_code, starts_on, ends_on, amount, highest)
		SELECT store_id, product_id, currency_code, '-infinity', 'infinity', amount, CASE WHEN amount = min(amount) OVER w THEN max(amount) OVER w END
		FROM (SELECT DISTINCT p.store_id, v.product_id, p.currency_code, (p.amount * 10000)::bigint AS amount FROM variants v JOIN prices p ON p.variant_id = v.id WHERE v.product_id > ?) a
		WINDOW w AS (PARTITION BY product_id)`, last).Error)
}

// SeedCustomers inserts customers of the default account type, each with an address. They have no
// account and no password.
func (tx *Tx) SeedCustomers(ctx context.Context, count int) error {
	return classify(tx.on(ctx).Exec(`
		WITH base AS MATERIALIZED (SELECT coalesce(max(id), 0) AS id FROM customers),
		n AS MATERIALIZED (SELECT base.id + i AS n FROM base, generate_series(1, CAST(@count AS bigint)) AS i),
		c AS (
			INSERT INTO customers (store_id, created_on, modified_on, command_id, email, first_name, last_name, status, account_type_id, tags)
			SELECT @store, @now, @now, gen_random_uuid(), 'customer-' || n || chr(64) || 'seed.example', `+pick(seedNames, "n", "1")+`, `+pick(seedLastNames, "n", "2")+`, 'ACTIVE',
				(SELECT (settings->>'defaultAccountTypeId')::bigint FROM stores), '["seeded"]'
			FROM n ORDER BY n RETURNING id, first_name, last_name
		)
		INSERT INTO customer_addresses (store_id, created_on, modified_on, customer_id, command_id, first_name, last_name, street_line1, city, state_province, postal_code, country_code, is_default, is_active)
		SELECT @store, @now, @now, id, gen_random_uuid(), first_name, last_name, 'Torstraße ' || (1 + id % 200), `+pick(seedCities, "id", "3")+`, 'BE', lpad((10000 + id % 80000)::text, 5, '0'), 'DE', true, true
		FROM c`, tx.seedArgs(map[string]any{"count": count})).Error)
}

// SeedPool lists the ids of the customers who may order, and of the variants that they may order.
type SeedPool struct{ Customers, Variants []int64 }

// SeedPool reads the pool for SeedOrders. Call it only once, since it takes long in a large store.
func (tx *Tx) SeedPool(ctx context.Context, currency domain.Currency) (pool SeedPool, err error) {
	g := tx.on(ctx)
	if err := g.Raw("SELECT id FROM customers WHERE erased_on IS NULL ORDER BY id").Scan(&pool.Customers).Error; err != nil {
		return pool, classify(err)
	}
	err = g.Raw(`SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id JOIN stocks s ON s.variant_id = v.id `+seedPrice+`
		WHERE v.removed_on IS NULL AND v.status = 'ACTIVE' AND p.status = 'ACTIVE' AND x.amount > 0 ORDER BY v.id`, map[string]any{"currency": string(currency)}).Scan(&pool.Variants).Error
	return pool, classify(err)
}

const seedPrice = `JOIN prices x ON x.variant_id = v.id AND x.currency_code = @currency AND x.account_type_id IS NULL AND x.subscription_plan_id IS NULL AND x.min_quantity = 1 AND x.starts_on IS NULL`

// SeedBatch is one part of all orders to seed: Count orders out of Total, after the first From orders.
type SeedBatch struct {
	From, Count, Total int
}

// seedLines is the maximum number of lines of an order.
const seedLines = 3

// picks returns the customer of each order of a batch (0 means a guest), and seedLines variants per order (0 means that
// the line does not exist).
func (b SeedBatch) picks(pool SeedPool) (customers, variants []int64) {
	for n := b.From + 1; n <= b.From+b.Count; n++ {
		random := rand.New(rand.NewPCG(uint64(n), 0))
		customer := int64(0)
		if len(pool.Customers) > 0 && n%5 != 0 {
			customer = pool.Customers[random.IntN(len(pool.Customers))]
		}
		customers = append(customers, customer)
		lines := 1 + random.IntN(seedLines)
		for i := range seedLines {
			variant := int64(0)
			if i < lines {
				variant = pool.Variants[random.IntN(len(pool.Variants))]
			}
			variants = append(variants, variant)
		}
	}
	return customers, variants
}

// SeedOrders inserts orders of customers and guests, with one to three lines each, spread over the last two years. Four
// of five orders are paid, shipped and completed; the others are unshipped, unpaid or canceled. Orders are paid by bank
// transfer, so no gateway is called. SeedOrders adds to the stock the units that are still to be shipped, and reserves
// them. It returns an error if the pool has no variants. The last batch requests a recount of the store's sales, since
// the orders are dated in the past.
func (tx *Tx) SeedOrders(ctx context.Context, b SeedBatch, pool SeedPool, currency domain.Currency) error {
	const fate = "o.fate" // 0 to 99: below 80 completed, below 95 to be shipped, below 98 unpaid, else canceled
	if len(pool.Variants) == 0 {
		return errors.New("the store has nothing to order: fill it with products, too")
	}
	customers, variants := b.picks(pool)
	err := tx.on(ctx).Exec(`
		WITH st AS MATERIALIZED (SELECT settings FROM stores),
		rate AS MATERIALIZED (
			SELECT coalesce((t.rates->0->>'rate')::numeric, 0) AS percent, coalesce(t.rates->0->>'name', '') AS name, coalesce((t.rates->0->>'includedInPrice')::boolean, false) AS included
			FROM st LEFT JOIN tax_classes t ON t.id = (st.settings->>'defaultTaxClassId')::bigint
		), way AS MATERIALIZED (
			SELECT w.* FROM (SELECT) AS one LEFT JOIN LATERAL (
				SELECT id, name, coalesce(carrier_name, '') AS carrier, price, estimated_max_days FROM shipping_methods WHERE is_active AND currency_code = @currency ORDER BY price, id LIMIT 1
			) w ON true
		), counter AS (
			INSERT INTO store_counters (store_id, name, last) SELECT @store, @sequence, (st.settings->>'orderNumberStart')::bigint - 1 + @count FROM st
			ON CONFLICT (store_id, name) DO UPDATE SET last = store_counters.last + @count RETURNING last - @count AS before
		), o AS MATERIALIZED (
			SELECT k.n, counter.before + k.n - @from AS number, date_trunc('second', CAST(@now AS timestamptz) - make_interval(secs => 63072000.0 * (1 - k.n / CAST(@total AS float8)))) AS placed,
				`+scatter("k.n", "1")+` % 100 AS fate, c.id AS customer_id, coalesce(c.email, 'guest-' || k.n || chr(64) || 'seed.example') AS email,
				coalesce(c.address, jsonb_build_object('firstName', `+pick(seedNames, "k.n", "5")+`, 'lastName', `+pick(seedLastNames, "k.n", "6")+`, 'company', NULL, 'streetLine1', 'Torstraße 12',
					'streetLine2', NULL, 'city', `+pick(seedCities, "k.n", "7")+`, 'stateProvince', 'BE', 'postalCode', '10119', 'countryCode', 'DE', 'phoneNumber', NULL)) AS address
			FROM counter CROSS JOIN generate_series(CAST(@from AS bigint) + 1, CAST(@from AS bigint) + @count) AS k (n)
			LEFT JOIN LATERAL ( -- LIMIT makes PostgreSQL look up each row, so that it reads only the rows of the batch
				SELECT c.id, c.email, jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'company', NULL,
					'streetLine1', coalesce(a.street_line1, 'Torstraße 1'), 'streetLine2', NULL, 'city', coalesce(a.city, 'Berlin'), 'stateProvince', coalesce(a.state_province, 'BE'),
					'postalCode', coalesce(a.postal_code, '10119'), 'countryCode', coalesce(a.country_code, 'DE'), 'phoneNumber', NULL) AS address
				FROM customers c LEFT JOIN customer_addresses a ON a.customer_id = c.id AND a.is_default WHERE c.id = (CAST(@customers AS bigint[]))[(k.n - @from)] LIMIT 1
			) c ON true
		), priced AS MATERIALIZED (
			SELECT o.n, o.number, o.fate, line.i AS position, v.id AS variant_id, v.product_id, v.type, v.requires_shipping, v.tracked, v.sku, v.name, v.amount, q.quantity,
				CASE WHEN rate.included THEN round(v.amount * q.quantity * 100 / (100 + rate.percent), @digits) ELSE v.amount * q.quantity END AS net,
				CASE WHEN rate.included THEN v.amount * q.quantity - round(v.amount * q.quantity * 100 / (100 + rate.percent), @digits)
					ELSE round(v.amount * q.quantity * rate.percent / 100, @digits) END AS tax
			FROM o CROSS JOIN LATERAL generate_series(0, @lines - 1) AS line (i) CROSS JOIN rate
			CROSS JOIN LATERAL (
				SELECT v.id, v.product_id, v.sku, p.type, p.requires_shipping, s.tracked, p.name || CASE WHEN v.name IN ('', p.name) THEN '' ELSE ' – ' || v.name END AS name, x.amount
				FROM variants v JOIN products p ON p.id = v.product_id JOIN stocks s ON s.variant_id = v.id `+seedPrice+` WHERE v.id = (CAST(@variants AS bigint[]))[(o.n - @from - 1) * @lines + line.i + 1] LIMIT 1
			) v
			CROSS JOIN LATERAL (SELECT 1 + `+scatter("o.n * 4 + line.i", "8")+` % 2 AS quantity) q
		), shipping AS MATERIALIZED (
			SELECT CASE WHEN rate.included THEN round(coalesce(way.price, 0) * 100 / (100 + rate.percent), @digits) ELSE coalesce(way.price, 0) END AS net,
				CASE WHEN rate.included THEN coalesce(way.price, 0) - round(coalesce(way.price, 0) * 100 / (100 + rate.percent), @digits)
					ELSE round(coalesce(way.price, 0) * rate.percent / 100, @digits) END AS tax FROM way, rate
		), sums AS MATERIALIZED (
			SELECT n, sum(net) AS net, sum(tax) AS tax, sum(quantity) AS items FROM priced GROUP BY n
		), made AS (
			INSERT INTO orders (store_id, created_on, modified_on, order_number, command_id, customer_id, email, source, status, payment_status, fulfillment_status, placed_on, order_date,
				completed_on, cancelled_on, cancel_reason, currency_code, subtotal, discount_total, shipping_total, tax_total, grand_total, paid_total, due_total, prices_include_tax, item_count, shipping_taxes,
				shipping_method_id, shipping_method_name, shipping_max_days, carrier_name, shipping_address, billing_address)
			SELECT @store, o.placed, o.placed, o.number, gen_random_uuid(), o.customer_id, o.email, 'STOREFRONT',
				CASE WHEN `+fate+` < 80 THEN 'COMPLETED' WHEN `+fate+` < 98 THEN 'OPEN' ELSE 'CANCELLED' END,
				CASE WHEN `+fate+` < 95 THEN 'PAID' WHEN `+fate+` < 98 THEN 'PENDING' ELSE 'VOIDED' END,
				CASE WHEN `+fate+` < 80 THEN 'FULFILLED' WHEN `+fate+` < 98 THEN 'UNFULFILLED' ELSE 'CANCELLED' END, o.placed, o.placed,
				CASE WHEN `+fate+` < 80 THEN o.placed + interval '2 days' END, CASE WHEN `+fate+` >= 98 THEN o.placed + interval '1 hour' END,
				CASE WHEN `+fate+` >= 98 THEN 'CUSTOMER_REQUEST' ELSE '' END,
				@currency, sums.net, 0, shipping.net, sums.tax + shipping.tax, sums.net + shipping.net + sums.tax + shipping.tax,
				CASE WHEN `+fate+` < 95 THEN sums.net + shipping.net + sums.tax + shipping.tax ELSE 0 END,
				CASE WHEN `+fate+` BETWEEN 95 AND 97 THEN sums.net + shipping.net + sums.tax + shipping.tax ELSE 0 END, (st.settings->>'pricesIncludeTax')::boolean, sums.items,
				CASE WHEN shipping.tax = 0 THEN '[]' ELSE jsonb_build_array(jsonb_build_object('name', rate.name, 'rate', rate.percent::text, 'base', shipping.net::text, 'amount', shipping.tax::text, 'included', rate.included)) END,
				way.id, coalesce(way.name, ''), coalesce(way.estimated_max_days, 0), coalesce(way.carrier, ''), o.address, o.address
			FROM o JOIN sums ON sums.n = o.n CROSS JOIN shipping CROSS JOIN way CROSS JOIN rate CROSS JOIN st
			ORDER BY o.n RETURNING id, order_number, order_date, grand_total, carrier_name, status, payment_status, fulfillment_status
		), lines AS (
			INSERT INTO order_lines (store_id, created_on, modified_on, order_id, position, variant_id, product_id, product_type, requires_shipping, track_inventory, sku, name, quantity,
				fulfilled_quantity, cancelled_quantity, unit_price, unit_price_before_discount, line_subtotal, line_discount, line_total, line_tax, line_gross, taxes)
			SELECT @store, made.order_date, made.order_date, made.id, p.position, p.variant_id, p.product_id, p.type, p.requires_shipping, p.tracked, p.sku, p.name, p.quantity,
				CASE WHEN made.fulfillment_status = 'FULFILLED' THEN p.quantity ELSE 0 END, CASE WHEN made.status = 'CANCELLED' THEN p.quantity ELSE 0 END,
				p.amount, p.amount, p.net, 0, p.net, p.tax, p.net + p.tax,
				CASE WHEN p.tax = 0 THEN '[]' ELSE jsonb_build_array(jsonb_build_object('name', rate.name, 'rate', rate.percent::text, 'base', p.net::text, 'amount', p.tax::text, 'included', rate.included)) END
			FROM priced p JOIN made ON made.order_number = p.number CROSS JOIN rate ORDER BY made.id, p.position RETURNING id, order_id, quantity
		), money AS (
			INSERT INTO payments (store_id, created_on, modified_on, order_id, payment_provider_id, provider_code, status, payment_type, currency_code, amount, captured_amount, auto_capture, captured_on, offline_method)
			SELECT @store, order_date, order_date, id, 0, @offline, 'CAPTURED', 'BANK', @currency, grand_total, grand_total, false, order_date, 'BANK_TRANSFER' FROM made WHERE payment_status = 'PAID'
		), parcels AS (
			INSERT INTO shipments (store_id, created_on, modified_on, order_id, order_number, shipment_number, command_id, status, carrier_name, tracking_number, shipped_on, estimated_delivery, delivered_on, items)
			SELECT @store, m.order_date + interval '1 day', m.order_date + interval '2 days', m.id, m.order_number, 1, gen_random_uuid(), 'DELIVERED', m.carrier_name, 'SEED' || m.order_number,
				m.order_date + interval '1 day', m.order_date + interval '3 days', m.order_date + interval '2 days', l.items
			FROM made m JOIN (SELECT order_id, jsonb_agg(jsonb_build_object('lineItemId', id, 'quantity', quantity) ORDER BY id) AS items FROM lines GROUP BY order_id) l ON l.order_id = m.id
			WHERE m.fulfillment_status = 'FULFILLED'
		), stocked AS (
			UPDATE stocks s SET on_hand = s.on_hand + CASE WHEN s.tracked THEN held.quantity ELSE 0 END, reserved = s.reserved + held.quantity
			FROM (SELECT variant_id, sum(quantity)::int AS quantity FROM priced WHERE fate BETWEEN 80 AND 97 GROUP BY variant_id) held WHERE s.variant_id = held.variant_id
			RETURNING s.variant_id, s.on_hand, s.reserved, held.quantity, s.tracked
		)
		INSERT INTO stock_movements (store_id, created_on, variant_id, kind, on_hand_change, reserved_change, on_hand, reserved, reason, command_id, actor_kind, actor_id)
		SELECT @store, @now, variant_id, @kind, CASE WHEN tracked THEN quantity ELSE 0 END, quantity, on_hand, reserved, 'SEED', @command, @actorKind, @actor FROM stocked`,
		tx.seedArgs(map[string]any{"from": b.From, "count": b.Count, "total": b.Total, "customers": array(customers), "variants": array(variants), "lines": seedLines,
			"currency": string(currency), "digits": currency.Digits(), "sequence": settings.OrderNumbers,
			"offline": settings.OfflineProvider, "kind": string(catalog.StockAdjusted)})).Error
	if err != nil || b.From+b.Count < b.Total {
		return classify(err)
	}
	return classify(tx.on(ctx).Exec("UPDATE sales_counts SET rebuild_from = '-infinity'").Error)
}

// seedArgs adds to args the arguments that all statements share.
func (tx *Tx) seedArgs(args map[string]any) map[string]any {
	args["store"], args["now"] = tx.actor.StoreID, tx.db.clock.Now()
	args["command"], args["actorKind"], args["actor"] = tx.actor.CommandID, string(tx.actor.Kind), tx.actor.ID
	return args
}
