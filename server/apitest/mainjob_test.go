package apitest_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// These specs test the main purpose of the service with realistic input, over HTTP only. A store is
// set up, sells to a customer and to a guest, ships, refunds, and sends each event to its receivers.
var _ = Describe("An order, from setup to signed webhook,", Ordered, func() {
	var (
		world              *apitest.World
		mails              *apitest.Mailbox
		shop               *apitest.Shop
		orders, everything *apitest.Receiver
		ordersSecret       string
		everythingSecret   string
		mia                apitest.Client
		orderID            int64
		orderNumber        string
		integration        apitest.Client
	)
	const email, password = "mia.keller@example.com", "seven slow kettles"

	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		world = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
		orders, everything = apitest.NewReceiver(), apitest.NewReceiver()
	})

	It("begins with an administrator who sets up the store", func() {
		shop = world.Shop("main")
		shop.Admin.Post("/admin/coupon", map[string]any{
			"code": "WELCOME10", "name": "Welcome", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10", "usageLimit": 500, "usageLimitPerCustomer": 1,
		}).OK()
		register := func(url string, types ...string) string {
			return shop.Admin.Post("/admin/webhook-endpoint", map[string]any{"url": url, "eventTypes": types}).OK().Text("secret")
		}
		ordersSecret = register(orders.URL, "order.*")
		everythingSecret = register(everything.URL, "*")
		integration = shop.AppToken("order:read")
	})

	It("continues with a customer who signs up and verifies the address with the mailed pin", func() {
		shop.Storefront.Once().Post("/customer/user", map[string]any{
			"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
		}).OK()
		pin := mails.To(email).Pin()
		shop.Storefront.Post("/customer/user/verify-email", map[string]any{"email": email, "pin": "000000"}).Refused(domain.CodeInvalid)
		shop.Storefront.Post("/customer/user/verify-email", map[string]any{"email": email, "pin": pin}).OK()
		login := shop.Storefront.Post("/customer/store/login", map[string]any{"email": email, "password": password}).OK()
		mia = shop.Storefront.Bearer(login.Text("accessToken"))
		Expect(mia.Get("/customer/user/me").OK().At("emailVerified")).To(BeTrue())
	})

	It("is placed by the customer, with totals that are correct to the cent", func() {
		cart := mia.Post("/customer/cart/item", map[string]any{"variantId": shop.White, "quantity": 2}).OK()
		mia.Post("/customer/cart/coupon", map[string]any{"code": "welcome10"}).OK()
		mia.Delete("/customer/cart/coupon?code=OTHER").Refused(domain.NotFound)
		address := mia.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		methods := mia.Get(fmt.Sprintf("/customer/checkout/shipping-methods?customerAddressId=%d", address)).OK()
		Expect(methods.ID("items.0.shippingMethodId")).To(Equal(shop.ShippingMethodID))
		payments := mia.Get("/customer/checkout/payment-methods").OK()

		summary := mia.Get(fmt.Sprintf("/customer/cart/summary?customerAddressId=%d&shippingMethodId=%d", address, shop.ShippingMethodID)).OK()
		// 2 × 49.00 − 10 % + 4.90 shipping + 19 % on both
		for member, want := range map[string]string{"subtotal": "98.00", "discountTotal": "9.80", "shippingTotal": "4.90", "taxTotal": "17.69", "grandTotal": "110.79"} {
			Expect(summary.Text(member)).To(Equal(want), member)
		}
		request := map[string]any{
			"cartId": cart.ID("cartId"), "expectedGrandTotal": "110.79", "shippingAddressId": address, "billingSameAsShipping": true,
			"shippingMethodId": shop.ShippingMethodID, "acceptTerms": true,
			"payment": map[string]any{"paymentProviderId": payments.ID("items.0.paymentProviderId"), "paymentToken": "pm_card_visa"},
		}
		By("refusing another total than the buyer saw")
		request["expectedGrandTotal"] = "100.00"
		mia.Once().Post("/customer/checkout", request).Refused(domain.CartChanged)
		request["expectedGrandTotal"] = "110.79"
		placed := mia.Once().Post("/customer/checkout", request).OK()
		orderID, orderNumber = placed.ID("orderId"), placed.Text("orderNumber")
		Expect(placed.Text("paymentStatus")).To(Equal("PAID"))

		order := mia.Get(fmt.Sprintf("/customer/order?orderId=%d", orderID)).OK()
		for member, want := range map[string]string{"subtotal": "98.00", "discountTotal": "9.80", "shippingTotal": "4.90", "taxTotal": "17.69", "grandTotal": "110.79",
			"paid": "110.79", "due": "0.00", "fulfillmentStatus": "UNFULFILLED"} {
			Expect(order.Text(member)).To(Equal(want), member)
		}
	})

	It("is placed by a guest and hidden from other callers", func() {
		guest := shop.Guest(shop.Black, 1)
		placed := guest.Buy().OK()
		order := guest.Get(fmt.Sprintf("/customer/order?orderId=%d", placed.ID("orderId"))).OK()
		Expect(order.Text("grandTotal")).To(Equal("67.71")) // (52.00 + 4.90) × 1.19
		By("hiding the order from other callers")
		stranger := shop.Guest(shop.Black, 1)
		stranger.Get(fmt.Sprintf("/customer/order?orderId=%d", placed.ID("orderId"))).Refused(domain.NotFound)
		mia.Get(fmt.Sprintf("/customer/order?orderId=%d", placed.ID("orderId"))).Refused(domain.NotFound)
	})

	It("causes one event when its card is declined", func() {
		guest := shop.Guest(shop.White, 3)
		before := shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().Text("variants.0.stockAvailable")
		listed := shop.Admin.Get("/admin/order/paged").OK().Text("totalCount")

		guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_chargeDeclined")).Refused(domain.PaymentDeclined)

		Expect(shop.Admin.Get(fmt.Sprintf("/admin/product?productId=%d", shop.ProductID)).OK().Text("variants.0.stockAvailable")).To(Equal(before))
		Expect(shop.Admin.Get("/admin/order/paged").OK().Text("totalCount")).To(Equal(listed))
		Expect(guest.Get("/customer/cart/summary").OK().Text("status")).To(Equal("ACTIVE"))
		Eventually(everything.Types).Should(ContainElement("order.payment_failed"))
		var failed []apitest.Event
		for _, e := range everything.Events() {
			if e.Type == "order.payment_failed" {
				failed = append(failed, e)
			}
		}
		Expect(failed).To(HaveLen(1))
		Expect(failed[0].Data.Object).To(HaveKeyWithValue("paymentStatus", "FAILED"))
		By("continuing with the same cart and number, with a valid card")
		placed := guest.Buy().OK()
		Expect(placed.Text("orderNumber")).To(Equal(fmt.Sprint(int64(failed[0].Data.Object["orderNumber"].(float64)))))
	})

	var first int64
	It("is shipped in two shipments", func() {
		details := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", orderID)).OK()
		line := details.Text("items.0.lineItemId")
		parcel := func(tracking string) *apitest.Answer {
			return shop.Admin.Once().Post("/admin/order/fulfill", map[string]any{
				"orderId": orderID, "items": []any{map[string]any{"lineItemId": line, "quantity": 1}}, "carrierName": "DHL", "trackingNumber": tracking,
			})
		}
		first = parcel("00340434161094042557").OK().ID("shipmentId")
		Expect(mia.Get(fmt.Sprintf("/customer/order?orderId=%d", orderID)).OK().Text("fulfillmentStatus")).To(Equal("PARTIALLY_FULFILLED"))
		parcel("00340434161094042558").OK()
		Expect(mia.Get(fmt.Sprintf("/customer/order?orderId=%d", orderID)).OK().Text("fulfillmentStatus")).To(Equal("FULFILLED"))
		parcel("00340434161094042559").Refused(domain.QuantityExceedsUnfulfilled)
	})

	It("has its first shipment marked as delivered", func() {
		shop.Admin.Patch("/admin/shipment", map[string]any{"shipmentId": first, "status": "DELIVERED"}).OK()
		Expect(mia.Get(fmt.Sprintf("/customer/order?orderId=%d", orderID)).OK().Text("shipments.0.status")).To(Equal("DELIVERED"))
	})

	It("has a line refunded while the receivers are down for a minute", func() {
		Eventually(everything.Types).Should(ContainElement("shipment.status_changed"))
		orders.Down(true)
		everything.Down(true)
		line := mia.Get(fmt.Sprintf("/customer/order?orderId=%d", orderID)).OK().Text("items.0.lineItemId")
		refund := shop.Admin.Once().Post("/admin/order/refund", map[string]any{
			"orderId": orderID, "reason": "DAMAGED_GOODS", "lines": []any{map[string]any{"lineItemId": line, "quantity": 1}},
		}).OK()
		Expect(refund.Text("amount")).To(Equal("52.48")) // 44.10 plus 8.38 tax
		Eventually(func() string {
			return mia.Get(fmt.Sprintf("/customer/order?orderId=%d", orderID)).OK().Text("refunds.0.status")
		}).Should(Equal("COMPLETED"))
		Expect(mia.Get(fmt.Sprintf("/customer/order?orderId=%d", orderID)).OK().Text("paymentStatus")).To(Equal("PARTIALLY_REFUNDED"))

		Eventually(everything.Refused).Should(BeNumerically(">", 0))
		for range 12 { // retries follow the service's clock
			world.Clock.Advance(5 * time.Second)
			time.Sleep(50 * time.Millisecond)
		}
		orders.Down(false)
		everything.Down(false)
		Eventually(func() []string {
			world.Clock.Advance(30 * time.Second)
			return everything.Types()
		}).Should(ContainElements("refund.issued", "refund.completed"))
	})

	It("causes events that every receiver gets in order, signed, and as documented", func() {
		want := []string{
			"order.created", "order.payment_captured",
			"shipment.created", "order.fulfillment_status_changed",
			"shipment.created", "order.fulfillment_status_changed", "order.fulfilled",
			"shipment.status_changed",
			"refund.issued", "order.payment_status_changed", "refund.completed",
		}
		about := func(r *apitest.Receiver, orderOnly bool) (types []string) {
			for _, e := range r.Events() {
				if fmt.Sprint(int64(number(e.Data.Object["orderNumber"]))) == orderNumber && (!orderOnly || len(e.Type) > 6 && e.Type[:6] == "order.") {
					types = append(types, e.Type)
				}
			}
			return types
		}
		Eventually(func() []string {
			world.Clock.Advance(30 * time.Second)
			return about(everything, false)
		}).Should(ConsistOf(want))
		// The events of one object arrive in order; the order is one such object.
		wantOrder := []string{"order.created", "order.payment_captured", "order.fulfillment_status_changed", "order.fulfillment_status_changed", "order.fulfilled", "order.payment_status_changed"}
		Expect(about(everything, true)).To(Equal(wantOrder))
		Eventually(func() []string { return about(orders, false) }).Should(Equal(wantOrder))
		Expect(orders.Types()).NotTo(ContainElement(HavePrefix("refund.")))
		Expect(everything.Types()).To(ContainElements("customer.created", "customer.updated", "customer.address_changed"))

		orders.Verify(ordersSecret)
		everything.Verify(everythingSecret)
		seen := map[string]bool{}
		for _, e := range everything.Events() {
			Expect(seen).NotTo(HaveKey(e.ID), "delivered twice, though nothing failed after it was taken")
			seen[e.ID] = true
			if e.Type == "shipment.status_changed" {
				Expect(e.Data.Changes).To(HaveKeyWithValue("status", map[string]any{"old": "IN_TRANSIT", "new": "DELIVERED"}))
			}
		}
	})

	It("causes deliveries whose signatures the published npm library can verify", func(ctx SpecContext) {
		file := filepath.Join(GinkgoT().TempDir(), "deliveries.json")
		raw, err := json.Marshal(map[string]any{"secret": everythingSecret, "deliveries": everything.Deliveries()})
		Expect(err).NotTo(HaveOccurred())
		Expect(os.WriteFile(file, raw, 0o600)).To(Succeed())
		cmd := exec.CommandContext(ctx, "node", "test/verify-deliveries.mjs", file)
		cmd.Dir = "../../openapi/typescript"
		out, err := cmd.CombinedOutput()
		Expect(err).NotTo(HaveOccurred(), "%s\n(npm ci in openapi/typescript installs the library)", out)
		Expect(string(out)).To(ContainSubstring(fmt.Sprintf("%d verified", len(everything.Deliveries()))))
	})

	It("is returned by GET /order/paged with the values of its latest event", func() {
		page := integration.Get("/order/paged?search=" + orderNumber).OK()
		shown, ok := page.At("items.0").(map[string]any)
		Expect(ok).To(BeTrue(), "%s", page.Body)
		var newest map[string]any
		for _, d := range everything.Deliveries() {
			var e apitest.Event
			Expect(json.Unmarshal([]byte(d.Body), &e)).To(Succeed())
			if e.Type[:6] == "order." && fmt.Sprint(int64(number(e.Data.Object["orderNumber"]))) == orderNumber {
				newest = e.Data.Object
			}
		}
		a, err := json.Marshal(shown)
		Expect(err).NotTo(HaveOccurred())
		b, err := json.Marshal(newest)
		Expect(err).NotTo(HaveOccurred())
		Expect(a).To(MatchJSON(b))
	})
})

func number(v any) float64 {
	n, _ := v.(float64)
	return n
}
