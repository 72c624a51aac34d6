package apitest_test

import (
	"context"
	"fmt"
	"maps"
	"net/http"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// reports compares what a store derives from its orders with these orders, after each operation. It compares packing
// slips, pick lists, the dashboard, the summary by item, and the records of the tax service and the commission service.
// Its sums come only from the latest details of the orders.
type reports struct {
	world    *apitest.World
	conn     *pgx.Conn
	admin    apitest.Client
	store    int64
	services *services
	orders   map[int64]*apitest.Answer
	states   map[int64]string // versions of the order, its refunds and its shipments, at the last read
	edits    map[int64][]edit
	found    map[string]bool // the differences that agree has returned
	compared map[string]int
	spent    time.Duration
}

// lasting is the time after which a difference is none of jobs that are still at work.
const lasting = 3 * time.Second

// edit is a change of the goods of a placed order: net of tax, after discounts.
type edit struct {
	day string
	net domain.Amount
}

func newReports(world *apitest.World, conn *pgx.Conn, store int64, services *services) *reports {
	return &reports{world: world, admin: world.Login(apitest.AdminEmail, apitest.AdminPassword).In(store), conn: conn, store: store, services: services, orders: map[int64]*apitest.Answer{}, states: map[int64]string{},
		edits: map[int64][]edit{}, found: map[string]bool{}, compared: map[string]int{}}
}

// agree returns the differences that an operation caused. Jobs change orders, and send reports, while agree compares
// them, so a difference counts if it lasts. After an operation that changed no order, agree compares nothing: the sums
// cover the whole store, so the next comparison finds a difference as well.
func (r *reports) agree(ctx context.Context) (off []string) {
	GinkgoHelper()
	began := time.Now()
	defer func() { r.spent += time.Since(began) }()
	changed := r.read(ctx)
	if len(changed) == 0 {
		return nil
	}
	for passes := 1; ; changed, passes = append(changed, r.read(ctx)...), passes+1 {
		var faulty []int64
		off = nil
		for _, id := range slices.Compact(slices.Sorted(slices.Values(changed))) {
			if faults := r.documents(id); len(faults) > 0 {
				faulty, off = append(faulty, id), append(off, faults...)
			}
		}
		off = slices.DeleteFunc(append(off, r.sums(ctx)...), func(each string) bool { return r.found[each] })
		if len(off) == 0 || passes > 3 && time.Since(began) > lasting { // one pass alone can take that long
			break
		}
		changed = faulty
		time.Sleep(50 * time.Millisecond)
	}
	for _, each := range off {
		r.found[each] = true
	}
	return off
}

// complete expects that the program's operations caused every kind of document and report.
func (r *reports) complete() {
	GinkgoHelper()
	AddReportEntry("documents, sums and reports compared", fmt.Sprint(r.compared, r.spent.Round(time.Millisecond)))
	for _, kind := range []string{"packing slip", "pick list", "held pick list", "canceled pick list", "dashboard", "refund on the dashboard", "summary by item",
		"tax of an order", "tax of a refund", "commission of an order", "commission of a refund"} {
		Expect(r.compared).To(HaveKey(kind))
	}
}

// read reads the details of the orders that have changed, and returns the ids of these orders.
func (r *reports) read(ctx context.Context) (changed []int64) {
	GinkgoHelper()
	rows, err := r.conn.Query(ctx, `SELECT id, concat_ws(' ', version, (SELECT sum(version) FROM refunds r WHERE r.order_id = o.id), (SELECT sum(version) FROM shipments s WHERE s.order_id = o.id))
		FROM orders o WHERE store_id = $1 ORDER BY id`, r.store)
	Expect(err).NotTo(HaveOccurred())
	type row struct {
		ID    int64
		State string
	}
	all, err := pgx.CollectRows(rows, pgx.RowToStructByPos[row])
	Expect(err).NotTo(HaveOccurred())
	gone := maps.Clone(r.states)
	for _, each := range all {
		delete(gone, each.ID)
		if r.states[each.ID] == each.State {
			continue
		}
		now := r.get(fmt.Sprint("/admin/order/details?orderId=", each.ID))
		if before := r.orders[each.ID]; before != nil && before.Text("status") != "DRAFT" {
			if net := goods(now).Sub(goods(before)); !net.IsZero() {
				r.edits[each.ID] = append(r.edits[each.ID], edit{dayOf(r.world.Clock.Now()), net})
			}
		}
		r.states[each.ID], r.orders[each.ID] = each.State, now
		changed = append(changed, each.ID)
	}
	for id := range gone {
		delete(r.states, id)
		delete(r.orders, id)
	}
	return changed
}

// get calls a reading operation with a login of its own, which the program's changes of the password end.
func (r *reports) get(path string) *apitest.Answer {
	GinkgoHelper()
	if a := r.admin.Get(path); a.Status != http.StatusUnauthorized {
		return a.OK()
	}
	r.admin = r.world.Login(apitest.AdminEmail, apitest.AdminPassword).In(r.store)
	return r.admin.Get(path).OK()
}

// goods returns the net value of an order's goods after discounts.
func goods(o *apitest.Answer) domain.Amount {
	GinkgoHelper()
	return amountOf(o.At("subtotal")).Sub(amountOf(o.At("discountTotal")))
}

func amountOf(v any) domain.Amount { return domain.MustAmount(v.(string)) }

// dayOf returns the date of a time in the store's time zone.
func dayOf(at time.Time) string {
	GinkgoHelper()
	zone, err := time.LoadLocation("Europe/Berlin")
	Expect(err).NotTo(HaveOccurred())
	return at.In(zone).Format(time.DateOnly)
}

// rowsAt returns the objects of a list in an answer.
func rowsAt(a *apitest.Answer, path string) (out []map[string]any) {
	GinkgoHelper()
	rows, ok := a.At(path).([]any)
	Expect(ok).To(BeTrue(), "%s has no list %s", a.Request, path)
	for _, row := range rows {
		out = append(out, row.(map[string]any))
	}
	return out
}

// placed yields the orders that are placed, by id.
func (r *reports) placed(yield func(id int64, o *apitest.Answer) bool) {
	for _, id := range slices.Sorted(maps.Keys(r.orders)) {
		if o := r.orders[id]; o.Text("status") != "DRAFT" && !yield(id, o) {
			return
		}
	}
}

// sums compares the dashboard, the summary by item and the partners' records with the orders.
func (r *reports) sums(ctx context.Context) (off []string) {
	GinkgoHelper()
	currencies := map[string]bool{}
	for _, o := range r.placed {
		currencies[o.Text("currencyCode")] = true
	}
	Expect(r.world.App.Service.Report.CountSales(ctx)).To(Succeed())
	_, err := r.conn.Exec(ctx, "DELETE FROM dashboards WHERE store_id = $1", r.store) // a stored dashboard is up to five minutes old
	Expect(err).NotTo(HaveOccurred())
	for _, currency := range slices.Sorted(maps.Keys(currencies)) {
		off = append(off, r.dashboard(currency)...)
	}
	return append(append(off, r.items()...), r.told(ctx)...)
}

// tally holds figures by name. It compares them with other figures.
type tally map[string]domain.Amount

func (t tally) add(name string, a domain.Amount) { t[name] = t[name].Add(a) }

func (t tally) count(name string, n int) { t.add(name, domain.AmountOf(int64(n), 0)) }

// differs returns the figures that differ. A missing figure means 0.
func (t tally) differs(from tally, where, other string) (off []string) {
	names := maps.Clone(t)
	maps.Copy(names, from)
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if !t[name].Equal(from[name]) {
			off = append(off, fmt.Sprintf("%s %s: %s has %s, %s has %s", where, name, where, t[name].Trimmed(), other, from[name].Trimmed()))
		}
	}
	return off
}

// dashboard compares the sales of a currency and the open tasks with the orders.
func (r *reports) dashboard(currency string) (off []string) {
	GinkgoHelper()
	r.compared["dashboard"]++
	today := r.world.Clock.Now()
	d := r.get(fmt.Sprintf("/admin/dashboard?from=%s&to=%s&currencyCode=%s&compareTo=NONE", dayOf(today.AddDate(0, -6, 0)), dayOf(today.AddDate(0, 6, 0)), currency))
	got, want := tally{}, tally{}
	for _, name := range []string{"gross", "discounts", "refunds", "tax", "shipping", "net"} {
		got.add(name, amountOf(d.At("sales."+name)))
	}
	for _, name := range []string{"orders.count", "unfulfilledCount", "awaitingPaymentCount", "refundsPendingCount"} {
		got.add(name, domain.MustAmount(d.Text(name)))
	}
	for _, day := range rowsAt(d, "salesByDay") {
		got.add("net of "+day["date"].(string), amountOf(day["net"]))
		got.add("orders of "+day["date"].(string), domain.MustAmount(fmt.Sprint(day["orders"])))
	}
	for id, o := range r.placed {
		r.attention(want, o)
		if o.Text("currencyCode") == currency && o.Text("status") != "CANCELLED" {
			r.sold(want, id, o)
		}
	}
	off = got.differs(want, "the dashboard in "+currency, "the orders")
	return append(off, r.top(d, currency)...)
}

// sold adds an order to the figures of a dashboard.
func (r *reports) sold(want tally, id int64, o *apitest.Answer) {
	GinkgoHelper()
	want.add("gross", amountOf(o.At("subtotal")))
	want.add("discounts", amountOf(o.At("discountTotal")))
	want.add("tax", amountOf(o.At("taxTotal")))
	want.add("shipping", amountOf(o.At("shippingTotal")))
	placed, err := time.Parse(time.RFC3339, o.Text("orderDate"))
	Expect(err).NotTo(HaveOccurred())
	day, net := dayOf(placed), goods(o)
	want.add("net", net)
	for _, e := range r.edits[id] {
		want.add("net of "+e.day, e.net)
		net = net.Sub(e.net)
	}
	want.add("net of "+day, net)
	if o.At("replacedOrderNumber") == nil || o.Text("grandTotal") != "0.00" { // goods that replace others are no further order
		want.count("orders.count", 1)
		want.count("orders of "+day, 1)
	}
	for _, refund := range rowsAt(o, "refunds") {
		if refund["status"] == "FAILED" || refund["status"] == "VOIDED" {
			continue
		}
		issued, err := time.Parse(time.RFC3339, refund["refundedOn"].(string))
		Expect(err).NotTo(HaveOccurred())
		back := returned(refund)
		want.add("refunds", back)
		want.add("net", back.Neg())
		want.add("net of "+dayOf(issued), back.Neg())
		r.compared["refund on the dashboard"]++
	}
}

// returned returns the net value of the goods of a refund. It excludes an overpaid amount, which belongs to no line.
func returned(refund map[string]any) (net domain.Amount) {
	for _, line := range refund["lines"].([]any) {
		net = net.Add(amountOf(line.(map[string]any)["subtotal"]))
	}
	return net
}

// attention adds an order to the counts of open tasks.
func (r *reports) attention(want tally, o *apitest.Answer) {
	GinkgoHelper()
	for _, refund := range rowsAt(o, "refunds") {
		if refund["status"] == "PENDING" || refund["status"] == "PROCESSING" {
			want.count("refundsPendingCount", 1)
		}
	}
	if o.Text("status") == "CANCELLED" {
		return
	}
	if slices.Contains([]string{"UNFULFILLED", "PARTIALLY_FULFILLED", "ON_HOLD"}, o.Text("fulfillmentStatus")) {
		want.count("unfulfilledCount", 1)
	}
	if slices.Contains([]string{"PENDING", "REQUIRES_ACTION", "PARTIALLY_PAID", "FAILED", "EXPIRED"}, o.Text("paymentStatus")) {
		want.count("awaitingPaymentCount", 1)
	}
}

// top compares the products with the highest sales.
func (r *reports) top(d *apitest.Answer, currency string) (off []string) {
	GinkgoHelper()
	got, want := tally{}, tally{}
	for _, o := range r.placed {
		if o.Text("currencyCode") != currency || o.Text("status") == "CANCELLED" {
			continue
		}
		for _, l := range rowsAt(o, "items") {
			if l["productId"] != nil {
				want.add(fmt.Sprint("net of product ", l["productId"]), amountOf(l["lineTotal"]))
				want.add(fmt.Sprint("units of product ", l["productId"]), domain.MustAmount(fmt.Sprint(l["quantity"])))
			}
		}
	}
	shown := rowsAt(d, "topProducts")
	Expect(len(shown)).To(BeNumerically("<", 10), "the dashboard shows at most ten products")
	for _, product := range shown {
		got.add(fmt.Sprint("net of product ", product["productId"]), amountOf(product["net"]))
		got.add(fmt.Sprint("units of product ", product["productId"]), domain.MustAmount(fmt.Sprint(product["quantity"])))
	}
	return got.differs(want, "the dashboard in "+currency, "the orders")
}

// items compares the summary by item with the lines of the orders.
func (r *reports) items() []string {
	GinkgoHelper()
	r.compared["summary by item"]++
	got, want := tally{}, tally{}
	for id, o := range r.placed {
		counted := map[string]bool{}
		for _, l := range rowsAt(o, "items") {
			key := fmt.Sprint(l["variantId"], " ", l["sku"], " ", o.Text("currencyCode"))
			for name, of := range map[string]string{"quantityOrdered": "quantity", "quantityFulfilled": "fulfilledQuantity", "quantityToFulfill": "openQuantity", "quantityRefunded": "refundedQuantity",
				"gross": "lineSubtotal", "discount": "lineDiscount", "net": "lineTotal", "tax": "lineTax"} {
				want.add(key+" "+name, domain.MustAmount(fmt.Sprint(l[of])))
			}
			if one := fmt.Sprint(id, key); !counted[one] {
				counted[one] = true
				want.count(key+" orderCount", 1)
			}
		}
	}
	for _, row := range rowsAt(r.get("/admin/order/item/summary"), "items") {
		key := fmt.Sprint(row["variantId"], " ", row["sku"], " ", row["currencyCode"])
		for _, name := range []string{"quantityOrdered", "quantityFulfilled", "quantityToFulfill", "quantityRefunded", "gross", "discount", "net", "tax", "orderCount"} {
			got.add(key+" "+name, domain.MustAmount(fmt.Sprint(row[name])))
		}
	}
	return got.differs(want, "the summary by item", "the orders")
}

var _ = Describe("A comparison of all surfaces", Label("planted"), func() {
	It("fails if documents, totals or reports differ from the orders (planted bugs)", func(ctx SpecContext) {
		dir := GinkgoT().TempDir()
		specs := filepath.Join(dir, "specs")
		compiling := exec.CommandContext(ctx, "go", "test", "-c", "-vet=off", "-overlay", overlay(dir, showsOtherwise()), "-o", specs, ".")
		said, err := compiling.CombinedOutput()
		Expect(err).NotTo(HaveOccurred(), string(said))
		said, err = exec.CommandContext(ctx, specs, "-ginkgo.no-color", "-ginkgo.v", "-ginkgo.focus", "are sufficient for a program").CombinedOutput()
		Expect(err).To(HaveOccurred())
		found := string(said)
		for _, difference := range []string{`rows .* on the packing slip of parcel`, `rows .* on the pick list of order`, `the dashboard in EUR refunds: `, `quantityToFulfill: the summary by item has`,
			`tax of order \d+: the service has`, `commission of order \d+: the service has refund`} {
			Expect(found).To(MatchRegexp(`after \w+\.\w+ .*`+difference), difference)
		}
	})
})
