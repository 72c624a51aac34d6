package apitest_test

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
)

var _ = Describe("A store's e-mails", Ordered, ContinueOnFailure, func() {
	var (
		world  *apitest.World
		box    *apitest.Mailbox
		shop   *apitest.Shop
		admin  apitest.Client
		inside string // address of the metrics endpoint
	)

	BeforeAll(func(ctx SpecContext) {
		box = apitest.NewMailbox()
		inside = address()
		world = apitest.Start(ctx, func(c *config.Config) {
			c.Roles, c.SMTPURL, c.MetricsAddr = []string{"api"}, box.URL, inside
		})
		shop = world.Shop("mails")
		admin = shop.Admin
	})

	send := func(ctx SpecContext) { Expect(world.App.Service.Letter.SendMails(ctx)).To(Succeed()) }
	buy := func(email string) *apitest.Answer {
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("pm_card_visa")
		body["email"] = email
		return guest.Once().Post("/customer/checkout", body).OK()
	}
	list := func(query string) []any { return admin.Get("/admin/email/paged?" + query).OK().At("items").([]any) }
	to := func(email string) *apitest.Answer {
		return admin.Get("/admin/email/paged?to=" + url.QueryEscape(email)).OK()
	}
	template := func(code string, active bool) {
		GinkgoHelper()
		for _, typ := range admin.Get("/admin/email-template-type/all").OK().At("items").([]any) {
			if t := typ.(map[string]any); t["code"] == code {
				id := admin.Get(fmt.Sprint("/admin/email-template/paged?emailTemplateTypeId=", t["emailTemplateTypeId"])).OK().ID("items.0.emailTemplateId")
				admin.Patch("/admin/email-template", object{"emailTemplateId": id, "isActive": active}).OK()
				return
			}
		}
		Fail("no type " + code)
	}

	It("are listed with their outcome, without the secrets that they contain", func(ctx SpecContext) {
		bought := buy("Ann@Example.com")
		waiting := to("ann@example.com")
		Expect(waiting.At("items")).To(HaveLen(1))
		for member, want := range map[string]any{"to": "Ann@Example.com", "emailTemplateTypeCode": "ORDER_CONFIRMATION", "status": "PENDING", "attempts": 0, "lastError": nil, "sentOn": nil, "expiresOn": nil} {
			Expect(fmt.Sprint(waiting.At("items.0."+member))).To(Equal(fmt.Sprint(want)), member)
		}
		Expect(waiting.At("items.0.nextAttemptOn")).NotTo(BeNil())
		Expect(waiting.Text("items.0.renderedSubject")).To(HavePrefix("Your order "))
		Expect(waiting.ID("items.0.orderId")).To(Equal(bought.ID("orderId")))
		send(ctx)
		sent := to("ann@example.com")
		Expect(fmt.Sprint([]any{sent.At("items.0.status"), sent.At("items.0.attempts"), sent.At("items.0.nextAttemptOn")})).To(Equal(fmt.Sprint([]any{"SENT", 1, nil})))
		Expect(sent.At("items.0.sentOn")).NotTo(BeNil())

		shop.Storefront.Once().Post("/customer/user", object{"email": "pin@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		shop.Storefront.Once().Post("/customer/user/forgot-password", object{"email": "pin@example.com"})
		Expect(world.App.Service.Account.MailResets(ctx)).To(Succeed())
		shop.Storefront.Once().Post("/customer/user/forgot-password", object{"email": "nobody@example.com"})
		Expect(world.App.Service.Account.MailResets(ctx)).To(Succeed())
		Expect(list("emailTemplateTypeCode=VERIFY_EMAIL,RESET_PASSWORD")).To(And(HaveLen(2), HaveEach(HaveKeyWithValue("renderedSubject", BeNil()))), "and none to an address that nobody has")

		for query, n := range map[string]int{
			"emailTemplateTypeCode=ORDER_CONFIRMATION": 1, "emailTemplateTypeCode=WELCOME": 0, "status=SENT": 1, "status=PENDING": 2, "status=PENDING,SENT": 3, "status=SUPPRESSED,FAILED": 0,
			"orderId=" + bought.Text("orderId"): 1, "orderId=9": 0, "createdFrom=2020-01-01T00:00:00Z": 3, "createdTo=2020-01-01T00:00:00Z": 0, "sort=createdOn&pageSize=2": 2,
		} {
			Expect(list(query)).To(HaveLen(n), query)
		}
		first := admin.Get("/admin/email/paged?pageSize=2").OK()
		Expect(list("pageSize=2&cursor=" + first.Text("nextCursor"))).To(HaveLen(1))
		admin.Get("/admin/email/paged?status=READ").Is(http.StatusBadRequest)
		shop.AppToken("order:read").Get("/admin/email/paged").Is(http.StatusForbidden)
	})

	It("are resent unchanged, once per idempotency key", func(ctx SpecContext) {
		bought := buy("ben@example.com")
		id := to("ben@example.com").ID("items.0.emailId")
		admin.Post("/admin/email/resend", object{"emailId": id}).Is(http.StatusConflict).Refused(domain.InvalidStateTransition)
		send(ctx)
		client := admin.Once()
		again := client.Post("/admin/email/resend", object{"emailId": id}).OK()
		Expect(again.ID("emailId")).NotTo(Equal(id))
		Expect(fmt.Sprint([]any{again.At("status"), again.At("to"), again.At("orderId"), again.At("attempts")})).To(Equal(fmt.Sprint([]any{"PENDING", "ben@example.com", bought.At("orderId"), 0})))
		Expect(client.Post("/admin/email/resend", object{"emailId": id}).OK().Body).To(Equal(again.Body))
		Expect(to("ben@example.com").At("items")).To(HaveLen(2))
		send(ctx)
		Expect(to("ben@example.com").Text("items.0.status")).To(Equal("SENT"))
		entry := admin.Get("/admin/audit-log/paged?action=resendEmail").OK()
		Expect(fmt.Sprint([]any{entry.At("items.0.objectType"), entry.Text("items.0.objectId")})).To(Equal(fmt.Sprint([]any{"email", fmt.Sprint(id)})))

		By("except mails with secrets, and unknown ids")
		shop.Storefront.Once().Post("/customer/user", object{"email": "pin.two@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		secret := to("pin.two@example.com").ID("items.0.emailId")
		admin.Post("/admin/email/resend", object{"emailId": secret}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		admin.Post("/admin/email/resend", object{"emailId": 9007199254740000}).Is(http.StatusNotFound)
	})

	It("are suppressed for a nonexistent address, except pins, until an administrator removes the suppression", func(ctx SpecContext) {
		buy("refused.one@example.com")
		send(ctx)
		failed := to("refused.one@example.com")
		Expect(fmt.Sprint([]any{failed.At("items.0.status"), failed.At("items.0.lastError")})).To(Equal(fmt.Sprint([]any{"FAILED", "Refused for good: the mail server answered 550 5.1.1."})))
		suppressed := admin.Get("/admin/email-suppression/paged?email=Refused.One@example.com").OK()
		Expect(suppressed.At("items")).To(HaveLen(1))
		id := suppressed.ID("items.0.emailSuppressionId")
		one := admin.Get(fmt.Sprint("/admin/email-suppression?emailSuppressionId=", id)).OK()
		Expect(fmt.Sprint([]any{one.At("email"), one.At("emailTemplateTypeCode"), one.At("lastError")})).To(Equal(fmt.Sprint([]any{"refused.one@example.com", "ORDER_CONFIRMATION", "Refused for good: the mail server answered 550 5.1.1."})))
		admin.Get("/admin/email-suppression?emailSuppressionId=9007199254740000").Is(http.StatusNotFound)
		for query, n := range map[string]int{"": 1, "email=a@example.com": 0, "createdFrom=2020-01-01T00:00:00Z": 1, "createdTo=2020-01-01T00:00:00Z": 0, "sort=createdOn": 1} {
			Expect(admin.Get("/admin/email-suppression/paged?"+query).OK().At("items")).To(HaveLen(n), query)
		}

		By("suppressing further mails")
		buy("REFUSED.one@example.com")
		send(ctx)
		next := to("refused.one@example.com")
		Expect(fmt.Sprint([]any{next.At("items.0.status"), next.At("items.0.attempts"), next.At("items.0.lastError")})).To(Equal(fmt.Sprint([]any{"SUPPRESSED", 1, "The address is suppressed."})))
		admin.Post("/admin/email/resend", object{"emailId": next.ID("items.0.emailId")}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		parcel := admin.Post("/admin/order/fulfill", object{"orderId": next.ID("items.0.orderId"), "notifyCustomer": false, "status": "LABEL_CREATED"}).OK().ID("shipmentId")
		admin.Post("/admin/order/resend-shipment-email", object{"shipmentId": parcel}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)

		template := admin.Get("/admin/email-template/paged?search=your%20order").OK().ID("items.0.emailTemplateId")
		admin.Once().Post("/admin/email/test", object{"emailTemplateId": template, "to": "Refused.One@example.com"}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)

		By("pins are sent, and cause no suppression")
		for _, email := range []string{"refused.one@example.com", "refused.two@example.com"} {
			shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		}
		send(ctx)
		Expect(to("refused.one@example.com").Text("items.0.lastError")).To(ContainSubstring("550 5.1.1"))
		Expect(to("refused.two@example.com").Text("items.0.status")).To(Equal("FAILED"))
		Expect(admin.Get("/admin/email-suppression/paged").OK().At("items")).To(HaveLen(1))

		By("removing the suppression")
		shop.AppToken("email:read").Delete(fmt.Sprint("/admin/email-suppression?emailSuppressionId=", id)).Is(http.StatusForbidden)
		admin.Delete(fmt.Sprint("/admin/email-suppression?emailSuppressionId=", id)).Is(http.StatusNoContent)
		admin.Delete(fmt.Sprint("/admin/email-suppression?emailSuppressionId=", id)).Is(http.StatusNotFound)
		Expect(admin.Get("/admin/email-suppression/paged").OK().At("items")).To(BeEmpty())
		admin.Post("/admin/email/resend", object{"emailId": failed.ID("items.0.emailId")}).OK()
		send(ctx)
		Expect(to("refused.one@example.com").Text("items.0.status")).To(Equal("FAILED"))
		Expect(admin.Get("/admin/email-suppression/paged").OK().At("items")).To(HaveLen(1), "it was tried, and refused again")
	})

	It("can be retried by a filter after a mail server refused them, each once", func(ctx SpecContext) {
		retry := func(c apitest.Client, body object) *apitest.Answer {
			return c.Once().Post("/admin/email/retry", body).OK()
		}
		statuses := func(email string) (all []string) {
			for _, m := range list("sort=createdOn&to=" + email) {
				all = append(all, fmt.Sprint(m.(map[string]any)["status"]))
			}
			return all
		}
		gauge := func() int {
			GinkgoHelper()
			res, err := http.Get("http://" + inside + "/metrics")
			Expect(err).NotTo(HaveOccurred())
			defer res.Body.Close()
			text, err := io.ReadAll(res.Body)
			Expect(err).NotTo(HaveOccurred())
			found := regexp.MustCompile(`(?m)^storeplatform_failed_mails (\d+)$`).FindSubmatch(text)
			Expect(found).NotTo(BeNil())
			n, err := strconv.Atoi(string(found[1]))
			Expect(err).NotTo(HaveOccurred())
			return n
		}
		before := gauge()
		box.Full.Store(true)
		moved := buy("retry.one@example.com")
		buy("retry.two@example.com")
		buy("refused.retry@example.com")
		buy("retry.plain@example.com")
		shop.Storefront.Once().Post("/customer/user", object{"email": "retry.pin@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK()
		send(ctx)
		for _, email := range []string{"retry.one@example.com", "retry.two@example.com", "refused.retry@example.com", "retry.plain@example.com", "retry.pin@example.com"} {
			Expect(statuses(email)).To(Equal([]string{"FAILED"}), email)
		}
		Expect(gauge()).To(Equal(before+5), "operators see the mails that failed")
		box.Full.Store(false)
		first := to("retry.one@example.com").ID("items.0.emailId")
		admin.Patch("/admin/order", object{"orderId": moved.ID("orderId"), "email": "retry.moved@example.com"}).OK()
		admin.Post("/admin/email/resend", object{"emailId": to("retry.two@example.com").ID("items.0.emailId")}).OK()
		Expect(gauge()).To(Equal(before+4), "a mail that was sent again is no failure any longer")

		By("only with the permission, and only what the filter selects")
		shop.AppToken("email:read").Post("/admin/email/retry", object{}).Is(http.StatusForbidden)
		Expect(retry(admin, object{"emailTemplateTypeCodes": []string{"WELCOME"}}).Body).To(MatchJSON(`{"retriedCount": 0, "skippedCount": 0, "nextEmailId": null}`))
		Expect(retry(admin, object{"createdTo": "2020-01-01T00:00:00.000Z"}).ID("retriedCount")).To(BeZero())
		Expect(retry(admin, object{"fromEmailId": 9007199254740000}).ID("retriedCount")).To(BeZero())

		By("by two callers at once")
		results := make([]*apitest.Answer, 2)
		var racing sync.WaitGroup
		for i := range results {
			racing.Go(func() {
				defer GinkgoRecover()
				results[i] = retry(admin, object{"fromEmailId": first})
			})
		}
		racing.Wait()
		Expect(results[0].ID("retriedCount") + results[1].ID("retriedCount")).To(BeEquivalentTo(2))
		send(ctx)
		send(ctx)
		Expect(retry(admin, object{"fromEmailId": first}).ID("retriedCount")).To(BeZero())
		Expect(fmt.Sprint([]int{box.Count("retry.one@example.com"), box.Count("retry.moved@example.com"), box.Count("retry.two@example.com"), box.Count("retry.plain@example.com"), box.Count("refused.retry@example.com"), box.Count("retry.pin@example.com")})).To(Equal("[0 1 1 1 0 0]"))
		Expect(statuses("retry.two@example.com")).To(Equal([]string{"FAILED", "SENT"}))
		Expect(gauge()).To(Equal(before+2), "the address that refuses mails, and the pin, which no retry sends")
		again := to("retry.moved@example.com")
		Expect(again.ID("items.0.emailId")).To(Equal(first), "the mail keeps its id")
		Expect(fmt.Sprint([]any{again.At("items.0.status"), again.At("items.0.attempts"), again.At("items.0.lastError")})).To(Equal("[SENT 2 <nil>]"))
		entries := admin.Get("/admin/audit-log/paged?action=retryEmails").OK().At("items").([]any)
		Expect(entries).To(ContainElement(HaveKeyWithValue("objectType", "email")))
	})

	It("announce the refund of a canceled order if the template is active and the request notifies the buyer", func(ctx SpecContext) {
		cancel := func(email string, more object) []any {
			body := object{"orderId": buy(email).ID("orderId"), "reason": "CUSTOMER_REQUEST"}
			for k, v := range more {
				body[k] = v
			}
			admin.Post("/admin/order/cancel", body).OK()
			admin.Post("/admin/order/cancel", body).OK() // a second request sends no mail
			return list("emailTemplateTypeCode=ORDER_CANCELLED&to=" + email)
		}
		Expect(cancel("cal@example.com", nil)).To(HaveLen(1))
		mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "cal@example.com", 3)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails).To(ContainElement(HaveField("Text", And(ContainSubstring("was canceled"), ContainSubstring("€64.14 back")))))
		Expect(cancel("dan@example.com", object{"notifyCustomer": false})).To(BeEmpty())
		draft := admin.Once().Post("/admin/order", object{"isDraft": true, "email": "eve@example.com", "items": []any{object{"variantId": shop.White, "quantity": 1}}}).OK()
		admin.Post("/admin/order/cancel", object{"orderId": draft.ID("orderId"), "reason": "OTHER"}).OK()
		Expect(list("emailTemplateTypeCode=ORDER_CANCELLED&to=eve@example.com")).To(BeEmpty())
		told := list("emailTemplateTypeCode=ORDER_CANCELLED&to=cal@example.com")[0].(map[string]any)
		send(ctx)
		template("ORDER_CANCELLED", false)
		Expect(cancel("fay@example.com", nil)).To(BeEmpty())
		admin.Post("/admin/email/resend", object{"emailId": told["emailId"]}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
	})

	It("announce a delivered shipment once if the request notifies the buyer", func(ctx SpecContext) {
		parcel := func(email string, more object) int64 {
			body := object{"orderId": buy(email).ID("orderId"), "notifyCustomer": false, "carrierName": "DHL", "trackingNumber": "0034"}
			maps.Copy(body, more)
			return admin.Post("/admin/order/fulfill", body).OK().ID("shipmentId")
		}
		move := func(id int64, status string, more object) {
			body := object{"shipmentId": id, "status": status}
			maps.Copy(body, more)
			admin.Patch("/admin/shipment", body).OK()
		}
		told := func(email string) []any { return list("emailTemplateTypeCode=SHIPMENT_DELIVERED&to=" + email) }
		first := parcel("hal@example.com", nil)
		move(first, "IN_TRANSIT", nil)
		Expect(told("hal@example.com")).To(BeEmpty())
		move(first, "DELIVERED", nil)
		move(first, "DELIVERED", nil)
		admin.Patch("/admin/shipment", object{"shipmentId": first, "trackingNumber": "0035"}).OK()
		move(first, "IN_TRANSIT", object{"isCorrection": true})
		move(first, "DELIVERED", nil)
		Expect(told("hal@example.com")).To(HaveLen(1))
		mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "hal@example.com", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(And(ContainSubstring("was delivered"), ContainSubstring("0034"), ContainSubstring("1 × ")))

		second := parcel("ian@example.com", nil)
		move(second, "DELIVERED", object{"notifyCustomer": false})
		Expect(told("ian@example.com")).To(BeEmpty())
		parcel("joe@example.com", object{"notifyCustomer": true, "status": "DELIVERED"})
		Expect(told("joe@example.com")).To(HaveLen(1))
		Expect(list("emailTemplateTypeCode=SHIPMENT_CREATED&to=joe@example.com")).To(BeEmpty(), "it is not on its way any more")
		template("SHIPMENT_DELIVERED", false)
		move(parcel("kim@example.com", nil), "DELIVERED", nil)
		Expect(told("kim@example.com")).To(BeEmpty())
		template("SHIPMENT_DELIVERED", true)

		By("two concurrent reports of the delivery")
		both := parcel("lea@example.com", nil)
		var racing sync.WaitGroup
		for range 2 {
			racing.Go(func() {
				defer GinkgoRecover()
				a := admin.Patch("/admin/shipment", object{"shipmentId": both, "status": "DELIVERED"})
				Expect(a.Status).To(Or(Equal(http.StatusOK), Equal(http.StatusConflict)))
			})
		}
		racing.Wait()
		Expect(told("lea@example.com")).To(HaveLen(1))
	})

	It("notify the store's support address once per order if the store enables it", func(ctx SpecContext) {
		notices := func() []any { return list("emailTemplateTypeCode=ADMIN_ORDER_NOTICE") }
		buy("max@example.com")
		Expect(notices()).To(BeEmpty(), "at first it does not")
		template("ADMIN_ORDER_NOTICE", true)
		bought := buy("ned@example.com")
		guest := shop.Guest(shop.White, 1)
		guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa_chargeDeclined"))
		Expect(notices()).To(HaveLen(1))
		Expect(fmt.Sprint([]any{notices()[0].(map[string]any)["to"], notices()[0].(map[string]any)["orderId"]})).To(Equal(fmt.Sprint([]any{"hello@juniper-oak.example", bought.At("orderId")})))
		mails, err := world.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "hello@juniper-oak.example", 1)
		Expect(err).NotTo(HaveOccurred())
		Expect(mails[0].Text).To(And(ContainSubstring("ned@example.com"), ContainSubstring(bought.Text("orderNumber"))))
		admin.Patch("/admin/store/settings", object{"supportEmail": nil}).OK()
		buy("oli@example.com")
		Expect(notices()).To(HaveLen(1), "there is nobody to be told")
		admin.Patch("/admin/store/settings", object{"supportEmail": "hello@juniper-oak.example"}).OK()
		template("ADMIN_ORDER_NOTICE", false)
	})

	It("can be resent only if the template in the recipient's language is active", func(ctx SpecContext) {
		admin.Patch("/admin/store/settings", object{"languageCodes": []string{"en", "de"}}).OK()
		const code = "ORDER_CANCELLED"
		template(code, true)
		var typeID int64
		for _, typ := range admin.Get("/admin/email-template-type/all").OK().At("items").([]any) {
			if t := typ.(map[string]any); t["code"] == code {
				typeID, _ = t["emailTemplateTypeId"].(json.Number).Int64()
			}
		}
		german := admin.Once().Post("/admin/email-template", object{"emailTemplateTypeId": typeID, "languageCode": "de", "name": "Storniert", "subject": "Storniert: {{ order.orderNumber }}", "bodyHtml": "<p>Ihre Bestellung ist storniert.</p>"}).OK().ID("emailTemplateId")
		canceled := func(email, language string) (mail int64) {
			customer := shop.Storefront.Once().Post("/customer/user", object{"email": email, "password": "seven slow kettles", "firstName": "Pia", "lastName": "Keller", "acceptTerms": true}).OK()
			known := admin.Get("/admin/customer/paged?search=" + email).OK().ID("items.0.storeCustomerId")
			admin.Patch("/admin/store-customer", object{"storeCustomerId": known, "languageCode": language}).OK()
			as := shop.Storefront.Bearer(customer.Text("accessToken"))
			cart := as.Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).OK()
			body := apitest.Guest{Client: as, CartID: cart.ID("cartId"), Shop: shop}.Checkout("pm_card_visa")
			delete(body, "email")
			admin.Post("/admin/order/cancel", object{"orderId": as.Once().Post("/customer/checkout", body).OK().ID("orderId"), "reason": "CUSTOMER_REQUEST"}).OK()
			return admin.Get("/admin/email/paged?emailTemplateTypeCode=ORDER_CANCELLED&to=" + email).OK().ID("items.0.emailId")
		}
		again := func(mail int64) *apitest.Answer {
			return admin.Once().Post("/admin/email/resend", object{"emailId": mail})
		}
		pia, quin := canceled("pia@example.com", "de"), canceled("quin@example.com", "en")
		Expect(admin.Get("/admin/email/paged?emailTemplateTypeCode=ORDER_CANCELLED&to=pia@example.com").OK().Text("items.0.renderedSubject")).To(HavePrefix("Storniert"))
		send(ctx)
		template(code, true)
		admin.Patch("/admin/email-template", object{"emailTemplateId": german, "isActive": false}).OK()
		again(pia).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		Expect(again(quin).OK().Text("renderedSubject")).NotTo(HavePrefix("Storniert"))
		send(ctx)
		admin.Patch("/admin/email-template", object{"emailTemplateId": german, "isActive": true}).OK()
		english := admin.Get(fmt.Sprint("/admin/email-template/paged?languageCode=en&emailTemplateTypeId=", typeID)).OK().ID("items.0.emailTemplateId")
		admin.Patch("/admin/email-template", object{"emailTemplateId": english, "isActive": false}).OK()
		once := again(pia).OK()
		Expect(once.Text("renderedSubject")).To(HavePrefix("Storniert"))
		again(quin).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation)
		send(ctx)
		Expect(again(once.ID("emailId")).OK().Text("renderedSubject")).To(HavePrefix("Storniert"), "what was sent again knows its language, too")
	})

	It("cannot be resent for a shipment while the template of such mails is inactive", func() {
		parcel := admin.Post("/admin/order/fulfill", object{"orderId": buy("gus@example.com").ID("orderId"), "notifyCustomer": false, "status": "LABEL_CREATED"}).OK().ID("shipmentId")
		template("SHIPMENT_CREATED", false)
		Expect(admin.Post("/admin/order/resend-shipment-email", object{"shipmentId": parcel}).Is(http.StatusUnprocessableEntity).Refused(domain.UnsupportedOperation).Detail).To(ContainSubstring("SHIPMENT_CREATED"))
		Expect(list("emailTemplateTypeCode=SHIPMENT_CREATED")).To(BeEmpty())
		template("SHIPMENT_CREATED", true)
		admin.Post("/admin/order/resend-shipment-email", object{"shipmentId": parcel}).Is(http.StatusNoContent)
		Expect(list("emailTemplateTypeCode=SHIPMENT_CREATED")).To(HaveLen(1))
		entry := admin.Get("/admin/audit-log/paged?action=resendShipmentEmail").OK()
		Expect(fmt.Sprint([]any{entry.At("items.0.objectType"), entry.Text("items.0.objectId")})).To(Equal(fmt.Sprint([]any{"shipment", fmt.Sprint(parcel)})))
	})
})

var _ = Describe("The request log", Ordered, ContinueOnFailure, func() {
	var (
		world     *apitest.World
		shop, far *apitest.Shop
		admin     apitest.Client
	)
	BeforeAll(func(ctx SpecContext) {
		world = apitest.Start(ctx, func(c *config.Config) { c.Roles = []string{"api"} })
		shop, far = world.Shop("log"), world.Shop("far")
		admin = shop.Admin
	})
	list := func(ctx SpecContext, query string) *apitest.Answer {
		GinkgoHelper()
		Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
		return admin.Get("/admin/request-log/paged?" + query).OK()
	}

	It("contains writes and refused requests, but no successful reads", func(ctx SpecContext) {
		app := shop.AppToken("coupon:write", "order:read")
		made := app.With("Idempotency-Key", "coupon-key-1").With("User-Agent", "juniper-erp/2.4\xff").With("X-Forwarded-For", "203.0.113.7").
			Post("/admin/coupon", object{"code": "SECRETCODE", "name": "Spring", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK()
		id := made.Header.Get("X-Request-Id")
		shown := list(ctx, "requestId="+id)
		Expect(shown.At("items")).To(HaveLen(1))
		for member, want := range map[string]any{"surface": "ADMIN", "operation": "createCoupon", "requestMethod": "POST", "path": "/admin/coupon", "responseStatus": 200, "problemCode": nil,
			"actorType": "API_TOKEN", "adminUserId": nil, "storeCustomerId": nil, "idempotencyKey": "coupon-key-1", "isReplayed": false} {
			Expect(fmt.Sprint(shown.At("items.0."+member))).To(Equal(fmt.Sprint(want)), member)
		}
		Expect(shown.ID("items.0.durationMs")).To(BeNumerically("<", 10_000))
		token := shown.Text("items.0.appTokenId")

		app.With("Idempotency-Key", "coupon-key-1").Post("/admin/coupon", object{"code": "SECRETCODE", "name": "Spring", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK()
		app.Post("/admin/coupon", object{"code": "x", "name": "", "oops": "SECRETCODE", "4242424242424242": 1}).Is(http.StatusBadRequest)
		app.Get("/admin/order/paged").OK()
		app.Get("/admin/order/details?orderId=9007199254740000").Is(http.StatusNotFound)
		app.Get("/admin/customer/paged").Is(http.StatusForbidden)
		far.AppToken("coupon:write").In(shop.StoreID).Post("/admin/coupon", object{"code": "FAR", "name": "Far"}).Is(http.StatusNotFound)
		app.Bearer("sp_app_nothing").Post("/admin/coupon", object{}).Is(http.StatusUnauthorized)

		mine := list(ctx, "appTokenId="+token)
		Expect(mine.At("items")).To(HaveLen(5))
		Expect(fmt.Sprint([]any{mine.At("items.0.problemCode"), mine.At("items.1.problemCode"), mine.At("items.2.problemCode"), mine.At("items.3.isReplayed")})).To(Equal(fmt.Sprint([]any{"forbidden", "not_found", "invalid_request", true})))
		bad := admin.Get("/admin/request-log?requestLogId=" + mine.Text("items.2.requestLogId")).OK()
		Expect(bad.At("errors")).To(ContainElement(HaveKeyWithValue("pointer", "/discountType")))
		Expect(string(bad.Body)).NotTo(Or(ContainSubstring("SECRETCODE"), ContainSubstring("42424242")))
		Expect(admin.Get("/admin/request-log?requestLogId=" + shown.Text("items.0.requestLogId")).OK().Text("userAgent")).To(Equal("juniper-erp/2.4\uFFFD"))
		Expect(string(list(ctx, "pageSize=100").Body)).NotTo(ContainSubstring("FAR"))
		admin.Get("/admin/request-log?requestLogId=9007199254740000").Is(http.StatusNotFound)
		shop.AppToken("audit-log:read").Get("/admin/request-log/paged").Is(http.StatusForbidden)

		By("including requests of customers, with their ids, and of visitors")
		guest := shop.Guest(shop.White, 1)
		body := guest.Checkout("pm_card_chargeDeclined")
		declined := guest.Once().Post("/customer/checkout", body).Is(http.StatusUnprocessableEntity)
		one := list(ctx, "requestId="+declined.Header.Get("X-Request-Id"))
		Expect(fmt.Sprint([]any{one.At("items.0.surface"), one.At("items.0.problemCode"), one.At("items.0.actorType"), one.At("items.0.storeCustomerId")})).To(Equal(fmt.Sprint([]any{"CUSTOMER", "payment_declined", "CUSTOMER", nil})))
		shop.Storefront.With("Idempotency-Key", strings.Repeat("é", 300)).Post("/customer/cart/item", object{"variantId": shop.White, "quantity": 1}).Is(http.StatusBadRequest)
		Expect(list(ctx, "pageSize=1").Text("items.0.problemCode")).To(Equal("invalid_request"))

		for query, want := range map[string]OmegaMatcher{
			"surface=PUBLIC": BeEmpty(), "surface=CUSTOMER,ADMIN": Not(BeEmpty()), "operation=createCoupon": HaveLen(3), "outcome=SUCCESS&appTokenId=" + token: HaveLen(2),
			"outcome=REFUSED&appTokenId=" + token: HaveLen(3), "outcome=FAILURE": BeEmpty(), "outcome=SUCCESS,REFUSED&appTokenId=" + token: HaveLen(5), "problemCode=forbidden": Not(BeEmpty()), "problemCode=nothing": BeEmpty(),
			"actorType=API_TOKEN&operation=createCoupon": HaveLen(3), "actorType=ADMIN&operation=createCoupon": BeEmpty(), "adminUserId=9007199254740000": BeEmpty(), "storeCustomerId=9007199254740000": BeEmpty(),
			"idempotencyKey=coupon-key-1": HaveLen(2), "createdTo=2020-01-01T00:00:00Z": BeEmpty(), "createdFrom=2020-01-01T00:00:00Z&pageSize=3": HaveLen(3),
			"sort=createdOn&pageSize=2": HaveLen(2),
		} {
			Expect(list(ctx, query).At("items")).To(want, query)
		}
	})

	It("shows each store only its own requests, and loses them within eight days", func(ctx SpecContext) {
		far.Admin.Post("/admin/coupon", object{"code": "FAR", "name": "Far", "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}).OK()
		Expect(world.App.Service.FlushLogs(ctx)).To(Succeed())
		id := far.Admin.Get("/admin/request-log/paged?operation=createCoupon").OK().ID("items.0.requestLogId")
		admin.Get(fmt.Sprint("/admin/request-log?requestLogId=", id)).Is(http.StatusNotFound)
		Expect(world.App.Service.FlushLogs(ctx)).To(Succeed()) // before old entries are deleted
		world.Clock.Advance(8 * 24 * time.Hour)
		Expect(world.App.Service.ForgetRequests(ctx)).To(Succeed())
		db, err := postgres.Open(world.DatabaseURL, postgres.NoPooler)
		Expect(err).NotTo(HaveOccurred())
		defer db.Close()
		var left int
		Expect(db.QueryRowContext(ctx, "SELECT count(*) FROM request_logs").Scan(&left)).To(Succeed())
		Expect(left).To(BeZero())
	})
})
