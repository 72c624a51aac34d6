package store_test

import (
	"fmt"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("A list of orders, customers or events", storetest.Plans, func() {
	It("reads few rows beyond those it shows and counts, for every filter and sort order", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		rare := func(n int, then, otherwise string) string {
			return fmt.Sprintf("CASE WHEN i %% 400 = %d THEN %s ELSE %s END", n, then, otherwise)
		}
		var paid int64
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT id FROM orders WHERE placed_on IS NOT NULL ORDER BY id DESC LIMIT 1").Scan(&paid)).To(Succeed())
		_, _, err := t.Ordering.RefundOrder(ctx, another(t.actor), paid, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.MustAmount("1.00"))})
		Expect(err).NotTo(HaveOccurred())
		t.multiply(ctx, listed, "customers", map[string]string{"email": "i::text", "account_id": "NULL", "external_id": "NULL", "status": rare(1, "'BANNED'", "'ACTIVE'"), "email_verified": rare(2, "true", "false"), "created_on": "x.created_on - i * interval '1 minute'"})
		t.multiply(ctx, listed, "orders", map[string]string{"order_number": "i", "cart_id": "NULL", "external_id": "NULL", "customer_id": "i", "order_date": "x.order_date - i * interval '1 minute'",
			"fulfillment_status": rare(6, "'UNFULFILLED'", "'FULFILLED'"), "source": rare(2, "'API'", "'STOREFRONT'"), "currency_code": rare(3, "'CHF'", "x.currency_code"), "status": rare(4, "'CANCELLED'", "'COMPLETED'"),
			"shipping_address": rare(5, `'{"countryCode": "PT"}'`, "x.shipping_address")})
		t.multiply(ctx, 2000, "refunds", map[string]string{"refund_number": "i", "order_id": "i", "refunded_on": "x.refunded_on - i * interval '1 minute'"})
		t.multiply(ctx, listed, "customer_last_orders", map[string]string{"customer_id": "i",
			"last_order_on": "(SELECT o.order_date FROM orders o WHERE o.store_id = x.store_id AND o.customer_id = i AND o.placed_on IS NOT NULL)"})
		_, err = t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		reader := db.As(domain.System(t.store.ID))
		var many []string
		held := func(what string, rows, expected int64, err error) {
			GinkgoHelper()
			Expect(err).NotTo(HaveOccurred(), what)
			Expect(rows).To(Equal(expected), what)
			told := plans()
			Expect(told).NotTo(BeEmpty(), what)
			for _, plan := range told {
				if n := rowsRead(plan); n > domain.ExactCount+300 {
					many = append(many, fmt.Sprintf("%s reads %d rows:\n%s\n", what, n, plan))
				}
			}
		}
		for _, f := range []ordering.OrderFilter{
			{Source: []ordering.OrderSource{ordering.FromAPI}}, {CurrencyCode: []domain.Currency{"CHF"}}, {Status: []ordering.OrderStatus{ordering.OrderCancelled}}, {ShippingCountryCode: []string{"PT"}},
		} {
			page, err := reader.Orders(ctx, f, domain.PageQuery{Number: 1, Size: 20, Sort: "-orderDate"})
			held(fmt.Sprintf("%+v", f), page.TotalCount, listed/400, err)
		}
		for _, f := range []ordering.OrderFilter{{Source: []ordering.OrderSource{ordering.FromMCP}}, {CurrencyCode: []domain.Currency{"JPY"}}, {ShippingCountryCode: []string{"IS"}}} {
			page, err := reader.Orders(ctx, f, domain.PageQuery{Number: 1, Size: 20, Sort: "-orderDate"})
			held(fmt.Sprintf("%+v", f), page.TotalCount, 0, err)
		}
		for _, sort := range []string{"lastOrderOn", "-lastOrderOn"} {
			page, err := reader.Customers(ctx, customer.CustomerFilter{}, domain.PageQuery{Number: 3, Size: 20, Sort: sort})
			held(sort, page.TotalCount, domain.ExactCount+1, err)
			Expect(page.TotalIsEstimate).To(BeTrue())
			next, err := reader.Customers(ctx, customer.CustomerFilter{}, domain.PageQuery{Cursor: page.NextCursor, Size: 20, Sort: sort})
			held(sort+" behind a cursor", next.TotalCount, domain.ExactCount+1, err)
			Expect(next.Items[0].ID).NotTo(Equal(page.Items[19].ID))
		}
		for _, text := range []string{"qxzq", "zqxz"} {
			for range 8 { // PostgreSQL may use a generic plan from the sixth run on
				page, err := reader.Orders(ctx, ordering.OrderFilter{Search: text}, domain.PageQuery{Number: 1, Size: 20, Sort: "-orderDate"})
				held("orders with "+text, page.TotalCount, 0, err)
			}
		}
		// If all rows contain a word, the list is read in its order instead of the word's index. Of several
		// words, the index looks up a rare one.
		var domainName string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT split_part(email, '@', 2) FROM orders ORDER BY id DESC LIMIT 1").Scan(&domainName)).To(Succeed())
		all, err := reader.Orders(ctx, ordering.OrderFilter{Search: "@" + domainName}, domain.PageQuery{Number: 1, Size: 20, Sort: "-orderDate"})
		held("orders with a word of all", all.TotalCount, domain.ExactCount+1, err)
		none, err := reader.Orders(ctx, ordering.OrderFilter{Search: "nobody-77@" + domainName}, domain.PageQuery{Number: 1, Size: 20, Sort: "-orderDate"})
		held("orders with a word of none", none.TotalCount, 0, err)
		// The newest customers may share words, for instance after an import. A word is rare only if it is rare
		// among rows of any age.
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE customers SET email = 'import-' || id, first_name = 'Import', last_name = 'List' WHERE store_id = $1 AND id > (SELECT max(id) FROM customers WHERE store_id = $1) - 1500", t.store.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "SELECT gin_clean_pending_list('customers_by_search')") // autovacuum does this over time
		Expect(err).NotTo(HaveOccurred())
		plans()
		imported, err := reader.Customers(ctx, customer.CustomerFilter{Search: "keller-77x5y"}, domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"})
		held("customers with a name that the newest do not have", imported.TotalCount, 0, err)
		// Nearly all orders contain this word. A refund is found by a copy of its order's text.
		refunds, err := reader.Refunds(ctx, ordering.RefundFilter{Search: "@" + domainName}, domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(refunds.TotalCount).To(BeEquivalentTo(domain.ExactCount + 1))
		for _, plan := range plans() {
			if strings.Contains(plan, "on refunds") {
				Expect(plan).NotTo(ContainSubstring("on orders"), "one order is read for each refund")
			}
		}
		verified := true
		known, err := reader.Customers(ctx, customer.CustomerFilter{EmailVerified: &verified}, domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"})
		held("whose address is verified", known.TotalCount, listed/400, err)
		orders, err := reader.Orders(ctx, ordering.OrderFilter{ShippingMethodID: []int64{1 << 40}}, domain.PageQuery{Number: 1, Size: 20, Sort: "-orderDate"})
		held("no shipping method", orders.TotalCount, 0, err)
		open, err := reader.UnfulfilledCount(ctx)
		held("orders to ship", open.Unfulfilled, listed/400+1, err)
		page, err := reader.Customers(ctx, customer.CustomerFilter{Status: []customer.CustomerStatus{customer.CustomerBanned}}, domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"})
		held("banned", page.TotalCount, listed/400, err)
		Expect(many).To(BeEmpty(), strings.Join(many, "\n"))
		totals, err := reader.OrderTotals(ctx, ordering.OrderFilter{Search: "@" + domainName})
		Expect(err).NotTo(HaveOccurred())
		Expect(totals.Count).To(BeEquivalentTo(listed+1), "totals are of all that match, however many")
		deep, err := reader.Customers(ctx, customer.CustomerFilter{}, domain.PageQuery{Number: 80, Size: 100, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(deep.TotalCount).To(BeEquivalentTo(8001), "as many as there are on the pages before, at least")

		By("counting sales takes a limited number of steps, at first and after many changes")
		due, err := db.ClaimSales(ctx, 10)
		Expect(err).NotTo(HaveOccurred())
		Expect(due).To(ConsistOf(t.store.ID))
		for _, way := range []string{"rebuild", "change"} {
			plans()
			steps := 1
			for more := true; more; steps++ {
				Expect(steps).To(BeNumerically("<", 20), way)
				more, err = db.CountSales(ctx, domain.System(t.store.ID))
				Expect(err).NotTo(HaveOccurred(), way)
			}
			counts := 0
			for _, plan := range plans() {
				if strings.Contains(plan, "INSERT INTO sales_") {
					counts++
					Expect(rowsRead(plan)).To(BeNumerically("<=", listed/2), plan)
				}
			}
			Expect(counts).To(BeNumerically(">=", 4), way)
			Expect(t.count(ctx, "SELECT sum(orders) FROM sales_days")).To(Equal(t.count(ctx, "SELECT count(*) FROM orders WHERE status <> 'CANCELLED'")), way)
			_, err = t.Data.SQL.ExecContext(ctx, "DELETE FROM sales_days")
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Data.SQL.ExecContext(ctx, "UPDATE sales_counts SET counted_to = 'epoch'")
			Expect(err).NotTo(HaveOccurred())
		}

		// If only many old orders have a value, the search is complete. The sums contain all these orders, and
		// the list starts with the first of them in any sort order.
		_, err = t.Data.SQL.ExecContext(ctx, `SET LOCAL statement_timeout = 0; UPDATE orders SET tags = '["old"]' WHERE id <= (SELECT id FROM orders WHERE placed_on IS NOT NULL ORDER BY id OFFSET 11999 LIMIT 1) AND placed_on IS NOT NULL`)
		Expect(err).NotTo(HaveOccurred())
		first := t.count(ctx, `SELECT id FROM orders WHERE tags = '["old"]' ORDER BY id LIMIT 1`)
		tagged, err := reader.OrderTotals(ctx, ordering.OrderFilter{Tag: []string{"old"}})
		Expect(err).NotTo(HaveOccurred())
		Expect(tagged.Count).To(BeEquivalentTo(12_000))
		old, err := reader.Orders(ctx, ordering.OrderFilter{Tag: []string{"old"}}, domain.PageQuery{Number: 1, Size: 20, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(old.Items[0].ID).To(BeEquivalentTo(first))
	})

	It("reads few events when it filters by successful deliveries and no delivery exists", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		tx, err := t.Data.Repo.Begin(ctx, domain.System(t.store.ID))
		Expect(err).NotTo(HaveOccurred())
		for range 2 * domain.ExactCount {
			Expect(tx.Record(ctx, []repo.WebhookEvent{{ID: t.Clock.NewID(), Type: domain.OrderCreated, ObjectType: "order", ObjectID: 1, ObjectVersion: 1, Action: "x",
				ActorType: domain.ActorSystem, APIVersion: domain.APIVersion, Payload: "{}", CreatedOn: t.Clock.Now()}})).To(Succeed())
		}
		Expect(tx.Commit()).To(Succeed())
		_, err = t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		page, err := db.As(domain.System(t.store.ID)).WebhookEvents(ctx, webhook.WebhookEventFilter{DeliveryStatus: []webhook.DeliveryStatus{webhook.DeliverySucceeded}}, domain.PageQuery{Number: 1, Size: 20, Sort: "-sequence"})
		Expect(err).NotTo(HaveOccurred())
		Expect(page.Items).To(BeEmpty())
		told := plans()
		Expect(told).To(ContainElement(ContainSubstring("webhook_events")))
		for _, plan := range told {
			Expect(rowsRead(plan)).To(BeNumerically("<=", domain.ExactCount), plan)
		}
	})

	It("sorts customers by the date of their last order", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.subscribe(ctx, t.card(ctx, "pm_card_visa"))
		mia := t.mia.ID
		t.customer(ctx, "other@example.com")
		other := t.mia.ID
		kept := func(id int64) (same bool) {
			Expect(t.Data.SQL.QueryRowContext(ctx, `SELECT last_order_on = coalesce((SELECT max(order_date) FROM orders WHERE customer_id = $1 AND placed_on IS NOT NULL), 'epoch')
				FROM customer_last_orders WHERE customer_id = $1`, id).Scan(&same)).To(Succeed())
			return same
		}
		first := func() int64 {
			page, err := t.As(domain.System(t.store.ID)).Customers(ctx, customer.CustomerFilter{}, domain.PageQuery{Number: 1, Size: 5, Sort: "-lastOrderOn"})
			Expect(err).NotTo(HaveOccurred())
			return page.Items[0].ID
		}
		Expect([]bool{kept(mia), kept(other)}).To(Equal([]bool{true, true}))
		Expect(first()).To(Equal(mia))
		for _, change := range []string{"order_date = order_date - interval '1 day'", fmt.Sprintf("customer_id = %d", other), "order_date = order_date + interval '1 day'"} {
			_, err := t.Data.SQL.ExecContext(ctx, "UPDATE orders SET "+change+" WHERE placed_on IS NOT NULL")
			Expect(err).NotTo(HaveOccurred())
			Expect([]bool{kept(mia), kept(other)}).To(Equal([]bool{true, true}), change)
		}
		Expect(first()).To(Equal(other), "the order is theirs by now")
	})
})

var _ = Describe("A list of products or their variants", storetest.Plans, func() {
	by := func(sort string) domain.PageQuery { return domain.PageQuery{Number: 1, Size: 20, Sort: sort} }

	It("reads few rows beyond those it shows and counts", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.multiply(ctx, listed, "products", map[string]string{"slug": "i::text", "external_id": "NULL", "status": "'ACTIVE'", "subscription_only": "false", "name": "'Good ' || i", "list_prices": `'{"EUR": 5}'`, "special_prices": "false",
			"search": "'good ' || i || E'\\nacme'", "shop_search": "'good ' || i || E'\\nacme'"})
		t.multiply(ctx, listed, "variants", map[string]string{"product_id": "i", "sku": "i::text", "external_id": "NULL", "barcode": "NULL", "sort_name": "'Good ' || i"})
		t.multiply(ctx, listed, "stocks", map[string]string{"variant_id": "i", "product_id": "i", "tracked": "i % 400 = 1", "on_hand": "0", "reserved": "0", "policy": "'DENY'", "low_threshold": "NULL"})
		t.multiply(ctx, listed, "prices", map[string]string{"variant_id": "i"})
		_, err := t.Data.SQL.ExecContext(ctx, `SET LOCAL statement_timeout = 0; SELECT gin_clean_pending_list(name) FROM unnest(ARRAY['products_by_search', 'products_by_shop_search', 'variants_by_search']::regclass[]) AS name; ANALYZE`) // autovacuum does this over time
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		for _, sort := range []string{"name", "-name", "sku", "-sku"} {
			page, err := db.As(domain.System(t.store.ID)).Browse(ctx, catalog.BrowseFilter{}, by(sort))
			Expect(err).NotTo(HaveOccurred())
			Expect(page.Items).To(HaveLen(20), sort)
			Expect(page.TotalIsEstimate).To(BeTrue(), sort)
			for _, plan := range plans() {
				Expect(rowsRead(plan)).To(BeNumerically("<=", 5*domain.ExactCount), "%s\n%s", sort, plan)
			}
		}
		reader, first := db.As(domain.System(t.store.ID)), domain.PageQuery{Number: 1, Size: 20, Sort: "-createdOn"}
		plans()
		for _, list := range []struct {
			filter catalog.ProductFilter
			rows   int
		}{
			{catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.InStock}}, domain.ExactCount + 1},
			{catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.LowStock}}, 0},
			{catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.OutOfStock}}, 50},
			{catalog.ProductFilter{Status: []catalog.ProductStatus{catalog.ProductArchived}}, 0},
			{catalog.ProductFilter{Type: []catalog.ProductType{catalog.GiftCard}}, 0},
		} {
			page, _, err := reader.Products(ctx, list.filter, first)
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(BeEquivalentTo(list.rows), "%+v", list.filter)
			for _, plan := range plans() {
				Expect(rowsRead(plan)).To(BeNumerically("<=", 2*domain.ExactCount), "%+v\n%s", list.filter, plan)
			}
		}
		for orderable, rows := range map[bool]int{true: domain.ExactCount + 1, false: 50} {
			page, err := reader.Browse(ctx, catalog.BrowseFilter{Orderable: &orderable}, by("name"))
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(BeEquivalentTo(rows), "%v", orderable)
			for _, plan := range plans() {
				Expect(rowsRead(plan)).To(BeNumerically("<=", 5*domain.ExactCount), "%v\n%s", orderable, plan)
			}
			shop, _, err := reader.StorefrontProducts(ctx, catalog.StorefrontFilter{InStock: &orderable}, domain.PageQuery{Number: 1, Size: 20}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(shop.TotalCount).To(BeEquivalentTo(rows), "%v", orderable)
			for _, plan := range plans() {
				Expect(rowsRead(plan)).To(BeNumerically("<=", 5*domain.ExactCount), "%v\n%s", orderable, plan)
			}
		}
		var name, sku string
		Expect(t.Data.SQL.QueryRowContext(ctx, "SELECT sort_name, sku FROM variants ORDER BY id DESC LIMIT 1").Scan(&name, &sku)).To(Succeed())
		for search, hits := range map[string]int{strings.ToUpper(name): 1, sku: 1, "nothing of it": 0, "ood": 20, sku + "  Good ": 1, "ood oo": 20, "o " + sku: 1} {
			page, err := db.As(domain.System(t.store.ID)).Browse(ctx, catalog.BrowseFilter{Search: search}, by("name"))
			Expect(err).NotTo(HaveOccurred())
			Expect(len(page.Items)).To(BeNumerically(">=", hits), search)
			Expect(len(page.Items) == 0).To(Equal(hits == 0), search)
			for _, plan := range plans() {
				Expect(rowsRead(plan)).To(BeNumerically("<=", 20*domain.ExactCount), "%s\n%s", search, plan)
			}
		}
		for search, hits := range map[string]int{"acme " + sku: 1, sku + " a  good": 1, "acme nothing": 0} {
			products, _, err := reader.Products(ctx, catalog.ProductFilter{Search: search}, first)
			Expect(err).NotTo(HaveOccurred())
			shop, _, err := reader.StorefrontProducts(ctx, catalog.StorefrontFilter{Search: search}, domain.PageQuery{Number: 1, Size: 20}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			for _, found := range []int{len(products.Items), len(shop.Items)} {
				Expect(found).To(BeNumerically(">=", hits), search)
				Expect(found == 0).To(Equal(hits == 0), search)
			}
			for _, plan := range plans() {
				Expect(rowsRead(plan)).To(BeNumerically("<=", 20*domain.ExactCount), "%s\n%s", search, plan)
			}
		}
	})

	It("includes products without an active variant, as out of stock", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		s.good(ctx, "SOLD", 1)
		disabled := s.good(ctx, "DISABLED", 1)
		_, err := s.Data.SQL.ExecContext(ctx, "UPDATE variants SET status = 'DISABLED' WHERE product_id = $1", disabled.ID)
		Expect(err).NotTo(HaveOccurred())
		name, draft := "Bare", catalog.ProductDraft
		bare, err := s.Catalog.CreateProduct(ctx, another(s.actor), catalog.ProductInput{Name: &name, Status: &draft})
		Expect(err).NotTo(HaveOccurred())
		page, _, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.OutOfStock}}, domain.PageQuery{Number: 1, Size: 20, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		var ids []int64
		for _, p := range page.Items {
			ids = append(ids, p.ID)
		}
		Expect(ids).To(Equal([]int64{disabled.ID, bare.ID}))
		in, _, err := s.As(s.actor).Products(ctx, catalog.ProductFilter{Stock: []catalog.StockStatus{catalog.InStock, catalog.LowStock}}, domain.PageQuery{Number: 1, Size: 20, Sort: "createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect(in.TotalCount).To(BeEquivalentTo(1))
	})

	It("is filtered by the state of the stock", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		p := s.good(ctx, "A", 1)
		for _, terms := range []string{"", "tracked = false", "policy = 'BACKORDER'", "policy = 'BACKORDER', backorder_limit = 2", "withdrawn = true", "low_threshold = 1", "low_threshold = 1, policy = 'BACKORDER', backorder_limit = 0"} {
			for _, there := range []string{"on_hand = 0", "on_hand = 1", "on_hand = 5, reserved = 5", "on_hand = 5, reserved = 4", "on_hand = 5, reserved = 2", "on_hand = 2147483647", "reserved = 3, policy = 'BACKORDER'"} {
				if strings.Contains(terms, "policy") && strings.Contains(there, "policy") {
					continue
				}
				_, err := s.Data.SQL.ExecContext(ctx, "UPDATE stocks SET tracked = true, policy = 'BACKORDER', backorder_limit = NULL, low_threshold = NULL, withdrawn = false, on_hand = 0, reserved = 0, min_quantity = 3")
				Expect(err).NotTo(HaveOccurred())
				change := strings.Trim(terms+", "+there, ", ")
				if !strings.Contains(change, "policy") {
					change += ", policy = 'DENY'"
				}
				_, err = s.Data.SQL.ExecContext(ctx, "UPDATE stocks SET "+change)
				Expect(err).NotTo(HaveOccurred(), change)
				var stock catalog.Stock
				var one, least, low bool
				Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT tracked, policy, backorder_limit, low_threshold, withdrawn, on_hand, reserved, sells_one, sells_least, is_low FROM stocks WHERE product_id = $1", p.ID).
					Scan(&stock.Tracked, &stock.Policy, &stock.BackorderLimit, &stock.LowThreshold, &stock.Withdrawn, &stock.OnHand, &stock.Reserved, &one, &least, &low)).To(Succeed())
				Expect([]bool{one, least, low}).To(Equal([]bool{stock.CanSell(1), stock.CanSell(3), stock.IsLow()}), change)
			}
		}
	})

	It("sorts by the current names of products and variants", func(ctx SpecContext) {
		s := newStockedStore(ctx)
		names := func() (all []string) {
			page, err := s.As(s.actor).Browse(ctx, catalog.BrowseFilter{}, by("name"))
			Expect(err).NotTo(HaveOccurred())
			for _, one := range page.Items {
				all = append(all, one.Variant.SKU)
			}
			return all
		}
		a, b := s.good(ctx, "A", 1), s.good(ctx, "B", 1)
		Expect(names()).To(Equal([]string{"A", "B"}))
		last, first := "Z", "0"
		_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), a.ID, domain.Expect{}, catalog.ProductInput{Name: &last})
		Expect(err).NotTo(HaveOccurred())
		Expect(names()).To(Equal([]string{"B", "A"}))
		_, err = s.Catalog.UpdateProduct(ctx, another(s.actor), b.ID, domain.Expect{}, catalog.ProductInput{Name: &last})
		Expect(err).NotTo(HaveOccurred())
		Expect(names()).To(Equal([]string{"A", "B"}))
		_, err = s.Data.SQL.ExecContext(ctx, "UPDATE variants SET name = $1 WHERE product_id = $2", first, b.ID)
		Expect(err).NotTo(HaveOccurred())
		_, err = s.Data.SQL.ExecContext(ctx, "UPDATE variants SET name = 'Y' WHERE product_id = $1", a.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(names()).To(Equal([]string{"B", "A"}))
	})
})

var _ = Describe("A storefront's list of products", storetest.Plans, func() {
	It("reads few rows beyond those it shows and counts, even for rare brands and tags", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		t.multiply(ctx, listed, "products", map[string]string{"slug": "i::text", "external_id": "NULL", "created_on": "x.created_on - i * interval '1 minute'", "status": "'ACTIVE'",
			"list_prices": `'{"EUR": 5}'`, "special_prices": "false", "brand": "CASE WHEN i % 400 = 1 THEN 'Rare' ELSE 'Common' END",
			"tags": `CASE WHEN i % 400 = 2 THEN '["Rare", "common"]' ELSE '["Common"]' END::jsonb`})
		_, err := t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		for _, list := range []struct {
			filter catalog.StorefrontFilter
			rows   int
		}{
			{catalog.StorefrontFilter{}, domain.ExactCount + 1},
			{catalog.StorefrontFilter{Brand: "RARE"}, listed / 400},
			{catalog.StorefrontFilter{Brand: "none"}, 0},
			{catalog.StorefrontFilter{Tag: []string{"RARE"}}, listed / 400},
			{catalog.StorefrontFilter{Tag: []string{"none", "rare"}}, listed / 400},
			{catalog.StorefrontFilter{Tag: []string{"none"}}, 0},
			{catalog.StorefrontFilter{Tag: []string{"COMMON"}}, domain.ExactCount + 1},
		} {
			plans()
			page, _, err := db.As(domain.System(t.store.ID)).StorefrontProducts(ctx, list.filter, domain.PageQuery{Number: 1, Size: 20}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(BeEquivalentTo(list.rows), "%+v", list.filter)
			for _, plan := range plans() {
				Expect(rowsRead(plan)).To(BeNumerically("<=", domain.ExactCount+300), "%+v\n%s", list.filter, plan)
			}
		}
	})
})

var _ = Describe("The audit log", storetest.Plans, func() {
	It("is listed by time and by object, and reads few rows beyond those it shows", func(ctx SpecContext) {
		t := newRenewalStore(ctx)
		name := "Oak"
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Name: &name}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		t.multiply(ctx, listed, "audit_logs", map[string]string{"object_id": "(i % 400)::text", "created_on": "x.created_on - i * interval '1 minute'", "home_store_id": fmt.Sprint(t.store.ID)})
		_, err = t.Data.SQL.ExecContext(ctx, "SET LOCAL statement_timeout = 0; ANALYZE audit_logs")
		Expect(err).NotTo(HaveOccurred())
		db, plans := t.explaining(ctx)
		reader := db.As(domain.System(t.store.ID))
		for _, f := range []domain.AuditFilter{{}, {ObjectID: []string{"77"}}} {
			for _, sort := range []string{"createdOn", "-createdOn"} {
				plans()
				page, err := reader.AuditLogs(ctx, f, domain.PageQuery{Number: 1, Size: 20, Sort: sort})
				Expect(err).NotTo(HaveOccurred())
				Expect(page.Items).To(HaveLen(20))
				next, err := reader.AuditLogs(ctx, f, domain.PageQuery{Cursor: page.NextCursor, Size: 20, Sort: sort})
				Expect(err).NotTo(HaveOccurred())
				Expect(next.Items[0].ID).NotTo(Equal(page.Items[19].ID))
				for _, plan := range plans() {
					Expect(rowsRead(plan)).To(BeNumerically("<=", domain.ExactCount+300), plan)
				}
			}
		}
	})
})
