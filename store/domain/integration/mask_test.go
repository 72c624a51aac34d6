package integration_test

import (
	"bytes"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/integration"
)

var _ = Describe("The log of a call", func() {
	secrets := []string{"hunter2hunter2", "4242424242424242", "4242 4242 4242 4242", "sk_live_51HabcdefGhiJKLmno", "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcDEF123", "whsec_c2VjcmV0c2VjcmV0"}

	DescribeTable("hides the secrets, and nothing else, in", func(text, kept string) {
		masked := integration.MaskText(text, []string{"the-known-credential-77"})
		if kept != "" {
			Expect(masked).To(Equal(kept))
		}
		for _, s := range append(secrets, "the-known-credential-77") {
			Expect(masked).NotTo(ContainSubstring(s))
		}
		Expect(integration.MaskText(masked, nil)).To(Equal(masked), "masked twice is the same")
	},
		Entry("JSON", `{"amount":"10.00","password":"hunter2hunter2","key":"payment-17"}`, `{"amount":"10.00","password":"••••","key":"payment-17"}`),
		Entry("truncated JSON", `{"client_secret": "hunter2hunter2`, ""),
		Entry("a JSON object", `{"credentials":{"a":"hunter2hunter2","b":[1,{"c":"}hunter2hunter2"}]},"ok":true}`, `{"credentials":"••••","ok":true}`),
		Entry("a JSON number", `{"pin": 1234, "n": 5}`, `{"pin": "••••", "n": 5}`),
		Entry("JSON with nulls and empty strings", `{"token":null,"secret":""}`, `{"token":null,"secret":""}`),
		Entry("JSON in JSON", `{"body":"{\"apiKey\":\"hunter2hunter2\",\"x\":1}"}`, ""),
		Entry("a JSON string with a quotation mark", `{"password":"a\"hunter2hunter2","x":1}`, ""),
		Entry("names in camel case", `{"cardNumber":"4242424242424242","newPassword":"hunter2hunter2"}`, ""),
		Entry("a form", `amount=11079&card[number]=4242424242424242&card[cvc]=123&client_secret=hunter2hunter2`, ""),
		Entry("an escaped form", `card%5Bcvc%5D=123&api_key=hunter2hunter2`, `card%5Bcvc%5D=••••&api_key=••••`),
		Entry("a URL with a user and a query", `https://user:hunter2hunter2@pay.example/v1?access_token=hunter2hunter2&page=2`, ""),
		Entry("a URL with a port", `http://127.0.0.1:44013/fetch?key=payment-17`, `http://127.0.0.1:44013/fetch?key=payment-17`),
		Entry("XML", `<auth><Password type="x">hunter2hunter2</Password><name>Mia</name></auth>`, ""),
		Entry("a card number in a sentence", `card 4242 4242 4242 4242 declined`, `card ••••4242 declined`),
		Entry("a card number among digits", `ref 00004242424242424242000`, ""),
		Entry("digits that are not a card number", `order 1234567890123, 2026-11-22 09:15:32`, `order 1234567890123, 2026-11-22 09:15:32`),
		Entry("a key in a sentence", `Invalid API Key provided: sk_live_51HabcdefGhiJKLmno`, ""),
		Entry("tokens in a sentence", `Bearer hunter2hunter2 and eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcDEF123`, ""),
		Entry("a signing secret in a sentence", `secret is whsec_c2VjcmV0c2VjcmV0`, ""),
		Entry("a known secret in a sentence", `it is the-known-credential-77, is it not?`, `it is ••••l-77, is it not?`),
	)

	It("shows headers that contain no credentials", func() {
		Expect(integration.MaskHeader("Authorization", "Bearer hunter2hunter2hunter2hunter2")).To(Equal("Bearer ••••ter2"))
		Expect(integration.MaskHeader("X-Api-Key", "hunter2hunter2")).To(Equal("••••"))
		Expect(integration.MaskHeader("Set-Cookie", "session=hunter2hunter2; Path=/")).NotTo(ContainSubstring("hunter2"))
		Expect(integration.MaskHeader("Idempotency-Key", "payment-17")).To(Equal("payment-17"))
		Expect(integration.MaskHeader("Content-Type", "application/json")).To(Equal("application/json"))
	})

	It("is truncated at 64 KB, never inside a secret", func() {
		for pad := integration.MaxBody - 40; pad < integration.MaxBody+20; pad++ {
			raw := append(bytes.Repeat([]byte("x"), pad), []byte(` 4242424242424242 {"password":"hunter2hunter2"} `+strings.Repeat("y", 2000))...)
			text, truncated := integration.Body(raw, nil)
			Expect(len(*text)).To(BeNumerically("<=", integration.MaxBody))
			Expect(truncated).To(BeTrue())
			Expect(*text).NotTo(MatchRegexp(`4242424|hunter`))
		}
	})

	It("can be stored whatever its content", func() {
		l := integration.IntegrationLog{}
		l.Say(integration.Said{Method: "POST", URL: "https://pay.example/\x00?token=hunter2hunter2", Status: 9999, ErrorMessage: "a\x00b\xff " + strings.Repeat("ö", 3000),
			RequestHeaders: map[string][]string{"X\xff": {"a\x00"}}, RequestBody: bytes.Repeat([]byte{0xff, 0, 1}, 1000), ResponseBody: []byte("ok\x00")})
		Expect(l.RequestURL).NotTo(Or(ContainSubstring("\x00"), ContainSubstring("hunter")))
		Expect([]rune(l.ErrorMessage)).To(HaveLen(2000))
		Expect(*l.RequestBody).To(Equal("(binary)"))
		Expect(*l.ResponseBody).To(Equal("ok\uFFFD"))
		Expect(l.ResponseStatus).To(BeNil())
	})

	It("is masked quickly, whatever its content", func() {
		for _, hostile := range []string{strings.Repeat(`{"password":`, 6000), strings.Repeat("4", 68<<10), strings.Repeat("4 ", 34<<10), strings.Repeat(`\"a\":\"`, 9000),
			strings.Repeat("a=", 34<<10), strings.Repeat("<a ", 22000), strings.Repeat(`"`, 68<<10), strings.Repeat("[", 68<<10), strings.Repeat(`"token":[`, 7000)} {
			begun := time.Now()
			integration.MaskText(hostile, nil)
			Expect(time.Since(begun)).To(BeNumerically("<", time.Second), "%.20q", hostile)
		}
	})
})
