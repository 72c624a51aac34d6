package admin_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Chargebacks", Ordered, func() {
	var shop *apitest.Shop
	var ada apitest.Client
	BeforeAll(func(ctx SpecContext) {
		shop = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} }).Shop("chargebacks")
		ada = shop.Admin
	})
	buy := func(card string) int64 {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 2) // the total is 122.45
		return guest.Once().Post("/customer/checkout", guest.Checkout(card)).OK().ID("orderId")
	}
	order := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
	}
	// reported returns an order whose payment is disputed, and the sandbox's reference of the dispute.
	reported := func(card string) (id int64, reference string) {
		GinkgoHelper()
		id = buy(card)
		reference = disputeOf(order(id).Text("payments.0.providerReference"))
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": reference}).OK()
		return id, reference
	}

	It("are recorded once and shown with the order", func() {
		id := buy("pm_card_visa")
		first := ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_1", "reason": "fraudulent", "dueOn": "2031-12-04T00:00:00Z"}).OK()
		Expect([]string{first.Text("status"), first.Text("amount"), first.Text("reason"), first.Text("dueOn")}).To(Equal([]string{"OPEN", "122.45", "fraudulent", "2031-12-04T00:00:00.000Z"}))
		Expect(first.At("isInquiry")).To(BeFalse())
		Expect([]string{order(id).Text("paymentStatus"), order(id).Text("chargebacks.0.reference"), order(id).Text("balance.refundable")}).To(Equal([]string{"CHARGEBACK", "dp_1", "0.00"}))
		version := order(id).ID("version")
		Expect(ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_1"}).OK().Text("reason")).To(Equal("fraudulent"))
		Expect(order(id).ID("version")).To(Equal(version), "it says nothing new")
		Expect(ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_1", "status": "WON"}).OK().Text("status")).To(Equal("WON"))
		Expect(order(id).Text("paymentStatus")).To(Equal("PAID"))
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_1", "status": "LOST"}).OK()
		Expect(order(id).Text("paymentStatus")).To(Equal("CHARGEBACK"), "what a person entered is corrected by one")
		asked := buy("pm_card_visa")
		ada.Post("/admin/order/chargeback", object{"orderId": asked, "reference": "dp_2", "isInquiry": true, "amount": "10.00"}).OK()
		Expect([]string{order(asked).Text("paymentStatus"), order(asked).Text("chargebacks.0.amount")}).To(Equal([]string{"PAID", "10.00"}))
	})

	It("are refused if the amount exceeds the captured amount or the payment is unknown", func() {
		id := buy("pm_card_visa")
		for pointer, body := range map[string]object{"/amount": {"amount": "122.46"}, "/paymentId": {"paymentId": 999999}} {
			body["orderId"], body["reference"] = id, "dp_1"
			refused := ada.Post("/admin/order/chargeback", body).Is(http.StatusUnprocessableEntity)
			refused.Refused(domain.InvalidValue)
			Expect(refused.Text("errors.0.pointer")).To(Equal(pointer))
		}
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": "dp_1", "amount": "1.001"}).Is(http.StatusUnprocessableEntity)
		ada.Post("/admin/order/chargeback", object{"orderId": 999999, "reference": "dp_1"}).Is(http.StatusNotFound)
		Expect(order(id).At("chargebacks")).To(BeEmpty())
	})

	It("can begin as fraud reviews, which hold the order until staff release it", func() {
		id := buy("pm_card_riskLevelElevated")
		o := order(id)
		Expect([]string{o.Text("fulfillmentStatus"), o.Text("hold.reason"), o.Text("hold.note"), o.Text("payments.0.reviewStatus"), o.Text("paymentStatus")}).
			To(Equal([]string{"ON_HOLD", "FRAUD", "The payment provider reviews the payment for fraud.", "OPEN", "PAID"}))
		ada.Post("/admin/order/fulfill", object{"orderId": id}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		Expect(ada.Post("/admin/order/release", object{"orderId": id}).OK().Text("fulfillmentStatus")).To(Equal("UNFULFILLED"))
		ada.Post("/admin/order/fulfill", object{"orderId": id}).OK()
		Expect(order(id).Text("payments.0.reviewStatus")).To(Equal("OPEN"))
		Expect(order(buy("pm_card_visa")).At("payments.0.reviewStatus")).To(BeNil())
	})

	It("can be contested with evidence that the payment's provider receives", func() {
		id, reference := reported("pm_card_createDispute")
		evidence := object{"orderId": id, "reference": reference, "text": "Delivered and signed for."}
		Expect(ada.Post("/admin/order/chargeback/evidence", evidence).OK().At("evidenceSubmittedOn")).NotTo(BeNil())
		Expect(order(id).Text("chargebacks.0.status")).To(Equal("OPEN"))
		evidence["text"] = "winning_evidence"
		Expect(ada.Post("/admin/order/chargeback/evidence", evidence).OK().Text("status")).To(Equal("WON"))
		Expect(order(id).Text("paymentStatus")).To(Equal("PAID"))
		ada.Post("/admin/order/chargeback", object{"orderId": id, "reference": reference, "status": "LOST"}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		ada.Post("/admin/order/chargeback/evidence", evidence).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		ada.Post("/admin/order/chargeback/evidence", object{"orderId": id, "reference": "dp_other", "text": "x"}).Is(http.StatusNotFound)
		ada.Post("/admin/order/chargeback/evidence", object{"orderId": 999999, "reference": reference, "text": "x"}).Is(http.StatusNotFound)
	})

	It("can be accepted at the provider or only in the store's records", func() {
		id, reference := reported("pm_card_createDisputeProductNotReceived")
		for range 2 {
			Expect(ada.Post("/admin/order/chargeback/accept", object{"orderId": id, "reference": reference}).OK().Text("status")).To(Equal("ACCEPTED"))
		}
		Expect(order(id).Text("paymentStatus")).To(Equal("CHARGEBACK"))
		byHand := buy("pm_card_visa")
		ada.Post("/admin/order/chargeback", object{"orderId": byHand, "reference": "dp_1"}).OK()
		ada.Post("/admin/order/chargeback/evidence", object{"orderId": byHand, "reference": "dp_1", "text": "x"}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		Expect(ada.Post("/admin/order/chargeback/accept", object{"orderId": byHand, "reference": "dp_1"}).OK().Text("status")).To(Equal("ACCEPTED"))
		lost, reference := reported("pm_card_createDispute")
		ada.Post("/admin/order/chargeback/evidence", object{"orderId": lost, "reference": reference, "text": "losing_evidence"}).OK()
		Expect(order(lost).Text("paymentStatus")).To(Equal("CHARGEBACK"))
		ada.Post("/admin/order/chargeback/accept", object{"orderId": lost, "reference": reference}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		ada.Post("/admin/order/chargeback/accept", object{"orderId": lost, "reference": "dp_other"}).Is(http.StatusNotFound)
	})
})

// disputeOf returns the sandbox's reference for the dispute of a payment.
func disputeOf(payment string) string {
	sum := sha256.Sum256([]byte(payment))
	return "dis_sandbox_" + hex.EncodeToString(sum[:12])
}
