package apitest_test

import (
	"fmt"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// euros is the exchange rate of the books: the price of a dollar in hundredths of a euro cent.
const euros = 9_137

// conversions compares the tax of each USD document in the tax authority's currency.
func (m *month) conversions(s *monthShop) {
	GinkgoHelper()
	exported, got, want := figures{}, figures{}, figures{}
	for _, row := range s.rows("/admin/invoice/export?format=csv") {
		if row["currencyCode"] == "EUR" {
			Expect(row["convertedTax"] + row["taxCurrencyCode"] + row["taxExchangeRate"]).To(BeEmpty())
			continue
		}
		exported.add(coin(row["convertedTax"]), row["number"])
	}
	for _, d := range s.all("/admin/invoice/paged") {
		if d["currencyCode"] == "EUR" {
			Expect(d["taxConversion"]).To(BeNil())
			continue
		}
		sign := int64(1)
		if d["type"] == "CREDIT_NOTE" {
			sign = -1
		}
		tax := coin(d["taxTotal"].(string))
		if tax < 0 {
			sign, tax = -sign, -tax
		}
		want.add(sign*half(tax*euros, 10_000), d["number"].(string))
		if c, ok := d["taxConversion"].(map[string]any); ok {
			amount := coin(c["taxTotal"].(string))
			if d["type"] == "CREDIT_NOTE" {
				amount = -amount
			}
			got.add(amount, d["number"].(string))
		}
	}
	Expect(want).NotTo(BeEmpty())
	m.same(got, want, "converted taxes in the list of %s", s.name)
	m.same(exported, want, "converted taxes in the export of %s", s.name)
}

// summary compares the sums of all orders by currency.
func (m *month) summary(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	for _, o := range m.orders {
		if o.shop != s {
			continue
		}
		goods, shipping, tax, total := o.sums()
		for name, amount := range map[string]int64{"goods": goods, "shippingTotal": shipping, "taxTotal": tax, "grandTotal": total,
			"paid": o.captured, "refunded": o.returned, "disputed": o.disputed, "due": o.owed(), "orders": 100} {
			want.add(amount, o.currency, name)
		}
	}
	for _, each := range s.Admin.Get("/admin/order/summary").OK().At("totals.currencies").([]any) {
		c := each.(map[string]any)
		sum := func(name string) int64 { return coin(fmt.Sprint(c[name])) }
		for _, name := range []string{"shippingTotal", "taxTotal", "grandTotal", "paid", "refunded", "disputed", "due"} {
			got.add(sum(name), c["currencyCode"].(string), name)
		}
		got.add(sum("subtotal")-sum("discountTotal"), c["currencyCode"].(string), "goods")
		got.add(sum("orderCount"), c["currencyCode"].(string), "orders")
	}
	m.same(got, want, "the summary of %s", s.name)
}

// items compares the sold and refunded quantities of each good: in the export of lines by country, and in the summary
// by item.
func (m *month) items(s *monthShop) {
	GinkgoHelper()
	got, want, summed, whole := figures{}, figures{}, figures{}, figures{}
	for _, o := range m.orders {
		if o.shop != s {
			continue
		}
		for i, c := range o.bill()[:len(o.lines)] {
			l := o.lines[i]
			sku := fmt.Sprint("GOOD-", l.good)
			for name, amount := range map[string]int64{"quantity": 100 * l.quantity, "lineTotal": c.net, "lineTax": c.tax} {
				want.add(amount, o.country, sku, o.currency, name)
			}
			if o.canceled { // a cancellation refunds only paid units
				continue
			}
			want.add(100*l.back, o.country, sku, o.currency, "refundedQuantity")
			for name, amount := range map[string]int64{"quantityOrdered": 100 * l.quantity, "quantityRefunded": 100 * l.back, "net": c.net, "tax": c.tax} {
				whole.add(amount, sku, o.currency, name)
			}
		}
	}
	for _, row := range s.rows("/admin/order/export?format=csv&rows=LINE") {
		for _, name := range []string{"quantity", "refundedQuantity", "lineTotal", "lineTax"} {
			if name == "refundedQuantity" && row["status"] == "CANCELLED" {
				continue
			}
			got.add(coin(row[name]), row["shippingAddress.countryCode"], row["sku"], row["currencyCode"], name)
		}
	}
	m.same(got, want, "lines of %s", s.name)
	for _, each := range s.Admin.Get("/admin/order/item/summary?status=OPEN,COMPLETED").OK().At("items").([]any) {
		row := each.(map[string]any)
		for _, name := range []string{"quantityOrdered", "quantityRefunded", "net", "tax"} {
			summed.add(coin(fmt.Sprint(row[name])), row["sku"].(string), row["currencyCode"].(string), name)
		}
	}
	m.same(summed, whole, "the summary by item of %s", s.name)
}

// lists compares the lists of payment movements, and the parts of refunds, with the books.
func (m *month) lists(s *monthShop) {
	GinkgoHelper()
	got, want := figures{}, figures{}
	for _, p := range m.money {
		if p.shop == s {
			want.add(p.amount, p.kind, p.currency)
		}
	}
	for _, o := range m.orders {
		if o.shop == s {
			want.add(o.returned, "parts of refunds", o.currency)
			want.add(o.disputed, "lost", o.currency)
		}
	}
	for _, t := range s.all("/admin/payment-transaction/paged") {
		got.add(coin(t["amount"].(string)), t["type"].(string), t["currencyCode"].(string))
	}
	for _, r := range s.all("/admin/refund/paged") {
		if r["status"] == "COMPLETED" {
			got.add(coin(r["subtotal"].(string))+coin(r["shippingTotal"].(string))+coin(r["taxTotal"].(string)), "parts of refunds", r["currencyCode"].(string))
		}
	}
	for _, c := range s.all("/admin/chargeback/paged") {
		if c["status"] == "LOST" {
			got.add(coin(c["amount"].(string)), "lost", c["currencyCode"].(string))
		}
	}
	m.same(got, want, "lists of %s", s.name)
}
