package apitest_test

import (
	"bytes"
	"context"
	"encoding/csv"
	"fmt"
	"maps"
	"math/big"
	"slices"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	sales "github.com/storeplatform/storeplatform/store/domain/report"
)

// compare compares all surfaces with the books.
func (m *month) compare(ctx context.Context) {
	GinkgoHelper()
	m.world.Clock.Advance(sales.Fresh)
	// Tasks run concurrently. A reversal waits and runs again if it starts before its order was reported.
	Expect(m.world.App.Service.WorkTasks(ctx)).To(Succeed())
	for _, s := range m.shops {
		Expect(s.Admin.Get("/admin/integration-task/paged?status=QUEUED,RUNNING,RETRYING").OK().At("items")).To(BeEmpty())
	}
	Expect(m.world.App.Service.Report.CountSales(ctx)).To(Succeed())
	for _, s := range m.shops {
		m.documents(s)
		m.conversions(s)
		m.payments(s)
		m.orderSums(s)
		m.summary(s)
		m.items(s)
		m.lists(s)
		m.refundSums(s)
		m.disputeSums(s)
		m.dashboard(s)
		m.services(s)
	}
	Expect(m.off).To(BeEmpty())
}

// same records each figure that differs from the books.
func (m *month) same(got, want figures, where string, of ...any) {
	for _, key := range slices.Sorted(maps.Keys(want)) {
		if got[key] != want[key] {
			m.off = append(m.off, fmt.Sprintf("%s: %s: %s, not %s", fmt.Sprintf(where, of...), key, cents(got[key]), cents(want[key])))
		}
	}
	for _, key := range slices.Sorted(maps.Keys(got)) {
		if _, ok := want[key]; !ok {
			m.off = append(m.off, fmt.Sprintf("%s: %s: %s, not 0.00", fmt.Sprintf(where, of...), key, cents(got[key])))
		}
	}
}

// coin returns an amount in whole cents.
func coin(text string) int64 {
	GinkgoHelper()
	if text == "" {
		return 0
	}
	r, ok := new(big.Rat).SetString(text)
	Expect(ok).To(BeTrue(), text)
	r.Mul(r, big.NewRat(100, 1))
	Expect(r.IsInt()).To(BeTrue(), "%s has more digits than cents", text)
	return r.Num().Int64()
}

// rows returns the rows of an export.
func (s *monthShop) rows(path string) (out []map[string]string) {
	GinkgoHelper()
	body := bytes.TrimPrefix(s.Admin.Get(path).OK().Body, []byte("\ufeff"))
	all, err := csv.NewReader(bytes.NewReader(body)).ReadAll()
	Expect(err).NotTo(HaveOccurred())
	for _, record := range all[1:] {
		row := map[string]string{}
		for i, name := range all[0] {
			row[name] = record[i]
		}
		out = append(out, row)
	}
	return out
}

// date returns the date of the nth day of the month, in the stores' time zone.
func (m *month) date(day int) string { return m.shops[0].Day(day - monthDays + 1) }

// documents compares invoices and credit notes by day, rate, country and currency.
func (m *month) documents(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	for _, e := range m.journal {
		if e.shop != s {
			continue
		}
		for name, amount := range map[string]int64{"net": e.net, "tax": e.tax, "gross": e.net + e.tax} {
			want.add(amount, m.date(e.day), e.country, e.rate, e.currency, name)
		}
	}
	for _, row := range s.rows("/admin/invoice/export?format=csv") {
		for _, name := range []string{"net", "tax", "gross"} {
			got.add(coin(row[name]), row["issuedDate"], row["countryCode"], row["taxRate"], row["currencyCode"], name)
		}
	}
	m.same(got, want, "documents of %s", s.name)
	listed := figures{}
	for _, row := range s.all("/admin/invoice/paged") {
		amount := coin(row["total"].(string))
		if row["type"] == "CREDIT_NOTE" {
			amount = -amount
		}
		listed.add(amount, row["currencyCode"].(string))
	}
	whole := figures{}
	for _, e := range m.journal {
		if e.shop == s {
			whole.add(e.net+e.tax, e.currency)
		}
	}
	m.same(listed, whole, "the list of documents of %s", s.name)
}

// all returns the items of all pages of a list.
func (s *monthShop) all(path string) (out []map[string]any) {
	GinkgoHelper()
	for page := 1; ; page++ {
		a := s.Admin.Get(fmt.Sprintf("%s?pageSize=100&page=%d", path, page)).OK()
		items := a.At("items").([]any)
		for _, item := range items {
			out = append(out, item.(map[string]any))
		}
		if len(items) < 100 {
			return out
		}
	}
}

// payments compares the incoming and outgoing amounts of money by day, type and currency.
func (m *month) payments(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	for _, p := range m.money {
		if p.shop == s {
			want.add(p.amount, m.date(p.day), p.kind, p.currency)
		}
	}
	for _, row := range s.rows("/admin/payment-transaction/export?format=csv") {
		got.add(coin(row["amount"]), row["occurredOn"][:10], row["type"], row["currencyCode"])
	}
	m.same(got, want, "movements of money of %s", s.name)
}

// orderSums compares the sums of orders by country and currency, in the export and in the summary.
func (m *month) orderSums(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	for _, o := range m.orders {
		if o.shop != s {
			continue
		}
		_, shipping, tax, total := o.sums()
		for name, amount := range map[string]int64{"grandTotal": total, "taxTotal": tax, "shippingTotal": shipping, "paid": o.captured, "refunded": o.returned, "disputed": o.disputed,
			"due": o.owed(), "orders": 100} {
			want.add(amount, o.country, o.currency, name)
		}
	}
	for _, row := range s.rows("/admin/order/export?format=csv") {
		for _, name := range []string{"grandTotal", "taxTotal", "shippingTotal", "paid", "refunded", "disputed", "due"} {
			got.add(coin(row[name]), row["shippingCountryCode"], row["currencyCode"], name)
		}
		got.add(100, row["shippingCountryCode"], row["currencyCode"], "orders")
	}
	m.same(got, want, "orders of %s", s.name)
}

func (m *month) refundSums(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	for _, p := range m.money {
		if p.shop == s && p.kind == "REFUND" {
			want.add(-p.amount, m.date(p.day), p.currency)
		}
	}
	for _, row := range s.rows("/admin/refund/export?format=csv") {
		if row["status"] == "COMPLETED" {
			got.add(coin(row["amount"]), row["completedOn"][:10], row["currencyCode"])
		}
	}
	m.same(got, want, "refunds of %s", s.name)
}

func (m *month) disputeSums(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	for _, o := range m.orders {
		if o.shop == s {
			want.add(o.disputed, o.currency)
		}
	}
	for _, row := range s.rows("/admin/chargeback/export?format=csv") {
		got.add(coin(row["lostAmount"]), row["currencyCode"])
	}
	m.same(got, want, "disputes of %s", s.name)
}

// dashboard compares sales by day and currency.
func (m *month) dashboard(s *monthShop) {
	GinkgoHelper()
	for currency := range monthShipping {
		got, want := figures{}, figures{}
		for _, o := range m.orders {
			if o.shop != s || o.currency != currency || o.canceled {
				continue
			}
			goods, shipping, tax, total := o.sums()
			_ = total
			want.add(tax, "tax")
			want.add(shipping, "shipping")
			want.add(goods, "gross less discounts")
			want.add(100, "orders")
			want.add(100, m.date(o.day), "orders")
			for _, e := range o.edits {
				want.add(e.net, m.date(e.day))
				goods -= e.net
			}
			want.add(goods, m.date(o.day))
			for _, r := range o.refunds {
				want.add(-r.net, m.date(r.day))
				want.add(r.net, "refunds")
			}
		}
		d := s.Admin.Get(fmt.Sprintf("/admin/dashboard?from=%s&to=%s&currencyCode=%s", m.date(0), m.date(monthDays), currency)).OK()
		got.add(coin(d.Text("sales.tax")), "tax")
		got.add(coin(d.Text("sales.shipping")), "shipping")
		got.add(coin(d.Text("sales.refunds")), "refunds")
		got.add(coin(d.Text("sales.gross"))-coin(d.Text("sales.discounts")), "gross less discounts")
		got.add(coin(d.Text("orders.count")), "orders")
		var days int64
		for _, each := range d.At("salesByDay").([]any) {
			day := each.(map[string]any)
			got.add(coin(day["net"].(string)), day["date"].(string))
			got.add(coin(fmt.Sprint(day["orders"])), day["date"].(string), "orders")
			days += coin(day["net"].(string))
		}
		m.same(got, want, "the dashboard of %s in %s", s.name, currency)
		Expect(cents(days)).To(Equal(d.Text("sales.net")))
	}
}

// services compares the records of the tax service and the commission service with the books.
func (m *month) services(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	if s.commissions != nil {
		for _, o := range m.orders {
			if o.shop != s || !o.qualified {
				continue
			}
			goods, _, _, total := o.sums()
			want.add(goods, o.currency, "volume")
			want.add(total, o.currency, "total")
			want.add(o.charged+o.disputed, o.currency, "reversed")
		}
		orders, reversals := s.commissions.Ledger()
		for _, o := range orders {
			got.add(coin(o["volume"].(string)), o["currencyCode"].(string), "volume")
			got.add(coin(o["total"].(string)), o["currencyCode"].(string), "total")
		}
		for _, r := range reversals {
			got.add(coin(r["total"].(string)), r["currencyCode"].(string), "reversed")
		}
		Expect(s.commissions.Faults()).To(BeEmpty())
		m.same(got, want, "the books of the commission service")
		return
	}
	for _, o := range m.orders {
		if o.shop == s && o.captured > 0 { // an order is reported once part of its amount is paid
			for rate, sold := range o.position() {
				want.add(sold[0], o.country, rate, o.currency, "net")
				want.add(sold[1], o.country, rate, o.currency, "tax")
			}
		}
	}
	commits, refunds := s.taxes.Ledger()
	countries := map[string]string{}
	for _, c := range commits {
		country, currency := c["to"].(map[string]any)["countryCode"].(string), c["currencyCode"].(string)
		for _, each := range c["charges"].([]any) {
			sold := each.(map[string]any)
			tax := sold["taxes"].([]any)[0].(map[string]any) // the service has one rate for each country
			countries[fmt.Sprint(c["orderId"])] = country + " " + tax["rate"].(string)
			got.add(coin(sold["net"].(string)), country, tax["rate"].(string), currency, "net")
			got.add(coin(tax["amount"].(string)), country, tax["rate"].(string), currency, "tax")
		}
	}
	for _, r := range refunds {
		of := countries[fmt.Sprint(r["orderId"])]
		got.add(-coin(r["subtotal"].(string))-coin(r["shippingTotal"].(string)), of, r["currencyCode"].(string), "net")
		got.add(-coin(r["taxTotal"].(string)), of, r["currencyCode"].(string), "tax")
	}
	Expect(s.taxes.Faults()).To(BeEmpty())
	m.same(got, want, "the books of the tax service")
}
