package store_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/ordering"
	"github.com/storeplatform/storeplatform/store/domain/report"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("The dashboard", func() {
	var d *orderStore
	var mia domain.Actor
	BeforeEach(func(ctx SpecContext) {
		d = newOrderStore(ctx)
		_, mia = d.signUp(ctx, d.store.ID, "mia.keller@example.com")
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET on_hand = 1000")
		Expect(err).NotTo(HaveOccurred())
	})
	figures := func(ctx context.Context, from, to domain.Date) *report.Figures {
		GinkgoHelper()
		f, err := d.Report.Dashboard(ctx, d.actor, &from, &to, report.PreviousPeriod, nil)
		Expect(err).NotTo(HaveOccurred())
		return f
	}
	count := func(ctx context.Context) {
		GinkgoHelper()
		Expect(d.Report.CountSales(ctx)).To(Succeed())
	}

	// sums adds up the stored orders and refunds one by one, independently of the counts.
	sums := func(ctx context.Context, zone *time.Location, from, to domain.Date) (s report.Sales, net map[domain.Date]domain.Amount) {
		GinkgoHelper()
		net = map[domain.Date]domain.Amount{}
		cancelled := map[int64]bool{}
		each := func(query string, f func(id int64, on time.Time, status, currency string, a [5]domain.Amount)) {
			rows, err := d.Data.SQL.QueryContext(ctx, query)
			Expect(err).NotTo(HaveOccurred())
			defer rows.Close()
			for rows.Next() {
				var id int64
				var on time.Time
				var status, currency string
				var a [5]domain.Amount
				Expect(rows.Scan(&id, &on, &status, &currency, &a[0], &a[1], &a[2], &a[3], &a[4])).To(Succeed())
				f(id, on, status, currency, a)
			}
			Expect(rows.Err()).NotTo(HaveOccurred())
		}
		within := func(on time.Time, currency string) (domain.Date, bool) {
			day := domain.DateAt(on, zone)
			return day, day >= from && day < to && currency == "EUR"
		}
		each("SELECT id, order_date, status, currency_code, subtotal, discount_total, tax_total, shipping_total, grand_total FROM orders WHERE placed_on IS NOT NULL",
			func(id int64, on time.Time, status, currency string, a [5]domain.Amount) {
				cancelled[id] = status == "CANCELLED"
				if day, in := within(on, currency); in && !cancelled[id] {
					s.Orders++
					s.Gross, s.Discounts, s.Tax, s.Shipping, s.Total = s.Gross.Add(a[0]), s.Discounts.Add(a[1]), s.Tax.Add(a[2]), s.Shipping.Add(a[3]), s.Total.Add(a[4])
					net[day] = net[day].Add(a[0]).Sub(a[1])
				}
			})
		each("SELECT order_id, refunded_on, status, currency_code, subtotal - overpaid_net, 0, 0, 0, 0 FROM refunds", func(id int64, on time.Time, status, currency string, a [5]domain.Amount) {
			if day, in := within(on, currency); in && status != "FAILED" && status != "VOIDED" && !cancelled[id] {
				s.Refunds = s.Refunds.Add(a[0])
				net[day] = net[day].Sub(a[0])
			}
		})
		return s, net
	}
	agree := func(ctx context.Context, zone *time.Location, from, to domain.Date) {
		GinkgoHelper()
		f, err := d.Report.Dashboard(ctx, d.actor, &from, &to, report.PreviousPeriod, nil)
		Expect(err).NotTo(HaveOccurred())
		want, net := sums(ctx, zone, from, to)
		texts := func(s report.Sales) []string {
			out := []string{domain.Itoa(s.Orders)}
			for _, a := range []domain.Amount{s.Gross, s.Discounts, s.Refunds, s.Tax, s.Shipping, s.Total, s.Net()} {
				out = append(out, a.Fixed(2))
			}
			return out
		}
		Expect(texts(f.Sales)).To(Equal(texts(want)))
		before, _ := sums(ctx, zone, from.Add(-int(to-from)), from)
		Expect(texts(*f.Previous)).To(Equal(texts(before)))
		Expect(f.Days).To(HaveLen(int(to - from)))
		for _, day := range f.Days {
			Expect(day.Net.Fixed(2)).To(Equal(net[day.Date].Fixed(2)), "%s", day.Date)
		}
	}

	It("matches an independent calculation across midnight in the store's time zone, even after the zone changes", func(ctx SpecContext) {
		berlin, err := time.LoadLocation("Europe/Berlin")
		Expect(err).NotTo(HaveOccurred())
		begun := domain.DateAt(d.Clock.Now(), berlin)
		dice := rand.New(rand.NewPCG(uint64(GinkgoRandomSeed()), 9))
		var orders []*ordering.Order
		busy := func(n int) {
			for range n {
				d.Clock.Advance(time.Duration(dice.IntN(9*60)) * time.Minute)
				more := domain.AmountOf(int64(dice.IntN(90000)), 2)
				orders = append(orders, d.order(ctx, "pm_card_visa", true, func(o *ordering.Order) {
					o.CustomerID = &mia.ID
					o.Subtotal, o.GrandTotal = o.Subtotal.Add(more), o.GrandTotal.Add(more)
				}))
				d.Clock.Advance(time.Duration(dice.IntN(9*60)) * time.Minute)
				past := orders[dice.IntN(len(orders))]
				switch dice.IntN(4) {
				case 0:
					_, _, _ = d.Ordering.RefundOrder(ctx, another(d.actor), past.ID, ordering.RefundRequest{Reason: ordering.Goodwill, Amount: just(domain.AmountOf(int64(1+dice.IntN(4000)), 2))})
				case 1:
					_, _ = d.Ordering.CancelOrder(ctx, another(d.actor), past.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
				}
			}
		}
		busy(12)
		_, err = d.Data.SQL.ExecContext(ctx, "UPDATE orders SET currency_code = 'USD' WHERE id = $1", orders[3].ID)
		Expect(err).NotTo(HaveOccurred())
		end := func() domain.Date { return domain.DateAt(d.Clock.Now(), berlin).Add(2) }
		count(ctx)
		agree(ctx, berlin, begun, end())
		agree(ctx, berlin, begun.Add(2), begun.Add(4))

		busy(8)
		d.Clock.Advance(report.Fresh)
		count(ctx)
		agree(ctx, berlin, begun, end())

		zone := "America/Los_Angeles"
		_, err = d.Settings.UpdateStoreSettings(ctx, another(d.actor), settings.SettingsPatch{Timezone: &zone}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		count(ctx)
		d.Clock.Advance(report.Fresh)
		pacific, err := time.LoadLocation(zone)
		Expect(err).NotTo(HaveOccurred())
		agree(ctx, pacific, begun.Add(-1), end())
		Expect(d.count(ctx, "SELECT count(*) FROM sales_days WHERE orders = 0 AND refunds = 0")).To(BeZero(), "days of the old zone are gone")
	})

	It("counts an edit on the day of the edit, and reverses it when the order is canceled", func(ctx SpecContext) {
		t := newCheckoutStore(ctx)
		zone := "Pacific/Kiritimati" // this zone is a day ahead of UTC for most of the day
		_, err := t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Timezone: &zone}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		cups, grinder := t.good(ctx, "POUR-OVER", 40), t.good(ctx, "GRINDER", 5)
		order := func() *ordering.Order {
			o, err := t.Ordering.CreateOrder(ctx, another(t.actor), ordering.OrderCreate{Email: "phone@example.com", Items: []ordering.OrderItem{{SKU: "POUR-OVER", Quantity: 2}},
				ShippingAddress: torstrasse, ShippingMethodID: &t.method, Payment: &ordering.PaymentChoice{Token: "pm_card_visa"}})
			Expect(err).NotTo(HaveOccurred())
			return o
		}
		edit := func(o *ordering.Order, items ...ordering.OrderItem) {
			GinkgoHelper()
			read, err := t.As(t.actor).Order(ctx, ordering.OrderKey{ID: o.ID})
			Expect(err).NotTo(HaveOccurred())
			_, err = t.Ordering.UpdateOrder(ctx, another(t.actor), o.ID, ordering.OrderUpdate{Items: items}, domain.Expect{Body: &read.Version})
			Expect(err).NotTo(HaveOccurred())
		}
		days := func(zone string) (out []string) {
			GinkgoHelper()
			t.Clock.Advance(report.Fresh)
			Expect(t.Report.CountSales(ctx)).To(Succeed())
			where, err := time.LoadLocation(zone)
			Expect(err).NotTo(HaveOccurred())
			today := domain.DateAt(t.Clock.Now(), where)
			from, to := today.Add(-4), today.Add(1)
			f, err := t.Report.Dashboard(ctx, t.actor, &from, &to, report.NoComparison, nil)
			Expect(err).NotTo(HaveOccurred())
			for _, day := range f.Days {
				if !day.Net.IsZero() || day.Orders > 0 {
					out = append(out, fmt.Sprintf("%d %s", day.Orders, day.Net.Fixed(2)))
				}
			}
			s := f.Sales
			Expect(s.Gross.Sub(s.Discounts).Add(s.Tax).Add(s.Shipping).Equal(s.Total)).To(BeTrue())
			for _, p := range f.Products {
				out = append(out, fmt.Sprintf("%s %d %s", p.Name, p.Quantity, p.Net.Fixed(2)))
			}
			return out
		}
		kept := func(o *ordering.Order, quantity int) ordering.OrderItem {
			return ordering.OrderItem{LineID: o.Lines[0].ID, Quantity: quantity}
		}
		first, second := order(), order()
		edit(second, kept(second, 3)) // on the day of the order
		Expect(days(zone)).To(Equal([]string{"2 245.00", cups.Name + " 5 245.00"}))
		t.Clock.Advance(24 * time.Hour)
		edit(first, kept(first, 1), ordering.OrderItem{SKU: "GRINDER", Quantity: 2})
		Expect(days(zone)).To(Equal([]string{"2 245.00", "0 49.00", cups.Name + " 4 196.00", grinder.Name + " 2 98.00"}))
		t.Clock.Advance(24 * time.Hour)
		edit(first, kept(first, 1))
		Expect(days(zone)).To(Equal([]string{"2 245.00", "0 49.00", "0 -98.00", cups.Name + " 4 196.00"}))
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), second.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect(days(zone)).To(Equal([]string{"1 98.00", "0 49.00", "0 -98.00", cups.Name + " 1 49.00"}))
		_, err = t.Ordering.CancelOrder(ctx, another(t.actor), first.ID, ordering.CancelRequest{Reason: ordering.CancelledOtherReason})
		Expect(err).NotTo(HaveOccurred())
		Expect(days(zone)).To(BeEmpty())

		By("the store moves to another time zone")
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE orders SET status = 'OPEN', modified_on = $1", t.Clock.Now())
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE refunds SET status = 'FAILED'")
		Expect(err).NotTo(HaveOccurred())
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE order_edits SET edited_on = date_trunc('day', edited_on) + interval '1 hour'") // to an hour that is still the previous day on Midway
		Expect(err).NotTo(HaveOccurred())
		zone = "Pacific/Midway"
		_, err = t.Settings.UpdateStoreSettings(ctx, another(t.actor), settings.SettingsPatch{Timezone: &zone}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		Expect(t.Report.CountSales(ctx)).To(Succeed())
		Expect(t.count(ctx, `SELECT count(*) FROM (
				SELECT day, sum(net) AS net FROM (
					SELECT (o.order_date AT TIME ZONE $1)::date AS day, o.subtotal - o.discount_total - coalesce((SELECT sum(e.gross - e.discounts) FROM order_edits e WHERE e.order_id = o.id), 0) AS net FROM orders o
					UNION ALL SELECT (e.edited_on AT TIME ZONE $1)::date, e.gross - e.discounts FROM order_edits e) x GROUP BY day) w
			FULL JOIN (SELECT day, gross - discounts - refunds AS net FROM sales_days) d USING (day) WHERE w.net IS DISTINCT FROM d.net`, zone)).To(BeZero())
		Expect(t.count(ctx, "SELECT count(*) FROM order_edits WHERE (edited_on AT TIME ZONE 'Pacific/Kiritimati')::date <> (edited_on AT TIME ZONE $1)::date", zone)).To(Equal(3))
	})

	It("shows its age, and is refreshed before it expires while requests come in", func(ctx SpecContext) {
		look := func() *report.Figures {
			GinkgoHelper()
			f, err := d.Report.Dashboard(ctx, d.actor, nil, nil, report.NoComparison, nil)
			Expect(err).NotTo(HaveOccurred())
			return f
		}
		store, err := d.As(d.actor).Store(ctx)
		Expect(err).NotTo(HaveOccurred())
		tomorrow := domain.DateAt(d.Clock.Now(), store.Location()).Add(1)
		d.Clock.Advance(tomorrow.At(12, store.Location()).Sub(d.Clock.Now()))
		count(ctx)
		first := look()
		Expect(first.Sales.Orders).To(BeZero())
		d.order(ctx, "pm_card_visa", true)
		count(ctx)
		Expect(look().Sales.Orders).To(BeZero(), "it is as old as it says")
		Expect(look().GeneratedOn).To(Equal(first.GeneratedOn))
		d.Clock.Advance(61 * time.Second)
		Expect(d.Report.RefreshDashboards(ctx)).To(Succeed())
		d.Clock.Advance(time.Minute)
		again := look()
		Expect(again.Sales.Orders).To(BeEquivalentTo(1))
		Expect(again.GeneratedOn).To(BeTemporally("<=", d.Clock.Now().Add(-time.Minute)), "nobody had to wait for it")

		Expect(d.count(ctx, "SELECT count(*) FROM dashboards WHERE read_on > $1", first.GeneratedOn)).To(Equal(1), "that somebody looks is noted")

		By("the default range moves at midnight")
		for range 7 {
			d.Clock.Advance(3 * time.Hour)
			Expect(d.Report.RefreshDashboards(ctx)).To(Succeed())
		}
		rolled := look()
		Expect(rolled.Range.To).To(Equal(again.Range.To.Add(1)))
		Expect(d.count(ctx, "SELECT count(*) FROM dashboards WHERE generated_on = $1", rolled.GeneratedOn)).To(Equal(1))
		Expect(d.count(ctx, "SELECT count(*) FROM dashboards")).To(Equal(1))
		d.Clock.Advance(25 * time.Hour)
		Expect(d.Report.RefreshDashboards(ctx)).To(Succeed())
		Expect(d.count(ctx, "SELECT count(*) FROM dashboards")).To(BeZero(), "nobody looks any more")
	})

	It("is refreshed for the 5 latest requested ranges, and cached for the 20 latest", func(ctx SpecContext) {
		count(ctx)
		today := domain.DateAt(d.Clock.Now(), d.store.Location())
		var last time.Time
		for i := range 30 {
			figures(ctx, today.Add(-i-1), today)
			last = d.Clock.Now()
			d.Clock.Advance(time.Second)
		}
		Expect(d.count(ctx, "SELECT count(*) FROM dashboards")).To(Equal(20))
		Expect(d.count(ctx, "SELECT min($1::date - range_from) FROM dashboards", today)).To(Equal(11), "those of long ago are gone")
		d.Clock.Advance(time.Hour)
		Expect(d.Report.RefreshDashboards(ctx)).To(Succeed())
		Expect(d.count(ctx, "SELECT count(*) FROM dashboards WHERE generated_on > $1", last)).To(Equal(5))
		Expect(d.count(ctx, "SELECT min($1::date - range_from) FROM dashboards WHERE generated_on > $2", today, last)).To(Equal(26))
	})

	It("is counted under one claim per store, which lasts until all the store's years are counted", func(ctx SpecContext) {
		d.order(ctx, "pm_card_visa", true)
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE orders SET order_date = order_date - interval '200 days'")
		Expect(err).NotTo(HaveOccurred())
		claim := func() []int64 {
			GinkgoHelper()
			claimed, err := d.Data.Repo.ClaimSales(ctx, 1)
			Expect(err).NotTo(HaveOccurred())
			return claimed
		}
		Expect(claim()).To(Equal([]int64{d.store.ID}))
		for step := range 3 {
			Expect(claim()).To(BeEmpty())
			more, err := d.Data.Repo.CountSales(ctx, domain.System(d.store.ID))
			Expect(err).NotTo(HaveOccurred())
			Expect(more).To(Equal(step < 2))
		}
		d.order(ctx, "pm_card_visa", true)
		Expect(claim()).To(Equal([]int64{d.store.ID}))
	})

	It("counts each buyer once, as new or returning, and counts the orders that need attention", func(ctx SpecContext) {
		_, tom := d.signUp(ctx, d.store.ID, "tom@example.com")
		by := func(a domain.Actor) func(*ordering.Order) { return func(o *ordering.Order) { o.CustomerID = &a.ID } }
		d.order(ctx, "pm_card_visa", true, by(mia))
		d.Clock.Advance(48 * time.Hour)
		today := domain.DateAt(d.Clock.Now(), d.store.Location())
		d.order(ctx, "pm_card_visa", true, by(mia))
		d.order(ctx, "pm_card_visa", true, by(mia))
		d.order(ctx, "", false, by(tom))
		d.order(ctx, "pm_card_visa", true) // an order of a guest
		_, err := d.Data.SQL.ExecContext(ctx, "UPDATE stocks SET low_threshold = 2000 WHERE variant_id = $1", d.cup)
		Expect(err).NotTo(HaveOccurred())
		count(ctx)
		f := figures(ctx, today, today.Add(1))
		Expect(f.Buyers).To(Equal(report.Buyers{New: 1, Returning: 1}))
		Expect([]int64{f.Attention.Unfulfilled, f.Attention.AwaitingPayment}).To(Equal([]int64{5, 1}))
		Expect(f.LowStock).To(HaveLen(1))
		Expect(f.LowStock[0].SKU).To(Equal("CUP"))
		Expect(f.Products).To(HaveLen(0), "the lines of these orders name no products")
	})

	It("is computed only once by concurrent processes", func(ctx SpecContext) {
		for range 3 {
			d.order(ctx, "pm_card_visa", true)
		}
		Expect(together(4, func(int) error { return errors.Join(d.Report.CountSales(ctx), d.Report.CountSales(ctx)) })).To(Equal(map[domain.Code]int{"": 4}))
		Expect(d.count(ctx, "SELECT sum(orders) FROM sales_days")).To(Equal(3))
	})
})
