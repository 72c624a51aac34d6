package apitest_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain/letter"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("E-mail templates", Ordered, ContinueOnFailure, func() {
	const path = "/admin/email-template"
	var (
		world     *apitest.World
		shop, far *apitest.Shop
		admin     apitest.Client
		orderID   int64
	)

	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, far = world.Shop("near"), world.Shop("far")
		admin = shop.Admin
		orderID = shop.Guest(shop.White, 3).Buy().OK().ID("orderId")
		admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}}).OK()
	})

	// of returns the store's e-mail template of the given type.
	of := func(s *apitest.Shop, code string) *apitest.Answer {
		GinkgoHelper()
		for _, typ := range s.Admin.Get(path + "-type/all").OK().At("items").([]any) {
			if t := typ.(map[string]any); t["code"] == code {
				id := s.Admin.Get(fmt.Sprint(path+"/paged?languageCode=en&emailTemplateTypeId=", t["emailTemplateTypeId"])).OK().ID("items.0.emailTemplateId")
				return s.Admin.Get(fmt.Sprint(path, "?emailTemplateId=", id)).OK()
			}
		}
		Fail("no type " + code)
		return nil
	}
	update := func(t *apitest.Answer, change object) *apitest.Answer {
		change["emailTemplateId"] = t.ID("emailTemplateId")
		return admin.Once().Patch(path, change)
	}
	mailed := func(ctx context.Context, to string) letter.SentMail {
		GinkgoHelper()
		mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), to, 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails).NotTo(BeEmpty())
		return mails[0]
	}
	buy := func(ctx context.Context, name, email string) letter.SentMail {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 3)
		body := guest.Checkout("pm_card_visa")
		home := object{}
		for k, v := range apitest.Home {
			home[k] = v
		}
		home["firstName"], body["shippingAddress"], body["email"] = name, home, email
		guest.Once().Post("/customer/checkout", body).OK()
		return mailed(ctx, email)
	}

	It("exist for every type, in the store's default language and with the platform's text", func() {
		types := admin.Get(path + "-type/all").OK()
		n := len(types.At("items").([]any))
		Expect(types.Text("items.0.variables.0.name")).To(Equal("customer.email"))
		list := admin.Get(path + "/paged?pageSize=100&sort=name").OK()
		Expect(list.At("items")).To(HaveLen(n))
		Expect(list.At("items")).To(HaveEach(And(HaveKeyWithValue("isDefault", true), HaveKeyWithValue("languageCode", "en"))))
		var ofOrders []any
		for _, item := range list.At("items").([]any) {
			t := item.(map[string]any)
			if strings.Contains(strings.ToLower(fmt.Sprint(t["name"], "\n", t["subject"])), "your order") {
				ofOrders = append(ofOrders, item)
			}
		}
		Expect(len(ofOrders)).To(And(BeNumerically(">", 5), BeNumerically("<", n/2)))
		Expect(admin.Get(path + "/paged?search=your%20order").OK().At("items")).To(ConsistOf(ofOrders...))
		Expect(admin.Get(path + "/paged?search=Upcoming").OK().At("items")).To(HaveLen(1))
		Expect(admin.Get(path+"/paged?isActive=false").OK().At("items")).To(ConsistOf(HaveKeyWithValue("emailTemplateTypeCode", "ADMIN_ORDER_NOTICE")), "one for each order is for stores that want that")
		Expect(admin.Get(path + "/paged?languageCode=de").OK().At("items")).To(BeEmpty())
		Expect(admin.Get(path + "/paged?emailTemplateTypeId=1,2,999").OK().At("items")).To(HaveLen(2))
		first := admin.Get(path + "/paged?pageSize=20&sort=-modifiedOn").OK()
		Expect(admin.Get(path + "/paged?pageSize=20&sort=-modifiedOn&cursor=" + first.Text("nextCursor")).OK().At("items")).To(HaveLen(n - 20))
		t := of(shop, "ORDER_CONFIRMATION")
		Expect(t.Text("subject")).To(Equal("Your order {{ order.orderNumber }} at {{ store.name }}"))
		Expect(t.Text("bodyHtml")).To(HavePrefix("<!DOCTYPE html>"))
		admin.With("If-None-Match", t.Header.Get("ETag")).Get(fmt.Sprint(path, "?emailTemplateId=", t.ID("emailTemplateId"))).Is(http.StatusNotModified)
		By("also in a language that becomes the default")
		far.Admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "fr"}, "defaultLanguageCode": "fr"}).OK()
		Expect(far.Admin.Get(path + "/paged?pageSize=100&languageCode=fr").OK().At("items")).To(HaveLen(n))
		far.Admin.Patch("/admin/store/settings", object{"defaultLanguageCode": "en"}).OK()
		Expect(far.Admin.Get(path + "/paged?pageSize=100").OK().At("items")).To(HaveLen(2 * n))
	})

	It("can be edited, apply to the next mail, and never evaluate text from customers", func(ctx SpecContext) {
		t := of(shop, "ORDER_CONFIRMATION")
		changed := update(t, object{"subject": "Danke\n{{ customer.firstName }}", "bodyText": nil, "version": t.ID("version"), "fromName": "Oak & Co", "replyTo": "answers@oak.example",
			"bodyHtml": "<p>{{ customer.firstName }}: {% for l in order.lines %}{{ l.quantity }} {{ l.sku | downcase }}{% endfor %} {{ order.grandTotal }}</p>", "bcc": []string{"copy@oak.example"}}).OK()
		Expect([]any{changed.At("isDefault"), changed.At("bodyText"), changed.ID("version")}).To(Equal([]any{false, nil, t.ID("version") + 1}))
		mail := buy(ctx, "<i>{{ code }}", "one@example.com")
		Expect(mail.Subject).To(Equal("Danke <i>{{ code }}"))
		Expect(mail.HTML).To(Equal("<p>&lt;i&gt;{{ code }}: 3 pour-over-white €180.76</p>"))
		Expect(mail.Text).To(Equal("<i>{{ code }}: 3 pour-over-white €180.76\n"))
		Expect([]any{mail.FromName, mail.ReplyTo}).To(Equal([]any{"Oak & Co", "answers@oak.example"}))
		Expect(mailed(ctx, "copy@oak.example").Subject).To(Equal(mail.Subject))
		By("not for other stores")
		Expect(of(far, "ORDER_CONFIRMATION").At("isDefault")).To(BeTrue())
		By("until they are inactive, or reset to the platform's text")
		update(t, object{"isActive": false}).OK()
		Expect(buy(ctx, "Mia", "two@example.com").Subject).To(HavePrefix("Your order"))
		update(t, object{"isActive": true}).OK()
		Expect(buy(ctx, "Mia", "three@example.com").Subject).To(Equal("Danke Mia"))
		reverted := admin.Once().Post(path+"/revert", object{"emailTemplateId": t.ID("emailTemplateId")}).OK()
		Expect([]any{reverted.At("isDefault"), reverted.Text("subject"), reverted.At("fromName"), reverted.At("bcc")}).To(Equal([]any{true, t.Text("subject"), nil, []any{}}))
		Expect(admin.Once().Post(path+"/revert", object{"emailTemplateId": t.ID("emailTemplateId"), "version": reverted.ID("version")}).OK().ID("version")).To(Equal(reverted.ID("version")), "nothing to revert")
		Expect(buy(ctx, "Mia", "four@example.com").Subject).To(HavePrefix("Your order"))
	})

	It("prevent the mails of their type while inactive, if the type allows it", func(ctx SpecContext) {
		t := of(shop, "SHIPMENT_CREATED")
		update(t, object{"isActive": false}).OK()
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("pm_card_visa")
		body["email"] = "silent@example.com"
		order := guest.Once().Post("/customer/checkout", body).OK().ID("orderId")
		admin.Once().Post("/admin/order/fulfill", object{"orderId": order, "carrierName": "DHL", "notifyCustomer": true}).OK()
		Expect(string(mailed(ctx, "silent@example.com").Kind)).To(Equal("ORDER_CONFIRMATION"))
		update(t, object{"isActive": true}).OK()
	})

	It("are chosen by the recipient's language", func(ctx SpecContext) {
		t := of(shop, "WELCOME")
		german := object{"emailTemplateTypeId": t.ID("emailTemplateTypeId"), "languageCode": "de", "name": "Willkommen", "subject": "Willkommen bei {{ store.name }}", "bodyHtml": "<a href=\"{{ link }}\">Los</a>"}
		made := admin.Once().Post(path, german).OK()
		Expect([]any{made.Text("languageCode"), made.At("isDefault"), made.At("bcc")}).To(Equal([]any{"de", false, []any{}}))
		admin.Once().Post(path, german).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		german["languageCode"] = "fr"
		admin.Once().Post(path, german).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		german["languageCode"], german["emailTemplateTypeId"] = "de", 999
		admin.Once().Post(path, german).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		for language, subject := range map[string]string{"de-AT": "Willkommen bei", "fr": "Welcome to"} {
			email := strings.ToLower(language) + "@example.com"
			admin.Once().Post("/admin/customer", object{"email": email, "languageCode": language, "firstName": "Lea", "lastName": "Moser", "sendWelcomeEmail": true}).OK()
			Expect(mailed(ctx, email).Subject).To(HavePrefix(subject))
		}
	})

	It("are replaced by the platform's text if they fail, and show the error", func(ctx SpecContext) {
		t := of(shop, "ORDER_CONFIRMATION")
		update(t, object{"bodyHtml": "<p>\n{% for l in order.lines %}{% assign n = l.quantity | minus: 3 %}{{ 7 | divided_by: n }}{% endfor %}</p>"}).OK()
		for _, email := range []string{"five@example.com", "six@example.com"} {
			mail := buy(ctx, "Mia", email)
			Expect(mail.Subject).To(HavePrefix("Your order"))
			Expect(mail.HTML).To(ContainSubstring("Thank you for your order"))
		}
		failed := of(shop, "ORDER_CONFIRMATION")
		Expect(failed.Text("lastError")).To(Equal("bodyHtml: Line 2, column 72: A number is divided by 0."))
		Expect(failed.At("lastFailedOn")).NotTo(BeNil())
		Expect(failed.ID("version")).To(Equal(t.ID("version")+1), "to fail is no change")
		By("also after a mail that can be rendered")
		other := shop.Guest(shop.White, 1)
		body := other.Checkout("pm_card_visa")
		body["email"] = "rendered@example.com"
		other.Once().Post("/customer/checkout", body).OK()
		Expect(mailed(ctx, "rendered@example.com").HTML).To(HavePrefix("<p>"))
		again := of(shop, "ORDER_CONFIRMATION")
		Expect([]any{again.At("lastError"), again.At("lastFailedOn")}).To(Equal([]any{failed.At("lastError"), failed.At("lastFailedOn")}))
		By("in previews and tests, which send nothing")
		preview := admin.Post(path+"/preview", object{"emailTemplateId": t.ID("emailTemplateId"), "orderId": orderID}).OK()
		Expect([]any{preview.Text("errors.0.field"), preview.At("errors.0.line"), preview.At("errors.0.column"), preview.Text("renderedHtml")}).To(Equal([]any{"bodyHtml", json.Number("2"), json.Number("72"), ""}))
		test := admin.Once().Post("/admin/email/test", object{"emailTemplateId": t.ID("emailTemplateId"), "orderId": orderID, "to": "nobody@example.com"}).OK()
		Expect([]any{test.At("accepted"), test.Text("errors.0.message")}).To(Equal([]any{false, "A number is divided by 0."}))
		Expect(world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "nobody@example.com", 1)).To(BeEmpty())
		Expect(admin.Once().Post(path+"/revert", object{"emailTemplateId": t.ID("emailTemplateId")}).OK().At("lastError")).To(BeNil())
	})

	It("can be previewed with an order or sample data, and with unsaved text", func() {
		t := of(shop, "ORDER_CONFIRMATION")
		preview := func(change object) *apitest.Answer {
			change["emailTemplateId"] = t.ID("emailTemplateId")
			return admin.Post(path+"/preview", change)
		}
		sample := preview(object{"preheader": "For {{ customer.firstName }}"}).OK()
		Expect([]any{sample.Text("renderedSubject"), sample.Text("renderedPreheader"), sample.At("errors")}).To(Equal([]any{"Your order JO-100042 at Juniper & Oak near", "For Mia", []any{}}))
		real := preview(object{"orderId": orderID, "subject": "{{ order.grandTotal }}"}).OK()
		Expect(real.Text("renderedSubject")).To(Equal("€180.76"))
		Expect(real.Text("renderedText")).To(ContainSubstring("3 × Ceramic pour-over set"))
		Expect(of(shop, "ORDER_CONFIRMATION").At("isDefault")).To(BeTrue())
		Expect(preview(object{"bodyHtml": "{% if %}", "bodyText": "{{ order.nothing }}\n{{ x"}).OK().At("errors")).To(HaveLen(2))
		By("the order belongs to the store")
		foreign := far.Guest(far.White, 1).Buy().OK().ID("orderId")
		preview(object{"orderId": foreign}).Is(http.StatusNotFound).Refused(domain.NotFound)
		admin.Once().Post("/admin/email/test", object{"emailTemplateId": t.ID("emailTemplateId"), "orderId": foreign, "to": "a@example.com"}).Is(http.StatusNotFound)
		far.Admin.Post(path+"/preview", object{"emailTemplateId": t.ID("emailTemplateId")}).Is(http.StatusNotFound)
		By("refusing an order for a type of mail that is not about orders")
		admin.Post(path+"/preview", object{"emailTemplateId": of(shop, "RESET_PASSWORD").ID("emailTemplateId"), "orderId": orderID}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		admin.Once().Post("/admin/email/test", object{"emailTemplateId": of(shop, "RESET_PASSWORD").ID("emailTemplateId"), "orderId": orderID, "to": "a@example.com"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		By("refusing a test of a mail with a secret")
		Expect(admin.Post(path+"/preview", object{"emailTemplateId": of(shop, "VERIFY_EMAIL").ID("emailTemplateId")}).OK().Text("renderedText")).To(ContainSubstring("123456"))
	})

	It("can be sent as test mails, a limited number of times per store", func(ctx SpecContext) {
		id := of(shop, "ORDER_CONFIRMATION").ID("emailTemplateId")
		test := admin.Once().Post("/admin/email/test", object{"emailTemplateId": id, "to": "ada@example.com", "orderId": orderID}).OK()
		Expect([]any{test.At("accepted"), test.At("errors")}).To(Equal([]any{true, []any{}}))
		mail := mailed(ctx, "ada@example.com")
		Expect(mail.Subject).To(And(HavePrefix("[Test] Your order"), Equal(test.Text("renderedSubject"))))
		Expect(mail.HTML).To(Equal(test.Text("renderedHtml")))
		Expect(of(shop, "ORDER_CONFIRMATION").At("lastTestedOn")).NotTo(BeNil())
		for range 29 {
			admin.Once().Post("/admin/email/test", object{"emailTemplateId": id, "to": "ada@example.com"}).OK()
		}
		admin.Once().Post("/admin/email/test", object{"emailTemplateId": id, "to": "ada@example.com"}).Is(http.StatusTooManyRequests)
	})

	It("accept at most 256 KiB of source, counted in UTF-8", func(ctx SpecContext) {
		t := of(shop, "ORDER_CANCELLED")
		row := "<tr><td style=\"font-family: Helvetica\">{{ order.orderNumber }} Größe</td></tr>"
		long := func(bytes int) string {
			source := "<table>" + strings.Repeat(row, (bytes-20)/len(row)) + "</table>"
			return source + strings.Repeat("x", bytes-len(source))
		}
		real := long(92 << 10)
		Expect(update(t, object{"bodyHtml": real, "bodyText": real}).OK().At("bodyHtml")).To(Equal(real), "the size of a template that a store brought along")
		Expect(update(t, object{"bodyHtml": long(256 << 10)}).OK().Text("bodyHtml")).To(HaveLen(256 << 10))
		preview := admin.Post(path+"/preview", object{"emailTemplateId": t.ID("emailTemplateId")}).OK()
		Expect(preview.At("errors")).To(BeEmpty())
		Expect(len(preview.Text("renderedHtml"))).To(BeNumerically(">", 128<<10))
		refused := update(t, object{"bodyHtml": long(256<<10 + 1)}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(refused.Errors).To(ContainElement(And(HaveField("Pointer", "/bodyHtml"), HaveField("Detail", ContainSubstring("262144 bytes")))))
	})

	It("are refused with line and column if invalid, and can be changed only with a permission", func() {
		t := of(shop, "RESET_PASSWORD")
		problem := update(t, object{"bodyHtml": "<p>\n {{ order.total }}", "subject": "{% include 'x' %}"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(problem.Errors).To(HaveLen(2))
		Expect(problem.Errors).To(ContainElement(And(HaveField("Detail", ContainSubstring("Line 1, column 1")), HaveField("Pointer", "/subject"), HaveField("Line", HaveValue(Equal(int32(1)))))))
		update(t, object{"bodyHtml": `<img src="https://evil.example/{{ link }}">`}).Is(http.StatusUnprocessableEntity)
		update(t, object{"bcc": []string{"me@near.example"}}).Is(http.StatusUnprocessableEntity)
		update(t, object{"fromEmail": "service@bank.example"}).Is(http.StatusUnprocessableEntity)
		update(t, object{"name": "x", "version": 99}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		admin.Once().With("If-Match", `"99"`).Patch(path, object{"emailTemplateId": t.ID("emailTemplateId"), "name": "x"}).Is(http.StatusPreconditionFailed)
		admin.Once().Post(path+"/revert", object{"emailTemplateId": t.ID("emailTemplateId"), "version": 99}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		scope := admin.Put("/admin/scope", object{"name": "Texts", "storeIds": []int64{shop.StoreID}, "permissions": []string{"email-template:read"}}).OK().ID("scopeId")
		world.Invite(admin, "texts@example.com", "lantern-meadow-copper-19", []int64{scope}, nil)
		texts := world.Login("texts@example.com", "lantern-meadow-copper-19").In(shop.StoreID)
		order := of(shop, "ORDER_CONFIRMATION").ID("emailTemplateId")
		texts.Post(path+"/preview", object{"emailTemplateId": order}).OK()
		Expect(texts.Post(path+"/preview", object{"emailTemplateId": order, "orderId": orderID}).Is(http.StatusForbidden).Refused(domain.Forbidden).Detail).To(HaveValue(ContainSubstring("order:read")))
		texts.Once().Patch(path, object{"emailTemplateId": order, "name": "x"}).Is(http.StatusForbidden)
		texts.Once().Post("/admin/email/test", object{"emailTemplateId": order, "to": "x@example.com"}).Is(http.StatusForbidden)
		texts.Once().Post(path+"/revert", object{"emailTemplateId": order}).Is(http.StatusForbidden)
	})
})
