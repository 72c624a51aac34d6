package admin_test

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// tableOf parses an exported CSV file into one map per row, by column name.
func tableOf(a *apitest.Answer) (rows []map[string]string) {
	GinkgoHelper()
	lines, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(a.Body), "\ufeff"))).ReadAll()
	Expect(err).NotTo(HaveOccurred())
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, name := range lines[0] {
			row[name] = line[i]
		}
		rows = append(rows, row)
	}
	return rows
}

var _ = Describe("An offline payment", Ordered, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	var details func(id int64) *apitest.Answer
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx).Shop("offline")
		ada = shop.Admin
		details = func(id int64) *apitest.Answer {
			GinkgoHelper()
			return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
		}
		ada.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1000}}}).OK()
	})
	ordered := func() int64 {
		GinkgoHelper()
		return ada.Once().Post("/admin/order", object{"email": "ada@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}},
			"shippingAddress": object{"firstName": "Mia", "lastName": "Özil", "streetLine1": "Road 1", "city": "Berlin", "postalCode": "10999", "countryCode": "DE"}, "shippingMethodId": shop.ShippingMethodID}).OK().ID("orderId")
	}

	It("can be voided after an incorrect entry, which keeps the invoice and makes the amount due again", func() {
		id := ordered()
		total := details(id).Text("grandTotal")
		wrong := ada.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER", "amount": "4490.00"}).OK()
		Expect(wrong.Text("paymentStatus")).To(Equal("OVERPAID"))
		payment := wrong.ID("payments.0.paymentId")
		voided := ada.Post("/admin/order/offline-payment/void", object{"orderId": id, "paymentId": payment, "note": "Typed wrongly"}).OK()
		Expect([]string{voided.Text("payments.0.status"), voided.Text("balance.captured"), voided.Text("balance.due"), voided.Text("balance.overpaid")}).To(Equal([]string{"VOIDED", "0.00", total, "0.00"}))
		Expect(ada.Post("/admin/order/offline-payment/void", object{"orderId": id, "paymentId": payment}).OK().ID("version")).To(Equal(voided.ID("version")))
		right := ada.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).OK()
		Expect([]string{right.Text("paymentStatus"), right.Text("balance.captured")}).To(Equal([]string{"PAID", total}))
		Expect(right.At("invoices")).To(HaveLen(1))
		summary := ada.Get(fmt.Sprintf("/admin/order/summary?orderId=%d", id)).OK()
		Expect([]string{summary.Text("order.paid"), summary.Text("order.due")}).To(Equal([]string{total, "0.00"}))
		ada.Post("/admin/order/offline-payment/void", object{"orderId": id, "paymentId": 4711}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)

		By("refusing a refunded one, and a captured one of a gateway")
		card := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		ada.Post("/admin/order/offline-payment/void", object{"orderId": card, "paymentId": details(card).ID("payments.0.paymentId")}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		paid := right.ID("payments.1.paymentId")
		refund := ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "1.00"}).OK()
		ada.Post("/admin/order/offline-payment/void", object{"orderId": id, "paymentId": paid}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)

		By("recording that a completed refund was returned")
		ada.Post("/admin/refund/fail", object{"refundId": refund.ID("refundId")}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		ada.Post("/admin/refund/complete", object{"refundId": refund.ID("refundId")}).OK()
		failed := ada.Post("/admin/refund/fail", object{"refundId": refund.ID("refundId"), "reason": "Account closed", "note": "Ask for another IBAN"}).OK()
		Expect([]string{failed.Text("status"), failed.Text("failure.code"), failed.Text("failure.message"), failed.Text("note")}).To(Equal([]string{"FAILED", "refund_failed", "Account closed", "Ask for another IBAN"}))
		Expect(failed.At("allowedActions")).To(Equal([]any{"RETRY"}))
		Expect(ada.Post("/admin/refund/fail", object{"refundId": refund.ID("refundId")}).OK().ID("version")).To(Equal(failed.ID("version")))
		o := details(id)
		Expect([]string{o.Text("balance.refunded"), o.Text("balance.refundable")}).To(Equal([]string{"0.00", total}))
		Expect([]string{o.Text("invoices.1.total"), o.Text("invoices.2.reason"), o.Text("invoices.2.total")}).To(Equal([]string{"1.00", "REFUND_FAILED", "1.00"}))
		gateway := ada.Once().Post("/admin/order/refund", object{"orderId": card, "reason": "GOODWILL", "amount": "1.00"}).OK()
		ada.Post("/admin/refund/fail", object{"refundId": gateway.ID("refundId")}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		ada.Post("/admin/refund/fail", object{"refundId": 99999999}).Is(http.StatusNotFound)

		By("paying otherwise what a card cannot receive")
		guest := shop.Guest(shop.White, 1)
		closed := guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_refundFail")).OK().ID("orderId")
		back := ada.Once().Post("/admin/order/refund", object{"orderId": closed, "reason": "GOODWILL", "amount": "1.00"}).OK().ID("refundId")
		read := func() *apitest.Answer { return ada.Get(fmt.Sprintf("/admin/refund?refundId=%d", back)).OK() }
		shop.World.Clock.Advance(6 * time.Minute) // long enough for the job to query the gateway again
		Eventually(func() string { return read().Text("status") }).Should(Equal("FAILED"))
		Expect(read().At("allowedActions")).To(Equal([]any{"RETRY", "COMPLETE"}))
		ada.Post("/admin/refund/complete", object{"refundId": back, "reference": "SEPA 17"}).OK()
		Expect([]any{read().Text("status"), read().At("isOffline"), read().Text("payments.0.providerReference"), details(closed).Text("balance.refunded")}).To(Equal([]any{"COMPLETED", true, "SEPA 17", "1.00"}))
		ada.Post("/admin/order/offline-payment/void", object{"orderId": 99999999, "paymentId": paid}).Is(http.StatusNotFound)
	})

	It("must be refunded if it arrives for a canceled order", func() {
		id := ordered()
		ada.Once().Post("/admin/order/cancel", object{"orderId": id, "reason": "PAYMENT_NOT_RECEIVED"}).OK()
		ada.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		o := ada.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER", "amount": "44.90"}).OK()
		Expect([]string{o.Text("status"), o.Text("balance.captured"), o.Text("balance.refunded"), o.Text("refunds.0.status"), o.Text("refunds.0.amount")}).To(Equal([]string{"CANCELLED", "44.90", "44.90", "PENDING", "44.90"}))
		ada.Post("/admin/refund/complete", object{"refundId": o.ID("refunds.0.refundId")}).OK()
		o = details(id)
		Expect([]string{o.Text("refunds.0.status"), o.Text("balance.overpaid"), o.Text("balance.refundable"), o.Text("paymentStatus")}).To(Equal([]string{"COMPLETED", "0.00", "0.00", "REFUNDED"}))
		Expect(o.At("invoices")).To(BeEmpty())
	})

	It("appears like disputes in lists, totals and exports, which break down each document's tax by rate", func() {
		id := shop.Guest(shop.White, 2).Buy().OK().ID("orderId")
		total := details(id).Text("grandTotal")
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_offline_1", "reason": "fraudulent"}).OK()
		won := shop.Guest(shop.White, 1).Buy().OK().ID("orderId")
		ada.Post("/admin/order/chargeback", object{"orderId": won, "reference": "dp_offline_2", "status": "WON"}).OK()
		ada.Once().Post("/admin/order/refund", object{"orderId": shop.Guest(shop.White, 1).Buy().OK().ID("orderId"), "reason": "GOODWILL", "amount": "1.00"}).OK()
		Expect(details(id).Text("balance.disputed")).To(Equal(total))
		Expect(ada.Get(fmt.Sprintf("/admin/order/summary?orderId=%d", id)).OK().Text("order.disputed")).To(Equal(total))
		Expect(ada.Get("/admin/order/summary?paymentStatus=CHARGEBACK").OK().Text("totals.currencies.0.disputed")).To(Equal(total))
		Expect(ada.Get("/admin/order/paged?paymentStatus=CHARGEBACK").OK().Text("items.0.disputed")).To(Equal(total))
		Expect(tableOf(ada.Get("/admin/order/export?paymentStatus=CHARGEBACK").OK())[0]).To(HaveKeyWithValue("disputed", total))

		list := ada.Get("/admin/chargeback/paged").OK()
		Expect([]string{list.Text("items.0.reference"), list.Text("items.1.reference"), list.Text("items.1.amount"), list.Text("items.1.currencyCode")}).To(Equal([]string{"dp_offline_2", "dp_offline_1", total, "EUR"}))
		for query, n := range map[string]int{"status=WON": 1, "status=OPEN,LOST": 1, "isInquiry=true": 0, "search=DP_OFFLINE": 2, fmt.Sprintf("orderId=%d", id): 1, "currencyCode=USD": 0,
			"reportedTo=2020-01-01T00:00:00Z": 0, "modifiedSince=2020-01-01T00:00:00Z": 2, "pageSize=1&sort=modifiedOn": 1, "search=" + details(id).Text("orderNumber"): 1} {
			Expect(ada.Get("/admin/chargeback/paged?"+query).OK().At("items")).To(HaveLen(n), query)
		}
		file := tableOf(ada.Get("/admin/chargeback/export?sort=reportedOn").OK())
		Expect([]string{file[0]["reference"], file[0]["amount"], file[0]["lostAmount"], file[1]["lostAmount"]}).To(Equal([]string{"dp_offline_1", total, total, "0.00"}))
		ada.Get("/admin/chargeback/export?format=xlsx").OK()

		sums, of := map[string]domain.Amount{}, map[string]bool{}
		for _, row := range tableOf(ada.Get("/admin/invoice/export").OK()) {
			for _, column := range []string{"net", "tax", "gross"} {
				a, err := domain.ParseAmount(row[column])
				Expect(err).NotTo(HaveOccurred())
				sums[column] = sums[column].Add(a)
			}
			Expect([]string{row["countryCode"], row["currencyCode"]}).To(Equal([]string{"DE", "EUR"}))
			of[row["number"]] = true
		}
		var net, tax, gross domain.Amount
		documents := ada.Get("/admin/invoice/paged?pageSize=100").OK()
		for i := range documents.At("items").([]any) {
			read := func(name string) domain.Amount {
				a, err := domain.ParseAmount(documents.Text(fmt.Sprintf("items.%d.%s", i, name)))
				Expect(err).NotTo(HaveOccurred())
				if documents.Text(fmt.Sprintf("items.%d.type", i)) == "CREDIT_NOTE" {
					a = a.Neg()
				}
				return a
			}
			net, tax, gross = net.Add(read("subtotal")).Add(read("shippingTotal")), tax.Add(read("taxTotal")), gross.Add(read("total"))
		}
		Expect(of).To(HaveLen(len(documents.At("items").([]any))))
		Expect([]string{sums["net"].Fixed(2), sums["tax"].Fixed(2), sums["gross"].Fixed(2)}).To(Equal([]string{net.Fixed(2), tax.Fixed(2), gross.Fixed(2)}))
		credit := tableOf(ada.Get("/admin/invoice/export?type=CREDIT_NOTE&reason=REFUND&currencyCode=EUR").OK())
		Expect(credit[0]["gross"]).To(HavePrefix("-"))
		Expect(ada.Get("/admin/invoice/paged?reason=EDIT").OK().At("items")).To(BeEmpty())
		ada.Get("/admin/invoice/export?format=xlsx").OK()
	})
})
