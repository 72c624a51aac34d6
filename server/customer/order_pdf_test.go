package customer_test

import (
	"fmt"
	"net/http"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A buyer's invoices and credit notes", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop, far *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, far = w.Shop("buyers-papers"), w.Shop("papers-elsewhere")
	})
	// customer signs up a customer and returns a client with their login.
	customer := func(email string) apitest.Client {
		GinkgoHelper()
		return shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{
			"email": email, "password": miaPassword, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
	}
	buy := func(me apitest.Client, units int) (order int64) {
		GinkgoHelper()
		cart := me.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": units}).OK()
		body := apitest.Guest{Client: me, Shop: shop, CartID: cart.ID("cartId")}.Checkout("pm_card_visa")
		delete(body, "email")
		return me.Once().Post("/customer/checkout", body).OK().ID("orderId")
	}
	details := func(order int64) string { return fmt.Sprintf("/customer/order?orderId=%d", order) }
	file := func(order, invoice int64) string {
		return fmt.Sprintf("/customer/order/pdf?orderId=%d&invoiceId=%d", order, invoice)
	}

	It("are listed with the order, and have the same content as those for the store's staff", func() {
		me := customer("papers@example.com")
		order := buy(me, 2)
		shop.Admin.Once().Post("/admin/order/refund", object{"orderId": order, "reason": "GOODWILL", "amount": "5.00"}).OK()
		staff := shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", order)).OK()
		mine := me.Get(details(order)).OK()
		Expect(mine.At("invoices")).To(HaveLen(2))
		seen := map[string]bool{}
		for i, kind := range []string{"INVOICE", "CREDIT_NOTE"} {
			at := fmt.Sprintf("invoices.%d.", i)
			Expect(mine.Text(at + "type")).To(Equal(kind))
			for _, name := range []string{"invoiceId", "number", "total", "issuedOn"} {
				Expect(mine.At(at+name)).To(Equal(staff.At(at+name)), name)
			}
			id := mine.ID(at + "invoiceId")
			pdf := me.Get(file(order, id)).OK()
			Expect(pdf.Header.Get("Content-Type")).To(Equal("application/pdf"))
			Expect(pdf.Header.Get("Content-Disposition")).To(And(HavePrefix("attachment; filename="), ContainSubstring(mine.Text(at+"number"))))
			Expect(pdf.Body).To(HavePrefix("%PDF-"))
			Expect(pdf.Body).To(Equal(shop.Admin.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&invoiceId=%d", order, id)).OK().Body))
			Expect(me.Get(fmt.Sprintf("/customer/order/pdf?orderNumber=%d&invoiceId=%d", mine.ID("orderNumber"), id)).OK().Body).To(Equal(pdf.Body))
			Expect(me.Get(file(order, id) + "&languageCode=de").OK().Body).NotTo(Equal(pdf.Body))
			Expect(seen).NotTo(HaveKey(string(pdf.Body)))
			seen[string(pdf.Body)] = true
		}
		Expect(mine.Text("invoices.1.total")).To(Equal("5.00"))
	})

	It("can be downloaded by a guest with the cart or with the link to the order", func() {
		guest := shop.Guest(shop.White, 1)
		order := guest.Buy().OK().ID("orderId")
		link := w.Client().With("X-Cart-Token", guest.Once().Post("/customer/order/open", object{"postalCode": "10119"}).OK().Text("token"))
		for _, c := range []apitest.Client{guest.Client, link} {
			invoice := c.Get("/customer/order").OK().ID("invoices.0.invoiceId")
			alone := c.Get(fmt.Sprintf("/customer/order/pdf?invoiceId=%d", invoice)).OK()
			Expect(alone.Body).To(HavePrefix("%PDF-"))
			Expect(c.Get(file(order, invoice)).OK().Body).To(Equal(alone.Body))
		}
	})

	It("are hidden from every other customer, guest and store", func() {
		me, other := customer("papers.owner@example.com"), customer("papers.stranger@example.com")
		order, another := buy(me, 1), buy(me, 1)
		theirs := buy(other, 1)
		invoice := me.Get(details(order)).OK().ID("invoices.0.invoiceId")
		other.Get(file(order, invoice)).Is(http.StatusNotFound)
		other.Get(file(theirs, invoice)).Is(http.StatusNotFound)
		me.Get(file(another, invoice)).Is(http.StatusNotFound)
		me.Get(file(order, 999999)).Is(http.StatusNotFound)
		me.Store(far.StoreKey).Get(file(order, invoice)).Is(http.StatusUnauthorized)
		shop.Storefront.Get(file(order, invoice)).Is(http.StatusNotFound)
		stranger := shop.Guest(shop.White, 1)
		stranger.Get(file(order, invoice)).Is(http.StatusNotFound)
		stranger.Buy().OK()
		stranger.Get(file(order, invoice)).Is(http.StatusNotFound)
		stranger.Get(fmt.Sprintf("/customer/order/pdf?invoiceId=%d", invoice)).Is(http.StatusNotFound)
		Expect(me.Get(file(order, invoice)).OK().Body).To(HavePrefix("%PDF-"))
	})

	It("are refused for an invalid query or a script without a font", func() {
		me := customer("papers.query@example.com")
		order := buy(me, 1)
		for _, query := range []string{"", fmt.Sprintf("?orderId=%d", order), "?invoiceId=1", fmt.Sprintf("?orderId=%d&invoiceId=0", order), fmt.Sprintf("?orderId=%d&orderNumber=1&invoiceId=1", order)} {
			me.Get("/customer/order/pdf" + query).Is(http.StatusBadRequest)
		}
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("pm_card_visa")
		body["billingSameAsShipping"] = false
		body["billingAddress"] = object{"firstName": "አማርኛ", "lastName": "X", "streetLine1": "Torstraße 140", "city": "Berlin", "postalCode": "10119", "countryCode": "DE"}
		guest.Once().Post("/customer/checkout", body).OK()
		invoice := guest.Get("/customer/order").OK().ID("invoices.0.invoiceId")
		template := shop.Admin.Get("/admin/pdf-template/paged?pdfTemplateTypeId=1").OK().ID("items.0.pdfTemplateId")
		shop.Admin.Patch("/admin/pdf-template", object{"pdfTemplateId": template, "bodyHtml": "<h1>{{ document.number }} {{ customer.name }}</h1>"}).OK()
		guest.Get(fmt.Sprintf("/customer/order/pdf?invoiceId=%d", invoice)).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		Expect(shop.Admin.Get(fmt.Sprintf("/admin/pdf-template?pdfTemplateId=%d", template)).OK().At("lastError")).To(BeNil(), "the buyer's name is no fault of the template")
	})

	It("do not exist before the order is invoiced", func() {
		offline := shop.Admin.Post("/admin/store/payment-provider", object{"providerCode": "OFFLINE", "displayName": "Bank transfer"}).OK().ID("paymentProviderId")
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("")
		body["payment"] = object{"paymentProviderId": offline}
		guest.Once().Post("/customer/checkout", body).OK()
		Expect(guest.Get("/customer/order").OK().At("invoices")).To(BeEmpty())
	})
})
