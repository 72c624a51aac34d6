package main

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/google/uuid"
	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// operation is an operation that the benchmark measures.
type operation struct {
	name   string
	figure string // key in elsewhere; "" means that elsewhere has no figure
	what   string // what one operation does, as the table describes it
	// caller returns the function that runs one round over a connection.
	caller func(c *caller) round
	// each is the number of operations in a round, and requests the number of requests in an operation.
	each, requests int
	// own means that each round creates new rows, so that a replay of its statements needs new values.
	own bool
	// This flag selects the service that caches no responses.
	anew bool
}

// result contains the measurements of an operation over HTTP and in plain SQL.
type result struct {
	operation
	http figures
	raw  figures
	sql  int // number of statements per operation
}

// words lists search words. Every tenth product has each of the words in its name.
var words = []string{"mug", "teapot", "tray", "towel", "bowl", "kettle", "board", "jar", "apron", "carafe"}

// addsInARow is the number of variants that a guest adds to the same cart.
const addsInARow = 4

func (b *bench) list() []operation {
	storefront := headers{"X-Store-Key", b.shop.key}
	get := func(h headers, path func(*rand.Rand) string) func(*caller) round {
		return func(c *caller) round {
			return func(ctx context.Context, random *rand.Rand, done func()) error {
				err := c.call(ctx, "GET", path(random), h, nil)
				if err == nil {
					done()
				}
				return err
			}
		}
	}
	admin := headers{"Authorization", "Bearer " + b.shop.admin, "X-Store-Id", strconv.FormatInt(b.shop.storeID, 10)}
	list := []operation{
		{name: "product list", figure: "list", what: "GET /customer/product/paged?search=<word>&pageSize=20: a word that every tenth product has", each: 1, requests: 1,
			caller: get(storefront, func(r *rand.Rand) string {
				return "/customer/product/paged?pageSize=20&search=" + words[r.IntN(len(words))]
			})},
		{name: "product list newest", what: "GET /customer/product/paged?pageSize=20, no search", each: 1, requests: 1,
			caller: get(storefront, func(*rand.Rand) string { return "/customer/product/paged?pageSize=20" })},
		{name: "product detail", figure: "detail", what: "GET /customer/product?productId=<any>", each: 1, requests: 1,
			caller: get(storefront, func(r *rand.Rand) string {
				return fmt.Sprintf("/customer/product?productId=%d", b.shop.products[r.IntN(len(b.shop.products))])
			})},
		{name: "product detail by UCP", what: "POST /ucp/v1/catalog/product: the same, by a platform", each: 1, requests: 1,
			caller: b.tool("/ucp/v1/catalog/product", func(id string) any { return object{"id": id} })},
		{name: "product detail by MCP", what: "POST /mcp, get_product: the same, by an assistant's tool", each: 1, requests: 1,
			caller: b.tool("/mcp", func(id string) any {
				return object{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": object{"name": "get_product", "arguments": object{"catalog": object{"id": id}}}}
			})},
		{name: "admin product", what: "GET /admin/product?productId=<any>, with an app token", each: 1, requests: 1,
			caller: get(headers{"Authorization", "Bearer " + b.shop.app}, func(r *rand.Rand) string {
				return fmt.Sprintf("/admin/product?productId=%d", b.shop.products[r.IntN(len(b.shop.products))])
			})},
		{name: "admin product by MCP", what: "POST /mcp/admin/x/catalog, get_product: the same, by its own tool", each: 1, requests: 1,
			caller: b.adminTool("/mcp/admin/x/catalog", func(id int64) object {
				return object{"name": "get_product", "arguments": object{"productId": id}}
			})},
		{name: "admin product by read", what: "POST /mcp/admin, read: the same, by the tool that reads whatever it is asked for", each: 1, requests: 1,
			caller: b.adminTool("/mcp/admin", func(id int64) object {
				return object{"name": "read", "arguments": object{"operationId": "getProduct", "params": object{"productId": id}}}
			})},
		{name: "admin orders", figure: "orders", what: "GET /admin/order/paged?pageSize=50, first page", each: 1, requests: 1,
			caller: get(admin, func(*rand.Rand) string { return "/admin/order/paged?pageSize=50" })},
		{name: "admin orders deep", figure: "orders", what: "the same by cursor, behind nine of ten orders", each: 1, requests: 1,
			caller: b.deep(admin)},
		{name: "add to cart", figure: "add", what: fmt.Sprintf("POST /customer/cart/item as a guest, %d variants one after the other into each cart", addsInARow),
			each: addsInARow, requests: 1, own: true, caller: b.adding},
		{name: "checkout", figure: "checkout", what: "a guest's new cart to a placed and paid order: add, GET shipping methods, GET payment methods, GET summary, POST /customer/checkout", each: 1, requests: 5, own: true,
			caller: b.buying},
	}
	for _, op := range slices.Clone(list) {
		if strings.HasPrefix(op.what, "GET /customer/product") {
			op.name, op.what, op.anew = op.name+" anew", "the same, where no answer is kept", true
			list = append(list, op)
		}
	}
	return list
}

type object = map[string]any

// tool returns a round that requests a random product as a buyer's assistant does.
func (b *bench) tool(path string, body func(product string) any) func(*caller) round {
	return func(c *caller) round {
		h := headers{"X-Store-Key", b.shop.key, "UCP-Agent", `profile="` + c.url + `/ucp/agent.json"`, "Mcp-Protocol-Version", "2025-11-25"}
		return func(ctx context.Context, random *rand.Rand, done func()) error {
			err := c.call(ctx, "POST", path, h, body(fmt.Sprintf("prod_%d", b.shop.products[random.IntN(len(b.shop.products))])))
			if err == nil {
				done()
			}
			return err
		}
	}
}

// adminTool returns a round that reads a random product as an assistant of the store does. A refusal of the tool is
// also an error, although the protocol returns it as a normal response.
func (b *bench) adminTool(path string, call func(product int64) object) func(*caller) round {
	h := headers{"Authorization", "Bearer " + b.shop.app, "Accept", "application/json, text/event-stream", "Mcp-Protocol-Version", "2025-11-25"}
	return func(c *caller) round {
		return func(ctx context.Context, random *rand.Rand, done func()) error {
			product := b.shop.products[random.IntN(len(b.shop.products))]
			err := c.call(ctx, "POST", path, h, object{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": call(product)})
			if err != nil {
				return err
			}
			if bytes.Contains(c.body.Bytes(), []byte(`"isError":true`)) || !bytes.Contains(c.body.Bytes(), []byte(strconv.FormatInt(product, 10))) {
				return fmt.Errorf("%s: %.400s", path, c.body.Bytes())
			}
			done()
			return nil
		}
	}
}

// deep returns a round that reads the page of orders after nine tenths of all orders.
func (b *bench) deep(h headers) func(*caller) round {
	cursor := sync.OnceValues(func() (string, error) { return b.deepCursor(h) })
	return func(c *caller) round {
		return func(ctx context.Context, _ *rand.Rand, done func()) error {
			at, err := cursor()
			if err != nil {
				return err
			}
			if err := c.call(ctx, "GET", "/admin/order/paged?pageSize=50&cursor="+url.QueryEscape(at), h, nil); err != nil {
				return err
			}
			done()
			return nil
		}
	}
}

// deepCursor returns a cursor that skips nine tenths of the orders. It changes the cursor of the first page, because
// reading page by page would take too long.
func (b *bench) deepCursor(h headers) (string, error) {
	ctx := context.Background()
	c := newCaller(b.server.URL)
	if err := c.call(ctx, "GET", "/admin/order/paged?pageSize=50", h, nil); err != nil {
		return "", err
	}
	var page struct{ NextCursor string }
	if err := c.into(&page); err != nil {
		return "", err
	}
	raw, err := base64.RawURLEncoding.DecodeString(page.NextCursor)
	if err != nil {
		return "", err
	}
	var cursor map[string]any
	if err := json.Unmarshal(raw, &cursor); err != nil {
		return "", err
	}
	conn, err := pgx.Connect(ctx, b.url)
	if err != nil {
		return "", err
	}
	defer conn.Close(ctx)
	var id int64
	var at time.Time
	if err := conn.QueryRow(ctx, "SELECT id, order_date FROM orders WHERE store_id = $1 AND placed_on IS NOT NULL ORDER BY order_date DESC, id DESC OFFSET $2 LIMIT 1",
		b.shop.storeID, b.settings.orders*9/10).Scan(&id, &at); err != nil {
		return "", err
	}
	cursor["v"], cursor["i"] = at.UTC().Format(time.RFC3339Nano), id
	raw, err = json.Marshal(cursor)
	return base64.RawURLEncoding.EncodeToString(raw), err
}

// guest contains the parts of a cart response that a round needs.
type guest struct {
	CartID int64
	Token  string
}

func (b *bench) adding(c *caller) round {
	return func(ctx context.Context, random *rand.Rand, done func()) error {
		h := headers{"X-Store-Key", b.shop.key}
		start := random.IntN(len(b.shop.sold))
		for i := range addsInARow {
			variant := b.shop.sold[(start+i*97)%len(b.shop.sold)].variant
			if err := c.call(ctx, "POST", "/customer/cart/item", h, map[string]any{"variantId": variant, "quantity": 1}); err != nil {
				return err
			}
			done()
			if i == 0 {
				var cart guest
				if err := c.into(&cart); err != nil {
					return err
				}
				h = append(h, "X-Cart-Token", cart.Token)
			}
		}
		return nil
	}
}

var home = map[string]any{
	"firstName": "Mia", "lastName": "Keller", "streetLine1": "Torstraße 12", "city": "Berlin", "stateProvince": "BE", "postalCode": "10119", "countryCode": "DE",
}

func (b *bench) buying(c *caller) round {
	return func(ctx context.Context, random *rand.Rand, done func()) error {
		h := headers{"X-Store-Key", b.shop.key}
		variant := b.shop.sold[random.IntN(len(b.shop.sold))].variant
		if err := c.call(ctx, "POST", "/customer/cart/item", h, map[string]any{"variantId": variant, "quantity": 1}); err != nil {
			return err
		}
		var cart guest
		if err := c.into(&cart); err != nil {
			return err
		}
		h = append(h, "X-Cart-Token", cart.Token)
		if err := c.call(ctx, "GET", "/customer/checkout/shipping-methods?countryCode=DE&stateProvince=BE&postalCode=10119", h, nil); err != nil {
			return err
		}
		if err := c.call(ctx, "GET", "/customer/checkout/payment-methods?countryCode=DE", h, nil); err != nil {
			return err
		}
		if err := c.call(ctx, "GET", fmt.Sprintf("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=%d", b.shop.shipping), h, nil); err != nil {
			return err
		}
		var summary struct{ GrandTotal string }
		if err := c.into(&summary); err != nil {
			return err
		}
		if err := c.call(ctx, "POST", "/customer/checkout", append(h, "Idempotency-Key", uuid.NewString()), map[string]any{
			"cartId": cart.CartID, "expectedGrandTotal": summary.GrandTotal, "email": "guest@bench.example", "shippingAddress": home, "billingSameAsShipping": true, "shippingMethodId": b.shop.shipping,
			"payment": map[string]any{"paymentProviderId": b.shop.provider, "paymentToken": "pm_card_visa"}, "acceptTerms": true,
		}); err != nil {
			return err
		}
		var order struct{ PaymentStatus string }
		if err := c.into(&order); err != nil {
			return err
		}
		if order.PaymentStatus != "PAID" {
			return errors.New("the order is " + order.PaymentStatus)
		}
		done()
		return nil
	}
}

// meter returns a function that reads the usage of all processes in which an operation runs.
func (b *bench) meter(op operation) func() usage {
	return func() usage {
		u := spent(b.database.Pid(), b.do(op)...)
		u.allocations, u.allocated = allocations(b.tells(op))
		return u
	}
}

// operations measures each operation over HTTP and, directly afterwards, its statements alone.
func (b *bench) operations(ctx context.Context) ([]result, error) {
	heading("Operations over HTTP, and the same statements on plain pgx")
	fmt.Println("  CPU is ms per operation: of the server or, on plain pgx, of this program; of PostgreSQL; of this program as the caller.")
	fmt.Println("  The statements are those that the server sent for one operation, from PostgreSQL's log: with its transactions, its scope and the caller's credentials.")
	fmt.Println("  ours/raw compares operations per second.")
	fmt.Println()
	fmt.Printf("  %-20s | %8s %8s %8s  %-21s | %5s %8s %8s %8s  %-14s | %8s\n", "operation", "op/s", "p50 ms", "p99 ms", "CPU server/pg/caller", "SQL", "raw op/s", "p50 ms", "p99 ms", "CPU pgx/pg", "ours/raw")
	var out []result
	for i := range b.list() {
		if err := b.login(ctx, newCaller(b.server.URL)); err != nil { // tokens expire during a long run
			return out, err
		}
		op := b.list()[i]
		if !b.settings.only.MatchString(op.name) {
			continue
		}
		r, err := b.operation(ctx, op)
		if err != nil {
			return out, fmt.Errorf("%s: %w", op.name, err)
		}
		out = append(out, r)
		if ctx.Err() != nil {
			return out, ctx.Err()
		}
	}
	fmt.Println()
	for _, r := range out {
		fmt.Printf("  %s: %s\n", r.name, r.what)
	}
	return out, nil
}

func (b *bench) operation(ctx context.Context, op operation) (result, error) {
	r := result{operation: op}
	var err error
	if r.http, err = b.measured(ctx, op, b.profile(op.name)); err != nil {
		return r, err
	}
	if r.http.count == 0 {
		fmt.Printf("  %-20s | not to be had: %v\n", op.name, r.http.failure)
		return r, nil
	}
	line := fmt.Sprintf("  %-20s | %8.1f %8.2f %8.2f  %-21s |", op.name, r.http.rate(), ms(r.http.p50), ms(r.http.p99),
		r.http.each(r.http.cpu.server)+" / "+r.http.each(r.http.cpu.postgres)+" / "+r.http.each(r.http.cpu.bench))
	recording, err := b.record(ctx, op)
	if err != nil {
		return r, err
	}
	r.sql = recording.size() / op.each
	if r.raw, err = b.replay(ctx, recording); err != nil {
		return r, err
	}
	fmt.Printf("%s %5d %8.1f %8.2f %8.2f  %-14s | %8.2f\n", line, r.sql, r.raw.rate(), ms(r.raw.p50), ms(r.raw.p99),
		r.raw.each(r.raw.cpu.bench)+" / "+r.raw.each(r.raw.cpu.postgres), r.http.rate()/r.raw.rate())
	for _, f := range []struct {
		where string
		figures
	}{{"over HTTP", r.http}, {"on plain pgx", r.raw}} {
		if f.failed > 0 {
			fmt.Printf("    %d failed %s, the first: %v\n", f.failed, f.where, f.failure)
		}
	}
	if b.settings.statements {
		return r, b.timed(ctx, recording)
	}
	return r, nil
}

// measured lets callers run an operation. It writes a profile if profiles are requested.
func (b *bench) measured(ctx context.Context, op operation, file string) (f figures, err error) {
	callers, processes := make([]round, b.settings.connections), b.do(op)
	if b.toOne {
		processes = processes[:1]
	}
	for i := range callers {
		callers[i] = op.caller(newCaller(processes[i%len(processes)].URL))
	}
	if op.own && !b.grown[op.name] { // until autovacuum has analyzed the new rows, PostgreSQL uses plans for empty tables
		closedLoop(ctx, time.Second, callers, b.meter(op))
		if err := b.sql(ctx, b.url, "VACUUM (ANALYZE)"); err != nil {
			return f, err
		}
		b.grown[op.name] = true
	}
	profiled := make(chan error, 1)
	if b.settings.profiles == "" {
		profiled <- nil
	} else {
		if err := os.MkdirAll(b.settings.profiles, 0o755); err != nil {
			return f, err
		}
		go func() { profiled <- machine.Profile(ctx, b.tells(op), file, b.settings.seconds) }()
	}
	f = closedLoop(ctx, duration(b.settings.seconds), callers, b.meter(op))
	return f, <-profiled
}

func duration(seconds float64) time.Duration { return time.Duration(seconds * float64(time.Second)) }

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
