package apitest_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// takeCall does the work of customer service for a caller who bought with a mistyped e-mail address.
func takeCall(world *apitest.World, mails *apitest.Mailbox) {
	GinkgoHelper()
	shop := world.Shop("call")
	admin := shop.Admin
	home := maps.Clone(apitest.Home)
	home["lastName"], home["streetLine1"], home["phoneNumber"] = "Vondermark", "Lindengasse 4", "+49 30 5550177"
	guest := shop.Guest(shop.White, 2)
	purchase := guest.Checkout("pm_card_visa")
	purchase["email"], purchase["shippingAddress"] = "annegret@exmaple.com", home
	order := guest.Once().Post("/customer/checkout", purchase).OK().ID("orderId")

	By("finding the order by details from the caller")
	invoice := admin.Get(fmt.Sprint("/admin/invoice/paged?orderId=", order)).OK().Text("items.0.number")
	for _, said := range []string{"030 5550177", "Vondermark Mia", "Lindengasse", "10119", invoice, "annegret@exmaple.com", "POUR-OVER-WHITE"} {
		found := admin.Get("/admin/order/paged?search=" + url.QueryEscape(said)).OK()
		Expect(found.At("items")).To(HaveLen(1), said)
		Expect(found.ID("items.0.orderId")).To(Equal(order), said)
	}

	By("correcting the address, and resending the confirmation, to the buyer")
	Eventually(func() any {
		return admin.Get(fmt.Sprint("/admin/email/paged?orderId=", order)).OK().At("items.0.status")
	}).Should(Equal("SENT"))
	sent := admin.Get(fmt.Sprint("/admin/email/paged?orderId=", order)).OK().ID("items.0.emailId")
	corrected := maps.Clone(home)
	corrected["streetLine1"] = "Lindengasse 14"
	changed := admin.Patch("/admin/order", object{"orderId": order, "email": "annegret@example.com", "shippingAddress": corrected}).OK()
	Expect([]any{changed.At("customer.email"), changed.At("shippingAddress.streetLine1")}).To(Equal([]any{"annegret@example.com", "Lindengasse 14"}))
	Expect(admin.Once().Post("/admin/email/resend", object{"emailId": sent}).OK().Text("to")).To(Equal("annegret@example.com"))
	Expect(mails.To("annegret@example.com").Raw).To(ContainSubstring("Ceramic pour-over set"))

	By("refunding some money, and shipping")
	refund := admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "5.00", "note": "The caller waited."}).OK()
	Expect([]any{refund.At("status"), refund.At("amount")}).To(Equal([]any{"COMPLETED", "5.00"}))
	admin.Once().Post("/admin/order/fulfill", object{"orderId": order, "carrierName": "DHL", "trackingNumber": "00340434161094042557"}).OK()
	credit := admin.Get(fmt.Sprint("/admin/invoice/paged?orderId=", order, "&type=CREDIT_NOTE")).OK()
	Expect([]any{credit.At("items.0.total"), credit.At("items.1")}).To(Equal([]any{"5.00", nil}))

	By("erasing the caller")
	admin.Once().Post("/admin/customer/erase-guest", object{"email": "annegret@example.com"}).OK()
	for _, said := range []string{"annegret@example.com", "annegret@exmaple.com", "5550177"} {
		Expect(admin.Get("/admin/order/paged?search="+url.QueryEscape(said)).OK().At("items")).To(BeEmpty(), said)
	}
	left := admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
	Expect([]any{left.At("customer.email"), left.At("shippingAddress.phoneNumber"), left.At("shippingAddress.lastName"), left.At("paymentStatus"), left.At("fulfillmentStatus")}).To(
		Equal([]any{"erased-guest@erased.invalid", nil, "Vondermark", "PARTIALLY_REFUNDED", "FULFILLED"}))
	Expect(admin.Get(fmt.Sprint("/admin/email/paged?orderId=", order)).OK().At("items")).To(BeEmpty())
	admin.Once().Post("/admin/email/resend", object{"emailId": sent}).Is(http.StatusNotFound)
	for _, path := range []string{"/admin/order/paged", "/admin/customer/paged", "/admin/email/paged", "/admin/webhook-event/paged", "/admin/audit-log/paged", "/admin/order/export?format=csv", "/admin/invoice/paged"} {
		body := string(admin.Get(path).OK().Body)
		for _, gone := range []string{"annegret", "5550177"} {
			Expect(strings.Contains(body, gone)).To(BeFalse(), "%s shows %s", path, gone)
		}
	}
}
