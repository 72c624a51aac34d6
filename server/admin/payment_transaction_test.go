package admin_test

import (
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A store's payment transactions", Ordered, func() {
	type object = map[string]any
	var world *apitest.World
	var shop *apitest.Shop
	var ada apitest.Client

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop = world.Shop("payouts")
		ada = shop.Admin
		ada.Patch("/admin/store/settings", object{"captureMode": "MANUAL"}).OK()
	})

	amount := func(text string) domain.Amount {
		GinkgoHelper()
		a, err := domain.ParseAmount(text)
		Expect(err).NotTo(HaveOccurred())
		return a
	}
	moved := func(order int64) (all []string) {
		GinkgoHelper()
		list := ada.Get(fmt.Sprintf("/admin/payment-transaction/paged?orderId=%d&sort=createdOn", order)).OK()
		for i := range list.At("items").([]any) {
			all = append(all, list.Text(fmt.Sprintf("items.%d.type", i))+" "+list.Text(fmt.Sprintf("items.%d.amount", i)))
		}
		return all
	}
	buy := func(card string) *apitest.Answer {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 1)
		return guest.Once().Post("/customer/checkout", guest.Checkout(card)).OK()
	}

	It("include each capture with its time and the provider's references", func() {
		order := buy("pm_card_visa").ID("orderId")
		Expect(moved(order)).To(BeEmpty(), "a hold moves nothing")
		first := ada.Once().Post("/admin/order/capture", object{"orderId": order, "amount": "10.00"}).OK()
		world.Clock.Advance(4 * time.Minute)
		ada.Once().Post("/admin/order/capture", object{"orderId": order, "amount": "20.00"}).OK()
		Expect(moved(order)).To(Equal([]string{"CAPTURE 10.00", "CAPTURE 20.00"}))

		list := ada.Get(fmt.Sprintf("/admin/payment-transaction/paged?orderId=%d&sort=occurredOn", order)).OK()
		days := make([]time.Time, 2)
		for i := range days {
			at, err := time.Parse(time.RFC3339, list.Text(fmt.Sprintf("items.%d.occurredOn", i)))
			Expect(err).NotTo(HaveOccurred())
			days[i] = at
		}
		Expect(days[1].Sub(days[0])).To(BeNumerically("~", 4*time.Minute, 30*time.Second))
		Expect(list.At("items.0")).To(And(HaveKeyWithValue("providerCode", "SANDBOX"), HaveKeyWithValue("paymentType", "CARD"), HaveKeyWithValue("offlineMethod", BeNil()), HaveKeyWithValue("refundId", BeNil()),
			HaveKeyWithValue("paymentReference", first.Text("payments.0.providerReference"))))
		Expect(list.ID("items.0.orderNumber")).To(Equal(first.ID("orderNumber")))
		Expect(list.Text("items.0.providerReference")).NotTo(Equal(list.Text("items.1.providerReference")), "each capture has its own")
	})

	It("include each completed refund, and a reversal if the refund later fails or is voided", func() {
		order := shop.Admin.Once().Post("/admin/order", object{"email": "guest@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}).OK()
		id, total := order.ID("orderId"), order.Text("grandTotal")
		paid := ada.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "CASH", "receivedOn": world.Clock.Now().Add(-time.Hour).Format(time.RFC3339)}).OK()
		ada.Post("/admin/order/offline-payment/void", object{"orderId": id, "paymentId": paid.ID("payments.0.paymentId")}).OK()
		Expect(moved(id)).To(Equal([]string{"CAPTURE " + total, "CAPTURE -" + total}))
		ada.Once().Post("/admin/order/offline-payment", object{"orderId": id, "method": "BANK_TRANSFER", "reference": "Statement 47"}).OK()
		refund := ada.Once().Post("/admin/order/refund", object{"orderId": id, "reason": "GOODWILL", "amount": "5.00"}).OK()
		Expect(moved(id)).To(HaveLen(3), "it is not paid out yet")
		ada.Post("/admin/refund/complete", object{"refundId": refund.ID("refundId"), "reference": "SEPA 17"}).OK()
		Expect(moved(id)).To(Equal([]string{"CAPTURE " + total, "CAPTURE -" + total, "CAPTURE " + total, "REFUND -5.00"}))
		list := ada.Get(fmt.Sprintf("/admin/payment-transaction/paged?orderId=%d&type=REFUND", id)).OK()
		Expect([]any{list.Text("items.0.providerReference"), list.Text("items.0.paymentReference"), list.ID("items.0.refundId"), list.Text("items.0.offlineMethod"), list.At("items.0.paymentType")}).
			To(Equal([]any{"SEPA 17", "Statement 47", refund.ID("refundId"), "BANK_TRANSFER", nil}))
	})

	It("include the money that a bank withdraws and returns during a dispute", func() {
		id := buy("pm_card_visa").ID("orderId")
		total := ada.Once().Post("/admin/order/capture", object{"orderId": id}).OK().Text("grandTotal")
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_moves", "isInquiry": true}).OK()
		Expect(moved(id)).To(HaveLen(1), "an inquiry moves nothing")
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_moves", "isInquiry": false}).OK()
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_moves", "status": "WON"}).OK()
		Expect(moved(id)).To(Equal([]string{"CAPTURE " + total, "DISPUTE -" + total, "DISPUTE " + total}))
	})

	It("add up to the balance of every order, in the list and in the export", func() {
		sums := map[string]domain.Amount{}
		for _, row := range tableOf(ada.Get("/admin/payment-transaction/export").OK()) {
			sums[row["orderNumber"]] = sums[row["orderNumber"]].Add(amount(row["amount"]))
		}
		orders := tableOf(ada.Get("/admin/order/export").OK())
		Expect(len(sums)).To(Equal(len(orders)))
		for _, o := range orders {
			Expect(sums[o["orderNumber"]].Fixed(2)).To(Equal(amount(o["paid"]).Sub(amount(o["refunded"])).Sub(amount(o["disputed"])).Fixed(2)), o["orderNumber"])
		}
		Expect(orders[1]).To(And(HaveKeyWithValue("paymentProviders", "OFFLINE"), HaveKeyWithValue("paymentTypes", "BANK_TRANSFER"), HaveKeyWithValue("paymentReferences", "Statement 47"), HaveKeyWithValue("firstPaidOn", Not(BeEmpty()))))
		Expect(orders[0]).To(And(HaveKeyWithValue("paymentProviders", "SANDBOX"), HaveKeyWithValue("paymentTypes", "CARD"), HaveKeyWithValue("paymentReferences", Not(BeEmpty()))))
		refund := tableOf(ada.Get("/admin/refund/export").OK())[0]
		Expect(refund).To(And(HaveKeyWithValue("providerCode", "OFFLINE"), HaveKeyWithValue("providerReference", "SEPA 17"), HaveKeyWithValue("paymentReference", "Statement 47"), HaveKeyWithValue("paymentId", Not(BeEmpty()))))
	})

	It("can be found by provider, payment type, date and reference", func() {
		all := len(tableOf(ada.Get("/admin/payment-transaction/export").OK()))
		for query, n := range map[string]int{
			"providerCode=OFFLINE": 4, "providerCode=SANDBOX": all - 4, fmt.Sprintf("paymentProviderId=%d", shop.ProviderID): all - 4, "paymentType=BANK": 0, "type=DISPUTE": 2, "type=CAPTURE,REFUND": all - 2,
			"currencyCode=EUR": all, "currencyCode=USD": 0, "occurredTo=2020-01-01T00:00:00Z": 0, "occurredFrom=2020-01-01T00:00:00Z": all, "search=dp_MOVES": 2, "search=statement%2047": 2, "search=nothing": 0,
		} {
			Expect(ada.Get("/admin/payment-transaction/paged?"+query).OK().At("items")).To(HaveLen(n), query)
			Expect(tableOf(ada.Get("/admin/payment-transaction/export?"+query).OK())).To(HaveLen(n), query)
		}
		ada.Get("/admin/payment-transaction/export?format=xlsx").OK()
	})
})
