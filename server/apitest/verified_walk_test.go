package apitest_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// shopfront is a store with every kind of object that a storefront shows. Several processes serve it.
type shopfront struct {
	shop    *apitest.Shop
	plain   apitest.Client   // client of a process that caches no responses
	kept    []apitest.Client // clients of the processes with a cache
	mia     string           // token of a customer with the account type
	reads   []string
	product []int64
	account int64
	rows    *sql.DB
}

// openShopfront fills a store and starts the processes.
func openShopfront(ctx context.Context, processes int) *shopfront {
	GinkgoHelper()
	w := apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
	f := &shopfront{shop: w.Shop("front")}
	shop, admin := f.shop, f.shop.Admin
	f.plain = w.Beside(ctx, func(c *config.Config) { c.AnswerMegabytes = 0 }).Client().Store(shop.StoreKey)
	for range processes {
		f.kept = append(f.kept, w.Beside(ctx).Client().Store(shop.StoreKey))
	}
	var err error
	f.rows, err = postgres.Open(w.DatabaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(f.rows.Close)

	admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}, "currencyCodes": []string{"EUR", "USD"}}).OK()
	f.account = admin.Post("/admin/account-type", object{"name": "Wholesale", "code": "wholesale", "priceMode": "DISCOUNT", "discountPercent": "15"}).OK().ID("accountTypeId")
	signUp := object{"email": "mia@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}
	f.mia = shop.Storefront.Once().Post("/customer/user", signUp).OK().Text("accessToken")
	mia := shop.Storefront.Bearer(f.mia).Get("/customer/user/me").OK().ID("storeCustomerId")
	admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": mia, "accountTypeId": f.account}).OK()
	medium := admin.Upload("/admin/media", "a.png", aPNG(4, 3, 1), nil).OK().ID("mediaId")
	logo := admin.Upload("/admin/media", "b.png", aPNG(5, 3, 1), nil).OK().ID("mediaId")
	admin.Patch("/admin/store/settings", object{"logoMediaId": logo}).OK()
	f.product = []int64{shop.ProductID}
	for i := range 3 {
		f.product = append(f.product, admin.Once().Post("/admin/product", object{
			"name": fmt.Sprintf("Kettle %d", i), "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": shop.TaxClassID, "brand": "Juniper", "tags": []string{"kitchen", fmt.Sprint("t", i)},
			"variants": []any{object{"sku": fmt.Sprint("KETTLE-", i), "stockOnHand": 3 + i, "prices": []any{object{"currencyCode": "EUR", "amount": fmt.Sprintf("%d.00", 20+i)}, object{"currencyCode": "USD", "amount": "30.00"}}}},
		}).OK().ID("productId"))
	}
	admin.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true, "brand": "Oak", "tags": []string{"kitchen", "coffee"}, "description": "It pours.",
		"shortDescription": "Pours", "relatedProductIds": []int64{f.product[1]}, "media": []any{object{"mediaId": medium}}, "seo": object{"title": "Pour", "description": "over"},
		"translations": []any{object{"languageCode": "de", "name": "Kanne", "slug": "kanne"}}}).OK()
	for _, slug := range []string{"kettle-before", "kettle-0"} { // the product can be found by both slugs
		admin.Patch("/admin/product", object{"productId": f.product[1], "slug": slug}).OK()
	}
	manual := admin.Post("/admin/collection", object{"name": "Kitchen", "type": "MANUAL", "productIds": f.product, "mediaId": medium, "isActive": true}).OK().ID("collectionId")
	ruled := admin.Post("/admin/collection", object{"name": "Dear", "type": "RULE", "isActive": true, "rules": object{"match": "ALL", "conditions": []any{object{"field": "PRICE", "operator": "GREATER_THAN", "value": "21"}}}}).OK().ID("collectionId")
	admin.Once().Post("/admin/subscription-plan", object{"name": "Monthly", "intervalUnit": "MONTH", "intervalCount": 1, "productIds": []int64{shop.ProductID}, "collectionIds": []int64{ruled}}).OK()
	admin.Put("/admin/price", object{"currencyCode": "EUR", "prices": []any{
		object{"variantId": shop.White, "currencyCode": "EUR", "amount": "44.00", "accountTypeId": f.account},
		object{"variantId": shop.White, "currencyCode": "EUR", "amount": "47.00", "minQuantity": 5},
		object{"variantId": shop.White, "currencyCode": "EUR", "amount": "49.00", "compareAtAmount": "59.00"},
	}}).OK()
	for i, target := range []object{{"productId": shop.ProductID}, {"collectionId": manual}, {"targetPath": "/about"}} {
		target["path"] = fmt.Sprint("/former/", i)
		admin.Once().Post("/admin/redirect", target).OK()
	}
	q := func(path string, pairs ...any) string {
		v := url.Values{}
		for i := 0; i < len(pairs); i += 2 {
			v.Add(fmt.Sprint(pairs[i]), fmt.Sprint(pairs[i+1]))
		}
		return path + "?" + v.Encode()
	}
	f.reads = []string{
		q("/customer/product", "productId", shop.ProductID), q("/customer/product", "slug", "kanne", "languageCode", "de"), q("/customer/product", "productId", f.product[1]),
		q("/customer/product/card", "productId", shop.ProductID), q("/customer/product/paged", "pageSize", 20), q("/customer/product/paged", "sort", "price", "inStock", true),
		q("/customer/product/paged", "collectionId", manual), q("/customer/product/paged", "collectionId", ruled, "sort", "-name"), q("/customer/product/paged", "search", "kettle", "currencyCode", "USD"),
		q("/customer/product/facets"), q("/customer/product/suggest", "search", "ke"), "/customer/collection/all", "/customer/store/overview",
		q("/customer/product", "slug", "kettle-before"), q("/customer/redirect", "path", "/former/0", "languageCode", "de"), q("/customer/redirect", "path", "/former/1"), q("/customer/redirect", "path", "/former/2"),
	}
	return f
}

// as returns the client for a guest, or for the customer.
func (f *shopfront) as(c apitest.Client, customer bool) apitest.Client {
	if customer {
		return c.Bearer(f.mia)
	}
	return c
}

// answered returns the headers and the body of a response with status 200, otherwise the status, as text.
func answered(a *apitest.Answer) string {
	if a.Status != http.StatusOK {
		return fmt.Sprint(a.Status)
	}
	header := a.Header.Clone()
	for _, name := range []string{"X-Request-Id", "Date", "Ratelimit", "Ratelimit-Policy"} {
		header.Del(name)
	}
	return fmt.Sprint(header) + "\n" + string(a.Body)
}

// all returns every storefront response that a client gets, both as a guest and as a customer.
func (f *shopfront) all(c apitest.Client) []string {
	GinkgoHelper()
	var out []string
	for _, customer := range []bool{false, true} {
		for _, path := range f.reads {
			out = append(out, answered(f.as(c, customer).Get(path)))
		}
	}
	return out
}

// column is a column of a table, as PostgreSQL describes it.
type column struct{ table, name, kind, words string }

var quoted = regexp.MustCompile(`'([A-Z_]+)'::text`)

// others returns SQL expressions whose values differ from the column's current value.
func (c column) others() []string {
	n := `"` + c.name + `"`
	switch c.kind {
	case "text":
		out := []string{n + " || 'x'", "coalesce(" + n + ", 'x')"}
		for _, word := range quoted.FindAllStringSubmatch(c.words, -1) {
			out = append(out, "'"+word[1]+"'")
		}
		return out
	case "boolean":
		return []string{"NOT " + n}
	case "smallint", "integer", "bigint", "numeric":
		return []string{n + " + 1", n + " - 1", "coalesce(" + n + ", 1)", "NULL"}
	case "timestamp with time zone":
		return []string{"now() - interval '1 hour'", "now() + interval '1 hour'", "NULL"}
	case "jsonb":
		return []string{"'[]'", "'[1]'", `'["x"]'`}
	case "character":
		return []string{"'XX'"}
	case "uuid":
		return []string{"gen_random_uuid()"}
	}
	return nil
}

// watched returns the tables whose changes change the storefront version. It omits coupons: only automatic coupons
// change the version, and no storefront response shows coupons.
func watched(ctx context.Context, rows *sql.DB) (tables []string) {
	GinkgoHelper()
	Expect(rows.QueryRowContext(ctx, `SELECT array_to_json(array_agg(DISTINCT c.relname ORDER BY c.relname)) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
		JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = 'storefront_changed' AND c.relname <> 'coupons'`).Scan(jsonInto{&tables})).To(Succeed())
	return tables
}

// namesSQL formats names as a list of SQL strings.
func namesSQL(names []string) string { return "'" + strings.Join(names, "', '") + "'" }

type jsonInto struct{ into any }

// Scan decodes a JSON column into the wrapped value.
func (j jsonInto) Scan(v any) error {
	switch v := v.(type) {
	case []byte:
		return json.Unmarshal(v, j.into)
	case string:
		return json.Unmarshal([]byte(v), j.into)
	}
	return fmt.Errorf("%T is no JSON", v)
}

// unmoved lists the columns of watched tables that do not change the version: a variant's stock, which the service
// compares for each response that shows it.
var unmoved = []string{"stocks.on_hand", "stocks.reserved"}

var _ = Describe("A storefront response", Ordered, func() {
	var f *shopfront
	BeforeAll(func(ctx SpecContext) { f = openShopfront(ctx, 1) })

	It("gets a new version when a write changes any watched column except stock", func(ctx SpecContext) {
		tables, walked := watched(ctx, f.rows), map[string]int{}
		all := columns(ctx, f.rows)
		var untried []string
		tx, err := f.rows.BeginTx(ctx, nil)
		Expect(err).NotTo(HaveOccurred())
		defer func() { _ = tx.Rollback() }()
		// The spec drops check constraints, so that it can write another value to every column.
		_, err = tx.ExecContext(ctx, `DO $$ DECLARE c record; BEGIN
			FOR c IN SELECT t.tgrelid::regclass AS t, t.tgname FROM pg_trigger t JOIN pg_class k ON k.oid = t.tgrelid WHERE t.tgisinternal AND k.relname IN ('media_uses', `+namesSQL(tables)+`) LOOP
				EXECUTE format('ALTER TABLE %s DISABLE TRIGGER %I', c.t, c.tgname);
			END LOOP;
			FOR c IN SELECT o.conrelid::regclass AS t, o.conname FROM pg_constraint o JOIN pg_class k ON k.oid = o.conrelid WHERE o.contype = 'c' AND k.relname IN (`+namesSQL(tables)+`) AND k.relname <> 'stores' LOOP
				EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', c.t, c.conname);
			END LOOP; END $$`)
		Expect(err).NotTo(HaveOccurred())
		_, err = tx.ExecContext(ctx, "UPDATE stores SET domain = 'shop.example.com', domain_verified_on = now(), domain_checked_on = now() WHERE id = $1", f.shop.StoreID)
		Expect(err).NotTo(HaveOccurred())
		// moves reports whether a statement changes a row, and whether the change also changes the version.
		moves := func(statement string, args ...any) (done, moved bool) {
			_, err := tx.ExecContext(ctx, "SAVEPOINT step")
			Expect(err).NotTo(HaveOccurred())
			defer func() {
				_, err := tx.ExecContext(ctx, "ROLLBACK TO step")
				Expect(err).NotTo(HaveOccurred())
			}()
			version := func() (v string) {
				Expect(tx.QueryRowContext(ctx, "SELECT version FROM storefront_versions WHERE store_id = $1", f.shop.StoreID).Scan(&v)).To(Succeed())
				return v
			}
			before := version()
			res, err := tx.ExecContext(ctx, statement, args...)
			if err != nil {
				return false, false
			}
			if n, err := res.RowsAffected(); err != nil || n == 0 {
				return false, false
			}
			if _, err := tx.ExecContext(ctx, "SET CONSTRAINTS ALL IMMEDIATE"); err != nil {
				return false, false
			}
			return true, version() != before
		}
		for _, c := range all {
			if !slices.Contains(tables, c.table) || slices.Contains(unmoved, c.table+"."+c.name) {
				continue
			}
			done := false
			for _, to := range c.others() {
				tried, moved := moves(fmt.Sprintf(`UPDATE %[1]s SET %[2]q = %[3]s WHERE ctid = (SELECT ctid FROM %[1]s WHERE store_id = $1 AND %[2]q IS DISTINCT FROM (%[3]s) LIMIT 1)`, c.table, c.name, to), f.shop.StoreID)
				if tried {
					Expect(moved).To(BeTrue(), "%s.%s = %s", c.table, c.name, to)
					walked[c.table]++
					done = true
				}
			}
			if !done {
				untried = append(untried, c.table+"."+c.name)
			}
		}
		for _, table := range tables {
			Expect(walked[table]).To(BeNumerically(">", 0), table)
			// A row that other rows refer to cannot be deleted. One deletion is enough for a table of links.
			if done, moved := moves("DELETE FROM "+table+" WHERE store_id = $1", f.shop.StoreID); done {
				Expect(moved).To(BeTrue(), "a row less of %s", table)
			}
		}
		Expect(untried).To(BeEmpty(), "columns that no value was found for")
	})

	It("is unchanged by writes to tables that do not change its version", func(ctx SpecContext) {
		tables := watched(ctx, f.rows)
		before := f.all(f.plain)
		for _, answer := range before {
			Expect(answer).To(HavePrefix("map["), "everything can be read")
		}
		others := map[string][]column{}
		for _, c := range columns(ctx, f.rows) {
			if !slices.Contains(tables, c.table) && !slices.Contains(askers, c.table) {
				others[c.table] = append(others[c.table], c)
			}
		}
		Expect(len(others)).To(BeNumerically(">", 40))
		for table, all := range others {
			written := 0
			for _, c := range all {
				for _, to := range c.others() {
					_, err := f.rows.ExecContext(ctx, fmt.Sprintf("UPDATE %[1]s SET %[2]q = %[3]s WHERE store_id = $1", table, c.name, to), f.shop.StoreID)
					if err == nil {
						written++
						break
					}
				}
			}
			if written > 0 {
				Expect(f.all(f.plain)).To(Equal(before), table)
			}
		}
	})
})

// askers lists the tables that identify the caller. Every request reads these tables.
var askers = []string{"customers", "accounts", "carts", "cart_items", "sessions", "store_keys", "storefront_versions"}

// columns returns the columns of all store tables except logs, each with its type and constraints.
func columns(ctx context.Context, rows *sql.DB) (all []column) {
	GinkgoHelper()
	found, err := rows.QueryContext(ctx, `SELECT c.relname, a.attname, format_type(a.atttypid, NULL),
			coalesce((SELECT string_agg(pg_get_constraintdef(k.oid), ' ') FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype = 'c' AND a.attnum = ANY(k.conkey)), '')
		FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND a.attidentity = ''
		WHERE c.relkind = 'r' AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace AND a.attname NOT IN ('store_id', 'id')
			AND EXISTS (SELECT FROM pg_attribute s WHERE s.attrelid = c.oid AND s.attname = 'store_id')
		ORDER BY c.relname, a.attnum`)
	Expect(err).NotTo(HaveOccurred())
	defer found.Close()
	for found.Next() {
		var c column
		Expect(found.Scan(&c.table, &c.name, &c.kind, &c.words)).To(Succeed())
		all = append(all, c)
	}
	return all
}
