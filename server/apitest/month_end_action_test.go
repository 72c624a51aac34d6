package apitest_test

import (
	"context"
	"fmt"
	"net/http"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// sell places a random order and pays for it by a random method.
func (m *month) sell(s *monthShop) {
	GinkgoHelper()
	o := &monthOrder{shop: s, day: m.day, country: s.countries[m.dice.IntN(len(s.countries))], currency: []string{"EUR", "EUR", "USD"}[m.dice.IntN(3)]}
	var items []any
	for _, good := range m.dice.Perm(len(s.goods))[:1+m.dice.IntN(3)] {
		l := &monthLine{good: good, quantity: 1 + m.dice.Int64N(4)}
		o.lines = append(o.lines, l)
		items = append(items, object{"variantId": s.goods[good].variant, "quantity": l.quantity})
	}
	body := object{"email": fmt.Sprintf("buyer-%d@example.com", len(m.orders)), "currencyCode": o.currency, "items": items,
		"shippingAddress": destination(o.country), "shippingMethodId": s.methods[o.currency]}
	if m.dice.IntN(3) == 0 {
		o.percent = 1 + m.dice.Int64N(30)
		body["discount"] = object{"discountType": "PERCENTAGE", "value": fmt.Sprint(o.percent)}
	}
	how := []string{"card", "card", "card", "transfer", "unpaid", "part", "note"}[m.dice.IntN(7)]
	if how == "card" {
		body["payment"] = object{"paymentProviderId": s.ProviderID, "paymentToken": "pm_card_visa"}
	}
	a := s.send(http.MethodPost, "/admin/order", body)
	o.id = a.ID("orderId")
	for i, l := range o.lines {
		l.id = a.Text(fmt.Sprintf("items.%d.lineItemId", i))
	}
	m.orders = append(m.orders, o)
	m.done["sold: "+how]++
	total := o.total()
	switch how {
	case "card":
		m.move(o, "CAPTURE", m.day, total)
	case "transfer":
		m.receive(o, "BANK_TRANSFER", total)
	case "part":
		m.receive(o, "BANK_TRANSFER", total/3)
	case "note":
		m.receive(o, "CASH", total+1234)
		m.overpaid(o)
	}
	m.book(o, m.day)
}

// send sends a request as an administrator until it succeeds.
func (s *monthShop) send(method, path string, body any) *apitest.Answer {
	GinkgoHelper()
	return persist(s.Admin, method, path, body)
}

// persist repeats a request until it succeeds, since a busy service responds to some requests with 503.
func persist(client apitest.Client, method, path string, body any) *apitest.Answer {
	GinkgoHelper()
	client = client.Once()
	a := client.Call(method, path, body)
	for tries := 0; a.Status == http.StatusServiceUnavailable && tries < 50; tries++ {
		a = client.Call(method, path, body)
	}
	return a.OK()
}

// receive records a payment that was made without a processor.
func (m *month) receive(o *monthOrder, method string, amount int64) *apitest.Answer {
	GinkgoHelper()
	m.move(o, "CAPTURE", m.day, amount)
	return o.shop.send(http.MethodPost, "/admin/order/offline-payment", object{"orderId": o.id, "method": method, "amount": cents(amount)})
}

// due returns what the buyer still owes; a negative amount means that the buyer overpaid.
func (o *monthOrder) due() int64 { return o.total() - (o.captured - (o.returned - o.charged)) }

// owed returns the amount that reports show as due: 0 for a canceled or overpaid order.
func (o *monthOrder) owed() int64 {
	if o.canceled {
		return 0
	}
	return max(0, o.due())
}

// overpaid refunds the amount that the buyer overpaid.
func (m *month) overpaid(o *monthOrder) {
	GinkgoHelper()
	m.refund(o, object{"overpaymentAmount": cents(-o.due())}, -o.due(), 0)
}

// refund refunds an amount of an order and confirms the parts that staff pay out. The parameter charged is the part of
// the amount that the order had charged; the buyer had overpaid the rest.
func (m *month) refund(o *monthOrder, body object, amount, charged int64) {
	GinkgoHelper()
	if amount == 0 {
		return
	}
	o.shop.send(http.MethodPost, "/admin/order/refund", with(with(body, "orderId", o.id), "reason", "OTHER"))
	m.confirm(o, amount, charged)
}

// confirm completes those refunds of an order that staff pay out.
func (m *month) confirm(o *monthOrder, amount, charged int64) {
	GinkgoHelper()
	open := o.shop.Admin.Get(fmt.Sprintf("/admin/refund/paged?status=PENDING&orderId=%d", o.id)).OK()
	for i := range open.At("items").([]any) {
		o.shop.send(http.MethodPost, "/admin/refund/complete", object{"refundId": open.ID(fmt.Sprintf("items.%d.refundId", i))})
	}
	for tries := 0; ; tries++ { // a refund whose gateway call got no response stays open for a background job
		waits := o.shop.Admin.Get(fmt.Sprintf("/admin/refund/paged?status=PROCESSING&orderId=%d", o.id)).OK()
		if len(waits.At("items").([]any)) == 0 {
			break
		}
		Expect(tries).To(BeNumerically("<", 10), "the gateway never answers")
		m.world.Clock.Advance(6 * time.Minute)
		Expect(m.world.App.Service.Ordering.SettleRefundsDue(context.Background())).To(Succeed())
		m.logIn()
	}
	m.move(o, "REFUND", m.day, -amount)
	o.charged += charged
}

// change makes a random change to an order, if the order's state allows one.
func (m *month) change(o *monthOrder) {
	GinkgoHelper()
	paid := o.due() == 0 && o.charged == 0
	var is []string
	switch {
	case o.id == 0 || o.canceled || o.disputed > 0: // not an ordinary order, or already canceled or disputed
		return
	case paid && o.returned == 0:
		is = []string{"edit", "refund units", "refund shipping", "refund everything", "dispute won", "dispute lost", "dispute lost and cancel", "cancel", "void and pay"}
	case paid:
		is = []string{"edit", "refund units", "refund everything", "cancel"}
	case o.due() > 0 && o.charged == 0:
		is = []string{"edit", "pay", "cancel"}
	case o.captured > o.returned:
		is = []string{"refund units", "refund everything", "cancel"}
	default:
		return
	}
	do := is[m.dice.IntN(len(is))]
	switch do {
	case "edit":
		m.edit(o)
	case "pay":
		m.receive(o, "BANK_TRANSFER", o.due())
	case "refund units":
		m.refundUnits(o)
	case "refund shipping":
		c := o.bill()[len(o.lines)]
		o.shippingBack = true
		m.refund(o, object{"shippingAmount": cents(c.net + c.tax)}, c.net+c.tax, c.net+c.tax)
	case "refund everything":
		amount := o.rest(m.day)
		m.refund(o, object{}, amount, amount)
	case "dispute won", "dispute lost", "dispute lost and cancel":
		m.dispute(o, do)
	case "cancel":
		m.cancel(o)
	case "void and pay":
		m.correct(o)
	}
	m.done[do]++
	m.book(o, m.day)
}

// edit changes the quantity of a line. If the order was paid, edit also settles the difference.
func (m *month) edit(o *monthOrder) {
	GinkgoHelper()
	paid := o.due() == 0
	before, _, _, _ := o.sums()
	o.lines[m.dice.IntN(len(o.lines))].quantity = 1 + m.dice.Int64N(5)
	after, _, _, _ := o.sums()
	o.edits = append(o.edits, daySale{m.day, after - before})
	var items []any
	for _, l := range o.lines {
		items = append(items, object{"lineItemId": l.id, "quantity": l.quantity})
	}
	version := o.shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", o.id)).OK().ID("version")
	o.shop.send(http.MethodPatch, "/admin/order", object{"orderId": o.id, "items": items, "version": version})
	switch due := o.due(); {
	case due < 0:
		m.overpaid(o)
	case due > 0 && paid:
		m.book(o, m.day)
		m.receive(o, "BANK_TRANSFER", due)
	}
}

func (m *month) refundUnits(o *monthOrder) {
	GinkgoHelper()
	i := m.dice.IntN(len(o.lines))
	l := o.lines[i]
	if l.back == l.quantity {
		return
	}
	units := 1 + m.dice.Int64N(l.quantity-l.back)
	amount := o.refund(i, units, m.day)
	m.refund(o, object{"lines": []any{object{"lineItemId": l.id, "quantity": units}}}, amount, amount)
}

// dispute records a dispute about one whole payment, and then the bank's decision.
func (m *month) dispute(o *monthOrder, how string) {
	GinkgoHelper()
	payments := o.shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", o.id)).OK().At("payments").([]any)
	if len(payments) != 1 {
		return
	}
	report := object{"orderId": o.id, "reference": fmt.Sprint("dp-", o.id), "status": "OPEN"}
	o.shop.send(http.MethodPost, "/admin/order/chargeback", report)
	outcome := "LOST"
	if how == "dispute won" {
		outcome = "WON"
	}
	o.shop.send(http.MethodPost, "/admin/order/chargeback", with(report, "status", outcome))
	if outcome == "WON" {
		return
	}
	m.move(o, "DISPUTE", m.day, -o.captured)
	if how == "dispute lost and cancel" {
		o.shop.send(http.MethodPost, "/admin/order/cancel", object{"orderId": o.id, "reason": "FRAUD", "refundPayment": false})
		o.canceled = true
	}
}

// cancel cancels an order and refunds what was paid.
func (m *month) cancel(o *monthOrder) {
	GinkgoHelper()
	amount := o.captured - o.returned
	a := o.shop.send(http.MethodPost, "/admin/order/cancel", object{"orderId": o.id, "reason": "CUSTOMER_REQUEST"})
	Expect(a.Text("status")).To(Equal("CANCELLED"))
	if amount > 0 {
		m.confirm(o, amount, amount)
	}
	o.canceled = true
}

// correct reverses a recorded transfer that was meant for another order, and records the transfer for that order.
func (m *month) correct(o *monthOrder) {
	GinkgoHelper()
	payments := o.shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", o.id)).OK()
	if len(payments.At("payments").([]any)) != 1 || payments.Text("payments.0.providerCode") != "OFFLINE" {
		return
	}
	amount := o.captured
	o.shop.send(http.MethodPost, "/admin/order/offline-payment/void", object{"orderId": o.id, "paymentId": payments.ID("payments.0.paymentId"), "note": "Another order."})
	m.move(o, "CAPTURE", m.day, -amount)
	m.receive(o, "BANK_TRANSFER", amount)
}
