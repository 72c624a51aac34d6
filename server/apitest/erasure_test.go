package apitest_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/server/jobs"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
)

// keptByLaw lists the columns that may still name an erased person (GDPR article 17(3)(b)). Tax law requires a store to
// keep the buyer and the addresses of a sale.
var keptByLaw = map[string]bool{"orders.shipping_address": true, "orders.billing_address": true, "orders.search": true, "refunds.order_search": true, "invoices.content": true,
	"order_contacts.search": true}

var _ = Describe("An erased customer", func() {
	type object = map[string]any
	const (
		first, last, street, digits = "Zephyrine", "Quackenbush", "Nightjarweg", "15550142777"
		email, later, password      = "zephyrine.quackenbush@example.com", "z.quackenbush@elsewhere.example", "seven slow kettles"
	)
	canaries := []string{first, last, street, digits}

	It("leaves no personal data after the retention time, except in orders that tax law requires", func(ctx SpecContext) {
		mails := apitest.NewMailbox()
		world := apitest.Start(ctx, func(c *config.Config) { c.Roles, c.SMTPURL = []string{"api"}, mails.URL })
		shop := world.Shop("erasure")
		admin, app := shop.Admin, shop.AppToken("order:refund", "customer:write", "return:read")
		work := func() {
			GinkgoHelper()
			for _, job := range jobs.Of(world.App.Service) {
				Expect(job.Run(ctx)).To(Succeed(), job.Name)
			}
			Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
		}
		admin.Patch("/admin/store/settings", object{"supportEmail": "support@juniper-oak.example"}).OK()
		for _, typ := range admin.Get("/admin/email-template-type/all").OK().At("items").([]any) {
			if t := typ.(object); t["code"] == "ADMIN_ORDER_NOTICE" {
				notice := admin.Get(fmt.Sprint("/admin/email-template/paged?emailTemplateTypeId=", t["emailTemplateTypeId"])).OK()
				admin.Patch("/admin/email-template", object{"emailTemplateId": notice.ID("items.0.emailTemplateId"), "isActive": true}).OK()
			}
		}
		receiver := apitest.NewReceiver()
		admin.Post("/admin/webhook-endpoint", object{"url": receiver.URL}).OK()
		home := object{"firstName": first, "lastName": last, "company": last + " KG", "streetLine1": street + " 7", "streetLine2": "c/o " + last, "city": "Berlin", "stateProvince": "BE", "postalCode": "10119", "countryCode": "DE"}

		account := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": password, "firstName": first, "lastName": last, "acceptTerms": true}).OK()
		work()
		shop.Storefront.Post("/customer/user/verify-email", object{"email": email, "pin": mails.To(email).Pin()}).OK()
		me := shop.Storefront.Bearer(account.Text("accessToken"))
		id := me.Get("/customer/user/me").OK().ID("storeCustomerId")
		me.Patch("/customer/user", object{"phoneNumber": "+49" + digits, "company": last + " KG"}).OK()
		me.Post("/customer/user-address", home).OK()
		admin.Patch("/admin/store-customer", object{"storeCustomerId": id, "note": first + " calls on Mondays."}).OK()
		admin.Post("/admin/customer", object{"email": email, "firstName": first, "lastName": last}).Is(409) // the error response also contains the name

		cart := me.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 2}).OK().ID("cartId")
		me.Patch("/customer/cart", object{"acceptsMarketing": true, "notes": "Ring at " + last + "'s."}).OK()
		summary := me.Get(fmt.Sprint("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=", shop.ShippingMethodID)).OK()
		order := me.Once().Post("/customer/checkout", object{"cartId": cart, "expectedGrandTotal": summary.Text("grandTotal"), "shippingAddress": home, "billingSameAsShipping": true, "shippingMethodId": shop.ShippingMethodID,
			"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}, "acceptTerms": true}).OK().ID("orderId")
		work()
		admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "1.00", "note": last + " was angry."}).OK()
		admin.Patch("/admin/order", object{"orderId": order, "notes": object{"internal": last + " is known.", "customer": "Ring at " + last + "'s."}, "shippingAddress": home, "customFields": []any{}}).OK()
		admin.Post("/admin/order/hold", object{"orderId": order, "reason": "ADDRESS", "note": "Ask " + last + "."}).OK()
		admin.Post("/admin/order/release", object{"orderId": order, "note": last + " answered."}).OK()
		admin.Post("/admin/order/fulfill", object{"orderId": order, "status": "LABEL_CREATED", "notifyCustomer": true}).OK()
		admin.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&type=INVOICE", order))
		placed := admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK()
		line := placed.Text("items.0.lineItemId")
		admin.Patch("/admin/shipment", object{"shipmentId": placed.ID("shipments.0.shipmentId"), "status": "DELIVERED"}).OK()
		returned := admin.Once().Post("/admin/return", object{"orderId": order, "kind": "CLAIM", "note": last + " is angry.", "lines": []any{object{"lineItemId": line, "quantity": 1}}}).OK()
		work()

		shop.Subscribe("somebody.else@example.com")
		plan := admin.Get("/admin/subscription-plan/all").OK().ID("items.0.subscriptionPlanId")
		cart = me.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1, "subscriptionPlanId": plan}).OK().ID("cartId")
		summary = me.Get(fmt.Sprint("/customer/cart/summary?countryCode=DE&stateProvince=BE&postalCode=10119&shippingMethodId=", shop.ShippingMethodID)).OK()
		me.Once().Post("/customer/checkout", object{"cartId": cart, "expectedGrandTotal": summary.Text("grandTotal"), "shippingAddress": home, "billingSameAsShipping": true, "shippingMethodId": shop.ShippingMethodID,
			"payment": object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}, "acceptTerms": true,
			"subscriptionConsent": object{"text": "Each month, says " + first + ".", "recurring": []any{object{"subscriptionPlanId": plan, "grandTotal": summary.Text("recurring.0.grandTotal")}}}}).OK()
		held := me.Get("/customer/order/paged").OK().ID("items.0.orderId")
		admin.Post("/admin/order/hold", object{"orderId": held, "reason": "OTHER", "note": "Ask " + first + "."}).OK()
		subscription := me.Get("/customer/subscription/all").OK().ID("items.0.subscriptionId")
		me.Post("/customer/subscription/pause", object{"subscriptionId": subscription, "pauseReason": last + " is away."}).OK()
		admin.Once().Post("/admin/subscription/cancel", object{"subscriptionId": subscription, "atPeriodEnd": false, "cancelReason": last + " has moved."}).OK()
		work()
		me.Post("/customer/user/email-change", object{"newEmail": later, "currentPassword": password}).OK()
		work()
		me.Patch("/customer/user/email-change", object{"pin": mails.To(later).Pin()}).OK()
		me.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
		shop.Storefront.Post("/customer/store/login", object{"email": later, "password": "something wrong"}).Is(401)
		work()

		found := func() map[string][]string {
			GinkgoHelper()
			db, err := postgres.Open(world.DatabaseURL, postgres.NoPooler)
			Expect(err).NotTo(HaveOccurred())
			defer db.Close()
			all := map[string][]string{}
			for _, table := range tables(ctx, db) {
				rows, err := db.QueryContext(ctx, "SELECT c.key, c.value FROM "+table+" t, jsonb_each_text(to_jsonb(t)) c WHERE c.value ~* $1", strings.Join(canaries, "|"))
				Expect(err).NotTo(HaveOccurred())
				for rows.Next() {
					var column, value string
					Expect(rows.Scan(&column, &value)).To(Succeed())
					all[table+"."+column] = append(all[table+"."+column], value)
				}
				Expect(rows.Err()).NotTo(HaveOccurred())
			}
			return all
		}
		before := found()
		Expect(admin.Get(fmt.Sprint("/admin/order/details?orderId=", order)).OK().At("marketingConsent")).NotTo(BeNil())
		Expect(len(before)).To(BeNumerically(">", 20), "or nothing much was tried: %v", slices.Sorted(maps.Keys(before)))

		me.Post("/customer/user/delete-me", object{"currentPassword": password}).OK()
		work()
		for range 4 {
			world.Clock.Advance(31 * 24 * time.Hour)
			work()
		}
		after := found()
		for place, values := range after {
			Expect(values).NotTo(ContainElement(Or(ContainSubstring(digits), ContainSubstring(email), ContainSubstring(later), ContainSubstring("Ring at"))), "%s: tax law keeps names and streets alone", place)
		}
		maps.DeleteFunc(after, func(place string, _ []string) bool { return keptByLaw[place] })
		Expect(after).To(BeEmpty())

		kept := app.Get(fmt.Sprint("/admin/return?returnId=", returned.ID("returnId"))).OK()
		Expect([]any{kept.At("note"), kept.ID("version")}).To(Equal([]any{nil, returned.ID("version") + 1}), "a reader of versions and of changes since sees the erasure")
		Expect(kept.Text("modifiedOn") > returned.Text("modifiedOn")).To(BeTrue())

		By("and nothing new is stored about them")
		home["storeCustomerId"] = id
		world.Login(apitest.AdminEmail, apitest.AdminPassword).In(shop.StoreID).Post("/admin/customer-address", home).Is(409).Refused(domain.InvalidStateTransition)
		app.Post("/store-customer/address", home).Is(409).Refused(domain.InvalidStateTransition)

		By("sending no mail to the placeholder address")
		app.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "1.00"}).OK()
		work()
		db, err := postgres.Open(world.DatabaseURL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close()
		var agreed, waiting int
		Expect(db.QueryRowContext(ctx, "SELECT count(*) FROM orders WHERE jsonb_typeof(marketing_consent) = 'object'").Scan(&agreed)).To(Succeed())
		Expect(agreed).To(BeZero(), "nobody is there who has agreed")
		Expect(db.QueryRowContext(ctx, "SELECT count(*) FROM mails WHERE kind = 'REFUND_COMPLETED' AND status <> 'WITHHELD'").Scan(&waiting)).To(Succeed())
		Expect(waiting).To(BeZero())
	})
})
