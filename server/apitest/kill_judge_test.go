package apitest_test

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/payment"
)

// breaches maps each law to its violations.
type breaches map[string][]string

func (b breaches) add(law, format string, args ...any) {
	b[law] = append(b[law], fmt.Sprintf(format, args...))
}

// order is a placed order as the Admin API shows it.
type order struct {
	OrderID       int64  `json:"orderId"`
	OrderNumber   int64  `json:"orderNumber"`
	GrandTotal    string `json:"grandTotal"`
	PaymentStatus string `json:"paymentStatus"`
	Customer      struct {
		Email string `json:"email"`
	} `json:"customer"`
	Items []struct {
		VariantID int64 `json:"variantId"`
		Quantity  int   `json:"quantity"`
	} `json:"items"`
	Payments []struct {
		ProviderReference *string `json:"providerReference"`
		Status            string  `json:"status"`
	} `json:"payments"`
}

// judge compares the gateway's books, the receiver's deliveries, and the API's responses with each other.
func (r *run) judge(ctx context.Context) breaches {
	GinkgoHelper()
	found := breaches{}
	orders := r.orders()
	book, err := r.gateway.Ledger(ctx)
	Expect(err).NotTo(HaveOccurred())
	r.judgeMoney(found, orders, book)
	r.judgeAnswers(found, orders)
	r.judgeEvents(found, orders)
	r.judgeStock(ctx, found, orders)
	if n := r.open(ctx); n > 0 {
		found.add(undecided, "%d payments %s after the last kill", n, patience)
	}
	for _, c := range r.checkouts {
		if c.answer == nil && !c.gone {
			found.add(undecided, "checkout of %s", c.email)
		}
	}
	return found
}

func (r *run) judgeMoney(found breaches, orders []order, book payment.Ledger) {
	taken := map[string]payment.LedgerPayment{}
	for _, p := range book.Payments {
		if p.Captured.Positive() {
			taken[p.Reference] = p
		}
	}
	charges := len(taken)
	for _, o := range orders {
		paid := 0
		for _, p := range o.Payments {
			if p.ProviderReference == nil {
				continue
			}
			if charge, is := taken[*p.ProviderReference]; is {
				paid++
				if charge.Currency.Format(charge.Captured) != o.GrandTotal || charge.Refunded.Positive() {
					found.add(chargeWrong, "order %d of %s: %s taken, %s given back", o.OrderNumber, o.GrandTotal, charge.Captured, charge.Refunded)
				}
				delete(taken, *p.ProviderReference)
			}
		}
		if paid != 1 || o.PaymentStatus != "PAID" {
			found.add(unpaid, "order %d is %s with %d charges", o.OrderNumber, o.PaymentStatus, paid)
		}
	}
	for reference, charge := range taken {
		found.add(chargeAlone, "%s: %s", reference, charge.Captured)
	}
	GinkgoWriter.Printf("%d orders, %d charges\n", len(orders), charges)
}

func byEmail(orders []order) map[string][]order {
	of := map[string][]order{}
	for _, o := range orders {
		of[o.Customer.Email] = append(of[o.Customer.Email], o)
	}
	return of
}

func (r *run) judgeAnswers(found breaches, orders []order) {
	GinkgoHelper()
	of := byEmail(orders)
	for _, c := range r.checkouts {
		its := of[c.email]
		if len(its) > 1 {
			found.add(orderTwice, "%s has %d", c.email, len(its))
		}
		if c.answer == nil {
			continue
		}
		switch {
		case c.answer.Status == http.StatusOK && !c.declined:
			if len(its) != 1 || its[0].OrderID != c.answer.ID("orderId") || its[0].OrderNumber != c.answer.ID("orderNumber") || its[0].GrandTotal != c.total {
				found.add(answerFalse, "%s was told %s and has %v", c.email, c.answer.Body, its)
			}
		case c.answer.Problem().Code == "payment_declined" && (c.declined || strings.Contains(c.answer.Problem().Detail, "was not reached")):
			// The process was killed before its request reached the gateway.
			if len(its) > 0 {
				found.add(refusedSold, "%s", c.email)
			}
		default:
			found.add(answerFalse, "%s (declined: %t) was told %d %s", c.email, c.declined, c.answer.Status, c.answer.Body)
		}
	}
}

func (r *run) judgeEvents(found breaches, orders []order) {
	GinkgoHelper()
	all, err := entries(r.log)
	Expect(err).NotTo(HaveOccurred())
	bodies := map[string]string{}
	told := map[int64][]string{} // event types by order, in the order of their first arrival
	for _, d := range all {
		r.received++
		if !d.Verified || !d.Valid {
			found.add(eventFalse, "%s: %s", d.ID, d.Problem)
			continue
		}
		if first, again := bodies[d.ID]; again {
			r.repeated++
			if first != string(d.Event) {
				found.add(eventChanged, "%s", d.ID)
			}
			continue
		}
		bodies[d.ID] = string(d.Event)
		var e apitest.Event
		Expect(json.Unmarshal(d.Event, &e)).To(Succeed())
		order := int64(number(e.Data.Object["orderNumber"]))
		if d.Type == "order.payment_captured" && !slices.Contains(told[order], "order.created") {
			found.add(eventDisorder, "order %d", order)
		}
		told[order] = append(told[order], d.Type)
	}
	for _, o := range orders {
		counts := map[string]int{}
		for _, t := range told[o.OrderNumber] {
			counts[t]++
		}
		delete(told, o.OrderNumber)
		for _, want := range []string{"order.created", "order.payment_captured"} {
			switch n := counts[want]; {
			case n == 0:
				found.add(eventLost, "%s of order %d", want, o.OrderNumber)
			case n > 1:
				found.add(eventTwice, "%s of order %d", want, o.OrderNumber)
			}
			delete(counts, want)
		}
		if len(counts) > 0 {
			found.add(eventStray, "order %d also has %v", o.OrderNumber, counts)
		}
	}
	refused, left, of := 0, 0, byEmail(orders)
	for _, c := range r.checkouts {
		if c.declined && c.answer != nil {
			refused++
		} else if c.gone && len(of[c.email]) == 0 {
			left++ // the process may have been killed before it sent this payment to the gateway
		}
	}
	for order, types := range told {
		if !slices.Equal(types, []string{"order.payment_failed"}) {
			found.add(eventStray, "%v of %d, which was not placed", types, order)
		}
		refused--
	}
	if refused > 0 || -refused > left {
		found.add(eventLost, "%d of order.payment_failed, and %d who left", refused, left)
	}
}

func (r *run) judgeStock(ctx context.Context, found breaches, orders []order) {
	GinkgoHelper()
	sold := map[int64]int{}
	for _, o := range orders {
		for _, item := range o.Items {
			sold[item.VariantID] += item.Quantity
		}
	}
	look := func(when string, held map[int64]int) {
		product := r.shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", r.shop.ProductID)).OK()
		for i, variant := range []int64{r.shop.White, r.shop.Black} {
			if left := product.ID(fmt.Sprintf("variants.%d.stockAvailable", i)); left != int64(stockAtFirst-sold[variant]-held[variant]) {
				found.add(stockOff, "%s %d of %s are sold, %d in carts, and %d of %d left", when, sold[variant], product.Text(fmt.Sprintf("variants.%d.sku", i)), held[variant], left, stockAtFirst)
			}
		}
	}
	held := r.held(ctx)
	for _, pieces := range held {
		r.leftInCarts += pieces
	}
	look("at the end", held)
	r.endHolds(ctx)
	Eventually(func() map[int64]int { return r.held(ctx) }).Should(BeEmpty())
	look("when carts hold nothing any more", nil)
}

// held returns the number of units of each variant that carts reserve without an order.
func (r *run) held(ctx context.Context) map[int64]int {
	GinkgoHelper()
	pool, err := postgres.Open(r.shop.World.DatabaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer pool.Close()
	rows, err := pool.QueryContext(ctx, "SELECT (h->>'variantId')::bigint, sum((h->>'quantity')::int) FROM carts, jsonb_array_elements(reserved) h WHERE reserved_until IS NOT NULL GROUP BY 1")
	Expect(err).NotTo(HaveOccurred())
	defer rows.Close()
	held := map[int64]int{}
	for rows.Next() {
		var variant int64
		var pieces int
		Expect(rows.Scan(&variant, &pieces)).To(Succeed())
		held[variant] = pieces
	}
	Expect(rows.Err()).NotTo(HaveOccurred())
	return held
}

// endHolds makes the reservations of the carts expire.
func (r *run) endHolds(ctx context.Context) {
	GinkgoHelper()
	pool, err := postgres.Open(r.shop.World.DatabaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer pool.Close()
	_, err = pool.ExecContext(ctx, "UPDATE carts SET reserved_until = now() WHERE reserved_until IS NOT NULL")
	Expect(err).NotTo(HaveOccurred())
}

// orders returns all placed orders.
func (r *run) orders() (all []order) {
	GinkgoHelper()
	for page := 1; page <= 100; page++ {
		var list struct {
			Items []order `json:"items"`
		}
		r.shop.Admin.Get(fmt.Sprintf("/admin/order/paged?pageSize=100&page=%d", page)).Into(&list)
		for _, o := range list.Items {
			var whole order
			r.shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", o.OrderID)).Into(&whole)
			all = append(all, whole)
		}
		if len(list.Items) < 100 {
			return all
		}
	}
	Fail("the list of orders does not end")
	return nil
}

// quiet reports whether no payment or delivery is unfinished.
func (r *run) quiet(ctx context.Context) bool {
	return r.open(ctx) == 0
}

// open returns the number of payments with an unknown outcome plus the number of unfinished deliveries. It only waits
// for the end of a run: no other function reads the service's own tables, and no spec asserts the result.
func (r *run) open(ctx context.Context) (n int) {
	GinkgoHelper()
	pool, err := postgres.Open(r.shop.World.DatabaseURL, postgres.NoPooler)
	Expect(err).NotTo(HaveOccurred())
	defer pool.Close()
	Expect(pool.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM payments WHERE status IN ('PENDING', 'REQUIRES_ACTION'))
		+ (SELECT count(*) FROM webhook_deliveries WHERE status IN ('PENDING', 'RETRYING'))`).Scan(&n)).To(Or(Succeed(), MatchError(sql.ErrNoRows)))
	return n
}

func (r *run) count(which func(c *checkout) bool) (n int) {
	for _, c := range r.checkouts {
		if which(c) {
			n++
		}
	}
	return n
}

func (r *run) bought() int {
	return r.count(func(c *checkout) bool { return c.answer != nil && !c.declined })
}

// interrupted returns the number of checkouts in which a request failed.
func (r *run) interrupted() int { return r.count(func(c *checkout) bool { return c.hurt }) }

// figures formats the counts of the run.
func (r *run) figures() string {
	return fmt.Sprintf("%d kills, %d checkouts (%d bought, %d declined, %d left without an answer, %d interrupted), %d repeats, %d deliveries (%d of them again), slowest start %d ms, %d pieces left in carts, %s in all",
		r.victim.kills, len(r.checkouts), r.bought(), r.count(func(c *checkout) bool { return c.declined }), r.count(func(c *checkout) bool { return c.gone }), r.interrupted(),
		r.retries.Load(), r.received, r.repeated, r.victim.slowest.Milliseconds(), r.leftInCarts, r.took.Round(100*time.Millisecond))
}
