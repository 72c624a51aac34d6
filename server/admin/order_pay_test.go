package admin_test

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("Paying a placed order:", Ordered, ContinueOnFailure, func() {
	const home = "https://juniper-oak.example"
	var w *apitest.World
	var shop *apitest.Shop
	var customer apitest.Client
	var customerID, invoice int64
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("later")
		shop.Admin.Patch("/admin/store/settings", map[string]any{"allowedOrigins": []any{home}}).Is(200)
		invoice = shop.Admin.Post("/admin/store/payment-provider", map[string]any{"providerCode": "OFFLINE", "displayName": "Invoice", "isActive": true, "paymentTypes": []any{"BANK"}}).Is(200).ID("paymentProviderId")
		shop.Subscribe("mia@example.com")
		customerID = shop.Admin.Get("/admin/customer/paged?search=mia@example.com").Is(200).ID("items.0.storeCustomerId")
		login := shop.Storefront.Post("/customer/store/login", map[string]any{"email": "mia@example.com", "password": "seven slow kettles"}).Is(200)
		customer = shop.Storefront.Bearer(login.Text("accessToken"))
	})
	// owing returns an order of 122.45 that awaits payment. The argument nil makes it a guest's order.
	owing := func(besides map[string]any) int64 {
		GinkgoHelper()
		body := map[string]any{"storeCustomerId": customerID, "items": []any{map[string]any{"variantId": shop.White, "quantity": 2}}, "shippingAddress": apitest.Home, "shippingMethodId": shop.ShippingMethodID}
		for member, value := range besides {
			if body[member] = value; value == nil {
				delete(body, member)
			}
		}
		return shop.Admin.Once().Post("/admin/order", body).Is(200).ID("orderId")
	}
	guests := map[string]any{"storeCustomerId": nil, "email": "guest@example.com"}
	details := func(order int64) *apitest.Answer {
		GinkgoHelper()
		return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).Is(200)
	}
	link := func(order int64, besides ...any) (token string, a *apitest.Answer) {
		GinkgoHelper()
		body := map[string]any{"orderId": order}
		for i := 0; i < len(besides); i += 2 {
			body[besides[i].(string)] = besides[i+1]
		}
		a = shop.Admin.Once().Post("/admin/order/payment-link", body).Is(200)
		_, token, found := strings.Cut(a.Text("url"), "#token=")
		Expect(found).To(BeTrue())
		return token, a
	}
	with := func(token string) map[string]any {
		return map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": token}
	}

	Describe("POST /admin/order/charge", func() {
		const path = "/admin/order/charge"
		It("charges the saved payment method once, and names the user in the timeline", func() {
			order := owing(nil)
			once := shop.Admin.Once()
			paid := once.Post(path, map[string]any{"orderId": order}).Is(200)
			Expect([]any{paid.Text("paymentStatus"), paid.Text("payments.0.capturedAmount"), paid.Text("balance.due")}).To(Equal([]any{"PAID", "122.45", "0.00"}))
			Expect([]any{paid.Text("timeline.0.eventType"), paid.Text("timeline.0.actorType")}).To(Equal([]any{"order.payment_status_changed", "ADMIN"}))
			Expect(once.Post(path, map[string]any{"orderId": order}).Is(200).Body).To(Equal(paid.Body))
			shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Refused(domain.InvalidStateTransition)
		})
		It("is listed as CHARGE while the order can be charged; PAYMENT_LINK is listed while a placed order is unpaid", func() {
			offered := func(order int64) []any {
				var out []any
				for _, action := range details(order).At("allowedActions").([]any) {
					if action == "CHARGE" || action == "PAYMENT_LINK" {
						out = append(out, action)
					}
				}
				return out
			}
			order := owing(nil)
			Expect(offered(order)).To(Equal([]any{"CHARGE", "PAYMENT_LINK"}))
			Expect(offered(owing(guests))).To(Equal([]any{"PAYMENT_LINK"}), "a guest has saved nothing")
			Expect(offered(owing(map[string]any{"isDraft": true}))).To(BeEmpty())
			customer.Once().Post("/customer/order/pay", map[string]any{"orderId": order, "payment": with("pm_card_authenticationRequired")}).Is(200)
			Expect(offered(order)).To(Equal([]any{"PAYMENT_LINK"}), "its customer is asked to confirm a payment")
			shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Refused(domain.InvalidStateTransition)
			link(order)
			customer.Once().Post("/customer/order/pay", map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Is(200)
			Expect(offered(order)).To(BeEmpty())
		})
		It("charges only the amount that an edit added", func() {
			order := owing(map[string]any{"payment": map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}})
			before := details(order)
			shop.Admin.Patch("/admin/order", map[string]any{"orderId": order, "version": before.ID("version"),
				"items": []any{map[string]any{"lineItemId": before.Text("items.0.lineItemId"), "quantity": 3}}}).Is(200)
			paid := shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Is(200)
			Expect([]any{paid.Text("paymentStatus"), paid.Text("payments.1.capturedAmount"), paid.Text("grandTotal")}).To(Equal([]any{"PAID", "58.31", "180.76"}))
		})
		It("is refused with a reason if the order cannot be charged", func() {
			order := owing(nil)
			shop.Admin.Once().Post(path, map[string]any{"orderId": 999_999}).Refused(domain.NotFound)
			shop.Admin.Once().Post(path, map[string]any{"orderId": order, "customerPaymentMethodId": 999_999}).Refused(domain.NotFound)
			Expect(shop.Admin.Once().Post(path, map[string]any{"orderId": owing(guests)}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/orderId"))
			draft := owing(map[string]any{"isDraft": true})
			shop.Admin.Once().Post(path, map[string]any{"orderId": draft}).Refused(domain.InvalidStateTransition)
			shop.AppToken("order:read").Once().Post(path, map[string]any{"orderId": order}).Refused(domain.Forbidden)
			failing := customer.Once().Post("/customer/customer-payment-method", map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_renewalLostCard"}).Is(200).ID("customerPaymentMethodId")
			p := shop.Admin.Once().Post(path, map[string]any{"orderId": order, "customerPaymentMethodId": failing}).Refused(domain.PaymentDeclined)
			Expect(p.Errors[0].Code).To(Equal("lost_card"))
			Expect(details(order).Text("paymentStatus")).To(Equal("FAILED"))
			shop.Admin.Once().Post("/admin/order/cancel", map[string]any{"orderId": order, "reason": "CUSTOMER_REQUEST"}).Is(200)
			shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Refused(domain.InvalidStateTransition)
		})
	})

	Describe("POST /admin/order/payment-link", func() {
		const path = "/admin/order/payment-link"
		It("creates and mails a link to a page of the service or of the store", func(ctx SpecContext) {
			order := owing(guests)
			_, made := link(order)
			Expect(made.Text("url")).To(HavePrefix("http://store.example/pay/later#token=pay_"))
			_, own := link(order, "pageUrl", home+"/pay?order=1")
			Expect(own.Text("url")).To(HavePrefix(home + "/pay?order=1#token=pay_"))
			token, _ := link(order, "notifyCustomer", true)
			mails, err := w.App.Service.Letter.MailsTo(ctx, domain.Actor{Kind: domain.ActorSystem, StoreID: shop.StoreID}, "guest@example.com", 1)
			Expect(err).NotTo(HaveOccurred())
			Expect(mails[0].Text).To(And(ContainSubstring("/pay/later#token="+token), ContainSubstring("€122.45")))
			listed := shop.Admin.Get("/admin/email/paged?emailTemplateTypeCode=PAYMENT_LINK").Is(200)
			Expect(listed.At("items")).To(HaveLen(1))
			Expect(string(listed.Body)).NotTo(ContainSubstring(token))
		})
		It("uses the customer's language on the page, or the reader's if the customer is unknown", func() {
			customer.Patch("/customer/user", map[string]any{"languageCode": "fr"}).Is(200)
			order := owing(nil)
			_, made := link(order)
			Expect(made.Text("url")).To(MatchRegexp(`/pay/later#token=pay_\w+&l=fr$`))
			_, own := link(order, "pageUrl", home+"/pay")
			Expect(own.Text("url")).To(MatchRegexp(`/pay#token=pay_\w+$`), "the store's own page says itself what it speaks")
			customer.Patch("/customer/user", map[string]any{"languageCode": nil}).Is(200)
			_, made = link(order)
			Expect(made.Text("url")).To(MatchRegexp(`/pay/later#token=pay_\w+$`))
		})
		It("refuses an order without an amount due, a URL outside the store, and an order that the page cannot charge", func() {
			order := owing(guests)
			shop.Admin.Once().Post(path, map[string]any{"orderId": 999_999}).Refused(domain.NotFound)
			shop.AppToken("order:read").Once().Post(path, map[string]any{"orderId": order}).Refused(domain.Forbidden)
			for member, address := range map[string]string{"/returnUrl": "https://evil.example/", "/pageUrl": "https://evil.example/pay"} {
				Expect(shop.Admin.Once().Post(path, map[string]any{"orderId": order, member[1:]: address}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal(member))
			}
			shop.Admin.Once().Post(path, map[string]any{"orderId": order, "pageUrl": home + "/pay#there"}).Refused(domain.InvalidValue)
			shop.Admin.Patch("/admin/store/payment-provider", map[string]any{"paymentProviderId": shop.ProviderID, "minAmount": "1000.00"}).Is(200)
			shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Refused(domain.UnsupportedOperation)
			link(order, "pageUrl", home+"/pay")
			shop.Admin.Patch("/admin/store/payment-provider", map[string]any{"paymentProviderId": shop.ProviderID, "minAmount": nil}).Is(200)
			shop.Admin.Once().Post("/admin/order/offline-payment", map[string]any{"orderId": order, "method": "CASH"}).Is(200)
			shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Refused(domain.InvalidStateTransition)
		})
	})

	Describe("POST /customer/order/pay", func() {
		const path = "/customer/order/pay"
		It("pays the caller's own order, and only the amount that the payer has seen", func() {
			order := owing(nil)
			changed := customer.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa"), "expectedDue": "122.44"}).Refused(domain.CartChanged)
			Expect([]string{changed.Errors[0].Pointer, changed.Totals.GrandTotal}).To(Equal([]string{"/expectedDue", "122.45"}))
			paid := customer.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa"), "expectedDue": "122.45"}).Is(200)
			Expect([]any{paid.ID("orderId"), paid.Text("paymentStatus"), paid.At("nextAction")}).To(Equal([]any{order, "PAID", nil}))
			customer.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Refused(domain.InvalidStateTransition)
			saved := customer.Get("/customer/customer-payment-method/all").Is(200).ID("items.0.customerPaymentMethodId")
			paid = customer.Once().Post(path, map[string]any{"orderId": owing(nil), "payment": map[string]any{"paymentProviderId": shop.ProviderID, "customerPaymentMethodId": saved}}).Is(200)
			Expect(paid.Text("paymentStatus")).To(Equal("PAID"))
		})
		It("sends customers to their bank, and completes the payment when they return", func() {
			order := owing(nil)
			first, body := customer.Once(), map[string]any{"orderId": order, "payment": with("pm_card_authenticationRequired")}
			waits := first.Post(path, body).Is(200)
			Expect([]any{waits.Text("paymentStatus"), waits.Text("nextAction.type")}).To(Equal([]any{"REQUIRES_ACTION", "THREE_DS"}))
			Expect(first.Post(path, body).Is(200).Text("nextAction.url")).To(Equal(waits.Text("nextAction.url")))
			page, err := url.Parse(waits.Text("nextAction.url"))
			Expect(err).NotTo(HaveOccurred())
			answered, err := http.PostForm(w.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {"yes"}})
			Expect(err).NotTo(HaveOccurred())
			defer answered.Body.Close()
			paid := first.Post(path, body).Is(200)
			Expect([]any{paid.Text("paymentStatus"), paid.At("nextAction")}).To(Equal([]any{"PAID", nil}))
			Expect(details(order).Text("paymentStatus")).To(Equal("PAID"))
		})
		It("pays the order of a payment link, whose token allows nothing else", func() {
			order := owing(nil)
			token, _ := link(order, "returnUrl", home+"/paid")
			saved := customer.Get("/customer/customer-payment-method/all").Is(200).ID("items.0.customerPaymentMethodId")
			for pointer, payment := range map[string]map[string]any{
				"/payment/customerPaymentMethodId": {"paymentProviderId": shop.ProviderID, "customerPaymentMethodId": saved},
				"/payment/savePaymentMethod":       {"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa", "savePaymentMethod": true},
			} {
				Expect(shop.Storefront.Once().Post(path, map[string]any{"token": token, "payment": payment}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal(pointer))
			}
			declined := shop.Storefront.Once().Post(path, map[string]any{"token": token, "payment": with("pm_card_chargeDeclined")}).Refused(domain.PaymentDeclined)
			Expect(declined.Errors[0].Code).To(Equal("card_declined"))
			paid := shop.Storefront.Once().Post(path, map[string]any{"token": token, "payment": with("pm_card_visa")}).Is(200)
			Expect([]any{paid.ID("orderId"), paid.Text("paymentStatus")}).To(Equal([]any{order, "PAID"}))
			shop.Storefront.Once().Post(path, map[string]any{"token": token, "payment": with("pm_card_visa")}).Refused(domain.InvalidStateTransition)
			w.Shop("stranger").Storefront.Once().Post(path, map[string]any{"token": token, "payment": with("pm_card_visa")}).Refused(domain.Unauthenticated)
			shop.Storefront.Bearer(token).Get("/customer/order/paged").Refused(domain.Unauthenticated)
			shop.Storefront.With("X-Cart-Token", token).Get(fmt.Sprintf("/customer/order?orderId=%d", order)).Refused(domain.NotFound)
		})
		It("pays a guest's order with the token of the guest's cart or with a payment link", func() {
			buy := func() (apitest.Guest, int64) {
				GinkgoHelper()
				guest := shop.Guest(shop.White, 2)
				body := guest.Checkout("")
				body["payment"] = map[string]any{"paymentProviderId": invoice}
				return guest, guest.Once().Post("/customer/checkout", body).Is(200).ID("orderId")
			}
			guest, order := buy()
			Expect(guest.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Is(200).Text("paymentStatus")).To(Equal("PAID"))
			_, order = buy()
			token, _ := link(order)
			Expect(shop.Storefront.Once().Post(path, map[string]any{"token": token, "payment": with("pm_card_visa")}).Is(200).Text("paymentStatus")).To(Equal("PAID"))
		})
		It("refuses callers without a token, and requests that name no order or payment method", func() {
			order := owing(nil)
			shop.Storefront.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Refused(domain.NotFound)
			shop.Guest(shop.White, 1).Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Refused(domain.NotFound)
			for _, token := range []string{"pay_nothing", domain.NewToken(domain.PaymentToken)} {
				shop.Storefront.Once().Post(path, map[string]any{"token": token, "payment": with("pm_card_visa")}).Refused(domain.Unauthenticated)
			}
			Expect(customer.Once().Post(path, map[string]any{"payment": with("pm_card_visa")}).Refused(domain.InvalidRequest).Errors).NotTo(BeEmpty())
			abroad := with("pm_card_visa")
			abroad["returnUrl"] = "https://evil.example/"
			Expect(customer.Once().Post(path, map[string]any{"orderId": order, "payment": abroad}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/payment/returnUrl"))
			Expect(customer.Once().Post(path, map[string]any{"orderId": order, "payment": map[string]any{"paymentProviderId": invoice}}).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/payment/paymentProviderId"))
		})
	})

	Describe("GET /customer/order/due", func() {
		const path = "/customer/order/due"
		by := func(token string) apitest.Client { return w.Client().With("X-Payment-Token", token) }
		It("shows the amount due without personal data, requires no store key, and is not cached", func() {
			order := owing(guests)
			token, made := link(order)
			due := by(token).Get(path).Is(200)
			Expect(due.Header.Get("Cache-Control")).To(Equal("no-store"))
			Expect([]any{due.Text("storeCode"), due.Text("state"), due.Text("due"), due.Text("currencyCode"), due.Text("items.0.name"), due.ID("items.0.quantity"), due.At("nextAction"), due.Text("expiresOn")}).
				To(Equal([]any{"later", "DUE", "122.45", "EUR", "Ceramic pour-over set – White", int64(2), nil, made.Text("expiresOn")}))
			Expect([]any{due.ID("paymentMethods.0.paymentProviderId"), due.At("paymentMethods.0.savedPaymentMethods")}).To(Equal([]any{shop.ProviderID, []any{}}))
			Expect(due.At("paymentMethods")).To(HaveLen(1), "an invoice is paid elsewhere")
			Expect(string(due.Body)).To(And(Not(ContainSubstring("Torstraße")), Not(ContainSubstring("guest@example.com")), Not(ContainSubstring(token))))
			Expect(shop.Storefront.With("X-Payment-Token", token).Get(path).Is(200).Body).To(Equal(due.Body))
		})
		It("shows the amounts as the buyer saw them when the order was placed", func() {
			for _, including := range []bool{false, true} {
				shop.Admin.Patch("/admin/store/settings", map[string]any{"pricesIncludeTax": including}).Is(200)
				order := owing(nil)
				token, _ := link(order)
				due, own := by(token).Get(path).Is(200), customer.Get(fmt.Sprintf("/customer/order?orderId=%d", order)).Is(200)
				for _, at := range []string{"pricesIncludeTax", "shownSubtotal", "shownDiscountTotal", "shownShippingTotal", "shownTaxTotal", "grandTotal", "items.0.shownSubtotal"} {
					Expect(due.At(at)).To(Equal(own.At(at)), at)
				}
				Expect(due.At("pricesIncludeTax")).To(Equal(including))
				shop.Admin.Once().Post("/admin/order/cancel", map[string]any{"orderId": order, "reason": "CUSTOMER_REQUEST"}).Is(200) // the later specs need the units
			}
			shop.Admin.Patch("/admin/store/settings", map[string]any{"pricesIncludeTax": false}).Is(200)
		})
		It("shows the state of the payment, and accepts the token instead of a store key", func() {
			order := owing(guests)
			token, _ := link(order)
			pay := func(card string) *apitest.Answer {
				GinkgoHelper()
				return by(token).Once().Post("/customer/order/pay", map[string]any{"payment": with(card)})
			}
			state := func() []any {
				GinkgoHelper()
				due := by(token).Get(path).Is(200)
				return []any{due.Text("state"), due.Text("due"), len(due.At("paymentMethods").([]any)), due.At("nextAction") != nil}
			}
			pay("pm_card_chargeDeclined").Refused(domain.PaymentDeclined)
			Expect(state()).To(Equal([]any{"DUE", "122.45", 1, false}))
			Expect(pay("pm_card_authenticationRequired").Is(200).Text("nextAction.url")).NotTo(BeEmpty())
			Expect(state()).To(Equal([]any{"CONFIRMING", "122.45", 1, true}))
			once := by(token).Once()
			for range 2 {
				Expect(once.Post("/customer/order/pay", map[string]any{"payment": with("pm_card_visa")}).Is(200).Text("paymentStatus")).To(Equal("PAID"))
			}
			Expect(state()).To(Equal([]any{"PAID", "0.00", 0, false}))
			Expect(details(order).Text("balance.captured")).To(Equal("122.45"))
			canceled := owing(guests)
			token, _ = link(canceled)
			shop.Admin.Once().Post("/admin/order/cancel", map[string]any{"orderId": canceled, "reason": "CUSTOMER_REQUEST"}).Is(200)
			Expect(state()).To(Equal([]any{"CANCELLED", "0.00", 0, false}))
		})
		It("refuses every invalid token with the same response", func() {
			order := owing(guests)
			token, _ := link(order)
			var heard []string
			for _, client := range []apitest.Client{by("pay_nothing"), by(domain.NewToken(domain.PaymentToken)), by(domain.NewToken(domain.CheckoutToken)), w.Shop("elsewhere").Storefront.With("X-Payment-Token", token)} {
				heard = append(heard, client.Get(path).Refused(domain.Unauthenticated).Detail)
			}
			Expect(heard).To(HaveEach("The payment link is invalid or no longer valid."))
			w.Client().Get(path).Refused(domain.Unauthenticated)
			shop.Storefront.Get(path).Refused(domain.Unauthenticated)
			by(token).Get(path + "?orderId=1").Is(400)
			by(token).Once().Post("/customer/order/pay", map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Refused(domain.InvalidRequest)
			for _, closed := range []string{"/customer/order/paged", "/customer/store/overview", "/customer/cart/summary", fmt.Sprintf("/customer/order?orderId=%d", order)} {
				by(token).Get(closed).Refused(domain.Unauthenticated)
			}
		})
	})

	Describe("the page of a payment link", func() {
		It("shows the store's name, cannot be framed, and does not exist for an unknown store", func() {
			page := w.Client().Get("/pay/later").Is(200)
			Expect(page.Header.Get("Content-Security-Policy")).To(And(ContainSubstring("frame-ancestors 'none'"), Not(ContainSubstring("stripe"))))
			Expect(string(page.Body)).To(And(ContainSubstring("data-store=\"Juniper &amp; Oak later\""), ContainSubstring("page/pay.js")))
			w.Client().Get("/pay/nobody").Refused(domain.NotFound)
		})
		It("accepts only its own URL as the payment's returnUrl", func() {
			token, _ := link(owing(guests))
			pay := func(back string) *apitest.Answer {
				GinkgoHelper()
				payment := with("pm_card_visa")
				payment["returnUrl"] = back
				return w.Client().With("X-Payment-Token", token).Once().Post("/customer/order/pay", map[string]any{"payment": payment})
			}
			for _, elsewhere := range []string{"http://store.example/pay/nobody", "http://store.example/pay/later/", "http://store.example/pay/later?x=1", "http://store.example/", "https://evil.example/pay/later"} {
				Expect(pay(elsewhere).Refused(domain.InvalidValue).Errors[0].Pointer).To(Equal("/payment/returnUrl"))
			}
			pay("http://store.example/pay/later").Is(200)
		})
	})
})
