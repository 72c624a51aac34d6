package customer_test

import (
	"fmt"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/letter"
)

const (
	mia         = "mia.keller@example.com"
	miaPassword = "seven slow kettles"
)

var resetLink = regexp.MustCompile(`rs_[0-9A-Za-z=\r\n]+`)

var _ = Describe("A customer of a store", Ordered, func() {
	var (
		w     *apitest.World
		mails *apitest.Mailbox
		shop  *apitest.Shop
		me    apitest.Client
		id    int64
	)

	BeforeAll(func(ctx SpecContext) {
		mails = apitest.NewMailbox()
		w = apitest.Start(ctx, func(c *config.Config) { c.SMTPURL = mails.URL })
		shop = w.Shop("one")
	})

	login := func(email, password string) *apitest.Answer {
		GinkgoHelper()
		return shop.Storefront.Post("/customer/store/login", map[string]any{"email": email, "password": password})
	}

	It("can sign up, is then logged in, and keeps the guest's cart", func() {
		guest := shop.Guest(shop.White, 2)
		request := map[string]any{"email": "Mia.Keller@example.com", "password": miaPassword, "firstName": "Mia", "lastName": "Keller",
			"phoneNumber": "+49 30 5550142", "languageCode": "de", "acceptsMarketing": true, "customFields": []any{map[string]any{"key": "birthday", "type": "DATE", "value": "1991-05-14"}}}
		once := guest.Once()
		answer := once.Post("/customer/user", request).Is(http.StatusOK)
		again := once.Post("/customer/user", request).Is(http.StatusOK)
		Expect(again.Body).To(Equal(answer.Body))
		id = answer.ID("customer.storeCustomerId")
		Expect(answer.Text("customer.email")).To(Equal(mia))
		me = shop.Storefront.Bearer(answer.Text("accessToken"))
		Expect(me.Get("/customer/cart/summary").OK().Text("itemCount")).To(Equal("2"))

		shop.Storefront.Post("/customer/user", request).Is(http.StatusConflict).Refused(domain.AlreadyExists)
		request["email"], request["password"] = "tom@example.com", "password1234"
		problem := shop.Storefront.Post("/customer/user", request).Is(http.StatusUnprocessableEntity).Refused(domain.WeakPassword)
		Expect(problem.Errors[0].Pointer).To(Equal("/password"))
		request["status"] = "ACTIVE"
		shop.Storefront.Post("/customer/user", request).Is(http.StatusBadRequest)
		w.Client().Post("/customer/user", request).Is(http.StatusUnauthorized)
	})

	It("can verify the address with the mailed pin", func() {
		pin := mails.To(mia).Pin()
		verify := func(pin string) *apitest.Answer {
			return shop.Storefront.Post("/customer/user/verify-email", map[string]any{"email": mia, "pin": pin})
		}
		wrong := "000000"
		if pin == wrong {
			wrong = "000001"
		}
		verify(wrong).Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		verify("12345").Is(http.StatusBadRequest)
		verify(pin).Is(http.StatusNoContent)
		verify(pin).Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		shop.Storefront.Post("/customer/user/verify-email", map[string]any{"email": "nobody@example.com", "pin": pin}).Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		shop.Storefront.Post("/customer/user/resend-verify-email-pin", map[string]any{"email": mia}).Is(http.StatusNoContent)
		shop.Storefront.Post("/customer/user/resend-verify-email-pin", map[string]any{"email": mia}).Is(http.StatusTooManyRequests)
		shop.Storefront.Post("/customer/user/resend-verify-email-pin", map[string]any{"email": "nobody@example.com"}).Is(http.StatusNoContent)
	})

	It("can read and change only their own profile", func() {
		profile := me.Get("/customer/user/me").Is(http.StatusOK)
		Expect(profile.At("emailVerified")).To(BeTrue())
		Expect(profile.At("acceptsMarketing")).To(BeTrue())
		Expect(profile.Text("customFields.0.value")).To(Equal("1991-05-14"))
		me.With("If-None-Match", profile.Header.Get("ETag")).Get("/customer/user/me").Is(http.StatusNotModified)
		changed := me.Patch("/customer/user", map[string]any{"phoneNumber": nil, "company": "Keller & Co", "version": profile.ID("version")}).Is(http.StatusOK)
		Expect(changed.At("phoneNumber")).To(BeNil())
		Expect(changed.Text("company")).To(Equal("Keller & Co"))
		me.Patch("/customer/user", map[string]any{"lastName": "X", "version": profile.ID("version")}).Is(http.StatusConflict).Refused(domain.VersionConflict)
		me.With("If-Match", profile.Header.Get("ETag")).Patch("/customer/user", map[string]any{"lastName": "X"}).Is(http.StatusPreconditionFailed)
		me.Patch("/customer/user", map[string]any{"languageCode": "xx"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		me.Patch("/customer/user", map[string]any{}).Is(http.StatusOK)
		shop.Storefront.Get("/customer/user/me").Is(http.StatusUnauthorized)
		other := w.Shop("two")
		other.Storefront.With("Authorization", me.Header("Authorization")).Get("/customer/user/me").Is(http.StatusUnauthorized)
	})

	It("can log in, refresh the login, and log out", func() {
		answer := login(mia, miaPassword).Is(http.StatusOK)
		login(mia, "not the password").Is(http.StatusUnauthorized).Refused(domain.InvalidCredentials)
		Expect(login("nobody@example.com", "not the password").Is(http.StatusUnauthorized).Refused(domain.InvalidCredentials).Detail).
			To(Equal(login(mia, "not the password").Problem().Detail))
		renewed := shop.Storefront.Post("/customer/store/refresh", map[string]any{"refreshToken": answer.Text("refreshToken")}).Is(http.StatusOK)
		shop.Storefront.Bearer(answer.Text("accessToken")).Get("/customer/user/me").Is(http.StatusUnauthorized)
		tab := shop.Storefront.Bearer(renewed.Text("accessToken"))
		tab.Post("/customer/user/logout", nil).Is(http.StatusNoContent)
		tab.Get("/customer/user/me").Is(http.StatusUnauthorized)
		shop.Storefront.Post("/customer/store/refresh", map[string]any{"refreshToken": renewed.Text("refreshToken")}).Is(http.StatusUnauthorized)
		me.Get("/customer/user/me").Is(http.StatusOK)
	})

	It("can save addresses", func() {
		address := map[string]any{"firstName": "Mia", "lastName": "Keller", "streetLine1": "Torstraße 140", "city": "Berlin", "stateProvince": "BE", "postalCode": "10119", "countryCode": "DE"}
		first := me.Post("/customer/user-address", address).Is(http.StatusOK).ID("customerAddressId")
		address["isDefault"] = true
		second := me.Post("/customer/user-address", address).Is(http.StatusOK).ID("customerAddressId")
		address["countryCode"] = "XX"
		me.Post("/customer/user-address", address).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		Expect(me.Patch("/customer/user-address", map[string]any{"customerAddressId": first, "streetLine2": "c/o Brandt"}).Is(http.StatusOK).Text("streetLine2")).To(Equal("c/o Brandt"))
		Expect(me.Patch("/customer/user-address/default", map[string]any{"customerAddressId": first}).Is(http.StatusOK).At("isDefault")).To(BeTrue())
		list := me.Get("/customer/user-address/all").Is(http.StatusOK)
		Expect(list.ID("items.0.customerAddressId")).To(Equal(first))
		Expect(list.At("items.1.isDefault")).To(BeFalse())
		Expect(list.At("items.0.phoneNumber")).To(BeNil())
		phone := func(number any) any {
			return me.Patch("/customer/user-address", map[string]any{"customerAddressId": first, "phoneNumber": number}).Is(http.StatusOK).At("phoneNumber")
		}
		Expect([]any{phone("+49 30 5550142"), phone(nil)}).To(Equal([]any{"+49 30 5550142", nil}), "it belongs to the address")
		me.Delete(fmt.Sprint("/customer/user-address?customerAddressId=", first)).Is(http.StatusNoContent)
		me.Delete(fmt.Sprint("/customer/user-address?customerAddressId=", first)).Is(http.StatusNotFound)
		Expect(me.Get("/customer/user/me").OK().ID("defaultCustomerAddressId")).To(Equal(second))

		tom := shop.Storefront.Post("/customer/user", map[string]any{"email": "tom@example.com", "password": miaPassword, "firstName": "Tom", "lastName": "Berg"}).OK()
		stranger := shop.Storefront.Bearer(tom.Text("accessToken"))
		for _, refused := range []*apitest.Answer{
			stranger.Delete(fmt.Sprint("/customer/user-address?customerAddressId=", second)),
			stranger.Patch("/customer/user-address", map[string]any{"customerAddressId": second, "city": "Bonn"}),
			stranger.Patch("/customer/user-address/default", map[string]any{"customerAddressId": second}),
		} {
			refused.Is(http.StatusNotFound).Refused(domain.NotFound)
		}
		Expect(stranger.Get("/customer/user-address/all").OK().At("items")).To(BeEmpty())
		me.Patch("/customer/customer-payment-method/default", map[string]any{"customerPaymentMethodId": 1}).Is(http.StatusNotFound)
		me.Delete("/customer/customer-payment-method?customerPaymentMethodId=1").Is(http.StatusNotFound)
	})

	It("can buy, gets a mail, and can save the card in the account", func() {
		summary := me.Get("/customer/cart/summary").OK()
		me.Once().Post("/customer/checkout", map[string]any{
			"cartId": summary.ID("cartId"), "expectedGrandTotal": "122.45", "shippingAddressId": me.Get("/customer/user/me").OK().ID("defaultCustomerAddressId"), "billingSameAsShipping": true,
			"shippingMethodId": shop.ShippingMethodID, "acceptTerms": true,
			"payment": map[string]any{"paymentProviderId": shop.ProviderID, "paymentToken": "pm_card_visa", "savePaymentMethod": true},
		}).OK()
		Eventually(func() string { return mails.To(mia).Raw }).Should(ContainSubstring("Subject: Your order"))
		methods := me.Get("/customer/customer-payment-method/all").OK()
		Expect(methods.At("items.0.isDefault")).To(BeTrue())
		method := map[string]any{"customerPaymentMethodId": methods.ID("items.0.customerPaymentMethodId")}
		me.Patch("/customer/customer-payment-method/default", method).Is(http.StatusOK)
		Expect(me.Get("/customer/user/me").OK().ID("defaultCustomerPaymentMethodId")).To(Equal(method["customerPaymentMethodId"]))

		customer := shop.Admin.Get(fmt.Sprint("/admin/customer?storeCustomerId=", id)).OK()
		Expect(customer.Text("orderCount")).To(Equal("1"))
		Expect(customer.Text("spending.0.total")).To(Equal("122.45")) // (2 × 49.00 + 4.90) × 1.19
		Expect(customer.Text("lastOrderOn")).NotTo(BeEmpty())
		Expect(shop.Admin.Get("/admin/customer/paged?sort=-lastOrderOn").OK().ID("items.0.storeCustomerId")).To(Equal(id))
		kept := shop.Admin.Get(fmt.Sprint("/admin/customer-payment-method/all?storeCustomerId=", id)).OK()
		Expect(kept.Text("items.0.paymentProviderName")).NotTo(BeEmpty())
		Expect(kept.At("items.0.isExpired")).To(BeFalse())
		Expect(kept.Text("items.0.lastUsedOn")).NotTo(BeEmpty())
		shop.Admin.Delete(fmt.Sprint("/admin/customer-payment-method?customerPaymentMethodId=", method["customerPaymentMethodId"])).Is(http.StatusNoContent)
		Expect(me.Get("/customer/customer-payment-method/all").OK().At("items")).To(BeEmpty())
	})

	It("is visible to administrators and integrations", func() {
		customer := shop.Admin.Get(fmt.Sprint("/admin/customer?storeCustomerId=", id)).Is(http.StatusOK)
		Expect(customer.Text("defaultAddress.city")).To(Equal("Berlin"))
		Expect(customer.At("isClaimed")).To(BeTrue())
		Expect(shop.Admin.Get("/admin/customer?email=MIA.keller@example.com").OK().ID("storeCustomerId")).To(Equal(id))
		shop.Admin.Get("/admin/customer").Is(http.StatusBadRequest)
		Expect(shop.Admin.Get("/admin/customer/paged?search=keller&sort=-lastOrderOn").OK().ID("items.0.storeCustomerId")).To(Equal(id))
		Expect(shop.Admin.Get("/admin/customer/search?search=mi").OK().ID("items.0.storeCustomerId")).To(Equal(id))
		Expect(shop.Admin.Get("/admin/customer/email-check?email=" + mia).OK().Text("reason")).To(Equal("CUSTOMER_EXISTS"))
		Expect(shop.Admin.Get("/admin/customer/email-check?email=free@example.com").OK().At("available")).To(BeTrue())
		Expect(shop.Admin.Get(fmt.Sprint("/admin/customer-address/all?includeRemoved=true&storeCustomerId=", id)).OK().At("items")).To(HaveLen(2))
		Expect(shop.Admin.Get(fmt.Sprint("/admin/customer-payment-method/all?includeRemoved=true&storeCustomerId=", id)).OK().At("items")).To(HaveLen(1))

		integration := shop.AppToken("customer:read", "customer:write", "customer-payment-method:read")
		Expect(integration.Get(fmt.Sprint("/store-customer?storeCustomerId=", id)).Is(http.StatusOK).Text("email")).To(Equal(mia))
		Expect(integration.Get("/store-customer/paged?sort=email").OK().ID("totalCount")).To(Equal(int64(2)))
		since := "&modifiedSince=" + time.Now().Add(-time.Hour).UTC().Format("2006-01-02T15:04:05Z")
		Expect(integration.Get("/store-customer/paged?pageSize=1" + since).OK().At("nextCursor")).NotTo(BeNil())
		integration.Get("/store-customer/paged?sort=email" + since).Is(http.StatusBadRequest)
		Expect(integration.Get(fmt.Sprint("/store-customer/address/all?storeCustomerId=", id)).OK().At("items")).To(HaveLen(1))
		added := map[string]any{"storeCustomerId": id, "firstName": "Mia", "lastName": "Keller", "streetLine1": "Lindenweg 4", "city": "Potsdam", "stateProvince": "BB", "postalCode": "14467", "countryCode": "DE", "phoneNumber": "+49 331 5550142"}
		address := integration.Once().Post("/store-customer/address", added).Is(http.StatusOK)
		Expect(address.Text("phoneNumber")).To(Equal("+49 331 5550142"))
		added["countryCode"] = "XX"
		integration.Post("/store-customer/address", added).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		corrected := integration.Patch("/store-customer/address", map[string]any{"customerAddressId": address.ID("customerAddressId"), "streetLine2": "c/o Brandt", "phoneNumber": nil}).Is(http.StatusOK)
		Expect([]any{corrected.At("streetLine1"), corrected.At("streetLine2"), corrected.At("phoneNumber")}).To(Equal([]any{"Lindenweg 4", "c/o Brandt", nil}))
		integration.Patch("/store-customer/address", map[string]any{"customerAddressId": address.ID("customerAddressId"), "countryCode": "XX"}).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		integration.Patch("/store-customer/address", map[string]any{"customerAddressId": 999999, "city": "Bonn"}).Is(http.StatusNotFound)
		Expect(integration.Get(fmt.Sprint("/store-customer/payment-method/all?storeCustomerId=", id)).OK().At("items")).To(BeEmpty())
		integration.Get("/store-customer?storeCustomerId=999999").Is(http.StatusNotFound)
	})

	It("can change the password, and reset it through a mailed link", func() {
		Expect(me.Post("/customer/user/verify-password", map[string]any{"password": miaPassword}).Is(http.StatusOK).At("valid")).To(BeTrue())
		Expect(me.Post("/customer/user/verify-password", map[string]any{"password": "not the password"}).Is(http.StatusOK).At("valid")).To(BeFalse())
		me.Post("/customer/user/change-password", map[string]any{"currentPassword": "not the password", "newPassword": "eight slower kettles"}).Is(http.StatusForbidden).Refused(domain.Forbidden)
		me.Post("/customer/user/change-password", map[string]any{"currentPassword": miaPassword, "newPassword": "eight slower kettles"}).Is(http.StatusNoContent)
		login(mia, miaPassword).Is(http.StatusUnauthorized)

		shop.Storefront.Post("/customer/user/forgot-password", map[string]any{"email": "nobody@example.com"}).Is(http.StatusNoContent)
		shop.Storefront.Post("/customer/user/forgot-password", map[string]any{"email": mia}).Is(http.StatusNoContent)
		var token string
		Eventually(func() string {
			raw := strings.NewReplacer("=\r\n", "").Replace(mails.To(mia).Raw)
			token = resetLink.FindString(raw)
			token = strings.TrimRight(strings.SplitN(token, "\r", 2)[0], "=")
			return token
		}).ShouldNot(BeEmpty())
		reset := func(password string) *apitest.Answer {
			return shop.Storefront.Post("/customer/user/reset-password", map[string]any{"token": token, "newPassword": password})
		}
		reset("password1234").Is(http.StatusUnprocessableEntity).Refused(domain.WeakPassword)
		reset("nine slower kettles").Is(http.StatusNoContent)
		reset("ten slower kettles").Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		me.Get("/customer/user/me").Is(http.StatusUnauthorized)
		me = shop.Storefront.Bearer(login(mia, "nine slower kettles").OK().Text("accessToken"))
	})

	It("can change the e-mail address with a pin that is mailed to the new address", func() {
		change := func(password string) *apitest.Answer {
			return me.Post("/customer/user/email-change", map[string]any{"newEmail": "mia@keller.example", "currentPassword": password})
		}
		change("not the password").Is(http.StatusForbidden)
		change("nine slower kettles").Is(http.StatusNoContent)
		Expect(me.Get("/customer/user/me").OK().Text("pendingEmail")).To(Equal("mia@keller.example"))
		pin := mails.To("mia@keller.example").Pin()
		Expect(me.Patch("/customer/user/email-change", map[string]any{"pin": pin}).Is(http.StatusOK).Text("email")).To(Equal("mia@keller.example"))
		me.Patch("/customer/user/email-change", map[string]any{"pin": pin}).Is(http.StatusUnprocessableEntity).Refused(domain.CodeInvalid)
		Expect(shop.Storefront.Post("/customer/user/check-available", map[string]any{"email": mia}).Is(http.StatusOK).At("available")).To(BeTrue())
		Expect(shop.Storefront.Post("/customer/user/check-available", map[string]any{"email": "MIA@keller.example"}).OK().At("available")).To(BeFalse())
	})

	It("loses access as soon as the account is suspended", func() {
		status := func(to string) *apitest.Answer {
			return shop.Admin.Patch("/admin/store-customer/status", map[string]any{"storeCustomerId": id, "status": to, "reason": "card reported stolen"})
		}
		Expect(status("SUSPENDED").Is(http.StatusOK).At("allowedStatuses")).To(ConsistOf("ACTIVE", "BANNED", "DEACTIVATED"))
		me.Get("/customer/user/me").Is(http.StatusUnauthorized)
		login("mia@keller.example", "nine slower kettles").Is(http.StatusForbidden).Refused(domain.AccountInactive)
		status("ACTIVE").Is(http.StatusOK)
		status("ACTIVE").Is(http.StatusOK)
		me = shop.Storefront.Bearer(login("mia@keller.example", "nine slower kettles").OK().Text("accessToken"))
	})

	It("can delete the account", func() {
		me.Post("/customer/user/delete-me", map[string]any{"currentPassword": "not the password"}).Is(http.StatusForbidden)
		me.Post("/customer/user/delete-me", map[string]any{"currentPassword": "nine slower kettles", "reason": "I moved abroad."}).Is(http.StatusNoContent)
		me.Get("/customer/user/me").Is(http.StatusUnauthorized)
		login("mia@keller.example", "nine slower kettles").Is(http.StatusForbidden).Refused(domain.AccountInactive)
		Expect(shop.Admin.Get("/admin/customer?storeCustomerId=" + strconv.FormatInt(id, 10)).OK().At("eraseOn")).NotTo(BeNil())
	})

	It("gets a mail about the deletion, and another one when the store restores the account", func(ctx SpecContext) {
		kinds := func() (all []letter.MailKind) {
			list, err := w.App.Service.Letter.MailsTo(ctx, domain.System(shop.StoreID), "mia@keller.example", 20)
			Expect(err).NotTo(HaveOccurred())
			for _, m := range list {
				if slices.Contains([]letter.MailKind{letter.MailAccountDeleted, letter.MailAccountRestored}, m.Kind) {
					all = append(all, m.Kind)
				}
			}
			return all
		}
		Expect(kinds()).To(Equal([]letter.MailKind{letter.MailAccountDeleted}))
		for range 2 { // the second request changes nothing
			shop.Admin.Patch("/admin/store-customer/status", map[string]any{"storeCustomerId": id, "status": "ACTIVE"}).OK()
		}
		Expect(kinds()).To(ConsistOf(letter.MailAccountDeleted, letter.MailAccountRestored))
		Expect(string(shop.Admin.Get("/admin/email/paged?to=mia@keller.example").OK().Body)).NotTo(ContainSubstring("ACCOUNT_"))
	})
})
