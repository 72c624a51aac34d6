package apitest_test

import (
	"context"
	"fmt"
	"net/http/httptest"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/jackc/pgx/v5"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/provider/commission/commissiontest"
	"github.com/storeplatform/storeplatform/store/provider/tax/taxtest"
)

// services holds the services to which a store reports its orders.
type services struct {
	taxes       *taxtest.Service
	commissions *commissiontest.Service
}

// connect connects a store that has no order yet to a tax service and a commission service.
func connect(shop *apitest.Shop) *services {
	GinkgoHelper()
	p := &services{taxes: taxtest.New(), commissions: commissiontest.New()}
	taxes, commissions := httptest.NewServer(p.taxes), httptest.NewServer(p.commissions)
	DeferCleanup(taxes.Close)
	DeferCleanup(commissions.Close)
	shop.Admin.Patch("/admin/store/tax-provider", object{"providerCode": "HTTP", "baseUrl": taxes.URL, "commitOnCapture": true, "timeoutMs": 10000,
		"credentials": object{"signingSecret": taxtest.Secret}, "fallback": "BLOCK"}).OK()
	shop.Admin.Patch("/admin/store/commission-provider", object{"providerCode": "HTTP", "baseUrl": commissions.URL, "isActive": true, "syncCustomers": true, "syncOrders": true,
		"ssoEnabled": true, "displayName": "Partners", "credentials": object{"signingSecret": commissiontest.Secret}}).OK()
	return p
}

// told compares the records of both services with the orders. It skips orders whose reports are on their way.
func (r *reports) told(ctx context.Context) (off []string) {
	GinkgoHelper()
	taxes, commissions := r.underway(ctx, "tax_reports"), r.underway(ctx, "commission_reports")
	for id, o := range r.placed {
		if !taxes[id] && o.Text("taxSource") == "PROVIDER" {
			off = append(off, r.taxed(id, o)...)
		}
		if !commissions[id] {
			off = append(off, r.qualified(id, o)...)
		}
	}
	Expect(append(r.services.taxes.Faults(), r.services.commissions.Faults()...)).To(BeEmpty())
	return off
}

// underway returns the orders that have unsent reports. It waits a second for these reports, but not for those that the
// service retries later.
func (r *reports) underway(ctx context.Context, table string) map[int64]bool {
	GinkgoHelper()
	orders := map[int64]bool{}
	for range 40 {
		rows, err := r.conn.Query(ctx, "SELECT DISTINCT order_id FROM "+table+" WHERE settled_on IS NULL AND store_id = $1", r.store)
		Expect(err).NotTo(HaveOccurred())
		ids, err := pgx.CollectRows(rows, pgx.RowTo[int64])
		Expect(err).NotTo(HaveOccurred())
		clear(orders)
		for _, id := range ids {
			orders[id] = true
		}
		if len(ids) == 0 {
			break
		}
		time.Sleep(25 * time.Millisecond)
	}
	return orders
}

// arrived sends the reports that wait for a retry, and then compares all sums and records again.
func (r *reports) arrived(ctx context.Context) []string {
	GinkgoHelper()
	for _, table := range []string{"tax_reports", "commission_reports"} {
		Eventually(func() any { // the job of the service may have claimed a report, too
			r.world.Clock.Advance(time.Minute)
			Expect(r.world.App.Service.WorkTasks(ctx)).To(Succeed())
			return r.underway(ctx, table)
		}).WithTimeout(2*time.Minute).Should(BeEmpty(), table)
	}
	r.read(ctx)
	return r.sums(ctx)
}

// record holds the figures of an order or a refund at a service, or in the store.
type record map[string]string

func (r record) differs(from record, name string) (off []string) {
	for key, want := range from {
		if got := r[key]; got != want {
			off = append(off, fmt.Sprintf("%s: the service has %s %q, the store %q", name, key, got, want))
		}
	}
	for key, got := range r {
		if _, ok := from[key]; !ok {
			off = append(off, fmt.Sprintf("%s: the service has %s %q, the store has none", name, key, got))
		}
	}
	return off
}

// taxed compares the records of the tax service about an order and its refunds.
func (r *reports) taxed(id int64, o *apitest.Answer) []string {
	GinkgoHelper()
	got, want := record{}, record{}
	commit := r.services.taxes.Commit(id)
	if commit != nil {
		r.compared["tax of an order"]++
		got["total"], got["tax"], got["date"] = commit["total"].(string), commit["taxTotal"].(string), commit["orderDate"].(string)
		to := commit["to"].(map[string]any)
		got["place"] = fmt.Sprint(to["countryCode"], " ", to["postalCode"])
		for _, each := range commit["charges"].([]any) {
			c := each.(map[string]any)
			tax := domain.Amount{}
			for _, t := range c["taxes"].([]any) {
				tax = tax.Add(amountOf(t.(map[string]any)["amount"]))
			}
			if c["type"] == "SHIPPING" {
				got["shipping"] = fmt.Sprint(c["net"], " + ", tax.Fixed(2))
			} else {
				got[fmt.Sprint("line ", c["lineItemId"])] = fmt.Sprint(c["quantity"], " ", c["sku"], " ", c["net"], " + ", tax.Fixed(2))
			}
		}
	}
	_, refunds := r.services.taxes.Ledger()
	for _, refund := range refunds {
		if fmt.Sprint(refund["orderId"]) == fmt.Sprint(id) {
			r.compared["tax of a refund"]++
			got[fmt.Sprint("refund ", refund["refundId"])] = fmt.Sprint(refund["subtotal"], " ", refund["total"])
		}
	}
	if taxable(o) {
		want["total"], want["tax"] = o.Text("grandTotal"), o.Text("taxTotal")
		placed, err := time.Parse(time.RFC3339, o.Text("orderDate"))
		Expect(err).NotTo(HaveOccurred())
		want["date"] = dayOf(placed)
		address, ok := o.At("shippingAddress").(map[string]any)
		if !ok {
			address = o.At("billingAddress").(map[string]any)
		}
		want["place"] = fmt.Sprint(address["countryCode"], " ", address["postalCode"])
		goodsTax := domain.Amount{}
		for _, l := range rowsAt(o, "items") {
			goodsTax = goodsTax.Add(amountOf(l["lineTax"]))
			want[fmt.Sprint("line ", l["lineItemId"])] = fmt.Sprint(l["quantity"], " ", l["sku"], " ", l["lineTotal"], " + ", l["lineTax"])
		}
		if o.At("shippingMethodId") != nil || o.Text("shippingTotal") != "0.00" {
			want["shipping"] = fmt.Sprint(o.Text("shippingTotal"), " + ", amountOf(o.At("taxTotal")).Sub(goodsTax).Fixed(2))
		}
		for _, refund := range rowsAt(o, "refunds") {
			if back := charged(refund); refund["status"] == "COMPLETED" && back.Positive() {
				want[fmt.Sprint("refund ", refund["refundId"])] = fmt.Sprint(returned(refund).Fixed(2), " ", back.Fixed(2))
			}
		}
	}
	return got.differs(want, fmt.Sprint("tax of order ", o.Text("orderNumber")))
}

// charged returns the part of a refund that the order had charged.
func charged(refund map[string]any) domain.Amount {
	return amountOf(refund["amount"]).Sub(amountOf(refund["overpaymentAmount"]))
}

// taxable reports whether the tax service must have an order: the store has received some of its money. If the store
// keeps nothing of a canceled order, the order is taxable only if its refunds cover everything that it charged.
func taxable(o *apitest.Answer) bool {
	GinkgoHelper()
	kept, back := amountOf(o.At("balance.captured")), domain.Amount{}
	if !kept.Positive() {
		return false
	}
	for _, refund := range rowsAt(o, "refunds") {
		if refund["status"] == "COMPLETED" {
			kept, back = kept.Sub(amountOf(refund["amount"])), back.Add(charged(refund))
		}
	}
	for _, dispute := range lost(o) {
		kept = kept.Sub(amountOf(dispute["amount"]))
	}
	return o.Text("status") != "CANCELLED" || kept.Positive() || back.Equal(amountOf(o.At("grandTotal")))
}

// lost returns the disputes by which an order lost money.
func lost(o *apitest.Answer) (out []map[string]any) {
	GinkgoHelper()
	for _, dispute := range rowsAt(o, "chargebacks") {
		if dispute["isInquiry"] == false && (dispute["status"] == "LOST" || dispute["status"] == "ACCEPTED") {
			out = append(out, dispute)
		}
	}
	return out
}

// qualified compares the records of the commission service about an order, its refunds and its disputes. An order
// begins to count once it is paid, and counts as long as some of its money is received. Replacements never count.
func (r *reports) qualified(id int64, o *apitest.Answer) []string {
	GinkgoHelper()
	name := fmt.Sprint("commission of order ", o.Text("orderNumber"))
	received := amountOf(o.At("balance.captured")).Positive() || o.Text("grandTotal") == "0.00" && o.Text("status") != "CANCELLED"
	known := r.services.commissions.Order(id)
	counts := known != nil && known["status"] == "QUALIFIED"
	begins := received && o.Text("status") != "CANCELLED" && o.Text("balance.due") == "0.00" && o.At("replacedOrderNumber") == nil
	if counts != (begins || counts && received) {
		return []string{fmt.Sprintf("%s: it counts at the service (%t), and begins to count (%t)", name, counts, begins)}
	}
	if !counts {
		return nil
	}
	r.compared["commission of an order"]++
	got := record{"total": known["total"].(string), "tax": known["taxTotal"].(string), "shipping": known["shippingTotal"].(string), "goods": known["subtotal"].(string),
		"volume": domain.MustAmount(known["volume"].(string)).Fixed(2)}
	want := record{"total": o.Text("grandTotal"), "tax": o.Text("taxTotal"), "shipping": o.Text("shippingTotal"), "goods": goods(o).Fixed(2), "volume": goods(o).Fixed(2)}
	for _, each := range known["lines"].([]any) {
		l := each.(map[string]any)
		got[fmt.Sprint("line ", l["lineItemId"])] = fmt.Sprint(l["quantity"], " ", l["sku"], " ", l["net"])
	}
	for _, l := range rowsAt(o, "items") {
		want[fmt.Sprint("line ", l["lineItemId"])] = fmt.Sprint(l["quantity"], " ", l["sku"], " ", l["lineTotal"])
	}
	_, reversals := r.services.commissions.Ledger()
	var disputed domain.Amount
	for _, back := range reversals {
		switch {
		case fmt.Sprint(back["orderId"]) != fmt.Sprint(id):
		case back["refundId"] != nil:
			r.compared["commission of a refund"]++
			net := domain.Amount{}
			for _, l := range back["lines"].([]any) {
				net = net.Add(amountOf(l.(map[string]any)["net"]))
			}
			got[fmt.Sprint("refund ", back["refundId"])] = fmt.Sprint(net.Fixed(2), " ", back["total"])
		default:
			disputed = disputed.Add(amountOf(back["total"]))
		}
	}
	for _, refund := range rowsAt(o, "refunds") {
		if back := charged(refund); refund["status"] == "COMPLETED" && back.Positive() {
			want[fmt.Sprint("refund ", refund["refundId"])] = fmt.Sprint(returned(refund).Fixed(2), " ", back.Fixed(2))
		}
	}
	var taken domain.Amount
	for _, dispute := range lost(o) {
		taken = taken.Add(amountOf(dispute["amount"]))
	}
	got["disputes"], want["disputes"] = disputed.Fixed(2), taken.Fixed(2)
	return got.differs(want, name)
}
