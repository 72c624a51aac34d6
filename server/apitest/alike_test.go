package apitest_test

import (
	"fmt"
	"net/http"
	"regexp"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
)

// own matches the part of a response that is unique to its request.
var own = regexp.MustCompile(`"requestId":"[^"]*"`)

// Requests that name an address get the same response whether the address is known or not. The specs
// of the commands compare the SQL statements and the hashing work.
var _ = Describe("E-mail addresses with and without an account", Ordered, func() {
	type object = map[string]any
	const known, unknown, password = "mia.keller@example.com", "nobody.known@example.com", "seven slow kettles"
	var w *apitest.World
	var shop *apitest.Shop
	var me apitest.Client

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("one")
		signUp := func(email string) apitest.Client {
			return shop.Storefront.Bearer(shop.Storefront.Post("/customer/user", object{"email": email, "password": password, "firstName": "Mia", "lastName": "Keller", "acceptTerms": true}).OK().Text("accessToken"))
		}
		signUp(known)
		me = signUp("tom.berg@example.com")
	})

	// asked returns the status, headers and body of the response to a request about an address, as one text.
	asked := func(send func(from apitest.Client, email string) *apitest.Answer, client apitest.Client, email string, i int) string {
		GinkgoHelper()
		w.Clock.Advance(15 * time.Minute) // far enough apart that no rate limit applies
		a := send(client.From(fmt.Sprintf("198.51.100.%d", i)), email)
		Expect(a.Status).NotTo(Equal(http.StatusTooManyRequests))
		return fmt.Sprint(a.Status, a.Header.Get("Content-Type"), a.Header.Values("WWW-Authenticate"), own.ReplaceAllString(string(a.Body), ""))
	}

	It("get the same response when a customer chooses them as a new address", func() {
		change := func(email string) string {
			a := me.Post("/customer/user/email-change", object{"newEmail": email, "currentPassword": password}).OK()
			return fmt.Sprint(a.Status, string(a.Body))
		}
		Expect(change(unknown)).To(Equal(change(known)))
	})

	DescribeTable("get the same response", func(client func() apitest.Client, known, unknown string, send func(from apitest.Client, email string) *apitest.Answer) {
		for i := range 3 {
			Expect(asked(send, client(), unknown, i+100)).To(Equal(asked(send, client(), known, i)))
		}
	},
		Entry("when an administrator logs in with a wrong password", func() apitest.Client { return w.Client() }, apitest.AdminEmail, unknown, func(c apitest.Client, email string) *apitest.Answer {
			return c.Post("/admin/login", object{"email": email, "password": "not the password"}).Is(http.StatusUnauthorized)
		}),
		Entry("when a customer logs in with a wrong password", func() apitest.Client { return shop.Storefront }, known, unknown, func(c apitest.Client, email string) *apitest.Answer {
			return c.Post("/customer/store/login", object{"email": email, "password": "not the password"}).Is(http.StatusUnauthorized)
		}),
		Entry("when a reset link is requested", func() apitest.Client { return shop.Storefront }, known, unknown, func(c apitest.Client, email string) *apitest.Answer {
			return c.Post("/customer/user/forgot-password", object{"email": email}).OK()
		}),
		Entry("when a pin is requested", func() apitest.Client { return shop.Storefront }, known, unknown, func(c apitest.Client, email string) *apitest.Answer {
			return c.Post("/customer/user/resend-verify-email-pin", object{"email": email}).OK()
		}),
		Entry("when a wrong pin is entered", func() apitest.Client { return shop.Storefront }, known, unknown, func(c apitest.Client, email string) *apitest.Answer {
			return c.Post("/customer/user/verify-email", object{"email": email, "pin": "000000"}).Is(http.StatusUnprocessableEntity)
		}))

})
