package apitest_test

import (
	"fmt"
	"maps"
	"net/http"
	"net/url"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A person's data", Ordered, ContinueOnFailure, func() {
	type object = map[string]any
	var w *apitest.World
	var shop *apitest.Shop
	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("people")
		shop.Admin.Patch("/admin/store/settings", object{"allowedCountryCodes": []any{"DE", "US", "SG", "HK"}, "address": apitest.Home}).OK()
		shop.Admin.Patch("/admin/shipping-method", object{"shippingMethodId": shop.ShippingMethodID, "countryCodes": []any{"DE", "US", "SG", "HK"}}).OK()
	})
	at := func(a *apitest.Answer) (pointers []string) {
		GinkgoHelper()
		for _, field := range a.Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue).Errors {
			pointers = append(pointers, field.Pointer)
		}
		return pointers
	}
	with := func(change object) object {
		address := maps.Clone(apitest.Home)
		maps.Copy(address, change)
		maps.DeleteFunc(address, func(_ string, value any) bool { return value == nil })
		return address
	}
	buy := func(address object) *apitest.Answer {
		GinkgoHelper()
		guest := shop.Guest(shop.White, 1)
		to := url.Values{"shippingMethodId": {fmt.Sprint(shop.ShippingMethodID)}}
		for _, name := range []string{"countryCode", "stateProvince", "postalCode"} {
			if value := address[name]; value != nil && value != "" {
				to.Set(name, fmt.Sprint(value))
			}
		}
		summary := guest.Get("/customer/cart/summary?" + to.Encode()).OK()
		body := guest.Checkout("pm_card_visa")
		body["shippingAddress"], body["expectedGrandTotal"] = address, summary.Text("grandTotal")
		return guest.Once().Post("/customer/checkout", body)
	}
	american := object{"streetLine1": "1 Main Street", "city": "San Francisco", "stateProvince": "CA", "postalCode": "94107", "countryCode": "US"}

	It("may contain a single name in an account, a profile, an address and an order", func() {
		mia := shop.Storefront.Once().Post("/customer/user", object{"email": "sukarno@example.com", "password": "seven slow kettles", "firstName": "Sukarno", "acceptTerms": true}).OK()
		Expect([]string{mia.Text("customer.firstName"), mia.Text("customer.lastName")}).To(Equal([]string{"Sukarno", ""}))
		buyer := shop.Storefront.Bearer(mia.Text("accessToken"))
		changed := buyer.Patch("/customer/user", object{"firstName": "", "lastName": "Özil"}).OK()
		Expect([]string{changed.Text("firstName"), changed.Text("lastName")}).To(Equal([]string{"", "Özil"}))
		Expect(at(buyer.Patch("/customer/user", object{"lastName": " "}))).To(Equal([]string{"/lastName"}))
		Expect(at(shop.Storefront.Once().Post("/customer/user", object{"email": "nobody@example.com", "password": "seven slow kettles", "acceptTerms": true}))).To(Equal([]string{"/lastName"}))
		saved := buyer.Once().Post("/customer/user-address", with(object{"firstName": nil, "lastName": "Özil"})).OK()
		Expect(saved.Text("firstName")).To(BeEmpty())
		made := shop.Admin.Once().Post("/admin/customer", object{"email": "suharto@example.com", "lastName": "Suharto", "address": with(object{"firstName": "Suharto", "lastName": nil})}).OK()
		Expect(made.Text("defaultAddress.firstName")).To(Equal("Suharto"))
		order := buy(with(object{"firstName": nil, "lastName": "Özil"})).OK()
		details := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order.ID("orderId"))).OK()
		Expect(details.Text("customer.name")).To(Equal("Özil"))
		Expect(at(buy(with(object{"firstName": nil, "lastName": nil})))).To(Equal([]string{"/shippingAddress/lastName"}))
	})

	It("contains phone numbers as entered and in dialable form", func() {
		phone := func(a *apitest.Answer, in string) []any {
			GinkgoHelper()
			return []any{a.At(in + "phoneNumber"), a.At(in + "phone.entered"), a.At(in + "phone.e164"), a.At(in + "phone.extension")}
		}
		want := []any{"+1 212-555-0142", "(212) 555-0142 ext. 9", "+12125550142", "9"}
		address := with(american)
		address["phoneNumber"] = "\u00a0(212)\u00a0555\u20110142 ext. 9 "
		order := buy(address).OK()
		Expect(phone(shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order.ID("orderId"))).OK(), "shippingAddress.")).To(Equal(want))
		Expect(phone(shop.AppToken("order:read").Get(fmt.Sprint("/order?orderId=", order.ID("orderId"))).OK(), "shippingAddress.")).To(Equal(want))

		token := shop.Storefront.Once().Post("/customer/user", object{"email": "phones@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true,
			"phoneNumber": "030 5550142"}).OK().Text("accessToken")
		mia := shop.Storefront.Bearer(token)
		Expect(phone(mia.Get("/customer/user/me").OK(), "")).To(Equal([]any{"030 5550142", "030 5550142", "+49305550142", nil}), "the store's country")
		Expect(phone(mia.Once().Post("/customer/user-address", address).OK(), "")).To(Equal(want))
		changed := mia.Patch("/customer/user", object{"phoneNumber": "(212) 555-0142 ext. 9"}).OK()
		Expect(phone(changed, "")).To(Equal(want), "the country of the default address")
		again := mia.Patch("/customer/user", object{"phoneNumber": changed.At("phone.entered")}).OK()
		Expect(phone(again, "")).To(Equal(want))
		Expect(at(mia.Patch("/customer/user", object{"phoneNumber": "call me"}))).To(Equal([]string{"/phoneNumber"}))
		address["phoneNumber"] = "call me"
		Expect(at(buy(address))).To(Equal([]string{"/shippingAddress/phoneNumber"}))
		Expect(mia.Patch("/customer/user", object{"phoneNumber": nil}).OK().At("phone")).To(BeNil())
	})

	It("may contain the state in any common form, such as California for CA, and taxes use the code", func() {
		rate := object{"countryCode": "US", "stateProvince": "California", "rate": "10", "name": "Sales tax"}
		shop.Admin.Patch("/admin/product/tax-class", object{"taxClassId": shop.TaxClassID, "rates": []any{rate}}).OK()
		for _, state := range []string{"CA", "ca", "California", "Kalifornien", "US-CA"} {
			summary := shop.Guest(shop.White, 1).Get("/customer/cart/summary?countryCode=US&postalCode=94107&stateProvince=" + url.QueryEscape(state)).OK()
			Expect(summary.Text("taxTotal")).NotTo(Equal("0.00"), state)
			address := with(american)
			address["stateProvince"] = state
			order := buy(address).OK()
			placed := shop.Admin.Get(fmt.Sprint("/admin/order/details?orderId=", order.ID("orderId"))).OK()
			Expect(placed.Text("shippingAddress.stateProvince")).To(Equal("CA"), state)
			Expect(placed.Text("taxTotal")).To(Equal("5.39"), state)
		}
		address := with(american)
		address["stateProvince"] = "Narnia"
		Expect(at(buy(address))).To(Equal([]string{"/shippingAddress/stateProvince"}))
	})

	It("must contain the fields that the country requires, and may omit others such as the city", func() {
		Expect(at(buy(with(object{"countryCode": "US", "stateProvince": "", "postalCode": ""})))).To(Equal([]string{"/shippingAddress/stateProvince", "/shippingAddress/postalCode"}))
		Expect(at(buy(with(object{"postalCode": ""})))).To(Equal([]string{"/shippingAddress/postalCode"}))
		buy(with(object{"countryCode": "SG", "city": nil, "stateProvince": nil, "postalCode": "546080"})).OK()
		buy(with(object{"countryCode": "HK", "city": "", "stateProvince": "Kowloon", "postalCode": nil})).OK()
		mia := shop.Storefront.Bearer(shop.Storefront.Once().Post("/customer/user", object{"email": "places@example.com", "password": "seven slow kettles", "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
		Expect(at(mia.Once().Post("/customer/user-address", with(object{"postalCode": nil})))).To(Equal([]string{"/postalCode"}))
		saved := mia.Once().Post("/customer/user-address", with(object{})).OK().ID("customerAddressId")
		Expect(at(mia.Patch("/customer/user-address", object{"customerAddressId": saved, "city": ""}))).To(Equal([]string{"/city"}))
	})

	It("must contain a valid e-mail address, whose spellings all identify one account", func() {
		for _, text := range []string{"<x@example.com>", "x@example..com", "x\u200b@example.com", "\"x y\"@example.com", " x@example.com", "x@example.com\u00a0"} {
			for _, refused := range []*apitest.Answer{
				shop.Storefront.Once().Post("/customer/user", object{"email": text, "password": "seven slow kettles", "firstName": "Mia", "acceptTerms": true}),
				shop.Guest(shop.White, 1).Patch("/customer/cart", object{"email": text}),
				shop.Admin.Once().Post("/admin/customer", object{"email": text, "firstName": "Mia"}),
				shop.Admin.Patch("/admin/store/settings", object{"supportEmail": text}),
			} {
				Expect(refused.Is(http.StatusBadRequest).Refused(domain.InvalidRequest).Errors[0].Code).To(BeElementOf("wrong_format", "wrong_pattern"), text)
			}
		}
		made := shop.Admin.Once().Post("/admin/customer", object{"email": "andr\u00e9@M\u00dcNCHEN.example", "firstName": "Andr\u00e9"}).OK()
		Expect(made.Text("email")).To(Equal("andr\u00e9@m\u00fcnchen.example"))
		for _, twin := range []string{"andre\u0301@m\u00fcnchen.example", "ANDR\u00c9@xn--mnchen-3ya.example"} {
			shop.Admin.Once().Post("/admin/customer", object{"email": twin, "firstName": "Andr\u00e9"}).Is(http.StatusConflict)
		}
	})
})
