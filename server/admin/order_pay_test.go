package admin_test

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("An order that is paid later", Ordered, ContinueOnFailure, func() {
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
	// owing is an order over 122.45 that waits for its money; nil: a guest's.
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
		It("charges what the customer has saved, once, and says in the timeline who did", func() {
			order := owing(nil)
			once := shop.Admin.Once()
			paid := once.Post(path, map[string]any{"orderId": order}).Is(200)
			Expect([]any{paid.Text("paymentStatus"), paid.Text("payments.0.capturedAmount"), paid.Text("balance.due")}).To(Equal([]any{"PAID", "122.45", "0.00"}))
			Expect([]any{paid.Text("timeline.0.eventType"), paid.Text("timeline.0.actorType")}).To(Equal([]any{"order.payment_status_changed", "ADMIN"}))
			Expect(once.Post(path, map[string]any{"orderId": order}).Is(200).Body).To(Equal(paid.Body))
			shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Refused(domain.InvalidStateTransition)
		})
		It("is offered where it can be done, as a link is", func() {
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
		It("charges what an edit has added, and no more", func() {
			order := owing(map[string]any{"payment": map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa"}})
			before := details(order)
			shop.Admin.Patch("/admin/order", map[string]any{"orderId": order, "version": before.ID("version"),
				"items": []any{map[string]any{"lineItemId": before.Text("items.0.lineItemId"), "quantity": 3}}}).Is(200)
			paid := shop.Admin.Once().Post(path, map[string]any{"orderId": order}).Is(200)
			Expect([]any{paid.Text("paymentStatus"), paid.Text("payments.1.capturedAmount"), paid.Text("grandTotal")}).To(Equal([]any{"PAID", "58.31", "180.76"}))
		})
		It("refuses by name what cannot be charged", func() {
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
		It("leads to a page of the service, or of the store, and is mailed", func(ctx SpecContext) {
			order := owing(guests)
			_, made := link(order)
			Expect(made.Text("url")).To(HavePrefix("http://store.example/pay#token=pay_"))
			_, own := link(order, "pageUrl", home+"/pay?order=1")
			Expect(own.Text("url")).To(HavePrefix(home + "/pay?order=1#token=pay_"))
			token, _ := link(order, "notifyCustomer", true)
			mails, err := w.App.Service.MailsTo(ctx, domain.Actor{Kind: domain.ActorSystem, StoreID: shop.StoreID}, "guest@example.com", 1)
			Expect(err).NotTo(HaveOccurred())
			Expect(mails[0].Text).To(And(ContainSubstring("/pay#token="+token), ContainSubstring("122.45 EUR")))
			listed := shop.Admin.Get("/admin/email/paged?emailTemplateTypeCode=PAYMENT_LINK").Is(200)
			Expect(listed.At("items")).To(HaveLen(1))
			Expect(string(listed.Body)).NotTo(ContainSubstring(token))
		})
		It("refuses what is not owed, what leads elsewhere, and what nobody could pay there", func() {
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
		It("pays an own order, with a card or what was saved", func() {
			order := owing(nil)
			paid := customer.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Is(200)
			Expect([]any{paid.ID("orderId"), paid.Text("paymentStatus"), paid.At("nextAction")}).To(Equal([]any{order, "PAID", nil}))
			customer.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_visa")}).Refused(domain.InvalidStateTransition)
			saved := customer.Get("/customer/customer-payment-method/all").Is(200).ID("items.0.customerPaymentMethodId")
			paid = customer.Once().Post(path, map[string]any{"orderId": owing(nil), "payment": map[string]any{"paymentProviderId": shop.ProviderID, "customerPaymentMethodId": saved}}).Is(200)
			Expect(paid.Text("paymentStatus")).To(Equal("PAID"))
		})
		It("sends the customer to their bank, and is paid when they come back", func() {
			order := owing(nil)
			waits := customer.Once().Post(path, map[string]any{"orderId": order, "payment": with("pm_card_authenticationRequired")}).Is(200)
			Expect([]any{waits.Text("paymentStatus"), waits.Text("nextAction.type")}).To(Equal([]any{"REQUIRES_ACTION", "THREE_DS"}))
			page, err := url.Parse(waits.Text("nextAction.url"))
			Expect(err).NotTo(HaveOccurred())
			answered, err := http.PostForm(w.URL+page.Path, url.Values{"key": page.Query()["key"], "consent": {"yes"}})
			Expect(err).NotTo(HaveOccurred())
			defer answered.Body.Close()
			Eventually(func() string { return details(order).Text("paymentStatus") }).Should(Equal("PAID"))
		})
		It("pays by a link's token the one order, and reaches nothing else of the customer's", func() {
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
		It("pays what a guest has ordered to pay later, by the token of their cart or by a link", func() {
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
		It("refuses whoever has neither, and what says not which or how", func() {
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

	Describe("the page of a link", func() {
		post := func(form url.Values) (int, string) {
			GinkgoHelper()
			res, err := http.PostForm(w.URL+"/pay", form)
			Expect(err).NotTo(HaveOccurred())
			defer res.Body.Close()
			body, err := io.ReadAll(res.Body)
			Expect(err).NotTo(HaveOccurred())
			Expect(res.Header.Get("Content-Security-Policy")).To(ContainSubstring("frame-ancestors 'none'"))
			return res.StatusCode, string(body)
		}
		attempt := regexp.MustCompile(`name="attempt" value="([^"]+)"`)
		It("shows the order, tells what was declined, and takes one payment however often it is sent", func() {
			order := owing(guests)
			token, _ := link(order)
			res, err := http.Get(w.URL + "/pay")
			Expect(err).NotTo(HaveOccurred())
			defer res.Body.Close()
			Expect(res).To(HaveHTTPStatus(http.StatusOK))
			status, shown := post(url.Values{"token": {token}})
			Expect(status).To(Equal(http.StatusOK))
			Expect(shown).To(And(ContainSubstring("122.45 EUR"), ContainSubstring("2 × Ceramic pour-over set"), ContainSubstring("pm_card_visa"), Not(ContainSubstring("Torstraße")), Not(ContainSubstring("guest@example.com"))))
			form := url.Values{"token": {token}, "attempt": {attempt.FindStringSubmatch(shown)[1]}, "paymentProviderId": {fmt.Sprint(shop.ProviderID)}, "paymentToken": {"pm_card_chargeDeclined"}}
			status, shown = post(form)
			Expect(status).To(Equal(http.StatusUnprocessableEntity))
			Expect(shown).To(And(ContainSubstring(`role="alert"`), ContainSubstring("122.45 EUR")))
			form.Set("attempt", attempt.FindStringSubmatch(shown)[1])
			form.Set("paymentToken", "pm_card_visa")
			for range 2 {
				status, shown = post(form)
				Expect(status).To(Equal(http.StatusOK))
				Expect(shown).To(ContainSubstring("Nothing is to be paid any more"))
			}
			Expect(details(order).Text("balance.captured")).To(Equal("122.45"))
		})
		It("leads on to the bank, and is for nobody without a token that is good", func() {
			token, _ := link(owing(guests))
			_, shown := post(url.Values{"token": {token}, "attempt": {"a"}, "paymentProviderId": {fmt.Sprint(shop.ProviderID)}, "paymentToken": {"pm_card_authenticationRequired"}})
			Expect(shown).To(MatchRegexp(`<a href="[^"]+/sandbox/`))
			status, shown := post(url.Values{"token": {"pay_nothing"}})
			Expect(status).To(Equal(http.StatusUnauthorized))
			Expect(shown).To(ContainSubstring("not valid"))
			status, _ = post(url.Values{"token": {token}, "paymentProviderId": {"x"}})
			Expect(status).To(Equal(http.StatusUnprocessableEntity))
		})
	})
})
