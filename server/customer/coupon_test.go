package customer_test

import (
	"fmt"
	"net/http"
	"regexp"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/store/domain"
)

// requestID matches the request id, the only part that differs in every response.
var requestID = regexp.MustCompile(`"requestId":"[^"]*"`)

var _ = Describe("POST /customer/cart/coupon", Ordered, func() {
	var w *apitest.World
	var shop *apitest.Shop
	var mine apitest.Guest

	BeforeAll(func(ctx SpecContext) {
		w = apitest.Start(ctx)
		shop = w.Shop("one")
		mine = shop.Guest(shop.White, 2)
	})

	coupon := func(code string, terms map[string]any) {
		GinkgoHelper()
		body := map[string]any{"code": code, "status": "ACTIVE", "discountType": "PERCENTAGE", "value": "10"}
		for name, v := range terms {
			body[name] = v
		}
		shop.Admin.Post("/admin/coupon", body).OK()
	}
	try := func(c apitest.Client, code string) *apitest.Answer {
		return c.Post("/customer/cart/coupon", map[string]any{"code": code})
	}
	// neutral returns the body of a response without the request id.
	neutral := func(a *apitest.Answer) string {
		return fmt.Sprint(a.Status, a.Header.Get("Content-Type"), requestID.ReplaceAllString(string(a.Body), ""))
	}

	It("treats a coupon that the caller may not use like an unknown code", func() {
		past, future := "2020-01-01T00:00:00.000Z", w.Clock.Now().Add(48*time.Hour).Format("2006-01-02T15:04:05.000Z")
		customer := shop.Admin.Post("/admin/customer", map[string]any{"email": "jonas@example.com", "firstName": "Jonas", "lastName": "Brandt"}).OK().ID("storeCustomerId")
		kind := shop.Admin.Post("/admin/account-type", map[string]any{"name": "Trade", "code": "trade"}).OK().ID("accountTypeId")
		coupon("DRAFT", map[string]any{"status": "DRAFT"})
		coupon("ENDED", map[string]any{"endsOn": past})
		coupon("SOON", map[string]any{"startsOn": future})
		coupon("AUTO", map[string]any{"isAutomatic": true, "appliesTo": "PRODUCTS", "productIds": []any{shop.ProductID}, "minQuantity": 90})
		coupon("JONAS", map[string]any{"storeCustomerIds": []any{customer}})
		coupon("TRADE", map[string]any{"accountTypeIds": []any{kind}})
		coupon("ONCE", map[string]any{"usageLimit": 1, "combinesWith": []string{"ORDER"}})
		first := shop.Guest(shop.Black, 1)
		try(first.Client, "ONCE").OK()
		first.Once().Post("/customer/checkout", first.Checkout("pm_card_visa")).OK()

		unknown := try(mine.Client, "NO-SUCH-THING").Is(http.StatusUnprocessableEntity)
		unknown.Refused(domain.CouponNotApplicable)
		for i, code := range []string{"DRAFT", "ENDED", "SOON", "AUTO", "JONAS", "TRADE", "ONCE"} {
			by := shop.Guest(shop.White, 1).From(fmt.Sprintf("198.51.100.%d", i))
			Expect(neutral(try(by, code))).To(Equal(neutral(unknown)), code)
			By("not with a stale version of the cart")
			stale := func(code string) string {
				return neutral(by.Post("/customer/cart/coupon", map[string]any{"code": code, "version": 99}).Is(http.StatusConflict))
			}
			Expect(stale(code)).To(Equal(stale("NO-SUCH-THING")), code)
		}
		By("not with a full cart")
		full := shop.Guest(shop.White, 1).From("198.51.100.77")
		for i := range 10 {
			code := fmt.Sprintf("STACKED-%d", i)
			coupon(code, map[string]any{"value": "1", "combinesWith": []string{"ORDER"}})
			try(full, code).OK()
		}
		Expect(neutral(try(full, "ENDED"))).To(Equal(neutral(unknown)))
	})

	It("names the unmet condition of a coupon that belongs to the caller", func() {
		coupon("BIG", map[string]any{"minSubtotal": "500.00", "currencyCode": "EUR"})
		Expect(try(shop.Guest(shop.White, 1).Client, "BIG").Refused(domain.CouponNotApplicable).Detail).To(ContainSubstring("500.00"))
	})

	It("returns the unmet condition as data in the refusal, in the cart's problem and in the refused checkout", func() {
		coupon("NEARLY", map[string]any{"minSubtotal": "110.50", "currencyCode": "EUR"})
		coupon("FIVE", map[string]any{"minQuantity": 5, "appliesTo": "PRODUCTS", "productIds": []any{shop.ProductID}})
		guest := shop.Guest(shop.White, 2)
		reason := func(a *apitest.Answer, at string) []any {
			return []any{a.At(at + "code"), a.At(at + "reason"), a.At(at + "isForAllItems"), a.At(at + "currencyCode"), a.At(at + "minSubtotal"), a.At(at + "missingSubtotal"), a.At(at + "minQuantity"), a.At(at + "missingQuantity")}
		}
		missing := []any{"NEARLY", "min_subtotal", true, "EUR", "110.50", "12.50", nil, nil}
		Expect(reason(try(guest.Client, "nearly").Is(http.StatusUnprocessableEntity), "coupon.")).To(Equal(missing))
		five := try(guest.Client, "FIVE").Is(http.StatusUnprocessableEntity)
		Expect([]any{five.Text("coupon.reason"), five.At("coupon.isForAllItems"), five.ID("coupon.minQuantity"), five.ID("coupon.missingQuantity")}).To(Equal([]any{"min_quantity", false, int64(5), int64(3)}))
		Expect(try(guest.Client, "NOSUCH").Refused(domain.CouponNotApplicable).Coupon).To(BeNil(), "an unknown code has no terms")

		item := guest.Get("/customer/cart/summary").OK().ID("items.0.cartItemId")
		units := func(n int) *apitest.Answer {
			return guest.Patch("/customer/cart/item", map[string]any{"cartItemId": item, "quantity": n}).OK()
		}
		units(3)
		Expect(try(guest.Client, "NEARLY").OK().At("problems")).To(BeEmpty())
		fewer := units(2)
		Expect(fewer.Text("problems.0.code")).To(Equal("coupon_not_applicable"))
		Expect(reason(fewer, "problems.0.coupon.")).To(Equal(missing))
		Expect(reason(guest.Once().Post("/customer/checkout", guest.Checkout("pm_card_visa")).Is(http.StatusUnprocessableEntity), "coupon.")).To(Equal(missing))
	})

	It("limits failed codes per cart and per network address", func() {
		guesses := func(times int, by func(i int) apitest.Client) (answered int) {
			for i := range times {
				a := try(by(i), fmt.Sprintf("GUESS-%d", i))
				if a.Status == http.StatusTooManyRequests {
					a.Refused(domain.RateLimited)
					continue
				}
				a.Refused(domain.CouponNotApplicable)
				answered++
			}
			return answered
		}
		one := shop.Guest(shop.White, 1)
		Expect(guesses(20, func(i int) apitest.Client { return one.From(fmt.Sprintf("203.0.113.%d", i)) })).To(Equal(10), "with one cart")
		strangers := make([]apitest.Client, 50)
		for i := range strangers {
			strangers[i] = shop.Guest(shop.White, 1).From(fmt.Sprintf("2001:db8:7:7::%x", i))
		}
		Expect(guesses(50, func(i int) apitest.Client { return strangers[i] })).To(BeNumerically("~", 31, 1), "from one network: 30 at once, and one more after each 20 seconds")

		By("without counting valid codes")
		coupon("GOOD", nil)
		honest := shop.Guest(shop.White, 1).From("203.0.113.200")
		for range 15 {
			try(honest, "GOOD").OK()
			honest.Delete("/customer/cart/coupon?code=GOOD").OK()
		}
		By("until some time has passed")
		try(one.From("203.0.113.99"), "GOOD").Is(http.StatusTooManyRequests)
		w.Clock.Advance(61 * time.Second)
		try(one.From("203.0.113.99"), "GOOD").OK()
	})
})
