package admin_test

import (
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/url"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

// letter is a mail as a recipient's program reads it.
type letter struct {
	header              mail.Header
	subject, text, html string
}

// read decodes a mail with a text and an HTML part.
func read(raw string) letter {
	GinkgoHelper()
	message, err := mail.ReadMessage(strings.NewReader(raw))
	Expect(err).NotTo(HaveOccurred())
	out := letter{header: message.Header}
	out.subject, err = new(mime.WordDecoder).DecodeHeader(message.Header.Get("Subject"))
	Expect(err).NotTo(HaveOccurred())
	kind, parameters, err := mime.ParseMediaType(message.Header.Get("Content-Type"))
	Expect(err).NotTo(HaveOccurred())
	Expect(kind).To(Equal("multipart/alternative"))
	for parts := multipart.NewReader(message.Body, parameters["boundary"]); ; {
		part, err := parts.NextRawPart()
		if err == io.EOF {
			return out
		}
		Expect(err).NotTo(HaveOccurred())
		Expect(part.Header.Get("Content-Transfer-Encoding")).To(Equal("quoted-printable"))
		body, err := io.ReadAll(quotedprintable.NewReader(part))
		Expect(err).NotTo(HaveOccurred())
		if strings.HasPrefix(part.Header.Get("Content-Type"), "text/plain") {
			out.text = string(body)
		} else {
			out.html = string(body)
		}
	}
}

var _ = Describe("A store's mails", Ordered, ContinueOnFailure, func() {
	const support = "hello@juniper-oak.example"
	var (
		box  *apitest.Mailbox
		shop *apitest.Shop
		ada  apitest.Client
	)
	BeforeAll(func(ctx SpecContext) {
		box = apitest.NewMailbox()
		shop = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = box.URL }).Shop("letters")
		ada = shop.Admin
		ada.Patch("/admin/store/settings", object{"orderNumberPrefix": "BR-"}).OK()
	})
	details := func(id int64) *apitest.Answer {
		GinkgoHelper()
		return ada.Get(fmt.Sprintf("/admin/order/details?orderId=%d", id)).OK()
	}
	buy := func(email, card string) int64 {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 2) // the total is 122.45
		body := guest.Checkout(card)
		body["email"] = email
		return guest.Once().Post("/customer/checkout", body).OK().ID("orderId")
	}
	// received waits until an address has n mails, and returns the newest.
	received := func(email string, n int) letter {
		GinkgoHelper()
		Eventually(func() int { return box.Count(email) }).Should(BeNumerically(">=", n), email)
		return read(box.To(email).Raw)
	}
	template := func(code string, change object) {
		GinkgoHelper()
		for _, typ := range ada.Get("/admin/email-template-type/all").OK().At("items").([]any) {
			if typ := typ.(object); typ["code"] == code {
				change["emailTemplateId"] = ada.Get(fmt.Sprint("/admin/email-template/paged?emailTemplateTypeId=", typ["emailTemplateTypeId"])).OK().ID("items.0.emailTemplateId")
				ada.Patch("/admin/email-template", change).OK()
				return
			}
		}
		Fail("there is no template " + code)
	}

	It("name the amount of a failed partial payment, and never state that nothing was charged", func() {
		const email = "partial@example.com"
		made := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		mia := shop.Storefront.Bearer(made.Text("accessToken"))
		debit := mia.Once().Post("/customer/customer-payment-method", object{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_usBankAccount_insufficientFunds"}).OK().ID("customerPaymentMethodId")
		cart := mia.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 2}).OK()
		body := apitest.Guest{Client: mia, Shop: shop, CartID: cart.ID("cartId")}.Checkout("pm_card_visa")
		delete(body, "email")
		id := mia.Once().Post("/customer/checkout", body).OK().ID("orderId")
		paid := details(id)
		ada.Patch("/admin/order", object{"orderId": id, "version": paid.ID("version"), "items": []any{object{"lineItemId": paid.Text("items.0.lineItemId"), "quantity": 3}}}).OK()
		ada.Once().Post("/admin/order/charge", object{"orderId": id, "customerPaymentMethodId": debit}).OK()
		Eventually(func() any { return details(id).At("payments.1.status") }).Should(Equal("FAILED"))
		var m letter
		Eventually(func() string { m = read(box.To(email).Raw); return m.subject }).Should(ContainSubstring("payment"))
		for _, text := range []string{m.text, m.html} {
			Expect(text).To(And(ContainSubstring("58.31"), Not(ContainSubstring("180.76")), Not(ContainSubstring("122.45")), Not(ContainSubstring("Nothing was charged"))))
		}
	})

	It("state the current status of a parcel when resent, and are not resent for a lost parcel", func() {
		const email = "parcels@example.com"
		id := buy(email, "pm_card_visa")
		parcel := ada.Once().Post("/admin/order/fulfill", object{"orderId": id, "status": "PENDING", "notifyCustomer": false}).OK().ID("shipmentId")
		template("SHIPMENT_DELIVERED", object{"isActive": true})
		received(email, 1) // the confirmation
		for n, c := range []struct{ status, says string }{{"PENDING", ""}, {"IN_TRANSIT", "is on its way"}, {"DELIVERED", "was delivered"}} {
			if c.status != "PENDING" {
				ada.Patch("/admin/shipment", object{"shipmentId": parcel, "status": c.status, "notifyCustomer": false}).OK()
			}
			ada.Post("/admin/order/resend-shipment-email", object{"shipmentId": parcel}).OK()
			m := received(email, n+2)
			if c.says != "" {
				Expect(m.text).To(ContainSubstring(c.says), c.status)
			}
			if c.status != "IN_TRANSIT" {
				Expect(m.subject+m.text).NotTo(ContainSubstring("on its way"), c.status)
			}
		}
		lost := ada.Once().Post("/admin/order/fulfill", object{"orderId": buy("lost@example.com", "pm_card_visa"), "notifyCustomer": false}).OK().ID("shipmentId")
		ada.Patch("/admin/shipment", object{"shipmentId": lost, "status": "LOST", "notifyCustomer": false}).OK()
		ada.Post("/admin/order/resend-shipment-email", object{"shipmentId": lost}).Refused(domain.InvalidStateTransition)
		Expect(box.Count("lost@example.com")).To(BeNumerically("<=", 1), "only the confirmation")
	})

	It("tell the buyer if an announced refund fails after a cancellation", func() {
		const email = "failing@example.com"
		id := buy(email, "pm_card_refundFail")
		ada.Once().Post("/admin/order/cancel", object{"orderId": id, "reason": "CUSTOMER_REQUEST", "notifyCustomer": true}).OK()
		Expect(received(email, 2).text).To(ContainSubstring("122.45"))
		Eventually(func() any { return details(id).At("refunds.0.status") }).Should(Equal("FAILED"))
		m := received(email, 3)
		Expect(m.subject + m.text).To(And(ContainSubstring("122.45"), ContainSubstring("BR-"), Not(ContainSubstring("have refunded"))))
	})

	It("link to a password page that sends its mail in the name of the same store", func() {
		const email = "both@example.com"
		other := shop.World.Shop("elsewhere")
		other.Admin.Patch("/admin/store/settings", object{"supportEmail": "hello@elsewhere.example"}).OK()
		address := regexp.MustCompile(`http://store\.example(/forgot-password\?store=[^\s"]+)`)
		var links []*url.URL
		for n, s := range []*apitest.Shop{shop, other} {
			s.Admin.Once().Post("/admin/customer", object{"email": email, "firstName": "Mia", "lastName": "Keller", "sendWelcomeEmail": true}).OK()
			m := received(email, n+1)
			path := address.FindStringSubmatch(m.text)
			Expect(path).NotTo(BeNil(), m.text)
			link, err := url.Parse(path[1])
			Expect(err).NotTo(HaveOccurred())
			links = append(links, link)
		}
		own := []string{support, "hello@elsewhere.example"}
		for mails, n := range []int{1, 0} { // by the newer link first
			form := shop.World.Client().With("Content-Type", "application/x-www-form-urlencoded")
			form.Post("/forgot-password", url.Values{"email": {email}, "store": {links[n].Query().Get("store")}}.Encode()).OK()
			m := received(email, mails+3)
			Expect(m.header.Get("Reply-To") + m.text).To(And(ContainSubstring(own[n]), Not(ContainSubstring(own[1-n]))))
		}
	})

	It("include test mails, which are refused once a mail server has rejected the address", func() {
		id := ada.Get("/admin/email-template/paged?languageCode=en").OK().ID("items.0.emailTemplateId")
		sent := ada.Post("/admin/email/test", object{"emailTemplateId": id, "to": "refused.test@example.com"}).OK()
		Expect(sent.At("accepted")).To(BeTrue())
		status := func() any {
			return ada.Get("/admin/email/paged?to=" + url.QueryEscape("refused.test@example.com")).OK().At("items.0.status")
		}
		Eventually(status).Should(Equal("FAILED"), "the list shows whether the mail server accepted it")
		ada.Post("/admin/email/test", object{"emailTemplateId": id, "to": "refused.test@example.com"}).Refused(domain.UnsupportedOperation)
	})

	It("are marked as automatic, name a reply address, and have a plain-text version", func() {
		template("ADMIN_ORDER_NOTICE", object{"isActive": true})
		DeferCleanup(func() { template("ADMIN_ORDER_NOTICE", object{"isActive": false}) })
		before := box.Count(support)
		const email = "standards@example.com"
		buy(email, "pm_card_visa")
		confirmation, notice := received(email, 1), received(support, before+1)
		for _, m := range []letter{confirmation, notice} {
			Expect(m.header.Get("Auto-Submitted")).To(Equal("auto-generated"))
			Expect(strings.TrimSpace(m.text)).NotTo(BeEmpty())
			Expect(m.html).NotTo(BeEmpty())
		}
		Expect(notice.header.Get("Reply-To")).To(ContainSubstring(email), "staff answer the buyer")
		Expect(confirmation.header.Get("Reply-To")).To(ContainSubstring(support))

		By("deriving an empty text from the HTML")
		template("ORDER_CONFIRMATION", object{"subject": "Thank you", "bodyHtml": "<p>We received {{ order.orderNumber }}.</p>", "bodyText": ""})
		buy("empty@example.com", "pm_card_visa")
		Expect(received("empty@example.com", 1).text).To(ContainSubstring("We received BR-"))

		By("asking for no reply if the store has no support address")
		ada.Patch("/admin/store/settings", object{"supportEmail": nil}).OK()
		DeferCleanup(func() { ada.Patch("/admin/store/settings", object{"supportEmail": support}).OK() })
		template("SHIPMENT_DELIVERED", object{"isActive": true})
		id := buy("silent@example.com", "pm_card_visa")
		ada.Once().Post("/admin/order/fulfill", object{"orderId": id, "status": "DELIVERED", "notifyCustomer": true}).OK()
		m := received("silent@example.com", 2)
		Expect(m.header.Get("Reply-To")).To(BeEmpty())
		Expect(strings.ToLower(m.text + m.html)).NotTo(Or(ContainSubstring("answer this mail"), ContainSubstring("reply to this")))
	})

	It("greet people whose last name contains a dot, and name the seller's company only once", func() {
		ada.Patch("/admin/store/settings", object{"address": object{"firstName": "Bea", "lastName": "Brand", "company": "Juniper & Oak GmbH", "streetLine1": "Hauptstr. 1", "city": "Berlin", "postalCode": "10115", "countryCode": "DE"}}).OK()
		ada.Once().Post("/admin/customer", object{"email": "st.john@example.com", "firstName": "Mia", "lastName": "St.John", "sendWelcomeEmail": true}).OK()
		m := received("st.john@example.com", 1)
		greeting, _, _ := strings.Cut(m.text, "\n")
		Expect(strings.TrimSpace(greeting)).To(HavePrefix("Hello Mia"))
		_, footer, found := strings.Cut(m.text, "Juniper & Oak GmbH")
		Expect(found).To(BeTrue(), m.text)
		Expect(footer).NotTo(ContainSubstring("Juniper & Oak GmbH"))
		Expect(footer).To(ContainSubstring("Hauptstr. 1"))
	})

	It("show the tax-inclusive price if the store's prices include tax", func() {
		gross := shop.World.Shop("gross")
		gross.Admin.Patch("/admin/store/settings", object{"pricesIncludeTax": true}).OK()
		class := gross.Admin.Post("/admin/product/tax-class", object{"name": "Included", "code": "INCL", "rates": []any{object{"countryCode": "DE", "rate": "19", "name": "VAT 19 %", "includedInPrice": true}}}).OK().ID("taxClassId")
		mug := gross.Admin.Post("/admin/product", object{"name": "Mug", "productType": "PHYSICAL", "status": "ACTIVE", "taxClassId": class,
			"variants": []any{object{"sku": "MUG", "stockOnHand": 5, "prices": []any{object{"currencyCode": "EUR", "amount": "9.99"}}}}}).OK().ID("variants.0.variantId")
		guest := gross.Guest(mug, 2)
		body := guest.Checkout("pm_card_visa")
		body["email"] = "gross@example.com"
		guest.Once().Post("/customer/checkout", body).OK()
		m := received("gross@example.com", 1)
		for _, text := range []string{m.text, m.html} {
			Expect(text).To(And(ContainSubstring("19.98"), Not(ContainSubstring("8.39")), Not(ContainSubstring("16.79")), Not(ContainSubstring("23.78"))))
		}
	})

	It("can have templates of up to 256 KiB that print the current date", func() {
		long := "<p>" + strings.Repeat("a ", 100<<10) + "</p>"
		template("ORDER_CONFIRMATION", object{"subject": `Bought {{ "now" | date: "%Y" }}`, "bodyHtml": long + `<p>{{ "now" | date: "%d.%m.%Y" }}</p>`, "bodyText": `{{ 'now' | date: "%d.%m.%Y" }}`})
		buy("today@example.com", "pm_card_visa")
		m := received("today@example.com", 1)
		Expect([]string{m.subject, strings.TrimSpace(m.text)}).To(HaveExactElements(MatchRegexp(`^Bought 20\d\d$`), MatchRegexp(`^\d\d\.\d\d\.20\d\d`)))
	})

	It("show the order number with its prefix, as do the file names of documents", func() {
		id := buy("documents@example.com", "pm_card_visa")
		line := details(id).Text("items.0.lineItemId")
		names := map[string]bool{}
		for range 2 {
			parcel := ada.Once().Post("/admin/order/fulfill", object{"orderId": id, "items": []any{object{"lineItemId": line, "quantity": 1}}}).OK().ID("shipmentId")
			for _, kind := range []string{"PACKING_SLIP", "SHIPPING_LABEL"} {
				pdf := ada.Get(fmt.Sprintf("/admin/order/pdf?orderId=%d&type=%s&shipmentId=%d", id, kind, parcel)).OK()
				_, parameters, err := mime.ParseMediaType(pdf.Header.Get("Content-Disposition"))
				Expect(err).NotTo(HaveOccurred())
				Expect(parameters["filename"]).To(ContainSubstring("BR-"))
				names[parameters["filename"]] = true
			}
		}
		Expect(names).To(HaveLen(4))
		number := regexp.MustCompile(`\b1000\d\d\b`)
		for _, email := range []string{"partial@example.com", "parcels@example.com", "failing@example.com", "documents@example.com"} {
			m := received(email, 1)
			for _, text := range []string{m.subject, m.text, m.html} {
				Expect(number.FindString(strings.NewReplacer("BR-1000", "").Replace(text))).To(BeEmpty(), "%s: %s", email, m.subject)
			}
		}
	})
})
