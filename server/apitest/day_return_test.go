package apitest_test

import (
	"context"
	"encoding/csv"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

// soldLine is a line of an order as a bookkeeper computes it, in cents.
type soldLine struct {
	name             string
	units, net, rate int64 // net is the price of a unit
}

func (l soldLine) goods() int64 { return l.units * l.net }

// tax rounds half up, a line at a time.
func (l soldLine) tax() int64 { return (l.goods()*l.rate + 50) / 100 }

// withdrawAndReturn has two guests withdraw from their orders around the end of the window. The first is in time:
// the parcel comes back in two parts with a damaged unit, and the store refunds the money with the delivery.
func withdrawAndReturn(ctx context.Context, world *apitest.World) {
	GinkgoHelper()
	shop := world.Shop("return-day")
	reduced := shop.Admin.Post("/admin/product/tax-class", object{"name": "Reduced", "code": "RED", "rates": []any{object{"countryCode": "DE", "rate": "7", "name": "VAT 7 %"}}}).OK().ID("taxClassId")
	beans := shop.Admin.Post("/admin/product", object{"name": "Beans", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": reduced,
		"variants": []any{object{"sku": "BEANS", "stockOnHand": 30, "prices": []any{object{"currencyCode": "EUR", "amount": "12.55"}}}}}).OK()
	shop.Admin.Patch("/admin/store/settings", object{"returnPolicy": object{"needsApproval": true, "exclusions": []any{}, "reasons": []any{},
		"terms": []any{object{"countryCodes": []any{}, "accountTypeIds": []any{}, "windowDays": 0, "withdrawalDays": 14, "restockingRate": "10", "returnShipping": []any{object{"currencyCode": "EUR", "amount": "3.90"}}}}}}).OK()
	sets, bags, delivery := soldLine{"sets", 2, 4900, 19}, soldLine{"bags", 3, 1255, 7}, soldLine{"delivery", 1, 490, 19}
	total := int64(0)
	for _, l := range []soldLine{sets, bags, delivery} {
		total += l.goods() + l.tax()
	}

	type sale struct {
		order, number, payment int64
		email, set, bag        string
		page                   apitest.Client
	}
	mailsTo := func(email string) []letter.SentMail {
		GinkgoHelper()
		list, err := world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), email, 20)
		Expect(err).NotTo(HaveOccurred())
		return list
	}
	stock := func() []int64 {
		GinkgoHelper()
		return []int64{shop.Admin.Get(fmt.Sprint("/admin/product?productId=", shop.ProductID)).OK().ID("variants.0.stockOnHand"),
			shop.Admin.Get(fmt.Sprint("/admin/product?productId=", beans.ID("productId"))).OK().ID("variants.0.stockOnHand")}
	}
	details := func(order int64) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
	}
	begun := stock()
	var sales []*sale
	for i := range 2 {
		guest := shop.Guest(shop.White, int(sets.units))
		guest.Post("/customer/cart/item", object{"variantId": beans.ID("variants.0.variantId"), "quantity": bags.units}).OK()
		purchase := guest.Checkout("pm_card_visa")
		purchase["email"] = fmt.Sprintf("withdrawer%d@example.com", i)
		placed := guest.Once().Post("/customer/checkout", purchase).OK()
		s := &sale{order: placed.ID("orderId"), number: placed.ID("orderNumber"), email: purchase["email"].(string)}
		parcel := shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": s.order}).OK().ID("shipmentId")
		shop.Admin.Once().Patch("/admin/shipment", object{"shipmentId": parcel, "status": "DELIVERED"}).OK()
		o := details(s.order)
		Expect([]string{o.Text("grandTotal"), o.Text("payments.0.status")}).To(Equal([]string{cents(total), "CAPTURED"}))
		s.set, s.bag, s.payment = o.Text("items.0.lineItemId"), o.Text("items.1.lineItemId"), o.ID("payments.0.paymentId")
		sales = append(sales, s)
	}
	Expect(stock()).To(Equal([]int64{begun[0] - 2*sets.units, begun[1] - 2*bags.units}))
	delivered, err := time.Parse(time.RFC3339, details(sales[1].order).Text("shipments.0.deliveredOn"))
	Expect(err).NotTo(HaveOccurred())

	By("waiting until half an hour before the end of the window in the store's time zone")
	berlin := domain.Location("Europe/Berlin")
	y, m, d := delivered.In(berlin).Date()
	end := time.Date(y, m, d+15, 0, 0, 0, 0, berlin) // the day of the delivery does not count
	for end.AddDate(0, 0, -1).Weekday() == time.Saturday || end.AddDate(0, 0, -1).Weekday() == time.Sunday {
		end = end.AddDate(0, 0, 1)
	}
	at := func(t time.Time) {
		GinkgoHelper()
		world.Clock.Advance(t.Sub(world.Clock.Now()))
		shop.Admin = world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID)
	}
	at(end.Add(-30 * time.Minute))
	for _, s := range sales {
		shop.Storefront.Once().Post("/customer/order/lookup", object{"orderNumber": s.number, "email": s.email}).Is(http.StatusNoContent)
		var link []string
		Eventually(func() []string {
			for _, mail := range mailsTo(s.email) {
				if found := orderLink.FindStringSubmatch(mail.Text); found != nil {
					link = found
				}
			}
			return link
		}).Should(HaveLen(2))
		s.page = world.Client().With("X-Cart-Token", link[1])
	}
	withdraw := func(s *sale) object {
		return object{"orderId": s.order, "kind": "WITHDRAWAL", "lines": []any{object{"lineItemId": s.set, "quantity": sets.units}, object{"lineItemId": s.bag, "quantity": bags.units}}}
	}

	By("withdrawing in time, through the link of the mail")
	first := sales[0]
	options := first.page.Get(fmt.Sprint("/customer/return/eligibility?orderId=", first.order)).OK()
	Expect([]any{options.Text("lines.0.kinds.3.kind"), options.Text("lines.0.kinds.3.deadlineOn")}).To(Equal([]any{"WITHDRAWAL", end.AddDate(0, 0, -1).Format(time.DateOnly)}))
	preview := first.page.Once().Post("/customer/return/preview", withdraw(first)).OK()
	Expect([]any{preview.Text("goodsTotal"), preview.Text("shippingTotal"), preview.Text("refundTotal"), preview.At("fees")}).To(Equal([]any{
		cents(total - delivery.goods() - delivery.tax()), cents(delivery.goods() + delivery.tax()), cents(total), []any{}}))
	made := first.page.Once().Post("/customer/return", withdraw(first)).OK()
	ret := made.ID("returnId")
	due := world.Clock.Now().In(berlin).AddDate(0, 0, 14).Format(time.DateOnly)
	Expect([]any{made.Text("status"), made.Text("refundDueOn")}).To(Equal([]any{"APPROVED", due}))
	acknowledged := slices.DeleteFunc(mailsTo(first.email), func(mail letter.SentMail) bool { return mail.Kind != letter.MailWithdrawal })
	Expect(acknowledged).To(HaveLen(1))
	Expect(acknowledged[0].Text).To(And(ContainSubstring(fmt.Sprint(first.number)), ContainSubstring("POUR-OVER-WHITE"), ContainSubstring("BEANS")))

	By("withdrawing half an hour after the end of the window")
	at(end.Add(30 * time.Minute))
	late := sales[1].page.Once().Post("/customer/return", withdraw(sales[1])).OK()
	Expect([]any{late.Text("status"), late.At("approvedOn")}).To(Equal([]any{"REQUESTED", nil}))
	shop.Admin.Once().Post("/admin/return/reject", object{"returnId": late.ID("returnId"), "note": "Two weeks and a half hour"}).OK()

	By("receiving the goods in two parts")
	before := stock()
	receive := func(lines ...any) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Once().Post("/admin/return/receive", object{"returnId": ret, "lines": lines}).OK()
	}
	unit := func(line string, units int64, condition string) object {
		return object{"lineItemId": line, "quantity": units, "condition": condition}
	}
	receive(unit(first.set, 1, "SELLABLE"), unit(first.bag, 2, "SELLABLE"))
	Expect(stock()).To(Equal([]int64{before[0] + 1, before[1] + 2}))
	shop.Admin.Once().Post("/admin/return/complete", object{"returnId": ret}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
	receive(unit(first.set, 1, "DAMAGED"), unit(first.bag, 1, "SELLABLE"))
	Expect(stock()).To(Equal([]int64{before[0] + 1, before[1] + 3}))

	By("refunding the goods and the delivery by the original means of payment")
	refund := shop.Admin.Once().Post("/admin/order/refund", object{"orderId": first.order, "reason": "RETURN_SELLABLE", "shippingAmount": cents(delivery.goods() + delivery.tax()),
		"lines": []any{object{"lineItemId": first.set, "quantity": sets.units}, object{"lineItemId": first.bag, "quantity": bags.units}}}).OK()
	Expect([]any{refund.Text("status"), refund.Text("amount"), refund.Text("shippingTotal"), refund.Text("taxTotal"), refund.ID("payments.0.paymentId"), refund.Text("payments.0.amount")}).To(Equal([]any{
		"COMPLETED", cents(total), cents(delivery.goods()), cents(sets.tax() + bags.tax() + delivery.tax()), first.payment, cents(total)}))
	Expect(stock()).To(Equal([]int64{before[0] + 1, before[1] + 3}), "a unit is restocked once, and the damaged one never")
	completed := shop.Admin.Once().Post("/admin/return/complete", object{"returnId": ret}).OK()
	Expect([]any{completed.Text("status"), completed.ID("refundIds.0"), completed.ID("lines.0.damagedQuantity"), completed.ID("lines.0.restockedQuantity"), completed.ID("lines.1.restockedQuantity")}).To(Equal([]any{
		"COMPLETED", refund.ID("refundId"), int64(1), int64(1), int64(3)}))

	By("comparing the credit note's tax per rate")
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(shop.Admin.Get(fmt.Sprint("/admin/invoice/export?type=CREDIT_NOTE&orderId=", first.order)).OK().Body), "\ufeff"))).ReadAll()
	Expect(err).NotTo(HaveOccurred())
	taxes := map[string][]string{}
	for _, row := range rows[1:] {
		cells := map[string]string{}
		for i, column := range rows[0] {
			cells[column] = row[i]
		}
		taxes[cells["taxRate"]] = []string{cells["net"], cells["tax"], cells["gross"]}
	}
	negative := func(net, tax int64) []string {
		return []string{"-" + cents(net), "-" + cents(tax), "-" + cents(net+tax)}
	}
	Expect(taxes).To(Equal(map[string][]string{
		"19": negative(sets.goods()+delivery.goods(), sets.tax()+delivery.tax()),
		"7":  negative(bags.goods(), bags.tax()),
	}))
	o := details(first.order)
	Expect([]any{o.Text("paymentStatus"), o.Text("fulfillmentStatus"), o.ID("items.0.returnedQuantity"), o.ID("items.1.returnedQuantity")}).To(Equal([]any{"REFUNDED", "RETURNED", sets.units, bags.units}))
	kept := details(sales[1].order)
	Expect([]any{kept.Text("paymentStatus"), kept.ID("items.0.returnedQuantity")}).To(Equal([]any{"PAID", int64(0)}))
}
