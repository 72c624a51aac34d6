package apitest_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// cannot maps the event types and actions that nothing causes yet to the missing operation. When the operation exists,
// the last spec below fails until a spec calls it and the entry is removed.
var cannot = map[string]string{}

// Each spec compares the events of its operations exactly. The last specs compare all events with the documentation.
var _ = Describe("Events", Ordered, func() {
	var (
		world         *apitest.World
		mails         *apitest.Mailbox
		shop, abroad  *apitest.Shop
		receiver      *apitest.Receiver // receives all events
		families      *apitest.Receiver // receives the events of returns and stored value, which its endpoint lists
		secret        string
		app           apitest.Client // an integration whose token does not expire
		mia           apitest.Client
		miaID         int64
		offline       int64
		seen          string // sequence of the latest compared event
		events        int
		all           = map[string]bool{}
		kinds, actors = map[string]bool{}, map[string]bool{}
	)
	const email, password = "mia.keller@example.com", "seven slow kettles"
	type object = map[string]any

	// fresh returns the events since the latest comparison.
	fresh := func() (out []string, last string) {
		GinkgoHelper()
		path := "/webhook-event/paged?sort=sequence&pageSize=100"
		if seen != "" {
			path += "&sequenceAfter=" + seen
		}
		page := app.Get(path).OK()
		for i, item := range page.At("items").([]any) {
			last = page.Text(fmt.Sprintf("items.%d.sequence", i))
			one := app.Get("/webhook-event?webhookEventId=" + item.(object)["webhookEventId"].(string)).OK()
			kind, action, actor := one.Text("payload.type"), one.Text("payload.source.action"), one.Text("payload.source.actorType")
			Expect([]any{one.At("sourceAction"), one.At("actorType"), one.At("type")}).To(Equal([]any{action, actor, kind}))
			Expect(one.At("payload.data.previousAttributes")).To(BeNil())
			var changed []string
			if c, ok := one.At("payload.data.changes").(object); ok {
				Expect(c).NotTo(BeEmpty(), "no changes are null")
				changed = slices.Sorted(maps.Keys(c))
				for _, name := range changed {
					was, is := fmt.Sprint(c[name].(object)["old"]), fmt.Sprint(c[name].(object)["new"])
					Expect(is).To(Equal(fmt.Sprint(one.At("payload.data.object." + name))))
					if erased := action == "customer.updated" && actor == "SYSTEM"; erased {
						Expect(was).To(Equal("<nil>"), "an erasure names members, and not what they were")
						continue
					}
					Expect(was).NotTo(Equal(is))
				}
			}
			out = append(out, told(kind, action, actor, changed...))
		}
		return out, last
	}
	// tells waits until exactly these events have occurred since the latest comparison, in this order.
	tells := func(want ...string) {
		GinkgoHelper()
		var got []string
		var last string
		Eventually(func() []string {
			got, last = fresh()
			return got
		}).Should(Equal(want))
		if last != "" {
			seen = last
		}
		events += len(got)
		for _, line := range got {
			part := strings.Fields(line)
			all[part[0]+" "+part[1]], kinds[part[0]], actors[part[3]] = true, true, true
		}
	}
	id := func(path string, v int64) string { return fmt.Sprintf("%s=%d", path, v) }
	line := func(order int64) string {
		GinkgoHelper()
		return shop.Admin.Get(id("/admin/order/details?orderId", order)).OK().Text("items.0.lineItemId")
	}
	captureBy := func(mode string) { shop.Admin.Patch("/admin/store/settings", object{"captureMode": mode}).OK() }
	const (
		created, status, captured = "order.created", "order.payment_status_changed", "order.payment_captured"
		fulfillment, fulfilled    = "order.fulfillment_status_changed", "order.fulfilled"
	)
	buys := func(card string, then ...string) int64 {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 2)
		order := guest.Once().Post("/customer/checkout", guest.Checkout(card)).OK().ID("orderId")
		tells(append([]string{told(created, "order.placed", "CUSTOMER")}, then...)...)
		return order
	}
	paid := told(captured, captured, "CUSTOMER")
	orderStatus := func(actor string) string { return told(status, status, actor) }
	orderFulfillment := func(actor string) string { return told(fulfillment, fulfillment, actor) }
	refund := func(order int64, amount string) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": amount}).OK()
	}

	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		world = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
		shop, abroad = world.Shop("events"), world.Shop("abroad")
		receiver, families = apitest.NewReceiver(), apitest.NewReceiver()
		secret = shop.Admin.Post("/admin/webhook-endpoint", object{"url": receiver.URL}).OK().Text("secret")
		shop.Admin.Post("/admin/webhook-endpoint", object{"url": families.URL, "eventTypes": []string{"return.*", "stored_value.*"}}).OK()
		offline = shop.Admin.Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Bank transfer"}).OK().ID("paymentProviderId")
		shop.Admin.Once().Post("/admin/stock/adjust", object{"reason": "RECEIVED", "items": []any{object{"variantId": shop.White, "stockOnHand": 1000}}}).OK()
		app = shop.AppToken(apitest.OfEvents("webhook:read", "customer:write", "order:write", "order:fulfill", "shipment:write", "subscription:write", "subscription:cancel", "return:write")...)
		tells()
	})

	It("fire when customers sign up and change their data", func(ctx SpecContext) {
		mia = shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
		tells(told("customer.created", "customer.created", "CUSTOMER"))
		shop.Storefront.Post("/customer/user/verify-email", object{"email": email, "pin": mails.To(email).Pin()}).OK()
		tells(told("customer.updated", "customer.email_verified", "CUSTOMER", "emailVerified"))
		miaID = mia.Get("/customer/user/me").OK().ID("storeCustomerId")

		mia.Patch("/customer/user", object{"firstName": "Maria", "phoneNumber": "+49 30 5550142"}).OK()
		mia.Patch("/customer/user", object{"taxNumber": "DE136695976"}).OK() // the snapshot does not contain this field
		mia.Patch("/customer/user", object{"company": "Keller & Co"}).OK()
		mia.Patch("/customer/user", object{"company": "Keller & Co"}).OK()
		shop.Admin.Patch("/admin/store-customer", object{"storeCustomerId": miaID, "lastName": "Keller-Berg"}).OK()
		shop.Admin.Patch("/admin/store-customer", object{"storeCustomerId": miaID, "note": "of the store, and nobody else's business"}).OK()
		app.Patch("/admin/store-customer", object{"storeCustomerId": miaID, "phoneNumber": nil}).OK()
		updated := func(actor string, changed ...string) string {
			return told("customer.updated", "customer.updated", actor, changed...)
		}
		tells(updated("CUSTOMER", "firstName", "phone", "phoneNumber"), updated("CUSTOMER", "company"), updated("ADMIN", "lastName"), updated("API_TOKEN", "phone", "phoneNumber"))

		mia.Post("/customer/user/email-change", object{"newEmail": "mia@keller.example", "currentPassword": password}).OK()
		mia.Patch("/customer/user/email-change", object{"pin": mails.To("mia@keller.example").Pin()}).OK()
		tells(told("customer.updated", "customer.email_changed", "CUSTOMER", "email"))

		kind := shop.Admin.Post("/admin/account-type", object{"name": "Wholesale", "code": "wholesale"}).OK().ID("accountTypeId")
		shop.Admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": miaID, "accountTypeId": kind}).OK()
		shop.Admin.Patch("/admin/store-customer/account-type", object{"storeCustomerId": miaID, "accountTypeId": kind}).OK()
		tells(told("customer.account_type_changed", "customer.account_type_changed", "ADMIN", "accountTypeId", "accountTypeName"))

		shop.Admin.Patch("/admin/store-customer/status", object{"storeCustomerId": miaID, "status": "SUSPENDED"}).OK()
		_, err := world.App.Service.Customer.SetCustomerStatus(ctx, domain.Platform(shop.StoreID), miaID, customer.StatusInput{Status: customer.CustomerActive}, domain.Expect{})
		Expect(err).NotTo(HaveOccurred())
		tells(told("customer.status_changed", "customer.status_changed", "ADMIN", "status"), told("customer.status_changed", "customer.status_changed", "PLATFORM", "status"))
		mia = shop.Storefront.Bearer(shop.Storefront.Post("/customer/store/login", object{"email": "mia@keller.example", "password": password}).OK().Text("accessToken"))
		tells()
	})

	It("fire when administrators add customers, who then claim their accounts", func() {
		shop.Admin.Post("/admin/customer", object{"email": "tom@example.com", "firstName": "Tom", "lastName": "Berg"}).OK()
		app.Post("/admin/customer", object{"email": "noa@example.com", "firstName": "Noa", "lastName": "Lind"}).OK()
		tells(told("customer.created", "customer.created", "ADMIN"), told("customer.created", "customer.created", "API_TOKEN"))
		// Both customers have an account, created in another store.
		for _, address := range []string{"tom@example.com", "eva@example.com"} {
			abroad.Storefront.Post("/customer/user", object{"email": address, "password": password, "firstName": "T", "lastName": "B", "acceptTerms": true}).OK()
			abroad.Storefront.Post("/customer/user/verify-email", object{"email": address, "pin": mails.To(address).Pin()}).OK()
		}
		tells()
		for _, address := range []string{"tom@example.com", "eva@example.com", "tom@example.com"} {
			shop.Storefront.Post("/customer/store/login", object{"email": address, "password": password}).OK()
		}
		tells(told("customer.updated", "customer.email_claimed", "CUSTOMER", "emailVerified"), told("customer.created", "customer.created", "CUSTOMER"))
	})

	It("fire when customers add, edit, select and remove addresses", func() {
		changed := func(action string, changed ...string) string {
			return told("customer.address_changed", "customer.address_"+action, "CUSTOMER", changed...)
		}
		first := mia.Post("/customer/user-address", apitest.Home).OK().ID("customerAddressId")
		tells(changed("added"))
		second := object{"isDefault": true}
		maps.Copy(second, apitest.Home)
		other := mia.Post("/customer/user-address", second).OK().ID("customerAddressId")
		tells(changed("updated", "isDefault"), changed("added"))
		mia.Patch("/customer/user-address", object{"customerAddressId": first, "streetLine2": "c/o Brandt"}).OK()
		mia.Patch("/customer/user-address", object{"customerAddressId": first, "streetLine2": "c/o Brandt"}).OK()
		tells(changed("updated", "streetLine2"))
		mia.Patch("/customer/user-address/default", object{"customerAddressId": first}).OK()
		tells(changed("updated", "isDefault"), changed("updated", "isDefault"))
		mia.Delete(id("/customer/user-address?customerAddressId", first)).OK()
		tells(changed("removed", "isActive", "isDefault"), changed("updated", "isDefault"))
		mia.Delete(id("/customer/user-address?customerAddressId", other)).OK()
		tells(changed("removed", "isActive", "isDefault"))
	})

	It("fire when customers save payment methods at the checkout, select and remove them", func() {
		changed := func(action, actor string, changed ...string) string {
			return told("customer.payment_method_changed", "customer.payment_method_"+action, actor, changed...)
		}
		keep := func(card string) {
			cart := mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
			total := mia.Get(id("/customer/cart/summary?countryCode=DE&postalCode=10119&shippingMethodId", shop.ShippingMethodID)).OK().Text("grandTotal")
			mia.Once().Post("/customer/checkout", object{"cartId": cart.ID("cartId"), "expectedGrandTotal": total, "shippingAddress": apitest.Home, "billingSameAsShipping": true,
				"shippingMethodId": shop.ShippingMethodID, "acceptTerms": true,
				"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": card, "savePaymentMethod": true}}).OK()
		}
		keep("pm_card_visa")
		tells(told(created, "order.placed", "CUSTOMER"), paid, changed("added", "CUSTOMER"))
		keep("pm_card_mastercard")
		tells(told(created, "order.placed", "CUSTOMER"), paid, changed("added", "CUSTOMER"))
		wallet := mia.Get("/customer/customer-payment-method/all").OK()
		first, second := wallet.ID("items.0.customerPaymentMethodId"), wallet.ID("items.1.customerPaymentMethodId")
		mia.Patch("/customer/customer-payment-method/default", object{"customerPaymentMethodId": second}).OK()
		tells(changed("updated", "CUSTOMER", "isDefault"), changed("updated", "CUSTOMER", "isDefault"))
		mia.Delete(id("/customer/customer-payment-method?customerPaymentMethodId", second)).OK()
		tells(changed("removed", "CUSTOMER", "isActive", "isDefault"), changed("updated", "CUSTOMER", "isDefault"))
		shop.Admin.Delete(id("/admin/customer-payment-method?customerPaymentMethodId", first)).OK()
		tells(changed("removed", "ADMIN", "isActive", "isDefault"))
		keep("pm_card_amex") // deleted together with the customer
		tells(told(created, "order.placed", "CUSTOMER"), paid, changed("added", "CUSTOMER"))
	})

	It("fire when subscriptions start, and when one ends immediately", func() {
		shop.Admin.Patch("/admin/product", object{"productId": shop.ProductID, "isSubscribable": true}).OK()
		plan := func(name string, cycles any) int64 {
			return shop.Admin.Once().Post("/admin/subscription-plan", object{"name": name, "intervalUnit": "MONTH", "intervalCount": 1, "maxCycles": cycles, "productIds": []any{shop.ProductID}}).
				OK().ID("subscriptionPlanId")
		}
		for _, p := range []int64{plan("Monthly", nil), plan("Once", 1)} {
			mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": p}).OK()
		}
		cart := mia.Get("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&" + id("shippingMethodId", shop.ShippingMethodID)).OK()
		consent := []any{}
		for i := range 2 {
			at := fmt.Sprintf("recurring.%d.", i)
			consent = append(consent, object{"subscriptionPlanId": cart.ID(at + "subscriptionPlanId"), "grandTotal": cart.Text(at + "grandTotal")})
		}
		mia.Once().Post("/customer/checkout", object{
			"cartId": cart.ID("cartId"), "expectedGrandTotal": cart.Text("grandTotal"), "shippingAddress": apitest.Home,
			"billingSameAsShipping": true, "shippingMethodId": shop.ShippingMethodID, "payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_mastercard"},
			"acceptTerms": true, "subscriptionConsent": object{"text": "Until I cancel.", "recurring": consent},
		}).OK()
		begun := told("subscription.created", "subscription.created", "CUSTOMER")
		over := []string{"cancelReason", "cancelledOn", "items", "nextProcessingDate", "status"}
		tells(told("customer.address_changed", "customer.address_added", "CUSTOMER"), told(created, "order.placed", "CUSTOMER"), paid,
			told("customer.payment_method_changed", "customer.payment_method_added", "CUSTOMER"), begun, begun,
			told("subscription.cancelled", "subscription.completed", "CUSTOMER", over...), told("subscription.status_changed", "subscription.status_changed", "CUSTOMER", over...))

		tellSubscriptionsCreated(shop, mia, miaID, cart.ID("recurring.0.subscriptionPlanId"), shop.Day(9), tells)
	})

	It("fire for each change of a subscription", func() { tellSubscriptionChanges(shop, mia, app, tells) })

	It("fire when renewals succeed and fail", func() { tellRenewals(shop, tells) })

	It("fire when guests and customers place orders, and when cards are declined", func() {
		buys("pm_card_visa", paid)
		guest := shop.Guest(shop.White, 2)
		guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_chargeDeclined")).Refused(domain.PaymentDeclined)
		tells(told("order.payment_failed", "order.payment_failed", "CUSTOMER"))
		byHand := object{"email": "phone@example.com", "items": []any{object{"sku": "POUR-OVER-WHITE", "quantity": 2}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}
		app.Once().Post("/admin/order", byHand).OK()
		tells(told(created, "order.created_by_admin", "API_TOKEN"))
		byHand["payment"] = object{"paymentToken": "pm_card_visa"}
		shop.Admin.Once().Post("/admin/order", byHand).OK()
		tells(told(created, "order.created_by_admin", "ADMIN"), told(captured, captured, "ADMIN"))
	})

	It("fire when payments are captured, declined, and recorded offline", func(ctx SpecContext) {
		captureBy("MANUAL")
		order := buys("pm_card_visa")
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": order, "amount": "22.45"}).OK()
		tells(told(captured, captured, "ADMIN"), orderStatus("ADMIN"))
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": order}).OK()
		tells(told(captured, captured, "ADMIN"), orderStatus("ADMIN"))

		order = buys("pm_card_visa")
		gateway, err := pgx.Connect(ctx, world.DatabaseURL) // makes the gateway release the authorization
		Expect(err).NotTo(HaveOccurred())
		defer gateway.Close(context.WithoutCancel(ctx))
		_, err = gateway.Exec(ctx, "UPDATE sandbox.payments SET voided = true WHERE sequence = (SELECT max(sequence) FROM sandbox.payments)")
		Expect(err).NotTo(HaveOccurred())
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": order}).Refused(domain.PaymentDeclined)
		tells(told("order.payment_failed", "order.capture_failed", "ADMIN"), orderStatus("ADMIN")) // the authorization has ended

		released := told("order.updated", "order.authorization_released", "ADMIN")
		order = buys("pm_card_visa")
		shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": order, "method": "CASH"}).OK() // replaces the card payment
		tells(told(captured, "order.offline_payment_recorded", "ADMIN"), released, orderStatus("ADMIN"))
		order = buys("pm_card_visa")
		shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": order, "method": "CASH", "amount": "10.00"}).OK()
		tells(told(captured, "order.offline_payment_recorded", "ADMIN"), orderStatus("ADMIN"))
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": order}).OK() // releases the 10.00 that the cash covers
		tells(told(captured, captured, "ADMIN"), released, orderStatus("ADMIN"))
		order = buys("pm_card_visa")
		shop.Admin.Once().Post("/admin/order/capture", object{"orderId": order, "amount": "22.45"}).OK()
		tells(told(captured, captured, "ADMIN"), orderStatus("ADMIN"))
		version := shop.Admin.Get(id("/admin/order/details?orderId", order)).OK().ID("version")
		shop.Admin.Patch("/admin/order", object{"orderId": order, "version": version, "discount": object{"discountType": "PERCENTAGE", "value": "90"}}).OK()
		tells(told("order.updated", "order.discount_applied", "ADMIN"), released, orderStatus("ADMIN"))
		captureBy("AUTOMATIC")

		guest := shop.Guest(shop.White, 2)
		request := guest.Checkout("")
		request["payment"] = object{"paymentProviderId": offline}
		order = guest.Once().Post("/customer/checkout", request).OK().ID("orderId")
		tells(told(created, "order.placed", "CUSTOMER"))
		shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": order, "method": "CASH"}).OK()
		tells(told(captured, "order.offline_payment_recorded", "ADMIN"), orderStatus("ADMIN"))

		wrong := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().ID("payments.0.paymentId")
		shop.Admin.Post("/admin/order/offline-payment/void", object{"orderId": order, "paymentId": wrong}).OK()
		tells(told("order.updated", "order.offline_payment_voided", "ADMIN"), orderStatus("ADMIN"))
		shop.Admin.Once().Post("/admin/order/offline-payment", object{"orderId": order, "method": "CASH"}).OK()
		tells(told(captured, "order.offline_payment_recorded", "ADMIN"), orderStatus("ADMIN"))

		first := refund(order, "1.00").ID("refundId")
		tells(told("refund.issued", "order_refund.issued", "ADMIN"), orderStatus("ADMIN"))
		shop.Admin.Post("/admin/refund/complete", object{"refundId": first}).OK()
		tells(told("refund.completed", "order_refund.completed", "ADMIN", "status"))
		second := refund(order, "2.00").ID("refundId")
		tells(told("refund.issued", "order_refund.issued", "ADMIN"))
		shop.Admin.Post("/admin/refund/void", object{"refundId": second}).OK()
		tells(told("refund.voided", "order_refund.voided", "ADMIN", "status", "voidedOn"))
	})

	It("fire when payments are disputed", func() {
		order := buys("pm_card_visa", paid)
		dispute := object{"orderId": order, "reference": "dp_1"}
		shop.Admin.Post("/admin/order/chargeback", dispute).OK()
		tells(told("order.chargeback_reported", "order.chargeback_reported", "ADMIN"), orderStatus("ADMIN"))
		dispute["status"] = "WON"
		shop.Admin.Post("/admin/order/chargeback", dispute).OK()
		tells(told("order.updated", "order.chargeback_updated", "ADMIN"), orderStatus("ADMIN"))
	})

	It("fire when refunds succeed and fail", func() {
		order := buys("pm_card_visa", paid)
		refund(order, "1.00")
		tells(told("refund.issued", "order_refund.issued", "ADMIN"), orderStatus("ADMIN"), told("refund.completed", "order_refund.completed", "SYSTEM", "status"))
		order = buys("pm_card_refundFail", paid)
		refund(order, "1.00")
		tells(told("refund.issued", "order_refund.issued", "ADMIN"), orderStatus("ADMIN"))
		world.Clock.Advance(6 * time.Minute) // long enough for the service to query the gateway again
		tells(told("refund.failed", "order_refund.failed", "SYSTEM", "status"), orderStatus("SYSTEM"))
	})

	It("fire when shipments are sent, tracked and canceled", func() {
		order := buys("pm_card_visa", paid)
		shop.Admin.Post("/admin/order/hold", object{"orderId": order, "reason": "ADDRESS"}).OK()
		shop.Admin.Post("/admin/order/release", object{"orderId": order}).OK()
		tells(told(fulfillment, "order.held", "ADMIN"), told(fulfillment, "order.released", "ADMIN"))
		parcel := func(client apitest.Client) int64 {
			return client.Once().Post("/admin/order/fulfill", object{"orderId": order, "items": []any{object{"lineItemId": line(order), "quantity": 1}}}).OK().ID("shipmentId")
		}
		first := parcel(app)
		tells(told("shipment.created", "shipment.created", "API_TOKEN"), orderFulfillment("API_TOKEN"))
		second := parcel(shop.Admin)
		tells(told("shipment.created", "shipment.created", "ADMIN"), orderFulfillment("ADMIN"), told(fulfilled, fulfilled, "ADMIN"))
		shop.Admin.Patch("/admin/shipment", object{"shipmentId": first, "carrierName": "UPS", "trackingNumber": "1Z 999"}).OK()
		app.Patch("/admin/shipment", object{"shipmentId": first, "status": "DELIVERED"}).OK()
		app.Patch("/admin/shipment", object{"shipmentId": first, "status": "DELIVERED"}).OK()
		tracked, _ := fresh()
		Expect(tracked[0]).To(HavePrefix("shipment.tracking_updated shipment.tracking_updated by ADMIN [carrierName trackingNumber"))
		tells(tracked[0], told("shipment.status_changed", "shipment.status_changed", "API_TOKEN", "status"))
		// A change of the external id causes no event, and no other event lists it, now or later. If one request causes
		// two events, each event lists only its own changes.
		shop.Admin.Patch("/admin/shipment", object{"shipmentId": second, "externalShipmentId": "EXT-1"}).OK()
		shop.Admin.Patch("/admin/shipment", object{"shipmentId": second, "externalShipmentId": "EXT-2", "status": "OUT_FOR_DELIVERY", "trackingNumber": "1Z 777"}).OK()
		tells(told("shipment.tracking_updated", "shipment.tracking_updated", "ADMIN", "trackingNumber", "trackingUrl"), told("shipment.status_changed", "shipment.status_changed", "ADMIN", "status"))
		shop.Admin.Post("/admin/shipment/cancel", object{"shipmentId": second, "force": true}).OK()
		tells(told("shipment.cancelled", "shipment.cancelled", "ADMIN", "status"), told("shipment.status_changed", "shipment.status_changed", "ADMIN", "status"), orderFulfillment("ADMIN"))
		parcel(shop.Admin) // the order is fulfilled again
		tells(told("shipment.created", "shipment.created", "ADMIN"), orderFulfillment("ADMIN"), told(fulfilled, fulfilled, "ADMIN"))
	})

	It("fire when returns are requested, decided, received and exchanged, and when a withdrawal is declared", func() {
		order := buys("pm_card_visa", paid)
		app.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		tells(told("shipment.created", "shipment.created", "API_TOKEN"), orderFulfillment("API_TOKEN"), told(fulfilled, fulfilled, "API_TOKEN"))
		tellReturns(shop, app, order, line(order), tells)
		order = buys("pm_card_visa", paid)
		shop.Admin.Once().Post("/admin/order/fulfill", object{"orderId": order}).OK()
		tells(told("shipment.created", "shipment.created", "ADMIN"), orderFulfillment("ADMIN"), told(fulfilled, fulfilled, "ADMIN"))
		exchange := shop.Admin.Once().Post("/admin/return", object{"orderId": order, "kind": "EXCHANGE", "lines": []any{object{"lineItemId": line(order), "quantity": 1}},
			"exchangeLines": []any{object{"lineItemId": line(order), "variantId": shop.Black, "quantity": 1}}}).OK().ID("returnId")
		shop.Admin.Once().Post("/admin/return/exchange", object{"returnId": exchange}).OK()
		tells(told("return.requested", "return.requested", "ADMIN"), told("return.exchanged", "return.exchanged", "ADMIN", "exchangeLines", "replacementOrderId"), told(created, "order.replaced", "ADMIN"),
			told(captured, "order.offline_payment_recorded", "ADMIN"), orderStatus("ADMIN"), told("refund.issued", "order_refund.issued", "ADMIN"), told("refund.completed", "order_refund.completed", "ADMIN"),
			orderStatus("ADMIN"), orderFulfillment("ADMIN"))
	})

	It("fire when stored value is issued, spent, refunded, adjusted and expires", func(ctx SpecContext) {
		tellStoredValue(ctx, storedValueSpec{world, shop, mails, mia, miaID}, tells)
	})

	It("fire when orders are replaced", func() {
		order := buys("pm_card_visa", paid)
		shop.Admin.Once().Post("/admin/order/replace", object{"orderId": order, "reason": "DAMAGED", "items": []any{object{"lineItemId": line(order), "quantity": 1}}}).OK()
		tells(told(created, "order.replaced", "ADMIN"))
	})

	It("fire when orders are edited", func() {
		order := buys("pm_card_visa", paid)
		elsewhere := maps.Clone(apitest.Home)
		elsewhere["streetLine2"] = "Rear building"
		field := []any{object{"key": "k", "type": "STRING", "value": "v"}}
		language := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().Text("languageCode")
		shop.Admin.Patch("/admin/store/settings", object{"languageCodes": []any{language, "fr"}}).OK()
		for _, edit := range []object{
			{"shippingAddress": elsewhere}, {"email": "somebody@example.com"}, {"customFields": field}, {"orderDate": "2026-01-02T03:04:05Z"}, {"languageCode": "fr"},
			{"email": "other@example.com", "customFields": []any{}}, {"tags": []any{"gift"}, "notes": object{"internal": "a gift"}}, {"email": "other@example.com"},
		} {
			edit["orderId"] = order
			shop.Admin.Patch("/admin/order", edit).OK()
		}
		version := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK().ID("version")
		shop.Admin.Patch("/admin/order", object{"orderId": order, "version": version, "discount": object{"discountType": "PERCENTAGE", "value": "1"}}).OK()
		app.Patch("/admin/order", object{"orderId": order, "storeCustomerId": miaID}).OK()
		updated := func(action, actor string) string { return told("order.updated", "order."+action, actor) }
		tells(updated("address_updated", "ADMIN"), updated("customer_updated", "ADMIN"), updated("custom_fields_updated", "ADMIN"), updated("date_updated", "ADMIN"),
			updated("language_updated", "ADMIN"), updated("updated", "ADMIN"), updated("discount_applied", "ADMIN"), orderStatus("ADMIN"), updated("customer_updated", "API_TOKEN"))
	})

	It("fire when orders are canceled and voided", func() {
		order := buys("pm_card_visa", paid)
		shop.Admin.Post("/admin/order/cancel", object{"orderId": order, "reason": "CUSTOMER_REQUEST"}).OK()
		tells(told("refund.issued", "order_refund.issued", "ADMIN"), orderStatus("ADMIN"), orderFulfillment("ADMIN"), told("order.cancelled", "order.cancelled", "ADMIN"),
			told("refund.completed", "order_refund.completed", "SYSTEM", "status"))
		captureBy("MANUAL")
		order = buys("pm_card_visa")
		shop.Admin.Post("/admin/order/void", object{"orderId": order, "reason": "FRAUD"}).OK()
		tells(orderStatus("ADMIN"), orderFulfillment("ADMIN"), told("order.cancelled", "order.voided", "ADMIN"))
		shop.Admin.Post("/admin/order/void", object{"orderId": order, "reason": "FRAUD"}).OK()
		tells()
	})

	It("fire when customers are deleted, authorizations expire, and personal data is erased", func(ctx SpecContext) {
		mia.Post("/customer/user/delete-me", object{"currentPassword": password}).OK()
		removed := func(changed ...string) string {
			return told("customer.payment_method_changed", "customer.payment_method_removed", "CUSTOMER", changed...)
		}
		want := []string{removed("isActive", "isDefault"), removed("isActive"), told("customer.status_changed", "customer.status_changed", "CUSTOMER", "status")}
		for range 4 { // one event for each subscription
			over := []string{"cancelReason", "cancelledOn", "items", "nextProcessingDate", "status"}
			want = append(want, told("subscription.cancelled", "subscription.cancelled", "CUSTOMER", over...), told("subscription.status_changed", "subscription.status_changed", "CUSTOMER", over...))
		}
		tells(want...)
		buys("pm_card_visa")
		world.Clock.Advance(8 * 24 * time.Hour)
		// A job runs again if it meets the job that creates partitions of events.
		Eventually(func() error { return world.App.Service.Ordering.LapseAuthorizationsDue(ctx) }).Should(Succeed())
		lapsed, _ := fresh()
		for _, one := range lapsed {
			Expect(one).To(Equal(orderStatus("SYSTEM")))
		}
		Expect(lapsed).NotTo(BeEmpty())
		tells(lapsed...)
		world.Clock.Advance(90 * 24 * time.Hour)
		Eventually(func() error { return world.App.Service.Customer.EraseCustomers(ctx) }).Should(Succeed())
		tells(told("customer.updated", "customer.updated", "SYSTEM", "company", "email", "emailVerified", "firstName", "lastName")) // the names of the fields, without their old values
	})

	It("fire when customers are imported from a file, and promoted by their orders", func(ctx SpecContext) { tellWorkOfTheService(ctx, shop, tells) })

	It("contain the changes since the previous event of their object", func() {
		type event struct {
			Type, CreatedOn string
			Data            struct {
				Object  map[string]json.RawMessage
				Changes map[string]struct{ Old, New json.RawMessage }
			}
		}
		told, before, at, looked := map[string]event{}, map[string]event{}, "", 0 // by object: the newest event, and the newest event of earlier commits
		named := map[string]map[string]bool{}                                     // by object: the fields that the events of its newest commit list
		steps := map[string][]event{}                                             // by object: all events of its newest commit, which show intermediate states
		// silent lists the fields whose changes cause no event. No other event lists such a change, either.
		silent := map[string]bool{"shipment.externalShipmentId": true, "giftCard.entry": true, "storeCreditAccount.entry": true}
		complete := func(of string) {
			GinkgoHelper()
			last, known := before[of]
			now := told[of]
			if !known || strings.HasPrefix(now.Type, "order.") {
				return
			}
			for name, value := range now.Data.Object {
				if name != "modifiedOn" && !bytes.Equal(value, last.Data.Object[name]) && !silent[strings.TrimRight(of, "0123456789")+"."+name] {
					Expect(named[of]).To(HaveKey(name), "%s of %s: %s is otherwise than it was told, and no change", now.Type, of, name)
				}
			}
		}
		for {
			page := app.Get("/webhook-event/paged?sort=sequence&pageSize=100" + at).OK()
			items := page.At("items").([]any)
			for i, item := range items {
				at = "&sequenceAfter=" + page.Text(fmt.Sprintf("items.%d.sequence", i))
				text, err := json.Marshal(app.Get("/webhook-event?webhookEventId=" + item.(object)["webhookEventId"].(string)).OK().At("payload"))
				Expect(err).NotTo(HaveOccurred())
				var e event
				Expect(json.Unmarshal(text, &e)).To(Succeed())
				of := fmt.Sprint(item.(object)["objectType"], item.(object)["objectId"])
				if last, known := told[of]; known && last.CreatedOn != e.CreatedOn {
					complete(of)
					before[of], named[of], steps[of] = last, nil, nil
				}
				told[of], steps[of] = e, append(steps[of], e)
				if named[of] == nil {
					named[of] = map[string]bool{}
				}
				erased := bytes.Contains(e.Data.Object["email"], []byte("@erased.invalid"))
				for name, change := range e.Data.Changes {
					named[of][name] = true
					last, known := before[of]
					if slices.ContainsFunc(steps[of], func(step event) bool { return bytes.Equal(change.Old, step.Data.Object[name]) }) {
						looked++
						continue
					}
					if erased { // the erasure deletes earlier events
						Expect(string(change.Old)).To(Equal("null"), "%s of %s: %s is told once more", e.Type, of, name)
					} else {
						Expect(known).To(BeTrue(), "%s of %s: %s changed, but nothing was ever told of it", e.Type, of, name)
						Expect(string(change.Old)).To(MatchJSON(last.Data.Object[name]), "%s of %s: %s was told to be otherwise", e.Type, of, name)
					}
					looked++
				}
			}
			if len(items) < 100 {
				break
			}
		}
		for of := range told {
			complete(of)
		}
		Expect(looked).To(BeNumerically(">", 30))
		AddReportEntry("changes compared with what was told before", looked)
	})

	It("of every documented type occur, except for types without a cause yet", func() {
		types, actions := documented()
		Expect(types).To(HaveLen(len(domain.EventTypes())))
		var sentTypes []string
		for _, t := range domain.EventTypes() {
			sentTypes = append(sentTypes, string(t))
		}
		Expect(types).To(ConsistOf(sentTypes))
		expected := maps.Clone(all)
		for pair, missing := range cannot {
			Expect(all).NotTo(HaveKey(pair), "it is told now: strike it from the list")
			Expect(missing).NotTo(BeEmpty())
			expected[pair] = true
		}
		Expect(slices.Sorted(maps.Keys(expected))).To(Equal(slices.Sorted(maps.Keys(actions))))
		var names []string
		for pair := range actions {
			names = append(names, strings.Fields(pair)[1])
		}
		slices.Sort(names)
		Expect(listedActions()).To(ConsistOf(slices.Compact(names)), "WebhookSourceAction lists what the types do")
		covered := maps.Clone(kinds)
		for pair := range cannot {
			covered[strings.Fields(pair)[0]] = true
		}
		Expect(slices.Sorted(maps.Keys(covered))).To(ConsistOf(types))
		Expect(slices.Sorted(maps.Keys(actors))).To(Equal([]string{"ADMIN", "API_TOKEN", "CUSTOMER", "PLATFORM", "SYSTEM"}))
		AddReportEntry("event types told", fmt.Sprintf("%d of %d, %d kinds of source.action, %d events", len(kinds), len(types), len(all), events))
	})

	It("are delivered once, signed, and in the form of their schema", func() {
		Eventually(func() int { return len(receiver.Deliveries()) + len(families.Deliveries()) }).Should(Equal(events))
		receiver.Verify(secret)
		Expect(domain.SpecifiedEventTypes()).To(HaveLen(35), "the specification lists them")
		for _, t := range domain.EventTypes() {
			if slices.Contains(domain.SpecifiedEventTypes(), t) {
				Expect([]bool{slices.Contains(receiver.Types(), string(t)), slices.Contains(families.Types(), string(t))}).To(Equal([]bool{true, false}), string(t))
			} else {
				Expect([]bool{slices.Contains(receiver.Types(), string(t)), slices.Contains(families.Types(), string(t))}).To(Equal([]bool{false, true}), "%s: only endpoints that name it receive it", t)
			}
		}
	})
})
