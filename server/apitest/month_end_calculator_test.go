package apitest_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// This file keeps the books of a month by the documented rules. It calculates in whole cents and shares no code with
// the service.

// monthLine is a line of an order in the books, with its displayed price and refunds.
type monthLine struct {
	id                 string
	good               int
	quantity, back     int64
	backShown, backTax int64
}

// monthOrder is an order in the books.
type monthOrder struct {
	shop              *monthShop
	id                int64
	day               int // day on which the order was placed
	country, currency string
	lines             []*monthLine
	percent           int64 // discount on all goods

	captured, returned, disputed  int64 // money received, money refunded, money taken by a bank
	charged                       int64 // refunds of goods and shipping, including tax
	shippingBack                  bool
	invoiced, qualified, canceled bool
	booked                        map[string][2]int64 // net and tax in the documents, by rate
	edits, refunds                []daySale
}

// daySale is the net value of goods that an edit or a refund adds to a day's sales.
type daySale struct {
	day int
	net int64
}

// charge is a line of an order, or its shipping, after discounts.
type charge struct {
	shown, net, tax int64
	rate            string
}

// half divides two nonnegative integers and rounds half up.
func half(dividend, divisor int64) int64 { return (2*dividend + divisor) / (2 * divisor) }

// percentage maps the text of each tax rate to thousandths of a percent.
var percentage = map[string]int64{"19": 19_000, "7": 7_000, "20": 20_000, "10": 10_000, "8.875": 8_875, "0": 0}

// taxed adds tax to a net price, or extracts it from a gross price.
func (s *monthShop) taxed(shown int64, rate string) charge {
	percent := percentage[rate]
	if s.inclusive {
		tax := half(shown*percent, 100_000+percent)
		return charge{shown, shown - tax, tax, rate}
	}
	return charge{shown, shown, half(shown*percent, 100_000), rate}
}

// bill returns the charges for the lines, followed by the charge for shipping.
func (o *monthOrder) bill() (out []charge) {
	var goods int64
	full := make([]int64, len(o.lines))
	for i, l := range o.lines {
		full[i] = o.shop.goods[l.good].price[o.currency] * l.quantity
		goods += full[i]
	}
	// The leftover cents of the discount go to the largest remainders, and among equal remainders to the first line.
	off := half(goods*o.percent, 100)
	shares, order := make([]int64, len(full)), make([]int, len(full))
	left := off
	for i := range full {
		shares[i], order[i] = off*full[i]/goods, i
		left -= shares[i]
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(off*full[b]%goods, off*full[a]%goods) })
	for _, i := range order[:left] {
		shares[i]++
	}
	for i, l := range o.lines {
		out = append(out, o.shop.taxed(full[i]-shares[i], o.shop.rate(o.country, o.shop.goods[l.good].reduced)))
	}
	return append(out, o.shop.taxed(monthShipping[o.currency], o.shop.rate(o.country, false)))
}

// sums returns the totals of the goods and of the whole order.
func (o *monthOrder) sums() (goods, shipping, tax, total int64) {
	bill := o.bill()
	for i, c := range bill {
		if i < len(o.lines) {
			goods += c.net
		} else {
			shipping = c.net
		}
		tax, total = tax+c.tax, total+c.net+c.tax
	}
	return goods, shipping, tax, total
}

func (o *monthOrder) total() int64 {
	_, _, _, total := o.sums()
	return total
}

// refund refunds units of a line and returns the amount that the buyer gets.
func (o *monthOrder) refund(i int, units int64, day int) int64 {
	l, c := o.lines[i], o.bill()[i]
	next := func(all, before int64) int64 { return half(all*(l.back+units), l.quantity) - before }
	gross, tax := next(c.net+c.tax, l.backShown), int64(0)
	if o.shop.inclusive {
		tax = next(c.tax, l.backTax)
	} else {
		tax = gross - next(c.net, l.backShown-l.backTax)
	}
	l.back, l.backShown, l.backTax = l.back+units, l.backShown+gross, l.backTax+tax
	o.refunds = append(o.refunds, daySale{day, gross - tax})
	return gross
}

// rest refunds everything that is left to refund, and returns the amount that the buyer gets.
func (o *monthOrder) rest(day int) (gross int64) {
	var net int64
	for i, c := range o.bill() {
		if i == len(o.lines) {
			if !o.shippingBack {
				gross += c.net + c.tax
			}
			break
		}
		l := o.lines[i]
		gross, net = gross+c.net+c.tax-l.backShown, net+c.net-(l.backShown-l.backTax)
		l.back, l.backShown, l.backTax = l.quantity, c.net+c.tax, c.tax
	}
	o.shippingBack = true
	o.refunds = append(o.refunds, daySale{day, net})
	return gross
}

// position returns the net and tax of the order minus the refunds, by rate.
func (o *monthOrder) position() map[string][2]int64 {
	out := map[string][2]int64{}
	if o.canceled {
		return out
	}
	for i, c := range o.bill() {
		net, tax := c.net, c.tax
		switch {
		case i < len(o.lines):
			net, tax = net-(o.lines[i].backShown-o.lines[i].backTax), tax-o.lines[i].backTax
		case o.shippingBack:
			net, tax = 0, 0
		}
		out[c.rate] = [2]int64{out[c.rate][0] + net, out[c.rate][1] + tax}
	}
	return out
}

// book records what changed since the previous call. An order gets its first document once it is paid.
func (b *monthBooks) book(o *monthOrder, day int) {
	if o.captured >= o.total() {
		o.invoiced, o.qualified = true, true
	}
	if !o.invoiced {
		return
	}
	now := o.position()
	rates := slices.Collect(maps.Keys(now))
	for rate := range o.booked {
		if _, ok := now[rate]; !ok {
			rates = append(rates, rate)
		}
	}
	for _, rate := range rates {
		was, is := o.booked[rate], now[rate]
		if was != is {
			b.journal = append(b.journal, turnover{day, o.shop, o.country, rate, o.currency, is[0] - was[0], is[1] - was[1]})
		}
	}
	o.booked = now
}

// turnover is a change of the taxable turnover.
type turnover struct {
	day                     int
	shop                    *monthShop
	country, rate, currency string
	net, tax                int64
}

// movement is an incoming or outgoing amount of money.
type movement struct {
	day            int
	shop           *monthShop
	kind, currency string
	amount         int64
}

// monthBooks holds the books of all stores.
type monthBooks struct {
	orders  []*monthOrder
	journal []turnover
	money   []movement
}

func (b *monthBooks) move(o *monthOrder, kind string, day int, amount int64) {
	switch kind {
	case "CAPTURE":
		o.captured += amount
	case "REFUND":
		o.returned -= amount
	case "DISPUTE":
		o.disputed -= amount
	}
	b.money = append(b.money, movement{day, o.shop, kind, o.currency, amount})
}

// cents formats an amount as the exports do.
func cents(n int64) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	return fmt.Sprintf("%s%d.%02d", sign, n/100, n%100)
}

// figures maps keys to sums. A missing key means 0.
type figures map[string]int64

func (f figures) add(amount int64, of ...string) {
	key := strings.Join(of, " ")
	if f[key] += amount; f[key] == 0 {
		delete(f, key)
	}
}
