package store_test

import (
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A storefront's list of products by units sold", storetest.Plans, func() {
	const pause = 6 * time.Minute // longer than the delay after which sales are counted
	var (
		t        *checkoutStore
		tomorrow domain.Date // the store's next day; specs start at its noon, so none crosses midnight
	)
	BeforeEach(func(ctx SpecContext) {
		t = newCheckoutStore(ctx)
		zone, err := time.LoadLocation("Pacific/Auckland")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Timezone: new(zone.String())}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		tomorrow = domain.DateAt(t.Clock.Now(), zone).Add(1)
		t.Clock.Advance(tomorrow.At(12, zone).Sub(t.Clock.Now()))
	})
	sell := func(ctx context.Context, t *checkoutStore, sku string, quantity int) *ordering.Order {
		GinkgoHelper()
		o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: sku, Quantity: quantity}},
			ShippingAddress: torstrasse, ShippingMethodID: &t.method, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}})
		Expect(err).NotTo(HaveOccurred())
		return o
	}
	// at returns the cursor with another position in the list.
	at := func(cursor, value string, id int64) string {
		GinkgoHelper()
		raw, err := base64.RawURLEncoding.DecodeString(cursor)
		Expect(err).NotTo(HaveOccurred())
		var c map[string]any
		Expect(json.Unmarshal(raw, &c)).To(Succeed())
		c["v"], c["i"] = value, id
		raw, err = json.Marshal(c)
		Expect(err).NotTo(HaveOccurred())
		return base64.RawURLEncoding.EncodeToString(raw)
	}
	// counted advances the clock by some minutes and counts the sales.
	counted := func(ctx context.Context, t *checkoutStore) {
		GinkgoHelper()
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		t.Clock.Advance(pause)
		Expect(t.Report.CountSales(ctx)).To(Succeed())
	}
	list := func(ctx context.Context, t *checkoutStore, f catalog.StorefrontFilter, q domain.PageQuery) domain.Page[catalog.Card] {
		GinkgoHelper()
		page, _, err := t.As(domain.Actor{Kind: domain.ActorCustomer, StoreID: t.store.ID}).StorefrontProducts(ctx, f, q, nil, nil)
		Expect(err).NotTo(HaveOccurred())
		return page
	}
	names := func(page domain.Page[catalog.Card]) (out []string) {
		for _, c := range page.Items {
			out = append(out, strings.TrimPrefix(c.Product.Name, "Good "))
		}
		return out
	}
	best := func(ctx context.Context, t *checkoutStore) string {
		GinkgoHelper()
		return strings.Join(names(list(ctx, t, catalog.StorefrontFilter{}, domain.PageQuery{Number: 1, Size: 50, Sort: "-bestSelling"})), " ")
	}
	units := func(ctx context.Context, t *checkoutStore) string {
		GinkgoHelper()
		var text string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT coalesce(string_agg(units::text, ' ' ORDER BY product_id), '') FROM product_units_sold WHERE store_id = $1", t.store.ID).Scan(&text)).To(Succeed())
		return text
	}

	It("contains every product, sorted by units sold, then the newest first", func(ctx SpecContext) {
		for _, sku := range []string{"A", "B", "C", "D"} {
			t.good(ctx, sku, 50)
		}
		Expect(best(ctx, t)).To(Equal("D C B A"))
		sell(ctx, t, "B", 2)
		sell(ctx, t, "A", 3)
		sell(ctx, t, "D", 1)
		sell(ctx, t, "B", 1)
		counted(ctx, t)
		t.good(ctx, "E", 50)
		Expect(best(ctx, t)).To(Equal("B A D E C"))
		Expect(units(ctx, t)).To(Equal("3 3 0 1 0"))
		for sort, all := range map[string][]string{"-bestSelling": {"B", "A", "D", "E", "C"}, "bestSelling": {"C", "E", "D", "A", "B"}} {
			var pages, walked []string
			for n := 1; n <= 3; n++ {
				pages = append(pages, names(list(ctx, t, catalog.StorefrontFilter{}, domain.PageQuery{Number: n, Size: 2, Sort: sort}))...)
			}
			storetest.Follow(5, func(cursor string) string {
				page := list(ctx, t, catalog.StorefrontFilter{}, domain.PageQuery{Number: 1, Size: 2, Sort: sort, Cursor: cursor})
				walked = append(walked, names(page)...)
				return page.NextCursor
			})
			Expect([][]string{pages, walked}).To(Equal([][]string{all, all}), sort)
		}

		By("a collection is sorted in the same order")
		order, name := catalog.OrderBestSelling, "Picks"
		p := list(ctx, t, catalog.StorefrontFilter{}, domain.PageQuery{Number: 1, Size: 50, Sort: "name"}).Items
		picks, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: &name, SortOrder: &order, ProductIDs: []int64{p[2].Product.ID, p[3].Product.ID, p[0].Product.ID}})
		Expect(err).NotTo(HaveOccurred())
		Expect(names(list(ctx, t, catalog.StorefrontFilter{CollectionID: []int64{picks.ID}}, domain.PageQuery{Number: 1, Size: 50}))).To(Equal([]string{"A", "D", "C"}))

		By("deleted products are omitted")
		bare, draft := "Bare", catalog.ProductDraft
		gone, err := t.Catalog.CreateProduct(ctx, another(t.actor), catalog.ProductInput{Name: &bare, Status: &draft})
		Expect(err).NotTo(HaveOccurred())
		Expect(units(ctx, t)).To(Equal("3 3 0 1 0 0"))
		_, err = t.Data.SQL.ExecContext(ctx, "DELETE FROM products WHERE id = $1", gone.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(units(ctx, t)).To(Equal("3 3 0 1 0"))
	})

	It("counts the edited quantities of an order, omits canceled orders, and never falls below zero", func(ctx SpecContext) {
		t.good(ctx, "A", 50)
		t.good(ctx, "B", 50)
		edit := func(o *ordering.Order, quantity int, more ...ordering.OrderItem) {
			GinkgoHelper()
			read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: append(more, ordering.OrderItem{LineID: o.Lines[0].ID, Quantity: quantity})}, domain.Expect{Body: &read.Version})
			Expect(err).NotTo(HaveOccurred())
		}
		old := sell(ctx, t, "A", 5)
		t.Clock.Advance(20 * 24 * time.Hour)
		kept, canceled := sell(ctx, t, "B", 2), sell(ctx, t, "B", 9)
		counted(ctx, t)
		Expect(units(ctx, t)).To(Equal("5 11"))
		_, err := t.Ordering.CancelOrder(ctx, another(t.actor), canceled.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		edit(kept, 3, ordering.OrderItem{SKU: "A", Quantity: 1})
		counted(ctx, t)
		Expect(units(ctx, t)).To(Equal("6 3"))
		Expect(best(ctx, t)).To(Equal("A B"))
		t.Clock.Advance(9 * 24 * time.Hour)
		edit(old, 1)
		counted(ctx, t)
		Expect(units(ctx, t)).To(Equal("2 3"))
		t.Clock.Advance(24 * time.Hour)
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		Expect(units(ctx, t)).To(Equal("0 3"), "what was taken back is still there, what it was taken of is not")
	})

	It("drops sales after thirty days in the store's time zone, even if nothing else is sold", func(ctx SpecContext) {
		t.good(ctx, "A", 50)
		t.good(ctx, "B", 50)
		zone, err := time.LoadLocation("Pacific/Auckland")
		Expect(err).NotTo(HaveOccurred())
		sell(ctx, t, "A", 2)
		counted(ctx, t)
		counted(ctx, t)
		Expect(best(ctx, t)).To(Equal("A B"))
		t.Clock.Advance(tomorrow.Add(catalog.SoldDays).At(0, zone).Add(-time.Hour).Sub(t.Clock.Now()))
		due, err := t.Data.Repo.ClaimSales(ctx, 9)
		Expect(err).NotTo(HaveOccurred())
		Expect(due).To(BeEmpty(), "nothing is to be counted on the days before")
		Expect(units(ctx, t)).To(Equal("2 0"))
		t.Clock.Advance(time.Hour)
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		Expect(units(ctx, t)).To(Equal("0 0"))
		Expect(best(ctx, t)).To(Equal("B A"))
		Expect(t.count(ctx, "SELECT count(*) FROM sales_counts WHERE store_id = $1 AND units_due IS NULL", t.store.ID)).To(Equal(1), "nothing is sold that could be forgotten")
	})

	It("lags at most a few minutes during many sales, and rewrites only changed figures", func(ctx SpecContext) {
		t.good(ctx, "A", 50)
		t.good(ctx, "B", 50)
		sell(ctx, t, "B", 1)
		counted(ctx, t)
		written := func() string {
			var text string
			Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT string_agg(xmin::text, ' ' ORDER BY product_id) FROM product_units_sold").Scan(&text)).To(Succeed())
			return text
		}
		before := written()
		for range 9 { // each iteration sells a unit and takes half a minute
			sell(ctx, t, "A", 1)
			t.Clock.Advance(30 * time.Second)
			Expect(t.Report.CountSales(ctx)).To(Succeed())
			Expect(written()).To(Equal(before))
		}
		for range 3 {
			t.Clock.Advance(30 * time.Second)
			Expect(t.Report.CountSales(ctx)).To(Succeed())
		}
		Expect(units(ctx, t)).To(Equal("9 1"))
		after := written()
		Expect(strings.Fields(after)[0]).NotTo(Equal(strings.Fields(before)[0]))
		Expect(strings.Fields(after)[1]).To(Equal(strings.Fields(before)[1]))
		t.Clock.Advance(time.Hour)
		counted(ctx, t)
		Expect(written()).To(Equal(after))
	})

	It("counts each store's sales separately, for any number of concurrent counts", func(ctx SpecContext) {
		other := t.beside(ctx, "beside")
		for _, s := range []*checkoutStore{t, other} {
			s.good(ctx, "A", 50)
			s.good(ctx, "B", 50)
		}
		sell(ctx, t, "A", 2)
		sell(ctx, other, "B", 7)
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		sell(ctx, t, "A", 1)
		sell(ctx, t, "B", 4)
		t.Clock.Advance(pause)
		Expect(together(6, func(int) error { _, err := t.Data.Repo.CountSales(ctx, domain.System(t.store.ID)); return err })).To(Equal(map[domain.Code]int{"": 6}))
		counted(ctx, t)
		Expect([]string{units(ctx, t), units(ctx, other)}).To(Equal([]string{"3 4", "0 7"}))
		Expect(together(4, func(int) error { return t.Report.CountSales(ctx) })).To(Equal(map[domain.Code]int{"": 4}))
		Expect([]string{units(ctx, t), units(ctx, other)}).To(Equal([]string{"3 4", "0 7"}))
	})

	It("does not change during a recount of all years, and is correct right after the recount", func(ctx SpecContext) {
		t.good(ctx, "A", 50)
		t.good(ctx, "B", 50)
		old := sell(ctx, t, "A", 3)
		_, err := t.Data.SQL.ExecContext(ctx, "UPDATE orders SET order_date = order_date - interval '200 days' WHERE id = $1", old.ID)
		Expect(err).NotTo(HaveOccurred())
		sell(ctx, t, "B", 2)
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		Expect(units(ctx, t)).To(Equal("0 2"), "the first count ends with them")
		zone := "America/Los_Angeles"
		_, err = t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Timezone: &zone}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		sell(ctx, t, "A", 4)
		Expect(t.Data.Repo.ClaimSales(ctx, 9)).To(Equal([]int64{t.store.ID}))
		for more := true; more; {
			Expect(units(ctx, t)).To(Equal("0 2"))
			more, err = t.Data.Repo.CountSales(ctx, domain.System(t.store.ID))
			Expect(err).NotTo(HaveOccurred())
		}
		Expect(units(ctx, t)).To(Equal("4 2"))
	})

	It("neither repeats nor skips a product if the sold units change between two pages", func(ctx SpecContext) {
		r := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 337))
		var stay []string
		for i := range 24 {
			p := t.good(ctx, fmt.Sprint("P", i), 5)
			if i%3 > 0 {
				stay = append(stay, fmt.Sprint("P", i))
			}
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE product_units_sold SET units = $2 WHERE product_id = $1", p.ID, r.IntN(6))
			Expect(err).NotTo(HaveOccurred())
		}
		var seen []string
		storetest.Follow(30, func(cursor string) string {
			page := list(ctx, t, catalog.StorefrontFilter{}, domain.PageQuery{Number: 1, Size: 3, Sort: "-bestSelling", Cursor: cursor})
			seen = append(seen, names(page)...)
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE product_units_sold u SET units = floor(random() * 6) FROM products p WHERE p.id = u.product_id AND substr(p.name, 7)::int % 3 = 0")
			Expect(err).NotTo(HaveOccurred())
			return page.NextCursor
		})
		seen = slices.DeleteFunc(seen, func(name string) bool { return !slices.Contains(stay, name) })
		Expect(seen).To(ConsistOf(stay))
	})

	It("reads few rows beyond those it shows and counts", func(ctx SpecContext) {
		t.good(ctx, "A", 50)
		t.good(ctx, "B", 50)
		sell(ctx, t, "B", 1)
		rare := func(then, otherwise string) string {
			return "CASE WHEN i % 400 = 1 THEN " + then + " ELSE " + otherwise + " END"
		}
		t.multiply(ctx, listed, "products", map[string]string{"slug": "i::text", "external_id": "NULL", "name": "'Good ' || i", "brand": rare("'Rare'", "'Common'"), "tags": rare(`'["rare"]'::jsonb`, `'["common"]'`),
			"shop_search": rare("'rare'", "'common'"), "type": rare("'GIFT_CARD'", "'PHYSICAL'"), "created_on": "x.created_on - i * interval '1 minute'"})
		t.multiply(ctx, listed, "variants", map[string]string{"product_id": "i", "sku": "i::text", "external_id": "NULL", "barcode": "NULL", "sort_name": "'Good ' || i"})
		t.multiply(ctx, listed, "stocks", map[string]string{"variant_id": "i", "product_id": "i", "on_hand": rare("0", "9"), "reserved": "0"})
		t.multiply(ctx, listed, "prices", map[string]string{"variant_id": "i"})
		t.multiply(ctx, listed, "product_prices", map[string]string{"product_id": "i"})
		t.multiply(ctx, listed, "product_units_sold", map[string]string{"product_id": "i", "units": "i % 3"})
		t.multiply(ctx, listed, "orders", map[string]string{"order_number": "i", "cart_id": "NULL", "external_id": "NULL"})
		t.multiply(ctx, listed, "order_lines", map[string]string{"order_id": "i", "product_id": "i"})
		_, err := t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		name, order := "Picks", catalog.OrderBestSelling
		picks, err := t.Catalog.CreateCollection(ctx, another(t.actor), catalog.CollectionInput{Name: &name, SortOrder: &order, ProductIDs: []int64{1_000_001, 1_000_003, 1_000_002}})
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		yes, no := true, false
		for i, of := range []struct {
			filter catalog.StorefrontFilter
			rows   int
		}{
			{catalog.StorefrontFilter{}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{Brand: "common"}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{Brand: "rare"}, listed / 400},
			{catalog.StorefrontFilter{Tag: []string{"common"}}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{Tag: []string{"rare"}}, listed / 400},
			{catalog.StorefrontFilter{Type: []catalog.ProductType{catalog.GiftCard}}, listed / 400},
			{catalog.StorefrontFilter{InStock: &yes}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{InStock: &no}, listed / 400},
			{catalog.StorefrontFilter{ProductIDs: []int64{1_000_005, 1_000_007}}, 2},
			{catalog.StorefrontFilter{CollectionID: []int64{picks.ID}}, 3},
		} {
			for _, sort := range []string{"bestSelling", "-bestSelling"} {
				first, _, err := db.As(domain.System(t.store.ID)).StorefrontProducts(ctx, of.filter, domain.PageQuery{Number: 1, Size: 1, Sort: sort}, nil, nil)
				Expect(err).NotTo(HaveOccurred())
				middle := at(first.NextCursor, "1", 1_010_002)
				for _, q := range []domain.PageQuery{{Number: 1, Size: 20}, {Number: 5, Size: 20}, {Number: 1, Size: 20, Cursor: middle}} {
					q.Sort = sort
					plans()
					page, _, err := db.As(domain.System(t.store.ID)).StorefrontProducts(ctx, of.filter, q, nil, nil)
					Expect(err).NotTo(HaveOccurred())
					if q.Cursor == "" {
						Expect(page.TotalCount).To(BeNumerically("~", of.rows, 2), "%+v", of.filter)
					}
					told := plans()
					if i == 0 {
						order, behind, ids, expected := "units, product_id", "true", "", ""
						if sort == "-bestSelling" {
							order = "units DESC, product_id DESC"
						}
						if q.Cursor != "" {
							behind = map[bool]string{true: "(units, product_id) < (1, 1010002)", false: "(units, product_id) > (1, 1010002)"}[sort == "-bestSelling"]
						}
						Expect(t.Data.SQL.QueryRowContext(ctx, fmt.Sprintf("SELECT string_agg(product_id::text, ' ') FROM (SELECT product_id FROM product_units_sold WHERE %s ORDER BY %s LIMIT 20 OFFSET %d) x",
							behind, order, (q.Number-1)*20)).Scan(&expected)).To(Succeed())
						for _, c := range page.Items {
							ids += " " + domain.Itoa(c.Product.ID)
						}
						Expect(ids).To(Equal(" "+expected), "%+v", q)
						Expect(page.NextCursor).NotTo(BeEmpty(), "%+v", q)
					}
					for _, plan := range told {
						Expect(rowsRead(plan)).To(BeNumerically("<=", 3*domain.ExactCount), "%+v by %q\n%s", of.filter, sort, plan)
					}
				}
			}
		}
	})
})
