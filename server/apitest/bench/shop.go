package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	storesettings "github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// bench is one run of the program.
type bench struct {
	settings settings
	name     string // name of the database
	// metrics and metricsAnew are the addresses of the metrics and profiles of both services; "" means that the service
	// has no such address
	metrics, metricsAnew string
	binary               string
	home                 string
	database             *postgres.Server
	log                  *journal
	url                  string // URL of the measured database

	server  *machine.Process
	logging *machine.Process // the same service, whose statements are logged
	anew    *machine.Process // the same service, which caches no responses
	watched *machine.Process // the service that caches no responses, whose statements are logged
	marks   *pgx.Conn
	shop    shop
	spaces  map[string][]string // number ranges (id divided by idSpace) of each table

	startPeak      float64            // peak memory of the server before the first measurement
	toOne          bool               // all callers use only one of the processes
	beside         int                // number of additional processes of each of the two services
	more, moreAnew []*machine.Process // the additional processes
	grown          map[string]bool    // operations that created rows before they were measured
}

// shop is the measured store.
type shop struct {
	storeID            int64
	key, admin, app    string // the store key, the token of an administrator, and an app token
	provider, shipping int64
	products           []int64
	sold               []sold // the variants for sale
}

type sold struct{ variant, product int64 }

const (
	adminEmail    = "bench@storeplatform.example"
	adminPassword = "a bench to sit on for a while"
)

func (b *bench) createDatabase(ctx context.Context, name string) error {
	return b.sql(ctx, b.database.URL("postgres"), "CREATE DATABASE "+name)
}

// sql runs statements as the owner of the database.
func (b *bench) sql(ctx context.Context, url string, statements ...string) error {
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	for _, statement := range statements {
		if _, err := conn.Exec(ctx, statement); err != nil {
			return fmt.Errorf("%s: %w", statement, err)
		}
	}
	return nil
}

// open starts the service on a new database, sets up a store over HTTP, and fills the store.
func (b *bench) open(ctx context.Context) (err error) {
	if err := b.createDatabase(ctx, b.name); err != nil {
		return err
	}
	b.grown = map[string]bool{}
	b.url = b.database.URL(b.name) + " options='" + b.settings.options + "'"
	environment := []string{"DATABASE_URL=" + b.url, machine.EncryptionKeys, "ADMIN_EMAIL=" + adminEmail, "ADMIN_PASSWORD=" + adminPassword, reachingItself}
	if b.metrics != "" {
		environment = append(environment, "METRICS_ADDR="+b.metrics)
	}
	if b.server, err = machine.Serve(ctx, b.binary, environment...); err != nil {
		return err
	}
	if err := b.spreadIDs(ctx); err != nil {
		return err
	}
	if err := b.setUp(ctx); err != nil {
		return fmt.Errorf("setting the store up: %w", err)
	}
	begun := time.Now()
	seed := exec.CommandContext(ctx, b.binary, "seed", "--store", strconv.FormatInt(b.shop.storeID, 10), "--products", strconv.Itoa(b.settings.products),
		"--customers", strconv.Itoa(b.settings.customers), "--orders", strconv.Itoa(b.settings.orders))
	seed.Env = append(seed.Environ(), environment...)
	if out, err := seed.CombinedOutput(); err != nil {
		return fmt.Errorf("seed: %w\n%s", err, out)
	}
	row(fmt.Sprintf("server seed: %d products, %d customers, %d orders", b.settings.products, b.settings.customers, b.settings.orders), time.Since(begun))
	if err := b.sql(ctx, b.url, "VACUUM (ANALYZE)", "CHECKPOINT"); err != nil { // autovacuum does the same within minutes
		return err
	}
	if err := b.look(ctx); err != nil {
		return err
	}
	type kind struct {
		process **machine.Process
		url     string
		more    []string
	}
	kinds := []kind{{&b.logging, b.logged(), nil}, {&b.anew, b.url, []string{keepingNone, "METRICS_ADDR=" + cmp.Or(b.metricsAnew, "off")}}, {&b.watched, b.logged(), []string{keepingNone}}}
	b.more, b.moreAnew = make([]*machine.Process, b.beside), make([]*machine.Process, b.beside)
	for i := range b.beside {
		kinds = append(kinds, kind{&b.more[i], b.url, []string{"ROLES=api,jobs,webhooks"}}, kind{&b.moreAnew[i], b.url, []string{keepingNone}})
	}
	for _, also := range kinds {
		environment := append([]string{"DATABASE_URL=" + also.url, machine.EncryptionKeys, "ROLES=api", reachingItself}, also.more...)
		if *also.process, err = machine.Serve(ctx, b.binary, environment...); err != nil {
			return err
		}
	}
	b.startPeak = machine.Peak(b.server.Pid())
	machine.PeakAnew(b.server.Pid())
	b.marks, err = pgx.Connect(ctx, b.logged())
	return err
}

// reachingItself is the setting that lets a service fetch the agent profile that it serves for tests.
const reachingItself = "WEBHOOK_ALLOW_NETWORKS=127.0.0.0/8"

// keepingNone is the setting that turns off a service's cache of responses.
const keepingNone = "STOREFRONT_CACHE_MEGABYTES=0"

// do returns the processes on which an operation is measured.
func (b *bench) do(op operation) []*machine.Process {
	if op.anew {
		return append([]*machine.Process{b.anew}, b.moreAnew...)
	}
	return append([]*machine.Process{b.server}, b.more...)
}

// tells returns the metrics address of the server on which an operation runs.
func (b *bench) tells(op operation) string {
	if op.anew {
		return b.metricsAnew
	}
	return b.metrics
}

// logs returns the server that runs an operation and logs its statements.
func (b *bench) logs(op operation) *machine.Process {
	if op.anew {
		return b.watched
	}
	return b.logging
}

// logged returns a database URL whose options make PostgreSQL log every statement.
func (b *bench) logged() string {
	return b.database.URL(b.name) + " options='" + b.settings.options + " -c log_statement=all'"
}

func (b *bench) close() {
	for _, p := range slices.Concat(b.more, b.moreAnew, []*machine.Process{b.server, b.logging, b.anew, b.watched}) {
		if p != nil {
			_ = p.Stop()
		}
	}
	if b.marks != nil {
		_ = b.marks.Close(context.Background())
	}
}

// idSpace is the distance between the first ids of two tables. So an id in a statement differs from all other numbers
// and identifies its table.
const idSpace = 10_000_000_000_000

// spreadIDs gives every table a separate range of ids.
func (b *bench) spreadIDs(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, b.url)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	rows, err := conn.Query(ctx, `SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'id' AND a.attidentity <> ''
		WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT c.relispartition ORDER BY c.relname`)
	if err != nil {
		return err
	}
	tables, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return err
	}
	b.spaces = map[string][]string{"store_counters": {space(orderNumbers), space(invoiceNumbers)}}
	for i, table := range tables {
		b.spaces[table] = []string{strconv.Itoa(i + 1)}
		if _, err := conn.Exec(ctx, fmt.Sprintf("ALTER TABLE %s ALTER COLUMN id RESTART WITH %d", table, (i+1)*idSpace+1)); err != nil {
			return err
		}
	}
	return nil
}

// setUp creates a store that is ready to sell, with prices that include tax, one shipping method, and the payment
// sandbox.
func (b *bench) setUp(ctx context.Context) error {
	c := newCaller(b.server.URL)
	var made struct {
		AccessToken, Key, Token               string
		StoreID, TaxClassID, ShippingMethodID int64
		Items                                 []struct{ PaymentProviderID int64 }
	}
	h := headers{}
	post := func(method, path string, body any) error {
		if err := c.call(ctx, method, path, h, body); err != nil {
			return err
		}
		return c.into(&made)
	}
	if err := b.login(ctx, c); err != nil {
		return err
	}
	type object = map[string]any
	h = headers{"Authorization", "Bearer " + b.shop.admin, "Idempotency-Key", "bench-store"}
	if err := post("POST", "/admin/store", object{"name": "Bench", "code": "bench", "timezone": "Europe/Berlin", "defaultCurrencyCode": "EUR", "defaultLanguageCode": "en", "livemode": false}); err != nil {
		return err
	}
	b.shop.storeID = made.StoreID
	h = headers{"Authorization", "Bearer " + b.shop.admin, "X-Store-Id", strconv.FormatInt(made.StoreID, 10)}
	tax := object{"name": "Goods", "rates": []object{{"countryCode": "DE", "rate": "19", "name": "VAT 19 %", "includedInPrice": true}}}
	if err := post("POST", "/admin/product/tax-class", tax); err != nil {
		return err
	}
	if err := post("PATCH", "/admin/store/settings", object{"legalName": "Bench GmbH", "supportEmail": "hello@bench.example", "pricesIncludeTax": true,
		"defaultTaxClassId": made.TaxClassID, "shippingTaxClassId": made.TaxClassID, "guestCheckout": true}); err != nil {
		return err
	}
	if err := post("POST", "/admin/shipping-method", object{"name": "Standard", "carrierName": "DHL", "price": "4.90", "currencyCode": "EUR", "taxIncluded": true,
		"estimatedMinDays": 1, "estimatedMaxDays": 3, "countryCodes": []string{"DE"}, "isActive": true}); err != nil {
		return err
	}
	b.shop.shipping = made.ShippingMethodID
	if err := post("POST", "/admin/store/key", object{"name": "Storefront"}); err != nil {
		return err
	}
	b.shop.key = made.Key
	if err := post("POST", "/admin/app-token", object{"name": "Bench", "permissions": []string{"product:read"}}); err != nil {
		return err
	}
	b.shop.app = made.Token
	if err := post("GET", "/admin/store/payment-provider/all", nil); err != nil {
		return err
	}
	if len(made.Items) == 0 {
		return errors.New("the store has no payment provider")
	}
	b.shop.provider = made.Items[0].PaymentProviderID
	// Order and invoice numbers start so high that a replay can distinguish them from other numbers.
	return b.sql(ctx, b.url, fmt.Sprintf(`INSERT INTO store_counters (store_id, name, last) VALUES (%[1]d, '%[2]s', %[3]d), (%[1]d, '%[4]s', %[5]d)
		ON CONFLICT (store_id, name) DO UPDATE SET last = excluded.last`, b.shop.storeID, storesettings.OrderNumbers, orderNumbers, ordering.InvoiceNumbers, invoiceNumbers))
}

// The store's orders and invoices are numbered from these numbers on.
const (
	orderNumbers   = 90 * idSpace
	invoiceNumbers = 91 * idSpace
)

// login gets an administrator's token.
func (b *bench) login(ctx context.Context, c *caller) error {
	if err := c.call(ctx, "POST", "/admin/login", nil, map[string]any{"email": adminEmail, "password": adminPassword}); err != nil {
		return err
	}
	var answer struct{ AccessToken string }
	err := c.into(&answer)
	b.shop.admin = answer.AccessToken
	return err
}

// look reads the ids of the store's products and variants.
func (b *bench) look(ctx context.Context) error {
	conn, err := pgx.Connect(ctx, b.url)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	rows, err := conn.Query(ctx, "SELECT id, product_id FROM variants WHERE store_id = $1 ORDER BY id", b.shop.storeID)
	if err != nil {
		return err
	}
	var v sold
	_, err = pgx.ForEachRow(rows, []any{&v.variant, &v.product}, func() error {
		b.shop.sold = append(b.shop.sold, v)
		if n := len(b.shop.products); n == 0 || b.shop.products[n-1] != v.product {
			b.shop.products = append(b.shop.products, v.product)
		}
		return nil
	})
	return err
}

// profile returns the name of the file for an operation's CPU profile.
func (b *bench) profile(operation string) string {
	return filepath.Join(b.settings.profiles, strings.ReplaceAll(operation, " ", "-")+".pprof")
}
