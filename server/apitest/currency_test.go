package apitest_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// The specs make the same sale in a currency without decimals and in one with three decimals. The amounts with three
// decimals are the amounts without decimals divided by 1,000, so both are rounded at the same digit.
var _ = Describe("A currency's decimal places", func() {
	DescribeTable("apply to every amount, from the cart to the event, in a currency with", func(ctx SpecContext, code string, digits int) {
		world := apitest.Start(ctx)
		shop := world.Shop(strings.ToLower(code))
		money := func(units int) string { // formats a number of the currency's smallest units
			if digits == 0 {
				return fmt.Sprint(units)
			}
			return fmt.Sprintf("%d.%03d", units/1000, units%1000)
		}
		wrong := money(1000) + map[int]string{0: ".5", 3: "5"}[digits] // one digit too many

		By("the catalog")
		shop.Admin.Patch("/admin/store/settings", object{"currencyCodes": []string{"EUR", code}, "defaultCurrencyCode": code, "captureMode": "MANUAL"}).OK()
		price := func(amount string) *apitest.Answer {
			return shop.Admin.Once().Put("/admin/price", object{"prices": []any{object{"variantId": shop.White, "currencyCode": code, "amount": amount}}})
		}
		price(wrong).Is(http.StatusUnprocessableEntity)
		price(money(1999)).OK()
		method := func(amount string) *apitest.Answer {
			return shop.Admin.Post("/admin/shipping-method", object{
				"name": "Express", "price": amount, "currencyCode": code, "taxIncluded": false, "estimatedMaxDays": 3, "countryCodes": []string{"DE"}, "isActive": true,
			})
		}
		method(wrong).Is(http.StatusUnprocessableEntity)
		shop.ShippingMethodID = method(money(490)).OK().ID("shippingMethodId")

		By("cart and checkout: 3 × 1,999 with 19 % tax on items and shipping, each rounded once")
		receiver := apitest.NewReceiver()
		shop.Admin.Once().Post("/admin/webhook-endpoint", object{"url": receiver.URL}).OK()
		guest := shop.Guest(shop.White, 3)
		request := guest.Checkout("pm_card_visa")
		Expect(request["expectedGrandTotal"]).To(Equal(money(5997 + 1139 + 490 + 93)))
		bought := guest.Once().Post("/customer/checkout", request).OK().ID("orderId")
		order := func() *apitest.Answer {
			return shop.Admin.Get(fmt.Sprintf("/admin/order/details?orderId=%d", bought)).OK()
		}
		show := func(at ...string) (out []string) {
			a := order()
			for _, path := range at {
				out = append(out, a.Text(path))
			}
			return out
		}
		Expect(show("currencyCode", "subtotal", "shippingTotal", "taxTotal", "grandTotal", "items.0.lineTax", "balance.authorized")).To(Equal(
			[]string{code, money(5997), money(490), money(1139 + 93), money(7719), money(1139), money(7719)}))

		By("partial captures")
		capture := func(amount string) *apitest.Answer {
			return shop.Admin.Once().Post("/admin/order/capture", object{"orderId": bought, "amount": amount})
		}
		capture(wrong).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		capture(money(1)).OK()
		capture(money(1000)).OK()
		capture(money(6719)).Is(http.StatusUnprocessableEntity)
		capture(money(6718)).OK()
		Expect(show("balance.captured", "balance.due", "paymentStatus")).To(Equal([]string{money(7719), money(0), "PAID"}))

		By("refunds, whose units add up to the line")
		line := order().Text("items.0.lineItemId")
		refund := func(body object) *apitest.Answer {
			body["orderId"], body["reason"] = bought, "GOODWILL"
			return shop.Admin.Once().Post("/admin/order/refund", body)
		}
		for _, body := range []object{{"amount": wrong}, {"shippingAmount": wrong}, {"lines": []any{object{"lineItemId": line, "amount": wrong}}}} {
			refund(body).Is(http.StatusUnprocessableEntity).Refused(domain.InvalidValue)
		}
		unit := object{"lines": []any{object{"lineItemId": line, "quantity": 1}}}
		var taxes []string
		for range 3 {
			r := refund(with(unit, "note", "one")).OK()
			Expect(r.Text("subtotal")).To(Equal(money(1999)))
			taxes = append(taxes, r.Text("taxTotal"))
		}
		Expect(taxes).To(Equal([]string{money(380), money(379), money(380)}))
		Expect(refund(object{}).OK().Text("amount")).To(Equal(money(583)), "the shipping")
		Expect(show("balance.refunded", "balance.refundable", "paymentStatus")).To(Equal([]string{money(7719), money(0), "REFUNDED"}))

		By("the gateway's ledger")
		taken := charges(ctx, world)
		Expect(taken).To(HaveLen(1))
		Expect([]string{string(taken[0].Currency), taken[0].Captured.Fixed(digits), taken[0].Refunded.Fixed(digits)}).To(Equal([]string{code, money(7719), money(7719)}))

		By("every amount of every response and event")
		figures := 0
		amount := regexp.MustCompile(map[int]string{0: `^\d+$`, 3: `^\d+\.\d{3}$`}[digits])
		var look func(at string, v any)
		look = func(at string, v any) {
			switch x := v.(type) {
			case map[string]any:
				for name, m := range x {
					look(name, m)
				}
			case []any:
				for _, m := range x {
					look(at, m)
				}
			case string:
				if monetary.MatchString(at) {
					figures++
					Expect(x).To(MatchRegexp(amount.String()), at)
				}
			}
		}
		both := func(raw []byte) {
			GinkgoHelper()
			var v any
			Expect(json.Unmarshal(raw, &v)).To(Succeed())
			look("", v)
		}
		for _, path := range []string{"order/details?orderId=%d", "order/summary?orderId=%d"} {
			both(shop.Admin.Get("/admin/" + fmt.Sprintf(path, bought)).OK().Body)
		}
		for _, path := range []string{"/admin/order/paged", "/admin/refund/paged", "/admin/order/item/summary"} {
			both(shop.Admin.Get(path).OK().Body)
		}
		both(guest.Get("/customer/cart/summary").Body)
		Eventually(func() string {
			return shop.Admin.Get("/admin/webhook-delivery/paged?status=PENDING").OK().Text("totalCount")
		}).Should(Equal("0"))
		events := receiver.Deliveries()
		Expect(len(events)).To(BeNumerically(">=", 10))
		for _, d := range events {
			both([]byte(d.Body))
		}
		Expect(figures).To(BeNumerically(">", 150))
		lines := strings.Split(string(shop.Admin.Get("/admin/order/export?format=csv").OK().Body), "\n")
		Expect(lines[1]).To(ContainSubstring(money(7719)))
	},
		Entry("no decimals", "JPY", 0),
		Entry("three decimals", "KWD", 3))
})

// monetary matches the names of fields that contain amounts of money.
var monetary = regexp.MustCompile(`(?i)(amount|total|subtotal|price|lineTax|lineDiscount|authorized|captured|refunded|refundable|due)$`)
