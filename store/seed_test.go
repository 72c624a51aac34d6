package store_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
)

var _ = Describe("Seeding a store", Ordered, func() {
	var (
		s      *stockedStore
		orders []*ordering.Order
		told   map[string]int
	)

	BeforeAll(func(ctx SpecContext) {
		s = newStockedStore(ctx)
		told = map[string]int{}
		Expect(s.SeedStore(ctx, s.store.ID, store.Bulk{Products: 20, Customers: 30, Orders: 200,
			Progress: func(noun string, done, _ int) { told[noun] = done }})).To(Succeed())
		for number := 1; number <= 2; number++ {
			page, err := s.As(s.actor).Orders(ctx, ordering.OrderFilter{Brief: true}, domain.PageQuery{Number: number, Size: 100, Sort: "-orderDate"})
			Expect(err).NotTo(HaveOccurred())
			Expect(page.TotalCount).To(Equal(int64(200)))
			for _, o := range page.Items {
				whole, err := s.As(s.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
				Expect(err).NotTo(HaveOccurred())
				orders = append(orders, whole)
			}
		}
	})

	It("reports its progress", func() {
		Expect(told).To(Equal(map[string]int{"products": 20, "customers": 30, "orders": 200}))
	})

	It("creates products that the storefront shows and finds", func(ctx SpecContext) {
		guest := domain.Actor{Kind: domain.ActorCustomer, StoreID: s.store.ID}
		for search, all := range map[string]bool{"": true, "seed-": true, "nothing has this": false} {
			page, _, err := s.As(guest).StorefrontProducts(ctx, catalog.StorefrontFilter{Search: search}, domain.PageQuery{Number: 1, Size: 50}, nil, nil)
			Expect(err).NotTo(HaveOccurred())
			if all {
				Expect(page.Items).To(HaveLen(20), search)
				Expect(page.Items[0].InStock).To(BeTrue())
				Expect(page.Items[0].PriceFrom.Positive()).To(BeTrue())
			} else {
				Expect(page.Items).To(BeEmpty(), search)
			}
		}
	})

	It("creates orders whose lines add up and whose statuses match their ledgers", func() {
		fates := map[ordering.OrderStatus]int{}
		for _, o := range orders {
			fates[o.Status]++
			var subtotal, tax domain.Amount
			items := 0
			for _, l := range o.Lines {
				subtotal, tax, items = subtotal.Add(l.LineTotal), tax.Add(l.LineTax), items+l.Quantity
			}
			Expect(o.Lines).NotTo(BeEmpty())
			Expect(items).To(Equal(o.ItemCount))
			Expect(o.Subtotal.Equal(subtotal)).To(BeTrue())
			Expect(o.TaxTotal.Less(tax)).To(BeFalse()) // the rest of the tax is on shipping
			b := o.Balance()
			Expect(b.Captured.Equal(o.GrandTotal)).To(Equal(o.PaymentStatus == ordering.PaymentPaid))
			Expect(b.Due.IsZero()).To(Equal(o.PaymentStatus != ordering.PaymentPending))
			Expect([]string{o.PaidTotal.Fixed(2), o.RefundedTotal.Fixed(2), o.DueTotal.Fixed(2)}).To(Equal([]string{b.Captured.Fixed(2), b.Refunded.Fixed(2), b.Due.Fixed(2)}))
			for _, l := range o.Lines {
				Expect(l.FulfilledQuantity == l.Quantity).To(Equal(o.FulfillmentStatus == ordering.Fulfilled))
			}
		}
		Expect(fates).To(And(HaveKey(ordering.OrderCompleted), HaveKey(ordering.OrderOpen), HaveKey(ordering.OrderCancelled)))
	})

	It("reserves the units of orders that are not shipped", func(ctx SpecContext) {
		owed := 0
		for _, o := range orders {
			if o.FulfillmentStatus == ordering.Unfulfilled {
				owed += o.ItemCount
			}
		}
		var reserved int
		Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT sum(reserved) FROM stocks").Scan(&reserved)).To(Succeed())
		Expect(reserved).To(Equal(owed))
		var others int
		Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT count(*) FROM stock_movements WHERE actor_kind <> 'PLATFORM'").Scan(&others)).To(Succeed())
		Expect(others).To(BeZero())
	})

	It("creates paid orders that can be shipped", func(ctx SpecContext) {
		for _, o := range orders {
			if o.FulfillmentStatus == ordering.Unfulfilled && o.PaymentStatus == ordering.PaymentPaid {
				_, _, err := s.Ordering.FulfillOrder(ctx, another(s.actor), o.ID, ordering.Fulfillment{}, false)
				Expect(err).NotTo(HaveOccurred())
				return
			}
		}
		Fail("no order is to be shipped")
	})

	It("creates products with the same derived columns as commands do", func(ctx SpecContext) {
		var id int64 // the id of a product with three variants
		Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT product_id FROM variants GROUP BY 1 HAVING count(*) = 3 ORDER BY 1 LIMIT 1").Scan(&id)).To(Succeed())
		derived := func() (text string) {
			Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT jsonb_build_array(search, shop_search, list_prices, special_prices) FROM products WHERE id = $1", id).Scan(&text)).To(Succeed())
			return text
		}
		seeded := derived()
		text := "Another one."
		_, err := s.Catalog.UpdateProduct(ctx, another(s.actor), id, domain.Expect{}, catalog.ProductInput{ShortDescription: ptr(&text)})
		Expect(err).NotTo(HaveOccurred())
		Expect(derived()).To(Equal(seeded))
	})

	It("refuses a store in live mode, unless the caller permits it", func(ctx SpecContext) {
		live := newStockedStore(ctx)
		_, err := live.Data.SQL.ExecContext(ctx, "UPDATE stores SET livemode = true")
		Expect(err).NotTo(HaveOccurred())
		bulk := store.Bulk{Products: 1, Customers: 1, Orders: 1}
		products := live.count(ctx, "SELECT count(*) FROM products")
		Expect(live.SeedStore(ctx, live.store.ID, bulk)).To(MatchError(ContainSubstring("--livemode")))
		Expect(live.SeedStore(ctx, 0, bulk)).To(MatchError(ContainSubstring("--livemode")))
		Expect(live.count(ctx, "SELECT count(*) FROM products")).To(Equal(products))
		bulk.Livemode = true
		Expect(live.SeedStore(ctx, live.store.ID, bulk)).To(Succeed())
		Expect(live.count(ctx, "SELECT count(*) FROM products")).To(Equal(products + 1))
	})

	It("can be repeated, which adds to the existing data", func(ctx SpecContext) {
		Expect(s.Report.CountSales(ctx)).To(Succeed())
		Expect(s.SeedStore(ctx, 0, store.Bulk{Products: 3, Customers: 3, Orders: 3})).To(Succeed())
		var last, highest int64
		Expect(s.Data.SQL.QueryRowContext(ctx, "SELECT c.last, (SELECT max(order_number) FROM orders) FROM store_counters c WHERE c.name = 'order'").Scan(&last, &highest)).To(Succeed())
		Expect(highest).To(Equal(last))

		By("the new orders are counted although they are older than the last count")
		Expect(s.Report.CountSales(ctx)).To(Succeed())
		var orders, counted, units, sold int
		Expect(s.Data.SQL.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM orders WHERE status <> 'CANCELLED'), (SELECT sum(orders) FROM sales_days), (SELECT sum(units) FROM product_units_sold),
			(SELECT sum(l.quantity) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status <> 'CANCELLED' AND (o.order_date AT TIME ZONE $1)::date > $2::date)`,
			s.store.Location().String(), domain.DateAt(s.Clock.Now(), s.store.Location()).Add(-catalog.SoldDays)).Scan(&orders, &counted, &units, &sold)).To(Succeed())
		Expect([]int{counted, units}).To(Equal([]int{orders, sold}))
		Expect(units).To(BeNumerically(">", 0))
	})
})
